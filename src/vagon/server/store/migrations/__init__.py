"""Alembic's steps from schema to schema."""
