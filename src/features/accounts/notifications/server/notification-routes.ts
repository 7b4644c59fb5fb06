import { type Route, route } from '#platform/http/call-context.ts';
import * as contract from '../contract.ts';
import type { NotificationService } from './notification-service.ts';

export const notificationRoutes = (notifications: NotificationService): Route[] => [
  route(contract.getNotifications, async ({ actor }) => ({ data: await notifications.get(actor) })),
  route(contract.setNotifications, async ({ actor }, { body }) => ({
    data: await notifications.set(actor, body),
  })),
  route(contract.retryMail, async ({ actor }) => {
    await notifications.retry(actor);
    return { data: {} };
  }),
];
