import { expect, test } from 'vitest';
import { siteData } from './site-data.ts';

test('the site and its publisher have absolute addresses, and search engines can search it', () => {
  const [site, publisher] = siteData('https://prilika.example');
  expect(site).toMatchObject({
    '@type': 'WebSite',
    url: 'https://prilika.example/',
    potentialAction: { target: { urlTemplate: 'https://prilika.example/oglasi?q={search_term_string}' } },
  });
  expect(publisher).toMatchObject({ '@type': 'Organization', url: 'https://prilika.example/' });
});
