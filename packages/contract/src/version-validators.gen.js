// Generated from spec/versions.yaml and spec/schemas/ by `npm run generate`. Do not edit it: change the source, and run the command.

var formats = {
  "date-time": isDateTime,
  date: isDate,
  email: isEmail,
  uri: isUri,
  "uri-reference": isUriReference,
  password: () => true,
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

var func1 = codePointLength;
function validate58(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.url === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "url" }, message: "must have required property 'url'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.url !== void 0) {
      let data0 = data.url;
      if (typeof data0 === "string") {
        if (func1(data0) > 2048) {
          const err1 = { instancePath: instancePath + "/url", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
          (vErrors ??= []).push(err1);
          errors++;
        }
        if (func1(data0) < 1) {
          const err2 = { instancePath: instancePath + "/url", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          (vErrors ??= []).push(err2);
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/url", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
  } else {
    const err4 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err4);
    errors++;
  }
  validate58.errors = vErrors;
  return errors === 0;
}
var formats0 = formats["date-time"];
function validate60(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data === "string") {
    if (!formats0(data)) {
      const err0 = { instancePath, keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
      (vErrors ??= []).push(err0);
      errors++;
    }
  } else {
    const err1 = { instancePath, keyword: "type", params: { type: "string" }, message: "must be string" };
    (vErrors ??= []).push(err1);
    errors++;
  }
  validate60.errors = vErrors;
  return errors === 0;
}
var formats2 = formats.int32;
var pattern3 = new RegExp("^token/[0-9]+$", "u");
var pattern4 = new RegExp("\\S", "u");
var pattern5 = new RegExp("^[A-Za-z0-9@.+_-]+$", "u");
var formats4 = formats.email;
var pattern6 = new RegExp("^[a-z]{2}$", "u");
function validate78(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.url === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "url" }, message: "must have required property 'url'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.url !== void 0) {
      let data0 = data.url;
      if (typeof data0 === "string") {
        if (func1(data0) > 2048) {
          const err1 = { instancePath: instancePath + "/url", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
          (vErrors ??= []).push(err1);
          errors++;
        }
        if (func1(data0) < 1) {
          const err2 = { instancePath: instancePath + "/url", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          (vErrors ??= []).push(err2);
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/url", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
  } else {
    const err4 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err4);
    errors++;
  }
  validate78.errors = vErrors;
  return errors === 0;
}
var pattern7 = new RegExp("^[A-Z]{2}$", "u");
var pattern8 = new RegExp("^user/[0-9]+$", "u");
var formats10 = formats.password;
var pattern9 = new RegExp("^[A-Z0-9]{2}$", "u");
var pattern10 = new RegExp("^userCompany/[0-9]+$", "u");
var formats18 = formats.uri;
var pattern11 = new RegExp("^https?://", "u");
var pattern13 = new RegExp("^company/[0-9]+$", "u");
var pattern16 = new RegExp("^P(?!$)([0-9]{1,4}W)?([0-9]{1,5}D)?(T(?=[0-9])([0-9]{1,6}H)?([0-9]{1,8}M)?)?$", "u");
var pattern19 = new RegExp("^companyGroup/[0-9]+$", "u");
var pattern20 = new RegExp("^paymentMethod/[0-9]+$", "u");
var pattern21 = new RegExp("^[0-9]{4}$", "u");
var pattern22 = new RegExp("^notification/[0-9]+$", "u");
var func0 = jsonEqual;
var pattern23 = new RegExp("^message/[0-9]+$", "u");
function validate189(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.url === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "url" }, message: "must have required property 'url'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.url !== void 0) {
      let data0 = data.url;
      if (typeof data0 === "string") {
        if (func1(data0) > 2048) {
          const err1 = { instancePath: instancePath + "/url", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
          (vErrors ??= []).push(err1);
          errors++;
        }
        if (func1(data0) < 1) {
          const err2 = { instancePath: instancePath + "/url", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          (vErrors ??= []).push(err2);
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/url", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
  } else {
    const err4 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err4);
    errors++;
  }
  validate189.errors = vErrors;
  return errors === 0;
}
var pattern24 = new RegExp("^comment/[0-9]+$", "u");
function validate198(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.url === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "url" }, message: "must have required property 'url'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.url !== void 0) {
      let data0 = data.url;
      if (typeof data0 === "string") {
        if (func1(data0) > 2048) {
          const err1 = { instancePath: instancePath + "/url", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
          (vErrors ??= []).push(err1);
          errors++;
        }
        if (func1(data0) < 1) {
          const err2 = { instancePath: instancePath + "/url", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          (vErrors ??= []).push(err2);
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/url", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
  } else {
    const err4 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err4);
    errors++;
  }
  validate198.errors = vErrors;
  return errors === 0;
}
var pattern25 = new RegExp("^cloudCredential/[0-9]+$", "u");
var schema82 = { "type": "string", "enum": ["WAITING_PAYMENT", "PENDING", "DEPLOYED", "STOPPED", "UNDEPLOY_SENT", "UNDEPLOYED", "FAILED"] };
function validate211(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, keyword: "type", params: { type: "string" }, message: "must be string" };
    (vErrors ??= []).push(err0);
    errors++;
  }
  if (!(data === "WAITING_PAYMENT" || data === "PENDING" || data === "DEPLOYED" || data === "STOPPED" || data === "UNDEPLOY_SENT" || data === "UNDEPLOYED" || data === "FAILED")) {
    const err1 = { instancePath, keyword: "enum", params: { allowedValues: schema82.enum }, message: "must be equal to one of the allowed values" };
    (vErrors ??= []).push(err1);
    errors++;
  }
  validate211.errors = vErrors;
  return errors === 0;
}
var schema83 = { "type": "string", "enum": ["NORMAL", "SANDBOX", "TRIAL"] };
function validate212(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, keyword: "type", params: { type: "string" }, message: "must be string" };
    (vErrors ??= []).push(err0);
    errors++;
  }
  if (!(data === "NORMAL" || data === "SANDBOX" || data === "TRIAL")) {
    const err1 = { instancePath, keyword: "enum", params: { allowedValues: schema83.enum }, message: "must be equal to one of the allowed values" };
    (vErrors ??= []).push(err1);
    errors++;
  }
  validate212.errors = vErrors;
  return errors === 0;
}
function validate213(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.url === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "url" }, message: "must have required property 'url'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.url !== void 0) {
      let data0 = data.url;
      if (typeof data0 === "string") {
        if (func1(data0) > 2048) {
          const err1 = { instancePath: instancePath + "/url", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
          (vErrors ??= []).push(err1);
          errors++;
        }
        if (func1(data0) < 1) {
          const err2 = { instancePath: instancePath + "/url", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          (vErrors ??= []).push(err2);
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/url", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
  } else {
    const err4 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err4);
    errors++;
  }
  validate213.errors = vErrors;
  return errors === 0;
}
function validate214(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.url === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "url" }, message: "must have required property 'url'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.url !== void 0) {
      let data0 = data.url;
      if (typeof data0 === "string") {
        if (func1(data0) > 2048) {
          const err1 = { instancePath: instancePath + "/url", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
          (vErrors ??= []).push(err1);
          errors++;
        }
        if (func1(data0) < 1) {
          const err2 = { instancePath: instancePath + "/url", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          (vErrors ??= []).push(err2);
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/url", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
  } else {
    const err4 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err4);
    errors++;
  }
  validate214.errors = vErrors;
  return errors === 0;
}
var schema86 = { "type": "string", "enum": ["NORMAL", "TRIAL", "SANDBOX", "RENEWAL", "SYNDICATED_UPGRADE", "BILLING_ITEM_UPGRADE", "UPSELL", "REFUND", "CREDIT"] };
function validate215(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, keyword: "type", params: { type: "string" }, message: "must be string" };
    (vErrors ??= []).push(err0);
    errors++;
  }
  if (!(data === "NORMAL" || data === "TRIAL" || data === "SANDBOX" || data === "RENEWAL" || data === "SYNDICATED_UPGRADE" || data === "BILLING_ITEM_UPGRADE" || data === "UPSELL" || data === "REFUND" || data === "CREDIT")) {
    const err1 = { instancePath, keyword: "enum", params: { allowedValues: schema86.enum }, message: "must be equal to one of the allowed values" };
    (vErrors ??= []).push(err1);
    errors++;
  }
  validate215.errors = vErrors;
  return errors === 0;
}
function validate216(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.url === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "url" }, message: "must have required property 'url'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.url !== void 0) {
      let data0 = data.url;
      if (typeof data0 === "string") {
        if (func1(data0) > 2048) {
          const err1 = { instancePath: instancePath + "/url", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
          (vErrors ??= []).push(err1);
          errors++;
        }
        if (func1(data0) < 1) {
          const err2 = { instancePath: instancePath + "/url", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          (vErrors ??= []).push(err2);
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/url", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if (data.orderType !== void 0) {
      if (!validate215(data.orderType, { instancePath: instancePath + "/orderType", parentData: data, parentDataProperty: "orderType", rootData })) {
        vErrors = vErrors === null ? validate215.errors : vErrors.concat(validate215.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err4 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err4);
    errors++;
  }
  validate216.errors = vErrors;
  return errors === 0;
}
var schema88 = { "type": "string", "enum": ["APP", "PASSWORD_RESET", "DOCUMENTATION", "VIDEO"] };
function validate218(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, keyword: "type", params: { type: "string" }, message: "must be string" };
    (vErrors ??= []).push(err0);
    errors++;
  }
  if (!(data === "APP" || data === "PASSWORD_RESET" || data === "DOCUMENTATION" || data === "VIDEO")) {
    const err1 = { instancePath, keyword: "enum", params: { allowedValues: schema88.enum }, message: "must be equal to one of the allowed values" };
    (vErrors ??= []).push(err1);
    errors++;
  }
  validate218.errors = vErrors;
  return errors === 0;
}
function validate219(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.endpoint === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "endpoint" }, message: "must have required property 'endpoint'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.endpoint !== void 0) {
      if (typeof data.endpoint !== "string") {
        const err1 = { instancePath: instancePath + "/endpoint", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err1);
        errors++;
      }
    }
    if (data.description !== void 0) {
      if (typeof data.description !== "string") {
        const err2 = { instancePath: instancePath + "/description", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if (data.category !== void 0) {
      if (!validate218(data.category, { instancePath: instancePath + "/category", parentData: data, parentDataProperty: "category", rootData })) {
        vErrors = vErrors === null ? validate218.errors : vErrors.concat(validate218.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err3);
    errors++;
  }
  validate219.errors = vErrors;
  return errors === 0;
}
function validate221(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length > 50) {
      const err0 = { instancePath, keyword: "maxProperties", params: { limit: 50 }, message: "must NOT have more than 50 properties" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      const _errs1 = errors;
      if (typeof key0 === "string") {
        if (!pattern6.test(key0)) {
          const err1 = { instancePath, keyword: "pattern", params: { pattern: "^[a-z]{2}$" }, message: 'must match pattern "^[a-z]{2}$"', propertyName: key0 };
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
      var valid0 = _errs1 === errors;
      if (!valid0) {
        const err2 = { instancePath, keyword: "propertyNames", params: { propertyName: key0 }, message: "property name must be valid" };
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    for (const key1 in data) {
      if (errors >= 20) {
        break;
      }
      let data0 = data[key1];
      if (typeof data0 === "string") {
        if (func1(data0) > 1024) {
          const err3 = { instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "maxLength", params: { limit: 1024 }, message: "must NOT have more than 1024 characters" };
          (vErrors ??= []).push(err3);
          errors++;
        }
      } else {
        const err4 = { instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err4);
        errors++;
      }
    }
  } else {
    const err5 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err5);
    errors++;
  }
  validate221.errors = vErrors;
  return errors === 0;
}
var schema91 = { "type": "object", "required": ["key", "value", "weight"], "properties": { "key": { "type": "string" }, "value": { "type": ["string", "null"] }, "description": { "$ref": "LocalizedText" }, "weight": { "type": "integer", "format": "int32" } } };
function validate222(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.key === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "key" }, message: "must have required property 'key'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.value === void 0) {
      const err1 = { instancePath, keyword: "required", params: { missingProperty: "value" }, message: "must have required property 'value'" };
      (vErrors ??= []).push(err1);
      errors++;
    }
    if (data.weight === void 0) {
      const err2 = { instancePath, keyword: "required", params: { missingProperty: "weight" }, message: "must have required property 'weight'" };
      (vErrors ??= []).push(err2);
      errors++;
    }
    if (data.key !== void 0) {
      if (typeof data.key !== "string") {
        const err3 = { instancePath: instancePath + "/key", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if (data.value !== void 0) {
      let data1 = data.value;
      if (typeof data1 !== "string" && data1 !== null) {
        const err4 = { instancePath: instancePath + "/value", keyword: "type", params: { type: schema91.properties.value.type }, message: "must be string,null" };
        (vErrors ??= []).push(err4);
        errors++;
      }
    }
    if (data.description !== void 0) {
      if (!validate221(data.description, { instancePath: instancePath + "/description", parentData: data, parentDataProperty: "description", rootData })) {
        vErrors = vErrors === null ? validate221.errors : vErrors.concat(validate221.errors);
        errors = vErrors.length;
      }
    }
    if (data.weight !== void 0) {
      let data3 = data.weight;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
        const err5 = { instancePath: instancePath + "/weight", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err5);
        errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (!formats2.validate(data3)) {
          const err6 = { instancePath: instancePath + "/weight", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err6);
          errors++;
        }
      }
    }
  } else {
    const err7 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err7);
    errors++;
  }
  validate222.errors = vErrors;
  return errors === 0;
}
var pattern27 = new RegExp("^configurationParameter/[1-9][0-9]*$", "u");
function validate224(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      const _errs1 = errors;
      if (typeof key0 === "string") {
        if (!pattern27.test(key0)) {
          const err0 = { instancePath, keyword: "pattern", params: { pattern: "^configurationParameter/[1-9][0-9]*$" }, message: 'must match pattern "^configurationParameter/[1-9][0-9]*$"', propertyName: key0 };
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
      var valid0 = _errs1 === errors;
      if (!valid0) {
        const err1 = { instancePath, keyword: "propertyNames", params: { propertyName: key0 }, message: "property name must be valid" };
        (vErrors ??= []).push(err1);
        errors++;
      }
    }
    for (const key1 in data) {
      if (errors >= 20) {
        break;
      }
      if (typeof data[key1] !== "string") {
        const err2 = { instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
  } else {
    const err3 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err3);
    errors++;
  }
  validate224.errors = vErrors;
  return errors === 0;
}
var pattern28 = new RegExp("^billingItem/[1-9][0-9]*$", "u");
function validate225(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      const _errs1 = errors;
      if (typeof key0 === "string") {
        if (!pattern28.test(key0)) {
          const err0 = { instancePath, keyword: "pattern", params: { pattern: "^billingItem/[1-9][0-9]*$" }, message: 'must match pattern "^billingItem/[1-9][0-9]*$"', propertyName: key0 };
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
      var valid0 = _errs1 === errors;
      if (!valid0) {
        const err1 = { instancePath, keyword: "propertyNames", params: { propertyName: key0 }, message: "property name must be valid" };
        (vErrors ??= []).push(err1);
        errors++;
      }
    }
    for (const key1 in data) {
      if (errors >= 20) {
        break;
      }
      let data0 = data[key1];
      if (!(typeof data0 == "number" && isFinite(data0))) {
        const err2 = { instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "type", params: { type: "number" }, message: "must be number" };
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
  } else {
    const err3 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err3);
    errors++;
  }
  validate225.errors = vErrors;
  return errors === 0;
}
var schema94 = { "type": "string", "enum": ["CONFIGURATION", "SETUPFEE", "BILLINGITEMCOST", "BILLINGITEMSETUP", "METRIC", "CUSTOM", "ONESHOTCOST", "RECURRINGCOST", "REFUND"] };
function validate226(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, keyword: "type", params: { type: "string" }, message: "must be string" };
    (vErrors ??= []).push(err0);
    errors++;
  }
  if (!(data === "CONFIGURATION" || data === "SETUPFEE" || data === "BILLINGITEMCOST" || data === "BILLINGITEMSETUP" || data === "METRIC" || data === "CUSTOM" || data === "ONESHOTCOST" || data === "RECURRINGCOST" || data === "REFUND")) {
    const err1 = { instancePath, keyword: "enum", params: { allowedValues: schema94.enum }, message: "must be equal to one of the allowed values" };
    (vErrors ??= []).push(err1);
    errors++;
  }
  validate226.errors = vErrors;
  return errors === 0;
}
var pattern29 = new RegExp("^-?[0-9]+\\.[0-9]{4}$", "u");
function validate227(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data === "string") {
    if (!pattern29.test(data)) {
      const err0 = { instancePath, keyword: "pattern", params: { pattern: "^-?[0-9]+\\.[0-9]{4}$" }, message: 'must match pattern "^-?[0-9]+\\.[0-9]{4}$"' };
      (vErrors ??= []).push(err0);
      errors++;
    }
  } else {
    const err1 = { instancePath, keyword: "type", params: { type: "string" }, message: "must be string" };
    (vErrors ??= []).push(err1);
    errors++;
  }
  validate227.errors = vErrors;
  return errors === 0;
}
var schema96 = { "type": "string", "enum": ["EUR", "USD"] };
function validate228(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, keyword: "type", params: { type: "string" }, message: "must be string" };
    (vErrors ??= []).push(err0);
    errors++;
  }
  if (!(data === "EUR" || data === "USD")) {
    const err1 = { instancePath, keyword: "enum", params: { allowedValues: schema96.enum }, message: "must be equal to one of the allowed values" };
    (vErrors ??= []).push(err1);
    errors++;
  }
  validate228.errors = vErrors;
  return errors === 0;
}
function validate229(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.price === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "price" }, message: "must have required property 'price'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.currency === void 0) {
      const err1 = { instancePath, keyword: "required", params: { missingProperty: "currency" }, message: "must have required property 'currency'" };
      (vErrors ??= []).push(err1);
      errors++;
    }
    if (data.price !== void 0) {
      if (!validate227(data.price, { instancePath: instancePath + "/price", parentData: data, parentDataProperty: "price", rootData })) {
        vErrors = vErrors === null ? validate227.errors : vErrors.concat(validate227.errors);
        errors = vErrors.length;
      }
    }
    if (data.currency !== void 0) {
      if (!validate228(data.currency, { instancePath: instancePath + "/currency", parentData: data, parentDataProperty: "currency", rootData })) {
        vErrors = vErrors === null ? validate228.errors : vErrors.concat(validate228.errors);
        errors = vErrors.length;
      }
    }
    if (data.vat !== void 0) {
      let data2 = data.vat;
      if (!(typeof data2 == "number" && isFinite(data2))) {
        const err2 = { instancePath: instancePath + "/vat", keyword: "type", params: { type: "number" }, message: "must be number" };
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
  } else {
    const err3 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err3);
    errors++;
  }
  validate229.errors = vErrors;
  return errors === 0;
}
function validate232(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.url === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "url" }, message: "must have required property 'url'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.url !== void 0) {
      let data0 = data.url;
      if (typeof data0 === "string") {
        if (func1(data0) > 2048) {
          const err1 = { instancePath: instancePath + "/url", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
          (vErrors ??= []).push(err1);
          errors++;
        }
        if (func1(data0) < 1) {
          const err2 = { instancePath: instancePath + "/url", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          (vErrors ??= []).push(err2);
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/url", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
  } else {
    const err4 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err4);
    errors++;
  }
  validate232.errors = vErrors;
  return errors === 0;
}
function validate233(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.price === void 0) {
      const err1 = { instancePath, keyword: "required", params: { missingProperty: "price" }, message: "must have required property 'price'" };
      (vErrors ??= []).push(err1);
      errors++;
    }
    if (data.quantity === void 0) {
      const err2 = { instancePath, keyword: "required", params: { missingProperty: "quantity" }, message: "must have required property 'quantity'" };
      (vErrors ??= []).push(err2);
      errors++;
    }
    if (data.subtotal === void 0) {
      const err3 = { instancePath, keyword: "required", params: { missingProperty: "subtotal" }, message: "must have required property 'subtotal'" };
      (vErrors ??= []).push(err3);
      errors++;
    }
    if (data.type !== void 0) {
      if (!validate226(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData })) {
        vErrors = vErrors === null ? validate226.errors : vErrors.concat(validate226.errors);
        errors = vErrors.length;
      }
    }
    if (data.description !== void 0) {
      if (typeof data.description !== "string") {
        const err4 = { instancePath: instancePath + "/description", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err4);
        errors++;
      }
    }
    if (data.identifier !== void 0) {
      if (typeof data.identifier !== "string") {
        const err5 = { instancePath: instancePath + "/identifier", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
    if (data.price !== void 0) {
      if (!validate229(data.price, { instancePath: instancePath + "/price", parentData: data, parentDataProperty: "price", rootData })) {
        vErrors = vErrors === null ? validate229.errors : vErrors.concat(validate229.errors);
        errors = vErrors.length;
      }
    }
    if (data.quantity !== void 0) {
      let data4 = data.quantity;
      if (!(typeof data4 == "number" && isFinite(data4))) {
        const err6 = { instancePath: instancePath + "/quantity", keyword: "type", params: { type: "number" }, message: "must be number" };
        (vErrors ??= []).push(err6);
        errors++;
      }
    }
    if (data.unit !== void 0) {
      if (typeof data.unit !== "string") {
        const err7 = { instancePath: instancePath + "/unit", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err7);
        errors++;
      }
    }
    if (data.purchased !== void 0) {
      if (!validate60(data.purchased, { instancePath: instancePath + "/purchased", parentData: data, parentDataProperty: "purchased", rootData })) {
        vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
        errors = vErrors.length;
      }
    }
    if (data.subtotal !== void 0) {
      if (!validate227(data.subtotal, { instancePath: instancePath + "/subtotal", parentData: data, parentDataProperty: "subtotal", rootData })) {
        vErrors = vErrors === null ? validate227.errors : vErrors.concat(validate227.errors);
        errors = vErrors.length;
      }
    }
    if (data.originalCurrency !== void 0) {
      if (typeof data.originalCurrency !== "string") {
        const err8 = { instancePath: instancePath + "/originalCurrency", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err8);
        errors++;
      }
    }
    if (data.billingItem !== void 0) {
      if (!validate232(data.billingItem, { instancePath: instancePath + "/billingItem", parentData: data, parentDataProperty: "billingItem", rootData })) {
        vErrors = vErrors === null ? validate232.errors : vErrors.concat(validate232.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err9 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err9);
    errors++;
  }
  validate233.errors = vErrors;
  return errors === 0;
}
function validate239(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.url === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "url" }, message: "must have required property 'url'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.url !== void 0) {
      let data0 = data.url;
      if (typeof data0 === "string") {
        if (func1(data0) > 2048) {
          const err1 = { instancePath: instancePath + "/url", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
          (vErrors ??= []).push(err1);
          errors++;
        }
        if (func1(data0) < 1) {
          const err2 = { instancePath: instancePath + "/url", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          (vErrors ??= []).push(err2);
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/url", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
  } else {
    const err4 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err4);
    errors++;
  }
  validate239.errors = vErrors;
  return errors === 0;
}
function validate240(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.billingItem === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "billingItem" }, message: "must have required property 'billingItem'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.value === void 0) {
      const err1 = { instancePath, keyword: "required", params: { missingProperty: "value" }, message: "must have required property 'value'" };
      (vErrors ??= []).push(err1);
      errors++;
    }
    if (data.billingItem !== void 0) {
      if (!validate232(data.billingItem, { instancePath: instancePath + "/billingItem", parentData: data, parentDataProperty: "billingItem", rootData })) {
        vErrors = vErrors === null ? validate232.errors : vErrors.concat(validate232.errors);
        errors = vErrors.length;
      }
    }
    if (data.identifier !== void 0) {
      if (typeof data.identifier !== "string") {
        const err2 = { instancePath: instancePath + "/identifier", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if (data.unit !== void 0) {
      if (typeof data.unit !== "string") {
        const err3 = { instancePath: instancePath + "/unit", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if (data.value !== void 0) {
      let data3 = data.value;
      if (!(typeof data3 == "number" && isFinite(data3))) {
        const err4 = { instancePath: instancePath + "/value", keyword: "type", params: { type: "number" }, message: "must be number" };
        (vErrors ??= []).push(err4);
        errors++;
      }
    }
  } else {
    const err5 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err5);
    errors++;
  }
  validate240.errors = vErrors;
  return errors === 0;
}
function validate242(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.url === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "url" }, message: "must have required property 'url'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.url !== void 0) {
      let data0 = data.url;
      if (typeof data0 === "string") {
        if (func1(data0) > 2048) {
          const err1 = { instancePath: instancePath + "/url", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
          (vErrors ??= []).push(err1);
          errors++;
        }
        if (func1(data0) < 1) {
          const err2 = { instancePath: instancePath + "/url", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          (vErrors ??= []).push(err2);
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/url", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
  } else {
    const err4 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err4);
    errors++;
  }
  validate242.errors = vErrors;
  return errors === 0;
}
function validate243(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.configurationParameter === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "configurationParameter" }, message: "must have required property 'configurationParameter'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.value === void 0) {
      const err1 = { instancePath, keyword: "required", params: { missingProperty: "value" }, message: "must have required property 'value'" };
      (vErrors ??= []).push(err1);
      errors++;
    }
    if (data.configurationParameter !== void 0) {
      if (!validate242(data.configurationParameter, { instancePath: instancePath + "/configurationParameter", parentData: data, parentDataProperty: "configurationParameter", rootData })) {
        vErrors = vErrors === null ? validate242.errors : vErrors.concat(validate242.errors);
        errors = vErrors.length;
      }
    }
    if (data.code !== void 0) {
      if (typeof data.code !== "string") {
        const err2 = { instancePath: instancePath + "/code", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if (data.value !== void 0) {
      if (typeof data.value !== "string") {
        const err3 = { instancePath: instancePath + "/value", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if (data.description !== void 0) {
      if (typeof data.description !== "string") {
        const err4 = { instancePath: instancePath + "/description", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err4);
        errors++;
      }
    }
  } else {
    const err5 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err5);
    errors++;
  }
  validate243.errors = vErrors;
  return errors === 0;
}
var pattern30 = new RegExp("^[Ss][Ee][Tt]_[Nn][Aa][Mm][Ee]$", "u");
var pattern31 = new RegExp("^[Ss][Yy][Nn][Dd][Ii][Cc][Aa][Tt][Ee][Dd]_[Uu][Pp][Gg][Rr][Aa][Dd][Ee]$", "u");
var pattern32 = new RegExp("^[Rr][Ee][Nn][Ee][Ww]$", "u");
var pattern33 = new RegExp("^[Aa][Uu][Tt][Oo][Rr][Ee][Nn][Ee][Ww]$", "u");
var pattern34 = new RegExp("^[Kk][Ii][Ll][Ll]$", "u");
var pattern35 = new RegExp("^[Ss][Tt][Oo][Pp]$", "u");
var pattern36 = new RegExp("^[Ss][Tt][Aa][Rr][Tt]$", "u");
var pattern45 = new RegExp("^-?[0-9]{1,11}(\\.[0-9]{1,10})?$", "u");
var pattern46 = new RegExp("^[A-Z]{3}$", "u");
var pattern47 = new RegExp("^[A-Za-z][A-Za-z0-9_]*$", "u");
var schema132 = { "type": "string", "enum": ["SYNDICATED", "CLOUD_SERVICE", "SERVICE", "API", "CSP", "VM"] };
function validate320(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, keyword: "type", params: { type: "string" }, message: "must be string" };
    (vErrors ??= []).push(err0);
    errors++;
  }
  if (!(data === "SYNDICATED" || data === "CLOUD_SERVICE" || data === "SERVICE" || data === "API" || data === "CSP" || data === "VM")) {
    const err1 = { instancePath, keyword: "enum", params: { allowedValues: schema132.enum }, message: "must be equal to one of the allowed values" };
    (vErrors ??= []).push(err1);
    errors++;
  }
  validate320.errors = vErrors;
  return errors === 0;
}
function validate321(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.url === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "url" }, message: "must have required property 'url'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.url !== void 0) {
      let data0 = data.url;
      if (typeof data0 === "string") {
        if (func1(data0) > 2048) {
          const err1 = { instancePath: instancePath + "/url", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
          (vErrors ??= []).push(err1);
          errors++;
        }
        if (func1(data0) < 1) {
          const err2 = { instancePath: instancePath + "/url", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          (vErrors ??= []).push(err2);
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/url", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
  } else {
    const err4 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err4);
    errors++;
  }
  validate321.errors = vErrors;
  return errors === 0;
}
var pattern49 = new RegExp("^[!#$%&'*+.^_`|~0-9A-Za-z-]+$", "u");
var pattern50 = new RegExp("^[!-~]([\\t -~]*[!-~])?$", "u");
var pattern51 = new RegExp("^[0-9]{1,11}(\\.[0-9]{1,10})?$", "u");
var schema147 = { "type": "string", "enum": ["PAY_AS_YOU_GO", "PRE_PAID", "POST_PAID"] };
function validate366(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, keyword: "type", params: { type: "string" }, message: "must be string" };
    (vErrors ??= []).push(err0);
    errors++;
  }
  if (!(data === "PAY_AS_YOU_GO" || data === "PRE_PAID" || data === "POST_PAID")) {
    const err1 = { instancePath, keyword: "enum", params: { allowedValues: schema147.enum }, message: "must be equal to one of the allowed values" };
    (vErrors ??= []).push(err1);
    errors++;
  }
  validate366.errors = vErrors;
  return errors === 0;
}
var schema148 = { "type": "string", "enum": ["TIERED", "VOLUME", "STAIRSTEP"] };
function validate367(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, keyword: "type", params: { type: "string" }, message: "must be string" };
    (vErrors ??= []).push(err0);
    errors++;
  }
  if (!(data === "TIERED" || data === "VOLUME" || data === "STAIRSTEP")) {
    const err1 = { instancePath, keyword: "enum", params: { allowedValues: schema148.enum }, message: "must be equal to one of the allowed values" };
    (vErrors ??= []).push(err1);
    errors++;
  }
  validate367.errors = vErrors;
  return errors === 0;
}
var schema149 = { "type": "string", "enum": ["OPTIONAL", "RECOMMENDED", "REQUIRED"] };
function validate368(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, keyword: "type", params: { type: "string" }, message: "must be string" };
    (vErrors ??= []).push(err0);
    errors++;
  }
  if (!(data === "OPTIONAL" || data === "RECOMMENDED" || data === "REQUIRED")) {
    const err1 = { instancePath, keyword: "enum", params: { allowedValues: schema149.enum }, message: "must be equal to one of the allowed values" };
    (vErrors ??= []).push(err1);
    errors++;
  }
  validate368.errors = vErrors;
  return errors === 0;
}
var schema153 = { "type": "string", "enum": ["EXTERNAL", "PROMETHEUS"] };
function validate381(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, keyword: "type", params: { type: "string" }, message: "must be string" };
    (vErrors ??= []).push(err0);
    errors++;
  }
  if (!(data === "EXTERNAL" || data === "PROMETHEUS")) {
    const err1 = { instancePath, keyword: "enum", params: { allowedValues: schema153.enum }, message: "must be equal to one of the allowed values" };
    (vErrors ??= []).push(err1);
    errors++;
  }
  validate381.errors = vErrors;
  return errors === 0;
}
var schema154 = { "type": "string", "enum": ["AVERAGE", "PEAK", "INCREASE", "VALUE"] };
function validate382(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, keyword: "type", params: { type: "string" }, message: "must be string" };
    (vErrors ??= []).push(err0);
    errors++;
  }
  if (!(data === "AVERAGE" || data === "PEAK" || data === "INCREASE" || data === "VALUE")) {
    const err1 = { instancePath, keyword: "enum", params: { allowedValues: schema154.enum }, message: "must be equal to one of the allowed values" };
    (vErrors ??= []).push(err1);
    errors++;
  }
  validate382.errors = vErrors;
  return errors === 0;
}
var schema155 = { "type": "string", "enum": ["EVERY_30_SECONDS", "EVERY_1_MINUTE", "EVERY_2_MINUTE", "EVERY_5_MINUTES", "EVERY_30_MINUTES", "EVERY_1_HOUR", "EVERY_24_HOUR", "EVERY_48_HOUR", "EVERY_WEEK"] };
function validate383(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, keyword: "type", params: { type: "string" }, message: "must be string" };
    (vErrors ??= []).push(err0);
    errors++;
  }
  if (!(data === "EVERY_30_SECONDS" || data === "EVERY_1_MINUTE" || data === "EVERY_2_MINUTE" || data === "EVERY_5_MINUTES" || data === "EVERY_30_MINUTES" || data === "EVERY_1_HOUR" || data === "EVERY_24_HOUR" || data === "EVERY_48_HOUR" || data === "EVERY_WEEK")) {
    const err1 = { instancePath, keyword: "enum", params: { allowedValues: schema155.enum }, message: "must be equal to one of the allowed values" };
    (vErrors ??= []).push(err1);
    errors++;
  }
  validate383.errors = vErrors;
  return errors === 0;
}
var schema156 = { "type": "string", "enum": ["AVERAGE", "PEAK"] };
function validate384(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, keyword: "type", params: { type: "string" }, message: "must be string" };
    (vErrors ??= []).push(err0);
    errors++;
  }
  if (!(data === "AVERAGE" || data === "PEAK")) {
    const err1 = { instancePath, keyword: "enum", params: { allowedValues: schema156.enum }, message: "must be equal to one of the allowed values" };
    (vErrors ??= []).push(err1);
    errors++;
  }
  validate384.errors = vErrors;
  return errors === 0;
}
var formats94 = formats["uri-reference"];
var pattern52 = new RegExp("^[^Tt]*$", "u");
var formats96 = formats.date;
var schema163 = { "type": "string", "enum": ["DEFERRED", "FREE", "PAID", "REJECTED"] };
function validate408(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, keyword: "type", params: { type: "string" }, message: "must be string" };
    (vErrors ??= []).push(err0);
    errors++;
  }
  if (!(data === "DEFERRED" || data === "FREE" || data === "PAID" || data === "REJECTED")) {
    const err1 = { instancePath, keyword: "enum", params: { allowedValues: schema163.enum }, message: "must be equal to one of the allowed values" };
    (vErrors ??= []).push(err1);
    errors++;
  }
  validate408.errors = vErrors;
  return errors === 0;
}
var pattern53 = new RegExp("^[A-Za-z0-9_-]+$", "u");
var pattern56 = new RegExp("^auditEntry/[0-9]+$", "u");
var pattern59 = new RegExp("^P(?!$)([0-9]{1,3}Y)?([0-9]{1,4}M)?([0-9]{1,4}W)?([0-9]{1,5}D)?(T(?=[0-9])([0-9]{1,6}H)?([0-9]{1,8}M)?([0-9]{1,9}S)?)?$", "u");
var pattern61 = new RegExp("^[a-zA-Z0-9]+$", "u");
var formats144 = formats.int64;
var pattern62 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]*$", "u");
var pattern63 = new RegExp("^[0-9 ]{12,23}$", "u");
var pattern64 = new RegExp("^[0-9]{3,4}$", "u");
var Subscription_20180101 = validate650;
function validate650(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.self === void 0) {
      const err1 = { instancePath, keyword: "required", params: { missingProperty: "self" }, message: "must have required property 'self'" };
      (vErrors ??= []).push(err1);
      errors++;
    }
    if (data.name === void 0) {
      const err2 = { instancePath, keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      (vErrors ??= []).push(err2);
      errors++;
    }
    if (data.type === void 0) {
      const err3 = { instancePath, keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      (vErrors ??= []).push(err3);
      errors++;
    }
    if (data.deploymentStatus === void 0) {
      const err4 = { instancePath, keyword: "required", params: { missingProperty: "deploymentStatus" }, message: "must have required property 'deploymentStatus'" };
      (vErrors ??= []).push(err4);
      errors++;
    }
    if (data.paid === void 0) {
      const err5 = { instancePath, keyword: "required", params: { missingProperty: "paid" }, message: "must have required property 'paid'" };
      (vErrors ??= []).push(err5);
      errors++;
    }
    if (data.billingPeriod === void 0) {
      const err6 = { instancePath, keyword: "required", params: { missingProperty: "billingPeriod" }, message: "must have required property 'billingPeriod'" };
      (vErrors ??= []).push(err6);
      errors++;
    }
    if (data.buyer === void 0) {
      const err7 = { instancePath, keyword: "required", params: { missingProperty: "buyer" }, message: "must have required property 'buyer'" };
      (vErrors ??= []).push(err7);
      errors++;
    }
    if (data.company === void 0) {
      const err8 = { instancePath, keyword: "required", params: { missingProperty: "company" }, message: "must have required property 'company'" };
      (vErrors ??= []).push(err8);
      errors++;
    }
    if (data.product === void 0) {
      const err9 = { instancePath, keyword: "required", params: { missingProperty: "product" }, message: "must have required property 'product'" };
      (vErrors ??= []).push(err9);
      errors++;
    }
    if (data.productVersion === void 0) {
      const err10 = { instancePath, keyword: "required", params: { missingProperty: "productVersion" }, message: "must have required property 'productVersion'" };
      (vErrors ??= []).push(err10);
      errors++;
    }
    if (data.invoices === void 0) {
      const err11 = { instancePath, keyword: "required", params: { missingProperty: "invoices" }, message: "must have required property 'invoices'" };
      (vErrors ??= []).push(err11);
      errors++;
    }
    if (data.orders === void 0) {
      const err12 = { instancePath, keyword: "required", params: { missingProperty: "orders" }, message: "must have required property 'orders'" };
      (vErrors ??= []).push(err12);
      errors++;
    }
    if (data.createdAt === void 0) {
      const err13 = { instancePath, keyword: "required", params: { missingProperty: "createdAt" }, message: "must have required property 'createdAt'" };
      (vErrors ??= []).push(err13);
      errors++;
    }
    if (data.updatedAt === void 0) {
      const err14 = { instancePath, keyword: "required", params: { missingProperty: "updatedAt" }, message: "must have required property 'updatedAt'" };
      (vErrors ??= []).push(err14);
      errors++;
    }
    if (data.syndicatedEndpoints === void 0) {
      const err15 = { instancePath, keyword: "required", params: { missingProperty: "syndicatedEndpoints" }, message: "must have required property 'syndicatedEndpoints'" };
      (vErrors ??= []).push(err15);
      errors++;
    }
    if (data.configurationParameters === void 0) {
      const err16 = { instancePath, keyword: "required", params: { missingProperty: "configurationParameters" }, message: "must have required property 'configurationParameters'" };
      (vErrors ??= []).push(err16);
      errors++;
    }
    if (data.billingItems === void 0) {
      const err17 = { instancePath, keyword: "required", params: { missingProperty: "billingItems" }, message: "must have required property 'billingItems'" };
      (vErrors ??= []).push(err17);
      errors++;
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err18 = { instancePath: instancePath + "/id", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err18);
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (!formats2.validate(data0)) {
          const err19 = { instancePath: instancePath + "/id", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err19);
          errors++;
        }
      }
    }
    if (data.self !== void 0) {
      if (typeof data.self !== "string") {
        const err20 = { instancePath: instancePath + "/self", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err20);
        errors++;
      }
    }
    if (data.name !== void 0) {
      if (typeof data.name !== "string") {
        const err21 = { instancePath: instancePath + "/name", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err21);
        errors++;
      }
    }
    if (data.type !== void 0) {
      if (!validate212(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData })) {
        vErrors = vErrors === null ? validate212.errors : vErrors.concat(validate212.errors);
        errors = vErrors.length;
      }
    }
    if (data.deploymentStatus !== void 0) {
      if (!validate211(data.deploymentStatus, { instancePath: instancePath + "/deploymentStatus", parentData: data, parentDataProperty: "deploymentStatus", rootData })) {
        vErrors = vErrors === null ? validate211.errors : vErrors.concat(validate211.errors);
        errors = vErrors.length;
      }
    }
    if (data.paid !== void 0) {
      if (typeof data.paid !== "boolean") {
        const err22 = { instancePath: instancePath + "/paid", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        (vErrors ??= []).push(err22);
        errors++;
      }
    }
    if (data.billingPeriod !== void 0) {
      let data6 = data.billingPeriod;
      if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
        const err23 = { instancePath: instancePath + "/billingPeriod", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err23);
        errors++;
      }
      if (typeof data6 == "number" && isFinite(data6)) {
        if (!formats2.validate(data6)) {
          const err24 = { instancePath: instancePath + "/billingPeriod", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err24);
          errors++;
        }
      }
    }
    if (data.buyer !== void 0) {
      if (!validate58(data.buyer, { instancePath: instancePath + "/buyer", parentData: data, parentDataProperty: "buyer", rootData })) {
        vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
        errors = vErrors.length;
      }
    }
    if (data.company !== void 0) {
      if (!validate78(data.company, { instancePath: instancePath + "/company", parentData: data, parentDataProperty: "company", rootData })) {
        vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
        errors = vErrors.length;
      }
    }
    if (data.product !== void 0) {
      if (!validate189(data.product, { instancePath: instancePath + "/product", parentData: data, parentDataProperty: "product", rootData })) {
        vErrors = vErrors === null ? validate189.errors : vErrors.concat(validate189.errors);
        errors = vErrors.length;
      }
    }
    if (data.productVersion !== void 0) {
      if (!validate213(data.productVersion, { instancePath: instancePath + "/productVersion", parentData: data, parentDataProperty: "productVersion", rootData })) {
        vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
        errors = vErrors.length;
      }
    }
    if (data.invoices !== void 0) {
      let data11 = data.invoices;
      if (Array.isArray(data11)) {
        const len0 = data11.length;
        for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
          if (!validate214(data11[i0], { instancePath: instancePath + "/invoices/" + i0, parentData: data11, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err25 = { instancePath: instancePath + "/invoices", keyword: "type", params: { type: "array" }, message: "must be array" };
        (vErrors ??= []).push(err25);
        errors++;
      }
    }
    if (data.orders !== void 0) {
      let data13 = data.orders;
      if (Array.isArray(data13)) {
        const len1 = data13.length;
        for (let i1 = 0; i1 < len1 && errors < 20; i1++) {
          if (!validate216(data13[i1], { instancePath: instancePath + "/orders/" + i1, parentData: data13, parentDataProperty: i1, rootData })) {
            vErrors = vErrors === null ? validate216.errors : vErrors.concat(validate216.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err26 = { instancePath: instancePath + "/orders", keyword: "type", params: { type: "array" }, message: "must be array" };
        (vErrors ??= []).push(err26);
        errors++;
      }
    }
    if (data.createdAt !== void 0) {
      if (!validate60(data.createdAt, { instancePath: instancePath + "/createdAt", parentData: data, parentDataProperty: "createdAt", rootData })) {
        vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
        errors = vErrors.length;
      }
    }
    if (data.updatedAt !== void 0) {
      if (!validate60(data.updatedAt, { instancePath: instancePath + "/updatedAt", parentData: data, parentDataProperty: "updatedAt", rootData })) {
        vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
        errors = vErrors.length;
      }
    }
    if (data.startDate !== void 0) {
      if (!validate60(data.startDate, { instancePath: instancePath + "/startDate", parentData: data, parentDataProperty: "startDate", rootData })) {
        vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
        errors = vErrors.length;
      }
    }
    if (data.lastInvoice !== void 0) {
      if (!validate60(data.lastInvoice, { instancePath: instancePath + "/lastInvoice", parentData: data, parentDataProperty: "lastInvoice", rootData })) {
        vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
        errors = vErrors.length;
      }
    }
    if (data.nextInvoice !== void 0) {
      if (!validate60(data.nextInvoice, { instancePath: instancePath + "/nextInvoice", parentData: data, parentDataProperty: "nextInvoice", rootData })) {
        vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
        errors = vErrors.length;
      }
    }
    if (data.endDate !== void 0) {
      if (!validate60(data.endDate, { instancePath: instancePath + "/endDate", parentData: data, parentDataProperty: "endDate", rootData })) {
        vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
        errors = vErrors.length;
      }
    }
    if (data.lifespan !== void 0) {
      let data21 = data.lifespan;
      if (!(typeof data21 == "number" && (!(data21 % 1) && !isNaN(data21)) && isFinite(data21))) {
        const err27 = { instancePath: instancePath + "/lifespan", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err27);
        errors++;
      }
      if (typeof data21 == "number" && isFinite(data21)) {
        if (!formats2.validate(data21)) {
          const err28 = { instancePath: instancePath + "/lifespan", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err28);
          errors++;
        }
      }
    }
    if (data.autoRenew !== void 0) {
      if (typeof data.autoRenew !== "boolean") {
        const err29 = { instancePath: instancePath + "/autoRenew", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        (vErrors ??= []).push(err29);
        errors++;
      }
    }
    if (data.syndicatedEndpoints !== void 0) {
      let data23 = data.syndicatedEndpoints;
      if (Array.isArray(data23)) {
        const len2 = data23.length;
        for (let i2 = 0; i2 < len2 && errors < 20; i2++) {
          if (!validate219(data23[i2], { instancePath: instancePath + "/syndicatedEndpoints/" + i2, parentData: data23, parentDataProperty: i2, rootData })) {
            vErrors = vErrors === null ? validate219.errors : vErrors.concat(validate219.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err30 = { instancePath: instancePath + "/syndicatedEndpoints", keyword: "type", params: { type: "array" }, message: "must be array" };
        (vErrors ??= []).push(err30);
        errors++;
      }
    }
    if (data.endUserInstructions !== void 0) {
      if (typeof data.endUserInstructions !== "string") {
        const err31 = { instancePath: instancePath + "/endUserInstructions", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err31);
        errors++;
      }
    }
    if (data.credentials !== void 0) {
      let data26 = data.credentials;
      if (Array.isArray(data26)) {
        const len3 = data26.length;
        for (let i3 = 0; i3 < len3 && errors < 20; i3++) {
          if (!validate222(data26[i3], { instancePath: instancePath + "/credentials/" + i3, parentData: data26, parentDataProperty: i3, rootData })) {
            vErrors = vErrors === null ? validate222.errors : vErrors.concat(validate222.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err32 = { instancePath: instancePath + "/credentials", keyword: "type", params: { type: "array" }, message: "must be array" };
        (vErrors ??= []).push(err32);
        errors++;
      }
    }
    if (data.configurationParameters !== void 0) {
      if (!validate224(data.configurationParameters, { instancePath: instancePath + "/configurationParameters", parentData: data, parentDataProperty: "configurationParameters", rootData })) {
        vErrors = vErrors === null ? validate224.errors : vErrors.concat(validate224.errors);
        errors = vErrors.length;
      }
    }
    if (data.billingItems !== void 0) {
      if (!validate225(data.billingItems, { instancePath: instancePath + "/billingItems", parentData: data, parentDataProperty: "billingItems", rootData })) {
        vErrors = vErrors === null ? validate225.errors : vErrors.concat(validate225.errors);
        errors = vErrors.length;
      }
    }
    if (data.oneshotCosts !== void 0) {
      let data30 = data.oneshotCosts;
      if (Array.isArray(data30)) {
        const len4 = data30.length;
        for (let i4 = 0; i4 < len4 && errors < 20; i4++) {
          if (!validate233(data30[i4], { instancePath: instancePath + "/oneshotCosts/" + i4, parentData: data30, parentDataProperty: i4, rootData })) {
            vErrors = vErrors === null ? validate233.errors : vErrors.concat(validate233.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err33 = { instancePath: instancePath + "/oneshotCosts", keyword: "type", params: { type: "array" }, message: "must be array" };
        (vErrors ??= []).push(err33);
        errors++;
      }
    }
    if (data.recurringCosts !== void 0) {
      let data32 = data.recurringCosts;
      if (Array.isArray(data32)) {
        const len5 = data32.length;
        for (let i5 = 0; i5 < len5 && errors < 20; i5++) {
          if (!validate233(data32[i5], { instancePath: instancePath + "/recurringCosts/" + i5, parentData: data32, parentDataProperty: i5, rootData })) {
            vErrors = vErrors === null ? validate233.errors : vErrors.concat(validate233.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err34 = { instancePath: instancePath + "/recurringCosts", keyword: "type", params: { type: "array" }, message: "must be array" };
        (vErrors ??= []).push(err34);
        errors++;
      }
    }
    if (data.possibleUpgrades !== void 0) {
      let data34 = data.possibleUpgrades;
      if (Array.isArray(data34)) {
        const len6 = data34.length;
        for (let i6 = 0; i6 < len6 && errors < 20; i6++) {
          if (!validate213(data34[i6], { instancePath: instancePath + "/possibleUpgrades/" + i6, parentData: data34, parentDataProperty: i6, rootData })) {
            vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err35 = { instancePath: instancePath + "/possibleUpgrades", keyword: "type", params: { type: "array" }, message: "must be array" };
        (vErrors ??= []).push(err35);
        errors++;
      }
    }
    if (data.metadata !== void 0) {
      if (!validate239(data.metadata, { instancePath: instancePath + "/metadata", parentData: data, parentDataProperty: "metadata", rootData })) {
        vErrors = vErrors === null ? validate239.errors : vErrors.concat(validate239.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err36 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err36);
    errors++;
  }
  validate650.errors = vErrors;
  return errors === 0;
}
var Subscription_20180504 = validate673;
function validate673(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.self === void 0) {
      const err1 = { instancePath, keyword: "required", params: { missingProperty: "self" }, message: "must have required property 'self'" };
      (vErrors ??= []).push(err1);
      errors++;
    }
    if (data.name === void 0) {
      const err2 = { instancePath, keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      (vErrors ??= []).push(err2);
      errors++;
    }
    if (data.type === void 0) {
      const err3 = { instancePath, keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      (vErrors ??= []).push(err3);
      errors++;
    }
    if (data.deploymentStatus === void 0) {
      const err4 = { instancePath, keyword: "required", params: { missingProperty: "deploymentStatus" }, message: "must have required property 'deploymentStatus'" };
      (vErrors ??= []).push(err4);
      errors++;
    }
    if (data.paid === void 0) {
      const err5 = { instancePath, keyword: "required", params: { missingProperty: "paid" }, message: "must have required property 'paid'" };
      (vErrors ??= []).push(err5);
      errors++;
    }
    if (data.billingPeriod === void 0) {
      const err6 = { instancePath, keyword: "required", params: { missingProperty: "billingPeriod" }, message: "must have required property 'billingPeriod'" };
      (vErrors ??= []).push(err6);
      errors++;
    }
    if (data.buyer === void 0) {
      const err7 = { instancePath, keyword: "required", params: { missingProperty: "buyer" }, message: "must have required property 'buyer'" };
      (vErrors ??= []).push(err7);
      errors++;
    }
    if (data.company === void 0) {
      const err8 = { instancePath, keyword: "required", params: { missingProperty: "company" }, message: "must have required property 'company'" };
      (vErrors ??= []).push(err8);
      errors++;
    }
    if (data.product === void 0) {
      const err9 = { instancePath, keyword: "required", params: { missingProperty: "product" }, message: "must have required property 'product'" };
      (vErrors ??= []).push(err9);
      errors++;
    }
    if (data.productVersion === void 0) {
      const err10 = { instancePath, keyword: "required", params: { missingProperty: "productVersion" }, message: "must have required property 'productVersion'" };
      (vErrors ??= []).push(err10);
      errors++;
    }
    if (data.invoices === void 0) {
      const err11 = { instancePath, keyword: "required", params: { missingProperty: "invoices" }, message: "must have required property 'invoices'" };
      (vErrors ??= []).push(err11);
      errors++;
    }
    if (data.orders === void 0) {
      const err12 = { instancePath, keyword: "required", params: { missingProperty: "orders" }, message: "must have required property 'orders'" };
      (vErrors ??= []).push(err12);
      errors++;
    }
    if (data.createdAt === void 0) {
      const err13 = { instancePath, keyword: "required", params: { missingProperty: "createdAt" }, message: "must have required property 'createdAt'" };
      (vErrors ??= []).push(err13);
      errors++;
    }
    if (data.updatedAt === void 0) {
      const err14 = { instancePath, keyword: "required", params: { missingProperty: "updatedAt" }, message: "must have required property 'updatedAt'" };
      (vErrors ??= []).push(err14);
      errors++;
    }
    if (data.syndicatedEndpoints === void 0) {
      const err15 = { instancePath, keyword: "required", params: { missingProperty: "syndicatedEndpoints" }, message: "must have required property 'syndicatedEndpoints'" };
      (vErrors ??= []).push(err15);
      errors++;
    }
    if (data.configurationParameters === void 0) {
      const err16 = { instancePath, keyword: "required", params: { missingProperty: "configurationParameters" }, message: "must have required property 'configurationParameters'" };
      (vErrors ??= []).push(err16);
      errors++;
    }
    if (data.billingItems === void 0) {
      const err17 = { instancePath, keyword: "required", params: { missingProperty: "billingItems" }, message: "must have required property 'billingItems'" };
      (vErrors ??= []).push(err17);
      errors++;
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err18 = { instancePath: instancePath + "/id", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err18);
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (!formats2.validate(data0)) {
          const err19 = { instancePath: instancePath + "/id", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err19);
          errors++;
        }
      }
    }
    if (data.self !== void 0) {
      if (typeof data.self !== "string") {
        const err20 = { instancePath: instancePath + "/self", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err20);
        errors++;
      }
    }
    if (data.name !== void 0) {
      if (typeof data.name !== "string") {
        const err21 = { instancePath: instancePath + "/name", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err21);
        errors++;
      }
    }
    if (data.type !== void 0) {
      if (!validate212(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData })) {
        vErrors = vErrors === null ? validate212.errors : vErrors.concat(validate212.errors);
        errors = vErrors.length;
      }
    }
    if (data.deploymentStatus !== void 0) {
      if (!validate211(data.deploymentStatus, { instancePath: instancePath + "/deploymentStatus", parentData: data, parentDataProperty: "deploymentStatus", rootData })) {
        vErrors = vErrors === null ? validate211.errors : vErrors.concat(validate211.errors);
        errors = vErrors.length;
      }
    }
    if (data.paid !== void 0) {
      if (typeof data.paid !== "boolean") {
        const err22 = { instancePath: instancePath + "/paid", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        (vErrors ??= []).push(err22);
        errors++;
      }
    }
    if (data.billingPeriod !== void 0) {
      let data6 = data.billingPeriod;
      if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
        const err23 = { instancePath: instancePath + "/billingPeriod", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err23);
        errors++;
      }
      if (typeof data6 == "number" && isFinite(data6)) {
        if (!formats2.validate(data6)) {
          const err24 = { instancePath: instancePath + "/billingPeriod", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err24);
          errors++;
        }
      }
    }
    if (data.buyer !== void 0) {
      if (!validate58(data.buyer, { instancePath: instancePath + "/buyer", parentData: data, parentDataProperty: "buyer", rootData })) {
        vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
        errors = vErrors.length;
      }
    }
    if (data.company !== void 0) {
      if (!validate78(data.company, { instancePath: instancePath + "/company", parentData: data, parentDataProperty: "company", rootData })) {
        vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
        errors = vErrors.length;
      }
    }
    if (data.product !== void 0) {
      if (!validate189(data.product, { instancePath: instancePath + "/product", parentData: data, parentDataProperty: "product", rootData })) {
        vErrors = vErrors === null ? validate189.errors : vErrors.concat(validate189.errors);
        errors = vErrors.length;
      }
    }
    if (data.productVersion !== void 0) {
      if (!validate213(data.productVersion, { instancePath: instancePath + "/productVersion", parentData: data, parentDataProperty: "productVersion", rootData })) {
        vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
        errors = vErrors.length;
      }
    }
    if (data.invoices !== void 0) {
      let data11 = data.invoices;
      if (Array.isArray(data11)) {
        const len0 = data11.length;
        for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
          if (!validate214(data11[i0], { instancePath: instancePath + "/invoices/" + i0, parentData: data11, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err25 = { instancePath: instancePath + "/invoices", keyword: "type", params: { type: "array" }, message: "must be array" };
        (vErrors ??= []).push(err25);
        errors++;
      }
    }
    if (data.orders !== void 0) {
      let data13 = data.orders;
      if (Array.isArray(data13)) {
        const len1 = data13.length;
        for (let i1 = 0; i1 < len1 && errors < 20; i1++) {
          if (!validate216(data13[i1], { instancePath: instancePath + "/orders/" + i1, parentData: data13, parentDataProperty: i1, rootData })) {
            vErrors = vErrors === null ? validate216.errors : vErrors.concat(validate216.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err26 = { instancePath: instancePath + "/orders", keyword: "type", params: { type: "array" }, message: "must be array" };
        (vErrors ??= []).push(err26);
        errors++;
      }
    }
    if (data.createdAt !== void 0) {
      if (!validate60(data.createdAt, { instancePath: instancePath + "/createdAt", parentData: data, parentDataProperty: "createdAt", rootData })) {
        vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
        errors = vErrors.length;
      }
    }
    if (data.updatedAt !== void 0) {
      if (!validate60(data.updatedAt, { instancePath: instancePath + "/updatedAt", parentData: data, parentDataProperty: "updatedAt", rootData })) {
        vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
        errors = vErrors.length;
      }
    }
    if (data.startDate !== void 0) {
      if (!validate60(data.startDate, { instancePath: instancePath + "/startDate", parentData: data, parentDataProperty: "startDate", rootData })) {
        vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
        errors = vErrors.length;
      }
    }
    if (data.lastInvoice !== void 0) {
      if (!validate60(data.lastInvoice, { instancePath: instancePath + "/lastInvoice", parentData: data, parentDataProperty: "lastInvoice", rootData })) {
        vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
        errors = vErrors.length;
      }
    }
    if (data.nextInvoice !== void 0) {
      if (!validate60(data.nextInvoice, { instancePath: instancePath + "/nextInvoice", parentData: data, parentDataProperty: "nextInvoice", rootData })) {
        vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
        errors = vErrors.length;
      }
    }
    if (data.endDate !== void 0) {
      if (!validate60(data.endDate, { instancePath: instancePath + "/endDate", parentData: data, parentDataProperty: "endDate", rootData })) {
        vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
        errors = vErrors.length;
      }
    }
    if (data.lifespan !== void 0) {
      let data21 = data.lifespan;
      if (!(typeof data21 == "number" && (!(data21 % 1) && !isNaN(data21)) && isFinite(data21))) {
        const err27 = { instancePath: instancePath + "/lifespan", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err27);
        errors++;
      }
      if (typeof data21 == "number" && isFinite(data21)) {
        if (!formats2.validate(data21)) {
          const err28 = { instancePath: instancePath + "/lifespan", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err28);
          errors++;
        }
      }
    }
    if (data.autoRenew !== void 0) {
      if (typeof data.autoRenew !== "boolean") {
        const err29 = { instancePath: instancePath + "/autoRenew", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        (vErrors ??= []).push(err29);
        errors++;
      }
    }
    if (data.syndicatedEndpoints !== void 0) {
      let data23 = data.syndicatedEndpoints;
      if (Array.isArray(data23)) {
        const len2 = data23.length;
        for (let i2 = 0; i2 < len2 && errors < 20; i2++) {
          if (!validate219(data23[i2], { instancePath: instancePath + "/syndicatedEndpoints/" + i2, parentData: data23, parentDataProperty: i2, rootData })) {
            vErrors = vErrors === null ? validate219.errors : vErrors.concat(validate219.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err30 = { instancePath: instancePath + "/syndicatedEndpoints", keyword: "type", params: { type: "array" }, message: "must be array" };
        (vErrors ??= []).push(err30);
        errors++;
      }
    }
    if (data.endUserInstructions !== void 0) {
      if (typeof data.endUserInstructions !== "string") {
        const err31 = { instancePath: instancePath + "/endUserInstructions", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err31);
        errors++;
      }
    }
    if (data.credentials !== void 0) {
      let data26 = data.credentials;
      if (Array.isArray(data26)) {
        const len3 = data26.length;
        for (let i3 = 0; i3 < len3 && errors < 20; i3++) {
          if (!validate222(data26[i3], { instancePath: instancePath + "/credentials/" + i3, parentData: data26, parentDataProperty: i3, rootData })) {
            vErrors = vErrors === null ? validate222.errors : vErrors.concat(validate222.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err32 = { instancePath: instancePath + "/credentials", keyword: "type", params: { type: "array" }, message: "must be array" };
        (vErrors ??= []).push(err32);
        errors++;
      }
    }
    if (data.configurationParameters !== void 0) {
      if (!validate224(data.configurationParameters, { instancePath: instancePath + "/configurationParameters", parentData: data, parentDataProperty: "configurationParameters", rootData })) {
        vErrors = vErrors === null ? validate224.errors : vErrors.concat(validate224.errors);
        errors = vErrors.length;
      }
    }
    if (data.oneshotCosts !== void 0) {
      let data29 = data.oneshotCosts;
      if (Array.isArray(data29)) {
        const len4 = data29.length;
        for (let i4 = 0; i4 < len4 && errors < 20; i4++) {
          if (!validate233(data29[i4], { instancePath: instancePath + "/oneshotCosts/" + i4, parentData: data29, parentDataProperty: i4, rootData })) {
            vErrors = vErrors === null ? validate233.errors : vErrors.concat(validate233.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err33 = { instancePath: instancePath + "/oneshotCosts", keyword: "type", params: { type: "array" }, message: "must be array" };
        (vErrors ??= []).push(err33);
        errors++;
      }
    }
    if (data.recurringCosts !== void 0) {
      let data31 = data.recurringCosts;
      if (Array.isArray(data31)) {
        const len5 = data31.length;
        for (let i5 = 0; i5 < len5 && errors < 20; i5++) {
          if (!validate233(data31[i5], { instancePath: instancePath + "/recurringCosts/" + i5, parentData: data31, parentDataProperty: i5, rootData })) {
            vErrors = vErrors === null ? validate233.errors : vErrors.concat(validate233.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err34 = { instancePath: instancePath + "/recurringCosts", keyword: "type", params: { type: "array" }, message: "must be array" };
        (vErrors ??= []).push(err34);
        errors++;
      }
    }
    if (data.possibleUpgrades !== void 0) {
      let data33 = data.possibleUpgrades;
      if (Array.isArray(data33)) {
        const len6 = data33.length;
        for (let i6 = 0; i6 < len6 && errors < 20; i6++) {
          if (!validate213(data33[i6], { instancePath: instancePath + "/possibleUpgrades/" + i6, parentData: data33, parentDataProperty: i6, rootData })) {
            vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err35 = { instancePath: instancePath + "/possibleUpgrades", keyword: "type", params: { type: "array" }, message: "must be array" };
        (vErrors ??= []).push(err35);
        errors++;
      }
    }
    if (data.metadata !== void 0) {
      if (!validate239(data.metadata, { instancePath: instancePath + "/metadata", parentData: data, parentDataProperty: "metadata", rootData })) {
        vErrors = vErrors === null ? validate239.errors : vErrors.concat(validate239.errors);
        errors = vErrors.length;
      }
    }
    if (data.billingItems !== void 0) {
      let data36 = data.billingItems;
      if (Array.isArray(data36)) {
        const len7 = data36.length;
        for (let i7 = 0; i7 < len7 && errors < 20; i7++) {
          if (!validate240(data36[i7], { instancePath: instancePath + "/billingItems/" + i7, parentData: data36, parentDataProperty: i7, rootData })) {
            vErrors = vErrors === null ? validate240.errors : vErrors.concat(validate240.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err36 = { instancePath: instancePath + "/billingItems", keyword: "type", params: { type: "array" }, message: "must be array" };
        (vErrors ??= []).push(err36);
        errors++;
      }
    }
  } else {
    const err37 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err37);
    errors++;
  }
  validate673.errors = vErrors;
  return errors === 0;
}
var Subscription_20201202 = validate696;
function validate696(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.self === void 0) {
      const err1 = { instancePath, keyword: "required", params: { missingProperty: "self" }, message: "must have required property 'self'" };
      (vErrors ??= []).push(err1);
      errors++;
    }
    if (data.name === void 0) {
      const err2 = { instancePath, keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      (vErrors ??= []).push(err2);
      errors++;
    }
    if (data.type === void 0) {
      const err3 = { instancePath, keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      (vErrors ??= []).push(err3);
      errors++;
    }
    if (data.deploymentStatus === void 0) {
      const err4 = { instancePath, keyword: "required", params: { missingProperty: "deploymentStatus" }, message: "must have required property 'deploymentStatus'" };
      (vErrors ??= []).push(err4);
      errors++;
    }
    if (data.paid === void 0) {
      const err5 = { instancePath, keyword: "required", params: { missingProperty: "paid" }, message: "must have required property 'paid'" };
      (vErrors ??= []).push(err5);
      errors++;
    }
    if (data.billingPeriod === void 0) {
      const err6 = { instancePath, keyword: "required", params: { missingProperty: "billingPeriod" }, message: "must have required property 'billingPeriod'" };
      (vErrors ??= []).push(err6);
      errors++;
    }
    if (data.buyer === void 0) {
      const err7 = { instancePath, keyword: "required", params: { missingProperty: "buyer" }, message: "must have required property 'buyer'" };
      (vErrors ??= []).push(err7);
      errors++;
    }
    if (data.company === void 0) {
      const err8 = { instancePath, keyword: "required", params: { missingProperty: "company" }, message: "must have required property 'company'" };
      (vErrors ??= []).push(err8);
      errors++;
    }
    if (data.product === void 0) {
      const err9 = { instancePath, keyword: "required", params: { missingProperty: "product" }, message: "must have required property 'product'" };
      (vErrors ??= []).push(err9);
      errors++;
    }
    if (data.productVersion === void 0) {
      const err10 = { instancePath, keyword: "required", params: { missingProperty: "productVersion" }, message: "must have required property 'productVersion'" };
      (vErrors ??= []).push(err10);
      errors++;
    }
    if (data.invoices === void 0) {
      const err11 = { instancePath, keyword: "required", params: { missingProperty: "invoices" }, message: "must have required property 'invoices'" };
      (vErrors ??= []).push(err11);
      errors++;
    }
    if (data.orders === void 0) {
      const err12 = { instancePath, keyword: "required", params: { missingProperty: "orders" }, message: "must have required property 'orders'" };
      (vErrors ??= []).push(err12);
      errors++;
    }
    if (data.createdAt === void 0) {
      const err13 = { instancePath, keyword: "required", params: { missingProperty: "createdAt" }, message: "must have required property 'createdAt'" };
      (vErrors ??= []).push(err13);
      errors++;
    }
    if (data.updatedAt === void 0) {
      const err14 = { instancePath, keyword: "required", params: { missingProperty: "updatedAt" }, message: "must have required property 'updatedAt'" };
      (vErrors ??= []).push(err14);
      errors++;
    }
    if (data.syndicatedEndpoints === void 0) {
      const err15 = { instancePath, keyword: "required", params: { missingProperty: "syndicatedEndpoints" }, message: "must have required property 'syndicatedEndpoints'" };
      (vErrors ??= []).push(err15);
      errors++;
    }
    if (data.configurationParameters === void 0) {
      const err16 = { instancePath, keyword: "required", params: { missingProperty: "configurationParameters" }, message: "must have required property 'configurationParameters'" };
      (vErrors ??= []).push(err16);
      errors++;
    }
    if (data.billingItems === void 0) {
      const err17 = { instancePath, keyword: "required", params: { missingProperty: "billingItems" }, message: "must have required property 'billingItems'" };
      (vErrors ??= []).push(err17);
      errors++;
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err18 = { instancePath: instancePath + "/id", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err18);
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (!formats2.validate(data0)) {
          const err19 = { instancePath: instancePath + "/id", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err19);
          errors++;
        }
      }
    }
    if (data.self !== void 0) {
      if (typeof data.self !== "string") {
        const err20 = { instancePath: instancePath + "/self", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err20);
        errors++;
      }
    }
    if (data.name !== void 0) {
      if (typeof data.name !== "string") {
        const err21 = { instancePath: instancePath + "/name", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err21);
        errors++;
      }
    }
    if (data.type !== void 0) {
      if (!validate212(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData })) {
        vErrors = vErrors === null ? validate212.errors : vErrors.concat(validate212.errors);
        errors = vErrors.length;
      }
    }
    if (data.deploymentStatus !== void 0) {
      if (!validate211(data.deploymentStatus, { instancePath: instancePath + "/deploymentStatus", parentData: data, parentDataProperty: "deploymentStatus", rootData })) {
        vErrors = vErrors === null ? validate211.errors : vErrors.concat(validate211.errors);
        errors = vErrors.length;
      }
    }
    if (data.paid !== void 0) {
      if (typeof data.paid !== "boolean") {
        const err22 = { instancePath: instancePath + "/paid", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        (vErrors ??= []).push(err22);
        errors++;
      }
    }
    if (data.billingPeriod !== void 0) {
      let data6 = data.billingPeriod;
      if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
        const err23 = { instancePath: instancePath + "/billingPeriod", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err23);
        errors++;
      }
      if (typeof data6 == "number" && isFinite(data6)) {
        if (!formats2.validate(data6)) {
          const err24 = { instancePath: instancePath + "/billingPeriod", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err24);
          errors++;
        }
      }
    }
    if (data.buyer !== void 0) {
      if (!validate58(data.buyer, { instancePath: instancePath + "/buyer", parentData: data, parentDataProperty: "buyer", rootData })) {
        vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
        errors = vErrors.length;
      }
    }
    if (data.company !== void 0) {
      if (!validate78(data.company, { instancePath: instancePath + "/company", parentData: data, parentDataProperty: "company", rootData })) {
        vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
        errors = vErrors.length;
      }
    }
    if (data.product !== void 0) {
      if (!validate189(data.product, { instancePath: instancePath + "/product", parentData: data, parentDataProperty: "product", rootData })) {
        vErrors = vErrors === null ? validate189.errors : vErrors.concat(validate189.errors);
        errors = vErrors.length;
      }
    }
    if (data.productVersion !== void 0) {
      if (!validate213(data.productVersion, { instancePath: instancePath + "/productVersion", parentData: data, parentDataProperty: "productVersion", rootData })) {
        vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
        errors = vErrors.length;
      }
    }
    if (data.invoices !== void 0) {
      let data11 = data.invoices;
      if (Array.isArray(data11)) {
        const len0 = data11.length;
        for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
          if (!validate214(data11[i0], { instancePath: instancePath + "/invoices/" + i0, parentData: data11, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err25 = { instancePath: instancePath + "/invoices", keyword: "type", params: { type: "array" }, message: "must be array" };
        (vErrors ??= []).push(err25);
        errors++;
      }
    }
    if (data.orders !== void 0) {
      let data13 = data.orders;
      if (Array.isArray(data13)) {
        const len1 = data13.length;
        for (let i1 = 0; i1 < len1 && errors < 20; i1++) {
          if (!validate216(data13[i1], { instancePath: instancePath + "/orders/" + i1, parentData: data13, parentDataProperty: i1, rootData })) {
            vErrors = vErrors === null ? validate216.errors : vErrors.concat(validate216.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err26 = { instancePath: instancePath + "/orders", keyword: "type", params: { type: "array" }, message: "must be array" };
        (vErrors ??= []).push(err26);
        errors++;
      }
    }
    if (data.createdAt !== void 0) {
      if (!validate60(data.createdAt, { instancePath: instancePath + "/createdAt", parentData: data, parentDataProperty: "createdAt", rootData })) {
        vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
        errors = vErrors.length;
      }
    }
    if (data.updatedAt !== void 0) {
      if (!validate60(data.updatedAt, { instancePath: instancePath + "/updatedAt", parentData: data, parentDataProperty: "updatedAt", rootData })) {
        vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
        errors = vErrors.length;
      }
    }
    if (data.startDate !== void 0) {
      if (!validate60(data.startDate, { instancePath: instancePath + "/startDate", parentData: data, parentDataProperty: "startDate", rootData })) {
        vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
        errors = vErrors.length;
      }
    }
    if (data.nextInvoice !== void 0) {
      if (!validate60(data.nextInvoice, { instancePath: instancePath + "/nextInvoice", parentData: data, parentDataProperty: "nextInvoice", rootData })) {
        vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
        errors = vErrors.length;
      }
    }
    if (data.endDate !== void 0) {
      if (!validate60(data.endDate, { instancePath: instancePath + "/endDate", parentData: data, parentDataProperty: "endDate", rootData })) {
        vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
        errors = vErrors.length;
      }
    }
    if (data.lifespan !== void 0) {
      let data20 = data.lifespan;
      if (!(typeof data20 == "number" && (!(data20 % 1) && !isNaN(data20)) && isFinite(data20))) {
        const err27 = { instancePath: instancePath + "/lifespan", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err27);
        errors++;
      }
      if (typeof data20 == "number" && isFinite(data20)) {
        if (!formats2.validate(data20)) {
          const err28 = { instancePath: instancePath + "/lifespan", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err28);
          errors++;
        }
      }
    }
    if (data.autoRenew !== void 0) {
      if (typeof data.autoRenew !== "boolean") {
        const err29 = { instancePath: instancePath + "/autoRenew", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        (vErrors ??= []).push(err29);
        errors++;
      }
    }
    if (data.syndicatedEndpoints !== void 0) {
      let data22 = data.syndicatedEndpoints;
      if (Array.isArray(data22)) {
        const len2 = data22.length;
        for (let i2 = 0; i2 < len2 && errors < 20; i2++) {
          if (!validate219(data22[i2], { instancePath: instancePath + "/syndicatedEndpoints/" + i2, parentData: data22, parentDataProperty: i2, rootData })) {
            vErrors = vErrors === null ? validate219.errors : vErrors.concat(validate219.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err30 = { instancePath: instancePath + "/syndicatedEndpoints", keyword: "type", params: { type: "array" }, message: "must be array" };
        (vErrors ??= []).push(err30);
        errors++;
      }
    }
    if (data.endUserInstructions !== void 0) {
      if (typeof data.endUserInstructions !== "string") {
        const err31 = { instancePath: instancePath + "/endUserInstructions", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err31);
        errors++;
      }
    }
    if (data.credentials !== void 0) {
      let data25 = data.credentials;
      if (Array.isArray(data25)) {
        const len3 = data25.length;
        for (let i3 = 0; i3 < len3 && errors < 20; i3++) {
          if (!validate222(data25[i3], { instancePath: instancePath + "/credentials/" + i3, parentData: data25, parentDataProperty: i3, rootData })) {
            vErrors = vErrors === null ? validate222.errors : vErrors.concat(validate222.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err32 = { instancePath: instancePath + "/credentials", keyword: "type", params: { type: "array" }, message: "must be array" };
        (vErrors ??= []).push(err32);
        errors++;
      }
    }
    if (data.configurationParameters !== void 0) {
      if (!validate224(data.configurationParameters, { instancePath: instancePath + "/configurationParameters", parentData: data, parentDataProperty: "configurationParameters", rootData })) {
        vErrors = vErrors === null ? validate224.errors : vErrors.concat(validate224.errors);
        errors = vErrors.length;
      }
    }
    if (data.oneshotCosts !== void 0) {
      let data28 = data.oneshotCosts;
      if (Array.isArray(data28)) {
        const len4 = data28.length;
        for (let i4 = 0; i4 < len4 && errors < 20; i4++) {
          if (!validate233(data28[i4], { instancePath: instancePath + "/oneshotCosts/" + i4, parentData: data28, parentDataProperty: i4, rootData })) {
            vErrors = vErrors === null ? validate233.errors : vErrors.concat(validate233.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err33 = { instancePath: instancePath + "/oneshotCosts", keyword: "type", params: { type: "array" }, message: "must be array" };
        (vErrors ??= []).push(err33);
        errors++;
      }
    }
    if (data.recurringCosts !== void 0) {
      let data30 = data.recurringCosts;
      if (Array.isArray(data30)) {
        const len5 = data30.length;
        for (let i5 = 0; i5 < len5 && errors < 20; i5++) {
          if (!validate233(data30[i5], { instancePath: instancePath + "/recurringCosts/" + i5, parentData: data30, parentDataProperty: i5, rootData })) {
            vErrors = vErrors === null ? validate233.errors : vErrors.concat(validate233.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err34 = { instancePath: instancePath + "/recurringCosts", keyword: "type", params: { type: "array" }, message: "must be array" };
        (vErrors ??= []).push(err34);
        errors++;
      }
    }
    if (data.possibleUpgrades !== void 0) {
      let data32 = data.possibleUpgrades;
      if (Array.isArray(data32)) {
        const len6 = data32.length;
        for (let i6 = 0; i6 < len6 && errors < 20; i6++) {
          if (!validate213(data32[i6], { instancePath: instancePath + "/possibleUpgrades/" + i6, parentData: data32, parentDataProperty: i6, rootData })) {
            vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err35 = { instancePath: instancePath + "/possibleUpgrades", keyword: "type", params: { type: "array" }, message: "must be array" };
        (vErrors ??= []).push(err35);
        errors++;
      }
    }
    if (data.metadata !== void 0) {
      if (!validate239(data.metadata, { instancePath: instancePath + "/metadata", parentData: data, parentDataProperty: "metadata", rootData })) {
        vErrors = vErrors === null ? validate239.errors : vErrors.concat(validate239.errors);
        errors = vErrors.length;
      }
    }
    if (data.billingItems !== void 0) {
      let data35 = data.billingItems;
      if (Array.isArray(data35)) {
        const len7 = data35.length;
        for (let i7 = 0; i7 < len7 && errors < 20; i7++) {
          if (!validate240(data35[i7], { instancePath: instancePath + "/billingItems/" + i7, parentData: data35, parentDataProperty: i7, rootData })) {
            vErrors = vErrors === null ? validate240.errors : vErrors.concat(validate240.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err36 = { instancePath: instancePath + "/billingItems", keyword: "type", params: { type: "array" }, message: "must be array" };
        (vErrors ??= []).push(err36);
        errors++;
      }
    }
    if (data.billingPeriodStart !== void 0) {
      if (!validate60(data.billingPeriodStart, { instancePath: instancePath + "/billingPeriodStart", parentData: data, parentDataProperty: "billingPeriodStart", rootData })) {
        vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err37 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err37);
    errors++;
  }
  validate696.errors = vErrors;
  return errors === 0;
}
var Subscription_20220211 = validate719;
function validate719(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.self === void 0) {
      const err1 = { instancePath, keyword: "required", params: { missingProperty: "self" }, message: "must have required property 'self'" };
      (vErrors ??= []).push(err1);
      errors++;
    }
    if (data.name === void 0) {
      const err2 = { instancePath, keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      (vErrors ??= []).push(err2);
      errors++;
    }
    if (data.type === void 0) {
      const err3 = { instancePath, keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      (vErrors ??= []).push(err3);
      errors++;
    }
    if (data.deploymentStatus === void 0) {
      const err4 = { instancePath, keyword: "required", params: { missingProperty: "deploymentStatus" }, message: "must have required property 'deploymentStatus'" };
      (vErrors ??= []).push(err4);
      errors++;
    }
    if (data.paid === void 0) {
      const err5 = { instancePath, keyword: "required", params: { missingProperty: "paid" }, message: "must have required property 'paid'" };
      (vErrors ??= []).push(err5);
      errors++;
    }
    if (data.billingPeriod === void 0) {
      const err6 = { instancePath, keyword: "required", params: { missingProperty: "billingPeriod" }, message: "must have required property 'billingPeriod'" };
      (vErrors ??= []).push(err6);
      errors++;
    }
    if (data.buyer === void 0) {
      const err7 = { instancePath, keyword: "required", params: { missingProperty: "buyer" }, message: "must have required property 'buyer'" };
      (vErrors ??= []).push(err7);
      errors++;
    }
    if (data.company === void 0) {
      const err8 = { instancePath, keyword: "required", params: { missingProperty: "company" }, message: "must have required property 'company'" };
      (vErrors ??= []).push(err8);
      errors++;
    }
    if (data.product === void 0) {
      const err9 = { instancePath, keyword: "required", params: { missingProperty: "product" }, message: "must have required property 'product'" };
      (vErrors ??= []).push(err9);
      errors++;
    }
    if (data.productVersion === void 0) {
      const err10 = { instancePath, keyword: "required", params: { missingProperty: "productVersion" }, message: "must have required property 'productVersion'" };
      (vErrors ??= []).push(err10);
      errors++;
    }
    if (data.invoices === void 0) {
      const err11 = { instancePath, keyword: "required", params: { missingProperty: "invoices" }, message: "must have required property 'invoices'" };
      (vErrors ??= []).push(err11);
      errors++;
    }
    if (data.orders === void 0) {
      const err12 = { instancePath, keyword: "required", params: { missingProperty: "orders" }, message: "must have required property 'orders'" };
      (vErrors ??= []).push(err12);
      errors++;
    }
    if (data.createdAt === void 0) {
      const err13 = { instancePath, keyword: "required", params: { missingProperty: "createdAt" }, message: "must have required property 'createdAt'" };
      (vErrors ??= []).push(err13);
      errors++;
    }
    if (data.updatedAt === void 0) {
      const err14 = { instancePath, keyword: "required", params: { missingProperty: "updatedAt" }, message: "must have required property 'updatedAt'" };
      (vErrors ??= []).push(err14);
      errors++;
    }
    if (data.syndicatedEndpoints === void 0) {
      const err15 = { instancePath, keyword: "required", params: { missingProperty: "syndicatedEndpoints" }, message: "must have required property 'syndicatedEndpoints'" };
      (vErrors ??= []).push(err15);
      errors++;
    }
    if (data.configurationParameters === void 0) {
      const err16 = { instancePath, keyword: "required", params: { missingProperty: "configurationParameters" }, message: "must have required property 'configurationParameters'" };
      (vErrors ??= []).push(err16);
      errors++;
    }
    if (data.billingItems === void 0) {
      const err17 = { instancePath, keyword: "required", params: { missingProperty: "billingItems" }, message: "must have required property 'billingItems'" };
      (vErrors ??= []).push(err17);
      errors++;
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err18 = { instancePath: instancePath + "/id", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err18);
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (!formats2.validate(data0)) {
          const err19 = { instancePath: instancePath + "/id", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err19);
          errors++;
        }
      }
    }
    if (data.self !== void 0) {
      if (typeof data.self !== "string") {
        const err20 = { instancePath: instancePath + "/self", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err20);
        errors++;
      }
    }
    if (data.name !== void 0) {
      if (typeof data.name !== "string") {
        const err21 = { instancePath: instancePath + "/name", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err21);
        errors++;
      }
    }
    if (data.type !== void 0) {
      if (!validate212(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData })) {
        vErrors = vErrors === null ? validate212.errors : vErrors.concat(validate212.errors);
        errors = vErrors.length;
      }
    }
    if (data.deploymentStatus !== void 0) {
      if (!validate211(data.deploymentStatus, { instancePath: instancePath + "/deploymentStatus", parentData: data, parentDataProperty: "deploymentStatus", rootData })) {
        vErrors = vErrors === null ? validate211.errors : vErrors.concat(validate211.errors);
        errors = vErrors.length;
      }
    }
    if (data.paid !== void 0) {
      if (typeof data.paid !== "boolean") {
        const err22 = { instancePath: instancePath + "/paid", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        (vErrors ??= []).push(err22);
        errors++;
      }
    }
    if (data.billingPeriod !== void 0) {
      let data6 = data.billingPeriod;
      if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
        const err23 = { instancePath: instancePath + "/billingPeriod", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err23);
        errors++;
      }
      if (typeof data6 == "number" && isFinite(data6)) {
        if (!formats2.validate(data6)) {
          const err24 = { instancePath: instancePath + "/billingPeriod", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err24);
          errors++;
        }
      }
    }
    if (data.buyer !== void 0) {
      if (!validate58(data.buyer, { instancePath: instancePath + "/buyer", parentData: data, parentDataProperty: "buyer", rootData })) {
        vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
        errors = vErrors.length;
      }
    }
    if (data.company !== void 0) {
      if (!validate78(data.company, { instancePath: instancePath + "/company", parentData: data, parentDataProperty: "company", rootData })) {
        vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
        errors = vErrors.length;
      }
    }
    if (data.product !== void 0) {
      if (!validate189(data.product, { instancePath: instancePath + "/product", parentData: data, parentDataProperty: "product", rootData })) {
        vErrors = vErrors === null ? validate189.errors : vErrors.concat(validate189.errors);
        errors = vErrors.length;
      }
    }
    if (data.productVersion !== void 0) {
      if (!validate213(data.productVersion, { instancePath: instancePath + "/productVersion", parentData: data, parentDataProperty: "productVersion", rootData })) {
        vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
        errors = vErrors.length;
      }
    }
    if (data.invoices !== void 0) {
      let data11 = data.invoices;
      if (Array.isArray(data11)) {
        const len0 = data11.length;
        for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
          if (!validate214(data11[i0], { instancePath: instancePath + "/invoices/" + i0, parentData: data11, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err25 = { instancePath: instancePath + "/invoices", keyword: "type", params: { type: "array" }, message: "must be array" };
        (vErrors ??= []).push(err25);
        errors++;
      }
    }
    if (data.orders !== void 0) {
      let data13 = data.orders;
      if (Array.isArray(data13)) {
        const len1 = data13.length;
        for (let i1 = 0; i1 < len1 && errors < 20; i1++) {
          if (!validate216(data13[i1], { instancePath: instancePath + "/orders/" + i1, parentData: data13, parentDataProperty: i1, rootData })) {
            vErrors = vErrors === null ? validate216.errors : vErrors.concat(validate216.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err26 = { instancePath: instancePath + "/orders", keyword: "type", params: { type: "array" }, message: "must be array" };
        (vErrors ??= []).push(err26);
        errors++;
      }
    }
    if (data.createdAt !== void 0) {
      if (!validate60(data.createdAt, { instancePath: instancePath + "/createdAt", parentData: data, parentDataProperty: "createdAt", rootData })) {
        vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
        errors = vErrors.length;
      }
    }
    if (data.updatedAt !== void 0) {
      if (!validate60(data.updatedAt, { instancePath: instancePath + "/updatedAt", parentData: data, parentDataProperty: "updatedAt", rootData })) {
        vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
        errors = vErrors.length;
      }
    }
    if (data.startDate !== void 0) {
      if (!validate60(data.startDate, { instancePath: instancePath + "/startDate", parentData: data, parentDataProperty: "startDate", rootData })) {
        vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
        errors = vErrors.length;
      }
    }
    if (data.endDate !== void 0) {
      if (!validate60(data.endDate, { instancePath: instancePath + "/endDate", parentData: data, parentDataProperty: "endDate", rootData })) {
        vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
        errors = vErrors.length;
      }
    }
    if (data.lifespan !== void 0) {
      let data19 = data.lifespan;
      if (!(typeof data19 == "number" && (!(data19 % 1) && !isNaN(data19)) && isFinite(data19))) {
        const err27 = { instancePath: instancePath + "/lifespan", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err27);
        errors++;
      }
      if (typeof data19 == "number" && isFinite(data19)) {
        if (!formats2.validate(data19)) {
          const err28 = { instancePath: instancePath + "/lifespan", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err28);
          errors++;
        }
      }
    }
    if (data.autoRenew !== void 0) {
      if (typeof data.autoRenew !== "boolean") {
        const err29 = { instancePath: instancePath + "/autoRenew", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        (vErrors ??= []).push(err29);
        errors++;
      }
    }
    if (data.syndicatedEndpoints !== void 0) {
      let data21 = data.syndicatedEndpoints;
      if (Array.isArray(data21)) {
        const len2 = data21.length;
        for (let i2 = 0; i2 < len2 && errors < 20; i2++) {
          if (!validate219(data21[i2], { instancePath: instancePath + "/syndicatedEndpoints/" + i2, parentData: data21, parentDataProperty: i2, rootData })) {
            vErrors = vErrors === null ? validate219.errors : vErrors.concat(validate219.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err30 = { instancePath: instancePath + "/syndicatedEndpoints", keyword: "type", params: { type: "array" }, message: "must be array" };
        (vErrors ??= []).push(err30);
        errors++;
      }
    }
    if (data.endUserInstructions !== void 0) {
      if (typeof data.endUserInstructions !== "string") {
        const err31 = { instancePath: instancePath + "/endUserInstructions", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err31);
        errors++;
      }
    }
    if (data.credentials !== void 0) {
      let data24 = data.credentials;
      if (Array.isArray(data24)) {
        const len3 = data24.length;
        for (let i3 = 0; i3 < len3 && errors < 20; i3++) {
          if (!validate222(data24[i3], { instancePath: instancePath + "/credentials/" + i3, parentData: data24, parentDataProperty: i3, rootData })) {
            vErrors = vErrors === null ? validate222.errors : vErrors.concat(validate222.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err32 = { instancePath: instancePath + "/credentials", keyword: "type", params: { type: "array" }, message: "must be array" };
        (vErrors ??= []).push(err32);
        errors++;
      }
    }
    if (data.configurationParameters !== void 0) {
      if (!validate224(data.configurationParameters, { instancePath: instancePath + "/configurationParameters", parentData: data, parentDataProperty: "configurationParameters", rootData })) {
        vErrors = vErrors === null ? validate224.errors : vErrors.concat(validate224.errors);
        errors = vErrors.length;
      }
    }
    if (data.oneshotCosts !== void 0) {
      let data27 = data.oneshotCosts;
      if (Array.isArray(data27)) {
        const len4 = data27.length;
        for (let i4 = 0; i4 < len4 && errors < 20; i4++) {
          if (!validate233(data27[i4], { instancePath: instancePath + "/oneshotCosts/" + i4, parentData: data27, parentDataProperty: i4, rootData })) {
            vErrors = vErrors === null ? validate233.errors : vErrors.concat(validate233.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err33 = { instancePath: instancePath + "/oneshotCosts", keyword: "type", params: { type: "array" }, message: "must be array" };
        (vErrors ??= []).push(err33);
        errors++;
      }
    }
    if (data.recurringCosts !== void 0) {
      let data29 = data.recurringCosts;
      if (Array.isArray(data29)) {
        const len5 = data29.length;
        for (let i5 = 0; i5 < len5 && errors < 20; i5++) {
          if (!validate233(data29[i5], { instancePath: instancePath + "/recurringCosts/" + i5, parentData: data29, parentDataProperty: i5, rootData })) {
            vErrors = vErrors === null ? validate233.errors : vErrors.concat(validate233.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err34 = { instancePath: instancePath + "/recurringCosts", keyword: "type", params: { type: "array" }, message: "must be array" };
        (vErrors ??= []).push(err34);
        errors++;
      }
    }
    if (data.possibleUpgrades !== void 0) {
      let data31 = data.possibleUpgrades;
      if (Array.isArray(data31)) {
        const len6 = data31.length;
        for (let i6 = 0; i6 < len6 && errors < 20; i6++) {
          if (!validate213(data31[i6], { instancePath: instancePath + "/possibleUpgrades/" + i6, parentData: data31, parentDataProperty: i6, rootData })) {
            vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err35 = { instancePath: instancePath + "/possibleUpgrades", keyword: "type", params: { type: "array" }, message: "must be array" };
        (vErrors ??= []).push(err35);
        errors++;
      }
    }
    if (data.metadata !== void 0) {
      if (!validate239(data.metadata, { instancePath: instancePath + "/metadata", parentData: data, parentDataProperty: "metadata", rootData })) {
        vErrors = vErrors === null ? validate239.errors : vErrors.concat(validate239.errors);
        errors = vErrors.length;
      }
    }
    if (data.billingItems !== void 0) {
      let data34 = data.billingItems;
      if (Array.isArray(data34)) {
        const len7 = data34.length;
        for (let i7 = 0; i7 < len7 && errors < 20; i7++) {
          if (!validate240(data34[i7], { instancePath: instancePath + "/billingItems/" + i7, parentData: data34, parentDataProperty: i7, rootData })) {
            vErrors = vErrors === null ? validate240.errors : vErrors.concat(validate240.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err36 = { instancePath: instancePath + "/billingItems", keyword: "type", params: { type: "array" }, message: "must be array" };
        (vErrors ??= []).push(err36);
        errors++;
      }
    }
    if (data.billingPeriodStart !== void 0) {
      if (!validate60(data.billingPeriodStart, { instancePath: instancePath + "/billingPeriodStart", parentData: data, parentDataProperty: "billingPeriodStart", rootData })) {
        vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
        errors = vErrors.length;
      }
    }
    if (data.billingPeriodEnd !== void 0) {
      if (!validate60(data.billingPeriodEnd, { instancePath: instancePath + "/billingPeriodEnd", parentData: data, parentDataProperty: "billingPeriodEnd", rootData })) {
        vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err37 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err37);
    errors++;
  }
  validate719.errors = vErrors;
  return errors === 0;
}
var Subscription_20220427 = validate742;
function validate742(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.self === void 0) {
      const err1 = { instancePath, keyword: "required", params: { missingProperty: "self" }, message: "must have required property 'self'" };
      (vErrors ??= []).push(err1);
      errors++;
    }
    if (data.name === void 0) {
      const err2 = { instancePath, keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      (vErrors ??= []).push(err2);
      errors++;
    }
    if (data.type === void 0) {
      const err3 = { instancePath, keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      (vErrors ??= []).push(err3);
      errors++;
    }
    if (data.deploymentStatus === void 0) {
      const err4 = { instancePath, keyword: "required", params: { missingProperty: "deploymentStatus" }, message: "must have required property 'deploymentStatus'" };
      (vErrors ??= []).push(err4);
      errors++;
    }
    if (data.paid === void 0) {
      const err5 = { instancePath, keyword: "required", params: { missingProperty: "paid" }, message: "must have required property 'paid'" };
      (vErrors ??= []).push(err5);
      errors++;
    }
    if (data.billingPeriod === void 0) {
      const err6 = { instancePath, keyword: "required", params: { missingProperty: "billingPeriod" }, message: "must have required property 'billingPeriod'" };
      (vErrors ??= []).push(err6);
      errors++;
    }
    if (data.buyer === void 0) {
      const err7 = { instancePath, keyword: "required", params: { missingProperty: "buyer" }, message: "must have required property 'buyer'" };
      (vErrors ??= []).push(err7);
      errors++;
    }
    if (data.company === void 0) {
      const err8 = { instancePath, keyword: "required", params: { missingProperty: "company" }, message: "must have required property 'company'" };
      (vErrors ??= []).push(err8);
      errors++;
    }
    if (data.product === void 0) {
      const err9 = { instancePath, keyword: "required", params: { missingProperty: "product" }, message: "must have required property 'product'" };
      (vErrors ??= []).push(err9);
      errors++;
    }
    if (data.productVersion === void 0) {
      const err10 = { instancePath, keyword: "required", params: { missingProperty: "productVersion" }, message: "must have required property 'productVersion'" };
      (vErrors ??= []).push(err10);
      errors++;
    }
    if (data.invoices === void 0) {
      const err11 = { instancePath, keyword: "required", params: { missingProperty: "invoices" }, message: "must have required property 'invoices'" };
      (vErrors ??= []).push(err11);
      errors++;
    }
    if (data.orders === void 0) {
      const err12 = { instancePath, keyword: "required", params: { missingProperty: "orders" }, message: "must have required property 'orders'" };
      (vErrors ??= []).push(err12);
      errors++;
    }
    if (data.createdAt === void 0) {
      const err13 = { instancePath, keyword: "required", params: { missingProperty: "createdAt" }, message: "must have required property 'createdAt'" };
      (vErrors ??= []).push(err13);
      errors++;
    }
    if (data.updatedAt === void 0) {
      const err14 = { instancePath, keyword: "required", params: { missingProperty: "updatedAt" }, message: "must have required property 'updatedAt'" };
      (vErrors ??= []).push(err14);
      errors++;
    }
    if (data.syndicatedEndpoints === void 0) {
      const err15 = { instancePath, keyword: "required", params: { missingProperty: "syndicatedEndpoints" }, message: "must have required property 'syndicatedEndpoints'" };
      (vErrors ??= []).push(err15);
      errors++;
    }
    if (data.billingItems === void 0) {
      const err16 = { instancePath, keyword: "required", params: { missingProperty: "billingItems" }, message: "must have required property 'billingItems'" };
      (vErrors ??= []).push(err16);
      errors++;
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err17 = { instancePath: instancePath + "/id", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err17);
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (!formats2.validate(data0)) {
          const err18 = { instancePath: instancePath + "/id", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err18);
          errors++;
        }
      }
    }
    if (data.self !== void 0) {
      if (typeof data.self !== "string") {
        const err19 = { instancePath: instancePath + "/self", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err19);
        errors++;
      }
    }
    if (data.name !== void 0) {
      if (typeof data.name !== "string") {
        const err20 = { instancePath: instancePath + "/name", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err20);
        errors++;
      }
    }
    if (data.type !== void 0) {
      if (!validate212(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData })) {
        vErrors = vErrors === null ? validate212.errors : vErrors.concat(validate212.errors);
        errors = vErrors.length;
      }
    }
    if (data.deploymentStatus !== void 0) {
      if (!validate211(data.deploymentStatus, { instancePath: instancePath + "/deploymentStatus", parentData: data, parentDataProperty: "deploymentStatus", rootData })) {
        vErrors = vErrors === null ? validate211.errors : vErrors.concat(validate211.errors);
        errors = vErrors.length;
      }
    }
    if (data.paid !== void 0) {
      if (typeof data.paid !== "boolean") {
        const err21 = { instancePath: instancePath + "/paid", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        (vErrors ??= []).push(err21);
        errors++;
      }
    }
    if (data.billingPeriod !== void 0) {
      let data6 = data.billingPeriod;
      if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
        const err22 = { instancePath: instancePath + "/billingPeriod", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err22);
        errors++;
      }
      if (typeof data6 == "number" && isFinite(data6)) {
        if (!formats2.validate(data6)) {
          const err23 = { instancePath: instancePath + "/billingPeriod", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err23);
          errors++;
        }
      }
    }
    if (data.buyer !== void 0) {
      if (!validate58(data.buyer, { instancePath: instancePath + "/buyer", parentData: data, parentDataProperty: "buyer", rootData })) {
        vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
        errors = vErrors.length;
      }
    }
    if (data.company !== void 0) {
      if (!validate78(data.company, { instancePath: instancePath + "/company", parentData: data, parentDataProperty: "company", rootData })) {
        vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
        errors = vErrors.length;
      }
    }
    if (data.product !== void 0) {
      if (!validate189(data.product, { instancePath: instancePath + "/product", parentData: data, parentDataProperty: "product", rootData })) {
        vErrors = vErrors === null ? validate189.errors : vErrors.concat(validate189.errors);
        errors = vErrors.length;
      }
    }
    if (data.productVersion !== void 0) {
      if (!validate213(data.productVersion, { instancePath: instancePath + "/productVersion", parentData: data, parentDataProperty: "productVersion", rootData })) {
        vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
        errors = vErrors.length;
      }
    }
    if (data.invoices !== void 0) {
      let data11 = data.invoices;
      if (Array.isArray(data11)) {
        const len0 = data11.length;
        for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
          if (!validate214(data11[i0], { instancePath: instancePath + "/invoices/" + i0, parentData: data11, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err24 = { instancePath: instancePath + "/invoices", keyword: "type", params: { type: "array" }, message: "must be array" };
        (vErrors ??= []).push(err24);
        errors++;
      }
    }
    if (data.orders !== void 0) {
      let data13 = data.orders;
      if (Array.isArray(data13)) {
        const len1 = data13.length;
        for (let i1 = 0; i1 < len1 && errors < 20; i1++) {
          if (!validate216(data13[i1], { instancePath: instancePath + "/orders/" + i1, parentData: data13, parentDataProperty: i1, rootData })) {
            vErrors = vErrors === null ? validate216.errors : vErrors.concat(validate216.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err25 = { instancePath: instancePath + "/orders", keyword: "type", params: { type: "array" }, message: "must be array" };
        (vErrors ??= []).push(err25);
        errors++;
      }
    }
    if (data.createdAt !== void 0) {
      if (!validate60(data.createdAt, { instancePath: instancePath + "/createdAt", parentData: data, parentDataProperty: "createdAt", rootData })) {
        vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
        errors = vErrors.length;
      }
    }
    if (data.updatedAt !== void 0) {
      if (!validate60(data.updatedAt, { instancePath: instancePath + "/updatedAt", parentData: data, parentDataProperty: "updatedAt", rootData })) {
        vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
        errors = vErrors.length;
      }
    }
    if (data.startDate !== void 0) {
      if (!validate60(data.startDate, { instancePath: instancePath + "/startDate", parentData: data, parentDataProperty: "startDate", rootData })) {
        vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
        errors = vErrors.length;
      }
    }
    if (data.endDate !== void 0) {
      if (!validate60(data.endDate, { instancePath: instancePath + "/endDate", parentData: data, parentDataProperty: "endDate", rootData })) {
        vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
        errors = vErrors.length;
      }
    }
    if (data.lifespan !== void 0) {
      let data19 = data.lifespan;
      if (!(typeof data19 == "number" && (!(data19 % 1) && !isNaN(data19)) && isFinite(data19))) {
        const err26 = { instancePath: instancePath + "/lifespan", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err26);
        errors++;
      }
      if (typeof data19 == "number" && isFinite(data19)) {
        if (!formats2.validate(data19)) {
          const err27 = { instancePath: instancePath + "/lifespan", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err27);
          errors++;
        }
      }
    }
    if (data.autoRenew !== void 0) {
      if (typeof data.autoRenew !== "boolean") {
        const err28 = { instancePath: instancePath + "/autoRenew", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        (vErrors ??= []).push(err28);
        errors++;
      }
    }
    if (data.syndicatedEndpoints !== void 0) {
      let data21 = data.syndicatedEndpoints;
      if (Array.isArray(data21)) {
        const len2 = data21.length;
        for (let i2 = 0; i2 < len2 && errors < 20; i2++) {
          if (!validate219(data21[i2], { instancePath: instancePath + "/syndicatedEndpoints/" + i2, parentData: data21, parentDataProperty: i2, rootData })) {
            vErrors = vErrors === null ? validate219.errors : vErrors.concat(validate219.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err29 = { instancePath: instancePath + "/syndicatedEndpoints", keyword: "type", params: { type: "array" }, message: "must be array" };
        (vErrors ??= []).push(err29);
        errors++;
      }
    }
    if (data.endUserInstructions !== void 0) {
      if (typeof data.endUserInstructions !== "string") {
        const err30 = { instancePath: instancePath + "/endUserInstructions", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err30);
        errors++;
      }
    }
    if (data.credentials !== void 0) {
      let data24 = data.credentials;
      if (Array.isArray(data24)) {
        const len3 = data24.length;
        for (let i3 = 0; i3 < len3 && errors < 20; i3++) {
          if (!validate222(data24[i3], { instancePath: instancePath + "/credentials/" + i3, parentData: data24, parentDataProperty: i3, rootData })) {
            vErrors = vErrors === null ? validate222.errors : vErrors.concat(validate222.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err31 = { instancePath: instancePath + "/credentials", keyword: "type", params: { type: "array" }, message: "must be array" };
        (vErrors ??= []).push(err31);
        errors++;
      }
    }
    if (data.oneshotCosts !== void 0) {
      let data26 = data.oneshotCosts;
      if (Array.isArray(data26)) {
        const len4 = data26.length;
        for (let i4 = 0; i4 < len4 && errors < 20; i4++) {
          if (!validate233(data26[i4], { instancePath: instancePath + "/oneshotCosts/" + i4, parentData: data26, parentDataProperty: i4, rootData })) {
            vErrors = vErrors === null ? validate233.errors : vErrors.concat(validate233.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err32 = { instancePath: instancePath + "/oneshotCosts", keyword: "type", params: { type: "array" }, message: "must be array" };
        (vErrors ??= []).push(err32);
        errors++;
      }
    }
    if (data.recurringCosts !== void 0) {
      let data28 = data.recurringCosts;
      if (Array.isArray(data28)) {
        const len5 = data28.length;
        for (let i5 = 0; i5 < len5 && errors < 20; i5++) {
          if (!validate233(data28[i5], { instancePath: instancePath + "/recurringCosts/" + i5, parentData: data28, parentDataProperty: i5, rootData })) {
            vErrors = vErrors === null ? validate233.errors : vErrors.concat(validate233.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err33 = { instancePath: instancePath + "/recurringCosts", keyword: "type", params: { type: "array" }, message: "must be array" };
        (vErrors ??= []).push(err33);
        errors++;
      }
    }
    if (data.possibleUpgrades !== void 0) {
      let data30 = data.possibleUpgrades;
      if (Array.isArray(data30)) {
        const len6 = data30.length;
        for (let i6 = 0; i6 < len6 && errors < 20; i6++) {
          if (!validate213(data30[i6], { instancePath: instancePath + "/possibleUpgrades/" + i6, parentData: data30, parentDataProperty: i6, rootData })) {
            vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err34 = { instancePath: instancePath + "/possibleUpgrades", keyword: "type", params: { type: "array" }, message: "must be array" };
        (vErrors ??= []).push(err34);
        errors++;
      }
    }
    if (data.metadata !== void 0) {
      if (!validate239(data.metadata, { instancePath: instancePath + "/metadata", parentData: data, parentDataProperty: "metadata", rootData })) {
        vErrors = vErrors === null ? validate239.errors : vErrors.concat(validate239.errors);
        errors = vErrors.length;
      }
    }
    if (data.billingItems !== void 0) {
      let data33 = data.billingItems;
      if (Array.isArray(data33)) {
        const len7 = data33.length;
        for (let i7 = 0; i7 < len7 && errors < 20; i7++) {
          if (!validate240(data33[i7], { instancePath: instancePath + "/billingItems/" + i7, parentData: data33, parentDataProperty: i7, rootData })) {
            vErrors = vErrors === null ? validate240.errors : vErrors.concat(validate240.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err35 = { instancePath: instancePath + "/billingItems", keyword: "type", params: { type: "array" }, message: "must be array" };
        (vErrors ??= []).push(err35);
        errors++;
      }
    }
    if (data.billingPeriodStart !== void 0) {
      if (!validate60(data.billingPeriodStart, { instancePath: instancePath + "/billingPeriodStart", parentData: data, parentDataProperty: "billingPeriodStart", rootData })) {
        vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
        errors = vErrors.length;
      }
    }
    if (data.billingPeriodEnd !== void 0) {
      if (!validate60(data.billingPeriodEnd, { instancePath: instancePath + "/billingPeriodEnd", parentData: data, parentDataProperty: "billingPeriodEnd", rootData })) {
        vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
        errors = vErrors.length;
      }
    }
    if (data.configurationParameters !== void 0) {
      let data37 = data.configurationParameters;
      if (Array.isArray(data37)) {
        const len8 = data37.length;
        for (let i8 = 0; i8 < len8 && errors < 20; i8++) {
          if (!validate243(data37[i8], { instancePath: instancePath + "/configurationParameters/" + i8, parentData: data37, parentDataProperty: i8, rootData })) {
            vErrors = vErrors === null ? validate243.errors : vErrors.concat(validate243.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err36 = { instancePath: instancePath + "/configurationParameters", keyword: "type", params: { type: "array" }, message: "must be array" };
        (vErrors ??= []).push(err36);
        errors++;
      }
    }
  } else {
    const err37 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err37);
    errors++;
  }
  validate742.errors = vErrors;
  return errors === 0;
}
var ProductDTO_20180101 = validate765;
function validate765(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.self === void 0) {
      const err1 = { instancePath, keyword: "required", params: { missingProperty: "self" }, message: "must have required property 'self'" };
      (vErrors ??= []).push(err1);
      errors++;
    }
    if (data.name === void 0) {
      const err2 = { instancePath, keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      (vErrors ??= []).push(err2);
      errors++;
    }
    if (data.type === void 0) {
      const err3 = { instancePath, keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      (vErrors ??= []).push(err3);
      errors++;
    }
    if (data.company === void 0) {
      const err4 = { instancePath, keyword: "required", params: { missingProperty: "company" }, message: "must have required property 'company'" };
      (vErrors ??= []).push(err4);
      errors++;
    }
    if (data.productVersion === void 0) {
      const err5 = { instancePath, keyword: "required", params: { missingProperty: "productVersion" }, message: "must have required property 'productVersion'" };
      (vErrors ??= []).push(err5);
      errors++;
    }
    if (data.configurationParameters === void 0) {
      const err6 = { instancePath, keyword: "required", params: { missingProperty: "configurationParameters" }, message: "must have required property 'configurationParameters'" };
      (vErrors ??= []).push(err6);
      errors++;
    }
    if (data.published === void 0) {
      const err7 = { instancePath, keyword: "required", params: { missingProperty: "published" }, message: "must have required property 'published'" };
      (vErrors ??= []).push(err7);
      errors++;
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err8 = { instancePath: instancePath + "/id", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err8);
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (!formats2.validate(data0)) {
          const err9 = { instancePath: instancePath + "/id", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err9);
          errors++;
        }
      }
    }
    if (data.self !== void 0) {
      if (typeof data.self !== "string") {
        const err10 = { instancePath: instancePath + "/self", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err10);
        errors++;
      }
    }
    if (data.name !== void 0) {
      if (typeof data.name !== "string") {
        const err11 = { instancePath: instancePath + "/name", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err11);
        errors++;
      }
    }
    if (data.sku !== void 0) {
      if (typeof data.sku !== "string") {
        const err12 = { instancePath: instancePath + "/sku", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err12);
        errors++;
      }
    }
    if (data.type !== void 0) {
      if (!validate320(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData })) {
        vErrors = vErrors === null ? validate320.errors : vErrors.concat(validate320.errors);
        errors = vErrors.length;
      }
    }
    if (data.company !== void 0) {
      if (!validate321(data.company, { instancePath: instancePath + "/company", parentData: data, parentDataProperty: "company", rootData })) {
        vErrors = vErrors === null ? validate321.errors : vErrors.concat(validate321.errors);
        errors = vErrors.length;
      }
    }
    if (data.shortDescription !== void 0) {
      if (typeof data.shortDescription !== "string") {
        const err13 = { instancePath: instancePath + "/shortDescription", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err13);
        errors++;
      }
    }
    if (data.longDescription !== void 0) {
      if (typeof data.longDescription !== "string") {
        const err14 = { instancePath: instancePath + "/longDescription", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err14);
        errors++;
      }
    }
    if (data.productVersion !== void 0) {
      let data8 = data.productVersion;
      if (Array.isArray(data8)) {
        const len0 = data8.length;
        for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
          if (!validate213(data8[i0], { instancePath: instancePath + "/productVersion/" + i0, parentData: data8, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err15 = { instancePath: instancePath + "/productVersion", keyword: "type", params: { type: "array" }, message: "must be array" };
        (vErrors ??= []).push(err15);
        errors++;
      }
    }
    if (data.configurationParameters !== void 0) {
      let data10 = data.configurationParameters;
      if (Array.isArray(data10)) {
        const len1 = data10.length;
        for (let i1 = 0; i1 < len1 && errors < 20; i1++) {
          if (!validate242(data10[i1], { instancePath: instancePath + "/configurationParameters/" + i1, parentData: data10, parentDataProperty: i1, rootData })) {
            vErrors = vErrors === null ? validate242.errors : vErrors.concat(validate242.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err16 = { instancePath: instancePath + "/configurationParameters", keyword: "type", params: { type: "array" }, message: "must be array" };
        (vErrors ??= []).push(err16);
        errors++;
      }
    }
    if (data.published !== void 0) {
      if (typeof data.published !== "boolean") {
        const err17 = { instancePath: instancePath + "/published", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        (vErrors ??= []).push(err17);
        errors++;
      }
    }
    if (data.metadata !== void 0) {
      if (!validate239(data.metadata, { instancePath: instancePath + "/metadata", parentData: data, parentDataProperty: "metadata", rootData })) {
        vErrors = vErrors === null ? validate239.errors : vErrors.concat(validate239.errors);
        errors = vErrors.length;
      }
    }
    if (data.syndicatedEndpoint !== void 0) {
      let data14 = data.syndicatedEndpoint;
      if (typeof data14 === "string") {
        if (!formats18(data14)) {
          const err18 = { instancePath: instancePath + "/syndicatedEndpoint", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
          (vErrors ??= []).push(err18);
          errors++;
        }
      } else {
        const err19 = { instancePath: instancePath + "/syndicatedEndpoint", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err19);
        errors++;
      }
    }
    if (data.orderValidationUrl !== void 0) {
      let data15 = data.orderValidationUrl;
      if (typeof data15 === "string") {
        if (!formats18(data15)) {
          const err20 = { instancePath: instancePath + "/orderValidationUrl", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
          (vErrors ??= []).push(err20);
          errors++;
        }
      } else {
        const err21 = { instancePath: instancePath + "/orderValidationUrl", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err21);
        errors++;
      }
    }
  } else {
    const err22 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err22);
    errors++;
  }
  validate765.errors = vErrors;
  return errors === 0;
}
var ProductDTO_20190916 = validate771;
function validate771(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.self === void 0) {
      const err1 = { instancePath, keyword: "required", params: { missingProperty: "self" }, message: "must have required property 'self'" };
      (vErrors ??= []).push(err1);
      errors++;
    }
    if (data.name === void 0) {
      const err2 = { instancePath, keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      (vErrors ??= []).push(err2);
      errors++;
    }
    if (data.type === void 0) {
      const err3 = { instancePath, keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      (vErrors ??= []).push(err3);
      errors++;
    }
    if (data.company === void 0) {
      const err4 = { instancePath, keyword: "required", params: { missingProperty: "company" }, message: "must have required property 'company'" };
      (vErrors ??= []).push(err4);
      errors++;
    }
    if (data.productVersion === void 0) {
      const err5 = { instancePath, keyword: "required", params: { missingProperty: "productVersion" }, message: "must have required property 'productVersion'" };
      (vErrors ??= []).push(err5);
      errors++;
    }
    if (data.configurationParameters === void 0) {
      const err6 = { instancePath, keyword: "required", params: { missingProperty: "configurationParameters" }, message: "must have required property 'configurationParameters'" };
      (vErrors ??= []).push(err6);
      errors++;
    }
    if (data.published === void 0) {
      const err7 = { instancePath, keyword: "required", params: { missingProperty: "published" }, message: "must have required property 'published'" };
      (vErrors ??= []).push(err7);
      errors++;
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err8 = { instancePath: instancePath + "/id", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err8);
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (!formats2.validate(data0)) {
          const err9 = { instancePath: instancePath + "/id", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err9);
          errors++;
        }
      }
    }
    if (data.self !== void 0) {
      if (typeof data.self !== "string") {
        const err10 = { instancePath: instancePath + "/self", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err10);
        errors++;
      }
    }
    if (data.name !== void 0) {
      if (typeof data.name !== "string") {
        const err11 = { instancePath: instancePath + "/name", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err11);
        errors++;
      }
    }
    if (data.sku !== void 0) {
      if (typeof data.sku !== "string") {
        const err12 = { instancePath: instancePath + "/sku", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err12);
        errors++;
      }
    }
    if (data.type !== void 0) {
      if (!validate320(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData })) {
        vErrors = vErrors === null ? validate320.errors : vErrors.concat(validate320.errors);
        errors = vErrors.length;
      }
    }
    if (data.company !== void 0) {
      if (!validate321(data.company, { instancePath: instancePath + "/company", parentData: data, parentDataProperty: "company", rootData })) {
        vErrors = vErrors === null ? validate321.errors : vErrors.concat(validate321.errors);
        errors = vErrors.length;
      }
    }
    if (data.shortDescription !== void 0) {
      if (typeof data.shortDescription !== "string") {
        const err13 = { instancePath: instancePath + "/shortDescription", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err13);
        errors++;
      }
    }
    if (data.longDescription !== void 0) {
      if (typeof data.longDescription !== "string") {
        const err14 = { instancePath: instancePath + "/longDescription", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err14);
        errors++;
      }
    }
    if (data.productVersion !== void 0) {
      let data8 = data.productVersion;
      if (Array.isArray(data8)) {
        const len0 = data8.length;
        for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
          if (!validate213(data8[i0], { instancePath: instancePath + "/productVersion/" + i0, parentData: data8, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err15 = { instancePath: instancePath + "/productVersion", keyword: "type", params: { type: "array" }, message: "must be array" };
        (vErrors ??= []).push(err15);
        errors++;
      }
    }
    if (data.configurationParameters !== void 0) {
      let data10 = data.configurationParameters;
      if (Array.isArray(data10)) {
        const len1 = data10.length;
        for (let i1 = 0; i1 < len1 && errors < 20; i1++) {
          if (!validate242(data10[i1], { instancePath: instancePath + "/configurationParameters/" + i1, parentData: data10, parentDataProperty: i1, rootData })) {
            vErrors = vErrors === null ? validate242.errors : vErrors.concat(validate242.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err16 = { instancePath: instancePath + "/configurationParameters", keyword: "type", params: { type: "array" }, message: "must be array" };
        (vErrors ??= []).push(err16);
        errors++;
      }
    }
    if (data.published !== void 0) {
      if (typeof data.published !== "boolean") {
        const err17 = { instancePath: instancePath + "/published", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        (vErrors ??= []).push(err17);
        errors++;
      }
    }
    if (data.syndicationEndpoints !== void 0) {
      let data13 = data.syndicationEndpoints;
      if (Array.isArray(data13)) {
        const len2 = data13.length;
        for (let i2 = 0; i2 < len2 && errors < 20; i2++) {
          let data14 = data13[i2];
          if (typeof data14 === "string") {
            if (!formats18(data14)) {
              const err18 = { instancePath: instancePath + "/syndicationEndpoints/" + i2, keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
              (vErrors ??= []).push(err18);
              errors++;
            }
          } else {
            const err19 = { instancePath: instancePath + "/syndicationEndpoints/" + i2, keyword: "type", params: { type: "string" }, message: "must be string" };
            (vErrors ??= []).push(err19);
            errors++;
          }
        }
      } else {
        const err20 = { instancePath: instancePath + "/syndicationEndpoints", keyword: "type", params: { type: "array" }, message: "must be array" };
        (vErrors ??= []).push(err20);
        errors++;
      }
    }
    if (data.metadata !== void 0) {
      if (!validate239(data.metadata, { instancePath: instancePath + "/metadata", parentData: data, parentDataProperty: "metadata", rootData })) {
        vErrors = vErrors === null ? validate239.errors : vErrors.concat(validate239.errors);
        errors = vErrors.length;
      }
    }
    if (data.orderValidationUrl !== void 0) {
      let data16 = data.orderValidationUrl;
      if (typeof data16 === "string") {
        if (!formats18(data16)) {
          const err21 = { instancePath: instancePath + "/orderValidationUrl", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
          (vErrors ??= []).push(err21);
          errors++;
        }
      } else {
        const err22 = { instancePath: instancePath + "/orderValidationUrl", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err22);
        errors++;
      }
    }
  } else {
    const err23 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err23);
    errors++;
  }
  validate771.errors = vErrors;
  return errors === 0;
}
var ProductDTO_20210215 = validate777;
function validate777(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.self === void 0) {
      const err1 = { instancePath, keyword: "required", params: { missingProperty: "self" }, message: "must have required property 'self'" };
      (vErrors ??= []).push(err1);
      errors++;
    }
    if (data.name === void 0) {
      const err2 = { instancePath, keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      (vErrors ??= []).push(err2);
      errors++;
    }
    if (data.type === void 0) {
      const err3 = { instancePath, keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      (vErrors ??= []).push(err3);
      errors++;
    }
    if (data.company === void 0) {
      const err4 = { instancePath, keyword: "required", params: { missingProperty: "company" }, message: "must have required property 'company'" };
      (vErrors ??= []).push(err4);
      errors++;
    }
    if (data.productVersion === void 0) {
      const err5 = { instancePath, keyword: "required", params: { missingProperty: "productVersion" }, message: "must have required property 'productVersion'" };
      (vErrors ??= []).push(err5);
      errors++;
    }
    if (data.configurationParameters === void 0) {
      const err6 = { instancePath, keyword: "required", params: { missingProperty: "configurationParameters" }, message: "must have required property 'configurationParameters'" };
      (vErrors ??= []).push(err6);
      errors++;
    }
    if (data.published === void 0) {
      const err7 = { instancePath, keyword: "required", params: { missingProperty: "published" }, message: "must have required property 'published'" };
      (vErrors ??= []).push(err7);
      errors++;
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err8 = { instancePath: instancePath + "/id", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err8);
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (!formats2.validate(data0)) {
          const err9 = { instancePath: instancePath + "/id", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err9);
          errors++;
        }
      }
    }
    if (data.self !== void 0) {
      if (typeof data.self !== "string") {
        const err10 = { instancePath: instancePath + "/self", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err10);
        errors++;
      }
    }
    if (data.name !== void 0) {
      if (typeof data.name !== "string") {
        const err11 = { instancePath: instancePath + "/name", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err11);
        errors++;
      }
    }
    if (data.sku !== void 0) {
      if (typeof data.sku !== "string") {
        const err12 = { instancePath: instancePath + "/sku", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err12);
        errors++;
      }
    }
    if (data.type !== void 0) {
      if (!validate320(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData })) {
        vErrors = vErrors === null ? validate320.errors : vErrors.concat(validate320.errors);
        errors = vErrors.length;
      }
    }
    if (data.company !== void 0) {
      if (!validate321(data.company, { instancePath: instancePath + "/company", parentData: data, parentDataProperty: "company", rootData })) {
        vErrors = vErrors === null ? validate321.errors : vErrors.concat(validate321.errors);
        errors = vErrors.length;
      }
    }
    if (data.shortDescription !== void 0) {
      if (typeof data.shortDescription !== "string") {
        const err13 = { instancePath: instancePath + "/shortDescription", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err13);
        errors++;
      }
    }
    if (data.longDescription !== void 0) {
      if (typeof data.longDescription !== "string") {
        const err14 = { instancePath: instancePath + "/longDescription", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err14);
        errors++;
      }
    }
    if (data.productVersion !== void 0) {
      let data8 = data.productVersion;
      if (Array.isArray(data8)) {
        const len0 = data8.length;
        for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
          if (!validate213(data8[i0], { instancePath: instancePath + "/productVersion/" + i0, parentData: data8, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err15 = { instancePath: instancePath + "/productVersion", keyword: "type", params: { type: "array" }, message: "must be array" };
        (vErrors ??= []).push(err15);
        errors++;
      }
    }
    if (data.configurationParameters !== void 0) {
      let data10 = data.configurationParameters;
      if (Array.isArray(data10)) {
        const len1 = data10.length;
        for (let i1 = 0; i1 < len1 && errors < 20; i1++) {
          if (!validate242(data10[i1], { instancePath: instancePath + "/configurationParameters/" + i1, parentData: data10, parentDataProperty: i1, rootData })) {
            vErrors = vErrors === null ? validate242.errors : vErrors.concat(validate242.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err16 = { instancePath: instancePath + "/configurationParameters", keyword: "type", params: { type: "array" }, message: "must be array" };
        (vErrors ??= []).push(err16);
        errors++;
      }
    }
    if (data.published !== void 0) {
      if (typeof data.published !== "boolean") {
        const err17 = { instancePath: instancePath + "/published", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        (vErrors ??= []).push(err17);
        errors++;
      }
    }
    if (data.syndicationEndpoints !== void 0) {
      let data13 = data.syndicationEndpoints;
      if (Array.isArray(data13)) {
        const len2 = data13.length;
        for (let i2 = 0; i2 < len2 && errors < 20; i2++) {
          let data14 = data13[i2];
          if (typeof data14 === "string") {
            if (!formats18(data14)) {
              const err18 = { instancePath: instancePath + "/syndicationEndpoints/" + i2, keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
              (vErrors ??= []).push(err18);
              errors++;
            }
          } else {
            const err19 = { instancePath: instancePath + "/syndicationEndpoints/" + i2, keyword: "type", params: { type: "string" }, message: "must be string" };
            (vErrors ??= []).push(err19);
            errors++;
          }
        }
      } else {
        const err20 = { instancePath: instancePath + "/syndicationEndpoints", keyword: "type", params: { type: "array" }, message: "must be array" };
        (vErrors ??= []).push(err20);
        errors++;
      }
    }
    if (data.orderValidationUrls !== void 0) {
      let data15 = data.orderValidationUrls;
      if (Array.isArray(data15)) {
        const len3 = data15.length;
        for (let i3 = 0; i3 < len3 && errors < 20; i3++) {
          let data16 = data15[i3];
          if (typeof data16 === "string") {
            if (!formats18(data16)) {
              const err21 = { instancePath: instancePath + "/orderValidationUrls/" + i3, keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
              (vErrors ??= []).push(err21);
              errors++;
            }
          } else {
            const err22 = { instancePath: instancePath + "/orderValidationUrls/" + i3, keyword: "type", params: { type: "string" }, message: "must be string" };
            (vErrors ??= []).push(err22);
            errors++;
          }
        }
      } else {
        const err23 = { instancePath: instancePath + "/orderValidationUrls", keyword: "type", params: { type: "array" }, message: "must be array" };
        (vErrors ??= []).push(err23);
        errors++;
      }
    }
    if (data.metadata !== void 0) {
      if (!validate239(data.metadata, { instancePath: instancePath + "/metadata", parentData: data, parentDataProperty: "metadata", rootData })) {
        vErrors = vErrors === null ? validate239.errors : vErrors.concat(validate239.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err24 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err24);
    errors++;
  }
  validate777.errors = vErrors;
  return errors === 0;
}
var ProductInput_20180101 = validate783;
var schema264 = { "type": "object", "properties": { "name": { "type": "string", "minLength": 1, "maxLength": 255 }, "sku": { "type": "string", "minLength": 1, "maxLength": 255 }, "type": { "$ref": "ProductType" }, "shortDescription": { "type": "string", "maxLength": 4e3 }, "longDescription": { "type": "string", "maxLength": 8192 }, "notificationSecretToken": { "type": ["string", "null"], "minLength": 1, "maxLength": 255 }, "previousSecretValidFor": { "type": "string", "maxLength": 40, "pattern": "^P(?!$)([0-9]{1,4}W)?([0-9]{1,5}D)?(T(?=[0-9])([0-9]{1,6}H)?([0-9]{1,8}M)?)?$" }, "syndicatedEndpoint": { "type": "string", "format": "uri", "minLength": 1, "maxLength": 1024 }, "orderValidationUrl": { "type": "string", "format": "uri", "minLength": 1, "maxLength": 2e3 } } };
function validate783(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 === "string") {
        if (func1(data0) > 255) {
          const err0 = { instancePath: instancePath + "/name", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          (vErrors ??= []).push(err0);
          errors++;
        }
        if (func1(data0) < 1) {
          const err1 = { instancePath: instancePath + "/name", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          (vErrors ??= []).push(err1);
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/name", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if (data.sku !== void 0) {
      let data1 = data.sku;
      if (typeof data1 === "string") {
        if (func1(data1) > 255) {
          const err3 = { instancePath: instancePath + "/sku", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          (vErrors ??= []).push(err3);
          errors++;
        }
        if (func1(data1) < 1) {
          const err4 = { instancePath: instancePath + "/sku", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          (vErrors ??= []).push(err4);
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/sku", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
    if (data.type !== void 0) {
      if (!validate320(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData })) {
        vErrors = vErrors === null ? validate320.errors : vErrors.concat(validate320.errors);
        errors = vErrors.length;
      }
    }
    if (data.shortDescription !== void 0) {
      let data3 = data.shortDescription;
      if (typeof data3 === "string") {
        if (func1(data3) > 4e3) {
          const err6 = { instancePath: instancePath + "/shortDescription", keyword: "maxLength", params: { limit: 4e3 }, message: "must NOT have more than 4000 characters" };
          (vErrors ??= []).push(err6);
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/shortDescription", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err7);
        errors++;
      }
    }
    if (data.longDescription !== void 0) {
      let data4 = data.longDescription;
      if (typeof data4 === "string") {
        if (func1(data4) > 8192) {
          const err8 = { instancePath: instancePath + "/longDescription", keyword: "maxLength", params: { limit: 8192 }, message: "must NOT have more than 8192 characters" };
          (vErrors ??= []).push(err8);
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/longDescription", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err9);
        errors++;
      }
    }
    if (data.notificationSecretToken !== void 0) {
      let data5 = data.notificationSecretToken;
      if (typeof data5 !== "string" && data5 !== null) {
        const err10 = { instancePath: instancePath + "/notificationSecretToken", keyword: "type", params: { type: schema264.properties.notificationSecretToken.type }, message: "must be string,null" };
        (vErrors ??= []).push(err10);
        errors++;
      }
      if (typeof data5 === "string") {
        if (func1(data5) > 255) {
          const err11 = { instancePath: instancePath + "/notificationSecretToken", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          (vErrors ??= []).push(err11);
          errors++;
        }
        if (func1(data5) < 1) {
          const err12 = { instancePath: instancePath + "/notificationSecretToken", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          (vErrors ??= []).push(err12);
          errors++;
        }
      }
    }
    if (data.previousSecretValidFor !== void 0) {
      let data6 = data.previousSecretValidFor;
      if (typeof data6 === "string") {
        if (func1(data6) > 40) {
          const err13 = { instancePath: instancePath + "/previousSecretValidFor", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
          (vErrors ??= []).push(err13);
          errors++;
        }
        if (!pattern16.test(data6)) {
          const err14 = { instancePath: instancePath + "/previousSecretValidFor", keyword: "pattern", params: { pattern: "^P(?!$)([0-9]{1,4}W)?([0-9]{1,5}D)?(T(?=[0-9])([0-9]{1,6}H)?([0-9]{1,8}M)?)?$" }, message: 'must match pattern "^P(?!$)([0-9]{1,4}W)?([0-9]{1,5}D)?(T(?=[0-9])([0-9]{1,6}H)?([0-9]{1,8}M)?)?$"' };
          (vErrors ??= []).push(err14);
          errors++;
        }
      } else {
        const err15 = { instancePath: instancePath + "/previousSecretValidFor", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err15);
        errors++;
      }
    }
    if (data.syndicatedEndpoint !== void 0) {
      let data7 = data.syndicatedEndpoint;
      if (typeof data7 === "string") {
        if (func1(data7) > 1024) {
          const err16 = { instancePath: instancePath + "/syndicatedEndpoint", keyword: "maxLength", params: { limit: 1024 }, message: "must NOT have more than 1024 characters" };
          (vErrors ??= []).push(err16);
          errors++;
        }
        if (func1(data7) < 1) {
          const err17 = { instancePath: instancePath + "/syndicatedEndpoint", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          (vErrors ??= []).push(err17);
          errors++;
        }
        if (!formats18(data7)) {
          const err18 = { instancePath: instancePath + "/syndicatedEndpoint", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
          (vErrors ??= []).push(err18);
          errors++;
        }
      } else {
        const err19 = { instancePath: instancePath + "/syndicatedEndpoint", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err19);
        errors++;
      }
    }
    if (data.orderValidationUrl !== void 0) {
      let data8 = data.orderValidationUrl;
      if (typeof data8 === "string") {
        if (func1(data8) > 2e3) {
          const err20 = { instancePath: instancePath + "/orderValidationUrl", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters" };
          (vErrors ??= []).push(err20);
          errors++;
        }
        if (func1(data8) < 1) {
          const err21 = { instancePath: instancePath + "/orderValidationUrl", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          (vErrors ??= []).push(err21);
          errors++;
        }
        if (!formats18(data8)) {
          const err22 = { instancePath: instancePath + "/orderValidationUrl", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
          (vErrors ??= []).push(err22);
          errors++;
        }
      } else {
        const err23 = { instancePath: instancePath + "/orderValidationUrl", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err23);
        errors++;
      }
    }
  } else {
    const err24 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err24);
    errors++;
  }
  validate783.errors = vErrors;
  return errors === 0;
}
var ProductInput_20190916 = validate785;
var schema265 = { "type": "object", "properties": { "name": { "type": "string", "minLength": 1, "maxLength": 255 }, "sku": { "type": "string", "minLength": 1, "maxLength": 255 }, "type": { "$ref": "ProductType" }, "shortDescription": { "type": "string", "maxLength": 4e3 }, "longDescription": { "type": "string", "maxLength": 8192 }, "syndicationEndpoints": { "type": "array", "maxItems": 10, "items": { "type": "string", "format": "uri", "minLength": 1, "maxLength": 1024 }, "allOf": [{ "if": { "maxItems": 10 }, "then": { "uniqueItems": true } }] }, "notificationSecretToken": { "type": ["string", "null"], "minLength": 1, "maxLength": 255 }, "previousSecretValidFor": { "type": "string", "maxLength": 40, "pattern": "^P(?!$)([0-9]{1,4}W)?([0-9]{1,5}D)?(T(?=[0-9])([0-9]{1,6}H)?([0-9]{1,8}M)?)?$" }, "orderValidationUrl": { "type": "string", "format": "uri", "minLength": 1, "maxLength": 2e3 } } };
function validate785(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 === "string") {
        if (func1(data0) > 255) {
          const err0 = { instancePath: instancePath + "/name", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          (vErrors ??= []).push(err0);
          errors++;
        }
        if (func1(data0) < 1) {
          const err1 = { instancePath: instancePath + "/name", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          (vErrors ??= []).push(err1);
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/name", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if (data.sku !== void 0) {
      let data1 = data.sku;
      if (typeof data1 === "string") {
        if (func1(data1) > 255) {
          const err3 = { instancePath: instancePath + "/sku", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          (vErrors ??= []).push(err3);
          errors++;
        }
        if (func1(data1) < 1) {
          const err4 = { instancePath: instancePath + "/sku", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          (vErrors ??= []).push(err4);
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/sku", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
    if (data.type !== void 0) {
      if (!validate320(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData })) {
        vErrors = vErrors === null ? validate320.errors : vErrors.concat(validate320.errors);
        errors = vErrors.length;
      }
    }
    if (data.shortDescription !== void 0) {
      let data3 = data.shortDescription;
      if (typeof data3 === "string") {
        if (func1(data3) > 4e3) {
          const err6 = { instancePath: instancePath + "/shortDescription", keyword: "maxLength", params: { limit: 4e3 }, message: "must NOT have more than 4000 characters" };
          (vErrors ??= []).push(err6);
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/shortDescription", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err7);
        errors++;
      }
    }
    if (data.longDescription !== void 0) {
      let data4 = data.longDescription;
      if (typeof data4 === "string") {
        if (func1(data4) > 8192) {
          const err8 = { instancePath: instancePath + "/longDescription", keyword: "maxLength", params: { limit: 8192 }, message: "must NOT have more than 8192 characters" };
          (vErrors ??= []).push(err8);
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/longDescription", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err9);
        errors++;
      }
    }
    if (data.syndicationEndpoints !== void 0) {
      let data5 = data.syndicationEndpoints;
      const _errs13 = errors;
      let valid2 = true;
      const _errs14 = errors;
      if (Array.isArray(data5)) {
        if (data5.length > 10) {
          const err10 = {};
          (vErrors ??= []).push(err10);
          errors++;
        }
      }
      var _valid0 = _errs14 === errors;
      errors = _errs13;
      if (vErrors !== null) {
        if (_errs13) {
          vErrors.length = _errs13;
        } else {
          vErrors = null;
        }
      }
      if (_valid0) {
        const _errs15 = errors;
        if (Array.isArray(data5)) {
          let i0 = data5.length;
          let j0;
          if (i0 > 1) {
            outer0: for (; i0--; ) {
              for (j0 = i0; j0--; ) {
                if (func0(data5[i0], data5[j0])) {
                  const err11 = { instancePath: instancePath + "/syndicationEndpoints", keyword: "uniqueItems", params: { i: i0, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i0 + " are identical)" };
                  (vErrors ??= []).push(err11);
                  errors++;
                  break outer0;
                }
              }
            }
          }
        }
        var _valid0 = _errs15 === errors;
        valid2 = _valid0;
      }
      if (Array.isArray(data5)) {
        if (data5.length > 10) {
          const err13 = { instancePath: instancePath + "/syndicationEndpoints", keyword: "maxItems", params: { limit: 10 }, message: "must NOT have more than 10 items" };
          (vErrors ??= []).push(err13);
          errors++;
        }
        const len0 = data5.length;
        for (let i1 = 0; i1 < len0 && errors < 20; i1++) {
          let data6 = data5[i1];
          if (typeof data6 === "string") {
            if (func1(data6) > 1024) {
              const err14 = { instancePath: instancePath + "/syndicationEndpoints/" + i1, keyword: "maxLength", params: { limit: 1024 }, message: "must NOT have more than 1024 characters" };
              (vErrors ??= []).push(err14);
              errors++;
            }
            if (func1(data6) < 1) {
              const err15 = { instancePath: instancePath + "/syndicationEndpoints/" + i1, keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              (vErrors ??= []).push(err15);
              errors++;
            }
            if (!formats18(data6)) {
              const err16 = { instancePath: instancePath + "/syndicationEndpoints/" + i1, keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
              (vErrors ??= []).push(err16);
              errors++;
            }
          } else {
            const err17 = { instancePath: instancePath + "/syndicationEndpoints/" + i1, keyword: "type", params: { type: "string" }, message: "must be string" };
            (vErrors ??= []).push(err17);
            errors++;
          }
        }
      } else {
        const err18 = { instancePath: instancePath + "/syndicationEndpoints", keyword: "type", params: { type: "array" }, message: "must be array" };
        (vErrors ??= []).push(err18);
        errors++;
      }
    }
    if (data.notificationSecretToken !== void 0) {
      let data7 = data.notificationSecretToken;
      if (typeof data7 !== "string" && data7 !== null) {
        const err19 = { instancePath: instancePath + "/notificationSecretToken", keyword: "type", params: { type: schema265.properties.notificationSecretToken.type }, message: "must be string,null" };
        (vErrors ??= []).push(err19);
        errors++;
      }
      if (typeof data7 === "string") {
        if (func1(data7) > 255) {
          const err20 = { instancePath: instancePath + "/notificationSecretToken", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          (vErrors ??= []).push(err20);
          errors++;
        }
        if (func1(data7) < 1) {
          const err21 = { instancePath: instancePath + "/notificationSecretToken", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          (vErrors ??= []).push(err21);
          errors++;
        }
      }
    }
    if (data.previousSecretValidFor !== void 0) {
      let data8 = data.previousSecretValidFor;
      if (typeof data8 === "string") {
        if (func1(data8) > 40) {
          const err22 = { instancePath: instancePath + "/previousSecretValidFor", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
          (vErrors ??= []).push(err22);
          errors++;
        }
        if (!pattern16.test(data8)) {
          const err23 = { instancePath: instancePath + "/previousSecretValidFor", keyword: "pattern", params: { pattern: "^P(?!$)([0-9]{1,4}W)?([0-9]{1,5}D)?(T(?=[0-9])([0-9]{1,6}H)?([0-9]{1,8}M)?)?$" }, message: 'must match pattern "^P(?!$)([0-9]{1,4}W)?([0-9]{1,5}D)?(T(?=[0-9])([0-9]{1,6}H)?([0-9]{1,8}M)?)?$"' };
          (vErrors ??= []).push(err23);
          errors++;
        }
      } else {
        const err24 = { instancePath: instancePath + "/previousSecretValidFor", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err24);
        errors++;
      }
    }
    if (data.orderValidationUrl !== void 0) {
      let data9 = data.orderValidationUrl;
      if (typeof data9 === "string") {
        if (func1(data9) > 2e3) {
          const err25 = { instancePath: instancePath + "/orderValidationUrl", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters" };
          (vErrors ??= []).push(err25);
          errors++;
        }
        if (func1(data9) < 1) {
          const err26 = { instancePath: instancePath + "/orderValidationUrl", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          (vErrors ??= []).push(err26);
          errors++;
        }
        if (!formats18(data9)) {
          const err27 = { instancePath: instancePath + "/orderValidationUrl", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
          (vErrors ??= []).push(err27);
          errors++;
        }
      } else {
        const err28 = { instancePath: instancePath + "/orderValidationUrl", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err28);
        errors++;
      }
    }
  } else {
    const err29 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err29);
    errors++;
  }
  validate785.errors = vErrors;
  return errors === 0;
}
var ProductInput_20210215 = validate787;
var schema266 = { "type": "object", "properties": { "name": { "type": "string", "minLength": 1, "maxLength": 255 }, "sku": { "type": "string", "minLength": 1, "maxLength": 255 }, "type": { "$ref": "ProductType" }, "shortDescription": { "type": "string", "maxLength": 4e3 }, "longDescription": { "type": "string", "maxLength": 8192 }, "syndicationEndpoints": { "type": "array", "maxItems": 10, "items": { "type": "string", "format": "uri", "minLength": 1, "maxLength": 1024 }, "allOf": [{ "if": { "maxItems": 10 }, "then": { "uniqueItems": true } }] }, "notificationSecretToken": { "type": ["string", "null"], "minLength": 1, "maxLength": 255 }, "previousSecretValidFor": { "type": "string", "maxLength": 40, "pattern": "^P(?!$)([0-9]{1,4}W)?([0-9]{1,5}D)?(T(?=[0-9])([0-9]{1,6}H)?([0-9]{1,8}M)?)?$" }, "orderValidationUrls": { "type": "array", "maxItems": 10, "items": { "type": "string", "format": "uri", "minLength": 1, "maxLength": 2e3 }, "allOf": [{ "if": { "maxItems": 10 }, "then": { "uniqueItems": true } }] } } };
function validate787(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 === "string") {
        if (func1(data0) > 255) {
          const err0 = { instancePath: instancePath + "/name", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          (vErrors ??= []).push(err0);
          errors++;
        }
        if (func1(data0) < 1) {
          const err1 = { instancePath: instancePath + "/name", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          (vErrors ??= []).push(err1);
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/name", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if (data.sku !== void 0) {
      let data1 = data.sku;
      if (typeof data1 === "string") {
        if (func1(data1) > 255) {
          const err3 = { instancePath: instancePath + "/sku", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          (vErrors ??= []).push(err3);
          errors++;
        }
        if (func1(data1) < 1) {
          const err4 = { instancePath: instancePath + "/sku", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          (vErrors ??= []).push(err4);
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/sku", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
    if (data.type !== void 0) {
      if (!validate320(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData })) {
        vErrors = vErrors === null ? validate320.errors : vErrors.concat(validate320.errors);
        errors = vErrors.length;
      }
    }
    if (data.shortDescription !== void 0) {
      let data3 = data.shortDescription;
      if (typeof data3 === "string") {
        if (func1(data3) > 4e3) {
          const err6 = { instancePath: instancePath + "/shortDescription", keyword: "maxLength", params: { limit: 4e3 }, message: "must NOT have more than 4000 characters" };
          (vErrors ??= []).push(err6);
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/shortDescription", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err7);
        errors++;
      }
    }
    if (data.longDescription !== void 0) {
      let data4 = data.longDescription;
      if (typeof data4 === "string") {
        if (func1(data4) > 8192) {
          const err8 = { instancePath: instancePath + "/longDescription", keyword: "maxLength", params: { limit: 8192 }, message: "must NOT have more than 8192 characters" };
          (vErrors ??= []).push(err8);
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/longDescription", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err9);
        errors++;
      }
    }
    if (data.syndicationEndpoints !== void 0) {
      let data5 = data.syndicationEndpoints;
      const _errs13 = errors;
      let valid2 = true;
      const _errs14 = errors;
      if (Array.isArray(data5)) {
        if (data5.length > 10) {
          const err10 = {};
          (vErrors ??= []).push(err10);
          errors++;
        }
      }
      var _valid0 = _errs14 === errors;
      errors = _errs13;
      if (vErrors !== null) {
        if (_errs13) {
          vErrors.length = _errs13;
        } else {
          vErrors = null;
        }
      }
      if (_valid0) {
        const _errs15 = errors;
        if (Array.isArray(data5)) {
          let i0 = data5.length;
          let j0;
          if (i0 > 1) {
            outer0: for (; i0--; ) {
              for (j0 = i0; j0--; ) {
                if (func0(data5[i0], data5[j0])) {
                  const err11 = { instancePath: instancePath + "/syndicationEndpoints", keyword: "uniqueItems", params: { i: i0, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i0 + " are identical)" };
                  (vErrors ??= []).push(err11);
                  errors++;
                  break outer0;
                }
              }
            }
          }
        }
        var _valid0 = _errs15 === errors;
        valid2 = _valid0;
      }
      if (Array.isArray(data5)) {
        if (data5.length > 10) {
          const err13 = { instancePath: instancePath + "/syndicationEndpoints", keyword: "maxItems", params: { limit: 10 }, message: "must NOT have more than 10 items" };
          (vErrors ??= []).push(err13);
          errors++;
        }
        const len0 = data5.length;
        for (let i1 = 0; i1 < len0 && errors < 20; i1++) {
          let data6 = data5[i1];
          if (typeof data6 === "string") {
            if (func1(data6) > 1024) {
              const err14 = { instancePath: instancePath + "/syndicationEndpoints/" + i1, keyword: "maxLength", params: { limit: 1024 }, message: "must NOT have more than 1024 characters" };
              (vErrors ??= []).push(err14);
              errors++;
            }
            if (func1(data6) < 1) {
              const err15 = { instancePath: instancePath + "/syndicationEndpoints/" + i1, keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              (vErrors ??= []).push(err15);
              errors++;
            }
            if (!formats18(data6)) {
              const err16 = { instancePath: instancePath + "/syndicationEndpoints/" + i1, keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
              (vErrors ??= []).push(err16);
              errors++;
            }
          } else {
            const err17 = { instancePath: instancePath + "/syndicationEndpoints/" + i1, keyword: "type", params: { type: "string" }, message: "must be string" };
            (vErrors ??= []).push(err17);
            errors++;
          }
        }
      } else {
        const err18 = { instancePath: instancePath + "/syndicationEndpoints", keyword: "type", params: { type: "array" }, message: "must be array" };
        (vErrors ??= []).push(err18);
        errors++;
      }
    }
    if (data.notificationSecretToken !== void 0) {
      let data7 = data.notificationSecretToken;
      if (typeof data7 !== "string" && data7 !== null) {
        const err19 = { instancePath: instancePath + "/notificationSecretToken", keyword: "type", params: { type: schema266.properties.notificationSecretToken.type }, message: "must be string,null" };
        (vErrors ??= []).push(err19);
        errors++;
      }
      if (typeof data7 === "string") {
        if (func1(data7) > 255) {
          const err20 = { instancePath: instancePath + "/notificationSecretToken", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          (vErrors ??= []).push(err20);
          errors++;
        }
        if (func1(data7) < 1) {
          const err21 = { instancePath: instancePath + "/notificationSecretToken", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          (vErrors ??= []).push(err21);
          errors++;
        }
      }
    }
    if (data.previousSecretValidFor !== void 0) {
      let data8 = data.previousSecretValidFor;
      if (typeof data8 === "string") {
        if (func1(data8) > 40) {
          const err22 = { instancePath: instancePath + "/previousSecretValidFor", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
          (vErrors ??= []).push(err22);
          errors++;
        }
        if (!pattern16.test(data8)) {
          const err23 = { instancePath: instancePath + "/previousSecretValidFor", keyword: "pattern", params: { pattern: "^P(?!$)([0-9]{1,4}W)?([0-9]{1,5}D)?(T(?=[0-9])([0-9]{1,6}H)?([0-9]{1,8}M)?)?$" }, message: 'must match pattern "^P(?!$)([0-9]{1,4}W)?([0-9]{1,5}D)?(T(?=[0-9])([0-9]{1,6}H)?([0-9]{1,8}M)?)?$"' };
          (vErrors ??= []).push(err23);
          errors++;
        }
      } else {
        const err24 = { instancePath: instancePath + "/previousSecretValidFor", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err24);
        errors++;
      }
    }
    if (data.orderValidationUrls !== void 0) {
      let data9 = data.orderValidationUrls;
      const _errs25 = errors;
      let valid7 = true;
      const _errs26 = errors;
      if (Array.isArray(data9)) {
        if (data9.length > 10) {
          const err25 = {};
          (vErrors ??= []).push(err25);
          errors++;
        }
      }
      var _valid1 = _errs26 === errors;
      errors = _errs25;
      if (vErrors !== null) {
        if (_errs25) {
          vErrors.length = _errs25;
        } else {
          vErrors = null;
        }
      }
      if (_valid1) {
        const _errs27 = errors;
        if (Array.isArray(data9)) {
          let i2 = data9.length;
          let j1;
          if (i2 > 1) {
            outer1: for (; i2--; ) {
              for (j1 = i2; j1--; ) {
                if (func0(data9[i2], data9[j1])) {
                  const err26 = { instancePath: instancePath + "/orderValidationUrls", keyword: "uniqueItems", params: { i: i2, j: j1 }, message: "must NOT have duplicate items (items ## " + j1 + " and " + i2 + " are identical)" };
                  (vErrors ??= []).push(err26);
                  errors++;
                  break outer1;
                }
              }
            }
          }
        }
        var _valid1 = _errs27 === errors;
        valid7 = _valid1;
      }
      if (Array.isArray(data9)) {
        if (data9.length > 10) {
          const err28 = { instancePath: instancePath + "/orderValidationUrls", keyword: "maxItems", params: { limit: 10 }, message: "must NOT have more than 10 items" };
          (vErrors ??= []).push(err28);
          errors++;
        }
        const len1 = data9.length;
        for (let i3 = 0; i3 < len1 && errors < 20; i3++) {
          let data10 = data9[i3];
          if (typeof data10 === "string") {
            if (func1(data10) > 2e3) {
              const err29 = { instancePath: instancePath + "/orderValidationUrls/" + i3, keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters" };
              (vErrors ??= []).push(err29);
              errors++;
            }
            if (func1(data10) < 1) {
              const err30 = { instancePath: instancePath + "/orderValidationUrls/" + i3, keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              (vErrors ??= []).push(err30);
              errors++;
            }
            if (!formats18(data10)) {
              const err31 = { instancePath: instancePath + "/orderValidationUrls/" + i3, keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
              (vErrors ??= []).push(err31);
              errors++;
            }
          } else {
            const err32 = { instancePath: instancePath + "/orderValidationUrls/" + i3, keyword: "type", params: { type: "string" }, message: "must be string" };
            (vErrors ??= []).push(err32);
            errors++;
          }
        }
      } else {
        const err33 = { instancePath: instancePath + "/orderValidationUrls", keyword: "type", params: { type: "array" }, message: "must be array" };
        (vErrors ??= []).push(err33);
        errors++;
      }
    }
  } else {
    const err34 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err34);
    errors++;
  }
  validate787.errors = vErrors;
  return errors === 0;
}
var ProductCreate_20180101 = validate789;
function validate789(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate783(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate783.errors : vErrors.concat(validate783.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.type === void 0) {
      const err1 = { instancePath, keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      (vErrors ??= []).push(err1);
      errors++;
    }
    if (data.company !== void 0) {
      if (!validate321(data.company, { instancePath: instancePath + "/company", parentData: data, parentDataProperty: "company", rootData })) {
        vErrors = vErrors === null ? validate321.errors : vErrors.concat(validate321.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err2 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err2);
    errors++;
  }
  validate789.errors = vErrors;
  return errors === 0;
}
var ProductCreate_20190916 = validate792;
function validate792(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate785(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate785.errors : vErrors.concat(validate785.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.type === void 0) {
      const err1 = { instancePath, keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      (vErrors ??= []).push(err1);
      errors++;
    }
    if (data.company !== void 0) {
      if (!validate321(data.company, { instancePath: instancePath + "/company", parentData: data, parentDataProperty: "company", rootData })) {
        vErrors = vErrors === null ? validate321.errors : vErrors.concat(validate321.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err2 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err2);
    errors++;
  }
  validate792.errors = vErrors;
  return errors === 0;
}
var ProductCreate_20210215 = validate795;
function validate795(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate787(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate787.errors : vErrors.concat(validate787.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.type === void 0) {
      const err1 = { instancePath, keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      (vErrors ??= []).push(err1);
      errors++;
    }
    if (data.company !== void 0) {
      if (!validate321(data.company, { instancePath: instancePath + "/company", parentData: data, parentDataProperty: "company", rootData })) {
        vErrors = vErrors === null ? validate321.errors : vErrors.concat(validate321.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err2 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err2);
    errors++;
  }
  validate795.errors = vErrors;
  return errors === 0;
}
var BillingItemDTO_20180101 = validate798;
function validate798(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.self === void 0) {
      const err1 = { instancePath, keyword: "required", params: { missingProperty: "self" }, message: "must have required property 'self'" };
      (vErrors ??= []).push(err1);
      errors++;
    }
    if (data.name === void 0) {
      const err2 = { instancePath, keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      (vErrors ??= []).push(err2);
      errors++;
    }
    if (data.unit === void 0) {
      const err3 = { instancePath, keyword: "required", params: { missingProperty: "unit" }, message: "must have required property 'unit'" };
      (vErrors ??= []).push(err3);
      errors++;
    }
    if (data.description === void 0) {
      const err4 = { instancePath, keyword: "required", params: { missingProperty: "description" }, message: "must have required property 'description'" };
      (vErrors ??= []).push(err4);
      errors++;
    }
    if (data.type === void 0) {
      const err5 = { instancePath, keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      (vErrors ??= []).push(err5);
      errors++;
    }
    if (data.valueType === void 0) {
      const err6 = { instancePath, keyword: "required", params: { missingProperty: "valueType" }, message: "must have required property 'valueType'" };
      (vErrors ??= []).push(err6);
      errors++;
    }
    if (data.required === void 0) {
      const err7 = { instancePath, keyword: "required", params: { missingProperty: "required" }, message: "must have required property 'required'" };
      (vErrors ??= []).push(err7);
      errors++;
    }
    if (data.owner === void 0) {
      const err8 = { instancePath, keyword: "required", params: { missingProperty: "owner" }, message: "must have required property 'owner'" };
      (vErrors ??= []).push(err8);
      errors++;
    }
    if (data.weight === void 0) {
      const err9 = { instancePath, keyword: "required", params: { missingProperty: "weight" }, message: "must have required property 'weight'" };
      (vErrors ??= []).push(err9);
      errors++;
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err10 = { instancePath: instancePath + "/id", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err10);
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (!formats2.validate(data0)) {
          const err11 = { instancePath: instancePath + "/id", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err11);
          errors++;
        }
      }
    }
    if (data.self !== void 0) {
      if (typeof data.self !== "string") {
        const err12 = { instancePath: instancePath + "/self", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err12);
        errors++;
      }
    }
    if (data.name !== void 0) {
      if (typeof data.name !== "string") {
        const err13 = { instancePath: instancePath + "/name", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err13);
        errors++;
      }
    }
    if (data.identifier !== void 0) {
      if (typeof data.identifier !== "string") {
        const err14 = { instancePath: instancePath + "/identifier", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err14);
        errors++;
      }
    }
    if (data.unit !== void 0) {
      if (typeof data.unit !== "string") {
        const err15 = { instancePath: instancePath + "/unit", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err15);
        errors++;
      }
    }
    if (data.description !== void 0) {
      if (typeof data.description !== "string") {
        const err16 = { instancePath: instancePath + "/description", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err16);
        errors++;
      }
    }
    if (data.type !== void 0) {
      if (!validate367(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData })) {
        vErrors = vErrors === null ? validate367.errors : vErrors.concat(validate367.errors);
        errors = vErrors.length;
      }
    }
    if (data.valueType !== void 0) {
      if (!validate366(data.valueType, { instancePath: instancePath + "/valueType", parentData: data, parentDataProperty: "valueType", rootData })) {
        vErrors = vErrors === null ? validate366.errors : vErrors.concat(validate366.errors);
        errors = vErrors.length;
      }
    }
    if (data.required !== void 0) {
      if (typeof data.required !== "boolean") {
        const err17 = { instancePath: instancePath + "/required", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        (vErrors ??= []).push(err17);
        errors++;
      }
    }
    if (data.owner !== void 0) {
      if (!validate321(data.owner, { instancePath: instancePath + "/owner", parentData: data, parentDataProperty: "owner", rootData })) {
        vErrors = vErrors === null ? validate321.errors : vErrors.concat(validate321.errors);
        errors = vErrors.length;
      }
    }
    if (data.weight !== void 0) {
      let data10 = data.weight;
      if (!(typeof data10 == "number" && (!(data10 % 1) && !isNaN(data10)) && isFinite(data10))) {
        const err18 = { instancePath: instancePath + "/weight", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err18);
        errors++;
      }
      if (typeof data10 == "number" && isFinite(data10)) {
        if (!formats2.validate(data10)) {
          const err19 = { instancePath: instancePath + "/weight", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err19);
          errors++;
        }
      }
    }
  } else {
    const err20 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err20);
    errors++;
  }
  validate798.errors = vErrors;
  return errors === 0;
}
var BillingItemDTO_20211004 = validate802;
function validate802(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.self === void 0) {
      const err1 = { instancePath, keyword: "required", params: { missingProperty: "self" }, message: "must have required property 'self'" };
      (vErrors ??= []).push(err1);
      errors++;
    }
    if (data.name === void 0) {
      const err2 = { instancePath, keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      (vErrors ??= []).push(err2);
      errors++;
    }
    if (data.unit === void 0) {
      const err3 = { instancePath, keyword: "required", params: { missingProperty: "unit" }, message: "must have required property 'unit'" };
      (vErrors ??= []).push(err3);
      errors++;
    }
    if (data.description === void 0) {
      const err4 = { instancePath, keyword: "required", params: { missingProperty: "description" }, message: "must have required property 'description'" };
      (vErrors ??= []).push(err4);
      errors++;
    }
    if (data.type === void 0) {
      const err5 = { instancePath, keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      (vErrors ??= []).push(err5);
      errors++;
    }
    if (data.valueType === void 0) {
      const err6 = { instancePath, keyword: "required", params: { missingProperty: "valueType" }, message: "must have required property 'valueType'" };
      (vErrors ??= []).push(err6);
      errors++;
    }
    if (data.presence === void 0) {
      const err7 = { instancePath, keyword: "required", params: { missingProperty: "presence" }, message: "must have required property 'presence'" };
      (vErrors ??= []).push(err7);
      errors++;
    }
    if (data.owner === void 0) {
      const err8 = { instancePath, keyword: "required", params: { missingProperty: "owner" }, message: "must have required property 'owner'" };
      (vErrors ??= []).push(err8);
      errors++;
    }
    if (data.weight === void 0) {
      const err9 = { instancePath, keyword: "required", params: { missingProperty: "weight" }, message: "must have required property 'weight'" };
      (vErrors ??= []).push(err9);
      errors++;
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err10 = { instancePath: instancePath + "/id", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err10);
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (!formats2.validate(data0)) {
          const err11 = { instancePath: instancePath + "/id", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err11);
          errors++;
        }
      }
    }
    if (data.self !== void 0) {
      if (typeof data.self !== "string") {
        const err12 = { instancePath: instancePath + "/self", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err12);
        errors++;
      }
    }
    if (data.name !== void 0) {
      if (typeof data.name !== "string") {
        const err13 = { instancePath: instancePath + "/name", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err13);
        errors++;
      }
    }
    if (data.identifier !== void 0) {
      if (typeof data.identifier !== "string") {
        const err14 = { instancePath: instancePath + "/identifier", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err14);
        errors++;
      }
    }
    if (data.unit !== void 0) {
      if (typeof data.unit !== "string") {
        const err15 = { instancePath: instancePath + "/unit", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err15);
        errors++;
      }
    }
    if (data.description !== void 0) {
      if (typeof data.description !== "string") {
        const err16 = { instancePath: instancePath + "/description", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err16);
        errors++;
      }
    }
    if (data.type !== void 0) {
      if (!validate367(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData })) {
        vErrors = vErrors === null ? validate367.errors : vErrors.concat(validate367.errors);
        errors = vErrors.length;
      }
    }
    if (data.valueType !== void 0) {
      if (!validate366(data.valueType, { instancePath: instancePath + "/valueType", parentData: data, parentDataProperty: "valueType", rootData })) {
        vErrors = vErrors === null ? validate366.errors : vErrors.concat(validate366.errors);
        errors = vErrors.length;
      }
    }
    if (data.presence !== void 0) {
      if (!validate368(data.presence, { instancePath: instancePath + "/presence", parentData: data, parentDataProperty: "presence", rootData })) {
        vErrors = vErrors === null ? validate368.errors : vErrors.concat(validate368.errors);
        errors = vErrors.length;
      }
    }
    if (data.owner !== void 0) {
      if (!validate321(data.owner, { instancePath: instancePath + "/owner", parentData: data, parentDataProperty: "owner", rootData })) {
        vErrors = vErrors === null ? validate321.errors : vErrors.concat(validate321.errors);
        errors = vErrors.length;
      }
    }
    if (data.weight !== void 0) {
      let data10 = data.weight;
      if (!(typeof data10 == "number" && (!(data10 % 1) && !isNaN(data10)) && isFinite(data10))) {
        const err17 = { instancePath: instancePath + "/weight", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err17);
        errors++;
      }
      if (typeof data10 == "number" && isFinite(data10)) {
        if (!formats2.validate(data10)) {
          const err18 = { instancePath: instancePath + "/weight", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err18);
          errors++;
        }
      }
    }
  } else {
    const err19 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err19);
    errors++;
  }
  validate802.errors = vErrors;
  return errors === 0;
}
var BillingItemInput_20180101 = validate807;
function validate807(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 === "string") {
        if (func1(data0) > 255) {
          const err0 = { instancePath: instancePath + "/name", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          (vErrors ??= []).push(err0);
          errors++;
        }
        if (func1(data0) < 1) {
          const err1 = { instancePath: instancePath + "/name", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          (vErrors ??= []).push(err1);
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/name", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if (data.identifier !== void 0) {
      let data1 = data.identifier;
      if (typeof data1 === "string") {
        if (func1(data1) > 125) {
          const err3 = { instancePath: instancePath + "/identifier", keyword: "maxLength", params: { limit: 125 }, message: "must NOT have more than 125 characters" };
          (vErrors ??= []).push(err3);
          errors++;
        }
        if (func1(data1) < 1) {
          const err4 = { instancePath: instancePath + "/identifier", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          (vErrors ??= []).push(err4);
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/identifier", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
    if (data.unit !== void 0) {
      let data2 = data.unit;
      if (typeof data2 === "string") {
        if (func1(data2) > 255) {
          const err6 = { instancePath: instancePath + "/unit", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          (vErrors ??= []).push(err6);
          errors++;
        }
        if (func1(data2) < 1) {
          const err7 = { instancePath: instancePath + "/unit", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          (vErrors ??= []).push(err7);
          errors++;
        }
      } else {
        const err8 = { instancePath: instancePath + "/unit", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err8);
        errors++;
      }
    }
    if (data.description !== void 0) {
      let data3 = data.description;
      if (typeof data3 === "string") {
        if (func1(data3) > 8192) {
          const err9 = { instancePath: instancePath + "/description", keyword: "maxLength", params: { limit: 8192 }, message: "must NOT have more than 8192 characters" };
          (vErrors ??= []).push(err9);
          errors++;
        }
        if (func1(data3) < 1) {
          const err10 = { instancePath: instancePath + "/description", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          (vErrors ??= []).push(err10);
          errors++;
        }
      } else {
        const err11 = { instancePath: instancePath + "/description", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err11);
        errors++;
      }
    }
    if (data.type !== void 0) {
      if (!validate367(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData })) {
        vErrors = vErrors === null ? validate367.errors : vErrors.concat(validate367.errors);
        errors = vErrors.length;
      }
    }
    if (data.valueType !== void 0) {
      if (!validate366(data.valueType, { instancePath: instancePath + "/valueType", parentData: data, parentDataProperty: "valueType", rootData })) {
        vErrors = vErrors === null ? validate366.errors : vErrors.concat(validate366.errors);
        errors = vErrors.length;
      }
    }
    if (data.required !== void 0) {
      if (typeof data.required !== "boolean") {
        const err12 = { instancePath: instancePath + "/required", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        (vErrors ??= []).push(err12);
        errors++;
      }
    }
    if (data.weight !== void 0) {
      let data7 = data.weight;
      if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
        const err13 = { instancePath: instancePath + "/weight", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err13);
        errors++;
      }
      if (typeof data7 == "number" && isFinite(data7)) {
        if (data7 > 2147483647 || isNaN(data7)) {
          const err14 = { instancePath: instancePath + "/weight", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
          (vErrors ??= []).push(err14);
          errors++;
        }
        if (data7 < -2147483648 || isNaN(data7)) {
          const err15 = { instancePath: instancePath + "/weight", keyword: "minimum", params: { comparison: ">=", limit: -2147483648 }, message: "must be >= -2147483648" };
          (vErrors ??= []).push(err15);
          errors++;
        }
      }
    }
  } else {
    const err16 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err16);
    errors++;
  }
  validate807.errors = vErrors;
  return errors === 0;
}
var BillingItemInput_20211004 = validate810;
function validate810(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 === "string") {
        if (func1(data0) > 255) {
          const err0 = { instancePath: instancePath + "/name", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          (vErrors ??= []).push(err0);
          errors++;
        }
        if (func1(data0) < 1) {
          const err1 = { instancePath: instancePath + "/name", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          (vErrors ??= []).push(err1);
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/name", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if (data.identifier !== void 0) {
      let data1 = data.identifier;
      if (typeof data1 === "string") {
        if (func1(data1) > 125) {
          const err3 = { instancePath: instancePath + "/identifier", keyword: "maxLength", params: { limit: 125 }, message: "must NOT have more than 125 characters" };
          (vErrors ??= []).push(err3);
          errors++;
        }
        if (func1(data1) < 1) {
          const err4 = { instancePath: instancePath + "/identifier", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          (vErrors ??= []).push(err4);
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/identifier", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
    if (data.unit !== void 0) {
      let data2 = data.unit;
      if (typeof data2 === "string") {
        if (func1(data2) > 255) {
          const err6 = { instancePath: instancePath + "/unit", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          (vErrors ??= []).push(err6);
          errors++;
        }
        if (func1(data2) < 1) {
          const err7 = { instancePath: instancePath + "/unit", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          (vErrors ??= []).push(err7);
          errors++;
        }
      } else {
        const err8 = { instancePath: instancePath + "/unit", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err8);
        errors++;
      }
    }
    if (data.description !== void 0) {
      let data3 = data.description;
      if (typeof data3 === "string") {
        if (func1(data3) > 8192) {
          const err9 = { instancePath: instancePath + "/description", keyword: "maxLength", params: { limit: 8192 }, message: "must NOT have more than 8192 characters" };
          (vErrors ??= []).push(err9);
          errors++;
        }
        if (func1(data3) < 1) {
          const err10 = { instancePath: instancePath + "/description", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          (vErrors ??= []).push(err10);
          errors++;
        }
      } else {
        const err11 = { instancePath: instancePath + "/description", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err11);
        errors++;
      }
    }
    if (data.type !== void 0) {
      if (!validate367(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData })) {
        vErrors = vErrors === null ? validate367.errors : vErrors.concat(validate367.errors);
        errors = vErrors.length;
      }
    }
    if (data.valueType !== void 0) {
      if (!validate366(data.valueType, { instancePath: instancePath + "/valueType", parentData: data, parentDataProperty: "valueType", rootData })) {
        vErrors = vErrors === null ? validate366.errors : vErrors.concat(validate366.errors);
        errors = vErrors.length;
      }
    }
    if (data.presence !== void 0) {
      if (!validate368(data.presence, { instancePath: instancePath + "/presence", parentData: data, parentDataProperty: "presence", rootData })) {
        vErrors = vErrors === null ? validate368.errors : vErrors.concat(validate368.errors);
        errors = vErrors.length;
      }
    }
    if (data.weight !== void 0) {
      let data7 = data.weight;
      if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
        const err12 = { instancePath: instancePath + "/weight", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err12);
        errors++;
      }
      if (typeof data7 == "number" && isFinite(data7)) {
        if (data7 > 2147483647 || isNaN(data7)) {
          const err13 = { instancePath: instancePath + "/weight", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
          (vErrors ??= []).push(err13);
          errors++;
        }
        if (data7 < -2147483648 || isNaN(data7)) {
          const err14 = { instancePath: instancePath + "/weight", keyword: "minimum", params: { comparison: ">=", limit: -2147483648 }, message: "must be >= -2147483648" };
          (vErrors ??= []).push(err14);
          errors++;
        }
      }
    }
  } else {
    const err15 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err15);
    errors++;
  }
  validate810.errors = vErrors;
  return errors === 0;
}
var BillingItemCreate_20180101 = validate814;
function validate814(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate807(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate807.errors : vErrors.concat(validate807.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.unit === void 0) {
      const err1 = { instancePath, keyword: "required", params: { missingProperty: "unit" }, message: "must have required property 'unit'" };
      (vErrors ??= []).push(err1);
      errors++;
    }
    if (data.description === void 0) {
      const err2 = { instancePath, keyword: "required", params: { missingProperty: "description" }, message: "must have required property 'description'" };
      (vErrors ??= []).push(err2);
      errors++;
    }
    if (data.type === void 0) {
      const err3 = { instancePath, keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      (vErrors ??= []).push(err3);
      errors++;
    }
    if (data.owner !== void 0) {
      if (!validate321(data.owner, { instancePath: instancePath + "/owner", parentData: data, parentDataProperty: "owner", rootData })) {
        vErrors = vErrors === null ? validate321.errors : vErrors.concat(validate321.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err4 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err4);
    errors++;
  }
  validate814.errors = vErrors;
  return errors === 0;
}
var BillingItemCreate_20211004 = validate817;
function validate817(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate810(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate810.errors : vErrors.concat(validate810.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.unit === void 0) {
      const err1 = { instancePath, keyword: "required", params: { missingProperty: "unit" }, message: "must have required property 'unit'" };
      (vErrors ??= []).push(err1);
      errors++;
    }
    if (data.description === void 0) {
      const err2 = { instancePath, keyword: "required", params: { missingProperty: "description" }, message: "must have required property 'description'" };
      (vErrors ??= []).push(err2);
      errors++;
    }
    if (data.type === void 0) {
      const err3 = { instancePath, keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      (vErrors ??= []).push(err3);
      errors++;
    }
    if (data.owner !== void 0) {
      if (!validate321(data.owner, { instancePath: instancePath + "/owner", parentData: data, parentDataProperty: "owner", rootData })) {
        vErrors = vErrors === null ? validate321.errors : vErrors.concat(validate321.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err4 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err4);
    errors++;
  }
  validate817.errors = vErrors;
  return errors === 0;
}
var ApplicationMetricDTO_20180101 = validate820;
function validate820(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.self === void 0) {
      const err1 = { instancePath, keyword: "required", params: { missingProperty: "self" }, message: "must have required property 'self'" };
      (vErrors ??= []).push(err1);
      errors++;
    }
    if (data.name === void 0) {
      const err2 = { instancePath, keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      (vErrors ??= []).push(err2);
      errors++;
    }
    if (data.product === void 0) {
      const err3 = { instancePath, keyword: "required", params: { missingProperty: "product" }, message: "must have required property 'product'" };
      (vErrors ??= []).push(err3);
      errors++;
    }
    if (data.billingItem === void 0) {
      const err4 = { instancePath, keyword: "required", params: { missingProperty: "billingItem" }, message: "must have required property 'billingItem'" };
      (vErrors ??= []).push(err4);
      errors++;
    }
    if (data.type === void 0) {
      const err5 = { instancePath, keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      (vErrors ??= []).push(err5);
      errors++;
    }
    if (data.counter === void 0) {
      const err6 = { instancePath, keyword: "required", params: { missingProperty: "counter" }, message: "must have required property 'counter'" };
      (vErrors ??= []).push(err6);
      errors++;
    }
    if (data.frequence === void 0) {
      const err7 = { instancePath, keyword: "required", params: { missingProperty: "frequence" }, message: "must have required property 'frequence'" };
      (vErrors ??= []).push(err7);
      errors++;
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err8 = { instancePath: instancePath + "/id", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err8);
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (!formats2.validate(data0)) {
          const err9 = { instancePath: instancePath + "/id", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err9);
          errors++;
        }
      }
    }
    if (data.self !== void 0) {
      if (typeof data.self !== "string") {
        const err10 = { instancePath: instancePath + "/self", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err10);
        errors++;
      }
    }
    if (data.name !== void 0) {
      if (typeof data.name !== "string") {
        const err11 = { instancePath: instancePath + "/name", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err11);
        errors++;
      }
    }
    if (data.product !== void 0) {
      if (!validate189(data.product, { instancePath: instancePath + "/product", parentData: data, parentDataProperty: "product", rootData })) {
        vErrors = vErrors === null ? validate189.errors : vErrors.concat(validate189.errors);
        errors = vErrors.length;
      }
    }
    if (data.billingItem !== void 0) {
      if (!validate232(data.billingItem, { instancePath: instancePath + "/billingItem", parentData: data, parentDataProperty: "billingItem", rootData })) {
        vErrors = vErrors === null ? validate232.errors : vErrors.concat(validate232.errors);
        errors = vErrors.length;
      }
    }
    if (data.type !== void 0) {
      if (!validate381(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData })) {
        vErrors = vErrors === null ? validate381.errors : vErrors.concat(validate381.errors);
        errors = vErrors.length;
      }
    }
    if (data.counter !== void 0) {
      if (typeof data.counter !== "boolean") {
        const err12 = { instancePath: instancePath + "/counter", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        (vErrors ??= []).push(err12);
        errors++;
      }
    }
    if (data.endpoint !== void 0) {
      if (typeof data.endpoint !== "string") {
        const err13 = { instancePath: instancePath + "/endpoint", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err13);
        errors++;
      }
    }
    if (data.frequence !== void 0) {
      if (!validate383(data.frequence, { instancePath: instancePath + "/frequence", parentData: data, parentDataProperty: "frequence", rootData })) {
        vErrors = vErrors === null ? validate383.errors : vErrors.concat(validate383.errors);
        errors = vErrors.length;
      }
    }
    if (data.gaugeMetricFunction !== void 0) {
      if (!validate384(data.gaugeMetricFunction, { instancePath: instancePath + "/gaugeMetricFunction", parentData: data, parentDataProperty: "gaugeMetricFunction", rootData })) {
        vErrors = vErrors === null ? validate384.errors : vErrors.concat(validate384.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err14 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err14);
    errors++;
  }
  validate820.errors = vErrors;
  return errors === 0;
}
var ApplicationMetricDTO_20190819 = validate826;
function validate826(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.self === void 0) {
      const err1 = { instancePath, keyword: "required", params: { missingProperty: "self" }, message: "must have required property 'self'" };
      (vErrors ??= []).push(err1);
      errors++;
    }
    if (data.name === void 0) {
      const err2 = { instancePath, keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      (vErrors ??= []).push(err2);
      errors++;
    }
    if (data.product === void 0) {
      const err3 = { instancePath, keyword: "required", params: { missingProperty: "product" }, message: "must have required property 'product'" };
      (vErrors ??= []).push(err3);
      errors++;
    }
    if (data.billingItem === void 0) {
      const err4 = { instancePath, keyword: "required", params: { missingProperty: "billingItem" }, message: "must have required property 'billingItem'" };
      (vErrors ??= []).push(err4);
      errors++;
    }
    if (data.type === void 0) {
      const err5 = { instancePath, keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      (vErrors ??= []).push(err5);
      errors++;
    }
    if (data.counter === void 0) {
      const err6 = { instancePath, keyword: "required", params: { missingProperty: "counter" }, message: "must have required property 'counter'" };
      (vErrors ??= []).push(err6);
      errors++;
    }
    if (data.frequency === void 0) {
      const err7 = { instancePath, keyword: "required", params: { missingProperty: "frequency" }, message: "must have required property 'frequency'" };
      (vErrors ??= []).push(err7);
      errors++;
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err8 = { instancePath: instancePath + "/id", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err8);
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (!formats2.validate(data0)) {
          const err9 = { instancePath: instancePath + "/id", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err9);
          errors++;
        }
      }
    }
    if (data.self !== void 0) {
      if (typeof data.self !== "string") {
        const err10 = { instancePath: instancePath + "/self", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err10);
        errors++;
      }
    }
    if (data.name !== void 0) {
      if (typeof data.name !== "string") {
        const err11 = { instancePath: instancePath + "/name", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err11);
        errors++;
      }
    }
    if (data.product !== void 0) {
      if (!validate189(data.product, { instancePath: instancePath + "/product", parentData: data, parentDataProperty: "product", rootData })) {
        vErrors = vErrors === null ? validate189.errors : vErrors.concat(validate189.errors);
        errors = vErrors.length;
      }
    }
    if (data.billingItem !== void 0) {
      if (!validate232(data.billingItem, { instancePath: instancePath + "/billingItem", parentData: data, parentDataProperty: "billingItem", rootData })) {
        vErrors = vErrors === null ? validate232.errors : vErrors.concat(validate232.errors);
        errors = vErrors.length;
      }
    }
    if (data.type !== void 0) {
      if (!validate381(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData })) {
        vErrors = vErrors === null ? validate381.errors : vErrors.concat(validate381.errors);
        errors = vErrors.length;
      }
    }
    if (data.counter !== void 0) {
      if (typeof data.counter !== "boolean") {
        const err12 = { instancePath: instancePath + "/counter", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        (vErrors ??= []).push(err12);
        errors++;
      }
    }
    if (data.endpoint !== void 0) {
      if (typeof data.endpoint !== "string") {
        const err13 = { instancePath: instancePath + "/endpoint", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err13);
        errors++;
      }
    }
    if (data.frequency !== void 0) {
      if (!validate383(data.frequency, { instancePath: instancePath + "/frequency", parentData: data, parentDataProperty: "frequency", rootData })) {
        vErrors = vErrors === null ? validate383.errors : vErrors.concat(validate383.errors);
        errors = vErrors.length;
      }
    }
    if (data.gaugeMetricFunction !== void 0) {
      if (!validate384(data.gaugeMetricFunction, { instancePath: instancePath + "/gaugeMetricFunction", parentData: data, parentDataProperty: "gaugeMetricFunction", rootData })) {
        vErrors = vErrors === null ? validate384.errors : vErrors.concat(validate384.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err14 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err14);
    errors++;
  }
  validate826.errors = vErrors;
  return errors === 0;
}
var ApplicationMetricDTO_20201005 = validate832;
function validate832(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.self === void 0) {
      const err1 = { instancePath, keyword: "required", params: { missingProperty: "self" }, message: "must have required property 'self'" };
      (vErrors ??= []).push(err1);
      errors++;
    }
    if (data.name === void 0) {
      const err2 = { instancePath, keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      (vErrors ??= []).push(err2);
      errors++;
    }
    if (data.product === void 0) {
      const err3 = { instancePath, keyword: "required", params: { missingProperty: "product" }, message: "must have required property 'product'" };
      (vErrors ??= []).push(err3);
      errors++;
    }
    if (data.billingItem === void 0) {
      const err4 = { instancePath, keyword: "required", params: { missingProperty: "billingItem" }, message: "must have required property 'billingItem'" };
      (vErrors ??= []).push(err4);
      errors++;
    }
    if (data.type === void 0) {
      const err5 = { instancePath, keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      (vErrors ??= []).push(err5);
      errors++;
    }
    if (data.counter === void 0) {
      const err6 = { instancePath, keyword: "required", params: { missingProperty: "counter" }, message: "must have required property 'counter'" };
      (vErrors ??= []).push(err6);
      errors++;
    }
    if (data.metricFunction === void 0) {
      const err7 = { instancePath, keyword: "required", params: { missingProperty: "metricFunction" }, message: "must have required property 'metricFunction'" };
      (vErrors ??= []).push(err7);
      errors++;
    }
    if (data.frequency === void 0) {
      const err8 = { instancePath, keyword: "required", params: { missingProperty: "frequency" }, message: "must have required property 'frequency'" };
      (vErrors ??= []).push(err8);
      errors++;
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err9 = { instancePath: instancePath + "/id", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err9);
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (!formats2.validate(data0)) {
          const err10 = { instancePath: instancePath + "/id", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err10);
          errors++;
        }
      }
    }
    if (data.self !== void 0) {
      if (typeof data.self !== "string") {
        const err11 = { instancePath: instancePath + "/self", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err11);
        errors++;
      }
    }
    if (data.name !== void 0) {
      if (typeof data.name !== "string") {
        const err12 = { instancePath: instancePath + "/name", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err12);
        errors++;
      }
    }
    if (data.product !== void 0) {
      if (!validate189(data.product, { instancePath: instancePath + "/product", parentData: data, parentDataProperty: "product", rootData })) {
        vErrors = vErrors === null ? validate189.errors : vErrors.concat(validate189.errors);
        errors = vErrors.length;
      }
    }
    if (data.billingItem !== void 0) {
      if (!validate232(data.billingItem, { instancePath: instancePath + "/billingItem", parentData: data, parentDataProperty: "billingItem", rootData })) {
        vErrors = vErrors === null ? validate232.errors : vErrors.concat(validate232.errors);
        errors = vErrors.length;
      }
    }
    if (data.type !== void 0) {
      if (!validate381(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData })) {
        vErrors = vErrors === null ? validate381.errors : vErrors.concat(validate381.errors);
        errors = vErrors.length;
      }
    }
    if (data.counter !== void 0) {
      if (typeof data.counter !== "boolean") {
        const err13 = { instancePath: instancePath + "/counter", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        (vErrors ??= []).push(err13);
        errors++;
      }
    }
    if (data.metricFunction !== void 0) {
      if (!validate382(data.metricFunction, { instancePath: instancePath + "/metricFunction", parentData: data, parentDataProperty: "metricFunction", rootData })) {
        vErrors = vErrors === null ? validate382.errors : vErrors.concat(validate382.errors);
        errors = vErrors.length;
      }
    }
    if (data.endpoint !== void 0) {
      if (typeof data.endpoint !== "string") {
        const err14 = { instancePath: instancePath + "/endpoint", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err14);
        errors++;
      }
    }
    if (data.frequency !== void 0) {
      if (!validate383(data.frequency, { instancePath: instancePath + "/frequency", parentData: data, parentDataProperty: "frequency", rootData })) {
        vErrors = vErrors === null ? validate383.errors : vErrors.concat(validate383.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err15 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err15);
    errors++;
  }
  validate832.errors = vErrors;
  return errors === 0;
}
var ApplicationMetricInput_20180101 = validate838;
function validate838(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 === "string") {
        if (func1(data0) > 255) {
          const err0 = { instancePath: instancePath + "/name", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          (vErrors ??= []).push(err0);
          errors++;
        }
        if (func1(data0) < 1) {
          const err1 = { instancePath: instancePath + "/name", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          (vErrors ??= []).push(err1);
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/name", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if (data.billingItem !== void 0) {
      if (!validate232(data.billingItem, { instancePath: instancePath + "/billingItem", parentData: data, parentDataProperty: "billingItem", rootData })) {
        vErrors = vErrors === null ? validate232.errors : vErrors.concat(validate232.errors);
        errors = vErrors.length;
      }
    }
    if (data.type !== void 0) {
      if (!validate381(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData })) {
        vErrors = vErrors === null ? validate381.errors : vErrors.concat(validate381.errors);
        errors = vErrors.length;
      }
    }
    if (data.counter !== void 0) {
      if (typeof data.counter !== "boolean") {
        const err3 = { instancePath: instancePath + "/counter", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if (data.endpoint !== void 0) {
      let data4 = data.endpoint;
      if (typeof data4 === "string") {
        if (func1(data4) > 2e3) {
          const err4 = { instancePath: instancePath + "/endpoint", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters" };
          (vErrors ??= []).push(err4);
          errors++;
        }
        if (func1(data4) < 1) {
          const err5 = { instancePath: instancePath + "/endpoint", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          (vErrors ??= []).push(err5);
          errors++;
        }
        if (!formats94(data4)) {
          const err6 = { instancePath: instancePath + "/endpoint", keyword: "format", params: { format: "uri-reference" }, message: 'must match format "uri-reference"' };
          (vErrors ??= []).push(err6);
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/endpoint", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err7);
        errors++;
      }
    }
    if (data.frequence !== void 0) {
      if (!validate383(data.frequence, { instancePath: instancePath + "/frequence", parentData: data, parentDataProperty: "frequence", rootData })) {
        vErrors = vErrors === null ? validate383.errors : vErrors.concat(validate383.errors);
        errors = vErrors.length;
      }
    }
    if (data.gaugeMetricFunction !== void 0) {
      if (!validate384(data.gaugeMetricFunction, { instancePath: instancePath + "/gaugeMetricFunction", parentData: data, parentDataProperty: "gaugeMetricFunction", rootData })) {
        vErrors = vErrors === null ? validate384.errors : vErrors.concat(validate384.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err8 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err8);
    errors++;
  }
  validate838.errors = vErrors;
  return errors === 0;
}
var ApplicationMetricInput_20190819 = validate843;
function validate843(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 === "string") {
        if (func1(data0) > 255) {
          const err0 = { instancePath: instancePath + "/name", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          (vErrors ??= []).push(err0);
          errors++;
        }
        if (func1(data0) < 1) {
          const err1 = { instancePath: instancePath + "/name", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          (vErrors ??= []).push(err1);
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/name", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if (data.billingItem !== void 0) {
      if (!validate232(data.billingItem, { instancePath: instancePath + "/billingItem", parentData: data, parentDataProperty: "billingItem", rootData })) {
        vErrors = vErrors === null ? validate232.errors : vErrors.concat(validate232.errors);
        errors = vErrors.length;
      }
    }
    if (data.type !== void 0) {
      if (!validate381(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData })) {
        vErrors = vErrors === null ? validate381.errors : vErrors.concat(validate381.errors);
        errors = vErrors.length;
      }
    }
    if (data.counter !== void 0) {
      if (typeof data.counter !== "boolean") {
        const err3 = { instancePath: instancePath + "/counter", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if (data.endpoint !== void 0) {
      let data4 = data.endpoint;
      if (typeof data4 === "string") {
        if (func1(data4) > 2e3) {
          const err4 = { instancePath: instancePath + "/endpoint", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters" };
          (vErrors ??= []).push(err4);
          errors++;
        }
        if (func1(data4) < 1) {
          const err5 = { instancePath: instancePath + "/endpoint", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          (vErrors ??= []).push(err5);
          errors++;
        }
        if (!formats94(data4)) {
          const err6 = { instancePath: instancePath + "/endpoint", keyword: "format", params: { format: "uri-reference" }, message: 'must match format "uri-reference"' };
          (vErrors ??= []).push(err6);
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/endpoint", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err7);
        errors++;
      }
    }
    if (data.frequency !== void 0) {
      if (!validate383(data.frequency, { instancePath: instancePath + "/frequency", parentData: data, parentDataProperty: "frequency", rootData })) {
        vErrors = vErrors === null ? validate383.errors : vErrors.concat(validate383.errors);
        errors = vErrors.length;
      }
    }
    if (data.gaugeMetricFunction !== void 0) {
      if (!validate384(data.gaugeMetricFunction, { instancePath: instancePath + "/gaugeMetricFunction", parentData: data, parentDataProperty: "gaugeMetricFunction", rootData })) {
        vErrors = vErrors === null ? validate384.errors : vErrors.concat(validate384.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err8 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err8);
    errors++;
  }
  validate843.errors = vErrors;
  return errors === 0;
}
var ApplicationMetricInput_20201005 = validate848;
function validate848(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 === "string") {
        if (func1(data0) > 255) {
          const err0 = { instancePath: instancePath + "/name", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          (vErrors ??= []).push(err0);
          errors++;
        }
        if (func1(data0) < 1) {
          const err1 = { instancePath: instancePath + "/name", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          (vErrors ??= []).push(err1);
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/name", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if (data.billingItem !== void 0) {
      if (!validate232(data.billingItem, { instancePath: instancePath + "/billingItem", parentData: data, parentDataProperty: "billingItem", rootData })) {
        vErrors = vErrors === null ? validate232.errors : vErrors.concat(validate232.errors);
        errors = vErrors.length;
      }
    }
    if (data.type !== void 0) {
      if (!validate381(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData })) {
        vErrors = vErrors === null ? validate381.errors : vErrors.concat(validate381.errors);
        errors = vErrors.length;
      }
    }
    if (data.counter !== void 0) {
      if (typeof data.counter !== "boolean") {
        const err3 = { instancePath: instancePath + "/counter", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if (data.metricFunction !== void 0) {
      if (!validate382(data.metricFunction, { instancePath: instancePath + "/metricFunction", parentData: data, parentDataProperty: "metricFunction", rootData })) {
        vErrors = vErrors === null ? validate382.errors : vErrors.concat(validate382.errors);
        errors = vErrors.length;
      }
    }
    if (data.endpoint !== void 0) {
      let data5 = data.endpoint;
      if (typeof data5 === "string") {
        if (func1(data5) > 2e3) {
          const err4 = { instancePath: instancePath + "/endpoint", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters" };
          (vErrors ??= []).push(err4);
          errors++;
        }
        if (func1(data5) < 1) {
          const err5 = { instancePath: instancePath + "/endpoint", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          (vErrors ??= []).push(err5);
          errors++;
        }
        if (!formats94(data5)) {
          const err6 = { instancePath: instancePath + "/endpoint", keyword: "format", params: { format: "uri-reference" }, message: 'must match format "uri-reference"' };
          (vErrors ??= []).push(err6);
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/endpoint", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err7);
        errors++;
      }
    }
    if (data.frequency !== void 0) {
      if (!validate383(data.frequency, { instancePath: instancePath + "/frequency", parentData: data, parentDataProperty: "frequency", rootData })) {
        vErrors = vErrors === null ? validate383.errors : vErrors.concat(validate383.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err8 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err8);
    errors++;
  }
  validate848.errors = vErrors;
  return errors === 0;
}
var ApplicationMetricCreate_20180101 = validate853;
function validate853(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate838(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate838.errors : vErrors.concat(validate838.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.product === void 0) {
      const err1 = { instancePath, keyword: "required", params: { missingProperty: "product" }, message: "must have required property 'product'" };
      (vErrors ??= []).push(err1);
      errors++;
    }
    if (data.billingItem === void 0) {
      const err2 = { instancePath, keyword: "required", params: { missingProperty: "billingItem" }, message: "must have required property 'billingItem'" };
      (vErrors ??= []).push(err2);
      errors++;
    }
    if (data.product !== void 0) {
      if (!validate189(data.product, { instancePath: instancePath + "/product", parentData: data, parentDataProperty: "product", rootData })) {
        vErrors = vErrors === null ? validate189.errors : vErrors.concat(validate189.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err3);
    errors++;
  }
  validate853.errors = vErrors;
  return errors === 0;
}
var ApplicationMetricCreate_20190819 = validate856;
function validate856(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate843(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate843.errors : vErrors.concat(validate843.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.product === void 0) {
      const err1 = { instancePath, keyword: "required", params: { missingProperty: "product" }, message: "must have required property 'product'" };
      (vErrors ??= []).push(err1);
      errors++;
    }
    if (data.billingItem === void 0) {
      const err2 = { instancePath, keyword: "required", params: { missingProperty: "billingItem" }, message: "must have required property 'billingItem'" };
      (vErrors ??= []).push(err2);
      errors++;
    }
    if (data.product !== void 0) {
      if (!validate189(data.product, { instancePath: instancePath + "/product", parentData: data, parentDataProperty: "product", rootData })) {
        vErrors = vErrors === null ? validate189.errors : vErrors.concat(validate189.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err3);
    errors++;
  }
  validate856.errors = vErrors;
  return errors === 0;
}
var ApplicationMetricCreate_20201005 = validate859;
function validate859(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate848(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate848.errors : vErrors.concat(validate848.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.product === void 0) {
      const err1 = { instancePath, keyword: "required", params: { missingProperty: "product" }, message: "must have required property 'product'" };
      (vErrors ??= []).push(err1);
      errors++;
    }
    if (data.billingItem === void 0) {
      const err2 = { instancePath, keyword: "required", params: { missingProperty: "billingItem" }, message: "must have required property 'billingItem'" };
      (vErrors ??= []).push(err2);
      errors++;
    }
    if (data.product !== void 0) {
      if (!validate189(data.product, { instancePath: instancePath + "/product", parentData: data, parentDataProperty: "product", rootData })) {
        vErrors = vErrors === null ? validate189.errors : vErrors.concat(validate189.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err3);
    errors++;
  }
  validate859.errors = vErrors;
  return errors === 0;
}
var OrderDTO_20180101 = validate862;
function validate862(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.self === void 0) {
      const err1 = { instancePath, keyword: "required", params: { missingProperty: "self" }, message: "must have required property 'self'" };
      (vErrors ??= []).push(err1);
      errors++;
    }
    if (data.type === void 0) {
      const err2 = { instancePath, keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      (vErrors ??= []).push(err2);
      errors++;
    }
    if (data.orderType === void 0) {
      const err3 = { instancePath, keyword: "required", params: { missingProperty: "orderType" }, message: "must have required property 'orderType'" };
      (vErrors ??= []).push(err3);
      errors++;
    }
    if (data.paid === void 0) {
      const err4 = { instancePath, keyword: "required", params: { missingProperty: "paid" }, message: "must have required property 'paid'" };
      (vErrors ??= []).push(err4);
      errors++;
    }
    if (data.date === void 0) {
      const err5 = { instancePath, keyword: "required", params: { missingProperty: "date" }, message: "must have required property 'date'" };
      (vErrors ??= []).push(err5);
      errors++;
    }
    if (data.buyer === void 0) {
      const err6 = { instancePath, keyword: "required", params: { missingProperty: "buyer" }, message: "must have required property 'buyer'" };
      (vErrors ??= []).push(err6);
      errors++;
    }
    if (data.subscription === void 0) {
      const err7 = { instancePath, keyword: "required", params: { missingProperty: "subscription" }, message: "must have required property 'subscription'" };
      (vErrors ??= []).push(err7);
      errors++;
    }
    if (data.productVersion === void 0) {
      const err8 = { instancePath, keyword: "required", params: { missingProperty: "productVersion" }, message: "must have required property 'productVersion'" };
      (vErrors ??= []).push(err8);
      errors++;
    }
    if (data.invoices === void 0) {
      const err9 = { instancePath, keyword: "required", params: { missingProperty: "invoices" }, message: "must have required property 'invoices'" };
      (vErrors ??= []).push(err9);
      errors++;
    }
    if (data.billingItems === void 0) {
      const err10 = { instancePath, keyword: "required", params: { missingProperty: "billingItems" }, message: "must have required property 'billingItems'" };
      (vErrors ??= []).push(err10);
      errors++;
    }
    if (data.configurationParameters === void 0) {
      const err11 = { instancePath, keyword: "required", params: { missingProperty: "configurationParameters" }, message: "must have required property 'configurationParameters'" };
      (vErrors ??= []).push(err11);
      errors++;
    }
    if (data.totalPrice === void 0) {
      const err12 = { instancePath, keyword: "required", params: { missingProperty: "totalPrice" }, message: "must have required property 'totalPrice'" };
      (vErrors ??= []).push(err12);
      errors++;
    }
    if (data.currency === void 0) {
      const err13 = { instancePath, keyword: "required", params: { missingProperty: "currency" }, message: "must have required property 'currency'" };
      (vErrors ??= []).push(err13);
      errors++;
    }
    if (data.deferred === void 0) {
      const err14 = { instancePath, keyword: "required", params: { missingProperty: "deferred" }, message: "must have required property 'deferred'" };
      (vErrors ??= []).push(err14);
      errors++;
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err15 = { instancePath: instancePath + "/id", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err15);
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (!formats2.validate(data0)) {
          const err16 = { instancePath: instancePath + "/id", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err16);
          errors++;
        }
      }
    }
    if (data.self !== void 0) {
      if (typeof data.self !== "string") {
        const err17 = { instancePath: instancePath + "/self", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err17);
        errors++;
      }
    }
    if (data.type !== void 0) {
      if (!validate215(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData })) {
        vErrors = vErrors === null ? validate215.errors : vErrors.concat(validate215.errors);
        errors = vErrors.length;
      }
    }
    if (data.orderType !== void 0) {
      if (!validate215(data.orderType, { instancePath: instancePath + "/orderType", parentData: data, parentDataProperty: "orderType", rootData })) {
        vErrors = vErrors === null ? validate215.errors : vErrors.concat(validate215.errors);
        errors = vErrors.length;
      }
    }
    if (data.paid !== void 0) {
      if (typeof data.paid !== "boolean") {
        const err18 = { instancePath: instancePath + "/paid", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        (vErrors ??= []).push(err18);
        errors++;
      }
    }
    if (data.date !== void 0) {
      if (!validate60(data.date, { instancePath: instancePath + "/date", parentData: data, parentDataProperty: "date", rootData })) {
        vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
        errors = vErrors.length;
      }
    }
    if (data.startDate !== void 0) {
      if (!validate60(data.startDate, { instancePath: instancePath + "/startDate", parentData: data, parentDataProperty: "startDate", rootData })) {
        vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
        errors = vErrors.length;
      }
    }
    if (data.buyer !== void 0) {
      if (!validate58(data.buyer, { instancePath: instancePath + "/buyer", parentData: data, parentDataProperty: "buyer", rootData })) {
        vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
        errors = vErrors.length;
      }
    }
    if (data.subscription !== void 0) {
      if (!validate198(data.subscription, { instancePath: instancePath + "/subscription", parentData: data, parentDataProperty: "subscription", rootData })) {
        vErrors = vErrors === null ? validate198.errors : vErrors.concat(validate198.errors);
        errors = vErrors.length;
      }
    }
    if (data.productVersion !== void 0) {
      if (!validate213(data.productVersion, { instancePath: instancePath + "/productVersion", parentData: data, parentDataProperty: "productVersion", rootData })) {
        vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
        errors = vErrors.length;
      }
    }
    if (data.invoices !== void 0) {
      let data10 = data.invoices;
      if (Array.isArray(data10)) {
        const len0 = data10.length;
        for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
          if (!validate214(data10[i0], { instancePath: instancePath + "/invoices/" + i0, parentData: data10, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err19 = { instancePath: instancePath + "/invoices", keyword: "type", params: { type: "array" }, message: "must be array" };
        (vErrors ??= []).push(err19);
        errors++;
      }
    }
    if (data.billingItems !== void 0) {
      if (!validate225(data.billingItems, { instancePath: instancePath + "/billingItems", parentData: data, parentDataProperty: "billingItems", rootData })) {
        vErrors = vErrors === null ? validate225.errors : vErrors.concat(validate225.errors);
        errors = vErrors.length;
      }
    }
    if (data.configurationParameters !== void 0) {
      if (!validate224(data.configurationParameters, { instancePath: instancePath + "/configurationParameters", parentData: data, parentDataProperty: "configurationParameters", rootData })) {
        vErrors = vErrors === null ? validate224.errors : vErrors.concat(validate224.errors);
        errors = vErrors.length;
      }
    }
    if (data.externalReference !== void 0) {
      if (typeof data.externalReference !== "string") {
        const err20 = { instancePath: instancePath + "/externalReference", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err20);
        errors++;
      }
    }
    if (data.totalPrice !== void 0) {
      if (!validate227(data.totalPrice, { instancePath: instancePath + "/totalPrice", parentData: data, parentDataProperty: "totalPrice", rootData })) {
        vErrors = vErrors === null ? validate227.errors : vErrors.concat(validate227.errors);
        errors = vErrors.length;
      }
    }
    if (data.currency !== void 0) {
      if (!validate228(data.currency, { instancePath: instancePath + "/currency", parentData: data, parentDataProperty: "currency", rootData })) {
        vErrors = vErrors === null ? validate228.errors : vErrors.concat(validate228.errors);
        errors = vErrors.length;
      }
    }
    if (data.deferred !== void 0) {
      if (typeof data.deferred !== "boolean") {
        const err21 = { instancePath: instancePath + "/deferred", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        (vErrors ??= []).push(err21);
        errors++;
      }
    }
  } else {
    const err22 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err22);
    errors++;
  }
  validate862.errors = vErrors;
  return errors === 0;
}
var OrderDTO_20180504 = validate875;
function validate875(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.self === void 0) {
      const err1 = { instancePath, keyword: "required", params: { missingProperty: "self" }, message: "must have required property 'self'" };
      (vErrors ??= []).push(err1);
      errors++;
    }
    if (data.type === void 0) {
      const err2 = { instancePath, keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      (vErrors ??= []).push(err2);
      errors++;
    }
    if (data.orderType === void 0) {
      const err3 = { instancePath, keyword: "required", params: { missingProperty: "orderType" }, message: "must have required property 'orderType'" };
      (vErrors ??= []).push(err3);
      errors++;
    }
    if (data.paid === void 0) {
      const err4 = { instancePath, keyword: "required", params: { missingProperty: "paid" }, message: "must have required property 'paid'" };
      (vErrors ??= []).push(err4);
      errors++;
    }
    if (data.date === void 0) {
      const err5 = { instancePath, keyword: "required", params: { missingProperty: "date" }, message: "must have required property 'date'" };
      (vErrors ??= []).push(err5);
      errors++;
    }
    if (data.buyer === void 0) {
      const err6 = { instancePath, keyword: "required", params: { missingProperty: "buyer" }, message: "must have required property 'buyer'" };
      (vErrors ??= []).push(err6);
      errors++;
    }
    if (data.subscription === void 0) {
      const err7 = { instancePath, keyword: "required", params: { missingProperty: "subscription" }, message: "must have required property 'subscription'" };
      (vErrors ??= []).push(err7);
      errors++;
    }
    if (data.productVersion === void 0) {
      const err8 = { instancePath, keyword: "required", params: { missingProperty: "productVersion" }, message: "must have required property 'productVersion'" };
      (vErrors ??= []).push(err8);
      errors++;
    }
    if (data.invoices === void 0) {
      const err9 = { instancePath, keyword: "required", params: { missingProperty: "invoices" }, message: "must have required property 'invoices'" };
      (vErrors ??= []).push(err9);
      errors++;
    }
    if (data.configurationParameters === void 0) {
      const err10 = { instancePath, keyword: "required", params: { missingProperty: "configurationParameters" }, message: "must have required property 'configurationParameters'" };
      (vErrors ??= []).push(err10);
      errors++;
    }
    if (data.totalPrice === void 0) {
      const err11 = { instancePath, keyword: "required", params: { missingProperty: "totalPrice" }, message: "must have required property 'totalPrice'" };
      (vErrors ??= []).push(err11);
      errors++;
    }
    if (data.currency === void 0) {
      const err12 = { instancePath, keyword: "required", params: { missingProperty: "currency" }, message: "must have required property 'currency'" };
      (vErrors ??= []).push(err12);
      errors++;
    }
    if (data.billingItems === void 0) {
      const err13 = { instancePath, keyword: "required", params: { missingProperty: "billingItems" }, message: "must have required property 'billingItems'" };
      (vErrors ??= []).push(err13);
      errors++;
    }
    if (data.deferred === void 0) {
      const err14 = { instancePath, keyword: "required", params: { missingProperty: "deferred" }, message: "must have required property 'deferred'" };
      (vErrors ??= []).push(err14);
      errors++;
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err15 = { instancePath: instancePath + "/id", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err15);
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (!formats2.validate(data0)) {
          const err16 = { instancePath: instancePath + "/id", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err16);
          errors++;
        }
      }
    }
    if (data.self !== void 0) {
      if (typeof data.self !== "string") {
        const err17 = { instancePath: instancePath + "/self", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err17);
        errors++;
      }
    }
    if (data.type !== void 0) {
      if (!validate215(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData })) {
        vErrors = vErrors === null ? validate215.errors : vErrors.concat(validate215.errors);
        errors = vErrors.length;
      }
    }
    if (data.orderType !== void 0) {
      if (!validate215(data.orderType, { instancePath: instancePath + "/orderType", parentData: data, parentDataProperty: "orderType", rootData })) {
        vErrors = vErrors === null ? validate215.errors : vErrors.concat(validate215.errors);
        errors = vErrors.length;
      }
    }
    if (data.paid !== void 0) {
      if (typeof data.paid !== "boolean") {
        const err18 = { instancePath: instancePath + "/paid", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        (vErrors ??= []).push(err18);
        errors++;
      }
    }
    if (data.date !== void 0) {
      if (!validate60(data.date, { instancePath: instancePath + "/date", parentData: data, parentDataProperty: "date", rootData })) {
        vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
        errors = vErrors.length;
      }
    }
    if (data.startDate !== void 0) {
      if (!validate60(data.startDate, { instancePath: instancePath + "/startDate", parentData: data, parentDataProperty: "startDate", rootData })) {
        vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
        errors = vErrors.length;
      }
    }
    if (data.buyer !== void 0) {
      if (!validate58(data.buyer, { instancePath: instancePath + "/buyer", parentData: data, parentDataProperty: "buyer", rootData })) {
        vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
        errors = vErrors.length;
      }
    }
    if (data.subscription !== void 0) {
      if (!validate198(data.subscription, { instancePath: instancePath + "/subscription", parentData: data, parentDataProperty: "subscription", rootData })) {
        vErrors = vErrors === null ? validate198.errors : vErrors.concat(validate198.errors);
        errors = vErrors.length;
      }
    }
    if (data.productVersion !== void 0) {
      if (!validate213(data.productVersion, { instancePath: instancePath + "/productVersion", parentData: data, parentDataProperty: "productVersion", rootData })) {
        vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
        errors = vErrors.length;
      }
    }
    if (data.invoices !== void 0) {
      let data10 = data.invoices;
      if (Array.isArray(data10)) {
        const len0 = data10.length;
        for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
          if (!validate214(data10[i0], { instancePath: instancePath + "/invoices/" + i0, parentData: data10, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err19 = { instancePath: instancePath + "/invoices", keyword: "type", params: { type: "array" }, message: "must be array" };
        (vErrors ??= []).push(err19);
        errors++;
      }
    }
    if (data.configurationParameters !== void 0) {
      if (!validate224(data.configurationParameters, { instancePath: instancePath + "/configurationParameters", parentData: data, parentDataProperty: "configurationParameters", rootData })) {
        vErrors = vErrors === null ? validate224.errors : vErrors.concat(validate224.errors);
        errors = vErrors.length;
      }
    }
    if (data.externalReference !== void 0) {
      if (typeof data.externalReference !== "string") {
        const err20 = { instancePath: instancePath + "/externalReference", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err20);
        errors++;
      }
    }
    if (data.totalPrice !== void 0) {
      if (!validate227(data.totalPrice, { instancePath: instancePath + "/totalPrice", parentData: data, parentDataProperty: "totalPrice", rootData })) {
        vErrors = vErrors === null ? validate227.errors : vErrors.concat(validate227.errors);
        errors = vErrors.length;
      }
    }
    if (data.currency !== void 0) {
      if (!validate228(data.currency, { instancePath: instancePath + "/currency", parentData: data, parentDataProperty: "currency", rootData })) {
        vErrors = vErrors === null ? validate228.errors : vErrors.concat(validate228.errors);
        errors = vErrors.length;
      }
    }
    if (data.billingItems !== void 0) {
      let data16 = data.billingItems;
      if (Array.isArray(data16)) {
        const len1 = data16.length;
        for (let i1 = 0; i1 < len1 && errors < 20; i1++) {
          if (!validate240(data16[i1], { instancePath: instancePath + "/billingItems/" + i1, parentData: data16, parentDataProperty: i1, rootData })) {
            vErrors = vErrors === null ? validate240.errors : vErrors.concat(validate240.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err21 = { instancePath: instancePath + "/billingItems", keyword: "type", params: { type: "array" }, message: "must be array" };
        (vErrors ??= []).push(err21);
        errors++;
      }
    }
    if (data.deferred !== void 0) {
      if (typeof data.deferred !== "boolean") {
        const err22 = { instancePath: instancePath + "/deferred", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        (vErrors ??= []).push(err22);
        errors++;
      }
    }
  } else {
    const err23 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err23);
    errors++;
  }
  validate875.errors = vErrors;
  return errors === 0;
}
var OrderDTO_20201126 = validate888;
function validate888(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.self === void 0) {
      const err1 = { instancePath, keyword: "required", params: { missingProperty: "self" }, message: "must have required property 'self'" };
      (vErrors ??= []).push(err1);
      errors++;
    }
    if (data.type === void 0) {
      const err2 = { instancePath, keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      (vErrors ??= []).push(err2);
      errors++;
    }
    if (data.orderType === void 0) {
      const err3 = { instancePath, keyword: "required", params: { missingProperty: "orderType" }, message: "must have required property 'orderType'" };
      (vErrors ??= []).push(err3);
      errors++;
    }
    if (data.status === void 0) {
      const err4 = { instancePath, keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
      (vErrors ??= []).push(err4);
      errors++;
    }
    if (data.paid === void 0) {
      const err5 = { instancePath, keyword: "required", params: { missingProperty: "paid" }, message: "must have required property 'paid'" };
      (vErrors ??= []).push(err5);
      errors++;
    }
    if (data.date === void 0) {
      const err6 = { instancePath, keyword: "required", params: { missingProperty: "date" }, message: "must have required property 'date'" };
      (vErrors ??= []).push(err6);
      errors++;
    }
    if (data.buyer === void 0) {
      const err7 = { instancePath, keyword: "required", params: { missingProperty: "buyer" }, message: "must have required property 'buyer'" };
      (vErrors ??= []).push(err7);
      errors++;
    }
    if (data.subscription === void 0) {
      const err8 = { instancePath, keyword: "required", params: { missingProperty: "subscription" }, message: "must have required property 'subscription'" };
      (vErrors ??= []).push(err8);
      errors++;
    }
    if (data.productVersion === void 0) {
      const err9 = { instancePath, keyword: "required", params: { missingProperty: "productVersion" }, message: "must have required property 'productVersion'" };
      (vErrors ??= []).push(err9);
      errors++;
    }
    if (data.invoices === void 0) {
      const err10 = { instancePath, keyword: "required", params: { missingProperty: "invoices" }, message: "must have required property 'invoices'" };
      (vErrors ??= []).push(err10);
      errors++;
    }
    if (data.configurationParameters === void 0) {
      const err11 = { instancePath, keyword: "required", params: { missingProperty: "configurationParameters" }, message: "must have required property 'configurationParameters'" };
      (vErrors ??= []).push(err11);
      errors++;
    }
    if (data.totalPrice === void 0) {
      const err12 = { instancePath, keyword: "required", params: { missingProperty: "totalPrice" }, message: "must have required property 'totalPrice'" };
      (vErrors ??= []).push(err12);
      errors++;
    }
    if (data.currency === void 0) {
      const err13 = { instancePath, keyword: "required", params: { missingProperty: "currency" }, message: "must have required property 'currency'" };
      (vErrors ??= []).push(err13);
      errors++;
    }
    if (data.billingItems === void 0) {
      const err14 = { instancePath, keyword: "required", params: { missingProperty: "billingItems" }, message: "must have required property 'billingItems'" };
      (vErrors ??= []).push(err14);
      errors++;
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err15 = { instancePath: instancePath + "/id", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err15);
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (!formats2.validate(data0)) {
          const err16 = { instancePath: instancePath + "/id", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err16);
          errors++;
        }
      }
    }
    if (data.self !== void 0) {
      if (typeof data.self !== "string") {
        const err17 = { instancePath: instancePath + "/self", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err17);
        errors++;
      }
    }
    if (data.type !== void 0) {
      if (!validate215(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData })) {
        vErrors = vErrors === null ? validate215.errors : vErrors.concat(validate215.errors);
        errors = vErrors.length;
      }
    }
    if (data.orderType !== void 0) {
      if (!validate215(data.orderType, { instancePath: instancePath + "/orderType", parentData: data, parentDataProperty: "orderType", rootData })) {
        vErrors = vErrors === null ? validate215.errors : vErrors.concat(validate215.errors);
        errors = vErrors.length;
      }
    }
    if (data.status !== void 0) {
      if (!validate408(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData })) {
        vErrors = vErrors === null ? validate408.errors : vErrors.concat(validate408.errors);
        errors = vErrors.length;
      }
    }
    if (data.paid !== void 0) {
      if (typeof data.paid !== "boolean") {
        const err18 = { instancePath: instancePath + "/paid", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        (vErrors ??= []).push(err18);
        errors++;
      }
    }
    if (data.date !== void 0) {
      if (!validate60(data.date, { instancePath: instancePath + "/date", parentData: data, parentDataProperty: "date", rootData })) {
        vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
        errors = vErrors.length;
      }
    }
    if (data.startDate !== void 0) {
      if (!validate60(data.startDate, { instancePath: instancePath + "/startDate", parentData: data, parentDataProperty: "startDate", rootData })) {
        vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
        errors = vErrors.length;
      }
    }
    if (data.buyer !== void 0) {
      if (!validate58(data.buyer, { instancePath: instancePath + "/buyer", parentData: data, parentDataProperty: "buyer", rootData })) {
        vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
        errors = vErrors.length;
      }
    }
    if (data.subscription !== void 0) {
      if (!validate198(data.subscription, { instancePath: instancePath + "/subscription", parentData: data, parentDataProperty: "subscription", rootData })) {
        vErrors = vErrors === null ? validate198.errors : vErrors.concat(validate198.errors);
        errors = vErrors.length;
      }
    }
    if (data.productVersion !== void 0) {
      if (!validate213(data.productVersion, { instancePath: instancePath + "/productVersion", parentData: data, parentDataProperty: "productVersion", rootData })) {
        vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
        errors = vErrors.length;
      }
    }
    if (data.invoices !== void 0) {
      let data11 = data.invoices;
      if (Array.isArray(data11)) {
        const len0 = data11.length;
        for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
          if (!validate214(data11[i0], { instancePath: instancePath + "/invoices/" + i0, parentData: data11, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err19 = { instancePath: instancePath + "/invoices", keyword: "type", params: { type: "array" }, message: "must be array" };
        (vErrors ??= []).push(err19);
        errors++;
      }
    }
    if (data.configurationParameters !== void 0) {
      if (!validate224(data.configurationParameters, { instancePath: instancePath + "/configurationParameters", parentData: data, parentDataProperty: "configurationParameters", rootData })) {
        vErrors = vErrors === null ? validate224.errors : vErrors.concat(validate224.errors);
        errors = vErrors.length;
      }
    }
    if (data.externalReference !== void 0) {
      if (typeof data.externalReference !== "string") {
        const err20 = { instancePath: instancePath + "/externalReference", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err20);
        errors++;
      }
    }
    if (data.totalPrice !== void 0) {
      if (!validate227(data.totalPrice, { instancePath: instancePath + "/totalPrice", parentData: data, parentDataProperty: "totalPrice", rootData })) {
        vErrors = vErrors === null ? validate227.errors : vErrors.concat(validate227.errors);
        errors = vErrors.length;
      }
    }
    if (data.currency !== void 0) {
      if (!validate228(data.currency, { instancePath: instancePath + "/currency", parentData: data, parentDataProperty: "currency", rootData })) {
        vErrors = vErrors === null ? validate228.errors : vErrors.concat(validate228.errors);
        errors = vErrors.length;
      }
    }
    if (data.billingItems !== void 0) {
      let data17 = data.billingItems;
      if (Array.isArray(data17)) {
        const len1 = data17.length;
        for (let i1 = 0; i1 < len1 && errors < 20; i1++) {
          if (!validate240(data17[i1], { instancePath: instancePath + "/billingItems/" + i1, parentData: data17, parentDataProperty: i1, rootData })) {
            vErrors = vErrors === null ? validate240.errors : vErrors.concat(validate240.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err21 = { instancePath: instancePath + "/billingItems", keyword: "type", params: { type: "array" }, message: "must be array" };
        (vErrors ??= []).push(err21);
        errors++;
      }
    }
  } else {
    const err22 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err22);
    errors++;
  }
  validate888.errors = vErrors;
  return errors === 0;
}

var shapes = { Subscription: { "20180101": Subscription_20180101, "20180504": Subscription_20180504, "20201202": Subscription_20201202, "20220211": Subscription_20220211, "20220427": Subscription_20220427 }, ProductDTO: { "20180101": ProductDTO_20180101, "20190916": ProductDTO_20190916, "20210215": ProductDTO_20210215 }, ProductInput: { "20180101": ProductInput_20180101, "20190916": ProductInput_20190916, "20210215": ProductInput_20210215 }, ProductCreate: { "20180101": ProductCreate_20180101, "20190916": ProductCreate_20190916, "20210215": ProductCreate_20210215 }, BillingItemDTO: { "20180101": BillingItemDTO_20180101, "20211004": BillingItemDTO_20211004 }, BillingItemInput: { "20180101": BillingItemInput_20180101, "20211004": BillingItemInput_20211004 }, BillingItemCreate: { "20180101": BillingItemCreate_20180101, "20211004": BillingItemCreate_20211004 }, ApplicationMetricDTO: { "20180101": ApplicationMetricDTO_20180101, "20190819": ApplicationMetricDTO_20190819, "20201005": ApplicationMetricDTO_20201005 }, ApplicationMetricInput: { "20180101": ApplicationMetricInput_20180101, "20190819": ApplicationMetricInput_20190819, "20201005": ApplicationMetricInput_20201005 }, ApplicationMetricCreate: { "20180101": ApplicationMetricCreate_20180101, "20190819": ApplicationMetricCreate_20190819, "20201005": ApplicationMetricCreate_20201005 }, OrderDTO: { "20180101": OrderDTO_20180101, "20180504": OrderDTO_20180504, "20201126": OrderDTO_20201126 } };
export {
  shapes
};
