import { fullName } from '#features/reviewing/received/web/application-parts.tsx';
import { formatDate } from '#kit/dates.ts';
import { pageAddress } from '#kit/site-map.ts';
import { ActModal } from '#ui/forms/act-modal.tsx';
import { Badge, type BadgeTone } from '#ui/light/badge.tsx';
import { Button } from '#ui/light/button.tsx';
import { Link } from '#ui/light/link.tsx';
import { Note } from '#ui/light/note.tsx';
import { TextButton, TextLink } from '#ui/light/text-button.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import type { EmployerInterview, InterviewRound, InterviewsMeta } from '../fields.ts';
import type { InterviewState } from '../interview-state.ts';
import { PlaceFacts } from './place-facts.tsx';
import { slotText } from './slot-words.ts';
import type { RoundActs } from './use-round-acts.tsx';
import './interviews.css';

const tones: Record<InterviewState, BadgeTone> = {
  open: 'featured',
  missed: 'neutral',
  chosen: 'ok',
  held: 'neutral',
  cancelled: 'danger',
};

interface RoundProps {
  round: InterviewRound;
  acts: RoundActs;
  /** Readers may not change anything. */
  mayAct: boolean;
}

/** The state of one candidate's invitation, and the actions on it. */
export function InterviewLine({
  interview,
  offered = [],
  acts,
  mayAct,
  named,
}: {
  interview: EmployerInterview;
  /** Times that can still be chosen, if they are not listed beside. */
  offered?: InterviewRound['slots'];
  acts: RoundActs;
  mayAct: boolean;
  /** Whether the candidate's name is shown; not on their own page. */
  named: boolean;
}) {
  const t = useTexts();
  const language = useLanguage();
  const { state, chosen, unsuited, reason, cancelledBy, calendar } = interview;
  const name = fullName(interview, t);
  const choices = state === 'open' ? offered : [];
  const cancellable = mayAct && state !== 'cancelled' && state !== 'held';
  return (
    <li>
      {named || chosen || cancelledBy || reason || choices.length > 0 ? (
        <div className="interview-who">
          {named ? (
            <p>
              <Link href={pageAddress('employer-application', interview.applicationId)}>{name}</Link>
            </p>
          ) : null}
          {chosen ? <p className={named ? 'sm' : undefined}>{slotText(chosen, t, language)}</p> : null}
          {choices.length > 0 ? (
            <>
              <p className="sm dim">{t('applications.interviews.rounds.offered')}</p>
              <ul className="sm">
                {choices.map((slot) => (
                  <li key={slot.id}>{slotText(slot, t, language)}</li>
                ))}
              </ul>
            </>
          ) : null}
          {cancelledBy && state === 'cancelled' ? (
            <p className="sm dim">{t(`applications.interviews.cancelledBy.${cancelledBy}`)}</p>
          ) : null}
          {reason ? (
            <p className="sm dim interview-note">
              {t('applications.interviews.reason')}: {reason}
            </p>
          ) : null}
        </div>
      ) : null}
      <Badge tone={tones[state]}>
        {unsuited && state === 'open'
          ? t('applications.interviews.unsuited')
          : t(`applications.interviews.states.${state}`)}
      </Badge>
      {calendar ? (
        <TextLink href={`${calendar}&lang=${language}`} download>
          {t('applications.interviews.calendar')}
        </TextLink>
      ) : null}
      {cancellable ? (
        <TextButton
          danger
          aria-label={t('applications.interviews.rounds.cancelOf', { name })}
          onClick={() => acts.cancelOne(interview, name)}
        >
          {t('applications.interviews.rounds.cancel')}
        </TextButton>
      ) : null}
    </li>
  );
}

function SlotLine({ slot, round, acts, mayAct }: RoundProps & { slot: InterviewRound['slots'][number] }) {
  const t = useTexts();
  const language = useLanguage();
  const when = slotText(slot, t, language);
  const taker = round.interviews.find(({ id }) => id === slot.takenBy);
  const changes = mayAct && !slot.past && !round.cancelled;
  const free = t(`applications.interviews.rounds.${slot.past ? 'past' : 'free'}`);
  return (
    <li>
      <div className="interview-who">
        {when}
        <span className="sm dim"> {taker ? fullName(taker, t) : free}</span>
      </div>
      {changes ? (
        <TextButton
          aria-label={t('applications.interviews.rounds.moveOf', { when })}
          onClick={() => void acts.move(slot)}
        >
          {t('applications.interviews.rounds.move')}
        </TextButton>
      ) : null}
      {changes && !slot.takenBy ? (
        <TextButton
          danger
          aria-label={t('applications.interviews.rounds.removeOf', { when })}
          onClick={() => void acts.remove(slot.id)}
        >
          {t('applications.interviews.rounds.remove')}
        </TextButton>
      ) : null}
    </li>
  );
}

/** One round: its times, its candidates, and its actions. */
export function Round(props: RoundProps) {
  const { round, acts, mayAct } = props;
  const t = useTexts();
  const language = useLanguage();
  const open = round.interviews.some(({ state }) => state === 'open' || state === 'chosen');
  return (
    <>
      <div className="row between flex-wrap g8">
        <h2 className="h3">
          {t('applications.interviews.rounds.round', {
            date: formatDate(new Date(round.createdAt), language),
          })}
        </h2>
        {mayAct && !round.cancelled ? (
          <div className="row g8 flex-wrap">
            <Button size="sm" onClick={() => void acts.addTo(round)}>
              {t('applications.interviews.rounds.add')}
            </Button>
            {open ? (
              <Button size="sm" variant="danger-outline" onClick={() => acts.cancelRound(round)}>
                {t('applications.interviews.rounds.cancelAll')}
              </Button>
            ) : null}
          </div>
        ) : null}
      </div>
      {round.cancelled ? <Note tone="warn">{t('applications.interviews.rounds.cancelled')}</Note> : null}
      <PlaceFacts {...round} />
      <section>
        <h3 className="sm bold mb8">{t('applications.interviews.rounds.candidates')}</h3>
        <ul className="interview-list">
          {round.interviews.map((interview) => (
            <InterviewLine key={interview.id} interview={interview} acts={acts} mayAct={mayAct} named />
          ))}
        </ul>
      </section>
      <section>
        <h3 className="sm bold mb8">{t('applications.interviews.rounds.slots')}</h3>
        <ul className="interview-list">
          {round.slots.map((slot) => (
            <SlotLine key={slot.id} {...props} slot={slot} />
          ))}
        </ul>
      </section>
    </>
  );
}

/** The windows for actions on rounds; once per page. */
export function RoundWindows({ acts, busy }: { acts: RoundActs; busy: InterviewsMeta['busy'] }) {
  const { SlotsModal } = acts;
  return (
    <>
      <ActModal act={acts.act} onClose={acts.closeAct} refresh={acts.refresh} />
      {SlotsModal ? (
        <SlotsModal asked={acts.slots} busy={busy} onClose={acts.closeSlots} refresh={acts.refresh} />
      ) : null}
    </>
  );
}
