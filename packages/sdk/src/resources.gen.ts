// Generated from the operations in spec/paths/ by `npm run generate`. Do not edit it: change the source, and run the command.

import type {
  ApplicationMetricCreate,
  ApplicationMetricDTO,
  ApplicationMetricInput,
  AuthToken,
  BillingItemCreate,
  BillingItemDTO,
  BillingItemInput,
  BillingItemValueType,
  Clock,
  ClockInput,
  CloudCredentialCreate,
  CloudCredentialDTO,
  CommentCreate,
  CommentDTO,
  CommentInput,
  CompanyCreate,
  CompanyDTO,
  CompanyFieldsPatch,
  CompanyGroupCreate,
  CompanyGroupDTO,
  CompanyGroupInput,
  CompanyInput,
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
  SubscriptionType,
  TestCard,
  TestCardResult,
  UpgradeResult,
  UserCompanyCreate,
  UserCompanyDTO,
  UserCompanyInput,
  UserCreate,
  UserFieldsPatch,
  UserRole,
} from "@syndikit/contract";
import type { CallOptions } from "./options.js";
import type { List, PageNumbers } from "./paging.js";

/** Names one applicationMetric: its id, `"applicationMetric/42"`, a reference to it, or the applicationMetric itself. */
export type ApplicationMetricRef =
  | number
  | `applicationMetric/${number}`
  | { readonly url: `applicationMetric/${number}` }
  | { readonly self: `applicationMetric/${number}` }
  | ApplicationMetricDTO;

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

/** Names one invoice: its id, `"invoice/42"`, a reference to it, or the invoice itself. */
export type InvoiceRef =
  | number
  | `invoice/${number}`
  | { readonly url: `invoice/${number}` }
  | { readonly self: `invoice/${number}` }
  | InvoiceDTO;

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

/** Options of `users.list`. */
export interface UsersListOptions extends CallOptions {
  /** The page of the list, from 1. */
  readonly pageNumber?: number | undefined;
  /** Entries on a page, at most 50. */
  readonly pageSize?: number | undefined;
  /** Only entries whose name, or other text shown in lists, contains this text in any case. */
  readonly search?: string | undefined;
  /** Only entries of this company. */
  readonly companyId?: number | undefined;
  /** Only users with this role. */
  readonly role?: UserRole | undefined;
  /** The field that the list is sorted by. */
  readonly sortField?: "id" | "userName" | "name" | "email" | "creationDate" | undefined;
  /** The direction that the list is sorted in. */
  readonly sortDirection?: SortDirection | undefined;
}

/** Options of `users.count`. */
export interface UsersCountOptions extends CallOptions {
  /** The page of the list, from 1. */
  readonly pageNumber?: number | undefined;
  /** Entries on a page, at most 50. */
  readonly pageSize?: number | undefined;
  /** Only entries whose name, or other text shown in lists, contains this text in any case. */
  readonly search?: string | undefined;
  /** Only entries of this company. */
  readonly companyId?: number | undefined;
  /** Only users with this role. */
  readonly role?: UserRole | undefined;
  /** The field that the list is sorted by. */
  readonly sortField?: "id" | "userName" | "name" | "email" | "creationDate" | undefined;
  /** The direction that the list is sorted in. */
  readonly sortDirection?: SortDirection | undefined;
}

/** Options of `userCompanies.list`. */
export interface UserCompaniesListOptions extends CallOptions {
  /** The page of the list, from 1. */
  readonly pageNumber?: number | undefined;
  /** Entries on a page, at most 50. */
  readonly pageSize?: number | undefined;
  /** Only entries whose name, or other text shown in lists, contains this text in any case. */
  readonly search?: string | undefined;
  /** The field that the list is sorted by. */
  readonly sortField?: "id" | "name" | undefined;
  /** The direction that the list is sorted in. */
  readonly sortDirection?: SortDirection | undefined;
}

/** Options of `userCompanies.count`. */
export interface UserCompaniesCountOptions extends CallOptions {
  /** The page of the list, from 1. */
  readonly pageNumber?: number | undefined;
  /** Entries on a page, at most 50. */
  readonly pageSize?: number | undefined;
  /** Only entries whose name, or other text shown in lists, contains this text in any case. */
  readonly search?: string | undefined;
  /** The field that the list is sorted by. */
  readonly sortField?: "id" | "name" | undefined;
  /** The direction that the list is sorted in. */
  readonly sortDirection?: SortDirection | undefined;
}

/** Options of `companies.list`. */
export interface CompaniesListOptions extends CallOptions {
  /** The page of the list, from 1. */
  readonly pageNumber?: number | undefined;
  /** Entries on a page, at most 50. */
  readonly pageSize?: number | undefined;
  /** Only entries whose name, or other text shown in lists, contains this text in any case. */
  readonly search?: string | undefined;
  /** Only companies that are, or are not, enabled. */
  readonly enabled?: boolean | undefined;
  /** The field that the list is sorted by. */
  readonly sortField?: "id" | "name" | undefined;
  /** The direction that the list is sorted in. */
  readonly sortDirection?: SortDirection | undefined;
}

/** Options of `companies.count`. */
export interface CompaniesCountOptions extends CallOptions {
  /** The page of the list, from 1. */
  readonly pageNumber?: number | undefined;
  /** Entries on a page, at most 50. */
  readonly pageSize?: number | undefined;
  /** Only entries whose name, or other text shown in lists, contains this text in any case. */
  readonly search?: string | undefined;
  /** Only companies that are, or are not, enabled. */
  readonly enabled?: boolean | undefined;
  /** The field that the list is sorted by. */
  readonly sortField?: "id" | "name" | undefined;
  /** The direction that the list is sorted in. */
  readonly sortDirection?: SortDirection | undefined;
}

/** Options of `companies.delete`. */
export interface CompaniesDeleteOptions extends CallOptions {
  /** Accepted and without effect: deletion is always deep. */
  readonly deep?: boolean | undefined;
}

/** Options of `companyGroups.list`. */
export interface CompanyGroupsListOptions extends CallOptions {
  /** The page of the list, from 1. */
  readonly pageNumber?: number | undefined;
  /** Entries on a page, at most 50. */
  readonly pageSize?: number | undefined;
  /** Only entries of this customer company. */
  readonly userCompanyId?: number | undefined;
  /** The field that the list is sorted by. */
  readonly sortField?: "id" | "name" | undefined;
  /** The direction that the list is sorted in. */
  readonly sortDirection?: SortDirection | undefined;
}

/** Options of `companyGroups.count`. */
export interface CompanyGroupsCountOptions extends CallOptions {
  /** The page of the list, from 1. */
  readonly pageNumber?: number | undefined;
  /** Entries on a page, at most 50. */
  readonly pageSize?: number | undefined;
  /** Only entries of this customer company. */
  readonly userCompanyId?: number | undefined;
  /** The field that the list is sorted by. */
  readonly sortField?: "id" | "name" | undefined;
  /** The direction that the list is sorted in. */
  readonly sortDirection?: SortDirection | undefined;
}

/** Options of `paymentMethods.list`. */
export interface PaymentMethodsListOptions extends CallOptions {
  /** The page of the list, from 1. */
  readonly pageNumber?: number | undefined;
  /** Entries on a page, at most 50. */
  readonly pageSize?: number | undefined;
  /** Only entries of this user. */
  readonly userId?: number | undefined;
  /** The field that the list is sorted by. */
  readonly sortField?: "id" | "label" | undefined;
  /** The direction that the list is sorted in. */
  readonly sortDirection?: SortDirection | undefined;
}

/** Options of `paymentMethods.count`. */
export interface PaymentMethodsCountOptions extends CallOptions {
  /** The page of the list, from 1. */
  readonly pageNumber?: number | undefined;
  /** Entries on a page, at most 50. */
  readonly pageSize?: number | undefined;
  /** Only entries of this user. */
  readonly userId?: number | undefined;
  /** The field that the list is sorted by. */
  readonly sortField?: "id" | "label" | undefined;
  /** The direction that the list is sorted in. */
  readonly sortDirection?: SortDirection | undefined;
}

/** Options of `notifications.list`. */
export interface NotificationsListOptions extends CallOptions {
  /** The page of the list, from 1. */
  readonly pageNumber?: number | undefined;
  /** Entries on a page, at most 50. */
  readonly pageSize?: number | undefined;
  /** Only notifications whose end is past (true) or to come (false). */
  readonly expired?: boolean | undefined;
  /** The field that the list is sorted by. */
  readonly sortField?: "id" | "start" | "end" | undefined;
  /** The direction that the list is sorted in. */
  readonly sortDirection?: SortDirection | undefined;
}

/** Options of `notifications.count`. */
export interface NotificationsCountOptions extends CallOptions {
  /** The page of the list, from 1. */
  readonly pageNumber?: number | undefined;
  /** Entries on a page, at most 50. */
  readonly pageSize?: number | undefined;
  /** Only notifications whose end is past (true) or to come (false). */
  readonly expired?: boolean | undefined;
  /** The field that the list is sorted by. */
  readonly sortField?: "id" | "start" | "end" | undefined;
  /** The direction that the list is sorted in. */
  readonly sortDirection?: SortDirection | undefined;
}

/** Options of `comments.list`. */
export interface CommentsListOptions extends CallOptions {
  /** The page of the list, from 1. */
  readonly pageNumber?: number | undefined;
  /** Entries on a page, at most 50. */
  readonly pageSize?: number | undefined;
  /** Only entries of this product. */
  readonly productId?: number | undefined;
  /** Only entries of this user. */
  readonly userId?: number | undefined;
  /** The field that the list is sorted by. */
  readonly sortField?: "id" | "date" | "rating" | undefined;
  /** The direction that the list is sorted in. */
  readonly sortDirection?: SortDirection | undefined;
}

/** Options of `comments.count`. */
export interface CommentsCountOptions extends CallOptions {
  /** The page of the list, from 1. */
  readonly pageNumber?: number | undefined;
  /** Entries on a page, at most 50. */
  readonly pageSize?: number | undefined;
  /** Only entries of this product. */
  readonly productId?: number | undefined;
  /** Only entries of this user. */
  readonly userId?: number | undefined;
  /** The field that the list is sorted by. */
  readonly sortField?: "id" | "date" | "rating" | undefined;
  /** The direction that the list is sorted in. */
  readonly sortDirection?: SortDirection | undefined;
}

/** Options of `cloudCredentials.list`. */
export interface CloudCredentialsListOptions extends CallOptions {
  /** The page of the list, from 1. */
  readonly pageNumber?: number | undefined;
  /** Entries on a page, at most 50. */
  readonly pageSize?: number | undefined;
  /** Only entries of this subscription. */
  readonly subscriptionId?: number | undefined;
  /** The field that the list is sorted by. */
  readonly sortField?: "id" | "name" | undefined;
  /** The direction that the list is sorted in. */
  readonly sortDirection?: SortDirection | undefined;
}

