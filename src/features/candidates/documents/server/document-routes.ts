import { type Route, route } from '#platform/http/call-context.ts';
import * as contract from '../contract.ts';
import type { DocumentService } from './document-service.ts';

export const documentRoutes = (service: DocumentService): Route[] => [
  route(contract.listDocuments, async ({ actor }) => ({ data: await service.list(actor) })),
  route(contract.addDocument, async ({ actor }, { body }) => ({
    data: await service.add(actor, body.fileId),
  })),
  route(contract.changeDocument, async ({ actor }, { params, body }) => ({
    data: await service.change(actor, params.id, body),
  })),
  route(contract.deleteDocument, async ({ actor }, { params }) => {
    await service.remove(actor, params.id);
    return { data: {} };
  }),
];
