import { type Signal, signal } from "@preact/signals";
import type { Marketplace } from "@syndikit/sdk";
import type { JSX } from "preact";
import { idOf } from "../format.js";
import { quietMarket } from "../market.js";
import { Written } from "./written.js";

/** The names that were read for this account. Lists name the same few objects again and again. */
let names = new Map<string, Signal<string | undefined>>();
let readFor: Marketplace | undefined;

/** The name of an object that an answer only refers to; until it is read, and if it may not be, its reference. */
export function NameOf({ reference }: { readonly reference: string }): JSX.Element {
  return <Written text={nameOf(reference).value ?? reference} title={reference} />;
}

function nameOf(reference: string): Signal<string | undefined> {
  const client = quietMarket.value;
  if (client !== readFor) {
    names = new Map();
    readFor = client;
  }
  const known = names.get(reference);
  if (known !== undefined) return known;
  const name = signal<string | undefined>(undefined);
  names.set(reference, name);
  if (client !== undefined) {
    readName(client, reference).then(
      (found) => {
        name.value = found;
      },
      // An account may see a reference without seeing the object.
      () => undefined,
    );
  }
  return name;
}

async function readName(client: Marketplace, reference: string): Promise<string | undefined> {
  const id = idOf(reference);
  switch (reference.slice(0, reference.indexOf("/"))) {
    case "userCompany":
      return (await client.userCompanies.get(id)).name;
    case "company":
      return (await client.companies.get(id)).name;
    case "product":
      return (await client.products.get(id)).name;
    case "productVersion":
      return (await client.productVersions.get(id)).name;
    default:
      return undefined;
  }
}
