import { z } from 'zod';
import { pushKinds } from './push-kinds.ts';

/** Base64url, as browsers give keys. */
const encoded = (min: number, max: number) =>
  z
    .string()
    .min(min)
    .max(max)
    .regex(/^[\w-]+$/);

/** An uncompressed point of the curve P-256. */
const publicKey = encoded(87, 87);

/** A browser's `PushSubscription`, with the key of this site that it was made for. */
export const subscription = z
  .strictObject({
    endpoint: z.url().max(1000),
    keys: z.strictObject({ p256dh: publicKey, auth: encoded(22, 22) }),
    applicationServerKey: publicKey,
  })
  .meta({ id: 'PushSubscription' });

const deviceId = z.string().regex(/^[\w-]{22}$/);

export const device = z.object({ device: deviceId.describe('As `devices` of the settings names it.') });

export const pushChoice = z.strictObject({ kind: z.enum(pushKinds), on: z.boolean() });

export const pushSettings = z
  .object({
    applicationServerKey: publicKey.describe('The key that browsers subscribe with.'),
    kinds: z.array(z.enum(pushKinds)).describe('The kinds that are on.'),
    devices: z
      .array(deviceId)
      .describe(
        'Where the account is signed in and subscribed: of the SHA-256 of the endpoint, 22 characters of base64url.',
      ),
  })
  .meta({ id: 'PushSettings' });
export type PushSettings = z.output<typeof pushSettings>;
