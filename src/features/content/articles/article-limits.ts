/** A text of the blog for administrators: written and never seen, waiting for its hour, seen, taken back. */
export const articleStates = ['draft', 'scheduled', 'published', 'withdrawn'] as const;
export type ArticleState = (typeof articleStates)[number];

/** Characters. */
export const articleLengths = { title: 120, summary: 300, imageAlt: 200, author: 100 } as const;

/** Texts that nobody has seen yet, at most. */
export const maxDrafts = 200;

/** Days that a publication may lie ahead. */
export const furthestDays = 366;
