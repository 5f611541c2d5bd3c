import { hostileIds, hostileNumbers, hostilePatterns, hostileTexts, hostileUrls } from "./hostile.js";
import type { Rng } from "./rng.js";

type Container = Record<string, unknown> | unknown[];

/** Changes one place of a value to an invalid one, and returns the changed value. */
export function mutate(value: unknown, rng: Rng): unknown {
  const root = { value: structuredClone(value) };
  const [parent, key] = rng.pick(places(root));
  if (!Array.isArray(parent) && parent !== root && rng.chance(0.3)) {
    addKey(parent, rng);
    return root.value;
  }
  if (parent !== root && rng.chance(0.2)) {
    if (Array.isArray(parent)) parent.splice(Number(key), 1);
    else delete parent[key];
    return root.value;
  }
  set(parent, key, hostileValue(get(parent, key), rng));
  return root.value;
}

/** All places in a value. */
function places(container: Container): [Container, string][] {
  return Object.entries(container).flatMap(([key, child]): [Container, string][] => [
    [container, key],
    ...(typeof child === "object" && child !== null ? places(child as Container) : []),
  ]);
}

function addKey(parent: Record<string, unknown>, rng: Rng): void {
  const key = rng.pick([
    "__proto__",
    "constructor",
    "prototype",
    "toString",
    "id",
    "self",
    "unknownField",
    "",
    "a.b",
    "a/b~c",
  ]);
  const value = rng.pick<unknown>([{ polluted: true }, "x", 1, null, [], { toString: "x" }]);
  // An assignment would set the prototype instead of adding a field of that name.
  Object.defineProperty(parent, key, { value, enumerable: true, configurable: true, writable: true });
}

function hostileValue(current: unknown, rng: Rng): unknown {
  switch (rng.whole(0, 9)) {
    case 0:
      return null;
    case 1:
      return rng.pick<unknown>([true, false, [], {}, [[]], [null], "", 0]);
    case 2:
    case 3:
      return rng.pick(hostileNumbers);
    case 4:
      return rng.pick(hostileUrls);
    case 5:
      return rng.chance(0.2) ? rng.pick(hostilePatterns) : rng.pick(hostileIds);
    case 6:
      return Array.from({ length: rng.pick([1, 2, 60, 500]) }, () => current);
    case 7:
      return { value: current, url: current };
    default:
      return rng.pick(hostileTexts);
  }
}

function get(parent: Container, key: string): unknown {
  return Array.isArray(parent) ? parent[Number(key)] : parent[key];
}

function set(parent: Container, key: string, value: unknown): void {
  if (Array.isArray(parent)) parent[Number(key)] = value;
  else parent[key] = value;
}
