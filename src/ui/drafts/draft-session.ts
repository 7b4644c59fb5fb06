import { problemOf } from '#kit/client-errors.ts';
import { type AccountDraft, isOwnSave, isSame, type LocalDraft, maxUnanswered, sentKeyOf } from './draft.ts';
import { type DraftSaved, type DraftSessionOptions, type DraftState, InvalidDraft, SignedOut } from './draft-state.ts';
import { createSaveQueue } from './save-queue.ts';

/** Pause after typing before the browser stores the draft. */
const keepAfterMs = 400;

export interface DraftSession<Values, About extends object> {
  subscribe: (listener: () => void) => () => void;
  getState: () => DraftState<Values, About>;
  /** Saves to the account what an earlier visit stored in this browser only. */
  begin: () => void;
  /** The fields have changed: stored in the browser and saved when the typing pauses. */
  changed: () => void;
  /** Saves unsaved changes immediately, in the browser and in the account. */
  flush: () => void;
  /** The same; resolves with false when the person has a conflict to resolve first. Throws why it failed. */
  settle: () => Promise<boolean>;
  /** Shows a newer version of the account's draft, unless something here is unsaved. */
  adopt: (draft: AccountDraft<Values, About>) => void;
  /** Shows the conflict again; false when there is none to choose in. */
  remind: () => boolean;
  /** Resolves a conflict: this draft overwrites the other one. */
  keepMine: () => void;
  /** Resolves a conflict: the other draft replaces this one; without one, an empty draft. */
  takeTheirs: () => void;
  /** Continues with a newer version of the draft's subject: overwrites it, or adopts its values. */
  goOnWith: (about: About, values: Values | null) => void;
  /** The stored draft with the current values of the fields. */
  current: () => LocalDraft<Values, About>;
  /** Runs something while the draft is neither stored nor saved. */
  hold: <Done>(act: (draft: LocalDraft<Values, About>) => Promise<Done>) => Promise<Done>;
  /** Sends it: the draft is discarded when that succeeds, and kept when it fails. */
  send: <Sent>(post: (draft: LocalDraft<Values, About>) => Promise<Sent>) => Promise<Sent>;
  /** Discards the draft in this browser and stores nothing more of it. */
  leave: () => void;
  /** It was sent elsewhere already and became this: discarded here, or it would be offered again. */
  meetSent: (sent: unknown) => void;
  /** Deletes it everywhere and starts over. */
  startOver: (values: Values) => void;
}

/**
 * A draft from opening its form to sending it, saved in the browser and in the account as the fields change: a newer
 * draft from elsewhere is never overwritten without asking, and nothing remains once it was sent.
 */
