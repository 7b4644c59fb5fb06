import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { problemOf } from '#shared/client-errors.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { applyProblem, errorOf, useZodForm } from '#ui/forms/zod-form.ts';
import { Modal } from '#ui/modal.tsx';
import { Note } from '#ui/note.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { useToast } from '#ui/toasts.tsx';
import type { ActInput } from '../fields.ts';
import { reasonLimit } from '../reason-limit.ts';

/** An act of an administrator that asks for a reason. */
export interface ReasonedAct {
  title: string;
  /** What will happen. */
  text?: string;
  label: string;
  hint: string;
  /** The reason may be left out. */
  optional?: boolean;
  dangerous?: boolean;
  submit: string;
  /** Said when it is done. */
  done: string;
  perform: (body: ActInput) => Promise<unknown>;
  /** Where to go when it is done; the page shows the new state unless it is told. */
  afterwards?: () => Promise<void>;
}

function ReasonForm({ act, onClose }: { act: ReasonedAct; onClose: () => void }) {
  const t = useTexts();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const [problem, setProblem] = useState<string | null>(null);
  const form = useZodForm<ActInput, ActInput>({
    schema: async () => {
      const fields = await import('../fields.ts');
      return act.optional ? fields.instructionsForm : fields.actInput;
    },
    defaultValues: { reason: '' },
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (body) => {
    setProblem(null);
    try {
      await act.perform(body);
    } catch (error) {
      setProblem(applyProblem(error, form, t));
      if (problemOf(error)?.status === 409) void revalidate();
      return;
    }
    onClose();
    toast.show({ tone: 'ok', title: act.done });
    await (act.afterwards ?? revalidate)();
  });

  return (
    <form className="stack g16" noValidate onSubmit={submit}>
      {problem ? <Note tone="error">{problem}</Note> : null}
      {act.text ? <p className="dim">{act.text}</p> : null}
      <Field label={act.label} hint={act.hint} optional={act.optional} error={errorOf(errors, 'reason')}>
        <TextArea limit={reasonLimit} rows={3} data-autofocus {...form.register('reason')} />
      </Field>
      <div className="row g8 end wrapx">
        <Button variant="g" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button
          type="submit"
          variant={act.dangerous ? 'x' : 'p'}
          loading={isSubmitting}
          loadingText={t('administration.acts.sending')}
        >
          {act.submit}
        </Button>
      </div>
    </form>
  );
}

/**
 * The window that asks why, and does it; closed while `act` is null. What another administrator did in the meantime is
 * told, and the page below shows the new state.
 */
export function ReasonModal({ act, onClose }: { act: ReasonedAct | null; onClose: () => void }) {
  return (
    <Modal open={act !== null} onClose={onClose} size="s" title={act?.title ?? ''}>
      {act ? <ReasonForm act={act} onClose={onClose} /> : null}
    </Modal>
  );
}
