// Generated from spec/paths/ by `npm run generate`. Do not edit it: change the source, and run the command.

import type {
  AuditOutcome,
  BillingItemValueType,
  CustomInvoiceType,
  DeploymentStatus,
  EventAttemptOutcome,
  EventEntity,
  EventType,
  InvoiceStatus,
  OrderStatus,
  OrderType,
  ProductType,
  ReportStep,
  SortDirection,
  SubscriptionType,
  TokenKind,
  UserRole,
} from "./enums.gen.js";
import type {
  ApplicationMetricCreate,
  ApplicationMetricDTO,
  ApplicationMetricInput,
  AuditEntryDTO,
  AuthToken,
  BillingItemCreate,
  BillingItemDTO,
  BillingItemInput,
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
  DateOrDateTime,
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
  FaultRule,
  FaultRuleInput,
  Instructions,
  InvoiceCredit,
  InvoiceDTO,
  InvoiceLineInput,
  InvoicePay,
  InvoicePaymentReference,
  LanguageCode,
  LoggedRequest,
  MessageDTO,
  Metadata,
  MetadataKey,
  MetricHeader,
  MetricHeaderInput,
  MetricPoll,
  MetricSample,
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
  ProductVersionDTO,
  ProductVersionInput,
  ProductVersionPatch,
  ResetInput,
  SearchResult,
  Snapshot,
  SnapshotInput,
  Subscription,
  SubscriptionEndpointInput,
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
  UserPatch,
} from "./types.gen.js";

/** The statuses with which any operation refuses a request, and those that only some have. */
export type Refusals<Body = ErrorResponse, More extends number = never> = Record<
  400 | 401 | 403 | 404 | 405 | 409 | 422 | 423 | 429 | 500 | 503 | More,
  Body
>;

/** What goes into an operation, and what comes out: `answers` by status, and `result` when it succeeds. */
export interface OperationTypes {
  /** Sign in and get a token */
  login: {
    path: Record<never, never>;
    query: { apiVersion?: string; expire?: boolean };
    body: undefined;
    answers: { 200: AuthToken } & Refusals;
    result: AuthToken;
  };

  /** Sign in and get a token, by POST */
  loginPost: {
    path: Record<never, never>;
    query: { apiVersion?: string; expire?: boolean };
    body: undefined;
    answers: { 200: AuthToken } & Refusals;
    result: AuthToken;
  };

  /** Sign out */
  logout: {
    path: Record<never, never>;
    query: { apiVersion?: string };
    body: undefined;
    answers: { 204: undefined } & Refusals;
    result: undefined;
  };

  /** List tokens */
  tokenGetAllPaged: {
    path: Record<never, never>;
    query: {
      apiVersion?: string;
      pageNumber?: number;
      pageSize?: number;
      idAfter?: number;
      userId?: number;
      kind?: TokenKind;
      sortField?: "id" | "createdAt";
      sortDirection?: SortDirection;
    };
    body: undefined;
    answers: { 200: TokenDTO[] } & Refusals;
    result: TokenDTO[];
  };

  /** Count tokens */
  tokenHeadAll: {
    path: Record<never, never>;
    query: {
      apiVersion?: string;
      pageNumber?: number;
      pageSize?: number;
      idAfter?: number;
      userId?: number;
      kind?: TokenKind;
      sortField?: "id" | "createdAt";
      sortDirection?: SortDirection;
    };
    body: undefined;
    answers: { 200: undefined } & Refusals<undefined>;
    result: undefined;
  };

  /** Create a personal token */
  tokenCreate: {
    path: Record<never, never>;
    query: { apiVersion?: string };
    body: TokenCreate;
    answers: { 201: TokenCreated } & Refusals;
    result: TokenCreated;
  };

  /** Read a token */
  tokenGet: {
    path: { id: number };
    query: { apiVersion?: string };
    body: undefined;
    answers: { 200: TokenDTO } & Refusals<ErrorResponse, 412>;
    result: TokenDTO;
  };

  /** Revoke a token */
  tokenDelete: {
    path: { id: number };
    query: { apiVersion?: string };
    body: undefined;
    answers: { 204: undefined } & Refusals<ErrorResponse, 412>;
    result: undefined;
  };

  /** Read the caller's own profile */
  userMe: {
    path: Record<never, never>;
    query: { apiVersion?: string };
    body: undefined;
    answers: { 200: MyUserDTO } & Refusals<ErrorResponse, 412>;
    result: MyUserDTO;
  };

  /** List users */
  userGetAllPaged: {
    path: Record<never, never>;
    query: {
      apiVersion?: string;
      pageNumber?: number;
      pageSize?: number;
      idAfter?: number;
      search?: string;
      companyId?: number;
      role?: UserRole;
      sortField?: "id" | "userName" | "name" | "email" | "creationDate";
      sortDirection?: SortDirection;
    };
    body: undefined;
    answers: { 200: MyUserDTO[] } & Refusals;
    result: MyUserDTO[];
  };

  /** Count users */
  userHeadAll: {
    path: Record<never, never>;
    query: {
      apiVersion?: string;
      pageNumber?: number;
      pageSize?: number;
      idAfter?: number;
      search?: string;
      companyId?: number;
      role?: UserRole;
      sortField?: "id" | "userName" | "name" | "email" | "creationDate";
      sortDirection?: SortDirection;
    };
    body: undefined;
    answers: { 200: undefined } & Refusals<undefined>;
    result: undefined;
  };

  /** Create a user */
  userCreate: {
    path: Record<never, never>;
    query: { apiVersion?: string };
    body: UserCreate;
    answers: { 201: MyUserDTO } & Refusals;
    result: MyUserDTO;
  };

  /** Read a user */
  userGet: {
    path: { id: number };
    query: { apiVersion?: string };
    body: undefined;
    answers: { 200: MyUserDTO } & Refusals<ErrorResponse, 412>;
    result: MyUserDTO;
  };

  /** Change a user */
  userUpdate: {
    path: { id: number };
    query: { apiVersion?: string };
    body: MyUserInput;
    answers: { 200: MyUserDTO } & Refusals<ErrorResponse, 412>;
    result: MyUserDTO;
  };

  /** Change single fields of a user, or act on it */
  userPatch: {
    path: { id: number };
    query: { apiVersion?: string };
    body: UserPatch;
    answers: { 204: undefined } & Refusals<ErrorResponse, 412>;
    result: undefined;
  };

  /** Delete a user */
  userDelete: {
    path: { id: number };
    query: { apiVersion?: string };
    body: undefined;
    answers: { 204: undefined } & Refusals<ErrorResponse, 412>;
    result: undefined;
  };

  /** Read the metadata of a user */
  userGetMetadata: {
    path: { id: number };
    query: { apiVersion?: string };
    body: undefined;
    answers: { 200: Metadata } & Refusals<ErrorResponse, 412>;
    result: Metadata;
  };

  /** Replace the metadata of a user */
  userUpdateMetadata: {
    path: { id: number };
    query: { apiVersion?: string };
    body: Metadata;
    answers: { 204: undefined } & Refusals<ErrorResponse, 412>;
    result: undefined;
  };

  /** Remove one metadata key of a user */
  userDeleteMetadataKey: {
    path: { id: number; key: MetadataKey };
    query: { apiVersion?: string };
    body: undefined;
    answers: { 204: undefined } & Refusals;
    result: undefined;
  };

