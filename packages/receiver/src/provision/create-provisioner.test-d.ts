import type { MyUserDTO, Subscription } from "@syndikit/contract";
import { expectTypeOf } from "vitest";
import { memoryStore } from "../store/memory.js";
import { createProvisioner } from "./create-provisioner.js";
import type { MarketplaceClient } from "./marketplace-client.js";

declare const client: MarketplaceClient;

const base = { client, store: memoryStore(), deprovision: () => {} };
const endpoints = [{ category: "APP" as const, endpoint: "https://t.example" }];

createProvisioner({
  ...base,
  async provision({ subscription, buyer, step }) {
    expectTypeOf(subscription).toEqualTypeOf<Subscription>();
    expectTypeOf(buyer).toEqualTypeOf<MyUserDTO>();
    // A step gives back what JSON keeps of its result.
    const made = await step("made", () => ({
      id: "a",
      at: new Date(0),
      sizes: [3, null] as const,
      note: undefined as string | undefined,
      undo() {},
    }));
    expectTypeOf(made).toEqualTypeOf<{
      id: string;
      at: string;
      sizes: (3 | null)[];
      note: string | undefined;
    }>();
    expectTypeOf(await step("nothing", () => {})).toEqualTypeOf<null>();
    return { endpoints };
  },
  update({ change, tenantId }) {
    expectTypeOf(change.kind).toEqualTypeOf<
      "converted" | "upgraded" | "renewed" | "parameters" | "stopped" | "started"
    >();
    expectTypeOf(tenantId).toEqualTypeOf<string | undefined>();
  },
});

// @ts-expect-error a tenant without endpoints cannot be deployed
createProvisioner({ ...base, provision: () => ({ tenantId: "t" }) });

// @ts-expect-error there is no such time span
createProvisioner({ ...base, provision: () => ({ endpoints }), lease: "soon" });
