import type { Translate } from '#kit/i18n/translator.ts';
import type { FieldError, ProblemBody, ProblemTable } from '#kit/problem.ts';
import { awayRetrySeconds, isProblem, Problem } from '#kit/problem.ts';
import type { Log } from '../log.ts';
import { isDatabaseAway, isDiskFull } from '../outages.ts';

/** Translation key of a problem: `postings.not-live` → `postings.problems.not-live`. */
const problemKey = (code: string): string => {
  const [feature, name] = code.split('.');
  return name === undefined ? `problems.${code}` : `${feature}.problems.${name}`;
};

/** The HTTP status of a problem; 500 for a code that no feature has declared. */
export const statusOf = ({ code }: Problem, problems: ProblemTable): number => problems[code] ?? 500;

/** The title of a problem, in the language of `t`. */
export const problemSentence = (problem: Problem, t: Translate): string =>
  (t as unknown as (key: string, params?: object) => string)(problemKey(problem.code), problem.params);

/** The problem as the body of a response, in the language of `t`. */
export const problemBody = (problem: Problem, t: Translate, requestId: string, status: number): ProblemBody => {
  const say = t as unknown as (key: string, params?: object) => string;
  const errors: FieldError[] = problem.issues.map((issue) => ({
    ...issue,
    message: say(issue.code.includes('.') ? problemKey(issue.code) : `validation.${issue.code}`, issue.params),
  }));
  return {
    type: `/api/docs#${problem.code}`,
    title: problemSentence(problem, t),
    status,
    detail: errors.length > 0 ? errors.map((error) => error.message).join(' ') : problemSentence(problem, t),
    code: problem.code,
    requestId,
    errors,
    ...(problem.current === undefined ? {} : { current: problem.current }),
  };
};

/** Responds with `application/problem+json` (RFC 9457). */
export const problemResponse = (
  problem: Problem,
  t: Translate,
  requestId: string,
  problems: ProblemTable,
): Response => {
  const status = statusOf(problem, problems);
  const headers = new Headers({
    'Content-Type': 'application/problem+json; charset=utf-8',
    'Cache-Control': 'no-store',
  });
  if (problem.retryAfter !== undefined) headers.set('Retry-After', String(Math.ceil(problem.retryAfter)));
  return new Response(JSON.stringify(problemBody(problem, t, requestId, status)), { status, headers });
};

const problemIn = (error: unknown): Problem => {
  if (isProblem(error)) return error;
  if (isDiskFull(error)) return new Problem('storage-full', { cause: error });
  if (isDatabaseAway(error)) return new Problem('unavailable', { cause: error, retryAfter: awayRetrySeconds });
  return new Problem('internal', { cause: error });
};

/** Converts an error into a problem; unknown errors become a 500 without details and are logged. */
export const toProblem = (
  error: unknown,
  requestId: string,
  { log, problems }: { log: Log; problems: ProblemTable },
): Problem => {
  const problem = problemIn(error);
  if (statusOf(problem, problems) >= 500) log.error({ requestId, err: problem.cause ?? problem }, 'request failed');
  return problem;
};
