import { operations, UserRole } from "@syndikit/contract";
import { expect, test } from "vitest";
import type { Principal } from "../api/call.js";
import { changeOf, createVisibility } from "./visibility.js";

function member(userId: number, companyId: number | null): Principal {
  const account = { userName: "ada", language: null, tokenId: null };
  return { userId, role: UserRole.ROLE_USER, companyId, ...account };
}

test("who deleted an object hears of it, but not any more as a member of another company", async () => {
  const visible = createVisibility({});
  const change = changeOf(operations.companyGroupDelete, { id: 3, principal: member(1, 10) });
  const seenBy = async (reader: Principal): Promise<number> =>
    (await visible(reader, change === undefined ? [] : [change])).length;
  expect(await seenBy(member(1, 10))).toBe(1);
  expect(await seenBy(member(1, 11))).toBe(0);
  expect(await seenBy(member(1, null))).toBe(0);
  expect(await seenBy(member(2, 10))).toBe(0);
});

test("who deletes as nobody's member hears of it", async () => {
  const principal = member(1, null);
  const change = changeOf(operations.paymentMethodDelete, { id: 3, principal });
  expect(await createVisibility({})(principal, change === undefined ? [] : [change])).toHaveLength(1);
});
