import { endpoint } from '#shared/endpoint.ts';

const fields = () => import('./price-list-fields.ts');

export const getPriceList = endpoint({
  id: 'advertising.getPriceList',
  method: 'GET',
  path: '/admin/prices',
  access: 'admin',
  summary:
    'Ad types with their switches and net prices, and packages, with the version that a change of them carries.',
  schemas: async () => ({ data: (await fields()).priceListView }),
});

export const savePriceList = endpoint({
  id: 'advertising.savePriceList',
  method: 'PUT',
  path: '/admin/prices',
  access: 'admin',
  summary:
    'Replaces switches, prices and packages; placed orders keep theirs. An older `version` is answered 409 with the newer state as `current`.',
  schemas: async () => {
    const f = await fields();
    return { body: f.priceListInput, data: f.priceListView };
  },
  problems: ['conflict'],
});
