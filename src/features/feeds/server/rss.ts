import { categories } from '#features/catalog/categories.ts';
import { placeLabel } from '#features/catalog/place-tree.ts';
import type { PostingCard } from '#features/postings/fields.ts';
import {
  type PostingsFilter,
  postingsAddress,
  postingsFeedAddress,
} from '#features/postings/search-address.ts';
import type { Document } from '#platform/http/kept-answers.ts';
import { xmlText } from '#platform/xml.ts';
import { formatShortDate } from '#shared/dates.ts';
import { htmlLang, type Language } from '#shared/i18n/language.ts';
import { inLanguage } from '#shared/i18n/page-address.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { formatSalaryLine } from '#shared/money.ts';
import { pageAddress } from '#shared/site-map.ts';
import { postingLink } from './posting-link.ts';

/** A search and its newest postings, as a reader of feeds sees them. */
export interface RssChannel {
  /** Of an agent's own feed: its name and secret path. */
  agent?: { title: string; path: string };
  origin: string;
  language: Language;
  t: Translate;
  filter: PostingsFilter;
  postings: PostingCard[];
}

const element = (name: string, text: string): string => `<${name}>${xmlText(text)}</${name}>`;

/** The words, categories, places and companies that the feed is narrowed to. */
const narrowedTo = ({ filter, language, postings }: RssChannel): string[] => [
  ...(filter.q === '' ? [] : [filter.q]),
  ...categories.filter(({ code }) => filter.categories.includes(code)).map((category) => category[language]),
  ...filter.locations.map((code) => placeLabel(code, language)),
  ...filter.employers.flatMap((id) => postings.find(({ employerId }) => employerId === id)?.company ?? []),
];

const itemOf = (posting: PostingCard, { origin, language, t }: RssChannel): string => {
  const address = `${origin}${pageAddress('posting', posting.id)}`;
  const summary = t('postings.page.metaDescription', {
    company: posting.company,
    place: posting.locations.map(({ label }) => label).join('; '),
    salary: formatSalaryLine(posting.salary, language) ?? t('postings.card.salaryMissing'),
    until: t('postings.card.until', { date: formatShortDate(posting.closesOn, language) }),
  });
  return [
    '<item>',
    element('title', `${posting.positionTitle}, ${posting.company}`),
    element('link', inLanguage(postingLink(origin, posting.id), language)),
    // The same posting in both languages, over edits and renewals.
    `<guid isPermaLink="true">${xmlText(address)}</guid>`,
    element('pubDate', new Date(posting.publishedAt).toUTCString()),
    element('description', summary),
    '</item>',
  ].join('');
};

const titleOf = (channel: RssChannel): string => {
  const { agent, t } = channel;
  if (agent) return t('feeds.titleOfAgent', { title: agent.title });
  const what = narrowedTo(channel).join(', ');
  return what === '' ? t('feeds.title') : t('feeds.titleFor', { what });
};

/** RSS 2.0 of a search's newest postings. */
export function rssFeed(channel: RssChannel): Document {
  const { origin, language, t, filter, postings } = channel;
  const self = channel.agent
    ? `${origin}${channel.agent.path}`
    : inLanguage(`${origin}${postingsFeedAddress(filter)}`, language);
  const [newest] = postings;
  const head = [
    element('title', titleOf(channel)),
    element('link', inLanguage(`${origin}${postingsAddress(filter)}`, language)),
    `<atom:link rel="self" type="application/rss+xml" href="${xmlText(self)}"/>`,
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