/** Options of `cloudCredentials.count`. */
export interface CloudCredentialsCountOptions extends CallOptions {
  /** The page of the list, from 1. */
  readonly pageNumber?: number | undefined;
  /** Entries on a page, at most 50. */
  readonly pageSize?: number | undefined;
  /** Only entries of this subscription. */
  readonly subscriptionId?: number | undefined;
  /** The field that the list is sorted by. */
  readonly sortField?: "id" | "name" | undefined;
  /** The direction that the list is sorted in. */
  readonly sortDirection?: SortDirection | undefined;
}

/** Options of `countryCodes.list`. */
export interface CountryCodesListOptions extends CallOptions {
  /** The two-letter language of localised text. */
  readonly language?: string | undefined;
}

/** Options of `subscriptions.list`. */
export interface SubscriptionsListOptions extends CallOptions {
  /** The page of the list, from 1. */
  readonly pageNumber?: number | undefined;
  /** Entries on a page, at most 50. */
  readonly pageSize?: number | undefined;
  /** Only entries whose name, or other text shown in lists, contains this text in any case. */
  readonly search?: string | undefined;
  /** Only the subscriptions with these identifiers, separated by commas. */
  readonly id?: readonly number[] | undefined;
  /** Only subscriptions in these states, separated by commas. */
  readonly status?: readonly DeploymentStatus[] | undefined;
  /** Only subscriptions of this type. */
  readonly type?: SubscriptionType | undefined;
  /** Only entries of this product, by its identifier. */
  readonly product?: number | undefined;
  /** Only subscriptions whose metadata holds these values, as in `metadata[costCentre]=42`. */
  readonly metadata?: Record<string, string> | undefined;
  /** The field that the list is sorted by. */
  readonly sortField?: "id" | "name" | "createdAt" | "updatedAt" | "endDate" | undefined;
  /** The direction that the list is sorted in. */
  readonly sortDirection?: SortDirection | undefined;
}

/** Options of `subscriptions.count`. */
export interface SubscriptionsCountOptions extends CallOptions {
  /** The page of the list, from 1. */
  readonly pageNumber?: number | undefined;
  /** Entries on a page, at most 50. */
  readonly pageSize?: number | undefined;
  /** Only entries whose name, or other text shown in lists, contains this text in any case. */
  readonly search?: string | undefined;
  /** Only the subscriptions with these identifiers, separated by commas. */
  readonly id?: readonly number[] | undefined;
  /** Only subscriptions in these states, separated by commas. */
  readonly status?: readonly DeploymentStatus[] | undefined;
  /** Only subscriptions of this type. */
  readonly type?: SubscriptionType | undefined;
  /** Only entries of this product, by its identifier. */
  readonly product?: number | undefined;
  /** Only subscriptions whose metadata holds these values, as in `metadata[costCentre]=42`. */
  readonly metadata?: Record<string, string> | undefined;
  /** The field that the list is sorted by. */
  readonly sortField?: "id" | "name" | "createdAt" | "updatedAt" | "endDate" | undefined;
  /** The direction that the list is sorted in. */
  readonly sortDirection?: SortDirection | undefined;
}

/** Options of `subscriptions.get`. */
export interface SubscriptionsGetOptions extends CallOptions {
  /** The two-letter language of localised text. */
  readonly language?: string | undefined;
}

/** Options of `subscriptions.bill`. */
export interface SubscriptionsBillOptions extends CallOptions {
  /** true declares proceeds, which only the balance report holds. The same as `type=CASHED`. */
  readonly cashed?: boolean | undefined;
  /** CASHED is the same as `cashed=true`. Without it, the sign of the total decides between UPSELL and REFUND. */
  readonly type?: CustomInvoiceType | undefined;
}

/** Options of `configurationParameters.list`. */
export interface ConfigurationParametersListOptions extends CallOptions {
  /** The page of the list, from 1. */
  readonly pageNumber?: number | undefined;
  /** Entries on a page, at most 50. */
  readonly pageSize?: number | undefined;
  /** Only entries of this product. */
  readonly productId?: number | undefined;
  /** The field that the list is sorted by. */
  readonly sortField?: "id" | "code" | "weight" | undefined;
  /** The direction that the list is sorted in. */
  readonly sortDirection?: SortDirection | undefined;
}

/** Options of `configurationParameters.count`. */
export interface ConfigurationParametersCountOptions extends CallOptions {
  /** The page of the list, from 1. */
  readonly pageNumber?: number | undefined;
  /** Entries on a page, at most 50. */
  readonly pageSize?: number | undefined;
  /** Only entries of this product. */
  readonly productId?: number | undefined;
  /** The field that the list is sorted by. */
  readonly sortField?: "id" | "code" | "weight" | undefined;
  /** The direction that the list is sorted in. */
  readonly sortDirection?: SortDirection | undefined;
}

/** Options of `configurationParameters.get`. */
export interface ConfigurationParametersGetOptions extends CallOptions {
  /** The two-letter language of localised text. */
  readonly language?: string | undefined;
}

/** Options of `products.list`. */
export interface ProductsListOptions extends CallOptions {
  /** The page of the list, from 1. */
  readonly pageNumber?: number | undefined;
  /** Entries on a page, at most 50. */
  readonly pageSize?: number | undefined;
  /** Only entries whose name, or other text shown in lists, contains this text in any case. */
  readonly search?: string | undefined;
  /** Only products of this type. */
  readonly productType?: ProductType | undefined;
  /** Only entries of this company. */
  readonly companyId?: number | undefined;
  /** The field that the list is sorted by. */
  readonly sortField?: "id" | "name" | undefined;
  /** The direction that the list is sorted in. */
  readonly sortDirection?: SortDirection | undefined;
}

/** Options of `products.count`. */
export interface ProductsCountOptions extends CallOptions {
  /** The page of the list, from 1. */
  readonly pageNumber?: number | undefined;
  /** Entries on a page, at most 50. */
  readonly pageSize?: number | undefined;
  /** Only entries whose name, or other text shown in lists, contains this text in any case. */
  readonly search?: string | undefined;
  /** Only products of this type. */
  readonly productType?: ProductType | undefined;
  /** Only entries of this company. */
  readonly companyId?: number | undefined;
  /** The field that the list is sorted by. */
  readonly sortField?: "id" | "name" | undefined;
  /** The direction that the list is sorted in. */
  readonly sortDirection?: SortDirection | undefined;
}

/** Options of `products.get`. */
export interface ProductsGetOptions extends CallOptions {
  /** The two-letter language of localised text. */
  readonly language?: string | undefined;
}

/** Options of `productVersions.list`. */
export interface ProductVersionsListOptions extends CallOptions {
  /** The page of the list, from 1. */
  readonly pageNumber?: number | undefined;
  /** Entries on a page, at most 50. */
  readonly pageSize?: number | undefined;
  /** Only entries of this product, by its identifier. */
  readonly product?: number | undefined;
  /** Only plans whose name contains this text in any case. */
  readonly name?: string | undefined;
  /** Also the caller's own plans that are not published. */
  readonly withUnpublished?: boolean | undefined;
  /** The field that the list is sorted by. */
  readonly sortField?: "id" | "name" | "price" | undefined;
  /** The direction that the list is sorted in. */
  readonly sortDirection?: SortDirection | undefined;
}

/** Options of `productVersions.count`. */
export interface ProductVersionsCountOptions extends CallOptions {
  /** The page of the list, from 1. */
  readonly pageNumber?: number | undefined;
  /** Entries on a page, at most 50. */
  readonly pageSize?: number | undefined;
  /** Only entries of this product, by its identifier. */
  readonly product?: number | undefined;
  /** Only plans whose name contains this text in any case. */
  readonly name?: string | undefined;
  /** Also the caller's own plans that are not published. */
  readonly withUnpublished?: boolean | undefined;
  /** The field that the list is sorted by. */
  readonly sortField?: "id" | "name" | "price" | undefined;
  /** The direction that the list is sorted in. */
  readonly sortDirection?: SortDirection | undefined;
}

/** Options of `productVersions.get`. */
export interface ProductVersionsGetOptions extends CallOptions {
  /** The two-letter language of localised text. */
  readonly language?: string | undefined;
}

/** Options of `billingItems.list`. */
export interface BillingItemsListOptions extends CallOptions {
  /** The page of the list, from 1. */
  readonly pageNumber?: number | undefined;
  /** Entries on a page, at most 50. */
  readonly pageSize?: number | undefined;
  /** Only entries whose name, or other text shown in lists, contains this text in any case. */
  readonly search?: string | undefined;
  /** Only the extra resource with this identifier. */
  readonly identifier?: string | undefined;
  /** Only extra resources with this payment option. */
  readonly valueType?: BillingItemValueType | undefined;
  /** Only entries of this company. */
  readonly companyId?: number | undefined;
  /** The field that the list is sorted by. */
  readonly sortField?: "id" | "name" | "identifier" | undefined;
  /** The direction that the list is sorted in. */
  readonly sortDirection?: SortDirection | undefined;
}

/** Options of `billingItems.count`. */
export interface BillingItemsCountOptions extends CallOptions {
  /** The page of the list, from 1. */
  readonly pageNumber?: number | undefined;
  /** Entries on a page, at most 50. */
  readonly pageSize?: number | undefined;
  /** Only entries whose name, or other text shown in lists, contains this text in any case. */
  readonly search?: string | undefined;
  /** Only the extra resource with this identifier. */
  readonly identifier?: string | undefined;
  /** Only extra resources with this payment option. */
  readonly valueType?: BillingItemValueType | undefined;
  /** Only entries of this company. */
  readonly companyId?: number | undefined;
  /** The field that the list is sorted by. */
  readonly sortField?: "id" | "name" | "identifier" | undefined;
  /** The direction that the list is sorted in. */
  readonly sortDirection?: SortDirection | undefined;
}

/** Options of `billingItems.get`. */
export interface BillingItemsGetOptions extends CallOptions {
  /** The two-letter language of localised text. */
  readonly language?: string | undefined;
}

/** Options of `applicationMetrics.list`. */
export interface ApplicationMetricsListOptions extends CallOptions {
  /** The page of the list, from 1. */
  readonly pageNumber?: number | undefined;
  /** Entries on a page, at most 50. */
  readonly pageSize?: number | undefined;
  /** Only entries of this product. */
  readonly productId?: number | undefined;
  /** The field that the list is sorted by. */
  readonly sortField?: "id" | undefined;
  /** The direction that the list is sorted in. */
  readonly sortDirection?: SortDirection | undefined;
}

