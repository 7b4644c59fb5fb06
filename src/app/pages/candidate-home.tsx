import { redirect } from 'react-router';
import { accountPath } from '#features/accounts/account-paths.ts';
import { requireUser } from '../session-guard.ts';
import type { Route } from './+types/candidate-home';

/** A candidate begins with the account. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<never> {
  await requireUser(context, url, 'jobseeker');
  throw redirect(accountPath('jobseeker'));
}
