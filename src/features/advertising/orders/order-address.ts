import { toSearch } from '#shared/endpoint.ts';
import { pageAddress } from '#shared/site-map.ts';
import type { OrderState } from './order-states.ts';

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
export const buyPackageAddress = (code: string): string => `${pageAddress('own-orders')}?paket=${code}`;
