import type { ReactNode } from 'react';
import { problemOf } from '#kit/client-errors.ts';
import { keepFocus } from '#ui/focus-main.ts';
import { type ToastInput, useToast } from '#ui/light/toasts.tsx';
import { Modal } from '#ui/modal.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { Form } from './form.tsx';
import { type LeadingChoice, LeadingChoiceField } from './leading-choice.tsx';
import { LongField, TextField } from './named-fields.tsx';
import { useSubmit } from './use-submit.ts';
import { WindowFoot } from './window-foot.tsx';
import { type LazySchema, useZodForm } from './zod-form.ts';

type FormValues = Record<string, string>;

/** An action that asks before it is performed. */
export interface AskedAct {
  title: string;
  /** What will happen. */
  text?: ReactNode;
  /** Text to be entered: a reason, a note; null for none. */
  field: {
    /** Its name in the endpoint's body, so that errors are shown at it. */
    name: string;
    label: string;
    hint?: string | undefined;
    optional?: boolean | undefined;
    /** Its initial text; empty by default. */
    initial?: string | undefined;
    /** Whether it is a single-line field, like a name. */
    oneLine?: boolean | undefined;
    /** Maximum number of characters. */
    limit: number;
    /** A choice above it, whose value is passed with the text. */
    choice?: LeadingChoice | undefined;
    schema: LazySchema<FormValues, FormValues>;
  } | null;
  submit: string;
  /** Replaces the usual text while the action is running. */
  sending?: string | undefined;
  dangerous?: boolean | undefined;
  /** Shown after success. */
  done: string | ((text: string) => ToastInput);
  /** @param values of all fields by their names */
  perform: (text: string, values?: FormValues) => Promise<unknown>;
}

interface ActFormProps {
  act: AskedAct;
  onClose: () => void;
  refresh: () => Promise<void>;
  afterwards?: (() => Promise<void>) | undefined;
}

const named = ({ name, label, hint, optional }: NonNullable<AskedAct['field']>) => ({
  name,
  label,
  hint,
  optional,
});

const nothing: LazySchema<FormValues, FormValues> = async () => (await import('zod')).z.object({});

function ActForm({ act, onClose, refresh, afterwards }: ActFormProps) {
  const toast = useToast();
  const { field } = act;
  const form = useZodForm<FormValues, FormValues>({
    schema: field?.schema ?? nothing,
    defaultValues: field ? { ...(field.choice && { [field.choice.name]: '' }), [field.name]: field.initial ?? '' } : {},
  });
  const t = useTexts();
  const submission = useSubmit(
    form,
    async (values) => {
      const text = field ? (values[field.name] ?? '') : '';
      await act.perform(text, values);
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
      {field?.choice ? <LeadingChoiceField choice={field.choice} into={field.name} /> : null}
      {field?.oneLine ? <TextField {...named(field)} data-autofocus /> : null}
      {field && !field.oneLine ? (
        <LongField {...named(field)} limit={field.limit} rows={3} data-autofocus={field.choice ? undefined : true} />
      ) : null}
      <WindowFoot loadingText={act.sending ?? t('ui.record.saving')} dangerous={act.dangerous} onCancel={onClose}>
        {act.submit}
      </WindowFoot>
    </Form>
  );
}

export interface ActModalProps {
  /** Null while the window is closed. */
  act: AskedAct | null;
  onClose: () => void;
  /** Reloads the data of the page: after the action, and after a conflict (409). */
  refresh: () => Promise<void>;
  /** Where to navigate after success, instead of reloading the page's data. */
  afterwards?: (() => Promise<void>) | undefined;
}

/** The window that asks before an action is performed, with a field if text is required. */
export function ActModal({ act, onClose, refresh, afterwards }: ActModalProps) {
  return (
    <Modal open={act !== null} onClose={onClose} size="sm" title={act?.title ?? ''}>
      {act ? <ActForm act={act} onClose={onClose} refresh={refresh} afterwards={afterwards} /> : null}
    </Modal>
  );
}
