import { createContext } from 'react';

/** Id of the posting that is or will be shown beside its list; no number where none is. */
export const OpenPosting = createContext(Number.NaN);
