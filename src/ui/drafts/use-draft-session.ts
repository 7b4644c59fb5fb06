import { useEffect, useState, useSyncExternalStore } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { rootStore } from '#kit/root-store.ts';
import { createDraftSession, type DraftSession } from './draft-session.ts';
import type { DraftSessionOptions, DraftState } from './draft-state.ts';

/**
 * Saves the draft of a form in the browser and in the account with every change, as long as its page is open. In the
 * browser only.
 * @param options read once, when the page is opened
 */
export function useDraftSession<Values extends FieldValues, About extends object>(
  form: UseFormReturn<Values>,
  options: Omit<DraftSessionOptions<Values, About>, 'read' | 'fill' | 'isSignedIn'>,
): DraftState<Values, About> & DraftSession<Values, About> {
  const [session] = useState(() =>
    createDraftSession<Values, About>({
      ...options,
      read: () => form.getValues(),
      fill: (values) => form.reset(values),
      isSignedIn: () => rootStore.getState().auth !== null,
    }),
  );
  const state = useSyncExternalStore(session.subscribe, session.getState, session.getState);

  useEffect(() => {
    const unsubscribe = form.subscribe({ formState: { values: true }, callback: session.changed });
    // The last input must not be lost when a tab is closed or hidden.
    const onHidden = () => {
      if (document.visibilityState === 'hidden') session.flush();
    };
    document.addEventListener('visibilitychange', onHidden);
    window.addEventListener('online', session.flush);
    session.begin();
    return () => {
      unsubscribe();
      document.removeEventListener('visibilitychange', onHidden);
      window.removeEventListener('online', session.flush);
      session.flush();
    };
  }, [form, session]);

  return { ...state, ...session };
}
