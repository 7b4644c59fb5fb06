import type { RefObject } from 'react';
import { useBlocker } from 'react-router';
import { useLeaveQuestion } from '#ui/forms/use-leave-question.ts';
import { Button } from '#ui/light/button.tsx';
import { Modal } from '#ui/modal.tsx';
import { useTexts } from '#ui/site/site-context.tsx';

/**
 * Asks before unsaved changes are lost: by following a link of the site, closing the tab or reloading.
 * @param unsaved read when a link is followed, so that it is up to date
 */
export function UnsavedGuard({ unsaved }: { unsaved: RefObject<boolean> }) {
  const t = useTexts();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved.current &&
      currentLocation.pathname + currentLocation.search !== nextLocation.pathname + nextLocation.search,
  );
  useLeaveQuestion(unsaved.current);
  const stay = (): void => blocker.reset?.();
  return (
    <Modal
      open={blocker.state === 'blocked'}
      onClose={stay}
      size="sm"
      role="alertdialog"
      title={t('ui.record.leave.title')}
      footer={
        <>
          <Button variant="quiet" onClick={() => blocker.proceed?.()}>
            {t('ui.record.leave.go')}
          </Button>
          <Button variant="primary" data-autofocus onClick={stay}>
            {t('ui.record.leave.stay')}
          </Button>
        </>
      }
    >
      <p className="dim">{t('ui.record.leave.text')}</p>
    </Modal>
  );
}
