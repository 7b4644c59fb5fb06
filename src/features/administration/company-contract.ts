import { endpoint } from '#shared/endpoint.ts';

const fields = () => import('./company-fields.ts');

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

const act = (name: string, path: string, summary: string) =>
  endpoint({
    id: `administration.${name}`,
    method: 'POST',
    path: `/admin/employers/{id}/${path}`,
    access: 'admin',
    summary,
    schemas: async () => {
      const { z } = await import('zod');
      const { idParam } = await import('#shared/query-fields.ts');
      return {
        params: z.object({ id: idParam }),
        body: (await import('./fields.ts')).actInput,
        data: z.object({}),
      };
    },
    problems: ['employers.not-found', 'administration.already-done', 'administration.no-company-numbers'],
  });

export const verifyCompany = act(
  'verifyCompany',
  'verify',
  'Notes that PIB, registration number and seat of a company were checked, with what they were checked by.',
);

export const unverifyCompany = act(
  'unverifyCompany',
  'unverify',
  'Takes a verification back: new postings of the company wait for review again.',
);
