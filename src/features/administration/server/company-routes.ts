import { type Route, route } from '#platform/http/call-context.ts';
import * as contract from '../company-contract.ts';
import type { CompanyService } from './company-service.ts';

export const companyRoutes = (companies: CompanyService): Route[] => [
  route(contract.listCompanies, ({ actor }, { query }) => companies.list(actor, query)),
  route(contract.verifyCompany, async ({ actor }, { params, body }) => {
    await companies.verify(actor, params.id, body.reason);
    return { data: {} };
  }),
  route(contract.unverifyCompany, async ({ actor }, { params, body }) => {
    await companies.unverify(actor, params.id, body.reason);
    return { data: {} };
  }),
];
