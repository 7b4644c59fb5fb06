/** Ways to begin a CV with imported data: on the candidate's page, and above the steps of the CV. */

export type { CvSource } from '#features/candidates/cv-source.ts';
export { importFromFile } from '../cv-import/cv-source.ts';
