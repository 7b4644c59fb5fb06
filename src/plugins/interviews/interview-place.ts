/** Where an interview takes place: at an address, by phone, or behind a link. */
export const interviewPlaces = ['address', 'phone', 'link'] as const;
export type InterviewPlace = (typeof interviewPlaces)[number];

/** The side that cancelled an interview. */
export const interviewSides = ['employer', 'candidate'] as const;
