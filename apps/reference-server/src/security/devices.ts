import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import type { Clock, Random } from "../ports.js";

export interface KnownDevice {
  readonly id: string;
  /** Who has signed in from it. */
  readonly userId: number;
}

/**
 * Devices that a user has signed in from. A device has a cookie as proof, and its own limits on wrong passwords:
 * strangers who guess passwords, even from its network, cannot lock its owner out. The cookie alone does not sign
 * anybody in.
 */
export interface Devices {
  /** The `Set-Cookie` value for a device that a user has signed in from. */
  issue(userId: number, options: { readonly secure: boolean }): string;
  /** The device that a request comes from, if the user has signed in from it; if any user has, when none is given. */
  find(cookies: string | null, userId?: number): KnownDevice | undefined;
}

interface DevicesOptions {
  /** The secret key of the marketplace. */
  readonly key: Uint8Array;
  readonly clock: Pick<Clock, "wall">;
  readonly random: Random;
}

const YEAR = 365 * 24 * 60 * 60;

/** One cookie per user, because several people may share a browser. */
const cookieName = (userId: number): string => `syndikit_device_${userId}`;
const COOKIE = /^syndikit_device_(\d+)=([^.]+)\.([^.]+)\.([^.]+)$/;

export function createDevices({ key, clock, random }: DevicesOptions): Devices {
  const ownKey = new Uint8Array(hkdfSync("sha256", key, "", "device cookies", 32));
  const proofOf = (userId: number, device: string): Buffer =>
    createHmac("sha256", ownKey).update(`${userId} ${device}`).digest();

  return {
    issue(userId, { secure }) {
      const device = `${Buffer.from(random.bytes(12)).toString("base64url")}.${clock.wall() + YEAR * 1_000}`;
      const value = `${device}.${proofOf(userId, device).toString("base64url")}`;
      const attributes = [
        "Path=/",
        `Max-Age=${YEAR}`,
        "HttpOnly",
        "SameSite=Strict",
        ...(secure ? ["Secure"] : []),
      ];
      return [`${cookieName(userId)}=${value}`, ...attributes].join("; ");
    },
    find(cookies, userId) {
      for (const pair of (cookies ?? "").split(";")) {
        const [, user, id, until, proof] = COOKIE.exec(pair.trim()) ?? [];
        if (id === undefined || until === undefined || proof === undefined) continue;
        if (userId !== undefined && user !== String(userId)) continue;
        const device = `${id}.${until}`;
        const [given, right] = [Buffer.from(proof, "base64url"), proofOf(Number(user), device)];
        if (given.length !== right.length || !timingSafeEqual(given, right)) continue;
        if (Number(until) > clock.wall()) return { id: device, userId: Number(user) };
      }
      return undefined;
    },
  };
}
