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

/** What stands for a value of a choice: its words and its address. */
export interface ListOption {
  value: string;
  label: string;
  count: number | undefined;
  href: string;
  current: boolean;
}

/**
 * A filter that is chosen from a few values: those of the filter with this name, or what each stands for in several filters;
 * where this one is among them, it alone says which value holds, and the others are what a choice begins with.
 * Texts: `filters.NAME.label`, `.all` and one for each value, unless `label` says them.
 */
export interface ListChoice<S extends ListSchemas> {
  name: string;
  /** False where one of the values always holds: then nothing stands for all. */
  all?: false;
  values:
    | readonly string[]
    | Readonly<Record<string, Partial<Filters<S>>>>
    | ((context: ListContext<S>) => readonly string[]);
  label?: (value: string, context: ListContext<S>) => string;
  /** The value that holds, where the filters do not say it. */
  current?: (context: ListContext<S>) => string;
  /** How many rows there are with a value, shown next to it. */
  count?: (value: string, context: ListContext<S>) => number | undefined;
  /** What is chosen next to the values and is a list of its own. */
  others?: (context: ListContext<S>) => readonly ListOption[];
}

/** Opens a window above the page, given what closes it. It stays what it was when it was opened, whatever becomes of its row. */
export type ShowWindow = (window: (close: () => void) => ReactNode) => void;

type Cell<S extends ListSchemas> = (row: RowOf<S>, context: ListContext<S>) => ReactNode;

/** What the bar above the rows is given, with which several are acted on. */
export interface BarProps<S extends ListSchemas> {
  rows: readonly RowOf<S>[];
  /** How many rows the whole list has. */
  total: number;
  chosen: Chosen<RowOf<S>>;
  choose: (chosen: Chosen<RowOf<S>>) => void;
  endpoint: Endpoint<S>;
  filters: Filters<S>;
  show: ShowWindow;
}

/** What holds a list: the title, what the page is for, what stands next to the title, and the list. */
export interface ListFrameProps {
  title: string;
  lead: ReactNode;
  aside: ReactNode;
  children: ReactNode;
}

/** What the part of a page that shows its rows is given. */
export interface RowsProps<S extends ListSchemas, One = unknown, B = unknown> {
  rows: readonly RowOf<S>[];
  context: ListContext<S>;
  opened: { id: string; one: One } | null;
  besides: B;
}

/**
 * One value for a page with a list: query, address, loader, filters, empty states, table and pages follow from it, and so do
 * its texts, by their place: `title`, `lead`, `table`, `search`, `searchLabel`, `submit`, `found`, `showAll`, `empty`,
 * `none.title`, `none.text`, `columns.NAME`, `filters.NAME.…`, `counts.NAME`, `actions`.
 */
export interface ListPage<S extends ListSchemas, O extends EndpointSchemas = EndpointSchemas, B = unknown> {
  endpoint: Endpoint<S>;
  /** What else the page needs, whatever the list shows. */
  besides?: (call: Api['call']) => Promise<B>;
  page: FixedPage;
  /** Place of the texts. */
  texts: string;
  address: (place: ListPlace<S>) => string;
  /** The numbers above the list, by their names in `meta.counts`. */
  counts?: { names: readonly string[]; texts?: string };
  /** What the page is for, below the title: the text, or what is made of the answer. */
  lead?: true | ((context: ListContext<S>) => ReactNode);
  /** Whether the list is searched by words, the filter `q`. */
  search?: boolean | ((context: ListContext<S>) => boolean);
  /** Filters that are chosen in the form of the search, which then has a button: any of them, together. */
  selects?: readonly (ListChoice<S> & { name: keyof Filters<S> & string })[];
  /** Other fields of that form. */
  fields?: { names: readonly (keyof Filters<S> & string)[]; Fields: ComponentType<ListContext<S>> };
  /** Filters that are shown only when they hold, with the way back: what each is called. */
  chips?: Readonly<Record<string, (context: ListContext<S>, rows: readonly RowOf<S>[]) => string>>;
  /** Sign of the empty states. */
  sign: EmptyStateProps['sign'];
  /** What is said instead of the texts when there are no rows; null: the texts. */
  nothing?: (context: ListContext<S>) => EmptyStateProps | null;
  /** One filter as links next to each other, or as tabs where their rows are counted. */
  tabs?: ListChoice<S>;
  /** One with more values than there is room for next to each other. */
  choice?: ListChoice<S>;
  /** Columns from the left; the first is the heading of the card that a row is on a narrow screen. */
  columns?: Readonly<Record<string, Cell<S> | { cell: Cell<S>; className: string }>>;
  /** What shows the rows where they are no table. */
  Rows?: ComponentType<RowsProps<S, AnswerOf<O>, B>>;
  /** Whether rows are chosen, and what is done with the chosen (`row-acts.tsx`). */
  chosen?: { nameOf: (row: RowOf<S>, t: Translate) => string; Bar: ComponentType<BarProps<S>> };
  /** Buttons of a row. */
  acts?: { className: string; Acts: ComponentType<{ row: RowOf<S>; show: ShowWindow }> };
  /** Next to the title. */
  Aside?: ComponentType<ListContext<S>>;
  /** Between the numbers and the list. */
  Above?: ComponentType<{ meta: MetaOf<S>; besides: B }>;
  /** Below the list. */
  Below?: ComponentType<ListContext<S>>;
  /** A row that the address opens, below the list or within `Rows`. */
  opened?: {
    /** Its name in the address. */
    name: string;
    /** Id of its section. */
    section: string;
    endpoint: Endpoint<O>;
    /** Whether the first row is open when the address names none. */
    first?: true;
    Detail?: ComponentType<{ one: AnswerOf<O>; meta: MetaOf<S>; besides: B; closeHref: string }>;
  };
}

/** What a page with a list has loaded. */
export interface ListData<S extends ListSchemas, O extends EndpointSchemas = EndpointSchemas, B = unknown> {
  rows: readonly RowOf<S>[];
  meta: MetaOf<S>;
  filters: Filters<S>;
  opened: { id: string; one: AnswerOf<O> } | null;
  besides: B;
}

/** Declares the page of a list; only fixes the types. */
export const listPage = <S extends ListSchemas, O extends EndpointSchemas, B = undefined>(
  list: ListPage<S, O, B>,
): ListPage<S, O, B> => list;
