import { endpoints } from '#kit/endpoint.ts';

const { get, put } = endpoints('settings', () => import('./fields.ts'));

export const getSettings = get('get', '/admin/settings', 'admin', {
  summary: 'Data of the provider, the euro rate and the free ad, with the version that a change of them carries.',
  schemas: (f) => ({ data: f.settingsView }),
});

export const saveSettings = put('save', '/admin/settings', 'admin', {
  summary: 'Replaces the settings. An older `version` is answered 409 with the newer state as `current`.',
  schemas: (f) => ({ body: f.settingsInput, data: f.settingsView }),
  problems: ['conflict'],
});
