import { pageAddress } from '#kit/site-map.ts';

/** The address of a posting as feeds name it: views from there are counted as such. */
export const postingLink = (origin: string, id: number): string =>
  `${origin}${pageAddress('posting', id)}?utm_medium=feed`;
