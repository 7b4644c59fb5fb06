import { useController } from 'react-hook-form';
import { promisedDays } from '#features/postings/reply-promise.ts';
import { Field } from '#ui/field.tsx';
import { TextField, TickField } from '#ui/forms/named-fields.tsx';
import { NativeSelect } from '#ui/native-select.tsx';
import { useWizardForm } from '../../drafts/web/use-wizard-form.ts';
import { NoticeNote } from './notice-note.tsx';

/** Within how many days every applicant is promised an answer. */
export function PromiseField() {
  const { form, t, errorAt } = useWizardForm();
  const { field } = useController({ control: form.control, name: 'replyWithinDays' });
  return (
    <Field
      label={t('postings.fields.replyWithinDays')}
      optional
      hint={t('postings.wizard.general.promiseHint')}
      error={errorAt('replyWithinDays')}
    >
      <NativeSelect
        name={field.name}
        ref={field.ref}
        onBlur={field.onBlur}
        value={field.value === null ? '' : String(field.value)}
        onChange={({ target }) => field.onChange(promisedDays.find((days) => String(days) === target.value) ?? null)}
        options={promisedDays.map((days) => ({
          value: String(days),
          label: t('postings.reply.within', { count: days }),
        }))}
        placeholder={t('postings.wizard.general.noPromise')}
      />
    </Field>
  );
}

/** The address for mails about applications, and whether one a day is enough. */
export function ApplicationMailFields() {
  const { form, t } = useWizardForm();
  return (
    <div className="stack g8">
      <TextField
        name="notificationsEmail"
        label={t('postings.fields.notificationsEmail')}
        optional
        hint={t('postings.wizard.general.notificationsHint')}
        type="email"
        autoComplete="email"
      />
      <NoticeNote email={form.watch('notificationsEmail')} />
      <TickField name="notificationsDigest" label={t('postings.wizard.general.digest')} />
    </div>
  );
}
