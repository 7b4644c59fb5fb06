import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useApi } from '#ui/site/site-context.tsx';

/** Name of the query parameter in links of mails. */
const name = 'mailToken';

const reported = new Set<string>();

/**
 * Reports once that a link of a mail was opened, and removes its token from the address (rules.md#mail-links). Waits
 * until the page is interactive; pages without a token load nothing for it.
 */
export function useMailToken(): void {
  const api = useApi();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    const rest = new URLSearchParams(search);
    const token = rest.get(name);
    if (token === null) return;
    rest.delete(name);
    const query = rest.toString();
    const to = { pathname, search: query ? `?${query}` : '', hash };
    void navigate(to, { replace: true, preventScrollReset: true });
    if (reported.has(token)) return;
    reported.add(token);
    // Nothing waits for the answer, and a lost one does no harm.
    import('#features/accounts/unsubscribing/contract.ts')
      .then(({ mailLinkOpened }) => api.call(mailLinkOpened, { body: { token } }))
      .catch(() => undefined);
  }, [api, navigate, pathname, search, hash]);
}
