import { getCv } from '#features/candidates/cv-contract.ts';
import { getCandidateProfile } from '#features/candidates/profile-contract.ts';
import type { Loading } from './page-loader.ts';

/** The signed-in candidate's general data and CV, for the pages that change them. */
export async function loadCv({ call, userOf }: Loading) {
  const [{ id: userId }, { data: profile }, { data: cv }] = await Promise.all([
    userOf(),
    call(getCandidateProfile, {}),
    call(getCv, {}),
  ]);
  return { userId, initial: { profile, cv } };
}
