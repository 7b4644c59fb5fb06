import { agentFeeds } from '#features/agents/agent-feed-path.ts';
import type { Document } from '#platform/http/kept-answers.ts';
import { pageAddress } from '#shared/site-map.ts';

/** Pages of signed-in people and steps of forms: nothing to find there. */
const keptOut = [
  '/profil',
  pageAddress('admin-home'),
  pageAddress('posting-create'),
  pageAddress('posting-renew'),
  pageAddress('apply', '*'),
  // Secret addresses of digital agents.
  agentFeeds,
];

/** `robots.txt` of the site at an origin. */
export const robotsText = (origin: string): Document => ({
  contentType: 'text/plain; charset=utf-8',
  body: `${['User-agent: *', ...keptOut.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`].join('\n')}\n`,
});
