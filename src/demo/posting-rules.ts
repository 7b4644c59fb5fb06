import type { ContractTypeCode } from '#features/catalog/contract-types.ts';
import type { JobTypeCode } from '#features/catalog/job-types.ts';
import type { DemoEmployer } from './demo-model.ts';
import type { Occupation } from './occupations.ts';
import type { PostingTerms } from './posting-terms.ts';
import { getSector } from './sectors.ts';

/** What the sentences of one posting have to agree with. */
export interface Circumstances {
  terms: Omit<PostingTerms, 'salaryRange'>;
  occupation: Occupation;
  employer: Pick<DemoEmployer, 'company' | 'sector'>;
  /** The work is done abroad. */
  abroad: boolean;
}

/** Contracts of employment: with pay, leave and insurance by the law. The others pay a fee, or nothing. */
const employment: ReadonlySet<ContractTypeCode> = new Set([
  'neodredjeno',
  'odredjeno',
  'pripravnik',
  'sezonski',
  'agencija',
]);
export const isEmployment = (contract: ContractTypeCode): boolean => employment.has(contract);

/** Contracts that are over before a year is. */
const short: ReadonlySet<ContractTypeCode> = new Set([
  'sezonski',
  'privremeno',
  'zadruga',
  'delo',
  'praksa',
  'volonterski',
]);

export const trainingContracts: ReadonlySet<ContractTypeCode> = new Set([
  'pripravnik',
  'praksa',
  'osposobljavanje',
  'volonterski',
]);

const dayJobs: ReadonlySet<JobTypeCode> = new Set(['puno', 'nepuno', 'fleksibilno', 'honorarno']);

const isBeginner = ({ terms }: Circumstances): boolean =>
  terms.experience === 'bez' || terms.experience === 'do-1' || trainingContracts.has(terms.contractType);

const leaders = /^(Senior|Viši|Glavni|Odgovorni|Rukovodilac|Samostalni|Menadžer|Direktor|Šef|Vođa|Poslovođa)/;
const isSenior = ({ terms }: Circumstances): boolean =>
  terms.careerLevels.some((level) => !['bez-iskustva', 'praktikant', 'junior', 'medior'].includes(level)) ||
  leaders.test(terms.positionTitle);

const isRemote = ({ terms }: Circumstances): boolean => terms.workModel === 'od-kuce';

/** Whether the occupation is what the firm's trade is, rather than its kitchen, cleaning or books. */
const isCoreTrade = ({ occupation, employer }: Circumstances): boolean =>
  occupation.in.includes(getSector(employer.sector).category);

const atDesk = ({ occupation }: Circumstances): boolean =>
  ['office', 'expert', 'trainee', 'it', 'creative', 'caller', 'manager', 'director'].includes(occupation.as);

interface Rule {
  when(circumstances: Circumstances): boolean;
  never: RegExp;
}

