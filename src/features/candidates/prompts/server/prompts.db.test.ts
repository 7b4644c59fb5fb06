import { expect, test } from 'vitest';
import { signedInCandidate } from '#tests/builders/personas.ts';
import { refusalOf } from '#tests/support/refusal.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { getCandidateSummary } from '../../profile-contract.ts';
import { dismissPrompt } from '../contract.ts';

const app = await createTestApplication();
const open = async (as: string) => (await app.call(getCandidateSummary, {}, { as })).data.prompts;
const dismiss = (as: string, kind: string) => app.call(dismissPrompt, { params: { kind } }, { as });

test('a prompt is dismissed for the account alone, on every device, however often', async () => {
  const [one, other] = [await signedInCandidate(app), await signedInCandidate(app)];
  expect(await open(one.token)).toEqual(['agent', 'cv']);
  await Promise.all([dismiss(one.token, 'cv'), dismiss(one.token, 'cv')]);
  await dismiss(one.token, 'cv');
  expect(await open(one.token)).toEqual(['agent']);
  expect(await open(await app.signIn(one.email, 'jobseeker'))).toEqual(['agent']);
  expect(await open(other.token)).toEqual(['agent', 'cv']);
});

test.each(['nesto', '__proto__', '%00'])('%s is no prompt', async (kind) => {
  const { token } = await signedInCandidate(app);
  expect(await refusalOf(dismiss(token, kind))).toMatchObject({ status: 404 });
  expect(await open(token)).toEqual(['agent', 'cv']);
});
