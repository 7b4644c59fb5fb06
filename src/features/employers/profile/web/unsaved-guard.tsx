import { useBlocker } from 'react-router';
import { useLeaveQuestion } from '#ui/forms/use-leave-question.ts';
import { Button } from '#ui/light/button.tsx';
import { Modal } from '#ui/modal.tsx';
import { useTexts } from '#ui/site/site-context.tsx';

/** Asks before unsaved changes are left behind: by a link of the site, by closing the tab or reloading. */
export function UnsavedGuard({ unsaved }: { unsaved: boolean }) {
  const t = useTexts();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved &&
      currentLocation.pathname + currentLocation.search !== nextLocation.pathname + nextLocation.search,
  );
  useLeaveQuestion(unsaved);
  const stay = (): void => blocker.reset?.();
  return (
    <Modal
      open={blocker.state === 'blocked'}
      onClose={stay}
      size="sm"
      role="alertdialog"
      title={t('employers.profile.leave.title')}
      footer={
        <>
          <Button variant="quiet" onClick={() => blocker.proceed?.()}>
            {t('employers.profile.leave.go')}
          </Button>
          <Button variant="primary" data-autofocus onClick={stay}>
            {t('employers.profile.leave.stay')}
          </Button>
        </>
      }
    >
      <p className="dim">{t('employers.profile.leave.text')}</p>
    </Modal>
  );
}