/** Options of `applicationMetrics.count`. */
export interface ApplicationMetricsCountOptions extends CallOptions {
  /** The page of the list, from 1. */
  readonly pageNumber?: number | undefined;
  /** Entries on a page, at most 50. */
  readonly pageSize?: number | undefined;
  /** Only entries of this product. */
  readonly productId?: number | undefined;
  /** The field that the list is sorted by. */
  readonly sortField?: "id" | undefined;
  /** The direction that the list is sorted in. */
  readonly sortDirection?: SortDirection | undefined;
}

/** Options of `orders.list`. */
export interface OrdersListOptions extends CallOptions {
  /** The page of the list, from 1. */
  readonly pageNumber?: number | undefined;
  /** Entries on a page, at most 50. */
  readonly pageSize?: number | undefined;
  /** Only orders of this type. */
  readonly type?: OrderType | undefined;
  /** Only orders in this state. */
  readonly status?: OrderStatus | undefined;
  /** Only entries of this subscription. */
  readonly subscriptionId?: number | undefined;
  /** Only what is dated at or after this time. */
  readonly from?: DateTime | undefined;
  /** Only what is dated before this time. */
  readonly to?: DateTime | undefined;
  /** The field that the list is sorted by. */
  readonly sortField?: "id" | "date" | undefined;
  /** The direction that the list is sorted in. */
  readonly sortDirection?: SortDirection | undefined;
}

/** Options of `orders.count`. */
export interface OrdersCountOptions extends CallOptions {
  /** The page of the list, from 1. */
  readonly pageNumber?: number | undefined;
  /** Entries on a page, at most 50. */
  readonly pageSize?: number | undefined;
  /** Only orders of this type. */
  readonly type?: OrderType | undefined;
  /** Only orders in this state. */
  readonly status?: OrderStatus | undefined;
  /** Only entries of this subscription. */
  readonly subscriptionId?: number | undefined;
  /** Only what is dated at or after this time. */
  readonly from?: DateTime | undefined;
  /** Only what is dated before this time. */
  readonly to?: DateTime | undefined;
  /** The field that the list is sorted by. */
  readonly sortField?: "id" | "date" | undefined;
  /** The direction that the list is sorted in. */
  readonly sortDirection?: SortDirection | undefined;
}

/** Options of `invoices.list`. */
export interface InvoicesListOptions extends CallOptions {
  /** The page of the list, from 1. */
  readonly pageNumber?: number | undefined;
  /** Entries on a page, at most 50. */
  readonly pageSize?: number | undefined;
  /** Only entries of this subscription. */
  readonly subscriptionId?: number | undefined;
  /** Only invoices in these states, separated by commas. */
  readonly status?: readonly InvoiceStatus[] | undefined;
  /** Only invoices that are, or are not, paid. */
  readonly paid?: boolean | undefined;
  /** Only what is dated at or after this time. */
  readonly from?: DateTime | undefined;
  /** Only what is dated before this time. */
  readonly to?: DateTime | undefined;
  /** The field that the list is sorted by. */
  readonly sortField?: "id" | "date" | undefined;
  /** The direction that the list is sorted in. */
  readonly sortDirection?: SortDirection | undefined;
}

/** Options of `invoices.count`. */
export interface InvoicesCountOptions extends CallOptions {
  /** The page of the list, from 1. */
  readonly pageNumber?: number | undefined;
  /** Entries on a page, at most 50. */
  readonly pageSize?: number | undefined;
  /** Only entries of this subscription. */
  readonly subscriptionId?: number | undefined;
  /** Only invoices in these states, separated by commas. */
  readonly status?: readonly InvoiceStatus[] | undefined;
  /** Only invoices that are, or are not, paid. */
  readonly paid?: boolean | undefined;
  /** Only what is dated at or after this time. */
  readonly from?: DateTime | undefined;
  /** Only what is dated before this time. */
  readonly to?: DateTime | undefined;
  /** The field that the list is sorted by. */
  readonly sortField?: "id" | "date" | undefined;
  /** The direction that the list is sorted in. */
  readonly sortDirection?: SortDirection | undefined;
}

/** Options of `proceeds.report`. */
export interface ProceedsReportOptions extends CallOptions {
  /** Only what is dated at or after this time. */
  readonly from?: DateTime | undefined;
  /** Only what is dated before this time. */
  readonly to?: DateTime | undefined;
}

/** Options of `events.list`. */
export interface EventsListOptions extends CallOptions {
  /** The page of the list, from 1. */
  readonly pageNumber?: number | undefined;
  /** Entries on a page, at most 50. */
  readonly pageSize?: number | undefined;
  /** Only events that were, or were not, delivered. */
  readonly notified?: boolean | undefined;
  /** Only events of this kind of entity. */
  readonly entityName?: EventEntity | undefined;
  /** Only events of the entity with this identifier. */
  readonly entityId?: number | undefined;
  /** The field that the list is sorted by. */
  readonly sortField?: "id" | "date" | undefined;
  /** The direction that the list is sorted in. */
  readonly sortDirection?: SortDirection | undefined;
}

/** Options of `events.count`. */
export interface EventsCountOptions extends CallOptions {
  /** The page of the list, from 1. */
  readonly pageNumber?: number | undefined;
  /** Entries on a page, at most 50. */
  readonly pageSize?: number | undefined;
  /** Only events that were, or were not, delivered. */
  readonly notified?: boolean | undefined;
  /** Only events of this kind of entity. */
  readonly entityName?: EventEntity | undefined;
  /** Only events of the entity with this identifier. */
  readonly entityId?: number | undefined;
  /** The field that the list is sorted by. */
  readonly sortField?: "id" | "date" | undefined;
  /** The direction that the list is sorted in. */
  readonly sortDirection?: SortDirection | undefined;
}

/** Options of `sandbox.advanceClock`. */
export interface SandboxAdvanceClockOptions extends CallOptions {
  /** true also waits until every delivery that is due was attempted. */
  readonly settle?: boolean | undefined;
}

/** The methods of `login`: Login, Logout. */
export interface Login {
  /**
   * Sign in and get a token.
   *
   * Signed in with Basic authentication, answers with an authentication token as a JSON string. The
   * token lives for 24 hours. With `expire=false` it is permanent: one exists per user, and a new one
   * revokes the previous one.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_USER (everyone), ROLE_VENDOR (everyone) and ROLE_ADMIN (any).
   * Operation `login`: `GET /login`.
   */
  token(options?: CallOptions): Promise<AuthToken>;

  /**
   * Sign in and get a token, by POST.
   *
   * The same as `GET /login`, for callers that expect POST.
   *
   * Never sent again when it may have happened.
   * For ROLE_USER (everyone), ROLE_VENDOR (everyone) and ROLE_ADMIN (any).
   * Operation `loginPost`: `POST /login`.
   */
  tokenByPost(options?: CallOptions): Promise<AuthToken>;

  /**
   * Sign out.
   *
   * Revokes the token that the request was made with. Without one there is nothing to revoke, and the
   * answer is the same.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_USER (everyone), ROLE_VENDOR (everyone) and ROLE_ADMIN (any).
   * Operation `logout`: `POST /logout`.
   */
  logout(options?: CallOptions): Promise<void>;
}

/** The methods of `users`: User. */
export interface Users {
  /**
   * Read the caller's own profile.
   *
   * A 200 proves successful authentication.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_USER (everyone), ROLE_VENDOR (everyone) and ROLE_ADMIN (any).
   * Operation `userMe`: `GET /user/me`.
   */
  me(options?: CallOptions): Promise<MyUserDTO>;

  /**
   * List users.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_USER (members), ROLE_VENDOR (members, customers) and ROLE_ADMIN (any).
   * Operation `userGetAllPaged`: `GET /user`.
   */
  list(options?: UsersListOptions): List<MyUserDTO>;

  /**
   * Count users.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_USER (members), ROLE_VENDOR (members, customers) and ROLE_ADMIN (any).
   * Operation `userHeadAll`: `HEAD /user`.
   */
  count(options?: UsersCountOptions): Promise<PageNumbers>;

  /**
   * Create a user.
   *
   * Never sent again when it may have happened.
   * Can cause `User.CREATED`.
   * For ROLE_ADMIN (any).
   * Operation `userCreate`: `POST /user`.
   */
  create(input: UserCreate, options?: CallOptions): Promise<MyUserDTO>;

  /**
   * Read a user.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_USER (members), ROLE_VENDOR (members, customers) and ROLE_ADMIN (any).
   * Operation `userGet`: `GET /user/{id}`.
   */
  get(user: UserRef, options?: CallOptions): Promise<MyUserDTO>;

  /**
   * Change a user.
   *
   * Fields that are absent keep their value. `userRole`, `enabled`, `environment`, `company` and
   * `companyGroup` are changed by an administrator only; from others they are ignored.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * Can cause `User.MODIFIED`.
   * For ROLE_USER (self), ROLE_VENDOR (self) and ROLE_ADMIN (any).
   * Operation `userUpdate`: `PUT /user/{id}`.
   */
  update(user: UserRef, input: MyUserInput, options?: CallOptions): Promise<MyUserDTO>;

  /**
   * Mark a user's e-mail address as confirmed.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * Can cause `User.MODIFIED`.
   * For ROLE_ADMIN (any).
   * Operation `userPatch`: `PATCH /user/{id}`.
   */
  activate(user: UserRef, options?: CallOptions): Promise<void>;

  /**
   * Enable a new user.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * Can cause `User.MODIFIED`.
   * For ROLE_ADMIN (any).
   * Operation `userPatch`: `PATCH /user/{id}`.
   */
  approve(user: UserRef, options?: CallOptions): Promise<void>;

  /**
   * Disable a user and end its tokens.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * Can cause `User.MODIFIED`.
   * For ROLE_ADMIN (any).
   * Operation `userPatch`: `PATCH /user/{id}`.
   */
  block(user: UserRef, options?: CallOptions): Promise<void>;

  /**
   * Enable a blocked user.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * Can cause `User.MODIFIED`.
   * For ROLE_ADMIN (any).
   * Operation `userPatch`: `PATCH /user/{id}`.
   */
  unblock(user: UserRef, options?: CallOptions): Promise<void>;

  /**
   * Change single fields of a user.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * Can cause `User.MODIFIED`.
   * For ROLE_USER (self), ROLE_VENDOR (self) and ROLE_ADMIN (any).
   * Operation `userPatch`: `PATCH /user/{id}`.
   */
  patch(user: UserRef, fields: UserFieldsPatch, options?: CallOptions): Promise<void>;

  /**
   * Delete a user.
   *
   * Its personal data goes; what refers to it stays. A user with a subscription that is neither
   * UNDEPLOYED nor FAILED is still in use: 409. So is the last administrator.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * Can cause `User.DELETED`.
   * For ROLE_USER (self), ROLE_VENDOR (self) and ROLE_ADMIN (any).
   * Operation `userDelete`: `DELETE /user/{id}`.
   */
  delete(user: UserRef, options?: CallOptions): Promise<void>;

