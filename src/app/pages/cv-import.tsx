import { useNavigate } from 'react-router';
import { ImportPage } from '#features/candidates/cv-import/web/import-page.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { loadCv } from '../load-cv.ts';
import { titledLoader } from '../page-loader.ts';
import { OwnArea } from '../shell/late/own-area.tsx';
import type { Route } from './+types/cv-import';

export const loader = titledLoader('candidates.cvImport.title', loadCv);

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
