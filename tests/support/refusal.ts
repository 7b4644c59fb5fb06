import { isApiProblem } from '#kit/client-errors.ts';
import type { ProblemBody } from '#kit/problem.ts';

/** The problem a call was refused with. */
export interface Refusal extends ProblemBody {
  /** Its field errors in short, in the order of the response: `path code`. */
  fields: string[];
  /** `Retry-After` in seconds, where present. */
  retryAfter: number | undefined;
}

/** Why the API refused a call; null when it did not. Other errors are rethrown. */
export const refusalOf = (call: Promise<unknown>): Promise<Refusal | null> =>
  call.then(
    () => null,
    (error: unknown) => {
      if (!isApiProblem(error)) throw error;
      const { problem, retryAfter } = error;
      return { ...problem, retryAfter, fields: problem.errors.map(({ path, code }) => `${path} ${code}`) };
    },
  );

/** Only the code of that problem; null when the call was not refused. */
export const codeOf = async (call: Promise<unknown>): Promise<string | null> => (await refusalOf(call))?.code ?? null;
