import { fold } from '#shared/serbian-text.ts';

/**
 * Personal traits an ad may not ask about (serbian-conventions §12), then signs of a fraud, then what is only unwise: a
 * title for one sex alone.
 */
export const wordingRules = [
  'sex',
  'age',
  'family',
  'looks',
  'origin',
  'health',
  'money',
  'documents',
  'contact',
  'earnings',
  'title',
] as const;
export type WordingRule = (typeof wordingRules)[number];

/** What only warns: honest ads say it too. Everything else makes a posting wait until a person has looked at it. */
const warning: readonly WordingRule[] = ['contact', 'earnings', 'title'];

export interface WordingFinding {
  rule: WordingRule;
  /** The words found, folded: without diacritics, in Latin and lower case. */
  found: string;
  /** A posting with these words waits for review; else they are only pointed out. */
  stops: boolean;
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

const patterns: Record<Exclude<WordingRule, 'title'>, readonly string[]> = {
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
    '\\btest\\w* (?:na|za) trudnoc\\w*',
    '\\bpregnancy test\\w*',
    '\\bnot (?:be )?pregnant\\b',
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
  health: [
    '\\bbez invaliditeta\\b',
    '\\bpotpuno zdrav\\w*',
    '\\bable[- ]bodied\\b',
    '\\b(?:without|no) disabilit\\w+',
  ],
  money: [
    '\\b(?:uplat\\w*|uplacuje\\w*|placanj\\w*) (?:\\w+ ){0,3}(?:unapred|avansno)\\b',
    '\\b(?:uplat|placa|plati|polozi|ostavi)\\w* (?:\\w+ ){0,2}(?:depozit|kaucij|kotizacij)\\w*',
    '\\b(?:depozit|kaucij[aeu]|kotizacij[aeu]) (?:od \\d|u iznosu|za (?:posao|obuku|opremu|rezervacij))[\\d.\\w]*',
    '\\btroskov\\w+ (?:obuke|kursa|obrade|prijave|opreme) (?:\\w+ ){0,2}(?:snosi|placa)\\w* (?:\\w+ )?(?:kandidat|radnik|zaposlen)\\w*',
    '\\b(?:kandidat|radnik|zaposlen)\\w* (?:sam\\w* )?(?:placa|snosi|finansira)\\w* (?:\\w+ ){0,2}(?:obuk|kurs|oprem|uniform|troskov)\\w*',
    '\\b(?:naknad|taks|provizij)\\w+ za (?:obradu prijave|prijavu|posredovanje|uclanjenje|zaposlenje)\\b',
    '\\b(?:kup|plat|uplat)\\w* (?:\\w+ ){0,2}(?:pocetn|start)\\w* (?:paket|set|komplet)\\w*',
    '(?<!\\bbez )\\b(?:pocetn|sopstven|licn)\\w+ (?:ulaganj|ulog)\\w*',
    '\\b(?:prijem|prima|prebac|prosled)\\w* (?:\\w+ ){0,2}(?:novc|novac|uplat)\\w* (?:\\w+ ){0,3}(?:svoj|vas|licn|sopstven)\\w* (?:\\w+ )?racun\\w*',
    '\\b(?:upfront|advance) (?:payment|fee|deposit)s?\\b',
    '\\b(?:registration|training|application|processing) fees?\\b',
    '\\bpay (?:\\w+ ){0,4}(?:in advance|upfront)\\b',
    '\\b(?:buy|purchase|pay for) (?:\\w+ ){0,3}starter (?:kit|pack)\\w*',
    '\\bdeposit (?:is )?required\\b',
    '\\b(?:receiv|forward|transfer)\\w* (?:\\w+ )?(?:money|funds|payments) (?:\\w+ ){0,3}your (?:\\w+ ){0,2}account\\b',
  ],
  documents: [
    '\\b(?:slik|kopij|fotokopij|fotografij|sken|snim|broj)\\w* (?:\\w+ ){0,2}(?:licn\\w+ kart\\w+|pasos\\w*)',
    '\\bjmbg\\b',
    '\\bmaticn\\w+ broj\\w* gradan\\w*',
    '\\b(?:posalj|dostav|naved|upis|unes)\\w* (?:\\w+ ){0,3}broj\\w* (?:\\w+ ){0,2}racuna\\b',
    '\\b(?:posalj|dostav|naved|upis|unes)\\w* (?:\\w+ ){0,3}(?:platn|bankovn|kreditn|debitn)\\w+ kartic\\w*',
    '\\b(?:pin|cvv|cvc)[ -](?:kod|broj|code)\\w*',
    '\\b(?:copy|photo|picture|scan) of (?:your |the |an? )?(?:id|identity card|passport)\\b',
    '\\b(?:send|provide|submit|enter)\\w* (?:\\w+ ){0,3}(?:bank account|card) (?:number|detail)s?\\b',
  ],
  contact: [
    '\\b(?:na|preko|putem|via|on) (?:\\w+ )?(?:viber|vajber|whats ?app|vocap|telegram)\\w*',
    '\\b(?:t|wa)\\.me/\\w*',
  ],
  earnings: [
    '\\b(?:lak|brz|neogranicen)(?:[aeu]|og|oj|om)? (?:i \\w+ )?(?:zarad|prihod|nov(?:ac|c)|par[ae]\\b)\\w*',
    '\\bpasivn\\w+ (?:prihod|zarad)\\w*',
    '\\bzarad\\w+ (?:\\w+ ){0,2}bez (?:rada|truda|ulaganja)\\b',
    '\\bobogati\\w*',
    '\\bmrezn\\w+ marketing\\w*',
    '\\bfinansijsk\\w+ (?:slobod|nezavisnost)\\w*',
    '\\bzarad\\w* (?:i )?(?:do |od |preko )?\\d[\\d.,]* ?(?:evra|eur|€|din\\w*|rsd) (?:dnevno|nedeljno|na dan|na sat)\\b',
    '\\b(?:easy|quick|fast|unlimited) (?:money|cash|earnings|income)\\b',
    '\\bpassive income\\b',
    '\\bget rich\\b',
    '\\bfinancial freedom\\b',
    '\\bearn (?:up to )?[€$]?\\d[\\d.,]* ?(?:eur|euros?|usd|€)? ?(?:a|per|every) (?:day|week)\\b',
  ],
};

const compiled = (Object.keys(patterns) as (keyof typeof patterns)[]).flatMap((rule) =>
  patterns[rule].map((pattern) => ({ rule, pattern: new RegExp(pattern, 'g') })),
);

const toFinding = (rule: WordingRule, found: string): WordingFinding => ({
  rule,
  found,
  stops: !warning.includes(rule),
});

/** Limits set by law, the promise to take no money, and the sentence in which an employer promises to treat all alike, up to what is demanded in it. */
const allowed: readonly RegExp[] = [
  /\b(?:(?:najmanje|minimum|minimalno|preko|navrsenih|stari\w* od|vise od|sa|od) )*18(?: ?\+|(?: ?\+)? godina(?: starosti| zivota)?)(?! (?:do|i) \d)/g,
  /\b(?:over|at least|above) 18(?: years(?: old| of age)?)?\b/g,
  /\b(?:bez|nema|ne (?:trazimo|naplacujemo)|no|never|without(?: any)?) (?:ikakv\w+ )?(?:uplat\w*|depozit\w*|kaucij\w*|kotizacij\w*|placanj\w*|naknad\w*|(?:upfront|advance|registration|training|application|processing) \w+)(?: (?:unapred|avansno|za (?:obradu|prijavu|posredovanje)))*/g,
  /\b(?:bez obzira na|regardless of|without regard to|irrespective of)(?:(?!\b(?:trazimo|zaposljavamo|potreb|samo|we (?:seek|need|hire)|only))[^.;!?\n]){0,200}/g,
];

/**
 * Finds phrases that tie a job to a personal trait, or that frauds use. Plain text in, either script, Serbian or English;
 * each phrase once. Empty means nothing was found, not that the text is lawful.
 */
export function findWording(text: string): WordingFinding[] {
  const folded = fold(text)
    .replace(/[„”"“']/g, '')
    .replace(/[^\S\n]{2,}|[^\S\n ]/g, ' ');
  const cleaned = allowed.reduce((rest, pattern) => rest.replace(pattern, ' '), folded);
  const found = compiled.flatMap(({ rule, pattern }) =>
    [...cleaned.matchAll(pattern)].map(([words]) => toFinding(rule, words.trim())),
  );
  return [...new Map(found.map((finding) => [finding.found, finding])).values()];
}

const bothNamed = /[/|]|\b[mzfw]\b|\((?:a|ka|ica|kinja)\)/;
const oneSex =
  /^\p{L}{2,}(?:ac|ar|er|or|ir|ist|ista|nik|telj|log|ant|ent|acica|arica|arka|erka|orka|kinja|nica)$/u;
/** Levels, places and names that are the same for everybody. */
const neutral =
  /^(?:senior|junior|medior|centar|call|\w*(?:manager|developer|engineer|designer|officer|specialist|owner|leader|tester|driver|worker|administrator|director|assistant|consultant|architect|partner))$/;

/** A title that names one sex alone („Pekar” instead of „Pekar (m/ž)”): a warning, because paired names are wished for, not asked for. */
export function findOneSexTitle(title: string): WordingFinding[] {
  const folded = fold(title).trim();
  if (bothNamed.test(folded)) return [];
  const [name = ''] = folded.split(/[,–—(]| - | (?:u|na|za|sa|po|in|at|for) /);
  const named = (name.match(/\p{L}+/gu) ?? []).some((word) => oneSex.test(word) && !neutral.test(word));
  return named ? [toFinding('title', folded)] : [];
}
