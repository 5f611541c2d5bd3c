import { DeploymentStatus } from "@syndikit/contract";
import { describe, expect, test } from "vitest";
import { checkCredentials, checkEndpoints, checkInstructions, checkSupply } from "./supply.js";

describe("a vendor supplies what the customer needs", () => {
  test.each(["PENDING", "DEPLOYED", "FAILED"] as const)("in %s", (state) => {
    expect(checkSupply(DeploymentStatus[state], "setEndpoints")).toBeNull();
  });

  test.each(["WAITING_PAYMENT", "STOPPED", "UNDEPLOY_SENT", "UNDEPLOYED"] as const)(
    "but not in %s",
    (state) => {
      expect(checkSupply(DeploymentStatus[state], "setEndpoints")).toMatchObject({
        code: "actionNotAllowedInState",
        fields: { action: "setEndpoints", state },
      });
    },
  );
});

describe("endpoints", () => {
  test("need one of category APP", () => {
    expect(checkEndpoints([])).toMatchObject({ code: "appEndpointMissing" });
    expect(checkEndpoints([{ endpoint: "https://app.example", category: "VIDEO" }])).toMatchObject({
      code: "appEndpointMissing",
    });
    expect(checkEndpoints([{ endpoint: "https://app.example", category: "APP" }])).toBeNull();
  });

  test.each(["http://app.example", "ftp://app.example", "javascript:alert(1)", "app.example"])(
    "are refused without HTTPS, as %s",
    (endpoint) => {
      const entries = [{ endpoint: "https://app.example", category: "APP" }, { endpoint }];
      expect(checkEndpoints(entries)).toMatchObject({ code: "endpointNotHttps", fields: { endpoint } });
    },
  );
});

describe("instructions", () => {
  test.each([
    '<a href="/start">start</a>',
    "<A\nHREF=x>start</A>",
    "<a>start</a>",
    "<a/>",
    "see <a\tname=x>",
  ])("with an HTML link are refused: %j", (text) => {
    const refusal = checkInstructions({ en: "Sign in.", it: text });
    expect(refusal).toMatchObject({ code: "linkInInstructions", fields: { language: "it" } });
  });

  test.each([
    "Sign in with the user name and the password below.",
    "Go to https://app.example, www.app.example or tcp://app.example:5672",
    "Write to mailto:help@app.example",
    "Use <b>bold</b>, <abbr>HTTP</abbr> and <area href=/x>; 3 < 4, 2 <a",
    "[start](/start)",
    "ｈｔｔｐｓ：／／app.example",
  ])("with any other text are taken: %s", (text) => {
    expect(checkInstructions({ en: text })).toBeNull();
  });
});

describe("credentials", () => {
  test("have each key once", () => {
    expect(checkCredentials([{ key: "User" }, { key: "user" }])).toBeNull();
    expect(checkCredentials([{ key: "User" }, { key: "User" }])).toMatchObject({
      code: "credentialKeyTwice",
      fields: { key: "User" },
    });
  });
});
