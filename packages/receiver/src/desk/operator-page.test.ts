import { beforeEach, describe, expect, test, vi } from "vitest";
import { fakeClock } from "../../test/fake-clock.js";
import { fakeMarketplace } from "../../test/fake-marketplace.js";
import { quiet } from "../../test/tasks.js";
import { toFetch } from "../adapters/fetch.js";
import { createOperatorPage, createProvisioner, memoryStore, type Provisioner } from "../index.js";

const address = "https://vendor.example/operator";
let provisioner: Provisioner;
let open: (request: Request) => Promise<Response>;
let isDown: boolean;

beforeEach(async () => {
  isDown = true;
  provisioner = createProvisioner({
    client: fakeMarketplace().client,
    store: memoryStore(),
    clock: fakeClock(),
    hooks: quiet,
    retry: { attempts: 1 },
    async provision({ step }) {
      await step("account", () => "a-1");
      if (isDown) throw new Error("<script>alert(1)</script> & no room");
      return { endpoints: [{ category: "APP", endpoint: "https://t.example" }] };
    },
    deprovision: () => {},
  });
  await provisioner.reconcile(12);
  open = toFetch(createOperatorPage(provisioner, { authorize: () => true, title: "Acme, production" }));
});

function press(
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
  query = "",
): Request {
  return new Request(address + query, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { "sec-fetch-site": "same-origin", ...headers },
  });
}

