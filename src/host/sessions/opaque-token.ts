import { createHash, randomBytes } from 'node:crypto';

/** A secret for a cookie, link or form: 256 random bits, safe in addresses. */
export const newOpaqueToken = (): string => randomBytes(32).toString('base64url');

/** The stored form of such a secret. It is random, so a plain hash suffices. */
export const hashOpaqueToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
