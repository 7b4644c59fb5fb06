import { use, useState } from 'react';
import { useRevalidator } from 'react-router';
import { type ClosingReason, closingReasons } from '#features/postings/posting-state.ts';
import { pageAddress } from '#kit/site-map.ts';
import { Radio } from '#ui/choice.tsx';
import { keepFocus } from '#ui/focus-main.ts';
import { ProblemNote } from '#ui/forms/problem-note.tsx';
import { useAct } from '#ui/forms/use-act.ts';
import { Button, LinkButton } from '#ui/light/button.tsx';
import { useOnDemand } from '#ui/light/on-demand.ts';
import { TitleText } from '#ui/light/title-text.tsx';
import { Modal } from '#ui/modal.tsx';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import type { OwnPosting } from '../../own-fields.ts';
import { closePosting } from '../contract.ts';
import type { FilledWindowProps } from '../posting-place.ts';
import { PostingPlaces } from './posting-places.ts';

/** After closing: applicants may still wait for an answer. */
function StillWaiting({ posting, onClose }: FilledWindowProps) {
  const t = useTexts();
  return (
    <Modal
      open
      onClose={onClose}
      size="sm"
      title={t('postings.mine.close.waiting.title')}
      subtitle={<TitleText text={posting.positionTitle} />}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('postings.mine.close.waiting.later')}
          </Button>
          <LinkButton variant="primary" href={`${pageAddress('employer-applications', posting.id)}?answered=no`}>
            {t('postings.mine.close.waiting.open')}
          </LinkButton>
        </>
      }
    >
      <p className="dim">{t('postings.mine.close.waiting.text')}</p>
    </Modal>
  );
}

/**
 * Asks whether the position is filled or the posting withdrawn, and closes it; one that was never live is only
 * withdrawn.
 */
export function ClosePosting({ posting, onClose }: { posting: OwnPosting; onClose: () => void }) {
  const t = useTexts();
  const api = useApi();
  const { revalidate } = useRevalidator();
  const live = posting.state === 'active';
  const [reason, setReason] = useState<ClosingReason>(live ? 'filled' : 'withdrawn');
  const { run, busy, problem } = useAct(
    () => api.call(closePosting, { params: { id: String(posting.id) }, body: { reason } }),
    { done: t(`postings.mine.close.done.${live ? 'live' : 'waiting'}`), refresh: revalidate },
  );

  const { filled } = use(PostingPlaces);
  const { Part: Filled, ask } = useOnDemand<FilledWindowProps>(filled ?? (async () => StillWaiting));
  const [ended, setEnded] = useState(false);
  const leave = async (): Promise<void> => {
    onClose();
    await revalidate();
    keepFocus();
  };
  const close = async (): Promise<void> => {
    if (!(await run())) return;
    if (!live || posting.applicationCount === 0) return leave();
    if (reason === 'filled') await ask();
    setEnded(true);
  };

  const Ended = Filled ?? StillWaiting;
  if (ended) return <Ended posting={posting} onClose={() => void leave()} />;

  return (
    <Modal
      open
      onClose={onClose}
      size="sm"
      title={t(`postings.mine.close.title.${live ? 'live' : 'waiting'}`)}
      subtitle={<TitleText text={posting.positionTitle} />}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button
            variant="danger"
            loading={busy !== null}
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
            <legend className="medium mb8">{t('postings.mine.close.why')}</legend>
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
