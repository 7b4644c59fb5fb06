import { fieldsWith } from './posting-field-table.ts';

/* Some fields of a posting depend on a mode: the four rich parts on the content type „text”, the link and the phone
   on external applications. Values in fields of another mode are ignored, both by the form, which hides them, and by
   the server. */

type Values = Readonly<Record<string, unknown>>;

const unchosen = ({ contentType, isExternalApply = false, externalLink }: Values): readonly string[] => [
  ...(contentType === 'short' || contentType === 'file' ? fieldsWith({ kind: 'rich' }) : []),
  ...(isExternalApply === false ? ['externalLink', 'externalPhone'] : []),
  // With both, the link is used (rules.md#apply-mode).
  ...(isExternalApply === true && typeof externalLink === 'string' && externalLink.trim() !== ''
    ? ['externalPhone']
    : []),
];

/**
 * Empties the fields of a posting, or of one step of it, that belong to another mode; called before validation, in
 * browser and server. A value that is not an object is left to the schema.
 */
export const ofChosenModes = <V>(values: V): V => {
  if (typeof values !== 'object' || values === null || Array.isArray(values)) return values;
  const emptied = unchosen(values as Values).filter((field) => field in values);
  return { ...values, ...Object.fromEntries(emptied.map((field) => [field, ''])) };
};

/**
 * Prepares a question for validation: removes predefined answers of one with a free entry, whatever was typed before.
 */
export const ofChosenKind = <Q>(question: Q): Q => {
  if (typeof question !== 'object' || question === null || !('answerType' in question)) return question;
  return question.answerType === 'free' ? { ...question, answers: [] } : question;
};
