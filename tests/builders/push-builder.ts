import { randomUUID } from 'node:crypto';
import { afterAll } from 'vitest';
import { joinedMail } from '#features/employers/team/server/team-mail.ts';
import { messageMail } from '#features/messages/server/message-mail.tsx';
import { choosePush, getPush, subscribeDevice } from '#plugins/push/contract.ts';
import type { PushKind } from '#plugins/push/push-kinds.ts';
import { findPushJob } from '#plugins/push/server/push-jobs.ts';
import { type PushBrowser, startPushEndpoint } from '../support/push-endpoint.ts';
import { createTestApplication } from '../support/test-application.ts';
import { signedInCandidate } from './personas.ts';

/** An application that may send to a push service of this machine, and that service. */
export async function createPushTest() {
  const app = await createTestApplication({ PUSH_NETWORKS: '127.0.0.1' });
  const { executor } = app.database;
  const anybody = await signedInCandidate(app);
  const { data } = await app.call(getPush, {}, { as: anybody.token });
  const { applicationServerKey } = data;
  const place = await startPushEndpoint(async () => applicationServerKey);
  afterAll(() => place.stop());

  const subscribe = async (as: string, browser = place.subscribe()): Promise<PushBrowser> => {
    const { endpoint, keys } = browser;
    await app.call(subscribeDevice, { body: { endpoint, keys, applicationServerKey } }, { as });
    return browser;
  };

  return {
    app,
    place,
    subscribe,
    applicationServerKey,
    /** A candidate whose browser is notified of messages, or of these kinds. */
    async subscribed(kinds: readonly PushKind[] = ['message']) {
      const candidate = await signedInCandidate(app);
      for (const kind of kinds) await app.call(choosePush, { body: { kind, on: true } }, { as: candidate.token });
      return { candidate, browser: await subscribe(candidate.token) };
    },
    /** Notifies an account of a message about another application; returns the path of its page. */
    async notify(accountId: string, { fails = false, kind = 'message' as 'message' | 'member' } = {}): Promise<string> {
      const applicationId = randomUUID();
      const to = { to: 'neko@primer.rs', language: 'sr' as const, accountId };
      await app.database.transaction(async (tx) => {
        const { mailer } = app.application;
        if (kind === 'member') {
          const params = { company: 'Kvarc', name: 'Ana', email: 'ana@primer.rs', role: 'reader' as const };
          await mailer.queue(tx, { ...to, template: joinedMail, params });
        } else {
          const about = { applicationId, positionTitle: 'Knjigovođa', company: 'Kvarc', sentOn: '2026-11-20' };
          const params = { ...about, subject: 'Poziv', body: 'Dobar dan.', withAccount: true, answerable: true };
          await mailer.queue(tx, { ...to, template: messageMail, params });
        }
        if (fails) throw new Error('stopped');
      });
      return `/profil/kandidat/prijave/${applicationId}`;
    },
    /** What happens in a minute, with everything that it causes. */
    async minute(): Promise<void> {
      await app.jobs.send(executor, findPushJob, {});
      await app.jobs.runPending();
    },
  };
}
