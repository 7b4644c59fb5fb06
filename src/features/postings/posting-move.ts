/** Why the program moved a posting or allowed a move; what a person wrote about it is the move's note. */
export const moveCauses = [
  // Causes of a review.
  'verification',
  'wording',
  'correction',
  'advertiser',
  'recalled',
  // Causes of going live again, or for the first time.
  'renewal',
  'unblocked',
  'import',
  // Causes of closing.
  'filled',
  'withdrawn',
  'unpaid',
  'blocked',
] as const;
export type MoveCause = (typeof moveCauses)[number];

/** The cause of a move, a code, and its note, free text; most moves have one of them or none. */
export interface MoveReason {
  cause: MoveCause | null;
  note: string;
}

/** Both in the single field that API responses have for them. */
export const toReason = ({ cause, note }: MoveReason): string => note || (cause ?? '');
