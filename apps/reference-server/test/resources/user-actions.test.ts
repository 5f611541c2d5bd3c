import { describe, expect, test } from "vitest";
import { tokens } from "../../src/store/tables/user.js";
import { emittedEvents, listen } from "../support/emitted-events.js";
import { errorOf } from "../support/errors.js";
import { openPopulated } from "../support/people.js";

describe("actions on a user", () => {
  test("BLOCK shuts a user out and ends its tokens; UNBLOCK lets it in again, without them", async () => {
    const { as, services, customer } = await openPopulated();
    const token = {
      userId: customer,
      hash: "x",
      kind: "PERMANENT",
      access: "READ_WRITE",
      createdAt: 0,
    } as const;
    await services.store.write(async (tx) => {
      await tx.insert(tokens).values(token);
    });
    const user = `user/${customer}`;
    expect((await as("admin").patch(user, { action: "BLOCK" })).status).toBe(204);
    expect((await as("customer").get("user/me")).status).toBe(401);
    expect(await services.store.read((db) => db.$count(tokens))).toBe(0);
    expect((await as("admin").patch(user, { action: "UNBLOCK" })).status).toBe(204);
    expect((await as("customer").get("user/me")).body).toMatchObject({ enabled: true });
  });

  test("APPROVE enables a user that waits for it", async () => {
    const { as, customer } = await openPopulated();
    const user = `user/${customer}`;
    await as("admin").put(user, { enabled: false });
    await as("admin").patch(user, { action: "approve" });
    expect((await as("admin").get(user)).body).toMatchObject({ enabled: true });
  });

  test("ACTIVATE sets the date once", async () => {
    const { as, machine } = await openPopulated();
    const { body } = await as("admin").post("user", {
      userName: "grace",
      name: "Grace",
      email: "grace@acme.example",
      password: "correct horse",
    });
    const { self } = body as { self: string };
    expect(body).not.toHaveProperty("activationDate");
    await as("admin").patch(self, { action: "ACTIVATE" });
    machine.elapse(3_600_000);
    await as("admin").patch(self, { action: "ACTIVATE" });
    expect((await as("admin").get(self)).body).toMatchObject({
      activated: true,
      activationDate: "2026-01-31T08:15:00Z",
    });
  });

  test("an action whose work is done already emits no event", async () => {
    const market = await openPopulated();
    await listen(market);
    const user = `user/${market.customer}`;
    await market.as("admin").patch(user, { action: "UNBLOCK" });
    expect(await emittedEvents(market)).toEqual([]);
    await market.as("admin").patch(user, { action: "BLOCK" });
    await market.as("admin").patch(user, { action: "BLOCK" });
    expect(await emittedEvents(market)).toEqual([`User.MODIFIED ${user}`]);
  });

  test("actions are the administrator's", async () => {
    const { as, customer } = await openPopulated();
    expect(errorOf(await as("customer").patch(`user/${customer}`, { action: "BLOCK" }))).toBe(
      "403 action-BLOCK-not-allowed-for-ROLE_USER",
    );
  });

  test("an action that is not known is refused", async () => {
    const { as, customer } = await openPopulated();
    expect((await as("admin").patch(`user/${customer}`, { action: "PROMOTE" })).status).toBe(400);
  });

  test("an action goes without other fields", async () => {
    const { as, customer } = await openPopulated();
    const both = { action: "BLOCK", name: "x" };
    expect((await as("admin").patch(`user/${customer}`, both)).status).toBe(400);
  });

  test("the last administrator cannot be shut out", async () => {
    const { as, admin } = await openPopulated();
    const expected = `409 user-${admin}-in-use`;
    expect(errorOf(await as("admin").patch(`user/${admin}`, { action: "BLOCK" }))).toBe(expected);
    expect(errorOf(await as("admin").put(`user/${admin}`, { userRole: "ROLE_USER" }))).toBe(expected);
    expect(errorOf(await as("admin").delete(`user/${admin}`))).toBe(expected);
    expect((await as("admin").get("user/me")).body).toMatchObject({ enabled: true, userRole: "ROLE_ADMIN" });
  });
});
