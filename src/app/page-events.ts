/**
 * Event that the root dispatches when it is mounted, when all listeners are attached: earlier clicks are then repeated.
 */
export const aliveEvent = 'page-alive';
