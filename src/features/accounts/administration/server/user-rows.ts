import { publicFileAddress } from '#features/files/public-address.ts';
import { daysAgo } from '#kit/dates.ts';
import { formatPhone } from '#kit/phone.ts';
import type { AccountCompany } from '../../server/account-companies.ts';
import type { AccountRow } from '../../server/account-table.ts';
import type { UserRow, UserView } from '../fields.ts';

export interface UserWithCompany {
  account: AccountRow;
  company: AccountCompany | null;
}

/** Maps a user to a list row; `returned` contains the addresses whose mail bounced. */
export function toUserRow({ account, company }: UserWithCompany, returned: Set<string>, now: Date): UserRow {
  const { lastSignedInAt } = account;
  return {
    id: account.id,
    accountType: account.accountType,
    email: account.email,
    name: account.name,
    lastName: account.lastName,
    employerId: company?.id ?? null,
    company: company?.company ?? null,
    logo: company?.logoFileId ? publicFileAddress(company.logoFileId) : null,
    emailVerified: account.emailVerifiedAt !== null,
    mailReturned: returned.has(account.email),
    blocked: account.blockedAt !== null,
    createdAt: account.createdAt.toISOString(),
    lastSignedInAt: lastSignedInAt?.toISOString() ?? null,
    lastSignedInDaysAgo: lastSignedInAt ? daysAgo(lastSignedInAt, now) : null,
  };
}

/** Company data of an employer account. */
export function toCompanyData({ company }: UserWithCompany): UserView['companyData'] {
  if (!company) return null;
  const { pib, registrationNumber, phone, website, location, postal, address, verifiedAt, role } = company;
  return {
    pib,
    registrationNumber,
    phone,
    phoneText: phone === null ? null : formatPhone(phone),
    website,
    location,
    postal,
    address,
    verified: verifiedAt !== null,
    role,
  };
}

/** The account's own settings and registration source. */
export const toAccountFacts = (account: AccountRow) => ({
  registeredThrough: account.registeredThrough,
  hasPassword: account.passwordHash !== null,
  mailLanguage: account.mailLanguage,
  newsNotifications: account.newsNotifications,
  specialOffers: account.specialOffers,
});
