import type { TextKey } from '#kit/i18n/translator.ts';
import { Field } from '#ui/field.tsx';
import { TextField, TickField } from '#ui/forms/named-fields.tsx';
import { Button } from '#ui/light/button.tsx';
import { Card } from '#ui/light/card.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { cvLimits } from '../../cv-limits.ts';

export interface EntryText {
  name: string;
  label: TextKey;
  autoComplete?: string;
}

interface EntryEditorProps {
  kind: 'education' | 'experience';
  /** Path of the entry in the form. */
  path: string;
  texts: readonly EntryText[];
  ongoing: boolean;
  /** Whether the entry is being saved. */
  saving: boolean;
  onDone: () => void;
  onCancel: () => void;
}

/** Editor of the open entry: two texts, the first and last month, and whether it is ongoing. */
export function EntryEditor({ kind, path, texts, ongoing, saving, onDone, onCancel }: EntryEditorProps) {
  const t = useTexts();
  return (
    <Card
      stack
      className="cv-open-entry"
      onKeyDown={(event) => {
        // Enter saves the entry; submitting the step would also continue to the next one.
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
        event.preventDefault();
        onDone();
      }}
    >
      {texts.map(({ name, label, autoComplete = 'off' }) => (
        <TextField
          key={name}
          name={`${path}.${name}`}
          label={t(label)}
          autoComplete={autoComplete}
          maxLength={cvLimits.name}
        />
      ))}
      <div className="grid c2 g16 keep-two">
        <MonthField name={`${path}.dateFrom`} label={t('candidates.cv.from')} />
        {ongoing ? (
          <Field label={t('candidates.cv.to')}>
            <TextInput readOnly value={t(`candidates.cv.${kind}.goesOn`)} />
          </Field>
        ) : (
          <MonthField name={`${path}.dateTo`} label={t('candidates.cv.to')} />
        )}
      </div>
      <TickField name={`${path}.ongoing`} label={t(`candidates.cv.${kind}.ongoing`)} />
      <div className="row g8 end">
        <Button onClick={onCancel}>{t('common.cancel')}</Button>
        <Button variant="soft" loading={saving} loadingText={t('candidates.cv.saving')} onClick={onDone}>
          {t(`candidates.cv.${kind}.done`)}
        </Button>
      </div>
    </Card>
  );
}

function MonthField(field: { name: string; label: string }) {
  const t = useTexts();
  return (
    <TextField {...field} autoComplete="off" inputMode="numeric" placeholder={t('candidates.cv.monthPlaceholder')} />
  );
}
