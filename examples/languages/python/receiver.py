"""A vendor's receiver with nothing but Python's standard library. Start it with: python3 receiver.py"""

import hashlib
import hmac
import json
import re
import sys
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from os import environ
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import application


def call(method, path, body=None):
    """Calls the marketplace, and returns its answer."""
    headers = {"CMW-Auth-Token": environ["MARKETPLACE_TOKEN"], "Content-Type": "application/json"}
    data = json.dumps(body).encode() if body else None
    request = Request(environ["MARKETPLACE_URL"] + "/api" + path, data, headers, method=method)
    with urlopen(request, timeout=4) as response:
        return json.loads(response.read() or "null")


def reconcile(number):
    """Reads the subscription, and makes or removes its tenant. It is safe to do twice."""
    path = f"/subscription/{number}"
    subscription = call("GET", path)
    status = subscription["deploymentStatus"]
    # The number comes again after a reset of a sandbox, so the name has the time of the order, too.
    tenant = f"{number}-" + re.sub(r"\D", "", subscription["createdAt"])
    if status == "PENDING" and (subscription["paid"] or subscription["type"] == "TRIAL"):
        address = application.create_tenant(tenant)
        call("POST", path + "/endpoints", [{"category": "APP", "endpoint": address}])
        call("PATCH", path, {"deploymentStatus": "DEPLOYED"})
    elif status in ("UNDEPLOY_SENT", "UNDEPLOYED"):
        application.remove_tenant(tenant)
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
        entity, number = event["entity"], int(event["id"])  # The id of an event is text.
    except (ValueError, KeyError, TypeError):
        return 204  # Not an event that this application knows.
    if entity != "Subscription":
        return 204
    try:
        with application.lock_tenant(number):
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
        is_allowed = is_same(environ.get("METRIC_KEY", ""), self.headers.get("X-Metric-Key", ""))
        users = application.count_users(self.headers.get("CD-Subscription-Id"))
        if self.path == "/tenants":  # Only certify needs this.
            self.answer(200, application.list_tenants())
        elif is_allowed and users is not None:
            self.answer(200, {"value": users})
        else:
            self.answer(404)

    def answer(self, status, value=None):
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.end_headers()
        self.wfile.write(b"" if value is None else json.dumps(value).encode())


# With the default of 5, connections of a burst wait for seconds.
ThreadingHTTPServer.request_queue_size = 128
ThreadingHTTPServer((environ["HOST"], int(environ["PORT"])), Receiver).serve_forever()
