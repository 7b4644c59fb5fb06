import type { Key } from '#host/secrets.ts';
import { readSignedId, signId } from '#host/signed-id.ts';
import { pageAddress } from '#kit/site-map.ts';

/**
 * What a link gives access to: `choice` a guest's own interview, with all answers; the calendar kinds one file for one
 * of the two sides.
 */
export type InterviewLinkKind = 'choice' | 'candidate-calendar' | 'employer-calendar';

/** The token of a link. It does not expire itself: the interview determines how long it is accepted. */
export const signInterviewLink = (secret: Key, kind: InterviewLinkKind, interviewId: string): string =>
  signId(secret, kind, interviewId);

/** The interview id in a token of this kind; null when the token is invalid. */
export const readInterviewLink = (secret: Key, kind: InterviewLinkKind, token: string): string | null =>
  readSignedId(secret, kind, token);

/** Path of a guest's page. */
export const guestInterviewPath = (token: string): string =>
  `${pageAddress('interview')}?${new URLSearchParams({ token })}`;

export const calendarPath = `${pageAddress('interview')}/poziv.ics`;

/** Path of the calendar file for one side; its token is in the query, which is never logged. */
export const calendarAddress = (secret: Key, side: 'candidate' | 'employer', interviewId: string): string =>
  `${calendarPath}?${new URLSearchParams({ side, token: signInterviewLink(secret, `${side}-calendar`, interviewId) })}`;
