import { type Route, route } from '#platform/http/call-context.ts';
import { getCv, putCv } from '../cv/contract.ts';
import { getCandidateProfile, getCandidateSummary, putCandidateProfile } from '../profile/contract.ts';
import type { CandidateService } from './candidate-service.ts';

export const candidateRoutes = (service: CandidateService): Route[] => [
  route(getCandidateProfile, async ({ actor }) => ({ data: await service.profile(actor) })),
  route(putCandidateProfile, async ({ actor }, { body }) => ({
    data: await service.saveProfile(actor, body),
  })),
  route(getCv, async ({ actor }) => ({ data: await service.cv(actor) })),
  route(putCv, async ({ actor }, { body }) => ({ data: await service.saveCv(actor, body) })),
  route(getCandidateSummary, async ({ actor }) => ({ data: await service.summary(actor) })),
];
