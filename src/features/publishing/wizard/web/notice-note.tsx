import { createContext, type ReactNode, useContext } from 'react';

const NoteContext = createContext<((email: string) => ReactNode) | null>(null);

/** Hands in what is said of an address for notices: it is the companies' to know. */
export const NoticeNoteProvider = NoteContext.Provider;

/** Whether notices go to an address yet. */
export function NoticeNote({ email }: { email: string }) {
  return useContext(NoteContext)?.(email) ?? null;
}
