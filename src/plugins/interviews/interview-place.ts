/** Where an interview is held: at an address, by phone, or behind a link. */
export const interviewPlaces = ['address', 'phone', 'link'] as const;
export type InterviewPlace = (typeof interviewPlaces)[number];

/** Who called an interview off. */
export const interviewSides = ['employer', 'candidate'] as const;
