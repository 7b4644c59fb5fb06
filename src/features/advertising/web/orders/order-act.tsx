import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { problemOf } from '#shared/client-errors.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { applyProblem, errorOf, type LazySchema, useZodForm } from '#ui/forms/zod-form.ts';
import { Modal } from '#ui/modal.tsx';
import { Note } from '#ui/note.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { useToast } from '#ui/toasts.tsx';

interface Form {
  text: string;
}

/** An act on an order that is asked about before it is done. */
export interface OrderAct {
  title: string;
  /** What will happen. */
  text: string;
  /** Of the field for a note or reason; null where nothing is to be written. */
  field: { label: string; hint?: string; schema: LazySchema<Form, Form>; optional: boolean } | null;
  submit: string;
  sending: string;
  dangerous: boolean;
  /** Said when it is done. */
  done: string;
  perform: (text: string) => Promise<unknown>;
}

const anything: LazySchema<Form, Form> = async () =>
  (await import('#features/advertising/order-fields.ts')).actTexts.note;

/** The window of an act. What somebody else did meanwhile is told, and the list shows the new state. */
export function OrderActModal({ act, onClose }: { act: OrderAct; onClose: () => void }) {
  const t = useTexts();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const [problem, setProblem] = useState<string | null>(null);
  const form = useZodForm<Form, Form>({
    schema: act.field?.schema ?? anything,
    defaultValues: { text: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ text }) => {
    setProblem(null);
    try {
      await act.perform(text);
    } catch (error) {
      setProblem(applyProblem(error, form, t));
      if (problemOf(error)?.status === 409) void revalidate();
      return;
    }
    onClose();
    toast.show({ tone: 'ok', title: act.done });
    await revalidate();
  });
  return (
    <Modal open onClose={onClose} size="s" title={act.title}>
      <form className="stack g16" noValidate onSubmit={submit}>
        {problem ? <Note tone="error">{problem}</Note> : null}
        <p className="dim">{act.text}</p>
        {act.field ? (
          <Field
            label={act.field.label}
            hint={act.field.hint}
            optional={act.field.optional}
            error={errorOf(errors, 'text')}
          >
            <TextArea limit={500} rows={3} {...form.register('text')} />
          </Field>
        ) : null}
        <div className="row g8 end wrapx">
          <Button variant="g" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button
            type="submit"
            variant={act.dangerous ? 'x' : 'p'}
            loading={isSubmitting}
            loadingText={act.sending}
          >
            {act.submit}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
