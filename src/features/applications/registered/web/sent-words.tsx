import { formatDate, formatShortDate, localDay } from '#shared/dates.ts';
import type { Language } from '#shared/i18n/language.ts';
import { withCommas } from '#shared/i18n/punctuation.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { Badge, type BadgeTone } from '#ui/light/badge.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import type { SentPosting, SentRow } from '../fields.ts';

const tones: Record<SentRow['state'], BadgeTone> = {
  sent: 'new',
  opened: 'ok',
  message: 'ok',
  withdrawn: 'neutral',
};

/** What has become of an application, as its sender may know it. */
export function SentBadge({ state }: { state: SentRow['state'] }) {
  const t = useTexts();
  return <Badge tone={tones[state]}>{t(`applications.own.states.${state}`)}</Badge>;
}

/** `Kvarc Računovodstvo, Beograd, Novi Sad`. */
export const companyLine = ({ company, locations }: SentPosting): string =>
  withCommas([company, ...locations.map(({ label }) => label)]);

/** Until when the posting takes applications, or what has become of it: `Prijave do 5. 12.`, `Oglas je istekao`. */
export function deadlineText(
  { state, closesOn }: SentPosting,
  t: Translate,
  language: Language,
  length: 'short' | 'whole',
): string {
  if (state !== 'live') return t(`applications.own.postingStates.${state}`);
  if (closesOn === null) return '';
  const date = length === 'short' ? formatShortDate(closesOn, language) : formatDate(closesOn, language);
  return t('applications.own.until', { date });
}

/** That the promised answer has not come, and until when it was promised (rules.md#reply-promise). */
export const promiseWords = (promisedBy: string, t: Translate, language: Language): string =>
  t(`applications.own.promise.${promisedBy < localDay(new Date()) ? 'over' : 'waits'}`, {
    date: formatShortDate(promisedBy, language),
  });
