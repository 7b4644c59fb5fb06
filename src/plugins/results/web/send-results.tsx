import { useEffect, useState } from 'react';
import { applicationResults, resultReasons } from '#features/applying/application-type.ts';
import type { FilledWindowProps } from '#features/publishing/own-postings/posting-place.ts';
import { listApplications } from '#features/reviewing/received/contract.ts';
import type { ApplicationListRow } from '#features/reviewing/received/fields.ts';
import { fullName } from '#features/reviewing/received/web/application-parts.tsx';
import type { SelectionActProps } from '#features/reviewing/web/selection-act.ts';
import { dateAndTime } from '#kit/dates.ts';
import type { Translate } from '#kit/i18n/translator.ts';
import { Checkbox } from '#ui/choice.tsx';
import { FieldGroup } from '#ui/field.tsx';
import { Form, type FormProps } from '#ui/forms/form.tsx';
import { SelectField, TickField } from '#ui/forms/named-fields.tsx';
import { PartlyDone } from '#ui/forms/partly-done.tsx';
import { useSubmit } from '#ui/forms/use-submit.ts';
import { WindowFoot, type WindowFootProps } from '#ui/forms/window-foot.tsx';
import { useZodForm } from '#ui/forms/zod-form.ts';
import { TitleText } from '#ui/light/title-text.tsx';
import { useToast } from '#ui/light/toasts.tsx';
import { Modal } from '#ui/modal.tsx';
import { RadioCard } from '#ui/radio-card.tsx';
import { useApi, useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { endResults, sendResults } from '../contract.ts';
import type { EndForm, Excluded, ResultForm } from '../fields.ts';
import { sendTimeOf } from '../result-delay.ts';
import { useUndo } from './use-undo.ts';
import './results.css';

type SendingFormProps = Pick<FormProps, 'name' | 'submission' | 'children'> &
  Pick<WindowFootProps, 'cancel' | 'onCancel'>;

/** A form that sends results: in 48 hours, which can be undone, or now. */
function SendingForm({ name, submission, children, ...foot }: SendingFormProps) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <Form name={name} submission={submission} className="stack g24">
      {children}
      <FieldGroup label={t('applications.sendingResults.when')}>
        <div className="result-choices">
          {(['later', 'now'] as const).map((time) => (
            <RadioCard
              key={time}
              title={t(`applications.sendingResults.times.${time}.title`)}
              {...submission.form?.register('sendAt')}
              value={time}
            >
              <span className="sm dim">
                {t(
                  `applications.sendingResults.times.${time}.text`,
                  dateAndTime(sendTimeOf(time, new Date()), language),
                )}
              </span>
            </RadioCard>
          ))}
        </div>
      </FieldGroup>
      <WindowFoot {...foot}>{t('applications.sendingResults.submit')}</WindowFoot>
    </Form>
  );
}

const loadSchema = async () => (await import('../fields.ts')).resultForm;
const loadEndSchema = async () => (await import('../fields.ts')).endInput;

/** The likeliest result is chosen, and nothing is sent at once. */
const initial: ResultForm = { result: 'notSelected', reason: '', sendAt: 'later' };

const excludedWords = (cause: keyof Excluded, count: number, t: Translate): string =>
  cause === 'withdrawn' || cause === 'erased'
    ? t(`applications.messaging.composer.excluded.${cause}`, { count })
    : t(`applications.sendingResults.excluded.${cause}`, { count });

