// Generated from spec/schemas/ by `npm run generate`. Do not edit it: change the source, and run the command.

/** How a field is entered, and what its text stands for. */
export type FieldKind =
  | "text"
  | "long"
  | "secret"
  | "url"
  | "email"
  | "amount"
  | "number"
  | "flag"
  | "choice"
  | "reference"
  | "references"
  | "urls"
  | "labels"
  | "rows"
  | "group";

/** A field of a form. */
export interface FormField {
  readonly name: string;
  readonly kind: FieldKind;
  /** What the schema says about it. */
  readonly says?: string;
  readonly required?: true;
  /** `null` empties it. */
  readonly clears?: true;
  /** It is only in what is created, or only in a change. */
  readonly only?: "create" | "change";
  /** The roles that may set it; without it, everybody. */
  readonly roles?: readonly string[];
  readonly min?: number;
  readonly max?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  /** The values of a choice. */
  readonly options?: readonly string[];
  /** The resources that it refers to. */
  readonly of?: readonly string[];
  /** What a group, or each row, has. */
  readonly fields?: readonly FormField[];
}

/** The fields of `CompanyCreate` and `CompanyInput`. */
export const companyFields: readonly FormField[] = [
  {
    name: "name",
    says: "The name of the company, 1 to 255 characters.",
    kind: "text",
    minLength: 1,
    maxLength: 255,
    required: true,
  },
  { name: "emailAddress", says: "The e-mail address of the company.", kind: "email", maxLength: 255 },
  {
    name: "companyDescription",
    says: "What the company does, at most 4096 characters.",
    clears: true,
    kind: "long",
    maxLength: 4096,
  },
  {
    name: "companyUrl",
    says: "The http or https address of the company's web site, at most 1024 characters.",
    clears: true,
    kind: "url",
    maxLength: 1024,
  },
  {
    name: "phoneNumber",
    says: "The telephone number, 1 to 20 characters.",
    clears: true,
    kind: "text",
    minLength: 1,
    maxLength: 20,
  },
  {
    name: "address",
    says: "The legal address, replaced as a whole.",
    clears: true,
    kind: "group",
    fields: [
      { name: "address", says: "Street and number, at most 255 characters.", kind: "text", maxLength: 255 },
      { name: "city", says: "The city, at most 255 characters.", kind: "text", maxLength: 255 },
      { name: "zipCode", says: "The postal code, at most 255 characters.", kind: "text", maxLength: 255 },
      { name: "state", says: "The state or province, a code of two upper-case characters.", kind: "text" },
      {
        name: "country",
        says: "The name of the country, at most 255 characters.",
        kind: "text",
        maxLength: 255,
      },
      { name: "countryCode", says: "The two-letter code of the country.", kind: "text" },
    ],
  },
  {
    name: "taxCode",
    says: "The tax or VAT number, 1 to 255 characters.",
    clears: true,
    kind: "text",
    minLength: 1,
    maxLength: 255,
  },
  { name: "language", says: "The language that the company prefers, a two-letter code.", kind: "text" },
  {
    name: "technicalEmailAddress",
    says: "The e-mail address for technical matters, such as an endpoint that does not answer.",
    clears: true,
    kind: "email",
    maxLength: 255,
  },
  {
    name: "syndicationEndpoint",
    says: "The http or https URL that the events of all subscriptions to the company's products go to, at most 2048 characters, without credentials in it. An empty field ends them.",
    clears: true,
    kind: "url",
    maxLength: 2048,
  },
  {
    name: "notificationSecretToken",
    says: "The secret that signs the events to `syndicationEndpoint`, 1 to 255 characters. It is stored sealed and never answered.",
    clears: true,
    kind: "secret",
    minLength: 1,
    maxLength: 255,
  },
  {
    name: "externalId",
    says: "The identifier of the company in a system outside the marketplace, 1 to 255 characters.",
    clears: true,
    kind: "text",
    minLength: 1,
    maxLength: 255,
  },
  {
    name: "enabled",
    says: "Whether the company may use the marketplace. Set by an administrator only.",
    kind: "flag",
    roles: ["ROLE_ADMIN"],
  },
  {
    name: "previousSecretValidFor",
    says: "With a new `notificationSecretToken`: for how long the one before stays valid, an ISO 8601 duration of at most 30 days. Until then an event is signed with the one before, and each further attempt in turns with the new one and the one before, so that a receiver may know either. Empty: the new one signs at once.",
    kind: "text",
    maxLength: 40,
    only: "change",
  },
];

