import { useNavigate } from 'react-router';
import { ImportPage } from '#features/candidates/cv-import/web/import-page.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { loadCv } from '../load-cv.ts';
import { texts } from '../page-context.ts';
import { describePage, pageMeta } from '../page-meta.ts';
import { OwnArea } from '../shell/late/own-area.tsx';
import type { Route } from './+types/cv-import';

export async function loader({ context }: Route.LoaderArgs) {
  return {
    ...(await loadCv(context)),
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
