import { useState } from 'react';
import type { LastLetter } from '../../../own/fields.ts';

/** The field of the letter. */
interface LetterText {
  value: string;
  onChange: (text: string) => void;
}

/** Offers the last letter: inserted with one click, undone with another; replacing existing text asks first. */
export function useLastLetter(last: LastLetter | null, { value, onChange }: LetterText) {
  /** The text before the letter was inserted. */
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
    /** Inserted and not changed since. */
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
