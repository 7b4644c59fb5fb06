import { type Route, route } from '#platform/http/call-context.ts';
import { requireRole, requireType } from '#shared/actor.ts';
import * as contract from '../contract.ts';
import type { PersonalDataDeletion } from './personal-data-deletion.ts';
import type { PersonalDataExport } from './personal-data-export.ts';

export const personalDataRoutes = (copies: PersonalDataExport, deletion: PersonalDataDeletion): Route[] => [
  route(contract.candidateAccount, async ({ actor }) => ({
    data: {
      ...(await deletion.counts(actor)),
      export: await copies.latest(requireType(actor, 'jobseeker')),
    },
  })),
  route(contract.deleteAccount, async ({ actor, refreshCookie }, { body }) => {
    await deletion.deleteOwn(actor, body);
    refreshCookie.clear();
    return { data: {} };
  }),
  route(contract.exportCandidateData, async ({ actor }) => ({
    data: await copies.request(actor, 'jobseeker'),
  })),
  route(contract.employerAccount, async ({ actor }) => ({
    data: { export: await copies.latest(requireRole(actor, 'reader')) },
  })),
  route(contract.exportEmployerData, async ({ actor }) => ({
    data: await copies.request(actor, 'employer'),
  })),
];
