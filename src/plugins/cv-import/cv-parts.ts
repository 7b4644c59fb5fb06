/** The origin of a CV file: this site, or another format. */
export const cvSources = ['prilika', 'json-resume', 'europass', 'linkedin'] as const;
export type CvSource = (typeof cvSources)[number];

/** Parts of a CV that can be imported separately. */
export const cvParts = ['general', 'education', 'experience', 'skills', 'aboutMe'] as const;
export type CvPart = (typeof cvParts)[number];

/** Sections of other formats that CVs on this site do not have. */
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