  /**
   * Read the metadata of a user.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_USER (self), ROLE_VENDOR (self) and ROLE_ADMIN (any).
   * Operation `userGetMetadata`: `GET /user/{id}/metadata`.
   */
  getMetadata(user: UserRef, options?: CallOptions): Promise<Metadata>;

  /**
   * Replace the metadata of a user.
   *
   * Replaces the whole map. A key that is not in the body is gone afterwards.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_USER (self), ROLE_VENDOR (self) and ROLE_ADMIN (any).
   * Operation `userUpdateMetadata`: `PUT /user/{id}/metadata`.
   */
  replaceMetadata(user: UserRef, metadata: Metadata, options?: CallOptions): Promise<void>;

  /**
   * Remove one metadata key of a user.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_USER (self), ROLE_VENDOR (self) and ROLE_ADMIN (any).
   * Operation `userDeleteMetadataKey`: `DELETE /user/{id}/metadata/{key}`.
   */
  removeMetadataKey(user: UserRef, key: string, options?: CallOptions): Promise<void>;
}

/** The methods of `userCompanies`: Customer Company. */
export interface UserCompanies {
  /**
   * List customer companies.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_USER (own), ROLE_VENDOR (customers) and ROLE_ADMIN (any).
   * Operation `userCompanyGetAllPaged`: `GET /userCompany`.
   */
  list(options?: UserCompaniesListOptions): List<UserCompanyDTO>;

  /**
   * Count customer companies.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_USER (own), ROLE_VENDOR (customers) and ROLE_ADMIN (any).
   * Operation `userCompanyHeadAll`: `HEAD /userCompany`.
   */
  count(options?: UserCompaniesCountOptions): Promise<PageNumbers>;

  /**
   * Create a customer company.
   *
   * Never sent again when it may have happened.
   * For ROLE_ADMIN (any).
   * Operation `userCompanyCreate`: `POST /userCompany`.
   */
  create(input: UserCompanyCreate, options?: CallOptions): Promise<UserCompanyDTO>;

  /**
   * Read a customer company.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_USER (own), ROLE_VENDOR (customers) and ROLE_ADMIN (any).
   * Operation `userCompanyGet`: `GET /userCompany/{id}`.
   */
  get(userCompany: UserCompanyRef, options?: CallOptions): Promise<UserCompanyDTO>;

  /**
   * Change a customer company.
   *
   * Fields that are absent keep their value. Members follow a new value of `enabled`, which an
   * administrator sets.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * Can cause `User.MODIFIED`.
   * For ROLE_USER (own) and ROLE_ADMIN (any).
   * Operation `userCompanyUpdate`: `PUT /userCompany/{id}`.
   */
  update(
    userCompany: UserCompanyRef,
    input: UserCompanyInput,
    options?: CallOptions,
  ): Promise<UserCompanyDTO>;

  /**
   * Enable a customer company and its members.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * Can cause `User.MODIFIED`.
   * For ROLE_ADMIN (any).
   * Operation `userCompanyPatch`: `PATCH /userCompany/{id}`.
   */
  activate(userCompany: UserCompanyRef, options?: CallOptions): Promise<void>;

  /**
   * Disable a customer company and its members.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * Can cause `User.MODIFIED`.
   * For ROLE_ADMIN (any).
   * Operation `userCompanyPatch`: `PATCH /userCompany/{id}`.
   */
  deactivate(userCompany: UserCompanyRef, options?: CallOptions): Promise<void>;

  /**
   * Delete a customer company.
   *
   * Its users and groups go with it. A company with a subscription that is neither UNDEPLOYED nor FAILED
   * is still in use: 409.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * Can cause `User.DELETED`.
   * For ROLE_ADMIN (any).
   * Operation `userCompanyDelete`: `DELETE /userCompany/{id}`.
   */
  delete(userCompany: UserCompanyRef, options?: CallOptions): Promise<void>;

  /**
   * Read the metadata of a userCompany.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_USER (own) and ROLE_ADMIN (any).
   * Operation `userCompanyGetMetadata`: `GET /userCompany/{id}/metadata`.
   */
  getMetadata(userCompany: UserCompanyRef, options?: CallOptions): Promise<Metadata>;

  /**
   * Replace the metadata of a userCompany.
   *
   * Replaces the whole map. A key that is not in the body is gone afterwards.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_USER (own) and ROLE_ADMIN (any).
   * Operation `userCompanyUpdateMetadata`: `PUT /userCompany/{id}/metadata`.
   */
  replaceMetadata(userCompany: UserCompanyRef, metadata: Metadata, options?: CallOptions): Promise<void>;

  /**
   * Remove one metadata key of a userCompany.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_USER (own) and ROLE_ADMIN (any).
   * Operation `userCompanyDeleteMetadataKey`: `DELETE /userCompany/{id}/metadata/{key}`.
   */
  removeMetadataKey(userCompany: UserCompanyRef, key: string, options?: CallOptions): Promise<void>;
}

/** The methods of `companies`: Vendor Company. */
export interface Companies {
  /**
   * List vendor companies.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_USER (vendors), ROLE_VENDOR (own) and ROLE_ADMIN (any).
   * Operation `companyGetAllPaged`: `GET /company`.
   */
  list(options?: CompaniesListOptions): List<CompanyDTO>;

  /**
   * Count vendor companies.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_USER (vendors), ROLE_VENDOR (own) and ROLE_ADMIN (any).
   * Operation `companyHeadAll`: `HEAD /company`.
   */
  count(options?: CompaniesCountOptions): Promise<PageNumbers>;

  /**
   * Create a vendor company.
   *
   * Never sent again when it may have happened.
   * For ROLE_ADMIN (any).
   * Operation `companyCreate`: `POST /company`.
   */
  create(input: CompanyCreate, options?: CallOptions): Promise<CompanyDTO>;

  /**
   * Read a vendor company.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_USER (vendors), ROLE_VENDOR (own) and ROLE_ADMIN (any).
   * Operation `companyGet`: `GET /company/{id}`.
   */
  get(company: CompanyRef, options?: CallOptions): Promise<CompanyDTO>;

  /**
   * Change a vendor company.
   *
   * Fields that are absent keep their value. `syndicationEndpoint` and `notificationSecretToken` set
   * where the company's subscription events go, and how they are signed. Members follow a new value of
   * `enabled`, which an administrator sets.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * Can cause `User.MODIFIED`.
   * For ROLE_VENDOR (own) and ROLE_ADMIN (any).
   * Operation `companyUpdate`: `PUT /company/{id}`.
   */
  update(company: CompanyRef, input: CompanyInput, options?: CallOptions): Promise<CompanyDTO>;

  /**
   * Enable a vendor company and its members.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * Can cause `User.MODIFIED`.
   * For ROLE_ADMIN (any).
   * Operation `companyPatch`: `PATCH /company/{id}`.
   */
  activate(company: CompanyRef, options?: CallOptions): Promise<void>;

  /**
   * Disable a vendor company and its members.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * Can cause `User.MODIFIED`.
   * For ROLE_ADMIN (any).
   * Operation `companyPatch`: `PATCH /company/{id}`.
   */
  deactivate(company: CompanyRef, options?: CallOptions): Promise<void>;

  /**
   * Change single fields of a vendor company.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_VENDOR (own) and ROLE_ADMIN (any).
   * Operation `companyPatch`: `PATCH /company/{id}`.
   */
  patch(company: CompanyRef, fields: CompanyFieldsPatch, options?: CallOptions): Promise<void>;

  /**
   * Delete a vendor company with all that belongs to it.
   *
   * Deep deletion: its users, products and plans go with it. A company with a subscription that is
   * neither UNDEPLOYED nor FAILED is still in use: 409.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * Can cause `User.DELETED` and `ProductVersion.DELETED`.
   * For ROLE_ADMIN (any).
   * Operation `companyDeepDeletion`: `DELETE /company/{id}`.
   */
  delete(company: CompanyRef, options?: CompaniesDeleteOptions): Promise<void>;
}

/** The methods of `companyGroups`: Company Groups. */
export interface CompanyGroups {
  /**
   * List company groups.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_USER (own) and ROLE_ADMIN (any).
   * Operation `companyGroupGetAllPaged`: `GET /companyGroup`.
   */
  list(options?: CompanyGroupsListOptions): List<CompanyGroupDTO>;

  /**
   * Count company groups.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_USER (own) and ROLE_ADMIN (any).
   * Operation `companyGroupHeadAll`: `HEAD /companyGroup`.
   */
  count(options?: CompanyGroupsCountOptions): Promise<PageNumbers>;

  /**
   * Create a group in a customer company.
   *
   * Never sent again when it may have happened.
   * For ROLE_USER (own) and ROLE_ADMIN (any).
   * Operation `companyGroupCreate`: `POST /companyGroup`.
   */
  create(input: CompanyGroupCreate, options?: CallOptions): Promise<CompanyGroupDTO>;

  /**
   * Read a company group.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_USER (own) and ROLE_ADMIN (any).
   * Operation `companyGroupRetrieve`: `GET /companyGroup/{id}`.
   */
  get(companyGroup: CompanyGroupRef, options?: CallOptions): Promise<CompanyGroupDTO>;

  /**
   * Change a company group.
   *
   * Fields that are absent keep their value.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_USER (own) and ROLE_ADMIN (any).
   * Operation `companyGroupUpdate`: `PUT /companyGroup/{id}`.
   */
  update(
    companyGroup: CompanyGroupRef,
    input: CompanyGroupInput,
    options?: CallOptions,
  ): Promise<CompanyGroupDTO>;

  /**
   * Delete a company group.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_USER (own) and ROLE_ADMIN (any).
   * Operation `companyGroupDelete`: `DELETE /companyGroup/{id}`.
   */
  delete(companyGroup: CompanyGroupRef, options?: CallOptions): Promise<void>;
}

/** The methods of `paymentMethods`: Payment Method. */
export interface PaymentMethods {
  /**
   * List payment methods.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_USER (own), ROLE_VENDOR (own) and ROLE_ADMIN (any).
   * Operation `paymentMethodGetAllPaged`: `GET /paymentMethod`.
   */
  list(options?: PaymentMethodsListOptions): List<PaymentMethodDTO>;

  /**
   * Count payment methods.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_USER (own), ROLE_VENDOR (own) and ROLE_ADMIN (any).
   * Operation `paymentMethodHeadAll`: `HEAD /paymentMethod`.
   */
  count(options?: PaymentMethodsCountOptions): Promise<PageNumbers>;

