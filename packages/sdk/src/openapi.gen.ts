// Generated from the operations in spec/paths/ by `npm run generate`. Do not edit it: change the source, and run the command.

import type {
  ApplicationMetricCreate,
  ApplicationMetricDTO,
  ApplicationMetricInput,
  AuthToken,
  BaseCompanyPatchDTO,
  BillingItemCreate,
  BillingItemDTO,
  BillingItemInput,
  BillingItemValueType,
  Clock,
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
  CustomInvoiceType,
  DateTime,
  DeploymentStatus,
  EventAttempt,
  EventCreate,
  EventDTO,
  EventEntity,
  FaultRule,
  FaultRuleInput,
  Instructions,
  InvoiceDTO,
  InvoiceLineInput,
  InvoicePay,
  InvoicePaymentReference,
  InvoiceStatus,
  Metadata,
  MetricHeader,
  MyUserDTO,
  MyUserInput,
  NotifyCreate,
  NotifyDTO,
  NotifyInput,
  OrderCreate,
  OrderDTO,
  OrderStatus,
  OrderType,
  PaymentMethodCreate,
  PaymentMethodDTO,
  PaymentMethodInput,
  PlatformEndpoint,
  PlatformEndpointInput,
  ProceedsReport,
  ProductCreate,
  ProductDTO,
  ProductInput,
  ProductType,
  ProductVersionCreate,
  ProductVersionDTO,
  ProductVersionInput,
  ProductVersionPatch,
  ResetInput,
  Snapshot,
  SnapshotInput,
  SortDirection,
  Subscription,
  SubscriptionEndpointInput,
  SubscriptionPatch,
  SubscriptionType,
  TestCard,
  TestCardResult,
  UpgradeResult,
  UserCompanyCreate,
  UserCompanyDTO,
  UserCompanyInput,
  UserCreate,
  UserPatch,
  UserRole,
} from "@syndikit/contract";
import type { CallOptions } from "./options.js";

/** What an operation answered. A failure is thrown, so there is always data where there is a body. */
export interface OpenApiAnswer<Data> {
  readonly data: Data;
  readonly response: Response;
}