export const createDraftSession = <Values, About extends object>(
  options: DraftSessionOptions<Values, About>,
): DraftSession<Values, About> => {
  const { userId, start, read, fill, place, same = isSame, aboutAnew = (gone: About) => gone } = options;
  let { about } = options;
  let base = start.version;
  /** What this browser stored last; a change is recognised by comparing with it. */
  let savedValues = start.values;
  /** Also those of the page before: one of them may still arrive. */
  let unanswered = place.read()?.unanswered ?? [];
  /** The last states that this browser stored: another tab, or the page before, may be saving one of them. */
  let savedHere: readonly Values[] = start.synced ? [] : [start.values];
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let state: DraftState<Values, About> = {
    saved: start.savedAt === null ? null : { at: new Date(start.savedAt), inAccount: start.synced },
    signedOut: false,
    failure: null,
    conflict: start.conflict && { theirs: start.conflict, sent: null },
  };
  const listeners = new Set<() => void>();
  const show = (part: Partial<DraftState<Values, About>>): void => {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  };

  const current = (): LocalDraft<Values, About> => ({
    ...about,
    userId,
    values: read(),
    savedAt: new Date().toISOString(),
    version: base,
    synced: false,
    unanswered,
    sendKey: null,
  });
  /** Preserves the key of an unchanged draft: a repetition after a lost response needs the same one. */
  const storeUnchanged = (draft: LocalDraft<Values, About>): void =>
    place.write({ ...draft, sendKey: sentKeyOf(place, draft) });

  /** Continues from a draft that the account has. */
  const follow = ({ version, savedAt }: AccountDraft<Values, About>, synced: boolean): void => {
    base = version;
    unanswered = [];
    storeUnchanged({ ...current(), savedAt, synced });
  };
  const savedInAccount = ({ savedAt }: { savedAt: string }): DraftSaved => ({ at: new Date(savedAt), inAccount: true });

  const save = async (): Promise<'done' | 'again'> => {
    const values = structuredClone(read());
    try {
      // Without a session the account cannot be saved to; the browser's draft remains.
      if (!options.isSignedIn()) throw new SignedOut();
      unanswered = [...unanswered, values].slice(-maxUnanswered);
      savedValues = values;
      storeUnchanged(current());
      const answer = await options.save({ ...about, values, version: base });
      follow(answer, isSame(values, read()));
      if (!stopped) show({ saved: savedInAccount(answer), signedOut: false, failure: null });
      return 'done';
    } catch (error) {
      return stopped ? 'again' : onFailed(error);
    }
  };

  const onFailed = (error: unknown): 'done' | 'again' => {
    const newer = options.newerIn(error);
    if (newer) {
      const { draft, sent = null } = newer;
      if (sent === null) meet(draft);
      else show({ conflict: { theirs: null, sent } });
      return 'done';
    }
    const status = problemOf(error)?.status ?? (error instanceof InvalidDraft ? 422 : 500);
    // A refusal is an answer; one that is lost may still have been saved.
    if (status < 500) unanswered = unanswered.slice(0, -1);
    show({ saved: { at: new Date(), inAccount: false }, signedOut: !options.isSignedIn(), failure: error });
    // A refusal is not retried until something changes; without a session, it is when that is back.
    return status < 500 && ![401, 429].includes(status) ? 'done' : 'again';
  };

  const meet = (theirs: AccountDraft<Values, About> | null): void => {
    // An earlier save from here, whose response was lost.
    if (theirs && isOwnSave([...unanswered, ...savedHere], theirs, same) && !isSame(theirs.values, read())) {
      follow(theirs, false);
      queue.ask();
      return;
    }
    // Both are equal, as when the response to a save was lost: there is no conflict.
    if (!theirs || !same(theirs.values, read())) {
      show({ conflict: { theirs, sent: null } });
      return;
    }
    queue.clear();
    follow(theirs, true);
    show({ saved: savedInAccount(theirs) });
  };

  const queue = createSaveQueue(save, () => stopped || state.conflict !== null);

  /** Stores the values of the fields in the browser if they have changed. */
  const keep = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (stopped || isSame(savedValues, read())) return;
    // An empty form is not a draft yet.
    if (!state.saved && same(options.initial, read())) return;
    savedValues = structuredClone(read());
    place.write(current());
    savedHere = [...savedHere, savedValues].slice(-maxUnanswered);
    if (!state.saved) show({ saved: { at: new Date(), inAccount: false } });
    if (state.failure instanceof InvalidDraft) show({ failure: null });
    queue.ask();
  };
  const keepPending = (): void => {
    if (timer !== undefined) keep();
  };

  /** Fills the fields with a draft from the account, or with `values` without a draft. */
  const restart = (draft: AccountDraft<Values, About> | null, values: Values): void => {
    queue.clear();
    base = 0;
    savedValues = structuredClone(values);
    fill(values);
    if (draft) follow(draft, true);
    else place.discard(current());
    show({ conflict: null, saved: draft && savedInAccount(draft) });
  };

  const remind = (): boolean => {
    const { conflict } = state;
    if (!conflict || conflict.sent) return false;
    show({ conflict: { ...conflict } });
    return true;
  };
  /** Stops storing; resolves when no save is running. */
  const stop = async (): Promise<void> => {
    keepPending();
    stopped = true;
    await queue.settle();
  };
  const resume = (): void => {
    stopped = false;
    queue.resume();
  };

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getState: () => state,
    begin() {
      if (start.conflict) return;
      if (start.synced) {
        // The browser's draft equals the account's: mark it as synced, even if it was sent without a response or saved
        // elsewhere.
        if (start.savedAt && place.read()) storeUnchanged({ ...current(), savedAt: start.savedAt, synced: true });
        return;
      }
      // A form prefilled from elsewhere becomes a draft now.
      if (start.savedAt === null) {
        place.write(current());
        show({ saved: { at: new Date(), inAccount: false } });
      }
      queue.ask();
    },
    changed() {
      clearTimeout(timer);
      timer = setTimeout(keep, keepAfterMs);
    },
    flush() {
      keepPending();
      queue.flush();
    },
    async settle() {
      keepPending();
      if (remind()) return false;
      if (state.failure) queue.ask();
      show({ failure: null });
      // What was typed during one save is saved by the next.
      for (let round = 0; round < 2; round += 1) {
        queue.flush();
        await queue.settle();
      }
      if (state.failure) throw state.failure;
      return state.conflict === null;
    },
    adopt(draft) {
      const isUnsaved = timer !== undefined || place.read()?.synced === false;
      if (isUnsaved || state.conflict || draft.version <= base) return;
      about = options.aboutOf(draft);
      restart(draft, draft.values);
    },
    remind,
    keepMine() {
      const theirs = state.conflict?.theirs ?? null;
      base = theirs?.version ?? 0;
      if (!theirs) about = aboutAnew(about);
      place.write(current());
      show({ conflict: null });
      queue.ask();
      queue.flush();
    },
    takeTheirs() {
      const theirs = state.conflict?.theirs ?? null;
      about = theirs ? options.aboutOf(theirs) : aboutAnew(options.about);
      restart(theirs, theirs?.values ?? options.initial);
    },
    goOnWith(newer, values) {
      about = newer;
      if (values) fill(values);
      savedValues = structuredClone(read());
      place.write(current());
      queue.ask();
    },
    current,
    async hold(act) {
      await stop();
      try {
        return await act(current());
      } finally {
        resume();
      }
    },
    async send(post) {
      await stop();
      try {
        const sent = await post(current());
        place.discard(current());
        return sent;
      } catch (error) {
        resume();
        throw error;
      }
    },
    leave() {
      void stop();
      place.discard(current());
    },
    meetSent(sent) {
      show({ conflict: { theirs: null, sent } });
      place.discard(current());
    },
    startOver(values) {
      about = aboutAnew(about);
      restart(null, values);
      // What cannot be discarded now is a conflict of the next save.
      void options.drop().catch(() => {});
    },
  };
};
