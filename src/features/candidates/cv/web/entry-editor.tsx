import type { UseFormRegisterReturn } from 'react-hook-form';
import { Checkbox } from '#ui/choice.tsx';
import { Field } from '#ui/field.tsx';
import { Button } from '#ui/light/button.tsx';
import { Card } from '#ui/light/card.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { cvLimits } from '../cv-limits.ts';

interface EntryEditorProps {
  kind: 'education' | 'experience';
  /** Its two texts, with their labels. */
  texts: readonly { name: string; label: string; autoComplete?: string }[];
  ongoing: boolean;
  register: (field: string) => UseFormRegisterReturn;
  errorOf: (field: string) => string | undefined;
  /** It is on its way to the account. */
  saving: boolean;
  onDone: () => void;
  onCancel: () => void;
}

/** The open entry: two texts, from and to as months, and whether it goes on. */
export function EntryEditor({
  kind,
  texts,
  ongoing,
  register,
  errorOf,
  saving,
  onDone,
  onCancel,
}: EntryEditorProps) {
  const t = useTexts();
  return (
    <Card
      stack
      className="cv-open-entry"
      onKeyDown={(event) => {
        // Enter saves the entry; the button of the step would also go on.
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
        event.preventDefault();
        onDone();
      }}
    >
      {texts.map(({ name, label, autoComplete }) => (
        <Field key={name} label={label} error={errorOf(name)}>
          <TextInput {...register(name)} autoComplete={autoComplete ?? 'off'} maxLength={cvLimits.name} />
        </Field>
      ))}
      <div className="grid c2 g16 keep-two">
        <Field label={t('candidates.cv.from')} error={errorOf('dateFrom')}>
          <TextInput
            {...register('dateFrom')}
            autoComplete="off"
            inputMode="numeric"
            placeholder={t('candidates.cv.monthPlaceholder')}
          />
        </Field>
        <Field label={t('candidates.cv.to')} error={errorOf('dateTo')}>
          {ongoing ? (
            <TextInput readOnly value={t(`candidates.cv.${kind}.goesOn`)} />
          ) : (
            <TextInput
              {...register('dateTo')}
              autoComplete="off"
              inputMode="numeric"
              placeholder={t('candidates.cv.monthPlaceholder')}
            />
          )}
        </Field>
      </div>
      <Checkbox label={t(`candidates.cv.${kind}.ongoing`)} {...register('ongoing')} />
      <div className="row g8 end">
        <Button onClick={onCancel}>{t('common.cancel')}</Button>
        <Button variant="soft" loading={saving} loadingText={t('candidates.cv.saving')} onClick={onDone}>
          {t(`candidates.cv.${kind}.done`)}
        </Button>
      </div>
    </Card>
  );
}
