import { countPostingView, openExternalApply } from '#features/postings/contract.ts';
import { type Route, route } from '#platform/http/call-context.ts';
import type { VisitService } from './visit-service.ts';

export const visitRoutes = (visits: VisitService): Route[] => [
  route(countPostingView, async (context, { params, query }) => {
    await visits.countView(context.actor, params.id, context, query);
    return { data: {} };
  }),
  route(openExternalApply, async (context, { params }) => ({
    data: await visits.applyTarget(context.actor, params.id, context),
  })),
];
