// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import type { ApiRequest } from '#kit/api-client.ts';
import { type HookPage, renderHook } from '#tests/support/render-hook.tsx';
import type { EmployerProfile } from '../fields.ts';
import { type ProfileFormState, useProfileForm } from './use-profile-form.ts';

const profile: EmployerProfile = {
  id: 7,
  version: 1,
  company: 'Kvarc',
  pib: '100000024',
  registrationNumber: '17162543',
  registrationNumberConfirmed: false,
  phone: '+381113245678',
  website: 'https://kvarc.example',
  location: 'Beograd',
  postal: '11000',
  address: 'Kneza Miloša 1',
  email: 'kvarc@primer.rs',
  companyEmail: '',
  shortDescription: '',
  about: '<p>Vodimo knjige.</p>',
  logo: null,
  employees: null,
  photos: [],
  selectionSteps: [],
  newsNotifications: false,
  specialOffers: false,
  verifiedOn: null,
  hasPage: true,
  activePostings: 0,
  field: null,
  pay: null,
};

let page: HookPage<ProfileFormState>;
let sent: ApiRequest[];
let answers: (() => Response)[];
const onSaved = vi.fn();

const open = async (change: Partial<EmployerProfile> = {}) => {
  sent = [];
  answers = [];
  onSaved.mockReset();
  page = await renderHook(() => useProfileForm({ ...profile, ...change }, onSaved), {
    transport: async (request) => {
      sent.push(request);
      const body = JSON.parse(String(request.body));
      const saved = () => Response.json({ data: { ...profile, ...body, logo: null, version: 2 } });
      return (answers.shift() ?? saved)();
    },
  });
};
const newer = (change: Partial<EmployerProfile>) => (): Response =>
  Response.json(
    {
      type: '',
      title: '',
      status: 409,
      code: 'employers.profile-changed',
      detail: '',
      errors: [],
      requestId: '',
      current: { ...profile, version: 5, ...change },
    },
    { status: 409 },
  );
const type = (website: string) => page.act(() => page.current.form.setValue('website', website, { shouldDirty: true }));
const save = () => page.act(() => page.current.submission.submit());
const bodyOf = (index: number) => JSON.parse(String(sent[index]?.body));
afterEach(() => page.unmount());

test('changes are listed until they are saved or discarded; consents are sent only when they were changed here', async () => {
  await open();
  await type('https://drugi.example');
  expect(page.current.changed).toEqual(['website']);
  await save();
  expect(page.current.changed).toEqual([]);
  expect(bodyOf(0)).toMatchObject({ version: 1, website: 'https://drugi.example' });
  expect(bodyOf(0)).not.toHaveProperty('newsNotifications');
  expect(onSaved).toHaveBeenCalledOnce();
  await type('https://treći.example');
  await page.act(() => page.current.undo());
  expect(page.current.form.getValues('website')).toBe('https://drugi.example');
});

test('a change that ends the verification is asked about first', async () => {
  await open({ verifiedOn: '2026-01-01' });
  await page.act(() => page.current.form.setValue('company', 'Drugi naziv', { shouldDirty: true }));
  await save();
  expect(sent).toEqual([]);
  expect(page.current.question?.fields).toEqual(['company']);
  await page.act(() => page.current.question?.no());
  expect([page.current.question, sent]).toEqual([null, []]);
  await save();
  await page.act(() => page.current.question?.yes());
  expect(bodyOf(0)).toMatchObject({ company: 'Drugi naziv' });
});

test('a newer profile is chosen from: one’s own changes go over its version', async () => {
  await open();
  await type('https://moj.example');
  answers = [newer({ website: 'https://njihov.example', location: 'Niš' })];
  await save();
  expect(page.current.submission.problem).toBeNull();
  await page.act(() => page.current.newer?.onKeep());
  expect(bodyOf(1)).toMatchObject({ version: 5, website: 'https://moj.example', location: 'Niš' });
});

test('or the newer one is adopted; with equal values there is nothing to choose', async () => {
  await open();
  await type('https://moj.example');
  answers = [newer({ website: 'https://njihov.example' })];
  await save();
  await page.act(() => page.current.newer?.onTake());
  expect(page.current.form.getValues('website')).toBe('https://njihov.example');
  expect(page.current.changed).toEqual([]);
  await type('https://isti.example');
  answers = [newer({ version: 6, website: 'https://isti.example' })];
  await save();
  expect(page.current.newer).toBeNull();
  expect(page.toasts()).not.toEqual([]);
});
