import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { pageAddress } from '#kit/site-map.ts';
import { panel, type ReceivedApplication } from '#plugins/places/panel.tsx';
import { Button } from '#ui/light/button.tsx';
import { Card } from '#ui/light/card.tsx';
import { IconCalendar } from '#ui/light/icons.tsx';
import { useOnDemand } from '#ui/light/on-demand.ts';
import { TextLink } from '#ui/light/text-button.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { listInterviews } from '../contract.ts';
import type { InterviewRound, InterviewsMeta } from '../fields.ts';
import { InterviewLine, RoundWindows } from './interview-round.tsx';
import { loadOffer } from './offer-act.tsx';
import type { OfferInterviewsProps } from './offer-interviews.tsx';
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
  const { revalidate } = useRevalidator();
  const [offers, setOffers] = useState(false);
  const { Part: OfferInterviews, ask, loading } = useOnDemand<OfferInterviewsProps>(loadOffer);
  const own = rounds.flatMap(({ interviews, slots }) =>
    interviews
      .filter(({ applicationId }) => applicationId === application.id)
      .map((interview) => ({ interview, offered: slots.filter((slot) => !slot.takenBy && !slot.past) })),
  );
  const engaged = own.some(({ interview: { state } }) => state === 'open' || state === 'chosen');
  const mayOffer = mayAct && !engaged && !application.withdrawn && !application.erased;
  if (own.length === 0 && !mayOffer) return null;
  const open = async (): Promise<void> => {
    if (await ask()) setOffers(true);
  };
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
      {mayOffer ? (
        <Button block loading={loading} onClick={() => void open()}>
          <IconCalendar />
          {t('applications.interviews.offer.act')}
        </Button>
      ) : null}
      {own.length > 0 ? (
        <p>
          <TextLink href={pageAddress('employer-interviews', postingId)}>
            {t('applications.interviews.rounds.all')}
          </TextLink>
        </p>
      ) : null}
      <RoundWindows acts={acts} busy={busy} />
      {OfferInterviews && offers ? (
        <OfferInterviews
          postingId={postingId}
          selection={{ applicationIds: [application.id] }}
          count={1}
          rejected={application.status === 'rejected' ? 1 : 0}
          onDone={() => {
            setOffers(false);
            void revalidate();
          }}
          onClose={() => setOffers(false)}
        />
      ) : null}
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
