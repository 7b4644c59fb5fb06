import { unsubscribeFacts } from '#features/accounts/unsubscribing/contract.ts';
import { UnsubscribePage } from '#features/accounts/unsubscribing/web/unsubscribe-page.tsx';
import { nullWhen } from '#kit/null-when.ts';
import { titledLoader } from '../page-loader.ts';
import type { Route } from './+types/unsubscribe';

/** `/email/odjava?token=`, the target of a mail's unsubscribe link. */
export const loader = titledLoader('accounts.unsubscribe.title', async ({ call, search }) => {
  const token = search.get('token') ?? '';
  const found = await call(unsubscribeFacts, { query: { token } }).catch(nullWhen(422));
  return { token, facts: found?.data ?? null };
});

export default function Unsubscribe({ loaderData: { token, facts } }: Route.ComponentProps) {
  return <UnsubscribePage token={token} facts={facts} />;
}
