import type { FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { Field } from '#ui/field.tsx';
import { errorOf } from '#ui/forms/zod-form.ts';
import { Button } from '#ui/light/button.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { messageLimits } from '../message-limits.ts';
import { placeholderNames } from '../placeholders.ts';

interface MessageText extends FieldValues {
  subject: string;
  body: string;
}

/** Subject and text of a message or a template, with placeholders to insert. */
export function MessageFields<Values extends MessageText, Checked>({
  form,
  errors,
  rows = 8,
}: {
  form: UseFormReturn<Values, unknown, Checked>;
  errors: FieldErrors<Values>;
  rows?: number;
}) {
  const t = useTexts();
  const body = 'body' as Path<Values>;
  const insert = (name: string): void => {
    const area = document.querySelector<HTMLTextAreaElement>('.message-body textarea');
    if (!area) return;
    area.focus();
    area.setRangeText(`{${name}}`, area.selectionStart, area.selectionEnd, 'end');
    // The form, its counter and the stored draft follow what is typed.
    area.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return (
    <>
      <Field label={t('applications.messaging.composer.subject')} error={errorOf(errors, 'subject')}>
        <TextInput {...form.register('subject' as Path<Values>)} />
      </Field>
      <Field
        className="message-body"
        label={t('applications.messaging.composer.body')}
        error={errorOf(errors, 'body')}
        hint={t('applications.messaging.composer.placeholders')}
      >
        <TextArea {...form.register(body)} value={form.watch(body)} limit={messageLimits.body} rows={rows} />
      </Field>
      <div className="row g8 flex-wrap">
        {placeholderNames.map((name) => (
          <Button
            key={name}
            size="sm"
            aria-label={t('applications.messaging.composer.insert', { name: `{${name}}` })}
            onClick={() => insert(name)}
          >
            {`{${name}}`}
          </Button>
        ))}
      </div>
    </>
  );
}
