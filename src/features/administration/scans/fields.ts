import { z } from 'zod';

/** Status of the scanner's upload queue (rules.md#scanned-files). */
export const scanStatus = z.object({
  /** False if there is no scanner. */
  configured: z.boolean(),
  /** Number of uploads without a scan result. */
  files: z.number().int(),
  /** When the oldest of them was uploaded; null if none is waiting. */
  since: z.object({ at: z.iso.datetime(), daysAgo: z.number().int(), minutes: z.number().int() }).nullable(),
});
export type ScanStatus = z.output<typeof scanStatus>;
