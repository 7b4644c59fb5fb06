import { addressOf } from '#shared/list-address.ts';
import type { listAnnouncements } from './contract.ts';

export const announcementsAddress = addressOf<typeof listAnnouncements>('admin-announcements');
