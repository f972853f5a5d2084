"""Environments for researchers: PettingZoo, Gymnasium, OpenSpiel, and many games stepped at once.

    vagon.env.pettingzoo   europe_v0, germany_v0: all seats, one agent each
    vagon.env.gymnasium    one seat against bots
    vagon.env.vector       many games in one call, into the caller's arrays
    vagon.env.openspiel    for OpenSpiel's algorithms

docs/environments.md tells what actions, observations and rewards mean.
"""
