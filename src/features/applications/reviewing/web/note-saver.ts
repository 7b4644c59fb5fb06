import { problemOf } from '#shared/client-errors.ts';
import type { ApplicationNote } from '../fields.ts';
import { noteMax } from '../note-length.ts';
import type { NoteDraft } from './note-draft.ts';

/** Where the note is: as the server has it, on the way there, or not there. */
export type NoteState =
  | { kind: 'saved' | 'typing' | 'saving' | 'too-long' }
  | { kind: 'failed'; error: unknown }
  | { kind: 'conflict'; current: ApplicationNote };

export interface NoteSaverOptions {
  /** The note that the page was opened with. */
  note: ApplicationNote;
  send: (draft: NoteDraft) => Promise<ApplicationNote>;
  /** Keeps what the server does not have yet; null forgets it. */
  keep: (draft: NoteDraft | null) => void;
  onState: (state: NoteState) => void;
  onSaved: (note: ApplicationNote) => void;
  /** How long somebody pauses before the text is saved. */
  pauseMs?: number;
}

/** Saves a note as it is written. */
export interface NoteSaver {
  write(text: string): void;
  /** Saves at once; resolves when nothing is left to save, throws what the server refused. */
  save(): Promise<void>;
  /** Goes on from a newer note, with its text or with one's own. */
  settle(current: ApplicationNote, text: string): void;
  /** A newer note of the server, taken over unless something is unsaved; whether it was. */
  adopt(note: ApplicationNote): boolean;
  /** The page is here: it is told of every state. */
  enter(): void;
  /** The page is left: what is unsaved is sent, and kept until it has arrived. */
  leave(): void;
}

const pause = 1500;

/** One save at a time; what is written meanwhile follows it. After a conflict nothing is sent until it is settled. */
export function createNoteSaver({
  note,
  send,
  keep,
  onState,
  onSaved,
  pauseMs = pause,
}: NoteSaverOptions): NoteSaver {
  let { text, version } = note;
  let saved = note.text;
  let blocked = false;
  let left = false;
  let running: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = (state: NoteState): void => {
    if (!left) onState(state);
  };
  const unsaved = (): boolean => text.trim() !== saved;
  const remember = (): void => keep(unsaved() ? { text, version } : null);

  const sendAll = async (): Promise<void> => {
    while (unsaved() && !blocked) {
      const sent = text;
      if (sent.trim().length > noteMax) {
        tell({ kind: 'too-long' });
        return;
      }
      tell({ kind: 'saving' });
      try {
        const answer = await send({ text: sent, version });
        version = answer.version;
        saved = answer.text;
        remember();
        if (!left) onSaved(answer);
      } catch (error) {
        const current = problemOf(error)?.current as ApplicationNote | undefined;
        blocked = current !== undefined;
        tell(current ? { kind: 'conflict', current } : { kind: 'failed', error });
        throw error;
      }
    }
    if (!blocked) tell({ kind: 'saved' });
  };

  const save = (): Promise<void> => {
    clearTimeout(timer);
    running ??= sendAll().finally(() => {
      running = null;
    });
    return running;
  };

  return {
    save,
    write(next) {
      text = next;
      remember();
      clearTimeout(timer);
      if (blocked) return;
      tell({ kind: unsaved() ? 'typing' : 'saved' });
      if (unsaved()) timer = setTimeout(() => void save().catch(() => undefined), pauseMs);
    },
    settle(current, next) {
      blocked = false;
      version = current.version;
      saved = current.text;
      text = next;
      remember();
      tell({ kind: unsaved() ? 'typing' : 'saved' });
    },
    adopt(newer) {
      if (running || unsaved() || newer.version <= version) return false;
      ({ text, version } = newer);
      saved = newer.text;
      return true;
    },
    enter() {
      left = false;
    },
    leave() {
      left = true;
      if (unsaved() && !blocked) void save().catch(() => undefined);
    },
  };
}
