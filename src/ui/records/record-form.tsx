import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Form, type FormProps } from '#ui/forms/form.tsx';
import { SubmitButton } from '#ui/forms/submit-button.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { NewerVersion } from './newer-version.tsx';
import { UnsavedGuard } from './unsaved-guard.tsx';
import type { RecordState } from './use-record.ts';

interface RecordFormProps<Values extends FieldValues, Checked> extends Omit<FormProps, 'submission'> {
  record: RecordState<Values, Checked>;
}

/** The form of a record, with the choice between two versions of it, and a question before unsaved changes are lost. */
export function RecordForm<Values extends FieldValues, Checked>({ record, ...form }: RecordFormProps<Values, Checked>) {
  return (
    <>
      {record.newer ? <NewerVersion kind="version" {...record.newer} /> : null}
      <Form {...form} submission={record.submission} />
      <UnsavedGuard unsaved={record.unsaved} />
    </>
  );
}

interface RecordFootProps {
  record: Pick<RecordState<FieldValues, unknown>, 'unsaved'>;
  /** Label of its button. */
  children: ReactNode;
}

/** The end of a record's form on a page: whether something is unsaved, and the button. */
export function RecordFoot({ record: { unsaved }, children }: RecordFootProps) {
  const t = useTexts();
  return (
    <div className="row g16 flex-wrap end">
      {unsaved.current ? <span className="sm dim">{t('ui.record.unsaved')}</span> : null}
      <SubmitButton loadingText={t('ui.record.saving')}>{children}</SubmitButton>
    </div>
  );
}
