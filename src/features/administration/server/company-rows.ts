import type { EmployerRow } from '#features/employers/server/employer-table.ts';
import { publicFileAddress } from '#features/files/public-address.ts';
import type { CompanyRow, CompanyView } from '../company-fields.ts';
import { type EditedField, editedFields } from '../company-states.ts';
import type { CompanyStoreRow } from './company-store.ts';

export const toCompanyRow = ({
  employer,
  blockedAt,
  livePostings,
  postingsInReview,
}: CompanyStoreRow): CompanyRow => ({
  id: employer.id,
  company: employer.company,
  logo: employer.logoFileId && publicFileAddress(employer.logoFileId),
  pib: employer.pib,
  registrationNumber: employer.registrationNumber,
  registrationNumberConfirmed: employer.registrationNumberConfirmed,
  seat: [employer.address, `${employer.postal} ${employer.location}`.trim()].filter(Boolean).join(', '),
  website: employer.website,
  accountId: employer.accountId,
  createdAt: employer.createdAt.toISOString(),
  blockedAt: blockedAt?.toISOString() ?? null,
  verifiedAt: employer.verifiedAt?.toISOString() ?? null,
  livePostings,
  postingsInReview,
});

export const toCompanyView = (row: CompanyStoreRow, counts: CompanyView['counts']): CompanyView => {
  const { employer } = row;
  const { version, address, postal, location, shortDescription, about } = employer;
  return {
    ...toCompanyRow(row),
    ...{ version, address, postal, location, shortDescription, about },
    phone: employer.phone ?? '',
    companyEmail: employer.companyEmail ?? '',
    counts,
  };
};

/** Which fields of a company two states of it do not share, for the audit log. */
export const changedFields = (
  before: EmployerRow,
  after: Partial<EmployerRow> & { logoFileId: string | null },
): EditedField[] => {
  const column = (field: EditedField) => (field === 'logo' ? 'logoFileId' : field);
  return editedFields.filter((field) => (before[column(field)] ?? '') !== (after[column(field)] ?? ''));
};
