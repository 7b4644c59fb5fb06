import { afterEach, expect, test } from 'vitest';
import { rootStore, setCvDraft } from '#kit/root-store.ts';
import { localStep, stepPlace, unsavedSteps } from './step-place.ts';

afterEach(() => setCvDraft(null));

const savedValues = { aboutMe: '' };
const draft = (aboutMe: string, version = 3) => ({
  userId: 'ana',
  values: { aboutMe },
  savedAt: '2026-11-20T14:00:00.000Z',
  version,
  synced: false,
  sendKey: null,
});
const place = (userId = 'ana') => stepPlace(userId, 'o-meni', (version) => (version === 3 ? savedValues : null));
const skills = { values: { skills: ['PDV'] }, base: { skills: [] } };

test('what is typed in a step stays, step by step, until it is saved', () => {
  setCvDraft({ userId: 'ana', steps: { vestine: skills } });
  const own = place();
  expect(own.read()).toBeNull();
  own.write(draft('Novo.'));
  expect(localStep('ana', 'o-meni')).toEqual({ ...draft('Novo.'), base: savedValues });
  expect(unsavedSteps('ana')).toEqual(['vestine', 'o-meni']);
  // What its version had is stored with it: later versions may differ in other steps only.
  own.write(draft('Novije.', 2));
  expect(localStep('ana', 'o-meni')?.base).toEqual(savedValues);
  own.write({ ...draft('Novije.'), synced: true });
  expect(unsavedSteps('ana')).toEqual(['vestine']);
});

test('what another tab has typed since then stays when this one has saved', () => {
  const [own, other] = [place(), place()];
  own.write(draft('Ovde.'));
  other.write(draft('Tamo.'));
  own.write({ ...draft('Ovde.'), synced: true });
  expect(localStep('ana', 'o-meni')?.values).toEqual({ aboutMe: 'Tamo.' });
  other.discard();
  expect(rootStore.getState().cvDraft).toBeNull();
});

test('another user of the browser gets nothing of it, and writes over it', () => {
  place().write(draft('Novo.'));
  expect(localStep('iva', 'o-meni')).toBeNull();
  place('iva').write({ ...draft('Njeno.'), userId: 'iva' });
  expect([localStep('ana', 'o-meni'), localStep('iva', 'o-meni')?.values]).toEqual([null, { aboutMe: 'Njeno.' }]);
});

test('what an earlier edition has stored is read', () => {
  setCvDraft({ userId: 'ana', steps: { vestine: skills } });
  expect(localStep('ana', 'vestine')).toMatchObject({ ...skills, version: 0, synced: false });
});

test.each([
  null,
  5,
  'x',
  [],
  { userId: 'ana' },
  { userId: 'ana', steps: 7 },
  { userId: 'ana', steps: { 'o-meni': 1 } },
  { userId: 'ana', steps: { 'o-meni': { values: 3, base: null } } },
])('a damaged draft %j counts as none', (stored) => {
  setCvDraft(stored);
  expect(localStep('ana', 'o-meni')).toBeNull();
  place().write(draft('Novo.'));
  expect(localStep('ana', 'o-meni')?.values).toEqual({ aboutMe: 'Novo.' });
});
