import { isApiProblem, isClientError } from '#shared/client-errors.ts';
import type { Translate } from '#shared/i18n/translator.ts';

/** The translator for keys that are put together: their existence is the caller's word. */
export type AnyTexts = (key: string, params?: object) => string;

/**
 * What a person is told when a call failed: the server's sentence, or why no answer came (SPEC §8, client error kinds).
 * Anything else is a fault of ours: it is reported to the browser's error handlers and told without detail.
 */
export function problemSentence(error: unknown, t: Translate): string {
  if (isApiProblem(error)) return error.problem.detail;
  if (isClientError(error)) return t(`client.${error.kind}`);
  reportError(error);
  return t('problems.internal');
}
