import { expect, test } from "vitest";
import { toCredentialHeaders } from "./credential.js";

test("a token goes beside the name of its user", () => {
  expect(toCredentialHeaders({ token: "t1", username: "vendor" })).toEqual({
    "cmw-auth-token": "t1",
    "cmw-auth-user": "vendor",
  });
});

test("a name that no header can hold stays away", () => {
  expect(toCredentialHeaders({ token: "t1", username: "Jürgen Δ" })).toEqual({ "cmw-auth-token": "t1" });
});

test("a JWT is a bearer token", () => {
  expect(toCredentialHeaders({ jwt: "a.b.c" })).toEqual({ authorization: "Bearer a.b.c" });
});

test("Basic credentials are UTF-8", () => {
  const { authorization = "" } = toCredentialHeaders({ username: "jürgen", password: "pässwörd Δ🔑:x" });
  const encoded = authorization.replace(/^Basic /, "");
  expect(Buffer.from(encoded, "base64").toString("utf8")).toBe("jürgen:pässwörd Δ🔑:x");
});
