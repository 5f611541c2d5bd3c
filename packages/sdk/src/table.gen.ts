// Generated from the x-sdk fields in spec/paths/ by `npm run generate`. Do not edit it: change the source, and run the command.

/** The methods of all groups. `readPlans` in plan.ts says what a line holds. */
export const table = `/ login
token GET login bs
tokenByPost POST login obs
logout POST logout
/user
me GET /me b
list GET  bp
count HEAD  p
create POST  ob {
get GET /{id} b
update PUT /{id} b {
activate PATCH /{id}  action="ACTIVATE"
approve PATCH /{id}  action="APPROVE"
block PATCH /{id}  action="BLOCK"
unblock PATCH /{id}  action="UNBLOCK"
patch PATCH /{id}  {
delete DELETE /{id}
getMetadata GET /{id}/metadata b
replaceMetadata PUT /{id}/metadata  {
removeMetadataKey DELETE /{id}/metadata/{key}
/userCompany
list
count
create
get
update
activate PATCH /{id}  action="ACTIVATION"
deactivate PATCH /{id}  action="DEACTIVATION"
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
saveSecret PATCH /{id}  action="SAVE_CUSTOM_CREDENTIALS" payload{
delete
getMetadata
replaceMetadata
removeMetadataKey
/countryCodes countryCodes
list GET  b
/subscription
list GET  bp
count
get
markDeployed PATCH /{id}  deploymentStatus="DEPLOYED"
markFailed PATCH /{id}  deploymentStatus="FAILED"
markUndeployed PATCH /{id}  deploymentStatus="UNDEPLOYED"
setName PATCH /{id}  action="SET_NAME" name{
upgrade PATCH /{id} ob action="SYNDICATED_UPGRADE" productVersion{productVersion
renew PATCH /{id} o action="RENEW"
setAutoRenew PATCH /{id}  action="AUTORENEW" autoRenew{
terminate PATCH /{id}  action="KILL"
setEndpoints POST /{id}/endpoints  {
setInstructions POST /{id}/instructions  {
setCredentials POST /{id}/credentials  {
bill POST /{id}/invoice ol {
setOneshotCosts POST /{id}/invoice/oneshot ob {
setRecurringCosts POST /{id}/invoice/recurring ob {
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
values POST /{id}/values b {
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
publish PATCH /{id}  published=true
unpublish PATCH /{id}  published=false
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
pay POST /{id}/pay o {
markPaid PATCH /{id}/pay  {
/proceedsReport proceeds
report GET  b
/event
list
count
create
get
delete
attempts GET /{id}/attempt b
redeliver POST /{id}/redeliver o
/sandbox sandbox
clock GET /clock b
advanceClock PUT /clock ob {
faults GET /faults b
replaceFaults PUT /faults b {
clearFaults DELETE /faults
reset POST /reset o {
snapshots GET /snapshots b
takeSnapshot POST /snapshots ob {
restoreSnapshot POST /snapshots/{name}/restore
platformEndpoints GET /platformEndpoints b
replacePlatformEndpoints PUT /platformEndpoints b {
metricHeaders GET /metricHeaders b
replaceMetricHeaders PUT /metricHeaders b {
testCard POST /testCard b {`;
