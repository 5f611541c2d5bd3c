/** One row of an endpoint table of the interface document. */
export interface Row {
  readonly method: string;
  readonly path: string;
  /** Where the document gives one. */
  readonly id?: string;
  /** The request body in the document's words; nothing where there is none. */
  readonly body?: string;
  /** A query parameter that the row names. */
  readonly query?: string;
  readonly status: string;
  /** A header of the answer that the row names. */
  readonly header?: string;
  /** The answer in the document's words, where it has any. */
  readonly result?: string;
}

/** The account and company resources. */
export const accountRows: readonly Row[] = [
  { method: "GET", path: "/userCompany/{id}", id: "userCompanyGet", status: "200", result: "UserCompanyDTO" },
  {
    method: "PUT",
    path: "/userCompany/{id}",
    id: "userCompanyUpdate",
    body: "UserCompanyDTO",
    status: "200",
    result: "UserCompanyDTO",
  },
  { method: "DELETE", path: "/userCompany/{id}", id: "userCompanyDelete", status: "204" },
  {
    method: "PATCH",
    path: "/userCompany/{id}",
    id: "userCompanyPatch",
    body: "BaseCompanyPatchDTO",
    status: "204",
  },
  {
    method: "GET",
    path: "/userCompany/{id}/metadata",
    id: "userCompanyGetMetadata",
    status: "200",
    result: "map string to string",
  },
  {
    method: "PUT",
    path: "/userCompany/{id}/metadata",
    id: "userCompanyUpdateMetadata",
    body: "map string to string",
    status: "204",
  },
  { method: "GET", path: "/user/{id}", id: "userGet", status: "200", result: "MyUserDTO" },
  {
    method: "PUT",
    path: "/user/{id}",
    id: "userUpdate",
    body: "MyUserDTO",
    status: "200",
    result: "MyUserDTO",
  },
  { method: "DELETE", path: "/user/{id}", id: "userDelete", status: "204" },
  { method: "PATCH", path: "/user/{id}", id: "userPatch", body: "map of fields", status: "204" },
  {
    method: "GET",
    path: "/user/{id}/metadata",
    id: "userGetMetadata",
    status: "200",
    result: "map string to string",
  },
  {
    method: "PUT",
    path: "/user/{id}/metadata",
    id: "userUpdateMetadata",
    body: "map string to string",
    status: "204",
  },
  {
    method: "GET",
    path: "/paymentMethod/{id}",
    id: "paymentMethodRetrieve",
    status: "200",
    result: "PaymentMethodDTO",
  },
  {
    method: "PUT",
    path: "/paymentMethod/{id}",
    id: "paymentMethodUpdate",
    body: "PaymentMethodDTO",
    status: "200",
    result: "PaymentMethodDTO",
  },
  { method: "DELETE", path: "/paymentMethod/{id}", id: "paymentMethodDelete", status: "204" },
  { method: "GET", path: "/notification/{id}", id: "notifyGet", status: "200", result: "NotifyDTO" },
  {
    method: "PUT",
    path: "/notification/{id}",
    id: "notifyUpdate",
    body: "NotifyDTO",
    status: "200",
    result: "NotifyDTO",
  },
  { method: "DELETE", path: "/notification/{id}", id: "notifyDelete", status: "204" },
  {
    method: "GET",
    path: "/companyGroup/{id}",
    id: "companyGroupRetrieve",
    status: "200",
    result: "CompanyGroupDTO",
  },
  {
    method: "PUT",
    path: "/companyGroup/{id}",
    id: "companyGroupUpdate",
    body: "CompanyGroupDTO",
    status: "200",
    result: "CompanyGroupDTO",
  },
  { method: "DELETE", path: "/companyGroup/{id}", id: "companyGroupDelete", status: "204" },
  { method: "GET", path: "/company/{id}", id: "companyGet", status: "200", result: "CompanyDTO" },
  {
    method: "PUT",
    path: "/company/{id}",
    id: "companyUpdate",
    body: "CompanyDTO",
    status: "200",
    result: "CompanyDTO",
  },
  { method: "DELETE", path: "/company/{id}", id: "companyDeepDeletion", status: "204" },
  { method: "PATCH", path: "/company/{id}", id: "companyPatch", body: "map of fields", status: "204" },
  { method: "GET", path: "/comment/{id}", id: "commentGet", status: "200", result: "CommentDTO" },
  {
    method: "PUT",
    path: "/comment/{id}",
    id: "commentUpdate",
    body: "CommentDTO",
    status: "200",
    result: "CommentDTO",
  },
  { method: "DELETE", path: "/comment/{id}", id: "commentDelete", status: "204" },
  { method: "GET", path: "/cloudCredential/{id}/metadata", id: "cloudCredentialGetMetadata", status: "200" },
];

/** Login and profile. */
export const loginRows: readonly Row[] = [
  { method: "GET", path: "/login", query: "expire", status: "200", result: "JSON string" },
  { method: "GET", path: "/user/me", status: "200", result: "MyUserDTO" },
];

/** The vendor's operations on a subscription. */
export const subscriptionRows: readonly Row[] = [
  { method: "GET", path: "/subscription/{id}", status: "200", result: "Subscription" },
  { method: "POST", path: "/subscription/{id}/endpoints", body: "array of endpoint entries", status: "204" },
  { method: "POST", path: "/subscription/{id}/instructions", body: "language code to text", status: "204" },
  {
    method: "POST",
    path: "/subscription/{id}/credentials",
    body: "array of credential entries",
    status: "204",
  },
  { method: "PATCH", path: "/subscription/{id}", body: "deploymentStatus", status: "204" },
  { method: "PATCH", path: "/subscription/{id}", body: "SET_NAME", status: "204" },
  {
    method: "PATCH",
    path: "/subscription/{id}",
    body: "SYNDICATED_UPGRADE",
    status: "200",
    result: "upgrade result",
  },
  { method: "PATCH", path: "/subscription/{id}", body: "renew", status: "204" },
  {
    method: "POST",
    path: "/subscription/{id}/invoice",
    body: "array of invoice lines",
    status: "201",
    header: "Location",
  },
  {
    method: "POST",
    path: "/subscription/{id}/invoice",
    query: "cashed",
    body: "array of invoice lines",
    status: "201",
  },
  {
    method: "POST",
    path: "/subscription/{id}/invoice/oneshot",
    body: "array of invoice lines",
    status: "200",
  },
  {
    method: "POST",
    path: "/subscription/{id}/invoice/recurring",
    body: "array of invoice lines",
    status: "200",
  },
  { method: "GET", path: "/configurationParameter/{id}", status: "200", result: "configuration parameter" },
];
