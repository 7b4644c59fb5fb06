import { z } from 'zod';
import { flagQuery, textQuery } from '#shared/query-fields.ts';

/** How a visitor came to a posting, as the browser reports it. Only one of `viewSources` is stored. */
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
