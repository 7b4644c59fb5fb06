import { formatDate, formatShortDate, formatTime, localDay } from '#kit/dates.ts';
import type { Language } from '#kit/i18n/language.ts';
import { withCommas } from '#kit/i18n/punctuation.ts';
import type { Translate } from '#kit/i18n/translator.ts';
import { Badge, type BadgeTone } from '#ui/light/badge.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
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

/** „Izaberite termin”, „Razgovor 27. 11. u 13.00”: the same words wherever an interview is shown. */
export function InterviewBadge({ news }: { news: InterviewNews }) {
  const t = useTexts();
  return <Badge tone={newsTones[news.kind]}>{newsText(news, t, useLanguage())}</Badge>;
}

const newsText = ({ kind, startsAt }: InterviewNews, t: Translate, language: Language): string =>
  t(`applications.interviews.news.${kind}`, whenOf(startsAt, language));

const whenOf = (startsAt: string | null, language: Language) => {
  if (startsAt === null) return {};
  const begin = new Date(startsAt);
  return { date: formatShortDate(begin, language), time: formatTime(begin, language) };
};

/** From which day on times can be chosen; null where there is nothing to choose. */
export const firstTimeText = ({ kind, startsAt }: InterviewNews, t: Translate, language: Language): string | null =>
  kind === 'choose' ? t('applications.interviews.news.first', whenOf(startsAt, language)) : null;

/** What has become of an application, as its sender may know it; an interview that stands says more than its message. */
export function SentBadge({ state, interview }: Pick<SentRow, 'state' | 'interview'>) {
  const t = useTexts();
  if (interview) return <InterviewBadge news={interview} />;
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
