import { countPostingView } from '#features/postings/contract.ts';
import type { Api } from '#kit/api-client.ts';

/** Of this site's page before the path, of any other site the origin alone. */
const cutReferrer = (referrer: string): string => {
  if (!URL.canParse(referrer)) return '';
  const { origin, protocol, host, pathname } = new URL(referrer);
  if (origin === location.origin) return pathname;
  return origin === 'null' ? `${protocol}//${host}` : origin;
};

/** Counts a view of a posting; `before` is the page that led to it on this visit, `search` the query of its address. */
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
