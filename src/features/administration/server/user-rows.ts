import type { AccountRow } from '#features/accounts/server/account-table.ts';
import { publicFileAddress } from '#features/files/public-address.ts';
import { daysBetween, localDay } from '#shared/dates.ts';
import { formatPhone } from '#shared/phone.ts';
import type { UserRow, UserView } from '../fields.ts';
import type { UserWithCompany } from './user-store.ts';

/** Local days from a moment to now, 0 = today. */
export const daysAgo = (moment: Date, now: Date): number => daysBetween(localDay(moment), localDay(now));

/** A user of the list; `returned` are the addresses that mail came back from. */
export function toUserRow({ account, employer }: UserWithCompany, returned: Set<string>, now: Date): UserRow {
  const { lastSignedInAt } = account;
  return {
    id: account.id,
    accountType: account.accountType,
    email: account.email,
    name: account.name,
    lastName: account.lastName,
    employerId: employer?.id ?? null,
    company: employer?.company ?? null,
    logo: employer?.logoFileId ? publicFileAddress(employer.logoFileId) : null,
    emailVerified: account.emailVerifiedAt !== null,
    mailReturned: returned.has(account.email),
    blocked: account.blockedAt !== null,
    createdAt: account.createdAt.toISOString(),
    lastSignedInAt: lastSignedInAt?.toISOString() ?? null,
    lastSignedInDaysAgo: lastSignedInAt ? daysAgo(lastSignedInAt, now) : null,
  };
}

/** What the company of an employer account says of itself. */
export function toCompanyData({ employer }: UserWithCompany): UserView['companyData'] {
  if (!employer) return null;
  const { pib, registrationNumber, phone, website, location, postal, address, verifiedAt } = employer;
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
  };
}

/** The account's own settings and origin. */
export const toAccountFacts = (account: AccountRow) => ({
  registeredThrough: account.registeredThrough,
  hasPassword: account.passwordHash !== null,
  mailLanguage: account.mailLanguage,
  newsNotifications: account.newsNotifications,
  specialOffers: account.specialOffers,
});
