// Generated from spec/ by `npm run generate`. Do not edit it: change the source, and run the command.

var formats = {
  "date-time": isDateTime,
  email: isEmail,
  uri: isUri,
  "uri-reference": isUriReference,
  password: () => true,
  int32: { type: "number", validate: isInt32 },
  int64: { type: "number", validate: Number.isSafeInteger }
};
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

var AuthToken = validate52;
var func1 = codePointLength;
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data === "string") {
    if (func1(data) < 1) {
      const err0 = { instancePath, keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
      (vErrors ??= []).push(err0);
      errors++;
    }
  } else {
    const err1 = { instancePath, keyword: "type", params: { type: "string" }, message: "must be string" };
    (vErrors ??= []).push(err1);
    errors++;
  }
  validate52.errors = vErrors;
  return errors === 0;
}
var ErrorResponseEntry = validate53;
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.key === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "key" }, message: "must have required property 'key'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.error === void 0) {
      const err1 = { instancePath, keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
      (vErrors ??= []).push(err1);
      errors++;
    }
    if (data.extraFields === void 0) {
      const err2 = { instancePath, keyword: "required", params: { missingProperty: "extraFields" }, message: "must have required property 'extraFields'" };
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
    if (data.error !== void 0) {
      if (typeof data.error !== "string") {
        const err4 = { instancePath: instancePath + "/error", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err4);
        errors++;
      }
    }
    if (data.extraFields !== void 0) {
      let data2 = data.extraFields;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
        for (const key0 in data2) {
          if (errors >= 20) {
            break;
          }
          if (typeof data2[key0] !== "string") {
            const err5 = { instancePath: instancePath + "/extraFields/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "type", params: { type: "string" }, message: "must be string" };
            (vErrors ??= []).push(err5);
            errors++;
          }
        }
      } else {
        const err6 = { instancePath: instancePath + "/extraFields", keyword: "type", params: { type: "object" }, message: "must be object" };
        (vErrors ??= []).push(err6);
        errors++;
      }
    }
    if (data.requestId !== void 0) {
      if (typeof data.requestId !== "string") {
        const err7 = { instancePath: instancePath + "/requestId", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err7);
        errors++;
      }
    }
  } else {
    const err8 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err8);
    errors++;
  }
  validate53.errors = vErrors;
  return errors === 0;
}
var ErrorResponse = validate54;
function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.errorHolders === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "errorHolders" }, message: "must have required property 'errorHolders'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.errorHolders !== void 0) {
      let data0 = data.errorHolders;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
          if (!validate53(data0[i0], { instancePath: instancePath + "/errorHolders/" + i0, parentData: data0, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err1 = { instancePath: instancePath + "/errorHolders", keyword: "type", params: { type: "array" }, message: "must be array" };
        (vErrors ??= []).push(err1);
        errors++;
      }
    }
    if (data.errors !== void 0) {
      let data2 = data.errors;
      if (Array.isArray(data2)) {
        const len1 = data2.length;
        for (let i1 = 0; i1 < len1 && errors < 20; i1++) {
          if (typeof data2[i1] !== "string") {
            const err2 = { instancePath: instancePath + "/errors/" + i1, keyword: "type", params: { type: "string" }, message: "must be string" };
            (vErrors ??= []).push(err2);
            errors++;
          }
        }
      } else {
        const err3 = { instancePath: instancePath + "/errors", keyword: "type", params: { type: "array" }, message: "must be array" };
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
  } else {
    const err4 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err4);
    errors++;
  }
  validate54.errors = vErrors;
  return errors === 0;
}
var UserName = validate56;
var pattern3 = new RegExp("^[A-Za-z0-9@.+_-]+$", "u");
function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data === "string") {
    if (func1(data) > 255) {
      const err0 = { instancePath, keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (func1(data) < 4) {
      const err1 = { instancePath, keyword: "minLength", params: { limit: 4 }, message: "must NOT have fewer than 4 characters" };
      (vErrors ??= []).push(err1);
      errors++;
    }
    if (!pattern3.test(data)) {
      const err2 = { instancePath, keyword: "pattern", params: { pattern: "^[A-Za-z0-9@.+_-]+$" }, message: 'must match pattern "^[A-Za-z0-9@.+_-]+$"' };
      (vErrors ??= []).push(err2);
      errors++;
    }
  } else {
    const err3 = { instancePath, keyword: "type", params: { type: "string" }, message: "must be string" };
    (vErrors ??= []).push(err3);
    errors++;
  }
  validate56.errors = vErrors;
  return errors === 0;
}
var EmailAddress = validate57;
var formats0 = formats.email;
function validate57(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data === "string") {
    if (func1(data) > 255) {
      const err0 = { instancePath, keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (!formats0(data)) {
      const err1 = { instancePath, keyword: "format", params: { format: "email" }, message: 'must match format "email"' };
      (vErrors ??= []).push(err1);
      errors++;
    }
  } else {
    const err2 = { instancePath, keyword: "type", params: { type: "string" }, message: "must be string" };
    (vErrors ??= []).push(err2);
    errors++;
  }
  validate57.errors = vErrors;
  return errors === 0;
}
var LanguageCode = validate58;
var pattern4 = new RegExp("^[a-z]{2}$", "u");
function validate58(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data === "string") {
    if (!pattern4.test(data)) {
      const err0 = { instancePath, keyword: "pattern", params: { pattern: "^[a-z]{2}$" }, message: 'must match pattern "^[a-z]{2}$"' };
      (vErrors ??= []).push(err0);
      errors++;
    }
  } else {
    const err1 = { instancePath, keyword: "type", params: { type: "string" }, message: "must be string" };
    (vErrors ??= []).push(err1);
    errors++;
  }
  validate58.errors = vErrors;
  return errors === 0;
}
var UserRole = validate59;
var schema25 = { "type": "string", "enum": ["ROLE_USER", "ROLE_VENDOR", "ROLE_ADMIN"] };
function validate59(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, keyword: "type", params: { type: "string" }, message: "must be string" };
    (vErrors ??= []).push(err0);
    errors++;
  }
  if (!(data === "ROLE_USER" || data === "ROLE_VENDOR" || data === "ROLE_ADMIN")) {
    const err1 = { instancePath, keyword: "enum", params: { allowedValues: schema25.enum }, message: "must be equal to one of the allowed values" };
    (vErrors ??= []).push(err1);
    errors++;
  }
  validate59.errors = vErrors;
  return errors === 0;
}
var DateTime = validate60;
var formats2 = formats["date-time"];
function validate60(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data === "string") {
    if (!formats2(data)) {
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
var CompanyOrUserCompanyReference = validate61;
function validate61(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate61.errors = vErrors;
  return errors === 0;
}
var CompanyGroupReference = validate62;
function validate62(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate62.errors = vErrors;
  return errors === 0;
}
var CountryCode = validate63;
var pattern5 = new RegExp("^[A-Z]{2}$", "u");
function validate63(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data === "string") {
    if (!pattern5.test(data)) {
      const err0 = { instancePath, keyword: "pattern", params: { pattern: "^[A-Z]{2}$" }, message: 'must match pattern "^[A-Z]{2}$"' };
      (vErrors ??= []).push(err0);
      errors++;
    }
  } else {
    const err1 = { instancePath, keyword: "type", params: { type: "string" }, message: "must be string" };
    (vErrors ??= []).push(err1);
    errors++;
  }
  validate63.errors = vErrors;
  return errors === 0;
}
var Address = validate64;
var formats4 = formats.int32;
function validate64(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err1 = { instancePath: instancePath + "/id", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err1);
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 < 1 || isNaN(data0)) {
          const err2 = { instancePath: instancePath + "/id", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          (vErrors ??= []).push(err2);
          errors++;
        }
        if (!formats4.validate(data0)) {
          const err3 = { instancePath: instancePath + "/id", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err3);
          errors++;
        }
      }
    }
    if (data.address !== void 0) {
      if (typeof data.address !== "string") {
        const err4 = { instancePath: instancePath + "/address", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err4);
        errors++;
      }
    }
    if (data.city !== void 0) {
      if (typeof data.city !== "string") {
        const err5 = { instancePath: instancePath + "/city", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
    if (data.zipCode !== void 0) {
      if (typeof data.zipCode !== "string") {
        const err6 = { instancePath: instancePath + "/zipCode", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err6);
        errors++;
      }
    }
    if (data.state !== void 0) {
      if (typeof data.state !== "string") {
        const err7 = { instancePath: instancePath + "/state", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err7);
        errors++;
      }
    }
    if (data.country !== void 0) {
      if (typeof data.country !== "string") {
        const err8 = { instancePath: instancePath + "/country", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err8);
        errors++;
      }
    }
    if (data.countryCode !== void 0) {
      if (!validate63(data.countryCode, { instancePath: instancePath + "/countryCode", parentData: data, parentDataProperty: "countryCode", rootData })) {
        vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err9 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err9);
    errors++;
  }
  validate64.errors = vErrors;
  return errors === 0;
}
var MyUserDTO = validate66;
var pattern6 = new RegExp("^user/[0-9]+$", "u");
function validate66(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.userName === void 0) {
      const err2 = { instancePath, keyword: "required", params: { missingProperty: "userName" }, message: "must have required property 'userName'" };
      (vErrors ??= []).push(err2);
      errors++;
    }
    if (data.name === void 0) {
      const err3 = { instancePath, keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      (vErrors ??= []).push(err3);
      errors++;
    }
    if (data.email === void 0) {
      const err4 = { instancePath, keyword: "required", params: { missingProperty: "email" }, message: "must have required property 'email'" };
      (vErrors ??= []).push(err4);
      errors++;
    }
    if (data.environment === void 0) {
      const err5 = { instancePath, keyword: "required", params: { missingProperty: "environment" }, message: "must have required property 'environment'" };
      (vErrors ??= []).push(err5);
      errors++;
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err6 = { instancePath: instancePath + "/id", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err6);
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 < 1 || isNaN(data0)) {
          const err7 = { instancePath: instancePath + "/id", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          (vErrors ??= []).push(err7);
          errors++;
        }
        if (!formats4.validate(data0)) {
          const err8 = { instancePath: instancePath + "/id", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err8);
          errors++;
        }
      }
    }
    if (data.self !== void 0) {
      let data1 = data.self;
      if (typeof data1 === "string") {
        if (!pattern6.test(data1)) {
          const err9 = { instancePath: instancePath + "/self", keyword: "pattern", params: { pattern: "^user/[0-9]+$" }, message: 'must match pattern "^user/[0-9]+$"' };
          (vErrors ??= []).push(err9);
          errors++;
        }
      } else {
        const err10 = { instancePath: instancePath + "/self", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err10);
        errors++;
      }
    }
    if (data.userName !== void 0) {
      if (!validate56(data.userName, { instancePath: instancePath + "/userName", parentData: data, parentDataProperty: "userName", rootData })) {
        vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
        errors = vErrors.length;
      }
    }
    if (data.name !== void 0) {
      if (typeof data.name !== "string") {
        const err11 = { instancePath: instancePath + "/name", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err11);
        errors++;
      }
    }
    if (data.surname !== void 0) {
      if (typeof data.surname !== "string") {
        const err12 = { instancePath: instancePath + "/surname", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err12);
        errors++;
      }
    }
    if (data.fullName !== void 0) {
      if (typeof data.fullName !== "string") {
        const err13 = { instancePath: instancePath + "/fullName", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err13);
        errors++;
      }
    }
    if (data.email !== void 0) {
      if (!validate57(data.email, { instancePath: instancePath + "/email", parentData: data, parentDataProperty: "email", rootData })) {
        vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
        errors = vErrors.length;
      }
    }
    if (data.phoneNumber !== void 0) {
      if (typeof data.phoneNumber !== "string") {
        const err14 = { instancePath: instancePath + "/phoneNumber", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err14);
        errors++;
      }
    }
    if (data.language !== void 0) {
      if (!validate58(data.language, { instancePath: instancePath + "/language", parentData: data, parentDataProperty: "language", rootData })) {
        vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
        errors = vErrors.length;
      }
    }
    if (data.userRole !== void 0) {
      if (!validate59(data.userRole, { instancePath: instancePath + "/userRole", parentData: data, parentDataProperty: "userRole", rootData })) {
        vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
        errors = vErrors.length;
      }
    }
    if (data.acceptedTerms !== void 0) {
      if (typeof data.acceptedTerms !== "boolean") {
        const err15 = { instancePath: instancePath + "/acceptedTerms", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        (vErrors ??= []).push(err15);
        errors++;
      }
    }
    if (data.activated !== void 0) {
      if (typeof data.activated !== "boolean") {
        const err16 = { instancePath: instancePath + "/activated", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        (vErrors ??= []).push(err16);
        errors++;
      }
    }
    if (data.enabled !== void 0) {
      if (typeof data.enabled !== "boolean") {
        const err17 = { instancePath: instancePath + "/enabled", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        (vErrors ??= []).push(err17);
        errors++;
      }
    }
    if (data.newbie !== void 0) {
      if (typeof data.newbie !== "boolean") {
        const err18 = { instancePath: instancePath + "/newbie", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        (vErrors ??= []).push(err18);
        errors++;
      }
    }
    if (data.activationDate !== void 0) {
      if (!validate60(data.activationDate, { instancePath: instancePath + "/activationDate", parentData: data, parentDataProperty: "activationDate", rootData })) {
        vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
        errors = vErrors.length;
      }
    }
    if (data.creationDate !== void 0) {
      if (!validate60(data.creationDate, { instancePath: instancePath + "/creationDate", parentData: data, parentDataProperty: "creationDate", rootData })) {
        vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
        errors = vErrors.length;
      }
    }
    if (data.environment !== void 0) {
      if (typeof data.environment !== "string") {
        const err19 = { instancePath: instancePath + "/environment", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err19);
        errors++;
      }
    }
    if (data.company !== void 0) {
      if (!validate61(data.company, { instancePath: instancePath + "/company", parentData: data, parentDataProperty: "company", rootData })) {
        vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
        errors = vErrors.length;
      }
    }
    if (data.companyGroup !== void 0) {
      if (!validate62(data.companyGroup, { instancePath: instancePath + "/companyGroup", parentData: data, parentDataProperty: "companyGroup", rootData })) {
        vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
        errors = vErrors.length;
      }
    }
    if (data.address !== void 0) {
      if (!validate64(data.address, { instancePath: instancePath + "/address", parentData: data, parentDataProperty: "address", rootData })) {
        vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
        errors = vErrors.length;
      }
    }
    if (data.paymentDataSaved !== void 0) {
      if (typeof data.paymentDataSaved !== "boolean") {
        const err20 = { instancePath: instancePath + "/paymentDataSaved", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        (vErrors ??= []).push(err20);
        errors++;
      }
    }
    if (data.externalId !== void 0) {
      if (typeof data.externalId !== "string") {
        const err21 = { instancePath: instancePath + "/externalId", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err21);
        errors++;
      }
    }
    if (data.userRole !== void 0) {
      if (data.acceptedTerms === void 0) {
        const err22 = { instancePath, keyword: "dependentRequired", params: {
          property: "userRole",
          missingProperty: "acceptedTerms",
          depsCount: 4,
          deps: "acceptedTerms, activated, enabled, newbie"
        }, message: "must have properties acceptedTerms, activated, enabled, newbie when property userRole is present" };
        (vErrors ??= []).push(err22);
        errors++;
      }
      if (data.activated === void 0) {
        const err23 = { instancePath, keyword: "dependentRequired", params: {
          property: "userRole",
          missingProperty: "activated",
          depsCount: 4,
          deps: "acceptedTerms, activated, enabled, newbie"
        }, message: "must have properties acceptedTerms, activated, enabled, newbie when property userRole is present" };
        (vErrors ??= []).push(err23);
        errors++;
      }
      if (data.enabled === void 0) {
        const err24 = { instancePath, keyword: "dependentRequired", params: {
          property: "userRole",
          missingProperty: "enabled",
          depsCount: 4,
          deps: "acceptedTerms, activated, enabled, newbie"
        }, message: "must have properties acceptedTerms, activated, enabled, newbie when property userRole is present" };
        (vErrors ??= []).push(err24);
        errors++;
      }
      if (data.newbie === void 0) {
        const err25 = { instancePath, keyword: "dependentRequired", params: {
          property: "userRole",
          missingProperty: "newbie",
          depsCount: 4,
          deps: "acceptedTerms, activated, enabled, newbie"
        }, message: "must have properties acceptedTerms, activated, enabled, newbie when property userRole is present" };
        (vErrors ??= []).push(err25);
        errors++;
      }
    }
    if (data.acceptedTerms !== void 0) {
      if (data.userRole === void 0) {
        const err26 = { instancePath, keyword: "dependentRequired", params: {
          property: "acceptedTerms",
          missingProperty: "userRole",
          depsCount: 1,
          deps: "userRole"
        }, message: "must have property userRole when property acceptedTerms is present" };
        (vErrors ??= []).push(err26);
        errors++;
      }
    }
    if (data.activated !== void 0) {
      if (data.userRole === void 0) {
        const err27 = { instancePath, keyword: "dependentRequired", params: {
          property: "activated",
          missingProperty: "userRole",
          depsCount: 1,
          deps: "userRole"
        }, message: "must have property userRole when property activated is present" };
        (vErrors ??= []).push(err27);
        errors++;
      }
    }
    if (data.enabled !== void 0) {
      if (data.userRole === void 0) {
        const err28 = { instancePath, keyword: "dependentRequired", params: {
          property: "enabled",
          missingProperty: "userRole",
          depsCount: 1,
          deps: "userRole"
        }, message: "must have property userRole when property enabled is present" };
        (vErrors ??= []).push(err28);
        errors++;
      }
    }
    if (data.newbie !== void 0) {
      if (data.userRole === void 0) {
        const err29 = { instancePath, keyword: "dependentRequired", params: {
          property: "newbie",
          missingProperty: "userRole",
          depsCount: 1,
          deps: "userRole"
        }, message: "must have property userRole when property newbie is present" };
        (vErrors ??= []).push(err29);
        errors++;
      }
    }
    if (data.paymentDataSaved !== void 0) {
      if (data.userRole === void 0) {
        const err30 = { instancePath, keyword: "dependentRequired", params: {
          property: "paymentDataSaved",
          missingProperty: "userRole",
          depsCount: 1,
          deps: "userRole"
        }, message: "must have property userRole when property paymentDataSaved is present" };
        (vErrors ??= []).push(err30);
        errors++;
      }
    }
  } else {
    const err31 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err31);
    errors++;
  }
  validate66.errors = vErrors;
  return errors === 0;
}
var SortDirection = validate76;
var schema32 = { "type": "string", "enum": ["ASC", "DESC"] };
function validate76(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, keyword: "type", params: { type: "string" }, message: "must be string" };
    (vErrors ??= []).push(err0);
    errors++;
  }
  if (!(data === "ASC" || data === "DESC")) {
    const err1 = { instancePath, keyword: "enum", params: { allowedValues: schema32.enum }, message: "must be equal to one of the allowed values" };
    (vErrors ??= []).push(err1);
    errors++;
  }
  validate76.errors = vErrors;
  return errors === 0;
}
var Password = validate77;
var formats8 = formats.password;
function validate77(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data === "string") {
    if (func1(data) > 256) {
      const err0 = { instancePath, keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (func1(data) < 8) {
      const err1 = { instancePath, keyword: "minLength", params: { limit: 8 }, message: "must NOT have fewer than 8 characters" };
      (vErrors ??= []).push(err1);
      errors++;
    }
    if (!formats8(data)) {
      const err2 = { instancePath, keyword: "format", params: { format: "password" }, message: 'must match format "password"' };
      (vErrors ??= []).push(err2);
      errors++;
    }
  } else {
    const err3 = { instancePath, keyword: "type", params: { type: "string" }, message: "must be string" };
    (vErrors ??= []).push(err3);
    errors++;
  }
  validate77.errors = vErrors;
  return errors === 0;
}
var AddressInput = validate78;
var pattern7 = new RegExp("^[A-Z0-9]{2}$", "u");
function validate78(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.address !== void 0) {
      let data0 = data.address;
      if (typeof data0 === "string") {
        if (func1(data0) > 255) {
          const err0 = { instancePath: instancePath + "/address", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          (vErrors ??= []).push(err0);
          errors++;
        }
      } else {
        const err1 = { instancePath: instancePath + "/address", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err1);
        errors++;
      }
    }
    if (data.city !== void 0) {
      let data1 = data.city;
      if (typeof data1 === "string") {
        if (func1(data1) > 255) {
          const err2 = { instancePath: instancePath + "/city", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          (vErrors ??= []).push(err2);
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/city", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if (data.zipCode !== void 0) {
      let data2 = data.zipCode;
      if (typeof data2 === "string") {
        if (func1(data2) > 255) {
          const err4 = { instancePath: instancePath + "/zipCode", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          (vErrors ??= []).push(err4);
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/zipCode", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
    if (data.state !== void 0) {
      let data3 = data.state;
      if (typeof data3 === "string") {
        if (!pattern7.test(data3)) {
          const err6 = { instancePath: instancePath + "/state", keyword: "pattern", params: { pattern: "^[A-Z0-9]{2}$" }, message: 'must match pattern "^[A-Z0-9]{2}$"' };
          (vErrors ??= []).push(err6);
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/state", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err7);
        errors++;
      }
    }
    if (data.country !== void 0) {
      let data4 = data.country;
      if (typeof data4 === "string") {
        if (func1(data4) > 255) {
          const err8 = { instancePath: instancePath + "/country", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          (vErrors ??= []).push(err8);
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/country", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err9);
        errors++;
      }
    }
    if (data.countryCode !== void 0) {
      if (!validate63(data.countryCode, { instancePath: instancePath + "/countryCode", parentData: data, parentDataProperty: "countryCode", rootData })) {
        vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err10 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err10);
    errors++;
  }
  validate78.errors = vErrors;
  return errors === 0;
}
var MyUserInput = validate80;
var schema35 = { "type": "object", "properties": { "userName": { "$ref": "UserName" }, "name": { "type": "string", "minLength": 1, "maxLength": 255 }, "surname": { "type": ["string", "null"], "minLength": 1, "maxLength": 255 }, "email": { "$ref": "EmailAddress" }, "password": { "$ref": "Password" }, "currentPassword": { "type": "string", "format": "password", "maxLength": 256 }, "phoneNumber": { "type": ["string", "null"], "minLength": 1, "maxLength": 20 }, "language": { "$ref": "LanguageCode" }, "address": { "if": { "type": ["object"] }, "then": { "$ref": "AddressInput" }, "else": { "if": { "type": ["null"] }, "then": { "type": "null" }, "else": { "type": ["object", "null"] } } }, "acceptedTerms": { "type": "boolean" }, "newbie": { "type": "boolean" }, "externalId": { "type": ["string", "null"], "minLength": 1, "maxLength": 255 }, "userRole": { "$ref": "UserRole" }, "enabled": { "type": "boolean" }, "environment": { "type": "string", "minLength": 1, "maxLength": 255 }, "company": { "$ref": "CompanyOrUserCompanyReference" }, "companyGroup": { "if": { "type": ["object"] }, "then": { "$ref": "CompanyGroupReference" }, "else": { "if": { "type": ["null"] }, "then": { "type": "null" }, "else": { "type": ["object", "null"] } } } } };
function validate80(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.userName !== void 0) {
      if (!validate56(data.userName, { instancePath: instancePath + "/userName", parentData: data, parentDataProperty: "userName", rootData })) {
        vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
        errors = vErrors.length;
      }
    }
    if (data.name !== void 0) {
      let data1 = data.name;
      if (typeof data1 === "string") {
        if (func1(data1) > 255) {
          const err0 = { instancePath: instancePath + "/name", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          (vErrors ??= []).push(err0);
          errors++;
        }
        if (func1(data1) < 1) {
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
    if (data.surname !== void 0) {
      let data2 = data.surname;
      if (typeof data2 !== "string" && data2 !== null) {
        const err3 = { instancePath: instancePath + "/surname", keyword: "type", params: { type: schema35.properties.surname.type }, message: "must be string,null" };
        (vErrors ??= []).push(err3);
        errors++;
      }
      if (typeof data2 === "string") {
        if (func1(data2) > 255) {
          const err4 = { instancePath: instancePath + "/surname", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          (vErrors ??= []).push(err4);
          errors++;
        }
        if (func1(data2) < 1) {
          const err5 = { instancePath: instancePath + "/surname", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          (vErrors ??= []).push(err5);
          errors++;
        }
      }
    }
    if (data.email !== void 0) {
      if (!validate57(data.email, { instancePath: instancePath + "/email", parentData: data, parentDataProperty: "email", rootData })) {
        vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
        errors = vErrors.length;
      }
    }
    if (data.password !== void 0) {
      if (!validate77(data.password, { instancePath: instancePath + "/password", parentData: data, parentDataProperty: "password", rootData })) {
        vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
        errors = vErrors.length;
      }
    }
    if (data.currentPassword !== void 0) {
      let data5 = data.currentPassword;
      if (typeof data5 === "string") {
        if (func1(data5) > 256) {
          const err6 = { instancePath: instancePath + "/currentPassword", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters" };
          (vErrors ??= []).push(err6);
          errors++;
        }
        if (!formats8(data5)) {
          const err7 = { instancePath: instancePath + "/currentPassword", keyword: "format", params: { format: "password" }, message: 'must match format "password"' };
          (vErrors ??= []).push(err7);
          errors++;
        }
      } else {
        const err8 = { instancePath: instancePath + "/currentPassword", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err8);
        errors++;
      }
    }
    if (data.phoneNumber !== void 0) {
      let data6 = data.phoneNumber;
      if (typeof data6 !== "string" && data6 !== null) {
        const err9 = { instancePath: instancePath + "/phoneNumber", keyword: "type", params: { type: schema35.properties.phoneNumber.type }, message: "must be string,null" };
        (vErrors ??= []).push(err9);
        errors++;
      }
      if (typeof data6 === "string") {
        if (func1(data6) > 20) {
          const err10 = { instancePath: instancePath + "/phoneNumber", keyword: "maxLength", params: { limit: 20 }, message: "must NOT have more than 20 characters" };
          (vErrors ??= []).push(err10);
          errors++;
        }
        if (func1(data6) < 1) {
          const err11 = { instancePath: instancePath + "/phoneNumber", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          (vErrors ??= []).push(err11);
          errors++;
        }
      }
    }
    if (data.language !== void 0) {
      if (!validate58(data.language, { instancePath: instancePath + "/language", parentData: data, parentDataProperty: "language", rootData })) {
        vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
        errors = vErrors.length;
      }
    }
    if (data.address !== void 0) {
      let data8 = data.address;
      const _errs14 = errors;
      let valid1 = true;
      const _errs15 = errors;
      if (!(data8 && typeof data8 == "object" && !Array.isArray(data8))) {
        const err12 = {};
        (vErrors ??= []).push(err12);
        errors++;
      }
      var _valid0 = _errs15 === errors;
      errors = _errs14;
      if (vErrors !== null) {
        if (_errs14) {
          vErrors.length = _errs14;
        } else {
          vErrors = null;
        }
      }
      let ifClause0;
      if (_valid0) {
        const _errs17 = errors;
        if (!validate78(data8, { instancePath: instancePath + "/address", parentData: data, parentDataProperty: "address", rootData })) {
          vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
          errors = vErrors.length;
        }
        var _valid0 = _errs17 === errors;
        valid1 = _valid0;
        ifClause0 = "then";
      } else {
        const _errs18 = errors;
        const _errs19 = errors;
        let valid2 = true;
        const _errs20 = errors;
        if (data8 !== null) {
          const err13 = {};
          (vErrors ??= []).push(err13);
          errors++;
        }
        var _valid1 = _errs20 === errors;
        errors = _errs19;
        if (vErrors !== null) {
          if (_errs19) {
            vErrors.length = _errs19;
          } else {
            vErrors = null;
          }
        }
        let ifClause1;
        if (_valid1) {
          const _errs22 = errors;
          if (data8 !== null) {
            const err14 = { instancePath: instancePath + "/address", keyword: "type", params: { type: "null" }, message: "must be null" };
            (vErrors ??= []).push(err14);
            errors++;
          }
          var _valid1 = _errs22 === errors;
          valid2 = _valid1;
          ifClause1 = "then";
        } else {
          const _errs24 = errors;
          if (!(data8 && typeof data8 == "object" && !Array.isArray(data8)) && data8 !== null) {
            const err15 = { instancePath: instancePath + "/address", keyword: "type", params: { type: schema35.properties.address.else.else.type }, message: "must be object,null" };
            (vErrors ??= []).push(err15);
            errors++;
          }
          var _valid1 = _errs24 === errors;
          valid2 = _valid1;
          ifClause1 = "else";
        }
        var _valid0 = _errs18 === errors;
        valid1 = _valid0;
        ifClause0 = "else";
      }
    }
    if (data.acceptedTerms !== void 0) {
      if (typeof data.acceptedTerms !== "boolean") {
        const err18 = { instancePath: instancePath + "/acceptedTerms", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        (vErrors ??= []).push(err18);
        errors++;
      }
    }
    if (data.newbie !== void 0) {
      if (typeof data.newbie !== "boolean") {
        const err19 = { instancePath: instancePath + "/newbie", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        (vErrors ??= []).push(err19);
        errors++;
      }
    }
    if (data.externalId !== void 0) {
      let data11 = data.externalId;
      if (typeof data11 !== "string" && data11 !== null) {
        const err20 = { instancePath: instancePath + "/externalId", keyword: "type", params: { type: schema35.properties.externalId.type }, message: "must be string,null" };
        (vErrors ??= []).push(err20);
        errors++;
      }
      if (typeof data11 === "string") {
        if (func1(data11) > 255) {
          const err21 = { instancePath: instancePath + "/externalId", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          (vErrors ??= []).push(err21);
          errors++;
        }
        if (func1(data11) < 1) {
          const err22 = { instancePath: instancePath + "/externalId", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          (vErrors ??= []).push(err22);
          errors++;
        }
      }
    }
    if (data.userRole !== void 0) {
      if (!validate59(data.userRole, { instancePath: instancePath + "/userRole", parentData: data, parentDataProperty: "userRole", rootData })) {
        vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
        errors = vErrors.length;
      }
    }
    if (data.enabled !== void 0) {
      if (typeof data.enabled !== "boolean") {
        const err23 = { instancePath: instancePath + "/enabled", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        (vErrors ??= []).push(err23);
        errors++;
      }
    }
    if (data.environment !== void 0) {
      let data14 = data.environment;
      if (typeof data14 === "string") {
        if (func1(data14) > 255) {
          const err24 = { instancePath: instancePath + "/environment", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          (vErrors ??= []).push(err24);
          errors++;
        }
        if (func1(data14) < 1) {
          const err25 = { instancePath: instancePath + "/environment", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          (vErrors ??= []).push(err25);
          errors++;
        }
      } else {
        const err26 = { instancePath: instancePath + "/environment", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err26);
        errors++;
      }
    }
    if (data.company !== void 0) {
      if (!validate61(data.company, { instancePath: instancePath + "/company", parentData: data, parentDataProperty: "company", rootData })) {
        vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
        errors = vErrors.length;
      }
    }
    if (data.companyGroup !== void 0) {
      let data16 = data.companyGroup;
      const _errs39 = errors;
      let valid3 = true;
      const _errs40 = errors;
      if (!(data16 && typeof data16 == "object" && !Array.isArray(data16))) {
        const err27 = {};
        (vErrors ??= []).push(err27);
        errors++;
      }
      var _valid2 = _errs40 === errors;
      errors = _errs39;
      if (vErrors !== null) {
        if (_errs39) {
          vErrors.length = _errs39;
        } else {
          vErrors = null;
        }
      }
      let ifClause2;
      if (_valid2) {
        const _errs42 = errors;
        if (!validate62(data16, { instancePath: instancePath + "/companyGroup", parentData: data, parentDataProperty: "companyGroup", rootData })) {
          vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
          errors = vErrors.length;
        }
        var _valid2 = _errs42 === errors;
        valid3 = _valid2;
        ifClause2 = "then";
      } else {
        const _errs43 = errors;
        const _errs44 = errors;
        let valid4 = true;
        const _errs45 = errors;
        if (data16 !== null) {
          const err28 = {};
          (vErrors ??= []).push(err28);
          errors++;
        }
        var _valid3 = _errs45 === errors;
        errors = _errs44;
        if (vErrors !== null) {
          if (_errs44) {
            vErrors.length = _errs44;
          } else {
            vErrors = null;
          }
        }
        let ifClause3;
        if (_valid3) {
          const _errs47 = errors;
          if (data16 !== null) {
            const err29 = { instancePath: instancePath + "/companyGroup", keyword: "type", params: { type: "null" }, message: "must be null" };
            (vErrors ??= []).push(err29);
            errors++;
          }
          var _valid3 = _errs47 === errors;
          valid4 = _valid3;
          ifClause3 = "then";
        } else {
          const _errs49 = errors;
          if (!(data16 && typeof data16 == "object" && !Array.isArray(data16)) && data16 !== null) {
            const err30 = { instancePath: instancePath + "/companyGroup", keyword: "type", params: { type: schema35.properties.companyGroup.else.else.type }, message: "must be object,null" };
            (vErrors ??= []).push(err30);
            errors++;
          }
          var _valid3 = _errs49 === errors;
          valid4 = _valid3;
          ifClause3 = "else";
        }
        var _valid2 = _errs43 === errors;
        valid3 = _valid2;
        ifClause2 = "else";
      }
    }
  } else {
    const err33 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err33);
    errors++;
  }
  validate80.errors = vErrors;
  return errors === 0;
}
var UserCreate = validate89;
function validate89(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate80(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.userName === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "userName" }, message: "must have required property 'userName'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.name === void 0) {
      const err1 = { instancePath, keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      (vErrors ??= []).push(err1);
      errors++;
    }
    if (data.email === void 0) {
      const err2 = { instancePath, keyword: "required", params: { missingProperty: "email" }, message: "must have required property 'email'" };
      (vErrors ??= []).push(err2);
      errors++;
    }
    if (data.password === void 0) {
      const err3 = { instancePath, keyword: "required", params: { missingProperty: "password" }, message: "must have required property 'password'" };
      (vErrors ??= []).push(err3);
      errors++;
    }
  } else {
    const err4 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err4);
    errors++;
  }
  validate89.errors = vErrors;
  return errors === 0;
}
var UserAction = validate91;
var schema37 = { "type": "string", "enum": ["ACTIVATE", "APPROVE", "BLOCK", "UNBLOCK"] };
function validate91(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, keyword: "type", params: { type: "string" }, message: "must be string" };
    (vErrors ??= []).push(err0);
    errors++;
  }
  if (!(data === "ACTIVATE" || data === "APPROVE" || data === "BLOCK" || data === "UNBLOCK")) {
    const err1 = { instancePath, keyword: "enum", params: { allowedValues: schema37.enum }, message: "must be equal to one of the allowed values" };
    (vErrors ??= []).push(err1);
    errors++;
  }
  validate91.errors = vErrors;
  return errors === 0;
}
var UserActionPatch = validate92;
function validate92(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length < 1) {
      const err0 = { instancePath, keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.action === void 0) {
      const err1 = { instancePath, keyword: "required", params: { missingProperty: "action" }, message: "must have required property 'action'" };
      (vErrors ??= []).push(err1);
      errors++;
    }
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      if (!(key0 === "action")) {
        const err2 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if (data.action !== void 0) {
      if (!validate91(data.action, { instancePath: instancePath + "/action", parentData: data, parentDataProperty: "action", rootData })) {
        vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err3);
    errors++;
  }
  validate92.errors = vErrors;
  return errors === 0;
}
var UserFieldsPatch = validate94;
var schema39 = { "type": "object", "additionalProperties": false, "minProperties": 1, "properties": { "userName": { "$ref": "UserName" }, "name": { "type": "string", "minLength": 1, "maxLength": 255 }, "surname": { "type": ["string", "null"], "minLength": 1, "maxLength": 255 }, "email": { "$ref": "EmailAddress" }, "password": { "$ref": "Password" }, "currentPassword": { "type": "string", "format": "password", "maxLength": 256 }, "phoneNumber": { "type": ["string", "null"], "minLength": 1, "maxLength": 20 }, "language": { "$ref": "LanguageCode" }, "address": { "if": { "type": ["object"] }, "then": { "$ref": "AddressInput" }, "else": { "if": { "type": ["null"] }, "then": { "type": "null" }, "else": { "type": ["object", "null"] } } }, "acceptedTerms": { "type": "boolean" }, "newbie": { "type": "boolean" }, "externalId": { "type": ["string", "null"], "minLength": 1, "maxLength": 255 }, "userRole": { "$ref": "UserRole" }, "enabled": { "type": "boolean" }, "environment": { "type": "string", "minLength": 1, "maxLength": 255 }, "company": { "$ref": "CompanyOrUserCompanyReference" }, "companyGroup": { "if": { "type": ["object"] }, "then": { "$ref": "CompanyGroupReference" }, "else": { "if": { "type": ["null"] }, "then": { "type": "null" }, "else": { "type": ["object", "null"] } } } } };
var func26 = Object.prototype.hasOwnProperty;
function validate94(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length < 1) {
      const err0 = { instancePath, keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      if (!func26.call(schema39.properties, key0)) {
        const err1 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        (vErrors ??= []).push(err1);
        errors++;
      }
    }
    if (data.userName !== void 0) {
      if (!validate56(data.userName, { instancePath: instancePath + "/userName", parentData: data, parentDataProperty: "userName", rootData })) {
        vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
        errors = vErrors.length;
      }
    }
    if (data.name !== void 0) {
      let data1 = data.name;
      if (typeof data1 === "string") {
        if (func1(data1) > 255) {
          const err2 = { instancePath: instancePath + "/name", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          (vErrors ??= []).push(err2);
          errors++;
        }
        if (func1(data1) < 1) {
          const err3 = { instancePath: instancePath + "/name", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          (vErrors ??= []).push(err3);
          errors++;
        }
      } else {
        const err4 = { instancePath: instancePath + "/name", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err4);
        errors++;
      }
    }
    if (data.surname !== void 0) {
      let data2 = data.surname;
      if (typeof data2 !== "string" && data2 !== null) {
        const err5 = { instancePath: instancePath + "/surname", keyword: "type", params: { type: schema39.properties.surname.type }, message: "must be string,null" };
        (vErrors ??= []).push(err5);
        errors++;
      }
      if (typeof data2 === "string") {
        if (func1(data2) > 255) {
          const err6 = { instancePath: instancePath + "/surname", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          (vErrors ??= []).push(err6);
          errors++;
        }
        if (func1(data2) < 1) {
          const err7 = { instancePath: instancePath + "/surname", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          (vErrors ??= []).push(err7);
          errors++;
        }
      }
    }
    if (data.email !== void 0) {
      if (!validate57(data.email, { instancePath: instancePath + "/email", parentData: data, parentDataProperty: "email", rootData })) {
        vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
        errors = vErrors.length;
      }
    }
    if (data.password !== void 0) {
      if (!validate77(data.password, { instancePath: instancePath + "/password", parentData: data, parentDataProperty: "password", rootData })) {
        vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
        errors = vErrors.length;
      }
    }
    if (data.currentPassword !== void 0) {
      let data5 = data.currentPassword;
      if (typeof data5 === "string") {
        if (func1(data5) > 256) {
          const err8 = { instancePath: instancePath + "/currentPassword", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters" };
          (vErrors ??= []).push(err8);
          errors++;
        }
        if (!formats8(data5)) {
          const err9 = { instancePath: instancePath + "/currentPassword", keyword: "format", params: { format: "password" }, message: 'must match format "password"' };
          (vErrors ??= []).push(err9);
          errors++;
        }
      } else {
        const err10 = { instancePath: instancePath + "/currentPassword", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err10);
        errors++;
      }
    }
    if (data.phoneNumber !== void 0) {
      let data6 = data.phoneNumber;
      if (typeof data6 !== "string" && data6 !== null) {
        const err11 = { instancePath: instancePath + "/phoneNumber", keyword: "type", params: { type: schema39.properties.phoneNumber.type }, message: "must be string,null" };
        (vErrors ??= []).push(err11);
        errors++;
      }
      if (typeof data6 === "string") {
        if (func1(data6) > 20) {
          const err12 = { instancePath: instancePath + "/phoneNumber", keyword: "maxLength", params: { limit: 20 }, message: "must NOT have more than 20 characters" };
          (vErrors ??= []).push(err12);
          errors++;
        }
        if (func1(data6) < 1) {
          const err13 = { instancePath: instancePath + "/phoneNumber", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          (vErrors ??= []).push(err13);
          errors++;
        }
      }
    }
    if (data.language !== void 0) {
      if (!validate58(data.language, { instancePath: instancePath + "/language", parentData: data, parentDataProperty: "language", rootData })) {
        vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
        errors = vErrors.length;
      }
    }
    if (data.address !== void 0) {
      let data8 = data.address;
      const _errs15 = errors;
      let valid1 = true;
      const _errs16 = errors;
      if (!(data8 && typeof data8 == "object" && !Array.isArray(data8))) {
        const err14 = {};
        (vErrors ??= []).push(err14);
        errors++;
      }
      var _valid0 = _errs16 === errors;
      errors = _errs15;
      if (vErrors !== null) {
        if (_errs15) {
          vErrors.length = _errs15;
        } else {
          vErrors = null;
        }
      }
      let ifClause0;
      if (_valid0) {
        const _errs18 = errors;
        if (!validate78(data8, { instancePath: instancePath + "/address", parentData: data, parentDataProperty: "address", rootData })) {
          vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
          errors = vErrors.length;
        }
        var _valid0 = _errs18 === errors;
        valid1 = _valid0;
        ifClause0 = "then";
      } else {
        const _errs19 = errors;
        const _errs20 = errors;
        let valid2 = true;
        const _errs21 = errors;
        if (data8 !== null) {
          const err15 = {};
          (vErrors ??= []).push(err15);
          errors++;
        }
        var _valid1 = _errs21 === errors;
        errors = _errs20;
        if (vErrors !== null) {
          if (_errs20) {
            vErrors.length = _errs20;
          } else {
            vErrors = null;
          }
        }
        let ifClause1;
        if (_valid1) {
          const _errs23 = errors;
          if (data8 !== null) {
            const err16 = { instancePath: instancePath + "/address", keyword: "type", params: { type: "null" }, message: "must be null" };
            (vErrors ??= []).push(err16);
            errors++;
          }
          var _valid1 = _errs23 === errors;
          valid2 = _valid1;
          ifClause1 = "then";
        } else {
          const _errs25 = errors;
          if (!(data8 && typeof data8 == "object" && !Array.isArray(data8)) && data8 !== null) {
            const err17 = { instancePath: instancePath + "/address", keyword: "type", params: { type: schema39.properties.address.else.else.type }, message: "must be object,null" };
            (vErrors ??= []).push(err17);
            errors++;
          }
          var _valid1 = _errs25 === errors;
          valid2 = _valid1;
          ifClause1 = "else";
        }
        var _valid0 = _errs19 === errors;
        valid1 = _valid0;
        ifClause0 = "else";
      }
    }
    if (data.acceptedTerms !== void 0) {
      if (typeof data.acceptedTerms !== "boolean") {
        const err20 = { instancePath: instancePath + "/acceptedTerms", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        (vErrors ??= []).push(err20);
        errors++;
      }
    }
    if (data.newbie !== void 0) {
      if (typeof data.newbie !== "boolean") {
        const err21 = { instancePath: instancePath + "/newbie", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        (vErrors ??= []).push(err21);
        errors++;
      }
    }
    if (data.externalId !== void 0) {
      let data11 = data.externalId;
      if (typeof data11 !== "string" && data11 !== null) {
        const err22 = { instancePath: instancePath + "/externalId", keyword: "type", params: { type: schema39.properties.externalId.type }, message: "must be string,null" };
        (vErrors ??= []).push(err22);
        errors++;
      }
      if (typeof data11 === "string") {
        if (func1(data11) > 255) {
          const err23 = { instancePath: instancePath + "/externalId", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          (vErrors ??= []).push(err23);
          errors++;
        }
        if (func1(data11) < 1) {
          const err24 = { instancePath: instancePath + "/externalId", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          (vErrors ??= []).push(err24);
          errors++;
        }
      }
    }
    if (data.userRole !== void 0) {
      if (!validate59(data.userRole, { instancePath: instancePath + "/userRole", parentData: data, parentDataProperty: "userRole", rootData })) {
        vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
        errors = vErrors.length;
      }
    }
    if (data.enabled !== void 0) {
      if (typeof data.enabled !== "boolean") {
        const err25 = { instancePath: instancePath + "/enabled", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        (vErrors ??= []).push(err25);
        errors++;
      }
    }
    if (data.environment !== void 0) {
      let data14 = data.environment;
      if (typeof data14 === "string") {
        if (func1(data14) > 255) {
          const err26 = { instancePath: instancePath + "/environment", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          (vErrors ??= []).push(err26);
          errors++;
        }
        if (func1(data14) < 1) {
          const err27 = { instancePath: instancePath + "/environment", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          (vErrors ??= []).push(err27);
          errors++;
        }
      } else {
        const err28 = { instancePath: instancePath + "/environment", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err28);
        errors++;
      }
    }
    if (data.company !== void 0) {
      if (!validate61(data.company, { instancePath: instancePath + "/company", parentData: data, parentDataProperty: "company", rootData })) {
        vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
        errors = vErrors.length;
      }
    }
    if (data.companyGroup !== void 0) {
      let data16 = data.companyGroup;
      const _errs40 = errors;
      let valid3 = true;
      const _errs41 = errors;
      if (!(data16 && typeof data16 == "object" && !Array.isArray(data16))) {
        const err29 = {};
        (vErrors ??= []).push(err29);
        errors++;
      }
      var _valid2 = _errs41 === errors;
      errors = _errs40;
      if (vErrors !== null) {
        if (_errs40) {
          vErrors.length = _errs40;
        } else {
          vErrors = null;
        }
      }
      let ifClause2;
      if (_valid2) {
        const _errs43 = errors;
        if (!validate62(data16, { instancePath: instancePath + "/companyGroup", parentData: data, parentDataProperty: "companyGroup", rootData })) {
          vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
          errors = vErrors.length;
        }
        var _valid2 = _errs43 === errors;
        valid3 = _valid2;
        ifClause2 = "then";
      } else {
        const _errs44 = errors;
        const _errs45 = errors;
        let valid4 = true;
        const _errs46 = errors;
        if (data16 !== null) {
          const err30 = {};
          (vErrors ??= []).push(err30);
          errors++;
        }
        var _valid3 = _errs46 === errors;
        errors = _errs45;
        if (vErrors !== null) {
          if (_errs45) {
            vErrors.length = _errs45;
          } else {
            vErrors = null;
          }
        }
        let ifClause3;
        if (_valid3) {
          const _errs48 = errors;
          if (data16 !== null) {
            const err31 = { instancePath: instancePath + "/companyGroup", keyword: "type", params: { type: "null" }, message: "must be null" };
            (vErrors ??= []).push(err31);
            errors++;
          }
          var _valid3 = _errs48 === errors;
          valid4 = _valid3;
          ifClause3 = "then";
        } else {
          const _errs50 = errors;
          if (!(data16 && typeof data16 == "object" && !Array.isArray(data16)) && data16 !== null) {
            const err32 = { instancePath: instancePath + "/companyGroup", keyword: "type", params: { type: schema39.properties.companyGroup.else.else.type }, message: "must be object,null" };
            (vErrors ??= []).push(err32);
            errors++;
          }
          var _valid3 = _errs50 === errors;
          valid4 = _valid3;
          ifClause3 = "else";
        }
        var _valid2 = _errs44 === errors;
        valid3 = _valid2;
        ifClause2 = "else";
      }
    }
  } else {
    const err35 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err35);
    errors++;
  }
  validate94.errors = vErrors;
  return errors === 0;
}
var UserPatch = validate103;
var schema40 = { "if": { "type": "object", "required": ["action"] }, "then": { "if": { "type": "object", "required": ["action"], "properties": { "action": { "enum": ["ACTIVATE", "APPROVE", "BLOCK", "UNBLOCK"] } } }, "then": { "$ref": "UserActionPatch" }, "else": { "type": "object", "required": ["action"], "properties": { "action": { "enum": ["ACTIVATE", "APPROVE", "BLOCK", "UNBLOCK"] } } } }, "else": { "$ref": "UserFieldsPatch" } };
function validate103(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = true;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.action === void 0 && (missing0 = "action")) {
        const err0 = {};
        (vErrors ??= []).push(err0);
        errors++;
      }
    } else {
      const err1 = {};
      (vErrors ??= []).push(err1);
      errors++;
    }
  }
  var _valid0 = _errs1 === errors;
  errors = _errs0;
  if (vErrors !== null) {
    if (_errs0) {
      vErrors.length = _errs0;
    } else {
      vErrors = null;
    }
  }
  let ifClause0;
  if (_valid0) {
    const _errs3 = errors;
    const _errs4 = errors;
    let valid1 = true;
    const _errs5 = errors;
    if (errors === _errs5) {
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing1;
        if (data.action === void 0 && (missing1 = "action")) {
          const err2 = {};
          (vErrors ??= []).push(err2);
          errors++;
        } else {
          if (data.action !== void 0) {
            let data0 = data.action;
            if (!(data0 === "ACTIVATE" || data0 === "APPROVE" || data0 === "BLOCK" || data0 === "UNBLOCK")) {
              const err3 = {};
              (vErrors ??= []).push(err3);
              errors++;
            }
          }
        }
      } else {
        const err4 = {};
        (vErrors ??= []).push(err4);
        errors++;
      }
    }
    var _valid1 = _errs5 === errors;
    errors = _errs4;
    if (vErrors !== null) {
      if (_errs4) {
        vErrors.length = _errs4;
      } else {
        vErrors = null;
      }
    }
    let ifClause1;
    if (_valid1) {
      const _errs8 = errors;
      if (!validate92(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
        errors = vErrors.length;
      }
      var _valid1 = _errs8 === errors;
      valid1 = _valid1;
      ifClause1 = "then";
    } else {
      const _errs9 = errors;
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.action === void 0) {
          const err5 = { instancePath, keyword: "required", params: { missingProperty: "action" }, message: "must have required property 'action'" };
          (vErrors ??= []).push(err5);
          errors++;
        }
        if (data.action !== void 0) {
          let data1 = data.action;
          if (!(data1 === "ACTIVATE" || data1 === "APPROVE" || data1 === "BLOCK" || data1 === "UNBLOCK")) {
            const err6 = { instancePath: instancePath + "/action", keyword: "enum", params: { allowedValues: schema40.then.else.properties.action.enum }, message: "must be equal to one of the allowed values" };
            (vErrors ??= []).push(err6);
            errors++;
          }
        }
      } else {
        const err7 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
        (vErrors ??= []).push(err7);
        errors++;
      }
      var _valid1 = _errs9 === errors;
      valid1 = _valid1;
      ifClause1 = "else";
    }
    var _valid0 = _errs3 === errors;
    valid0 = _valid0;
    ifClause0 = "then";
  } else {
    const _errs12 = errors;
    if (!validate94(data, { instancePath, parentData, parentDataProperty, rootData })) {
      vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
      errors = vErrors.length;
    }
    var _valid0 = _errs12 === errors;
    valid0 = _valid0;
    ifClause0 = "else";
  }
  validate103.errors = vErrors;
  return errors === 0;
}
var Metadata = validate106;
function validate106(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length > 100) {
      const err0 = { instancePath, keyword: "maxProperties", params: { limit: 100 }, message: "must NOT have more than 100 properties" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      const _errs1 = errors;
      if (typeof key0 === "string") {
        if (func1(key0) > 255) {
          const err1 = { instancePath, keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters", propertyName: key0 };
          (vErrors ??= []).push(err1);
          errors++;
        }
        if (func1(key0) < 1) {
          const err2 = { instancePath, keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", propertyName: key0 };
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
      var valid0 = _errs1 === errors;
      if (!valid0) {
        const err3 = { instancePath, keyword: "propertyNames", params: { propertyName: key0 }, message: "property name must be valid" };
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    for (const key1 in data) {
      if (errors >= 20) {
        break;
      }
      let data0 = data[key1];
      if (typeof data0 === "string") {
        if (func1(data0) > 4096) {
          const err4 = { instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
          (vErrors ??= []).push(err4);
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
  } else {
    const err6 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err6);
    errors++;
  }
  validate106.errors = vErrors;
  return errors === 0;
}
var UserCompanyDTO = validate107;
var pattern8 = new RegExp("^userCompany/[0-9]+$", "u");
function validate107(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.enabled === void 0) {
      const err3 = { instancePath, keyword: "required", params: { missingProperty: "enabled" }, message: "must have required property 'enabled'" };
      (vErrors ??= []).push(err3);
      errors++;
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err4 = { instancePath: instancePath + "/id", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err4);
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 < 1 || isNaN(data0)) {
          const err5 = { instancePath: instancePath + "/id", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          (vErrors ??= []).push(err5);
          errors++;
        }
        if (!formats4.validate(data0)) {
          const err6 = { instancePath: instancePath + "/id", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err6);
          errors++;
        }
      }
    }
    if (data.self !== void 0) {
      let data1 = data.self;
      if (typeof data1 === "string") {
        if (!pattern8.test(data1)) {
          const err7 = { instancePath: instancePath + "/self", keyword: "pattern", params: { pattern: "^userCompany/[0-9]+$" }, message: 'must match pattern "^userCompany/[0-9]+$"' };
          (vErrors ??= []).push(err7);
          errors++;
        }
      } else {
        const err8 = { instancePath: instancePath + "/self", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err8);
        errors++;
      }
    }
    if (data.name !== void 0) {
      if (typeof data.name !== "string") {
        const err9 = { instancePath: instancePath + "/name", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err9);
        errors++;
      }
    }
    if (data.emailAddress !== void 0) {
      if (!validate57(data.emailAddress, { instancePath: instancePath + "/emailAddress", parentData: data, parentDataProperty: "emailAddress", rootData })) {
        vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
        errors = vErrors.length;
      }
    }
    if (data.companyDescription !== void 0) {
      if (typeof data.companyDescription !== "string") {
        const err10 = { instancePath: instancePath + "/companyDescription", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err10);
        errors++;
      }
    }
    if (data.companyUrl !== void 0) {
      if (typeof data.companyUrl !== "string") {
        const err11 = { instancePath: instancePath + "/companyUrl", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err11);
        errors++;
      }
    }
    if (data.phoneNumber !== void 0) {
      if (typeof data.phoneNumber !== "string") {
        const err12 = { instancePath: instancePath + "/phoneNumber", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err12);
        errors++;
      }
    }
    if (data.address !== void 0) {
      if (!validate64(data.address, { instancePath: instancePath + "/address", parentData: data, parentDataProperty: "address", rootData })) {
        vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
        errors = vErrors.length;
      }
    }
    if (data.taxCode !== void 0) {
      if (typeof data.taxCode !== "string") {
        const err13 = { instancePath: instancePath + "/taxCode", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err13);
        errors++;
      }
    }
    if (data.language !== void 0) {
      if (!validate58(data.language, { instancePath: instancePath + "/language", parentData: data, parentDataProperty: "language", rootData })) {
        vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
        errors = vErrors.length;
      }
    }
    if (data.externalId !== void 0) {
      if (typeof data.externalId !== "string") {
        const err14 = { instancePath: instancePath + "/externalId", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err14);
        errors++;
      }
    }
    if (data.enabled !== void 0) {
      if (typeof data.enabled !== "boolean") {
        const err15 = { instancePath: instancePath + "/enabled", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        (vErrors ??= []).push(err15);
        errors++;
      }
    }
  } else {
    const err16 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err16);
    errors++;
  }
  validate107.errors = vErrors;
  return errors === 0;
}
var UserCompanyInput = validate111;
var schema43 = { "type": "object", "properties": { "name": { "type": "string", "minLength": 1, "maxLength": 255 }, "emailAddress": { "$ref": "EmailAddress" }, "companyDescription": { "type": ["string", "null"], "maxLength": 4096 }, "companyUrl": { "type": ["string", "null"], "format": "uri", "pattern": "^https?://", "maxLength": 1024 }, "phoneNumber": { "type": ["string", "null"], "minLength": 1, "maxLength": 20 }, "address": { "if": { "type": ["object"] }, "then": { "$ref": "AddressInput" }, "else": { "if": { "type": ["null"] }, "then": { "type": "null" }, "else": { "type": ["object", "null"] } } }, "taxCode": { "type": ["string", "null"], "minLength": 1, "maxLength": 255 }, "language": { "$ref": "LanguageCode" }, "externalId": { "type": ["string", "null"], "minLength": 1, "maxLength": 255 }, "enabled": { "type": "boolean" } } };
var formats16 = formats.uri;
var pattern9 = new RegExp("^https?://", "u");
function validate111(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.emailAddress !== void 0) {
      if (!validate57(data.emailAddress, { instancePath: instancePath + "/emailAddress", parentData: data, parentDataProperty: "emailAddress", rootData })) {
        vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
        errors = vErrors.length;
      }
    }
    if (data.companyDescription !== void 0) {
      let data2 = data.companyDescription;
      if (typeof data2 !== "string" && data2 !== null) {
        const err3 = { instancePath: instancePath + "/companyDescription", keyword: "type", params: { type: schema43.properties.companyDescription.type }, message: "must be string,null" };
        (vErrors ??= []).push(err3);
        errors++;
      }
      if (typeof data2 === "string") {
        if (func1(data2) > 4096) {
          const err4 = { instancePath: instancePath + "/companyDescription", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
          (vErrors ??= []).push(err4);
          errors++;
        }
      }
    }
    if (data.companyUrl !== void 0) {
      let data3 = data.companyUrl;
      if (typeof data3 !== "string" && data3 !== null) {
        const err5 = { instancePath: instancePath + "/companyUrl", keyword: "type", params: { type: schema43.properties.companyUrl.type }, message: "must be string,null" };
        (vErrors ??= []).push(err5);
        errors++;
      }
      if (typeof data3 === "string") {
        if (func1(data3) > 1024) {
          const err6 = { instancePath: instancePath + "/companyUrl", keyword: "maxLength", params: { limit: 1024 }, message: "must NOT have more than 1024 characters" };
          (vErrors ??= []).push(err6);
          errors++;
        }
        if (!pattern9.test(data3)) {
          const err7 = { instancePath: instancePath + "/companyUrl", keyword: "pattern", params: { pattern: "^https?://" }, message: 'must match pattern "^https?://"' };
          (vErrors ??= []).push(err7);
          errors++;
        }
        if (!formats16(data3)) {
          const err8 = { instancePath: instancePath + "/companyUrl", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
          (vErrors ??= []).push(err8);
          errors++;
        }
      }
    }
    if (data.phoneNumber !== void 0) {
      let data4 = data.phoneNumber;
      if (typeof data4 !== "string" && data4 !== null) {
        const err9 = { instancePath: instancePath + "/phoneNumber", keyword: "type", params: { type: schema43.properties.phoneNumber.type }, message: "must be string,null" };
        (vErrors ??= []).push(err9);
        errors++;
      }
      if (typeof data4 === "string") {
        if (func1(data4) > 20) {
          const err10 = { instancePath: instancePath + "/phoneNumber", keyword: "maxLength", params: { limit: 20 }, message: "must NOT have more than 20 characters" };
          (vErrors ??= []).push(err10);
          errors++;
        }
        if (func1(data4) < 1) {
          const err11 = { instancePath: instancePath + "/phoneNumber", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          (vErrors ??= []).push(err11);
          errors++;
        }
      }
    }
    if (data.address !== void 0) {
      let data5 = data.address;
      const _errs11 = errors;
      let valid1 = true;
      const _errs12 = errors;
      if (!(data5 && typeof data5 == "object" && !Array.isArray(data5))) {
        const err12 = {};
        (vErrors ??= []).push(err12);
        errors++;
      }
      var _valid0 = _errs12 === errors;
      errors = _errs11;
      if (vErrors !== null) {
        if (_errs11) {
          vErrors.length = _errs11;
        } else {
          vErrors = null;
        }
      }
      let ifClause0;
      if (_valid0) {
        const _errs14 = errors;
        if (!validate78(data5, { instancePath: instancePath + "/address", parentData: data, parentDataProperty: "address", rootData })) {
          vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
          errors = vErrors.length;
        }
        var _valid0 = _errs14 === errors;
        valid1 = _valid0;
        ifClause0 = "then";
      } else {
        const _errs15 = errors;
        const _errs16 = errors;
        let valid2 = true;
        const _errs17 = errors;
        if (data5 !== null) {
          const err13 = {};
          (vErrors ??= []).push(err13);
          errors++;
        }
        var _valid1 = _errs17 === errors;
        errors = _errs16;
        if (vErrors !== null) {
          if (_errs16) {
            vErrors.length = _errs16;
          } else {
            vErrors = null;
          }
        }
        let ifClause1;
        if (_valid1) {
          const _errs19 = errors;
          if (data5 !== null) {
            const err14 = { instancePath: instancePath + "/address", keyword: "type", params: { type: "null" }, message: "must be null" };
            (vErrors ??= []).push(err14);
            errors++;
          }
          var _valid1 = _errs19 === errors;
          valid2 = _valid1;
          ifClause1 = "then";
        } else {
          const _errs21 = errors;
          if (!(data5 && typeof data5 == "object" && !Array.isArray(data5)) && data5 !== null) {
            const err15 = { instancePath: instancePath + "/address", keyword: "type", params: { type: schema43.properties.address.else.else.type }, message: "must be object,null" };
            (vErrors ??= []).push(err15);
            errors++;
          }
          var _valid1 = _errs21 === errors;
          valid2 = _valid1;
          ifClause1 = "else";
        }
        var _valid0 = _errs15 === errors;
        valid1 = _valid0;
        ifClause0 = "else";
      }
    }
    if (data.taxCode !== void 0) {
      let data6 = data.taxCode;
      if (typeof data6 !== "string" && data6 !== null) {
        const err18 = { instancePath: instancePath + "/taxCode", keyword: "type", params: { type: schema43.properties.taxCode.type }, message: "must be string,null" };
        (vErrors ??= []).push(err18);
        errors++;
      }
      if (typeof data6 === "string") {
        if (func1(data6) > 255) {
          const err19 = { instancePath: instancePath + "/taxCode", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          (vErrors ??= []).push(err19);
          errors++;
        }
        if (func1(data6) < 1) {
          const err20 = { instancePath: instancePath + "/taxCode", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          (vErrors ??= []).push(err20);
          errors++;
        }
      }
    }
    if (data.language !== void 0) {
      if (!validate58(data.language, { instancePath: instancePath + "/language", parentData: data, parentDataProperty: "language", rootData })) {
        vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
        errors = vErrors.length;
      }
    }
    if (data.externalId !== void 0) {
      let data8 = data.externalId;
      if (typeof data8 !== "string" && data8 !== null) {
        const err21 = { instancePath: instancePath + "/externalId", keyword: "type", params: { type: schema43.properties.externalId.type }, message: "must be string,null" };
        (vErrors ??= []).push(err21);
        errors++;
      }
      if (typeof data8 === "string") {
        if (func1(data8) > 255) {
          const err22 = { instancePath: instancePath + "/externalId", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          (vErrors ??= []).push(err22);
          errors++;
        }
        if (func1(data8) < 1) {
          const err23 = { instancePath: instancePath + "/externalId", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          (vErrors ??= []).push(err23);
          errors++;
        }
      }
    }
    if (data.enabled !== void 0) {
      if (typeof data.enabled !== "boolean") {
        const err24 = { instancePath: instancePath + "/enabled", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        (vErrors ??= []).push(err24);
        errors++;
      }
    }
  } else {
    const err25 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err25);
    errors++;
  }
  validate111.errors = vErrors;
  return errors === 0;
}
var UserCompanyCreate = validate115;
function validate115(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
  } else {
    const err1 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err1);
    errors++;
  }
  validate115.errors = vErrors;
  return errors === 0;
}
var CompanyAction = validate117;
var schema45 = { "type": "string", "enum": ["ACTIVATION", "DEACTIVATION"] };
function validate117(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, keyword: "type", params: { type: "string" }, message: "must be string" };
    (vErrors ??= []).push(err0);
    errors++;
  }
  if (!(data === "ACTIVATION" || data === "DEACTIVATION")) {
    const err1 = { instancePath, keyword: "enum", params: { allowedValues: schema45.enum }, message: "must be equal to one of the allowed values" };
    (vErrors ??= []).push(err1);
    errors++;
  }
  validate117.errors = vErrors;
  return errors === 0;
}
var BaseCompanyPatchDTO = validate118;
function validate118(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length < 1) {
      const err0 = { instancePath, keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.action === void 0) {
      const err1 = { instancePath, keyword: "required", params: { missingProperty: "action" }, message: "must have required property 'action'" };
      (vErrors ??= []).push(err1);
      errors++;
    }
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      if (!(key0 === "action")) {
        const err2 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if (data.action !== void 0) {
      if (!validate117(data.action, { instancePath: instancePath + "/action", parentData: data, parentDataProperty: "action", rootData })) {
        vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err3);
    errors++;
  }
  validate118.errors = vErrors;
  return errors === 0;
}
var CompanyDTO = validate120;
var pattern10 = new RegExp("^company/[0-9]+$", "u");
function validate120(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.enabled === void 0) {
      const err3 = { instancePath, keyword: "required", params: { missingProperty: "enabled" }, message: "must have required property 'enabled'" };
      (vErrors ??= []).push(err3);
      errors++;
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err4 = { instancePath: instancePath + "/id", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err4);
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 < 1 || isNaN(data0)) {
          const err5 = { instancePath: instancePath + "/id", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          (vErrors ??= []).push(err5);
          errors++;
        }
        if (!formats4.validate(data0)) {
          const err6 = { instancePath: instancePath + "/id", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err6);
          errors++;
        }
      }
    }
    if (data.self !== void 0) {
      let data1 = data.self;
      if (typeof data1 === "string") {
        if (!pattern10.test(data1)) {
          const err7 = { instancePath: instancePath + "/self", keyword: "pattern", params: { pattern: "^company/[0-9]+$" }, message: 'must match pattern "^company/[0-9]+$"' };
          (vErrors ??= []).push(err7);
          errors++;
        }
      } else {
        const err8 = { instancePath: instancePath + "/self", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err8);
        errors++;
      }
    }
    if (data.name !== void 0) {
      if (typeof data.name !== "string") {
        const err9 = { instancePath: instancePath + "/name", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err9);
        errors++;
      }
    }
    if (data.emailAddress !== void 0) {
      if (!validate57(data.emailAddress, { instancePath: instancePath + "/emailAddress", parentData: data, parentDataProperty: "emailAddress", rootData })) {
        vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
        errors = vErrors.length;
      }
    }
    if (data.companyDescription !== void 0) {
      if (typeof data.companyDescription !== "string") {
        const err10 = { instancePath: instancePath + "/companyDescription", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err10);
        errors++;
      }
    }
    if (data.companyUrl !== void 0) {
      if (typeof data.companyUrl !== "string") {
        const err11 = { instancePath: instancePath + "/companyUrl", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err11);
        errors++;
      }
    }
    if (data.phoneNumber !== void 0) {
      if (typeof data.phoneNumber !== "string") {
        const err12 = { instancePath: instancePath + "/phoneNumber", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err12);
        errors++;
      }
    }
    if (data.address !== void 0) {
      if (!validate64(data.address, { instancePath: instancePath + "/address", parentData: data, parentDataProperty: "address", rootData })) {
        vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
        errors = vErrors.length;
      }
    }
    if (data.taxCode !== void 0) {
      if (typeof data.taxCode !== "string") {
        const err13 = { instancePath: instancePath + "/taxCode", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err13);
        errors++;
      }
    }
    if (data.language !== void 0) {
      if (!validate58(data.language, { instancePath: instancePath + "/language", parentData: data, parentDataProperty: "language", rootData })) {
        vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
        errors = vErrors.length;
      }
    }
    if (data.technicalEmailAddress !== void 0) {
      if (!validate57(data.technicalEmailAddress, { instancePath: instancePath + "/technicalEmailAddress", parentData: data, parentDataProperty: "technicalEmailAddress", rootData })) {
        vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
        errors = vErrors.length;
      }
    }
    if (data.syndicationEndpoint !== void 0) {
      if (typeof data.syndicationEndpoint !== "string") {
        const err14 = { instancePath: instancePath + "/syndicationEndpoint", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err14);
        errors++;
      }
    }
    if (data.externalId !== void 0) {
      if (typeof data.externalId !== "string") {
        const err15 = { instancePath: instancePath + "/externalId", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err15);
        errors++;
      }
    }
    if (data.enabled !== void 0) {
      if (typeof data.enabled !== "boolean") {
        const err16 = { instancePath: instancePath + "/enabled", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        (vErrors ??= []).push(err16);
        errors++;
      }
    }
  } else {
    const err17 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err17);
    errors++;
  }
  validate120.errors = vErrors;
  return errors === 0;
}
var CompanyInput = validate125;
var schema48 = { "type": "object", "properties": { "name": { "type": "string", "minLength": 1, "maxLength": 255 }, "emailAddress": { "$ref": "EmailAddress" }, "companyDescription": { "type": ["string", "null"], "maxLength": 4096 }, "companyUrl": { "type": ["string", "null"], "format": "uri", "pattern": "^https?://", "maxLength": 1024 }, "phoneNumber": { "type": ["string", "null"], "minLength": 1, "maxLength": 20 }, "address": { "if": { "type": ["object"] }, "then": { "$ref": "AddressInput" }, "else": { "if": { "type": ["null"] }, "then": { "type": "null" }, "else": { "type": ["object", "null"] } } }, "taxCode": { "type": ["string", "null"], "minLength": 1, "maxLength": 255 }, "language": { "$ref": "LanguageCode" }, "technicalEmailAddress": { "if": { "type": ["string"] }, "then": { "$ref": "EmailAddress" }, "else": { "if": { "type": ["null"] }, "then": { "type": "null" }, "else": { "type": ["string", "null"] } } }, "syndicationEndpoint": { "type": ["string", "null"], "format": "uri", "pattern": "^https?://", "maxLength": 2048 }, "notificationSecretToken": { "type": ["string", "null"], "minLength": 1, "maxLength": 255 }, "externalId": { "type": ["string", "null"], "minLength": 1, "maxLength": 255 }, "enabled": { "type": "boolean" } } };
function validate125(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.emailAddress !== void 0) {
      if (!validate57(data.emailAddress, { instancePath: instancePath + "/emailAddress", parentData: data, parentDataProperty: "emailAddress", rootData })) {
        vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
        errors = vErrors.length;
      }
    }
    if (data.companyDescription !== void 0) {
      let data2 = data.companyDescription;
      if (typeof data2 !== "string" && data2 !== null) {
        const err3 = { instancePath: instancePath + "/companyDescription", keyword: "type", params: { type: schema48.properties.companyDescription.type }, message: "must be string,null" };
        (vErrors ??= []).push(err3);
        errors++;
      }
      if (typeof data2 === "string") {
        if (func1(data2) > 4096) {
          const err4 = { instancePath: instancePath + "/companyDescription", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
          (vErrors ??= []).push(err4);
          errors++;
        }
      }
    }
    if (data.companyUrl !== void 0) {
      let data3 = data.companyUrl;
      if (typeof data3 !== "string" && data3 !== null) {
        const err5 = { instancePath: instancePath + "/companyUrl", keyword: "type", params: { type: schema48.properties.companyUrl.type }, message: "must be string,null" };
        (vErrors ??= []).push(err5);
        errors++;
      }
      if (typeof data3 === "string") {
        if (func1(data3) > 1024) {
          const err6 = { instancePath: instancePath + "/companyUrl", keyword: "maxLength", params: { limit: 1024 }, message: "must NOT have more than 1024 characters" };
          (vErrors ??= []).push(err6);
          errors++;
        }
        if (!pattern9.test(data3)) {
          const err7 = { instancePath: instancePath + "/companyUrl", keyword: "pattern", params: { pattern: "^https?://" }, message: 'must match pattern "^https?://"' };
          (vErrors ??= []).push(err7);
          errors++;
        }
        if (!formats16(data3)) {
          const err8 = { instancePath: instancePath + "/companyUrl", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
          (vErrors ??= []).push(err8);
          errors++;
        }
      }
    }
    if (data.phoneNumber !== void 0) {
      let data4 = data.phoneNumber;
      if (typeof data4 !== "string" && data4 !== null) {
        const err9 = { instancePath: instancePath + "/phoneNumber", keyword: "type", params: { type: schema48.properties.phoneNumber.type }, message: "must be string,null" };
        (vErrors ??= []).push(err9);
        errors++;
      }
      if (typeof data4 === "string") {
        if (func1(data4) > 20) {
          const err10 = { instancePath: instancePath + "/phoneNumber", keyword: "maxLength", params: { limit: 20 }, message: "must NOT have more than 20 characters" };
          (vErrors ??= []).push(err10);
          errors++;
        }
        if (func1(data4) < 1) {
          const err11 = { instancePath: instancePath + "/phoneNumber", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          (vErrors ??= []).push(err11);
          errors++;
        }
      }
    }
    if (data.address !== void 0) {
      let data5 = data.address;
      const _errs11 = errors;
      let valid1 = true;
      const _errs12 = errors;
      if (!(data5 && typeof data5 == "object" && !Array.isArray(data5))) {
        const err12 = {};
        (vErrors ??= []).push(err12);
        errors++;
      }
      var _valid0 = _errs12 === errors;
      errors = _errs11;
      if (vErrors !== null) {
        if (_errs11) {
          vErrors.length = _errs11;
        } else {
          vErrors = null;
        }
      }
      let ifClause0;
      if (_valid0) {
        const _errs14 = errors;
        if (!validate78(data5, { instancePath: instancePath + "/address", parentData: data, parentDataProperty: "address", rootData })) {
          vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
          errors = vErrors.length;
        }
        var _valid0 = _errs14 === errors;
        valid1 = _valid0;
        ifClause0 = "then";
      } else {
        const _errs15 = errors;
        const _errs16 = errors;
        let valid2 = true;
        const _errs17 = errors;
        if (data5 !== null) {
          const err13 = {};
          (vErrors ??= []).push(err13);
          errors++;
        }
        var _valid1 = _errs17 === errors;
        errors = _errs16;
        if (vErrors !== null) {
          if (_errs16) {
            vErrors.length = _errs16;
          } else {
            vErrors = null;
          }
        }
        let ifClause1;
        if (_valid1) {
          const _errs19 = errors;
          if (data5 !== null) {
            const err14 = { instancePath: instancePath + "/address", keyword: "type", params: { type: "null" }, message: "must be null" };
            (vErrors ??= []).push(err14);
            errors++;
          }
          var _valid1 = _errs19 === errors;
          valid2 = _valid1;
          ifClause1 = "then";
        } else {
          const _errs21 = errors;
          if (!(data5 && typeof data5 == "object" && !Array.isArray(data5)) && data5 !== null) {
            const err15 = { instancePath: instancePath + "/address", keyword: "type", params: { type: schema48.properties.address.else.else.type }, message: "must be object,null" };
            (vErrors ??= []).push(err15);
            errors++;
          }
          var _valid1 = _errs21 === errors;
          valid2 = _valid1;
          ifClause1 = "else";
        }
        var _valid0 = _errs15 === errors;
        valid1 = _valid0;
        ifClause0 = "else";
      }
    }
    if (data.taxCode !== void 0) {
      let data6 = data.taxCode;
      if (typeof data6 !== "string" && data6 !== null) {
        const err18 = { instancePath: instancePath + "/taxCode", keyword: "type", params: { type: schema48.properties.taxCode.type }, message: "must be string,null" };
        (vErrors ??= []).push(err18);
        errors++;
      }
      if (typeof data6 === "string") {
        if (func1(data6) > 255) {
          const err19 = { instancePath: instancePath + "/taxCode", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          (vErrors ??= []).push(err19);
          errors++;
        }
        if (func1(data6) < 1) {
          const err20 = { instancePath: instancePath + "/taxCode", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          (vErrors ??= []).push(err20);
          errors++;
        }
      }
    }
    if (data.language !== void 0) {
      if (!validate58(data.language, { instancePath: instancePath + "/language", parentData: data, parentDataProperty: "language", rootData })) {
        vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
        errors = vErrors.length;
      }
    }
    if (data.technicalEmailAddress !== void 0) {
      let data8 = data.technicalEmailAddress;
      const _errs27 = errors;
      let valid3 = true;
      const _errs28 = errors;
      if (typeof data8 !== "string") {
        const err21 = {};
        (vErrors ??= []).push(err21);
        errors++;
      }
      var _valid2 = _errs28 === errors;
      errors = _errs27;
      if (vErrors !== null) {
        if (_errs27) {
          vErrors.length = _errs27;
        } else {
          vErrors = null;
        }
      }
      let ifClause2;
      if (_valid2) {
        const _errs30 = errors;
        if (!validate57(data8, { instancePath: instancePath + "/technicalEmailAddress", parentData: data, parentDataProperty: "technicalEmailAddress", rootData })) {
          vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
          errors = vErrors.length;
        }
        var _valid2 = _errs30 === errors;
        valid3 = _valid2;
        ifClause2 = "then";
      } else {
        const _errs31 = errors;
        const _errs32 = errors;
        let valid4 = true;
        const _errs33 = errors;
        if (data8 !== null) {
          const err22 = {};
          (vErrors ??= []).push(err22);
          errors++;
        }
        var _valid3 = _errs33 === errors;
        errors = _errs32;
        if (vErrors !== null) {
          if (_errs32) {
            vErrors.length = _errs32;
          } else {
            vErrors = null;
          }
        }
        let ifClause3;
        if (_valid3) {
          const _errs35 = errors;
          if (data8 !== null) {
            const err23 = { instancePath: instancePath + "/technicalEmailAddress", keyword: "type", params: { type: "null" }, message: "must be null" };
            (vErrors ??= []).push(err23);
            errors++;
          }
          var _valid3 = _errs35 === errors;
          valid4 = _valid3;
          ifClause3 = "then";
        } else {
          const _errs37 = errors;
          if (typeof data8 !== "string" && data8 !== null) {
            const err24 = { instancePath: instancePath + "/technicalEmailAddress", keyword: "type", params: { type: schema48.properties.technicalEmailAddress.else.else.type }, message: "must be string,null" };
            (vErrors ??= []).push(err24);
            errors++;
          }
          var _valid3 = _errs37 === errors;
          valid4 = _valid3;
          ifClause3 = "else";
        }
        var _valid2 = _errs31 === errors;
        valid3 = _valid2;
        ifClause2 = "else";
      }
    }
    if (data.syndicationEndpoint !== void 0) {
      let data9 = data.syndicationEndpoint;
      if (typeof data9 !== "string" && data9 !== null) {
        const err27 = { instancePath: instancePath + "/syndicationEndpoint", keyword: "type", params: { type: schema48.properties.syndicationEndpoint.type }, message: "must be string,null" };
        (vErrors ??= []).push(err27);
        errors++;
      }
      if (typeof data9 === "string") {
        if (func1(data9) > 2048) {
          const err28 = { instancePath: instancePath + "/syndicationEndpoint", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
          (vErrors ??= []).push(err28);
          errors++;
        }
        if (!pattern9.test(data9)) {
          const err29 = { instancePath: instancePath + "/syndicationEndpoint", keyword: "pattern", params: { pattern: "^https?://" }, message: 'must match pattern "^https?://"' };
          (vErrors ??= []).push(err29);
          errors++;
        }
        if (!formats16(data9)) {
          const err30 = { instancePath: instancePath + "/syndicationEndpoint", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
          (vErrors ??= []).push(err30);
          errors++;
        }
      }
    }
    if (data.notificationSecretToken !== void 0) {
      let data10 = data.notificationSecretToken;
      if (typeof data10 !== "string" && data10 !== null) {
        const err31 = { instancePath: instancePath + "/notificationSecretToken", keyword: "type", params: { type: schema48.properties.notificationSecretToken.type }, message: "must be string,null" };
        (vErrors ??= []).push(err31);
        errors++;
      }
      if (typeof data10 === "string") {
        if (func1(data10) > 255) {
          const err32 = { instancePath: instancePath + "/notificationSecretToken", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          (vErrors ??= []).push(err32);
          errors++;
        }
        if (func1(data10) < 1) {
          const err33 = { instancePath: instancePath + "/notificationSecretToken", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          (vErrors ??= []).push(err33);
          errors++;
        }
      }
    }
    if (data.externalId !== void 0) {
      let data11 = data.externalId;
      if (typeof data11 !== "string" && data11 !== null) {
        const err34 = { instancePath: instancePath + "/externalId", keyword: "type", params: { type: schema48.properties.externalId.type }, message: "must be string,null" };
        (vErrors ??= []).push(err34);
        errors++;
      }
      if (typeof data11 === "string") {
        if (func1(data11) > 255) {
          const err35 = { instancePath: instancePath + "/externalId", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          (vErrors ??= []).push(err35);
          errors++;
        }
        if (func1(data11) < 1) {
          const err36 = { instancePath: instancePath + "/externalId", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          (vErrors ??= []).push(err36);
          errors++;
        }
      }
    }
    if (data.enabled !== void 0) {
      if (typeof data.enabled !== "boolean") {
        const err37 = { instancePath: instancePath + "/enabled", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        (vErrors ??= []).push(err37);
        errors++;
      }
    }
  } else {
    const err38 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err38);
    errors++;
  }
  validate125.errors = vErrors;
  return errors === 0;
}
var CompanyCreate = validate130;
function validate130(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate125(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
  } else {
    const err1 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err1);
    errors++;
  }
  validate130.errors = vErrors;
  return errors === 0;
}
var CompanyFieldsPatch = validate132;
var schema50 = { "type": "object", "additionalProperties": false, "minProperties": 1, "properties": { "name": { "type": "string", "minLength": 1, "maxLength": 255 }, "emailAddress": { "$ref": "EmailAddress" }, "companyDescription": { "type": ["string", "null"], "maxLength": 4096 }, "companyUrl": { "type": ["string", "null"], "format": "uri", "pattern": "^https?://", "maxLength": 1024 }, "phoneNumber": { "type": ["string", "null"], "minLength": 1, "maxLength": 20 }, "address": { "if": { "type": ["object"] }, "then": { "$ref": "AddressInput" }, "else": { "if": { "type": ["null"] }, "then": { "type": "null" }, "else": { "type": ["object", "null"] } } }, "taxCode": { "type": ["string", "null"], "minLength": 1, "maxLength": 255 }, "language": { "$ref": "LanguageCode" }, "technicalEmailAddress": { "if": { "type": ["string"] }, "then": { "$ref": "EmailAddress" }, "else": { "if": { "type": ["null"] }, "then": { "type": "null" }, "else": { "type": ["string", "null"] } } }, "syndicationEndpoint": { "type": ["string", "null"], "format": "uri", "pattern": "^https?://", "maxLength": 2048 }, "notificationSecretToken": { "type": ["string", "null"], "minLength": 1, "maxLength": 255 }, "externalId": { "type": ["string", "null"], "minLength": 1, "maxLength": 255 }, "enabled": { "type": "boolean" } } };
function validate132(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length < 1) {
      const err0 = { instancePath, keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      if (!func26.call(schema50.properties, key0)) {
        const err1 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        (vErrors ??= []).push(err1);
        errors++;
      }
    }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 === "string") {
        if (func1(data0) > 255) {
          const err2 = { instancePath: instancePath + "/name", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          (vErrors ??= []).push(err2);
          errors++;
        }
        if (func1(data0) < 1) {
          const err3 = { instancePath: instancePath + "/name", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          (vErrors ??= []).push(err3);
          errors++;
        }
      } else {
        const err4 = { instancePath: instancePath + "/name", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err4);
        errors++;
      }
    }
    if (data.emailAddress !== void 0) {
      if (!validate57(data.emailAddress, { instancePath: instancePath + "/emailAddress", parentData: data, parentDataProperty: "emailAddress", rootData })) {
        vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
        errors = vErrors.length;
      }
    }
    if (data.companyDescription !== void 0) {
      let data2 = data.companyDescription;
      if (typeof data2 !== "string" && data2 !== null) {
        const err5 = { instancePath: instancePath + "/companyDescription", keyword: "type", params: { type: schema50.properties.companyDescription.type }, message: "must be string,null" };
        (vErrors ??= []).push(err5);
        errors++;
      }
      if (typeof data2 === "string") {
        if (func1(data2) > 4096) {
          const err6 = { instancePath: instancePath + "/companyDescription", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
          (vErrors ??= []).push(err6);
          errors++;
        }
      }
    }
    if (data.companyUrl !== void 0) {
      let data3 = data.companyUrl;
      if (typeof data3 !== "string" && data3 !== null) {
        const err7 = { instancePath: instancePath + "/companyUrl", keyword: "type", params: { type: schema50.properties.companyUrl.type }, message: "must be string,null" };
        (vErrors ??= []).push(err7);
        errors++;
      }
      if (typeof data3 === "string") {
        if (func1(data3) > 1024) {
          const err8 = { instancePath: instancePath + "/companyUrl", keyword: "maxLength", params: { limit: 1024 }, message: "must NOT have more than 1024 characters" };
          (vErrors ??= []).push(err8);
          errors++;
        }
        if (!pattern9.test(data3)) {
          const err9 = { instancePath: instancePath + "/companyUrl", keyword: "pattern", params: { pattern: "^https?://" }, message: 'must match pattern "^https?://"' };
          (vErrors ??= []).push(err9);
          errors++;
        }
        if (!formats16(data3)) {
          const err10 = { instancePath: instancePath + "/companyUrl", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
          (vErrors ??= []).push(err10);
          errors++;
        }
      }
    }
    if (data.phoneNumber !== void 0) {
      let data4 = data.phoneNumber;
      if (typeof data4 !== "string" && data4 !== null) {
        const err11 = { instancePath: instancePath + "/phoneNumber", keyword: "type", params: { type: schema50.properties.phoneNumber.type }, message: "must be string,null" };
        (vErrors ??= []).push(err11);
        errors++;
      }
      if (typeof data4 === "string") {
        if (func1(data4) > 20) {
          const err12 = { instancePath: instancePath + "/phoneNumber", keyword: "maxLength", params: { limit: 20 }, message: "must NOT have more than 20 characters" };
          (vErrors ??= []).push(err12);
          errors++;
        }
        if (func1(data4) < 1) {
          const err13 = { instancePath: instancePath + "/phoneNumber", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          (vErrors ??= []).push(err13);
          errors++;
        }
      }
    }
    if (data.address !== void 0) {
      let data5 = data.address;
      const _errs12 = errors;
      let valid1 = true;
      const _errs13 = errors;
      if (!(data5 && typeof data5 == "object" && !Array.isArray(data5))) {
        const err14 = {};
        (vErrors ??= []).push(err14);
        errors++;
      }
      var _valid0 = _errs13 === errors;
      errors = _errs12;
      if (vErrors !== null) {
        if (_errs12) {
          vErrors.length = _errs12;
        } else {
          vErrors = null;
        }
      }
      let ifClause0;
      if (_valid0) {
        const _errs15 = errors;
        if (!validate78(data5, { instancePath: instancePath + "/address", parentData: data, parentDataProperty: "address", rootData })) {
          vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
          errors = vErrors.length;
        }
        var _valid0 = _errs15 === errors;
        valid1 = _valid0;
        ifClause0 = "then";
      } else {
        const _errs16 = errors;
        const _errs17 = errors;
        let valid2 = true;
        const _errs18 = errors;
        if (data5 !== null) {
          const err15 = {};
          (vErrors ??= []).push(err15);
          errors++;
        }
        var _valid1 = _errs18 === errors;
        errors = _errs17;
        if (vErrors !== null) {
          if (_errs17) {
            vErrors.length = _errs17;
          } else {
            vErrors = null;
          }
        }
        let ifClause1;
        if (_valid1) {
          const _errs20 = errors;
          if (data5 !== null) {
            const err16 = { instancePath: instancePath + "/address", keyword: "type", params: { type: "null" }, message: "must be null" };
            (vErrors ??= []).push(err16);
            errors++;
          }
          var _valid1 = _errs20 === errors;
          valid2 = _valid1;
          ifClause1 = "then";
        } else {
          const _errs22 = errors;
          if (!(data5 && typeof data5 == "object" && !Array.isArray(data5)) && data5 !== null) {
            const err17 = { instancePath: instancePath + "/address", keyword: "type", params: { type: schema50.properties.address.else.else.type }, message: "must be object,null" };
            (vErrors ??= []).push(err17);
            errors++;
          }
          var _valid1 = _errs22 === errors;
          valid2 = _valid1;
          ifClause1 = "else";
        }
        var _valid0 = _errs16 === errors;
        valid1 = _valid0;
        ifClause0 = "else";
      }
    }
    if (data.taxCode !== void 0) {
      let data6 = data.taxCode;
      if (typeof data6 !== "string" && data6 !== null) {
        const err20 = { instancePath: instancePath + "/taxCode", keyword: "type", params: { type: schema50.properties.taxCode.type }, message: "must be string,null" };
        (vErrors ??= []).push(err20);
        errors++;
      }
      if (typeof data6 === "string") {
        if (func1(data6) > 255) {
          const err21 = { instancePath: instancePath + "/taxCode", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          (vErrors ??= []).push(err21);
          errors++;
        }
        if (func1(data6) < 1) {
          const err22 = { instancePath: instancePath + "/taxCode", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          (vErrors ??= []).push(err22);
          errors++;
        }
      }
    }
    if (data.language !== void 0) {
      if (!validate58(data.language, { instancePath: instancePath + "/language", parentData: data, parentDataProperty: "language", rootData })) {
        vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
        errors = vErrors.length;
      }
    }
    if (data.technicalEmailAddress !== void 0) {
      let data8 = data.technicalEmailAddress;
      const _errs28 = errors;
      let valid3 = true;
      const _errs29 = errors;
      if (typeof data8 !== "string") {
        const err23 = {};
        (vErrors ??= []).push(err23);
        errors++;
      }
      var _valid2 = _errs29 === errors;
      errors = _errs28;
      if (vErrors !== null) {
        if (_errs28) {
          vErrors.length = _errs28;
        } else {
          vErrors = null;
        }
      }
      let ifClause2;
      if (_valid2) {
        const _errs31 = errors;
        if (!validate57(data8, { instancePath: instancePath + "/technicalEmailAddress", parentData: data, parentDataProperty: "technicalEmailAddress", rootData })) {
          vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
          errors = vErrors.length;
        }
        var _valid2 = _errs31 === errors;
        valid3 = _valid2;
        ifClause2 = "then";
      } else {
        const _errs32 = errors;
        const _errs33 = errors;
        let valid4 = true;
        const _errs34 = errors;
        if (data8 !== null) {
          const err24 = {};
          (vErrors ??= []).push(err24);
          errors++;
        }
        var _valid3 = _errs34 === errors;
        errors = _errs33;
        if (vErrors !== null) {
          if (_errs33) {
            vErrors.length = _errs33;
          } else {
            vErrors = null;
          }
        }
        let ifClause3;
        if (_valid3) {
          const _errs36 = errors;
          if (data8 !== null) {
            const err25 = { instancePath: instancePath + "/technicalEmailAddress", keyword: "type", params: { type: "null" }, message: "must be null" };
            (vErrors ??= []).push(err25);
            errors++;
          }
          var _valid3 = _errs36 === errors;
          valid4 = _valid3;
          ifClause3 = "then";
        } else {
          const _errs38 = errors;
          if (typeof data8 !== "string" && data8 !== null) {
            const err26 = { instancePath: instancePath + "/technicalEmailAddress", keyword: "type", params: { type: schema50.properties.technicalEmailAddress.else.else.type }, message: "must be string,null" };
            (vErrors ??= []).push(err26);
            errors++;
          }
          var _valid3 = _errs38 === errors;
          valid4 = _valid3;
          ifClause3 = "else";
        }
        var _valid2 = _errs32 === errors;
        valid3 = _valid2;
        ifClause2 = "else";
      }
    }
    if (data.syndicationEndpoint !== void 0) {
      let data9 = data.syndicationEndpoint;
      if (typeof data9 !== "string" && data9 !== null) {
        const err29 = { instancePath: instancePath + "/syndicationEndpoint", keyword: "type", params: { type: schema50.properties.syndicationEndpoint.type }, message: "must be string,null" };
        (vErrors ??= []).push(err29);
        errors++;
      }
      if (typeof data9 === "string") {
        if (func1(data9) > 2048) {
          const err30 = { instancePath: instancePath + "/syndicationEndpoint", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
          (vErrors ??= []).push(err30);
          errors++;
        }
        if (!pattern9.test(data9)) {
          const err31 = { instancePath: instancePath + "/syndicationEndpoint", keyword: "pattern", params: { pattern: "^https?://" }, message: 'must match pattern "^https?://"' };
          (vErrors ??= []).push(err31);
          errors++;
        }
        if (!formats16(data9)) {
          const err32 = { instancePath: instancePath + "/syndicationEndpoint", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
          (vErrors ??= []).push(err32);
          errors++;
        }
      }
    }
    if (data.notificationSecretToken !== void 0) {
      let data10 = data.notificationSecretToken;
      if (typeof data10 !== "string" && data10 !== null) {
        const err33 = { instancePath: instancePath + "/notificationSecretToken", keyword: "type", params: { type: schema50.properties.notificationSecretToken.type }, message: "must be string,null" };
        (vErrors ??= []).push(err33);
        errors++;
      }
      if (typeof data10 === "string") {
        if (func1(data10) > 255) {
          const err34 = { instancePath: instancePath + "/notificationSecretToken", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          (vErrors ??= []).push(err34);
          errors++;
        }
        if (func1(data10) < 1) {
          const err35 = { instancePath: instancePath + "/notificationSecretToken", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          (vErrors ??= []).push(err35);
          errors++;
        }
      }
    }
    if (data.externalId !== void 0) {
      let data11 = data.externalId;
      if (typeof data11 !== "string" && data11 !== null) {
        const err36 = { instancePath: instancePath + "/externalId", keyword: "type", params: { type: schema50.properties.externalId.type }, message: "must be string,null" };
        (vErrors ??= []).push(err36);
        errors++;
      }
      if (typeof data11 === "string") {
        if (func1(data11) > 255) {
          const err37 = { instancePath: instancePath + "/externalId", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          (vErrors ??= []).push(err37);
          errors++;
        }
        if (func1(data11) < 1) {
          const err38 = { instancePath: instancePath + "/externalId", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          (vErrors ??= []).push(err38);
          errors++;
        }
      }
    }
    if (data.enabled !== void 0) {
      if (typeof data.enabled !== "boolean") {
        const err39 = { instancePath: instancePath + "/enabled", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        (vErrors ??= []).push(err39);
        errors++;
      }
    }
  } else {
    const err40 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err40);
    errors++;
  }
  validate132.errors = vErrors;
  return errors === 0;
}
var CompanyPatch = validate137;
var schema51 = { "if": { "type": "object", "required": ["action"] }, "then": { "if": { "type": "object", "required": ["action"], "properties": { "action": { "enum": ["ACTIVATION", "DEACTIVATION"] } } }, "then": { "$ref": "BaseCompanyPatchDTO" }, "else": { "type": "object", "required": ["action"], "properties": { "action": { "enum": ["ACTIVATION", "DEACTIVATION"] } } } }, "else": { "$ref": "CompanyFieldsPatch" } };
function validate137(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = true;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.action === void 0 && (missing0 = "action")) {
        const err0 = {};
        (vErrors ??= []).push(err0);
        errors++;
      }
    } else {
      const err1 = {};
      (vErrors ??= []).push(err1);
      errors++;
    }
  }
  var _valid0 = _errs1 === errors;
  errors = _errs0;
  if (vErrors !== null) {
    if (_errs0) {
      vErrors.length = _errs0;
    } else {
      vErrors = null;
    }
  }
  let ifClause0;
  if (_valid0) {
    const _errs3 = errors;
    const _errs4 = errors;
    let valid1 = true;
    const _errs5 = errors;
    if (errors === _errs5) {
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing1;
        if (data.action === void 0 && (missing1 = "action")) {
          const err2 = {};
          (vErrors ??= []).push(err2);
          errors++;
        } else {
          if (data.action !== void 0) {
            let data0 = data.action;
            if (!(data0 === "ACTIVATION" || data0 === "DEACTIVATION")) {
              const err3 = {};
              (vErrors ??= []).push(err3);
              errors++;
            }
          }
        }
      } else {
        const err4 = {};
        (vErrors ??= []).push(err4);
        errors++;
      }
    }
    var _valid1 = _errs5 === errors;
    errors = _errs4;
    if (vErrors !== null) {
      if (_errs4) {
        vErrors.length = _errs4;
      } else {
        vErrors = null;
      }
    }
    let ifClause1;
    if (_valid1) {
      const _errs8 = errors;
      if (!validate118(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
        errors = vErrors.length;
      }
      var _valid1 = _errs8 === errors;
      valid1 = _valid1;
      ifClause1 = "then";
    } else {
      const _errs9 = errors;
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.action === void 0) {
          const err5 = { instancePath, keyword: "required", params: { missingProperty: "action" }, message: "must have required property 'action'" };
          (vErrors ??= []).push(err5);
          errors++;
        }
        if (data.action !== void 0) {
          let data1 = data.action;
          if (!(data1 === "ACTIVATION" || data1 === "DEACTIVATION")) {
            const err6 = { instancePath: instancePath + "/action", keyword: "enum", params: { allowedValues: schema51.then.else.properties.action.enum }, message: "must be equal to one of the allowed values" };
            (vErrors ??= []).push(err6);
            errors++;
          }
        }
      } else {
        const err7 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
        (vErrors ??= []).push(err7);
        errors++;
      }
      var _valid1 = _errs9 === errors;
      valid1 = _valid1;
      ifClause1 = "else";
    }
    var _valid0 = _errs3 === errors;
    valid0 = _valid0;
    ifClause0 = "then";
  } else {
    const _errs12 = errors;
    if (!validate132(data, { instancePath, parentData, parentDataProperty, rootData })) {
      vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
      errors = vErrors.length;
    }
    var _valid0 = _errs12 === errors;
    valid0 = _valid0;
    ifClause0 = "else";
  }
  validate137.errors = vErrors;
  return errors === 0;
}
var UserCompanyReference = validate140;
function validate140(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate140.errors = vErrors;
  return errors === 0;
}
var CompanyGroupDTO = validate141;
var pattern15 = new RegExp("^companyGroup/[0-9]+$", "u");
function validate141(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.identifier === void 0) {
      const err3 = { instancePath, keyword: "required", params: { missingProperty: "identifier" }, message: "must have required property 'identifier'" };
      (vErrors ??= []).push(err3);
      errors++;
    }
    if (data.userCompany === void 0) {
      const err4 = { instancePath, keyword: "required", params: { missingProperty: "userCompany" }, message: "must have required property 'userCompany'" };
      (vErrors ??= []).push(err4);
      errors++;
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err5 = { instancePath: instancePath + "/id", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err5);
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 < 1 || isNaN(data0)) {
          const err6 = { instancePath: instancePath + "/id", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          (vErrors ??= []).push(err6);
          errors++;
        }
        if (!formats4.validate(data0)) {
          const err7 = { instancePath: instancePath + "/id", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err7);
          errors++;
        }
      }
    }
    if (data.self !== void 0) {
      let data1 = data.self;
      if (typeof data1 === "string") {
        if (!pattern15.test(data1)) {
          const err8 = { instancePath: instancePath + "/self", keyword: "pattern", params: { pattern: "^companyGroup/[0-9]+$" }, message: 'must match pattern "^companyGroup/[0-9]+$"' };
          (vErrors ??= []).push(err8);
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/self", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err9);
        errors++;
      }
    }
    if (data.name !== void 0) {
      if (typeof data.name !== "string") {
        const err10 = { instancePath: instancePath + "/name", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err10);
        errors++;
      }
    }
    if (data.identifier !== void 0) {
      if (typeof data.identifier !== "string") {
        const err11 = { instancePath: instancePath + "/identifier", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err11);
        errors++;
      }
    }
    if (data.userCompany !== void 0) {
      if (!validate140(data.userCompany, { instancePath: instancePath + "/userCompany", parentData: data, parentDataProperty: "userCompany", rootData })) {
        vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err12 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err12);
    errors++;
  }
  validate141.errors = vErrors;
  return errors === 0;
}
var CompanyGroupInput = validate143;
function validate143(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  } else {
    const err6 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err6);
    errors++;
  }
  validate143.errors = vErrors;
  return errors === 0;
}
var CompanyGroupCreate = validate144;
function validate144(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate143(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.identifier === void 0) {
      const err1 = { instancePath, keyword: "required", params: { missingProperty: "identifier" }, message: "must have required property 'identifier'" };
      (vErrors ??= []).push(err1);
      errors++;
    }
    if (data.userCompany === void 0) {
      const err2 = { instancePath, keyword: "required", params: { missingProperty: "userCompany" }, message: "must have required property 'userCompany'" };
      (vErrors ??= []).push(err2);
      errors++;
    }
    if (data.userCompany !== void 0) {
      if (!validate140(data.userCompany, { instancePath: instancePath + "/userCompany", parentData: data, parentDataProperty: "userCompany", rootData })) {
        vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err3);
    errors++;
  }
  validate144.errors = vErrors;
  return errors === 0;
}
var PaymentMethodDTO = validate147;
var pattern16 = new RegExp("^paymentMethod/[0-9]+$", "u");
var pattern17 = new RegExp("^[0-9]{4}$", "u");
function validate147(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.label === void 0) {
      const err2 = { instancePath, keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'" };
      (vErrors ??= []).push(err2);
      errors++;
    }
    if (data.defaultMethod === void 0) {
      const err3 = { instancePath, keyword: "required", params: { missingProperty: "defaultMethod" }, message: "must have required property 'defaultMethod'" };
      (vErrors ??= []).push(err3);
      errors++;
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err4 = { instancePath: instancePath + "/id", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err4);
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 < 1 || isNaN(data0)) {
          const err5 = { instancePath: instancePath + "/id", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          (vErrors ??= []).push(err5);
          errors++;
        }
        if (!formats4.validate(data0)) {
          const err6 = { instancePath: instancePath + "/id", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err6);
          errors++;
        }
      }
    }
    if (data.self !== void 0) {
      let data1 = data.self;
      if (typeof data1 === "string") {
        if (!pattern16.test(data1)) {
          const err7 = { instancePath: instancePath + "/self", keyword: "pattern", params: { pattern: "^paymentMethod/[0-9]+$" }, message: 'must match pattern "^paymentMethod/[0-9]+$"' };
          (vErrors ??= []).push(err7);
          errors++;
        }
      } else {
        const err8 = { instancePath: instancePath + "/self", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err8);
        errors++;
      }
    }
    if (data.label !== void 0) {
      if (typeof data.label !== "string") {
        const err9 = { instancePath: instancePath + "/label", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err9);
        errors++;
      }
    }
    if (data.defaultMethod !== void 0) {
      if (typeof data.defaultMethod !== "boolean") {
        const err10 = { instancePath: instancePath + "/defaultMethod", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        (vErrors ??= []).push(err10);
        errors++;
      }
    }
    if (data.last4 !== void 0) {
      let data4 = data.last4;
      if (typeof data4 === "string") {
        if (!pattern17.test(data4)) {
          const err11 = { instancePath: instancePath + "/last4", keyword: "pattern", params: { pattern: "^[0-9]{4}$" }, message: 'must match pattern "^[0-9]{4}$"' };
          (vErrors ??= []).push(err11);
          errors++;
        }
      } else {
        const err12 = { instancePath: instancePath + "/last4", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err12);
        errors++;
      }
    }
    if (data.expMonth !== void 0) {
      let data5 = data.expMonth;
      if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
        const err13 = { instancePath: instancePath + "/expMonth", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err13);
        errors++;
      }
      if (typeof data5 == "number" && isFinite(data5)) {
        if (data5 > 12 || isNaN(data5)) {
          const err14 = { instancePath: instancePath + "/expMonth", keyword: "maximum", params: { comparison: "<=", limit: 12 }, message: "must be <= 12" };
          (vErrors ??= []).push(err14);
          errors++;
        }
        if (data5 < 1 || isNaN(data5)) {
          const err15 = { instancePath: instancePath + "/expMonth", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          (vErrors ??= []).push(err15);
          errors++;
        }
      }
    }
    if (data.expYear !== void 0) {
      let data6 = data.expYear;
      if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
        const err16 = { instancePath: instancePath + "/expYear", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err16);
        errors++;
      }
      if (typeof data6 == "number" && isFinite(data6)) {
        if (data6 > 2999 || isNaN(data6)) {
          const err17 = { instancePath: instancePath + "/expYear", keyword: "maximum", params: { comparison: "<=", limit: 2999 }, message: "must be <= 2999" };
          (vErrors ??= []).push(err17);
          errors++;
        }
        if (data6 < 2e3 || isNaN(data6)) {
          const err18 = { instancePath: instancePath + "/expYear", keyword: "minimum", params: { comparison: ">=", limit: 2e3 }, message: "must be >= 2000" };
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
  validate147.errors = vErrors;
  return errors === 0;
}
var PaymentMethodInput = validate148;
function validate148(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.label !== void 0) {
      let data0 = data.label;
      if (typeof data0 === "string") {
        if (func1(data0) > 255) {
          const err0 = { instancePath: instancePath + "/label", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          (vErrors ??= []).push(err0);
          errors++;
        }
        if (func1(data0) < 1) {
          const err1 = { instancePath: instancePath + "/label", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          (vErrors ??= []).push(err1);
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/label", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if (data.defaultMethod !== void 0) {
      if (typeof data.defaultMethod !== "boolean") {
        const err3 = { instancePath: instancePath + "/defaultMethod", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
  } else {
    const err4 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err4);
    errors++;
  }
  validate148.errors = vErrors;
  return errors === 0;
}
var PaymentMethodCreate = validate149;
function validate149(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate148(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate148.errors : vErrors.concat(validate148.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.label === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.payload === void 0) {
      const err1 = { instancePath, keyword: "required", params: { missingProperty: "payload" }, message: "must have required property 'payload'" };
      (vErrors ??= []).push(err1);
      errors++;
    }
    if (data.payload !== void 0) {
      let data0 = data.payload;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (Object.keys(data0).length > 1) {
          const err2 = { instancePath: instancePath + "/payload", keyword: "maxProperties", params: { limit: 1 }, message: "must NOT have more than 1 properties" };
          (vErrors ??= []).push(err2);
          errors++;
        }
        if (data0.paymentMethodId === void 0) {
          const err3 = { instancePath: instancePath + "/payload", keyword: "required", params: { missingProperty: "paymentMethodId" }, message: "must have required property 'paymentMethodId'" };
          (vErrors ??= []).push(err3);
          errors++;
        }
        if (data0.paymentMethodId !== void 0) {
          let data1 = data0.paymentMethodId;
          if (typeof data1 === "string") {
            if (func1(data1) > 255) {
              const err4 = { instancePath: instancePath + "/payload/paymentMethodId", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
              (vErrors ??= []).push(err4);
              errors++;
            }
            if (func1(data1) < 1) {
              const err5 = { instancePath: instancePath + "/payload/paymentMethodId", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              (vErrors ??= []).push(err5);
              errors++;
            }
          } else {
            const err6 = { instancePath: instancePath + "/payload/paymentMethodId", keyword: "type", params: { type: "string" }, message: "must be string" };
            (vErrors ??= []).push(err6);
            errors++;
          }
        }
      } else {
        const err7 = { instancePath: instancePath + "/payload", keyword: "type", params: { type: "object" }, message: "must be object" };
        (vErrors ??= []).push(err7);
        errors++;
      }
    }
  } else {
    const err8 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err8);
    errors++;
  }
  validate149.errors = vErrors;
  return errors === 0;
}
var NotifyDTO = validate151;
var pattern18 = new RegExp("^notification/[0-9]+$", "u");
function validate151(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.userRoles === void 0) {
      const err2 = { instancePath, keyword: "required", params: { missingProperty: "userRoles" }, message: "must have required property 'userRoles'" };
      (vErrors ??= []).push(err2);
      errors++;
    }
    if (data.message === void 0) {
      const err3 = { instancePath, keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" };
      (vErrors ??= []).push(err3);
      errors++;
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err4 = { instancePath: instancePath + "/id", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err4);
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 < 1 || isNaN(data0)) {
          const err5 = { instancePath: instancePath + "/id", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          (vErrors ??= []).push(err5);
          errors++;
        }
        if (!formats4.validate(data0)) {
          const err6 = { instancePath: instancePath + "/id", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err6);
          errors++;
        }
      }
    }
    if (data.self !== void 0) {
      let data1 = data.self;
      if (typeof data1 === "string") {
        if (!pattern18.test(data1)) {
          const err7 = { instancePath: instancePath + "/self", keyword: "pattern", params: { pattern: "^notification/[0-9]+$" }, message: 'must match pattern "^notification/[0-9]+$"' };
          (vErrors ??= []).push(err7);
          errors++;
        }
      } else {
        const err8 = { instancePath: instancePath + "/self", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err8);
        errors++;
      }
    }
    if (data.start !== void 0) {
      if (!validate60(data.start, { instancePath: instancePath + "/start", parentData: data, parentDataProperty: "start", rootData })) {
        vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
        errors = vErrors.length;
      }
    }
    if (data.end !== void 0) {
      if (!validate60(data.end, { instancePath: instancePath + "/end", parentData: data, parentDataProperty: "end", rootData })) {
        vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
        errors = vErrors.length;
      }
    }
    if (data.userRoles !== void 0) {
      let data4 = data.userRoles;
      if (Array.isArray(data4)) {
        const len0 = data4.length;
        for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
          if (!validate59(data4[i0], { instancePath: instancePath + "/userRoles/" + i0, parentData: data4, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err9 = { instancePath: instancePath + "/userRoles", keyword: "type", params: { type: "array" }, message: "must be array" };
        (vErrors ??= []).push(err9);
        errors++;
      }
    }
    if (data.message !== void 0) {
      if (typeof data.message !== "string") {
        const err10 = { instancePath: instancePath + "/message", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err10);
        errors++;
      }
    }
  } else {
    const err11 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err11);
    errors++;
  }
  validate151.errors = vErrors;
  return errors === 0;
}
var NotifyInput = validate155;
var schema60 = { "type": "object", "properties": { "start": { "if": { "type": ["string"] }, "then": { "$ref": "DateTime" }, "else": { "if": { "type": ["null"] }, "then": { "type": "null" }, "else": { "type": ["string", "null"] } } }, "end": { "if": { "type": ["string"] }, "then": { "$ref": "DateTime" }, "else": { "if": { "type": ["null"] }, "then": { "type": "null" }, "else": { "type": ["string", "null"] } } }, "userRoles": { "type": "array", "maxItems": 10, "items": { "$ref": "UserRole" }, "allOf": [{ "if": { "maxItems": 10 }, "then": { "uniqueItems": true } }] }, "message": { "type": "string", "minLength": 1, "maxLength": 4096 } } };
var func0 = jsonEqual;
function validate155(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.start !== void 0) {
      let data0 = data.start;
      const _errs2 = errors;
      let valid1 = true;
      const _errs3 = errors;
      if (typeof data0 !== "string") {
        const err0 = {};
        (vErrors ??= []).push(err0);
        errors++;
      }
      var _valid0 = _errs3 === errors;
      errors = _errs2;
      if (vErrors !== null) {
        if (_errs2) {
          vErrors.length = _errs2;
        } else {
          vErrors = null;
        }
      }
      let ifClause0;
      if (_valid0) {
        const _errs5 = errors;
        if (!validate60(data0, { instancePath: instancePath + "/start", parentData: data, parentDataProperty: "start", rootData })) {
          vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
          errors = vErrors.length;
        }
        var _valid0 = _errs5 === errors;
        valid1 = _valid0;
        ifClause0 = "then";
      } else {
        const _errs6 = errors;
        const _errs7 = errors;
        let valid2 = true;
        const _errs8 = errors;
        if (data0 !== null) {
          const err1 = {};
          (vErrors ??= []).push(err1);
          errors++;
        }
        var _valid1 = _errs8 === errors;
        errors = _errs7;
        if (vErrors !== null) {
          if (_errs7) {
            vErrors.length = _errs7;
          } else {
            vErrors = null;
          }
        }
        let ifClause1;
        if (_valid1) {
          const _errs10 = errors;
          if (data0 !== null) {
            const err2 = { instancePath: instancePath + "/start", keyword: "type", params: { type: "null" }, message: "must be null" };
            (vErrors ??= []).push(err2);
            errors++;
          }
          var _valid1 = _errs10 === errors;
          valid2 = _valid1;
          ifClause1 = "then";
        } else {
          const _errs12 = errors;
          if (typeof data0 !== "string" && data0 !== null) {
            const err3 = { instancePath: instancePath + "/start", keyword: "type", params: { type: schema60.properties.start.else.else.type }, message: "must be string,null" };
            (vErrors ??= []).push(err3);
            errors++;
          }
          var _valid1 = _errs12 === errors;
          valid2 = _valid1;
          ifClause1 = "else";
        }
        var _valid0 = _errs6 === errors;
        valid1 = _valid0;
        ifClause0 = "else";
      }
    }
    if (data.end !== void 0) {
      let data1 = data.end;
      const _errs15 = errors;
      let valid3 = true;
      const _errs16 = errors;
      if (typeof data1 !== "string") {
        const err6 = {};
        (vErrors ??= []).push(err6);
        errors++;
      }
      var _valid2 = _errs16 === errors;
      errors = _errs15;
      if (vErrors !== null) {
        if (_errs15) {
          vErrors.length = _errs15;
        } else {
          vErrors = null;
        }
      }
      let ifClause2;
      if (_valid2) {
        const _errs18 = errors;
        if (!validate60(data1, { instancePath: instancePath + "/end", parentData: data, parentDataProperty: "end", rootData })) {
          vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
          errors = vErrors.length;
        }
        var _valid2 = _errs18 === errors;
        valid3 = _valid2;
        ifClause2 = "then";
      } else {
        const _errs19 = errors;
        const _errs20 = errors;
        let valid4 = true;
        const _errs21 = errors;
        if (data1 !== null) {
          const err7 = {};
          (vErrors ??= []).push(err7);
          errors++;
        }
        var _valid3 = _errs21 === errors;
        errors = _errs20;
        if (vErrors !== null) {
          if (_errs20) {
            vErrors.length = _errs20;
          } else {
            vErrors = null;
          }
        }
        let ifClause3;
        if (_valid3) {
          const _errs23 = errors;
          if (data1 !== null) {
            const err8 = { instancePath: instancePath + "/end", keyword: "type", params: { type: "null" }, message: "must be null" };
            (vErrors ??= []).push(err8);
            errors++;
          }
          var _valid3 = _errs23 === errors;
          valid4 = _valid3;
          ifClause3 = "then";
        } else {
          const _errs25 = errors;
          if (typeof data1 !== "string" && data1 !== null) {
            const err9 = { instancePath: instancePath + "/end", keyword: "type", params: { type: schema60.properties.end.else.else.type }, message: "must be string,null" };
            (vErrors ??= []).push(err9);
            errors++;
          }
          var _valid3 = _errs25 === errors;
          valid4 = _valid3;
          ifClause3 = "else";
        }
        var _valid2 = _errs19 === errors;
        valid3 = _valid2;
        ifClause2 = "else";
      }
    }
    if (data.userRoles !== void 0) {
      let data2 = data.userRoles;
      const _errs30 = errors;
      let valid6 = true;
      const _errs31 = errors;
      if (Array.isArray(data2)) {
        if (data2.length > 10) {
          const err12 = {};
          (vErrors ??= []).push(err12);
          errors++;
        }
      }
      var _valid4 = _errs31 === errors;
      errors = _errs30;
      if (vErrors !== null) {
        if (_errs30) {
          vErrors.length = _errs30;
        } else {
          vErrors = null;
        }
      }
      if (_valid4) {
        const _errs32 = errors;
        if (Array.isArray(data2)) {
          let i0 = data2.length;
          let j0;
          if (i0 > 1) {
            outer0: for (; i0--; ) {
              for (j0 = i0; j0--; ) {
                if (func0(data2[i0], data2[j0])) {
                  const err13 = { instancePath: instancePath + "/userRoles", keyword: "uniqueItems", params: { i: i0, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i0 + " are identical)" };
                  (vErrors ??= []).push(err13);
                  errors++;
                  break outer0;
                }
              }
            }
          }
        }
        var _valid4 = _errs32 === errors;
        valid6 = _valid4;
      }
      if (Array.isArray(data2)) {
        if (data2.length > 10) {
          const err15 = { instancePath: instancePath + "/userRoles", keyword: "maxItems", params: { limit: 10 }, message: "must NOT have more than 10 items" };
          (vErrors ??= []).push(err15);
          errors++;
        }
        const len0 = data2.length;
        for (let i1 = 0; i1 < len0 && errors < 20; i1++) {
          if (!validate59(data2[i1], { instancePath: instancePath + "/userRoles/" + i1, parentData: data2, parentDataProperty: i1, rootData })) {
            vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err16 = { instancePath: instancePath + "/userRoles", keyword: "type", params: { type: "array" }, message: "must be array" };
        (vErrors ??= []).push(err16);
        errors++;
      }
    }
    if (data.message !== void 0) {
      let data4 = data.message;
      if (typeof data4 === "string") {
        if (func1(data4) > 4096) {
          const err17 = { instancePath: instancePath + "/message", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
          (vErrors ??= []).push(err17);
          errors++;
        }
        if (func1(data4) < 1) {
          const err18 = { instancePath: instancePath + "/message", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          (vErrors ??= []).push(err18);
          errors++;
        }
      } else {
        const err19 = { instancePath: instancePath + "/message", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err19);
        errors++;
      }
    }
  } else {
    const err20 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err20);
    errors++;
  }
  validate155.errors = vErrors;
  return errors === 0;
}
var NotifyCreate = validate159;
function validate159(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate155(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate155.errors : vErrors.concat(validate155.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.message === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
  } else {
    const err1 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err1);
    errors++;
  }
  validate159.errors = vErrors;
  return errors === 0;
}
var UserReference = validate161;
function validate161(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate161.errors = vErrors;
  return errors === 0;
}
var MessageDTO = validate162;
var pattern19 = new RegExp("^message/[0-9]+$", "u");
function validate162(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.user === void 0) {
      const err2 = { instancePath, keyword: "required", params: { missingProperty: "user" }, message: "must have required property 'user'" };
      (vErrors ??= []).push(err2);
      errors++;
    }
    if (data.subject === void 0) {
      const err3 = { instancePath, keyword: "required", params: { missingProperty: "subject" }, message: "must have required property 'subject'" };
      (vErrors ??= []).push(err3);
      errors++;
    }
    if (data.text === void 0) {
      const err4 = { instancePath, keyword: "required", params: { missingProperty: "text" }, message: "must have required property 'text'" };
      (vErrors ??= []).push(err4);
      errors++;
    }
    if (data.html === void 0) {
      const err5 = { instancePath, keyword: "required", params: { missingProperty: "html" }, message: "must have required property 'html'" };
      (vErrors ??= []).push(err5);
      errors++;
    }
    if (data.language === void 0) {
      const err6 = { instancePath, keyword: "required", params: { missingProperty: "language" }, message: "must have required property 'language'" };
      (vErrors ??= []).push(err6);
      errors++;
    }
    if (data.createdAt === void 0) {
      const err7 = { instancePath, keyword: "required", params: { missingProperty: "createdAt" }, message: "must have required property 'createdAt'" };
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
        if (data0 < 1 || isNaN(data0)) {
          const err9 = { instancePath: instancePath + "/id", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          (vErrors ??= []).push(err9);
          errors++;
        }
        if (!formats4.validate(data0)) {
          const err10 = { instancePath: instancePath + "/id", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err10);
          errors++;
        }
      }
    }
    if (data.self !== void 0) {
      let data1 = data.self;
      if (typeof data1 === "string") {
        if (!pattern19.test(data1)) {
          const err11 = { instancePath: instancePath + "/self", keyword: "pattern", params: { pattern: "^message/[0-9]+$" }, message: 'must match pattern "^message/[0-9]+$"' };
          (vErrors ??= []).push(err11);
          errors++;
        }
      } else {
        const err12 = { instancePath: instancePath + "/self", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err12);
        errors++;
      }
    }
    if (data.user !== void 0) {
      if (!validate161(data.user, { instancePath: instancePath + "/user", parentData: data, parentDataProperty: "user", rootData })) {
        vErrors = vErrors === null ? validate161.errors : vErrors.concat(validate161.errors);
        errors = vErrors.length;
      }
    }
    if (data.subject !== void 0) {
      if (typeof data.subject !== "string") {
        const err13 = { instancePath: instancePath + "/subject", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err13);
        errors++;
      }
    }
    if (data.text !== void 0) {
      if (typeof data.text !== "string") {
        const err14 = { instancePath: instancePath + "/text", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err14);
        errors++;
      }
    }
    if (data.html !== void 0) {
      if (typeof data.html !== "string") {
        const err15 = { instancePath: instancePath + "/html", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err15);
        errors++;
      }
    }
    if (data.language !== void 0) {
      if (!validate58(data.language, { instancePath: instancePath + "/language", parentData: data, parentDataProperty: "language", rootData })) {
        vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
        errors = vErrors.length;
      }
    }
    if (data.createdAt !== void 0) {
      if (!validate60(data.createdAt, { instancePath: instancePath + "/createdAt", parentData: data, parentDataProperty: "createdAt", rootData })) {
        vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
        errors = vErrors.length;
      }
    }
    if (data.sentAt !== void 0) {
      if (!validate60(data.sentAt, { instancePath: instancePath + "/sentAt", parentData: data, parentDataProperty: "sentAt", rootData })) {
        vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
        errors = vErrors.length;
      }
    }
    if (data.error !== void 0) {
      if (typeof data.error !== "string") {
        const err16 = { instancePath: instancePath + "/error", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err16);
        errors++;
      }
    }
  } else {
    const err17 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err17);
    errors++;
  }
  validate162.errors = vErrors;
  return errors === 0;
}
var ProductReference = validate167;
function validate167(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate167.errors = vErrors;
  return errors === 0;
}
var CommentDTO = validate168;
var pattern20 = new RegExp("^comment/[0-9]+$", "u");
function validate168(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.userName === void 0) {
      const err2 = { instancePath, keyword: "required", params: { missingProperty: "userName" }, message: "must have required property 'userName'" };
      (vErrors ??= []).push(err2);
      errors++;
    }
    if (data.product === void 0) {
      const err3 = { instancePath, keyword: "required", params: { missingProperty: "product" }, message: "must have required property 'product'" };
      (vErrors ??= []).push(err3);
      errors++;
    }
    if (data.rating === void 0) {
      const err4 = { instancePath, keyword: "required", params: { missingProperty: "rating" }, message: "must have required property 'rating'" };
      (vErrors ??= []).push(err4);
      errors++;
    }
    if (data.date === void 0) {
      const err5 = { instancePath, keyword: "required", params: { missingProperty: "date" }, message: "must have required property 'date'" };
      (vErrors ??= []).push(err5);
      errors++;
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err6 = { instancePath: instancePath + "/id", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err6);
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 < 1 || isNaN(data0)) {
          const err7 = { instancePath: instancePath + "/id", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          (vErrors ??= []).push(err7);
          errors++;
        }
        if (!formats4.validate(data0)) {
          const err8 = { instancePath: instancePath + "/id", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err8);
          errors++;
        }
      }
    }
    if (data.self !== void 0) {
      let data1 = data.self;
      if (typeof data1 === "string") {
        if (!pattern20.test(data1)) {
          const err9 = { instancePath: instancePath + "/self", keyword: "pattern", params: { pattern: "^comment/[0-9]+$" }, message: 'must match pattern "^comment/[0-9]+$"' };
          (vErrors ??= []).push(err9);
          errors++;
        }
      } else {
        const err10 = { instancePath: instancePath + "/self", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err10);
        errors++;
      }
    }
    if (data.userName !== void 0) {
      if (typeof data.userName !== "string") {
        const err11 = { instancePath: instancePath + "/userName", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err11);
        errors++;
      }
    }
    if (data.realName !== void 0) {
      if (typeof data.realName !== "string") {
        const err12 = { instancePath: instancePath + "/realName", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err12);
        errors++;
      }
    }
    if (data.product !== void 0) {
      if (!validate167(data.product, { instancePath: instancePath + "/product", parentData: data, parentDataProperty: "product", rootData })) {
        vErrors = vErrors === null ? validate167.errors : vErrors.concat(validate167.errors);
        errors = vErrors.length;
      }
    }
    if (data.rating !== void 0) {
      let data5 = data.rating;
      if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
        const err13 = { instancePath: instancePath + "/rating", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err13);
        errors++;
      }
      if (typeof data5 == "number" && isFinite(data5)) {
        if (data5 > 5 || isNaN(data5)) {
          const err14 = { instancePath: instancePath + "/rating", keyword: "maximum", params: { comparison: "<=", limit: 5 }, message: "must be <= 5" };
          (vErrors ??= []).push(err14);
          errors++;
        }
        if (data5 < 1 || isNaN(data5)) {
          const err15 = { instancePath: instancePath + "/rating", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          (vErrors ??= []).push(err15);
          errors++;
        }
      }
    }
    if (data.comment !== void 0) {
      if (typeof data.comment !== "string") {
        const err16 = { instancePath: instancePath + "/comment", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err16);
        errors++;
      }
    }
    if (data.date !== void 0) {
      if (!validate60(data.date, { instancePath: instancePath + "/date", parentData: data, parentDataProperty: "date", rootData })) {
        vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err17 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err17);
    errors++;
  }
  validate168.errors = vErrors;
  return errors === 0;
}
var CommentInput = validate171;
var schema66 = { "type": "object", "properties": { "rating": { "type": "integer", "minimum": 1, "maximum": 5 }, "comment": { "type": ["string", "null"], "minLength": 1, "maxLength": 4096 } } };
function validate171(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.rating !== void 0) {
      let data0 = data.rating;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err0 = { instancePath: instancePath + "/rating", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err0);
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 5 || isNaN(data0)) {
          const err1 = { instancePath: instancePath + "/rating", keyword: "maximum", params: { comparison: "<=", limit: 5 }, message: "must be <= 5" };
          (vErrors ??= []).push(err1);
          errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          const err2 = { instancePath: instancePath + "/rating", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
    }
    if (data.comment !== void 0) {
      let data1 = data.comment;
      if (typeof data1 !== "string" && data1 !== null) {
        const err3 = { instancePath: instancePath + "/comment", keyword: "type", params: { type: schema66.properties.comment.type }, message: "must be string,null" };
        (vErrors ??= []).push(err3);
        errors++;
      }
      if (typeof data1 === "string") {
        if (func1(data1) > 4096) {
          const err4 = { instancePath: instancePath + "/comment", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
          (vErrors ??= []).push(err4);
          errors++;
        }
        if (func1(data1) < 1) {
          const err5 = { instancePath: instancePath + "/comment", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          (vErrors ??= []).push(err5);
          errors++;
        }
      }
    }
  } else {
    const err6 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err6);
    errors++;
  }
  validate171.errors = vErrors;
  return errors === 0;
}
var CommentCreate = validate172;
function validate172(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate171(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.product === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "product" }, message: "must have required property 'product'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.rating === void 0) {
      const err1 = { instancePath, keyword: "required", params: { missingProperty: "rating" }, message: "must have required property 'rating'" };
      (vErrors ??= []).push(err1);
      errors++;
    }
    if (data.product !== void 0) {
      if (!validate167(data.product, { instancePath: instancePath + "/product", parentData: data, parentDataProperty: "product", rootData })) {
        vErrors = vErrors === null ? validate167.errors : vErrors.concat(validate167.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err2 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err2);
    errors++;
  }
  validate172.errors = vErrors;
  return errors === 0;
}
var CloudProviderReference = validate175;
function validate175(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate175.errors = vErrors;
  return errors === 0;
}
var SubscriptionReference = validate176;
function validate176(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate176.errors = vErrors;
  return errors === 0;
}
var CloudCredentialDTO = validate177;
var pattern21 = new RegExp("^cloudCredential/[0-9]+$", "u");
function validate177(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.owner === void 0) {
      const err3 = { instancePath, keyword: "required", params: { missingProperty: "owner" }, message: "must have required property 'owner'" };
      (vErrors ??= []).push(err3);
      errors++;
    }
    if (data.uploaded === void 0) {
      const err4 = { instancePath, keyword: "required", params: { missingProperty: "uploaded" }, message: "must have required property 'uploaded'" };
      (vErrors ??= []).push(err4);
      errors++;
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err5 = { instancePath: instancePath + "/id", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err5);
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 < 1 || isNaN(data0)) {
          const err6 = { instancePath: instancePath + "/id", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          (vErrors ??= []).push(err6);
          errors++;
        }
        if (!formats4.validate(data0)) {
          const err7 = { instancePath: instancePath + "/id", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err7);
          errors++;
        }
      }
    }
    if (data.self !== void 0) {
      let data1 = data.self;
      if (typeof data1 === "string") {
        if (!pattern21.test(data1)) {
          const err8 = { instancePath: instancePath + "/self", keyword: "pattern", params: { pattern: "^cloudCredential/[0-9]+$" }, message: 'must match pattern "^cloudCredential/[0-9]+$"' };
          (vErrors ??= []).push(err8);
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/self", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err9);
        errors++;
      }
    }
    if (data.name !== void 0) {
      if (typeof data.name !== "string") {
        const err10 = { instancePath: instancePath + "/name", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err10);
        errors++;
      }
    }
    if (data.cloudProvider !== void 0) {
      if (!validate175(data.cloudProvider, { instancePath: instancePath + "/cloudProvider", parentData: data, parentDataProperty: "cloudProvider", rootData })) {
        vErrors = vErrors === null ? validate175.errors : vErrors.concat(validate175.errors);
        errors = vErrors.length;
      }
    }
    if (data.owner !== void 0) {
      if (!validate161(data.owner, { instancePath: instancePath + "/owner", parentData: data, parentDataProperty: "owner", rootData })) {
        vErrors = vErrors === null ? validate161.errors : vErrors.concat(validate161.errors);
        errors = vErrors.length;
      }
    }
    if (data.subscription !== void 0) {
      if (!validate176(data.subscription, { instancePath: instancePath + "/subscription", parentData: data, parentDataProperty: "subscription", rootData })) {
        vErrors = vErrors === null ? validate176.errors : vErrors.concat(validate176.errors);
        errors = vErrors.length;
      }
    }
    if (data.uploaded !== void 0) {
      if (typeof data.uploaded !== "boolean") {
        const err11 = { instancePath: instancePath + "/uploaded", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        (vErrors ??= []).push(err11);
        errors++;
      }
    }
  } else {
    const err12 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err12);
    errors++;
  }
  validate177.errors = vErrors;
  return errors === 0;
}
var CloudCredentialCreate = validate181;
function validate181(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 === "string") {
        if (func1(data0) > 255) {
          const err1 = { instancePath: instancePath + "/name", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          (vErrors ??= []).push(err1);
          errors++;
        }
        if (func1(data0) < 1) {
          const err2 = { instancePath: instancePath + "/name", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          (vErrors ??= []).push(err2);
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/name", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if (data.cloudProvider !== void 0) {
      if (!validate175(data.cloudProvider, { instancePath: instancePath + "/cloudProvider", parentData: data, parentDataProperty: "cloudProvider", rootData })) {
        vErrors = vErrors === null ? validate175.errors : vErrors.concat(validate175.errors);
        errors = vErrors.length;
      }
    }
    if (data.subscription !== void 0) {
      if (!validate176(data.subscription, { instancePath: instancePath + "/subscription", parentData: data, parentDataProperty: "subscription", rootData })) {
        vErrors = vErrors === null ? validate176.errors : vErrors.concat(validate176.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err4 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err4);
    errors++;
  }
  validate181.errors = vErrors;
  return errors === 0;
}
var CloudCredentialAction = validate184;
var schema72 = { "type": "string", "enum": ["SAVE_CUSTOM_CREDENTIALS"] };
function validate184(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, keyword: "type", params: { type: "string" }, message: "must be string" };
    (vErrors ??= []).push(err0);
    errors++;
  }
  if (!(data === "SAVE_CUSTOM_CREDENTIALS")) {
    const err1 = { instancePath, keyword: "enum", params: { allowedValues: schema72.enum }, message: "must be equal to one of the allowed values" };
    (vErrors ??= []).push(err1);
    errors++;
  }
  validate184.errors = vErrors;
  return errors === 0;
}
var CloudCredentialPatch = validate185;
function validate185(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length < 1) {
      const err0 = { instancePath, keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.action === void 0) {
      const err1 = { instancePath, keyword: "required", params: { missingProperty: "action" }, message: "must have required property 'action'" };
      (vErrors ??= []).push(err1);
      errors++;
    }
    if (data.payload === void 0) {
      const err2 = { instancePath, keyword: "required", params: { missingProperty: "payload" }, message: "must have required property 'payload'" };
      (vErrors ??= []).push(err2);
      errors++;
    }
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      if (!(key0 === "action" || key0 === "payload")) {
        const err3 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if (data.action !== void 0) {
      if (!validate184(data.action, { instancePath: instancePath + "/action", parentData: data, parentDataProperty: "action", rootData })) {
        vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors);
        errors = vErrors.length;
      }
    }
    if (data.payload !== void 0) {
      let data1 = data.payload;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        if (Object.keys(data1).length > 50) {
          const err4 = { instancePath: instancePath + "/payload", keyword: "maxProperties", params: { limit: 50 }, message: "must NOT have more than 50 properties" };
          (vErrors ??= []).push(err4);
          errors++;
        }
        if (Object.keys(data1).length < 1) {
          const err5 = { instancePath: instancePath + "/payload", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" };
          (vErrors ??= []).push(err5);
          errors++;
        }
        for (const key1 in data1) {
          if (errors >= 20) {
            break;
          }
          const _errs5 = errors;
          if (typeof key1 === "string") {
            if (func1(key1) > 255) {
              const err6 = { instancePath: instancePath + "/payload", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters", propertyName: key1 };
              (vErrors ??= []).push(err6);
              errors++;
            }
            if (func1(key1) < 1) {
              const err7 = { instancePath: instancePath + "/payload", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", propertyName: key1 };
              (vErrors ??= []).push(err7);
              errors++;
            }
          }
          var valid1 = _errs5 === errors;
          if (!valid1) {
            const err8 = { instancePath: instancePath + "/payload", keyword: "propertyNames", params: { propertyName: key1 }, message: "property name must be valid" };
            (vErrors ??= []).push(err8);
            errors++;
          }
        }
        for (const key2 in data1) {
          if (errors >= 20) {
            break;
          }
          let data2 = data1[key2];
          if (typeof data2 === "string") {
            if (func1(data2) > 16384) {
              const err9 = { instancePath: instancePath + "/payload/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "maxLength", params: { limit: 16384 }, message: "must NOT have more than 16384 characters" };
              (vErrors ??= []).push(err9);
              errors++;
            }
          } else {
            const err10 = { instancePath: instancePath + "/payload/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "type", params: { type: "string" }, message: "must be string" };
            (vErrors ??= []).push(err10);
            errors++;
          }
        }
      } else {
        const err11 = { instancePath: instancePath + "/payload", keyword: "type", params: { type: "object" }, message: "must be object" };
        (vErrors ??= []).push(err11);
        errors++;
      }
    }
  } else {
    const err12 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err12);
    errors++;
  }
  validate185.errors = vErrors;
  return errors === 0;
}
var CountryCodeDTO = validate187;
function validate187(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.countryCode === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "countryCode" }, message: "must have required property 'countryCode'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.country === void 0) {
      const err1 = { instancePath, keyword: "required", params: { missingProperty: "country" }, message: "must have required property 'country'" };
      (vErrors ??= []).push(err1);
      errors++;
    }
    if (data.countryCode !== void 0) {
      if (!validate63(data.countryCode, { instancePath: instancePath + "/countryCode", parentData: data, parentDataProperty: "countryCode", rootData })) {
        vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
        errors = vErrors.length;
      }
    }
    if (data.country !== void 0) {
      if (typeof data.country !== "string") {
        const err2 = { instancePath: instancePath + "/country", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
  } else {
    const err3 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err3);
    errors++;
  }
  validate187.errors = vErrors;
  return errors === 0;
}
var DeploymentStatus = validate189;
var schema75 = { "type": "string", "enum": ["WAITING_PAYMENT", "PENDING", "DEPLOYED", "UNDEPLOY_SENT", "UNDEPLOYED", "FAILED"] };
function validate189(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, keyword: "type", params: { type: "string" }, message: "must be string" };
    (vErrors ??= []).push(err0);
    errors++;
  }
  if (!(data === "WAITING_PAYMENT" || data === "PENDING" || data === "DEPLOYED" || data === "UNDEPLOY_SENT" || data === "UNDEPLOYED" || data === "FAILED")) {
    const err1 = { instancePath, keyword: "enum", params: { allowedValues: schema75.enum }, message: "must be equal to one of the allowed values" };
    (vErrors ??= []).push(err1);
    errors++;
  }
  validate189.errors = vErrors;
  return errors === 0;
}
var SubscriptionType = validate190;
var schema76 = { "type": "string", "enum": ["NORMAL", "SANDBOX", "TRIAL"] };
function validate190(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, keyword: "type", params: { type: "string" }, message: "must be string" };
    (vErrors ??= []).push(err0);
    errors++;
  }
  if (!(data === "NORMAL" || data === "SANDBOX" || data === "TRIAL")) {
    const err1 = { instancePath, keyword: "enum", params: { allowedValues: schema76.enum }, message: "must be equal to one of the allowed values" };
    (vErrors ??= []).push(err1);
    errors++;
  }
  validate190.errors = vErrors;
  return errors === 0;
}
var ProductVersionReference = validate191;
function validate191(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate191.errors = vErrors;
  return errors === 0;
}
var InvoiceReference = validate192;
function validate192(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate192.errors = vErrors;
  return errors === 0;
}
var OrderType = validate193;
var schema79 = { "type": "string", "enum": ["NORMAL", "TRIAL", "SANDBOX", "RENEWAL", "SYNDICATED_UPGRADE", "UPSELL", "REFUND"] };
function validate193(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, keyword: "type", params: { type: "string" }, message: "must be string" };
    (vErrors ??= []).push(err0);
    errors++;
  }
  if (!(data === "NORMAL" || data === "TRIAL" || data === "SANDBOX" || data === "RENEWAL" || data === "SYNDICATED_UPGRADE" || data === "UPSELL" || data === "REFUND")) {
    const err1 = { instancePath, keyword: "enum", params: { allowedValues: schema79.enum }, message: "must be equal to one of the allowed values" };
    (vErrors ??= []).push(err1);
    errors++;
  }
  validate193.errors = vErrors;
  return errors === 0;
}
var SubscriptionOrder = validate194;
function validate194(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate193(data.orderType, { instancePath: instancePath + "/orderType", parentData: data, parentDataProperty: "orderType", rootData })) {
        vErrors = vErrors === null ? validate193.errors : vErrors.concat(validate193.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err4 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err4);
    errors++;
  }
  validate194.errors = vErrors;
  return errors === 0;
}
var EndpointCategory = validate196;
var schema81 = { "type": "string", "enum": ["APP", "PASSWORD_RESET", "DOCUMENTATION", "VIDEO"] };
function validate196(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, keyword: "type", params: { type: "string" }, message: "must be string" };
    (vErrors ??= []).push(err0);
    errors++;
  }
  if (!(data === "APP" || data === "PASSWORD_RESET" || data === "DOCUMENTATION" || data === "VIDEO")) {
    const err1 = { instancePath, keyword: "enum", params: { allowedValues: schema81.enum }, message: "must be equal to one of the allowed values" };
    (vErrors ??= []).push(err1);
    errors++;
  }
  validate196.errors = vErrors;
  return errors === 0;
}
var SubscriptionEndpoint = validate197;
function validate197(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate196(data.category, { instancePath: instancePath + "/category", parentData: data, parentDataProperty: "category", rootData })) {
        vErrors = vErrors === null ? validate196.errors : vErrors.concat(validate196.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err3);
    errors++;
  }
  validate197.errors = vErrors;
  return errors === 0;
}
var LocalizedText = validate199;
function validate199(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        if (!pattern4.test(key0)) {
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
  validate199.errors = vErrors;
  return errors === 0;
}
var Credential = validate200;
var schema84 = { "type": "object", "required": ["key", "value", "weight"], "properties": { "key": { "type": "string" }, "value": { "type": ["string", "null"] }, "description": { "$ref": "LocalizedText" }, "weight": { "type": "integer", "format": "int32" } } };
function validate200(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        const err4 = { instancePath: instancePath + "/value", keyword: "type", params: { type: schema84.properties.value.type }, message: "must be string,null" };
        (vErrors ??= []).push(err4);
        errors++;
      }
    }
    if (data.description !== void 0) {
      if (!validate199(data.description, { instancePath: instancePath + "/description", parentData: data, parentDataProperty: "description", rootData })) {
        vErrors = vErrors === null ? validate199.errors : vErrors.concat(validate199.errors);
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
        if (!formats4.validate(data3)) {
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
  validate200.errors = vErrors;
  return errors === 0;
}
var EnteredValues = validate202;
var pattern23 = new RegExp("^configurationParameter/[1-9][0-9]*$", "u");
function validate202(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      const _errs1 = errors;
      if (typeof key0 === "string") {
        if (!pattern23.test(key0)) {
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
  validate202.errors = vErrors;
  return errors === 0;
}
var BillingItemQuantities = validate203;
var pattern24 = new RegExp("^billingItem/[1-9][0-9]*$", "u");
function validate203(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      const _errs1 = errors;
      if (typeof key0 === "string") {
        if (!pattern24.test(key0)) {
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
  validate203.errors = vErrors;
  return errors === 0;
}
var LineType = validate204;
var schema87 = { "type": "string", "enum": ["CONFIGURATION", "SETUPFEE", "BILLINGITEMCOST", "BILLINGITEMSETUP", "METRIC", "CUSTOM", "ONESHOTCOST", "RECURRINGCOST", "REFUND"] };
function validate204(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, keyword: "type", params: { type: "string" }, message: "must be string" };
    (vErrors ??= []).push(err0);
    errors++;
  }
  if (!(data === "CONFIGURATION" || data === "SETUPFEE" || data === "BILLINGITEMCOST" || data === "BILLINGITEMSETUP" || data === "METRIC" || data === "CUSTOM" || data === "ONESHOTCOST" || data === "RECURRINGCOST" || data === "REFUND")) {
    const err1 = { instancePath, keyword: "enum", params: { allowedValues: schema87.enum }, message: "must be equal to one of the allowed values" };
    (vErrors ??= []).push(err1);
    errors++;
  }
  validate204.errors = vErrors;
  return errors === 0;
}
var Price = validate205;
var pattern25 = new RegExp("^-?[0-9]+\\.[0-9]{4}$", "u");
function validate205(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data === "string") {
    if (!pattern25.test(data)) {
      const err0 = { instancePath, keyword: "pattern", params: { pattern: "^-?[0-9]+\\.[0-9]{4}$" }, message: 'must match pattern "^-?[0-9]+\\.[0-9]{4}$"' };
      (vErrors ??= []).push(err0);
      errors++;
    }
  } else {
    const err1 = { instancePath, keyword: "type", params: { type: "string" }, message: "must be string" };
    (vErrors ??= []).push(err1);
    errors++;
  }
  validate205.errors = vErrors;
  return errors === 0;
}
var Currency = validate206;
var schema89 = { "type": "string", "enum": ["EUR", "USD"] };
function validate206(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, keyword: "type", params: { type: "string" }, message: "must be string" };
    (vErrors ??= []).push(err0);
    errors++;
  }
  if (!(data === "EUR" || data === "USD")) {
    const err1 = { instancePath, keyword: "enum", params: { allowedValues: schema89.enum }, message: "must be equal to one of the allowed values" };
    (vErrors ??= []).push(err1);
    errors++;
  }
  validate206.errors = vErrors;
  return errors === 0;
}
var LinePrice = validate207;
function validate207(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate205(data.price, { instancePath: instancePath + "/price", parentData: data, parentDataProperty: "price", rootData })) {
        vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors);
        errors = vErrors.length;
      }
    }
    if (data.currency !== void 0) {
      if (!validate206(data.currency, { instancePath: instancePath + "/currency", parentData: data, parentDataProperty: "currency", rootData })) {
        vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors);
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
  validate207.errors = vErrors;
  return errors === 0;
}
var BillingItemReference = validate210;
function validate210(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate210.errors = vErrors;
  return errors === 0;
}
var InvoiceLine = validate211;
function validate211(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate204(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData })) {
        vErrors = vErrors === null ? validate204.errors : vErrors.concat(validate204.errors);
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
      if (!validate207(data.price, { instancePath: instancePath + "/price", parentData: data, parentDataProperty: "price", rootData })) {
        vErrors = vErrors === null ? validate207.errors : vErrors.concat(validate207.errors);
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
      if (!validate205(data.subtotal, { instancePath: instancePath + "/subtotal", parentData: data, parentDataProperty: "subtotal", rootData })) {
        vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors);
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
      if (!validate210(data.billingItem, { instancePath: instancePath + "/billingItem", parentData: data, parentDataProperty: "billingItem", rootData })) {
        vErrors = vErrors === null ? validate210.errors : vErrors.concat(validate210.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err9 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err9);
    errors++;
  }
  validate211.errors = vErrors;
  return errors === 0;
}
var MetadataReference = validate217;
function validate217(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate217.errors = vErrors;
  return errors === 0;
}
var Subscription = validate218;
function validate218(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        if (!formats4.validate(data0)) {
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
      if (!validate190(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData })) {
        vErrors = vErrors === null ? validate190.errors : vErrors.concat(validate190.errors);
        errors = vErrors.length;
      }
    }
    if (data.deploymentStatus !== void 0) {
      if (!validate189(data.deploymentStatus, { instancePath: instancePath + "/deploymentStatus", parentData: data, parentDataProperty: "deploymentStatus", rootData })) {
        vErrors = vErrors === null ? validate189.errors : vErrors.concat(validate189.errors);
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
        if (!formats4.validate(data6)) {
          const err24 = { instancePath: instancePath + "/billingPeriod", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err24);
          errors++;
        }
      }
    }
    if (data.buyer !== void 0) {
      if (!validate161(data.buyer, { instancePath: instancePath + "/buyer", parentData: data, parentDataProperty: "buyer", rootData })) {
        vErrors = vErrors === null ? validate161.errors : vErrors.concat(validate161.errors);
        errors = vErrors.length;
      }
    }
    if (data.company !== void 0) {
      if (!validate61(data.company, { instancePath: instancePath + "/company", parentData: data, parentDataProperty: "company", rootData })) {
        vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
        errors = vErrors.length;
      }
    }
    if (data.product !== void 0) {
      if (!validate167(data.product, { instancePath: instancePath + "/product", parentData: data, parentDataProperty: "product", rootData })) {
        vErrors = vErrors === null ? validate167.errors : vErrors.concat(validate167.errors);
        errors = vErrors.length;
      }
    }
    if (data.productVersion !== void 0) {
      if (!validate191(data.productVersion, { instancePath: instancePath + "/productVersion", parentData: data, parentDataProperty: "productVersion", rootData })) {
        vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
        errors = vErrors.length;
      }
    }
    if (data.invoices !== void 0) {
      let data11 = data.invoices;
      if (Array.isArray(data11)) {
        const len0 = data11.length;
        for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
          if (!validate192(data11[i0], { instancePath: instancePath + "/invoices/" + i0, parentData: data11, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors);
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
          if (!validate194(data13[i1], { instancePath: instancePath + "/orders/" + i1, parentData: data13, parentDataProperty: i1, rootData })) {
            vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
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
        if (!formats4.validate(data21)) {
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
          if (!validate197(data23[i2], { instancePath: instancePath + "/syndicatedEndpoints/" + i2, parentData: data23, parentDataProperty: i2, rootData })) {
            vErrors = vErrors === null ? validate197.errors : vErrors.concat(validate197.errors);
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
          if (!validate200(data26[i3], { instancePath: instancePath + "/credentials/" + i3, parentData: data26, parentDataProperty: i3, rootData })) {
            vErrors = vErrors === null ? validate200.errors : vErrors.concat(validate200.errors);
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
      if (!validate202(data.configurationParameters, { instancePath: instancePath + "/configurationParameters", parentData: data, parentDataProperty: "configurationParameters", rootData })) {
        vErrors = vErrors === null ? validate202.errors : vErrors.concat(validate202.errors);
        errors = vErrors.length;
      }
    }
    if (data.billingItems !== void 0) {
      if (!validate203(data.billingItems, { instancePath: instancePath + "/billingItems", parentData: data, parentDataProperty: "billingItems", rootData })) {
        vErrors = vErrors === null ? validate203.errors : vErrors.concat(validate203.errors);
        errors = vErrors.length;
      }
    }
    if (data.oneshotCosts !== void 0) {
      let data30 = data.oneshotCosts;
      if (Array.isArray(data30)) {
        const len4 = data30.length;
        for (let i4 = 0; i4 < len4 && errors < 20; i4++) {
          if (!validate211(data30[i4], { instancePath: instancePath + "/oneshotCosts/" + i4, parentData: data30, parentDataProperty: i4, rootData })) {
            vErrors = vErrors === null ? validate211.errors : vErrors.concat(validate211.errors);
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
          if (!validate211(data32[i5], { instancePath: instancePath + "/recurringCosts/" + i5, parentData: data32, parentDataProperty: i5, rootData })) {
            vErrors = vErrors === null ? validate211.errors : vErrors.concat(validate211.errors);
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
          if (!validate191(data34[i6], { instancePath: instancePath + "/possibleUpgrades/" + i6, parentData: data34, parentDataProperty: i6, rootData })) {
            vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
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
      if (!validate217(data.metadata, { instancePath: instancePath + "/metadata", parentData: data, parentDataProperty: "metadata", rootData })) {
        vErrors = vErrors === null ? validate217.errors : vErrors.concat(validate217.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err36 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err36);
    errors++;
  }
  validate218.errors = vErrors;
  return errors === 0;
}
var ReportedDeploymentStatus = validate241;
var schema95 = { "type": "string", "enum": ["DEPLOYED", "UNDEPLOYED", "FAILED"] };
function validate241(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, keyword: "type", params: { type: "string" }, message: "must be string" };
    (vErrors ??= []).push(err0);
    errors++;
  }
  if (!(data === "DEPLOYED" || data === "UNDEPLOYED" || data === "FAILED")) {
    const err1 = { instancePath, keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
    (vErrors ??= []).push(err1);
    errors++;
  }
  validate241.errors = vErrors;
  return errors === 0;
}
var SubscriptionDeploymentStatusPatch = validate242;
function validate242(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.deploymentStatus === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "deploymentStatus" }, message: "must have required property 'deploymentStatus'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      if (!(key0 === "deploymentStatus")) {
        const err1 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        (vErrors ??= []).push(err1);
        errors++;
      }
    }
    if (data.deploymentStatus !== void 0) {
      if (!validate241(data.deploymentStatus, { instancePath: instancePath + "/deploymentStatus", parentData: data, parentDataProperty: "deploymentStatus", rootData })) {
        vErrors = vErrors === null ? validate241.errors : vErrors.concat(validate241.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err2 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err2);
    errors++;
  }
  validate242.errors = vErrors;
  return errors === 0;
}
var SubscriptionSetNamePatch = validate244;
function validate244(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.action === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "action" }, message: "must have required property 'action'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.name === void 0) {
      const err1 = { instancePath, keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      (vErrors ??= []).push(err1);
      errors++;
    }
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      if (!(key0 === "action" || key0 === "name")) {
        const err2 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if (data.action !== void 0) {
      let data0 = data.action;
      if (typeof data0 !== "string") {
        const err3 = { instancePath: instancePath + "/action", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err3);
        errors++;
      }
      if ("SET_NAME" !== data0) {
        const err4 = { instancePath: instancePath + "/action", keyword: "const", params: { allowedValue: "SET_NAME" }, message: "must be equal to constant" };
        (vErrors ??= []).push(err4);
        errors++;
      }
    }
    if (data.name !== void 0) {
      let data1 = data.name;
      if (typeof data1 === "string") {
        if (func1(data1) > 255) {
          const err5 = { instancePath: instancePath + "/name", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          (vErrors ??= []).push(err5);
          errors++;
        }
        if (func1(data1) < 1) {
          const err6 = { instancePath: instancePath + "/name", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          (vErrors ??= []).push(err6);
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/name", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err7);
        errors++;
      }
    }
  } else {
    const err8 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err8);
    errors++;
  }
  validate244.errors = vErrors;
  return errors === 0;
}
var BillingItemQuantitiesInput = validate245;
function validate245(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length > 100) {
      const err0 = { instancePath, keyword: "maxProperties", params: { limit: 100 }, message: "must NOT have more than 100 properties" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      const _errs1 = errors;
      if (typeof key0 === "string") {
        if (func1(key0) > 2048) {
          const err1 = { instancePath, keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters", propertyName: key0 };
          (vErrors ??= []).push(err1);
          errors++;
        }
        if (func1(key0) < 1) {
          const err2 = { instancePath, keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", propertyName: key0 };
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
      var valid0 = _errs1 === errors;
      if (!valid0) {
        const err3 = { instancePath, keyword: "propertyNames", params: { propertyName: key0 }, message: "property name must be valid" };
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    for (const key1 in data) {
      if (errors >= 20) {
        break;
      }
      let data0 = data[key1];
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err4 = { instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err4);
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 2147483647 || isNaN(data0)) {
          const err5 = { instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
          (vErrors ??= []).push(err5);
          errors++;
        }
        if (data0 < 0 || isNaN(data0)) {
          const err6 = { instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
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
  validate245.errors = vErrors;
  return errors === 0;
}
var SubscriptionUpgradePatch = validate246;
function validate246(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.action === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "action" }, message: "must have required property 'action'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.productVersion === void 0) {
      const err1 = { instancePath, keyword: "required", params: { missingProperty: "productVersion" }, message: "must have required property 'productVersion'" };
      (vErrors ??= []).push(err1);
      errors++;
    }
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      if (!(key0 === "action" || key0 === "productVersion" || key0 === "from" || key0 === "billingItems")) {
        const err2 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if (data.action !== void 0) {
      let data0 = data.action;
      if (typeof data0 !== "string") {
        const err3 = { instancePath: instancePath + "/action", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err3);
        errors++;
      }
      if ("SYNDICATED_UPGRADE" !== data0) {
        const err4 = { instancePath: instancePath + "/action", keyword: "const", params: { allowedValue: "SYNDICATED_UPGRADE" }, message: "must be equal to constant" };
        (vErrors ??= []).push(err4);
        errors++;
      }
    }
    if (data.productVersion !== void 0) {
      if (!validate191(data.productVersion, { instancePath: instancePath + "/productVersion", parentData: data, parentDataProperty: "productVersion", rootData })) {
        vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
        errors = vErrors.length;
      }
    }
    if (data.from !== void 0) {
      if (!validate60(data.from, { instancePath: instancePath + "/from", parentData: data, parentDataProperty: "from", rootData })) {
        vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
        errors = vErrors.length;
      }
    }
    if (data.billingItems !== void 0) {
      if (!validate245(data.billingItems, { instancePath: instancePath + "/billingItems", parentData: data, parentDataProperty: "billingItems", rootData })) {
        vErrors = vErrors === null ? validate245.errors : vErrors.concat(validate245.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err5 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err5);
    errors++;
  }
  validate246.errors = vErrors;
  return errors === 0;
}
var SubscriptionRenewPatch = validate250;
function validate250(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.action === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "action" }, message: "must have required property 'action'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      if (!(key0 === "action" || key0 === "hours")) {
        const err1 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        (vErrors ??= []).push(err1);
        errors++;
      }
    }
    if (data.action !== void 0) {
      let data0 = data.action;
      if (typeof data0 !== "string") {
        const err2 = { instancePath: instancePath + "/action", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err2);
        errors++;
      }
      if ("RENEW" !== data0) {
        const err3 = { instancePath: instancePath + "/action", keyword: "const", params: { allowedValue: "RENEW" }, message: "must be equal to constant" };
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if (data.hours !== void 0) {
      let data1 = data.hours;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err4 = { instancePath: instancePath + "/hours", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err4);
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 8760 || isNaN(data1)) {
          const err5 = { instancePath: instancePath + "/hours", keyword: "maximum", params: { comparison: "<=", limit: 8760 }, message: "must be <= 8760" };
          (vErrors ??= []).push(err5);
          errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          const err6 = { instancePath: instancePath + "/hours", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
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
  validate250.errors = vErrors;
  return errors === 0;
}
var SubscriptionAutoRenewPatch = validate251;
function validate251(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.action === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "action" }, message: "must have required property 'action'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.autoRenew === void 0) {
      const err1 = { instancePath, keyword: "required", params: { missingProperty: "autoRenew" }, message: "must have required property 'autoRenew'" };
      (vErrors ??= []).push(err1);
      errors++;
    }
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      if (!(key0 === "action" || key0 === "autoRenew")) {
        const err2 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if (data.action !== void 0) {
      let data0 = data.action;
      if (typeof data0 !== "string") {
        const err3 = { instancePath: instancePath + "/action", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err3);
        errors++;
      }
      if ("AUTORENEW" !== data0) {
        const err4 = { instancePath: instancePath + "/action", keyword: "const", params: { allowedValue: "AUTORENEW" }, message: "must be equal to constant" };
        (vErrors ??= []).push(err4);
        errors++;
      }
    }
    if (data.autoRenew !== void 0) {
      if (typeof data.autoRenew !== "boolean") {
        const err5 = { instancePath: instancePath + "/autoRenew", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
  } else {
    const err6 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err6);
    errors++;
  }
  validate251.errors = vErrors;
  return errors === 0;
}
var SubscriptionKillPatch = validate252;
function validate252(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.action === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "action" }, message: "must have required property 'action'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      if (!(key0 === "action")) {
        const err1 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        (vErrors ??= []).push(err1);
        errors++;
      }
    }
    if (data.action !== void 0) {
      let data0 = data.action;
      if (typeof data0 !== "string") {
        const err2 = { instancePath: instancePath + "/action", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err2);
        errors++;
      }
      if ("KILL" !== data0) {
        const err3 = { instancePath: instancePath + "/action", keyword: "const", params: { allowedValue: "KILL" }, message: "must be equal to constant" };
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
  } else {
    const err4 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err4);
    errors++;
  }
  validate252.errors = vErrors;
  return errors === 0;
}
var SubscriptionPatch = validate253;
var schema103 = { "if": { "type": "object", "required": ["action"] }, "then": { "if": { "type": "object", "required": ["action"], "properties": { "action": { "enum": ["SET_NAME"] } } }, "then": { "$ref": "SubscriptionSetNamePatch" }, "else": { "if": { "type": "object", "required": ["action"], "properties": { "action": { "enum": ["SYNDICATED_UPGRADE"] } } }, "then": { "$ref": "SubscriptionUpgradePatch" }, "else": { "if": { "type": "object", "required": ["action"], "properties": { "action": { "enum": ["RENEW"] } } }, "then": { "$ref": "SubscriptionRenewPatch" }, "else": { "if": { "type": "object", "required": ["action"], "properties": { "action": { "enum": ["AUTORENEW"] } } }, "then": { "$ref": "SubscriptionAutoRenewPatch" }, "else": { "if": { "type": "object", "required": ["action"], "properties": { "action": { "enum": ["KILL"] } } }, "then": { "$ref": "SubscriptionKillPatch" }, "else": { "type": "object", "required": ["action"], "properties": { "action": { "enum": ["SET_NAME", "SYNDICATED_UPGRADE", "RENEW", "AUTORENEW", "KILL"] } } } } } } } }, "else": { "$ref": "SubscriptionDeploymentStatusPatch" } };
function validate253(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = true;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.action === void 0 && (missing0 = "action")) {
        const err0 = {};
        (vErrors ??= []).push(err0);
        errors++;
      }
    } else {
      const err1 = {};
      (vErrors ??= []).push(err1);
      errors++;
    }
  }
  var _valid0 = _errs1 === errors;
  errors = _errs0;
  if (vErrors !== null) {
    if (_errs0) {
      vErrors.length = _errs0;
    } else {
      vErrors = null;
    }
  }
  let ifClause0;
  if (_valid0) {
    const _errs3 = errors;
    const _errs4 = errors;
    let valid1 = true;
    const _errs5 = errors;
    if (errors === _errs5) {
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing1;
        if (data.action === void 0 && (missing1 = "action")) {
          const err2 = {};
          (vErrors ??= []).push(err2);
          errors++;
        } else {
          if (data.action !== void 0) {
            if (!(data.action === "SET_NAME")) {
              const err3 = {};
              (vErrors ??= []).push(err3);
              errors++;
            }
          }
        }
      } else {
        const err4 = {};
        (vErrors ??= []).push(err4);
        errors++;
      }
    }
    var _valid1 = _errs5 === errors;
    errors = _errs4;
    if (vErrors !== null) {
      if (_errs4) {
        vErrors.length = _errs4;
      } else {
        vErrors = null;
      }
    }
    let ifClause1;
    if (_valid1) {
      const _errs8 = errors;
      if (!validate244(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
        errors = vErrors.length;
      }
      var _valid1 = _errs8 === errors;
      valid1 = _valid1;
      ifClause1 = "then";
    } else {
      const _errs9 = errors;
      const _errs10 = errors;
      let valid3 = true;
      const _errs11 = errors;
      if (errors === _errs11) {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          let missing2;
          if (data.action === void 0 && (missing2 = "action")) {
            const err5 = {};
            (vErrors ??= []).push(err5);
            errors++;
          } else {
            if (data.action !== void 0) {
              if (!(data.action === "SYNDICATED_UPGRADE")) {
                const err6 = {};
                (vErrors ??= []).push(err6);
                errors++;
              }
            }
          }
        } else {
          const err7 = {};
          (vErrors ??= []).push(err7);
          errors++;
        }
      }
      var _valid2 = _errs11 === errors;
      errors = _errs10;
      if (vErrors !== null) {
        if (_errs10) {
          vErrors.length = _errs10;
        } else {
          vErrors = null;
        }
      }
      let ifClause2;
      if (_valid2) {
        const _errs14 = errors;
        if (!validate246(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate246.errors : vErrors.concat(validate246.errors);
          errors = vErrors.length;
        }
        var _valid2 = _errs14 === errors;
        valid3 = _valid2;
        ifClause2 = "then";
      } else {
        const _errs15 = errors;
        const _errs16 = errors;
        let valid5 = true;
        const _errs17 = errors;
        if (errors === _errs17) {
          if (data && typeof data == "object" && !Array.isArray(data)) {
            let missing3;
            if (data.action === void 0 && (missing3 = "action")) {
              const err8 = {};
              (vErrors ??= []).push(err8);
              errors++;
            } else {
              if (data.action !== void 0) {
                if (!(data.action === "RENEW")) {
                  const err9 = {};
                  (vErrors ??= []).push(err9);
                  errors++;
                }
              }
            }
          } else {
            const err10 = {};
            (vErrors ??= []).push(err10);
            errors++;
          }
        }
        var _valid3 = _errs17 === errors;
        errors = _errs16;
        if (vErrors !== null) {
          if (_errs16) {
            vErrors.length = _errs16;
          } else {
            vErrors = null;
          }
        }
        let ifClause3;
        if (_valid3) {
          const _errs20 = errors;
          if (!validate250(data, { instancePath, parentData, parentDataProperty, rootData })) {
            vErrors = vErrors === null ? validate250.errors : vErrors.concat(validate250.errors);
            errors = vErrors.length;
          }
          var _valid3 = _errs20 === errors;
          valid5 = _valid3;
          ifClause3 = "then";
        } else {
          const _errs21 = errors;
          const _errs22 = errors;
          let valid7 = true;
          const _errs23 = errors;
          if (errors === _errs23) {
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing4;
              if (data.action === void 0 && (missing4 = "action")) {
                const err11 = {};
                (vErrors ??= []).push(err11);
                errors++;
              } else {
                if (data.action !== void 0) {
                  if (!(data.action === "AUTORENEW")) {
                    const err12 = {};
                    (vErrors ??= []).push(err12);
                    errors++;
                  }
                }
              }
            } else {
              const err13 = {};
              (vErrors ??= []).push(err13);
              errors++;
            }
          }
          var _valid4 = _errs23 === errors;
          errors = _errs22;
          if (vErrors !== null) {
            if (_errs22) {
              vErrors.length = _errs22;
            } else {
              vErrors = null;
            }
          }
          let ifClause4;
          if (_valid4) {
            const _errs26 = errors;
            if (!validate251(data, { instancePath, parentData, parentDataProperty, rootData })) {
              vErrors = vErrors === null ? validate251.errors : vErrors.concat(validate251.errors);
              errors = vErrors.length;
            }
            var _valid4 = _errs26 === errors;
            valid7 = _valid4;
            ifClause4 = "then";
          } else {
            const _errs27 = errors;
            const _errs28 = errors;
            let valid9 = true;
            const _errs29 = errors;
            if (errors === _errs29) {
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing5;
                if (data.action === void 0 && (missing5 = "action")) {
                  const err14 = {};
                  (vErrors ??= []).push(err14);
                  errors++;
                } else {
                  if (data.action !== void 0) {
                    if (!(data.action === "KILL")) {
                      const err15 = {};
                      (vErrors ??= []).push(err15);
                      errors++;
                    }
                  }
                }
              } else {
                const err16 = {};
                (vErrors ??= []).push(err16);
                errors++;
              }
            }
            var _valid5 = _errs29 === errors;
            errors = _errs28;
            if (vErrors !== null) {
              if (_errs28) {
                vErrors.length = _errs28;
              } else {
                vErrors = null;
              }
            }
            let ifClause5;
            if (_valid5) {
              const _errs32 = errors;
              if (!validate252(data, { instancePath, parentData, parentDataProperty, rootData })) {
                vErrors = vErrors === null ? validate252.errors : vErrors.concat(validate252.errors);
                errors = vErrors.length;
              }
              var _valid5 = _errs32 === errors;
              valid9 = _valid5;
              ifClause5 = "then";
            } else {
              const _errs33 = errors;
              if (data && typeof data == "object" && !Array.isArray(data)) {
                if (data.action === void 0) {
                  const err17 = { instancePath, keyword: "required", params: { missingProperty: "action" }, message: "must have required property 'action'" };
                  (vErrors ??= []).push(err17);
                  errors++;
                }
                if (data.action !== void 0) {
                  let data5 = data.action;
                  if (!(data5 === "SET_NAME" || data5 === "SYNDICATED_UPGRADE" || data5 === "RENEW" || data5 === "AUTORENEW" || data5 === "KILL")) {
                    const err18 = { instancePath: instancePath + "/action", keyword: "enum", params: { allowedValues: schema103.then.else.else.else.else.else.properties.action.enum }, message: "must be equal to one of the allowed values" };
                    (vErrors ??= []).push(err18);
                    errors++;
                  }
                }
              } else {
                const err19 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
                (vErrors ??= []).push(err19);
                errors++;
              }
              var _valid5 = _errs33 === errors;
              valid9 = _valid5;
              ifClause5 = "else";
            }
            var _valid4 = _errs27 === errors;
            valid7 = _valid4;
            ifClause4 = "else";
          }
          var _valid3 = _errs21 === errors;
          valid5 = _valid3;
          ifClause3 = "else";
        }
        var _valid2 = _errs15 === errors;
        valid3 = _valid2;
        ifClause2 = "else";
      }
      var _valid1 = _errs9 === errors;
      valid1 = _valid1;
      ifClause1 = "else";
    }
    var _valid0 = _errs3 === errors;
    valid0 = _valid0;
    ifClause0 = "then";
  } else {
    const _errs36 = errors;
    if (!validate242(data, { instancePath, parentData, parentDataProperty, rootData })) {
      vErrors = vErrors === null ? validate242.errors : vErrors.concat(validate242.errors);
      errors = vErrors.length;
    }
    var _valid0 = _errs36 === errors;
    valid0 = _valid0;
    ifClause0 = "else";
  }
  validate253.errors = vErrors;
  return errors === 0;
}
var UpgradeKind = validate260;
var schema104 = { "type": "string", "enum": ["DEFERRED", "FREE", "PAID"] };
function validate260(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, keyword: "type", params: { type: "string" }, message: "must be string" };
    (vErrors ??= []).push(err0);
    errors++;
  }
  if (!(data === "DEFERRED" || data === "FREE" || data === "PAID")) {
    const err1 = { instancePath, keyword: "enum", params: { allowedValues: schema104.enum }, message: "must be equal to one of the allowed values" };
    (vErrors ??= []).push(err1);
    errors++;
  }
  validate260.errors = vErrors;
  return errors === 0;
}
var UpgradeResult = validate261;
function validate261(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.upgrade === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "upgrade" }, message: "must have required property 'upgrade'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.upgrade !== void 0) {
      if (!validate260(data.upgrade, { instancePath: instancePath + "/upgrade", parentData: data, parentDataProperty: "upgrade", rootData })) {
        vErrors = vErrors === null ? validate260.errors : vErrors.concat(validate260.errors);
        errors = vErrors.length;
      }
    }
    if (data.order !== void 0) {
      if (typeof data.order !== "string") {
        const err1 = { instancePath: instancePath + "/order", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err1);
        errors++;
      }
    }
    if (data.invoice !== void 0) {
      if (typeof data.invoice !== "string") {
        const err2 = { instancePath: instancePath + "/invoice", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
  } else {
    const err3 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err3);
    errors++;
  }
  validate261.errors = vErrors;
  return errors === 0;
}
var SubscriptionEndpointInput = validate263;
function validate263(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.endpoint === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "endpoint" }, message: "must have required property 'endpoint'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.endpoint !== void 0) {
      let data0 = data.endpoint;
      if (typeof data0 === "string") {
        if (func1(data0) > 2e3) {
          const err1 = { instancePath: instancePath + "/endpoint", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters" };
          (vErrors ??= []).push(err1);
          errors++;
        }
        if (func1(data0) < 1) {
          const err2 = { instancePath: instancePath + "/endpoint", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          (vErrors ??= []).push(err2);
          errors++;
        }
        if (!formats16(data0)) {
          const err3 = { instancePath: instancePath + "/endpoint", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
          (vErrors ??= []).push(err3);
          errors++;
        }
      } else {
        const err4 = { instancePath: instancePath + "/endpoint", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err4);
        errors++;
      }
    }
    if (data.description !== void 0) {
      let data1 = data.description;
      if (typeof data1 === "string") {
        if (func1(data1) > 1024) {
          const err5 = { instancePath: instancePath + "/description", keyword: "maxLength", params: { limit: 1024 }, message: "must NOT have more than 1024 characters" };
          (vErrors ??= []).push(err5);
          errors++;
        }
      } else {
        const err6 = { instancePath: instancePath + "/description", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err6);
        errors++;
      }
    }
    if (data.category !== void 0) {
      if (!validate196(data.category, { instancePath: instancePath + "/category", parentData: data, parentDataProperty: "category", rootData })) {
        vErrors = vErrors === null ? validate196.errors : vErrors.concat(validate196.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err7 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err7);
    errors++;
  }
  validate263.errors = vErrors;
  return errors === 0;
}
var Instructions = validate265;
function validate265(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length > 50) {
      const err0 = { instancePath, keyword: "maxProperties", params: { limit: 50 }, message: "must NOT have more than 50 properties" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (Object.keys(data).length < 1) {
      const err1 = { instancePath, keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" };
      (vErrors ??= []).push(err1);
      errors++;
    }
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      const _errs1 = errors;
      if (typeof key0 === "string") {
        if (!pattern4.test(key0)) {
          const err2 = { instancePath, keyword: "pattern", params: { pattern: "^[a-z]{2}$" }, message: 'must match pattern "^[a-z]{2}$"', propertyName: key0 };
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
      var valid0 = _errs1 === errors;
      if (!valid0) {
        const err3 = { instancePath, keyword: "propertyNames", params: { propertyName: key0 }, message: "property name must be valid" };
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    for (const key1 in data) {
      if (errors >= 20) {
        break;
      }
      let data0 = data[key1];
      if (typeof data0 === "string") {
        if (func1(data0) > 65536) {
          const err4 = { instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "maxLength", params: { limit: 65536 }, message: "must NOT have more than 65536 characters" };
          (vErrors ??= []).push(err4);
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
  } else {
    const err6 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err6);
    errors++;
  }
  validate265.errors = vErrors;
  return errors === 0;
}
var CredentialInput = validate266;
function validate266(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.key === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "key" }, message: "must have required property 'key'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.key !== void 0) {
      let data0 = data.key;
      if (typeof data0 === "string") {
        if (func1(data0) > 125) {
          const err1 = { instancePath: instancePath + "/key", keyword: "maxLength", params: { limit: 125 }, message: "must NOT have more than 125 characters" };
          (vErrors ??= []).push(err1);
          errors++;
        }
        if (func1(data0) < 1) {
          const err2 = { instancePath: instancePath + "/key", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          (vErrors ??= []).push(err2);
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/key", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if (data.value !== void 0) {
      let data1 = data.value;
      if (typeof data1 === "string") {
        if (func1(data1) > 65536) {
          const err4 = { instancePath: instancePath + "/value", keyword: "maxLength", params: { limit: 65536 }, message: "must NOT have more than 65536 characters" };
          (vErrors ??= []).push(err4);
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/value", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
    if (data.description !== void 0) {
      if (!validate199(data.description, { instancePath: instancePath + "/description", parentData: data, parentDataProperty: "description", rootData })) {
        vErrors = vErrors === null ? validate199.errors : vErrors.concat(validate199.errors);
        errors = vErrors.length;
      }
    }
    if (data.weight !== void 0) {
      let data3 = data.weight;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
        const err6 = { instancePath: instancePath + "/weight", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err6);
        errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 2147483647 || isNaN(data3)) {
          const err7 = { instancePath: instancePath + "/weight", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
          (vErrors ??= []).push(err7);
          errors++;
        }
        if (data3 < -2147483648 || isNaN(data3)) {
          const err8 = { instancePath: instancePath + "/weight", keyword: "minimum", params: { comparison: ">=", limit: -2147483648 }, message: "must be >= -2147483648" };
          (vErrors ??= []).push(err8);
          errors++;
        }
      }
    }
  } else {
    const err9 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err9);
    errors++;
  }
  validate266.errors = vErrors;
  return errors === 0;
}
var CustomInvoiceType = validate268;
var schema109 = { "type": "string", "enum": ["UPSELL", "REFUND", "CASHED"] };
function validate268(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, keyword: "type", params: { type: "string" }, message: "must be string" };
    (vErrors ??= []).push(err0);
    errors++;
  }
  if (!(data === "UPSELL" || data === "REFUND" || data === "CASHED")) {
    const err1 = { instancePath, keyword: "enum", params: { allowedValues: schema109.enum }, message: "must be equal to one of the allowed values" };
    (vErrors ??= []).push(err1);
    errors++;
  }
  validate268.errors = vErrors;
  return errors === 0;
}
var PriceInput = validate269;
var schema110 = { "if": { "type": ["string"] }, "then": { "type": "string", "pattern": "^-?[0-9]{1,11}(\\.[0-9]{1,10})?$" }, "else": { "if": { "type": ["number"] }, "then": { "type": "number", "minimum": -1e11, "maximum": 1e11 }, "else": { "type": ["string", "number"] } } };
var pattern27 = new RegExp("^-?[0-9]{1,11}(\\.[0-9]{1,10})?$", "u");
function validate269(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = true;
  const _errs1 = errors;
  if (typeof data !== "string") {
    const err0 = {};
    (vErrors ??= []).push(err0);
    errors++;
  }
  var _valid0 = _errs1 === errors;
  errors = _errs0;
  if (vErrors !== null) {
    if (_errs0) {
      vErrors.length = _errs0;
    } else {
      vErrors = null;
    }
  }
  let ifClause0;
  if (_valid0) {
    const _errs3 = errors;
    if (typeof data === "string") {
      if (!pattern27.test(data)) {
        const err1 = { instancePath, keyword: "pattern", params: { pattern: "^-?[0-9]{1,11}(\\.[0-9]{1,10})?$" }, message: 'must match pattern "^-?[0-9]{1,11}(\\.[0-9]{1,10})?$"' };
        (vErrors ??= []).push(err1);
        errors++;
      }
    } else {
      const err2 = { instancePath, keyword: "type", params: { type: "string" }, message: "must be string" };
      (vErrors ??= []).push(err2);
      errors++;
    }
    var _valid0 = _errs3 === errors;
    valid0 = _valid0;
    ifClause0 = "then";
  } else {
    const _errs5 = errors;
    const _errs6 = errors;
    let valid1 = true;
    const _errs7 = errors;
    if (!(typeof data == "number" && isFinite(data))) {
      const err3 = {};
      (vErrors ??= []).push(err3);
      errors++;
    }
    var _valid1 = _errs7 === errors;
    errors = _errs6;
    if (vErrors !== null) {
      if (_errs6) {
        vErrors.length = _errs6;
      } else {
        vErrors = null;
      }
    }
    let ifClause1;
    if (_valid1) {
      const _errs9 = errors;
      if (typeof data == "number" && isFinite(data)) {
        if (data > 1e11 || isNaN(data)) {
          const err4 = { instancePath, keyword: "maximum", params: { comparison: "<=", limit: 1e11 }, message: "must be <= 100000000000" };
          (vErrors ??= []).push(err4);
          errors++;
        }
        if (data < -1e11 || isNaN(data)) {
          const err5 = { instancePath, keyword: "minimum", params: { comparison: ">=", limit: -1e11 }, message: "must be >= -100000000000" };
          (vErrors ??= []).push(err5);
          errors++;
        }
      } else {
        const err6 = { instancePath, keyword: "type", params: { type: "number" }, message: "must be number" };
        (vErrors ??= []).push(err6);
        errors++;
      }
      var _valid1 = _errs9 === errors;
      valid1 = _valid1;
      ifClause1 = "then";
    } else {
      const _errs11 = errors;
      if (typeof data !== "string" && !(typeof data == "number" && isFinite(data))) {
        const err7 = { instancePath, keyword: "type", params: { type: schema110.else.else.type }, message: "must be string,number" };
        (vErrors ??= []).push(err7);
        errors++;
      }
      var _valid1 = _errs11 === errors;
      valid1 = _valid1;
      ifClause1 = "else";
    }
    var _valid0 = _errs5 === errors;
    valid0 = _valid0;
    ifClause0 = "else";
  }
  validate269.errors = vErrors;
  return errors === 0;
}
var LinePriceInput = validate270;
var pattern28 = new RegExp("^[A-Z]{3}$", "u");
function validate270(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.price === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "price" }, message: "must have required property 'price'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.price !== void 0) {
      if (!validate269(data.price, { instancePath: instancePath + "/price", parentData: data, parentDataProperty: "price", rootData })) {
        vErrors = vErrors === null ? validate269.errors : vErrors.concat(validate269.errors);
        errors = vErrors.length;
      }
    }
    if (data.currency !== void 0) {
      let data1 = data.currency;
      if (typeof data1 === "string") {
        if (!pattern28.test(data1)) {
          const err1 = { instancePath: instancePath + "/currency", keyword: "pattern", params: { pattern: "^[A-Z]{3}$" }, message: 'must match pattern "^[A-Z]{3}$"' };
          (vErrors ??= []).push(err1);
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/currency", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if (data.vat !== void 0) {
      let data2 = data.vat;
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 100 || isNaN(data2)) {
          const err3 = { instancePath: instancePath + "/vat", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
          (vErrors ??= []).push(err3);
          errors++;
        }
        if (data2 < 0 || isNaN(data2)) {
          const err4 = { instancePath: instancePath + "/vat", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          (vErrors ??= []).push(err4);
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/vat", keyword: "type", params: { type: "number" }, message: "must be number" };
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
  } else {
    const err6 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err6);
    errors++;
  }
  validate270.errors = vErrors;
  return errors === 0;
}
var InvoiceLineInput = validate272;
function validate272(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.price === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "price" }, message: "must have required property 'price'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.description !== void 0) {
      let data0 = data.description;
      if (typeof data0 === "string") {
        if (func1(data0) > 1024) {
          const err1 = { instancePath: instancePath + "/description", keyword: "maxLength", params: { limit: 1024 }, message: "must NOT have more than 1024 characters" };
          (vErrors ??= []).push(err1);
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/description", keyword: "type", params: { type: "string" }, message: "must be string" };
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
      } else {
        const err4 = { instancePath: instancePath + "/identifier", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err4);
        errors++;
      }
    }
    if (data.price !== void 0) {
      if (!validate270(data.price, { instancePath: instancePath + "/price", parentData: data, parentDataProperty: "price", rootData })) {
        vErrors = vErrors === null ? validate270.errors : vErrors.concat(validate270.errors);
        errors = vErrors.length;
      }
    }
    if (data.quantity !== void 0) {
      let data3 = data.quantity;
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 1e9 || isNaN(data3)) {
          const err5 = { instancePath: instancePath + "/quantity", keyword: "maximum", params: { comparison: "<=", limit: 1e9 }, message: "must be <= 1000000000" };
          (vErrors ??= []).push(err5);
          errors++;
        }
        if (data3 < 0 || isNaN(data3)) {
          const err6 = { instancePath: instancePath + "/quantity", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          (vErrors ??= []).push(err6);
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/quantity", keyword: "type", params: { type: "number" }, message: "must be number" };
        (vErrors ??= []).push(err7);
        errors++;
      }
    }
    if (data.unit !== void 0) {
      let data4 = data.unit;
      if (typeof data4 === "string") {
        if (func1(data4) > 255) {
          const err8 = { instancePath: instancePath + "/unit", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          (vErrors ??= []).push(err8);
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/unit", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err9);
        errors++;
      }
    }
    if (data.purchased !== void 0) {
      if (!validate60(data.purchased, { instancePath: instancePath + "/purchased", parentData: data, parentDataProperty: "purchased", rootData })) {
        vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err10 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err10);
    errors++;
  }
  validate272.errors = vErrors;
  return errors === 0;
}
var ConfigurationParameter = validate275;
function validate275(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.code === void 0) {
      const err2 = { instancePath, keyword: "required", params: { missingProperty: "code" }, message: "must have required property 'code'" };
      (vErrors ??= []).push(err2);
      errors++;
    }
    if (data.name === void 0) {
      const err3 = { instancePath, keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      (vErrors ??= []).push(err3);
      errors++;
    }
    if (data.description === void 0) {
      const err4 = { instancePath, keyword: "required", params: { missingProperty: "description" }, message: "must have required property 'description'" };
      (vErrors ??= []).push(err4);
      errors++;
    }
    if (data.required === void 0) {
      const err5 = { instancePath, keyword: "required", params: { missingProperty: "required" }, message: "must have required property 'required'" };
      (vErrors ??= []).push(err5);
      errors++;
    }
    if (data.product === void 0) {
      const err6 = { instancePath, keyword: "required", params: { missingProperty: "product" }, message: "must have required property 'product'" };
      (vErrors ??= []).push(err6);
      errors++;
    }
    if (data.weight === void 0) {
      const err7 = { instancePath, keyword: "required", params: { missingProperty: "weight" }, message: "must have required property 'weight'" };
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
        if (!formats4.validate(data0)) {
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
    if (data.code !== void 0) {
      if (typeof data.code !== "string") {
        const err11 = { instancePath: instancePath + "/code", keyword: "type", params: { type: "string" }, message: "must be string" };
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
    if (data.description !== void 0) {
      if (typeof data.description !== "string") {
        const err13 = { instancePath: instancePath + "/description", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err13);
        errors++;
      }
    }
    if (data.hint !== void 0) {
      if (typeof data.hint !== "string") {
        const err14 = { instancePath: instancePath + "/hint", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err14);
        errors++;
      }
    }
    if (data.required !== void 0) {
      if (typeof data.required !== "boolean") {
        const err15 = { instancePath: instancePath + "/required", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        (vErrors ??= []).push(err15);
        errors++;
      }
    }
    if (data.validation !== void 0) {
      if (typeof data.validation !== "string") {
        const err16 = { instancePath: instancePath + "/validation", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err16);
        errors++;
      }
    }
    if (data.acceptedValues !== void 0) {
      let data8 = data.acceptedValues;
      if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
        for (const key0 in data8) {
          if (errors >= 20) {
            break;
          }
          if (typeof data8[key0] !== "string") {
            const err17 = { instancePath: instancePath + "/acceptedValues/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "type", params: { type: "string" }, message: "must be string" };
            (vErrors ??= []).push(err17);
            errors++;
          }
        }
      } else {
        const err18 = { instancePath: instancePath + "/acceptedValues", keyword: "type", params: { type: "object" }, message: "must be object" };
        (vErrors ??= []).push(err18);
        errors++;
      }
    }
    if (data.externalValuesUrl !== void 0) {
      let data10 = data.externalValuesUrl;
      if (typeof data10 === "string") {
        if (!formats16(data10)) {
          const err19 = { instancePath: instancePath + "/externalValuesUrl", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
          (vErrors ??= []).push(err19);
          errors++;
        }
      } else {
        const err20 = { instancePath: instancePath + "/externalValuesUrl", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err20);
        errors++;
      }
    }
    if (data.product !== void 0) {
      if (!validate167(data.product, { instancePath: instancePath + "/product", parentData: data, parentDataProperty: "product", rootData })) {
        vErrors = vErrors === null ? validate167.errors : vErrors.concat(validate167.errors);
        errors = vErrors.length;
      }
    }
    if (data.weight !== void 0) {
      let data12 = data.weight;
      if (!(typeof data12 == "number" && (!(data12 % 1) && !isNaN(data12)) && isFinite(data12))) {
        const err21 = { instancePath: instancePath + "/weight", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err21);
        errors++;
      }
      if (typeof data12 == "number" && isFinite(data12)) {
        if (!formats4.validate(data12)) {
          const err22 = { instancePath: instancePath + "/weight", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err22);
          errors++;
        }
      }
    }
  } else {
    const err23 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err23);
    errors++;
  }
  validate275.errors = vErrors;
  return errors === 0;
}
var ConfigurationParameterInput = validate277;
var schema114 = { "type": "object", "properties": { "code": { "type": "string", "minLength": 1, "maxLength": 250, "pattern": "^[A-Za-z][A-Za-z0-9_]*$" }, "name": { "type": "string", "minLength": 1, "maxLength": 255 }, "description": { "type": "string", "minLength": 1, "maxLength": 4096 }, "hint": { "type": "string", "maxLength": 255 }, "required": { "type": "boolean" }, "validation": { "type": "string", "maxLength": 1024 }, "acceptedValues": { "type": "object", "maxProperties": 500, "propertyNames": { "minLength": 1, "maxLength": 255 }, "additionalProperties": { "type": "string", "maxLength": 255 } }, "externalValuesUrl": { "type": ["string", "null"], "format": "uri", "minLength": 1, "maxLength": 2e3 }, "weight": { "type": "integer", "minimum": -2147483648, "maximum": 2147483647 } } };
var pattern29 = new RegExp("^[A-Za-z][A-Za-z0-9_]*$", "u");
function validate277(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.code !== void 0) {
      let data0 = data.code;
      if (typeof data0 === "string") {
        if (func1(data0) > 250) {
          const err0 = { instancePath: instancePath + "/code", keyword: "maxLength", params: { limit: 250 }, message: "must NOT have more than 250 characters" };
          (vErrors ??= []).push(err0);
          errors++;
        }
        if (func1(data0) < 1) {
          const err1 = { instancePath: instancePath + "/code", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          (vErrors ??= []).push(err1);
          errors++;
        }
        if (!pattern29.test(data0)) {
          const err2 = { instancePath: instancePath + "/code", keyword: "pattern", params: { pattern: "^[A-Za-z][A-Za-z0-9_]*$" }, message: 'must match pattern "^[A-Za-z][A-Za-z0-9_]*$"' };
          (vErrors ??= []).push(err2);
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/code", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if (data.name !== void 0) {
      let data1 = data.name;
      if (typeof data1 === "string") {
        if (func1(data1) > 255) {
          const err4 = { instancePath: instancePath + "/name", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          (vErrors ??= []).push(err4);
          errors++;
        }
        if (func1(data1) < 1) {
          const err5 = { instancePath: instancePath + "/name", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          (vErrors ??= []).push(err5);
          errors++;
        }
      } else {
        const err6 = { instancePath: instancePath + "/name", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err6);
        errors++;
      }
    }
    if (data.description !== void 0) {
      let data2 = data.description;
      if (typeof data2 === "string") {
        if (func1(data2) > 4096) {
          const err7 = { instancePath: instancePath + "/description", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
          (vErrors ??= []).push(err7);
          errors++;
        }
        if (func1(data2) < 1) {
          const err8 = { instancePath: instancePath + "/description", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          (vErrors ??= []).push(err8);
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/description", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err9);
        errors++;
      }
    }
    if (data.hint !== void 0) {
      let data3 = data.hint;
      if (typeof data3 === "string") {
        if (func1(data3) > 255) {
          const err10 = { instancePath: instancePath + "/hint", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          (vErrors ??= []).push(err10);
          errors++;
        }
      } else {
        const err11 = { instancePath: instancePath + "/hint", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err11);
        errors++;
      }
    }
    if (data.required !== void 0) {
      if (typeof data.required !== "boolean") {
        const err12 = { instancePath: instancePath + "/required", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        (vErrors ??= []).push(err12);
        errors++;
      }
    }
    if (data.validation !== void 0) {
      let data5 = data.validation;
      if (typeof data5 === "string") {
        if (func1(data5) > 1024) {
          const err13 = { instancePath: instancePath + "/validation", keyword: "maxLength", params: { limit: 1024 }, message: "must NOT have more than 1024 characters" };
          (vErrors ??= []).push(err13);
          errors++;
        }
      } else {
        const err14 = { instancePath: instancePath + "/validation", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err14);
        errors++;
      }
    }
    if (data.acceptedValues !== void 0) {
      let data6 = data.acceptedValues;
      if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
        if (Object.keys(data6).length > 500) {
          const err15 = { instancePath: instancePath + "/acceptedValues", keyword: "maxProperties", params: { limit: 500 }, message: "must NOT have more than 500 properties" };
          (vErrors ??= []).push(err15);
          errors++;
        }
        for (const key0 in data6) {
          if (errors >= 20) {
            break;
          }
          const _errs15 = errors;
          if (typeof key0 === "string") {
            if (func1(key0) > 255) {
              const err16 = { instancePath: instancePath + "/acceptedValues", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters", propertyName: key0 };
              (vErrors ??= []).push(err16);
              errors++;
            }
            if (func1(key0) < 1) {
              const err17 = { instancePath: instancePath + "/acceptedValues", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", propertyName: key0 };
              (vErrors ??= []).push(err17);
              errors++;
            }
          }
          var valid1 = _errs15 === errors;
          if (!valid1) {
            const err18 = { instancePath: instancePath + "/acceptedValues", keyword: "propertyNames", params: { propertyName: key0 }, message: "property name must be valid" };
            (vErrors ??= []).push(err18);
            errors++;
          }
        }
        for (const key1 in data6) {
          if (errors >= 20) {
            break;
          }
          let data7 = data6[key1];
          if (typeof data7 === "string") {
            if (func1(data7) > 255) {
              const err19 = { instancePath: instancePath + "/acceptedValues/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
              (vErrors ??= []).push(err19);
              errors++;
            }
          } else {
            const err20 = { instancePath: instancePath + "/acceptedValues/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "type", params: { type: "string" }, message: "must be string" };
            (vErrors ??= []).push(err20);
            errors++;
          }
        }
      } else {
        const err21 = { instancePath: instancePath + "/acceptedValues", keyword: "type", params: { type: "object" }, message: "must be object" };
        (vErrors ??= []).push(err21);
        errors++;
      }
    }
    if (data.externalValuesUrl !== void 0) {
      let data8 = data.externalValuesUrl;
      if (typeof data8 !== "string" && data8 !== null) {
        const err22 = { instancePath: instancePath + "/externalValuesUrl", keyword: "type", params: { type: schema114.properties.externalValuesUrl.type }, message: "must be string,null" };
        (vErrors ??= []).push(err22);
        errors++;
      }
      if (typeof data8 === "string") {
        if (func1(data8) > 2e3) {
          const err23 = { instancePath: instancePath + "/externalValuesUrl", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters" };
          (vErrors ??= []).push(err23);
          errors++;
        }
        if (func1(data8) < 1) {
          const err24 = { instancePath: instancePath + "/externalValuesUrl", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          (vErrors ??= []).push(err24);
          errors++;
        }
        if (!formats16(data8)) {
          const err25 = { instancePath: instancePath + "/externalValuesUrl", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
          (vErrors ??= []).push(err25);
          errors++;
        }
      }
    }
    if (data.weight !== void 0) {
      let data9 = data.weight;
      if (!(typeof data9 == "number" && (!(data9 % 1) && !isNaN(data9)) && isFinite(data9))) {
        const err26 = { instancePath: instancePath + "/weight", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err26);
        errors++;
      }
      if (typeof data9 == "number" && isFinite(data9)) {
        if (data9 > 2147483647 || isNaN(data9)) {
          const err27 = { instancePath: instancePath + "/weight", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
          (vErrors ??= []).push(err27);
          errors++;
        }
        if (data9 < -2147483648 || isNaN(data9)) {
          const err28 = { instancePath: instancePath + "/weight", keyword: "minimum", params: { comparison: ">=", limit: -2147483648 }, message: "must be >= -2147483648" };
          (vErrors ??= []).push(err28);
          errors++;
        }
      }
    }
  } else {
    const err29 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err29);
    errors++;
  }
  validate277.errors = vErrors;
  return errors === 0;
}
var ConfigurationParameterCreate = validate278;
function validate278(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate277(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate277.errors : vErrors.concat(validate277.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.code === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "code" }, message: "must have required property 'code'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.name === void 0) {
      const err1 = { instancePath, keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      (vErrors ??= []).push(err1);
      errors++;
    }
    if (data.description === void 0) {
      const err2 = { instancePath, keyword: "required", params: { missingProperty: "description" }, message: "must have required property 'description'" };
      (vErrors ??= []).push(err2);
      errors++;
    }
    if (data.product === void 0) {
      const err3 = { instancePath, keyword: "required", params: { missingProperty: "product" }, message: "must have required property 'product'" };
      (vErrors ??= []).push(err3);
      errors++;
    }
    if (data.product !== void 0) {
      if (!validate167(data.product, { instancePath: instancePath + "/product", parentData: data, parentDataProperty: "product", rootData })) {
        vErrors = vErrors === null ? validate167.errors : vErrors.concat(validate167.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err4 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err4);
    errors++;
  }
  validate278.errors = vErrors;
  return errors === 0;
}
var EnteredValuesInput = validate281;
function validate281(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length > 100) {
      const err0 = { instancePath, keyword: "maxProperties", params: { limit: 100 }, message: "must NOT have more than 100 properties" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      const _errs1 = errors;
      if (typeof key0 === "string") {
        if (func1(key0) > 2048) {
          const err1 = { instancePath, keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters", propertyName: key0 };
          (vErrors ??= []).push(err1);
          errors++;
        }
        if (func1(key0) < 1) {
          const err2 = { instancePath, keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", propertyName: key0 };
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
      var valid0 = _errs1 === errors;
      if (!valid0) {
        const err3 = { instancePath, keyword: "propertyNames", params: { propertyName: key0 }, message: "property name must be valid" };
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    for (const key1 in data) {
      if (errors >= 20) {
        break;
      }
      let data0 = data[key1];
      if (typeof data0 === "string") {
        if (func1(data0) > 4096) {
          const err4 = { instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
          (vErrors ??= []).push(err4);
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
  } else {
    const err6 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err6);
    errors++;
  }
  validate281.errors = vErrors;
  return errors === 0;
}
var ConfigurationParameterValuesInput = validate282;
function validate282(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.productVersion === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "productVersion" }, message: "must have required property 'productVersion'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.productVersion !== void 0) {
      if (!validate191(data.productVersion, { instancePath: instancePath + "/productVersion", parentData: data, parentDataProperty: "productVersion", rootData })) {
        vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
        errors = vErrors.length;
      }
    }
    if (data.configurationParameters !== void 0) {
      if (!validate281(data.configurationParameters, { instancePath: instancePath + "/configurationParameters", parentData: data, parentDataProperty: "configurationParameters", rootData })) {
        vErrors = vErrors === null ? validate281.errors : vErrors.concat(validate281.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err1 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err1);
    errors++;
  }
  validate282.errors = vErrors;
  return errors === 0;
}
var ConfigurationParameterValue = validate285;
function validate285(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.value === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "value" }, message: "must have required property 'value'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.value !== void 0) {
      if (typeof data.value !== "string") {
        const err1 = { instancePath: instancePath + "/value", keyword: "type", params: { type: "string" }, message: "must be string" };
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
  } else {
    const err3 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err3);
    errors++;
  }
  validate285.errors = vErrors;
  return errors === 0;
}
var ConfigurationParameterValues = validate286;
var schema119 = { "type": "object", "required": ["values"], "properties": { "values": { "type": ["array", "null"], "items": { "$ref": "ConfigurationParameterValue" } } } };
function validate286(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.values === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "values" }, message: "must have required property 'values'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.values !== void 0) {
      let data0 = data.values;
      if (!Array.isArray(data0) && data0 !== null) {
        const err1 = { instancePath: instancePath + "/values", keyword: "type", params: { type: schema119.properties.values.type }, message: "must be array,null" };
        (vErrors ??= []).push(err1);
        errors++;
      }
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
          if (!validate285(data0[i0], { instancePath: instancePath + "/values/" + i0, parentData: data0, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate285.errors : vErrors.concat(validate285.errors);
            errors = vErrors.length;
          }
        }
      }
    }
  } else {
    const err2 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err2);
    errors++;
  }
  validate286.errors = vErrors;
  return errors === 0;
}
var ProductType = validate288;
var schema120 = { "type": "string", "enum": ["SYNDICATED", "CLOUD_SERVICE", "SERVICE", "API", "CSP", "VM"] };
function validate288(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, keyword: "type", params: { type: "string" }, message: "must be string" };
    (vErrors ??= []).push(err0);
    errors++;
  }
  if (!(data === "SYNDICATED" || data === "CLOUD_SERVICE" || data === "SERVICE" || data === "API" || data === "CSP" || data === "VM")) {
    const err1 = { instancePath, keyword: "enum", params: { allowedValues: schema120.enum }, message: "must be equal to one of the allowed values" };
    (vErrors ??= []).push(err1);
    errors++;
  }
  validate288.errors = vErrors;
  return errors === 0;
}
var CompanyReference = validate289;
function validate289(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate289.errors = vErrors;
  return errors === 0;
}
var ConfigurationParameterReference = validate290;
function validate290(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate290.errors = vErrors;
  return errors === 0;
}
var ProductDTO = validate291;
function validate291(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        if (!formats4.validate(data0)) {
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
      if (!validate288(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData })) {
        vErrors = vErrors === null ? validate288.errors : vErrors.concat(validate288.errors);
        errors = vErrors.length;
      }
    }
    if (data.company !== void 0) {
      if (!validate289(data.company, { instancePath: instancePath + "/company", parentData: data, parentDataProperty: "company", rootData })) {
        vErrors = vErrors === null ? validate289.errors : vErrors.concat(validate289.errors);
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
          if (!validate191(data8[i0], { instancePath: instancePath + "/productVersion/" + i0, parentData: data8, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
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
          if (!validate290(data10[i1], { instancePath: instancePath + "/configurationParameters/" + i1, parentData: data10, parentDataProperty: i1, rootData })) {
            vErrors = vErrors === null ? validate290.errors : vErrors.concat(validate290.errors);
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
            if (!formats16(data14)) {
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
            if (!formats16(data16)) {
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
      if (!validate217(data.metadata, { instancePath: instancePath + "/metadata", parentData: data, parentDataProperty: "metadata", rootData })) {
        vErrors = vErrors === null ? validate217.errors : vErrors.concat(validate217.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err24 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err24);
    errors++;
  }
  validate291.errors = vErrors;
  return errors === 0;
}
var ProductInput = validate297;
var schema124 = { "type": "object", "properties": { "name": { "type": "string", "minLength": 1, "maxLength": 255 }, "sku": { "type": "string", "minLength": 1, "maxLength": 255 }, "type": { "$ref": "ProductType" }, "shortDescription": { "type": "string", "maxLength": 4e3 }, "longDescription": { "type": "string", "maxLength": 8192 }, "syndicationEndpoints": { "type": "array", "maxItems": 10, "items": { "type": "string", "format": "uri", "minLength": 1, "maxLength": 1024 }, "allOf": [{ "if": { "maxItems": 10 }, "then": { "uniqueItems": true } }] }, "notificationSecretToken": { "type": ["string", "null"], "minLength": 1, "maxLength": 255 }, "orderValidationUrls": { "type": "array", "maxItems": 10, "items": { "type": "string", "format": "uri", "minLength": 1, "maxLength": 2e3 }, "allOf": [{ "if": { "maxItems": 10 }, "then": { "uniqueItems": true } }] } } };
function validate297(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate288(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData })) {
        vErrors = vErrors === null ? validate288.errors : vErrors.concat(validate288.errors);
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
            if (!formats16(data6)) {
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
        const err19 = { instancePath: instancePath + "/notificationSecretToken", keyword: "type", params: { type: schema124.properties.notificationSecretToken.type }, message: "must be string,null" };
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
    if (data.orderValidationUrls !== void 0) {
      let data8 = data.orderValidationUrls;
      const _errs23 = errors;
      let valid7 = true;
      const _errs24 = errors;
      if (Array.isArray(data8)) {
        if (data8.length > 10) {
          const err22 = {};
          (vErrors ??= []).push(err22);
          errors++;
        }
      }
      var _valid1 = _errs24 === errors;
      errors = _errs23;
      if (vErrors !== null) {
        if (_errs23) {
          vErrors.length = _errs23;
        } else {
          vErrors = null;
        }
      }
      if (_valid1) {
        const _errs25 = errors;
        if (Array.isArray(data8)) {
          let i2 = data8.length;
          let j1;
          if (i2 > 1) {
            outer1: for (; i2--; ) {
              for (j1 = i2; j1--; ) {
                if (func0(data8[i2], data8[j1])) {
                  const err23 = { instancePath: instancePath + "/orderValidationUrls", keyword: "uniqueItems", params: { i: i2, j: j1 }, message: "must NOT have duplicate items (items ## " + j1 + " and " + i2 + " are identical)" };
                  (vErrors ??= []).push(err23);
                  errors++;
                  break outer1;
                }
              }
            }
          }
        }
        var _valid1 = _errs25 === errors;
        valid7 = _valid1;
      }
      if (Array.isArray(data8)) {
        if (data8.length > 10) {
          const err25 = { instancePath: instancePath + "/orderValidationUrls", keyword: "maxItems", params: { limit: 10 }, message: "must NOT have more than 10 items" };
          (vErrors ??= []).push(err25);
          errors++;
        }
        const len1 = data8.length;
        for (let i3 = 0; i3 < len1 && errors < 20; i3++) {
          let data9 = data8[i3];
          if (typeof data9 === "string") {
            if (func1(data9) > 2e3) {
              const err26 = { instancePath: instancePath + "/orderValidationUrls/" + i3, keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters" };
              (vErrors ??= []).push(err26);
              errors++;
            }
            if (func1(data9) < 1) {
              const err27 = { instancePath: instancePath + "/orderValidationUrls/" + i3, keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              (vErrors ??= []).push(err27);
              errors++;
            }
            if (!formats16(data9)) {
              const err28 = { instancePath: instancePath + "/orderValidationUrls/" + i3, keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
              (vErrors ??= []).push(err28);
              errors++;
            }
          } else {
            const err29 = { instancePath: instancePath + "/orderValidationUrls/" + i3, keyword: "type", params: { type: "string" }, message: "must be string" };
            (vErrors ??= []).push(err29);
            errors++;
          }
        }
      } else {
        const err30 = { instancePath: instancePath + "/orderValidationUrls", keyword: "type", params: { type: "array" }, message: "must be array" };
        (vErrors ??= []).push(err30);
        errors++;
      }
    }
  } else {
    const err31 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err31);
    errors++;
  }
  validate297.errors = vErrors;
  return errors === 0;
}
var ProductCreate = validate299;
function validate299(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate297(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate297.errors : vErrors.concat(validate297.errors);
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
      if (!validate289(data.company, { instancePath: instancePath + "/company", parentData: data, parentDataProperty: "company", rootData })) {
        vErrors = vErrors === null ? validate289.errors : vErrors.concat(validate289.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err2 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err2);
    errors++;
  }
  validate299.errors = vErrors;
  return errors === 0;
}
var MetricHeader = validate302;
function validate302(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.value === void 0) {
      const err1 = { instancePath, keyword: "required", params: { missingProperty: "value" }, message: "must have required property 'value'" };
      (vErrors ??= []).push(err1);
      errors++;
    }
    if (data.name !== void 0) {
      if (typeof data.name !== "string") {
        const err2 = { instancePath: instancePath + "/name", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if (data.value !== void 0) {
      if (data.value !== null) {
        const err3 = { instancePath: instancePath + "/value", keyword: "type", params: { type: "null" }, message: "must be null" };
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
  } else {
    const err4 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err4);
    errors++;
  }
  validate302.errors = vErrors;
  return errors === 0;
}
var MetricHeaderInput = validate303;
var schema127 = { "type": "object", "required": ["name"], "properties": { "name": { "type": "string", "minLength": 1, "maxLength": 128, "pattern": "^[!#$%&'*+.^_`|~0-9A-Za-z-]+$" }, "value": { "type": ["string", "null"], "minLength": 1, "maxLength": 1024, "pattern": "^[!-~]([\\t -~]*[!-~])?$" } } };
var pattern30 = new RegExp("^[!#$%&'*+.^_`|~0-9A-Za-z-]+$", "u");
var pattern31 = new RegExp("^[!-~]([\\t -~]*[!-~])?$", "u");
function validate303(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 === "string") {
        if (func1(data0) > 128) {
          const err1 = { instancePath: instancePath + "/name", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
          (vErrors ??= []).push(err1);
          errors++;
        }
        if (func1(data0) < 1) {
          const err2 = { instancePath: instancePath + "/name", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          (vErrors ??= []).push(err2);
          errors++;
        }
        if (!pattern30.test(data0)) {
          const err3 = { instancePath: instancePath + "/name", keyword: "pattern", params: { pattern: "^[!#$%&'*+.^_`|~0-9A-Za-z-]+$" }, message: 'must match pattern "^[!#$%&\'*+.^_`|~0-9A-Za-z-]+$"' };
          (vErrors ??= []).push(err3);
          errors++;
        }
      } else {
        const err4 = { instancePath: instancePath + "/name", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err4);
        errors++;
      }
    }
    if (data.value !== void 0) {
      let data1 = data.value;
      if (typeof data1 !== "string" && data1 !== null) {
        const err5 = { instancePath: instancePath + "/value", keyword: "type", params: { type: schema127.properties.value.type }, message: "must be string,null" };
        (vErrors ??= []).push(err5);
        errors++;
      }
      if (typeof data1 === "string") {
        if (func1(data1) > 1024) {
          const err6 = { instancePath: instancePath + "/value", keyword: "maxLength", params: { limit: 1024 }, message: "must NOT have more than 1024 characters" };
          (vErrors ??= []).push(err6);
          errors++;
        }
        if (func1(data1) < 1) {
          const err7 = { instancePath: instancePath + "/value", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          (vErrors ??= []).push(err7);
          errors++;
        }
        if (!pattern31.test(data1)) {
          const err8 = { instancePath: instancePath + "/value", keyword: "pattern", params: { pattern: "^[!-~]([\\t -~]*[!-~])?$" }, message: 'must match pattern "^[!-~]([\\t -~]*[!-~])?$"' };
          (vErrors ??= []).push(err8);
          errors++;
        }
      }
    }
  } else {
    const err9 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err9);
    errors++;
  }
  validate303.errors = vErrors;
  return errors === 0;
}
var TrialMode = validate304;
var schema128 = { "type": "string", "enum": ["NOT_ALLOWED", "ALLOWED", "ALLOWED_WO_PAYMENT_METHOD"] };
function validate304(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, keyword: "type", params: { type: "string" }, message: "must be string" };
    (vErrors ??= []).push(err0);
    errors++;
  }
  if (!(data === "NOT_ALLOWED" || data === "ALLOWED" || data === "ALLOWED_WO_PAYMENT_METHOD")) {
    const err1 = { instancePath, keyword: "enum", params: { allowedValues: schema128.enum }, message: "must be equal to one of the allowed values" };
    (vErrors ??= []).push(err1);
    errors++;
  }
  validate304.errors = vErrors;
  return errors === 0;
}
var BillingItemValue = validate305;
var schema129 = { "type": "object", "required": ["billingItem", "start", "end", "price", "setup", "step"], "properties": { "billingItem": { "$ref": "BillingItemReference" }, "start": { "type": "integer", "format": "int32" }, "end": { "type": ["integer", "null"], "format": "int32" }, "price": { "$ref": "Price" }, "setup": { "$ref": "Price" }, "step": { "type": "integer", "format": "int32" } } };
function validate305(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.billingItem === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "billingItem" }, message: "must have required property 'billingItem'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.start === void 0) {
      const err1 = { instancePath, keyword: "required", params: { missingProperty: "start" }, message: "must have required property 'start'" };
      (vErrors ??= []).push(err1);
      errors++;
    }
    if (data.end === void 0) {
      const err2 = { instancePath, keyword: "required", params: { missingProperty: "end" }, message: "must have required property 'end'" };
      (vErrors ??= []).push(err2);
      errors++;
    }
    if (data.price === void 0) {
      const err3 = { instancePath, keyword: "required", params: { missingProperty: "price" }, message: "must have required property 'price'" };
      (vErrors ??= []).push(err3);
      errors++;
    }
    if (data.setup === void 0) {
      const err4 = { instancePath, keyword: "required", params: { missingProperty: "setup" }, message: "must have required property 'setup'" };
      (vErrors ??= []).push(err4);
      errors++;
    }
    if (data.step === void 0) {
      const err5 = { instancePath, keyword: "required", params: { missingProperty: "step" }, message: "must have required property 'step'" };
      (vErrors ??= []).push(err5);
      errors++;
    }
    if (data.billingItem !== void 0) {
      if (!validate210(data.billingItem, { instancePath: instancePath + "/billingItem", parentData: data, parentDataProperty: "billingItem", rootData })) {
        vErrors = vErrors === null ? validate210.errors : vErrors.concat(validate210.errors);
        errors = vErrors.length;
      }
    }
    if (data.start !== void 0) {
      let data1 = data.start;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err6 = { instancePath: instancePath + "/start", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err6);
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (!formats4.validate(data1)) {
          const err7 = { instancePath: instancePath + "/start", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err7);
          errors++;
        }
      }
    }
    if (data.end !== void 0) {
      let data2 = data.end;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2)) && data2 !== null) {
        const err8 = { instancePath: instancePath + "/end", keyword: "type", params: { type: schema129.properties.end.type }, message: "must be integer,null" };
        (vErrors ??= []).push(err8);
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (!formats4.validate(data2)) {
          const err9 = { instancePath: instancePath + "/end", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err9);
          errors++;
        }
      }
    }
    if (data.price !== void 0) {
      if (!validate205(data.price, { instancePath: instancePath + "/price", parentData: data, parentDataProperty: "price", rootData })) {
        vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors);
        errors = vErrors.length;
      }
    }
    if (data.setup !== void 0) {
      if (!validate205(data.setup, { instancePath: instancePath + "/setup", parentData: data, parentDataProperty: "setup", rootData })) {
        vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors);
        errors = vErrors.length;
      }
    }
    if (data.step !== void 0) {
      let data5 = data.step;
      if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
        const err10 = { instancePath: instancePath + "/step", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err10);
        errors++;
      }
      if (typeof data5 == "number" && isFinite(data5)) {
        if (!formats4.validate(data5)) {
          const err11 = { instancePath: instancePath + "/step", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err11);
          errors++;
        }
      }
    }
  } else {
    const err12 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err12);
    errors++;
  }
  validate305.errors = vErrors;
  return errors === 0;
}
var ProductVersionDTO = validate309;
function validate309(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.setupFee === void 0) {
      const err4 = { instancePath, keyword: "required", params: { missingProperty: "setupFee" }, message: "must have required property 'setupFee'" };
      (vErrors ??= []).push(err4);
      errors++;
    }
    if (data.billingPeriod === void 0) {
      const err5 = { instancePath, keyword: "required", params: { missingProperty: "billingPeriod" }, message: "must have required property 'billingPeriod'" };
      (vErrors ??= []).push(err5);
      errors++;
    }
    if (data.minimumDuration === void 0) {
      const err6 = { instancePath, keyword: "required", params: { missingProperty: "minimumDuration" }, message: "must have required property 'minimumDuration'" };
      (vErrors ??= []).push(err6);
      errors++;
    }
    if (data.trial === void 0) {
      const err7 = { instancePath, keyword: "required", params: { missingProperty: "trial" }, message: "must have required property 'trial'" };
      (vErrors ??= []).push(err7);
      errors++;
    }
    if (data.autoRenewable === void 0) {
      const err8 = { instancePath, keyword: "required", params: { missingProperty: "autoRenewable" }, message: "must have required property 'autoRenewable'" };
      (vErrors ??= []).push(err8);
      errors++;
    }
    if (data.selfBilling === void 0) {
      const err9 = { instancePath, keyword: "required", params: { missingProperty: "selfBilling" }, message: "must have required property 'selfBilling'" };
      (vErrors ??= []).push(err9);
      errors++;
    }
    if (data.published === void 0) {
      const err10 = { instancePath, keyword: "required", params: { missingProperty: "published" }, message: "must have required property 'published'" };
      (vErrors ??= []).push(err10);
      errors++;
    }
    if (data.recommended === void 0) {
      const err11 = { instancePath, keyword: "required", params: { missingProperty: "recommended" }, message: "must have required property 'recommended'" };
      (vErrors ??= []).push(err11);
      errors++;
    }
    if (data.billingItemValues === void 0) {
      const err12 = { instancePath, keyword: "required", params: { missingProperty: "billingItemValues" }, message: "must have required property 'billingItemValues'" };
      (vErrors ??= []).push(err12);
      errors++;
    }
    if (data.configurationParameters === void 0) {
      const err13 = { instancePath, keyword: "required", params: { missingProperty: "configurationParameters" }, message: "must have required property 'configurationParameters'" };
      (vErrors ??= []).push(err13);
      errors++;
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err14 = { instancePath: instancePath + "/id", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err14);
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (!formats4.validate(data0)) {
          const err15 = { instancePath: instancePath + "/id", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err15);
          errors++;
        }
      }
    }
    if (data.self !== void 0) {
      if (typeof data.self !== "string") {
        const err16 = { instancePath: instancePath + "/self", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err16);
        errors++;
      }
    }
    if (data.name !== void 0) {
      if (typeof data.name !== "string") {
        const err17 = { instancePath: instancePath + "/name", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err17);
        errors++;
      }
    }
    if (data.identifier !== void 0) {
      if (typeof data.identifier !== "string") {
        const err18 = { instancePath: instancePath + "/identifier", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err18);
        errors++;
      }
    }
    if (data.externalId !== void 0) {
      if (typeof data.externalId !== "string") {
        const err19 = { instancePath: instancePath + "/externalId", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err19);
        errors++;
      }
    }
    if (data.description !== void 0) {
      if (typeof data.description !== "string") {
        const err20 = { instancePath: instancePath + "/description", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err20);
        errors++;
      }
    }
    if (data.product !== void 0) {
      if (!validate167(data.product, { instancePath: instancePath + "/product", parentData: data, parentDataProperty: "product", rootData })) {
        vErrors = vErrors === null ? validate167.errors : vErrors.concat(validate167.errors);
        errors = vErrors.length;
      }
    }
    if (data.price !== void 0) {
      if (!validate205(data.price, { instancePath: instancePath + "/price", parentData: data, parentDataProperty: "price", rootData })) {
        vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors);
        errors = vErrors.length;
      }
    }
    if (data.setupFee !== void 0) {
      if (!validate205(data.setupFee, { instancePath: instancePath + "/setupFee", parentData: data, parentDataProperty: "setupFee", rootData })) {
        vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors);
        errors = vErrors.length;
      }
    }
    if (data.billingPeriod !== void 0) {
      let data9 = data.billingPeriod;
      if (!(typeof data9 == "number" && (!(data9 % 1) && !isNaN(data9)) && isFinite(data9))) {
        const err21 = { instancePath: instancePath + "/billingPeriod", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err21);
        errors++;
      }
      if (typeof data9 == "number" && isFinite(data9)) {
        if (!formats4.validate(data9)) {
          const err22 = { instancePath: instancePath + "/billingPeriod", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err22);
          errors++;
        }
      }
    }
    if (data.minimumDuration !== void 0) {
      let data10 = data.minimumDuration;
      if (!(typeof data10 == "number" && (!(data10 % 1) && !isNaN(data10)) && isFinite(data10))) {
        const err23 = { instancePath: instancePath + "/minimumDuration", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err23);
        errors++;
      }
      if (typeof data10 == "number" && isFinite(data10)) {
        if (!formats4.validate(data10)) {
          const err24 = { instancePath: instancePath + "/minimumDuration", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err24);
          errors++;
        }
      }
    }
    if (data.lifespan !== void 0) {
      let data11 = data.lifespan;
      if (!(typeof data11 == "number" && (!(data11 % 1) && !isNaN(data11)) && isFinite(data11))) {
        const err25 = { instancePath: instancePath + "/lifespan", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err25);
        errors++;
      }
      if (typeof data11 == "number" && isFinite(data11)) {
        if (!formats4.validate(data11)) {
          const err26 = { instancePath: instancePath + "/lifespan", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err26);
          errors++;
        }
      }
    }
    if (data.trial !== void 0) {
      if (!validate304(data.trial, { instancePath: instancePath + "/trial", parentData: data, parentDataProperty: "trial", rootData })) {
        vErrors = vErrors === null ? validate304.errors : vErrors.concat(validate304.errors);
        errors = vErrors.length;
      }
    }
    if (data.trialLength !== void 0) {
      let data13 = data.trialLength;
      if (!(typeof data13 == "number" && (!(data13 % 1) && !isNaN(data13)) && isFinite(data13))) {
        const err27 = { instancePath: instancePath + "/trialLength", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err27);
        errors++;
      }
      if (typeof data13 == "number" && isFinite(data13)) {
        if (!formats4.validate(data13)) {
          const err28 = { instancePath: instancePath + "/trialLength", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err28);
          errors++;
        }
      }
    }
    if (data.autoRenewable !== void 0) {
      if (typeof data.autoRenewable !== "boolean") {
        const err29 = { instancePath: instancePath + "/autoRenewable", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        (vErrors ??= []).push(err29);
        errors++;
      }
    }
    if (data.selfBilling !== void 0) {
      if (typeof data.selfBilling !== "boolean") {
        const err30 = { instancePath: instancePath + "/selfBilling", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        (vErrors ??= []).push(err30);
        errors++;
      }
    }
    if (data.published !== void 0) {
      if (typeof data.published !== "boolean") {
        const err31 = { instancePath: instancePath + "/published", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        (vErrors ??= []).push(err31);
        errors++;
      }
    }
    if (data.recommended !== void 0) {
      if (typeof data.recommended !== "boolean") {
        const err32 = { instancePath: instancePath + "/recommended", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        (vErrors ??= []).push(err32);
        errors++;
      }
    }
    if (data.billingItemValues !== void 0) {
      let data18 = data.billingItemValues;
      if (Array.isArray(data18)) {
        const len0 = data18.length;
        for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
          if (!validate305(data18[i0], { instancePath: instancePath + "/billingItemValues/" + i0, parentData: data18, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate305.errors : vErrors.concat(validate305.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err33 = { instancePath: instancePath + "/billingItemValues", keyword: "type", params: { type: "array" }, message: "must be array" };
        (vErrors ??= []).push(err33);
        errors++;
      }
    }
    if (data.configurationParameters !== void 0) {
      let data20 = data.configurationParameters;
      if (Array.isArray(data20)) {
        const len1 = data20.length;
        for (let i1 = 0; i1 < len1 && errors < 20; i1++) {
          if (!validate290(data20[i1], { instancePath: instancePath + "/configurationParameters/" + i1, parentData: data20, parentDataProperty: i1, rootData })) {
            vErrors = vErrors === null ? validate290.errors : vErrors.concat(validate290.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err34 = { instancePath: instancePath + "/configurationParameters", keyword: "type", params: { type: "array" }, message: "must be array" };
        (vErrors ??= []).push(err34);
        errors++;
      }
    }
    if (data.metadata !== void 0) {
      if (!validate217(data.metadata, { instancePath: instancePath + "/metadata", parentData: data, parentDataProperty: "metadata", rootData })) {
        vErrors = vErrors === null ? validate217.errors : vErrors.concat(validate217.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err35 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err35);
    errors++;
  }
  validate309.errors = vErrors;
  return errors === 0;
}
var NonNegativePriceInput = validate317;
var schema131 = { "if": { "type": ["string"] }, "then": { "type": "string", "pattern": "^[0-9]{1,11}(\\.[0-9]{1,10})?$" }, "else": { "if": { "type": ["number"] }, "then": { "type": "number", "minimum": 0, "maximum": 1e11 }, "else": { "type": ["string", "number"] } } };
var pattern32 = new RegExp("^[0-9]{1,11}(\\.[0-9]{1,10})?$", "u");
function validate317(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = true;
  const _errs1 = errors;
  if (typeof data !== "string") {
    const err0 = {};
    (vErrors ??= []).push(err0);
    errors++;
  }
  var _valid0 = _errs1 === errors;
  errors = _errs0;
  if (vErrors !== null) {
    if (_errs0) {
      vErrors.length = _errs0;
    } else {
      vErrors = null;
    }
  }
  let ifClause0;
  if (_valid0) {
    const _errs3 = errors;
    if (typeof data === "string") {
      if (!pattern32.test(data)) {
        const err1 = { instancePath, keyword: "pattern", params: { pattern: "^[0-9]{1,11}(\\.[0-9]{1,10})?$" }, message: 'must match pattern "^[0-9]{1,11}(\\.[0-9]{1,10})?$"' };
        (vErrors ??= []).push(err1);
        errors++;
      }
    } else {
      const err2 = { instancePath, keyword: "type", params: { type: "string" }, message: "must be string" };
      (vErrors ??= []).push(err2);
      errors++;
    }
    var _valid0 = _errs3 === errors;
    valid0 = _valid0;
    ifClause0 = "then";
  } else {
    const _errs5 = errors;
    const _errs6 = errors;
    let valid1 = true;
    const _errs7 = errors;
    if (!(typeof data == "number" && isFinite(data))) {
      const err3 = {};
      (vErrors ??= []).push(err3);
      errors++;
    }
    var _valid1 = _errs7 === errors;
    errors = _errs6;
    if (vErrors !== null) {
      if (_errs6) {
        vErrors.length = _errs6;
      } else {
        vErrors = null;
      }
    }
    let ifClause1;
    if (_valid1) {
      const _errs9 = errors;
      if (typeof data == "number" && isFinite(data)) {
        if (data > 1e11 || isNaN(data)) {
          const err4 = { instancePath, keyword: "maximum", params: { comparison: "<=", limit: 1e11 }, message: "must be <= 100000000000" };
          (vErrors ??= []).push(err4);
          errors++;
        }
        if (data < 0 || isNaN(data)) {
          const err5 = { instancePath, keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          (vErrors ??= []).push(err5);
          errors++;
        }
      } else {
        const err6 = { instancePath, keyword: "type", params: { type: "number" }, message: "must be number" };
        (vErrors ??= []).push(err6);
        errors++;
      }
      var _valid1 = _errs9 === errors;
      valid1 = _valid1;
      ifClause1 = "then";
    } else {
      const _errs11 = errors;
      if (typeof data !== "string" && !(typeof data == "number" && isFinite(data))) {
        const err7 = { instancePath, keyword: "type", params: { type: schema131.else.else.type }, message: "must be string,number" };
        (vErrors ??= []).push(err7);
        errors++;
      }
      var _valid1 = _errs11 === errors;
      valid1 = _valid1;
      ifClause1 = "else";
    }
    var _valid0 = _errs5 === errors;
    valid0 = _valid0;
    ifClause0 = "else";
  }
  validate317.errors = vErrors;
  return errors === 0;
}
var BillingItemValueInput = validate318;
var schema132 = { "type": "object", "required": ["billingItem", "start", "price"], "properties": { "billingItem": { "$ref": "BillingItemReference" }, "start": { "type": "integer", "minimum": 0, "maximum": 2147483647 }, "end": { "type": ["integer", "null"], "minimum": 0, "maximum": 2147483647 }, "price": { "$ref": "NonNegativePriceInput" }, "setup": { "$ref": "NonNegativePriceInput" }, "step": { "type": "integer", "minimum": 1, "maximum": 2147483647 } } };
function validate318(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.billingItem === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "billingItem" }, message: "must have required property 'billingItem'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.start === void 0) {
      const err1 = { instancePath, keyword: "required", params: { missingProperty: "start" }, message: "must have required property 'start'" };
      (vErrors ??= []).push(err1);
      errors++;
    }
    if (data.price === void 0) {
      const err2 = { instancePath, keyword: "required", params: { missingProperty: "price" }, message: "must have required property 'price'" };
      (vErrors ??= []).push(err2);
      errors++;
    }
    if (data.billingItem !== void 0) {
      if (!validate210(data.billingItem, { instancePath: instancePath + "/billingItem", parentData: data, parentDataProperty: "billingItem", rootData })) {
        vErrors = vErrors === null ? validate210.errors : vErrors.concat(validate210.errors);
        errors = vErrors.length;
      }
    }
    if (data.start !== void 0) {
      let data1 = data.start;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err3 = { instancePath: instancePath + "/start", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err3);
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 2147483647 || isNaN(data1)) {
          const err4 = { instancePath: instancePath + "/start", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
          (vErrors ??= []).push(err4);
          errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          const err5 = { instancePath: instancePath + "/start", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          (vErrors ??= []).push(err5);
          errors++;
        }
      }
    }
    if (data.end !== void 0) {
      let data2 = data.end;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2)) && data2 !== null) {
        const err6 = { instancePath: instancePath + "/end", keyword: "type", params: { type: schema132.properties.end.type }, message: "must be integer,null" };
        (vErrors ??= []).push(err6);
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 2147483647 || isNaN(data2)) {
          const err7 = { instancePath: instancePath + "/end", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
          (vErrors ??= []).push(err7);
          errors++;
        }
        if (data2 < 0 || isNaN(data2)) {
          const err8 = { instancePath: instancePath + "/end", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          (vErrors ??= []).push(err8);
          errors++;
        }
      }
    }
    if (data.price !== void 0) {
      if (!validate317(data.price, { instancePath: instancePath + "/price", parentData: data, parentDataProperty: "price", rootData })) {
        vErrors = vErrors === null ? validate317.errors : vErrors.concat(validate317.errors);
        errors = vErrors.length;
      }
    }
    if (data.setup !== void 0) {
      if (!validate317(data.setup, { instancePath: instancePath + "/setup", parentData: data, parentDataProperty: "setup", rootData })) {
        vErrors = vErrors === null ? validate317.errors : vErrors.concat(validate317.errors);
        errors = vErrors.length;
      }
    }
    if (data.step !== void 0) {
      let data5 = data.step;
      if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
        const err9 = { instancePath: instancePath + "/step", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err9);
        errors++;
      }
      if (typeof data5 == "number" && isFinite(data5)) {
        if (data5 > 2147483647 || isNaN(data5)) {
          const err10 = { instancePath: instancePath + "/step", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
          (vErrors ??= []).push(err10);
          errors++;
        }
        if (data5 < 1 || isNaN(data5)) {
          const err11 = { instancePath: instancePath + "/step", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          (vErrors ??= []).push(err11);
          errors++;
        }
      }
    }
  } else {
    const err12 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err12);
    errors++;
  }
  validate318.errors = vErrors;
  return errors === 0;
}
var ProductVersionInput = validate322;
var schema133 = { "type": "object", "properties": { "name": { "type": "string", "minLength": 1, "maxLength": 255 }, "identifier": { "type": "string", "minLength": 1, "maxLength": 125 }, "externalId": { "type": "string", "maxLength": 255 }, "description": { "type": "string", "maxLength": 8192 }, "price": { "if": { "type": ["string", "number"] }, "then": { "$ref": "NonNegativePriceInput" }, "else": { "if": { "type": ["null"] }, "then": { "type": "null" }, "else": { "type": ["string", "number", "null"] } } }, "setupFee": { "$ref": "NonNegativePriceInput" }, "billingPeriod": { "type": "integer", "minimum": 1, "maximum": 120 }, "minimumDuration": { "type": "integer", "minimum": 1, "maximum": 120 }, "lifespan": { "type": ["integer", "null"], "minimum": 1, "maximum": 23 }, "trial": { "$ref": "TrialMode" }, "trialLength": { "type": "integer", "minimum": 1, "maximum": 365 }, "autoRenewable": { "type": "boolean" }, "selfBilling": { "type": "boolean" }, "published": { "type": "boolean" }, "recommended": { "type": "boolean" }, "billingItemValues": { "type": "array", "maxItems": 100, "items": { "$ref": "BillingItemValueInput" } }, "configurationParameters": { "type": "array", "maxItems": 100, "items": { "$ref": "ConfigurationParameterReference" } } } };
function validate322(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.externalId !== void 0) {
      let data2 = data.externalId;
      if (typeof data2 === "string") {
        if (func1(data2) > 255) {
          const err6 = { instancePath: instancePath + "/externalId", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          (vErrors ??= []).push(err6);
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/externalId", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err7);
        errors++;
      }
    }
    if (data.description !== void 0) {
      let data3 = data.description;
      if (typeof data3 === "string") {
        if (func1(data3) > 8192) {
          const err8 = { instancePath: instancePath + "/description", keyword: "maxLength", params: { limit: 8192 }, message: "must NOT have more than 8192 characters" };
          (vErrors ??= []).push(err8);
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/description", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err9);
        errors++;
      }
    }
    if (data.price !== void 0) {
      let data4 = data.price;
      const _errs10 = errors;
      let valid1 = true;
      const _errs11 = errors;
      if (typeof data4 !== "string" && !(typeof data4 == "number" && isFinite(data4))) {
        const err10 = {};
        (vErrors ??= []).push(err10);
        errors++;
      }
      var _valid0 = _errs11 === errors;
      errors = _errs10;
      if (vErrors !== null) {
        if (_errs10) {
          vErrors.length = _errs10;
        } else {
          vErrors = null;
        }
      }
      let ifClause0;
      if (_valid0) {
        const _errs13 = errors;
        if (!validate317(data4, { instancePath: instancePath + "/price", parentData: data, parentDataProperty: "price", rootData })) {
          vErrors = vErrors === null ? validate317.errors : vErrors.concat(validate317.errors);
          errors = vErrors.length;
        }
        var _valid0 = _errs13 === errors;
        valid1 = _valid0;
        ifClause0 = "then";
      } else {
        const _errs14 = errors;
        const _errs15 = errors;
        let valid2 = true;
        const _errs16 = errors;
        if (data4 !== null) {
          const err11 = {};
          (vErrors ??= []).push(err11);
          errors++;
        }
        var _valid1 = _errs16 === errors;
        errors = _errs15;
        if (vErrors !== null) {
          if (_errs15) {
            vErrors.length = _errs15;
          } else {
            vErrors = null;
          }
        }
        let ifClause1;
        if (_valid1) {
          const _errs18 = errors;
          if (data4 !== null) {
            const err12 = { instancePath: instancePath + "/price", keyword: "type", params: { type: "null" }, message: "must be null" };
            (vErrors ??= []).push(err12);
            errors++;
          }
          var _valid1 = _errs18 === errors;
          valid2 = _valid1;
          ifClause1 = "then";
        } else {
          const _errs20 = errors;
          if (typeof data4 !== "string" && !(typeof data4 == "number" && isFinite(data4)) && data4 !== null) {
            const err13 = { instancePath: instancePath + "/price", keyword: "type", params: { type: schema133.properties.price.else.else.type }, message: "must be string,number,null" };
            (vErrors ??= []).push(err13);
            errors++;
          }
          var _valid1 = _errs20 === errors;
          valid2 = _valid1;
          ifClause1 = "else";
        }
        var _valid0 = _errs14 === errors;
        valid1 = _valid0;
        ifClause0 = "else";
      }
    }
    if (data.setupFee !== void 0) {
      if (!validate317(data.setupFee, { instancePath: instancePath + "/setupFee", parentData: data, parentDataProperty: "setupFee", rootData })) {
        vErrors = vErrors === null ? validate317.errors : vErrors.concat(validate317.errors);
        errors = vErrors.length;
      }
    }
    if (data.billingPeriod !== void 0) {
      let data6 = data.billingPeriod;
      if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
        const err16 = { instancePath: instancePath + "/billingPeriod", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err16);
        errors++;
      }
      if (typeof data6 == "number" && isFinite(data6)) {
        if (data6 > 120 || isNaN(data6)) {
          const err17 = { instancePath: instancePath + "/billingPeriod", keyword: "maximum", params: { comparison: "<=", limit: 120 }, message: "must be <= 120" };
          (vErrors ??= []).push(err17);
          errors++;
        }
        if (data6 < 1 || isNaN(data6)) {
          const err18 = { instancePath: instancePath + "/billingPeriod", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          (vErrors ??= []).push(err18);
          errors++;
        }
      }
    }
    if (data.minimumDuration !== void 0) {
      let data7 = data.minimumDuration;
      if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
        const err19 = { instancePath: instancePath + "/minimumDuration", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err19);
        errors++;
      }
      if (typeof data7 == "number" && isFinite(data7)) {
        if (data7 > 120 || isNaN(data7)) {
          const err20 = { instancePath: instancePath + "/minimumDuration", keyword: "maximum", params: { comparison: "<=", limit: 120 }, message: "must be <= 120" };
          (vErrors ??= []).push(err20);
          errors++;
        }
        if (data7 < 1 || isNaN(data7)) {
          const err21 = { instancePath: instancePath + "/minimumDuration", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          (vErrors ??= []).push(err21);
          errors++;
        }
      }
    }
    if (data.lifespan !== void 0) {
      let data8 = data.lifespan;
      if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8)) && data8 !== null) {
        const err22 = { instancePath: instancePath + "/lifespan", keyword: "type", params: { type: schema133.properties.lifespan.type }, message: "must be integer,null" };
        (vErrors ??= []).push(err22);
        errors++;
      }
      if (typeof data8 == "number" && isFinite(data8)) {
        if (data8 > 23 || isNaN(data8)) {
          const err23 = { instancePath: instancePath + "/lifespan", keyword: "maximum", params: { comparison: "<=", limit: 23 }, message: "must be <= 23" };
          (vErrors ??= []).push(err23);
          errors++;
        }
        if (data8 < 1 || isNaN(data8)) {
          const err24 = { instancePath: instancePath + "/lifespan", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          (vErrors ??= []).push(err24);
          errors++;
        }
      }
    }
    if (data.trial !== void 0) {
      if (!validate304(data.trial, { instancePath: instancePath + "/trial", parentData: data, parentDataProperty: "trial", rootData })) {
        vErrors = vErrors === null ? validate304.errors : vErrors.concat(validate304.errors);
        errors = vErrors.length;
      }
    }
    if (data.trialLength !== void 0) {
      let data10 = data.trialLength;
      if (!(typeof data10 == "number" && (!(data10 % 1) && !isNaN(data10)) && isFinite(data10))) {
        const err25 = { instancePath: instancePath + "/trialLength", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err25);
        errors++;
      }
      if (typeof data10 == "number" && isFinite(data10)) {
        if (data10 > 365 || isNaN(data10)) {
          const err26 = { instancePath: instancePath + "/trialLength", keyword: "maximum", params: { comparison: "<=", limit: 365 }, message: "must be <= 365" };
          (vErrors ??= []).push(err26);
          errors++;
        }
        if (data10 < 1 || isNaN(data10)) {
          const err27 = { instancePath: instancePath + "/trialLength", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          (vErrors ??= []).push(err27);
          errors++;
        }
      }
    }
    if (data.autoRenewable !== void 0) {
      if (typeof data.autoRenewable !== "boolean") {
        const err28 = { instancePath: instancePath + "/autoRenewable", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        (vErrors ??= []).push(err28);
        errors++;
      }
    }
    if (data.selfBilling !== void 0) {
      if (typeof data.selfBilling !== "boolean") {
        const err29 = { instancePath: instancePath + "/selfBilling", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        (vErrors ??= []).push(err29);
        errors++;
      }
    }
    if (data.published !== void 0) {
      if (typeof data.published !== "boolean") {
        const err30 = { instancePath: instancePath + "/published", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        (vErrors ??= []).push(err30);
        errors++;
      }
    }
    if (data.recommended !== void 0) {
      if (typeof data.recommended !== "boolean") {
        const err31 = { instancePath: instancePath + "/recommended", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        (vErrors ??= []).push(err31);
        errors++;
      }
    }
    if (data.billingItemValues !== void 0) {
      let data15 = data.billingItemValues;
      if (Array.isArray(data15)) {
        if (data15.length > 100) {
          const err32 = { instancePath: instancePath + "/billingItemValues", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
          (vErrors ??= []).push(err32);
          errors++;
        }
        const len0 = data15.length;
        for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
          if (!validate318(data15[i0], { instancePath: instancePath + "/billingItemValues/" + i0, parentData: data15, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate318.errors : vErrors.concat(validate318.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err33 = { instancePath: instancePath + "/billingItemValues", keyword: "type", params: { type: "array" }, message: "must be array" };
        (vErrors ??= []).push(err33);
        errors++;
      }
    }
    if (data.configurationParameters !== void 0) {
      let data17 = data.configurationParameters;
      if (Array.isArray(data17)) {
        if (data17.length > 100) {
          const err34 = { instancePath: instancePath + "/configurationParameters", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
          (vErrors ??= []).push(err34);
          errors++;
        }
        const len1 = data17.length;
        for (let i1 = 0; i1 < len1 && errors < 20; i1++) {
          if (!validate290(data17[i1], { instancePath: instancePath + "/configurationParameters/" + i1, parentData: data17, parentDataProperty: i1, rootData })) {
            vErrors = vErrors === null ? validate290.errors : vErrors.concat(validate290.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err35 = { instancePath: instancePath + "/configurationParameters", keyword: "type", params: { type: "array" }, message: "must be array" };
        (vErrors ??= []).push(err35);
        errors++;
      }
    }
  } else {
    const err36 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err36);
    errors++;
  }
  validate322.errors = vErrors;
  return errors === 0;
}
var ProductVersionCreate = validate328;
function validate328(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate322(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate322.errors : vErrors.concat(validate322.errors);
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
    if (data.product !== void 0) {
      if (!validate167(data.product, { instancePath: instancePath + "/product", parentData: data, parentDataProperty: "product", rootData })) {
        vErrors = vErrors === null ? validate167.errors : vErrors.concat(validate167.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err2 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err2);
    errors++;
  }
  validate328.errors = vErrors;
  return errors === 0;
}
var ProductVersionPatch = validate331;
var schema135 = { "type": "object", "additionalProperties": false, "minProperties": 1, "properties": { "published": { "type": "boolean" }, "name": { "type": "string", "minLength": 1, "maxLength": 255 }, "externalId": { "type": "string", "maxLength": 255 }, "description": { "type": "string", "maxLength": 8192 }, "price": { "if": { "type": ["string", "number"] }, "then": { "$ref": "NonNegativePriceInput" }, "else": { "if": { "type": ["null"] }, "then": { "type": "null" }, "else": { "type": ["string", "number", "null"] } } }, "setupFee": { "$ref": "NonNegativePriceInput" }, "trial": { "$ref": "TrialMode" }, "trialLength": { "type": "integer", "minimum": 1, "maximum": 365 }, "autoRenewable": { "type": "boolean" }, "recommended": { "type": "boolean" } } };
function validate331(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length < 1) {
      const err0 = { instancePath, keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      if (!func26.call(schema135.properties, key0)) {
        const err1 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        (vErrors ??= []).push(err1);
        errors++;
      }
    }
    if (data.published !== void 0) {
      if (typeof data.published !== "boolean") {
        const err2 = { instancePath: instancePath + "/published", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if (data.name !== void 0) {
      let data1 = data.name;
      if (typeof data1 === "string") {
        if (func1(data1) > 255) {
          const err3 = { instancePath: instancePath + "/name", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          (vErrors ??= []).push(err3);
          errors++;
        }
        if (func1(data1) < 1) {
          const err4 = { instancePath: instancePath + "/name", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          (vErrors ??= []).push(err4);
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/name", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
    if (data.externalId !== void 0) {
      let data2 = data.externalId;
      if (typeof data2 === "string") {
        if (func1(data2) > 255) {
          const err6 = { instancePath: instancePath + "/externalId", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          (vErrors ??= []).push(err6);
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/externalId", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err7);
        errors++;
      }
    }
    if (data.description !== void 0) {
      let data3 = data.description;
      if (typeof data3 === "string") {
        if (func1(data3) > 8192) {
          const err8 = { instancePath: instancePath + "/description", keyword: "maxLength", params: { limit: 8192 }, message: "must NOT have more than 8192 characters" };
          (vErrors ??= []).push(err8);
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/description", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err9);
        errors++;
      }
    }
    if (data.price !== void 0) {
      let data4 = data.price;
      const _errs11 = errors;
      let valid1 = true;
      const _errs12 = errors;
      if (typeof data4 !== "string" && !(typeof data4 == "number" && isFinite(data4))) {
        const err10 = {};
        (vErrors ??= []).push(err10);
        errors++;
      }
      var _valid0 = _errs12 === errors;
      errors = _errs11;
      if (vErrors !== null) {
        if (_errs11) {
          vErrors.length = _errs11;
        } else {
          vErrors = null;
        }
      }
      let ifClause0;
      if (_valid0) {
        const _errs14 = errors;
        if (!validate317(data4, { instancePath: instancePath + "/price", parentData: data, parentDataProperty: "price", rootData })) {
          vErrors = vErrors === null ? validate317.errors : vErrors.concat(validate317.errors);
          errors = vErrors.length;
        }
        var _valid0 = _errs14 === errors;
        valid1 = _valid0;
        ifClause0 = "then";
      } else {
        const _errs15 = errors;
        const _errs16 = errors;
        let valid2 = true;
        const _errs17 = errors;
        if (data4 !== null) {
          const err11 = {};
          (vErrors ??= []).push(err11);
          errors++;
        }
        var _valid1 = _errs17 === errors;
        errors = _errs16;
        if (vErrors !== null) {
          if (_errs16) {
            vErrors.length = _errs16;
          } else {
            vErrors = null;
          }
        }
        let ifClause1;
        if (_valid1) {
          const _errs19 = errors;
          if (data4 !== null) {
            const err12 = { instancePath: instancePath + "/price", keyword: "type", params: { type: "null" }, message: "must be null" };
            (vErrors ??= []).push(err12);
            errors++;
          }
          var _valid1 = _errs19 === errors;
          valid2 = _valid1;
          ifClause1 = "then";
        } else {
          const _errs21 = errors;
          if (typeof data4 !== "string" && !(typeof data4 == "number" && isFinite(data4)) && data4 !== null) {
            const err13 = { instancePath: instancePath + "/price", keyword: "type", params: { type: schema135.properties.price.else.else.type }, message: "must be string,number,null" };
            (vErrors ??= []).push(err13);
            errors++;
          }
          var _valid1 = _errs21 === errors;
          valid2 = _valid1;
          ifClause1 = "else";
        }
        var _valid0 = _errs15 === errors;
        valid1 = _valid0;
        ifClause0 = "else";
      }
    }
    if (data.setupFee !== void 0) {
      if (!validate317(data.setupFee, { instancePath: instancePath + "/setupFee", parentData: data, parentDataProperty: "setupFee", rootData })) {
        vErrors = vErrors === null ? validate317.errors : vErrors.concat(validate317.errors);
        errors = vErrors.length;
      }
    }
    if (data.trial !== void 0) {
      if (!validate304(data.trial, { instancePath: instancePath + "/trial", parentData: data, parentDataProperty: "trial", rootData })) {
        vErrors = vErrors === null ? validate304.errors : vErrors.concat(validate304.errors);
        errors = vErrors.length;
      }
    }
    if (data.trialLength !== void 0) {
      let data7 = data.trialLength;
      if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
        const err16 = { instancePath: instancePath + "/trialLength", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err16);
        errors++;
      }
      if (typeof data7 == "number" && isFinite(data7)) {
        if (data7 > 365 || isNaN(data7)) {
          const err17 = { instancePath: instancePath + "/trialLength", keyword: "maximum", params: { comparison: "<=", limit: 365 }, message: "must be <= 365" };
          (vErrors ??= []).push(err17);
          errors++;
        }
        if (data7 < 1 || isNaN(data7)) {
          const err18 = { instancePath: instancePath + "/trialLength", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          (vErrors ??= []).push(err18);
          errors++;
        }
      }
    }
    if (data.autoRenewable !== void 0) {
      if (typeof data.autoRenewable !== "boolean") {
        const err19 = { instancePath: instancePath + "/autoRenewable", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        (vErrors ??= []).push(err19);
        errors++;
      }
    }
    if (data.recommended !== void 0) {
      if (typeof data.recommended !== "boolean") {
        const err20 = { instancePath: instancePath + "/recommended", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        (vErrors ??= []).push(err20);
        errors++;
      }
    }
  } else {
    const err21 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err21);
    errors++;
  }
  validate331.errors = vErrors;
  return errors === 0;
}
var BillingItemValueType = validate335;
var schema136 = { "type": "string", "enum": ["PAY_AS_YOU_GO", "PRE_PAID", "POST_PAID"] };
function validate335(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, keyword: "type", params: { type: "string" }, message: "must be string" };
    (vErrors ??= []).push(err0);
    errors++;
  }
  if (!(data === "PAY_AS_YOU_GO" || data === "PRE_PAID" || data === "POST_PAID")) {
    const err1 = { instancePath, keyword: "enum", params: { allowedValues: schema136.enum }, message: "must be equal to one of the allowed values" };
    (vErrors ??= []).push(err1);
    errors++;
  }
  validate335.errors = vErrors;
  return errors === 0;
}
var BillingItemType = validate336;
var schema137 = { "type": "string", "enum": ["TIERED", "VOLUME", "STAIRSTEP"] };
function validate336(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, keyword: "type", params: { type: "string" }, message: "must be string" };
    (vErrors ??= []).push(err0);
    errors++;
  }
  if (!(data === "TIERED" || data === "VOLUME" || data === "STAIRSTEP")) {
    const err1 = { instancePath, keyword: "enum", params: { allowedValues: schema137.enum }, message: "must be equal to one of the allowed values" };
    (vErrors ??= []).push(err1);
    errors++;
  }
  validate336.errors = vErrors;
  return errors === 0;
}
var BillingItemPresence = validate337;
var schema138 = { "type": "string", "enum": ["OPTIONAL", "RECOMMENDED", "REQUIRED"] };
function validate337(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, keyword: "type", params: { type: "string" }, message: "must be string" };
    (vErrors ??= []).push(err0);
    errors++;
  }
  if (!(data === "OPTIONAL" || data === "RECOMMENDED" || data === "REQUIRED")) {
    const err1 = { instancePath, keyword: "enum", params: { allowedValues: schema138.enum }, message: "must be equal to one of the allowed values" };
    (vErrors ??= []).push(err1);
    errors++;
  }
  validate337.errors = vErrors;
  return errors === 0;
}
var BillingItemDTO = validate338;
function validate338(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.required === void 0) {
      const err8 = { instancePath, keyword: "required", params: { missingProperty: "required" }, message: "must have required property 'required'" };
      (vErrors ??= []).push(err8);
      errors++;
    }
    if (data.owner === void 0) {
      const err9 = { instancePath, keyword: "required", params: { missingProperty: "owner" }, message: "must have required property 'owner'" };
      (vErrors ??= []).push(err9);
      errors++;
    }
    if (data.weight === void 0) {
      const err10 = { instancePath, keyword: "required", params: { missingProperty: "weight" }, message: "must have required property 'weight'" };
      (vErrors ??= []).push(err10);
      errors++;
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err11 = { instancePath: instancePath + "/id", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err11);
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (!formats4.validate(data0)) {
          const err12 = { instancePath: instancePath + "/id", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err12);
          errors++;
        }
      }
    }
    if (data.self !== void 0) {
      if (typeof data.self !== "string") {
        const err13 = { instancePath: instancePath + "/self", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err13);
        errors++;
      }
    }
    if (data.name !== void 0) {
      if (typeof data.name !== "string") {
        const err14 = { instancePath: instancePath + "/name", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err14);
        errors++;
      }
    }
    if (data.identifier !== void 0) {
      if (typeof data.identifier !== "string") {
        const err15 = { instancePath: instancePath + "/identifier", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err15);
        errors++;
      }
    }
    if (data.unit !== void 0) {
      if (typeof data.unit !== "string") {
        const err16 = { instancePath: instancePath + "/unit", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err16);
        errors++;
      }
    }
    if (data.description !== void 0) {
      if (typeof data.description !== "string") {
        const err17 = { instancePath: instancePath + "/description", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err17);
        errors++;
      }
    }
    if (data.type !== void 0) {
      if (!validate336(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData })) {
        vErrors = vErrors === null ? validate336.errors : vErrors.concat(validate336.errors);
        errors = vErrors.length;
      }
    }
    if (data.valueType !== void 0) {
      if (!validate335(data.valueType, { instancePath: instancePath + "/valueType", parentData: data, parentDataProperty: "valueType", rootData })) {
        vErrors = vErrors === null ? validate335.errors : vErrors.concat(validate335.errors);
        errors = vErrors.length;
      }
    }
    if (data.presence !== void 0) {
      if (!validate337(data.presence, { instancePath: instancePath + "/presence", parentData: data, parentDataProperty: "presence", rootData })) {
        vErrors = vErrors === null ? validate337.errors : vErrors.concat(validate337.errors);
        errors = vErrors.length;
      }
    }
    if (data.required !== void 0) {
      if (typeof data.required !== "boolean") {
        const err18 = { instancePath: instancePath + "/required", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        (vErrors ??= []).push(err18);
        errors++;
      }
    }
    if (data.owner !== void 0) {
      if (!validate289(data.owner, { instancePath: instancePath + "/owner", parentData: data, parentDataProperty: "owner", rootData })) {
        vErrors = vErrors === null ? validate289.errors : vErrors.concat(validate289.errors);
        errors = vErrors.length;
      }
    }
    if (data.weight !== void 0) {
      let data11 = data.weight;
      if (!(typeof data11 == "number" && (!(data11 % 1) && !isNaN(data11)) && isFinite(data11))) {
        const err19 = { instancePath: instancePath + "/weight", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err19);
        errors++;
      }
      if (typeof data11 == "number" && isFinite(data11)) {
        if (!formats4.validate(data11)) {
          const err20 = { instancePath: instancePath + "/weight", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err20);
          errors++;
        }
      }
    }
  } else {
    const err21 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err21);
    errors++;
  }
  validate338.errors = vErrors;
  return errors === 0;
}
var BillingItemInput = validate343;
function validate343(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate336(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData })) {
        vErrors = vErrors === null ? validate336.errors : vErrors.concat(validate336.errors);
        errors = vErrors.length;
      }
    }
    if (data.valueType !== void 0) {
      if (!validate335(data.valueType, { instancePath: instancePath + "/valueType", parentData: data, parentDataProperty: "valueType", rootData })) {
        vErrors = vErrors === null ? validate335.errors : vErrors.concat(validate335.errors);
        errors = vErrors.length;
      }
    }
    if (data.presence !== void 0) {
      if (!validate337(data.presence, { instancePath: instancePath + "/presence", parentData: data, parentDataProperty: "presence", rootData })) {
        vErrors = vErrors === null ? validate337.errors : vErrors.concat(validate337.errors);
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
      let data8 = data.weight;
      if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8))) {
        const err13 = { instancePath: instancePath + "/weight", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err13);
        errors++;
      }
      if (typeof data8 == "number" && isFinite(data8)) {
        if (data8 > 2147483647 || isNaN(data8)) {
          const err14 = { instancePath: instancePath + "/weight", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
          (vErrors ??= []).push(err14);
          errors++;
        }
        if (data8 < -2147483648 || isNaN(data8)) {
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
  validate343.errors = vErrors;
  return errors === 0;
}
var BillingItemCreate = validate347;
function validate347(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate343(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate343.errors : vErrors.concat(validate343.errors);
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
      if (!validate289(data.owner, { instancePath: instancePath + "/owner", parentData: data, parentDataProperty: "owner", rootData })) {
        vErrors = vErrors === null ? validate289.errors : vErrors.concat(validate289.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err4 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err4);
    errors++;
  }
  validate347.errors = vErrors;
  return errors === 0;
}
var MetricType = validate350;
var schema142 = { "type": "string", "enum": ["EXTERNAL", "PROMETHEUS"] };
function validate350(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, keyword: "type", params: { type: "string" }, message: "must be string" };
    (vErrors ??= []).push(err0);
    errors++;
  }
  if (!(data === "EXTERNAL" || data === "PROMETHEUS")) {
    const err1 = { instancePath, keyword: "enum", params: { allowedValues: schema142.enum }, message: "must be equal to one of the allowed values" };
    (vErrors ??= []).push(err1);
    errors++;
  }
  validate350.errors = vErrors;
  return errors === 0;
}
var MetricFunction = validate351;
var schema143 = { "type": "string", "enum": ["AVERAGE", "PEAK", "INCREASE", "VALUE"] };
function validate351(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, keyword: "type", params: { type: "string" }, message: "must be string" };
    (vErrors ??= []).push(err0);
    errors++;
  }
  if (!(data === "AVERAGE" || data === "PEAK" || data === "INCREASE" || data === "VALUE")) {
    const err1 = { instancePath, keyword: "enum", params: { allowedValues: schema143.enum }, message: "must be equal to one of the allowed values" };
    (vErrors ??= []).push(err1);
    errors++;
  }
  validate351.errors = vErrors;
  return errors === 0;
}
var Frequency = validate352;
var schema144 = { "type": "string", "enum": ["EVERY_30_SECONDS", "EVERY_1_MINUTE", "EVERY_2_MINUTE", "EVERY_5_MINUTES", "EVERY_30_MINUTES", "EVERY_1_HOUR", "EVERY_24_HOUR", "EVERY_48_HOUR", "EVERY_WEEK"] };
function validate352(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, keyword: "type", params: { type: "string" }, message: "must be string" };
    (vErrors ??= []).push(err0);
    errors++;
  }
  if (!(data === "EVERY_30_SECONDS" || data === "EVERY_1_MINUTE" || data === "EVERY_2_MINUTE" || data === "EVERY_5_MINUTES" || data === "EVERY_30_MINUTES" || data === "EVERY_1_HOUR" || data === "EVERY_24_HOUR" || data === "EVERY_48_HOUR" || data === "EVERY_WEEK")) {
    const err1 = { instancePath, keyword: "enum", params: { allowedValues: schema144.enum }, message: "must be equal to one of the allowed values" };
    (vErrors ??= []).push(err1);
    errors++;
  }
  validate352.errors = vErrors;
  return errors === 0;
}
var ApplicationMetricDTO = validate353;
function validate353(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        if (!formats4.validate(data0)) {
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
      if (!validate167(data.product, { instancePath: instancePath + "/product", parentData: data, parentDataProperty: "product", rootData })) {
        vErrors = vErrors === null ? validate167.errors : vErrors.concat(validate167.errors);
        errors = vErrors.length;
      }
    }
    if (data.billingItem !== void 0) {
      if (!validate210(data.billingItem, { instancePath: instancePath + "/billingItem", parentData: data, parentDataProperty: "billingItem", rootData })) {
        vErrors = vErrors === null ? validate210.errors : vErrors.concat(validate210.errors);
        errors = vErrors.length;
      }
    }
    if (data.type !== void 0) {
      if (!validate350(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData })) {
        vErrors = vErrors === null ? validate350.errors : vErrors.concat(validate350.errors);
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
      if (!validate351(data.metricFunction, { instancePath: instancePath + "/metricFunction", parentData: data, parentDataProperty: "metricFunction", rootData })) {
        vErrors = vErrors === null ? validate351.errors : vErrors.concat(validate351.errors);
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
      if (!validate352(data.frequency, { instancePath: instancePath + "/frequency", parentData: data, parentDataProperty: "frequency", rootData })) {
        vErrors = vErrors === null ? validate352.errors : vErrors.concat(validate352.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err15 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err15);
    errors++;
  }
  validate353.errors = vErrors;
  return errors === 0;
}
var ApplicationMetricInput = validate359;
var formats90 = formats["uri-reference"];
function validate359(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate210(data.billingItem, { instancePath: instancePath + "/billingItem", parentData: data, parentDataProperty: "billingItem", rootData })) {
        vErrors = vErrors === null ? validate210.errors : vErrors.concat(validate210.errors);
        errors = vErrors.length;
      }
    }
    if (data.type !== void 0) {
      if (!validate350(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData })) {
        vErrors = vErrors === null ? validate350.errors : vErrors.concat(validate350.errors);
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
      if (!validate351(data.metricFunction, { instancePath: instancePath + "/metricFunction", parentData: data, parentDataProperty: "metricFunction", rootData })) {
        vErrors = vErrors === null ? validate351.errors : vErrors.concat(validate351.errors);
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
        if (!formats90(data5)) {
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
      if (!validate352(data.frequency, { instancePath: instancePath + "/frequency", parentData: data, parentDataProperty: "frequency", rootData })) {
        vErrors = vErrors === null ? validate352.errors : vErrors.concat(validate352.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err8 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err8);
    errors++;
  }
  validate359.errors = vErrors;
  return errors === 0;
}
var ApplicationMetricCreate = validate364;
function validate364(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate359(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate359.errors : vErrors.concat(validate359.errors);
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
      if (!validate167(data.product, { instancePath: instancePath + "/product", parentData: data, parentDataProperty: "product", rootData })) {
        vErrors = vErrors === null ? validate167.errors : vErrors.concat(validate167.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err3);
    errors++;
  }
  validate364.errors = vErrors;
  return errors === 0;
}
var OrderStatus = validate367;
var schema148 = { "type": "string", "enum": ["DEFERRED", "FREE", "PAID", "REJECTED"] };
function validate367(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, keyword: "type", params: { type: "string" }, message: "must be string" };
    (vErrors ??= []).push(err0);
    errors++;
  }
  if (!(data === "DEFERRED" || data === "FREE" || data === "PAID" || data === "REJECTED")) {
    const err1 = { instancePath, keyword: "enum", params: { allowedValues: schema148.enum }, message: "must be equal to one of the allowed values" };
    (vErrors ??= []).push(err1);
    errors++;
  }
  validate367.errors = vErrors;
  return errors === 0;
}
var OrderDTO = validate368;
function validate368(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.billingItems === void 0) {
      const err11 = { instancePath, keyword: "required", params: { missingProperty: "billingItems" }, message: "must have required property 'billingItems'" };
      (vErrors ??= []).push(err11);
      errors++;
    }
    if (data.configurationParameters === void 0) {
      const err12 = { instancePath, keyword: "required", params: { missingProperty: "configurationParameters" }, message: "must have required property 'configurationParameters'" };
      (vErrors ??= []).push(err12);
      errors++;
    }
    if (data.totalPrice === void 0) {
      const err13 = { instancePath, keyword: "required", params: { missingProperty: "totalPrice" }, message: "must have required property 'totalPrice'" };
      (vErrors ??= []).push(err13);
      errors++;
    }
    if (data.currency === void 0) {
      const err14 = { instancePath, keyword: "required", params: { missingProperty: "currency" }, message: "must have required property 'currency'" };
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
        if (!formats4.validate(data0)) {
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
      if (!validate193(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData })) {
        vErrors = vErrors === null ? validate193.errors : vErrors.concat(validate193.errors);
        errors = vErrors.length;
      }
    }
    if (data.orderType !== void 0) {
      if (!validate193(data.orderType, { instancePath: instancePath + "/orderType", parentData: data, parentDataProperty: "orderType", rootData })) {
        vErrors = vErrors === null ? validate193.errors : vErrors.concat(validate193.errors);
        errors = vErrors.length;
      }
    }
    if (data.status !== void 0) {
      if (!validate367(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData })) {
        vErrors = vErrors === null ? validate367.errors : vErrors.concat(validate367.errors);
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
      if (!validate161(data.buyer, { instancePath: instancePath + "/buyer", parentData: data, parentDataProperty: "buyer", rootData })) {
        vErrors = vErrors === null ? validate161.errors : vErrors.concat(validate161.errors);
        errors = vErrors.length;
      }
    }
    if (data.subscription !== void 0) {
      if (!validate176(data.subscription, { instancePath: instancePath + "/subscription", parentData: data, parentDataProperty: "subscription", rootData })) {
        vErrors = vErrors === null ? validate176.errors : vErrors.concat(validate176.errors);
        errors = vErrors.length;
      }
    }
    if (data.productVersion !== void 0) {
      if (!validate191(data.productVersion, { instancePath: instancePath + "/productVersion", parentData: data, parentDataProperty: "productVersion", rootData })) {
        vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
        errors = vErrors.length;
      }
    }
    if (data.invoices !== void 0) {
      let data11 = data.invoices;
      if (Array.isArray(data11)) {
        const len0 = data11.length;
        for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
          if (!validate192(data11[i0], { instancePath: instancePath + "/invoices/" + i0, parentData: data11, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors);
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
      if (!validate203(data.billingItems, { instancePath: instancePath + "/billingItems", parentData: data, parentDataProperty: "billingItems", rootData })) {
        vErrors = vErrors === null ? validate203.errors : vErrors.concat(validate203.errors);
        errors = vErrors.length;
      }
    }
    if (data.configurationParameters !== void 0) {
      if (!validate202(data.configurationParameters, { instancePath: instancePath + "/configurationParameters", parentData: data, parentDataProperty: "configurationParameters", rootData })) {
        vErrors = vErrors === null ? validate202.errors : vErrors.concat(validate202.errors);
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
      if (!validate205(data.totalPrice, { instancePath: instancePath + "/totalPrice", parentData: data, parentDataProperty: "totalPrice", rootData })) {
        vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors);
        errors = vErrors.length;
      }
    }
    if (data.currency !== void 0) {
      if (!validate206(data.currency, { instancePath: instancePath + "/currency", parentData: data, parentDataProperty: "currency", rootData })) {
        vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err21 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err21);
    errors++;
  }
  validate368.errors = vErrors;
  return errors === 0;
}
var OrderCreate = validate382;
var pattern33 = new RegExp("^[A-Za-z0-9_-]+$", "u");
function validate382(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.productVersion === void 0) {
      const err1 = { instancePath, keyword: "required", params: { missingProperty: "productVersion" }, message: "must have required property 'productVersion'" };
      (vErrors ??= []).push(err1);
      errors++;
    }
    if (data.type !== void 0) {
      if (!validate190(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData })) {
        vErrors = vErrors === null ? validate190.errors : vErrors.concat(validate190.errors);
        errors = vErrors.length;
      }
    }
    if (data.productVersion !== void 0) {
      if (!validate191(data.productVersion, { instancePath: instancePath + "/productVersion", parentData: data, parentDataProperty: "productVersion", rootData })) {
        vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
        errors = vErrors.length;
      }
    }
    if (data.billingItems !== void 0) {
      if (!validate245(data.billingItems, { instancePath: instancePath + "/billingItems", parentData: data, parentDataProperty: "billingItems", rootData })) {
        vErrors = vErrors === null ? validate245.errors : vErrors.concat(validate245.errors);
        errors = vErrors.length;
      }
    }
    if (data.configurationParameters !== void 0) {
      if (!validate281(data.configurationParameters, { instancePath: instancePath + "/configurationParameters", parentData: data, parentDataProperty: "configurationParameters", rootData })) {
        vErrors = vErrors === null ? validate281.errors : vErrors.concat(validate281.errors);
        errors = vErrors.length;
      }
    }
    if (data.externalReference !== void 0) {
      let data4 = data.externalReference;
      if (typeof data4 === "string") {
        if (func1(data4) > 255) {
          const err2 = { instancePath: instancePath + "/externalReference", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          (vErrors ??= []).push(err2);
          errors++;
        }
        if (func1(data4) < 1) {
          const err3 = { instancePath: instancePath + "/externalReference", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          (vErrors ??= []).push(err3);
          errors++;
        }
        if (!pattern33.test(data4)) {
          const err4 = { instancePath: instancePath + "/externalReference", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]+$" }, message: 'must match pattern "^[A-Za-z0-9_-]+$"' };
          (vErrors ??= []).push(err4);
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/externalReference", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
  } else {
    const err6 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err6);
    errors++;
  }
  validate382.errors = vErrors;
  return errors === 0;
}
var InvoiceStatus = validate387;
var schema151 = { "type": "string", "enum": ["UNPAID", "DELAYED", "EXPIRED", "PAID"] };
function validate387(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, keyword: "type", params: { type: "string" }, message: "must be string" };
    (vErrors ??= []).push(err0);
    errors++;
  }
  if (!(data === "UNPAID" || data === "DELAYED" || data === "EXPIRED" || data === "PAID")) {
    const err1 = { instancePath, keyword: "enum", params: { allowedValues: schema151.enum }, message: "must be equal to one of the allowed values" };
    (vErrors ??= []).push(err1);
    errors++;
  }
  validate387.errors = vErrors;
  return errors === 0;
}
var OrderReference = validate388;
function validate388(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate388.errors = vErrors;
  return errors === 0;
}
var InvoiceDTO = validate389;
function validate389(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.status === void 0) {
      const err3 = { instancePath, keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
      (vErrors ??= []).push(err3);
      errors++;
    }
    if (data.date === void 0) {
      const err4 = { instancePath, keyword: "required", params: { missingProperty: "date" }, message: "must have required property 'date'" };
      (vErrors ??= []).push(err4);
      errors++;
    }
    if (data.company === void 0) {
      const err5 = { instancePath, keyword: "required", params: { missingProperty: "company" }, message: "must have required property 'company'" };
      (vErrors ??= []).push(err5);
      errors++;
    }
    if (data.nominee === void 0) {
      const err6 = { instancePath, keyword: "required", params: { missingProperty: "nominee" }, message: "must have required property 'nominee'" };
      (vErrors ??= []).push(err6);
      errors++;
    }
    if (data.product === void 0) {
      const err7 = { instancePath, keyword: "required", params: { missingProperty: "product" }, message: "must have required property 'product'" };
      (vErrors ??= []).push(err7);
      errors++;
    }
    if (data.productVersion === void 0) {
      const err8 = { instancePath, keyword: "required", params: { missingProperty: "productVersion" }, message: "must have required property 'productVersion'" };
      (vErrors ??= []).push(err8);
      errors++;
    }
    if (data.subscription === void 0) {
      const err9 = { instancePath, keyword: "required", params: { missingProperty: "subscription" }, message: "must have required property 'subscription'" };
      (vErrors ??= []).push(err9);
      errors++;
    }
    if (data.order === void 0) {
      const err10 = { instancePath, keyword: "required", params: { missingProperty: "order" }, message: "must have required property 'order'" };
      (vErrors ??= []).push(err10);
      errors++;
    }
    if (data.entries === void 0) {
      const err11 = { instancePath, keyword: "required", params: { missingProperty: "entries" }, message: "must have required property 'entries'" };
      (vErrors ??= []).push(err11);
      errors++;
    }
    if (data.total === void 0) {
      const err12 = { instancePath, keyword: "required", params: { missingProperty: "total" }, message: "must have required property 'total'" };
      (vErrors ??= []).push(err12);
      errors++;
    }
    if (data.selfBilled === void 0) {
      const err13 = { instancePath, keyword: "required", params: { missingProperty: "selfBilled" }, message: "must have required property 'selfBilled'" };
      (vErrors ??= []).push(err13);
      errors++;
    }
    if (data.cashed === void 0) {
      const err14 = { instancePath, keyword: "required", params: { missingProperty: "cashed" }, message: "must have required property 'cashed'" };
      (vErrors ??= []).push(err14);
      errors++;
    }
    if (data.paid === void 0) {
      const err15 = { instancePath, keyword: "required", params: { missingProperty: "paid" }, message: "must have required property 'paid'" };
      (vErrors ??= []).push(err15);
      errors++;
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err16 = { instancePath: instancePath + "/id", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err16);
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (!formats4.validate(data0)) {
          const err17 = { instancePath: instancePath + "/id", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err17);
          errors++;
        }
      }
    }
    if (data.self !== void 0) {
      if (typeof data.self !== "string") {
        const err18 = { instancePath: instancePath + "/self", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err18);
        errors++;
      }
    }
    if (data.type !== void 0) {
      if (!validate193(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData })) {
        vErrors = vErrors === null ? validate193.errors : vErrors.concat(validate193.errors);
        errors = vErrors.length;
      }
    }
    if (data.status !== void 0) {
      if (!validate387(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData })) {
        vErrors = vErrors === null ? validate387.errors : vErrors.concat(validate387.errors);
        errors = vErrors.length;
      }
    }
    if (data.paid !== void 0) {
      if (typeof data.paid !== "boolean") {
        const err19 = { instancePath: instancePath + "/paid", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        (vErrors ??= []).push(err19);
        errors++;
      }
    }
    if (data.date !== void 0) {
      if (!validate60(data.date, { instancePath: instancePath + "/date", parentData: data, parentDataProperty: "date", rootData })) {
        vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
        errors = vErrors.length;
      }
    }
    if (data.company !== void 0) {
      if (!validate61(data.company, { instancePath: instancePath + "/company", parentData: data, parentDataProperty: "company", rootData })) {
        vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
        errors = vErrors.length;
      }
    }
    if (data.nominee !== void 0) {
      if (!validate161(data.nominee, { instancePath: instancePath + "/nominee", parentData: data, parentDataProperty: "nominee", rootData })) {
        vErrors = vErrors === null ? validate161.errors : vErrors.concat(validate161.errors);
        errors = vErrors.length;
      }
    }
    if (data.product !== void 0) {
      if (typeof data.product !== "string") {
        const err20 = { instancePath: instancePath + "/product", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err20);
        errors++;
      }
    }
    if (data.productVersion !== void 0) {
      if (typeof data.productVersion !== "string") {
        const err21 = { instancePath: instancePath + "/productVersion", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err21);
        errors++;
      }
    }
    if (data.subscription !== void 0) {
      if (!validate176(data.subscription, { instancePath: instancePath + "/subscription", parentData: data, parentDataProperty: "subscription", rootData })) {
        vErrors = vErrors === null ? validate176.errors : vErrors.concat(validate176.errors);
        errors = vErrors.length;
      }
    }
    if (data.order !== void 0) {
      if (!validate388(data.order, { instancePath: instancePath + "/order", parentData: data, parentDataProperty: "order", rootData })) {
        vErrors = vErrors === null ? validate388.errors : vErrors.concat(validate388.errors);
        errors = vErrors.length;
      }
    }
    if (data.entries !== void 0) {
      let data12 = data.entries;
      if (Array.isArray(data12)) {
        const len0 = data12.length;
        for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
          if (!validate211(data12[i0], { instancePath: instancePath + "/entries/" + i0, parentData: data12, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate211.errors : vErrors.concat(validate211.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err22 = { instancePath: instancePath + "/entries", keyword: "type", params: { type: "array" }, message: "must be array" };
        (vErrors ??= []).push(err22);
        errors++;
      }
    }
    if (data.total !== void 0) {
      if (!validate207(data.total, { instancePath: instancePath + "/total", parentData: data, parentDataProperty: "total", rootData })) {
        vErrors = vErrors === null ? validate207.errors : vErrors.concat(validate207.errors);
        errors = vErrors.length;
      }
    }
    if (data.selfBilled !== void 0) {
      if (typeof data.selfBilled !== "boolean") {
        const err23 = { instancePath: instancePath + "/selfBilled", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        (vErrors ??= []).push(err23);
        errors++;
      }
    }
    if (data.cashed !== void 0) {
      if (typeof data.cashed !== "boolean") {
        const err24 = { instancePath: instancePath + "/cashed", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        (vErrors ??= []).push(err24);
        errors++;
      }
    }
    if (data.paymentReference !== void 0) {
      if (typeof data.paymentReference !== "string") {
        const err25 = { instancePath: instancePath + "/paymentReference", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err25);
        errors++;
      }
    }
    if (data.paymentReceived !== void 0) {
      if (!validate60(data.paymentReceived, { instancePath: instancePath + "/paymentReceived", parentData: data, parentDataProperty: "paymentReceived", rootData })) {
        vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
        errors = vErrors.length;
      }
    }
    if (data.lastPaymentError !== void 0) {
      if (typeof data.lastPaymentError !== "string") {
        const err26 = { instancePath: instancePath + "/lastPaymentError", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err26);
        errors++;
      }
    }
    if (data.currencyConversion !== void 0) {
      let data20 = data.currencyConversion;
      if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
        for (const key0 in data20) {
          if (errors >= 20) {
            break;
          }
          let data21 = data20[key0];
          if (!(typeof data21 == "number" && isFinite(data21))) {
            const err27 = { instancePath: instancePath + "/currencyConversion/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "type", params: { type: "number" }, message: "must be number" };
            (vErrors ??= []).push(err27);
            errors++;
          }
        }
      } else {
        const err28 = { instancePath: instancePath + "/currencyConversion", keyword: "type", params: { type: "object" }, message: "must be object" };
        (vErrors ??= []).push(err28);
        errors++;
      }
    }
  } else {
    const err29 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err29);
    errors++;
  }
  validate389.errors = vErrors;
  return errors === 0;
}
var PaymentMethodReference = validate400;
function validate400(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate400.errors = vErrors;
  return errors === 0;
}
var InvoicePay = validate401;
function validate401(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.paymentMethod !== void 0) {
      if (!validate400(data.paymentMethod, { instancePath: instancePath + "/paymentMethod", parentData: data, parentDataProperty: "paymentMethod", rootData })) {
        vErrors = vErrors === null ? validate400.errors : vErrors.concat(validate400.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err0 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err0);
    errors++;
  }
  validate401.errors = vErrors;
  return errors === 0;
}
var InvoicePaymentReference = validate403;
function validate403(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.reference === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "reference" }, message: "must have required property 'reference'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.reference !== void 0) {
      let data0 = data.reference;
      if (typeof data0 === "string") {
        if (func1(data0) > 255) {
          const err1 = { instancePath: instancePath + "/reference", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          (vErrors ??= []).push(err1);
          errors++;
        }
        if (func1(data0) < 1) {
          const err2 = { instancePath: instancePath + "/reference", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          (vErrors ??= []).push(err2);
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/reference", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
  } else {
    const err4 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err4);
    errors++;
  }
  validate403.errors = vErrors;
  return errors === 0;
}
var ProceedsReportEntry = validate404;
function validate404(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.subscription === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "subscription" }, message: "must have required property 'subscription'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.product === void 0) {
      const err1 = { instancePath, keyword: "required", params: { missingProperty: "product" }, message: "must have required property 'product'" };
      (vErrors ??= []).push(err1);
      errors++;
    }
    if (data.invoice === void 0) {
      const err2 = { instancePath, keyword: "required", params: { missingProperty: "invoice" }, message: "must have required property 'invoice'" };
      (vErrors ??= []).push(err2);
      errors++;
    }
    if (data.date === void 0) {
      const err3 = { instancePath, keyword: "required", params: { missingProperty: "date" }, message: "must have required property 'date'" };
      (vErrors ??= []).push(err3);
      errors++;
    }
    if (data.price === void 0) {
      const err4 = { instancePath, keyword: "required", params: { missingProperty: "price" }, message: "must have required property 'price'" };
      (vErrors ??= []).push(err4);
      errors++;
    }
    if (data.currency === void 0) {
      const err5 = { instancePath, keyword: "required", params: { missingProperty: "currency" }, message: "must have required property 'currency'" };
      (vErrors ??= []).push(err5);
      errors++;
    }
    if (data.quantity === void 0) {
      const err6 = { instancePath, keyword: "required", params: { missingProperty: "quantity" }, message: "must have required property 'quantity'" };
      (vErrors ??= []).push(err6);
      errors++;
    }
    if (data.total === void 0) {
      const err7 = { instancePath, keyword: "required", params: { missingProperty: "total" }, message: "must have required property 'total'" };
      (vErrors ??= []).push(err7);
      errors++;
    }
    if (data.subscription !== void 0) {
      if (!validate176(data.subscription, { instancePath: instancePath + "/subscription", parentData: data, parentDataProperty: "subscription", rootData })) {
        vErrors = vErrors === null ? validate176.errors : vErrors.concat(validate176.errors);
        errors = vErrors.length;
      }
    }
    if (data.product !== void 0) {
      if (!validate167(data.product, { instancePath: instancePath + "/product", parentData: data, parentDataProperty: "product", rootData })) {
        vErrors = vErrors === null ? validate167.errors : vErrors.concat(validate167.errors);
        errors = vErrors.length;
      }
    }
    if (data.invoice !== void 0) {
      if (!validate192(data.invoice, { instancePath: instancePath + "/invoice", parentData: data, parentDataProperty: "invoice", rootData })) {
        vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors);
        errors = vErrors.length;
      }
    }
    if (data.date !== void 0) {
      if (!validate60(data.date, { instancePath: instancePath + "/date", parentData: data, parentDataProperty: "date", rootData })) {
        vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
        errors = vErrors.length;
      }
    }
    if (data.description !== void 0) {
      if (typeof data.description !== "string") {
        const err8 = { instancePath: instancePath + "/description", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err8);
        errors++;
      }
    }
    if (data.identifier !== void 0) {
      if (typeof data.identifier !== "string") {
        const err9 = { instancePath: instancePath + "/identifier", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err9);
        errors++;
      }
    }
    if (data.price !== void 0) {
      if (!validate205(data.price, { instancePath: instancePath + "/price", parentData: data, parentDataProperty: "price", rootData })) {
        vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors);
        errors = vErrors.length;
      }
    }
    if (data.currency !== void 0) {
      if (!validate206(data.currency, { instancePath: instancePath + "/currency", parentData: data, parentDataProperty: "currency", rootData })) {
        vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors);
        errors = vErrors.length;
      }
    }
    if (data.quantity !== void 0) {
      let data8 = data.quantity;
      if (!(typeof data8 == "number" && isFinite(data8))) {
        const err10 = { instancePath: instancePath + "/quantity", keyword: "type", params: { type: "number" }, message: "must be number" };
        (vErrors ??= []).push(err10);
        errors++;
      }
    }
    if (data.unit !== void 0) {
      if (typeof data.unit !== "string") {
        const err11 = { instancePath: instancePath + "/unit", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err11);
        errors++;
      }
    }
    if (data.vat !== void 0) {
      let data10 = data.vat;
      if (!(typeof data10 == "number" && isFinite(data10))) {
        const err12 = { instancePath: instancePath + "/vat", keyword: "type", params: { type: "number" }, message: "must be number" };
        (vErrors ??= []).push(err12);
        errors++;
      }
    }
    if (data.total !== void 0) {
      if (!validate205(data.total, { instancePath: instancePath + "/total", parentData: data, parentDataProperty: "total", rootData })) {
        vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err13 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err13);
    errors++;
  }
  validate404.errors = vErrors;
  return errors === 0;
}
var ProceedsReport = validate412;
function validate412(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.entries === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "entries" }, message: "must have required property 'entries'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.total === void 0) {
      const err1 = { instancePath, keyword: "required", params: { missingProperty: "total" }, message: "must have required property 'total'" };
      (vErrors ??= []).push(err1);
      errors++;
    }
    if (data.from !== void 0) {
      if (!validate60(data.from, { instancePath: instancePath + "/from", parentData: data, parentDataProperty: "from", rootData })) {
        vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
        errors = vErrors.length;
      }
    }
    if (data.to !== void 0) {
      if (!validate60(data.to, { instancePath: instancePath + "/to", parentData: data, parentDataProperty: "to", rootData })) {
        vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
        errors = vErrors.length;
      }
    }
    if (data.entries !== void 0) {
      let data2 = data.entries;
      if (Array.isArray(data2)) {
        const len0 = data2.length;
        for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
          if (!validate404(data2[i0], { instancePath: instancePath + "/entries/" + i0, parentData: data2, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate404.errors : vErrors.concat(validate404.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err2 = { instancePath: instancePath + "/entries", keyword: "type", params: { type: "array" }, message: "must be array" };
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if (data.total !== void 0) {
      let data4 = data.total;
      if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
        for (const key0 in data4) {
          if (errors >= 20) {
            break;
          }
          if (!validate205(data4[key0], { instancePath: instancePath + "/total/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data4, parentDataProperty: key0, rootData })) {
            vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err3 = { instancePath: instancePath + "/total", keyword: "type", params: { type: "object" }, message: "must be object" };
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
  } else {
    const err4 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err4);
    errors++;
  }
  validate412.errors = vErrors;
  return errors === 0;
}
var PlatformEndpoint = validate417;
function validate417(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.url === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "url" }, message: "must have required property 'url'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.secretSet === void 0) {
      const err1 = { instancePath, keyword: "required", params: { missingProperty: "secretSet" }, message: "must have required property 'secretSet'" };
      (vErrors ??= []).push(err1);
      errors++;
    }
    if (data.url !== void 0) {
      let data0 = data.url;
      if (typeof data0 === "string") {
        if (!formats16(data0)) {
          const err2 = { instancePath: instancePath + "/url", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
          (vErrors ??= []).push(err2);
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/url", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if (data.secretSet !== void 0) {
      if (typeof data.secretSet !== "boolean") {
        const err4 = { instancePath: instancePath + "/secretSet", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        (vErrors ??= []).push(err4);
        errors++;
      }
    }
  } else {
    const err5 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err5);
    errors++;
  }
  validate417.errors = vErrors;
  return errors === 0;
}
var PlatformEndpointInput = validate418;
function validate418(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        if (func1(data0) > 1024) {
          const err1 = { instancePath: instancePath + "/url", keyword: "maxLength", params: { limit: 1024 }, message: "must NOT have more than 1024 characters" };
          (vErrors ??= []).push(err1);
          errors++;
        }
        if (func1(data0) < 8) {
          const err2 = { instancePath: instancePath + "/url", keyword: "minLength", params: { limit: 8 }, message: "must NOT have fewer than 8 characters" };
          (vErrors ??= []).push(err2);
          errors++;
        }
        if (!pattern9.test(data0)) {
          const err3 = { instancePath: instancePath + "/url", keyword: "pattern", params: { pattern: "^https?://" }, message: 'must match pattern "^https?://"' };
          (vErrors ??= []).push(err3);
          errors++;
        }
        if (!formats16(data0)) {
          const err4 = { instancePath: instancePath + "/url", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
          (vErrors ??= []).push(err4);
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/url", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
    if (data.secret !== void 0) {
      let data1 = data.secret;
      if (typeof data1 === "string") {
        if (func1(data1) > 64) {
          const err6 = { instancePath: instancePath + "/secret", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
          (vErrors ??= []).push(err6);
          errors++;
        }
        if (func1(data1) < 1) {
          const err7 = { instancePath: instancePath + "/secret", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          (vErrors ??= []).push(err7);
          errors++;
        }
      } else {
        const err8 = { instancePath: instancePath + "/secret", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err8);
        errors++;
      }
    }
  } else {
    const err9 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err9);
    errors++;
  }
  validate418.errors = vErrors;
  return errors === 0;
}
var EventEntity = validate419;
var schema161 = { "type": "string", "enum": ["Cart", "Invoice", "ProductVersion", "Subscription", "User"] };
function validate419(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, keyword: "type", params: { type: "string" }, message: "must be string" };
    (vErrors ??= []).push(err0);
    errors++;
  }
  if (!(data === "Cart" || data === "Invoice" || data === "ProductVersion" || data === "Subscription" || data === "User")) {
    const err1 = { instancePath, keyword: "enum", params: { allowedValues: schema161.enum }, message: "must be equal to one of the allowed values" };
    (vErrors ??= []).push(err1);
    errors++;
  }
  validate419.errors = vErrors;
  return errors === 0;
}
var EntityReference = validate420;
function validate420(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate420.errors = vErrors;
  return errors === 0;
}
var EventType = validate421;
var schema163 = { "type": "string", "enum": ["CREATED", "MODIFIED", "DELETED"] };
function validate421(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, keyword: "type", params: { type: "string" }, message: "must be string" };
    (vErrors ??= []).push(err0);
    errors++;
  }
  if (!(data === "CREATED" || data === "MODIFIED" || data === "DELETED")) {
    const err1 = { instancePath, keyword: "enum", params: { allowedValues: schema163.enum }, message: "must be equal to one of the allowed values" };
    (vErrors ??= []).push(err1);
    errors++;
  }
  validate421.errors = vErrors;
  return errors === 0;
}
var EventRecipient = validate422;
var schema164 = { "type": "string", "enum": ["COMPANY", "PRODUCT", "PLATFORM"] };
function validate422(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, keyword: "type", params: { type: "string" }, message: "must be string" };
    (vErrors ??= []).push(err0);
    errors++;
  }
  if (!(data === "COMPANY" || data === "PRODUCT" || data === "PLATFORM")) {
    const err1 = { instancePath, keyword: "enum", params: { allowedValues: schema164.enum }, message: "must be equal to one of the allowed values" };
    (vErrors ??= []).push(err1);
    errors++;
  }
  validate422.errors = vErrors;
  return errors === 0;
}
var EventNotification = validate423;
function validate423(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.entity === void 0) {
      const err1 = { instancePath, keyword: "required", params: { missingProperty: "entity" }, message: "must have required property 'entity'" };
      (vErrors ??= []).push(err1);
      errors++;
    }
    if (data.type === void 0) {
      const err2 = { instancePath, keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      (vErrors ??= []).push(err2);
      errors++;
    }
    if (data.entityUrl === void 0) {
      const err3 = { instancePath, keyword: "required", params: { missingProperty: "entityUrl" }, message: "must have required property 'entityUrl'" };
      (vErrors ??= []).push(err3);
      errors++;
    }
    if (data.date === void 0) {
      const err4 = { instancePath, keyword: "required", params: { missingProperty: "date" }, message: "must have required property 'date'" };
      (vErrors ??= []).push(err4);
      errors++;
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 === "string") {
        if (func1(data0) > 64) {
          const err5 = { instancePath: instancePath + "/id", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
          (vErrors ??= []).push(err5);
          errors++;
        }
        if (func1(data0) < 1) {
          const err6 = { instancePath: instancePath + "/id", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          (vErrors ??= []).push(err6);
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/id", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err7);
        errors++;
      }
    }
    if (data.eventId !== void 0) {
      let data1 = data.eventId;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err8 = { instancePath: instancePath + "/eventId", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err8);
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 2147483647 || isNaN(data1)) {
          const err9 = { instancePath: instancePath + "/eventId", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
          (vErrors ??= []).push(err9);
          errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          const err10 = { instancePath: instancePath + "/eventId", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          (vErrors ??= []).push(err10);
          errors++;
        }
        if (!formats4.validate(data1)) {
          const err11 = { instancePath: instancePath + "/eventId", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err11);
          errors++;
        }
      }
    }
    if (data.entity !== void 0) {
      if (!validate419(data.entity, { instancePath: instancePath + "/entity", parentData: data, parentDataProperty: "entity", rootData })) {
        vErrors = vErrors === null ? validate419.errors : vErrors.concat(validate419.errors);
        errors = vErrors.length;
      }
    }
    if (data.type !== void 0) {
      if (!validate421(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData })) {
        vErrors = vErrors === null ? validate421.errors : vErrors.concat(validate421.errors);
        errors = vErrors.length;
      }
    }
    if (data.entityUrl !== void 0) {
      let data4 = data.entityUrl;
      if (typeof data4 === "string") {
        if (func1(data4) > 2048) {
          const err12 = { instancePath: instancePath + "/entityUrl", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
          (vErrors ??= []).push(err12);
          errors++;
        }
        if (func1(data4) < 1) {
          const err13 = { instancePath: instancePath + "/entityUrl", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          (vErrors ??= []).push(err13);
          errors++;
        }
      } else {
        const err14 = { instancePath: instancePath + "/entityUrl", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err14);
        errors++;
      }
    }
    if (data.date !== void 0) {
      if (!validate60(data.date, { instancePath: instancePath + "/date", parentData: data, parentDataProperty: "date", rootData })) {
        vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
        errors = vErrors.length;
      }
    }
    if (data.metadata !== void 0) {
      let data6 = data.metadata;
      if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
        if (Object.keys(data6).length > 100) {
          const err15 = { instancePath: instancePath + "/metadata", keyword: "maxProperties", params: { limit: 100 }, message: "must NOT have more than 100 properties" };
          (vErrors ??= []).push(err15);
          errors++;
        }
        for (const key0 in data6) {
          if (errors >= 20) {
            break;
          }
          const _errs12 = errors;
          if (typeof key0 === "string") {
            if (func1(key0) > 255) {
              const err16 = { instancePath: instancePath + "/metadata", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters", propertyName: key0 };
              (vErrors ??= []).push(err16);
              errors++;
            }
            if (func1(key0) < 1) {
              const err17 = { instancePath: instancePath + "/metadata", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", propertyName: key0 };
              (vErrors ??= []).push(err17);
              errors++;
            }
          }
          var valid1 = _errs12 === errors;
          if (!valid1) {
            const err18 = { instancePath: instancePath + "/metadata", keyword: "propertyNames", params: { propertyName: key0 }, message: "property name must be valid" };
            (vErrors ??= []).push(err18);
            errors++;
          }
        }
      } else {
        const err19 = { instancePath: instancePath + "/metadata", keyword: "type", params: { type: "object" }, message: "must be object" };
        (vErrors ??= []).push(err19);
        errors++;
      }
    }
  } else {
    const err20 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err20);
    errors++;
  }
  validate423.errors = vErrors;
  return errors === 0;
}
var EventDTO = validate427;
function validate427(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.entityName === void 0) {
      const err2 = { instancePath, keyword: "required", params: { missingProperty: "entityName" }, message: "must have required property 'entityName'" };
      (vErrors ??= []).push(err2);
      errors++;
    }
    if (data.entityId === void 0) {
      const err3 = { instancePath, keyword: "required", params: { missingProperty: "entityId" }, message: "must have required property 'entityId'" };
      (vErrors ??= []).push(err3);
      errors++;
    }
    if (data.type === void 0) {
      const err4 = { instancePath, keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      (vErrors ??= []).push(err4);
      errors++;
    }
    if (data.recipient === void 0) {
      const err5 = { instancePath, keyword: "required", params: { missingProperty: "recipient" }, message: "must have required property 'recipient'" };
      (vErrors ??= []).push(err5);
      errors++;
    }
    if (data.endpoint === void 0) {
      const err6 = { instancePath, keyword: "required", params: { missingProperty: "endpoint" }, message: "must have required property 'endpoint'" };
      (vErrors ??= []).push(err6);
      errors++;
    }
    if (data.notified === void 0) {
      const err7 = { instancePath, keyword: "required", params: { missingProperty: "notified" }, message: "must have required property 'notified'" };
      (vErrors ??= []).push(err7);
      errors++;
    }
    if (data.date === void 0) {
      const err8 = { instancePath, keyword: "required", params: { missingProperty: "date" }, message: "must have required property 'date'" };
      (vErrors ??= []).push(err8);
      errors++;
    }
    if (data.attempts === void 0) {
      const err9 = { instancePath, keyword: "required", params: { missingProperty: "attempts" }, message: "must have required property 'attempts'" };
      (vErrors ??= []).push(err9);
      errors++;
    }
    if (data.payload === void 0) {
      const err10 = { instancePath, keyword: "required", params: { missingProperty: "payload" }, message: "must have required property 'payload'" };
      (vErrors ??= []).push(err10);
      errors++;
    }
    if (data.entityUrl === void 0) {
      const err11 = { instancePath, keyword: "required", params: { missingProperty: "entityUrl" }, message: "must have required property 'entityUrl'" };
      (vErrors ??= []).push(err11);
      errors++;
    }
    if (data.test === void 0) {
      const err12 = { instancePath, keyword: "required", params: { missingProperty: "test" }, message: "must have required property 'test'" };
      (vErrors ??= []).push(err12);
      errors++;
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err13 = { instancePath: instancePath + "/id", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err13);
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (!formats4.validate(data0)) {
          const err14 = { instancePath: instancePath + "/id", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err14);
          errors++;
        }
      }
    }
    if (data.self !== void 0) {
      if (typeof data.self !== "string") {
        const err15 = { instancePath: instancePath + "/self", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err15);
        errors++;
      }
    }
    if (data.entityName !== void 0) {
      if (!validate419(data.entityName, { instancePath: instancePath + "/entityName", parentData: data, parentDataProperty: "entityName", rootData })) {
        vErrors = vErrors === null ? validate419.errors : vErrors.concat(validate419.errors);
        errors = vErrors.length;
      }
    }
    if (data.entityId !== void 0) {
      let data3 = data.entityId;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
        const err16 = { instancePath: instancePath + "/entityId", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err16);
        errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (!formats4.validate(data3)) {
          const err17 = { instancePath: instancePath + "/entityId", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err17);
          errors++;
        }
      }
    }
    if (data.entityUrl !== void 0) {
      if (!validate420(data.entityUrl, { instancePath: instancePath + "/entityUrl", parentData: data, parentDataProperty: "entityUrl", rootData })) {
        vErrors = vErrors === null ? validate420.errors : vErrors.concat(validate420.errors);
        errors = vErrors.length;
      }
    }
    if (data.type !== void 0) {
      if (!validate421(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData })) {
        vErrors = vErrors === null ? validate421.errors : vErrors.concat(validate421.errors);
        errors = vErrors.length;
      }
    }
    if (data.recipient !== void 0) {
      if (!validate422(data.recipient, { instancePath: instancePath + "/recipient", parentData: data, parentDataProperty: "recipient", rootData })) {
        vErrors = vErrors === null ? validate422.errors : vErrors.concat(validate422.errors);
        errors = vErrors.length;
      }
    }
    if (data.endpoint !== void 0) {
      let data7 = data.endpoint;
      if (typeof data7 === "string") {
        if (!formats16(data7)) {
          const err18 = { instancePath: instancePath + "/endpoint", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
          (vErrors ??= []).push(err18);
          errors++;
        }
      } else {
        const err19 = { instancePath: instancePath + "/endpoint", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err19);
        errors++;
      }
    }
    if (data.product !== void 0) {
      if (!validate167(data.product, { instancePath: instancePath + "/product", parentData: data, parentDataProperty: "product", rootData })) {
        vErrors = vErrors === null ? validate167.errors : vErrors.concat(validate167.errors);
        errors = vErrors.length;
      }
    }
    if (data.vendor !== void 0) {
      if (!validate289(data.vendor, { instancePath: instancePath + "/vendor", parentData: data, parentDataProperty: "vendor", rootData })) {
        vErrors = vErrors === null ? validate289.errors : vErrors.concat(validate289.errors);
        errors = vErrors.length;
      }
    }
    if (data.notified !== void 0) {
      if (typeof data.notified !== "boolean") {
        const err20 = { instancePath: instancePath + "/notified", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        (vErrors ??= []).push(err20);
        errors++;
      }
    }
    if (data.date !== void 0) {
      if (!validate60(data.date, { instancePath: instancePath + "/date", parentData: data, parentDataProperty: "date", rootData })) {
        vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
        errors = vErrors.length;
      }
    }
    if (data.attempts !== void 0) {
      let data12 = data.attempts;
      if (!(typeof data12 == "number" && (!(data12 % 1) && !isNaN(data12)) && isFinite(data12))) {
        const err21 = { instancePath: instancePath + "/attempts", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err21);
        errors++;
      }
      if (typeof data12 == "number" && isFinite(data12)) {
        if (data12 < 0 || isNaN(data12)) {
          const err22 = { instancePath: instancePath + "/attempts", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          (vErrors ??= []).push(err22);
          errors++;
        }
        if (!formats4.validate(data12)) {
          const err23 = { instancePath: instancePath + "/attempts", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err23);
          errors++;
        }
      }
    }
    if (data.nextRetry !== void 0) {
      if (!validate60(data.nextRetry, { instancePath: instancePath + "/nextRetry", parentData: data, parentDataProperty: "nextRetry", rootData })) {
        vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
        errors = vErrors.length;
      }
    }
    if (data.lastError !== void 0) {
      if (typeof data.lastError !== "string") {
        const err24 = { instancePath: instancePath + "/lastError", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err24);
        errors++;
      }
    }
    if (data.payload !== void 0) {
      if (!validate423(data.payload, { instancePath: instancePath + "/payload", parentData: data, parentDataProperty: "payload", rootData })) {
        vErrors = vErrors === null ? validate423.errors : vErrors.concat(validate423.errors);
        errors = vErrors.length;
      }
    }
    if (data.test !== void 0) {
      if (typeof data.test !== "boolean") {
        const err25 = { instancePath: instancePath + "/test", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        (vErrors ??= []).push(err25);
        errors++;
      }
    }
  } else {
    const err26 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err26);
    errors++;
  }
  validate427.errors = vErrors;
  return errors === 0;
}
var EventCreate = validate437;
function validate437(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.entityName === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "entityName" }, message: "must have required property 'entityName'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.entityId === void 0) {
      const err1 = { instancePath, keyword: "required", params: { missingProperty: "entityId" }, message: "must have required property 'entityId'" };
      (vErrors ??= []).push(err1);
      errors++;
    }
    if (data.type === void 0) {
      const err2 = { instancePath, keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      (vErrors ??= []).push(err2);
      errors++;
    }
    if (data.entityName !== void 0) {
      if (!validate419(data.entityName, { instancePath: instancePath + "/entityName", parentData: data, parentDataProperty: "entityName", rootData })) {
        vErrors = vErrors === null ? validate419.errors : vErrors.concat(validate419.errors);
        errors = vErrors.length;
      }
    }
    if (data.entityId !== void 0) {
      let data1 = data.entityId;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err3 = { instancePath: instancePath + "/entityId", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err3);
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 2147483647 || isNaN(data1)) {
          const err4 = { instancePath: instancePath + "/entityId", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
          (vErrors ??= []).push(err4);
          errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          const err5 = { instancePath: instancePath + "/entityId", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          (vErrors ??= []).push(err5);
          errors++;
        }
        if (!formats4.validate(data1)) {
          const err6 = { instancePath: instancePath + "/entityId", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err6);
          errors++;
        }
      }
    }
    if (data.type !== void 0) {
      if (!validate421(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData })) {
        vErrors = vErrors === null ? validate421.errors : vErrors.concat(validate421.errors);
        errors = vErrors.length;
      }
    }
    if (data.endpoint !== void 0) {
      let data3 = data.endpoint;
      if (typeof data3 === "string") {
        if (func1(data3) > 1024) {
          const err7 = { instancePath: instancePath + "/endpoint", keyword: "maxLength", params: { limit: 1024 }, message: "must NOT have more than 1024 characters" };
          (vErrors ??= []).push(err7);
          errors++;
        }
        if (func1(data3) < 8) {
          const err8 = { instancePath: instancePath + "/endpoint", keyword: "minLength", params: { limit: 8 }, message: "must NOT have fewer than 8 characters" };
          (vErrors ??= []).push(err8);
          errors++;
        }
        if (!pattern9.test(data3)) {
          const err9 = { instancePath: instancePath + "/endpoint", keyword: "pattern", params: { pattern: "^https?://" }, message: 'must match pattern "^https?://"' };
          (vErrors ??= []).push(err9);
          errors++;
        }
        if (!formats16(data3)) {
          const err10 = { instancePath: instancePath + "/endpoint", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
          (vErrors ??= []).push(err10);
          errors++;
        }
      } else {
        const err11 = { instancePath: instancePath + "/endpoint", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err11);
        errors++;
      }
    }
    if (data.product !== void 0) {
      if (!validate167(data.product, { instancePath: instancePath + "/product", parentData: data, parentDataProperty: "product", rootData })) {
        vErrors = vErrors === null ? validate167.errors : vErrors.concat(validate167.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err12 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err12);
    errors++;
  }
  validate437.errors = vErrors;
  return errors === 0;
}
var EventAttemptRequest = validate441;
function validate441(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.method === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "method" }, message: "must have required property 'method'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.url === void 0) {
      const err1 = { instancePath, keyword: "required", params: { missingProperty: "url" }, message: "must have required property 'url'" };
      (vErrors ??= []).push(err1);
      errors++;
    }
    if (data.headers === void 0) {
      const err2 = { instancePath, keyword: "required", params: { missingProperty: "headers" }, message: "must have required property 'headers'" };
      (vErrors ??= []).push(err2);
      errors++;
    }
    if (data.body === void 0) {
      const err3 = { instancePath, keyword: "required", params: { missingProperty: "body" }, message: "must have required property 'body'" };
      (vErrors ??= []).push(err3);
      errors++;
    }
    if (data.method !== void 0) {
      if (typeof data.method !== "string") {
        const err4 = { instancePath: instancePath + "/method", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err4);
        errors++;
      }
    }
    if (data.url !== void 0) {
      let data1 = data.url;
      if (typeof data1 === "string") {
        if (!formats16(data1)) {
          const err5 = { instancePath: instancePath + "/url", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
          (vErrors ??= []).push(err5);
          errors++;
        }
      } else {
        const err6 = { instancePath: instancePath + "/url", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err6);
        errors++;
      }
    }
    if (data.headers !== void 0) {
      let data2 = data.headers;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
        for (const key0 in data2) {
          if (errors >= 20) {
            break;
          }
          if (typeof data2[key0] !== "string") {
            const err7 = { instancePath: instancePath + "/headers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "type", params: { type: "string" }, message: "must be string" };
            (vErrors ??= []).push(err7);
            errors++;
          }
        }
      } else {
        const err8 = { instancePath: instancePath + "/headers", keyword: "type", params: { type: "object" }, message: "must be object" };
        (vErrors ??= []).push(err8);
        errors++;
      }
    }
    if (data.body !== void 0) {
      if (typeof data.body !== "string") {
        const err9 = { instancePath: instancePath + "/body", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err9);
        errors++;
      }
    }
  } else {
    const err10 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err10);
    errors++;
  }
  validate441.errors = vErrors;
  return errors === 0;
}
var EventAttemptResponse = validate442;
function validate442(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.body === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "body" }, message: "must have required property 'body'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.headers !== void 0) {
      let data0 = data.headers;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        for (const key0 in data0) {
          if (errors >= 20) {
            break;
          }
          if (typeof data0[key0] !== "string") {
            const err1 = { instancePath: instancePath + "/headers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "type", params: { type: "string" }, message: "must be string" };
            (vErrors ??= []).push(err1);
            errors++;
          }
        }
      } else {
        const err2 = { instancePath: instancePath + "/headers", keyword: "type", params: { type: "object" }, message: "must be object" };
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if (data.body !== void 0) {
      if (typeof data.body !== "string") {
        const err3 = { instancePath: instancePath + "/body", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
  } else {
    const err4 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err4);
    errors++;
  }
  validate442.errors = vErrors;
  return errors === 0;
}
var EventAttemptOutcome = validate443;
var schema170 = { "type": "string", "enum": ["DELIVERED", "STATUS", "REFUSED", "DNS", "TLS", "TIMEOUT", "BLOCKED", "RESET", "UNREACHABLE", "PROTOCOL", "INTERRUPTED"] };
function validate443(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, keyword: "type", params: { type: "string" }, message: "must be string" };
    (vErrors ??= []).push(err0);
    errors++;
  }
  if (!(data === "DELIVERED" || data === "STATUS" || data === "REFUSED" || data === "DNS" || data === "TLS" || data === "TIMEOUT" || data === "BLOCKED" || data === "RESET" || data === "UNREACHABLE" || data === "PROTOCOL" || data === "INTERRUPTED")) {
    const err1 = { instancePath, keyword: "enum", params: { allowedValues: schema170.enum }, message: "must be equal to one of the allowed values" };
    (vErrors ??= []).push(err1);
    errors++;
  }
  validate443.errors = vErrors;
  return errors === 0;
}
var EventAttempt = validate444;
function validate444(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.number === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "number" }, message: "must have required property 'number'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.date === void 0) {
      const err1 = { instancePath, keyword: "required", params: { missingProperty: "date" }, message: "must have required property 'date'" };
      (vErrors ??= []).push(err1);
      errors++;
    }
    if (data.request === void 0) {
      const err2 = { instancePath, keyword: "required", params: { missingProperty: "request" }, message: "must have required property 'request'" };
      (vErrors ??= []).push(err2);
      errors++;
    }
    if (data.durationMs === void 0) {
      const err3 = { instancePath, keyword: "required", params: { missingProperty: "durationMs" }, message: "must have required property 'durationMs'" };
      (vErrors ??= []).push(err3);
      errors++;
    }
    if (data.outcome === void 0) {
      const err4 = { instancePath, keyword: "required", params: { missingProperty: "outcome" }, message: "must have required property 'outcome'" };
      (vErrors ??= []).push(err4);
      errors++;
    }
    if (data.reason === void 0) {
      const err5 = { instancePath, keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'" };
      (vErrors ??= []).push(err5);
      errors++;
    }
    if (data.number !== void 0) {
      let data0 = data.number;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err6 = { instancePath: instancePath + "/number", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err6);
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 < 1 || isNaN(data0)) {
          const err7 = { instancePath: instancePath + "/number", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          (vErrors ??= []).push(err7);
          errors++;
        }
        if (!formats4.validate(data0)) {
          const err8 = { instancePath: instancePath + "/number", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err8);
          errors++;
        }
      }
    }
    if (data.date !== void 0) {
      if (!validate60(data.date, { instancePath: instancePath + "/date", parentData: data, parentDataProperty: "date", rootData })) {
        vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
        errors = vErrors.length;
      }
    }
    if (data.request !== void 0) {
      if (!validate441(data.request, { instancePath: instancePath + "/request", parentData: data, parentDataProperty: "request", rootData })) {
        vErrors = vErrors === null ? validate441.errors : vErrors.concat(validate441.errors);
        errors = vErrors.length;
      }
    }
    if (data.status !== void 0) {
      let data3 = data.status;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
        const err9 = { instancePath: instancePath + "/status", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err9);
        errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 999 || isNaN(data3)) {
          const err10 = { instancePath: instancePath + "/status", keyword: "maximum", params: { comparison: "<=", limit: 999 }, message: "must be <= 999" };
          (vErrors ??= []).push(err10);
          errors++;
        }
        if (data3 < 100 || isNaN(data3)) {
          const err11 = { instancePath: instancePath + "/status", keyword: "minimum", params: { comparison: ">=", limit: 100 }, message: "must be >= 100" };
          (vErrors ??= []).push(err11);
          errors++;
        }
      }
    }
    if (data.response !== void 0) {
      if (!validate442(data.response, { instancePath: instancePath + "/response", parentData: data, parentDataProperty: "response", rootData })) {
        vErrors = vErrors === null ? validate442.errors : vErrors.concat(validate442.errors);
        errors = vErrors.length;
      }
    }
    if (data.durationMs !== void 0) {
      let data5 = data.durationMs;
      if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
        const err12 = { instancePath: instancePath + "/durationMs", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err12);
        errors++;
      }
      if (typeof data5 == "number" && isFinite(data5)) {
        if (data5 < 0 || isNaN(data5)) {
          const err13 = { instancePath: instancePath + "/durationMs", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          (vErrors ??= []).push(err13);
          errors++;
        }
      }
    }
    if (data.outcome !== void 0) {
      if (!validate443(data.outcome, { instancePath: instancePath + "/outcome", parentData: data, parentDataProperty: "outcome", rootData })) {
        vErrors = vErrors === null ? validate443.errors : vErrors.concat(validate443.errors);
        errors = vErrors.length;
      }
    }
    if (data.reason !== void 0) {
      if (typeof data.reason !== "string") {
        const err14 = { instancePath: instancePath + "/reason", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err14);
        errors++;
      }
    }
  } else {
    const err15 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err15);
    errors++;
  }
  validate444.errors = vErrors;
  return errors === 0;
}
var ClockStatus = validate449;
var schema172 = { "type": "string", "enum": ["ready", "advancing"] };
function validate449(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, keyword: "type", params: { type: "string" }, message: "must be string" };
    (vErrors ??= []).push(err0);
    errors++;
  }
  if (!(data === "ready" || data === "advancing")) {
    const err1 = { instancePath, keyword: "enum", params: { allowedValues: schema172.enum }, message: "must be equal to one of the allowed values" };
    (vErrors ??= []).push(err1);
    errors++;
  }
  validate449.errors = vErrors;
  return errors === 0;
}
var ClockMode = validate450;
var schema173 = { "type": "string", "enum": ["real", "shifted"] };
function validate450(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, keyword: "type", params: { type: "string" }, message: "must be string" };
    (vErrors ??= []).push(err0);
    errors++;
  }
  if (!(data === "real" || data === "shifted")) {
    const err1 = { instancePath, keyword: "enum", params: { allowedValues: schema173.enum }, message: "must be equal to one of the allowed values" };
    (vErrors ??= []).push(err1);
    errors++;
  }
  validate450.errors = vErrors;
  return errors === 0;
}
var Clock = validate451;
function validate451(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.now === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "now" }, message: "must have required property 'now'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.status === void 0) {
      const err1 = { instancePath, keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
      (vErrors ??= []).push(err1);
      errors++;
    }
    if (data.mode === void 0) {
      const err2 = { instancePath, keyword: "required", params: { missingProperty: "mode" }, message: "must have required property 'mode'" };
      (vErrors ??= []).push(err2);
      errors++;
    }
    if (data.now !== void 0) {
      if (!validate60(data.now, { instancePath: instancePath + "/now", parentData: data, parentDataProperty: "now", rootData })) {
        vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
        errors = vErrors.length;
      }
    }
    if (data.status !== void 0) {
      if (!validate449(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData })) {
        vErrors = vErrors === null ? validate449.errors : vErrors.concat(validate449.errors);
        errors = vErrors.length;
      }
    }
    if (data.mode !== void 0) {
      if (!validate450(data.mode, { instancePath: instancePath + "/mode", parentData: data, parentDataProperty: "mode", rootData })) {
        vErrors = vErrors === null ? validate450.errors : vErrors.concat(validate450.errors);
        errors = vErrors.length;
      }
    }
    if (data.jobs !== void 0) {
      let data3 = data.jobs;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
        const err3 = { instancePath: instancePath + "/jobs", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err3);
        errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 < 0 || isNaN(data3)) {
          const err4 = { instancePath: instancePath + "/jobs", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          (vErrors ??= []).push(err4);
          errors++;
        }
      }
    }
    if (data.settled !== void 0) {
      if (typeof data.settled !== "boolean") {
        const err5 = { instancePath: instancePath + "/settled", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
  } else {
    const err6 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err6);
    errors++;
  }
  validate451.errors = vErrors;
  return errors === 0;
}
var ClockInput = validate455;
var pattern36 = new RegExp("^P(?!$)([0-9]{1,3}Y)?([0-9]{1,4}M)?([0-9]{1,4}W)?([0-9]{1,5}D)?(T(?=[0-9])([0-9]{1,6}H)?([0-9]{1,8}M)?([0-9]{1,9}S)?)?$", "u");
function validate455(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = true;
  const _errs1 = errors;
  const _errs4 = errors;
  const _errs5 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.advance === void 0 && (missing0 = "advance")) {
      const err0 = {};
      (vErrors ??= []).push(err0);
      errors++;
    }
  }
  var valid2 = _errs5 === errors;
  if (valid2) {
    const err1 = {};
    (vErrors ??= []).push(err1);
    errors++;
  } else {
    errors = _errs4;
    if (vErrors !== null) {
      if (_errs4) {
        vErrors.length = _errs4;
      } else {
        vErrors = null;
      }
    }
  }
  if (errors === _errs1) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing1;
      if (data.now === void 0 && (missing1 = "now")) {
        const err2 = {};
        (vErrors ??= []).push(err2);
        errors++;
      }
    } else {
      const err3 = {};
      (vErrors ??= []).push(err3);
      errors++;
    }
  }
  var _valid0 = _errs1 === errors;
  errors = _errs0;
  if (vErrors !== null) {
    if (_errs0) {
      vErrors.length = _errs0;
    } else {
      vErrors = null;
    }
  }
  let ifClause0;
  if (_valid0) {
    const _errs6 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.now === void 0) {
        const err4 = { instancePath, keyword: "required", params: { missingProperty: "now" }, message: "must have required property 'now'" };
        (vErrors ??= []).push(err4);
        errors++;
      }
      if (data.now !== void 0) {
        if (!validate60(data.now, { instancePath: instancePath + "/now", parentData: data, parentDataProperty: "now", rootData })) {
          vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
          errors = vErrors.length;
        }
      }
    } else {
      const err5 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
      (vErrors ??= []).push(err5);
      errors++;
    }
    var _valid0 = _errs6 === errors;
    valid0 = _valid0;
    ifClause0 = "then";
  } else {
    const _errs9 = errors;
    const _errs10 = errors;
    let valid4 = true;
    const _errs11 = errors;
    const _errs14 = errors;
    const _errs15 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing2;
      if (data.now === void 0 && (missing2 = "now")) {
        const err6 = {};
        (vErrors ??= []).push(err6);
        errors++;
      }
    }
    var valid6 = _errs15 === errors;
    if (valid6) {
      const err7 = {};
      (vErrors ??= []).push(err7);
      errors++;
    } else {
      errors = _errs14;
      if (vErrors !== null) {
        if (_errs14) {
          vErrors.length = _errs14;
        } else {
          vErrors = null;
        }
      }
    }
    if (errors === _errs11) {
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing3;
        if (data.advance === void 0 && (missing3 = "advance")) {
          const err8 = {};
          (vErrors ??= []).push(err8);
          errors++;
        }
      } else {
        const err9 = {};
        (vErrors ??= []).push(err9);
        errors++;
      }
    }
    var _valid1 = _errs11 === errors;
    errors = _errs10;
    if (vErrors !== null) {
      if (_errs10) {
        vErrors.length = _errs10;
      } else {
        vErrors = null;
      }
    }
    let ifClause1;
    if (_valid1) {
      const _errs16 = errors;
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.advance === void 0) {
          const err10 = { instancePath, keyword: "required", params: { missingProperty: "advance" }, message: "must have required property 'advance'" };
          (vErrors ??= []).push(err10);
          errors++;
        }
        if (data.advance !== void 0) {
          let data1 = data.advance;
          if (typeof data1 === "string") {
            if (func1(data1) > 40) {
              const err11 = { instancePath: instancePath + "/advance", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
              (vErrors ??= []).push(err11);
              errors++;
            }
            if (!pattern36.test(data1)) {
              const err12 = { instancePath: instancePath + "/advance", keyword: "pattern", params: { pattern: "^P(?!$)([0-9]{1,3}Y)?([0-9]{1,4}M)?([0-9]{1,4}W)?([0-9]{1,5}D)?(T(?=[0-9])([0-9]{1,6}H)?([0-9]{1,8}M)?([0-9]{1,9}S)?)?$" }, message: 'must match pattern "^P(?!$)([0-9]{1,3}Y)?([0-9]{1,4}M)?([0-9]{1,4}W)?([0-9]{1,5}D)?(T(?=[0-9])([0-9]{1,6}H)?([0-9]{1,8}M)?([0-9]{1,9}S)?)?$"' };
              (vErrors ??= []).push(err12);
              errors++;
            }
          } else {
            const err13 = { instancePath: instancePath + "/advance", keyword: "type", params: { type: "string" }, message: "must be string" };
            (vErrors ??= []).push(err13);
            errors++;
          }
        }
      } else {
        const err14 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
        (vErrors ??= []).push(err14);
        errors++;
      }
      var _valid1 = _errs16 === errors;
      valid4 = _valid1;
      ifClause1 = "then";
    } else {
      const _errs20 = errors;
      const _errs22 = errors;
      let valid9 = false;
      let passing0 = null;
      const _errs23 = errors;
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.now === void 0) {
          const err15 = { instancePath, keyword: "required", params: { missingProperty: "now" }, message: "must have required property 'now'" };
          (vErrors ??= []).push(err15);
          errors++;
        }
        if (data.now !== void 0) {
          if (!validate60(data.now, { instancePath: instancePath + "/now", parentData: data, parentDataProperty: "now", rootData })) {
            vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err16 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
        (vErrors ??= []).push(err16);
        errors++;
      }
      var _valid2 = _errs23 === errors;
      if (_valid2) {
        valid9 = true;
        passing0 = 0;
      }
      const _errs26 = errors;
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.advance === void 0) {
          const err17 = { instancePath, keyword: "required", params: { missingProperty: "advance" }, message: "must have required property 'advance'" };
          (vErrors ??= []).push(err17);
          errors++;
        }
        if (data.advance !== void 0) {
          let data3 = data.advance;
          if (typeof data3 === "string") {
            if (func1(data3) > 40) {
              const err18 = { instancePath: instancePath + "/advance", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
              (vErrors ??= []).push(err18);
              errors++;
            }
            if (!pattern36.test(data3)) {
              const err19 = { instancePath: instancePath + "/advance", keyword: "pattern", params: { pattern: "^P(?!$)([0-9]{1,3}Y)?([0-9]{1,4}M)?([0-9]{1,4}W)?([0-9]{1,5}D)?(T(?=[0-9])([0-9]{1,6}H)?([0-9]{1,8}M)?([0-9]{1,9}S)?)?$" }, message: 'must match pattern "^P(?!$)([0-9]{1,3}Y)?([0-9]{1,4}M)?([0-9]{1,4}W)?([0-9]{1,5}D)?(T(?=[0-9])([0-9]{1,6}H)?([0-9]{1,8}M)?([0-9]{1,9}S)?)?$"' };
              (vErrors ??= []).push(err19);
              errors++;
            }
          } else {
            const err20 = { instancePath: instancePath + "/advance", keyword: "type", params: { type: "string" }, message: "must be string" };
            (vErrors ??= []).push(err20);
            errors++;
          }
        }
      } else {
        const err21 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
        (vErrors ??= []).push(err21);
        errors++;
      }
      var _valid2 = _errs26 === errors;
      if (_valid2 && valid9) {
        valid9 = false;
        passing0 = [passing0, 1];
      } else {
        if (_valid2) {
          valid9 = true;
          passing0 = 1;
        }
      }
      if (!valid9) {
        const err22 = { instancePath, keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
        (vErrors ??= []).push(err22);
        errors++;
      } else {
        errors = _errs22;
        if (vErrors !== null) {
          if (_errs22) {
            vErrors.length = _errs22;
          } else {
            vErrors = null;
          }
        }
      }
      var _valid1 = _errs20 === errors;
      valid4 = _valid1;
      ifClause1 = "else";
    }
    var _valid0 = _errs9 === errors;
    valid0 = _valid0;
    ifClause0 = "else";
  }
  validate455.errors = vErrors;
  return errors === 0;
}
var IncomingFaultMatch = validate458;
var schema176 = { "type": "object", "properties": { "operationId": { "type": "string", "maxLength": 64, "pattern": "^[a-zA-Z0-9]+$" }, "method": { "type": "string", "enum": ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"] }, "path": { "type": "string", "minLength": 1, "maxLength": 1024 } } };
var pattern38 = new RegExp("^[a-zA-Z0-9]+$", "u");
function validate458(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.operationId !== void 0) {
      let data0 = data.operationId;
      if (typeof data0 === "string") {
        if (func1(data0) > 64) {
          const err0 = { instancePath: instancePath + "/operationId", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
          (vErrors ??= []).push(err0);
          errors++;
        }
        if (!pattern38.test(data0)) {
          const err1 = { instancePath: instancePath + "/operationId", keyword: "pattern", params: { pattern: "^[a-zA-Z0-9]+$" }, message: 'must match pattern "^[a-zA-Z0-9]+$"' };
          (vErrors ??= []).push(err1);
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/operationId", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if (data.method !== void 0) {
      let data1 = data.method;
      if (typeof data1 !== "string") {
        const err3 = { instancePath: instancePath + "/method", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err3);
        errors++;
      }
      if (!(data1 === "GET" || data1 === "HEAD" || data1 === "POST" || data1 === "PUT" || data1 === "PATCH" || data1 === "DELETE")) {
        const err4 = { instancePath: instancePath + "/method", keyword: "enum", params: { allowedValues: schema176.properties.method.enum }, message: "must be equal to one of the allowed values" };
        (vErrors ??= []).push(err4);
        errors++;
      }
    }
    if (data.path !== void 0) {
      let data2 = data.path;
      if (typeof data2 === "string") {
        if (func1(data2) > 1024) {
          const err5 = { instancePath: instancePath + "/path", keyword: "maxLength", params: { limit: 1024 }, message: "must NOT have more than 1024 characters" };
          (vErrors ??= []).push(err5);
          errors++;
        }
        if (func1(data2) < 1) {
          const err6 = { instancePath: instancePath + "/path", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          (vErrors ??= []).push(err6);
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/path", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err7);
        errors++;
      }
    }
  } else {
    const err8 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err8);
    errors++;
  }
  validate458.errors = vErrors;
  return errors === 0;
}
var StatusFault = validate459;
function validate459(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.status === void 0) {
      const err1 = { instancePath, keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
      (vErrors ??= []).push(err1);
      errors++;
    }
    if (data.kind !== void 0) {
      let data0 = data.kind;
      if (typeof data0 !== "string") {
        const err2 = { instancePath: instancePath + "/kind", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err2);
        errors++;
      }
      if ("status" !== data0) {
        const err3 = { instancePath: instancePath + "/kind", keyword: "const", params: { allowedValue: "status" }, message: "must be equal to constant" };
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if (data.status !== void 0) {
      let data1 = data.status;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err4 = { instancePath: instancePath + "/status", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err4);
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 599 || isNaN(data1)) {
          const err5 = { instancePath: instancePath + "/status", keyword: "maximum", params: { comparison: "<=", limit: 599 }, message: "must be <= 599" };
          (vErrors ??= []).push(err5);
          errors++;
        }
        if (data1 < 400 || isNaN(data1)) {
          const err6 = { instancePath: instancePath + "/status", keyword: "minimum", params: { comparison: ">=", limit: 400 }, message: "must be >= 400" };
          (vErrors ??= []).push(err6);
          errors++;
        }
      }
    }
    if (data.retryAfter !== void 0) {
      let data2 = data.retryAfter;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        const err7 = { instancePath: instancePath + "/retryAfter", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err7);
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 86400 || isNaN(data2)) {
          const err8 = { instancePath: instancePath + "/retryAfter", keyword: "maximum", params: { comparison: "<=", limit: 86400 }, message: "must be <= 86400" };
          (vErrors ??= []).push(err8);
          errors++;
        }
        if (data2 < 0 || isNaN(data2)) {
          const err9 = { instancePath: instancePath + "/retryAfter", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          (vErrors ??= []).push(err9);
          errors++;
        }
      }
    }
  } else {
    const err10 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err10);
    errors++;
  }
  validate459.errors = vErrors;
  return errors === 0;
}
var LatencyFault = validate460;
function validate460(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.milliseconds === void 0) {
      const err1 = { instancePath, keyword: "required", params: { missingProperty: "milliseconds" }, message: "must have required property 'milliseconds'" };
      (vErrors ??= []).push(err1);
      errors++;
    }
    if (data.kind !== void 0) {
      let data0 = data.kind;
      if (typeof data0 !== "string") {
        const err2 = { instancePath: instancePath + "/kind", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err2);
        errors++;
      }
      if ("latency" !== data0) {
        const err3 = { instancePath: instancePath + "/kind", keyword: "const", params: { allowedValue: "latency" }, message: "must be equal to constant" };
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if (data.milliseconds !== void 0) {
      let data1 = data.milliseconds;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err4 = { instancePath: instancePath + "/milliseconds", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err4);
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 6e4 || isNaN(data1)) {
          const err5 = { instancePath: instancePath + "/milliseconds", keyword: "maximum", params: { comparison: "<=", limit: 6e4 }, message: "must be <= 60000" };
          (vErrors ??= []).push(err5);
          errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          const err6 = { instancePath: instancePath + "/milliseconds", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
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
  validate460.errors = vErrors;
  return errors === 0;
}
var ResetFault = validate461;
function validate461(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.kind !== void 0) {
      let data0 = data.kind;
      if (typeof data0 !== "string") {
        const err1 = { instancePath: instancePath + "/kind", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err1);
        errors++;
      }
      if ("reset" !== data0) {
        const err2 = { instancePath: instancePath + "/kind", keyword: "const", params: { allowedValue: "reset" }, message: "must be equal to constant" };
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
  } else {
    const err3 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err3);
    errors++;
  }
  validate461.errors = vErrors;
  return errors === 0;
}
var IncomingFaultAction = validate462;
var schema180 = { "if": { "type": "object", "required": ["kind"], "properties": { "kind": { "enum": ["status"] } } }, "then": { "$ref": "StatusFault" }, "else": { "if": { "type": "object", "required": ["kind"], "properties": { "kind": { "enum": ["latency"] } } }, "then": { "$ref": "LatencyFault" }, "else": { "if": { "type": "object", "required": ["kind"], "properties": { "kind": { "enum": ["reset"] } } }, "then": { "$ref": "ResetFault" }, "else": { "type": "object", "required": ["kind"], "properties": { "kind": { "enum": ["status", "latency", "reset"] } } } } } };
function validate462(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = true;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind")) {
        const err0 = {};
        (vErrors ??= []).push(err0);
        errors++;
      } else {
        if (data.kind !== void 0) {
          if (!(data.kind === "status")) {
            const err1 = {};
            (vErrors ??= []).push(err1);
            errors++;
          }
        }
      }
    } else {
      const err2 = {};
      (vErrors ??= []).push(err2);
      errors++;
    }
  }
  var _valid0 = _errs1 === errors;
  errors = _errs0;
  if (vErrors !== null) {
    if (_errs0) {
      vErrors.length = _errs0;
    } else {
      vErrors = null;
    }
  }
  let ifClause0;
  if (_valid0) {
    const _errs4 = errors;
    if (!validate459(data, { instancePath, parentData, parentDataProperty, rootData })) {
      vErrors = vErrors === null ? validate459.errors : vErrors.concat(validate459.errors);
      errors = vErrors.length;
    }
    var _valid0 = _errs4 === errors;
    valid0 = _valid0;
    ifClause0 = "then";
  } else {
    const _errs5 = errors;
    const _errs6 = errors;
    let valid2 = true;
    const _errs7 = errors;
    if (errors === _errs7) {
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing1;
        if (data.kind === void 0 && (missing1 = "kind")) {
          const err3 = {};
          (vErrors ??= []).push(err3);
          errors++;
        } else {
          if (data.kind !== void 0) {
            if (!(data.kind === "latency")) {
              const err4 = {};
              (vErrors ??= []).push(err4);
              errors++;
            }
          }
        }
      } else {
        const err5 = {};
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
    var _valid1 = _errs7 === errors;
    errors = _errs6;
    if (vErrors !== null) {
      if (_errs6) {
        vErrors.length = _errs6;
      } else {
        vErrors = null;
      }
    }
    let ifClause1;
    if (_valid1) {
      const _errs10 = errors;
      if (!validate460(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate460.errors : vErrors.concat(validate460.errors);
        errors = vErrors.length;
      }
      var _valid1 = _errs10 === errors;
      valid2 = _valid1;
      ifClause1 = "then";
    } else {
      const _errs11 = errors;
      const _errs12 = errors;
      let valid4 = true;
      const _errs13 = errors;
      if (errors === _errs13) {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          let missing2;
          if (data.kind === void 0 && (missing2 = "kind")) {
            const err6 = {};
            (vErrors ??= []).push(err6);
            errors++;
          } else {
            if (data.kind !== void 0) {
              if (!(data.kind === "reset")) {
                const err7 = {};
                (vErrors ??= []).push(err7);
                errors++;
              }
            }
          }
        } else {
          const err8 = {};
          (vErrors ??= []).push(err8);
          errors++;
        }
      }
      var _valid2 = _errs13 === errors;
      errors = _errs12;
      if (vErrors !== null) {
        if (_errs12) {
          vErrors.length = _errs12;
        } else {
          vErrors = null;
        }
      }
      let ifClause2;
      if (_valid2) {
        const _errs16 = errors;
        if (!validate461(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate461.errors : vErrors.concat(validate461.errors);
          errors = vErrors.length;
        }
        var _valid2 = _errs16 === errors;
        valid4 = _valid2;
        ifClause2 = "then";
      } else {
        const _errs17 = errors;
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.kind === void 0) {
            const err9 = { instancePath, keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
            (vErrors ??= []).push(err9);
            errors++;
          }
          if (data.kind !== void 0) {
            let data3 = data.kind;
            if (!(data3 === "status" || data3 === "latency" || data3 === "reset")) {
              const err10 = { instancePath: instancePath + "/kind", keyword: "enum", params: { allowedValues: schema180.else.else.else.properties.kind.enum }, message: "must be equal to one of the allowed values" };
              (vErrors ??= []).push(err10);
              errors++;
            }
          }
        } else {
          const err11 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
          (vErrors ??= []).push(err11);
          errors++;
        }
        var _valid2 = _errs17 === errors;
        valid4 = _valid2;
        ifClause2 = "else";
      }
      var _valid1 = _errs11 === errors;
      valid2 = _valid1;
      ifClause1 = "else";
    }
    var _valid0 = _errs5 === errors;
    valid0 = _valid0;
    ifClause0 = "else";
  }
  validate462.errors = vErrors;
  return errors === 0;
}
var IncomingFaultRuleInput = validate466;
function validate466(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.direction === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "direction" }, message: "must have required property 'direction'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.action === void 0) {
      const err1 = { instancePath, keyword: "required", params: { missingProperty: "action" }, message: "must have required property 'action'" };
      (vErrors ??= []).push(err1);
      errors++;
    }
    if (data.direction !== void 0) {
      let data0 = data.direction;
      if (typeof data0 !== "string") {
        const err2 = { instancePath: instancePath + "/direction", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err2);
        errors++;
      }
      if ("incoming" !== data0) {
        const err3 = { instancePath: instancePath + "/direction", keyword: "const", params: { allowedValue: "incoming" }, message: "must be equal to constant" };
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if (data.match !== void 0) {
      if (!validate458(data.match, { instancePath: instancePath + "/match", parentData: data, parentDataProperty: "match", rootData })) {
        vErrors = vErrors === null ? validate458.errors : vErrors.concat(validate458.errors);
        errors = vErrors.length;
      }
    }
    if (data.action !== void 0) {
      if (!validate462(data.action, { instancePath: instancePath + "/action", parentData: data, parentDataProperty: "action", rootData })) {
        vErrors = vErrors === null ? validate462.errors : vErrors.concat(validate462.errors);
        errors = vErrors.length;
      }
    }
    if (data.times !== void 0) {
      let data3 = data.times;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
        const err4 = { instancePath: instancePath + "/times", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err4);
        errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 1e6 || isNaN(data3)) {
          const err5 = { instancePath: instancePath + "/times", keyword: "maximum", params: { comparison: "<=", limit: 1e6 }, message: "must be <= 1000000" };
          (vErrors ??= []).push(err5);
          errors++;
        }
        if (data3 < 1 || isNaN(data3)) {
          const err6 = { instancePath: instancePath + "/times", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
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
  validate466.errors = vErrors;
  return errors === 0;
}
var IncomingFaultRule = validate469;
function validate469(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate466(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate466.errors : vErrors.concat(validate466.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.remaining !== void 0) {
      let data0 = data.remaining;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err0 = { instancePath: instancePath + "/remaining", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err0);
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 1e6 || isNaN(data0)) {
          const err1 = { instancePath: instancePath + "/remaining", keyword: "maximum", params: { comparison: "<=", limit: 1e6 }, message: "must be <= 1000000" };
          (vErrors ??= []).push(err1);
          errors++;
        }
        if (data0 < 0 || isNaN(data0)) {
          const err2 = { instancePath: instancePath + "/remaining", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
    }
  } else {
    const err3 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err3);
    errors++;
  }
  validate469.errors = vErrors;
  return errors === 0;
}
var OutgoingFaultMatch = validate471;
function validate471(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.entity !== void 0) {
      if (!validate419(data.entity, { instancePath: instancePath + "/entity", parentData: data, parentDataProperty: "entity", rootData })) {
        vErrors = vErrors === null ? validate419.errors : vErrors.concat(validate419.errors);
        errors = vErrors.length;
      }
    }
    if (data.type !== void 0) {
      if (!validate421(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData })) {
        vErrors = vErrors === null ? validate421.errors : vErrors.concat(validate421.errors);
        errors = vErrors.length;
      }
    }
    if (data.url !== void 0) {
      let data2 = data.url;
      if (typeof data2 === "string") {
        if (func1(data2) > 1024) {
          const err0 = { instancePath: instancePath + "/url", keyword: "maxLength", params: { limit: 1024 }, message: "must NOT have more than 1024 characters" };
          (vErrors ??= []).push(err0);
          errors++;
        }
        if (func1(data2) < 1) {
          const err1 = { instancePath: instancePath + "/url", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          (vErrors ??= []).push(err1);
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/url", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
  } else {
    const err3 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err3);
    errors++;
  }
  validate471.errors = vErrors;
  return errors === 0;
}
var DuplicateFault = validate474;
function validate474(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.kind !== void 0) {
      let data0 = data.kind;
      if (typeof data0 !== "string") {
        const err1 = { instancePath: instancePath + "/kind", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err1);
        errors++;
      }
      if ("duplicate" !== data0) {
        const err2 = { instancePath: instancePath + "/kind", keyword: "const", params: { allowedValue: "duplicate" }, message: "must be equal to constant" };
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if (data.copies !== void 0) {
      let data1 = data.copies;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err3 = { instancePath: instancePath + "/copies", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err3);
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 10 || isNaN(data1)) {
          const err4 = { instancePath: instancePath + "/copies", keyword: "maximum", params: { comparison: "<=", limit: 10 }, message: "must be <= 10" };
          (vErrors ??= []).push(err4);
          errors++;
        }
        if (data1 < 2 || isNaN(data1)) {
          const err5 = { instancePath: instancePath + "/copies", keyword: "minimum", params: { comparison: ">=", limit: 2 }, message: "must be >= 2" };
          (vErrors ??= []).push(err5);
          errors++;
        }
      }
    }
  } else {
    const err6 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err6);
    errors++;
  }
  validate474.errors = vErrors;
  return errors === 0;
}
var ReorderFault = validate475;
function validate475(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.kind !== void 0) {
      let data0 = data.kind;
      if (typeof data0 !== "string") {
        const err1 = { instancePath: instancePath + "/kind", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err1);
        errors++;
      }
      if ("reorder" !== data0) {
        const err2 = { instancePath: instancePath + "/kind", keyword: "const", params: { allowedValue: "reorder" }, message: "must be equal to constant" };
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
  } else {
    const err3 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err3);
    errors++;
  }
  validate475.errors = vErrors;
  return errors === 0;
}
var DelayFault = validate476;
function validate476(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.milliseconds === void 0) {
      const err1 = { instancePath, keyword: "required", params: { missingProperty: "milliseconds" }, message: "must have required property 'milliseconds'" };
      (vErrors ??= []).push(err1);
      errors++;
    }
    if (data.kind !== void 0) {
      let data0 = data.kind;
      if (typeof data0 !== "string") {
        const err2 = { instancePath: instancePath + "/kind", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err2);
        errors++;
      }
      if ("delay" !== data0) {
        const err3 = { instancePath: instancePath + "/kind", keyword: "const", params: { allowedValue: "delay" }, message: "must be equal to constant" };
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if (data.milliseconds !== void 0) {
      let data1 = data.milliseconds;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err4 = { instancePath: instancePath + "/milliseconds", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err4);
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 6e4 || isNaN(data1)) {
          const err5 = { instancePath: instancePath + "/milliseconds", keyword: "maximum", params: { comparison: "<=", limit: 6e4 }, message: "must be <= 60000" };
          (vErrors ??= []).push(err5);
          errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          const err6 = { instancePath: instancePath + "/milliseconds", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
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
  validate476.errors = vErrors;
  return errors === 0;
}
var BadSignatureFault = validate477;
function validate477(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.kind !== void 0) {
      let data0 = data.kind;
      if (typeof data0 !== "string") {
        const err1 = { instancePath: instancePath + "/kind", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err1);
        errors++;
      }
      if ("badSignature" !== data0) {
        const err2 = { instancePath: instancePath + "/kind", keyword: "const", params: { allowedValue: "badSignature" }, message: "must be equal to constant" };
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
  } else {
    const err3 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err3);
    errors++;
  }
  validate477.errors = vErrors;
  return errors === 0;
}
var OutgoingFaultAction = validate478;
var schema188 = { "if": { "type": "object", "required": ["kind"], "properties": { "kind": { "enum": ["duplicate"] } } }, "then": { "$ref": "DuplicateFault" }, "else": { "if": { "type": "object", "required": ["kind"], "properties": { "kind": { "enum": ["reorder"] } } }, "then": { "$ref": "ReorderFault" }, "else": { "if": { "type": "object", "required": ["kind"], "properties": { "kind": { "enum": ["delay"] } } }, "then": { "$ref": "DelayFault" }, "else": { "if": { "type": "object", "required": ["kind"], "properties": { "kind": { "enum": ["badSignature"] } } }, "then": { "$ref": "BadSignatureFault" }, "else": { "type": "object", "required": ["kind"], "properties": { "kind": { "enum": ["duplicate", "reorder", "delay", "badSignature"] } } } } } } };
function validate478(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = true;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind")) {
        const err0 = {};
        (vErrors ??= []).push(err0);
        errors++;
      } else {
        if (data.kind !== void 0) {
          if (!(data.kind === "duplicate")) {
            const err1 = {};
            (vErrors ??= []).push(err1);
            errors++;
          }
        }
      }
    } else {
      const err2 = {};
      (vErrors ??= []).push(err2);
      errors++;
    }
  }
  var _valid0 = _errs1 === errors;
  errors = _errs0;
  if (vErrors !== null) {
    if (_errs0) {
      vErrors.length = _errs0;
    } else {
      vErrors = null;
    }
  }
  let ifClause0;
  if (_valid0) {
    const _errs4 = errors;
    if (!validate474(data, { instancePath, parentData, parentDataProperty, rootData })) {
      vErrors = vErrors === null ? validate474.errors : vErrors.concat(validate474.errors);
      errors = vErrors.length;
    }
    var _valid0 = _errs4 === errors;
    valid0 = _valid0;
    ifClause0 = "then";
  } else {
    const _errs5 = errors;
    const _errs6 = errors;
    let valid2 = true;
    const _errs7 = errors;
    if (errors === _errs7) {
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing1;
        if (data.kind === void 0 && (missing1 = "kind")) {
          const err3 = {};
          (vErrors ??= []).push(err3);
          errors++;
        } else {
          if (data.kind !== void 0) {
            if (!(data.kind === "reorder")) {
              const err4 = {};
              (vErrors ??= []).push(err4);
              errors++;
            }
          }
        }
      } else {
        const err5 = {};
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
    var _valid1 = _errs7 === errors;
    errors = _errs6;
    if (vErrors !== null) {
      if (_errs6) {
        vErrors.length = _errs6;
      } else {
        vErrors = null;
      }
    }
    let ifClause1;
    if (_valid1) {
      const _errs10 = errors;
      if (!validate475(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate475.errors : vErrors.concat(validate475.errors);
        errors = vErrors.length;
      }
      var _valid1 = _errs10 === errors;
      valid2 = _valid1;
      ifClause1 = "then";
    } else {
      const _errs11 = errors;
      const _errs12 = errors;
      let valid4 = true;
      const _errs13 = errors;
      if (errors === _errs13) {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          let missing2;
          if (data.kind === void 0 && (missing2 = "kind")) {
            const err6 = {};
            (vErrors ??= []).push(err6);
            errors++;
          } else {
            if (data.kind !== void 0) {
              if (!(data.kind === "delay")) {
                const err7 = {};
                (vErrors ??= []).push(err7);
                errors++;
              }
            }
          }
        } else {
          const err8 = {};
          (vErrors ??= []).push(err8);
          errors++;
        }
      }
      var _valid2 = _errs13 === errors;
      errors = _errs12;
      if (vErrors !== null) {
        if (_errs12) {
          vErrors.length = _errs12;
        } else {
          vErrors = null;
        }
      }
      let ifClause2;
      if (_valid2) {
        const _errs16 = errors;
        if (!validate476(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate476.errors : vErrors.concat(validate476.errors);
          errors = vErrors.length;
        }
        var _valid2 = _errs16 === errors;
        valid4 = _valid2;
        ifClause2 = "then";
      } else {
        const _errs17 = errors;
        const _errs18 = errors;
        let valid6 = true;
        const _errs19 = errors;
        if (errors === _errs19) {
          if (data && typeof data == "object" && !Array.isArray(data)) {
            let missing3;
            if (data.kind === void 0 && (missing3 = "kind")) {
              const err9 = {};
              (vErrors ??= []).push(err9);
              errors++;
            } else {
              if (data.kind !== void 0) {
                if (!(data.kind === "badSignature")) {
                  const err10 = {};
                  (vErrors ??= []).push(err10);
                  errors++;
                }
              }
            }
          } else {
            const err11 = {};
            (vErrors ??= []).push(err11);
            errors++;
          }
        }
        var _valid3 = _errs19 === errors;
        errors = _errs18;
        if (vErrors !== null) {
          if (_errs18) {
            vErrors.length = _errs18;
          } else {
            vErrors = null;
          }
        }
        let ifClause3;
        if (_valid3) {
          const _errs22 = errors;
          if (!validate477(data, { instancePath, parentData, parentDataProperty, rootData })) {
            vErrors = vErrors === null ? validate477.errors : vErrors.concat(validate477.errors);
            errors = vErrors.length;
          }
          var _valid3 = _errs22 === errors;
          valid6 = _valid3;
          ifClause3 = "then";
        } else {
          const _errs23 = errors;
          if (data && typeof data == "object" && !Array.isArray(data)) {
            if (data.kind === void 0) {
              const err12 = { instancePath, keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
              (vErrors ??= []).push(err12);
              errors++;
            }
            if (data.kind !== void 0) {
              let data4 = data.kind;
              if (!(data4 === "duplicate" || data4 === "reorder" || data4 === "delay" || data4 === "badSignature")) {
                const err13 = { instancePath: instancePath + "/kind", keyword: "enum", params: { allowedValues: schema188.else.else.else.else.properties.kind.enum }, message: "must be equal to one of the allowed values" };
                (vErrors ??= []).push(err13);
                errors++;
              }
            }
          } else {
            const err14 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
            (vErrors ??= []).push(err14);
            errors++;
          }
          var _valid3 = _errs23 === errors;
          valid6 = _valid3;
          ifClause3 = "else";
        }
        var _valid2 = _errs17 === errors;
        valid4 = _valid2;
        ifClause2 = "else";
      }
      var _valid1 = _errs11 === errors;
      valid2 = _valid1;
      ifClause1 = "else";
    }
    var _valid0 = _errs5 === errors;
    valid0 = _valid0;
    ifClause0 = "else";
  }
  validate478.errors = vErrors;
  return errors === 0;
}
var OutgoingFaultRuleInput = validate483;
function validate483(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.direction === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "direction" }, message: "must have required property 'direction'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.action === void 0) {
      const err1 = { instancePath, keyword: "required", params: { missingProperty: "action" }, message: "must have required property 'action'" };
      (vErrors ??= []).push(err1);
      errors++;
    }
    if (data.direction !== void 0) {
      let data0 = data.direction;
      if (typeof data0 !== "string") {
        const err2 = { instancePath: instancePath + "/direction", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err2);
        errors++;
      }
      if ("outgoing" !== data0) {
        const err3 = { instancePath: instancePath + "/direction", keyword: "const", params: { allowedValue: "outgoing" }, message: "must be equal to constant" };
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if (data.match !== void 0) {
      if (!validate471(data.match, { instancePath: instancePath + "/match", parentData: data, parentDataProperty: "match", rootData })) {
        vErrors = vErrors === null ? validate471.errors : vErrors.concat(validate471.errors);
        errors = vErrors.length;
      }
    }
    if (data.action !== void 0) {
      if (!validate478(data.action, { instancePath: instancePath + "/action", parentData: data, parentDataProperty: "action", rootData })) {
        vErrors = vErrors === null ? validate478.errors : vErrors.concat(validate478.errors);
        errors = vErrors.length;
      }
    }
    if (data.times !== void 0) {
      let data3 = data.times;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
        const err4 = { instancePath: instancePath + "/times", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err4);
        errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 1e6 || isNaN(data3)) {
          const err5 = { instancePath: instancePath + "/times", keyword: "maximum", params: { comparison: "<=", limit: 1e6 }, message: "must be <= 1000000" };
          (vErrors ??= []).push(err5);
          errors++;
        }
        if (data3 < 1 || isNaN(data3)) {
          const err6 = { instancePath: instancePath + "/times", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
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
  validate483.errors = vErrors;
  return errors === 0;
}
var OutgoingFaultRule = validate486;
function validate486(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate483(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate483.errors : vErrors.concat(validate483.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.remaining !== void 0) {
      let data0 = data.remaining;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err0 = { instancePath: instancePath + "/remaining", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err0);
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 1e6 || isNaN(data0)) {
          const err1 = { instancePath: instancePath + "/remaining", keyword: "maximum", params: { comparison: "<=", limit: 1e6 }, message: "must be <= 1000000" };
          (vErrors ??= []).push(err1);
          errors++;
        }
        if (data0 < 0 || isNaN(data0)) {
          const err2 = { instancePath: instancePath + "/remaining", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
    }
  } else {
    const err3 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err3);
    errors++;
  }
  validate486.errors = vErrors;
  return errors === 0;
}
var FaultRule = validate488;
function validate488(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  let passing0 = null;
  const _errs1 = errors;
  if (!validate469(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate469.errors : vErrors.concat(validate469.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  if (_valid0) {
    valid0 = true;
    passing0 = 0;
  }
  const _errs2 = errors;
  if (!validate486(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate486.errors : vErrors.concat(validate486.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs2 === errors;
  if (_valid0 && valid0) {
    valid0 = false;
    passing0 = [passing0, 1];
  } else {
    if (_valid0) {
      valid0 = true;
      passing0 = 1;
    }
  }
  if (!valid0) {
    const err0 = { instancePath, keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
    (vErrors ??= []).push(err0);
    errors++;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate488.errors = vErrors;
  return errors === 0;
}
var FaultRuleInput = validate491;
var schema192 = { "if": { "type": "object", "required": ["direction"], "properties": { "direction": { "enum": ["incoming"] } } }, "then": { "$ref": "IncomingFaultRuleInput" }, "else": { "if": { "type": "object", "required": ["direction"], "properties": { "direction": { "enum": ["outgoing"] } } }, "then": { "$ref": "OutgoingFaultRuleInput" }, "else": { "type": "object", "required": ["direction"], "properties": { "direction": { "enum": ["incoming", "outgoing"] } } } } };
function validate491(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = true;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.direction === void 0 && (missing0 = "direction")) {
        const err0 = {};
        (vErrors ??= []).push(err0);
        errors++;
      } else {
        if (data.direction !== void 0) {
          if (!(data.direction === "incoming")) {
            const err1 = {};
            (vErrors ??= []).push(err1);
            errors++;
          }
        }
      }
    } else {
      const err2 = {};
      (vErrors ??= []).push(err2);
      errors++;
    }
  }
  var _valid0 = _errs1 === errors;
  errors = _errs0;
  if (vErrors !== null) {
    if (_errs0) {
      vErrors.length = _errs0;
    } else {
      vErrors = null;
    }
  }
  let ifClause0;
  if (_valid0) {
    const _errs4 = errors;
    if (!validate466(data, { instancePath, parentData, parentDataProperty, rootData })) {
      vErrors = vErrors === null ? validate466.errors : vErrors.concat(validate466.errors);
      errors = vErrors.length;
    }
    var _valid0 = _errs4 === errors;
    valid0 = _valid0;
    ifClause0 = "then";
  } else {
    const _errs5 = errors;
    const _errs6 = errors;
    let valid2 = true;
    const _errs7 = errors;
    if (errors === _errs7) {
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing1;
        if (data.direction === void 0 && (missing1 = "direction")) {
          const err3 = {};
          (vErrors ??= []).push(err3);
          errors++;
        } else {
          if (data.direction !== void 0) {
            if (!(data.direction === "outgoing")) {
              const err4 = {};
              (vErrors ??= []).push(err4);
              errors++;
            }
          }
        }
      } else {
        const err5 = {};
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
    var _valid1 = _errs7 === errors;
    errors = _errs6;
    if (vErrors !== null) {
      if (_errs6) {
        vErrors.length = _errs6;
      } else {
        vErrors = null;
      }
    }
    let ifClause1;
    if (_valid1) {
      const _errs10 = errors;
      if (!validate483(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate483.errors : vErrors.concat(validate483.errors);
        errors = vErrors.length;
      }
      var _valid1 = _errs10 === errors;
      valid2 = _valid1;
      ifClause1 = "then";
    } else {
      const _errs11 = errors;
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.direction === void 0) {
          const err6 = { instancePath, keyword: "required", params: { missingProperty: "direction" }, message: "must have required property 'direction'" };
          (vErrors ??= []).push(err6);
          errors++;
        }
        if (data.direction !== void 0) {
          let data2 = data.direction;
          if (!(data2 === "incoming" || data2 === "outgoing")) {
            const err7 = { instancePath: instancePath + "/direction", keyword: "enum", params: { allowedValues: schema192.else.else.properties.direction.enum }, message: "must be equal to one of the allowed values" };
            (vErrors ??= []).push(err7);
            errors++;
          }
        }
      } else {
        const err8 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
        (vErrors ??= []).push(err8);
        errors++;
      }
      var _valid1 = _errs11 === errors;
      valid2 = _valid1;
      ifClause1 = "else";
    }
    var _valid0 = _errs5 === errors;
    valid0 = _valid0;
    ifClause0 = "else";
  }
  validate491.errors = vErrors;
  return errors === 0;
}
var Seed = validate494;
var schema193 = { "type": "string", "enum": ["demo", "empty"] };
function validate494(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, keyword: "type", params: { type: "string" }, message: "must be string" };
    (vErrors ??= []).push(err0);
    errors++;
  }
  if (!(data === "demo" || data === "empty")) {
    const err1 = { instancePath, keyword: "enum", params: { allowedValues: schema193.enum }, message: "must be equal to one of the allowed values" };
    (vErrors ??= []).push(err1);
    errors++;
  }
  validate494.errors = vErrors;
  return errors === 0;
}
var ResetInput = validate495;
function validate495(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.seed !== void 0) {
      if (!validate494(data.seed, { instancePath: instancePath + "/seed", parentData: data, parentDataProperty: "seed", rootData })) {
        vErrors = vErrors === null ? validate494.errors : vErrors.concat(validate494.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err0 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err0);
    errors++;
  }
  validate495.errors = vErrors;
  return errors === 0;
}
var Snapshot = validate497;
var formats118 = formats.int64;
function validate497(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.now === void 0) {
      const err1 = { instancePath, keyword: "required", params: { missingProperty: "now" }, message: "must have required property 'now'" };
      (vErrors ??= []).push(err1);
      errors++;
    }
    if (data.size === void 0) {
      const err2 = { instancePath, keyword: "required", params: { missingProperty: "size" }, message: "must have required property 'size'" };
      (vErrors ??= []).push(err2);
      errors++;
    }
    if (data.name !== void 0) {
      if (typeof data.name !== "string") {
        const err3 = { instancePath: instancePath + "/name", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if (data.now !== void 0) {
      if (!validate60(data.now, { instancePath: instancePath + "/now", parentData: data, parentDataProperty: "now", rootData })) {
        vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
        errors = vErrors.length;
      }
    }
    if (data.size !== void 0) {
      let data2 = data.size;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        const err4 = { instancePath: instancePath + "/size", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err4);
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 < 0 || isNaN(data2)) {
          const err5 = { instancePath: instancePath + "/size", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          (vErrors ??= []).push(err5);
          errors++;
        }
        if (!formats118.validate(data2)) {
          const err6 = { instancePath: instancePath + "/size", keyword: "format", params: { format: "int64" }, message: 'must match format "int64"' };
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
  validate497.errors = vErrors;
  return errors === 0;
}
var SnapshotInput = validate499;
var pattern39 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]*$", "u");
function validate499(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 === "string") {
        if (func1(data0) > 64) {
          const err1 = { instancePath: instancePath + "/name", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
          (vErrors ??= []).push(err1);
          errors++;
        }
        if (func1(data0) < 1) {
          const err2 = { instancePath: instancePath + "/name", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          (vErrors ??= []).push(err2);
          errors++;
        }
        if (!pattern39.test(data0)) {
          const err3 = { instancePath: instancePath + "/name", keyword: "pattern", params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]*$" }, message: 'must match pattern "^[A-Za-z0-9][A-Za-z0-9._-]*$"' };
          (vErrors ??= []).push(err3);
          errors++;
        }
      } else {
        const err4 = { instancePath: instancePath + "/name", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err4);
        errors++;
      }
    }
  } else {
    const err5 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err5);
    errors++;
  }
  validate499.errors = vErrors;
  return errors === 0;
}
var TestCard = validate500;
var pattern40 = new RegExp("^[0-9 ]{12,23}$", "u");
var pattern41 = new RegExp("^[0-9]{3,4}$", "u");
function validate500(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.number === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "number" }, message: "must have required property 'number'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.expMonth === void 0) {
      const err1 = { instancePath, keyword: "required", params: { missingProperty: "expMonth" }, message: "must have required property 'expMonth'" };
      (vErrors ??= []).push(err1);
      errors++;
    }
    if (data.expYear === void 0) {
      const err2 = { instancePath, keyword: "required", params: { missingProperty: "expYear" }, message: "must have required property 'expYear'" };
      (vErrors ??= []).push(err2);
      errors++;
    }
    if (data.cvc === void 0) {
      const err3 = { instancePath, keyword: "required", params: { missingProperty: "cvc" }, message: "must have required property 'cvc'" };
      (vErrors ??= []).push(err3);
      errors++;
    }
    if (data.number !== void 0) {
      let data0 = data.number;
      if (typeof data0 === "string") {
        if (!pattern40.test(data0)) {
          const err4 = { instancePath: instancePath + "/number", keyword: "pattern", params: { pattern: "^[0-9 ]{12,23}$" }, message: 'must match pattern "^[0-9 ]{12,23}$"' };
          (vErrors ??= []).push(err4);
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/number", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
    if (data.expMonth !== void 0) {
      let data1 = data.expMonth;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err6 = { instancePath: instancePath + "/expMonth", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err6);
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 12 || isNaN(data1)) {
          const err7 = { instancePath: instancePath + "/expMonth", keyword: "maximum", params: { comparison: "<=", limit: 12 }, message: "must be <= 12" };
          (vErrors ??= []).push(err7);
          errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          const err8 = { instancePath: instancePath + "/expMonth", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          (vErrors ??= []).push(err8);
          errors++;
        }
      }
    }
    if (data.expYear !== void 0) {
      let data2 = data.expYear;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        const err9 = { instancePath: instancePath + "/expYear", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err9);
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 2999 || isNaN(data2)) {
          const err10 = { instancePath: instancePath + "/expYear", keyword: "maximum", params: { comparison: "<=", limit: 2999 }, message: "must be <= 2999" };
          (vErrors ??= []).push(err10);
          errors++;
        }
        if (data2 < 2e3 || isNaN(data2)) {
          const err11 = { instancePath: instancePath + "/expYear", keyword: "minimum", params: { comparison: ">=", limit: 2e3 }, message: "must be >= 2000" };
          (vErrors ??= []).push(err11);
          errors++;
        }
      }
    }
    if (data.cvc !== void 0) {
      let data3 = data.cvc;
      if (typeof data3 === "string") {
        if (!pattern41.test(data3)) {
          const err12 = { instancePath: instancePath + "/cvc", keyword: "pattern", params: { pattern: "^[0-9]{3,4}$" }, message: 'must match pattern "^[0-9]{3,4}$"' };
          (vErrors ??= []).push(err12);
          errors++;
        }
      } else {
        const err13 = { instancePath: instancePath + "/cvc", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err13);
        errors++;
      }
    }
  } else {
    const err14 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err14);
    errors++;
  }
  validate500.errors = vErrors;
  return errors === 0;
}
var TestPaymentMethod = validate501;
var schema198 = { "type": "string", "enum": ["pm_card_visa", "pm_card_mastercard", "pm_card_chargeDeclined", "pm_card_insufficientFunds", "pm_card_expired"] };
function validate501(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, keyword: "type", params: { type: "string" }, message: "must be string" };
    (vErrors ??= []).push(err0);
    errors++;
  }
  if (!(data === "pm_card_visa" || data === "pm_card_mastercard" || data === "pm_card_chargeDeclined" || data === "pm_card_insufficientFunds" || data === "pm_card_expired")) {
    const err1 = { instancePath, keyword: "enum", params: { allowedValues: schema198.enum }, message: "must be equal to one of the allowed values" };
    (vErrors ??= []).push(err1);
    errors++;
  }
  validate501.errors = vErrors;
  return errors === 0;
}
var TestCardResult = validate502;
function validate502(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.paymentMethodId === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "paymentMethodId" }, message: "must have required property 'paymentMethodId'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.paymentMethodId !== void 0) {
      if (!validate501(data.paymentMethodId, { instancePath: instancePath + "/paymentMethodId", parentData: data, parentDataProperty: "paymentMethodId", rootData })) {
        vErrors = vErrors === null ? validate501.errors : vErrors.concat(validate501.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err1 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err1);
    errors++;
  }
  validate502.errors = vErrors;
  return errors === 0;
}
var CartCreatedEvent = validate504;
function validate504(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate423(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate423.errors : vErrors.concat(validate423.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.entity === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "entity" }, message: "must have required property 'entity'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.type === void 0) {
      const err1 = { instancePath, keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      (vErrors ??= []).push(err1);
      errors++;
    }
    if (data.entity !== void 0) {
      let data0 = data.entity;
      if (typeof data0 !== "string") {
        const err2 = { instancePath: instancePath + "/entity", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err2);
        errors++;
      }
      if ("Cart" !== data0) {
        const err3 = { instancePath: instancePath + "/entity", keyword: "const", params: { allowedValue: "Cart" }, message: "must be equal to constant" };
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if (data.type !== void 0) {
      let data1 = data.type;
      if (typeof data1 !== "string") {
        const err4 = { instancePath: instancePath + "/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err4);
        errors++;
      }
      if ("CREATED" !== data1) {
        const err5 = { instancePath: instancePath + "/type", keyword: "const", params: { allowedValue: "CREATED" }, message: "must be equal to constant" };
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
  } else {
    const err6 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err6);
    errors++;
  }
  validate504.errors = vErrors;
  return errors === 0;
}
var CartModifiedEvent = validate506;
function validate506(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate423(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate423.errors : vErrors.concat(validate423.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.entity === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "entity" }, message: "must have required property 'entity'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.type === void 0) {
      const err1 = { instancePath, keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      (vErrors ??= []).push(err1);
      errors++;
    }
    if (data.entity !== void 0) {
      let data0 = data.entity;
      if (typeof data0 !== "string") {
        const err2 = { instancePath: instancePath + "/entity", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err2);
        errors++;
      }
      if ("Cart" !== data0) {
        const err3 = { instancePath: instancePath + "/entity", keyword: "const", params: { allowedValue: "Cart" }, message: "must be equal to constant" };
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if (data.type !== void 0) {
      let data1 = data.type;
      if (typeof data1 !== "string") {
        const err4 = { instancePath: instancePath + "/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err4);
        errors++;
      }
      if ("MODIFIED" !== data1) {
        const err5 = { instancePath: instancePath + "/type", keyword: "const", params: { allowedValue: "MODIFIED" }, message: "must be equal to constant" };
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
  } else {
    const err6 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err6);
    errors++;
  }
  validate506.errors = vErrors;
  return errors === 0;
}
var CartDeletedEvent = validate508;
function validate508(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate423(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate423.errors : vErrors.concat(validate423.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.entity === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "entity" }, message: "must have required property 'entity'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.type === void 0) {
      const err1 = { instancePath, keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      (vErrors ??= []).push(err1);
      errors++;
    }
    if (data.entity !== void 0) {
      let data0 = data.entity;
      if (typeof data0 !== "string") {
        const err2 = { instancePath: instancePath + "/entity", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err2);
        errors++;
      }
      if ("Cart" !== data0) {
        const err3 = { instancePath: instancePath + "/entity", keyword: "const", params: { allowedValue: "Cart" }, message: "must be equal to constant" };
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if (data.type !== void 0) {
      let data1 = data.type;
      if (typeof data1 !== "string") {
        const err4 = { instancePath: instancePath + "/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err4);
        errors++;
      }
      if ("DELETED" !== data1) {
        const err5 = { instancePath: instancePath + "/type", keyword: "const", params: { allowedValue: "DELETED" }, message: "must be equal to constant" };
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
  } else {
    const err6 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err6);
    errors++;
  }
  validate508.errors = vErrors;
  return errors === 0;
}
var InvoiceCreatedEvent = validate510;
function validate510(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate423(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate423.errors : vErrors.concat(validate423.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.entity === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "entity" }, message: "must have required property 'entity'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.type === void 0) {
      const err1 = { instancePath, keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      (vErrors ??= []).push(err1);
      errors++;
    }
    if (data.entity !== void 0) {
      let data0 = data.entity;
      if (typeof data0 !== "string") {
        const err2 = { instancePath: instancePath + "/entity", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err2);
        errors++;
      }
      if ("Invoice" !== data0) {
        const err3 = { instancePath: instancePath + "/entity", keyword: "const", params: { allowedValue: "Invoice" }, message: "must be equal to constant" };
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if (data.type !== void 0) {
      let data1 = data.type;
      if (typeof data1 !== "string") {
        const err4 = { instancePath: instancePath + "/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err4);
        errors++;
      }
      if ("CREATED" !== data1) {
        const err5 = { instancePath: instancePath + "/type", keyword: "const", params: { allowedValue: "CREATED" }, message: "must be equal to constant" };
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
    if (data.entityUrl !== void 0) {
      let data2 = data.entityUrl;
      if (typeof data2 === "string") {
        if (func1(data2) > 2048) {
          const err6 = { instancePath: instancePath + "/entityUrl", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
          (vErrors ??= []).push(err6);
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/entityUrl", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err7);
        errors++;
      }
    }
  } else {
    const err8 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err8);
    errors++;
  }
  validate510.errors = vErrors;
  return errors === 0;
}
var InvoiceModifiedEvent = validate512;
function validate512(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate423(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate423.errors : vErrors.concat(validate423.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.entity === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "entity" }, message: "must have required property 'entity'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.type === void 0) {
      const err1 = { instancePath, keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      (vErrors ??= []).push(err1);
      errors++;
    }
    if (data.entity !== void 0) {
      let data0 = data.entity;
      if (typeof data0 !== "string") {
        const err2 = { instancePath: instancePath + "/entity", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err2);
        errors++;
      }
      if ("Invoice" !== data0) {
        const err3 = { instancePath: instancePath + "/entity", keyword: "const", params: { allowedValue: "Invoice" }, message: "must be equal to constant" };
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if (data.type !== void 0) {
      let data1 = data.type;
      if (typeof data1 !== "string") {
        const err4 = { instancePath: instancePath + "/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err4);
        errors++;
      }
      if ("MODIFIED" !== data1) {
        const err5 = { instancePath: instancePath + "/type", keyword: "const", params: { allowedValue: "MODIFIED" }, message: "must be equal to constant" };
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
    if (data.entityUrl !== void 0) {
      let data2 = data.entityUrl;
      if (typeof data2 === "string") {
        if (func1(data2) > 2048) {
          const err6 = { instancePath: instancePath + "/entityUrl", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
          (vErrors ??= []).push(err6);
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/entityUrl", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err7);
        errors++;
      }
    }
  } else {
    const err8 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err8);
    errors++;
  }
  validate512.errors = vErrors;
  return errors === 0;
}
var InvoiceDeletedEvent = validate514;
function validate514(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate423(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate423.errors : vErrors.concat(validate423.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.entity === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "entity" }, message: "must have required property 'entity'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.type === void 0) {
      const err1 = { instancePath, keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      (vErrors ??= []).push(err1);
      errors++;
    }
    if (data.entity !== void 0) {
      let data0 = data.entity;
      if (typeof data0 !== "string") {
        const err2 = { instancePath: instancePath + "/entity", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err2);
        errors++;
      }
      if ("Invoice" !== data0) {
        const err3 = { instancePath: instancePath + "/entity", keyword: "const", params: { allowedValue: "Invoice" }, message: "must be equal to constant" };
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if (data.type !== void 0) {
      let data1 = data.type;
      if (typeof data1 !== "string") {
        const err4 = { instancePath: instancePath + "/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err4);
        errors++;
      }
      if ("DELETED" !== data1) {
        const err5 = { instancePath: instancePath + "/type", keyword: "const", params: { allowedValue: "DELETED" }, message: "must be equal to constant" };
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
    if (data.entityUrl !== void 0) {
      let data2 = data.entityUrl;
      if (typeof data2 === "string") {
        if (func1(data2) > 2048) {
          const err6 = { instancePath: instancePath + "/entityUrl", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
          (vErrors ??= []).push(err6);
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/entityUrl", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err7);
        errors++;
      }
    }
  } else {
    const err8 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err8);
    errors++;
  }
  validate514.errors = vErrors;
  return errors === 0;
}
var ProductVersionCreatedEvent = validate516;
function validate516(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate423(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate423.errors : vErrors.concat(validate423.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.entity === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "entity" }, message: "must have required property 'entity'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.type === void 0) {
      const err1 = { instancePath, keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      (vErrors ??= []).push(err1);
      errors++;
    }
    if (data.entity !== void 0) {
      let data0 = data.entity;
      if (typeof data0 !== "string") {
        const err2 = { instancePath: instancePath + "/entity", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err2);
        errors++;
      }
      if ("ProductVersion" !== data0) {
        const err3 = { instancePath: instancePath + "/entity", keyword: "const", params: { allowedValue: "ProductVersion" }, message: "must be equal to constant" };
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if (data.type !== void 0) {
      let data1 = data.type;
      if (typeof data1 !== "string") {
        const err4 = { instancePath: instancePath + "/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err4);
        errors++;
      }
      if ("CREATED" !== data1) {
        const err5 = { instancePath: instancePath + "/type", keyword: "const", params: { allowedValue: "CREATED" }, message: "must be equal to constant" };
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
    if (data.entityUrl !== void 0) {
      let data2 = data.entityUrl;
      if (typeof data2 === "string") {
        if (func1(data2) > 2048) {
          const err6 = { instancePath: instancePath + "/entityUrl", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
          (vErrors ??= []).push(err6);
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/entityUrl", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err7);
        errors++;
      }
    }
    if (data.metadata !== void 0) {
      let data3 = data.metadata;
      if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
        if (Object.keys(data3).length > 100) {
          const err8 = { instancePath: instancePath + "/metadata", keyword: "maxProperties", params: { limit: 100 }, message: "must NOT have more than 100 properties" };
          (vErrors ??= []).push(err8);
          errors++;
        }
        if (data3.approved !== void 0) {
          if (typeof data3.approved !== "boolean") {
            const err9 = { instancePath: instancePath + "/metadata/approved", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
            (vErrors ??= []).push(err9);
            errors++;
          }
        }
        if (data3.published !== void 0) {
          if (typeof data3.published !== "boolean") {
            const err10 = { instancePath: instancePath + "/metadata/published", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
            (vErrors ??= []).push(err10);
            errors++;
          }
        }
      } else {
        const err11 = { instancePath: instancePath + "/metadata", keyword: "type", params: { type: "object" }, message: "must be object" };
        (vErrors ??= []).push(err11);
        errors++;
      }
    }
  } else {
    const err12 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err12);
    errors++;
  }
  validate516.errors = vErrors;
  return errors === 0;
}
var ProductVersionModifiedEvent = validate518;
function validate518(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate423(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate423.errors : vErrors.concat(validate423.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.entity === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "entity" }, message: "must have required property 'entity'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.type === void 0) {
      const err1 = { instancePath, keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      (vErrors ??= []).push(err1);
      errors++;
    }
    if (data.entity !== void 0) {
      let data0 = data.entity;
      if (typeof data0 !== "string") {
        const err2 = { instancePath: instancePath + "/entity", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err2);
        errors++;
      }
      if ("ProductVersion" !== data0) {
        const err3 = { instancePath: instancePath + "/entity", keyword: "const", params: { allowedValue: "ProductVersion" }, message: "must be equal to constant" };
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if (data.type !== void 0) {
      let data1 = data.type;
      if (typeof data1 !== "string") {
        const err4 = { instancePath: instancePath + "/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err4);
        errors++;
      }
      if ("MODIFIED" !== data1) {
        const err5 = { instancePath: instancePath + "/type", keyword: "const", params: { allowedValue: "MODIFIED" }, message: "must be equal to constant" };
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
    if (data.entityUrl !== void 0) {
      let data2 = data.entityUrl;
      if (typeof data2 === "string") {
        if (func1(data2) > 2048) {
          const err6 = { instancePath: instancePath + "/entityUrl", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
          (vErrors ??= []).push(err6);
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/entityUrl", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err7);
        errors++;
      }
    }
    if (data.metadata !== void 0) {
      let data3 = data.metadata;
      if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
        if (Object.keys(data3).length > 100) {
          const err8 = { instancePath: instancePath + "/metadata", keyword: "maxProperties", params: { limit: 100 }, message: "must NOT have more than 100 properties" };
          (vErrors ??= []).push(err8);
          errors++;
        }
        if (data3.approved !== void 0) {
          if (typeof data3.approved !== "boolean") {
            const err9 = { instancePath: instancePath + "/metadata/approved", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
            (vErrors ??= []).push(err9);
            errors++;
          }
        }
        if (data3.published !== void 0) {
          if (typeof data3.published !== "boolean") {
            const err10 = { instancePath: instancePath + "/metadata/published", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
            (vErrors ??= []).push(err10);
            errors++;
          }
        }
      } else {
        const err11 = { instancePath: instancePath + "/metadata", keyword: "type", params: { type: "object" }, message: "must be object" };
        (vErrors ??= []).push(err11);
        errors++;
      }
    }
  } else {
    const err12 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err12);
    errors++;
  }
  validate518.errors = vErrors;
  return errors === 0;
}
var ProductVersionDeletedEvent = validate520;
function validate520(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate423(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate423.errors : vErrors.concat(validate423.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.entity === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "entity" }, message: "must have required property 'entity'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.type === void 0) {
      const err1 = { instancePath, keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      (vErrors ??= []).push(err1);
      errors++;
    }
    if (data.entity !== void 0) {
      let data0 = data.entity;
      if (typeof data0 !== "string") {
        const err2 = { instancePath: instancePath + "/entity", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err2);
        errors++;
      }
      if ("ProductVersion" !== data0) {
        const err3 = { instancePath: instancePath + "/entity", keyword: "const", params: { allowedValue: "ProductVersion" }, message: "must be equal to constant" };
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if (data.type !== void 0) {
      let data1 = data.type;
      if (typeof data1 !== "string") {
        const err4 = { instancePath: instancePath + "/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err4);
        errors++;
      }
      if ("DELETED" !== data1) {
        const err5 = { instancePath: instancePath + "/type", keyword: "const", params: { allowedValue: "DELETED" }, message: "must be equal to constant" };
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
    if (data.entityUrl !== void 0) {
      let data2 = data.entityUrl;
      if (typeof data2 === "string") {
        if (func1(data2) > 2048) {
          const err6 = { instancePath: instancePath + "/entityUrl", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
          (vErrors ??= []).push(err6);
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/entityUrl", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err7);
        errors++;
      }
    }
    if (data.metadata !== void 0) {
      let data3 = data.metadata;
      if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
        if (Object.keys(data3).length > 100) {
          const err8 = { instancePath: instancePath + "/metadata", keyword: "maxProperties", params: { limit: 100 }, message: "must NOT have more than 100 properties" };
          (vErrors ??= []).push(err8);
          errors++;
        }
        if (data3.approved !== void 0) {
          if (typeof data3.approved !== "boolean") {
            const err9 = { instancePath: instancePath + "/metadata/approved", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
            (vErrors ??= []).push(err9);
            errors++;
          }
        }
        if (data3.published !== void 0) {
          if (typeof data3.published !== "boolean") {
            const err10 = { instancePath: instancePath + "/metadata/published", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
            (vErrors ??= []).push(err10);
            errors++;
          }
        }
      } else {
        const err11 = { instancePath: instancePath + "/metadata", keyword: "type", params: { type: "object" }, message: "must be object" };
        (vErrors ??= []).push(err11);
        errors++;
      }
    }
  } else {
    const err12 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err12);
    errors++;
  }
  validate520.errors = vErrors;
  return errors === 0;
}
var SubscriptionCreatedEvent = validate522;
function validate522(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate423(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate423.errors : vErrors.concat(validate423.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.entity === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "entity" }, message: "must have required property 'entity'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.type === void 0) {
      const err1 = { instancePath, keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      (vErrors ??= []).push(err1);
      errors++;
    }
    if (data.entity !== void 0) {
      let data0 = data.entity;
      if (typeof data0 !== "string") {
        const err2 = { instancePath: instancePath + "/entity", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err2);
        errors++;
      }
      if ("Subscription" !== data0) {
        const err3 = { instancePath: instancePath + "/entity", keyword: "const", params: { allowedValue: "Subscription" }, message: "must be equal to constant" };
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if (data.type !== void 0) {
      let data1 = data.type;
      if (typeof data1 !== "string") {
        const err4 = { instancePath: instancePath + "/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err4);
        errors++;
      }
      if ("CREATED" !== data1) {
        const err5 = { instancePath: instancePath + "/type", keyword: "const", params: { allowedValue: "CREATED" }, message: "must be equal to constant" };
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
    if (data.entityUrl !== void 0) {
      let data2 = data.entityUrl;
      if (typeof data2 === "string") {
        if (func1(data2) > 2048) {
          const err6 = { instancePath: instancePath + "/entityUrl", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
          (vErrors ??= []).push(err6);
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/entityUrl", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err7);
        errors++;
      }
    }
  } else {
    const err8 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err8);
    errors++;
  }
  validate522.errors = vErrors;
  return errors === 0;
}
var SubscriptionModifiedEvent = validate524;
function validate524(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate423(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate423.errors : vErrors.concat(validate423.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.entity === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "entity" }, message: "must have required property 'entity'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.type === void 0) {
      const err1 = { instancePath, keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      (vErrors ??= []).push(err1);
      errors++;
    }
    if (data.entity !== void 0) {
      let data0 = data.entity;
      if (typeof data0 !== "string") {
        const err2 = { instancePath: instancePath + "/entity", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err2);
        errors++;
      }
      if ("Subscription" !== data0) {
        const err3 = { instancePath: instancePath + "/entity", keyword: "const", params: { allowedValue: "Subscription" }, message: "must be equal to constant" };
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if (data.type !== void 0) {
      let data1 = data.type;
      if (typeof data1 !== "string") {
        const err4 = { instancePath: instancePath + "/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err4);
        errors++;
      }
      if ("MODIFIED" !== data1) {
        const err5 = { instancePath: instancePath + "/type", keyword: "const", params: { allowedValue: "MODIFIED" }, message: "must be equal to constant" };
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
    if (data.entityUrl !== void 0) {
      let data2 = data.entityUrl;
      if (typeof data2 === "string") {
        if (func1(data2) > 2048) {
          const err6 = { instancePath: instancePath + "/entityUrl", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
          (vErrors ??= []).push(err6);
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/entityUrl", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err7);
        errors++;
      }
    }
  } else {
    const err8 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err8);
    errors++;
  }
  validate524.errors = vErrors;
  return errors === 0;
}
var SubscriptionDeletedEvent = validate526;
function validate526(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate423(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate423.errors : vErrors.concat(validate423.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.entity === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "entity" }, message: "must have required property 'entity'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.type === void 0) {
      const err1 = { instancePath, keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      (vErrors ??= []).push(err1);
      errors++;
    }
    if (data.entity !== void 0) {
      let data0 = data.entity;
      if (typeof data0 !== "string") {
        const err2 = { instancePath: instancePath + "/entity", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err2);
        errors++;
      }
      if ("Subscription" !== data0) {
        const err3 = { instancePath: instancePath + "/entity", keyword: "const", params: { allowedValue: "Subscription" }, message: "must be equal to constant" };
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if (data.type !== void 0) {
      let data1 = data.type;
      if (typeof data1 !== "string") {
        const err4 = { instancePath: instancePath + "/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err4);
        errors++;
      }
      if ("DELETED" !== data1) {
        const err5 = { instancePath: instancePath + "/type", keyword: "const", params: { allowedValue: "DELETED" }, message: "must be equal to constant" };
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
    if (data.entityUrl !== void 0) {
      let data2 = data.entityUrl;
      if (typeof data2 === "string") {
        if (func1(data2) > 2048) {
          const err6 = { instancePath: instancePath + "/entityUrl", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
          (vErrors ??= []).push(err6);
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/entityUrl", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err7);
        errors++;
      }
    }
  } else {
    const err8 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err8);
    errors++;
  }
  validate526.errors = vErrors;
  return errors === 0;
}
var UserCreatedEvent = validate528;
function validate528(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate423(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate423.errors : vErrors.concat(validate423.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.entity === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "entity" }, message: "must have required property 'entity'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.type === void 0) {
      const err1 = { instancePath, keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      (vErrors ??= []).push(err1);
      errors++;
    }
    if (data.entity !== void 0) {
      let data0 = data.entity;
      if (typeof data0 !== "string") {
        const err2 = { instancePath: instancePath + "/entity", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err2);
        errors++;
      }
      if ("User" !== data0) {
        const err3 = { instancePath: instancePath + "/entity", keyword: "const", params: { allowedValue: "User" }, message: "must be equal to constant" };
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if (data.type !== void 0) {
      let data1 = data.type;
      if (typeof data1 !== "string") {
        const err4 = { instancePath: instancePath + "/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err4);
        errors++;
      }
      if ("CREATED" !== data1) {
        const err5 = { instancePath: instancePath + "/type", keyword: "const", params: { allowedValue: "CREATED" }, message: "must be equal to constant" };
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
    if (data.entityUrl !== void 0) {
      let data2 = data.entityUrl;
      if (typeof data2 === "string") {
        if (func1(data2) > 2048) {
          const err6 = { instancePath: instancePath + "/entityUrl", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
          (vErrors ??= []).push(err6);
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/entityUrl", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err7);
        errors++;
      }
    }
  } else {
    const err8 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err8);
    errors++;
  }
  validate528.errors = vErrors;
  return errors === 0;
}
var UserModifiedEvent = validate530;
function validate530(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate423(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate423.errors : vErrors.concat(validate423.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.entity === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "entity" }, message: "must have required property 'entity'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.type === void 0) {
      const err1 = { instancePath, keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      (vErrors ??= []).push(err1);
      errors++;
    }
    if (data.entity !== void 0) {
      let data0 = data.entity;
      if (typeof data0 !== "string") {
        const err2 = { instancePath: instancePath + "/entity", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err2);
        errors++;
      }
      if ("User" !== data0) {
        const err3 = { instancePath: instancePath + "/entity", keyword: "const", params: { allowedValue: "User" }, message: "must be equal to constant" };
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if (data.type !== void 0) {
      let data1 = data.type;
      if (typeof data1 !== "string") {
        const err4 = { instancePath: instancePath + "/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err4);
        errors++;
      }
      if ("MODIFIED" !== data1) {
        const err5 = { instancePath: instancePath + "/type", keyword: "const", params: { allowedValue: "MODIFIED" }, message: "must be equal to constant" };
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
    if (data.entityUrl !== void 0) {
      let data2 = data.entityUrl;
      if (typeof data2 === "string") {
        if (func1(data2) > 2048) {
          const err6 = { instancePath: instancePath + "/entityUrl", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
          (vErrors ??= []).push(err6);
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/entityUrl", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err7);
        errors++;
      }
    }
  } else {
    const err8 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err8);
    errors++;
  }
  validate530.errors = vErrors;
  return errors === 0;
}
var UserDeletedEvent = validate532;
function validate532(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate423(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate423.errors : vErrors.concat(validate423.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.entity === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "entity" }, message: "must have required property 'entity'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.type === void 0) {
      const err1 = { instancePath, keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      (vErrors ??= []).push(err1);
      errors++;
    }
    if (data.entity !== void 0) {
      let data0 = data.entity;
      if (typeof data0 !== "string") {
        const err2 = { instancePath: instancePath + "/entity", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err2);
        errors++;
      }
      if ("User" !== data0) {
        const err3 = { instancePath: instancePath + "/entity", keyword: "const", params: { allowedValue: "User" }, message: "must be equal to constant" };
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if (data.type !== void 0) {
      let data1 = data.type;
      if (typeof data1 !== "string") {
        const err4 = { instancePath: instancePath + "/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err4);
        errors++;
      }
      if ("DELETED" !== data1) {
        const err5 = { instancePath: instancePath + "/type", keyword: "const", params: { allowedValue: "DELETED" }, message: "must be equal to constant" };
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
    if (data.entityUrl !== void 0) {
      let data2 = data.entityUrl;
      if (typeof data2 === "string") {
        if (func1(data2) > 2048) {
          const err6 = { instancePath: instancePath + "/entityUrl", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
          (vErrors ??= []).push(err6);
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/entityUrl", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err7);
        errors++;
      }
    }
  } else {
    const err8 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err8);
    errors++;
  }
  validate532.errors = vErrors;
  return errors === 0;
}
var MetricValue = validate534;
function validate534(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.value === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "value" }, message: "must have required property 'value'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.value !== void 0) {
      let data0 = data.value;
      if (!(typeof data0 == "number" && isFinite(data0))) {
        const err1 = { instancePath: instancePath + "/value", keyword: "type", params: { type: "number" }, message: "must be number" };
        (vErrors ??= []).push(err1);
        errors++;
      }
    }
    if (data.metricsName !== void 0) {
      let data1 = data.metricsName;
      if (typeof data1 === "string") {
        if (func1(data1) > 255) {
          const err2 = { instancePath: instancePath + "/metricsName", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          (vErrors ??= []).push(err2);
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/metricsName", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
  } else {
    const err4 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err4);
    errors++;
  }
  validate534.errors = vErrors;
  return errors === 0;
}
var ExternalValuesRequest = validate535;
function validate535(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.productId === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "productId" }, message: "must have required property 'productId'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.configurationParameter === void 0) {
      const err1 = { instancePath, keyword: "required", params: { missingProperty: "configurationParameter" }, message: "must have required property 'configurationParameter'" };
      (vErrors ??= []).push(err1);
      errors++;
    }
    if (data.configurationParameters === void 0) {
      const err2 = { instancePath, keyword: "required", params: { missingProperty: "configurationParameters" }, message: "must have required property 'configurationParameters'" };
      (vErrors ??= []).push(err2);
      errors++;
    }
    if (data.language === void 0) {
      const err3 = { instancePath, keyword: "required", params: { missingProperty: "language" }, message: "must have required property 'language'" };
      (vErrors ??= []).push(err3);
      errors++;
    }
    if (data.productId !== void 0) {
      let data0 = data.productId;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err4 = { instancePath: instancePath + "/productId", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err4);
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 2147483647 || isNaN(data0)) {
          const err5 = { instancePath: instancePath + "/productId", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
          (vErrors ??= []).push(err5);
          errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          const err6 = { instancePath: instancePath + "/productId", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          (vErrors ??= []).push(err6);
          errors++;
        }
        if (!formats4.validate(data0)) {
          const err7 = { instancePath: instancePath + "/productId", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err7);
          errors++;
        }
      }
    }
    if (data.productIdentifier !== void 0) {
      let data1 = data.productIdentifier;
      if (typeof data1 === "string") {
        if (func1(data1) > 125) {
          const err8 = { instancePath: instancePath + "/productIdentifier", keyword: "maxLength", params: { limit: 125 }, message: "must NOT have more than 125 characters" };
          (vErrors ??= []).push(err8);
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/productIdentifier", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err9);
        errors++;
      }
    }
    if (data.productVersionId !== void 0) {
      let data2 = data.productVersionId;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        const err10 = { instancePath: instancePath + "/productVersionId", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err10);
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 2147483647 || isNaN(data2)) {
          const err11 = { instancePath: instancePath + "/productVersionId", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
          (vErrors ??= []).push(err11);
          errors++;
        }
        if (data2 < 1 || isNaN(data2)) {
          const err12 = { instancePath: instancePath + "/productVersionId", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          (vErrors ??= []).push(err12);
          errors++;
        }
        if (!formats4.validate(data2)) {
          const err13 = { instancePath: instancePath + "/productVersionId", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err13);
          errors++;
        }
      }
    }
    if (data.productVersionIdentifier !== void 0) {
      let data3 = data.productVersionIdentifier;
      if (typeof data3 === "string") {
        if (func1(data3) > 125) {
          const err14 = { instancePath: instancePath + "/productVersionIdentifier", keyword: "maxLength", params: { limit: 125 }, message: "must NOT have more than 125 characters" };
          (vErrors ??= []).push(err14);
          errors++;
        }
      } else {
        const err15 = { instancePath: instancePath + "/productVersionIdentifier", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err15);
        errors++;
      }
    }
    if (data.configurationParameter !== void 0) {
      let data4 = data.configurationParameter;
      if (typeof data4 === "string") {
        if (func1(data4) > 125) {
          const err16 = { instancePath: instancePath + "/configurationParameter", keyword: "maxLength", params: { limit: 125 }, message: "must NOT have more than 125 characters" };
          (vErrors ??= []).push(err16);
          errors++;
        }
        if (func1(data4) < 1) {
          const err17 = { instancePath: instancePath + "/configurationParameter", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          (vErrors ??= []).push(err17);
          errors++;
        }
      } else {
        const err18 = { instancePath: instancePath + "/configurationParameter", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err18);
        errors++;
      }
    }
    if (data.configurationParameters !== void 0) {
      let data5 = data.configurationParameters;
      if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
        if (Object.keys(data5).length > 100) {
          const err19 = { instancePath: instancePath + "/configurationParameters", keyword: "maxProperties", params: { limit: 100 }, message: "must NOT have more than 100 properties" };
          (vErrors ??= []).push(err19);
          errors++;
        }
        for (const key0 in data5) {
          if (errors >= 20) {
            break;
          }
          const _errs13 = errors;
          if (typeof key0 === "string") {
            if (func1(key0) > 125) {
              const err20 = { instancePath: instancePath + "/configurationParameters", keyword: "maxLength", params: { limit: 125 }, message: "must NOT have more than 125 characters", propertyName: key0 };
              (vErrors ??= []).push(err20);
              errors++;
            }
            if (func1(key0) < 1) {
              const err21 = { instancePath: instancePath + "/configurationParameters", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", propertyName: key0 };
              (vErrors ??= []).push(err21);
              errors++;
            }
          }
          var valid1 = _errs13 === errors;
          if (!valid1) {
            const err22 = { instancePath: instancePath + "/configurationParameters", keyword: "propertyNames", params: { propertyName: key0 }, message: "property name must be valid" };
            (vErrors ??= []).push(err22);
            errors++;
          }
        }
        for (const key1 in data5) {
          if (errors >= 20) {
            break;
          }
          let data6 = data5[key1];
          if (typeof data6 === "string") {
            if (func1(data6) > 4096) {
              const err23 = { instancePath: instancePath + "/configurationParameters/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
              (vErrors ??= []).push(err23);
              errors++;
            }
          } else {
            const err24 = { instancePath: instancePath + "/configurationParameters/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "type", params: { type: "string" }, message: "must be string" };
            (vErrors ??= []).push(err24);
            errors++;
          }
        }
      } else {
        const err25 = { instancePath: instancePath + "/configurationParameters", keyword: "type", params: { type: "object" }, message: "must be object" };
        (vErrors ??= []).push(err25);
        errors++;
      }
    }
    if (data.cloudCredentialId !== void 0) {
      let data7 = data.cloudCredentialId;
      if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
        const err26 = { instancePath: instancePath + "/cloudCredentialId", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err26);
        errors++;
      }
      if (typeof data7 == "number" && isFinite(data7)) {
        if (data7 > 2147483647 || isNaN(data7)) {
          const err27 = { instancePath: instancePath + "/cloudCredentialId", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
          (vErrors ??= []).push(err27);
          errors++;
        }
        if (data7 < 1 || isNaN(data7)) {
          const err28 = { instancePath: instancePath + "/cloudCredentialId", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          (vErrors ??= []).push(err28);
          errors++;
        }
        if (!formats4.validate(data7)) {
          const err29 = { instancePath: instancePath + "/cloudCredentialId", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err29);
          errors++;
        }
      }
    }
    if (data.language !== void 0) {
      let data8 = data.language;
      if (typeof data8 === "string") {
        if (!pattern4.test(data8)) {
          const err30 = { instancePath: instancePath + "/language", keyword: "pattern", params: { pattern: "^[a-z]{2}$" }, message: 'must match pattern "^[a-z]{2}$"' };
          (vErrors ??= []).push(err30);
          errors++;
        }
      } else {
        const err31 = { instancePath: instancePath + "/language", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err31);
        errors++;
      }
    }
    if (data.buyerId !== void 0) {
      let data9 = data.buyerId;
      if (!(typeof data9 == "number" && (!(data9 % 1) && !isNaN(data9)) && isFinite(data9))) {
        const err32 = { instancePath: instancePath + "/buyerId", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err32);
        errors++;
      }
      if (typeof data9 == "number" && isFinite(data9)) {
        if (data9 > 2147483647 || isNaN(data9)) {
          const err33 = { instancePath: instancePath + "/buyerId", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
          (vErrors ??= []).push(err33);
          errors++;
        }
        if (data9 < 1 || isNaN(data9)) {
          const err34 = { instancePath: instancePath + "/buyerId", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          (vErrors ??= []).push(err34);
          errors++;
        }
        if (!formats4.validate(data9)) {
          const err35 = { instancePath: instancePath + "/buyerId", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err35);
          errors++;
        }
      }
    }
  } else {
    const err36 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err36);
    errors++;
  }
  validate535.errors = vErrors;
  return errors === 0;
}
var ExternalValue = validate536;
function validate536(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.value === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "value" }, message: "must have required property 'value'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.value !== void 0) {
      let data0 = data.value;
      if (typeof data0 === "string") {
        if (func1(data0) > 4096) {
          const err1 = { instancePath: instancePath + "/value", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
          (vErrors ??= []).push(err1);
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/value", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if (data.description !== void 0) {
      let data1 = data.description;
      if (typeof data1 === "string") {
        if (func1(data1) > 1024) {
          const err3 = { instancePath: instancePath + "/description", keyword: "maxLength", params: { limit: 1024 }, message: "must NOT have more than 1024 characters" };
          (vErrors ??= []).push(err3);
          errors++;
        }
      } else {
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
  validate536.errors = vErrors;
  return errors === 0;
}
var ExternalValuesResponse = validate537;
var schema218 = { "type": "object", "required": ["values"], "properties": { "values": { "type": ["array", "null"], "maxItems": 1e3, "items": { "$ref": "ExternalValue" } } } };
function validate537(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.values === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "values" }, message: "must have required property 'values'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.values !== void 0) {
      let data0 = data.values;
      if (!Array.isArray(data0) && data0 !== null) {
        const err1 = { instancePath: instancePath + "/values", keyword: "type", params: { type: schema218.properties.values.type }, message: "must be array,null" };
        (vErrors ??= []).push(err1);
        errors++;
      }
      if (Array.isArray(data0)) {
        if (data0.length > 1e3) {
          const err2 = { instancePath: instancePath + "/values", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" };
          (vErrors ??= []).push(err2);
          errors++;
        }
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
          if (!validate536(data0[i0], { instancePath: instancePath + "/values/" + i0, parentData: data0, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate536.errors : vErrors.concat(validate536.errors);
            errors = vErrors.length;
          }
        }
      }
    }
  } else {
    const err3 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err3);
    errors++;
  }
  validate537.errors = vErrors;
  return errors === 0;
}
var OrderValidationType = validate539;
var schema219 = { "type": "string", "enum": ["NORMAL", "TRIAL", "SANDBOX", "SYNDICATED_UPGRADE", "UNSUBSCRIBE", "TERMINATION"] };
function validate539(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, keyword: "type", params: { type: "string" }, message: "must be string" };
    (vErrors ??= []).push(err0);
    errors++;
  }
  if (!(data === "NORMAL" || data === "TRIAL" || data === "SANDBOX" || data === "SYNDICATED_UPGRADE" || data === "UNSUBSCRIBE" || data === "TERMINATION")) {
    const err1 = { instancePath, keyword: "enum", params: { allowedValues: schema219.enum }, message: "must be equal to one of the allowed values" };
    (vErrors ??= []).push(err1);
    errors++;
  }
  validate539.errors = vErrors;
  return errors === 0;
}
var OrderValidationRequest = validate540;
function validate540(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.productId === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "productId" }, message: "must have required property 'productId'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.productVersionId === void 0) {
      const err1 = { instancePath, keyword: "required", params: { missingProperty: "productVersionId" }, message: "must have required property 'productVersionId'" };
      (vErrors ??= []).push(err1);
      errors++;
    }
    if (data.billingItems === void 0) {
      const err2 = { instancePath, keyword: "required", params: { missingProperty: "billingItems" }, message: "must have required property 'billingItems'" };
      (vErrors ??= []).push(err2);
      errors++;
    }
    if (data.configurationParameters === void 0) {
      const err3 = { instancePath, keyword: "required", params: { missingProperty: "configurationParameters" }, message: "must have required property 'configurationParameters'" };
      (vErrors ??= []).push(err3);
      errors++;
    }
    if (data.language === void 0) {
      const err4 = { instancePath, keyword: "required", params: { missingProperty: "language" }, message: "must have required property 'language'" };
      (vErrors ??= []).push(err4);
      errors++;
    }
    if (data.orderType === void 0) {
      const err5 = { instancePath, keyword: "required", params: { missingProperty: "orderType" }, message: "must have required property 'orderType'" };
      (vErrors ??= []).push(err5);
      errors++;
    }
    if (data.productId !== void 0) {
      let data0 = data.productId;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err6 = { instancePath: instancePath + "/productId", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err6);
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 2147483647 || isNaN(data0)) {
          const err7 = { instancePath: instancePath + "/productId", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
          (vErrors ??= []).push(err7);
          errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          const err8 = { instancePath: instancePath + "/productId", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          (vErrors ??= []).push(err8);
          errors++;
        }
        if (!formats4.validate(data0)) {
          const err9 = { instancePath: instancePath + "/productId", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err9);
          errors++;
        }
      }
    }
    if (data.productIdentifier !== void 0) {
      let data1 = data.productIdentifier;
      if (typeof data1 === "string") {
        if (func1(data1) > 125) {
          const err10 = { instancePath: instancePath + "/productIdentifier", keyword: "maxLength", params: { limit: 125 }, message: "must NOT have more than 125 characters" };
          (vErrors ??= []).push(err10);
          errors++;
        }
      } else {
        const err11 = { instancePath: instancePath + "/productIdentifier", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err11);
        errors++;
      }
    }
    if (data.productVersionId !== void 0) {
      let data2 = data.productVersionId;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        const err12 = { instancePath: instancePath + "/productVersionId", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err12);
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 2147483647 || isNaN(data2)) {
          const err13 = { instancePath: instancePath + "/productVersionId", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
          (vErrors ??= []).push(err13);
          errors++;
        }
        if (data2 < 1 || isNaN(data2)) {
          const err14 = { instancePath: instancePath + "/productVersionId", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          (vErrors ??= []).push(err14);
          errors++;
        }
        if (!formats4.validate(data2)) {
          const err15 = { instancePath: instancePath + "/productVersionId", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err15);
          errors++;
        }
      }
    }
    if (data.productVersionIdentifier !== void 0) {
      let data3 = data.productVersionIdentifier;
      if (typeof data3 === "string") {
        if (func1(data3) > 125) {
          const err16 = { instancePath: instancePath + "/productVersionIdentifier", keyword: "maxLength", params: { limit: 125 }, message: "must NOT have more than 125 characters" };
          (vErrors ??= []).push(err16);
          errors++;
        }
      } else {
        const err17 = { instancePath: instancePath + "/productVersionIdentifier", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err17);
        errors++;
      }
    }
    if (data.billingItems !== void 0) {
      let data4 = data.billingItems;
      if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
        if (Object.keys(data4).length > 100) {
          const err18 = { instancePath: instancePath + "/billingItems", keyword: "maxProperties", params: { limit: 100 }, message: "must NOT have more than 100 properties" };
          (vErrors ??= []).push(err18);
          errors++;
        }
        for (const key0 in data4) {
          if (errors >= 20) {
            break;
          }
          const _errs11 = errors;
          if (typeof key0 === "string") {
            if (func1(key0) > 125) {
              const err19 = { instancePath: instancePath + "/billingItems", keyword: "maxLength", params: { limit: 125 }, message: "must NOT have more than 125 characters", propertyName: key0 };
              (vErrors ??= []).push(err19);
              errors++;
            }
            if (func1(key0) < 1) {
              const err20 = { instancePath: instancePath + "/billingItems", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", propertyName: key0 };
              (vErrors ??= []).push(err20);
              errors++;
            }
          }
          var valid1 = _errs11 === errors;
          if (!valid1) {
            const err21 = { instancePath: instancePath + "/billingItems", keyword: "propertyNames", params: { propertyName: key0 }, message: "property name must be valid" };
            (vErrors ??= []).push(err21);
            errors++;
          }
        }
        for (const key1 in data4) {
          if (errors >= 20) {
            break;
          }
          let data5 = data4[key1];
          if (typeof data5 == "number" && isFinite(data5)) {
            if (data5 < 0 || isNaN(data5)) {
              const err22 = { instancePath: instancePath + "/billingItems/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              (vErrors ??= []).push(err22);
              errors++;
            }
          } else {
            const err23 = { instancePath: instancePath + "/billingItems/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "type", params: { type: "number" }, message: "must be number" };
            (vErrors ??= []).push(err23);
            errors++;
          }
        }
      } else {
        const err24 = { instancePath: instancePath + "/billingItems", keyword: "type", params: { type: "object" }, message: "must be object" };
        (vErrors ??= []).push(err24);
        errors++;
      }
    }
    if (data.configurationParameters !== void 0) {
      let data6 = data.configurationParameters;
      if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
        if (Object.keys(data6).length > 100) {
          const err25 = { instancePath: instancePath + "/configurationParameters", keyword: "maxProperties", params: { limit: 100 }, message: "must NOT have more than 100 properties" };
          (vErrors ??= []).push(err25);
          errors++;
        }
        for (const key2 in data6) {
          if (errors >= 20) {
            break;
          }
          const _errs17 = errors;
          if (typeof key2 === "string") {
            if (func1(key2) > 125) {
              const err26 = { instancePath: instancePath + "/configurationParameters", keyword: "maxLength", params: { limit: 125 }, message: "must NOT have more than 125 characters", propertyName: key2 };
              (vErrors ??= []).push(err26);
              errors++;
            }
            if (func1(key2) < 1) {
              const err27 = { instancePath: instancePath + "/configurationParameters", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", propertyName: key2 };
              (vErrors ??= []).push(err27);
              errors++;
            }
          }
          var valid3 = _errs17 === errors;
          if (!valid3) {
            const err28 = { instancePath: instancePath + "/configurationParameters", keyword: "propertyNames", params: { propertyName: key2 }, message: "property name must be valid" };
            (vErrors ??= []).push(err28);
            errors++;
          }
        }
        for (const key3 in data6) {
          if (errors >= 20) {
            break;
          }
          let data7 = data6[key3];
          if (typeof data7 === "string") {
            if (func1(data7) > 4096) {
              const err29 = { instancePath: instancePath + "/configurationParameters/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
              (vErrors ??= []).push(err29);
              errors++;
            }
          } else {
            const err30 = { instancePath: instancePath + "/configurationParameters/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "type", params: { type: "string" }, message: "must be string" };
            (vErrors ??= []).push(err30);
            errors++;
          }
        }
      } else {
        const err31 = { instancePath: instancePath + "/configurationParameters", keyword: "type", params: { type: "object" }, message: "must be object" };
        (vErrors ??= []).push(err31);
        errors++;
      }
    }
    if (data.cloudCredentialId !== void 0) {
      let data8 = data.cloudCredentialId;
      if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8))) {
        const err32 = { instancePath: instancePath + "/cloudCredentialId", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err32);
        errors++;
      }
      if (typeof data8 == "number" && isFinite(data8)) {
        if (data8 > 2147483647 || isNaN(data8)) {
          const err33 = { instancePath: instancePath + "/cloudCredentialId", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
          (vErrors ??= []).push(err33);
          errors++;
        }
        if (data8 < 1 || isNaN(data8)) {
          const err34 = { instancePath: instancePath + "/cloudCredentialId", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          (vErrors ??= []).push(err34);
          errors++;
        }
        if (!formats4.validate(data8)) {
          const err35 = { instancePath: instancePath + "/cloudCredentialId", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err35);
          errors++;
        }
      }
    }
    if (data.language !== void 0) {
      let data9 = data.language;
      if (typeof data9 === "string") {
        if (!pattern4.test(data9)) {
          const err36 = { instancePath: instancePath + "/language", keyword: "pattern", params: { pattern: "^[a-z]{2}$" }, message: 'must match pattern "^[a-z]{2}$"' };
          (vErrors ??= []).push(err36);
          errors++;
        }
      } else {
        const err37 = { instancePath: instancePath + "/language", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err37);
        errors++;
      }
    }
    if (data.buyerId !== void 0) {
      let data10 = data.buyerId;
      if (!(typeof data10 == "number" && (!(data10 % 1) && !isNaN(data10)) && isFinite(data10))) {
        const err38 = { instancePath: instancePath + "/buyerId", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err38);
        errors++;
      }
      if (typeof data10 == "number" && isFinite(data10)) {
        if (data10 > 2147483647 || isNaN(data10)) {
          const err39 = { instancePath: instancePath + "/buyerId", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
          (vErrors ??= []).push(err39);
          errors++;
        }
        if (data10 < 1 || isNaN(data10)) {
          const err40 = { instancePath: instancePath + "/buyerId", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          (vErrors ??= []).push(err40);
          errors++;
        }
        if (!formats4.validate(data10)) {
          const err41 = { instancePath: instancePath + "/buyerId", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err41);
          errors++;
        }
      }
    }
    if (data.subscriptionId !== void 0) {
      let data11 = data.subscriptionId;
      if (!(typeof data11 == "number" && (!(data11 % 1) && !isNaN(data11)) && isFinite(data11))) {
        const err42 = { instancePath: instancePath + "/subscriptionId", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err42);
        errors++;
      }
      if (typeof data11 == "number" && isFinite(data11)) {
        if (data11 > 2147483647 || isNaN(data11)) {
          const err43 = { instancePath: instancePath + "/subscriptionId", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
          (vErrors ??= []).push(err43);
          errors++;
        }
        if (data11 < 1 || isNaN(data11)) {
          const err44 = { instancePath: instancePath + "/subscriptionId", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          (vErrors ??= []).push(err44);
          errors++;
        }
        if (!formats4.validate(data11)) {
          const err45 = { instancePath: instancePath + "/subscriptionId", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err45);
          errors++;
        }
      }
    }
    if (data.orderType !== void 0) {
      if (!validate539(data.orderType, { instancePath: instancePath + "/orderType", parentData: data, parentDataProperty: "orderType", rootData })) {
        vErrors = vErrors === null ? validate539.errors : vErrors.concat(validate539.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err46 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err46);
    errors++;
  }
  validate540.errors = vErrors;
  return errors === 0;
}
var OrderValidationError = validate542;
function validate542(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.message === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.message !== void 0) {
      let data0 = data.message;
      if (typeof data0 === "string") {
        if (func1(data0) > 1024) {
          const err1 = { instancePath: instancePath + "/message", keyword: "maxLength", params: { limit: 1024 }, message: "must NOT have more than 1024 characters" };
          (vErrors ??= []).push(err1);
          errors++;
        }
        if (func1(data0) < 1) {
          const err2 = { instancePath: instancePath + "/message", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          (vErrors ??= []).push(err2);
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/message", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
  } else {
    const err4 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err4);
    errors++;
  }
  validate542.errors = vErrors;
  return errors === 0;
}
var OrderValidationRefusal = validate543;
function validate543(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.errors === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "errors" }, message: "must have required property 'errors'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.errors !== void 0) {
      let data0 = data.errors;
      if (Array.isArray(data0)) {
        if (data0.length > 20) {
          const err1 = { instancePath: instancePath + "/errors", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" };
          (vErrors ??= []).push(err1);
          errors++;
        }
        if (data0.length < 1) {
          const err2 = { instancePath: instancePath + "/errors", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          (vErrors ??= []).push(err2);
          errors++;
        }
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
          if (!validate542(data0[i0], { instancePath: instancePath + "/errors/" + i0, parentData: data0, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate542.errors : vErrors.concat(validate542.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err3 = { instancePath: instancePath + "/errors", keyword: "type", params: { type: "array" }, message: "must be array" };
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
  } else {
    const err4 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err4);
    errors++;
  }
  validate543.errors = vErrors;
  return errors === 0;
}
var loginPath = validate545;
function validate545(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      const err0 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
      (vErrors ??= []).push(err0);
      errors++;
    }
  } else {
    const err1 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err1);
    errors++;
  }
  validate545.errors = vErrors;
  return errors === 0;
}
var loginQuery = validate546;
var pattern44 = new RegExp("^[0-9]{8}$", "u");
function validate546(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      if (!(key0 === "apiVersion" || key0 === "expire")) {
        const err0 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
    if (data.apiVersion !== void 0) {
      let data0 = data.apiVersion;
      if (typeof data0 === "string") {
        if (!pattern44.test(data0)) {
          const err1 = { instancePath: instancePath + "/apiVersion", keyword: "pattern", params: { pattern: "^[0-9]{8}$" }, message: 'must match pattern "^[0-9]{8}$"' };
          (vErrors ??= []).push(err1);
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/apiVersion", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if (data.expire !== void 0) {
      if (typeof data.expire !== "boolean") {
        const err3 = { instancePath: instancePath + "/expire", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
  } else {
    const err4 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err4);
    errors++;
  }
  validate546.errors = vErrors;
  return errors === 0;
}
var logoutQuery = validate547;
function validate547(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      if (!(key0 === "apiVersion")) {
        const err0 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
    if (data.apiVersion !== void 0) {
      let data0 = data.apiVersion;
      if (typeof data0 === "string") {
        if (!pattern44.test(data0)) {
          const err1 = { instancePath: instancePath + "/apiVersion", keyword: "pattern", params: { pattern: "^[0-9]{8}$" }, message: 'must match pattern "^[0-9]{8}$"' };
          (vErrors ??= []).push(err1);
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/apiVersion", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
  } else {
    const err3 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err3);
    errors++;
  }
  validate547.errors = vErrors;
  return errors === 0;
}
var logoutHeader = validate548;
var pattern46 = new RegExp("^[ -~]+$", "u");
function validate548(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      if (!(key0 === "Idempotency-Key")) {
        const err0 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
    if (data["Idempotency-Key"] !== void 0) {
      let data0 = data["Idempotency-Key"];
      if (typeof data0 === "string") {
        if (func1(data0) > 255) {
          const err1 = { instancePath: instancePath + "/Idempotency-Key", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          (vErrors ??= []).push(err1);
          errors++;
        }
        if (func1(data0) < 1) {
          const err2 = { instancePath: instancePath + "/Idempotency-Key", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          (vErrors ??= []).push(err2);
          errors++;
        }
        if (!pattern46.test(data0)) {
          const err3 = { instancePath: instancePath + "/Idempotency-Key", keyword: "pattern", params: { pattern: "^[ -~]+$" }, message: 'must match pattern "^[ -~]+$"' };
          (vErrors ??= []).push(err3);
          errors++;
        }
      } else {
        const err4 = { instancePath: instancePath + "/Idempotency-Key", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err4);
        errors++;
      }
    }
  } else {
    const err5 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err5);
    errors++;
  }
  validate548.errors = vErrors;
  return errors === 0;
}
var userGetAllPagedQuery = validate549;
var schema227 = { "type": "object", "additionalProperties": false, "properties": { "apiVersion": { "type": "string", "pattern": "^[0-9]{8}$" }, "pageNumber": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 2147483647 }, "pageSize": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 50 }, "search": { "type": "string", "minLength": 1, "maxLength": 255 }, "companyId": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 2147483647 }, "role": { "$ref": "UserRole" }, "sortField": { "type": "string", "enum": ["id", "userName", "name", "email", "creationDate"] }, "sortDirection": { "$ref": "SortDirection" } } };
function validate549(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      if (!(key0 === "apiVersion" || key0 === "pageNumber" || key0 === "pageSize" || key0 === "search" || key0 === "companyId" || key0 === "role" || key0 === "sortField" || key0 === "sortDirection")) {
        const err0 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
    if (data.apiVersion !== void 0) {
      let data0 = data.apiVersion;
      if (typeof data0 === "string") {
        if (!pattern44.test(data0)) {
          const err1 = { instancePath: instancePath + "/apiVersion", keyword: "pattern", params: { pattern: "^[0-9]{8}$" }, message: 'must match pattern "^[0-9]{8}$"' };
          (vErrors ??= []).push(err1);
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/apiVersion", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if (data.pageNumber !== void 0) {
      let data1 = data.pageNumber;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err3 = { instancePath: instancePath + "/pageNumber", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err3);
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 2147483647 || isNaN(data1)) {
          const err4 = { instancePath: instancePath + "/pageNumber", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
          (vErrors ??= []).push(err4);
          errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          const err5 = { instancePath: instancePath + "/pageNumber", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          (vErrors ??= []).push(err5);
          errors++;
        }
        if (!formats4.validate(data1)) {
          const err6 = { instancePath: instancePath + "/pageNumber", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err6);
          errors++;
        }
      }
    }
    if (data.pageSize !== void 0) {
      let data2 = data.pageSize;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        const err7 = { instancePath: instancePath + "/pageSize", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err7);
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 50 || isNaN(data2)) {
          const err8 = { instancePath: instancePath + "/pageSize", keyword: "maximum", params: { comparison: "<=", limit: 50 }, message: "must be <= 50" };
          (vErrors ??= []).push(err8);
          errors++;
        }
        if (data2 < 1 || isNaN(data2)) {
          const err9 = { instancePath: instancePath + "/pageSize", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          (vErrors ??= []).push(err9);
          errors++;
        }
        if (!formats4.validate(data2)) {
          const err10 = { instancePath: instancePath + "/pageSize", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err10);
          errors++;
        }
      }
    }
    if (data.search !== void 0) {
      let data3 = data.search;
      if (typeof data3 === "string") {
        if (func1(data3) > 255) {
          const err11 = { instancePath: instancePath + "/search", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          (vErrors ??= []).push(err11);
          errors++;
        }
        if (func1(data3) < 1) {
          const err12 = { instancePath: instancePath + "/search", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          (vErrors ??= []).push(err12);
          errors++;
        }
      } else {
        const err13 = { instancePath: instancePath + "/search", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err13);
        errors++;
      }
    }
    if (data.companyId !== void 0) {
      let data4 = data.companyId;
      if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
        const err14 = { instancePath: instancePath + "/companyId", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err14);
        errors++;
      }
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 > 2147483647 || isNaN(data4)) {
          const err15 = { instancePath: instancePath + "/companyId", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
          (vErrors ??= []).push(err15);
          errors++;
        }
        if (data4 < 1 || isNaN(data4)) {
          const err16 = { instancePath: instancePath + "/companyId", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          (vErrors ??= []).push(err16);
          errors++;
        }
        if (!formats4.validate(data4)) {
          const err17 = { instancePath: instancePath + "/companyId", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err17);
          errors++;
        }
      }
    }
    if (data.role !== void 0) {
      if (!validate59(data.role, { instancePath: instancePath + "/role", parentData: data, parentDataProperty: "role", rootData })) {
        vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
        errors = vErrors.length;
      }
    }
    if (data.sortField !== void 0) {
      let data6 = data.sortField;
      if (typeof data6 !== "string") {
        const err18 = { instancePath: instancePath + "/sortField", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err18);
        errors++;
      }
      if (!(data6 === "id" || data6 === "userName" || data6 === "name" || data6 === "email" || data6 === "creationDate")) {
        const err19 = { instancePath: instancePath + "/sortField", keyword: "enum", params: { allowedValues: schema227.properties.sortField.enum }, message: "must be equal to one of the allowed values" };
        (vErrors ??= []).push(err19);
        errors++;
      }
    }
    if (data.sortDirection !== void 0) {
      if (!validate76(data.sortDirection, { instancePath: instancePath + "/sortDirection", parentData: data, parentDataProperty: "sortDirection", rootData })) {
        vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err20 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err20);
    errors++;
  }
  validate549.errors = vErrors;
  return errors === 0;
}
var userGetAllPaged200 = validate552;
function validate552(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
      if (!validate66(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
        vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err0 = { instancePath, keyword: "type", params: { type: "array" }, message: "must be array" };
    (vErrors ??= []).push(err0);
    errors++;
  }
  validate552.errors = vErrors;
  return errors === 0;
}
var userGetPath = validate554;
function validate554(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      if (!(key0 === "id")) {
        const err1 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        (vErrors ??= []).push(err1);
        errors++;
      }
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err2 = { instancePath: instancePath + "/id", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err2);
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 2147483647 || isNaN(data0)) {
          const err3 = { instancePath: instancePath + "/id", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
          (vErrors ??= []).push(err3);
          errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          const err4 = { instancePath: instancePath + "/id", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          (vErrors ??= []).push(err4);
          errors++;
        }
        if (!formats4.validate(data0)) {
          const err5 = { instancePath: instancePath + "/id", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err5);
          errors++;
        }
      }
    }
  } else {
    const err6 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err6);
    errors++;
  }
  validate554.errors = vErrors;
  return errors === 0;
}
var userUpdateHeader = validate555;
function validate555(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      if (!(key0 === "If-Match")) {
        const err0 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
    if (data["If-Match"] !== void 0) {
      let data0 = data["If-Match"];
      if (typeof data0 === "string") {
        if (func1(data0) > 1024) {
          const err1 = { instancePath: instancePath + "/If-Match", keyword: "maxLength", params: { limit: 1024 }, message: "must NOT have more than 1024 characters" };
          (vErrors ??= []).push(err1);
          errors++;
        }
        if (func1(data0) < 1) {
          const err2 = { instancePath: instancePath + "/If-Match", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          (vErrors ??= []).push(err2);
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/If-Match", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
  } else {
    const err4 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err4);
    errors++;
  }
  validate555.errors = vErrors;
  return errors === 0;
}
var userDeleteMetadataKeyPath = validate556;
function validate556(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.key === void 0) {
      const err1 = { instancePath, keyword: "required", params: { missingProperty: "key" }, message: "must have required property 'key'" };
      (vErrors ??= []).push(err1);
      errors++;
    }
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      if (!(key0 === "id" || key0 === "key")) {
        const err2 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err3 = { instancePath: instancePath + "/id", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err3);
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 2147483647 || isNaN(data0)) {
          const err4 = { instancePath: instancePath + "/id", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
          (vErrors ??= []).push(err4);
          errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          const err5 = { instancePath: instancePath + "/id", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          (vErrors ??= []).push(err5);
          errors++;
        }
        if (!formats4.validate(data0)) {
          const err6 = { instancePath: instancePath + "/id", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err6);
          errors++;
        }
      }
    }
    if (data.key !== void 0) {
      let data1 = data.key;
      if (typeof data1 === "string") {
        if (func1(data1) > 255) {
          const err7 = { instancePath: instancePath + "/key", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          (vErrors ??= []).push(err7);
          errors++;
        }
        if (func1(data1) < 1) {
          const err8 = { instancePath: instancePath + "/key", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          (vErrors ??= []).push(err8);
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/key", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err9);
        errors++;
      }
    }
  } else {
    const err10 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err10);
    errors++;
  }
  validate556.errors = vErrors;
  return errors === 0;
}
var userCompanyGetAllPagedQuery = validate557;
var schema232 = { "type": "object", "additionalProperties": false, "properties": { "apiVersion": { "type": "string", "pattern": "^[0-9]{8}$" }, "pageNumber": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 2147483647 }, "pageSize": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 50 }, "search": { "type": "string", "minLength": 1, "maxLength": 255 }, "sortField": { "type": "string", "enum": ["id", "name"] }, "sortDirection": { "$ref": "SortDirection" } } };
function validate557(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      if (!(key0 === "apiVersion" || key0 === "pageNumber" || key0 === "pageSize" || key0 === "search" || key0 === "sortField" || key0 === "sortDirection")) {
        const err0 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
    if (data.apiVersion !== void 0) {
      let data0 = data.apiVersion;
      if (typeof data0 === "string") {
        if (!pattern44.test(data0)) {
          const err1 = { instancePath: instancePath + "/apiVersion", keyword: "pattern", params: { pattern: "^[0-9]{8}$" }, message: 'must match pattern "^[0-9]{8}$"' };
          (vErrors ??= []).push(err1);
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/apiVersion", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if (data.pageNumber !== void 0) {
      let data1 = data.pageNumber;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err3 = { instancePath: instancePath + "/pageNumber", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err3);
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 2147483647 || isNaN(data1)) {
          const err4 = { instancePath: instancePath + "/pageNumber", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
          (vErrors ??= []).push(err4);
          errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          const err5 = { instancePath: instancePath + "/pageNumber", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          (vErrors ??= []).push(err5);
          errors++;
        }
        if (!formats4.validate(data1)) {
          const err6 = { instancePath: instancePath + "/pageNumber", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err6);
          errors++;
        }
      }
    }
    if (data.pageSize !== void 0) {
      let data2 = data.pageSize;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        const err7 = { instancePath: instancePath + "/pageSize", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err7);
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 50 || isNaN(data2)) {
          const err8 = { instancePath: instancePath + "/pageSize", keyword: "maximum", params: { comparison: "<=", limit: 50 }, message: "must be <= 50" };
          (vErrors ??= []).push(err8);
          errors++;
        }
        if (data2 < 1 || isNaN(data2)) {
          const err9 = { instancePath: instancePath + "/pageSize", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          (vErrors ??= []).push(err9);
          errors++;
        }
        if (!formats4.validate(data2)) {
          const err10 = { instancePath: instancePath + "/pageSize", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err10);
          errors++;
        }
      }
    }
    if (data.search !== void 0) {
      let data3 = data.search;
      if (typeof data3 === "string") {
        if (func1(data3) > 255) {
          const err11 = { instancePath: instancePath + "/search", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          (vErrors ??= []).push(err11);
          errors++;
        }
        if (func1(data3) < 1) {
          const err12 = { instancePath: instancePath + "/search", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          (vErrors ??= []).push(err12);
          errors++;
        }
      } else {
        const err13 = { instancePath: instancePath + "/search", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err13);
        errors++;
      }
    }
    if (data.sortField !== void 0) {
      let data4 = data.sortField;
      if (typeof data4 !== "string") {
        const err14 = { instancePath: instancePath + "/sortField", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err14);
        errors++;
      }
      if (!(data4 === "id" || data4 === "name")) {
        const err15 = { instancePath: instancePath + "/sortField", keyword: "enum", params: { allowedValues: schema232.properties.sortField.enum }, message: "must be equal to one of the allowed values" };
        (vErrors ??= []).push(err15);
        errors++;
      }
    }
    if (data.sortDirection !== void 0) {
      if (!validate76(data.sortDirection, { instancePath: instancePath + "/sortDirection", parentData: data, parentDataProperty: "sortDirection", rootData })) {
        vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err16 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err16);
    errors++;
  }
  validate557.errors = vErrors;
  return errors === 0;
}
var userCompanyGetAllPaged200 = validate559;
function validate559(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
      if (!validate107(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
        vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err0 = { instancePath, keyword: "type", params: { type: "array" }, message: "must be array" };
    (vErrors ??= []).push(err0);
    errors++;
  }
  validate559.errors = vErrors;
  return errors === 0;
}
var companyGetAllPagedQuery = validate561;
var schema234 = { "type": "object", "additionalProperties": false, "properties": { "apiVersion": { "type": "string", "pattern": "^[0-9]{8}$" }, "pageNumber": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 2147483647 }, "pageSize": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 50 }, "search": { "type": "string", "minLength": 1, "maxLength": 255 }, "enabled": { "type": "boolean" }, "sortField": { "type": "string", "enum": ["id", "name"] }, "sortDirection": { "$ref": "SortDirection" } } };
function validate561(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      if (!(key0 === "apiVersion" || key0 === "pageNumber" || key0 === "pageSize" || key0 === "search" || key0 === "enabled" || key0 === "sortField" || key0 === "sortDirection")) {
        const err0 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
    if (data.apiVersion !== void 0) {
      let data0 = data.apiVersion;
      if (typeof data0 === "string") {
        if (!pattern44.test(data0)) {
          const err1 = { instancePath: instancePath + "/apiVersion", keyword: "pattern", params: { pattern: "^[0-9]{8}$" }, message: 'must match pattern "^[0-9]{8}$"' };
          (vErrors ??= []).push(err1);
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/apiVersion", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if (data.pageNumber !== void 0) {
      let data1 = data.pageNumber;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err3 = { instancePath: instancePath + "/pageNumber", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err3);
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 2147483647 || isNaN(data1)) {
          const err4 = { instancePath: instancePath + "/pageNumber", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
          (vErrors ??= []).push(err4);
          errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          const err5 = { instancePath: instancePath + "/pageNumber", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          (vErrors ??= []).push(err5);
          errors++;
        }
        if (!formats4.validate(data1)) {
          const err6 = { instancePath: instancePath + "/pageNumber", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err6);
          errors++;
        }
      }
    }
    if (data.pageSize !== void 0) {
      let data2 = data.pageSize;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        const err7 = { instancePath: instancePath + "/pageSize", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err7);
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 50 || isNaN(data2)) {
          const err8 = { instancePath: instancePath + "/pageSize", keyword: "maximum", params: { comparison: "<=", limit: 50 }, message: "must be <= 50" };
          (vErrors ??= []).push(err8);
          errors++;
        }
        if (data2 < 1 || isNaN(data2)) {
          const err9 = { instancePath: instancePath + "/pageSize", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          (vErrors ??= []).push(err9);
          errors++;
        }
        if (!formats4.validate(data2)) {
          const err10 = { instancePath: instancePath + "/pageSize", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err10);
          errors++;
        }
      }
    }
    if (data.search !== void 0) {
      let data3 = data.search;
      if (typeof data3 === "string") {
        if (func1(data3) > 255) {
          const err11 = { instancePath: instancePath + "/search", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          (vErrors ??= []).push(err11);
          errors++;
        }
        if (func1(data3) < 1) {
          const err12 = { instancePath: instancePath + "/search", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          (vErrors ??= []).push(err12);
          errors++;
        }
      } else {
        const err13 = { instancePath: instancePath + "/search", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err13);
        errors++;
      }
    }
    if (data.enabled !== void 0) {
      if (typeof data.enabled !== "boolean") {
        const err14 = { instancePath: instancePath + "/enabled", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        (vErrors ??= []).push(err14);
        errors++;
      }
    }
    if (data.sortField !== void 0) {
      let data5 = data.sortField;
      if (typeof data5 !== "string") {
        const err15 = { instancePath: instancePath + "/sortField", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err15);
        errors++;
      }
      if (!(data5 === "id" || data5 === "name")) {
        const err16 = { instancePath: instancePath + "/sortField", keyword: "enum", params: { allowedValues: schema234.properties.sortField.enum }, message: "must be equal to one of the allowed values" };
        (vErrors ??= []).push(err16);
        errors++;
      }
    }
    if (data.sortDirection !== void 0) {
      if (!validate76(data.sortDirection, { instancePath: instancePath + "/sortDirection", parentData: data, parentDataProperty: "sortDirection", rootData })) {
        vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err17 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err17);
    errors++;
  }
  validate561.errors = vErrors;
  return errors === 0;
}
var companyGetAllPaged200 = validate563;
function validate563(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
      if (!validate120(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
        vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err0 = { instancePath, keyword: "type", params: { type: "array" }, message: "must be array" };
    (vErrors ??= []).push(err0);
    errors++;
  }
  validate563.errors = vErrors;
  return errors === 0;
}
var companyDeepDeletionQuery = validate565;
function validate565(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      if (!(key0 === "apiVersion" || key0 === "deep")) {
        const err0 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
    if (data.apiVersion !== void 0) {
      let data0 = data.apiVersion;
      if (typeof data0 === "string") {
        if (!pattern44.test(data0)) {
          const err1 = { instancePath: instancePath + "/apiVersion", keyword: "pattern", params: { pattern: "^[0-9]{8}$" }, message: 'must match pattern "^[0-9]{8}$"' };
          (vErrors ??= []).push(err1);
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/apiVersion", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if (data.deep !== void 0) {
      if (typeof data.deep !== "boolean") {
        const err3 = { instancePath: instancePath + "/deep", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
  } else {
    const err4 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err4);
    errors++;
  }
  validate565.errors = vErrors;
  return errors === 0;
}
var companyGroupGetAllPagedQuery = validate566;
var schema237 = { "type": "object", "additionalProperties": false, "properties": { "apiVersion": { "type": "string", "pattern": "^[0-9]{8}$" }, "pageNumber": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 2147483647 }, "pageSize": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 50 }, "userCompanyId": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 2147483647 }, "sortField": { "type": "string", "enum": ["id", "name"] }, "sortDirection": { "$ref": "SortDirection" } } };
function validate566(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      if (!(key0 === "apiVersion" || key0 === "pageNumber" || key0 === "pageSize" || key0 === "userCompanyId" || key0 === "sortField" || key0 === "sortDirection")) {
        const err0 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
    if (data.apiVersion !== void 0) {
      let data0 = data.apiVersion;
      if (typeof data0 === "string") {
        if (!pattern44.test(data0)) {
          const err1 = { instancePath: instancePath + "/apiVersion", keyword: "pattern", params: { pattern: "^[0-9]{8}$" }, message: 'must match pattern "^[0-9]{8}$"' };
          (vErrors ??= []).push(err1);
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/apiVersion", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if (data.pageNumber !== void 0) {
      let data1 = data.pageNumber;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err3 = { instancePath: instancePath + "/pageNumber", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err3);
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 2147483647 || isNaN(data1)) {
          const err4 = { instancePath: instancePath + "/pageNumber", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
          (vErrors ??= []).push(err4);
          errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          const err5 = { instancePath: instancePath + "/pageNumber", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          (vErrors ??= []).push(err5);
          errors++;
        }
        if (!formats4.validate(data1)) {
          const err6 = { instancePath: instancePath + "/pageNumber", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err6);
          errors++;
        }
      }
    }
    if (data.pageSize !== void 0) {
      let data2 = data.pageSize;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        const err7 = { instancePath: instancePath + "/pageSize", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err7);
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 50 || isNaN(data2)) {
          const err8 = { instancePath: instancePath + "/pageSize", keyword: "maximum", params: { comparison: "<=", limit: 50 }, message: "must be <= 50" };
          (vErrors ??= []).push(err8);
          errors++;
        }
        if (data2 < 1 || isNaN(data2)) {
          const err9 = { instancePath: instancePath + "/pageSize", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          (vErrors ??= []).push(err9);
          errors++;
        }
        if (!formats4.validate(data2)) {
          const err10 = { instancePath: instancePath + "/pageSize", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err10);
          errors++;
        }
      }
    }
    if (data.userCompanyId !== void 0) {
      let data3 = data.userCompanyId;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
        const err11 = { instancePath: instancePath + "/userCompanyId", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err11);
        errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 2147483647 || isNaN(data3)) {
          const err12 = { instancePath: instancePath + "/userCompanyId", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
          (vErrors ??= []).push(err12);
          errors++;
        }
        if (data3 < 1 || isNaN(data3)) {
          const err13 = { instancePath: instancePath + "/userCompanyId", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          (vErrors ??= []).push(err13);
          errors++;
        }
        if (!formats4.validate(data3)) {
          const err14 = { instancePath: instancePath + "/userCompanyId", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err14);
          errors++;
        }
      }
    }
    if (data.sortField !== void 0) {
      let data4 = data.sortField;
      if (typeof data4 !== "string") {
        const err15 = { instancePath: instancePath + "/sortField", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err15);
        errors++;
      }
      if (!(data4 === "id" || data4 === "name")) {
        const err16 = { instancePath: instancePath + "/sortField", keyword: "enum", params: { allowedValues: schema237.properties.sortField.enum }, message: "must be equal to one of the allowed values" };
        (vErrors ??= []).push(err16);
        errors++;
      }
    }
    if (data.sortDirection !== void 0) {
      if (!validate76(data.sortDirection, { instancePath: instancePath + "/sortDirection", parentData: data, parentDataProperty: "sortDirection", rootData })) {
        vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err17 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err17);
    errors++;
  }
  validate566.errors = vErrors;
  return errors === 0;
}
var companyGroupGetAllPaged200 = validate568;
function validate568(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
      if (!validate141(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
        vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err0 = { instancePath, keyword: "type", params: { type: "array" }, message: "must be array" };
    (vErrors ??= []).push(err0);
    errors++;
  }
  validate568.errors = vErrors;
  return errors === 0;
}
var paymentMethodGetAllPagedQuery = validate570;
var schema239 = { "type": "object", "additionalProperties": false, "properties": { "apiVersion": { "type": "string", "pattern": "^[0-9]{8}$" }, "pageNumber": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 2147483647 }, "pageSize": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 50 }, "userId": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 2147483647 }, "sortField": { "type": "string", "enum": ["id", "label"] }, "sortDirection": { "$ref": "SortDirection" } } };
function validate570(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      if (!(key0 === "apiVersion" || key0 === "pageNumber" || key0 === "pageSize" || key0 === "userId" || key0 === "sortField" || key0 === "sortDirection")) {
        const err0 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
    if (data.apiVersion !== void 0) {
      let data0 = data.apiVersion;
      if (typeof data0 === "string") {
        if (!pattern44.test(data0)) {
          const err1 = { instancePath: instancePath + "/apiVersion", keyword: "pattern", params: { pattern: "^[0-9]{8}$" }, message: 'must match pattern "^[0-9]{8}$"' };
          (vErrors ??= []).push(err1);
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/apiVersion", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if (data.pageNumber !== void 0) {
      let data1 = data.pageNumber;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err3 = { instancePath: instancePath + "/pageNumber", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err3);
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 2147483647 || isNaN(data1)) {
          const err4 = { instancePath: instancePath + "/pageNumber", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
          (vErrors ??= []).push(err4);
          errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          const err5 = { instancePath: instancePath + "/pageNumber", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          (vErrors ??= []).push(err5);
          errors++;
        }
        if (!formats4.validate(data1)) {
          const err6 = { instancePath: instancePath + "/pageNumber", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err6);
          errors++;
        }
      }
    }
    if (data.pageSize !== void 0) {
      let data2 = data.pageSize;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        const err7 = { instancePath: instancePath + "/pageSize", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err7);
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 50 || isNaN(data2)) {
          const err8 = { instancePath: instancePath + "/pageSize", keyword: "maximum", params: { comparison: "<=", limit: 50 }, message: "must be <= 50" };
          (vErrors ??= []).push(err8);
          errors++;
        }
        if (data2 < 1 || isNaN(data2)) {
          const err9 = { instancePath: instancePath + "/pageSize", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          (vErrors ??= []).push(err9);
          errors++;
        }
        if (!formats4.validate(data2)) {
          const err10 = { instancePath: instancePath + "/pageSize", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err10);
          errors++;
        }
      }
    }
    if (data.userId !== void 0) {
      let data3 = data.userId;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
        const err11 = { instancePath: instancePath + "/userId", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err11);
        errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 2147483647 || isNaN(data3)) {
          const err12 = { instancePath: instancePath + "/userId", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
          (vErrors ??= []).push(err12);
          errors++;
        }
        if (data3 < 1 || isNaN(data3)) {
          const err13 = { instancePath: instancePath + "/userId", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          (vErrors ??= []).push(err13);
          errors++;
        }
        if (!formats4.validate(data3)) {
          const err14 = { instancePath: instancePath + "/userId", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err14);
          errors++;
        }
      }
    }
    if (data.sortField !== void 0) {
      let data4 = data.sortField;
      if (typeof data4 !== "string") {
        const err15 = { instancePath: instancePath + "/sortField", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err15);
        errors++;
      }
      if (!(data4 === "id" || data4 === "label")) {
        const err16 = { instancePath: instancePath + "/sortField", keyword: "enum", params: { allowedValues: schema239.properties.sortField.enum }, message: "must be equal to one of the allowed values" };
        (vErrors ??= []).push(err16);
        errors++;
      }
    }
    if (data.sortDirection !== void 0) {
      if (!validate76(data.sortDirection, { instancePath: instancePath + "/sortDirection", parentData: data, parentDataProperty: "sortDirection", rootData })) {
        vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err17 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err17);
    errors++;
  }
  validate570.errors = vErrors;
  return errors === 0;
}
var paymentMethodGetAllPaged200 = validate572;
function validate572(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
      if (!validate147(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
        vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err0 = { instancePath, keyword: "type", params: { type: "array" }, message: "must be array" };
    (vErrors ??= []).push(err0);
    errors++;
  }
  validate572.errors = vErrors;
  return errors === 0;
}
var notifyGetAllPagedQuery = validate574;
var schema241 = { "type": "object", "additionalProperties": false, "properties": { "apiVersion": { "type": "string", "pattern": "^[0-9]{8}$" }, "pageNumber": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 2147483647 }, "pageSize": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 50 }, "expired": { "type": "boolean" }, "sortField": { "type": "string", "enum": ["id", "start", "end"] }, "sortDirection": { "$ref": "SortDirection" } } };
function validate574(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      if (!(key0 === "apiVersion" || key0 === "pageNumber" || key0 === "pageSize" || key0 === "expired" || key0 === "sortField" || key0 === "sortDirection")) {
        const err0 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
    if (data.apiVersion !== void 0) {
      let data0 = data.apiVersion;
      if (typeof data0 === "string") {
        if (!pattern44.test(data0)) {
          const err1 = { instancePath: instancePath + "/apiVersion", keyword: "pattern", params: { pattern: "^[0-9]{8}$" }, message: 'must match pattern "^[0-9]{8}$"' };
          (vErrors ??= []).push(err1);
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/apiVersion", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if (data.pageNumber !== void 0) {
      let data1 = data.pageNumber;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err3 = { instancePath: instancePath + "/pageNumber", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err3);
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 2147483647 || isNaN(data1)) {
          const err4 = { instancePath: instancePath + "/pageNumber", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
          (vErrors ??= []).push(err4);
          errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          const err5 = { instancePath: instancePath + "/pageNumber", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          (vErrors ??= []).push(err5);
          errors++;
        }
        if (!formats4.validate(data1)) {
          const err6 = { instancePath: instancePath + "/pageNumber", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err6);
          errors++;
        }
      }
    }
    if (data.pageSize !== void 0) {
      let data2 = data.pageSize;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        const err7 = { instancePath: instancePath + "/pageSize", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err7);
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 50 || isNaN(data2)) {
          const err8 = { instancePath: instancePath + "/pageSize", keyword: "maximum", params: { comparison: "<=", limit: 50 }, message: "must be <= 50" };
          (vErrors ??= []).push(err8);
          errors++;
        }
        if (data2 < 1 || isNaN(data2)) {
          const err9 = { instancePath: instancePath + "/pageSize", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          (vErrors ??= []).push(err9);
          errors++;
        }
        if (!formats4.validate(data2)) {
          const err10 = { instancePath: instancePath + "/pageSize", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err10);
          errors++;
        }
      }
    }
    if (data.expired !== void 0) {
      if (typeof data.expired !== "boolean") {
        const err11 = { instancePath: instancePath + "/expired", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        (vErrors ??= []).push(err11);
        errors++;
      }
    }
    if (data.sortField !== void 0) {
      let data4 = data.sortField;
      if (typeof data4 !== "string") {
        const err12 = { instancePath: instancePath + "/sortField", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err12);
        errors++;
      }
      if (!(data4 === "id" || data4 === "start" || data4 === "end")) {
        const err13 = { instancePath: instancePath + "/sortField", keyword: "enum", params: { allowedValues: schema241.properties.sortField.enum }, message: "must be equal to one of the allowed values" };
        (vErrors ??= []).push(err13);
        errors++;
      }
    }
    if (data.sortDirection !== void 0) {
      if (!validate76(data.sortDirection, { instancePath: instancePath + "/sortDirection", parentData: data, parentDataProperty: "sortDirection", rootData })) {
        vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err14 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err14);
    errors++;
  }
  validate574.errors = vErrors;
  return errors === 0;
}
var notifyGetAllPaged200 = validate576;
function validate576(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
      if (!validate151(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
        vErrors = vErrors === null ? validate151.errors : vErrors.concat(validate151.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err0 = { instancePath, keyword: "type", params: { type: "array" }, message: "must be array" };
    (vErrors ??= []).push(err0);
    errors++;
  }
  validate576.errors = vErrors;
  return errors === 0;
}
var messageGetAllPagedQuery = validate578;
var schema243 = { "type": "object", "additionalProperties": false, "properties": { "apiVersion": { "type": "string", "pattern": "^[0-9]{8}$" }, "pageNumber": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 2147483647 }, "pageSize": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 50 }, "userId": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 2147483647 }, "sortField": { "type": "string", "enum": ["id", "createdAt"] }, "sortDirection": { "$ref": "SortDirection" } } };
function validate578(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      if (!(key0 === "apiVersion" || key0 === "pageNumber" || key0 === "pageSize" || key0 === "userId" || key0 === "sortField" || key0 === "sortDirection")) {
        const err0 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
    if (data.apiVersion !== void 0) {
      let data0 = data.apiVersion;
      if (typeof data0 === "string") {
        if (!pattern44.test(data0)) {
          const err1 = { instancePath: instancePath + "/apiVersion", keyword: "pattern", params: { pattern: "^[0-9]{8}$" }, message: 'must match pattern "^[0-9]{8}$"' };
          (vErrors ??= []).push(err1);
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/apiVersion", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if (data.pageNumber !== void 0) {
      let data1 = data.pageNumber;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err3 = { instancePath: instancePath + "/pageNumber", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err3);
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 2147483647 || isNaN(data1)) {
          const err4 = { instancePath: instancePath + "/pageNumber", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
          (vErrors ??= []).push(err4);
          errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          const err5 = { instancePath: instancePath + "/pageNumber", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          (vErrors ??= []).push(err5);
          errors++;
        }
        if (!formats4.validate(data1)) {
          const err6 = { instancePath: instancePath + "/pageNumber", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err6);
          errors++;
        }
      }
    }
    if (data.pageSize !== void 0) {
      let data2 = data.pageSize;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        const err7 = { instancePath: instancePath + "/pageSize", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err7);
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 50 || isNaN(data2)) {
          const err8 = { instancePath: instancePath + "/pageSize", keyword: "maximum", params: { comparison: "<=", limit: 50 }, message: "must be <= 50" };
          (vErrors ??= []).push(err8);
          errors++;
        }
        if (data2 < 1 || isNaN(data2)) {
          const err9 = { instancePath: instancePath + "/pageSize", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          (vErrors ??= []).push(err9);
          errors++;
        }
        if (!formats4.validate(data2)) {
          const err10 = { instancePath: instancePath + "/pageSize", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err10);
          errors++;
        }
      }
    }
    if (data.userId !== void 0) {
      let data3 = data.userId;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
        const err11 = { instancePath: instancePath + "/userId", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err11);
        errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 2147483647 || isNaN(data3)) {
          const err12 = { instancePath: instancePath + "/userId", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
          (vErrors ??= []).push(err12);
          errors++;
        }
        if (data3 < 1 || isNaN(data3)) {
          const err13 = { instancePath: instancePath + "/userId", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          (vErrors ??= []).push(err13);
          errors++;
        }
        if (!formats4.validate(data3)) {
          const err14 = { instancePath: instancePath + "/userId", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err14);
          errors++;
        }
      }
    }
    if (data.sortField !== void 0) {
      let data4 = data.sortField;
      if (typeof data4 !== "string") {
        const err15 = { instancePath: instancePath + "/sortField", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err15);
        errors++;
      }
      if (!(data4 === "id" || data4 === "createdAt")) {
        const err16 = { instancePath: instancePath + "/sortField", keyword: "enum", params: { allowedValues: schema243.properties.sortField.enum }, message: "must be equal to one of the allowed values" };
        (vErrors ??= []).push(err16);
        errors++;
      }
    }
    if (data.sortDirection !== void 0) {
      if (!validate76(data.sortDirection, { instancePath: instancePath + "/sortDirection", parentData: data, parentDataProperty: "sortDirection", rootData })) {
        vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err17 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err17);
    errors++;
  }
  validate578.errors = vErrors;
  return errors === 0;
}
var messageGetAllPaged200 = validate580;
function validate580(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
      if (!validate162(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
        vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err0 = { instancePath, keyword: "type", params: { type: "array" }, message: "must be array" };
    (vErrors ??= []).push(err0);
    errors++;
  }
  validate580.errors = vErrors;
  return errors === 0;
}
var commentGetAllPagedQuery = validate582;
var schema245 = { "type": "object", "additionalProperties": false, "properties": { "apiVersion": { "type": "string", "pattern": "^[0-9]{8}$" }, "pageNumber": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 2147483647 }, "pageSize": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 50 }, "productId": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 2147483647 }, "userId": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 2147483647 }, "sortField": { "type": "string", "enum": ["id", "date", "rating"] }, "sortDirection": { "$ref": "SortDirection" } } };
function validate582(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      if (!(key0 === "apiVersion" || key0 === "pageNumber" || key0 === "pageSize" || key0 === "productId" || key0 === "userId" || key0 === "sortField" || key0 === "sortDirection")) {
        const err0 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
    if (data.apiVersion !== void 0) {
      let data0 = data.apiVersion;
      if (typeof data0 === "string") {
        if (!pattern44.test(data0)) {
          const err1 = { instancePath: instancePath + "/apiVersion", keyword: "pattern", params: { pattern: "^[0-9]{8}$" }, message: 'must match pattern "^[0-9]{8}$"' };
          (vErrors ??= []).push(err1);
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/apiVersion", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if (data.pageNumber !== void 0) {
      let data1 = data.pageNumber;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err3 = { instancePath: instancePath + "/pageNumber", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err3);
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 2147483647 || isNaN(data1)) {
          const err4 = { instancePath: instancePath + "/pageNumber", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
          (vErrors ??= []).push(err4);
          errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          const err5 = { instancePath: instancePath + "/pageNumber", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          (vErrors ??= []).push(err5);
          errors++;
        }
        if (!formats4.validate(data1)) {
          const err6 = { instancePath: instancePath + "/pageNumber", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err6);
          errors++;
        }
      }
    }
    if (data.pageSize !== void 0) {
      let data2 = data.pageSize;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        const err7 = { instancePath: instancePath + "/pageSize", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err7);
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 50 || isNaN(data2)) {
          const err8 = { instancePath: instancePath + "/pageSize", keyword: "maximum", params: { comparison: "<=", limit: 50 }, message: "must be <= 50" };
          (vErrors ??= []).push(err8);
          errors++;
        }
        if (data2 < 1 || isNaN(data2)) {
          const err9 = { instancePath: instancePath + "/pageSize", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          (vErrors ??= []).push(err9);
          errors++;
        }
        if (!formats4.validate(data2)) {
          const err10 = { instancePath: instancePath + "/pageSize", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err10);
          errors++;
        }
      }
    }
    if (data.productId !== void 0) {
      let data3 = data.productId;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
        const err11 = { instancePath: instancePath + "/productId", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err11);
        errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 2147483647 || isNaN(data3)) {
          const err12 = { instancePath: instancePath + "/productId", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
          (vErrors ??= []).push(err12);
          errors++;
        }
        if (data3 < 1 || isNaN(data3)) {
          const err13 = { instancePath: instancePath + "/productId", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          (vErrors ??= []).push(err13);
          errors++;
        }
        if (!formats4.validate(data3)) {
          const err14 = { instancePath: instancePath + "/productId", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err14);
          errors++;
        }
      }
    }
    if (data.userId !== void 0) {
      let data4 = data.userId;
      if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
        const err15 = { instancePath: instancePath + "/userId", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err15);
        errors++;
      }
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 > 2147483647 || isNaN(data4)) {
          const err16 = { instancePath: instancePath + "/userId", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
          (vErrors ??= []).push(err16);
          errors++;
        }
        if (data4 < 1 || isNaN(data4)) {
          const err17 = { instancePath: instancePath + "/userId", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          (vErrors ??= []).push(err17);
          errors++;
        }
        if (!formats4.validate(data4)) {
          const err18 = { instancePath: instancePath + "/userId", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err18);
          errors++;
        }
      }
    }
    if (data.sortField !== void 0) {
      let data5 = data.sortField;
      if (typeof data5 !== "string") {
        const err19 = { instancePath: instancePath + "/sortField", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err19);
        errors++;
      }
      if (!(data5 === "id" || data5 === "date" || data5 === "rating")) {
        const err20 = { instancePath: instancePath + "/sortField", keyword: "enum", params: { allowedValues: schema245.properties.sortField.enum }, message: "must be equal to one of the allowed values" };
        (vErrors ??= []).push(err20);
        errors++;
      }
    }
    if (data.sortDirection !== void 0) {
      if (!validate76(data.sortDirection, { instancePath: instancePath + "/sortDirection", parentData: data, parentDataProperty: "sortDirection", rootData })) {
        vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err21 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err21);
    errors++;
  }
  validate582.errors = vErrors;
  return errors === 0;
}
var commentGetAllPaged200 = validate584;
function validate584(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
      if (!validate168(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
        vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err0 = { instancePath, keyword: "type", params: { type: "array" }, message: "must be array" };
    (vErrors ??= []).push(err0);
    errors++;
  }
  validate584.errors = vErrors;
  return errors === 0;
}
var cloudCredentialGetAllPagedQuery = validate586;
var schema247 = { "type": "object", "additionalProperties": false, "properties": { "apiVersion": { "type": "string", "pattern": "^[0-9]{8}$" }, "pageNumber": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 2147483647 }, "pageSize": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 50 }, "subscriptionId": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 2147483647 }, "sortField": { "type": "string", "enum": ["id", "name"] }, "sortDirection": { "$ref": "SortDirection" } } };
function validate586(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      if (!(key0 === "apiVersion" || key0 === "pageNumber" || key0 === "pageSize" || key0 === "subscriptionId" || key0 === "sortField" || key0 === "sortDirection")) {
        const err0 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
    if (data.apiVersion !== void 0) {
      let data0 = data.apiVersion;
      if (typeof data0 === "string") {
        if (!pattern44.test(data0)) {
          const err1 = { instancePath: instancePath + "/apiVersion", keyword: "pattern", params: { pattern: "^[0-9]{8}$" }, message: 'must match pattern "^[0-9]{8}$"' };
          (vErrors ??= []).push(err1);
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/apiVersion", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if (data.pageNumber !== void 0) {
      let data1 = data.pageNumber;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err3 = { instancePath: instancePath + "/pageNumber", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err3);
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 2147483647 || isNaN(data1)) {
          const err4 = { instancePath: instancePath + "/pageNumber", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
          (vErrors ??= []).push(err4);
          errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          const err5 = { instancePath: instancePath + "/pageNumber", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          (vErrors ??= []).push(err5);
          errors++;
        }
        if (!formats4.validate(data1)) {
          const err6 = { instancePath: instancePath + "/pageNumber", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err6);
          errors++;
        }
      }
    }
    if (data.pageSize !== void 0) {
      let data2 = data.pageSize;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        const err7 = { instancePath: instancePath + "/pageSize", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err7);
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 50 || isNaN(data2)) {
          const err8 = { instancePath: instancePath + "/pageSize", keyword: "maximum", params: { comparison: "<=", limit: 50 }, message: "must be <= 50" };
          (vErrors ??= []).push(err8);
          errors++;
        }
        if (data2 < 1 || isNaN(data2)) {
          const err9 = { instancePath: instancePath + "/pageSize", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          (vErrors ??= []).push(err9);
          errors++;
        }
        if (!formats4.validate(data2)) {
          const err10 = { instancePath: instancePath + "/pageSize", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err10);
          errors++;
        }
      }
    }
    if (data.subscriptionId !== void 0) {
      let data3 = data.subscriptionId;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
        const err11 = { instancePath: instancePath + "/subscriptionId", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err11);
        errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 2147483647 || isNaN(data3)) {
          const err12 = { instancePath: instancePath + "/subscriptionId", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
          (vErrors ??= []).push(err12);
          errors++;
        }
        if (data3 < 1 || isNaN(data3)) {
          const err13 = { instancePath: instancePath + "/subscriptionId", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          (vErrors ??= []).push(err13);
          errors++;
        }
        if (!formats4.validate(data3)) {
          const err14 = { instancePath: instancePath + "/subscriptionId", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err14);
          errors++;
        }
      }
    }
    if (data.sortField !== void 0) {
      let data4 = data.sortField;
      if (typeof data4 !== "string") {
        const err15 = { instancePath: instancePath + "/sortField", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err15);
        errors++;
      }
      if (!(data4 === "id" || data4 === "name")) {
        const err16 = { instancePath: instancePath + "/sortField", keyword: "enum", params: { allowedValues: schema247.properties.sortField.enum }, message: "must be equal to one of the allowed values" };
        (vErrors ??= []).push(err16);
        errors++;
      }
    }
    if (data.sortDirection !== void 0) {
      if (!validate76(data.sortDirection, { instancePath: instancePath + "/sortDirection", parentData: data, parentDataProperty: "sortDirection", rootData })) {
        vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err17 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err17);
    errors++;
  }
  validate586.errors = vErrors;
  return errors === 0;
}
var cloudCredentialGetAllPaged200 = validate588;
function validate588(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
      if (!validate177(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
        vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err0 = { instancePath, keyword: "type", params: { type: "array" }, message: "must be array" };
    (vErrors ??= []).push(err0);
    errors++;
  }
  validate588.errors = vErrors;
  return errors === 0;
}
var countryCodesGetQuery = validate590;
function validate590(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      if (!(key0 === "apiVersion" || key0 === "language")) {
        const err0 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
    if (data.apiVersion !== void 0) {
      let data0 = data.apiVersion;
      if (typeof data0 === "string") {
        if (!pattern44.test(data0)) {
          const err1 = { instancePath: instancePath + "/apiVersion", keyword: "pattern", params: { pattern: "^[0-9]{8}$" }, message: 'must match pattern "^[0-9]{8}$"' };
          (vErrors ??= []).push(err1);
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/apiVersion", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if (data.language !== void 0) {
      let data1 = data.language;
      if (typeof data1 === "string") {
        if (!pattern4.test(data1)) {
          const err3 = { instancePath: instancePath + "/language", keyword: "pattern", params: { pattern: "^[a-z]{2}$" }, message: 'must match pattern "^[a-z]{2}$"' };
          (vErrors ??= []).push(err3);
          errors++;
        }
      } else {
        const err4 = { instancePath: instancePath + "/language", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err4);
        errors++;
      }
    }
  } else {
    const err5 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err5);
    errors++;
  }
  validate590.errors = vErrors;
  return errors === 0;
}
var countryCodesGet200 = validate591;
function validate591(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
      if (!validate187(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
        vErrors = vErrors === null ? validate187.errors : vErrors.concat(validate187.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err0 = { instancePath, keyword: "type", params: { type: "array" }, message: "must be array" };
    (vErrors ??= []).push(err0);
    errors++;
  }
  validate591.errors = vErrors;
  return errors === 0;
}
var subscriptionGetAllPagedQuery = validate593;
var schema251 = { "type": "object", "additionalProperties": false, "properties": { "apiVersion": { "type": "string", "pattern": "^[0-9]{8}$" }, "pageNumber": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 2147483647 }, "pageSize": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 50 }, "search": { "type": "string", "minLength": 1, "maxLength": 255 }, "id": { "type": "array", "minItems": 1, "maxItems": 50, "items": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 2147483647 } }, "status": { "type": "array", "minItems": 1, "maxItems": 10, "items": { "$ref": "DeploymentStatus" } }, "type": { "$ref": "SubscriptionType" }, "product": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 2147483647 }, "metadata": { "type": "object", "maxProperties": 10, "additionalProperties": { "type": "string", "maxLength": 4096 } }, "sortField": { "type": "string", "enum": ["id", "name", "createdAt", "updatedAt", "endDate"] }, "sortDirection": { "$ref": "SortDirection" } } };
function validate593(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      if (!func26.call(schema251.properties, key0)) {
        const err0 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
    if (data.apiVersion !== void 0) {
      let data0 = data.apiVersion;
      if (typeof data0 === "string") {
        if (!pattern44.test(data0)) {
          const err1 = { instancePath: instancePath + "/apiVersion", keyword: "pattern", params: { pattern: "^[0-9]{8}$" }, message: 'must match pattern "^[0-9]{8}$"' };
          (vErrors ??= []).push(err1);
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/apiVersion", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if (data.pageNumber !== void 0) {
      let data1 = data.pageNumber;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err3 = { instancePath: instancePath + "/pageNumber", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err3);
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 2147483647 || isNaN(data1)) {
          const err4 = { instancePath: instancePath + "/pageNumber", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
          (vErrors ??= []).push(err4);
          errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          const err5 = { instancePath: instancePath + "/pageNumber", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          (vErrors ??= []).push(err5);
          errors++;
        }
        if (!formats4.validate(data1)) {
          const err6 = { instancePath: instancePath + "/pageNumber", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err6);
          errors++;
        }
      }
    }
    if (data.pageSize !== void 0) {
      let data2 = data.pageSize;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        const err7 = { instancePath: instancePath + "/pageSize", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err7);
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 50 || isNaN(data2)) {
          const err8 = { instancePath: instancePath + "/pageSize", keyword: "maximum", params: { comparison: "<=", limit: 50 }, message: "must be <= 50" };
          (vErrors ??= []).push(err8);
          errors++;
        }
        if (data2 < 1 || isNaN(data2)) {
          const err9 = { instancePath: instancePath + "/pageSize", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          (vErrors ??= []).push(err9);
          errors++;
        }
        if (!formats4.validate(data2)) {
          const err10 = { instancePath: instancePath + "/pageSize", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err10);
          errors++;
        }
      }
    }
    if (data.search !== void 0) {
      let data3 = data.search;
      if (typeof data3 === "string") {
        if (func1(data3) > 255) {
          const err11 = { instancePath: instancePath + "/search", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          (vErrors ??= []).push(err11);
          errors++;
        }
        if (func1(data3) < 1) {
          const err12 = { instancePath: instancePath + "/search", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          (vErrors ??= []).push(err12);
          errors++;
        }
      } else {
        const err13 = { instancePath: instancePath + "/search", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err13);
        errors++;
      }
    }
    if (data.id !== void 0) {
      let data4 = data.id;
      if (Array.isArray(data4)) {
        if (data4.length > 50) {
          const err14 = { instancePath: instancePath + "/id", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items" };
          (vErrors ??= []).push(err14);
          errors++;
        }
        if (data4.length < 1) {
          const err15 = { instancePath: instancePath + "/id", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          (vErrors ??= []).push(err15);
          errors++;
        }
        const len0 = data4.length;
        for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
          let data5 = data4[i0];
          if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
            const err16 = { instancePath: instancePath + "/id/" + i0, keyword: "type", params: { type: "integer" }, message: "must be integer" };
            (vErrors ??= []).push(err16);
            errors++;
          }
          if (typeof data5 == "number" && isFinite(data5)) {
            if (data5 > 2147483647 || isNaN(data5)) {
              const err17 = { instancePath: instancePath + "/id/" + i0, keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
              (vErrors ??= []).push(err17);
              errors++;
            }
            if (data5 < 1 || isNaN(data5)) {
              const err18 = { instancePath: instancePath + "/id/" + i0, keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              (vErrors ??= []).push(err18);
              errors++;
            }
            if (!formats4.validate(data5)) {
              const err19 = { instancePath: instancePath + "/id/" + i0, keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
              (vErrors ??= []).push(err19);
              errors++;
            }
          }
        }
      } else {
        const err20 = { instancePath: instancePath + "/id", keyword: "type", params: { type: "array" }, message: "must be array" };
        (vErrors ??= []).push(err20);
        errors++;
      }
    }
    if (data.status !== void 0) {
      let data6 = data.status;
      if (Array.isArray(data6)) {
        if (data6.length > 10) {
          const err21 = { instancePath: instancePath + "/status", keyword: "maxItems", params: { limit: 10 }, message: "must NOT have more than 10 items" };
          (vErrors ??= []).push(err21);
          errors++;
        }
        if (data6.length < 1) {
          const err22 = { instancePath: instancePath + "/status", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          (vErrors ??= []).push(err22);
          errors++;
        }
        const len1 = data6.length;
        for (let i1 = 0; i1 < len1 && errors < 20; i1++) {
          if (!validate189(data6[i1], { instancePath: instancePath + "/status/" + i1, parentData: data6, parentDataProperty: i1, rootData })) {
            vErrors = vErrors === null ? validate189.errors : vErrors.concat(validate189.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err23 = { instancePath: instancePath + "/status", keyword: "type", params: { type: "array" }, message: "must be array" };
        (vErrors ??= []).push(err23);
        errors++;
      }
    }
    if (data.type !== void 0) {
      if (!validate190(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData })) {
        vErrors = vErrors === null ? validate190.errors : vErrors.concat(validate190.errors);
        errors = vErrors.length;
      }
    }
    if (data.product !== void 0) {
      let data9 = data.product;
      if (!(typeof data9 == "number" && (!(data9 % 1) && !isNaN(data9)) && isFinite(data9))) {
        const err24 = { instancePath: instancePath + "/product", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err24);
        errors++;
      }
      if (typeof data9 == "number" && isFinite(data9)) {
        if (data9 > 2147483647 || isNaN(data9)) {
          const err25 = { instancePath: instancePath + "/product", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
          (vErrors ??= []).push(err25);
          errors++;
        }
        if (data9 < 1 || isNaN(data9)) {
          const err26 = { instancePath: instancePath + "/product", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          (vErrors ??= []).push(err26);
          errors++;
        }
        if (!formats4.validate(data9)) {
          const err27 = { instancePath: instancePath + "/product", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err27);
          errors++;
        }
      }
    }
    if (data.metadata !== void 0) {
      let data10 = data.metadata;
      if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
        if (Object.keys(data10).length > 10) {
          const err28 = { instancePath: instancePath + "/metadata", keyword: "maxProperties", params: { limit: 10 }, message: "must NOT have more than 10 properties" };
          (vErrors ??= []).push(err28);
          errors++;
        }
        for (const key1 in data10) {
          if (errors >= 20) {
            break;
          }
          let data11 = data10[key1];
          if (typeof data11 === "string") {
            if (func1(data11) > 4096) {
              const err29 = { instancePath: instancePath + "/metadata/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
              (vErrors ??= []).push(err29);
              errors++;
            }
          } else {
            const err30 = { instancePath: instancePath + "/metadata/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "type", params: { type: "string" }, message: "must be string" };
            (vErrors ??= []).push(err30);
            errors++;
          }
        }
      } else {
        const err31 = { instancePath: instancePath + "/metadata", keyword: "type", params: { type: "object" }, message: "must be object" };
        (vErrors ??= []).push(err31);
        errors++;
      }
    }
    if (data.sortField !== void 0) {
      let data12 = data.sortField;
      if (typeof data12 !== "string") {
        const err32 = { instancePath: instancePath + "/sortField", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err32);
        errors++;
      }
      if (!(data12 === "id" || data12 === "name" || data12 === "createdAt" || data12 === "updatedAt" || data12 === "endDate")) {
        const err33 = { instancePath: instancePath + "/sortField", keyword: "enum", params: { allowedValues: schema251.properties.sortField.enum }, message: "must be equal to one of the allowed values" };
        (vErrors ??= []).push(err33);
        errors++;
      }
    }
    if (data.sortDirection !== void 0) {
      if (!validate76(data.sortDirection, { instancePath: instancePath + "/sortDirection", parentData: data, parentDataProperty: "sortDirection", rootData })) {
        vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err34 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err34);
    errors++;
  }
  validate593.errors = vErrors;
  return errors === 0;
}
var subscriptionGetAllPaged200 = validate597;
function validate597(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
      if (!validate218(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
        vErrors = vErrors === null ? validate218.errors : vErrors.concat(validate218.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err0 = { instancePath, keyword: "type", params: { type: "array" }, message: "must be array" };
    (vErrors ??= []).push(err0);
    errors++;
  }
  validate597.errors = vErrors;
  return errors === 0;
}
var subscriptionPatchHeader = validate599;
function validate599(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      if (!(key0 === "If-Match" || key0 === "Idempotency-Key")) {
        const err0 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
    if (data["If-Match"] !== void 0) {
      let data0 = data["If-Match"];
      if (typeof data0 === "string") {
        if (func1(data0) > 1024) {
          const err1 = { instancePath: instancePath + "/If-Match", keyword: "maxLength", params: { limit: 1024 }, message: "must NOT have more than 1024 characters" };
          (vErrors ??= []).push(err1);
          errors++;
        }
        if (func1(data0) < 1) {
          const err2 = { instancePath: instancePath + "/If-Match", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          (vErrors ??= []).push(err2);
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/If-Match", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if (data["Idempotency-Key"] !== void 0) {
      let data1 = data["Idempotency-Key"];
      if (typeof data1 === "string") {
        if (func1(data1) > 255) {
          const err4 = { instancePath: instancePath + "/Idempotency-Key", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          (vErrors ??= []).push(err4);
          errors++;
        }
        if (func1(data1) < 1) {
          const err5 = { instancePath: instancePath + "/Idempotency-Key", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          (vErrors ??= []).push(err5);
          errors++;
        }
        if (!pattern46.test(data1)) {
          const err6 = { instancePath: instancePath + "/Idempotency-Key", keyword: "pattern", params: { pattern: "^[ -~]+$" }, message: 'must match pattern "^[ -~]+$"' };
          (vErrors ??= []).push(err6);
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/Idempotency-Key", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err7);
        errors++;
      }
    }
  } else {
    const err8 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err8);
    errors++;
  }
  validate599.errors = vErrors;
  return errors === 0;
}
var subscriptionSetEndpointsBody = validate600;
function validate600(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (Array.isArray(data)) {
    if (data.length > 50) {
      const err0 = { instancePath, keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    const len0 = data.length;
    for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
      if (!validate263(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
        vErrors = vErrors === null ? validate263.errors : vErrors.concat(validate263.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err1 = { instancePath, keyword: "type", params: { type: "array" }, message: "must be array" };
    (vErrors ??= []).push(err1);
    errors++;
  }
  validate600.errors = vErrors;
  return errors === 0;
}
var subscriptionSetCredentialsBody = validate602;
function validate602(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (Array.isArray(data)) {
    if (data.length > 100) {
      const err0 = { instancePath, keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    const len0 = data.length;
    for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
      if (!validate266(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
        vErrors = vErrors === null ? validate266.errors : vErrors.concat(validate266.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err1 = { instancePath, keyword: "type", params: { type: "array" }, message: "must be array" };
    (vErrors ??= []).push(err1);
    errors++;
  }
  validate602.errors = vErrors;
  return errors === 0;
}
var subscriptionBillBody = validate604;
function validate604(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (Array.isArray(data)) {
    if (data.length > 500) {
      const err0 = { instancePath, keyword: "maxItems", params: { limit: 500 }, message: "must NOT have more than 500 items" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    if (data.length < 1) {
      const err1 = { instancePath, keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
      (vErrors ??= []).push(err1);
      errors++;
    }
    const len0 = data.length;
    for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
      if (!validate272(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
        vErrors = vErrors === null ? validate272.errors : vErrors.concat(validate272.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err2 = { instancePath, keyword: "type", params: { type: "array" }, message: "must be array" };
    (vErrors ??= []).push(err2);
    errors++;
  }
  validate604.errors = vErrors;
  return errors === 0;
}
var subscriptionBillQuery = validate606;
function validate606(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      if (!(key0 === "apiVersion" || key0 === "cashed" || key0 === "type")) {
        const err0 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
    if (data.apiVersion !== void 0) {
      let data0 = data.apiVersion;
      if (typeof data0 === "string") {
        if (!pattern44.test(data0)) {
          const err1 = { instancePath: instancePath + "/apiVersion", keyword: "pattern", params: { pattern: "^[0-9]{8}$" }, message: 'must match pattern "^[0-9]{8}$"' };
          (vErrors ??= []).push(err1);
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/apiVersion", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if (data.cashed !== void 0) {
      if (typeof data.cashed !== "boolean") {
        const err3 = { instancePath: instancePath + "/cashed", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if (data.type !== void 0) {
      if (!validate268(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData })) {
        vErrors = vErrors === null ? validate268.errors : vErrors.concat(validate268.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err4 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err4);
    errors++;
  }
  validate606.errors = vErrors;
  return errors === 0;
}
var subscriptionSetOneshotCostsBody = validate608;
function validate608(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (Array.isArray(data)) {
    if (data.length > 500) {
      const err0 = { instancePath, keyword: "maxItems", params: { limit: 500 }, message: "must NOT have more than 500 items" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    const len0 = data.length;
    for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
      if (!validate272(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
        vErrors = vErrors === null ? validate272.errors : vErrors.concat(validate272.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err1 = { instancePath, keyword: "type", params: { type: "array" }, message: "must be array" };
    (vErrors ??= []).push(err1);
    errors++;
  }
  validate608.errors = vErrors;
  return errors === 0;
}
var configurationParameterGetAllPagedQuery = validate610;
var schema259 = { "type": "object", "additionalProperties": false, "properties": { "apiVersion": { "type": "string", "pattern": "^[0-9]{8}$" }, "pageNumber": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 2147483647 }, "pageSize": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 50 }, "productId": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 2147483647 }, "sortField": { "type": "string", "enum": ["id", "code", "weight"] }, "sortDirection": { "$ref": "SortDirection" } } };
function validate610(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      if (!(key0 === "apiVersion" || key0 === "pageNumber" || key0 === "pageSize" || key0 === "productId" || key0 === "sortField" || key0 === "sortDirection")) {
        const err0 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
    if (data.apiVersion !== void 0) {
      let data0 = data.apiVersion;
      if (typeof data0 === "string") {
        if (!pattern44.test(data0)) {
          const err1 = { instancePath: instancePath + "/apiVersion", keyword: "pattern", params: { pattern: "^[0-9]{8}$" }, message: 'must match pattern "^[0-9]{8}$"' };
          (vErrors ??= []).push(err1);
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/apiVersion", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if (data.pageNumber !== void 0) {
      let data1 = data.pageNumber;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err3 = { instancePath: instancePath + "/pageNumber", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err3);
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 2147483647 || isNaN(data1)) {
          const err4 = { instancePath: instancePath + "/pageNumber", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
          (vErrors ??= []).push(err4);
          errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          const err5 = { instancePath: instancePath + "/pageNumber", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          (vErrors ??= []).push(err5);
          errors++;
        }
        if (!formats4.validate(data1)) {
          const err6 = { instancePath: instancePath + "/pageNumber", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err6);
          errors++;
        }
      }
    }
    if (data.pageSize !== void 0) {
      let data2 = data.pageSize;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        const err7 = { instancePath: instancePath + "/pageSize", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err7);
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 50 || isNaN(data2)) {
          const err8 = { instancePath: instancePath + "/pageSize", keyword: "maximum", params: { comparison: "<=", limit: 50 }, message: "must be <= 50" };
          (vErrors ??= []).push(err8);
          errors++;
        }
        if (data2 < 1 || isNaN(data2)) {
          const err9 = { instancePath: instancePath + "/pageSize", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          (vErrors ??= []).push(err9);
          errors++;
        }
        if (!formats4.validate(data2)) {
          const err10 = { instancePath: instancePath + "/pageSize", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err10);
          errors++;
        }
      }
    }
    if (data.productId !== void 0) {
      let data3 = data.productId;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
        const err11 = { instancePath: instancePath + "/productId", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err11);
        errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 2147483647 || isNaN(data3)) {
          const err12 = { instancePath: instancePath + "/productId", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
          (vErrors ??= []).push(err12);
          errors++;
        }
        if (data3 < 1 || isNaN(data3)) {
          const err13 = { instancePath: instancePath + "/productId", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          (vErrors ??= []).push(err13);
          errors++;
        }
        if (!formats4.validate(data3)) {
          const err14 = { instancePath: instancePath + "/productId", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err14);
          errors++;
        }
      }
    }
    if (data.sortField !== void 0) {
      let data4 = data.sortField;
      if (typeof data4 !== "string") {
        const err15 = { instancePath: instancePath + "/sortField", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err15);
        errors++;
      }
      if (!(data4 === "id" || data4 === "code" || data4 === "weight")) {
        const err16 = { instancePath: instancePath + "/sortField", keyword: "enum", params: { allowedValues: schema259.properties.sortField.enum }, message: "must be equal to one of the allowed values" };
        (vErrors ??= []).push(err16);
        errors++;
      }
    }
    if (data.sortDirection !== void 0) {
      if (!validate76(data.sortDirection, { instancePath: instancePath + "/sortDirection", parentData: data, parentDataProperty: "sortDirection", rootData })) {
        vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err17 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err17);
    errors++;
  }
  validate610.errors = vErrors;
  return errors === 0;
}
var configurationParameterGetAllPaged200 = validate612;
function validate612(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
      if (!validate275(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
        vErrors = vErrors === null ? validate275.errors : vErrors.concat(validate275.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err0 = { instancePath, keyword: "type", params: { type: "array" }, message: "must be array" };
    (vErrors ??= []).push(err0);
    errors++;
  }
  validate612.errors = vErrors;
  return errors === 0;
}
var productGetAllPagedQuery = validate614;
var schema261 = { "type": "object", "additionalProperties": false, "properties": { "apiVersion": { "type": "string", "pattern": "^[0-9]{8}$" }, "pageNumber": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 2147483647 }, "pageSize": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 50 }, "search": { "type": "string", "minLength": 1, "maxLength": 255 }, "productType": { "$ref": "ProductType" }, "companyId": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 2147483647 }, "sortField": { "type": "string", "enum": ["id", "name"] }, "sortDirection": { "$ref": "SortDirection" } } };
function validate614(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      if (!(key0 === "apiVersion" || key0 === "pageNumber" || key0 === "pageSize" || key0 === "search" || key0 === "productType" || key0 === "companyId" || key0 === "sortField" || key0 === "sortDirection")) {
        const err0 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
    if (data.apiVersion !== void 0) {
      let data0 = data.apiVersion;
      if (typeof data0 === "string") {
        if (!pattern44.test(data0)) {
          const err1 = { instancePath: instancePath + "/apiVersion", keyword: "pattern", params: { pattern: "^[0-9]{8}$" }, message: 'must match pattern "^[0-9]{8}$"' };
          (vErrors ??= []).push(err1);
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/apiVersion", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if (data.pageNumber !== void 0) {
      let data1 = data.pageNumber;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err3 = { instancePath: instancePath + "/pageNumber", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err3);
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 2147483647 || isNaN(data1)) {
          const err4 = { instancePath: instancePath + "/pageNumber", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
          (vErrors ??= []).push(err4);
          errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          const err5 = { instancePath: instancePath + "/pageNumber", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          (vErrors ??= []).push(err5);
          errors++;
        }
        if (!formats4.validate(data1)) {
          const err6 = { instancePath: instancePath + "/pageNumber", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err6);
          errors++;
        }
      }
    }
    if (data.pageSize !== void 0) {
      let data2 = data.pageSize;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        const err7 = { instancePath: instancePath + "/pageSize", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err7);
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 50 || isNaN(data2)) {
          const err8 = { instancePath: instancePath + "/pageSize", keyword: "maximum", params: { comparison: "<=", limit: 50 }, message: "must be <= 50" };
          (vErrors ??= []).push(err8);
          errors++;
        }
        if (data2 < 1 || isNaN(data2)) {
          const err9 = { instancePath: instancePath + "/pageSize", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          (vErrors ??= []).push(err9);
          errors++;
        }
        if (!formats4.validate(data2)) {
          const err10 = { instancePath: instancePath + "/pageSize", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err10);
          errors++;
        }
      }
    }
    if (data.search !== void 0) {
      let data3 = data.search;
      if (typeof data3 === "string") {
        if (func1(data3) > 255) {
          const err11 = { instancePath: instancePath + "/search", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          (vErrors ??= []).push(err11);
          errors++;
        }
        if (func1(data3) < 1) {
          const err12 = { instancePath: instancePath + "/search", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          (vErrors ??= []).push(err12);
          errors++;
        }
      } else {
        const err13 = { instancePath: instancePath + "/search", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err13);
        errors++;
      }
    }
    if (data.productType !== void 0) {
      if (!validate288(data.productType, { instancePath: instancePath + "/productType", parentData: data, parentDataProperty: "productType", rootData })) {
        vErrors = vErrors === null ? validate288.errors : vErrors.concat(validate288.errors);
        errors = vErrors.length;
      }
    }
    if (data.companyId !== void 0) {
      let data5 = data.companyId;
      if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
        const err14 = { instancePath: instancePath + "/companyId", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err14);
        errors++;
      }
      if (typeof data5 == "number" && isFinite(data5)) {
        if (data5 > 2147483647 || isNaN(data5)) {
          const err15 = { instancePath: instancePath + "/companyId", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
          (vErrors ??= []).push(err15);
          errors++;
        }
        if (data5 < 1 || isNaN(data5)) {
          const err16 = { instancePath: instancePath + "/companyId", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          (vErrors ??= []).push(err16);
          errors++;
        }
        if (!formats4.validate(data5)) {
          const err17 = { instancePath: instancePath + "/companyId", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err17);
          errors++;
        }
      }
    }
    if (data.sortField !== void 0) {
      let data6 = data.sortField;
      if (typeof data6 !== "string") {
        const err18 = { instancePath: instancePath + "/sortField", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err18);
        errors++;
      }
      if (!(data6 === "id" || data6 === "name")) {
        const err19 = { instancePath: instancePath + "/sortField", keyword: "enum", params: { allowedValues: schema261.properties.sortField.enum }, message: "must be equal to one of the allowed values" };
        (vErrors ??= []).push(err19);
        errors++;
      }
    }
    if (data.sortDirection !== void 0) {
      if (!validate76(data.sortDirection, { instancePath: instancePath + "/sortDirection", parentData: data, parentDataProperty: "sortDirection", rootData })) {
        vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err20 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err20);
    errors++;
  }
  validate614.errors = vErrors;
  return errors === 0;
}
var productGetAllPaged200 = validate617;
function validate617(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
      if (!validate291(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
        vErrors = vErrors === null ? validate291.errors : vErrors.concat(validate291.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err0 = { instancePath, keyword: "type", params: { type: "array" }, message: "must be array" };
    (vErrors ??= []).push(err0);
    errors++;
  }
  validate617.errors = vErrors;
  return errors === 0;
}
var productGetMetricHeaders200 = validate619;
function validate619(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
      if (!validate302(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
        vErrors = vErrors === null ? validate302.errors : vErrors.concat(validate302.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err0 = { instancePath, keyword: "type", params: { type: "array" }, message: "must be array" };
    (vErrors ??= []).push(err0);
    errors++;
  }
  validate619.errors = vErrors;
  return errors === 0;
}
var productReplaceMetricHeadersBody = validate621;
function validate621(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (Array.isArray(data)) {
    if (data.length > 20) {
      const err0 = { instancePath, keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    const len0 = data.length;
    for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
      if (!validate303(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
        vErrors = vErrors === null ? validate303.errors : vErrors.concat(validate303.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err1 = { instancePath, keyword: "type", params: { type: "array" }, message: "must be array" };
    (vErrors ??= []).push(err1);
    errors++;
  }
  validate621.errors = vErrors;
  return errors === 0;
}
var productVersionGetAllPagedQuery = validate623;
var schema265 = { "type": "object", "additionalProperties": false, "properties": { "apiVersion": { "type": "string", "pattern": "^[0-9]{8}$" }, "pageNumber": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 2147483647 }, "pageSize": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 50 }, "product": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 2147483647 }, "name": { "type": "string", "minLength": 1, "maxLength": 255 }, "withUnpublished": { "type": "boolean" }, "sortField": { "type": "string", "enum": ["id", "name", "price"] }, "sortDirection": { "$ref": "SortDirection" } } };
function validate623(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      if (!(key0 === "apiVersion" || key0 === "pageNumber" || key0 === "pageSize" || key0 === "product" || key0 === "name" || key0 === "withUnpublished" || key0 === "sortField" || key0 === "sortDirection")) {
        const err0 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
    if (data.apiVersion !== void 0) {
      let data0 = data.apiVersion;
      if (typeof data0 === "string") {
        if (!pattern44.test(data0)) {
          const err1 = { instancePath: instancePath + "/apiVersion", keyword: "pattern", params: { pattern: "^[0-9]{8}$" }, message: 'must match pattern "^[0-9]{8}$"' };
          (vErrors ??= []).push(err1);
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/apiVersion", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if (data.pageNumber !== void 0) {
      let data1 = data.pageNumber;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err3 = { instancePath: instancePath + "/pageNumber", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err3);
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 2147483647 || isNaN(data1)) {
          const err4 = { instancePath: instancePath + "/pageNumber", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
          (vErrors ??= []).push(err4);
          errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          const err5 = { instancePath: instancePath + "/pageNumber", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          (vErrors ??= []).push(err5);
          errors++;
        }
        if (!formats4.validate(data1)) {
          const err6 = { instancePath: instancePath + "/pageNumber", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err6);
          errors++;
        }
      }
    }
    if (data.pageSize !== void 0) {
      let data2 = data.pageSize;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        const err7 = { instancePath: instancePath + "/pageSize", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err7);
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 50 || isNaN(data2)) {
          const err8 = { instancePath: instancePath + "/pageSize", keyword: "maximum", params: { comparison: "<=", limit: 50 }, message: "must be <= 50" };
          (vErrors ??= []).push(err8);
          errors++;
        }
        if (data2 < 1 || isNaN(data2)) {
          const err9 = { instancePath: instancePath + "/pageSize", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          (vErrors ??= []).push(err9);
          errors++;
        }
        if (!formats4.validate(data2)) {
          const err10 = { instancePath: instancePath + "/pageSize", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err10);
          errors++;
        }
      }
    }
    if (data.product !== void 0) {
      let data3 = data.product;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
        const err11 = { instancePath: instancePath + "/product", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err11);
        errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 2147483647 || isNaN(data3)) {
          const err12 = { instancePath: instancePath + "/product", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
          (vErrors ??= []).push(err12);
          errors++;
        }
        if (data3 < 1 || isNaN(data3)) {
          const err13 = { instancePath: instancePath + "/product", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          (vErrors ??= []).push(err13);
          errors++;
        }
        if (!formats4.validate(data3)) {
          const err14 = { instancePath: instancePath + "/product", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err14);
          errors++;
        }
      }
    }
    if (data.name !== void 0) {
      let data4 = data.name;
      if (typeof data4 === "string") {
        if (func1(data4) > 255) {
          const err15 = { instancePath: instancePath + "/name", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          (vErrors ??= []).push(err15);
          errors++;
        }
        if (func1(data4) < 1) {
          const err16 = { instancePath: instancePath + "/name", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          (vErrors ??= []).push(err16);
          errors++;
        }
      } else {
        const err17 = { instancePath: instancePath + "/name", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err17);
        errors++;
      }
    }
    if (data.withUnpublished !== void 0) {
      if (typeof data.withUnpublished !== "boolean") {
        const err18 = { instancePath: instancePath + "/withUnpublished", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        (vErrors ??= []).push(err18);
        errors++;
      }
    }
    if (data.sortField !== void 0) {
      let data6 = data.sortField;
      if (typeof data6 !== "string") {
        const err19 = { instancePath: instancePath + "/sortField", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err19);
        errors++;
      }
      if (!(data6 === "id" || data6 === "name" || data6 === "price")) {
        const err20 = { instancePath: instancePath + "/sortField", keyword: "enum", params: { allowedValues: schema265.properties.sortField.enum }, message: "must be equal to one of the allowed values" };
        (vErrors ??= []).push(err20);
        errors++;
      }
    }
    if (data.sortDirection !== void 0) {
      if (!validate76(data.sortDirection, { instancePath: instancePath + "/sortDirection", parentData: data, parentDataProperty: "sortDirection", rootData })) {
        vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err21 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err21);
    errors++;
  }
  validate623.errors = vErrors;
  return errors === 0;
}
var productVersionGetAllPaged200 = validate625;
function validate625(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
      if (!validate309(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
        vErrors = vErrors === null ? validate309.errors : vErrors.concat(validate309.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err0 = { instancePath, keyword: "type", params: { type: "array" }, message: "must be array" };
    (vErrors ??= []).push(err0);
    errors++;
  }
  validate625.errors = vErrors;
  return errors === 0;
}
var billingItemGetAllPagedQuery = validate627;
var schema267 = { "type": "object", "additionalProperties": false, "properties": { "apiVersion": { "type": "string", "pattern": "^[0-9]{8}$" }, "pageNumber": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 2147483647 }, "pageSize": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 50 }, "search": { "type": "string", "minLength": 1, "maxLength": 255 }, "identifier": { "type": "string", "minLength": 1, "maxLength": 125 }, "valueType": { "$ref": "BillingItemValueType" }, "companyId": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 2147483647 }, "sortField": { "type": "string", "enum": ["id", "name", "identifier"] }, "sortDirection": { "$ref": "SortDirection" } } };
function validate627(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      if (!func26.call(schema267.properties, key0)) {
        const err0 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
    if (data.apiVersion !== void 0) {
      let data0 = data.apiVersion;
      if (typeof data0 === "string") {
        if (!pattern44.test(data0)) {
          const err1 = { instancePath: instancePath + "/apiVersion", keyword: "pattern", params: { pattern: "^[0-9]{8}$" }, message: 'must match pattern "^[0-9]{8}$"' };
          (vErrors ??= []).push(err1);
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/apiVersion", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if (data.pageNumber !== void 0) {
      let data1 = data.pageNumber;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err3 = { instancePath: instancePath + "/pageNumber", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err3);
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 2147483647 || isNaN(data1)) {
          const err4 = { instancePath: instancePath + "/pageNumber", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
          (vErrors ??= []).push(err4);
          errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          const err5 = { instancePath: instancePath + "/pageNumber", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          (vErrors ??= []).push(err5);
          errors++;
        }
        if (!formats4.validate(data1)) {
          const err6 = { instancePath: instancePath + "/pageNumber", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err6);
          errors++;
        }
      }
    }
    if (data.pageSize !== void 0) {
      let data2 = data.pageSize;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        const err7 = { instancePath: instancePath + "/pageSize", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err7);
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 50 || isNaN(data2)) {
          const err8 = { instancePath: instancePath + "/pageSize", keyword: "maximum", params: { comparison: "<=", limit: 50 }, message: "must be <= 50" };
          (vErrors ??= []).push(err8);
          errors++;
        }
        if (data2 < 1 || isNaN(data2)) {
          const err9 = { instancePath: instancePath + "/pageSize", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          (vErrors ??= []).push(err9);
          errors++;
        }
        if (!formats4.validate(data2)) {
          const err10 = { instancePath: instancePath + "/pageSize", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err10);
          errors++;
        }
      }
    }
    if (data.search !== void 0) {
      let data3 = data.search;
      if (typeof data3 === "string") {
        if (func1(data3) > 255) {
          const err11 = { instancePath: instancePath + "/search", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          (vErrors ??= []).push(err11);
          errors++;
        }
        if (func1(data3) < 1) {
          const err12 = { instancePath: instancePath + "/search", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          (vErrors ??= []).push(err12);
          errors++;
        }
      } else {
        const err13 = { instancePath: instancePath + "/search", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err13);
        errors++;
      }
    }
    if (data.identifier !== void 0) {
      let data4 = data.identifier;
      if (typeof data4 === "string") {
        if (func1(data4) > 125) {
          const err14 = { instancePath: instancePath + "/identifier", keyword: "maxLength", params: { limit: 125 }, message: "must NOT have more than 125 characters" };
          (vErrors ??= []).push(err14);
          errors++;
        }
        if (func1(data4) < 1) {
          const err15 = { instancePath: instancePath + "/identifier", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          (vErrors ??= []).push(err15);
          errors++;
        }
      } else {
        const err16 = { instancePath: instancePath + "/identifier", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err16);
        errors++;
      }
    }
    if (data.valueType !== void 0) {
      if (!validate335(data.valueType, { instancePath: instancePath + "/valueType", parentData: data, parentDataProperty: "valueType", rootData })) {
        vErrors = vErrors === null ? validate335.errors : vErrors.concat(validate335.errors);
        errors = vErrors.length;
      }
    }
    if (data.companyId !== void 0) {
      let data6 = data.companyId;
      if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
        const err17 = { instancePath: instancePath + "/companyId", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err17);
        errors++;
      }
      if (typeof data6 == "number" && isFinite(data6)) {
        if (data6 > 2147483647 || isNaN(data6)) {
          const err18 = { instancePath: instancePath + "/companyId", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
          (vErrors ??= []).push(err18);
          errors++;
        }
        if (data6 < 1 || isNaN(data6)) {
          const err19 = { instancePath: instancePath + "/companyId", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          (vErrors ??= []).push(err19);
          errors++;
        }
        if (!formats4.validate(data6)) {
          const err20 = { instancePath: instancePath + "/companyId", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err20);
          errors++;
        }
      }
    }
    if (data.sortField !== void 0) {
      let data7 = data.sortField;
      if (typeof data7 !== "string") {
        const err21 = { instancePath: instancePath + "/sortField", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err21);
        errors++;
      }
      if (!(data7 === "id" || data7 === "name" || data7 === "identifier")) {
        const err22 = { instancePath: instancePath + "/sortField", keyword: "enum", params: { allowedValues: schema267.properties.sortField.enum }, message: "must be equal to one of the allowed values" };
        (vErrors ??= []).push(err22);
        errors++;
      }
    }
    if (data.sortDirection !== void 0) {
      if (!validate76(data.sortDirection, { instancePath: instancePath + "/sortDirection", parentData: data, parentDataProperty: "sortDirection", rootData })) {
        vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err23 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err23);
    errors++;
  }
  validate627.errors = vErrors;
  return errors === 0;
}
var billingItemGetAllPaged200 = validate630;
function validate630(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
      if (!validate338(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
        vErrors = vErrors === null ? validate338.errors : vErrors.concat(validate338.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err0 = { instancePath, keyword: "type", params: { type: "array" }, message: "must be array" };
    (vErrors ??= []).push(err0);
    errors++;
  }
  validate630.errors = vErrors;
  return errors === 0;
}
var applicationMetricGetAllPagedQuery = validate632;
var schema269 = { "type": "object", "additionalProperties": false, "properties": { "apiVersion": { "type": "string", "pattern": "^[0-9]{8}$" }, "pageNumber": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 2147483647 }, "pageSize": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 50 }, "productId": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 2147483647 }, "sortField": { "type": "string", "enum": ["id"] }, "sortDirection": { "$ref": "SortDirection" } } };
function validate632(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      if (!(key0 === "apiVersion" || key0 === "pageNumber" || key0 === "pageSize" || key0 === "productId" || key0 === "sortField" || key0 === "sortDirection")) {
        const err0 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
    if (data.apiVersion !== void 0) {
      let data0 = data.apiVersion;
      if (typeof data0 === "string") {
        if (!pattern44.test(data0)) {
          const err1 = { instancePath: instancePath + "/apiVersion", keyword: "pattern", params: { pattern: "^[0-9]{8}$" }, message: 'must match pattern "^[0-9]{8}$"' };
          (vErrors ??= []).push(err1);
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/apiVersion", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if (data.pageNumber !== void 0) {
      let data1 = data.pageNumber;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err3 = { instancePath: instancePath + "/pageNumber", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err3);
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 2147483647 || isNaN(data1)) {
          const err4 = { instancePath: instancePath + "/pageNumber", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
          (vErrors ??= []).push(err4);
          errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          const err5 = { instancePath: instancePath + "/pageNumber", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          (vErrors ??= []).push(err5);
          errors++;
        }
        if (!formats4.validate(data1)) {
          const err6 = { instancePath: instancePath + "/pageNumber", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err6);
          errors++;
        }
      }
    }
    if (data.pageSize !== void 0) {
      let data2 = data.pageSize;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        const err7 = { instancePath: instancePath + "/pageSize", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err7);
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 50 || isNaN(data2)) {
          const err8 = { instancePath: instancePath + "/pageSize", keyword: "maximum", params: { comparison: "<=", limit: 50 }, message: "must be <= 50" };
          (vErrors ??= []).push(err8);
          errors++;
        }
        if (data2 < 1 || isNaN(data2)) {
          const err9 = { instancePath: instancePath + "/pageSize", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          (vErrors ??= []).push(err9);
          errors++;
        }
        if (!formats4.validate(data2)) {
          const err10 = { instancePath: instancePath + "/pageSize", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err10);
          errors++;
        }
      }
    }
    if (data.productId !== void 0) {
      let data3 = data.productId;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
        const err11 = { instancePath: instancePath + "/productId", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err11);
        errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 2147483647 || isNaN(data3)) {
          const err12 = { instancePath: instancePath + "/productId", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
          (vErrors ??= []).push(err12);
          errors++;
        }
        if (data3 < 1 || isNaN(data3)) {
          const err13 = { instancePath: instancePath + "/productId", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          (vErrors ??= []).push(err13);
          errors++;
        }
        if (!formats4.validate(data3)) {
          const err14 = { instancePath: instancePath + "/productId", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err14);
          errors++;
        }
      }
    }
    if (data.sortField !== void 0) {
      let data4 = data.sortField;
      if (typeof data4 !== "string") {
        const err15 = { instancePath: instancePath + "/sortField", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err15);
        errors++;
      }
      if (!(data4 === "id")) {
        const err16 = { instancePath: instancePath + "/sortField", keyword: "enum", params: { allowedValues: schema269.properties.sortField.enum }, message: "must be equal to one of the allowed values" };
        (vErrors ??= []).push(err16);
        errors++;
      }
    }
    if (data.sortDirection !== void 0) {
      if (!validate76(data.sortDirection, { instancePath: instancePath + "/sortDirection", parentData: data, parentDataProperty: "sortDirection", rootData })) {
        vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err17 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err17);
    errors++;
  }
  validate632.errors = vErrors;
  return errors === 0;
}
var applicationMetricGetAllPaged200 = validate634;
function validate634(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
      if (!validate353(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
        vErrors = vErrors === null ? validate353.errors : vErrors.concat(validate353.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err0 = { instancePath, keyword: "type", params: { type: "array" }, message: "must be array" };
    (vErrors ??= []).push(err0);
    errors++;
  }
  validate634.errors = vErrors;
  return errors === 0;
}
var orderGetAllPagedQuery = validate636;
var schema271 = { "type": "object", "additionalProperties": false, "properties": { "apiVersion": { "type": "string", "pattern": "^[0-9]{8}$" }, "pageNumber": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 2147483647 }, "pageSize": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 50 }, "type": { "$ref": "OrderType" }, "status": { "$ref": "OrderStatus" }, "paid": { "type": "boolean" }, "externalReference": { "type": "string", "pattern": "^[A-Za-z0-9_-]+$", "maxLength": 255 }, "subscriptionId": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 2147483647 }, "from": { "$ref": "DateTime" }, "to": { "$ref": "DateTime" }, "sortField": { "type": "string", "enum": ["id", "date"] }, "sortDirection": { "$ref": "SortDirection" } } };
function validate636(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      if (!func26.call(schema271.properties, key0)) {
        const err0 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
    if (data.apiVersion !== void 0) {
      let data0 = data.apiVersion;
      if (typeof data0 === "string") {
        if (!pattern44.test(data0)) {
          const err1 = { instancePath: instancePath + "/apiVersion", keyword: "pattern", params: { pattern: "^[0-9]{8}$" }, message: 'must match pattern "^[0-9]{8}$"' };
          (vErrors ??= []).push(err1);
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/apiVersion", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if (data.pageNumber !== void 0) {
      let data1 = data.pageNumber;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err3 = { instancePath: instancePath + "/pageNumber", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err3);
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 2147483647 || isNaN(data1)) {
          const err4 = { instancePath: instancePath + "/pageNumber", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
          (vErrors ??= []).push(err4);
          errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          const err5 = { instancePath: instancePath + "/pageNumber", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          (vErrors ??= []).push(err5);
          errors++;
        }
        if (!formats4.validate(data1)) {
          const err6 = { instancePath: instancePath + "/pageNumber", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err6);
          errors++;
        }
      }
    }
    if (data.pageSize !== void 0) {
      let data2 = data.pageSize;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        const err7 = { instancePath: instancePath + "/pageSize", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err7);
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 50 || isNaN(data2)) {
          const err8 = { instancePath: instancePath + "/pageSize", keyword: "maximum", params: { comparison: "<=", limit: 50 }, message: "must be <= 50" };
          (vErrors ??= []).push(err8);
          errors++;
        }
        if (data2 < 1 || isNaN(data2)) {
          const err9 = { instancePath: instancePath + "/pageSize", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          (vErrors ??= []).push(err9);
          errors++;
        }
        if (!formats4.validate(data2)) {
          const err10 = { instancePath: instancePath + "/pageSize", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err10);
          errors++;
        }
      }
    }
    if (data.type !== void 0) {
      if (!validate193(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData })) {
        vErrors = vErrors === null ? validate193.errors : vErrors.concat(validate193.errors);
        errors = vErrors.length;
      }
    }
    if (data.status !== void 0) {
      if (!validate367(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData })) {
        vErrors = vErrors === null ? validate367.errors : vErrors.concat(validate367.errors);
        errors = vErrors.length;
      }
    }
    if (data.paid !== void 0) {
      if (typeof data.paid !== "boolean") {
        const err11 = { instancePath: instancePath + "/paid", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        (vErrors ??= []).push(err11);
        errors++;
      }
    }
    if (data.externalReference !== void 0) {
      let data6 = data.externalReference;
      if (typeof data6 === "string") {
        if (func1(data6) > 255) {
          const err12 = { instancePath: instancePath + "/externalReference", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          (vErrors ??= []).push(err12);
          errors++;
        }
        if (!pattern33.test(data6)) {
          const err13 = { instancePath: instancePath + "/externalReference", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]+$" }, message: 'must match pattern "^[A-Za-z0-9_-]+$"' };
          (vErrors ??= []).push(err13);
          errors++;
        }
      } else {
        const err14 = { instancePath: instancePath + "/externalReference", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err14);
        errors++;
      }
    }
    if (data.subscriptionId !== void 0) {
      let data7 = data.subscriptionId;
      if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
        const err15 = { instancePath: instancePath + "/subscriptionId", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err15);
        errors++;
      }
      if (typeof data7 == "number" && isFinite(data7)) {
        if (data7 > 2147483647 || isNaN(data7)) {
          const err16 = { instancePath: instancePath + "/subscriptionId", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
          (vErrors ??= []).push(err16);
          errors++;
        }
        if (data7 < 1 || isNaN(data7)) {
          const err17 = { instancePath: instancePath + "/subscriptionId", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          (vErrors ??= []).push(err17);
          errors++;
        }
        if (!formats4.validate(data7)) {
          const err18 = { instancePath: instancePath + "/subscriptionId", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err18);
          errors++;
        }
      }
    }
    if (data.from !== void 0) {
      if (!validate60(data.from, { instancePath: instancePath + "/from", parentData: data, parentDataProperty: "from", rootData })) {
        vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
        errors = vErrors.length;
      }
    }
    if (data.to !== void 0) {
      if (!validate60(data.to, { instancePath: instancePath + "/to", parentData: data, parentDataProperty: "to", rootData })) {
        vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
        errors = vErrors.length;
      }
    }
    if (data.sortField !== void 0) {
      let data10 = data.sortField;
      if (typeof data10 !== "string") {
        const err19 = { instancePath: instancePath + "/sortField", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err19);
        errors++;
      }
      if (!(data10 === "id" || data10 === "date")) {
        const err20 = { instancePath: instancePath + "/sortField", keyword: "enum", params: { allowedValues: schema271.properties.sortField.enum }, message: "must be equal to one of the allowed values" };
        (vErrors ??= []).push(err20);
        errors++;
      }
    }
    if (data.sortDirection !== void 0) {
      if (!validate76(data.sortDirection, { instancePath: instancePath + "/sortDirection", parentData: data, parentDataProperty: "sortDirection", rootData })) {
        vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err21 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err21);
    errors++;
  }
  validate636.errors = vErrors;
  return errors === 0;
}
var orderGetAllPaged200 = validate642;
function validate642(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
      if (!validate368(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
        vErrors = vErrors === null ? validate368.errors : vErrors.concat(validate368.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err0 = { instancePath, keyword: "type", params: { type: "array" }, message: "must be array" };
    (vErrors ??= []).push(err0);
    errors++;
  }
  validate642.errors = vErrors;
  return errors === 0;
}
var invoiceGetAllPagedQuery = validate644;
var schema273 = { "type": "object", "additionalProperties": false, "properties": { "apiVersion": { "type": "string", "pattern": "^[0-9]{8}$" }, "pageNumber": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 2147483647 }, "pageSize": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 50 }, "subscriptionId": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 2147483647 }, "status": { "type": "array", "minItems": 1, "maxItems": 10, "items": { "$ref": "InvoiceStatus" } }, "paid": { "type": "boolean" }, "from": { "$ref": "DateTime" }, "to": { "$ref": "DateTime" }, "sortField": { "type": "string", "enum": ["id", "date"] }, "sortDirection": { "$ref": "SortDirection" } } };
function validate644(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      if (!func26.call(schema273.properties, key0)) {
        const err0 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
    if (data.apiVersion !== void 0) {
      let data0 = data.apiVersion;
      if (typeof data0 === "string") {
        if (!pattern44.test(data0)) {
          const err1 = { instancePath: instancePath + "/apiVersion", keyword: "pattern", params: { pattern: "^[0-9]{8}$" }, message: 'must match pattern "^[0-9]{8}$"' };
          (vErrors ??= []).push(err1);
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/apiVersion", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if (data.pageNumber !== void 0) {
      let data1 = data.pageNumber;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err3 = { instancePath: instancePath + "/pageNumber", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err3);
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 2147483647 || isNaN(data1)) {
          const err4 = { instancePath: instancePath + "/pageNumber", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
          (vErrors ??= []).push(err4);
          errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          const err5 = { instancePath: instancePath + "/pageNumber", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          (vErrors ??= []).push(err5);
          errors++;
        }
        if (!formats4.validate(data1)) {
          const err6 = { instancePath: instancePath + "/pageNumber", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err6);
          errors++;
        }
      }
    }
    if (data.pageSize !== void 0) {
      let data2 = data.pageSize;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        const err7 = { instancePath: instancePath + "/pageSize", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err7);
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 50 || isNaN(data2)) {
          const err8 = { instancePath: instancePath + "/pageSize", keyword: "maximum", params: { comparison: "<=", limit: 50 }, message: "must be <= 50" };
          (vErrors ??= []).push(err8);
          errors++;
        }
        if (data2 < 1 || isNaN(data2)) {
          const err9 = { instancePath: instancePath + "/pageSize", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          (vErrors ??= []).push(err9);
          errors++;
        }
        if (!formats4.validate(data2)) {
          const err10 = { instancePath: instancePath + "/pageSize", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err10);
          errors++;
        }
      }
    }
    if (data.subscriptionId !== void 0) {
      let data3 = data.subscriptionId;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
        const err11 = { instancePath: instancePath + "/subscriptionId", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err11);
        errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 2147483647 || isNaN(data3)) {
          const err12 = { instancePath: instancePath + "/subscriptionId", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
          (vErrors ??= []).push(err12);
          errors++;
        }
        if (data3 < 1 || isNaN(data3)) {
          const err13 = { instancePath: instancePath + "/subscriptionId", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          (vErrors ??= []).push(err13);
          errors++;
        }
        if (!formats4.validate(data3)) {
          const err14 = { instancePath: instancePath + "/subscriptionId", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err14);
          errors++;
        }
      }
    }
    if (data.status !== void 0) {
      let data4 = data.status;
      if (Array.isArray(data4)) {
        if (data4.length > 10) {
          const err15 = { instancePath: instancePath + "/status", keyword: "maxItems", params: { limit: 10 }, message: "must NOT have more than 10 items" };
          (vErrors ??= []).push(err15);
          errors++;
        }
        if (data4.length < 1) {
          const err16 = { instancePath: instancePath + "/status", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          (vErrors ??= []).push(err16);
          errors++;
        }
        const len0 = data4.length;
        for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
          if (!validate387(data4[i0], { instancePath: instancePath + "/status/" + i0, parentData: data4, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate387.errors : vErrors.concat(validate387.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err17 = { instancePath: instancePath + "/status", keyword: "type", params: { type: "array" }, message: "must be array" };
        (vErrors ??= []).push(err17);
        errors++;
      }
    }
    if (data.paid !== void 0) {
      if (typeof data.paid !== "boolean") {
        const err18 = { instancePath: instancePath + "/paid", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        (vErrors ??= []).push(err18);
        errors++;
      }
    }
    if (data.from !== void 0) {
      if (!validate60(data.from, { instancePath: instancePath + "/from", parentData: data, parentDataProperty: "from", rootData })) {
        vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
        errors = vErrors.length;
      }
    }
    if (data.to !== void 0) {
      if (!validate60(data.to, { instancePath: instancePath + "/to", parentData: data, parentDataProperty: "to", rootData })) {
        vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
        errors = vErrors.length;
      }
    }
    if (data.sortField !== void 0) {
      let data9 = data.sortField;
      if (typeof data9 !== "string") {
        const err19 = { instancePath: instancePath + "/sortField", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err19);
        errors++;
      }
      if (!(data9 === "id" || data9 === "date")) {
        const err20 = { instancePath: instancePath + "/sortField", keyword: "enum", params: { allowedValues: schema273.properties.sortField.enum }, message: "must be equal to one of the allowed values" };
        (vErrors ??= []).push(err20);
        errors++;
      }
    }
    if (data.sortDirection !== void 0) {
      if (!validate76(data.sortDirection, { instancePath: instancePath + "/sortDirection", parentData: data, parentDataProperty: "sortDirection", rootData })) {
        vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err21 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err21);
    errors++;
  }
  validate644.errors = vErrors;
  return errors === 0;
}
var invoiceGetAllPaged200 = validate649;
function validate649(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
      if (!validate389(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
        vErrors = vErrors === null ? validate389.errors : vErrors.concat(validate389.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err0 = { instancePath, keyword: "type", params: { type: "array" }, message: "must be array" };
    (vErrors ??= []).push(err0);
    errors++;
  }
  validate649.errors = vErrors;
  return errors === 0;
}
var proceedsReportGetQuery = validate651;
function validate651(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      if (!(key0 === "apiVersion" || key0 === "from" || key0 === "to")) {
        const err0 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
    if (data.apiVersion !== void 0) {
      let data0 = data.apiVersion;
      if (typeof data0 === "string") {
        if (!pattern44.test(data0)) {
          const err1 = { instancePath: instancePath + "/apiVersion", keyword: "pattern", params: { pattern: "^[0-9]{8}$" }, message: 'must match pattern "^[0-9]{8}$"' };
          (vErrors ??= []).push(err1);
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/apiVersion", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if (data.from !== void 0) {
      if (!validate60(data.from, { instancePath: instancePath + "/from", parentData: data, parentDataProperty: "from", rootData })) {
        vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
        errors = vErrors.length;
      }
    }
    if (data.to !== void 0) {
      if (!validate60(data.to, { instancePath: instancePath + "/to", parentData: data, parentDataProperty: "to", rootData })) {
        vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err3);
    errors++;
  }
  validate651.errors = vErrors;
  return errors === 0;
}
var platformEndpointsGet200 = validate654;
function validate654(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
      if (!validate417(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
        vErrors = vErrors === null ? validate417.errors : vErrors.concat(validate417.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err0 = { instancePath, keyword: "type", params: { type: "array" }, message: "must be array" };
    (vErrors ??= []).push(err0);
    errors++;
  }
  validate654.errors = vErrors;
  return errors === 0;
}
var platformEndpointsReplaceBody = validate656;
function validate656(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (Array.isArray(data)) {
    if (data.length > 20) {
      const err0 = { instancePath, keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    const len0 = data.length;
    for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
      if (!validate418(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
        vErrors = vErrors === null ? validate418.errors : vErrors.concat(validate418.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err1 = { instancePath, keyword: "type", params: { type: "array" }, message: "must be array" };
    (vErrors ??= []).push(err1);
    errors++;
  }
  validate656.errors = vErrors;
  return errors === 0;
}
var eventGetAllPagedQuery = validate658;
var schema278 = { "type": "object", "additionalProperties": false, "properties": { "apiVersion": { "type": "string", "pattern": "^[0-9]{8}$" }, "pageNumber": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 2147483647 }, "pageSize": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 50 }, "notified": { "type": "boolean" }, "entityName": { "$ref": "EventEntity" }, "entityId": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 2147483647 }, "sortField": { "type": "string", "enum": ["id", "date"] }, "sortDirection": { "$ref": "SortDirection" } } };
function validate658(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      if (!(key0 === "apiVersion" || key0 === "pageNumber" || key0 === "pageSize" || key0 === "notified" || key0 === "entityName" || key0 === "entityId" || key0 === "sortField" || key0 === "sortDirection")) {
        const err0 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
    if (data.apiVersion !== void 0) {
      let data0 = data.apiVersion;
      if (typeof data0 === "string") {
        if (!pattern44.test(data0)) {
          const err1 = { instancePath: instancePath + "/apiVersion", keyword: "pattern", params: { pattern: "^[0-9]{8}$" }, message: 'must match pattern "^[0-9]{8}$"' };
          (vErrors ??= []).push(err1);
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/apiVersion", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if (data.pageNumber !== void 0) {
      let data1 = data.pageNumber;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err3 = { instancePath: instancePath + "/pageNumber", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err3);
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 2147483647 || isNaN(data1)) {
          const err4 = { instancePath: instancePath + "/pageNumber", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
          (vErrors ??= []).push(err4);
          errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          const err5 = { instancePath: instancePath + "/pageNumber", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          (vErrors ??= []).push(err5);
          errors++;
        }
        if (!formats4.validate(data1)) {
          const err6 = { instancePath: instancePath + "/pageNumber", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err6);
          errors++;
        }
      }
    }
    if (data.pageSize !== void 0) {
      let data2 = data.pageSize;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        const err7 = { instancePath: instancePath + "/pageSize", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err7);
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 50 || isNaN(data2)) {
          const err8 = { instancePath: instancePath + "/pageSize", keyword: "maximum", params: { comparison: "<=", limit: 50 }, message: "must be <= 50" };
          (vErrors ??= []).push(err8);
          errors++;
        }
        if (data2 < 1 || isNaN(data2)) {
          const err9 = { instancePath: instancePath + "/pageSize", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          (vErrors ??= []).push(err9);
          errors++;
        }
        if (!formats4.validate(data2)) {
          const err10 = { instancePath: instancePath + "/pageSize", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err10);
          errors++;
        }
      }
    }
    if (data.notified !== void 0) {
      if (typeof data.notified !== "boolean") {
        const err11 = { instancePath: instancePath + "/notified", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        (vErrors ??= []).push(err11);
        errors++;
      }
    }
    if (data.entityName !== void 0) {
      if (!validate419(data.entityName, { instancePath: instancePath + "/entityName", parentData: data, parentDataProperty: "entityName", rootData })) {
        vErrors = vErrors === null ? validate419.errors : vErrors.concat(validate419.errors);
        errors = vErrors.length;
      }
    }
    if (data.entityId !== void 0) {
      let data5 = data.entityId;
      if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
        const err12 = { instancePath: instancePath + "/entityId", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        (vErrors ??= []).push(err12);
        errors++;
      }
      if (typeof data5 == "number" && isFinite(data5)) {
        if (data5 > 2147483647 || isNaN(data5)) {
          const err13 = { instancePath: instancePath + "/entityId", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
          (vErrors ??= []).push(err13);
          errors++;
        }
        if (data5 < 1 || isNaN(data5)) {
          const err14 = { instancePath: instancePath + "/entityId", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          (vErrors ??= []).push(err14);
          errors++;
        }
        if (!formats4.validate(data5)) {
          const err15 = { instancePath: instancePath + "/entityId", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          (vErrors ??= []).push(err15);
          errors++;
        }
      }
    }
    if (data.sortField !== void 0) {
      let data6 = data.sortField;
      if (typeof data6 !== "string") {
        const err16 = { instancePath: instancePath + "/sortField", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err16);
        errors++;
      }
      if (!(data6 === "id" || data6 === "date")) {
        const err17 = { instancePath: instancePath + "/sortField", keyword: "enum", params: { allowedValues: schema278.properties.sortField.enum }, message: "must be equal to one of the allowed values" };
        (vErrors ??= []).push(err17);
        errors++;
      }
    }
    if (data.sortDirection !== void 0) {
      if (!validate76(data.sortDirection, { instancePath: instancePath + "/sortDirection", parentData: data, parentDataProperty: "sortDirection", rootData })) {
        vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err18 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err18);
    errors++;
  }
  validate658.errors = vErrors;
  return errors === 0;
}
var eventGetAllPaged200 = validate661;
function validate661(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
      if (!validate427(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
        vErrors = vErrors === null ? validate427.errors : vErrors.concat(validate427.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err0 = { instancePath, keyword: "type", params: { type: "array" }, message: "must be array" };
    (vErrors ??= []).push(err0);
    errors++;
  }
  validate661.errors = vErrors;
  return errors === 0;
}
var eventGetAttempts200 = validate663;
function validate663(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
      if (!validate444(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
        vErrors = vErrors === null ? validate444.errors : vErrors.concat(validate444.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err0 = { instancePath, keyword: "type", params: { type: "array" }, message: "must be array" };
    (vErrors ??= []).push(err0);
    errors++;
  }
  validate663.errors = vErrors;
  return errors === 0;
}
var clockAdvanceQuery = validate665;
function validate665(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      if (!(key0 === "apiVersion" || key0 === "settle")) {
        const err0 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
    if (data.apiVersion !== void 0) {
      let data0 = data.apiVersion;
      if (typeof data0 === "string") {
        if (!pattern44.test(data0)) {
          const err1 = { instancePath: instancePath + "/apiVersion", keyword: "pattern", params: { pattern: "^[0-9]{8}$" }, message: 'must match pattern "^[0-9]{8}$"' };
          (vErrors ??= []).push(err1);
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/apiVersion", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if (data.settle !== void 0) {
      if (typeof data.settle !== "boolean") {
        const err3 = { instancePath: instancePath + "/settle", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
  } else {
    const err4 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err4);
    errors++;
  }
  validate665.errors = vErrors;
  return errors === 0;
}
var faultsGet200 = validate666;
function validate666(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
      if (!validate488(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
        vErrors = vErrors === null ? validate488.errors : vErrors.concat(validate488.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err0 = { instancePath, keyword: "type", params: { type: "array" }, message: "must be array" };
    (vErrors ??= []).push(err0);
    errors++;
  }
  validate666.errors = vErrors;
  return errors === 0;
}
var faultsReplaceBody = validate668;
function validate668(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (Array.isArray(data)) {
    if (data.length > 100) {
      const err0 = { instancePath, keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    const len0 = data.length;
    for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
      if (!validate491(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
        vErrors = vErrors === null ? validate491.errors : vErrors.concat(validate491.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err1 = { instancePath, keyword: "type", params: { type: "array" }, message: "must be array" };
    (vErrors ??= []).push(err1);
    errors++;
  }
  validate668.errors = vErrors;
  return errors === 0;
}
var snapshotList200 = validate670;
function validate670(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
      if (!validate497(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
        vErrors = vErrors === null ? validate497.errors : vErrors.concat(validate497.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err0 = { instancePath, keyword: "type", params: { type: "array" }, message: "must be array" };
    (vErrors ??= []).push(err0);
    errors++;
  }
  validate670.errors = vErrors;
  return errors === 0;
}
var snapshotRestorePath = validate672;
function validate672(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      (vErrors ??= []).push(err0);
      errors++;
    }
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      if (!(key0 === "name")) {
        const err1 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        (vErrors ??= []).push(err1);
        errors++;
      }
    }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 === "string") {
        if (func1(data0) > 64) {
          const err2 = { instancePath: instancePath + "/name", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
          (vErrors ??= []).push(err2);
          errors++;
        }
        if (func1(data0) < 1) {
          const err3 = { instancePath: instancePath + "/name", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          (vErrors ??= []).push(err3);
          errors++;
        }
        if (!pattern39.test(data0)) {
          const err4 = { instancePath: instancePath + "/name", keyword: "pattern", params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]*$" }, message: 'must match pattern "^[A-Za-z0-9][A-Za-z0-9._-]*$"' };
          (vErrors ??= []).push(err4);
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/name", keyword: "type", params: { type: "string" }, message: "must be string" };
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
  } else {
    const err6 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
    (vErrors ??= []).push(err6);
    errors++;
  }
  validate672.errors = vErrors;
  return errors === 0;
}

var schemas = { "AuthToken": AuthToken, "ErrorResponseEntry": ErrorResponseEntry, "ErrorResponse": ErrorResponse, "UserName": UserName, "EmailAddress": EmailAddress, "LanguageCode": LanguageCode, "UserRole": UserRole, "DateTime": DateTime, "CompanyOrUserCompanyReference": CompanyOrUserCompanyReference, "CompanyGroupReference": CompanyGroupReference, "CountryCode": CountryCode, "Address": Address, "MyUserDTO": MyUserDTO, "SortDirection": SortDirection, "Password": Password, "AddressInput": AddressInput, "MyUserInput": MyUserInput, "UserCreate": UserCreate, "UserAction": UserAction, "UserActionPatch": UserActionPatch, "UserFieldsPatch": UserFieldsPatch, "UserPatch": UserPatch, "Metadata": Metadata, "UserCompanyDTO": UserCompanyDTO, "UserCompanyInput": UserCompanyInput, "UserCompanyCreate": UserCompanyCreate, "CompanyAction": CompanyAction, "BaseCompanyPatchDTO": BaseCompanyPatchDTO, "CompanyDTO": CompanyDTO, "CompanyInput": CompanyInput, "CompanyCreate": CompanyCreate, "CompanyFieldsPatch": CompanyFieldsPatch, "CompanyPatch": CompanyPatch, "UserCompanyReference": UserCompanyReference, "CompanyGroupDTO": CompanyGroupDTO, "CompanyGroupInput": CompanyGroupInput, "CompanyGroupCreate": CompanyGroupCreate, "PaymentMethodDTO": PaymentMethodDTO, "PaymentMethodInput": PaymentMethodInput, "PaymentMethodCreate": PaymentMethodCreate, "NotifyDTO": NotifyDTO, "NotifyInput": NotifyInput, "NotifyCreate": NotifyCreate, "UserReference": UserReference, "MessageDTO": MessageDTO, "ProductReference": ProductReference, "CommentDTO": CommentDTO, "CommentInput": CommentInput, "CommentCreate": CommentCreate, "CloudProviderReference": CloudProviderReference, "SubscriptionReference": SubscriptionReference, "CloudCredentialDTO": CloudCredentialDTO, "CloudCredentialCreate": CloudCredentialCreate, "CloudCredentialAction": CloudCredentialAction, "CloudCredentialPatch": CloudCredentialPatch, "CountryCodeDTO": CountryCodeDTO, "DeploymentStatus": DeploymentStatus, "SubscriptionType": SubscriptionType, "ProductVersionReference": ProductVersionReference, "InvoiceReference": InvoiceReference, "OrderType": OrderType, "SubscriptionOrder": SubscriptionOrder, "EndpointCategory": EndpointCategory, "SubscriptionEndpoint": SubscriptionEndpoint, "LocalizedText": LocalizedText, "Credential": Credential, "EnteredValues": EnteredValues, "BillingItemQuantities": BillingItemQuantities, "LineType": LineType, "Price": Price, "Currency": Currency, "LinePrice": LinePrice, "BillingItemReference": BillingItemReference, "InvoiceLine": InvoiceLine, "MetadataReference": MetadataReference, "Subscription": Subscription, "ReportedDeploymentStatus": ReportedDeploymentStatus, "SubscriptionDeploymentStatusPatch": SubscriptionDeploymentStatusPatch, "SubscriptionSetNamePatch": SubscriptionSetNamePatch, "BillingItemQuantitiesInput": BillingItemQuantitiesInput, "SubscriptionUpgradePatch": SubscriptionUpgradePatch, "SubscriptionRenewPatch": SubscriptionRenewPatch, "SubscriptionAutoRenewPatch": SubscriptionAutoRenewPatch, "SubscriptionKillPatch": SubscriptionKillPatch, "SubscriptionPatch": SubscriptionPatch, "UpgradeKind": UpgradeKind, "UpgradeResult": UpgradeResult, "SubscriptionEndpointInput": SubscriptionEndpointInput, "Instructions": Instructions, "CredentialInput": CredentialInput, "CustomInvoiceType": CustomInvoiceType, "PriceInput": PriceInput, "LinePriceInput": LinePriceInput, "InvoiceLineInput": InvoiceLineInput, "ConfigurationParameter": ConfigurationParameter, "ConfigurationParameterInput": ConfigurationParameterInput, "ConfigurationParameterCreate": ConfigurationParameterCreate, "EnteredValuesInput": EnteredValuesInput, "ConfigurationParameterValuesInput": ConfigurationParameterValuesInput, "ConfigurationParameterValue": ConfigurationParameterValue, "ConfigurationParameterValues": ConfigurationParameterValues, "ProductType": ProductType, "CompanyReference": CompanyReference, "ConfigurationParameterReference": ConfigurationParameterReference, "ProductDTO": ProductDTO, "ProductInput": ProductInput, "ProductCreate": ProductCreate, "MetricHeader": MetricHeader, "MetricHeaderInput": MetricHeaderInput, "TrialMode": TrialMode, "BillingItemValue": BillingItemValue, "ProductVersionDTO": ProductVersionDTO, "NonNegativePriceInput": NonNegativePriceInput, "BillingItemValueInput": BillingItemValueInput, "ProductVersionInput": ProductVersionInput, "ProductVersionCreate": ProductVersionCreate, "ProductVersionPatch": ProductVersionPatch, "BillingItemValueType": BillingItemValueType, "BillingItemType": BillingItemType, "BillingItemPresence": BillingItemPresence, "BillingItemDTO": BillingItemDTO, "BillingItemInput": BillingItemInput, "BillingItemCreate": BillingItemCreate, "MetricType": MetricType, "MetricFunction": MetricFunction, "Frequency": Frequency, "ApplicationMetricDTO": ApplicationMetricDTO, "ApplicationMetricInput": ApplicationMetricInput, "ApplicationMetricCreate": ApplicationMetricCreate, "OrderStatus": OrderStatus, "OrderDTO": OrderDTO, "OrderCreate": OrderCreate, "InvoiceStatus": InvoiceStatus, "OrderReference": OrderReference, "InvoiceDTO": InvoiceDTO, "PaymentMethodReference": PaymentMethodReference, "InvoicePay": InvoicePay, "InvoicePaymentReference": InvoicePaymentReference, "ProceedsReportEntry": ProceedsReportEntry, "ProceedsReport": ProceedsReport, "PlatformEndpoint": PlatformEndpoint, "PlatformEndpointInput": PlatformEndpointInput, "EventEntity": EventEntity, "EntityReference": EntityReference, "EventType": EventType, "EventRecipient": EventRecipient, "EventNotification": EventNotification, "EventDTO": EventDTO, "EventCreate": EventCreate, "EventAttemptRequest": EventAttemptRequest, "EventAttemptResponse": EventAttemptResponse, "EventAttemptOutcome": EventAttemptOutcome, "EventAttempt": EventAttempt, "ClockStatus": ClockStatus, "ClockMode": ClockMode, "Clock": Clock, "ClockInput": ClockInput, "IncomingFaultMatch": IncomingFaultMatch, "StatusFault": StatusFault, "LatencyFault": LatencyFault, "ResetFault": ResetFault, "IncomingFaultAction": IncomingFaultAction, "IncomingFaultRuleInput": IncomingFaultRuleInput, "IncomingFaultRule": IncomingFaultRule, "OutgoingFaultMatch": OutgoingFaultMatch, "DuplicateFault": DuplicateFault, "ReorderFault": ReorderFault, "DelayFault": DelayFault, "BadSignatureFault": BadSignatureFault, "OutgoingFaultAction": OutgoingFaultAction, "OutgoingFaultRuleInput": OutgoingFaultRuleInput, "OutgoingFaultRule": OutgoingFaultRule, "FaultRule": FaultRule, "FaultRuleInput": FaultRuleInput, "Seed": Seed, "ResetInput": ResetInput, "Snapshot": Snapshot, "SnapshotInput": SnapshotInput, "TestCard": TestCard, "TestPaymentMethod": TestPaymentMethod, "TestCardResult": TestCardResult, "CartCreatedEvent": CartCreatedEvent, "CartModifiedEvent": CartModifiedEvent, "CartDeletedEvent": CartDeletedEvent, "InvoiceCreatedEvent": InvoiceCreatedEvent, "InvoiceModifiedEvent": InvoiceModifiedEvent, "InvoiceDeletedEvent": InvoiceDeletedEvent, "ProductVersionCreatedEvent": ProductVersionCreatedEvent, "ProductVersionModifiedEvent": ProductVersionModifiedEvent, "ProductVersionDeletedEvent": ProductVersionDeletedEvent, "SubscriptionCreatedEvent": SubscriptionCreatedEvent, "SubscriptionModifiedEvent": SubscriptionModifiedEvent, "SubscriptionDeletedEvent": SubscriptionDeletedEvent, "UserCreatedEvent": UserCreatedEvent, "UserModifiedEvent": UserModifiedEvent, "UserDeletedEvent": UserDeletedEvent, "MetricValue": MetricValue, "ExternalValuesRequest": ExternalValuesRequest, "ExternalValue": ExternalValue, "ExternalValuesResponse": ExternalValuesResponse, "OrderValidationType": OrderValidationType, "OrderValidationRequest": OrderValidationRequest, "OrderValidationError": OrderValidationError, "OrderValidationRefusal": OrderValidationRefusal };
var bodies = { "userCreate": UserCreate, "userUpdate": MyUserInput, "userPatch": UserPatch, "userUpdateMetadata": Metadata, "userCompanyCreate": UserCompanyCreate, "userCompanyUpdate": UserCompanyInput, "userCompanyPatch": BaseCompanyPatchDTO, "userCompanyUpdateMetadata": Metadata, "companyCreate": CompanyCreate, "companyUpdate": CompanyInput, "companyPatch": CompanyPatch, "companyGroupCreate": CompanyGroupCreate, "companyGroupUpdate": CompanyGroupInput, "paymentMethodCreate": PaymentMethodCreate, "paymentMethodUpdate": PaymentMethodInput, "notifyCreate": NotifyCreate, "notifyUpdate": NotifyInput, "commentCreate": CommentCreate, "commentUpdate": CommentInput, "cloudCredentialCreate": CloudCredentialCreate, "cloudCredentialPatch": CloudCredentialPatch, "cloudCredentialUpdateMetadata": Metadata, "subscriptionPatch": SubscriptionPatch, "subscriptionSetEndpoints": subscriptionSetEndpointsBody, "subscriptionSetInstructions": Instructions, "subscriptionSetCredentials": subscriptionSetCredentialsBody, "subscriptionBill": subscriptionBillBody, "subscriptionSetOneshotCosts": subscriptionSetOneshotCostsBody, "subscriptionSetRecurringCosts": subscriptionSetOneshotCostsBody, "subscriptionUpdateMetadata": Metadata, "configurationParameterCreate": ConfigurationParameterCreate, "configurationParameterUpdate": ConfigurationParameterInput, "configurationParameterValues": ConfigurationParameterValuesInput, "productCreate": ProductCreate, "productUpdate": ProductInput, "productReplaceMetricHeaders": productReplaceMetricHeadersBody, "productUpdateMetadata": Metadata, "productVersionCreate": ProductVersionCreate, "productVersionUpdate": ProductVersionInput, "productVersionPatch": ProductVersionPatch, "productVersionUpdateMetadata": Metadata, "billingItemCreate": BillingItemCreate, "billingItemUpdate": BillingItemInput, "applicationMetricCreate": ApplicationMetricCreate, "applicationMetricUpdate": ApplicationMetricInput, "orderCreate": OrderCreate, "invoicePay": InvoicePay, "invoiceMarkPaid": InvoicePaymentReference, "platformEndpointsReplace": platformEndpointsReplaceBody, "eventCreate": EventCreate, "clockAdvance": ClockInput, "faultsReplace": faultsReplaceBody, "sandboxReset": ResetInput, "snapshotCreate": SnapshotInput, "testCardCreate": TestCard };
var paths = { "login": loginPath, "loginPost": loginPath, "logout": loginPath, "userMe": loginPath, "userGetAllPaged": loginPath, "userHeadAll": loginPath, "userCreate": loginPath, "userGet": userGetPath, "userUpdate": userGetPath, "userPatch": userGetPath, "userDelete": userGetPath, "userGetMetadata": userGetPath, "userUpdateMetadata": userGetPath, "userDeleteMetadataKey": userDeleteMetadataKeyPath, "userCompanyGetAllPaged": loginPath, "userCompanyHeadAll": loginPath, "userCompanyCreate": loginPath, "userCompanyGet": userGetPath, "userCompanyUpdate": userGetPath, "userCompanyPatch": userGetPath, "userCompanyDelete": userGetPath, "userCompanyGetMetadata": userGetPath, "userCompanyUpdateMetadata": userGetPath, "userCompanyDeleteMetadataKey": userDeleteMetadataKeyPath, "companyGetAllPaged": loginPath, "companyHeadAll": loginPath, "companyCreate": loginPath, "companyGet": userGetPath, "companyUpdate": userGetPath, "companyPatch": userGetPath, "companyDeepDeletion": userGetPath, "companyGroupGetAllPaged": loginPath, "companyGroupHeadAll": loginPath, "companyGroupCreate": loginPath, "companyGroupRetrieve": userGetPath, "companyGroupUpdate": userGetPath, "companyGroupDelete": userGetPath, "paymentMethodGetAllPaged": loginPath, "paymentMethodHeadAll": loginPath, "paymentMethodCreate": loginPath, "paymentMethodRetrieve": userGetPath, "paymentMethodUpdate": userGetPath, "paymentMethodDelete": userGetPath, "notifyGetAllPaged": loginPath, "notifyHeadAll": loginPath, "notifyCreate": loginPath, "notifyGet": userGetPath, "notifyUpdate": userGetPath, "notifyDelete": userGetPath, "messageGetAllPaged": loginPath, "messageHeadAll": loginPath, "messageGet": userGetPath, "commentGetAllPaged": loginPath, "commentHeadAll": loginPath, "commentCreate": loginPath, "commentGet": userGetPath, "commentUpdate": userGetPath, "commentDelete": userGetPath, "cloudCredentialGetAllPaged": loginPath, "cloudCredentialHeadAll": loginPath, "cloudCredentialCreate": loginPath, "cloudCredentialGet": userGetPath, "cloudCredentialPatch": userGetPath, "cloudCredentialDelete": userGetPath, "cloudCredentialGetMetadata": userGetPath, "cloudCredentialUpdateMetadata": userGetPath, "cloudCredentialDeleteMetadataKey": userDeleteMetadataKeyPath, "countryCodesGet": loginPath, "subscriptionGetAllPaged": loginPath, "subscriptionHeadAll": loginPath, "subscriptionGet": userGetPath, "subscriptionPatch": userGetPath, "subscriptionSetEndpoints": userGetPath, "subscriptionSetInstructions": userGetPath, "subscriptionSetCredentials": userGetPath, "subscriptionBill": userGetPath, "subscriptionSetOneshotCosts": userGetPath, "subscriptionSetRecurringCosts": userGetPath, "subscriptionGetMetadata": userGetPath, "subscriptionUpdateMetadata": userGetPath, "subscriptionDeleteMetadataKey": userDeleteMetadataKeyPath, "configurationParameterGetAllPaged": loginPath, "configurationParameterHeadAll": loginPath, "configurationParameterCreate": loginPath, "configurationParameterGet": userGetPath, "configurationParameterUpdate": userGetPath, "configurationParameterDelete": userGetPath, "configurationParameterValues": userGetPath, "productGetAllPaged": loginPath, "productHeadAll": loginPath, "productCreate": loginPath, "productGet": userGetPath, "productUpdate": userGetPath, "productDelete": userGetPath, "productGetMetricHeaders": userGetPath, "productReplaceMetricHeaders": userGetPath, "productGetMetadata": userGetPath, "productUpdateMetadata": userGetPath, "productDeleteMetadataKey": userDeleteMetadataKeyPath, "productVersionGetAllPaged": loginPath, "productVersionHeadAll": loginPath, "productVersionCreate": loginPath, "productVersionGet": userGetPath, "productVersionUpdate": userGetPath, "productVersionPatch": userGetPath, "productVersionDelete": userGetPath, "productVersionGetMetadata": userGetPath, "productVersionUpdateMetadata": userGetPath, "productVersionDeleteMetadataKey": userDeleteMetadataKeyPath, "billingItemGetAllPaged": loginPath, "billingItemHeadAll": loginPath, "billingItemCreate": loginPath, "billingItemGet": userGetPath, "billingItemUpdate": userGetPath, "billingItemDelete": userGetPath, "applicationMetricGetAllPaged": loginPath, "applicationMetricHeadAll": loginPath, "applicationMetricCreate": loginPath, "applicationMetricGet": userGetPath, "applicationMetricUpdate": userGetPath, "applicationMetricDelete": userGetPath, "orderGetAllPaged": loginPath, "orderHeadAll": loginPath, "orderCreate": loginPath, "orderGet": userGetPath, "orderDelete": userGetPath, "invoiceGetAllPaged": loginPath, "invoiceHeadAll": loginPath, "invoiceGet": userGetPath, "invoicePay": userGetPath, "invoiceMarkPaid": userGetPath, "proceedsReportGet": loginPath, "platformEndpointsGet": loginPath, "platformEndpointsReplace": loginPath, "eventGetAllPaged": loginPath, "eventHeadAll": loginPath, "eventCreate": loginPath, "eventGet": userGetPath, "eventDelete": userGetPath, "eventGetAttempts": userGetPath, "eventRedeliver": userGetPath, "clockGet": loginPath, "clockAdvance": loginPath, "faultsGet": loginPath, "faultsReplace": loginPath, "faultsDelete": loginPath, "sandboxReset": loginPath, "snapshotList": loginPath, "snapshotCreate": loginPath, "snapshotRestore": snapshotRestorePath, "testCardCreate": loginPath };
var queries = { "login": loginQuery, "loginPost": loginQuery, "logout": logoutQuery, "userMe": logoutQuery, "userGetAllPaged": userGetAllPagedQuery, "userHeadAll": userGetAllPagedQuery, "userCreate": logoutQuery, "userGet": logoutQuery, "userUpdate": logoutQuery, "userPatch": logoutQuery, "userDelete": logoutQuery, "userGetMetadata": logoutQuery, "userUpdateMetadata": logoutQuery, "userDeleteMetadataKey": logoutQuery, "userCompanyGetAllPaged": userCompanyGetAllPagedQuery, "userCompanyHeadAll": userCompanyGetAllPagedQuery, "userCompanyCreate": logoutQuery, "userCompanyGet": logoutQuery, "userCompanyUpdate": logoutQuery, "userCompanyPatch": logoutQuery, "userCompanyDelete": logoutQuery, "userCompanyGetMetadata": logoutQuery, "userCompanyUpdateMetadata": logoutQuery, "userCompanyDeleteMetadataKey": logoutQuery, "companyGetAllPaged": companyGetAllPagedQuery, "companyHeadAll": companyGetAllPagedQuery, "companyCreate": logoutQuery, "companyGet": logoutQuery, "companyUpdate": logoutQuery, "companyPatch": logoutQuery, "companyDeepDeletion": companyDeepDeletionQuery, "companyGroupGetAllPaged": companyGroupGetAllPagedQuery, "companyGroupHeadAll": companyGroupGetAllPagedQuery, "companyGroupCreate": logoutQuery, "companyGroupRetrieve": logoutQuery, "companyGroupUpdate": logoutQuery, "companyGroupDelete": logoutQuery, "paymentMethodGetAllPaged": paymentMethodGetAllPagedQuery, "paymentMethodHeadAll": paymentMethodGetAllPagedQuery, "paymentMethodCreate": logoutQuery, "paymentMethodRetrieve": logoutQuery, "paymentMethodUpdate": logoutQuery, "paymentMethodDelete": logoutQuery, "notifyGetAllPaged": notifyGetAllPagedQuery, "notifyHeadAll": notifyGetAllPagedQuery, "notifyCreate": logoutQuery, "notifyGet": logoutQuery, "notifyUpdate": logoutQuery, "notifyDelete": logoutQuery, "messageGetAllPaged": messageGetAllPagedQuery, "messageHeadAll": messageGetAllPagedQuery, "messageGet": logoutQuery, "commentGetAllPaged": commentGetAllPagedQuery, "commentHeadAll": commentGetAllPagedQuery, "commentCreate": logoutQuery, "commentGet": logoutQuery, "commentUpdate": logoutQuery, "commentDelete": logoutQuery, "cloudCredentialGetAllPaged": cloudCredentialGetAllPagedQuery, "cloudCredentialHeadAll": cloudCredentialGetAllPagedQuery, "cloudCredentialCreate": logoutQuery, "cloudCredentialGet": logoutQuery, "cloudCredentialPatch": logoutQuery, "cloudCredentialDelete": logoutQuery, "cloudCredentialGetMetadata": logoutQuery, "cloudCredentialUpdateMetadata": logoutQuery, "cloudCredentialDeleteMetadataKey": logoutQuery, "countryCodesGet": countryCodesGetQuery, "subscriptionGetAllPaged": subscriptionGetAllPagedQuery, "subscriptionHeadAll": subscriptionGetAllPagedQuery, "subscriptionGet": countryCodesGetQuery, "subscriptionPatch": logoutQuery, "subscriptionSetEndpoints": logoutQuery, "subscriptionSetInstructions": logoutQuery, "subscriptionSetCredentials": logoutQuery, "subscriptionBill": subscriptionBillQuery, "subscriptionSetOneshotCosts": logoutQuery, "subscriptionSetRecurringCosts": logoutQuery, "subscriptionGetMetadata": logoutQuery, "subscriptionUpdateMetadata": logoutQuery, "subscriptionDeleteMetadataKey": logoutQuery, "configurationParameterGetAllPaged": configurationParameterGetAllPagedQuery, "configurationParameterHeadAll": configurationParameterGetAllPagedQuery, "configurationParameterCreate": logoutQuery, "configurationParameterGet": countryCodesGetQuery, "configurationParameterUpdate": logoutQuery, "configurationParameterDelete": logoutQuery, "configurationParameterValues": logoutQuery, "productGetAllPaged": productGetAllPagedQuery, "productHeadAll": productGetAllPagedQuery, "productCreate": logoutQuery, "productGet": countryCodesGetQuery, "productUpdate": logoutQuery, "productDelete": logoutQuery, "productGetMetricHeaders": logoutQuery, "productReplaceMetricHeaders": logoutQuery, "productGetMetadata": logoutQuery, "productUpdateMetadata": logoutQuery, "productDeleteMetadataKey": logoutQuery, "productVersionGetAllPaged": productVersionGetAllPagedQuery, "productVersionHeadAll": productVersionGetAllPagedQuery, "productVersionCreate": logoutQuery, "productVersionGet": countryCodesGetQuery, "productVersionUpdate": logoutQuery, "productVersionPatch": logoutQuery, "productVersionDelete": logoutQuery, "productVersionGetMetadata": logoutQuery, "productVersionUpdateMetadata": logoutQuery, "productVersionDeleteMetadataKey": logoutQuery, "billingItemGetAllPaged": billingItemGetAllPagedQuery, "billingItemHeadAll": billingItemGetAllPagedQuery, "billingItemCreate": logoutQuery, "billingItemGet": countryCodesGetQuery, "billingItemUpdate": logoutQuery, "billingItemDelete": logoutQuery, "applicationMetricGetAllPaged": applicationMetricGetAllPagedQuery, "applicationMetricHeadAll": applicationMetricGetAllPagedQuery, "applicationMetricCreate": logoutQuery, "applicationMetricGet": logoutQuery, "applicationMetricUpdate": logoutQuery, "applicationMetricDelete": logoutQuery, "orderGetAllPaged": orderGetAllPagedQuery, "orderHeadAll": orderGetAllPagedQuery, "orderCreate": logoutQuery, "orderGet": logoutQuery, "orderDelete": logoutQuery, "invoiceGetAllPaged": invoiceGetAllPagedQuery, "invoiceHeadAll": invoiceGetAllPagedQuery, "invoiceGet": logoutQuery, "invoicePay": logoutQuery, "invoiceMarkPaid": logoutQuery, "proceedsReportGet": proceedsReportGetQuery, "platformEndpointsGet": logoutQuery, "platformEndpointsReplace": logoutQuery, "eventGetAllPaged": eventGetAllPagedQuery, "eventHeadAll": eventGetAllPagedQuery, "eventCreate": logoutQuery, "eventGet": logoutQuery, "eventDelete": logoutQuery, "eventGetAttempts": logoutQuery, "eventRedeliver": logoutQuery, "clockGet": logoutQuery, "clockAdvance": clockAdvanceQuery, "faultsGet": logoutQuery, "faultsReplace": logoutQuery, "faultsDelete": logoutQuery, "sandboxReset": logoutQuery, "snapshotList": logoutQuery, "snapshotCreate": logoutQuery, "snapshotRestore": logoutQuery, "testCardCreate": logoutQuery };
var headers = { "login": loginPath, "loginPost": loginPath, "logout": logoutHeader, "userMe": loginPath, "userGetAllPaged": loginPath, "userHeadAll": loginPath, "userCreate": logoutHeader, "userGet": loginPath, "userUpdate": userUpdateHeader, "userPatch": userUpdateHeader, "userDelete": userUpdateHeader, "userGetMetadata": loginPath, "userUpdateMetadata": loginPath, "userDeleteMetadataKey": loginPath, "userCompanyGetAllPaged": loginPath, "userCompanyHeadAll": loginPath, "userCompanyCreate": logoutHeader, "userCompanyGet": loginPath, "userCompanyUpdate": userUpdateHeader, "userCompanyPatch": userUpdateHeader, "userCompanyDelete": userUpdateHeader, "userCompanyGetMetadata": loginPath, "userCompanyUpdateMetadata": loginPath, "userCompanyDeleteMetadataKey": loginPath, "companyGetAllPaged": loginPath, "companyHeadAll": loginPath, "companyCreate": logoutHeader, "companyGet": loginPath, "companyUpdate": userUpdateHeader, "companyPatch": userUpdateHeader, "companyDeepDeletion": userUpdateHeader, "companyGroupGetAllPaged": loginPath, "companyGroupHeadAll": loginPath, "companyGroupCreate": logoutHeader, "companyGroupRetrieve": loginPath, "companyGroupUpdate": userUpdateHeader, "companyGroupDelete": userUpdateHeader, "paymentMethodGetAllPaged": loginPath, "paymentMethodHeadAll": loginPath, "paymentMethodCreate": logoutHeader, "paymentMethodRetrieve": loginPath, "paymentMethodUpdate": userUpdateHeader, "paymentMethodDelete": userUpdateHeader, "notifyGetAllPaged": loginPath, "notifyHeadAll": loginPath, "notifyCreate": logoutHeader, "notifyGet": loginPath, "notifyUpdate": userUpdateHeader, "notifyDelete": userUpdateHeader, "messageGetAllPaged": loginPath, "messageHeadAll": loginPath, "messageGet": loginPath, "commentGetAllPaged": loginPath, "commentHeadAll": loginPath, "commentCreate": logoutHeader, "commentGet": loginPath, "commentUpdate": userUpdateHeader, "commentDelete": userUpdateHeader, "cloudCredentialGetAllPaged": loginPath, "cloudCredentialHeadAll": loginPath, "cloudCredentialCreate": logoutHeader, "cloudCredentialGet": loginPath, "cloudCredentialPatch": userUpdateHeader, "cloudCredentialDelete": userUpdateHeader, "cloudCredentialGetMetadata": loginPath, "cloudCredentialUpdateMetadata": loginPath, "cloudCredentialDeleteMetadataKey": loginPath, "countryCodesGet": loginPath, "subscriptionGetAllPaged": loginPath, "subscriptionHeadAll": loginPath, "subscriptionGet": loginPath, "subscriptionPatch": subscriptionPatchHeader, "subscriptionSetEndpoints": logoutHeader, "subscriptionSetInstructions": logoutHeader, "subscriptionSetCredentials": logoutHeader, "subscriptionBill": logoutHeader, "subscriptionSetOneshotCosts": logoutHeader, "subscriptionSetRecurringCosts": logoutHeader, "subscriptionGetMetadata": loginPath, "subscriptionUpdateMetadata": loginPath, "subscriptionDeleteMetadataKey": loginPath, "configurationParameterGetAllPaged": loginPath, "configurationParameterHeadAll": loginPath, "configurationParameterCreate": logoutHeader, "configurationParameterGet": loginPath, "configurationParameterUpdate": userUpdateHeader, "configurationParameterDelete": userUpdateHeader, "configurationParameterValues": logoutHeader, "productGetAllPaged": loginPath, "productHeadAll": loginPath, "productCreate": logoutHeader, "productGet": loginPath, "productUpdate": userUpdateHeader, "productDelete": userUpdateHeader, "productGetMetricHeaders": loginPath, "productReplaceMetricHeaders": loginPath, "productGetMetadata": loginPath, "productUpdateMetadata": loginPath, "productDeleteMetadataKey": loginPath, "productVersionGetAllPaged": loginPath, "productVersionHeadAll": loginPath, "productVersionCreate": logoutHeader, "productVersionGet": loginPath, "productVersionUpdate": userUpdateHeader, "productVersionPatch": userUpdateHeader, "productVersionDelete": userUpdateHeader, "productVersionGetMetadata": loginPath, "productVersionUpdateMetadata": loginPath, "productVersionDeleteMetadataKey": loginPath, "billingItemGetAllPaged": loginPath, "billingItemHeadAll": loginPath, "billingItemCreate": logoutHeader, "billingItemGet": loginPath, "billingItemUpdate": userUpdateHeader, "billingItemDelete": userUpdateHeader, "applicationMetricGetAllPaged": loginPath, "applicationMetricHeadAll": loginPath, "applicationMetricCreate": logoutHeader, "applicationMetricGet": loginPath, "applicationMetricUpdate": userUpdateHeader, "applicationMetricDelete": userUpdateHeader, "orderGetAllPaged": loginPath, "orderHeadAll": loginPath, "orderCreate": logoutHeader, "orderGet": loginPath, "orderDelete": loginPath, "invoiceGetAllPaged": loginPath, "invoiceHeadAll": loginPath, "invoiceGet": loginPath, "invoicePay": logoutHeader, "invoiceMarkPaid": loginPath, "proceedsReportGet": loginPath, "platformEndpointsGet": loginPath, "platformEndpointsReplace": loginPath, "eventGetAllPaged": loginPath, "eventHeadAll": loginPath, "eventCreate": logoutHeader, "eventGet": loginPath, "eventDelete": userUpdateHeader, "eventGetAttempts": loginPath, "eventRedeliver": logoutHeader, "clockGet": loginPath, "clockAdvance": loginPath, "faultsGet": loginPath, "faultsReplace": loginPath, "faultsDelete": loginPath, "sandboxReset": loginPath, "snapshotList": loginPath, "snapshotCreate": logoutHeader, "snapshotRestore": loginPath, "testCardCreate": logoutHeader };
var responses = { "login": { 200: AuthToken, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "loginPost": { 200: AuthToken, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "logout": { 204: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "userMe": { 200: MyUserDTO, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "userGetAllPaged": { 200: userGetAllPaged200, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "userHeadAll": { 200: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "userCreate": { 201: MyUserDTO, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "userGet": { 200: MyUserDTO, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "userUpdate": { 200: MyUserDTO, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 412: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "userPatch": { 204: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 412: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "userDelete": { 204: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 412: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "userGetMetadata": { 200: Metadata, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "userUpdateMetadata": { 204: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "userDeleteMetadataKey": { 204: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "userCompanyGetAllPaged": { 200: userCompanyGetAllPaged200, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "userCompanyHeadAll": { 200: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "userCompanyCreate": { 201: UserCompanyDTO, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "userCompanyGet": { 200: UserCompanyDTO, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "userCompanyUpdate": { 200: UserCompanyDTO, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 412: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "userCompanyPatch": { 204: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 412: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "userCompanyDelete": { 204: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 412: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "userCompanyGetMetadata": { 200: Metadata, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "userCompanyUpdateMetadata": { 204: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "userCompanyDeleteMetadataKey": { 204: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "companyGetAllPaged": { 200: companyGetAllPaged200, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "companyHeadAll": { 200: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "companyCreate": { 201: CompanyDTO, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "companyGet": { 200: CompanyDTO, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "companyUpdate": { 200: CompanyDTO, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 412: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "companyPatch": { 204: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 412: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "companyDeepDeletion": { 204: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 412: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "companyGroupGetAllPaged": { 200: companyGroupGetAllPaged200, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "companyGroupHeadAll": { 200: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "companyGroupCreate": { 201: CompanyGroupDTO, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "companyGroupRetrieve": { 200: CompanyGroupDTO, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "companyGroupUpdate": { 200: CompanyGroupDTO, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 412: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "companyGroupDelete": { 204: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 412: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "paymentMethodGetAllPaged": { 200: paymentMethodGetAllPaged200, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "paymentMethodHeadAll": { 200: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "paymentMethodCreate": { 201: PaymentMethodDTO, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "paymentMethodRetrieve": { 200: PaymentMethodDTO, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "paymentMethodUpdate": { 200: PaymentMethodDTO, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 412: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "paymentMethodDelete": { 204: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 412: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "notifyGetAllPaged": { 200: notifyGetAllPaged200, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "notifyHeadAll": { 200: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "notifyCreate": { 201: NotifyDTO, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "notifyGet": { 200: NotifyDTO, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "notifyUpdate": { 200: NotifyDTO, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 412: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "notifyDelete": { 204: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 412: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "messageGetAllPaged": { 200: messageGetAllPaged200, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "messageHeadAll": { 200: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "messageGet": { 200: MessageDTO, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "commentGetAllPaged": { 200: commentGetAllPaged200, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "commentHeadAll": { 200: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "commentCreate": { 201: CommentDTO, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "commentGet": { 200: CommentDTO, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "commentUpdate": { 200: CommentDTO, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 412: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "commentDelete": { 204: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 412: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "cloudCredentialGetAllPaged": { 200: cloudCredentialGetAllPaged200, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "cloudCredentialHeadAll": { 200: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "cloudCredentialCreate": { 201: CloudCredentialDTO, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "cloudCredentialGet": { 200: CloudCredentialDTO, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "cloudCredentialPatch": { 204: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 412: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "cloudCredentialDelete": { 204: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 412: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "cloudCredentialGetMetadata": { 200: Metadata, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "cloudCredentialUpdateMetadata": { 204: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "cloudCredentialDeleteMetadataKey": { 204: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "countryCodesGet": { 200: countryCodesGet200, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "subscriptionGetAllPaged": { 200: subscriptionGetAllPaged200, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "subscriptionHeadAll": { 200: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "subscriptionGet": { 200: Subscription, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "subscriptionPatch": { 200: UpgradeResult, 204: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 412: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "subscriptionSetEndpoints": { 204: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "subscriptionSetInstructions": { 204: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "subscriptionSetCredentials": { 204: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "subscriptionBill": { 201: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "subscriptionSetOneshotCosts": { 200: Subscription, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "subscriptionSetRecurringCosts": { 200: Subscription, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "subscriptionGetMetadata": { 200: Metadata, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "subscriptionUpdateMetadata": { 204: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "subscriptionDeleteMetadataKey": { 204: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "configurationParameterGetAllPaged": { 200: configurationParameterGetAllPaged200, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "configurationParameterHeadAll": { 200: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "configurationParameterCreate": { 201: ConfigurationParameter, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "configurationParameterGet": { 200: ConfigurationParameter, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "configurationParameterUpdate": { 200: ConfigurationParameter, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 412: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "configurationParameterDelete": { 204: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 412: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "configurationParameterValues": { 200: ConfigurationParameterValues, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "productGetAllPaged": { 200: productGetAllPaged200, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "productHeadAll": { 200: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "productCreate": { 201: ProductDTO, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "productGet": { 200: ProductDTO, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "productUpdate": { 200: ProductDTO, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 412: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "productDelete": { 204: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 412: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "productGetMetricHeaders": { 200: productGetMetricHeaders200, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "productReplaceMetricHeaders": { 200: productGetMetricHeaders200, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "productGetMetadata": { 200: Metadata, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "productUpdateMetadata": { 204: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "productDeleteMetadataKey": { 204: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "productVersionGetAllPaged": { 200: productVersionGetAllPaged200, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "productVersionHeadAll": { 200: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "productVersionCreate": { 201: ProductVersionDTO, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "productVersionGet": { 200: ProductVersionDTO, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "productVersionUpdate": { 200: ProductVersionDTO, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 412: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "productVersionPatch": { 204: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 412: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "productVersionDelete": { 204: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 412: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "productVersionGetMetadata": { 200: Metadata, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "productVersionUpdateMetadata": { 204: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "productVersionDeleteMetadataKey": { 204: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "billingItemGetAllPaged": { 200: billingItemGetAllPaged200, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "billingItemHeadAll": { 200: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "billingItemCreate": { 201: BillingItemDTO, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "billingItemGet": { 200: BillingItemDTO, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "billingItemUpdate": { 200: BillingItemDTO, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 412: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "billingItemDelete": { 204: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 412: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "applicationMetricGetAllPaged": { 200: applicationMetricGetAllPaged200, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "applicationMetricHeadAll": { 200: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "applicationMetricCreate": { 201: ApplicationMetricDTO, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "applicationMetricGet": { 200: ApplicationMetricDTO, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "applicationMetricUpdate": { 200: ApplicationMetricDTO, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 412: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "applicationMetricDelete": { 204: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 412: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "orderGetAllPaged": { 200: orderGetAllPaged200, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "orderHeadAll": { 200: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "orderCreate": { 201: OrderDTO, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "orderGet": { 200: OrderDTO, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "orderDelete": { 204: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "invoiceGetAllPaged": { 200: invoiceGetAllPaged200, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "invoiceHeadAll": { 200: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "invoiceGet": { 200: InvoiceDTO, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "invoicePay": { 204: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "invoiceMarkPaid": { 204: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "proceedsReportGet": { 200: ProceedsReport, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "platformEndpointsGet": { 200: platformEndpointsGet200, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "platformEndpointsReplace": { 200: platformEndpointsGet200, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "eventGetAllPaged": { 200: eventGetAllPaged200, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "eventHeadAll": { 200: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "eventCreate": { 201: EventDTO, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "eventGet": { 200: EventDTO, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "eventDelete": { 204: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 412: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "eventGetAttempts": { 200: eventGetAttempts200, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "eventRedeliver": { 204: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "clockGet": { 200: Clock, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "clockAdvance": { 200: Clock, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "faultsGet": { 200: faultsGet200, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "faultsReplace": { 200: faultsGet200, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "faultsDelete": { 204: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "sandboxReset": { 204: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "snapshotList": { 200: snapshotList200, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "snapshotCreate": { 201: Snapshot, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "snapshotRestore": { 204: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "testCardCreate": { 200: TestCardResult, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse } };
var events = { "Cart.CREATED": CartCreatedEvent, "Cart.MODIFIED": CartModifiedEvent, "Cart.DELETED": CartDeletedEvent, "Invoice.CREATED": InvoiceCreatedEvent, "Invoice.MODIFIED": InvoiceModifiedEvent, "Invoice.DELETED": InvoiceDeletedEvent, "ProductVersion.CREATED": ProductVersionCreatedEvent, "ProductVersion.MODIFIED": ProductVersionModifiedEvent, "ProductVersion.DELETED": ProductVersionDeletedEvent, "Subscription.CREATED": SubscriptionCreatedEvent, "Subscription.MODIFIED": SubscriptionModifiedEvent, "Subscription.DELETED": SubscriptionDeletedEvent, "User.CREATED": UserCreatedEvent, "User.MODIFIED": UserModifiedEvent, "User.DELETED": UserDeletedEvent };
export {
  bodies,
  events,
  headers,
  paths,
  queries,
  responses,
  schemas
};
