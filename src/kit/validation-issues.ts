import type { z } from 'zod';
import type { FieldIssue } from './problem.ts';

type Issue = z.core.$ZodIssue;

const pathOf = (path: readonly PropertyKey[]): string => path.map(String).join('.');

const sizeIssue = (issue: Extract<Issue, { code: 'too_small' | 'too_big' }>): Omit<FieldIssue, 'path'> => {
  if (issue.code === 'too_small') {
    const min = Number(issue.minimum);
    if (issue.origin === 'string') return min <= 1 ? { code: 'required' } : { code: 'too-short', params: { min } };
    if (issue.origin === 'array') return min <= 1 ? { code: 'choose' } : { code: 'too-few', params: { min } };
    return { code: 'too-small', params: { min } };
  }
  const max = Number(issue.maximum);
  if (issue.origin === 'string') return { code: 'too-long', params: { max } };
  if (issue.origin === 'array') return { code: 'too-many', params: { max } };
  return { code: 'too-big', params: { max } };
};

const codeOf = (issue: Issue): Omit<FieldIssue, 'path'> => {
  switch (issue.code) {
    case 'too_small':
    case 'too_big':
      return sizeIssue(issue);
    case 'invalid_type':
      return issue.input === undefined || issue.input === null ? { code: 'required' } : { code: 'wrong-type' };
    case 'invalid_value':
      return issue.input === undefined || issue.input === null || issue.input === ''
        ? { code: 'choose' }
        : { code: 'not-listed' };
    case 'invalid_format':
      return issue.format === 'email' ? { code: 'email' } : { code: 'format' };
    case 'custom': {
      const code = issue.params?.['code'];
      const params = issue.params?.['params'] as FieldIssue['params'];
      return { code: typeof code === 'string' ? code : 'invalid', ...(params ? { params } : {}) };
    }
    default:
      return { code: 'invalid' };
  }
};

/**
 * Converts Zod's issues to our field issues: all of them, each with its path (`education.0.title`) and the code of a
 * message in `validation.*`. Forms and the server use the same function. Parse with `reportInput: true`.
 */
export const toFieldIssues = (error: z.core.$ZodError): FieldIssue[] =>
  error.issues.flatMap((issue): FieldIssue[] =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ path: pathOf([...issue.path, key]), code: 'unknown-field' }))
      : [{ path: pathOf(issue.path), ...codeOf(issue) }],
  );

/** For `z.refine`/`z.custom`: an issue with one of our codes. */
export const issueCode = (code: string, params?: FieldIssue['params']) => ({
  params: { code, ...(params ? { params } : {}) },
});
