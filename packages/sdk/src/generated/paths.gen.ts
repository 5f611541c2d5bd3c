// Generated from the operations in spec/paths/ by `npm run generate`. Do not edit it: change the source, and run the command.

import type {
  ApplicationMetricCreate,
  ApplicationMetricDTO,
  ApplicationMetricInput,
  AuditEntryDTO,
  AuditOutcome,
  AuthToken,
  BillingItemCreate,
  BillingItemDTO,
  BillingItemInput,
  BillingItemValueType,
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
  CustomInvoiceType,
  DateOrDateTime,
  DeploymentStatus,
  DueJob,
  ErrorResponse,
  EventAttempt,
  EventAttemptOutcome,
  EventCreate,
  EventDTO,
  EventEndpointDTO,
  EventEndpointPatch,
  EventEntity,
  EventFilter,
  EventShare,
  EventShareCreate,
  EventShareCreated,
  EventType,
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
  InvoiceStatus,
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
  ReportStep,
  ResetInput,
  SearchResult,
  Snapshot,
  SnapshotInput,
  SortDirection,
  Subscription,
  SubscriptionEndpointInput,
  SubscriptionMove,
  SubscriptionPatch,
  SubscriptionType,
  TestCard,
  TestCardResult,
  TokenCreate,
  TokenCreated,
  TokenDTO,
  TokenKind,
  UpgradeResult,
  UserCompanyCreate,
  UserCompanyDTO,
  UserCompanyInput,
  UserCompanyPatch,
  UserCreate,
  UserPatch,
  UserRole,
} from "./models.gen.js";

