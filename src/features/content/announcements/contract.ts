import { endpoint, idParams } from '#shared/endpoint.ts';

const fields = () => import('./fields.ts');

export const listNotices = endpoint({
  id: 'content.listNotices',
  method: 'GET',
  path: '/notices',
  access: 'public',
  sameFor: 'guests',
  summary:
    'What the site says above every page to the caller now, and which texts the account is asked to agree to.',
  schemas: async () => ({ data: (await fields()).notices }),
});

export const listAnnouncements = endpoint({
  id: 'content.listAnnouncements',
  method: 'GET',
  path: '/admin/announcements',
  access: 'admin',
  summary: 'Announcements of any state, the latest to begin first.',
  schemas: async () => {
    const { z } = await import('zod');
    const f = await fields();
    return { query: f.announcementsQuery, data: z.array(f.announcementView), meta: f.announcementsMeta };
  },
});

export const createAnnouncement = endpoint({
  id: 'content.createAnnouncement',
  method: 'POST',
  path: '/admin/announcements',
  access: 'admin',
  summary: 'Announces something above every page from one moment of Belgrade’s clock to another.',
  status: 201,
  once: true,
  schemas: async () => {
    const f = await fields();
    return { body: f.announcementInput, data: f.announcementView };
  },
  problems: ['administration.too-many-announcements'],
});

export const saveAnnouncement = endpoint({
  id: 'content.saveAnnouncement',
  method: 'PUT',
  path: '/admin/announcements/{id}',
  access: 'admin',
  summary: 'Changes an announcement that is not over; who has dismissed it sees the new one.',
  schemas: async () => {
    const f = await fields();
    return { params: await idParams(), body: f.announcementChange, data: f.announcementView };
  },
  problems: ['administration.announcement-not-found', 'administration.announcement-over', 'conflict'],
});

export const endAnnouncement = endpoint({
  id: 'content.endAnnouncement',
  method: 'POST',
  path: '/admin/announcements/{id}/end',
  access: 'admin',
  summary: 'Ends an announcement that is shown, at once.',
  schemas: async () => {
    const { z } = await import('zod');
    return { params: await idParams(), body: z.strictObject({}), data: z.object({}) };
  },
  problems: ['administration.announcement-not-found', 'administration.already-done'],
});

export const deleteAnnouncement = endpoint({
  id: 'content.deleteAnnouncement',
  method: 'DELETE',
  path: '/admin/announcements/{id}',
  access: 'admin',
  summary: 'Deletes an announcement; one that is shown disappears.',
  schemas: async () => {
    const { z } = await import('zod');
    return { params: await idParams(), data: z.object({}) };
  },
  problems: ['administration.announcement-not-found'],
});
