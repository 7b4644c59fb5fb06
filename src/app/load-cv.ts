import type { RouterContextProvider } from 'react-router';
import { getCv } from '#features/candidates/cv/contract.ts';
import { getCandidateProfile } from '#features/candidates/profile/contract.ts';
import { api } from './page-context.ts';
import { userOf } from './session-guard.ts';

/** The signed-in candidate's general data and CV, for the pages that change them. */
export async function loadCv(context: Readonly<RouterContextProvider>) {
  const { call } = api(context);
  const [{ id: userId }, { data: profile }, { data: cv }] = await Promise.all([
    userOf(context),
    call(getCandidateProfile, {}),
    call(getCv, {}),
  ]);
  return { userId, initial: { profile, cv } };
}
