import { type CodeField, type FieldWith, fieldsWith, type PostingField, postingFields } from './posting-field-table.ts';

/*
 * Sets of fields that several places derive from the table.
 */

/** All fields in the order of the table. */
export const allFields = fieldsWith({});

/** Fields that hold codes of a list. */
export const codeFields: readonly CodeField[] = allFields.filter(
  (field): field is CodeField => 'list' in postingFields[field],
);

/** Rich text: sanitised HTML on its way out. */
export const richFields = fieldsWith({ kind: 'rich' });

/** Long texts, in one piece or as rich text: what search weighs least. */
export const textFields: readonly TextField[] = allFields.filter((field): field is TextField =>
  ['text', 'rich'].includes(postingFields[field].kind),
);
export type TextField = FieldWith<{ kind: 'text' | 'rich' }>;

/** What people read as words, in the order of the table. */
export const readableFields: readonly ReadableField[] = allFields.filter((field): field is ReadableField =>
  ['title', 'line', 'text', 'rich', 'questions'].includes(postingFields[field].kind),
);
export type ReadableField = FieldWith<{ kind: 'title' | 'line' | 'text' | 'rich' | 'questions' }>;

/** Fields that cards show, and fields that only a posting's page shows. */
export const cardFields = fieldsWith({ shown: 'card' });
export const pageFields = fieldsWith({ shown: 'page' });
/** Of both those that hold codes. */
export const shownCodeFields = codeFields.filter(
  (field): field is CodeField & ShownField => 'shown' in postingFields[field],
);
export type ShownField = FieldWith<{ shown: 'card' | 'page' }>;

/** Fields that a column of the same name keeps: all but the pay, which is four columns, and uploads, which are files. */
export type ColumnField = Exclude<PostingField, FieldWith<{ kind: 'salary' | 'upload' }>>;
export const columnFields: readonly ColumnField[] = allFields.filter(
  (field): field is ColumnField => !['salary', 'upload'].includes(postingFields[field].kind),
);
