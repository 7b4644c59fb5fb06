import { useState } from 'react';
import { applicationResults, resultReasons } from '#features/applying/application-type.ts';
import type { SelectionActProps } from '#features/reviewing/web/selection-act.ts';
import { dateAndTime } from '#kit/dates.ts';
import { FieldGroup } from '#ui/field.tsx';
import { Form } from '#ui/forms/form.tsx';
import { SelectField } from '#ui/forms/named-fields.tsx';
import { useSubmit } from '#ui/forms/use-submit.ts';
import { WindowFoot } from '#ui/forms/window-foot.tsx';
import { useZodForm } from '#ui/forms/zod-form.ts';
import { Button } from '#ui/light/button.tsx';
import { Note } from '#ui/light/note.tsx';
import { useToast } from '#ui/light/toasts.tsx';
import { Modal } from '#ui/modal.tsx';
import { RadioCard } from '#ui/radio-card.tsx';
import { useApi, useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { sendResults } from '../contract.ts';
import type { Excluded, ResultForm } from '../fields.ts';
import { SendTimeField } from './send-time-field.tsx';
import { useUndo } from './use-undo.ts';

const loadSchema = async () => (await import('../fields.ts')).resultForm;

/** The likeliest result is chosen, and nothing is sent at once. */
const initial: ResultForm = { result: 'notSelected', reason: '', sendAt: 'later' };

export type SendResultsProps = Omit<SelectionActProps, 'rejected' | 'known'>;

/** The window that notifies one or many candidates of a result; load it on demand. */
export function SendResults({ postingId, selection, count, onDone, onClose }: SendResultsProps) {
  const t = useTexts();
  const language = useLanguage();
  const api = useApi();
  const toast = useToast();
  const { run: undo } = useUndo();
  /** Set when some are excluded. */
  const [partly, setPartly] = useState<{ excluded: Excluded; done: string } | null>(null);
  const form = useZodForm<ResultForm, ResultForm>({ schema: loadSchema, defaultValues: initial });
  const result = form.watch('result');
  const submission = useSubmit(form, async ({ reason, ...values }) => {
    const body = { ...selection, ...values, reason: values.result === 'notSelected' ? reason : ('' as const) };
    const { data } = await api.call(sendResults, { params: { id: String(postingId) }, body });
    const { id: decisionId, excluded } = data;
    const later = values.sendAt === 'later';
    const done = t(`applications.sendingResults.${later ? 'doneLater' : 'doneNow'}`, {
      count: data.count,
      ...dateAndTime(data.sendAt, language),
    });
    if (Object.values(excluded).some((some) => some > 0)) return setPartly({ excluded, done });
    const action = {
      label: t('applications.sendingResults.undo'),
      onClick: () => void undo({ postingId, decisionId }),
    };
    toast.show({ tone: 'ok', title: done, action: later ? action : undefined });
    onDone();
  });
  const title = t(`applications.sendingResults.${count === 1 ? 'titleOne' : 'title'}`);
  if (partly)
    return (
      <Modal open onClose={onDone} title={title}>
        <div className="stack g16">
          <Note tone="ok">{partly.done}</Note>
          <Note tone="warn" title={t('applications.sendingResults.excludedTitle')}>
            <ul>
              {(Object.entries(partly.excluded) as [keyof Excluded, number][]).map(([cause, some]) =>
                some > 0 ? (
                  <li key={cause}>{t(`applications.sendingResults.excluded.${cause}`, { count: some })}</li>
                ) : null,
              )}
            </ul>
          </Note>
          <div className="row end">
            <Button variant="primary" data-autofocus onClick={onDone}>
              {t('ui.close')}
            </Button>
          </div>
        </div>
      </Modal>
    );
  return (
    <Modal open onClose={onClose} title={title}>
      <Form name="send-results" submission={submission} className="stack g24">
        <p className="dim">{t('applications.sendingResults.count', { count })}</p>
        <FieldGroup label={t('applications.sendingResults.result')}>
          <div className="result-choices">
            {applicationResults.map((one) => (
              <RadioCard
                key={one}
                title={t(`applications.sendingResults.kinds.${one}.title`)}
                {...form.register('result')}
                value={one}
                data-autofocus={one === initial.result || undefined}
              >
                <span className="sm dim">{t(`applications.sendingResults.kinds.${one}.text`)}</span>
              </RadioCard>
            ))}
          </div>
        </FieldGroup>
        {result === 'notSelected' ? (
          <SelectField
            name="reason"
            label={t('applications.sendingResults.reason')}
            hint={t('applications.sendingResults.reasonHint')}
            optional
            options={[
              { value: '', label: t('applications.sendingResults.noReason') },
              ...resultReasons.map((value) => ({ value, label: t(`applications.results.reasons.${value}`) })),
            ]}
          />
        ) : null}
        <SendTimeField {...form.register('sendAt')} />
        <WindowFoot onCancel={onClose}>{t('applications.sendingResults.submit')}</WindowFoot>
      </Form>
    </Modal>
  );
}
