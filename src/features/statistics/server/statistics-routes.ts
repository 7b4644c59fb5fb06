import { type Route, route } from '#platform/http/call-context.ts';
import * as contract from '../contract.ts';
import type { StatisticsService } from './statistics-service.ts';

export const statisticsRoutes = (service: StatisticsService): Route[] => [
  route(contract.getEmployerSummary, async ({ actor }) => ({ data: await service.summary(actor) })),
  route(contract.getPostingStatistics, async ({ actor }, { params, query }) => ({
    data: await service.statistics(actor, params.id, query.days),
  })),
  route(contract.getPostingHistory, async ({ actor }, { params }) => ({
    data: await service.history(actor, params.id),
  })),
];
