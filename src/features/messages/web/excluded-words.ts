import type { Translate } from '#kit/i18n/translator.ts';
import type { ExcludedCount } from '../fields.ts';

/** `2 povučene prijave, 1 obrisan nalog`. */
export const excludedWords = (counts: readonly ExcludedCount[], t: Translate): string =>
  counts.map(({ reason, count }) => t(`applications.messaging.composer.excluded.${reason}`, { count })).join(', ');
