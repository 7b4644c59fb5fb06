import type { ViewQuery } from '#features/postings/view-fields.ts';
import type { ViewSource } from '#features/postings/view-sources.ts';

/** Names in hosts and in `utm_source`; a host matches when one of its labels does. */
const searchEngines = new Set(
  'google bing duckduckgo yahoo yandex ecosia qwant startpage baidu kagi perplexity chatgpt'.split(' '),
);
const socialNetworks = new Set(
  'facebook fb instagram ig linkedin twitter reddit tiktok youtube pinterest telegram viber whatsapp threads messenger bsky'.split(
    ' ',
  ),
);
/** Hosts whose labels are not specific enough. */
const searchHosts = new Set(['search.brave.com']);
const socialHosts = new Set('x.com t.co t.me wa.me fb.me lnkd.in youtu.be'.split(' '));
/** Mail and documents of a company with a search engine of the same name are not searches. */
const notSearch = /^(mail|docs|drive|chat|meet|calendar)\./;

const ofLabels = (labels: readonly string[]): ViewSource | null => {
  if (labels.some((label) => searchEngines.has(label))) return 'external-search';
  return labels.some((label) => socialNetworks.has(label)) ? 'social' : null;
};

/** `https://www.google.rs` → `www.google.rs`, `android-app://com.linkedin.android` → `com.linkedin.android`. */
const hostOf = (origin: string): string | null => {
  const host = /^[a-z][a-z0-9+.-]*:\/\/([^/?#\s]+)/i.exec(origin)?.[1];
  return host?.toLowerCase().replace(/:\d+$/, '') ?? null;
};

const ofHost = (host: string): ViewSource => {
  if (notSearch.test(host)) return 'other-site';
  if (searchHosts.has(host)) return 'external-search';
  return socialHosts.has(host) ? 'social' : (ofLabels(host.split('.')) ?? 'other-site');
};

/** The source for pages of our own, such as lists. */
const ofPath = (path: string): ViewSource => {
  if (path === '/') return 'home';
  if (/^\/poslodavci(\/|$)/.test(path)) return 'employer';
  return /^\/(oglasi|profil\/kandidat)(\/|$)/.test(path) ? 'search' : 'direct';
};

const ofCampaign = (source: string, medium: string): ViewSource | null => {
  if (/^(feed|rss)$/i.test(medium)) return 'feed';
  if (/social/i.test(medium)) return 'social';
  if (source === '' && medium === '') return null;
  return ofLabels([source.toLowerCase()]) ?? 'other-site';
};

/** The source of a view. The browser's report can only select one of these names. */
export function viewSourceOf({ from, utmSource, utmMedium, mail }: ViewQuery): ViewSource {
  if (mail) return 'mail';
  const campaign = ofCampaign(utmSource, utmMedium);
  if (campaign) return campaign;
  if (from.startsWith('/')) return ofPath(from);
  const host = hostOf(from);
  return host === null ? 'direct' : ofHost(host);
}
