import { useEffect, useState, useSyncExternalStore } from 'react';
import { useBlocker } from 'react-router';
import { storeLasts } from '#kit/root-store.ts';
import { useLeaveQuestion } from '#ui/forms/use-leave-question.ts';
import { useToast } from '#ui/light/toasts.tsx';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { type CvSaver, type CvSaverState, createCvSaver } from './cv-saver.ts';
import { createSavedCv } from './saved-cv.ts';
import type { SavedCv } from './step-values.ts';

/**
 * The saver of the builder page. When the user leaves, unsaved changes are saved first (link, back), or sent and stored
 * in the browser (close, reload).
 */
export function useCvSaver(userId: string, initial: SavedCv): { saver: CvSaver; state: CvSaverState } {
  const t = useTexts();
  const api = useApi();
  const toasts = useToast();
  const [saver] = useState(() => createCvSaver({ userId, account: createSavedCv(api, initial) }));
  const state = useSyncExternalStore(saver.subscribe, saver.getState, saver.getState);
  const isUnsaved = Object.keys(state.unsaved).length > 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page
  useEffect(() => {
    const onHidden = () => {
      if (document.visibilityState === 'hidden') saver.flush();
    };
    document.addEventListener('visibilitychange', onHidden);
    window.addEventListener('online', saver.flush);
    void saver.begin().then((steps) => {
      if (steps.length === 0) return;
      const list = steps.map((step) => t(`candidates.cv.steps.${step}`)).join(', ');
      toasts.show({ tone: 'ok', title: t('candidates.cv.leftoverSaved', { list }) });
    });
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      window.removeEventListener('online', saver.flush);
      saver.close();
    };
  }, [saver]);

  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  const { state: leaving, proceed } = blocker;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each attempt to leave
  useEffect(() => {
    if (leaving === 'blocked') void saver.saveAll().finally(() => proceed?.());
  }, [leaving]);
  // Only needed when the browser cannot store unsaved changes.
  useLeaveQuestion(isUnsaved && !storeLasts());
  return { saver, state };
}
