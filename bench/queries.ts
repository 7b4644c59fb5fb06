/** What people ask a job board, as queries of `/api/postings` and `/oglasi`: words, places, filters, pages. */
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
  'konobar',
  'frizer',
  'električar',
  'zavarivač',
  'računovođa',
  'inženjer',
  'viljuškarista',
  'pekar',
  'nastavnik',
  'čistačica',
  'C#',
  'menadžer prodaje',
  'šofer',
  'kasirka',
  'automehaničar',
];
const narrowings = [
  '',
  'locations=beograd',
  'locations=Novi+Sad',
  'contractTypes=neodredjeno',
  'jobTypes=smenski&categories=trgovina',
  'locations=beograd&page=3',
  'sort=newest',
  'sort=expiring&locations=nis',
  'salaryFrom=90000',
  'salaryFrom=120000&salaryUnstated=true',
  'publishedWithin=7',
  'workModels=od-kuce&workModels=hibridno',
  'educationLevels=srednja',
  'careerLevels=pocetnik&locations=beograd',
  'experience=do-1',
  'categories=it&sort=newest&page=2',
];

/** 400 different queries, so that no cached result serves another. */
export const searches: string[] = words.flatMap((word) =>
  narrowings.map((narrowing) => [word && `q=${encodeURIComponent(word)}`, narrowing].filter(Boolean).join('&')),
);

/** The same lists at their beginning and deep inside, 500 pages of 20 later. */
export const deepPages = {
  first: ['sort=priority', 'sort=newest', 'sort=expiring'],
  deep: ['sort=priority&page=500', 'sort=newest&page=500', 'sort=expiring&page=500'],
};