/** The window that notifies one or many candidates of a result; load it on demand. */
export function SendResults({ postingId, selection, count, onDone, onClose }: SelectionActProps) {
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
    const recipients = t('applications.sendingResults.recipients', { count: data.count });
    const later = values.sendAt === 'later';
    const sent = { recipients, ...dateAndTime(data.sendAt, language) };
    const done = later ? t('applications.sendingResults.later', sent) : recipients;
    if (Object.values(excluded).some((some) => some > 0)) return setPartly({ excluded, done });
    const action = { label: t('ui.undo'), onClick: () => void undo({ postingId, decisionId }) };
    toast.show({ tone: 'ok', title: done, action: later ? action : undefined });
    onDone();
  });
  return (
    <Modal open onClose={partly ? onDone : onClose} title={t('applications.sendingResults.act')}>
      {partly ? (
        <PartlyDone done={partly.done} title={t('applications.sendingResults.excludedTitle')} onClose={onDone}>
          {(Object.entries(partly.excluded) as [keyof Excluded, number][]).map(([cause, some]) =>
            some > 0 ? <li key={cause}>{excludedWords(cause, some, t)}</li> : null,
          )}
        </PartlyDone>
      ) : (
        <SendingForm name="send-results" submission={submission} onCancel={onClose}>
          <p className="dim">
            {t('applications.sendingResults.ways', {
              recipients: t('applications.sendingResults.recipients', { count }),
            })}
          </p>
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
              label={t('administration.acts.reason')}
              hint={t('applications.sendingResults.reasonHint')}
              optional
              options={[
                { value: '', label: t('applications.sendingResults.noReason') },
                ...resultReasons.map((value) => ({ value, label: t(`applications.results.reasons.${value}`) })),
              ]}
            />
          ) : null}
        </SendingForm>
      )}
    </Modal>
  );
}

/** Candidates who may have been hired: the saved ones, then those marked „maybe”. */
function useShortlist(postingId: number): readonly ApplicationListRow[] {
  const api = useApi();
  const [people, setPeople] = useState<readonly ApplicationListRow[]>([]);
  useEffect(() => {
    const read = (status: 'saved' | 'maybe') =>
      api.call(listApplications, { params: { id: String(postingId) }, query: { status, pageSize: '50' } });
    Promise.all([read('saved'), read('maybe')])
      .then((lists) => setPeople(lists.flatMap(({ data }) => data)))
      // Without the names everybody can still be notified.
      .catch(() => undefined);
  }, [api, postingId]);
  return people.filter(({ withdrawn, erased, result }) => !withdrawn && !erased && result !== 'hired');
}

/** After a posting was closed as filled: asks who was hired, and notifies everybody else; load it on demand. */
export function EndResults({ posting, onClose }: FilledWindowProps) {
  const t = useTexts();
  const api = useApi();
  const toast = useToast();
  const shortlist = useShortlist(posting.id);
  const form = useZodForm<EndForm, EndForm>({
    schema: loadEndSchema,
    defaultValues: { hired: [], others: true, sendAt: 'later' },
  });
  const submission = useSubmit(form, async (body) => {
    const { data } = await api.call(endResults, { params: { id: String(posting.id) }, body });
    const count = data.hired + data.others;
    const failed = data.hired < (body.hired ?? []).length ? 'partly' : 'nobody';
    toast.show(
      count > 0 && failed === 'nobody'
        ? { tone: 'ok', title: t('applications.sendingResults.recipients', { count }) }
        : { tone: 'info', title: t(`applications.sendingResults.end.${failed}`) },
    );
    onClose();
  });
  return (
    <Modal
      open
      onClose={onClose}
      title={t('applications.sendingResults.end.title')}
      subtitle={<TitleText text={posting.positionTitle} />}
    >
      <SendingForm
        name="end-results"
        submission={submission}
        onCancel={onClose}
        cancel={t('postings.mine.close.waiting.later')}
      >
        <p className="dim">{t('applications.sendingResults.end.text')}</p>
        {shortlist.length > 0 ? (
          <FieldGroup
            label={t('applications.sendingResults.end.hired')}
            hint={t('applications.sendingResults.end.hiredHint')}
          >
            <div className="stack g8 result-people">
              {shortlist.map((row) => (
                <Checkbox key={row.id} label={fullName(row, t)} value={row.id} {...form.register('hired')} />
              ))}
            </div>
          </FieldGroup>
        ) : null}
        <div>
          <TickField name="others" label={t('applications.sendingResults.end.others')} />
          <blockquote className="sm dim mt8">
            {t('applications.sendingResults.end.notice', { positionTitle: posting.positionTitle })}
          </blockquote>
        </div>
      </SendingForm>
    </Modal>
  );
}
