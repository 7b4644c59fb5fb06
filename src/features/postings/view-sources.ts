/**
 * The source of a posting view: our lists, home, a company's page, a search engine, a social network, one of our mails,
 * a feed, another site, or unknown.
 */
export const viewSources = [
  'search',
  'home',
  'employer',
  'external-search',
  'social',
  'mail',
  'feed',
  'other-site',
  'direct',
] as const;
export type ViewSource = (typeof viewSources)[number];