  /**
   * Store a payment method.
   *
   * The method is a test payment method: `payload.paymentMethodId` names one, or what `POST
   * /sandbox/testCard` answered. The first one stored is the default.
   *
   * Never sent again when it may have happened.
   * For ROLE_USER (own), ROLE_VENDOR (own) and ROLE_ADMIN (any).
   * Operation `paymentMethodCreate`: `POST /paymentMethod`.
   */
  create(input: PaymentMethodCreate, options?: CallOptions): Promise<PaymentMethodDTO>;

  /**
   * Read a payment method.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_USER (own), ROLE_VENDOR (own) and ROLE_ADMIN (any).
   * Operation `paymentMethodRetrieve`: `GET /paymentMethod/{id}`.
   */
  get(paymentMethod: PaymentMethodRef, options?: CallOptions): Promise<PaymentMethodDTO>;

  /**
   * Change a payment method.
   *
   * Changes the label, and makes it the default with `defaultMethod: true`.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_USER (own), ROLE_VENDOR (own) and ROLE_ADMIN (any).
   * Operation `paymentMethodUpdate`: `PUT /paymentMethod/{id}`.
   */
  update(
    paymentMethod: PaymentMethodRef,
    input: PaymentMethodInput,
    options?: CallOptions,
  ): Promise<PaymentMethodDTO>;

  /**
   * Delete a payment method.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_USER (own), ROLE_VENDOR (own) and ROLE_ADMIN (any).
   * Operation `paymentMethodDelete`: `DELETE /paymentMethod/{id}`.
   */
  delete(paymentMethod: PaymentMethodRef, options?: CallOptions): Promise<void>;
}

/** The methods of `notifications`: Notify. */
export interface Notifications {
  /**
   * List notifications.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_USER (audience), ROLE_VENDOR (audience) and ROLE_ADMIN (any).
   * Operation `notifyGetAllPaged`: `GET /notification`.
   */
  list(options?: NotificationsListOptions): List<NotifyDTO>;

  /**
   * Count notifications.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_USER (audience), ROLE_VENDOR (audience) and ROLE_ADMIN (any).
   * Operation `notifyHeadAll`: `HEAD /notification`.
   */
  count(options?: NotificationsCountOptions): Promise<PageNumbers>;

  /**
   * Publish a platform notification.
   *
   * Never sent again when it may have happened.
   * For ROLE_ADMIN (any).
   * Operation `notifyCreate`: `POST /notification`.
   */
  create(input: NotifyCreate, options?: CallOptions): Promise<NotifyDTO>;

  /**
   * Read a platform notification.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_USER (audience), ROLE_VENDOR (audience) and ROLE_ADMIN (any).
   * Operation `notifyGet`: `GET /notification/{id}`.
   */
  get(notification: NotificationRef, options?: CallOptions): Promise<NotifyDTO>;

  /**
   * Change a platform notification.
   *
   * Fields that are absent keep their value.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_ADMIN (any).
   * Operation `notifyUpdate`: `PUT /notification/{id}`.
   */
  update(notification: NotificationRef, input: NotifyInput, options?: CallOptions): Promise<NotifyDTO>;

  /**
   * Delete a platform notification.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_ADMIN (any).
   * Operation `notifyDelete`: `DELETE /notification/{id}`.
   */
  delete(notification: NotificationRef, options?: CallOptions): Promise<void>;
}

/** The methods of `comments`: Customer Review. */
export interface Comments {
  /**
   * List reviews.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_USER (any), ROLE_VENDOR (any) and ROLE_ADMIN (any).
   * Operation `commentGetAllPaged`: `GET /comment`.
   */
  list(options?: CommentsListOptions): List<CommentDTO>;

  /**
   * Count reviews.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_USER (any), ROLE_VENDOR (any) and ROLE_ADMIN (any).
   * Operation `commentHeadAll`: `HEAD /comment`.
   */
  count(options?: CommentsCountOptions): Promise<PageNumbers>;

  /**
   * Review a product.
   *
   * Only a customer that has, or had, a subscription to the product may review it.
   *
   * Never sent again when it may have happened.
   * For ROLE_USER (subscribed) and ROLE_ADMIN (any).
   * Operation `commentCreate`: `POST /comment`.
   */
  create(input: CommentCreate, options?: CallOptions): Promise<CommentDTO>;

  /**
   * Read a review.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_USER (any), ROLE_VENDOR (any) and ROLE_ADMIN (any).
   * Operation `commentGet`: `GET /comment/{id}`.
   */
  get(comment: CommentRef, options?: CallOptions): Promise<CommentDTO>;

  /**
   * Change a review.
   *
   * Fields that are absent keep their value.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_USER (own) and ROLE_ADMIN (any).
   * Operation `commentUpdate`: `PUT /comment/{id}`.
   */
  update(comment: CommentRef, input: CommentInput, options?: CallOptions): Promise<CommentDTO>;

  /**
   * Delete a review.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_USER (own) and ROLE_ADMIN (any).
   * Operation `commentDelete`: `DELETE /comment/{id}`.
   */
  delete(comment: CommentRef, options?: CallOptions): Promise<void>;
}

/** The methods of `cloudCredentials`: Cloud Credential. */
export interface CloudCredentials {
  /**
   * List cloud credentials.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_USER (own), ROLE_VENDOR (own) and ROLE_ADMIN (any).
   * Operation `cloudCredentialGetAllPaged`: `GET /cloudCredential`.
   */
  list(options?: CloudCredentialsListOptions): List<CloudCredentialDTO>;

  /**
   * Count cloud credentials.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_USER (own), ROLE_VENDOR (own) and ROLE_ADMIN (any).
   * Operation `cloudCredentialHeadAll`: `HEAD /cloudCredential`.
   */
  count(options?: CloudCredentialsCountOptions): Promise<PageNumbers>;

  /**
   * Create a cloud credential.
   *
   * Never sent again when it may have happened.
   * For ROLE_USER (own), ROLE_VENDOR (own) and ROLE_ADMIN (any).
   * Operation `cloudCredentialCreate`: `POST /cloudCredential`.
   */
  create(input: CloudCredentialCreate, options?: CallOptions): Promise<CloudCredentialDTO>;

  /**
   * Read a cloud credential.
   *
   * The secret itself is never answered; `uploaded` tells whether one is stored.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_USER (own), ROLE_VENDOR (own) and ROLE_ADMIN (any).
   * Operation `cloudCredentialGet`: `GET /cloudCredential/{id}`.
   */
  get(cloudCredential: CloudCredentialRef, options?: CallOptions): Promise<CloudCredentialDTO>;

  /**
   * Store the secret of a cloud credential.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_USER (own), ROLE_VENDOR (own) and ROLE_ADMIN (any).
   * Operation `cloudCredentialPatch`: `PATCH /cloudCredential/{id}`.
   */
  saveSecret(
    cloudCredential: CloudCredentialRef,
    payload: Record<string, string>,
    options?: CallOptions,
  ): Promise<void>;

  /**
   * Delete a cloud credential.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_USER (own), ROLE_VENDOR (own) and ROLE_ADMIN (any).
   * Operation `cloudCredentialDelete`: `DELETE /cloudCredential/{id}`.
   */
  delete(cloudCredential: CloudCredentialRef, options?: CallOptions): Promise<void>;

  /**
   * Read the metadata of a cloudCredential.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_USER (own), ROLE_VENDOR (own) and ROLE_ADMIN (any).
   * Operation `cloudCredentialGetMetadata`: `GET /cloudCredential/{id}/metadata`.
   */
  getMetadata(cloudCredential: CloudCredentialRef, options?: CallOptions): Promise<Metadata>;

  /**
   * Replace the metadata of a cloudCredential.
   *
   * Replaces the whole map. A key that is not in the body is gone afterwards.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_USER (own), ROLE_VENDOR (own) and ROLE_ADMIN (any).
   * Operation `cloudCredentialUpdateMetadata`: `PUT /cloudCredential/{id}/metadata`.
   */
  replaceMetadata(
    cloudCredential: CloudCredentialRef,
    metadata: Metadata,
    options?: CallOptions,
  ): Promise<void>;

  /**
   * Remove one metadata key of a cloudCredential.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_USER (own), ROLE_VENDOR (own) and ROLE_ADMIN (any).
   * Operation `cloudCredentialDeleteMetadataKey`: `DELETE /cloudCredential/{id}/metadata/{key}`.
   */
  removeMetadataKey(cloudCredential: CloudCredentialRef, key: string, options?: CallOptions): Promise<void>;
}

/** The methods of `countryCodes`: Country Codes. */
export interface CountryCodes {
  /**
   * List the countries and their two-letter codes.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_USER (everyone), ROLE_VENDOR (everyone) and ROLE_ADMIN (any).
   * Operation `countryCodesGet`: `GET /countryCodes`.
   */
  list(options?: CountryCodesListOptions): Promise<CountryCodeDTO[]>;
}

/** The methods of `subscriptions`: Subscription. */
export interface Subscriptions {
  /**
   * List subscriptions.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_USER (own), ROLE_VENDOR (own, product) and ROLE_ADMIN (any).
   * Operation `subscriptionGetAllPaged`: `GET /subscription`.
   */
  list(options?: SubscriptionsListOptions): List<Subscription>;

  /**
   * Count subscriptions.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_USER (own), ROLE_VENDOR (own, product) and ROLE_ADMIN (any).
   * Operation `subscriptionHeadAll`: `HEAD /subscription`.
   */
  count(options?: SubscriptionsCountOptions): Promise<PageNumbers>;

  /**
   * Read a subscription.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_USER (own), ROLE_VENDOR (own, product) and ROLE_ADMIN (any).
   * Operation `subscriptionGet`: `GET /subscription/{id}`.
   */
  get(subscription: SubscriptionRef, options?: SubscriptionsGetOptions): Promise<Subscription>;

  /**
   * Report that the tenant is deployed.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_VENDOR (product) and ROLE_ADMIN (any).
   * Operation `subscriptionPatch`: `PATCH /subscription/{id}`.
   */
  markDeployed(subscription: SubscriptionRef, options?: CallOptions): Promise<void>;

  /**
   * Report that provisioning failed.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_VENDOR (product) and ROLE_ADMIN (any).
   * Operation `subscriptionPatch`: `PATCH /subscription/{id}`.
   */
  markFailed(subscription: SubscriptionRef, options?: CallOptions): Promise<void>;

  /**
   * Report that the tenant is removed.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * Can cause `Subscription.DELETED`.
   * For ROLE_VENDOR (product) and ROLE_ADMIN (any).
   * Operation `subscriptionPatch`: `PATCH /subscription/{id}`.
   */
  markUndeployed(subscription: SubscriptionRef, options?: CallOptions): Promise<void>;

  /**
   * Set the display name.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_USER (own), ROLE_VENDOR (own, product) and ROLE_ADMIN (any).
   * Operation `subscriptionPatch`: `PATCH /subscription/{id}`.
   */
  setName(subscription: SubscriptionRef, name: string, options?: CallOptions): Promise<void>;

