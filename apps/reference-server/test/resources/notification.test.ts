import { expect, test } from "vitest";
import { BEGIN } from "../support/marketplace.js";
import { openPopulated } from "../support/people.js";

const at = (hours: number): string => new Date(BEGIN + hours * 3_600_000).toISOString();
const messages = ({ body }: { body: unknown }): string[] =>
  (body as { message: string }[]).map(({ message }) => message);

test("an administrator publishes, changes and withdraws a message", async () => {
  const { as } = await openPopulated();
  const { body } = await as("admin").post("notification", {
    message: "Maintenance",
    start: at(-1),
    end: at(1),
  });
  expect(body).toEqual({
    id: 1,
    self: "notification/1",
    message: "Maintenance",
    userRoles: [],
    start: "2026-01-31T07:15:00Z",
    end: "2026-01-31T09:15:00Z",
  });
  const changed = await as("admin").put("notification/1", { end: null, userRoles: ["ROLE_VENDOR"] });
  expect(changed.body).toEqual({
    id: 1,
    self: "notification/1",
    message: "Maintenance",
    userRoles: ["ROLE_VENDOR"],
    start: "2026-01-31T07:15:00Z",
  });
  expect((await as("admin").delete("notification/1")).status).toBe(204);
  expect((await as("admin").delete("notification/1")).status).toBe(404);
});

test("callers see the messages for their role within their dates, and an administrator all", async () => {
  const { as } = await openPopulated();
  const publish = (message: string, more: object = {}) =>
    as("admin").post("notification", { message, ...more });
  await publish("for all");
  await publish("for vendors", { userRoles: ["ROLE_VENDOR"] });
  await publish("to come", { start: at(1) });
  await publish("over", { end: at(-1) });
  expect(messages(await as("customer").get("notification"))).toEqual(["for all"]);
  expect(messages(await as("vendor").get("notification"))).toEqual(["for all", "for vendors"]);
  expect(messages(await as("admin").get("notification"))).toHaveLength(4);
  expect(messages(await as("admin").get("notification?expired=true"))).toEqual(["over"]);
  expect(messages(await as("admin").get("notification?expired=false"))).toHaveLength(3);
  expect((await as("customer").get("notification/2")).status).toBe(404);
  expect((await as("customer").get("notification/1")).status).toBe(200);
});

test("a message appears and disappears as the clock moves", async () => {
  const { as, machine } = await openPopulated();
  await as("admin").post("notification", { message: "soon", start: at(1), end: at(2) });
  const seen = async () => messages(await as("customer").get("notification"));
  expect(await seen()).toEqual([]);
  machine.elapse(3_600_000);
  expect(await seen()).toEqual(["soon"]);
  machine.elapse(3_600_000);
  expect(await seen()).toEqual([]);
});

test("a message cannot end before it starts, and only an administrator writes one", async () => {
  const { as } = await openPopulated();
  expect((await as("admin").post("notification", { message: "x", start: at(2), end: at(1) })).status).toBe(
    400,
  );
  for (const caller of ["customer", "vendor"]) {
    expect((await as(caller).post("notification", { message: "x" })).status, caller).toBe(403);
    expect((await as(caller).put("notification/1", { message: "x" })).status, caller).toBe(403);
    expect((await as(caller).delete("notification/1")).status, caller).toBe(403);
  }
});
