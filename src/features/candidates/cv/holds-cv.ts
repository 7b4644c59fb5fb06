import type { Cv } from '../cv-fields.ts';

/** Whether any section of a CV says something, so that a document of it is worth making. */
export const holdsCv = ({ education, experience, skills, aboutMe }: Cv): boolean =>
  [education, experience, skills, aboutMe].some((section) => section.length > 0);
