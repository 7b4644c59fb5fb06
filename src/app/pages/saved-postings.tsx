import { listSavedPostings } from '#features/postings/saved/contract.ts';
import { SavedList, SavedOrder, useSavedLead } from '#features/postings/saved/web/saved-list.tsx';
import { savedPostingsAddress } from '#features/postings/saved/web/saved-postings-address.ts';
import { useTexts } from '#ui/site/site-context.tsx';
import { titledLoader, toLastPage } from '../page-loader.ts';
import { OwnArea } from '../shell/late/own-area.tsx';
import type { Route } from './+types/saved-postings';

export const loader = titledLoader('postings.saved.title', async ({ call, query }) => {
  const { data, meta } = await call(listSavedPostings, { query });
  toLastPage({ data, meta }, (last) => savedPostingsAddress(meta.sort, last));
  return { postings: data, list: meta };
});

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
