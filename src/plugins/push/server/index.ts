import type { ProblemTable } from '#kit/problem.ts';
import type { Plugin, PluginCore, PluginFeature } from '#plugins/plugin.ts';
import { handlePushJobs } from './push-jobs.ts';
import { vapidKeysOf } from './push-keys.ts';
import { pushPersonalData } from './push-personal-data.ts';
import { createPushRoutes } from './push-routes.ts';
import { createPushService } from './push-service.ts';
import { queuePush } from './push-store.ts';

/** Problem codes with their HTTP statuses. */
export const pushProblems = {
  'push.endpoint-refused': 422,
  'push.key-replaced': 409,
} as const satisfies ProblemTable;

type PushProblems = typeof pushProblems;

declare module '#kit/problem.ts' {
  interface FeatureProblems extends PushProblems {}
}

async function createPush(core: PluginCore): Promise<PluginFeature> {
  const keys = vapidKeysOf(core.keyFor('web push'));
  const service = createPushService({ networks: core.pushNetworks, now: core.clock.now });
  await handlePushJobs({ ...core, service, keys });
  return {
    routes: createPushRoutes({ ...core, service, keys }),
    personalData: [pushPersonalData],
    problems: pushProblems,
    notificationsWritten: queuePush,
  };
}

/** Notifications on phones and computers, by the push services of browsers: by kind, never at night, at most three a day. */
export const plugin = { mails: [], create: createPush } satisfies Plugin;
