import { useState } from 'react';
import { applicationResults, resultReasons } from '#features/applying/application-type.ts';
import type { ChosenApplications } from '#features/reviewing/received/web/selected-applications.ts';
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
import type { Excluded, ResultForm, SentResults } from '../fields.ts';
import { dateTimeOf } from './date-time-words.ts';
import { SendTimeField } from './send-time-field.tsx';
import { useUndo } from './use-undo.ts';
import './results.css';

const loadSchema = async () => (await import('../fields.ts')).resultForm;

/** The likeliest result is chosen, and nothing is sent at once. */
const initial: ResultForm = { result: 'notSelected', reason: '', sendAt: 'later' };

export interface SendResultsProps extends ChosenApplications {
  /** Called when the result is being sent, or will be. */
  onDone: () => void;
  onClose: () => void;
}

function ResultFields({
  postingId,
  selection,
  count,
  onSent,
  onClose,
}: Omit<SendResultsProps, 'onDone'> & { onSent: (answer: SentResults, time: ResultForm['sendAt']) => void }) {
  const t = useTexts();
  const api = useApi();
  const form = useZodForm<ResultForm, ResultForm>({
    schema: loadSchema,
    defaultValues: initial,
  });
  const result = form.watch('result');
  const submission = useSubmit(form, async ({ reason, ...values }) => {
    const body = { ...selection, ...values, reason: values.result === 'notSelected' ? reason : ('' as const) };
    const { data } = await api.call(sendResults, { params: { id: String(postingId) }, body });
    onSent(data, values.sendAt);
  });
  return (
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
            ...resultReasons.map((reason) => ({ value: reason, label: t(`applications.results.reasons.${reason}`) })),
          ]}
        />
      ) : null}
      <SendTimeField {...form.register('sendAt')} />
      <WindowFoot onCancel={onClose}>{t('applications.sendingResults.submit')}</WindowFoot>
    </Form>
  );
}

const isExcluded = (excluded: Excluded): boolean => Object.values(excluded).some((count) => count > 0);

/** How many are excluded, and why. */
function ExcludedCounts({ excluded, done, onClose }: { excluded: Excluded; done: string; onClose: () => void }) {
  const t = useTexts();
  const causes = Object.entries(excluded) as [keyof Excluded, number][];
  return (
    <div className="stack g16">
      <Note tone="ok">{done}</Note>
      <Note tone="warn" title={t('applications.sendingResults.excludedTitle')}>
        <ul>
          {causes.map(([cause, count]) =>
            count > 0 ? <li key={cause}>{t(`applications.sendingResults.excluded.${cause}`, { count })}</li> : null,
          )}
        </ul>
      </Note>
      <div className="row end">
        <Button variant="primary" data-autofocus onClick={onClose}>
          {t('applications.sendingResults.close')}
        </Button>
      </div>
    </div>
  );
}

/** The window that notifies one or many candidates of a result; load it on demand. */
export function SendResults({ onDone, onClose, ...chosen }: SendResultsProps) {
  const t = useTexts();
  const language = useLanguage();
  const toast = useToast();
  const { run: undo } = useUndo();
  const [partly, setPartly] = useState<{ excluded: Excluded; done: string } | null>(null);
  const sent = ({ id, count, sendAt, excluded }: SentResults, time: ResultForm['sendAt']): void => {
    const done =
      time === 'now'
        ? t('applications.sendingResults.doneNow', { count })
        : t('applications.sendingResults.doneLater', { count, ...dateTimeOf(sendAt, language) });
    if (isExcluded(excluded)) {
      setPartly({ excluded, done });
      return;
    }
    const action = {
      label: t('applications.sendingResults.undo'),
      onClick: () => void undo({ postingId: chosen.postingId, decisionId: id }),
    };
    toast.show({ tone: 'ok', title: done, action: time === 'later' ? action : undefined });
    onDone();
  };
  const title = chosen.count === 1 ? 'titleOne' : 'title';
  return (
    <Modal open onClose={partly ? onDone : onClose} title={t(`applications.sendingResults.${title}`)}>
      {partly ? (
        <ExcludedCounts {...partly} onClose={onDone} />
      ) : (
        <ResultFields {...chosen} onSent={sent} onClose={onClose} />
      )}
    </Modal>
  );
}
