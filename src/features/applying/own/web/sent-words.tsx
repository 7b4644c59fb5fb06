import { dateAndTime, formatDate, formatShortDate, localDay } from '#kit/dates.ts';
import type { Language } from '#kit/i18n/language.ts';
import { withCommas } from '#kit/i18n/punctuation.ts';
import type { Translate } from '#kit/i18n/translator.ts';
import { Badge, type BadgeTone } from '#ui/light/badge.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import type { ApplicationResult } from '../../application-type.ts';
import type { InterviewNews } from '../../sent-news.ts';
import type { SentPosting, SentRow } from '../fields.ts';

const tones: Record<SentRow['state'], BadgeTone> = {
  sent: 'new',
  opened: 'ok',
  message: 'ok',
  withdrawn: 'neutral',
};

const newsTones: Record<InterviewNews['kind'], BadgeTone> = {
  choose: 'featured',
  agreed: 'ok',
  waiting: 'neutral',
};

/** Badge of an interview, e.g. „Izaberite termin”, „Razgovor 27. 11. u 13.00”; the same text wherever it is shown. */
export function InterviewBadge({ news }: { news: InterviewNews }) {
  const t = useTexts();
  return <Badge tone={newsTones[news.kind]}>{newsText(news, t, useLanguage())}</Badge>;
}

const newsText = ({ kind, startsAt }: InterviewNews, t: Translate, language: Language): string =>
  t(`applications.interviews.news.${kind}`, whenOf(startsAt, language));

const whenOf = (startsAt: string | null, language: Language) =>
  startsAt === null ? {} : dateAndTime(startsAt, language);

/** The first time that can be chosen; null when there is no choice. */
export const firstTimeText = ({ kind, startsAt }: InterviewNews, t: Translate, language: Language): string | null =>
  kind === 'choose' ? t('applications.interviews.news.first', whenOf(startsAt, language)) : null;

const goodResults: readonly ApplicationResult[] = ['invited', 'hired'];

/**
 * Badge with the state of an application, as far as its sender may see it: an active interview, unless a later result
 * was sent; else the result, unless the application was withdrawn.
 */
export function SentBadge({ state, interview, result: sent }: Pick<SentRow, 'state' | 'interview' | 'result'>) {
  const t = useTexts();
  if (interview && (!sent || sent.result === 'invited')) return <InterviewBadge news={interview} />;
  if (sent && state !== 'withdrawn') {
    const tone = goodResults.includes(sent.result) ? 'ok' : 'neutral';
    return <Badge tone={tone}>{t(`applications.results.notified.${sent.result}`)}</Badge>;
  }
  return <Badge tone={tones[state]}>{t(`applications.own.states.${state}`)}</Badge>;
}

/** Company and places: `Kvarc Računovodstvo, Beograd, Novi Sad`. */
export const companyLine = ({ company, locations }: SentPosting): string =>
  withCommas([company, ...locations.map(({ label }) => label)]);

/** The posting's deadline or final state: `Prijave do 5. 12.`, `Oglas je istekao`. */
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

/** Text about a promised answer that is still missing, with its deadline (rules.md#reply-promise). */
export const promiseWords = (promisedBy: string, t: Translate, language: Language): string =>
  t(`applications.own.promise.${promisedBy < localDay(new Date()) ? 'over' : 'waits'}`, {
    date: formatShortDate(promisedBy, language),
  });