  /** List customer companies */
  userCompanyGetAllPaged: {
    path: Record<never, never>;
    query: {
      apiVersion?: string;
      pageNumber?: number;
      pageSize?: number;
      idAfter?: number;
      search?: string;
      sortField?: "id" | "name";
      sortDirection?: SortDirection;
    };
    body: undefined;
    answers: { 200: UserCompanyDTO[] } & Refusals;
    result: UserCompanyDTO[];
  };

  /** Count customer companies */
  userCompanyHeadAll: {
    path: Record<never, never>;
    query: {
      apiVersion?: string;
      pageNumber?: number;
      pageSize?: number;
      idAfter?: number;
      search?: string;
      sortField?: "id" | "name";
      sortDirection?: SortDirection;
    };
    body: undefined;
    answers: { 200: undefined } & Refusals<undefined>;
    result: undefined;
  };

  /** Create a customer company */
  userCompanyCreate: {
    path: Record<never, never>;
    query: { apiVersion?: string };
    body: UserCompanyCreate;
    answers: { 201: UserCompanyDTO } & Refusals;
    result: UserCompanyDTO;
  };

  /** Read a customer company */
  userCompanyGet: {
    path: { id: number };
    query: { apiVersion?: string };
    body: undefined;
    answers: { 200: UserCompanyDTO } & Refusals<ErrorResponse, 412>;
    result: UserCompanyDTO;
  };

  /** Change a customer company */
  userCompanyUpdate: {
    path: { id: number };
    query: { apiVersion?: string };
    body: UserCompanyInput;
    answers: { 200: UserCompanyDTO } & Refusals<ErrorResponse, 412>;
    result: UserCompanyDTO;
  };

  /** Change single fields of a customer company, or act on it */
  userCompanyPatch: {
    path: { id: number };
    query: { apiVersion?: string };
    body: UserCompanyPatch;
    answers: { 204: undefined } & Refusals<ErrorResponse, 412>;
    result: undefined;
  };

  /** Delete a customer company */
  userCompanyDelete: {
    path: { id: number };
    query: { apiVersion?: string };
    body: undefined;
    answers: { 204: undefined } & Refusals<ErrorResponse, 412>;
    result: undefined;
  };

  /** Read the metadata of a userCompany */
  userCompanyGetMetadata: {
    path: { id: number };
    query: { apiVersion?: string };
    body: undefined;
    answers: { 200: Metadata } & Refusals<ErrorResponse, 412>;
    result: Metadata;
  };

  /** Replace the metadata of a userCompany */
  userCompanyUpdateMetadata: {
    path: { id: number };
    query: { apiVersion?: string };
    body: Metadata;
    answers: { 204: undefined } & Refusals<ErrorResponse, 412>;
    result: undefined;
  };

  /** Remove one metadata key of a userCompany */
  userCompanyDeleteMetadataKey: {
    path: { id: number; key: MetadataKey };
    query: { apiVersion?: string };
    body: undefined;
    answers: { 204: undefined } & Refusals;
    result: undefined;
  };

  /** List vendor companies */
  companyGetAllPaged: {
    path: Record<never, never>;
    query: {
      apiVersion?: string;
      pageNumber?: number;
      pageSize?: number;
      idAfter?: number;
      search?: string;
      enabled?: boolean;
      sortField?: "id" | "name";
      sortDirection?: SortDirection;
    };
    body: undefined;
    answers: { 200: CompanyDTO[] } & Refusals;
    result: CompanyDTO[];
  };

  /** Count vendor companies */
  companyHeadAll: {
    path: Record<never, never>;
    query: {
      apiVersion?: string;
      pageNumber?: number;
      pageSize?: number;
      idAfter?: number;
      search?: string;
      enabled?: boolean;
      sortField?: "id" | "name";
      sortDirection?: SortDirection;
    };
    body: undefined;
    answers: { 200: undefined } & Refusals<undefined>;
    result: undefined;
  };

  /** Create a vendor company */
  companyCreate: {
    path: Record<never, never>;
    query: { apiVersion?: string };
    body: CompanyCreate;
    answers: { 201: CompanyDTO } & Refusals;
    result: CompanyDTO;
  };

  /** Read a vendor company */
  companyGet: {
    path: { id: number };
    query: { apiVersion?: string };
    body: undefined;
    answers: { 200: CompanyDTO } & Refusals<ErrorResponse, 412>;
    result: CompanyDTO;
  };

  /** Change a vendor company */
  companyUpdate: {
    path: { id: number };
    query: { apiVersion?: string };
    body: CompanyInput;
    answers: { 200: CompanyDTO } & Refusals<ErrorResponse, 412>;
    result: CompanyDTO;
  };

  /** Change single fields of a vendor company, or act on it */
  companyPatch: {
    path: { id: number };
    query: { apiVersion?: string };
    body: CompanyPatch;
    answers: { 204: undefined } & Refusals<ErrorResponse, 412>;
    result: undefined;
  };

  /** Delete a vendor company with all that belongs to it */
  companyDeepDeletion: {
    path: { id: number };
    query: { apiVersion?: string; deep?: boolean };
    body: undefined;
    answers: { 204: undefined } & Refusals<ErrorResponse, 412>;
    result: undefined;
  };

  /** List company groups */
  companyGroupGetAllPaged: {
    path: Record<never, never>;
    query: {
      apiVersion?: string;
      pageNumber?: number;
      pageSize?: number;
      idAfter?: number;
      userCompanyId?: number;
      sortField?: "id" | "name";
      sortDirection?: SortDirection;
    };
    body: undefined;
    answers: { 200: CompanyGroupDTO[] } & Refusals;
    result: CompanyGroupDTO[];
  };

  /** Count company groups */
  companyGroupHeadAll: {
    path: Record<never, never>;
    query: {
      apiVersion?: string;
      pageNumber?: number;
      pageSize?: number;
      idAfter?: number;
      userCompanyId?: number;
      sortField?: "id" | "name";
      sortDirection?: SortDirection;
    };
    body: undefined;
    answers: { 200: undefined } & Refusals<undefined>;
    result: undefined;
  };

  /** Create a group in a customer company */
  companyGroupCreate: {
    path: Record<never, never>;
    query: { apiVersion?: string };
    body: CompanyGroupCreate;
    answers: { 201: CompanyGroupDTO } & Refusals;
    result: CompanyGroupDTO;
  };

  /** Read a company group */
  companyGroupRetrieve: {
    path: { id: number };
    query: { apiVersion?: string };
    body: undefined;
    answers: { 200: CompanyGroupDTO } & Refusals<ErrorResponse, 412>;
    result: CompanyGroupDTO;
  };

  /** Change a company group */
  companyGroupUpdate: {
    path: { id: number };
    query: { apiVersion?: string };
    body: CompanyGroupInput;
    answers: { 200: CompanyGroupDTO } & Refusals<ErrorResponse, 412>;
    result: CompanyGroupDTO;
  };

  /** Delete a company group */
  companyGroupDelete: {
    path: { id: number };
    query: { apiVersion?: string };
    body: undefined;
    answers: { 204: undefined } & Refusals<ErrorResponse, 412>;
    result: undefined;
  };

  /** List payment methods */
  paymentMethodGetAllPaged: {
    path: Record<never, never>;
    query: {
      apiVersion?: string;
      pageNumber?: number;
      pageSize?: number;
      idAfter?: number;
      userId?: number;
      sortField?: "id" | "label";
      sortDirection?: SortDirection;
    };
    body: undefined;
    answers: { 200: PaymentMethodDTO[] } & Refusals;
    result: PaymentMethodDTO[];
  };

