import { record } from '#kit/plain-object.ts';
import type { IgnoredPart } from '../fields.ts';
import {
  type FoundCv,
  type FoundGeneralWords,
  type FoundStay,
  firstWords,
  list,
  listOrOne,
  passedDetails,
  passedFurther,
  passedSections,
  words,
} from './found-cv.ts';
import { plainWords } from './plain-words.ts';

/** `{ Year: 2002, Month: 8, Day: 1 }` → `2002-08-01`, as far as given. */
const dateOf = (value: unknown): string => {
  const { Year, Month, Day } = record(value);
  return [words(Year), words(Month).padStart(2, '0'), words(Day).padStart(2, '0')]
    .slice(0, words(Month) === '' ? 1 : words(Day) === '' ? 2 : 3)
    .join('-');
};

const labelOf = (value: unknown): string => firstWords(value, record(value)['Label'], record(value)['Code']);

const periodOf = (entry: Record<string, unknown>) => {
  const { From, To, Current } = record(entry['Period']);
  return { from: dateOf(From), to: String(Current) === 'true' ? '' : dateOf(To) };
};

const experienceOf = (value: unknown): FoundStay => {
  const entry = record(value);
  return {
    title: labelOf(entry['Position']),
    place: words(record(entry['Employer'])['Name']),
    ...periodOf(entry),
  };
};

const educationOf = (value: unknown): FoundStay => {
  const entry = record(value);
  return {
    title: labelOf(entry['Title']),
    place: words(record(entry['Organisation'])['Name']),
    ...periodOf(entry),
  };
};

const maxSkillSigns = 200;

/** Skills are prose in this format: each line and list item becomes one skill. */
const skillsOf = (skills: Record<string, unknown>): string[] =>
  ['JobRelated', 'Computer', 'Digital', 'Communication', 'Organisational', 'Other'].flatMap((group) =>
    plainWords(words(record(skills[group])['Description']))
      .split(/[\n;•]+/u)
      // Skills that are too long are dropped unchanged.
      .map((skill) => (skill.length > maxSkillSigns ? skill : skill.replace(/^[-–*\s]+|[.,\s]+$/gu, ''))),
  );

/** The headline is a position, a personal statement, or the job applied for, which CVs on this site do not have. */
const headlineOf = (learner: Record<string, unknown>) => {
  const { Type, Description } = record(learner['Headline']);
  const kind = words(record(Type)['Code']);
  const text = labelOf(Description);
  const known = kind === 'position' || kind === 'personal_statement' || kind === 'statement';
  return {
    profession: kind === 'position' ? text : '',
    aboutMe: known && kind !== 'position' ? text : '',
    ignored: known || text === '' ? [] : [{ code: 'headline' as const, text }],
  };
};

const personOf = (learner: Record<string, unknown>): { general: FoundGeneralWords; ignored: IgnoredPart[] } => {
  const identification = record(learner['Identification']);
  const name = record(identification['PersonName']);
  const contact = record(identification['ContactInfo']);
  const address = record(record(contact['Address'])['Contact']);
  const demographics = record(identification['Demographics']);
  const phones = listOrOne(contact['Telephone']).map((phone) => words(record(phone)['Contact']));
  const links = listOrOne(contact['Website']).map((link) => words(record(link)['Contact']));
  return {
    general: {
      name: words(name['FirstName']),
      lastName: words(name['Surname']),
      email: words(record(contact['Email'])['Contact']),
      phone: phones[0] ?? '',
      address: words(address['AddressLine']),
      city: words(address['Municipality']),
      birthday: dateOf(demographics['Birthdate']),
      externalLink: links[0] ?? '',
    },
    ignored: [
      ...(identification['Photo'] === undefined ? [] : [{ code: 'photo' as const }]),
      ...(firstWords(address['PostalCode'], labelOf(address['Country'])) === '' ? [] : [{ code: 'place' as const }]),
      ...passedFurther('phone', phones.length),
      ...passedFurther('externalLink', links.length),
      ...passedSections({
        nationality: listOrOne(demographics['Nationality']).length,
        profiles: listOrOne(contact['InstantMessaging']).length,
      }),
    ],
  };
};

/** Achievements of a Europass CV have a type code. */
const achievementsOf = (learner: Record<string, unknown>) => {
  const kinds = listOrOne(learner['Achievement']).map((one) => words(record(record(one)['Title'])['Code']));
  const count = (...codes: string[]) => kinds.filter((kind) => codes.includes(kind)).length;
  const counted = {
    publications: count('publications'),
    projects: count('projects'),
    awards: count('honors_awards'),
    courses: count('courses', 'seminars', 'workshops', 'conferences'),
    certificates: count('certifications'),
    references: count('references') + listOrOne(learner['ReferenceTo']).length,
  };
  const known = Object.values(counted).reduce((sum, one) => sum + one, 0);
  return { ...counted, other: Math.max(0, kinds.length - known) };
};

