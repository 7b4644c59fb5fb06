import { isSignatureOf, type Key, signatureOf } from '#platform/secrets.ts';
import { pageAddress } from '#shared/site-map.ts';

/**
 * What a link opens: `choice` a guest's own interview, with everything that can be answered; the calendars one file for
 * one of the two sides.
 */
const interviewLinkKinds = ['choice', 'candidate-calendar', 'employer-calendar'] as const;
export type InterviewLinkKind = (typeof interviewLinkKinds)[number];

const signedText = (kind: InterviewLinkKind, interviewId: string): string => `${kind}.${interviewId}`;

/** The token of a link: signed, stored nowhere. How long it opens anything, the interview decides. */
export const signInterviewLink = (secret: Key, kind: InterviewLinkKind, interviewId: string): string =>
  `${interviewId}.${signatureOf(secret, signedText(kind, interviewId)).toString('base64url')}`;

/** The interview that a token of this kind names; null when it is not ours. */
export function readInterviewLink(secret: Key, kind: InterviewLinkKind, token: string): string | null {
  const [id = '', mac = '', more] = token.split('.');
  if (!/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(id) || more !== undefined) return null;
  return isSignatureOf(secret, signedText(kind, id), Buffer.from(mac, 'base64url')) ? id : null;
}

/** Path of a guest's page. */
export const guestInterviewPath = (token: string): string =>
  `${pageAddress('interview')}?${new URLSearchParams({ token })}`;

export const calendarPath = `${pageAddress('interview')}/poziv.ics`;

/** Path of the calendar file that one side downloads; its token is in the query, which no log has. */
export const calendarAddress = (secret: Key, side: 'candidate' | 'employer', interviewId: string): string =>
  `${calendarPath}?${new URLSearchParams({ side, token: signInterviewLink(secret, `${side}-calendar`, interviewId) })}`;
