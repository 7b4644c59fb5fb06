import { useRevalidator, useRouteLoaderData } from 'react-router';
import { StandingInterviews } from '#features/applications/registered/web/standing-interviews.tsx';
import { getCv } from '#features/candidates/cv/contract.ts';
import { listDocuments } from '#features/candidates/documents/contract.ts';
import { getCandidateProfile } from '#features/candidates/profile/contract.ts';
import { CandidateProfileView } from '#features/candidates/profile/web/candidate-profile-view.tsx';
import { api, texts } from '../page-context.ts';
import { describePage, pageMeta } from '../page-meta.ts';
import type { loader as rootLoader } from '../root.tsx';
import { userOf } from '../session-guard.ts';
import { OwnArea } from '../shell/late/own-area.tsx';
import type { Route } from './+types/candidate-home';

export async function loader({ context }: Route.LoaderArgs) {
  const { call } = api(context);
  const [user, { data: profile }, { data: cv }, { data: documents }] = await Promise.all([
    userOf(context),
    call(getCandidateProfile, {}),
    call(getCv, {}),
    call(listDocuments, {}),
  ]);
  return {
    userId: user.id,
    profile,
    cv,
    documents,
    page: describePage(context, { title: texts(context)('candidates.profile.title'), robots: 'noindex' }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page);

export default function CandidateHome({ loaderData: { page: _, ...data } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const marks = useRouteLoaderData<typeof rootLoader>('root')?.marks;
  return (
    <OwnArea accountType="jobseeker" title={null}>
      <StandingInterviews interviews={marks?.interviews ?? []} />
      <CandidateProfileView {...data} refresh={revalidate} />
    </OwnArea>
  );
}
