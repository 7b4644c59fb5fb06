import { z } from 'zod';
import { notificationsPath } from '#features/notifications/notification-paths.ts';
import type { Executor } from '#host/database/database.ts';
import { defineJob } from '#host/jobs/jobs.ts';
import type { Machinery } from '#host/machinery.ts';
import { addDays, localDay, localInstant } from '#kit/dates.ts';
import type { PushMessage } from '../push-kinds.ts';
import type { VapidKeys } from './push-keys.ts';
import type { PushOutcome, PushService } from './push-service.ts';
import * as store from './push-store.ts';

/* Nothing is sent from 21 to 8 by the clocks of Belgrade (rules.md#push), whatever the clocks do in that night. */

const morning = 8 * 60;
const evening = 21 * 60;

/** The end of the quiet hours that an instant lies in; null outside them. */
export function quietUntil(now: Date): Date | null {
  const day = localDay(now);
  const opening = localInstant(day, morning);
  if (now < opening) return opening;
  return now < localInstant(day, evening) ? null : localInstant(addDays(day, 1), morning);
}

/** Seconds until the next quiet hours; not to be called in them. */
export const secondsOfDayLeft = (now: Date): number =>
  Math.floor((localInstant(localDay(now), evening).getTime() - now.getTime()) / 1000);

/** Finds what waits to be pushed, outside the quiet hours. */
export const findPushJob = defineJob({ name: 'push.find', cron: '* * * * *' });

/** One push for one device. */
export const sendPushJob = defineJob({
  name: 'push.send',
  payload: z.object({ subscriptionId: z.uuid(), notificationIds: z.array(z.number()), attempt: z.number().int() }),
  // A service that does not answer holds up one of them for ten seconds.
  concurrency: 8,
  expireInSeconds: 60,
});

/** Maximum number of pushes of an account in a day; what comes after is on the site. */
const perDay = 3;
/** Maximum number of accounts per minute; the others follow in the next. */
const accountsAtOnce = 2000;
/** Seconds until the next attempts; after the last one it is on the site alone. */
const delays = [60, 300, 1800, 7200];
/** Longest wait that a service may ask for, in seconds. */
const maxDelay = 86_400;
/** Days after which a subscription that accepts nothing is deleted. */
const failingDays = 7;
const DAY = 86_400_000;

export async function handlePushJobs({
  database,
  jobs,
  clock,
  log,
  translator,
  service,
  keys,
  contactEmail,
}: Pick<Machinery, 'database' | 'jobs' | 'clock' | 'log' | 'translator'> & {
  service: PushService;
  keys: readonly VapidKeys[];
  contactEmail: () => Promise<string>;
}): Promise<void> {
  const { executor } = database;

  /** Takes what waits for an account, and queues one push of it for each device. */
  const turnIntoPush = async (tx: Executor, accountId: string, now: Date): Promise<void> => {
    const sent = await store.lockDay(tx, accountId, localDay(now));
    const notificationIds = await store.claimWaiting(tx, accountId);
    const devices = await store.listSubscriptions(tx, accountId, now);
    if (notificationIds.length === 0 || devices.length === 0 || sent >= perDay) return;
    await store.countPush(tx, accountId);
    for (const { id: subscriptionId } of devices)
      await jobs.send(tx, sendPushJob, { subscriptionId, notificationIds, attempt: 1 });
  };

  await jobs.handle(findPushJob, async () => {
    const now = clock.now();
    await store.deleteEnded(executor, now);
    if (quietUntil(now)) return;
    // What failed waits for the next minute; the other accounts do not.
    for (const accountId of await store.listWaitingAccounts(executor, accountsAtOnce))
      await database
        .transaction((tx) => turnIntoPush(tx, accountId, now))
        .catch((error: unknown) => log.warn({ err: error }, 'a push was not prepared'));
  });

  type Found = NonNullable<Awaited<ReturnType<typeof store.findSubscription>>>;

  /** What is still to be said; null when all of it was read on the site. */
  const messageOf = async ({ language, accountType }: Found, ids: readonly number[]): Promise<PushMessage | null> => {
    const wanted = await store.stillWanted(executor, ids);
    const [one] = wanted;
    if (!one || accountType === 'admin') return null;
    const t = translator(language);
    const { kind, path } = one;
    return wanted.length === 1
      ? { title: t(`notifications.kinds.${kind}`), kind, path, language }
      : {
          title: t('push.summary', { count: wanted.length }),
          kind: 'summary',
          path: notificationsPath(accountType),
          language,
        };
  };

  const deliver = async (found: Found, message: PushMessage): Promise<PushOutcome> => {
    const pair = keys.find(({ publicKey }) => publicKey === found.subscription.applicationServerKey);
    // Made for a secret that the site no longer has.
    if (!pair) return { result: 'gone', seconds: null, reason: 'made for another key' };
    return service.send(found.subscription, message, {
      keys: pair,
      contact: await contactEmail(),
      // Nothing arrives in the quiet hours, also where the phone was off before.
      seconds: secondsOfDayLeft(clock.now()),
      topic: message.kind,
    });
  };

  await jobs.handle(sendPushJob, async (payload) => {
    const { subscriptionId, notificationIds, attempt } = payload;
    const now = clock.now();
    const morning = quietUntil(now);
    if (morning) return jobs.send(executor, sendPushJob, payload, { startAfter: morning });
    const found = await store.findSubscription(executor, subscriptionId, now);
    const message = found && (await messageOf(found, notificationIds));
    if (!message) return;
    const { subscription } = found;
    const outcome = await deliver(found, message);
    if (outcome.result === 'sent')
      return store.recordAttempt(executor, subscription, { sentAt: now, failingSince: null });
    const failingSince = subscription.failingSince ?? now;
    if (outcome.result === 'gone' || now.getTime() - failingSince.getTime() > failingDays * DAY)
      return store.deleteSubscription(executor, subscriptionId);
    const delay = outcome.result === 'later' ? delays[attempt - 1] : undefined;
    log.warn({ host: new URL(subscription.endpoint).host, attempt, reason: outcome.reason }, 'a push was not accepted');
    await database.transaction(async (tx) => {
      await store.recordAttempt(tx, subscription, { failingSince });
      if (delay === undefined) return;
      const seconds = Math.min(maxDelay, Math.max(delay, outcome.seconds ?? 0));
      const startAfter = new Date(now.getTime() + seconds * 1000);
      await jobs.send(tx, sendPushJob, { ...payload, attempt: attempt + 1 }, { startAfter });
    });
  });
}
