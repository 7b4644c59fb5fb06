import { addressOf } from '#kit/list-address.ts';
import type { listCompanies } from './contract.ts';

/** URL of the list of companies; `company` is the opened one. */
export const companiesAddress = addressOf<typeof listCompanies, 'company'>('admin-employers');
