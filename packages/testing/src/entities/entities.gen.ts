// Generated from spec/paths/ by `npm run generate`. Do not edit it: change the source, and run the command.

/** Every entity that can be read, by its resource: its schema, and its examples by their last name. The first one is the usual one. */
export const entities = {
  token: { schema: "TokenDTO", examples: { personal: "token.personal" } },
  user: { schema: "MyUserDTO", examples: { customer: "user.customer", vendor: "user.vendor" } },
  userCompany: { schema: "UserCompanyDTO", examples: { acme: "userCompany.acme" } },
  company: { schema: "CompanyDTO", examples: { vendor: "company.vendor" } },
  companyGroup: { schema: "CompanyGroupDTO", examples: { sales: "companyGroup.sales" } },
  paymentMethod: { schema: "PaymentMethodDTO", examples: { visa: "paymentMethod.visa" } },
  notification: { schema: "NotifyDTO", examples: { maintenance: "notification.maintenance" } },
  message: { schema: "MessageDTO", examples: { deployed: "message.deployed" } },
  comment: { schema: "CommentDTO", examples: { review: "comment.review" } },
  cloudCredential: { schema: "CloudCredentialDTO", examples: { aws: "cloudCredential.aws" } },
  subscription: {
    schema: "Subscription",
    examples: {
      pending: "subscription.pending",
      waitingPayment: "subscription.waitingPayment",
      deployed: "subscription.deployed",
      trial: "subscription.trial",
    },
  },
  configurationParameter: {
    schema: "ConfigurationParameter",
    examples: { hostname: "configurationParameter.hostname" },
  },
  product: { schema: "ProductDTO", examples: { notes: "product.notes" } },
  productVersion: { schema: "ProductVersionDTO", examples: { basic: "productVersion.basic" } },
  billingItem: { schema: "BillingItemDTO", examples: { users: "billingItem.users" } },
  applicationMetric: {
    schema: "ApplicationMetricDTO",
    examples: { documents: "applicationMetric.documents" },
  },
  order: { schema: "OrderDTO", examples: { normal: "order.normal" } },
  invoice: { schema: "InvoiceDTO", examples: { unpaid: "invoice.unpaid", paid: "invoice.paid" } },
  auditEntry: { schema: "AuditEntryDTO", examples: { auditEntry: "auditEntry" } },
  event: { schema: "EventDTO", examples: { pending: "event.pending" } },
  eventEndpoint: { schema: "EventEndpointDTO", examples: { eventEndpoint: "eventEndpoint" } },
} as const;
