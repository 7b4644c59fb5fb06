import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { rateLimits } from '#host/rate-limit-table.ts';
import { type Api, createApi } from '#kit/api-client.ts';
import { ClientError } from '#kit/client-errors.ts';
import { setAuth, setCvDraft } from '#kit/root-store.ts';
import { signedInCandidate } from '#tests/builders/personas.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { getCv, putCv } from '../../cv-contract.ts';
import { type CvStep, cvSteps } from '../../cv-steps.ts';
import { getCandidateProfile } from '../../profile-contract.ts';
import { type CvDrafts, createCvDrafts } from './cv-drafts.ts';
import { createSavedCv } from './saved-cv.ts';
import { localStep } from './step-place.ts';
import { hasFormOf, holds, loadSchemas, savedValues, toChange } from './step-table.ts';
import type { SavedCv } from './step-values.ts';

const app = await createTestApplication();
const schemas = await loadSchemas();

/** Connection of the simulated browser. */
type Network = 'there' | 'away' | 'without answers';
let network: Network = 'there';
let api: Api;
/** Methods of the requests. */
let sent: string[];

const account = async (): Promise<SavedCv> => {
  const before = network;
  network = 'there';
  const [{ data: profile }, { data: cv }] = [await api.call(getCandidateProfile, {}), await api.call(getCv, {})];
  network = before;
  return { profile, cv };
};

/** Signs in a candidate with an empty CV, in a browser without a draft. */
const begin = async (): Promise<void> => {
  setCvDraft(null);
  setAuth({ user: { id: 'ana', accountType: 'jobseeker', email: 'ana@primer.rs' }, token: { accessToken: 'x' } });
  sent = [];
  network = 'there';
  // Each run signs in a new candidate from the same IP address.
  await app.database.executor.delete(rateLimits);
  const { token } = await signedInCandidate(app, { name: 'Ana', lastName: 'Anić' });
  api = createApi(
    async ({ url, method, headers, body }) => {
      sent.push(method);
      if (network === 'away') throw new ClientError('fetch', null);
      headers['Authorization'] = `Bearer ${token}`;
      const answer = await app.fetch(url, { method, headers, ...(body === undefined ? {} : { body }) });
      if (network === 'without answers') throw new ClientError('timeout', null);
      return answer;
    },
    () => 'sr',
  );
};
beforeEach(begin);

const openPage = async (): Promise<CvDrafts> => {
  const drafts = createCvDrafts({ userId: 'ana', account: createSavedCv(api, await account()) });
  await drafts.begin();
  return drafts;
};
const type = (page: CvDrafts, at: CvStep, values: object): void => page.steps[at].type(values as never);
/** Stores what was typed in the browser and saves it. */
const save = (page: CvDrafts, at: CvStep): Promise<boolean> => page.steps[at].settle();

const stay = fc.record({
  dateFrom: fc.constantFrom('03/2020', '1.3.2019.', '2019', ''),
  dateTo: fc.constantFrom('', '05/2021', '01/2000'),
  ongoing: fc.boolean(),
});
const name = fc.constantFrom('', 'Ekonomista', '  Škola ', 'x'.repeat(121));
const typed: { [Step in CvStep]: fc.Arbitrary<object> } = {
  'opsti-podaci': fc.record({
    phone: fc.constantFrom('', '064 123 4567', '12'),
    profession: fc.constantFrom('', 'Kuvar '),
    birthday: fc.constantFrom('', '31. 2. 1995.', '28. 2. 1995.'),
  }),
  obrazovanje: fc.record({
    education: fc.array(
      fc.tuple(name, name, stay).map(([title, institution, when]) => ({ title, institution, ...when })),
      { maxLength: 4 },
    ),
  }),
  iskustvo: fc.record({
    experience: fc.array(
      fc.tuple(name, name, stay).map(([companyName, positionName, when]) => ({
        companyName,
        positionName,
        ...when,
      })),
      { maxLength: 2 },
    ),
  }),
  vestine: fc.record({
    skills: fc.uniqueArray(fc.constantFrom('PDV', 'Excel', 'Nemački', 'Word', 'Java', 'SQL'), {
      maxLength: 5,
    }),
    typed: fc.constantFrom('', 'Еxcel', 'C#'),
  }),
  'o-meni': fc.record({ aboutMe: fc.constantFrom('', 'Vodim knjige.', 'x'.repeat(1001)) }),
};

type Act =
  | { kind: 'type'; step: CvStep; values: object }
  | { kind: 'save' | 'leave'; step: CvStep }
  | { kind: 'reload' | 'finish' }
  | { kind: 'network'; network: Network };
const step = fc.constantFrom(...cvSteps);
const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 4,
    arbitrary: step.chain((one) => typed[one].map((values): Act => ({ kind: 'type', step: one, values }))),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('save' as const, 'leave' as const), step }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('reload' as const, 'finish' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('network' as const),
      network: fc.constantFrom<Network>('there', 'away', 'without answers'),
    }),
  },
);

/** Whether the account has the values typed in a step. */
const isStored = (one: CvStep, values: unknown, saved: SavedCv): boolean => {
  const read = schemas[one].safeParse(values as never);
  return read.success && holds(saved, toChange(one, read.data));
};

