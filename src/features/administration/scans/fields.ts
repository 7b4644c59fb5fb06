import { z } from 'zod';

/** How the scanner keeps up with uploads (rules.md#scanned-files). */
export const scanStatus = z.object({
  /** False: there is no scanner. */
  configured: z.boolean(),
  /** Uploads that it has not answered for. */
  files: z.number().int(),
  /** When the oldest of them came; null when none waits. */
  since: z.object({ at: z.iso.datetime(), daysAgo: z.number().int(), minutes: z.number().int() }).nullable(),
});
export type ScanStatus = z.output<typeof scanStatus>;
