import { listOwnInterviews } from '#features/applications/interviews/contract.ts';
import { listOwnMessages } from '#features/applications/messaging/contract.ts';
import { getSentApplication } from '#features/applications/registered/contract.ts';
import { SentApplication } from '#features/applications/registered/web/sent-application.tsx';
import { pageAddress } from '#shared/site-map.ts';
import { Breadcrumbs } from '#ui/light/breadcrumbs.tsx';
import { TitleText } from '#ui/light/title-text.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { api, texts } from '../page-context.ts';
import { describePage, pageMeta } from '../page-meta.ts';
import { throwPageProblem } from '../page-problem.ts';
import { OwnArea } from '../shell/late/own-area.tsx';
import type { Route } from './+types/candidate-application';

export async function loader({ context, params }: Route.LoaderArgs) {
  try {
    const [{ data }, { data: thread }, { data: interviews }] = await Promise.all([
      api(context).call(getSentApplication, { params }),
      api(context).call(listOwnMessages, { params }),
      api(context).call(listOwnInterviews, { params }),
    ]);
    const { positionTitle } = data.posting;
    const title = texts(context)('applications.own.pageTitle', { positionTitle });
    return { ...data, thread, interviews, page: describePage(context, { title, robots: 'noindex' }) };
  } catch (error) {
    throwPageProblem(error);
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page);

export default function CandidateApplicationPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const { page: _, ...shown } = loaderData;
  const { posting } = shown;
  return (
    <OwnArea
      accountType="jobseeker"
      title={null}
      above={
        <Breadcrumbs
          items={[
            { label: t('applications.own.title'), href: pageAddress('candidate-applications') },
            { label: <TitleText text={posting.positionTitle} /> },
          ]}
        />
      }
    >
      <SentApplication {...shown} />
    </OwnArea>
  );
}
