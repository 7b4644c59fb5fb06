import { listAgentPostings, listAgents } from '#features/agents/contract.ts';
import { listNotifications } from '#features/notifications/contract.ts';
import { soonDays } from '#features/postings/deadline.ts';
import { placeText } from '#features/postings/place-text.ts';
import { listSavedPostings } from '#features/postings/saved/contract.ts';
import { daysLeftText } from '#features/postings/web/posting-parts.tsx';
import { listOwnPostings } from '#features/publishing/own-postings/contract.ts';
import { pageAddress } from '#kit/site-map.ts';
import type { HomeVisit } from '#plugins/places/panel.tsx';
import { relativeTime } from '#ui/administration/relative-time.ts';
import type { Line } from '#ui/lists/line-list.tsx';

/** One subject: its lines, and the page with all of them. */
export interface TodayPart {
  code: 'found' | 'news' | 'closing' | 'waiting' | 'ending';
  title: string;
  all: { label: string; href: string };
  lines: (Omit<Line, 'head' | 'title' | 'strong' | 'act'> & { head: string; title: string })[];
}

/** What is new for a person, in the language of the page. */
export interface TodayNews {
  title: string;
  parts: readonly TodayPart[];
}

/** Lines of a part. */
const shown = 3;
const pageSize = String(shown);

const part = ({ t }: HomeVisit, code: TodayPart['code'], href: string, lines: TodayPart['lines']): TodayPart => ({
  code,
  title: t(`today.${code}.title`),
  all: { label: t(`today.${code}.all`), href },
  lines: lines.slice(0, shown),
});

/** Unread notifications. */
async function loadNews(visit: HomeVisit): Promise<TodayPart> {
  const { call, t, language, accountType } = visit;
  const { data } = await call(listNotifications, { query: { state: 'unread', pageSize } });
  const page = accountType === 'employer' ? 'notifications-employer' : 'notifications-candidate';
  return part(
    visit,
    'news',
    pageAddress(page),
    data.map(({ id, kind, text, path, created }) => ({
      key: id,
      head: `${t(`notifications.kinds.${kind}`)}, ${relativeTime(created.at, created.daysAgo, t, language)}`,
      href: path,
      title: text,
    })),
  );
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
        return data.filter(({ isNew }) => isNew).map(({ posting }) => ({ agent: title, posting }));
      }),
  );
  // One of each agent first; a posting that several found is shown once.
  const inTurn = Array.from({ length: shown }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();
  const found = new Map(inTurn.toReversed().map((one) => [one.posting.id, one]));
  return part(
    visit,
    'found',
    pageAddress('agents'),
    [...found.values()].toReversed().map(({ agent, posting }) => ({
      key: posting.id,
      head: agent,
      href: pageAddress('posting', posting.id),
      title: posting.positionTitle,
      text: [posting.company, placeText(posting.locations, t)].filter(Boolean).join(', '),
    })),
  );
}

/** Saved postings that close soon. */
async function loadClosing(visit: HomeVisit): Promise<TodayPart> {
  const { call, t } = visit;
  const { data } = await call(listSavedPostings, { query: { sort: 'expiring', pageSize } });
  const closing = data.flatMap(({ posting, state }) =>
    posting && state === 'live' && posting.daysLeft < soonDays ? [posting] : [],
  );
  return part(
    visit,
    'closing',
    pageAddress('saved-postings'),
    closing.map(({ id, positionTitle, company, daysLeft }) => ({
      key: id,
      head: daysLeftText(daysLeft, t),
      href: pageAddress('posting', id),
      title: positionTitle,
      text: company,
    })),
  );
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
    part(
      visit,
      'waiting',
      all,
      busy
        .filter(({ newApplications }) => newApplications > 0)
        .map(({ id, positionTitle, newApplications }) => ({
          key: id,
          head: t('today.waiting.applications', { count: newApplications }),
          href: pageAddress('employer-applications', id),
          title: positionTitle,
        })),
    ),
    part(
      visit,
      'ending',
      all,
      ending
        .filter(({ daysLeft }) => daysLeft !== null && daysLeft < soonDays)
        .map(({ id, positionTitle, daysLeft }) => ({
          key: id,
          head: daysLeftText(daysLeft ?? 0, t),
          href: pageAddress('posting', id),
          title: positionTitle,
        })),
    ),
  ];
}

/** What is new for whoever opens the home page: at most three lines of each subject; null when there is nothing. */
export async function loadToday(visit: HomeVisit): Promise<TodayNews | null> {
  const { accountType } = visit;
  if (accountType !== 'jobseeker' && accountType !== 'employer') return null;
  const loads = accountType === 'jobseeker' ? [loadFound, loadNews, loadClosing] : [loadNews, loadOwn];
  // Something may be deleted meanwhile; the home page is shown without it.
  const loaded = await Promise.all(loads.map(async (load) => load(visit).catch(() => [])));
  const parts = loaded.flat().filter(({ lines }) => lines.length > 0);
  return parts.length > 0 ? { title: visit.t('today.title'), parts } : null;
}
