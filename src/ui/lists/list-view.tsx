import { type ReactNode, useState } from 'react';
import { Form, useNavigate } from 'react-router';
import type { EndpointSchemas } from '#shared/endpoint.ts';
import type { TextKey } from '#shared/i18n/translator.ts';
import type { Filters, ListSchemas } from '#shared/list-address.ts';
import { pageCount } from '#shared/paging.ts';
import { pageAddress } from '#shared/site-map.ts';
import { AdminCounts } from '../administration/admin-counts.tsx';
import { LogSearch } from '../administration/log-search.tsx';
import { EmptyState } from '../empty-state.tsx';
import { LinkButton } from '../light/button.tsx';
import { VisuallyHidden } from '../light/visually-hidden.tsx';
import { NativeSelect } from '../native-select.tsx';
import { Pagination } from '../pagination.tsx';
import { SegmentedLinks } from '../segmented.tsx';
import { useLanguage, useTexts } from '../site/site-context.tsx';
import { Table } from '../table.tsx';
import type { ListChoice, ListContext, ListData, ListPage } from './list-page.ts';
import '../administration/administration.css';

type Place = Record<string, unknown>;

/** A choice with its values: what each stands for, its words and its address. */
const optionsOf = <S extends ListSchemas>(
  { address }: Pick<ListPage<S>, 'address'>,
  choice: ListChoice<S>,
  context: ListContext<S>,
  text: (key: string) => string,
) => {
  const { name, values, label } = choice;
  const listed = typeof values === 'function' ? values(context) : values;
  const places: Record<string, Place> = Array.isArray(listed)
    ? Object.fromEntries(listed.map((value: string) => [value, { [name]: value }]))
    : (listed as Record<string, Place>);
  const filters: Place = context.filters;
  const names = [name, ...Object.values(places).flatMap((place) => Object.keys(place))];
  const none = Object.fromEntries(names.map((key) => [key, null]));
  const holds = (place: Place) => Object.entries(place).every(([key, value]) => filters[key] === value);
  const hrefOf = (place: Place) => address({ ...filters, ...none, ...place } as never);
  const options = Object.entries(places).map(([value, place]) => ({
    value,
    label: label?.(value, context) ?? text(`filters.${name}.${value}`),
    href: hrefOf(place),
    current: holds(place),
  }));
  const isAll = names.every((key) => !filters[key]);
  const all = { value: '', label: text(`filters.${name}.all`), href: hrefOf({}), current: isAll };
  return { label: text(`filters.${name}.label`), options: [all, ...options] };
};

/** A page with a list: numbers, search and filters, the table, whose rows are cards on a narrow screen, and its pages. */
export function ListView<S extends ListSchemas, O extends EndpointSchemas, B extends EndpointSchemas>({
  list,
  data: { rows, meta, filters, opened, besides },
}: {
  list: ListPage<S, O, B>;
  data: ListData<S, O, B>;
}) {
  const t = useTexts();
  const language = useLanguage();
  const navigate = useNavigate();
  const [shown, setShown] = useState<ReactNode>(null);
  const text = (key: string, params?: { count: number }): string =>
    t(`${list.texts}.${key}` as TextKey, params);
  const address = (place: Place) => list.address({ ...filters, ...place } as never);
  const context: ListContext<S> = {
    ...{ t, language, meta, filters },
    openLink: (id) => ({
      href: `${address({ page: meta.page, [list.opened?.name ?? '']: id })}#${list.opened?.section}`,
      'aria-current': String(id) === opened?.id ? 'true' : undefined,
    }),
  };
  const tabs = optionsOf(list, list.tabs, context, text);
  const choice = list.choice && optionsOf(list, list.choice, context, text);
  const { q, ...others } = filters as Filters<S> & { q?: unknown };
  const path = pageAddress(list.page);
  const narrowed = list.address(filters as never) !== path;
  // Behind the last page there is nothing either, but there are some.
  const isNone = !narrowed && meta.total === 0;
  const columns = Object.entries(list.columns).map(([name, column]) => ({
    name,
    header: text(`columns.${name}`),
    ...(typeof column === 'function' ? { cell: column, className: undefined } : column),
  }));
  const { Aside, Above, acts } = list;
  const Detail = list.opened?.Detail;
  return (
    <>
      <div className="row between flex-wrap g12 mb24">
        <div>
          <h1>{text('title')}</h1>
          {list.lead ? <p className="dim mt8">{text('lead')}</p> : null}
        </div>
        {Aside ? <Aside meta={meta} /> : null}
      </div>
      {list.counts ? (
        <AdminCounts
          counts={list.counts.names.map((kind) => {
            const count = (meta as unknown as { counts: Record<string, number> }).counts[kind] ?? 0;
            const place = list.counts?.texts ?? `${list.texts}.counts`;
            return { kind, count, label: t(`${place}.${kind}` as TextKey, { count }) };
          })}
        />
      ) : null}
      {Above ? <Above meta={meta} besides={besides} /> : null}
      <div className="row flex-wrap g8 mb16">
        {list.search ? (
          <Form autoComplete="off" className="admin-search" role="search" action={path} key={String(q)}>
            {Object.entries(others).map(([name, value]) =>
              value ? <input key={name} type="hidden" name={name} value={String(value)} /> : null,
            )}
            <LogSearch q={String(q)} label={text('searchLabel')} placeholder={text('search')} />
          </Form>
        ) : null}
        <SegmentedLinks label={tabs.label} items={tabs.options} />
        {choice ? (
          <NativeSelect
            size="sm"
            className="admin-select"
            aria-label={choice.label}
            value={choice.options.find(({ current }) => current)?.value ?? ''}
            onChange={({ currentTarget: { selectedIndex } }) =>
              void navigate(choice.options[selectedIndex]?.href ?? path, { preventScrollReset: true })
            }
            options={choice.options.map(({ value, label }) => ({ value, label }))}
          />
        ) : null}
      </div>
      <p className="visually-hidden" role="status">
        {text('found', { count: meta.total })}
      </p>
      {rows.length === 0 ? (
        <EmptyState
          sign={list.sign}
          title={text(isNone ? 'none.title' : 'empty')}
          actions={isNone ? undefined : <LinkButton href={path}>{text('showAll')}</LinkButton>}
        >
          {isNone ? text('none.text') : list.search && narrowed ? t('ui.narrowLess') : null}
        </EmptyState>
      ) : (
        <Table label={text('table')} responsive>
          <thead>
            <tr>
              {columns.map(({ name, header }) => (
                <th key={name} scope="col">
                  {header}
                </th>
              ))}
              {acts ? (
                <th scope="col">
                  <VisuallyHidden>{text('actions')}</VisuallyHidden>
                </th>
              ) : null}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id} className={String(row.id) === opened?.id ? 'opened-row' : undefined}>
                {columns.map(({ name, header, cell, className }, place) => (
                  <td key={name} className={className} data-label={place === 0 ? undefined : header}>
                    {cell(row, context)}
                  </td>
                ))}
                {acts ? (
                  <td className={acts.className}>
                    <acts.Acts row={row} show={(window) => setShown(window(() => setShown(null)))} />
                  </td>
                ) : null}
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      {shown}
      <Pagination page={meta.page} pageCount={pageCount(meta)} href={(page) => address({ page })} />
      {opened && Detail ? (
        <Detail
          key={opened.id}
          one={opened.one}
          meta={meta}
          besides={besides}
          closeHref={address({ page: meta.page })}
        />
      ) : null}
    </>
  );
}
