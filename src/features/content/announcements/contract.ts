import { endpoints } from '#kit/endpoint.ts';

const { get, post, put, del } = endpoints('content', () => import('./fields.ts'));

export const listNotices = get('listNotices', '/notices', 'public', {
  summary: 'What the site says above every page to the caller now, and which texts the account is asked to agree to.',
  schemas: (f) => ({ data: f.notices }),
  sameFor: 'guests',
});

export const listAnnouncements = get('listAnnouncements', '/admin/announcements', 'admin', {
  summary: 'Announcements of any state, the latest to begin first.',
  schemas: (f, z) => ({
    query: f.announcementsQuery,
    data: z.array(f.announcementView),
    meta: f.announcementsMeta,
  }),
});

export const createAnnouncement = post('createAnnouncement', '/admin/announcements', 'admin', {
  summary: 'Announces something above every page from one moment of Belgrade’s clock to another.',
  schemas: (f) => ({ body: f.announcementInput, data: f.announcementView }),
  status: 201,
  once: true,
  problems: ['administration.too-many-announcements'],
});

export const saveAnnouncement = put('saveAnnouncement', '/admin/announcements/{id}', 'admin', {
  summary: 'Changes an announcement that is not over; who has dismissed it sees the new one.',
  schemas: (f) => ({ body: f.announcementChange, data: f.announcementView }),
  problems: ['administration.announcement-not-found', 'administration.announcement-over', 'conflict'],
});

export const endAnnouncement = post('endAnnouncement', '/admin/announcements/{id}/end', 'admin', {
  summary: 'Ends an announcement that is shown, at once.',
  schemas: (_, z) => ({ body: z.strictObject({}) }),
  problems: ['administration.announcement-not-found', 'administration.already-done'],
});

export const deleteAnnouncement = del('deleteAnnouncement', '/admin/announcements/{id}', 'admin', {
  summary: 'Deletes an announcement; one that is shown disappears.',
  problems: ['administration.announcement-not-found'],
});
