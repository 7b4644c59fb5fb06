import { z } from 'zod';

/**
 * Where a person wanted to go before registering: it travels in the mail that verifies the address, and the page that follows it
 * checks it once more (rules.md#redirect-addresses). Anything but a path of this site is none.
 */
export const returnPath = z
  .string()
  .max(2000)
  .nullish()
  .transform((path) => (path && /^\/(?![/\\])/.test(path) ? path : null));
