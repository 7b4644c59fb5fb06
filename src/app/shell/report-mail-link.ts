import { mailLinkOpened } from '#features/accounts/unsubscribe-contract.ts';
import type { Api } from '#shared/api-client.ts';

const reported = new Set<string>();

/** Each token once; nobody waits for the answer, and nothing is lost when none comes. */
export async function reportMailLink(api: Api, token: string): Promise<void> {
  if (reported.has(token)) return;
  reported.add(token);
  await api.call(mailLinkOpened, { body: { token } }).catch(() => {});
}
