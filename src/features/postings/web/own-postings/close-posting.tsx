import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { closePosting } from '#features/postings/contract.ts';
import type { OwnPosting } from '#features/postings/own-fields.ts';
import { type ClosingReason, closingReasons } from '#features/postings/posting-state.ts';
import { problemOf } from '#shared/client-errors.ts';
import { Button } from '#ui/button.tsx';
import { Radio } from '#ui/choice.tsx';
import { keepFocus } from '#ui/focus-main.ts';
import { ProblemNote } from '#ui/forms/problem-note.tsx';
import { problemSentence } from '#ui/forms/problem-sentence.ts';
import { Modal } from '#ui/modal.tsx';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { useToast } from '#ui/toasts.tsx';

/** Asks whether the place is filled or the posting withdrawn, and ends it; one that was never live is only taken back. */
export function ClosePosting({ posting, onClose }: { posting: OwnPosting; onClose: () => void }) {
  const t = useTexts();
  const api = useApi();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const live = posting.state === 'active';
  const [reason, setReason] = useState<ClosingReason>(live ? 'filled' : 'withdrawn');
  const [problem, setProblem] = useState<string | null>(null);
  const [sending, setSending] = useState(false);

  const close = async (): Promise<void> => {
    setProblem(null);
    setSending(true);
    try {
      await api.call(closePosting, { params: { id: String(posting.id) }, body: { reason } });
    } catch (error) {
      setProblem(problemSentence(error, t));
      if (problemOf(error)?.status === 409) void revalidate();
      return;
    } finally {
      setSending(false);
    }
    onClose();
    toast.show({ tone: 'ok', title: t(`postings.mine.close.done.${live ? 'live' : 'waiting'}`) });
    await revalidate();
    keepFocus();
  };

  return (
    <Modal
      open
      onClose={onClose}
      size="s"
      title={t(`postings.mine.close.title.${live ? 'live' : 'waiting'}`)}
      subtitle={posting.positionTitle}
      footer={
        <>
          <Button variant="g" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button
            variant="x"
            loading={sending}
            loadingText={t('postings.mine.close.sending')}
            onClick={close}
          >
            {t(`postings.mine.close.submit.${live ? 'live' : 'waiting'}`)}
          </Button>
        </>
      }
    >
      <div className="stack g16">
        <ProblemNote>{problem}</ProblemNote>
        <p className="dim">{t(`postings.mine.close.text.${live ? 'live' : 'waiting'}`)}</p>
        {live ? (
          <fieldset className="stack g8">
            <legend className="m mb8">{t('postings.mine.close.why')}</legend>
            {closingReasons.map((code) => (
              <Radio
                key={code}
                name="closing"
                label={t(`postings.mine.close.reasons.${code}`)}
                checked={reason === code}
                onChange={() => setReason(code)}
              />
            ))}
          </fieldset>
        ) : null}
      </div>
    </Modal>
  );
}
