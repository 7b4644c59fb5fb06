/** Steps of the posting wizard in their order (SPEC §4); the codes stand in `?korak=`. */
export const postingSteps = ['tip', 'opsti-podaci', 'sadrzaj', 'upitnik', 'oglasivac', 'potvrda'] as const;
export type PostingStep = (typeof postingSteps)[number];
/** Steps with fields; the last one only shows them. */
export type FilledStep = Exclude<PostingStep, 'potvrda'>;

/** The fields of each step, so that a mistake finds its step. */
export const stepFields = {
  tip: ['productGroup', 'productDuration'],
  'opsti-podaci': [
    'positionTitle',
    'categories',
    'locations',
    'contractType',
    'jobType',
    'workModel',
    'experience',
    'careerLevels',
    'educationLevels',
    'salaryRange',
    'expiryDate',
    'notificationsEmail',
  ],
  sadrzaj: [
    'contentType',
    'jobShortDescription',
    'jobDescription',
    'conditionsDescription',
    'offersDescription',
    'additionalDescription',
    'image',
    'file',
  ],
  upitnik: ['questions'],
  oglasivac: ['advertiserName', 'advertiserEmail', 'isExternalApply', 'externalLink', 'externalPhone'],
} as const satisfies Record<FilledStep, readonly string[]>;

const stepNames = Object.keys(stepFields) as FilledStep[];

/** The step that holds a field; `path` as in field errors, `questions.0.text`. */
export const stepOfField = (path: string): FilledStep | null => {
  const [field = ''] = path.split('.');
  return stepNames.find((step) => (stepFields[step] as readonly string[]).includes(field)) ?? null;
};
