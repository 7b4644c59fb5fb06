import { fieldsWith } from './posting-field-table.ts';

/*
 * Some fields of a posting belong to a mode: the four rich parts to a content of text, the link and the phone to
 * applying elsewhere. Values in fields of another mode do not count, neither for the form, which does not show them,
 * nor for the server.
 */

type Values = Readonly<Record<string, unknown>>;

const unchosen = ({ contentType, isExternalApply = false, externalLink }: Values): readonly string[] => [
  ...(contentType === 'short' || contentType === 'file' ? fieldsWith({ kind: 'rich' }) : []),
  ...(isExternalApply === false ? ['externalLink', 'externalPhone'] : []),
  // With both, the link is the way (rules.md#apply-mode).
  ...(isExternalApply === true && typeof externalLink === 'string' && externalLink.trim() !== ''
    ? ['externalPhone']
    : []),
];

/**
 * Empties the fields of a posting, or of one step of it, that belong to another mode; called before validation, on
 * both sides. A value that is not an object is left to the schema.
 */
export const ofChosenModes = <V>(values: V): V => {
  if (typeof values !== 'object' || values === null || Array.isArray(values)) return values;
  const emptied = unchosen(values as Values).filter((field) => field in values);
  return { ...values, ...Object.fromEntries(emptied.map((field) => [field, ''])) };
};

/**
 * Prepares a question for validation: one with a free entry has no answers to choose from, whatever was typed before.
 */
export const ofChosenKind = <Q>(question: Q): Q => {
  if (typeof question !== 'object' || question === null || !('answerType' in question)) return question;
  return question.answerType === 'free' ? { ...question, answers: [] } : question;
};
