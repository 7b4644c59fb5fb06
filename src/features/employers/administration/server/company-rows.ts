import { publicFileAddress, smallPictureAddress } from '#features/files/public-address.ts';
import type { CompanyPhoto } from '../../server/company-photos.ts';
import type { EmployerRow } from '../../server/employer-table.ts';
import { calledBy } from '../../team/server/team-rows.ts';
import type { MemberRow } from '../../team/server/team-store.ts';
import { type EditedField, editedFields } from '../company-states.ts';
import type { CompanyRow, CompanyView } from '../fields.ts';
import type { CompanyStoreRow } from './company-store.ts';

/** Numbers of a company's live and in-review postings; undefined for a company without postings. */
export type PostingNumbers = { live: number; inReview: number } | undefined;

export const toCompanyRow = ({ employer, blockedAt }: CompanyStoreRow, postings: PostingNumbers): CompanyRow => ({
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
  livePostings: postings?.live ?? 0,
  postingsInReview: postings?.inReview ?? 0,
});

export const toCompanyView = (
  row: CompanyStoreRow,
  postings: PostingNumbers,
  {
    counts,
    members,
    photos,
  }: { counts: CompanyView['counts']; members: readonly MemberRow[]; photos: readonly CompanyPhoto[] },
): CompanyView => {
  const { employer } = row;
  const { version, address, postal, location, shortDescription, about, selectionSteps } = employer;
  return {
    ...toCompanyRow(row, postings),
    version,
    address,
    postal,
    location,
    shortDescription,
    about,
    selectionSteps,
    photos: photos.map(({ file, alt }) => ({ file, alt, url: smallPictureAddress(file) })),
    phone: employer.phone ?? '',
    companyEmail: employer.companyEmail ?? '',
    counts,
    members: members.map(({ id, role, blockedAt, ...person }) => ({
      id,
      role,
      name: calledBy(person) ?? '',
      blocked: blockedAt !== null,
      answers: id === employer.accountId,
    })),
  };
};

/** Names of the fields that differ between two states of a company, for the audit log. */
export const changedFields = (
  before: EmployerRow,
  after: Partial<EmployerRow> & { logoFileId: string | null },
): EditedField[] => {
  const column = (field: EditedField) => (field === 'logo' ? 'logoFileId' : field);
  return editedFields.filter((field) => (before[column(field)] ?? '') !== (after[column(field)] ?? ''));
};
