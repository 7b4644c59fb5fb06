import { type ComponentProps, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { isApiProblem } from '#kit/client-errors.ts';
import { pageAddress } from '#kit/site-map.ts';
import { FieldGroup } from '#ui/field.tsx';
import { Form } from '#ui/forms/form.tsx';
import { LongField, SelectField, TextField, TickField } from '#ui/forms/named-fields.tsx';
import { SubmitButton } from '#ui/forms/submit-button.tsx';
import { useSubmit } from '#ui/forms/use-submit.ts';
import { errorOf, useZodForm } from '#ui/forms/zod-form.ts';
import { Button } from '#ui/light/button.tsx';
import { Link } from '#ui/light/link.tsx';
import { Note } from '#ui/light/note.tsx';
import { VisuallyHidden } from '#ui/light/visually-hidden.tsx';
import { SegmentedControl } from '#ui/segmented.tsx';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import {
  type ContactSender,
  type ContactSubject,
  contactSenders,
  contactSubjects,
  messageLimit,
} from '../../contact-topics.ts';
import { sendContact } from '../contract.ts';
import type { ContactInput, ContactForm as FormValues } from '../fields.ts';

const schema = async () => (await import('../fields.ts')).contactInput;

export interface ContactFormProps {
  /** The data of a signed-in writer. */
  known: { name: string; email: string; sender: ContactSender };
  subject: ContactSubject | null;
  /** Reply address of a message that was sent without scripts. */
  taken: string | null;
}

/** Form for a message to the provider. A thank-you replaces it after sending. */
export function ContactForm({ known, subject, taken }: ContactFormProps) {
  const api = useApi();
  const t = useTexts();
  const [sentTo, setSentTo] = useState(taken);
  const form = useZodForm<FormValues, ContactInput>({
    schema,
    defaultValues: {
      ...known,
      subject: subject ?? ('' as ContactSubject),
      message: '',
      agreement: false,
      homepage: '',
    },
  });
  const { errors } = form.formState;
  const [sender, about] = useWatch({ control: form.control, name: ['sender', 'subject'] });

  const submission = useSubmit(
    form,
    async (body) => {
      const { data } = await api.call(sendContact, { body });
      setSentTo(data.email);
      form.reset({ ...form.getValues(), message: '', agreement: false });
    },
    (error, usual) => {
      if (!isApiProblem(error) || error.problem.status !== 429) return usual();
      return t('contact.form.wait', { count: Math.max(1, Math.ceil((error.retryAfter ?? 60) / 60)) });
    },
  );

  if (sentTo !== null) return <Sent to={sentTo} onAnother={() => setSentTo(null)} />;
  return (
    <Form name="contact" submission={submission} className="card pad-lg stack g16">
      <div className="grid c2 g16">
        <TextField name="name" label={t('contact.form.name')} autoComplete="name" />
        <TextField name="email" label={t('contact.form.email')} type="email" inputMode="email" autoComplete="email" />
      </div>
      <FieldGroup label={t('contact.form.sender')} error={errorOf(errors, 'sender')}>
        <SegmentedControl
          label={t('contact.form.sender')}
          options={contactSenders.map((value) => ({ value, label: t(`contact.senders.${value}`) }))}
          name="sender"
          value={sender}
          onChange={(value) => form.setValue('sender', value)}
        />
      </FieldGroup>
      <SelectField
        name="subject"
        label={t('contact.form.subject')}
        placeholder={t('contact.form.choose')}
        options={contactSubjects.map((value) => ({ value, label: t(`contact.subjects.${value}`) }))}
        // Preselects the subject from the address before scripts are loaded.
        defaultValue={subject ?? ''}
      />
      <LongField
        name="message"
        label={t('contact.form.message')}
        hint={about === 'report' ? t('contact.form.reportHint') : undefined}
        rows={6}
        limit={messageLimit}
      />
      <Trap {...form.register('homepage')} />
      <FieldGroup
        label={<VisuallyHidden>{t('contact.form.privacy')}</VisuallyHidden>}
        error={errorOf(errors, 'agreement')}
      >
        <TickField
          name="agreement"
          label={
            <>
              {t('contact.form.agreement')}{' '}
              <Link className="link" href={pageAddress('privacy')} target="_blank">
                {t('contact.form.privacy')}
              </Link>
            </>
          }
        />
      </FieldGroup>
      <div className="row end">
        <SubmitButton size="lg">{t('contact.form.submit')}</SubmitButton>
      </div>
    </Form>
  );
}

function Sent({ to, onAnother }: { to: string; onAnother: () => void }) {
  const t = useTexts();
  return (
    <div className="card pad-lg stack g16">
      <Note tone="ok" title={t('contact.sent.title')}>
        {t('contact.sent.text', { email: to })}
      </Note>
      <div>
        <Button onClick={onAnother}>{t('contact.sent.another')}</Button>
      </div>
    </div>
  );
}

/** Honeypot field: hidden from people, filled in by bots. */
function Trap(input: ComponentProps<'input'>) {
  const t = useTexts();
  return (
    <div className="contact-trap" aria-hidden="true">
      <label>
        {t('contact.form.homepage')}
        <input tabIndex={-1} autoComplete="off" {...input} />
      </label>
    </div>
  );
}
