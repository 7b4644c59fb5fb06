import { ApplicationAct } from '#features/reviewing/web/selection-acts.tsx';
import { pageAddress } from '#kit/site-map.ts';
import { panel, type ReceivedApplication } from '#plugins/places/panel.tsx';
import { Card } from '#ui/light/card.tsx';
import { TextLink } from '#ui/light/text-button.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { listInterviews } from '../contract.ts';
import type { InterviewRound, InterviewsMeta } from '../fields.ts';
import { InterviewLine, RoundWindows } from './interview-round.tsx';
import { offerAct } from './offer-act.tsx';
import { useRoundActs } from './use-round-acts.tsx';
import './interviews.css';

interface ApplicationInterviewsProps extends ReceivedApplication {
  /** Rounds that the candidate was invited to, newest first. */
  rounds: readonly InterviewRound[];
  busy: InterviewsMeta['busy'];
}

/** The interviews with one candidate on the application's page, and the button that offers times. */
function ApplicationInterviews(props: ApplicationInterviewsProps) {
  const { application, postingId, rounds, busy, mayAct } = props;
  const t = useTexts();
  const acts = useRoundActs();
  const own = rounds.flatMap(({ interviews, slots }) =>
    interviews
      .filter(({ applicationId }) => applicationId === application.id)
      .map((interview) => ({ interview, offered: slots.filter((slot) => !slot.takenBy && !slot.past) })),
  );
  const engaged = own.some(({ interview: { state } }) => state === 'open' || state === 'chosen');
  const mayOffer = mayAct && !engaged && !application.withdrawn && !application.erased;
  if (own.length === 0 && !mayOffer) return null;
  return (
    <Card as="section" className="stack g12">
      <h2 className="h4">{t('applications.interviews.rounds.title')}</h2>
      {own.length > 0 ? (
        <ul className="interview-list">
          {own.map(({ interview, offered }) => (
            <InterviewLine
              key={interview.id}
              interview={interview}
              offered={offered}
              acts={acts}
              mayAct={mayAct}
              named={false}
            />
          ))}
        </ul>
      ) : null}
      {mayOffer ? <ApplicationAct act={offerAct} postingId={postingId} application={application} /> : null}
      {own.length > 0 ? (
        <p>
          <TextLink href={pageAddress('employer-interviews', postingId)}>
            {t('applications.interviews.rounds.all')}
          </TextLink>
        </p>
      ) : null}
      <RoundWindows acts={acts} busy={busy} />
    </Card>
  );
}

export const applicationInterviews = panel({
  key: 'interviews',
  async load(call, { applicationId, postingId }: { applicationId: string; postingId: number }) {
    const own = { params: { id: String(postingId) }, query: { application: applicationId } };
    const { data: rounds, meta } = await call(listInterviews, own);
    return { rounds, busy: meta.busy };
  },
  Card: ({
    about,
    data,
  }: {
    about: ReceivedApplication;
    data: Omit<ApplicationInterviewsProps, keyof ReceivedApplication>;
  }) => <ApplicationInterviews {...about} {...data} />,
});
