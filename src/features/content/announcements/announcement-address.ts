import { addressOf } from '#kit/list-address.ts';
import type { listAnnouncements } from './contract.ts';

export const announcementsAddress = addressOf<typeof listAnnouncements>('admin-announcements');
