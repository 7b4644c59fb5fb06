// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ApiRequest } from '#kit/api-client.ts';
import { type HookPage, renderHook } from '#tests/support/render-hook.tsx';
import type { Cv } from '../../cv-fields.ts';
import type { CandidateProfile, CandidateProfileInput } from '../../profile-fields.ts';
import { NewerCv, useSavedCv } from './saved-cv.ts';
import type { SavedCv } from './step-values.ts';

const profile: CandidateProfile = {
  version: 3,
  name: 'Ana',
  lastName: 'Anić',
  email: 'ana@primer.rs',
  phone: '',
  phoneText: '',
  profession: '',
  experienceLevel: '',
  educationLevel: '',
  photo: null,
  address: '',
  city: '',
  birthday: '',
  externalLink: '',
};
const cv: Cv = {
  version: 3,
  education: [],
  experience: [],
  skills: ['PDV'],
  aboutMe: 'Staro.',
  changedAt: null,
};

let page: HookPage<ReturnType<typeof useSavedCv>>;
let sent: ApiRequest[];
/** Data stored in the account. */
let stored: { profile: CandidateProfile; cv: Cv };

const refusal = () => Response.json({ status: 409, code: 'candidates.profile-changed', errors: [] }, { status: 409 });

const answer = (request: ApiRequest): Response => {
  const part = request.url.endsWith('/profile') ? 'profile' : 'cv';
  if (request.method === 'GET') return Response.json({ data: stored[part] });
  const { version, ...change } = JSON.parse(String(request.body));
  if (version !== stored[part].version) return refusal();
  stored = {
    profile: { ...stored.profile, version: version + 1 },
    cv: { ...stored.cv, version: version + 1 },
  };
  Object.assign(stored[part], change);
  return Response.json({ data: stored[part] });
};

beforeEach(async () => {
  sent = [];
  stored = { profile, cv };
  page = await renderHook(() => useSavedCv({ profile, cv }), {
    transport: async (request) => {
      sent.push(request);
      return answer(request);
    },
  });
});
afterEach(() => page.unmount());

const { name, lastName } = profile;
const general: Omit<CandidateProfileInput, 'version'> = {
  name,
  lastName,
  phone: '',
  profession: 'Kuvar',
  experienceLevel: '',
  educationLevel: '',
  photo: null,
  address: '',
  city: '',
  birthday: '',
  externalLink: '',
};

test('a step changes its own section; the others go along as they are', async () => {
  await page.act(() => page.current.save({ sections: { aboutMe: 'Novo.' } }, () => true));
  expect(JSON.parse(String(sent[0]?.body))).toEqual({
    version: 3,
    education: [],
    experience: [],
    skills: ['PDV'],
    aboutMe: 'Novo.',
  });
  expect(page.current.saved.cv).toMatchObject({ version: 4, aboutMe: 'Novo.' });
});

test('general data and sections share one version, whichever is saved first', async () => {
  await page.act(async () => {
    await page.current.save({ general }, () => true);
    await page.current.save({ sections: { skills: [] } }, () => true);
    await page.current.save({ general: { ...general, city: 'Niš' } }, () => true);
  });
  expect(sent.map(({ body }) => JSON.parse(String(body)).version)).toEqual([3, 4, 5]);
  expect(page.current.saved).toMatchObject({
    profile: { version: 6, city: 'Niš' },
    cv: { version: 6, skills: [] },
  });
});

test('what somebody else saved in another step is kept, and the own step saved over it', async () => {
  stored = { profile: { ...profile, version: 8 }, cv: { ...cv, version: 8, skills: ['Word'] } };
  const same = vi.fn((newer: SavedCv) => newer.cv.aboutMe === 'Staro.');
  await page.act(() => page.current.save({ sections: { aboutMe: 'Novo.' } }, same));
  expect(same).toHaveBeenLastCalledWith(expect.objectContaining({ cv: expect.objectContaining({ skills: ['Word'] }) }));
  expect(stored.cv).toMatchObject({ version: 9, skills: ['Word'], aboutMe: 'Novo.' });
  expect(page.current.saved.cv).toMatchObject({ version: 9, skills: ['Word'] });
});

test('the same step saved elsewhere is not written over: the newer state is known from then on', async () => {
  stored = { profile: { ...profile, version: 8 }, cv: { ...cv, version: 8, aboutMe: 'Tuđe.' } };
  const save = (base: string) =>
    page.current.save({ sections: { aboutMe: 'Moje.' } }, (newer) => newer.cv.aboutMe === base);
  await page.act(() => expect(save('Staro.')).rejects.toThrow(NewerCv));
  expect(stored.cv.aboutMe).toBe('Tuđe.');
  expect(page.current.saved).toMatchObject({ profile: { version: 8 }, cv: { aboutMe: 'Tuđe.' } });
  // Known by now, it is still refused, until it is what the change is based on.
  await page.act(() => expect(save('Staro.')).rejects.toThrow(NewerCv));
  await page.act(() => save('Tuđe.'));
  expect(stored.cv).toMatchObject({ version: 9, aboutMe: 'Moje.' });
});
