import { localInstant } from '#kit/dates.ts';
import { issueCode } from '#kit/validation-issues.ts';
import { Form } from '#ui/forms/form.tsx';
import { TextField } from '#ui/forms/named-fields.tsx';
import { useSubmit } from '#ui/forms/use-submit.ts';
import { WindowFoot } from '#ui/forms/window-foot.tsx';
import { useZodForm } from '#ui/forms/zod-form.ts';
import { Modal } from '#ui/modal.tsx';
import { useTexts } from '#ui/site/site-context.tsx';

interface Moment {
  at: string;
}

/** The instant of a local time in Belgrade. */
const instantOf = (at: string): Date => {
  const [day = '', time = ''] = at.split('T');
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return localInstant(day, hours * 60 + minutes);
};

const schema = async () => {
  const { z } = await import('zod');
  const { writtenMoment } = await import('../fields.ts');
  return z.object({
    at: writtenMoment.refine((at) => instantOf(at) > new Date(), issueCode('administration.hour-passed')),
  });
};

function ScheduleForm({ initial, onClose, onChosen }: { initial: string } & ScheduleActs) {
  const t = useTexts();
  const form = useZodForm<Moment, Moment>({ schema, defaultValues: { at: initial } });
  const submission = useSubmit(form, ({ at }) => onChosen(at));
  return (
    <Form name="schedule" submission={submission} className="stack g16">
      <TextField
        name="at"
        label={t('administration.articles.schedule.at')}
        hint={t('administration.articles.schedule.hint')}
        type="datetime-local"
        data-autofocus
      />
      <WindowFoot loadingText={t('administration.articles.publishing')} onCancel={onClose}>
        {t('administration.articles.schedule.submit')}
      </WindowFoot>
    </Form>
  );
}

interface ScheduleActs {
  onClose: () => void;
  /** Called with a local time in Belgrade, `2026-12-01T09:00`. */
  onChosen: (at: string) => void;
}

/** Modal for the publication time of an article. */
export function ScheduleWindow({ initial, ...acts }: { initial: string | null } & ScheduleActs) {
  const t = useTexts();
  return (
    <Modal open={initial !== null} onClose={acts.onClose} size="sm" title={t('administration.articles.schedule.title')}>
      {initial === null ? null : <ScheduleForm initial={initial} {...acts} />}
    </Modal>
  );
}
