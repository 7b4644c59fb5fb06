import { pageAddress } from '#kit/site-map.ts';

/** schema.org data of the site, embedded in the home page; `origin` without a trailing slash. */
export const siteData = (origin: string): object[] => [
  {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: 'Prilika',
    url: `${origin}/`,
    inLanguage: ['sr-Latn', 'en'],
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${origin}${pageAddress('postings')}?q={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  },
  {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: 'Prilika',
    url: `${origin}/`,
    logo: `${origin}/apple-touch-icon.png`,
  },
];
