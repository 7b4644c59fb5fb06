import { limited, type Route, route } from '#platform/http/call-context.ts';
import { getJsonResume, importCv } from '../contract.ts';
import type { CvImportService } from './cv-import-service.ts';

export const cvImportRoutes = (service: CvImportService): Route[] => [
  limited(
    route(importCv, async ({ actor, file }) => ({ data: await service.preview(actor, file) })),
    ({ actor }) => service.countImport(actor),
  ),
  route(getJsonResume, async ({ actor }) => ({ data: await service.toTake(actor) })),
];
