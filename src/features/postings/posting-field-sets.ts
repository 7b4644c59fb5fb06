import { type CodeField, type FieldWith, fieldsWith, type PostingField, postingFields } from './posting-field-table.ts';

/* Sets of fields derived from the table and used in several places. */

/** All fields in the order of the table. */
export const allFields = fieldsWith({});

/** Fields that hold codes of a list. */
export const codeFields: readonly CodeField[] = allFields.filter(
  (field): field is CodeField => 'list' in postingFields[field],
);

/** Rich text, which is sanitised in responses. */
export const richFields = fieldsWith({ kind: 'rich' });

/** Long texts, plain or rich, which have the lowest weight in search. */
export const textFields: readonly TextField[] = allFields.filter((field): field is TextField =>
  ['text', 'rich'].includes(postingFields[field].kind),
);
export type TextField = FieldWith<{ kind: 'text' | 'rich' }>;

/** Fields with text that people read, in the order of the table. */
export const readableFields: readonly ReadableField[] = allFields.filter((field): field is ReadableField =>
  ['title', 'line', 'text', 'rich', 'questions'].includes(postingFields[field].kind),
);
export type ReadableField = FieldWith<{ kind: 'title' | 'line' | 'text' | 'rich' | 'questions' }>;

/** Fields that cards show, and fields that only a posting's page shows. */
export const cardFields = fieldsWith({ shown: 'card' });
export const pageFields = fieldsWith({ shown: 'page' });
/** Those of both that hold codes. */
export const shownCodeFields = codeFields.filter(
  (field): field is CodeField & ShownField => 'shown' in postingFields[field],
);
export type ShownField = FieldWith<{ shown: 'card' | 'page' }>;

/**
 * Fields stored in a column of the same name: all but the pay, which has four columns, and uploads, which are files.
 */
export type ColumnField = Exclude<PostingField, FieldWith<{ kind: 'salary' | 'upload' }>>;
export const columnFields: readonly ColumnField[] = allFields.filter(
  (field): field is ColumnField => !['salary', 'upload'].includes(postingFields[field].kind),
);
