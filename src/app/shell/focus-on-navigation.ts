import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { focusMain } from '#ui/focus-main.ts';
import { rememberPage } from '#ui/site/page-before.ts';

/**
 * After going to another page without a full load, moves the focus to `<main>`, so that keyboard and screen reader
 * begin there. A change of the query alone (filters, order) leaves the focus. Records the page for `pageBefore`.
 */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    rememberPage(pathname);
    if (previous.current === pathname) return;
    previous.current = pathname;
    focusMain();
  }, [pathname]);
}
