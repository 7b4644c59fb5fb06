import { useEffect, useState } from 'react';
import type { SelectionActProps } from '#features/reviewing/web/selection-act.ts';
import { FieldGroup } from '#ui/field.tsx';
import { Form } from '#ui/forms/form.tsx';
import { LongField, TextField } from '#ui/forms/named-fields.tsx';
import { PartlyDone } from '#ui/forms/partly-done.tsx';
import { useSubmit } from '#ui/forms/use-submit.ts';
import { WindowFoot } from '#ui/forms/window-foot.tsx';
import { useZodForm } from '#ui/forms/zod-form.ts';
import { Button } from '#ui/light/button.tsx';
import { Note } from '#ui/light/note.tsx';
import { useToast } from '#ui/light/toasts.tsx';
import { Modal } from '#ui/modal.tsx';
import { RadioCard } from '#ui/radio-card.tsx';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { listInterviews, offerInterviews } from '../contract.ts';
import type { OfferAnswer, OfferForm } from '../fields.ts';
import { interviewNoteMax } from '../interview-limits.ts';
import { interviewPlaces } from '../interview-place.ts';
import { emptySlot, SlotRows } from './slot-rows.tsx';
import './interviews.css';

const loadSchema = async () => (await import('../fields.ts')).offerForm;

type OfferInterviewsProps = Omit<SelectionActProps, 'known'>;

type Busy = { startsAt: string; endsAt: string }[];

/** Other times of the company; without them there are no warnings. */
function useBusy(postingId: number): Busy {
  const api = useApi();
  const [busy, setBusy] = useState<Busy>([]);
  useEffect(() => {
    const query = { pageSize: '1' };
    api
      .call(listInterviews, { params: { id: String(postingId) }, query })
      .then(({ meta }) => setBusy(meta.busy))
      .catch(() => undefined);
  }, [api, postingId]);
  return busy;
}

function OfferFields({
  postingId,
  selection,
  count,
  onSent,
  onClose,
}: Omit<OfferInterviewsProps, 'onDone' | 'rejected'> & { onSent: (answer: OfferAnswer) => void }) {
  const t = useTexts();
  const api = useApi();
  const busy = useBusy(postingId);
  const form = useZodForm<OfferForm, OfferForm>({
    schema: loadSchema,
    defaultValues: { slots: [emptySlot], placeKind: 'address', place: '', note: '' },
  });
  const kind = form.watch('placeKind');
  const submission = useSubmit(form, async (values) => {
    const body = { ...selection, ...values };
    const params = { id: String(postingId) };
    const { data } = await api.call(offerInterviews, { params, body });
    onSent(data);
  });
  return (
    <Form name="interview-offer" submission={submission} className="stack g24">
      <p className="dim">{t('applications.interviews.offer.count', { count })}</p>
      <FieldGroup label={t('applications.interviews.offer.slots')}>
        <SlotRows busy={busy} people={count} />
      </FieldGroup>
      <FieldGroup label={t('applications.interviews.offer.where')}>
        <div className="interview-slots">
          {interviewPlaces.map((one) => (
            <RadioCard
              key={one}
              compact
              title={t(`applications.interviews.offer.kinds.${one}`)}
              {...form.register('placeKind')}
              value={one}
            />
          ))}
        </div>
      </FieldGroup>
      <TextField
        key={kind}
        name="place"
        label={t(`applications.interviews.offer.place.${kind}`)}
        hint={t(`applications.interviews.offer.placeHints.${kind}`)}
        type={{ address: 'text', phone: 'tel', link: 'url' }[kind]}
      />
      <LongField
        name="note"
        label={t('applications.interviews.offer.note')}
        hint={t('applications.interviews.offer.noteHint')}
        optional
        limit={interviewNoteMax}
        rows={3}
      />
      <WindowFoot onCancel={onClose}>{t('applications.interviews.offer.submit')}</WindowFoot>
    </Form>
  );
}

/** Who was not invited, and why. */
function NotInvited({ answer, onClose }: { answer: OfferAnswer; onClose: () => void }) {
  const t = useTexts();
  return (
    <PartlyDone
      done={t('applications.interviews.offer.done', { count: answer.round.interviews.length })}
      title={t('applications.interviews.offer.notInvitedTitle')}
      onClose={onClose}
    >
      {answer.notInvited.map(({ applicationId, firstName, lastName, reason }) => (
        <li key={applicationId}>
          {t(`applications.interviews.offer.notInvited.${reason}`, { name: `${firstName} ${lastName}` })}
        </li>
      ))}
    </PartlyDone>
  );
}

/** Asks whether to invite candidates who were rejected. */
function RejectedToo({ count, onYes, onClose }: { count: number; onYes: () => void; onClose: () => void }) {
  const t = useTexts();
  return (
    <div className="stack g16">
      <Note tone="warn" role="status">
        {t('applications.interviews.offer.rejected', { count })}
      </Note>
      <div className="row g8 end flex-wrap">
        <Button data-autofocus onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button variant="primary" onClick={onYes}>
          {t('applications.interviews.offer.rejectedToo')}
        </Button>
      </div>
    </div>
  );
}

/** The window that offers times to one or many candidates; load it on demand. */
export function OfferInterviews({ onDone, onClose, rejected, ...offer }: OfferInterviewsProps) {
  const t = useTexts();
  const toast = useToast();
  const [answer, setAnswer] = useState<OfferAnswer | null>(null);
  const [asked, setAsked] = useState(rejected === 0);
  const sent = (given: OfferAnswer): void => {
    if (given.notInvited.length > 0) {
      setAnswer(given);
      return;
    }
    const count = given.round.interviews.length;
    toast.show({ tone: 'ok', title: t('applications.interviews.offer.done', { count }) });
    onDone();
  };
  return (
    <Modal open onClose={answer ? onDone : onClose} title={t('applications.interviews.offer.title')}>
      {answer ? (
        <NotInvited answer={answer} onClose={onDone} />
      ) : !asked ? (
        <RejectedToo count={rejected} onYes={() => setAsked(true)} onClose={onClose} />
      ) : (
        <OfferFields {...offer} onSent={sent} onClose={onClose} />
      )}
    </Modal>
  );
}
