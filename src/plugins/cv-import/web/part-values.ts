import type { SavedCv } from '#features/candidates/cv/web/step-values.ts';
import type { CandidateProfileInput } from '#features/candidates/profile-fields.ts';
import { typedMonth } from '#kit/dates.ts';
import { type CvPart, cvParts } from '../cv-parts.ts';
import type { CvPreview, FoundGeneral } from '../fields.ts';
import type { ImportForm } from '../import-form.ts';

/** General data that a file can contain, in the order shown. */
export const generalFields = [
  'name',
  'lastName',
  'phone',
  'profession',
  'experienceLevel',
  'educationLevel',
  'birthday',
  'address',
  'city',
  'externalLink',
] as const satisfies readonly (keyof FoundGeneral)[];

/** How a part of the preview compares to the saved CV. */
export type PartState = 'none-in-file' | 'same' | 'differs';

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A saved part in comparable form. */
export const savedPart = ({ profile, cv }: SavedCv, part: CvPart): unknown => {
  const { version: _, photo, ...general } = profile;
  return part === 'general' ? { ...general, photo: photo?.id } : cv[part];
};

const stayOf = (entry: Record<string, string>): unknown => {
  const { yearFrom, yearTo, ...known } = entry;
  return yearFrom || yearTo ? entry : Object.entries(known).sort();
};

/** Whether a part is in the file, and whether it differs from the saved one. */
export function partState({ general, cv }: CvPreview, saved: SavedCv, part: CvPart): PartState {
  if (part === 'general') {
    const given = generalFields.filter((field) => general[field] !== '');
    if (given.length === 0) return 'none-in-file';
    return given.every((field) => general[field] === saved.profile[field]) ? 'same' : 'differs';
  }
  if (cv[part].length === 0) return 'none-in-file';
  if (part === 'skills' || part === 'aboutMe') return isSame(cv[part], saved.cv[part]) ? 'same' : 'differs';
  const mine = saved.cv[part].map((entry) => Object.entries(entry).sort());
  return isSame(cv[part].map(stayOf), mine) ? 'same' : 'differs';
}

/** Whether importing a part would overwrite nothing. */
export const isUnfilled = ({ profile, cv }: SavedCv, { general }: CvPreview, part: CvPart): boolean =>
  part === 'general'
    ? generalFields.every(
        (field) => general[field] === '' || profile[field] === '' || profile[field] === general[field],
      )
    : cv[part].length === 0;

/** Initial values of the form: empty parts are imported, for all others the person is asked. */
export function importValues(preview: CvPreview, saved: SavedCv): ImportForm {
  const choiceOf = (part: CvPart) => (isUnfilled(saved, preview, part) ? ('replace' as const) : ('' as const));
  const typed = <T extends { dateFrom: string; dateTo: string; yearFrom: string; yearTo: string }>({
    yearFrom: _,
    yearTo,
    ...entry
  }: T) => ({
    ...entry,
    dateFrom: typedMonth(entry.dateFrom),
    dateTo: typedMonth(entry.dateTo),
    ended: entry.dateTo !== '' || yearTo !== '',
  });
  return {
    asked: cvParts.filter((part) => partState(preview, saved, part) === 'differs'),
    choices: {
      general: choiceOf('general'),
      education: choiceOf('education'),
      experience: choiceOf('experience'),
      skills: choiceOf('skills'),
      aboutMe: choiceOf('aboutMe'),
    },
    education: preview.cv.education.map(typed),
    experience: preview.cv.experience.map(typed),
  };
}

/** Saved general data overwritten by the file's; values missing in the file are unchanged. */
export function mergedGeneral({ profile }: SavedCv, found: FoundGeneral): Omit<CandidateProfileInput, 'version'> {
  const values = Object.fromEntries(
    generalFields.map((field) => [field, found[field] || profile[field]]),
  ) as unknown as Omit<CandidateProfileInput, 'version' | 'photo'>;
  return { ...values, photo: profile.photo?.id ?? null };
}
