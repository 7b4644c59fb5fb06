import { loadPosting } from '../load-posting.ts';
import { PostingPage } from '../posting-page.tsx';
import type { Route } from './+types/posting';

export const loader = loadPosting;

export default function Posting({ loaderData }: Route.ComponentProps) {
  return <PostingPage data={loaderData} />;
}
