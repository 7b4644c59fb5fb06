import { endpoints } from '#kit/endpoint.ts';

const { get, put, del } = endpoints('push', () => import('./fields.ts'));

export const getPush = get('getPush', '/notifications/push', 'account', {
  summary: 'Which kinds of notifications the account’s devices are notified of, and which devices these are.',
  schemas: (f) => ({ data: f.pushSettings }),
});

export const subscribeDevice = put('subscribeDevice', '/notifications/push', 'account', {
  summary:
    'Stores the push subscription of the caller’s browser until its session ends; of more than five devices the oldest is forgotten.',
  schemas: (f) => ({ body: f.subscription, data: f.pushSettings }),
  problems: ['push.endpoint-refused', 'push.key-replaced'],
});

export const unsubscribeDevice = del('unsubscribeDevice', '/notifications/push', 'account', {
  summary: 'Forgets one of the account’s devices; repeating it changes nothing.',
  schemas: (f) => ({ query: f.device, data: f.pushSettings }),
});

export const choosePush = put('choosePush', '/notifications/push/kinds', 'account', {
  summary: 'Turns push for a kind of notification on or off, on all devices of the account.',
  schemas: (f) => ({ body: f.pushChoice, data: f.pushSettings }),
});