describe("the page of the operator", () => {
  test.each([
    ["false", () => false],
    ["nothing", () => undefined as unknown as boolean],
    ["a text", () => "yes" as unknown as boolean],
    ["a promise of no", async () => false],
  ])("is closed when authorize says %s, for reading and for acting", async (_, authorize) => {
    const closed = toFetch(createOperatorPage(provisioner, { authorize }));

    for (const request of [new Request(address), press({ action: "redrive" })]) {
      const response = await closed(request);
      expect([response.status, await response.text()]).toEqual([403, ""]);
    }
    expect((await provisioner.inspect()).counts.dead).toBe(1);
  });

  test("is closed when authorize throws", async () => {
    const error = vi.fn();
    const authorize = (): never => {
      throw new Error("The session store is away.");
    };
    const closed = toFetch(createOperatorPage(provisioner, { authorize, hooks: { error } }));

    expect((await closed(new Request(address))).status).toBe(500);
    expect(error).toHaveBeenCalledOnce();
  });

  test("shows what was given up, with its error as text, and how many are in each state", async () => {
    const response = await open(new Request(address));
    const page = await response.text();

    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(page).toContain("Acme, production");
    expect(page).toContain("<b>1</b>dead");
    expect(page).toContain("1 failed attempt");
    expect(page).toContain("&lt;script&gt;alert(1)&lt;/script&gt; &amp; no room");
    expect(page).not.toContain("<script");
  });

  test("asks for nothing from anywhere else, and runs no script", async () => {
    const response = await open(new Request(address));
    const page = await response.text();

    expect(page).not.toMatch(/\b(?:src|href|action)="(?!\?|data:,")/);
    expect(response.headers.get("content-security-policy")).toMatch(/^default-src 'none'/);
  });

  test("shows the history and the steps of one subscription", async () => {
    const page = await (await open(new Request(`${address}?key=subscription%2F12`))).text();

    expect(page).toContain("<h1>subscription/12</h1>");
    expect(page).toContain("given up (exhausted)");
    expect(page).toContain("&quot;account&quot;: &quot;a-1&quot;");
    expect((await open(new Request(`${address}?key=subscription%2F99`))).status).toBe(404);
  });

  test("redrives one, and goes back to where the button was, also behind a proxy that cuts the path", async () => {
    isDown = false;
    const from = press({ action: "redrive", key: "subscription/12" }, {}, "?state=dead");
    const response = await open(from);

    expect([response.status, response.headers.get("location")]).toEqual([
      303,
      "?state=dead&did=redrive&count=1",
    ]);
    await provisioner.drain({ deadline: "1m" });
    expect(await provisioner.show(12)).toMatchObject({ state: "idle", tenant: "present" });
  });

  test("dismisses all, and pauses and resumes everything", async () => {
    await open(press({ action: "dismiss" }));
    expect((await provisioner.inspect()).counts.dead).toBe(0);
    await open(press({ action: "pause" }));
    expect(await (await open(new Request(address))).text()).toContain("Everything is paused.");
    await open(press({ action: "resume" }));

    expect((await provisioner.inspect()).paused).toBe(false);
  });

  test.each([
    ["another site", { "sec-fetch-site": "cross-site" }],
    ["another host of the same domain", { "sec-fetch-site": "same-site" }],
  ])("does nothing for a form of %s", async (_, headers) => {
    expect((await open(press({ action: "dismiss" }, headers))).status).toBe(403);
    expect((await provisioner.inspect()).counts.dead).toBe(1);
  });

  test("compares the origin where a browser does not say whose form it is", async () => {
    const fields = new URLSearchParams({ action: "dismiss" });
    const foreign = { origin: "https://evil.example", host: "vendor.example" };
    const own = { origin: "https://vendor.example", host: "vendor.example" };
    const send = async (headers: Readonly<Record<string, string>>): Promise<number> => {
      const page = createOperatorPage(provisioner, { authorize: () => true });
      const response = await page.handle({
        method: "POST",
        path: "/operator",
        header: (name) => headers[name.toLowerCase()],
        body: () => new TextEncoder().encode(fields.toString()),
      });
      return response.status;
    };

    expect(await send({})).toBe(403);
    expect(await send(foreign)).toBe(403);
    expect(await send(own)).toBe(303);
  });

  test("finds a subscription by its number, and says so where there is none", async () => {
    expect(await (await open(new Request(`${address}?key=12`))).text()).toContain("<h1>subscription/12</h1>");
    const missing = await open(new Request(`${address}?key=%3Cb%3E`));

    expect([missing.status, await missing.text()]).toEqual([
      404,
      expect.stringContaining("Nothing is stored under &lt;b&gt;"),
    ]);
  });

  test("redrives those whose last error holds a text, and no others", async () => {
    isDown = false;
    await open(press({ action: "redrive", error: "something else" }));
    expect((await provisioner.show(12))?.state).toBe("dead");
    await open(press({ action: "redrive", error: "no room" }));

    expect((await provisioner.show(12))?.state).toBe("waiting");
  });

  test("says that there was nothing to pause", async () => {
    const response = await open(press({ action: "pause", key: "99" }));

    expect(response.headers.get("location")).toBe("?did=pause&count=0");
    expect(await (await open(new Request(`${address}?did=pause&count=0`))).text()).toContain(
      "There was nothing to pause.",
    );
  });

  describe("for programs", () => {
    const ask = async (query: string): Promise<unknown> =>
      (await open(new Request(address + query, { headers: { accept: "application/json" } }))).json();
    const post = (body: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
      open(
        new Request(address, {
          method: "POST",
          body,
          headers: { "content-type": "application/json", ...headers },
        }),
      );

    test("says how things stand, lists, and shows one", async () => {
      expect(await ask("?state=dead")).toMatchObject({
        overview: { counts: { dead: 1 }, paused: false },
        items: [{ key: "subscription/12", reason: "exhausted" }],
      });
      expect(await ask("?key=12")).toMatchObject({ key: "subscription/12", steps: { account: "a-1" } });
      expect(await ask("?key=99")).toEqual({});
    });

    test("acts on JSON, and says on how many", async () => {
      const response = await post(JSON.stringify({ action: "dismiss", key: "all" }));

      expect([response.status, await response.json()]).toEqual([200, { count: 1 }]);
    });

    test.each([
      ["another site in a browser", { "sec-fetch-site": "cross-site" }],
      ["another origin", { origin: "https://evil.example", host: "vendor.example" }],
    ])("does nothing for %s", async (_, headers) => {
      expect((await post(JSON.stringify({ action: "dismiss" }), headers)).status).toBe(403);
      expect((await provisioner.inspect()).counts.dead).toBe(1);
    });

    test.each([{ key: "" }, { error: "" }, { key: "", error: "" }])(
      "does nothing for an empty choice: %j",
      async (choice) => {
        for (const action of ["dismiss", "redrive", "pause", "resume"]) {
          expect((await post(JSON.stringify({ action, ...choice }))).status).toBe(400);
          expect((await open(press({ action, ...choice }))).status).toBe(400);
        }
        expect((await provisioner.inspect()).counts.dead).toBe(1);
        expect((await provisioner.inspect()).paused).toBe(false);
      },
    );

    test("refuses what is no JSON, or says nothing to do", async () => {
      for (const body of ["{", "1", "null", '{"action":"melt"}']) expect((await post(body)).status).toBe(400);
    });
  });

  test("refuses what it does not know", async () => {
    expect((await open(press({ action: "melt" }))).status).toBe(400);
    expect((await open(new Request(address, { method: "DELETE" }))).status).toBe(405);
  });
});
