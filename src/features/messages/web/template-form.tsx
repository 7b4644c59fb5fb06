import { isApiProblem } from '#kit/client-errors.ts';
import { TextField } from '#ui/forms/named-fields.tsx';
import { WindowFoot } from '#ui/forms/window-foot.tsx';
import { RecordForm } from '#ui/records/record-form.tsx';
import { useRecord } from '#ui/records/use-record.ts';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { changeTemplate, keepTemplate } from '../contract.ts';
import type { MessageTemplate, TemplateInput } from '../fields.ts';
import { MessageFields } from './message-fields.tsx';

const schema = async () => (await import('../fields.ts')).templateInput;
const compared = ['name', 'subject', 'body'] as const;

export interface TemplateFormProps {
  /** The template to edit, or initial values of a new one. */
  of: MessageTemplate | TemplateInput;
  onSaved: (template: MessageTemplate) => void;
  onClose: () => void;
}

/** Name, subject and text of a template. */
export function TemplateForm({ of, onSaved, onClose }: TemplateFormProps) {
  const t = useTexts();
  const api = useApi();
  const record = useRecord<MessageTemplate, TemplateInput, TemplateInput, MessageTemplate | null>({
    schema,
    of: 'id' in of ? of : null,
    toForm: (view) => {
      const { name, subject, body } = view ?? of;
      return { name, subject, body };
    },
    save: async (values, over) => {
      if (!over) return (await api.call(keepTemplate, { body: values })).data;
      const { id, version } = over;
      return (await api.call(changeTemplate, { params: { id }, body: { ...values, version } })).data;
    },
    compared: compared.map((name) => ({
      label: t(`applications.messaging.templates.fields.${name}`),
      of: (values) => values[name],
    })),
    done: t('applications.messaging.templates.saved'),
    onSaved,
    explain: (error, usual) => {
      if (!isApiProblem(error) || error.problem.code !== 'applications.template-named') return usual();
      record.form.setError('name', { type: 'named', message: t('applications.problems.template-named') });
      return null;
    },
  });
  return (
    <RecordForm name="message-template" record={record} className="stack g16">
      <TextField
        name="name"
        label={t('applications.messaging.templates.name')}
        hint={t('applications.messaging.templates.nameHint')}
        data-first
      />
      <MessageFields />
      <WindowFoot loadingText={t('ui.record.saving')} onCancel={onClose}>
        {t('applications.messaging.templates.save')}
      </WindowFoot>
    </RecordForm>
  );
}
