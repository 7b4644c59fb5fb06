import { useEffect, useState, useSyncExternalStore } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { onSignedIn, rootStore } from '#kit/root-store.ts';
import { createDraftSession, type DraftSession } from './draft-session.ts';
import type { DraftSessionOptions, DraftState } from './draft-state.ts';

/** Whether somebody is still signed in as this user; drafts without a user belong to the tab. */
const isSignedInAs = (userId: string): boolean => {
  const { auth } = rootStore.getState();
  return auth !== null && (userId === '' || auth.user.id === userId);
};

/** Calls back when unsaved input has to be saved: the page is hidden, or the connection or the session is back. */
export function useSaveMoments(flush: () => void): void {
  useEffect(() => {
    const onHidden = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    document.addEventListener('visibilitychange', onHidden);
    window.addEventListener('online', flush);
    const unsubscribe = onSignedIn(flush);
    return () => {
      unsubscribe();
      document.removeEventListener('visibilitychange', onHidden);
      window.removeEventListener('online', flush);
    };
  }, [flush]);
}

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
      isSignedIn: () => isSignedInAs(options.userId),
    }),
  );
  const state = useSyncExternalStore(session.subscribe, session.getState, session.getState);

  useEffect(() => {
    const unsubscribe = form.subscribe({ formState: { values: true }, callback: session.changed });
    session.begin();
    return () => {
      unsubscribe();
      session.flush();
    };
  }, [form, session]);
  useSaveMoments(session.flush);

  return { ...state, ...session };
}
