import { redirect } from 'react-router';
import { ownPostingsPath } from '#features/postings/web/own-postings/own-postings-address.ts';
import { requireUser } from '../session-guard.ts';
import type { Route } from './+types/employer-home';

/** An employer begins with the own postings. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<never> {
  await requireUser(context, url, 'employer');
  throw redirect(ownPostingsPath);
}

export default function EmployerHome() {
  return null;
}
