import { fold } from '#kit/serbian-text.ts';
import { type FieldWith, fieldsWith } from './posting-field-table.ts';

/**
 * Fields that identify the employer and the way to apply: companies that are not verified need approval to change them.
 */
export const identityFields = fieldsWith({ identity: true });
type IdentityField = FieldWith<{ identity: true }>;
type Identity = Record<IdentityField, string | boolean>;

/** Spellings of legal forms, folded and without dots. */
const legalForms = new Set(['doo', 'ad', 'od', 'kd', 'pr', 'str', 'szr', 'zr', 'preduzetnik']);

const nameWords = (name: string): string =>
  fold(name.replaceAll('.', ''))
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !legalForms.has(word))
    .join(' ');

/**
 * Whether a posting under this name could be mistaken for another company's; case, script and legal form are ignored.
 */
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
