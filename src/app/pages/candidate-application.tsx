import { getSentApplication } from '#features/applying/own/contract.ts';
import { SentApplication } from '#features/applying/own/web/sent-application.tsx';
import { listOwnMessages } from '#features/messages/contract.ts';
import { OwnThread } from '#features/messages/web/own-thread.tsx';
import { pageAddress } from '#kit/site-map.ts';
import * as cards from '#plugins/places/own-application.ts';
import { loadPanels, type OwnPanel, Panels } from '#plugins/places/panel.tsx';
import { Breadcrumbs } from '#ui/light/breadcrumbs.tsx';
import { TitleText } from '#ui/light/title-text.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { type Loading, pageLoader } from '../page-loader.ts';
import { OwnArea } from '../shell/late/own-area.tsx';
import type { Route } from './+types/candidate-application';

export const loader = pageLoader(async ({ call, describe, params, t }: Loading<Route.LoaderArgs>) => {
  const [{ data }, { data: thread }, panels] = await Promise.all([
    call(getSentApplication, { params }),
    call(listOwnMessages, { params }),
    loadPanels(Object.values<OwnPanel>(cards), call, { applicationId: params.id }),
  ]);
  const { positionTitle } = data.posting;
  const title = t('applications.own.pageTitle', { positionTitle });
  return { sent: data, thread, panels, page: describe({ title }) };
});

export default function CandidateApplicationPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const { sent, thread, panels } = loaderData;
  return (
    <OwnArea
      accountType="jobseeker"
      title={null}
      above={
        <Breadcrumbs
          items={[
            { label: t('applications.own.title'), href: pageAddress('candidate-applications') },
            { label: <TitleText text={sent.posting.positionTitle} /> },
          ]}
        />
      }
    >
      <SentApplication
        {...sent}
        news={
          <>
            <Panels panels={Object.values<OwnPanel>(cards)} about={sent.application} data={panels} />
            <OwnThread
              key={sent.application.id}
              applicationId={sent.application.id}
              company={sent.posting.company}
              thread={thread}
            />
          </>
        }
      />
    </OwnArea>
  );
}
