import { listSentApplications } from '#features/applications/registered/contract.ts';
import { sentAddress } from '#features/applications/registered/web/sent-address.ts';
import { SentList } from '#features/applications/registered/web/sent-list.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { titledLoader, toLastPage } from '../page-loader.ts';
import { OwnArea } from '../shell/late/own-area.tsx';
import type { Route } from './+types/candidate-applications';

export const loader = titledLoader('applications.own.title', async ({ call, query }) => {
  const { data, meta } = await call(listSentApplications, { query });
  toLastPage({ data, meta }, (last) => sentAddress(meta.tab, last));
  return { rows: data, list: meta };
});

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
