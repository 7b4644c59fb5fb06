import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ApiProblem } from '#kit/client-errors.ts';
import { nullWhen } from '#kit/null-when.ts';
import type { ProblemBody } from '#kit/problem.ts';
import { throwPageProblem } from './page-problem.ts';

test.each([
  [403, 'Forbidden'],
  [404, 'Not Found'],
  [410, 'Gone'],
])('what the API refuses with %i is a page of that status and name', (status, statusText) => {
  const problem = new ApiProblem({ status, detail: '' } as ProblemBody);
  expect(() => throwPageProblem(problem)).toThrow(expect.objectContaining({ init: { status, statusText } }));
});

test('what may be missing is null when the API refuses with that status or code, and nothing else is', () => {
  const problem = new ApiProblem({
    status: 404,
    code: 'agents.bad-link',
    detail: '',
  } as unknown as ProblemBody);
  expect(nullWhen(410, 404)(problem)).toBeNull();
  expect(nullWhen('agents.bad-link')(problem)).toBeNull();
  expect(() => nullWhen(410)(problem)).toThrow(problem);
  expect(() => nullWhen(404)(new Error('broken'))).toThrow('broken');
});

test('no page makes a status without its name', () => {
  const bare = globSync('src/{app,features,plugins}/**/*.{ts,tsx}').filter(
    (file) => !file.includes('.test.') && /\bdata\(null, \{ status/.test(readFileSync(file, 'utf8')),
  );
  expect(bare).toEqual(['src/app/page-problem.ts']);
});