/** The paths of GET. */
export interface OpenApiGet {
  /** Sign in and get a token */
  "/login": { init: [init?: { params?: { query?: { expire?: boolean } } } & CallOptions]; data: AuthToken };
  /** Read the caller's own profile */
  "/user/me": { init: [init?: CallOptions]; data: MyUserDTO };
  /** List users */
  "/user": {
    init: [
      init?: {
        params?: {
          query?: {
            pageNumber?: number;
            pageSize?: number;
            search?: string;
            companyId?: number;
            role?: UserRole;
            sortField?: "id" | "userName" | "name" | "email" | "creationDate";
            sortDirection?: SortDirection;
          };
        };
      } & CallOptions,
    ];
    data: MyUserDTO[];
  };
  /** Read a user */
  "/user/{id}": { init: [init: { params: { path: { id: number } } } & CallOptions]; data: MyUserDTO };
  /** Read the metadata of a user */
  "/user/{id}/metadata": { init: [init: { params: { path: { id: number } } } & CallOptions]; data: Metadata };
  /** List customer companies */
  "/userCompany": {
    init: [
      init?: {
        params?: {
          query?: {
            pageNumber?: number;
            pageSize?: number;
            search?: string;
            sortField?: "id" | "name";
            sortDirection?: SortDirection;
          };
        };
      } & CallOptions,
    ];
    data: UserCompanyDTO[];
  };
  /** Read a customer company */
  "/userCompany/{id}": {
    init: [init: { params: { path: { id: number } } } & CallOptions];
    data: UserCompanyDTO;
  };
  /** Read the metadata of a userCompany */
  "/userCompany/{id}/metadata": {
    init: [init: { params: { path: { id: number } } } & CallOptions];
    data: Metadata;
  };
  /** List vendor companies */
  "/company": {
    init: [
      init?: {
        params?: {
          query?: {
            pageNumber?: number;
            pageSize?: number;
            search?: string;
            enabled?: boolean;
            sortField?: "id" | "name";
            sortDirection?: SortDirection;
          };
        };
      } & CallOptions,
    ];
    data: CompanyDTO[];
  };
  /** Read a vendor company */
  "/company/{id}": { init: [init: { params: { path: { id: number } } } & CallOptions]; data: CompanyDTO };
  /** List company groups */
  "/companyGroup": {
    init: [
      init?: {
        params?: {
          query?: {
            pageNumber?: number;
            pageSize?: number;
            userCompanyId?: number;
            sortField?: "id" | "name";
            sortDirection?: SortDirection;
          };
        };
      } & CallOptions,
    ];
    data: CompanyGroupDTO[];
  };
  /** Read a company group */
  "/companyGroup/{id}": {
    init: [init: { params: { path: { id: number } } } & CallOptions];
    data: CompanyGroupDTO;
  };
  /** List payment methods */
  "/paymentMethod": {
    init: [
      init?: {
        params?: {
          query?: {
            pageNumber?: number;
            pageSize?: number;
            userId?: number;
            sortField?: "id" | "label";
            sortDirection?: SortDirection;
          };
        };
      } & CallOptions,
    ];
    data: PaymentMethodDTO[];
  };
  /** Read a payment method */
  "/paymentMethod/{id}": {
    init: [init: { params: { path: { id: number } } } & CallOptions];
    data: PaymentMethodDTO;
  };
  /** List notifications */
  "/notification": {
    init: [
      init?: {
        params?: {
          query?: {
            pageNumber?: number;
            pageSize?: number;
            expired?: boolean;
            sortField?: "id" | "start" | "end";
            sortDirection?: SortDirection;
          };
        };
      } & CallOptions,
    ];
    data: NotifyDTO[];
  };
  /** Read a platform notification */
  "/notification/{id}": { init: [init: { params: { path: { id: number } } } & CallOptions]; data: NotifyDTO };
  /** List reviews */
  "/comment": {
    init: [
      init?: {
        params?: {
          query?: {
            pageNumber?: number;
            pageSize?: number;
            productId?: number;
            userId?: number;
            sortField?: "id" | "date" | "rating";
            sortDirection?: SortDirection;
          };
        };
      } & CallOptions,
    ];
    data: CommentDTO[];
  };
  /** Read a review */
  "/comment/{id}": { init: [init: { params: { path: { id: number } } } & CallOptions]; data: CommentDTO };
  /** List cloud credentials */
  "/cloudCredential": {
    init: [
      init?: {
        params?: {
          query?: {
            pageNumber?: number;
            pageSize?: number;
            subscriptionId?: number;
            sortField?: "id" | "name";
            sortDirection?: SortDirection;
          };
        };
      } & CallOptions,
    ];
    data: CloudCredentialDTO[];
  };
  /** Read a cloud credential */
  "/cloudCredential/{id}": {
    init: [init: { params: { path: { id: number } } } & CallOptions];
    data: CloudCredentialDTO;
  };
  /** Read the metadata of a cloudCredential */
  "/cloudCredential/{id}/metadata": {
    init: [init: { params: { path: { id: number } } } & CallOptions];
    data: Metadata;
  };
  /** List the countries and their two-letter codes */
  "/countryCodes": {
    init: [init?: { params?: { query?: { language?: string } } } & CallOptions];
    data: CountryCodeDTO[];
  };
  /** List subscriptions */
  "/subscription": {
    init: [
      init?: {
        params?: {
          query?: {
            pageNumber?: number;
            pageSize?: number;
            search?: string;
            id?: number[];
            status?: DeploymentStatus[];
            type?: SubscriptionType;
            product?: number;
            metadata?: Record<string, string>;
            sortField?: "id" | "name" | "createdAt" | "updatedAt" | "endDate";
            sortDirection?: SortDirection;
          };
        };
      } & CallOptions,
    ];
    data: Subscription[];
  };
  /** Read a subscription */
  "/subscription/{id}": {
    init: [init: { params: { path: { id: number }; query?: { language?: string } } } & CallOptions];
    data: Subscription;
  };
  /** Read the metadata of a subscription */
  "/subscription/{id}/metadata": {
    init: [init: { params: { path: { id: number } } } & CallOptions];
    data: Metadata;
  };
  /** List configuration parameters */
  "/configurationParameter": {
    init: [
      init?: {
        params?: {
          query?: {
            pageNumber?: number;
            pageSize?: number;
            productId?: number;
            sortField?: "id" | "code" | "weight";
            sortDirection?: SortDirection;
          };
        };
      } & CallOptions,
    ];
    data: ConfigurationParameter[];
  };
  /** Read a configuration parameter */
  "/configurationParameter/{id}": {
    init: [init: { params: { path: { id: number }; query?: { language?: string } } } & CallOptions];
    data: ConfigurationParameter;
  };
  /** List products */
  "/product": {
    init: [
      init?: {
        params?: {
          query?: {
            pageNumber?: number;
            pageSize?: number;
            search?: string;
            productType?: ProductType;
            companyId?: number;
            sortField?: "id" | "name";
            sortDirection?: SortDirection;
          };
        };
      } & CallOptions,
    ];
    data: ProductDTO[];
  };
  /** Read a product */
  "/product/{id}": {
    init: [init: { params: { path: { id: number }; query?: { language?: string } } } & CallOptions];
    data: ProductDTO;
  };
  /** Read the metadata of a product */
  "/product/{id}/metadata": {
    init: [init: { params: { path: { id: number } } } & CallOptions];
    data: Metadata;
  };
  /** List plans */
  "/productVersion": {
    init: [
      init?: {
        params?: {
          query?: {
            pageNumber?: number;
            pageSize?: number;
            product?: number;
            name?: string;
            withUnpublished?: boolean;
            sortField?: "id" | "name" | "price";
            sortDirection?: SortDirection;
          };
        };
      } & CallOptions,
    ];
    data: ProductVersionDTO[];
  };
  /** Read a plan */
  "/productVersion/{id}": {
    init: [init: { params: { path: { id: number }; query?: { language?: string } } } & CallOptions];
    data: ProductVersionDTO;
  };
  /** Read the metadata of a productVersion */
  "/productVersion/{id}/metadata": {
    init: [init: { params: { path: { id: number } } } & CallOptions];
    data: Metadata;
  };
  /** List extra resources */
  "/billingItem": {
    init: [
      init?: {
        params?: {
          query?: {
            pageNumber?: number;
            pageSize?: number;
            search?: string;
            identifier?: string;
            valueType?: BillingItemValueType;
            companyId?: number;
            sortField?: "id" | "name" | "identifier";
            sortDirection?: SortDirection;
          };
        };
      } & CallOptions,
    ];
    data: BillingItemDTO[];
  };
  /** Read an extra resource */
  "/billingItem/{id}": {
    init: [init: { params: { path: { id: number }; query?: { language?: string } } } & CallOptions];
    data: BillingItemDTO;
  };
  /** List metrics */
  "/applicationMetric": {
    init: [
      init?: {
        params?: {
          query?: {
            pageNumber?: number;
            pageSize?: number;
            productId?: number;
            sortField?: "id";
            sortDirection?: SortDirection;
          };
        };
      } & CallOptions,
    ];
    data: ApplicationMetricDTO[];
  };
  /** Read a metric */
  "/applicationMetric/{id}": {
    init: [init: { params: { path: { id: number } } } & CallOptions];
    data: ApplicationMetricDTO;
  };
  /** List orders */
  "/order": {
    init: [
      init?: {
        params?: {
          query?: {
            pageNumber?: number;
            pageSize?: number;
            type?: OrderType;
            status?: OrderStatus;
            subscriptionId?: number;
            from?: DateTime;
            to?: DateTime;
            sortField?: "id" | "date";
            sortDirection?: SortDirection;
          };
        };
      } & CallOptions,
    ];
    data: OrderDTO[];
  };
  /** Read an order */
  "/order/{id}": { init: [init: { params: { path: { id: number } } } & CallOptions]; data: OrderDTO };
  /** List invoices */
  "/invoice": {
    init: [
      init?: {
        params?: {
          query?: {
            pageNumber?: number;
            pageSize?: number;
            subscriptionId?: number;
            status?: InvoiceStatus[];
            paid?: boolean;
            from?: DateTime;
            to?: DateTime;
            sortField?: "id" | "date";
            sortDirection?: SortDirection;
          };
        };
      } & CallOptions,
    ];
    data: InvoiceDTO[];
  };
  /** Read an invoice */
  "/invoice/{id}": { init: [init: { params: { path: { id: number } } } & CallOptions]; data: InvoiceDTO };
  /** Read the balance report */
  "/proceedsReport": {
    init: [init?: { params?: { query?: { from?: DateTime; to?: DateTime } } } & CallOptions];
    data: ProceedsReport;
  };
  /** List events */
  "/event": {
    init: [
      init?: {
        params?: {
          query?: {
            pageNumber?: number;
            pageSize?: number;
            notified?: boolean;
            entityName?: EventEntity;
            entityId?: number;
            sortField?: "id" | "date";
            sortDirection?: SortDirection;
          };
        };
      } & CallOptions,
    ];
    data: EventDTO[];
  };
  /** Read an event */
  "/event/{id}": { init: [init: { params: { path: { id: number } } } & CallOptions]; data: EventDTO };
  /** List the delivery attempts of an event */
  "/event/{id}/attempt": {
    init: [init: { params: { path: { id: number } } } & CallOptions];
    data: EventAttempt[];
  };
  /** Read the clock */
  "/sandbox/clock": { init: [init?: CallOptions]; data: Clock };
  /** Read the fault rules */
  "/sandbox/faults": { init: [init?: CallOptions]; data: FaultRule[] };
  /** List the snapshots */
  "/sandbox/snapshots": { init: [init?: CallOptions]; data: Snapshot[] };
  /** Read the platform-wide event endpoints */
  "/sandbox/platformEndpoints": { init: [init?: CallOptions]; data: PlatformEndpoint[] };
  /** Read the extra headers of metric polls */
  "/sandbox/metricHeaders": { init: [init?: CallOptions]; data: MetricHeader[] };
}

