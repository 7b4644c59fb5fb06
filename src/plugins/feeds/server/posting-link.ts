import { pageAddress } from '#kit/site-map.ts';

/** The address of a posting in feeds, so that views from there can be counted. */
export const postingLink = (origin: string, id: number): string =>
  `${origin}${pageAddress('posting', id)}?utm_medium=feed`;
