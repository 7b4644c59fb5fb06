import type { ReactNode } from 'react';
import { problemOf } from '#shared/client-errors.ts';
import { Field } from '#ui/field.tsx';
import { keepFocus } from '#ui/focus-main.ts';
import { type ToastInput, useToast } from '#ui/light/toasts.tsx';
import { Modal } from '#ui/modal.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { Form } from './form.tsx';
import { useSubmit } from './use-submit.ts';
import { WindowFoot } from './window-foot.tsx';
import { errorOf, type LazySchema, useZodForm } from './zod-form.ts';

type FormValues = Record<string, string>;

/** Something that is asked about before it is done. */
export interface AskedAct {
  title: string;
  /** What will happen. */
  text?: ReactNode;
  /** What has to be written: a reason, a note; null where nothing is. */
  field: {
    /** As the endpoint's body calls it, so that its mistakes find it. */
    name: string;
    label: string;
    hint?: string | undefined;
    optional?: boolean | undefined;
    /** What it holds at first; empty by default. */
    initial?: string | undefined;
    /** A field of one line: a name. */
    oneLine?: boolean | undefined;
    /** Characters. */
    limit: number;
    schema: LazySchema<FormValues, FormValues>;
  } | null;
  submit: string;
  sending: string;
  dangerous?: boolean | undefined;
  /** Shown after success. */
  done: string | ((text: string) => ToastInput);
  perform: (text: string) => Promise<unknown>;
}

interface ActFormProps {
  act: AskedAct;
  onClose: () => void;
  refresh: () => Promise<void>;
  afterwards?: (() => Promise<void>) | undefined;
}

const nothing: LazySchema<FormValues, FormValues> = async () => (await import('zod')).z.object({});

function ActForm({ act, onClose, refresh, afterwards }: ActFormProps) {
  const toast = useToast();
  const { field } = act;
  const form = useZodForm<FormValues, FormValues>({
    schema: field?.schema ?? nothing,
    defaultValues: field ? { [field.name]: field.initial ?? '' } : {},
  });
  const { errors, isSubmitting } = form.formState;

  const submission = useSubmit(
    form,
    async (values) => {
      const text = field ? (values[field.name] ?? '') : '';
      await act.perform(text);
      onClose();
      toast.show(typeof act.done === 'string' ? { tone: 'ok', title: act.done } : act.done(text));
      await (afterwards ?? refresh)();
      keepFocus();
    },
    (error, usual) => {
      if (problemOf(error)?.status === 409) void refresh();
      return usual();
    },
  );

  return (
    <Form name="act" submission={submission} className="stack g16">
      {act.text ? <div className="dim">{act.text}</div> : null}
      {field ? (
        <Field
          label={field.label}
          hint={field.hint}
          optional={field.optional}
          error={errorOf(errors, field.name)}
        >
          {field.oneLine ? (
            <TextInput data-autofocus {...form.register(field.name)} />
          ) : (
            <TextArea limit={field.limit} rows={3} data-autofocus {...form.register(field.name)} />
          )}
        </Field>
      ) : null}
      <WindowFoot
        loading={isSubmitting}
        loadingText={act.sending}
        dangerous={act.dangerous}
        onCancel={onClose}
      >
        {act.submit}
      </WindowFoot>
    </Form>
  );
}

export interface ActModalProps {
  /** Null while the window is closed. */
  act: AskedAct | null;
  onClose: () => void;
  /** Reloads the data of the page: after the act, and when another user was faster (409). */
  refresh: () => Promise<void>;
  /** Where to go when it is done, instead of showing the new state here. */
  afterwards?: (() => Promise<void>) | undefined;
}

/** The window that asks before something is done, with what has to be written for it. */
export function ActModal({ act, onClose, refresh, afterwards }: ActModalProps) {
  return (
    <Modal open={act !== null} onClose={onClose} size="sm" title={act?.title ?? ''}>
      {act ? <ActForm act={act} onClose={onClose} refresh={refresh} afterwards={afterwards} /> : null}
    </Modal>
  );
}
