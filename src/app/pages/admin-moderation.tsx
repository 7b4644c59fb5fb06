import { getModeratedPosting, listModeratedPostings } from '#features/moderation/contract.ts';
import { Moderation } from '#features/moderation/web/moderation.tsx';
import { localDay } from '#shared/dates.ts';
import { titledLoader } from '../page-loader.ts';
import { nullWhen } from '../page-problem.ts';
import { AdminArea } from '../shell/late/admin-area.tsx';
import type { Route } from './+types/admin-moderation';

/** `/admin/moderacija`; `?posting=` opens one next to the list, otherwise the first one is open. */
export const loader = titledLoader('postings.moderation.title', async ({ call, query, search }) => {
  /** One that is gone simply is not opened. */
  const open = async (id: string) =>
    (await call(getModeratedPosting, { params: { id } }).catch(nullWhen(404)))?.data ?? null;
  const { data, meta } = await call(listModeratedPostings, {
    query,
  });
  const chosen = search.get('posting') ?? data[0]?.id;
  return {
    postings: data,
    list: meta,
    posting: chosen ? await open(String(chosen)) : null,
    today: localDay(new Date()),
  };
});

export default function AdminModeration({ loaderData }: Route.ComponentProps) {
  const { postings, list, posting, today } = loaderData;
  return (
    <AdminArea>
      <Moderation postings={postings} meta={list} posting={posting} today={today} />
    </AdminArea>
  );
}
