import type { PostingPage } from '#features/postings/fields.ts';
import { shownCodeFields } from '#features/postings/posting-field-sets.ts';
import { postingFields } from '#features/postings/posting-field-table.ts';

/** The fields with codes of a posting's page, none of them stated; a test states what matters. */
export const unstatedCodes = Object.fromEntries(
  shownCodeFields.map((field): [string, unknown] => [field, postingFields[field].kind === 'codes' ? [] : null]),
) as Pick<PostingPage, (typeof shownCodeFields)[number]>;
