import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { PostingPane } from '#features/finding/search/web/posting-pane.tsx';
import { pageAddress } from '#kit/site-map.ts';
import { FailedPart } from '../failed-part.tsx';
import { loadPosting } from '../load-posting.ts';
import { PostingPage } from '../posting-page.tsx';
import type { Route } from './+types/posting-beside';

export const loader = loadPosting;

/** From one posting to the next this page alone loads (`useOpenBeside`). */
export const shouldRevalidate = ({
  currentParams,
  nextParams,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) => currentParams['id'] !== nextParams['id'] || defaultShouldRevalidate;

export default function PostingBeside({ loaderData, params }: Route.ComponentProps) {
  return (
    <PostingPane id={Number(params.id)} title={loaderData.posting.positionTitle}>
      <PostingPage data={loaderData} beside />
    </PostingPane>
  );
}

/** The list stays when a posting cannot be shown. */
export function ErrorBoundary({ error, params }: Route.ErrorBoundaryProps) {
  const id = Number(params['id']);
  return (
    <PostingPane id={id}>
      <div className="posting-beside">
        <FailedPart error={error} href={pageAddress('posting', id)} />
      </div>
    </PostingPane>
  );
}
