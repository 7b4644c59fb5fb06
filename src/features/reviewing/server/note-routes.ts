import { on, type Route } from '#host/http/call-context.ts';
import type { Machinery } from '#host/machinery.ts';
import { Problem } from '#kit/problem.ts';
import * as contract from '../contract.ts';
import { getOwnApplication } from '../received/server/received-store.ts';
import { readHistory, recordNoteSaved } from './event-history.ts';
import * as store from './note-store.ts';

/** Notes and history of applications (rules.md#reviewing); other companies' applications are not found. */
export function createNoteRoutes({ database, clock }: Pick<Machinery, 'database' | 'clock'>): Route[] {
  const { executor } = database;

  return [
    on(contract.listApplicationEvents, async ({ actor: { employerId }, id }) => {
      const { application } = await getOwnApplication(executor, employerId, id);
      return readHistory(executor, application, clock.now());
    }),

    on(contract.getApplicationNote, async ({ actor: { employerId }, id }) => {
      await getOwnApplication(executor, employerId, id);
      return store.readNote(executor, id, clock.now());
    }),

    // Saving the same text again changes nothing and succeeds, whatever its version: it may be a repetition after a
    // lost response.
    on(contract.putApplicationNote, async ({ actor: { employerId, accountId }, id, body }) => {
      const { text, version } = body;
      return database.transaction(async (tx) => {
        // The same lock as for erasing: no note can be added about a person whose data were just deleted.
        const { application } = await getOwnApplication(tx, employerId, id, { lock: true });
        if (application.erasedAt) throw new Problem('applications.erased');
        const now = clock.now();
        const current = await store.readNote(tx, id, now);
        if (current.text === text) return current;
        if (current.version !== version) throw new Problem('applications.note-changed', { current });
        await store.writeNote(tx, {
          applicationId: id,
          text,
          version: version + 1,
          updatedBy: accountId,
          updatedAt: now,
        });
        await recordNoteSaved(tx, id, accountId, now);
        return store.readNote(tx, id, now);
      });
    }),
  ];
}
