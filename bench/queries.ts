/** What people ask a job board, as queries of `/api/postings` and `/oglasi`: words, places, filters, deep pages. */
const words = [
  '',
  'programer',
  'vozača',
  'kuvar',
  'prodavac',
  'knjigovođa',
  'magacioner',
  'medicinska sestra',
  'java',
  'rad od kuće',
];
const narrowings = [
  '',
  'locations=beograd',
  'locations=Novi+Sad',
  'contractTypes=neodredjeno',
  'jobTypes=smenski&categories=trgovina',
];

export const searches: string[] = words.flatMap((word) =>
  narrowings.map((narrowing, index) =>
    [
      word && `q=${encodeURIComponent(word)}`,
      narrowing,
      index === 1 && 'page=3',
      index === 2 && 'sort=newest',
    ]
      .filter(Boolean)
      .join('&'),
  ),
);
