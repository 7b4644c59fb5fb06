import { useRevalidator, useRouteLoaderData } from 'react-router';
import { StandingInterviews } from '#features/applying/own/web/standing-interviews.tsx';
import { getCv } from '#features/candidates/cv-contract.ts';
import type { CvSource } from '#features/candidates/cv-source.ts';
import { listDocuments } from '#features/candidates/documents/contract.ts';
import { CandidateProfileView } from '#features/candidates/profile/web/candidate-profile-view.tsx';
import { getCandidateProfile } from '#features/candidates/profile-contract.ts';
import * as sources from '#plugins/places/cv-sources.ts';
import { titledLoader } from '../page-loader.ts';
import type { loader as rootLoader } from '../root.tsx';
import { OwnArea } from '../shell/late/own-area.tsx';
import type { Route } from './+types/candidate-home';

export const loader = titledLoader('candidates.profile.title', async ({ call, userOf }) => {
  const [{ id: userId }, { data: profile }, { data: cv }, { data: documents }] = await Promise.all([
    userOf(),
    call(getCandidateProfile, {}),
    call(getCv, {}),
    call(listDocuments, {}),
  ]);
  return { userId, profile, cv, documents };
});

export default function CandidateHome({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const marks = useRouteLoaderData<typeof rootLoader>('root')?.marks;
  return (
    <OwnArea accountType="jobseeker" title={null}>
      <StandingInterviews interviews={marks?.interviews ?? []} />
      <CandidateProfileView {...loaderData} sources={Object.values<CvSource>(sources)} refresh={revalidate} />
    </OwnArea>
  );
}