/** The paths of POST. */
export interface OpenApiPost {
  /** Sign in and get a token, by POST */
  "/login": { init: [init?: { params?: { query?: { expire?: boolean } } } & CallOptions]; data: AuthToken };
  /** Sign out */
  "/logout": { init: [init?: CallOptions]; data: undefined };
  /** Create a user */
  "/user": { init: [init: { body: UserCreate } & CallOptions]; data: MyUserDTO };
  /** Create a customer company */
  "/userCompany": { init: [init: { body: UserCompanyCreate } & CallOptions]; data: UserCompanyDTO };
  /** Create a vendor company */
  "/company": { init: [init: { body: CompanyCreate } & CallOptions]; data: CompanyDTO };
  /** Create a group in a customer company */
  "/companyGroup": { init: [init: { body: CompanyGroupCreate } & CallOptions]; data: CompanyGroupDTO };
  /** Store a payment method */
  "/paymentMethod": { init: [init: { body: PaymentMethodCreate } & CallOptions]; data: PaymentMethodDTO };
  /** Publish a platform notification */
  "/notification": { init: [init: { body: NotifyCreate } & CallOptions]; data: NotifyDTO };
  /** Review a product */
  "/comment": { init: [init: { body: CommentCreate } & CallOptions]; data: CommentDTO };
  /** Create a cloud credential */
  "/cloudCredential": {
    init: [init: { body: CloudCredentialCreate } & CallOptions];
    data: CloudCredentialDTO;
  };
  /** Set the endpoints of a subscription */
  "/subscription/{id}/endpoints": {
    init: [init: { params: { path: { id: number } }; body: SubscriptionEndpointInput[] } & CallOptions];
    data: undefined;
  };
  /** Set the end-user instructions of a subscription */
  "/subscription/{id}/instructions": {
    init: [init: { params: { path: { id: number } }; body: Instructions } & CallOptions];
    data: undefined;
  };
  /** Set the credentials that the customer sees */
  "/subscription/{id}/credentials": {
    init: [init: { params: { path: { id: number } }; body: CredentialInput[] } & CallOptions];
    data: undefined;
  };
  /** Bill a subscription at once */
  "/subscription/{id}/invoice": {
    init: [
      init: {
        params: { path: { id: number }; query?: { cashed?: boolean; type?: CustomInvoiceType } };
        body: InvoiceLineInput[];
      } & CallOptions,
    ];
    data: undefined;
  };
  /** Set the lines of the next invoice */
  "/subscription/{id}/invoice/oneshot": {
    init: [init: { params: { path: { id: number } }; body: InvoiceLineInput[] } & CallOptions];
    data: Subscription;
  };
  /** Set the lines of every later invoice */
  "/subscription/{id}/invoice/recurring": {
    init: [init: { params: { path: { id: number } }; body: InvoiceLineInput[] } & CallOptions];
    data: Subscription;
  };
  /** Create a configuration parameter of a product */
  "/configurationParameter": {
    init: [init: { body: ConfigurationParameterCreate } & CallOptions];
    data: ConfigurationParameter;
  };
  /** Ask for the possible values of a configuration parameter */
  "/configurationParameter/{id}/values": {
    init: [init: { params: { path: { id: number } }; body: ConfigurationParameterValuesInput } & CallOptions];
    data: ConfigurationParameterValues;
  };
  /** Create a product */
  "/product": { init: [init: { body: ProductCreate } & CallOptions]; data: ProductDTO };
  /** Create a plan of a product */
  "/productVersion": { init: [init: { body: ProductVersionCreate } & CallOptions]; data: ProductVersionDTO };
  /** Create an extra resource */
  "/billingItem": { init: [init: { body: BillingItemCreate } & CallOptions]; data: BillingItemDTO };
  /** Define a metric of a product */
  "/applicationMetric": {
    init: [init: { body: ApplicationMetricCreate } & CallOptions];
    data: ApplicationMetricDTO;
  };
  /** Place an order */
  "/order": { init: [init: { body: OrderCreate } & CallOptions]; data: OrderDTO };
  /** Pay an invoice */
  "/invoice/{id}/pay": {
    init: [init: { params: { path: { id: number } }; body: InvoicePay } & CallOptions];
    data: undefined;
  };
  /** Send a test event */
  "/event": { init: [init: { body: EventCreate } & CallOptions]; data: EventDTO };
  /** Send an event again */
  "/event/{id}/redeliver": {
    init: [init: { params: { path: { id: number } } } & CallOptions];
    data: undefined;
  };
  /** Go back to a seed */
  "/sandbox/reset": { init: [init: { body: ResetInput } & CallOptions]; data: undefined };
  /** Take a named copy of the whole state */
  "/sandbox/snapshots": { init: [init: { body: SnapshotInput } & CallOptions]; data: Snapshot };
  /** Go back to a snapshot */
  "/sandbox/snapshots/{name}/restore": {
    init: [init: { params: { path: { name: string } } } & CallOptions];
    data: undefined;
  };
  /** Turn a test card into a payment method id */
  "/sandbox/testCard": { init: [init: { body: TestCard } & CallOptions]; data: TestCardResult };
}

