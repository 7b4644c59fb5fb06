import type { Context } from 'hono';
import { agentFeedPath, agentFeeds } from '#features/agents/agent-feed-path.ts';
import { emptyFilter, type PostingsFilter, postingsFeedAddress } from '#features/postings/search-address.ts';
import { postingsQuery, queryOfFilter } from '#features/postings/search-fields.ts';
import { createCachedAnswers, type Document, type LongDocument } from '#host/http/cached-answers.ts';
import type { Shown } from '#host/http/call-context.ts';
import { toLanguage } from '#kit/i18n/language.ts';
import { Problem } from '#kit/problem.ts';
import { searchValues } from '#kit/search-values.ts';
import type { Plugin, PluginCore, PluginFeature } from '#plugins/plugin.ts';
import { type FeedShape, feedShapes, jobFeed } from './job-feeds.ts';
import { atomFeed, atomPath, rssFeed, rssPath } from './rss.ts';
import { openSearchDescription, robotsText, securityText } from './site-documents.ts';
import { createSitemap } from './sitemap.ts';

/** Number of postings in a feed of the newest. */
const newestSize = 50;

/** Scheduled blog texts become visible as time passes. */
const shown: Shown = { scopes: ['postings', 'employers', 'blog', 'settings'], seconds: 60 };

/** The search of a feed by its address, sorted by newest. */
const newestOf = (params: URLSearchParams) => {
  const { lang, ...values } = searchValues(params);
  const language = toLanguage(typeof lang === 'string' ? lang : null);
  const query = postingsQuery.parse({ ...values, sort: 'newest', page: '1', pageSize: String(newestSize) });
  const { locations, page: _, pageSize: __, after: ___, ...rest } = query;
  const filter: PostingsFilter = { ...rest, locations: locations.codes, sort: 'priority' };
  return { language, query: { ...query, after: null }, filter };
};

function createFeeds(deps: PluginCore): PluginFeature {
  const { postings, documents, translator } = deps;
  // rules.md#job-feeds.
  const perNetwork = deps.rateLimit({ name: 'job-feed', points: 60, seconds: 3600 });
  const answers = createCachedAnswers({ ...deps, shown });
  const answer = answers.document;
  const ownAnswers = createCachedAnswers({ clock: deps.clock, cache: null, shown, documents });
  const sitemap = createSitemap({ addresses: deps.finding.addresses, blog: deps.content });
  const originOf = (c: Context): string => deps.publicOrigin ?? new URL(c.req.url).origin;

  const newest = async (c: Context, format: typeof rssFeed): Promise<Response> => {
    const { language, query, filter } = newestOf(new URL(c.req.url).searchParams);
    const origin = originOf(c);
    return answer(c, `${origin} ${c.req.path} ${language} ${postingsFeedAddress(filter)}`, async () => {
      const { data } = await deps.finding.search(query, language);
      return format({ origin, language, t: translator(language), filter, postings: data });
    });
  };

  /** An agent's own feed: never cached, and for its reader alone. */
  const agentRss = async (c: Context): Promise<Response> => {
    const token = c.req.path.slice(agentFeeds.length, -'.xml'.length);
    const agent = await deps.agents.ofFeed(token);
    if (!agent) throw new Problem('not-found');
    const { title, language } = agent;
    const origin = originOf(c);
    const path = agentFeedPath(token);
    const filter: PostingsFilter = { ...emptyFilter, ...agent.filter };
    const response = await ownAnswers.document(c, `${origin} ${path}`, async () => {
      const query = queryOfFilter(filter, { pageSize: String(newestSize) });
      const { data } = agent.filter ? await deps.finding.search(query, language, agent.accountId) : { data: [] };
      const t = translator(language);
      return rssFeed({ origin, language, t, filter, postings: data, agent: { title, path } });
    });
    response.headers.set('Cache-Control', 'private, no-cache');
    response.headers.set('X-Robots-Tag', 'noindex');
    return response;
  };

  const jobs = (c: Context, shape: FeedShape, { network }: { network: string }): Promise<Response> => {
    const origin = originOf(c);
    const fresh = async (): Promise<LongDocument> => {
      const { version, lastModified, read } = await postings.live();
      const email = await deps.contactEmail();
      const t = translator('sr');
      return {
        contentType: 'application/xml; charset=utf-8',
        version: `${origin} ${shape} ${email} ${version}`,
        make: () => jobFeed(shape, { origin, email, t, lastModified, postings: read('sr') }),
      };
    };
    return answers.stored(c, `${origin} ${shape}`, fresh, () => perNetwork.consume(network));
  };

  return {
    routes: [],
    mount(app, { facts }) {
      const site = (path: string, make: (origin: string) => Promise<Document>) =>
        app.get(path, (c) => {
          const origin = originOf(c);
          return answer(c, `${origin} ${path}`, () => make(origin));
        });
      site('/robots.txt', async (origin) => robotsText(origin));
      site('/.well-known/security.txt', async (origin) =>
        securityText(origin, await deps.contactEmail(), deps.clock.now()),
      );
      site('/opensearch.xml', async (origin) => openSearchDescription(origin, translator('sr')));
      site('/sitemap.xml', sitemap.index);
      app.get('/:file{sitemap-[a-z]+(?:-[1-9][0-9]{0,5})?\\.xml}', (c) => {
        const origin = originOf(c);
        const [, kind = '', block] = /^sitemap-([a-z]+)(?:-(\d+))?\.xml$/.exec(c.req.param('file')) ?? [];
        return answer(c, `${origin} sitemap ${kind} ${block}`, async () => {
          const file = await sitemap.file(kind, block === undefined ? null : Number(block), origin);
          if (!file) throw new Problem('not-found');
          return file;
        });
      });
      app.get(rssPath, (c) => newest(c, rssFeed));
      app.get(atomPath, (c) => newest(c, atomFeed));
      app.get(`${agentFeeds}:file{[\\w.-]+\\.xml}`, agentRss);
      for (const shape of feedShapes) app.get(`/feeds/${shape}.xml`, (c) => jobs(c, shape, facts(c)));
    },
  };
}

/** Documents for other programs: crawlers, job boards, feed readers, browsers' search fields. */
export const plugin = { mails: [], create: createFeeds } satisfies Plugin;
