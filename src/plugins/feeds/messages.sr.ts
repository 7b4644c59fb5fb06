/** Texts of feeds; they are not sent to browsers. */
export const feeds = {
  title: 'Oglasi za posao | Prilika',
  titleFor: '{{what}}: oglasi za posao | Prilika',
  titleOfAgent: '{{title}}: digitalni agent | Prilika',
  description: 'Najnoviji oglasi, po danu prvog objavljivanja. Istekli oglasi se odmah uklanjaju.',
  search: 'Traži oglase za posao u Srbiji',
} as const;
