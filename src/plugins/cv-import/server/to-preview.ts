import { cvLimits } from '#features/candidates/cv-limits.ts';
import { candidateProfileInput } from '#features/candidates/profile-fields.ts';
import { profileLimits } from '#features/candidates/profile-limits.ts';
import { formatPhone } from '#kit/phone.ts';
import { Problem } from '#kit/problem.ts';
import { fold } from '#kit/serbian-text.ts';
import type { CvPreview, FoundGeneral, IgnoredPart } from '../fields.ts';
import type { FoundCv, FoundGeneralWords, FoundStay } from './found-cv.ts';
import { isOngoing, readDay, readMonth } from './found-months.ts';
import { fitting, ownWords, plainWords } from './plain-words.ts';

/** Maximum number of displayed lines about ignored parts. */
const maxLines = 60;
const longestText = 120;
/** Maximum length of a list of skills in one line. */
const longestList = 400;

/** Functions that clean text, and record what does not fit. */
interface Cleaning {
  lines: (raw: string) => string;
  line: (raw: string) => string;
  note: (line: IgnoredPart) => void;
  /** Truncates text to `max` characters and records when it was longer. */
  fit: (text: string, max: number, about: Pick<IgnoredPart, 'part' | 'field'>) => string;
}

const cleaning = (own: boolean, note: Cleaning['note']): Cleaning => {
  const lines = own ? ownWords : plainWords;
  return {
    lines,
    line: own ? lines : (raw) => lines(raw).replace(/\s+/gu, ' ').trim(),
    note,
    fit(text, max, about) {
      if (text.length <= max) return text;
      note({ code: 'shortened', ...about, text: fitting(text, longestText), max });
      return fitting(text, max);
    },
  };
};

interface Stay {
  title: string;
  place: string;
  dateFrom: string;
  dateTo: string;
  yearFrom: string;
  yearTo: string;
}

/** Whether the end is before the start, as far as both are known. */
const endsBefore = ({ dateFrom, dateTo, yearFrom, yearTo }: Stay): boolean => {
  if (dateFrom !== '' && dateTo !== '') return dateTo < dateFrom;
  const [from, to] = [dateFrom.slice(0, 4) || yearFrom, dateTo.slice(0, 4) || yearTo];
  return from !== '' && to !== '' && to < from;
};

const nameOf = ({ title, place }: Stay): string =>
  fitting([title, place].filter((text) => text !== '').join(', '), longestText);

/** Sort key by age: later ends and later starts are newer; entries without dates are oldest. */
const newness = ({ dateFrom, dateTo, yearFrom, yearTo }: Stay): string => {
  const end = dateTo || yearTo;
  const goesOn = end === '' && (dateFrom || yearFrom) !== '';
  return `${goesOn ? '9999-99' : end.padEnd(7, ' ')} ${dateFrom || yearFrom}`;
};

function toStays(raw: FoundStay[], part: 'education' | 'experience', clean: Cleaning): Stay[] {
  const { note } = clean;
  const stays: Stay[] = [];
  let wordless = 0;
  for (const found of raw) {
    const words = (text: string, field: string) => clean.fit(clean.line(text), cvLimits.name, { part, field });
    const stay: Stay = {
      title: words(found.title, 'title'),
      place: words(found.place, 'place'),
      dateFrom: '',
      dateTo: '',
      yearFrom: '',
      yearTo: '',
    };
    const from = readMonth(found.from);
    Object.assign(stay, { dateFrom: from?.month ?? '', yearFrom: from?.year ?? '' });
    const to = isOngoing(found.to) ? { month: '', year: '' } : readMonth(found.to);
    Object.assign(stay, { dateTo: to?.month ?? '', yearTo: to?.year ?? '' });
    if (stay.title === '' && stay.place === '') wordless += 1;
    else if (endsBefore(stay)) note({ code: 'ends-before-start', part, text: nameOf(stay) });
    else {
      if (to === null) {
        const text = fitting(clean.line(found.to), longestText);
        note({ code: 'end-unreadable', part, field: nameOf(stay), text });
      }
      stays.push(stay);
    }
  }
  if (wordless > 0) note({ code: 'empty-entry', part, count: wordless });
  const max = cvLimits[part];
  const newest = new Set(
    stays
      .map((stay, place) => ({ stay, place }))
      .sort((a, b) => {
        const [one, other] = [newness(a.stay), newness(b.stay)];
        return one === other ? a.place - b.place : one < other ? 1 : -1;
      })
      .slice(0, max)
      .map(({ stay }) => stay),
  );
  for (const stay of stays) if (!newest.has(stay)) note({ code: 'too-many', part, text: nameOf(stay), max });
  return stays.filter((stay) => newest.has(stay));
}

