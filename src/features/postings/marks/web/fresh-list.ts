import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { usePostingMarks } from './posting-marks.tsx';

/** Reloads a list of marked postings after each change of a mark, since positions and counts change. */
export function useFreshList(): void {
  const { sent } = usePostingMarks();
  const { revalidate } = useRevalidator();
  const previous = useRef(sent);
  useEffect(() => {
    if (previous.current === sent) return;
    previous.current = sent;
    void revalidate();
  }, [sent, revalidate]);
}
