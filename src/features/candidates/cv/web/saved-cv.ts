import { useState } from 'react';
import type { Api } from '#kit/api-client.ts';
import { problemOf } from '#kit/client-errors.ts';
import { useApi } from '#ui/site/site-context.tsx';
import { getCv, putCv } from '../../cv-contract.ts';
import type { CvInput } from '../../cv-fields.ts';
import { getCandidateProfile, putCandidateProfile } from '../../profile-contract.ts';
import type { CandidateProfileInput } from '../../profile-fields.ts';
import type { SavedCv } from './step-values.ts';

/** Changes made by one step: the general data, or sections of the CV. */
export type CvChange =
  | { general: Omit<CandidateProfileInput, 'version'> }
  | { sections: Partial<Omit<CvInput, 'version'>> };

/** What is saved was changed elsewhere in the meantime; the newer version is the known one now. */
export class NewerCv extends Error {}

/**
 * Saves a change over the known version. `same` returns whether what is changed here is unchanged in a newer version;
 * the change is then saved over that one. Otherwise throws `NewerCv`.
 */
export type SaveCv = (change: CvChange, same: (newer: SavedCv) => boolean) => Promise<void>;

/** Requests are completed even when the page is closed. */
const sending = { outlivesPage: true };

/**
 * General data and CV stored in the account, with a function to save them.
 * @param onTake called with every newer state
 */
export function createSavedCv(api: Api, initial: SavedCv, onTake?: (next: SavedCv) => void) {
  let latest = initial;
  const take = (next: SavedCv): void => {
    latest = next;
    onTake?.(next);
  };

  const write = async (change: CvChange): Promise<void> => {
    const { profile, cv } = latest;
    const { version } = profile;
    if ('general' in change) {
      const { data } = await api.call(putCandidateProfile, { body: { ...change.general, version } }, sending);
      take({ profile: data, cv: { ...cv, version: data.version } });
    } else {
      const { education, experience, skills, aboutMe } = cv;
      const body = { education, experience, skills, aboutMe, ...change.sections, version };
      const { data } = await api.call(putCv, { body }, sending);
      take({ profile: { ...profile, version: data.version }, cv: data });
    }
  };

  const read = async (): Promise<SavedCv> => {
    const [{ data: profile }, { data: cv }] = await Promise.all([
      api.call(getCandidateProfile, {}),
      api.call(getCv, {}),
    ]);
    return { profile, cv };
  };

  const saveOver = async (change: CvChange, same: (newer: SavedCv) => boolean, tries = 3): Promise<void> => {
    if (!same(latest)) throw new NewerCv();
    try {
      await write(change);
    } catch (error) {
      if (problemOf(error)?.code !== 'candidates.profile-changed' || tries === 0) throw error;
      take(await read());
      await saveOver(change, same, tries - 1);
    }
  };
  let running: Promise<unknown> = Promise.resolve();
  /** Serialised: each save is based on the version created by the previous one. */
  const save: SaveCv = (change, same) => {
    const saving = running.then(() => saveOver(change, same));
    running = saving.catch(() => undefined);
    return saving;
  };
  return { get: (): SavedCv => latest, save };
}

/** General data and CV in the browser, with a function to save them. */
export function useSavedCv(initial: SavedCv): { saved: SavedCv; save: SaveCv } {
  const api = useApi();
  const [saved, setSaved] = useState(initial);
  const [{ save }] = useState(() => createSavedCv(api, initial, setSaved));
  return { saved, save };
}
