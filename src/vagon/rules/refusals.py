"""Why an action is refused."""
class Refused(ValueError):
    pass
def refusal(s, action):
    return Refused(str(action))
