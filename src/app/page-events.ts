/**
 * From now on React handles clicks and keys, even if it has to hydrate that part first; the browser's entry sends it.
 */
export const wakingEvent = 'page-waking';
/** Everything on the page listens: what was pressed before is repeated. The root sends it when it is mounted. */
export const aliveEvent = 'page-alive';
