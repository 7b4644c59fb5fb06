import { useEffect, useState } from 'react';
import type { FilledWindowProps } from '#features/publishing/own-postings/posting-place.ts';
import { listApplications } from '#features/reviewing/received/contract.ts';
import { fullName } from '#features/reviewing/received/web/application-parts.tsx';
import { Checkbox } from '#ui/choice.tsx';
import { FieldGroup } from '#ui/field.tsx';
import { Form } from '#ui/forms/form.tsx';
import { useSubmit } from '#ui/forms/use-submit.ts';
import { WindowFoot } from '#ui/forms/window-foot.tsx';
import { useZodForm } from '#ui/forms/zod-form.ts';
import { TitleText } from '#ui/light/title-text.tsx';
import { useToast } from '#ui/light/toasts.tsx';
import { Modal } from '#ui/modal.tsx';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { endResults } from '../contract.ts';
import type { EndForm } from '../fields.ts';
import { SendTimeField } from './send-time-field.tsx';

const loadSchema = async () => (await import('../fields.ts')).endInput;

type Person = { id: string; name: string };

/** Candidates who may have been hired: the saved ones, then those marked „maybe”. */
function useShortlist(postingId: number): readonly Person[] {
  const t = useTexts();
  const api = useApi();
  const [people, setPeople] = useState<readonly Person[]>([]);
  useEffect(() => {
    const read = async (status: 'saved' | 'maybe') =>
      (await api.call(listApplications, { params: { id: String(postingId) }, query: { status, pageSize: '50' } })).data;
    Promise.all([read('saved'), read('maybe')])
      .then((lists) =>
        setPeople(
          lists
            .flat()
            .filter(({ withdrawn, erased, result }) => !withdrawn && !erased && result !== 'hired')
            .map((row) => ({ id: row.id, name: fullName(row, t) })),
        ),
      )
      // Without the names everybody can still be notified.
      .catch(() => undefined);
  }, [api, postingId, t]);
  return people;
}

/** After a posting was closed as filled: asks who was hired, and notifies everybody else; load it on demand. */
export function EndResults({ posting, onClose }: FilledWindowProps) {
  const t = useTexts();
  const api = useApi();
  const toast = useToast();
  const shortlist = useShortlist(posting.id);
  const form = useZodForm<EndForm, EndForm>({
    schema: loadSchema,
    defaultValues: { hired: [], others: true, sendAt: 'later' },
  });
  const submission = useSubmit(form, async (body) => {
    const { data } = await api.call(endResults, { params: { id: String(posting.id) }, body });
    const all = data.hired === (body.hired ?? []).length;
    const how = !all ? 'partly' : data.hired + data.others > 0 ? 'done' : 'nobody';
    toast.show({ tone: how === 'done' ? 'ok' : 'info', title: t(`applications.sendingResults.end.${how}`) });
    onClose();
  });
  return (
    <Modal
      open
      onClose={onClose}
      title={t('applications.sendingResults.end.title')}
      subtitle={<TitleText text={posting.positionTitle} />}
    >
      <Form name="end-results" submission={submission} className="stack g24">
        <p className="dim">{t('applications.sendingResults.end.text')}</p>
        {shortlist.length > 0 ? (
          <FieldGroup
            label={t('applications.sendingResults.end.hired')}
            hint={t('applications.sendingResults.end.hiredHint')}
          >
            <div className="stack g8 result-people">
              {shortlist.map(({ id, name }) => (
                <Checkbox key={id} label={name} value={id} {...form.register('hired')} />
              ))}
            </div>
          </FieldGroup>
        ) : null}
        <div>
          <Checkbox label={t('applications.sendingResults.end.others')} {...form.register('others')} />
          <blockquote className="sm dim mt8">
            {t('applications.sendingResults.end.notice', { positionTitle: posting.positionTitle })}
          </blockquote>
        </div>
        <SendTimeField {...form.register('sendAt')} />
        <WindowFoot onCancel={onClose} cancel={t('applications.sendingResults.end.skip')}>
          {t('applications.sendingResults.submit')}
        </WindowFoot>
      </Form>
    </Modal>
  );
}
