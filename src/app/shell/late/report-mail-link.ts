import { mailLinkOpened } from '#features/accounts/unsubscribing/contract.ts';
import type { Api } from '#kit/api-client.ts';

const reported = new Set<string>();

/** Reports each token once; nothing waits for the response, and a lost one does no harm. */
export async function reportMailLink(api: Api, token: string): Promise<void> {
  if (reported.has(token)) return;
  reported.add(token);
  await api.call(mailLinkOpened, { body: { token } }).catch(() => {});
}
