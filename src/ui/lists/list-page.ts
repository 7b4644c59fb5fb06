import type { ComponentType, ReactNode } from 'react';
import type { z } from 'zod';
import type { Api } from '#kit/api-client.ts';
import type { Endpoint, EndpointSchemas } from '#kit/endpoint.ts';
import type { Language } from '#kit/i18n/language.ts';
import type { Translate } from '#kit/i18n/translator.ts';
import type { Filters, ListPlace, ListSchemas } from '#kit/list-address.ts';
import type { FixedPage } from '#kit/site-map.ts';
import type { EmptyStateProps } from '../empty-state.tsx';
import type { Chosen } from './chosen-rows.ts';

export type RowOf<S extends ListSchemas> = z.output<S['data']>[number];
export type MetaOf<S extends ListSchemas> = z.output<S['meta']>;
type AnswerOf<E extends EndpointSchemas> = z.output<E['data']>;

/** What cells and choices may use. */
export interface ListContext<S extends ListSchemas> {
  t: Translate;
  language: Language;
  meta: MetaOf<S>;
  filters: Filters<S>;
  /** The attributes of the link that opens a row below the list. */
  openLink: (id: string | number) => { href: string; 'aria-current': 'true' | undefined };
}

/** A value of a choice: its label and its address. */
export interface ListOption {
  value: string;
  label: string;
  count: number | undefined;
  href: string;
  current: boolean;
}

/**
 * A filter chosen from a few values: of the filter with this name, or combinations of several filters; if this filter
 * is among them, it alone determines the current value, and the others are only initial values. Texts:
 * `filters.NAME.label`, `.all` and one for each value, unless `label` provides them.
 */
export interface ListChoice<S extends ListSchemas> {
  name: string;
  /** False when one of the values always applies: there is then no option for all. */
  all?: false;
  values:
    | readonly string[]
    | Readonly<Record<string, Partial<Filters<S>>>>
    | ((context: ListContext<S>) => readonly string[]);
  label?: (value: string, context: ListContext<S>) => string;
  /** The current value, when the filters do not determine it. */
  current?: (context: ListContext<S>) => string;
  /** Number of rows with a value, shown next to it. */
  count?: (value: string, context: ListContext<S>) => number | undefined;
  /** Further options next to the values that open other lists. */
  others?: (context: ListContext<S>) => readonly ListOption[];
}

/** Opens a window above the page; the argument closes it. Its content does not change when its row does. */
export type ShowWindow = (window: (close: () => void) => ReactNode) => void;

type Cell<S extends ListSchemas> = (row: RowOf<S>, context: ListContext<S>) => ReactNode;

/** Props of the bar above the rows, for actions on several of them. */
export interface BarProps<S extends ListSchemas> {
  rows: readonly RowOf<S>[];
  /** Total number of rows of the list. */
  total: number;
  chosen: Chosen<RowOf<S>>;
  choose: (chosen: Chosen<RowOf<S>>) => void;
  endpoint: Endpoint<S>;
  filters: Filters<S>;
  show: ShowWindow;
}

/** The frame of a list: the title, its description, an element next to the title, and the list. */
export interface ListFrameProps {
  title: string;
  lead: ReactNode;
  aside: ReactNode;
  children: ReactNode;
}

/** Props of the component that shows a page's rows. */
export interface RowsProps<S extends ListSchemas, One = unknown, B = unknown> {
  rows: readonly RowOf<S>[];
  context: ListContext<S>;
  opened: { id: string; one: One } | null;
  besides: B;
}

/**
 * Declares a page with a list: query, address, loader, filters, empty states, table and paging derive from it, and so
 * do its texts, by key: `title`, `lead`, `table` (else the title), `search`, `searchLabel`, `submit`, `found`,
 * `showAll`, `empty`, `none.title`, `none.text`, `columns.NAME`, `filters.NAME.…`, `counts.NAME`, `actions` (else „Radnje”).
 */
export interface ListPage<S extends ListSchemas, O extends EndpointSchemas = EndpointSchemas, B = unknown> {
  endpoint: Endpoint<S>;
  /** Loads what the page needs besides the list. */
  besides?: (call: Api['call']) => Promise<B>;
  page: FixedPage;
  /** Key prefix of the texts. */
  texts: string;
  address: (place: ListPlace<S>) => string;
  /** The numbers above the list, by their names in `meta.counts`. */
  counts?: { names: readonly string[]; texts?: string };
  /** Description below the title: the text `lead`, or a function of the answer. */
  lead?: true | ((context: ListContext<S>) => ReactNode);
  /** Whether the list can be searched by words, with the filter `q`. */
  search?: boolean | ((context: ListContext<S>) => boolean);
  /** Filters in the search form, which then has a button; they can be combined. */
  selects?: readonly (ListChoice<S> & { name: keyof Filters<S> & string })[];
  /** Other fields of that form. */
  fields?: { names: readonly (keyof Filters<S> & string)[]; Fields: ComponentType<ListContext<S>> };
  /** Filters that are shown only while active, with a link that removes them; returns their label. */
  chips?: Readonly<Record<string, (context: ListContext<S>, rows: readonly RowOf<S>[]) => string>>;
  /** Picture of the empty states. */
  sign: EmptyStateProps['sign'];
  /** Replaces the texts when there are no rows; null: the usual texts. */
  nothing?: (context: ListContext<S>) => EmptyStateProps | null;
  /** A filter shown as links in a row, or as tabs with counts. */
  tabs?: ListChoice<S>;
  /** A filter with too many values for a row of links. */
  choice?: ListChoice<S>;
  /**
   * Columns from the left; the first is the heading of the card that replaces a row on narrow screens, and those of the
   * class `folded` are behind its fold there.
   */
  columns?: Readonly<Record<string, Cell<S> | { cell: Cell<S>; className: string }>>;
  /** Shows the rows where they are not a table. */
  Rows?: ComponentType<RowsProps<S, AnswerOf<O>, B>>;
  /** Whether rows can be chosen, and the bar of actions on the chosen ones (`row-acts.tsx`). */
  chosen?: { nameOf: (row: RowOf<S>, t: Translate) => string; Bar: ComponentType<BarProps<S>> };
  /** Buttons of a row. */
  acts?: { className: string; Acts: ComponentType<{ row: RowOf<S>; show: ShowWindow }> };
  /** Next to the title. */
  Aside?: ComponentType<ListContext<S>>;
  /** Between the numbers and the list. */
  Above?: ComponentType<{ meta: MetaOf<S>; besides: B }>;
  /** Below the list. */
  Below?: ComponentType<ListContext<S>>;
  /** A row opened by the address, below the list or within `Rows`. */
  opened?: {
    /** Its query parameter. */
    name: string;
    /** Id of its section. */
    section: string;
    endpoint: Endpoint<O>;
    /** Whether the first row is open by default. */
    first?: true;
    Detail?: ComponentType<{ one: AnswerOf<O>; meta: MetaOf<S>; besides: B; closeHref: string }>;
  };
}

/** Data loaded by a list page. */
export interface ListData<S extends ListSchemas, O extends EndpointSchemas = EndpointSchemas, B = unknown> {
  rows: readonly RowOf<S>[];
  meta: MetaOf<S>;
  filters: Filters<S>;
  opened: { id: string; one: AnswerOf<O> } | null;
  besides: B;
}

/** Declares a list page; only infers the types. */
export const listPage = <S extends ListSchemas, O extends EndpointSchemas, B = undefined>(
  list: ListPage<S, O, B>,
): ListPage<S, O, B> => list;
