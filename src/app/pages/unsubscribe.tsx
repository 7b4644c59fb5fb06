import { unsubscribeFacts } from '#features/accounts/unsubscribing/contract.ts';
import { UnsubscribePage } from '#features/accounts/unsubscribing/web/unsubscribe-page.tsx';
import { problemOf } from '#shared/client-errors.ts';
import { api, texts } from '../page-context.ts';
import { describePage, pageMeta } from '../page-meta.ts';
import type { Route } from './+types/unsubscribe';

/** `/email/odjava?token=`, where the unsubscribe link of a mail leads. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const token = url.searchParams.get('token') ?? '';
  const page = describePage(context, {
    title: texts(context)('accounts.unsubscribe.title'),
    robots: 'noindex',
  });
  try {
    const { data } = await api(context).call(unsubscribeFacts, { query: { token } });
    return { token, facts: data, page };
  } catch (error) {
    if (problemOf(error)?.status !== 422) throw error;
    return { token, facts: null, page };
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page);

export default function Unsubscribe({ loaderData }: Route.ComponentProps) {
  const { token, facts } = loaderData;
  return <UnsubscribePage token={token} facts={facts} />;
}
