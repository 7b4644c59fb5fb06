import { record } from '#kit/plain-object.ts';
import {
  type FoundCv,
  type FoundStay,
  firstWords,
  list,
  passedDetails,
  passedFurther,
  passedSections,
  words,
} from './found-cv.ts';

/** Whether a value has the structure of JSON Resume. */
export const isJsonResume = (value: unknown): boolean => {
  const { basics, work, education, skills } = record(value);
  return (
    [work, education, skills].some(Array.isArray) ||
    (typeof basics === 'object' && basics !== null && !Array.isArray(basics))
  );
};

const isDescribed = (entry: unknown): boolean => {
  const { summary, description, highlights, courses, score, gpa } = record(entry);
  return (
    firstWords(summary, description, score, gpa) !== '' || [highlights, courses].some((all) => list(all).length > 0)
  );
};

const period = (entry: Record<string, unknown>) => ({
  from: words(entry['startDate']),
  to: words(entry['endDate']),
});

const experienceOf = (value: unknown): FoundStay => {
  const entry = record(value);
  // Named `company` before version 1.
  return {
    title: words(entry['position']),
    place: firstWords(entry['name'], entry['company']),
    ...period(entry),
  };
};

/** „Master, Ekonomija”: degree, then field. */
const educationOf = (value: unknown): FoundStay => {
  const entry = record(value);
  const parts = [words(entry['studyType']), words(entry['area'])].filter((part) => part.trim() !== '');
  return { title: parts.join(', '), place: words(entry['institution']), ...period(entry) };
};

/**
 * Parses JSON Resume, schema 1.x (jsonresume.org), and earlier versions. Files exported by this site are marked under
 * `meta.prilika`.
 */
export function readJsonResume(value: unknown): FoundCv {
  const resume = record(value);
  const basics = record(resume['basics']);
  const location = record(basics['location']);
  const own = record(record(resume['meta'])['prilika']);
  const isOwn = typeof record(resume['meta'])['prilika'] === 'object';
  const profiles = list(basics['profiles']);
  const links = [basics['url'], basics['website'], ...profiles.map((profile) => record(profile)['url'])].filter(
    (link) => words(link).trim() !== '',
  );
  const skills = list(resume['skills']).map(record);
  const work = list(resume['work']);
  const education = list(resume['education']);
  const placeDetails = [location['postalCode'], location['region'], location['countryCode']];
  return {
    source: isOwn ? 'prilika' : 'json-resume',
    general: {
      ...(isOwn ? { name: words(own['name']), lastName: words(own['lastName']) } : {}),
      fullName: words(basics['name']),
      email: words(basics['email']),
      phone: words(basics['phone']),
      profession: words(basics['label']),
      address: words(location['address']),
      city: words(location['city']),
      externalLink: words(links[0]),
      birthday: words(own['birthday']),
      experienceLevel: words(own['experienceLevel']),
      educationLevel: words(own['educationLevel']),
    },
    experience: work.map(experienceOf),
    education: education.map(educationOf),
    // Names first; their keywords follow.
    skills: [...skills.map(({ name }) => words(name)), ...skills.flatMap(({ keywords }) => list(keywords).map(words))],
    aboutMe: words(basics['summary']),
    ignored: [
      ...(firstWords(basics['image'], basics['picture']) === '' ? [] : [{ code: 'photo' as const }]),
      ...passedDetails('experience', work.filter(isDescribed).length),
      ...passedDetails('education', education.filter(isDescribed).length),
      ...passedDetails('skills', skills.filter(({ level }) => words(level) !== '').length),
      ...(firstWords(...placeDetails) === '' ? [] : [{ code: 'place' as const }]),
      ...passedFurther('externalLink', links.length),
      ...passedSections({
        languages: list(resume['languages']).length,
        certificates: list(resume['certificates']).length,
        publications: list(resume['publications']).length,
        awards: list(resume['awards']).length,
        volunteering: list(resume['volunteer']).length,
        interests: list(resume['interests']).length,
        references: list(resume['references']).length,
        projects: list(resume['projects']).length,
      }),
    ],
  };
}
