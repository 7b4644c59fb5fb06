import { useState } from 'react';
import { isApiProblem } from '#shared/client-errors.ts';
import { Field } from '#ui/field.tsx';
import { Form } from '#ui/forms/form.tsx';
import { NewerNote } from '#ui/forms/newer-note.tsx';
import { useSubmit } from '#ui/forms/use-submit.ts';
import { WindowFoot } from '#ui/forms/window-foot.tsx';
import { errorOf, useZodForm } from '#ui/forms/zod-form.ts';
import { useToast } from '#ui/light/toasts.tsx';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { changeTemplate, keepTemplate } from '../contract.ts';
import type { MessageTemplate, TemplateInput } from '../fields.ts';
import { MessageFields } from './message-fields.tsx';

const schema = async () => (await import('../fields.ts')).templateInput;
const compared = ['name', 'subject', 'body'] as const;

export interface TemplateFormProps {
  /** What it begins with. */
  initial: TemplateInput;
  /** The template that is changed; null for a new one. */
  template: MessageTemplate | null;
  onSaved: (template: MessageTemplate) => void;
  onClose: () => void;
}

/** Name, subject and text of a template; a save over somebody's newer one lets the person choose. */
export function TemplateForm({ initial, template, onSaved, onClose }: TemplateFormProps) {
  const t = useTexts();
  const api = useApi();
  const toast = useToast();
  const [base, setBase] = useState(template);
  const [newer, setNewer] = useState<MessageTemplate | null>(null);
  const form = useZodForm<TemplateInput, TemplateInput>({ schema, defaultValues: initial });
  const { errors, isSubmitting } = form.formState;

  const submission = useSubmit(
    form,
    async (values) => {
      const { data } = base
        ? await api.call(changeTemplate, {
            params: { id: base.id },
            body: { ...values, version: base.version },
          })
        : await api.call(keepTemplate, { body: values });
      toast.show({ tone: 'ok', title: t('applications.messaging.templates.saved') });
      onSaved(data);
    },
    (error, usual) => {
      const problem = isApiProblem(error) ? error.problem : null;
      if (problem?.code === 'applications.template-changed') {
        setNewer(problem.current as MessageTemplate);
        return null;
      }
      if (problem?.code !== 'applications.template-named') return usual();
      form.setError('name', { type: 'named', message: t('applications.problems.template-named') });
      return null;
    },
  );

  const values = form.watch();
  /** Either way the next save is over what is stored now. */
  const choose = (shown: boolean): void => {
    if (!newer) return;
    if (shown) form.reset({ name: newer.name, subject: newer.subject, body: newer.body });
    setBase(newer);
    setNewer(null);
  };

  return (
    <Form name="message-template" submission={submission} className="stack g16">
      {newer ? (
        <NewerNote
          title={t('applications.messaging.templates.changed')}
          differences={compared
            .filter((name) => newer[name] !== values[name])
            .map((name) => t(`applications.messaging.templates.fields.${name}`))}
          onShow={() => choose(true)}
          onKeep={() => choose(false)}
        />
      ) : null}
      <Field
        label={t('applications.messaging.templates.name')}
        hint={t('applications.messaging.templates.nameHint')}
        error={errorOf(errors, 'name')}
      >
        <TextInput {...form.register('name')} data-first />
      </Field>
      <MessageFields form={form} errors={errors} />
      <WindowFoot
        loading={isSubmitting}
        loadingText={t('applications.messaging.templates.saving')}
        onCancel={onClose}
      >
        {t('applications.messaging.templates.save')}
      </WindowFoot>
    </Form>
  );
}
