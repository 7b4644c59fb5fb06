import { useEffect, useState } from 'react';
import type { ChosenApplications } from '#features/reviewing/received/web/selected-applications.ts';
import { Field } from '#ui/field.tsx';
import { Form } from '#ui/forms/form.tsx';
import { SubmitButton } from '#ui/forms/submit-button.tsx';
import { useSubmit } from '#ui/forms/use-submit.ts';
import { useZodForm } from '#ui/forms/zod-form.ts';
import { Button } from '#ui/light/button.tsx';
import { IconEye, IconSend } from '#ui/light/icons.tsx';
import { Note } from '#ui/light/note.tsx';
import { TextButton } from '#ui/light/text-button.tsx';
import { useToast } from '#ui/light/toasts.tsx';
import { NativeSelect } from '#ui/native-select.tsx';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { writeToGroup } from '../contract.ts';
import type { MessageInput, SentMessage } from '../fields.ts';
import { countExcluded } from '../message-state.ts';
import { excludedWords } from './excluded-words.ts';
import {
  discardMessageDraft,
  loadMessageDraft,
  type MessageDraft,
  messageKeyOf,
  saveMessageDraft,
} from './message-draft.ts';
import { MessageFields } from './message-fields.tsx';
import type { OfferedTemplate, Templates } from './use-templates.ts';

const schema = async () => (await import('../fields.ts')).messageInput;

interface TemplateFieldProps {
  templates: Templates;
  onChoose: (template: OfferedTemplate) => void;
  onManage: () => void;
}

/** Initial text: one of the company's templates, or of ours. */
function TemplateField({ templates, onChoose, onManage }: TemplateFieldProps) {
  const t = useTexts();
  const { own, suggestions } = templates;
  const all = [...(own ?? []), ...suggestions];
  return (
    <Field
      label={t('applications.messaging.composer.template')}
      hint={templates.problem ? t('applications.messaging.composer.templatesFailed') : undefined}
      aside={<TextButton onClick={onManage}>{t('applications.messaging.composer.manage')}</TextButton>}
    >
      <NativeSelect
        value=""
        onChange={({ currentTarget }) => {
          const chosen = all.find(({ id }) => id === currentTarget.value);
          if (chosen) onChoose(chosen);
        }}
        placeholder={t('applications.messaging.composer.noTemplate')}
      >
        {own && own.length > 0 ? (
          <optgroup label={t('applications.messaging.composer.ownTemplates')}>
            {own.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </optgroup>
        ) : null}
        {suggestions.length > 0 ? (
          <optgroup label={t('applications.messaging.composer.suggestedTemplates')}>
            {suggestions.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </optgroup>
        ) : null}
      </NativeSelect>
    </Field>
  );
}

interface MessageFormProps extends ChosenApplications {
  templates: Templates;
  /** Initial content when nothing was typed yet. */
  start?: MessageDraft | undefined;
  onSent: (sent: SentMessage) => void;
  onPreview: () => void;
  onSaveAs: () => void;
  onManage: () => void;
}

/** A template has replaced what was typed. */
function ReplacedNote({ onUndo }: { onUndo: () => void }) {
  const t = useTexts();
  return (
    <Note role="status" actions={<TextButton onClick={onUndo}>{t('applications.messaging.composer.undo')}</TextButton>}>
      {t('applications.messaging.composer.replaced')}
    </Note>
  );
}

/** Template, subject and text; input is stored in the tab until it is sent. */
export function MessageForm({ postingId, selection, count, templates, start, ...go }: MessageFormProps) {
  const t = useTexts();
  const api = useApi();
  const toast = useToast();
  const [before, setBefore] = useState<MessageDraft | null>(null);
  const form = useZodForm<MessageInput, MessageInput>({
    schema,
    defaultValues: loadMessageDraft(postingId, start),
  });

  useEffect(() => {
    const { unsubscribe } = form.watch(({ subject = '', body = '' }) => saveMessageDraft(postingId, { subject, body }));
    return unsubscribe;
  }, [form, postingId]);

  const put = ({ subject, body }: MessageDraft): void => {
    form.setValue('subject', subject, { shouldDirty: true });
    form.setValue('body', body, { shouldDirty: true });
    form.clearErrors();
  };

  const submission = useSubmit(form, async (values) => {
    const body = { ...selection, ...values };
    const { data } = await api.call(
      writeToGroup,
      { params: { id: String(postingId) }, body },
      { idempotencyKey: messageKeyOf(postingId, body) },
    );
    discardMessageDraft(postingId);
    const excluded = countExcluded(data.leftOut);
    toast.show({
      tone: 'ok',
      title: t('applications.messaging.composer.sent', { count: data.recipients }),
      ...(excluded.length > 0
        ? {
            text: `${t('applications.messaging.composer.excludedTitle')}: ${excludedWords(excluded, t)}.`,
          }
        : {}),
    });
    go.onSent(data);
  });
  const preview = async (): Promise<void> => {
    if (!(await form.trigger())) return;
    // Preview and new templates use the stored draft, so the initial text is stored first.
    saveMessageDraft(postingId, form.getValues());
    go.onPreview();
  };

  return (
    <Form name="message" submission={submission} className="stack g16">
      <TemplateField
        templates={templates}
        onManage={go.onManage}
        onChoose={(template) => {
          const { subject, body } = form.getValues();
          setBefore(subject || body ? { subject, body } : null);
          put(template);
        }}
      />
      {before ? (
        <ReplacedNote
          onUndo={() => {
            put(before);
            setBefore(null);
          }}
        />
      ) : null}
      <MessageFields />
      <p className="sm dim">
        {t('applications.messaging.composer.separate')} {t('applications.messaging.composer.kept')}
      </p>
      <div className="row g8 end flex-wrap">
        <Button
          variant="quiet"
          onClick={() => {
            saveMessageDraft(postingId, form.getValues());
            go.onSaveAs();
          }}
        >
          {t('applications.messaging.composer.saveAsTemplate')}
        </Button>
        <Button onClick={() => void submission.attempt(preview)}>
          <IconEye />
          {t('applications.messaging.composer.preview')}
        </Button>
        <SubmitButton>
          <IconSend />
          {t('applications.messaging.composer.send', { count })}
        </SubmitButton>
      </div>
    </Form>
  );
}
