import { useState } from 'react';
import { problemOf } from '#kit/client-errors.ts';
import { formatLongDate } from '#kit/dates.ts';
import { FieldGroup } from '#ui/field.tsx';
import { Form } from '#ui/forms/form.tsx';
import { LongField } from '#ui/forms/named-fields.tsx';
import { PostedForm, usePosted } from '#ui/forms/posted.tsx';
import { SubmitButton } from '#ui/forms/submit-button.tsx';
import { useSubmit } from '#ui/forms/use-submit.ts';
import { errorOf, useZodForm } from '#ui/forms/zod-form.ts';
import { IconDownload } from '#ui/icons/posting-icons.tsx';
import { LinkButton } from '#ui/light/button.tsx';
import { IconChevronDown } from '#ui/light/icons.tsx';
import { Note } from '#ui/light/note.tsx';
import { RadioCard } from '#ui/radio-card.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import type { CandidateInterview, InterviewAnswer, InterviewAnswerForm } from '../fields.ts';
import type { InterviewAct } from '../interview-acts.ts';
import { interviewReasonMax } from '../interview-limits.ts';
import { PlaceFacts } from './place-facts.tsx';
import { byDay, clockText, slotText } from './slot-words.ts';
import './interviews.css';

const loadSchema = async () => (await import('../fields.ts')).interviewAnswerInput;

interface AnswerProps {
  interview: CandidateInterview;
  /** Sends an answer and shows the interview's new state. */
  answer: (answer: InterviewAnswer) => Promise<void>;
  /** Called after a conflict with another candidate or the company: shows the current state. */
  changed: (interview: CandidateInterview) => void;
}

/** Passes a form refused without scripts only to the form of its action. */
function OfAct({ act, children }: { act: InterviewAct; children: React.ReactNode }) {
  const posted = usePosted();
  return <PostedForm value={posted?.values['act'] === act ? posted : null}>{children}</PostedForm>;
}

/** Submits one kind of answer; after a conflict the page shows the interview's current state. */
function useAnswer({ answer, changed }: Omit<AnswerProps, 'interview'>, act: InterviewAct) {
  const form = useZodForm<InterviewAnswerForm, InterviewAnswer>({
    schema: loadSchema,
    defaultValues: { act, slotId: '', reason: '' },
  });
  const submission = useSubmit(form, answer, (error, usual) => {
    const current = problemOf(error)?.current as CandidateInterview | undefined;
    if (current) changed(current);
    return usual();
  });
  return { form, submission };
}

function ChoiceForm(props: AnswerProps) {
  const { interview } = props;
  const t = useTexts();
  const language = useLanguage();
  const { form, submission } = useAnswer(props, 'choose');
  return (
    <Form name="interview-choice" submission={submission} className="stack g16">
      <input type="hidden" {...form.register('act')} value="choose" />
      <FieldGroup
        label={t('applications.interviews.own.slots')}
        hint={t('applications.interviews.offer.zone')}
        error={errorOf(form.formState.errors, 'slotId')}
      >
        <div className="interview-days">
          {byDay(interview.free).map(({ day, slots }) => (
            <div key={day}>
              <p className="sm bold mb8">{formatLongDate(day, language)}</p>
              <div className="interview-slots">
                {slots.map((slot) => (
                  <RadioCard
                    key={slot.id}
                    compact
                    title={clockText(slot, t, language)}
                    aria-label={slotText(slot, t, language)}
                    {...form.register('slotId')}
                    value={slot.id}
                  />
                ))}
              </div>
            </div>
          ))}
        </div>
      </FieldGroup>
      <div>
        <SubmitButton loadingText={t('applications.interviews.own.confirming')}>
          {t('applications.interviews.own.confirm')}
        </SubmitButton>
      </div>
    </Form>
  );
}

function ReasonForm({ act, ...props }: AnswerProps & { act: 'unsuited' | 'cancel' }) {
  const t = useTexts();
  const { form, submission } = useAnswer(props, act);
  const none = act === 'unsuited';
  return (
    <Form name="interview-refusal" submission={submission} className="stack g12">
      <input type="hidden" {...form.register('act')} value={act} />
      <p className="dim">{t(`applications.interviews.own.${none ? 'noneText' : 'cancelText'}`)}</p>
      <LongField
        name="reason"
        label={t('applications.interviews.own.reason')}
        optional
        limit={interviewReasonMax}
        rows={3}
      />
      <div>
        <SubmitButton variant={none ? 'default' : 'danger-outline'}>
          {t(`applications.interviews.own.${none ? 'sendNone' : 'submitCancel'}`)}
        </SubmitButton>
      </div>
    </Form>
  );
}

