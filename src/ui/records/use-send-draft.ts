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
  /** Code of the problem that comes with a newer version of what the draft is about. */
  changedCode: string;
}

export interface SendDraft<View> {
  /** Sends it, unless there is a choice to make first; throws why that failed. */
  send: () => Promise<void>;
  /** Whether a failure is said by what is below, so that nothing else has to be. */
  meets: (error: unknown) => boolean;
  /** The session has ended. */
  signedOut: boolean;
  /** What the draft is about was changed meanwhile: the person chooses between both versions. */
  newer: View | null;
  decided: () => void;
  /** Another attempt begins. */
  clear: () => void;
}

/** Sends a draft, and knows what keeps it from being sent: a session that has ended, or a newer version. */
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
      // Two drafts: the one that was put off is decided first.
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
