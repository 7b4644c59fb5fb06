import { endpoints } from '#kit/endpoint.ts';

const { get, put } = endpoints('advertising', () => import('./price-list-fields.ts'));

export const getPriceList = get('getPriceList', '/admin/prices', 'admin', {
  summary: 'Ad types with their switches and net prices, and packages, with the version that a change of them carries.',
  schemas: (f) => ({ data: f.priceListView }),
});

export const savePriceList = put('savePriceList', '/admin/prices', 'admin', {
  summary:
    'Replaces switches, prices and packages; placed orders keep theirs. An older `version` is answered 409 with the newer state as `current`.',
  schemas: (f) => ({ body: f.priceListInput, data: f.priceListView }),
  problems: ['conflict'],
});
