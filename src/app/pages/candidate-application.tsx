import { listOwnInterviews } from '#features/applications/interviews/contract.ts';
import { listOwnMessages } from '#features/applications/messaging/contract.ts';
import { getSentApplication } from '#features/applications/registered/contract.ts';
import { SentApplication } from '#features/applications/registered/web/sent-application.tsx';
import { pageAddress } from '#kit/site-map.ts';
import { Breadcrumbs } from '#ui/light/breadcrumbs.tsx';
import { TitleText } from '#ui/light/title-text.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { type Loading, pageLoader } from '../page-loader.ts';
import { OwnArea } from '../shell/late/own-area.tsx';
import type { Route } from './+types/candidate-application';

export const loader = pageLoader(async ({ call, describe, params, t }: Loading<Route.LoaderArgs>) => {
  const [{ data }, { data: thread }, { data: interviews }] = await Promise.all([
    call(getSentApplication, { params }),
    call(listOwnMessages, { params }),
    call(listOwnInterviews, { params }),
  ]);
  const { positionTitle } = data.posting;
  const title = t('applications.own.pageTitle', { positionTitle });
  return { ...data, thread, interviews, page: describe({ title }) };
});

export default function CandidateApplicationPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  return (
    <OwnArea
      accountType="jobseeker"
      title={null}
      above={
        <Breadcrumbs
          items={[
            { label: t('applications.own.title'), href: pageAddress('candidate-applications') },
            { label: <TitleText text={loaderData.posting.positionTitle} /> },
          ]}
        />
      }
    >
      <SentApplication {...loaderData} />
    </OwnArea>
  );
}
