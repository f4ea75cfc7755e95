"""What those who write the notebooks use: one canonical form, navigation, JupyterLab in a browser.

Nothing is imported here, so that ``jaipur.authoring.navigation`` needs the standard library alone;
running notebooks needs the ``lab`` extra, and a browser the ``browser`` extra.
"""
