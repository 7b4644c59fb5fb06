import { type Route, route } from '#platform/http/call-context.ts';
import * as contract from '../contract.ts';
import type { AuditService } from './audit-service.ts';
import type { SummaryService } from './summary-service.ts';

export const administrationRoutes = (services: { audit: AuditService; summary: SummaryService }): Route[] => {
  const { audit, summary } = services;
  return [
    route(contract.getSummary, async ({ actor }) => ({ data: await summary.get(actor) })),
    route(contract.listAudit, ({ actor }, { query }) => audit.list(actor, query)),
  ];
};
