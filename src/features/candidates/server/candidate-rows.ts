import { publicFileAddress } from '#features/files/public-address.ts';
import { formatPhone } from '#kit/phone.ts';
import type { Cv } from '../cv-fields.ts';
import type { CandidateProfile } from '../profile-fields.ts';
import type { Candidate } from './candidate-store.ts';

/** General data as returned to their owner. */
export const toCandidateProfile = ({ account, profile }: Candidate): CandidateProfile => ({
  version: profile?.version ?? 0,
  name: account.name,
  lastName: account.lastName,
  email: account.email,
  phone: profile?.phone ?? '',
  phoneText: profile?.phone ? formatPhone(profile.phone) : '',
  profession: profile?.profession ?? '',
  experienceLevel: profile?.experienceLevel ?? '',
  educationLevel: profile?.educationLevel ?? '',
  photo: profile?.photoFileId ? { id: profile.photoFileId, url: publicFileAddress(profile.photoFileId) } : null,
  address: profile?.address ?? '',
  city: profile?.city ?? '',
  birthday: profile?.birthday ?? '',
  externalLink: profile?.externalLink ?? '',
});

export const toCv = ({ profile }: Candidate): Cv => ({
  version: profile?.version ?? 0,
  education: profile?.education ?? [],
  experience: profile?.experience ?? [],
  skills: profile?.skills ?? [],
  aboutMe: profile?.aboutMe ?? '',
  changedAt: profile?.changedAt.toISOString() ?? null,
});