  /** Count payment methods */
  paymentMethodHeadAll: {
    path: Record<never, never>;
    query: {
      apiVersion?: string;
      pageNumber?: number;
      pageSize?: number;
      idAfter?: number;
      userId?: number;
      sortField?: "id" | "label";
      sortDirection?: SortDirection;
    };
    body: undefined;
    answers: { 200: undefined } & Refusals<undefined>;
    result: undefined;
  };

  /** Store a payment method */
  paymentMethodCreate: {
    path: Record<never, never>;
    query: { apiVersion?: string };
    body: PaymentMethodCreate;
    answers: { 201: PaymentMethodDTO } & Refusals;
    result: PaymentMethodDTO;
  };

  /** Read a payment method */
  paymentMethodRetrieve: {
    path: { id: number };
    query: { apiVersion?: string };
    body: undefined;
    answers: { 200: PaymentMethodDTO } & Refusals<ErrorResponse, 412>;
    result: PaymentMethodDTO;
  };

  /** Change a payment method */
  paymentMethodUpdate: {
    path: { id: number };
    query: { apiVersion?: string };
    body: PaymentMethodInput;
    answers: { 200: PaymentMethodDTO } & Refusals<ErrorResponse, 412>;
    result: PaymentMethodDTO;
  };

  /** Delete a payment method */
  paymentMethodDelete: {
    path: { id: number };
    query: { apiVersion?: string };
    body: undefined;
    answers: { 204: undefined } & Refusals<ErrorResponse, 412>;
    result: undefined;
  };

  /** List notifications */
  notifyGetAllPaged: {
    path: Record<never, never>;
    query: {
      apiVersion?: string;
      pageNumber?: number;
      pageSize?: number;
      idAfter?: number;
      expired?: boolean;
      sortField?: "id" | "start" | "end";
      sortDirection?: SortDirection;
    };
    body: undefined;
    answers: { 200: NotifyDTO[] } & Refusals;
    result: NotifyDTO[];
  };

  /** Count notifications */
  notifyHeadAll: {
    path: Record<never, never>;
    query: {
      apiVersion?: string;
      pageNumber?: number;
      pageSize?: number;
      idAfter?: number;
      expired?: boolean;
      sortField?: "id" | "start" | "end";
      sortDirection?: SortDirection;
    };
    body: undefined;
    answers: { 200: undefined } & Refusals<undefined>;
    result: undefined;
  };

  /** Publish a platform notification */
  notifyCreate: {
    path: Record<never, never>;
    query: { apiVersion?: string };
    body: NotifyCreate;
    answers: { 201: NotifyDTO } & Refusals;
    result: NotifyDTO;
  };

  /** Read a platform notification */
  notifyGet: {
    path: { id: number };
    query: { apiVersion?: string };
    body: undefined;
    answers: { 200: NotifyDTO } & Refusals<ErrorResponse, 412>;
    result: NotifyDTO;
  };

  /** Change a platform notification */
  notifyUpdate: {
    path: { id: number };
    query: { apiVersion?: string };
    body: NotifyInput;
    answers: { 200: NotifyDTO } & Refusals<ErrorResponse, 412>;
    result: NotifyDTO;
  };

  /** Delete a platform notification */
  notifyDelete: {
    path: { id: number };
    query: { apiVersion?: string };
    body: undefined;
    answers: { 204: undefined } & Refusals<ErrorResponse, 412>;
    result: undefined;
  };

  /** List messages */
  messageGetAllPaged: {
    path: Record<never, never>;
    query: {
      apiVersion?: string;
      pageNumber?: number;
      pageSize?: number;
      idAfter?: number;
      search?: string;
      userId?: number;
      sortField?: "id" | "createdAt";
      sortDirection?: SortDirection;
    };
    body: undefined;
    answers: { 200: MessageDTO[] } & Refusals;
    result: MessageDTO[];
  };

  /** Count messages */
  messageHeadAll: {
    path: Record<never, never>;
    query: {
      apiVersion?: string;
      pageNumber?: number;
      pageSize?: number;
      idAfter?: number;
      search?: string;
      userId?: number;
      sortField?: "id" | "createdAt";
      sortDirection?: SortDirection;
    };
    body: undefined;
    answers: { 200: undefined } & Refusals<undefined>;
    result: undefined;
  };

  /** Read a message */
  messageGet: {
    path: { id: number };
    query: { apiVersion?: string };
    body: undefined;
    answers: { 200: MessageDTO } & Refusals<ErrorResponse, 412>;
    result: MessageDTO;
  };

  /** List reviews */
  commentGetAllPaged: {
    path: Record<never, never>;
    query: {
      apiVersion?: string;
      pageNumber?: number;
      pageSize?: number;
      idAfter?: number;
      productId?: number;
      userId?: number;
      sortField?: "id" | "date" | "rating";
      sortDirection?: SortDirection;
    };
    body: undefined;
    answers: { 200: CommentDTO[] } & Refusals;
    result: CommentDTO[];
  };

  /** Count reviews */
  commentHeadAll: {
    path: Record<never, never>;
    query: {
      apiVersion?: string;
      pageNumber?: number;
      pageSize?: number;
      idAfter?: number;
      productId?: number;
      userId?: number;
      sortField?: "id" | "date" | "rating";
      sortDirection?: SortDirection;
    };
    body: undefined;
    answers: { 200: undefined } & Refusals<undefined>;
    result: undefined;
  };

  /** Review a product */
  commentCreate: {
    path: Record<never, never>;
    query: { apiVersion?: string };
    body: CommentCreate;
    answers: { 201: CommentDTO } & Refusals;
    result: CommentDTO;
  };

  /** Read a review */
  commentGet: {
    path: { id: number };
    query: { apiVersion?: string };
    body: undefined;
    answers: { 200: CommentDTO } & Refusals<ErrorResponse, 412>;
    result: CommentDTO;
  };

  /** Change a review */
  commentUpdate: {
    path: { id: number };
    query: { apiVersion?: string };
    body: CommentInput;
    answers: { 200: CommentDTO } & Refusals<ErrorResponse, 412>;
    result: CommentDTO;
  };

  /** Delete a review */
  commentDelete: {
    path: { id: number };
    query: { apiVersion?: string };
    body: undefined;
    answers: { 204: undefined } & Refusals<ErrorResponse, 412>;
    result: undefined;
  };

  /** List cloud credentials */
  cloudCredentialGetAllPaged: {
    path: Record<never, never>;
    query: {
      apiVersion?: string;
      pageNumber?: number;
      pageSize?: number;
      idAfter?: number;
      subscriptionId?: number;
      sortField?: "id" | "name";
      sortDirection?: SortDirection;
    };
    body: undefined;
    answers: { 200: CloudCredentialDTO[] } & Refusals;
    result: CloudCredentialDTO[];
  };

  /** Count cloud credentials */
  cloudCredentialHeadAll: {
    path: Record<never, never>;
    query: {
      apiVersion?: string;
      pageNumber?: number;
      pageSize?: number;
      idAfter?: number;
      subscriptionId?: number;
      sortField?: "id" | "name";
      sortDirection?: SortDirection;
    };
    body: undefined;
    answers: { 200: undefined } & Refusals<undefined>;
    result: undefined;
  };

