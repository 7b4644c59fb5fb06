/** Pages with fixed paths that search engines are to find, and whether they change with the postings. */
export const sitemapPages: readonly { path: string; showsPostings: boolean }[] = [
  { path: '/', showsPostings: true },
  { path: '/oglasi', showsPostings: true },
  { path: '/oglasi/kljucni', showsPostings: true },
  { path: '/oglasi/model/rada', showsPostings: true },
  { path: '/poslodavci', showsPostings: true },
  { path: '/cenovnik', showsPostings: false },
  { path: '/blog', showsPostings: false },
  { path: '/prijava/kandidat', showsPostings: false },
  { path: '/prijava/poslodavac', showsPostings: false },
  { path: '/registracija/kandidat', showsPostings: false },
  { path: '/registracija/poslodavac', showsPostings: false },
  { path: '/kontakt', showsPostings: false },
  { path: '/o-nama', showsPostings: false },
  { path: '/privatnost', showsPostings: false },
  { path: '/uslovi', showsPostings: false },
  { path: '/antidiskriminacioni-propisi', showsPostings: false },
];
