import { createHmac, timingSafeEqual } from 'node:crypto';
import { pageAddress } from '#shared/site-map.ts';

/**
 * What a link opens: `choice` a guest's own interview, with everything that can be answered; the calendars one file for
 * one of the two sides.
 */
const interviewLinkKinds = ['choice', 'candidate-calendar', 'employer-calendar'] as const;
export type InterviewLinkKind = (typeof interviewLinkKinds)[number];

const macOf = (secret: Uint8Array, kind: InterviewLinkKind, interviewId: string): Buffer =>
  createHmac('sha256', secret).update(`${kind}.${interviewId}`).digest();

/** The token of a link: signed, stored nowhere. How long it opens anything, the interview decides. */
export const signInterviewLink = (secret: Uint8Array, kind: InterviewLinkKind, interviewId: string): string =>
  `${interviewId}.${macOf(secret, kind, interviewId).toString('base64url')}`;

/** The interview that a token of this kind names; null when it is not ours. */
export function readInterviewLink(secret: Uint8Array, kind: InterviewLinkKind, token: string): string | null {
  const [id = '', mac = '', more] = token.split('.');
  if (!/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(id) || more !== undefined) return null;
  const expected = macOf(secret, kind, id);
  const signature = Buffer.from(mac, 'base64url');
  return signature.length === expected.length && timingSafeEqual(signature, expected) ? id : null;
}

/** Path of a guest's page. */
export const guestInterviewPath = (token: string): string =>
  `${pageAddress('interview')}?${new URLSearchParams({ token })}`;

export const calendarPath = `${pageAddress('interview')}/poziv.ics`;

/** Path of the calendar file that one side downloads; its token is in the query, which no log has. */
export const calendarAddress = (
  secret: Uint8Array,
  side: 'candidate' | 'employer',
  interviewId: string,
): string =>
  `${calendarPath}?${new URLSearchParams({ side, token: signInterviewLink(secret, `${side}-calendar`, interviewId) })}`;
