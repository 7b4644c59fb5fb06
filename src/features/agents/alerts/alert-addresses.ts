import { type PostingsFilter, searchQueryOf } from '#features/postings/search-address.ts';
import { toSearch } from '#kit/endpoint.ts';
import { pageAddress } from '#kit/site-map.ts';

/** Address of the page that asks for an email address to which new postings of a search are sent. */
export const alertFromSearchAddress = (filter: Partial<PostingsFilter>): string =>
  `${pageAddress('alert')}${toSearch(searchQueryOf({ ...filter, sort: 'priority', showHidden: false }))}`;

/** Address of the page that confirms an alert by the token of its mail. */
export const alertConfirmationAddress = (token: string): string =>
  `${pageAddress('alert-confirmation')}${toSearch({ token })}`;
