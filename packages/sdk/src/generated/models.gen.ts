// Generated from spec/schemas/ by `npm run generate`. Do not edit it: change the source, and run the command.

/** Names one applicationMetric: its id, `"applicationMetric/42"`, a reference to it, or the applicationMetric itself. */
export type ApplicationMetricRef =
  | number
  | `applicationMetric/${number}`
  | { readonly url: `applicationMetric/${number}` }
  | { readonly self: `applicationMetric/${number}` }
  | ApplicationMetricDTO;

/** Names one auditEntry: its id, `"auditEntry/42"`, a reference to it, or the auditEntry itself. */
export type AuditEntryRef =
  | number
  | `auditEntry/${number}`
  | { readonly url: `auditEntry/${number}` }
  | { readonly self: `auditEntry/${number}` }
  | AuditEntryDTO;

/** Names one billingItem: its id, `"billingItem/42"`, a reference to it, or the billingItem itself. */
export type BillingItemRef =
  | number
  | `billingItem/${number}`
  | { readonly url: `billingItem/${number}` }
  | { readonly self: `billingItem/${number}` }
  | BillingItemDTO;

/** Names one cloudCredential: its id, `"cloudCredential/42"`, a reference to it, or the cloudCredential itself. */
export type CloudCredentialRef =
  | number
  | `cloudCredential/${number}`
  | { readonly url: `cloudCredential/${number}` }
  | { readonly self: `cloudCredential/${number}` }
  | CloudCredentialDTO;

/** Names one cloudProvider: its id, `"cloudProvider/42"`, a reference to it, or the cloudProvider itself. */
export type CloudProviderRef =
  | number
  | `cloudProvider/${number}`
  | { readonly url: `cloudProvider/${number}` }
  | { readonly self: `cloudProvider/${number}` };

/** Names one comment: its id, `"comment/42"`, a reference to it, or the comment itself. */
export type CommentRef =
  | number
  | `comment/${number}`
  | { readonly url: `comment/${number}` }
  | { readonly self: `comment/${number}` }
  | CommentDTO;

/** Names one company: its id, `"company/42"`, a reference to it, or the company itself. */
export type CompanyRef =
  | number
  | `company/${number}`
  | { readonly url: `company/${number}` }
  | { readonly self: `company/${number}` }
  | CompanyDTO;

/** Names one companyGroup: its id, `"companyGroup/42"`, a reference to it, or the companyGroup itself. */
export type CompanyGroupRef =
  | number
  | `companyGroup/${number}`
  | { readonly url: `companyGroup/${number}` }
  | { readonly self: `companyGroup/${number}` }
  | CompanyGroupDTO;

/** Names one configurationParameter: its id, `"configurationParameter/42"`, a reference to it, or the configurationParameter itself. */
export type ConfigurationParameterRef =
  | number
  | `configurationParameter/${number}`
  | { readonly url: `configurationParameter/${number}` }
  | { readonly self: `configurationParameter/${number}` }
  | ConfigurationParameter;

/** Names one event: its id, `"event/42"`, a reference to it, or the event itself. */
export type EventRef =
  | number
  | `event/${number}`
  | { readonly url: `event/${number}` }
  | { readonly self: `event/${number}` }
  | EventDTO;

/** Names one eventEndpoint: its id, `"eventEndpoint/42"`, a reference to it, or the eventEndpoint itself. */
export type EventEndpointRef =
  | number
  | `eventEndpoint/${number}`
  | { readonly url: `eventEndpoint/${number}` }
  | { readonly self: `eventEndpoint/${number}` }
  | EventEndpointDTO;

/** Names one invoice: its id, `"invoice/42"`, a reference to it, or the invoice itself. */
export type InvoiceRef =
  | number
  | `invoice/${number}`
  | { readonly url: `invoice/${number}` }
  | { readonly self: `invoice/${number}` }
  | InvoiceDTO;

/** Names one message: its id, `"message/42"`, a reference to it, or the message itself. */
export type MessageRef =
  | number
  | `message/${number}`
  | { readonly url: `message/${number}` }
  | { readonly self: `message/${number}` }
  | MessageDTO;

/** Names one notification: its id, `"notification/42"`, a reference to it, or the notification itself. */
export type NotificationRef =
  | number
  | `notification/${number}`
  | { readonly url: `notification/${number}` }
  | { readonly self: `notification/${number}` }
  | NotifyDTO;

/** Names one order: its id, `"order/42"`, a reference to it, or the order itself. */
export type OrderRef =
  | number
  | `order/${number}`
  | { readonly url: `order/${number}` }
  | { readonly self: `order/${number}` }
  | OrderDTO;

/** Names one paymentMethod: its id, `"paymentMethod/42"`, a reference to it, or the paymentMethod itself. */
export type PaymentMethodRef =
  | number
  | `paymentMethod/${number}`
  | { readonly url: `paymentMethod/${number}` }
  | { readonly self: `paymentMethod/${number}` }
  | PaymentMethodDTO;

/** Names one product: its id, `"product/42"`, a reference to it, or the product itself. */
export type ProductRef =
  | number
  | `product/${number}`
  | { readonly url: `product/${number}` }
  | { readonly self: `product/${number}` }
  | ProductDTO;

/** Names one productVersion: its id, `"productVersion/42"`, a reference to it, or the productVersion itself. */
export type ProductVersionRef =
  | number
  | `productVersion/${number}`
  | { readonly url: `productVersion/${number}` }
  | { readonly self: `productVersion/${number}` }
  | ProductVersionDTO;

/** Names one subscription: its id, `"subscription/42"`, a reference to it, or the subscription itself. */
export type SubscriptionRef =
  | number
  | `subscription/${number}`
  | { readonly url: `subscription/${number}` }
  | { readonly self: `subscription/${number}` }
  | Subscription;

/** Names one token: its id, `"token/42"`, a reference to it, or the token itself. */
export type TokenRef =
  | number
  | `token/${number}`
  | { readonly url: `token/${number}` }
  | { readonly self: `token/${number}` }
  | TokenDTO;

/** Names one user: its id, `"user/42"`, a reference to it, or the user itself. */
export type UserRef =
  | number
  | `user/${number}`
  | { readonly url: `user/${number}` }
  | { readonly self: `user/${number}` }
  | MyUserDTO;

/** Names one userCompany: its id, `"userCompany/42"`, a reference to it, or the userCompany itself. */
export type UserCompanyRef =
  | number
  | `userCompany/${number}`
  | { readonly url: `userCompany/${number}` }
  | { readonly self: `userCompany/${number}` }
  | UserCompanyDTO;

/** A postal address. */
export interface Address {
  /** The identifier of the address. An address has no URL of its own. */
  id: number;
  /** Street and number. */
  address?: string;
  /** The city. */
  city?: string;
  /** The postal code. */
  zipCode?: string;
  /** The state or province, a code of two characters. */
  state?: string;
  /** The name of the country. */
  country?: string;
  /** The two-letter code of the country. */
  countryCode?: CountryCode;
}

/** A postal address to store. It replaces the one that was there as a whole. */
export interface AddressInput {
  /** Street and number, at most 255 characters. */
  address?: string | null | undefined;
  /** The city, at most 255 characters. */
  city?: string | null | undefined;
  /** The postal code, at most 255 characters. */
  zipCode?: string | null | undefined;
  /** The state or province, a code of two upper-case characters. */
  state?: string | null | undefined;
  /** The name of the country, at most 255 characters. */
  country?: string | null | undefined;
  /** The two-letter code of the country. */
  countryCode?: CountryCode | null | undefined;
}

/** A new metric of a product. */
export interface ApplicationMetricCreate extends ApplicationMetricInput {
  /** The product. It cannot be changed afterwards. */
  product: ProductRef;
  /** The name, unique in the product, 1 to 255 characters. */
  name: string;
  /** The extra resource that bills it. One that is not pay-as-you-go, or has no value tiers, is 422. */
  billingItem: BillingItemRef;
}

/** A value that the service polls for each deployed subscription of a product, and bills through an extra resource. Its unit and prices are those of the extra resource. */
export interface ApplicationMetricDTO {
  /** The identifier. */
  id: number;
  /** The relative URL `applicationMetric/<id>`. */
  self: `applicationMetric/${number}`;
  /** The name, unique in the product. */
  name: string;
  /** The product. */
  product: ProductReference;
  /** The pay-as-you-go extra resource that bills it. */
  billingItem: BillingItemReference;
  /** Who provides the values. */
  type: MetricType;
  /** true: the value only increases. false: a gauge, which goes up and down. */
  counter: boolean;
  /** How samples become a quantity. */
  metricFunction: MetricFunction;
  /** The vendor's metric endpoint: a URL, or a path on the host of the product's first syndication endpoint. Answered to the vendor and to administrators only. */
  endpoint?: string;
  /** How often the endpoint is polled. */
  frequency: Frequency;
}

/** Fields of a metric. Absent: unchanged. */
export interface ApplicationMetricInput {
  /** The name, unique in the product, 1 to 255 characters. */
  name?: string | null | undefined;
  /** The extra resource that bills it. One that is not pay-as-you-go, or has no value tiers, is 422. */
  billingItem?: BillingItemRef | null | undefined;
  /** Who provides the values. On creation EXTERNAL when absent. */
  type?: MetricType | null | undefined;
  /** true: the value only increases. false: a gauge, which goes up and down. On creation false when absent. */
  counter?: boolean | null | undefined;
  /** How samples become a quantity: AVERAGE or PEAK of a gauge, INCREASE or VALUE of a counter. On creation AVERAGE or INCREASE when absent. */
  metricFunction?: MetricFunction | null | undefined;
  /** The metric endpoint, needed for EXTERNAL: a URL, or a path on the host of the product's first syndication endpoint, else of the company's; at most 2000 characters. */
  endpoint?: string | null | undefined;
  /** How often the endpoint is polled. On creation EVERY_1_HOUR when absent. */
  frequency?: Frequency | null | undefined;
}

/** One request that changed something, or was to; or a sign-in. */
export interface AuditEntryDTO {
  /** The identifier of the entry. */
  id: number;
  /** The relative URL, `auditEntry/<id>`. */
  self: `auditEntry/${number}`;
  /** When it was, on the machine's clock. */
  date: DateTime;
  /** When it was, on the marketplace's clock. Absent: the same. */
  marketplaceDate?: DateTime;
  /** Who signed in. Absent: nobody that is known here. */
  actor?: UserReference;
  /** The user name of the actor at that time. */
  actorName?: string;
  /** Whom the actor acted as, with CMW-As-User. Absent: as itself. */
  asUser?: UserReference;
  /** The user name of that user at that time. */
  asUserName?: string;
  /** The `operationId`. Absent: the sign-in failed before one was looked for. */
  operation?: string;
  /** What it was done to, or what it made, as in `self`. Absent: no single object. */
  object?: string;
  outcome: AuditOutcome;
  /** The status of the answer. */
  status: number;
  /** The caller's network address. */
  address: string;
  /** The `CMW-Request-Id` of the answer, as in the server's log. */
  requestId: string;
  /** The fields that changed, as they were. Secrets are masked. Absent: it was made, or nothing was read. */
  before?: Record<string, unknown>;
  /** The same fields, as they are now. Absent: it was deleted, or nothing was read. */
  after?: Record<string, unknown>;
}

/** How a request ended. SUCCESS: it was done. FAILURE: it was refused, or failed; `status` says how. */
export type AuditOutcome = "SUCCESS" | "FAILURE" | (string & {});

/** An authentication token, for the header CMW-Auth-Token. Opaque; it is shown this once and cannot be read again. */
export type AuthToken = string;

/** The event is sent with a signature that does not match. */
export interface BadSignatureFault {
  /** The kind of fault. */
  kind: "badSignature";
}

/** An action on a company. */
export interface BaseCompanyPatchDTO {
  /** What to do. An unknown action is 400. */
  action: CompanyAction;
}

/** A new extra resource. */
export interface BillingItemCreate extends BillingItemInput {
  /** The vendor that it belongs to. An administrator must name it; a vendor's own company is the only one that it may name. */
  owner?: CompanyRef | null | undefined;
  /** The name that customers see, 1 to 255 characters. */
  name: string;
  /** The measuring unit, 1 to 255 characters. */
  unit: string;
  /** What customers read about it, 1 to 8192 characters. */
  description: string;
  /** The price scheme. */
  type: BillingItemType;
}

/** An extra resource that plans can offer beside their price. Its prices are the value tiers of each plan. */
export interface BillingItemDTO {
  /** The identifier. */
  id: number;
  /** The relative URL `billingItem/<id>`. */
  self: `billingItem/${number}`;
  /** The name that customers see. */
  name: string;
  /** The name for programs, unique on the marketplace. */
  identifier?: string;
  /** The measuring unit, as `users`. */
  unit: string;
  /** What customers read about it. */
  description: string;
  /** The price scheme. */
  type: BillingItemType;
  /** When it is paid. */
  valueType: BillingItemValueType;
  /** Whether an order of a plan that offers it must choose it. */
  presence: BillingItemPresence;
  /** true when `presence` is REQUIRED. */
  required: boolean;
  /** The vendor that it belongs to. */
  owner: CompanyReference;
  /** The place in the order form, lightest first. */
  weight: number;
}

/** Fields of an extra resource. Absent: unchanged. */
export interface BillingItemInput {
  /** The name that customers see, 1 to 255 characters. */
  name?: string | null | undefined;
  /** The name for programs, unique on the marketplace, 1 to 125 characters. */
  identifier?: string | null | undefined;
  /** The measuring unit, 1 to 255 characters. */
  unit?: string | null | undefined;
  /** What customers read about it, 1 to 8192 characters. */
  description?: string | null | undefined;
  /** The price scheme. */
  type?: BillingItemType | null | undefined;
  /** When it is paid. On creation PRE_PAID when absent. */
  valueType?: BillingItemValueType | null | undefined;
  /** Whether an order of a plan that offers it must choose it. On creation OPTIONAL when absent. */
  presence?: BillingItemPresence | null | undefined;
  /** true is the same as `presence: REQUIRED`, false as OPTIONAL. Not read when `presence` is there. */
  required?: boolean | null | undefined;
  /** The place in the order form, lightest first. On creation 0 when absent. */
  weight?: number | null | undefined;
}

/** Whether an order must choose an extra resource. */
export type BillingItemPresence = "OPTIONAL" | "RECOMMENDED" | "REQUIRED" | (string & {});

/** Quantities of extra resources: `billingItem/<id>` to number. A resource that was not chosen is absent. */
export type BillingItemQuantities = Record<string, number>;

/** Quantities of extra resources: reference to a whole number from 0, at most 100 entries. 0 is none of it. */
export type BillingItemQuantitiesInput = Record<string, number>;

/** A reference to a `billingItem`. */
export interface BillingItemReference {
  /** The relative URL `billingItem/<id>`. On input also with a leading slash, or absolute on this service. */
  url: `billingItem/${number}`;
}

/** The price scheme. TIERED: each unit at the price of its own tier. VOLUME: all units at the price of the tier of the total. STAIRSTEP: the flat price of the tier reached. */
export type BillingItemType = "TIERED" | "VOLUME" | "STAIRSTEP" | (string & {});

