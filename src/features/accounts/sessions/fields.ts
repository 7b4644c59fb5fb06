import { z } from 'zod';

/** Kind of device, as far as the browser reveals it. */
export const deviceKinds = ['computer', 'phone', 'tablet', 'unknown'] as const;
export type DeviceKind = (typeof deviceKinds)[number];

/** An active session as shown to its owner. No network address or location: neither is stored. */
export const sessionView = z
  .object({
    id: z.string(),
    device: z.enum(deviceKinds),
    /** Display names (Firefox, Windows); empty if unknown. */
    browser: z.string(),
    system: z.string(),
    createdAt: z.string(),
    /** When the session was last refreshed, which an open page does about every 15 minutes. */
    lastUsedAt: z.string(),
    /** The session of this request. */
    current: z.boolean(),
  })
  .meta({ id: 'Session' });
export type SessionView = z.output<typeof sessionView>;
