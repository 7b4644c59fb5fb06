import { listDocuments } from '#features/candidates/documents/contract.ts';
import { DocumentsPage } from '#features/candidates/documents/web/documents-page.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { titledLoader } from '../page-loader.ts';
import { OwnArea } from '../shell/late/own-area.tsx';
import type { Route } from './+types/documents';

export const loader = titledLoader('candidates.documents.title', async ({ call }) => ({
  documents: (await call(listDocuments, {})).data,
}));

export default function Documents({ loaderData: { documents } }: Route.ComponentProps) {
  const t = useTexts();
  return (
    <OwnArea accountType="jobseeker" title={t('candidates.documents.title')} lead={t('candidates.documents.lead')}>
      <DocumentsPage documents={documents} />
    </OwnArea>
  );
}
