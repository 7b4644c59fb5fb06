import { expect, test } from 'vitest';
import { ApiProblem } from '#kit/client-errors.ts';
import { codeOf, refusalOf } from './refusal.ts';

const refused = (): Promise<never> =>
  Promise.reject(
    new ApiProblem(
      {
        type: 'about:blank',
        title: 'Neispravan unos',
        status: 422,
        detail: 'Proverite označena polja.',
        code: 'validation',
        requestId: '1',
        errors: [
          { path: 'pib', code: 'pib-taken', message: 'Firma sa ovim PIB-om već ima nalog.' },
          { path: 'questions.0.text', code: 'required', message: 'Unesite pitanje.' },
        ],
      },
      30,
    ),
  );

test('a refusal is the problem, its fields in short and when to come back', async () => {
  expect(await refusalOf(refused())).toMatchObject({
    status: 422,
    code: 'validation',
    retryAfter: 30,
    fields: ['pib pib-taken', 'questions.0.text required'],
  });
  expect(await codeOf(refused())).toBe('validation');
});

test('what was done is no refusal', async () => {
  expect(await refusalOf(Promise.resolve('done'))).toBeNull();
  expect(await codeOf(Promise.resolve('done'))).toBeNull();
});

test('a failure of another kind is not taken for one', async () => {
  const broken = new TypeError('x is not a function');
  await expect(refusalOf(Promise.reject(broken))).rejects.toBe(broken);
  await expect(codeOf(Promise.reject(broken))).rejects.toBe(broken);
});
