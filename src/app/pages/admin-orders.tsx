import { allOrdersList } from '#features/advertising/orders/web/all-orders.tsx';
import { listLoader } from '../list-loader.ts';
import { listRoute } from '../list-route.tsx';
import { AdminList } from '../shell/late/admin-area.tsx';

export const loader = listLoader(allOrdersList);
export default listRoute(allOrdersList, AdminList);
