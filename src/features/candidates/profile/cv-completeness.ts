import type { Cv } from '../cv-fields.ts';
import type { CandidateProfile } from '../profile-fields.ts';

type Described = Pick<
  CandidateProfile,
  | 'phone'
  | 'profession'
  | 'experienceLevel'
  | 'educationLevel'
  | 'photo'
  | 'address'
  | 'city'
  | 'birthday'
  | 'externalLink'
> &
  Pick<Cv, 'education' | 'experience' | 'skills' | 'aboutMe'>;

/**
 * The ten parts of a CV with equal weight, the most useful first (rules.md#cv-completeness). The birthday is excluded,
 * because it is optional.
 */
const parts = {
  experience: ({ experience, experienceLevel }) => experience.length > 0 || experienceLevel === 'bez',
  education: ({ education }) => education.length > 0,
  profession: ({ profession }) => profession !== '',
  phone: ({ phone }) => phone !== '',
  skills: ({ skills }) => skills.length > 0,
  aboutMe: ({ aboutMe }) => aboutMe !== '',
  levels: ({ experienceLevel, educationLevel }) => experienceLevel !== '' && educationLevel !== '',
  city: ({ city }) => city !== '',
  photo: ({ photo }) => photo !== null,
  externalLink: ({ externalLink }) => externalLink !== '',
} satisfies Record<string, (candidate: Described) => boolean>;

export type CvPart = keyof typeof parts;

/** Completeness of a CV in percent, and its missing parts, the most useful first. */
export const cvCompleteness = (candidate: Described): { complete: number; missing: CvPart[] } => {
  const missing = (Object.keys(parts) as CvPart[]).filter((part) => !parts[part](candidate));
  const all = Object.keys(parts).length;
  return { complete: Math.round((100 * (all - missing.length)) / all), missing };
};
