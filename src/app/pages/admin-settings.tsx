import { getSettings } from '#features/settings/contract.ts';
import { SettingsForm } from '#features/settings/web/settings-form.tsx';
import { titledLoader } from '../page-loader.ts';
import { adminPage } from '../shell/late/admin-area.tsx';
import '#ui/administration/administration.css';

export const loader = titledLoader('settings.title', async ({ call }) => ({
  settings: (await call(getSettings, {})).data,
}));

export default adminPage<typeof loader>(SettingsForm);