/** A value tier: what an extra resource costs on a plan for quantities from `start` to `end`. Amounts are in EUR. */
export interface BillingItemValue {
  /** The extra resource. */
  item: BillingItemReference;
  /** The least quantity of the tier, from 0. */
  start: number;
  /** The greatest quantity of the tier, itself included. null: no end. */
  end: number | null;
  /** TIERED and VOLUME: the price of one unit. STAIRSTEP: the price of the whole tier. For one billing period. */
  price: Price;
  /** The activation fee, billed once when the tier is reached for the first time. */
  setup: Price;
  /** Quantities go from `start` in steps of this size, from 1. */
  step: number;
}

/** A value tier of an extra resource on a plan. Amounts are in EUR. */
export interface BillingItemValueInput {
  /** The extra resource. */
  item: BillingItemRef;
  /** The least quantity of the tier, from 0. */
  start: number;
  /** The greatest quantity of the tier, itself included. null: no end. */
  end?: number | null | undefined;
  /** TIERED and VOLUME: the price of one unit. STAIRSTEP: the price of the whole tier. For one billing period. */
  price: NonNegativePriceInput;
  /** The activation fee, billed once when the tier is reached for the first time. Absent: 0. */
  setup?: NonNegativePriceInput | null | undefined;
  /** Quantities go from `start` in steps of this size, from 1. */
  step?: number | null | undefined;
}

/** When an extra resource is paid. PRE_PAID: in full at the start of a period. POST_PAID: at its end. PAY_AS_YOU_GO: by what a metric measured. */
export type BillingItemValueType = "PAY_AS_YOU_GO" | "PRE_PAID" | "POST_PAID" | (string & {});

/** A cart was started. */
export interface CartCreatedEvent extends EventNotification {
  /** The kind of the entity. */
  entity: "Cart";
  /** What happened to the entity. */
  type: "CREATED";
}

/** A cart was emptied. */
export interface CartDeletedEvent extends EventNotification {
  /** The kind of the entity. */
  entity: "Cart";
  /** What happened to the entity. */
  type: "DELETED";
}

/** A cart changed. */
export interface CartModifiedEvent extends EventNotification {
  /** The kind of the entity. */
  entity: "Cart";
  /** What happened to the entity. */
  type: "MODIFIED";
}

/** A notice that something has changed. It says where to look, and not what is there now: that is read with the operations of the resource. */
export interface Change {
  /** What has changed. */
  kind: ChangeKind;
  /** Which one; absent where there is only one, or where several have changed. */
  id?: number;
  /** When, on the marketplace's clock. */
  date: DateTime;
}

/** What has changed, as it is named in the paths of the interface. `everything`: what was read before may be out of date, so read it again. */
export type ChangeKind =
  | "everything"
  | "applicationMetric"
  | "auditEntry"
  | "billingItem"
  | "clock"
  | "cloudCredential"
  | "comment"
  | "company"
  | "companyGroup"
  | "configurationParameter"
  | "event"
  | "eventEndpoint"
  | "faults"
  | "invoice"
  | "message"
  | "notification"
  | "order"
  | "paymentMethod"
  | "platformEndpoints"
  | "product"
  | "productVersion"
  | "snapshots"
  | "subscription"
  | "token"
  | "user"
  | "userCompany"
  | (string & {});

/** What a subscription is charged for one thing. It is written once, and goes on one invoice. */
export interface Charge {
  /** The identifier of the charge. */
  id: number;
  /** What it is for. */
  why: ChargeReason;
  /** The name of the plan or of the extra resource, as it was. Absent: the charge is for neither. */
  what?: string;
  /** What the customer reads on the invoice. */
  description?: string;
  /** The vendor's own identifier of what is charged. */
  identifier?: string;
  /** The start of the time that it is for. Absent: it is for no time. */
  from?: DateTime;
  /** The end of that time. */
  to?: DateTime;
  /** The price of one unit, after conversion. */
  price: LinePrice;
  /** The number of units. */
  quantity: number;
  /** The measuring unit, as `users`. */
  unit?: string;
  /** What is charged without VAT, exactly. Below zero: it is given back. */
  amount: ExactPrice;
  /** The extra resource that is charged. */
  billingItem?: BillingItemReference;
  /** The invoice, or the credit note, that it is on. `null`: it waits. */
  invoice: InvoiceReference | null;
}

/** What a charge is for. PLAN and RESOURCE: the plan, and a quantity of an extra resource. USE: what was measured. SETUP: a range of a resource that is set up for the first time. FEE: the activation. LINE and RECURRING: the vendor's own lines, once and on every invoice. CARRIED: what an invoice rounds, or does not need, taken from it and put on the next one. CREDIT: what is given back. SETTLED: what stands against charges that wait, and goes on no invoice. */
export type ChargeReason =
  | "PLAN"
  | "RESOURCE"
  | "USE"
  | "SETUP"
  | "FEE"
  | "LINE"
  | "RECURRING"
  | "CARRIED"
  | "CREDIT"
  | "SETTLED"
  | (string & {});

/** The marketplace's clock. Periods, trials, retries and due dates follow it. */
export interface Clock {
  /** The date and time of the marketplace's clock. */
  now: DateTime;
  /** Whether an advance is under way. */
  status: ClockStatus;
  /** `real`: the time of the machine. `shifted`: ahead of it. */
  mode: ClockMode;
  /** The advance that is under way; absent when there is none. */
  advancing?: ClockAdvance;
  /** How many jobs the move ran; absent when the clock was only read. */
  jobs?: number;
  /** Whether every delivery that was due was attempted; absent unless `settle` asked for it. */
  settled?: boolean;
}

/** An advance of the clock that is under way. How far it is, `now` tells. */
export interface ClockAdvance {
  /** The clock's date and time before the advance. */
  from: DateTime;
  /** The date and time that the advance goes to. */
  to: DateTime;
  /** How many jobs it has run so far, counted anew when the server starts; absent where another process runs them. */
  jobs?: number;
}

/** What an advance of the clock would do, tried out on a copy of the marketplace. */
export interface ClockDryRun {
  /** The clock's date and time now. */
  from: DateTime;
  /** Until when everything was tried out. */
  to: DateTime;
  /** Whether that is all: false when there are more than 500 steps, and `to` is where they end. */
  complete: boolean;
  /** What the marketplace would do, in this order. */
  steps: ClockDryRunStep[];
  /** How many regular polls of metrics would be due, as subscriptions are now. */
  polls: number;
  /** How many events would be sent or sent again, those of the steps included. */
  deliveries: number;
  /** What a dry run cannot know of this advance, in words; empty when there is nothing of the kind. */
  unforeseen: string[];
}

/** An invoice that would be issued. It has no identifier yet. */
export interface ClockDryRunInvoice {
  /** The type of the order behind it; CREDIT, that of a credit note. */
  type: OrderType;
  /** The state of the payment after the charge. */
  status: InvoiceStatus;
  /** Its lines, in the order to show. */
  entries: InvoiceLine[];
  /** The total of the invoice. */
  total: InvoiceTotal;
}

/** Something that the marketplace would do by itself as the clock advances. */
export interface ClockDryRunStep {
  /** The kind of job that falls due. */
  kind: DueKind;
  /** When, on the marketplace's clock. */
  date: DateTime;
  /** What would happen, in words. */
  what: string;
  /** The subscription that it is about; absent where it is about none. */
  subscription?: SubscriptionReference;
  /** The state that the subscription would move to; absent when it stays. */
  deploymentStatus?: DeploymentStatus;
  /** Where the end of its period would move to; absent when it stays. */
  endDate?: DateTime;
  /** The invoices and credit notes that would be issued. */
  invoices: ClockDryRunInvoice[];
  /** How many events would be sent. */
  events: number;
  /** How many messages would be written to people. */
  messages: number;
}

/** Where to move the clock; exactly one of `now` and `advance`. */
export type ClockInput = { now: DateTime } | { advance: string };

/** real: the time of the machine. shifted: ahead of it by what the clock was moved, and running on. */
export type ClockMode = "real" | "shifted" | (string & {});

/** ready: the clock runs. advancing: jobs that fell due are running, and writes are 423. */
export type ClockStatus = "ready" | "advancing" | (string & {});

/** What can be done to a cloud credential. SAVE_CUSTOM_CREDENTIALS: stores its secret, in place of an earlier one. */
export type CloudCredentialAction = "SAVE_CUSTOM_CREDENTIALS";

/** A new cloud credential of the caller. Its secret follows with SAVE_CUSTOM_CREDENTIALS. */
export interface CloudCredentialCreate {
  /** What its owner calls it, 1 to 255 characters. */
  name: string;
  /** The cloud provider that the credential is for. */
  cloudProvider?: CloudProviderRef | null | undefined;
  /** The subscription that the credential is for, one of the caller's own. */
  subscription?: SubscriptionRef | null | undefined;
}

/** A credential of a customer for a cloud provider. Its secret is never answered. */
export interface CloudCredentialDTO {
  /** The identifier of the credential. */
  id: number;
  /** The relative URL of the credential, `cloudCredential/<id>`. */
  self: `cloudCredential/${number}`;
  /** The name that its owner gave it. */
  name: string;
  /** The cloud provider that the credential is for. */
  cloudProvider?: CloudProviderReference;
  /** The user that the credential belongs to. */
  owner: UserReference;
  /** The subscription that the credential is for. Absent where it is for any. */
  subscription?: SubscriptionReference;
  /** Whether a secret is stored. */
  uploaded: boolean;
}

/** An action on a cloud credential. */
export interface CloudCredentialPatch {
  /** What to do. An unknown action is 400. */
  action: CloudCredentialAction;
  /** The secret: any JSON value but null, such as a map of named texts, a key file, or one text. The whole body has at most 1 MiB. It is stored sealed and never answered. */
  payload: readonly unknown[];
}

/** A reference to a `cloudProvider`. Cloud providers are set up by the marketplace and have no operations here. */
export interface CloudProviderReference {
  /** The relative URL `cloudProvider/<id>`. On input also with a leading slash, or absolute on this service. */
  url: `cloudProvider/${number}`;
}

/** A new review of a product. */
export interface CommentCreate extends CommentInput {
  /** The product. Only a customer that has, or had, a subscription to it may review it. */
  product: ProductRef;
  /** From 1, poor, to 5, excellent. */
  rating: number;
}

/** A customer's review and rating of a product. */
export interface CommentDTO {
  /** The identifier of the review. */
  id: number;
  /** The relative URL of the review, `comment/<id>`. */
  self: `comment/${number}`;
  /** The user name of the author. */
  userName: string;
  /** The name of the author, for people. */
  realName?: string;
  /** The product that is reviewed. */
  product: ProductReference;
  /** From 1, poor, to 5, excellent. */
  rating: number;
  /** The review. Absent where there is only a rating. */
  comment?: string;
  /** When the review was written or last changed. */
  date: DateTime;
}

/** Changes to a review. Fields that are absent keep their value, and `null` clears one. Other fields are ignored; a review stays with its product. */
export interface CommentInput {
  /** From 1, poor, to 5, excellent. */
  rating?: number | null | undefined;
  /** The review, 1 to 4096 characters. `null` leaves only the rating. */
  comment?: string | null | undefined;
}

/** What can be done to a company. ACTIVATION: enables the company and all its members. DEACTIVATION: disables them all. */
export type CompanyAction = "ACTIVATION" | "DEACTIVATION";

/** A new vendor company. Without `enabled` it is enabled. */
export interface CompanyCreate extends CompanyFields {
  /** The name of the company, 1 to 255 characters. */
  name: string;
}

/** A vendor company: a business that sells products, and the users in it. `syndicationEndpoint`, `technicalEmailAddress` and `externalId` are answered to the company itself and to administrators. */
export interface CompanyDTO {
  /** The identifier of the company. */
  id: number;
  /** The relative URL of the company, `company/<id>`. */
  self: `company/${number}`;
  /** The name of the company. */
  name: string;
  /** The e-mail address of the company. */
  emailAddress?: EmailAddress;
  /** What the company does. */
  companyDescription?: string;
  /** The address of the company's web site. */
  companyUrl?: string;
  /** The telephone number, as it was written. */
  phoneNumber?: string;
  /** The legal address. */
  address?: Address;
  /** The tax or VAT number. */
  taxCode?: string;
  /** The language that the company prefers, a two-letter code. Absent: English. */
  language?: LanguageCode;
  /** The e-mail address for technical matters, such as an endpoint that does not answer. */
  technicalEmailAddress?: EmailAddress;
  /** The URL that the events of all subscriptions to the company's products go to. Absent where there is none. */
  syndicationEndpoint?: string;
  /** The identifier of the company in a system outside the marketplace. */
  externalId?: string;
  /** Whether the company may use the marketplace. */
  enabled: boolean;
}

/** The fields of a vendor company. Those that are absent keep their value, and `null` clears one. Other fields are ignored. */
export interface CompanyFields {
  /** The name of the company, 1 to 255 characters. */
  name?: string | null | undefined;
  /** The e-mail address of the company. */
  emailAddress?: EmailAddress | null | undefined;
  /** What the company does, at most 4096 characters. `null` clears it. */
  companyDescription?: string | null | undefined;
  /** The http or https address of the company's web site, at most 1024 characters. `null` clears it. */
  companyUrl?: string | null | undefined;
  /** The telephone number, 1 to 20 characters. `null` clears it. */
  phoneNumber?: string | null | undefined;
  /** The legal address, replaced as a whole. `null` clears it. */
  address?: AddressInput | null | undefined;
  /** The tax or VAT number, 1 to 255 characters. `null` clears it. */
  taxCode?: string | null | undefined;
  /** The language that the company prefers, a two-letter code. */
  language?: LanguageCode | null | undefined;
  /** The e-mail address for technical matters, such as an endpoint that does not answer. `null` clears it. */
  technicalEmailAddress?: EmailAddress | null | undefined;
  /** The http or https URL that the events of all subscriptions to the company's products go to, at most 2048 characters, without credentials in it. `null` ends them. */
  syndicationEndpoint?: string | null | undefined;
  /** The secret that signs the events to `syndicationEndpoint`, 1 to 255 characters. It is stored sealed and never answered. `null` clears it, and events are not signed any more. */
  notificationSecretToken?: string | null | undefined;
  /** The identifier of the company in a system outside the marketplace, 1 to 255 characters. `null` clears it. */
  externalId?: string | null | undefined;
  /** Whether the company may use the marketplace. Set by an administrator only. */
  enabled?: boolean | null | undefined;
}