/** The paths of HEAD. */
export interface OpenApiHead {
  /** Count users */
  "/user": {
    init: [
      init?: {
        params?: {
          query?: {
            pageNumber?: number;
            pageSize?: number;
            search?: string;
            companyId?: number;
            role?: UserRole;
            sortField?: "id" | "userName" | "name" | "email" | "creationDate";
            sortDirection?: SortDirection;
          };
        };
      } & CallOptions,
    ];
    data: undefined;
  };
  /** Count customer companies */
  "/userCompany": {
    init: [
      init?: {
        params?: {
          query?: {
            pageNumber?: number;
            pageSize?: number;
            search?: string;
            sortField?: "id" | "name";
            sortDirection?: SortDirection;
          };
        };
      } & CallOptions,
    ];
    data: undefined;
  };
  /** Count vendor companies */
  "/company": {
    init: [
      init?: {
        params?: {
          query?: {
            pageNumber?: number;
            pageSize?: number;
            search?: string;
            enabled?: boolean;
            sortField?: "id" | "name";
            sortDirection?: SortDirection;
          };
        };
      } & CallOptions,
    ];
    data: undefined;
  };
  /** Count company groups */
  "/companyGroup": {
    init: [
      init?: {
        params?: {
          query?: {
            pageNumber?: number;
            pageSize?: number;
            userCompanyId?: number;
            sortField?: "id" | "name";
            sortDirection?: SortDirection;
          };
        };
      } & CallOptions,
    ];
    data: undefined;
  };
  /** Count payment methods */
  "/paymentMethod": {
    init: [
      init?: {
        params?: {
          query?: {
            pageNumber?: number;
            pageSize?: number;
            userId?: number;
            sortField?: "id" | "label";
            sortDirection?: SortDirection;
          };
        };
      } & CallOptions,
    ];
    data: undefined;
  };
  /** Count notifications */
  "/notification": {
    init: [
      init?: {
        params?: {
          query?: {
            pageNumber?: number;
            pageSize?: number;
            expired?: boolean;
            sortField?: "id" | "start" | "end";
            sortDirection?: SortDirection;
          };
        };
      } & CallOptions,
    ];
    data: undefined;
  };
  /** Count reviews */
  "/comment": {
    init: [
      init?: {
        params?: {
          query?: {
            pageNumber?: number;
            pageSize?: number;
            productId?: number;
            userId?: number;
            sortField?: "id" | "date" | "rating";
            sortDirection?: SortDirection;
          };
        };
      } & CallOptions,
    ];
    data: undefined;
  };
  /** Count cloud credentials */
  "/cloudCredential": {
    init: [
      init?: {
        params?: {
          query?: {
            pageNumber?: number;
            pageSize?: number;
            subscriptionId?: number;
            sortField?: "id" | "name";
            sortDirection?: SortDirection;
          };
        };
      } & CallOptions,
    ];
    data: undefined;
  };
  /** Count subscriptions */
  "/subscription": {
    init: [
      init?: {
        params?: {
          query?: {
            pageNumber?: number;
            pageSize?: number;
            search?: string;
            id?: number[];
            status?: DeploymentStatus[];
            type?: SubscriptionType;
            product?: number;
            metadata?: Record<string, string>;
            sortField?: "id" | "name" | "createdAt" | "updatedAt" | "endDate";
            sortDirection?: SortDirection;
          };
        };
      } & CallOptions,
    ];
    data: undefined;
  };
  /** Count configuration parameters */
  "/configurationParameter": {
    init: [
      init?: {
        params?: {
          query?: {
            pageNumber?: number;
            pageSize?: number;
            productId?: number;
            sortField?: "id" | "code" | "weight";
            sortDirection?: SortDirection;
          };
        };
      } & CallOptions,
    ];
    data: undefined;
  };
  /** Count products */
  "/product": {
    init: [
      init?: {
        params?: {
          query?: {
            pageNumber?: number;
            pageSize?: number;
            search?: string;
            productType?: ProductType;
            companyId?: number;
            sortField?: "id" | "name";
            sortDirection?: SortDirection;
          };
        };
      } & CallOptions,
    ];
    data: undefined;
  };
  /** Count plans */
  "/productVersion": {
    init: [
      init?: {
        params?: {
          query?: {
            pageNumber?: number;
            pageSize?: number;
            product?: number;
            name?: string;
            withUnpublished?: boolean;
            sortField?: "id" | "name" | "price";
            sortDirection?: SortDirection;
          };
        };
      } & CallOptions,
    ];
    data: undefined;
  };
  /** Count extra resources */
  "/billingItem": {
    init: [
      init?: {
        params?: {
          query?: {
            pageNumber?: number;
            pageSize?: number;
            search?: string;
            identifier?: string;
            valueType?: BillingItemValueType;
            companyId?: number;
            sortField?: "id" | "name" | "identifier";
            sortDirection?: SortDirection;
          };
        };
      } & CallOptions,
    ];
    data: undefined;
  };
  /** Count metrics */
  "/applicationMetric": {
    init: [
      init?: {
        params?: {
          query?: {
            pageNumber?: number;
            pageSize?: number;
            productId?: number;
            sortField?: "id";
            sortDirection?: SortDirection;
          };
        };
      } & CallOptions,
    ];
    data: undefined;
  };
  /** Count orders */
  "/order": {
    init: [
      init?: {
        params?: {
          query?: {
            pageNumber?: number;
            pageSize?: number;
            type?: OrderType;
            status?: OrderStatus;
            subscriptionId?: number;
            from?: DateTime;
            to?: DateTime;
            sortField?: "id" | "date";
            sortDirection?: SortDirection;
          };
        };
      } & CallOptions,
    ];
    data: undefined;
  };
  /** Count invoices */
  "/invoice": {
    init: [
      init?: {
        params?: {
          query?: {
            pageNumber?: number;
            pageSize?: number;
            subscriptionId?: number;
            status?: InvoiceStatus[];
            paid?: boolean;
            from?: DateTime;
            to?: DateTime;
            sortField?: "id" | "date";
            sortDirection?: SortDirection;
          };
        };
      } & CallOptions,
    ];
    data: undefined;
  };
  /** Count events */
  "/event": {
    init: [
      init?: {
        params?: {
          query?: {
            pageNumber?: number;
            pageSize?: number;
            notified?: boolean;
            entityName?: EventEntity;
            entityId?: number;
            sortField?: "id" | "date";
            sortDirection?: SortDirection;
          };
        };
      } & CallOptions,
    ];
    data: undefined;
  };
}

