import { DeploymentStatus } from "@syndikit/contract";
import { describe, expect, test, vi } from "vitest";
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
    "Go to https://app.example",
    "Go to HTTP://APP.EXAMPLE",
    "Call ftp://files.example",
    "See www.app.example",
    "Use WWW.app.example",
    '<a href="/start">start</a>',
    "<A\nHREF=x>start</A>",
    '<area href ="/x">',
    "[start](/start)",
    "[start]: /start",
    "ｈｔｔｐｓ：／／app.example",
  ])("with a link are refused: %s", (text) => {
    const refusal = checkInstructions({ en: "Sign in.", it: text });
    expect(refusal).toMatchObject({ code: "linkInInstructions", fields: { language: "it" } });
  });

  test.each([
    "Sign in with the user name and the password below.",
    "Write to help@app.example, or call 02/123:456.",
    "Use <b>bold</b> and <abbr>HTTP</abbr>; 3 < 4.",
    "The www is large. Choose [one] (or two): it does not matter.",
  ])("without a link are taken: %s", (text) => {
    expect(checkInstructions({ en: text })).toBeNull();
  });

  test("of any length cost no more than their length", () =>
    // Retried in case the machine was busy with something else.
    vi.waitFor(() => {
      const hostile = `${"a.".repeat(30_000)}${"[".repeat(5_000)}`;
      const start = performance.now();
      expect(checkInstructions({ en: hostile })).toBeNull();
      expect(performance.now() - start).toBeLessThan(200);
    }, 30_000));
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
