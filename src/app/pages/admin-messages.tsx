import { getMessage, listMessages } from '#features/contact/inbox/contract.ts';
import type { InboxAddress } from '#features/contact/inbox/inbox-address.ts';
import { messageKinds, messageStates } from '#features/contact/inbox/message-kinds.ts';
import { Inbox } from '#features/contact/inbox/web/inbox.tsx';
import { problemOf } from '#shared/client-errors.ts';
import { searchValues } from '#shared/search-values.ts';
import { api, texts } from '../page-context.ts';
import { describePage, pageMeta } from '../page-meta.ts';
import { AdminArea } from '../shell/late/admin-area.tsx';
import type { Route } from './+types/admin-messages';

/** `/admin/poruke`; `?message=` opens one below the list. */
export async function loader({ context, url }: Route.LoaderArgs) {
  /** One that is gone simply is not opened. */
  const open = async (id: string) => {
    try {
      return (await api(context).call(getMessage, { params: { id } })).data;
    } catch (error) {
      if (problemOf(error)?.status === 404) return null;
      throw error;
    }
  };
  const { data, meta } = await api(context).call(listMessages, { query: searchValues(url.searchParams) });
  const chosen = url.searchParams.get('message');
  const message = chosen ? await open(chosen) : null;
  const address: InboxAddress = {
    q: url.searchParams.get('q')?.trim() ?? '',
    kind: messageKinds.find((kind) => kind === url.searchParams.get('kind')) ?? null,
    state: messageStates.find((state) => state === url.searchParams.get('state')) ?? null,
    page: meta.page,
    message: message?.id ?? null,
  };
  return {
    messages: data,
    list: meta,
    address,
    message,
    page: describePage(context, { title: texts(context)('administration.inbox.title'), robots: 'noindex' }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page);

export default function AdminMessages({ loaderData }: Route.ComponentProps) {
  const { messages, list, address, message } = loaderData;
  return (
    <AdminArea>
      <Inbox messages={messages} meta={list} address={address} message={message} />
    </AdminArea>
  );
}
