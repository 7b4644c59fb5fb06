import { addressOf } from '#kit/list-address.ts';
import type { listAudit } from './contract.ts';

export const auditAddress = addressOf<typeof listAudit>('admin-log');
