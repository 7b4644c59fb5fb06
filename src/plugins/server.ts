/** The server parts of this site's plugins, one per line. */

export { plugin as cvImport } from './cv-import/plugin.ts';
export { plugin as feeds } from './feeds/plugin.ts';
export { plugin as interviews } from './interviews/plugin.ts';
export { plugin as payFigures } from './pay-figures/plugin.ts';
export type { Plugin } from './plugin.ts';
export { plugin as postingStatistics } from './posting-statistics/plugin.ts';
export { plugin as push } from './push/plugin.ts';
export { plugin as results } from './results/plugin.ts';
