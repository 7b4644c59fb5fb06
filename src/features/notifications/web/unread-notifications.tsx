import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { readPath } from '#kit/site-map.ts';
import { useApi } from '#ui/site/site-context.tsx';

interface UnreadNotifications {
  unread: number;
  /** Marks those that an address shows, or all, as read; throws on failure. */
  read: (path?: string) => Promise<void>;
}

/** Maximum length of an address that the server compares. */
const maxShown = 500;

const Context = createContext<UnreadNotifications>({ unread: 0, read: async () => {} });

/** The number of unread notifications for the header and the menus. */
export const useUnreadNotifications = (): UnreadNotifications => useContext(Context);

/** Marks what another page is about as read where this one shows it too; null: nothing. */
export function useReadAbout(path: string | null): void {
  const { unread, read } = useUnreadNotifications();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each that is shown
  useEffect(() => {
    if (path !== null && unread > 0) read(path).catch(() => undefined);
  }, [path]);
}

/**
 * Counts unread notifications and marks those about a page as read when the page is shown, whichever way led there.
 * @param counted the server's count; a new object whenever it was asked again
 */
export function UnreadNotificationsProvider({
  counted,
  children,
}: {
  counted: { unread: number };
  children: ReactNode;
}) {
  const api = useApi();
  const { pathname, search } = useLocation();
  const [own, setOwn] = useState({ counted, unread: counted.unread });
  if (own.counted !== counted) setOwn({ counted, unread: counted.unread });
  const { unread } = own.counted === counted ? own : counted;

  const value = useMemo(
    () => ({
      unread,
      read: async (path?: string) => {
        // Apart from what a first page loads.
        const { readNotifications } = await import('../contract.ts');
        const { data } = await api.call(readNotifications, { body: { path } });
        setOwn({ counted, unread: data.unread });
      },
    }),
    [api, unread, counted],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page that is shown
  useEffect(() => {
    if (unread === 0) return;
    const page = readPath(pathname);
    const shown = page + search;
    // Without a connection they stay unread.
    value.read(shown.length > maxShown ? page : shown).catch(() => undefined);
  }, [pathname]);

  return <Context value={value}>{children}</Context>;
}
