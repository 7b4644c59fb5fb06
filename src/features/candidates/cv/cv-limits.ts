/** How much a CV holds (rules.md#cv-limits). */
export const cvLimits = { education: 3, experience: 3, skills: 5, aboutMe: 1000 } as const;
