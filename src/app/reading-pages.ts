import { type PageName, pageAt, siteMap } from '#kit/site-map.ts';

/* Pages that guests only read: they have no forms or private content, and opening one counts and changes nothing. So
   their scripts can wait until somebody acts, they can be prefetched, and they need few texts (ADR 54). */

export const readingPages: readonly PageName[] = [
  'home',
  'postings',
  'highlighted-postings',
  'work-model-postings',
  'keywords',
  'posting',
  'posting-beside',
  'employers',
  'employer',
  'prices',
  'blog',
  'blog-post',
  'about',
  'privacy',
  'terms',
  'anti-discrimination',
];

/** Whether a path is a reading page. */
export const isReadingPage = (pathname: string): boolean => {
  const page = pageAt(pathname);
  return page !== null && readingPages.includes(page);
};

/** The files in `app/pages` of those that are opened by themselves, without extension. */
export const readingPageFiles = readingPages
  .filter((name) => !siteMap[name].within)
  .map((name) => siteMap[name].file ?? name);

/** Ids are digits, so that `/oglasi/{id}` does not match `/oglasi/kreiranje`; a query may follow. */
const patterns = readingPages.map((name) => siteMap[name].path.replace('{id}', ':id(\\d+)'));

/**
 * What browsers may prefetch while a page has no scripts yet: reading pages, when the pointer rests on a link or is
 * pressed on it. Never a change of language, which sets a cookie.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [{ href_matches: patterns }, { not: { href_matches: '/*\\?*(^|&)lang=*' } }],
      },
      eagerness: 'moderate',
    },
  ],
});
