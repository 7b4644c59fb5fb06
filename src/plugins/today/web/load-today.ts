import { listAgentPostings, listAgents } from '#features/agents/contract.ts';
import { listNotifications } from '#features/notifications/contract.ts';
import { soonDays } from '#features/postings/deadline.ts';
import type { PostingCard } from '#features/postings/fields.ts';
import { listSavedPostings } from '#features/postings/saved/contract.ts';
import { daysLeftText } from '#features/postings/web/posting-parts.tsx';
import { listOwnPostings } from '#features/publishing/own-postings/contract.ts';
import { localDay, localInstant } from '#kit/dates.ts';
import type { Language } from '#kit/i18n/language.ts';
import { pageAddress } from '#kit/site-map.ts';
import type { HomeVisit } from '#plugins/places/panel.tsx';
import { relativeTime } from '#ui/administration/relative-time.ts';
import type { Line } from '#ui/lists/line-list.tsx';

interface TodayContent {
  lines?: (Omit<Line, 'head' | 'title' | 'strong' | 'act'> & { head: string; title: string })[];
  /** Others' postings, with the agent that found them. */
  postings?: { posting: PostingCard; agent?: string }[];
}

/** One subject: its lines or postings, and the page with all of them. */
export interface TodayPart extends TodayContent {
  code: 'found' | 'news' | 'closing' | 'waiting' | 'ending';
  title: string;
  all: { label: string; href: string };
}

/** What is new for a person, in the language of the page. */
export interface TodayNews {
  /** By the time of day. */
  greeting: string;
  parts: readonly TodayPart[];
}

/** Lines of a part; postings are twice as high. */
const shown = 3;
const shownPostings = 2;
const pageSize = String(shown);

const part = ({ t }: HomeVisit, code: TodayPart['code'], href: string, content: TodayContent): TodayPart => ({
  code,
  title: t(`today.${code}.title`),
  all: { label: t(`today.${code}.all`), href },
  ...content,
});

/** Unread notifications. */
async function loadNews(visit: HomeVisit): Promise<TodayPart> {
  const { call, t, language, accountType } = visit;
  const { data } = await call(listNotifications, { query: { state: 'unread', pageSize } });
  const page = accountType === 'employer' ? 'notifications-employer' : 'notifications-candidate';
  return part(visit, 'news', pageAddress(page), {
    lines: data.map(({ id, kind, text, path, created }) => ({
      key: id,
      head: `${t(`notifications.kinds.${kind}`)}, ${relativeTime(created.at, created.daysAgo, t, language)}`,
      href: path,
      title: text,
    })),
  });
}

/** New postings of the agents that found some since they were last opened. */
async function loadFound(visit: HomeVisit): Promise<TodayPart> {
  const { call, t } = visit;
  const { data: agents } = await call(listAgents, {});
  const lists = await Promise.all(
    agents
      .filter(({ newHits }) => newHits > 0)
      .slice(0, shown)
      .map(async ({ id, title }) => {
        const { data } = await call(listAgentPostings, { params: { id: String(id) }, query: { pageSize: '20' } });
        return data
          .filter(({ isNew }) => isNew)
          .map(({ posting }) => ({ agent: t('today.agent', { title }), posting }));
      }),
  );
  // One of each agent first; a posting that several found is shown once.
  const inTurn = Array.from({ length: shown }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();
  const found = new Map(inTurn.toReversed().map((one) => [one.posting.id, one]));
  return part(visit, 'found', pageAddress('agents'), {
    postings: [...found.values()].toReversed().slice(0, shownPostings),
  });
}

/** Saved postings that close soon. */
async function loadClosing(visit: HomeVisit): Promise<TodayPart> {
  const { data } = await visit.call(listSavedPostings, { query: { sort: 'expiring', pageSize } });
  return part(visit, 'closing', pageAddress('saved-postings'), {
    postings: data
      .flatMap(({ posting, state }) =>
        posting && state === 'live' && posting.daysLeft < soonDays ? [{ posting }] : [],
      )
      .slice(0, shownPostings),
  });
}

/** The company's live postings: those with unopened applications, and those that end soon. */
async function loadOwn(visit: HomeVisit): Promise<TodayPart[]> {
  const { call, t } = visit;
  const [{ data: busy }, { data: ending }] = await Promise.all([
    call(listOwnPostings, { query: { tab: 'active', sort: 'applications', pageSize } }),
    call(listOwnPostings, { query: { tab: 'active', sort: 'expiring', pageSize } }),
  ]);
  const all = pageAddress('my-postings');
  return [
    part(visit, 'waiting', all, {
      lines: busy
        .filter(({ newApplications }) => newApplications > 0)
        .map(({ id, positionTitle, newApplications }) => ({
          key: id,
          head: t('today.waiting.applications', { count: newApplications }),
          href: pageAddress('employer-applications', id),
          title: positionTitle,
        })),
    }),
    part(visit, 'ending', all, {
      lines: ending
        .filter(({ daysLeft }) => daysLeft !== null && daysLeft < soonDays)
        .map(({ id, positionTitle, daysLeft }) => ({
          key: id,
          head: daysLeftText(daysLeft ?? 0, t),
          href: pageAddress('posting', id),
          title: positionTitle,
        })),
    }),
  ];
}

/** The part of the day in Serbia; mornings are longer in English. */
const partOfDay = (language: Language): 'morning' | 'day' | 'evening' => {
  const now = new Date();
  const hour = (now.getTime() - localInstant(localDay(now), 0).getTime()) / 3_600_000;
  if (hour < 4 || hour >= 18) return 'evening';
  return hour < (language === 'sr' ? 10 : 12) ? 'morning' : 'day';
};

/** What is new for whoever opens the home page: at most three lines or two postings of each subject; null when there is nothing. */
export async function loadToday(visit: HomeVisit): Promise<TodayNews | null> {
  const { accountType } = visit;
  if (accountType !== 'jobseeker' && accountType !== 'employer') return null;
  const loads = accountType === 'jobseeker' ? [loadFound, loadNews, loadClosing] : [loadNews, loadOwn];
  // Something may be deleted meanwhile; the home page is shown without it.
  const loaded = await Promise.all(loads.map(async (load) => load(visit).catch(() => [])));
  const parts = loaded.flat().filter(({ lines, postings }) => (lines ?? postings ?? []).length > 0);
  return parts.length > 0 ? { greeting: visit.t(`today.greetings.${partOfDay(visit.language)}`), parts } : null;
}
