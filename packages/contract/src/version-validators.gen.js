// Generated from spec/versions.yaml and spec/schemas/ by `npm run generate`. Do not edit it: change the source, and run the command.

var formats = {
  "date-time": isDateTime,
  date: isDate,
  email: isEmail,
  uri: isUri,
  "uri-reference": isUriReference,
  password: () => true,
  binary: () => true,
  int32: { type: "number", validate: isInt32 },
  int64: { type: "number", validate: Number.isSafeInteger }
};
function isDate(text) {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && isDateTime(`${text}T00:00:00Z`);
}
var dateTimeShape = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2}):(\d{2})(?:\.\d{1,9})?(?:Z|[+-](\d{2}):?(\d{2}))$/i;
var DAYS_OF_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
function isDateTime(text) {
  const parts = dateTimeShape.exec(text);
  if (!parts) return false;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0, zoneHour = 0, zoneMinute = 0] = parts.slice(1).map((part) => Number(part ?? 0));
  const isLeap = year % 4 === 0 && year % 100 !== 0 || year % 400 === 0;
  const days = month === 2 && isLeap ? 29 : DAYS_OF_MONTH[month - 1];
  if (days === void 0 || day < 1 || day > days) return false;
  return hour <= 23 && minute <= 59 && second <= 59 && zoneHour <= 23 && zoneMinute <= 59;
}
var localPart = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}$/i;
var domainLabel = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;
function isEmail(text) {
  if (text.length > 320) return false;
  const at = text.lastIndexOf("@");
  const local = text.slice(0, Math.max(at, 0));
  if (!localPart.test(local) || local.startsWith(".") || local.endsWith(".") || local.includes(".."))
    return false;
  const labels = text.slice(at + 1).split(".");
  return labels.length >= 2 && labels.every((label) => domainLabel.test(label));
}
var uriShape = /^[a-z][a-z0-9+.-]*:(?:[!#$&-;=?-[\]_a-z~]|%[0-9a-f]{2})+$/i;
var uriReferenceShape = /^(?:[!#$&-;=?-[\]_a-z~]|%[0-9a-f]{2})*$/i;
function isUri(text) {
  if (text.length > 8192 || !uriShape.test(text)) return false;
  return !/^https?:/i.test(text) || /^https?:\/\/(?:[^/?#@]*@)?(?:\[[0-9a-f:.]+\]|[^/?#@:[\]]+)(?::\d{0,5})?(?:[/?#]|$)/i.test(text);
}
function isUriReference(text) {
  return text.length <= 8192 && uriReferenceShape.test(text);
}
function isInt32(value) {
  return Number.isInteger(value) && value >= -2147483648 && value <= 2147483647;
}

function fail(errors, ...[instancePath, keyword, params, propertyName]) {
  return errors.push({ instancePath, keyword, params, propertyName });
}
function join(errors, more) {
  return errors === null ? more : errors.concat(more);
}
function codePointLength(text) {
  let length = text.length;
  for (let index = 0; index < text.length - 1; index++) {
    const isHigh = (text.charCodeAt(index) & 64512) === 55296;
    if (isHigh && (text.charCodeAt(index + 1) & 64512) === 56320) {
      length--;
      index++;
    }
  }
  return length;
}
function jsonEqual(left, right) {
  if (left === right) return true;
  if (typeof left !== "object" || typeof right !== "object" || left === null || right === null) return false;
  if (Array.isArray(left) !== Array.isArray(right)) return false;
  const others = new Map(Object.entries(right));
  const entries = Object.entries(left);
  return entries.length === others.size && entries.every(([key, value]) => others.has(key) && jsonEqual(value, others.get(key)));
}

var formats0 = formats.password;
var func1 = codePointLength;
function validate58(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.url === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "url" });
    if (data.url !== void 0) {
      let data0 = data.url;
      if (typeof data0 === "string") {
        if (func1(data0) > 2048) errors = fail(vErrors ??= [], instancePath + "/url", "maxLength", { limit: 2048 });
        if (func1(data0) < 1) errors = fail(vErrors ??= [], instancePath + "/url", "minLength", { limit: 1 });
      } else errors = fail(vErrors ??= [], instancePath + "/url", "type", { type: "string" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate58.errors = vErrors;
  return errors === 0;
}
var formats2 = formats["date-time"];
function validate60(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data === "string") {
    if (!formats2(data)) errors = fail(vErrors ??= [], instancePath, "format", { format: "date-time" });
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "string" });
  validate60.errors = vErrors;
  return errors === 0;
}
var formats4 = formats.int32;
var pattern3 = new RegExp("^token/[0-9]+$", "u");
var pattern4 = new RegExp("\\S", "u");
var pattern5 = new RegExp("^[A-Za-z0-9@.+_-]+$", "u");
var formats6 = formats.email;
var pattern6 = new RegExp("^[a-z]{2}$", "u");
function validate78(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.url === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "url" });
    if (data.url !== void 0) {
      let data0 = data.url;
      if (typeof data0 === "string") {
        if (func1(data0) > 2048) errors = fail(vErrors ??= [], instancePath + "/url", "maxLength", { limit: 2048 });
        if (func1(data0) < 1) errors = fail(vErrors ??= [], instancePath + "/url", "minLength", { limit: 1 });
      } else errors = fail(vErrors ??= [], instancePath + "/url", "type", { type: "string" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate78.errors = vErrors;
  return errors === 0;
}
var pattern7 = new RegExp("^[A-Z]{2}$", "u");
var pattern8 = new RegExp("^user/[0-9]+$", "u");
var pattern9 = new RegExp("^[A-Z0-9]{2}$", "u");
var pattern10 = new RegExp("^([^.]|\\.[^.]|\\.\\.[\\s\\S])", "u");
var pattern12 = new RegExp("^userCompany/[0-9]+$", "u");
var formats20 = formats.uri;
var pattern13 = new RegExp("^https?://", "u");
var pattern15 = new RegExp("^company/[0-9]+$", "u");
var pattern18 = new RegExp("^P(?!$)([0-9]{1,4}W)?([0-9]{1,5}D)?(T(?=[0-9])([0-9]{1,6}H)?([0-9]{1,8}M)?)?$", "u");
var pattern21 = new RegExp("^companyGroup/[0-9]+$", "u");
var pattern22 = new RegExp("^paymentMethod/[0-9]+$", "u");
var pattern23 = new RegExp("^[0-9]{4}$", "u");
var pattern24 = new RegExp("^notification/[0-9]+$", "u");
var func0 = jsonEqual;
var pattern25 = new RegExp("^message/[0-9]+$", "u");
function validate194(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.url === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "url" });
    if (data.url !== void 0) {
      let data0 = data.url;
      if (typeof data0 === "string") {
        if (func1(data0) > 2048) errors = fail(vErrors ??= [], instancePath + "/url", "maxLength", { limit: 2048 });
        if (func1(data0) < 1) errors = fail(vErrors ??= [], instancePath + "/url", "minLength", { limit: 1 });
      } else errors = fail(vErrors ??= [], instancePath + "/url", "type", { type: "string" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate194.errors = vErrors;
  return errors === 0;
}
var pattern26 = new RegExp("^comment/[0-9]+$", "u");
function validate203(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.url === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "url" });
    if (data.url !== void 0) {
      let data0 = data.url;
      if (typeof data0 === "string") {
        if (func1(data0) > 2048) errors = fail(vErrors ??= [], instancePath + "/url", "maxLength", { limit: 2048 });
        if (func1(data0) < 1) errors = fail(vErrors ??= [], instancePath + "/url", "minLength", { limit: 1 });
      } else errors = fail(vErrors ??= [], instancePath + "/url", "type", { type: "string" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate203.errors = vErrors;
  return errors === 0;
}
var pattern27 = new RegExp("^cloudCredential/[0-9]+$", "u");
var schema85 = { "type": "string", "enum": ["WAITING_PAYMENT", "PENDING", "DEPLOYED", "STOPPED", "UNDEPLOY_SENT", "UNDEPLOYED", "FAILED"] };
function validate216(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") errors = fail(vErrors ??= [], instancePath, "type", { type: "string" });
  if (!(data === "WAITING_PAYMENT" || data === "PENDING" || data === "DEPLOYED" || data === "STOPPED" || data === "UNDEPLOY_SENT" || data === "UNDEPLOYED" || data === "FAILED")) errors = fail(vErrors ??= [], instancePath, "enum", { allowedValues: schema85.enum });
  validate216.errors = vErrors;
  return errors === 0;
}
var schema86 = { "type": "string", "enum": ["NORMAL", "SANDBOX", "TRIAL"] };
function validate217(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") errors = fail(vErrors ??= [], instancePath, "type", { type: "string" });
  if (!(data === "NORMAL" || data === "SANDBOX" || data === "TRIAL")) errors = fail(vErrors ??= [], instancePath, "enum", { allowedValues: schema86.enum });
  validate217.errors = vErrors;
  return errors === 0;
}
function validate218(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.url === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "url" });
    if (data.url !== void 0) {
      let data0 = data.url;
      if (typeof data0 === "string") {
        if (func1(data0) > 2048) errors = fail(vErrors ??= [], instancePath + "/url", "maxLength", { limit: 2048 });
        if (func1(data0) < 1) errors = fail(vErrors ??= [], instancePath + "/url", "minLength", { limit: 1 });
      } else errors = fail(vErrors ??= [], instancePath + "/url", "type", { type: "string" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate218.errors = vErrors;
  return errors === 0;
}
function validate219(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.url === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "url" });
    if (data.url !== void 0) {
      let data0 = data.url;
      if (typeof data0 === "string") {
        if (func1(data0) > 2048) errors = fail(vErrors ??= [], instancePath + "/url", "maxLength", { limit: 2048 });
        if (func1(data0) < 1) errors = fail(vErrors ??= [], instancePath + "/url", "minLength", { limit: 1 });
      } else errors = fail(vErrors ??= [], instancePath + "/url", "type", { type: "string" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate219.errors = vErrors;
  return errors === 0;
}
var schema89 = { "type": "string", "enum": ["NORMAL", "TRIAL", "SANDBOX", "RENEWAL", "SYNDICATED_UPGRADE", "BILLING_ITEM_UPGRADE", "UPSELL", "REFUND", "CREDIT"] };
function validate220(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") errors = fail(vErrors ??= [], instancePath, "type", { type: "string" });
  if (!(data === "NORMAL" || data === "TRIAL" || data === "SANDBOX" || data === "RENEWAL" || data === "SYNDICATED_UPGRADE" || data === "BILLING_ITEM_UPGRADE" || data === "UPSELL" || data === "REFUND" || data === "CREDIT")) errors = fail(vErrors ??= [], instancePath, "enum", { allowedValues: schema89.enum });
  validate220.errors = vErrors;
  return errors === 0;
}
function validate221(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.url === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "url" });
    if (data.url !== void 0) {
      let data0 = data.url;
      if (typeof data0 === "string") {
        if (func1(data0) > 2048) errors = fail(vErrors ??= [], instancePath + "/url", "maxLength", { limit: 2048 });
        if (func1(data0) < 1) errors = fail(vErrors ??= [], instancePath + "/url", "minLength", { limit: 1 });
      } else errors = fail(vErrors ??= [], instancePath + "/url", "type", { type: "string" });
    }
    if (data.orderType !== void 0) {
      if (!validate220(data.orderType, { instancePath: instancePath + "/orderType" })) errors = (vErrors = join(vErrors, validate220.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate221.errors = vErrors;
  return errors === 0;
}
var schema91 = { "type": "string", "enum": ["APP", "PASSWORD_RESET", "DOCUMENTATION", "VIDEO"] };
function validate223(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") errors = fail(vErrors ??= [], instancePath, "type", { type: "string" });
  if (!(data === "APP" || data === "PASSWORD_RESET" || data === "DOCUMENTATION" || data === "VIDEO")) errors = fail(vErrors ??= [], instancePath, "enum", { allowedValues: schema91.enum });
  validate223.errors = vErrors;
  return errors === 0;
}
function validate224(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.endpoint === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "endpoint" });
    if (data.endpoint !== void 0) {
      if (typeof data.endpoint !== "string") errors = fail(vErrors ??= [], instancePath + "/endpoint", "type", { type: "string" });
    }
    if (data.description !== void 0) {
      if (typeof data.description !== "string") errors = fail(vErrors ??= [], instancePath + "/description", "type", { type: "string" });
    }
    if (data.category !== void 0) {
      if (!validate223(data.category, { instancePath: instancePath + "/category" })) errors = (vErrors = join(vErrors, validate223.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate224.errors = vErrors;
  return errors === 0;
}
function validate226(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length > 50) errors = fail(vErrors ??= [], instancePath, "maxProperties", { limit: 50 });
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      const _errs1 = errors;
      if (typeof key0 === "string") {
        if (!pattern6.test(key0)) errors = fail(vErrors ??= [], instancePath, "pattern", { pattern: "^[a-z]{2}$" }, key0);
      } else errors = fail(vErrors ??= [], instancePath, "type", { type: "string" }, key0);
      var valid0 = _errs1 === errors;
      if (!valid0) errors = fail(vErrors ??= [], instancePath, "propertyNames", { propertyName: key0 });
    }
    for (const key1 in data) {
      if (errors >= 20) {
        break;
      }
      let data0 = data[key1];
      if (typeof data0 === "string") {
        if (func1(data0) > 1024) errors = fail(vErrors ??= [], instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "maxLength", { limit: 1024 });
      } else errors = fail(vErrors ??= [], instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "type", { type: "string" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate226.errors = vErrors;
  return errors === 0;
}
var schema94 = { "type": "object", "required": ["key", "value", "weight"], "properties": { "key": { "type": "string" }, "value": { "type": ["string", "null"], "format": "password" }, "description": { "$ref": "LocalizedText" }, "weight": { "type": "integer", "format": "int32" } } };
function validate227(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.key === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "key" });
    if (data.value === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "value" });
    if (data.weight === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "weight" });
    if (data.key !== void 0) {
      if (typeof data.key !== "string") errors = fail(vErrors ??= [], instancePath + "/key", "type", { type: "string" });
    }
    if (data.value !== void 0) {
      let data1 = data.value;
      if (typeof data1 !== "string" && data1 !== null) errors = fail(vErrors ??= [], instancePath + "/value", "type", { type: schema94.properties.value.type });
      if (typeof data1 === "string") {
        if (!formats0(data1)) errors = fail(vErrors ??= [], instancePath + "/value", "format", { format: "password" });
      }
    }
    if (data.description !== void 0) {
      if (!validate226(data.description, { instancePath: instancePath + "/description" })) errors = (vErrors = join(vErrors, validate226.errors)).length;
    }
    if (data.weight !== void 0) {
      let data3 = data.weight;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) errors = fail(vErrors ??= [], instancePath + "/weight", "type", { type: "integer" });
      if (typeof data3 == "number" && isFinite(data3)) {
        if (!formats4.validate(data3)) errors = fail(vErrors ??= [], instancePath + "/weight", "format", { format: "int32" });
      }
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate227.errors = vErrors;
  return errors === 0;
}
var pattern29 = new RegExp("^configurationParameter/[1-9][0-9]*$", "u");
function validate229(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      const _errs1 = errors;
      if (typeof key0 === "string") {
        if (!pattern29.test(key0)) errors = fail(vErrors ??= [], instancePath, "pattern", { pattern: "^configurationParameter/[1-9][0-9]*$" }, key0);
      }
      var valid0 = _errs1 === errors;
      if (!valid0) errors = fail(vErrors ??= [], instancePath, "propertyNames", { propertyName: key0 });
    }
    for (const key1 in data) {
      if (errors >= 20) {
        break;
      }
      if (typeof data[key1] !== "string") errors = fail(vErrors ??= [], instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "type", { type: "string" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate229.errors = vErrors;
  return errors === 0;
}
var pattern30 = new RegExp("^billingItem/[1-9][0-9]*$", "u");
function validate230(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      const _errs1 = errors;
      if (typeof key0 === "string") {
        if (!pattern30.test(key0)) errors = fail(vErrors ??= [], instancePath, "pattern", { pattern: "^billingItem/[1-9][0-9]*$" }, key0);
      }
      var valid0 = _errs1 === errors;
      if (!valid0) errors = fail(vErrors ??= [], instancePath, "propertyNames", { propertyName: key0 });
    }
    for (const key1 in data) {
      if (errors >= 20) {
        break;
      }
      let data0 = data[key1];
      if (!(typeof data0 == "number" && isFinite(data0))) errors = fail(vErrors ??= [], instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "type", { type: "number" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate230.errors = vErrors;
  return errors === 0;
}
var schema97 = { "type": "string", "enum": ["CONFIGURATION", "SETUPFEE", "BILLINGITEMCOST", "BILLINGITEMSETUP", "METRIC", "CUSTOM", "ONESHOTCOST", "RECURRINGCOST", "REFUND"] };
function validate231(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") errors = fail(vErrors ??= [], instancePath, "type", { type: "string" });
  if (!(data === "CONFIGURATION" || data === "SETUPFEE" || data === "BILLINGITEMCOST" || data === "BILLINGITEMSETUP" || data === "METRIC" || data === "CUSTOM" || data === "ONESHOTCOST" || data === "RECURRINGCOST" || data === "REFUND")) errors = fail(vErrors ??= [], instancePath, "enum", { allowedValues: schema97.enum });
  validate231.errors = vErrors;
  return errors === 0;
}
var pattern31 = new RegExp("^-?[0-9]+\\.[0-9]{4,10}$", "u");
function validate232(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data === "string") {
    if (!pattern31.test(data)) errors = fail(vErrors ??= [], instancePath, "pattern", { pattern: "^-?[0-9]+\\.[0-9]{4,10}$" });
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "string" });
  validate232.errors = vErrors;
  return errors === 0;
}
var schema99 = { "type": "string", "enum": ["EUR", "USD"] };
function validate233(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") errors = fail(vErrors ??= [], instancePath, "type", { type: "string" });
  if (!(data === "EUR" || data === "USD")) errors = fail(vErrors ??= [], instancePath, "enum", { allowedValues: schema99.enum });
  validate233.errors = vErrors;
  return errors === 0;
}
function validate234(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.price === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "price" });
    if (data.currency === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "currency" });
    if (data.price !== void 0) {
      if (!validate232(data.price, { instancePath: instancePath + "/price" })) errors = (vErrors = join(vErrors, validate232.errors)).length;
    }
    if (data.currency !== void 0) {
      if (!validate233(data.currency, { instancePath: instancePath + "/currency" })) errors = (vErrors = join(vErrors, validate233.errors)).length;
    }
    if (data.vat !== void 0) {
      let data2 = data.vat;
      if (!(typeof data2 == "number" && isFinite(data2))) errors = fail(vErrors ??= [], instancePath + "/vat", "type", { type: "number" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate234.errors = vErrors;
  return errors === 0;
}
function validate237(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.url === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "url" });
    if (data.url !== void 0) {
      let data0 = data.url;
      if (typeof data0 === "string") {
        if (func1(data0) > 2048) errors = fail(vErrors ??= [], instancePath + "/url", "maxLength", { limit: 2048 });
        if (func1(data0) < 1) errors = fail(vErrors ??= [], instancePath + "/url", "minLength", { limit: 1 });
      } else errors = fail(vErrors ??= [], instancePath + "/url", "type", { type: "string" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate237.errors = vErrors;
  return errors === 0;
}
function validate238(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "type" });
    if (data.price === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "price" });
    if (data.quantity === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "quantity" });
    if (data.subtotal === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "subtotal" });
    if (data.type !== void 0) {
      if (!validate231(data.type, { instancePath: instancePath + "/type" })) errors = (vErrors = join(vErrors, validate231.errors)).length;
    }
    if (data.description !== void 0) {
      if (typeof data.description !== "string") errors = fail(vErrors ??= [], instancePath + "/description", "type", { type: "string" });
    }
    if (data.identifier !== void 0) {
      if (typeof data.identifier !== "string") errors = fail(vErrors ??= [], instancePath + "/identifier", "type", { type: "string" });
    }
    if (data.price !== void 0) {
      if (!validate234(data.price, { instancePath: instancePath + "/price" })) errors = (vErrors = join(vErrors, validate234.errors)).length;
    }
    if (data.quantity !== void 0) {
      let data4 = data.quantity;
      if (!(typeof data4 == "number" && isFinite(data4))) errors = fail(vErrors ??= [], instancePath + "/quantity", "type", { type: "number" });
    }
    if (data.unit !== void 0) {
      if (typeof data.unit !== "string") errors = fail(vErrors ??= [], instancePath + "/unit", "type", { type: "string" });
    }
    if (data.purchased !== void 0) {
      if (!validate60(data.purchased, { instancePath: instancePath + "/purchased" })) errors = (vErrors = join(vErrors, validate60.errors)).length;
    }
    if (data.subtotal !== void 0) {
      if (!validate232(data.subtotal, { instancePath: instancePath + "/subtotal" })) errors = (vErrors = join(vErrors, validate232.errors)).length;
    }
    if (data.originalCurrency !== void 0) {
      if (typeof data.originalCurrency !== "string") errors = fail(vErrors ??= [], instancePath + "/originalCurrency", "type", { type: "string" });
    }
    if (data.billingItem !== void 0) {
      if (!validate237(data.billingItem, { instancePath: instancePath + "/billingItem" })) errors = (vErrors = join(vErrors, validate237.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate238.errors = vErrors;
  return errors === 0;
}
function validate244(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.url === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "url" });
    if (data.url !== void 0) {
      let data0 = data.url;
      if (typeof data0 === "string") {
        if (func1(data0) > 2048) errors = fail(vErrors ??= [], instancePath + "/url", "maxLength", { limit: 2048 });
        if (func1(data0) < 1) errors = fail(vErrors ??= [], instancePath + "/url", "minLength", { limit: 1 });
      } else errors = fail(vErrors ??= [], instancePath + "/url", "type", { type: "string" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate244.errors = vErrors;
  return errors === 0;
}
function validate245(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.billingItem === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "billingItem" });
    if (data.value === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "value" });
    if (data.billingItem !== void 0) {
      if (!validate237(data.billingItem, { instancePath: instancePath + "/billingItem" })) errors = (vErrors = join(vErrors, validate237.errors)).length;
    }
    if (data.identifier !== void 0) {
      if (typeof data.identifier !== "string") errors = fail(vErrors ??= [], instancePath + "/identifier", "type", { type: "string" });
    }
    if (data.unit !== void 0) {
      if (typeof data.unit !== "string") errors = fail(vErrors ??= [], instancePath + "/unit", "type", { type: "string" });
    }
    if (data.value !== void 0) {
      let data3 = data.value;
      if (!(typeof data3 == "number" && isFinite(data3))) errors = fail(vErrors ??= [], instancePath + "/value", "type", { type: "number" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate245.errors = vErrors;
  return errors === 0;
}
function validate247(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.url === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "url" });
    if (data.url !== void 0) {
      let data0 = data.url;
      if (typeof data0 === "string") {
        if (func1(data0) > 2048) errors = fail(vErrors ??= [], instancePath + "/url", "maxLength", { limit: 2048 });
        if (func1(data0) < 1) errors = fail(vErrors ??= [], instancePath + "/url", "minLength", { limit: 1 });
      } else errors = fail(vErrors ??= [], instancePath + "/url", "type", { type: "string" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate247.errors = vErrors;
  return errors === 0;
}
function validate248(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.configurationParameter === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "configurationParameter" });
    if (data.value === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "value" });
    if (data.configurationParameter !== void 0) {
      if (!validate247(data.configurationParameter, { instancePath: instancePath + "/configurationParameter" })) errors = (vErrors = join(vErrors, validate247.errors)).length;
    }
    if (data.code !== void 0) {
      if (typeof data.code !== "string") errors = fail(vErrors ??= [], instancePath + "/code", "type", { type: "string" });
    }
    if (data.value !== void 0) {
      if (typeof data.value !== "string") errors = fail(vErrors ??= [], instancePath + "/value", "type", { type: "string" });
    }
    if (data.description !== void 0) {
      if (typeof data.description !== "string") errors = fail(vErrors ??= [], instancePath + "/description", "type", { type: "string" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate248.errors = vErrors;
  return errors === 0;
}
var pattern32 = new RegExp("^[Ss][Ee][Tt]_[Nn][Aa][Mm][Ee]$", "u");
var pattern33 = new RegExp("^[Ss][Yy][Nn][Dd][Ii][Cc][Aa][Tt][Ee][Dd]_[Uu][Pp][Gg][Rr][Aa][Dd][Ee]$", "u");
var pattern34 = new RegExp("^[Rr][Ee][Nn][Ee][Ww]$", "u");
var pattern35 = new RegExp("^[Aa][Uu][Tt][Oo][Rr][Ee][Nn][Ee][Ww]$", "u");
var pattern36 = new RegExp("^[Kk][Ii][Ll][Ll]$", "u");
var pattern38 = new RegExp("^[Ss][Tt][Oo][Pp]$", "u");
var pattern40 = new RegExp("^[Ss][Tt][Aa][Rr][Tt]$", "u");
var pattern49 = new RegExp("^-?[0-9]{1,11}(\\.[0-9]{1,10})?$", "u");
var pattern50 = new RegExp("^[A-Z]{3}$", "u");
var pattern51 = new RegExp("^[A-Za-z][A-Za-z0-9_]*$", "u");
var schema139 = { "type": "string", "enum": ["SYNDICATED", "CLOUD_SERVICE", "SERVICE", "API", "CSP", "VM"] };
function validate340(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") errors = fail(vErrors ??= [], instancePath, "type", { type: "string" });
  if (!(data === "SYNDICATED" || data === "CLOUD_SERVICE" || data === "SERVICE" || data === "API" || data === "CSP" || data === "VM")) errors = fail(vErrors ??= [], instancePath, "enum", { allowedValues: schema139.enum });
  validate340.errors = vErrors;
  return errors === 0;
}
function validate341(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.url === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "url" });
    if (data.url !== void 0) {
      let data0 = data.url;
      if (typeof data0 === "string") {
        if (func1(data0) > 2048) errors = fail(vErrors ??= [], instancePath + "/url", "maxLength", { limit: 2048 });
        if (func1(data0) < 1) errors = fail(vErrors ??= [], instancePath + "/url", "minLength", { limit: 1 });
      } else errors = fail(vErrors ??= [], instancePath + "/url", "type", { type: "string" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate341.errors = vErrors;
  return errors === 0;
}
var pattern53 = new RegExp("^[!#$%&'*+.^_`|~0-9A-Za-z-]+$", "u");
var pattern54 = new RegExp("^[!-~]([\\t -~]*[!-~])?$", "u");
var pattern55 = new RegExp("^-?[0-9]+\\.[0-9]{4}$", "u");
function validate357(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data === "string") {
    if (!pattern55.test(data)) errors = fail(vErrors ??= [], instancePath, "pattern", { pattern: "^-?[0-9]+\\.[0-9]{4}$" });
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "string" });
  validate357.errors = vErrors;
  return errors === 0;
}
var pattern56 = new RegExp("^[0-9]{1,11}(\\.[0-9]{1,10})?$", "u");
var schema156 = { "type": "string", "enum": ["PAY_AS_YOU_GO", "PRE_PAID", "POST_PAID"] };
function validate389(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") errors = fail(vErrors ??= [], instancePath, "type", { type: "string" });
  if (!(data === "PAY_AS_YOU_GO" || data === "PRE_PAID" || data === "POST_PAID")) errors = fail(vErrors ??= [], instancePath, "enum", { allowedValues: schema156.enum });
  validate389.errors = vErrors;
  return errors === 0;
}
var schema157 = { "type": "string", "enum": ["TIERED", "VOLUME", "STAIRSTEP"] };
function validate390(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") errors = fail(vErrors ??= [], instancePath, "type", { type: "string" });
  if (!(data === "TIERED" || data === "VOLUME" || data === "STAIRSTEP")) errors = fail(vErrors ??= [], instancePath, "enum", { allowedValues: schema157.enum });
  validate390.errors = vErrors;
  return errors === 0;
}
var schema158 = { "type": "string", "enum": ["OPTIONAL", "RECOMMENDED", "REQUIRED"] };
function validate391(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") errors = fail(vErrors ??= [], instancePath, "type", { type: "string" });
  if (!(data === "OPTIONAL" || data === "RECOMMENDED" || data === "REQUIRED")) errors = fail(vErrors ??= [], instancePath, "enum", { allowedValues: schema158.enum });
  validate391.errors = vErrors;
  return errors === 0;
}
var schema162 = { "type": "string", "enum": ["EXTERNAL", "PROMETHEUS"] };
function validate404(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") errors = fail(vErrors ??= [], instancePath, "type", { type: "string" });
  if (!(data === "EXTERNAL" || data === "PROMETHEUS")) errors = fail(vErrors ??= [], instancePath, "enum", { allowedValues: schema162.enum });
  validate404.errors = vErrors;
  return errors === 0;
}
var schema163 = { "type": "string", "enum": ["AVERAGE", "PEAK", "INCREASE", "VALUE"] };
function validate405(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") errors = fail(vErrors ??= [], instancePath, "type", { type: "string" });
  if (!(data === "AVERAGE" || data === "PEAK" || data === "INCREASE" || data === "VALUE")) errors = fail(vErrors ??= [], instancePath, "enum", { allowedValues: schema163.enum });
  validate405.errors = vErrors;
  return errors === 0;
}
var schema164 = { "type": "string", "enum": ["EVERY_30_SECONDS", "EVERY_1_MINUTE", "EVERY_2_MINUTE", "EVERY_5_MINUTES", "EVERY_30_MINUTES", "EVERY_1_HOUR", "EVERY_24_HOUR", "EVERY_48_HOUR", "EVERY_WEEK"] };
function validate406(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") errors = fail(vErrors ??= [], instancePath, "type", { type: "string" });
  if (!(data === "EVERY_30_SECONDS" || data === "EVERY_1_MINUTE" || data === "EVERY_2_MINUTE" || data === "EVERY_5_MINUTES" || data === "EVERY_30_MINUTES" || data === "EVERY_1_HOUR" || data === "EVERY_24_HOUR" || data === "EVERY_48_HOUR" || data === "EVERY_WEEK")) errors = fail(vErrors ??= [], instancePath, "enum", { allowedValues: schema164.enum });
  validate406.errors = vErrors;
  return errors === 0;
}
var schema165 = { "type": "string", "enum": ["AVERAGE", "PEAK"] };
function validate407(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") errors = fail(vErrors ??= [], instancePath, "type", { type: "string" });
  if (!(data === "AVERAGE" || data === "PEAK")) errors = fail(vErrors ??= [], instancePath, "enum", { allowedValues: schema165.enum });
  validate407.errors = vErrors;
  return errors === 0;
}
var formats112 = formats["uri-reference"];
var pattern57 = new RegExp("^[^Tt]*$", "u");
var formats114 = formats.date;
var schema172 = { "type": "string", "enum": ["DEFERRED", "FREE", "PAID", "REJECTED"] };
function validate431(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") errors = fail(vErrors ??= [], instancePath, "type", { type: "string" });
  if (!(data === "DEFERRED" || data === "FREE" || data === "PAID" || data === "REJECTED")) errors = fail(vErrors ??= [], instancePath, "enum", { allowedValues: schema172.enum });
  validate431.errors = vErrors;
  return errors === 0;
}
var pattern58 = new RegExp("^[A-Za-z0-9_-]+$", "u");
var pattern63 = new RegExp("^auditEntry/[0-9]+$", "u");
var pattern66 = new RegExp("^P(?!$)([0-9]{1,3}Y)?([0-9]{1,4}M)?([0-9]{1,4}W)?([0-9]{1,5}D)?(T(?=[0-9])([0-9]{1,6}H)?([0-9]{1,8}M)?([0-9]{1,9}S)?)?$", "u");
var pattern68 = new RegExp("^[a-zA-Z0-9]+$", "u");
var formats180 = formats.int64;
var pattern69 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]*$", "u");
var pattern70 = new RegExp("^[0-9 ]{12,23}$", "u");
var pattern71 = new RegExp("^[0-9]{3,4}$", "u");
function validate734(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "id" });
    if (data.self === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "self" });
    if (data.name === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "name" });
    if (data.type === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "type" });
    if (data.deploymentStatus === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "deploymentStatus" });
    if (data.paid === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "paid" });
    if (data.billingPeriod === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "billingPeriod" });
    if (data.buyer === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "buyer" });
    if (data.company === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "company" });
    if (data.product === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "product" });
    if (data.productVersion === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "productVersion" });
    if (data.invoices === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "invoices" });
    if (data.orders === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "orders" });
    if (data.createdAt === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "createdAt" });
    if (data.updatedAt === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "updatedAt" });
    if (data.syndicatedEndpoints === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "syndicatedEndpoints" });
    if (data.id !== void 0) {
      let data0 = data.id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) errors = fail(vErrors ??= [], instancePath + "/id", "type", { type: "integer" });
      if (typeof data0 == "number" && isFinite(data0)) {
        if (!formats4.validate(data0)) errors = fail(vErrors ??= [], instancePath + "/id", "format", { format: "int32" });
      }
    }
    if (data.self !== void 0) {
      if (typeof data.self !== "string") errors = fail(vErrors ??= [], instancePath + "/self", "type", { type: "string" });
    }
    if (data.name !== void 0) {
      if (typeof data.name !== "string") errors = fail(vErrors ??= [], instancePath + "/name", "type", { type: "string" });
    }
    if (data.type !== void 0) {
      if (!validate217(data.type, { instancePath: instancePath + "/type" })) errors = (vErrors = join(vErrors, validate217.errors)).length;
    }
    if (data.deploymentStatus !== void 0) {
      if (!validate216(data.deploymentStatus, { instancePath: instancePath + "/deploymentStatus" })) errors = (vErrors = join(vErrors, validate216.errors)).length;
    }
    if (data.paid !== void 0) {
      if (typeof data.paid !== "boolean") errors = fail(vErrors ??= [], instancePath + "/paid", "type", { type: "boolean" });
    }
    if (data.billingPeriod !== void 0) {
      let data6 = data.billingPeriod;
      if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) errors = fail(vErrors ??= [], instancePath + "/billingPeriod", "type", { type: "integer" });
      if (typeof data6 == "number" && isFinite(data6)) {
        if (!formats4.validate(data6)) errors = fail(vErrors ??= [], instancePath + "/billingPeriod", "format", { format: "int32" });
      }
    }
    if (data.buyer !== void 0) {
      if (!validate58(data.buyer, { instancePath: instancePath + "/buyer" })) errors = (vErrors = join(vErrors, validate58.errors)).length;
    }
    if (data.company !== void 0) {
      if (!validate78(data.company, { instancePath: instancePath + "/company" })) errors = (vErrors = join(vErrors, validate78.errors)).length;
    }
    if (data.product !== void 0) {
      if (!validate194(data.product, { instancePath: instancePath + "/product" })) errors = (vErrors = join(vErrors, validate194.errors)).length;
    }
    if (data.productVersion !== void 0) {
      if (!validate218(data.productVersion, { instancePath: instancePath + "/productVersion" })) errors = (vErrors = join(vErrors, validate218.errors)).length;
    }
    if (data.invoices !== void 0) {
      let data11 = data.invoices;
      if (Array.isArray(data11)) {
        if (data11.length > 1e4) errors = fail(vErrors ??= [], instancePath + "/invoices", "maxItems", { limit: 1e4 });
        const len0 = data11.length;
        for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
          if (!validate219(data11[i0], { instancePath: instancePath + "/invoices/" + i0 })) errors = (vErrors = join(vErrors, validate219.errors)).length;
        }
      } else errors = fail(vErrors ??= [], instancePath + "/invoices", "type", { type: "array" });
    }
    if (data.orders !== void 0) {
      let data13 = data.orders;
      if (Array.isArray(data13)) {
        if (data13.length > 1e4) errors = fail(vErrors ??= [], instancePath + "/orders", "maxItems", { limit: 1e4 });
        const len1 = data13.length;
        for (let i1 = 0; i1 < len1 && errors < 20; i1++) {
          if (!validate221(data13[i1], { instancePath: instancePath + "/orders/" + i1 })) errors = (vErrors = join(vErrors, validate221.errors)).length;
        }
      } else errors = fail(vErrors ??= [], instancePath + "/orders", "type", { type: "array" });
    }
    if (data.createdAt !== void 0) {
      if (!validate60(data.createdAt, { instancePath: instancePath + "/createdAt" })) errors = (vErrors = join(vErrors, validate60.errors)).length;
    }
    if (data.updatedAt !== void 0) {
      if (!validate60(data.updatedAt, { instancePath: instancePath + "/updatedAt" })) errors = (vErrors = join(vErrors, validate60.errors)).length;
    }
    if (data.startDate !== void 0) {
      if (!validate60(data.startDate, { instancePath: instancePath + "/startDate" })) errors = (vErrors = join(vErrors, validate60.errors)).length;
    }
    if (data.endDate !== void 0) {
      if (!validate60(data.endDate, { instancePath: instancePath + "/endDate" })) errors = (vErrors = join(vErrors, validate60.errors)).length;
    }
    if (data.lifespan !== void 0) {
      let data19 = data.lifespan;
      if (!(typeof data19 == "number" && (!(data19 % 1) && !isNaN(data19)) && isFinite(data19))) errors = fail(vErrors ??= [], instancePath + "/lifespan", "type", { type: "integer" });
      if (typeof data19 == "number" && isFinite(data19)) {
        if (!formats4.validate(data19)) errors = fail(vErrors ??= [], instancePath + "/lifespan", "format", { format: "int32" });
      }
    }
    if (data.autoRenew !== void 0) {
      if (typeof data.autoRenew !== "boolean") errors = fail(vErrors ??= [], instancePath + "/autoRenew", "type", { type: "boolean" });
    }
    if (data.syndicatedEndpoints !== void 0) {
      let data21 = data.syndicatedEndpoints;
      if (Array.isArray(data21)) {
        const len2 = data21.length;
        for (let i2 = 0; i2 < len2 && errors < 20; i2++) {
          if (!validate224(data21[i2], { instancePath: instancePath + "/syndicatedEndpoints/" + i2 })) errors = (vErrors = join(vErrors, validate224.errors)).length;
        }
      } else errors = fail(vErrors ??= [], instancePath + "/syndicatedEndpoints", "type", { type: "array" });
    }
    if (data.endUserInstructions !== void 0) {
      if (typeof data.endUserInstructions !== "string") errors = fail(vErrors ??= [], instancePath + "/endUserInstructions", "type", { type: "string" });
    }
    if (data.credentials !== void 0) {
      let data24 = data.credentials;
      if (Array.isArray(data24)) {
        const len3 = data24.length;
        for (let i3 = 0; i3 < len3 && errors < 20; i3++) {
          if (!validate227(data24[i3], { instancePath: instancePath + "/credentials/" + i3 })) errors = (vErrors = join(vErrors, validate227.errors)).length;
        }
      } else errors = fail(vErrors ??= [], instancePath + "/credentials", "type", { type: "array" });
    }
    if (data.oneshotCosts !== void 0) {
      let data26 = data.oneshotCosts;
      if (Array.isArray(data26)) {
        const len4 = data26.length;
        for (let i4 = 0; i4 < len4 && errors < 20; i4++) {
          if (!validate238(data26[i4], { instancePath: instancePath + "/oneshotCosts/" + i4 })) errors = (vErrors = join(vErrors, validate238.errors)).length;
        }
      } else errors = fail(vErrors ??= [], instancePath + "/oneshotCosts", "type", { type: "array" });
    }
    if (data.recurringCosts !== void 0) {
      let data28 = data.recurringCosts;
      if (Array.isArray(data28)) {
        const len5 = data28.length;
        for (let i5 = 0; i5 < len5 && errors < 20; i5++) {
          if (!validate238(data28[i5], { instancePath: instancePath + "/recurringCosts/" + i5 })) errors = (vErrors = join(vErrors, validate238.errors)).length;
        }
      } else errors = fail(vErrors ??= [], instancePath + "/recurringCosts", "type", { type: "array" });
    }
    if (data.possibleUpgrades !== void 0) {
      let data30 = data.possibleUpgrades;
      if (Array.isArray(data30)) {
        const len6 = data30.length;
        for (let i6 = 0; i6 < len6 && errors < 20; i6++) {
          if (!validate218(data30[i6], { instancePath: instancePath + "/possibleUpgrades/" + i6 })) errors = (vErrors = join(vErrors, validate218.errors)).length;
        }
      } else errors = fail(vErrors ??= [], instancePath + "/possibleUpgrades", "type", { type: "array" });
    }
    if (data.metadata !== void 0) {
      if (!validate244(data.metadata, { instancePath: instancePath + "/metadata" })) errors = (vErrors = join(vErrors, validate244.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate734.errors = vErrors;
  return errors === 0;
}
var Subscription_20180101 = validate753;
function validate753(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate734(data, { instancePath })) errors = (vErrors = join(vErrors, validate734.errors)).length;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.configurationParameters === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "configurationParameters" });
    if (data.billingItems === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "billingItems" });
    if (data.lastInvoice !== void 0) {
      if (!validate60(data.lastInvoice, { instancePath: instancePath + "/lastInvoice" })) errors = (vErrors = join(vErrors, validate60.errors)).length;
    }
    if (data.nextInvoice !== void 0) {
      if (!validate60(data.nextInvoice, { instancePath: instancePath + "/nextInvoice" })) errors = (vErrors = join(vErrors, validate60.errors)).length;
    }
    if (data.configurationParameters !== void 0) {
      if (!validate229(data.configurationParameters, { instancePath: instancePath + "/configurationParameters" })) errors = (vErrors = join(vErrors, validate229.errors)).length;
    }
    if (data.billingItems !== void 0) {
      if (!validate230(data.billingItems, { instancePath: instancePath + "/billingItems" })) errors = (vErrors = join(vErrors, validate230.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate753.errors = vErrors;
  return errors === 0;
}
var Subscription_20180504 = validate759;
function validate759(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate734(data, { instancePath })) errors = (vErrors = join(vErrors, validate734.errors)).length;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.configurationParameters === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "configurationParameters" });
    if (data.billingItems === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "billingItems" });
    if (data.lastInvoice !== void 0) {
      if (!validate60(data.lastInvoice, { instancePath: instancePath + "/lastInvoice" })) errors = (vErrors = join(vErrors, validate60.errors)).length;
    }
    if (data.nextInvoice !== void 0) {
      if (!validate60(data.nextInvoice, { instancePath: instancePath + "/nextInvoice" })) errors = (vErrors = join(vErrors, validate60.errors)).length;
    }
    if (data.configurationParameters !== void 0) {
      if (!validate229(data.configurationParameters, { instancePath: instancePath + "/configurationParameters" })) errors = (vErrors = join(vErrors, validate229.errors)).length;
    }
    if (data.billingItems !== void 0) {
      let data3 = data.billingItems;
      if (Array.isArray(data3)) {
        const len0 = data3.length;
        for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
          if (!validate245(data3[i0], { instancePath: instancePath + "/billingItems/" + i0 })) errors = (vErrors = join(vErrors, validate245.errors)).length;
        }
      } else errors = fail(vErrors ??= [], instancePath + "/billingItems", "type", { type: "array" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate759.errors = vErrors;
  return errors === 0;
}
var Subscription_20201202 = validate765;
function validate765(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate734(data, { instancePath })) errors = (vErrors = join(vErrors, validate734.errors)).length;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.configurationParameters === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "configurationParameters" });
    if (data.billingItems === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "billingItems" });
    if (data.nextInvoice !== void 0) {
      if (!validate60(data.nextInvoice, { instancePath: instancePath + "/nextInvoice" })) errors = (vErrors = join(vErrors, validate60.errors)).length;
    }
    if (data.configurationParameters !== void 0) {
      if (!validate229(data.configurationParameters, { instancePath: instancePath + "/configurationParameters" })) errors = (vErrors = join(vErrors, validate229.errors)).length;
    }
    if (data.billingItems !== void 0) {
      let data2 = data.billingItems;
      if (Array.isArray(data2)) {
        const len0 = data2.length;
        for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
          if (!validate245(data2[i0], { instancePath: instancePath + "/billingItems/" + i0 })) errors = (vErrors = join(vErrors, validate245.errors)).length;
        }
      } else errors = fail(vErrors ??= [], instancePath + "/billingItems", "type", { type: "array" });
    }
    if (data.billingPeriodStart !== void 0) {
      if (!validate60(data.billingPeriodStart, { instancePath: instancePath + "/billingPeriodStart" })) errors = (vErrors = join(vErrors, validate60.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate765.errors = vErrors;
  return errors === 0;
}
var Subscription_20220211 = validate771;
function validate771(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate734(data, { instancePath })) errors = (vErrors = join(vErrors, validate734.errors)).length;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.configurationParameters === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "configurationParameters" });
    if (data.billingItems === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "billingItems" });
    if (data.configurationParameters !== void 0) {
      if (!validate229(data.configurationParameters, { instancePath: instancePath + "/configurationParameters" })) errors = (vErrors = join(vErrors, validate229.errors)).length;
    }
    if (data.billingItems !== void 0) {
      let data1 = data.billingItems;
      if (Array.isArray(data1)) {
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
          if (!validate245(data1[i0], { instancePath: instancePath + "/billingItems/" + i0 })) errors = (vErrors = join(vErrors, validate245.errors)).length;
        }
      } else errors = fail(vErrors ??= [], instancePath + "/billingItems", "type", { type: "array" });
    }
    if (data.billingPeriodStart !== void 0) {
      if (!validate60(data.billingPeriodStart, { instancePath: instancePath + "/billingPeriodStart" })) errors = (vErrors = join(vErrors, validate60.errors)).length;
    }
    if (data.billingPeriodEnd !== void 0) {
      if (!validate60(data.billingPeriodEnd, { instancePath: instancePath + "/billingPeriodEnd" })) errors = (vErrors = join(vErrors, validate60.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate771.errors = vErrors;
  return errors === 0;
}
var Subscription_20220427 = validate777;
function validate777(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate734(data, { instancePath })) errors = (vErrors = join(vErrors, validate734.errors)).length;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.billingItems === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "billingItems" });
    if (data.billingItems !== void 0) {
      let data0 = data.billingItems;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
          if (!validate245(data0[i0], { instancePath: instancePath + "/billingItems/" + i0 })) errors = (vErrors = join(vErrors, validate245.errors)).length;
        }
      } else errors = fail(vErrors ??= [], instancePath + "/billingItems", "type", { type: "array" });
    }
    if (data.billingPeriodStart !== void 0) {
      if (!validate60(data.billingPeriodStart, { instancePath: instancePath + "/billingPeriodStart" })) errors = (vErrors = join(vErrors, validate60.errors)).length;
    }
    if (data.billingPeriodEnd !== void 0) {
      if (!validate60(data.billingPeriodEnd, { instancePath: instancePath + "/billingPeriodEnd" })) errors = (vErrors = join(vErrors, validate60.errors)).length;
    }
    if (data.configurationParameters !== void 0) {
      let data4 = data.configurationParameters;
      if (Array.isArray(data4)) {
        const len1 = data4.length;
        for (let i1 = 0; i1 < len1 && errors < 20; i1++) {
          if (!validate248(data4[i1], { instancePath: instancePath + "/configurationParameters/" + i1 })) errors = (vErrors = join(vErrors, validate248.errors)).length;
        }
      } else errors = fail(vErrors ??= [], instancePath + "/configurationParameters", "type", { type: "array" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate777.errors = vErrors;
  return errors === 0;
}
function validate783(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "id" });
    if (data.self === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "self" });
    if (data.name === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "name" });
    if (data.type === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "type" });
    if (data.company === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "company" });
    if (data.productVersion === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "productVersion" });
    if (data.configurationParameters === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "configurationParameters" });
    if (data.published === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "published" });
    if (data.id !== void 0) {
      let data0 = data.id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) errors = fail(vErrors ??= [], instancePath + "/id", "type", { type: "integer" });
      if (typeof data0 == "number" && isFinite(data0)) {
        if (!formats4.validate(data0)) errors = fail(vErrors ??= [], instancePath + "/id", "format", { format: "int32" });
      }
    }
    if (data.self !== void 0) {
      if (typeof data.self !== "string") errors = fail(vErrors ??= [], instancePath + "/self", "type", { type: "string" });
    }
    if (data.name !== void 0) {
      if (typeof data.name !== "string") errors = fail(vErrors ??= [], instancePath + "/name", "type", { type: "string" });
    }
    if (data.sku !== void 0) {
      if (typeof data.sku !== "string") errors = fail(vErrors ??= [], instancePath + "/sku", "type", { type: "string" });
    }
    if (data.type !== void 0) {
      if (!validate340(data.type, { instancePath: instancePath + "/type" })) errors = (vErrors = join(vErrors, validate340.errors)).length;
    }
    if (data.company !== void 0) {
      if (!validate341(data.company, { instancePath: instancePath + "/company" })) errors = (vErrors = join(vErrors, validate341.errors)).length;
    }
    if (data.shortDescription !== void 0) {
      if (typeof data.shortDescription !== "string") errors = fail(vErrors ??= [], instancePath + "/shortDescription", "type", { type: "string" });
    }
    if (data.longDescription !== void 0) {
      if (typeof data.longDescription !== "string") errors = fail(vErrors ??= [], instancePath + "/longDescription", "type", { type: "string" });
    }
    if (data.productVersion !== void 0) {
      let data8 = data.productVersion;
      if (Array.isArray(data8)) {
        const len0 = data8.length;
        for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
          if (!validate218(data8[i0], { instancePath: instancePath + "/productVersion/" + i0 })) errors = (vErrors = join(vErrors, validate218.errors)).length;
        }
      } else errors = fail(vErrors ??= [], instancePath + "/productVersion", "type", { type: "array" });
    }
    if (data.configurationParameters !== void 0) {
      let data10 = data.configurationParameters;
      if (Array.isArray(data10)) {
        const len1 = data10.length;
        for (let i1 = 0; i1 < len1 && errors < 20; i1++) {
          if (!validate247(data10[i1], { instancePath: instancePath + "/configurationParameters/" + i1 })) errors = (vErrors = join(vErrors, validate247.errors)).length;
        }
      } else errors = fail(vErrors ??= [], instancePath + "/configurationParameters", "type", { type: "array" });
    }
    if (data.published !== void 0) {
      if (typeof data.published !== "boolean") errors = fail(vErrors ??= [], instancePath + "/published", "type", { type: "boolean" });
    }
    if (data.metadata !== void 0) {
      if (!validate244(data.metadata, { instancePath: instancePath + "/metadata" })) errors = (vErrors = join(vErrors, validate244.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate783.errors = vErrors;
  return errors === 0;
}
var ProductDTO_20180101 = validate789;
function validate789(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate783(data, { instancePath })) errors = (vErrors = join(vErrors, validate783.errors)).length;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.syndicatedEndpoint !== void 0) {
      let data0 = data.syndicatedEndpoint;
      if (typeof data0 === "string") {
        if (!formats20(data0)) errors = fail(vErrors ??= [], instancePath + "/syndicatedEndpoint", "format", { format: "uri" });
      } else errors = fail(vErrors ??= [], instancePath + "/syndicatedEndpoint", "type", { type: "string" });
    }
    if (data.orderValidationUrl !== void 0) {
      let data1 = data.orderValidationUrl;
      if (typeof data1 === "string") {
        if (!formats20(data1)) errors = fail(vErrors ??= [], instancePath + "/orderValidationUrl", "format", { format: "uri" });
      } else errors = fail(vErrors ??= [], instancePath + "/orderValidationUrl", "type", { type: "string" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate789.errors = vErrors;
  return errors === 0;
}
var ProductDTO_20190916 = validate791;
function validate791(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate783(data, { instancePath })) errors = (vErrors = join(vErrors, validate783.errors)).length;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.syndicationEndpoints !== void 0) {
      let data0 = data.syndicationEndpoints;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
          let data1 = data0[i0];
          if (typeof data1 === "string") {
            if (!formats20(data1)) errors = fail(vErrors ??= [], instancePath + "/syndicationEndpoints/" + i0, "format", { format: "uri" });
          } else errors = fail(vErrors ??= [], instancePath + "/syndicationEndpoints/" + i0, "type", { type: "string" });
        }
      } else errors = fail(vErrors ??= [], instancePath + "/syndicationEndpoints", "type", { type: "array" });
    }
    if (data.orderValidationUrl !== void 0) {
      let data2 = data.orderValidationUrl;
      if (typeof data2 === "string") {
        if (!formats20(data2)) errors = fail(vErrors ??= [], instancePath + "/orderValidationUrl", "format", { format: "uri" });
      } else errors = fail(vErrors ??= [], instancePath + "/orderValidationUrl", "type", { type: "string" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate791.errors = vErrors;
  return errors === 0;
}
var ProductDTO_20210215 = validate793;
function validate793(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate783(data, { instancePath })) errors = (vErrors = join(vErrors, validate783.errors)).length;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.syndicationEndpoints !== void 0) {
      let data0 = data.syndicationEndpoints;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
          let data1 = data0[i0];
          if (typeof data1 === "string") {
            if (!formats20(data1)) errors = fail(vErrors ??= [], instancePath + "/syndicationEndpoints/" + i0, "format", { format: "uri" });
          } else errors = fail(vErrors ??= [], instancePath + "/syndicationEndpoints/" + i0, "type", { type: "string" });
        }
      } else errors = fail(vErrors ??= [], instancePath + "/syndicationEndpoints", "type", { type: "array" });
    }
    if (data.orderValidationUrls !== void 0) {
      let data2 = data.orderValidationUrls;
      if (Array.isArray(data2)) {
        const len1 = data2.length;
        for (let i1 = 0; i1 < len1 && errors < 20; i1++) {
          let data3 = data2[i1];
          if (typeof data3 === "string") {
            if (!formats20(data3)) errors = fail(vErrors ??= [], instancePath + "/orderValidationUrls/" + i1, "format", { format: "uri" });
          } else errors = fail(vErrors ??= [], instancePath + "/orderValidationUrls/" + i1, "type", { type: "string" });
        }
      } else errors = fail(vErrors ??= [], instancePath + "/orderValidationUrls", "type", { type: "array" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate793.errors = vErrors;
  return errors === 0;
}
var schema293 = { "type": "object", "required": [], "properties": { "name": { "type": "string", "minLength": 1, "maxLength": 255 }, "sku": { "type": "string", "minLength": 1, "maxLength": 255 }, "type": { "$ref": "ProductType" }, "shortDescription": { "type": "string", "maxLength": 4e3 }, "longDescription": { "type": "string", "maxLength": 8192 }, "notificationSecretToken": { "type": ["string", "null"], "format": "password", "minLength": 1, "maxLength": 255 } } };
function validate795(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 === "string") {
        if (func1(data0) > 255) errors = fail(vErrors ??= [], instancePath + "/name", "maxLength", { limit: 255 });
        if (func1(data0) < 1) errors = fail(vErrors ??= [], instancePath + "/name", "minLength", { limit: 1 });
      } else errors = fail(vErrors ??= [], instancePath + "/name", "type", { type: "string" });
    }
    if (data.sku !== void 0) {
      let data1 = data.sku;
      if (typeof data1 === "string") {
        if (func1(data1) > 255) errors = fail(vErrors ??= [], instancePath + "/sku", "maxLength", { limit: 255 });
        if (func1(data1) < 1) errors = fail(vErrors ??= [], instancePath + "/sku", "minLength", { limit: 1 });
      } else errors = fail(vErrors ??= [], instancePath + "/sku", "type", { type: "string" });
    }
    if (data.type !== void 0) {
      if (!validate340(data.type, { instancePath: instancePath + "/type" })) errors = (vErrors = join(vErrors, validate340.errors)).length;
    }
    if (data.shortDescription !== void 0) {
      let data3 = data.shortDescription;
      if (typeof data3 === "string") {
        if (func1(data3) > 4e3) errors = fail(vErrors ??= [], instancePath + "/shortDescription", "maxLength", { limit: 4e3 });
      } else errors = fail(vErrors ??= [], instancePath + "/shortDescription", "type", { type: "string" });
    }
    if (data.longDescription !== void 0) {
      let data4 = data.longDescription;
      if (typeof data4 === "string") {
        if (func1(data4) > 8192) errors = fail(vErrors ??= [], instancePath + "/longDescription", "maxLength", { limit: 8192 });
      } else errors = fail(vErrors ??= [], instancePath + "/longDescription", "type", { type: "string" });
    }
    if (data.notificationSecretToken !== void 0) {
      let data5 = data.notificationSecretToken;
      if (typeof data5 !== "string" && data5 !== null) errors = fail(vErrors ??= [], instancePath + "/notificationSecretToken", "type", { type: schema293.properties.notificationSecretToken.type });
      if (typeof data5 === "string") {
        if (func1(data5) > 255) errors = fail(vErrors ??= [], instancePath + "/notificationSecretToken", "maxLength", { limit: 255 });
        if (func1(data5) < 1) errors = fail(vErrors ??= [], instancePath + "/notificationSecretToken", "minLength", { limit: 1 });
        if (!formats0(data5)) errors = fail(vErrors ??= [], instancePath + "/notificationSecretToken", "format", { format: "password" });
      }
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate795.errors = vErrors;
  return errors === 0;
}
var ProductFields_20180101 = validate797;
function validate797(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate795(data, { instancePath })) errors = (vErrors = join(vErrors, validate795.errors)).length;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.syndicatedEndpoint !== void 0) {
      let data0 = data.syndicatedEndpoint;
      if (typeof data0 === "string") {
        if (func1(data0) > 1024) errors = fail(vErrors ??= [], instancePath + "/syndicatedEndpoint", "maxLength", { limit: 1024 });
        if (func1(data0) < 1) errors = fail(vErrors ??= [], instancePath + "/syndicatedEndpoint", "minLength", { limit: 1 });
        if (!formats20(data0)) errors = fail(vErrors ??= [], instancePath + "/syndicatedEndpoint", "format", { format: "uri" });
      } else errors = fail(vErrors ??= [], instancePath + "/syndicatedEndpoint", "type", { type: "string" });
    }
    if (data.orderValidationUrl !== void 0) {
      let data1 = data.orderValidationUrl;
      if (typeof data1 === "string") {
        if (func1(data1) > 2e3) errors = fail(vErrors ??= [], instancePath + "/orderValidationUrl", "maxLength", { limit: 2e3 });
        if (func1(data1) < 1) errors = fail(vErrors ??= [], instancePath + "/orderValidationUrl", "minLength", { limit: 1 });
        if (!formats20(data1)) errors = fail(vErrors ??= [], instancePath + "/orderValidationUrl", "format", { format: "uri" });
      } else errors = fail(vErrors ??= [], instancePath + "/orderValidationUrl", "type", { type: "string" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate797.errors = vErrors;
  return errors === 0;
}
var ProductFields_20190916 = validate799;
function validate799(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate795(data, { instancePath })) errors = (vErrors = join(vErrors, validate795.errors)).length;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.syndicationEndpoints !== void 0) {
      let data0 = data.syndicationEndpoints;
      const _errs5 = errors;
      let valid3 = true;
      const _errs6 = errors;
      if (Array.isArray(data0)) {
        if (data0.length > 10) {
          errors = (vErrors ??= []).push({});
        }
      }
      var _valid0 = _errs6 === errors;
      errors = _errs5;
      if (vErrors !== null) {
        if (_errs5) {
          vErrors.length = _errs5;
        } else {
          vErrors = null;
        }
      }
      if (_valid0) {
        const _errs7 = errors;
        if (Array.isArray(data0)) {
          let i0 = data0.length;
          let j0;
          if (i0 > 1) {
            outer0: for (; i0--; ) {
              for (j0 = i0; j0--; ) {
                if (func0(data0[i0], data0[j0])) {
                  errors = fail(vErrors ??= [], instancePath + "/syndicationEndpoints", "uniqueItems", { i: i0, j: j0 });
                  break outer0;
                }
              }
            }
          }
        }
        var _valid0 = _errs7 === errors;
        valid3 = _valid0;
      }
      if (Array.isArray(data0)) {
        if (data0.length > 10) errors = fail(vErrors ??= [], instancePath + "/syndicationEndpoints", "maxItems", { limit: 10 });
        const len0 = data0.length;
        for (let i1 = 0; i1 < len0 && errors < 20; i1++) {
          let data1 = data0[i1];
          if (typeof data1 === "string") {
            if (func1(data1) > 1024) errors = fail(vErrors ??= [], instancePath + "/syndicationEndpoints/" + i1, "maxLength", { limit: 1024 });
            if (func1(data1) < 1) errors = fail(vErrors ??= [], instancePath + "/syndicationEndpoints/" + i1, "minLength", { limit: 1 });
            if (!formats20(data1)) errors = fail(vErrors ??= [], instancePath + "/syndicationEndpoints/" + i1, "format", { format: "uri" });
          } else errors = fail(vErrors ??= [], instancePath + "/syndicationEndpoints/" + i1, "type", { type: "string" });
        }
      } else errors = fail(vErrors ??= [], instancePath + "/syndicationEndpoints", "type", { type: "array" });
    }
    if (data.orderValidationUrl !== void 0) {
      let data2 = data.orderValidationUrl;
      if (typeof data2 === "string") {
        if (func1(data2) > 2e3) errors = fail(vErrors ??= [], instancePath + "/orderValidationUrl", "maxLength", { limit: 2e3 });
        if (func1(data2) < 1) errors = fail(vErrors ??= [], instancePath + "/orderValidationUrl", "minLength", { limit: 1 });
        if (!formats20(data2)) errors = fail(vErrors ??= [], instancePath + "/orderValidationUrl", "format", { format: "uri" });
      } else errors = fail(vErrors ??= [], instancePath + "/orderValidationUrl", "type", { type: "string" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate799.errors = vErrors;
  return errors === 0;
}
var ProductFields_20210215 = validate801;
function validate801(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate795(data, { instancePath })) errors = (vErrors = join(vErrors, validate795.errors)).length;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.syndicationEndpoints !== void 0) {
      let data0 = data.syndicationEndpoints;
      const _errs5 = errors;
      let valid3 = true;
      const _errs6 = errors;
      if (Array.isArray(data0)) {
        if (data0.length > 10) {
          errors = (vErrors ??= []).push({});
        }
      }
      var _valid0 = _errs6 === errors;
      errors = _errs5;
      if (vErrors !== null) {
        if (_errs5) {
          vErrors.length = _errs5;
        } else {
          vErrors = null;
        }
      }
      if (_valid0) {
        const _errs7 = errors;
        if (Array.isArray(data0)) {
          let i0 = data0.length;
          let j0;
          if (i0 > 1) {
            outer0: for (; i0--; ) {
              for (j0 = i0; j0--; ) {
                if (func0(data0[i0], data0[j0])) {
                  errors = fail(vErrors ??= [], instancePath + "/syndicationEndpoints", "uniqueItems", { i: i0, j: j0 });
                  break outer0;
                }
              }
            }
          }
        }
        var _valid0 = _errs7 === errors;
        valid3 = _valid0;
      }
      if (Array.isArray(data0)) {
        if (data0.length > 10) errors = fail(vErrors ??= [], instancePath + "/syndicationEndpoints", "maxItems", { limit: 10 });
        const len0 = data0.length;
        for (let i1 = 0; i1 < len0 && errors < 20; i1++) {
          let data1 = data0[i1];
          if (typeof data1 === "string") {
            if (func1(data1) > 1024) errors = fail(vErrors ??= [], instancePath + "/syndicationEndpoints/" + i1, "maxLength", { limit: 1024 });
            if (func1(data1) < 1) errors = fail(vErrors ??= [], instancePath + "/syndicationEndpoints/" + i1, "minLength", { limit: 1 });
            if (!formats20(data1)) errors = fail(vErrors ??= [], instancePath + "/syndicationEndpoints/" + i1, "format", { format: "uri" });
          } else errors = fail(vErrors ??= [], instancePath + "/syndicationEndpoints/" + i1, "type", { type: "string" });
        }
      } else errors = fail(vErrors ??= [], instancePath + "/syndicationEndpoints", "type", { type: "array" });
    }
    if (data.orderValidationUrls !== void 0) {
      let data2 = data.orderValidationUrls;
      const _errs13 = errors;
      let valid8 = true;
      const _errs14 = errors;
      if (Array.isArray(data2)) {
        if (data2.length > 10) {
          errors = (vErrors ??= []).push({});
        }
      }
      var _valid1 = _errs14 === errors;
      errors = _errs13;
      if (vErrors !== null) {
        if (_errs13) {
          vErrors.length = _errs13;
        } else {
          vErrors = null;
        }
      }
      if (_valid1) {
        const _errs15 = errors;
        if (Array.isArray(data2)) {
          let i2 = data2.length;
          let j1;
          if (i2 > 1) {
            outer1: for (; i2--; ) {
              for (j1 = i2; j1--; ) {
                if (func0(data2[i2], data2[j1])) {
                  errors = fail(vErrors ??= [], instancePath + "/orderValidationUrls", "uniqueItems", { i: i2, j: j1 });
                  break outer1;
                }
              }
            }
          }
        }
        var _valid1 = _errs15 === errors;
        valid8 = _valid1;
      }
      if (Array.isArray(data2)) {
        if (data2.length > 10) errors = fail(vErrors ??= [], instancePath + "/orderValidationUrls", "maxItems", { limit: 10 });
        const len1 = data2.length;
        for (let i3 = 0; i3 < len1 && errors < 20; i3++) {
          let data3 = data2[i3];
          if (typeof data3 === "string") {
            if (func1(data3) > 2e3) errors = fail(vErrors ??= [], instancePath + "/orderValidationUrls/" + i3, "maxLength", { limit: 2e3 });
            if (func1(data3) < 1) errors = fail(vErrors ??= [], instancePath + "/orderValidationUrls/" + i3, "minLength", { limit: 1 });
            if (!formats20(data3)) errors = fail(vErrors ??= [], instancePath + "/orderValidationUrls/" + i3, "format", { format: "uri" });
          } else errors = fail(vErrors ??= [], instancePath + "/orderValidationUrls/" + i3, "type", { type: "string" });
        }
      } else errors = fail(vErrors ??= [], instancePath + "/orderValidationUrls", "type", { type: "array" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate801.errors = vErrors;
  return errors === 0;
}
function validate803(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "name" });
    if (data.type === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "type" });
    if (data.company !== void 0) {
      if (!validate341(data.company, { instancePath: instancePath + "/company" })) errors = (vErrors = join(vErrors, validate341.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate803.errors = vErrors;
  return errors === 0;
}
var ProductCreate_20180101 = validate805;
function validate805(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate803(data, { instancePath })) errors = (vErrors = join(vErrors, validate803.errors)).length;
  if (!validate797(data, { instancePath })) errors = (vErrors = join(vErrors, validate797.errors)).length;
  if (!(data && typeof data == "object" && !Array.isArray(data))) errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate805.errors = vErrors;
  return errors === 0;
}
var ProductCreate_20190916 = validate808;
function validate808(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate803(data, { instancePath })) errors = (vErrors = join(vErrors, validate803.errors)).length;
  if (!validate799(data, { instancePath })) errors = (vErrors = join(vErrors, validate799.errors)).length;
  if (!(data && typeof data == "object" && !Array.isArray(data))) errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate808.errors = vErrors;
  return errors === 0;
}
var ProductCreate_20210215 = validate811;
function validate811(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate803(data, { instancePath })) errors = (vErrors = join(vErrors, validate803.errors)).length;
  if (!validate801(data, { instancePath })) errors = (vErrors = join(vErrors, validate801.errors)).length;
  if (!(data && typeof data == "object" && !Array.isArray(data))) errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate811.errors = vErrors;
  return errors === 0;
}
function validate814(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.previousSecretValidFor !== void 0) {
      let data0 = data.previousSecretValidFor;
      if (typeof data0 === "string") {
        if (func1(data0) > 40) errors = fail(vErrors ??= [], instancePath + "/previousSecretValidFor", "maxLength", { limit: 40 });
        if (!pattern18.test(data0)) errors = fail(vErrors ??= [], instancePath + "/previousSecretValidFor", "pattern", { pattern: "^P(?!$)([0-9]{1,4}W)?([0-9]{1,5}D)?(T(?=[0-9])([0-9]{1,6}H)?([0-9]{1,8}M)?)?$" });
      } else errors = fail(vErrors ??= [], instancePath + "/previousSecretValidFor", "type", { type: "string" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate814.errors = vErrors;
  return errors === 0;
}
var ProductInput_20180101 = validate815;
function validate815(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate814(data, { instancePath })) errors = (vErrors = join(vErrors, validate814.errors)).length;
  if (!validate797(data, { instancePath })) errors = (vErrors = join(vErrors, validate797.errors)).length;
  if (!(data && typeof data == "object" && !Array.isArray(data))) errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate815.errors = vErrors;
  return errors === 0;
}
var ProductInput_20190916 = validate818;
function validate818(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate814(data, { instancePath })) errors = (vErrors = join(vErrors, validate814.errors)).length;
  if (!validate799(data, { instancePath })) errors = (vErrors = join(vErrors, validate799.errors)).length;
  if (!(data && typeof data == "object" && !Array.isArray(data))) errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate818.errors = vErrors;
  return errors === 0;
}
var ProductInput_20210215 = validate821;
function validate821(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate814(data, { instancePath })) errors = (vErrors = join(vErrors, validate814.errors)).length;
  if (!validate801(data, { instancePath })) errors = (vErrors = join(vErrors, validate801.errors)).length;
  if (!(data && typeof data == "object" && !Array.isArray(data))) errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate821.errors = vErrors;
  return errors === 0;
}
function validate824(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "id" });
    if (data.self === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "self" });
    if (data.name === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "name" });
    if (data.unit === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "unit" });
    if (data.description === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "description" });
    if (data.type === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "type" });
    if (data.valueType === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "valueType" });
    if (data.owner === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "owner" });
    if (data.weight === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "weight" });
    if (data.id !== void 0) {
      let data0 = data.id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) errors = fail(vErrors ??= [], instancePath + "/id", "type", { type: "integer" });
      if (typeof data0 == "number" && isFinite(data0)) {
        if (!formats4.validate(data0)) errors = fail(vErrors ??= [], instancePath + "/id", "format", { format: "int32" });
      }
    }
    if (data.self !== void 0) {
      if (typeof data.self !== "string") errors = fail(vErrors ??= [], instancePath + "/self", "type", { type: "string" });
    }
    if (data.name !== void 0) {
      if (typeof data.name !== "string") errors = fail(vErrors ??= [], instancePath + "/name", "type", { type: "string" });
    }
    if (data.identifier !== void 0) {
      if (typeof data.identifier !== "string") errors = fail(vErrors ??= [], instancePath + "/identifier", "type", { type: "string" });
    }
    if (data.unit !== void 0) {
      if (typeof data.unit !== "string") errors = fail(vErrors ??= [], instancePath + "/unit", "type", { type: "string" });
    }
    if (data.description !== void 0) {
      if (typeof data.description !== "string") errors = fail(vErrors ??= [], instancePath + "/description", "type", { type: "string" });
    }
    if (data.type !== void 0) {
      if (!validate390(data.type, { instancePath: instancePath + "/type" })) errors = (vErrors = join(vErrors, validate390.errors)).length;
    }
    if (data.valueType !== void 0) {
      if (!validate389(data.valueType, { instancePath: instancePath + "/valueType" })) errors = (vErrors = join(vErrors, validate389.errors)).length;
    }
    if (data.owner !== void 0) {
      if (!validate341(data.owner, { instancePath: instancePath + "/owner" })) errors = (vErrors = join(vErrors, validate341.errors)).length;
    }
    if (data.weight !== void 0) {
      let data9 = data.weight;
      if (!(typeof data9 == "number" && (!(data9 % 1) && !isNaN(data9)) && isFinite(data9))) errors = fail(vErrors ??= [], instancePath + "/weight", "type", { type: "integer" });
      if (typeof data9 == "number" && isFinite(data9)) {
        if (!formats4.validate(data9)) errors = fail(vErrors ??= [], instancePath + "/weight", "format", { format: "int32" });
      }
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate824.errors = vErrors;
  return errors === 0;
}
var BillingItemDTO_20180101 = validate828;
function validate828(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate824(data, { instancePath })) errors = (vErrors = join(vErrors, validate824.errors)).length;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.required === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "required" });
    if (data.required !== void 0) {
      if (typeof data.required !== "boolean") errors = fail(vErrors ??= [], instancePath + "/required", "type", { type: "boolean" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate828.errors = vErrors;
  return errors === 0;
}
var BillingItemDTO_20211004 = validate830;
function validate830(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate824(data, { instancePath })) errors = (vErrors = join(vErrors, validate824.errors)).length;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.presence === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "presence" });
    if (data.presence !== void 0) {
      if (!validate391(data.presence, { instancePath: instancePath + "/presence" })) errors = (vErrors = join(vErrors, validate391.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate830.errors = vErrors;
  return errors === 0;
}
function validate833(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 === "string") {
        if (func1(data0) > 255) errors = fail(vErrors ??= [], instancePath + "/name", "maxLength", { limit: 255 });
        if (func1(data0) < 1) errors = fail(vErrors ??= [], instancePath + "/name", "minLength", { limit: 1 });
      } else errors = fail(vErrors ??= [], instancePath + "/name", "type", { type: "string" });
    }
    if (data.identifier !== void 0) {
      let data1 = data.identifier;
      if (typeof data1 === "string") {
        if (func1(data1) > 125) errors = fail(vErrors ??= [], instancePath + "/identifier", "maxLength", { limit: 125 });
        if (func1(data1) < 1) errors = fail(vErrors ??= [], instancePath + "/identifier", "minLength", { limit: 1 });
      } else errors = fail(vErrors ??= [], instancePath + "/identifier", "type", { type: "string" });
    }
    if (data.unit !== void 0) {
      let data2 = data.unit;
      if (typeof data2 === "string") {
        if (func1(data2) > 255) errors = fail(vErrors ??= [], instancePath + "/unit", "maxLength", { limit: 255 });
        if (func1(data2) < 1) errors = fail(vErrors ??= [], instancePath + "/unit", "minLength", { limit: 1 });
      } else errors = fail(vErrors ??= [], instancePath + "/unit", "type", { type: "string" });
    }
    if (data.description !== void 0) {
      let data3 = data.description;
      if (typeof data3 === "string") {
        if (func1(data3) > 8192) errors = fail(vErrors ??= [], instancePath + "/description", "maxLength", { limit: 8192 });
        if (func1(data3) < 1) errors = fail(vErrors ??= [], instancePath + "/description", "minLength", { limit: 1 });
      } else errors = fail(vErrors ??= [], instancePath + "/description", "type", { type: "string" });
    }
    if (data.type !== void 0) {
      if (!validate390(data.type, { instancePath: instancePath + "/type" })) errors = (vErrors = join(vErrors, validate390.errors)).length;
    }
    if (data.valueType !== void 0) {
      if (!validate389(data.valueType, { instancePath: instancePath + "/valueType" })) errors = (vErrors = join(vErrors, validate389.errors)).length;
    }
    if (data.weight !== void 0) {
      let data6 = data.weight;
      if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) errors = fail(vErrors ??= [], instancePath + "/weight", "type", { type: "integer" });
      if (typeof data6 == "number" && isFinite(data6)) {
        if (data6 > 2147483647 || isNaN(data6)) errors = fail(vErrors ??= [], instancePath + "/weight", "maximum", { comparison: "<=", limit: 2147483647 });
        if (data6 < -2147483648 || isNaN(data6)) errors = fail(vErrors ??= [], instancePath + "/weight", "minimum", { comparison: ">=", limit: -2147483648 });
      }
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate833.errors = vErrors;
  return errors === 0;
}
var BillingItemInput_20180101 = validate836;
function validate836(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate833(data, { instancePath })) errors = (vErrors = join(vErrors, validate833.errors)).length;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.required !== void 0) {
      if (typeof data.required !== "boolean") errors = fail(vErrors ??= [], instancePath + "/required", "type", { type: "boolean" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate836.errors = vErrors;
  return errors === 0;
}
var BillingItemInput_20211004 = validate838;
function validate838(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate833(data, { instancePath })) errors = (vErrors = join(vErrors, validate833.errors)).length;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.presence !== void 0) {
      if (!validate391(data.presence, { instancePath: instancePath + "/presence" })) errors = (vErrors = join(vErrors, validate391.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate838.errors = vErrors;
  return errors === 0;
}
function validate841(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "name" });
    if (data.unit === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "unit" });
    if (data.description === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "description" });
    if (data.type === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "type" });
    if (data.owner !== void 0) {
      if (!validate341(data.owner, { instancePath: instancePath + "/owner" })) errors = (vErrors = join(vErrors, validate341.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate841.errors = vErrors;
  return errors === 0;
}
var BillingItemCreate_20180101 = validate843;
function validate843(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate841(data, { instancePath })) errors = (vErrors = join(vErrors, validate841.errors)).length;
  if (!validate836(data, { instancePath })) errors = (vErrors = join(vErrors, validate836.errors)).length;
  if (!(data && typeof data == "object" && !Array.isArray(data))) errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate843.errors = vErrors;
  return errors === 0;
}
var BillingItemCreate_20211004 = validate846;
function validate846(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate841(data, { instancePath })) errors = (vErrors = join(vErrors, validate841.errors)).length;
  if (!validate838(data, { instancePath })) errors = (vErrors = join(vErrors, validate838.errors)).length;
  if (!(data && typeof data == "object" && !Array.isArray(data))) errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate846.errors = vErrors;
  return errors === 0;
}
function validate849(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "id" });
    if (data.self === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "self" });
    if (data.name === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "name" });
    if (data.product === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "product" });
    if (data.billingItem === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "billingItem" });
    if (data.type === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "type" });
    if (data.counter === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "counter" });
    if (data.id !== void 0) {
      let data0 = data.id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) errors = fail(vErrors ??= [], instancePath + "/id", "type", { type: "integer" });
      if (typeof data0 == "number" && isFinite(data0)) {
        if (!formats4.validate(data0)) errors = fail(vErrors ??= [], instancePath + "/id", "format", { format: "int32" });
      }
    }
    if (data.self !== void 0) {
      if (typeof data.self !== "string") errors = fail(vErrors ??= [], instancePath + "/self", "type", { type: "string" });
    }
    if (data.name !== void 0) {
      if (typeof data.name !== "string") errors = fail(vErrors ??= [], instancePath + "/name", "type", { type: "string" });
    }
    if (data.product !== void 0) {
      if (!validate194(data.product, { instancePath: instancePath + "/product" })) errors = (vErrors = join(vErrors, validate194.errors)).length;
    }
    if (data.billingItem !== void 0) {
      if (!validate237(data.billingItem, { instancePath: instancePath + "/billingItem" })) errors = (vErrors = join(vErrors, validate237.errors)).length;
    }
    if (data.type !== void 0) {
      if (!validate404(data.type, { instancePath: instancePath + "/type" })) errors = (vErrors = join(vErrors, validate404.errors)).length;
    }
    if (data.counter !== void 0) {
      if (typeof data.counter !== "boolean") errors = fail(vErrors ??= [], instancePath + "/counter", "type", { type: "boolean" });
    }
    if (data.endpoint !== void 0) {
      if (typeof data.endpoint !== "string") errors = fail(vErrors ??= [], instancePath + "/endpoint", "type", { type: "string" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate849.errors = vErrors;
  return errors === 0;
}
var ApplicationMetricDTO_20180101 = validate853;
function validate853(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate849(data, { instancePath })) errors = (vErrors = join(vErrors, validate849.errors)).length;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.frequence === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "frequence" });
    if (data.frequence !== void 0) {
      if (!validate406(data.frequence, { instancePath: instancePath + "/frequence" })) errors = (vErrors = join(vErrors, validate406.errors)).length;
    }
    if (data.gaugeMetricFunction !== void 0) {
      if (!validate407(data.gaugeMetricFunction, { instancePath: instancePath + "/gaugeMetricFunction" })) errors = (vErrors = join(vErrors, validate407.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate853.errors = vErrors;
  return errors === 0;
}
var ApplicationMetricDTO_20190819 = validate857;
function validate857(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate849(data, { instancePath })) errors = (vErrors = join(vErrors, validate849.errors)).length;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.frequency === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "frequency" });
    if (data.frequency !== void 0) {
      if (!validate406(data.frequency, { instancePath: instancePath + "/frequency" })) errors = (vErrors = join(vErrors, validate406.errors)).length;
    }
    if (data.gaugeMetricFunction !== void 0) {
      if (!validate407(data.gaugeMetricFunction, { instancePath: instancePath + "/gaugeMetricFunction" })) errors = (vErrors = join(vErrors, validate407.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate857.errors = vErrors;
  return errors === 0;
}
var ApplicationMetricDTO_20201005 = validate861;
function validate861(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate849(data, { instancePath })) errors = (vErrors = join(vErrors, validate849.errors)).length;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.metricFunction === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "metricFunction" });
    if (data.frequency === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "frequency" });
    if (data.metricFunction !== void 0) {
      if (!validate405(data.metricFunction, { instancePath: instancePath + "/metricFunction" })) errors = (vErrors = join(vErrors, validate405.errors)).length;
    }
    if (data.frequency !== void 0) {
      if (!validate406(data.frequency, { instancePath: instancePath + "/frequency" })) errors = (vErrors = join(vErrors, validate406.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate861.errors = vErrors;
  return errors === 0;
}
function validate865(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 === "string") {
        if (func1(data0) > 255) errors = fail(vErrors ??= [], instancePath + "/name", "maxLength", { limit: 255 });
        if (func1(data0) < 1) errors = fail(vErrors ??= [], instancePath + "/name", "minLength", { limit: 1 });
      } else errors = fail(vErrors ??= [], instancePath + "/name", "type", { type: "string" });
    }
    if (data.billingItem !== void 0) {
      if (!validate237(data.billingItem, { instancePath: instancePath + "/billingItem" })) errors = (vErrors = join(vErrors, validate237.errors)).length;
    }
    if (data.type !== void 0) {
      if (!validate404(data.type, { instancePath: instancePath + "/type" })) errors = (vErrors = join(vErrors, validate404.errors)).length;
    }
    if (data.counter !== void 0) {
      if (typeof data.counter !== "boolean") errors = fail(vErrors ??= [], instancePath + "/counter", "type", { type: "boolean" });
    }
    if (data.endpoint !== void 0) {
      let data4 = data.endpoint;
      if (typeof data4 === "string") {
        if (func1(data4) > 2e3) errors = fail(vErrors ??= [], instancePath + "/endpoint", "maxLength", { limit: 2e3 });
        if (func1(data4) < 1) errors = fail(vErrors ??= [], instancePath + "/endpoint", "minLength", { limit: 1 });
        if (!formats112(data4)) errors = fail(vErrors ??= [], instancePath + "/endpoint", "format", { format: "uri-reference" });
      } else errors = fail(vErrors ??= [], instancePath + "/endpoint", "type", { type: "string" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate865.errors = vErrors;
  return errors === 0;
}
var ApplicationMetricInput_20180101 = validate868;
function validate868(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate865(data, { instancePath })) errors = (vErrors = join(vErrors, validate865.errors)).length;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.frequence !== void 0) {
      if (!validate406(data.frequence, { instancePath: instancePath + "/frequence" })) errors = (vErrors = join(vErrors, validate406.errors)).length;
    }
    if (data.gaugeMetricFunction !== void 0) {
      if (!validate407(data.gaugeMetricFunction, { instancePath: instancePath + "/gaugeMetricFunction" })) errors = (vErrors = join(vErrors, validate407.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate868.errors = vErrors;
  return errors === 0;
}
var ApplicationMetricInput_20190819 = validate872;
function validate872(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate865(data, { instancePath })) errors = (vErrors = join(vErrors, validate865.errors)).length;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.frequency !== void 0) {
      if (!validate406(data.frequency, { instancePath: instancePath + "/frequency" })) errors = (vErrors = join(vErrors, validate406.errors)).length;
    }
    if (data.gaugeMetricFunction !== void 0) {
      if (!validate407(data.gaugeMetricFunction, { instancePath: instancePath + "/gaugeMetricFunction" })) errors = (vErrors = join(vErrors, validate407.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate872.errors = vErrors;
  return errors === 0;
}
var ApplicationMetricInput_20201005 = validate876;
function validate876(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate865(data, { instancePath })) errors = (vErrors = join(vErrors, validate865.errors)).length;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.metricFunction !== void 0) {
      if (!validate405(data.metricFunction, { instancePath: instancePath + "/metricFunction" })) errors = (vErrors = join(vErrors, validate405.errors)).length;
    }
    if (data.frequency !== void 0) {
      if (!validate406(data.frequency, { instancePath: instancePath + "/frequency" })) errors = (vErrors = join(vErrors, validate406.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate876.errors = vErrors;
  return errors === 0;
}
function validate880(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "name" });
    if (data.product === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "product" });
    if (data.billingItem === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "billingItem" });
    if (data.product !== void 0) {
      if (!validate194(data.product, { instancePath: instancePath + "/product" })) errors = (vErrors = join(vErrors, validate194.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate880.errors = vErrors;
  return errors === 0;
}
var ApplicationMetricCreate_20180101 = validate882;
function validate882(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate880(data, { instancePath })) errors = (vErrors = join(vErrors, validate880.errors)).length;
  if (!validate868(data, { instancePath })) errors = (vErrors = join(vErrors, validate868.errors)).length;
  if (!(data && typeof data == "object" && !Array.isArray(data))) errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate882.errors = vErrors;
  return errors === 0;
}
var ApplicationMetricCreate_20190819 = validate885;
function validate885(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate880(data, { instancePath })) errors = (vErrors = join(vErrors, validate880.errors)).length;
  if (!validate872(data, { instancePath })) errors = (vErrors = join(vErrors, validate872.errors)).length;
  if (!(data && typeof data == "object" && !Array.isArray(data))) errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate885.errors = vErrors;
  return errors === 0;
}
var ApplicationMetricCreate_20201005 = validate888;
function validate888(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate880(data, { instancePath })) errors = (vErrors = join(vErrors, validate880.errors)).length;
  if (!validate876(data, { instancePath })) errors = (vErrors = join(vErrors, validate876.errors)).length;
  if (!(data && typeof data == "object" && !Array.isArray(data))) errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate888.errors = vErrors;
  return errors === 0;
}
function validate891(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "id" });
    if (data.self === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "self" });
    if (data.type === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "type" });
    if (data.orderType === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "orderType" });
    if (data.paid === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "paid" });
    if (data.date === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "date" });
    if (data.buyer === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "buyer" });
    if (data.subscription === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "subscription" });
    if (data.productVersion === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "productVersion" });
    if (data.invoices === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "invoices" });
    if (data.configurationParameters === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "configurationParameters" });
    if (data.totalPrice === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "totalPrice" });
    if (data.currency === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "currency" });
    if (data.id !== void 0) {
      let data0 = data.id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) errors = fail(vErrors ??= [], instancePath + "/id", "type", { type: "integer" });
      if (typeof data0 == "number" && isFinite(data0)) {
        if (!formats4.validate(data0)) errors = fail(vErrors ??= [], instancePath + "/id", "format", { format: "int32" });
      }
    }
    if (data.self !== void 0) {
      if (typeof data.self !== "string") errors = fail(vErrors ??= [], instancePath + "/self", "type", { type: "string" });
    }
    if (data.type !== void 0) {
      if (!validate220(data.type, { instancePath: instancePath + "/type" })) errors = (vErrors = join(vErrors, validate220.errors)).length;
    }
    if (data.orderType !== void 0) {
      if (!validate220(data.orderType, { instancePath: instancePath + "/orderType" })) errors = (vErrors = join(vErrors, validate220.errors)).length;
    }
    if (data.paid !== void 0) {
      if (typeof data.paid !== "boolean") errors = fail(vErrors ??= [], instancePath + "/paid", "type", { type: "boolean" });
    }
    if (data.date !== void 0) {
      if (!validate60(data.date, { instancePath: instancePath + "/date" })) errors = (vErrors = join(vErrors, validate60.errors)).length;
    }
    if (data.startDate !== void 0) {
      if (!validate60(data.startDate, { instancePath: instancePath + "/startDate" })) errors = (vErrors = join(vErrors, validate60.errors)).length;
    }
    if (data.buyer !== void 0) {
      if (!validate58(data.buyer, { instancePath: instancePath + "/buyer" })) errors = (vErrors = join(vErrors, validate58.errors)).length;
    }
    if (data.subscription !== void 0) {
      if (!validate203(data.subscription, { instancePath: instancePath + "/subscription" })) errors = (vErrors = join(vErrors, validate203.errors)).length;
    }
    if (data.productVersion !== void 0) {
      if (!validate218(data.productVersion, { instancePath: instancePath + "/productVersion" })) errors = (vErrors = join(vErrors, validate218.errors)).length;
    }
    if (data.invoices !== void 0) {
      let data10 = data.invoices;
      if (Array.isArray(data10)) {
        const len0 = data10.length;
        for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
          if (!validate219(data10[i0], { instancePath: instancePath + "/invoices/" + i0 })) errors = (vErrors = join(vErrors, validate219.errors)).length;
        }
      } else errors = fail(vErrors ??= [], instancePath + "/invoices", "type", { type: "array" });
    }
    if (data.configurationParameters !== void 0) {
      if (!validate229(data.configurationParameters, { instancePath: instancePath + "/configurationParameters" })) errors = (vErrors = join(vErrors, validate229.errors)).length;
    }
    if (data.externalReference !== void 0) {
      if (typeof data.externalReference !== "string") errors = fail(vErrors ??= [], instancePath + "/externalReference", "type", { type: "string" });
    }
    if (data.totalPrice !== void 0) {
      if (!validate357(data.totalPrice, { instancePath: instancePath + "/totalPrice" })) errors = (vErrors = join(vErrors, validate357.errors)).length;
    }
    if (data.currency !== void 0) {
      if (!validate233(data.currency, { instancePath: instancePath + "/currency" })) errors = (vErrors = join(vErrors, validate233.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate891.errors = vErrors;
  return errors === 0;
}
var OrderDTO_20180101 = validate903;
function validate903(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate891(data, { instancePath })) errors = (vErrors = join(vErrors, validate891.errors)).length;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.billingItems === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "billingItems" });
    if (data.deferred === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "deferred" });
    if (data.billingItems !== void 0) {
      if (!validate230(data.billingItems, { instancePath: instancePath + "/billingItems" })) errors = (vErrors = join(vErrors, validate230.errors)).length;
    }
    if (data.deferred !== void 0) {
      if (typeof data.deferred !== "boolean") errors = fail(vErrors ??= [], instancePath + "/deferred", "type", { type: "boolean" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate903.errors = vErrors;
  return errors === 0;
}
var OrderDTO_20180504 = validate906;
function validate906(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate891(data, { instancePath })) errors = (vErrors = join(vErrors, validate891.errors)).length;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.billingItems === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "billingItems" });
    if (data.deferred === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "deferred" });
    if (data.billingItems !== void 0) {
      let data0 = data.billingItems;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
          if (!validate245(data0[i0], { instancePath: instancePath + "/billingItems/" + i0 })) errors = (vErrors = join(vErrors, validate245.errors)).length;
        }
      } else errors = fail(vErrors ??= [], instancePath + "/billingItems", "type", { type: "array" });
    }
    if (data.deferred !== void 0) {
      if (typeof data.deferred !== "boolean") errors = fail(vErrors ??= [], instancePath + "/deferred", "type", { type: "boolean" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate906.errors = vErrors;
  return errors === 0;
}
var OrderDTO_20201126 = validate909;
function validate909(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate891(data, { instancePath })) errors = (vErrors = join(vErrors, validate891.errors)).length;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.status === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "status" });
    if (data.billingItems === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "billingItems" });
    if (data.status !== void 0) {
      if (!validate431(data.status, { instancePath: instancePath + "/status" })) errors = (vErrors = join(vErrors, validate431.errors)).length;
    }
    if (data.billingItems !== void 0) {
      let data1 = data.billingItems;
      if (Array.isArray(data1)) {
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
          if (!validate245(data1[i0], { instancePath: instancePath + "/billingItems/" + i0 })) errors = (vErrors = join(vErrors, validate245.errors)).length;
        }
      } else errors = fail(vErrors ??= [], instancePath + "/billingItems", "type", { type: "array" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate909.errors = vErrors;
  return errors === 0;
}

var shapes = { Subscription: { "20180101": Subscription_20180101, "20180504": Subscription_20180504, "20201202": Subscription_20201202, "20220211": Subscription_20220211, "20220427": Subscription_20220427 }, ProductDTO: { "20180101": ProductDTO_20180101, "20190916": ProductDTO_20190916, "20210215": ProductDTO_20210215 }, ProductFields: { "20180101": ProductFields_20180101, "20190916": ProductFields_20190916, "20210215": ProductFields_20210215 }, ProductCreate: { "20180101": ProductCreate_20180101, "20190916": ProductCreate_20190916, "20210215": ProductCreate_20210215 }, ProductInput: { "20180101": ProductInput_20180101, "20190916": ProductInput_20190916, "20210215": ProductInput_20210215 }, BillingItemDTO: { "20180101": BillingItemDTO_20180101, "20211004": BillingItemDTO_20211004 }, BillingItemInput: { "20180101": BillingItemInput_20180101, "20211004": BillingItemInput_20211004 }, BillingItemCreate: { "20180101": BillingItemCreate_20180101, "20211004": BillingItemCreate_20211004 }, ApplicationMetricDTO: { "20180101": ApplicationMetricDTO_20180101, "20190819": ApplicationMetricDTO_20190819, "20201005": ApplicationMetricDTO_20201005 }, ApplicationMetricInput: { "20180101": ApplicationMetricInput_20180101, "20190819": ApplicationMetricInput_20190819, "20201005": ApplicationMetricInput_20201005 }, ApplicationMetricCreate: { "20180101": ApplicationMetricCreate_20180101, "20190819": ApplicationMetricCreate_20190819, "20201005": ApplicationMetricCreate_20201005 }, OrderDTO: { "20180101": OrderDTO_20180101, "20180504": OrderDTO_20180504, "20201126": OrderDTO_20201126 } };
export {
  shapes
};
