/** The English texts of the plugins, one file per line. What a file exports are keys in the tree of all texts. */

export * as cvImport from './cv-import/messages.en.ts';
export * as feeds from './feeds/messages.en.ts';
export * as interviews from './interviews/messages.en.ts';
export * as payFigures from './pay-figures/messages.en.ts';
export * as postingStatistics from './posting-statistics/messages.en.ts';
export * as push from './push/messages.en.ts';
export * as results from './results/messages.en.ts';
export * as today from './today/messages.en.ts';
