import { type Route, route } from '#platform/http/call-context.ts';
import * as contract from '../contract.ts';
import type { CompanyService } from './company-service.ts';

export const companyRoutes = (companies: CompanyService): Route[] => [
  route(contract.listCompanies, ({ actor }, { query }) => companies.list(actor, query)),
  route(contract.getCompany, async ({ actor }, { params }) => ({
    data: await companies.get(actor, params.id),
  })),
  route(contract.saveCompany, async ({ actor }, { params, body }) => ({
    data: await companies.save(actor, params.id, body),
  })),
  route(contract.blockCompany, async ({ actor }, { params, body }) => {
    await companies.block(actor, params.id, body.reason);
    return { data: {} };
  }),
  route(contract.unblockCompany, async ({ actor }, { params, body }) => {
    await companies.unblock(actor, params.id, body.reason);
    return { data: {} };
  }),
  route(contract.deleteCompany, async ({ actor }, { params, body }) => {
    await companies.delete(actor, params.id, body.reason);
    return { data: {} };
  }),
  route(contract.verifyCompany, async ({ actor }, { params, body }) => {
    await companies.verify(actor, params.id, body.reason);
    return { data: {} };
  }),
  route(contract.unverifyCompany, async ({ actor }, { params, body }) => {
    await companies.unverify(actor, params.id, body.reason);
    return { data: {} };
  }),
];
