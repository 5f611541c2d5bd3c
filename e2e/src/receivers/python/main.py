"""A receiver of webhooks that needs only Python's standard library. It keeps its state in one SQLite file."""

import hashlib
import hmac
import json
import os
import re
import sqlite3
import sys
import threading
import time
import urllib.error
import urllib.request
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

MARKETPLACE_URL = os.environ["MARKETPLACE_URL"]
MARKETPLACE_TOKEN = os.environ["MARKETPLACE_TOKEN"]
EVENT_SECRET = os.environ["EVENT_SECRET"].encode()
DATABASE = os.environ["DATABASE"]
SWEEP_SECONDS = float(os.environ.get("SWEEP_SECONDS", "600"))
MAX_BODY = 64 * 1024

SIGNATURE = re.compile(r"sha1=[0-9a-f]{40}")
wake = threading.Event()


def connect():
    connection = sqlite3.connect(DATABASE, timeout=10, isolation_level=None)
    connection.execute("pragma journal_mode = wal")
    connection.execute("create table if not exists due (id integer primary key, wakes integer not null, after real not null)")
    connection.execute("create table if not exists tenants (id text primary key, subscription integer not null)")
    return connection


def note(connection, subscription_id):
    """Notes on disk that a subscription must be checked."""
    connection.execute(
        "insert into due values (?, 1, 0) on conflict (id) do update set wakes = wakes + 1, after = 0",
        (subscription_id,),
    )
    wake.set()


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_GET(self):
        if self.path != "/tenants":
            return self.answer(404)
        connection = connect()
        rows = connection.execute("select subscription, id from tenants").fetchall()
        connection.close()
        self.answer(200, json.dumps([{"subscription": row[0], "id": row[1]} for row in rows]).encode())

    def do_POST(self):
        if self.path != "/events":
            return self.answer(404)
        length = int(self.headers.get("Content-Length") or 0)
        if length > MAX_BODY:
            self.close_connection = True
            return self.answer(413)
        body = self.rfile.read(length)
        if not is_signed(body, self.headers.get("CMW-Event-Signature") or ""):
            return self.answer(401)
        subscription_id = subscription_of(body)
        if subscription_id is not None:
            connection = connect()
            note(connection, subscription_id)
            connection.close()
        self.answer(204)

    def answer(self, status, body=b""):
        self.send_response(status)
        if status != 204:
            self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        """Logs nothing: by default, the server logs a line for each request."""


def is_signed(body, header):
    expected = "sha1=" + hmac.new(EVENT_SECRET, body, hashlib.sha1).hexdigest()
    return SIGNATURE.fullmatch(header) is not None and hmac.compare_digest(header, expected)


def subscription_of(body):
    """Returns the id of the subscription in a signed event, or None if the event concerns no subscription."""
    try:
        event = json.loads(body)
        if event["entity"] == "Subscription":
            return int(event["id"])
    except (ValueError, KeyError, TypeError):
        pass
    return None


def call(method, path, body=None):
    request = urllib.request.Request(
        MARKETPLACE_URL + "/api" + path,
        method=method,
        data=None if body is None else json.dumps(body).encode(),
        headers={"CMW-Auth-Token": MARKETPLACE_TOKEN, "Content-Type": "application/json"},
    )
    with urllib.request.urlopen(request, timeout=30) as response:
        return response.read()


def read(subscription_id):
    try:
        return json.loads(call("GET", f"/subscription/{subscription_id}"))
    except urllib.error.HTTPError as error:
        if error.code == 404:
            return {}
        raise


def reconcile(connection, subscription_id):
    subscription = read(subscription_id)
    status = subscription.get("deploymentStatus")
    path = f"/subscription/{subscription_id}"
    # The name depends on the subscription only, so a second attempt finds the tenant of the first. Its number alone is
    # not enough: after a reset of a sandbox it belongs to another one.
    tenant = f"tenant-{subscription_id}-" + re.sub(r"\D", "", subscription.get("createdAt", ""))
    if status == "PENDING" and (subscription.get("paid") or subscription.get("type") == "TRIAL"):
        connection.execute("insert or ignore into tenants values (?, ?)", (tenant, subscription_id))
        call("POST", path + "/endpoints", [{"category": "APP", "endpoint": f"https://{tenant}.example"}])
        if read(subscription_id).get("deploymentStatus") != "PENDING":
            raise RuntimeError("it changed meanwhile")
        call("PATCH", path, {"deploymentStatus": "DEPLOYED"})
    elif status in ("UNDEPLOY_SENT", "UNDEPLOYED"):
        connection.execute("delete from tenants where id = ?", (tenant,))
        if status == "UNDEPLOY_SENT":
            call("PATCH", path, {"deploymentStatus": "UNDEPLOYED"})


def work():
    """One subscription after the other. What fails is tried again in a second; what was noted meanwhile, at once."""
    connection = connect()
    sweep_at = time.monotonic() + SWEEP_SECONDS
    while True:
        wake.wait(timeout=0.5)
        wake.clear()
        if time.monotonic() > sweep_at:
            sweep_at = time.monotonic() + SWEEP_SECONDS
            # All in one statement, which is one write to the disk.
            connection.execute(
                "insert into due select distinct subscription, 1, 0 from tenants where true "
                "on conflict (id) do update set wakes = wakes + 1, after = 0"
            )
        due = connection.execute("select id, wakes from due where after <= ?", (time.time(),)).fetchall()
        for subscription_id, wakes in due:
            try:
                reconcile(connection, subscription_id)
                connection.execute("delete from due where id = ? and wakes = ?", (subscription_id, wakes))
            except Exception as error:  # Whatever it is: the next attempt may succeed.
                print(f"subscription {subscription_id}: {type(error).__name__}", file=sys.stderr, flush=True)
                connection.execute("update due set after = ? where id = ?", (time.time() + 1, subscription_id))
            if connection.execute("select 1 from due where after <= ?", (time.time(),)).fetchone():
                wake.set()


threading.Thread(target=work, daemon=True).start()
address = (os.environ.get("HOST", "127.0.0.1"), int(os.environ.get("PORT", "3000")))
ThreadingHTTPServer.request_queue_size = 128  # With the default of 5, connections of a burst wait for seconds.
ThreadingHTTPServer(address, Handler).serve_forever()