  /**
   * Move the subscription to a dearer plan.
   *
   * Never sent again when it may have happened.
   * Can cause `Subscription.MODIFIED` and `Invoice.CREATED`.
   * For ROLE_VENDOR (product) and ROLE_ADMIN (any).
   * Operation `subscriptionPatch`: `PATCH /subscription/{id}`.
   */
  upgrade(
    subscription: SubscriptionRef,
    productVersion: ProductVersionRef,
    options?: CallOptions,
  ): Promise<UpgradeResult>;

  /**
   * Renew the subscription, or turn a trial into a paid one.
   *
   * Never sent again when it may have happened.
   * Can cause `Subscription.MODIFIED` and `Invoice.CREATED`.
   * For ROLE_USER (own), ROLE_VENDOR (own, product) and ROLE_ADMIN (any).
   * Operation `subscriptionPatch`: `PATCH /subscription/{id}`.
   */
  renew(subscription: SubscriptionRef, options?: CallOptions): Promise<void>;

  /**
   * Switch auto-renewal on or off.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_USER (own), ROLE_VENDOR (own) and ROLE_ADMIN (any).
   * Operation `subscriptionPatch`: `PATCH /subscription/{id}`.
   */
  setAutoRenew(subscription: SubscriptionRef, autoRenew: boolean, options?: CallOptions): Promise<void>;

  /**
   * Terminate the subscription.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * Can cause `Subscription.MODIFIED`, `Subscription.DELETED`, `Invoice.CREATED` and `Invoice.MODIFIED`.
   * For ROLE_USER (own), ROLE_VENDOR (own) and ROLE_ADMIN (any).
   * Operation `subscriptionPatch`: `PATCH /subscription/{id}`.
   */
  terminate(subscription: SubscriptionRef, options?: CallOptions): Promise<void>;

  /**
   * Set the endpoints of a subscription.
   *
   * Replaces what was there. One entry with category APP is required, and every endpoint must use HTTPS.
   * Allowed in PENDING, DEPLOYED and FAILED.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_VENDOR (product) and ROLE_ADMIN (any).
   * Operation `subscriptionSetEndpoints`: `POST /subscription/{id}/endpoints`.
   */
  setEndpoints(
    subscription: SubscriptionRef,
    endpoints: readonly SubscriptionEndpointInput[],
    options?: CallOptions,
  ): Promise<void>;

  /**
   * Set the end-user instructions of a subscription.
   *
   * A text for each marketplace language, by language code. Replaces what was there. The texts hold no
   * links. Allowed in PENDING, DEPLOYED and FAILED.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_VENDOR (product) and ROLE_ADMIN (any).
   * Operation `subscriptionSetInstructions`: `POST /subscription/{id}/instructions`.
   */
  setInstructions(
    subscription: SubscriptionRef,
    instructions: Instructions,
    options?: CallOptions,
  ): Promise<void>;

  /**
   * Set the credentials that the customer sees.
   *
   * Replaces what was there. The values are shown to the customer, and null to the vendor afterwards.
   * The key `CredentialsFile` renders its value in a pre-formatted text area. Allowed in PENDING,
   * DEPLOYED and FAILED.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_VENDOR (product) and ROLE_ADMIN (any).
   * Operation `subscriptionSetCredentials`: `POST /subscription/{id}/credentials`.
   */
  setCredentials(
    subscription: SubscriptionRef,
    credentials: readonly CredentialInput[],
    options?: CallOptions,
  ): Promise<void>;

  /**
   * Bill a subscription at once.
   *
   * A positive total makes an instant one-off UPSELL order, any other total a REFUND order. With
   * `cashed=true` the lines are proceeds that only the balance report holds. The subscription must be
   * deployed, not expired and not on trial, else 400.
   *
   * Never sent again when it may have happened.
   * Can cause `Invoice.CREATED`.
   * For ROLE_VENDOR (product) and ROLE_ADMIN (any).
   * Operation `subscriptionBill`: `POST /subscription/{id}/invoice`.
   */
  bill(
    subscription: SubscriptionRef,
    lines: readonly InvoiceLineInput[],
    options?: SubscriptionsBillOptions,
  ): Promise<{ readonly invoice: `invoice/${number}` | undefined }>;

  /**
   * Set the lines of the next invoice.
   *
   * The lines go only on the next invoice. An empty array removes them.
   *
   * Never sent again when it may have happened.
   * For ROLE_VENDOR (product) and ROLE_ADMIN (any).
   * Operation `subscriptionSetOneshotCosts`: `POST /subscription/{id}/invoice/oneshot`.
   */
  setOneshotCosts(
    subscription: SubscriptionRef,
    lines: readonly InvoiceLineInput[],
    options?: CallOptions,
  ): Promise<Subscription>;

  /**
   * Set the lines of every later invoice.
   *
   * The lines go on every later invoice. An empty array removes them.
   *
   * Never sent again when it may have happened.
   * For ROLE_VENDOR (product) and ROLE_ADMIN (any).
   * Operation `subscriptionSetRecurringCosts`: `POST /subscription/{id}/invoice/recurring`.
   */
  setRecurringCosts(
    subscription: SubscriptionRef,
    lines: readonly InvoiceLineInput[],
    options?: CallOptions,
  ): Promise<Subscription>;

  /**
   * Read the metadata of a subscription.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_USER (own), ROLE_VENDOR (own, product) and ROLE_ADMIN (any).
   * Operation `subscriptionGetMetadata`: `GET /subscription/{id}/metadata`.
   */
  getMetadata(subscription: SubscriptionRef, options?: CallOptions): Promise<Metadata>;

  /**
   * Replace the metadata of a subscription.
   *
   * Replaces the whole map. A key that is not in the body is gone afterwards.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_USER (own), ROLE_VENDOR (own, product) and ROLE_ADMIN (any).
   * Operation `subscriptionUpdateMetadata`: `PUT /subscription/{id}/metadata`.
   */
  replaceMetadata(subscription: SubscriptionRef, metadata: Metadata, options?: CallOptions): Promise<void>;

  /**
   * Remove one metadata key of a subscription.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_USER (own), ROLE_VENDOR (own, product) and ROLE_ADMIN (any).
   * Operation `subscriptionDeleteMetadataKey`: `DELETE /subscription/{id}/metadata/{key}`.
   */
  removeMetadataKey(subscription: SubscriptionRef, key: string, options?: CallOptions): Promise<void>;
}

/** The methods of `configurationParameters`: Configuration Parameter. */
export interface ConfigurationParameters {
  /**
   * List configuration parameters.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_USER (published), ROLE_VENDOR (published) and ROLE_ADMIN (any).
   * Operation `configurationParameterGetAllPaged`: `GET /configurationParameter`.
   */
  list(options?: ConfigurationParametersListOptions): List<ConfigurationParameter>;

  /**
   * Count configuration parameters.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_USER (published), ROLE_VENDOR (published) and ROLE_ADMIN (any).
   * Operation `configurationParameterHeadAll`: `HEAD /configurationParameter`.
   */
  count(options?: ConfigurationParametersCountOptions): Promise<PageNumbers>;

  /**
   * Create a configuration parameter of a product.
   *
   * Never sent again when it may have happened.
   * For ROLE_VENDOR (own) and ROLE_ADMIN (any).
   * Operation `configurationParameterCreate`: `POST /configurationParameter`.
   */
  create(input: ConfigurationParameterCreate, options?: CallOptions): Promise<ConfigurationParameter>;

  /**
   * Read a configuration parameter.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_USER (published), ROLE_VENDOR (published) and ROLE_ADMIN (any).
   * Operation `configurationParameterGet`: `GET /configurationParameter/{id}`.
   */
  get(
    configurationParameter: ConfigurationParameterRef,
    options?: ConfigurationParametersGetOptions,
  ): Promise<ConfigurationParameter>;

  /**
   * Change a configuration parameter.
   *
   * Fields that are absent keep their value.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_VENDOR (own) and ROLE_ADMIN (any).
   * Operation `configurationParameterUpdate`: `PUT /configurationParameter/{id}`.
   */
  update(
    configurationParameter: ConfigurationParameterRef,
    input: ConfigurationParameterInput,
    options?: CallOptions,
  ): Promise<ConfigurationParameter>;

  /**
   * Delete a configuration parameter.
   *
   * A parameter that is active on a plan is still in use: 409.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_VENDOR (own) and ROLE_ADMIN (any).
   * Operation `configurationParameterDelete`: `DELETE /configurationParameter/{id}`.
   */
  delete(configurationParameter: ConfigurationParameterRef, options?: CallOptions): Promise<void>;

  /**
   * Ask for the possible values of a configuration parameter.
   *
   * Answers the accepted values, or asks the vendor's external values URL for them. `values: null` means
   * that anything is allowed, an empty array that nothing is.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_USER (published), ROLE_VENDOR (published) and ROLE_ADMIN (any).
   * Operation `configurationParameterValues`: `POST /configurationParameter/{id}/values`.
   */
  values(
    configurationParameter: ConfigurationParameterRef,
    input: ConfigurationParameterValuesInput,
    options?: CallOptions,
  ): Promise<ConfigurationParameterValues>;
}

/** The methods of `products`: Product. */
export interface Products {
  /**
   * List products.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_USER (published), ROLE_VENDOR (published) and ROLE_ADMIN (any).
   * Operation `productGetAllPaged`: `GET /product`.
   */
  list(options?: ProductsListOptions): List<ProductDTO>;

  /**
   * Count products.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_USER (published), ROLE_VENDOR (published) and ROLE_ADMIN (any).
   * Operation `productHeadAll`: `HEAD /product`.
   */
  count(options?: ProductsCountOptions): Promise<PageNumbers>;

  /**
   * Create a product.
   *
   * Never sent again when it may have happened.
   * For ROLE_VENDOR (own) and ROLE_ADMIN (any).
   * Operation `productCreate`: `POST /product`.
   */
  create(input: ProductCreate, options?: CallOptions): Promise<ProductDTO>;

  /**
   * Read a product.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_USER (published), ROLE_VENDOR (published) and ROLE_ADMIN (any).
   * Operation `productGet`: `GET /product/{id}`.
   */
  get(product: ProductRef, options?: ProductsGetOptions): Promise<ProductDTO>;

  /**
   * Change a product.
   *
   * Fields that are absent keep their value. `type` and `sku` can not be changed: 422.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_VENDOR (own) and ROLE_ADMIN (any).
   * Operation `productUpdate`: `PUT /product/{id}`.
   */
  update(product: ProductRef, input: ProductInput, options?: CallOptions): Promise<ProductDTO>;

