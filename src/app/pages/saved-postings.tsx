import { redirect } from 'react-router';
import { listSavedPostings } from '#features/postings/saved/contract.ts';
import { SavedList, SavedOrder, useSavedLead } from '#features/postings/saved/web/saved-list.tsx';
import { savedPostingsAddress } from '#features/postings/saved/web/saved-postings-address.ts';
import { pageCount } from '#shared/paging.ts';
import { searchValues } from '#shared/search-values.ts';
import { useTexts } from '#ui/site/site-context.tsx';
import { api, texts } from '../page-context.ts';
import { describePage, pageMeta } from '../page-meta.ts';
import { OwnArea } from '../shell/late/own-area.tsx';
import type { Route } from './+types/saved-postings';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { data, meta } = await api(context).call(listSavedPostings, {
    query: searchValues(url.searchParams),
  });
  // A page beyond the end, after some were removed.
  if (data.length === 0 && meta.total > 0) throw redirect(savedPostingsAddress(meta.sort, pageCount(meta)));
  return {
    postings: data,
    list: meta,
    page: describePage(context, { title: texts(context)('postings.saved.title'), robots: 'noindex' }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page);

export default function SavedPostingsPage({ loaderData: { postings, list } }: Route.ComponentProps) {
  const t = useTexts();
  const lead = useSavedLead(list);
  return (
    <OwnArea
      accountType="jobseeker"
      title={t('postings.saved.title')}
      lead={lead}
      aside={list.total > 0 ? <SavedOrder sort={list.sort} /> : null}
    >
      <SavedList postings={postings} meta={list} />
    </OwnArea>
  );
}
