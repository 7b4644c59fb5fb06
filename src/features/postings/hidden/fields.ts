import { z } from 'zod';
import { pageMeta, pageQuery } from '#kit/query-fields.ts';

/** A posting or a company that a candidate has hidden; `posting` is null for a company. */
export const hiddenItem = z
  .object({
    hiddenAt: z.iso.datetime(),
    posting: z.object({ id: z.number().int(), positionTitle: z.string(), live: z.boolean() }).nullable(),
    employerId: z.number().int(),
    company: z.string(),
  })
  .meta({ id: 'HiddenItem' });
export type HiddenItem = z.output<typeof hiddenItem>;

export const hiddenQuery = z.object(pageQuery);
export type HiddenQuery = z.output<typeof hiddenQuery>;

export const hiddenMeta = pageMeta;
