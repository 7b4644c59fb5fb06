import { educationLevels } from '#features/catalog/education-levels.ts';
import { experienceLevels } from '#features/catalog/experience-levels.ts';
import type { Language } from '#kit/i18n/language.ts';
import type { Translate } from '#kit/i18n/translator.ts';
import { textOfHtml } from '#kit/rich-text.ts';
import type { ComparedField } from '#ui/records/newer-version.tsx';
import type { CvStep } from '../../cv-steps.ts';
import type { CvForms } from './step-table.ts';
import { typedRange } from './step-values.ts';

const generalFields = [
  'name',
  'lastName',
  'phone',
  'birthday',
  'profession',
  'address',
  'city',
  'externalLink',
] as const;

/** Fields by which two versions of a CV step are compared. */
export function comparedFields(step: CvStep, t: Translate, language: Language): ComparedField<object>[] {
  const lines = (entries: readonly (readonly string[])[]): string =>
    entries.map((parts) => parts.filter(Boolean).join(', ')).join('\n');
  const level = (levels: typeof experienceLevels | typeof educationLevels, code: string | null | undefined) =>
    levels.find((known) => known.code === code)?.[language];
  const fields: { [Step in CvStep]: ComparedField<CvForms[Step]>[] } = {
    'opsti-podaci': [
      ...generalFields.map((name) => ({
        label: t(`candidates.fields.${name}`),
        of: (values: CvForms['opsti-podaci']) => values[name],
      })),
      {
        label: t('candidates.fields.experienceLevel'),
        of: ({ experienceLevel }) => level(experienceLevels, experienceLevel),
      },
      {
        label: t('candidates.fields.educationLevel'),
        of: ({ educationLevel }) => level(educationLevels, educationLevel),
      },
    ],
    obrazovanje: [
      {
        label: t('candidates.cv.steps.obrazovanje'),
        of: ({ education }) => lines(education.map((one) => [one.title, one.institution, typedRange(one, language)])),
      },
    ],
    iskustvo: [
      {
        label: t('candidates.cv.steps.iskustvo'),
        of: ({ experience }) =>
          lines(experience.map((one) => [one.positionName, one.companyName, typedRange(one, language)])),
      },
    ],
    vestine: [{ label: t('candidates.cv.steps.vestine'), of: ({ skills, typed }) => lines([[...skills, typed]]) }],
    'o-meni': [{ label: t('candidates.cv.steps.o-meni'), of: ({ aboutMe }) => textOfHtml(aboutMe ?? '') }],
  };
  return fields[step] as unknown as ComparedField<object>[];
}