/** Single fields of a vendor company. A field that would do nothing is 400: one that is not listed, and for all but an administrator `enabled`. */
export interface CompanyFieldsPatch {
  /** The name of the company, 1 to 255 characters. */
  name?: string | null | undefined;
  /** The e-mail address of the company. */
  emailAddress?: EmailAddress | null | undefined;
  /** What the company does, at most 4096 characters. `null` clears it. */
  companyDescription?: string | null | undefined;
  /** The http or https address of the company's web site, at most 1024 characters. `null` clears it. */
  companyUrl?: string | null | undefined;
  /** The telephone number, 1 to 20 characters. `null` clears it. */
  phoneNumber?: string | null | undefined;
  /** The legal address, replaced as a whole. `null` clears it. */
  address?: AddressInput | null | undefined;
  /** The tax or VAT number, 1 to 255 characters. `null` clears it. */
  taxCode?: string | null | undefined;
  /** The language that the company prefers, a two-letter code. */
  language?: LanguageCode | null | undefined;
  /** The e-mail address for technical matters, such as an endpoint that does not answer. `null` clears it. */
  technicalEmailAddress?: EmailAddress | null | undefined;
  /** The http or https URL that the events of all subscriptions to the company's products go to, at most 2048 characters, without credentials in it. `null` ends them. */
  syndicationEndpoint?: string | null | undefined;
  /** The secret that signs the events to `syndicationEndpoint`, 1 to 255 characters. It is stored sealed and never answered. `null` clears it, and events are not signed any more. */
  notificationSecretToken?: string | null | undefined;
  /** The identifier of the company in a system outside the marketplace, 1 to 255 characters. `null` clears it. */
  externalId?: string | null | undefined;
  /** Whether the company may use the marketplace. Set by an administrator only. */
  enabled?: boolean | null | undefined;
}

/** A new group of users inside a customer company. */
export interface CompanyGroupCreate extends CompanyGroupInput {
  /** The customer company that the group is in. A customer can name only its own. */
  userCompany: UserCompanyRef;
  /** The name of the group, 1 to 255 characters. */
  name: string;
  /** What the company calls the group in its own systems, 1 to 125 characters. One that is taken in the company is 409. */
  identifier: string;
}

/** A group of users inside a customer company. */
export interface CompanyGroupDTO {
  /** The identifier of the group. */
  id: number;
  /** The relative URL of the group, `companyGroup/<id>`. */
  self: `companyGroup/${number}`;
  /** The name of the group. */
  name: string;
  /** What the company calls the group in its own systems, unique in the company. */
  identifier: string;
  /** The customer company that the group is in. */
  userCompany: UserCompanyReference;
}

/** Changes to a group. Fields that are absent keep their value. Other fields are ignored; a group stays in its company. */
export interface CompanyGroupInput {
  /** The name of the group, 1 to 255 characters. */
  name?: string | null | undefined;
  /** What the company calls the group in its own systems, 1 to 125 characters. One that is taken in the company is 409. */
  identifier?: string | null | undefined;
}

/** A reference to a `companyGroup`. */
export interface CompanyGroupReference {
  /** The relative URL `companyGroup/<id>`. On input also with a leading slash, or absolute on this service. */
  url: `companyGroup/${number}`;
}

/** Changes to a vendor company. Fields that are absent keep their value, and `null` clears one. Other fields are ignored. */
export interface CompanyInput extends CompanyFields {
  /** With a new `notificationSecretToken`: for how long the one before stays valid, an ISO 8601 duration of at most 30 days. Until then an event is signed with the one before, and each further attempt in turns with the new one and the one before, so that a receiver may know either. Absent: the new one signs at once. */
  previousSecretValidFor?: string | null | undefined;
}

/** A reference to a vendor company or a customer company. */
export interface CompanyOrUserCompanyReference {
  /** The relative URL `company/<id>` or `userCompany/<id>`. */
  url: `company/${number}` | `userCompany/${number}`;
}

/** Either an action on a vendor company, or single fields of it; never both. */
export type CompanyPatch = BaseCompanyPatchDTO | CompanyFieldsPatch;

/** A reference to a `company`. */
export interface CompanyReference {
  /** The relative URL `company/<id>`. On input also with a leading slash, or absolute on this service. */
  url: `company/${number}`;
}

/** Something that a customer enters when ordering. It belongs to a product and is activated on plans. */
export interface ConfigurationParameter {
  /** The identifier. */
  id: number;
  /** The relative URL `configurationParameter/<id>`. */
  self: `configurationParameter/${number}`;
  /** The name for programs, unique in the product and not shown to customers. */
  code: string;
  /** The name that customers see. */
  name: string;
  /** What customers read about it. */
  description: string;
  /** The placeholder text of the input. */
  hint?: string;
  /** Whether the customer must give a value before ordering. */
  required: boolean;
  /** The regular expression that the customer's text must match. */
  validation?: string;
  /** The possible values, each with its label: value to label. Absent: any value that matches. */
  acceptedValues?: Record<string, string>;
  /** The vendor's URL that is asked for the possible values. Only the vendor and administrators see it. */
  externalValuesUrl?: string;
  /** The product that it belongs to. */
  product: ProductReference;
  /** The place in the form, lightest first. */
  weight: number;
}

/** A new configuration parameter of a product. */
export interface ConfigurationParameterCreate extends ConfigurationParameterInput {
  /** The product that it belongs to. It cannot be changed afterwards. */
  product: ProductRef;
  /** The name for programs, unique in the product: a letter, then letters, digits and underscores; at most 250 characters. */
  code: string;
  /** The name that customers see, 1 to 255 characters. */
  name: string;
  /** What customers read about it, 1 to 4096 characters. */
  description: string;
}

/** Fields of a configuration parameter. Absent: unchanged. */
export interface ConfigurationParameterInput {
  /** The name for programs, unique in the product: a letter, then letters, digits and underscores; at most 250 characters. */
  code?: string | null | undefined;
  /** The name that customers see, 1 to 255 characters. */
  name?: string | null | undefined;
  /** What customers read about it, 1 to 4096 characters. */
  description?: string | null | undefined;
  /** The placeholder text, at most 255 characters. Empty: none. */
  hint?: string | null | undefined;
  /** Whether the customer must give a value before ordering. On creation false when absent. */
  required?: boolean | null | undefined;
  /** A regular expression for the customer's text, at most 1024 characters. Empty: none. It is run in linear time, so look-aheads, look-behinds and references back to a group are 422, and so is one that is very large. */
  validation?: string | null | undefined;
  /** The possible values, each with its label: value to label, at most 500 entries of 255 characters. Empty: any value that matches. */
  acceptedValues?: Record<string, string> | null | undefined;
  /** A URL of the vendor that is asked for the possible values, at most 2000 characters. null: none. */
  externalValuesUrl?: string | null | undefined;
  /** The place in the form, lightest first. On creation 0 when absent. */
  weight?: number | null | undefined;
}

/** A reference to a `configurationParameter`. */
export interface ConfigurationParameterReference {
  /** The relative URL `configurationParameter/<id>`. On input also with a leading slash, or absolute on this service. */
  url: `configurationParameter/${number}`;
}

/** A possible value of a configuration parameter. */
export interface ConfigurationParameterValue {
  /** The value that the order carries. */
  value: string;
  /** What the customer reads. */
  description?: string;
}

/** The possible values of a configuration parameter. */
export interface ConfigurationParameterValues {
  /** The values, in the order to show. Empty: nothing is allowed. null: anything is. */
  values: ConfigurationParameterValue[] | null;
}

/** What the customer has chosen so far. */
export interface ConfigurationParameterValuesInput {
  /** The plan that is being ordered. */
  productVersion: ProductVersionRef;
  /** The values entered for the other parameters. */
  configurationParameters?: EnteredValuesInput | null | undefined;
}

/** The two-letter code of a country, in upper case. */
export type CountryCode = string;

/** A country and its code. */
export interface CountryCodeDTO {
  /** The two-letter code of the country. */
  countryCode: CountryCode;
  /** The name of the country in the language that was asked for. */
  country: string;
}

/** A credential of a subscription. */
export interface Credential {
  /** The name. */
  key: string;
  /** The value for the customer, null for everyone else. */
  value: string | null;
  /** What it is for, by language code. */
  description?: LocalizedText;
  /** The place in the list, lightest first. */
  weight: number;
}

/** A credential that the customer needs to sign in. */
export interface CredentialInput {
  /** The name, 1 to 125 characters, unique in the subscription. `CredentialsFile` shows its value in a pre-formatted text area. */
  key: string;
  /** The value, at most 65536 characters. Only the customer can read it afterwards. */
  value?: string | null | undefined;
  /** What it is for, by language code; at most 1024 characters each. */
  description?: LocalizedText | null | undefined;
  /** The place in the list that the customer sees, lightest first. */
  weight?: number | null | undefined;
}

/** A currency, by its ISO 4217 code. */
export type Currency = "EUR" | "USD" | (string & {});

/** What custom billing makes. */
export type CustomInvoiceType = "UPSELL" | "REFUND" | "CASHED";

/** An ISO 8601 date-time with time zone, or a date as `YYYY-MM-DD`, which is its midnight in UTC. */
export type DateOrDateTime = DateTime | string;

/** An ISO 8601 date-time with time zone. Written in UTC as `YYYY-MM-DDTHH:mm:ssZ`, with milliseconds only when they are not zero. */
export type DateTime = string;

/** The event is held back. */
export interface DelayFault {
  /** The kind of fault. */
  kind: "delay";
  /** The delay in milliseconds. */
  milliseconds: number;
}

/** The state of a subscription. See `x-lifecycle`. STOPPED, a tenant that nobody may use for now, is beyond the interface document. */
export type DeploymentStatus =
  | "WAITING_PAYMENT"
  | "PENDING"
  | "DEPLOYED"
  | "STOPPED"
  | "UNDEPLOY_SENT"
  | "UNDEPLOYED"
  | "FAILED"
  | (string & {});

/** Something that the marketplace does by itself when its time comes. */
export interface DueJob {
  /** The kind of job that falls due. */
  kind: DueKind;
  /** When, on the marketplace's clock. */
  date: DateTime;
  /** What happens then, in words. */
  what: string;
  /** The subscription that it is about; absent where it is about none. */
  subscription?: SubscriptionReference;
  /** The event that is sent; absent with everything else. */
  event?: number;
  /** The metric that is polled; absent with everything else. */
  applicationMetric?: number;
}

/** What falls due. delivery: an event is sent, or sent again. expiryNotice: the buyer is told that the subscription ends soon. graceEnd: the grace of an unpaid invoice is over. metricPoll: the vendor is asked for a value. periodEnd: the period is over. unpaidOrder: an order that nobody paid is given up. */
export type DueKind =
  | "delivery"
  | "expiryNotice"
  | "graceEnd"
  | "metricPoll"
  | "periodEnd"
  | "unpaidOrder"
  | (string & {});

/** The event is sent more than once, with the same bytes. */
export interface DuplicateFault {
  /** The kind of fault. */
  kind: "duplicate";
  /** The number of times that it is sent, the first included. */
  copies?: number;
}

/** An e-mail address, of at most 255 characters. */
export type EmailAddress = string;

/** What a subscription's endpoint is for. */
export type EndpointCategory = "APP" | "PASSWORD_RESET" | "DOCUMENTATION" | "VIDEO" | (string & {});

/** Values of configuration parameters: `configurationParameter/<id>` to text. */
export type EnteredValues = Record<string, string>;

/** Values of configuration parameters: reference to text of at most 4096 characters, at most 100 entries. */
export type EnteredValuesInput = Record<string, string>;

/** A reference to the entity that an event is about. */
export interface EntityReference {
  /** The relative URL `<resource>/<id>`. */
  url:
    | `cart/${number}`
    | `invoice/${number}`
    | `productVersion/${number}`
    | `subscription/${number}`
    | `user/${number}`;
}

/** The body of every error. */
export interface ErrorResponse {
  /** What went wrong; one entry for each fault that was found. */
  errorHolders: ErrorResponseEntry[];
  /** The earlier form, human-readable messages only. It is read, and only written where a fault rule asks for it; then `errorHolders` is absent. */
  errors?: string[];
}

/** One fault. */
export interface ErrorResponseEntry {
  /** A message key of the catalogue, with `%name%` placeholders. */
  key: string;
  /** A message for people. */
  error: string;
  /** The values that replace the placeholders in the key. */
  extraFields: Record<string, string>;
  /** The same as the header CMW-Request-Id. */
  requestId?: string;
}

/** One attempt to deliver an event. */
export interface EventAttempt {
  /** Which attempt it was, from 1. */
  number: number;
  /** When it started. */
  date: DateTime;
  /** The request as it was sent. */
  request: EventAttemptRequest;
  /** Whether the signature fits the body and the secret that is set now; absent where it was not signed, or no secret is set. */
  signatureVerifies?: boolean;
  /** The status of the answer; absent when there was no answer. */
  status?: number;
  /** The answer of the endpoint; absent when there was none. */
  response?: EventAttemptResponse;
  /** The duration in milliseconds. */
  durationMs: number;
  /** The outcome of the attempt. */
  outcome: EventAttemptOutcome;
  /** The outcome in words. */
  reason: string;
}

/** How an attempt ended. DELIVERED: 204 or 200. STATUS: another status, a redirect included. REFUSED: nothing listens there. DNS: the name is not known. TLS: no trusted connection. TIMEOUT: no connection or no answer in time. BLOCKED: the address is not one that events may go to. RESET: the connection broke off. UNREACHABLE: there is no way to the host. PROTOCOL: the answer is not HTTP. INTERRUPTED: the service stopped before the answer came. */
export type EventAttemptOutcome =
  | "DELIVERED"
  | "STATUS"
  | "REFUSED"
  | "DNS"
  | "TLS"
  | "TIMEOUT"
  | "BLOCKED"
  | "RESET"
  | "UNREACHABLE"
  | "PROTOCOL"
  | "INTERRUPTED"
  | (string & {});

/** A request to an endpoint, as it was sent. */
export interface EventAttemptRequest {
  /** The HTTP method. */
  method: string;
  /** Where it was sent. */
  url: string;
  /** The headers; the names in lower case. */
  headers: Record<string, string>;
  /** The exact text of the body, over which the signature was made. */
  body: string;
}

/** The answer of an endpoint, as it was received. */
export interface EventAttemptResponse {
  /** The headers; the names in lower case. */
  headers?: Record<string, string>;
  /** The first 16 KiB of the body as text. */
  body: string;
}

/** What came of one attempt to deliver an event, without what was sent and answered. */
export interface EventAttemptSummary {
  /** Which attempt it was, from 1. */
  number: number;
  /** When it started. */
  date: DateTime;
  /** The status of the answer; absent when there was no answer. */
  status?: number;
  /** The duration in milliseconds. */
  durationMs: number;
  /** The outcome of the attempt. */
  outcome: EventAttemptOutcome;
  /** The outcome in words. */
  reason: string;
}

/** A test event. */
export interface EventCreate {
  /** The kind of the entity. */
  entityName: EventEntity;
  /** The identifier of the entity. It need not exist. */
  entityId: number;
  /** The type of the event. */
  type: EventType;
  /** Where to send it. Without it, it goes to every endpoint that is configured for the product, else for the caller's company. */
  endpoint?: string | null | undefined;
  /** The product whose endpoints and secret are used. */
  product?: ProductRef | null | undefined;
}

