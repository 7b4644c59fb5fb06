import { type PostingTab, postingTabs } from '#features/postings/posting-state.ts';
import { LinkButton } from '#ui/light/button.tsx';
import { listPage } from '#ui/lists/list-page.ts';
import type { useTexts } from '#ui/site/site-context.tsx';
import { Table } from '#ui/table.tsx';
import type { OwnPosting, OwnPostingsMeta } from '../../own-fields.ts';
import { ownSorts } from '../../own-sorts.ts';
import { listOwnPostings } from '../contract.ts';
import { ownPostingsAddress } from '../own-postings-address.ts';
import { NewPosting, useManages } from './new-posting.tsx';
import { OwnPostingRow, OwnPostingsHead } from './own-posting-row.tsx';
import { draftsTab } from './own-tabs.ts';
import './own-postings.css';

function OwnPostingRows({
  rows,
  context: {
    t,
    meta: { tab },
  },
}: {
  rows: readonly OwnPosting[];
  context: { t: ReturnType<typeof useTexts>; meta: OwnPostingsMeta };
}) {
  const managed = useManages();
  return (
    <Table label={t(`postings.mine.filters.tab.${tab}`)} responsive fixed>
      <colgroup className="only-desktop">
        <col />
        <col className="own-postings-status" />
        <col className="own-postings-views" />
        <col className="own-postings-applications" />
        <col className="own-postings-when" />
        <col className={tab === 'active' ? 'own-postings-actions' : 'own-postings-wide-actions'} />
      </colgroup>
      <OwnPostingsHead tab={tab} />
      <tbody>
        {rows.map((posting) => (
          <OwnPostingRow key={posting.id} posting={posting} tab={tab} managed={managed} />
        ))}
      </tbody>
    </Table>
  );
}

/** Whether the tab has anything to search and sort. */
const hasAny = ({ meta: { counts, tab } }: { meta: OwnPostingsMeta }): boolean => counts[tab] > 0;

/** „Moji oglasi”: summary counts, tabs with counts, search, sort order, the postings of the tab. */
export const ownPostings = listPage({
  endpoint: listOwnPostings,
  page: 'my-postings',
  texts: 'postings.mine',
  address: ownPostingsAddress,
  search: hasAny,
  sign: 'document',
  nothing: ({ t, meta: { tab, q }, filters }) =>
    q
      ? {
          sign: 'search',
          title: t('postings.mine.nothingFound', { q }),
          actions: (
            <LinkButton href={ownPostingsAddress({ ...filters, q: '' })}>{t('postings.mine.showAll')}</LinkButton>
          ),
        }
      : {
          title: t(`postings.mine.empty.${tab}.title`),
          children: t(`postings.mine.empty.${tab}.text`),
          actions: tab === 'active' ? <NewPosting /> : null,
        },
  tabs: {
    name: 'tab',
    all: false,
    // Changing the tab resets search and sort order.
    values: Object.fromEntries(postingTabs.map((tab) => [tab, { tab, q: '', sort: null }])),
    current: ({ filters }) => filters.tab,
    count: (tab, { meta }) => meta.counts[tab as PostingTab],
    others: ({ t, meta: { counts } }) => draftsTab(t, counts, false),
  },
  choice: {
    name: 'sort',
    all: false,
    values: (context) => (hasAny(context) ? ownSorts : []),
    current: ({ meta }) => meta.sort,
  },
  Rows: OwnPostingRows,
  Aside: () => <NewPosting className="only-mobile" />,
});
