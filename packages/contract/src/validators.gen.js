// Generated from spec/ by `npm run generate`. Do not edit it: change the source, and run the command.

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

var AuthToken = validate52;
var formats0 = formats.password;
var func1 = codePointLength;
function validate52(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data === "string") {
    if (func1(data) < 1) errors = fail(vErrors ??= [], instancePath, "minLength", { limit: 1 });
    if (!formats0(data)) errors = fail(vErrors ??= [], instancePath, "format", { format: "password" });
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "string" });
  validate52.errors = vErrors;
  return errors === 0;
}
var ErrorResponseEntry = validate53;
function validate53(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.key === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "key" });
    if (data.error === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "error" });
    if (data.extraFields === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "extraFields" });
    if (data.key !== void 0) {
      if (typeof data.key !== "string") errors = fail(vErrors ??= [], instancePath + "/key", "type", { type: "string" });
    }
    if (data.error !== void 0) {
      if (typeof data.error !== "string") errors = fail(vErrors ??= [], instancePath + "/error", "type", { type: "string" });
    }
    if (data.extraFields !== void 0) {
      let data2 = data.extraFields;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
        for (const key0 in data2) {
          if (errors >= 20) {
            break;
          }
          if (typeof data2[key0] !== "string") errors = fail(vErrors ??= [], instancePath + "/extraFields/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "type", { type: "string" });
        }
      } else errors = fail(vErrors ??= [], instancePath + "/extraFields", "type", { type: "object" });
    }
    if (data.requestId !== void 0) {
      if (typeof data.requestId !== "string") errors = fail(vErrors ??= [], instancePath + "/requestId", "type", { type: "string" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate53.errors = vErrors;
  return errors === 0;
}
var ErrorResponse = validate54;
function validate54(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.errorHolders === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "errorHolders" });
    if (data.errorHolders !== void 0) {
      let data0 = data.errorHolders;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
          if (!validate53(data0[i0], { instancePath: instancePath + "/errorHolders/" + i0 })) errors = (vErrors = join(vErrors, validate53.errors)).length;
        }
      } else errors = fail(vErrors ??= [], instancePath + "/errorHolders", "type", { type: "array" });
    }
    if (data.errors !== void 0) {
      let data2 = data.errors;
      if (Array.isArray(data2)) {
        const len1 = data2.length;
        for (let i1 = 0; i1 < len1 && errors < 20; i1++) {
          if (typeof data2[i1] !== "string") errors = fail(vErrors ??= [], instancePath + "/errors/" + i1, "type", { type: "string" });
        }
      } else errors = fail(vErrors ??= [], instancePath + "/errors", "type", { type: "array" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate54.errors = vErrors;
  return errors === 0;
}
var TokenKind = validate56;
var schema22 = { "type": "string", "enum": ["SESSION", "PERMANENT", "PERSONAL"] };
function validate56(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") errors = fail(vErrors ??= [], instancePath, "type", { type: "string" });
  if (!(data === "SESSION" || data === "PERMANENT" || data === "PERSONAL")) errors = fail(vErrors ??= [], instancePath, "enum", { allowedValues: schema22.enum });
  validate56.errors = vErrors;
  return errors === 0;
}
var SortDirection = validate57;
var schema23 = { "type": "string", "enum": ["ASC", "DESC"] };
function validate57(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") errors = fail(vErrors ??= [], instancePath, "type", { type: "string" });
  if (!(data === "ASC" || data === "DESC")) errors = fail(vErrors ??= [], instancePath, "enum", { allowedValues: schema23.enum });
  validate57.errors = vErrors;
  return errors === 0;
}
var UserReference = validate58;
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
var TokenAccess = validate59;
var schema25 = { "type": "string", "enum": ["READ_ONLY", "READ_WRITE"] };
function validate59(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") errors = fail(vErrors ??= [], instancePath, "type", { type: "string" });
  if (!(data === "READ_ONLY" || data === "READ_WRITE")) errors = fail(vErrors ??= [], instancePath, "enum", { allowedValues: schema25.enum });
  validate59.errors = vErrors;
  return errors === 0;
}
var DateTime = validate60;
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
var TokenDTO = validate61;
var formats4 = formats.int32;
var pattern3 = new RegExp("^token/[0-9]+$", "u");
function validate61(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "id" });
    if (data.self === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "self" });
    if (data.user === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "user" });
    if (data.kind === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "kind" });
    if (data.access === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "access" });
    if (data.createdAt === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "createdAt" });
    if (data.id !== void 0) {
      let data0 = data.id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) errors = fail(vErrors ??= [], instancePath + "/id", "type", { type: "integer" });
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 < 1 || isNaN(data0)) errors = fail(vErrors ??= [], instancePath + "/id", "minimum", { comparison: ">=", limit: 1 });
        if (!formats4.validate(data0)) errors = fail(vErrors ??= [], instancePath + "/id", "format", { format: "int32" });
      }
    }
    if (data.self !== void 0) {
      let data1 = data.self;
      if (typeof data1 === "string") {
        if (!pattern3.test(data1)) errors = fail(vErrors ??= [], instancePath + "/self", "pattern", { pattern: "^token/[0-9]+$" });
      } else errors = fail(vErrors ??= [], instancePath + "/self", "type", { type: "string" });
    }
    if (data.user !== void 0) {
      if (!validate58(data.user, { instancePath: instancePath + "/user" })) errors = (vErrors = join(vErrors, validate58.errors)).length;
    }
    if (data.kind !== void 0) {
      if (!validate56(data.kind, { instancePath: instancePath + "/kind" })) errors = (vErrors = join(vErrors, validate56.errors)).length;
    }
    if (data.name !== void 0) {
      if (typeof data.name !== "string") errors = fail(vErrors ??= [], instancePath + "/name", "type", { type: "string" });
    }
    if (data.access !== void 0) {
      if (!validate59(data.access, { instancePath: instancePath + "/access" })) errors = (vErrors = join(vErrors, validate59.errors)).length;
    }
    if (data.createdAt !== void 0) {
      if (!validate60(data.createdAt, { instancePath: instancePath + "/createdAt" })) errors = (vErrors = join(vErrors, validate60.errors)).length;
    }
    if (data.expiresAt !== void 0) {
      if (!validate60(data.expiresAt, { instancePath: instancePath + "/expiresAt" })) errors = (vErrors = join(vErrors, validate60.errors)).length;
    }
    if (data.lastUsedAt !== void 0) {
      if (!validate60(data.lastUsedAt, { instancePath: instancePath + "/lastUsedAt" })) errors = (vErrors = join(vErrors, validate60.errors)).length;
    }
    if (data.current !== void 0) {
      if (typeof data.current !== "boolean") errors = fail(vErrors ??= [], instancePath + "/current", "type", { type: "boolean" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate61.errors = vErrors;
  return errors === 0;
}
var TokenCreate = validate68;
var pattern4 = new RegExp("\\S", "u");
function validate68(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "name" });
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 === "string") {
        if (func1(data0) > 100) errors = fail(vErrors ??= [], instancePath + "/name", "maxLength", { limit: 100 });
        if (func1(data0) < 1) errors = fail(vErrors ??= [], instancePath + "/name", "minLength", { limit: 1 });
        if (!pattern4.test(data0)) errors = fail(vErrors ??= [], instancePath + "/name", "pattern", { pattern: "\\S" });
      } else errors = fail(vErrors ??= [], instancePath + "/name", "type", { type: "string" });
    }
    if (data.access !== void 0) {
      if (!validate59(data.access, { instancePath: instancePath + "/access" })) errors = (vErrors = join(vErrors, validate59.errors)).length;
    }
    if (data.expiresAt !== void 0) {
      if (!validate60(data.expiresAt, { instancePath: instancePath + "/expiresAt" })) errors = (vErrors = join(vErrors, validate60.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate68.errors = vErrors;
  return errors === 0;
}
var TokenCreated = validate71;
function validate71(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate61(data, { instancePath })) errors = (vErrors = join(vErrors, validate61.errors)).length;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.token === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "token" });
    if (data.token !== void 0) {
      if (!validate52(data.token, { instancePath: instancePath + "/token" })) errors = (vErrors = join(vErrors, validate52.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate71.errors = vErrors;
  return errors === 0;
}
var UserName = validate74;
var pattern5 = new RegExp("^[A-Za-z0-9@.+_-]+$", "u");
function validate74(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data === "string") {
    if (func1(data) > 255) errors = fail(vErrors ??= [], instancePath, "maxLength", { limit: 255 });
    if (func1(data) < 4) errors = fail(vErrors ??= [], instancePath, "minLength", { limit: 4 });
    if (!pattern5.test(data)) errors = fail(vErrors ??= [], instancePath, "pattern", { pattern: "^[A-Za-z0-9@.+_-]+$" });
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "string" });
  validate74.errors = vErrors;
  return errors === 0;
}
var EmailAddress = validate75;
var formats6 = formats.email;
function validate75(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data === "string") {
    if (func1(data) > 255) errors = fail(vErrors ??= [], instancePath, "maxLength", { limit: 255 });
    if (!formats6(data)) errors = fail(vErrors ??= [], instancePath, "format", { format: "email" });
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "string" });
  validate75.errors = vErrors;
  return errors === 0;
}
var LanguageCode = validate76;
var pattern6 = new RegExp("^[a-z]{2}$", "u");
function validate76(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data === "string") {
    if (!pattern6.test(data)) errors = fail(vErrors ??= [], instancePath, "pattern", { pattern: "^[a-z]{2}$" });
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "string" });
  validate76.errors = vErrors;
  return errors === 0;
}
var UserRole = validate77;
var schema33 = { "type": "string", "enum": ["ROLE_USER", "ROLE_VENDOR", "ROLE_ADMIN"] };
function validate77(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") errors = fail(vErrors ??= [], instancePath, "type", { type: "string" });
  if (!(data === "ROLE_USER" || data === "ROLE_VENDOR" || data === "ROLE_ADMIN")) errors = fail(vErrors ??= [], instancePath, "enum", { allowedValues: schema33.enum });
  validate77.errors = vErrors;
  return errors === 0;
}
var CompanyOrUserCompanyReference = validate78;
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
var CompanyGroupReference = validate79;
function validate79(data, { instancePath = "" } = {}) {
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
  validate79.errors = vErrors;
  return errors === 0;
}
var CountryCode = validate80;
var pattern7 = new RegExp("^[A-Z]{2}$", "u");
function validate80(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data === "string") {
    if (!pattern7.test(data)) errors = fail(vErrors ??= [], instancePath, "pattern", { pattern: "^[A-Z]{2}$" });
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "string" });
  validate80.errors = vErrors;
  return errors === 0;
}
var Address = validate81;
function validate81(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "id" });
    if (data.id !== void 0) {
      let data0 = data.id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) errors = fail(vErrors ??= [], instancePath + "/id", "type", { type: "integer" });
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 < 1 || isNaN(data0)) errors = fail(vErrors ??= [], instancePath + "/id", "minimum", { comparison: ">=", limit: 1 });
        if (!formats4.validate(data0)) errors = fail(vErrors ??= [], instancePath + "/id", "format", { format: "int32" });
      }
    }
    if (data.address !== void 0) {
      if (typeof data.address !== "string") errors = fail(vErrors ??= [], instancePath + "/address", "type", { type: "string" });
    }
    if (data.city !== void 0) {
      if (typeof data.city !== "string") errors = fail(vErrors ??= [], instancePath + "/city", "type", { type: "string" });
    }
    if (data.zipCode !== void 0) {
      if (typeof data.zipCode !== "string") errors = fail(vErrors ??= [], instancePath + "/zipCode", "type", { type: "string" });
    }
    if (data.state !== void 0) {
      if (typeof data.state !== "string") errors = fail(vErrors ??= [], instancePath + "/state", "type", { type: "string" });
    }
    if (data.country !== void 0) {
      if (typeof data.country !== "string") errors = fail(vErrors ??= [], instancePath + "/country", "type", { type: "string" });
    }
    if (data.countryCode !== void 0) {
      if (!validate80(data.countryCode, { instancePath: instancePath + "/countryCode" })) errors = (vErrors = join(vErrors, validate80.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate81.errors = vErrors;
  return errors === 0;
}
var MyUserDTO = validate83;
var pattern8 = new RegExp("^user/[0-9]+$", "u");
function validate83(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "id" });
    if (data.self === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "self" });
    if (data.userName === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "userName" });
    if (data.name === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "name" });
    if (data.email === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "email" });
    if (data.environment === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "environment" });
    if (data.id !== void 0) {
      let data0 = data.id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) errors = fail(vErrors ??= [], instancePath + "/id", "type", { type: "integer" });
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 < 1 || isNaN(data0)) errors = fail(vErrors ??= [], instancePath + "/id", "minimum", { comparison: ">=", limit: 1 });
        if (!formats4.validate(data0)) errors = fail(vErrors ??= [], instancePath + "/id", "format", { format: "int32" });
      }
    }
    if (data.self !== void 0) {
      let data1 = data.self;
      if (typeof data1 === "string") {
        if (!pattern8.test(data1)) errors = fail(vErrors ??= [], instancePath + "/self", "pattern", { pattern: "^user/[0-9]+$" });
      } else errors = fail(vErrors ??= [], instancePath + "/self", "type", { type: "string" });
    }
    if (data.userName !== void 0) {
      if (!validate74(data.userName, { instancePath: instancePath + "/userName" })) errors = (vErrors = join(vErrors, validate74.errors)).length;
    }
    if (data.name !== void 0) {
      if (typeof data.name !== "string") errors = fail(vErrors ??= [], instancePath + "/name", "type", { type: "string" });
    }
    if (data.surname !== void 0) {
      if (typeof data.surname !== "string") errors = fail(vErrors ??= [], instancePath + "/surname", "type", { type: "string" });
    }
    if (data.fullName !== void 0) {
      if (typeof data.fullName !== "string") errors = fail(vErrors ??= [], instancePath + "/fullName", "type", { type: "string" });
    }
    if (data.email !== void 0) {
      if (!validate75(data.email, { instancePath: instancePath + "/email" })) errors = (vErrors = join(vErrors, validate75.errors)).length;
    }
    if (data.phoneNumber !== void 0) {
      if (typeof data.phoneNumber !== "string") errors = fail(vErrors ??= [], instancePath + "/phoneNumber", "type", { type: "string" });
    }
    if (data.language !== void 0) {
      if (!validate76(data.language, { instancePath: instancePath + "/language" })) errors = (vErrors = join(vErrors, validate76.errors)).length;
    }
    if (data.userRole !== void 0) {
      if (!validate77(data.userRole, { instancePath: instancePath + "/userRole" })) errors = (vErrors = join(vErrors, validate77.errors)).length;
    }
    if (data.acceptedTerms !== void 0) {
      if (typeof data.acceptedTerms !== "boolean") errors = fail(vErrors ??= [], instancePath + "/acceptedTerms", "type", { type: "boolean" });
    }
    if (data.activated !== void 0) {
      if (typeof data.activated !== "boolean") errors = fail(vErrors ??= [], instancePath + "/activated", "type", { type: "boolean" });
    }
    if (data.enabled !== void 0) {
      if (typeof data.enabled !== "boolean") errors = fail(vErrors ??= [], instancePath + "/enabled", "type", { type: "boolean" });
    }
    if (data.newbie !== void 0) {
      if (typeof data.newbie !== "boolean") errors = fail(vErrors ??= [], instancePath + "/newbie", "type", { type: "boolean" });
    }
    if (data.activationDate !== void 0) {
      if (!validate60(data.activationDate, { instancePath: instancePath + "/activationDate" })) errors = (vErrors = join(vErrors, validate60.errors)).length;
    }
    if (data.creationDate !== void 0) {
      if (!validate60(data.creationDate, { instancePath: instancePath + "/creationDate" })) errors = (vErrors = join(vErrors, validate60.errors)).length;
    }
    if (data.environment !== void 0) {
      if (typeof data.environment !== "string") errors = fail(vErrors ??= [], instancePath + "/environment", "type", { type: "string" });
    }
    if (data.company !== void 0) {
      if (!validate78(data.company, { instancePath: instancePath + "/company" })) errors = (vErrors = join(vErrors, validate78.errors)).length;
    }
    if (data.companyGroup !== void 0) {
      if (!validate79(data.companyGroup, { instancePath: instancePath + "/companyGroup" })) errors = (vErrors = join(vErrors, validate79.errors)).length;
    }
    if (data.address !== void 0) {
      if (!validate81(data.address, { instancePath: instancePath + "/address" })) errors = (vErrors = join(vErrors, validate81.errors)).length;
    }
    if (data.paymentDataSaved !== void 0) {
      if (typeof data.paymentDataSaved !== "boolean") errors = fail(vErrors ??= [], instancePath + "/paymentDataSaved", "type", { type: "boolean" });
    }
    if (data.externalId !== void 0) {
      if (typeof data.externalId !== "string") errors = fail(vErrors ??= [], instancePath + "/externalId", "type", { type: "string" });
    }
    if (data.userRole !== void 0) {
      if (data.acceptedTerms === void 0) errors = fail(vErrors ??= [], instancePath, "dependentRequired", {
        property: "userRole",
        missingProperty: "acceptedTerms",
        depsCount: 4,
        deps: "acceptedTerms, activated, enabled, newbie"
      });
      if (data.activated === void 0) errors = fail(vErrors ??= [], instancePath, "dependentRequired", {
        property: "userRole",
        missingProperty: "activated",
        depsCount: 4,
        deps: "acceptedTerms, activated, enabled, newbie"
      });
      if (data.enabled === void 0) errors = fail(vErrors ??= [], instancePath, "dependentRequired", {
        property: "userRole",
        missingProperty: "enabled",
        depsCount: 4,
        deps: "acceptedTerms, activated, enabled, newbie"
      });
      if (data.newbie === void 0) errors = fail(vErrors ??= [], instancePath, "dependentRequired", {
        property: "userRole",
        missingProperty: "newbie",
        depsCount: 4,
        deps: "acceptedTerms, activated, enabled, newbie"
      });
    }
    if (data.acceptedTerms !== void 0) {
      if (data.userRole === void 0) errors = fail(vErrors ??= [], instancePath, "dependentRequired", {
        property: "acceptedTerms",
        missingProperty: "userRole",
        depsCount: 1,
        deps: "userRole"
      });
    }
    if (data.activated !== void 0) {
      if (data.userRole === void 0) errors = fail(vErrors ??= [], instancePath, "dependentRequired", {
        property: "activated",
        missingProperty: "userRole",
        depsCount: 1,
        deps: "userRole"
      });
    }
    if (data.enabled !== void 0) {
      if (data.userRole === void 0) errors = fail(vErrors ??= [], instancePath, "dependentRequired", {
        property: "enabled",
        missingProperty: "userRole",
        depsCount: 1,
        deps: "userRole"
      });
    }
    if (data.newbie !== void 0) {
      if (data.userRole === void 0) errors = fail(vErrors ??= [], instancePath, "dependentRequired", {
        property: "newbie",
        missingProperty: "userRole",
        depsCount: 1,
        deps: "userRole"
      });
    }
    if (data.paymentDataSaved !== void 0) {
      if (data.userRole === void 0) errors = fail(vErrors ??= [], instancePath, "dependentRequired", {
        property: "paymentDataSaved",
        missingProperty: "userRole",
        depsCount: 1,
        deps: "userRole"
      });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate83.errors = vErrors;
  return errors === 0;
}
var Password = validate93;
function validate93(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data === "string") {
    if (func1(data) > 256) errors = fail(vErrors ??= [], instancePath, "maxLength", { limit: 256 });
    if (func1(data) < 8) errors = fail(vErrors ??= [], instancePath, "minLength", { limit: 8 });
    if (!formats0(data)) errors = fail(vErrors ??= [], instancePath, "format", { format: "password" });
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "string" });
  validate93.errors = vErrors;
  return errors === 0;
}
var AddressInput = validate94;
var pattern9 = new RegExp("^[A-Z0-9]{2}$", "u");
function validate94(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.address !== void 0) {
      let data0 = data.address;
      if (typeof data0 === "string") {
        if (func1(data0) > 255) errors = fail(vErrors ??= [], instancePath + "/address", "maxLength", { limit: 255 });
      } else errors = fail(vErrors ??= [], instancePath + "/address", "type", { type: "string" });
    }
    if (data.city !== void 0) {
      let data1 = data.city;
      if (typeof data1 === "string") {
        if (func1(data1) > 255) errors = fail(vErrors ??= [], instancePath + "/city", "maxLength", { limit: 255 });
      } else errors = fail(vErrors ??= [], instancePath + "/city", "type", { type: "string" });
    }
    if (data.zipCode !== void 0) {
      let data2 = data.zipCode;
      if (typeof data2 === "string") {
        if (func1(data2) > 255) errors = fail(vErrors ??= [], instancePath + "/zipCode", "maxLength", { limit: 255 });
      } else errors = fail(vErrors ??= [], instancePath + "/zipCode", "type", { type: "string" });
    }
    if (data.state !== void 0) {
      let data3 = data.state;
      if (typeof data3 === "string") {
        if (!pattern9.test(data3)) errors = fail(vErrors ??= [], instancePath + "/state", "pattern", { pattern: "^[A-Z0-9]{2}$" });
      } else errors = fail(vErrors ??= [], instancePath + "/state", "type", { type: "string" });
    }
    if (data.country !== void 0) {
      let data4 = data.country;
      if (typeof data4 === "string") {
        if (func1(data4) > 255) errors = fail(vErrors ??= [], instancePath + "/country", "maxLength", { limit: 255 });
      } else errors = fail(vErrors ??= [], instancePath + "/country", "type", { type: "string" });
    }
    if (data.countryCode !== void 0) {
      if (!validate80(data.countryCode, { instancePath: instancePath + "/countryCode" })) errors = (vErrors = join(vErrors, validate80.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate94.errors = vErrors;
  return errors === 0;
}
var UserFields = validate96;
var schema41 = { "type": "object", "properties": { "userName": { "$ref": "UserName" }, "name": { "type": "string", "minLength": 1, "maxLength": 255 }, "surname": { "type": ["string", "null"], "minLength": 1, "maxLength": 255 }, "email": { "$ref": "EmailAddress" }, "password": { "$ref": "Password" }, "phoneNumber": { "type": ["string", "null"], "minLength": 1, "maxLength": 20 }, "language": { "$ref": "LanguageCode" }, "address": { "if": { "type": ["object"] }, "then": { "$ref": "AddressInput" }, "else": { "if": { "type": ["null"] }, "then": { "type": "null" }, "else": { "type": ["object", "null"] } } }, "acceptedTerms": { "type": "boolean" }, "newbie": { "type": "boolean" }, "externalId": { "type": ["string", "null"], "minLength": 1, "maxLength": 255 }, "userRole": { "$ref": "UserRole" }, "enabled": { "type": "boolean" }, "environment": { "type": "string", "minLength": 1, "maxLength": 255 }, "company": { "$ref": "CompanyOrUserCompanyReference" }, "companyGroup": { "if": { "type": ["object"] }, "then": { "$ref": "CompanyGroupReference" }, "else": { "if": { "type": ["null"] }, "then": { "type": "null" }, "else": { "type": ["object", "null"] } } } } };
function validate96(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.userName !== void 0) {
      if (!validate74(data.userName, { instancePath: instancePath + "/userName" })) errors = (vErrors = join(vErrors, validate74.errors)).length;
    }
    if (data.name !== void 0) {
      let data1 = data.name;
      if (typeof data1 === "string") {
        if (func1(data1) > 255) errors = fail(vErrors ??= [], instancePath + "/name", "maxLength", { limit: 255 });
        if (func1(data1) < 1) errors = fail(vErrors ??= [], instancePath + "/name", "minLength", { limit: 1 });
      } else errors = fail(vErrors ??= [], instancePath + "/name", "type", { type: "string" });
    }
    if (data.surname !== void 0) {
      let data2 = data.surname;
      if (typeof data2 !== "string" && data2 !== null) errors = fail(vErrors ??= [], instancePath + "/surname", "type", { type: schema41.properties.surname.type });
      if (typeof data2 === "string") {
        if (func1(data2) > 255) errors = fail(vErrors ??= [], instancePath + "/surname", "maxLength", { limit: 255 });
        if (func1(data2) < 1) errors = fail(vErrors ??= [], instancePath + "/surname", "minLength", { limit: 1 });
      }
    }
    if (data.email !== void 0) {
      if (!validate75(data.email, { instancePath: instancePath + "/email" })) errors = (vErrors = join(vErrors, validate75.errors)).length;
    }
    if (data.password !== void 0) {
      if (!validate93(data.password, { instancePath: instancePath + "/password" })) errors = (vErrors = join(vErrors, validate93.errors)).length;
    }
    if (data.phoneNumber !== void 0) {
      let data5 = data.phoneNumber;
      if (typeof data5 !== "string" && data5 !== null) errors = fail(vErrors ??= [], instancePath + "/phoneNumber", "type", { type: schema41.properties.phoneNumber.type });
      if (typeof data5 === "string") {
        if (func1(data5) > 20) errors = fail(vErrors ??= [], instancePath + "/phoneNumber", "maxLength", { limit: 20 });
        if (func1(data5) < 1) errors = fail(vErrors ??= [], instancePath + "/phoneNumber", "minLength", { limit: 1 });
      }
    }
    if (data.language !== void 0) {
      if (!validate76(data.language, { instancePath: instancePath + "/language" })) errors = (vErrors = join(vErrors, validate76.errors)).length;
    }
    if (data.address !== void 0) {
      let data7 = data.address;
      const _errs12 = errors;
      let valid1 = true;
      const _errs13 = errors;
      if (!(data7 && typeof data7 == "object" && !Array.isArray(data7))) {
        errors = (vErrors ??= []).push({});
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
        if (!validate94(data7, { instancePath: instancePath + "/address" })) errors = (vErrors = join(vErrors, validate94.errors)).length;
        var _valid0 = _errs15 === errors;
        valid1 = _valid0;
        ifClause0 = "then";
      } else {
        const _errs16 = errors;
        const _errs17 = errors;
        let valid2 = true;
        const _errs18 = errors;
        if (data7 !== null) {
          errors = (vErrors ??= []).push({});
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
          if (data7 !== null) errors = fail(vErrors ??= [], instancePath + "/address", "type", { type: "null" });
          var _valid1 = _errs20 === errors;
          valid2 = _valid1;
          ifClause1 = "then";
        } else {
          const _errs22 = errors;
          if (!(data7 && typeof data7 == "object" && !Array.isArray(data7)) && data7 !== null) errors = fail(vErrors ??= [], instancePath + "/address", "type", { type: schema41.properties.address.else.else.type });
          var _valid1 = _errs22 === errors;
          valid2 = _valid1;
          ifClause1 = "else";
        }
        var _valid0 = _errs16 === errors;
        valid1 = _valid0;
        ifClause0 = "else";
      }
    }
    if (data.acceptedTerms !== void 0) {
      if (typeof data.acceptedTerms !== "boolean") errors = fail(vErrors ??= [], instancePath + "/acceptedTerms", "type", { type: "boolean" });
    }
    if (data.newbie !== void 0) {
      if (typeof data.newbie !== "boolean") errors = fail(vErrors ??= [], instancePath + "/newbie", "type", { type: "boolean" });
    }
    if (data.externalId !== void 0) {
      let data10 = data.externalId;
      if (typeof data10 !== "string" && data10 !== null) errors = fail(vErrors ??= [], instancePath + "/externalId", "type", { type: schema41.properties.externalId.type });
      if (typeof data10 === "string") {
        if (func1(data10) > 255) errors = fail(vErrors ??= [], instancePath + "/externalId", "maxLength", { limit: 255 });
        if (func1(data10) < 1) errors = fail(vErrors ??= [], instancePath + "/externalId", "minLength", { limit: 1 });
      }
    }
    if (data.userRole !== void 0) {
      if (!validate77(data.userRole, { instancePath: instancePath + "/userRole" })) errors = (vErrors = join(vErrors, validate77.errors)).length;
    }
    if (data.enabled !== void 0) {
      if (typeof data.enabled !== "boolean") errors = fail(vErrors ??= [], instancePath + "/enabled", "type", { type: "boolean" });
    }
    if (data.environment !== void 0) {
      let data13 = data.environment;
      if (typeof data13 === "string") {
        if (func1(data13) > 255) errors = fail(vErrors ??= [], instancePath + "/environment", "maxLength", { limit: 255 });
        if (func1(data13) < 1) errors = fail(vErrors ??= [], instancePath + "/environment", "minLength", { limit: 1 });
      } else errors = fail(vErrors ??= [], instancePath + "/environment", "type", { type: "string" });
    }
    if (data.company !== void 0) {
      if (!validate78(data.company, { instancePath: instancePath + "/company" })) errors = (vErrors = join(vErrors, validate78.errors)).length;
    }
    if (data.companyGroup !== void 0) {
      let data15 = data.companyGroup;
      const _errs37 = errors;
      let valid3 = true;
      const _errs38 = errors;
      if (!(data15 && typeof data15 == "object" && !Array.isArray(data15))) {
        errors = (vErrors ??= []).push({});
      }
      var _valid2 = _errs38 === errors;
      errors = _errs37;
      if (vErrors !== null) {
        if (_errs37) {
          vErrors.length = _errs37;
        } else {
          vErrors = null;
        }
      }
      let ifClause2;
      if (_valid2) {
        const _errs40 = errors;
        if (!validate79(data15, { instancePath: instancePath + "/companyGroup" })) errors = (vErrors = join(vErrors, validate79.errors)).length;
        var _valid2 = _errs40 === errors;
        valid3 = _valid2;
        ifClause2 = "then";
      } else {
        const _errs41 = errors;
        const _errs42 = errors;
        let valid4 = true;
        const _errs43 = errors;
        if (data15 !== null) {
          errors = (vErrors ??= []).push({});
        }
        var _valid3 = _errs43 === errors;
        errors = _errs42;
        if (vErrors !== null) {
          if (_errs42) {
            vErrors.length = _errs42;
          } else {
            vErrors = null;
          }
        }
        let ifClause3;
        if (_valid3) {
          const _errs45 = errors;
          if (data15 !== null) errors = fail(vErrors ??= [], instancePath + "/companyGroup", "type", { type: "null" });
          var _valid3 = _errs45 === errors;
          valid4 = _valid3;
          ifClause3 = "then";
        } else {
          const _errs47 = errors;
          if (!(data15 && typeof data15 == "object" && !Array.isArray(data15)) && data15 !== null) errors = fail(vErrors ??= [], instancePath + "/companyGroup", "type", { type: schema41.properties.companyGroup.else.else.type });
          var _valid3 = _errs47 === errors;
          valid4 = _valid3;
          ifClause3 = "else";
        }
        var _valid2 = _errs41 === errors;
        valid3 = _valid2;
        ifClause2 = "else";
      }
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate96.errors = vErrors;
  return errors === 0;
}
var UserCreate = validate105;
function validate105(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate96(data, { instancePath })) errors = (vErrors = join(vErrors, validate96.errors)).length;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.userName === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "userName" });
    if (data.name === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "name" });
    if (data.email === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "email" });
    if (data.password === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "password" });
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate105.errors = vErrors;
  return errors === 0;
}
var MyUserInput = validate107;
function validate107(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate96(data, { instancePath })) errors = (vErrors = join(vErrors, validate96.errors)).length;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.currentPassword !== void 0) {
      let data0 = data.currentPassword;
      if (typeof data0 === "string") {
        if (func1(data0) > 256) errors = fail(vErrors ??= [], instancePath + "/currentPassword", "maxLength", { limit: 256 });
        if (!formats0(data0)) errors = fail(vErrors ??= [], instancePath + "/currentPassword", "format", { format: "password" });
      } else errors = fail(vErrors ??= [], instancePath + "/currentPassword", "type", { type: "string" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate107.errors = vErrors;
  return errors === 0;
}
var UserAction = validate109;
var schema44 = { "type": "string", "enum": ["ACTIVATE", "APPROVE", "BLOCK", "UNBLOCK"] };
function validate109(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") errors = fail(vErrors ??= [], instancePath, "type", { type: "string" });
  if (!(data === "ACTIVATE" || data === "APPROVE" || data === "BLOCK" || data === "UNBLOCK")) errors = fail(vErrors ??= [], instancePath, "enum", { allowedValues: schema44.enum });
  validate109.errors = vErrors;
  return errors === 0;
}
var UserActionPatch = validate110;
function validate110(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length < 1) errors = fail(vErrors ??= [], instancePath, "minProperties", { limit: 1 });
    if (data.action === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "action" });
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      if (!(key0 === "action")) errors = fail(vErrors ??= [], instancePath, "additionalProperties", { additionalProperty: key0 });
    }
    if (data.action !== void 0) {
      if (!validate109(data.action, { instancePath: instancePath + "/action" })) errors = (vErrors = join(vErrors, validate109.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate110.errors = vErrors;
  return errors === 0;
}
var UserFieldsPatch = validate112;
var schema46 = { "type": "object", "additionalProperties": false, "minProperties": 1, "properties": { "userName": { "$ref": "UserName" }, "name": { "type": "string", "minLength": 1, "maxLength": 255 }, "surname": { "type": ["string", "null"], "minLength": 1, "maxLength": 255 }, "email": { "$ref": "EmailAddress" }, "password": { "$ref": "Password" }, "currentPassword": { "type": "string", "format": "password", "maxLength": 256 }, "phoneNumber": { "type": ["string", "null"], "minLength": 1, "maxLength": 20 }, "language": { "$ref": "LanguageCode" }, "address": { "if": { "type": ["object"] }, "then": { "$ref": "AddressInput" }, "else": { "if": { "type": ["null"] }, "then": { "type": "null" }, "else": { "type": ["object", "null"] } } }, "acceptedTerms": { "type": "boolean" }, "newbie": { "type": "boolean" }, "externalId": { "type": ["string", "null"], "minLength": 1, "maxLength": 255 }, "userRole": { "$ref": "UserRole" }, "enabled": { "type": "boolean" }, "environment": { "type": "string", "minLength": 1, "maxLength": 255 }, "company": { "$ref": "CompanyOrUserCompanyReference" }, "companyGroup": { "if": { "type": ["object"] }, "then": { "$ref": "CompanyGroupReference" }, "else": { "if": { "type": ["null"] }, "then": { "type": "null" }, "else": { "type": ["object", "null"] } } } } };
var func30 = Object.prototype.hasOwnProperty;
function validate112(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length < 1) errors = fail(vErrors ??= [], instancePath, "minProperties", { limit: 1 });
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      if (!func30.call(schema46.properties, key0)) errors = fail(vErrors ??= [], instancePath, "additionalProperties", { additionalProperty: key0 });
    }
    if (data.userName !== void 0) {
      if (!validate74(data.userName, { instancePath: instancePath + "/userName" })) errors = (vErrors = join(vErrors, validate74.errors)).length;
    }
    if (data.name !== void 0) {
      let data1 = data.name;
      if (typeof data1 === "string") {
        if (func1(data1) > 255) errors = fail(vErrors ??= [], instancePath + "/name", "maxLength", { limit: 255 });
        if (func1(data1) < 1) errors = fail(vErrors ??= [], instancePath + "/name", "minLength", { limit: 1 });
      } else errors = fail(vErrors ??= [], instancePath + "/name", "type", { type: "string" });
    }
    if (data.surname !== void 0) {
      let data2 = data.surname;
      if (typeof data2 !== "string" && data2 !== null) errors = fail(vErrors ??= [], instancePath + "/surname", "type", { type: schema46.properties.surname.type });
      if (typeof data2 === "string") {
        if (func1(data2) > 255) errors = fail(vErrors ??= [], instancePath + "/surname", "maxLength", { limit: 255 });
        if (func1(data2) < 1) errors = fail(vErrors ??= [], instancePath + "/surname", "minLength", { limit: 1 });
      }
    }
    if (data.email !== void 0) {
      if (!validate75(data.email, { instancePath: instancePath + "/email" })) errors = (vErrors = join(vErrors, validate75.errors)).length;
    }
    if (data.password !== void 0) {
      if (!validate93(data.password, { instancePath: instancePath + "/password" })) errors = (vErrors = join(vErrors, validate93.errors)).length;
    }
    if (data.currentPassword !== void 0) {
      let data5 = data.currentPassword;
      if (typeof data5 === "string") {
        if (func1(data5) > 256) errors = fail(vErrors ??= [], instancePath + "/currentPassword", "maxLength", { limit: 256 });
        if (!formats0(data5)) errors = fail(vErrors ??= [], instancePath + "/currentPassword", "format", { format: "password" });
      } else errors = fail(vErrors ??= [], instancePath + "/currentPassword", "type", { type: "string" });
    }
    if (data.phoneNumber !== void 0) {
      let data6 = data.phoneNumber;
      if (typeof data6 !== "string" && data6 !== null) errors = fail(vErrors ??= [], instancePath + "/phoneNumber", "type", { type: schema46.properties.phoneNumber.type });
      if (typeof data6 === "string") {
        if (func1(data6) > 20) errors = fail(vErrors ??= [], instancePath + "/phoneNumber", "maxLength", { limit: 20 });
        if (func1(data6) < 1) errors = fail(vErrors ??= [], instancePath + "/phoneNumber", "minLength", { limit: 1 });
      }
    }
    if (data.language !== void 0) {
      if (!validate76(data.language, { instancePath: instancePath + "/language" })) errors = (vErrors = join(vErrors, validate76.errors)).length;
    }
    if (data.address !== void 0) {
      let data8 = data.address;
      const _errs15 = errors;
      let valid1 = true;
      const _errs16 = errors;
      if (!(data8 && typeof data8 == "object" && !Array.isArray(data8))) {
        errors = (vErrors ??= []).push({});
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
        if (!validate94(data8, { instancePath: instancePath + "/address" })) errors = (vErrors = join(vErrors, validate94.errors)).length;
        var _valid0 = _errs18 === errors;
        valid1 = _valid0;
        ifClause0 = "then";
      } else {
        const _errs19 = errors;
        const _errs20 = errors;
        let valid2 = true;
        const _errs21 = errors;
        if (data8 !== null) {
          errors = (vErrors ??= []).push({});
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
          if (data8 !== null) errors = fail(vErrors ??= [], instancePath + "/address", "type", { type: "null" });
          var _valid1 = _errs23 === errors;
          valid2 = _valid1;
          ifClause1 = "then";
        } else {
          const _errs25 = errors;
          if (!(data8 && typeof data8 == "object" && !Array.isArray(data8)) && data8 !== null) errors = fail(vErrors ??= [], instancePath + "/address", "type", { type: schema46.properties.address.else.else.type });
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
      if (typeof data.acceptedTerms !== "boolean") errors = fail(vErrors ??= [], instancePath + "/acceptedTerms", "type", { type: "boolean" });
    }
    if (data.newbie !== void 0) {
      if (typeof data.newbie !== "boolean") errors = fail(vErrors ??= [], instancePath + "/newbie", "type", { type: "boolean" });
    }
    if (data.externalId !== void 0) {
      let data11 = data.externalId;
      if (typeof data11 !== "string" && data11 !== null) errors = fail(vErrors ??= [], instancePath + "/externalId", "type", { type: schema46.properties.externalId.type });
      if (typeof data11 === "string") {
        if (func1(data11) > 255) errors = fail(vErrors ??= [], instancePath + "/externalId", "maxLength", { limit: 255 });
        if (func1(data11) < 1) errors = fail(vErrors ??= [], instancePath + "/externalId", "minLength", { limit: 1 });
      }
    }
    if (data.userRole !== void 0) {
      if (!validate77(data.userRole, { instancePath: instancePath + "/userRole" })) errors = (vErrors = join(vErrors, validate77.errors)).length;
    }
    if (data.enabled !== void 0) {
      if (typeof data.enabled !== "boolean") errors = fail(vErrors ??= [], instancePath + "/enabled", "type", { type: "boolean" });
    }
    if (data.environment !== void 0) {
      let data14 = data.environment;
      if (typeof data14 === "string") {
        if (func1(data14) > 255) errors = fail(vErrors ??= [], instancePath + "/environment", "maxLength", { limit: 255 });
        if (func1(data14) < 1) errors = fail(vErrors ??= [], instancePath + "/environment", "minLength", { limit: 1 });
      } else errors = fail(vErrors ??= [], instancePath + "/environment", "type", { type: "string" });
    }
    if (data.company !== void 0) {
      if (!validate78(data.company, { instancePath: instancePath + "/company" })) errors = (vErrors = join(vErrors, validate78.errors)).length;
    }
    if (data.companyGroup !== void 0) {
      let data16 = data.companyGroup;
      const _errs40 = errors;
      let valid3 = true;
      const _errs41 = errors;
      if (!(data16 && typeof data16 == "object" && !Array.isArray(data16))) {
        errors = (vErrors ??= []).push({});
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
        if (!validate79(data16, { instancePath: instancePath + "/companyGroup" })) errors = (vErrors = join(vErrors, validate79.errors)).length;
        var _valid2 = _errs43 === errors;
        valid3 = _valid2;
        ifClause2 = "then";
      } else {
        const _errs44 = errors;
        const _errs45 = errors;
        let valid4 = true;
        const _errs46 = errors;
        if (data16 !== null) {
          errors = (vErrors ??= []).push({});
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
          if (data16 !== null) errors = fail(vErrors ??= [], instancePath + "/companyGroup", "type", { type: "null" });
          var _valid3 = _errs48 === errors;
          valid4 = _valid3;
          ifClause3 = "then";
        } else {
          const _errs50 = errors;
          if (!(data16 && typeof data16 == "object" && !Array.isArray(data16)) && data16 !== null) errors = fail(vErrors ??= [], instancePath + "/companyGroup", "type", { type: schema46.properties.companyGroup.else.else.type });
          var _valid3 = _errs50 === errors;
          valid4 = _valid3;
          ifClause3 = "else";
        }
        var _valid2 = _errs44 === errors;
        valid3 = _valid2;
        ifClause2 = "else";
      }
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate112.errors = vErrors;
  return errors === 0;
}
var UserPatch = validate121;
var schema47 = { "if": { "type": "object", "required": ["action"] }, "then": { "if": { "type": "object", "required": ["action"], "properties": { "action": { "enum": ["ACTIVATE", "APPROVE", "BLOCK", "UNBLOCK"] } } }, "then": { "$ref": "UserActionPatch" }, "else": { "type": "object", "required": ["action"], "properties": { "action": { "enum": ["ACTIVATE", "APPROVE", "BLOCK", "UNBLOCK"] } } } }, "else": { "$ref": "UserFieldsPatch" } };
function validate121(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = true;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.action === void 0 && (missing0 = "action")) {
        errors = (vErrors ??= []).push({});
      }
    } else {
      errors = (vErrors ??= []).push({});
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
          errors = (vErrors ??= []).push({});
        } else {
          if (data.action !== void 0) {
            let data0 = data.action;
            if (!(data0 === "ACTIVATE" || data0 === "APPROVE" || data0 === "BLOCK" || data0 === "UNBLOCK")) {
              errors = (vErrors ??= []).push({});
            }
          }
        }
      } else {
        errors = (vErrors ??= []).push({});
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
      if (!validate110(data, { instancePath })) errors = (vErrors = join(vErrors, validate110.errors)).length;
      var _valid1 = _errs8 === errors;
      valid1 = _valid1;
      ifClause1 = "then";
    } else {
      const _errs9 = errors;
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.action === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "action" });
        if (data.action !== void 0) {
          let data1 = data.action;
          if (!(data1 === "ACTIVATE" || data1 === "APPROVE" || data1 === "BLOCK" || data1 === "UNBLOCK")) errors = fail(vErrors ??= [], instancePath + "/action", "enum", { allowedValues: schema47.then.else.properties.action.enum });
        }
      } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
      var _valid1 = _errs9 === errors;
      valid1 = _valid1;
      ifClause1 = "else";
    }
    var _valid0 = _errs3 === errors;
    valid0 = _valid0;
    ifClause0 = "then";
  } else {
    const _errs12 = errors;
    if (!validate112(data, { instancePath })) errors = (vErrors = join(vErrors, validate112.errors)).length;
    var _valid0 = _errs12 === errors;
    valid0 = _valid0;
    ifClause0 = "else";
  }
  validate121.errors = vErrors;
  return errors === 0;
}
var MetadataKey = validate124;
var pattern10 = new RegExp("^([^.]|\\.[^.]|\\.\\.[\\s\\S])", "u");
function validate124(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data === "string") {
    if (func1(data) > 255) errors = fail(vErrors ??= [], instancePath, "maxLength", { limit: 255 });
    if (func1(data) < 1) errors = fail(vErrors ??= [], instancePath, "minLength", { limit: 1 });
    if (!pattern10.test(data)) errors = fail(vErrors ??= [], instancePath, "pattern", { pattern: "^([^.]|\\.[^.]|\\.\\.[\\s\\S])" });
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "string" });
  validate124.errors = vErrors;
  return errors === 0;
}
var Metadata = validate125;
function validate125(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length > 100) errors = fail(vErrors ??= [], instancePath, "maxProperties", { limit: 100 });
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      const _errs1 = errors;
      if (typeof key0 === "string") {
        if (func1(key0) > 255) errors = fail(vErrors ??= [], instancePath, "maxLength", { limit: 255 }, key0);
        if (func1(key0) < 1) errors = fail(vErrors ??= [], instancePath, "minLength", { limit: 1 }, key0);
        if (!pattern10.test(key0)) errors = fail(vErrors ??= [], instancePath, "pattern", { pattern: "^([^.]|\\.[^.]|\\.\\.[\\s\\S])" }, key0);
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
        if (func1(data0) > 4096) errors = fail(vErrors ??= [], instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "maxLength", { limit: 4096 });
      } else errors = fail(vErrors ??= [], instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "type", { type: "string" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate125.errors = vErrors;
  return errors === 0;
}
var UserCompanyDTO = validate126;
var pattern12 = new RegExp("^userCompany/[0-9]+$", "u");
function validate126(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "id" });
    if (data.self === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "self" });
    if (data.name === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "name" });
    if (data.enabled === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "enabled" });
    if (data.id !== void 0) {
      let data0 = data.id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) errors = fail(vErrors ??= [], instancePath + "/id", "type", { type: "integer" });
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 < 1 || isNaN(data0)) errors = fail(vErrors ??= [], instancePath + "/id", "minimum", { comparison: ">=", limit: 1 });
        if (!formats4.validate(data0)) errors = fail(vErrors ??= [], instancePath + "/id", "format", { format: "int32" });
      }
    }
    if (data.self !== void 0) {
      let data1 = data.self;
      if (typeof data1 === "string") {
        if (!pattern12.test(data1)) errors = fail(vErrors ??= [], instancePath + "/self", "pattern", { pattern: "^userCompany/[0-9]+$" });
      } else errors = fail(vErrors ??= [], instancePath + "/self", "type", { type: "string" });
    }
    if (data.name !== void 0) {
      if (typeof data.name !== "string") errors = fail(vErrors ??= [], instancePath + "/name", "type", { type: "string" });
    }
    if (data.emailAddress !== void 0) {
      if (!validate75(data.emailAddress, { instancePath: instancePath + "/emailAddress" })) errors = (vErrors = join(vErrors, validate75.errors)).length;
    }
    if (data.companyDescription !== void 0) {
      if (typeof data.companyDescription !== "string") errors = fail(vErrors ??= [], instancePath + "/companyDescription", "type", { type: "string" });
    }
    if (data.companyUrl !== void 0) {
      if (typeof data.companyUrl !== "string") errors = fail(vErrors ??= [], instancePath + "/companyUrl", "type", { type: "string" });
    }
    if (data.phoneNumber !== void 0) {
      if (typeof data.phoneNumber !== "string") errors = fail(vErrors ??= [], instancePath + "/phoneNumber", "type", { type: "string" });
    }
    if (data.address !== void 0) {
      if (!validate81(data.address, { instancePath: instancePath + "/address" })) errors = (vErrors = join(vErrors, validate81.errors)).length;
    }
    if (data.taxCode !== void 0) {
      if (typeof data.taxCode !== "string") errors = fail(vErrors ??= [], instancePath + "/taxCode", "type", { type: "string" });
    }
    if (data.language !== void 0) {
      if (!validate76(data.language, { instancePath: instancePath + "/language" })) errors = (vErrors = join(vErrors, validate76.errors)).length;
    }
    if (data.externalId !== void 0) {
      if (typeof data.externalId !== "string") errors = fail(vErrors ??= [], instancePath + "/externalId", "type", { type: "string" });
    }
    if (data.enabled !== void 0) {
      if (typeof data.enabled !== "boolean") errors = fail(vErrors ??= [], instancePath + "/enabled", "type", { type: "boolean" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate126.errors = vErrors;
  return errors === 0;
}
var UserCompanyInput = validate130;
var schema51 = { "type": "object", "properties": { "name": { "type": "string", "minLength": 1, "maxLength": 255 }, "emailAddress": { "$ref": "EmailAddress" }, "companyDescription": { "type": ["string", "null"], "maxLength": 4096 }, "companyUrl": { "type": ["string", "null"], "format": "uri", "pattern": "^https?://", "maxLength": 1024 }, "phoneNumber": { "type": ["string", "null"], "minLength": 1, "maxLength": 20 }, "address": { "if": { "type": ["object"] }, "then": { "$ref": "AddressInput" }, "else": { "if": { "type": ["null"] }, "then": { "type": "null" }, "else": { "type": ["object", "null"] } } }, "taxCode": { "type": ["string", "null"], "minLength": 1, "maxLength": 255 }, "language": { "$ref": "LanguageCode" }, "externalId": { "type": ["string", "null"], "minLength": 1, "maxLength": 255 }, "enabled": { "type": "boolean" } } };
var formats20 = formats.uri;
var pattern13 = new RegExp("^https?://", "u");
function validate130(data, { instancePath = "" } = {}) {
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
    if (data.emailAddress !== void 0) {
      if (!validate75(data.emailAddress, { instancePath: instancePath + "/emailAddress" })) errors = (vErrors = join(vErrors, validate75.errors)).length;
    }
    if (data.companyDescription !== void 0) {
      let data2 = data.companyDescription;
      if (typeof data2 !== "string" && data2 !== null) errors = fail(vErrors ??= [], instancePath + "/companyDescription", "type", { type: schema51.properties.companyDescription.type });
      if (typeof data2 === "string") {
        if (func1(data2) > 4096) errors = fail(vErrors ??= [], instancePath + "/companyDescription", "maxLength", { limit: 4096 });
      }
    }
    if (data.companyUrl !== void 0) {
      let data3 = data.companyUrl;
      if (typeof data3 !== "string" && data3 !== null) errors = fail(vErrors ??= [], instancePath + "/companyUrl", "type", { type: schema51.properties.companyUrl.type });
      if (typeof data3 === "string") {
        if (func1(data3) > 1024) errors = fail(vErrors ??= [], instancePath + "/companyUrl", "maxLength", { limit: 1024 });
        if (!pattern13.test(data3)) errors = fail(vErrors ??= [], instancePath + "/companyUrl", "pattern", { pattern: "^https?://" });
        if (!formats20(data3)) errors = fail(vErrors ??= [], instancePath + "/companyUrl", "format", { format: "uri" });
      }
    }
    if (data.phoneNumber !== void 0) {
      let data4 = data.phoneNumber;
      if (typeof data4 !== "string" && data4 !== null) errors = fail(vErrors ??= [], instancePath + "/phoneNumber", "type", { type: schema51.properties.phoneNumber.type });
      if (typeof data4 === "string") {
        if (func1(data4) > 20) errors = fail(vErrors ??= [], instancePath + "/phoneNumber", "maxLength", { limit: 20 });
        if (func1(data4) < 1) errors = fail(vErrors ??= [], instancePath + "/phoneNumber", "minLength", { limit: 1 });
      }
    }
    if (data.address !== void 0) {
      let data5 = data.address;
      const _errs11 = errors;
      let valid1 = true;
      const _errs12 = errors;
      if (!(data5 && typeof data5 == "object" && !Array.isArray(data5))) {
        errors = (vErrors ??= []).push({});
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
        if (!validate94(data5, { instancePath: instancePath + "/address" })) errors = (vErrors = join(vErrors, validate94.errors)).length;
        var _valid0 = _errs14 === errors;
        valid1 = _valid0;
        ifClause0 = "then";
      } else {
        const _errs15 = errors;
        const _errs16 = errors;
        let valid2 = true;
        const _errs17 = errors;
        if (data5 !== null) {
          errors = (vErrors ??= []).push({});
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
          if (data5 !== null) errors = fail(vErrors ??= [], instancePath + "/address", "type", { type: "null" });
          var _valid1 = _errs19 === errors;
          valid2 = _valid1;
          ifClause1 = "then";
        } else {
          const _errs21 = errors;
          if (!(data5 && typeof data5 == "object" && !Array.isArray(data5)) && data5 !== null) errors = fail(vErrors ??= [], instancePath + "/address", "type", { type: schema51.properties.address.else.else.type });
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
      if (typeof data6 !== "string" && data6 !== null) errors = fail(vErrors ??= [], instancePath + "/taxCode", "type", { type: schema51.properties.taxCode.type });
      if (typeof data6 === "string") {
        if (func1(data6) > 255) errors = fail(vErrors ??= [], instancePath + "/taxCode", "maxLength", { limit: 255 });
        if (func1(data6) < 1) errors = fail(vErrors ??= [], instancePath + "/taxCode", "minLength", { limit: 1 });
      }
    }
    if (data.language !== void 0) {
      if (!validate76(data.language, { instancePath: instancePath + "/language" })) errors = (vErrors = join(vErrors, validate76.errors)).length;
    }
    if (data.externalId !== void 0) {
      let data8 = data.externalId;
      if (typeof data8 !== "string" && data8 !== null) errors = fail(vErrors ??= [], instancePath + "/externalId", "type", { type: schema51.properties.externalId.type });
      if (typeof data8 === "string") {
        if (func1(data8) > 255) errors = fail(vErrors ??= [], instancePath + "/externalId", "maxLength", { limit: 255 });
        if (func1(data8) < 1) errors = fail(vErrors ??= [], instancePath + "/externalId", "minLength", { limit: 1 });
      }
    }
    if (data.enabled !== void 0) {
      if (typeof data.enabled !== "boolean") errors = fail(vErrors ??= [], instancePath + "/enabled", "type", { type: "boolean" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate130.errors = vErrors;
  return errors === 0;
}
var UserCompanyCreate = validate134;
function validate134(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate130(data, { instancePath })) errors = (vErrors = join(vErrors, validate130.errors)).length;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "name" });
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate134.errors = vErrors;
  return errors === 0;
}
var CompanyAction = validate136;
var schema53 = { "type": "string", "enum": ["ACTIVATION", "DEACTIVATION"] };
function validate136(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") errors = fail(vErrors ??= [], instancePath, "type", { type: "string" });
  if (!(data === "ACTIVATION" || data === "DEACTIVATION")) errors = fail(vErrors ??= [], instancePath, "enum", { allowedValues: schema53.enum });
  validate136.errors = vErrors;
  return errors === 0;
}
var BaseCompanyPatchDTO = validate137;
function validate137(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length < 1) errors = fail(vErrors ??= [], instancePath, "minProperties", { limit: 1 });
    if (data.action === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "action" });
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      if (!(key0 === "action")) errors = fail(vErrors ??= [], instancePath, "additionalProperties", { additionalProperty: key0 });
    }
    if (data.action !== void 0) {
      if (!validate136(data.action, { instancePath: instancePath + "/action" })) errors = (vErrors = join(vErrors, validate136.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate137.errors = vErrors;
  return errors === 0;
}
var UserCompanyFieldsPatch = validate139;
var schema55 = { "type": "object", "additionalProperties": false, "minProperties": 1, "properties": { "name": { "type": "string", "minLength": 1, "maxLength": 255 }, "emailAddress": { "$ref": "EmailAddress" }, "companyDescription": { "type": ["string", "null"], "maxLength": 4096 }, "companyUrl": { "type": ["string", "null"], "format": "uri", "pattern": "^https?://", "maxLength": 1024 }, "phoneNumber": { "type": ["string", "null"], "minLength": 1, "maxLength": 20 }, "address": { "if": { "type": ["object"] }, "then": { "$ref": "AddressInput" }, "else": { "if": { "type": ["null"] }, "then": { "type": "null" }, "else": { "type": ["object", "null"] } } }, "taxCode": { "type": ["string", "null"], "minLength": 1, "maxLength": 255 }, "language": { "$ref": "LanguageCode" }, "externalId": { "type": ["string", "null"], "minLength": 1, "maxLength": 255 }, "enabled": { "type": "boolean" } } };
function validate139(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length < 1) errors = fail(vErrors ??= [], instancePath, "minProperties", { limit: 1 });
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      if (!func30.call(schema55.properties, key0)) errors = fail(vErrors ??= [], instancePath, "additionalProperties", { additionalProperty: key0 });
    }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 === "string") {
        if (func1(data0) > 255) errors = fail(vErrors ??= [], instancePath + "/name", "maxLength", { limit: 255 });
        if (func1(data0) < 1) errors = fail(vErrors ??= [], instancePath + "/name", "minLength", { limit: 1 });
      } else errors = fail(vErrors ??= [], instancePath + "/name", "type", { type: "string" });
    }
    if (data.emailAddress !== void 0) {
      if (!validate75(data.emailAddress, { instancePath: instancePath + "/emailAddress" })) errors = (vErrors = join(vErrors, validate75.errors)).length;
    }
    if (data.companyDescription !== void 0) {
      let data2 = data.companyDescription;
      if (typeof data2 !== "string" && data2 !== null) errors = fail(vErrors ??= [], instancePath + "/companyDescription", "type", { type: schema55.properties.companyDescription.type });
      if (typeof data2 === "string") {
        if (func1(data2) > 4096) errors = fail(vErrors ??= [], instancePath + "/companyDescription", "maxLength", { limit: 4096 });
      }
    }
    if (data.companyUrl !== void 0) {
      let data3 = data.companyUrl;
      if (typeof data3 !== "string" && data3 !== null) errors = fail(vErrors ??= [], instancePath + "/companyUrl", "type", { type: schema55.properties.companyUrl.type });
      if (typeof data3 === "string") {
        if (func1(data3) > 1024) errors = fail(vErrors ??= [], instancePath + "/companyUrl", "maxLength", { limit: 1024 });
        if (!pattern13.test(data3)) errors = fail(vErrors ??= [], instancePath + "/companyUrl", "pattern", { pattern: "^https?://" });
        if (!formats20(data3)) errors = fail(vErrors ??= [], instancePath + "/companyUrl", "format", { format: "uri" });
      }
    }
    if (data.phoneNumber !== void 0) {
      let data4 = data.phoneNumber;
      if (typeof data4 !== "string" && data4 !== null) errors = fail(vErrors ??= [], instancePath + "/phoneNumber", "type", { type: schema55.properties.phoneNumber.type });
      if (typeof data4 === "string") {
        if (func1(data4) > 20) errors = fail(vErrors ??= [], instancePath + "/phoneNumber", "maxLength", { limit: 20 });
        if (func1(data4) < 1) errors = fail(vErrors ??= [], instancePath + "/phoneNumber", "minLength", { limit: 1 });
      }
    }
    if (data.address !== void 0) {
      let data5 = data.address;
      const _errs12 = errors;
      let valid1 = true;
      const _errs13 = errors;
      if (!(data5 && typeof data5 == "object" && !Array.isArray(data5))) {
        errors = (vErrors ??= []).push({});
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
        if (!validate94(data5, { instancePath: instancePath + "/address" })) errors = (vErrors = join(vErrors, validate94.errors)).length;
        var _valid0 = _errs15 === errors;
        valid1 = _valid0;
        ifClause0 = "then";
      } else {
        const _errs16 = errors;
        const _errs17 = errors;
        let valid2 = true;
        const _errs18 = errors;
        if (data5 !== null) {
          errors = (vErrors ??= []).push({});
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
          if (data5 !== null) errors = fail(vErrors ??= [], instancePath + "/address", "type", { type: "null" });
          var _valid1 = _errs20 === errors;
          valid2 = _valid1;
          ifClause1 = "then";
        } else {
          const _errs22 = errors;
          if (!(data5 && typeof data5 == "object" && !Array.isArray(data5)) && data5 !== null) errors = fail(vErrors ??= [], instancePath + "/address", "type", { type: schema55.properties.address.else.else.type });
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
      if (typeof data6 !== "string" && data6 !== null) errors = fail(vErrors ??= [], instancePath + "/taxCode", "type", { type: schema55.properties.taxCode.type });
      if (typeof data6 === "string") {
        if (func1(data6) > 255) errors = fail(vErrors ??= [], instancePath + "/taxCode", "maxLength", { limit: 255 });
        if (func1(data6) < 1) errors = fail(vErrors ??= [], instancePath + "/taxCode", "minLength", { limit: 1 });
      }
    }
    if (data.language !== void 0) {
      if (!validate76(data.language, { instancePath: instancePath + "/language" })) errors = (vErrors = join(vErrors, validate76.errors)).length;
    }
    if (data.externalId !== void 0) {
      let data8 = data.externalId;
      if (typeof data8 !== "string" && data8 !== null) errors = fail(vErrors ??= [], instancePath + "/externalId", "type", { type: schema55.properties.externalId.type });
      if (typeof data8 === "string") {
        if (func1(data8) > 255) errors = fail(vErrors ??= [], instancePath + "/externalId", "maxLength", { limit: 255 });
        if (func1(data8) < 1) errors = fail(vErrors ??= [], instancePath + "/externalId", "minLength", { limit: 1 });
      }
    }
    if (data.enabled !== void 0) {
      if (typeof data.enabled !== "boolean") errors = fail(vErrors ??= [], instancePath + "/enabled", "type", { type: "boolean" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate139.errors = vErrors;
  return errors === 0;
}
var UserCompanyPatch = validate143;
var schema56 = { "if": { "type": "object", "required": ["action"] }, "then": { "if": { "type": "object", "required": ["action"], "properties": { "action": { "enum": ["ACTIVATION", "DEACTIVATION"] } } }, "then": { "$ref": "BaseCompanyPatchDTO" }, "else": { "type": "object", "required": ["action"], "properties": { "action": { "enum": ["ACTIVATION", "DEACTIVATION"] } } } }, "else": { "$ref": "UserCompanyFieldsPatch" } };
function validate143(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = true;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.action === void 0 && (missing0 = "action")) {
        errors = (vErrors ??= []).push({});
      }
    } else {
      errors = (vErrors ??= []).push({});
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
          errors = (vErrors ??= []).push({});
        } else {
          if (data.action !== void 0) {
            let data0 = data.action;
            if (!(data0 === "ACTIVATION" || data0 === "DEACTIVATION")) {
              errors = (vErrors ??= []).push({});
            }
          }
        }
      } else {
        errors = (vErrors ??= []).push({});
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
      if (!validate137(data, { instancePath })) errors = (vErrors = join(vErrors, validate137.errors)).length;
      var _valid1 = _errs8 === errors;
      valid1 = _valid1;
      ifClause1 = "then";
    } else {
      const _errs9 = errors;
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.action === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "action" });
        if (data.action !== void 0) {
          let data1 = data.action;
          if (!(data1 === "ACTIVATION" || data1 === "DEACTIVATION")) errors = fail(vErrors ??= [], instancePath + "/action", "enum", { allowedValues: schema56.then.else.properties.action.enum });
        }
      } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
      var _valid1 = _errs9 === errors;
      valid1 = _valid1;
      ifClause1 = "else";
    }
    var _valid0 = _errs3 === errors;
    valid0 = _valid0;
    ifClause0 = "then";
  } else {
    const _errs12 = errors;
    if (!validate139(data, { instancePath })) errors = (vErrors = join(vErrors, validate139.errors)).length;
    var _valid0 = _errs12 === errors;
    valid0 = _valid0;
    ifClause0 = "else";
  }
  validate143.errors = vErrors;
  return errors === 0;
}
var CompanyDTO = validate146;
var pattern15 = new RegExp("^company/[0-9]+$", "u");
function validate146(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "id" });
    if (data.self === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "self" });
    if (data.name === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "name" });
    if (data.enabled === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "enabled" });
    if (data.id !== void 0) {
      let data0 = data.id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) errors = fail(vErrors ??= [], instancePath + "/id", "type", { type: "integer" });
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 < 1 || isNaN(data0)) errors = fail(vErrors ??= [], instancePath + "/id", "minimum", { comparison: ">=", limit: 1 });
        if (!formats4.validate(data0)) errors = fail(vErrors ??= [], instancePath + "/id", "format", { format: "int32" });
      }
    }
    if (data.self !== void 0) {
      let data1 = data.self;
      if (typeof data1 === "string") {
        if (!pattern15.test(data1)) errors = fail(vErrors ??= [], instancePath + "/self", "pattern", { pattern: "^company/[0-9]+$" });
      } else errors = fail(vErrors ??= [], instancePath + "/self", "type", { type: "string" });
    }
    if (data.name !== void 0) {
      if (typeof data.name !== "string") errors = fail(vErrors ??= [], instancePath + "/name", "type", { type: "string" });
    }
    if (data.emailAddress !== void 0) {
      if (!validate75(data.emailAddress, { instancePath: instancePath + "/emailAddress" })) errors = (vErrors = join(vErrors, validate75.errors)).length;
    }
    if (data.companyDescription !== void 0) {
      if (typeof data.companyDescription !== "string") errors = fail(vErrors ??= [], instancePath + "/companyDescription", "type", { type: "string" });
    }
    if (data.companyUrl !== void 0) {
      if (typeof data.companyUrl !== "string") errors = fail(vErrors ??= [], instancePath + "/companyUrl", "type", { type: "string" });
    }
    if (data.phoneNumber !== void 0) {
      if (typeof data.phoneNumber !== "string") errors = fail(vErrors ??= [], instancePath + "/phoneNumber", "type", { type: "string" });
    }
    if (data.address !== void 0) {
      if (!validate81(data.address, { instancePath: instancePath + "/address" })) errors = (vErrors = join(vErrors, validate81.errors)).length;
    }
    if (data.taxCode !== void 0) {
      if (typeof data.taxCode !== "string") errors = fail(vErrors ??= [], instancePath + "/taxCode", "type", { type: "string" });
    }
    if (data.language !== void 0) {
      if (!validate76(data.language, { instancePath: instancePath + "/language" })) errors = (vErrors = join(vErrors, validate76.errors)).length;
    }
    if (data.technicalEmailAddress !== void 0) {
      if (!validate75(data.technicalEmailAddress, { instancePath: instancePath + "/technicalEmailAddress" })) errors = (vErrors = join(vErrors, validate75.errors)).length;
    }
    if (data.syndicationEndpoint !== void 0) {
      if (typeof data.syndicationEndpoint !== "string") errors = fail(vErrors ??= [], instancePath + "/syndicationEndpoint", "type", { type: "string" });
    }
    if (data.externalId !== void 0) {
      if (typeof data.externalId !== "string") errors = fail(vErrors ??= [], instancePath + "/externalId", "type", { type: "string" });
    }
    if (data.enabled !== void 0) {
      if (typeof data.enabled !== "boolean") errors = fail(vErrors ??= [], instancePath + "/enabled", "type", { type: "boolean" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate146.errors = vErrors;
  return errors === 0;
}
var CompanyFields = validate151;
var schema58 = { "type": "object", "properties": { "name": { "type": "string", "minLength": 1, "maxLength": 255 }, "emailAddress": { "$ref": "EmailAddress" }, "companyDescription": { "type": ["string", "null"], "maxLength": 4096 }, "companyUrl": { "type": ["string", "null"], "format": "uri", "pattern": "^https?://", "maxLength": 1024 }, "phoneNumber": { "type": ["string", "null"], "minLength": 1, "maxLength": 20 }, "address": { "if": { "type": ["object"] }, "then": { "$ref": "AddressInput" }, "else": { "if": { "type": ["null"] }, "then": { "type": "null" }, "else": { "type": ["object", "null"] } } }, "taxCode": { "type": ["string", "null"], "minLength": 1, "maxLength": 255 }, "language": { "$ref": "LanguageCode" }, "technicalEmailAddress": { "if": { "type": ["string"] }, "then": { "$ref": "EmailAddress" }, "else": { "if": { "type": ["null"] }, "then": { "type": "null" }, "else": { "type": ["string", "null"] } } }, "syndicationEndpoint": { "type": ["string", "null"], "format": "uri", "pattern": "^https?://", "maxLength": 2048 }, "notificationSecretToken": { "type": ["string", "null"], "format": "password", "minLength": 1, "maxLength": 255 }, "externalId": { "type": ["string", "null"], "minLength": 1, "maxLength": 255 }, "enabled": { "type": "boolean" } } };
function validate151(data, { instancePath = "" } = {}) {
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
    if (data.emailAddress !== void 0) {
      if (!validate75(data.emailAddress, { instancePath: instancePath + "/emailAddress" })) errors = (vErrors = join(vErrors, validate75.errors)).length;
    }
    if (data.companyDescription !== void 0) {
      let data2 = data.companyDescription;
      if (typeof data2 !== "string" && data2 !== null) errors = fail(vErrors ??= [], instancePath + "/companyDescription", "type", { type: schema58.properties.companyDescription.type });
      if (typeof data2 === "string") {
        if (func1(data2) > 4096) errors = fail(vErrors ??= [], instancePath + "/companyDescription", "maxLength", { limit: 4096 });
      }
    }
    if (data.companyUrl !== void 0) {
      let data3 = data.companyUrl;
      if (typeof data3 !== "string" && data3 !== null) errors = fail(vErrors ??= [], instancePath + "/companyUrl", "type", { type: schema58.properties.companyUrl.type });
      if (typeof data3 === "string") {
        if (func1(data3) > 1024) errors = fail(vErrors ??= [], instancePath + "/companyUrl", "maxLength", { limit: 1024 });
        if (!pattern13.test(data3)) errors = fail(vErrors ??= [], instancePath + "/companyUrl", "pattern", { pattern: "^https?://" });
        if (!formats20(data3)) errors = fail(vErrors ??= [], instancePath + "/companyUrl", "format", { format: "uri" });
      }
    }
    if (data.phoneNumber !== void 0) {
      let data4 = data.phoneNumber;
      if (typeof data4 !== "string" && data4 !== null) errors = fail(vErrors ??= [], instancePath + "/phoneNumber", "type", { type: schema58.properties.phoneNumber.type });
      if (typeof data4 === "string") {
        if (func1(data4) > 20) errors = fail(vErrors ??= [], instancePath + "/phoneNumber", "maxLength", { limit: 20 });
        if (func1(data4) < 1) errors = fail(vErrors ??= [], instancePath + "/phoneNumber", "minLength", { limit: 1 });
      }
    }
    if (data.address !== void 0) {
      let data5 = data.address;
      const _errs11 = errors;
      let valid1 = true;
      const _errs12 = errors;
      if (!(data5 && typeof data5 == "object" && !Array.isArray(data5))) {
        errors = (vErrors ??= []).push({});
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
        if (!validate94(data5, { instancePath: instancePath + "/address" })) errors = (vErrors = join(vErrors, validate94.errors)).length;
        var _valid0 = _errs14 === errors;
        valid1 = _valid0;
        ifClause0 = "then";
      } else {
        const _errs15 = errors;
        const _errs16 = errors;
        let valid2 = true;
        const _errs17 = errors;
        if (data5 !== null) {
          errors = (vErrors ??= []).push({});
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
          if (data5 !== null) errors = fail(vErrors ??= [], instancePath + "/address", "type", { type: "null" });
          var _valid1 = _errs19 === errors;
          valid2 = _valid1;
          ifClause1 = "then";
        } else {
          const _errs21 = errors;
          if (!(data5 && typeof data5 == "object" && !Array.isArray(data5)) && data5 !== null) errors = fail(vErrors ??= [], instancePath + "/address", "type", { type: schema58.properties.address.else.else.type });
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
      if (typeof data6 !== "string" && data6 !== null) errors = fail(vErrors ??= [], instancePath + "/taxCode", "type", { type: schema58.properties.taxCode.type });
      if (typeof data6 === "string") {
        if (func1(data6) > 255) errors = fail(vErrors ??= [], instancePath + "/taxCode", "maxLength", { limit: 255 });
        if (func1(data6) < 1) errors = fail(vErrors ??= [], instancePath + "/taxCode", "minLength", { limit: 1 });
      }
    }
    if (data.language !== void 0) {
      if (!validate76(data.language, { instancePath: instancePath + "/language" })) errors = (vErrors = join(vErrors, validate76.errors)).length;
    }
    if (data.technicalEmailAddress !== void 0) {
      let data8 = data.technicalEmailAddress;
      const _errs27 = errors;
      let valid3 = true;
      const _errs28 = errors;
      if (typeof data8 !== "string") {
        errors = (vErrors ??= []).push({});
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
        if (!validate75(data8, { instancePath: instancePath + "/technicalEmailAddress" })) errors = (vErrors = join(vErrors, validate75.errors)).length;
        var _valid2 = _errs30 === errors;
        valid3 = _valid2;
        ifClause2 = "then";
      } else {
        const _errs31 = errors;
        const _errs32 = errors;
        let valid4 = true;
        const _errs33 = errors;
        if (data8 !== null) {
          errors = (vErrors ??= []).push({});
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
          if (data8 !== null) errors = fail(vErrors ??= [], instancePath + "/technicalEmailAddress", "type", { type: "null" });
          var _valid3 = _errs35 === errors;
          valid4 = _valid3;
          ifClause3 = "then";
        } else {
          const _errs37 = errors;
          if (typeof data8 !== "string" && data8 !== null) errors = fail(vErrors ??= [], instancePath + "/technicalEmailAddress", "type", { type: schema58.properties.technicalEmailAddress.else.else.type });
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
      if (typeof data9 !== "string" && data9 !== null) errors = fail(vErrors ??= [], instancePath + "/syndicationEndpoint", "type", { type: schema58.properties.syndicationEndpoint.type });
      if (typeof data9 === "string") {
        if (func1(data9) > 2048) errors = fail(vErrors ??= [], instancePath + "/syndicationEndpoint", "maxLength", { limit: 2048 });
        if (!pattern13.test(data9)) errors = fail(vErrors ??= [], instancePath + "/syndicationEndpoint", "pattern", { pattern: "^https?://" });
        if (!formats20(data9)) errors = fail(vErrors ??= [], instancePath + "/syndicationEndpoint", "format", { format: "uri" });
      }
    }
    if (data.notificationSecretToken !== void 0) {
      let data10 = data.notificationSecretToken;
      if (typeof data10 !== "string" && data10 !== null) errors = fail(vErrors ??= [], instancePath + "/notificationSecretToken", "type", { type: schema58.properties.notificationSecretToken.type });
      if (typeof data10 === "string") {
        if (func1(data10) > 255) errors = fail(vErrors ??= [], instancePath + "/notificationSecretToken", "maxLength", { limit: 255 });
        if (func1(data10) < 1) errors = fail(vErrors ??= [], instancePath + "/notificationSecretToken", "minLength", { limit: 1 });
        if (!formats0(data10)) errors = fail(vErrors ??= [], instancePath + "/notificationSecretToken", "format", { format: "password" });
      }
    }
    if (data.externalId !== void 0) {
      let data11 = data.externalId;
      if (typeof data11 !== "string" && data11 !== null) errors = fail(vErrors ??= [], instancePath + "/externalId", "type", { type: schema58.properties.externalId.type });
      if (typeof data11 === "string") {
        if (func1(data11) > 255) errors = fail(vErrors ??= [], instancePath + "/externalId", "maxLength", { limit: 255 });
        if (func1(data11) < 1) errors = fail(vErrors ??= [], instancePath + "/externalId", "minLength", { limit: 1 });
      }
    }
    if (data.enabled !== void 0) {
      if (typeof data.enabled !== "boolean") errors = fail(vErrors ??= [], instancePath + "/enabled", "type", { type: "boolean" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate151.errors = vErrors;
  return errors === 0;
}
var CompanyCreate = validate156;
function validate156(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate151(data, { instancePath })) errors = (vErrors = join(vErrors, validate151.errors)).length;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "name" });
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate156.errors = vErrors;
  return errors === 0;
}
var CompanyInput = validate158;
var pattern18 = new RegExp("^P(?!$)([0-9]{1,4}W)?([0-9]{1,5}D)?(T(?=[0-9])([0-9]{1,6}H)?([0-9]{1,8}M)?)?$", "u");
function validate158(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate151(data, { instancePath })) errors = (vErrors = join(vErrors, validate151.errors)).length;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.previousSecretValidFor !== void 0) {
      let data0 = data.previousSecretValidFor;
      if (typeof data0 === "string") {
        if (func1(data0) > 40) errors = fail(vErrors ??= [], instancePath + "/previousSecretValidFor", "maxLength", { limit: 40 });
        if (!pattern18.test(data0)) errors = fail(vErrors ??= [], instancePath + "/previousSecretValidFor", "pattern", { pattern: "^P(?!$)([0-9]{1,4}W)?([0-9]{1,5}D)?(T(?=[0-9])([0-9]{1,6}H)?([0-9]{1,8}M)?)?$" });
      } else errors = fail(vErrors ??= [], instancePath + "/previousSecretValidFor", "type", { type: "string" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate158.errors = vErrors;
  return errors === 0;
}
var CompanyFieldsPatch = validate160;
var schema61 = { "type": "object", "additionalProperties": false, "minProperties": 1, "properties": { "name": { "type": "string", "minLength": 1, "maxLength": 255 }, "emailAddress": { "$ref": "EmailAddress" }, "companyDescription": { "type": ["string", "null"], "maxLength": 4096 }, "companyUrl": { "type": ["string", "null"], "format": "uri", "pattern": "^https?://", "maxLength": 1024 }, "phoneNumber": { "type": ["string", "null"], "minLength": 1, "maxLength": 20 }, "address": { "if": { "type": ["object"] }, "then": { "$ref": "AddressInput" }, "else": { "if": { "type": ["null"] }, "then": { "type": "null" }, "else": { "type": ["object", "null"] } } }, "taxCode": { "type": ["string", "null"], "minLength": 1, "maxLength": 255 }, "language": { "$ref": "LanguageCode" }, "technicalEmailAddress": { "if": { "type": ["string"] }, "then": { "$ref": "EmailAddress" }, "else": { "if": { "type": ["null"] }, "then": { "type": "null" }, "else": { "type": ["string", "null"] } } }, "syndicationEndpoint": { "type": ["string", "null"], "format": "uri", "pattern": "^https?://", "maxLength": 2048 }, "notificationSecretToken": { "type": ["string", "null"], "format": "password", "minLength": 1, "maxLength": 255 }, "externalId": { "type": ["string", "null"], "minLength": 1, "maxLength": 255 }, "enabled": { "type": "boolean" } } };
function validate160(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length < 1) errors = fail(vErrors ??= [], instancePath, "minProperties", { limit: 1 });
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      if (!func30.call(schema61.properties, key0)) errors = fail(vErrors ??= [], instancePath, "additionalProperties", { additionalProperty: key0 });
    }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 === "string") {
        if (func1(data0) > 255) errors = fail(vErrors ??= [], instancePath + "/name", "maxLength", { limit: 255 });
        if (func1(data0) < 1) errors = fail(vErrors ??= [], instancePath + "/name", "minLength", { limit: 1 });
      } else errors = fail(vErrors ??= [], instancePath + "/name", "type", { type: "string" });
    }
    if (data.emailAddress !== void 0) {
      if (!validate75(data.emailAddress, { instancePath: instancePath + "/emailAddress" })) errors = (vErrors = join(vErrors, validate75.errors)).length;
    }
    if (data.companyDescription !== void 0) {
      let data2 = data.companyDescription;
      if (typeof data2 !== "string" && data2 !== null) errors = fail(vErrors ??= [], instancePath + "/companyDescription", "type", { type: schema61.properties.companyDescription.type });
      if (typeof data2 === "string") {
        if (func1(data2) > 4096) errors = fail(vErrors ??= [], instancePath + "/companyDescription", "maxLength", { limit: 4096 });
      }
    }
    if (data.companyUrl !== void 0) {
      let data3 = data.companyUrl;
      if (typeof data3 !== "string" && data3 !== null) errors = fail(vErrors ??= [], instancePath + "/companyUrl", "type", { type: schema61.properties.companyUrl.type });
      if (typeof data3 === "string") {
        if (func1(data3) > 1024) errors = fail(vErrors ??= [], instancePath + "/companyUrl", "maxLength", { limit: 1024 });
        if (!pattern13.test(data3)) errors = fail(vErrors ??= [], instancePath + "/companyUrl", "pattern", { pattern: "^https?://" });
        if (!formats20(data3)) errors = fail(vErrors ??= [], instancePath + "/companyUrl", "format", { format: "uri" });
      }
    }
    if (data.phoneNumber !== void 0) {
      let data4 = data.phoneNumber;
      if (typeof data4 !== "string" && data4 !== null) errors = fail(vErrors ??= [], instancePath + "/phoneNumber", "type", { type: schema61.properties.phoneNumber.type });
      if (typeof data4 === "string") {
        if (func1(data4) > 20) errors = fail(vErrors ??= [], instancePath + "/phoneNumber", "maxLength", { limit: 20 });
        if (func1(data4) < 1) errors = fail(vErrors ??= [], instancePath + "/phoneNumber", "minLength", { limit: 1 });
      }
    }
    if (data.address !== void 0) {
      let data5 = data.address;
      const _errs12 = errors;
      let valid1 = true;
      const _errs13 = errors;
      if (!(data5 && typeof data5 == "object" && !Array.isArray(data5))) {
        errors = (vErrors ??= []).push({});
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
        if (!validate94(data5, { instancePath: instancePath + "/address" })) errors = (vErrors = join(vErrors, validate94.errors)).length;
        var _valid0 = _errs15 === errors;
        valid1 = _valid0;
        ifClause0 = "then";
      } else {
        const _errs16 = errors;
        const _errs17 = errors;
        let valid2 = true;
        const _errs18 = errors;
        if (data5 !== null) {
          errors = (vErrors ??= []).push({});
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
          if (data5 !== null) errors = fail(vErrors ??= [], instancePath + "/address", "type", { type: "null" });
          var _valid1 = _errs20 === errors;
          valid2 = _valid1;
          ifClause1 = "then";
        } else {
          const _errs22 = errors;
          if (!(data5 && typeof data5 == "object" && !Array.isArray(data5)) && data5 !== null) errors = fail(vErrors ??= [], instancePath + "/address", "type", { type: schema61.properties.address.else.else.type });
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
      if (typeof data6 !== "string" && data6 !== null) errors = fail(vErrors ??= [], instancePath + "/taxCode", "type", { type: schema61.properties.taxCode.type });
      if (typeof data6 === "string") {
        if (func1(data6) > 255) errors = fail(vErrors ??= [], instancePath + "/taxCode", "maxLength", { limit: 255 });
        if (func1(data6) < 1) errors = fail(vErrors ??= [], instancePath + "/taxCode", "minLength", { limit: 1 });
      }
    }
    if (data.language !== void 0) {
      if (!validate76(data.language, { instancePath: instancePath + "/language" })) errors = (vErrors = join(vErrors, validate76.errors)).length;
    }
    if (data.technicalEmailAddress !== void 0) {
      let data8 = data.technicalEmailAddress;
      const _errs28 = errors;
      let valid3 = true;
      const _errs29 = errors;
      if (typeof data8 !== "string") {
        errors = (vErrors ??= []).push({});
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
        if (!validate75(data8, { instancePath: instancePath + "/technicalEmailAddress" })) errors = (vErrors = join(vErrors, validate75.errors)).length;
        var _valid2 = _errs31 === errors;
        valid3 = _valid2;
        ifClause2 = "then";
      } else {
        const _errs32 = errors;
        const _errs33 = errors;
        let valid4 = true;
        const _errs34 = errors;
        if (data8 !== null) {
          errors = (vErrors ??= []).push({});
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
          if (data8 !== null) errors = fail(vErrors ??= [], instancePath + "/technicalEmailAddress", "type", { type: "null" });
          var _valid3 = _errs36 === errors;
          valid4 = _valid3;
          ifClause3 = "then";
        } else {
          const _errs38 = errors;
          if (typeof data8 !== "string" && data8 !== null) errors = fail(vErrors ??= [], instancePath + "/technicalEmailAddress", "type", { type: schema61.properties.technicalEmailAddress.else.else.type });
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
      if (typeof data9 !== "string" && data9 !== null) errors = fail(vErrors ??= [], instancePath + "/syndicationEndpoint", "type", { type: schema61.properties.syndicationEndpoint.type });
      if (typeof data9 === "string") {
        if (func1(data9) > 2048) errors = fail(vErrors ??= [], instancePath + "/syndicationEndpoint", "maxLength", { limit: 2048 });
        if (!pattern13.test(data9)) errors = fail(vErrors ??= [], instancePath + "/syndicationEndpoint", "pattern", { pattern: "^https?://" });
        if (!formats20(data9)) errors = fail(vErrors ??= [], instancePath + "/syndicationEndpoint", "format", { format: "uri" });
      }
    }
    if (data.notificationSecretToken !== void 0) {
      let data10 = data.notificationSecretToken;
      if (typeof data10 !== "string" && data10 !== null) errors = fail(vErrors ??= [], instancePath + "/notificationSecretToken", "type", { type: schema61.properties.notificationSecretToken.type });
      if (typeof data10 === "string") {
        if (func1(data10) > 255) errors = fail(vErrors ??= [], instancePath + "/notificationSecretToken", "maxLength", { limit: 255 });
        if (func1(data10) < 1) errors = fail(vErrors ??= [], instancePath + "/notificationSecretToken", "minLength", { limit: 1 });
        if (!formats0(data10)) errors = fail(vErrors ??= [], instancePath + "/notificationSecretToken", "format", { format: "password" });
      }
    }
    if (data.externalId !== void 0) {
      let data11 = data.externalId;
      if (typeof data11 !== "string" && data11 !== null) errors = fail(vErrors ??= [], instancePath + "/externalId", "type", { type: schema61.properties.externalId.type });
      if (typeof data11 === "string") {
        if (func1(data11) > 255) errors = fail(vErrors ??= [], instancePath + "/externalId", "maxLength", { limit: 255 });
        if (func1(data11) < 1) errors = fail(vErrors ??= [], instancePath + "/externalId", "minLength", { limit: 1 });
      }
    }
    if (data.enabled !== void 0) {
      if (typeof data.enabled !== "boolean") errors = fail(vErrors ??= [], instancePath + "/enabled", "type", { type: "boolean" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate160.errors = vErrors;
  return errors === 0;
}
var CompanyPatch = validate165;
var schema62 = { "if": { "type": "object", "required": ["action"] }, "then": { "if": { "type": "object", "required": ["action"], "properties": { "action": { "enum": ["ACTIVATION", "DEACTIVATION"] } } }, "then": { "$ref": "BaseCompanyPatchDTO" }, "else": { "type": "object", "required": ["action"], "properties": { "action": { "enum": ["ACTIVATION", "DEACTIVATION"] } } } }, "else": { "$ref": "CompanyFieldsPatch" } };
function validate165(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = true;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.action === void 0 && (missing0 = "action")) {
        errors = (vErrors ??= []).push({});
      }
    } else {
      errors = (vErrors ??= []).push({});
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
          errors = (vErrors ??= []).push({});
        } else {
          if (data.action !== void 0) {
            let data0 = data.action;
            if (!(data0 === "ACTIVATION" || data0 === "DEACTIVATION")) {
              errors = (vErrors ??= []).push({});
            }
          }
        }
      } else {
        errors = (vErrors ??= []).push({});
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
      if (!validate137(data, { instancePath })) errors = (vErrors = join(vErrors, validate137.errors)).length;
      var _valid1 = _errs8 === errors;
      valid1 = _valid1;
      ifClause1 = "then";
    } else {
      const _errs9 = errors;
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.action === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "action" });
        if (data.action !== void 0) {
          let data1 = data.action;
          if (!(data1 === "ACTIVATION" || data1 === "DEACTIVATION")) errors = fail(vErrors ??= [], instancePath + "/action", "enum", { allowedValues: schema62.then.else.properties.action.enum });
        }
      } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
      var _valid1 = _errs9 === errors;
      valid1 = _valid1;
      ifClause1 = "else";
    }
    var _valid0 = _errs3 === errors;
    valid0 = _valid0;
    ifClause0 = "then";
  } else {
    const _errs12 = errors;
    if (!validate160(data, { instancePath })) errors = (vErrors = join(vErrors, validate160.errors)).length;
    var _valid0 = _errs12 === errors;
    valid0 = _valid0;
    ifClause0 = "else";
  }
  validate165.errors = vErrors;
  return errors === 0;
}
var UserCompanyReference = validate168;
function validate168(data, { instancePath = "" } = {}) {
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
  validate168.errors = vErrors;
  return errors === 0;
}
var CompanyGroupDTO = validate169;
var pattern21 = new RegExp("^companyGroup/[0-9]+$", "u");
function validate169(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "id" });
    if (data.self === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "self" });
    if (data.name === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "name" });
    if (data.identifier === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "identifier" });
    if (data.userCompany === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "userCompany" });
    if (data.id !== void 0) {
      let data0 = data.id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) errors = fail(vErrors ??= [], instancePath + "/id", "type", { type: "integer" });
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 < 1 || isNaN(data0)) errors = fail(vErrors ??= [], instancePath + "/id", "minimum", { comparison: ">=", limit: 1 });
        if (!formats4.validate(data0)) errors = fail(vErrors ??= [], instancePath + "/id", "format", { format: "int32" });
      }
    }
    if (data.self !== void 0) {
      let data1 = data.self;
      if (typeof data1 === "string") {
        if (!pattern21.test(data1)) errors = fail(vErrors ??= [], instancePath + "/self", "pattern", { pattern: "^companyGroup/[0-9]+$" });
      } else errors = fail(vErrors ??= [], instancePath + "/self", "type", { type: "string" });
    }
    if (data.name !== void 0) {
      if (typeof data.name !== "string") errors = fail(vErrors ??= [], instancePath + "/name", "type", { type: "string" });
    }
    if (data.identifier !== void 0) {
      if (typeof data.identifier !== "string") errors = fail(vErrors ??= [], instancePath + "/identifier", "type", { type: "string" });
    }
    if (data.userCompany !== void 0) {
      if (!validate168(data.userCompany, { instancePath: instancePath + "/userCompany" })) errors = (vErrors = join(vErrors, validate168.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate169.errors = vErrors;
  return errors === 0;
}
var CompanyGroupInput = validate171;
function validate171(data, { instancePath = "" } = {}) {
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
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate171.errors = vErrors;
  return errors === 0;
}
var CompanyGroupCreate = validate172;
function validate172(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate171(data, { instancePath })) errors = (vErrors = join(vErrors, validate171.errors)).length;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "name" });
    if (data.identifier === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "identifier" });
    if (data.userCompany === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "userCompany" });
    if (data.userCompany !== void 0) {
      if (!validate168(data.userCompany, { instancePath: instancePath + "/userCompany" })) errors = (vErrors = join(vErrors, validate168.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate172.errors = vErrors;
  return errors === 0;
}
var PaymentMethodDTO = validate175;
var pattern22 = new RegExp("^paymentMethod/[0-9]+$", "u");
var pattern23 = new RegExp("^[0-9]{4}$", "u");
function validate175(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "id" });
    if (data.self === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "self" });
    if (data.label === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "label" });
    if (data.defaultMethod === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "defaultMethod" });
    if (data.id !== void 0) {
      let data0 = data.id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) errors = fail(vErrors ??= [], instancePath + "/id", "type", { type: "integer" });
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 < 1 || isNaN(data0)) errors = fail(vErrors ??= [], instancePath + "/id", "minimum", { comparison: ">=", limit: 1 });
        if (!formats4.validate(data0)) errors = fail(vErrors ??= [], instancePath + "/id", "format", { format: "int32" });
      }
    }
    if (data.self !== void 0) {
      let data1 = data.self;
      if (typeof data1 === "string") {
        if (!pattern22.test(data1)) errors = fail(vErrors ??= [], instancePath + "/self", "pattern", { pattern: "^paymentMethod/[0-9]+$" });
      } else errors = fail(vErrors ??= [], instancePath + "/self", "type", { type: "string" });
    }
    if (data.label !== void 0) {
      if (typeof data.label !== "string") errors = fail(vErrors ??= [], instancePath + "/label", "type", { type: "string" });
    }
    if (data.defaultMethod !== void 0) {
      if (typeof data.defaultMethod !== "boolean") errors = fail(vErrors ??= [], instancePath + "/defaultMethod", "type", { type: "boolean" });
    }
    if (data.last4 !== void 0) {
      let data4 = data.last4;
      if (typeof data4 === "string") {
        if (!pattern23.test(data4)) errors = fail(vErrors ??= [], instancePath + "/last4", "pattern", { pattern: "^[0-9]{4}$" });
      } else errors = fail(vErrors ??= [], instancePath + "/last4", "type", { type: "string" });
    }
    if (data.expMonth !== void 0) {
      let data5 = data.expMonth;
      if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) errors = fail(vErrors ??= [], instancePath + "/expMonth", "type", { type: "integer" });
      if (typeof data5 == "number" && isFinite(data5)) {
        if (data5 > 12 || isNaN(data5)) errors = fail(vErrors ??= [], instancePath + "/expMonth", "maximum", { comparison: "<=", limit: 12 });
        if (data5 < 1 || isNaN(data5)) errors = fail(vErrors ??= [], instancePath + "/expMonth", "minimum", { comparison: ">=", limit: 1 });
      }
    }
    if (data.expYear !== void 0) {
      let data6 = data.expYear;
      if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) errors = fail(vErrors ??= [], instancePath + "/expYear", "type", { type: "integer" });
      if (typeof data6 == "number" && isFinite(data6)) {
        if (data6 > 2999 || isNaN(data6)) errors = fail(vErrors ??= [], instancePath + "/expYear", "maximum", { comparison: "<=", limit: 2999 });
        if (data6 < 2e3 || isNaN(data6)) errors = fail(vErrors ??= [], instancePath + "/expYear", "minimum", { comparison: ">=", limit: 2e3 });
      }
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate175.errors = vErrors;
  return errors === 0;
}
var PaymentMethodInput = validate176;
function validate176(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.label !== void 0) {
      let data0 = data.label;
      if (typeof data0 === "string") {
        if (func1(data0) > 255) errors = fail(vErrors ??= [], instancePath + "/label", "maxLength", { limit: 255 });
        if (func1(data0) < 1) errors = fail(vErrors ??= [], instancePath + "/label", "minLength", { limit: 1 });
      } else errors = fail(vErrors ??= [], instancePath + "/label", "type", { type: "string" });
    }
    if (data.defaultMethod !== void 0) {
      if (typeof data.defaultMethod !== "boolean") errors = fail(vErrors ??= [], instancePath + "/defaultMethod", "type", { type: "boolean" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate176.errors = vErrors;
  return errors === 0;
}
var PaymentMethodCreate = validate177;
function validate177(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate176(data, { instancePath })) errors = (vErrors = join(vErrors, validate176.errors)).length;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.label === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "label" });
    if (data.payload === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "payload" });
    if (data.payload !== void 0) {
      let data0 = data.payload;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (Object.keys(data0).length > 1) errors = fail(vErrors ??= [], instancePath + "/payload", "maxProperties", { limit: 1 });
        if (data0.paymentMethodId === void 0) errors = fail(vErrors ??= [], instancePath + "/payload", "required", { missingProperty: "paymentMethodId" });
        if (data0.paymentMethodId !== void 0) {
          let data1 = data0.paymentMethodId;
          if (typeof data1 === "string") {
            if (func1(data1) > 255) errors = fail(vErrors ??= [], instancePath + "/payload/paymentMethodId", "maxLength", { limit: 255 });
            if (func1(data1) < 1) errors = fail(vErrors ??= [], instancePath + "/payload/paymentMethodId", "minLength", { limit: 1 });
          } else errors = fail(vErrors ??= [], instancePath + "/payload/paymentMethodId", "type", { type: "string" });
        }
      } else errors = fail(vErrors ??= [], instancePath + "/payload", "type", { type: "object" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate177.errors = vErrors;
  return errors === 0;
}
var NotifyDTO = validate179;
var pattern24 = new RegExp("^notification/[0-9]+$", "u");
function validate179(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "id" });
    if (data.self === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "self" });
    if (data.userRoles === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "userRoles" });
    if (data.message === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "message" });
    if (data.id !== void 0) {
      let data0 = data.id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) errors = fail(vErrors ??= [], instancePath + "/id", "type", { type: "integer" });
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 < 1 || isNaN(data0)) errors = fail(vErrors ??= [], instancePath + "/id", "minimum", { comparison: ">=", limit: 1 });
        if (!formats4.validate(data0)) errors = fail(vErrors ??= [], instancePath + "/id", "format", { format: "int32" });
      }
    }
    if (data.self !== void 0) {
      let data1 = data.self;
      if (typeof data1 === "string") {
        if (!pattern24.test(data1)) errors = fail(vErrors ??= [], instancePath + "/self", "pattern", { pattern: "^notification/[0-9]+$" });
      } else errors = fail(vErrors ??= [], instancePath + "/self", "type", { type: "string" });
    }
    if (data.start !== void 0) {
      if (!validate60(data.start, { instancePath: instancePath + "/start" })) errors = (vErrors = join(vErrors, validate60.errors)).length;
    }
    if (data.end !== void 0) {
      if (!validate60(data.end, { instancePath: instancePath + "/end" })) errors = (vErrors = join(vErrors, validate60.errors)).length;
    }
    if (data.userRoles !== void 0) {
      let data4 = data.userRoles;
      if (Array.isArray(data4)) {
        const len0 = data4.length;
        for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
          if (!validate77(data4[i0], { instancePath: instancePath + "/userRoles/" + i0 })) errors = (vErrors = join(vErrors, validate77.errors)).length;
        }
      } else errors = fail(vErrors ??= [], instancePath + "/userRoles", "type", { type: "array" });
    }
    if (data.message !== void 0) {
      if (typeof data.message !== "string") errors = fail(vErrors ??= [], instancePath + "/message", "type", { type: "string" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate179.errors = vErrors;
  return errors === 0;
}
var NotifyInput = validate183;
var schema71 = { "type": "object", "properties": { "start": { "if": { "type": ["string"] }, "then": { "$ref": "DateTime" }, "else": { "if": { "type": ["null"] }, "then": { "type": "null" }, "else": { "type": ["string", "null"] } } }, "end": { "if": { "type": ["string"] }, "then": { "$ref": "DateTime" }, "else": { "if": { "type": ["null"] }, "then": { "type": "null" }, "else": { "type": ["string", "null"] } } }, "userRoles": { "type": "array", "maxItems": 10, "items": { "$ref": "UserRole" }, "allOf": [{ "if": { "maxItems": 10 }, "then": { "uniqueItems": true } }] }, "message": { "type": "string", "minLength": 1, "maxLength": 4096 } } };
var func0 = jsonEqual;
function validate183(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.start !== void 0) {
      let data0 = data.start;
      const _errs2 = errors;
      let valid1 = true;
      const _errs3 = errors;
      if (typeof data0 !== "string") {
        errors = (vErrors ??= []).push({});
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
        if (!validate60(data0, { instancePath: instancePath + "/start" })) errors = (vErrors = join(vErrors, validate60.errors)).length;
        var _valid0 = _errs5 === errors;
        valid1 = _valid0;
        ifClause0 = "then";
      } else {
        const _errs6 = errors;
        const _errs7 = errors;
        let valid2 = true;
        const _errs8 = errors;
        if (data0 !== null) {
          errors = (vErrors ??= []).push({});
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
          if (data0 !== null) errors = fail(vErrors ??= [], instancePath + "/start", "type", { type: "null" });
          var _valid1 = _errs10 === errors;
          valid2 = _valid1;
          ifClause1 = "then";
        } else {
          const _errs12 = errors;
          if (typeof data0 !== "string" && data0 !== null) errors = fail(vErrors ??= [], instancePath + "/start", "type", { type: schema71.properties.start.else.else.type });
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
        errors = (vErrors ??= []).push({});
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
        if (!validate60(data1, { instancePath: instancePath + "/end" })) errors = (vErrors = join(vErrors, validate60.errors)).length;
        var _valid2 = _errs18 === errors;
        valid3 = _valid2;
        ifClause2 = "then";
      } else {
        const _errs19 = errors;
        const _errs20 = errors;
        let valid4 = true;
        const _errs21 = errors;
        if (data1 !== null) {
          errors = (vErrors ??= []).push({});
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
          if (data1 !== null) errors = fail(vErrors ??= [], instancePath + "/end", "type", { type: "null" });
          var _valid3 = _errs23 === errors;
          valid4 = _valid3;
          ifClause3 = "then";
        } else {
          const _errs25 = errors;
          if (typeof data1 !== "string" && data1 !== null) errors = fail(vErrors ??= [], instancePath + "/end", "type", { type: schema71.properties.end.else.else.type });
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
          errors = (vErrors ??= []).push({});
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
                  errors = fail(vErrors ??= [], instancePath + "/userRoles", "uniqueItems", { i: i0, j: j0 });
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
        if (data2.length > 10) errors = fail(vErrors ??= [], instancePath + "/userRoles", "maxItems", { limit: 10 });
        const len0 = data2.length;
        for (let i1 = 0; i1 < len0 && errors < 20; i1++) {
          if (!validate77(data2[i1], { instancePath: instancePath + "/userRoles/" + i1 })) errors = (vErrors = join(vErrors, validate77.errors)).length;
        }
      } else errors = fail(vErrors ??= [], instancePath + "/userRoles", "type", { type: "array" });
    }
    if (data.message !== void 0) {
      let data4 = data.message;
      if (typeof data4 === "string") {
        if (func1(data4) > 4096) errors = fail(vErrors ??= [], instancePath + "/message", "maxLength", { limit: 4096 });
        if (func1(data4) < 1) errors = fail(vErrors ??= [], instancePath + "/message", "minLength", { limit: 1 });
      } else errors = fail(vErrors ??= [], instancePath + "/message", "type", { type: "string" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate183.errors = vErrors;
  return errors === 0;
}
var NotifyCreate = validate187;
function validate187(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate183(data, { instancePath })) errors = (vErrors = join(vErrors, validate183.errors)).length;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.message === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "message" });
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate187.errors = vErrors;
  return errors === 0;
}
var MessageDTO = validate189;
var pattern25 = new RegExp("^message/[0-9]+$", "u");
function validate189(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "id" });
    if (data.self === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "self" });
    if (data.user === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "user" });
    if (data.subject === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "subject" });
    if (data.text === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "text" });
    if (data.html === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "html" });
    if (data.language === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "language" });
    if (data.createdAt === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "createdAt" });
    if (data.id !== void 0) {
      let data0 = data.id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) errors = fail(vErrors ??= [], instancePath + "/id", "type", { type: "integer" });
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 < 1 || isNaN(data0)) errors = fail(vErrors ??= [], instancePath + "/id", "minimum", { comparison: ">=", limit: 1 });
        if (!formats4.validate(data0)) errors = fail(vErrors ??= [], instancePath + "/id", "format", { format: "int32" });
      }
    }
    if (data.self !== void 0) {
      let data1 = data.self;
      if (typeof data1 === "string") {
        if (!pattern25.test(data1)) errors = fail(vErrors ??= [], instancePath + "/self", "pattern", { pattern: "^message/[0-9]+$" });
      } else errors = fail(vErrors ??= [], instancePath + "/self", "type", { type: "string" });
    }
    if (data.user !== void 0) {
      if (!validate58(data.user, { instancePath: instancePath + "/user" })) errors = (vErrors = join(vErrors, validate58.errors)).length;
    }
    if (data.subject !== void 0) {
      if (typeof data.subject !== "string") errors = fail(vErrors ??= [], instancePath + "/subject", "type", { type: "string" });
    }
    if (data.text !== void 0) {
      if (typeof data.text !== "string") errors = fail(vErrors ??= [], instancePath + "/text", "type", { type: "string" });
    }
    if (data.html !== void 0) {
      if (typeof data.html !== "string") errors = fail(vErrors ??= [], instancePath + "/html", "type", { type: "string" });
    }
    if (data.language !== void 0) {
      if (!validate76(data.language, { instancePath: instancePath + "/language" })) errors = (vErrors = join(vErrors, validate76.errors)).length;
    }
    if (data.createdAt !== void 0) {
      if (!validate60(data.createdAt, { instancePath: instancePath + "/createdAt" })) errors = (vErrors = join(vErrors, validate60.errors)).length;
    }
    if (data.sentAt !== void 0) {
      if (!validate60(data.sentAt, { instancePath: instancePath + "/sentAt" })) errors = (vErrors = join(vErrors, validate60.errors)).length;
    }
    if (data.error !== void 0) {
      if (typeof data.error !== "string") errors = fail(vErrors ??= [], instancePath + "/error", "type", { type: "string" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate189.errors = vErrors;
  return errors === 0;
}
var ProductReference = validate194;
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
var CommentDTO = validate195;
var pattern26 = new RegExp("^comment/[0-9]+$", "u");
function validate195(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "id" });
    if (data.self === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "self" });
    if (data.userName === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "userName" });
    if (data.product === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "product" });
    if (data.rating === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "rating" });
    if (data.date === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "date" });
    if (data.id !== void 0) {
      let data0 = data.id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) errors = fail(vErrors ??= [], instancePath + "/id", "type", { type: "integer" });
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 < 1 || isNaN(data0)) errors = fail(vErrors ??= [], instancePath + "/id", "minimum", { comparison: ">=", limit: 1 });
        if (!formats4.validate(data0)) errors = fail(vErrors ??= [], instancePath + "/id", "format", { format: "int32" });
      }
    }
    if (data.self !== void 0) {
      let data1 = data.self;
      if (typeof data1 === "string") {
        if (!pattern26.test(data1)) errors = fail(vErrors ??= [], instancePath + "/self", "pattern", { pattern: "^comment/[0-9]+$" });
      } else errors = fail(vErrors ??= [], instancePath + "/self", "type", { type: "string" });
    }
    if (data.userName !== void 0) {
      if (typeof data.userName !== "string") errors = fail(vErrors ??= [], instancePath + "/userName", "type", { type: "string" });
    }
    if (data.realName !== void 0) {
      if (typeof data.realName !== "string") errors = fail(vErrors ??= [], instancePath + "/realName", "type", { type: "string" });
    }
    if (data.product !== void 0) {
      if (!validate194(data.product, { instancePath: instancePath + "/product" })) errors = (vErrors = join(vErrors, validate194.errors)).length;
    }
    if (data.rating !== void 0) {
      let data5 = data.rating;
      if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) errors = fail(vErrors ??= [], instancePath + "/rating", "type", { type: "integer" });
      if (typeof data5 == "number" && isFinite(data5)) {
        if (data5 > 5 || isNaN(data5)) errors = fail(vErrors ??= [], instancePath + "/rating", "maximum", { comparison: "<=", limit: 5 });
        if (data5 < 1 || isNaN(data5)) errors = fail(vErrors ??= [], instancePath + "/rating", "minimum", { comparison: ">=", limit: 1 });
      }
    }
    if (data.comment !== void 0) {
      if (typeof data.comment !== "string") errors = fail(vErrors ??= [], instancePath + "/comment", "type", { type: "string" });
    }
    if (data.date !== void 0) {
      if (!validate60(data.date, { instancePath: instancePath + "/date" })) errors = (vErrors = join(vErrors, validate60.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate195.errors = vErrors;
  return errors === 0;
}
var CommentInput = validate198;
var schema76 = { "type": "object", "properties": { "rating": { "type": "integer", "minimum": 1, "maximum": 5 }, "comment": { "type": ["string", "null"], "minLength": 1, "maxLength": 4096 } } };
function validate198(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.rating !== void 0) {
      let data0 = data.rating;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) errors = fail(vErrors ??= [], instancePath + "/rating", "type", { type: "integer" });
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 5 || isNaN(data0)) errors = fail(vErrors ??= [], instancePath + "/rating", "maximum", { comparison: "<=", limit: 5 });
        if (data0 < 1 || isNaN(data0)) errors = fail(vErrors ??= [], instancePath + "/rating", "minimum", { comparison: ">=", limit: 1 });
      }
    }
    if (data.comment !== void 0) {
      let data1 = data.comment;
      if (typeof data1 !== "string" && data1 !== null) errors = fail(vErrors ??= [], instancePath + "/comment", "type", { type: schema76.properties.comment.type });
      if (typeof data1 === "string") {
        if (func1(data1) > 4096) errors = fail(vErrors ??= [], instancePath + "/comment", "maxLength", { limit: 4096 });
        if (func1(data1) < 1) errors = fail(vErrors ??= [], instancePath + "/comment", "minLength", { limit: 1 });
      }
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate198.errors = vErrors;
  return errors === 0;
}
var CommentCreate = validate199;
function validate199(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate198(data, { instancePath })) errors = (vErrors = join(vErrors, validate198.errors)).length;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.product === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "product" });
    if (data.rating === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "rating" });
    if (data.product !== void 0) {
      if (!validate194(data.product, { instancePath: instancePath + "/product" })) errors = (vErrors = join(vErrors, validate194.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate199.errors = vErrors;
  return errors === 0;
}
var CloudProviderReference = validate202;
function validate202(data, { instancePath = "" } = {}) {
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
  validate202.errors = vErrors;
  return errors === 0;
}
var SubscriptionReference = validate203;
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
var CloudCredentialDTO = validate204;
var pattern27 = new RegExp("^cloudCredential/[0-9]+$", "u");
function validate204(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "id" });
    if (data.self === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "self" });
    if (data.name === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "name" });
    if (data.owner === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "owner" });
    if (data.uploaded === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "uploaded" });
    if (data.id !== void 0) {
      let data0 = data.id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) errors = fail(vErrors ??= [], instancePath + "/id", "type", { type: "integer" });
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 < 1 || isNaN(data0)) errors = fail(vErrors ??= [], instancePath + "/id", "minimum", { comparison: ">=", limit: 1 });
        if (!formats4.validate(data0)) errors = fail(vErrors ??= [], instancePath + "/id", "format", { format: "int32" });
      }
    }
    if (data.self !== void 0) {
      let data1 = data.self;
      if (typeof data1 === "string") {
        if (!pattern27.test(data1)) errors = fail(vErrors ??= [], instancePath + "/self", "pattern", { pattern: "^cloudCredential/[0-9]+$" });
      } else errors = fail(vErrors ??= [], instancePath + "/self", "type", { type: "string" });
    }
    if (data.name !== void 0) {
      if (typeof data.name !== "string") errors = fail(vErrors ??= [], instancePath + "/name", "type", { type: "string" });
    }
    if (data.cloudProvider !== void 0) {
      if (!validate202(data.cloudProvider, { instancePath: instancePath + "/cloudProvider" })) errors = (vErrors = join(vErrors, validate202.errors)).length;
    }
    if (data.owner !== void 0) {
      if (!validate58(data.owner, { instancePath: instancePath + "/owner" })) errors = (vErrors = join(vErrors, validate58.errors)).length;
    }
    if (data.subscription !== void 0) {
      if (!validate203(data.subscription, { instancePath: instancePath + "/subscription" })) errors = (vErrors = join(vErrors, validate203.errors)).length;
    }
    if (data.uploaded !== void 0) {
      if (typeof data.uploaded !== "boolean") errors = fail(vErrors ??= [], instancePath + "/uploaded", "type", { type: "boolean" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate204.errors = vErrors;
  return errors === 0;
}
var CloudCredentialCreate = validate208;
function validate208(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "name" });
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 === "string") {
        if (func1(data0) > 255) errors = fail(vErrors ??= [], instancePath + "/name", "maxLength", { limit: 255 });
        if (func1(data0) < 1) errors = fail(vErrors ??= [], instancePath + "/name", "minLength", { limit: 1 });
      } else errors = fail(vErrors ??= [], instancePath + "/name", "type", { type: "string" });
    }
    if (data.cloudProvider !== void 0) {
      if (!validate202(data.cloudProvider, { instancePath: instancePath + "/cloudProvider" })) errors = (vErrors = join(vErrors, validate202.errors)).length;
    }
    if (data.subscription !== void 0) {
      if (!validate203(data.subscription, { instancePath: instancePath + "/subscription" })) errors = (vErrors = join(vErrors, validate203.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate208.errors = vErrors;
  return errors === 0;
}
var CloudCredentialAction = validate211;
var schema82 = { "type": "string", "enum": ["SAVE_CUSTOM_CREDENTIALS"] };
function validate211(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") errors = fail(vErrors ??= [], instancePath, "type", { type: "string" });
  if (!(data === "SAVE_CUSTOM_CREDENTIALS")) errors = fail(vErrors ??= [], instancePath, "enum", { allowedValues: schema82.enum });
  validate211.errors = vErrors;
  return errors === 0;
}
var CloudCredentialPatch = validate212;
var schema83 = { "type": "object", "additionalProperties": false, "minProperties": 1, "required": ["action", "payload"], "properties": { "action": { "$ref": "CloudCredentialAction" }, "payload": { "type": ["object", "array", "string", "number", "boolean"], "format": "password", "additionalProperties": true, "items": {}, "maxProperties": 2e5, "maxItems": 2e5, "maxLength": 1048576 } } };
function validate212(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length < 1) errors = fail(vErrors ??= [], instancePath, "minProperties", { limit: 1 });
    if (data.action === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "action" });
    if (data.payload === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "payload" });
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      if (!(key0 === "action" || key0 === "payload")) errors = fail(vErrors ??= [], instancePath, "additionalProperties", { additionalProperty: key0 });
    }
    if (data.action !== void 0) {
      if (!validate211(data.action, { instancePath: instancePath + "/action" })) errors = (vErrors = join(vErrors, validate211.errors)).length;
    }
    if (data.payload !== void 0) {
      let data1 = data.payload;
      if ((!data1 || typeof data1 != "object") && typeof data1 !== "string" && !(typeof data1 == "number" && isFinite(data1)) && typeof data1 !== "boolean") errors = fail(vErrors ??= [], instancePath + "/payload", "type", { type: schema83.properties.payload.type });
      if (typeof data1 === "string") {
        if (func1(data1) > 1048576) errors = fail(vErrors ??= [], instancePath + "/payload", "maxLength", { limit: 1048576 });
        if (!formats0(data1)) errors = fail(vErrors ??= [], instancePath + "/payload", "format", { format: "password" });
      }
      if (Array.isArray(data1)) {
        if (data1.length > 2e5) errors = fail(vErrors ??= [], instancePath + "/payload", "maxItems", { limit: 2e5 });
      }
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        if (Object.keys(data1).length > 2e5) errors = fail(vErrors ??= [], instancePath + "/payload", "maxProperties", { limit: 2e5 });
      }
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate212.errors = vErrors;
  return errors === 0;
}
var CountryCodeDTO = validate214;
function validate214(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.countryCode === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "countryCode" });
    if (data.country === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "country" });
    if (data.countryCode !== void 0) {
      if (!validate80(data.countryCode, { instancePath: instancePath + "/countryCode" })) errors = (vErrors = join(vErrors, validate80.errors)).length;
    }
    if (data.country !== void 0) {
      if (typeof data.country !== "string") errors = fail(vErrors ??= [], instancePath + "/country", "type", { type: "string" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate214.errors = vErrors;
  return errors === 0;
}
var DeploymentStatus = validate216;
var schema85 = { "type": "string", "enum": ["WAITING_PAYMENT", "PENDING", "DEPLOYED", "STOPPED", "UNDEPLOY_SENT", "UNDEPLOYED", "FAILED"] };
function validate216(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") errors = fail(vErrors ??= [], instancePath, "type", { type: "string" });
  if (!(data === "WAITING_PAYMENT" || data === "PENDING" || data === "DEPLOYED" || data === "STOPPED" || data === "UNDEPLOY_SENT" || data === "UNDEPLOYED" || data === "FAILED")) errors = fail(vErrors ??= [], instancePath, "enum", { allowedValues: schema85.enum });
  validate216.errors = vErrors;
  return errors === 0;
}
var SubscriptionType = validate217;
var schema86 = { "type": "string", "enum": ["NORMAL", "SANDBOX", "TRIAL"] };
function validate217(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") errors = fail(vErrors ??= [], instancePath, "type", { type: "string" });
  if (!(data === "NORMAL" || data === "SANDBOX" || data === "TRIAL")) errors = fail(vErrors ??= [], instancePath, "enum", { allowedValues: schema86.enum });
  validate217.errors = vErrors;
  return errors === 0;
}
var ProductVersionReference = validate218;
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
var InvoiceReference = validate219;
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
var OrderType = validate220;
var schema89 = { "type": "string", "enum": ["NORMAL", "TRIAL", "SANDBOX", "RENEWAL", "SYNDICATED_UPGRADE", "BILLING_ITEM_UPGRADE", "UPSELL", "REFUND", "CREDIT"] };
function validate220(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") errors = fail(vErrors ??= [], instancePath, "type", { type: "string" });
  if (!(data === "NORMAL" || data === "TRIAL" || data === "SANDBOX" || data === "RENEWAL" || data === "SYNDICATED_UPGRADE" || data === "BILLING_ITEM_UPGRADE" || data === "UPSELL" || data === "REFUND" || data === "CREDIT")) errors = fail(vErrors ??= [], instancePath, "enum", { allowedValues: schema89.enum });
  validate220.errors = vErrors;
  return errors === 0;
}
var SubscriptionOrder = validate221;
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
var EndpointCategory = validate223;
var schema91 = { "type": "string", "enum": ["APP", "PASSWORD_RESET", "DOCUMENTATION", "VIDEO"] };
function validate223(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") errors = fail(vErrors ??= [], instancePath, "type", { type: "string" });
  if (!(data === "APP" || data === "PASSWORD_RESET" || data === "DOCUMENTATION" || data === "VIDEO")) errors = fail(vErrors ??= [], instancePath, "enum", { allowedValues: schema91.enum });
  validate223.errors = vErrors;
  return errors === 0;
}
var SubscriptionEndpoint = validate224;
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
var LocalizedText = validate226;
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
var Credential = validate227;
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
var EnteredValues = validate229;
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
var BillingItemQuantities = validate230;
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
var LineType = validate231;
var schema97 = { "type": "string", "enum": ["CONFIGURATION", "SETUPFEE", "BILLINGITEMCOST", "BILLINGITEMSETUP", "METRIC", "CUSTOM", "ONESHOTCOST", "RECURRINGCOST", "REFUND"] };
function validate231(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") errors = fail(vErrors ??= [], instancePath, "type", { type: "string" });
  if (!(data === "CONFIGURATION" || data === "SETUPFEE" || data === "BILLINGITEMCOST" || data === "BILLINGITEMSETUP" || data === "METRIC" || data === "CUSTOM" || data === "ONESHOTCOST" || data === "RECURRINGCOST" || data === "REFUND")) errors = fail(vErrors ??= [], instancePath, "enum", { allowedValues: schema97.enum });
  validate231.errors = vErrors;
  return errors === 0;
}
var ExactPrice = validate232;
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
var Currency = validate233;
var schema99 = { "type": "string", "enum": ["EUR", "USD"] };
function validate233(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") errors = fail(vErrors ??= [], instancePath, "type", { type: "string" });
  if (!(data === "EUR" || data === "USD")) errors = fail(vErrors ??= [], instancePath, "enum", { allowedValues: schema99.enum });
  validate233.errors = vErrors;
  return errors === 0;
}
var LinePrice = validate234;
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
var BillingItemReference = validate237;
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
var InvoiceLine = validate238;
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
var MetadataReference = validate244;
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
var SubscriptionBillingItem = validate245;
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
var ConfigurationParameterReference = validate247;
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
var SubscriptionConfigurationParameter = validate248;
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
var Subscription = validate250;
function validate250(data, { instancePath = "" } = {}) {
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
    if (data.configurationParameters === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "configurationParameters" });
    if (data.billingItems === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "billingItems" });
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
    if (data.lastInvoice !== void 0) {
      if (!validate60(data.lastInvoice, { instancePath: instancePath + "/lastInvoice" })) errors = (vErrors = join(vErrors, validate60.errors)).length;
    }
    if (data.nextInvoice !== void 0) {
      if (!validate60(data.nextInvoice, { instancePath: instancePath + "/nextInvoice" })) errors = (vErrors = join(vErrors, validate60.errors)).length;
    }
    if (data.endDate !== void 0) {
      if (!validate60(data.endDate, { instancePath: instancePath + "/endDate" })) errors = (vErrors = join(vErrors, validate60.errors)).length;
    }
    if (data.lifespan !== void 0) {
      let data21 = data.lifespan;
      if (!(typeof data21 == "number" && (!(data21 % 1) && !isNaN(data21)) && isFinite(data21))) errors = fail(vErrors ??= [], instancePath + "/lifespan", "type", { type: "integer" });
      if (typeof data21 == "number" && isFinite(data21)) {
        if (!formats4.validate(data21)) errors = fail(vErrors ??= [], instancePath + "/lifespan", "format", { format: "int32" });
      }
    }
    if (data.autoRenew !== void 0) {
      if (typeof data.autoRenew !== "boolean") errors = fail(vErrors ??= [], instancePath + "/autoRenew", "type", { type: "boolean" });
    }
    if (data.syndicatedEndpoints !== void 0) {
      let data23 = data.syndicatedEndpoints;
      if (Array.isArray(data23)) {
        const len2 = data23.length;
        for (let i2 = 0; i2 < len2 && errors < 20; i2++) {
          if (!validate224(data23[i2], { instancePath: instancePath + "/syndicatedEndpoints/" + i2 })) errors = (vErrors = join(vErrors, validate224.errors)).length;
        }
      } else errors = fail(vErrors ??= [], instancePath + "/syndicatedEndpoints", "type", { type: "array" });
    }
    if (data.endUserInstructions !== void 0) {
      if (typeof data.endUserInstructions !== "string") errors = fail(vErrors ??= [], instancePath + "/endUserInstructions", "type", { type: "string" });
    }
    if (data.credentials !== void 0) {
      let data26 = data.credentials;
      if (Array.isArray(data26)) {
        const len3 = data26.length;
        for (let i3 = 0; i3 < len3 && errors < 20; i3++) {
          if (!validate227(data26[i3], { instancePath: instancePath + "/credentials/" + i3 })) errors = (vErrors = join(vErrors, validate227.errors)).length;
        }
      } else errors = fail(vErrors ??= [], instancePath + "/credentials", "type", { type: "array" });
    }
    if (data.configurationParameters !== void 0) {
      if (!validate229(data.configurationParameters, { instancePath: instancePath + "/configurationParameters" })) errors = (vErrors = join(vErrors, validate229.errors)).length;
    }
    if (data.billingItems !== void 0) {
      if (!validate230(data.billingItems, { instancePath: instancePath + "/billingItems" })) errors = (vErrors = join(vErrors, validate230.errors)).length;
    }
    if (data.oneshotCosts !== void 0) {
      let data30 = data.oneshotCosts;
      if (Array.isArray(data30)) {
        const len4 = data30.length;
        for (let i4 = 0; i4 < len4 && errors < 20; i4++) {
          if (!validate238(data30[i4], { instancePath: instancePath + "/oneshotCosts/" + i4 })) errors = (vErrors = join(vErrors, validate238.errors)).length;
        }
      } else errors = fail(vErrors ??= [], instancePath + "/oneshotCosts", "type", { type: "array" });
    }
    if (data.recurringCosts !== void 0) {
      let data32 = data.recurringCosts;
      if (Array.isArray(data32)) {
        const len5 = data32.length;
        for (let i5 = 0; i5 < len5 && errors < 20; i5++) {
          if (!validate238(data32[i5], { instancePath: instancePath + "/recurringCosts/" + i5 })) errors = (vErrors = join(vErrors, validate238.errors)).length;
        }
      } else errors = fail(vErrors ??= [], instancePath + "/recurringCosts", "type", { type: "array" });
    }
    if (data.possibleUpgrades !== void 0) {
      let data34 = data.possibleUpgrades;
      if (Array.isArray(data34)) {
        const len6 = data34.length;
        for (let i6 = 0; i6 < len6 && errors < 20; i6++) {
          if (!validate218(data34[i6], { instancePath: instancePath + "/possibleUpgrades/" + i6 })) errors = (vErrors = join(vErrors, validate218.errors)).length;
        }
      } else errors = fail(vErrors ??= [], instancePath + "/possibleUpgrades", "type", { type: "array" });
    }
    if (data.metadata !== void 0) {
      if (!validate244(data.metadata, { instancePath: instancePath + "/metadata" })) errors = (vErrors = join(vErrors, validate244.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate250.errors = vErrors;
  return errors === 0;
}
var SubscriptionDeploymentStatusPatch = validate273;
var schema108 = { "type": "object", "additionalProperties": false, "required": ["deploymentStatus"], "properties": { "deploymentStatus": { "enum": ["WAITING_PAYMENT", "PENDING", "DEPLOYED", "STOPPED", "UNDEPLOY_SENT", "UNDEPLOYED", "FAILED", "WAITING_FOR_PAYMENT"] } } };
function validate273(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.deploymentStatus === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "deploymentStatus" });
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      if (!(key0 === "deploymentStatus")) errors = fail(vErrors ??= [], instancePath, "additionalProperties", { additionalProperty: key0 });
    }
    if (data.deploymentStatus !== void 0) {
      let data0 = data.deploymentStatus;
      if (!(data0 === "WAITING_PAYMENT" || data0 === "PENDING" || data0 === "DEPLOYED" || data0 === "STOPPED" || data0 === "UNDEPLOY_SENT" || data0 === "UNDEPLOYED" || data0 === "FAILED" || data0 === "WAITING_FOR_PAYMENT")) errors = fail(vErrors ??= [], instancePath + "/deploymentStatus", "enum", { allowedValues: schema108.properties.deploymentStatus.enum });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate273.errors = vErrors;
  return errors === 0;
}
var SubscriptionSetNamePatch = validate274;
var pattern32 = new RegExp("^[Ss][Ee][Tt]_[Nn][Aa][Mm][Ee]$", "u");
function validate274(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.action === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "action" });
    if (data.name === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "name" });
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      if (!(key0 === "action" || key0 === "name")) errors = fail(vErrors ??= [], instancePath, "additionalProperties", { additionalProperty: key0 });
    }
    if (data.action !== void 0) {
      let data0 = data.action;
      if (typeof data0 === "string") {
        if (!pattern32.test(data0)) errors = fail(vErrors ??= [], instancePath + "/action", "pattern", { pattern: "^[Ss][Ee][Tt]_[Nn][Aa][Mm][Ee]$" });
      } else errors = fail(vErrors ??= [], instancePath + "/action", "type", { type: "string" });
    }
    if (data.name !== void 0) {
      let data1 = data.name;
      if (typeof data1 === "string") {
        if (func1(data1) > 255) errors = fail(vErrors ??= [], instancePath + "/name", "maxLength", { limit: 255 });
        if (func1(data1) < 1) errors = fail(vErrors ??= [], instancePath + "/name", "minLength", { limit: 1 });
      } else errors = fail(vErrors ??= [], instancePath + "/name", "type", { type: "string" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate274.errors = vErrors;
  return errors === 0;
}
var BillingItemQuantitiesInput = validate275;
function validate275(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length > 100) errors = fail(vErrors ??= [], instancePath, "maxProperties", { limit: 100 });
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      const _errs1 = errors;
      if (typeof key0 === "string") {
        if (func1(key0) > 2048) errors = fail(vErrors ??= [], instancePath, "maxLength", { limit: 2048 }, key0);
        if (func1(key0) < 1) errors = fail(vErrors ??= [], instancePath, "minLength", { limit: 1 }, key0);
      }
      var valid0 = _errs1 === errors;
      if (!valid0) errors = fail(vErrors ??= [], instancePath, "propertyNames", { propertyName: key0 });
    }
    for (const key1 in data) {
      if (errors >= 20) {
        break;
      }
      let data0 = data[key1];
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) errors = fail(vErrors ??= [], instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "type", { type: "integer" });
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 2147483647 || isNaN(data0)) errors = fail(vErrors ??= [], instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "maximum", { comparison: "<=", limit: 2147483647 });
        if (data0 < 0 || isNaN(data0)) errors = fail(vErrors ??= [], instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "minimum", { comparison: ">=", limit: 0 });
      }
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate275.errors = vErrors;
  return errors === 0;
}
var SubscriptionUpgradePatch = validate276;
var pattern33 = new RegExp("^[Ss][Yy][Nn][Dd][Ii][Cc][Aa][Tt][Ee][Dd]_[Uu][Pp][Gg][Rr][Aa][Dd][Ee]$", "u");
function validate276(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.action === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "action" });
    if (data.productVersion === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "productVersion" });
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      if (!(key0 === "action" || key0 === "productVersion" || key0 === "from" || key0 === "billingItems")) errors = fail(vErrors ??= [], instancePath, "additionalProperties", { additionalProperty: key0 });
    }
    if (data.action !== void 0) {
      let data0 = data.action;
      if (typeof data0 === "string") {
        if (!pattern33.test(data0)) errors = fail(vErrors ??= [], instancePath + "/action", "pattern", { pattern: "^[Ss][Yy][Nn][Dd][Ii][Cc][Aa][Tt][Ee][Dd]_[Uu][Pp][Gg][Rr][Aa][Dd][Ee]$" });
      } else errors = fail(vErrors ??= [], instancePath + "/action", "type", { type: "string" });
    }
    if (data.productVersion !== void 0) {
      if (!validate218(data.productVersion, { instancePath: instancePath + "/productVersion" })) errors = (vErrors = join(vErrors, validate218.errors)).length;
    }
    if (data.from !== void 0) {
      if (!validate60(data.from, { instancePath: instancePath + "/from" })) errors = (vErrors = join(vErrors, validate60.errors)).length;
    }
    if (data.billingItems !== void 0) {
      if (!validate275(data.billingItems, { instancePath: instancePath + "/billingItems" })) errors = (vErrors = join(vErrors, validate275.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate276.errors = vErrors;
  return errors === 0;
}
var SubscriptionBillingItemsPatch = validate280;
function validate280(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.action === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "action" });
    if (data.billingItems === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "billingItems" });
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      if (!(key0 === "action" || key0 === "billingItems")) errors = fail(vErrors ??= [], instancePath, "additionalProperties", { additionalProperty: key0 });
    }
    if (data.action !== void 0) {
      let data0 = data.action;
      if (typeof data0 !== "string") errors = fail(vErrors ??= [], instancePath + "/action", "type", { type: "string" });
      if ("BILLING_ITEM_UPGRADE" !== data0) errors = fail(vErrors ??= [], instancePath + "/action", "const", { allowedValue: "BILLING_ITEM_UPGRADE" });
    }
    if (data.billingItems !== void 0) {
      let data1 = data.billingItems;
      if (!validate275(data1, { instancePath: instancePath + "/billingItems" })) errors = (vErrors = join(vErrors, validate275.errors)).length;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        if (Object.keys(data1).length < 1) errors = fail(vErrors ??= [], instancePath + "/billingItems", "minProperties", { limit: 1 });
      }
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate280.errors = vErrors;
  return errors === 0;
}
var SubscriptionRenewPatch = validate282;
var pattern34 = new RegExp("^[Rr][Ee][Nn][Ee][Ww]$", "u");
function validate282(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.action === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "action" });
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      if (!(key0 === "action" || key0 === "hours")) errors = fail(vErrors ??= [], instancePath, "additionalProperties", { additionalProperty: key0 });
    }
    if (data.action !== void 0) {
      let data0 = data.action;
      if (typeof data0 === "string") {
        if (!pattern34.test(data0)) errors = fail(vErrors ??= [], instancePath + "/action", "pattern", { pattern: "^[Rr][Ee][Nn][Ee][Ww]$" });
      } else errors = fail(vErrors ??= [], instancePath + "/action", "type", { type: "string" });
    }
    if (data.hours !== void 0) {
      let data1 = data.hours;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) errors = fail(vErrors ??= [], instancePath + "/hours", "type", { type: "integer" });
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 8760 || isNaN(data1)) errors = fail(vErrors ??= [], instancePath + "/hours", "maximum", { comparison: "<=", limit: 8760 });
        if (data1 < 1 || isNaN(data1)) errors = fail(vErrors ??= [], instancePath + "/hours", "minimum", { comparison: ">=", limit: 1 });
      }
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate282.errors = vErrors;
  return errors === 0;
}
var SubscriptionAutoRenewPatch = validate283;
var pattern35 = new RegExp("^[Aa][Uu][Tt][Oo][Rr][Ee][Nn][Ee][Ww]$", "u");
function validate283(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.action === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "action" });
    if (data.autoRenew === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "autoRenew" });
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      if (!(key0 === "action" || key0 === "autoRenew")) errors = fail(vErrors ??= [], instancePath, "additionalProperties", { additionalProperty: key0 });
    }
    if (data.action !== void 0) {
      let data0 = data.action;
      if (typeof data0 === "string") {
        if (!pattern35.test(data0)) errors = fail(vErrors ??= [], instancePath + "/action", "pattern", { pattern: "^[Aa][Uu][Tt][Oo][Rr][Ee][Nn][Ee][Ww]$" });
      } else errors = fail(vErrors ??= [], instancePath + "/action", "type", { type: "string" });
    }
    if (data.autoRenew !== void 0) {
      if (typeof data.autoRenew !== "boolean") errors = fail(vErrors ??= [], instancePath + "/autoRenew", "type", { type: "boolean" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate283.errors = vErrors;
  return errors === 0;
}
var SubscriptionKillPatch = validate284;
var pattern36 = new RegExp("^[Kk][Ii][Ll][Ll]$", "u");
function validate284(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.action === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "action" });
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      if (!(key0 === "action" || key0 === "reason")) errors = fail(vErrors ??= [], instancePath, "additionalProperties", { additionalProperty: key0 });
    }
    if (data.action !== void 0) {
      let data0 = data.action;
      if (typeof data0 === "string") {
        if (!pattern36.test(data0)) errors = fail(vErrors ??= [], instancePath + "/action", "pattern", { pattern: "^[Kk][Ii][Ll][Ll]$" });
      } else errors = fail(vErrors ??= [], instancePath + "/action", "type", { type: "string" });
    }
    if (data.reason !== void 0) {
      let data1 = data.reason;
      if (typeof data1 === "string") {
        if (func1(data1) > 1024) errors = fail(vErrors ??= [], instancePath + "/reason", "maxLength", { limit: 1024 });
        if (func1(data1) < 1) errors = fail(vErrors ??= [], instancePath + "/reason", "minLength", { limit: 1 });
        if (!pattern4.test(data1)) errors = fail(vErrors ??= [], instancePath + "/reason", "pattern", { pattern: "\\S" });
      } else errors = fail(vErrors ??= [], instancePath + "/reason", "type", { type: "string" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate284.errors = vErrors;
  return errors === 0;
}
var SubscriptionStopPatch = validate285;
var pattern38 = new RegExp("^[Ss][Tt][Oo][Pp]$", "u");
function validate285(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.action === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "action" });
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      if (!(key0 === "action" || key0 === "reason")) errors = fail(vErrors ??= [], instancePath, "additionalProperties", { additionalProperty: key0 });
    }
    if (data.action !== void 0) {
      let data0 = data.action;
      if (typeof data0 === "string") {
        if (!pattern38.test(data0)) errors = fail(vErrors ??= [], instancePath + "/action", "pattern", { pattern: "^[Ss][Tt][Oo][Pp]$" });
      } else errors = fail(vErrors ??= [], instancePath + "/action", "type", { type: "string" });
    }
    if (data.reason !== void 0) {
      let data1 = data.reason;
      if (typeof data1 === "string") {
        if (func1(data1) > 1024) errors = fail(vErrors ??= [], instancePath + "/reason", "maxLength", { limit: 1024 });
        if (func1(data1) < 1) errors = fail(vErrors ??= [], instancePath + "/reason", "minLength", { limit: 1 });
        if (!pattern4.test(data1)) errors = fail(vErrors ??= [], instancePath + "/reason", "pattern", { pattern: "\\S" });
      } else errors = fail(vErrors ??= [], instancePath + "/reason", "type", { type: "string" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate285.errors = vErrors;
  return errors === 0;
}
var SubscriptionStartPatch = validate286;
var pattern40 = new RegExp("^[Ss][Tt][Aa][Rr][Tt]$", "u");
function validate286(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.action === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "action" });
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      if (!(key0 === "action")) errors = fail(vErrors ??= [], instancePath, "additionalProperties", { additionalProperty: key0 });
    }
    if (data.action !== void 0) {
      let data0 = data.action;
      if (typeof data0 === "string") {
        if (!pattern40.test(data0)) errors = fail(vErrors ??= [], instancePath + "/action", "pattern", { pattern: "^[Ss][Tt][Aa][Rr][Tt]$" });
      } else errors = fail(vErrors ??= [], instancePath + "/action", "type", { type: "string" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate286.errors = vErrors;
  return errors === 0;
}
var SubscriptionPatch = validate287;
var schema118 = { "if": { "type": "object", "required": ["action"] }, "then": { "if": { "type": "object", "required": ["action"], "properties": { "action": { "type": "string", "pattern": "^[Ss][Ee][Tt]_[Nn][Aa][Mm][Ee]$" } } }, "then": { "$ref": "SubscriptionSetNamePatch" }, "else": { "if": { "type": "object", "required": ["action"], "properties": { "action": { "type": "string", "pattern": "^[Ss][Yy][Nn][Dd][Ii][Cc][Aa][Tt][Ee][Dd]_[Uu][Pp][Gg][Rr][Aa][Dd][Ee]$" } } }, "then": { "$ref": "SubscriptionUpgradePatch" }, "else": { "if": { "type": "object", "required": ["action"], "properties": { "action": { "enum": ["BILLING_ITEM_UPGRADE"] } } }, "then": { "$ref": "SubscriptionBillingItemsPatch" }, "else": { "if": { "type": "object", "required": ["action"], "properties": { "action": { "type": "string", "pattern": "^[Rr][Ee][Nn][Ee][Ww]$" } } }, "then": { "$ref": "SubscriptionRenewPatch" }, "else": { "if": { "type": "object", "required": ["action"], "properties": { "action": { "type": "string", "pattern": "^[Aa][Uu][Tt][Oo][Rr][Ee][Nn][Ee][Ww]$" } } }, "then": { "$ref": "SubscriptionAutoRenewPatch" }, "else": { "if": { "type": "object", "required": ["action"], "properties": { "action": { "type": "string", "pattern": "^[Kk][Ii][Ll][Ll]$" } } }, "then": { "$ref": "SubscriptionKillPatch" }, "else": { "if": { "type": "object", "required": ["action"], "properties": { "action": { "type": "string", "pattern": "^[Ss][Tt][Oo][Pp]$" } } }, "then": { "$ref": "SubscriptionStopPatch" }, "else": { "if": { "type": "object", "required": ["action"], "properties": { "action": { "type": "string", "pattern": "^[Ss][Tt][Aa][Rr][Tt]$" } } }, "then": { "$ref": "SubscriptionStartPatch" }, "else": { "type": "object", "required": ["action"], "properties": { "action": { "enum": ["SET_NAME", "SYNDICATED_UPGRADE", "BILLING_ITEM_UPGRADE", "RENEW", "AUTORENEW", "KILL", "STOP", "START"] } } } } } } } } } } }, "else": { "$ref": "SubscriptionDeploymentStatusPatch" } };
function validate287(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = true;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.action === void 0 && (missing0 = "action")) {
        errors = (vErrors ??= []).push({});
      }
    } else {
      errors = (vErrors ??= []).push({});
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
          errors = (vErrors ??= []).push({});
        } else {
          if (data.action !== void 0) {
            let data0 = data.action;
            const _errs7 = errors;
            if (errors === _errs7) {
              if (typeof data0 === "string") {
                if (!pattern32.test(data0)) {
                  errors = (vErrors ??= []).push({});
                }
              } else {
                errors = (vErrors ??= []).push({});
              }
            }
          }
        }
      } else {
        errors = (vErrors ??= []).push({});
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
      const _errs9 = errors;
      if (!validate274(data, { instancePath })) errors = (vErrors = join(vErrors, validate274.errors)).length;
      var _valid1 = _errs9 === errors;
      valid1 = _valid1;
      ifClause1 = "then";
    } else {
      const _errs10 = errors;
      const _errs11 = errors;
      let valid3 = true;
      const _errs12 = errors;
      if (errors === _errs12) {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          let missing2;
          if (data.action === void 0 && (missing2 = "action")) {
            errors = (vErrors ??= []).push({});
          } else {
            if (data.action !== void 0) {
              let data1 = data.action;
              const _errs14 = errors;
              if (errors === _errs14) {
                if (typeof data1 === "string") {
                  if (!pattern33.test(data1)) {
                    errors = (vErrors ??= []).push({});
                  }
                } else {
                  errors = (vErrors ??= []).push({});
                }
              }
            }
          }
        } else {
          errors = (vErrors ??= []).push({});
        }
      }
      var _valid2 = _errs12 === errors;
      errors = _errs11;
      if (vErrors !== null) {
        if (_errs11) {
          vErrors.length = _errs11;
        } else {
          vErrors = null;
        }
      }
      let ifClause2;
      if (_valid2) {
        const _errs16 = errors;
        if (!validate276(data, { instancePath })) errors = (vErrors = join(vErrors, validate276.errors)).length;
        var _valid2 = _errs16 === errors;
        valid3 = _valid2;
        ifClause2 = "then";
      } else {
        const _errs17 = errors;
        const _errs18 = errors;
        let valid5 = true;
        const _errs19 = errors;
        if (errors === _errs19) {
          if (data && typeof data == "object" && !Array.isArray(data)) {
            let missing3;
            if (data.action === void 0 && (missing3 = "action")) {
              errors = (vErrors ??= []).push({});
            } else {
              if (data.action !== void 0) {
                if (!(data.action === "BILLING_ITEM_UPGRADE")) {
                  errors = (vErrors ??= []).push({});
                }
              }
            }
          } else {
            errors = (vErrors ??= []).push({});
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
          if (!validate280(data, { instancePath })) errors = (vErrors = join(vErrors, validate280.errors)).length;
          var _valid3 = _errs22 === errors;
          valid5 = _valid3;
          ifClause3 = "then";
        } else {
          const _errs23 = errors;
          const _errs24 = errors;
          let valid7 = true;
          const _errs25 = errors;
          if (errors === _errs25) {
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing4;
              if (data.action === void 0 && (missing4 = "action")) {
                errors = (vErrors ??= []).push({});
              } else {
                if (data.action !== void 0) {
                  let data3 = data.action;
                  const _errs27 = errors;
                  if (errors === _errs27) {
                    if (typeof data3 === "string") {
                      if (!pattern34.test(data3)) {
                        errors = (vErrors ??= []).push({});
                      }
                    } else {
                      errors = (vErrors ??= []).push({});
                    }
                  }
                }
              }
            } else {
              errors = (vErrors ??= []).push({});
            }
          }
          var _valid4 = _errs25 === errors;
          errors = _errs24;
          if (vErrors !== null) {
            if (_errs24) {
              vErrors.length = _errs24;
            } else {
              vErrors = null;
            }
          }
          let ifClause4;
          if (_valid4) {
            const _errs29 = errors;
            if (!validate282(data, { instancePath })) errors = (vErrors = join(vErrors, validate282.errors)).length;
            var _valid4 = _errs29 === errors;
            valid7 = _valid4;
            ifClause4 = "then";
          } else {
            const _errs30 = errors;
            const _errs31 = errors;
            let valid9 = true;
            const _errs32 = errors;
            if (errors === _errs32) {
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing5;
                if (data.action === void 0 && (missing5 = "action")) {
                  errors = (vErrors ??= []).push({});
                } else {
                  if (data.action !== void 0) {
                    let data4 = data.action;
                    const _errs34 = errors;
                    if (errors === _errs34) {
                      if (typeof data4 === "string") {
                        if (!pattern35.test(data4)) {
                          errors = (vErrors ??= []).push({});
                        }
                      } else {
                        errors = (vErrors ??= []).push({});
                      }
                    }
                  }
                }
              } else {
                errors = (vErrors ??= []).push({});
              }
            }
            var _valid5 = _errs32 === errors;
            errors = _errs31;
            if (vErrors !== null) {
              if (_errs31) {
                vErrors.length = _errs31;
              } else {
                vErrors = null;
              }
            }
            let ifClause5;
            if (_valid5) {
              const _errs36 = errors;
              if (!validate283(data, { instancePath })) errors = (vErrors = join(vErrors, validate283.errors)).length;
              var _valid5 = _errs36 === errors;
              valid9 = _valid5;
              ifClause5 = "then";
            } else {
              const _errs37 = errors;
              const _errs38 = errors;
              let valid11 = true;
              const _errs39 = errors;
              if (errors === _errs39) {
                if (data && typeof data == "object" && !Array.isArray(data)) {
                  let missing6;
                  if (data.action === void 0 && (missing6 = "action")) {
                    errors = (vErrors ??= []).push({});
                  } else {
                    if (data.action !== void 0) {
                      let data5 = data.action;
                      const _errs41 = errors;
                      if (errors === _errs41) {
                        if (typeof data5 === "string") {
                          if (!pattern36.test(data5)) {
                            errors = (vErrors ??= []).push({});
                          }
                        } else {
                          errors = (vErrors ??= []).push({});
                        }
                      }
                    }
                  }
                } else {
                  errors = (vErrors ??= []).push({});
                }
              }
              var _valid6 = _errs39 === errors;
              errors = _errs38;
              if (vErrors !== null) {
                if (_errs38) {
                  vErrors.length = _errs38;
                } else {
                  vErrors = null;
                }
              }
              let ifClause6;
              if (_valid6) {
                const _errs43 = errors;
                if (!validate284(data, { instancePath })) errors = (vErrors = join(vErrors, validate284.errors)).length;
                var _valid6 = _errs43 === errors;
                valid11 = _valid6;
                ifClause6 = "then";
              } else {
                const _errs44 = errors;
                const _errs45 = errors;
                let valid13 = true;
                const _errs46 = errors;
                if (errors === _errs46) {
                  if (data && typeof data == "object" && !Array.isArray(data)) {
                    let missing7;
                    if (data.action === void 0 && (missing7 = "action")) {
                      errors = (vErrors ??= []).push({});
                    } else {
                      if (data.action !== void 0) {
                        let data6 = data.action;
                        const _errs48 = errors;
                        if (errors === _errs48) {
                          if (typeof data6 === "string") {
                            if (!pattern38.test(data6)) {
                              errors = (vErrors ??= []).push({});
                            }
                          } else {
                            errors = (vErrors ??= []).push({});
                          }
                        }
                      }
                    }
                  } else {
                    errors = (vErrors ??= []).push({});
                  }
                }
                var _valid7 = _errs46 === errors;
                errors = _errs45;
                if (vErrors !== null) {
                  if (_errs45) {
                    vErrors.length = _errs45;
                  } else {
                    vErrors = null;
                  }
                }
                let ifClause7;
                if (_valid7) {
                  const _errs50 = errors;
                  if (!validate285(data, { instancePath })) errors = (vErrors = join(vErrors, validate285.errors)).length;
                  var _valid7 = _errs50 === errors;
                  valid13 = _valid7;
                  ifClause7 = "then";
                } else {
                  const _errs51 = errors;
                  const _errs52 = errors;
                  let valid15 = true;
                  const _errs53 = errors;
                  if (errors === _errs53) {
                    if (data && typeof data == "object" && !Array.isArray(data)) {
                      let missing8;
                      if (data.action === void 0 && (missing8 = "action")) {
                        errors = (vErrors ??= []).push({});
                      } else {
                        if (data.action !== void 0) {
                          let data7 = data.action;
                          const _errs55 = errors;
                          if (errors === _errs55) {
                            if (typeof data7 === "string") {
                              if (!pattern40.test(data7)) {
                                errors = (vErrors ??= []).push({});
                              }
                            } else {
                              errors = (vErrors ??= []).push({});
                            }
                          }
                        }
                      }
                    } else {
                      errors = (vErrors ??= []).push({});
                    }
                  }
                  var _valid8 = _errs53 === errors;
                  errors = _errs52;
                  if (vErrors !== null) {
                    if (_errs52) {
                      vErrors.length = _errs52;
                    } else {
                      vErrors = null;
                    }
                  }
                  let ifClause8;
                  if (_valid8) {
                    const _errs57 = errors;
                    if (!validate286(data, { instancePath })) errors = (vErrors = join(vErrors, validate286.errors)).length;
                    var _valid8 = _errs57 === errors;
                    valid15 = _valid8;
                    ifClause8 = "then";
                  } else {
                    const _errs58 = errors;
                    if (data && typeof data == "object" && !Array.isArray(data)) {
                      if (data.action === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "action" });
                      if (data.action !== void 0) {
                        let data8 = data.action;
                        if (!(data8 === "SET_NAME" || data8 === "SYNDICATED_UPGRADE" || data8 === "BILLING_ITEM_UPGRADE" || data8 === "RENEW" || data8 === "AUTORENEW" || data8 === "KILL" || data8 === "STOP" || data8 === "START")) errors = fail(vErrors ??= [], instancePath + "/action", "enum", { allowedValues: schema118.then.else.else.else.else.else.else.else.else.properties.action.enum });
                      }
                    } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
                    var _valid8 = _errs58 === errors;
                    valid15 = _valid8;
                    ifClause8 = "else";
                  }
                  var _valid7 = _errs51 === errors;
                  valid13 = _valid7;
                  ifClause7 = "else";
                }
                var _valid6 = _errs44 === errors;
                valid11 = _valid6;
                ifClause6 = "else";
              }
              var _valid5 = _errs37 === errors;
              valid9 = _valid5;
              ifClause5 = "else";
            }
            var _valid4 = _errs30 === errors;
            valid7 = _valid4;
            ifClause4 = "else";
          }
          var _valid3 = _errs23 === errors;
          valid5 = _valid3;
          ifClause3 = "else";
        }
        var _valid2 = _errs17 === errors;
        valid3 = _valid2;
        ifClause2 = "else";
      }
      var _valid1 = _errs10 === errors;
      valid1 = _valid1;
      ifClause1 = "else";
    }
    var _valid0 = _errs3 === errors;
    valid0 = _valid0;
    ifClause0 = "then";
  } else {
    const _errs61 = errors;
    if (!validate273(data, { instancePath })) errors = (vErrors = join(vErrors, validate273.errors)).length;
    var _valid0 = _errs61 === errors;
    valid0 = _valid0;
    ifClause0 = "else";
  }
  validate287.errors = vErrors;
  return errors === 0;
}
var UpgradeKind = validate297;
var schema119 = { "type": "string", "enum": ["DEFERRED", "FREE", "PAID"] };
function validate297(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") errors = fail(vErrors ??= [], instancePath, "type", { type: "string" });
  if (!(data === "DEFERRED" || data === "FREE" || data === "PAID")) errors = fail(vErrors ??= [], instancePath, "enum", { allowedValues: schema119.enum });
  validate297.errors = vErrors;
  return errors === 0;
}
var UpgradeResult = validate298;
function validate298(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.upgrade === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "upgrade" });
    if (data.upgrade !== void 0) {
      if (!validate297(data.upgrade, { instancePath: instancePath + "/upgrade" })) errors = (vErrors = join(vErrors, validate297.errors)).length;
    }
    if (data.order !== void 0) {
      if (typeof data.order !== "string") errors = fail(vErrors ??= [], instancePath + "/order", "type", { type: "string" });
    }
    if (data.invoice !== void 0) {
      if (typeof data.invoice !== "string") errors = fail(vErrors ??= [], instancePath + "/invoice", "type", { type: "string" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate298.errors = vErrors;
  return errors === 0;
}
var SubscriptionEndpointInput = validate300;
function validate300(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.endpoint === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "endpoint" });
    if (data.endpoint !== void 0) {
      let data0 = data.endpoint;
      if (typeof data0 === "string") {
        if (func1(data0) > 2e3) errors = fail(vErrors ??= [], instancePath + "/endpoint", "maxLength", { limit: 2e3 });
        if (func1(data0) < 1) errors = fail(vErrors ??= [], instancePath + "/endpoint", "minLength", { limit: 1 });
        if (!formats20(data0)) errors = fail(vErrors ??= [], instancePath + "/endpoint", "format", { format: "uri" });
      } else errors = fail(vErrors ??= [], instancePath + "/endpoint", "type", { type: "string" });
    }
    if (data.description !== void 0) {
      let data1 = data.description;
      if (typeof data1 === "string") {
        if (func1(data1) > 1024) errors = fail(vErrors ??= [], instancePath + "/description", "maxLength", { limit: 1024 });
      } else errors = fail(vErrors ??= [], instancePath + "/description", "type", { type: "string" });
    }
    if (data.category !== void 0) {
      if (!validate223(data.category, { instancePath: instancePath + "/category" })) errors = (vErrors = join(vErrors, validate223.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate300.errors = vErrors;
  return errors === 0;
}
var Instructions = validate302;
function validate302(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length > 50) errors = fail(vErrors ??= [], instancePath, "maxProperties", { limit: 50 });
    if (Object.keys(data).length < 1) errors = fail(vErrors ??= [], instancePath, "minProperties", { limit: 1 });
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
        if (func1(data0) > 65536) errors = fail(vErrors ??= [], instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "maxLength", { limit: 65536 });
      } else errors = fail(vErrors ??= [], instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "type", { type: "string" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate302.errors = vErrors;
  return errors === 0;
}
var CredentialInput = validate303;
function validate303(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.key === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "key" });
    if (data.key !== void 0) {
      let data0 = data.key;
      if (typeof data0 === "string") {
        if (func1(data0) > 125) errors = fail(vErrors ??= [], instancePath + "/key", "maxLength", { limit: 125 });
        if (func1(data0) < 1) errors = fail(vErrors ??= [], instancePath + "/key", "minLength", { limit: 1 });
      } else errors = fail(vErrors ??= [], instancePath + "/key", "type", { type: "string" });
    }
    if (data.value !== void 0) {
      let data1 = data.value;
      if (typeof data1 === "string") {
        if (func1(data1) > 65536) errors = fail(vErrors ??= [], instancePath + "/value", "maxLength", { limit: 65536 });
        if (!formats0(data1)) errors = fail(vErrors ??= [], instancePath + "/value", "format", { format: "password" });
      } else errors = fail(vErrors ??= [], instancePath + "/value", "type", { type: "string" });
    }
    if (data.description !== void 0) {
      if (!validate226(data.description, { instancePath: instancePath + "/description" })) errors = (vErrors = join(vErrors, validate226.errors)).length;
    }
    if (data.weight !== void 0) {
      let data3 = data.weight;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) errors = fail(vErrors ??= [], instancePath + "/weight", "type", { type: "integer" });
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 2147483647 || isNaN(data3)) errors = fail(vErrors ??= [], instancePath + "/weight", "maximum", { comparison: "<=", limit: 2147483647 });
        if (data3 < -2147483648 || isNaN(data3)) errors = fail(vErrors ??= [], instancePath + "/weight", "minimum", { comparison: ">=", limit: -2147483648 });
      }
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate303.errors = vErrors;
  return errors === 0;
}
var CustomInvoiceType = validate305;
var schema124 = { "type": "string", "enum": ["UPSELL", "REFUND", "CASHED"] };
function validate305(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") errors = fail(vErrors ??= [], instancePath, "type", { type: "string" });
  if (!(data === "UPSELL" || data === "REFUND" || data === "CASHED")) errors = fail(vErrors ??= [], instancePath, "enum", { allowedValues: schema124.enum });
  validate305.errors = vErrors;
  return errors === 0;
}
var PriceInput = validate306;
var schema125 = { "if": { "type": ["string"] }, "then": { "type": "string", "pattern": "^-?[0-9]{1,11}(\\.[0-9]{1,10})?$" }, "else": { "if": { "type": ["number"] }, "then": { "type": "number", "minimum": -1e11, "maximum": 1e11 }, "else": { "type": ["string", "number"] } } };
var pattern49 = new RegExp("^-?[0-9]{1,11}(\\.[0-9]{1,10})?$", "u");
function validate306(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = true;
  const _errs1 = errors;
  if (typeof data !== "string") {
    errors = (vErrors ??= []).push({});
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
      if (!pattern49.test(data)) errors = fail(vErrors ??= [], instancePath, "pattern", { pattern: "^-?[0-9]{1,11}(\\.[0-9]{1,10})?$" });
    } else errors = fail(vErrors ??= [], instancePath, "type", { type: "string" });
    var _valid0 = _errs3 === errors;
    valid0 = _valid0;
    ifClause0 = "then";
  } else {
    const _errs5 = errors;
    const _errs6 = errors;
    let valid1 = true;
    const _errs7 = errors;
    if (!(typeof data == "number" && isFinite(data))) {
      errors = (vErrors ??= []).push({});
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
        if (data > 1e11 || isNaN(data)) errors = fail(vErrors ??= [], instancePath, "maximum", { comparison: "<=", limit: 1e11 });
        if (data < -1e11 || isNaN(data)) errors = fail(vErrors ??= [], instancePath, "minimum", { comparison: ">=", limit: -1e11 });
      } else errors = fail(vErrors ??= [], instancePath, "type", { type: "number" });
      var _valid1 = _errs9 === errors;
      valid1 = _valid1;
      ifClause1 = "then";
    } else {
      const _errs11 = errors;
      if (typeof data !== "string" && !(typeof data == "number" && isFinite(data))) errors = fail(vErrors ??= [], instancePath, "type", { type: schema125.else.else.type });
      var _valid1 = _errs11 === errors;
      valid1 = _valid1;
      ifClause1 = "else";
    }
    var _valid0 = _errs5 === errors;
    valid0 = _valid0;
    ifClause0 = "else";
  }
  validate306.errors = vErrors;
  return errors === 0;
}
var LinePriceInput = validate307;
var schema126 = { "type": "object", "required": ["price"], "properties": { "price": { "$ref": "PriceInput" }, "currency": { "type": "string", "pattern": "^[A-Z]{3}$" }, "vat": { "type": ["number", "null"], "minimum": 0, "maximum": 100 } } };
var pattern50 = new RegExp("^[A-Z]{3}$", "u");
function validate307(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.price === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "price" });
    if (data.price !== void 0) {
      if (!validate306(data.price, { instancePath: instancePath + "/price" })) errors = (vErrors = join(vErrors, validate306.errors)).length;
    }
    if (data.currency !== void 0) {
      let data1 = data.currency;
      if (typeof data1 === "string") {
        if (!pattern50.test(data1)) errors = fail(vErrors ??= [], instancePath + "/currency", "pattern", { pattern: "^[A-Z]{3}$" });
      } else errors = fail(vErrors ??= [], instancePath + "/currency", "type", { type: "string" });
    }
    if (data.vat !== void 0) {
      let data2 = data.vat;
      if (!(typeof data2 == "number" && isFinite(data2)) && data2 !== null) errors = fail(vErrors ??= [], instancePath + "/vat", "type", { type: schema126.properties.vat.type });
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 100 || isNaN(data2)) errors = fail(vErrors ??= [], instancePath + "/vat", "maximum", { comparison: "<=", limit: 100 });
        if (data2 < 0 || isNaN(data2)) errors = fail(vErrors ??= [], instancePath + "/vat", "minimum", { comparison: ">=", limit: 0 });
      }
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate307.errors = vErrors;
  return errors === 0;
}
var InvoiceLineInput = validate309;
function validate309(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.price === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "price" });
    if (data.description !== void 0) {
      let data0 = data.description;
      if (typeof data0 === "string") {
        if (func1(data0) > 1024) errors = fail(vErrors ??= [], instancePath + "/description", "maxLength", { limit: 1024 });
      } else errors = fail(vErrors ??= [], instancePath + "/description", "type", { type: "string" });
    }
    if (data.identifier !== void 0) {
      let data1 = data.identifier;
      if (typeof data1 === "string") {
        if (func1(data1) > 125) errors = fail(vErrors ??= [], instancePath + "/identifier", "maxLength", { limit: 125 });
      } else errors = fail(vErrors ??= [], instancePath + "/identifier", "type", { type: "string" });
    }
    if (data.price !== void 0) {
      if (!validate307(data.price, { instancePath: instancePath + "/price" })) errors = (vErrors = join(vErrors, validate307.errors)).length;
    }
    if (data.quantity !== void 0) {
      let data3 = data.quantity;
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 1e9 || isNaN(data3)) errors = fail(vErrors ??= [], instancePath + "/quantity", "maximum", { comparison: "<=", limit: 1e9 });
        if (data3 < 0 || isNaN(data3)) errors = fail(vErrors ??= [], instancePath + "/quantity", "minimum", { comparison: ">=", limit: 0 });
      } else errors = fail(vErrors ??= [], instancePath + "/quantity", "type", { type: "number" });
    }
    if (data.unit !== void 0) {
      let data4 = data.unit;
      if (typeof data4 === "string") {
        if (func1(data4) > 255) errors = fail(vErrors ??= [], instancePath + "/unit", "maxLength", { limit: 255 });
      } else errors = fail(vErrors ??= [], instancePath + "/unit", "type", { type: "string" });
    }
    if (data.purchased !== void 0) {
      if (!validate60(data.purchased, { instancePath: instancePath + "/purchased" })) errors = (vErrors = join(vErrors, validate60.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate309.errors = vErrors;
  return errors === 0;
}
var ChargeReason = validate312;
var schema128 = { "type": "string", "enum": ["PLAN", "RESOURCE", "USE", "SETUP", "FEE", "LINE", "RECURRING", "CARRIED", "CREDIT", "SETTLED"] };
function validate312(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") errors = fail(vErrors ??= [], instancePath, "type", { type: "string" });
  if (!(data === "PLAN" || data === "RESOURCE" || data === "USE" || data === "SETUP" || data === "FEE" || data === "LINE" || data === "RECURRING" || data === "CARRIED" || data === "CREDIT" || data === "SETTLED")) errors = fail(vErrors ??= [], instancePath, "enum", { allowedValues: schema128.enum });
  validate312.errors = vErrors;
  return errors === 0;
}
var Charge = validate313;
var schema129 = { "type": "object", "required": ["id", "why", "price", "quantity", "amount", "invoice"], "properties": { "id": { "type": "integer", "format": "int32", "minimum": 1 }, "why": { "$ref": "ChargeReason" }, "what": { "type": "string" }, "description": { "type": "string" }, "identifier": { "type": "string" }, "from": { "$ref": "DateTime" }, "to": { "$ref": "DateTime" }, "price": { "$ref": "LinePrice" }, "quantity": { "type": "number" }, "unit": { "type": "string" }, "amount": { "$ref": "ExactPrice" }, "billingItem": { "$ref": "BillingItemReference" }, "invoice": { "if": { "type": ["object"] }, "then": { "$ref": "InvoiceReference" }, "else": { "if": { "type": ["null"] }, "then": { "type": "null" }, "else": { "type": ["object", "null"] } } } } };
function validate313(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "id" });
    if (data.why === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "why" });
    if (data.price === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "price" });
    if (data.quantity === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "quantity" });
    if (data.amount === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "amount" });
    if (data.invoice === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "invoice" });
    if (data.id !== void 0) {
      let data0 = data.id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) errors = fail(vErrors ??= [], instancePath + "/id", "type", { type: "integer" });
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 < 1 || isNaN(data0)) errors = fail(vErrors ??= [], instancePath + "/id", "minimum", { comparison: ">=", limit: 1 });
        if (!formats4.validate(data0)) errors = fail(vErrors ??= [], instancePath + "/id", "format", { format: "int32" });
      }
    }
    if (data.why !== void 0) {
      if (!validate312(data.why, { instancePath: instancePath + "/why" })) errors = (vErrors = join(vErrors, validate312.errors)).length;
    }
    if (data.what !== void 0) {
      if (typeof data.what !== "string") errors = fail(vErrors ??= [], instancePath + "/what", "type", { type: "string" });
    }
    if (data.description !== void 0) {
      if (typeof data.description !== "string") errors = fail(vErrors ??= [], instancePath + "/description", "type", { type: "string" });
    }
    if (data.identifier !== void 0) {
      if (typeof data.identifier !== "string") errors = fail(vErrors ??= [], instancePath + "/identifier", "type", { type: "string" });
    }
    if (data.from !== void 0) {
      if (!validate60(data.from, { instancePath: instancePath + "/from" })) errors = (vErrors = join(vErrors, validate60.errors)).length;
    }
    if (data.to !== void 0) {
      if (!validate60(data.to, { instancePath: instancePath + "/to" })) errors = (vErrors = join(vErrors, validate60.errors)).length;
    }
    if (data.price !== void 0) {
      if (!validate234(data.price, { instancePath: instancePath + "/price" })) errors = (vErrors = join(vErrors, validate234.errors)).length;
    }
    if (data.quantity !== void 0) {
      let data8 = data.quantity;
      if (!(typeof data8 == "number" && isFinite(data8))) errors = fail(vErrors ??= [], instancePath + "/quantity", "type", { type: "number" });
    }
    if (data.unit !== void 0) {
      if (typeof data.unit !== "string") errors = fail(vErrors ??= [], instancePath + "/unit", "type", { type: "string" });
    }
    if (data.amount !== void 0) {
      if (!validate232(data.amount, { instancePath: instancePath + "/amount" })) errors = (vErrors = join(vErrors, validate232.errors)).length;
    }
    if (data.billingItem !== void 0) {
      if (!validate237(data.billingItem, { instancePath: instancePath + "/billingItem" })) errors = (vErrors = join(vErrors, validate237.errors)).length;
    }
    if (data.invoice !== void 0) {
      let data12 = data.invoice;
      const _errs20 = errors;
      let valid1 = true;
      const _errs21 = errors;
      if (!(data12 && typeof data12 == "object" && !Array.isArray(data12))) {
        errors = (vErrors ??= []).push({});
      }
      var _valid0 = _errs21 === errors;
      errors = _errs20;
      if (vErrors !== null) {
        if (_errs20) {
          vErrors.length = _errs20;
        } else {
          vErrors = null;
        }
      }
      let ifClause0;
      if (_valid0) {
        const _errs23 = errors;
        if (!validate219(data12, { instancePath: instancePath + "/invoice" })) errors = (vErrors = join(vErrors, validate219.errors)).length;
        var _valid0 = _errs23 === errors;
        valid1 = _valid0;
        ifClause0 = "then";
      } else {
        const _errs24 = errors;
        const _errs25 = errors;
        let valid2 = true;
        const _errs26 = errors;
        if (data12 !== null) {
          errors = (vErrors ??= []).push({});
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
        let ifClause1;
        if (_valid1) {
          const _errs28 = errors;
          if (data12 !== null) errors = fail(vErrors ??= [], instancePath + "/invoice", "type", { type: "null" });
          var _valid1 = _errs28 === errors;
          valid2 = _valid1;
          ifClause1 = "then";
        } else {
          const _errs30 = errors;
          if (!(data12 && typeof data12 == "object" && !Array.isArray(data12)) && data12 !== null) errors = fail(vErrors ??= [], instancePath + "/invoice", "type", { type: schema129.properties.invoice.else.else.type });
          var _valid1 = _errs30 === errors;
          valid2 = _valid1;
          ifClause1 = "else";
        }
        var _valid0 = _errs24 === errors;
        valid1 = _valid0;
        ifClause0 = "else";
      }
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate313.errors = vErrors;
  return errors === 0;
}
var SubscriptionMoveCause = validate321;
var schema130 = { "type": "string", "enum": ["order", "payment", "report", "expiry", "kill", "stop", "start"] };
function validate321(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") errors = fail(vErrors ??= [], instancePath, "type", { type: "string" });
  if (!(data === "order" || data === "payment" || data === "report" || data === "expiry" || data === "kill" || data === "stop" || data === "start")) errors = fail(vErrors ??= [], instancePath, "enum", { allowedValues: schema130.enum });
  validate321.errors = vErrors;
  return errors === 0;
}
var SubscriptionMove = validate322;
function validate322(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.date === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "date" });
    if (data.to === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "to" });
    if (data.cause === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "cause" });
    if (data.date !== void 0) {
      if (!validate60(data.date, { instancePath: instancePath + "/date" })) errors = (vErrors = join(vErrors, validate60.errors)).length;
    }
    if (data.from !== void 0) {
      if (!validate216(data.from, { instancePath: instancePath + "/from" })) errors = (vErrors = join(vErrors, validate216.errors)).length;
    }
    if (data.to !== void 0) {
      if (!validate216(data.to, { instancePath: instancePath + "/to" })) errors = (vErrors = join(vErrors, validate216.errors)).length;
    }
    if (data.cause !== void 0) {
      if (!validate321(data.cause, { instancePath: instancePath + "/cause" })) errors = (vErrors = join(vErrors, validate321.errors)).length;
    }
    if (data.reason !== void 0) {
      if (typeof data.reason !== "string") errors = fail(vErrors ??= [], instancePath + "/reason", "type", { type: "string" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate322.errors = vErrors;
  return errors === 0;
}
var ConfigurationParameter = validate327;
function validate327(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "id" });
    if (data.self === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "self" });
    if (data.code === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "code" });
    if (data.name === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "name" });
    if (data.description === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "description" });
    if (data.required === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "required" });
    if (data.product === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "product" });
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
    if (data.code !== void 0) {
      if (typeof data.code !== "string") errors = fail(vErrors ??= [], instancePath + "/code", "type", { type: "string" });
    }
    if (data.name !== void 0) {
      if (typeof data.name !== "string") errors = fail(vErrors ??= [], instancePath + "/name", "type", { type: "string" });
    }
    if (data.description !== void 0) {
      if (typeof data.description !== "string") errors = fail(vErrors ??= [], instancePath + "/description", "type", { type: "string" });
    }
    if (data.hint !== void 0) {
      if (typeof data.hint !== "string") errors = fail(vErrors ??= [], instancePath + "/hint", "type", { type: "string" });
    }
    if (data.required !== void 0) {
      if (typeof data.required !== "boolean") errors = fail(vErrors ??= [], instancePath + "/required", "type", { type: "boolean" });
    }
    if (data.validation !== void 0) {
      if (typeof data.validation !== "string") errors = fail(vErrors ??= [], instancePath + "/validation", "type", { type: "string" });
    }
    if (data.acceptedValues !== void 0) {
      let data8 = data.acceptedValues;
      if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
        for (const key0 in data8) {
          if (errors >= 20) {
            break;
          }
          if (typeof data8[key0] !== "string") errors = fail(vErrors ??= [], instancePath + "/acceptedValues/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "type", { type: "string" });
        }
      } else errors = fail(vErrors ??= [], instancePath + "/acceptedValues", "type", { type: "object" });
    }
    if (data.externalValuesUrl !== void 0) {
      let data10 = data.externalValuesUrl;
      if (typeof data10 === "string") {
        if (!formats20(data10)) errors = fail(vErrors ??= [], instancePath + "/externalValuesUrl", "format", { format: "uri" });
      } else errors = fail(vErrors ??= [], instancePath + "/externalValuesUrl", "type", { type: "string" });
    }
    if (data.product !== void 0) {
      if (!validate194(data.product, { instancePath: instancePath + "/product" })) errors = (vErrors = join(vErrors, validate194.errors)).length;
    }
    if (data.weight !== void 0) {
      let data12 = data.weight;
      if (!(typeof data12 == "number" && (!(data12 % 1) && !isNaN(data12)) && isFinite(data12))) errors = fail(vErrors ??= [], instancePath + "/weight", "type", { type: "integer" });
      if (typeof data12 == "number" && isFinite(data12)) {
        if (!formats4.validate(data12)) errors = fail(vErrors ??= [], instancePath + "/weight", "format", { format: "int32" });
      }
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate327.errors = vErrors;
  return errors === 0;
}
var ConfigurationParameterInput = validate329;
var schema133 = { "type": "object", "properties": { "code": { "type": "string", "minLength": 1, "maxLength": 250, "pattern": "^[A-Za-z][A-Za-z0-9_]*$" }, "name": { "type": "string", "minLength": 1, "maxLength": 255 }, "description": { "type": "string", "minLength": 1, "maxLength": 4096 }, "hint": { "type": "string", "maxLength": 255 }, "required": { "type": "boolean" }, "validation": { "type": "string", "maxLength": 1024 }, "acceptedValues": { "type": "object", "maxProperties": 500, "propertyNames": { "minLength": 1, "maxLength": 255 }, "additionalProperties": { "type": "string", "maxLength": 255 } }, "externalValuesUrl": { "type": ["string", "null"], "format": "uri", "minLength": 1, "maxLength": 2e3 }, "weight": { "type": "integer", "minimum": -2147483648, "maximum": 2147483647 } } };
var pattern51 = new RegExp("^[A-Za-z][A-Za-z0-9_]*$", "u");
function validate329(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.code !== void 0) {
      let data0 = data.code;
      if (typeof data0 === "string") {
        if (func1(data0) > 250) errors = fail(vErrors ??= [], instancePath + "/code", "maxLength", { limit: 250 });
        if (func1(data0) < 1) errors = fail(vErrors ??= [], instancePath + "/code", "minLength", { limit: 1 });
        if (!pattern51.test(data0)) errors = fail(vErrors ??= [], instancePath + "/code", "pattern", { pattern: "^[A-Za-z][A-Za-z0-9_]*$" });
      } else errors = fail(vErrors ??= [], instancePath + "/code", "type", { type: "string" });
    }
    if (data.name !== void 0) {
      let data1 = data.name;
      if (typeof data1 === "string") {
        if (func1(data1) > 255) errors = fail(vErrors ??= [], instancePath + "/name", "maxLength", { limit: 255 });
        if (func1(data1) < 1) errors = fail(vErrors ??= [], instancePath + "/name", "minLength", { limit: 1 });
      } else errors = fail(vErrors ??= [], instancePath + "/name", "type", { type: "string" });
    }
    if (data.description !== void 0) {
      let data2 = data.description;
      if (typeof data2 === "string") {
        if (func1(data2) > 4096) errors = fail(vErrors ??= [], instancePath + "/description", "maxLength", { limit: 4096 });
        if (func1(data2) < 1) errors = fail(vErrors ??= [], instancePath + "/description", "minLength", { limit: 1 });
      } else errors = fail(vErrors ??= [], instancePath + "/description", "type", { type: "string" });
    }
    if (data.hint !== void 0) {
      let data3 = data.hint;
      if (typeof data3 === "string") {
        if (func1(data3) > 255) errors = fail(vErrors ??= [], instancePath + "/hint", "maxLength", { limit: 255 });
      } else errors = fail(vErrors ??= [], instancePath + "/hint", "type", { type: "string" });
    }
    if (data.required !== void 0) {
      if (typeof data.required !== "boolean") errors = fail(vErrors ??= [], instancePath + "/required", "type", { type: "boolean" });
    }
    if (data.validation !== void 0) {
      let data5 = data.validation;
      if (typeof data5 === "string") {
        if (func1(data5) > 1024) errors = fail(vErrors ??= [], instancePath + "/validation", "maxLength", { limit: 1024 });
      } else errors = fail(vErrors ??= [], instancePath + "/validation", "type", { type: "string" });
    }
    if (data.acceptedValues !== void 0) {
      let data6 = data.acceptedValues;
      if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
        if (Object.keys(data6).length > 500) errors = fail(vErrors ??= [], instancePath + "/acceptedValues", "maxProperties", { limit: 500 });
        for (const key0 in data6) {
          if (errors >= 20) {
            break;
          }
          const _errs15 = errors;
          if (typeof key0 === "string") {
            if (func1(key0) > 255) errors = fail(vErrors ??= [], instancePath + "/acceptedValues", "maxLength", { limit: 255 }, key0);
            if (func1(key0) < 1) errors = fail(vErrors ??= [], instancePath + "/acceptedValues", "minLength", { limit: 1 }, key0);
          }
          var valid1 = _errs15 === errors;
          if (!valid1) errors = fail(vErrors ??= [], instancePath + "/acceptedValues", "propertyNames", { propertyName: key0 });
        }
        for (const key1 in data6) {
          if (errors >= 20) {
            break;
          }
          let data7 = data6[key1];
          if (typeof data7 === "string") {
            if (func1(data7) > 255) errors = fail(vErrors ??= [], instancePath + "/acceptedValues/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "maxLength", { limit: 255 });
          } else errors = fail(vErrors ??= [], instancePath + "/acceptedValues/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "type", { type: "string" });
        }
      } else errors = fail(vErrors ??= [], instancePath + "/acceptedValues", "type", { type: "object" });
    }
    if (data.externalValuesUrl !== void 0) {
      let data8 = data.externalValuesUrl;
      if (typeof data8 !== "string" && data8 !== null) errors = fail(vErrors ??= [], instancePath + "/externalValuesUrl", "type", { type: schema133.properties.externalValuesUrl.type });
      if (typeof data8 === "string") {
        if (func1(data8) > 2e3) errors = fail(vErrors ??= [], instancePath + "/externalValuesUrl", "maxLength", { limit: 2e3 });
        if (func1(data8) < 1) errors = fail(vErrors ??= [], instancePath + "/externalValuesUrl", "minLength", { limit: 1 });
        if (!formats20(data8)) errors = fail(vErrors ??= [], instancePath + "/externalValuesUrl", "format", { format: "uri" });
      }
    }
    if (data.weight !== void 0) {
      let data9 = data.weight;
      if (!(typeof data9 == "number" && (!(data9 % 1) && !isNaN(data9)) && isFinite(data9))) errors = fail(vErrors ??= [], instancePath + "/weight", "type", { type: "integer" });
      if (typeof data9 == "number" && isFinite(data9)) {
        if (data9 > 2147483647 || isNaN(data9)) errors = fail(vErrors ??= [], instancePath + "/weight", "maximum", { comparison: "<=", limit: 2147483647 });
        if (data9 < -2147483648 || isNaN(data9)) errors = fail(vErrors ??= [], instancePath + "/weight", "minimum", { comparison: ">=", limit: -2147483648 });
      }
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate329.errors = vErrors;
  return errors === 0;
}
var ConfigurationParameterCreate = validate330;
function validate330(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate329(data, { instancePath })) errors = (vErrors = join(vErrors, validate329.errors)).length;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.code === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "code" });
    if (data.name === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "name" });
    if (data.description === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "description" });
    if (data.product === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "product" });
    if (data.product !== void 0) {
      if (!validate194(data.product, { instancePath: instancePath + "/product" })) errors = (vErrors = join(vErrors, validate194.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate330.errors = vErrors;
  return errors === 0;
}
var EnteredValuesInput = validate333;
function validate333(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length > 100) errors = fail(vErrors ??= [], instancePath, "maxProperties", { limit: 100 });
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      const _errs1 = errors;
      if (typeof key0 === "string") {
        if (func1(key0) > 2048) errors = fail(vErrors ??= [], instancePath, "maxLength", { limit: 2048 }, key0);
        if (func1(key0) < 1) errors = fail(vErrors ??= [], instancePath, "minLength", { limit: 1 }, key0);
      }
      var valid0 = _errs1 === errors;
      if (!valid0) errors = fail(vErrors ??= [], instancePath, "propertyNames", { propertyName: key0 });
    }
    for (const key1 in data) {
      if (errors >= 20) {
        break;
      }
      let data0 = data[key1];
      if (typeof data0 === "string") {
        if (func1(data0) > 4096) errors = fail(vErrors ??= [], instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "maxLength", { limit: 4096 });
      } else errors = fail(vErrors ??= [], instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "type", { type: "string" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate333.errors = vErrors;
  return errors === 0;
}
var ConfigurationParameterValuesInput = validate334;
function validate334(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.productVersion === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "productVersion" });
    if (data.productVersion !== void 0) {
      if (!validate218(data.productVersion, { instancePath: instancePath + "/productVersion" })) errors = (vErrors = join(vErrors, validate218.errors)).length;
    }
    if (data.configurationParameters !== void 0) {
      if (!validate333(data.configurationParameters, { instancePath: instancePath + "/configurationParameters" })) errors = (vErrors = join(vErrors, validate333.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate334.errors = vErrors;
  return errors === 0;
}
var ConfigurationParameterValue = validate337;
function validate337(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.value === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "value" });
    if (data.value !== void 0) {
      if (typeof data.value !== "string") errors = fail(vErrors ??= [], instancePath + "/value", "type", { type: "string" });
    }
    if (data.description !== void 0) {
      if (typeof data.description !== "string") errors = fail(vErrors ??= [], instancePath + "/description", "type", { type: "string" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate337.errors = vErrors;
  return errors === 0;
}
var ConfigurationParameterValues = validate338;
var schema138 = { "type": "object", "required": ["values"], "properties": { "values": { "type": ["array", "null"], "items": { "$ref": "ConfigurationParameterValue" } } } };
function validate338(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.values === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "values" });
    if (data.values !== void 0) {
      let data0 = data.values;
      if (!Array.isArray(data0) && data0 !== null) errors = fail(vErrors ??= [], instancePath + "/values", "type", { type: schema138.properties.values.type });
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
          if (!validate337(data0[i0], { instancePath: instancePath + "/values/" + i0 })) errors = (vErrors = join(vErrors, validate337.errors)).length;
        }
      }
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate338.errors = vErrors;
  return errors === 0;
}
var ProductType = validate340;
var schema139 = { "type": "string", "enum": ["SYNDICATED", "CLOUD_SERVICE", "SERVICE", "API", "CSP", "VM"] };
function validate340(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") errors = fail(vErrors ??= [], instancePath, "type", { type: "string" });
  if (!(data === "SYNDICATED" || data === "CLOUD_SERVICE" || data === "SERVICE" || data === "API" || data === "CSP" || data === "VM")) errors = fail(vErrors ??= [], instancePath, "enum", { allowedValues: schema139.enum });
  validate340.errors = vErrors;
  return errors === 0;
}
var CompanyReference = validate341;
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
var ProductDTO = validate342;
function validate342(data, { instancePath = "" } = {}) {
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
    if (data.syndicationEndpoints !== void 0) {
      let data13 = data.syndicationEndpoints;
      if (Array.isArray(data13)) {
        const len2 = data13.length;
        for (let i2 = 0; i2 < len2 && errors < 20; i2++) {
          let data14 = data13[i2];
          if (typeof data14 === "string") {
            if (!formats20(data14)) errors = fail(vErrors ??= [], instancePath + "/syndicationEndpoints/" + i2, "format", { format: "uri" });
          } else errors = fail(vErrors ??= [], instancePath + "/syndicationEndpoints/" + i2, "type", { type: "string" });
        }
      } else errors = fail(vErrors ??= [], instancePath + "/syndicationEndpoints", "type", { type: "array" });
    }
    if (data.orderValidationUrls !== void 0) {
      let data15 = data.orderValidationUrls;
      if (Array.isArray(data15)) {
        const len3 = data15.length;
        for (let i3 = 0; i3 < len3 && errors < 20; i3++) {
          let data16 = data15[i3];
          if (typeof data16 === "string") {
            if (!formats20(data16)) errors = fail(vErrors ??= [], instancePath + "/orderValidationUrls/" + i3, "format", { format: "uri" });
          } else errors = fail(vErrors ??= [], instancePath + "/orderValidationUrls/" + i3, "type", { type: "string" });
        }
      } else errors = fail(vErrors ??= [], instancePath + "/orderValidationUrls", "type", { type: "array" });
    }
    if (data.metadata !== void 0) {
      if (!validate244(data.metadata, { instancePath: instancePath + "/metadata" })) errors = (vErrors = join(vErrors, validate244.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate342.errors = vErrors;
  return errors === 0;
}
var ProductFields = validate348;
var schema142 = { "type": "object", "properties": { "name": { "type": "string", "minLength": 1, "maxLength": 255 }, "sku": { "type": "string", "minLength": 1, "maxLength": 255 }, "type": { "$ref": "ProductType" }, "shortDescription": { "type": "string", "maxLength": 4e3 }, "longDescription": { "type": "string", "maxLength": 8192 }, "syndicationEndpoints": { "type": "array", "maxItems": 10, "items": { "type": "string", "format": "uri", "minLength": 1, "maxLength": 1024 }, "allOf": [{ "if": { "maxItems": 10 }, "then": { "uniqueItems": true } }] }, "notificationSecretToken": { "type": ["string", "null"], "format": "password", "minLength": 1, "maxLength": 255 }, "orderValidationUrls": { "type": "array", "maxItems": 10, "items": { "type": "string", "format": "uri", "minLength": 1, "maxLength": 2e3 }, "allOf": [{ "if": { "maxItems": 10 }, "then": { "uniqueItems": true } }] } } };
function validate348(data, { instancePath = "" } = {}) {
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
    if (data.syndicationEndpoints !== void 0) {
      let data5 = data.syndicationEndpoints;
      const _errs13 = errors;
      let valid2 = true;
      const _errs14 = errors;
      if (Array.isArray(data5)) {
        if (data5.length > 10) {
          errors = (vErrors ??= []).push({});
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
                  errors = fail(vErrors ??= [], instancePath + "/syndicationEndpoints", "uniqueItems", { i: i0, j: j0 });
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
        if (data5.length > 10) errors = fail(vErrors ??= [], instancePath + "/syndicationEndpoints", "maxItems", { limit: 10 });
        const len0 = data5.length;
        for (let i1 = 0; i1 < len0 && errors < 20; i1++) {
          let data6 = data5[i1];
          if (typeof data6 === "string") {
            if (func1(data6) > 1024) errors = fail(vErrors ??= [], instancePath + "/syndicationEndpoints/" + i1, "maxLength", { limit: 1024 });
            if (func1(data6) < 1) errors = fail(vErrors ??= [], instancePath + "/syndicationEndpoints/" + i1, "minLength", { limit: 1 });
            if (!formats20(data6)) errors = fail(vErrors ??= [], instancePath + "/syndicationEndpoints/" + i1, "format", { format: "uri" });
          } else errors = fail(vErrors ??= [], instancePath + "/syndicationEndpoints/" + i1, "type", { type: "string" });
        }
      } else errors = fail(vErrors ??= [], instancePath + "/syndicationEndpoints", "type", { type: "array" });
    }
    if (data.notificationSecretToken !== void 0) {
      let data7 = data.notificationSecretToken;
      if (typeof data7 !== "string" && data7 !== null) errors = fail(vErrors ??= [], instancePath + "/notificationSecretToken", "type", { type: schema142.properties.notificationSecretToken.type });
      if (typeof data7 === "string") {
        if (func1(data7) > 255) errors = fail(vErrors ??= [], instancePath + "/notificationSecretToken", "maxLength", { limit: 255 });
        if (func1(data7) < 1) errors = fail(vErrors ??= [], instancePath + "/notificationSecretToken", "minLength", { limit: 1 });
        if (!formats0(data7)) errors = fail(vErrors ??= [], instancePath + "/notificationSecretToken", "format", { format: "password" });
      }
    }
    if (data.orderValidationUrls !== void 0) {
      let data8 = data.orderValidationUrls;
      const _errs23 = errors;
      let valid7 = true;
      const _errs24 = errors;
      if (Array.isArray(data8)) {
        if (data8.length > 10) {
          errors = (vErrors ??= []).push({});
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
                  errors = fail(vErrors ??= [], instancePath + "/orderValidationUrls", "uniqueItems", { i: i2, j: j1 });
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
        if (data8.length > 10) errors = fail(vErrors ??= [], instancePath + "/orderValidationUrls", "maxItems", { limit: 10 });
        const len1 = data8.length;
        for (let i3 = 0; i3 < len1 && errors < 20; i3++) {
          let data9 = data8[i3];
          if (typeof data9 === "string") {
            if (func1(data9) > 2e3) errors = fail(vErrors ??= [], instancePath + "/orderValidationUrls/" + i3, "maxLength", { limit: 2e3 });
            if (func1(data9) < 1) errors = fail(vErrors ??= [], instancePath + "/orderValidationUrls/" + i3, "minLength", { limit: 1 });
            if (!formats20(data9)) errors = fail(vErrors ??= [], instancePath + "/orderValidationUrls/" + i3, "format", { format: "uri" });
          } else errors = fail(vErrors ??= [], instancePath + "/orderValidationUrls/" + i3, "type", { type: "string" });
        }
      } else errors = fail(vErrors ??= [], instancePath + "/orderValidationUrls", "type", { type: "array" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate348.errors = vErrors;
  return errors === 0;
}
var ProductCreate = validate350;
function validate350(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate348(data, { instancePath })) errors = (vErrors = join(vErrors, validate348.errors)).length;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "name" });
    if (data.type === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "type" });
    if (data.company !== void 0) {
      if (!validate341(data.company, { instancePath: instancePath + "/company" })) errors = (vErrors = join(vErrors, validate341.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate350.errors = vErrors;
  return errors === 0;
}
var ProductInput = validate353;
function validate353(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate348(data, { instancePath })) errors = (vErrors = join(vErrors, validate348.errors)).length;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.previousSecretValidFor !== void 0) {
      let data0 = data.previousSecretValidFor;
      if (typeof data0 === "string") {
        if (func1(data0) > 40) errors = fail(vErrors ??= [], instancePath + "/previousSecretValidFor", "maxLength", { limit: 40 });
        if (!pattern18.test(data0)) errors = fail(vErrors ??= [], instancePath + "/previousSecretValidFor", "pattern", { pattern: "^P(?!$)([0-9]{1,4}W)?([0-9]{1,5}D)?(T(?=[0-9])([0-9]{1,6}H)?([0-9]{1,8}M)?)?$" });
      } else errors = fail(vErrors ??= [], instancePath + "/previousSecretValidFor", "type", { type: "string" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate353.errors = vErrors;
  return errors === 0;
}
var MetricHeader = validate355;
function validate355(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "name" });
    if (data.value === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "value" });
    if (data.name !== void 0) {
      if (typeof data.name !== "string") errors = fail(vErrors ??= [], instancePath + "/name", "type", { type: "string" });
    }
    if (data.value !== void 0) {
      if (data.value !== null) errors = fail(vErrors ??= [], instancePath + "/value", "type", { type: "null" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate355.errors = vErrors;
  return errors === 0;
}
var MetricHeaderInput = validate356;
var schema146 = { "type": "object", "required": ["name"], "properties": { "name": { "type": "string", "minLength": 1, "maxLength": 128, "pattern": "^[!#$%&'*+.^_`|~0-9A-Za-z-]+$" }, "value": { "type": ["string", "null"], "format": "password", "minLength": 1, "maxLength": 1024, "pattern": "^[!-~]([\\t -~]*[!-~])?$" } } };
var pattern53 = new RegExp("^[!#$%&'*+.^_`|~0-9A-Za-z-]+$", "u");
var pattern54 = new RegExp("^[!-~]([\\t -~]*[!-~])?$", "u");
function validate356(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "name" });
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 === "string") {
        if (func1(data0) > 128) errors = fail(vErrors ??= [], instancePath + "/name", "maxLength", { limit: 128 });
        if (func1(data0) < 1) errors = fail(vErrors ??= [], instancePath + "/name", "minLength", { limit: 1 });
        if (!pattern53.test(data0)) errors = fail(vErrors ??= [], instancePath + "/name", "pattern", { pattern: "^[!#$%&'*+.^_`|~0-9A-Za-z-]+$" });
      } else errors = fail(vErrors ??= [], instancePath + "/name", "type", { type: "string" });
    }
    if (data.value !== void 0) {
      let data1 = data.value;
      if (typeof data1 !== "string" && data1 !== null) errors = fail(vErrors ??= [], instancePath + "/value", "type", { type: schema146.properties.value.type });
      if (typeof data1 === "string") {
        if (func1(data1) > 1024) errors = fail(vErrors ??= [], instancePath + "/value", "maxLength", { limit: 1024 });
        if (func1(data1) < 1) errors = fail(vErrors ??= [], instancePath + "/value", "minLength", { limit: 1 });
        if (!pattern54.test(data1)) errors = fail(vErrors ??= [], instancePath + "/value", "pattern", { pattern: "^[!-~]([\\t -~]*[!-~])?$" });
        if (!formats0(data1)) errors = fail(vErrors ??= [], instancePath + "/value", "format", { format: "password" });
      }
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate356.errors = vErrors;
  return errors === 0;
}
var Price = validate357;
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
var TrialMode = validate358;
var schema148 = { "type": "string", "enum": ["NOT_ALLOWED", "ALLOWED", "ALLOWED_WO_PAYMENT_METHOD"] };
function validate358(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") errors = fail(vErrors ??= [], instancePath, "type", { type: "string" });
  if (!(data === "NOT_ALLOWED" || data === "ALLOWED" || data === "ALLOWED_WO_PAYMENT_METHOD")) errors = fail(vErrors ??= [], instancePath, "enum", { allowedValues: schema148.enum });
  validate358.errors = vErrors;
  return errors === 0;
}
var BillingItemValue = validate359;
var schema149 = { "type": "object", "required": ["item", "start", "end", "price", "setup", "step"], "properties": { "item": { "$ref": "BillingItemReference" }, "start": { "type": "integer", "format": "int32" }, "end": { "type": ["integer", "null"], "format": "int32" }, "price": { "$ref": "Price" }, "setup": { "$ref": "Price" }, "step": { "type": "integer", "format": "int32" } } };
function validate359(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.item === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "item" });
    if (data.start === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "start" });
    if (data.end === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "end" });
    if (data.price === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "price" });
    if (data.setup === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "setup" });
    if (data.step === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "step" });
    if (data.item !== void 0) {
      if (!validate237(data.item, { instancePath: instancePath + "/item" })) errors = (vErrors = join(vErrors, validate237.errors)).length;
    }
    if (data.start !== void 0) {
      let data1 = data.start;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) errors = fail(vErrors ??= [], instancePath + "/start", "type", { type: "integer" });
      if (typeof data1 == "number" && isFinite(data1)) {
        if (!formats4.validate(data1)) errors = fail(vErrors ??= [], instancePath + "/start", "format", { format: "int32" });
      }
    }
    if (data.end !== void 0) {
      let data2 = data.end;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2)) && data2 !== null) errors = fail(vErrors ??= [], instancePath + "/end", "type", { type: schema149.properties.end.type });
      if (typeof data2 == "number" && isFinite(data2)) {
        if (!formats4.validate(data2)) errors = fail(vErrors ??= [], instancePath + "/end", "format", { format: "int32" });
      }
    }
    if (data.price !== void 0) {
      if (!validate357(data.price, { instancePath: instancePath + "/price" })) errors = (vErrors = join(vErrors, validate357.errors)).length;
    }
    if (data.setup !== void 0) {
      if (!validate357(data.setup, { instancePath: instancePath + "/setup" })) errors = (vErrors = join(vErrors, validate357.errors)).length;
    }
    if (data.step !== void 0) {
      let data5 = data.step;
      if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) errors = fail(vErrors ??= [], instancePath + "/step", "type", { type: "integer" });
      if (typeof data5 == "number" && isFinite(data5)) {
        if (!formats4.validate(data5)) errors = fail(vErrors ??= [], instancePath + "/step", "format", { format: "int32" });
      }
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate359.errors = vErrors;
  return errors === 0;
}
var ProductVersionDTO = validate363;
function validate363(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "id" });
    if (data.self === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "self" });
    if (data.name === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "name" });
    if (data.product === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "product" });
    if (data.setupFee === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "setupFee" });
    if (data.billingPeriod === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "billingPeriod" });
    if (data.minimumDuration === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "minimumDuration" });
    if (data.trial === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "trial" });
    if (data.autoRenewable === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "autoRenewable" });
    if (data.selfBilling === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "selfBilling" });
    if (data.published === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "published" });
    if (data.recommended === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "recommended" });
    if (data.billingItemValues === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "billingItemValues" });
    if (data.configurationParameters === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "configurationParameters" });
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
    if (data.externalId !== void 0) {
      if (typeof data.externalId !== "string") errors = fail(vErrors ??= [], instancePath + "/externalId", "type", { type: "string" });
    }
    if (data.description !== void 0) {
      if (typeof data.description !== "string") errors = fail(vErrors ??= [], instancePath + "/description", "type", { type: "string" });
    }
    if (data.product !== void 0) {
      if (!validate194(data.product, { instancePath: instancePath + "/product" })) errors = (vErrors = join(vErrors, validate194.errors)).length;
    }
    if (data.price !== void 0) {
      if (!validate357(data.price, { instancePath: instancePath + "/price" })) errors = (vErrors = join(vErrors, validate357.errors)).length;
    }
    if (data.setupFee !== void 0) {
      if (!validate357(data.setupFee, { instancePath: instancePath + "/setupFee" })) errors = (vErrors = join(vErrors, validate357.errors)).length;
    }
    if (data.billingPeriod !== void 0) {
      let data9 = data.billingPeriod;
      if (!(typeof data9 == "number" && (!(data9 % 1) && !isNaN(data9)) && isFinite(data9))) errors = fail(vErrors ??= [], instancePath + "/billingPeriod", "type", { type: "integer" });
      if (typeof data9 == "number" && isFinite(data9)) {
        if (!formats4.validate(data9)) errors = fail(vErrors ??= [], instancePath + "/billingPeriod", "format", { format: "int32" });
      }
    }
    if (data.minimumDuration !== void 0) {
      let data10 = data.minimumDuration;
      if (!(typeof data10 == "number" && (!(data10 % 1) && !isNaN(data10)) && isFinite(data10))) errors = fail(vErrors ??= [], instancePath + "/minimumDuration", "type", { type: "integer" });
      if (typeof data10 == "number" && isFinite(data10)) {
        if (!formats4.validate(data10)) errors = fail(vErrors ??= [], instancePath + "/minimumDuration", "format", { format: "int32" });
      }
    }
    if (data.lifespan !== void 0) {
      let data11 = data.lifespan;
      if (!(typeof data11 == "number" && (!(data11 % 1) && !isNaN(data11)) && isFinite(data11))) errors = fail(vErrors ??= [], instancePath + "/lifespan", "type", { type: "integer" });
      if (typeof data11 == "number" && isFinite(data11)) {
        if (!formats4.validate(data11)) errors = fail(vErrors ??= [], instancePath + "/lifespan", "format", { format: "int32" });
      }
    }
    if (data.trial !== void 0) {
      if (!validate358(data.trial, { instancePath: instancePath + "/trial" })) errors = (vErrors = join(vErrors, validate358.errors)).length;
    }
    if (data.trialLength !== void 0) {
      let data13 = data.trialLength;
      if (!(typeof data13 == "number" && (!(data13 % 1) && !isNaN(data13)) && isFinite(data13))) errors = fail(vErrors ??= [], instancePath + "/trialLength", "type", { type: "integer" });
      if (typeof data13 == "number" && isFinite(data13)) {
        if (!formats4.validate(data13)) errors = fail(vErrors ??= [], instancePath + "/trialLength", "format", { format: "int32" });
      }
    }
    if (data.autoRenewable !== void 0) {
      if (typeof data.autoRenewable !== "boolean") errors = fail(vErrors ??= [], instancePath + "/autoRenewable", "type", { type: "boolean" });
    }
    if (data.selfBilling !== void 0) {
      if (typeof data.selfBilling !== "boolean") errors = fail(vErrors ??= [], instancePath + "/selfBilling", "type", { type: "boolean" });
    }
    if (data.published !== void 0) {
      if (typeof data.published !== "boolean") errors = fail(vErrors ??= [], instancePath + "/published", "type", { type: "boolean" });
    }
    if (data.recommended !== void 0) {
      if (typeof data.recommended !== "boolean") errors = fail(vErrors ??= [], instancePath + "/recommended", "type", { type: "boolean" });
    }
    if (data.billingItemValues !== void 0) {
      let data18 = data.billingItemValues;
      if (Array.isArray(data18)) {
        const len0 = data18.length;
        for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
          if (!validate359(data18[i0], { instancePath: instancePath + "/billingItemValues/" + i0 })) errors = (vErrors = join(vErrors, validate359.errors)).length;
        }
      } else errors = fail(vErrors ??= [], instancePath + "/billingItemValues", "type", { type: "array" });
    }
    if (data.configurationParameters !== void 0) {
      let data20 = data.configurationParameters;
      if (Array.isArray(data20)) {
        const len1 = data20.length;
        for (let i1 = 0; i1 < len1 && errors < 20; i1++) {
          if (!validate247(data20[i1], { instancePath: instancePath + "/configurationParameters/" + i1 })) errors = (vErrors = join(vErrors, validate247.errors)).length;
        }
      } else errors = fail(vErrors ??= [], instancePath + "/configurationParameters", "type", { type: "array" });
    }
    if (data.metadata !== void 0) {
      if (!validate244(data.metadata, { instancePath: instancePath + "/metadata" })) errors = (vErrors = join(vErrors, validate244.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate363.errors = vErrors;
  return errors === 0;
}
var NonNegativePriceInput = validate371;
var schema151 = { "if": { "type": ["string"] }, "then": { "type": "string", "pattern": "^[0-9]{1,11}(\\.[0-9]{1,10})?$" }, "else": { "if": { "type": ["number"] }, "then": { "type": "number", "minimum": 0, "maximum": 1e11 }, "else": { "type": ["string", "number"] } } };
var pattern56 = new RegExp("^[0-9]{1,11}(\\.[0-9]{1,10})?$", "u");
function validate371(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = true;
  const _errs1 = errors;
  if (typeof data !== "string") {
    errors = (vErrors ??= []).push({});
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
      if (!pattern56.test(data)) errors = fail(vErrors ??= [], instancePath, "pattern", { pattern: "^[0-9]{1,11}(\\.[0-9]{1,10})?$" });
    } else errors = fail(vErrors ??= [], instancePath, "type", { type: "string" });
    var _valid0 = _errs3 === errors;
    valid0 = _valid0;
    ifClause0 = "then";
  } else {
    const _errs5 = errors;
    const _errs6 = errors;
    let valid1 = true;
    const _errs7 = errors;
    if (!(typeof data == "number" && isFinite(data))) {
      errors = (vErrors ??= []).push({});
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
        if (data > 1e11 || isNaN(data)) errors = fail(vErrors ??= [], instancePath, "maximum", { comparison: "<=", limit: 1e11 });
        if (data < 0 || isNaN(data)) errors = fail(vErrors ??= [], instancePath, "minimum", { comparison: ">=", limit: 0 });
      } else errors = fail(vErrors ??= [], instancePath, "type", { type: "number" });
      var _valid1 = _errs9 === errors;
      valid1 = _valid1;
      ifClause1 = "then";
    } else {
      const _errs11 = errors;
      if (typeof data !== "string" && !(typeof data == "number" && isFinite(data))) errors = fail(vErrors ??= [], instancePath, "type", { type: schema151.else.else.type });
      var _valid1 = _errs11 === errors;
      valid1 = _valid1;
      ifClause1 = "else";
    }
    var _valid0 = _errs5 === errors;
    valid0 = _valid0;
    ifClause0 = "else";
  }
  validate371.errors = vErrors;
  return errors === 0;
}
var BillingItemValueInput = validate372;
var schema152 = { "type": "object", "required": ["item", "start", "price"], "properties": { "item": { "$ref": "BillingItemReference" }, "start": { "type": "integer", "minimum": 0, "maximum": 2147483647 }, "end": { "type": ["integer", "null"], "minimum": 0, "maximum": 2147483647 }, "price": { "$ref": "NonNegativePriceInput" }, "setup": { "$ref": "NonNegativePriceInput" }, "step": { "type": "integer", "minimum": 1, "maximum": 2147483647 } } };
function validate372(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.item === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "item" });
    if (data.start === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "start" });
    if (data.price === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "price" });
    if (data.item !== void 0) {
      if (!validate237(data.item, { instancePath: instancePath + "/item" })) errors = (vErrors = join(vErrors, validate237.errors)).length;
    }
    if (data.start !== void 0) {
      let data1 = data.start;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) errors = fail(vErrors ??= [], instancePath + "/start", "type", { type: "integer" });
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 2147483647 || isNaN(data1)) errors = fail(vErrors ??= [], instancePath + "/start", "maximum", { comparison: "<=", limit: 2147483647 });
        if (data1 < 0 || isNaN(data1)) errors = fail(vErrors ??= [], instancePath + "/start", "minimum", { comparison: ">=", limit: 0 });
      }
    }
    if (data.end !== void 0) {
      let data2 = data.end;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2)) && data2 !== null) errors = fail(vErrors ??= [], instancePath + "/end", "type", { type: schema152.properties.end.type });
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 2147483647 || isNaN(data2)) errors = fail(vErrors ??= [], instancePath + "/end", "maximum", { comparison: "<=", limit: 2147483647 });
        if (data2 < 0 || isNaN(data2)) errors = fail(vErrors ??= [], instancePath + "/end", "minimum", { comparison: ">=", limit: 0 });
      }
    }
    if (data.price !== void 0) {
      if (!validate371(data.price, { instancePath: instancePath + "/price" })) errors = (vErrors = join(vErrors, validate371.errors)).length;
    }
    if (data.setup !== void 0) {
      if (!validate371(data.setup, { instancePath: instancePath + "/setup" })) errors = (vErrors = join(vErrors, validate371.errors)).length;
    }
    if (data.step !== void 0) {
      let data5 = data.step;
      if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) errors = fail(vErrors ??= [], instancePath + "/step", "type", { type: "integer" });
      if (typeof data5 == "number" && isFinite(data5)) {
        if (data5 > 2147483647 || isNaN(data5)) errors = fail(vErrors ??= [], instancePath + "/step", "maximum", { comparison: "<=", limit: 2147483647 });
        if (data5 < 1 || isNaN(data5)) errors = fail(vErrors ??= [], instancePath + "/step", "minimum", { comparison: ">=", limit: 1 });
      }
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate372.errors = vErrors;
  return errors === 0;
}
var ProductVersionInput = validate376;
var schema153 = { "type": "object", "properties": { "name": { "type": "string", "minLength": 1, "maxLength": 255 }, "identifier": { "type": "string", "minLength": 1, "maxLength": 125 }, "externalId": { "type": "string", "maxLength": 255 }, "description": { "type": "string", "maxLength": 8192 }, "price": { "if": { "type": ["string", "number"] }, "then": { "$ref": "NonNegativePriceInput" }, "else": { "if": { "type": ["null"] }, "then": { "type": "null" }, "else": { "type": ["string", "number", "null"] } } }, "setupFee": { "$ref": "NonNegativePriceInput" }, "billingPeriod": { "type": "integer", "minimum": 1, "maximum": 120 }, "minimumDuration": { "type": "integer", "minimum": 1, "maximum": 120 }, "lifespan": { "type": ["integer", "null"], "minimum": 1, "maximum": 23 }, "trial": { "$ref": "TrialMode" }, "trialLength": { "type": "integer", "minimum": 1, "maximum": 365 }, "autoRenewable": { "type": "boolean" }, "selfBilling": { "type": "boolean" }, "published": { "type": "boolean" }, "recommended": { "type": "boolean" }, "billingItemValues": { "type": "array", "maxItems": 100, "items": { "$ref": "BillingItemValueInput" } }, "configurationParameters": { "type": "array", "maxItems": 100, "items": { "$ref": "ConfigurationParameterReference" } } } };
function validate376(data, { instancePath = "" } = {}) {
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
    if (data.externalId !== void 0) {
      let data2 = data.externalId;
      if (typeof data2 === "string") {
        if (func1(data2) > 255) errors = fail(vErrors ??= [], instancePath + "/externalId", "maxLength", { limit: 255 });
      } else errors = fail(vErrors ??= [], instancePath + "/externalId", "type", { type: "string" });
    }
    if (data.description !== void 0) {
      let data3 = data.description;
      if (typeof data3 === "string") {
        if (func1(data3) > 8192) errors = fail(vErrors ??= [], instancePath + "/description", "maxLength", { limit: 8192 });
      } else errors = fail(vErrors ??= [], instancePath + "/description", "type", { type: "string" });
    }
    if (data.price !== void 0) {
      let data4 = data.price;
      const _errs10 = errors;
      let valid1 = true;
      const _errs11 = errors;
      if (typeof data4 !== "string" && !(typeof data4 == "number" && isFinite(data4))) {
        errors = (vErrors ??= []).push({});
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
        if (!validate371(data4, { instancePath: instancePath + "/price" })) errors = (vErrors = join(vErrors, validate371.errors)).length;
        var _valid0 = _errs13 === errors;
        valid1 = _valid0;
        ifClause0 = "then";
      } else {
        const _errs14 = errors;
        const _errs15 = errors;
        let valid2 = true;
        const _errs16 = errors;
        if (data4 !== null) {
          errors = (vErrors ??= []).push({});
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
          if (data4 !== null) errors = fail(vErrors ??= [], instancePath + "/price", "type", { type: "null" });
          var _valid1 = _errs18 === errors;
          valid2 = _valid1;
          ifClause1 = "then";
        } else {
          const _errs20 = errors;
          if (typeof data4 !== "string" && !(typeof data4 == "number" && isFinite(data4)) && data4 !== null) errors = fail(vErrors ??= [], instancePath + "/price", "type", { type: schema153.properties.price.else.else.type });
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
      if (!validate371(data.setupFee, { instancePath: instancePath + "/setupFee" })) errors = (vErrors = join(vErrors, validate371.errors)).length;
    }
    if (data.billingPeriod !== void 0) {
      let data6 = data.billingPeriod;
      if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) errors = fail(vErrors ??= [], instancePath + "/billingPeriod", "type", { type: "integer" });
      if (typeof data6 == "number" && isFinite(data6)) {
        if (data6 > 120 || isNaN(data6)) errors = fail(vErrors ??= [], instancePath + "/billingPeriod", "maximum", { comparison: "<=", limit: 120 });
        if (data6 < 1 || isNaN(data6)) errors = fail(vErrors ??= [], instancePath + "/billingPeriod", "minimum", { comparison: ">=", limit: 1 });
      }
    }
    if (data.minimumDuration !== void 0) {
      let data7 = data.minimumDuration;
      if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) errors = fail(vErrors ??= [], instancePath + "/minimumDuration", "type", { type: "integer" });
      if (typeof data7 == "number" && isFinite(data7)) {
        if (data7 > 120 || isNaN(data7)) errors = fail(vErrors ??= [], instancePath + "/minimumDuration", "maximum", { comparison: "<=", limit: 120 });
        if (data7 < 1 || isNaN(data7)) errors = fail(vErrors ??= [], instancePath + "/minimumDuration", "minimum", { comparison: ">=", limit: 1 });
      }
    }
    if (data.lifespan !== void 0) {
      let data8 = data.lifespan;
      if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8)) && data8 !== null) errors = fail(vErrors ??= [], instancePath + "/lifespan", "type", { type: schema153.properties.lifespan.type });
      if (typeof data8 == "number" && isFinite(data8)) {
        if (data8 > 23 || isNaN(data8)) errors = fail(vErrors ??= [], instancePath + "/lifespan", "maximum", { comparison: "<=", limit: 23 });
        if (data8 < 1 || isNaN(data8)) errors = fail(vErrors ??= [], instancePath + "/lifespan", "minimum", { comparison: ">=", limit: 1 });
      }
    }
    if (data.trial !== void 0) {
      if (!validate358(data.trial, { instancePath: instancePath + "/trial" })) errors = (vErrors = join(vErrors, validate358.errors)).length;
    }
    if (data.trialLength !== void 0) {
      let data10 = data.trialLength;
      if (!(typeof data10 == "number" && (!(data10 % 1) && !isNaN(data10)) && isFinite(data10))) errors = fail(vErrors ??= [], instancePath + "/trialLength", "type", { type: "integer" });
      if (typeof data10 == "number" && isFinite(data10)) {
        if (data10 > 365 || isNaN(data10)) errors = fail(vErrors ??= [], instancePath + "/trialLength", "maximum", { comparison: "<=", limit: 365 });
        if (data10 < 1 || isNaN(data10)) errors = fail(vErrors ??= [], instancePath + "/trialLength", "minimum", { comparison: ">=", limit: 1 });
      }
    }
    if (data.autoRenewable !== void 0) {
      if (typeof data.autoRenewable !== "boolean") errors = fail(vErrors ??= [], instancePath + "/autoRenewable", "type", { type: "boolean" });
    }
    if (data.selfBilling !== void 0) {
      if (typeof data.selfBilling !== "boolean") errors = fail(vErrors ??= [], instancePath + "/selfBilling", "type", { type: "boolean" });
    }
    if (data.published !== void 0) {
      if (typeof data.published !== "boolean") errors = fail(vErrors ??= [], instancePath + "/published", "type", { type: "boolean" });
    }
    if (data.recommended !== void 0) {
      if (typeof data.recommended !== "boolean") errors = fail(vErrors ??= [], instancePath + "/recommended", "type", { type: "boolean" });
    }
    if (data.billingItemValues !== void 0) {
      let data15 = data.billingItemValues;
      if (Array.isArray(data15)) {
        if (data15.length > 100) errors = fail(vErrors ??= [], instancePath + "/billingItemValues", "maxItems", { limit: 100 });
        const len0 = data15.length;
        for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
          if (!validate372(data15[i0], { instancePath: instancePath + "/billingItemValues/" + i0 })) errors = (vErrors = join(vErrors, validate372.errors)).length;
        }
      } else errors = fail(vErrors ??= [], instancePath + "/billingItemValues", "type", { type: "array" });
    }
    if (data.configurationParameters !== void 0) {
      let data17 = data.configurationParameters;
      if (Array.isArray(data17)) {
        if (data17.length > 100) errors = fail(vErrors ??= [], instancePath + "/configurationParameters", "maxItems", { limit: 100 });
        const len1 = data17.length;
        for (let i1 = 0; i1 < len1 && errors < 20; i1++) {
          if (!validate247(data17[i1], { instancePath: instancePath + "/configurationParameters/" + i1 })) errors = (vErrors = join(vErrors, validate247.errors)).length;
        }
      } else errors = fail(vErrors ??= [], instancePath + "/configurationParameters", "type", { type: "array" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate376.errors = vErrors;
  return errors === 0;
}
var ProductVersionCreate = validate382;
function validate382(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate376(data, { instancePath })) errors = (vErrors = join(vErrors, validate376.errors)).length;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "name" });
    if (data.product === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "product" });
    if (data.product !== void 0) {
      if (!validate194(data.product, { instancePath: instancePath + "/product" })) errors = (vErrors = join(vErrors, validate194.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate382.errors = vErrors;
  return errors === 0;
}
var ProductVersionPatch = validate385;
var schema155 = { "type": "object", "additionalProperties": false, "minProperties": 1, "properties": { "published": { "type": "boolean" }, "name": { "type": "string", "minLength": 1, "maxLength": 255 }, "externalId": { "type": "string", "maxLength": 255 }, "description": { "type": "string", "maxLength": 8192 }, "price": { "if": { "type": ["string", "number"] }, "then": { "$ref": "NonNegativePriceInput" }, "else": { "if": { "type": ["null"] }, "then": { "type": "null" }, "else": { "type": ["string", "number", "null"] } } }, "setupFee": { "$ref": "NonNegativePriceInput" }, "trial": { "$ref": "TrialMode" }, "trialLength": { "type": "integer", "minimum": 1, "maximum": 365 }, "autoRenewable": { "type": "boolean" }, "recommended": { "type": "boolean" } } };
function validate385(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length < 1) errors = fail(vErrors ??= [], instancePath, "minProperties", { limit: 1 });
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      if (!func30.call(schema155.properties, key0)) errors = fail(vErrors ??= [], instancePath, "additionalProperties", { additionalProperty: key0 });
    }
    if (data.published !== void 0) {
      if (typeof data.published !== "boolean") errors = fail(vErrors ??= [], instancePath + "/published", "type", { type: "boolean" });
    }
    if (data.name !== void 0) {
      let data1 = data.name;
      if (typeof data1 === "string") {
        if (func1(data1) > 255) errors = fail(vErrors ??= [], instancePath + "/name", "maxLength", { limit: 255 });
        if (func1(data1) < 1) errors = fail(vErrors ??= [], instancePath + "/name", "minLength", { limit: 1 });
      } else errors = fail(vErrors ??= [], instancePath + "/name", "type", { type: "string" });
    }
    if (data.externalId !== void 0) {
      let data2 = data.externalId;
      if (typeof data2 === "string") {
        if (func1(data2) > 255) errors = fail(vErrors ??= [], instancePath + "/externalId", "maxLength", { limit: 255 });
      } else errors = fail(vErrors ??= [], instancePath + "/externalId", "type", { type: "string" });
    }
    if (data.description !== void 0) {
      let data3 = data.description;
      if (typeof data3 === "string") {
        if (func1(data3) > 8192) errors = fail(vErrors ??= [], instancePath + "/description", "maxLength", { limit: 8192 });
      } else errors = fail(vErrors ??= [], instancePath + "/description", "type", { type: "string" });
    }
    if (data.price !== void 0) {
      let data4 = data.price;
      const _errs11 = errors;
      let valid1 = true;
      const _errs12 = errors;
      if (typeof data4 !== "string" && !(typeof data4 == "number" && isFinite(data4))) {
        errors = (vErrors ??= []).push({});
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
        if (!validate371(data4, { instancePath: instancePath + "/price" })) errors = (vErrors = join(vErrors, validate371.errors)).length;
        var _valid0 = _errs14 === errors;
        valid1 = _valid0;
        ifClause0 = "then";
      } else {
        const _errs15 = errors;
        const _errs16 = errors;
        let valid2 = true;
        const _errs17 = errors;
        if (data4 !== null) {
          errors = (vErrors ??= []).push({});
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
          if (data4 !== null) errors = fail(vErrors ??= [], instancePath + "/price", "type", { type: "null" });
          var _valid1 = _errs19 === errors;
          valid2 = _valid1;
          ifClause1 = "then";
        } else {
          const _errs21 = errors;
          if (typeof data4 !== "string" && !(typeof data4 == "number" && isFinite(data4)) && data4 !== null) errors = fail(vErrors ??= [], instancePath + "/price", "type", { type: schema155.properties.price.else.else.type });
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
      if (!validate371(data.setupFee, { instancePath: instancePath + "/setupFee" })) errors = (vErrors = join(vErrors, validate371.errors)).length;
    }
    if (data.trial !== void 0) {
      if (!validate358(data.trial, { instancePath: instancePath + "/trial" })) errors = (vErrors = join(vErrors, validate358.errors)).length;
    }
    if (data.trialLength !== void 0) {
      let data7 = data.trialLength;
      if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) errors = fail(vErrors ??= [], instancePath + "/trialLength", "type", { type: "integer" });
      if (typeof data7 == "number" && isFinite(data7)) {
        if (data7 > 365 || isNaN(data7)) errors = fail(vErrors ??= [], instancePath + "/trialLength", "maximum", { comparison: "<=", limit: 365 });
        if (data7 < 1 || isNaN(data7)) errors = fail(vErrors ??= [], instancePath + "/trialLength", "minimum", { comparison: ">=", limit: 1 });
      }
    }
    if (data.autoRenewable !== void 0) {
      if (typeof data.autoRenewable !== "boolean") errors = fail(vErrors ??= [], instancePath + "/autoRenewable", "type", { type: "boolean" });
    }
    if (data.recommended !== void 0) {
      if (typeof data.recommended !== "boolean") errors = fail(vErrors ??= [], instancePath + "/recommended", "type", { type: "boolean" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate385.errors = vErrors;
  return errors === 0;
}
var BillingItemValueType = validate389;
var schema156 = { "type": "string", "enum": ["PAY_AS_YOU_GO", "PRE_PAID", "POST_PAID"] };
function validate389(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") errors = fail(vErrors ??= [], instancePath, "type", { type: "string" });
  if (!(data === "PAY_AS_YOU_GO" || data === "PRE_PAID" || data === "POST_PAID")) errors = fail(vErrors ??= [], instancePath, "enum", { allowedValues: schema156.enum });
  validate389.errors = vErrors;
  return errors === 0;
}
var BillingItemType = validate390;
var schema157 = { "type": "string", "enum": ["TIERED", "VOLUME", "STAIRSTEP"] };
function validate390(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") errors = fail(vErrors ??= [], instancePath, "type", { type: "string" });
  if (!(data === "TIERED" || data === "VOLUME" || data === "STAIRSTEP")) errors = fail(vErrors ??= [], instancePath, "enum", { allowedValues: schema157.enum });
  validate390.errors = vErrors;
  return errors === 0;
}
var BillingItemPresence = validate391;
var schema158 = { "type": "string", "enum": ["OPTIONAL", "RECOMMENDED", "REQUIRED"] };
function validate391(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") errors = fail(vErrors ??= [], instancePath, "type", { type: "string" });
  if (!(data === "OPTIONAL" || data === "RECOMMENDED" || data === "REQUIRED")) errors = fail(vErrors ??= [], instancePath, "enum", { allowedValues: schema158.enum });
  validate391.errors = vErrors;
  return errors === 0;
}
var BillingItemDTO = validate392;
function validate392(data, { instancePath = "" } = {}) {
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
    if (data.presence === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "presence" });
    if (data.required === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "required" });
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
    if (data.presence !== void 0) {
      if (!validate391(data.presence, { instancePath: instancePath + "/presence" })) errors = (vErrors = join(vErrors, validate391.errors)).length;
    }
    if (data.required !== void 0) {
      if (typeof data.required !== "boolean") errors = fail(vErrors ??= [], instancePath + "/required", "type", { type: "boolean" });
    }
    if (data.owner !== void 0) {
      if (!validate341(data.owner, { instancePath: instancePath + "/owner" })) errors = (vErrors = join(vErrors, validate341.errors)).length;
    }
    if (data.weight !== void 0) {
      let data11 = data.weight;
      if (!(typeof data11 == "number" && (!(data11 % 1) && !isNaN(data11)) && isFinite(data11))) errors = fail(vErrors ??= [], instancePath + "/weight", "type", { type: "integer" });
      if (typeof data11 == "number" && isFinite(data11)) {
        if (!formats4.validate(data11)) errors = fail(vErrors ??= [], instancePath + "/weight", "format", { format: "int32" });
      }
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate392.errors = vErrors;
  return errors === 0;
}
var BillingItemInput = validate397;
function validate397(data, { instancePath = "" } = {}) {
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
    if (data.presence !== void 0) {
      if (!validate391(data.presence, { instancePath: instancePath + "/presence" })) errors = (vErrors = join(vErrors, validate391.errors)).length;
    }
    if (data.required !== void 0) {
      if (typeof data.required !== "boolean") errors = fail(vErrors ??= [], instancePath + "/required", "type", { type: "boolean" });
    }
    if (data.weight !== void 0) {
      let data8 = data.weight;
      if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8))) errors = fail(vErrors ??= [], instancePath + "/weight", "type", { type: "integer" });
      if (typeof data8 == "number" && isFinite(data8)) {
        if (data8 > 2147483647 || isNaN(data8)) errors = fail(vErrors ??= [], instancePath + "/weight", "maximum", { comparison: "<=", limit: 2147483647 });
        if (data8 < -2147483648 || isNaN(data8)) errors = fail(vErrors ??= [], instancePath + "/weight", "minimum", { comparison: ">=", limit: -2147483648 });
      }
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate397.errors = vErrors;
  return errors === 0;
}
var BillingItemCreate = validate401;
function validate401(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate397(data, { instancePath })) errors = (vErrors = join(vErrors, validate397.errors)).length;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "name" });
    if (data.unit === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "unit" });
    if (data.description === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "description" });
    if (data.type === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "type" });
    if (data.owner !== void 0) {
      if (!validate341(data.owner, { instancePath: instancePath + "/owner" })) errors = (vErrors = join(vErrors, validate341.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate401.errors = vErrors;
  return errors === 0;
}
var MetricType = validate404;
var schema162 = { "type": "string", "enum": ["EXTERNAL", "PROMETHEUS"] };
function validate404(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") errors = fail(vErrors ??= [], instancePath, "type", { type: "string" });
  if (!(data === "EXTERNAL" || data === "PROMETHEUS")) errors = fail(vErrors ??= [], instancePath, "enum", { allowedValues: schema162.enum });
  validate404.errors = vErrors;
  return errors === 0;
}
var MetricFunction = validate405;
var schema163 = { "type": "string", "enum": ["AVERAGE", "PEAK", "INCREASE", "VALUE"] };
function validate405(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") errors = fail(vErrors ??= [], instancePath, "type", { type: "string" });
  if (!(data === "AVERAGE" || data === "PEAK" || data === "INCREASE" || data === "VALUE")) errors = fail(vErrors ??= [], instancePath, "enum", { allowedValues: schema163.enum });
  validate405.errors = vErrors;
  return errors === 0;
}
var Frequency = validate406;
var schema164 = { "type": "string", "enum": ["EVERY_30_SECONDS", "EVERY_1_MINUTE", "EVERY_2_MINUTE", "EVERY_5_MINUTES", "EVERY_30_MINUTES", "EVERY_1_HOUR", "EVERY_24_HOUR", "EVERY_48_HOUR", "EVERY_WEEK"] };
function validate406(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") errors = fail(vErrors ??= [], instancePath, "type", { type: "string" });
  if (!(data === "EVERY_30_SECONDS" || data === "EVERY_1_MINUTE" || data === "EVERY_2_MINUTE" || data === "EVERY_5_MINUTES" || data === "EVERY_30_MINUTES" || data === "EVERY_1_HOUR" || data === "EVERY_24_HOUR" || data === "EVERY_48_HOUR" || data === "EVERY_WEEK")) errors = fail(vErrors ??= [], instancePath, "enum", { allowedValues: schema164.enum });
  validate406.errors = vErrors;
  return errors === 0;
}
var GaugeMetricFunction = validate407;
var schema165 = { "type": "string", "enum": ["AVERAGE", "PEAK"] };
function validate407(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") errors = fail(vErrors ??= [], instancePath, "type", { type: "string" });
  if (!(data === "AVERAGE" || data === "PEAK")) errors = fail(vErrors ??= [], instancePath, "enum", { allowedValues: schema165.enum });
  validate407.errors = vErrors;
  return errors === 0;
}
var ApplicationMetricDTO = validate408;
function validate408(data, { instancePath = "" } = {}) {
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
    if (data.metricFunction === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "metricFunction" });
    if (data.frequency === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "frequency" });
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
    if (data.metricFunction !== void 0) {
      if (!validate405(data.metricFunction, { instancePath: instancePath + "/metricFunction" })) errors = (vErrors = join(vErrors, validate405.errors)).length;
    }
    if (data.endpoint !== void 0) {
      if (typeof data.endpoint !== "string") errors = fail(vErrors ??= [], instancePath + "/endpoint", "type", { type: "string" });
    }
    if (data.frequency !== void 0) {
      if (!validate406(data.frequency, { instancePath: instancePath + "/frequency" })) errors = (vErrors = join(vErrors, validate406.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate408.errors = vErrors;
  return errors === 0;
}
var ApplicationMetricInput = validate414;
var formats112 = formats["uri-reference"];
function validate414(data, { instancePath = "" } = {}) {
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
    if (data.metricFunction !== void 0) {
      if (!validate405(data.metricFunction, { instancePath: instancePath + "/metricFunction" })) errors = (vErrors = join(vErrors, validate405.errors)).length;
    }
    if (data.endpoint !== void 0) {
      let data5 = data.endpoint;
      if (typeof data5 === "string") {
        if (func1(data5) > 2e3) errors = fail(vErrors ??= [], instancePath + "/endpoint", "maxLength", { limit: 2e3 });
        if (func1(data5) < 1) errors = fail(vErrors ??= [], instancePath + "/endpoint", "minLength", { limit: 1 });
        if (!formats112(data5)) errors = fail(vErrors ??= [], instancePath + "/endpoint", "format", { format: "uri-reference" });
      } else errors = fail(vErrors ??= [], instancePath + "/endpoint", "type", { type: "string" });
    }
    if (data.frequency !== void 0) {
      if (!validate406(data.frequency, { instancePath: instancePath + "/frequency" })) errors = (vErrors = join(vErrors, validate406.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate414.errors = vErrors;
  return errors === 0;
}
var ApplicationMetricCreate = validate419;
function validate419(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate414(data, { instancePath })) errors = (vErrors = join(vErrors, validate414.errors)).length;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "name" });
    if (data.product === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "product" });
    if (data.billingItem === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "billingItem" });
    if (data.product !== void 0) {
      if (!validate194(data.product, { instancePath: instancePath + "/product" })) errors = (vErrors = join(vErrors, validate194.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate419.errors = vErrors;
  return errors === 0;
}
var DateOrDateTime = validate422;
var pattern57 = new RegExp("^[^Tt]*$", "u");
var formats114 = formats.date;
function validate422(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") errors = fail(vErrors ??= [], instancePath, "type", { type: "string" });
  const _errs2 = errors;
  let valid1 = true;
  const _errs3 = errors;
  if (errors === _errs3) {
    if (typeof data === "string") {
      if (!pattern57.test(data)) {
        errors = (vErrors ??= []).push({});
      }
    } else {
      errors = (vErrors ??= []).push({});
    }
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
    if (typeof data === "string") {
      if (!formats114(data)) errors = fail(vErrors ??= [], instancePath, "format", { format: "date" });
    } else errors = fail(vErrors ??= [], instancePath, "type", { type: "string" });
    var _valid0 = _errs5 === errors;
    valid1 = _valid0;
    ifClause0 = "then";
  } else {
    const _errs7 = errors;
    if (!validate60(data, { instancePath })) errors = (vErrors = join(vErrors, validate60.errors)).length;
    var _valid0 = _errs7 === errors;
    valid1 = _valid0;
    ifClause0 = "else";
  }
  validate422.errors = vErrors;
  return errors === 0;
}
var MetricSample = validate424;
function validate424(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.subscription === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "subscription" });
    if (data.date === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "date" });
    if (data.value === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "value" });
    if (data.subscription !== void 0) {
      if (!validate203(data.subscription, { instancePath: instancePath + "/subscription" })) errors = (vErrors = join(vErrors, validate203.errors)).length;
    }
    if (data.date !== void 0) {
      if (!validate60(data.date, { instancePath: instancePath + "/date" })) errors = (vErrors = join(vErrors, validate60.errors)).length;
    }
    if (data.value !== void 0) {
      let data2 = data.value;
      if (!(typeof data2 == "number" && isFinite(data2))) errors = fail(vErrors ??= [], instancePath + "/value", "type", { type: "number" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate424.errors = vErrors;
  return errors === 0;
}
var MetricPoll = validate427;
function validate427(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.subscription === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "subscription" });
    if (data.nextPoll === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "nextPoll" });
    if (data.subscription !== void 0) {
      if (!validate203(data.subscription, { instancePath: instancePath + "/subscription" })) errors = (vErrors = join(vErrors, validate203.errors)).length;
    }
    if (data.nextPoll !== void 0) {
      if (!validate60(data.nextPoll, { instancePath: instancePath + "/nextPoll" })) errors = (vErrors = join(vErrors, validate60.errors)).length;
    }
    if (data.lastPoll !== void 0) {
      if (!validate60(data.lastPoll, { instancePath: instancePath + "/lastPoll" })) errors = (vErrors = join(vErrors, validate60.errors)).length;
    }
    if (data.lastError !== void 0) {
      if (typeof data.lastError !== "string") errors = fail(vErrors ??= [], instancePath + "/lastError", "type", { type: "string" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate427.errors = vErrors;
  return errors === 0;
}
var OrderStatus = validate431;
var schema172 = { "type": "string", "enum": ["DEFERRED", "FREE", "PAID", "REJECTED"] };
function validate431(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") errors = fail(vErrors ??= [], instancePath, "type", { type: "string" });
  if (!(data === "DEFERRED" || data === "FREE" || data === "PAID" || data === "REJECTED")) errors = fail(vErrors ??= [], instancePath, "enum", { allowedValues: schema172.enum });
  validate431.errors = vErrors;
  return errors === 0;
}
var OrderDTO = validate432;
function validate432(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "id" });
    if (data.self === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "self" });
    if (data.type === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "type" });
    if (data.orderType === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "orderType" });
    if (data.status === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "status" });
    if (data.paid === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "paid" });
    if (data.date === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "date" });
    if (data.buyer === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "buyer" });
    if (data.subscription === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "subscription" });
    if (data.productVersion === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "productVersion" });
    if (data.invoices === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "invoices" });
    if (data.billingItems === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "billingItems" });
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
    if (data.status !== void 0) {
      if (!validate431(data.status, { instancePath: instancePath + "/status" })) errors = (vErrors = join(vErrors, validate431.errors)).length;
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
      let data11 = data.invoices;
      if (Array.isArray(data11)) {
        const len0 = data11.length;
        for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
          if (!validate219(data11[i0], { instancePath: instancePath + "/invoices/" + i0 })) errors = (vErrors = join(vErrors, validate219.errors)).length;
        }
      } else errors = fail(vErrors ??= [], instancePath + "/invoices", "type", { type: "array" });
    }
    if (data.billingItems !== void 0) {
      if (!validate230(data.billingItems, { instancePath: instancePath + "/billingItems" })) errors = (vErrors = join(vErrors, validate230.errors)).length;
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
  validate432.errors = vErrors;
  return errors === 0;
}
var OrderCreate = validate446;
var pattern58 = new RegExp("^[A-Za-z0-9_-]+$", "u");
function validate446(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "type" });
    if (data.productVersion === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "productVersion" });
    if (data.type !== void 0) {
      if (!validate217(data.type, { instancePath: instancePath + "/type" })) errors = (vErrors = join(vErrors, validate217.errors)).length;
    }
    if (data.productVersion !== void 0) {
      if (!validate218(data.productVersion, { instancePath: instancePath + "/productVersion" })) errors = (vErrors = join(vErrors, validate218.errors)).length;
    }
    if (data.billingItems !== void 0) {
      if (!validate275(data.billingItems, { instancePath: instancePath + "/billingItems" })) errors = (vErrors = join(vErrors, validate275.errors)).length;
    }
    if (data.configurationParameters !== void 0) {
      if (!validate333(data.configurationParameters, { instancePath: instancePath + "/configurationParameters" })) errors = (vErrors = join(vErrors, validate333.errors)).length;
    }
    if (data.externalReference !== void 0) {
      let data4 = data.externalReference;
      if (typeof data4 === "string") {
        if (func1(data4) > 255) errors = fail(vErrors ??= [], instancePath + "/externalReference", "maxLength", { limit: 255 });
        if (func1(data4) < 1) errors = fail(vErrors ??= [], instancePath + "/externalReference", "minLength", { limit: 1 });
        if (!pattern58.test(data4)) errors = fail(vErrors ??= [], instancePath + "/externalReference", "pattern", { pattern: "^[A-Za-z0-9_-]+$" });
      } else errors = fail(vErrors ??= [], instancePath + "/externalReference", "type", { type: "string" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate446.errors = vErrors;
  return errors === 0;
}
var OrderEstimateInput = validate451;
function validate451(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type !== void 0) {
      if (!validate217(data.type, { instancePath: instancePath + "/type" })) errors = (vErrors = join(vErrors, validate217.errors)).length;
    }
    if (data.productVersion !== void 0) {
      if (!validate218(data.productVersion, { instancePath: instancePath + "/productVersion" })) errors = (vErrors = join(vErrors, validate218.errors)).length;
    }
    if (data.subscription !== void 0) {
      if (!validate203(data.subscription, { instancePath: instancePath + "/subscription" })) errors = (vErrors = join(vErrors, validate203.errors)).length;
    }
    if (data.billingItems !== void 0) {
      if (!validate275(data.billingItems, { instancePath: instancePath + "/billingItems" })) errors = (vErrors = join(vErrors, validate275.errors)).length;
    }
    if (data.configurationParameters !== void 0) {
      if (!validate333(data.configurationParameters, { instancePath: instancePath + "/configurationParameters" })) errors = (vErrors = join(vErrors, validate333.errors)).length;
    }
    if (data.externalReference !== void 0) {
      let data5 = data.externalReference;
      if (typeof data5 === "string") {
        if (func1(data5) > 255) errors = fail(vErrors ??= [], instancePath + "/externalReference", "maxLength", { limit: 255 });
        if (func1(data5) < 1) errors = fail(vErrors ??= [], instancePath + "/externalReference", "minLength", { limit: 1 });
        if (!pattern58.test(data5)) errors = fail(vErrors ??= [], instancePath + "/externalReference", "pattern", { pattern: "^[A-Za-z0-9_-]+$" });
      } else errors = fail(vErrors ??= [], instancePath + "/externalReference", "type", { type: "string" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate451.errors = vErrors;
  return errors === 0;
}
var InvoiceTotal = validate457;
function validate457(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.price === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "price" });
    if (data.currency === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "currency" });
    if (data.vatSpunOff === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "vatSpunOff" });
    if (data.total === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "total" });
    if (data.price !== void 0) {
      if (!validate357(data.price, { instancePath: instancePath + "/price" })) errors = (vErrors = join(vErrors, validate357.errors)).length;
    }
    if (data.currency !== void 0) {
      if (!validate233(data.currency, { instancePath: instancePath + "/currency" })) errors = (vErrors = join(vErrors, validate233.errors)).length;
    }
    if (data.vat !== void 0) {
      let data2 = data.vat;
      if (!(typeof data2 == "number" && isFinite(data2))) errors = fail(vErrors ??= [], instancePath + "/vat", "type", { type: "number" });
    }
    if (data.vatSpunOff !== void 0) {
      if (!validate357(data.vatSpunOff, { instancePath: instancePath + "/vatSpunOff" })) errors = (vErrors = join(vErrors, validate357.errors)).length;
    }
    if (data.total !== void 0) {
      if (!validate357(data.total, { instancePath: instancePath + "/total" })) errors = (vErrors = join(vErrors, validate357.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate457.errors = vErrors;
  return errors === 0;
}
var OrderEstimate = validate462;
function validate462(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "type" });
    if (data.status === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "status" });
    if (data.product === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "product" });
    if (data.productVersion === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "productVersion" });
    if (data.lines === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "lines" });
    if (data.total === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "total" });
    if (data.periodStart === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "periodStart" });
    if (data.periodEnd === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "periodEnd" });
    if (data.type !== void 0) {
      if (!validate220(data.type, { instancePath: instancePath + "/type" })) errors = (vErrors = join(vErrors, validate220.errors)).length;
    }
    if (data.status !== void 0) {
      if (!validate431(data.status, { instancePath: instancePath + "/status" })) errors = (vErrors = join(vErrors, validate431.errors)).length;
    }
    if (data.product !== void 0) {
      if (typeof data.product !== "string") errors = fail(vErrors ??= [], instancePath + "/product", "type", { type: "string" });
    }
    if (data.productVersion !== void 0) {
      if (!validate218(data.productVersion, { instancePath: instancePath + "/productVersion" })) errors = (vErrors = join(vErrors, validate218.errors)).length;
    }
    if (data.subscription !== void 0) {
      if (!validate203(data.subscription, { instancePath: instancePath + "/subscription" })) errors = (vErrors = join(vErrors, validate203.errors)).length;
    }
    if (data.lines !== void 0) {
      let data5 = data.lines;
      if (Array.isArray(data5)) {
        const len0 = data5.length;
        for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
          if (!validate238(data5[i0], { instancePath: instancePath + "/lines/" + i0 })) errors = (vErrors = join(vErrors, validate238.errors)).length;
        }
      } else errors = fail(vErrors ??= [], instancePath + "/lines", "type", { type: "array" });
    }
    if (data.total !== void 0) {
      if (!validate457(data.total, { instancePath: instancePath + "/total" })) errors = (vErrors = join(vErrors, validate457.errors)).length;
    }
    if (data.periodStart !== void 0) {
      if (!validate60(data.periodStart, { instancePath: instancePath + "/periodStart" })) errors = (vErrors = join(vErrors, validate60.errors)).length;
    }
    if (data.periodEnd !== void 0) {
      if (!validate60(data.periodEnd, { instancePath: instancePath + "/periodEnd" })) errors = (vErrors = join(vErrors, validate60.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate462.errors = vErrors;
  return errors === 0;
}
var InvoiceStatus = validate471;
var schema178 = { "type": "string", "enum": ["UNPAID", "DELAYED", "EXPIRED", "PAID"] };
function validate471(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") errors = fail(vErrors ??= [], instancePath, "type", { type: "string" });
  if (!(data === "UNPAID" || data === "DELAYED" || data === "EXPIRED" || data === "PAID")) errors = fail(vErrors ??= [], instancePath, "enum", { allowedValues: schema178.enum });
  validate471.errors = vErrors;
  return errors === 0;
}
var OrderReference = validate472;
function validate472(data, { instancePath = "" } = {}) {
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
  validate472.errors = vErrors;
  return errors === 0;
}
var InvoiceDTO = validate473;
function validate473(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "id" });
    if (data.self === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "self" });
    if (data.number === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "number" });
    if (data.type === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "type" });
    if (data.status === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "status" });
    if (data.date === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "date" });
    if (data.company === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "company" });
    if (data.nominee === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "nominee" });
    if (data.product === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "product" });
    if (data.productVersion === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "productVersion" });
    if (data.subscription === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "subscription" });
    if (data.order === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "order" });
    if (data.entries === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "entries" });
    if (data.total === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "total" });
    if (data.selfBilled === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "selfBilled" });
    if (data.cashed === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "cashed" });
    if (data.paid === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "paid" });
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
    if (data.number !== void 0) {
      if (typeof data.number !== "string") errors = fail(vErrors ??= [], instancePath + "/number", "type", { type: "string" });
    }
    if (data.type !== void 0) {
      if (!validate220(data.type, { instancePath: instancePath + "/type" })) errors = (vErrors = join(vErrors, validate220.errors)).length;
    }
    if (data.status !== void 0) {
      if (!validate471(data.status, { instancePath: instancePath + "/status" })) errors = (vErrors = join(vErrors, validate471.errors)).length;
    }
    if (data.paid !== void 0) {
      if (typeof data.paid !== "boolean") errors = fail(vErrors ??= [], instancePath + "/paid", "type", { type: "boolean" });
    }
    if (data.date !== void 0) {
      if (!validate60(data.date, { instancePath: instancePath + "/date" })) errors = (vErrors = join(vErrors, validate60.errors)).length;
    }
    if (data.company !== void 0) {
      if (!validate78(data.company, { instancePath: instancePath + "/company" })) errors = (vErrors = join(vErrors, validate78.errors)).length;
    }
    if (data.nominee !== void 0) {
      if (!validate58(data.nominee, { instancePath: instancePath + "/nominee" })) errors = (vErrors = join(vErrors, validate58.errors)).length;
    }
    if (data.product !== void 0) {
      if (typeof data.product !== "string") errors = fail(vErrors ??= [], instancePath + "/product", "type", { type: "string" });
    }
    if (data.productVersion !== void 0) {
      if (typeof data.productVersion !== "string") errors = fail(vErrors ??= [], instancePath + "/productVersion", "type", { type: "string" });
    }
    if (data.subscription !== void 0) {
      if (!validate203(data.subscription, { instancePath: instancePath + "/subscription" })) errors = (vErrors = join(vErrors, validate203.errors)).length;
    }
    if (data.order !== void 0) {
      if (!validate472(data.order, { instancePath: instancePath + "/order" })) errors = (vErrors = join(vErrors, validate472.errors)).length;
    }
    if (data.entries !== void 0) {
      let data13 = data.entries;
      if (Array.isArray(data13)) {
        const len0 = data13.length;
        for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
          if (!validate238(data13[i0], { instancePath: instancePath + "/entries/" + i0 })) errors = (vErrors = join(vErrors, validate238.errors)).length;
        }
      } else errors = fail(vErrors ??= [], instancePath + "/entries", "type", { type: "array" });
    }
    if (data.total !== void 0) {
      if (!validate457(data.total, { instancePath: instancePath + "/total" })) errors = (vErrors = join(vErrors, validate457.errors)).length;
    }
    if (data.selfBilled !== void 0) {
      if (typeof data.selfBilled !== "boolean") errors = fail(vErrors ??= [], instancePath + "/selfBilled", "type", { type: "boolean" });
    }
    if (data.cashed !== void 0) {
      if (typeof data.cashed !== "boolean") errors = fail(vErrors ??= [], instancePath + "/cashed", "type", { type: "boolean" });
    }
    if (data.creditOf !== void 0) {
      if (!validate219(data.creditOf, { instancePath: instancePath + "/creditOf" })) errors = (vErrors = join(vErrors, validate219.errors)).length;
    }
    if (data.credited !== void 0) {
      if (!validate357(data.credited, { instancePath: instancePath + "/credited" })) errors = (vErrors = join(vErrors, validate357.errors)).length;
    }
    if (data.reason !== void 0) {
      if (typeof data.reason !== "string") errors = fail(vErrors ??= [], instancePath + "/reason", "type", { type: "string" });
    }
    if (data.paymentReference !== void 0) {
      if (typeof data.paymentReference !== "string") errors = fail(vErrors ??= [], instancePath + "/paymentReference", "type", { type: "string" });
    }
    if (data.paymentReceived !== void 0) {
      if (!validate60(data.paymentReceived, { instancePath: instancePath + "/paymentReceived" })) errors = (vErrors = join(vErrors, validate60.errors)).length;
    }
    if (data.lastPaymentError !== void 0) {
      if (typeof data.lastPaymentError !== "string") errors = fail(vErrors ??= [], instancePath + "/lastPaymentError", "type", { type: "string" });
    }
    if (data.currencyConversion !== void 0) {
      let data24 = data.currencyConversion;
      if (data24 && typeof data24 == "object" && !Array.isArray(data24)) {
        for (const key0 in data24) {
          if (errors >= 20) {
            break;
          }
          let data25 = data24[key0];
          if (!(typeof data25 == "number" && isFinite(data25))) errors = fail(vErrors ??= [], instancePath + "/currencyConversion/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "type", { type: "number" });
        }
      } else errors = fail(vErrors ??= [], instancePath + "/currencyConversion", "type", { type: "object" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate473.errors = vErrors;
  return errors === 0;
}
var InvoiceCredit = validate486;
function validate486(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.reason === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "reason" });
    if (data.reason !== void 0) {
      let data0 = data.reason;
      if (typeof data0 === "string") {
        if (func1(data0) > 1024) errors = fail(vErrors ??= [], instancePath + "/reason", "maxLength", { limit: 1024 });
        if (func1(data0) < 1) errors = fail(vErrors ??= [], instancePath + "/reason", "minLength", { limit: 1 });
        if (!pattern4.test(data0)) errors = fail(vErrors ??= [], instancePath + "/reason", "pattern", { pattern: "\\S" });
      } else errors = fail(vErrors ??= [], instancePath + "/reason", "type", { type: "string" });
    }
    if (data.amount !== void 0) {
      if (!validate371(data.amount, { instancePath: instancePath + "/amount" })) errors = (vErrors = join(vErrors, validate371.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate486.errors = vErrors;
  return errors === 0;
}
var PaymentMethodReference = validate488;
function validate488(data, { instancePath = "" } = {}) {
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
  validate488.errors = vErrors;
  return errors === 0;
}
var InvoicePay = validate489;
function validate489(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.paymentMethod !== void 0) {
      if (!validate488(data.paymentMethod, { instancePath: instancePath + "/paymentMethod" })) errors = (vErrors = join(vErrors, validate488.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate489.errors = vErrors;
  return errors === 0;
}
var InvoicePaymentReference = validate491;
function validate491(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.reference === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "reference" });
    if (data.reference !== void 0) {
      let data0 = data.reference;
      if (typeof data0 === "string") {
        if (func1(data0) > 255) errors = fail(vErrors ??= [], instancePath + "/reference", "maxLength", { limit: 255 });
        if (func1(data0) < 1) errors = fail(vErrors ??= [], instancePath + "/reference", "minLength", { limit: 1 });
      } else errors = fail(vErrors ??= [], instancePath + "/reference", "type", { type: "string" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate491.errors = vErrors;
  return errors === 0;
}
var ProceedsReportEntry = validate492;
function validate492(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.subscription === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "subscription" });
    if (data.product === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "product" });
    if (data.invoice === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "invoice" });
    if (data.date === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "date" });
    if (data.price === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "price" });
    if (data.currency === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "currency" });
    if (data.quantity === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "quantity" });
    if (data.total === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "total" });
    if (data.subscription !== void 0) {
      if (!validate203(data.subscription, { instancePath: instancePath + "/subscription" })) errors = (vErrors = join(vErrors, validate203.errors)).length;
    }
    if (data.product !== void 0) {
      if (!validate194(data.product, { instancePath: instancePath + "/product" })) errors = (vErrors = join(vErrors, validate194.errors)).length;
    }
    if (data.invoice !== void 0) {
      if (!validate219(data.invoice, { instancePath: instancePath + "/invoice" })) errors = (vErrors = join(vErrors, validate219.errors)).length;
    }
    if (data.date !== void 0) {
      if (!validate60(data.date, { instancePath: instancePath + "/date" })) errors = (vErrors = join(vErrors, validate60.errors)).length;
    }
    if (data.description !== void 0) {
      if (typeof data.description !== "string") errors = fail(vErrors ??= [], instancePath + "/description", "type", { type: "string" });
    }
    if (data.identifier !== void 0) {
      if (typeof data.identifier !== "string") errors = fail(vErrors ??= [], instancePath + "/identifier", "type", { type: "string" });
    }
    if (data.price !== void 0) {
      if (!validate232(data.price, { instancePath: instancePath + "/price" })) errors = (vErrors = join(vErrors, validate232.errors)).length;
    }
    if (data.currency !== void 0) {
      if (!validate233(data.currency, { instancePath: instancePath + "/currency" })) errors = (vErrors = join(vErrors, validate233.errors)).length;
    }
    if (data.quantity !== void 0) {
      let data8 = data.quantity;
      if (!(typeof data8 == "number" && isFinite(data8))) errors = fail(vErrors ??= [], instancePath + "/quantity", "type", { type: "number" });
    }
    if (data.unit !== void 0) {
      if (typeof data.unit !== "string") errors = fail(vErrors ??= [], instancePath + "/unit", "type", { type: "string" });
    }
    if (data.vat !== void 0) {
      let data10 = data.vat;
      if (!(typeof data10 == "number" && isFinite(data10))) errors = fail(vErrors ??= [], instancePath + "/vat", "type", { type: "number" });
    }
    if (data.total !== void 0) {
      if (!validate232(data.total, { instancePath: instancePath + "/total" })) errors = (vErrors = join(vErrors, validate232.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate492.errors = vErrors;
  return errors === 0;
}
var ProceedsReport = validate500;
function validate500(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.entries === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "entries" });
    if (data.total === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "total" });
    if (data.from !== void 0) {
      if (!validate60(data.from, { instancePath: instancePath + "/from" })) errors = (vErrors = join(vErrors, validate60.errors)).length;
    }
    if (data.to !== void 0) {
      if (!validate60(data.to, { instancePath: instancePath + "/to" })) errors = (vErrors = join(vErrors, validate60.errors)).length;
    }
    if (data.entries !== void 0) {
      let data2 = data.entries;
      if (Array.isArray(data2)) {
        if (data2.length > 50) errors = fail(vErrors ??= [], instancePath + "/entries", "maxItems", { limit: 50 });
        const len0 = data2.length;
        for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
          if (!validate492(data2[i0], { instancePath: instancePath + "/entries/" + i0 })) errors = (vErrors = join(vErrors, validate492.errors)).length;
        }
      } else errors = fail(vErrors ??= [], instancePath + "/entries", "type", { type: "array" });
    }
    if (data.total !== void 0) {
      let data4 = data.total;
      if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
        for (const key0 in data4) {
          if (errors >= 20) {
            break;
          }
          if (!validate357(data4[key0], { instancePath: instancePath + "/total/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") })) errors = (vErrors = join(vErrors, validate357.errors)).length;
        }
      } else errors = fail(vErrors ??= [], instancePath + "/total", "type", { type: "object" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate500.errors = vErrors;
  return errors === 0;
}
var ReportStep = validate505;
var schema187 = { "type": "string", "enum": ["DAY", "WEEK", "MONTH"] };
function validate505(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") errors = fail(vErrors ??= [], instancePath, "type", { type: "string" });
  if (!(data === "DAY" || data === "WEEK" || data === "MONTH")) errors = fail(vErrors ??= [], instancePath, "enum", { allowedValues: schema187.enum });
  validate505.errors = vErrors;
  return errors === 0;
}
var MoneyPoint = validate506;
function validate506(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.from === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "from" });
    if (data.billed === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "billed" });
    if (data.paid === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "paid" });
    if (data.owed === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "owed" });
    if (data.mrr === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "mrr" });
    if (data.from !== void 0) {
      if (!validate60(data.from, { instancePath: instancePath + "/from" })) errors = (vErrors = join(vErrors, validate60.errors)).length;
    }
    if (data.billed !== void 0) {
      if (!validate357(data.billed, { instancePath: instancePath + "/billed" })) errors = (vErrors = join(vErrors, validate357.errors)).length;
    }
    if (data.paid !== void 0) {
      if (!validate357(data.paid, { instancePath: instancePath + "/paid" })) errors = (vErrors = join(vErrors, validate357.errors)).length;
    }
    if (data.owed !== void 0) {
      if (!validate357(data.owed, { instancePath: instancePath + "/owed" })) errors = (vErrors = join(vErrors, validate357.errors)).length;
    }
    if (data.mrr !== void 0) {
      if (!validate357(data.mrr, { instancePath: instancePath + "/mrr" })) errors = (vErrors = join(vErrors, validate357.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate506.errors = vErrors;
  return errors === 0;
}
var MoneyOfProduct = validate512;
function validate512(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.product === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "product" });
    if (data.name === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "name" });
    if (data.points === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "points" });
    if (data.product !== void 0) {
      if (!validate194(data.product, { instancePath: instancePath + "/product" })) errors = (vErrors = join(vErrors, validate194.errors)).length;
    }
    if (data.name !== void 0) {
      if (typeof data.name !== "string") errors = fail(vErrors ??= [], instancePath + "/name", "type", { type: "string" });
    }
    if (data.points !== void 0) {
      let data2 = data.points;
      if (Array.isArray(data2)) {
        if (data2.length > 100) errors = fail(vErrors ??= [], instancePath + "/points", "maxItems", { limit: 100 });
        const len0 = data2.length;
        for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
          if (!validate506(data2[i0], { instancePath: instancePath + "/points/" + i0 })) errors = (vErrors = join(vErrors, validate506.errors)).length;
        }
      } else errors = fail(vErrors ??= [], instancePath + "/points", "type", { type: "array" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate512.errors = vErrors;
  return errors === 0;
}
var MoneyOfCurrency = validate515;
function validate515(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.currency === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "currency" });
    if (data.points === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "points" });
    if (data.products === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "products" });
    if (data.currency !== void 0) {
      if (!validate233(data.currency, { instancePath: instancePath + "/currency" })) errors = (vErrors = join(vErrors, validate233.errors)).length;
    }
    if (data.points !== void 0) {
      let data1 = data.points;
      if (Array.isArray(data1)) {
        if (data1.length > 100) errors = fail(vErrors ??= [], instancePath + "/points", "maxItems", { limit: 100 });
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
          if (!validate506(data1[i0], { instancePath: instancePath + "/points/" + i0 })) errors = (vErrors = join(vErrors, validate506.errors)).length;
        }
      } else errors = fail(vErrors ??= [], instancePath + "/points", "type", { type: "array" });
    }
    if (data.products !== void 0) {
      let data3 = data.products;
      if (Array.isArray(data3)) {
        if (data3.length > 10) errors = fail(vErrors ??= [], instancePath + "/products", "maxItems", { limit: 10 });
        const len1 = data3.length;
        for (let i1 = 0; i1 < len1 && errors < 20; i1++) {
          if (!validate512(data3[i1], { instancePath: instancePath + "/products/" + i1 })) errors = (vErrors = join(vErrors, validate512.errors)).length;
        }
      } else errors = fail(vErrors ??= [], instancePath + "/products", "type", { type: "array" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate515.errors = vErrors;
  return errors === 0;
}
var MoneyReport = validate519;
function validate519(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.from === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "from" });
    if (data.to === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "to" });
    if (data.step === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "step" });
    if (data.currencies === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "currencies" });
    if (data.from !== void 0) {
      if (!validate60(data.from, { instancePath: instancePath + "/from" })) errors = (vErrors = join(vErrors, validate60.errors)).length;
    }
    if (data.to !== void 0) {
      if (!validate60(data.to, { instancePath: instancePath + "/to" })) errors = (vErrors = join(vErrors, validate60.errors)).length;
    }
    if (data.step !== void 0) {
      if (!validate505(data.step, { instancePath: instancePath + "/step" })) errors = (vErrors = join(vErrors, validate505.errors)).length;
    }
    if (data.currencies !== void 0) {
      let data3 = data.currencies;
      if (Array.isArray(data3)) {
        const len0 = data3.length;
        for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
          if (!validate515(data3[i0], { instancePath: instancePath + "/currencies/" + i0 })) errors = (vErrors = join(vErrors, validate515.errors)).length;
        }
      } else errors = fail(vErrors ??= [], instancePath + "/currencies", "type", { type: "array" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate519.errors = vErrors;
  return errors === 0;
}
var PlatformEndpoint = validate524;
function validate524(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.url === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "url" });
    if (data.secretSet === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "secretSet" });
    if (data.url !== void 0) {
      let data0 = data.url;
      if (typeof data0 === "string") {
        if (!formats20(data0)) errors = fail(vErrors ??= [], instancePath + "/url", "format", { format: "uri" });
      } else errors = fail(vErrors ??= [], instancePath + "/url", "type", { type: "string" });
    }
    if (data.secretSet !== void 0) {
      if (typeof data.secretSet !== "boolean") errors = fail(vErrors ??= [], instancePath + "/secretSet", "type", { type: "boolean" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate524.errors = vErrors;
  return errors === 0;
}
var PlatformEndpointInput = validate525;
function validate525(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.url === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "url" });
    if (data.url !== void 0) {
      let data0 = data.url;
      if (typeof data0 === "string") {
        if (func1(data0) > 1024) errors = fail(vErrors ??= [], instancePath + "/url", "maxLength", { limit: 1024 });
        if (func1(data0) < 8) errors = fail(vErrors ??= [], instancePath + "/url", "minLength", { limit: 8 });
        if (!pattern13.test(data0)) errors = fail(vErrors ??= [], instancePath + "/url", "pattern", { pattern: "^https?://" });
        if (!formats20(data0)) errors = fail(vErrors ??= [], instancePath + "/url", "format", { format: "uri" });
      } else errors = fail(vErrors ??= [], instancePath + "/url", "type", { type: "string" });
    }
    if (data.secret !== void 0) {
      let data1 = data.secret;
      if (typeof data1 === "string") {
        if (func1(data1) > 64) errors = fail(vErrors ??= [], instancePath + "/secret", "maxLength", { limit: 64 });
        if (func1(data1) < 1) errors = fail(vErrors ??= [], instancePath + "/secret", "minLength", { limit: 1 });
        if (!formats0(data1)) errors = fail(vErrors ??= [], instancePath + "/secret", "format", { format: "password" });
      } else errors = fail(vErrors ??= [], instancePath + "/secret", "type", { type: "string" });
    }
    if (data.previousSecretValidFor !== void 0) {
      let data2 = data.previousSecretValidFor;
      if (typeof data2 === "string") {
        if (func1(data2) > 40) errors = fail(vErrors ??= [], instancePath + "/previousSecretValidFor", "maxLength", { limit: 40 });
        if (!pattern18.test(data2)) errors = fail(vErrors ??= [], instancePath + "/previousSecretValidFor", "pattern", { pattern: "^P(?!$)([0-9]{1,4}W)?([0-9]{1,5}D)?(T(?=[0-9])([0-9]{1,6}H)?([0-9]{1,8}M)?)?$" });
      } else errors = fail(vErrors ??= [], instancePath + "/previousSecretValidFor", "type", { type: "string" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate525.errors = vErrors;
  return errors === 0;
}
var SearchResource = validate526;
var schema194 = { "type": "string", "enum": ["subscription", "order", "invoice", "userCompany", "user", "company", "product", "productVersion", "billingItem", "configurationParameter", "applicationMetric", "eventEndpoint", "event", "paymentMethod", "message", "auditEntry"] };
function validate526(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") errors = fail(vErrors ??= [], instancePath, "type", { type: "string" });
  if (!(data === "subscription" || data === "order" || data === "invoice" || data === "userCompany" || data === "user" || data === "company" || data === "product" || data === "productVersion" || data === "billingItem" || data === "configurationParameter" || data === "applicationMetric" || data === "eventEndpoint" || data === "event" || data === "paymentMethod" || data === "message" || data === "auditEntry")) errors = fail(vErrors ??= [], instancePath, "enum", { allowedValues: schema194.enum });
  validate526.errors = vErrors;
  return errors === 0;
}
var SearchField = validate527;
var schema195 = { "type": "string", "enum": ["id", "number", "name", "surname", "fullName", "userName", "email", "sku", "identifier", "code", "externalReference", "paymentReference", "configurationParameter", "endpoint", "requestId"] };
function validate527(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") errors = fail(vErrors ??= [], instancePath, "type", { type: "string" });
  if (!(data === "id" || data === "number" || data === "name" || data === "surname" || data === "fullName" || data === "userName" || data === "email" || data === "sku" || data === "identifier" || data === "code" || data === "externalReference" || data === "paymentReference" || data === "configurationParameter" || data === "endpoint" || data === "requestId")) errors = fail(vErrors ??= [], instancePath, "enum", { allowedValues: schema195.enum });
  validate527.errors = vErrors;
  return errors === 0;
}
var SearchHit = validate528;
function validate528(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.self === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "self" });
    if (data.title === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "title" });
    if (data.field === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "field" });
    if (data.value === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "value" });
    if (data.self !== void 0) {
      if (typeof data.self !== "string") errors = fail(vErrors ??= [], instancePath + "/self", "type", { type: "string" });
    }
    if (data.title !== void 0) {
      if (typeof data.title !== "string") errors = fail(vErrors ??= [], instancePath + "/title", "type", { type: "string" });
    }
    if (data.detail !== void 0) {
      if (typeof data.detail !== "string") errors = fail(vErrors ??= [], instancePath + "/detail", "type", { type: "string" });
    }
    if (data.field !== void 0) {
      if (!validate527(data.field, { instancePath: instancePath + "/field" })) errors = (vErrors = join(vErrors, validate527.errors)).length;
    }
    if (data.value !== void 0) {
      if (typeof data.value !== "string") errors = fail(vErrors ??= [], instancePath + "/value", "type", { type: "string" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate528.errors = vErrors;
  return errors === 0;
}
var SearchGroup = validate530;
function validate530(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.resource === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "resource" });
    if (data.hits === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "hits" });
    if (data.more === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "more" });
    if (data.resource !== void 0) {
      if (!validate526(data.resource, { instancePath: instancePath + "/resource" })) errors = (vErrors = join(vErrors, validate526.errors)).length;
    }
    if (data.hits !== void 0) {
      let data1 = data.hits;
      if (Array.isArray(data1)) {
        if (data1.length > 10) errors = fail(vErrors ??= [], instancePath + "/hits", "maxItems", { limit: 10 });
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
          if (!validate528(data1[i0], { instancePath: instancePath + "/hits/" + i0 })) errors = (vErrors = join(vErrors, validate528.errors)).length;
        }
      } else errors = fail(vErrors ??= [], instancePath + "/hits", "type", { type: "array" });
    }
    if (data.more !== void 0) {
      if (typeof data.more !== "boolean") errors = fail(vErrors ??= [], instancePath + "/more", "type", { type: "boolean" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate530.errors = vErrors;
  return errors === 0;
}
var SearchResult = validate533;
function validate533(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.groups === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "groups" });
    if (data.groups !== void 0) {
      let data0 = data.groups;
      if (Array.isArray(data0)) {
        if (data0.length > 16) errors = fail(vErrors ??= [], instancePath + "/groups", "maxItems", { limit: 16 });
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
          if (!validate530(data0[i0], { instancePath: instancePath + "/groups/" + i0 })) errors = (vErrors = join(vErrors, validate530.errors)).length;
        }
      } else errors = fail(vErrors ??= [], instancePath + "/groups", "type", { type: "array" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate533.errors = vErrors;
  return errors === 0;
}
var AuditOutcome = validate535;
var schema199 = { "type": "string", "enum": ["SUCCESS", "FAILURE"] };
function validate535(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") errors = fail(vErrors ??= [], instancePath, "type", { type: "string" });
  if (!(data === "SUCCESS" || data === "FAILURE")) errors = fail(vErrors ??= [], instancePath, "enum", { allowedValues: schema199.enum });
  validate535.errors = vErrors;
  return errors === 0;
}
var AuditEntryDTO = validate536;
var pattern63 = new RegExp("^auditEntry/[0-9]+$", "u");
function validate536(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "id" });
    if (data.self === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "self" });
    if (data.date === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "date" });
    if (data.outcome === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "outcome" });
    if (data.status === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "status" });
    if (data.address === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "address" });
    if (data.requestId === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "requestId" });
    if (data.id !== void 0) {
      let data0 = data.id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) errors = fail(vErrors ??= [], instancePath + "/id", "type", { type: "integer" });
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 < 1 || isNaN(data0)) errors = fail(vErrors ??= [], instancePath + "/id", "minimum", { comparison: ">=", limit: 1 });
        if (!formats4.validate(data0)) errors = fail(vErrors ??= [], instancePath + "/id", "format", { format: "int32" });
      }
    }
    if (data.self !== void 0) {
      let data1 = data.self;
      if (typeof data1 === "string") {
        if (!pattern63.test(data1)) errors = fail(vErrors ??= [], instancePath + "/self", "pattern", { pattern: "^auditEntry/[0-9]+$" });
      } else errors = fail(vErrors ??= [], instancePath + "/self", "type", { type: "string" });
    }
    if (data.date !== void 0) {
      if (!validate60(data.date, { instancePath: instancePath + "/date" })) errors = (vErrors = join(vErrors, validate60.errors)).length;
    }
    if (data.marketplaceDate !== void 0) {
      if (!validate60(data.marketplaceDate, { instancePath: instancePath + "/marketplaceDate" })) errors = (vErrors = join(vErrors, validate60.errors)).length;
    }
    if (data.actor !== void 0) {
      if (!validate58(data.actor, { instancePath: instancePath + "/actor" })) errors = (vErrors = join(vErrors, validate58.errors)).length;
    }
    if (data.actorName !== void 0) {
      if (typeof data.actorName !== "string") errors = fail(vErrors ??= [], instancePath + "/actorName", "type", { type: "string" });
    }
    if (data.asUser !== void 0) {
      if (!validate58(data.asUser, { instancePath: instancePath + "/asUser" })) errors = (vErrors = join(vErrors, validate58.errors)).length;
    }
    if (data.asUserName !== void 0) {
      if (typeof data.asUserName !== "string") errors = fail(vErrors ??= [], instancePath + "/asUserName", "type", { type: "string" });
    }
    if (data.operation !== void 0) {
      if (typeof data.operation !== "string") errors = fail(vErrors ??= [], instancePath + "/operation", "type", { type: "string" });
    }
    if (data.object !== void 0) {
      if (typeof data.object !== "string") errors = fail(vErrors ??= [], instancePath + "/object", "type", { type: "string" });
    }
    if (data.outcome !== void 0) {
      if (!validate535(data.outcome, { instancePath: instancePath + "/outcome" })) errors = (vErrors = join(vErrors, validate535.errors)).length;
    }
    if (data.status !== void 0) {
      let data11 = data.status;
      if (!(typeof data11 == "number" && (!(data11 % 1) && !isNaN(data11)) && isFinite(data11))) errors = fail(vErrors ??= [], instancePath + "/status", "type", { type: "integer" });
      if (typeof data11 == "number" && isFinite(data11)) {
        if (data11 > 599 || isNaN(data11)) errors = fail(vErrors ??= [], instancePath + "/status", "maximum", { comparison: "<=", limit: 599 });
        if (data11 < 200 || isNaN(data11)) errors = fail(vErrors ??= [], instancePath + "/status", "minimum", { comparison: ">=", limit: 200 });
      }
    }
    if (data.address !== void 0) {
      if (typeof data.address !== "string") errors = fail(vErrors ??= [], instancePath + "/address", "type", { type: "string" });
    }
    if (data.requestId !== void 0) {
      if (typeof data.requestId !== "string") errors = fail(vErrors ??= [], instancePath + "/requestId", "type", { type: "string" });
    }
    if (data.before !== void 0) {
      let data14 = data.before;
      if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
      } else errors = fail(vErrors ??= [], instancePath + "/before", "type", { type: "object" });
    }
    if (data.after !== void 0) {
      let data15 = data.after;
      if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
      } else errors = fail(vErrors ??= [], instancePath + "/after", "type", { type: "object" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate536.errors = vErrors;
  return errors === 0;
}
var EventEntity = validate542;
var schema201 = { "type": "string", "enum": ["Cart", "Invoice", "ProductVersion", "Subscription", "User"] };
function validate542(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") errors = fail(vErrors ??= [], instancePath, "type", { type: "string" });
  if (!(data === "Cart" || data === "Invoice" || data === "ProductVersion" || data === "Subscription" || data === "User")) errors = fail(vErrors ??= [], instancePath, "enum", { allowedValues: schema201.enum });
  validate542.errors = vErrors;
  return errors === 0;
}
var EventType = validate543;
var schema202 = { "type": "string", "enum": ["CREATED", "MODIFIED", "DELETED"] };
function validate543(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") errors = fail(vErrors ??= [], instancePath, "type", { type: "string" });
  if (!(data === "CREATED" || data === "MODIFIED" || data === "DELETED")) errors = fail(vErrors ??= [], instancePath, "enum", { allowedValues: schema202.enum });
  validate543.errors = vErrors;
  return errors === 0;
}
var EventAttemptOutcome = validate544;
var schema203 = { "type": "string", "enum": ["DELIVERED", "STATUS", "REFUSED", "DNS", "TLS", "TIMEOUT", "BLOCKED", "RESET", "UNREACHABLE", "PROTOCOL", "INTERRUPTED"] };
function validate544(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") errors = fail(vErrors ??= [], instancePath, "type", { type: "string" });
  if (!(data === "DELIVERED" || data === "STATUS" || data === "REFUSED" || data === "DNS" || data === "TLS" || data === "TIMEOUT" || data === "BLOCKED" || data === "RESET" || data === "UNREACHABLE" || data === "PROTOCOL" || data === "INTERRUPTED")) errors = fail(vErrors ??= [], instancePath, "enum", { allowedValues: schema203.enum });
  validate544.errors = vErrors;
  return errors === 0;
}
var EntityReference = validate545;
function validate545(data, { instancePath = "" } = {}) {
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
  validate545.errors = vErrors;
  return errors === 0;
}
var EventRecipient = validate546;
var schema205 = { "type": "string", "enum": ["COMPANY", "PRODUCT", "PLATFORM"] };
function validate546(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") errors = fail(vErrors ??= [], instancePath, "type", { type: "string" });
  if (!(data === "COMPANY" || data === "PRODUCT" || data === "PLATFORM")) errors = fail(vErrors ??= [], instancePath, "enum", { allowedValues: schema205.enum });
  validate546.errors = vErrors;
  return errors === 0;
}
var EventAttemptSummary = validate547;
function validate547(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.number === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "number" });
    if (data.date === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "date" });
    if (data.durationMs === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "durationMs" });
    if (data.outcome === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "outcome" });
    if (data.reason === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "reason" });
    if (data.number !== void 0) {
      let data0 = data.number;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) errors = fail(vErrors ??= [], instancePath + "/number", "type", { type: "integer" });
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 < 1 || isNaN(data0)) errors = fail(vErrors ??= [], instancePath + "/number", "minimum", { comparison: ">=", limit: 1 });
        if (!formats4.validate(data0)) errors = fail(vErrors ??= [], instancePath + "/number", "format", { format: "int32" });
      }
    }
    if (data.date !== void 0) {
      if (!validate60(data.date, { instancePath: instancePath + "/date" })) errors = (vErrors = join(vErrors, validate60.errors)).length;
    }
    if (data.status !== void 0) {
      let data2 = data.status;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) errors = fail(vErrors ??= [], instancePath + "/status", "type", { type: "integer" });
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 999 || isNaN(data2)) errors = fail(vErrors ??= [], instancePath + "/status", "maximum", { comparison: "<=", limit: 999 });
        if (data2 < 100 || isNaN(data2)) errors = fail(vErrors ??= [], instancePath + "/status", "minimum", { comparison: ">=", limit: 100 });
      }
    }
    if (data.durationMs !== void 0) {
      let data3 = data.durationMs;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) errors = fail(vErrors ??= [], instancePath + "/durationMs", "type", { type: "integer" });
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 < 0 || isNaN(data3)) errors = fail(vErrors ??= [], instancePath + "/durationMs", "minimum", { comparison: ">=", limit: 0 });
      }
    }
    if (data.outcome !== void 0) {
      if (!validate544(data.outcome, { instancePath: instancePath + "/outcome" })) errors = (vErrors = join(vErrors, validate544.errors)).length;
    }
    if (data.reason !== void 0) {
      if (typeof data.reason !== "string") errors = fail(vErrors ??= [], instancePath + "/reason", "type", { type: "string" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate547.errors = vErrors;
  return errors === 0;
}
var EventNotification = validate550;
function validate550(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "id" });
    if (data.entity === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "entity" });
    if (data.type === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "type" });
    if (data.entityUrl === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "entityUrl" });
    if (data.date === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "date" });
    if (data.metadata === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "metadata" });
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 === "string") {
        if (func1(data0) > 64) errors = fail(vErrors ??= [], instancePath + "/id", "maxLength", { limit: 64 });
        if (func1(data0) < 1) errors = fail(vErrors ??= [], instancePath + "/id", "minLength", { limit: 1 });
      } else errors = fail(vErrors ??= [], instancePath + "/id", "type", { type: "string" });
    }
    if (data.eventId !== void 0) {
      let data1 = data.eventId;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) errors = fail(vErrors ??= [], instancePath + "/eventId", "type", { type: "integer" });
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 2147483647 || isNaN(data1)) errors = fail(vErrors ??= [], instancePath + "/eventId", "maximum", { comparison: "<=", limit: 2147483647 });
        if (data1 < 1 || isNaN(data1)) errors = fail(vErrors ??= [], instancePath + "/eventId", "minimum", { comparison: ">=", limit: 1 });
        if (!formats4.validate(data1)) errors = fail(vErrors ??= [], instancePath + "/eventId", "format", { format: "int32" });
      }
    }
    if (data.entity !== void 0) {
      if (!validate542(data.entity, { instancePath: instancePath + "/entity" })) errors = (vErrors = join(vErrors, validate542.errors)).length;
    }
    if (data.type !== void 0) {
      if (!validate543(data.type, { instancePath: instancePath + "/type" })) errors = (vErrors = join(vErrors, validate543.errors)).length;
    }
    if (data.entityUrl !== void 0) {
      let data4 = data.entityUrl;
      if (typeof data4 === "string") {
        if (func1(data4) > 2048) errors = fail(vErrors ??= [], instancePath + "/entityUrl", "maxLength", { limit: 2048 });
        if (func1(data4) < 1) errors = fail(vErrors ??= [], instancePath + "/entityUrl", "minLength", { limit: 1 });
      } else errors = fail(vErrors ??= [], instancePath + "/entityUrl", "type", { type: "string" });
    }
    if (data.date !== void 0) {
      if (!validate60(data.date, { instancePath: instancePath + "/date" })) errors = (vErrors = join(vErrors, validate60.errors)).length;
    }
    if (data.metadata !== void 0) {
      let data6 = data.metadata;
      if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
        if (Object.keys(data6).length > 100) errors = fail(vErrors ??= [], instancePath + "/metadata", "maxProperties", { limit: 100 });
        for (const key0 in data6) {
          if (errors >= 20) {
            break;
          }
          const _errs12 = errors;
          if (typeof key0 === "string") {
            if (func1(key0) > 255) errors = fail(vErrors ??= [], instancePath + "/metadata", "maxLength", { limit: 255 }, key0);
            if (func1(key0) < 1) errors = fail(vErrors ??= [], instancePath + "/metadata", "minLength", { limit: 1 }, key0);
          }
          var valid1 = _errs12 === errors;
          if (!valid1) errors = fail(vErrors ??= [], instancePath + "/metadata", "propertyNames", { propertyName: key0 });
        }
      } else errors = fail(vErrors ??= [], instancePath + "/metadata", "type", { type: "object" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate550.errors = vErrors;
  return errors === 0;
}
var EventDTO = validate554;
function validate554(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "id" });
    if (data.self === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "self" });
    if (data.entityName === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "entityName" });
    if (data.entityId === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "entityId" });
    if (data.type === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "type" });
    if (data.recipient === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "recipient" });
    if (data.endpoint === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "endpoint" });
    if (data.notified === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "notified" });
    if (data.date === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "date" });
    if (data.attempts === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "attempts" });
    if (data.payload === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "payload" });
    if (data.entityUrl === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "entityUrl" });
    if (data.test === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "test" });
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
    if (data.entityName !== void 0) {
      if (!validate542(data.entityName, { instancePath: instancePath + "/entityName" })) errors = (vErrors = join(vErrors, validate542.errors)).length;
    }
    if (data.entityId !== void 0) {
      let data3 = data.entityId;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) errors = fail(vErrors ??= [], instancePath + "/entityId", "type", { type: "integer" });
      if (typeof data3 == "number" && isFinite(data3)) {
        if (!formats4.validate(data3)) errors = fail(vErrors ??= [], instancePath + "/entityId", "format", { format: "int32" });
      }
    }
    if (data.entityUrl !== void 0) {
      if (!validate545(data.entityUrl, { instancePath: instancePath + "/entityUrl" })) errors = (vErrors = join(vErrors, validate545.errors)).length;
    }
    if (data.type !== void 0) {
      if (!validate543(data.type, { instancePath: instancePath + "/type" })) errors = (vErrors = join(vErrors, validate543.errors)).length;
    }
    if (data.recipient !== void 0) {
      if (!validate546(data.recipient, { instancePath: instancePath + "/recipient" })) errors = (vErrors = join(vErrors, validate546.errors)).length;
    }
    if (data.endpoint !== void 0) {
      let data7 = data.endpoint;
      if (typeof data7 === "string") {
        if (!formats20(data7)) errors = fail(vErrors ??= [], instancePath + "/endpoint", "format", { format: "uri" });
      } else errors = fail(vErrors ??= [], instancePath + "/endpoint", "type", { type: "string" });
    }
    if (data.product !== void 0) {
      if (!validate194(data.product, { instancePath: instancePath + "/product" })) errors = (vErrors = join(vErrors, validate194.errors)).length;
    }
    if (data.vendor !== void 0) {
      if (!validate341(data.vendor, { instancePath: instancePath + "/vendor" })) errors = (vErrors = join(vErrors, validate341.errors)).length;
    }
    if (data.notified !== void 0) {
      if (typeof data.notified !== "boolean") errors = fail(vErrors ??= [], instancePath + "/notified", "type", { type: "boolean" });
    }
    if (data.date !== void 0) {
      if (!validate60(data.date, { instancePath: instancePath + "/date" })) errors = (vErrors = join(vErrors, validate60.errors)).length;
    }
    if (data.attempts !== void 0) {
      let data12 = data.attempts;
      if (!(typeof data12 == "number" && (!(data12 % 1) && !isNaN(data12)) && isFinite(data12))) errors = fail(vErrors ??= [], instancePath + "/attempts", "type", { type: "integer" });
      if (typeof data12 == "number" && isFinite(data12)) {
        if (data12 < 0 || isNaN(data12)) errors = fail(vErrors ??= [], instancePath + "/attempts", "minimum", { comparison: ">=", limit: 0 });
        if (!formats4.validate(data12)) errors = fail(vErrors ??= [], instancePath + "/attempts", "format", { format: "int32" });
      }
    }
    if (data.latestAttempts !== void 0) {
      let data13 = data.latestAttempts;
      if (Array.isArray(data13)) {
        if (data13.length > 50) errors = fail(vErrors ??= [], instancePath + "/latestAttempts", "maxItems", { limit: 50 });
        const len0 = data13.length;
        for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
          if (!validate547(data13[i0], { instancePath: instancePath + "/latestAttempts/" + i0 })) errors = (vErrors = join(vErrors, validate547.errors)).length;
        }
      } else errors = fail(vErrors ??= [], instancePath + "/latestAttempts", "type", { type: "array" });
    }
    if (data.nextRetry !== void 0) {
      if (!validate60(data.nextRetry, { instancePath: instancePath + "/nextRetry" })) errors = (vErrors = join(vErrors, validate60.errors)).length;
    }
    if (data.lastError !== void 0) {
      if (typeof data.lastError !== "string") errors = fail(vErrors ??= [], instancePath + "/lastError", "type", { type: "string" });
    }
    if (data.paused !== void 0) {
      if (typeof data.paused !== "boolean") errors = fail(vErrors ??= [], instancePath + "/paused", "type", { type: "boolean" });
    }
    if (data.payload !== void 0) {
      if (!validate550(data.payload, { instancePath: instancePath + "/payload" })) errors = (vErrors = join(vErrors, validate550.errors)).length;
    }
    if (data.test !== void 0) {
      if (typeof data.test !== "boolean") errors = fail(vErrors ??= [], instancePath + "/test", "type", { type: "boolean" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate554.errors = vErrors;
  return errors === 0;
}
var EventCreate = validate565;
function validate565(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.entityName === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "entityName" });
    if (data.entityId === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "entityId" });
    if (data.type === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "type" });
    if (data.entityName !== void 0) {
      if (!validate542(data.entityName, { instancePath: instancePath + "/entityName" })) errors = (vErrors = join(vErrors, validate542.errors)).length;
    }
    if (data.entityId !== void 0) {
      let data1 = data.entityId;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) errors = fail(vErrors ??= [], instancePath + "/entityId", "type", { type: "integer" });
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 2147483647 || isNaN(data1)) errors = fail(vErrors ??= [], instancePath + "/entityId", "maximum", { comparison: "<=", limit: 2147483647 });
        if (data1 < 1 || isNaN(data1)) errors = fail(vErrors ??= [], instancePath + "/entityId", "minimum", { comparison: ">=", limit: 1 });
        if (!formats4.validate(data1)) errors = fail(vErrors ??= [], instancePath + "/entityId", "format", { format: "int32" });
      }
    }
    if (data.type !== void 0) {
      if (!validate543(data.type, { instancePath: instancePath + "/type" })) errors = (vErrors = join(vErrors, validate543.errors)).length;
    }
    if (data.endpoint !== void 0) {
      let data3 = data.endpoint;
      if (typeof data3 === "string") {
        if (func1(data3) > 1024) errors = fail(vErrors ??= [], instancePath + "/endpoint", "maxLength", { limit: 1024 });
        if (func1(data3) < 8) errors = fail(vErrors ??= [], instancePath + "/endpoint", "minLength", { limit: 8 });
        if (!pattern13.test(data3)) errors = fail(vErrors ??= [], instancePath + "/endpoint", "pattern", { pattern: "^https?://" });
        if (!formats20(data3)) errors = fail(vErrors ??= [], instancePath + "/endpoint", "format", { format: "uri" });
      } else errors = fail(vErrors ??= [], instancePath + "/endpoint", "type", { type: "string" });
    }
    if (data.product !== void 0) {
      if (!validate194(data.product, { instancePath: instancePath + "/product" })) errors = (vErrors = join(vErrors, validate194.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate565.errors = vErrors;
  return errors === 0;
}
var EventFilter = validate569;
var schema210 = { "type": "object", "additionalProperties": false, "properties": { "notified": { "type": "boolean" }, "entityName": { "$ref": "EventEntity" }, "entityId": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 2147483647 }, "type": { "$ref": "EventType" }, "outcome": { "$ref": "EventAttemptOutcome" }, "product": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 2147483647 }, "subscriptionId": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 2147483647 }, "endpoint": { "type": "string", "format": "uri", "minLength": 8, "maxLength": 2048, "pattern": "^https?://" }, "from": { "$ref": "DateTime" }, "to": { "$ref": "DateTime" } } };
function validate569(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      if (!func30.call(schema210.properties, key0)) errors = fail(vErrors ??= [], instancePath, "additionalProperties", { additionalProperty: key0 });
    }
    if (data.notified !== void 0) {
      if (typeof data.notified !== "boolean") errors = fail(vErrors ??= [], instancePath + "/notified", "type", { type: "boolean" });
    }
    if (data.entityName !== void 0) {
      if (!validate542(data.entityName, { instancePath: instancePath + "/entityName" })) errors = (vErrors = join(vErrors, validate542.errors)).length;
    }
    if (data.entityId !== void 0) {
      let data2 = data.entityId;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) errors = fail(vErrors ??= [], instancePath + "/entityId", "type", { type: "integer" });
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 2147483647 || isNaN(data2)) errors = fail(vErrors ??= [], instancePath + "/entityId", "maximum", { comparison: "<=", limit: 2147483647 });
        if (data2 < 1 || isNaN(data2)) errors = fail(vErrors ??= [], instancePath + "/entityId", "minimum", { comparison: ">=", limit: 1 });
        if (!formats4.validate(data2)) errors = fail(vErrors ??= [], instancePath + "/entityId", "format", { format: "int32" });
      }
    }
    if (data.type !== void 0) {
      if (!validate543(data.type, { instancePath: instancePath + "/type" })) errors = (vErrors = join(vErrors, validate543.errors)).length;
    }
    if (data.outcome !== void 0) {
      if (!validate544(data.outcome, { instancePath: instancePath + "/outcome" })) errors = (vErrors = join(vErrors, validate544.errors)).length;
    }
    if (data.product !== void 0) {
      let data5 = data.product;
      if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) errors = fail(vErrors ??= [], instancePath + "/product", "type", { type: "integer" });
      if (typeof data5 == "number" && isFinite(data5)) {
        if (data5 > 2147483647 || isNaN(data5)) errors = fail(vErrors ??= [], instancePath + "/product", "maximum", { comparison: "<=", limit: 2147483647 });
        if (data5 < 1 || isNaN(data5)) errors = fail(vErrors ??= [], instancePath + "/product", "minimum", { comparison: ">=", limit: 1 });
        if (!formats4.validate(data5)) errors = fail(vErrors ??= [], instancePath + "/product", "format", { format: "int32" });
      }
    }
    if (data.subscriptionId !== void 0) {
      let data6 = data.subscriptionId;
      if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) errors = fail(vErrors ??= [], instancePath + "/subscriptionId", "type", { type: "integer" });
      if (typeof data6 == "number" && isFinite(data6)) {
        if (data6 > 2147483647 || isNaN(data6)) errors = fail(vErrors ??= [], instancePath + "/subscriptionId", "maximum", { comparison: "<=", limit: 2147483647 });
        if (data6 < 1 || isNaN(data6)) errors = fail(vErrors ??= [], instancePath + "/subscriptionId", "minimum", { comparison: ">=", limit: 1 });
        if (!formats4.validate(data6)) errors = fail(vErrors ??= [], instancePath + "/subscriptionId", "format", { format: "int32" });
      }
    }
    if (data.endpoint !== void 0) {
      let data7 = data.endpoint;
      if (typeof data7 === "string") {
        if (func1(data7) > 2048) errors = fail(vErrors ??= [], instancePath + "/endpoint", "maxLength", { limit: 2048 });
        if (func1(data7) < 8) errors = fail(vErrors ??= [], instancePath + "/endpoint", "minLength", { limit: 8 });
        if (!pattern13.test(data7)) errors = fail(vErrors ??= [], instancePath + "/endpoint", "pattern", { pattern: "^https?://" });
        if (!formats20(data7)) errors = fail(vErrors ??= [], instancePath + "/endpoint", "format", { format: "uri" });
      } else errors = fail(vErrors ??= [], instancePath + "/endpoint", "type", { type: "string" });
    }
    if (data.from !== void 0) {
      if (!validate60(data.from, { instancePath: instancePath + "/from" })) errors = (vErrors = join(vErrors, validate60.errors)).length;
    }
    if (data.to !== void 0) {
      if (!validate60(data.to, { instancePath: instancePath + "/to" })) errors = (vErrors = join(vErrors, validate60.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate569.errors = vErrors;
  return errors === 0;
}
var EventsRedelivered = validate575;
function validate575(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.events === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "events" });
    if (data.events !== void 0) {
      let data0 = data.events;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) errors = fail(vErrors ??= [], instancePath + "/events", "type", { type: "integer" });
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 1e4 || isNaN(data0)) errors = fail(vErrors ??= [], instancePath + "/events", "maximum", { comparison: "<=", limit: 1e4 });
        if (data0 < 0 || isNaN(data0)) errors = fail(vErrors ??= [], instancePath + "/events", "minimum", { comparison: ">=", limit: 0 });
      }
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate575.errors = vErrors;
  return errors === 0;
}
var EventAttemptRequest = validate576;
function validate576(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.method === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "method" });
    if (data.url === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "url" });
    if (data.headers === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "headers" });
    if (data.body === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "body" });
    if (data.method !== void 0) {
      if (typeof data.method !== "string") errors = fail(vErrors ??= [], instancePath + "/method", "type", { type: "string" });
    }
    if (data.url !== void 0) {
      let data1 = data.url;
      if (typeof data1 === "string") {
        if (!formats20(data1)) errors = fail(vErrors ??= [], instancePath + "/url", "format", { format: "uri" });
      } else errors = fail(vErrors ??= [], instancePath + "/url", "type", { type: "string" });
    }
    if (data.headers !== void 0) {
      let data2 = data.headers;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
        for (const key0 in data2) {
          if (errors >= 20) {
            break;
          }
          if (typeof data2[key0] !== "string") errors = fail(vErrors ??= [], instancePath + "/headers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "type", { type: "string" });
        }
      } else errors = fail(vErrors ??= [], instancePath + "/headers", "type", { type: "object" });
    }
    if (data.body !== void 0) {
      if (typeof data.body !== "string") errors = fail(vErrors ??= [], instancePath + "/body", "type", { type: "string" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate576.errors = vErrors;
  return errors === 0;
}
var EventAttemptResponse = validate577;
function validate577(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.body === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "body" });
    if (data.headers !== void 0) {
      let data0 = data.headers;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        for (const key0 in data0) {
          if (errors >= 20) {
            break;
          }
          if (typeof data0[key0] !== "string") errors = fail(vErrors ??= [], instancePath + "/headers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "type", { type: "string" });
        }
      } else errors = fail(vErrors ??= [], instancePath + "/headers", "type", { type: "object" });
    }
    if (data.body !== void 0) {
      if (typeof data.body !== "string") errors = fail(vErrors ??= [], instancePath + "/body", "type", { type: "string" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate577.errors = vErrors;
  return errors === 0;
}
var EventAttempt = validate578;
function validate578(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.number === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "number" });
    if (data.date === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "date" });
    if (data.request === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "request" });
    if (data.durationMs === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "durationMs" });
    if (data.outcome === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "outcome" });
    if (data.reason === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "reason" });
    if (data.number !== void 0) {
      let data0 = data.number;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) errors = fail(vErrors ??= [], instancePath + "/number", "type", { type: "integer" });
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 < 1 || isNaN(data0)) errors = fail(vErrors ??= [], instancePath + "/number", "minimum", { comparison: ">=", limit: 1 });
        if (!formats4.validate(data0)) errors = fail(vErrors ??= [], instancePath + "/number", "format", { format: "int32" });
      }
    }
    if (data.date !== void 0) {
      if (!validate60(data.date, { instancePath: instancePath + "/date" })) errors = (vErrors = join(vErrors, validate60.errors)).length;
    }
    if (data.request !== void 0) {
      if (!validate576(data.request, { instancePath: instancePath + "/request" })) errors = (vErrors = join(vErrors, validate576.errors)).length;
    }
    if (data.signatureVerifies !== void 0) {
      if (typeof data.signatureVerifies !== "boolean") errors = fail(vErrors ??= [], instancePath + "/signatureVerifies", "type", { type: "boolean" });
    }
    if (data.status !== void 0) {
      let data4 = data.status;
      if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) errors = fail(vErrors ??= [], instancePath + "/status", "type", { type: "integer" });
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 > 999 || isNaN(data4)) errors = fail(vErrors ??= [], instancePath + "/status", "maximum", { comparison: "<=", limit: 999 });
        if (data4 < 100 || isNaN(data4)) errors = fail(vErrors ??= [], instancePath + "/status", "minimum", { comparison: ">=", limit: 100 });
      }
    }
    if (data.response !== void 0) {
      if (!validate577(data.response, { instancePath: instancePath + "/response" })) errors = (vErrors = join(vErrors, validate577.errors)).length;
    }
    if (data.durationMs !== void 0) {
      let data6 = data.durationMs;
      if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) errors = fail(vErrors ??= [], instancePath + "/durationMs", "type", { type: "integer" });
      if (typeof data6 == "number" && isFinite(data6)) {
        if (data6 < 0 || isNaN(data6)) errors = fail(vErrors ??= [], instancePath + "/durationMs", "minimum", { comparison: ">=", limit: 0 });
      }
    }
    if (data.outcome !== void 0) {
      if (!validate544(data.outcome, { instancePath: instancePath + "/outcome" })) errors = (vErrors = join(vErrors, validate544.errors)).length;
    }
    if (data.reason !== void 0) {
      if (typeof data.reason !== "string") errors = fail(vErrors ??= [], instancePath + "/reason", "type", { type: "string" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate578.errors = vErrors;
  return errors === 0;
}
var EventShare = validate583;
function validate583(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "id" });
    if (data.user === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "user" });
    if (data.createdAt === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "createdAt" });
    if (data.expiresAt === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "expiresAt" });
    if (data.id !== void 0) {
      let data0 = data.id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) errors = fail(vErrors ??= [], instancePath + "/id", "type", { type: "integer" });
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 < 1 || isNaN(data0)) errors = fail(vErrors ??= [], instancePath + "/id", "minimum", { comparison: ">=", limit: 1 });
        if (!formats4.validate(data0)) errors = fail(vErrors ??= [], instancePath + "/id", "format", { format: "int32" });
      }
    }
    if (data.user !== void 0) {
      if (!validate58(data.user, { instancePath: instancePath + "/user" })) errors = (vErrors = join(vErrors, validate58.errors)).length;
    }
    if (data.createdAt !== void 0) {
      if (!validate60(data.createdAt, { instancePath: instancePath + "/createdAt" })) errors = (vErrors = join(vErrors, validate60.errors)).length;
    }
    if (data.expiresAt !== void 0) {
      if (!validate60(data.expiresAt, { instancePath: instancePath + "/expiresAt" })) errors = (vErrors = join(vErrors, validate60.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate583.errors = vErrors;
  return errors === 0;
}
var EventShareCreate = validate587;
function validate587(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.hours !== void 0) {
      let data0 = data.hours;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) errors = fail(vErrors ??= [], instancePath + "/hours", "type", { type: "integer" });
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 168 || isNaN(data0)) errors = fail(vErrors ??= [], instancePath + "/hours", "maximum", { comparison: "<=", limit: 168 });
        if (data0 < 1 || isNaN(data0)) errors = fail(vErrors ??= [], instancePath + "/hours", "minimum", { comparison: ">=", limit: 1 });
        if (!formats4.validate(data0)) errors = fail(vErrors ??= [], instancePath + "/hours", "format", { format: "int32" });
      }
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate587.errors = vErrors;
  return errors === 0;
}
var EventShareCreated = validate588;
function validate588(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate583(data, { instancePath })) errors = (vErrors = join(vErrors, validate583.errors)).length;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.url === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "url" });
    if (data.url !== void 0) {
      let data0 = data.url;
      if (typeof data0 === "string") {
        if (!formats20(data0)) errors = fail(vErrors ??= [], instancePath + "/url", "format", { format: "uri" });
      } else errors = fail(vErrors ??= [], instancePath + "/url", "type", { type: "string" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate588.errors = vErrors;
  return errors === 0;
}
var EventEndpointDTO = validate590;
function validate590(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "id" });
    if (data.self === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "self" });
    if (data.endpoint === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "endpoint" });
    if (data.paused === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "paused" });
    if (data.failures === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "failures" });
    if (data.attempts === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "attempts" });
    if (data.delivered === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "delivered" });
    if (data.pending === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "pending" });
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
    if (data.endpoint !== void 0) {
      let data2 = data.endpoint;
      if (typeof data2 === "string") {
        if (!formats20(data2)) errors = fail(vErrors ??= [], instancePath + "/endpoint", "format", { format: "uri" });
      } else errors = fail(vErrors ??= [], instancePath + "/endpoint", "type", { type: "string" });
    }
    if (data.vendor !== void 0) {
      if (!validate341(data.vendor, { instancePath: instancePath + "/vendor" })) errors = (vErrors = join(vErrors, validate341.errors)).length;
    }
    if (data.paused !== void 0) {
      if (typeof data.paused !== "boolean") errors = fail(vErrors ??= [], instancePath + "/paused", "type", { type: "boolean" });
    }
    if (data.pausedSince !== void 0) {
      if (!validate60(data.pausedSince, { instancePath: instancePath + "/pausedSince" })) errors = (vErrors = join(vErrors, validate60.errors)).length;
    }
    if (data.pauseReason !== void 0) {
      if (typeof data.pauseReason !== "string") errors = fail(vErrors ??= [], instancePath + "/pauseReason", "type", { type: "string" });
    }
    if (data.rateLimit !== void 0) {
      let data7 = data.rateLimit;
      if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) errors = fail(vErrors ??= [], instancePath + "/rateLimit", "type", { type: "integer" });
      if (typeof data7 == "number" && isFinite(data7)) {
        if (data7 < 1 || isNaN(data7)) errors = fail(vErrors ??= [], instancePath + "/rateLimit", "minimum", { comparison: ">=", limit: 1 });
      }
    }
    if (data.heldBack !== void 0) {
      if (typeof data.heldBack !== "string") errors = fail(vErrors ??= [], instancePath + "/heldBack", "type", { type: "string" });
    }
    if (data.failures !== void 0) {
      let data9 = data.failures;
      if (!(typeof data9 == "number" && (!(data9 % 1) && !isNaN(data9)) && isFinite(data9))) errors = fail(vErrors ??= [], instancePath + "/failures", "type", { type: "integer" });
      if (typeof data9 == "number" && isFinite(data9)) {
        if (data9 < 0 || isNaN(data9)) errors = fail(vErrors ??= [], instancePath + "/failures", "minimum", { comparison: ">=", limit: 0 });
      }
    }
    if (data.failingSince !== void 0) {
      if (!validate60(data.failingSince, { instancePath: instancePath + "/failingSince" })) errors = (vErrors = join(vErrors, validate60.errors)).length;
    }
    if (data.lastError !== void 0) {
      if (typeof data.lastError !== "string") errors = fail(vErrors ??= [], instancePath + "/lastError", "type", { type: "string" });
    }
    if (data.lastAttempt !== void 0) {
      if (!validate60(data.lastAttempt, { instancePath: instancePath + "/lastAttempt" })) errors = (vErrors = join(vErrors, validate60.errors)).length;
    }
    if (data.lastDelivery !== void 0) {
      if (!validate60(data.lastDelivery, { instancePath: instancePath + "/lastDelivery" })) errors = (vErrors = join(vErrors, validate60.errors)).length;
    }
    if (data.attempts !== void 0) {
      let data14 = data.attempts;
      if (!(typeof data14 == "number" && (!(data14 % 1) && !isNaN(data14)) && isFinite(data14))) errors = fail(vErrors ??= [], instancePath + "/attempts", "type", { type: "integer" });
      if (typeof data14 == "number" && isFinite(data14)) {
        if (data14 < 0 || isNaN(data14)) errors = fail(vErrors ??= [], instancePath + "/attempts", "minimum", { comparison: ">=", limit: 0 });
      }
    }
    if (data.delivered !== void 0) {
      let data15 = data.delivered;
      if (!(typeof data15 == "number" && (!(data15 % 1) && !isNaN(data15)) && isFinite(data15))) errors = fail(vErrors ??= [], instancePath + "/delivered", "type", { type: "integer" });
      if (typeof data15 == "number" && isFinite(data15)) {
        if (data15 < 0 || isNaN(data15)) errors = fail(vErrors ??= [], instancePath + "/delivered", "minimum", { comparison: ">=", limit: 0 });
      }
    }
    if (data.pending !== void 0) {
      let data16 = data.pending;
      if (!(typeof data16 == "number" && (!(data16 % 1) && !isNaN(data16)) && isFinite(data16))) errors = fail(vErrors ??= [], instancePath + "/pending", "type", { type: "integer" });
      if (typeof data16 == "number" && isFinite(data16)) {
        if (data16 < 0 || isNaN(data16)) errors = fail(vErrors ??= [], instancePath + "/pending", "minimum", { comparison: ">=", limit: 0 });
      }
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate590.errors = vErrors;
  return errors === 0;
}
var EventEndpointPatch = validate596;
var schema219 = { "type": "object", "additionalProperties": false, "minProperties": 1, "properties": { "paused": { "type": "boolean" }, "rateLimit": { "type": ["integer", "null"], "minimum": 1, "maximum": 6e4 } } };
function validate596(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length < 1) errors = fail(vErrors ??= [], instancePath, "minProperties", { limit: 1 });
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      if (!(key0 === "paused" || key0 === "rateLimit")) errors = fail(vErrors ??= [], instancePath, "additionalProperties", { additionalProperty: key0 });
    }
    if (data.paused !== void 0) {
      if (typeof data.paused !== "boolean") errors = fail(vErrors ??= [], instancePath + "/paused", "type", { type: "boolean" });
    }
    if (data.rateLimit !== void 0) {
      let data1 = data.rateLimit;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1)) && data1 !== null) errors = fail(vErrors ??= [], instancePath + "/rateLimit", "type", { type: schema219.properties.rateLimit.type });
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 6e4 || isNaN(data1)) errors = fail(vErrors ??= [], instancePath + "/rateLimit", "maximum", { comparison: "<=", limit: 6e4 });
        if (data1 < 1 || isNaN(data1)) errors = fail(vErrors ??= [], instancePath + "/rateLimit", "minimum", { comparison: ">=", limit: 1 });
      }
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate596.errors = vErrors;
  return errors === 0;
}
var ChangeKind = validate597;
var schema220 = { "type": "string", "enum": ["everything", "applicationMetric", "auditEntry", "billingItem", "clock", "cloudCredential", "comment", "company", "companyGroup", "configurationParameter", "event", "eventEndpoint", "faults", "invoice", "message", "notification", "order", "paymentMethod", "platformEndpoints", "product", "productVersion", "snapshots", "subscription", "token", "user", "userCompany"] };
function validate597(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") errors = fail(vErrors ??= [], instancePath, "type", { type: "string" });
  if (!(data === "everything" || data === "applicationMetric" || data === "auditEntry" || data === "billingItem" || data === "clock" || data === "cloudCredential" || data === "comment" || data === "company" || data === "companyGroup" || data === "configurationParameter" || data === "event" || data === "eventEndpoint" || data === "faults" || data === "invoice" || data === "message" || data === "notification" || data === "order" || data === "paymentMethod" || data === "platformEndpoints" || data === "product" || data === "productVersion" || data === "snapshots" || data === "subscription" || data === "token" || data === "user" || data === "userCompany")) errors = fail(vErrors ??= [], instancePath, "enum", { allowedValues: schema220.enum });
  validate597.errors = vErrors;
  return errors === 0;
}
var Change = validate598;
function validate598(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "kind" });
    if (data.date === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "date" });
    if (data.kind !== void 0) {
      if (!validate597(data.kind, { instancePath: instancePath + "/kind" })) errors = (vErrors = join(vErrors, validate597.errors)).length;
    }
    if (data.id !== void 0) {
      let data1 = data.id;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) errors = fail(vErrors ??= [], instancePath + "/id", "type", { type: "integer" });
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 < 1 || isNaN(data1)) errors = fail(vErrors ??= [], instancePath + "/id", "minimum", { comparison: ">=", limit: 1 });
        if (!formats4.validate(data1)) errors = fail(vErrors ??= [], instancePath + "/id", "format", { format: "int32" });
      }
    }
    if (data.date !== void 0) {
      if (!validate60(data.date, { instancePath: instancePath + "/date" })) errors = (vErrors = join(vErrors, validate60.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate598.errors = vErrors;
  return errors === 0;
}
var ClockStatus = validate601;
var schema222 = { "type": "string", "enum": ["ready", "advancing"] };
function validate601(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") errors = fail(vErrors ??= [], instancePath, "type", { type: "string" });
  if (!(data === "ready" || data === "advancing")) errors = fail(vErrors ??= [], instancePath, "enum", { allowedValues: schema222.enum });
  validate601.errors = vErrors;
  return errors === 0;
}
var ClockMode = validate602;
var schema223 = { "type": "string", "enum": ["real", "shifted"] };
function validate602(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") errors = fail(vErrors ??= [], instancePath, "type", { type: "string" });
  if (!(data === "real" || data === "shifted")) errors = fail(vErrors ??= [], instancePath, "enum", { allowedValues: schema223.enum });
  validate602.errors = vErrors;
  return errors === 0;
}
var ClockAdvance = validate603;
function validate603(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.from === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "from" });
    if (data.to === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "to" });
    if (data.from !== void 0) {
      if (!validate60(data.from, { instancePath: instancePath + "/from" })) errors = (vErrors = join(vErrors, validate60.errors)).length;
    }
    if (data.to !== void 0) {
      if (!validate60(data.to, { instancePath: instancePath + "/to" })) errors = (vErrors = join(vErrors, validate60.errors)).length;
    }
    if (data.jobs !== void 0) {
      let data2 = data.jobs;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) errors = fail(vErrors ??= [], instancePath + "/jobs", "type", { type: "integer" });
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 < 0 || isNaN(data2)) errors = fail(vErrors ??= [], instancePath + "/jobs", "minimum", { comparison: ">=", limit: 0 });
      }
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate603.errors = vErrors;
  return errors === 0;
}
var Clock = validate606;
function validate606(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.now === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "now" });
    if (data.status === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "status" });
    if (data.mode === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "mode" });
    if (data.now !== void 0) {
      if (!validate60(data.now, { instancePath: instancePath + "/now" })) errors = (vErrors = join(vErrors, validate60.errors)).length;
    }
    if (data.status !== void 0) {
      if (!validate601(data.status, { instancePath: instancePath + "/status" })) errors = (vErrors = join(vErrors, validate601.errors)).length;
    }
    if (data.mode !== void 0) {
      if (!validate602(data.mode, { instancePath: instancePath + "/mode" })) errors = (vErrors = join(vErrors, validate602.errors)).length;
    }
    if (data.advancing !== void 0) {
      if (!validate603(data.advancing, { instancePath: instancePath + "/advancing" })) errors = (vErrors = join(vErrors, validate603.errors)).length;
    }
    if (data.jobs !== void 0) {
      let data4 = data.jobs;
      if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) errors = fail(vErrors ??= [], instancePath + "/jobs", "type", { type: "integer" });
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 < 0 || isNaN(data4)) errors = fail(vErrors ??= [], instancePath + "/jobs", "minimum", { comparison: ">=", limit: 0 });
      }
    }
    if (data.settled !== void 0) {
      if (typeof data.settled !== "boolean") errors = fail(vErrors ??= [], instancePath + "/settled", "type", { type: "boolean" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate606.errors = vErrors;
  return errors === 0;
}
var ClockInput = validate611;
var pattern66 = new RegExp("^P(?!$)([0-9]{1,3}Y)?([0-9]{1,4}M)?([0-9]{1,4}W)?([0-9]{1,5}D)?(T(?=[0-9])([0-9]{1,6}H)?([0-9]{1,8}M)?([0-9]{1,9}S)?)?$", "u");
function validate611(data, { instancePath = "" } = {}) {
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
      errors = (vErrors ??= []).push({});
    }
  }
  var valid2 = _errs5 === errors;
  if (valid2) {
    errors = (vErrors ??= []).push({});
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
        errors = (vErrors ??= []).push({});
      }
    } else {
      errors = (vErrors ??= []).push({});
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
      if (data.now === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "now" });
      if (data.now !== void 0) {
        if (!validate60(data.now, { instancePath: instancePath + "/now" })) errors = (vErrors = join(vErrors, validate60.errors)).length;
      }
    } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
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
        errors = (vErrors ??= []).push({});
      }
    }
    var valid6 = _errs15 === errors;
    if (valid6) {
      errors = (vErrors ??= []).push({});
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
          errors = (vErrors ??= []).push({});
        }
      } else {
        errors = (vErrors ??= []).push({});
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
        if (data.advance === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "advance" });
        if (data.advance !== void 0) {
          let data1 = data.advance;
          if (typeof data1 === "string") {
            if (func1(data1) > 40) errors = fail(vErrors ??= [], instancePath + "/advance", "maxLength", { limit: 40 });
            if (!pattern66.test(data1)) errors = fail(vErrors ??= [], instancePath + "/advance", "pattern", { pattern: "^P(?!$)([0-9]{1,3}Y)?([0-9]{1,4}M)?([0-9]{1,4}W)?([0-9]{1,5}D)?(T(?=[0-9])([0-9]{1,6}H)?([0-9]{1,8}M)?([0-9]{1,9}S)?)?$" });
          } else errors = fail(vErrors ??= [], instancePath + "/advance", "type", { type: "string" });
        }
      } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
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
        if (data.now === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "now" });
        if (data.now !== void 0) {
          if (!validate60(data.now, { instancePath: instancePath + "/now" })) errors = (vErrors = join(vErrors, validate60.errors)).length;
        }
      } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
      var _valid2 = _errs23 === errors;
      if (_valid2) {
        valid9 = true;
        passing0 = 0;
      }
      const _errs26 = errors;
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.advance === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "advance" });
        if (data.advance !== void 0) {
          let data3 = data.advance;
          if (typeof data3 === "string") {
            if (func1(data3) > 40) errors = fail(vErrors ??= [], instancePath + "/advance", "maxLength", { limit: 40 });
            if (!pattern66.test(data3)) errors = fail(vErrors ??= [], instancePath + "/advance", "pattern", { pattern: "^P(?!$)([0-9]{1,3}Y)?([0-9]{1,4}M)?([0-9]{1,4}W)?([0-9]{1,5}D)?(T(?=[0-9])([0-9]{1,6}H)?([0-9]{1,8}M)?([0-9]{1,9}S)?)?$" });
          } else errors = fail(vErrors ??= [], instancePath + "/advance", "type", { type: "string" });
        }
      } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
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
      if (!valid9) errors = fail(vErrors ??= [], instancePath, "oneOf", { passingSchemas: passing0 });
      else {
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
  validate611.errors = vErrors;
  return errors === 0;
}
var DueKind = validate614;
var schema227 = { "type": "string", "enum": ["delivery", "expiryNotice", "graceEnd", "metricPoll", "periodEnd", "unpaidOrder"] };
function validate614(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") errors = fail(vErrors ??= [], instancePath, "type", { type: "string" });
  if (!(data === "delivery" || data === "expiryNotice" || data === "graceEnd" || data === "metricPoll" || data === "periodEnd" || data === "unpaidOrder")) errors = fail(vErrors ??= [], instancePath, "enum", { allowedValues: schema227.enum });
  validate614.errors = vErrors;
  return errors === 0;
}
var ClockDryRunInvoice = validate615;
function validate615(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "type" });
    if (data.status === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "status" });
    if (data.entries === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "entries" });
    if (data.total === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "total" });
    if (data.type !== void 0) {
      if (!validate220(data.type, { instancePath: instancePath + "/type" })) errors = (vErrors = join(vErrors, validate220.errors)).length;
    }
    if (data.status !== void 0) {
      if (!validate471(data.status, { instancePath: instancePath + "/status" })) errors = (vErrors = join(vErrors, validate471.errors)).length;
    }
    if (data.entries !== void 0) {
      let data2 = data.entries;
      if (Array.isArray(data2)) {
        const len0 = data2.length;
        for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
          if (!validate238(data2[i0], { instancePath: instancePath + "/entries/" + i0 })) errors = (vErrors = join(vErrors, validate238.errors)).length;
        }
      } else errors = fail(vErrors ??= [], instancePath + "/entries", "type", { type: "array" });
    }
    if (data.total !== void 0) {
      if (!validate457(data.total, { instancePath: instancePath + "/total" })) errors = (vErrors = join(vErrors, validate457.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate615.errors = vErrors;
  return errors === 0;
}
var ClockDryRunStep = validate620;
function validate620(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "kind" });
    if (data.date === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "date" });
    if (data.what === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "what" });
    if (data.invoices === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "invoices" });
    if (data.events === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "events" });
    if (data.messages === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "messages" });
    if (data.kind !== void 0) {
      if (!validate614(data.kind, { instancePath: instancePath + "/kind" })) errors = (vErrors = join(vErrors, validate614.errors)).length;
    }
    if (data.date !== void 0) {
      if (!validate60(data.date, { instancePath: instancePath + "/date" })) errors = (vErrors = join(vErrors, validate60.errors)).length;
    }
    if (data.what !== void 0) {
      if (typeof data.what !== "string") errors = fail(vErrors ??= [], instancePath + "/what", "type", { type: "string" });
    }
    if (data.subscription !== void 0) {
      if (!validate203(data.subscription, { instancePath: instancePath + "/subscription" })) errors = (vErrors = join(vErrors, validate203.errors)).length;
    }
    if (data.deploymentStatus !== void 0) {
      if (!validate216(data.deploymentStatus, { instancePath: instancePath + "/deploymentStatus" })) errors = (vErrors = join(vErrors, validate216.errors)).length;
    }
    if (data.endDate !== void 0) {
      if (!validate60(data.endDate, { instancePath: instancePath + "/endDate" })) errors = (vErrors = join(vErrors, validate60.errors)).length;
    }
    if (data.invoices !== void 0) {
      let data6 = data.invoices;
      if (Array.isArray(data6)) {
        const len0 = data6.length;
        for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
          if (!validate615(data6[i0], { instancePath: instancePath + "/invoices/" + i0 })) errors = (vErrors = join(vErrors, validate615.errors)).length;
        }
      } else errors = fail(vErrors ??= [], instancePath + "/invoices", "type", { type: "array" });
    }
    if (data.events !== void 0) {
      let data8 = data.events;
      if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8))) errors = fail(vErrors ??= [], instancePath + "/events", "type", { type: "integer" });
      if (typeof data8 == "number" && isFinite(data8)) {
        if (data8 < 0 || isNaN(data8)) errors = fail(vErrors ??= [], instancePath + "/events", "minimum", { comparison: ">=", limit: 0 });
        if (!formats4.validate(data8)) errors = fail(vErrors ??= [], instancePath + "/events", "format", { format: "int32" });
      }
    }
    if (data.messages !== void 0) {
      let data9 = data.messages;
      if (!(typeof data9 == "number" && (!(data9 % 1) && !isNaN(data9)) && isFinite(data9))) errors = fail(vErrors ??= [], instancePath + "/messages", "type", { type: "integer" });
      if (typeof data9 == "number" && isFinite(data9)) {
        if (data9 < 0 || isNaN(data9)) errors = fail(vErrors ??= [], instancePath + "/messages", "minimum", { comparison: ">=", limit: 0 });
        if (!formats4.validate(data9)) errors = fail(vErrors ??= [], instancePath + "/messages", "format", { format: "int32" });
      }
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate620.errors = vErrors;
  return errors === 0;
}
var ClockDryRun = validate627;
function validate627(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.from === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "from" });
    if (data.to === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "to" });
    if (data.complete === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "complete" });
    if (data.steps === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "steps" });
    if (data.polls === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "polls" });
    if (data.deliveries === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "deliveries" });
    if (data.unforeseen === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "unforeseen" });
    if (data.from !== void 0) {
      if (!validate60(data.from, { instancePath: instancePath + "/from" })) errors = (vErrors = join(vErrors, validate60.errors)).length;
    }
    if (data.to !== void 0) {
      if (!validate60(data.to, { instancePath: instancePath + "/to" })) errors = (vErrors = join(vErrors, validate60.errors)).length;
    }
    if (data.complete !== void 0) {
      if (typeof data.complete !== "boolean") errors = fail(vErrors ??= [], instancePath + "/complete", "type", { type: "boolean" });
    }
    if (data.steps !== void 0) {
      let data3 = data.steps;
      if (Array.isArray(data3)) {
        const len0 = data3.length;
        for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
          if (!validate620(data3[i0], { instancePath: instancePath + "/steps/" + i0 })) errors = (vErrors = join(vErrors, validate620.errors)).length;
        }
      } else errors = fail(vErrors ??= [], instancePath + "/steps", "type", { type: "array" });
    }
    if (data.polls !== void 0) {
      let data5 = data.polls;
      if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) errors = fail(vErrors ??= [], instancePath + "/polls", "type", { type: "integer" });
      if (typeof data5 == "number" && isFinite(data5)) {
        if (data5 < 0 || isNaN(data5)) errors = fail(vErrors ??= [], instancePath + "/polls", "minimum", { comparison: ">=", limit: 0 });
        if (!formats4.validate(data5)) errors = fail(vErrors ??= [], instancePath + "/polls", "format", { format: "int32" });
      }
    }
    if (data.deliveries !== void 0) {
      let data6 = data.deliveries;
      if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) errors = fail(vErrors ??= [], instancePath + "/deliveries", "type", { type: "integer" });
      if (typeof data6 == "number" && isFinite(data6)) {
        if (data6 < 0 || isNaN(data6)) errors = fail(vErrors ??= [], instancePath + "/deliveries", "minimum", { comparison: ">=", limit: 0 });
        if (!formats4.validate(data6)) errors = fail(vErrors ??= [], instancePath + "/deliveries", "format", { format: "int32" });
      }
    }
    if (data.unforeseen !== void 0) {
      let data7 = data.unforeseen;
      if (Array.isArray(data7)) {
        const len1 = data7.length;
        for (let i1 = 0; i1 < len1 && errors < 20; i1++) {
          if (typeof data7[i1] !== "string") errors = fail(vErrors ??= [], instancePath + "/unforeseen/" + i1, "type", { type: "string" });
        }
      } else errors = fail(vErrors ??= [], instancePath + "/unforeseen", "type", { type: "array" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate627.errors = vErrors;
  return errors === 0;
}
var DueJob = validate631;
function validate631(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "kind" });
    if (data.date === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "date" });
    if (data.what === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "what" });
    if (data.kind !== void 0) {
      if (!validate614(data.kind, { instancePath: instancePath + "/kind" })) errors = (vErrors = join(vErrors, validate614.errors)).length;
    }
    if (data.date !== void 0) {
      if (!validate60(data.date, { instancePath: instancePath + "/date" })) errors = (vErrors = join(vErrors, validate60.errors)).length;
    }
    if (data.what !== void 0) {
      if (typeof data.what !== "string") errors = fail(vErrors ??= [], instancePath + "/what", "type", { type: "string" });
    }
    if (data.subscription !== void 0) {
      if (!validate203(data.subscription, { instancePath: instancePath + "/subscription" })) errors = (vErrors = join(vErrors, validate203.errors)).length;
    }
    if (data.event !== void 0) {
      let data4 = data.event;
      if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) errors = fail(vErrors ??= [], instancePath + "/event", "type", { type: "integer" });
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 < 1 || isNaN(data4)) errors = fail(vErrors ??= [], instancePath + "/event", "minimum", { comparison: ">=", limit: 1 });
        if (!formats4.validate(data4)) errors = fail(vErrors ??= [], instancePath + "/event", "format", { format: "int32" });
      }
    }
    if (data.applicationMetric !== void 0) {
      let data5 = data.applicationMetric;
      if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) errors = fail(vErrors ??= [], instancePath + "/applicationMetric", "type", { type: "integer" });
      if (typeof data5 == "number" && isFinite(data5)) {
        if (data5 < 1 || isNaN(data5)) errors = fail(vErrors ??= [], instancePath + "/applicationMetric", "minimum", { comparison: ">=", limit: 1 });
        if (!formats4.validate(data5)) errors = fail(vErrors ??= [], instancePath + "/applicationMetric", "format", { format: "int32" });
      }
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate631.errors = vErrors;
  return errors === 0;
}
var IncomingFaultMatch = validate635;
var schema232 = { "type": "object", "additionalProperties": false, "properties": { "operationId": { "type": "string", "maxLength": 64, "pattern": "^[a-zA-Z0-9]+$" }, "method": { "type": "string", "enum": ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"] }, "path": { "type": "string", "minLength": 1, "maxLength": 1024 } } };
var pattern68 = new RegExp("^[a-zA-Z0-9]+$", "u");
function validate635(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      if (!(key0 === "operationId" || key0 === "method" || key0 === "path")) errors = fail(vErrors ??= [], instancePath, "additionalProperties", { additionalProperty: key0 });
    }
    if (data.operationId !== void 0) {
      let data0 = data.operationId;
      if (typeof data0 === "string") {
        if (func1(data0) > 64) errors = fail(vErrors ??= [], instancePath + "/operationId", "maxLength", { limit: 64 });
        if (!pattern68.test(data0)) errors = fail(vErrors ??= [], instancePath + "/operationId", "pattern", { pattern: "^[a-zA-Z0-9]+$" });
      } else errors = fail(vErrors ??= [], instancePath + "/operationId", "type", { type: "string" });
    }
    if (data.method !== void 0) {
      let data1 = data.method;
      if (typeof data1 !== "string") errors = fail(vErrors ??= [], instancePath + "/method", "type", { type: "string" });
      if (!(data1 === "GET" || data1 === "HEAD" || data1 === "POST" || data1 === "PUT" || data1 === "PATCH" || data1 === "DELETE")) errors = fail(vErrors ??= [], instancePath + "/method", "enum", { allowedValues: schema232.properties.method.enum });
    }
    if (data.path !== void 0) {
      let data2 = data.path;
      if (typeof data2 === "string") {
        if (func1(data2) > 1024) errors = fail(vErrors ??= [], instancePath + "/path", "maxLength", { limit: 1024 });
        if (func1(data2) < 1) errors = fail(vErrors ??= [], instancePath + "/path", "minLength", { limit: 1 });
      } else errors = fail(vErrors ??= [], instancePath + "/path", "type", { type: "string" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate635.errors = vErrors;
  return errors === 0;
}
var StatusFault = validate636;
function validate636(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "kind" });
    if (data.status === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "status" });
    if (data.kind !== void 0) {
      let data0 = data.kind;
      if (typeof data0 !== "string") errors = fail(vErrors ??= [], instancePath + "/kind", "type", { type: "string" });
      if ("status" !== data0) errors = fail(vErrors ??= [], instancePath + "/kind", "const", { allowedValue: "status" });
    }
    if (data.status !== void 0) {
      let data1 = data.status;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) errors = fail(vErrors ??= [], instancePath + "/status", "type", { type: "integer" });
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 599 || isNaN(data1)) errors = fail(vErrors ??= [], instancePath + "/status", "maximum", { comparison: "<=", limit: 599 });
        if (data1 < 400 || isNaN(data1)) errors = fail(vErrors ??= [], instancePath + "/status", "minimum", { comparison: ">=", limit: 400 });
      }
    }
    if (data.retryAfter !== void 0) {
      let data2 = data.retryAfter;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) errors = fail(vErrors ??= [], instancePath + "/retryAfter", "type", { type: "integer" });
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 86400 || isNaN(data2)) errors = fail(vErrors ??= [], instancePath + "/retryAfter", "maximum", { comparison: "<=", limit: 86400 });
        if (data2 < 0 || isNaN(data2)) errors = fail(vErrors ??= [], instancePath + "/retryAfter", "minimum", { comparison: ">=", limit: 0 });
      }
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate636.errors = vErrors;
  return errors === 0;
}
var LatencyFault = validate637;
function validate637(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "kind" });
    if (data.milliseconds === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "milliseconds" });
    if (data.kind !== void 0) {
      let data0 = data.kind;
      if (typeof data0 !== "string") errors = fail(vErrors ??= [], instancePath + "/kind", "type", { type: "string" });
      if ("latency" !== data0) errors = fail(vErrors ??= [], instancePath + "/kind", "const", { allowedValue: "latency" });
    }
    if (data.milliseconds !== void 0) {
      let data1 = data.milliseconds;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) errors = fail(vErrors ??= [], instancePath + "/milliseconds", "type", { type: "integer" });
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 6e4 || isNaN(data1)) errors = fail(vErrors ??= [], instancePath + "/milliseconds", "maximum", { comparison: "<=", limit: 6e4 });
        if (data1 < 1 || isNaN(data1)) errors = fail(vErrors ??= [], instancePath + "/milliseconds", "minimum", { comparison: ">=", limit: 1 });
      }
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate637.errors = vErrors;
  return errors === 0;
}
var ResetFault = validate638;
function validate638(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "kind" });
    if (data.kind !== void 0) {
      let data0 = data.kind;
      if (typeof data0 !== "string") errors = fail(vErrors ??= [], instancePath + "/kind", "type", { type: "string" });
      if ("reset" !== data0) errors = fail(vErrors ??= [], instancePath + "/kind", "const", { allowedValue: "reset" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate638.errors = vErrors;
  return errors === 0;
}
var OldErrorsFault = validate639;
function validate639(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "kind" });
    if (data.kind !== void 0) {
      let data0 = data.kind;
      if (typeof data0 !== "string") errors = fail(vErrors ??= [], instancePath + "/kind", "type", { type: "string" });
      if ("oldErrors" !== data0) errors = fail(vErrors ??= [], instancePath + "/kind", "const", { allowedValue: "oldErrors" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate639.errors = vErrors;
  return errors === 0;
}
var IncomingFaultAction = validate640;
var schema237 = { "if": { "type": "object", "required": ["kind"], "properties": { "kind": { "enum": ["status"] } } }, "then": { "$ref": "StatusFault" }, "else": { "if": { "type": "object", "required": ["kind"], "properties": { "kind": { "enum": ["latency"] } } }, "then": { "$ref": "LatencyFault" }, "else": { "if": { "type": "object", "required": ["kind"], "properties": { "kind": { "enum": ["reset"] } } }, "then": { "$ref": "ResetFault" }, "else": { "if": { "type": "object", "required": ["kind"], "properties": { "kind": { "enum": ["oldErrors"] } } }, "then": { "$ref": "OldErrorsFault" }, "else": { "type": "object", "required": ["kind"], "properties": { "kind": { "enum": ["status", "latency", "reset", "oldErrors"] } } } } } } };
function validate640(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = true;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind")) {
        errors = (vErrors ??= []).push({});
      } else {
        if (data.kind !== void 0) {
          if (!(data.kind === "status")) {
            errors = (vErrors ??= []).push({});
          }
        }
      }
    } else {
      errors = (vErrors ??= []).push({});
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
    if (!validate636(data, { instancePath })) errors = (vErrors = join(vErrors, validate636.errors)).length;
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
          errors = (vErrors ??= []).push({});
        } else {
          if (data.kind !== void 0) {
            if (!(data.kind === "latency")) {
              errors = (vErrors ??= []).push({});
            }
          }
        }
      } else {
        errors = (vErrors ??= []).push({});
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
      if (!validate637(data, { instancePath })) errors = (vErrors = join(vErrors, validate637.errors)).length;
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
            errors = (vErrors ??= []).push({});
          } else {
            if (data.kind !== void 0) {
              if (!(data.kind === "reset")) {
                errors = (vErrors ??= []).push({});
              }
            }
          }
        } else {
          errors = (vErrors ??= []).push({});
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
        if (!validate638(data, { instancePath })) errors = (vErrors = join(vErrors, validate638.errors)).length;
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
              errors = (vErrors ??= []).push({});
            } else {
              if (data.kind !== void 0) {
                if (!(data.kind === "oldErrors")) {
                  errors = (vErrors ??= []).push({});
                }
              }
            }
          } else {
            errors = (vErrors ??= []).push({});
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
          if (!validate639(data, { instancePath })) errors = (vErrors = join(vErrors, validate639.errors)).length;
          var _valid3 = _errs22 === errors;
          valid6 = _valid3;
          ifClause3 = "then";
        } else {
          const _errs23 = errors;
          if (data && typeof data == "object" && !Array.isArray(data)) {
            if (data.kind === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "kind" });
            if (data.kind !== void 0) {
              let data4 = data.kind;
              if (!(data4 === "status" || data4 === "latency" || data4 === "reset" || data4 === "oldErrors")) errors = fail(vErrors ??= [], instancePath + "/kind", "enum", { allowedValues: schema237.else.else.else.else.properties.kind.enum });
            }
          } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
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
  validate640.errors = vErrors;
  return errors === 0;
}
var IncomingFaultRuleInput = validate645;
function validate645(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.direction === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "direction" });
    if (data.action === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "action" });
    if (data.direction !== void 0) {
      let data0 = data.direction;
      if (typeof data0 !== "string") errors = fail(vErrors ??= [], instancePath + "/direction", "type", { type: "string" });
      if ("incoming" !== data0) errors = fail(vErrors ??= [], instancePath + "/direction", "const", { allowedValue: "incoming" });
    }
    if (data.match !== void 0) {
      if (!validate635(data.match, { instancePath: instancePath + "/match" })) errors = (vErrors = join(vErrors, validate635.errors)).length;
    }
    if (data.action !== void 0) {
      if (!validate640(data.action, { instancePath: instancePath + "/action" })) errors = (vErrors = join(vErrors, validate640.errors)).length;
    }
    if (data.times !== void 0) {
      let data3 = data.times;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) errors = fail(vErrors ??= [], instancePath + "/times", "type", { type: "integer" });
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 1e6 || isNaN(data3)) errors = fail(vErrors ??= [], instancePath + "/times", "maximum", { comparison: "<=", limit: 1e6 });
        if (data3 < 1 || isNaN(data3)) errors = fail(vErrors ??= [], instancePath + "/times", "minimum", { comparison: ">=", limit: 1 });
      }
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate645.errors = vErrors;
  return errors === 0;
}
var IncomingFaultRule = validate648;
function validate648(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate645(data, { instancePath })) errors = (vErrors = join(vErrors, validate645.errors)).length;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.remaining !== void 0) {
      let data0 = data.remaining;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) errors = fail(vErrors ??= [], instancePath + "/remaining", "type", { type: "integer" });
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 1e6 || isNaN(data0)) errors = fail(vErrors ??= [], instancePath + "/remaining", "maximum", { comparison: "<=", limit: 1e6 });
        if (data0 < 0 || isNaN(data0)) errors = fail(vErrors ??= [], instancePath + "/remaining", "minimum", { comparison: ">=", limit: 0 });
      }
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate648.errors = vErrors;
  return errors === 0;
}
var OutgoingFaultMatch = validate650;
function validate650(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      if (!(key0 === "entity" || key0 === "type" || key0 === "url")) errors = fail(vErrors ??= [], instancePath, "additionalProperties", { additionalProperty: key0 });
    }
    if (data.entity !== void 0) {
      if (!validate542(data.entity, { instancePath: instancePath + "/entity" })) errors = (vErrors = join(vErrors, validate542.errors)).length;
    }
    if (data.type !== void 0) {
      if (!validate543(data.type, { instancePath: instancePath + "/type" })) errors = (vErrors = join(vErrors, validate543.errors)).length;
    }
    if (data.url !== void 0) {
      let data2 = data.url;
      if (typeof data2 === "string") {
        if (func1(data2) > 1024) errors = fail(vErrors ??= [], instancePath + "/url", "maxLength", { limit: 1024 });
        if (func1(data2) < 1) errors = fail(vErrors ??= [], instancePath + "/url", "minLength", { limit: 1 });
      } else errors = fail(vErrors ??= [], instancePath + "/url", "type", { type: "string" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate650.errors = vErrors;
  return errors === 0;
}
var DuplicateFault = validate653;
function validate653(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "kind" });
    if (data.kind !== void 0) {
      let data0 = data.kind;
      if (typeof data0 !== "string") errors = fail(vErrors ??= [], instancePath + "/kind", "type", { type: "string" });
      if ("duplicate" !== data0) errors = fail(vErrors ??= [], instancePath + "/kind", "const", { allowedValue: "duplicate" });
    }
    if (data.copies !== void 0) {
      let data1 = data.copies;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) errors = fail(vErrors ??= [], instancePath + "/copies", "type", { type: "integer" });
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 10 || isNaN(data1)) errors = fail(vErrors ??= [], instancePath + "/copies", "maximum", { comparison: "<=", limit: 10 });
        if (data1 < 2 || isNaN(data1)) errors = fail(vErrors ??= [], instancePath + "/copies", "minimum", { comparison: ">=", limit: 2 });
      }
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate653.errors = vErrors;
  return errors === 0;
}
var ReorderFault = validate654;
function validate654(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "kind" });
    if (data.kind !== void 0) {
      let data0 = data.kind;
      if (typeof data0 !== "string") errors = fail(vErrors ??= [], instancePath + "/kind", "type", { type: "string" });
      if ("reorder" !== data0) errors = fail(vErrors ??= [], instancePath + "/kind", "const", { allowedValue: "reorder" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate654.errors = vErrors;
  return errors === 0;
}
var DelayFault = validate655;
function validate655(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "kind" });
    if (data.milliseconds === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "milliseconds" });
    if (data.kind !== void 0) {
      let data0 = data.kind;
      if (typeof data0 !== "string") errors = fail(vErrors ??= [], instancePath + "/kind", "type", { type: "string" });
      if ("delay" !== data0) errors = fail(vErrors ??= [], instancePath + "/kind", "const", { allowedValue: "delay" });
    }
    if (data.milliseconds !== void 0) {
      let data1 = data.milliseconds;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) errors = fail(vErrors ??= [], instancePath + "/milliseconds", "type", { type: "integer" });
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 6e4 || isNaN(data1)) errors = fail(vErrors ??= [], instancePath + "/milliseconds", "maximum", { comparison: "<=", limit: 6e4 });
        if (data1 < 1 || isNaN(data1)) errors = fail(vErrors ??= [], instancePath + "/milliseconds", "minimum", { comparison: ">=", limit: 1 });
      }
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate655.errors = vErrors;
  return errors === 0;
}
var BadSignatureFault = validate656;
function validate656(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "kind" });
    if (data.kind !== void 0) {
      let data0 = data.kind;
      if (typeof data0 !== "string") errors = fail(vErrors ??= [], instancePath + "/kind", "type", { type: "string" });
      if ("badSignature" !== data0) errors = fail(vErrors ??= [], instancePath + "/kind", "const", { allowedValue: "badSignature" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate656.errors = vErrors;
  return errors === 0;
}
var OutgoingFaultAction = validate657;
var schema245 = { "if": { "type": "object", "required": ["kind"], "properties": { "kind": { "enum": ["duplicate"] } } }, "then": { "$ref": "DuplicateFault" }, "else": { "if": { "type": "object", "required": ["kind"], "properties": { "kind": { "enum": ["reorder"] } } }, "then": { "$ref": "ReorderFault" }, "else": { "if": { "type": "object", "required": ["kind"], "properties": { "kind": { "enum": ["delay"] } } }, "then": { "$ref": "DelayFault" }, "else": { "if": { "type": "object", "required": ["kind"], "properties": { "kind": { "enum": ["badSignature"] } } }, "then": { "$ref": "BadSignatureFault" }, "else": { "type": "object", "required": ["kind"], "properties": { "kind": { "enum": ["duplicate", "reorder", "delay", "badSignature"] } } } } } } };
function validate657(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = true;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind")) {
        errors = (vErrors ??= []).push({});
      } else {
        if (data.kind !== void 0) {
          if (!(data.kind === "duplicate")) {
            errors = (vErrors ??= []).push({});
          }
        }
      }
    } else {
      errors = (vErrors ??= []).push({});
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
    if (!validate653(data, { instancePath })) errors = (vErrors = join(vErrors, validate653.errors)).length;
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
          errors = (vErrors ??= []).push({});
        } else {
          if (data.kind !== void 0) {
            if (!(data.kind === "reorder")) {
              errors = (vErrors ??= []).push({});
            }
          }
        }
      } else {
        errors = (vErrors ??= []).push({});
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
      if (!validate654(data, { instancePath })) errors = (vErrors = join(vErrors, validate654.errors)).length;
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
            errors = (vErrors ??= []).push({});
          } else {
            if (data.kind !== void 0) {
              if (!(data.kind === "delay")) {
                errors = (vErrors ??= []).push({});
              }
            }
          }
        } else {
          errors = (vErrors ??= []).push({});
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
        if (!validate655(data, { instancePath })) errors = (vErrors = join(vErrors, validate655.errors)).length;
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
              errors = (vErrors ??= []).push({});
            } else {
              if (data.kind !== void 0) {
                if (!(data.kind === "badSignature")) {
                  errors = (vErrors ??= []).push({});
                }
              }
            }
          } else {
            errors = (vErrors ??= []).push({});
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
          if (!validate656(data, { instancePath })) errors = (vErrors = join(vErrors, validate656.errors)).length;
          var _valid3 = _errs22 === errors;
          valid6 = _valid3;
          ifClause3 = "then";
        } else {
          const _errs23 = errors;
          if (data && typeof data == "object" && !Array.isArray(data)) {
            if (data.kind === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "kind" });
            if (data.kind !== void 0) {
              let data4 = data.kind;
              if (!(data4 === "duplicate" || data4 === "reorder" || data4 === "delay" || data4 === "badSignature")) errors = fail(vErrors ??= [], instancePath + "/kind", "enum", { allowedValues: schema245.else.else.else.else.properties.kind.enum });
            }
          } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
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
  validate657.errors = vErrors;
  return errors === 0;
}
var OutgoingFaultRuleInput = validate662;
function validate662(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.direction === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "direction" });
    if (data.action === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "action" });
    if (data.direction !== void 0) {
      let data0 = data.direction;
      if (typeof data0 !== "string") errors = fail(vErrors ??= [], instancePath + "/direction", "type", { type: "string" });
      if ("outgoing" !== data0) errors = fail(vErrors ??= [], instancePath + "/direction", "const", { allowedValue: "outgoing" });
    }
    if (data.match !== void 0) {
      if (!validate650(data.match, { instancePath: instancePath + "/match" })) errors = (vErrors = join(vErrors, validate650.errors)).length;
    }
    if (data.action !== void 0) {
      if (!validate657(data.action, { instancePath: instancePath + "/action" })) errors = (vErrors = join(vErrors, validate657.errors)).length;
    }
    if (data.times !== void 0) {
      let data3 = data.times;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) errors = fail(vErrors ??= [], instancePath + "/times", "type", { type: "integer" });
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 1e6 || isNaN(data3)) errors = fail(vErrors ??= [], instancePath + "/times", "maximum", { comparison: "<=", limit: 1e6 });
        if (data3 < 1 || isNaN(data3)) errors = fail(vErrors ??= [], instancePath + "/times", "minimum", { comparison: ">=", limit: 1 });
      }
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate662.errors = vErrors;
  return errors === 0;
}
var OutgoingFaultRule = validate665;
function validate665(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate662(data, { instancePath })) errors = (vErrors = join(vErrors, validate662.errors)).length;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.remaining !== void 0) {
      let data0 = data.remaining;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) errors = fail(vErrors ??= [], instancePath + "/remaining", "type", { type: "integer" });
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 1e6 || isNaN(data0)) errors = fail(vErrors ??= [], instancePath + "/remaining", "maximum", { comparison: "<=", limit: 1e6 });
        if (data0 < 0 || isNaN(data0)) errors = fail(vErrors ??= [], instancePath + "/remaining", "minimum", { comparison: ">=", limit: 0 });
      }
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate665.errors = vErrors;
  return errors === 0;
}
var FaultRule = validate667;
function validate667(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  let passing0 = null;
  const _errs1 = errors;
  if (!validate648(data, { instancePath })) errors = (vErrors = join(vErrors, validate648.errors)).length;
  var _valid0 = _errs1 === errors;
  if (_valid0) {
    valid0 = true;
    passing0 = 0;
  }
  const _errs2 = errors;
  if (!validate665(data, { instancePath })) errors = (vErrors = join(vErrors, validate665.errors)).length;
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
  if (!valid0) errors = fail(vErrors ??= [], instancePath, "oneOf", { passingSchemas: passing0 });
  else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate667.errors = vErrors;
  return errors === 0;
}
var FaultRuleInput = validate670;
var schema249 = { "if": { "type": "object", "required": ["direction"], "properties": { "direction": { "enum": ["incoming"] } } }, "then": { "$ref": "IncomingFaultRuleInput" }, "else": { "if": { "type": "object", "required": ["direction"], "properties": { "direction": { "enum": ["outgoing"] } } }, "then": { "$ref": "OutgoingFaultRuleInput" }, "else": { "type": "object", "required": ["direction"], "properties": { "direction": { "enum": ["incoming", "outgoing"] } } } } };
function validate670(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = true;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.direction === void 0 && (missing0 = "direction")) {
        errors = (vErrors ??= []).push({});
      } else {
        if (data.direction !== void 0) {
          if (!(data.direction === "incoming")) {
            errors = (vErrors ??= []).push({});
          }
        }
      }
    } else {
      errors = (vErrors ??= []).push({});
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
    if (!validate645(data, { instancePath })) errors = (vErrors = join(vErrors, validate645.errors)).length;
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
          errors = (vErrors ??= []).push({});
        } else {
          if (data.direction !== void 0) {
            if (!(data.direction === "outgoing")) {
              errors = (vErrors ??= []).push({});
            }
          }
        }
      } else {
        errors = (vErrors ??= []).push({});
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
      if (!validate662(data, { instancePath })) errors = (vErrors = join(vErrors, validate662.errors)).length;
      var _valid1 = _errs10 === errors;
      valid2 = _valid1;
      ifClause1 = "then";
    } else {
      const _errs11 = errors;
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.direction === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "direction" });
        if (data.direction !== void 0) {
          let data2 = data.direction;
          if (!(data2 === "incoming" || data2 === "outgoing")) errors = fail(vErrors ??= [], instancePath + "/direction", "enum", { allowedValues: schema249.else.else.properties.direction.enum });
        }
      } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
      var _valid1 = _errs11 === errors;
      valid2 = _valid1;
      ifClause1 = "else";
    }
    var _valid0 = _errs5 === errors;
    valid0 = _valid0;
    ifClause0 = "else";
  }
  validate670.errors = vErrors;
  return errors === 0;
}
var LoggedError = validate673;
function validate673(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.key === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "key" });
    if (data.error === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "error" });
    if (data.key !== void 0) {
      if (typeof data.key !== "string") errors = fail(vErrors ??= [], instancePath + "/key", "type", { type: "string" });
    }
    if (data.error !== void 0) {
      if (typeof data.error !== "string") errors = fail(vErrors ??= [], instancePath + "/error", "type", { type: "string" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate673.errors = vErrors;
  return errors === 0;
}
var LoggedRequest = validate674;
function validate674(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.requestId === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "requestId" });
    if (data.date === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "date" });
    if (data.method === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "method" });
    if (data.path === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "path" });
    if (data.status === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "status" });
    if (data.durationMs === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "durationMs" });
    if (data.requestId !== void 0) {
      if (typeof data.requestId !== "string") errors = fail(vErrors ??= [], instancePath + "/requestId", "type", { type: "string" });
    }
    if (data.date !== void 0) {
      if (!validate60(data.date, { instancePath: instancePath + "/date" })) errors = (vErrors = join(vErrors, validate60.errors)).length;
    }
    if (data.machineDate !== void 0) {
      if (!validate60(data.machineDate, { instancePath: instancePath + "/machineDate" })) errors = (vErrors = join(vErrors, validate60.errors)).length;
    }
    if (data.operation !== void 0) {
      if (typeof data.operation !== "string") errors = fail(vErrors ??= [], instancePath + "/operation", "type", { type: "string" });
    }
    if (data.method !== void 0) {
      if (typeof data.method !== "string") errors = fail(vErrors ??= [], instancePath + "/method", "type", { type: "string" });
    }
    if (data.path !== void 0) {
      if (typeof data.path !== "string") errors = fail(vErrors ??= [], instancePath + "/path", "type", { type: "string" });
    }
    if (data.status !== void 0) {
      let data6 = data.status;
      if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) errors = fail(vErrors ??= [], instancePath + "/status", "type", { type: "integer" });
      if (typeof data6 == "number" && isFinite(data6)) {
        if (data6 > 999 || isNaN(data6)) errors = fail(vErrors ??= [], instancePath + "/status", "maximum", { comparison: "<=", limit: 999 });
        if (data6 < 100 || isNaN(data6)) errors = fail(vErrors ??= [], instancePath + "/status", "minimum", { comparison: ">=", limit: 100 });
      }
    }
    if (data.durationMs !== void 0) {
      let data7 = data.durationMs;
      if (typeof data7 == "number" && isFinite(data7)) {
        if (data7 < 0 || isNaN(data7)) errors = fail(vErrors ??= [], instancePath + "/durationMs", "minimum", { comparison: ">=", limit: 0 });
      } else errors = fail(vErrors ??= [], instancePath + "/durationMs", "type", { type: "number" });
    }
    if (data.user !== void 0) {
      if (!validate58(data.user, { instancePath: instancePath + "/user" })) errors = (vErrors = join(vErrors, validate58.errors)).length;
    }
    if (data.userName !== void 0) {
      if (typeof data.userName !== "string") errors = fail(vErrors ??= [], instancePath + "/userName", "type", { type: "string" });
    }
    if (data.actor !== void 0) {
      if (typeof data.actor !== "string") errors = fail(vErrors ??= [], instancePath + "/actor", "type", { type: "string" });
    }
    if (data.fromPage !== void 0) {
      if (typeof data.fromPage !== "boolean") errors = fail(vErrors ??= [], instancePath + "/fromPage", "type", { type: "boolean" });
    }
    if (data.errors !== void 0) {
      let data12 = data.errors;
      if (Array.isArray(data12)) {
        const len0 = data12.length;
        for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
          if (!validate673(data12[i0], { instancePath: instancePath + "/errors/" + i0 })) errors = (vErrors = join(vErrors, validate673.errors)).length;
        }
      } else errors = fail(vErrors ??= [], instancePath + "/errors", "type", { type: "array" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate674.errors = vErrors;
  return errors === 0;
}
var ExpireTokensInput = validate679;
function validate679(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.user !== void 0) {
      if (!validate58(data.user, { instancePath: instancePath + "/user" })) errors = (vErrors = join(vErrors, validate58.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate679.errors = vErrors;
  return errors === 0;
}
var Seed = validate681;
var schema253 = { "type": "string", "enum": ["demo", "empty"] };
function validate681(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") errors = fail(vErrors ??= [], instancePath, "type", { type: "string" });
  if (!(data === "demo" || data === "empty")) errors = fail(vErrors ??= [], instancePath, "enum", { allowedValues: schema253.enum });
  validate681.errors = vErrors;
  return errors === 0;
}
var ResetInput = validate682;
function validate682(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.seed !== void 0) {
      if (!validate681(data.seed, { instancePath: instancePath + "/seed" })) errors = (vErrors = join(vErrors, validate681.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate682.errors = vErrors;
  return errors === 0;
}
var Snapshot = validate684;
var formats180 = formats.int64;
function validate684(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "name" });
    if (data.now === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "now" });
    if (data.size === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "size" });
    if (data.name !== void 0) {
      if (typeof data.name !== "string") errors = fail(vErrors ??= [], instancePath + "/name", "type", { type: "string" });
    }
    if (data.now !== void 0) {
      if (!validate60(data.now, { instancePath: instancePath + "/now" })) errors = (vErrors = join(vErrors, validate60.errors)).length;
    }
    if (data.size !== void 0) {
      let data2 = data.size;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) errors = fail(vErrors ??= [], instancePath + "/size", "type", { type: "integer" });
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 < 0 || isNaN(data2)) errors = fail(vErrors ??= [], instancePath + "/size", "minimum", { comparison: ">=", limit: 0 });
        if (!formats180.validate(data2)) errors = fail(vErrors ??= [], instancePath + "/size", "format", { format: "int64" });
      }
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate684.errors = vErrors;
  return errors === 0;
}
var SnapshotInput = validate686;
var pattern69 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]*$", "u");
function validate686(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "name" });
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 === "string") {
        if (func1(data0) > 64) errors = fail(vErrors ??= [], instancePath + "/name", "maxLength", { limit: 64 });
        if (func1(data0) < 1) errors = fail(vErrors ??= [], instancePath + "/name", "minLength", { limit: 1 });
        if (!pattern69.test(data0)) errors = fail(vErrors ??= [], instancePath + "/name", "pattern", { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]*$" });
      } else errors = fail(vErrors ??= [], instancePath + "/name", "type", { type: "string" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate686.errors = vErrors;
  return errors === 0;
}
var TestCard = validate687;
var pattern70 = new RegExp("^[0-9 ]{12,23}$", "u");
var pattern71 = new RegExp("^[0-9]{3,4}$", "u");
function validate687(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.number === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "number" });
    if (data.expMonth === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "expMonth" });
    if (data.expYear === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "expYear" });
    if (data.cvc === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "cvc" });
    if (data.number !== void 0) {
      let data0 = data.number;
      if (typeof data0 === "string") {
        if (!pattern70.test(data0)) errors = fail(vErrors ??= [], instancePath + "/number", "pattern", { pattern: "^[0-9 ]{12,23}$" });
      } else errors = fail(vErrors ??= [], instancePath + "/number", "type", { type: "string" });
    }
    if (data.expMonth !== void 0) {
      let data1 = data.expMonth;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) errors = fail(vErrors ??= [], instancePath + "/expMonth", "type", { type: "integer" });
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 12 || isNaN(data1)) errors = fail(vErrors ??= [], instancePath + "/expMonth", "maximum", { comparison: "<=", limit: 12 });
        if (data1 < 1 || isNaN(data1)) errors = fail(vErrors ??= [], instancePath + "/expMonth", "minimum", { comparison: ">=", limit: 1 });
      }
    }
    if (data.expYear !== void 0) {
      let data2 = data.expYear;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) errors = fail(vErrors ??= [], instancePath + "/expYear", "type", { type: "integer" });
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 2999 || isNaN(data2)) errors = fail(vErrors ??= [], instancePath + "/expYear", "maximum", { comparison: "<=", limit: 2999 });
        if (data2 < 2e3 || isNaN(data2)) errors = fail(vErrors ??= [], instancePath + "/expYear", "minimum", { comparison: ">=", limit: 2e3 });
      }
    }
    if (data.cvc !== void 0) {
      let data3 = data.cvc;
      if (typeof data3 === "string") {
        if (!pattern71.test(data3)) errors = fail(vErrors ??= [], instancePath + "/cvc", "pattern", { pattern: "^[0-9]{3,4}$" });
      } else errors = fail(vErrors ??= [], instancePath + "/cvc", "type", { type: "string" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate687.errors = vErrors;
  return errors === 0;
}
var TestPaymentMethod = validate688;
var schema258 = { "type": "string", "enum": ["pm_card_visa", "pm_card_mastercard", "pm_card_chargeDeclined", "pm_card_insufficientFunds", "pm_card_expired"] };
function validate688(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") errors = fail(vErrors ??= [], instancePath, "type", { type: "string" });
  if (!(data === "pm_card_visa" || data === "pm_card_mastercard" || data === "pm_card_chargeDeclined" || data === "pm_card_insufficientFunds" || data === "pm_card_expired")) errors = fail(vErrors ??= [], instancePath, "enum", { allowedValues: schema258.enum });
  validate688.errors = vErrors;
  return errors === 0;
}
var TestCardResult = validate689;
function validate689(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.paymentMethodId === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "paymentMethodId" });
    if (data.paymentMethodId !== void 0) {
      if (!validate688(data.paymentMethodId, { instancePath: instancePath + "/paymentMethodId" })) errors = (vErrors = join(vErrors, validate688.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate689.errors = vErrors;
  return errors === 0;
}
var CartCreatedEvent = validate691;
function validate691(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate550(data, { instancePath })) errors = (vErrors = join(vErrors, validate550.errors)).length;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.entity === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "entity" });
    if (data.type === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "type" });
    if (data.entity !== void 0) {
      let data0 = data.entity;
      if (typeof data0 !== "string") errors = fail(vErrors ??= [], instancePath + "/entity", "type", { type: "string" });
      if ("Cart" !== data0) errors = fail(vErrors ??= [], instancePath + "/entity", "const", { allowedValue: "Cart" });
    }
    if (data.type !== void 0) {
      let data1 = data.type;
      if (typeof data1 !== "string") errors = fail(vErrors ??= [], instancePath + "/type", "type", { type: "string" });
      if ("CREATED" !== data1) errors = fail(vErrors ??= [], instancePath + "/type", "const", { allowedValue: "CREATED" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate691.errors = vErrors;
  return errors === 0;
}
var CartModifiedEvent = validate693;
function validate693(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate550(data, { instancePath })) errors = (vErrors = join(vErrors, validate550.errors)).length;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.entity === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "entity" });
    if (data.type === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "type" });
    if (data.entity !== void 0) {
      let data0 = data.entity;
      if (typeof data0 !== "string") errors = fail(vErrors ??= [], instancePath + "/entity", "type", { type: "string" });
      if ("Cart" !== data0) errors = fail(vErrors ??= [], instancePath + "/entity", "const", { allowedValue: "Cart" });
    }
    if (data.type !== void 0) {
      let data1 = data.type;
      if (typeof data1 !== "string") errors = fail(vErrors ??= [], instancePath + "/type", "type", { type: "string" });
      if ("MODIFIED" !== data1) errors = fail(vErrors ??= [], instancePath + "/type", "const", { allowedValue: "MODIFIED" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate693.errors = vErrors;
  return errors === 0;
}
var CartDeletedEvent = validate695;
function validate695(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate550(data, { instancePath })) errors = (vErrors = join(vErrors, validate550.errors)).length;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.entity === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "entity" });
    if (data.type === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "type" });
    if (data.entity !== void 0) {
      let data0 = data.entity;
      if (typeof data0 !== "string") errors = fail(vErrors ??= [], instancePath + "/entity", "type", { type: "string" });
      if ("Cart" !== data0) errors = fail(vErrors ??= [], instancePath + "/entity", "const", { allowedValue: "Cart" });
    }
    if (data.type !== void 0) {
      let data1 = data.type;
      if (typeof data1 !== "string") errors = fail(vErrors ??= [], instancePath + "/type", "type", { type: "string" });
      if ("DELETED" !== data1) errors = fail(vErrors ??= [], instancePath + "/type", "const", { allowedValue: "DELETED" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate695.errors = vErrors;
  return errors === 0;
}
var InvoiceCreatedEvent = validate697;
function validate697(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate550(data, { instancePath })) errors = (vErrors = join(vErrors, validate550.errors)).length;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.entity === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "entity" });
    if (data.type === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "type" });
    if (data.entity !== void 0) {
      let data0 = data.entity;
      if (typeof data0 !== "string") errors = fail(vErrors ??= [], instancePath + "/entity", "type", { type: "string" });
      if ("Invoice" !== data0) errors = fail(vErrors ??= [], instancePath + "/entity", "const", { allowedValue: "Invoice" });
    }
    if (data.type !== void 0) {
      let data1 = data.type;
      if (typeof data1 !== "string") errors = fail(vErrors ??= [], instancePath + "/type", "type", { type: "string" });
      if ("CREATED" !== data1) errors = fail(vErrors ??= [], instancePath + "/type", "const", { allowedValue: "CREATED" });
    }
    if (data.entityUrl !== void 0) {
      let data2 = data.entityUrl;
      if (typeof data2 === "string") {
        if (func1(data2) > 2048) errors = fail(vErrors ??= [], instancePath + "/entityUrl", "maxLength", { limit: 2048 });
      } else errors = fail(vErrors ??= [], instancePath + "/entityUrl", "type", { type: "string" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate697.errors = vErrors;
  return errors === 0;
}
var InvoiceModifiedEvent = validate699;
function validate699(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate550(data, { instancePath })) errors = (vErrors = join(vErrors, validate550.errors)).length;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.entity === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "entity" });
    if (data.type === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "type" });
    if (data.entity !== void 0) {
      let data0 = data.entity;
      if (typeof data0 !== "string") errors = fail(vErrors ??= [], instancePath + "/entity", "type", { type: "string" });
      if ("Invoice" !== data0) errors = fail(vErrors ??= [], instancePath + "/entity", "const", { allowedValue: "Invoice" });
    }
    if (data.type !== void 0) {
      let data1 = data.type;
      if (typeof data1 !== "string") errors = fail(vErrors ??= [], instancePath + "/type", "type", { type: "string" });
      if ("MODIFIED" !== data1) errors = fail(vErrors ??= [], instancePath + "/type", "const", { allowedValue: "MODIFIED" });
    }
    if (data.entityUrl !== void 0) {
      let data2 = data.entityUrl;
      if (typeof data2 === "string") {
        if (func1(data2) > 2048) errors = fail(vErrors ??= [], instancePath + "/entityUrl", "maxLength", { limit: 2048 });
      } else errors = fail(vErrors ??= [], instancePath + "/entityUrl", "type", { type: "string" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate699.errors = vErrors;
  return errors === 0;
}
var InvoiceDeletedEvent = validate701;
function validate701(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate550(data, { instancePath })) errors = (vErrors = join(vErrors, validate550.errors)).length;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.entity === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "entity" });
    if (data.type === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "type" });
    if (data.entity !== void 0) {
      let data0 = data.entity;
      if (typeof data0 !== "string") errors = fail(vErrors ??= [], instancePath + "/entity", "type", { type: "string" });
      if ("Invoice" !== data0) errors = fail(vErrors ??= [], instancePath + "/entity", "const", { allowedValue: "Invoice" });
    }
    if (data.type !== void 0) {
      let data1 = data.type;
      if (typeof data1 !== "string") errors = fail(vErrors ??= [], instancePath + "/type", "type", { type: "string" });
      if ("DELETED" !== data1) errors = fail(vErrors ??= [], instancePath + "/type", "const", { allowedValue: "DELETED" });
    }
    if (data.entityUrl !== void 0) {
      let data2 = data.entityUrl;
      if (typeof data2 === "string") {
        if (func1(data2) > 2048) errors = fail(vErrors ??= [], instancePath + "/entityUrl", "maxLength", { limit: 2048 });
      } else errors = fail(vErrors ??= [], instancePath + "/entityUrl", "type", { type: "string" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate701.errors = vErrors;
  return errors === 0;
}
var ProductVersionCreatedEvent = validate703;
function validate703(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate550(data, { instancePath })) errors = (vErrors = join(vErrors, validate550.errors)).length;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.entity === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "entity" });
    if (data.type === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "type" });
    if (data.entity !== void 0) {
      let data0 = data.entity;
      if (typeof data0 !== "string") errors = fail(vErrors ??= [], instancePath + "/entity", "type", { type: "string" });
      if ("ProductVersion" !== data0) errors = fail(vErrors ??= [], instancePath + "/entity", "const", { allowedValue: "ProductVersion" });
    }
    if (data.type !== void 0) {
      let data1 = data.type;
      if (typeof data1 !== "string") errors = fail(vErrors ??= [], instancePath + "/type", "type", { type: "string" });
      if ("CREATED" !== data1) errors = fail(vErrors ??= [], instancePath + "/type", "const", { allowedValue: "CREATED" });
    }
    if (data.entityUrl !== void 0) {
      let data2 = data.entityUrl;
      if (typeof data2 === "string") {
        if (func1(data2) > 2048) errors = fail(vErrors ??= [], instancePath + "/entityUrl", "maxLength", { limit: 2048 });
      } else errors = fail(vErrors ??= [], instancePath + "/entityUrl", "type", { type: "string" });
    }
    if (data.metadata !== void 0) {
      let data3 = data.metadata;
      if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
        if (Object.keys(data3).length > 100) errors = fail(vErrors ??= [], instancePath + "/metadata", "maxProperties", { limit: 100 });
        if (data3.approved !== void 0) {
          if (typeof data3.approved !== "boolean") errors = fail(vErrors ??= [], instancePath + "/metadata/approved", "type", { type: "boolean" });
        }
        if (data3.published !== void 0) {
          if (typeof data3.published !== "boolean") errors = fail(vErrors ??= [], instancePath + "/metadata/published", "type", { type: "boolean" });
        }
      } else errors = fail(vErrors ??= [], instancePath + "/metadata", "type", { type: "object" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate703.errors = vErrors;
  return errors === 0;
}
var ProductVersionModifiedEvent = validate705;
function validate705(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate550(data, { instancePath })) errors = (vErrors = join(vErrors, validate550.errors)).length;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.entity === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "entity" });
    if (data.type === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "type" });
    if (data.entity !== void 0) {
      let data0 = data.entity;
      if (typeof data0 !== "string") errors = fail(vErrors ??= [], instancePath + "/entity", "type", { type: "string" });
      if ("ProductVersion" !== data0) errors = fail(vErrors ??= [], instancePath + "/entity", "const", { allowedValue: "ProductVersion" });
    }
    if (data.type !== void 0) {
      let data1 = data.type;
      if (typeof data1 !== "string") errors = fail(vErrors ??= [], instancePath + "/type", "type", { type: "string" });
      if ("MODIFIED" !== data1) errors = fail(vErrors ??= [], instancePath + "/type", "const", { allowedValue: "MODIFIED" });
    }
    if (data.entityUrl !== void 0) {
      let data2 = data.entityUrl;
      if (typeof data2 === "string") {
        if (func1(data2) > 2048) errors = fail(vErrors ??= [], instancePath + "/entityUrl", "maxLength", { limit: 2048 });
      } else errors = fail(vErrors ??= [], instancePath + "/entityUrl", "type", { type: "string" });
    }
    if (data.metadata !== void 0) {
      let data3 = data.metadata;
      if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
        if (Object.keys(data3).length > 100) errors = fail(vErrors ??= [], instancePath + "/metadata", "maxProperties", { limit: 100 });
        if (data3.approved !== void 0) {
          if (typeof data3.approved !== "boolean") errors = fail(vErrors ??= [], instancePath + "/metadata/approved", "type", { type: "boolean" });
        }
        if (data3.published !== void 0) {
          if (typeof data3.published !== "boolean") errors = fail(vErrors ??= [], instancePath + "/metadata/published", "type", { type: "boolean" });
        }
      } else errors = fail(vErrors ??= [], instancePath + "/metadata", "type", { type: "object" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate705.errors = vErrors;
  return errors === 0;
}
var ProductVersionDeletedEvent = validate707;
function validate707(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate550(data, { instancePath })) errors = (vErrors = join(vErrors, validate550.errors)).length;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.entity === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "entity" });
    if (data.type === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "type" });
    if (data.entity !== void 0) {
      let data0 = data.entity;
      if (typeof data0 !== "string") errors = fail(vErrors ??= [], instancePath + "/entity", "type", { type: "string" });
      if ("ProductVersion" !== data0) errors = fail(vErrors ??= [], instancePath + "/entity", "const", { allowedValue: "ProductVersion" });
    }
    if (data.type !== void 0) {
      let data1 = data.type;
      if (typeof data1 !== "string") errors = fail(vErrors ??= [], instancePath + "/type", "type", { type: "string" });
      if ("DELETED" !== data1) errors = fail(vErrors ??= [], instancePath + "/type", "const", { allowedValue: "DELETED" });
    }
    if (data.entityUrl !== void 0) {
      let data2 = data.entityUrl;
      if (typeof data2 === "string") {
        if (func1(data2) > 2048) errors = fail(vErrors ??= [], instancePath + "/entityUrl", "maxLength", { limit: 2048 });
      } else errors = fail(vErrors ??= [], instancePath + "/entityUrl", "type", { type: "string" });
    }
    if (data.metadata !== void 0) {
      let data3 = data.metadata;
      if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
        if (Object.keys(data3).length > 100) errors = fail(vErrors ??= [], instancePath + "/metadata", "maxProperties", { limit: 100 });
        if (data3.approved !== void 0) {
          if (typeof data3.approved !== "boolean") errors = fail(vErrors ??= [], instancePath + "/metadata/approved", "type", { type: "boolean" });
        }
        if (data3.published !== void 0) {
          if (typeof data3.published !== "boolean") errors = fail(vErrors ??= [], instancePath + "/metadata/published", "type", { type: "boolean" });
        }
      } else errors = fail(vErrors ??= [], instancePath + "/metadata", "type", { type: "object" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate707.errors = vErrors;
  return errors === 0;
}
var SubscriptionCreatedEvent = validate709;
function validate709(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate550(data, { instancePath })) errors = (vErrors = join(vErrors, validate550.errors)).length;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.entity === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "entity" });
    if (data.type === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "type" });
    if (data.entity !== void 0) {
      let data0 = data.entity;
      if (typeof data0 !== "string") errors = fail(vErrors ??= [], instancePath + "/entity", "type", { type: "string" });
      if ("Subscription" !== data0) errors = fail(vErrors ??= [], instancePath + "/entity", "const", { allowedValue: "Subscription" });
    }
    if (data.type !== void 0) {
      let data1 = data.type;
      if (typeof data1 !== "string") errors = fail(vErrors ??= [], instancePath + "/type", "type", { type: "string" });
      if ("CREATED" !== data1) errors = fail(vErrors ??= [], instancePath + "/type", "const", { allowedValue: "CREATED" });
    }
    if (data.entityUrl !== void 0) {
      let data2 = data.entityUrl;
      if (typeof data2 === "string") {
        if (func1(data2) > 2048) errors = fail(vErrors ??= [], instancePath + "/entityUrl", "maxLength", { limit: 2048 });
      } else errors = fail(vErrors ??= [], instancePath + "/entityUrl", "type", { type: "string" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate709.errors = vErrors;
  return errors === 0;
}
var SubscriptionModifiedEvent = validate711;
function validate711(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate550(data, { instancePath })) errors = (vErrors = join(vErrors, validate550.errors)).length;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.entity === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "entity" });
    if (data.type === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "type" });
    if (data.entity !== void 0) {
      let data0 = data.entity;
      if (typeof data0 !== "string") errors = fail(vErrors ??= [], instancePath + "/entity", "type", { type: "string" });
      if ("Subscription" !== data0) errors = fail(vErrors ??= [], instancePath + "/entity", "const", { allowedValue: "Subscription" });
    }
    if (data.type !== void 0) {
      let data1 = data.type;
      if (typeof data1 !== "string") errors = fail(vErrors ??= [], instancePath + "/type", "type", { type: "string" });
      if ("MODIFIED" !== data1) errors = fail(vErrors ??= [], instancePath + "/type", "const", { allowedValue: "MODIFIED" });
    }
    if (data.entityUrl !== void 0) {
      let data2 = data.entityUrl;
      if (typeof data2 === "string") {
        if (func1(data2) > 2048) errors = fail(vErrors ??= [], instancePath + "/entityUrl", "maxLength", { limit: 2048 });
      } else errors = fail(vErrors ??= [], instancePath + "/entityUrl", "type", { type: "string" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate711.errors = vErrors;
  return errors === 0;
}
var SubscriptionDeletedEvent = validate713;
function validate713(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate550(data, { instancePath })) errors = (vErrors = join(vErrors, validate550.errors)).length;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.entity === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "entity" });
    if (data.type === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "type" });
    if (data.entity !== void 0) {
      let data0 = data.entity;
      if (typeof data0 !== "string") errors = fail(vErrors ??= [], instancePath + "/entity", "type", { type: "string" });
      if ("Subscription" !== data0) errors = fail(vErrors ??= [], instancePath + "/entity", "const", { allowedValue: "Subscription" });
    }
    if (data.type !== void 0) {
      let data1 = data.type;
      if (typeof data1 !== "string") errors = fail(vErrors ??= [], instancePath + "/type", "type", { type: "string" });
      if ("DELETED" !== data1) errors = fail(vErrors ??= [], instancePath + "/type", "const", { allowedValue: "DELETED" });
    }
    if (data.entityUrl !== void 0) {
      let data2 = data.entityUrl;
      if (typeof data2 === "string") {
        if (func1(data2) > 2048) errors = fail(vErrors ??= [], instancePath + "/entityUrl", "maxLength", { limit: 2048 });
      } else errors = fail(vErrors ??= [], instancePath + "/entityUrl", "type", { type: "string" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate713.errors = vErrors;
  return errors === 0;
}
var UserCreatedEvent = validate715;
function validate715(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate550(data, { instancePath })) errors = (vErrors = join(vErrors, validate550.errors)).length;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.entity === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "entity" });
    if (data.type === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "type" });
    if (data.entity !== void 0) {
      let data0 = data.entity;
      if (typeof data0 !== "string") errors = fail(vErrors ??= [], instancePath + "/entity", "type", { type: "string" });
      if ("User" !== data0) errors = fail(vErrors ??= [], instancePath + "/entity", "const", { allowedValue: "User" });
    }
    if (data.type !== void 0) {
      let data1 = data.type;
      if (typeof data1 !== "string") errors = fail(vErrors ??= [], instancePath + "/type", "type", { type: "string" });
      if ("CREATED" !== data1) errors = fail(vErrors ??= [], instancePath + "/type", "const", { allowedValue: "CREATED" });
    }
    if (data.entityUrl !== void 0) {
      let data2 = data.entityUrl;
      if (typeof data2 === "string") {
        if (func1(data2) > 2048) errors = fail(vErrors ??= [], instancePath + "/entityUrl", "maxLength", { limit: 2048 });
      } else errors = fail(vErrors ??= [], instancePath + "/entityUrl", "type", { type: "string" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate715.errors = vErrors;
  return errors === 0;
}
var UserModifiedEvent = validate717;
function validate717(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate550(data, { instancePath })) errors = (vErrors = join(vErrors, validate550.errors)).length;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.entity === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "entity" });
    if (data.type === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "type" });
    if (data.entity !== void 0) {
      let data0 = data.entity;
      if (typeof data0 !== "string") errors = fail(vErrors ??= [], instancePath + "/entity", "type", { type: "string" });
      if ("User" !== data0) errors = fail(vErrors ??= [], instancePath + "/entity", "const", { allowedValue: "User" });
    }
    if (data.type !== void 0) {
      let data1 = data.type;
      if (typeof data1 !== "string") errors = fail(vErrors ??= [], instancePath + "/type", "type", { type: "string" });
      if ("MODIFIED" !== data1) errors = fail(vErrors ??= [], instancePath + "/type", "const", { allowedValue: "MODIFIED" });
    }
    if (data.entityUrl !== void 0) {
      let data2 = data.entityUrl;
      if (typeof data2 === "string") {
        if (func1(data2) > 2048) errors = fail(vErrors ??= [], instancePath + "/entityUrl", "maxLength", { limit: 2048 });
      } else errors = fail(vErrors ??= [], instancePath + "/entityUrl", "type", { type: "string" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate717.errors = vErrors;
  return errors === 0;
}
var UserDeletedEvent = validate719;
function validate719(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate550(data, { instancePath })) errors = (vErrors = join(vErrors, validate550.errors)).length;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.entity === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "entity" });
    if (data.type === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "type" });
    if (data.entity !== void 0) {
      let data0 = data.entity;
      if (typeof data0 !== "string") errors = fail(vErrors ??= [], instancePath + "/entity", "type", { type: "string" });
      if ("User" !== data0) errors = fail(vErrors ??= [], instancePath + "/entity", "const", { allowedValue: "User" });
    }
    if (data.type !== void 0) {
      let data1 = data.type;
      if (typeof data1 !== "string") errors = fail(vErrors ??= [], instancePath + "/type", "type", { type: "string" });
      if ("DELETED" !== data1) errors = fail(vErrors ??= [], instancePath + "/type", "const", { allowedValue: "DELETED" });
    }
    if (data.entityUrl !== void 0) {
      let data2 = data.entityUrl;
      if (typeof data2 === "string") {
        if (func1(data2) > 2048) errors = fail(vErrors ??= [], instancePath + "/entityUrl", "maxLength", { limit: 2048 });
      } else errors = fail(vErrors ??= [], instancePath + "/entityUrl", "type", { type: "string" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate719.errors = vErrors;
  return errors === 0;
}
var MetricValue = validate721;
function validate721(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.value === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "value" });
    if (data.value !== void 0) {
      let data0 = data.value;
      if (!(typeof data0 == "number" && isFinite(data0))) errors = fail(vErrors ??= [], instancePath + "/value", "type", { type: "number" });
    }
    if (data.metricsName !== void 0) {
      let data1 = data.metricsName;
      if (typeof data1 === "string") {
        if (func1(data1) > 255) errors = fail(vErrors ??= [], instancePath + "/metricsName", "maxLength", { limit: 255 });
      } else errors = fail(vErrors ??= [], instancePath + "/metricsName", "type", { type: "string" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate721.errors = vErrors;
  return errors === 0;
}
var ExternalValuesRequest = validate722;
function validate722(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.productId === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "productId" });
    if (data.configurationParameter === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "configurationParameter" });
    if (data.configurationParameters === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "configurationParameters" });
    if (data.language === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "language" });
    if (data.productId !== void 0) {
      let data0 = data.productId;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) errors = fail(vErrors ??= [], instancePath + "/productId", "type", { type: "integer" });
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 2147483647 || isNaN(data0)) errors = fail(vErrors ??= [], instancePath + "/productId", "maximum", { comparison: "<=", limit: 2147483647 });
        if (data0 < 1 || isNaN(data0)) errors = fail(vErrors ??= [], instancePath + "/productId", "minimum", { comparison: ">=", limit: 1 });
        if (!formats4.validate(data0)) errors = fail(vErrors ??= [], instancePath + "/productId", "format", { format: "int32" });
      }
    }
    if (data.productIdentifier !== void 0) {
      let data1 = data.productIdentifier;
      if (typeof data1 === "string") {
        if (func1(data1) > 125) errors = fail(vErrors ??= [], instancePath + "/productIdentifier", "maxLength", { limit: 125 });
      } else errors = fail(vErrors ??= [], instancePath + "/productIdentifier", "type", { type: "string" });
    }
    if (data.productVersionId !== void 0) {
      let data2 = data.productVersionId;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) errors = fail(vErrors ??= [], instancePath + "/productVersionId", "type", { type: "integer" });
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 2147483647 || isNaN(data2)) errors = fail(vErrors ??= [], instancePath + "/productVersionId", "maximum", { comparison: "<=", limit: 2147483647 });
        if (data2 < 1 || isNaN(data2)) errors = fail(vErrors ??= [], instancePath + "/productVersionId", "minimum", { comparison: ">=", limit: 1 });
        if (!formats4.validate(data2)) errors = fail(vErrors ??= [], instancePath + "/productVersionId", "format", { format: "int32" });
      }
    }
    if (data.productVersionIdentifier !== void 0) {
      let data3 = data.productVersionIdentifier;
      if (typeof data3 === "string") {
        if (func1(data3) > 125) errors = fail(vErrors ??= [], instancePath + "/productVersionIdentifier", "maxLength", { limit: 125 });
      } else errors = fail(vErrors ??= [], instancePath + "/productVersionIdentifier", "type", { type: "string" });
    }
    if (data.configurationParameter !== void 0) {
      let data4 = data.configurationParameter;
      if (typeof data4 === "string") {
        if (func1(data4) > 125) errors = fail(vErrors ??= [], instancePath + "/configurationParameter", "maxLength", { limit: 125 });
        if (func1(data4) < 1) errors = fail(vErrors ??= [], instancePath + "/configurationParameter", "minLength", { limit: 1 });
      } else errors = fail(vErrors ??= [], instancePath + "/configurationParameter", "type", { type: "string" });
    }
    if (data.configurationParameters !== void 0) {
      let data5 = data.configurationParameters;
      if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
        if (Object.keys(data5).length > 100) errors = fail(vErrors ??= [], instancePath + "/configurationParameters", "maxProperties", { limit: 100 });
        for (const key0 in data5) {
          if (errors >= 20) {
            break;
          }
          const _errs13 = errors;
          if (typeof key0 === "string") {
            if (func1(key0) > 125) errors = fail(vErrors ??= [], instancePath + "/configurationParameters", "maxLength", { limit: 125 }, key0);
            if (func1(key0) < 1) errors = fail(vErrors ??= [], instancePath + "/configurationParameters", "minLength", { limit: 1 }, key0);
          }
          var valid1 = _errs13 === errors;
          if (!valid1) errors = fail(vErrors ??= [], instancePath + "/configurationParameters", "propertyNames", { propertyName: key0 });
        }
        for (const key1 in data5) {
          if (errors >= 20) {
            break;
          }
          let data6 = data5[key1];
          if (typeof data6 === "string") {
            if (func1(data6) > 4096) errors = fail(vErrors ??= [], instancePath + "/configurationParameters/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "maxLength", { limit: 4096 });
          } else errors = fail(vErrors ??= [], instancePath + "/configurationParameters/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "type", { type: "string" });
        }
      } else errors = fail(vErrors ??= [], instancePath + "/configurationParameters", "type", { type: "object" });
    }
    if (data.cloudCredentialId !== void 0) {
      let data7 = data.cloudCredentialId;
      if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) errors = fail(vErrors ??= [], instancePath + "/cloudCredentialId", "type", { type: "integer" });
      if (typeof data7 == "number" && isFinite(data7)) {
        if (data7 > 2147483647 || isNaN(data7)) errors = fail(vErrors ??= [], instancePath + "/cloudCredentialId", "maximum", { comparison: "<=", limit: 2147483647 });
        if (data7 < 1 || isNaN(data7)) errors = fail(vErrors ??= [], instancePath + "/cloudCredentialId", "minimum", { comparison: ">=", limit: 1 });
        if (!formats4.validate(data7)) errors = fail(vErrors ??= [], instancePath + "/cloudCredentialId", "format", { format: "int32" });
      }
    }
    if (data.language !== void 0) {
      if (!validate76(data.language, { instancePath: instancePath + "/language" })) errors = (vErrors = join(vErrors, validate76.errors)).length;
    }
    if (data.buyerId !== void 0) {
      let data9 = data.buyerId;
      if (!(typeof data9 == "number" && (!(data9 % 1) && !isNaN(data9)) && isFinite(data9))) errors = fail(vErrors ??= [], instancePath + "/buyerId", "type", { type: "integer" });
      if (typeof data9 == "number" && isFinite(data9)) {
        if (data9 > 2147483647 || isNaN(data9)) errors = fail(vErrors ??= [], instancePath + "/buyerId", "maximum", { comparison: "<=", limit: 2147483647 });
        if (data9 < 1 || isNaN(data9)) errors = fail(vErrors ??= [], instancePath + "/buyerId", "minimum", { comparison: ">=", limit: 1 });
        if (!formats4.validate(data9)) errors = fail(vErrors ??= [], instancePath + "/buyerId", "format", { format: "int32" });
      }
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate722.errors = vErrors;
  return errors === 0;
}
var ExternalValue = validate724;
function validate724(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.value === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "value" });
    if (data.value !== void 0) {
      let data0 = data.value;
      if (typeof data0 === "string") {
        if (func1(data0) > 4096) errors = fail(vErrors ??= [], instancePath + "/value", "maxLength", { limit: 4096 });
      } else errors = fail(vErrors ??= [], instancePath + "/value", "type", { type: "string" });
    }
    if (data.description !== void 0) {
      let data1 = data.description;
      if (typeof data1 === "string") {
        if (func1(data1) > 1024) errors = fail(vErrors ??= [], instancePath + "/description", "maxLength", { limit: 1024 });
      } else errors = fail(vErrors ??= [], instancePath + "/description", "type", { type: "string" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate724.errors = vErrors;
  return errors === 0;
}
var ExternalValuesResponse = validate725;
var schema278 = { "type": "object", "required": ["values"], "properties": { "values": { "type": ["array", "null"], "maxItems": 1e3, "items": { "$ref": "ExternalValue" } } } };
function validate725(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.values === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "values" });
    if (data.values !== void 0) {
      let data0 = data.values;
      if (!Array.isArray(data0) && data0 !== null) errors = fail(vErrors ??= [], instancePath + "/values", "type", { type: schema278.properties.values.type });
      if (Array.isArray(data0)) {
        if (data0.length > 1e3) errors = fail(vErrors ??= [], instancePath + "/values", "maxItems", { limit: 1e3 });
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
          if (!validate724(data0[i0], { instancePath: instancePath + "/values/" + i0 })) errors = (vErrors = join(vErrors, validate724.errors)).length;
        }
      }
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate725.errors = vErrors;
  return errors === 0;
}
var OrderValidationType = validate727;
var schema279 = { "type": "string", "enum": ["NORMAL", "TRIAL", "SANDBOX", "SYNDICATED_UPGRADE", "BILLING_ITEM_UPGRADE", "UNSUBSCRIBE", "TERMINATION"] };
function validate727(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") errors = fail(vErrors ??= [], instancePath, "type", { type: "string" });
  if (!(data === "NORMAL" || data === "TRIAL" || data === "SANDBOX" || data === "SYNDICATED_UPGRADE" || data === "BILLING_ITEM_UPGRADE" || data === "UNSUBSCRIBE" || data === "TERMINATION")) errors = fail(vErrors ??= [], instancePath, "enum", { allowedValues: schema279.enum });
  validate727.errors = vErrors;
  return errors === 0;
}
var OrderValidationRequest = validate728;
function validate728(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.productId === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "productId" });
    if (data.productVersionId === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "productVersionId" });
    if (data.billingItems === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "billingItems" });
    if (data.configurationParameters === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "configurationParameters" });
    if (data.language === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "language" });
    if (data.orderType === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "orderType" });
    if (data.productId !== void 0) {
      let data0 = data.productId;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) errors = fail(vErrors ??= [], instancePath + "/productId", "type", { type: "integer" });
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 2147483647 || isNaN(data0)) errors = fail(vErrors ??= [], instancePath + "/productId", "maximum", { comparison: "<=", limit: 2147483647 });
        if (data0 < 1 || isNaN(data0)) errors = fail(vErrors ??= [], instancePath + "/productId", "minimum", { comparison: ">=", limit: 1 });
        if (!formats4.validate(data0)) errors = fail(vErrors ??= [], instancePath + "/productId", "format", { format: "int32" });
      }
    }
    if (data.productIdentifier !== void 0) {
      let data1 = data.productIdentifier;
      if (typeof data1 === "string") {
        if (func1(data1) > 125) errors = fail(vErrors ??= [], instancePath + "/productIdentifier", "maxLength", { limit: 125 });
      } else errors = fail(vErrors ??= [], instancePath + "/productIdentifier", "type", { type: "string" });
    }
    if (data.productVersionId !== void 0) {
      let data2 = data.productVersionId;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) errors = fail(vErrors ??= [], instancePath + "/productVersionId", "type", { type: "integer" });
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 2147483647 || isNaN(data2)) errors = fail(vErrors ??= [], instancePath + "/productVersionId", "maximum", { comparison: "<=", limit: 2147483647 });
        if (data2 < 1 || isNaN(data2)) errors = fail(vErrors ??= [], instancePath + "/productVersionId", "minimum", { comparison: ">=", limit: 1 });
        if (!formats4.validate(data2)) errors = fail(vErrors ??= [], instancePath + "/productVersionId", "format", { format: "int32" });
      }
    }
    if (data.productVersionIdentifier !== void 0) {
      let data3 = data.productVersionIdentifier;
      if (typeof data3 === "string") {
        if (func1(data3) > 125) errors = fail(vErrors ??= [], instancePath + "/productVersionIdentifier", "maxLength", { limit: 125 });
      } else errors = fail(vErrors ??= [], instancePath + "/productVersionIdentifier", "type", { type: "string" });
    }
    if (data.billingItems !== void 0) {
      let data4 = data.billingItems;
      if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
        if (Object.keys(data4).length > 100) errors = fail(vErrors ??= [], instancePath + "/billingItems", "maxProperties", { limit: 100 });
        for (const key0 in data4) {
          if (errors >= 20) {
            break;
          }
          const _errs11 = errors;
          if (typeof key0 === "string") {
            if (func1(key0) > 125) errors = fail(vErrors ??= [], instancePath + "/billingItems", "maxLength", { limit: 125 }, key0);
            if (func1(key0) < 1) errors = fail(vErrors ??= [], instancePath + "/billingItems", "minLength", { limit: 1 }, key0);
          }
          var valid1 = _errs11 === errors;
          if (!valid1) errors = fail(vErrors ??= [], instancePath + "/billingItems", "propertyNames", { propertyName: key0 });
        }
        for (const key1 in data4) {
          if (errors >= 20) {
            break;
          }
          let data5 = data4[key1];
          if (typeof data5 == "number" && isFinite(data5)) {
            if (data5 < 0 || isNaN(data5)) errors = fail(vErrors ??= [], instancePath + "/billingItems/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "minimum", { comparison: ">=", limit: 0 });
          } else errors = fail(vErrors ??= [], instancePath + "/billingItems/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "type", { type: "number" });
        }
      } else errors = fail(vErrors ??= [], instancePath + "/billingItems", "type", { type: "object" });
    }
    if (data.configurationParameters !== void 0) {
      let data6 = data.configurationParameters;
      if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
        if (Object.keys(data6).length > 100) errors = fail(vErrors ??= [], instancePath + "/configurationParameters", "maxProperties", { limit: 100 });
        for (const key2 in data6) {
          if (errors >= 20) {
            break;
          }
          const _errs17 = errors;
          if (typeof key2 === "string") {
            if (func1(key2) > 125) errors = fail(vErrors ??= [], instancePath + "/configurationParameters", "maxLength", { limit: 125 }, key2);
            if (func1(key2) < 1) errors = fail(vErrors ??= [], instancePath + "/configurationParameters", "minLength", { limit: 1 }, key2);
          }
          var valid3 = _errs17 === errors;
          if (!valid3) errors = fail(vErrors ??= [], instancePath + "/configurationParameters", "propertyNames", { propertyName: key2 });
        }
        for (const key3 in data6) {
          if (errors >= 20) {
            break;
          }
          let data7 = data6[key3];
          if (typeof data7 === "string") {
            if (func1(data7) > 4096) errors = fail(vErrors ??= [], instancePath + "/configurationParameters/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), "maxLength", { limit: 4096 });
          } else errors = fail(vErrors ??= [], instancePath + "/configurationParameters/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), "type", { type: "string" });
        }
      } else errors = fail(vErrors ??= [], instancePath + "/configurationParameters", "type", { type: "object" });
    }
    if (data.cloudCredentialId !== void 0) {
      let data8 = data.cloudCredentialId;
      if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8))) errors = fail(vErrors ??= [], instancePath + "/cloudCredentialId", "type", { type: "integer" });
      if (typeof data8 == "number" && isFinite(data8)) {
        if (data8 > 2147483647 || isNaN(data8)) errors = fail(vErrors ??= [], instancePath + "/cloudCredentialId", "maximum", { comparison: "<=", limit: 2147483647 });
        if (data8 < 1 || isNaN(data8)) errors = fail(vErrors ??= [], instancePath + "/cloudCredentialId", "minimum", { comparison: ">=", limit: 1 });
        if (!formats4.validate(data8)) errors = fail(vErrors ??= [], instancePath + "/cloudCredentialId", "format", { format: "int32" });
      }
    }
    if (data.language !== void 0) {
      if (!validate76(data.language, { instancePath: instancePath + "/language" })) errors = (vErrors = join(vErrors, validate76.errors)).length;
    }
    if (data.buyerId !== void 0) {
      let data10 = data.buyerId;
      if (!(typeof data10 == "number" && (!(data10 % 1) && !isNaN(data10)) && isFinite(data10))) errors = fail(vErrors ??= [], instancePath + "/buyerId", "type", { type: "integer" });
      if (typeof data10 == "number" && isFinite(data10)) {
        if (data10 > 2147483647 || isNaN(data10)) errors = fail(vErrors ??= [], instancePath + "/buyerId", "maximum", { comparison: "<=", limit: 2147483647 });
        if (data10 < 1 || isNaN(data10)) errors = fail(vErrors ??= [], instancePath + "/buyerId", "minimum", { comparison: ">=", limit: 1 });
        if (!formats4.validate(data10)) errors = fail(vErrors ??= [], instancePath + "/buyerId", "format", { format: "int32" });
      }
    }
    if (data.subscriptionId !== void 0) {
      let data11 = data.subscriptionId;
      if (!(typeof data11 == "number" && (!(data11 % 1) && !isNaN(data11)) && isFinite(data11))) errors = fail(vErrors ??= [], instancePath + "/subscriptionId", "type", { type: "integer" });
      if (typeof data11 == "number" && isFinite(data11)) {
        if (data11 > 2147483647 || isNaN(data11)) errors = fail(vErrors ??= [], instancePath + "/subscriptionId", "maximum", { comparison: "<=", limit: 2147483647 });
        if (data11 < 1 || isNaN(data11)) errors = fail(vErrors ??= [], instancePath + "/subscriptionId", "minimum", { comparison: ">=", limit: 1 });
        if (!formats4.validate(data11)) errors = fail(vErrors ??= [], instancePath + "/subscriptionId", "format", { format: "int32" });
      }
    }
    if (data.orderType !== void 0) {
      if (!validate727(data.orderType, { instancePath: instancePath + "/orderType" })) errors = (vErrors = join(vErrors, validate727.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate728.errors = vErrors;
  return errors === 0;
}
var OrderValidationError = validate731;
function validate731(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.message === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "message" });
    if (data.message !== void 0) {
      let data0 = data.message;
      if (typeof data0 === "string") {
        if (func1(data0) > 1024) errors = fail(vErrors ??= [], instancePath + "/message", "maxLength", { limit: 1024 });
        if (func1(data0) < 1) errors = fail(vErrors ??= [], instancePath + "/message", "minLength", { limit: 1 });
      } else errors = fail(vErrors ??= [], instancePath + "/message", "type", { type: "string" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate731.errors = vErrors;
  return errors === 0;
}
var OrderValidationRefusal = validate732;
function validate732(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.errors === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "errors" });
    if (data.errors !== void 0) {
      let data0 = data.errors;
      if (Array.isArray(data0)) {
        if (data0.length > 20) errors = fail(vErrors ??= [], instancePath + "/errors", "maxItems", { limit: 20 });
        if (data0.length < 1) errors = fail(vErrors ??= [], instancePath + "/errors", "minItems", { limit: 1 });
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
          if (!validate731(data0[i0], { instancePath: instancePath + "/errors/" + i0 })) errors = (vErrors = join(vErrors, validate731.errors)).length;
        }
      } else errors = fail(vErrors ??= [], instancePath + "/errors", "type", { type: "array" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate732.errors = vErrors;
  return errors === 0;
}
var loginPath = validate734;
function validate734(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      errors = fail(vErrors ??= [], instancePath, "additionalProperties", { additionalProperty: key0 });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate734.errors = vErrors;
  return errors === 0;
}
var loginQuery = validate735;
var pattern72 = new RegExp("^[0-9]{8}$", "u");
function validate735(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      if (!(key0 === "apiVersion" || key0 === "expire")) errors = fail(vErrors ??= [], instancePath, "additionalProperties", { additionalProperty: key0 });
    }
    if (data.apiVersion !== void 0) {
      let data0 = data.apiVersion;
      if (typeof data0 === "string") {
        if (!pattern72.test(data0)) errors = fail(vErrors ??= [], instancePath + "/apiVersion", "pattern", { pattern: "^[0-9]{8}$" });
      } else errors = fail(vErrors ??= [], instancePath + "/apiVersion", "type", { type: "string" });
    }
    if (data.expire !== void 0) {
      if (typeof data.expire !== "boolean") errors = fail(vErrors ??= [], instancePath + "/expire", "type", { type: "boolean" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate735.errors = vErrors;
  return errors === 0;
}
var logoutQuery = validate736;
function validate736(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      if (!(key0 === "apiVersion")) errors = fail(vErrors ??= [], instancePath, "additionalProperties", { additionalProperty: key0 });
    }
    if (data.apiVersion !== void 0) {
      let data0 = data.apiVersion;
      if (typeof data0 === "string") {
        if (!pattern72.test(data0)) errors = fail(vErrors ??= [], instancePath + "/apiVersion", "pattern", { pattern: "^[0-9]{8}$" });
      } else errors = fail(vErrors ??= [], instancePath + "/apiVersion", "type", { type: "string" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate736.errors = vErrors;
  return errors === 0;
}
var logoutHeader = validate737;
var pattern74 = new RegExp("^[ -~]+$", "u");
function validate737(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      if (!(key0 === "Idempotency-Key")) errors = fail(vErrors ??= [], instancePath, "additionalProperties", { additionalProperty: key0 });
    }
    if (data["Idempotency-Key"] !== void 0) {
      let data0 = data["Idempotency-Key"];
      if (typeof data0 === "string") {
        if (func1(data0) > 255) errors = fail(vErrors ??= [], instancePath + "/Idempotency-Key", "maxLength", { limit: 255 });
        if (func1(data0) < 1) errors = fail(vErrors ??= [], instancePath + "/Idempotency-Key", "minLength", { limit: 1 });
        if (!pattern74.test(data0)) errors = fail(vErrors ??= [], instancePath + "/Idempotency-Key", "pattern", { pattern: "^[ -~]+$" });
      } else errors = fail(vErrors ??= [], instancePath + "/Idempotency-Key", "type", { type: "string" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate737.errors = vErrors;
  return errors === 0;
}
var tokenGetAllPagedQuery = validate738;
var schema287 = { "type": "object", "additionalProperties": false, "properties": { "apiVersion": { "type": "string", "pattern": "^[0-9]{8}$" }, "pageNumber": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 2147483647 }, "pageSize": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 50 }, "idAfter": { "type": "integer", "format": "int32", "minimum": 0, "maximum": 2147483647 }, "userId": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 2147483647 }, "kind": { "$ref": "TokenKind" }, "sortField": { "type": "string", "enum": ["id", "createdAt"] }, "sortDirection": { "$ref": "SortDirection" } } };
function validate738(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      if (!(key0 === "apiVersion" || key0 === "pageNumber" || key0 === "pageSize" || key0 === "idAfter" || key0 === "userId" || key0 === "kind" || key0 === "sortField" || key0 === "sortDirection")) errors = fail(vErrors ??= [], instancePath, "additionalProperties", { additionalProperty: key0 });
    }
    if (data.apiVersion !== void 0) {
      let data0 = data.apiVersion;
      if (typeof data0 === "string") {
        if (!pattern72.test(data0)) errors = fail(vErrors ??= [], instancePath + "/apiVersion", "pattern", { pattern: "^[0-9]{8}$" });
      } else errors = fail(vErrors ??= [], instancePath + "/apiVersion", "type", { type: "string" });
    }
    if (data.pageNumber !== void 0) {
      let data1 = data.pageNumber;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) errors = fail(vErrors ??= [], instancePath + "/pageNumber", "type", { type: "integer" });
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 2147483647 || isNaN(data1)) errors = fail(vErrors ??= [], instancePath + "/pageNumber", "maximum", { comparison: "<=", limit: 2147483647 });
        if (data1 < 1 || isNaN(data1)) errors = fail(vErrors ??= [], instancePath + "/pageNumber", "minimum", { comparison: ">=", limit: 1 });
        if (!formats4.validate(data1)) errors = fail(vErrors ??= [], instancePath + "/pageNumber", "format", { format: "int32" });
      }
    }
    if (data.pageSize !== void 0) {
      let data2 = data.pageSize;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) errors = fail(vErrors ??= [], instancePath + "/pageSize", "type", { type: "integer" });
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 50 || isNaN(data2)) errors = fail(vErrors ??= [], instancePath + "/pageSize", "maximum", { comparison: "<=", limit: 50 });
        if (data2 < 1 || isNaN(data2)) errors = fail(vErrors ??= [], instancePath + "/pageSize", "minimum", { comparison: ">=", limit: 1 });
        if (!formats4.validate(data2)) errors = fail(vErrors ??= [], instancePath + "/pageSize", "format", { format: "int32" });
      }
    }
    if (data.idAfter !== void 0) {
      let data3 = data.idAfter;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) errors = fail(vErrors ??= [], instancePath + "/idAfter", "type", { type: "integer" });
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 2147483647 || isNaN(data3)) errors = fail(vErrors ??= [], instancePath + "/idAfter", "maximum", { comparison: "<=", limit: 2147483647 });
        if (data3 < 0 || isNaN(data3)) errors = fail(vErrors ??= [], instancePath + "/idAfter", "minimum", { comparison: ">=", limit: 0 });
        if (!formats4.validate(data3)) errors = fail(vErrors ??= [], instancePath + "/idAfter", "format", { format: "int32" });
      }
    }
    if (data.userId !== void 0) {
      let data4 = data.userId;
      if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) errors = fail(vErrors ??= [], instancePath + "/userId", "type", { type: "integer" });
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 > 2147483647 || isNaN(data4)) errors = fail(vErrors ??= [], instancePath + "/userId", "maximum", { comparison: "<=", limit: 2147483647 });
        if (data4 < 1 || isNaN(data4)) errors = fail(vErrors ??= [], instancePath + "/userId", "minimum", { comparison: ">=", limit: 1 });
        if (!formats4.validate(data4)) errors = fail(vErrors ??= [], instancePath + "/userId", "format", { format: "int32" });
      }
    }
    if (data.kind !== void 0) {
      if (!validate56(data.kind, { instancePath: instancePath + "/kind" })) errors = (vErrors = join(vErrors, validate56.errors)).length;
    }
    if (data.sortField !== void 0) {
      let data6 = data.sortField;
      if (typeof data6 !== "string") errors = fail(vErrors ??= [], instancePath + "/sortField", "type", { type: "string" });
      if (!(data6 === "id" || data6 === "createdAt")) errors = fail(vErrors ??= [], instancePath + "/sortField", "enum", { allowedValues: schema287.properties.sortField.enum });
    }
    if (data.sortDirection !== void 0) {
      if (!validate57(data.sortDirection, { instancePath: instancePath + "/sortDirection" })) errors = (vErrors = join(vErrors, validate57.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate738.errors = vErrors;
  return errors === 0;
}
var tokenGetAllPaged200 = validate741;
function validate741(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
      if (!validate61(data[i0], { instancePath: instancePath + "/" + i0 })) errors = (vErrors = join(vErrors, validate61.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "array" });
  validate741.errors = vErrors;
  return errors === 0;
}
var tokenGetPath = validate743;
function validate743(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "id" });
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      if (!(key0 === "id")) errors = fail(vErrors ??= [], instancePath, "additionalProperties", { additionalProperty: key0 });
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) errors = fail(vErrors ??= [], instancePath + "/id", "type", { type: "integer" });
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 2147483647 || isNaN(data0)) errors = fail(vErrors ??= [], instancePath + "/id", "maximum", { comparison: "<=", limit: 2147483647 });
        if (data0 < 1 || isNaN(data0)) errors = fail(vErrors ??= [], instancePath + "/id", "minimum", { comparison: ">=", limit: 1 });
        if (!formats4.validate(data0)) errors = fail(vErrors ??= [], instancePath + "/id", "format", { format: "int32" });
      }
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate743.errors = vErrors;
  return errors === 0;
}
var tokenDeleteHeader = validate744;
function validate744(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      if (!(key0 === "If-Match")) errors = fail(vErrors ??= [], instancePath, "additionalProperties", { additionalProperty: key0 });
    }
    if (data["If-Match"] !== void 0) {
      let data0 = data["If-Match"];
      if (typeof data0 === "string") {
        if (func1(data0) > 1024) errors = fail(vErrors ??= [], instancePath + "/If-Match", "maxLength", { limit: 1024 });
        if (func1(data0) < 1) errors = fail(vErrors ??= [], instancePath + "/If-Match", "minLength", { limit: 1 });
      } else errors = fail(vErrors ??= [], instancePath + "/If-Match", "type", { type: "string" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate744.errors = vErrors;
  return errors === 0;
}
var userGetAllPagedQuery = validate745;
var schema291 = { "type": "object", "additionalProperties": false, "properties": { "apiVersion": { "type": "string", "pattern": "^[0-9]{8}$" }, "pageNumber": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 2147483647 }, "pageSize": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 50 }, "idAfter": { "type": "integer", "format": "int32", "minimum": 0, "maximum": 2147483647 }, "search": { "type": "string", "minLength": 1, "maxLength": 255 }, "companyId": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 2147483647 }, "role": { "$ref": "UserRole" }, "sortField": { "type": "string", "enum": ["id", "userName", "name", "email", "creationDate"] }, "sortDirection": { "$ref": "SortDirection" } } };
function validate745(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      if (!func30.call(schema291.properties, key0)) errors = fail(vErrors ??= [], instancePath, "additionalProperties", { additionalProperty: key0 });
    }
    if (data.apiVersion !== void 0) {
      let data0 = data.apiVersion;
      if (typeof data0 === "string") {
        if (!pattern72.test(data0)) errors = fail(vErrors ??= [], instancePath + "/apiVersion", "pattern", { pattern: "^[0-9]{8}$" });
      } else errors = fail(vErrors ??= [], instancePath + "/apiVersion", "type", { type: "string" });
    }
    if (data.pageNumber !== void 0) {
      let data1 = data.pageNumber;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) errors = fail(vErrors ??= [], instancePath + "/pageNumber", "type", { type: "integer" });
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 2147483647 || isNaN(data1)) errors = fail(vErrors ??= [], instancePath + "/pageNumber", "maximum", { comparison: "<=", limit: 2147483647 });
        if (data1 < 1 || isNaN(data1)) errors = fail(vErrors ??= [], instancePath + "/pageNumber", "minimum", { comparison: ">=", limit: 1 });
        if (!formats4.validate(data1)) errors = fail(vErrors ??= [], instancePath + "/pageNumber", "format", { format: "int32" });
      }
    }
    if (data.pageSize !== void 0) {
      let data2 = data.pageSize;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) errors = fail(vErrors ??= [], instancePath + "/pageSize", "type", { type: "integer" });
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 50 || isNaN(data2)) errors = fail(vErrors ??= [], instancePath + "/pageSize", "maximum", { comparison: "<=", limit: 50 });
        if (data2 < 1 || isNaN(data2)) errors = fail(vErrors ??= [], instancePath + "/pageSize", "minimum", { comparison: ">=", limit: 1 });
        if (!formats4.validate(data2)) errors = fail(vErrors ??= [], instancePath + "/pageSize", "format", { format: "int32" });
      }
    }
    if (data.idAfter !== void 0) {
      let data3 = data.idAfter;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) errors = fail(vErrors ??= [], instancePath + "/idAfter", "type", { type: "integer" });
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 2147483647 || isNaN(data3)) errors = fail(vErrors ??= [], instancePath + "/idAfter", "maximum", { comparison: "<=", limit: 2147483647 });
        if (data3 < 0 || isNaN(data3)) errors = fail(vErrors ??= [], instancePath + "/idAfter", "minimum", { comparison: ">=", limit: 0 });
        if (!formats4.validate(data3)) errors = fail(vErrors ??= [], instancePath + "/idAfter", "format", { format: "int32" });
      }
    }
    if (data.search !== void 0) {
      let data4 = data.search;
      if (typeof data4 === "string") {
        if (func1(data4) > 255) errors = fail(vErrors ??= [], instancePath + "/search", "maxLength", { limit: 255 });
        if (func1(data4) < 1) errors = fail(vErrors ??= [], instancePath + "/search", "minLength", { limit: 1 });
      } else errors = fail(vErrors ??= [], instancePath + "/search", "type", { type: "string" });
    }
    if (data.companyId !== void 0) {
      let data5 = data.companyId;
      if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) errors = fail(vErrors ??= [], instancePath + "/companyId", "type", { type: "integer" });
      if (typeof data5 == "number" && isFinite(data5)) {
        if (data5 > 2147483647 || isNaN(data5)) errors = fail(vErrors ??= [], instancePath + "/companyId", "maximum", { comparison: "<=", limit: 2147483647 });
        if (data5 < 1 || isNaN(data5)) errors = fail(vErrors ??= [], instancePath + "/companyId", "minimum", { comparison: ">=", limit: 1 });
        if (!formats4.validate(data5)) errors = fail(vErrors ??= [], instancePath + "/companyId", "format", { format: "int32" });
      }
    }
    if (data.role !== void 0) {
      if (!validate77(data.role, { instancePath: instancePath + "/role" })) errors = (vErrors = join(vErrors, validate77.errors)).length;
    }
    if (data.sortField !== void 0) {
      let data7 = data.sortField;
      if (typeof data7 !== "string") errors = fail(vErrors ??= [], instancePath + "/sortField", "type", { type: "string" });
      if (!(data7 === "id" || data7 === "userName" || data7 === "name" || data7 === "email" || data7 === "creationDate")) errors = fail(vErrors ??= [], instancePath + "/sortField", "enum", { allowedValues: schema291.properties.sortField.enum });
    }
    if (data.sortDirection !== void 0) {
      if (!validate57(data.sortDirection, { instancePath: instancePath + "/sortDirection" })) errors = (vErrors = join(vErrors, validate57.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate745.errors = vErrors;
  return errors === 0;
}
var userGetAllPaged200 = validate748;
function validate748(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
      if (!validate83(data[i0], { instancePath: instancePath + "/" + i0 })) errors = (vErrors = join(vErrors, validate83.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "array" });
  validate748.errors = vErrors;
  return errors === 0;
}
var userDeleteMetadataKeyPath = validate750;
function validate750(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "id" });
    if (data.key === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "key" });
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      if (!(key0 === "id" || key0 === "key")) errors = fail(vErrors ??= [], instancePath, "additionalProperties", { additionalProperty: key0 });
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) errors = fail(vErrors ??= [], instancePath + "/id", "type", { type: "integer" });
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 2147483647 || isNaN(data0)) errors = fail(vErrors ??= [], instancePath + "/id", "maximum", { comparison: "<=", limit: 2147483647 });
        if (data0 < 1 || isNaN(data0)) errors = fail(vErrors ??= [], instancePath + "/id", "minimum", { comparison: ">=", limit: 1 });
        if (!formats4.validate(data0)) errors = fail(vErrors ??= [], instancePath + "/id", "format", { format: "int32" });
      }
    }
    if (data.key !== void 0) {
      if (!validate124(data.key, { instancePath: instancePath + "/key" })) errors = (vErrors = join(vErrors, validate124.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate750.errors = vErrors;
  return errors === 0;
}
var userCompanyGetAllPagedQuery = validate752;
var schema294 = { "type": "object", "additionalProperties": false, "properties": { "apiVersion": { "type": "string", "pattern": "^[0-9]{8}$" }, "pageNumber": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 2147483647 }, "pageSize": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 50 }, "idAfter": { "type": "integer", "format": "int32", "minimum": 0, "maximum": 2147483647 }, "search": { "type": "string", "minLength": 1, "maxLength": 255 }, "sortField": { "type": "string", "enum": ["id", "name"] }, "sortDirection": { "$ref": "SortDirection" } } };
function validate752(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      if (!(key0 === "apiVersion" || key0 === "pageNumber" || key0 === "pageSize" || key0 === "idAfter" || key0 === "search" || key0 === "sortField" || key0 === "sortDirection")) errors = fail(vErrors ??= [], instancePath, "additionalProperties", { additionalProperty: key0 });
    }
    if (data.apiVersion !== void 0) {
      let data0 = data.apiVersion;
      if (typeof data0 === "string") {
        if (!pattern72.test(data0)) errors = fail(vErrors ??= [], instancePath + "/apiVersion", "pattern", { pattern: "^[0-9]{8}$" });
      } else errors = fail(vErrors ??= [], instancePath + "/apiVersion", "type", { type: "string" });
    }
    if (data.pageNumber !== void 0) {
      let data1 = data.pageNumber;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) errors = fail(vErrors ??= [], instancePath + "/pageNumber", "type", { type: "integer" });
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 2147483647 || isNaN(data1)) errors = fail(vErrors ??= [], instancePath + "/pageNumber", "maximum", { comparison: "<=", limit: 2147483647 });
        if (data1 < 1 || isNaN(data1)) errors = fail(vErrors ??= [], instancePath + "/pageNumber", "minimum", { comparison: ">=", limit: 1 });
        if (!formats4.validate(data1)) errors = fail(vErrors ??= [], instancePath + "/pageNumber", "format", { format: "int32" });
      }
    }
    if (data.pageSize !== void 0) {
      let data2 = data.pageSize;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) errors = fail(vErrors ??= [], instancePath + "/pageSize", "type", { type: "integer" });
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 50 || isNaN(data2)) errors = fail(vErrors ??= [], instancePath + "/pageSize", "maximum", { comparison: "<=", limit: 50 });
        if (data2 < 1 || isNaN(data2)) errors = fail(vErrors ??= [], instancePath + "/pageSize", "minimum", { comparison: ">=", limit: 1 });
        if (!formats4.validate(data2)) errors = fail(vErrors ??= [], instancePath + "/pageSize", "format", { format: "int32" });
      }
    }
    if (data.idAfter !== void 0) {
      let data3 = data.idAfter;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) errors = fail(vErrors ??= [], instancePath + "/idAfter", "type", { type: "integer" });
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 2147483647 || isNaN(data3)) errors = fail(vErrors ??= [], instancePath + "/idAfter", "maximum", { comparison: "<=", limit: 2147483647 });
        if (data3 < 0 || isNaN(data3)) errors = fail(vErrors ??= [], instancePath + "/idAfter", "minimum", { comparison: ">=", limit: 0 });
        if (!formats4.validate(data3)) errors = fail(vErrors ??= [], instancePath + "/idAfter", "format", { format: "int32" });
      }
    }
    if (data.search !== void 0) {
      let data4 = data.search;
      if (typeof data4 === "string") {
        if (func1(data4) > 255) errors = fail(vErrors ??= [], instancePath + "/search", "maxLength", { limit: 255 });
        if (func1(data4) < 1) errors = fail(vErrors ??= [], instancePath + "/search", "minLength", { limit: 1 });
      } else errors = fail(vErrors ??= [], instancePath + "/search", "type", { type: "string" });
    }
    if (data.sortField !== void 0) {
      let data5 = data.sortField;
      if (typeof data5 !== "string") errors = fail(vErrors ??= [], instancePath + "/sortField", "type", { type: "string" });
      if (!(data5 === "id" || data5 === "name")) errors = fail(vErrors ??= [], instancePath + "/sortField", "enum", { allowedValues: schema294.properties.sortField.enum });
    }
    if (data.sortDirection !== void 0) {
      if (!validate57(data.sortDirection, { instancePath: instancePath + "/sortDirection" })) errors = (vErrors = join(vErrors, validate57.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate752.errors = vErrors;
  return errors === 0;
}
var userCompanyGetAllPaged200 = validate754;
function validate754(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
      if (!validate126(data[i0], { instancePath: instancePath + "/" + i0 })) errors = (vErrors = join(vErrors, validate126.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "array" });
  validate754.errors = vErrors;
  return errors === 0;
}
var companyGetAllPagedQuery = validate756;
var schema296 = { "type": "object", "additionalProperties": false, "properties": { "apiVersion": { "type": "string", "pattern": "^[0-9]{8}$" }, "pageNumber": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 2147483647 }, "pageSize": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 50 }, "idAfter": { "type": "integer", "format": "int32", "minimum": 0, "maximum": 2147483647 }, "search": { "type": "string", "minLength": 1, "maxLength": 255 }, "enabled": { "type": "boolean" }, "sortField": { "type": "string", "enum": ["id", "name"] }, "sortDirection": { "$ref": "SortDirection" } } };
function validate756(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      if (!(key0 === "apiVersion" || key0 === "pageNumber" || key0 === "pageSize" || key0 === "idAfter" || key0 === "search" || key0 === "enabled" || key0 === "sortField" || key0 === "sortDirection")) errors = fail(vErrors ??= [], instancePath, "additionalProperties", { additionalProperty: key0 });
    }
    if (data.apiVersion !== void 0) {
      let data0 = data.apiVersion;
      if (typeof data0 === "string") {
        if (!pattern72.test(data0)) errors = fail(vErrors ??= [], instancePath + "/apiVersion", "pattern", { pattern: "^[0-9]{8}$" });
      } else errors = fail(vErrors ??= [], instancePath + "/apiVersion", "type", { type: "string" });
    }
    if (data.pageNumber !== void 0) {
      let data1 = data.pageNumber;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) errors = fail(vErrors ??= [], instancePath + "/pageNumber", "type", { type: "integer" });
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 2147483647 || isNaN(data1)) errors = fail(vErrors ??= [], instancePath + "/pageNumber", "maximum", { comparison: "<=", limit: 2147483647 });
        if (data1 < 1 || isNaN(data1)) errors = fail(vErrors ??= [], instancePath + "/pageNumber", "minimum", { comparison: ">=", limit: 1 });
        if (!formats4.validate(data1)) errors = fail(vErrors ??= [], instancePath + "/pageNumber", "format", { format: "int32" });
      }
    }
    if (data.pageSize !== void 0) {
      let data2 = data.pageSize;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) errors = fail(vErrors ??= [], instancePath + "/pageSize", "type", { type: "integer" });
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 50 || isNaN(data2)) errors = fail(vErrors ??= [], instancePath + "/pageSize", "maximum", { comparison: "<=", limit: 50 });
        if (data2 < 1 || isNaN(data2)) errors = fail(vErrors ??= [], instancePath + "/pageSize", "minimum", { comparison: ">=", limit: 1 });
        if (!formats4.validate(data2)) errors = fail(vErrors ??= [], instancePath + "/pageSize", "format", { format: "int32" });
      }
    }
    if (data.idAfter !== void 0) {
      let data3 = data.idAfter;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) errors = fail(vErrors ??= [], instancePath + "/idAfter", "type", { type: "integer" });
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 2147483647 || isNaN(data3)) errors = fail(vErrors ??= [], instancePath + "/idAfter", "maximum", { comparison: "<=", limit: 2147483647 });
        if (data3 < 0 || isNaN(data3)) errors = fail(vErrors ??= [], instancePath + "/idAfter", "minimum", { comparison: ">=", limit: 0 });
        if (!formats4.validate(data3)) errors = fail(vErrors ??= [], instancePath + "/idAfter", "format", { format: "int32" });
      }
    }
    if (data.search !== void 0) {
      let data4 = data.search;
      if (typeof data4 === "string") {
        if (func1(data4) > 255) errors = fail(vErrors ??= [], instancePath + "/search", "maxLength", { limit: 255 });
        if (func1(data4) < 1) errors = fail(vErrors ??= [], instancePath + "/search", "minLength", { limit: 1 });
      } else errors = fail(vErrors ??= [], instancePath + "/search", "type", { type: "string" });
    }
    if (data.enabled !== void 0) {
      if (typeof data.enabled !== "boolean") errors = fail(vErrors ??= [], instancePath + "/enabled", "type", { type: "boolean" });
    }
    if (data.sortField !== void 0) {
      let data6 = data.sortField;
      if (typeof data6 !== "string") errors = fail(vErrors ??= [], instancePath + "/sortField", "type", { type: "string" });
      if (!(data6 === "id" || data6 === "name")) errors = fail(vErrors ??= [], instancePath + "/sortField", "enum", { allowedValues: schema296.properties.sortField.enum });
    }
    if (data.sortDirection !== void 0) {
      if (!validate57(data.sortDirection, { instancePath: instancePath + "/sortDirection" })) errors = (vErrors = join(vErrors, validate57.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate756.errors = vErrors;
  return errors === 0;
}
var companyGetAllPaged200 = validate758;
function validate758(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
      if (!validate146(data[i0], { instancePath: instancePath + "/" + i0 })) errors = (vErrors = join(vErrors, validate146.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "array" });
  validate758.errors = vErrors;
  return errors === 0;
}
var companyDeepDeletionQuery = validate760;
function validate760(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      if (!(key0 === "apiVersion" || key0 === "deep")) errors = fail(vErrors ??= [], instancePath, "additionalProperties", { additionalProperty: key0 });
    }
    if (data.apiVersion !== void 0) {
      let data0 = data.apiVersion;
      if (typeof data0 === "string") {
        if (!pattern72.test(data0)) errors = fail(vErrors ??= [], instancePath + "/apiVersion", "pattern", { pattern: "^[0-9]{8}$" });
      } else errors = fail(vErrors ??= [], instancePath + "/apiVersion", "type", { type: "string" });
    }
    if (data.deep !== void 0) {
      if (typeof data.deep !== "boolean") errors = fail(vErrors ??= [], instancePath + "/deep", "type", { type: "boolean" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate760.errors = vErrors;
  return errors === 0;
}
var companyGroupGetAllPagedQuery = validate761;
var schema299 = { "type": "object", "additionalProperties": false, "properties": { "apiVersion": { "type": "string", "pattern": "^[0-9]{8}$" }, "pageNumber": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 2147483647 }, "pageSize": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 50 }, "idAfter": { "type": "integer", "format": "int32", "minimum": 0, "maximum": 2147483647 }, "userCompanyId": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 2147483647 }, "sortField": { "type": "string", "enum": ["id", "name"] }, "sortDirection": { "$ref": "SortDirection" } } };
function validate761(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      if (!(key0 === "apiVersion" || key0 === "pageNumber" || key0 === "pageSize" || key0 === "idAfter" || key0 === "userCompanyId" || key0 === "sortField" || key0 === "sortDirection")) errors = fail(vErrors ??= [], instancePath, "additionalProperties", { additionalProperty: key0 });
    }
    if (data.apiVersion !== void 0) {
      let data0 = data.apiVersion;
      if (typeof data0 === "string") {
        if (!pattern72.test(data0)) errors = fail(vErrors ??= [], instancePath + "/apiVersion", "pattern", { pattern: "^[0-9]{8}$" });
      } else errors = fail(vErrors ??= [], instancePath + "/apiVersion", "type", { type: "string" });
    }
    if (data.pageNumber !== void 0) {
      let data1 = data.pageNumber;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) errors = fail(vErrors ??= [], instancePath + "/pageNumber", "type", { type: "integer" });
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 2147483647 || isNaN(data1)) errors = fail(vErrors ??= [], instancePath + "/pageNumber", "maximum", { comparison: "<=", limit: 2147483647 });
        if (data1 < 1 || isNaN(data1)) errors = fail(vErrors ??= [], instancePath + "/pageNumber", "minimum", { comparison: ">=", limit: 1 });
        if (!formats4.validate(data1)) errors = fail(vErrors ??= [], instancePath + "/pageNumber", "format", { format: "int32" });
      }
    }
    if (data.pageSize !== void 0) {
      let data2 = data.pageSize;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) errors = fail(vErrors ??= [], instancePath + "/pageSize", "type", { type: "integer" });
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 50 || isNaN(data2)) errors = fail(vErrors ??= [], instancePath + "/pageSize", "maximum", { comparison: "<=", limit: 50 });
        if (data2 < 1 || isNaN(data2)) errors = fail(vErrors ??= [], instancePath + "/pageSize", "minimum", { comparison: ">=", limit: 1 });
        if (!formats4.validate(data2)) errors = fail(vErrors ??= [], instancePath + "/pageSize", "format", { format: "int32" });
      }
    }
    if (data.idAfter !== void 0) {
      let data3 = data.idAfter;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) errors = fail(vErrors ??= [], instancePath + "/idAfter", "type", { type: "integer" });
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 2147483647 || isNaN(data3)) errors = fail(vErrors ??= [], instancePath + "/idAfter", "maximum", { comparison: "<=", limit: 2147483647 });
        if (data3 < 0 || isNaN(data3)) errors = fail(vErrors ??= [], instancePath + "/idAfter", "minimum", { comparison: ">=", limit: 0 });
        if (!formats4.validate(data3)) errors = fail(vErrors ??= [], instancePath + "/idAfter", "format", { format: "int32" });
      }
    }
    if (data.userCompanyId !== void 0) {
      let data4 = data.userCompanyId;
      if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) errors = fail(vErrors ??= [], instancePath + "/userCompanyId", "type", { type: "integer" });
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 > 2147483647 || isNaN(data4)) errors = fail(vErrors ??= [], instancePath + "/userCompanyId", "maximum", { comparison: "<=", limit: 2147483647 });
        if (data4 < 1 || isNaN(data4)) errors = fail(vErrors ??= [], instancePath + "/userCompanyId", "minimum", { comparison: ">=", limit: 1 });
        if (!formats4.validate(data4)) errors = fail(vErrors ??= [], instancePath + "/userCompanyId", "format", { format: "int32" });
      }
    }
    if (data.sortField !== void 0) {
      let data5 = data.sortField;
      if (typeof data5 !== "string") errors = fail(vErrors ??= [], instancePath + "/sortField", "type", { type: "string" });
      if (!(data5 === "id" || data5 === "name")) errors = fail(vErrors ??= [], instancePath + "/sortField", "enum", { allowedValues: schema299.properties.sortField.enum });
    }
    if (data.sortDirection !== void 0) {
      if (!validate57(data.sortDirection, { instancePath: instancePath + "/sortDirection" })) errors = (vErrors = join(vErrors, validate57.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate761.errors = vErrors;
  return errors === 0;
}
var companyGroupGetAllPaged200 = validate763;
function validate763(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
      if (!validate169(data[i0], { instancePath: instancePath + "/" + i0 })) errors = (vErrors = join(vErrors, validate169.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "array" });
  validate763.errors = vErrors;
  return errors === 0;
}
var paymentMethodGetAllPagedQuery = validate765;
var schema301 = { "type": "object", "additionalProperties": false, "properties": { "apiVersion": { "type": "string", "pattern": "^[0-9]{8}$" }, "pageNumber": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 2147483647 }, "pageSize": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 50 }, "idAfter": { "type": "integer", "format": "int32", "minimum": 0, "maximum": 2147483647 }, "userId": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 2147483647 }, "sortField": { "type": "string", "enum": ["id", "label"] }, "sortDirection": { "$ref": "SortDirection" } } };
function validate765(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      if (!(key0 === "apiVersion" || key0 === "pageNumber" || key0 === "pageSize" || key0 === "idAfter" || key0 === "userId" || key0 === "sortField" || key0 === "sortDirection")) errors = fail(vErrors ??= [], instancePath, "additionalProperties", { additionalProperty: key0 });
    }
    if (data.apiVersion !== void 0) {
      let data0 = data.apiVersion;
      if (typeof data0 === "string") {
        if (!pattern72.test(data0)) errors = fail(vErrors ??= [], instancePath + "/apiVersion", "pattern", { pattern: "^[0-9]{8}$" });
      } else errors = fail(vErrors ??= [], instancePath + "/apiVersion", "type", { type: "string" });
    }
    if (data.pageNumber !== void 0) {
      let data1 = data.pageNumber;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) errors = fail(vErrors ??= [], instancePath + "/pageNumber", "type", { type: "integer" });
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 2147483647 || isNaN(data1)) errors = fail(vErrors ??= [], instancePath + "/pageNumber", "maximum", { comparison: "<=", limit: 2147483647 });
        if (data1 < 1 || isNaN(data1)) errors = fail(vErrors ??= [], instancePath + "/pageNumber", "minimum", { comparison: ">=", limit: 1 });
        if (!formats4.validate(data1)) errors = fail(vErrors ??= [], instancePath + "/pageNumber", "format", { format: "int32" });
      }
    }
    if (data.pageSize !== void 0) {
      let data2 = data.pageSize;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) errors = fail(vErrors ??= [], instancePath + "/pageSize", "type", { type: "integer" });
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 50 || isNaN(data2)) errors = fail(vErrors ??= [], instancePath + "/pageSize", "maximum", { comparison: "<=", limit: 50 });
        if (data2 < 1 || isNaN(data2)) errors = fail(vErrors ??= [], instancePath + "/pageSize", "minimum", { comparison: ">=", limit: 1 });
        if (!formats4.validate(data2)) errors = fail(vErrors ??= [], instancePath + "/pageSize", "format", { format: "int32" });
      }
    }
    if (data.idAfter !== void 0) {
      let data3 = data.idAfter;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) errors = fail(vErrors ??= [], instancePath + "/idAfter", "type", { type: "integer" });
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 2147483647 || isNaN(data3)) errors = fail(vErrors ??= [], instancePath + "/idAfter", "maximum", { comparison: "<=", limit: 2147483647 });
        if (data3 < 0 || isNaN(data3)) errors = fail(vErrors ??= [], instancePath + "/idAfter", "minimum", { comparison: ">=", limit: 0 });
        if (!formats4.validate(data3)) errors = fail(vErrors ??= [], instancePath + "/idAfter", "format", { format: "int32" });
      }
    }
    if (data.userId !== void 0) {
      let data4 = data.userId;
      if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) errors = fail(vErrors ??= [], instancePath + "/userId", "type", { type: "integer" });
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 > 2147483647 || isNaN(data4)) errors = fail(vErrors ??= [], instancePath + "/userId", "maximum", { comparison: "<=", limit: 2147483647 });
        if (data4 < 1 || isNaN(data4)) errors = fail(vErrors ??= [], instancePath + "/userId", "minimum", { comparison: ">=", limit: 1 });
        if (!formats4.validate(data4)) errors = fail(vErrors ??= [], instancePath + "/userId", "format", { format: "int32" });
      }
    }
    if (data.sortField !== void 0) {
      let data5 = data.sortField;
      if (typeof data5 !== "string") errors = fail(vErrors ??= [], instancePath + "/sortField", "type", { type: "string" });
      if (!(data5 === "id" || data5 === "label")) errors = fail(vErrors ??= [], instancePath + "/sortField", "enum", { allowedValues: schema301.properties.sortField.enum });
    }
    if (data.sortDirection !== void 0) {
      if (!validate57(data.sortDirection, { instancePath: instancePath + "/sortDirection" })) errors = (vErrors = join(vErrors, validate57.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate765.errors = vErrors;
  return errors === 0;
}
var paymentMethodGetAllPaged200 = validate767;
function validate767(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
      if (!validate175(data[i0], { instancePath: instancePath + "/" + i0 })) errors = (vErrors = join(vErrors, validate175.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "array" });
  validate767.errors = vErrors;
  return errors === 0;
}
var notifyGetAllPagedQuery = validate769;
var schema303 = { "type": "object", "additionalProperties": false, "properties": { "apiVersion": { "type": "string", "pattern": "^[0-9]{8}$" }, "pageNumber": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 2147483647 }, "pageSize": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 50 }, "idAfter": { "type": "integer", "format": "int32", "minimum": 0, "maximum": 2147483647 }, "expired": { "type": "boolean" }, "sortField": { "type": "string", "enum": ["id", "start", "end"] }, "sortDirection": { "$ref": "SortDirection" } } };
function validate769(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      if (!(key0 === "apiVersion" || key0 === "pageNumber" || key0 === "pageSize" || key0 === "idAfter" || key0 === "expired" || key0 === "sortField" || key0 === "sortDirection")) errors = fail(vErrors ??= [], instancePath, "additionalProperties", { additionalProperty: key0 });
    }
    if (data.apiVersion !== void 0) {
      let data0 = data.apiVersion;
      if (typeof data0 === "string") {
        if (!pattern72.test(data0)) errors = fail(vErrors ??= [], instancePath + "/apiVersion", "pattern", { pattern: "^[0-9]{8}$" });
      } else errors = fail(vErrors ??= [], instancePath + "/apiVersion", "type", { type: "string" });
    }
    if (data.pageNumber !== void 0) {
      let data1 = data.pageNumber;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) errors = fail(vErrors ??= [], instancePath + "/pageNumber", "type", { type: "integer" });
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 2147483647 || isNaN(data1)) errors = fail(vErrors ??= [], instancePath + "/pageNumber", "maximum", { comparison: "<=", limit: 2147483647 });
        if (data1 < 1 || isNaN(data1)) errors = fail(vErrors ??= [], instancePath + "/pageNumber", "minimum", { comparison: ">=", limit: 1 });
        if (!formats4.validate(data1)) errors = fail(vErrors ??= [], instancePath + "/pageNumber", "format", { format: "int32" });
      }
    }
    if (data.pageSize !== void 0) {
      let data2 = data.pageSize;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) errors = fail(vErrors ??= [], instancePath + "/pageSize", "type", { type: "integer" });
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 50 || isNaN(data2)) errors = fail(vErrors ??= [], instancePath + "/pageSize", "maximum", { comparison: "<=", limit: 50 });
        if (data2 < 1 || isNaN(data2)) errors = fail(vErrors ??= [], instancePath + "/pageSize", "minimum", { comparison: ">=", limit: 1 });
        if (!formats4.validate(data2)) errors = fail(vErrors ??= [], instancePath + "/pageSize", "format", { format: "int32" });
      }
    }
    if (data.idAfter !== void 0) {
      let data3 = data.idAfter;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) errors = fail(vErrors ??= [], instancePath + "/idAfter", "type", { type: "integer" });
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 2147483647 || isNaN(data3)) errors = fail(vErrors ??= [], instancePath + "/idAfter", "maximum", { comparison: "<=", limit: 2147483647 });
        if (data3 < 0 || isNaN(data3)) errors = fail(vErrors ??= [], instancePath + "/idAfter", "minimum", { comparison: ">=", limit: 0 });
        if (!formats4.validate(data3)) errors = fail(vErrors ??= [], instancePath + "/idAfter", "format", { format: "int32" });
      }
    }
    if (data.expired !== void 0) {
      if (typeof data.expired !== "boolean") errors = fail(vErrors ??= [], instancePath + "/expired", "type", { type: "boolean" });
    }
    if (data.sortField !== void 0) {
      let data5 = data.sortField;
      if (typeof data5 !== "string") errors = fail(vErrors ??= [], instancePath + "/sortField", "type", { type: "string" });
      if (!(data5 === "id" || data5 === "start" || data5 === "end")) errors = fail(vErrors ??= [], instancePath + "/sortField", "enum", { allowedValues: schema303.properties.sortField.enum });
    }
    if (data.sortDirection !== void 0) {
      if (!validate57(data.sortDirection, { instancePath: instancePath + "/sortDirection" })) errors = (vErrors = join(vErrors, validate57.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate769.errors = vErrors;
  return errors === 0;
}
var notifyGetAllPaged200 = validate771;
function validate771(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
      if (!validate179(data[i0], { instancePath: instancePath + "/" + i0 })) errors = (vErrors = join(vErrors, validate179.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "array" });
  validate771.errors = vErrors;
  return errors === 0;
}
var messageGetAllPagedQuery = validate773;
var schema305 = { "type": "object", "additionalProperties": false, "properties": { "apiVersion": { "type": "string", "pattern": "^[0-9]{8}$" }, "pageNumber": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 2147483647 }, "pageSize": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 50 }, "idAfter": { "type": "integer", "format": "int32", "minimum": 0, "maximum": 2147483647 }, "search": { "type": "string", "minLength": 1, "maxLength": 255 }, "userId": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 2147483647 }, "sortField": { "type": "string", "enum": ["id", "createdAt"] }, "sortDirection": { "$ref": "SortDirection" } } };
function validate773(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      if (!(key0 === "apiVersion" || key0 === "pageNumber" || key0 === "pageSize" || key0 === "idAfter" || key0 === "search" || key0 === "userId" || key0 === "sortField" || key0 === "sortDirection")) errors = fail(vErrors ??= [], instancePath, "additionalProperties", { additionalProperty: key0 });
    }
    if (data.apiVersion !== void 0) {
      let data0 = data.apiVersion;
      if (typeof data0 === "string") {
        if (!pattern72.test(data0)) errors = fail(vErrors ??= [], instancePath + "/apiVersion", "pattern", { pattern: "^[0-9]{8}$" });
      } else errors = fail(vErrors ??= [], instancePath + "/apiVersion", "type", { type: "string" });
    }
    if (data.pageNumber !== void 0) {
      let data1 = data.pageNumber;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) errors = fail(vErrors ??= [], instancePath + "/pageNumber", "type", { type: "integer" });
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 2147483647 || isNaN(data1)) errors = fail(vErrors ??= [], instancePath + "/pageNumber", "maximum", { comparison: "<=", limit: 2147483647 });
        if (data1 < 1 || isNaN(data1)) errors = fail(vErrors ??= [], instancePath + "/pageNumber", "minimum", { comparison: ">=", limit: 1 });
        if (!formats4.validate(data1)) errors = fail(vErrors ??= [], instancePath + "/pageNumber", "format", { format: "int32" });
      }
    }
    if (data.pageSize !== void 0) {
      let data2 = data.pageSize;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) errors = fail(vErrors ??= [], instancePath + "/pageSize", "type", { type: "integer" });
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 50 || isNaN(data2)) errors = fail(vErrors ??= [], instancePath + "/pageSize", "maximum", { comparison: "<=", limit: 50 });
        if (data2 < 1 || isNaN(data2)) errors = fail(vErrors ??= [], instancePath + "/pageSize", "minimum", { comparison: ">=", limit: 1 });
        if (!formats4.validate(data2)) errors = fail(vErrors ??= [], instancePath + "/pageSize", "format", { format: "int32" });
      }
    }
    if (data.idAfter !== void 0) {
      let data3 = data.idAfter;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) errors = fail(vErrors ??= [], instancePath + "/idAfter", "type", { type: "integer" });
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 2147483647 || isNaN(data3)) errors = fail(vErrors ??= [], instancePath + "/idAfter", "maximum", { comparison: "<=", limit: 2147483647 });
        if (data3 < 0 || isNaN(data3)) errors = fail(vErrors ??= [], instancePath + "/idAfter", "minimum", { comparison: ">=", limit: 0 });
        if (!formats4.validate(data3)) errors = fail(vErrors ??= [], instancePath + "/idAfter", "format", { format: "int32" });
      }
    }
    if (data.search !== void 0) {
      let data4 = data.search;
      if (typeof data4 === "string") {
        if (func1(data4) > 255) errors = fail(vErrors ??= [], instancePath + "/search", "maxLength", { limit: 255 });
        if (func1(data4) < 1) errors = fail(vErrors ??= [], instancePath + "/search", "minLength", { limit: 1 });
      } else errors = fail(vErrors ??= [], instancePath + "/search", "type", { type: "string" });
    }
    if (data.userId !== void 0) {
      let data5 = data.userId;
      if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) errors = fail(vErrors ??= [], instancePath + "/userId", "type", { type: "integer" });
      if (typeof data5 == "number" && isFinite(data5)) {
        if (data5 > 2147483647 || isNaN(data5)) errors = fail(vErrors ??= [], instancePath + "/userId", "maximum", { comparison: "<=", limit: 2147483647 });
        if (data5 < 1 || isNaN(data5)) errors = fail(vErrors ??= [], instancePath + "/userId", "minimum", { comparison: ">=", limit: 1 });
        if (!formats4.validate(data5)) errors = fail(vErrors ??= [], instancePath + "/userId", "format", { format: "int32" });
      }
    }
    if (data.sortField !== void 0) {
      let data6 = data.sortField;
      if (typeof data6 !== "string") errors = fail(vErrors ??= [], instancePath + "/sortField", "type", { type: "string" });
      if (!(data6 === "id" || data6 === "createdAt")) errors = fail(vErrors ??= [], instancePath + "/sortField", "enum", { allowedValues: schema305.properties.sortField.enum });
    }
    if (data.sortDirection !== void 0) {
      if (!validate57(data.sortDirection, { instancePath: instancePath + "/sortDirection" })) errors = (vErrors = join(vErrors, validate57.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate773.errors = vErrors;
  return errors === 0;
}
var messageGetAllPaged200 = validate775;
function validate775(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
      if (!validate189(data[i0], { instancePath: instancePath + "/" + i0 })) errors = (vErrors = join(vErrors, validate189.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "array" });
  validate775.errors = vErrors;
  return errors === 0;
}
var commentGetAllPagedQuery = validate777;
var schema307 = { "type": "object", "additionalProperties": false, "properties": { "apiVersion": { "type": "string", "pattern": "^[0-9]{8}$" }, "pageNumber": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 2147483647 }, "pageSize": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 50 }, "idAfter": { "type": "integer", "format": "int32", "minimum": 0, "maximum": 2147483647 }, "productId": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 2147483647 }, "userId": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 2147483647 }, "sortField": { "type": "string", "enum": ["id", "date", "rating"] }, "sortDirection": { "$ref": "SortDirection" } } };
function validate777(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      if (!(key0 === "apiVersion" || key0 === "pageNumber" || key0 === "pageSize" || key0 === "idAfter" || key0 === "productId" || key0 === "userId" || key0 === "sortField" || key0 === "sortDirection")) errors = fail(vErrors ??= [], instancePath, "additionalProperties", { additionalProperty: key0 });
    }
    if (data.apiVersion !== void 0) {
      let data0 = data.apiVersion;
      if (typeof data0 === "string") {
        if (!pattern72.test(data0)) errors = fail(vErrors ??= [], instancePath + "/apiVersion", "pattern", { pattern: "^[0-9]{8}$" });
      } else errors = fail(vErrors ??= [], instancePath + "/apiVersion", "type", { type: "string" });
    }
    if (data.pageNumber !== void 0) {
      let data1 = data.pageNumber;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) errors = fail(vErrors ??= [], instancePath + "/pageNumber", "type", { type: "integer" });
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 2147483647 || isNaN(data1)) errors = fail(vErrors ??= [], instancePath + "/pageNumber", "maximum", { comparison: "<=", limit: 2147483647 });
        if (data1 < 1 || isNaN(data1)) errors = fail(vErrors ??= [], instancePath + "/pageNumber", "minimum", { comparison: ">=", limit: 1 });
        if (!formats4.validate(data1)) errors = fail(vErrors ??= [], instancePath + "/pageNumber", "format", { format: "int32" });
      }
    }
    if (data.pageSize !== void 0) {
      let data2 = data.pageSize;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) errors = fail(vErrors ??= [], instancePath + "/pageSize", "type", { type: "integer" });
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 50 || isNaN(data2)) errors = fail(vErrors ??= [], instancePath + "/pageSize", "maximum", { comparison: "<=", limit: 50 });
        if (data2 < 1 || isNaN(data2)) errors = fail(vErrors ??= [], instancePath + "/pageSize", "minimum", { comparison: ">=", limit: 1 });
        if (!formats4.validate(data2)) errors = fail(vErrors ??= [], instancePath + "/pageSize", "format", { format: "int32" });
      }
    }
    if (data.idAfter !== void 0) {
      let data3 = data.idAfter;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) errors = fail(vErrors ??= [], instancePath + "/idAfter", "type", { type: "integer" });
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 2147483647 || isNaN(data3)) errors = fail(vErrors ??= [], instancePath + "/idAfter", "maximum", { comparison: "<=", limit: 2147483647 });
        if (data3 < 0 || isNaN(data3)) errors = fail(vErrors ??= [], instancePath + "/idAfter", "minimum", { comparison: ">=", limit: 0 });
        if (!formats4.validate(data3)) errors = fail(vErrors ??= [], instancePath + "/idAfter", "format", { format: "int32" });
      }
    }
    if (data.productId !== void 0) {
      let data4 = data.productId;
      if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) errors = fail(vErrors ??= [], instancePath + "/productId", "type", { type: "integer" });
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 > 2147483647 || isNaN(data4)) errors = fail(vErrors ??= [], instancePath + "/productId", "maximum", { comparison: "<=", limit: 2147483647 });
        if (data4 < 1 || isNaN(data4)) errors = fail(vErrors ??= [], instancePath + "/productId", "minimum", { comparison: ">=", limit: 1 });
        if (!formats4.validate(data4)) errors = fail(vErrors ??= [], instancePath + "/productId", "format", { format: "int32" });
      }
    }
    if (data.userId !== void 0) {
      let data5 = data.userId;
      if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) errors = fail(vErrors ??= [], instancePath + "/userId", "type", { type: "integer" });
      if (typeof data5 == "number" && isFinite(data5)) {
        if (data5 > 2147483647 || isNaN(data5)) errors = fail(vErrors ??= [], instancePath + "/userId", "maximum", { comparison: "<=", limit: 2147483647 });
        if (data5 < 1 || isNaN(data5)) errors = fail(vErrors ??= [], instancePath + "/userId", "minimum", { comparison: ">=", limit: 1 });
        if (!formats4.validate(data5)) errors = fail(vErrors ??= [], instancePath + "/userId", "format", { format: "int32" });
      }
    }
    if (data.sortField !== void 0) {
      let data6 = data.sortField;
      if (typeof data6 !== "string") errors = fail(vErrors ??= [], instancePath + "/sortField", "type", { type: "string" });
      if (!(data6 === "id" || data6 === "date" || data6 === "rating")) errors = fail(vErrors ??= [], instancePath + "/sortField", "enum", { allowedValues: schema307.properties.sortField.enum });
    }
    if (data.sortDirection !== void 0) {
      if (!validate57(data.sortDirection, { instancePath: instancePath + "/sortDirection" })) errors = (vErrors = join(vErrors, validate57.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate777.errors = vErrors;
  return errors === 0;
}
var commentGetAllPaged200 = validate779;
function validate779(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
      if (!validate195(data[i0], { instancePath: instancePath + "/" + i0 })) errors = (vErrors = join(vErrors, validate195.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "array" });
  validate779.errors = vErrors;
  return errors === 0;
}
var cloudCredentialGetAllPagedQuery = validate781;
var schema309 = { "type": "object", "additionalProperties": false, "properties": { "apiVersion": { "type": "string", "pattern": "^[0-9]{8}$" }, "pageNumber": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 2147483647 }, "pageSize": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 50 }, "idAfter": { "type": "integer", "format": "int32", "minimum": 0, "maximum": 2147483647 }, "subscriptionId": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 2147483647 }, "sortField": { "type": "string", "enum": ["id", "name"] }, "sortDirection": { "$ref": "SortDirection" } } };
function validate781(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      if (!(key0 === "apiVersion" || key0 === "pageNumber" || key0 === "pageSize" || key0 === "idAfter" || key0 === "subscriptionId" || key0 === "sortField" || key0 === "sortDirection")) errors = fail(vErrors ??= [], instancePath, "additionalProperties", { additionalProperty: key0 });
    }
    if (data.apiVersion !== void 0) {
      let data0 = data.apiVersion;
      if (typeof data0 === "string") {
        if (!pattern72.test(data0)) errors = fail(vErrors ??= [], instancePath + "/apiVersion", "pattern", { pattern: "^[0-9]{8}$" });
      } else errors = fail(vErrors ??= [], instancePath + "/apiVersion", "type", { type: "string" });
    }
    if (data.pageNumber !== void 0) {
      let data1 = data.pageNumber;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) errors = fail(vErrors ??= [], instancePath + "/pageNumber", "type", { type: "integer" });
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 2147483647 || isNaN(data1)) errors = fail(vErrors ??= [], instancePath + "/pageNumber", "maximum", { comparison: "<=", limit: 2147483647 });
        if (data1 < 1 || isNaN(data1)) errors = fail(vErrors ??= [], instancePath + "/pageNumber", "minimum", { comparison: ">=", limit: 1 });
        if (!formats4.validate(data1)) errors = fail(vErrors ??= [], instancePath + "/pageNumber", "format", { format: "int32" });
      }
    }
    if (data.pageSize !== void 0) {
      let data2 = data.pageSize;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) errors = fail(vErrors ??= [], instancePath + "/pageSize", "type", { type: "integer" });
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 50 || isNaN(data2)) errors = fail(vErrors ??= [], instancePath + "/pageSize", "maximum", { comparison: "<=", limit: 50 });
        if (data2 < 1 || isNaN(data2)) errors = fail(vErrors ??= [], instancePath + "/pageSize", "minimum", { comparison: ">=", limit: 1 });
        if (!formats4.validate(data2)) errors = fail(vErrors ??= [], instancePath + "/pageSize", "format", { format: "int32" });
      }
    }
    if (data.idAfter !== void 0) {
      let data3 = data.idAfter;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) errors = fail(vErrors ??= [], instancePath + "/idAfter", "type", { type: "integer" });
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 2147483647 || isNaN(data3)) errors = fail(vErrors ??= [], instancePath + "/idAfter", "maximum", { comparison: "<=", limit: 2147483647 });
        if (data3 < 0 || isNaN(data3)) errors = fail(vErrors ??= [], instancePath + "/idAfter", "minimum", { comparison: ">=", limit: 0 });
        if (!formats4.validate(data3)) errors = fail(vErrors ??= [], instancePath + "/idAfter", "format", { format: "int32" });
      }
    }
    if (data.subscriptionId !== void 0) {
      let data4 = data.subscriptionId;
      if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) errors = fail(vErrors ??= [], instancePath + "/subscriptionId", "type", { type: "integer" });
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 > 2147483647 || isNaN(data4)) errors = fail(vErrors ??= [], instancePath + "/subscriptionId", "maximum", { comparison: "<=", limit: 2147483647 });
        if (data4 < 1 || isNaN(data4)) errors = fail(vErrors ??= [], instancePath + "/subscriptionId", "minimum", { comparison: ">=", limit: 1 });
        if (!formats4.validate(data4)) errors = fail(vErrors ??= [], instancePath + "/subscriptionId", "format", { format: "int32" });
      }
    }
    if (data.sortField !== void 0) {
      let data5 = data.sortField;
      if (typeof data5 !== "string") errors = fail(vErrors ??= [], instancePath + "/sortField", "type", { type: "string" });
      if (!(data5 === "id" || data5 === "name")) errors = fail(vErrors ??= [], instancePath + "/sortField", "enum", { allowedValues: schema309.properties.sortField.enum });
    }
    if (data.sortDirection !== void 0) {
      if (!validate57(data.sortDirection, { instancePath: instancePath + "/sortDirection" })) errors = (vErrors = join(vErrors, validate57.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate781.errors = vErrors;
  return errors === 0;
}
var cloudCredentialGetAllPaged200 = validate783;
function validate783(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
      if (!validate204(data[i0], { instancePath: instancePath + "/" + i0 })) errors = (vErrors = join(vErrors, validate204.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "array" });
  validate783.errors = vErrors;
  return errors === 0;
}
var countryCodesGetQuery = validate785;
var pattern87 = new RegExp("^[A-Za-z]{2}$", "u");
function validate785(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      if (!(key0 === "apiVersion" || key0 === "language" || key0 === "country")) errors = fail(vErrors ??= [], instancePath, "additionalProperties", { additionalProperty: key0 });
    }
    if (data.apiVersion !== void 0) {
      let data0 = data.apiVersion;
      if (typeof data0 === "string") {
        if (!pattern72.test(data0)) errors = fail(vErrors ??= [], instancePath + "/apiVersion", "pattern", { pattern: "^[0-9]{8}$" });
      } else errors = fail(vErrors ??= [], instancePath + "/apiVersion", "type", { type: "string" });
    }
    if (data.language !== void 0) {
      if (!validate76(data.language, { instancePath: instancePath + "/language" })) errors = (vErrors = join(vErrors, validate76.errors)).length;
    }
    if (data.country !== void 0) {
      let data2 = data.country;
      if (typeof data2 === "string") {
        if (!pattern87.test(data2)) errors = fail(vErrors ??= [], instancePath + "/country", "pattern", { pattern: "^[A-Za-z]{2}$" });
      } else errors = fail(vErrors ??= [], instancePath + "/country", "type", { type: "string" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate785.errors = vErrors;
  return errors === 0;
}
var countryCodesGet200 = validate787;
var schema312 = { "if": { "type": ["array"] }, "then": { "type": "array", "items": { "$ref": "CountryCodeDTO" } }, "else": { "if": { "type": ["object"] }, "then": { "$ref": "CountryCodeDTO" }, "else": { "type": ["array", "object"] } } };
function validate787(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = true;
  const _errs1 = errors;
  if (!Array.isArray(data)) {
    errors = (vErrors ??= []).push({});
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
    if (Array.isArray(data)) {
      const len0 = data.length;
      for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
        if (!validate214(data[i0], { instancePath: instancePath + "/" + i0 })) errors = (vErrors = join(vErrors, validate214.errors)).length;
      }
    } else errors = fail(vErrors ??= [], instancePath, "type", { type: "array" });
    var _valid0 = _errs3 === errors;
    valid0 = _valid0;
    ifClause0 = "then";
  } else {
    const _errs6 = errors;
    const _errs7 = errors;
    let valid3 = true;
    const _errs8 = errors;
    if (!(data && typeof data == "object" && !Array.isArray(data))) {
      errors = (vErrors ??= []).push({});
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
      if (!validate214(data, { instancePath })) errors = (vErrors = join(vErrors, validate214.errors)).length;
      var _valid1 = _errs10 === errors;
      valid3 = _valid1;
      ifClause1 = "then";
    } else {
      const _errs11 = errors;
      if (!data || typeof data != "object") errors = fail(vErrors ??= [], instancePath, "type", { type: schema312.else.else.type });
      var _valid1 = _errs11 === errors;
      valid3 = _valid1;
      ifClause1 = "else";
    }
    var _valid0 = _errs6 === errors;
    valid0 = _valid0;
    ifClause0 = "else";
  }
  validate787.errors = vErrors;
  return errors === 0;
}
var subscriptionGetAllPagedQuery = validate790;
var schema313 = { "type": "object", "additionalProperties": false, "properties": { "apiVersion": { "type": "string", "pattern": "^[0-9]{8}$" }, "pageNumber": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 2147483647 }, "pageSize": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 50 }, "idAfter": { "type": "integer", "format": "int32", "minimum": 0, "maximum": 2147483647 }, "search": { "type": "string", "minLength": 1, "maxLength": 255 }, "id": { "type": "array", "minItems": 1, "maxItems": 50, "items": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 2147483647 } }, "status": { "type": "array", "minItems": 1, "maxItems": 10, "items": { "type": "string", "allOf": [{ "enum": ["WAITING_PAYMENT", "PENDING", "DEPLOYED", "STOPPED", "UNDEPLOY_SENT", "UNDEPLOYED", "FAILED", "WAITING_FOR_PAYMENT"] }] } }, "type": { "$ref": "SubscriptionType" }, "product": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 2147483647 }, "metadata": { "type": "object", "maxProperties": 10, "additionalProperties": { "type": "string", "maxLength": 4096 } }, "sortField": { "type": "string", "enum": ["id", "name", "createdAt", "updatedAt", "endDate"] }, "sortDirection": { "$ref": "SortDirection" } } };
function validate790(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      if (!func30.call(schema313.properties, key0)) errors = fail(vErrors ??= [], instancePath, "additionalProperties", { additionalProperty: key0 });
    }
    if (data.apiVersion !== void 0) {
      let data0 = data.apiVersion;
      if (typeof data0 === "string") {
        if (!pattern72.test(data0)) errors = fail(vErrors ??= [], instancePath + "/apiVersion", "pattern", { pattern: "^[0-9]{8}$" });
      } else errors = fail(vErrors ??= [], instancePath + "/apiVersion", "type", { type: "string" });
    }
    if (data.pageNumber !== void 0) {
      let data1 = data.pageNumber;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) errors = fail(vErrors ??= [], instancePath + "/pageNumber", "type", { type: "integer" });
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 2147483647 || isNaN(data1)) errors = fail(vErrors ??= [], instancePath + "/pageNumber", "maximum", { comparison: "<=", limit: 2147483647 });
        if (data1 < 1 || isNaN(data1)) errors = fail(vErrors ??= [], instancePath + "/pageNumber", "minimum", { comparison: ">=", limit: 1 });
        if (!formats4.validate(data1)) errors = fail(vErrors ??= [], instancePath + "/pageNumber", "format", { format: "int32" });
      }
    }
    if (data.pageSize !== void 0) {
      let data2 = data.pageSize;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) errors = fail(vErrors ??= [], instancePath + "/pageSize", "type", { type: "integer" });
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 50 || isNaN(data2)) errors = fail(vErrors ??= [], instancePath + "/pageSize", "maximum", { comparison: "<=", limit: 50 });
        if (data2 < 1 || isNaN(data2)) errors = fail(vErrors ??= [], instancePath + "/pageSize", "minimum", { comparison: ">=", limit: 1 });
        if (!formats4.validate(data2)) errors = fail(vErrors ??= [], instancePath + "/pageSize", "format", { format: "int32" });
      }
    }
    if (data.idAfter !== void 0) {
      let data3 = data.idAfter;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) errors = fail(vErrors ??= [], instancePath + "/idAfter", "type", { type: "integer" });
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 2147483647 || isNaN(data3)) errors = fail(vErrors ??= [], instancePath + "/idAfter", "maximum", { comparison: "<=", limit: 2147483647 });
        if (data3 < 0 || isNaN(data3)) errors = fail(vErrors ??= [], instancePath + "/idAfter", "minimum", { comparison: ">=", limit: 0 });
        if (!formats4.validate(data3)) errors = fail(vErrors ??= [], instancePath + "/idAfter", "format", { format: "int32" });
      }
    }
    if (data.search !== void 0) {
      let data4 = data.search;
      if (typeof data4 === "string") {
        if (func1(data4) > 255) errors = fail(vErrors ??= [], instancePath + "/search", "maxLength", { limit: 255 });
        if (func1(data4) < 1) errors = fail(vErrors ??= [], instancePath + "/search", "minLength", { limit: 1 });
      } else errors = fail(vErrors ??= [], instancePath + "/search", "type", { type: "string" });
    }
    if (data.id !== void 0) {
      let data5 = data.id;
      if (Array.isArray(data5)) {
        if (data5.length > 50) errors = fail(vErrors ??= [], instancePath + "/id", "maxItems", { limit: 50 });
        if (data5.length < 1) errors = fail(vErrors ??= [], instancePath + "/id", "minItems", { limit: 1 });
        const len0 = data5.length;
        for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
          let data6 = data5[i0];
          if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) errors = fail(vErrors ??= [], instancePath + "/id/" + i0, "type", { type: "integer" });
          if (typeof data6 == "number" && isFinite(data6)) {
            if (data6 > 2147483647 || isNaN(data6)) errors = fail(vErrors ??= [], instancePath + "/id/" + i0, "maximum", { comparison: "<=", limit: 2147483647 });
            if (data6 < 1 || isNaN(data6)) errors = fail(vErrors ??= [], instancePath + "/id/" + i0, "minimum", { comparison: ">=", limit: 1 });
            if (!formats4.validate(data6)) errors = fail(vErrors ??= [], instancePath + "/id/" + i0, "format", { format: "int32" });
          }
        }
      } else errors = fail(vErrors ??= [], instancePath + "/id", "type", { type: "array" });
    }
    if (data.status !== void 0) {
      let data7 = data.status;
      if (Array.isArray(data7)) {
        if (data7.length > 10) errors = fail(vErrors ??= [], instancePath + "/status", "maxItems", { limit: 10 });
        if (data7.length < 1) errors = fail(vErrors ??= [], instancePath + "/status", "minItems", { limit: 1 });
        const len1 = data7.length;
        for (let i1 = 0; i1 < len1 && errors < 20; i1++) {
          let data8 = data7[i1];
          if (typeof data8 !== "string") errors = fail(vErrors ??= [], instancePath + "/status/" + i1, "type", { type: "string" });
          if (!(data8 === "WAITING_PAYMENT" || data8 === "PENDING" || data8 === "DEPLOYED" || data8 === "STOPPED" || data8 === "UNDEPLOY_SENT" || data8 === "UNDEPLOYED" || data8 === "FAILED" || data8 === "WAITING_FOR_PAYMENT")) errors = fail(vErrors ??= [], instancePath + "/status/" + i1, "enum", { allowedValues: schema313.properties.status.items.allOf[0].enum });
        }
      } else errors = fail(vErrors ??= [], instancePath + "/status", "type", { type: "array" });
    }
    if (data.type !== void 0) {
      if (!validate217(data.type, { instancePath: instancePath + "/type" })) errors = (vErrors = join(vErrors, validate217.errors)).length;
    }
    if (data.product !== void 0) {
      let data10 = data.product;
      if (!(typeof data10 == "number" && (!(data10 % 1) && !isNaN(data10)) && isFinite(data10))) errors = fail(vErrors ??= [], instancePath + "/product", "type", { type: "integer" });
      if (typeof data10 == "number" && isFinite(data10)) {
        if (data10 > 2147483647 || isNaN(data10)) errors = fail(vErrors ??= [], instancePath + "/product", "maximum", { comparison: "<=", limit: 2147483647 });
        if (data10 < 1 || isNaN(data10)) errors = fail(vErrors ??= [], instancePath + "/product", "minimum", { comparison: ">=", limit: 1 });
        if (!formats4.validate(data10)) errors = fail(vErrors ??= [], instancePath + "/product", "format", { format: "int32" });
      }
    }
    if (data.metadata !== void 0) {
      let data11 = data.metadata;
      if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
        if (Object.keys(data11).length > 10) errors = fail(vErrors ??= [], instancePath + "/metadata", "maxProperties", { limit: 10 });
        for (const key1 in data11) {
          if (errors >= 20) {
            break;
          }
          let data12 = data11[key1];
          if (typeof data12 === "string") {
            if (func1(data12) > 4096) errors = fail(vErrors ??= [], instancePath + "/metadata/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "maxLength", { limit: 4096 });
          } else errors = fail(vErrors ??= [], instancePath + "/metadata/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "type", { type: "string" });
        }
      } else errors = fail(vErrors ??= [], instancePath + "/metadata", "type", { type: "object" });
    }
    if (data.sortField !== void 0) {
      let data13 = data.sortField;
      if (typeof data13 !== "string") errors = fail(vErrors ??= [], instancePath + "/sortField", "type", { type: "string" });
      if (!(data13 === "id" || data13 === "name" || data13 === "createdAt" || data13 === "updatedAt" || data13 === "endDate")) errors = fail(vErrors ??= [], instancePath + "/sortField", "enum", { allowedValues: schema313.properties.sortField.enum });
    }
    if (data.sortDirection !== void 0) {
      if (!validate57(data.sortDirection, { instancePath: instancePath + "/sortDirection" })) errors = (vErrors = join(vErrors, validate57.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate790.errors = vErrors;
  return errors === 0;
}
var subscriptionGetAllPaged200 = validate793;
function validate793(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
      if (!validate250(data[i0], { instancePath: instancePath + "/" + i0 })) errors = (vErrors = join(vErrors, validate250.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "array" });
  validate793.errors = vErrors;
  return errors === 0;
}
var subscriptionGetQuery = validate795;
function validate795(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      if (!(key0 === "apiVersion" || key0 === "language")) errors = fail(vErrors ??= [], instancePath, "additionalProperties", { additionalProperty: key0 });
    }
    if (data.apiVersion !== void 0) {
      let data0 = data.apiVersion;
      if (typeof data0 === "string") {
        if (!pattern72.test(data0)) errors = fail(vErrors ??= [], instancePath + "/apiVersion", "pattern", { pattern: "^[0-9]{8}$" });
      } else errors = fail(vErrors ??= [], instancePath + "/apiVersion", "type", { type: "string" });
    }
    if (data.language !== void 0) {
      if (!validate76(data.language, { instancePath: instancePath + "/language" })) errors = (vErrors = join(vErrors, validate76.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate795.errors = vErrors;
  return errors === 0;
}
var subscriptionPatchHeader = validate797;
function validate797(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      if (!(key0 === "If-Match" || key0 === "Idempotency-Key")) errors = fail(vErrors ??= [], instancePath, "additionalProperties", { additionalProperty: key0 });
    }
    if (data["If-Match"] !== void 0) {
      let data0 = data["If-Match"];
      if (typeof data0 === "string") {
        if (func1(data0) > 1024) errors = fail(vErrors ??= [], instancePath + "/If-Match", "maxLength", { limit: 1024 });
        if (func1(data0) < 1) errors = fail(vErrors ??= [], instancePath + "/If-Match", "minLength", { limit: 1 });
      } else errors = fail(vErrors ??= [], instancePath + "/If-Match", "type", { type: "string" });
    }
    if (data["Idempotency-Key"] !== void 0) {
      let data1 = data["Idempotency-Key"];
      if (typeof data1 === "string") {
        if (func1(data1) > 255) errors = fail(vErrors ??= [], instancePath + "/Idempotency-Key", "maxLength", { limit: 255 });
        if (func1(data1) < 1) errors = fail(vErrors ??= [], instancePath + "/Idempotency-Key", "minLength", { limit: 1 });
        if (!pattern74.test(data1)) errors = fail(vErrors ??= [], instancePath + "/Idempotency-Key", "pattern", { pattern: "^[ -~]+$" });
      } else errors = fail(vErrors ??= [], instancePath + "/Idempotency-Key", "type", { type: "string" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate797.errors = vErrors;
  return errors === 0;
}
var subscriptionSetEndpointsBody = validate798;
function validate798(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (Array.isArray(data)) {
    if (data.length > 50) errors = fail(vErrors ??= [], instancePath, "maxItems", { limit: 50 });
    const len0 = data.length;
    for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
      if (!validate300(data[i0], { instancePath: instancePath + "/" + i0 })) errors = (vErrors = join(vErrors, validate300.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "array" });
  validate798.errors = vErrors;
  return errors === 0;
}
var subscriptionSetCredentialsBody = validate800;
function validate800(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (Array.isArray(data)) {
    if (data.length > 100) errors = fail(vErrors ??= [], instancePath, "maxItems", { limit: 100 });
    const len0 = data.length;
    for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
      if (!validate303(data[i0], { instancePath: instancePath + "/" + i0 })) errors = (vErrors = join(vErrors, validate303.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "array" });
  validate800.errors = vErrors;
  return errors === 0;
}
var subscriptionBillBody = validate802;
function validate802(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (Array.isArray(data)) {
    if (data.length > 500) errors = fail(vErrors ??= [], instancePath, "maxItems", { limit: 500 });
    if (data.length < 1) errors = fail(vErrors ??= [], instancePath, "minItems", { limit: 1 });
    const len0 = data.length;
    for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
      if (!validate309(data[i0], { instancePath: instancePath + "/" + i0 })) errors = (vErrors = join(vErrors, validate309.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "array" });
  validate802.errors = vErrors;
  return errors === 0;
}
var subscriptionBillQuery = validate804;
function validate804(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      if (!(key0 === "apiVersion" || key0 === "cashed" || key0 === "type")) errors = fail(vErrors ??= [], instancePath, "additionalProperties", { additionalProperty: key0 });
    }
    if (data.apiVersion !== void 0) {
      let data0 = data.apiVersion;
      if (typeof data0 === "string") {
        if (!pattern72.test(data0)) errors = fail(vErrors ??= [], instancePath + "/apiVersion", "pattern", { pattern: "^[0-9]{8}$" });
      } else errors = fail(vErrors ??= [], instancePath + "/apiVersion", "type", { type: "string" });
    }
    if (data.cashed !== void 0) {
      if (typeof data.cashed !== "boolean") errors = fail(vErrors ??= [], instancePath + "/cashed", "type", { type: "boolean" });
    }
    if (data.type !== void 0) {
      if (!validate305(data.type, { instancePath: instancePath + "/type" })) errors = (vErrors = join(vErrors, validate305.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate804.errors = vErrors;
  return errors === 0;
}
var subscriptionSetOneshotCostsBody = validate806;
function validate806(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (Array.isArray(data)) {
    if (data.length > 500) errors = fail(vErrors ??= [], instancePath, "maxItems", { limit: 500 });
    const len0 = data.length;
    for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
      if (!validate309(data[i0], { instancePath: instancePath + "/" + i0 })) errors = (vErrors = join(vErrors, validate309.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "array" });
  validate806.errors = vErrors;
  return errors === 0;
}
var subscriptionGetChargesQuery = validate808;
var schema322 = { "type": "object", "additionalProperties": false, "properties": { "apiVersion": { "type": "string", "pattern": "^[0-9]{8}$" }, "pageNumber": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 2147483647 }, "pageSize": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 50 }, "idAfter": { "type": "integer", "format": "int32", "minimum": 0, "maximum": 2147483647 }, "invoiceId": { "type": "array", "minItems": 1, "maxItems": 50, "items": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 2147483647 } }, "sortField": { "type": "string", "enum": ["id"] }, "sortDirection": { "$ref": "SortDirection" } } };
function validate808(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      if (!(key0 === "apiVersion" || key0 === "pageNumber" || key0 === "pageSize" || key0 === "idAfter" || key0 === "invoiceId" || key0 === "sortField" || key0 === "sortDirection")) errors = fail(vErrors ??= [], instancePath, "additionalProperties", { additionalProperty: key0 });
    }
    if (data.apiVersion !== void 0) {
      let data0 = data.apiVersion;
      if (typeof data0 === "string") {
        if (!pattern72.test(data0)) errors = fail(vErrors ??= [], instancePath + "/apiVersion", "pattern", { pattern: "^[0-9]{8}$" });
      } else errors = fail(vErrors ??= [], instancePath + "/apiVersion", "type", { type: "string" });
    }
    if (data.pageNumber !== void 0) {
      let data1 = data.pageNumber;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) errors = fail(vErrors ??= [], instancePath + "/pageNumber", "type", { type: "integer" });
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 2147483647 || isNaN(data1)) errors = fail(vErrors ??= [], instancePath + "/pageNumber", "maximum", { comparison: "<=", limit: 2147483647 });
        if (data1 < 1 || isNaN(data1)) errors = fail(vErrors ??= [], instancePath + "/pageNumber", "minimum", { comparison: ">=", limit: 1 });
        if (!formats4.validate(data1)) errors = fail(vErrors ??= [], instancePath + "/pageNumber", "format", { format: "int32" });
      }
    }
    if (data.pageSize !== void 0) {
      let data2 = data.pageSize;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) errors = fail(vErrors ??= [], instancePath + "/pageSize", "type", { type: "integer" });
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 50 || isNaN(data2)) errors = fail(vErrors ??= [], instancePath + "/pageSize", "maximum", { comparison: "<=", limit: 50 });
        if (data2 < 1 || isNaN(data2)) errors = fail(vErrors ??= [], instancePath + "/pageSize", "minimum", { comparison: ">=", limit: 1 });
        if (!formats4.validate(data2)) errors = fail(vErrors ??= [], instancePath + "/pageSize", "format", { format: "int32" });
      }
    }
    if (data.idAfter !== void 0) {
      let data3 = data.idAfter;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) errors = fail(vErrors ??= [], instancePath + "/idAfter", "type", { type: "integer" });
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 2147483647 || isNaN(data3)) errors = fail(vErrors ??= [], instancePath + "/idAfter", "maximum", { comparison: "<=", limit: 2147483647 });
        if (data3 < 0 || isNaN(data3)) errors = fail(vErrors ??= [], instancePath + "/idAfter", "minimum", { comparison: ">=", limit: 0 });
        if (!formats4.validate(data3)) errors = fail(vErrors ??= [], instancePath + "/idAfter", "format", { format: "int32" });
      }
    }
    if (data.invoiceId !== void 0) {
      let data4 = data.invoiceId;
      if (Array.isArray(data4)) {
        if (data4.length > 50) errors = fail(vErrors ??= [], instancePath + "/invoiceId", "maxItems", { limit: 50 });
        if (data4.length < 1) errors = fail(vErrors ??= [], instancePath + "/invoiceId", "minItems", { limit: 1 });
        const len0 = data4.length;
        for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
          let data5 = data4[i0];
          if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) errors = fail(vErrors ??= [], instancePath + "/invoiceId/" + i0, "type", { type: "integer" });
          if (typeof data5 == "number" && isFinite(data5)) {
            if (data5 > 2147483647 || isNaN(data5)) errors = fail(vErrors ??= [], instancePath + "/invoiceId/" + i0, "maximum", { comparison: "<=", limit: 2147483647 });
            if (data5 < 1 || isNaN(data5)) errors = fail(vErrors ??= [], instancePath + "/invoiceId/" + i0, "minimum", { comparison: ">=", limit: 1 });
            if (!formats4.validate(data5)) errors = fail(vErrors ??= [], instancePath + "/invoiceId/" + i0, "format", { format: "int32" });
          }
        }
      } else errors = fail(vErrors ??= [], instancePath + "/invoiceId", "type", { type: "array" });
    }
    if (data.sortField !== void 0) {
      let data6 = data.sortField;
      if (typeof data6 !== "string") errors = fail(vErrors ??= [], instancePath + "/sortField", "type", { type: "string" });
      if (!(data6 === "id")) errors = fail(vErrors ??= [], instancePath + "/sortField", "enum", { allowedValues: schema322.properties.sortField.enum });
    }
    if (data.sortDirection !== void 0) {
      if (!validate57(data.sortDirection, { instancePath: instancePath + "/sortDirection" })) errors = (vErrors = join(vErrors, validate57.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate808.errors = vErrors;
  return errors === 0;
}
var subscriptionGetCharges200 = validate810;
function validate810(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
      if (!validate313(data[i0], { instancePath: instancePath + "/" + i0 })) errors = (vErrors = join(vErrors, validate313.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "array" });
  validate810.errors = vErrors;
  return errors === 0;
}
var subscriptionGetHistory200 = validate812;
function validate812(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
      if (!validate322(data[i0], { instancePath: instancePath + "/" + i0 })) errors = (vErrors = join(vErrors, validate322.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "array" });
  validate812.errors = vErrors;
  return errors === 0;
}
var configurationParameterGetAllPagedQuery = validate814;
var schema325 = { "type": "object", "additionalProperties": false, "properties": { "apiVersion": { "type": "string", "pattern": "^[0-9]{8}$" }, "pageNumber": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 2147483647 }, "pageSize": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 50 }, "idAfter": { "type": "integer", "format": "int32", "minimum": 0, "maximum": 2147483647 }, "productId": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 2147483647 }, "sortField": { "type": "string", "enum": ["id", "code", "weight"] }, "sortDirection": { "$ref": "SortDirection" } } };
function validate814(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      if (!(key0 === "apiVersion" || key0 === "pageNumber" || key0 === "pageSize" || key0 === "idAfter" || key0 === "productId" || key0 === "sortField" || key0 === "sortDirection")) errors = fail(vErrors ??= [], instancePath, "additionalProperties", { additionalProperty: key0 });
    }
    if (data.apiVersion !== void 0) {
      let data0 = data.apiVersion;
      if (typeof data0 === "string") {
        if (!pattern72.test(data0)) errors = fail(vErrors ??= [], instancePath + "/apiVersion", "pattern", { pattern: "^[0-9]{8}$" });
      } else errors = fail(vErrors ??= [], instancePath + "/apiVersion", "type", { type: "string" });
    }
    if (data.pageNumber !== void 0) {
      let data1 = data.pageNumber;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) errors = fail(vErrors ??= [], instancePath + "/pageNumber", "type", { type: "integer" });
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 2147483647 || isNaN(data1)) errors = fail(vErrors ??= [], instancePath + "/pageNumber", "maximum", { comparison: "<=", limit: 2147483647 });
        if (data1 < 1 || isNaN(data1)) errors = fail(vErrors ??= [], instancePath + "/pageNumber", "minimum", { comparison: ">=", limit: 1 });
        if (!formats4.validate(data1)) errors = fail(vErrors ??= [], instancePath + "/pageNumber", "format", { format: "int32" });
      }
    }
    if (data.pageSize !== void 0) {
      let data2 = data.pageSize;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) errors = fail(vErrors ??= [], instancePath + "/pageSize", "type", { type: "integer" });
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 50 || isNaN(data2)) errors = fail(vErrors ??= [], instancePath + "/pageSize", "maximum", { comparison: "<=", limit: 50 });
        if (data2 < 1 || isNaN(data2)) errors = fail(vErrors ??= [], instancePath + "/pageSize", "minimum", { comparison: ">=", limit: 1 });
        if (!formats4.validate(data2)) errors = fail(vErrors ??= [], instancePath + "/pageSize", "format", { format: "int32" });
      }
    }
    if (data.idAfter !== void 0) {
      let data3 = data.idAfter;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) errors = fail(vErrors ??= [], instancePath + "/idAfter", "type", { type: "integer" });
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 2147483647 || isNaN(data3)) errors = fail(vErrors ??= [], instancePath + "/idAfter", "maximum", { comparison: "<=", limit: 2147483647 });
        if (data3 < 0 || isNaN(data3)) errors = fail(vErrors ??= [], instancePath + "/idAfter", "minimum", { comparison: ">=", limit: 0 });
        if (!formats4.validate(data3)) errors = fail(vErrors ??= [], instancePath + "/idAfter", "format", { format: "int32" });
      }
    }
    if (data.productId !== void 0) {
      let data4 = data.productId;
      if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) errors = fail(vErrors ??= [], instancePath + "/productId", "type", { type: "integer" });
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 > 2147483647 || isNaN(data4)) errors = fail(vErrors ??= [], instancePath + "/productId", "maximum", { comparison: "<=", limit: 2147483647 });
        if (data4 < 1 || isNaN(data4)) errors = fail(vErrors ??= [], instancePath + "/productId", "minimum", { comparison: ">=", limit: 1 });
        if (!formats4.validate(data4)) errors = fail(vErrors ??= [], instancePath + "/productId", "format", { format: "int32" });
      }
    }
    if (data.sortField !== void 0) {
      let data5 = data.sortField;
      if (typeof data5 !== "string") errors = fail(vErrors ??= [], instancePath + "/sortField", "type", { type: "string" });
      if (!(data5 === "id" || data5 === "code" || data5 === "weight")) errors = fail(vErrors ??= [], instancePath + "/sortField", "enum", { allowedValues: schema325.properties.sortField.enum });
    }
    if (data.sortDirection !== void 0) {
      if (!validate57(data.sortDirection, { instancePath: instancePath + "/sortDirection" })) errors = (vErrors = join(vErrors, validate57.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate814.errors = vErrors;
  return errors === 0;
}
var configurationParameterGetAllPaged200 = validate816;
function validate816(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
      if (!validate327(data[i0], { instancePath: instancePath + "/" + i0 })) errors = (vErrors = join(vErrors, validate327.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "array" });
  validate816.errors = vErrors;
  return errors === 0;
}
var productGetAllPagedQuery = validate818;
var schema327 = { "type": "object", "additionalProperties": false, "properties": { "apiVersion": { "type": "string", "pattern": "^[0-9]{8}$" }, "pageNumber": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 2147483647 }, "pageSize": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 50 }, "idAfter": { "type": "integer", "format": "int32", "minimum": 0, "maximum": 2147483647 }, "search": { "type": "string", "minLength": 1, "maxLength": 255 }, "productType": { "$ref": "ProductType" }, "companyId": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 2147483647 }, "sortField": { "type": "string", "enum": ["id", "name"] }, "sortDirection": { "$ref": "SortDirection" } } };
function validate818(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      if (!func30.call(schema327.properties, key0)) errors = fail(vErrors ??= [], instancePath, "additionalProperties", { additionalProperty: key0 });
    }
    if (data.apiVersion !== void 0) {
      let data0 = data.apiVersion;
      if (typeof data0 === "string") {
        if (!pattern72.test(data0)) errors = fail(vErrors ??= [], instancePath + "/apiVersion", "pattern", { pattern: "^[0-9]{8}$" });
      } else errors = fail(vErrors ??= [], instancePath + "/apiVersion", "type", { type: "string" });
    }
    if (data.pageNumber !== void 0) {
      let data1 = data.pageNumber;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) errors = fail(vErrors ??= [], instancePath + "/pageNumber", "type", { type: "integer" });
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 2147483647 || isNaN(data1)) errors = fail(vErrors ??= [], instancePath + "/pageNumber", "maximum", { comparison: "<=", limit: 2147483647 });
        if (data1 < 1 || isNaN(data1)) errors = fail(vErrors ??= [], instancePath + "/pageNumber", "minimum", { comparison: ">=", limit: 1 });
        if (!formats4.validate(data1)) errors = fail(vErrors ??= [], instancePath + "/pageNumber", "format", { format: "int32" });
      }
    }
    if (data.pageSize !== void 0) {
      let data2 = data.pageSize;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) errors = fail(vErrors ??= [], instancePath + "/pageSize", "type", { type: "integer" });
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 50 || isNaN(data2)) errors = fail(vErrors ??= [], instancePath + "/pageSize", "maximum", { comparison: "<=", limit: 50 });
        if (data2 < 1 || isNaN(data2)) errors = fail(vErrors ??= [], instancePath + "/pageSize", "minimum", { comparison: ">=", limit: 1 });
        if (!formats4.validate(data2)) errors = fail(vErrors ??= [], instancePath + "/pageSize", "format", { format: "int32" });
      }
    }
    if (data.idAfter !== void 0) {
      let data3 = data.idAfter;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) errors = fail(vErrors ??= [], instancePath + "/idAfter", "type", { type: "integer" });
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 2147483647 || isNaN(data3)) errors = fail(vErrors ??= [], instancePath + "/idAfter", "maximum", { comparison: "<=", limit: 2147483647 });
        if (data3 < 0 || isNaN(data3)) errors = fail(vErrors ??= [], instancePath + "/idAfter", "minimum", { comparison: ">=", limit: 0 });
        if (!formats4.validate(data3)) errors = fail(vErrors ??= [], instancePath + "/idAfter", "format", { format: "int32" });
      }
    }
    if (data.search !== void 0) {
      let data4 = data.search;
      if (typeof data4 === "string") {
        if (func1(data4) > 255) errors = fail(vErrors ??= [], instancePath + "/search", "maxLength", { limit: 255 });
        if (func1(data4) < 1) errors = fail(vErrors ??= [], instancePath + "/search", "minLength", { limit: 1 });
      } else errors = fail(vErrors ??= [], instancePath + "/search", "type", { type: "string" });
    }
    if (data.productType !== void 0) {
      if (!validate340(data.productType, { instancePath: instancePath + "/productType" })) errors = (vErrors = join(vErrors, validate340.errors)).length;
    }
    if (data.companyId !== void 0) {
      let data6 = data.companyId;
      if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) errors = fail(vErrors ??= [], instancePath + "/companyId", "type", { type: "integer" });
      if (typeof data6 == "number" && isFinite(data6)) {
        if (data6 > 2147483647 || isNaN(data6)) errors = fail(vErrors ??= [], instancePath + "/companyId", "maximum", { comparison: "<=", limit: 2147483647 });
        if (data6 < 1 || isNaN(data6)) errors = fail(vErrors ??= [], instancePath + "/companyId", "minimum", { comparison: ">=", limit: 1 });
        if (!formats4.validate(data6)) errors = fail(vErrors ??= [], instancePath + "/companyId", "format", { format: "int32" });
      }
    }
    if (data.sortField !== void 0) {
      let data7 = data.sortField;
      if (typeof data7 !== "string") errors = fail(vErrors ??= [], instancePath + "/sortField", "type", { type: "string" });
      if (!(data7 === "id" || data7 === "name")) errors = fail(vErrors ??= [], instancePath + "/sortField", "enum", { allowedValues: schema327.properties.sortField.enum });
    }
    if (data.sortDirection !== void 0) {
      if (!validate57(data.sortDirection, { instancePath: instancePath + "/sortDirection" })) errors = (vErrors = join(vErrors, validate57.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate818.errors = vErrors;
  return errors === 0;
}
var productGetAllPaged200 = validate821;
function validate821(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
      if (!validate342(data[i0], { instancePath: instancePath + "/" + i0 })) errors = (vErrors = join(vErrors, validate342.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "array" });
  validate821.errors = vErrors;
  return errors === 0;
}
var productGetMetricHeaders200 = validate823;
function validate823(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
      if (!validate355(data[i0], { instancePath: instancePath + "/" + i0 })) errors = (vErrors = join(vErrors, validate355.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "array" });
  validate823.errors = vErrors;
  return errors === 0;
}
var productReplaceMetricHeadersBody = validate825;
function validate825(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (Array.isArray(data)) {
    if (data.length > 20) errors = fail(vErrors ??= [], instancePath, "maxItems", { limit: 20 });
    const len0 = data.length;
    for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
      if (!validate356(data[i0], { instancePath: instancePath + "/" + i0 })) errors = (vErrors = join(vErrors, validate356.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "array" });
  validate825.errors = vErrors;
  return errors === 0;
}
var productVersionGetAllPagedQuery = validate827;
var schema331 = { "type": "object", "additionalProperties": false, "properties": { "apiVersion": { "type": "string", "pattern": "^[0-9]{8}$" }, "pageNumber": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 2147483647 }, "pageSize": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 50 }, "idAfter": { "type": "integer", "format": "int32", "minimum": 0, "maximum": 2147483647 }, "product": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 2147483647 }, "name": { "type": "string", "minLength": 1, "maxLength": 255 }, "withUnpublished": { "type": "boolean" }, "sortField": { "type": "string", "enum": ["id", "name", "price"] }, "sortDirection": { "$ref": "SortDirection" } } };
function validate827(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      if (!func30.call(schema331.properties, key0)) errors = fail(vErrors ??= [], instancePath, "additionalProperties", { additionalProperty: key0 });
    }
    if (data.apiVersion !== void 0) {
      let data0 = data.apiVersion;
      if (typeof data0 === "string") {
        if (!pattern72.test(data0)) errors = fail(vErrors ??= [], instancePath + "/apiVersion", "pattern", { pattern: "^[0-9]{8}$" });
      } else errors = fail(vErrors ??= [], instancePath + "/apiVersion", "type", { type: "string" });
    }
    if (data.pageNumber !== void 0) {
      let data1 = data.pageNumber;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) errors = fail(vErrors ??= [], instancePath + "/pageNumber", "type", { type: "integer" });
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 2147483647 || isNaN(data1)) errors = fail(vErrors ??= [], instancePath + "/pageNumber", "maximum", { comparison: "<=", limit: 2147483647 });
        if (data1 < 1 || isNaN(data1)) errors = fail(vErrors ??= [], instancePath + "/pageNumber", "minimum", { comparison: ">=", limit: 1 });
        if (!formats4.validate(data1)) errors = fail(vErrors ??= [], instancePath + "/pageNumber", "format", { format: "int32" });
      }
    }
    if (data.pageSize !== void 0) {
      let data2 = data.pageSize;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) errors = fail(vErrors ??= [], instancePath + "/pageSize", "type", { type: "integer" });
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 50 || isNaN(data2)) errors = fail(vErrors ??= [], instancePath + "/pageSize", "maximum", { comparison: "<=", limit: 50 });
        if (data2 < 1 || isNaN(data2)) errors = fail(vErrors ??= [], instancePath + "/pageSize", "minimum", { comparison: ">=", limit: 1 });
        if (!formats4.validate(data2)) errors = fail(vErrors ??= [], instancePath + "/pageSize", "format", { format: "int32" });
      }
    }
    if (data.idAfter !== void 0) {
      let data3 = data.idAfter;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) errors = fail(vErrors ??= [], instancePath + "/idAfter", "type", { type: "integer" });
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 2147483647 || isNaN(data3)) errors = fail(vErrors ??= [], instancePath + "/idAfter", "maximum", { comparison: "<=", limit: 2147483647 });
        if (data3 < 0 || isNaN(data3)) errors = fail(vErrors ??= [], instancePath + "/idAfter", "minimum", { comparison: ">=", limit: 0 });
        if (!formats4.validate(data3)) errors = fail(vErrors ??= [], instancePath + "/idAfter", "format", { format: "int32" });
      }
    }
    if (data.product !== void 0) {
      let data4 = data.product;
      if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) errors = fail(vErrors ??= [], instancePath + "/product", "type", { type: "integer" });
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 > 2147483647 || isNaN(data4)) errors = fail(vErrors ??= [], instancePath + "/product", "maximum", { comparison: "<=", limit: 2147483647 });
        if (data4 < 1 || isNaN(data4)) errors = fail(vErrors ??= [], instancePath + "/product", "minimum", { comparison: ">=", limit: 1 });
        if (!formats4.validate(data4)) errors = fail(vErrors ??= [], instancePath + "/product", "format", { format: "int32" });
      }
    }
    if (data.name !== void 0) {
      let data5 = data.name;
      if (typeof data5 === "string") {
        if (func1(data5) > 255) errors = fail(vErrors ??= [], instancePath + "/name", "maxLength", { limit: 255 });
        if (func1(data5) < 1) errors = fail(vErrors ??= [], instancePath + "/name", "minLength", { limit: 1 });
      } else errors = fail(vErrors ??= [], instancePath + "/name", "type", { type: "string" });
    }
    if (data.withUnpublished !== void 0) {
      if (typeof data.withUnpublished !== "boolean") errors = fail(vErrors ??= [], instancePath + "/withUnpublished", "type", { type: "boolean" });
    }
    if (data.sortField !== void 0) {
      let data7 = data.sortField;
      if (typeof data7 !== "string") errors = fail(vErrors ??= [], instancePath + "/sortField", "type", { type: "string" });
      if (!(data7 === "id" || data7 === "name" || data7 === "price")) errors = fail(vErrors ??= [], instancePath + "/sortField", "enum", { allowedValues: schema331.properties.sortField.enum });
    }
    if (data.sortDirection !== void 0) {
      if (!validate57(data.sortDirection, { instancePath: instancePath + "/sortDirection" })) errors = (vErrors = join(vErrors, validate57.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate827.errors = vErrors;
  return errors === 0;
}
var productVersionGetAllPaged200 = validate829;
function validate829(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
      if (!validate363(data[i0], { instancePath: instancePath + "/" + i0 })) errors = (vErrors = join(vErrors, validate363.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "array" });
  validate829.errors = vErrors;
  return errors === 0;
}
var billingItemGetAllPagedQuery = validate831;
var schema333 = { "type": "object", "additionalProperties": false, "properties": { "apiVersion": { "type": "string", "pattern": "^[0-9]{8}$" }, "pageNumber": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 2147483647 }, "pageSize": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 50 }, "idAfter": { "type": "integer", "format": "int32", "minimum": 0, "maximum": 2147483647 }, "search": { "type": "string", "minLength": 1, "maxLength": 255 }, "identifier": { "type": "string", "minLength": 1, "maxLength": 125 }, "valueType": { "$ref": "BillingItemValueType" }, "companyId": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 2147483647 }, "sortField": { "type": "string", "enum": ["id", "name", "identifier"] }, "sortDirection": { "$ref": "SortDirection" } } };
function validate831(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      if (!func30.call(schema333.properties, key0)) errors = fail(vErrors ??= [], instancePath, "additionalProperties", { additionalProperty: key0 });
    }
    if (data.apiVersion !== void 0) {
      let data0 = data.apiVersion;
      if (typeof data0 === "string") {
        if (!pattern72.test(data0)) errors = fail(vErrors ??= [], instancePath + "/apiVersion", "pattern", { pattern: "^[0-9]{8}$" });
      } else errors = fail(vErrors ??= [], instancePath + "/apiVersion", "type", { type: "string" });
    }
    if (data.pageNumber !== void 0) {
      let data1 = data.pageNumber;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) errors = fail(vErrors ??= [], instancePath + "/pageNumber", "type", { type: "integer" });
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 2147483647 || isNaN(data1)) errors = fail(vErrors ??= [], instancePath + "/pageNumber", "maximum", { comparison: "<=", limit: 2147483647 });
        if (data1 < 1 || isNaN(data1)) errors = fail(vErrors ??= [], instancePath + "/pageNumber", "minimum", { comparison: ">=", limit: 1 });
        if (!formats4.validate(data1)) errors = fail(vErrors ??= [], instancePath + "/pageNumber", "format", { format: "int32" });
      }
    }
    if (data.pageSize !== void 0) {
      let data2 = data.pageSize;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) errors = fail(vErrors ??= [], instancePath + "/pageSize", "type", { type: "integer" });
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 50 || isNaN(data2)) errors = fail(vErrors ??= [], instancePath + "/pageSize", "maximum", { comparison: "<=", limit: 50 });
        if (data2 < 1 || isNaN(data2)) errors = fail(vErrors ??= [], instancePath + "/pageSize", "minimum", { comparison: ">=", limit: 1 });
        if (!formats4.validate(data2)) errors = fail(vErrors ??= [], instancePath + "/pageSize", "format", { format: "int32" });
      }
    }
    if (data.idAfter !== void 0) {
      let data3 = data.idAfter;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) errors = fail(vErrors ??= [], instancePath + "/idAfter", "type", { type: "integer" });
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 2147483647 || isNaN(data3)) errors = fail(vErrors ??= [], instancePath + "/idAfter", "maximum", { comparison: "<=", limit: 2147483647 });
        if (data3 < 0 || isNaN(data3)) errors = fail(vErrors ??= [], instancePath + "/idAfter", "minimum", { comparison: ">=", limit: 0 });
        if (!formats4.validate(data3)) errors = fail(vErrors ??= [], instancePath + "/idAfter", "format", { format: "int32" });
      }
    }
    if (data.search !== void 0) {
      let data4 = data.search;
      if (typeof data4 === "string") {
        if (func1(data4) > 255) errors = fail(vErrors ??= [], instancePath + "/search", "maxLength", { limit: 255 });
        if (func1(data4) < 1) errors = fail(vErrors ??= [], instancePath + "/search", "minLength", { limit: 1 });
      } else errors = fail(vErrors ??= [], instancePath + "/search", "type", { type: "string" });
    }
    if (data.identifier !== void 0) {
      let data5 = data.identifier;
      if (typeof data5 === "string") {
        if (func1(data5) > 125) errors = fail(vErrors ??= [], instancePath + "/identifier", "maxLength", { limit: 125 });
        if (func1(data5) < 1) errors = fail(vErrors ??= [], instancePath + "/identifier", "minLength", { limit: 1 });
      } else errors = fail(vErrors ??= [], instancePath + "/identifier", "type", { type: "string" });
    }
    if (data.valueType !== void 0) {
      if (!validate389(data.valueType, { instancePath: instancePath + "/valueType" })) errors = (vErrors = join(vErrors, validate389.errors)).length;
    }
    if (data.companyId !== void 0) {
      let data7 = data.companyId;
      if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) errors = fail(vErrors ??= [], instancePath + "/companyId", "type", { type: "integer" });
      if (typeof data7 == "number" && isFinite(data7)) {
        if (data7 > 2147483647 || isNaN(data7)) errors = fail(vErrors ??= [], instancePath + "/companyId", "maximum", { comparison: "<=", limit: 2147483647 });
        if (data7 < 1 || isNaN(data7)) errors = fail(vErrors ??= [], instancePath + "/companyId", "minimum", { comparison: ">=", limit: 1 });
        if (!formats4.validate(data7)) errors = fail(vErrors ??= [], instancePath + "/companyId", "format", { format: "int32" });
      }
    }
    if (data.sortField !== void 0) {
      let data8 = data.sortField;
      if (typeof data8 !== "string") errors = fail(vErrors ??= [], instancePath + "/sortField", "type", { type: "string" });
      if (!(data8 === "id" || data8 === "name" || data8 === "identifier")) errors = fail(vErrors ??= [], instancePath + "/sortField", "enum", { allowedValues: schema333.properties.sortField.enum });
    }
    if (data.sortDirection !== void 0) {
      if (!validate57(data.sortDirection, { instancePath: instancePath + "/sortDirection" })) errors = (vErrors = join(vErrors, validate57.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate831.errors = vErrors;
  return errors === 0;
}
var billingItemGetAllPaged200 = validate834;
function validate834(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
      if (!validate392(data[i0], { instancePath: instancePath + "/" + i0 })) errors = (vErrors = join(vErrors, validate392.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "array" });
  validate834.errors = vErrors;
  return errors === 0;
}
var applicationMetricGetAllPagedQuery = validate836;
var schema335 = { "type": "object", "additionalProperties": false, "properties": { "apiVersion": { "type": "string", "pattern": "^[0-9]{8}$" }, "pageNumber": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 2147483647 }, "pageSize": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 50 }, "idAfter": { "type": "integer", "format": "int32", "minimum": 0, "maximum": 2147483647 }, "search": { "type": "string", "minLength": 1, "maxLength": 255 }, "productId": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 2147483647 }, "sortField": { "type": "string", "enum": ["id"] }, "sortDirection": { "$ref": "SortDirection" } } };
function validate836(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      if (!(key0 === "apiVersion" || key0 === "pageNumber" || key0 === "pageSize" || key0 === "idAfter" || key0 === "search" || key0 === "productId" || key0 === "sortField" || key0 === "sortDirection")) errors = fail(vErrors ??= [], instancePath, "additionalProperties", { additionalProperty: key0 });
    }
    if (data.apiVersion !== void 0) {
      let data0 = data.apiVersion;
      if (typeof data0 === "string") {
        if (!pattern72.test(data0)) errors = fail(vErrors ??= [], instancePath + "/apiVersion", "pattern", { pattern: "^[0-9]{8}$" });
      } else errors = fail(vErrors ??= [], instancePath + "/apiVersion", "type", { type: "string" });
    }
    if (data.pageNumber !== void 0) {
      let data1 = data.pageNumber;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) errors = fail(vErrors ??= [], instancePath + "/pageNumber", "type", { type: "integer" });
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 2147483647 || isNaN(data1)) errors = fail(vErrors ??= [], instancePath + "/pageNumber", "maximum", { comparison: "<=", limit: 2147483647 });
        if (data1 < 1 || isNaN(data1)) errors = fail(vErrors ??= [], instancePath + "/pageNumber", "minimum", { comparison: ">=", limit: 1 });
        if (!formats4.validate(data1)) errors = fail(vErrors ??= [], instancePath + "/pageNumber", "format", { format: "int32" });
      }
    }
    if (data.pageSize !== void 0) {
      let data2 = data.pageSize;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) errors = fail(vErrors ??= [], instancePath + "/pageSize", "type", { type: "integer" });
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 50 || isNaN(data2)) errors = fail(vErrors ??= [], instancePath + "/pageSize", "maximum", { comparison: "<=", limit: 50 });
        if (data2 < 1 || isNaN(data2)) errors = fail(vErrors ??= [], instancePath + "/pageSize", "minimum", { comparison: ">=", limit: 1 });
        if (!formats4.validate(data2)) errors = fail(vErrors ??= [], instancePath + "/pageSize", "format", { format: "int32" });
      }
    }
    if (data.idAfter !== void 0) {
      let data3 = data.idAfter;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) errors = fail(vErrors ??= [], instancePath + "/idAfter", "type", { type: "integer" });
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 2147483647 || isNaN(data3)) errors = fail(vErrors ??= [], instancePath + "/idAfter", "maximum", { comparison: "<=", limit: 2147483647 });
        if (data3 < 0 || isNaN(data3)) errors = fail(vErrors ??= [], instancePath + "/idAfter", "minimum", { comparison: ">=", limit: 0 });
        if (!formats4.validate(data3)) errors = fail(vErrors ??= [], instancePath + "/idAfter", "format", { format: "int32" });
      }
    }
    if (data.search !== void 0) {
      let data4 = data.search;
      if (typeof data4 === "string") {
        if (func1(data4) > 255) errors = fail(vErrors ??= [], instancePath + "/search", "maxLength", { limit: 255 });
        if (func1(data4) < 1) errors = fail(vErrors ??= [], instancePath + "/search", "minLength", { limit: 1 });
      } else errors = fail(vErrors ??= [], instancePath + "/search", "type", { type: "string" });
    }
    if (data.productId !== void 0) {
      let data5 = data.productId;
      if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) errors = fail(vErrors ??= [], instancePath + "/productId", "type", { type: "integer" });
      if (typeof data5 == "number" && isFinite(data5)) {
        if (data5 > 2147483647 || isNaN(data5)) errors = fail(vErrors ??= [], instancePath + "/productId", "maximum", { comparison: "<=", limit: 2147483647 });
        if (data5 < 1 || isNaN(data5)) errors = fail(vErrors ??= [], instancePath + "/productId", "minimum", { comparison: ">=", limit: 1 });
        if (!formats4.validate(data5)) errors = fail(vErrors ??= [], instancePath + "/productId", "format", { format: "int32" });
      }
    }
    if (data.sortField !== void 0) {
      let data6 = data.sortField;
      if (typeof data6 !== "string") errors = fail(vErrors ??= [], instancePath + "/sortField", "type", { type: "string" });
      if (!(data6 === "id")) errors = fail(vErrors ??= [], instancePath + "/sortField", "enum", { allowedValues: schema335.properties.sortField.enum });
    }
    if (data.sortDirection !== void 0) {
      if (!validate57(data.sortDirection, { instancePath: instancePath + "/sortDirection" })) errors = (vErrors = join(vErrors, validate57.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate836.errors = vErrors;
  return errors === 0;
}
var applicationMetricGetAllPaged200 = validate838;
function validate838(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
      if (!validate408(data[i0], { instancePath: instancePath + "/" + i0 })) errors = (vErrors = join(vErrors, validate408.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "array" });
  validate838.errors = vErrors;
  return errors === 0;
}
var applicationMetricGetSamplesQuery = validate840;
function validate840(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      if (!(key0 === "apiVersion" || key0 === "subscriptionId" || key0 === "from" || key0 === "to")) errors = fail(vErrors ??= [], instancePath, "additionalProperties", { additionalProperty: key0 });
    }
    if (data.apiVersion !== void 0) {
      let data0 = data.apiVersion;
      if (typeof data0 === "string") {
        if (!pattern72.test(data0)) errors = fail(vErrors ??= [], instancePath + "/apiVersion", "pattern", { pattern: "^[0-9]{8}$" });
      } else errors = fail(vErrors ??= [], instancePath + "/apiVersion", "type", { type: "string" });
    }
    if (data.subscriptionId !== void 0) {
      let data1 = data.subscriptionId;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) errors = fail(vErrors ??= [], instancePath + "/subscriptionId", "type", { type: "integer" });
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 2147483647 || isNaN(data1)) errors = fail(vErrors ??= [], instancePath + "/subscriptionId", "maximum", { comparison: "<=", limit: 2147483647 });
        if (data1 < 1 || isNaN(data1)) errors = fail(vErrors ??= [], instancePath + "/subscriptionId", "minimum", { comparison: ">=", limit: 1 });
        if (!formats4.validate(data1)) errors = fail(vErrors ??= [], instancePath + "/subscriptionId", "format", { format: "int32" });
      }
    }
    if (data.from !== void 0) {
      if (!validate422(data.from, { instancePath: instancePath + "/from" })) errors = (vErrors = join(vErrors, validate422.errors)).length;
    }
    if (data.to !== void 0) {
      if (!validate422(data.to, { instancePath: instancePath + "/to" })) errors = (vErrors = join(vErrors, validate422.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate840.errors = vErrors;
  return errors === 0;
}
var applicationMetricGetSamples200 = validate843;
function validate843(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
      if (!validate424(data[i0], { instancePath: instancePath + "/" + i0 })) errors = (vErrors = join(vErrors, validate424.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "array" });
  validate843.errors = vErrors;
  return errors === 0;
}
var applicationMetricGetPollsQuery = validate845;
function validate845(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      if (!(key0 === "apiVersion" || key0 === "subscriptionId")) errors = fail(vErrors ??= [], instancePath, "additionalProperties", { additionalProperty: key0 });
    }
    if (data.apiVersion !== void 0) {
      let data0 = data.apiVersion;
      if (typeof data0 === "string") {
        if (!pattern72.test(data0)) errors = fail(vErrors ??= [], instancePath + "/apiVersion", "pattern", { pattern: "^[0-9]{8}$" });
      } else errors = fail(vErrors ??= [], instancePath + "/apiVersion", "type", { type: "string" });
    }
    if (data.subscriptionId !== void 0) {
      let data1 = data.subscriptionId;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) errors = fail(vErrors ??= [], instancePath + "/subscriptionId", "type", { type: "integer" });
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 2147483647 || isNaN(data1)) errors = fail(vErrors ??= [], instancePath + "/subscriptionId", "maximum", { comparison: "<=", limit: 2147483647 });
        if (data1 < 1 || isNaN(data1)) errors = fail(vErrors ??= [], instancePath + "/subscriptionId", "minimum", { comparison: ">=", limit: 1 });
        if (!formats4.validate(data1)) errors = fail(vErrors ??= [], instancePath + "/subscriptionId", "format", { format: "int32" });
      }
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate845.errors = vErrors;
  return errors === 0;
}
var applicationMetricGetPolls200 = validate846;
function validate846(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
      if (!validate427(data[i0], { instancePath: instancePath + "/" + i0 })) errors = (vErrors = join(vErrors, validate427.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "array" });
  validate846.errors = vErrors;
  return errors === 0;
}
var orderGetAllPagedQuery = validate848;
var schema341 = { "type": "object", "additionalProperties": false, "properties": { "apiVersion": { "type": "string", "pattern": "^[0-9]{8}$" }, "pageNumber": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 2147483647 }, "pageSize": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 50 }, "idAfter": { "type": "integer", "format": "int32", "minimum": 0, "maximum": 2147483647 }, "type": { "$ref": "OrderType" }, "status": { "$ref": "OrderStatus" }, "paid": { "type": "boolean" }, "externalReference": { "type": "string", "pattern": "^[A-Za-z0-9_-]+$", "maxLength": 255 }, "subscriptionId": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 2147483647 }, "from": { "$ref": "DateOrDateTime" }, "to": { "$ref": "DateOrDateTime" }, "sortField": { "type": "string", "enum": ["id", "date"] }, "sortDirection": { "$ref": "SortDirection" } } };
function validate848(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      if (!func30.call(schema341.properties, key0)) errors = fail(vErrors ??= [], instancePath, "additionalProperties", { additionalProperty: key0 });
    }
    if (data.apiVersion !== void 0) {
      let data0 = data.apiVersion;
      if (typeof data0 === "string") {
        if (!pattern72.test(data0)) errors = fail(vErrors ??= [], instancePath + "/apiVersion", "pattern", { pattern: "^[0-9]{8}$" });
      } else errors = fail(vErrors ??= [], instancePath + "/apiVersion", "type", { type: "string" });
    }
    if (data.pageNumber !== void 0) {
      let data1 = data.pageNumber;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) errors = fail(vErrors ??= [], instancePath + "/pageNumber", "type", { type: "integer" });
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 2147483647 || isNaN(data1)) errors = fail(vErrors ??= [], instancePath + "/pageNumber", "maximum", { comparison: "<=", limit: 2147483647 });
        if (data1 < 1 || isNaN(data1)) errors = fail(vErrors ??= [], instancePath + "/pageNumber", "minimum", { comparison: ">=", limit: 1 });
        if (!formats4.validate(data1)) errors = fail(vErrors ??= [], instancePath + "/pageNumber", "format", { format: "int32" });
      }
    }
    if (data.pageSize !== void 0) {
      let data2 = data.pageSize;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) errors = fail(vErrors ??= [], instancePath + "/pageSize", "type", { type: "integer" });
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 50 || isNaN(data2)) errors = fail(vErrors ??= [], instancePath + "/pageSize", "maximum", { comparison: "<=", limit: 50 });
        if (data2 < 1 || isNaN(data2)) errors = fail(vErrors ??= [], instancePath + "/pageSize", "minimum", { comparison: ">=", limit: 1 });
        if (!formats4.validate(data2)) errors = fail(vErrors ??= [], instancePath + "/pageSize", "format", { format: "int32" });
      }
    }
    if (data.idAfter !== void 0) {
      let data3 = data.idAfter;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) errors = fail(vErrors ??= [], instancePath + "/idAfter", "type", { type: "integer" });
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 2147483647 || isNaN(data3)) errors = fail(vErrors ??= [], instancePath + "/idAfter", "maximum", { comparison: "<=", limit: 2147483647 });
        if (data3 < 0 || isNaN(data3)) errors = fail(vErrors ??= [], instancePath + "/idAfter", "minimum", { comparison: ">=", limit: 0 });
        if (!formats4.validate(data3)) errors = fail(vErrors ??= [], instancePath + "/idAfter", "format", { format: "int32" });
      }
    }
    if (data.type !== void 0) {
      if (!validate220(data.type, { instancePath: instancePath + "/type" })) errors = (vErrors = join(vErrors, validate220.errors)).length;
    }
    if (data.status !== void 0) {
      if (!validate431(data.status, { instancePath: instancePath + "/status" })) errors = (vErrors = join(vErrors, validate431.errors)).length;
    }
    if (data.paid !== void 0) {
      if (typeof data.paid !== "boolean") errors = fail(vErrors ??= [], instancePath + "/paid", "type", { type: "boolean" });
    }
    if (data.externalReference !== void 0) {
      let data7 = data.externalReference;
      if (typeof data7 === "string") {
        if (func1(data7) > 255) errors = fail(vErrors ??= [], instancePath + "/externalReference", "maxLength", { limit: 255 });
        if (!pattern58.test(data7)) errors = fail(vErrors ??= [], instancePath + "/externalReference", "pattern", { pattern: "^[A-Za-z0-9_-]+$" });
      } else errors = fail(vErrors ??= [], instancePath + "/externalReference", "type", { type: "string" });
    }
    if (data.subscriptionId !== void 0) {
      let data8 = data.subscriptionId;
      if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8))) errors = fail(vErrors ??= [], instancePath + "/subscriptionId", "type", { type: "integer" });
      if (typeof data8 == "number" && isFinite(data8)) {
        if (data8 > 2147483647 || isNaN(data8)) errors = fail(vErrors ??= [], instancePath + "/subscriptionId", "maximum", { comparison: "<=", limit: 2147483647 });
        if (data8 < 1 || isNaN(data8)) errors = fail(vErrors ??= [], instancePath + "/subscriptionId", "minimum", { comparison: ">=", limit: 1 });
        if (!formats4.validate(data8)) errors = fail(vErrors ??= [], instancePath + "/subscriptionId", "format", { format: "int32" });
      }
    }
    if (data.from !== void 0) {
      if (!validate422(data.from, { instancePath: instancePath + "/from" })) errors = (vErrors = join(vErrors, validate422.errors)).length;
    }
    if (data.to !== void 0) {
      if (!validate422(data.to, { instancePath: instancePath + "/to" })) errors = (vErrors = join(vErrors, validate422.errors)).length;
    }
    if (data.sortField !== void 0) {
      let data11 = data.sortField;
      if (typeof data11 !== "string") errors = fail(vErrors ??= [], instancePath + "/sortField", "type", { type: "string" });
      if (!(data11 === "id" || data11 === "date")) errors = fail(vErrors ??= [], instancePath + "/sortField", "enum", { allowedValues: schema341.properties.sortField.enum });
    }
    if (data.sortDirection !== void 0) {
      if (!validate57(data.sortDirection, { instancePath: instancePath + "/sortDirection" })) errors = (vErrors = join(vErrors, validate57.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate848.errors = vErrors;
  return errors === 0;
}
var orderGetAllPaged200 = validate854;
function validate854(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
      if (!validate432(data[i0], { instancePath: instancePath + "/" + i0 })) errors = (vErrors = join(vErrors, validate432.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "array" });
  validate854.errors = vErrors;
  return errors === 0;
}
var invoiceGetAllPagedQuery = validate856;
var schema343 = { "type": "object", "additionalProperties": false, "properties": { "apiVersion": { "type": "string", "pattern": "^[0-9]{8}$" }, "pageNumber": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 2147483647 }, "pageSize": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 50 }, "idAfter": { "type": "integer", "format": "int32", "minimum": 0, "maximum": 2147483647 }, "subscriptionId": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 2147483647 }, "status": { "type": "array", "minItems": 1, "maxItems": 10, "items": { "$ref": "InvoiceStatus" } }, "paid": { "type": "boolean" }, "from": { "$ref": "DateOrDateTime" }, "to": { "$ref": "DateOrDateTime" }, "sortField": { "type": "string", "enum": ["id", "date"] }, "sortDirection": { "$ref": "SortDirection" } } };
function validate856(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      if (!func30.call(schema343.properties, key0)) errors = fail(vErrors ??= [], instancePath, "additionalProperties", { additionalProperty: key0 });
    }
    if (data.apiVersion !== void 0) {
      let data0 = data.apiVersion;
      if (typeof data0 === "string") {
        if (!pattern72.test(data0)) errors = fail(vErrors ??= [], instancePath + "/apiVersion", "pattern", { pattern: "^[0-9]{8}$" });
      } else errors = fail(vErrors ??= [], instancePath + "/apiVersion", "type", { type: "string" });
    }
    if (data.pageNumber !== void 0) {
      let data1 = data.pageNumber;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) errors = fail(vErrors ??= [], instancePath + "/pageNumber", "type", { type: "integer" });
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 2147483647 || isNaN(data1)) errors = fail(vErrors ??= [], instancePath + "/pageNumber", "maximum", { comparison: "<=", limit: 2147483647 });
        if (data1 < 1 || isNaN(data1)) errors = fail(vErrors ??= [], instancePath + "/pageNumber", "minimum", { comparison: ">=", limit: 1 });
        if (!formats4.validate(data1)) errors = fail(vErrors ??= [], instancePath + "/pageNumber", "format", { format: "int32" });
      }
    }
    if (data.pageSize !== void 0) {
      let data2 = data.pageSize;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) errors = fail(vErrors ??= [], instancePath + "/pageSize", "type", { type: "integer" });
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 50 || isNaN(data2)) errors = fail(vErrors ??= [], instancePath + "/pageSize", "maximum", { comparison: "<=", limit: 50 });
        if (data2 < 1 || isNaN(data2)) errors = fail(vErrors ??= [], instancePath + "/pageSize", "minimum", { comparison: ">=", limit: 1 });
        if (!formats4.validate(data2)) errors = fail(vErrors ??= [], instancePath + "/pageSize", "format", { format: "int32" });
      }
    }
    if (data.idAfter !== void 0) {
      let data3 = data.idAfter;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) errors = fail(vErrors ??= [], instancePath + "/idAfter", "type", { type: "integer" });
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 2147483647 || isNaN(data3)) errors = fail(vErrors ??= [], instancePath + "/idAfter", "maximum", { comparison: "<=", limit: 2147483647 });
        if (data3 < 0 || isNaN(data3)) errors = fail(vErrors ??= [], instancePath + "/idAfter", "minimum", { comparison: ">=", limit: 0 });
        if (!formats4.validate(data3)) errors = fail(vErrors ??= [], instancePath + "/idAfter", "format", { format: "int32" });
      }
    }
    if (data.subscriptionId !== void 0) {
      let data4 = data.subscriptionId;
      if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) errors = fail(vErrors ??= [], instancePath + "/subscriptionId", "type", { type: "integer" });
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 > 2147483647 || isNaN(data4)) errors = fail(vErrors ??= [], instancePath + "/subscriptionId", "maximum", { comparison: "<=", limit: 2147483647 });
        if (data4 < 1 || isNaN(data4)) errors = fail(vErrors ??= [], instancePath + "/subscriptionId", "minimum", { comparison: ">=", limit: 1 });
        if (!formats4.validate(data4)) errors = fail(vErrors ??= [], instancePath + "/subscriptionId", "format", { format: "int32" });
      }
    }
    if (data.status !== void 0) {
      let data5 = data.status;
      if (Array.isArray(data5)) {
        if (data5.length > 10) errors = fail(vErrors ??= [], instancePath + "/status", "maxItems", { limit: 10 });
        if (data5.length < 1) errors = fail(vErrors ??= [], instancePath + "/status", "minItems", { limit: 1 });
        const len0 = data5.length;
        for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
          if (!validate471(data5[i0], { instancePath: instancePath + "/status/" + i0 })) errors = (vErrors = join(vErrors, validate471.errors)).length;
        }
      } else errors = fail(vErrors ??= [], instancePath + "/status", "type", { type: "array" });
    }
    if (data.paid !== void 0) {
      if (typeof data.paid !== "boolean") errors = fail(vErrors ??= [], instancePath + "/paid", "type", { type: "boolean" });
    }
    if (data.from !== void 0) {
      if (!validate422(data.from, { instancePath: instancePath + "/from" })) errors = (vErrors = join(vErrors, validate422.errors)).length;
    }
    if (data.to !== void 0) {
      if (!validate422(data.to, { instancePath: instancePath + "/to" })) errors = (vErrors = join(vErrors, validate422.errors)).length;
    }
    if (data.sortField !== void 0) {
      let data10 = data.sortField;
      if (typeof data10 !== "string") errors = fail(vErrors ??= [], instancePath + "/sortField", "type", { type: "string" });
      if (!(data10 === "id" || data10 === "date")) errors = fail(vErrors ??= [], instancePath + "/sortField", "enum", { allowedValues: schema343.properties.sortField.enum });
    }
    if (data.sortDirection !== void 0) {
      if (!validate57(data.sortDirection, { instancePath: instancePath + "/sortDirection" })) errors = (vErrors = join(vErrors, validate57.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate856.errors = vErrors;
  return errors === 0;
}
var invoiceGetAllPaged200 = validate861;
function validate861(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
      if (!validate473(data[i0], { instancePath: instancePath + "/" + i0 })) errors = (vErrors = join(vErrors, validate473.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "array" });
  validate861.errors = vErrors;
  return errors === 0;
}
var invoicePdf200 = validate863;
var formats358 = formats.binary;
function validate863(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data === "string") {
    if (!formats358(data)) errors = fail(vErrors ??= [], instancePath, "format", { format: "binary" });
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "string" });
  validate863.errors = vErrors;
  return errors === 0;
}
var proceedsReportGetQuery = validate864;
function validate864(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      if (!(key0 === "apiVersion" || key0 === "pageNumber" || key0 === "pageSize" || key0 === "from" || key0 === "to")) errors = fail(vErrors ??= [], instancePath, "additionalProperties", { additionalProperty: key0 });
    }
    if (data.apiVersion !== void 0) {
      let data0 = data.apiVersion;
      if (typeof data0 === "string") {
        if (!pattern72.test(data0)) errors = fail(vErrors ??= [], instancePath + "/apiVersion", "pattern", { pattern: "^[0-9]{8}$" });
      } else errors = fail(vErrors ??= [], instancePath + "/apiVersion", "type", { type: "string" });
    }
    if (data.pageNumber !== void 0) {
      let data1 = data.pageNumber;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) errors = fail(vErrors ??= [], instancePath + "/pageNumber", "type", { type: "integer" });
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 2147483647 || isNaN(data1)) errors = fail(vErrors ??= [], instancePath + "/pageNumber", "maximum", { comparison: "<=", limit: 2147483647 });
        if (data1 < 1 || isNaN(data1)) errors = fail(vErrors ??= [], instancePath + "/pageNumber", "minimum", { comparison: ">=", limit: 1 });
        if (!formats4.validate(data1)) errors = fail(vErrors ??= [], instancePath + "/pageNumber", "format", { format: "int32" });
      }
    }
    if (data.pageSize !== void 0) {
      let data2 = data.pageSize;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) errors = fail(vErrors ??= [], instancePath + "/pageSize", "type", { type: "integer" });
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 50 || isNaN(data2)) errors = fail(vErrors ??= [], instancePath + "/pageSize", "maximum", { comparison: "<=", limit: 50 });
        if (data2 < 1 || isNaN(data2)) errors = fail(vErrors ??= [], instancePath + "/pageSize", "minimum", { comparison: ">=", limit: 1 });
        if (!formats4.validate(data2)) errors = fail(vErrors ??= [], instancePath + "/pageSize", "format", { format: "int32" });
      }
    }
    if (data.from !== void 0) {
      if (!validate422(data.from, { instancePath: instancePath + "/from" })) errors = (vErrors = join(vErrors, validate422.errors)).length;
    }
    if (data.to !== void 0) {
      if (!validate422(data.to, { instancePath: instancePath + "/to" })) errors = (vErrors = join(vErrors, validate422.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate864.errors = vErrors;
  return errors === 0;
}
var moneyReportGetQuery = validate867;
function validate867(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      if (!(key0 === "apiVersion" || key0 === "from" || key0 === "to" || key0 === "step" || key0 === "product")) errors = fail(vErrors ??= [], instancePath, "additionalProperties", { additionalProperty: key0 });
    }
    if (data.apiVersion !== void 0) {
      let data0 = data.apiVersion;
      if (typeof data0 === "string") {
        if (!pattern72.test(data0)) errors = fail(vErrors ??= [], instancePath + "/apiVersion", "pattern", { pattern: "^[0-9]{8}$" });
      } else errors = fail(vErrors ??= [], instancePath + "/apiVersion", "type", { type: "string" });
    }
    if (data.from !== void 0) {
      if (!validate422(data.from, { instancePath: instancePath + "/from" })) errors = (vErrors = join(vErrors, validate422.errors)).length;
    }
    if (data.to !== void 0) {
      if (!validate422(data.to, { instancePath: instancePath + "/to" })) errors = (vErrors = join(vErrors, validate422.errors)).length;
    }
    if (data.step !== void 0) {
      if (!validate505(data.step, { instancePath: instancePath + "/step" })) errors = (vErrors = join(vErrors, validate505.errors)).length;
    }
    if (data.product !== void 0) {
      let data4 = data.product;
      if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) errors = fail(vErrors ??= [], instancePath + "/product", "type", { type: "integer" });
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 > 2147483647 || isNaN(data4)) errors = fail(vErrors ??= [], instancePath + "/product", "maximum", { comparison: "<=", limit: 2147483647 });
        if (data4 < 1 || isNaN(data4)) errors = fail(vErrors ??= [], instancePath + "/product", "minimum", { comparison: ">=", limit: 1 });
        if (!formats4.validate(data4)) errors = fail(vErrors ??= [], instancePath + "/product", "format", { format: "int32" });
      }
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate867.errors = vErrors;
  return errors === 0;
}
var platformEndpointsGet200 = validate871;
function validate871(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
      if (!validate524(data[i0], { instancePath: instancePath + "/" + i0 })) errors = (vErrors = join(vErrors, validate524.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "array" });
  validate871.errors = vErrors;
  return errors === 0;
}
var platformEndpointsReplaceBody = validate873;
function validate873(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (Array.isArray(data)) {
    if (data.length > 20) errors = fail(vErrors ??= [], instancePath, "maxItems", { limit: 20 });
    const len0 = data.length;
    for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
      if (!validate525(data[i0], { instancePath: instancePath + "/" + i0 })) errors = (vErrors = join(vErrors, validate525.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "array" });
  validate873.errors = vErrors;
  return errors === 0;
}
var searchFindQuery = validate875;
function validate875(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      if (!(key0 === "apiVersion" || key0 === "text")) errors = fail(vErrors ??= [], instancePath, "additionalProperties", { additionalProperty: key0 });
    }
    if (data.apiVersion !== void 0) {
      let data0 = data.apiVersion;
      if (typeof data0 === "string") {
        if (!pattern72.test(data0)) errors = fail(vErrors ??= [], instancePath + "/apiVersion", "pattern", { pattern: "^[0-9]{8}$" });
      } else errors = fail(vErrors ??= [], instancePath + "/apiVersion", "type", { type: "string" });
    }
    if (data.text !== void 0) {
      let data1 = data.text;
      if (typeof data1 === "string") {
        if (func1(data1) > 255) errors = fail(vErrors ??= [], instancePath + "/text", "maxLength", { limit: 255 });
        if (func1(data1) < 1) errors = fail(vErrors ??= [], instancePath + "/text", "minLength", { limit: 1 });
      } else errors = fail(vErrors ??= [], instancePath + "/text", "type", { type: "string" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate875.errors = vErrors;
  return errors === 0;
}
var auditEntryGetAllPagedQuery = validate876;
var schema351 = { "type": "object", "additionalProperties": false, "properties": { "apiVersion": { "type": "string", "pattern": "^[0-9]{8}$" }, "pageNumber": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 2147483647 }, "pageSize": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 50 }, "idAfter": { "type": "integer", "format": "int32", "minimum": 0, "maximum": 2147483647 }, "userId": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 2147483647 }, "operation": { "type": "string", "minLength": 1, "maxLength": 100 }, "object": { "type": "string", "minLength": 1, "maxLength": 255 }, "outcome": { "$ref": "AuditOutcome" }, "requestId": { "type": "string", "minLength": 1, "maxLength": 100 }, "from": { "$ref": "DateOrDateTime" }, "to": { "$ref": "DateOrDateTime" }, "sortField": { "type": "string", "enum": ["id", "date"] }, "sortDirection": { "$ref": "SortDirection" } } };
function validate876(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      if (!func30.call(schema351.properties, key0)) errors = fail(vErrors ??= [], instancePath, "additionalProperties", { additionalProperty: key0 });
    }
    if (data.apiVersion !== void 0) {
      let data0 = data.apiVersion;
      if (typeof data0 === "string") {
        if (!pattern72.test(data0)) errors = fail(vErrors ??= [], instancePath + "/apiVersion", "pattern", { pattern: "^[0-9]{8}$" });
      } else errors = fail(vErrors ??= [], instancePath + "/apiVersion", "type", { type: "string" });
    }
    if (data.pageNumber !== void 0) {
      let data1 = data.pageNumber;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) errors = fail(vErrors ??= [], instancePath + "/pageNumber", "type", { type: "integer" });
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 2147483647 || isNaN(data1)) errors = fail(vErrors ??= [], instancePath + "/pageNumber", "maximum", { comparison: "<=", limit: 2147483647 });
        if (data1 < 1 || isNaN(data1)) errors = fail(vErrors ??= [], instancePath + "/pageNumber", "minimum", { comparison: ">=", limit: 1 });
        if (!formats4.validate(data1)) errors = fail(vErrors ??= [], instancePath + "/pageNumber", "format", { format: "int32" });
      }
    }
    if (data.pageSize !== void 0) {
      let data2 = data.pageSize;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) errors = fail(vErrors ??= [], instancePath + "/pageSize", "type", { type: "integer" });
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 50 || isNaN(data2)) errors = fail(vErrors ??= [], instancePath + "/pageSize", "maximum", { comparison: "<=", limit: 50 });
        if (data2 < 1 || isNaN(data2)) errors = fail(vErrors ??= [], instancePath + "/pageSize", "minimum", { comparison: ">=", limit: 1 });
        if (!formats4.validate(data2)) errors = fail(vErrors ??= [], instancePath + "/pageSize", "format", { format: "int32" });
      }
    }
    if (data.idAfter !== void 0) {
      let data3 = data.idAfter;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) errors = fail(vErrors ??= [], instancePath + "/idAfter", "type", { type: "integer" });
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 2147483647 || isNaN(data3)) errors = fail(vErrors ??= [], instancePath + "/idAfter", "maximum", { comparison: "<=", limit: 2147483647 });
        if (data3 < 0 || isNaN(data3)) errors = fail(vErrors ??= [], instancePath + "/idAfter", "minimum", { comparison: ">=", limit: 0 });
        if (!formats4.validate(data3)) errors = fail(vErrors ??= [], instancePath + "/idAfter", "format", { format: "int32" });
      }
    }
    if (data.userId !== void 0) {
      let data4 = data.userId;
      if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) errors = fail(vErrors ??= [], instancePath + "/userId", "type", { type: "integer" });
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 > 2147483647 || isNaN(data4)) errors = fail(vErrors ??= [], instancePath + "/userId", "maximum", { comparison: "<=", limit: 2147483647 });
        if (data4 < 1 || isNaN(data4)) errors = fail(vErrors ??= [], instancePath + "/userId", "minimum", { comparison: ">=", limit: 1 });
        if (!formats4.validate(data4)) errors = fail(vErrors ??= [], instancePath + "/userId", "format", { format: "int32" });
      }
    }
    if (data.operation !== void 0) {
      let data5 = data.operation;
      if (typeof data5 === "string") {
        if (func1(data5) > 100) errors = fail(vErrors ??= [], instancePath + "/operation", "maxLength", { limit: 100 });
        if (func1(data5) < 1) errors = fail(vErrors ??= [], instancePath + "/operation", "minLength", { limit: 1 });
      } else errors = fail(vErrors ??= [], instancePath + "/operation", "type", { type: "string" });
    }
    if (data.object !== void 0) {
      let data6 = data.object;
      if (typeof data6 === "string") {
        if (func1(data6) > 255) errors = fail(vErrors ??= [], instancePath + "/object", "maxLength", { limit: 255 });
        if (func1(data6) < 1) errors = fail(vErrors ??= [], instancePath + "/object", "minLength", { limit: 1 });
      } else errors = fail(vErrors ??= [], instancePath + "/object", "type", { type: "string" });
    }
    if (data.outcome !== void 0) {
      if (!validate535(data.outcome, { instancePath: instancePath + "/outcome" })) errors = (vErrors = join(vErrors, validate535.errors)).length;
    }
    if (data.requestId !== void 0) {
      let data8 = data.requestId;
      if (typeof data8 === "string") {
        if (func1(data8) > 100) errors = fail(vErrors ??= [], instancePath + "/requestId", "maxLength", { limit: 100 });
        if (func1(data8) < 1) errors = fail(vErrors ??= [], instancePath + "/requestId", "minLength", { limit: 1 });
      } else errors = fail(vErrors ??= [], instancePath + "/requestId", "type", { type: "string" });
    }
    if (data.from !== void 0) {
      if (!validate422(data.from, { instancePath: instancePath + "/from" })) errors = (vErrors = join(vErrors, validate422.errors)).length;
    }
    if (data.to !== void 0) {
      if (!validate422(data.to, { instancePath: instancePath + "/to" })) errors = (vErrors = join(vErrors, validate422.errors)).length;
    }
    if (data.sortField !== void 0) {
      let data11 = data.sortField;
      if (typeof data11 !== "string") errors = fail(vErrors ??= [], instancePath + "/sortField", "type", { type: "string" });
      if (!(data11 === "id" || data11 === "date")) errors = fail(vErrors ??= [], instancePath + "/sortField", "enum", { allowedValues: schema351.properties.sortField.enum });
    }
    if (data.sortDirection !== void 0) {
      if (!validate57(data.sortDirection, { instancePath: instancePath + "/sortDirection" })) errors = (vErrors = join(vErrors, validate57.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate876.errors = vErrors;
  return errors === 0;
}
var auditEntryGetAllPaged200 = validate881;
function validate881(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
      if (!validate536(data[i0], { instancePath: instancePath + "/" + i0 })) errors = (vErrors = join(vErrors, validate536.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "array" });
  validate881.errors = vErrors;
  return errors === 0;
}
var eventGetAllPagedQuery = validate883;
var schema353 = { "type": "object", "additionalProperties": false, "properties": { "apiVersion": { "type": "string", "pattern": "^[0-9]{8}$" }, "pageNumber": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 2147483647 }, "pageSize": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 50 }, "idAfter": { "type": "integer", "format": "int32", "minimum": 0, "maximum": 2147483647 }, "notified": { "type": "boolean" }, "entityName": { "$ref": "EventEntity" }, "entityId": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 2147483647 }, "type": { "$ref": "EventType" }, "outcome": { "$ref": "EventAttemptOutcome" }, "endpoint": { "type": "string", "minLength": 8, "maxLength": 2048 }, "product": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 2147483647 }, "subscriptionId": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 2147483647 }, "from": { "$ref": "DateOrDateTime" }, "to": { "$ref": "DateOrDateTime" }, "withAttempts": { "type": "boolean" }, "sortField": { "type": "string", "enum": ["id", "date"] }, "sortDirection": { "$ref": "SortDirection" } } };
function validate883(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      if (!func30.call(schema353.properties, key0)) errors = fail(vErrors ??= [], instancePath, "additionalProperties", { additionalProperty: key0 });
    }
    if (data.apiVersion !== void 0) {
      let data0 = data.apiVersion;
      if (typeof data0 === "string") {
        if (!pattern72.test(data0)) errors = fail(vErrors ??= [], instancePath + "/apiVersion", "pattern", { pattern: "^[0-9]{8}$" });
      } else errors = fail(vErrors ??= [], instancePath + "/apiVersion", "type", { type: "string" });
    }
    if (data.pageNumber !== void 0) {
      let data1 = data.pageNumber;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) errors = fail(vErrors ??= [], instancePath + "/pageNumber", "type", { type: "integer" });
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 2147483647 || isNaN(data1)) errors = fail(vErrors ??= [], instancePath + "/pageNumber", "maximum", { comparison: "<=", limit: 2147483647 });
        if (data1 < 1 || isNaN(data1)) errors = fail(vErrors ??= [], instancePath + "/pageNumber", "minimum", { comparison: ">=", limit: 1 });
        if (!formats4.validate(data1)) errors = fail(vErrors ??= [], instancePath + "/pageNumber", "format", { format: "int32" });
      }
    }
    if (data.pageSize !== void 0) {
      let data2 = data.pageSize;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) errors = fail(vErrors ??= [], instancePath + "/pageSize", "type", { type: "integer" });
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 50 || isNaN(data2)) errors = fail(vErrors ??= [], instancePath + "/pageSize", "maximum", { comparison: "<=", limit: 50 });
        if (data2 < 1 || isNaN(data2)) errors = fail(vErrors ??= [], instancePath + "/pageSize", "minimum", { comparison: ">=", limit: 1 });
        if (!formats4.validate(data2)) errors = fail(vErrors ??= [], instancePath + "/pageSize", "format", { format: "int32" });
      }
    }
    if (data.idAfter !== void 0) {
      let data3 = data.idAfter;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) errors = fail(vErrors ??= [], instancePath + "/idAfter", "type", { type: "integer" });
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 2147483647 || isNaN(data3)) errors = fail(vErrors ??= [], instancePath + "/idAfter", "maximum", { comparison: "<=", limit: 2147483647 });
        if (data3 < 0 || isNaN(data3)) errors = fail(vErrors ??= [], instancePath + "/idAfter", "minimum", { comparison: ">=", limit: 0 });
        if (!formats4.validate(data3)) errors = fail(vErrors ??= [], instancePath + "/idAfter", "format", { format: "int32" });
      }
    }
    if (data.notified !== void 0) {
      if (typeof data.notified !== "boolean") errors = fail(vErrors ??= [], instancePath + "/notified", "type", { type: "boolean" });
    }
    if (data.entityName !== void 0) {
      if (!validate542(data.entityName, { instancePath: instancePath + "/entityName" })) errors = (vErrors = join(vErrors, validate542.errors)).length;
    }
    if (data.entityId !== void 0) {
      let data6 = data.entityId;
      if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) errors = fail(vErrors ??= [], instancePath + "/entityId", "type", { type: "integer" });
      if (typeof data6 == "number" && isFinite(data6)) {
        if (data6 > 2147483647 || isNaN(data6)) errors = fail(vErrors ??= [], instancePath + "/entityId", "maximum", { comparison: "<=", limit: 2147483647 });
        if (data6 < 1 || isNaN(data6)) errors = fail(vErrors ??= [], instancePath + "/entityId", "minimum", { comparison: ">=", limit: 1 });
        if (!formats4.validate(data6)) errors = fail(vErrors ??= [], instancePath + "/entityId", "format", { format: "int32" });
      }
    }
    if (data.type !== void 0) {
      if (!validate543(data.type, { instancePath: instancePath + "/type" })) errors = (vErrors = join(vErrors, validate543.errors)).length;
    }
    if (data.outcome !== void 0) {
      if (!validate544(data.outcome, { instancePath: instancePath + "/outcome" })) errors = (vErrors = join(vErrors, validate544.errors)).length;
    }
    if (data.endpoint !== void 0) {
      let data9 = data.endpoint;
      if (typeof data9 === "string") {
        if (func1(data9) > 2048) errors = fail(vErrors ??= [], instancePath + "/endpoint", "maxLength", { limit: 2048 });
        if (func1(data9) < 8) errors = fail(vErrors ??= [], instancePath + "/endpoint", "minLength", { limit: 8 });
      } else errors = fail(vErrors ??= [], instancePath + "/endpoint", "type", { type: "string" });
    }
    if (data.product !== void 0) {
      let data10 = data.product;
      if (!(typeof data10 == "number" && (!(data10 % 1) && !isNaN(data10)) && isFinite(data10))) errors = fail(vErrors ??= [], instancePath + "/product", "type", { type: "integer" });
      if (typeof data10 == "number" && isFinite(data10)) {
        if (data10 > 2147483647 || isNaN(data10)) errors = fail(vErrors ??= [], instancePath + "/product", "maximum", { comparison: "<=", limit: 2147483647 });
        if (data10 < 1 || isNaN(data10)) errors = fail(vErrors ??= [], instancePath + "/product", "minimum", { comparison: ">=", limit: 1 });
        if (!formats4.validate(data10)) errors = fail(vErrors ??= [], instancePath + "/product", "format", { format: "int32" });
      }
    }
    if (data.subscriptionId !== void 0) {
      let data11 = data.subscriptionId;
      if (!(typeof data11 == "number" && (!(data11 % 1) && !isNaN(data11)) && isFinite(data11))) errors = fail(vErrors ??= [], instancePath + "/subscriptionId", "type", { type: "integer" });
      if (typeof data11 == "number" && isFinite(data11)) {
        if (data11 > 2147483647 || isNaN(data11)) errors = fail(vErrors ??= [], instancePath + "/subscriptionId", "maximum", { comparison: "<=", limit: 2147483647 });
        if (data11 < 1 || isNaN(data11)) errors = fail(vErrors ??= [], instancePath + "/subscriptionId", "minimum", { comparison: ">=", limit: 1 });
        if (!formats4.validate(data11)) errors = fail(vErrors ??= [], instancePath + "/subscriptionId", "format", { format: "int32" });
      }
    }
    if (data.from !== void 0) {
      if (!validate422(data.from, { instancePath: instancePath + "/from" })) errors = (vErrors = join(vErrors, validate422.errors)).length;
    }
    if (data.to !== void 0) {
      if (!validate422(data.to, { instancePath: instancePath + "/to" })) errors = (vErrors = join(vErrors, validate422.errors)).length;
    }
    if (data.withAttempts !== void 0) {
      if (typeof data.withAttempts !== "boolean") errors = fail(vErrors ??= [], instancePath + "/withAttempts", "type", { type: "boolean" });
    }
    if (data.sortField !== void 0) {
      let data15 = data.sortField;
      if (typeof data15 !== "string") errors = fail(vErrors ??= [], instancePath + "/sortField", "type", { type: "string" });
      if (!(data15 === "id" || data15 === "date")) errors = fail(vErrors ??= [], instancePath + "/sortField", "enum", { allowedValues: schema353.properties.sortField.enum });
    }
    if (data.sortDirection !== void 0) {
      if (!validate57(data.sortDirection, { instancePath: instancePath + "/sortDirection" })) errors = (vErrors = join(vErrors, validate57.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate883.errors = vErrors;
  return errors === 0;
}
var eventGetAllPaged200 = validate890;
function validate890(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
      if (!validate554(data[i0], { instancePath: instancePath + "/" + i0 })) errors = (vErrors = join(vErrors, validate554.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "array" });
  validate890.errors = vErrors;
  return errors === 0;
}
var eventGetAttempts200 = validate892;
function validate892(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
      if (!validate578(data[i0], { instancePath: instancePath + "/" + i0 })) errors = (vErrors = join(vErrors, validate578.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "array" });
  validate892.errors = vErrors;
  return errors === 0;
}
var eventGetShares200 = validate894;
function validate894(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
      if (!validate583(data[i0], { instancePath: instancePath + "/" + i0 })) errors = (vErrors = join(vErrors, validate583.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "array" });
  validate894.errors = vErrors;
  return errors === 0;
}
var eventEndpointGetAllPagedQuery = validate896;
var schema357 = { "type": "object", "additionalProperties": false, "properties": { "apiVersion": { "type": "string", "pattern": "^[0-9]{8}$" }, "pageNumber": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 2147483647 }, "pageSize": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 50 }, "idAfter": { "type": "integer", "format": "int32", "minimum": 0, "maximum": 2147483647 }, "sortField": { "type": "string", "enum": ["id", "failures"] }, "sortDirection": { "$ref": "SortDirection" } } };
function validate896(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      if (!(key0 === "apiVersion" || key0 === "pageNumber" || key0 === "pageSize" || key0 === "idAfter" || key0 === "sortField" || key0 === "sortDirection")) errors = fail(vErrors ??= [], instancePath, "additionalProperties", { additionalProperty: key0 });
    }
    if (data.apiVersion !== void 0) {
      let data0 = data.apiVersion;
      if (typeof data0 === "string") {
        if (!pattern72.test(data0)) errors = fail(vErrors ??= [], instancePath + "/apiVersion", "pattern", { pattern: "^[0-9]{8}$" });
      } else errors = fail(vErrors ??= [], instancePath + "/apiVersion", "type", { type: "string" });
    }
    if (data.pageNumber !== void 0) {
      let data1 = data.pageNumber;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) errors = fail(vErrors ??= [], instancePath + "/pageNumber", "type", { type: "integer" });
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 2147483647 || isNaN(data1)) errors = fail(vErrors ??= [], instancePath + "/pageNumber", "maximum", { comparison: "<=", limit: 2147483647 });
        if (data1 < 1 || isNaN(data1)) errors = fail(vErrors ??= [], instancePath + "/pageNumber", "minimum", { comparison: ">=", limit: 1 });
        if (!formats4.validate(data1)) errors = fail(vErrors ??= [], instancePath + "/pageNumber", "format", { format: "int32" });
      }
    }
    if (data.pageSize !== void 0) {
      let data2 = data.pageSize;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) errors = fail(vErrors ??= [], instancePath + "/pageSize", "type", { type: "integer" });
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 50 || isNaN(data2)) errors = fail(vErrors ??= [], instancePath + "/pageSize", "maximum", { comparison: "<=", limit: 50 });
        if (data2 < 1 || isNaN(data2)) errors = fail(vErrors ??= [], instancePath + "/pageSize", "minimum", { comparison: ">=", limit: 1 });
        if (!formats4.validate(data2)) errors = fail(vErrors ??= [], instancePath + "/pageSize", "format", { format: "int32" });
      }
    }
    if (data.idAfter !== void 0) {
      let data3 = data.idAfter;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) errors = fail(vErrors ??= [], instancePath + "/idAfter", "type", { type: "integer" });
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 2147483647 || isNaN(data3)) errors = fail(vErrors ??= [], instancePath + "/idAfter", "maximum", { comparison: "<=", limit: 2147483647 });
        if (data3 < 0 || isNaN(data3)) errors = fail(vErrors ??= [], instancePath + "/idAfter", "minimum", { comparison: ">=", limit: 0 });
        if (!formats4.validate(data3)) errors = fail(vErrors ??= [], instancePath + "/idAfter", "format", { format: "int32" });
      }
    }
    if (data.sortField !== void 0) {
      let data4 = data.sortField;
      if (typeof data4 !== "string") errors = fail(vErrors ??= [], instancePath + "/sortField", "type", { type: "string" });
      if (!(data4 === "id" || data4 === "failures")) errors = fail(vErrors ??= [], instancePath + "/sortField", "enum", { allowedValues: schema357.properties.sortField.enum });
    }
    if (data.sortDirection !== void 0) {
      if (!validate57(data.sortDirection, { instancePath: instancePath + "/sortDirection" })) errors = (vErrors = join(vErrors, validate57.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate896.errors = vErrors;
  return errors === 0;
}
var eventEndpointGetAllPaged200 = validate898;
function validate898(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
      if (!validate590(data[i0], { instancePath: instancePath + "/" + i0 })) errors = (vErrors = join(vErrors, validate590.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "array" });
  validate898.errors = vErrors;
  return errors === 0;
}
var changeStreamHeader = validate900;
function validate900(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      if (!(key0 === "Last-Event-ID")) errors = fail(vErrors ??= [], instancePath, "additionalProperties", { additionalProperty: key0 });
    }
    if (data["Last-Event-ID"] !== void 0) {
      let data0 = data["Last-Event-ID"];
      if (typeof data0 === "string") {
        if (func1(data0) > 64) errors = fail(vErrors ??= [], instancePath + "/Last-Event-ID", "maxLength", { limit: 64 });
        if (func1(data0) < 1) errors = fail(vErrors ??= [], instancePath + "/Last-Event-ID", "minLength", { limit: 1 });
      } else errors = fail(vErrors ??= [], instancePath + "/Last-Event-ID", "type", { type: "string" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate900.errors = vErrors;
  return errors === 0;
}
var clockAdvanceQuery = validate901;
function validate901(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      if (!(key0 === "apiVersion" || key0 === "settle")) errors = fail(vErrors ??= [], instancePath, "additionalProperties", { additionalProperty: key0 });
    }
    if (data.apiVersion !== void 0) {
      let data0 = data.apiVersion;
      if (typeof data0 === "string") {
        if (!pattern72.test(data0)) errors = fail(vErrors ??= [], instancePath + "/apiVersion", "pattern", { pattern: "^[0-9]{8}$" });
      } else errors = fail(vErrors ??= [], instancePath + "/apiVersion", "type", { type: "string" });
    }
    if (data.settle !== void 0) {
      if (typeof data.settle !== "boolean") errors = fail(vErrors ??= [], instancePath + "/settle", "type", { type: "boolean" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate901.errors = vErrors;
  return errors === 0;
}
var dueGetQuery = validate902;
function validate902(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      if (!(key0 === "apiVersion" || key0 === "to")) errors = fail(vErrors ??= [], instancePath, "additionalProperties", { additionalProperty: key0 });
    }
    if (data.apiVersion !== void 0) {
      let data0 = data.apiVersion;
      if (typeof data0 === "string") {
        if (!pattern72.test(data0)) errors = fail(vErrors ??= [], instancePath + "/apiVersion", "pattern", { pattern: "^[0-9]{8}$" });
      } else errors = fail(vErrors ??= [], instancePath + "/apiVersion", "type", { type: "string" });
    }
    if (data.to !== void 0) {
      if (!validate422(data.to, { instancePath: instancePath + "/to" })) errors = (vErrors = join(vErrors, validate422.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate902.errors = vErrors;
  return errors === 0;
}
var dueGet200 = validate904;
function validate904(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
      if (!validate631(data[i0], { instancePath: instancePath + "/" + i0 })) errors = (vErrors = join(vErrors, validate631.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "array" });
  validate904.errors = vErrors;
  return errors === 0;
}
var faultsGet200 = validate906;
function validate906(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
      if (!validate667(data[i0], { instancePath: instancePath + "/" + i0 })) errors = (vErrors = join(vErrors, validate667.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "array" });
  validate906.errors = vErrors;
  return errors === 0;
}
var faultsReplaceBody = validate908;
function validate908(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (Array.isArray(data)) {
    if (data.length > 100) errors = fail(vErrors ??= [], instancePath, "maxItems", { limit: 100 });
    const len0 = data.length;
    for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
      if (!validate670(data[i0], { instancePath: instancePath + "/" + i0 })) errors = (vErrors = join(vErrors, validate670.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "array" });
  validate908.errors = vErrors;
  return errors === 0;
}
var requestLogGetQuery = validate910;
function validate910(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      if (!(key0 === "apiVersion" || key0 === "requestId" || key0 === "failed" || key0 === "object")) errors = fail(vErrors ??= [], instancePath, "additionalProperties", { additionalProperty: key0 });
    }
    if (data.apiVersion !== void 0) {
      let data0 = data.apiVersion;
      if (typeof data0 === "string") {
        if (!pattern72.test(data0)) errors = fail(vErrors ??= [], instancePath + "/apiVersion", "pattern", { pattern: "^[0-9]{8}$" });
      } else errors = fail(vErrors ??= [], instancePath + "/apiVersion", "type", { type: "string" });
    }
    if (data.requestId !== void 0) {
      let data1 = data.requestId;
      if (typeof data1 === "string") {
        if (func1(data1) > 64) errors = fail(vErrors ??= [], instancePath + "/requestId", "maxLength", { limit: 64 });
        if (func1(data1) < 1) errors = fail(vErrors ??= [], instancePath + "/requestId", "minLength", { limit: 1 });
      } else errors = fail(vErrors ??= [], instancePath + "/requestId", "type", { type: "string" });
    }
    if (data.failed !== void 0) {
      if (typeof data.failed !== "boolean") errors = fail(vErrors ??= [], instancePath + "/failed", "type", { type: "boolean" });
    }
    if (data.object !== void 0) {
      let data3 = data.object;
      if (typeof data3 === "string") {
        if (func1(data3) > 255) errors = fail(vErrors ??= [], instancePath + "/object", "maxLength", { limit: 255 });
        if (func1(data3) < 1) errors = fail(vErrors ??= [], instancePath + "/object", "minLength", { limit: 1 });
      } else errors = fail(vErrors ??= [], instancePath + "/object", "type", { type: "string" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate910.errors = vErrors;
  return errors === 0;
}
var requestLogGet200 = validate911;
function validate911(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
      if (!validate674(data[i0], { instancePath: instancePath + "/" + i0 })) errors = (vErrors = join(vErrors, validate674.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "array" });
  validate911.errors = vErrors;
  return errors === 0;
}
var snapshotList200 = validate913;
function validate913(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0 && errors < 20; i0++) {
      if (!validate684(data[i0], { instancePath: instancePath + "/" + i0 })) errors = (vErrors = join(vErrors, validate684.errors)).length;
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "array" });
  validate913.errors = vErrors;
  return errors === 0;
}
var snapshotDeletePath = validate915;
function validate915(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) errors = fail(vErrors ??= [], instancePath, "required", { missingProperty: "name" });
    for (const key0 in data) {
      if (errors >= 20) {
        break;
      }
      if (!(key0 === "name")) errors = fail(vErrors ??= [], instancePath, "additionalProperties", { additionalProperty: key0 });
    }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 === "string") {
        if (func1(data0) > 64) errors = fail(vErrors ??= [], instancePath + "/name", "maxLength", { limit: 64 });
        if (func1(data0) < 1) errors = fail(vErrors ??= [], instancePath + "/name", "minLength", { limit: 1 });
        if (!pattern69.test(data0)) errors = fail(vErrors ??= [], instancePath + "/name", "pattern", { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]*$" });
      } else errors = fail(vErrors ??= [], instancePath + "/name", "type", { type: "string" });
    }
  } else errors = fail(vErrors ??= [], instancePath, "type", { type: "object" });
  validate915.errors = vErrors;
  return errors === 0;
}

var schemas = { "AuthToken": AuthToken, "ErrorResponseEntry": ErrorResponseEntry, "ErrorResponse": ErrorResponse, "TokenKind": TokenKind, "SortDirection": SortDirection, "UserReference": UserReference, "TokenAccess": TokenAccess, "DateTime": DateTime, "TokenDTO": TokenDTO, "TokenCreate": TokenCreate, "TokenCreated": TokenCreated, "UserName": UserName, "EmailAddress": EmailAddress, "LanguageCode": LanguageCode, "UserRole": UserRole, "CompanyOrUserCompanyReference": CompanyOrUserCompanyReference, "CompanyGroupReference": CompanyGroupReference, "CountryCode": CountryCode, "Address": Address, "MyUserDTO": MyUserDTO, "Password": Password, "AddressInput": AddressInput, "UserFields": UserFields, "UserCreate": UserCreate, "MyUserInput": MyUserInput, "UserAction": UserAction, "UserActionPatch": UserActionPatch, "UserFieldsPatch": UserFieldsPatch, "UserPatch": UserPatch, "MetadataKey": MetadataKey, "Metadata": Metadata, "UserCompanyDTO": UserCompanyDTO, "UserCompanyInput": UserCompanyInput, "UserCompanyCreate": UserCompanyCreate, "CompanyAction": CompanyAction, "BaseCompanyPatchDTO": BaseCompanyPatchDTO, "UserCompanyFieldsPatch": UserCompanyFieldsPatch, "UserCompanyPatch": UserCompanyPatch, "CompanyDTO": CompanyDTO, "CompanyFields": CompanyFields, "CompanyCreate": CompanyCreate, "CompanyInput": CompanyInput, "CompanyFieldsPatch": CompanyFieldsPatch, "CompanyPatch": CompanyPatch, "UserCompanyReference": UserCompanyReference, "CompanyGroupDTO": CompanyGroupDTO, "CompanyGroupInput": CompanyGroupInput, "CompanyGroupCreate": CompanyGroupCreate, "PaymentMethodDTO": PaymentMethodDTO, "PaymentMethodInput": PaymentMethodInput, "PaymentMethodCreate": PaymentMethodCreate, "NotifyDTO": NotifyDTO, "NotifyInput": NotifyInput, "NotifyCreate": NotifyCreate, "MessageDTO": MessageDTO, "ProductReference": ProductReference, "CommentDTO": CommentDTO, "CommentInput": CommentInput, "CommentCreate": CommentCreate, "CloudProviderReference": CloudProviderReference, "SubscriptionReference": SubscriptionReference, "CloudCredentialDTO": CloudCredentialDTO, "CloudCredentialCreate": CloudCredentialCreate, "CloudCredentialAction": CloudCredentialAction, "CloudCredentialPatch": CloudCredentialPatch, "CountryCodeDTO": CountryCodeDTO, "DeploymentStatus": DeploymentStatus, "SubscriptionType": SubscriptionType, "ProductVersionReference": ProductVersionReference, "InvoiceReference": InvoiceReference, "OrderType": OrderType, "SubscriptionOrder": SubscriptionOrder, "EndpointCategory": EndpointCategory, "SubscriptionEndpoint": SubscriptionEndpoint, "LocalizedText": LocalizedText, "Credential": Credential, "EnteredValues": EnteredValues, "BillingItemQuantities": BillingItemQuantities, "LineType": LineType, "ExactPrice": ExactPrice, "Currency": Currency, "LinePrice": LinePrice, "BillingItemReference": BillingItemReference, "InvoiceLine": InvoiceLine, "MetadataReference": MetadataReference, "SubscriptionBillingItem": SubscriptionBillingItem, "ConfigurationParameterReference": ConfigurationParameterReference, "SubscriptionConfigurationParameter": SubscriptionConfigurationParameter, "Subscription": Subscription, "SubscriptionDeploymentStatusPatch": SubscriptionDeploymentStatusPatch, "SubscriptionSetNamePatch": SubscriptionSetNamePatch, "BillingItemQuantitiesInput": BillingItemQuantitiesInput, "SubscriptionUpgradePatch": SubscriptionUpgradePatch, "SubscriptionBillingItemsPatch": SubscriptionBillingItemsPatch, "SubscriptionRenewPatch": SubscriptionRenewPatch, "SubscriptionAutoRenewPatch": SubscriptionAutoRenewPatch, "SubscriptionKillPatch": SubscriptionKillPatch, "SubscriptionStopPatch": SubscriptionStopPatch, "SubscriptionStartPatch": SubscriptionStartPatch, "SubscriptionPatch": SubscriptionPatch, "UpgradeKind": UpgradeKind, "UpgradeResult": UpgradeResult, "SubscriptionEndpointInput": SubscriptionEndpointInput, "Instructions": Instructions, "CredentialInput": CredentialInput, "CustomInvoiceType": CustomInvoiceType, "PriceInput": PriceInput, "LinePriceInput": LinePriceInput, "InvoiceLineInput": InvoiceLineInput, "ChargeReason": ChargeReason, "Charge": Charge, "SubscriptionMoveCause": SubscriptionMoveCause, "SubscriptionMove": SubscriptionMove, "ConfigurationParameter": ConfigurationParameter, "ConfigurationParameterInput": ConfigurationParameterInput, "ConfigurationParameterCreate": ConfigurationParameterCreate, "EnteredValuesInput": EnteredValuesInput, "ConfigurationParameterValuesInput": ConfigurationParameterValuesInput, "ConfigurationParameterValue": ConfigurationParameterValue, "ConfigurationParameterValues": ConfigurationParameterValues, "ProductType": ProductType, "CompanyReference": CompanyReference, "ProductDTO": ProductDTO, "ProductFields": ProductFields, "ProductCreate": ProductCreate, "ProductInput": ProductInput, "MetricHeader": MetricHeader, "MetricHeaderInput": MetricHeaderInput, "Price": Price, "TrialMode": TrialMode, "BillingItemValue": BillingItemValue, "ProductVersionDTO": ProductVersionDTO, "NonNegativePriceInput": NonNegativePriceInput, "BillingItemValueInput": BillingItemValueInput, "ProductVersionInput": ProductVersionInput, "ProductVersionCreate": ProductVersionCreate, "ProductVersionPatch": ProductVersionPatch, "BillingItemValueType": BillingItemValueType, "BillingItemType": BillingItemType, "BillingItemPresence": BillingItemPresence, "BillingItemDTO": BillingItemDTO, "BillingItemInput": BillingItemInput, "BillingItemCreate": BillingItemCreate, "MetricType": MetricType, "MetricFunction": MetricFunction, "Frequency": Frequency, "GaugeMetricFunction": GaugeMetricFunction, "ApplicationMetricDTO": ApplicationMetricDTO, "ApplicationMetricInput": ApplicationMetricInput, "ApplicationMetricCreate": ApplicationMetricCreate, "DateOrDateTime": DateOrDateTime, "MetricSample": MetricSample, "MetricPoll": MetricPoll, "OrderStatus": OrderStatus, "OrderDTO": OrderDTO, "OrderCreate": OrderCreate, "OrderEstimateInput": OrderEstimateInput, "InvoiceTotal": InvoiceTotal, "OrderEstimate": OrderEstimate, "InvoiceStatus": InvoiceStatus, "OrderReference": OrderReference, "InvoiceDTO": InvoiceDTO, "InvoiceCredit": InvoiceCredit, "PaymentMethodReference": PaymentMethodReference, "InvoicePay": InvoicePay, "InvoicePaymentReference": InvoicePaymentReference, "ProceedsReportEntry": ProceedsReportEntry, "ProceedsReport": ProceedsReport, "ReportStep": ReportStep, "MoneyPoint": MoneyPoint, "MoneyOfProduct": MoneyOfProduct, "MoneyOfCurrency": MoneyOfCurrency, "MoneyReport": MoneyReport, "PlatformEndpoint": PlatformEndpoint, "PlatformEndpointInput": PlatformEndpointInput, "SearchResource": SearchResource, "SearchField": SearchField, "SearchHit": SearchHit, "SearchGroup": SearchGroup, "SearchResult": SearchResult, "AuditOutcome": AuditOutcome, "AuditEntryDTO": AuditEntryDTO, "EventEntity": EventEntity, "EventType": EventType, "EventAttemptOutcome": EventAttemptOutcome, "EntityReference": EntityReference, "EventRecipient": EventRecipient, "EventAttemptSummary": EventAttemptSummary, "EventNotification": EventNotification, "EventDTO": EventDTO, "EventCreate": EventCreate, "EventFilter": EventFilter, "EventsRedelivered": EventsRedelivered, "EventAttemptRequest": EventAttemptRequest, "EventAttemptResponse": EventAttemptResponse, "EventAttempt": EventAttempt, "EventShare": EventShare, "EventShareCreate": EventShareCreate, "EventShareCreated": EventShareCreated, "EventEndpointDTO": EventEndpointDTO, "EventEndpointPatch": EventEndpointPatch, "ChangeKind": ChangeKind, "Change": Change, "ClockStatus": ClockStatus, "ClockMode": ClockMode, "ClockAdvance": ClockAdvance, "Clock": Clock, "ClockInput": ClockInput, "DueKind": DueKind, "ClockDryRunInvoice": ClockDryRunInvoice, "ClockDryRunStep": ClockDryRunStep, "ClockDryRun": ClockDryRun, "DueJob": DueJob, "IncomingFaultMatch": IncomingFaultMatch, "StatusFault": StatusFault, "LatencyFault": LatencyFault, "ResetFault": ResetFault, "OldErrorsFault": OldErrorsFault, "IncomingFaultAction": IncomingFaultAction, "IncomingFaultRuleInput": IncomingFaultRuleInput, "IncomingFaultRule": IncomingFaultRule, "OutgoingFaultMatch": OutgoingFaultMatch, "DuplicateFault": DuplicateFault, "ReorderFault": ReorderFault, "DelayFault": DelayFault, "BadSignatureFault": BadSignatureFault, "OutgoingFaultAction": OutgoingFaultAction, "OutgoingFaultRuleInput": OutgoingFaultRuleInput, "OutgoingFaultRule": OutgoingFaultRule, "FaultRule": FaultRule, "FaultRuleInput": FaultRuleInput, "LoggedError": LoggedError, "LoggedRequest": LoggedRequest, "ExpireTokensInput": ExpireTokensInput, "Seed": Seed, "ResetInput": ResetInput, "Snapshot": Snapshot, "SnapshotInput": SnapshotInput, "TestCard": TestCard, "TestPaymentMethod": TestPaymentMethod, "TestCardResult": TestCardResult, "CartCreatedEvent": CartCreatedEvent, "CartModifiedEvent": CartModifiedEvent, "CartDeletedEvent": CartDeletedEvent, "InvoiceCreatedEvent": InvoiceCreatedEvent, "InvoiceModifiedEvent": InvoiceModifiedEvent, "InvoiceDeletedEvent": InvoiceDeletedEvent, "ProductVersionCreatedEvent": ProductVersionCreatedEvent, "ProductVersionModifiedEvent": ProductVersionModifiedEvent, "ProductVersionDeletedEvent": ProductVersionDeletedEvent, "SubscriptionCreatedEvent": SubscriptionCreatedEvent, "SubscriptionModifiedEvent": SubscriptionModifiedEvent, "SubscriptionDeletedEvent": SubscriptionDeletedEvent, "UserCreatedEvent": UserCreatedEvent, "UserModifiedEvent": UserModifiedEvent, "UserDeletedEvent": UserDeletedEvent, "MetricValue": MetricValue, "ExternalValuesRequest": ExternalValuesRequest, "ExternalValue": ExternalValue, "ExternalValuesResponse": ExternalValuesResponse, "OrderValidationType": OrderValidationType, "OrderValidationRequest": OrderValidationRequest, "OrderValidationError": OrderValidationError, "OrderValidationRefusal": OrderValidationRefusal };
var bodies = { "tokenCreate": TokenCreate, "userCreate": UserCreate, "userUpdate": MyUserInput, "userPatch": UserPatch, "userUpdateMetadata": Metadata, "userCompanyCreate": UserCompanyCreate, "userCompanyUpdate": UserCompanyInput, "userCompanyPatch": UserCompanyPatch, "userCompanyUpdateMetadata": Metadata, "companyCreate": CompanyCreate, "companyUpdate": CompanyInput, "companyPatch": CompanyPatch, "companyGroupCreate": CompanyGroupCreate, "companyGroupUpdate": CompanyGroupInput, "paymentMethodCreate": PaymentMethodCreate, "paymentMethodUpdate": PaymentMethodInput, "notifyCreate": NotifyCreate, "notifyUpdate": NotifyInput, "commentCreate": CommentCreate, "commentUpdate": CommentInput, "cloudCredentialCreate": CloudCredentialCreate, "cloudCredentialPatch": CloudCredentialPatch, "cloudCredentialUpdateMetadata": Metadata, "subscriptionPatch": SubscriptionPatch, "subscriptionSetEndpoints": subscriptionSetEndpointsBody, "subscriptionSetInstructions": Instructions, "subscriptionSetCredentials": subscriptionSetCredentialsBody, "subscriptionBill": subscriptionBillBody, "subscriptionSetOneshotCosts": subscriptionSetOneshotCostsBody, "subscriptionSetRecurringCosts": subscriptionSetOneshotCostsBody, "subscriptionUpdateMetadata": Metadata, "configurationParameterCreate": ConfigurationParameterCreate, "configurationParameterUpdate": ConfigurationParameterInput, "configurationParameterValues": ConfigurationParameterValuesInput, "productCreate": ProductCreate, "productUpdate": ProductInput, "productReplaceMetricHeaders": productReplaceMetricHeadersBody, "productUpdateMetadata": Metadata, "productVersionCreate": ProductVersionCreate, "productVersionUpdate": ProductVersionInput, "productVersionPatch": ProductVersionPatch, "productVersionUpdateMetadata": Metadata, "billingItemCreate": BillingItemCreate, "billingItemUpdate": BillingItemInput, "applicationMetricCreate": ApplicationMetricCreate, "applicationMetricUpdate": ApplicationMetricInput, "orderCreate": OrderCreate, "orderEstimate": OrderEstimateInput, "invoiceCredit": InvoiceCredit, "invoicePay": InvoicePay, "invoiceMarkPaid": InvoicePaymentReference, "platformEndpointsReplace": platformEndpointsReplaceBody, "eventCreate": EventCreate, "eventRedeliverAll": EventFilter, "eventShare": EventShareCreate, "eventEndpointPatch": EventEndpointPatch, "clockAdvance": ClockInput, "clockDryRun": ClockInput, "faultsReplace": faultsReplaceBody, "sandboxExpireTokens": ExpireTokensInput, "sandboxReset": ResetInput, "snapshotCreate": SnapshotInput, "testCardCreate": TestCard };
var paths = { "login": loginPath, "loginPost": loginPath, "logout": loginPath, "tokenGetAllPaged": loginPath, "tokenHeadAll": loginPath, "tokenCreate": loginPath, "tokenGet": tokenGetPath, "tokenDelete": tokenGetPath, "userMe": loginPath, "userGetAllPaged": loginPath, "userHeadAll": loginPath, "userCreate": loginPath, "userGet": tokenGetPath, "userUpdate": tokenGetPath, "userPatch": tokenGetPath, "userDelete": tokenGetPath, "userGetMetadata": tokenGetPath, "userUpdateMetadata": tokenGetPath, "userDeleteMetadataKey": userDeleteMetadataKeyPath, "userCompanyGetAllPaged": loginPath, "userCompanyHeadAll": loginPath, "userCompanyCreate": loginPath, "userCompanyGet": tokenGetPath, "userCompanyUpdate": tokenGetPath, "userCompanyPatch": tokenGetPath, "userCompanyDelete": tokenGetPath, "userCompanyGetMetadata": tokenGetPath, "userCompanyUpdateMetadata": tokenGetPath, "userCompanyDeleteMetadataKey": userDeleteMetadataKeyPath, "companyGetAllPaged": loginPath, "companyHeadAll": loginPath, "companyCreate": loginPath, "companyGet": tokenGetPath, "companyUpdate": tokenGetPath, "companyPatch": tokenGetPath, "companyDeepDeletion": tokenGetPath, "companyGroupGetAllPaged": loginPath, "companyGroupHeadAll": loginPath, "companyGroupCreate": loginPath, "companyGroupRetrieve": tokenGetPath, "companyGroupUpdate": tokenGetPath, "companyGroupDelete": tokenGetPath, "paymentMethodGetAllPaged": loginPath, "paymentMethodHeadAll": loginPath, "paymentMethodCreate": loginPath, "paymentMethodRetrieve": tokenGetPath, "paymentMethodUpdate": tokenGetPath, "paymentMethodDelete": tokenGetPath, "notifyGetAllPaged": loginPath, "notifyHeadAll": loginPath, "notifyCreate": loginPath, "notifyGet": tokenGetPath, "notifyUpdate": tokenGetPath, "notifyDelete": tokenGetPath, "messageGetAllPaged": loginPath, "messageHeadAll": loginPath, "messageGet": tokenGetPath, "commentGetAllPaged": loginPath, "commentHeadAll": loginPath, "commentCreate": loginPath, "commentGet": tokenGetPath, "commentUpdate": tokenGetPath, "commentDelete": tokenGetPath, "cloudCredentialGetAllPaged": loginPath, "cloudCredentialHeadAll": loginPath, "cloudCredentialCreate": loginPath, "cloudCredentialGet": tokenGetPath, "cloudCredentialPatch": tokenGetPath, "cloudCredentialDelete": tokenGetPath, "cloudCredentialGetMetadata": tokenGetPath, "cloudCredentialUpdateMetadata": tokenGetPath, "cloudCredentialDeleteMetadataKey": userDeleteMetadataKeyPath, "countryCodesGet": loginPath, "subscriptionGetAllPaged": loginPath, "subscriptionHeadAll": loginPath, "subscriptionGet": tokenGetPath, "subscriptionPatch": tokenGetPath, "subscriptionSetEndpoints": tokenGetPath, "subscriptionSetInstructions": tokenGetPath, "subscriptionSetCredentials": tokenGetPath, "subscriptionBill": tokenGetPath, "subscriptionSetOneshotCosts": tokenGetPath, "subscriptionSetRecurringCosts": tokenGetPath, "subscriptionGetCharges": tokenGetPath, "subscriptionHeadCharges": tokenGetPath, "subscriptionGetHistory": tokenGetPath, "subscriptionGetMetadata": tokenGetPath, "subscriptionUpdateMetadata": tokenGetPath, "subscriptionDeleteMetadataKey": userDeleteMetadataKeyPath, "configurationParameterGetAllPaged": loginPath, "configurationParameterHeadAll": loginPath, "configurationParameterCreate": loginPath, "configurationParameterGet": tokenGetPath, "configurationParameterUpdate": tokenGetPath, "configurationParameterDelete": tokenGetPath, "configurationParameterValues": tokenGetPath, "productGetAllPaged": loginPath, "productHeadAll": loginPath, "productCreate": loginPath, "productGet": tokenGetPath, "productUpdate": tokenGetPath, "productDelete": tokenGetPath, "productGetMetricHeaders": tokenGetPath, "productReplaceMetricHeaders": tokenGetPath, "productGetMetadata": tokenGetPath, "productUpdateMetadata": tokenGetPath, "productDeleteMetadataKey": userDeleteMetadataKeyPath, "productVersionGetAllPaged": loginPath, "productVersionHeadAll": loginPath, "productVersionCreate": loginPath, "productVersionGet": tokenGetPath, "productVersionUpdate": tokenGetPath, "productVersionPatch": tokenGetPath, "productVersionDelete": tokenGetPath, "productVersionGetMetadata": tokenGetPath, "productVersionUpdateMetadata": tokenGetPath, "productVersionDeleteMetadataKey": userDeleteMetadataKeyPath, "billingItemGetAllPaged": loginPath, "billingItemHeadAll": loginPath, "billingItemCreate": loginPath, "billingItemGet": tokenGetPath, "billingItemUpdate": tokenGetPath, "billingItemDelete": tokenGetPath, "applicationMetricGetAllPaged": loginPath, "applicationMetricHeadAll": loginPath, "applicationMetricCreate": loginPath, "applicationMetricGet": tokenGetPath, "applicationMetricUpdate": tokenGetPath, "applicationMetricDelete": tokenGetPath, "applicationMetricGetSamples": tokenGetPath, "applicationMetricGetPolls": tokenGetPath, "orderGetAllPaged": loginPath, "orderHeadAll": loginPath, "orderCreate": loginPath, "orderEstimate": loginPath, "orderGet": tokenGetPath, "orderDelete": tokenGetPath, "invoiceGetAllPaged": loginPath, "invoiceHeadAll": loginPath, "invoiceGet": tokenGetPath, "invoiceCredit": tokenGetPath, "invoicePay": tokenGetPath, "invoiceMarkPaid": tokenGetPath, "invoicePdf": tokenGetPath, "proceedsReportGet": loginPath, "moneyReportGet": loginPath, "platformEndpointsGet": loginPath, "platformEndpointsReplace": loginPath, "searchFind": loginPath, "auditEntryGetAllPaged": loginPath, "auditEntryHeadAll": loginPath, "auditEntryGet": tokenGetPath, "eventGetAllPaged": loginPath, "eventHeadAll": loginPath, "eventCreate": loginPath, "eventRedeliverAll": loginPath, "eventGet": tokenGetPath, "eventDelete": tokenGetPath, "eventGetAttempts": tokenGetPath, "eventRedeliver": tokenGetPath, "eventGetShares": tokenGetPath, "eventShare": tokenGetPath, "eventDeleteShares": tokenGetPath, "eventEndpointGetAllPaged": loginPath, "eventEndpointHeadAll": loginPath, "eventEndpointGet": tokenGetPath, "eventEndpointPatch": tokenGetPath, "changeStream": loginPath, "clockGet": loginPath, "clockAdvance": loginPath, "clockDryRun": loginPath, "dueGet": loginPath, "faultsGet": loginPath, "faultsReplace": loginPath, "faultsDelete": loginPath, "requestLogGet": loginPath, "sandboxExpireTokens": loginPath, "sandboxReset": loginPath, "snapshotList": loginPath, "snapshotCreate": loginPath, "snapshotDelete": snapshotDeletePath, "snapshotRestore": snapshotDeletePath, "testCardCreate": loginPath };
var queries = { "login": loginQuery, "loginPost": loginQuery, "logout": logoutQuery, "tokenGetAllPaged": tokenGetAllPagedQuery, "tokenHeadAll": tokenGetAllPagedQuery, "tokenCreate": logoutQuery, "tokenGet": logoutQuery, "tokenDelete": logoutQuery, "userMe": logoutQuery, "userGetAllPaged": userGetAllPagedQuery, "userHeadAll": userGetAllPagedQuery, "userCreate": logoutQuery, "userGet": logoutQuery, "userUpdate": logoutQuery, "userPatch": logoutQuery, "userDelete": logoutQuery, "userGetMetadata": logoutQuery, "userUpdateMetadata": logoutQuery, "userDeleteMetadataKey": logoutQuery, "userCompanyGetAllPaged": userCompanyGetAllPagedQuery, "userCompanyHeadAll": userCompanyGetAllPagedQuery, "userCompanyCreate": logoutQuery, "userCompanyGet": logoutQuery, "userCompanyUpdate": logoutQuery, "userCompanyPatch": logoutQuery, "userCompanyDelete": logoutQuery, "userCompanyGetMetadata": logoutQuery, "userCompanyUpdateMetadata": logoutQuery, "userCompanyDeleteMetadataKey": logoutQuery, "companyGetAllPaged": companyGetAllPagedQuery, "companyHeadAll": companyGetAllPagedQuery, "companyCreate": logoutQuery, "companyGet": logoutQuery, "companyUpdate": logoutQuery, "companyPatch": logoutQuery, "companyDeepDeletion": companyDeepDeletionQuery, "companyGroupGetAllPaged": companyGroupGetAllPagedQuery, "companyGroupHeadAll": companyGroupGetAllPagedQuery, "companyGroupCreate": logoutQuery, "companyGroupRetrieve": logoutQuery, "companyGroupUpdate": logoutQuery, "companyGroupDelete": logoutQuery, "paymentMethodGetAllPaged": paymentMethodGetAllPagedQuery, "paymentMethodHeadAll": paymentMethodGetAllPagedQuery, "paymentMethodCreate": logoutQuery, "paymentMethodRetrieve": logoutQuery, "paymentMethodUpdate": logoutQuery, "paymentMethodDelete": logoutQuery, "notifyGetAllPaged": notifyGetAllPagedQuery, "notifyHeadAll": notifyGetAllPagedQuery, "notifyCreate": logoutQuery, "notifyGet": logoutQuery, "notifyUpdate": logoutQuery, "notifyDelete": logoutQuery, "messageGetAllPaged": messageGetAllPagedQuery, "messageHeadAll": messageGetAllPagedQuery, "messageGet": logoutQuery, "commentGetAllPaged": commentGetAllPagedQuery, "commentHeadAll": commentGetAllPagedQuery, "commentCreate": logoutQuery, "commentGet": logoutQuery, "commentUpdate": logoutQuery, "commentDelete": logoutQuery, "cloudCredentialGetAllPaged": cloudCredentialGetAllPagedQuery, "cloudCredentialHeadAll": cloudCredentialGetAllPagedQuery, "cloudCredentialCreate": logoutQuery, "cloudCredentialGet": logoutQuery, "cloudCredentialPatch": logoutQuery, "cloudCredentialDelete": logoutQuery, "cloudCredentialGetMetadata": logoutQuery, "cloudCredentialUpdateMetadata": logoutQuery, "cloudCredentialDeleteMetadataKey": logoutQuery, "countryCodesGet": countryCodesGetQuery, "subscriptionGetAllPaged": subscriptionGetAllPagedQuery, "subscriptionHeadAll": subscriptionGetAllPagedQuery, "subscriptionGet": subscriptionGetQuery, "subscriptionPatch": logoutQuery, "subscriptionSetEndpoints": logoutQuery, "subscriptionSetInstructions": logoutQuery, "subscriptionSetCredentials": logoutQuery, "subscriptionBill": subscriptionBillQuery, "subscriptionSetOneshotCosts": logoutQuery, "subscriptionSetRecurringCosts": logoutQuery, "subscriptionGetCharges": subscriptionGetChargesQuery, "subscriptionHeadCharges": subscriptionGetChargesQuery, "subscriptionGetHistory": logoutQuery, "subscriptionGetMetadata": logoutQuery, "subscriptionUpdateMetadata": logoutQuery, "subscriptionDeleteMetadataKey": logoutQuery, "configurationParameterGetAllPaged": configurationParameterGetAllPagedQuery, "configurationParameterHeadAll": configurationParameterGetAllPagedQuery, "configurationParameterCreate": logoutQuery, "configurationParameterGet": subscriptionGetQuery, "configurationParameterUpdate": logoutQuery, "configurationParameterDelete": logoutQuery, "configurationParameterValues": logoutQuery, "productGetAllPaged": productGetAllPagedQuery, "productHeadAll": productGetAllPagedQuery, "productCreate": logoutQuery, "productGet": subscriptionGetQuery, "productUpdate": logoutQuery, "productDelete": logoutQuery, "productGetMetricHeaders": logoutQuery, "productReplaceMetricHeaders": logoutQuery, "productGetMetadata": logoutQuery, "productUpdateMetadata": logoutQuery, "productDeleteMetadataKey": logoutQuery, "productVersionGetAllPaged": productVersionGetAllPagedQuery, "productVersionHeadAll": productVersionGetAllPagedQuery, "productVersionCreate": logoutQuery, "productVersionGet": subscriptionGetQuery, "productVersionUpdate": logoutQuery, "productVersionPatch": logoutQuery, "productVersionDelete": logoutQuery, "productVersionGetMetadata": logoutQuery, "productVersionUpdateMetadata": logoutQuery, "productVersionDeleteMetadataKey": logoutQuery, "billingItemGetAllPaged": billingItemGetAllPagedQuery, "billingItemHeadAll": billingItemGetAllPagedQuery, "billingItemCreate": logoutQuery, "billingItemGet": subscriptionGetQuery, "billingItemUpdate": logoutQuery, "billingItemDelete": logoutQuery, "applicationMetricGetAllPaged": applicationMetricGetAllPagedQuery, "applicationMetricHeadAll": applicationMetricGetAllPagedQuery, "applicationMetricCreate": logoutQuery, "applicationMetricGet": logoutQuery, "applicationMetricUpdate": logoutQuery, "applicationMetricDelete": logoutQuery, "applicationMetricGetSamples": applicationMetricGetSamplesQuery, "applicationMetricGetPolls": applicationMetricGetPollsQuery, "orderGetAllPaged": orderGetAllPagedQuery, "orderHeadAll": orderGetAllPagedQuery, "orderCreate": logoutQuery, "orderEstimate": logoutQuery, "orderGet": logoutQuery, "orderDelete": logoutQuery, "invoiceGetAllPaged": invoiceGetAllPagedQuery, "invoiceHeadAll": invoiceGetAllPagedQuery, "invoiceGet": logoutQuery, "invoiceCredit": logoutQuery, "invoicePay": logoutQuery, "invoiceMarkPaid": logoutQuery, "invoicePdf": logoutQuery, "proceedsReportGet": proceedsReportGetQuery, "moneyReportGet": moneyReportGetQuery, "platformEndpointsGet": logoutQuery, "platformEndpointsReplace": logoutQuery, "searchFind": searchFindQuery, "auditEntryGetAllPaged": auditEntryGetAllPagedQuery, "auditEntryHeadAll": auditEntryGetAllPagedQuery, "auditEntryGet": logoutQuery, "eventGetAllPaged": eventGetAllPagedQuery, "eventHeadAll": eventGetAllPagedQuery, "eventCreate": logoutQuery, "eventRedeliverAll": logoutQuery, "eventGet": logoutQuery, "eventDelete": logoutQuery, "eventGetAttempts": logoutQuery, "eventRedeliver": logoutQuery, "eventGetShares": logoutQuery, "eventShare": logoutQuery, "eventDeleteShares": logoutQuery, "eventEndpointGetAllPaged": eventEndpointGetAllPagedQuery, "eventEndpointHeadAll": eventEndpointGetAllPagedQuery, "eventEndpointGet": logoutQuery, "eventEndpointPatch": logoutQuery, "changeStream": logoutQuery, "clockGet": logoutQuery, "clockAdvance": clockAdvanceQuery, "clockDryRun": logoutQuery, "dueGet": dueGetQuery, "faultsGet": logoutQuery, "faultsReplace": logoutQuery, "faultsDelete": logoutQuery, "requestLogGet": requestLogGetQuery, "sandboxExpireTokens": logoutQuery, "sandboxReset": logoutQuery, "snapshotList": logoutQuery, "snapshotCreate": logoutQuery, "snapshotDelete": logoutQuery, "snapshotRestore": logoutQuery, "testCardCreate": logoutQuery };
var headers = { "login": loginPath, "loginPost": loginPath, "logout": logoutHeader, "tokenGetAllPaged": loginPath, "tokenHeadAll": loginPath, "tokenCreate": loginPath, "tokenGet": loginPath, "tokenDelete": tokenDeleteHeader, "userMe": loginPath, "userGetAllPaged": loginPath, "userHeadAll": loginPath, "userCreate": logoutHeader, "userGet": loginPath, "userUpdate": tokenDeleteHeader, "userPatch": tokenDeleteHeader, "userDelete": tokenDeleteHeader, "userGetMetadata": loginPath, "userUpdateMetadata": tokenDeleteHeader, "userDeleteMetadataKey": loginPath, "userCompanyGetAllPaged": loginPath, "userCompanyHeadAll": loginPath, "userCompanyCreate": logoutHeader, "userCompanyGet": loginPath, "userCompanyUpdate": tokenDeleteHeader, "userCompanyPatch": tokenDeleteHeader, "userCompanyDelete": tokenDeleteHeader, "userCompanyGetMetadata": loginPath, "userCompanyUpdateMetadata": tokenDeleteHeader, "userCompanyDeleteMetadataKey": loginPath, "companyGetAllPaged": loginPath, "companyHeadAll": loginPath, "companyCreate": logoutHeader, "companyGet": loginPath, "companyUpdate": tokenDeleteHeader, "companyPatch": tokenDeleteHeader, "companyDeepDeletion": tokenDeleteHeader, "companyGroupGetAllPaged": loginPath, "companyGroupHeadAll": loginPath, "companyGroupCreate": logoutHeader, "companyGroupRetrieve": loginPath, "companyGroupUpdate": tokenDeleteHeader, "companyGroupDelete": tokenDeleteHeader, "paymentMethodGetAllPaged": loginPath, "paymentMethodHeadAll": loginPath, "paymentMethodCreate": logoutHeader, "paymentMethodRetrieve": loginPath, "paymentMethodUpdate": tokenDeleteHeader, "paymentMethodDelete": tokenDeleteHeader, "notifyGetAllPaged": loginPath, "notifyHeadAll": loginPath, "notifyCreate": logoutHeader, "notifyGet": loginPath, "notifyUpdate": tokenDeleteHeader, "notifyDelete": tokenDeleteHeader, "messageGetAllPaged": loginPath, "messageHeadAll": loginPath, "messageGet": loginPath, "commentGetAllPaged": loginPath, "commentHeadAll": loginPath, "commentCreate": logoutHeader, "commentGet": loginPath, "commentUpdate": tokenDeleteHeader, "commentDelete": tokenDeleteHeader, "cloudCredentialGetAllPaged": loginPath, "cloudCredentialHeadAll": loginPath, "cloudCredentialCreate": logoutHeader, "cloudCredentialGet": loginPath, "cloudCredentialPatch": tokenDeleteHeader, "cloudCredentialDelete": tokenDeleteHeader, "cloudCredentialGetMetadata": loginPath, "cloudCredentialUpdateMetadata": tokenDeleteHeader, "cloudCredentialDeleteMetadataKey": loginPath, "countryCodesGet": loginPath, "subscriptionGetAllPaged": loginPath, "subscriptionHeadAll": loginPath, "subscriptionGet": loginPath, "subscriptionPatch": subscriptionPatchHeader, "subscriptionSetEndpoints": logoutHeader, "subscriptionSetInstructions": logoutHeader, "subscriptionSetCredentials": logoutHeader, "subscriptionBill": logoutHeader, "subscriptionSetOneshotCosts": logoutHeader, "subscriptionSetRecurringCosts": logoutHeader, "subscriptionGetCharges": loginPath, "subscriptionHeadCharges": loginPath, "subscriptionGetHistory": loginPath, "subscriptionGetMetadata": loginPath, "subscriptionUpdateMetadata": tokenDeleteHeader, "subscriptionDeleteMetadataKey": loginPath, "configurationParameterGetAllPaged": loginPath, "configurationParameterHeadAll": loginPath, "configurationParameterCreate": logoutHeader, "configurationParameterGet": loginPath, "configurationParameterUpdate": tokenDeleteHeader, "configurationParameterDelete": tokenDeleteHeader, "configurationParameterValues": logoutHeader, "productGetAllPaged": loginPath, "productHeadAll": loginPath, "productCreate": logoutHeader, "productGet": loginPath, "productUpdate": tokenDeleteHeader, "productDelete": tokenDeleteHeader, "productGetMetricHeaders": loginPath, "productReplaceMetricHeaders": loginPath, "productGetMetadata": loginPath, "productUpdateMetadata": tokenDeleteHeader, "productDeleteMetadataKey": loginPath, "productVersionGetAllPaged": loginPath, "productVersionHeadAll": loginPath, "productVersionCreate": logoutHeader, "productVersionGet": loginPath, "productVersionUpdate": tokenDeleteHeader, "productVersionPatch": tokenDeleteHeader, "productVersionDelete": tokenDeleteHeader, "productVersionGetMetadata": loginPath, "productVersionUpdateMetadata": tokenDeleteHeader, "productVersionDeleteMetadataKey": loginPath, "billingItemGetAllPaged": loginPath, "billingItemHeadAll": loginPath, "billingItemCreate": logoutHeader, "billingItemGet": loginPath, "billingItemUpdate": tokenDeleteHeader, "billingItemDelete": tokenDeleteHeader, "applicationMetricGetAllPaged": loginPath, "applicationMetricHeadAll": loginPath, "applicationMetricCreate": logoutHeader, "applicationMetricGet": loginPath, "applicationMetricUpdate": tokenDeleteHeader, "applicationMetricDelete": tokenDeleteHeader, "applicationMetricGetSamples": loginPath, "applicationMetricGetPolls": loginPath, "orderGetAllPaged": loginPath, "orderHeadAll": loginPath, "orderCreate": logoutHeader, "orderEstimate": loginPath, "orderGet": loginPath, "orderDelete": tokenDeleteHeader, "invoiceGetAllPaged": loginPath, "invoiceHeadAll": loginPath, "invoiceGet": loginPath, "invoiceCredit": logoutHeader, "invoicePay": logoutHeader, "invoiceMarkPaid": loginPath, "invoicePdf": loginPath, "proceedsReportGet": loginPath, "moneyReportGet": loginPath, "platformEndpointsGet": loginPath, "platformEndpointsReplace": loginPath, "searchFind": loginPath, "auditEntryGetAllPaged": loginPath, "auditEntryHeadAll": loginPath, "auditEntryGet": loginPath, "eventGetAllPaged": loginPath, "eventHeadAll": loginPath, "eventCreate": logoutHeader, "eventRedeliverAll": logoutHeader, "eventGet": loginPath, "eventDelete": tokenDeleteHeader, "eventGetAttempts": loginPath, "eventRedeliver": logoutHeader, "eventGetShares": loginPath, "eventShare": loginPath, "eventDeleteShares": loginPath, "eventEndpointGetAllPaged": loginPath, "eventEndpointHeadAll": loginPath, "eventEndpointGet": loginPath, "eventEndpointPatch": tokenDeleteHeader, "changeStream": changeStreamHeader, "clockGet": loginPath, "clockAdvance": loginPath, "clockDryRun": loginPath, "dueGet": loginPath, "faultsGet": loginPath, "faultsReplace": loginPath, "faultsDelete": loginPath, "requestLogGet": loginPath, "sandboxExpireTokens": logoutHeader, "sandboxReset": loginPath, "snapshotList": loginPath, "snapshotCreate": logoutHeader, "snapshotDelete": loginPath, "snapshotRestore": loginPath, "testCardCreate": logoutHeader };
var responses = { "login": { 200: AuthToken, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "loginPost": { 200: AuthToken, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "logout": { 204: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "tokenGetAllPaged": { 200: tokenGetAllPaged200, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "tokenHeadAll": { 200: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "tokenCreate": { 201: TokenCreated, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "tokenGet": { 200: TokenDTO, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 412: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "tokenDelete": { 204: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 412: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "userMe": { 200: MyUserDTO, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 412: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "userGetAllPaged": { 200: userGetAllPaged200, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "userHeadAll": { 200: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "userCreate": { 201: MyUserDTO, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "userGet": { 200: MyUserDTO, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 412: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "userUpdate": { 200: MyUserDTO, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 412: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "userPatch": { 204: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 412: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "userDelete": { 204: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 412: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "userGetMetadata": { 200: Metadata, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 412: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "userUpdateMetadata": { 204: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 412: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "userDeleteMetadataKey": { 204: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "userCompanyGetAllPaged": { 200: userCompanyGetAllPaged200, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "userCompanyHeadAll": { 200: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "userCompanyCreate": { 201: UserCompanyDTO, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "userCompanyGet": { 200: UserCompanyDTO, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 412: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "userCompanyUpdate": { 200: UserCompanyDTO, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 412: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "userCompanyPatch": { 204: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 412: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "userCompanyDelete": { 204: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 412: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "userCompanyGetMetadata": { 200: Metadata, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 412: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "userCompanyUpdateMetadata": { 204: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 412: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "userCompanyDeleteMetadataKey": { 204: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "companyGetAllPaged": { 200: companyGetAllPaged200, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "companyHeadAll": { 200: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "companyCreate": { 201: CompanyDTO, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "companyGet": { 200: CompanyDTO, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 412: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "companyUpdate": { 200: CompanyDTO, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 412: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "companyPatch": { 204: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 412: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "companyDeepDeletion": { 204: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 412: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "companyGroupGetAllPaged": { 200: companyGroupGetAllPaged200, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "companyGroupHeadAll": { 200: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "companyGroupCreate": { 201: CompanyGroupDTO, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "companyGroupRetrieve": { 200: CompanyGroupDTO, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 412: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "companyGroupUpdate": { 200: CompanyGroupDTO, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 412: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "companyGroupDelete": { 204: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 412: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "paymentMethodGetAllPaged": { 200: paymentMethodGetAllPaged200, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "paymentMethodHeadAll": { 200: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "paymentMethodCreate": { 201: PaymentMethodDTO, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "paymentMethodRetrieve": { 200: PaymentMethodDTO, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 412: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "paymentMethodUpdate": { 200: PaymentMethodDTO, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 412: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "paymentMethodDelete": { 204: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 412: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "notifyGetAllPaged": { 200: notifyGetAllPaged200, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "notifyHeadAll": { 200: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "notifyCreate": { 201: NotifyDTO, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "notifyGet": { 200: NotifyDTO, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 412: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "notifyUpdate": { 200: NotifyDTO, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 412: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "notifyDelete": { 204: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 412: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "messageGetAllPaged": { 200: messageGetAllPaged200, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "messageHeadAll": { 200: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "messageGet": { 200: MessageDTO, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 412: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "commentGetAllPaged": { 200: commentGetAllPaged200, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "commentHeadAll": { 200: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "commentCreate": { 201: CommentDTO, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "commentGet": { 200: CommentDTO, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 412: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "commentUpdate": { 200: CommentDTO, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 412: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "commentDelete": { 204: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 412: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "cloudCredentialGetAllPaged": { 200: cloudCredentialGetAllPaged200, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "cloudCredentialHeadAll": { 200: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "cloudCredentialCreate": { 201: CloudCredentialDTO, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "cloudCredentialGet": { 200: CloudCredentialDTO, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 412: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "cloudCredentialPatch": { 204: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 412: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "cloudCredentialDelete": { 204: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 412: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "cloudCredentialGetMetadata": { 200: Metadata, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 412: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "cloudCredentialUpdateMetadata": { 204: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 412: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "cloudCredentialDeleteMetadataKey": { 204: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "countryCodesGet": { 200: countryCodesGet200, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "subscriptionGetAllPaged": { 200: subscriptionGetAllPaged200, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "subscriptionHeadAll": { 200: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "subscriptionGet": { 200: Subscription, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 412: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "subscriptionPatch": { 200: UpgradeResult, 204: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 412: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "subscriptionSetEndpoints": { 204: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "subscriptionSetInstructions": { 204: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "subscriptionSetCredentials": { 204: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "subscriptionBill": { 201: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "subscriptionSetOneshotCosts": { 200: Subscription, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "subscriptionSetRecurringCosts": { 200: Subscription, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "subscriptionGetCharges": { 200: subscriptionGetCharges200, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "subscriptionHeadCharges": { 200: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "subscriptionGetHistory": { 200: subscriptionGetHistory200, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "subscriptionGetMetadata": { 200: Metadata, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 412: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "subscriptionUpdateMetadata": { 204: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 412: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "subscriptionDeleteMetadataKey": { 204: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "configurationParameterGetAllPaged": { 200: configurationParameterGetAllPaged200, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "configurationParameterHeadAll": { 200: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "configurationParameterCreate": { 201: ConfigurationParameter, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "configurationParameterGet": { 200: ConfigurationParameter, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 412: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "configurationParameterUpdate": { 200: ConfigurationParameter, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 412: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "configurationParameterDelete": { 204: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 412: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "configurationParameterValues": { 200: ConfigurationParameterValues, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "productGetAllPaged": { 200: productGetAllPaged200, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "productHeadAll": { 200: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "productCreate": { 201: ProductDTO, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "productGet": { 200: ProductDTO, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 412: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "productUpdate": { 200: ProductDTO, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 412: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "productDelete": { 204: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 412: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "productGetMetricHeaders": { 200: productGetMetricHeaders200, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "productReplaceMetricHeaders": { 200: productGetMetricHeaders200, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "productGetMetadata": { 200: Metadata, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 412: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "productUpdateMetadata": { 204: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 412: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "productDeleteMetadataKey": { 204: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "productVersionGetAllPaged": { 200: productVersionGetAllPaged200, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "productVersionHeadAll": { 200: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "productVersionCreate": { 201: ProductVersionDTO, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "productVersionGet": { 200: ProductVersionDTO, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 412: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "productVersionUpdate": { 200: ProductVersionDTO, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 412: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "productVersionPatch": { 204: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 412: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "productVersionDelete": { 204: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 412: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "productVersionGetMetadata": { 200: Metadata, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 412: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "productVersionUpdateMetadata": { 204: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 412: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "productVersionDeleteMetadataKey": { 204: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "billingItemGetAllPaged": { 200: billingItemGetAllPaged200, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "billingItemHeadAll": { 200: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "billingItemCreate": { 201: BillingItemDTO, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "billingItemGet": { 200: BillingItemDTO, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 412: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "billingItemUpdate": { 200: BillingItemDTO, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 412: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "billingItemDelete": { 204: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 412: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "applicationMetricGetAllPaged": { 200: applicationMetricGetAllPaged200, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "applicationMetricHeadAll": { 200: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "applicationMetricCreate": { 201: ApplicationMetricDTO, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "applicationMetricGet": { 200: ApplicationMetricDTO, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 412: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "applicationMetricUpdate": { 200: ApplicationMetricDTO, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 412: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "applicationMetricDelete": { 204: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 412: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "applicationMetricGetSamples": { 200: applicationMetricGetSamples200, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "applicationMetricGetPolls": { 200: applicationMetricGetPolls200, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "orderGetAllPaged": { 200: orderGetAllPaged200, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "orderHeadAll": { 200: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "orderCreate": { 201: OrderDTO, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "orderEstimate": { 200: OrderEstimate, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "orderGet": { 200: OrderDTO, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 412: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "orderDelete": { 204: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 412: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "invoiceGetAllPaged": { 200: invoiceGetAllPaged200, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "invoiceHeadAll": { 200: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "invoiceGet": { 200: InvoiceDTO, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 412: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "invoiceCredit": { 201: InvoiceDTO, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "invoicePay": { 204: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "invoiceMarkPaid": { 204: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "invoicePdf": { 200: invoicePdf200, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "proceedsReportGet": { 200: ProceedsReport, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "moneyReportGet": { 200: MoneyReport, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "platformEndpointsGet": { 200: platformEndpointsGet200, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "platformEndpointsReplace": { 200: platformEndpointsGet200, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "searchFind": { 200: SearchResult, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "auditEntryGetAllPaged": { 200: auditEntryGetAllPaged200, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "auditEntryHeadAll": { 200: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "auditEntryGet": { 200: AuditEntryDTO, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 412: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "eventGetAllPaged": { 200: eventGetAllPaged200, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "eventHeadAll": { 200: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "eventCreate": { 201: EventDTO, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "eventRedeliverAll": { 200: EventsRedelivered, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "eventGet": { 200: EventDTO, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 412: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "eventDelete": { 204: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 412: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "eventGetAttempts": { 200: eventGetAttempts200, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "eventRedeliver": { 204: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "eventGetShares": { 200: eventGetShares200, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "eventShare": { 200: EventShareCreated, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "eventDeleteShares": { 204: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "eventEndpointGetAllPaged": { 200: eventEndpointGetAllPaged200, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "eventEndpointHeadAll": { 200: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "eventEndpointGet": { 200: EventEndpointDTO, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 412: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "eventEndpointPatch": { 200: EventEndpointDTO, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 412: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "changeStream": { 200: Change, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "clockGet": { 200: Clock, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "clockAdvance": { 200: Clock, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "clockDryRun": { 200: ClockDryRun, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "dueGet": { 200: dueGet200, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "faultsGet": { 200: faultsGet200, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "faultsReplace": { 200: faultsGet200, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "faultsDelete": { 204: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "requestLogGet": { 200: requestLogGet200, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "sandboxExpireTokens": { 204: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "sandboxReset": { 204: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "snapshotList": { 200: snapshotList200, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "snapshotCreate": { 201: Snapshot, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "snapshotDelete": { 204: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "snapshotRestore": { 204: null, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse }, "testCardCreate": { 200: TestCardResult, 400: ErrorResponse, 401: ErrorResponse, 403: ErrorResponse, 404: ErrorResponse, 405: ErrorResponse, 409: ErrorResponse, 422: ErrorResponse, 423: ErrorResponse, 429: ErrorResponse, 500: ErrorResponse, 503: ErrorResponse } };
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
