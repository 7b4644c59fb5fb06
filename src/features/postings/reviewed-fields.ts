import { fold } from '#kit/serbian-text.ts';
import { type FieldWith, fieldsWith } from './posting-field-table.ts';

/** What says who employs and how to get there: a company that is not verified changes it with approval alone. */
export const identityFields = fieldsWith({ identity: true });
type IdentityField = FieldWith<{ identity: true }>;
type Identity = Record<IdentityField, string | boolean>;

/** Ways to write what kind of company it is, folded and without dots. */
const legalForms = new Set(['doo', 'ad', 'od', 'kd', 'pr', 'str', 'szr', 'zr', 'preduzetnik']);

const nameWords = (name: string): string =>
  fold(name.replaceAll('.', ''))
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !legalForms.has(word))
    .join(' ');

/** Whether postings under this name would be taken for another company's; case, script and legal form count for nothing. */
export const isOtherAdvertiser = (advertiserName: string, company: string): boolean =>
  advertiserName.trim() !== '' && nameWords(advertiserName) !== nameWords(company);

/**
 * Whether new words of a live posting wait for approval (rules.md#reviewed-changes): what people read of who employs and how
 * to apply was reviewed, or is the verified company's own.
 */
export const waitsForApproval = (
  words: Identity & { advertiserName: string },
  before: Identity,
  { company, verified }: { company: string; verified: boolean },
): boolean => {
  const isNew = (field: IdentityField): boolean => words[field] !== before[field];
  if (isNew('advertiserName') && isOtherAdvertiser(words.advertiserName, company)) return true;
  return !verified && identityFields.some(isNew);
};
