"""A vendor's receiver with nothing but Python's standard library. Start it with: python3 receiver.py"""

import hashlib
import hmac
import json
import os
import sys
import threading
import urllib.error
import urllib.request
from collections import defaultdict
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

API = os.environ["MARKETPLACE_URL"] + "/api"
TOKEN = os.environ["MARKETPLACE_TOKEN"]
SECRET = os.environ["EVENT_SECRET"].encode()
METRIC_KEY = os.environ.get("METRIC_KEY", "")
# Stands for your database: a folder with a file for each tenant, named by its subscription.
TENANTS = Path(os.environ.get("DATABASE", "tenants"))
locks = defaultdict(threading.Lock)


def call(method, path, body=None):
    """Calls the marketplace, and returns what it answers; {} for what is not there."""
    data = None if body is None else json.dumps(body).encode()
    headers = {"CMW-Auth-Token": TOKEN, "Content-Type": "application/json"}
    request = urllib.request.Request(API + path, data, headers, method=method)
    try:
        with urllib.request.urlopen(request, timeout=4) as response:
            return json.loads(response.read() or "{}")
    except urllib.error.HTTPError as error:
        if method == "GET" and error.code == 404:
            return {}
        raise


def reconcile(subscription_id):
    """Reads the subscription, and makes or removes its tenant. Safe to do twice."""
    path = f"/subscription/{subscription_id}"
    subscription = call("GET", path)
    status, tenant = subscription.get("deploymentStatus"), TENANTS / str(subscription_id)
    if status == "PENDING" and (subscription["paid"] or subscription["type"] == "TRIAL"):
        tenant.touch()
        address = f"https://tenant-{subscription_id}.example"
        call("POST", path + "/endpoints", [{"category": "APP", "endpoint": address}])
        call("PATCH", path, {"deploymentStatus": "DEPLOYED"})
    elif status in ("UNDEPLOY_SENT", "UNDEPLOYED"):
        tenant.unlink(missing_ok=True)
        if status == "UNDEPLOY_SENT":
            call("PATCH", path, {"deploymentStatus": "UNDEPLOYED"})


class Receiver(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_POST(self):
        """An event. 204 says that all is done; after anything else the marketplace sends it again."""
        body = self.rfile.read(min(int(self.headers.get("Content-Length") or 0), 65536))
        expected = "sha1=" + hmac.new(SECRET, body, hashlib.sha1).hexdigest()
        given = self.headers.get("CMW-Event-Signature") or ""
        if not hmac.compare_digest(expected.encode(), given.encode()):
            return self.answer(401)
        try:
            event = json.loads(body)
            subscription_id = int(event["id"]) if event["entity"] == "Subscription" else None
        except (ValueError, KeyError, TypeError):
            subscription_id = None  # Nothing that this application knows: done.
        try:
            if subscription_id is not None:
                with locks[subscription_id]:
                    reconcile(subscription_id)
        except Exception as error:
            print(f"subscription {subscription_id}: {type(error).__name__}", file=sys.stderr)
            return self.answer(503)
        self.answer(204)

    def do_GET(self):
        if self.path == "/tenants":  # For certify alone.
            return self.answer(200, [{"subscription": int(file.name), "id": file.name} for file in TENANTS.iterdir()])
        if self.path == "/metric/users" and self.headers.get("X-Metric-Key", "") == METRIC_KEY:
            subscription_id = self.headers.get("CD-Subscription-Id", "")
            known = subscription_id.isdigit() and (TENANTS / subscription_id).exists()
            return self.answer(200, {"value": 3}) if known else self.answer(404)
        self.answer(404)

    def answer(self, status, value=None):
        body = b"" if value is None else json.dumps(value).encode()
        self.send_response(status)
        if status != 204:
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


TENANTS.mkdir(parents=True, exist_ok=True)
address = (os.environ.get("HOST", "127.0.0.1"), int(os.environ.get("PORT", "3000")))
ThreadingHTTPServer(address, Receiver).serve_forever()
