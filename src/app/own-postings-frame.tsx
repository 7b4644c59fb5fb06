import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData, useSearchParams } from 'react-router';
import type { FilledWindow, PostingLink } from '#features/publishing/own-postings/posting-place.ts';
import { PostingPlaces } from '#features/publishing/own-postings/web/posting-places.ts';
import { getEmployerSummary } from '#features/statistics/contract.ts';
import type { EmployerSummary } from '#features/statistics/fields.ts';
import { EmployerTiles } from '#features/statistics/web/employer-tiles.tsx';
import { hasRole } from '#kit/company-role.ts';
import * as windows from '#plugins/places/filled-posting.ts';
import * as links from '#plugins/places/own-posting.ts';
import { Main } from '#ui/light/main.tsx';
import { Note } from '#ui/light/note.tsx';
import type { ListFrameProps } from '#ui/lists/list-page.ts';
import { useTexts } from '#ui/site/site-context.tsx';
import { useRole } from '#ui/site/use-role.ts';
import { api } from './page-context.ts';
import { neededRole } from './path-access.ts';
import { useSentPosting } from './wizard/use-sent-posting.ts';

const places = {
  links: Object.values<PostingLink>(links),
  filled: Object.values<FilledWindow>(windows)[0] ?? null,
};

/** The loader of a tab of „Moji oglasi”: its list, and the summary counts. */
export const withSummary =
  <T extends object>(loadList: (args: LoaderFunctionArgs) => Promise<T>) =>
  async (args: LoaderFunctionArgs) => {
    const summary = api(args.context).call(getEmployerSummary, {});
    const [list, { data }] = await Promise.all([loadList(args), summary]);
    return { ...list, summary: data };
  };

/**
 * The frame of the tabs: a message about what was just sent, a note that another page needs another role, the summary
 * counts.
 */
export function OwnPostingsFrame({ title, aside, children }: ListFrameProps) {
  useSentPosting();
  const t = useTexts();
  const { summary } = useLoaderData<{ summary: EmployerSummary }>();
  const role = useRole();
  const [search] = useSearchParams();
  const needed = (['recruiter', 'owner'] as const).find((one) => one === search.get(neededRole));
  return (
    <Main className="wrap page">
      {needed && role && !hasRole(role, needed) ? (
        <Note tone="warn" className="mb16" role="status">
          {t(`shell.denied.${needed}`)}
        </Note>
      ) : null}
      <div className="row between flex-wrap g12 mb24">
        <h1>{title}</h1>
        {aside}
      </div>
      <EmployerTiles summary={summary} />
      <PostingPlaces value={places}>{children}</PostingPlaces>
    </Main>
  );
}