/** The fields of `UserCompanyCreate` and `UserCompanyInput`. */
export const userCompanyFields: readonly FormField[] = [
  {
    name: "name",
    says: "The name of the company, 1 to 255 characters.",
    kind: "text",
    minLength: 1,
    maxLength: 255,
    required: true,
  },
  { name: "emailAddress", says: "The e-mail address of the company.", kind: "email", maxLength: 255 },
  {
    name: "companyDescription",
    says: "What the company does, at most 4096 characters.",
    clears: true,
    kind: "long",
    maxLength: 4096,
  },
  {
    name: "companyUrl",
    says: "The http or https address of the company's web site, at most 1024 characters.",
    clears: true,
    kind: "url",
    maxLength: 1024,
  },
  {
    name: "phoneNumber",
    says: "The telephone number, 1 to 20 characters.",
    clears: true,
    kind: "text",
    minLength: 1,
    maxLength: 20,
  },
  {
    name: "address",
    says: "The legal address, replaced as a whole.",
    clears: true,
    kind: "group",
    fields: [
      { name: "address", says: "Street and number, at most 255 characters.", kind: "text", maxLength: 255 },
      { name: "city", says: "The city, at most 255 characters.", kind: "text", maxLength: 255 },
      { name: "zipCode", says: "The postal code, at most 255 characters.", kind: "text", maxLength: 255 },
      { name: "state", says: "The state or province, a code of two upper-case characters.", kind: "text" },
      {
        name: "country",
        says: "The name of the country, at most 255 characters.",
        kind: "text",
        maxLength: 255,
      },
      { name: "countryCode", says: "The two-letter code of the country.", kind: "text" },
    ],
  },
  {
    name: "taxCode",
    says: "The tax or VAT number, 1 to 255 characters.",
    clears: true,
    kind: "text",
    minLength: 1,
    maxLength: 255,
  },
  { name: "language", says: "The language that the company prefers, a two-letter code.", kind: "text" },
  {
    name: "externalId",
    says: "The identifier of the company in a system outside the marketplace, 1 to 255 characters.",
    clears: true,
    kind: "text",
    minLength: 1,
    maxLength: 255,
  },
  {
    name: "enabled",
    says: "Whether the company may use the marketplace. Set by an administrator only.",
    kind: "flag",
    roles: ["ROLE_ADMIN"],
  },
];

