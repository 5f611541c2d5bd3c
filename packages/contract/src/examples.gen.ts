// Generated from spec/examples/ by `npm run generate`. Do not edit it: change the source, and run the command.

import type {
  ApplicationMetricCreate,
  ApplicationMetricDTO,
  ApplicationMetricInput,
  AuditEntryDTO,
  AuthToken,
  BillingItemCreate,
  BillingItemDTO,
  BillingItemInput,
  CartCreatedEvent,
  CartDeletedEvent,
  CartModifiedEvent,
  Change,
  Charge,
  Clock,
  ClockDryRun,
  ClockInput,
  CloudCredentialCreate,
  CloudCredentialDTO,
  CloudCredentialPatch,
  CommentCreate,
  CommentDTO,
  CommentInput,
  CompanyCreate,
  CompanyDTO,
  CompanyGroupCreate,
  CompanyGroupDTO,
  CompanyGroupInput,
  CompanyInput,
  CompanyPatch,
  ConfigurationParameter,
  ConfigurationParameterCreate,
  ConfigurationParameterInput,
  ConfigurationParameterValues,
  ConfigurationParameterValuesInput,
  CountryCodeDTO,
  CredentialInput,
  DueJob,
  ErrorResponse,
  EventAttempt,
  EventCreate,
  EventDTO,
  EventEndpointDTO,
  EventEndpointPatch,
  EventFilter,
  EventShare,
  EventShareCreate,
  EventShareCreated,
  EventsRedelivered,
  ExpireTokensInput,
  ExternalValuesRequest,
  ExternalValuesResponse,
  FaultRule,
  FaultRuleInput,
  Instructions,
  InvoiceCreatedEvent,
  InvoiceCredit,
  InvoiceDTO,
  InvoiceDeletedEvent,
  InvoiceLineInput,
  InvoiceModifiedEvent,
  InvoicePay,
  InvoicePaymentReference,
  LoggedRequest,
  MessageDTO,
  Metadata,
  MetricHeader,
  MetricHeaderInput,
  MetricPoll,
  MetricSample,
  MetricValue,
  MoneyReport,
  MyUserDTO,
  MyUserInput,
  NotifyCreate,
  NotifyDTO,
  NotifyInput,
  OrderCreate,
  OrderDTO,
  OrderEstimate,
  OrderEstimateInput,
  OrderValidationRefusal,
  OrderValidationRequest,
  PaymentMethodCreate,
  PaymentMethodDTO,
  PaymentMethodInput,
  PlatformEndpoint,
  PlatformEndpointInput,
  ProceedsReport,
  ProductCreate,
  ProductDTO,
  ProductInput,
  ProductVersionCreate,
  ProductVersionCreatedEvent,
  ProductVersionDTO,
  ProductVersionDeletedEvent,
  ProductVersionInput,
  ProductVersionModifiedEvent,
  ProductVersionPatch,
  ResetInput,
  SearchResult,
  Snapshot,
  SnapshotInput,
  Subscription,
  SubscriptionCreatedEvent,
  SubscriptionDeletedEvent,
  SubscriptionEndpointInput,
  SubscriptionModifiedEvent,
  SubscriptionMove,
  SubscriptionPatch,
  TestCard,
  TestCardResult,
  TokenCreate,
  TokenCreated,
  TokenDTO,
  UpgradeResult,
  UserCompanyCreate,
  UserCompanyDTO,
  UserCompanyInput,
  UserCompanyPatch,
  UserCreate,
  UserCreatedEvent,
  UserDeletedEvent,
  UserModifiedEvent,
  UserPatch,
} from "./types.gen.js";

/** The type of each named example: its schema. */
export interface Examples {
  "Cart.CREATED": CartCreatedEvent;
  "Cart.DELETED": CartDeletedEvent;
  "Cart.MODIFIED": CartModifiedEvent;
  "Invoice.CREATED": InvoiceCreatedEvent;
  "Invoice.DELETED": InvoiceDeletedEvent;
  "Invoice.MODIFIED": InvoiceModifiedEvent;
  "ProductVersion.CREATED": ProductVersionCreatedEvent;
  "ProductVersion.DELETED": ProductVersionDeletedEvent;
  "ProductVersion.MODIFIED": ProductVersionModifiedEvent;
  "Subscription.CREATED": SubscriptionCreatedEvent;
  "Subscription.DELETED": SubscriptionDeletedEvent;
  "Subscription.MODIFIED": SubscriptionModifiedEvent;
  "User.CREATED": UserCreatedEvent;
  "User.DELETED": UserDeletedEvent;
  "User.MODIFIED": UserModifiedEvent;
  "applicationMetric.create": ApplicationMetricCreate;
  "applicationMetric.documents": ApplicationMetricDTO;
  "applicationMetric.documents.list": ApplicationMetricDTO[];
  "applicationMetric.update": ApplicationMetricInput;
  auditEntry: AuditEntryDTO;
  "auditEntry.list": AuditEntryDTO[];
  "billingItem.create": BillingItemCreate;
  "billingItem.update": BillingItemInput;
  "billingItem.users": BillingItemDTO;
  "billingItem.users.list": BillingItemDTO[];
  "change.event": Change;
  "charge.list": Charge[];
  clock: Clock;
  "clock.advance": ClockInput;
  clockDryRun: ClockDryRun;
  "cloudCredential.aws": CloudCredentialDTO;
  "cloudCredential.aws.list": CloudCredentialDTO[];
  "cloudCredential.create": CloudCredentialCreate;
  "cloudCredential.patch": CloudCredentialPatch;
  "comment.create": CommentCreate;
  "comment.review": CommentDTO;
  "comment.review.list": CommentDTO[];
  "comment.update": CommentInput;
  "company.create": CompanyCreate;
  "company.deactivation": UserCompanyPatch;
  "company.patch": CompanyPatch;
  "company.update": CompanyInput;
  "company.vendor": CompanyDTO;
  "company.vendor.list": CompanyDTO[];
  "companyGroup.create": CompanyGroupCreate;
  "companyGroup.sales": CompanyGroupDTO;
  "companyGroup.sales.list": CompanyGroupDTO[];
  "companyGroup.update": CompanyGroupInput;
  "configurationParameter.create": ConfigurationParameterCreate;
  "configurationParameter.hostname": ConfigurationParameter;
  "configurationParameter.hostname.list": ConfigurationParameter[];
  "configurationParameter.update": ConfigurationParameterInput;
  configurationParameterValues: ConfigurationParameterValues;
  "configurationParameterValues.request": ConfigurationParameterValuesInput;
  "countryCode.italy": CountryCodeDTO[] | CountryCodeDTO;
  "countryCode.list": CountryCodeDTO[] | CountryCodeDTO;
  credentials: CredentialInput[];
  "dueJob.list": DueJob[];
  endpoints: SubscriptionEndpointInput[];
  "error.badRequest": ErrorResponse;
  "error.conflict": ErrorResponse;
  "error.forbidden": ErrorResponse;
  "error.internal": ErrorResponse;
  "error.locked": ErrorResponse;
  "error.methodNotAllowed": ErrorResponse;
  "error.notFound": ErrorResponse;
  "error.preconditionFailed": ErrorResponse;
  "error.tooManyRequests": ErrorResponse;
  "error.unauthorized": ErrorResponse;
  "error.unavailable": ErrorResponse;
  "error.unprocessable": ErrorResponse;
  "event.create": EventCreate;
  "event.filter": EventFilter;
  "event.pending": EventDTO;
  "event.pending.list": EventDTO[];
  "event.redelivered": EventsRedelivered;
  "eventAttempt.list": EventAttempt[];
  eventEndpoint: EventEndpointDTO;
  "eventEndpoint.list": EventEndpointDTO[];
  "eventEndpoint.patch": EventEndpointPatch;
  "eventShare.create": EventShareCreate;
  "eventShare.created": EventShareCreated;
  "eventShare.list": EventShare[];
  expireTokens: ExpireTokensInput;
  "externalValues.any": ExternalValuesResponse;
  "externalValues.request": ExternalValuesRequest;
  "externalValues.response": ExternalValuesResponse;
  faults: FaultRule[];
  "faults.request": FaultRuleInput[];
  instructions: Instructions;
  "invoice.credit": InvoiceCredit;
  "invoice.creditNote": InvoiceDTO;
  "invoice.paid": InvoiceDTO;
  "invoice.pay": InvoicePay;
  "invoice.paymentReference": InvoicePaymentReference;
  "invoice.pdf": string;
  "invoice.unpaid": InvoiceDTO;
  "invoice.unpaid.list": InvoiceDTO[];
  invoiceLines: InvoiceLineInput[];
  "message.deployed": MessageDTO;
  "message.deployed.list": MessageDTO[];
  metadata: Metadata;
  "metric.value": MetricValue;
  metricHeaders: MetricHeader[];
  "metricHeaders.request": MetricHeaderInput[];
  "metricPoll.list": MetricPoll[];
  "metricSample.list": MetricSample[];
  moneyReport: MoneyReport;
  "notification.create": NotifyCreate;
  "notification.maintenance": NotifyDTO;
  "notification.maintenance.list": NotifyDTO[];
  "notification.update": NotifyInput;
  "order.create": OrderCreate;
  "order.create.sandbox": OrderCreate;
  "order.create.trial": OrderCreate;
  "order.estimate": OrderEstimateInput;
  "order.estimate.upgrade": OrderEstimateInput;
  "order.normal": OrderDTO;
  "order.normal.list": OrderDTO[];
  "orderEstimate.normal": OrderEstimate;
  "orderValidation.refusal": OrderValidationRefusal;
  "orderValidation.request": OrderValidationRequest;
  "paymentMethod.create": PaymentMethodCreate;
  "paymentMethod.update": PaymentMethodInput;
  "paymentMethod.visa": PaymentMethodDTO;
  "paymentMethod.visa.list": PaymentMethodDTO[];
  platformEndpoints: PlatformEndpoint[];
  "platformEndpoints.request": PlatformEndpointInput[];
  proceedsReport: ProceedsReport;
  "product.create": ProductCreate;
  "product.notes": ProductDTO;
  "product.notes.list": ProductDTO[];
  "product.update": ProductInput;
  "productVersion.basic": ProductVersionDTO;
  "productVersion.basic.list": ProductVersionDTO[];
  "productVersion.create": ProductVersionCreate;
  "productVersion.publish": ProductVersionPatch;
  "productVersion.update": ProductVersionInput;
  "request.refused.list": LoggedRequest[];
  reset: ResetInput;
  "search.found": SearchResult;
  snapshot: Snapshot;
  "snapshot.create": SnapshotInput;
  "snapshot.list": Snapshot[];
  "subscription.deployed": Subscription;
  "subscription.deployed.list": Subscription[];
  "subscription.patch.autoRenew": SubscriptionPatch;
  "subscription.patch.billingItems": SubscriptionPatch;
  "subscription.patch.deployed": SubscriptionPatch;
  "subscription.patch.failed": SubscriptionPatch;
  "subscription.patch.kill": SubscriptionPatch;
  "subscription.patch.killByVendor": SubscriptionPatch;
  "subscription.patch.renew": SubscriptionPatch;
  "subscription.patch.setName": SubscriptionPatch;
  "subscription.patch.start": SubscriptionPatch;
  "subscription.patch.stop": SubscriptionPatch;
  "subscription.patch.undeployed": SubscriptionPatch;
  "subscription.patch.upgrade": SubscriptionPatch;
  "subscription.pending": Subscription;
  "subscription.trial": Subscription;
  "subscription.waitingPayment": Subscription;
  "subscriptionMove.list": SubscriptionMove[];
  testCard: TestCard;
  "testCard.result": TestCardResult;
  token: AuthToken;
  "token.create": TokenCreate;
  "token.created": TokenCreated;
  "token.personal": TokenDTO;
  "token.personal.list": TokenDTO[];
  "upgradeResult.deferred": UpgradeResult;
  "upgradeResult.free": UpgradeResult;
  "upgradeResult.paid": UpgradeResult;
  "user.block": UserPatch;
  "user.create": UserCreate;
  "user.customer": MyUserDTO;
  "user.customer.list": MyUserDTO[];
  "user.patch": UserPatch;
  "user.update": MyUserInput;
  "user.vendor": MyUserDTO;
  "userCompany.acme": UserCompanyDTO;
  "userCompany.acme.list": UserCompanyDTO[];
  "userCompany.create": UserCompanyCreate;
  "userCompany.patch": UserCompanyPatch;
  "userCompany.update": UserCompanyInput;
}

