import { redirect } from 'react-router';
import { pageStatus } from '../page-problem.ts';
import type { Route } from './+types/not-found';

/** All unknown paths; the old address `/404` redirects to the home page (rules.md#missing-pages). */
export function loader({ url }: Route.LoaderArgs): never {
  if (url.pathname === '/404') throw redirect('/');
  throw pageStatus(404);
}

export default function NotFound() {
  return null;
}
