/** The role of the writer. */
export const contactSenders = ['candidate', 'employer', 'other'] as const;
export type ContactSender = (typeof contactSenders)[number];

/** What a message is about. */
export const contactSubjects = ['account', 'application', 'posting', 'order', 'report', 'data', 'other'] as const;
export type ContactSubject = (typeof contactSubjects)[number];

export const messageLimit = 3000;
