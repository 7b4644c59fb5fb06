/** The role of the writer. */
export const contactSenders = ['candidate', 'employer', 'other'] as const;
export type ContactSender = (typeof contactSenders)[number];

/** Subjects of a message. */
export const contactSubjects = ['account', 'application', 'posting', 'order', 'report', 'data', 'other'] as const;
export type ContactSubject = (typeof contactSubjects)[number];

export const messageLimit = 3000;
