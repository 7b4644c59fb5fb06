import { type ComponentType, type ReactNode, useState } from 'react';
import { Form, useNavigate } from 'react-router';
import type { EndpointSchemas } from '#kit/endpoint.ts';
import type { TextKey } from '#kit/i18n/translator.ts';
import type { ListSchemas } from '#kit/list-address.ts';
import { pageCount } from '#kit/paging.ts';
import { pageAddress } from '#kit/site-map.ts';
import { AdminCounts } from '../administration/admin-counts.tsx';
import { LogSearch } from '../administration/log-search.tsx';
import { EmptyState } from '../empty-state.tsx';
import { Button, LinkButton } from '../light/button.tsx';
import { NativeSelect } from '../native-select.tsx';
import { Pagination } from '../pagination.tsx';
import { Pill } from '../pill.tsx';
import { SegmentedLinks } from '../segmented.tsx';
import { useLanguage, useTexts } from '../site/site-context.tsx';
import { Tabs } from '../tabs.tsx';
import { useChosenRows } from './chosen-rows.ts';
import type {
  ListChoice,
  ListContext,
  ListData,
  ListFrameProps,
  ListOption,
  ListPage,
  ShowWindow,
} from './list-page.ts';
import { ListTable } from './list-table.tsx';
import '../administration/administration.css';

type Place = Record<string, unknown>;
type Text = (key: string, params?: { count: number }) => string;

interface Part<S extends ListSchemas> {
  list: ListPage<S>;
  context: ListContext<S>;
  text: Text;
}

/** The options of a choice: their filters, labels and addresses. */
function optionsOf<S extends ListSchemas>({ list, context, text }: Part<S>, choice: ListChoice<S>): ListOption[] {
  const { name, values, label } = choice;
  const listed = typeof values === 'function' ? values(context) : values;
  const places: Record<string, Place> = Array.isArray(listed)
    ? Object.fromEntries(listed.map((value: string) => [value, { [name]: value }]))
    : (listed as Record<string, Place>);
  const filters: Place = context.filters;
  const names = [name, ...Object.values(places).flatMap((place) => Object.keys(place))];
  const none = Object.fromEntries(names.map((key) => [key, null]));
  const holds = (place: Place) => Object.entries(place).every(([key, value]) => filters[key] === value);
  const hrefOf = (place: Place) => list.address({ ...filters, ...none, ...place } as never);
  const own = Object.entries(places).map(([value, place]) => ({
    value,
    label: label?.(value, context) ?? text(`filters.${name}.${value}`),
    count: choice.count?.(value, context),
    href: hrefOf(place),
    current: choice.current ? choice.current(context) === value : holds(place),
  }));
  const options = [...own, ...(choice.others?.(context) ?? [])];
  if (choice.all === false) return options;
  const isAll = names.every((key) => !filters[key]);
  const all = { value: '', label: text(`filters.${name}.all`), href: hrefOf({}), current: isAll };
  return [{ ...all, count: undefined }, ...options];
}

/** The search form of a list with its further fields; works without scripts. */
function SearchForm<S extends ListSchemas>({ list, context, text }: Part<S>) {
  const { q, ...others } = context.filters as Place & { q?: string };
  const { selects = [] } = list;
  const names: readonly string[] = [...selects.map(({ name }) => name), ...(list.fields?.names ?? [])];
  const Fields = list.fields?.Fields;
  const [, query] = list.address(context.filters as never).split('?');
  const said = [...new URLSearchParams(query)];
  return (
    <Form
      autoComplete="off"
      className={names.length > 0 ? 'row flex-wrap g8' : 'admin-search'}
      role="search"
      action={pageAddress(list.page)}
      key={[q, ...names.map((name) => others[name])].join(' ')}
    >
      {said.map(([name, value]) =>
        name === 'q' || names.includes(name) ? null : (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ),
      )}
      <span className="admin-search">
        <LogSearch q={q ?? ''} label={text('searchLabel')} placeholder={text('search')} />
      </span>
      {selects.map((choice) => (
        <NativeSelect
          key={choice.name}
          size="sm"
          name={choice.name}
          className="admin-select"
          aria-label={text(`filters.${choice.name}.label`)}
          defaultValue={String(others[choice.name] ?? '')}
          options={optionsOf({ list, context, text }, choice).map(({ value, label }) => ({ value, label }))}
        />
      ))}
      {Fields ? <Fields {...context} /> : null}
      {names.length > 0 ? (
        <Button type="submit" size="sm">
          {text('submit')}
        </Button>
      ) : null}
    </Form>
  );
}

/** A choice as a native select; without scripts, its values are links. */
function ChoiceSelect<S extends ListSchemas>({ choice, ...part }: Part<S> & { choice: ListChoice<S> }) {
  const navigate = useNavigate();
  const options = optionsOf(part, choice);
  const label = part.text(`filters.${choice.name}.label`);
  return (
    <>
      <NativeSelect
        size="sm"
        className="admin-select needs-scripts"
        aria-label={label}
        value={options.find(({ current }) => current)?.value ?? ''}
        onChange={({ currentTarget: { selectedIndex } }) =>
          void navigate(options[selectedIndex]?.href ?? '', { preventScrollReset: true })
        }
        options={options.map(({ value, label }) => ({ value, label }))}
      />
      <noscript>
        <SegmentedLinks label={label} items={options} />
      </noscript>
    </>
  );
}

