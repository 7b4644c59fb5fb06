import { categories } from '#features/catalog/categories.ts';
import { placeLabel } from '#features/catalog/place-tree.ts';
import type { PostingCard } from '#features/postings/fields.ts';
import { type PostingsFilter, postingsAddress, postingsFeedAddress } from '#features/postings/search-address.ts';
import type { Document } from '#host/http/cached-answers.ts';
import { xmlText } from '#host/xml.ts';
import { formatShortDate } from '#kit/dates.ts';
import { htmlLang, type Language } from '#kit/i18n/language.ts';
import { inLanguage } from '#kit/i18n/page-address.ts';
import type { Translate } from '#kit/i18n/translator.ts';
import { formatSalaryLine } from '#kit/money.ts';
import { pageAddress } from '#kit/site-map.ts';
import { postingLink } from './posting-link.ts';

/** A search and its newest postings, as a feed channel. */
export interface PostingsChannel {
  /** For an agent's own feed: its name and secret path. */
  agent?: { title: string; path: string };
  origin: string;
  language: Language;
  t: Translate;
  filter: PostingsFilter;
  postings: PostingCard[];
}

export const rssPath = '/rss.xml';
export const atomPath = '/atom.xml';

const element = (name: string, text: string): string => `<${name}>${xmlText(text)}</${name}>`;

/** The words, categories, places and companies that the feed is filtered by. */
const narrowedTo = ({ filter, language, postings }: PostingsChannel): string[] => [
  ...(filter.q === '' ? [] : [filter.q]),
  ...categories.filter(({ code }) => filter.categories.includes(code)).map((category) => category[language]),
  ...filter.locations.map((code) => placeLabel(code, language)),
  ...filter.employers.flatMap((id) => postings.find(({ employerId }) => employerId === id)?.company ?? []),
];

/** Summary of a posting's card, as a sentence. */
const summaryOf = (posting: PostingCard, { language, t }: PostingsChannel): string =>
  t('postings.page.metaDescription', {
    company: posting.company,
    place: posting.locations.map(({ label }) => label).join('; '),
    salary: formatSalaryLine(posting.salary, language) ?? t('postings.card.salaryMissing'),
    until: t('postings.card.until', { date: formatShortDate(posting.closesOn, language) }),
  });

/** The same id in both languages, and after edits and renewals. */
const idOf = (posting: PostingCard, { origin }: PostingsChannel): string =>
  `${origin}${pageAddress('posting', posting.id)}`;

const linkOf = (posting: PostingCard, { origin, language }: PostingsChannel): string =>
  inLanguage(postingLink(origin, posting.id), language);

const headlineOf = (posting: PostingCard): string => `${posting.positionTitle}, ${posting.company}`;

const itemOf = (posting: PostingCard, channel: PostingsChannel): string =>
  [
    '<item>',
    element('title', headlineOf(posting)),
    element('link', linkOf(posting, channel)),
    `<guid isPermaLink="true">${xmlText(idOf(posting, channel))}</guid>`,
    element('pubDate', new Date(posting.publishedAt).toUTCString()),
    element('description', summaryOf(posting, channel)),
    '</item>',
  ].join('');

const entryOf = (posting: PostingCard, channel: PostingsChannel): string =>
  [
    '<entry>',
    element('id', idOf(posting, channel)),
    element('title', headlineOf(posting)),
    `<link rel="alternate" type="text/html" href="${xmlText(linkOf(posting, channel))}"/>`,
    element('published', posting.publishedAt),
    element('updated', posting.publishedAt),
    `<author>${element('name', posting.company)}</author>`,
    element('summary', summaryOf(posting, channel)),
    '</entry>',
  ].join('');

const titleOf = (channel: PostingsChannel): string => {
  const { agent, t } = channel;
  if (agent) return t('feeds.titleOfAgent', { title: agent.title });
  const what = narrowedTo(channel).join(', ');
  return what === '' ? t('feeds.title') : t('feeds.titleFor', { what });
};

/** The channel's addresses as RSS and Atom; an agent's own feed is only RSS. */
const feedsOf = ({ agent, filter, language, origin }: PostingsChannel): { rss: string; atom: string | null } => {
  if (agent) return { rss: `${origin}${agent.path}`, atom: null };
  const rss = inLanguage(`${origin}${postingsFeedAddress(filter)}`, language);
  return { rss, atom: rss.replace(rssPath, atomPath) };
};

const feedLink = (rel: 'self' | 'alternate', type: 'rss' | 'atom', address: string): string =>
  `rel="${rel}" type="application/${type}+xml" href="${xmlText(address)}"`;

/** RSS 2.0 of a search's newest postings. */
export function rssFeed(channel: PostingsChannel): Document {
  const { origin, language, t, filter, postings } = channel;
  const { rss, atom } = feedsOf(channel);
  const [newest] = postings;
  const head = [
    element('title', titleOf(channel)),
    element('link', inLanguage(`${origin}${postingsAddress(filter)}`, language)),
    `<atom:link ${feedLink('self', 'rss', rss)}/>`,
    ...(atom === null ? [] : [`<atom:link ${feedLink('alternate', 'atom', atom)}/>`]),
    element('description', t('feeds.description')),
    element('language', htmlLang[language]),
    ...(newest ? [element('pubDate', new Date(newest.publishedAt).toUTCString())] : []),
    element('ttl', '15'),
  ];
  return {
    contentType: 'application/rss+xml; charset=utf-8',
    body: `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
${[...head, ...postings.map((posting) => itemOf(posting, channel))].join('\n')}
</channel></rss>
`,
  };
}

/** Used when nothing has been published yet: Atom requires a date. */
const never = new Date(0).toISOString();

/** Atom (RFC 4287) of the same. */
export function atomFeed(channel: PostingsChannel): Document {
  const { origin, language, t, filter, postings } = channel;
  const { rss, atom } = feedsOf(channel);
  const self = atom ?? rss;
  const page = inLanguage(`${origin}${postingsAddress(filter)}`, language);
  const head = [
    element('id', self),
    element('title', titleOf(channel)),
    element('subtitle', t('feeds.description')),
    `<link ${feedLink('self', 'atom', self)}/>`,
    `<link rel="alternate" type="text/html" href="${xmlText(page)}"/>`,
    element('updated', postings[0]?.publishedAt ?? never),
  ];
  return {
    contentType: 'application/atom+xml; charset=utf-8',
    body: `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${htmlLang[language]}">
${[...head, ...postings.map((posting) => entryOf(posting, channel))].join('\n')}
</feed>
`,
  };
}
