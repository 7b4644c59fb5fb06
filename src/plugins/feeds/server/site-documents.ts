import { agentFeeds } from '#features/agents/agent-feed-path.ts';
import type { Document } from '#host/http/cached-answers.ts';
import { xmlText } from '#host/xml.ts';
import { addDays, localDay } from '#kit/dates.ts';
import type { Translate } from '#kit/i18n/translator.ts';
import { pageAddress } from '#kit/site-map.ts';

/** Pages of signed-in users and form steps, which crawlers need not visit. */
const disallowed = [
  '/profil',
  pageAddress('admin-home'),
  pageAddress('posting-create'),
  pageAddress('posting-renew'),
  pageAddress('apply', '*'),
  // One for every search.
  pageAddress('alert'),
  // Secret addresses of digital agents.
  agentFeeds,
];

/** `robots.txt` of the site at an origin. */
export const robotsText = (origin: string): Document => ({
  contentType: 'text/plain; charset=utf-8',
  body: `${['User-agent: *', ...disallowed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`].join('\n')}\n`,
});

/** OpenSearch 1.1: the site as a search engine for browsers. */
export const openSearchDescription = (origin: string, t: Translate): Document => ({
  contentType: 'application/opensearchdescription+xml; charset=utf-8',
  body: `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>Prilika</ShortName>
<Description>${xmlText(t('feeds.search'))}</Description>
<InputEncoding>UTF-8</InputEncoding>
<Image width="32" height="32" type="image/x-icon">${xmlText(`${origin}/favicon.ico`)}</Image>
<Url type="text/html" method="get" template="${xmlText(`${origin}${pageAddress('postings')}?q={searchTerms}`)}"/>
<Url type="application/opensearchdescription+xml" rel="self" template="${xmlText(`${origin}/opensearch.xml`)}"/>
</OpenSearchDescription>
`,
});

/** Days after which the file expires. */
const validDays = 180;

/** Whom to report a vulnerability to (RFC 9116). */
export const securityText = (origin: string, email: string, now: Date): Document => ({
  contentType: 'text/plain; charset=utf-8',
  body: [
    `Contact: mailto:${email}`,
    `Expires: ${addDays(localDay(now), validDays)}T00:00:00Z`,
    'Preferred-Languages: sr, en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n'),
});
