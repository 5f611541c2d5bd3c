import type { HttpDelivery, TenantView } from "@syndikit/conformance";
import { DeploymentStatus, headerNames, type Subscription, SubscriptionType } from "@syndikit/contract";
import type { SubscriptionRef } from "@syndikit/receiver";
import { verify } from "@syndikit/signature";
import { type Running, type Surroundings, viewOf } from "../candidate.js";
import type { Flaw } from "./flaws.js";

/** State that survives the process. */
export interface Disk {
  /** Subscriptions to work on, each with the earliest time for it. */
  readonly due: Map<number, number>;
  readonly tenants: Set<number>;
  /** Bodies, dates and claims that some flaws store. */
  readonly notes: Map<string, string>;
}

export interface SmallOptions {
  readonly disk: Disk;
  readonly flaw?: Flaw | undefined;
  /** Milliseconds between its own checks of all subscriptions. */
  readonly sweepEvery: number;
}

const soon = 2_000;

/**
 * A receiver of about a hundred lines that passes every scenario. With a flaw, it fails the scenario for that flaw.
 */
export function startSmall(
  { client, cloud, clock, secret, log }: Surroundings,
  { disk, flaw, sweepEvery }: SmallOptions,
): Running {
  const working = new Map<number, Promise<void>>();
  const again = new Set<number>();
  let stopped = false;
  let tenantsMade = 0;

  function wake(id: number): void {
    disk.due.set(id, clock.now());
    if (flaw === "two at once") void work(id).catch(() => {});
    else if (working.has(id)) again.add(id);
    else pump();
  }

  function pump(): void {
    for (const [id, at] of disk.due) {
      if (stopped || working.has(id) || at > clock.now()) continue;
      if (flaw === "claims for ever" && disk.notes.has(`claim ${id}`)) continue;
      disk.notes.set(`claim ${id}`, "");
      working.set(
        id,
        work(id)
          .then(
            () => disk.due.delete(id),
            () => retryLater(id),
          )
          .then(() => finish(id)),
      );
    }
  }

  function retryLater(id: number): void {
    if (flaw === "one attempt") disk.due.delete(id);
    else disk.due.set(id, clock.now() + soon);
  }

  function finish(id: number): void {
    working.delete(id);
    disk.notes.delete(`claim ${id}`);
    if (again.delete(id) && flaw !== "deaf during the work") disk.due.set(id, clock.now());
    if (disk.due.has(id)) clock.after(soon, pump);
    pump();
  }

  async function read(ref: SubscriptionRef): Promise<Subscription | undefined> {
    try {
      return await client.subscriptions.get(ref);
    } catch (error) {
      if (error instanceof Error && Reflect.get(error, "status") === 404) return undefined;
      throw error;
    }
  }

  async function work(id: number): Promise<void> {
    const followed = disk.notes.get("entityUrl");
    const ref: SubscriptionRef = `subscription/${id}`;
    const subscription = await read(
      flaw === "follows entityUrl" && followed ? (followed as typeof ref) : ref,
    );
    if (flaw === "works for the paid alone" && subscription?.paid === false && disk.tenants.has(id)) return;
    switch (subscription?.deploymentStatus) {
      case DeploymentStatus.PENDING:
        if (flaw === "looks at the dates" && isOver(subscription)) return;
        if (flaw === "knows a number for ever" && disk.tenants.has(id)) {
          return void (await client.subscriptions.markDeployed(ref));
        }
        if (subscription.paid || (subscription.type === SubscriptionType.TRIAL && flaw !== "trials pay"))
          await make(id, ref, subscription);
        return;
      case DeploymentStatus.FAILED:
        if (flaw === "paid is enough" && subscription.paid) await make(id, ref, subscription);
        return;
      case DeploymentStatus.STOPPED:
        if (flaw === "takes a stop for the end") await cloud.remove(id);
        await update(id, subscription);
        return;
      case DeploymentStatus.DEPLOYED:
        if (flaw === "handles each event" && disk.notes.delete(`type ${id}`))
          await make(id, ref, subscription);
        if (flaw === "blocks who does not pay" && !subscription.paid) await cloud.remove(id);
        await update(id, subscription);
        disk.tenants.add(id);
        return;
      case DeploymentStatus.UNDEPLOY_SENT:
        if (flaw === "ignores UNDEPLOY_SENT") return;
        if (flaw === "reports the end of its own tenants alone" && !disk.tenants.has(id)) return;
        if (flaw === "waits for DELETED" && disk.notes.get(`type ${id}`) !== "DELETED") return;
        if (flaw === "reports a removal first") await client.subscriptions.markUndeployed(ref);
        await cloud.remove(id);
        if (flaw !== "reports a removal first") await client.subscriptions.markUndeployed(ref);
        disk.tenants.delete(id);
        return;
      case DeploymentStatus.UNDEPLOYED:
        if (disk.tenants.has(id)) await cloud.remove(id);
        disk.tenants.delete(id);
    }
  }

  function isOver({ endDate }: Subscription): boolean {
    return endDate !== undefined && Date.parse(endDate) < clock.now();
  }

  /** Brings the tenant in line with the subscription. Some flaws leave part of that out. */
  async function update(id: number, subscription: Subscription): Promise<void> {
    const { billingItems, productVersion, blocked } = viewOf(subscription);
    const view: TenantView = {
      ...(flaw === "seats never change" ? {} : { billingItems }),
      ...(flaw === "never blocks" || (flaw === "stays blocked" && !blocked) ? {} : { blocked }),
      productVersion: flaw === "upgrades on any event" ? "productVersion/2147483000" : productVersion,
    };
    const before = Number(disk.notes.get(`seats ${id}`) ?? 0);
    if (flaw === "seats only grow" && seatsOf(subscription) < before) return;
    disk.notes.set(`seats ${id}`, String(seatsOf(subscription)));
    await cloud.update(id, view);
  }

  async function make(id: number, ref: SubscriptionRef, subscription: Subscription): Promise<void> {
    tenantsMade += 1;
    const fresh =
      flaw === "two at once" || flaw === "a new name at each attempt" || flaw === "handles each event";
    const name = `tenant-of-${id}-${subscription.createdAt}`;
    const key = fresh ? `${id}-${disk.notes.size}-${clock.now()}-${tenantsMade}` : name;
    await cloud.create({ subscriptionId: id, key });
    await cloud.update(id, viewOf(subscription));
    disk.notes.set(`seats ${id}`, String(seatsOf(subscription)));
    const reach = (): Promise<unknown> =>
      client.subscriptions.setEndpoints(ref, [{ category: "APP", endpoint: "https://t.example" }]);
    if (flaw !== "reports first") await reach();
    const { deploymentStatus } = (await read(ref)) ?? {};
    const mayReport = deploymentStatus === DeploymentStatus.PENDING || flaw === "handles each event";
    if (!mayReport) throw new Error("It changed meanwhile.");
    await client.subscriptions.markDeployed(ref);
    if (flaw === "reports first") await reach();
    disk.tenants.add(id);
  }

  async function deliver({ body, headers }: HttpDelivery): Promise<number> {
    const text = new TextDecoder().decode(body);
    if (flaw === "logs what it gets") log(`${JSON.stringify(headers)} ${text}`);
    if (flaw === "parses first" && parse(text) === undefined) return 400;
    const header = headers[headerNames.eventSignature];
    const signed = signedBody(text) ?? body;
    if (flaw !== "trusts everybody" && !verify({ body: signed, header, secrets: [secret] }).ok) return 401;

    const event = parse(text);
    const useless = answerToUseless();
    if (flaw === "wants a number" && typeof event?.["id"] !== "number") return 400;
    if (flaw === "wants metadata" && event?.["metadata"] === undefined) return 400;
    if (event?.["entity"] !== "Subscription") return useless;
    const id = Number(event["id"]);
    if (!Number.isInteger(id)) return useless;
    if (typeof event["entityUrl"] === "string") disk.notes.set("entityUrl", event["entityUrl"]);
    if (isIgnored(event, text)) return 204;
    if (flaw === "handles each event" || flaw === "waits for DELETED") {
      disk.notes.set(`type ${id}`, String(event["type"]));
    }
    if (flaw === "404 is an error" && (await read(`subscription/${id}`)) === undefined) return 500;
    if (flaw === "acts on the type" && event["type"] === "DELETED") await cloud.remove(id);
    if (flaw === "acknowledges before it stores") {
      void read(`subscription/${id}`).then(() => wake(id));
      return 204;
    }
    wake(id);
    return 204;
  }

  /** The body over which some flaws verify the signature. */
  function signedBody(text: string): string | undefined {
    if (flaw === "signs what it parsed") return JSON.stringify(parse(text)) ?? "";
    return flaw === "signs what it wrote with spaces" ? spaced(parse(text)) : undefined;
  }

  function answerToUseless(): number {
    if (flaw === "fails on what it does not know") return 500;
    return flaw === "refuses what it does not know" ? 400 : 204;
  }

  /** Whether a flaw makes the receiver ignore an event. */
  function isIgnored(event: Readonly<Record<string, unknown>>, text: string): boolean {
    const note = (name: string, value: string): string | undefined => {
      const before = disk.notes.get(name);
      disk.notes.set(name, value);
      return before;
    };
    if (flaw === "drops equal bytes") return note(`seen ${text}`, "") !== undefined;
    if (flaw === "drops older events")
      return (note("date", String(event["date"])) ?? "") > String(event["date"]);
    if (flaw === "needs CREATED") {
      if (event["type"] === "CREATED") note("created", "");
      return !disk.notes.has("created");
    }
    return false;
  }

  function sweep(): void {
    for (const id of disk.tenants) wake(id);
    clock.after(sweepEvery, sweep);
  }

  if (flaw !== "never looks by itself") clock.after(sweepEvery, sweep);
  pump();
  return {
    deliver,
    async stop() {
      stopped = true;
      await Promise.all(working.values());
    },
  };
}

function seatsOf({ billingItems = {} }: Subscription): number {
  return Object.values(billingItems).reduce((sum, quantity) => sum + quantity, 0);
}

function parse(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    return JSON.parse(text) ?? undefined;
  } catch {
    return undefined;
  }
}

/** JSON with the spaces that Python's standard library writes. */
function spaced(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(spaced).join(", ")}]`;
  if (typeof value === "object" && value !== null) {
    const entries = Object.entries(value).map(([key, entry]) => `${JSON.stringify(key)}: ${spaced(entry)}`);
    return `{${entries.join(", ")}}`;
  }
  const text = JSON.stringify(value) ?? "";
  return text.replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
