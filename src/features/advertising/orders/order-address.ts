import { addressOf } from '#kit/list-address.ts';
import type { listAllOrders, listOrders } from './contract.ts';

export const ownOrdersAddress = addressOf<typeof listOrders>('own-orders');
export const allOrdersAddress = addressOf<typeof listAllOrders>('admin-orders');