/** The fields of `UserCreate` and `MyUserInput`. */
export const userFields: readonly FormField[] = [
  {
    name: "userName",
    says: "The name to sign in with. One that is taken is refused.",
    kind: "text",
    minLength: 4,
    maxLength: 255,
    required: true,
  },
  {
    name: "name",
    says: "The name of the person, 1 to 255 characters; the given name alone where there is a `surname`.",
    kind: "text",
    minLength: 1,
    maxLength: 255,
    required: true,
  },
  {
    name: "surname",
    says: "The family name, 1 to 255 characters.",
    clears: true,
    kind: "text",
    minLength: 1,
    maxLength: 255,
  },
  {
    name: "email",
    says: "The e-mail address. One that is taken is refused.",
    kind: "email",
    maxLength: 255,
    required: true,
  },
  {
    name: "password",
    says: "A new password, of 8 to 256 characters. It is never answered. It ends every session and the permanent token of the user; the session of the request, if it is the user's own, is renewed.",
    kind: "secret",
    minLength: 8,
    maxLength: 256,
    required: true,
  },
  {
    name: "phoneNumber",
    says: "The telephone number, 1 to 20 characters.",
    clears: true,
    kind: "text",
    minLength: 1,
    maxLength: 20,
  },
  { name: "language", says: "The language that the user prefers, a two-letter code.", kind: "text" },
  {
    name: "address",
    says: "The billing address, replaced as a whole.",
    clears: true,
    kind: "group",
    fields: [
      { name: "address", says: "Street and number, at most 255 characters.", kind: "text", maxLength: 255 },
      { name: "city", says: "The city, at most 255 characters.", kind: "text", maxLength: 255 },
      { name: "zipCode", says: "The postal code, at most 255 characters.", kind: "text", maxLength: 255 },
      { name: "state", says: "The state or province, a code of two upper-case characters.", kind: "text" },
      {
        name: "country",
        says: "The name of the country, at most 255 characters.",
        kind: "text",
        maxLength: 255,
      },
      { name: "countryCode", says: "The two-letter code of the country.", kind: "text" },
    ],
  },
  {
    name: "acceptedTerms",
    says: "Whether the user has accepted the terms of the marketplace.",
    kind: "flag",
  },
  { name: "newbie", says: "Whether the user has still to finish the first steps.", kind: "flag" },
  {
    name: "externalId",
    says: "The identifier of the user in a system outside the marketplace, 1 to 255 characters.",
    clears: true,
    kind: "text",
    minLength: 1,
    maxLength: 255,
  },
  {
    name: "userRole",
    says: "The role. Set by an administrator only.",
    kind: "choice",
    options: ["ROLE_USER", "ROLE_VENDOR", "ROLE_ADMIN"],
    roles: ["ROLE_ADMIN"],
  },
  {
    name: "enabled",
    says: "Whether the user may sign in. Set by an administrator only.",
    kind: "flag",
    roles: ["ROLE_ADMIN"],
  },
  {
    name: "environment",
    says: "The name of the marketplace environment, 1 to 255 characters. Set by an administrator only.",
    kind: "text",
    minLength: 1,
    maxLength: 255,
    roles: ["ROLE_ADMIN"],
  },
  {
    name: "company",
    says: "The company that the user is a member of. Set by an administrator only.",
    kind: "reference",
    of: ["company", "userCompany"],
    roles: ["ROLE_ADMIN"],
  },
  {
    name: "companyGroup",
    says: "A group of the customer company that the user is a member of. An empty field takes the user out of its group. Set by an administrator only.",
    clears: true,
    kind: "reference",
    of: ["companyGroup"],
    roles: ["ROLE_ADMIN"],
  },
  {
    name: "currentPassword",
    says: "The password in use. Whoever changes its own `password` or `email` must name it; a wrong one is refused, and counts as a wrong password at a sign-in. Otherwise it is ignored.",
    kind: "secret",
    maxLength: 256,
    only: "change",
  },
];

