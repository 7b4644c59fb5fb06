import type { Translate } from '#kit/i18n/translator.ts';
import { chosenGrounds, type DecisionGround } from './decision-grounds.ts';
import type { DecisionInput } from './fields.ts';

/** The choice of a ground, with the sentence that its facts begin with. */
export const groundChoice = (t: Translate) => ({
  name: 'ground',
  label: t('decisions.ground'),
  placeholder: t('decisions.choose'),
  insert: t('decisions.insert'),
  options: chosenGrounds.map((value) => ({
    value,
    label: t(`decisions.grounds.label.${value}`),
    template: `${t(`decisions.grounds.template.${value}`)} `,
  })),
});

/** The fields of a window in which something is decided whose ground follows from it: facts instead of a reason. */
export const factsAsked = (t: Translate) => ({
  label: t('decisions.facts'),
  hint: t('decisions.factsHint'),
  schema: async () => (await import('./fields.ts')).factsInput,
});

/** The fields of a window in which something is decided: ground and facts instead of a reason. */
export const decisionAsked = (t: Translate) => ({
  ...factsAsked(t),
  choice: groundChoice(t),
  schema: async () => (await import('./fields.ts')).decisionInput,
});

/** The values of such a window as the body of its endpoint, which its schema has checked. */
export const toDecision = ({ reason, ground }: { reason: string; ground?: string | undefined }): DecisionInput => ({
  reason,
  ground: ground as DecisionInput['ground'],
});

/** An administrator's reason as shown: with the sentence of its ground; without one it is from before there were any. */
export const reasonWords = (reason: string, ground: DecisionGround | null, t: Translate): string =>
  ground ? t('decisions.reason', { ground: t(`decisions.grounds.sentence.${ground}`), facts: reason }) : reason;