  /**
   * Delete a product.
   *
   * A product with a subscription that is neither UNDEPLOYED nor FAILED is still in use: 409.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * Can cause `ProductVersion.DELETED`.
   * For ROLE_VENDOR (own) and ROLE_ADMIN (any).
   * Operation `productDelete`: `DELETE /product/{id}`.
   */
  delete(product: ProductRef, options?: CallOptions): Promise<void>;

  /**
   * Read the metadata of a product.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_USER (published), ROLE_VENDOR (published) and ROLE_ADMIN (any).
   * Operation `productGetMetadata`: `GET /product/{id}/metadata`.
   */
  getMetadata(product: ProductRef, options?: CallOptions): Promise<Metadata>;

  /**
   * Replace the metadata of a product.
   *
   * Replaces the whole map. A key that is not in the body is gone afterwards.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_VENDOR (own) and ROLE_ADMIN (any).
   * Operation `productUpdateMetadata`: `PUT /product/{id}/metadata`.
   */
  replaceMetadata(product: ProductRef, metadata: Metadata, options?: CallOptions): Promise<void>;

  /**
   * Remove one metadata key of a product.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_VENDOR (own) and ROLE_ADMIN (any).
   * Operation `productDeleteMetadataKey`: `DELETE /product/{id}/metadata/{key}`.
   */
  removeMetadataKey(product: ProductRef, key: string, options?: CallOptions): Promise<void>;
}

/** The methods of `productVersions`: Product Version. */
export interface ProductVersions {
  /**
   * List plans.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_USER (published), ROLE_VENDOR (published) and ROLE_ADMIN (any).
   * Operation `productVersionGetAllPaged`: `GET /productVersion`.
   */
  list(options?: ProductVersionsListOptions): List<ProductVersionDTO>;

  /**
   * Count plans.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_USER (published), ROLE_VENDOR (published) and ROLE_ADMIN (any).
   * Operation `productVersionHeadAll`: `HEAD /productVersion`.
   */
  count(options?: ProductVersionsCountOptions): Promise<PageNumbers>;

  /**
   * Create a plan of a product.
   *
   * Never sent again when it may have happened.
   * Can cause `ProductVersion.CREATED`.
   * For ROLE_VENDOR (own) and ROLE_ADMIN (any).
   * Operation `productVersionCreate`: `POST /productVersion`.
   */
  create(input: ProductVersionCreate, options?: CallOptions): Promise<ProductVersionDTO>;

  /**
   * Read a plan.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_USER (published), ROLE_VENDOR (published) and ROLE_ADMIN (any).
   * Operation `productVersionGet`: `GET /productVersion/{id}`.
   */
  get(productVersion: ProductVersionRef, options?: ProductVersionsGetOptions): Promise<ProductVersionDTO>;

  /**
   * Change a plan.
   *
   * Fields that are absent keep their value. A running subscription keeps the prices it was ordered with
   * until it renews.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * Can cause `ProductVersion.MODIFIED`.
   * For ROLE_VENDOR (own) and ROLE_ADMIN (any).
   * Operation `productVersionUpdate`: `PUT /productVersion/{id}`.
   */
  update(
    productVersion: ProductVersionRef,
    input: ProductVersionInput,
    options?: CallOptions,
  ): Promise<ProductVersionDTO>;

  /**
   * Publish a plan.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * Can cause `ProductVersion.MODIFIED`.
   * For ROLE_VENDOR (own) and ROLE_ADMIN (any).
   * Operation `productVersionPatch`: `PATCH /productVersion/{id}`.
   */
  publish(productVersion: ProductVersionRef, options?: CallOptions): Promise<void>;

  /**
   * Take a plan off the marketplace.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * Can cause `ProductVersion.MODIFIED`.
   * For ROLE_VENDOR (own) and ROLE_ADMIN (any).
   * Operation `productVersionPatch`: `PATCH /productVersion/{id}`.
   */
  unpublish(productVersion: ProductVersionRef, options?: CallOptions): Promise<void>;

  /**
   * Change single fields of a plan.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * Can cause `ProductVersion.MODIFIED`.
   * For ROLE_VENDOR (own) and ROLE_ADMIN (any).
   * Operation `productVersionPatch`: `PATCH /productVersion/{id}`.
   */
  patch(productVersion: ProductVersionRef, fields: ProductVersionPatch, options?: CallOptions): Promise<void>;

  /**
   * Delete a plan.
   *
   * A plan with a subscription that is neither UNDEPLOYED nor FAILED is still in use: 409.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * Can cause `ProductVersion.DELETED`.
   * For ROLE_VENDOR (own) and ROLE_ADMIN (any).
   * Operation `productVersionDelete`: `DELETE /productVersion/{id}`.
   */
  delete(productVersion: ProductVersionRef, options?: CallOptions): Promise<void>;

  /**
   * Read the metadata of a productVersion.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_USER (published), ROLE_VENDOR (published) and ROLE_ADMIN (any).
   * Operation `productVersionGetMetadata`: `GET /productVersion/{id}/metadata`.
   */
  getMetadata(productVersion: ProductVersionRef, options?: CallOptions): Promise<Metadata>;

  /**
   * Replace the metadata of a productVersion.
   *
   * Replaces the whole map. A key that is not in the body is gone afterwards.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_VENDOR (own) and ROLE_ADMIN (any).
   * Operation `productVersionUpdateMetadata`: `PUT /productVersion/{id}/metadata`.
   */
  replaceMetadata(
    productVersion: ProductVersionRef,
    metadata: Metadata,
    options?: CallOptions,
  ): Promise<void>;

  /**
   * Remove one metadata key of a productVersion.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_VENDOR (own) and ROLE_ADMIN (any).
   * Operation `productVersionDeleteMetadataKey`: `DELETE /productVersion/{id}/metadata/{key}`.
   */
  removeMetadataKey(productVersion: ProductVersionRef, key: string, options?: CallOptions): Promise<void>;
}

/** The methods of `billingItems`: Extra Resource. */
export interface BillingItems {
  /**
   * List extra resources.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_USER (published), ROLE_VENDOR (published) and ROLE_ADMIN (any).
   * Operation `billingItemGetAllPaged`: `GET /billingItem`.
   */
  list(options?: BillingItemsListOptions): List<BillingItemDTO>;

  /**
   * Count extra resources.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_USER (published), ROLE_VENDOR (published) and ROLE_ADMIN (any).
   * Operation `billingItemHeadAll`: `HEAD /billingItem`.
   */
  count(options?: BillingItemsCountOptions): Promise<PageNumbers>;

  /**
   * Create an extra resource.
   *
   * Never sent again when it may have happened.
   * For ROLE_VENDOR (own) and ROLE_ADMIN (any).
   * Operation `billingItemCreate`: `POST /billingItem`.
   */
  create(input: BillingItemCreate, options?: CallOptions): Promise<BillingItemDTO>;

  /**
   * Read an extra resource.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_USER (published), ROLE_VENDOR (published) and ROLE_ADMIN (any).
   * Operation `billingItemGet`: `GET /billingItem/{id}`.
   */
  get(billingItem: BillingItemRef, options?: BillingItemsGetOptions): Promise<BillingItemDTO>;

  /**
   * Change an extra resource.
   *
   * Fields that are absent keep their value.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_VENDOR (own) and ROLE_ADMIN (any).
   * Operation `billingItemUpdate`: `PUT /billingItem/{id}`.
   */
  update(
    billingItem: BillingItemRef,
    input: BillingItemInput,
    options?: CallOptions,
  ): Promise<BillingItemDTO>;

  /**
   * Delete an extra resource.
   *
   * An extra resource that a plan offers is still in use: 409.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_VENDOR (own) and ROLE_ADMIN (any).
   * Operation `billingItemDelete`: `DELETE /billingItem/{id}`.
   */
  delete(billingItem: BillingItemRef, options?: CallOptions): Promise<void>;
}

/** The methods of `applicationMetrics`: Application Metric. */
export interface ApplicationMetrics {
  /**
   * List metrics.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_USER (published), ROLE_VENDOR (published) and ROLE_ADMIN (any).
   * Operation `applicationMetricGetAllPaged`: `GET /applicationMetric`.
   */
  list(options?: ApplicationMetricsListOptions): List<ApplicationMetricDTO>;

  /**
   * Count metrics.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_USER (published), ROLE_VENDOR (published) and ROLE_ADMIN (any).
   * Operation `applicationMetricHeadAll`: `HEAD /applicationMetric`.
   */
  count(options?: ApplicationMetricsCountOptions): Promise<PageNumbers>;

  /**
   * Define a metric of a product.
   *
   * Never sent again when it may have happened.
   * For ROLE_VENDOR (own) and ROLE_ADMIN (any).
   * Operation `applicationMetricCreate`: `POST /applicationMetric`.
   */
  create(input: ApplicationMetricCreate, options?: CallOptions): Promise<ApplicationMetricDTO>;

  /**
   * Read a metric.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_USER (published), ROLE_VENDOR (published) and ROLE_ADMIN (any).
   * Operation `applicationMetricGet`: `GET /applicationMetric/{id}`.
   */
  get(applicationMetric: ApplicationMetricRef, options?: CallOptions): Promise<ApplicationMetricDTO>;

  /**
   * Change a metric.
   *
   * Fields that are absent keep their value.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_VENDOR (own) and ROLE_ADMIN (any).
   * Operation `applicationMetricUpdate`: `PUT /applicationMetric/{id}`.
   */
  update(
    applicationMetric: ApplicationMetricRef,
    input: ApplicationMetricInput,
    options?: CallOptions,
  ): Promise<ApplicationMetricDTO>;

  /**
   * Delete a metric.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_VENDOR (own) and ROLE_ADMIN (any).
   * Operation `applicationMetricDelete`: `DELETE /applicationMetric/{id}`.
   */
  delete(applicationMetric: ApplicationMetricRef, options?: CallOptions): Promise<void>;
}

/** The methods of `orders`: Order. */
export interface Orders {
  /**
   * List orders.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_USER (own), ROLE_VENDOR (own, product) and ROLE_ADMIN (any).
   * Operation `orderGetAllPaged`: `GET /order`.
   */
  list(options?: OrdersListOptions): List<OrderDTO>;

  /**
   * Count orders.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_USER (own), ROLE_VENDOR (own, product) and ROLE_ADMIN (any).
   * Operation `orderHeadAll`: `HEAD /order`.
   */
  count(options?: OrdersCountOptions): Promise<PageNumbers>;

  /**
   * Place an order.
   *
   * Creates the subscription, and the invoice where there is something to pay. With a stored default
   * payment method the invoice is charged at once; a decline leaves the subscription in WAITING_PAYMENT.
   * A vendor places SANDBOX orders for its own plans, published or not.
   *
   * Never sent again when it may have happened.
   * Can cause `Subscription.CREATED` and `Invoice.CREATED`.
   * For ROLE_USER (own), ROLE_VENDOR (own) and ROLE_ADMIN (any).
   * Operation `orderCreate`: `POST /order`.
   */
  create(input: OrderCreate, options?: CallOptions): Promise<OrderDTO>;

