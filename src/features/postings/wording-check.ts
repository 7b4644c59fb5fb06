import { fold } from '#shared/serbian-text.ts';

/** The personal traits an ad may not ask about (serbian-conventions §12). */
export const wordingRules = ['sex', 'age', 'family', 'looks', 'origin'] as const;
export type WordingRule = (typeof wordingRules)[number];

export interface WordingFinding {
  rule: WordingRule;
  /** The words found, folded: without diacritics, in Latin and lower case. */
  found: string;
}

/*
 * Patterns meet folded text: one script, no diacritics, đ and dj are d. They are a first sieve before a person looks,
 * so a doubtful phrase counts as found, while phrases that are everyday in honest ads must pass.
 */

/** Experience, tradition and deadlines are counted in years and days too. */
const age = '(?:1[6-9]|[2-6]\\d)';
const notAnAge =
  '(?!\\.? (?:radnog |rada |relevantnog |ukupnog )?(?:iskustv|staz|rada|tradicij|postojanj|garancij|ugovor))';
const years = `(?:god(?:ina|ine|inu)?\\b${notAnAge})`;

const patterns: Record<WordingRule, readonly string[]> = {
  sex: [
    '(?:(?:posao|poslovi|mesto|oglas) za )devojk\\w+',
    '(?<!\\bza )\\bdevojk[aeuio]\\w*',
    '\\b(?:momak|momk[aeuo]m?|momci(?:ma)?|momaka|mladic[aeiu]?)\\b',
    '\\b(?:samo|iskljucivo|trazimo|trazi se|potreb(?:an|na|ne|ni|no)|zaposljavamo|primamo) (?:\\w+ )?(?:muskar(?:ac|ca|ce|ci|aca)|zen[aeu]|zenske? osob\\w+|muske? osob\\w+)\\b',
    '\\bmuskarac ?(?:/|ili|i) ?zena\\b',
    '\\b(?:muskog|zenskog) pola\\b',
    '\\bpol ?: ?(?:muski|zenski|m|z)\\b',
    '\\b(?:girls?|boys?|wom[ae]n|m[ae]n|ladies|(?:fe)?males?) only\\b',
    '\\bonly (?:girls|boys|women|men|ladies|(?:fe)?males?)\\b',
    '\\b(?:fe)?male (?:candidate|applicant|person)s?\\b',
  ],
  age: [
    `\\b(?:do|ispod|mlad[aeiou] od|mladih od|ne stari\\w* od) ?${age}\\.? ?${years}`,
    `\\b${age} ?(?:-|–|i|do) ?${age} ${years}`,
    '\\bstarosti\\b',
    '\\bstarosn[aeiou]\\w* (?:granic|dob|grup|limit)\\w*',
    '(?<!\\b(?:sa|za) )\\bmlad(?:a|e|u|ih|im|oj)? osob\\w+',
    '\\bmlad[aeiu] (?:devojk|momc|prodavac|konobar|saradnic|radnic)\\w+',
    '\\bunder \\d{2}\\b(?! ?(?:minut|min\\b|hour|day|eur|usd|rsd|%|percent|people|employees|kg|km))',
    '\\byounger than \\d{2}\\b',
    '\\baged? (?:between )?\\d{2} ?(?:-|–|to|and) ?\\d{2}\\b',
    '\\bup to \\d{2} years (?:old|of age)\\b',
    '\\byoung (?:girl|boy|m[ae]n|wom[ae]n|lady|ladies|person|people)\\b',
  ],
  family: [
    '\\b(?:ne)?udat[aeiou]m?\\b',
    '\\b(?:ne)?ozen(?:d|j)en[aieou]?\\w*\\b',
    '\\bbracn(?:i|og|om|o|a|e) (?:status|stanj)\\w*',
    '\\bbez (?:male )?dece\\b',
    '\\bplanira(?:nje|te|ju) (?:porodic|decu|trudnoc)\\w*',
    '\\bunmarried\\b',
    '\\b(?:without|no) children\\b',
    '\\bmarital status\\b',
  ],
  looks: [
    '\\b(?:atraktiv|prijat|privlac|reprezentativ)n?\\w* (?:fizick\\w+ )?(?:izgled|spoljasnost)\\w*',
    '\\b(?:lep|dobr|naocit)(?:og|a|i|im)? (?:fizick\\w+ )?(?:izgled|spoljasnost)\\w*',
    '\\b(?:attractive|pleasant|good) (?:physical )?(?:appearance|looks?)\\b',
    '\\bgood[- ]looking\\b',
  ],
  origin: [
    '\\bnacionalnost\\w*',
    '\\bnacionaln\\w+ pripadnost\\w*',
    '\\bveroispovest\\w*',
    '\\bversk\\w+ pripadnost\\w*',
    '\\bnationality\\b',
    '\\breligio(?:n|us affiliation)\\b',
    '\\bethnic\\w*',
  ],
};

const compiled = wordingRules.flatMap((rule) =>
  patterns[rule].map((pattern) => ({ rule, pattern: new RegExp(pattern, 'g') })),
);

/** Limits set by law, and the sentence in which an employer promises to treat all alike, up to what is demanded in it. */
const allowed: readonly RegExp[] = [
  /\b(?:(?:najmanje|minimum|minimalno|preko|navrsenih|stari\w* od|vise od|sa|od) )*18(?: ?\+|(?: ?\+)? godina(?: starosti| zivota)?)(?! (?:do|i) \d)/g,
  /\b(?:over|at least|above) 18(?: years(?: old| of age)?)?\b/g,
  /\b(?:bez obzira na|regardless of|without regard to|irrespective of)(?:(?!\b(?:trazimo|zaposljavamo|potreb|samo|we (?:seek|need|hire)|only))[^.;!?\n]){0,200}/g,
];

/**
 * Finds phrases that tie a job to sex, age, family, looks or origin. Plain text in, either script, Serbian or English;
 * each phrase once. Empty means nothing was found, not that the text is lawful.
 */
export function findWording(text: string): WordingFinding[] {
  const folded = fold(text)
    .replace(/[„”"“']/g, '')
    .replace(/[^\S\n]{2,}|[^\S\n ]/g, ' ');
  const cleaned = allowed.reduce((rest, pattern) => rest.replace(pattern, ' '), folded);
  const found = compiled.flatMap(({ rule, pattern }) =>
    [...cleaned.matchAll(pattern)].map(([words]) => ({ rule, found: words.trim() })),
  );
  return [...new Map(found.map((finding) => [finding.found, finding])).values()];
}
