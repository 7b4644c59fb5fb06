// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Cv } from '#features/candidates/cv-fields.ts';
import type { CandidateProfile } from '#features/candidates/profile-fields.ts';
import type { ApiRequest } from '#kit/api-client.ts';
import { type HookPage, renderHook } from '#tests/support/render-hook.tsx';
import type { CvPreview } from '../fields.ts';
import { type ImportState, useImportForm } from './use-import-form.ts';

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
  photo: { id: 'p', url: '/p' },
  address: '',
  city: 'Bor',
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
const preview: CvPreview = {
  source: 'linkedin',
  general: {
    name: 'Ana',
    lastName: 'Anić',
    phone: '',
    phoneText: '',
    profession: 'Kuvarica',
    experienceLevel: '',
    educationLevel: '',
    address: '',
    city: '',
    birthday: '',
    externalLink: '',
  },
  cv: {
    education: [{ title: '', institution: 'ETF', dateFrom: '', dateTo: '', yearFrom: '2012', yearTo: '2016' }],
    experience: [],
    skills: ['Go'],
    aboutMe: 'Staro.',
  },
  leftOut: [],
};

let page: HookPage<ImportState>;
let sent: ApiRequest[];
let stored: { profile: CandidateProfile; cv: Cv };
const taken = vi.fn();

const answer = (request: ApiRequest): Response => {
  const part = request.url.endsWith('/profile') ? 'profile' : 'cv';
  if (request.method === 'GET') return Response.json({ data: stored[part] });
  const { version, ...change } = JSON.parse(String(request.body));
  if (version !== stored.cv.version) {
    return Response.json({ status: 409, code: 'candidates.profile-changed', errors: [] }, { status: 409 });
  }
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
  taken.mockClear();
  page = await renderHook(() => useImportForm(preview, { profile, cv }, taken), {
    transport: async (request) => {
      sent.push(request);
      return answer(request);
    },
  });
});
afterEach(() => page.unmount());

const choose = (part: 'general' | 'education' | 'skills', choice: 'keep' | 'replace') =>
  page.act(() => page.current.form.setValue(`choices.${part}`, choice));
const submit = () => page.act(() => page.current.submission.submit());
const complete = async () => {
  await page.act(() => page.current.form.setValue('education.0.title', 'Inženjer'));
  await page.act(() => page.current.form.setValue('education.0.dateFrom', '10/2012'));
  await page.act(() => page.current.form.setValue('education.0.dateTo', '9. 2016.'));
};
const puts = () => sent.filter(({ method }) => method === 'PUT').map(({ body }) => JSON.parse(String(body)));

test('what is empty here is taken, what differs is asked about, what is the same or missing is not', () => {
  const { asked, choices } = page.current.form.getValues();
  expect(asked).toEqual(['general', 'education', 'skills']);
  expect(choices).toMatchObject({ general: 'replace', education: 'replace', skills: '' });
});

test('nothing is sent before every choice is made and every entry is whole', async () => {
  await submit();
  expect(Object.keys(page.current.submission.errors).sort()).toEqual(['choices', 'education']);
  await choose('skills', 'keep');
  await submit();
  expect(page.current.form.getFieldState('education.0.dateTo').error?.message).toBe('Ovo polje je obavezno.');
  expect(sent).toEqual([]);
});

test('an entry that is kept out needs no completion, and nothing chosen is said', async () => {
  await choose('general', 'keep');
  await choose('education', 'keep');
  await choose('skills', 'keep');
  await submit();
  expect(page.current.submission.problem).toMatch(/^Izabrali ste da sve ostane/);
  expect([sent, taken.mock.calls]).toEqual([[], []]);
});

test('what is chosen replaces its part, and everything else stays', async () => {
  await choose('skills', 'keep');
  await complete();
  await submit();
  expect(puts()).toEqual([
    {
      version: 3,
      education: [{ title: 'Inženjer', institution: 'ETF', dateFrom: '2012-10', dateTo: '2016-09' }],
      experience: [],
      skills: ['PDV'],
      aboutMe: 'Staro.',
    },
    expect.objectContaining({ version: 4, name: 'Ana', profession: 'Kuvarica', city: 'Bor', photo: 'p' }),
  ]);
  expect(taken).toHaveBeenCalledOnce();
});

test('a part that was saved elsewhere meanwhile is shown, and replaced only when it is confirmed again', async () => {
  await choose('skills', 'replace');
  await choose('general', 'keep');
  await complete();
  stored = { profile: { ...profile, version: 5 }, cv: { ...cv, version: 5, skills: ['Novo'] } };
  await submit();
  expect(page.current.submission.problem).toMatch(/^U međuvremenu/);
  expect(page.current.saved.cv.skills).toEqual(['Novo']);
  expect(stored.cv.skills).toEqual(['Novo']);
  expect(taken).not.toHaveBeenCalled();
  await submit();
  expect(stored.cv.skills).toEqual(['Go']);
  expect(taken).toHaveBeenCalledOnce();
});

test('a part that is not taken may have changed meanwhile', async () => {
  await choose('skills', 'keep');
  await choose('general', 'keep');
  await complete();
  stored = { profile: { ...profile, version: 5 }, cv: { ...cv, version: 5, skills: ['Novo'] } };
  await submit();
  expect(stored.cv.skills).toEqual(['Novo']);
  expect(stored.cv.education).toHaveLength(1);
  expect(taken).toHaveBeenCalledOnce();
});
