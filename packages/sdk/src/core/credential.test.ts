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

test.each([
  {},
  { token: undefined },
  { token: "" },
  { token: 5 },
  { token: "t1", username: "" },
  { token: "t1", username: 5 },
  { jwt: undefined },
  { jwt: "" },
  { jwt: {} },
  { username: "vendor" },
  { username: "vendor", password: undefined },
  { username: "vendor", password: "" },
  { username: "vendor", password: 12_345 },
  { username: undefined, password: "p" },
  { username: "", password: "p" },
  { username: {}, password: "p" },
  Promise.resolve({ token: "t1" }),
  undefined,
  null,
  "t1",
])("%j is never sent", (credential) => {
  expect(() => toCredentialHeaders(credential as never)).toThrow("auth must give a token, a JWT");
});

test("a part that is undefined is as one that is not there", () => {
  const token = undefined as unknown as string;
  expect(toCredentialHeaders({ token, jwt: "a.b.c" })).toEqual({ authorization: "Bearer a.b.c" });
  expect(toCredentialHeaders({ token, username: "ann", password: "p" })).toEqual({
    authorization: `Basic ${btoa("ann:p")}`,
  });
});