/** Parses a `SkillsPassport` of version 3: JSON as published, or XML converted to the same structure. */
export function readSkillsPassport(value: unknown): FoundCv {
  const passport = record(record(value)['SkillsPassport'] ?? value);
  const learner = record(passport['LearnerInfo']);
  const skills = record(learner['Skills']);
  const linguistic = record(skills['Linguistic']);
  const work = listOrOne(learner['WorkExperience']);
  const education = listOrOne(learner['Education']);
  const { general, ignored } = personOf(learner);
  const headline = headlineOf(learner);
  const described = (entries: unknown[]) =>
    entries.filter((entry) => firstWords(record(entry)['Activities'], record(entry)['Skills']) !== '').length;
  return {
    source: 'europass',
    general: { ...general, profession: headline.profession },
    experience: work.map(experienceOf),
    education: education.map(educationOf),
    skills: skillsOf(skills),
    aboutMe: headline.aboutMe,
    ignored: [
      ...ignored,
      ...headline.ignored,
      ...passedDetails('experience', described(work)),
      ...passedDetails('education', described(education)),
      ...passedSections({
        languages: listOrOne(linguistic['MotherTongue']).length + listOrOne(linguistic['ForeignLanguage']).length,
        licences: listOrOne(record(skills['Driving'])['Description']).length,
        ...achievementsOf(learner),
        attachments: listOrOne(passport['Attachment']).length,
      }),
    ],
  };
}

/** The text of a value, or of its label, name or date. */
const saidBy = (value: unknown): string => {
  const { label, name, date, value: inner, text } = record(value);
  return firstWords(value, label, name, date, inner, text);
};
const said = (entry: Record<string, unknown>, ...names: string[]): string =>
  names.map((name) => saidBy(entry[name])).find((text) => text !== '') ?? '';

/** Whether a value has the structure of a profile of the current Europass. */
export const isEuropassProfile = (value: unknown): boolean => {
  const profile = record(record(value)['profile'] ?? value);
  return ['personalInformation', 'workExperiences', 'educationTrainings'].some(
    (name) => typeof profile[name] === 'object' && profile[name] !== null,
  );
};

/**
 * Parses a profile of the current Europass. Its format is unpublished: the names of its sections are known, those
 * inside an entry are not (ADR 42), so several are tried and the person completes the rest.
 */
export function readEuropassProfile(value: unknown): FoundCv {
  const profile = record(record(value)['profile'] ?? value);
  const person = record(profile['personalInformation']);
  const jobs = profile['workExperiences'];
  const work = list(Array.isArray(jobs) ? jobs : record(jobs)['solidWorkExperiences']).map(record);
  const education = list(profile['educationTrainings']).map(record);
  const skills = record(profile['profileSkills']);
  const languages = record(profile['languageSkills']);
  const first = (name: string): Record<string, unknown> => record(list(person[name])[0]);
  const phone = first('phones');
  const prefix = said(phone, 'phonePrefix', 'prefix').replace(/^\+?/, '+');
  const number = said(phone, 'phoneNumber', 'number', 'value');
  const period = (entry: Record<string, unknown>) => ({
    from: said(entry, 'startDate', 'dateFrom', 'from'),
    to: entry['ongoing'] === true || entry['current'] === true ? '' : said(entry, 'endDate', 'dateTo', 'to'),
  });
  return {
    source: 'europass',
    general: {
      name: said(person, 'firstName', 'givenName'),
      lastName: said(person, 'lastName', 'familyName', 'surname'),
      email: said(first('emails'), 'email', 'value'),
      phone: number === '' ? '' : prefix === '+' ? number : `${prefix}${number}`,
      address: said(first('addresses'), 'addressLine', 'addressLine1', 'street', 'address'),
      city: said(first('addresses'), 'city', 'municipality'),
      birthday: saidBy(person['dateOfBirth']),
      externalLink: said(first('websites'), 'url', 'website', 'value'),
    },
    experience: work.map((entry) => ({
      title: said(entry, 'occupation', 'position', 'jobTitle', 'title'),
      place: said(entry, 'employer', 'employerName', 'organisationName', 'organisation'),
      ...period(entry),
    })),
    education: education.map((entry) => ({
      title: said(entry, 'qualification', 'title', 'degree'),
      place: said(entry, 'organisationName', 'organisation', 'institution', 'school'),
      ...period(entry),
    })),
    skills: [...list(skills['other']), ...list(skills['groups']).flatMap((group) => list(record(group)['skills']))].map(
      saidBy,
    ),
    aboutMe: saidBy(person['personalDescription']),
    ignored: passedSections({
      languages: list(languages['nativeLanguages']).length + list(languages['otherLanguages']).length,
      licences: list(record(profile['drivingLicence'])['licences']).length,
      publications: list(profile['publications']).length,
      nationality: list(person['nationalities']).length,
      profiles: list(person['socialMediaWebsites']).length,
      other: list(profile['customSections']).length,
    }),
  };
}
