import { redirect } from 'react-router';
import type { SessionUser } from '#features/accounts/fields.ts';
import type { Api } from '#kit/api-client.ts';
import type { Language } from '#kit/i18n/language.ts';
import type { TextKey, Translate } from '#kit/i18n/translator.ts';
import { pageCount } from '#kit/paging.ts';
import { searchValues } from '#kit/search-values.ts';
import { api, type Context, languageOf, originOf, texts } from './page-context.ts';
import { describePage, type PageDescription, type PageFacts } from './page-description.ts';
import { throwPageProblem } from './page-problem.ts';
import { findUser, userOf } from './session-guard.ts';

interface Args {
  context: Context;
  url: URL;
}

interface Tools {
  /** The API with the session of the page request. */
  call: Api['call'];
  t: Translate;
  language: Language;
  /** Origin of this site, for absolute addresses. */
  origin: string;
  /** The query of the address, also parsed in the form that list schemas read. */
  search: URLSearchParams;
  query: Record<string, string | string[]>;
  /** The user the page is rendered for; null for a guest. */
  findUser: () => Promise<SessionUser | null>;
  /** The same on a page that the site map restricts to one type of account. */
  userOf: () => Promise<SessionUser>;
  /** Creates the metadata of a page whose title depends on its data. */
  describe: (facts: PageFacts) => PageDescription;
}

/** Arguments of a page's loader; `Loading<Route.LoaderArgs>` where it reads path parameters. */
export type Loading<A extends Args = Args> = A & Tools;

type Load<A extends Args, D> = (loading: Loading<A>) => D | Promise<D>;

// biome-ignore lint/suspicious/noExplicitAny: whatever its path has
export type PageLoader = (args: any) => Promise<object>;

/** The data that a page's loader returns to its component. */
export type DataOf<L extends PageLoader> = Awaited<ReturnType<L>>;

/**
 * Creates the loader of a page: its data, and its metadata as `page`. Refusals of the API as missing or gone become a
 * page with that status.
 */
export const pageLoader =
  <D extends { page: PageDescription }, A extends Args = Args>(load: Load<A, D>) =>
  async (args: A): Promise<D> => {
    const { context, url } = args;
    try {
      return await load({
        ...args,
        call: api(context).call,
        t: texts(context),
        language: languageOf(context),
        origin: originOf(context),
        search: url.searchParams,
        query: searchValues(url.searchParams),
        findUser: () => findUser(context),
        userOf: () => userOf(context),
        describe: (facts) => describePage(context, facts),
      });
    } catch (error) {
      throwPageProblem(error);
    }
  };

/** Creates the loader of a page with a fixed title that is excluded from search engines. */
export const titledLoader = <D extends object, A extends Args = Args>(title: TextKey, load: Load<A, D>) =>
  pageLoader<D & { page: PageDescription }, A>(async (loading) => ({
    ...(await load(loading)),
    page: loading.describe({ title: loading.t(title) }),
  }));

/** Redirects a page number beyond the end to the last page, since rows may have been removed. */
export function toLastPage(
  { data, meta }: { data: readonly unknown[]; meta: { total: number; pageSize: number } },
  address: (page: number) => string,
): void {
  if (data.length === 0 && meta.total > 0) throw redirect(address(pageCount(meta)));
}