/** One event for one endpoint, and how far its delivery is. */
export interface EventDTO {
  /** The identifier of the event. */
  id: number;
  /** `event/<id>`. */
  self: `event/${number}`;
  /** The kind of the entity. */
  entityName: EventEntity;
  /** The identifier of the entity. */
  entityId: number;
  /** The entity. */
  entityUrl: EntityReference;
  /** What happened to the entity. */
  type: EventType;
  /** Whose endpoint it goes to. */
  recipient: EventRecipient;
  /** The URL that it is sent to. */
  endpoint: string;
  /** The product whose endpoint it goes to; absent for other endpoints. */
  product?: ProductReference;
  /** The vendor company that it goes to; absent for platform-wide endpoints. */
  vendor?: CompanyReference;
  /** Whether the endpoint has accepted it. */
  notified: boolean;
  /** When the event was generated. */
  date: DateTime;
  /** The number of attempts so far. */
  attempts: number;
  /** The latest of them, the oldest first; absent where a list is not asked for them by `withAttempts`. */
  latestAttempts?: EventAttemptSummary[];
  /** When it is sent next; absent when nothing is planned. */
  nextRetry?: DateTime;
  /** Why the last attempt failed; absent when none has. */
  lastError?: string;
  /** Whether it waits because its endpoint is paused; absent when it does not. It is not given up: once the endpoint is resumed, it is sent. */
  paused?: boolean;
  /** The JSON document that is sent. */
  payload: EventNotification;
  /** Whether it is a test event, with stubbed data and no workflow behind it. */
  test: boolean;
}

/** An endpoint that events go to, and its health. */
export interface EventEndpointDTO {
  /** The identifier of the endpoint. */
  id: number;
  /** `eventEndpoint/<id>`. */
  self: `eventEndpoint/${number}`;
  /** The URL. */
  endpoint: string;
  /** The vendor company; absent for platform-wide endpoints. */
  vendor?: CompanyReference;
  /** Whether its events wait. */
  paused: boolean;
  /** Since when it is paused; absent when it is not. */
  pausedSince?: DateTime;
  /** Why it is paused; absent when it is not. */
  pauseReason?: string;
  /** Deliveries in a minute at most; absent without a limit. */
  rateLimit?: number;
  /** Why less is sent to it now than could be, as the replica knows that answers: it rests after time-outs, or the share of its vendor is lower after them. Absent when nothing holds it back. */
  heldBack?: string;
  /** Failed attempts since the last success. */
  failures: number;
  /** The first of these failures; absent when there is none. */
  failingSince?: DateTime;
  /** Why the last attempt failed; absent when it did not. */
  lastError?: string;
  /** When an event was last sent to it. */
  lastAttempt?: DateTime;
  /** When it last accepted one; absent when it never has. */
  lastDelivery?: DateTime;
  /** How often an event was sent to it. */
  attempts: number;
  /** How many of these it accepted. */
  delivered: number;
  /** Events that wait to be sent to it, those that a pause holds back included. */
  pending: number;
}

/** What to change of an endpoint. Absent: unchanged. */
export interface EventEndpointPatch {
  /** true: its events wait. false: they are sent, and all that waited. */
  paused?: boolean | null | undefined;
  /** Deliveries in a minute at most, 1 to 60000. null: no limit. */
  rateLimit?: number | null | undefined;
}

/** The kind of entity that an event is about. */
export type EventEntity = "Cart" | "Invoice" | "ProductVersion" | "Subscription" | "User" | (string & {});

/** Which events. What is absent does not narrow them down. */
export interface EventFilter {
  /** Whether the endpoint has accepted them. */
  notified?: boolean | null | undefined;
  /** The kind of the entity. */
  entityName?: EventEntity | null | undefined;
  /** The identifier of the entity. */
  entityId?: number | null | undefined;
  /** What happened to the entity. */
  type?: EventType | null | undefined;
  /** How the last attempt ended. */
  outcome?: EventAttemptOutcome | null | undefined;
  /** The product whose endpoint they go to. */
  product?: number | null | undefined;
  /** The subscription that they are about, invoices of it included. */
  subscriptionId?: number | null | undefined;
  /** The URL that they are sent to. */
  endpoint?: string | null | undefined;
  /** Generated at this time or later. */
  from?: DateTime | null | undefined;
  /** Generated before this time. */
  to?: DateTime | null | undefined;
}

/** The body of an event notification. It is serialised once; every attempt sends the same bytes. */
export interface EventNotification {
  /** The unique and permanent identifier of the entity. */
  id: string;
  /** The identifier of the event at the service, the same at each attempt. A receiver may tell duplicates by it. */
  eventId?: number;
  /** The kind of the entity. */
  entity: EventEntity;
  /** What happened to the entity. */
  type: EventType;
  /** The relative URL to fetch the entity. */
  entityUrl: string;
  /** When the event was generated. */
  date: DateTime;
  /** Data specific to the entity, `{}` when there is nothing to say. A receiver must cope with keys that it does not know, and with an event without it. */
  metadata: Record<string, unknown>;
}

/** Whose endpoint an event goes to. */
export type EventRecipient = "COMPANY" | "PRODUCT" | "PLATFORM" | (string & {});

/** A link to an event, without the link itself. */
export interface EventShare {
  /** The identifier of the link. */
  id: number;
  /** Who made it. */
  user: UserReference;
  /** When it was made, on the machine's clock. */
  createdAt: DateTime;
  /** From when on it is not valid any more, on the machine's clock. */
  expiresAt: DateTime;
}

/** A link to an event to make. */
export interface EventShareCreate {
  /** For how many hours it is valid, on the machine's clock. Absent: 24. */
  hours?: number | null | undefined;
}

/** A link to an event that was made, with the link itself. */
export interface EventShareCreated extends EventShare {
  /** The address of the page. Who has it needs no account. */
  url: string;
}

/** What happened to the entity. */
export type EventType = "CREATED" | "MODIFIED" | "DELETED" | (string & {});

/** The result of a bulk redelivery. */
export interface EventsRedelivered {
  /** The number of events that are due again now. */
  events: number;
}

/** An amount of money on a line, a decimal with as many fraction digits as it needs, at least four. */
export type ExactPrice = string;

/** Whose tokens are to expire. */
export interface ExpireTokensInput {
  /** The user. Absent: all users. */
  user?: UserRef | null | undefined;
}

/** A value that the customer may choose. */
export interface ExternalValue {
  /** The value, as it is stored in the subscription. */
  value: string;
  /** What the customer sees, in the language that was asked for. */
  description?: string | null | undefined;
}

/** The question that the service asks a vendor for the possible values of a configuration parameter. What is not known is left out. */
export interface ExternalValuesRequest {
  /** The identifier of the product. */
  productId: number;
  /** The SKU of the product, where it has one. */
  productIdentifier?: string;
  /** The identifier of the plan, once it is chosen. */
  productVersionId?: number;
  /** The external ID of the plan, where it has one. */
  productVersionIdentifier?: string;
  /** The code of the parameter whose values are asked for. */
  configurationParameter: string;
  /** The customer's other choices so far, by the code of the parameter. */
  configurationParameters: Record<string, string>;
  /** The cloud credential that the customer chose, where one is needed. */
  cloudCredentialId?: number;
  /** The two-letter language of the texts that are asked for. */
  language: LanguageCode;
  /** The user who orders, when signed in. */
  buyerId?: number;
}

/** The possible values, in the order in which the customer sees them. */
export interface ExternalValuesResponse {
  /** An empty array allows nothing. null allows anything. */
  values: readonly ExternalValue[];
}

/** A rule that makes traffic fail on purpose, and how often it still will. */
export type FaultRule = IncomingFaultRule | OutgoingFaultRule;

/** A rule that makes traffic fail on purpose. */
export type FaultRuleInput = IncomingFaultRuleInput | OutgoingFaultRuleInput;

/** How often a metric is polled. */
export type Frequency =
  | "EVERY_30_SECONDS"
  | "EVERY_1_MINUTE"
  | "EVERY_2_MINUTE"
  | "EVERY_5_MINUTES"
  | "EVERY_30_MINUTES"
  | "EVERY_1_HOUR"
  | "EVERY_24_HOUR"
  | "EVERY_48_HOUR"
  | "EVERY_WEEK"
  | (string & {});

/** How the samples of a gauge become a quantity, as before apiVersion 20201005: AVERAGE (weighed by time) or PEAK. */
export type GaugeMetricFunction = "AVERAGE" | "PEAK";

/** What happens to a request. */
export type IncomingFaultAction = StatusFault | LatencyFault | ResetFault | OldErrorsFault;

/** The requests that a rule acts on. Every field that is given must fit. */
export interface IncomingFaultMatch {
  /** The operation. */
  operationId?: string;
  /** The HTTP method. */
  method?: "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** The path below `/api` begins with this. */
  path?: string;
}

/** A rule for requests to the API, and how often it still acts. */
export interface IncomingFaultRule extends IncomingFaultRuleInput {
  /** How often it still acts; absent when it always does. */
  remaining?: number;
}

/** A rule for requests to the API. */
export interface IncomingFaultRuleInput {
  /** The direction of the traffic. */
  direction: "incoming";
  /** The requests that the rule applies to; all when absent. */
  match?: IncomingFaultMatch;
  /** What the rule does to them. */
  action: IncomingFaultAction;
  /** The number of requests that the rule applies to; without an end when absent. */
  times?: number;
}

/** End-user instructions: two-letter language code to text of at most 65536 characters. One entry per marketplace language, at least one. A text with an HTML link (`<a` before white space, `/` or `>`, in any case) is 422; everything else is text, and shown as text. */
export type Instructions = Record<string, string>;

/** An invoice was issued. */
export interface InvoiceCreatedEvent extends EventNotification {
  /** The kind of the entity. */
  entity: "Invoice";
  /** What happened to the entity. */
  type: "CREATED";
  /** The relative URL to fetch the entity. */
  entityUrl: `invoice/${number}`;
}

/** What to credit of an invoice. */
export interface InvoiceCredit {
  /** Why, in words for the customer. */
  reason: string;
  /** How much, with VAT, in whole cents. Absent: all that is left. */
  amount?: NonNegativePriceInput | null | undefined;
}

/** An invoice. */
export interface InvoiceDTO {
  /** The identifier. */
  id: number;
  /** The relative URL `invoice/<id>`. */
  self: `invoice/${number}`;
  /** The invoice number, as `INV-2026-000310`; a credit note is `CN-2026-000311`. */
  number: string;
  /** The type of the order behind it; CREDIT, that of a credit note. */
  type: OrderType;
  /** The state of the payment. */
  status: InvoiceStatus;
  /** Whether it counts as paid. */
  paid: boolean;
  /** When it was issued. */
  date: DateTime;
  /** The company that it is for. */
  company: CompanyOrUserCompanyReference;
  /** The user that pays it. */
  nominee: UserReference;
  /** The name of the product when it was issued. */
  product: string;
  /** The name of the plan when it was issued. */
  productVersion: string;
  /** The subscription that it is for. */
  subscription: SubscriptionReference;
  /** The order that it is for. */
  order: OrderReference;
  /** Its lines, in the order to show. */
  entries: InvoiceLine[];
  /** The total of the invoice. */
  total: InvoiceTotal;
  /** Whether the vendor collects the money, and marks the invoice paid. */
  selfBilled: boolean;
  /** Whether it declares proceeds only: nobody pays it, and only the balance report holds it. */
  cashed: boolean;
  /** The invoice that it credits; of a credit note only. */
  creditOf?: InvoiceReference;
  /** How much of the total was credited. Absent when nothing was. */
  credited?: Price;
  /** Why it was credited; of a credit note only. */
  reason?: string;
  /** What identifies the payment: of the card processor, or given when the invoice was marked paid. */
  paymentReference?: string;
  /** When it was paid. */
  paymentReceived?: DateTime;
  /** Why the last attempt to charge it failed. Absent once it is paid. */
  lastPaymentError?: string;
  /** The factors into EUR that were used when it was issued: currency code to number. Absent when nothing was converted. */
  currencyConversion?: Record<string, number>;
}

/** An invoice was withdrawn. */
export interface InvoiceDeletedEvent extends EventNotification {
  /** The kind of the entity. */
  entity: "Invoice";
  /** What happened to the entity. */
  type: "DELETED";
  /** The relative URL to fetch the entity. */
  entityUrl: `invoice/${number}`;
}

/** A line of an invoice. */
export interface InvoiceLine {
  /** The kind of the line. */
  type: LineType;
  /** What the customer reads. */
  description?: string;
  /** The vendor's own identifier of what is billed. */
  identifier?: string;
  /** The price of one unit, after conversion. */
  price: LinePrice;
  /** The number of units. */
  quantity: number;
  /** The measuring unit, as `users`. */
  unit?: string;
  /** When it was bought: the right limit of the period for the identifier. */
  purchased?: DateTime;
  /** Price times quantity without VAT, exactly. */
  subtotal: ExactPrice;
  /** The currency that the price was given in, when it was converted. */
  originalCurrency?: string;
  /** The extra resource that is billed. */
  billingItem?: BillingItemReference;
}

/** A line to bill. */
export interface InvoiceLineInput {
  /** What the customer reads, at most 1024 characters. */
  description?: string | null | undefined;
  /** The vendor's own identifier of what is billed, at most 125 characters. */
  identifier?: string | null | undefined;
  /** The price of one unit. */
  price: LinePriceInput;
  /** How many units, from 0 to 1000000000. */
  quantity?: number | null | undefined;
  /** The measuring unit, at most 255 characters. */
  unit?: string | null | undefined;
  /** When it was bought: the right limit of the period for the identifier. Absent: now. */
  purchased?: DateTime | null | undefined;
}

/** An invoice changed. */
export interface InvoiceModifiedEvent extends EventNotification {
  /** The kind of the entity. */
  entity: "Invoice";
  /** What happened to the entity. */
  type: "MODIFIED";
  /** The relative URL to fetch the entity. */
  entityUrl: `invoice/${number}`;
}

/** How to pay an invoice. An empty object, or no body, charges the default payment method. */
export interface InvoicePay {
  /** The payment method to charge. Absent: the default one; without one, 422. */
  paymentMethod?: PaymentMethodRef | null | undefined;
}

/** What identifies a payment that was made outside the marketplace. */
export interface InvoicePaymentReference {
  /** The reference of the payment, as of a bank transfer; 1 to 255 characters. */
  reference: string;
}

/** A reference to an `invoice`. */
export interface InvoiceReference {
  /** The relative URL `invoice/<id>`. On input also with a leading slash, or absolute on this service. */
  url: `invoice/${number}`;
}

/** The state of an invoice. DELAYED and PAID count as paid. EXPIRED was not paid in time, and nothing of it was delivered. Nobody owes it, and it cannot be paid any more. */
export type InvoiceStatus = "UNPAID" | "DELAYED" | "EXPIRED" | "PAID" | (string & {});

/** What an invoice comes to, in whole cents: each amount is rounded half-up when the invoice is issued. */
export interface InvoiceTotal {
  /** The sum of its lines without VAT, with four fraction digits, of which the last two are zero. */
  price: Price;
  /** The currency of the amounts. */
  currency: Currency;
  /** The VAT in percent, when all lines have the same. */
  vat?: number;
  /** The VAT of all lines, rounded by itself. */
  vatSpunOff: Price;
  /** `price` plus `vatSpunOff`: what is paid. */
  total: Price;
}

/** The two-letter code of a language, in lower case. */
export type LanguageCode = string;

/** The request waits before it is handled. */
export interface LatencyFault {
  /** The kind of fault. */
  kind: "latency";
  /** The wait in milliseconds. */
  milliseconds: number;
}

/** An amount of money with its currency. */
export interface LinePrice {
  /** The amount without VAT, with as many fraction digits as it needs, at least four. */
  price: ExactPrice;
  /** The currency of the amount. */
  currency: Currency;
  /** The VAT on top of it, in percent. */
  vat?: number;
}

