import { useNavigate } from 'react-router';
import { loadCv } from '#app/load-cv.ts';
import { type DataOf, titledLoader } from '#app/page-loader.ts';
import { OwnArea } from '#app/shell/late/own-area.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { ImportPage } from '../web/import-page.tsx';

export const loader = titledLoader('candidates.cvImport.title', loadCv);

export default function CvImport({ loaderData: { userId, initial } }: { loaderData: DataOf<typeof loader> }) {
  const t = useTexts();
  const navigate = useNavigate();
  return (
    <OwnArea accountType="jobseeker" title={t('candidates.cvImport.title')} lead={t('candidates.cvImport.lead')}>
      <ImportPage userId={userId} initial={initial} onGo={(address) => void navigate(address)} />
    </OwnArea>
  );
}
