import { type Route, route } from '#platform/http/call-context.ts';
import * as contract from '../contract.ts';
import type { AnnouncementService } from './announcement-service.ts';

export const announcementRoutes = (announcements: AnnouncementService): Route[] => [
  route(
    contract.listNotices,
    async ({ actor, language }) => ({ data: await announcements.notices(actor, language) }),
    (_, { data: { seconds } }) => ({
      scopes: ['announcements'],
      ...(seconds === null ? {} : { seconds }),
    }),
  ),
  route(contract.listAnnouncements, ({ actor }, { query }) => announcements.list(actor, query)),
  route(contract.createAnnouncement, async ({ actor, once }, { body }) => ({
    data: await announcements.create(actor, body, once),
  })),
  route(contract.saveAnnouncement, async ({ actor }, { params, body }) => ({
    data: await announcements.save(actor, params.id, body),
  })),
  route(contract.endAnnouncement, async ({ actor }, { params }) => {
    await announcements.end(actor, params.id);
    return { data: {} };
  }),
  route(contract.deleteAnnouncement, async ({ actor }, { params }) => {
    await announcements.remove(actor, params.id);
    return { data: {} };
  }),
];
