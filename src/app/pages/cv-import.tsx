import { useNavigate } from 'react-router';
import { getCv } from '#features/candidates/cv/contract.ts';
import { ImportPage } from '#features/candidates/cv-import/web/import-page.tsx';
import { getCandidateProfile } from '#features/candidates/profile/contract.ts';
import { useTexts } from '#ui/site/site-context.tsx';
import { api, texts } from '../page-context.ts';
import { describePage, pageMeta } from '../page-meta.ts';
import { userOf } from '../session-guard.ts';
import { OwnArea } from '../shell/late/own-area.tsx';
import type { Route } from './+types/cv-import';

export async function loader({ context }: Route.LoaderArgs) {
  const { call } = api(context);
  const [user, { data: profile }, { data: cv }] = await Promise.all([
    userOf(context),
    call(getCandidateProfile, {}),
    call(getCv, {}),
  ]);
  return {
    userId: user.id,
    initial: { profile, cv },
    page: describePage(context, { title: texts(context)('candidates.cvImport.title'), robots: 'noindex' }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page);

export default function CvImport({ loaderData: { userId, initial } }: Route.ComponentProps) {
  const t = useTexts();
  const navigate = useNavigate();
  return (
    <OwnArea
      accountType="jobseeker"
      title={t('candidates.cvImport.title')}
      lead={t('candidates.cvImport.lead')}
    >
      <ImportPage userId={userId} initial={initial} onGo={(address) => void navigate(address)} />
    </OwnArea>
  );
}
