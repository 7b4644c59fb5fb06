import type { Translate } from '#shared/i18n/translator.ts';
import type { LeftOutCount } from '../fields.ts';

/** `2 povučene prijave, 1 obrisan nalog`. */
export const leftOutWords = (counts: readonly LeftOutCount[], t: Translate): string =>
  counts
    .map(({ reason, count }) => t(`applications.messaging.composer.leftOut.${reason}`, { count }))
    .join(', ');
