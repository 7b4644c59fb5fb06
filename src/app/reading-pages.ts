import { type PageName, pageAt, siteMap } from '#kit/site-map.ts';

/*
 * Pages that guests read: nothing on them is sent, they belong to nobody, and opening one counts and changes nothing.
 * So their scripts can wait until somebody acts, they can be fetched before they are opened, and they need few texts
 * (ADR 54).
 */

export const readingPages: readonly PageName[] = [
  'home',
  'postings',
  'highlighted-postings',
  'work-model-postings',
  'keywords',
  'posting',
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

/** Whether the page of this path is one that guests only read. */
export const isReadingPage = (pathname: string): boolean => {
  const page = pageAt(pathname);
  return page !== null && readingPages.includes(page);
};

/** Their files in `app/pages`, without the ending. */
export const readingPageFiles = readingPages.map((name) => siteMap[name].file ?? name);

/** Ids are numbers, so that `/oglasi/{id}` is not `/oglasi/kreiranje`; a query may follow. */
const patterns = readingPages.map((name) => siteMap[name].path.replace('{id}', ':id(\\d+)'));

/**
 * What a browser may fetch before its link is followed, while a page has no scripts yet: reading pages, when the
 * pointer rests on a link or goes down on it. Never a change of language, which sets a cookie.
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
