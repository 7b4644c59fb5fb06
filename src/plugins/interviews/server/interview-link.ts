import { readSignedId, signId } from '#features/applying/server/signed-id.ts';
import type { Key } from '#host/secrets.ts';
import { pageAddress } from '#kit/site-map.ts';

/**
 * What a link opens: `choice` a guest's own interview, with everything that can be answered; the calendars one file for
 * one of the two sides.
 */
export type InterviewLinkKind = 'choice' | 'candidate-calendar' | 'employer-calendar';

/** The token of a link. How long it opens anything, the interview decides. */
export const signInterviewLink = (secret: Key, kind: InterviewLinkKind, interviewId: string): string =>
  signId(secret, kind, interviewId);

/** The interview that a token of this kind names; null when it is not ours. */
export const readInterviewLink = (secret: Key, kind: InterviewLinkKind, token: string): string | null =>
  readSignedId(secret, kind, token);

/** Path of a guest's page. */
export const guestInterviewPath = (token: string): string =>
  `${pageAddress('interview')}?${new URLSearchParams({ token })}`;

export const calendarPath = `${pageAddress('interview')}/poziv.ics`;

/** Path of the calendar file that one side downloads; its token is in the query, which no log has. */
export const calendarAddress = (secret: Key, side: 'candidate' | 'employer', interviewId: string): string =>
  `${calendarPath}?${new URLSearchParams({ side, token: signInterviewLink(secret, `${side}-calendar`, interviewId) })}`;
