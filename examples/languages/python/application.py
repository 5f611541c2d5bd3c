"""Stands for your application: replace it. Here a tenant is a file in a folder, and each has three users."""

from collections import defaultdict
from os import environ, listdir
from pathlib import Path
from threading import Lock

FOLDER = Path(environ["DATABASE"])
FOLDER.mkdir(parents=True, exist_ok=True)
locks = defaultdict(Lock)


def create_tenant(number):
    """Returns the tenant's address. It is safe to do twice."""
    (FOLDER / str(number)).touch()
    return f"https://tenant-{number}.example"


def remove_tenant(number):
    (FOLDER / str(number)).unlink(missing_ok=True)


def lock_tenant(number):
    """Lets one thread at a time work on a tenant. With several processes, lock in your database instead."""
    return locks[number]


def count_users(number):
    """Returns None if there is no such tenant."""
    return 3 if number in listdir(FOLDER) else None


def list_tenants():
    """Is needed by certify only."""
    return [{"subscription": int(name), "id": name} for name in listdir(FOLDER)]