/** The price of one unit. */
export interface LinePriceInput {
  /** The amount without VAT, a string or a number. Below zero it is a discount. */
  price: PriceInput;
  /** EUR, or USD, which is converted to EUR by a fixed table. Another one is 422. */
  currency?: string | null | undefined;
  /** The VAT on top of it, in percent, 0 to 100; used on cashed invoices. `null` is the same as leaving it out. */
  vat?: number | null | undefined;
}

/** What a line of an invoice is for. */
export type LineType =
  | "CONFIGURATION"
  | "SETUPFEE"
  | "BILLINGITEMCOST"
  | "BILLINGITEMSETUP"
  | "METRIC"
  | "CUSTOM"
  | "ONESHOTCOST"
  | "RECURRINGCOST"
  | "REFUND"
  | (string & {});

/** A text for each language: two-letter language code to text. */
export type LocalizedText = Record<string, string>;

/** One entry of the `errorHolders` of an answer. Values that the request had are left out. */
export interface LoggedError {
  /** The key of the error, with the names of its fields. */
  key: string;
  /** The error in words. */
  error: string;
}

/** A request to the interface that was answered. It holds no body and no query, for both may hold secrets. */
export interface LoggedRequest {
  /** Names the request, as in the header of its answer. */
  requestId: string;
  /** When it was answered, on the marketplace's clock. */
  date: DateTime;
  /** When it was answered, on the machine's clock. Absent: the same. */
  machineDate?: DateTime;
  /** The operation; absent where the path has none. */
  operation?: string;
  /** The HTTP method. */
  method: string;
  /** The path, with what the interface is below. */
  path: string;
  /** The status of the answer. */
  status: number;
  /** How long it took in milliseconds. */
  durationMs: number;
  /** Who sent it; absent where nobody was signed in. */
  user?: UserReference;
  /** The user name of the caller; absent where nobody was signed in. */
  userName?: string;
  /** The user name of the administrator who acted as the caller; absent where none did. */
  actor?: string;
  /** True where a page of the marketplace itself sent it, such as the console; absent otherwise. */
  fromPage?: boolean;
  /** What the answer said of a failure; absent where it succeeded. */
  errors?: LoggedError[];
}

/** What the marketplace wrote to one user. It is sent by mail too where a mail server is set. */
export interface MessageDTO {
  /** The identifier of the message. */
  id: number;
  /** The relative URL of the message, `message/<id>`. */
  self: `message/${number}`;
  /** Whom it was written to. */
  user: UserReference;
  /** What it is about, on one line. */
  subject: string;
  /** The message in plain text. */
  text: string;
  /** The same message as a page of HTML. */
  html: string;
  /** The language that it is written in: the user's, else the company's, else English. */
  language: LanguageCode;
  /** When it was written. */
  createdAt: DateTime;
  /** When the mail server took it. Absent: it was not sent by mail. */
  sentAt?: DateTime;
  /** Why the last try to send it failed. Absent: none has failed, or a later one worked. */
  error?: string;
}

/** A flat map of string to string. */
export type Metadata = Record<string, string>;

/** A metadata key: any text but `.` and `..`. These two are steps in a path, so that the path of such a key would be the path of another object. */
export type MetadataKey = string;

/** A reference to the metadata of a resource. */
export interface MetadataReference {
  /** The relative URL `<resource>/<id>/metadata`. */
  url: string;
}

/** How samples become a quantity. Gauges: AVERAGE (weighed by time) or PEAK. Counters: INCREASE (growth in the period) or VALUE (the last value minus the one billed before). */
export type MetricFunction = "AVERAGE" | "PEAK" | "INCREASE" | "VALUE" | (string & {});

/** An extra header of every metric poll. */
export interface MetricHeader {
  /** The name of the header. */
  name: string;
  /** Always null: the value may be a key, so it is never answered. */
  value: null;
}

/** An extra header of every metric poll. Host, Content-Length, hop-by-hop headers and the ones that the service sets itself are refused. */
export interface MetricHeaderInput {
  /** The name of the header. */
  name: string;
  /** The value, in printable ASCII. Null or absent: as before. */
  value?: string | null | undefined;
}

/** How a metric is polled for a subscription. */
export interface MetricPoll {
  /** The subscription. */
  subscription: SubscriptionReference;
  /** When it is asked for next. */
  nextPoll: DateTime;
  /** When it was asked for last; absent when it never was. */
  lastPoll?: DateTime;
  /** Why the last poll failed; absent when it did not. */
  lastError?: string;
}

/** A value of a metric, as it was polled. */
export interface MetricSample {
  /** The subscription that it was measured for. */
  subscription: SubscriptionReference;
  /** When, on the marketplace's clock. */
  date: DateTime;
  /** The value. */
  value: number;
}

/** Who provides a metric's values. EXTERNAL: the vendor. PROMETHEUS: the service itself, in special cases only. */
export type MetricType = "EXTERNAL" | "PROMETHEUS" | (string & {});

/** The answer of a metric endpoint. */
export interface MetricValue {
  /** The value of the metric for the subscription, now. */
  value: number;
  /** The name of the metric. Some vendors leave it out. */
  metricsName?: string | null | undefined;
}

/** The money of one currency over time. */
export interface MoneyOfCurrency {
  /** The currency of all amounts. */
  currency: Currency;
  /** The steps, the oldest first, of all products together. */
  points: MoneyPoint[];
  /** The products of which most was billed, beginning with that; then those with the highest price that recurred when the first step began. */
  products: MoneyOfProduct[];
}

/** The money of one product over time. */
export interface MoneyOfProduct {
  /** The product. */
  product: ProductReference;
  /** Its name. */
  name: string;
  /** The steps, the oldest first: as many as of all products together. */
  points: MoneyPoint[];
}

/** What happened in one step, and what stood when it ended. With VAT, but for `mrr`. */
export interface MoneyPoint {
  /** When the step begins. It ends where the next one begins, the last one with the report. */
  from: DateTime;
  /** The invoices that were issued in the step, less credit notes. Without those that expired, and without declared proceeds. */
  billed: Price;
  /** What was paid in the step, less what was paid back. */
  paid: Price;
  /** What was billed and neither paid nor credited when the step ended. */
  owed: Price;
  /** The price that recurred in a month when the step ended, without VAT: the plans and the chosen quantities of the NORMAL subscriptions that ran, of a year a twelfth. Without what metrics measure, lines of the vendor, plans that the vendor bills itself, and short-lived plans. */
  mrr: Price;
}

/** What was billed and paid over time, by the marketplace's clock. */
export interface MoneyReport {
  /** Where the first step begins. */
  from: DateTime;
  /** Where the last step ends: the clock's present time at the latest. */
  to: DateTime;
  /** How long a step is. */
  step: ReportStep;
  /** One entry for each currency. Empty where nothing was billed, is owed, or recurs. */
  currencies: MoneyOfCurrency[];
}

/** A user. `userRole`, `acceptedTerms`, `activated`, `enabled` and `newbie` are always answered, except to a vendor that reads a buyer of its products: it gets none of them, nor `paymentDataSaved`. */
export interface MyUserDTO {
  /** The identifier of the user. */
  id: number;
  /** The relative URL of the user, `user/<id>`. */
  self: `user/${number}`;
  /** The name that the user signs in with. */
  userName: UserName;
  /** The name of the person; the given name alone where there is a `surname`. */
  name: string;
  /** The family name. */
  surname?: string;
  /** `name` and `surname`, with a space between them. */
  fullName?: string;
  /** The e-mail address of the user. It serves to sign in as well. */
  email: EmailAddress;
  /** The telephone number, as the user wrote it. Absent where there is none. */
  phoneNumber?: string;
  /** The language that the user prefers, a two-letter code. Absent: English. */
  language?: LanguageCode;
  /** The role of the user on the marketplace. */
  userRole?: UserRole;
  /** Whether the user has accepted the terms of the marketplace. */
  acceptedTerms?: boolean;
  /** Whether the e-mail address is confirmed. */
  activated?: boolean;
  /** Whether the user may sign in. A blocked user is not enabled. */
  enabled?: boolean;
  /** Whether the user is new here and has not finished the first steps. */
  newbie?: boolean;
  /** When the user was activated. Absent before. */
  activationDate?: DateTime;
  /** When the user was created. */
  creationDate?: DateTime;
  /** The name of the marketplace environment that the user belongs to. */
  environment: string;
  /** The vendor company of a vendor, or the customer company of a customer. Absent where there is none. */
  company?: CompanyOrUserCompanyReference;
  /** The group inside the customer company. Absent where there is none. */
  companyGroup?: CompanyGroupReference;
  /** The billing address. Absent where there is none. */
  address?: Address;
  /** Whether a payment method is stored that an order can be charged to. */
  paymentDataSaved?: boolean;
  /** The identifier of the user in a system outside the marketplace. */
  externalId?: string;
}

/** Changes to a user. Fields that are absent keep their value, and `null` clears one. Other fields are ignored. */
export interface MyUserInput extends UserFields {
  /** The password in use. Whoever changes its own `password` or `email` must name it; a wrong one is 422, and counts as a wrong password at a sign-in. Otherwise it is ignored. */
  currentPassword?: string | null | undefined;
}

/** An amount of money on input, from zero: a decimal string or a number, rounded half-up to four fraction digits. */
export type NonNegativePriceInput = string | number;

/** A new message of the platform. Without `userRoles` it is for every role; without dates it is shown at once and without end. */
export interface NotifyCreate extends NotifyInput {
  /** The text, 1 to 4096 characters. */
  message: string;
}

/** A message of the platform to its users. */
export interface NotifyDTO {
  /** The identifier of the message. */
  id: number;
  /** The relative URL of the message, `notification/<id>`. */
  self: `notification/${number}`;
  /** From when the message is shown. Absent: at once. */
  start?: DateTime;
  /** Until when the message is shown. Absent: without end. */
  end?: DateTime;
  /** The roles that the message is for. An empty list is every role. */
  userRoles: UserRole[];
  /** The text, for people. */
  message: string;
}

/** Changes to a message. Fields that are absent keep their value, and `null` clears one. Other fields are ignored. */
export interface NotifyInput {
  /** From when the message is shown. `null`: at once. */
  start?: DateTime | null | undefined;
  /** Until when the message is shown, later than `start`. `null`: without end. */
  end?: DateTime | null | undefined;
  /** The roles that the message is for, each once, at most 10. An empty list is every role. */
  userRoles?: readonly UserRole[] | null | undefined;
  /** The text, 1 to 4096 characters. */
  message?: string | null | undefined;
}

/** The request is handled, and an error of it is answered in the earlier form, `errors` alone. */
export interface OldErrorsFault {
  /** The kind of fault. */
  kind: "oldErrors";
}

/** An order to place. */
export interface OrderCreate {
  /** NORMAL; TRIAL, once per product and company; SANDBOX, a vendor's own plan, published or not. */
  type: SubscriptionType;
  /** The plan. */
  productVersion: ProductVersionRef;
  /** The quantity of each extra resource. One outside the value tiers of the plan is 422. */
  billingItems?: BillingItemQuantitiesInput | null | undefined;
  /** The values of the plan's parameters. One that does not match its pattern or its accepted values is 422. */
  configurationParameters?: EnteredValuesInput | null | undefined;
  /** The caller's own identifier of the order: letters, digits, hyphens and underscores, 1 to 255. Unique among the orders of the buyer: a second one with it is refused with 409. */
  externalReference?: string | null | undefined;
}

/** An order. A customer's order creates a subscription; renewals, upgrades and custom billing add more. */
export interface OrderDTO {
  /** The identifier. */
  id: number;
  /** The relative URL `order/<id>`. */
  self: `order/${number}`;
  /** The type of the order. */
  type: OrderType;
  /** The same as `type`. */
  orderType: OrderType;
  /** The state of the order. */
  status: OrderStatus;
  /** Whether its invoices are paid; true for an order without one. */
  paid: boolean;
  /** When it was placed. */
  date: DateTime;
  /** When a deferred order takes effect, or did. */
  startDate?: DateTime;
  /** The customer. */
  buyer: UserReference;
  /** The subscription that it created or changed. */
  subscription: SubscriptionReference;
  /** The plan; of an upgrade, the new one. */
  productVersion: ProductVersionReference;
  /** The invoices that it led to; empty for a trial and for what costs nothing to invoice. */
  invoices: InvoiceReference[];
  /** The quantity ordered of each extra resource. */
  billingItems: BillingItemQuantities;
  /** The values that the customer entered. */
  configurationParameters: EnteredValues;
  /** The caller's own identifier of the order. */
  externalReference?: string;
  /** What it costs in all, with VAT, as its invoice says. */
  totalPrice: Price;
  /** The currency of `totalPrice`. */
  currency: Currency;
}

/** What an order would cost: an invoice that is not issued. */
export interface OrderEstimate {
  /** The type of the order. */
  type: OrderType;
  /** PAID: with an invoice. FREE: without one. DEFERRED: from the next period on; then these are the lines of its invoice, without what will have been used. */
  status: OrderStatus;
  /** The name of the product. */
  product: string;
  /** The plan. */
  productVersion: ProductVersionReference;
  /** The subscription that would be changed. */
  subscription?: SubscriptionReference;
  /** The lines of the invoice, in the order to show; empty when there is none. */
  lines: InvoiceLine[];
  /** The total. */
  total: InvoiceTotal;
  /** The start of the period that it pays for. For an order this is provisional: the period begins at the first DEPLOYED. */
  periodStart: DateTime;
  /** The end of that period. */
  periodEnd: DateTime;
}

/** An order to estimate: `type` and `productVersion`, as in an order. Or a change to estimate: `subscription`, with `productVersion` for an upgrade, `billingItems` for other quantities, or both. */
export interface OrderEstimateInput {
  /** The type of the order. Needed without `subscription`. */
  type?: SubscriptionType | null | undefined;
  /** The plan. Needed without `subscription`. */
  productVersion?: ProductVersionRef | null | undefined;
  /** The subscription that is to be changed. */
  subscription?: SubscriptionRef | null | undefined;
  /** The quantity of each extra resource; of a change, as in the action BILLING_ITEM_UPGRADE or SYNDICATED_UPGRADE. */
  billingItems?: BillingItemQuantitiesInput | null | undefined;
  /** The values of the plan's parameters; of an order only. */
  configurationParameters?: EnteredValuesInput | null | undefined;
  /** The caller's own identifier of the order, as in an order: letters, digits, hyphens and underscores, 1 to 255. One that another order of the buyer has is refused with 409. Of an order only. */
  externalReference?: string | null | undefined;
}

/** A reference to an `order`. */
export interface OrderReference {
  /** The relative URL `order/<id>`. On input also with a leading slash, or absolute on this service. */
  url: `order/${number}`;
}

/** What an order led to. DEFERRED: it waits for the next period. FREE: it needed no invoice. PAID: it has an invoice, which may still be unpaid: `paid` says so. REJECTED: it never ran. */
export type OrderStatus = "DEFERRED" | "FREE" | "PAID" | "REJECTED" | (string & {});

