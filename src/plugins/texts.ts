/** The texts of the plugins, one file per line. */

export { texts as cvImport } from './cv-import/texts.ts';
export { texts as feeds } from './feeds/texts.ts';
export { texts as interviews } from './interviews/texts.ts';
export { texts as payFigures } from './pay-figures/texts.ts';
export type { PluginTexts } from './plugin.ts';
export { texts as postingStatistics } from './posting-statistics/texts.ts';
export { texts as push } from './push/texts.ts';
export { texts as results } from './results/texts.ts';
