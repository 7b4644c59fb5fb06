import { z } from 'zod';

/** The device, as far as the browser reveals it. */
export const deviceKinds = ['computer', 'phone', 'tablet', 'unknown'] as const;
export type DeviceKind = (typeof deviceKinds)[number];

/** A running session as its owner sees it. No network address and no place: neither is stored. */
export const sessionView = z
  .object({
    id: z.string(),
    device: z.enum(deviceKinds),
    /** Names as people know them (Firefox, Windows); empty when unknown. */
    browser: z.string(),
    system: z.string(),
    createdAt: z.string(),
    /** When the session last renewed its access, which an open page does about every quarter of an hour. */
    lastUsedAt: z.string(),
    /** The one that asks. */
    current: z.boolean(),
  })
  .meta({ id: 'Session' });
export type SessionView = z.output<typeof sessionView>;