  /** Create a cloud credential */
  cloudCredentialCreate: {
    path: Record<never, never>;
    query: { apiVersion?: string };
    body: CloudCredentialCreate;
    answers: { 201: CloudCredentialDTO } & Refusals;
    result: CloudCredentialDTO;
  };

  /** Read a cloud credential */
  cloudCredentialGet: {
    path: { id: number };
    query: { apiVersion?: string };
    body: undefined;
    answers: { 200: CloudCredentialDTO } & Refusals<ErrorResponse, 412>;
    result: CloudCredentialDTO;
  };

  /** Store the secret of a cloud credential */
  cloudCredentialPatch: {
    path: { id: number };
    query: { apiVersion?: string };
    body: CloudCredentialPatch;
    answers: { 204: undefined } & Refusals<ErrorResponse, 412>;
    result: undefined;
  };

  /** Delete a cloud credential */
  cloudCredentialDelete: {
    path: { id: number };
    query: { apiVersion?: string };
    body: undefined;
    answers: { 204: undefined } & Refusals<ErrorResponse, 412>;
    result: undefined;
  };

  /** Read the metadata of a cloudCredential */
  cloudCredentialGetMetadata: {
    path: { id: number };
    query: { apiVersion?: string };
    body: undefined;
    answers: { 200: Metadata } & Refusals<ErrorResponse, 412>;
    result: Metadata;
  };

  /** Replace the metadata of a cloudCredential */
  cloudCredentialUpdateMetadata: {
    path: { id: number };
    query: { apiVersion?: string };
    body: Metadata;
    answers: { 204: undefined } & Refusals<ErrorResponse, 412>;
    result: undefined;
  };

  /** Remove one metadata key of a cloudCredential */
  cloudCredentialDeleteMetadataKey: {
    path: { id: number; key: MetadataKey };
    query: { apiVersion?: string };
    body: undefined;
    answers: { 204: undefined } & Refusals;
    result: undefined;
  };

  /** List the countries and their two-letter codes */
  countryCodesGet: {
    path: Record<never, never>;
    query: { apiVersion?: string; language?: LanguageCode; country?: string };
    body: undefined;
    answers: { 200: CountryCodeDTO[] | CountryCodeDTO } & Refusals;
    result: CountryCodeDTO[] | CountryCodeDTO;
  };

  /** List subscriptions */
  subscriptionGetAllPaged: {
    path: Record<never, never>;
    query: {
      apiVersion?: string;
      pageNumber?: number;
      pageSize?: number;
      idAfter?: number;
      search?: string;
      id?: number[];
      status?: (DeploymentStatus | "WAITING_FOR_PAYMENT")[];
      type?: SubscriptionType;
      product?: number;
      metadata?: Record<string, string>;
      sortField?: "id" | "name" | "createdAt" | "updatedAt" | "endDate";
      sortDirection?: SortDirection;
    };
    body: undefined;
    answers: { 200: Subscription[] } & Refusals;
    result: Subscription[];
  };

  /** Count subscriptions */
  subscriptionHeadAll: {
    path: Record<never, never>;
    query: {
      apiVersion?: string;
      pageNumber?: number;
      pageSize?: number;
      idAfter?: number;
      search?: string;
      id?: number[];
      status?: (DeploymentStatus | "WAITING_FOR_PAYMENT")[];
      type?: SubscriptionType;
      product?: number;
      metadata?: Record<string, string>;
      sortField?: "id" | "name" | "createdAt" | "updatedAt" | "endDate";
      sortDirection?: SortDirection;
    };
    body: undefined;
    answers: { 200: undefined } & Refusals<undefined>;
    result: undefined;
  };

  /** Read a subscription */
  subscriptionGet: {
    path: { id: number };
    query: { apiVersion?: string; language?: LanguageCode };
    body: undefined;
    answers: { 200: Subscription } & Refusals<ErrorResponse, 412>;
    result: Subscription;
  };

  /** Report on, rename, upgrade, renew, stop, start or terminate a subscription */
  subscriptionPatch: {
    path: { id: number };
    query: { apiVersion?: string };
    body: SubscriptionPatch;
    answers: { 200: UpgradeResult; 204: undefined } & Refusals<ErrorResponse, 412>;
    result: UpgradeResult | undefined;
  };

  /** Set the endpoints of a subscription */
  subscriptionSetEndpoints: {
    path: { id: number };
    query: { apiVersion?: string };
    body: SubscriptionEndpointInput[];
    answers: { 204: undefined } & Refusals;
    result: undefined;
  };

  /** Set the end-user instructions of a subscription */
  subscriptionSetInstructions: {
    path: { id: number };
    query: { apiVersion?: string };
    body: Instructions;
    answers: { 204: undefined } & Refusals;
    result: undefined;
  };

  /** Set the credentials that the customer sees */
  subscriptionSetCredentials: {
    path: { id: number };
    query: { apiVersion?: string };
    body: CredentialInput[];
    answers: { 204: undefined } & Refusals;
    result: undefined;
  };

  /** Bill a subscription at once */
  subscriptionBill: {
    path: { id: number };
    query: { apiVersion?: string; cashed?: boolean; type?: CustomInvoiceType };
    body: InvoiceLineInput[];
    answers: { 201: undefined } & Refusals;
    result: undefined;
  };

  /** Set the lines of the next invoice */
  subscriptionSetOneshotCosts: {
    path: { id: number };
    query: { apiVersion?: string };
    body: InvoiceLineInput[];
    answers: { 200: Subscription } & Refusals;
    result: Subscription;
  };

  /** Set the lines of every later invoice */
  subscriptionSetRecurringCosts: {
    path: { id: number };
    query: { apiVersion?: string };
    body: InvoiceLineInput[];
    answers: { 200: Subscription } & Refusals;
    result: Subscription;
  };

  /** List what a subscription was charged, and what waits */
  subscriptionGetCharges: {
    path: { id: number };
    query: {
      apiVersion?: string;
      pageNumber?: number;
      pageSize?: number;
      idAfter?: number;
      invoiceId?: number[];
      sortField?: "id";
      sortDirection?: SortDirection;
    };
    body: undefined;
    answers: { 200: Charge[] } & Refusals;
    result: Charge[];
  };

  /** Count the charges of a subscription */
  subscriptionHeadCharges: {
    path: { id: number };
    query: {
      apiVersion?: string;
      pageNumber?: number;
      pageSize?: number;
      idAfter?: number;
      invoiceId?: number[];
      sortField?: "id";
      sortDirection?: SortDirection;
    };
    body: undefined;
    answers: { 200: undefined } & Refusals<undefined>;
    result: undefined;
  };

  /** Read the states that a subscription went through */
  subscriptionGetHistory: {
    path: { id: number };
    query: { apiVersion?: string };
    body: undefined;
    answers: { 200: SubscriptionMove[] } & Refusals;
    result: SubscriptionMove[];
  };

  /** Read the metadata of a subscription */
  subscriptionGetMetadata: {
    path: { id: number };
    query: { apiVersion?: string };
    body: undefined;
    answers: { 200: Metadata } & Refusals<ErrorResponse, 412>;
    result: Metadata;
  };

  /** Replace the metadata of a subscription */
  subscriptionUpdateMetadata: {
    path: { id: number };
    query: { apiVersion?: string };
    body: Metadata;
    answers: { 204: undefined } & Refusals<ErrorResponse, 412>;
    result: undefined;
  };