/** What an order was for. BILLING_ITEM_UPGRADE changes quantities of extra resources. CREDIT is the type of credit notes, which have no order of their own. */
export type OrderType =
  | "NORMAL"
  | "TRIAL"
  | "SANDBOX"
  | "RENEWAL"
  | "SYNDICATED_UPGRADE"
  | "BILLING_ITEM_UPGRADE"
  | "UPSELL"
  | "REFUND"
  | "CREDIT"
  | (string & {});

/** One reason to refuse. */
export interface OrderValidationError {
  /** A text for the customer. */
  message: string;
}

/** The vendor refuses, and says why. The texts are shown to the customer. */
export interface OrderValidationRefusal {
  /** The reasons, in the language that was asked for. */
  errors: readonly OrderValidationError[];
}

/** The question whether a vendor accepts an order, a plan change, the end of auto-renewal (UNSUBSCRIBE) or a termination. What is not known is left out. */
export interface OrderValidationRequest {
  /** The identifier of the product. */
  productId: number;
  /** The SKU of the product, where it has one. */
  productIdentifier?: string;
  /** The identifier of the plan; on a change, of the plan to change to. */
  productVersionId: number;
  /** The external ID of the plan, where it has one. */
  productVersionIdentifier?: string;
  /** The chosen quantities, by the identifier of the extra resource. */
  billingItems: Record<string, number>;
  /** The customer's choices, by the code of the parameter. */
  configurationParameters: Record<string, string>;
  /** The cloud credential that the customer chose, where one is needed. */
  cloudCredentialId?: number;
  /** The two-letter language of the texts that are asked for. */
  language: LanguageCode;
  /** The user who orders. Only new orders carry it. */
  buyerId?: number;
  /** The subscription that is to be changed or ended; absent on a new order. */
  subscriptionId?: number;
  /** The kind of order or change that the customer is about to make. */
  orderType: OrderValidationType;
}

/** The kind of order or change that the customer is about to make. */
export type OrderValidationType =
  | "NORMAL"
  | "TRIAL"
  | "SANDBOX"
  | "SYNDICATED_UPGRADE"
  | "BILLING_ITEM_UPGRADE"
  | "UNSUBSCRIBE"
  | "TERMINATION"
  | (string & {});

/** What happens to the delivery of an event. */
export type OutgoingFaultAction = DuplicateFault | ReorderFault | DelayFault | BadSignatureFault;

/** The events that a rule acts on. Every field that is given must fit. */
export interface OutgoingFaultMatch {
  /** The kind of the entity. */
  entity?: EventEntity;
  /** What happened to the entity. */
  type?: EventType;
  /** The URL of the endpoint contains this. */
  url?: string;
}

/** A rule for the delivery of events, and how often it still acts. */
export interface OutgoingFaultRule extends OutgoingFaultRuleInput {
  /** How often it still acts; absent when it always does. */
  remaining?: number;
}

/** A rule for the delivery of events. */
export interface OutgoingFaultRuleInput {
  /** The direction of the traffic. */
  direction: "outgoing";
  /** The deliveries that the rule applies to; all when absent. */
  match?: OutgoingFaultMatch;
  /** What the rule does to them. */
  action: OutgoingFaultAction;
  /** The number of deliveries that the rule applies to; without an end when absent. */
  times?: number;
}

/** A password of 8 to 256 characters. */
export type Password = string;

/** A payment method to store. The first one of a user becomes its default. */
export interface PaymentMethodCreate extends PaymentMethodInput {
  /** What the payment gateway knows the method by. It is never answered. */
  payload: { paymentMethodId: string };
  /** What its owner calls it, 1 to 255 characters. */
  label: string;
}

/** A payment method that a user has stored. The full number of a card is never stored. */
export interface PaymentMethodDTO {
  /** The identifier of the payment method. */
  id: number;
  /** The relative URL of the payment method, `paymentMethod/<id>`. */
  self: `paymentMethod/${number}`;
  /** The name that its owner gave it. */
  label: string;
  /** Whether orders and renewals are charged to it. At most one of a user's methods is the default. */
  defaultMethod: boolean;
  /** The last four digits of the card. */
  last4?: string;
  /** The month in which the card expires, 1 to 12. */
  expMonth?: number;
  /** The year in which the card expires, four digits. */
  expYear?: number;
}

/** Changes to a payment method. Fields that are absent keep their value. Other fields are ignored; another card is another payment method. */
export interface PaymentMethodInput {
  /** What its owner calls it, 1 to 255 characters. */
  label?: string | null | undefined;
  /** `true` makes it the default in place of the earlier one. `false` on the default leaves the user without a default, and orders wait for payment. */
  defaultMethod?: boolean | null | undefined;
}

/** A reference to a `paymentMethod`. */
export interface PaymentMethodReference {
  /** The relative URL `paymentMethod/<id>`. On input also with a leading slash, or absolute on this service. */
  url: `paymentMethod/${number}`;
}

/** A platform-wide endpoint, which receives every event. */
export interface PlatformEndpoint {
  /** The URL that events are sent to. */
  url: string;
  /** Whether events to it are signed. */
  secretSet: boolean;
}

/** A platform-wide endpoint, which receives every event. */
export interface PlatformEndpointInput {
  /** The URL that events are sent to. */
  url: string;
  /** The secret that events are signed with. Without it, the one that the same URL had is kept; a new URL has none, and its events are not signed. */
  secret?: string | null | undefined;
  /** With a new `secret`: for how long the one before stays valid, an ISO 8601 duration of at most 30 days. Until then an event is signed with the one before, and each further attempt in turns with the new one and the one before, so that a receiver may know either. Absent: the new one signs at once. */
  previousSecretValidFor?: string | null | undefined;
}

/** An amount of money on output, a decimal with four fraction digits. */
export type Price = string;

/** An amount of money on input, a decimal string or a number, rounded half-up to four fraction digits. */
export type PriceInput = string | number;

/** The proceeds that were declared between two dates. */
export interface ProceedsReport {
  /** The `from` that was asked for: entries are dated at or after it. */
  from?: DateTime;
  /** The `to` that was asked for: entries are dated before it. */
  to?: DateTime;
  /** A page of the declared lines, the oldest first. */
  entries: ProceedsReportEntry[];
  /** The sum of all declared lines, of the other pages too, without VAT: currency code to amount. Empty when there are none. */
  total: Record<string, Price>;
}

/** A line that was declared with `cashed=true`. */
export interface ProceedsReportEntry {
  /** The subscription. */
  subscription: SubscriptionReference;
  /** Its product. */
  product: ProductReference;
  /** The cashed invoice that holds the line. */
  invoice: InvoiceReference;
  /** When it was declared. */
  date: DateTime;
  /** What was sold. */
  description?: string;
  /** The vendor's own identifier of what was sold. */
  identifier?: string;
  /** The price of one unit without VAT, after conversion. */
  price: ExactPrice;
  /** The currency of `price` and `total`. */
  currency: Currency;
  /** The number of units. */
  quantity: number;
  /** The measuring unit. */
  unit?: string;
  /** The VAT on top of it, in percent. */
  vat?: number;
  /** Price times quantity, without VAT. */
  total: ExactPrice;
}

/** A new product. It becomes visible with its first published plan. */
export interface ProductCreate extends ProductFields {
  /** The vendor. An administrator must name it; a vendor's own company is the only one that it may name. */
  company?: CompanyRef | null | undefined;
  /** The name, 1 to 255 characters. */
  name: string;
  /** Another one than at creation is 422. Only an administrator creates CSP and VM. */
  type: ProductType;
}

/** A product of a vendor. Its plans are what customers order. */
export interface ProductDTO {
  /** The identifier. */
  id: number;
  /** The relative URL `product/<id>`. */
  self: `product/${number}`;
  /** The name. */
  name: string;
  /** The product identifier, unique on the marketplace and fixed at creation. */
  sku?: string;
  /** The type, fixed at creation. */
  type: ProductType;
  /** The vendor. */
  company: CompanyReference;
  /** What customers read in a list. */
  shortDescription?: string;
  /** What customers read on the product's page. */
  longDescription?: string;
  /** Its plans, oldest first; for customers the published ones only. */
  productVersion: ProductVersionReference[];
  /** Its configuration parameters, lightest first. */
  configurationParameters: ConfigurationParameterReference[];
  /** Whether the product is visible on the marketplace: true while one of its plans is published. */
  published: boolean;
  /** The URLs that subscription events go to. Answered to the vendor and to administrators only. */
  syndicationEndpoints?: string[];
  /** The vendor's URLs that are asked before an order is accepted. Answered to the vendor and to administrators only. */
  orderValidationUrls?: string[];
  /** Where its metadata is: `product/<id>/metadata`. */
  metadata?: MetadataReference;
}

/** The fields of a product. Those that are absent keep their value. */
export interface ProductFields {
  /** The name, 1 to 255 characters. */
  name?: string | null | undefined;
  /** The product identifier, unique on the marketplace, 1 to 255 characters. Another one than at creation is 422. */
  sku?: string | null | undefined;
  /** Another one than at creation is 422. Only an administrator creates CSP and VM. */
  type?: ProductType | null | undefined;
  /** What customers read in a list, at most 4000 characters. */
  shortDescription?: string | null | undefined;
  /** What customers read on the product's page, at most 8192 characters. */
  longDescription?: string | null | undefined;
  /** The URLs that subscription events go to, http or https; at most 10 of 1024 characters. Replaces the list. */
  syndicationEndpoints?: readonly string[] | null | undefined;
  /** The secret that signs the events of this product, 1 to 255 characters. null: events are not signed. It is never answered. */
  notificationSecretToken?: string | null | undefined;
  /** URLs that are asked before an order is accepted, http or https; at most 10 of 2000 characters, and all must agree. Replaces the list. */
  orderValidationUrls?: readonly string[] | null | undefined;
}

/** Changes to a product. Fields that are absent keep their value. */
export interface ProductInput extends ProductFields {
  /** With a new `notificationSecretToken`: for how long the one before stays valid, an ISO 8601 duration of at most 30 days. Until then an event is signed with the one before, and each further attempt in turns with the new one and the one before, so that a receiver may know either. Absent: the new one signs at once. */
  previousSecretValidFor?: string | null | undefined;
}

/** A reference to a `product`. */
export interface ProductReference {
  /** The relative URL `product/<id>`. On input also with a leading slash, or absolute on this service. */
  url: `product/${number}`;
}

/** The type of a product, fixed at its creation. */
export type ProductType = "SYNDICATED" | "CLOUD_SERVICE" | "SERVICE" | "API" | "CSP" | "VM" | (string & {});

/** A new plan of a product. */
export interface ProductVersionCreate extends ProductVersionInput {
  /** The product. It cannot be changed afterwards. */
  product: ProductRef;
  /** The name, 1 to 255 characters. */
  name: string;
}

/** A plan was created. */
export interface ProductVersionCreatedEvent extends EventNotification {
  /** The kind of the entity. */
  entity: "ProductVersion";
  /** What happened to the entity. */
  type: "CREATED";
  /** The relative URL to fetch the entity. */
  entityUrl: `productVersion/${number}`;
  /** What the marketplace shows of the plan. */
  metadata: { approved?: boolean; published?: boolean };
}

/** A plan of a product. Amounts are in EUR. */
export interface ProductVersionDTO {
  /** The identifier. */
  id: number;
  /** The relative URL `productVersion/<id>`. */
  self: `productVersion/${number}`;
  /** The name. */
  name: string;
  /** The name for programs, unique on the marketplace. */
  identifier?: string;
  /** The vendor's own identifier of the plan. */
  externalId?: string;
  /** What customers read about it. */
  description?: string;
  /** The product. */
  product: ProductReference;
  /** The price of one billing period. Absent: the plan cannot be ordered, only asked for. */
  price?: Price;
  /** The activation fee, billed once. */
  setupFee: Price;
  /** How often the customer is billed, in months. */
  billingPeriod: number;
  /** For how many months a customer is bound. Until then the prices stay as ordered, and the subscription renews also with auto-renewal off. */
  minimumDuration: number;
  /** How many hours a subscription lasts. Present on short-living plans only; they do not renew. */
  lifespan?: number;
  /** Whether it can be tried, and whether a payment method is needed for that. */
  trial: TrialMode;
  /** How many days a trial lasts. Present where a trial is allowed. */
  trialLength?: number;
  /** Whether subscriptions renew by themselves, and trials become paid at their end. */
  autoRenewable: boolean;
  /** Whether the vendor bills. The marketplace then issues no invoice, and deployment starts without payment. */
  selfBilling: boolean;
  /** Whether customers see it and can order it. */
  published: boolean;
  /** Whether customers see it as the plan to choose. */
  recommended: boolean;
  /** The value tiers of the extra resources that it offers, by resource and start. */
  billingItemValues: BillingItemValue[];
  /** The configuration parameters that are active on it, lightest first. */
  configurationParameters: ConfigurationParameterReference[];
  /** Where its metadata is: `productVersion/<id>/metadata`. */
  metadata?: MetadataReference;
}

/** A plan was deleted. */
export interface ProductVersionDeletedEvent extends EventNotification {
  /** The kind of the entity. */
  entity: "ProductVersion";
  /** What happened to the entity. */
  type: "DELETED";
  /** The relative URL to fetch the entity. */
  entityUrl: `productVersion/${number}`;
  /** What the marketplace shows of the plan. */
  metadata: { approved?: boolean; published?: boolean };
}

/** Fields of a plan. Absent: unchanged. Amounts are in EUR. */
export interface ProductVersionInput {
  /** The name, 1 to 255 characters. */
  name?: string | null | undefined;
  /** The name for programs, unique on the marketplace, 1 to 125 characters. */
  identifier?: string | null | undefined;
  /** The vendor's own identifier of the plan, at most 255 characters. Empty: none. */
  externalId?: string | null | undefined;
  /** What customers read about it, at most 8192 characters. */
  description?: string | null | undefined;
  /** The price of one billing period. null: the plan cannot be ordered, only asked for. */
  price?: NonNegativePriceInput | null | undefined;
  /** The activation fee, billed once. On creation 0 when absent. */
  setupFee?: NonNegativePriceInput | null | undefined;
  /** How often the customer is billed, in months, 1 to 120. On creation 1 when absent. */
  billingPeriod?: number | null | undefined;
  /** For how many months a customer is bound, 1 to 120, counted from the first DEPLOYED, or from the renewal that ends a trial. On creation 1 when absent. */
  minimumDuration?: number | null | undefined;
  /** How many hours a subscription of a short-living plan lasts, 1 to 23. null: it is not a short-living plan. */
  lifespan?: number | null | undefined;
  /** Whether it can be tried. On creation NOT_ALLOWED when absent. */
  trial?: TrialMode | null | undefined;
  /** How many days a trial lasts, 1 to 365. On creation 1 when absent. */
  trialLength?: number | null | undefined;
  /** Whether subscriptions renew by themselves, and trials become paid at their end. On creation true when absent. */
  autoRenewable?: boolean | null | undefined;
  /** Whether the vendor bills. Only an administrator sets it. On creation false when absent. */
  selfBilling?: boolean | null | undefined;
  /** Whether customers see it and can order it. On creation false when absent. */
  published?: boolean | null | undefined;
  /** Whether customers see it as the plan to choose. On creation false when absent. */
  recommended?: boolean | null | undefined;
  /** The value tiers of the extra resources that it offers, at most 100. Tiers of one resource that overlap are 422. Replaces the list. */
  billingItemValues?: readonly BillingItemValueInput[] | null | undefined;
  /** The parameters of the product that are active on it, at most 100. Replaces the list. */
  configurationParameters?: readonly ConfigurationParameterRef[] | null | undefined;
}

