import { useEffect, useState, useSyncExternalStore } from 'react';
import { useBlocker } from 'react-router';
import { storeLasts } from '#kit/root-store.ts';
import { useSaveMoments } from '#ui/drafts/use-draft-session.ts';
import { useLeaveQuestion } from '#ui/forms/use-leave-question.ts';
import { useToast } from '#ui/light/toasts.tsx';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { cvSteps } from '../../cv-steps.ts';
import { type CvDrafts, type CvDraftsState, createCvDrafts } from './cv-drafts.ts';
import { createSavedCv } from './saved-cv.ts';
import type { SavedCv } from './step-values.ts';

/**
 * The drafts of the builder page. When the user leaves, unsaved changes are saved first (link, back), or sent and
 * stored in the browser (close, reload).
 */
export function useCvDrafts(
  userId: string,
  initial: SavedCv,
): { drafts: CvDrafts; state: CvDraftsState; isUnsaved: boolean } {
  const t = useTexts();
  const api = useApi();
  const toasts = useToast();
  const [drafts] = useState(() => createCvDrafts({ userId, account: createSavedCv(api, initial) }));
  const state = useSyncExternalStore(drafts.subscribe, drafts.getState, drafts.getState);
  const isUnsaved = cvSteps.some((step) => state.steps[step].unsaved);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page
  useEffect(() => {
    void drafts.begin().then((steps) => {
      if (steps.length === 0) return;
      const list = steps.map((step) => t(`candidates.cv.steps.${step}`)).join(', ');
      toasts.show({ tone: 'ok', title: t('candidates.cv.leftoverSaved', { list }) });
    });
    return drafts.close;
  }, [drafts]);
  useSaveMoments(drafts.flush);

  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  const { state: leaving, proceed } = blocker;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each attempt to leave
  useEffect(() => {
    if (leaving === 'blocked') void drafts.saveAll().finally(() => proceed?.());
  }, [leaving]);
  // Only needed when the browser cannot store unsaved changes.
  useLeaveQuestion(isUnsaved && !storeLasts());
  return { drafts, state, isUnsaved };
}