test('in whatever order a CV is typed, left, reloaded and cut off: what is said to be saved is, and nothing typed is lost', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 30 }), async (acts) => {
      await begin();
      let page = await openPage();
      /** Last values typed in each step. */
      const meant: Partial<Record<CvStep, object>> = {};
      for (const one of acts) {
        if (one.kind === 'network') network = one.network;
        if (one.kind === 'type') {
          meant[one.step] = { ...page.steps[one.step].saved(), ...one.values };
          type(page, one.step, meant[one.step] as object);
        }
        const isSaid =
          one.kind === 'save'
            ? await save(page, one.step).catch(() => false)
            : one.kind === 'finish' && (await page.saveAll()) === null;
        // Stored in the browser at the next pause, which is when a page or step is left at the latest.
        page.flush();
        if (one.kind === 'reload') {
          page.close();
          page = await openPage();
        }
        // Read before the account, so that values saved in between are found in both.
        const stillKept = new Map(cvSteps.map((at) => [at, localStep('ana', at)]));
        const saved = await account();
        for (const [at, values] of Object.entries(meant) as [CvStep, object][]) {
          if (isSaid && (one.kind !== 'save' || one.step === at))
            expect(isStored(at, values, saved), `said saved: ${at}`).toBe(true);
          // There is no conflict, because nobody else has saved anything.
          expect(page.getState().steps[at].conflict).toBeNull();
          const kept = stillKept.get(at);
          if (kept) expect(kept.values).toEqual(values);
          else expect(isStored(at, values, saved), `lost: ${at}`).toBe(true);
        }
      }
      network = 'there';
      await page.saveAll();
      // Finally, only invalid steps are unsaved.
      for (const [at, values] of Object.entries(meant) as [CvStep, object][])
        expect(page.getState().steps[at].unsaved).toBe(!schemas[at].safeParse(values as never).success);
      page.close();
    }),
    { numRuns: 40 },
  );
}, 120_000);

test('a save whose answer was lost is no newer version by somebody else', async () => {
  const page = await openPage();
  type(page, 'o-meni', { aboutMe: 'Prvo.' });
  network = 'without answers';
  await expect(save(page, 'o-meni')).rejects.toThrow();
  network = 'there';
  type(page, 'o-meni', { aboutMe: 'Drugo.' });
  await save(page, 'o-meni');
  expect((await account()).cv.aboutMe).toBe('Drugo.');

  // The same applies after a reload.
  type(page, 'o-meni', { aboutMe: 'Treće.' });
  network = 'without answers';
  await expect(save(page, 'o-meni')).rejects.toThrow();
  network = 'away';
  type(page, 'o-meni', { aboutMe: 'Četvrto.' });
  page.close();
  network = 'there';
  const again = await openPage();
  expect(await again.saveAll()).toBeNull();
  expect((await account()).cv.aboutMe).toBe('Četvrto.');
});

test.each<[string, Network]>([
  ['on its way', 'there'],
  ['without an answer', 'without answers'],
])('what is taken back while its save is %s is taken back in the account too', async (_, how) => {
  const page = await openPage();
  type(page, 'o-meni', { aboutMe: 'Ipak ne.' });
  network = how;
  const saving = save(page, 'o-meni').catch(() => undefined);
  if (how === 'there') await vi.waitFor(() => expect(sent).toContain('PUT'));
  else await saving;
  type(page, 'o-meni', { aboutMe: '' });
  await saving;
  network = 'there';
  expect(await page.saveAll()).toBeNull();
  expect((await account()).cv.aboutMe).toBe('');
});

test('two devices: other steps are saved beside each other, the same one waits for a choice', async () => {
  const page = await openPage();
  const { cv } = await account();
  const { changedAt: _, ...sections } = cv;
  const other = await api.call(putCv, { body: { ...sections, aboutMe: 'Tuđe.', skills: ['Tuđa'] } });
  type(page, 'obrazovanje', { education: [] });
  type(page, 'iskustvo', {
    experience: [{ companyName: 'Lipa', positionName: 'Kuvar', dateFrom: '03/2020', dateTo: '', ongoing: true }],
  });
  type(page, 'o-meni', { aboutMe: 'Moje.' });
  await save(page, 'iskustvo');
  expect(await page.saveAll()).toBe('o-meni');
  expect(page.getState().steps['o-meni'].conflict).not.toBeNull();
  expect((await account()).cv).toMatchObject({ aboutMe: 'Tuđe.', skills: ['Tuđa'] });
  // What others changed where nothing is unsaved here is shown.
  expect(page.getState().values.vestine.skills).toEqual(['Tuđa']);
  page.steps['o-meni'].keepMine();
  expect(await page.saveAll()).toBeNull();
  expect((await account()).cv).toMatchObject({ aboutMe: 'Moje.', experience: [{ companyName: 'Lipa' }] });
  expect(other.data.aboutMe).toBe('Tuđe.');
  page.close();
});

test('what a browser has kept in another form is left alone', () => {
  const example = savedValues('obrazovanje', { cv: { education: [] } } as never);
  for (const damaged of [null, 5, [], {}, { education: 7 }, { education: [null] }])
    expect(hasFormOf(damaged, example)).toBe(false);
  expect(hasFormOf({ education: [{}] }, example)).toBe(true);
});