  /** Remove one metadata key of a subscription */
  subscriptionDeleteMetadataKey: {
    path: { id: number; key: MetadataKey };
    query: { apiVersion?: string };
    body: undefined;
    answers: { 204: undefined } & Refusals;
    result: undefined;
  };

  /** List configuration parameters */
  configurationParameterGetAllPaged: {
    path: Record<never, never>;
    query: {
      apiVersion?: string;
      pageNumber?: number;
      pageSize?: number;
      idAfter?: number;
      productId?: number;
      sortField?: "id" | "code" | "weight";
      sortDirection?: SortDirection;
    };
    body: undefined;
    answers: { 200: ConfigurationParameter[] } & Refusals;
    result: ConfigurationParameter[];
  };

  /** Count configuration parameters */
  configurationParameterHeadAll: {
    path: Record<never, never>;
    query: {
      apiVersion?: string;
      pageNumber?: number;
      pageSize?: number;
      idAfter?: number;
      productId?: number;
      sortField?: "id" | "code" | "weight";
      sortDirection?: SortDirection;
    };
    body: undefined;
    answers: { 200: undefined } & Refusals<undefined>;
    result: undefined;
  };

  /** Create a configuration parameter of a product */
  configurationParameterCreate: {
    path: Record<never, never>;
    query: { apiVersion?: string };
    body: ConfigurationParameterCreate;
    answers: { 201: ConfigurationParameter } & Refusals;
    result: ConfigurationParameter;
  };

  /** Read a configuration parameter */
  configurationParameterGet: {
    path: { id: number };
    query: { apiVersion?: string; language?: LanguageCode };
    body: undefined;
    answers: { 200: ConfigurationParameter } & Refusals<ErrorResponse, 412>;
    result: ConfigurationParameter;
  };

  /** Change a configuration parameter */
  configurationParameterUpdate: {
    path: { id: number };
    query: { apiVersion?: string };
    body: ConfigurationParameterInput;
    answers: { 200: ConfigurationParameter } & Refusals<ErrorResponse, 412>;
    result: ConfigurationParameter;
  };

  /** Delete a configuration parameter */
  configurationParameterDelete: {
    path: { id: number };
    query: { apiVersion?: string };
    body: undefined;
    answers: { 204: undefined } & Refusals<ErrorResponse, 412>;
    result: undefined;
  };

  /** Ask for the possible values of a configuration parameter */
  configurationParameterValues: {
    path: { id: number };
    query: { apiVersion?: string };
    body: ConfigurationParameterValuesInput;
    answers: { 200: ConfigurationParameterValues } & Refusals;
    result: ConfigurationParameterValues;
  };

  /** List products */
  productGetAllPaged: {
    path: Record<never, never>;
    query: {
      apiVersion?: string;
      pageNumber?: number;
      pageSize?: number;
      idAfter?: number;
      search?: string;
      productType?: ProductType;
      companyId?: number;
      sortField?: "id" | "name";
      sortDirection?: SortDirection;
    };
    body: undefined;
    answers: { 200: ProductDTO[] } & Refusals;
    result: ProductDTO[];
  };

  /** Count products */
  productHeadAll: {
    path: Record<never, never>;
    query: {
      apiVersion?: string;
      pageNumber?: number;
      pageSize?: number;
      idAfter?: number;
      search?: string;
      productType?: ProductType;
      companyId?: number;
      sortField?: "id" | "name";
      sortDirection?: SortDirection;
    };
    body: undefined;
    answers: { 200: undefined } & Refusals<undefined>;
    result: undefined;
  };

  /** Create a product */
  productCreate: {
    path: Record<never, never>;
    query: { apiVersion?: string };
    body: ProductCreate;
    answers: { 201: ProductDTO } & Refusals;
    result: ProductDTO;
  };

  /** Read a product */
  productGet: {
    path: { id: number };
    query: { apiVersion?: string; language?: LanguageCode };
    body: undefined;
    answers: { 200: ProductDTO } & Refusals<ErrorResponse, 412>;
    result: ProductDTO;
  };

  /** Change a product */
  productUpdate: {
    path: { id: number };
    query: { apiVersion?: string };
    body: ProductInput;
    answers: { 200: ProductDTO } & Refusals<ErrorResponse, 412>;
    result: ProductDTO;
  };

  /** Delete a product */
  productDelete: {
    path: { id: number };
    query: { apiVersion?: string };
    body: undefined;
    answers: { 204: undefined } & Refusals<ErrorResponse, 412>;
    result: undefined;
  };

  /** Read the extra headers of metric polls */
  productGetMetricHeaders: {
    path: { id: number };
    query: { apiVersion?: string };
    body: undefined;
    answers: { 200: MetricHeader[] } & Refusals;
    result: MetricHeader[];
  };

  /** Replace the extra headers of metric polls */
  productReplaceMetricHeaders: {
    path: { id: number };
    query: { apiVersion?: string };
    body: MetricHeaderInput[];
    answers: { 200: MetricHeader[] } & Refusals;
    result: MetricHeader[];
  };

  /** Read the metadata of a product */
  productGetMetadata: {
    path: { id: number };
    query: { apiVersion?: string };
    body: undefined;
    answers: { 200: Metadata } & Refusals<ErrorResponse, 412>;
    result: Metadata;
  };

  /** Replace the metadata of a product */
  productUpdateMetadata: {
    path: { id: number };
    query: { apiVersion?: string };
    body: Metadata;
    answers: { 204: undefined } & Refusals<ErrorResponse, 412>;
    result: undefined;
  };

  /** Remove one metadata key of a product */
  productDeleteMetadataKey: {
    path: { id: number; key: MetadataKey };
    query: { apiVersion?: string };
    body: undefined;
    answers: { 204: undefined } & Refusals;
    result: undefined;
  };

  /** List plans */
  productVersionGetAllPaged: {
    path: Record<never, never>;
    query: {
      apiVersion?: string;
      pageNumber?: number;
      pageSize?: number;
      idAfter?: number;
      product?: number;
      name?: string;
      withUnpublished?: boolean;
      sortField?: "id" | "name" | "price";
      sortDirection?: SortDirection;
    };
    body: undefined;
    answers: { 200: ProductVersionDTO[] } & Refusals;
    result: ProductVersionDTO[];
  };

  /** Count plans */
  productVersionHeadAll: {
    path: Record<never, never>;
    query: {
      apiVersion?: string;
      pageNumber?: number;
      pageSize?: number;
      idAfter?: number;
      product?: number;
      name?: string;
      withUnpublished?: boolean;
      sortField?: "id" | "name" | "price";
      sortDirection?: SortDirection;
    };
    body: undefined;
    answers: { 200: undefined } & Refusals<undefined>;
    result: undefined;
  };

  /** Create a plan of a product */
  productVersionCreate: {
    path: Record<never, never>;
    query: { apiVersion?: string };
    body: ProductVersionCreate;
    answers: { 201: ProductVersionDTO } & Refusals;
    result: ProductVersionDTO;
  };

  /** Read a plan */
  productVersionGet: {
    path: { id: number };
    query: { apiVersion?: string; language?: LanguageCode };
    body: undefined;
    answers: { 200: ProductVersionDTO } & Refusals<ErrorResponse, 412>;
    result: ProductVersionDTO;
  };

  /** Change a plan */
  productVersionUpdate: {
    path: { id: number };
    query: { apiVersion?: string };
    body: ProductVersionInput;
    answers: { 200: ProductVersionDTO } & Refusals<ErrorResponse, 412>;
    result: ProductVersionDTO;
  };