/** A plan changed. */
export interface ProductVersionModifiedEvent extends EventNotification {
  /** The kind of the entity. */
  entity: "ProductVersion";
  /** What happened to the entity. */
  type: "MODIFIED";
  /** The relative URL to fetch the entity. */
  entityUrl: `productVersion/${number}`;
  /** What the marketplace shows of the plan. */
  metadata: { approved?: boolean; published?: boolean };
}

/** Single fields of a plan, at least one. Another field is refused with 400; PUT changes the rest. */
export interface ProductVersionPatch {
  /** true publishes the plan, and with it the product; false takes it off the marketplace. Running subscriptions go on. */
  published?: boolean | null | undefined;
  /** The name, 1 to 255 characters. */
  name?: string | null | undefined;
  /** The vendor's own identifier of the plan, at most 255 characters. Empty: none. */
  externalId?: string | null | undefined;
  /** What customers read about it, at most 8192 characters. */
  description?: string | null | undefined;
  /** The price of one billing period, in EUR. null: the plan cannot be ordered, only asked for. */
  price?: NonNegativePriceInput | null | undefined;
  /** The activation fee in EUR, billed once. */
  setupFee?: NonNegativePriceInput | null | undefined;
  /** Whether customers may order a trial. */
  trial?: TrialMode | null | undefined;
  /** How many days a trial lasts, 1 to 365. */
  trialLength?: number | null | undefined;
  /** Whether subscriptions renew by themselves, and trials become paid at their end. */
  autoRenewable?: boolean | null | undefined;
  /** Whether customers see it as the plan to choose. */
  recommended?: boolean | null | undefined;
}

/** A reference to a `productVersion`. */
export interface ProductVersionReference {
  /** The relative URL `productVersion/<id>`. On input also with a leading slash, or absolute on this service. */
  url: `productVersion/${number}`;
}

/** The event is held back until a newer one for the same endpoint was sent. Without a newer one it goes out at its next retry. */
export interface ReorderFault {
  /** The kind of fault. */
  kind: "reorder";
}

/** How long a step of a report is, by the calendar in UTC. */
export type ReportStep = "DAY" | "WEEK" | "MONTH";

/** The connection breaks off without an answer, and nothing is done. */
export interface ResetFault {
  /** The kind of fault. */
  kind: "reset";
}

/** The state that a reset goes back to. */
export interface ResetInput {
  /** The name of the seed. When absent, the seed that the server was started with. */
  seed?: Seed | null | undefined;
}

/** By what an object was found. id: its identifier. number: the number of an invoice. fullName: a first name and a surname. configurationParameter: a value that the customer entered. endpoint: an address. The others are fields of the object. */
export type SearchField =
  | "id"
  | "number"
  | "name"
  | "surname"
  | "fullName"
  | "userName"
  | "email"
  | "sku"
  | "identifier"
  | "code"
  | "externalReference"
  | "paymentReference"
  | "configurationParameter"
  | "endpoint"
  | "requestId"
  | (string & {});

/** What was found of one resource. */
export interface SearchGroup {
  /** The resource. */
  resource: SearchResource;
  /** What was found. */
  hits: SearchHit[];
  /** Whether there are more than these. */
  more: boolean;
}

/** One object that was found. */
export interface SearchHit {
  /** The object, as in its own `self`. */
  self: string;
  /** What it is called. */
  title: string;
  /** What tells it from others of the same title; absent when there is nothing. */
  detail?: string;
  /** By what it was found. */
  field: SearchField;
  /** What stands there. */
  value: string;
}

/** A resource of which objects are found. */
export type SearchResource =
  | "subscription"
  | "order"
  | "invoice"
  | "userCompany"
  | "user"
  | "company"
  | "product"
  | "productVersion"
  | "billingItem"
  | "configurationParameter"
  | "applicationMetric"
  | "eventEndpoint"
  | "event"
  | "paymentMethod"
  | "message"
  | "auditEntry"
  | (string & {});

/** What was found, by resource. Resources without a hit are left out. */
export interface SearchResult {
  /** The resources, those that people look for most first. */
  groups: SearchGroup[];
}

/** What a fresh database holds. demo: accounts, products and plans to try things on. empty: one administrator. */
export type Seed = "demo" | "empty";

/** A named copy of the whole state. */
export interface Snapshot {
  /** The name of the snapshot. */
  name: string;
  /** What the clock showed when it was taken. The clock goes back to it on a restore. */
  now: DateTime;
  /** Its size in bytes. */
  size: number;
}

/** A snapshot to take. */
export interface SnapshotInput {
  /** The name of the snapshot. */
  name: string;
}

/** The direction of a sorted list. */
export type SortDirection = "ASC" | "DESC";

/** The request is answered with an error, and nothing is done. */
export interface StatusFault {
  /** The kind of fault. */
  kind: "status";
  /** The status of the answer. */
  status: number;
  /** The seconds of the header Retry-After, as with 429 and 503. */
  retryAfter?: number;
}

/** A customer's subscription to a plan. Dates that do not exist yet are absent. */
export interface Subscription {
  /** The identifier. */
  id: number;
  /** The relative URL `subscription/<id>`. */
  self: `subscription/${number}`;
  /** The display name. A name that the customer set takes precedence over one that the vendor set. */
  name: string;
  /** NORMAL, SANDBOX or TRIAL. A trial that is turned into a paid subscription becomes NORMAL. */
  type: SubscriptionType;
  /** The state. It changes only by the transitions of the lifecycle. */
  deploymentStatus: DeploymentStatus;
  /** true when every invoice issued for the subscription is paid, cashed ones aside; so true for a trial. */
  paid: boolean;
  /** How often the customer is billed, in months. */
  billingPeriod: number;
  /** The user that ordered it. */
  buyer: UserReference;
  /** The buyer's company. */
  company: CompanyOrUserCompanyReference;
  /** The product. */
  product: ProductReference;
  /** The plan. It changes on an upgrade. */
  productVersion: ProductVersionReference;
  /** The invoices issued for it, oldest first; the latest 10,000. */
  invoices: InvoiceReference[];
  /** The orders placed for it, oldest first; the latest 10,000. The type of the last one tells a renewal from an upgrade. */
  orders: SubscriptionOrder[];
  /** When it was ordered. */
  createdAt: DateTime;
  /** When it last changed. */
  updatedAt: DateTime;
  /** When it was deployed for the first time. The first period, a trial or a short life begins then. */
  startDate?: DateTime;
  /** The start of the billing period that runs. Provisional before `startDate`, counted from the order. */
  lastInvoice?: DateTime;
  /** The end of the last period that is paid, when the next invoice is due. Provisional before `startDate`: nothing is billed until then. */
  nextInvoice?: DateTime;
  /** When it expires, unless it renews. Provisional before `startDate`: nothing expires until then. */
  endDate?: DateTime;
  /** How many hours it lasts, on a short-living plan only. */
  lifespan?: number;
  /** Whether the subscription renews at the end of a period. */
  autoRenew?: boolean;
  /** The endpoints that the vendor supplied; empty before that. */
  syndicatedEndpoints: SubscriptionEndpoint[];
  /** The vendor's instructions in the language asked for, else the user's, else English. */
  endUserInstructions?: string;
  /** What the customer needs to sign in, by weight. The values are null for the vendor, and clear for the customer. */
  credentials?: Credential[];
  /** The values that the customer entered at order time. */
  configurationParameters: EnteredValues;
  /** The quantity chosen of each extra resource. */
  billingItems: BillingItemQuantities;
  /** Lines that go on the next invoice only. */
  oneshotCosts?: InvoiceLine[];
  /** Lines that go on every later invoice. */
  recurringCosts?: InvoiceLine[];
  /** The plans that it can be upgraded to. */
  possibleUpgrades?: ProductVersionReference[];
  /** Where its metadata is: `subscription/<id>/metadata`. */
  metadata?: MetadataReference;
}

/** Switches auto-renewal on or off. */
export interface SubscriptionAutoRenewPatch {
  /** The action, read in any case. */
  action: "AUTORENEW";
  /** Whether the subscription renews at the end of its period. Switched off, it still renews until the `minimumDuration` of its plan has passed. */
  autoRenew: boolean;
}

/** A quantity of an extra resource, as a subscription and an order have it from apiVersion 20180504 on. */
export interface SubscriptionBillingItem {
  /** The extra resource. */
  billingItem: BillingItemRef;
  /** Its name for programs, where it has one. */
  identifier?: string | null | undefined;
  /** Its measuring unit, as `users`. */
  unit?: string | null | undefined;
  /** The quantity. */
  value: number;
}

/** Changes quantities of extra resources, as the seats of a team. More is there at once, and its price is scaled by the whole days left of the period; less is put off to the next period. More of one resource and less of another are two requests. */
export interface SubscriptionBillingItemsPatch {
  /** The action, read in any case. */
  action: "BILLING_ITEM_UPGRADE";
  /** The quantities to have, at least one. A resource that is left out stays as it is; 0 is none of it. */
  billingItems: BillingItemQuantitiesInput;
}

/** A value that the customer entered, as a subscription has it from apiVersion 20220427 on. */
export interface SubscriptionConfigurationParameter {
  /** The configuration parameter. */
  configurationParameter: ConfigurationParameterRef;
  /** Its name for programs. */
  code?: string | null | undefined;
  /** The value. */
  value: string;
  /** What customers read about the parameter. */
  description?: string | null | undefined;
}

/** A subscription was created. */
export interface SubscriptionCreatedEvent extends EventNotification {
  /** The kind of the entity. */
  entity: "Subscription";
  /** What happened to the entity. */
  type: "CREATED";
  /** The relative URL to fetch the entity. */
  entityUrl: `subscription/${number}`;
}

/** A subscription ended. */
export interface SubscriptionDeletedEvent extends EventNotification {
  /** The kind of the entity. */
  entity: "Subscription";
  /** What happened to the entity. */
  type: "DELETED";
  /** The relative URL to fetch the entity. */
  entityUrl: `subscription/${number}`;
}

/** The vendor's report on the tenant. Reporting the state that the subscription is in already changes nothing. */
export interface SubscriptionDeploymentStatusPatch {
  /** DEPLOYED or FAILED out of PENDING, UNDEPLOYED out of UNDEPLOY_SENT. Another state is 409, unless the subscription is in it already. WAITING_FOR_PAYMENT is read as WAITING_PAYMENT. */
  deploymentStatus: DeploymentStatus | "WAITING_FOR_PAYMENT";
}

/** An address of the application that the customer uses. */
export interface SubscriptionEndpoint {
  /** The URL. It uses HTTPS. */
  endpoint: string;
  /** What the customer is told about it. */
  description?: string;
  /** The category of the endpoint. One entry has APP. */
  category?: EndpointCategory;
}

/** An address of the application that the vendor sets for the customer. */
export interface SubscriptionEndpointInput {
  /** The URL, 1 to 2000 characters. It must use HTTPS, else 422. */
  endpoint: string;
  /** What the customer is told about it, at most 1024 characters. */
  description?: string | null | undefined;
  /** The category of the endpoint. One entry with APP is needed. */
  category?: EndpointCategory | null | undefined;
}

/** Terminates the subscription, by the customer, its vendor or an administrator. */
export interface SubscriptionKillPatch {
  /** The action, read in any case. */
  action: "KILL";
  /** Why, in words for the customer, who is told it. A vendor must give one when it ends a customer's subscription: without it, 400. */
  reason?: string | null | undefined;
}

/** A subscription changed. */
export interface SubscriptionModifiedEvent extends EventNotification {
  /** The kind of the entity. */
  entity: "Subscription";
  /** What happened to the entity. */
  type: "MODIFIED";
  /** The relative URL to fetch the entity. */
  entityUrl: `subscription/${number}`;
}

/** A move of a subscription from one state to another. */
export interface SubscriptionMove {
  /** When, on the marketplace's clock. */
  date: DateTime;
  /** The state before the move; absent for the first one, the order. */
  from?: DeploymentStatus;
  /** The state after the move. */
  to: DeploymentStatus;
  /** The cause of the move. */
  cause: SubscriptionMoveCause;
  /** Why, in the words of whoever moved it; absent where none were given. */
  reason?: string;
}

/** What moved a subscription to another state. order: it was ordered. payment: all of its invoices were paid. report: the vendor reported it. expiry: it was not renewed, or not paid in time. kill: it was terminated. stop and start: it was stopped, and started again. */
export type SubscriptionMoveCause =
  | "order"
  | "payment"
  | "report"
  | "expiry"
  | "kill"
  | "stop"
  | "start"
  | (string & {});

/** A reference to an order of a subscription, with what the order was for. */
export interface SubscriptionOrder {
  /** The relative URL `order/<id>`. */
  url: `order/${number}`;
  /** What the order was for, as RENEWAL or SYNDICATED_UPGRADE. */
  orderType?: OrderType;
}

/** One of nine bodies. `action` is read in any case: it is upper-cased before the body is validated. A field that the action does not have is refused with 400. */
export type SubscriptionPatch =
  | SubscriptionDeploymentStatusPatch
  | SubscriptionSetNamePatch
  | SubscriptionUpgradePatch
  | SubscriptionBillingItemsPatch
  | SubscriptionRenewPatch
  | SubscriptionAutoRenewPatch
  | SubscriptionKillPatch
  | SubscriptionStopPatch
  | SubscriptionStartPatch;

/** A reference to a `subscription`. */
export interface SubscriptionReference {
  /** The relative URL `subscription/<id>`. On input also with a leading slash, or absolute on this service. */
  url: `subscription/${number}`;
}

/** Renews the subscription. TRIAL: it becomes NORMAL, paid for one billing period from now. NORMAL: one period more. SANDBOX: `hours` more. Who may ask depends on the type too: a TRIAL its vendor, its customer and administrators; NORMAL its customer and administrators, for nobody else spends the customer's money; SANDBOX its vendor and administrators. Anybody else is refused with 403. */
export interface SubscriptionRenewPatch {
  /** The action, read in any case: the interface document writes it `renew`. */
  action: "RENEW";
  /** How many hours longer a SANDBOX subscription is to run, 1 to 8760. Absent: one billing period. With another type it is refused with 400. */
  hours?: number | null | undefined;
}

/** Sets the display name. A name set by the customer takes precedence over one set by the vendor. */
export interface SubscriptionSetNamePatch {
  /** The action, read in any case. */
  action: "SET_NAME";
  /** The display name, 1 to 255 characters. */
  name: string;
}

/** Starts a stopped subscription again, by the vendor or an administrator. */
export interface SubscriptionStartPatch {
  /** The action, read in any case. */
  action: "START";
}

/** Stops the subscription: its tenant stays, and nobody may use it. By the vendor or an administrator. */
export interface SubscriptionStopPatch {
  /** The action, read in any case. */
  action: "STOP";
  /** Why, in words for the customer, who is told it. */
  reason?: string | null | undefined;
}

