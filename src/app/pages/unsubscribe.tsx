import { unsubscribeFacts } from '#features/accounts/unsubscribing/contract.ts';
import { UnsubscribePage } from '#features/accounts/unsubscribing/web/unsubscribe-page.tsx';
import { tokenLoader } from '../token-page.ts';
import type { Route } from './+types/unsubscribe';

/** `/email/odjava?token=`, the target of a mail's unsubscribe link. */
export const loader = tokenLoader('accounts.unsubscribe.title', unsubscribeFacts, 422);

export default function Unsubscribe({ loaderData: { token, facts } }: Route.ComponentProps) {
  return <UnsubscribePage token={token} facts={facts} />;
}
