/** The Serbian texts of the plugins, one file per line. What a file exports are keys in the tree of all texts. */

export * as cvImport from './cv-import/messages.sr.ts';
export * as feeds from './feeds/messages.sr.ts';
export * as interviews from './interviews/messages.sr.ts';
export * as payFigures from './pay-figures/messages.sr.ts';
export * as postingStatistics from './posting-statistics/messages.sr.ts';
export * as push from './push/messages.sr.ts';
export * as results from './results/messages.sr.ts';
export * as today from './today/messages.sr.ts';
