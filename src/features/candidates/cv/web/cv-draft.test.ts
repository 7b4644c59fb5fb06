import { afterEach, expect, test } from 'vitest';
import { rootStore, setCvDraft } from '#kit/root-store.ts';
import { discardStep, keepStep, unsavedStep, unsavedSteps } from './cv-draft.ts';

afterEach(() => setCvDraft(null));

const about = { values: { aboutMe: 'Novo.' }, base: { aboutMe: '' } };
const skills = { values: { skills: ['PDV'] }, base: { skills: [] } };

test('what is typed in a step stays, step by step, until it is saved', () => {
  expect(unsavedStep('ana', 'o-meni')).toBeNull();
  keepStep('ana', 'o-meni', about);
  keepStep('ana', 'vestine', skills);
  expect([unsavedStep('ana', 'o-meni'), unsavedStep('ana', 'vestine')]).toEqual([about, skills]);
  expect(unsavedSteps('ana')).toEqual(['vestine', 'o-meni']);
  // Another tab has stored other values since then.
  discardStep('ana', 'o-meni', { aboutMe: 'Starije.' });
  expect(unsavedStep('ana', 'o-meni')).toEqual(about);
  discardStep('ana', 'o-meni', about.values);
  expect([unsavedStep('ana', 'o-meni'), unsavedStep('ana', 'vestine')]).toEqual([null, skills]);
  discardStep('ana', 'vestine', skills.values);
  expect(rootStore.getState().cvDraft).toBeNull();
});

test('another user of the browser gets nothing of it, and writes over it', () => {
  keepStep('ana', 'o-meni', about);
  expect(unsavedStep('iva', 'o-meni')).toBeNull();
  keepStep('iva', 'vestine', skills);
  expect([unsavedStep('ana', 'o-meni'), unsavedStep('iva', 'vestine')]).toEqual([null, skills]);
});

test.each([
  null,
  5,
  'x',
  [],
  { userId: 'ana' },
  { userId: 'ana', steps: 7 },
  { userId: 'ana', steps: { 'o-meni': 1 } },
])('a damaged draft %j counts as none', (stored) => {
  setCvDraft(stored);
  expect(unsavedStep('ana', 'o-meni')).toBeNull();
  keepStep('ana', 'o-meni', about);
  expect(unsavedStep('ana', 'o-meni')).toEqual(about);
});
