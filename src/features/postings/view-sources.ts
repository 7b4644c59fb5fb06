/**
 * Where the view of a posting came from: lists of our own, home, a company's page, a search engine, a social network, a mail
 * of ours, a feed, any other site, or nothing that is known.
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
