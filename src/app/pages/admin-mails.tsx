import { getMail, listMails } from '#features/mails/contract.ts';
import { type MailLogAddress, mailFilters } from '#features/mails/mail-log-address.ts';
import { MailLog } from '#features/mails/web/mail-log.tsx';
import { problemOf } from '#shared/client-errors.ts';
import { searchValues } from '#shared/search-values.ts';
import { api, texts } from '../page-context.ts';
import { describePage, pageMeta } from '../page-meta.ts';
import { AdminArea } from '../shell/late/admin-area.tsx';
import type { Route } from './+types/admin-mails';

/** `/admin/posta`; `?mail=` opens one below the list. */
export async function loader({ context, url }: Route.LoaderArgs) {
  /** One that is gone simply is not opened. */
  const open = async (id: string) => {
    try {
      return (await api(context).call(getMail, { params: { id } })).data;
    } catch (error) {
      if (problemOf(error)?.status === 404) return null;
      throw error;
    }
  };
  const { data, meta } = await api(context).call(listMails, { query: searchValues(url.searchParams) });
  const chosen = url.searchParams.get('mail');
  const mail = chosen ? await open(chosen) : null;
  const address: MailLogAddress = {
    q: url.searchParams.get('q')?.trim() ?? '',
    state: mailFilters.find((state) => state === url.searchParams.get('state')) ?? null,
    template: meta.templates.find(({ code }) => code === url.searchParams.get('template'))?.code ?? null,
    page: meta.page,
    mail: mail?.id ?? null,
  };
  return {
    mails: data,
    list: meta,
    address,
    mail,
    page: describePage(context, { title: texts(context)('administration.mailLog.title'), robots: 'noindex' }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page);

export default function AdminMails({ loaderData }: Route.ComponentProps) {
  const { mails, list, address, mail } = loaderData;
  return (
    <AdminArea>
      <MailLog mails={mails} meta={list} address={address} mail={mail} />
    </AdminArea>
  );
}