  /** Change single fields of a plan, or publish it */
  productVersionPatch: {
    path: { id: number };
    query: { apiVersion?: string };
    body: ProductVersionPatch;
    answers: { 204: undefined } & Refusals<ErrorResponse, 412>;
    result: undefined;
  };

  /** Delete a plan */
  productVersionDelete: {
    path: { id: number };
    query: { apiVersion?: string };
    body: undefined;
    answers: { 204: undefined } & Refusals<ErrorResponse, 412>;
    result: undefined;
  };

  /** Read the metadata of a productVersion */
  productVersionGetMetadata: {
    path: { id: number };
    query: { apiVersion?: string };
    body: undefined;
    answers: { 200: Metadata } & Refusals<ErrorResponse, 412>;
    result: Metadata;
  };

  /** Replace the metadata of a productVersion */
  productVersionUpdateMetadata: {
    path: { id: number };
    query: { apiVersion?: string };
    body: Metadata;
    answers: { 204: undefined } & Refusals<ErrorResponse, 412>;
    result: undefined;
  };

  /** Remove one metadata key of a productVersion */
  productVersionDeleteMetadataKey: {
    path: { id: number; key: MetadataKey };
    query: { apiVersion?: string };
    body: undefined;
    answers: { 204: undefined } & Refusals;
    result: undefined;
  };

  /** List extra resources */
  billingItemGetAllPaged: {
    path: Record<never, never>;
    query: {
      apiVersion?: string;
      pageNumber?: number;
      pageSize?: number;
      idAfter?: number;
      search?: string;
      identifier?: string;
      valueType?: BillingItemValueType;
      companyId?: number;
      sortField?: "id" | "name" | "identifier";
      sortDirection?: SortDirection;
    };
    body: undefined;
    answers: { 200: BillingItemDTO[] } & Refusals;
    result: BillingItemDTO[];
  };

  /** Count extra resources */
  billingItemHeadAll: {
    path: Record<never, never>;
    query: {
      apiVersion?: string;
      pageNumber?: number;
      pageSize?: number;
      idAfter?: number;
      search?: string;
      identifier?: string;
      valueType?: BillingItemValueType;
      companyId?: number;
      sortField?: "id" | "name" | "identifier";
      sortDirection?: SortDirection;
    };
    body: undefined;
    answers: { 200: undefined } & Refusals<undefined>;
    result: undefined;
  };

  /** Create an extra resource */
  billingItemCreate: {
    path: Record<never, never>;
    query: { apiVersion?: string };
    body: BillingItemCreate;
    answers: { 201: BillingItemDTO } & Refusals;
    result: BillingItemDTO;
  };

  /** Read an extra resource */
  billingItemGet: {
    path: { id: number };
    query: { apiVersion?: string; language?: LanguageCode };
    body: undefined;
    answers: { 200: BillingItemDTO } & Refusals<ErrorResponse, 412>;
    result: BillingItemDTO;
  };

  /** Change an extra resource */
  billingItemUpdate: {
    path: { id: number };
    query: { apiVersion?: string };
    body: BillingItemInput;
    answers: { 200: BillingItemDTO } & Refusals<ErrorResponse, 412>;
    result: BillingItemDTO;
  };

  /** Delete an extra resource */
  billingItemDelete: {
    path: { id: number };
    query: { apiVersion?: string };
    body: undefined;
    answers: { 204: undefined } & Refusals<ErrorResponse, 412>;
    result: undefined;
  };

  /** List metrics */
  applicationMetricGetAllPaged: {
    path: Record<never, never>;
    query: {
      apiVersion?: string;
      pageNumber?: number;
      pageSize?: number;
      idAfter?: number;
      search?: string;
      productId?: number;
      sortField?: "id";
      sortDirection?: SortDirection;
    };
    body: undefined;
    answers: { 200: ApplicationMetricDTO[] } & Refusals;
    result: ApplicationMetricDTO[];
  };

  /** Count metrics */
  applicationMetricHeadAll: {
    path: Record<never, never>;
    query: {
      apiVersion?: string;
      pageNumber?: number;
      pageSize?: number;
      idAfter?: number;
      search?: string;
      productId?: number;
      sortField?: "id";
      sortDirection?: SortDirection;
    };
    body: undefined;
    answers: { 200: undefined } & Refusals<undefined>;
    result: undefined;
  };

  /** Define a metric of a product */
  applicationMetricCreate: {
    path: Record<never, never>;
    query: { apiVersion?: string };
    body: ApplicationMetricCreate;
    answers: { 201: ApplicationMetricDTO } & Refusals;
    result: ApplicationMetricDTO;
  };

  /** Read a metric */
  applicationMetricGet: {
    path: { id: number };
    query: { apiVersion?: string };
    body: undefined;
    answers: { 200: ApplicationMetricDTO } & Refusals<ErrorResponse, 412>;
    result: ApplicationMetricDTO;
  };

  /** Change a metric */
  applicationMetricUpdate: {
    path: { id: number };
    query: { apiVersion?: string };
    body: ApplicationMetricInput;
    answers: { 200: ApplicationMetricDTO } & Refusals<ErrorResponse, 412>;
    result: ApplicationMetricDTO;
  };

  /** Delete a metric */
  applicationMetricDelete: {
    path: { id: number };
    query: { apiVersion?: string };
    body: undefined;
    answers: { 204: undefined } & Refusals<ErrorResponse, 412>;
    result: undefined;
  };

  /** Read the values of a metric */
  applicationMetricGetSamples: {
    path: { id: number };
    query: { apiVersion?: string; subscriptionId?: number; from?: DateOrDateTime; to?: DateOrDateTime };
    body: undefined;
    answers: { 200: MetricSample[] } & Refusals;
    result: MetricSample[];
  };

  /** Read how a metric is polled */
  applicationMetricGetPolls: {
    path: { id: number };
    query: { apiVersion?: string; subscriptionId?: number };
    body: undefined;
    answers: { 200: MetricPoll[] } & Refusals;
    result: MetricPoll[];
  };

  /** List orders */
  orderGetAllPaged: {
    path: Record<never, never>;
    query: {
      apiVersion?: string;
      pageNumber?: number;
      pageSize?: number;
      idAfter?: number;
      type?: OrderType;
      status?: OrderStatus;
      paid?: boolean;
      externalReference?: string;
      subscriptionId?: number;
      from?: DateOrDateTime;
      to?: DateOrDateTime;
      sortField?: "id" | "date";
      sortDirection?: SortDirection;
    };
    body: undefined;
    answers: { 200: OrderDTO[] } & Refusals;
    result: OrderDTO[];
  };

  /** Count orders */
  orderHeadAll: {
    path: Record<never, never>;
    query: {
      apiVersion?: string;
      pageNumber?: number;
      pageSize?: number;
      idAfter?: number;
      type?: OrderType;
      status?: OrderStatus;
      paid?: boolean;
      externalReference?: string;
      subscriptionId?: number;
      from?: DateOrDateTime;
      to?: DateOrDateTime;
      sortField?: "id" | "date";
      sortDirection?: SortDirection;
    };
    body: undefined;
    answers: { 200: undefined } & Refusals<undefined>;
    result: undefined;
  };

  /** Place an order */
  orderCreate: {
    path: Record<never, never>;
    query: { apiVersion?: string };
    body: OrderCreate;
    answers: { 201: OrderDTO } & Refusals;
    result: OrderDTO;
  };

