import { useState } from 'react';
import { problemOf } from '#kit/client-errors.ts';
import { rootStore } from '#kit/root-store.ts';
import type { LocalDraft } from '#ui/drafts/draft.ts';
import type { DraftSession } from '#ui/drafts/draft-session.ts';
import { newerVersion, type Versioned } from './newer-version.tsx';

export interface SendDraftOptions<Values, About extends object, Sent> {
  draft: Pick<DraftSession<Values, About>, 'send' | 'remind'>;
  post: (draft: LocalDraft<Values, About>) => Promise<Sent>;
  onSent: (sent: Sent) => void;
  /** Code of the problem that contains a newer version of the draft's subject. */
  changedCode: string;
}

export interface SendDraft<View> {
  /** Sends the draft, unless there is a conflict to resolve first; throws on failure. */
  send: () => Promise<void>;
  /** Whether a failure is shown by the fields below, so that nothing else needs to be shown. */
  meets: (error: unknown) => boolean;
  /** Whether the session has ended. */
  signedOut: boolean;
  /** The draft's subject was changed meanwhile: the person chooses between both versions. */
  newer: View | null;
  decided: () => void;
  /** Called when another attempt begins. */
  clear: () => void;
}

/** Sends a draft, and handles what prevents that: an ended session, or a newer version. */
export function useSendDraft<Values, About extends object, Sent, View extends Versioned>({
  draft,
  post,
  onSent,
  changedCode,
}: SendDraftOptions<Values, About, Sent>): SendDraft<View> {
  const [signedOut, setSignedOut] = useState(false);
  const [newer, setNewer] = useState<View | null>(null);
  return {
    signedOut,
    newer,
    decided: () => setNewer(null),
    clear: () => setSignedOut(false),
    async send() {
      // A postponed conflict between two drafts must be resolved first.
      if (draft.remind()) return;
      // Without a token the transport would leave the page; the draft's owner gets a note instead.
      if (rootStore.getState().auth) onSent(await draft.send(post));
      else setSignedOut(true);
    },
    meets(error) {
      const problem = problemOf(error);
      if (problem?.status === 401) setSignedOut(true);
      else if (problem?.code === changedCode) setNewer(newerVersion<View>(error));
      else return false;
      return true;
    },
  };
}
