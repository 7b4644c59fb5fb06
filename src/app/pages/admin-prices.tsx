import { getPriceList } from '#features/advertising/price-list/price-list-contract.ts';
import { PriceEditor } from '#features/advertising/price-list/web/price-editor/price-editor.tsx';
import { titledLoader } from '../page-loader.ts';
import { adminPage } from '../shell/late/admin-area.tsx';
import '#ui/administration/administration.css';

export const loader = titledLoader('advertising.priceEditor.title', async ({ call }) => ({
  list: (await call(getPriceList, {})).data,
}));

export default adminPage<typeof loader>(PriceEditor);
