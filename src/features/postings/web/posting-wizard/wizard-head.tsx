import { useState } from 'react';
import { formatDate, formatTime, localDay } from '#shared/dates.ts';
import { Button } from '#ui/button.tsx';
import { IconCloudCheck } from '#ui/icons/account-icons.tsx';
import { Modal } from '#ui/modal.tsx';
import { TextButton } from '#ui/text-button.tsx';
import { useWizardForm } from './use-wizard-form.ts';

/** Title, when the draft was kept, and the way to begin anew. */
export function WizardHead({ savedAt, onStartOver }: { savedAt: Date | null; onStartOver: () => void }) {
  const { form, t, language } = useWizardForm();
  const [asking, setAsking] = useState(false);
  const isToday = savedAt !== null && localDay(savedAt) === localDay(new Date());
  const title = form.getValues('positionTitle');
  return (
    <div className="row between mb24 wrapx">
      <h1>{t('postings.wizard.title')}</h1>
      {savedAt ? (
        <span className="row g12 wrapx sm dim">
          <span className="row g8" role="status">
            <IconCloudCheck />
            {isToday
              ? t('postings.wizard.savedAt', { time: formatTime(savedAt, language) })
              : t('postings.wizard.savedOn', { date: formatDate(savedAt, language) })}
          </span>
          <TextButton onClick={() => setAsking(true)}>{t('postings.wizard.startOver')}</TextButton>
        </span>
      ) : null}
      <Modal
        open={asking}
        onClose={() => setAsking(false)}
        title={t('postings.wizard.startOverTitle')}
        size="s"
        footer={
          <>
            <Button onClick={() => setAsking(false)} data-autofocus>
              {t('common.cancel')}
            </Button>
            <Button
              variant="x"
              onClick={() => {
                setAsking(false);
                onStartOver();
              }}
            >
              {t('postings.wizard.startOverYes')}
            </Button>
          </>
        }
      >
        <p>
          {title ? t('postings.wizard.startOverText', { title }) : t('postings.wizard.startOverUntitled')}
        </p>
      </Modal>
    </div>
  );
}
