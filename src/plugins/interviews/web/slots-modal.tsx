import { formatTime, localDay } from '#kit/dates.ts';
import { Form } from '#ui/forms/form.tsx';
import { useSubmit } from '#ui/forms/use-submit.ts';
import { WindowFoot } from '#ui/forms/window-foot.tsx';
import { useZodForm } from '#ui/forms/zod-form.ts';
import { useToast } from '#ui/light/toasts.tsx';
import { Modal } from '#ui/modal.tsx';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { addInterviewSlots, moveInterviewSlot } from '../contract.ts';
import type { MoreSlotsForm } from '../fields.ts';
import { emptySlot, SlotRows } from './slot-rows.tsx';
import './interviews.css';

const loadSchema = async () => (await import('../fields.ts')).moreSlotsInput;

/** The action of the window: adding times to a round, or moving one. */
export type AskedSlots = { roundId: string } | { slot: { id: string; startsAt: string; endsAt: string } };

export interface SlotsModalProps {
  asked: AskedSlots | null;
  busy: readonly { startsAt: string; endsAt: string }[];
  onClose: () => void;
  refresh: () => Promise<void>;
}

const writtenOf = (asked: AskedSlots) => {
  if (!('slot' in asked)) return emptySlot;
  const [starts, ends] = [new Date(asked.slot.startsAt), new Date(asked.slot.endsAt)];
  return {
    day: localDay(starts),
    from: formatTime(starts, 'en'),
    minutes: (ends.getTime() - starts.getTime()) / 60_000,
  };
};

function SlotsForm({ asked, busy, onClose, refresh }: SlotsModalProps & { asked: AskedSlots }) {
  const t = useTexts();
  const api = useApi();
  const toast = useToast();
  const moves = 'slot' in asked;
  const kind = moves ? 'move' : 'add';
  const form = useZodForm<MoreSlotsForm, MoreSlotsForm>({
    schema: loadSchema,
    defaultValues: { slots: [writtenOf(asked)] },
  });
  const submission = useSubmit(form, async (body) => {
    const [first] = body.slots;
    if (moves && first) await api.call(moveInterviewSlot, { params: { id: asked.slot.id }, body: first });
    else if (!moves) await api.call(addInterviewSlots, { params: { id: asked.roundId }, body });
    onClose();
    toast.show({ tone: 'ok', title: t(`applications.interviews.rounds.${kind}Done`) });
    await refresh();
  });
  return (
    <Form name="interview-times" submission={submission} className="stack g16">
      <p className="dim">{t(`applications.interviews.rounds.${kind}Text`)}</p>
      <SlotRows
        busy={moves ? busy.filter(({ startsAt }) => startsAt !== asked.slot.startsAt) : busy}
        people={null}
        single={moves}
      />
      <WindowFoot loadingText={t('ui.record.saving')} onCancel={onClose}>
        {t('applications.interviews.rounds.save')}
      </WindowFoot>
    </Form>
  );
}

/** The window that adds times to a round, or moves one. */
export function SlotsModal(props: SlotsModalProps) {
  const t = useTexts();
  const { asked, onClose } = props;
  const moves = asked !== null && 'slot' in asked;
  return (
    <Modal
      open={asked !== null}
      onClose={onClose}
      title={t(`applications.interviews.rounds.${moves ? 'move' : 'add'}Title`)}
    >
      {asked ? <SlotsForm {...props} asked={asked} /> : null}
    </Modal>
  );
}
