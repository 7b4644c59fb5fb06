import { useState } from 'react';
import type { DraftSaved } from '#ui/drafts/draft-state.ts';
import { Button } from '#ui/light/button.tsx';
import { TextButton } from '#ui/light/text-button.tsx';
import { Modal } from '#ui/modal.tsx';
import { SavedLine } from '#ui/records/draft-parts.tsx';
import type { DraftKind } from '../../drafts/web/posting-draft.ts';
import { useWizardForm } from '../../drafts/web/use-wizard-form.ts';

interface WizardHeadProps {
  kind: DraftKind;
  saved: DraftSaved | null;
  onStartOver: () => void;
}

/** When and where the draft was saved, and the button to start over. */
export function WizardHead({ kind, saved, onStartOver }: WizardHeadProps) {
  const { form, t } = useWizardForm();
  const [asking, setAsking] = useState(false);
  const title = form.getValues('positionTitle');
  return (
    <>
      {saved ? (
        <span className="row g12 flex-wrap sm dim">
          <SavedLine saved={saved} />
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
        <p>{title ? t('postings.wizard.startOverText', { title }) : t('postings.wizard.startOverUntitled')}</p>
      </Modal>
    </>
  );
}
