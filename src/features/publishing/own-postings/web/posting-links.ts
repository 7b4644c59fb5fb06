import { createContext } from 'react';
import type { PostingLink } from '../posting-link.ts';

/** The links that plugins add to the menu of each own posting. */
export const PostingLinks = createContext<readonly PostingLink[]>([]);
