import { type Route, route } from '#platform/http/call-context.ts';
import * as contract from '../contract.ts';
import type { NoteService } from './note-service.ts';
import type { ReviewArchiveService } from './review-archive-service.ts';
import type { ApplicationService } from './review-service.ts';

export const reviewRoutes = (applications: ApplicationService): Route[] => [
  route(contract.getApplication, ({ actor }, { params, query }) =>
    applications.open(actor, params.id, query),
  ),
  route(contract.sortApplication, ({ actor }, { params, body }) =>
    applications.sort(actor, params.id, body.status),
  ),
];

export const noteRoutes = (notes: NoteService): Route[] => [
  route(contract.listApplicationEvents, ({ actor }, { params }) => notes.events(actor, params.id)),
  route(contract.getApplicationNote, async ({ actor }, { params }) => ({
    data: await notes.get(actor, params.id),
  })),
  route(contract.putApplicationNote, async ({ actor }, { params, body }) => ({
    data: await notes.put(actor, params.id, body),
  })),
];

export const reviewArchiveRoutes = (archives: ReviewArchiveService): Route[] => [
  route(contract.getApplicationArchive, async ({ actor, language }, { params }) => ({
    data: { url: await archives.one(actor, params.id, language) },
  })),
  route(contract.archiveApplications, async ({ actor, language }, { params, body }) => ({
    data: await archives.several(actor, params.id, body, language),
  })),
];