  /** Estimate an order, an upgrade or a change of quantities */
  orderEstimate: {
    path: Record<never, never>;
    query: { apiVersion?: string };
    body: OrderEstimateInput;
    answers: { 200: OrderEstimate } & Refusals;
    result: OrderEstimate;
  };

  /** Read an order */
  orderGet: {
    path: { id: number };
    query: { apiVersion?: string };
    body: undefined;
    answers: { 200: OrderDTO } & Refusals<ErrorResponse, 412>;
    result: OrderDTO;
  };

  /** Cancel a deferred order */
  orderDelete: {
    path: { id: number };
    query: { apiVersion?: string };
    body: undefined;
    answers: { 204: undefined } & Refusals<ErrorResponse, 412>;
    result: undefined;
  };

  /** List invoices */
  invoiceGetAllPaged: {
    path: Record<never, never>;
    query: {
      apiVersion?: string;
      pageNumber?: number;
      pageSize?: number;
      idAfter?: number;
      subscriptionId?: number;
      status?: InvoiceStatus[];
      paid?: boolean;
      from?: DateOrDateTime;
      to?: DateOrDateTime;
      sortField?: "id" | "date";
      sortDirection?: SortDirection;
    };
    body: undefined;
    answers: { 200: InvoiceDTO[] } & Refusals;
    result: InvoiceDTO[];
  };

  /** Count invoices */
  invoiceHeadAll: {
    path: Record<never, never>;
    query: {
      apiVersion?: string;
      pageNumber?: number;
      pageSize?: number;
      idAfter?: number;
      subscriptionId?: number;
      status?: InvoiceStatus[];
      paid?: boolean;
      from?: DateOrDateTime;
      to?: DateOrDateTime;
      sortField?: "id" | "date";
      sortDirection?: SortDirection;
    };
    body: undefined;
    answers: { 200: undefined } & Refusals<undefined>;
    result: undefined;
  };

  /** Read an invoice */
  invoiceGet: {
    path: { id: number };
    query: { apiVersion?: string };
    body: undefined;
    answers: { 200: InvoiceDTO } & Refusals<ErrorResponse, 412>;
    result: InvoiceDTO;
  };

  /** Credit an invoice, in whole or in part */
  invoiceCredit: {
    path: { id: number };
    query: { apiVersion?: string };
    body: InvoiceCredit;
    answers: { 201: InvoiceDTO } & Refusals;
    result: InvoiceDTO;
  };

  /** Pay an invoice */
  invoicePay: {
    path: { id: number };
    query: { apiVersion?: string };
    body: InvoicePay;
    answers: { 204: undefined } & Refusals;
    result: undefined;
  };

  /** Mark an invoice paid */
  invoiceMarkPaid: {
    path: { id: number };
    query: { apiVersion?: string };
    body: InvoicePaymentReference;
    answers: { 204: undefined } & Refusals;
    result: undefined;
  };

  /** Read an invoice as a PDF */
  invoicePdf: {
    path: { id: number };
    query: { apiVersion?: string };
    body: undefined;
    answers: { 200: string } & Refusals;
    result: string;
  };

  /** Read the balance report */
  proceedsReportGet: {
    path: Record<never, never>;
    query: {
      apiVersion?: string;
      pageNumber?: number;
      pageSize?: number;
      from?: DateOrDateTime;
      to?: DateOrDateTime;
    };
    body: undefined;
    answers: { 200: ProceedsReport } & Refusals;
    result: ProceedsReport;
  };

  /** Read what was billed and paid over time */
  moneyReportGet: {
    path: Record<never, never>;
    query: {
      apiVersion?: string;
      from?: DateOrDateTime;
      to?: DateOrDateTime;
      step?: ReportStep;
      product?: number;
    };
    body: undefined;
    answers: { 200: MoneyReport } & Refusals;
    result: MoneyReport;
  };

  /** Read the platform-wide event endpoints */
  platformEndpointsGet: {
    path: Record<never, never>;
    query: { apiVersion?: string };
    body: undefined;
    answers: { 200: PlatformEndpoint[] } & Refusals;
    result: PlatformEndpoint[];
  };

  /** Replace the platform-wide event endpoints */
  platformEndpointsReplace: {
    path: Record<never, never>;
    query: { apiVersion?: string };
    body: PlatformEndpointInput[];
    answers: { 200: PlatformEndpoint[] } & Refusals;
    result: PlatformEndpoint[];
  };

  /** Find objects by what a person knows of them */
  searchFind: {
    path: Record<never, never>;
    query: { apiVersion?: string; text?: string };
    body: undefined;
    answers: { 200: SearchResult } & Refusals;
    result: SearchResult;
  };

  /** List audit entries */
  auditEntryGetAllPaged: {
    path: Record<never, never>;
    query: {
      apiVersion?: string;
      pageNumber?: number;
      pageSize?: number;
      idAfter?: number;
      userId?: number;
      operation?: string;
      object?: string;
      outcome?: AuditOutcome;
      requestId?: string;
      from?: DateOrDateTime;
      to?: DateOrDateTime;
      sortField?: "id" | "date";
      sortDirection?: SortDirection;
    };
    body: undefined;
    answers: { 200: AuditEntryDTO[] } & Refusals;
    result: AuditEntryDTO[];
  };

  /** Count audit entries */
  auditEntryHeadAll: {
    path: Record<never, never>;
    query: {
      apiVersion?: string;
      pageNumber?: number;
      pageSize?: number;
      idAfter?: number;
      userId?: number;
      operation?: string;
      object?: string;
      outcome?: AuditOutcome;
      requestId?: string;
      from?: DateOrDateTime;
      to?: DateOrDateTime;
      sortField?: "id" | "date";
      sortDirection?: SortDirection;
    };
    body: undefined;
    answers: { 200: undefined } & Refusals<undefined>;
    result: undefined;
  };

  /** Read an audit entry */
  auditEntryGet: {
    path: { id: number };
    query: { apiVersion?: string };
    body: undefined;
    answers: { 200: AuditEntryDTO } & Refusals<ErrorResponse, 412>;
    result: AuditEntryDTO;
  };

  /** List events */
  eventGetAllPaged: {
    path: Record<never, never>;
    query: {
      apiVersion?: string;
      pageNumber?: number;
      pageSize?: number;
      idAfter?: number;
      notified?: boolean;
      entityName?: EventEntity;
      entityId?: number;
      type?: EventType;
      outcome?: EventAttemptOutcome;
      endpoint?: string;
      product?: number;
      subscriptionId?: number;
      from?: DateOrDateTime;
      to?: DateOrDateTime;
      withAttempts?: boolean;
      sortField?: "id" | "date";
      sortDirection?: SortDirection;
    };
    body: undefined;
    answers: { 200: EventDTO[] } & Refusals;
    result: EventDTO[];
  };

  /** Count events */
  eventHeadAll: {
    path: Record<never, never>;
    query: {
      apiVersion?: string;
      pageNumber?: number;
      pageSize?: number;
      idAfter?: number;
      notified?: boolean;
      entityName?: EventEntity;
      entityId?: number;
      type?: EventType;
      outcome?: EventAttemptOutcome;
      endpoint?: string;
      product?: number;
      subscriptionId?: number;
      from?: DateOrDateTime;
      to?: DateOrDateTime;
      withAttempts?: boolean;
      sortField?: "id" | "date";
      sortDirection?: SortDirection;
    };
    body: undefined;
    answers: { 200: undefined } & Refusals<undefined>;
    result: undefined;
  };

