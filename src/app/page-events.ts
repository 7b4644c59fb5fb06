/** Everything on the page listens: what was pressed before is repeated. The root sends it when it is mounted. */
export const aliveEvent = 'page-alive';