/** The paths of PUT. */
export interface OpenApiPut {
  /** Change a user */
  "/user/{id}": {
    init: [init: { params: { path: { id: number } }; body: MyUserInput } & CallOptions];
    data: MyUserDTO;
  };
  /** Replace the metadata of a user */
  "/user/{id}/metadata": {
    init: [init: { params: { path: { id: number } }; body: Metadata } & CallOptions];
    data: undefined;
  };
  /** Change a customer company */
  "/userCompany/{id}": {
    init: [init: { params: { path: { id: number } }; body: UserCompanyInput } & CallOptions];
    data: UserCompanyDTO;
  };
  /** Replace the metadata of a userCompany */
  "/userCompany/{id}/metadata": {
    init: [init: { params: { path: { id: number } }; body: Metadata } & CallOptions];
    data: undefined;
  };
  /** Change a vendor company */
  "/company/{id}": {
    init: [init: { params: { path: { id: number } }; body: CompanyInput } & CallOptions];
    data: CompanyDTO;
  };
  /** Change a company group */
  "/companyGroup/{id}": {
    init: [init: { params: { path: { id: number } }; body: CompanyGroupInput } & CallOptions];
    data: CompanyGroupDTO;
  };
  /** Change a payment method */
  "/paymentMethod/{id}": {
    init: [init: { params: { path: { id: number } }; body: PaymentMethodInput } & CallOptions];
    data: PaymentMethodDTO;
  };
  /** Change a platform notification */
  "/notification/{id}": {
    init: [init: { params: { path: { id: number } }; body: NotifyInput } & CallOptions];
    data: NotifyDTO;
  };
  /** Change a review */
  "/comment/{id}": {
    init: [init: { params: { path: { id: number } }; body: CommentInput } & CallOptions];
    data: CommentDTO;
  };
  /** Replace the metadata of a cloudCredential */
  "/cloudCredential/{id}/metadata": {
    init: [init: { params: { path: { id: number } }; body: Metadata } & CallOptions];
    data: undefined;
  };
  /** Replace the metadata of a subscription */
  "/subscription/{id}/metadata": {
    init: [init: { params: { path: { id: number } }; body: Metadata } & CallOptions];
    data: undefined;
  };
  /** Change a configuration parameter */
  "/configurationParameter/{id}": {
    init: [init: { params: { path: { id: number } }; body: ConfigurationParameterInput } & CallOptions];
    data: ConfigurationParameter;
  };
  /** Change a product */
  "/product/{id}": {
    init: [init: { params: { path: { id: number } }; body: ProductInput } & CallOptions];
    data: ProductDTO;
  };
  /** Replace the metadata of a product */
  "/product/{id}/metadata": {
    init: [init: { params: { path: { id: number } }; body: Metadata } & CallOptions];
    data: undefined;
  };
  /** Change a plan */
  "/productVersion/{id}": {
    init: [init: { params: { path: { id: number } }; body: ProductVersionInput } & CallOptions];
    data: ProductVersionDTO;
  };
  /** Replace the metadata of a productVersion */
  "/productVersion/{id}/metadata": {
    init: [init: { params: { path: { id: number } }; body: Metadata } & CallOptions];
    data: undefined;
  };
  /** Change an extra resource */
  "/billingItem/{id}": {
    init: [init: { params: { path: { id: number } }; body: BillingItemInput } & CallOptions];
    data: BillingItemDTO;
  };
  /** Change a metric */
  "/applicationMetric/{id}": {
    init: [init: { params: { path: { id: number } }; body: ApplicationMetricInput } & CallOptions];
    data: ApplicationMetricDTO;
  };
  /** Move the clock forward */
  "/sandbox/clock": {
    init: [init: { params?: { query?: { settle?: boolean } }; body: ClockInput } & CallOptions];
    data: Clock;
  };
  /** Replace the fault rules */
  "/sandbox/faults": { init: [init: { body: FaultRuleInput[] } & CallOptions]; data: FaultRule[] };
  /** Replace the platform-wide event endpoints */
  "/sandbox/platformEndpoints": {
    init: [init: { body: PlatformEndpointInput[] } & CallOptions];
    data: PlatformEndpoint[];
  };
  /** Replace the extra headers of metric polls */
  "/sandbox/metricHeaders": { init: [init: { body: MetricHeader[] } & CallOptions]; data: MetricHeader[] };
}

