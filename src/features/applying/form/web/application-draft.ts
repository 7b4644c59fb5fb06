import { record } from '#kit/plain-object.ts';
import { tabValue, writeTab } from '#kit/tab-storage.ts';
import type { AppliedPosting } from './apply-steps.ts';

/** A guest's upload as restored after a reload, without its bytes. */
export interface UploadedDocument {
  fileId: string;
  guestToken: string;
  name: string;
  /** Bytes. */
  size: number;
}

interface SavedApplication {
  /** Form fields of a guest or an account. */
  application: Record<string, unknown>;
  uploads: UploadedDocument[];
}

/** An unsent application to a posting, stored for this tab (rules.md#application-state). */
export interface ApplicationDraft extends SavedApplication {
  /** Merges into the stored state, until the application is sent. */
  keep: (part: Partial<SavedApplication>) => void;
  /** Deletes the stored state after sending. */
  end: () => void;
}

/** Opens this tab's unsent application; empty when there is none. */
export function openDraft({ id, positionTitle }: Pick<AppliedPosting, 'id' | 'positionTitle'>): ApplicationDraft {
  const key = `application-state-${id}`;
  const stored = record(tabValue(key));
  let saved: SavedApplication = {
    application: record(stored['application']),
    uploads: Array.isArray(stored['uploads']) ? stored['uploads'] : [],
  };
  let ended = false;
  return {
    ...saved,
    keep({ application, uploads = saved.uploads }) {
      if (ended) return;
      saved = { application: { ...saved.application, ...application }, uploads };
      writeTab(key, { ...saved, posting: { id, positionTitle } });
    },
    end() {
      ended = true;
      writeTab(key, null);
    },
  };
}
