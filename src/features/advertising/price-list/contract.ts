import { endpoints } from '#kit/endpoint.ts';

const { get } = endpoints('advertising', () => import('./fields.ts'));

export const listAdTypes = get('adTypes', '/ad-types', 'public', {
  summary: 'Ad types by falling priority with prices per period, in dinars or, in English, in euros.',
  schemas: (f, z) => ({ data: z.array(f.adType), meta: f.adTypesMeta }),
  sameFor: 'guests',
});

export const listAdTypeViews = get('adTypeViews', '/ad-types/views', 'public', {
  summary:
    'How many times the views of standard and free postings those of other ad types have; only where enough are counted.',
  schemas: (f, z) => ({ data: z.array(f.adTypeViews) }),
  sameFor: 'guests',
});

export const getAdOptions = get('adOptions', '/employer/ad-options', 'recruiter', {
  summary: 'The ad types as this employer may use them now, and the free periods used.',
  schemas: (f) => ({ data: f.adOptions }),
});

export const listPackages = get('packages', '/packages', 'public', {
  summary:
    'Packages of ads by rising size: discount, validity, and what their ads cost, in dinars or, in English, in euros.',
  schemas: (f, z) => ({ data: z.array(f.adPackage) }),
  sameFor: 'guests',
});
