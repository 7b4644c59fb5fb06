import { formatDate, formatMonthRange, parseMonth, typedMonth } from '#kit/dates.ts';
import type { Language } from '#kit/i18n/language.ts';
import type { Cv } from '../../cv-fields.ts';
import type { CandidateProfile } from '../../profile-fields.ts';
import type {
  AboutStepForm,
  EducationStepForm,
  ExperienceStepForm,
  GeneralForm,
  SkillsStepForm,
} from '../step-fields.ts';

/** General data and CV stored in the account, with a common version. */
export interface SavedCv {
  profile: CandidateProfile;
  cv: Cv;
}

type Period = { dateFrom: string; dateTo: string };

const typedPeriod = ({ dateFrom, dateTo }: Period) => ({
  dateFrom: typedMonth(dateFrom),
  dateTo: typedMonth(dateTo),
  ongoing: dateTo === '',
});

export const generalValues = ({ profile }: SavedCv): GeneralForm => ({
  name: profile.name,
  lastName: profile.lastName,
  phone: profile.phoneText,
  profession: profile.profession,
  experienceLevel: profile.experienceLevel as GeneralForm['experienceLevel'],
  educationLevel: profile.educationLevel as GeneralForm['educationLevel'],
  photo: profile.photo?.id ?? null,
  address: profile.address,
  city: profile.city,
  birthday: profile.birthday && formatDate(profile.birthday, 'sr'),
  externalLink: profile.externalLink,
});

export const educationValues = ({ cv }: SavedCv): EducationStepForm => ({
  education: cv.education.map(({ title, institution, ...period }) => ({
    title,
    institution,
    ...typedPeriod(period),
  })),
});

export const experienceValues = ({ cv }: SavedCv): ExperienceStepForm => ({
  experience: cv.experience.map(({ companyName, positionName, ...period }) => ({
    companyName,
    positionName,
    ...typedPeriod(period),
  })),
});

export const skillsValues = ({ cv }: SavedCv): SkillsStepForm => ({ skills: cv.skills, typed: '' });

export const aboutValues = ({ cv }: SavedCv): AboutStepForm => ({ aboutMe: cv.aboutMe });

/**
 * A step's fields without new entries that are empty. A saved entry that was emptied is kept and is invalid: only its
 * button removes it.
 */
export const filledIn = <Values extends object>(values: Values, saved: Values): Values => {
  const isFilled = (entry: unknown): boolean =>
    typeof entry !== 'object' || entry === null || Object.values(entry).some(Boolean);
  const fields = Object.entries(values).map(([name, value]) => {
    if (!Array.isArray(value)) return [name, value];
    const before = (saved as Record<string, unknown>)[name];
    const known = Array.isArray(before) ? before.length : 0;
    return [name, value.filter((entry, place) => place < known || isFilled(entry))];
  });
  return Object.fromEntries(fields) as Values;
};

/** Formats a typed period; returns the text as typed while it cannot be parsed. */
export const typedRange = (
  { dateFrom, dateTo, ongoing }: Period & { ongoing: boolean },
  language: Language,
): string => {
  const from = parseMonth(dateFrom);
  const to = ongoing ? '' : parseMonth(dateTo);
  return from === null || to === null
    ? [dateFrom, dateTo].filter(Boolean).join(' – ')
    : formatMonthRange(from, to, language);
};
