import { countPostingView } from '#features/postings/contract.ts';
import type { Api } from '#kit/api-client.ts';

/**
 * Reduces a referrer on this site to its path, on any other site to its origin. Where a policy hides the path
 * (`consent.tsx`), the browser's history may know it.
 */
const cutReferrer = (referrer: string): string => {
  if (!URL.canParse(referrer)) return '';
  const { origin, protocol, host, pathname } = new URL(referrer);
  if (origin === location.origin) {
    if (!document.querySelector('meta[name="referrer"]')) return pathname;
    const from = window.navigation?.activation?.from?.url;
    return from ? new URL(from).pathname : '';
  }
  return origin === 'null' ? `${protocol}//${host}` : origin;
};

/** Reports a view of a posting; `before` is the previous page of this visit, `search` the query of its address. */
export async function reportView(api: Api, id: number, before: string | undefined, search: string): Promise<void> {
  const address = new URLSearchParams(search);
  const query = {
    from: before ?? cutReferrer(document.referrer),
    utmSource: address.get('utm_source') ?? '',
    utmMedium: address.get('utm_medium') ?? '',
    mail: address.has('mailToken') ? 'true' : '',
  };
  await api.call(countPostingView, { params: { id: String(id) }, query });
}
