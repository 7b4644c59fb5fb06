import { expect, test } from 'vitest';
import { viewSourceOf } from './view-source.ts';

const nothing = { from: '', utmSource: '', utmMedium: '', mail: false };

test.each([
  ['', 'direct'],
  ['nonsense', 'direct'],
  ['/', 'home'],
  ['/oglasi', 'search'],
  ['/oglasi/kljucni', 'search'],
  ['/oglasi/12', 'search'],
  ['/profil/kandidat/sacuvani-oglasi', 'search'],
  ['/poslodavci/7', 'employer'],
  ['/poslodavci', 'employer'],
  ['/oglasinesto', 'direct'],
  ['/blog/3', 'direct'],
  ['https://www.google.rs', 'external-search'],
  ['https://www.google.co.uk/', 'external-search'],
  ['https://duckduckgo.com', 'external-search'],
  ['https://search.brave.com', 'external-search'],
  ['android-app://com.google.android.googlequicksearchbox', 'external-search'],
  ['https://mail.google.com', 'other-site'],
  ['https://l.facebook.com', 'social'],
  ['https://t.co', 'social'],
  ['https://x.com', 'social'],
  ['https://www.linkedin.com', 'social'],
  ['android-app://com.linkedin.android', 'social'],
  ['https://netflix.com', 'other-site'],
  ['https://x.primer.rs', 'other-site'],
  ['https://rs.jooble.org', 'other-site'],
  ['http://localhost:3000', 'other-site'],
])('from %j is %s', (from, source) => {
  expect(viewSourceOf({ ...nothing, from })).toBe(source);
});

test.each([
  ['', 'feed', 'feed'],
  ['jooble', 'RSS', 'feed'],
  ['Facebook', '', 'social'],
  ['ig', 'paid_social', 'social'],
  ['google', 'cpc', 'external-search'],
  ['novine', 'banner', 'other-site'],
])('a campaign of %j by %j is %s, wherever it was pressed', (utmSource, utmMedium, source) => {
  expect(viewSourceOf({ ...nothing, from: 'https://www.bing.com', utmSource, utmMedium })).toBe(source);
});

test('a link of our mail counts as mail, whichever page shows the mail', () => {
  expect(viewSourceOf({ ...nothing, from: 'https://mail.google.com', mail: true })).toBe('mail');
});