/** The paths of PATCH. */
export interface OpenApiPatch {
  /** Change single fields of a user, or act on it */
  "/user/{id}": {
    init: [init: { params: { path: { id: number } }; body: UserPatch } & CallOptions];
    data: undefined;
  };
  /** Enable or disable a customer company */
  "/userCompany/{id}": {
    init: [init: { params: { path: { id: number } }; body: BaseCompanyPatchDTO } & CallOptions];
    data: undefined;
  };
  /** Change single fields of a vendor company, or act on it */
  "/company/{id}": {
    init: [init: { params: { path: { id: number } }; body: CompanyPatch } & CallOptions];
    data: undefined;
  };
  /** Store the secret of a cloud credential */
  "/cloudCredential/{id}": {
    init: [init: { params: { path: { id: number } }; body: CloudCredentialPatch } & CallOptions];
    data: undefined;
  };
  /** Report on, rename, upgrade, renew or terminate a subscription */
  "/subscription/{id}": {
    init: [init: { params: { path: { id: number } }; body: SubscriptionPatch } & CallOptions];
    data: UpgradeResult | undefined;
  };
  /** Change single fields of a plan, or publish it */
  "/productVersion/{id}": {
    init: [init: { params: { path: { id: number } }; body: ProductVersionPatch } & CallOptions];
    data: undefined;
  };
  /** Mark an invoice paid */
  "/invoice/{id}/pay": {
    init: [init: { params: { path: { id: number } }; body: InvoicePaymentReference } & CallOptions];
    data: undefined;
  };
}

