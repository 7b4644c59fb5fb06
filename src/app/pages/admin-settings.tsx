import '#ui/administration/administration.css';
import { getSettings } from '#features/settings/contract.ts';
import { SettingsForm } from '#features/settings/web/settings-form.tsx';
import { api, texts } from '../page-context.ts';
import { describePage, pageMeta } from '../page-meta.ts';
import { AdminArea } from '../shell/late/admin-area.tsx';
import type { Route } from './+types/admin-settings';

export async function loader({ context }: Route.LoaderArgs) {
  return {
    settings: (await api(context).call(getSettings, {})).data,
    page: describePage(context, { title: texts(context)('settings.title'), robots: 'noindex' }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page);

export default function AdminSettings({ loaderData }: Route.ComponentProps) {
  return (
    <AdminArea>
      <SettingsForm settings={loaderData.settings} />
    </AdminArea>
  );
}
