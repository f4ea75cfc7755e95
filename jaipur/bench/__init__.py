"""Measurements of the engine, and the plain implementation it is measured against."""
