"""A vendor's receiver with nothing but Python's standard library. Start it with: python3 receiver.py"""

import hashlib
import hmac
import json
import sys
from collections import defaultdict
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from os import environ
from pathlib import Path
from threading import Lock
from urllib.error import HTTPError
from urllib.request import Request, urlopen

TENANTS = Path(environ["DATABASE"])  # Stands for your database: a folder with one file per tenant.
locks = defaultdict(Lock)


def call(method, path, body=None):
    """Calls the marketplace, and returns its answer."""
    headers = {"CMW-Auth-Token": environ["MARKETPLACE_TOKEN"], "Content-Type": "application/json"}
    data = json.dumps(body).encode() if body else None
    request = Request(environ["MARKETPLACE_URL"] + "/api" + path, data, headers, method=method)
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


def is_same(known, given):
    """Compares in a time that does not tell how much of a guess is right."""
    return hmac.compare_digest(known.encode(), given.encode())


def take_event(body, given):
    """Returns the status of the answer. The marketplace repeats the event until it is 204."""
    expected = "sha1=" + hmac.new(environ["EVENT_SECRET"].encode(), body, hashlib.sha1).hexdigest()
    if not is_same(expected, given):
        return 401
    try:
        event = json.loads(body)
        entity, number = event["entity"], int(event["id"])
    except (ValueError, KeyError, TypeError):
        return 204  # Not an event that this application knows.
    if entity != "Subscription":
        return 204
    try:
        with locks[number]:
            reconcile(number)
    except Exception as error:
        if not isinstance(error, HTTPError) or error.code != 404:  # 404: there is no such subscription.
            print(f"subscription {number}: {error}", file=sys.stderr)
            return 503
    return 204


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
        self.answer(take_event(body, self.headers.get("CMW-Event-Signature", "")))

    def do_GET(self):
        number = self.headers.get("CD-Subscription-Id", "")
        may_read = is_same(environ.get("METRIC_KEY", ""), self.headers.get("X-Metric-Key", ""))
        if self.path == "/tenants":  # Only certify needs this.
            self.answer(200, [{"subscription": int(file.name), "id": file.name} for file in TENANTS.iterdir()])
        elif may_read and number.isdigit() and (TENANTS / number).exists():
            self.answer(200, {"value": 3})
        else:
            self.answer(404)

    def answer(self, status, value=None):
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.end_headers()
        self.wfile.write(b"" if value is None else json.dumps(value).encode())


TENANTS.mkdir(parents=True, exist_ok=True)
ThreadingHTTPServer.request_queue_size = 128  # With the default of 5, connections of a burst wait for seconds.
ThreadingHTTPServer((environ["HOST"], int(environ["PORT"])), Receiver).serve_forever()
