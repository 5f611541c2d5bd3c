"""A vendor's receiver with nothing but Python's standard library. Start it with: python3 receiver.py"""

import hashlib
import hmac
import json
import os
import sys
from collections import defaultdict
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Lock
from urllib.error import HTTPError
from urllib.request import Request, urlopen

API = os.environ["MARKETPLACE_URL"] + "/api"
# Stands for your database: a folder with a file for each tenant, named by its subscription.
TENANTS = Path(os.environ.get("DATABASE", "tenants"))
locks = defaultdict(Lock)


def call(method, path, body=None):
    """Calls the marketplace, and returns what it answers."""
    headers = {"CMW-Auth-Token": os.environ["MARKETPLACE_TOKEN"], "Content-Type": "application/json"}
    request = Request(API + path, body and json.dumps(body).encode(), headers, method=method)
    with urlopen(request, timeout=4) as response:
        return json.loads(response.read() or "null")


def reconcile(number):
    """Reads the subscription, and makes or removes its tenant. Safe to do twice."""
    path, tenant = f"/subscription/{number}", TENANTS / str(number)
    subscription = call("GET", path)
    status = subscription["deploymentStatus"]
    if status == "PENDING" and (subscription["paid"] or subscription["type"] == "TRIAL"):
        tenant.touch()
        call("POST", path + "/endpoints", [{"category": "APP", "endpoint": f"https://tenant-{number}.example"}])
        call("PATCH", path, {"deploymentStatus": "DEPLOYED"})
    elif status in ("UNDEPLOY_SENT", "UNDEPLOYED"):
        tenant.unlink(missing_ok=True)
        if status == "UNDEPLOY_SENT":
            call("PATCH", path, {"deploymentStatus": "UNDEPLOYED"})


def take_event(body, given):
    """Takes an event, and returns the status: 204 when all is done. After anything else it is sent again."""
    expected = "sha1=" + hmac.new(os.environ["EVENT_SECRET"].encode(), body, hashlib.sha1).hexdigest()
    if not hmac.compare_digest(expected.encode(), given.encode()):
        return 401
    try:
        event = json.loads(body)
        number = int(event["id"]) if event["entity"] == "Subscription" else None
    except (ValueError, KeyError, TypeError):
        number = None
    if number is None:
        return 204  # Nothing that this application knows.
    try:
        with locks[number]:
            reconcile(number)
    except Exception as error:
        if not isinstance(error, HTTPError) or error.code != 404:  # 404: there is no such subscription.
            print(f"subscription {number}: {type(error).__name__}", file=sys.stderr)
            return 503
    return 204


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(min(int(self.headers.get("Content-Length") or 0), 65536))
        self.answer(take_event(body, self.headers.get("CMW-Event-Signature", "")))

    def do_GET(self):
        number = self.headers.get("CD-Subscription-Id", "")
        known = number.isdigit() and (TENANTS / number).exists()
        allowed = self.headers.get("X-Metric-Key", "") == os.environ.get("METRIC_KEY", "")
        if self.path == "/metric/users" and known and allowed:
            self.answer(200, {"value": 3})
        elif self.path == "/tenants":  # For certify alone.
            self.answer(200, [{"subscription": int(file.name), "id": file.name} for file in TENANTS.iterdir()])
        else:
            self.answer(404)

    def answer(self, status, value=None):
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.end_headers()
        self.wfile.write(b"" if value is None else json.dumps(value).encode())

    def log_message(self, *_):
        pass


TENANTS.mkdir(parents=True, exist_ok=True)
ThreadingHTTPServer((os.environ.get("HOST", "127.0.0.1"), int(os.environ.get("PORT", "3000"))), Receiver).serve_forever()
