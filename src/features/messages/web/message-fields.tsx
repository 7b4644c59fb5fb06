import { LongField, TextField } from '#ui/forms/named-fields.tsx';
import { Button } from '#ui/light/button.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { messageLimits } from '../message-limits.ts';
import { placeholderNames } from '../placeholders.ts';

/** Subject and text of a message or a template, with placeholders to insert. */
export function MessageFields() {
  const t = useTexts();
  const insert = (name: string): void => {
    const area = document.querySelector<HTMLTextAreaElement>('.message-body textarea');
    if (!area) return;
    area.focus();
    area.setRangeText(`{${name}}`, area.selectionStart, area.selectionEnd, 'end');
    // Updates the form, its counter and the stored draft.
    area.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return (
    <>
      <TextField name="subject" label={t('applications.messaging.composer.subject')} />
      <LongField
        name="body"
        fieldClass="message-body"
        label={t('applications.messaging.composer.body')}
        hint={t('applications.messaging.composer.placeholders')}
        limit={messageLimits.body}
        rows={8}
      />
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