/** The paths of DELETE. */
export interface OpenApiDelete {
  /** Delete a user */
  "/user/{id}": { init: [init: { params: { path: { id: number } } } & CallOptions]; data: undefined };
  /** Remove one metadata key of a user */
  "/user/{id}/metadata/{key}": {
    init: [init: { params: { path: { id: number; key: string } } } & CallOptions];
    data: undefined;
  };
  /** Delete a customer company */
  "/userCompany/{id}": { init: [init: { params: { path: { id: number } } } & CallOptions]; data: undefined };
  /** Remove one metadata key of a userCompany */
  "/userCompany/{id}/metadata/{key}": {
    init: [init: { params: { path: { id: number; key: string } } } & CallOptions];
    data: undefined;
  };
  /** Delete a vendor company with all that belongs to it */
  "/company/{id}": {
    init: [init: { params: { path: { id: number }; query?: { deep?: boolean } } } & CallOptions];
    data: undefined;
  };
  /** Delete a company group */
  "/companyGroup/{id}": { init: [init: { params: { path: { id: number } } } & CallOptions]; data: undefined };
  /** Delete a payment method */
  "/paymentMethod/{id}": {
    init: [init: { params: { path: { id: number } } } & CallOptions];
    data: undefined;
  };
  /** Delete a platform notification */
  "/notification/{id}": { init: [init: { params: { path: { id: number } } } & CallOptions]; data: undefined };
  /** Delete a review */
  "/comment/{id}": { init: [init: { params: { path: { id: number } } } & CallOptions]; data: undefined };
  /** Delete a cloud credential */
  "/cloudCredential/{id}": {
    init: [init: { params: { path: { id: number } } } & CallOptions];
    data: undefined;
  };
  /** Remove one metadata key of a cloudCredential */
  "/cloudCredential/{id}/metadata/{key}": {
    init: [init: { params: { path: { id: number; key: string } } } & CallOptions];
    data: undefined;
  };
  /** Remove one metadata key of a subscription */
  "/subscription/{id}/metadata/{key}": {
    init: [init: { params: { path: { id: number; key: string } } } & CallOptions];
    data: undefined;
  };
  /** Delete a configuration parameter */
  "/configurationParameter/{id}": {
    init: [init: { params: { path: { id: number } } } & CallOptions];
    data: undefined;
  };
  /** Delete a product */
  "/product/{id}": { init: [init: { params: { path: { id: number } } } & CallOptions]; data: undefined };
  /** Remove one metadata key of a product */
  "/product/{id}/metadata/{key}": {
    init: [init: { params: { path: { id: number; key: string } } } & CallOptions];
    data: undefined;
  };
  /** Delete a plan */
  "/productVersion/{id}": {
    init: [init: { params: { path: { id: number } } } & CallOptions];
    data: undefined;
  };
  /** Remove one metadata key of a productVersion */
  "/productVersion/{id}/metadata/{key}": {
    init: [init: { params: { path: { id: number; key: string } } } & CallOptions];
    data: undefined;
  };
  /** Delete an extra resource */
  "/billingItem/{id}": { init: [init: { params: { path: { id: number } } } & CallOptions]; data: undefined };
  /** Delete a metric */
  "/applicationMetric/{id}": {
    init: [init: { params: { path: { id: number } } } & CallOptions];
    data: undefined;
  };
  /** Drop an event */
  "/event/{id}": { init: [init: { params: { path: { id: number } } } & CallOptions]; data: undefined };
  /** Remove all fault rules */
  "/sandbox/faults": { init: [init?: CallOptions]; data: undefined };
}

