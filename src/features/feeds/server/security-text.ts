import type { Document } from '#platform/http/kept-answers.ts';
import { addDays, localDay } from '#shared/dates.ts';

/** Readers are to look again by then. */
const validDays = 180;

/** Whom to tell of a hole, for those who find one (RFC 9116). */
export const securityText = (origin: string, email: string, now: Date): Document => ({
  contentType: 'text/plain; charset=utf-8',
  body: [
    `Contact: mailto:${email}`,
    `Expires: ${addDays(localDay(now), validDays)}T00:00:00Z`,
    'Preferred-Languages: sr, en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n'),
});