/** Which phrases do not go with which terms. They are tried on templates, before names and numbers are filled in. */
const rules: readonly Rule[] = [
  {
    when: ({ terms }) => !isEmployment(terms.contractType),
    never:
      /godišnj(?!ic)|dana? odmora|dane odmora|regres|prijavu od prvog|probn|jubilar|osiguranj|(decu|svim) zaposlen|zaposlenima|za zaposlene|zarad|neodređeno|staž|penzij|odsustvo|pripravnik|poklon paketić/i,
  },
  {
    when: ({ terms }) => terms.contractType === 'volonterski',
    never:
      /pla[ćt]|zarad|honorar|proviz|bonus|dodat(ak|nu)|procenat|satnic|naknad|nagrad|premij|pozajmic|akontacij|učin|bakšiš|napojnic|dobit|udeo|obračun|norm/i,
  },
  // Who learns is paid a fixed amount.
  {
    when: ({ terms }) => trainingContracts.has(terms.contractType),
    never: /učin|varijabiln|od iskustva|procenat|po normi|proviz/i,
  },
  {
    when: ({ terms }) => short.has(terms.contractType),
    never:
      /godišnj(?!ic)|stalan|stalnu|stalna ekipa|posle ((prve|dve|tri) godin|\{)|svake druge godine|za svake|posle godinu|cele godine|zimsk|tokom zime|napredovanj/i,
  },
  {
    when: ({ terms }) => terms.contractType !== 'neodredjeno',
    never:
      /stalan (tim|posao)|stalnu smenu|duži period|jubilar|penzij|retko menja|staž|godin\w* rada|posle (dve|tri) godine|svake druge godine|za svake (dve|tri|\{dve)/i,
  },
  { when: ({ terms }) => terms.contractType !== 'odredjeno', never: /neodređeno/i },
  {
    when: ({ terms }) => dayJobs.has(terms.jobType),
    never: /(?<!pi)smen|noćn|noću|dežur|posle 22 sata|turaž/i,
  },
  {
    when: ({ terms }) => !dayJobs.has(terms.jobType),
    never:
      /u jednoj smeni|od 8 do 16|bez vikenda|bez subota|bez nedelj|od ponedeljka do|slobodn\w+ sve|klizno|početak radnog dana|oko 14 sati|petak posle podne|fleksibil/i,
  },
  {
    when: ({ terms }) => terms.jobType === 'nocni',
    never:
      /jutarnj|prepodnev|popodne|dnevn\w+ smen|u 16 sati|(u )?(dve|tri|dvema|trema) smene|četiri smene|smensk|po smenama/i,
  },
  {
    when: ({ terms }) => terms.jobType === 'vikend',
    never: /ponedelj|slobod\w+ (\w+ )?(subot|nedelj|vikend)|rad vikendom|radnog dana|radnim danom|nedelja je slobodna/i,
  },
  {
    when: ({ terms }) => terms.jobType !== 'puno' && terms.jobType !== 'smenski',
    never: /od dvanaest sati/i,
  },
  {
    when: isRemote,
    never:
      /prevoz|parking|kafu|obrok|radnu odeću|kancelarij|vozačka|prelazak na rad od kuće|dana? rada od kuće|rad od kuće|čitanje od kuće|drug(og|ih) grad|istoj (prostoriji|zgradi|sobi)|obilazite radno mesto|prostorijama|putne troškove|ulaza|selite|selidb|doručk|izlet|Prostor je|sa timom|monitora|prostorij|uz mašine|kod kuće|vrata uprave|sobu|studio sa|osvetljavanje ploča|licu mesta|nadzor montaže|fotografisanje završenih|na ulazu|u krugu firme/i,
  },
  {
    when: ({ terms }) => terms.workModel === 'lokacija' || terms.workModel === 'teren',
    never: /(?<!sata )(?<!leži )od kuće/i,
  },
  {
    when: ({ terms, occupation }) => terms.workModel === 'teren' && occupation.as === 'craft',
    never: /u (radionici|hali|pogonu|kancelariji|krojačnici|livnici|laboratoriji|istoj prostoriji)\b|radionicu/i,
  },
  {
    when: ({ terms, occupation }) => terms.workModel === 'lokacija' && occupation.as === 'craft',
    never: /terensk|na teren|na adresi|kod kupaca/i,
  },
  {
    when: ({ abroad }) => abroad,
    never:
      /kod kupca|kod kupaca|\{mesto\}|u regionu|večeri|kod kuće|po gradu|u gradu|gradskog prevoza|prevoz do posla|parking|porodic|za decu|vrtić|sata od kuće|na adresi|prostorijama|obilazite|prevoz|iz drugih gradova|selite|pred praznike|provesti/i,
  },
  {
    when: isBeginner,
    never:
      /^(uredničko |proverljivo )?iskustvo(?!.*(prednost|nije|potrebn|dobrodošlo))|(?<!ne)samostaln|^(Vodi|Vodićete|Odgovara|Odgovaraćete|Preuzimate) |svoje klijente|^vođenje|vođenje (ljudi|tima|smene|ekipe|pomoćnih)|obuka (mlađih|pripravnika|novih|kolega)|obuka zaposlenih|mentorstvo|u vođenju/i,
  },
  {
    when: ({ terms }) => terms.experience !== null && terms.experience !== 'bez' && terms.experience !== 'do-1',
    never:
      /iskustvo nije|vas uči|početnike|bez prakse|mesto za početak|zanat uz|učenje (kuvarskog |knjigovezačkog )?zanata/i,
  },
  {
    when: isSenior,
    never:
      /bez samostaln|mentora|uvođenje u posao|Uvođenje traje|uvodi vas|uz majstora|učenje zanata|za polaganje ispita|napredovanj|poslovođe|vas uči/i,
  },
];

/** What belongs to a firm's own trade is not offered to its cooks, cleaners and clerks. */
const sectorOfferRules: readonly Rule[] = [
  {
    when: (all) => atDesk(all) || !isCoreTrade(all),
    never:
      /visin|vozil|vožnj|kvalifikacion|dnevnic|optik|objek[at]|prodavnic|terensk|dežurst|gradilišt|norm|uniform|rukavic|bakšiš|ličnog alata|ručni alat|kvalitetan|satnic|motor|hirurgij|radn[ua] ode/i,
  },
  {
    when: (all) => !isCoreTrade(all),
    never: /licenc|bodov|komor|poslovođ|provizij|procenat|portfelj|aranžman|kreditn|nastavničk|učešće u n|hirurgij/i,
  },
  {
    when: ({ occupation }) => occupation.as !== 'driver',
    never: /dnevnice|vožnj|kvalifikacione kartice|vozilo zaduženo/i,
  },
  { when: ({ occupation }) => occupation.as !== 'doctor', never: /mentora za hirurgij/i },
  // Those who need no licence for their work.
  {
    when: ({ occupation }) => ['helper', 'student', 'season', 'hospitality'].includes(occupation.as),
    never: /licenc|bodov|komor/i,
  },
  { when: ({ occupation }) => occupation.as !== 'creative', never: /studio sa opremom/i },
];

/** Which of the patterns a phrase meets, as bits. Phrases come back thousands of times, so each is read once. */
function bitsOf(patterns: readonly RegExp[]): (phrase: string) => number {
  const bitsByPhrase = new Map<string, number>();
  return (phrase) => {
    const before = bitsByPhrase.get(phrase);
    if (before !== undefined) return before;
    const bits = patterns.reduce((sum, pattern, place) => sum + (pattern.test(phrase) ? 2 ** place : 0), 0);
    bitsByPhrase.set(phrase, bits);
    return bits;
  };
}

const phrasesAgainst = (list: readonly Rule[]) => {
  const broken = bitsOf(list.map(({ never }) => never));
  return (circumstances: Circumstances) => {
    const valid = list.reduce((sum, { when }, place) => sum + (when(circumstances) ? 2 ** place : 0), 0);
    return (phrase: string): boolean => (broken(phrase) & valid) !== 0;
  };
};

/** Whether a phrase speaks against the terms of a posting. */
export const contradicts = phrasesAgainst(rules);

/** Whether an offer of the employer's sector is meant for other occupations. */
export const isForOthers = phrasesAgainst(sectorOfferRules);

/** A posting says one thing about each of these: two would repeat or contradict each other. */
const once: readonly RegExp[] = [
  /prevoz/i,
  /obrok|ruč(ak|kom)|užin|doručak|restoran/i,
  /seminar|kurs|obuk|edukacij|usavršav|sertifikat|učenje|školu/i,
  /licenc/i,
  /odmora/i,
  /osiguranj/i,
  /kaf[au]/i,
  /odeć|uniform|obuću/i,
  /popust|povlašćen|povoljn|po (nabavnoj )?ceni/i,
  /mentor|majstora/i,
  /isplat|akontacij/i,
  /od kuće/i,
  /slobod(an|na|ne|no|nu)\b/i,
  /vozilo|automobil/i,
  /proviz|procenat|učinak|učinku|po normi|varijabiln/i,
  /bonus|nagrad|podsticaj/i,
  /regres|poklon/i,
  /bakšiš|napojnic/i,
  /pregled/i,
  /nedelj|vikend|subot/i,
  /prekovremen/i,
  /smeštaj/i,
  /dec[aeu]/i,
  /radno vreme/i,
  /zarad/i,
  // How many work there, and how many are sought.
  /u timu (od|je)|tim(a|u)? od|ekipi? od|smenu od|kolega\b.*, sa|sa \{[\d-]+\} (kolega|ljudi|zaposlenih)/i,
  /radna mesta|radno mesto (\{|je|,)|nove ljude|izvršilaca|ekipe koje|Tražimo osobu|Menjate kolegu|pojačanje/i,
];

/** Pairs of phrases that contradict each other. */
const apart: readonly (readonly [RegExp, RegExp])[] = [
  [/Menjate kolegu/i, /novo radno mesto|novih poslova|većeg obima|širi|nove ljude|udvostručujemo/i],
  [/Radno mesto je slobodno odmah|priliku da ga sami uredite/i, /radna mesta|nove ljude|izvršilaca|ekipe/i],
  [/propratno pismo nije potrebno/i, /priložiti radove|napišete od kada/i],
  [/slobodno odmah/i, /Početak rada/i],
];

const subjects = bitsOf(once);
const [ones, others] = [bitsOf(apart.map(([one]) => one)), bitsOf(apart.map(([, other]) => other))];

/** Stores the phrases of one posting. */
export function createSayings() {
  let [said, saidOnes, saidOthers] = [0, 0, 0];
  return {
    /** Whether the phrase repeats a subject or contradicts an earlier phrase. */
    clashes: (phrase: string): boolean =>
      ((subjects(phrase) & said) | (ones(phrase) & saidOthers) | (others(phrase) & saidOnes)) !== 0,
    note(phrase: string): void {
      said |= subjects(phrase);
      saidOnes |= ones(phrase);
      saidOthers |= others(phrase);
    },
  };
}