/** Every operation by its path, as openapi-fetch takes it. It throws as the methods do. */
export interface OpenApiClient {
  GET<Path extends keyof OpenApiGet>(
    path: Path,
    ...init: OpenApiGet[Path]["init"]
  ): Promise<OpenApiAnswer<OpenApiGet[Path]["data"]>>;
  POST<Path extends keyof OpenApiPost>(
    path: Path,
    ...init: OpenApiPost[Path]["init"]
  ): Promise<OpenApiAnswer<OpenApiPost[Path]["data"]>>;
  HEAD<Path extends keyof OpenApiHead>(
    path: Path,
    ...init: OpenApiHead[Path]["init"]
  ): Promise<OpenApiAnswer<OpenApiHead[Path]["data"]>>;
  PUT<Path extends keyof OpenApiPut>(
    path: Path,
    ...init: OpenApiPut[Path]["init"]
  ): Promise<OpenApiAnswer<OpenApiPut[Path]["data"]>>;
  PATCH<Path extends keyof OpenApiPatch>(
    path: Path,
    ...init: OpenApiPatch[Path]["init"]
  ): Promise<OpenApiAnswer<OpenApiPatch[Path]["data"]>>;
  DELETE<Path extends keyof OpenApiDelete>(
    path: Path,
    ...init: OpenApiDelete[Path]["init"]
  ): Promise<OpenApiAnswer<OpenApiDelete[Path]["data"]>>;
}