/** The fields of `ProductCreate` and `ProductInput`. */
export const productFields: readonly FormField[] = [
  {
    name: "name",
    says: "The name, 1 to 255 characters.",
    kind: "text",
    minLength: 1,
    maxLength: 255,
    required: true,
  },
  {
    name: "sku",
    says: "The product identifier, unique on the marketplace, 1 to 255 characters. Another one than at creation is refused.",
    kind: "text",
    minLength: 1,
    maxLength: 255,
  },
  {
    name: "type",
    says: "Another one than at creation is refused. Only an administrator creates CSP and VM.",
    kind: "choice",
    options: ["SYNDICATED", "CLOUD_SERVICE", "SERVICE", "API", "CSP", "VM"],
    required: true,
  },
  {
    name: "shortDescription",
    says: "What customers read in a list, at most 4000 characters.",
    kind: "long",
    maxLength: 4000,
  },
  {
    name: "longDescription",
    says: "What customers read on the product's page, at most 8192 characters.",
    kind: "long",
    maxLength: 8192,
  },
  {
    name: "syndicationEndpoints",
    says: "The URLs that subscription events go to, http or https; at most 10 of 1024 characters.",
    kind: "urls",
  },
  {
    name: "notificationSecretToken",
    says: "The secret that signs the events of this product, 1 to 255 characters. It is never answered.",
    clears: true,
    kind: "secret",
    minLength: 1,
    maxLength: 255,
  },
  {
    name: "orderValidationUrls",
    says: "URLs that are asked before an order is accepted, http or https; at most 10 of 2000 characters, and all must agree.",
    kind: "urls",
  },
  {
    name: "company",
    says: "The vendor. An administrator must name it; a vendor's own company is the only one that it may name.",
    kind: "reference",
    of: ["company"],
    only: "create",
  },
  {
    name: "previousSecretValidFor",
    says: "With a new `notificationSecretToken`: for how long the one before stays valid, an ISO 8601 duration of at most 30 days. Until then an event is signed with the one before, and each further attempt in turns with the new one and the one before, so that a receiver may know either. Empty: the new one signs at once.",
    kind: "text",
    maxLength: 40,
    only: "change",
  },
];

/** The fields of `ProductVersionCreate` and `ProductVersionInput`. */
export const productVersionFields: readonly FormField[] = [
  {
    name: "name",
    says: "The name, 1 to 255 characters.",
    kind: "text",
    minLength: 1,
    maxLength: 255,
    required: true,
  },
  {
    name: "identifier",
    says: "The name for programs, unique on the marketplace, 1 to 125 characters.",
    kind: "text",
    minLength: 1,
    maxLength: 125,
  },
  {
    name: "externalId",
    says: "The vendor's own identifier of the plan, at most 255 characters. Empty: none.",
    kind: "text",
    maxLength: 255,
  },
  {
    name: "description",
    says: "What customers read about it, at most 8192 characters.",
    kind: "long",
    maxLength: 8192,
  },
  {
    name: "price",
    says: "The price of one billing period. Empty: the plan cannot be ordered, only asked for.",
    clears: true,
    kind: "amount",
  },
  {
    name: "setupFee",
    says: "The activation fee, billed once. At creation 0, unless you say otherwise.",
    kind: "amount",
  },
  {
    name: "billingPeriod",
    says: "How often the customer is billed, in months, 1 to 120. At creation 1, unless you say otherwise.",
    kind: "number",
    min: 1,
    max: 120,
  },
  {
    name: "minimumDuration",
    says: "For how many months a customer is bound, 1 to 120, counted from the first DEPLOYED, or from the renewal that ends a trial. At creation 1, unless you say otherwise.",
    kind: "number",
    min: 1,
    max: 120,
  },
  {
    name: "lifespan",
    says: "How many hours a subscription of a short-living plan lasts, 1 to 23. Empty: it is not a short-living plan.",
    clears: true,
    kind: "number",
    min: 1,
    max: 23,
  },
  {
    name: "trial",
    says: "Whether it can be tried. At creation NOT_ALLOWED, unless you say otherwise.",
    kind: "choice",
    options: ["NOT_ALLOWED", "ALLOWED", "ALLOWED_WO_PAYMENT_METHOD"],
  },
  {
    name: "trialLength",
    says: "How many days a trial lasts, 1 to 365. At creation 1, unless you say otherwise.",
    kind: "number",
    min: 1,
    max: 365,
  },
  {
    name: "autoRenewable",
    says: "Whether subscriptions renew by themselves, and trials become paid at their end. At creation true, unless you say otherwise.",
    kind: "flag",
  },
  {
    name: "selfBilling",
    says: "Whether the vendor bills. Only an administrator sets it. At creation false, unless you say otherwise.",
    kind: "flag",
    roles: ["ROLE_ADMIN"],
  },
  {
    name: "published",
    says: "Whether customers see it and can order it. At creation false, unless you say otherwise.",
    kind: "flag",
  },
  {
    name: "recommended",
    says: "Whether customers see it as the plan to choose. At creation false, unless you say otherwise.",
    kind: "flag",
  },
  {
    name: "billingItemValues",
    says: "The value tiers of the extra resources that it offers, at most 100. Tiers of one resource that overlap are refused.",
    kind: "rows",
    fields: [
      { name: "item", says: "The extra resource.", kind: "reference", of: ["billingItem"], required: true },
      {
        name: "start",
        says: "The least quantity of the tier, from 0.",
        kind: "number",
        min: 0,
        max: 2147483647,
        required: true,
      },
      {
        name: "end",
        says: "The greatest quantity of the tier, itself included. Empty: no end.",
        clears: true,
        kind: "number",
        min: 0,
        max: 2147483647,
      },
      {
        name: "price",
        says: "TIERED and VOLUME: the price of one unit. STAIRSTEP: the price of the whole tier. For one billing period.",
        kind: "amount",
        required: true,
      },
      {
        name: "setup",
        says: "The activation fee, billed once when the tier is reached for the first time. Empty: 0.",
        kind: "amount",
      },
      {
        name: "step",
        says: "Quantities go from `start` in steps of this size, from 1.",
        kind: "number",
        min: 1,
        max: 2147483647,
      },
    ],
  },
  {
    name: "configurationParameters",
    says: "The parameters of the product that are active on it, at most 100.",
    kind: "references",
    of: ["configurationParameter"],
  },
  {
    name: "product",
    says: "The product. It cannot be changed afterwards.",
    kind: "reference",
    of: ["product"],
    required: true,
    only: "create",
  },
];