/** Every named example of the interface. The same ones stand in the documentation. */
export const examples: Examples = {
  /** A cart was started */
  "Cart.CREATED": {
    id: "5",
    eventId: 919,
    entity: "Cart",
    type: "CREATED",
    entityUrl: "cart/5",
    date: "2026-01-31T08:15:00Z",
    metadata: {},
  },
  /** A cart was emptied */
  "Cart.DELETED": {
    id: "5",
    eventId: 921,
    entity: "Cart",
    type: "DELETED",
    entityUrl: "cart/5",
    date: "2026-01-31T08:15:00Z",
    metadata: {},
  },
  /** A cart changed */
  "Cart.MODIFIED": {
    id: "5",
    eventId: 920,
    entity: "Cart",
    type: "MODIFIED",
    entityUrl: "cart/5",
    date: "2026-01-31T08:15:00Z",
    metadata: {},
  },
  /** An invoice was issued */
  "Invoice.CREATED": {
    id: "310",
    eventId: 910,
    entity: "Invoice",
    type: "CREATED",
    entityUrl: "invoice/310",
    date: "2026-01-31T08:15:00Z",
    metadata: {},
  },
  /** An invoice was withdrawn */
  "Invoice.DELETED": {
    id: "310",
    eventId: 912,
    entity: "Invoice",
    type: "DELETED",
    entityUrl: "invoice/310",
    date: "2026-01-31T08:15:00Z",
    metadata: {},
  },
  /** An invoice changed */
  "Invoice.MODIFIED": {
    id: "310",
    eventId: 911,
    entity: "Invoice",
    type: "MODIFIED",
    entityUrl: "invoice/310",
    date: "2026-01-31T08:15:00Z",
    metadata: {},
  },
  /** A plan was created */
  "ProductVersion.CREATED": {
    id: "7",
    eventId: 913,
    entity: "ProductVersion",
    type: "CREATED",
    entityUrl: "productVersion/7",
    date: "2026-01-31T08:15:00Z",
    metadata: { approved: true, published: false },
  },
  /** A plan was deleted */
  "ProductVersion.DELETED": {
    id: "7",
    eventId: 915,
    entity: "ProductVersion",
    type: "DELETED",
    entityUrl: "productVersion/7",
    date: "2026-01-31T08:15:00Z",
    metadata: { approved: true, published: false },
  },
  /** A plan changed */
  "ProductVersion.MODIFIED": {
    id: "7",
    eventId: 914,
    entity: "ProductVersion",
    type: "MODIFIED",
    entityUrl: "productVersion/7",
    date: "2026-01-31T08:15:00Z",
    metadata: { approved: true, published: true },
  },
  /** A subscription was created */
  "Subscription.CREATED": {
    id: "12",
    eventId: 907,
    entity: "Subscription",
    type: "CREATED",
    entityUrl: "subscription/12",
    date: "2026-01-31T08:15:00Z",
    metadata: {},
  },
  /** A subscription ended */
  "Subscription.DELETED": {
    id: "12",
    eventId: 909,
    entity: "Subscription",
    type: "DELETED",
    entityUrl: "subscription/12",
    date: "2026-01-31T08:15:00Z",
    metadata: {},
  },
  /** A subscription changed */
  "Subscription.MODIFIED": {
    id: "12",
    eventId: 908,
    entity: "Subscription",
    type: "MODIFIED",
    entityUrl: "subscription/12",
    date: "2026-01-31T08:15:00Z",
    metadata: {},
  },
  /** A user was created */
  "User.CREATED": {
    id: "21",
    eventId: 916,
    entity: "User",
    type: "CREATED",
    entityUrl: "user/21",
    date: "2026-01-31T08:15:00Z",
    metadata: {},
  },
  /** A user was deleted */
  "User.DELETED": {
    id: "21",
    eventId: 918,
    entity: "User",
    type: "DELETED",
    entityUrl: "user/21",
    date: "2026-01-31T08:15:00Z",
    metadata: {},
  },
  /** A user changed */
  "User.MODIFIED": {
    id: "21",
    eventId: 917,
    entity: "User",
    type: "MODIFIED",
    entityUrl: "user/21",
    date: "2026-01-31T08:15:00Z",
    metadata: {},
  },
  /** Stored documents, a gauge polled each hour */
  "applicationMetric.create": {
    name: "documents",
    product: { url: "product/2" },
    billingItem: { url: "billingItem/13" },
    type: "EXTERNAL",
    counter: false,
    metricFunction: "AVERAGE",
    endpoint: "/metric/documents",
    frequency: "EVERY_1_HOUR",
  },
  /** Stored documents, a gauge polled each hour */
  "applicationMetric.documents": {
    id: 14,
    self: "applicationMetric/14",
    name: "documents",
    product: { url: "product/2" },
    billingItem: { url: "billingItem/13" },
    type: "EXTERNAL",
    counter: false,
    metricFunction: "AVERAGE",
    endpoint: "/metric/documents",
    frequency: "EVERY_1_HOUR",
  },
  /** One metric */
  "applicationMetric.documents.list": [
    {
      id: 14,
      self: "applicationMetric/14",
      name: "documents",
      product: { url: "product/2" },
      billingItem: { url: "billingItem/13" },
      type: "EXTERNAL",
      counter: false,
      metricFunction: "AVERAGE",
      endpoint: "/metric/documents",
      frequency: "EVERY_1_HOUR",
    },
  ],
  /** Polled once a day */
  "applicationMetric.update": { frequency: "EVERY_24_HOUR" },
  /** A change by an administrator who acted as the vendor */
  auditEntry: {
    id: 812,
    self: "auditEntry/812",
    date: "2026-03-14T09:26:53Z",
    actor: { url: "user/1" },
    actorName: "admin",
    asUser: { url: "user/2" },
    asUserName: "vendor",
    operation: "subscriptionPatch",
    object: "subscription/12",
    outcome: "SUCCESS",
    status: 204,
    address: "192.0.2.17",
    requestId: "req_4n8s1x6c0v9b",
  },
  /** A change, and a sign-in that failed */
  "auditEntry.list": [
    {
      id: 812,
      self: "auditEntry/812",
      date: "2026-03-14T09:26:53Z",
      actor: { url: "user/1" },
      actorName: "admin",
      asUser: { url: "user/2" },
      asUserName: "vendor",
      operation: "subscriptionPatch",
      object: "subscription/12",
      outcome: "SUCCESS",
      status: 204,
      address: "192.0.2.17",
      requestId: "req_4n8s1x6c0v9b",
    },
    {
      id: 813,
      self: "auditEntry/813",
      date: "2026-03-14T09:27:10Z",
      outcome: "FAILURE",
      status: 401,
      address: "192.0.2.99",
      requestId: "req_9b3m7k2h5j4n",
    },
  ],
  /** Users, priced by tier and required */
  "billingItem.create": {
    name: "Users",
    identifier: "users",
    unit: "users",
    description: "People that can sign in.",
    type: "TIERED",
    valueType: "PRE_PAID",
    presence: "REQUIRED",
  },
  /** Not required any more */
  "billingItem.update": { presence: "RECOMMENDED" },
  /** Users, priced by tier and required */
  "billingItem.users": {
    id: 6,
    self: "billingItem/6",
    name: "Users",
    identifier: "users",
    unit: "users",
    description: "People that can sign in.",
    type: "TIERED",
    valueType: "PRE_PAID",
    presence: "REQUIRED",
    required: true,
    owner: { url: "company/3" },
    weight: 0,
  },
  /** One extra resource */
  "billingItem.users.list": [
    {
      id: 6,
      self: "billingItem/6",
      name: "Users",
      identifier: "users",
      unit: "users",
      description: "People that can sign in.",
      type: "TIERED",
      valueType: "PRE_PAID",
      presence: "REQUIRED",
      required: true,
      owner: { url: "company/3" },
      weight: 0,
    },
  ],
  /** A delivery was attempted */
  "change.event": { kind: "event", id: 907, date: "2026-01-31T08:15:00Z" },
  /** A plan and three seats that were invoiced, and a line that waits */
  "charge.list": [
    {
      id: 31,
      why: "PLAN",
      what: "Basic",
      description: "Basic",
      from: "2026-01-31T08:15:00Z",
      to: "2026-02-28T08:15:00Z",
      price: { price: "10.0000", currency: "EUR" },
      quantity: 1,
      amount: "10.0000",
      invoice: { url: "invoice/12" },
    },
    {
      id: 32,
      why: "RESOURCE",
      what: "Seats",
      description: "Seats",
      from: "2026-01-31T08:15:00Z",
      to: "2026-02-28T08:15:00Z",
      price: { price: "2.0000", currency: "EUR" },
      quantity: 3,
      unit: "users",
      amount: "6.0000",
      billingItem: { url: "billingItem/4" },
      invoice: { url: "invoice/12" },
    },
    {
      id: 35,
      why: "LINE",
      description: "Import of the old notes",
      identifier: "import",
      price: { price: "25.0000", currency: "EUR", vat: 22 },
      quantity: 1,
      unit: "item",
      amount: "25.0000",
      invoice: null,
    },
  ],
  /** A month later */
  clock: { now: "2026-02-28T08:15:00Z", status: "ready", mode: "shifted", jobs: 4, settled: true },
  /** Move ahead by a month */
  "clock.advance": { advance: "P1M" },
  /** A month with a renewal and a metric */
  clockDryRun: {
    from: "2026-01-31T08:15:00Z",
    to: "2026-02-28T08:15:00Z",
    complete: true,
    steps: [
      {
        kind: "periodEnd",
        date: "2026-02-28T08:15:00Z",
        what: "The subscription renews.",
        subscription: { url: "subscription/12" },
        endDate: "2026-03-31T08:15:00Z",
        invoices: [
          {
            type: "RENEWAL",
            status: "PAID",
            entries: [
              {
                type: "CONFIGURATION",
                description: "Basic",
                price: { price: "10.0000", currency: "EUR" },
                quantity: 1,
                subtotal: "10.0000",
              },
            ],
            total: { price: "10.0000", currency: "EUR", vatSpunOff: "0.0000", total: "10.0000" },
          },
        ],
        events: 1,
        messages: 1,
      },
    ],
    polls: 28,
    deliveries: 1,
    unforeseen: [
      "Vendors are not asked for metrics (polls due: 28), and what they would measure is on no invoice here.",
    ],
  },
  /** A credential with its secret stored */
  "cloudCredential.aws": {
    id: 17,
    self: "cloudCredential/17",
    name: "Acme backup account",
    cloudProvider: { url: "cloudProvider/1" },
    owner: { url: "user/7" },
    subscription: { url: "subscription/42" },
    uploaded: true,
  },
  /** One cloud credential */
  "cloudCredential.aws.list": [
    {
      id: 17,
      self: "cloudCredential/17",
      name: "Acme backup account",
      cloudProvider: { url: "cloudProvider/1" },
      owner: { url: "user/7" },
      subscription: { url: "subscription/42" },
      uploaded: true,
    },
  ],
  /** A credential for one subscription */
  "cloudCredential.create": {
    name: "Acme backup account",
    cloudProvider: { url: "cloudProvider/1" },
    subscription: { url: "subscription/42" },
  },
  /** Store the secret */
  "cloudCredential.patch": {
    action: "SAVE_CUSTOM_CREDENTIALS",
    payload: {
      identifier: "acme-backup",
      accessKey: "example-access-key",
      secretKey: "example-secret-key",
      resourceName: "arn:aws:iam::000000000000:role/backup",
    },
  },
  /** Review a product */
  "comment.create": {
    product: { url: "product/2" },
    rating: 5,
    comment: "Our minutes finally live in one place.",
  },
  /** A review */
  "comment.review": {
    id: 33,
    self: "comment/33",
    userName: "customer",
    realName: "Ada Reyes",
    product: { url: "product/2" },
    rating: 5,
    comment: "Our minutes finally live in one place.",
    date: "2026-02-20T15:45:00Z",
  },
  /** One review */
  "comment.review.list": [
    {
      id: 33,
      self: "comment/33",
      userName: "customer",
      realName: "Ada Reyes",
      product: { url: "product/2" },
      rating: 5,
      comment: "Our minutes finally live in one place.",
      date: "2026-02-20T15:45:00Z",
    },
  ],
  /** Another rating */
  "comment.update": { rating: 5 },
  /** A new vendor company */
  "company.create": {
    name: "Northwind Software",
    emailAddress: "hello@northwind.example",
    companyUrl: "https://northwind.example",
    technicalEmailAddress: "operations@northwind.example",
  },
  /** Disable a company and its members */
  "company.deactivation": { action: "DEACTIVATION" },
  /** Events to another endpoint */
  "company.patch": { syndicationEndpoint: "https://northwind.example/events" },
  /** Where events go, and the secret that signs them */
  "company.update": {
    syndicationEndpoint: "https://northwind.example/events",
    notificationSecretToken: "a-secret-for-examples-only",
  },
  /** A vendor company */
  "company.vendor": {
    id: 3,
    self: "company/3",
    name: "Northwind Software",
    emailAddress: "hello@northwind.example",
    companyDescription: "Software for teams that write a lot.",
    companyUrl: "https://northwind.example",
    phoneNumber: "+46 8 5550 4300",
    address: {
      id: 10,
      address: "Storgatan 8",
      city: "Stockholm",
      zipCode: "114 55",
      country: "Sweden",
      countryCode: "SE",
    },
    taxCode: "SE000000000301",
    language: "en",
    technicalEmailAddress: "operations@northwind.example",
    syndicationEndpoint: "https://northwind.example/events",
    enabled: true,
  },
  /** One vendor company */
  "company.vendor.list": [
    {
      id: 3,
      self: "company/3",
      name: "Northwind Software",
      emailAddress: "hello@northwind.example",
      companyDescription: "Software for teams that write a lot.",
      companyUrl: "https://northwind.example",
      phoneNumber: "+46 8 5550 4300",
      address: {
        id: 10,
        address: "Storgatan 8",
        city: "Stockholm",
        zipCode: "114 55",
        country: "Sweden",
        countryCode: "SE",
      },
      taxCode: "SE000000000301",
      language: "en",
      technicalEmailAddress: "operations@northwind.example",
      syndicationEndpoint: "https://northwind.example/events",
      enabled: true,
    },
  ],
  /** A new group */
  "companyGroup.create": { name: "Sales", identifier: "sales", userCompany: { url: "userCompany/4" } },
  /** The sales group of a customer company */
  "companyGroup.sales": {
    id: 9,
    self: "companyGroup/9",
    name: "Sales",
    identifier: "sales",
    userCompany: { url: "userCompany/4" },
  },
  /** One group */
  "companyGroup.sales.list": [
    {
      id: 9,
      self: "companyGroup/9",
      name: "Sales",
      identifier: "sales",
      userCompany: { url: "userCompany/4" },
    },
  ],
  /** Another name */
  "companyGroup.update": { name: "Sales" },
  /** A host name with a pattern */
  "configurationParameter.create": {
    code: "hostname",
    name: "Host name",
    description: "The first part of the address of your notes.",
    hint: "acme",
    required: true,
    validation: "^[a-z][a-z0-9-]{1,30}$",
    product: { url: "product/2" },
  },
  /** A host name with a pattern */
  "configurationParameter.hostname": {
    id: 11,
    self: "configurationParameter/11",
    code: "hostname",
    name: "Host name",
    description: "The first part of the address of your notes.",
    hint: "acme",
    required: true,
    validation: "^[a-z][a-z0-9-]{1,30}$",
    product: { url: "product/2" },
    weight: 0,
  },
  /** One parameter */
  "configurationParameter.hostname.list": [
    {
      id: 11,
      self: "configurationParameter/11",
      code: "hostname",
      name: "Host name",
      description: "The first part of the address of your notes.",
      hint: "acme",
      required: true,
      validation: "^[a-z][a-z0-9-]{1,30}$",
      product: { url: "product/2" },
      weight: 0,
    },
  ],
  /** Another hint */
  "configurationParameter.update": { hint: "my-company" },
  /** Two regions */
  configurationParameterValues: {
    values: [
      { value: "eu-south", description: "Milan" },
      { value: "eu-central", description: "Frankfurt" },
    ],
  },
  /** A plan, and what was entered so far */
  "configurationParameterValues.request": {
    productVersion: { url: "productVersion/8" },
    configurationParameters: { "configurationParameter/11": "acme" },
  },
  /** One country */
  "countryCode.italy": { countryCode: "IT", country: "Italy" },
  /** Two countries */
  "countryCode.list": [
    { countryCode: "IT", country: "Italy" },
    { countryCode: "SE", country: "Sweden" },
  ],
  /** The first sign-in */
  credentials: [
    {
      key: "User name",
      value: "admin@acme.example",
      description: { en: "The first administrator", it: "Il primo amministratore" },
      weight: 0,
    },
    {
      key: "Password",
      value: "correct-horse-battery",
      description: { en: "To be changed at once", it: "Da cambiare subito" },
      weight: 1,
    },
  ],
  /** A poll, and then a renewal */
  "dueJob.list": [
    {
      kind: "metricPoll",
      date: "2026-01-31T09:00:00Z",
      what: "The vendor is asked for a value of the metric.",
      subscription: { url: "subscription/12" },
      applicationMetric: 3,
    },
    {
      kind: "periodEnd",
      date: "2026-02-28T08:15:00Z",
      what: "The period ends, and the subscription renews.",
      subscription: { url: "subscription/12" },
    },
  ],
  /** The application, a password reset and a manual */
  endpoints: [
    { endpoint: "https://acme.notes.example/", description: "Sign in and write", category: "APP" },
    {
      endpoint: "https://acme.notes.example/reset",
      description: "A new password",
      category: "PASSWORD_RESET",
    },
    { endpoint: "https://docs.notes.example/", description: "The manual", category: "DOCUMENTATION" },
  ],
  /** A required field is missing */
  "error.badRequest": {
    errorHolders: [
      {
        key: "%field%-required",
        error: "email is required.",
        extraFields: { field: "email" },
        requestId: "req_7h2k9d3m5q8w1x4z",
      },
    ],
  },
  /** A state that cannot be reached from here */
  "error.conflict": {
    errorHolders: [
      {
        key: "transition-from-%from%-to-%to%-not-allowed",
        error: "The subscription cannot go from UNDEPLOYED to DEPLOYED.",
        extraFields: { from: "UNDEPLOYED", to: "DEPLOYED" },
        requestId: "req_7h2k9d3m5q8w1x4z",
      },
    ],
  },
  /** A customer sets the platform's clock */
  "error.forbidden": {
    errorHolders: [
      {
        key: "operation-%operation%-not-allowed-for-%role%",
        error: "ROLE_USER may not call clockAdvance.",
        extraFields: { operation: "clockAdvance", role: "ROLE_USER" },
        requestId: "req_7h2k9d3m5q8w1x4z",
      },
    ],
  },
  /** A fault of the service */
  "error.internal": {
    errorHolders: [
      {
        key: "internal-server-error",
        error: "Something went wrong on the server. Give the request id when you report it.",
        extraFields: {},
        requestId: "req_7h2k9d3m5q8w1x4z",
      },
    ],
  },
  /** The clock is advancing */
  "error.locked": {
    errorHolders: [
      {
        key: "clock-advancing",
        error: "The clock is advancing. Try again when it is done.",
        extraFields: {},
        requestId: "req_7h2k9d3m5q8w1x4z",
      },
    ],
  },
  /** POST on one subscription */
  "error.methodNotAllowed": {
    errorHolders: [
      {
        key: "method-%method%-not-allowed",
        error: "POST is not supported here. Use GET, PATCH.",
        extraFields: { method: "POST", allowed: "GET, PATCH" },
        requestId: "req_7h2k9d3m5q8w1x4z",
      },
    ],
  },
  /** No such subscription */
  "error.notFound": {
    errorHolders: [
      {
        key: "%resource%-%id%-not-found",
        error: "There is no subscription 4711.",
        extraFields: { resource: "subscription", id: "4711" },
        requestId: "req_7h2k9d3m5q8w1x4z",
      },
    ],
  },
  /** An object that was changed since it was read */
  "error.preconditionFailed": {
    errorHolders: [
      {
        key: "precondition-failed",
        error:
          "subscription/12 has changed since you read it. Read it again, and repeat your change if it is still right.",
        extraFields: { resource: "subscription/12" },
        requestId: "req_7h2k9d3m5q8w1x4z",
      },
    ],
  },
  /** The bucket is empty */
  "error.tooManyRequests": {
    errorHolders: [
      {
        key: "too-many-requests",
        error: "Too many requests. Try again in 2 s.",
        extraFields: { seconds: "2" },
        requestId: "req_7h2k9d3m5q8w1x4z",
      },
    ],
  },
  /** The token has expired */
  "error.unauthorized": {
    errorHolders: [
      {
        key: "token-invalid-or-expired",
        error: "The token is not valid any more. Request a new one with GET /login.",
        extraFields: {},
        requestId: "req_7h2k9d3m5q8w1x4z",
      },
    ],
  },
  /** The service is shutting down */
  "error.unavailable": {
    errorHolders: [
      {
        key: "shutting-down",
        error: "The service is shutting down. Try again.",
        extraFields: {},
        requestId: "req_7h2k9d3m5q8w1x4z",
      },
    ],
  },
  /** An endpoint without TLS */
  "error.unprocessable": {
    errorHolders: [
      {
        key: "endpoint-not-https",
        error: "http://app.example must use HTTPS.",
        extraFields: { endpoint: "http://app.example" },
        requestId: "req_7h2k9d3m5q8w1x4z",
      },
    ],
  },
  /** A test event for one endpoint */
  "event.create": {
    entityName: "Subscription",
    entityId: 12,
    type: "CREATED",
    endpoint: "https://app.example/marketplace/events",
    product: { url: "product/3" },
  },
  /** What an endpoint has missed since a time */
  "event.filter": { endpoint: "https://app.example/marketplace/events", from: "2026-01-30T00:00:00Z" },
  /** An event that is sent again soon */
  "event.pending": {
    id: 907,
    self: "event/907",
    entityName: "Subscription",
    entityId: 12,
    entityUrl: { url: "subscription/12" },
    type: "CREATED",
    recipient: "PRODUCT",
    endpoint: "https://app.example/marketplace/events",
    product: { url: "product/3" },
    vendor: { url: "company/3" },
    notified: false,
    date: "2026-01-31T08:15:00Z",
    attempts: 1,
    nextRetry: "2026-01-31T08:15:05Z",
    lastError: "The endpoint answered 503.",
    payload: {
      id: "12",
      eventId: 907,
      entity: "Subscription",
      type: "CREATED",
      entityUrl: "subscription/12",
      date: "2026-01-31T08:15:00Z",
      metadata: {},
    },
    test: false,
  },
  /** One event that is not delivered yet */
  "event.pending.list": [
    {
      id: 907,
      self: "event/907",
      entityName: "Subscription",
      entityId: 12,
      entityUrl: { url: "subscription/12" },
      type: "CREATED",
      recipient: "PRODUCT",
      endpoint: "https://app.example/marketplace/events",
      product: { url: "product/3" },
      vendor: { url: "company/3" },
      notified: false,
      date: "2026-01-31T08:15:00Z",
      attempts: 1,
      nextRetry: "2026-01-31T08:15:05Z",
      lastError: "The endpoint answered 503.",
      payload: {
        id: "12",
        eventId: 907,
        entity: "Subscription",
        type: "CREATED",
        entityUrl: "subscription/12",
        date: "2026-01-31T08:15:00Z",
        metadata: {},
      },
      test: false,
    },
  ],
  /** Many events */
  "event.redelivered": { events: 42 },
  /** A status, a refused connection, and a delivery */
  "eventAttempt.list": [
    {
      number: 1,
      date: "2026-01-31T08:15:00Z",
      request: {
        method: "POST",
        url: "https://app.example/marketplace/events",
        headers: {
          accept: "application/json",
          "content-type": "application/json; charset=utf-8",
          host: "app.example",
          "cmw-event-signature": "sha1=597076866a4ed82fa0001f77d5c133b01a007d76",
        },
        body: '{"id":"12","eventId":907,"entity":"Subscription","type":"CREATED","entityUrl":"subscription/12","date":"2026-01-31T08:15:00Z","metadata":{}}',
      },
      status: 503,
      response: { headers: { "content-type": "text/plain" }, body: "starting" },
      durationMs: 84,
      outcome: "STATUS",
      reason: "The endpoint answered 503.",
    },
    {
      number: 2,
      date: "2026-01-31T08:15:05Z",
      request: {
        method: "POST",
        url: "https://app.example/marketplace/events",
        headers: {
          accept: "application/json",
          "content-type": "application/json; charset=utf-8",
          host: "app.example",
          "cmw-event-signature": "sha1=597076866a4ed82fa0001f77d5c133b01a007d76",
        },
        body: '{"id":"12","eventId":907,"entity":"Subscription","type":"CREATED","entityUrl":"subscription/12","date":"2026-01-31T08:15:00Z","metadata":{}}',
      },
      durationMs: 3,
      outcome: "REFUSED",
      reason: "Nothing listens at app.example:443.",
    },
    {
      number: 3,
      date: "2026-01-31T08:15:36Z",
      request: {
        method: "POST",
        url: "https://app.example/marketplace/events",
        headers: {
          accept: "application/json",
          "content-type": "application/json; charset=utf-8",
          host: "app.example",
          "cmw-event-signature": "sha1=597076866a4ed82fa0001f77d5c133b01a007d76",
        },
        body: '{"id":"12","eventId":907,"entity":"Subscription","type":"CREATED","entityUrl":"subscription/12","date":"2026-01-31T08:15:00Z","metadata":{}}',
      },
      status: 204,
      response: { headers: {}, body: "" },
      durationMs: 12,
      outcome: "DELIVERED",
      reason: "The endpoint answered 204.",
    },
  ],
  /** An endpoint that failed for days */
  eventEndpoint: {
    id: 4,
    self: "eventEndpoint/4",
    endpoint: "https://app.example/marketplace/events",
    vendor: { url: "company/3" },
    paused: true,
    pausedSince: "2026-01-31T08:15:00Z",
    pauseReason: "It failed on 5 days without one success.",
    failures: 14,
    failingSince: "2026-01-27T07:00:00Z",
    lastError: "The endpoint answered 503.",
    lastAttempt: "2026-01-31T08:15:00Z",
    lastDelivery: "2026-01-27T06:59:00Z",
    attempts: 260,
    delivered: 246,
    pending: 3,
  },
  /** One endpoint */
  "eventEndpoint.list": [
    {
      id: 4,
      self: "eventEndpoint/4",
      endpoint: "https://app.example/marketplace/events",
      vendor: { url: "company/3" },
      paused: true,
      pausedSince: "2026-01-31T08:15:00Z",
      pauseReason: "It failed on 5 days without one success.",
      failures: 14,
      failingSince: "2026-01-27T07:00:00Z",
      lastError: "The endpoint answered 503.",
      lastAttempt: "2026-01-31T08:15:00Z",
      lastDelivery: "2026-01-27T06:59:00Z",
      attempts: 260,
      delivered: 246,
      pending: 3,
    },
  ],
  /** Resume an endpoint */
  "eventEndpoint.patch": { paused: false },
  /** A link for two days */
  "eventShare.create": { hours: 48 },
  /** A new link, shown this once */
  "eventShare.created": {
    id: 3,
    user: { url: "user/2" },
    createdAt: "2026-03-01T08:00:00Z",
    expiresAt: "2026-03-03T08:00:00Z",
    url: "https://market.example/shared/synd_4n8s1x6c0v9b3m7k2h5j",
  },
  /** The links to an event */
  "eventShare.list": [
    { id: 3, user: { url: "user/2" }, createdAt: "2026-03-01T08:00:00Z", expiresAt: "2026-03-03T08:00:00Z" },
  ],
  /** The tokens of one user expire */
  expireTokens: { user: { url: "user/3" } },
  /** Anything is allowed */
  "externalValues.any": { values: null },
  /** Which regions may be chosen */
  "externalValues.request": {
    productId: 3,
    productIdentifier: "acme-notes",
    productVersionId: 7,
    productVersionIdentifier: "basic",
    configurationParameter: "region",
    configurationParameters: { hostname: "notes-12" },
    language: "en",
    buyerId: 21,
  },
  /** Two regions */
  "externalValues.response": {
    values: [
      { value: "eu-south", description: "Milan" },
      { value: "eu-central", description: "Frankfurt" },
    ],
  },
  /** Two of the three answers are still to come */
  faults: [
    {
      direction: "incoming",
      match: { operationId: "subscriptionGet" },
      action: { kind: "status", status: 429, retryAfter: 2 },
      times: 3,
      remaining: 2,
    },
    {
      direction: "outgoing",
      match: { entity: "Subscription", type: "MODIFIED" },
      action: { kind: "duplicate", copies: 2 },
    },
  ],
  /** Three answers of 429, and every MODIFIED twice */
  "faults.request": [
    {
      direction: "incoming",
      match: { operationId: "subscriptionGet" },
      action: { kind: "status", status: 429, retryAfter: 2 },
      times: 3,
    },
    {
      direction: "outgoing",
      match: { entity: "Subscription", type: "MODIFIED" },
      action: { kind: "duplicate", copies: 2 },
    },
  ],
  /** Two languages */
  instructions: {
    en: "Sign in with the user name and the password below, and change the password at once.",
    it: "Accedi con il nome utente e la password qui sotto, e cambia subito la password.",
  },
  /** A part of it */
  "invoice.credit": { reason: "The service was down for two days.", amount: "2.0000" },
  /** A credit note */
  "invoice.creditNote": {
    id: 311,
    self: "invoice/311",
    number: "CN-2026-000311",
    type: "CREDIT",
    status: "PAID",
    paid: true,
    date: "2026-02-03T10:00:00Z",
    company: { url: "userCompany/4" },
    nominee: { url: "user/7" },
    product: "Acme Notes",
    productVersion: "Basic",
    subscription: { url: "subscription/42" },
    order: { url: "order/128" },
    entries: [
      {
        type: "REFUND",
        description: "The service was down for two days.",
        price: { price: "-2.0000", currency: "EUR" },
        quantity: 1,
        subtotal: "-2.0000",
      },
    ],
    total: { price: "-2.0000", currency: "EUR", vatSpunOff: "0.0000", total: "-2.0000" },
    selfBilled: false,
    cashed: false,
    creditOf: { url: "invoice/310" },
    reason: "The service was down for two days.",
    paymentReference: "refund_311",
    paymentReceived: "2026-02-03T10:00:00Z",
  },
  /** Paid by card */
  "invoice.paid": {
    id: 310,
    self: "invoice/310",
    number: "INV-2026-000310",
    type: "NORMAL",
    status: "PAID",
    paid: true,
    date: "2026-01-31T08:15:00Z",
    company: { url: "userCompany/4" },
    nominee: { url: "user/7" },
    product: "Acme Notes",
    productVersion: "Basic",
    subscription: { url: "subscription/42" },
    order: { url: "order/128" },
    entries: [
      {
        type: "CONFIGURATION",
        description: "Basic, 31 January to 28 February 2026",
        price: { price: "10.0000", currency: "EUR" },
        quantity: 1,
        unit: "month",
        subtotal: "10.0000",
      },
      {
        type: "BILLINGITEMCOST",
        description: "Users",
        price: { price: "2.0000", currency: "EUR" },
        quantity: 3,
        unit: "users",
        billingItem: { url: "billingItem/6" },
        subtotal: "6.0000",
      },
    ],
    total: { price: "16.0000", currency: "EUR", vatSpunOff: "0.0000", total: "16.0000" },
    selfBilled: false,
    cashed: false,
    paymentReference: "test_charge_9f2c41",
    paymentReceived: "2026-01-31T08:20:00Z",
  },
  /** By a stored card */
  "invoice.pay": { paymentMethod: { url: "paymentMethod/21" } },
  /** A bank transfer */
  "invoice.paymentReference": { reference: "TRN-2026-02-0042" },
  /** A document of one page */
  "invoice.pdf":
    "%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>\nendobj\n4 0 obj\n<< /Length 54 >>\nstream\nBT /F1 24 Tf 72 770 Td (Invoice INV-2026-000310) Tj ET\nendstream\nendobj\n5 0 obj\n<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>\nendobj\nxref\n0 6\n0000000000 65535 f \n0000000009 00000 n \n0000000058 00000 n \n0000000115 00000 n \n0000000241 00000 n \n0000000345 00000 n \ntrailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n415\n%%EOF\n",
  /** Not paid; the last charge was declined */
  "invoice.unpaid": {
    id: 310,
    self: "invoice/310",
    number: "INV-2026-000310",
    type: "NORMAL",
    status: "UNPAID",
    paid: false,
    date: "2026-01-31T08:15:00Z",
    company: { url: "userCompany/4" },
    nominee: { url: "user/7" },
    product: "Acme Notes",
    productVersion: "Basic",
    subscription: { url: "subscription/42" },
    order: { url: "order/128" },
    entries: [
      {
        type: "CONFIGURATION",
        description: "Basic, 31 January to 28 February 2026",
        price: { price: "10.0000", currency: "EUR" },
        quantity: 1,
        unit: "month",
        subtotal: "10.0000",
      },
      {
        type: "BILLINGITEMCOST",
        description: "Users",
        price: { price: "2.0000", currency: "EUR" },
        quantity: 3,
        unit: "users",
        billingItem: { url: "billingItem/6" },
        subtotal: "6.0000",
      },
    ],
    total: { price: "16.0000", currency: "EUR", vatSpunOff: "0.0000", total: "16.0000" },
    selfBilled: false,
    cashed: false,
    lastPaymentError: "The card was declined.",
  },
  /** One invoice that is not paid */
  "invoice.unpaid.list": [
    {
      id: 310,
      self: "invoice/310",
      number: "INV-2026-000310",
      type: "NORMAL",
      status: "UNPAID",
      paid: false,
      date: "2026-01-31T08:15:00Z",
      company: { url: "userCompany/4" },
      nominee: { url: "user/7" },
      product: "Acme Notes",
      productVersion: "Basic",
      subscription: { url: "subscription/42" },
      order: { url: "order/128" },
      entries: [
        {
          type: "CONFIGURATION",
          description: "Basic, 31 January to 28 February 2026",
          price: { price: "10.0000", currency: "EUR" },
          quantity: 1,
          unit: "month",
          subtotal: "10.0000",
        },
        {
          type: "BILLINGITEMCOST",
          description: "Users",
          price: { price: "2.0000", currency: "EUR" },
          quantity: 3,
          unit: "users",
          billingItem: { url: "billingItem/6" },
          subtotal: "6.0000",
        },
      ],
      total: { price: "16.0000", currency: "EUR", vatSpunOff: "0.0000", total: "16.0000" },
      selfBilled: false,
      cashed: false,
      lastPaymentError: "The card was declined.",
    },
  ],
  /** A charge and a discount */
  invoiceLines: [
    {
      description: "Import of the old notes",
      identifier: "import",
      price: { price: "25.0000", currency: "EUR", vat: 22 },
      quantity: 1,
      unit: "item",
      purchased: "2026-02-10T09:00:00Z",
    },
    {
      description: "Discount on the import",
      identifier: "import-discount",
      price: { price: "-5.0000", currency: "EUR", vat: 22 },
      quantity: 1,
      unit: "item",
    },
  ],
  /** The tenant is ready */
  "message.deployed": {
    id: 31,
    self: "message/31",
    user: { url: "user/3" },
    subject: "Acme Notes is ready",
    text: "Your subscription Acme Notes to Acme Notes is ready to use.\n\nOpen it here:\n\nYour notes: https://notes.example/acme\n",
    html: '<!doctype html><html><head><meta charset="utf-8"><title>Acme Notes is ready</title></head><body><p>Your subscription Acme Notes to Acme Notes is ready to use.</p></body></html>',
    language: "en",
    createdAt: "2026-03-01T08:00:00Z",
    sentAt: "2026-03-01T08:00:02Z",
  },
  /** One message */
  "message.deployed.list": [
    {
      id: 31,
      self: "message/31",
      user: { url: "user/3" },
      subject: "Acme Notes is ready",
      text: "Your subscription Acme Notes to Acme Notes is ready to use.\n\nOpen it here:\n\nYour notes: https://notes.example/acme\n",
      html: '<!doctype html><html><head><meta charset="utf-8"><title>Acme Notes is ready</title></head><body><p>Your subscription Acme Notes to Acme Notes is ready to use.</p></body></html>',
      language: "en",
      createdAt: "2026-03-01T08:00:00Z",
      sentAt: "2026-03-01T08:00:02Z",
    },
  ],
  /** Two entries */
  metadata: { costCentre: "42", contract: "C-2026-17" },
  /** 42 documents */
  "metric.value": { value: 42, metricsName: "documents" },
  /** A shared key */
  metricHeaders: [{ name: "X-Metric-Key", value: null }],
  /** A shared key */
  "metricHeaders.request": [{ name: "X-Metric-Key", value: "a-shared-key" }],
  /** A poll that failed */
  "metricPoll.list": [
    {
      subscription: { url: "subscription/12" },
      nextPoll: "2026-01-31T08:20:00Z",
      lastPoll: "2026-01-31T08:15:00Z",
      lastError: "The endpoint answered 503.",
    },
  ],
  /** Two values of one subscription */
  "metricSample.list": [
    { subscription: { url: "subscription/12" }, date: "2026-01-31T08:15:00Z", value: 42 },
    { subscription: { url: "subscription/12" }, date: "2026-01-31T08:20:00Z", value: 43 },
  ],
  /** Two months of one product */
  moneyReport: {
    from: "2026-01-01T00:00:00Z",
    to: "2026-02-10T09:00:00Z",
    step: "MONTH",
    currencies: [
      {
        currency: "EUR",
        points: [
          {
            from: "2026-01-01T00:00:00Z",
            billed: "20.0000",
            paid: "20.0000",
            owed: "0.0000",
            mrr: "20.0000",
          },
          {
            from: "2026-02-01T00:00:00Z",
            billed: "30.0000",
            paid: "20.0000",
            owed: "10.0000",
            mrr: "30.0000",
          },
        ],
        products: [
          {
            product: { url: "product/2" },
            name: "Notes",
            points: [
              {
                from: "2026-01-01T00:00:00Z",
                billed: "20.0000",
                paid: "20.0000",
                owed: "0.0000",
                mrr: "20.0000",
              },
              {
                from: "2026-02-01T00:00:00Z",
                billed: "30.0000",
                paid: "20.0000",
                owed: "10.0000",
                mrr: "30.0000",
              },
            ],
          },
        ],
      },
    ],
  },
  /** A maintenance window, for customers and vendors */
  "notification.create": {
    start: "2026-03-01T08:00:00Z",
    end: "2026-03-02T06:00:00Z",
    userRoles: ["ROLE_USER", "ROLE_VENDOR"],
    message: "Maintenance on 2 March from 04:00 to 06:00 UTC. Orders are not possible then.",
  },
  /** A maintenance window, for customers and vendors */
  "notification.maintenance": {
    id: 12,
    self: "notification/12",
    start: "2026-03-01T08:00:00Z",
    end: "2026-03-02T06:00:00Z",
    userRoles: ["ROLE_USER", "ROLE_VENDOR"],
    message: "Maintenance on 2 March from 04:00 to 06:00 UTC. Orders are not possible then.",
  },
  /** One message */
  "notification.maintenance.list": [
    {
      id: 12,
      self: "notification/12",
      start: "2026-03-01T08:00:00Z",
      end: "2026-03-02T06:00:00Z",
      userRoles: ["ROLE_USER", "ROLE_VENDOR"],
      message: "Maintenance on 2 March from 04:00 to 06:00 UTC. Orders are not possible then.",
    },
  ],
  /** Another end */
  "notification.update": { end: "2026-03-02T06:00:00Z" },
  /** Three users on the plan Basic */
  "order.create": {
    type: "NORMAL",
    productVersion: { url: "productVersion/8" },
    billingItems: { "billingItem/6": 3 },
    configurationParameters: { "configurationParameter/11": "acme" },
    externalReference: "PO-2026-17",
  },
  /** A vendor's test order */
  "order.create.sandbox": {
    type: "SANDBOX",
    productVersion: { url: "productVersion/9" },
    billingItems: { "billingItem/6": 1 },
    configurationParameters: { "configurationParameter/11": "northwind-test" },
  },
  /** A trial */
  "order.create.trial": {
    type: "TRIAL",
    productVersion: { url: "productVersion/8" },
    billingItems: { "billingItem/6": 1 },
    configurationParameters: { "configurationParameter/11": "acme-trial" },
  },
  /** A plan with three seats */
  "order.estimate": {
    type: "NORMAL",
    productVersion: { url: "productVersion/8" },
    billingItems: { "billingItem/6": 3 },
  },
  /** An upgrade */
  "order.estimate.upgrade": {
    subscription: { url: "subscription/42" },
    productVersion: { url: "productVersion/9" },
  },
  /** Three users on the plan Basic */
  "order.normal": {
    id: 128,
    self: "order/128",
    type: "NORMAL",
    orderType: "NORMAL",
    status: "PAID",
    paid: true,
    date: "2026-01-31T08:15:00Z",
    buyer: { url: "user/7" },
    subscription: { url: "subscription/42" },
    productVersion: { url: "productVersion/8" },
    invoices: [{ url: "invoice/310" }],
    billingItems: { "billingItem/6": 3 },
    configurationParameters: { "configurationParameter/11": "acme" },
    externalReference: "PO-2026-17",
    totalPrice: "16.0000",
    currency: "EUR",
  },
  /** One order */
  "order.normal.list": [
    {
      id: 128,
      self: "order/128",
      type: "NORMAL",
      orderType: "NORMAL",
      status: "PAID",
      paid: true,
      date: "2026-01-31T08:15:00Z",
      buyer: { url: "user/7" },
      subscription: { url: "subscription/42" },
      productVersion: { url: "productVersion/8" },
      invoices: [{ url: "invoice/310" }],
      billingItems: { "billingItem/6": 3 },
      configurationParameters: { "configurationParameter/11": "acme" },
      externalReference: "PO-2026-17",
      totalPrice: "16.0000",
      currency: "EUR",
    },
  ],
  /** What a plan with three seats costs */
  "orderEstimate.normal": {
    type: "NORMAL",
    status: "PAID",
    product: "Acme Notes",
    productVersion: { url: "productVersion/8" },
    lines: [
      {
        type: "CONFIGURATION",
        description: "Basic",
        price: { price: "10.0000", currency: "EUR" },
        quantity: 1,
        subtotal: "10.0000",
      },
      {
        type: "BILLINGITEMCOST",
        description: "Users",
        price: { price: "2.0000", currency: "EUR" },
        quantity: 3,
        unit: "users",
        billingItem: { url: "billingItem/6" },
        subtotal: "6.0000",
      },
    ],
    total: { price: "16.0000", currency: "EUR", vatSpunOff: "0.0000", total: "16.0000" },
    periodStart: "2026-01-31T08:15:00Z",
    periodEnd: "2026-02-28T08:15:00Z",
  },
  /** A host name is taken */
  "orderValidation.refusal": { errors: [{ message: "The host name notes-12 is taken." }] },
  /** A new order */
  "orderValidation.request": {
    productId: 3,
    productIdentifier: "acme-notes",
    productVersionId: 7,
    productVersionIdentifier: "basic",
    billingItems: { users: 5 },
    configurationParameters: { hostname: "notes-12" },
    language: "en",
    buyerId: 21,
    orderType: "NORMAL",
  },
  /** Store a test card that pays */
  "paymentMethod.create": { label: "Company card", payload: { paymentMethodId: "pm_card_visa" } },
  /** Make it the default */
  "paymentMethod.update": { defaultMethod: true },
  /** A stored test card, the default */
  "paymentMethod.visa": {
    id: 21,
    self: "paymentMethod/21",
    label: "Company card",
    defaultMethod: true,
    last4: "4242",
    expMonth: 12,
    expYear: 2030,
  },
  /** One payment method */
  "paymentMethod.visa.list": [
    {
      id: 21,
      self: "paymentMethod/21",
      label: "Company card",
      defaultMethod: true,
      last4: "4242",
      expMonth: 12,
      expYear: 2030,
    },
  ],
  /** One endpoint, with signed events */
  platformEndpoints: [{ url: "https://ops.example/events", secretSet: true }],
  /** One endpoint with its secret */
  "platformEndpoints.request": [{ url: "https://ops.example/events", secret: "a-long-random-text" }],
  /** The proceeds of February */
  proceedsReport: {
    from: "2026-02-01T00:00:00Z",
    to: "2026-03-01T00:00:00Z",
    entries: [
      {
        subscription: { url: "subscription/42" },
        product: { url: "product/2" },
        invoice: { url: "invoice/312" },
        date: "2026-02-10T09:00:00Z",
        description: "Training on site",
        identifier: "training",
        price: "120.0000",
        currency: "EUR",
        quantity: 2.5,
        unit: "hours",
        vat: 22,
        total: "300.0000",
      },
    ],
    total: { EUR: "300.0000" },
  },
  /** A syndicated product with an event endpoint */
  "product.create": {
    name: "Acme Notes",
    sku: "ACME-NOTES",
    type: "SYNDICATED",
    shortDescription: "Notes for teams.",
    longDescription: "Write notes together, and find them again.",
    syndicationEndpoints: ["https://notes.example/events"],
    notificationSecretToken: "a-long-random-secret",
  },
  /** Acme Notes, as its vendor reads it */
  "product.notes": {
    id: 2,
    self: "product/2",
    name: "Acme Notes",
    sku: "ACME-NOTES",
    type: "SYNDICATED",
    company: { url: "company/3" },
    shortDescription: "Notes for teams.",
    longDescription: "Write notes together, and find them again.",
    productVersion: [{ url: "productVersion/8" }, { url: "productVersion/9" }, { url: "productVersion/10" }],
    configurationParameters: [{ url: "configurationParameter/11" }],
    published: true,
    syndicationEndpoints: ["https://notes.example/events"],
    orderValidationUrls: [],
    metadata: { url: "product/2/metadata" },
  },
  /** One product */
  "product.notes.list": [
    {
      id: 2,
      self: "product/2",
      name: "Acme Notes",
      sku: "ACME-NOTES",
      type: "SYNDICATED",
      company: { url: "company/3" },
      shortDescription: "Notes for teams.",
      longDescription: "Write notes together, and find them again.",
      productVersion: [
        { url: "productVersion/8" },
        { url: "productVersion/9" },
        { url: "productVersion/10" },
      ],
      configurationParameters: [{ url: "configurationParameter/11" }],
      published: true,
      syndicationEndpoints: ["https://notes.example/events"],
      orderValidationUrls: [],
      metadata: { url: "product/2/metadata" },
    },
  ],
  /** Another event endpoint and secret */
  "product.update": {
    syndicationEndpoints: ["https://notes.example/v2/events"],
    notificationSecretToken: "another-long-random-secret",
  },
  /** The plan Basic */
  "productVersion.basic": {
    id: 8,
    self: "productVersion/8",
    name: "Basic",
    identifier: "acme-notes-basic",
    externalId: "notes-basic-2026",
    description: "For small teams.",
    product: { url: "product/2" },
    price: "10.0000",
    setupFee: "0.0000",
    billingPeriod: 1,
    minimumDuration: 1,
    trial: "ALLOWED_WO_PAYMENT_METHOD",
    trialLength: 14,
    autoRenewable: true,
    selfBilling: false,
    published: true,
    recommended: false,
    billingItemValues: [
      { item: { url: "billingItem/6" }, start: 1, end: 5, price: "2.0000", setup: "0.0000", step: 1 },
      { item: { url: "billingItem/6" }, start: 6, end: null, price: "1.5000", setup: "0.0000", step: 1 },
      { item: { url: "billingItem/13" }, start: 0, end: null, price: "0.0200", setup: "0.0000", step: 1 },
    ],
    configurationParameters: [{ url: "configurationParameter/11" }],
    metadata: { url: "productVersion/8/metadata" },
  },
  /** One plan */
  "productVersion.basic.list": [
    {
      id: 8,
      self: "productVersion/8",
      name: "Basic",
      identifier: "acme-notes-basic",
      externalId: "notes-basic-2026",
      description: "For small teams.",
      product: { url: "product/2" },
      price: "10.0000",
      setupFee: "0.0000",
      billingPeriod: 1,
      minimumDuration: 1,
      trial: "ALLOWED_WO_PAYMENT_METHOD",
      trialLength: 14,
      autoRenewable: true,
      selfBilling: false,
      published: true,
      recommended: false,
      billingItemValues: [
        { item: { url: "billingItem/6" }, start: 1, end: 5, price: "2.0000", setup: "0.0000", step: 1 },
        { item: { url: "billingItem/6" }, start: 6, end: null, price: "1.5000", setup: "0.0000", step: 1 },
        { item: { url: "billingItem/13" }, start: 0, end: null, price: "0.0200", setup: "0.0000", step: 1 },
      ],
      configurationParameters: [{ url: "configurationParameter/11" }],
      metadata: { url: "productVersion/8/metadata" },
    },
  ],
  /** A monthly plan with a trial and value tiers */
  "productVersion.create": {
    name: "Basic",
    identifier: "acme-notes-basic",
    description: "For small teams.",
    product: { url: "product/2" },
    price: "10.0000",
    billingPeriod: 1,
    trial: "ALLOWED_WO_PAYMENT_METHOD",
    trialLength: 14,
    autoRenewable: true,
    billingItemValues: [
      { item: { url: "billingItem/6" }, start: 1, end: 5, price: "2.0000" },
      { item: { url: "billingItem/6" }, start: 6, end: null, price: "1.5000" },
      { item: { url: "billingItem/13" }, start: 0, end: null, price: "0.0200" },
    ],
    configurationParameters: [{ url: "configurationParameter/11" }],
  },
  /** On the marketplace */
  "productVersion.publish": { published: true },
  /** An identifier of the vendor */
  "productVersion.update": { externalId: "notes-basic-2026" },
  /** A report that came too late */
  "request.refused.list": [
    {
      requestId: "req_4kHq2mYxTz9a",
      date: "2026-01-31T08:15:00Z",
      operation: "subscriptionPatch",
      method: "PATCH",
      path: "/api/subscription/12",
      status: 409,
      durationMs: 4.2,
      user: { url: "user/2" },
      userName: "vendor",
      errors: [
        {
          key: "transition-from-%from%-to-%to%-not-allowed",
          error: "The subscription cannot go from UNDEPLOYED to DEPLOYED.",
        },
      ],
    },
  ],
  /** Back to the demo data */
  reset: { seed: "demo" },
  /** A subscription by its name, and the company that bought it */
  "search.found": {
    groups: [
      {
        resource: "subscription",
        hits: [
          {
            self: "subscription/12",
            title: "Acme Notes",
            detail: "Contoso",
            field: "name",
            value: "Acme Notes",
          },
        ],
        more: false,
      },
      {
        resource: "userCompany",
        hits: [{ self: "userCompany/4", title: "Acme", field: "name", value: "Acme" }],
        more: false,
      },
    ],
  },
  /** A snapshot */
  snapshot: { name: "before-renewal", now: "2026-01-31T08:15:00Z", size: 245760 },
  /** Take a snapshot */
  "snapshot.create": { name: "before-renewal" },
  /** One snapshot */
  "snapshot.list": [{ name: "before-renewal", now: "2026-01-31T08:15:00Z", size: 245760 }],
  /** In use, as its vendor reads it */
  "subscription.deployed": {
    id: 42,
    self: "subscription/42",
    name: "Notes of the sales team",
    type: "NORMAL",
    deploymentStatus: "DEPLOYED",
    paid: true,
    billingPeriod: 1,
    buyer: { url: "user/7" },
    company: { url: "userCompany/4" },
    product: { url: "product/2" },
    productVersion: { url: "productVersion/8" },
    invoices: [{ url: "invoice/310" }],
    orders: [{ url: "order/128", orderType: "NORMAL" }],
    createdAt: "2026-01-31T08:15:00Z",
    updatedAt: "2026-01-31T08:21:30Z",
    startDate: "2026-01-31T08:21:30Z",
    lastInvoice: "2026-01-31T08:15:00Z",
    nextInvoice: "2026-02-28T08:15:00Z",
    endDate: "2026-02-28T08:15:00Z",
    autoRenew: true,
    syndicatedEndpoints: [
      { endpoint: "https://acme.notes.example/", description: "Sign in and write", category: "APP" },
      {
        endpoint: "https://acme.notes.example/reset",
        description: "A new password",
        category: "PASSWORD_RESET",
      },
      { endpoint: "https://docs.notes.example/", description: "The manual", category: "DOCUMENTATION" },
    ],
    endUserInstructions:
      "Sign in with the user name and the password below, and change the password at once.",
    credentials: [
      {
        key: "User name",
        value: null,
        description: { en: "The first administrator", it: "Il primo amministratore" },
        weight: 0,
      },
      {
        key: "Password",
        value: null,
        description: { en: "To be changed at once", it: "Da cambiare subito" },
        weight: 1,
      },
    ],
    configurationParameters: { "configurationParameter/11": "acme" },
    billingItems: { "billingItem/6": 3 },
    oneshotCosts: [
      {
        type: "ONESHOTCOST",
        description: "Import of the old notes",
        price: { price: "25.0000", currency: "EUR" },
        quantity: 1,
        unit: "item",
        subtotal: "25.0000",
      },
    ],
    recurringCosts: [
      {
        type: "RECURRINGCOST",
        description: "Priority support",
        price: { price: "5.0000", currency: "EUR" },
        quantity: 1,
        unit: "month",
        subtotal: "5.0000",
      },
    ],
    possibleUpgrades: [{ url: "productVersion/9" }, { url: "productVersion/10" }],
    metadata: { url: "subscription/42/metadata" },
  },
  /** One subscription that is in use */
  "subscription.deployed.list": [
    {
      id: 42,
      self: "subscription/42",
      name: "Notes of the sales team",
      type: "NORMAL",
      deploymentStatus: "DEPLOYED",
      paid: true,
      billingPeriod: 1,
      buyer: { url: "user/7" },
      company: { url: "userCompany/4" },
      product: { url: "product/2" },
      productVersion: { url: "productVersion/8" },
      invoices: [{ url: "invoice/310" }],
      orders: [{ url: "order/128", orderType: "NORMAL" }],
      createdAt: "2026-01-31T08:15:00Z",
      updatedAt: "2026-01-31T08:21:30Z",
      startDate: "2026-01-31T08:21:30Z",
      lastInvoice: "2026-01-31T08:15:00Z",
      nextInvoice: "2026-02-28T08:15:00Z",
      endDate: "2026-02-28T08:15:00Z",
      autoRenew: true,
      syndicatedEndpoints: [
        { endpoint: "https://acme.notes.example/", description: "Sign in and write", category: "APP" },
        {
          endpoint: "https://acme.notes.example/reset",
          description: "A new password",
          category: "PASSWORD_RESET",
        },
        { endpoint: "https://docs.notes.example/", description: "The manual", category: "DOCUMENTATION" },
      ],
      endUserInstructions:
        "Sign in with the user name and the password below, and change the password at once.",
      credentials: [
        {
          key: "User name",
          value: null,
          description: { en: "The first administrator", it: "Il primo amministratore" },
          weight: 0,
        },
        {
          key: "Password",
          value: null,
          description: { en: "To be changed at once", it: "Da cambiare subito" },
          weight: 1,
        },
      ],
      configurationParameters: { "configurationParameter/11": "acme" },
      billingItems: { "billingItem/6": 3 },
      oneshotCosts: [
        {
          type: "ONESHOTCOST",
          description: "Import of the old notes",
          price: { price: "25.0000", currency: "EUR" },
          quantity: 1,
          unit: "item",
          subtotal: "25.0000",
        },
      ],
      recurringCosts: [
        {
          type: "RECURRINGCOST",
          description: "Priority support",
          price: { price: "5.0000", currency: "EUR" },
          quantity: 1,
          unit: "month",
          subtotal: "5.0000",
        },
      ],
      possibleUpgrades: [{ url: "productVersion/9" }, { url: "productVersion/10" }],
      metadata: { url: "subscription/42/metadata" },
    },
  ],
  /** Not to be renewed */
  "subscription.patch.autoRenew": { action: "AUTORENEW", autoRenew: false },
  /** Two seats more */
  "subscription.patch.billingItems": { action: "BILLING_ITEM_UPGRADE", billingItems: { "billingItem/6": 5 } },
  /** The tenant is deployed */
  "subscription.patch.deployed": { deploymentStatus: "DEPLOYED" },
  /** Provisioning went wrong */
  "subscription.patch.failed": { deploymentStatus: "FAILED" },
  /** Termination */
  "subscription.patch.kill": { action: "KILL" },
  /** Termination by the vendor */
  "subscription.patch.killByVendor": {
    action: "KILL",
    reason: "We close this service at the end of the month.",
  },
  /** One billing period more */
  "subscription.patch.renew": { action: "RENEW" },
  /** A display name */
  "subscription.patch.setName": { action: "SET_NAME", name: "Notes of the sales team" },
  /** Start again */
  "subscription.patch.start": { action: "START" },
  /** Stop, by its vendor */
  "subscription.patch.stop": { action: "STOP", reason: "Your account sends spam. Write to us to go on." },
  /** The tenant is removed */
  "subscription.patch.undeployed": { deploymentStatus: "UNDEPLOYED" },
  /** To the plan Pro */
  "subscription.patch.upgrade": { action: "SYNDICATED_UPGRADE", productVersion: { url: "productVersion/9" } },
  /** Paid; the vendor provisions the tenant */
  "subscription.pending": {
    id: 42,
    self: "subscription/42",
    name: "Acme Notes",
    type: "NORMAL",
    deploymentStatus: "PENDING",
    paid: true,
    billingPeriod: 1,
    buyer: { url: "user/7" },
    company: { url: "userCompany/4" },
    product: { url: "product/2" },
    productVersion: { url: "productVersion/8" },
    invoices: [{ url: "invoice/310" }],
    orders: [{ url: "order/128", orderType: "NORMAL" }],
    createdAt: "2026-01-31T08:15:00Z",
    updatedAt: "2026-01-31T08:20:00Z",
    lastInvoice: "2026-01-31T08:15:00Z",
    nextInvoice: "2026-02-28T08:15:00Z",
    endDate: "2026-02-28T08:15:00Z",
    autoRenew: true,
    syndicatedEndpoints: [],
    configurationParameters: { "configurationParameter/11": "acme" },
    billingItems: { "billingItem/6": 3 },
    metadata: { url: "subscription/42/metadata" },
  },
  /** A trial of 14 days; the vendor provisions the tenant at once */
  "subscription.trial": {
    id: 43,
    self: "subscription/43",
    name: "Acme Notes",
    type: "TRIAL",
    deploymentStatus: "PENDING",
    paid: true,
    billingPeriod: 1,
    buyer: { url: "user/7" },
    company: { url: "userCompany/4" },
    product: { url: "product/2" },
    productVersion: { url: "productVersion/8" },
    invoices: [],
    orders: [{ url: "order/129", orderType: "TRIAL" }],
    createdAt: "2026-01-31T08:15:00Z",
    updatedAt: "2026-01-31T08:15:00Z",
    endDate: "2026-02-14T08:15:00Z",
    autoRenew: true,
    syndicatedEndpoints: [],
    configurationParameters: { "configurationParameter/11": "acme-trial" },
    billingItems: { "billingItem/6": 1 },
    metadata: { url: "subscription/43/metadata" },
  },
  /** Ordered, and the first invoice is not paid yet */
  "subscription.waitingPayment": {
    id: 42,
    self: "subscription/42",
    name: "Acme Notes",
    type: "NORMAL",
    deploymentStatus: "WAITING_PAYMENT",
    paid: false,
    billingPeriod: 1,
    buyer: { url: "user/7" },
    company: { url: "userCompany/4" },
    product: { url: "product/2" },
    productVersion: { url: "productVersion/8" },
    invoices: [{ url: "invoice/310" }],
    orders: [{ url: "order/128", orderType: "NORMAL" }],
    createdAt: "2026-01-31T08:15:00Z",
    updatedAt: "2026-01-31T08:15:00Z",
    lastInvoice: "2026-01-31T08:15:00Z",
    nextInvoice: "2026-02-28T08:15:00Z",
    endDate: "2026-02-28T08:15:00Z",
    autoRenew: true,
    syndicatedEndpoints: [],
    configurationParameters: { "configurationParameter/11": "acme" },
    billingItems: { "billingItem/6": 3 },
    metadata: { url: "subscription/42/metadata" },
  },
  /** Ordered, paid, and deployed */
  "subscriptionMove.list": [
    { date: "2026-01-31T08:15:00Z", to: "WAITING_PAYMENT", cause: "order" },
    { date: "2026-01-31T08:20:00Z", from: "WAITING_PAYMENT", to: "PENDING", cause: "payment" },
    { date: "2026-01-31T08:21:30Z", from: "PENDING", to: "DEPLOYED", cause: "report" },
  ],
  /** A test card that pays */
  testCard: { number: "4242 4242 4242 4242", expMonth: 12, expYear: 2030, cvc: "123" },
  /** What the card is known by */
  "testCard.result": { paymentMethodId: "pm_card_visa" },
  /** A token */
  token: "tok_4n8s1x6c0v9b3m7k2h5j",
  /** A read-only token */
  "token.create": { name: "Billing export", access: "READ_ONLY" },
  /** A new token, shown this once */
  "token.created": {
    id: 7,
    self: "token/7",
    user: { url: "user/2" },
    kind: "PERSONAL",
    name: "Billing export",
    access: "READ_ONLY",
    createdAt: "2026-03-01T08:00:00Z",
    expiresAt: "2027-03-01T00:00:00Z",
    token: "synd_4n8s1x6c0v9b3m7k2h5j",
  },
  /** A read-only token */
  "token.personal": {
    id: 7,
    self: "token/7",
    user: { url: "user/2" },
    kind: "PERSONAL",
    name: "Billing export",
    access: "READ_ONLY",
    createdAt: "2026-03-01T08:00:00Z",
    expiresAt: "2027-03-01T00:00:00Z",
    lastUsedAt: "2026-03-14T09:26:00Z",
  },
  /** A session and a read-only token */
  "token.personal.list": [
    {
      id: 5,
      self: "token/5",
      user: { url: "user/2" },
      kind: "SESSION",
      access: "READ_WRITE",
      createdAt: "2026-03-14T09:00:00Z",
      expiresAt: "2026-03-15T09:00:00Z",
      lastUsedAt: "2026-03-14T09:26:00Z",
      current: true,
    },
    {
      id: 7,
      self: "token/7",
      user: { url: "user/2" },
      kind: "PERSONAL",
      name: "Billing export",
      access: "READ_ONLY",
      createdAt: "2026-03-01T08:00:00Z",
      expiresAt: "2027-03-01T00:00:00Z",
      lastUsedAt: "2026-03-14T09:26:00Z",
    },
  ],
  /** It waits for the next billing period */
  "upgradeResult.deferred": { upgrade: "DEFERRED", order: "order/131" },
  /** It costs nothing */
  "upgradeResult.free": { upgrade: "FREE" },
  /** The customer has a new invoice */
  "upgradeResult.paid": { upgrade: "PAID", invoice: "invoice/311" },
  /** Block a user */
  "user.block": { action: "BLOCK" },
  /** A new customer, member of a company */
  "user.create": {
    userName: "customer",
    name: "Ada",
    surname: "Reyes",
    email: "ada.reyes@acme.example",
    password: "correct horse battery staple",
    userRole: "ROLE_USER",
    company: { url: "userCompany/4" },
  },
  /** A customer */
  "user.customer": {
    id: 7,
    self: "user/7",
    userName: "customer",
    name: "Ada",
    surname: "Reyes",
    fullName: "Ada Reyes",
    email: "ada.reyes@acme.example",
    phoneNumber: "+39 02 5550 1234",
    language: "en",
    userRole: "ROLE_USER",
    acceptedTerms: true,
    activated: true,
    enabled: true,
    newbie: false,
    activationDate: "2026-01-12T09:30:00Z",
    creationDate: "2026-01-12T09:12:00Z",
    environment: "staging",
    company: { url: "userCompany/4" },
    companyGroup: { url: "companyGroup/9" },
    address: {
      id: 15,
      address: "Via Torino 12",
      city: "Milano",
      zipCode: "20123",
      state: "MI",
      country: "Italy",
      countryCode: "IT",
    },
    paymentDataSaved: true,
  },
  /** One customer */
  "user.customer.list": [
    {
      id: 7,
      self: "user/7",
      userName: "customer",
      name: "Ada",
      surname: "Reyes",
      fullName: "Ada Reyes",
      email: "ada.reyes@acme.example",
      phoneNumber: "+39 02 5550 1234",
      language: "en",
      userRole: "ROLE_USER",
      acceptedTerms: true,
      activated: true,
      enabled: true,
      newbie: false,
      activationDate: "2026-01-12T09:30:00Z",
      creationDate: "2026-01-12T09:12:00Z",
      environment: "staging",
      company: { url: "userCompany/4" },
      companyGroup: { url: "companyGroup/9" },
      address: {
        id: 15,
        address: "Via Torino 12",
        city: "Milano",
        zipCode: "20123",
        state: "MI",
        country: "Italy",
        countryCode: "IT",
      },
      paymentDataSaved: true,
    },
  ],
  /** One field */
  "user.patch": { phoneNumber: "+39 02 5550 1234" },
  /** Another telephone number and address */
  "user.update": {
    phoneNumber: "+39 02 5550 1234",
    address: {
      address: "Via Torino 12",
      city: "Milano",
      zipCode: "20123",
      state: "MI",
      country: "Italy",
      countryCode: "IT",
    },
  },
  /** A vendor */
  "user.vendor": {
    id: 5,
    self: "user/5",
    userName: "vendor",
    name: "Ivo",
    surname: "Lindqvist",
    fullName: "Ivo Lindqvist",
    email: "ivo.lindqvist@northwind.example",
    phoneNumber: "+46 8 5550 4321",
    language: "en",
    userRole: "ROLE_VENDOR",
    acceptedTerms: true,
    activated: true,
    enabled: true,
    newbie: false,
    activationDate: "2026-01-05T08:20:00Z",
    creationDate: "2026-01-05T08:00:00Z",
    environment: "staging",
    company: { url: "company/3" },
    address: {
      id: 11,
      address: "Storgatan 8",
      city: "Stockholm",
      zipCode: "114 55",
      country: "Sweden",
      countryCode: "SE",
    },
    paymentDataSaved: false,
  },
  /** A customer company */
  "userCompany.acme": {
    id: 4,
    self: "userCompany/4",
    name: "Acme Retail",
    emailAddress: "office@acme.example",
    companyDescription: "Twelve shops and a web shop for garden tools.",
    companyUrl: "https://acme.example",
    phoneNumber: "+39 02 5550 1200",
    address: {
      id: 14,
      address: "Via Torino 10",
      city: "Milano",
      zipCode: "20123",
      state: "MI",
      country: "Italy",
      countryCode: "IT",
    },
    taxCode: "IT00000000042",
    language: "en",
    enabled: true,
  },
  /** One customer company */
  "userCompany.acme.list": [
    {
      id: 4,
      self: "userCompany/4",
      name: "Acme Retail",
      emailAddress: "office@acme.example",
      companyDescription: "Twelve shops and a web shop for garden tools.",
      companyUrl: "https://acme.example",
      phoneNumber: "+39 02 5550 1200",
      address: {
        id: 14,
        address: "Via Torino 10",
        city: "Milano",
        zipCode: "20123",
        state: "MI",
        country: "Italy",
        countryCode: "IT",
      },
      taxCode: "IT00000000042",
      language: "en",
      enabled: true,
    },
  ],
  /** A new customer company */
  "userCompany.create": {
    name: "Acme Retail",
    emailAddress: "office@acme.example",
    taxCode: "IT00000000042",
    address: {
      address: "Via Torino 10",
      city: "Milano",
      zipCode: "20123",
      state: "MI",
      country: "Italy",
      countryCode: "IT",
    },
  },
  /** A new phone number */
  "userCompany.patch": { phoneNumber: "+39 06 5550 2231" },
  /** Another telephone number and no external identifier */
  "userCompany.update": { phoneNumber: "+39 02 5550 1200", externalId: null },
};

/** The name of an example. */
export type ExampleName = keyof Examples;
