import type { Cv } from '../cv-fields.ts';
import type { CandidateProfile } from '../profile-fields.ts';

type General = Omit<CandidateProfile, 'version' | 'photo'>;
type Sections = Pick<Cv, 'education' | 'experience' | 'skills' | 'aboutMe'>;

/** A CV in the open format JSON Resume 1.0.0 (jsonresume.org); empty values are omitted. */
export interface JsonResume {
  $schema: string;
  basics: {
    name?: string;
    label?: string;
    email?: string;
    phone?: string;
    url?: string;
    summary?: string;
    location?: { address?: string; city?: string };
  };
  work: { name: string; position: string; startDate: string; endDate?: string }[];
  education: { institution: string; area: string; startDate: string; endDate?: string }[];
  skills: { name: string }[];
  meta: {
    version: string;
    lastModified?: string;
    /** Data that the format has no fields for, so that a re-import loses nothing. */
    prilika: Partial<Pick<General, 'name' | 'lastName' | 'birthday' | 'experienceLevel' | 'educationLevel'>>;
  };
}

/** Omits empty strings. */
const given = <T extends Record<string, string>>(texts: T): Partial<T> =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '')) as Partial<T>;

const period = ({ dateFrom, dateTo }: { dateFrom: string; dateTo: string }) => ({
  startDate: dateFrom,
  ...(dateTo === '' ? {} : { endDate: dateTo }),
});

/** General data and CV as JSON Resume. Months keep the format `2024-03`; the photo is not exported. */
export function toJsonResume(profile: General, cv: Sections, changedAt: string | null): JsonResume {
  const location = given({ address: profile.address, city: profile.city });
  return {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: {
      ...given({
        name: `${profile.name} ${profile.lastName}`.trim(),
        label: profile.profession,
        email: profile.email,
        phone: profile.phone,
        url: profile.externalLink,
        summary: cv.aboutMe,
      }),
      ...(Object.keys(location).length === 0 ? {} : { location }),
    },
    work: cv.experience.map(({ companyName, positionName, ...months }) => ({
      name: companyName,
      position: positionName,
      ...period(months),
    })),
    education: cv.education.map(({ title, institution, ...months }) => ({
      institution,
      area: title,
      ...period(months),
    })),
    skills: cv.skills.map((name) => ({ name })),
    meta: {
      version: 'v1.0.0',
      ...(changedAt === null ? {} : { lastModified: changedAt }),
      prilika: given({
        name: profile.name,
        lastName: profile.lastName,
        birthday: profile.birthday,
        experienceLevel: profile.experienceLevel,
        educationLevel: profile.educationLevel,
      }),
    },
  };
}
