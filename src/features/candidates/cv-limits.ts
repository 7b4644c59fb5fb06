/** How much a CV holds (rules.md#cv-limits): entries of a section, letters of a name, a skill and the text. */
export const cvLimits = {
  education: 3,
  experience: 3,
  skills: 5,
  name: 120,
  skill: 60,
  aboutMe: 1000,
} as const;
