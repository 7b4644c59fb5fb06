import { IconFileAlert, IconUpload } from '#ui/icons/account-icons.tsx';
import { Button } from '#ui/light/button.tsx';
import { Modal } from '#ui/modal.tsx';
import { useTexts } from '#ui/site/site-context.tsx';

interface WithoutCvModalProps {
  applying: { warning: boolean; closeWarning: () => void; addCv: () => void; continueWithoutCv: () => void };
}

/** The warning before an application of any type is sent without a CV (rules.md#without-a-cv). */
export function WithoutCvModal({ applying }: WithoutCvModalProps) {
  const t = useTexts();
  return (
    <Modal
      open={applying.warning}
      onClose={applying.closeWarning}
      size="sm"
      role="alertdialog"
      title={
        <span className="without-cv">
          <span className="initials tone-2" aria-hidden="true">
            <IconFileAlert />
          </span>
          {t('applications.withoutCv.title')}
        </span>
      }
    >
      <p className="dim">{t('applications.withoutCv.text')}</p>
      <div className="stack g8 mt24">
        <Button variant="primary" size="lg" block onClick={applying.addCv}>
          <IconUpload />
          {t('applications.withoutCv.add')}
        </Button>
        <Button variant="quiet" block onClick={applying.continueWithoutCv}>
          {t('applications.withoutCv.goOn')}
        </Button>
      </div>
    </Modal>
  );
}
