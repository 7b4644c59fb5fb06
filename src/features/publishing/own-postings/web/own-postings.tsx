import { type ReactNode, useRef } from 'react';
import { Form } from 'react-router';
import { postingTabs } from '#features/postings/posting-state.ts';
import { pageCount } from '#shared/paging.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/light/button.tsx';
import { IconPlus, IconSearch } from '#ui/light/icons.tsx';
import { NativeSelect } from '#ui/native-select.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { Table } from '#ui/table.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { TextInput } from '#ui/text-input.tsx';
import type { OwnPosting, OwnPostingsMeta } from '../fields.ts';
import { ownPostingsAddress } from '../own-postings-address.ts';
import { ownSorts } from '../own-sorts.ts';
import { OwnPostingRow, OwnPostingsHead } from './own-posting-row.tsx';
import './own-postings.css';
import { pageAddress } from '#shared/site-map.ts';

/** Search in the titles and order; works without JavaScript by its button. */
function Filters({ meta }: { meta: OwnPostingsMeta }) {
  const t = useTexts();
  const form = useRef<HTMLFormElement>(null);
  return (
    <Form
      autoComplete="off"
      ref={form}
      // Another tab is another search: its fields are reset.
      key={`${meta.tab} ${meta.q} ${meta.sort}`}
      action={pageAddress('my-postings')}
      role="search"
      className="row between flex-wrap g12 own-postings-filters"
    >
      {meta.tab === 'active' ? null : <input type="hidden" name="tab" value={meta.tab} />}
      <TextInput
        className="own-postings-search"
        size="sm"
        type="search"
        name="q"
        defaultValue={meta.q}
        icon={<IconSearch />}
        placeholder={t('postings.mine.search')}
        aria-label={t('postings.mine.search')}
      />
      <NativeSelect
        className="own-postings-order"
        size="sm"
        name="sort"
        defaultValue={meta.sort}
        aria-label={t('postings.mine.order')}
        options={ownSorts.map((sort) => ({ value: sort, label: t(`postings.mine.sorts.${sort}`) }))}
        onChange={() => form.current?.requestSubmit()}
      />
      <button className="visually-hidden" type="submit">
        {t('postings.mine.searchButton')}
      </button>
    </Form>
  );
}

function Nothing({ meta, managed }: { meta: OwnPostingsMeta; managed: boolean }) {
  const t = useTexts();
  if (meta.q) {
    return (
      <EmptyState
        sign="search"
        title={t('postings.mine.nothingFound', { q: meta.q })}
        actions={
          <LinkButton href={ownPostingsAddress(meta.tab, { sort: meta.sort })}>
            {t('postings.mine.showAll')}
          </LinkButton>
        }
      />
    );
  }
  return (
    <EmptyState
      sign="document"
      title={t(`postings.mine.empty.${meta.tab}.title`)}
      actions={
        managed && meta.tab === 'active' ? (
          <LinkButton variant="primary" href={pageAddress('posting-create')}>
            <IconPlus />
            {t('postings.mine.newPosting')}
          </LinkButton>
        ) : null
      }
    >
      {t(`postings.mine.empty.${meta.tab}.text`)}
    </EmptyState>
  );
}

/** „Moji oglasi”: what matters in numbers, tabs with counts, search, order, the postings of the tab. */
export function OwnPostings({
  postings,
  meta,
  managed,
  tiles,
}: {
  postings: OwnPosting[];
  meta: OwnPostingsMeta;
  /** The viewer may publish and change; others only look. */
  managed: boolean;
  /** What matters in numbers. */
  tiles: ReactNode;
}) {
  const t = useTexts();
  const { tab, counts } = meta;
  return (
    <>
      <div className="row between flex-wrap g12 mb24">
        <h1>{t('postings.mine.title')}</h1>
        {managed ? (
          <LinkButton variant="primary" href={pageAddress('posting-create')} className="only-mobile">
            <IconPlus />
            {t('postings.mine.newPosting')}
          </LinkButton>
        ) : null}
      </div>
      {tiles}
      <Tabs
        label={t('postings.mine.title')}
        items={postingTabs.map((code) => ({
          label: t(`postings.mine.tabs.${code}`),
          href: ownPostingsAddress(code),
          count: counts[code],
          current: code === tab,
        }))}
      />
      {counts[tab] > 0 ? <Filters meta={meta} /> : null}
      {postings.length === 0 ? (
        <Nothing meta={meta} managed={managed} />
      ) : (
        <Table label={t(`postings.mine.tabs.${tab}`)} responsive fixed>
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
            {postings.map((posting) => (
              <OwnPostingRow key={posting.id} posting={posting} tab={tab} managed={managed} />
            ))}
          </tbody>
        </Table>
      )}
      <Pagination
        page={meta.page}
        pageCount={pageCount(meta)}
        href={(page) => ownPostingsAddress(tab, { q: meta.q, sort: meta.sort, page })}
      />
    </>
  );
}
