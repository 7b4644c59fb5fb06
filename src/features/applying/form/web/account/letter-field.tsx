import { useFormContext, useWatch } from 'react-hook-form';
import { formatDate } from '#kit/dates.ts';
import { LongField } from '#ui/forms/named-fields.tsx';
import { Button } from '#ui/light/button.tsx';
import { TextButton } from '#ui/light/text-button.tsx';
import { Modal } from '#ui/modal.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { coverLetterMax } from '../../../application-type.ts';
import type { ApplicationForm, LastLetter } from '../../../own/fields.ts';
import { useLastLetter } from './use-last-letter.ts';

/** The cover letter, with an offer to start from the last one. */
export function LetterField({ last }: { last: LastLetter | null }) {
  const t = useTexts();
  const language = useLanguage();
  const { setFocus, setValue, formState } = useFormContext<ApplicationForm>();
  const value = useWatch<ApplicationForm, 'coverLetter'>({ name: 'coverLetter' }) ?? '';
  const offer = useLastLetter(last, {
    value,
    onChange: (text) => setValue('coverLetter', text, { shouldDirty: true, shouldValidate: formState.isSubmitted }),
  });
  // The clicked button disappears, so the focus moves to the field.
  const thenWrite = (what: () => void) => () => {
    what();
    setTimeout(() => setFocus('coverLetter'));
  };
  const { positionTitle = '', sentAt = '' } = last ?? {};
  return (
    <div className="stack g12">
      <LongField
        name="coverLetter"
        label={t('applications.guest.coverLetter')}
        rows={8}
        limit={coverLetterMax}
        placeholder={t('applications.guest.coverLetterPlaceholder')}
      />
      {offer.offered ? (
        <div className="row g8 flex-wrap baseline">
          <TextButton onClick={value.trim() === '' ? thenWrite(offer.take) : offer.take}>
            {t('applications.apply.lastLetter.take')}
          </TextButton>
          <span className="sm dim">
            {t('applications.apply.lastLetter.from', {
              date: formatDate(new Date(sentAt), language),
              positionTitle,
            })}
          </span>
        </div>
      ) : null}
      <div className="row g8 flex-wrap baseline" role="status">
        {offer.taken ? (
          <>
            <span className="sm dim">{t('applications.apply.lastLetter.taken', { positionTitle })}</span>
            <TextButton onClick={thenWrite(offer.undo)}>{t('applications.apply.lastLetter.undo')}</TextButton>
          </>
        ) : null}
      </div>
      <Modal
        open={offer.asking}
        onClose={offer.keep}
        size="sm"
        role="alertdialog"
        title={t('applications.apply.lastLetter.ask')}
        footer={
          <>
            <Button variant="quiet" onClick={offer.keep}>
              {t('applications.apply.lastLetter.keep')}
            </Button>
            <Button variant="primary" onClick={thenWrite(offer.replace)}>
              {t('applications.apply.lastLetter.replace')}
            </Button>
          </>
        }
      >
        <p className="dim">{t('applications.apply.lastLetter.askText')}</p>
      </Modal>
    </div>
  );
}
