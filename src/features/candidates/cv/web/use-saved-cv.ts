import { useState } from 'react';
import { useApi } from '#ui/site/site-context.tsx';
import { createSavedCv, type SaveCv } from './saved-cv.ts';
import type { SavedCv } from './step-values.ts';

/** General data and CV in the browser, with their saving. */
export function useSavedCv(initial: SavedCv): { saved: SavedCv; save: SaveCv } {
  const api = useApi();
  const [saved, setSaved] = useState(initial);
  const [{ save }] = useState(() => createSavedCv(api, initial, setSaved));
  return { saved, save };
}
