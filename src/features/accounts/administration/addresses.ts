import { addressOf } from '#kit/list-address.ts';
import type { listUsers } from './contract.ts';

export const usersAddress = addressOf<typeof listUsers>('admin-users');
