import { listPages } from '#features/content/pages/contract.ts';
import { PageList } from '#features/content/pages/web/page-list.tsx';
import { titledLoader } from '../page-loader.ts';
import { adminPage } from '../shell/late/admin-area.tsx';
import '#ui/administration/administration.css';

export const loader = titledLoader('administration.pages.title', async ({ call }) => ({
  pages: (await call(listPages, {})).data,
}));

export default adminPage<typeof loader>(PageList);
