import type { Translate } from '#shared/i18n/translator.ts';
import type { FieldError, ProblemBody } from '#shared/problem.ts';
import { awayRetrySeconds, isProblem, Problem } from '#shared/problem.ts';
import type { Log } from '../log.ts';
import { isDatabaseAway, isDiskFull } from '../outages.ts';

/** `postings.not-live` → key of its sentence, `postings.problems.not-live`. */
const problemKey = (code: string): string => {
  const [feature, name] = code.split('.');
  return name === undefined ? `problems.${code}` : `${feature}.problems.${name}`;
};

/** What a problem is called, in the language of `t`. */
export const problemSentence = (problem: Problem, t: Translate): string =>
  (t as unknown as (key: string, params?: object) => string)(problemKey(problem.code), problem.params);

/** The problem as the body of an answer, in the language of `t`. */
export const problemBody = (problem: Problem, t: Translate, requestId: string): ProblemBody => {
  const say = t as unknown as (key: string, params?: object) => string;
  const errors: FieldError[] = problem.issues.map((issue) => ({
    ...issue,
    message: say(
      issue.code.includes('.') ? problemKey(issue.code) : `validation.${issue.code}`,
      issue.params,
    ),
  }));
  return {
    type: `/api/docs#${problem.code}`,
    title: problemSentence(problem, t),
    status: problem.status,
    detail: errors.length > 0 ? errors.map((error) => error.message).join(' ') : problemSentence(problem, t),
    code: problem.code,
    requestId,
    errors,
    ...(problem.current === undefined ? {} : { current: problem.current }),
  };
};

/** Writes `application/problem+json` (RFC 9457). */
export const problemResponse = (problem: Problem, t: Translate, requestId: string): Response => {
  const headers = new Headers({
    'Content-Type': 'application/problem+json; charset=utf-8',
    'Cache-Control': 'no-store',
  });
  if (problem.retryAfter !== undefined) headers.set('Retry-After', String(Math.ceil(problem.retryAfter)));
  return new Response(JSON.stringify(problemBody(problem, t, requestId)), {
    status: problem.status,
    headers,
  });
};

const problemIn = (error: unknown): Problem => {
  if (isProblem(error)) return error;
  if (isDiskFull(error)) return new Problem('storage-full', { cause: error });
  if (isDatabaseAway(error))
    return new Problem('unavailable', { cause: error, retryAfter: awayRetrySeconds });
  return new Problem('internal', { cause: error });
};

/** What was thrown → what is answered; anything unknown is a 500 that tells nothing. A fault of ours goes into the log. */
export const toProblem = (error: unknown, requestId: string, log: Log): Problem => {
  const problem = problemIn(error);
  if (problem.status >= 500) log.error({ requestId, err: problem.cause ?? problem }, 'request failed');
  return problem;
};
