import { getSummary, listAudit } from '#features/administration/contract.ts';
import { AdministrationHome } from '#features/administration/web/administration-home.tsx';
import { titledLoader } from '../page-loader.ts';
import { adminPage } from '../shell/late/admin-area.tsx';

const latest = { pageSize: '8' };

export const loader = titledLoader('administration.home.title', async ({ call }) => {
  const [summary, log] = await Promise.all([call(getSummary, {}), call(listAudit, { query: latest })]);
  return { summary: summary.data, entries: log.data };
});

export default adminPage<typeof loader>(AdministrationHome);
