import { useRevalidator } from 'react-router';
import { panel } from '#plugins/places/panel.tsx';
import { Card } from '#ui/light/card.tsx';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { answerInterview, listOwnInterviews } from '../contract.ts';
import type { CandidateInterview } from '../fields.ts';
import { InterviewChoice } from './interview-choice.tsx';

/** The interviews of a candidate's own application: the current ones, or else the last one. */
function OwnInterviews({ interviews }: { interviews: readonly CandidateInterview[] }) {
  const t = useTexts();
  const api = useApi();
  const { revalidate } = useRevalidator();
  const standing = interviews.filter(({ state }) => state === 'open' || state === 'chosen');
  const shown = standing.length > 0 ? standing : interviews.slice(0, 1);
  return shown.map((interview) => (
    <Card as="section" key={interview.id} className="stack g12" id="razgovor">
      <h2 className="h3">{t('applications.interviews.own.title')}</h2>
      <InterviewChoice
        interview={interview}
        send={async (body) => {
          const { data } = await api.call(answerInterview, { params: { id: interview.id }, body });
          // Updates badge and header as well.
          void revalidate();
          return data;
        }}
      />
    </Card>
  ));
}

export const ownInterviews = panel({
  key: 'interviews',
  load: async (call, { applicationId: id }: { applicationId: string }) =>
    (await call(listOwnInterviews, { params: { id } })).data,
  Card: ({ data }) => <OwnInterviews interviews={data} />,
});