/** Active filters that no control shows, each with a link that removes it. */
function Chips<S extends ListSchemas>({ list, context, rows }: Part<S> & Pick<ListData<S>, 'rows'>) {
  const filters: Place = context.filters;
  const chips = Object.entries(list.chips ?? {}).filter(([name]) => filters[name]);
  return chips.length === 0 ? null : (
    <p className="mb16">
      {chips.map(([name, wordsOf]) => {
        const words = wordsOf(context, rows);
        return (
          <Pill key={name} name={words} removeHref={list.address({ ...filters, [name]: null } as never)}>
            {words}
          </Pill>
        );
      })}
    </p>
  );
}

function Filters<S extends ListSchemas>({ rows, ...part }: Part<S> & Pick<ListData<S>, 'rows'>) {
  const { list, text } = part;
  const { tabs, choice } = list;
  const options = tabs ? optionsOf(part, tabs) : [];
  const isSearched = typeof list.search === 'function' ? list.search(part.context) : list.search;
  const isChosen = choice && optionsOf(part, choice).length > 0;
  const label = text(`filters.${tabs?.name}.label`);
  return (
    <>
      {tabs?.count && options.length > 0 ? (
        <div className="mb16">
          <Tabs label={label} items={options} />
        </div>
      ) : null}
      {isSearched || isChosen || (tabs && !tabs.count) ? (
        <div className="row flex-wrap g8 mb16">
          {isSearched ? <SearchForm {...part} /> : null}
          {tabs && !tabs.count ? <SegmentedLinks label={label} items={options} /> : null}
          {isChosen ? <ChoiceSelect {...part} choice={choice} /> : null}
        </div>
      ) : null}
      <Chips {...part} rows={rows} />
    </>
  );
}

/** Explains an empty list: no rows at all, or none that match. */
function Nothing<S extends ListSchemas>({ list, context, text }: Part<S>) {
  const own = list.nothing?.(context);
  if (own) return <EmptyState sign={list.sign} {...own} />;
  const path = pageAddress(list.page);
  const isNone = list.address(context.filters as never) === path;
  return (
    <EmptyState
      sign={list.sign}
      title={text(isNone ? 'none.title' : 'empty')}
      actions={isNone ? undefined : <LinkButton href={path}>{text('showAll')}</LinkButton>}
    >
      {isNone ? text('none.text') : list.search ? context.t('ui.narrowLess') : null}
    </EmptyState>
  );
}

/**
 * A page with a list: counts, search and filters, the rows (a table that becomes cards on narrow screens), paging, and
 * the open row.
 */
export function ListView<S extends ListSchemas, O extends EndpointSchemas, B>({
  list,
  data: { rows, meta, filters, opened, besides },
  Frame,
}: {
  list: ListPage<S, O, B>;
  data: ListData<S, O, B>;
  Frame: ComponentType<ListFrameProps>;
}) {
  const t = useTexts();
  const language = useLanguage();
  const [shown, setShown] = useState<ReactNode>(null);
  const show: ShowWindow = (window) => setShown(window(() => setShown(null)));
  const { chosen, choose } = useChosenRows(list.address(filters as never), rows);
  const usual: Record<string, string> = { table: `${list.texts}.title`, actions: 'ui.rows.actions' };
  const text: Text = (key, params) => {
    const own = `${list.texts}.${key}`;
    const said = t(own as TextKey, params);
    return said === own ? t((usual[key] ?? own) as TextKey, params) : said;
  };
  const address = (place: Place) => list.address({ ...filters, ...place } as never);
  const context: ListContext<S> = {
    t,
    language,
    meta,
    filters,
    openLink: (id) => ({
      href: `${address({ [list.opened?.name ?? '']: id, page: meta.page })}#${list.opened?.section}`,
      'aria-current': String(id) === opened?.id ? 'true' : undefined,
    }),
  };
  const part = { list: list as unknown as ListPage<S>, context, text };
  const { Aside, Above, Below, Rows, counts, lead } = list;
  const Bar = list.chosen?.Bar;
  const Detail = list.opened?.Detail;
  return (
    <Frame
      title={text('title')}
      lead={lead === true ? text('lead') : lead?.(context)}
      aside={Aside ? <Aside {...context} /> : null}
    >
      {counts ? (
        <AdminCounts
          counts={counts.names.map((kind) => {
            const count = (meta as unknown as { counts: Record<string, number> }).counts[kind] ?? 0;
            return {
              kind,
              count,
              label: t(`${counts.texts ?? `${list.texts}.counts`}.${kind}` as TextKey, { count }),
            };
          })}
        />
      ) : null}
      {Above ? <Above meta={meta} besides={besides} /> : null}
      <Filters {...part} rows={rows} />
      <p className="visually-hidden" role="status">
        {text('found', { count: meta.total })}
      </p>
      {Bar && rows.length > 0 ? (
        <Bar {...{ rows, chosen, choose, filters, show }} endpoint={list.endpoint} total={meta.total} />
      ) : null}
      {rows.length === 0 ? (
        <Nothing {...part} />
      ) : Rows ? (
        <Rows rows={rows} context={context} opened={opened} besides={besides} />
      ) : (
        <ListTable {...part} {...{ rows, chosen, choose, show }} openedId={opened?.id} />
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
      {Below ? <Below {...context} /> : null}
    </Frame>
  );
}