/** The fields of `BillingItemCreate` and `BillingItemInput`. */
export const billingItemFields: readonly FormField[] = [
  {
    name: "name",
    says: "The name that customers see, 1 to 255 characters.",
    kind: "text",
    minLength: 1,
    maxLength: 255,
    required: true,
  },
  {
    name: "identifier",
    says: "The name for programs, unique on the marketplace, 1 to 125 characters.",
    kind: "text",
    minLength: 1,
    maxLength: 125,
  },
  {
    name: "unit",
    says: "The measuring unit, 1 to 255 characters.",
    kind: "text",
    minLength: 1,
    maxLength: 255,
    required: true,
  },
  {
    name: "description",
    says: "What customers read about it, 1 to 8192 characters.",
    kind: "long",
    minLength: 1,
    maxLength: 8192,
    required: true,
  },
  {
    name: "type",
    says: "The price scheme.",
    kind: "choice",
    options: ["TIERED", "VOLUME", "STAIRSTEP"],
    required: true,
  },
  {
    name: "valueType",
    says: "When it is paid. At creation PRE_PAID, unless you say otherwise.",
    kind: "choice",
    options: ["PAY_AS_YOU_GO", "PRE_PAID", "POST_PAID"],
  },
  {
    name: "presence",
    says: "Whether an order of a plan that offers it must choose it. At creation OPTIONAL, unless you say otherwise.",
    kind: "choice",
    options: ["OPTIONAL", "RECOMMENDED", "REQUIRED"],
  },
  {
    name: "weight",
    says: "The place in the order form, lightest first. At creation 0, unless you say otherwise.",
    kind: "number",
    min: -2147483648,
    max: 2147483647,
  },
  {
    name: "owner",
    says: "The vendor that it belongs to. An administrator must name it; a vendor's own company is the only one that it may name.",
    kind: "reference",
    of: ["company"],
    only: "create",
  },
];

