import { createHash } from 'node:crypto';

/** A weak ETag derived from the content; weak, because a response may be compressed on its way. */
export const etagOf = (text: string): string =>
  `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;

const unquoted = (etag: string): string => etag.trim().replace(/^W\//, '');

/** Whether `If-None-Match` contains this ETag. */
export const namesTag = (ifNoneMatch: string, etag: string): boolean =>
  ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || unquoted(tag) === unquoted(etag));
