"""What the server says over HTTP."""