function toSkills(raw: string[], clean: Cleaning): string[] {
  const seen = new Set<string>();
  const skills: string[] = [];
  for (const text of raw) {
    const skill = clean.line(text);
    if (skill === '') continue;
    if (skill.length > cvLimits.skill) {
      clean.note({
        code: 'skill-too-long',
        part: 'skills',
        text: fitting(skill, longestText),
        max: cvLimits.skill,
      });
      continue;
    }
    const key = fold(skill);
    if (!seen.has(key)) skills.push(skill);
    seen.add(key);
  }
  const further = skills.splice(cvLimits.skills);
  if (further.length > 0) {
    const text = fitting(further.join(', '), longestList);
    clean.note({ code: 'too-many', part: 'skills', text, count: further.length, max: cvLimits.skills });
  }
  return skills;
}

/** First and last name as given; a full name is split only when it has two words. */
const namesOf = (general: FoundGeneralWords, clean: Cleaning): { name: string; lastName: string } => {
  const [name, lastName] = [clean.line(general.name ?? ''), clean.line(general.lastName ?? '')];
  const whole = clean.line(general.fullName ?? '');
  if (name !== '' || lastName !== '' || whole === '') return { name, lastName };
  const parts = whole.split(' ');
  if (parts.length === 2) return { name: parts[0] as string, lastName: parts[1] as string };
  clean.note({ code: 'name-in-one', part: 'general', text: fitting(whole, longestText) });
  return { name: '', lastName: '' };
};

function toGeneral(general: FoundGeneralWords, clean: Cleaning): FoundGeneral {
  const { shape } = candidateProfileInput;
  /** The value if the field accepts it; otherwise records it as ignored. */
  const taken = (field: keyof FoundGeneralWords & keyof typeof shape, words: string): string => {
    if (words === '') return '';
    const read = shape[field].safeParse(words);
    if (read.success) return String(read.data ?? '');
    clean.note({ code: 'unreadable', part: 'general', field, text: fitting(words, longestText) });
    return '';
  };
  const line = (field: keyof FoundGeneralWords) => clean.line(general[field] ?? '');
  const fitted = (field: 'profession' | 'address' | 'city') =>
    clean.fit(line(field), profileLimits[field], { part: 'general', field });
  const { name, lastName } = namesOf(general, clean);
  const phone = taken('phone', line('phone'));
  const email = line('email');
  if (email !== '') clean.note({ code: 'email', part: 'general', text: fitting(email, longestText) });
  return {
    name: taken('name', name),
    lastName: taken('lastName', lastName),
    phone,
    phoneText: phone && formatPhone(phone),
    profession: fitted('profession'),
    experienceLevel: taken('experienceLevel', line('experienceLevel')),
    educationLevel: taken('educationLevel', line('educationLevel')),
    address: fitted('address'),
    city: fitted('city'),
    birthday: taken('birthday', readDay(line('birthday')) ?? line('birthday')),
    externalLink: taken('externalLink', line('externalLink')),
  };
}

const isEmpty = ({ general, cv }: Pick<CvPreview, 'general' | 'cv'>): boolean =>
  [...Object.values(general), ...Object.values(cv)].every(({ length }) => length === 0);

/**
 * Converts what was found to our own types and limits (rules.md#cv-import): of more entries than a CV may have the
 * newest are used, and everything dropped is recorded with the reason. Throws `candidates.cv-file-without-cv` when
 * nothing is left.
 * @param ownEmail the account's address; the same one in the file is not recorded as dropped
 */
export function toPreview(found: FoundCv, ownEmail: string): CvPreview {
  const dropped: IgnoredPart[] = [];
  const clean = cleaning(found.source === 'prilika', (line) => dropped.push(line));
  const general = toGeneral(found.general, clean);
  const cv = {
    education: toStays(found.education, 'education', clean).map(({ title, place, ...period }) => ({
      title,
      institution: place,
      ...period,
    })),
    experience: toStays(found.experience, 'experience', clean).map(({ title, place, ...period }) => ({
      companyName: place,
      positionName: title,
      ...period,
    })),
    skills: toSkills(found.skills, clean),
    aboutMe: clean.fit(clean.lines(found.aboutMe), cvLimits.aboutMe, { part: 'aboutMe' }),
  };
  if (isEmpty({ general, cv })) throw new Problem('candidates.cv-file-without-cv');
  const passed = found.ignored.map((line) =>
    line.text === undefined ? line : { ...line, text: fitting(clean.line(line.text), longestText) },
  );
  const lines = [...dropped, ...passed].filter(
    ({ code, text }) => code !== 'email' || text?.toLowerCase() !== ownEmail.toLowerCase(),
  );
  const further = lines.splice(maxLines);
  if (further.length > 0) lines.push({ code: 'more', count: further.length });
  return { source: found.source, general, cv, leftOut: lines };
}
