import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { AskedAct } from '#ui/forms/act-modal.tsx';
import { useAct } from '#ui/forms/use-act.ts';
import { useOnDemand } from '#ui/light/on-demand.ts';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { cancelInterview, cancelInterviewRound, removeInterviewSlot } from '../contract.ts';
import type { EmployerInterview, InterviewRound } from '../fields.ts';
import { interviewReasonMax } from '../interview-limits.ts';
import type { AskedSlots, SlotsModalProps } from './slots-modal.tsx';

const loadReason = async () => (await import('../fields.ts')).callOffInput as never;
const loadSlotsModal = async () => (await import('./slots-modal.tsx')).SlotsModal;

/** A company's actions on a round, with their windows. */
export function useRoundActs() {
  const t = useTexts();
  const api = useApi();
  const { revalidate } = useRevalidator();
  const [act, setAct] = useState<AskedAct | null>(null);
  const [slots, setSlots] = useState<AskedSlots | null>(null);
  const { Part: SlotsModal, ask } = useOnDemand<SlotsModalProps>(loadSlotsModal);
  const removal = useAct(
    async (slotId: string) => {
      await api.call(removeInterviewSlot, { params: { id: slotId } });
      await revalidate();
    },
    { toast: true, done: t('applications.interviews.rounds.removed'), refresh: revalidate },
  );
  const common = {
    field: {
      name: 'reason',
      label: t('applications.interviews.rounds.reason'),
      optional: true,
      limit: interviewReasonMax,
      schema: loadReason,
    },
    sending: t('applications.interviews.rounds.cancelling'),
    dangerous: true,
  };
  const askSlots = async (asked: AskedSlots): Promise<void> => {
    if (await ask()) setSlots(asked);
  };
  return {
    act,
    closeAct: () => setAct(null),
    refresh: revalidate,
    slots,
    closeSlots: () => setSlots(null),
    SlotsModal,
    addTo: ({ id }: InterviewRound) => askSlots({ roundId: id }),
    move: (slot: InterviewRound['slots'][number]) => askSlots({ slot }),
    remove: removal.run,
    cancelOne: (interview: EmployerInterview, name: string) =>
      setAct({
        ...common,
        title: t('applications.interviews.rounds.cancelTitle', { name }),
        text: t('applications.interviews.rounds.cancelText'),
        submit: t('applications.interviews.own.submitCancel'),
        done: t('applications.interviews.rounds.cancelDone'),
        perform: (reason) => api.call(cancelInterview, { params: { id: interview.id }, body: { reason } }),
      }),
    cancelRound: ({ id }: InterviewRound) =>
      setAct({
        ...common,
        title: t('applications.interviews.rounds.cancelAllTitle'),
        text: t('applications.interviews.rounds.cancelAllText'),
        submit: t('applications.interviews.rounds.cancelAll'),
        done: t('applications.interviews.rounds.cancelAllDone'),
        perform: (reason) => api.call(cancelInterviewRound, { params: { id }, body: { reason } }),
      }),
  };
}

export type RoundActs = ReturnType<typeof useRoundActs>;
