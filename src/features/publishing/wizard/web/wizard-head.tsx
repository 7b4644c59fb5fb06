import { useState } from 'react';
import { formatDate, formatTime, localDay } from '#shared/dates.ts';
import type { DraftSaved } from '#ui/drafts/draft-session.ts';
import { IconCloudCheck } from '#ui/icons/account-icons.tsx';
import { Button } from '#ui/light/button.tsx';
import { TextButton } from '#ui/light/text-button.tsx';
import { Modal } from '#ui/modal.tsx';
import type { DraftKind } from '../../drafts/web/posting-draft.ts';
import { useWizardForm } from './use-wizard-form.ts';

interface WizardHeadProps {
  kind: DraftKind;
  saved: DraftSaved | null;
  onStartOver: () => void;
}

/** Title, when and where the draft was saved, and the button to start over. */
export function WizardHead({ kind, saved, onStartOver }: WizardHeadProps) {
  const { form, t, language } = useWizardForm();
  const [asking, setAsking] = useState(false);
  const isToday = saved !== null && localDay(saved.at) === localDay(new Date());
  const title = form.getValues('positionTitle');
  const where = saved?.inAccount ? 'saved' : 'savedHere';
  return (
    <div className="row between mb24 flex-wrap">
      <h1>{t(`postings.wizard.titles.${kind}`)}</h1>
      {saved ? (
        <span className="row g12 flex-wrap sm dim">
          <span className="row g8" role="status">
            <IconCloudCheck />
            {isToday
              ? t(`postings.wizard.${where}At`, { time: formatTime(saved.at, language) })
              : t(`postings.wizard.${where}On`, { date: formatDate(saved.at, language) })}
          </span>
          <TextButton onClick={() => setAsking(true)}>{t(`postings.wizard.startOvers.${kind}`)}</TextButton>
        </span>
      ) : null}
      <Modal
        open={asking}
        onClose={() => setAsking(false)}
        title={t('postings.wizard.startOverTitle')}
        size="sm"
        footer={
          <>
            <Button onClick={() => setAsking(false)} data-autofocus>
              {t('common.cancel')}
            </Button>
            <Button
              variant="danger"
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
