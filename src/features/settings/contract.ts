import { endpoint } from '#shared/endpoint.ts';

const fields = () => import('./fields.ts');

export const getSettings = endpoint({
  id: 'settings.get',
  method: 'GET',
  path: '/admin/settings',
  access: 'admin',
  summary:
    'Data of the provider, the euro rate and the free ad, with the version that a change of them carries.',
  schemas: async () => ({ data: (await fields()).settingsView }),
});

export const saveSettings = endpoint({
  id: 'settings.save',
  method: 'PUT',
  path: '/admin/settings',
  access: 'admin',
  summary: 'Replaces the settings. An older `version` is answered 409 with the newer state as `current`.',
  schemas: async () => {
    const f = await fields();
    return { body: f.settingsInput, data: f.settingsView };
  },
  problems: ['conflict'],
});
