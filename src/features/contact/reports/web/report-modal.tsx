import { type ComponentProps, useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Radio } from '#ui/choice.tsx';
import { FieldGroup } from '#ui/field.tsx';
import { Form } from '#ui/forms/form.tsx';
import { LongField, TextField } from '#ui/forms/named-fields.tsx';
import { useSubmit } from '#ui/forms/use-submit.ts';
import { errorOf, useZodForm } from '#ui/forms/zod-form.ts';
import { IconFlag } from '#ui/icons/posting-icons.tsx';
import { Button } from '#ui/light/button.tsx';
import { Note } from '#ui/light/note.tsx';
import { TitleText } from '#ui/light/title-text.tsx';
import { Modal } from '#ui/modal.tsx';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { type ReportReason, reportReasons, reportTextLimit } from '../../report-reasons.ts';
import { reportPosting } from '../contract.ts';
import type { ReportForm, ReportInput } from '../fields.ts';

const schema = async () => (await import('../fields.ts')).reportInput;

export interface ReportModalProps {
  posting: { id: number; positionTitle: string };
  /** Email address of the signed-in user. */
  email: string;
  onClose: () => void;
}

function ReportThanks(frame: Omit<ComponentProps<typeof Modal>, 'children' | 'footer'>) {
  const t = useTexts();
  const thanksId = useId();
  return (
    <Modal
      {...frame}
      footer={
        <Button variant="primary" aria-describedby={thanksId} ref={(button) => button?.focus()} onClick={frame.onClose}>
          {t('common.close')}
        </Button>
      }
    >
      <div id={thanksId}>
        <Note tone="ok" title={t('contact.report.sent.title')}>
          {t('contact.report.sent.text')}
        </Note>
      </div>
    </Modal>
  );
}

/** Form for reporting a posting; a thank-you replaces it after sending. */
export function ReportModal({ posting, email, onClose }: ReportModalProps) {
  const api = useApi();
  const t = useTexts();
  const formId = useId();
  const [sent, setSent] = useState(false);
  const form = useZodForm<ReportForm, ReportInput>({
    schema,
    defaultValues: { reason: '' as ReportReason, text: '', email },
  });
  const { errors, isSubmitting } = form.formState;
  const reason = useWatch({ control: form.control, name: 'reason' });

  const submission = useSubmit(form, async (body) => {
    await api.call(reportPosting, { params: { id: String(posting.id) }, body });
    setSent(true);
  });

  const frame = {
    open: true,
    onClose,
    title: t('contact.report.open'),
    subtitle: <TitleText text={t('contact.report.about', { title: posting.positionTitle, id: posting.id })} />,
  };
  if (sent) return <ReportThanks {...frame} />;
  return (
    <Modal
      {...frame}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            loading={isSubmitting}
            loadingText={t('common.sending')}
          >
            <IconFlag />
            {t('contact.report.submit')}
          </Button>
        </>
      }
    >
      <Form name="report" submission={submission} id={formId} className="stack g16">
        <FieldGroup label={t('contact.report.reason')} error={errorOf(errors, 'reason')}>
          <div className="stack g12">
            {reportReasons.map((value, index) => (
              <Radio
                key={value}
                value={value}
                label={t(`contact.report.reasons.${value}`)}
                data-autofocus={index === 0 ? true : undefined}
                {...form.register('reason')}
              />
            ))}
          </div>
        </FieldGroup>
        <LongField
          name="text"
          optional={reason !== 'other'}
          label={t('contact.report.text')}
          rows={3}
          limit={reportTextLimit}
        />
        <TextField
          name="email"
          optional
          label={t('contact.report.email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          placeholder={t('contact.report.emailHint')}
        />
        <p className="sm dim">{t('contact.report.unseen')}</p>
      </Form>
    </Modal>
  );
}
