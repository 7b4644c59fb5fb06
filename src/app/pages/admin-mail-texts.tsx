import { getMailTexts } from '#features/mails/samples/contract.ts';
import { MailTexts } from '#features/mails/samples/web/mail-texts.tsx';
import { api, texts } from '../page-context.ts';
import { describePage, pageMeta } from '../page-meta.ts';
import { AdminArea } from '../shell/late/admin-area.tsx';
import type { Route } from './+types/admin-mail-texts';
import '#ui/administration/administration.css';

/** `/admin/posta/tekstovi`; `?mejl=` and `?jezik=` choose what is shown. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const query = {
    template: url.searchParams.get('mejl') ?? undefined,
    language: url.searchParams.get('jezik') ?? undefined,
  };
  return {
    view: (await api(context).call(getMailTexts, { query })).data,
    page: describePage(context, {
      title: texts(context)('administration.mailTexts.title'),
      robots: 'noindex',
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page);

export default function AdminMailTexts({ loaderData }: Route.ComponentProps) {
  return (
    <AdminArea>
      <MailTexts texts={loaderData.view} />
    </AdminArea>
  );
}
