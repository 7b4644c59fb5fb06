import type { z } from 'zod';
import { isSame } from '#ui/drafts/draft.ts';
import type { CvStep } from '../../cv-steps.ts';
import type {
  AboutStepForm,
  EducationStepForm,
  ExperienceStepForm,
  GeneralForm,
  SkillsStepForm,
} from '../step-fields.ts';
import type { CvChange } from './saved-cv.ts';
import {
  aboutValues,
  educationValues,
  experienceValues,
  generalValues,
  type SavedCv,
  skillsValues,
} from './step-values.ts';

/** The fields of each step's form. */
export interface CvForms {
  'opsti-podaci': GeneralForm;
  obrazovanje: EducationStepForm;
  iskustvo: ExperienceStepForm;
  vestine: SkillsStepForm;
  'o-meni': AboutStepForm;
}

const valuesOf: { [Step in CvStep]: (saved: SavedCv) => CvForms[Step] } = {
  'opsti-podaci': generalValues,
  obrazovanje: educationValues,
  iskustvo: experienceValues,
  vestine: skillsValues,
  'o-meni': aboutValues,
};

/** Saved values of a step's fields. */
export const savedValues = <Step extends CvStep>(step: Step, saved: SavedCv): CvForms[Step] => valuesOf[step](saved);

/** Schemas of all steps, loaded on demand. */
export const loadSchemas = async (): Promise<{ [Step in CvStep]: z.ZodType<unknown, CvForms[Step]> }> => {
  const fields = await import('../step-fields.ts');
  return {
    'opsti-podaci': fields.generalStep,
    obrazovanje: fields.educationStep,
    iskustvo: fields.experienceStep,
    vestine: fields.skillsStep,
    'o-meni': fields.aboutStep,
  };
};

/** The change that saves a step's validated values. */
export const toChange = (step: CvStep, checked: unknown): CvChange =>
  (step === 'opsti-podaci' ? { general: checked } : { sections: checked }) as CvChange;

/** Whether the account already contains a change. */
export const holds = ({ profile, cv }: SavedCv, change: CvChange): boolean => {
  const had: Record<string, unknown> =
    'general' in change ? { ...profile, photo: profile.photo?.id ?? null } : { ...cv };
  return Object.entries('general' in change ? change.general : change.sections).every(([name, value]) =>
    isSame(had[name], value),
  );
};

/** Whether values stored in the browser have the shape of a step's fields. */
export const hasFormOf = (values: unknown, example: object): boolean =>
  typeof values === 'object' &&
  values !== null &&
  Object.entries(example).every(([name, known]) => {
    const value = (values as Record<string, unknown>)[name];
    if (Array.isArray(known)) return Array.isArray(value) && value.every((entry) => entry !== null);
    return typeof value === typeof known || known === null || value === null;
  });
