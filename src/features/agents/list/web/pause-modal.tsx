import { useController } from 'react-hook-form';
import { addDays, type LocalDay } from '#kit/dates.ts';
import { DateInput } from '#ui/date-input.tsx';
import { Field } from '#ui/field.tsx';
import { Form } from '#ui/forms/form.tsx';
import { useSubmit } from '#ui/forms/use-submit.ts';
import { WindowFoot } from '#ui/forms/window-foot.tsx';
import { errorOf, useZodForm } from '#ui/forms/zod-form.ts';
import { Button } from '#ui/light/button.tsx';
import { Modal } from '#ui/modal.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { longestPauseDays } from '../../agent-limits.ts';
import type { AgentView } from '../../fields.ts';
import type { AgentPause } from '../pause-fields.ts';

/** The agent to pause, and the action. */
export interface AskedPause {
  agent: AgentView;
  /** Resolves to false when it failed; the error has already been shown. */
  perform: (day: LocalDay) => Promise<boolean>;
}

export interface PauseModalProps {
  asked: AskedPause | null;
  today: LocalDay;
  onClose: () => void;
}

const quickDays = [7, 30];
const loadSchema = async () => (await import('../pause-fields.ts')).agentPause;

function PauseForm({ asked, today, onClose }: PauseModalProps & { asked: AskedPause }) {
  const t = useTexts();
  const form = useZodForm<AgentPause, AgentPause>({
    schema: loadSchema,
    defaultValues: { pausedUntil: asked.agent.pausedUntil ?? addDays(today, quickDays[0] as number) },
  });
  const { errors } = form.formState;
  const { field } = useController({ control: form.control, name: 'pausedUntil' });
  const submission = useSubmit(form, async ({ pausedUntil }) => {
    if (await asked.perform(pausedUntil)) onClose();
  });
  return (
    <Form name="agent-pause" submission={submission} className="stack g16">
      <p className="dim">{t('agents.list.pause.text')}</p>
      {/* biome-ignore lint/a11y/useSemanticElements: buttons that fill in the field are not a fieldset */}
      <div className="row g8 flex-wrap" role="group" aria-label={t('agents.list.pause.quick')}>
        {quickDays.map((count) => {
          const day = addDays(today, count);
          return (
            <Button
              key={count}
              size="sm"
              variant={field.value === day ? 'soft' : 'default'}
              aria-pressed={field.value === day}
              onClick={() => field.onChange(day)}
            >
              {t('agents.list.pause.for', { count })}
            </Button>
          );
        })}
      </div>
      <Field label={t('agents.list.pause.day')} error={errorOf(errors, 'pausedUntil')}>
        <DateInput
          value={field.value || null}
          onChange={(day) => field.onChange(day ?? '')}
          onBlur={field.onBlur}
          ref={field.ref}
          name="pausedUntil"
          min={addDays(today, 1)}
          max={addDays(today, longestPauseDays)}
        />
      </Field>
      <WindowFoot loadingText={t('ui.record.saving')} onCancel={onClose}>
        {t('agents.list.pause.submit')}
      </WindowFoot>
    </Form>
  );
}

/** Dialog for choosing how long an agent is paused. */
export function PauseModal({ asked, today, onClose }: PauseModalProps) {
  const t = useTexts();
  return (
    <Modal
      open={asked !== null}
      onClose={onClose}
      size="sm"
      title={t('agents.list.pause.title')}
      subtitle={asked?.agent.title}
    >
      {asked ? <PauseForm asked={asked} today={today} onClose={onClose} /> : null}
    </Modal>
  );
}
