import type { PostingField } from '#features/postings/posting-field-table.ts';
import { fieldWords } from '#features/postings/web/field-words/field-words.ts';
import type { Language } from '#kit/i18n/language.ts';
import type { Translate } from '#kit/i18n/translator.ts';
import type { DraftField, DraftValues } from '../fields.ts';

/** What a field of a draft says, in words to be read; empty when nothing is stated. */
export const wordsOf = (field: DraftField, values: DraftValues, t: Translate, language: Language): string =>
  field === 'adCount' ? String(values.adCount) : fieldWords(field satisfies PostingField, values[field], t, language);
