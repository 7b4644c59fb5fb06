import type { ReactNode } from 'react';
import { Form, useNavigate } from 'react-router';
import { pageCount } from '#shared/paging.ts';
import { EmptyState, type EmptyStateProps } from '../empty-state.tsx';
import { LinkButton } from '../light/button.tsx';
import { VisuallyHidden } from '../light/visually-hidden.tsx';
import { NativeSelect } from '../native-select.tsx';
import { Pagination } from '../pagination.tsx';
import { SegmentedLinks } from '../segmented.tsx';
import { Table } from '../table.tsx';
import { LogSearch, type LogSearchProps } from './log-search.tsx';
import './administration.css';

export interface AdminListProps<Tab extends string> {
  /** Path of the page: the search goes there, and so does who wants to see all. */
  path: string;
  /** The search; `filters` are what else the address says, and the search keeps. */
  search: LogSearchProps & { filters: Readonly<Record<string, string | null>> };
  /** One filter as links beside each other; null stands for all. */
  tabs: {
    label: string;
    all: string;
    options: readonly { value: Tab; label: string }[];
    value: Tab | null;
    href: (value: Tab | null) => string;
  };
  /** A filter with more values than there is room for beside each other; '' stands for all. */
  choice?:
    | {
        label: string;
        all: string;
        options: readonly { value: string; label: string }[];
        value: string;
        href: (value: string) => string;
      }
    | undefined;
  /** How many were found, in words, for assistive technology. */
  total: string;
  /** What is shown instead of a table without rows; `showAll` names the way back when the list was narrowed. */
  empty: Pick<EmptyStateProps, 'sign' | 'title'> & { text?: string | undefined; showAll: string | null };
  /** Name of the table for assistive technology. */
  label: string;
  /** Names of the columns, from the left. */
  columns: readonly string[];
  /** Name of one more column, of buttons; only assistive technology says it. */
  actions?: string | undefined;
  /** `<tr>` elements with a `<td>` for every column. */
  rows: readonly ReactNode[];
  meta: { page: number; pageSize: number; total: number };
  href: (page: number) => string;
}

function Filters<Tab extends string>({
  path,
  search: { filters, ...search },
  tabs,
  choice,
}: Pick<AdminListProps<Tab>, 'path' | 'search' | 'tabs' | 'choice'>) {
  const navigate = useNavigate();
  return (
    <div className="row flex-wrap g8 mb16">
      <Form autoComplete="off" className="admin-search" role="search" action={path} key={search.q}>
        {Object.entries(filters).map(([name, value]) =>
          value ? <input key={name} type="hidden" name={name} value={value} /> : null,
        )}
        <LogSearch {...search} />
      </Form>
      <SegmentedLinks
        label={tabs.label}
        items={[{ value: null, label: tabs.all }, ...tabs.options].map(({ value, label }) => ({
          label,
          href: tabs.href(value),
          current: value === tabs.value,
        }))}
      />
      {choice ? (
        <NativeSelect
          size="sm"
          className="admin-select"
          aria-label={choice.label}
          value={choice.value}
          onChange={(event) =>
            void navigate(choice.href(event.currentTarget.value), { preventScrollReset: true })
          }
          options={[{ value: '', label: choice.all }, ...choice.options]}
        />
      ) : null}
    </div>
  );
}

/** A list of the administration: search and filters, the table, whose rows are cards on a narrow screen, and its pages. */
export function AdminList<Tab extends string>(props: AdminListProps<Tab>) {
  const { path, search, tabs, choice, total, empty, label, columns, actions, rows, meta, href } = props;
  return (
    <>
      <Filters path={path} search={search} tabs={tabs} choice={choice} />
      <p className="visually-hidden" role="status">
        {total}
      </p>
      {rows.length === 0 ? (
        <EmptyState
          sign={empty.sign}
          title={empty.title}
          actions={empty.showAll ? <LinkButton href={path}>{empty.showAll}</LinkButton> : undefined}
        >
          {empty.text}
        </EmptyState>
      ) : (
        <Table label={label} responsive>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
              {actions ? (
                <th scope="col">
                  <VisuallyHidden>{actions}</VisuallyHidden>
                </th>
              ) : null}
            </tr>
          </thead>
          <tbody>{rows}</tbody>
        </Table>
      )}
      <Pagination page={meta.page} pageCount={pageCount(meta)} href={href} />
    </>
  );
}
