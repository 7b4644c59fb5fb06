import { endpoints } from '#kit/endpoint.ts';

const { get } = endpoints('postings', () => import('./fields.ts'));

export const listPayFigures = get('payFigures', '/pay-figures', 'public', {
  summary:
    'Pay that employers stated in the last 12 months, by category, in one region or all of Serbia; highest median first.',
  schemas: (f, z) => ({ query: f.payFiguresQuery, data: z.array(f.payFigure), meta: f.payFiguresMeta }),
  sameFor: 'everybody',
});

export const comparePay = get('comparePay', '/pay-figures/comparison', 'public', {
  summary: 'How a pay compares with that of the same category and region, else of all of Serbia; null without figures.',
  schemas: (f) => ({ query: f.payQuery, data: f.payComparison.nullable() }),
  sameFor: 'everybody',
});
