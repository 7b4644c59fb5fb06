/** Why the program moved a posting, or let it be moved; what a person wrote about it is the note of the move. */
export const moveCauses = [
  // Why it was sent to review.
  'verification',
  'wording',
  'correction',
  'advertiser',
  'recalled',
  // How it came back, or began.
  'renewal',
  'unblocked',
  'import',
  // Why it was closed.
  'filled',
  'withdrawn',
  'unpaid',
  'blocked',
] as const;
export type MoveCause = (typeof moveCauses)[number];

/** The cause of a move, a code, and its note, prose; most moves have one of them or none. */
export interface MoveReason {
  cause: MoveCause | null;
  note: string;
}

/** Both in the one field that responses of the API have for them. */
export const toReason = ({ cause, note }: MoveReason): string => note || (cause ?? '');
