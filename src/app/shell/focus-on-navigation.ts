import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { focusMain } from '#ui/focus-main.ts';
import { notePage } from '#ui/site/page-before.ts';

/**
 * After going to another page without a full load, puts the focus on `<main>`, so that keyboard and screen reader begin
 * there. A change of the query alone (filters, order) leaves the focus where it is. Notes the page, for who asks where one
 * came from.
 */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    notePage(pathname);
    if (shown.current === pathname) return;
    shown.current = pathname;
    focusMain();
  }, [pathname]);
}
