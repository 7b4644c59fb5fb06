import { type EducationLevelCode, educationLevels as levels } from '#features/catalog/education-levels.ts';
import { labelOf } from '#features/catalog/labels.ts';
import type { Language } from '#kit/i18n/language.ts';
import type { Translate } from '#kit/i18n/translator.ts';

/** Names of education levels within a sentence; `sr` as the subject, `of` in the genitive. */
const names: Record<EducationLevelCode, { sr: string; of: string; en: string }> = {
  bez: { sr: 'bez završene osnovne škole', of: 'nezavršene osnovne škole', en: 'no primary school' },
  os: { sr: 'osnovna škola', of: 'osnovne škole', en: 'primary school' },
  osposobljavanje: {
    sr: 'stručno osposobljavanje',
    of: 'stručnog osposobljavanja',
    en: 'vocational training',
  },
  sss3: { sr: 'trogodišnja srednja škola', of: 'trogodišnje srednje škole', en: '3-year secondary school' },
  sss4: {
    sr: 'četvorogodišnja srednja škola',
    of: 'četvorogodišnje srednje škole',
    en: '4-year secondary school',
  },
  majstor: { sr: 'majstorsko obrazovanje', of: 'majstorskog obrazovanja', en: 'master craftsman' },
  strukovne: { sr: 'viša škola', of: 'više škole', en: 'college' },
  osnovne: {
    sr: 'osnovne akademske studije',
    of: 'osnovnih akademskih studija',
    en: 'bachelor’s degree',
  },
  master: { sr: 'master', of: 'mastera', en: 'master’s degree' },
  magistar: { sr: 'magistratura', of: 'magistrature', en: 'magister degree' },
  doktorat: { sr: 'doktorske studije', of: 'doktorskih studija', en: 'doctorate' },
};

/** Neighbouring levels up to this number are listed one by one; more become a range. */
const shortRun = 2;

/** Groups levels, as indices in the catalogue, into runs of neighbours. */
function runsOf(places: readonly number[]): [first: number, ...others: number[]][] {
  const runs: [number, ...number[]][] = [];
  for (const place of places) {
    const run = runs.at(-1);
    if (run?.at(-1) === place - 1) run.push(place);
    else runs.push([place]);
  }
  return runs;
}

/**
 * The accepted levels of education as text: one by its label, neighbours as a range („Od trogodišnje srednje škole”),
 * others as a list. Empty when there are none.
 */
export function educationText(codes: readonly string[], language: Language, t: Translate): string {
  const places = levels.flatMap(({ code }, place) => (codes.includes(code) ? [place] : []));
  const [only, second] = places.map((place) => levels[place]?.code);
  if (only === undefined) return '';
  if (second === undefined) return labelOf(levels, only, language);
  const name = (place: number, form: 'sr' | 'of' = 'sr'): string => {
    const level = levels[place];
    return level ? names[level.code][language === 'sr' ? form : 'en'] : '';
  };
  const ofRun = (run: readonly [number, ...number[]]): string[] => {
    const from = run[0];
    const to = run.at(-1) ?? from;
    const toTop = to === levels.length - 1;
    if (run.length === levels.length) return [t('postings.page.education.any')];
    if (toTop && from < to) return [t('postings.page.education.from', { from: name(from, 'of') })];
    if (run.length <= shortRun) return run.map((place) => name(place));
    if (from === 0) return [t('postings.page.education.upTo', { to: name(to, 'of') })];
    return [t('postings.page.education.fromTo', { from: name(from, 'of'), to: name(to, 'of') })];
  };
  const parts = runsOf(places).flatMap(ofRun);
  const last = parts.pop() ?? '';
  const text = parts.length === 0 ? last : t('postings.page.education.or', { names: parts.join(', '), last });
  return text.charAt(0).toUpperCase() + text.slice(1);
}
