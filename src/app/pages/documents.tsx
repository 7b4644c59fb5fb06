import { listDocuments } from '#features/candidates/documents/contract.ts';
import { DocumentsPage } from '#features/candidates/documents/web/documents-page.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { api, texts } from '../page-context.ts';
import { describePage, pageMeta } from '../page-meta.ts';
import { OwnArea } from '../shell/late/own-area.tsx';
import type { Route } from './+types/documents';

export async function loader({ context }: Route.LoaderArgs) {
  const { data } = await api(context).call(listDocuments, {});
  return {
    documents: data,
    page: describePage(context, {
      title: texts(context)('candidates.documents.title'),
      robots: 'noindex',
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page);

export default function Documents({ loaderData: { documents } }: Route.ComponentProps) {
  const t = useTexts();
  return (
    <OwnArea
      accountType="jobseeker"
      title={t('candidates.documents.title')}
      lead={t('candidates.documents.lead')}
    >
      <DocumentsPage documents={documents} />
    </OwnArea>
  );
}
