import { endpoint } from '#shared/endpoint.ts';

export const listAdTypes = endpoint({
  id: 'advertising.adTypes',
  method: 'GET',
  path: '/ad-types',
  access: 'public',
  sameFor: 'guests',
  summary: 'Ad types by falling priority with prices per period, in dinars or, in English, in euros.',
  schemas: async () => {
    const { z } = await import('zod');
    const f = await import('./fields.ts');
    return { data: z.array(f.adType), meta: f.adTypesMeta };
  },
});

export const getAdOptions = endpoint({
  id: 'advertising.adOptions',
  method: 'GET',
  path: '/employer/ad-options',
  access: 'recruiter',
  summary: 'The ad types as this employer may use them now, and the free periods used.',
  schemas: async () => ({ data: (await import('./fields.ts')).adOptions }),
});

export const listPackages = endpoint({
  id: 'advertising.packages',
  method: 'GET',
  path: '/packages',
  access: 'public',
  sameFor: 'guests',
  summary:
    'Packages of ads by rising size: discount, validity, and what their ads cost, in dinars or, in English, in euros.',
  schemas: async () => {
    const { z } = await import('zod');
    return { data: z.array((await import('./fields.ts')).adPackage) };
  },
});
