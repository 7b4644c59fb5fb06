export { plugin } from './server/index.ts';
