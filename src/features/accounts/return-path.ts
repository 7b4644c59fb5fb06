import { z } from 'zod';

/**
 * The path requested before registration: included in the verification mail and validated again by the page that
 * redirects to it (rules.md#redirect-addresses). Anything other than a path of this site is ignored.
 */
export const returnPath = z
  .string()
  .max(2000)
  .nullish()
  .transform((path) => (path && /^\/(?![/\\])/.test(path) ? path : null));
