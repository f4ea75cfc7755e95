"""The same rounds in other people's tools, each an extra of that name.

jaipur.adapters.openspiel    the game `python_jaipur`, and the kit's players as bots
jaipur.adapters.pettingzoo   `env`, for two agents in turn
jaipur.adapters.gymnasium    `Jaipur-v0`, for one agent against a player of the kit

The rules are those of the engine; what is here numbers its actions (`flat`, `micro`), writes down
what a player knows (`encoding`, `recall`), and draws chance when it is needed (`lazy`).
"""
