import { type EventNotification, EventType, type FaultRule, UserRole } from "@syndikit/contract";
import { validateSchema } from "@syndikit/contract/validators";
import type { Moment } from "../../ports.js";
import type { Sealed } from "../columns.js";
import type { Form } from "./column.js";
import {
  aFlag,
  aNumber,
  aText,
  FormProblem,
  listOf,
  mapOf,
  objectOf,
  oneOf,
  optional,
  orNull,
  type Reader,
} from "./reader.js";

// The stored documents of everything but subscriptions, and the settings. What old documents must go on to mean is
// tested in `small-forms.test.ts`.

/** A postal address. It is part of its owner and has no identifier: the owner's identifier stands for it. */
export interface Address {
  readonly address?: string;
  readonly city?: string;
  readonly zipCode?: string;
  /** Province. */
  readonly state?: string;
  readonly country?: string;
  /** Two letters. */
  readonly countryCode?: string;
}

/** An extra header of every metric poll. Its value may be a key, so it is sealed. */
export interface StoredMetricHeader {
  readonly name: string;
  readonly value: Sealed;
}

/** A platform-wide endpoint, as it is stored. */
export interface PlatformEndpointSetting {
  readonly url: string;
  readonly secret?: Sealed;
  /** The previous secret, while it is valid. */
  readonly previousSecret?: Sealed;
  /** On the marketplace's clock. */
  readonly previousSecretUntil?: Moment;
}

type Texts = Readonly<Record<string, string>>;

/** What seals have written: only they can tell whether it can be opened. */
const aSecret: Reader<Sealed> = (value, place) => aText(value, place) as Sealed;

export const addressForm: Form<Address> = {
  name: "address",
  read: objectOf<Address>({
    address: optional(aText),
    city: optional(aText),
    zipCode: optional(aText),
    state: optional(aText),
    country: optional(aText),
    countryCode: optional(aText),
  }),
  inLists: null,
};

const urls = (name: string): Form<readonly string[]> => ({ name, read: listOf(aText), inLists: [] });

export const syndicationEndpointsForm = urls("list of syndication endpoints");

export const orderValidationUrlsForm = urls("list of order validation URLs");

export const metricHeadersForm: Form<readonly StoredMetricHeader[]> = {
  name: "list of metric headers",
  read: listOf(objectOf<StoredMetricHeader>({ name: aText, value: aSecret })),
  inLists: [],
};

const texts = (name: string): Form<Texts> => ({ name, read: mapOf(aText), isMap: true, inLists: {} });

export const acceptedValuesForm: Form<Texts> = { ...texts("list of accepted values"), inLists: null };

/** `configurationParameter/<id>` to value. */
export const enteredValuesForm = texts("list of entered values");

export const credentialTextsForm = texts("description of a credential");

export const headersForm = texts("list of headers");

/**
 * The fields of an object that changed, for the audit. Their values are those of the interface. Where no field is known,
 * the prepared statement stores the document `null`.
 */
export const changedFieldsForm: Form<Readonly<Record<string, unknown>> | null> = {
  name: "list of changed fields",
  read: orNull(mapOf((value: unknown) => value)),
  isMap: true,
  inLists: null,
};

const numbers = (name: string): Form<Readonly<Record<string, number>>> => ({
  name,
  read: mapOf(aNumber<number>()),
  isMap: true,
  inLists: {},
});

/** `billingItem/<id>` to quantity. */
export const orderedQuantitiesForm = numbers("list of ordered quantities");

export const conversionsForm = numbers("list of exchange factors");

export const userRolesForm: Form<readonly UserRole[]> = {
  name: "list of user roles",
  read: listOf(oneOf(UserRole)),
  inLists: [],
};

/** The text that every attempt sends. Its form is that of the interface, and an event never changes. */
export const payloadForm: Form<EventNotification> = {
  name: "payload",
  read: (value, place) => {
    const { type } = objectOf<{ readonly type: EventType }>({ type: oneOf(EventType) })(value, place);
    return { ...(value as EventNotification), type };
  },
};

/** Rules are stored as the interface has them. */
const faultRule: Reader<FaultRule> = (value, place) => {
  const [violation] = validateSchema("FaultRule", value);
  if (violation !== undefined) throw new FormProblem(place, `is not a rule: ${violation.message}`);
  return value as FaultRule;
};

/** All settings of the marketplace. */
export interface Settings {
  /** By how many milliseconds the marketplace's clock is ahead of the machine's. */
  readonly clockOffset: number;
  /** The target of a clock advance that was interrupted; a restart continues it. 0: none. */
  readonly clockTarget: number;
  readonly platformEndpoints: readonly PlatformEndpointSetting[];
  readonly faults: readonly FaultRule[];
  /** Fingerprint of the key that seals the secrets; `null` before anything was sealed. */
  readonly keyFingerprint: string | null;
  /** The last message written before a mail server was configured; -1 while there is none. */
  readonly mailsAfter: number;
  /** Whether the marketplace has, or had, the demo accounts, whose passwords are public. */
  readonly demo: boolean;
}

/** The value of a setting before its name is looked at. */
export const anySettingForm: Form<unknown> = { name: "setting", read: (value) => value };

/** The form of each setting. */
export const settingForms: { readonly [Name in keyof Settings]: Form<Settings[Name]> } = {
  clockOffset: { name: "setting clockOffset", read: aNumber<number>() },
  clockTarget: { name: "setting clockTarget", read: aNumber<number>() },
  platformEndpoints: {
    name: "setting platformEndpoints",
    read: listOf(
      objectOf<PlatformEndpointSetting>({
        url: aText,
        secret: optional(aSecret),
        previousSecret: optional(aSecret),
        previousSecretUntil: optional(aNumber<Moment>()),
      }),
    ),
  },
  faults: { name: "setting faults", read: listOf(faultRule) },
  keyFingerprint: { name: "setting keyFingerprint", read: orNull(aText) },
  mailsAfter: { name: "setting mailsAfter", read: aNumber<number>() },
  demo: { name: "setting demo", read: aFlag },
};
