import { z } from 'zod';

/** A draft from its beginning until it is sent, made by who begins it: 32 hex digits (rules.md#sending-once). */
export const draftId = z.string().regex(/^[0-9a-f]{32}$/);
