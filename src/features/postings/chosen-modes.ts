/*
 * Some fields of a posting belong to a mode: the four rich parts to a content of text, the link and the phone to applying
 * elsewhere. What stands in the fields of a mode that is not chosen does not count: not for the form, which does not show
 * it, and not for the server.
 */

const richParts = [
  'jobDescription',
  'conditionsDescription',
  'offersDescription',
  'additionalDescription',
] as const;

type Values = Readonly<Record<string, unknown>>;

const unchosen = ({ contentType, isExternalApply = false, externalLink }: Values): readonly string[] => [
  ...(contentType === 'short' || contentType === 'file' ? richParts : []),
  ...(isExternalApply === false ? ['externalLink', 'externalPhone'] : []),
  // With both, the link is the way (SPEC §5).
  ...(isExternalApply === true && typeof externalLink === 'string' && externalLink.trim() !== ''
    ? ['externalPhone']
    : []),
];

/**
 * The fields of a posting, or of one step of it, with those of modes that are not chosen emptied; before they are checked, on
 * both sides. What is no object is left to the schema.
 */
export const ofChosenModes = <V>(values: V): V => {
  if (typeof values !== 'object' || values === null || Array.isArray(values)) return values;
  const emptied = unchosen(values as Values).filter((field) => field in values);
  return { ...values, ...Object.fromEntries(emptied.map((field) => [field, ''])) };
};

/** A question as it is checked: one with a free entry has no answers to choose from, whatever was typed before. */
export const ofChosenKind = <Q>(question: Q): Q => {
  if (typeof question !== 'object' || question === null || !('answerType' in question)) return question;
  return question.answerType === 'free' ? { ...question, answers: [] } : question;
};
