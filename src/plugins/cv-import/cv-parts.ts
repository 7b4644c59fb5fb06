/** Where a CV came from: made here, or in whose format. */
export const cvSources = ['prilika', 'json-resume', 'europass', 'linkedin'] as const;
export type CvSource = (typeof cvSources)[number];

/** Parts of a CV that a person can take over or leave. */
export const cvParts = ['general', 'education', 'experience', 'skills', 'aboutMe'] as const;
export type CvPart = (typeof cvParts)[number];

/** Sections of other formats that a CV here does not have. */
export const foreignSections = [
  'languages',
  'certificates',
  'courses',
  'publications',
  'awards',
  'volunteering',
  'interests',
  'references',
  'projects',
  'licences',
  'profiles',
  'nationality',
  'attachments',
  'other',
] as const;
export type ForeignSection = (typeof foreignSections)[number];
