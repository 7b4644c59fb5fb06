import type { MouseEvent } from 'react';

/** Whether a click opens its link in another tab or window, or a menu: it is left to the browser. */
export const opensElsewhere = (event: MouseEvent): boolean =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
