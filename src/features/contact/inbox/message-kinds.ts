/** Kinds of entries in the administrators' inbox: messages from the contact page, reports of postings. */
export const messageKinds = ['contact', 'report'] as const;
export type MessageKind = (typeof messageKinds)[number];

export const messageStates = ['new', 'handled'] as const;
