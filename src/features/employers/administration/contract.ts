import { endpoint, idParams } from '#shared/endpoint.ts';

const fields = () => import('./fields.ts');

export const listCompanies = endpoint({
  id: 'administration.listCompanies',
  method: 'GET',
  path: '/admin/employers',
  access: 'admin',
  summary: 'Companies by name, PIB or registration number, the latest first.',
  schemas: async () => {
    const { z } = await import('zod');
    const f = await fields();
    return { query: f.companiesQuery, data: z.array(f.companyRow), meta: f.companiesMeta };
  },
});

export const getCompany = endpoint({
  id: 'administration.getCompany',
  method: 'GET',
  path: '/admin/employers/{id}',
  access: 'admin',
  summary: 'A company with all that can be changed of it, and the numbers of what would be deleted with it.',
  schemas: async () => ({ params: await idParams(), data: (await fields()).companyView }),
  problems: ['employers.not-found'],
});

export const saveCompany = endpoint({
  id: 'administration.saveCompany',
  method: 'PUT',
  path: '/admin/employers/{id}',
  access: 'admin',
  summary:
    'Changes the data of a company, its PIB too, with the reason for it. An older `version` is answered 409 with the newer state as `current`.',
  schemas: async () => {
    const f = await fields();
    return { params: await idParams(), body: f.companyInput, data: f.companyView };
  },
  problems: ['employers.not-found', 'employers.profile-changed'],
});

const act = (name: string, path: string, summary: string) =>
  endpoint({
    id: `administration.${name}`,
    method: 'POST',
    path: `/admin/employers/{id}/${path}`,
    access: 'admin',
    summary,
    schemas: async () => {
      const { z } = await import('zod');
      return {
        params: await idParams(),
        body: (await import('#shared/reason-fields.ts')).reasonInput,
        data: z.object({}),
      };
    },
    problems: [
      'employers.not-found',
      'administration.already-done',
      'administration.no-company-numbers',
      'conflict',
    ],
  });

export const verifyCompany = act(
  'verifyCompany',
  'verify',
  'Notes that PIB, registration number and seat of a company were checked, with what they were checked by.',
);

export const unverifyCompany = act(
  'unverifyCompany',
  'unverify',
  'Takes a verification back: new postings of the company need approval again.',
);

export const blockCompany = act(
  'blockCompany',
  'block',
  'Blocks every account of a company’s team: sessions end, live postings close until it is unblocked, open invitations are withdrawn.',
);

export const unblockCompany = act(
  'unblockCompany',
  'unblock',
  'Unblocks every account of a company’s team: postings that were live come back with their remaining days.',
);

export const deleteCompany = act(
  'deleteCompany',
  'delete',
  'Deletes a company with the accounts of its team and all its postings, whose pages then answer 410. Its orders are kept for accounting.',
);

export const listSelectedCompanies = endpoint({
  id: 'administration.listSelectedCompanies',
  method: 'GET',
  path: '/admin/selected-employers',
  access: 'admin',
  summary: 'Companies that administrators have selected for the home page, in their order.',
  schemas: async () => {
    const { z } = await import('zod');
    return { data: z.array((await fields()).selectedCompany) };
  },
});

export const selectCompanies = endpoint({
  id: 'administration.selectCompanies',
  method: 'PUT',
  path: '/admin/selected-employers',
  access: 'admin',
  summary:
    'Replaces the selected companies and their order. When they are not as `known` says, it is answered 409 with those of now as `current`.',
  schemas: async () => {
    const { z } = await import('zod');
    const f = await fields();
    return { body: f.selectionInput, data: z.array(f.selectedCompany) };
  },
  problems: ['conflict', 'employers.not-found'],
});
