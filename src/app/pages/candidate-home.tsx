import { getCv } from '#features/candidates/cv/contract.ts';
import { getCandidateProfile } from '#features/candidates/profile/contract.ts';
import { CandidateProfileView } from '#features/candidates/profile/web/candidate-profile-view.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { api, texts } from '../page-context.ts';
import { describePage, pageMeta } from '../page-meta.ts';
import { userOf } from '../session-guard.ts';
import { OwnArea } from '../shell/late/own-area.tsx';
import type { Route } from './+types/candidate-home';

export async function loader({ context }: Route.LoaderArgs) {
  const { call } = api(context);
  const [user, { data: profile }, { data: cv }] = await Promise.all([
    userOf(context),
    call(getCandidateProfile, {}),
    call(getCv, {}),
  ]);
  return {
    userId: user.id,
    profile,
    cv,
    page: describePage(context, { title: texts(context)('candidates.profile.title'), robots: 'noindex' }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page);

export default function CandidateHome({ loaderData: { userId, profile, cv } }: Route.ComponentProps) {
  const t = useTexts();
  return (
    <OwnArea accountType="jobseeker" title={t('candidates.profile.title')}>
      <CandidateProfileView userId={userId} profile={profile} cv={cv} />
    </OwnArea>
  );
}
