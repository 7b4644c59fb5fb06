import type { OrderState } from '#features/advertising/order-states.ts';
import { toSearch } from '#shared/endpoint.ts';

export const ownOrdersPath = '/profil/poslodavac/porudzbine';
export const allOrdersPath = '/admin/porudzbine';

/** What the address of a list of orders says. */
export interface OrdersAddress {
  state: OrderState | null;
  q: string;
  page: number;
}

/** Address of a list of orders; what is usual is left out. */
export const ordersAddress = (path: string, { page = 1, ...rest }: Partial<OrdersAddress>): string =>
  `${path}${toSearch({ ...rest, page: page > 1 ? page : null })}`;

/** The window in which a package is bought opens with this one. */
export const buyPackageAddress = (code: string): string => `${ownOrdersPath}?paket=${code}`;
