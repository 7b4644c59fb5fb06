import { Button } from '#ui/light/button.tsx';
import { Modal } from '#ui/modal.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import type { ProfileFormState } from './use-profile-form.ts';

/** Asks for confirmation before saving changes to verified data, and states the effect (ADR 14). */
export function VerificationModal({ question }: { question: ProfileFormState['question'] }) {
  const t = useTexts();
  return (
    <Modal
      open={question !== null}
      onClose={() => question?.no()}
      role="alertdialog"
      title={t('employers.profile.verification.title')}
      footer={
        <>
          <Button data-autofocus onClick={() => question?.no()}>
            {t('employers.profile.verification.back')}
          </Button>
          <Button variant="primary" onClick={() => question?.yes()}>
            {t('employers.profile.verification.save')}
          </Button>
        </>
      }
    >
      {question ? (
        <div className="stack g12">
          <p>{t('employers.profile.verification.text')}</p>
          <ul className="profile-list">
            {question.fields.map((field) => (
              <li key={field}>{t(`employers.profile.fields.${field}`)}</li>
            ))}
          </ul>
          <p className="dim">{t('employers.profile.verification.effect')}</p>
        </div>
      ) : null}
    </Modal>
  );
}
