import { useState } from 'react';
import type { LastLetter } from '../../../own/fields.ts';

/** The field that the letter is written in. */
interface LetterText {
  value: string;
  onChange: (text: string) => void;
}

/** The last letter as an offer: taken over with a click, undone with another, never over a text without a question. */
export function useLastLetter(last: LastLetter | null, { value, onChange }: LetterText) {
  /** What was there before it was taken over. */
  const [before, setBefore] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const isThere = last !== null && value === last.text;

  const replace = (): void => {
    if (last === null) return;
    setBefore(value);
    setAsking(false);
    onChange(last.text);
  };
  return {
    offered: last !== null && !isThere,
    /** Taken over and not changed since. */
    taken: isThere && before !== null,
    asking,
    take: () => (value.trim() === '' ? replace() : setAsking(true)),
    replace,
    keep: () => setAsking(false),
    undo: () => {
      onChange(before ?? '');
      setBefore(null);
    },
  };
}
