import type { Translate } from '#kit/i18n/translator.ts';
import type { NotHeld } from './agent-beginning.ts';

/** The parameters of a search that an agent does not support, each named. */
export const notHeldLabels = ({ publishedWithin, adTypes, words }: NotHeld, t: Translate): string[] => [
  ...(publishedWithin === null ? [] : [t('agents.wizard.from.published', { count: publishedWithin })]),
  ...(adTypes.length === 0
    ? []
    : [t('agents.wizard.from.adTypes', { list: adTypes.map((code) => t(`advertising.types.${code}`)).join(', ') })]),
  ...(words === null ? [] : [t('agents.wizard.from.words', { words })]),
];
