import { readFileSync } from 'node:fs';

const { scripts } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  scripts: { start: string };
};

/** What Node gets for the site, as `npm start` gives it, but for the demo data of who is just looking. */
export const siteArguments = (scripts.start.split('run.mjs node ').at(-1) ?? '').replace(' --demo', '').split(' ');
