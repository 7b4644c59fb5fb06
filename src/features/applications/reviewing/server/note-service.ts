import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { type Actor, requireRole } from '#shared/actor.ts';
import { Problem } from '#shared/problem.ts';
import type { ApplicationEvent, ApplicationEventsMeta, ApplicationNote, NoteInput } from '../fields.ts';
import { readHistory, recordNoteSaved } from './event-history.ts';
import * as store from './note-store.ts';

/** What the members of a company know of an application besides what was sent: its history and their note. */
export interface NoteService {
  events(actor: Actor, id: string): Promise<{ data: ApplicationEvent[]; meta: ApplicationEventsMeta }>;
  get(actor: Actor, id: string): Promise<ApplicationNote>;
  /**
   * Saves the note and raises its version. The same text once more changes nothing and succeeds, whatever its version:
   * whoever lost the first answer wants what is already so.
   * @throws `applications.note-changed` with the newer note as `current`, `applications.erased`
   */
  put(actor: Actor, id: string, input: NoteInput): Promise<ApplicationNote>;
}

/** Notes and history of applications (rules.md#reviewing); other companies' applications are not found. */
export function createNoteService({ database, clock }: { database: Database; clock: Clock }): NoteService {
  const { executor } = database;

  return {
    async events(actor, id) {
      const { employerId } = requireRole(actor, 'reader');
      const application = await store.findOfCompany(executor, employerId, id);
      if (!application) throw new Problem('applications.not-found');
      return readHistory(executor, application, clock.now());
    },

    async get(actor, id) {
      const { employerId } = requireRole(actor, 'reader');
      if (!(await store.findOfCompany(executor, employerId, id))) throw new Problem('applications.not-found');
      return store.readNote(executor, id, clock.now());
    },

    async put(actor, id, { text, version }) {
      const { employerId, accountId } = requireRole(actor, 'recruiter');
      return database.transaction(async (tx) => {
        // The lock is the one that erasing takes: no note is left about a person whose data were just deleted.
        const application = await store.findOfCompany(tx, employerId, id, { lock: true });
        if (!application) throw new Problem('applications.not-found');
        if (application.erasedAt) throw new Problem('applications.erased');
        const now = clock.now();
        const current = await store.readNote(tx, id, now);
        if (current.text === text) return current;
        if (current.version !== version) throw new Problem('applications.note-changed', { current });
        await store.writeNote(tx, {
          ...{ applicationId: id, text, version: version + 1 },
          ...{ updatedBy: accountId, updatedAt: now },
        });
        await recordNoteSaved(tx, id, accountId, now);
        return store.readNote(tx, id, now);
      });
    },
  };
}
