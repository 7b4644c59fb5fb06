import { redirect } from 'react-router';
import { listSentApplications } from '#features/applications/registered/contract.ts';
import { sentAddress } from '#features/applications/registered/web/sent-address.ts';
import { SentList } from '#features/applications/registered/web/sent-list.tsx';
import { pageCount } from '#shared/paging.ts';
import { searchValues } from '#shared/search-values.ts';
import { useTexts } from '#ui/site/site-context.tsx';
import { api, texts } from '../page-context.ts';
import { describePage, pageMeta } from '../page-meta.ts';
import { OwnArea } from '../shell/late/own-area.tsx';
import type { Route } from './+types/candidate-applications';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { data, meta } = await api(context).call(listSentApplications, {
    query: searchValues(url.searchParams),
  });
  // A page beyond the end.
  if (data.length === 0 && meta.total > 0) throw redirect(sentAddress(meta.tab, pageCount(meta)));
  return {
    rows: data,
    list: meta,
    page: describePage(context, { title: texts(context)('applications.own.title'), robots: 'noindex' }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page);

export default function CandidateApplicationsPage({ loaderData: { rows, list } }: Route.ComponentProps) {
  const t = useTexts();
  return (
    <OwnArea
      accountType="jobseeker"
      title={t('applications.own.title')}
      lead={list.counts.all > 0 ? t('applications.own.lead') : null}
    >
      <SentList rows={rows} meta={list} />
    </OwnArea>
  );
}
