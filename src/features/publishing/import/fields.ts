import { z } from 'zod';
import { adTypeCodes } from '#features/advertising/ad-type.ts';
import { advertisingMessages as english } from '#features/advertising/messages.en.ts';
import { advertisingMessages as serbian } from '#features/advertising/messages.sr.ts';
import { catalog, type ListName } from '#features/catalog/catalog.ts';
import type { CatalogItem } from '#features/catalog/catalog-item.ts';
import { placeLabel } from '#features/catalog/place-tree.ts';
import { type PostingInput, postingInput } from '#features/postings/input-fields.ts';
import { codeFields } from '#features/postings/posting-field-sets.ts';
import { postingFields } from '#features/postings/posting-field-table.ts';
import { pibField } from '#kit/company-number-fields.ts';
import { daysBetween, endOfLocalDay, localDay, localInstant } from '#kit/dates.ts';
import { localDayField, oneLine } from '#kit/fields.ts';
import type { FieldIssue } from '#kit/problem.ts';
import { fold } from '#kit/serbian-text.ts';
import { issueCode, toFieldIssues } from '#kit/validation-issues.ts';

/* A line of an import: the fields that employers send, with labels allowed instead of codes, and additional fields:
   the posting's owner, the sender's key, and the dates of its period. */

/** Maximum period in days. */
const longestPeriod = 365;

const codeKey = (text: string): string => fold(text).replace(/\s+/g, ' ').trim();

/** Maps codes and their labels in either language and script to codes; codes take precedence over labels. */
const codesByName = (list: readonly CatalogItem[]): Map<string, string> =>
  new Map([
    ...list.flatMap(({ code, sr, en }) => [sr, en].map((label) => [codeKey(label), code] as const)),
    ...list.map(({ code }) => [code, code] as const),
  ]);

const placeNames = catalog.locations.map(({ code }) => ({
  code,
  sr: placeLabel(code, 'sr'),
  en: placeLabel(code, 'en'),
}));

const namesOf = (list: ListName): Map<string, string> =>
  list === 'locations'
    ? new Map([...codesByName(placeNames), ...codesByName(catalog.locations)])
    : codesByName(catalog[list]);

const adTypeNames = codesByName(
  adTypeCodes.map((code) => ({ code, sr: serbian.types[code], en: english.types[code] })),
);

/** The codes by name, for every field with codes. */
const names: Record<string, Map<string, string>> = {
  productGroup: adTypeNames,
  ...Object.fromEntries(codeFields.map((field) => [field, namesOf(postingFields[field].list)])),
};

/** Unknown names are unchanged, so that the schema rejects them under their own path. */
const withCodes = (fields: Record<string, unknown>): Record<string, unknown> => {
  const read = { ...fields };
  for (const [field, known] of Object.entries(names)) {
    const toCode = (value: unknown): unknown =>
      typeof value === 'string' ? (known.get(codeKey(value)) ?? value) : value;
    const value = fields[field];
    if (value !== undefined) read[field] = Array.isArray(value) ? value.map(toCode) : toCode(value);
  }
  return read;
};

/** A day (its beginning in Belgrade) or an instant with its offset. */
const instant = z
  .string()
  .refine((text) => [localDayField, z.iso.datetime({ offset: true })].some((kind) => kind.safeParse(text).success), {
    ...issueCode('date'),
    abort: true,
  })
  .transform((text) => (text.length === 10 ? localInstant(text, 0) : new Date(text)));

const ownShape = {
  externalId: oneLine(200),
  employer: z.strictObject({
    company: oneLine(200),
    pib: z.preprocess((pib) => (pib === '' ? null : pib), pibField.nullish()).transform((pib) => pib ?? null),
  }),
  publishedAt: instant,
  expiresAt: instant,
};

const importOwn = z.object(ownShape).superRefine(({ publishedAt, expiresAt }, context) => {
  const days = daysBetween(localDay(publishedAt), localDay(expiresAt));
  const add = (code: string, params?: FieldIssue['params']) =>
    context.addIssue({ code: 'custom', path: ['expiresAt'], ...issueCode(code, params) });
  if (days < 0) add('ends-before-start');
  else if (days > longestPeriod) add('period-too-long', { max: longestPeriod });
});

/** A posting parsed from a line of an import. */
export interface ImportedPosting {
  externalId: string;
  employer: { company: string; pib: string | null };
  publishedAt: Date;
  /** End of the last local day on which it is live. */
  liveUntil: Date;
  input: PostingInput;
}

/** Defaults of a line that the form does not have: the content type and application mode follow from other fields. */
const withDefaults = (fields: Record<string, unknown>): Record<string, unknown> => ({
  contentType: fields['jobDescription'] ? 'text' : 'short',
  isExternalApply: Boolean(fields['externalLink'] || fields['externalPhone']),
  ...fields,
});

const splitOwn = (line: object): { own: object; fields: Record<string, unknown> } => {
  const entries = Object.entries(line);
  const isOwn = ([key]: [string, unknown]) => Object.hasOwn(ownShape, key);
  return {
    own: Object.fromEntries(entries.filter(isOwn)),
    fields: Object.fromEntries(entries.filter((entry) => !isOwn(entry))),
  };
};

/**
 * The posting of a line's object, or everything wrong with it. Without an explicit value, the number of paid days
 * follows from the dates of the period.
 */
export function readImportedPosting(line: object, now: Date): { posting: ImportedPosting } | { issues: FieldIssue[] } {
  const { own, fields } = splitOwn(line);
  const whose = importOwn.safeParse(own, { reportInput: true });
  const what = postingInput.safeParse(withDefaults(withCodes(fields)), { reportInput: true });
  if (!whose.success || !what.success) {
    const issues = [whose, what].flatMap(({ error }) => (error ? toFieldIssues(error) : []));
    return { issues };
  }
  const { externalId, employer, publishedAt, expiresAt } = whose.data;
  if (publishedAt > now) return { issues: [{ path: 'publishedAt', code: 'date-future' }] };
  // Import files contain no uploads, and ids of uploads belong to accounts.
  const uploads = (['image', 'file'] as const).filter((field) => what.data[field] !== null);
  if (uploads.length > 0) return { issues: uploads.map((path) => ({ path, code: 'unknown-field' })) };
  const lastDay = localDay(expiresAt);
  const { expiryDate } = what.data;
  const input = Object.hasOwn(fields, 'productDuration')
    ? what.data
    : { ...what.data, productDuration: Math.max(1, daysBetween(localDay(publishedAt), lastDay)) };
  return {
    posting: {
      externalId,
      employer,
      publishedAt,
      liveUntil: endOfLocalDay(expiryDate !== null && expiryDate < lastDay ? expiryDate : lastDay),
      input,
    },
  };
}
