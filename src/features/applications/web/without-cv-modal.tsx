import { IconFileAlert, IconUpload } from '#ui/icons/account-icons.tsx';
import { Button } from '#ui/light/button.tsx';
import { Modal } from '#ui/modal.tsx';
import { useTexts } from '#ui/site/site-context.tsx';

export interface WithoutCvModalProps {
  open: boolean;
  onClose: () => void;
  onAdd: () => void;
  onGoOn: () => void;
}

/** The warning before an application is sent without a CV, whatever its type (rules.md#without-a-cv). */
export function WithoutCvModal({ open, onClose, onAdd, onGoOn }: WithoutCvModalProps) {
  const t = useTexts();
  return (
    <Modal
      open={open}
      onClose={onClose}
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
        <Button variant="primary" size="lg" block onClick={onAdd}>
          <IconUpload />
          {t('applications.withoutCv.add')}
        </Button>
        <Button variant="quiet" block onClick={onGoOn}>
          {t('applications.withoutCv.goOn')}
        </Button>
      </div>
    </Modal>
  );
}
