// Generated from the x-sdk fields in spec/paths/ by `npm run generate`. Do not edit it: change the source, and run the command.

/** The methods of all groups. `readPlans` in plan.ts says what a line holds. */
export const table = ` login
token GET /login s
tokenByPost POST /login os
logout POST /logout n

/user
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

/userCompany
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

/company
list
count
create
get
update
activate
deactivate
patch
delete

/companyGroup
list
count
create
get
update
delete

/paymentMethod
list
count
create
get
update
delete

/notification
list
count
create
get
update
delete

/comment
list
count
create
get
update
delete

/cloudCredential
list
count
create
get
saveSecret PATCH /{id} n action="SAVE_CUSTOM_CREDENTIALS" payload
delete
getMetadata
replaceMetadata
removeMetadataKey

/countryCodes countryCodes
list GET

/subscription
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

/configurationParameter
list
count
create
get
update
delete
values POST /{id}/values  *

/product
list
count
create
get
update
delete
getMetadata
replaceMetadata
removeMetadataKey

/productVersion
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

/billingItem
list
count
create
get
update
delete

/applicationMetric
list
count
create
get
update
delete

/order
list
count
create
get

/invoice
list
count
get
pay POST /{id}/pay on *
markPaid PATCH /{id}/pay n *

/proceedsReport proceeds
report GET

/event
list
count
create
get
delete
attempts GET /{id}/attempt
redeliver POST /{id}/redeliver on

/sandbox sandbox
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
