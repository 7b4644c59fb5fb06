import { on, type Route } from '#host/http/call-context.ts';
import type { Machinery } from '#host/machinery.ts';
import { Problem } from '#kit/problem.ts';
import * as contract from '../contract.ts';
import type { PushSettings } from '../fields.ts';
import type { VapidKeys } from './push-keys.ts';
import type { PushService } from './push-service.ts';
import * as store from './push-store.ts';

/** Which devices of an account are notified, and of what (rules.md#push). */
export function createPushRoutes({
  database,
  clock,
  service,
  keys: [{ publicKey }],
}: Pick<Machinery, 'database' | 'clock'> & {
  service: PushService;
  keys: readonly [VapidKeys, ...VapidKeys[]];
}): Route[] {
  const { executor } = database;

  const settingsOf = async ({ accountId }: { accountId: string }): Promise<PushSettings> => {
    const devices = await store.listSubscriptions(executor, accountId, clock.now());
    return {
      applicationServerKey: publicKey,
      kinds: await store.listChoices(executor, accountId),
      devices: devices.map(({ endpoint }) => store.deviceIdOf(endpoint)),
    };
  };

  return [
    on(contract.getPush, ({ actor }) => settingsOf(actor)),

    on(contract.subscribeDevice, async ({ actor, body: { endpoint, keys, applicationServerKey } }) => {
      if (!service.accepts(endpoint)) throw new Problem('push.endpoint-refused');
      if (applicationServerKey !== publicKey) throw new Problem('push.key-replaced');
      const { accountId, sessionId } = actor;
      const row = { accountId, sessionId, endpoint, ...keys, applicationServerKey, createdAt: clock.now() };
      await database.transaction((tx) => store.saveSubscription(tx, row));
      return settingsOf(actor);
    }),

    on(contract.unsubscribeDevice, async ({ actor, query: { device } }) => {
      const own = await store.listSubscriptions(executor, actor.accountId, clock.now());
      for (const { id, endpoint } of own)
        if (store.deviceIdOf(endpoint) === device) await store.deleteSubscription(executor, id);
      return settingsOf(actor);
    }),

    on(contract.choosePush, async ({ actor, body }) => {
      await store.setChoice(executor, actor.accountId, body);
      return settingsOf(actor);
    }),
  ];
}
