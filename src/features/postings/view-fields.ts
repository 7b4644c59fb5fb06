import { z } from 'zod';
import { flagQuery, textQuery } from '#kit/query-fields.ts';

/** How a visitor reached a posting, as reported by the browser. Only one of `viewSources` is stored. */
export const viewQuery = z.object({
  from: textQuery(200).describe('The path of the page before on this site, else the origin of another site.'),
  utmSource: textQuery(60).describe('As the address carries them.'),
  utmMedium: textQuery(60),
  mail: flagQuery().describe('A link of our mail was followed.'),
});
export type ViewQuery = z.output<typeof viewQuery>;
