import { headerNames } from "@syndikit/contract";
import { signBody } from "@syndikit/receiver";
import type { FaultRuleInput } from "@syndikit/sdk";
import { describe, expect, test } from "vitest";
import { orderBasic, terminate } from "./life.js";
import { type Loop, openLoop, SECRET, VENDOR } from "./loop.js";

type Fault = Extract<FaultRuleInput, { direction: "outgoing" }>["action"];

/** The number of times that a rule acts in a test, so that it hits each kind of event. */
const TIMES = 3;

async function withFault(action: Fault): Promise<Loop> {
  const loop = await openLoop();
  await loop.admin.sandbox.replaceFaults([
    { direction: "outgoing", match: { url: VENDOR }, action, times: TIMES },
  ]);
  return loop;
}

describe("a tenant is made once and removed once", () => {
  test.each<[string, Fault]>([
    ["events come twice", { kind: "duplicate" }],
    ["events come with a bad signature first", { kind: "badSignature" }],
    ["events come late", { kind: "delay", milliseconds: 60_000 }],
    ["a newer event overtakes", { kind: "reorder" }],
  ])("when %s", async (_, action) => {
    const loop = await withFault(action);
    const ids = [await orderBasic(loop), await orderBasic(loop), await orderBasic(loop)];
    await loop.advance("PT1H");
    expect(await statusesOf(loop, ids)).toEqual(["DEPLOYED", "DEPLOYED", "DEPLOYED"]);
    expect([...loop.tenants.made].sort()).toEqual(ids);
    const [rule] = await loop.admin.sandbox.faults();
    expect(rule?.remaining).toBe(0);

    for (const id of ids) await terminate(loop, id);
    await loop.advance("PT1H");
    expect(await statusesOf(loop, ids)).toEqual(["UNDEPLOYED", "UNDEPLOYED", "UNDEPLOYED"]);
    expect([...loop.tenants.made].sort()).toEqual(ids);
    expect([...loop.tenants.removed].sort()).toEqual(ids);
  });

  test("when an operator sends everything again", async () => {
    const loop = await openLoop();
    const id = await orderBasic(loop);
    await terminate(loop, id);
    const before = loop.arrived.length;
    for (const { id: event } of await loop.admin.events.list().first(50)) {
      await loop.admin.events.redeliver(event);
    }
    await loop.server.settle();
    expect(loop.arrived.length).toBe(before * 2);
    expect(loop.tenants).toMatchObject({ made: [id], removed: [id] });
  });
});

const statusesOf = (loop: Loop, ids: readonly number[]): Promise<(string | undefined)[]> =>
  Promise.all(ids.map(async (id) => (await loop.customer.subscriptions.get(id)).deploymentStatus));

describe("nothing changes", () => {
  const eventOf = (id: number, type: string, date = "2026-01-15T12:00:00Z") =>
    JSON.stringify({
      ...{ entity: "Subscription", type, id: String(id), entityUrl: `subscription/${id}`, date },
      metadata: {},
    });
  const post = (body: string, signature?: string): Request =>
    new Request(`${VENDOR}/events`, {
      method: "POST",
      body,
      headers: {
        "Content-Type": "application/json; charset=utf-8",
        ...(signature === undefined ? {} : { [headerNames.eventSignature]: signature }),
      },
    });

  test.each<[string, (body: string) => string | undefined]>([
    ["has no signature", () => undefined],
    ["has an empty signature", () => ""],
    ["has a prefix without digits", () => "sha1="],
    ["somebody else signed", (body) => signBody(body, "the-secret-of-somebody-else")],
    ["has digits too many", (body) => `${signBody(body, SECRET)}00`],
  ])("for an event that %s", async (_, signatureOf) => {
    const loop = await openLoop();
    const id = await orderBasic(loop);
    const body = eventOf(id, "DELETED");
    expect((await loop.knock(post(body, signatureOf(body)))).status).toBe(401);
    expect(loop.tenants).toMatchObject({ made: [id], removed: [] });
  });

  test("for an event that tells what is not so, although the signature is good", async () => {
    const loop = await openLoop();
    const id = await orderBasic(loop);
    const status = async () => (await loop.customer.subscriptions.get(id)).deploymentStatus;
    for (const type of ["CREATED", "MODIFIED", "DELETED"]) {
      for (const date of ["2020-01-01T00:00:00Z", "2026-01-15T12:00:00Z", "2030-01-01T00:00:00Z"]) {
        const body = eventOf(id, type, date);
        const answer = await loop.knock(post(body, signBody(body, SECRET)));
        expect([type, date, answer.status]).toEqual([type, date, 204]);
        expect(await status()).toBe("DEPLOYED");
      }
    }
    expect(loop.tenants).toMatchObject({ made: [id], removed: [], changed: [] });
  });

  test("for an old event that comes after the end", async () => {
    const loop = await openLoop();
    const id = await orderBasic(loop);
    await terminate(loop, id);
    const [first] = loop.arrived;
    const body = JSON.stringify({ ...first, eventId: 999_999 });
    expect((await loop.knock(post(body, signBody(body, SECRET)))).status).toBe(204);
    expect(await loop.customer.subscriptions.get(id)).toMatchObject({ deploymentStatus: "UNDEPLOYED" });
    expect(loop.tenants).toMatchObject({ made: [id], removed: [id] });
  });
});
