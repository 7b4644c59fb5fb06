import { createContext, type ReactNode, useContext } from 'react';

const NoteContext = createContext<((email: string) => ReactNode) | null>(null);

/** Provides the note about an address for notices, which belongs to the companies' feature. */
export const NoticeNoteProvider = NoteContext.Provider;

/** Whether notices are sent to an address already. */
export function NoticeNote({ email }: { email: string }) {
  return useContext(NoteContext)?.(email) ?? null;
}
