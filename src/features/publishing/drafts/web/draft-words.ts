import type { PostingField } from '#features/postings/posting-field-table.ts';
import { fieldWords } from '#features/postings/web/field-words/field-words.ts';
import type { Language } from '#kit/i18n/language.ts';
import type { Translate } from '#kit/i18n/translator.ts';
import type { DraftField, DraftValues } from '../fields.ts';

/** The value of a field of a draft as text; empty when it is not stated. */
export const wordsOf = (field: DraftField, values: DraftValues, t: Translate, language: Language): string =>
  field === 'adCount' ? String(values.adCount) : fieldWords(field satisfies PostingField, values[field], t, language);
