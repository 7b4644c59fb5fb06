import type { OwnPostingsMeta } from '#features/postings/own-fields.ts';
import { defaultOwnSort } from '#features/postings/own-sorts.ts';
import type { PostingTab } from '#features/postings/posting-state.ts';
import { toSearch } from '#shared/endpoint.ts';

/** Where their pro-forma invoices are. */
export const ownOrdersPath = '/profil/poslodavac/porudzbine';

export const ownPostingsPath = '/profil/poslodavac/oglasi';

/** The address of a tab; what is as by default is left out. */
export const ownPostingsAddress = (
  tab: PostingTab,
  { q, sort, page }: Partial<Pick<OwnPostingsMeta, 'q' | 'sort' | 'page'>> = {},
): string =>
  ownPostingsPath +
  toSearch({
    tab: tab === 'active' ? undefined : tab,
    q,
    sort: sort === defaultOwnSort[tab] ? undefined : sort,
    page: page === 1 ? undefined : page,
  });

export const editAddress = (id: number): string => `/oglasi/${id}/izmena`;

/** Renewing a posting as it is, or beginning with its steps. */
export const renewalAddress = (id: number, { edit = false } = {}): string =>
  `/oglasi/obnova${toSearch({ id, korak: edit ? 'opsti-podaci' : undefined })}`;
