import { type MyUserDTO, toReference, UserRole } from "@syndikit/contract";
import type { Principal } from "../../api/call.js";
import { compact, companyReference, presentAddress } from "../../api/dto.js";
import { toDateTime } from "../../date-time.js";
import type { UserRecord } from "./queries.js";

/**
 * A user in API form. A vendor that reads a buyer of its products gets what it needs for provisioning; the user itself,
 * members of its company and administrators get everything.
 */
export function presentUser(record: UserRecord, principal: Principal): MyUserDTO {
  return isClose(record, principal) ? presentFully(record) : presentToVendor(record);
}

function isClose({ user }: UserRecord, { userId, role, companyId }: Principal): boolean {
  if (role === UserRole.ROLE_ADMIN || user.id === userId) return true;
  return companyId !== null && user.companyId === companyId;
}

function presentToVendor({ user, companyKind }: UserRecord): MyUserDTO {
  return compact({
    id: user.id,
    self: toReference("user", user.id),
    userName: user.userName,
    name: user.name,
    surname: user.surname,
    fullName: user.surname === null ? user.name : `${user.name} ${user.surname}`,
    email: user.email,
    phoneNumber: user.phoneNumber,
    environment: user.environment,
    company:
      user.companyId === null || companyKind === null ? null : companyReference(companyKind, user.companyId),
    address: presentAddress(user.id, user.address),
  });
}

function presentFully(record: UserRecord): MyUserDTO {
  const { user, paymentDataSaved } = record;
  return {
    ...presentToVendor(record),
    ...compact({
      language: user.language,
      userRole: user.userRole,
      acceptedTerms: user.acceptedTerms,
      activated: user.activated,
      enabled: user.enabled,
      newbie: user.newbie,
      activationDate: user.activationDate === null ? null : toDateTime(user.activationDate),
      creationDate: toDateTime(user.creationDate),
      companyGroup:
        user.companyGroupId === null ? null : { url: toReference("companyGroup", user.companyGroupId) },
      paymentDataSaved,
      externalId: user.externalId,
    }),
  };
}
