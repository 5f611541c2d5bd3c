import { createHmac, timingSafeEqual } from "node:crypto";
import { Webhooks } from "@octokit/webhooks";
import { createVerifier } from "@syndikit/signature";
import { Webhook as StandardWebhook } from "standardwebhooks";
import Stripe from "stripe";
import { Webhook as SvixWebhook } from "svix";
import { EVENT, SECRET, SIGNATURE } from "./sample.js";

const body = Buffer.from(EVENT);
const now = new Date();
const seconds = String(Math.floor(now.getTime() / 1000));
const decoder = new TextDecoder();

/** Checks one delivery, and throws if the signature is wrong. */
export type Check = () => unknown;

export type CheckName = "bare" | "ours" | "ours, parsed" | "octokit" | "stripe" | "svix" | "standardwebhooks";

/**
 * Creates every contender, and prepares everything that can be prepared once. Each peer gets the sample in the form
 * that its API asks for.
 */
export async function makeChecks(): Promise<Readonly<Record<CheckName, Check>>> {
  const verifier = createVerifier(SECRET);
  const ours: Check = () => {
    if (!verifier.verify({ body, header: SIGNATURE }).ok) throw new Error("ours");
  };

  const octokit = new Webhooks({ secret: SECRET });
  const octokitHeader = await octokit.sign(EVENT);

  const stripe = new Stripe("sk_test_nothing", { telemetry: false });
  const stripeHeader = stripe.webhooks.generateTestHeaderString({ payload: EVENT, secret: SECRET });

  const key = `whsec_${Buffer.from(SECRET).toString("base64")}`;
  const [standard, svix] = [new StandardWebhook(key), new SvixWebhook(key)];
  const standardHeaders = {
    "webhook-id": "msg_1",
    "webhook-timestamp": seconds,
    "webhook-signature": standard.sign("msg_1", now, EVENT),
  };
  const svixHeaders = {
    "svix-id": "msg_1",
    "svix-timestamp": seconds,
    "svix-signature": svix.sign("msg_1", now, EVENT),
  };

  return {
    bare: () => {
      const digest = createHmac("sha1", SECRET).update(body).digest();
      if (!timingSafeEqual(digest, Buffer.from(SIGNATURE.slice(5), "hex"))) throw new Error("bare");
    },
    ours,
    "ours, parsed": () => {
      ours();
      return JSON.parse(decoder.decode(body));
    },
    octokit: async () => {
      if (!(await octokit.verify(EVENT, octokitHeader))) throw new Error("octokit");
    },
    stripe: () => stripe.webhooks.constructEvent(body, stripeHeader, SECRET),
    svix: () => svix.verify(EVENT, svixHeaders),
    standardwebhooks: () => standard.verify(EVENT, standardHeaders),
  };
}
