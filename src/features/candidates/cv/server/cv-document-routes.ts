import { type Route, route } from '#platform/http/call-context.ts';
import { makeCvDocument } from '../contract.ts';
import type { CvDocumentService } from './cv-document-service.ts';

export const cvDocumentRoutes = (service: CvDocumentService): Route[] => [
  route(makeCvDocument, async ({ actor, language }, { body }) => ({
    data: await service.make(actor, language, body),
  })),
];
