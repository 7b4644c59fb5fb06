import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { problemOf } from '#shared/client-errors.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { applyProblem, errorOf, useZodForm } from '#ui/forms/zod-form.ts';
import { Modal } from '#ui/modal.tsx';
import { Note } from '#ui/note.tsx';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { useToast } from '#ui/toasts.tsx';
import type { ActInput } from '../fields.ts';
import { handleMessage, reopenMessage } from '../inbox-contract.ts';

export type MessageAct = 'handle' | 'reopen';

const endpoints = { handle: handleMessage, reopen: reopenMessage };
const reasonLimit = 500;

export interface MessageActModalProps {
  /** Null while the window is closed. */
  act: MessageAct | null;
  id: string;
  onClose: () => void;
}

/** Asks for the note, and does it. What another administrator did meanwhile is told, and the page shows the new state. */
function ActForm({ act, id, onClose }: MessageActModalProps & { act: MessageAct }) {
  const t = useTexts();
  const api = useApi();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const [problem, setProblem] = useState<string | null>(null);
  const form = useZodForm<ActInput, ActInput>({
    schema: async () => (await import('../fields.ts')).actInput,
    defaultValues: { reason: '' },
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (body) => {
    setProblem(null);
    try {
      await api.call(endpoints[act], { params: { id }, body });
    } catch (error) {
      setProblem(applyProblem(error, form, t));
      if (problemOf(error)?.status === 409) void revalidate();
      return;
    }
    onClose();
    toast.show({ tone: 'ok', title: t(`administration.inbox.acts.${act}.done`) });
    await revalidate();
  });

  return (
    <form className="stack g16" noValidate onSubmit={submit}>
      {problem ? <Note tone="error">{problem}</Note> : null}
      <Field
        label={t(`administration.inbox.acts.${act}.label`)}
        hint={t(`administration.inbox.acts.${act}.hint`)}
        error={errorOf(errors, 'reason')}
      >
        <TextArea limit={reasonLimit} rows={3} data-autofocus {...form.register('reason')} />
      </Field>
      <div className="row g8 end wrapx">
        <Button variant="g" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button
          type="submit"
          variant="p"
          loading={isSubmitting}
          loadingText={t('administration.acts.sending')}
        >
          {t(`administration.inbox.acts.${act}.submit`)}
        </Button>
      </div>
    </form>
  );
}

/** The window of an act on a message. */
export function MessageActModal({ act, id, onClose }: MessageActModalProps) {
  const t = useTexts();
  // What is asked stays when the page below learns that somebody else was faster.
  return (
    <Modal
      open={act !== null}
      onClose={onClose}
      size="s"
      title={act ? t(`administration.inbox.acts.${act}.title`) : ''}
    >
      {act ? <ActForm act={act} id={id} onClose={onClose} /> : null}
    </Modal>
  );
}