/** Every operation by its path, for openapi-fetch. */
export interface paths {
  "/login": {
    /** Sign in and get a token */
    get: {
      parameters: { query?: { expire?: boolean } };
      responses: {
        200: { content: { "application/json": AuthToken } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
    /** Sign in and get a token, by POST */
    post: {
      parameters: { query?: { expire?: boolean } };
      responses: {
        200: { content: { "application/json": AuthToken } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
  };
  "/logout": {
    /** Sign out */
    post: {
      parameters: {};
      responses: {
        204: { content?: never };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
  };
  "/token": {
    /** List tokens */
    get: {
      parameters: {
        query?: {
          pageNumber?: number;
          pageSize?: number;
          idAfter?: number;
          userId?: number;
          kind?: TokenKind;
          sortField?: "id" | "createdAt";
          sortDirection?: SortDirection;
        };
      };
      responses: {
        200: { content: { "application/json": TokenDTO[] } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
    /** Count tokens */
    head: {
      parameters: {
        query?: {
          pageNumber?: number;
          pageSize?: number;
          idAfter?: number;
          userId?: number;
          kind?: TokenKind;
          sortField?: "id" | "createdAt";
          sortDirection?: SortDirection;
        };
      };
      responses: {
        200: { content?: never };
      };
    };
    /** Create a personal token */
    post: {
      parameters: {};
      requestBody: { content: { "application/json": TokenCreate } };
      responses: {
        201: { content: { "application/json": TokenCreated } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
  };
  "/token/{id}": {
    /** Read a token */
    get: {
      parameters: { path: { id: number } };
      responses: {
        200: { content: { "application/json": TokenDTO } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
    /** Revoke a token */
    delete: {
      parameters: { path: { id: number } };
      responses: {
        204: { content?: never };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
  };
  "/user/me": {
    /** Read the caller's own profile */
    get: {
      parameters: {};
      responses: {
        200: { content: { "application/json": MyUserDTO } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
  };
  "/user": {
    /** List users */
    get: {
      parameters: {
        query?: {
          pageNumber?: number;
          pageSize?: number;
          idAfter?: number;
          search?: string;
          companyId?: number;
          role?: UserRole;
          sortField?: "id" | "userName" | "name" | "email" | "creationDate";
          sortDirection?: SortDirection;
        };
      };
      responses: {
        200: { content: { "application/json": MyUserDTO[] } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
    /** Count users */
    head: {
      parameters: {
        query?: {
          pageNumber?: number;
          pageSize?: number;
          idAfter?: number;
          search?: string;
          companyId?: number;
          role?: UserRole;
          sortField?: "id" | "userName" | "name" | "email" | "creationDate";
          sortDirection?: SortDirection;
        };
      };
      responses: {
        200: { content?: never };
      };
    };
    /** Create a user */
    post: {
      parameters: {};
      requestBody: {
        content: {
          "application/json": Omit<UserCreate, "companyGroup"> & {
            companyGroup?: { url: `companyGroup/${number}` };
          };
        };
      };
      responses: {
        201: { content: { "application/json": MyUserDTO } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
  };
  "/user/{id}": {
    /** Read a user */
    get: {
      parameters: { path: { id: number } };
      responses: {
        200: { content: { "application/json": MyUserDTO } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
    /** Change a user */
    put: {
      parameters: { path: { id: number } };
      requestBody: {
        content: {
          "application/json": Omit<MyUserInput, "companyGroup"> & {
            companyGroup?: { url: `companyGroup/${number}` };
          };
        };
      };
      responses: {
        200: { content: { "application/json": MyUserDTO } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
    /** Change single fields of a user, or act on it */
    patch: {
      parameters: { path: { id: number } };
      requestBody: { content: { "application/json": UserPatch } };
      responses: {
        204: { content?: never };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
    /** Delete a user */
    delete: {
      parameters: { path: { id: number } };
      responses: {
        204: { content?: never };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
  };
  "/user/{id}/metadata": {
    /** Read the metadata of a user */
    get: {
      parameters: { path: { id: number } };
      responses: {
        200: { content: { "application/json": Metadata } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
    /** Replace the metadata of a user */
    put: {
      parameters: { path: { id: number } };
      requestBody: { content: { "application/json": Metadata } };
      responses: {
        204: { content?: never };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
  };
  "/user/{id}/metadata/{key}": {
    /** Remove one metadata key of a user */
    delete: {
      parameters: { path: { id: number; key: MetadataKey } };
      responses: {
        204: { content?: never };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
  };
  "/userCompany": {
    /** List customer companies */
    get: {
      parameters: {
        query?: {
          pageNumber?: number;
          pageSize?: number;
          idAfter?: number;
          search?: string;
          sortField?: "id" | "name";
          sortDirection?: SortDirection;
        };
      };
      responses: {
        200: { content: { "application/json": UserCompanyDTO[] } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
    /** Count customer companies */
    head: {
      parameters: {
        query?: {
          pageNumber?: number;
          pageSize?: number;
          idAfter?: number;
          search?: string;
          sortField?: "id" | "name";
          sortDirection?: SortDirection;
        };
      };
      responses: {
        200: { content?: never };
      };
    };
    /** Create a customer company */
    post: {
      parameters: {};
      requestBody: { content: { "application/json": UserCompanyCreate } };
      responses: {
        201: { content: { "application/json": UserCompanyDTO } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
  };
  "/userCompany/{id}": {
    /** Read a customer company */
    get: {
      parameters: { path: { id: number } };
      responses: {
        200: { content: { "application/json": UserCompanyDTO } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
    /** Change a customer company */
    put: {
      parameters: { path: { id: number } };
      requestBody: { content: { "application/json": UserCompanyInput } };
      responses: {
        200: { content: { "application/json": UserCompanyDTO } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
    /** Change single fields of a customer company, or act on it */
    patch: {
      parameters: { path: { id: number } };
      requestBody: { content: { "application/json": UserCompanyPatch } };
      responses: {
        204: { content?: never };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
    /** Delete a customer company */
    delete: {
      parameters: { path: { id: number } };
      responses: {
        204: { content?: never };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
  };
  "/userCompany/{id}/metadata": {
    /** Read the metadata of a userCompany */
    get: {
      parameters: { path: { id: number } };
      responses: {
        200: { content: { "application/json": Metadata } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
    /** Replace the metadata of a userCompany */
    put: {
      parameters: { path: { id: number } };
      requestBody: { content: { "application/json": Metadata } };
      responses: {
        204: { content?: never };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
  };
  "/userCompany/{id}/metadata/{key}": {
    /** Remove one metadata key of a userCompany */
    delete: {
      parameters: { path: { id: number; key: MetadataKey } };
      responses: {
        204: { content?: never };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
  };
  "/company": {
    /** List vendor companies */
    get: {
      parameters: {
        query?: {
          pageNumber?: number;
          pageSize?: number;
          idAfter?: number;
          search?: string;
          enabled?: boolean;
          sortField?: "id" | "name";
          sortDirection?: SortDirection;
        };
      };
      responses: {
        200: { content: { "application/json": CompanyDTO[] } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
    /** Count vendor companies */
    head: {
      parameters: {
        query?: {
          pageNumber?: number;
          pageSize?: number;
          idAfter?: number;
          search?: string;
          enabled?: boolean;
          sortField?: "id" | "name";
          sortDirection?: SortDirection;
        };
      };
      responses: {
        200: { content?: never };
      };
    };
    /** Create a vendor company */
    post: {
      parameters: {};
      requestBody: { content: { "application/json": CompanyCreate } };
      responses: {
        201: { content: { "application/json": CompanyDTO } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
  };
  "/company/{id}": {
    /** Read a vendor company */
    get: {
      parameters: { path: { id: number } };
      responses: {
        200: { content: { "application/json": CompanyDTO } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
    /** Change a vendor company */
    put: {
      parameters: { path: { id: number } };
      requestBody: { content: { "application/json": CompanyInput } };
      responses: {
        200: { content: { "application/json": CompanyDTO } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
    /** Change single fields of a vendor company, or act on it */
    patch: {
      parameters: { path: { id: number } };
      requestBody: { content: { "application/json": CompanyPatch } };
      responses: {
        204: { content?: never };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
    /** Delete a vendor company with all that belongs to it */
    delete: {
      parameters: { path: { id: number }; query?: { deep?: boolean } };
      responses: {
        204: { content?: never };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
  };
  "/companyGroup": {
    /** List company groups */
    get: {
      parameters: {
        query?: {
          pageNumber?: number;
          pageSize?: number;
          idAfter?: number;
          userCompanyId?: number;
          sortField?: "id" | "name";
          sortDirection?: SortDirection;
        };
      };
      responses: {
        200: { content: { "application/json": CompanyGroupDTO[] } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
    /** Count company groups */
    head: {
      parameters: {
        query?: {
          pageNumber?: number;
          pageSize?: number;
          idAfter?: number;
          userCompanyId?: number;
          sortField?: "id" | "name";
          sortDirection?: SortDirection;
        };
      };
      responses: {
        200: { content?: never };
      };
    };
    /** Create a group in a customer company */
    post: {
      parameters: {};
      requestBody: {
        content: {
          "application/json": Omit<CompanyGroupCreate, "userCompany"> & {
            userCompany?: { url: `userCompany/${number}` };
          };
        };
      };
      responses: {
        201: { content: { "application/json": CompanyGroupDTO } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
  };
  "/companyGroup/{id}": {
    /** Read a company group */
    get: {
      parameters: { path: { id: number } };
      responses: {
        200: { content: { "application/json": CompanyGroupDTO } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
    /** Change a company group */
    put: {
      parameters: { path: { id: number } };
      requestBody: { content: { "application/json": CompanyGroupInput } };
      responses: {
        200: { content: { "application/json": CompanyGroupDTO } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
    /** Delete a company group */
    delete: {
      parameters: { path: { id: number } };
      responses: {
        204: { content?: never };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
  };
  "/paymentMethod": {
    /** List payment methods */
    get: {
      parameters: {
        query?: {
          pageNumber?: number;
          pageSize?: number;
          idAfter?: number;
          userId?: number;
          sortField?: "id" | "label";
          sortDirection?: SortDirection;
        };
      };
      responses: {
        200: { content: { "application/json": PaymentMethodDTO[] } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
    /** Count payment methods */
    head: {
      parameters: {
        query?: {
          pageNumber?: number;
          pageSize?: number;
          idAfter?: number;
          userId?: number;
          sortField?: "id" | "label";
          sortDirection?: SortDirection;
        };
      };
      responses: {
        200: { content?: never };
      };
    };
    /** Store a payment method */
    post: {
      parameters: {};
      requestBody: { content: { "application/json": PaymentMethodCreate } };
      responses: {
        201: { content: { "application/json": PaymentMethodDTO } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
  };
  "/paymentMethod/{id}": {
    /** Read a payment method */
    get: {
      parameters: { path: { id: number } };
      responses: {
        200: { content: { "application/json": PaymentMethodDTO } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
    /** Change a payment method */
    put: {
      parameters: { path: { id: number } };
      requestBody: { content: { "application/json": PaymentMethodInput } };
      responses: {
        200: { content: { "application/json": PaymentMethodDTO } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
    /** Delete a payment method */
    delete: {
      parameters: { path: { id: number } };
      responses: {
        204: { content?: never };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
  };
  "/notification": {
    /** List notifications */
    get: {
      parameters: {
        query?: {
          pageNumber?: number;
          pageSize?: number;
          idAfter?: number;
          expired?: boolean;
          sortField?: "id" | "start" | "end";
          sortDirection?: SortDirection;
        };
      };
      responses: {
        200: { content: { "application/json": NotifyDTO[] } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
    /** Count notifications */
    head: {
      parameters: {
        query?: {
          pageNumber?: number;
          pageSize?: number;
          idAfter?: number;
          expired?: boolean;
          sortField?: "id" | "start" | "end";
          sortDirection?: SortDirection;
        };
      };
      responses: {
        200: { content?: never };
      };
    };
    /** Publish a platform notification */
    post: {
      parameters: {};
      requestBody: { content: { "application/json": NotifyCreate } };
      responses: {
        201: { content: { "application/json": NotifyDTO } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
  };
  "/notification/{id}": {
    /** Read a platform notification */
    get: {
      parameters: { path: { id: number } };
      responses: {
        200: { content: { "application/json": NotifyDTO } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
    /** Change a platform notification */
    put: {
      parameters: { path: { id: number } };
      requestBody: { content: { "application/json": NotifyInput } };
      responses: {
        200: { content: { "application/json": NotifyDTO } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
    /** Delete a platform notification */
    delete: {
      parameters: { path: { id: number } };
      responses: {
        204: { content?: never };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
  };
  "/message": {
    /** List messages */
    get: {
      parameters: {
        query?: {
          pageNumber?: number;
          pageSize?: number;
          idAfter?: number;
          search?: string;
          userId?: number;
          sortField?: "id" | "createdAt";
          sortDirection?: SortDirection;
        };
      };
      responses: {
        200: { content: { "application/json": MessageDTO[] } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
    /** Count messages */
    head: {
      parameters: {
        query?: {
          pageNumber?: number;
          pageSize?: number;
          idAfter?: number;
          search?: string;
          userId?: number;
          sortField?: "id" | "createdAt";
          sortDirection?: SortDirection;
        };
      };
      responses: {
        200: { content?: never };
      };
    };
  };
  "/message/{id}": {
    /** Read a message */
    get: {
      parameters: { path: { id: number } };
      responses: {
        200: { content: { "application/json": MessageDTO } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
  };
  "/comment": {
    /** List reviews */
    get: {
      parameters: {
        query?: {
          pageNumber?: number;
          pageSize?: number;
          idAfter?: number;
          productId?: number;
          userId?: number;
          sortField?: "id" | "date" | "rating";
          sortDirection?: SortDirection;
        };
      };
      responses: {
        200: { content: { "application/json": CommentDTO[] } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
    /** Count reviews */
    head: {
      parameters: {
        query?: {
          pageNumber?: number;
          pageSize?: number;
          idAfter?: number;
          productId?: number;
          userId?: number;
          sortField?: "id" | "date" | "rating";
          sortDirection?: SortDirection;
        };
      };
      responses: {
        200: { content?: never };
      };
    };
    /** Review a product */
    post: {
      parameters: {};
      requestBody: {
        content: {
          "application/json": Omit<CommentCreate, "product"> & { product?: { url: `product/${number}` } };
        };
      };
      responses: {
        201: { content: { "application/json": CommentDTO } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
  };
  "/comment/{id}": {
    /** Read a review */
    get: {
      parameters: { path: { id: number } };
      responses: {
        200: { content: { "application/json": CommentDTO } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
    /** Change a review */
    put: {
      parameters: { path: { id: number } };
      requestBody: { content: { "application/json": CommentInput } };
      responses: {
        200: { content: { "application/json": CommentDTO } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
    /** Delete a review */
    delete: {
      parameters: { path: { id: number } };
      responses: {
        204: { content?: never };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
  };
  "/cloudCredential": {
    /** List cloud credentials */
    get: {
      parameters: {
        query?: {
          pageNumber?: number;
          pageSize?: number;
          idAfter?: number;
          subscriptionId?: number;
          sortField?: "id" | "name";
          sortDirection?: SortDirection;
        };
      };
      responses: {
        200: { content: { "application/json": CloudCredentialDTO[] } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
    /** Count cloud credentials */
    head: {
      parameters: {
        query?: {
          pageNumber?: number;
          pageSize?: number;
          idAfter?: number;
          subscriptionId?: number;
          sortField?: "id" | "name";
          sortDirection?: SortDirection;
        };
      };
      responses: {
        200: { content?: never };
      };
    };
    /** Create a cloud credential */
    post: {
      parameters: {};
      requestBody: {
        content: {
          "application/json": Omit<CloudCredentialCreate, "cloudProvider" | "subscription"> & {
            cloudProvider?: { url: `cloudProvider/${number}` };
            subscription?: { url: `subscription/${number}` };
          };
        };
      };
      responses: {
        201: { content: { "application/json": CloudCredentialDTO } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
  };
  "/cloudCredential/{id}": {
    /** Read a cloud credential */
    get: {
      parameters: { path: { id: number } };
      responses: {
        200: { content: { "application/json": CloudCredentialDTO } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
    /** Store the secret of a cloud credential */
    patch: {
      parameters: { path: { id: number } };
      requestBody: { content: { "application/json": CloudCredentialPatch } };
      responses: {
        204: { content?: never };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
    /** Delete a cloud credential */
    delete: {
      parameters: { path: { id: number } };
      responses: {
        204: { content?: never };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
  };
  "/cloudCredential/{id}/metadata": {
    /** Read the metadata of a cloudCredential */
    get: {
      parameters: { path: { id: number } };
      responses: {
        200: { content: { "application/json": Metadata } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
    /** Replace the metadata of a cloudCredential */
    put: {
      parameters: { path: { id: number } };
      requestBody: { content: { "application/json": Metadata } };
      responses: {
        204: { content?: never };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
  };
  "/cloudCredential/{id}/metadata/{key}": {
    /** Remove one metadata key of a cloudCredential */
    delete: {
      parameters: { path: { id: number; key: MetadataKey } };
      responses: {
        204: { content?: never };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
  };
  "/countryCodes": {
    /** List the countries and their two-letter codes */
    get: {
      parameters: { query?: { language?: LanguageCode; country?: string } };
      responses: {
        200: { content: { "application/json": CountryCodeDTO[] | CountryCodeDTO } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
  };
  "/subscription": {
    /** List subscriptions */
    get: {
      parameters: {
        query?: {
          pageNumber?: number;
          pageSize?: number;
          idAfter?: number;
          search?: string;
          id?: readonly number[];
          status?: readonly (DeploymentStatus | "WAITING_FOR_PAYMENT")[];
          type?: SubscriptionType;
          product?: number;
          metadata?: Record<string, string>;
          sortField?: "id" | "name" | "createdAt" | "updatedAt" | "endDate";
          sortDirection?: SortDirection;
        };
      };
      responses: {
        200: { content: { "application/json": Subscription[] } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
    /** Count subscriptions */
    head: {
      parameters: {
        query?: {
          pageNumber?: number;
          pageSize?: number;
          idAfter?: number;
          search?: string;
          id?: readonly number[];
          status?: readonly (DeploymentStatus | "WAITING_FOR_PAYMENT")[];
          type?: SubscriptionType;
          product?: number;
          metadata?: Record<string, string>;
          sortField?: "id" | "name" | "createdAt" | "updatedAt" | "endDate";
          sortDirection?: SortDirection;
        };
      };
      responses: {
        200: { content?: never };
      };
    };
  };
  "/subscription/{id}": {
    /** Read a subscription */
    get: {
      parameters: { path: { id: number }; query?: { language?: LanguageCode } };
      responses: {
        200: { content: { "application/json": Subscription } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
    /** Report on, rename, upgrade, renew, stop, start or terminate a subscription */
    patch: {
      parameters: { path: { id: number } };
      requestBody: { content: { "application/json": SubscriptionPatch } };
      responses: {
        200: { content: { "application/json": UpgradeResult } };
        204: { content?: never };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
  };
  "/subscription/{id}/endpoints": {
    /** Set the endpoints of a subscription */
    post: {
      parameters: { path: { id: number } };
      requestBody: { content: { "application/json": SubscriptionEndpointInput[] } };
      responses: {
        204: { content?: never };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
  };
  "/subscription/{id}/instructions": {
    /** Set the end-user instructions of a subscription */
    post: {
      parameters: { path: { id: number } };
      requestBody: { content: { "application/json": Instructions } };
      responses: {
        204: { content?: never };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
  };
  "/subscription/{id}/credentials": {
    /** Set the credentials that the customer sees */
    post: {
      parameters: { path: { id: number } };
      requestBody: { content: { "application/json": CredentialInput[] } };
      responses: {
        204: { content?: never };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
  };
  "/subscription/{id}/invoice": {
    /** Bill a subscription at once */
    post: {
      parameters: { path: { id: number }; query?: { cashed?: boolean; type?: CustomInvoiceType } };
      requestBody: { content: { "application/json": InvoiceLineInput[] } };
      responses: {
        201: { content?: never };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
  };
  "/subscription/{id}/invoice/oneshot": {
    /** Set the lines of the next invoice */
    post: {
      parameters: { path: { id: number } };
      requestBody: { content: { "application/json": InvoiceLineInput[] } };
      responses: {
        200: { content: { "application/json": Subscription | undefined } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
  };
  "/subscription/{id}/invoice/recurring": {
    /** Set the lines of every later invoice */
    post: {
      parameters: { path: { id: number } };
      requestBody: { content: { "application/json": InvoiceLineInput[] } };
      responses: {
        200: { content: { "application/json": Subscription | undefined } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
  };
  "/subscription/{id}/charges": {
    /** List what a subscription was charged, and what waits */
    get: {
      parameters: {
        path: { id: number };
        query?: {
          pageNumber?: number;
          pageSize?: number;
          idAfter?: number;
          invoiceId?: readonly number[];
          sortField?: "id";
          sortDirection?: SortDirection;
        };
      };
      responses: {
        200: { content: { "application/json": Charge[] } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
    /** Count the charges of a subscription */
    head: {
      parameters: {
        path: { id: number };
        query?: {
          pageNumber?: number;
          pageSize?: number;
          idAfter?: number;
          invoiceId?: readonly number[];
          sortField?: "id";
          sortDirection?: SortDirection;
        };
      };
      responses: {
        200: { content?: never };
      };
    };
  };
  "/subscription/{id}/history": {
    /** Read the states that a subscription went through */
    get: {
      parameters: { path: { id: number } };
      responses: {
        200: { content: { "application/json": SubscriptionMove[] } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
  };
  "/subscription/{id}/metadata": {
    /** Read the metadata of a subscription */
    get: {
      parameters: { path: { id: number } };
      responses: {
        200: { content: { "application/json": Metadata } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
    /** Replace the metadata of a subscription */
    put: {
      parameters: { path: { id: number } };
      requestBody: { content: { "application/json": Metadata } };
      responses: {
        204: { content?: never };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
  };
  "/subscription/{id}/metadata/{key}": {
    /** Remove one metadata key of a subscription */
    delete: {
      parameters: { path: { id: number; key: MetadataKey } };
      responses: {
        204: { content?: never };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
  };
  "/configurationParameter": {
    /** List configuration parameters */
    get: {
      parameters: {
        query?: {
          pageNumber?: number;
          pageSize?: number;
          idAfter?: number;
          productId?: number;
          sortField?: "id" | "code" | "weight";
          sortDirection?: SortDirection;
        };
      };
      responses: {
        200: { content: { "application/json": ConfigurationParameter[] } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
    /** Count configuration parameters */
    head: {
      parameters: {
        query?: {
          pageNumber?: number;
          pageSize?: number;
          idAfter?: number;
          productId?: number;
          sortField?: "id" | "code" | "weight";
          sortDirection?: SortDirection;
        };
      };
      responses: {
        200: { content?: never };
      };
    };
    /** Create a configuration parameter of a product */
    post: {
      parameters: {};
      requestBody: {
        content: {
          "application/json": Omit<ConfigurationParameterCreate, "product"> & {
            product?: { url: `product/${number}` };
          };
        };
      };
      responses: {
        201: { content: { "application/json": ConfigurationParameter } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
  };
  "/configurationParameter/{id}": {
    /** Read a configuration parameter */
    get: {
      parameters: { path: { id: number }; query?: { language?: LanguageCode } };
      responses: {
        200: { content: { "application/json": ConfigurationParameter } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
    /** Change a configuration parameter */
    put: {
      parameters: { path: { id: number } };
      requestBody: { content: { "application/json": ConfigurationParameterInput } };
      responses: {
        200: { content: { "application/json": ConfigurationParameter } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
    /** Delete a configuration parameter */
    delete: {
      parameters: { path: { id: number } };
      responses: {
        204: { content?: never };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
  };
  "/configurationParameter/{id}/values": {
    /** Ask for the possible values of a configuration parameter */
    post: {
      parameters: { path: { id: number } };
      requestBody: {
        content: {
          "application/json": Omit<ConfigurationParameterValuesInput, "productVersion"> & {
            productVersion?: { url: `productVersion/${number}` };
          };
        };
      };
      responses: {
        200: { content: { "application/json": ConfigurationParameterValues } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
  };
  "/product": {
    /** List products */
    get: {
      parameters: {
        query?: {
          pageNumber?: number;
          pageSize?: number;
          idAfter?: number;
          search?: string;
          productType?: ProductType;
          companyId?: number;
          sortField?: "id" | "name";
          sortDirection?: SortDirection;
        };
      };
      responses: {
        200: { content: { "application/json": ProductDTO[] } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
    /** Count products */
    head: {
      parameters: {
        query?: {
          pageNumber?: number;
          pageSize?: number;
          idAfter?: number;
          search?: string;
          productType?: ProductType;
          companyId?: number;
          sortField?: "id" | "name";
          sortDirection?: SortDirection;
        };
      };
      responses: {
        200: { content?: never };
      };
    };
    /** Create a product */
    post: {
      parameters: {};
      requestBody: {
        content: {
          "application/json": Omit<ProductCreate, "company"> & { company?: { url: `company/${number}` } };
        };
      };
      responses: {
        201: { content: { "application/json": ProductDTO } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
  };
  "/product/{id}": {
    /** Read a product */
    get: {
      parameters: { path: { id: number }; query?: { language?: LanguageCode } };
      responses: {
        200: { content: { "application/json": ProductDTO } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
    /** Change a product */
    put: {
      parameters: { path: { id: number } };
      requestBody: { content: { "application/json": ProductInput } };
      responses: {
        200: { content: { "application/json": ProductDTO } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
    /** Delete a product */
    delete: {
      parameters: { path: { id: number } };
      responses: {
        204: { content?: never };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
  };
  "/product/{id}/metricHeaders": {
    /** Read the extra headers of metric polls */
    get: {
      parameters: { path: { id: number } };
      responses: {
        200: { content: { "application/json": MetricHeader[] } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
    /** Replace the extra headers of metric polls */
    put: {
      parameters: { path: { id: number } };
      requestBody: { content: { "application/json": MetricHeaderInput[] } };
      responses: {
        200: { content: { "application/json": MetricHeader[] } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
  };
  "/product/{id}/metadata": {
    /** Read the metadata of a product */
    get: {
      parameters: { path: { id: number } };
      responses: {
        200: { content: { "application/json": Metadata } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
    /** Replace the metadata of a product */
    put: {
      parameters: { path: { id: number } };
      requestBody: { content: { "application/json": Metadata } };
      responses: {
        204: { content?: never };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
  };
  "/product/{id}/metadata/{key}": {
    /** Remove one metadata key of a product */
    delete: {
      parameters: { path: { id: number; key: MetadataKey } };
      responses: {
        204: { content?: never };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
  };
  "/productVersion": {
    /** List plans */
    get: {
      parameters: {
        query?: {
          pageNumber?: number;
          pageSize?: number;
          idAfter?: number;
          product?: number;
          name?: string;
          withUnpublished?: boolean;
          sortField?: "id" | "name" | "price";
          sortDirection?: SortDirection;
        };
      };
      responses: {
        200: { content: { "application/json": ProductVersionDTO[] } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
    /** Count plans */
    head: {
      parameters: {
        query?: {
          pageNumber?: number;
          pageSize?: number;
          idAfter?: number;
          product?: number;
          name?: string;
          withUnpublished?: boolean;
          sortField?: "id" | "name" | "price";
          sortDirection?: SortDirection;
        };
      };
      responses: {
        200: { content?: never };
      };
    };
    /** Create a plan of a product */
    post: {
      parameters: {};
      requestBody: {
        content: {
          "application/json": Omit<ProductVersionCreate, "configurationParameters" | "product"> & {
            configurationParameters?: { url: `configurationParameter/${number}` }[];
            product?: { url: `product/${number}` };
          };
        };
      };
      responses: {
        201: { content: { "application/json": ProductVersionDTO } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
  };
  "/productVersion/{id}": {
    /** Read a plan */
    get: {
      parameters: { path: { id: number }; query?: { language?: LanguageCode } };
      responses: {
        200: { content: { "application/json": ProductVersionDTO } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
    /** Change a plan */
    put: {
      parameters: { path: { id: number } };
      requestBody: {
        content: {
          "application/json": Omit<ProductVersionInput, "configurationParameters"> & {
            configurationParameters?: { url: `configurationParameter/${number}` }[];
          };
        };
      };
      responses: {
        200: { content: { "application/json": ProductVersionDTO } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
    /** Change single fields of a plan, or publish it */
    patch: {
      parameters: { path: { id: number } };
      requestBody: { content: { "application/json": ProductVersionPatch } };
      responses: {
        204: { content?: never };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
    /** Delete a plan */
    delete: {
      parameters: { path: { id: number } };
      responses: {
        204: { content?: never };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
  };
  "/productVersion/{id}/metadata": {
    /** Read the metadata of a productVersion */
    get: {
      parameters: { path: { id: number } };
      responses: {
        200: { content: { "application/json": Metadata } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
    /** Replace the metadata of a productVersion */
    put: {
      parameters: { path: { id: number } };
      requestBody: { content: { "application/json": Metadata } };
      responses: {
        204: { content?: never };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
  };
  "/productVersion/{id}/metadata/{key}": {
    /** Remove one metadata key of a productVersion */
    delete: {
      parameters: { path: { id: number; key: MetadataKey } };
      responses: {
        204: { content?: never };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
  };
  "/billingItem": {
    /** List extra resources */
    get: {
      parameters: {
        query?: {
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
      };
      responses: {
        200: { content: { "application/json": BillingItemDTO[] } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
    /** Count extra resources */
    head: {
      parameters: {
        query?: {
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
      };
      responses: {
        200: { content?: never };
      };
    };
    /** Create an extra resource */
    post: {
      parameters: {};
      requestBody: {
        content: {
          "application/json": Omit<BillingItemCreate, "owner"> & { owner?: { url: `company/${number}` } };
        };
      };
      responses: {
        201: { content: { "application/json": BillingItemDTO } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
  };
  "/billingItem/{id}": {
    /** Read an extra resource */
    get: {
      parameters: { path: { id: number }; query?: { language?: LanguageCode } };
      responses: {
        200: { content: { "application/json": BillingItemDTO } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
    /** Change an extra resource */
    put: {
      parameters: { path: { id: number } };
      requestBody: { content: { "application/json": BillingItemInput } };
      responses: {
        200: { content: { "application/json": BillingItemDTO } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
    /** Delete an extra resource */
    delete: {
      parameters: { path: { id: number } };
      responses: {
        204: { content?: never };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
  };
  "/applicationMetric": {
    /** List metrics */
    get: {
      parameters: {
        query?: {
          pageNumber?: number;
          pageSize?: number;
          idAfter?: number;
          search?: string;
          productId?: number;
          sortField?: "id";
          sortDirection?: SortDirection;
        };
      };
      responses: {
        200: { content: { "application/json": ApplicationMetricDTO[] } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
    /** Count metrics */
    head: {
      parameters: {
        query?: {
          pageNumber?: number;
          pageSize?: number;
          idAfter?: number;
          search?: string;
          productId?: number;
          sortField?: "id";
          sortDirection?: SortDirection;
        };
      };
      responses: {
        200: { content?: never };
      };
    };
    /** Define a metric of a product */
    post: {
      parameters: {};
      requestBody: {
        content: {
          "application/json": Omit<ApplicationMetricCreate, "billingItem" | "product"> & {
            billingItem?: { url: `billingItem/${number}` };
            product?: { url: `product/${number}` };
          };
        };
      };
      responses: {
        201: { content: { "application/json": ApplicationMetricDTO } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
  };
  "/applicationMetric/{id}": {
    /** Read a metric */
    get: {
      parameters: { path: { id: number } };
      responses: {
        200: { content: { "application/json": ApplicationMetricDTO } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
    /** Change a metric */
    put: {
      parameters: { path: { id: number } };
      requestBody: {
        content: {
          "application/json": Omit<ApplicationMetricInput, "billingItem"> & {
            billingItem?: { url: `billingItem/${number}` };
          };
        };
      };
      responses: {
        200: { content: { "application/json": ApplicationMetricDTO } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
    /** Delete a metric */
    delete: {
      parameters: { path: { id: number } };
      responses: {
        204: { content?: never };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
  };
  "/applicationMetric/{id}/samples": {
    /** Read the values of a metric */
    get: {
      parameters: {
        path: { id: number };
        query?: { subscriptionId?: number; from?: DateOrDateTime; to?: DateOrDateTime };
      };
      responses: {
        200: { content: { "application/json": MetricSample[] } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
  };
  "/applicationMetric/{id}/polls": {
    /** Read how a metric is polled */
    get: {
      parameters: { path: { id: number }; query?: { subscriptionId?: number } };
      responses: {
        200: { content: { "application/json": MetricPoll[] } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
  };
  "/order": {
    /** List orders */
    get: {
      parameters: {
        query?: {
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
      };
      responses: {
        200: { content: { "application/json": OrderDTO[] } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
    /** Count orders */
    head: {
      parameters: {
        query?: {
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
      };
      responses: {
        200: { content?: never };
      };
    };
    /** Place an order */
    post: {
      parameters: {};
      requestBody: {
        content: {
          "application/json": Omit<OrderCreate, "productVersion"> & {
            productVersion?: { url: `productVersion/${number}` };
          };
        };
      };
      responses: {
        201: { content: { "application/json": OrderDTO } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
  };
  "/order/estimate": {
    /** Estimate an order, an upgrade or a change of quantities */
    post: {
      parameters: {};
      requestBody: {
        content: {
          "application/json": Omit<OrderEstimateInput, "productVersion" | "subscription"> & {
            productVersion?: { url: `productVersion/${number}` };
            subscription?: { url: `subscription/${number}` };
          };
        };
      };
      responses: {
        200: { content: { "application/json": OrderEstimate } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
  };
  "/order/{id}": {
    /** Read an order */
    get: {
      parameters: { path: { id: number } };
      responses: {
        200: { content: { "application/json": OrderDTO } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
    /** Cancel a deferred order */
    delete: {
      parameters: { path: { id: number } };
      responses: {
        204: { content?: never };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
  };
  "/invoice": {
    /** List invoices */
    get: {
      parameters: {
        query?: {
          pageNumber?: number;
          pageSize?: number;
          idAfter?: number;
          subscriptionId?: number;
          status?: readonly InvoiceStatus[];
          paid?: boolean;
          from?: DateOrDateTime;
          to?: DateOrDateTime;
          sortField?: "id" | "date";
          sortDirection?: SortDirection;
        };
      };
      responses: {
        200: { content: { "application/json": InvoiceDTO[] } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
    /** Count invoices */
    head: {
      parameters: {
        query?: {
          pageNumber?: number;
          pageSize?: number;
          idAfter?: number;
          subscriptionId?: number;
          status?: readonly InvoiceStatus[];
          paid?: boolean;
          from?: DateOrDateTime;
          to?: DateOrDateTime;
          sortField?: "id" | "date";
          sortDirection?: SortDirection;
        };
      };
      responses: {
        200: { content?: never };
      };
    };
  };
  "/invoice/{id}": {
    /** Read an invoice */
    get: {
      parameters: { path: { id: number } };
      responses: {
        200: { content: { "application/json": InvoiceDTO } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
  };
  "/invoice/{id}/credit": {
    /** Credit an invoice, in whole or in part */
    post: {
      parameters: { path: { id: number } };
      requestBody: { content: { "application/json": InvoiceCredit } };
      responses: {
        201: { content: { "application/json": InvoiceDTO } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
  };
  "/invoice/{id}/pay": {
    /** Pay an invoice */
    post: {
      parameters: { path: { id: number } };
      requestBody?: {
        content: {
          "application/json": Omit<InvoicePay, "paymentMethod"> & {
            paymentMethod?: { url: `paymentMethod/${number}` };
          };
        };
      };
      responses: {
        204: { content?: never };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
    /** Mark an invoice paid */
    patch: {
      parameters: { path: { id: number } };
      requestBody: { content: { "application/json": InvoicePaymentReference } };
      responses: {
        204: { content?: never };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
  };
  "/invoice/{id}/pdf": {
    /** Read an invoice as a PDF */
    get: {
      parameters: { path: { id: number } };
      responses: {
        200: { content: { "application/pdf": Blob } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
  };
  "/proceedsReport": {
    /** Read the balance report */
    get: {
      parameters: {
        query?: { pageNumber?: number; pageSize?: number; from?: DateOrDateTime; to?: DateOrDateTime };
      };
      responses: {
        200: { content: { "application/json": ProceedsReport } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
  };
  "/moneyReport": {
    /** Read what was billed and paid over time */
    get: {
      parameters: {
        query?: { from?: DateOrDateTime; to?: DateOrDateTime; step?: ReportStep; product?: number };
      };
      responses: {
        200: { content: { "application/json": MoneyReport } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
  };
  "/platformEndpoints": {
    /** Read the platform-wide event endpoints */
    get: {
      parameters: {};
      responses: {
        200: { content: { "application/json": PlatformEndpoint[] } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
    /** Replace the platform-wide event endpoints */
    put: {
      parameters: {};
      requestBody: { content: { "application/json": PlatformEndpointInput[] } };
      responses: {
        200: { content: { "application/json": PlatformEndpoint[] } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
  };
  "/search": {
    /** Find objects by what a person knows of them */
    get: {
      parameters: { query?: { text?: string } };
      responses: {
        200: { content: { "application/json": SearchResult } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
  };
  "/auditEntry": {
    /** List audit entries */
    get: {
      parameters: {
        query?: {
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
      };
      responses: {
        200: { content: { "application/json": AuditEntryDTO[] } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
    /** Count audit entries */
    head: {
      parameters: {
        query?: {
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
      };
      responses: {
        200: { content?: never };
      };
    };
  };
  "/auditEntry/{id}": {
    /** Read an audit entry */
    get: {
      parameters: { path: { id: number } };
      responses: {
        200: { content: { "application/json": AuditEntryDTO } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
  };
  "/event": {
    /** List events */
    get: {
      parameters: {
        query?: {
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
      };
      responses: {
        200: { content: { "application/json": EventDTO[] } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
    /** Count events */
    head: {
      parameters: {
        query?: {
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
      };
      responses: {
        200: { content?: never };
      };
    };
    /** Send a test event */
    post: {
      parameters: {};
      requestBody: {
        content: {
          "application/json": Omit<EventCreate, "product"> & { product?: { url: `product/${number}` } };
        };
      };
      responses: {
        201: { content: { "application/json": EventDTO } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
  };
  "/event/redeliver": {
    /** Send many events again */
    post: {
      parameters: {};
      requestBody: { content: { "application/json": EventFilter } };
      responses: {
        200: { content: { "application/json": EventsRedelivered } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
  };
  "/event/{id}": {
    /** Read an event */
    get: {
      parameters: { path: { id: number } };
      responses: {
        200: { content: { "application/json": EventDTO } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
    /** Drop an event */
    delete: {
      parameters: { path: { id: number } };
      responses: {
        204: { content?: never };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
  };
  "/event/{id}/attempt": {
    /** List the delivery attempts of an event */
    get: {
      parameters: { path: { id: number } };
      responses: {
        200: { content: { "application/json": EventAttempt[] } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
  };
  "/event/{id}/redeliver": {
    /** Send an event again */
    post: {
      parameters: { path: { id: number } };
      responses: {
        204: { content?: never };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
  };
  "/event/{id}/share": {
    /** List the links to an event */
    get: {
      parameters: { path: { id: number } };
      responses: {
        200: { content: { "application/json": EventShare[] } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
    /** Make a link to an event that needs no account */
    put: {
      parameters: { path: { id: number } };
      requestBody: { content: { "application/json": EventShareCreate } };
      responses: {
        200: { content: { "application/json": EventShareCreated } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
    /** Revoke the links to an event */
    delete: {
      parameters: { path: { id: number } };
      responses: {
        204: { content?: never };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
  };
  "/eventEndpoint": {
    /** List endpoints and their health */
    get: {
      parameters: {
        query?: {
          pageNumber?: number;
          pageSize?: number;
          idAfter?: number;
          sortField?: "id" | "failures";
          sortDirection?: SortDirection;
        };
      };
      responses: {
        200: { content: { "application/json": EventEndpointDTO[] } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
    /** Count endpoints */
    head: {
      parameters: {
        query?: {
          pageNumber?: number;
          pageSize?: number;
          idAfter?: number;
          sortField?: "id" | "failures";
          sortDirection?: SortDirection;
        };
      };
      responses: {
        200: { content?: never };
      };
    };
  };
  "/eventEndpoint/{id}": {
    /** Read the health of an endpoint */
    get: {
      parameters: { path: { id: number } };
      responses: {
        200: { content: { "application/json": EventEndpointDTO } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
    /** Pause or resume an endpoint, or limit its rate */
    patch: {
      parameters: { path: { id: number } };
      requestBody: { content: { "application/json": EventEndpointPatch } };
      responses: {
        200: { content: { "application/json": EventEndpointDTO } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
  };
  "/sandbox/changes": {
    /** Follow what changes */
    get: {
      parameters: {};
      responses: {
        200: { content: { "text/event-stream": Change } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
  };
  "/sandbox/clock": {
    /** Read the clock */
    get: {
      parameters: {};
      responses: {
        200: { content: { "application/json": Clock } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
    /** Move the clock forward */
    put: {
      parameters: { query?: { settle?: boolean } };
      requestBody: { content: { "application/json": ClockInput } };
      responses: {
        200: { content: { "application/json": Clock } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
  };
  "/sandbox/clock/dryRun": {
    /** Try out an advance of the clock */
    post: {
      parameters: {};
      requestBody: { content: { "application/json": ClockInput } };
      responses: {
        200: { content: { "application/json": ClockDryRun } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
  };
  "/sandbox/due": {
    /** Read what falls due next */
    get: {
      parameters: { query?: { to?: DateOrDateTime } };
      responses: {
        200: { content: { "application/json": DueJob[] } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
  };
  "/sandbox/faults": {
    /** Read the fault rules */
    get: {
      parameters: {};
      responses: {
        200: { content: { "application/json": FaultRule[] } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
    /** Replace the fault rules */
    put: {
      parameters: {};
      requestBody: { content: { "application/json": FaultRuleInput[] } };
      responses: {
        200: { content: { "application/json": FaultRule[] } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
    /** Remove all fault rules */
    delete: {
      parameters: {};
      responses: {
        204: { content?: never };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
  };
  "/sandbox/requests": {
    /** Read the last requests */
    get: {
      parameters: { query?: { requestId?: string; failed?: boolean; object?: string } };
      responses: {
        200: { content: { "application/json": LoggedRequest[] } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
  };
  "/sandbox/expireTokens": {
    /** Let short-lived tokens expire now */
    post: {
      parameters: {};
      requestBody?: {
        content: {
          "application/json": Omit<ExpireTokensInput, "user"> & { user?: { url: `user/${number}` } };
        };
      };
      responses: {
        204: { content?: never };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
  };
  "/sandbox/reset": {
    /** Go back to a seed */
    post: {
      parameters: {};
      requestBody: { content: { "application/json": ResetInput } };
      responses: {
        204: { content?: never };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
  };
  "/sandbox/snapshots": {
    /** List the snapshots */
    get: {
      parameters: {};
      responses: {
        200: { content: { "application/json": Snapshot[] } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
    /** Take a named copy of the whole state */
    post: {
      parameters: {};
      requestBody: { content: { "application/json": SnapshotInput } };
      responses: {
        201: { content: { "application/json": Snapshot } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
  };
  "/sandbox/snapshots/{name}": {
    /** Delete a snapshot */
    delete: {
      parameters: { path: { name: string } };
      responses: {
        204: { content?: never };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
  };
  "/sandbox/snapshots/{name}/restore": {
    /** Go back to a snapshot */
    post: {
      parameters: { path: { name: string } };
      responses: {
        204: { content?: never };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
  };
  "/sandbox/testCard": {
    /** Turn a test card into a payment method id */
    post: {
      parameters: {};
      requestBody: { content: { "application/json": TestCard } };
      responses: {
        200: { content: { "application/json": TestCardResult } };
        default: { content: { "application/json": ErrorResponse } };
      };
    };
  };
}
