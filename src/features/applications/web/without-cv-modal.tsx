import { Button } from '#ui/button.tsx';
import { IconFileAlert, IconUpload } from '#ui/icons/account-icons.tsx';
import { Modal } from '#ui/modal.tsx';
import { useTexts } from '#ui/site/site-context.tsx';

export interface WithoutCvModalProps {
  open: boolean;
  onClose: () => void;
  onAdd: () => void;
  onGoOn: () => void;
}

/** The warning before an application goes without a CV (SPEC §7). */
export function WithoutCvModal({ open, onClose, onAdd, onGoOn }: WithoutCvModalProps) {
  const t = useTexts();
  return (
    <Modal
      open={open}
      onClose={onClose}
      size="s"
      role="alertdialog"
      title={
        <span className="no-cv">
          <span className="lo t2" aria-hidden="true">
            <IconFileAlert />
          </span>
          {t('applications.withoutCv.title')}
        </span>
      }
    >
      <p className="dim">{t('applications.withoutCv.text')}</p>
      <div className="stack g8 mt24">
        <Button variant="p" size="lg" block onClick={onAdd}>
          <IconUpload />
          {t('applications.withoutCv.add')}
        </Button>
        <Button variant="g" block onClick={onGoOn}>
          {t('applications.withoutCv.goOn')}
        </Button>
      </div>
    </Modal>
  );
}
