import { addressOf } from '#shared/list-address.ts';
import type { listAllOrders, listOrders } from './orders/contract.ts';

export const ownOrdersAddress = addressOf<typeof listOrders>('own-orders');
export const allOrdersAddress = addressOf<typeof listAllOrders>('admin-orders');

/** The window in which a package is bought opens with this one. */
export const buyPackageAddress = (code: string): string => `${ownOrdersAddress()}?paket=${code}`;