/** The fields of `ApplicationMetricCreate` and `ApplicationMetricInput`. */
export const applicationMetricFields: readonly FormField[] = [
  {
    name: "name",
    says: "The name, unique in the product, 1 to 255 characters.",
    kind: "text",
    minLength: 1,
    maxLength: 255,
    required: true,
  },
  {
    name: "billingItem",
    says: "The extra resource that bills it. One that is not pay-as-you-go, or has no value tiers, is refused.",
    kind: "reference",
    of: ["billingItem"],
    required: true,
  },
  {
    name: "type",
    says: "Who provides the values. At creation EXTERNAL, unless you say otherwise.",
    kind: "choice",
    options: ["EXTERNAL", "PROMETHEUS"],
  },
  {
    name: "counter",
    says: "true: the value only increases. false: a gauge, which goes up and down. At creation false, unless you say otherwise.",
    kind: "flag",
  },
  {
    name: "metricFunction",
    says: "How samples become a quantity: AVERAGE or PEAK of a gauge, INCREASE or VALUE of a counter. At creation AVERAGE or INCREASE, unless you say otherwise.",
    kind: "choice",
    options: ["AVERAGE", "PEAK", "INCREASE", "VALUE"],
  },
  {
    name: "endpoint",
    says: "The metric endpoint, needed for EXTERNAL: a URL, or a path on the host of the product's first syndication endpoint, else of the company's; at most 2000 characters.",
    kind: "text",
    minLength: 1,
    maxLength: 2000,
  },
  {
    name: "frequency",
    says: "How often the endpoint is polled. At creation EVERY_1_HOUR, unless you say otherwise.",
    kind: "choice",
    options: [
      "EVERY_30_SECONDS",
      "EVERY_1_MINUTE",
      "EVERY_2_MINUTE",
      "EVERY_5_MINUTES",
      "EVERY_30_MINUTES",
      "EVERY_1_HOUR",
      "EVERY_24_HOUR",
      "EVERY_48_HOUR",
      "EVERY_WEEK",
    ],
  },
  {
    name: "product",
    says: "The product. It cannot be changed afterwards.",
    kind: "reference",
    of: ["product"],
    required: true,
    only: "create",
  },
];

/** The fields of `ConfigurationParameterCreate` and `ConfigurationParameterInput`. */
export const configurationParameterFields: readonly FormField[] = [
  {
    name: "code",
    says: "The name for programs, unique in the product: a letter, then letters, digits and underscores; at most 250 characters.",
    kind: "text",
    minLength: 1,
    maxLength: 250,
    required: true,
  },
  {
    name: "name",
    says: "The name that customers see, 1 to 255 characters.",
    kind: "text",
    minLength: 1,
    maxLength: 255,
    required: true,
  },
  {
    name: "description",
    says: "What customers read about it, 1 to 4096 characters.",
    kind: "long",
    minLength: 1,
    maxLength: 4096,
    required: true,
  },
  {
    name: "hint",
    says: "The placeholder text, at most 255 characters. Empty: none.",
    kind: "text",
    maxLength: 255,
  },
  {
    name: "required",
    says: "Whether the customer must give a value before ordering. At creation false, unless you say otherwise.",
    kind: "flag",
  },
  {
    name: "validation",
    says: "A regular expression for the customer's text, at most 1024 characters. Empty: none. It is run in linear time, so look-aheads, look-behinds and references back to a group are refused, and so is one that is very large.",
    kind: "text",
    maxLength: 1024,
  },
  {
    name: "acceptedValues",
    says: "The possible values, each with its label: value to label, at most 500 entries of 255 characters. Empty: any value that matches.",
    kind: "labels",
  },
  {
    name: "externalValuesUrl",
    says: "A URL of the vendor that is asked for the possible values, at most 2000 characters. Empty: none.",
    clears: true,
    kind: "url",
    minLength: 1,
    maxLength: 2000,
  },
  {
    name: "weight",
    says: "The place in the form, lightest first. At creation 0, unless you say otherwise.",
    kind: "number",
    min: -2147483648,
    max: 2147483647,
  },
  {
    name: "product",
    says: "The product that it belongs to. It cannot be changed afterwards.",
    kind: "reference",
    of: ["product"],
    required: true,
    only: "create",
  },
];