  /**
   * Read an order.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_USER (own), ROLE_VENDOR (own, product) and ROLE_ADMIN (any).
   * Operation `orderGet`: `GET /order/{id}`.
   */
  get(order: OrderRef, options?: CallOptions): Promise<OrderDTO>;
}

/** The methods of `invoices`: Invoice. */
export interface Invoices {
  /**
   * List invoices.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_USER (own), ROLE_VENDOR (own, product) and ROLE_ADMIN (any).
   * Operation `invoiceGetAllPaged`: `GET /invoice`.
   */
  list(options?: InvoicesListOptions): List<InvoiceDTO>;

  /**
   * Count invoices.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_USER (own), ROLE_VENDOR (own, product) and ROLE_ADMIN (any).
   * Operation `invoiceHeadAll`: `HEAD /invoice`.
   */
  count(options?: InvoicesCountOptions): Promise<PageNumbers>;

  /**
   * Read an invoice.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_USER (own), ROLE_VENDOR (own, product) and ROLE_ADMIN (any).
   * Operation `invoiceGet`: `GET /invoice/{id}`.
   */
  get(invoice: InvoiceRef, options?: CallOptions): Promise<InvoiceDTO>;

  /**
   * Pay an invoice.
   *
   * Charges the named payment method, else the default one. A decline is 422, and the invoice stays
   * unpaid. An invoice that is paid, that expired with its subscription, or that the vendor collects is
   * 409. When it was the last unpaid invoice of a waiting subscription, the subscription becomes
   * PENDING.
   *
   * Never sent again when it may have happened.
   * Can cause `Invoice.MODIFIED` and `Subscription.MODIFIED`.
   * For ROLE_USER (own), ROLE_VENDOR (own) and ROLE_ADMIN (any).
   * Operation `invoicePay`: `POST /invoice/{id}/pay`.
   */
  pay(invoice: InvoiceRef, input: InvoicePay, options?: CallOptions): Promise<void>;

  /**
   * Mark an invoice paid.
   *
   * By an administrator, or by the vendor for a self-billed invoice.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * Can cause `Invoice.MODIFIED` and `Subscription.MODIFIED`.
   * For ROLE_VENDOR (product) and ROLE_ADMIN (any).
   * Operation `invoiceMarkPaid`: `PATCH /invoice/{id}/pay`.
   */
  markPaid(invoice: InvoiceRef, input: InvoicePaymentReference, options?: CallOptions): Promise<void>;
}

/** The methods of `proceeds`: Proceeds Report. */
export interface Proceeds {
  /**
   * Read the balance report.
   *
   * The proceeds declared with `cashed=true`, by subscription, between two dates. `to` is exclusive.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_VENDOR (product) and ROLE_ADMIN (any).
   * Operation `proceedsReportGet`: `GET /proceedsReport`.
   */
  report(options?: ProceedsReportOptions): Promise<ProceedsReport>;
}

/** The methods of `events`: Event. */
export interface Events {
  /**
   * List events.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_VENDOR (endpoints) and ROLE_ADMIN (any).
   * Operation `eventGetAllPaged`: `GET /event`.
   */
  list(options?: EventsListOptions): List<EventDTO>;

  /**
   * Count events.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_VENDOR (endpoints) and ROLE_ADMIN (any).
   * Operation `eventHeadAll`: `HEAD /event`.
   */
  count(options?: EventsCountOptions): Promise<PageNumbers>;

  /**
   * Send a test event.
   *
   * The Test Events function: stubbed data, signed as usual, and no workflow starts. It goes to
   * `endpoint`, or to every endpoint that is configured for the product or the caller's company.
   *
   * Never sent again when it may have happened.
   * For ROLE_VENDOR (endpoints) and ROLE_ADMIN (any).
   * Operation `eventCreate`: `POST /event`.
   */
  create(input: EventCreate, options?: CallOptions): Promise<EventDTO>;

  /**
   * Read an event.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_VENDOR (endpoints) and ROLE_ADMIN (any).
   * Operation `eventGet`: `GET /event/{id}`.
   */
  get(event: EventRef, options?: CallOptions): Promise<EventDTO>;

  /**
   * Drop an event.
   *
   * Ends its delivery, and forgets its attempts.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_VENDOR (endpoints) and ROLE_ADMIN (any).
   * Operation `eventDelete`: `DELETE /event/{id}`.
   */
  delete(event: EventRef, options?: CallOptions): Promise<void>;

  /**
   * List the delivery attempts of an event.
   *
   * Oldest first: the request as sent, the answer as received, how long it took, and the reason of a
   * failure in words.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_VENDOR (endpoints) and ROLE_ADMIN (any).
   * Operation `eventGetAttempts`: `GET /event/{id}/attempt`.
   */
  attempts(event: EventRef, options?: CallOptions): Promise<EventAttempt[]>;

  /**
   * Send an event again.
   *
   * The same bytes to the same endpoint, now, also when it was delivered before.
   *
   * Never sent again when it may have happened.
   * For ROLE_VENDOR (endpoints) and ROLE_ADMIN (any).
   * Operation `eventRedeliver`: `POST /event/{id}/redeliver`.
   */
  redeliver(event: EventRef, options?: CallOptions): Promise<void>;
}

/** The methods of `sandbox`: Sandbox. */
export interface Sandbox {
  /**
   * Read the clock.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_ADMIN (any).
   * Operation `clockGet`: `GET /sandbox/clock`.
   */
  clock(options?: CallOptions): Promise<Clock>;

  /**
   * Move the clock forward.
   *
   * To `now`, or by the ISO 8601 duration `advance`; forward only. Every job that falls due runs in
   * simulated order, one transaction each, before the answer. With `settle=true` the answer waits for
   * the deliveries too. While it advances, writes are 423.
   *
   * Never sent again when it may have happened.
   * Can cause `Subscription.MODIFIED`, `Invoice.CREATED` and `Invoice.MODIFIED`.
   * For ROLE_ADMIN (any).
   * Operation `clockAdvance`: `PUT /sandbox/clock`.
   */
  advanceClock(input: ClockInput, options?: SandboxAdvanceClockOptions): Promise<Clock>;

  /**
   * Read the fault rules.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_ADMIN (any).
   * Operation `faultsGet`: `GET /sandbox/faults`.
   */
  faults(options?: CallOptions): Promise<FaultRule[]>;

  /**
   * Replace the fault rules.
   *
   * Rules for coming requests and for outgoing deliveries. The first rule that matches acts, as many
   * times as it says. The sandbox's own paths are never hit.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_ADMIN (any).
   * Operation `faultsReplace`: `PUT /sandbox/faults`.
   */
  replaceFaults(rules: readonly FaultRuleInput[], options?: CallOptions): Promise<FaultRule[]>;

  /**
   * Remove all fault rules.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_ADMIN (any).
   * Operation `faultsDelete`: `DELETE /sandbox/faults`.
   */
  clearFaults(options?: CallOptions): Promise<void>;

  /**
   * Go back to a seed.
   *
   * Empties the database and fills it from the named seed, or from the one the server was started with.
   * Every token dies.
   *
   * Never sent again when it may have happened.
   * For ROLE_ADMIN (any).
   * Operation `sandboxReset`: `POST /sandbox/reset`.
   */
  reset(input: ResetInput, options?: CallOptions): Promise<void>;

  /**
   * List the snapshots.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_ADMIN (any).
   * Operation `snapshotList`: `GET /sandbox/snapshots`.
   */
  snapshots(options?: CallOptions): Promise<Snapshot[]>;

  /**
   * Take a named copy of the whole state.
   *
   * A name that is taken is 409.
   *
   * Never sent again when it may have happened.
   * For ROLE_ADMIN (any).
   * Operation `snapshotCreate`: `POST /sandbox/snapshots`.
   */
  takeSnapshot(input: SnapshotInput, options?: CallOptions): Promise<Snapshot>;

  /**
   * Go back to a snapshot.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_ADMIN (any).
   * Operation `snapshotRestore`: `POST /sandbox/snapshots/{name}/restore`.
   */
  restoreSnapshot(name: string, options?: CallOptions): Promise<void>;

  /**
   * Read the platform-wide event endpoints.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_ADMIN (any).
   * Operation `platformEndpointsGet`: `GET /sandbox/platformEndpoints`.
   */
  platformEndpoints(options?: CallOptions): Promise<PlatformEndpoint[]>;

  /**
   * Replace the platform-wide event endpoints.
   *
   * They receive every event. A secret is never answered; leaving it out keeps the one that the same URL
   * had.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_ADMIN (any).
   * Operation `platformEndpointsReplace`: `PUT /sandbox/platformEndpoints`.
   */
  replacePlatformEndpoints(
    endpoints: readonly PlatformEndpointInput[],
    options?: CallOptions,
  ): Promise<PlatformEndpoint[]>;

  /**
   * Read the extra headers of metric polls.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_ADMIN (any).
   * Operation `metricHeadersGet`: `GET /sandbox/metricHeaders`.
   */
  metricHeaders(options?: CallOptions): Promise<MetricHeader[]>;

  /**
   * Replace the extra headers of metric polls.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_ADMIN (any).
   * Operation `metricHeadersReplace`: `PUT /sandbox/metricHeaders`.
   */
  replaceMetricHeaders(headers: readonly MetricHeader[], options?: CallOptions): Promise<MetricHeader[]>;

  /**
   * Turn a test card into a payment method id.
   *
   * Takes the documented test card numbers only; any other number is 422 and is not stored.
   *
   * Sent again when no answer came, or the marketplace asks for it.
   * For ROLE_USER (everyone), ROLE_VENDOR (everyone) and ROLE_ADMIN (any).
   * Operation `testCardCreate`: `POST /sandbox/testCard`.
   */
  testCard(input: TestCard, options?: CallOptions): Promise<TestCardResult>;
}

/** Every group of methods. */
export interface Resources {
  readonly login: Login;
  readonly users: Users;
  readonly userCompanies: UserCompanies;
  readonly companies: Companies;
  readonly companyGroups: CompanyGroups;
  readonly paymentMethods: PaymentMethods;
  readonly notifications: Notifications;
  readonly comments: Comments;
  readonly cloudCredentials: CloudCredentials;
  readonly countryCodes: CountryCodes;
  readonly subscriptions: Subscriptions;
  readonly configurationParameters: ConfigurationParameters;
  readonly products: Products;
  readonly productVersions: ProductVersions;
  readonly billingItems: BillingItems;
  readonly applicationMetrics: ApplicationMetrics;
  readonly orders: Orders;
  readonly invoices: Invoices;
  readonly proceeds: Proceeds;
  readonly events: Events;
  readonly sandbox: Sandbox;
}
