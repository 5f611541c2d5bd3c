// Generated from the x-sdk fields in spec/paths/ by `npm run generate`. Do not edit it: change the source, and run the command.

/** The lines that several groups have in common. `readPlans` in plan.ts says what a line holds. */
export const common = `list GET  p
count HEAD
get GET /{id}
create POST  bo
delete DELETE /{id} n
update PUT /{id} b
getMetadata GET /{id}/metadata
replaceMetadata PUT /{id}/metadata bn
removeMetadataKey DELETE /{id}/metadata/{key} n
patch PATCH /{id} bn
activate PATCH /{id} n action=ACTIVATION
deactivate PATCH /{id} n action=DEACTIVATION`;

/** One table for each group: the start of its paths, and its methods. */
export const tables = {
  login: `
token GET /login s
tokenByPost POST /login os
logout POST /logout n`,
  users: `/user
me GET /me
list
count
create
get
update
activate PATCH /{id} n action=ACTIVATE
approve PATCH /{id} n action=APPROVE
block PATCH /{id} n action=BLOCK
unblock PATCH /{id} n action=UNBLOCK
patch
delete
getMetadata
replaceMetadata
removeMetadataKey`,
  userCompanies: `/userCompany
list
count
create
get
update
activate
deactivate
delete
getMetadata
replaceMetadata
removeMetadataKey`,
  companies: `/company
list
count
create
get
update
activate
deactivate
patch
delete`,
  companyGroups: `/companyGroup
list
count
create
get
update
delete`,
  paymentMethods: `/paymentMethod
list
count
create
get
update
delete`,
  notifications: `/notification
list
count
create
get
update
delete`,
  comments: `/comment
list
count
create
get
update
delete`,
  cloudCredentials: `/cloudCredential
list
count
create
get
saveSecret PATCH /{id} n action=SAVE_CUSTOM_CREDENTIALS payload
delete
getMetadata
replaceMetadata
removeMetadataKey`,
  countryCodes: `/countryCodes
list GET`,
  subscriptions: `/subscription
list
count
get
markDeployed PATCH /{id} n deploymentStatus=DEPLOYED
markFailed PATCH /{id} n deploymentStatus=FAILED
markUndeployed PATCH /{id} n deploymentStatus=UNDEPLOYED
setName PATCH /{id} n action=SET_NAME name
upgrade PATCH /{id} o action=SYNDICATED_UPGRADE productVersion@productVersion
renew PATCH /{id} on action=RENEW
setAutoRenew PATCH /{id} n action=AUTORENEW autoRenew
terminate PATCH /{id} n action=KILL
setEndpoints POST /{id}/endpoints bon
setInstructions POST /{id}/instructions bon
setCredentials POST /{id}/credentials bon
bill POST /{id}/invoice bol
setOneshotCosts POST /{id}/invoice/oneshot bo
setRecurringCosts POST /{id}/invoice/recurring bo
getMetadata
replaceMetadata
removeMetadataKey`,
  configurationParameters: `/configurationParameter
list
count
create
get
update
delete
values POST /{id}/values b`,
  products: `/product
list
count
create
get
update
delete
getMetadata
replaceMetadata
removeMetadataKey`,
  productVersions: `/productVersion
list
count
create
get
update
publish PATCH /{id} n published=true
unpublish PATCH /{id} n published=false
patch
delete
getMetadata
replaceMetadata
removeMetadataKey`,
  billingItems: `/billingItem
list
count
create
get
update
delete`,
  applicationMetrics: `/applicationMetric
list
count
create
get
update
delete`,
  orders: `/order
list
count
create
get`,
  invoices: `/invoice
list
count
get
pay POST /{id}/pay bon
markPaid PATCH /{id}/pay bn`,
  proceeds: `/proceedsReport
report GET`,
  events: `/event
list
count
create
get
delete
attempts GET /{id}/attempt
redeliver POST /{id}/redeliver on`,
  sandbox: `/sandbox
clock GET /clock
advanceClock PUT /clock bo
faults GET /faults
replaceFaults PUT /faults b
clearFaults DELETE /faults n
reset POST /reset bon
snapshots GET /snapshots
takeSnapshot POST /snapshots bo
restoreSnapshot POST /snapshots/{name}/restore n
platformEndpoints GET /platformEndpoints
replacePlatformEndpoints PUT /platformEndpoints b
metricHeaders GET /metricHeaders
replaceMetricHeaders PUT /metricHeaders b
testCard POST /testCard b`,
};