/** NORMAL: paid before use. SANDBOX: a vendor's test order that behaves like NORMAL. TRIAL: a free trial. */
export type SubscriptionType = "NORMAL" | "SANDBOX" | "TRIAL" | (string & {});

/** Moves the subscription to a more expensive plan of the same product. A plan with another billing period, or a date to come, defers the upgrade to the end of the period. */
export interface SubscriptionUpgradePatch {
  /** The action, read in any case. */
  action: "SYNDICATED_UPGRADE";
  /** The plan to move to. */
  productVersion: ProductVersionRef;
  /** The earliest time of the upgrade. One that is to come defers it to the first period that starts at or after it. */
  from?: DateTime | null | undefined;
  /** The quantities on the new plan. Absent: as now. */
  billingItems?: BillingItemQuantitiesInput | null | undefined;
}

/** A test card. Only the documented numbers are taken, never a real one. A card that is past its date gives `pm_card_expired`, and one whose check number cannot be right gives `pm_card_chargeDeclined`. */
export interface TestCard {
  /** The number of a test card, 12 to 23 digits and spaces. The numbers are listed with `TestPaymentMethod`; any other is 422. */
  number: string;
  /** The last month in which the card is valid on the marketplace's clock, 1 to 12. */
  expMonth: number;
  /** The year of that month, four digits. */
  expYear: number;
  /** The check number. On these cards it has three digits, and any is taken; one of four digits is declined. */
  cvc: string;
}

/** The payment method of a test card. */
export interface TestCardResult {
  /** The test payment method of the card, for `payload.paymentMethodId` of a new payment method. */
  paymentMethodId: TestPaymentMethod;
}

/** The test payment methods. `pm_card_visa` (4242 4242 4242 4242) and `pm_card_mastercard` (5555 5555 5555 4444) pay. `pm_card_chargeDeclined` (4000 0000 0000 0002), `pm_card_insufficientFunds` (4000 0000 0000 9995) and `pm_card_expired` (4000 0000 0000 0069) are stored, and decline every charge. */
export type TestPaymentMethod =
  | "pm_card_visa"
  | "pm_card_mastercard"
  | "pm_card_chargeDeclined"
  | "pm_card_insufficientFunds"
  | "pm_card_expired"
  | (string & {});

/** What a token may be used for. READ_ONLY: operations that change nothing; any other is 403. READ_WRITE: everything that its user may do. */
export type TokenAccess = "READ_ONLY" | "READ_WRITE" | (string & {});

/** A personal token to create. */
export interface TokenCreate {
  /** What it is for, as its user will know it again. */
  name: string;
  /** READ_WRITE when absent. */
  access?: TokenAccess | null | undefined;
  /** From when on it is not valid any more, on the machine's clock; in the future. Absent: until it is revoked. */
  expiresAt?: DateTime | null | undefined;
}

/** A personal token that was created, with the token itself. */
export interface TokenCreated extends TokenDTO {
  token: AuthToken;
}

/** A token that a user can sign in with, without the token itself. */
export interface TokenDTO {
  /** The identifier of the token. */
  id: number;
  /** The relative URL, `token/<id>`. */
  self: `token/${number}`;
  /** Whom it signs in. */
  user: UserReference;
  kind: TokenKind;
  /** What its user calls it. Absent: it is not a personal one. */
  name?: string;
  access: TokenAccess;
  /** When it was made, on the machine's clock. */
  createdAt: DateTime;
  /** From when on it is not valid any more. Absent: until it is revoked. */
  expiresAt?: DateTime;
  /** When it was last used, at most a minute before that. Absent: never. */
  lastUsedAt?: DateTime;
  /** Whether the request was made with it. Absent when it was not. */
  current?: boolean;
}

/** Where a token comes from. SESSION: from `GET /login`; it lives for 24 hours. PERMANENT: from `GET /login` with `expire=false`; a user has one. PERSONAL: made by name with `POST /token`. */
export type TokenKind = "SESSION" | "PERMANENT" | "PERSONAL" | (string & {});

/** Whether a plan can be tried. */
export type TrialMode = "NOT_ALLOWED" | "ALLOWED" | "ALLOWED_WO_PAYMENT_METHOD" | (string & {});

/** What an upgrade led to. DEFERRED: it waits for the next billing period, and nothing changes now. FREE: it costs nothing. PAID: the customer has a new invoice, scaled by the days left. */
export type UpgradeKind = "DEFERRED" | "FREE" | "PAID" | (string & {});

/** The result of an upgrade. */
export interface UpgradeResult {
  /** Whether the upgrade was free, charged or deferred. */
  upgrade: UpgradeKind;
  /** The relative URL `order/<id>` of the order that waits; with DEFERRED only. */
  order?: `order/${number}`;
  /** The relative URL `invoice/<id>` of the new invoice; with PAID only. */
  invoice?: `invoice/${number}`;
}

/** What can be done to a user. ACTIVATE: confirms its e-mail address (`activated`). APPROVE: enables it. BLOCK: disables it, and its tokens end. UNBLOCK: enables it again. */
export type UserAction = "ACTIVATE" | "APPROVE" | "BLOCK" | "UNBLOCK";

/** An action on a user. */
export interface UserActionPatch {
  /** What to do. An unknown action is 400. */
  action: UserAction;
}

/** A new customer company. Without `enabled` it is enabled. */
export interface UserCompanyCreate extends UserCompanyInput {
  /** The name of the company, 1 to 255 characters. */
  name: string;
}

/** A customer company: a business that buys products, and the users in it. */
export interface UserCompanyDTO {
  /** The identifier of the company. */
  id: number;
  /** The relative URL of the company, `userCompany/<id>`. */
  self: `userCompany/${number}`;
  /** The name of the company. */
  name: string;
  /** The e-mail address of the company. */
  emailAddress?: EmailAddress;
  /** What the company does. */
  companyDescription?: string;
  /** The address of the company's web site. */
  companyUrl?: string;
  /** The telephone number, as it was written. */
  phoneNumber?: string;
  /** The legal address. */
  address?: Address;
  /** The tax or VAT number. */
  taxCode?: string;
  /** The language that the company prefers, a two-letter code. Absent: English. */
  language?: LanguageCode;
  /** The identifier of the company in a system outside the marketplace. */
  externalId?: string;
  /** Whether the company may use the marketplace. */
  enabled: boolean;
}

/** Single fields of a customer company. A field that would do nothing is 400: one that is not listed, and for all but an administrator `enabled`. */
export interface UserCompanyFieldsPatch {
  /** The name of the company, 1 to 255 characters. */
  name?: string | null | undefined;
  /** The e-mail address of the company. */
  emailAddress?: EmailAddress | null | undefined;
  /** What the company does, at most 4096 characters. `null` clears it. */
  companyDescription?: string | null | undefined;
  /** The http or https address of the company's web site, at most 1024 characters. `null` clears it. */
  companyUrl?: string | null | undefined;
  /** The telephone number, 1 to 20 characters. `null` clears it. */
  phoneNumber?: string | null | undefined;
  /** The legal address, replaced as a whole. `null` clears it. */
  address?: AddressInput | null | undefined;
  /** The tax or VAT number, 1 to 255 characters. `null` clears it. */
  taxCode?: string | null | undefined;
  /** The language that the company prefers, a two-letter code. */
  language?: LanguageCode | null | undefined;
  /** The identifier of the company in a system outside the marketplace, 1 to 255 characters. `null` clears it. */
  externalId?: string | null | undefined;
  /** Whether the company may use the marketplace. Set by an administrator only. */
  enabled?: boolean | null | undefined;
}

/** Changes to a customer company. Fields that are absent keep their value, and `null` clears one. Other fields are ignored. */
export interface UserCompanyInput {
  /** The name of the company, 1 to 255 characters. */
  name?: string | null | undefined;
  /** The e-mail address of the company. */
  emailAddress?: EmailAddress | null | undefined;
  /** What the company does, at most 4096 characters. `null` clears it. */
  companyDescription?: string | null | undefined;
  /** The http or https address of the company's web site, at most 1024 characters. `null` clears it. */
  companyUrl?: string | null | undefined;
  /** The telephone number, 1 to 20 characters. `null` clears it. */
  phoneNumber?: string | null | undefined;
  /** The legal address, replaced as a whole. `null` clears it. */
  address?: AddressInput | null | undefined;
  /** The tax or VAT number, 1 to 255 characters. `null` clears it. */
  taxCode?: string | null | undefined;
  /** The language that the company prefers, a two-letter code. */
  language?: LanguageCode | null | undefined;
  /** The identifier of the company in a system outside the marketplace, 1 to 255 characters. `null` clears it. */
  externalId?: string | null | undefined;
  /** Whether the company may use the marketplace. Set by an administrator only. */
  enabled?: boolean | null | undefined;
}

/** Either an action on a customer company, or single fields of it; never both. */
export type UserCompanyPatch = BaseCompanyPatchDTO | UserCompanyFieldsPatch;

/** A reference to a `userCompany`. */
export interface UserCompanyReference {
  /** The relative URL `userCompany/<id>`. On input also with a leading slash, or absolute on this service. */
  url: `userCompany/${number}`;
}

/** A new user. Without `userRole` it is a customer, ROLE_USER. Without `enabled` it is enabled. It is activated by the action ACTIVATE. */
export interface UserCreate extends UserFields {
  /** The name to sign in with. One that is taken is 409. */
  userName: UserName;
  /** The name of the person, 1 to 255 characters; the given name alone where there is a `surname`. */
  name: string;
  /** The e-mail address. One that is taken is 409. */
  email: EmailAddress;
  /** A new password, of 8 to 256 characters. It is never answered. It ends every session and the permanent token of the user; the session of the request, if it is the user's own, is renewed. */
  password: Password;
}

/** A user was created. */
export interface UserCreatedEvent extends EventNotification {
  /** The kind of the entity. */
  entity: "User";
  /** What happened to the entity. */
  type: "CREATED";
  /** The relative URL to fetch the entity. */
  entityUrl: `user/${number}`;
}

/** A user was deleted. */
export interface UserDeletedEvent extends EventNotification {
  /** The kind of the entity. */
  entity: "User";
  /** What happened to the entity. */
  type: "DELETED";
  /** The relative URL to fetch the entity. */
  entityUrl: `user/${number}`;
}

/** The fields of a user. Those that are absent keep their value, and `null` clears one. Other fields are ignored. */
export interface UserFields {
  /** The name to sign in with. One that is taken is 409. */
  userName?: UserName | null | undefined;
  /** The name of the person, 1 to 255 characters; the given name alone where there is a `surname`. */
  name?: string | null | undefined;
  /** The family name, 1 to 255 characters. `null` clears it. */
  surname?: string | null | undefined;
  /** The e-mail address. One that is taken is 409. */
  email?: EmailAddress | null | undefined;
  /** A new password, of 8 to 256 characters. It is never answered. It ends every session and the permanent token of the user; the session of the request, if it is the user's own, is renewed. */
  password?: Password | null | undefined;
  /** The telephone number, 1 to 20 characters. `null` clears it. */
  phoneNumber?: string | null | undefined;
  /** The language that the user prefers, a two-letter code. */
  language?: LanguageCode | null | undefined;
  /** The billing address, replaced as a whole. `null` clears it. */
  address?: AddressInput | null | undefined;
  /** Whether the user has accepted the terms of the marketplace. */
  acceptedTerms?: boolean | null | undefined;
  /** Whether the user has still to finish the first steps. */
  newbie?: boolean | null | undefined;
  /** The identifier of the user in a system outside the marketplace, 1 to 255 characters. `null` clears it. */
  externalId?: string | null | undefined;
  /** The role. Set by an administrator only. */
  userRole?: UserRole | null | undefined;
  /** Whether the user may sign in. Set by an administrator only. */
  enabled?: boolean | null | undefined;
  /** The name of the marketplace environment, 1 to 255 characters. Set by an administrator only. */
  environment?: string | null | undefined;
  /** The company that the user is a member of. Set by an administrator only. */
  company?: CompanyOrUserCompanyReference | null | undefined;
  /** A group of the customer company that the user is a member of. `null` takes the user out of its group. Set by an administrator only. */
  companyGroup?: CompanyGroupRef | null | undefined;
}

/** Single fields of a user. A field that would do nothing is 400: one that is not listed, and for all but an administrator `userRole`, `enabled`, `environment`, `company` and `companyGroup`. */
export interface UserFieldsPatch {
  /** The name to sign in with. One that is taken is 409. */
  userName?: UserName | null | undefined;
  /** The name of the person, 1 to 255 characters; the given name alone where there is a `surname`. */
  name?: string | null | undefined;
  /** The family name, 1 to 255 characters. `null` clears it. */
  surname?: string | null | undefined;
  /** The e-mail address. One that is taken is 409. */
  email?: EmailAddress | null | undefined;
  /** A new password, of 8 to 256 characters. It is never answered. It ends every session and the permanent token of the user; the session of the request, if it is the user's own, is renewed. */
  password?: Password | null | undefined;
  /** The password in use. Whoever changes its own `password` or `email` must name it; a wrong one is 422, and counts as a wrong password at a sign-in. Otherwise it would do nothing: 400. */
  currentPassword?: string | null | undefined;
  /** The telephone number, 1 to 20 characters. `null` clears it. */
  phoneNumber?: string | null | undefined;
  /** The language that the user prefers, a two-letter code. */
  language?: LanguageCode | null | undefined;
  /** The billing address, replaced as a whole. `null` clears it. */
  address?: AddressInput | null | undefined;
  /** Whether the user has accepted the terms of the marketplace. */
  acceptedTerms?: boolean | null | undefined;
  /** Whether the user has still to finish the first steps. */
  newbie?: boolean | null | undefined;
  /** The identifier of the user in a system outside the marketplace, 1 to 255 characters. `null` clears it. */
  externalId?: string | null | undefined;
  /** The role. Set by an administrator only. */
  userRole?: UserRole | null | undefined;
  /** Whether the user may sign in. Set by an administrator only. */
  enabled?: boolean | null | undefined;
  /** The name of the marketplace environment, 1 to 255 characters. Set by an administrator only. */
  environment?: string | null | undefined;
  /** The company that the user is a member of. Set by an administrator only. */
  company?: CompanyOrUserCompanyReference | null | undefined;
  /** A group of the customer company that the user is a member of. `null` takes the user out of its group. Set by an administrator only. */
  companyGroup?: CompanyGroupRef | null | undefined;
}

/** A user changed. */
export interface UserModifiedEvent extends EventNotification {
  /** The kind of the entity. */
  entity: "User";
  /** What happened to the entity. */
  type: "MODIFIED";
  /** The relative URL to fetch the entity. */
  entityUrl: `user/${number}`;
}

/** The name that a user signs in with. It is unique. 4 to 255 characters, letters, digits and `@ . + - _`. */
export type UserName = string;

/** Either an action on a user, or single fields of it; never both. */
export type UserPatch = UserActionPatch | UserFieldsPatch;

/** A reference to a `user`. */
export interface UserReference {
  /** The relative URL `user/<id>`. On input also with a leading slash, or absolute on this service. */
  url: `user/${number}`;
}

/** The role of a user. */
export type UserRole = "ROLE_USER" | "ROLE_VENDOR" | "ROLE_ADMIN" | (string & {});
