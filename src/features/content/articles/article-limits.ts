/** States of an article: never published, waiting for its publication time, published, withdrawn. */
export const articleStates = ['draft', 'scheduled', 'published', 'withdrawn'] as const;
export type ArticleState = (typeof articleStates)[number];

/** Max characters. */
export const articleLengths = { title: 120, summary: 300, imageAlt: 200, author: 100 } as const;

/** Max articles that were never published. */
export const maxDrafts = 200;

/** Max days that a publication can be scheduled ahead. */
export const furthestDays = 366;
