import { useRef } from 'react';
import { Form } from 'react-router';
import type { OwnPosting, OwnPostingsMeta } from '#features/postings/own-fields.ts';
import { ownSorts } from '#features/postings/own-sorts.ts';
import { postingTabs } from '#features/postings/posting-state.ts';
import type { EmployerSummary } from '#features/postings/statistics-fields.ts';
import { pageCount } from '#shared/paging.ts';
import { LinkButton } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { IconPlus, IconSearch } from '#ui/icons/icons.tsx';
import { NativeSelect } from '#ui/native-select.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { Table } from '#ui/table.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { EmployerTiles } from './employer-tiles.tsx';
import { OwnPostingRow, OwnPostingsHead } from './own-posting-row.tsx';
import { ownPostingsAddress, ownPostingsPath } from './own-postings-address.ts';
import './own-postings.css';

/** Search in the titles and order; works without JavaScript by its button. */
function Filters({ meta }: { meta: OwnPostingsMeta }) {
  const t = useTexts();
  const form = useRef<HTMLFormElement>(null);
  return (
    <Form
      autoComplete="off"
      ref={form}
      // Another tab is another search: its fields begin anew.
      key={`${meta.tab} ${meta.q} ${meta.sort}`}
      action={ownPostingsPath}
      role="search"
      className="row between wrapx g12 op-filters"
    >
      {meta.tab === 'active' ? null : <input type="hidden" name="tab" value={meta.tab} />}
      <TextInput
        className="op-q"
        size="sm"
        type="search"
        name="q"
        defaultValue={meta.q}
        icon={<IconSearch />}
        placeholder={t('postings.mine.search')}
        aria-label={t('postings.mine.search')}
      />
      <NativeSelect
        className="op-sort"
        size="sm"
        name="sort"
        defaultValue={meta.sort}
        aria-label={t('postings.mine.order')}
        options={ownSorts.map((sort) => ({ value: sort, label: t(`postings.mine.sorts.${sort}`) }))}
        onChange={() => form.current?.requestSubmit()}
      />
      <button className="sr" type="submit">
        {t('postings.mine.searchButton')}
      </button>
    </Form>
  );
}

function Nothing({ meta }: { meta: OwnPostingsMeta }) {
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
        meta.tab === 'active' ? (
          <LinkButton variant="p" href="/oglasi/kreiranje">
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

/** „Moji oglasi” (mock 09a): what matters in numbers, tabs with counts, search, order, the postings of the tab. */
export function OwnPostings({
  postings,
  meta,
  summary,
}: {
  postings: OwnPosting[];
  meta: OwnPostingsMeta;
  summary: EmployerSummary;
}) {
  const t = useTexts();
  const { tab, counts } = meta;
  return (
    <>
      <div className="row between wrapx g12 mb24">
        <h1>{t('postings.mine.title')}</h1>
        <LinkButton variant="p" href="/oglasi/kreiranje" className="only-m">
          <IconPlus />
          {t('postings.mine.newPosting')}
        </LinkButton>
      </div>
      <EmployerTiles summary={summary} />
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
        <Nothing meta={meta} />
      ) : (
        <Table label={t(`postings.mine.tabs.${tab}`)} responsive fixed>
          <colgroup className="only-d">
            <col />
            <col className="op-c1" />
            <col className="op-c2" />
            <col className="op-c3" />
            <col className="op-c4" />
            <col className={tab === 'active' ? 'op-c5' : 'op-c6'} />
          </colgroup>
          <OwnPostingsHead tab={tab} />
          <tbody>
            {postings.map((posting) => (
              <OwnPostingRow key={posting.id} posting={posting} tab={tab} />
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
