/** The server parts of this site's plugins, one per line. */

export { plugin as cvImport } from './cv-import/server/index.ts';
export { plugin as feeds } from './feeds/server/index.ts';
export { plugin as interviews } from './interviews/server/index.ts';
export { plugin as payFigures } from './pay-figures/server/index.ts';
export type { Plugin } from './plugin.ts';
export { plugin as postingStatistics } from './posting-statistics/server/index.ts';
export { plugin as push } from './push/server/index.ts';
export { plugin as results } from './results/server/index.ts';