/** A collapsed section for rare actions; opens without scripts as well. */
function More({ label, open, children }: { label: string; open: boolean; children: React.ReactNode }) {
  return (
    <details className="interview-more" open={open}>
      <summary>
        {label} <IconChevronDown className="fold-mark" />
      </summary>
      {children}
    </details>
  );
}

function State({ interview }: { interview: CandidateInterview }) {
  const t = useTexts();
  const { state, cancelledBy, reason, unsuited, free } = interview;
  if (state === 'cancelled')
    return (
      <Note tone="warn">
        {t(`applications.interviews.own.cancelled.${cancelledBy ?? 'employer'}`)} {reason}
      </Note>
    );
  if (state === 'open' && free.length === 0) return <Note tone="warn">{t('applications.interviews.own.taken')}</Note>;
  if (state === 'open' && unsuited) return <Note tone="info">{t('applications.interviews.own.unsuited')}</Note>;
  if (state === 'open') return <p>{t('applications.interviews.own.choose')}</p>;
  return <p>{t(`applications.interviews.own.${state}`)}</p>;
}

function Chosen({ interview }: { interview: CandidateInterview }) {
  const t = useTexts();
  const language = useLanguage();
  const { chosen, calendar } = interview;
  if (!chosen) return null;
  return (
    <div className="row between flex-wrap g12">
      <p>
        <b className="medium">{slotText(chosen, t, language)}</b>
      </p>
      {calendar ? (
        <LinkButton size="sm" href={`${calendar}&lang=${language}`} download>
          <IconDownload />
          {t('applications.interviews.calendar')}
        </LinkButton>
      ) : null}
    </div>
  );
}

/** The possible answers: a time while some are free, changing it in time, and cancelling. */
function Answers(props: AnswerProps) {
  const t = useTexts();
  const posted = usePosted()?.values['act'];
  const { state, free, movable, unsuited } = props.interview;
  const choice = (
    <OfAct act="choose">
      <ChoiceForm {...props} />
    </OfAct>
  );
  const refusal = (act: 'unsuited' | 'cancel') => (
    <More label={t(`applications.interviews.own.${act === 'cancel' ? 'cancel' : 'none'}`)} open={posted === act}>
      <OfAct act={act}>
        <ReasonForm {...props} act={act} />
      </OfAct>
    </More>
  );
  if (state === 'open')
    return (
      <>
        {free.length > 0 ? choice : null}
        {unsuited ? null : refusal('unsuited')}
        {refusal('cancel')}
      </>
    );
  if (state !== 'chosen') return null;
  return (
    <>
      {movable && free.length > 0 ? (
        <More label={t('applications.interviews.own.change')} open={posted === 'choose'}>
          {choice}
        </More>
      ) : null}
      {movable ? null : <p className="sm dim">{t('applications.interviews.own.fixed')}</p>}
      {refusal('cancel')}
    </>
  );
}

export interface InterviewChoiceProps {
  interview: CandidateInterview;
  send: (answer: InterviewAnswer) => Promise<CandidateInterview>;
  /** The action just performed without scripts. */
  done?: InterviewAct | null;
}

/** An interview with the candidate's answers: with an account, and by the link of a mail also without scripts. */
export function InterviewChoice({ interview: given, send, done: sent = null }: InterviewChoiceProps) {
  const t = useTexts();
  const [interview, setInterview] = useState(given);
  const [done, setDone] = useState<InterviewAct | null>(sent);
  const answer = async (one: InterviewAnswer): Promise<void> => {
    setInterview(await send(one));
    setDone(one.act);
  };
  const changed = (now: CandidateInterview): void => {
    setInterview(now);
    setDone(null);
  };
  // Forms are remounted when their subject changes, and otherwise preserve their input.
  const round = `${interview.state} ${interview.chosen?.id} ${interview.unsuited}`;
  return (
    <div className="stack g16">
      {done ? <Note tone="ok">{t(`applications.interviews.own.done.${done}`)}</Note> : null}
      <State interview={interview} />
      <Chosen interview={interview} />
      <PlaceFacts {...interview} />
      <Answers key={round} interview={interview} answer={answer} changed={changed} />
    </div>
  );
}
