/** CV limits (rules.md#cv-limits): entries per section, and characters of a name, a skill and the text. */
export const cvLimits = {
  education: 3,
  experience: 3,
  skills: 5,
  name: 120,
  skill: 60,
  aboutMe: 1000,
} as const;
