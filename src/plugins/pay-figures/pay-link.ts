import type { PageLink } from '#plugins/places/panel.tsx';

/** Below every page. */
export const payLink: PageLink = { page: 'pay', label: 'postings.pay.all' };
