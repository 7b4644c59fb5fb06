import { z } from 'zod';
import { flagQuery, textQuery } from '#shared/query-fields.ts';

/** What a browser tells of how somebody came to a posting. Nothing of it is kept but one of `viewSources`. */
export const viewQuery = z.object({
  /** The path of the page before on this site, else the origin of another site. */
  from: textQuery(200),
  /** As the address carries them. */
  utmSource: textQuery(60),
  utmMedium: textQuery(60),
  /** A link of our mail was followed. */
  mail: flagQuery(),
});
export type ViewQuery = z.output<typeof viewQuery>;
