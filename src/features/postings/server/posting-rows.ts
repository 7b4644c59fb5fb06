import type { AdTypeCode } from '#features/advertising/ad-type.ts';
import { labelled } from '#features/catalog/catalog-labels.ts';
import { publicFacts } from '#features/employers/public-facts.ts';
import type { EmployerRow } from '#features/employers/server/employer-table.ts';
import { daysBetween, localDay } from '#kit/dates.ts';
import type { Language } from '#kit/i18n/language.ts';
import type { PostingCard, PostingPage } from '../fields.ts';
import { type ColumnField, cardFields, columnFields, pageFields, type ShownField } from '../posting-field-sets.ts';
import { type FieldWith, type PostingFieldRow, postingFields } from '../posting-field-table.ts';
import { isLive, visibleState } from '../posting-state.ts';
import { toLogo, toSalary } from '../row-parts.ts';
import type { PostingFiles } from './posting-files.ts';
import type { CardRow } from './posting-store.ts';
import type { PostingRow } from './posting-table.ts';

/** Language and time of a response created from rows. */
export interface View {
  language: Language;
  now: Date;
}

const newHours = 48;

const pageColumns = pageFields.filter(
  (field): field is ShownColumn & typeof field => postingFields[field].kind !== 'upload',
);

/** A field that a page shows from its column. */
type ShownColumn = Exclude<ShownField, FieldWith<{ kind: 'upload' }>>;

/** The values of some fields of a row, codes with their labels. */
const fieldsOf = <F extends ShownColumn>(row: Pick<PostingRow, F>, fields: readonly F[], language: Language) =>
  Object.fromEntries(
    fields.map((field) => {
      const value: unknown = row[field];
      const traits: PostingFieldRow = postingFields[field];
      if (!('list' in traits) || value === null) return [field, value];
      const toLabel = (code: string) => labelled(traits.list, code, language);
      return [field, Array.isArray(value) ? value.map(toLabel) : toLabel(value as string)];
    }),
  ) as Pick<PostingPage, F>;

/** The values of a row's fields that have columns of their own, as sent. */
export const contentOf = (row: Pick<PostingRow, ColumnField>) =>
  Object.fromEntries(columnFields.map((field) => [field, row[field]])) as Omit<
    Pick<PostingRow, ColumnField>,
    'productGroup'
  > & { productGroup: AdTypeCode };

/** A posting as a card; the only way into lists. Only for postings that have been live. */
export const toCard = (row: CardRow, { language, now }: View): PostingCard => {
  const published = row.firstPublishedAt ?? now;
  const closesOn = localDay(row.liveUntil ?? now);
  return {
    id: row.id,
    ...fieldsOf(row, cardFields, language),
    badge: row.badge,
    company: row.advertiserName || row.company,
    employerId: row.employerId,
    logo: toLogo(row),
    salary: toSalary(row),
    publishedAt: published.toISOString(),
    closesOn,
    daysLeft: Math.max(0, daysBetween(localDay(now), closesOn)),
    isNew: now.getTime() - published.getTime() < newHours * 3_600_000,
  };
};

const applyModeOf = ({ isExternalApply, externalLink }: PostingRow): PostingPage['applyMode'] => {
  if (!isExternalApply) return 'platform';
  return externalLink ? 'link' : 'phone';
};

/** Counts of the company on a posting's page. */
export type CompanyFigures = Pick<PostingPage['employer'], 'activePostings' | 'replies'>;

const toEmployerCard = (row: EmployerRow, figures: CompanyFigures, language: Language): PostingPage['employer'] => ({
  ...publicFacts(row, language),
  verified: row.verifiedAt !== null,
  selectionSteps: row.selectionSteps,
  ...figures,
});

/** A posting with its company as a page. */
export const toPostingPage = (
  posting: PostingRow & Pick<CardRow, 'badge'>,
  employer: EmployerRow,
  figures: CompanyFigures,
  files: PostingFiles,
  view: View,
): PostingPage => {
  const { language, now } = view;
  return {
    ...toCard({ ...posting, company: employer.company, logoFileId: employer.logoFileId }, view),
    state: visibleState(posting, now),
    live: isLive(posting, now),
    ...fieldsOf(posting, pageColumns, language),
    published: posting.firstPublishedAt !== null,
    ...files,
    applyMode: applyModeOf(posting),
    lastRenewedAt: posting.lastRenewedAt?.toISOString() ?? null,
    validThrough: (posting.liveUntil ?? now).toISOString(),
    viewCount: posting.viewCount,
    applicationCount: posting.applicationCount,
    employer: toEmployerCard(employer, figures, language),
  };
};