  /** Send a test event */
  eventCreate: {
    path: Record<never, never>;
    query: { apiVersion?: string };
    body: EventCreate;
    answers: { 201: EventDTO } & Refusals;
    result: EventDTO;
  };

  /** Send many events again */
  eventRedeliverAll: {
    path: Record<never, never>;
    query: { apiVersion?: string };
    body: EventFilter;
    answers: { 200: EventsRedelivered } & Refusals;
    result: EventsRedelivered;
  };

  /** Read an event */
  eventGet: {
    path: { id: number };
    query: { apiVersion?: string };
    body: undefined;
    answers: { 200: EventDTO } & Refusals<ErrorResponse, 412>;
    result: EventDTO;
  };

  /** Drop an event */
  eventDelete: {
    path: { id: number };
    query: { apiVersion?: string };
    body: undefined;
    answers: { 204: undefined } & Refusals<ErrorResponse, 412>;
    result: undefined;
  };

  /** List the delivery attempts of an event */
  eventGetAttempts: {
    path: { id: number };
    query: { apiVersion?: string };
    body: undefined;
    answers: { 200: EventAttempt[] } & Refusals;
    result: EventAttempt[];
  };

  /** Send an event again */
  eventRedeliver: {
    path: { id: number };
    query: { apiVersion?: string };
    body: undefined;
    answers: { 204: undefined } & Refusals;
    result: undefined;
  };

  /** List the links to an event */
  eventGetShares: {
    path: { id: number };
    query: { apiVersion?: string };
    body: undefined;
    answers: { 200: EventShare[] } & Refusals;
    result: EventShare[];
  };

  /** Make a link to an event that needs no account */
  eventShare: {
    path: { id: number };
    query: { apiVersion?: string };
    body: EventShareCreate;
    answers: { 200: EventShareCreated } & Refusals;
    result: EventShareCreated;
  };

  /** Revoke the links to an event */
  eventDeleteShares: {
    path: { id: number };
    query: { apiVersion?: string };
    body: undefined;
    answers: { 204: undefined } & Refusals;
    result: undefined;
  };

  /** List endpoints and their health */
  eventEndpointGetAllPaged: {
    path: Record<never, never>;
    query: {
      apiVersion?: string;
      pageNumber?: number;
      pageSize?: number;
      idAfter?: number;
      sortField?: "id" | "failures";
      sortDirection?: SortDirection;
    };
    body: undefined;
    answers: { 200: EventEndpointDTO[] } & Refusals;
    result: EventEndpointDTO[];
  };

  /** Count endpoints */
  eventEndpointHeadAll: {
    path: Record<never, never>;
    query: {
      apiVersion?: string;
      pageNumber?: number;
      pageSize?: number;
      idAfter?: number;
      sortField?: "id" | "failures";
      sortDirection?: SortDirection;
    };
    body: undefined;
    answers: { 200: undefined } & Refusals<undefined>;
    result: undefined;
  };

  /** Read the health of an endpoint */
  eventEndpointGet: {
    path: { id: number };
    query: { apiVersion?: string };
    body: undefined;
    answers: { 200: EventEndpointDTO } & Refusals<ErrorResponse, 412>;
    result: EventEndpointDTO;
  };

  /** Pause or resume an endpoint, or limit its rate */
  eventEndpointPatch: {
    path: { id: number };
    query: { apiVersion?: string };
    body: EventEndpointPatch;
    answers: { 200: EventEndpointDTO } & Refusals<ErrorResponse, 412>;
    result: EventEndpointDTO;
  };

  /** Follow what changes */
  changeStream: {
    path: Record<never, never>;
    query: { apiVersion?: string };
    body: undefined;
    answers: { 200: Change } & Refusals;
    result: Change;
  };

  /** Read the clock */
  clockGet: {
    path: Record<never, never>;
    query: { apiVersion?: string };
    body: undefined;
    answers: { 200: Clock } & Refusals;
    result: Clock;
  };

  /** Move the clock forward */
  clockAdvance: {
    path: Record<never, never>;
    query: { apiVersion?: string; settle?: boolean };
    body: ClockInput;
    answers: { 200: Clock } & Refusals;
    result: Clock;
  };

  /** Try out an advance of the clock */
  clockDryRun: {
    path: Record<never, never>;
    query: { apiVersion?: string };
    body: ClockInput;
    answers: { 200: ClockDryRun } & Refusals;
    result: ClockDryRun;
  };

  /** Read what falls due next */
  dueGet: {
    path: Record<never, never>;
    query: { apiVersion?: string; to?: DateOrDateTime };
    body: undefined;
    answers: { 200: DueJob[] } & Refusals;
    result: DueJob[];
  };

  /** Read the fault rules */
  faultsGet: {
    path: Record<never, never>;
    query: { apiVersion?: string };
    body: undefined;
    answers: { 200: FaultRule[] } & Refusals;
    result: FaultRule[];
  };

  /** Replace the fault rules */
  faultsReplace: {
    path: Record<never, never>;
    query: { apiVersion?: string };
    body: FaultRuleInput[];
    answers: { 200: FaultRule[] } & Refusals;
    result: FaultRule[];
  };

  /** Remove all fault rules */
  faultsDelete: {
    path: Record<never, never>;
    query: { apiVersion?: string };
    body: undefined;
    answers: { 204: undefined } & Refusals;
    result: undefined;
  };

  /** Read the last requests */
  requestLogGet: {
    path: Record<never, never>;
    query: { apiVersion?: string; requestId?: string; failed?: boolean; object?: string };
    body: undefined;
    answers: { 200: LoggedRequest[] } & Refusals;
    result: LoggedRequest[];
  };

  /** Let short-lived tokens expire now */
  sandboxExpireTokens: {
    path: Record<never, never>;
    query: { apiVersion?: string };
    body: ExpireTokensInput;
    answers: { 204: undefined } & Refusals;
    result: undefined;
  };

  /** Go back to a seed */
  sandboxReset: {
    path: Record<never, never>;
    query: { apiVersion?: string };
    body: ResetInput;
    answers: { 204: undefined } & Refusals;
    result: undefined;
  };

  /** List the snapshots */
  snapshotList: {
    path: Record<never, never>;
    query: { apiVersion?: string };
    body: undefined;
    answers: { 200: Snapshot[] } & Refusals;
    result: Snapshot[];
  };

  /** Take a named copy of the whole state */
  snapshotCreate: {
    path: Record<never, never>;
    query: { apiVersion?: string };
    body: SnapshotInput;
    answers: { 201: Snapshot } & Refusals;
    result: Snapshot;
  };

  /** Delete a snapshot */
  snapshotDelete: {
    path: { name: string };
    query: { apiVersion?: string };
    body: undefined;
    answers: { 204: undefined } & Refusals;
    result: undefined;
  };

  /** Go back to a snapshot */
  snapshotRestore: {
    path: { name: string };
    query: { apiVersion?: string };
    body: undefined;
    answers: { 204: undefined } & Refusals;
    result: undefined;
  };

  /** Turn a test card into a payment method id */
  testCardCreate: {
    path: Record<never, never>;
    query: { apiVersion?: string };
    body: TestCard;
    answers: { 200: TestCardResult } & Refusals;
    result: TestCardResult;
  };
}
