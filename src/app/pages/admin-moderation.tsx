import { getModeratedPosting, listModeratedPostings } from '#features/moderation/contract.ts';
import { Moderation } from '#features/moderation/web/moderation.tsx';
import { problemOf } from '#shared/client-errors.ts';
import { localDay } from '#shared/dates.ts';
import { searchValues } from '#shared/search-values.ts';
import { api, texts } from '../page-context.ts';
import { describePage, pageMeta } from '../page-meta.ts';
import { AdminArea } from '../shell/late/admin-area.tsx';
import type { Route } from './+types/admin-moderation';

/** `/admin/moderacija`; `?posting=` opens one next to the list, otherwise the first one is open. */
export async function loader({ context, url }: Route.LoaderArgs) {
  /** One that is gone simply is not opened. */
  const open = async (id: string) => {
    try {
      return (await api(context).call(getModeratedPosting, { params: { id } })).data;
    } catch (error) {
      if (problemOf(error)?.status === 404) return null;
      throw error;
    }
  };
  const { data, meta } = await api(context).call(listModeratedPostings, {
    query: searchValues(url.searchParams),
  });
  const chosen = url.searchParams.get('posting') ?? data[0]?.id;
  return {
    postings: data,
    list: meta,
    posting: chosen ? await open(String(chosen)) : null,
    today: localDay(new Date()),
    page: describePage(context, { title: texts(context)('postings.moderation.title'), robots: 'noindex' }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page);

export default function AdminModeration({ loaderData }: Route.ComponentProps) {
  const { postings, list, posting, today } = loaderData;
  return (
    <AdminArea>
      <Moderation postings={postings} meta={list} posting={posting} today={today} />
    </AdminArea>
  );
}
