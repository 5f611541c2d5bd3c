// Generated from the x-sdk fields in spec/paths/ by `npm run generate`. Do not edit it: change the source, and run the command.

/** The methods of all groups. `readPlans` in plan.ts says what a line holds. */
export const table = `login 
token GET /login s
tokenByPost POST /login os
logout POST /logout n

users /user
me GET /me
list GET  p
count HEAD  pn
create POST  o *
get GET /{id}
update PUT /{id}  *
activate PATCH /{id} n action="ACTIVATE"
approve PATCH /{id} n action="APPROVE"
block PATCH /{id} n action="BLOCK"
unblock PATCH /{id} n action="UNBLOCK"
patch PATCH /{id} n *
delete DELETE /{id} n
getMetadata GET /{id}/metadata
replaceMetadata PUT /{id}/metadata n *
removeMetadataKey DELETE /{id}/metadata/{key} n

userCompanies /userCompany
list
count
create
get
update
activate PATCH /{id} n action="ACTIVATION"
deactivate PATCH /{id} n action="DEACTIVATION"
delete
getMetadata
replaceMetadata
removeMetadataKey

companies /company
list
count
create
get
update
activate
deactivate
patch
delete

companyGroups /companyGroup
list
count
create
get
update
delete

paymentMethods /paymentMethod
list
count
create
get
update
delete

notifications /notification
list
count
create
get
update
delete

comments /comment
list
count
create
get
update
delete

cloudCredentials /cloudCredential
list
count
create
get
saveSecret PATCH /{id} n action="SAVE_CUSTOM_CREDENTIALS" payload
delete
getMetadata
replaceMetadata
removeMetadataKey

countryCodes /countryCodes
list GET

subscriptions /subscription
list GET  p
count
get
markDeployed PATCH /{id} n deploymentStatus="DEPLOYED"
markFailed PATCH /{id} n deploymentStatus="FAILED"
markUndeployed PATCH /{id} n deploymentStatus="UNDEPLOYED"
setName PATCH /{id} n action="SET_NAME" name
upgrade PATCH /{id} o action="SYNDICATED_UPGRADE" productVersion@productVersion
renew PATCH /{id} on action="RENEW"
setAutoRenew PATCH /{id} n action="AUTORENEW" autoRenew
terminate PATCH /{id} n action="KILL"
setEndpoints POST /{id}/endpoints on *
setInstructions POST /{id}/instructions on *
setCredentials POST /{id}/credentials on *
bill POST /{id}/invoice oln *
setOneshotCosts POST /{id}/invoice/oneshot o *
setRecurringCosts POST /{id}/invoice/recurring o *
getMetadata
replaceMetadata
removeMetadataKey

configurationParameters /configurationParameter
list
count
create
get
update
delete
values POST /{id}/values  *

products /product
list
count
create
get
update
delete
getMetadata
replaceMetadata
removeMetadataKey

productVersions /productVersion
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
removeMetadataKey

billingItems /billingItem
list
count
create
get
update
delete

applicationMetrics /applicationMetric
list
count
create
get
update
delete

orders /order
list
count
create
get

invoices /invoice
list
count
get
pay POST /{id}/pay on *
markPaid PATCH /{id}/pay n *

proceeds /proceedsReport
report GET

events /event
list
count
create
get
delete
attempts GET /{id}/attempt
redeliver POST /{id}/redeliver on

sandbox /sandbox
clock GET /clock
advanceClock PUT /clock o *
faults GET /faults
replaceFaults PUT /faults  *
clearFaults DELETE /faults n
reset POST /reset on *
snapshots GET /snapshots
takeSnapshot POST /snapshots o *
restoreSnapshot POST /snapshots/{name}/restore n
platformEndpoints GET /platformEndpoints
replacePlatformEndpoints PUT /platformEndpoints  *
metricHeaders GET /metricHeaders
replaceMetricHeaders PUT /metricHeaders  *
testCard POST /testCard  *`;
