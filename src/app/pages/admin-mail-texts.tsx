import { getMailTexts } from '#features/mails/samples/contract.ts';
import { MailTexts } from '#features/mails/samples/web/mail-texts.tsx';
import { titledLoader } from '../page-loader.ts';
import { AdminArea } from '../shell/late/admin-area.tsx';
import type { Route } from './+types/admin-mail-texts';
import '#ui/administration/administration.css';

/** `/admin/posta/tekstovi`; `?mejl=` and `?jezik=` select what is shown. */
export const loader = titledLoader('administration.mailTexts.title', async ({ call, search }) => {
  const query = { template: search.get('mejl') ?? undefined, language: search.get('jezik') ?? undefined };
  return { view: (await call(getMailTexts, { query })).data };
});

export default function AdminMailTexts({ loaderData }: Route.ComponentProps) {
  return (
    <AdminArea>
      <MailTexts texts={loaderData.view} />
    </AdminArea>
  );
}
