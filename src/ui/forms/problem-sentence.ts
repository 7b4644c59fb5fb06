import { isApiProblem, isClientError } from '#kit/client-errors.ts';
import type { Translate } from '#kit/i18n/translator.ts';

/** A translator for keys built at runtime: the caller guarantees that they exist. */
export type AnyTexts = (key: string, params?: object) => string;

/** The message of a code: of a field (`required`), or of a feature's problem (`files.too-large`). */
export function codeSentence(code: string, t: Translate, params?: object): string {
  const say = t as unknown as AnyTexts;
  const [feature, name] = code.split('.');
  return say(name === undefined ? `validation.${code}` : `${feature}.problems.${name}`, params);
}

/**
 * The message for a failed call: the server's, or why there was no response (rules.md#client-errors). Any other error
 * is our fault: it is reported to the browser's error handlers and shown without detail.
 */
export function problemSentence(error: unknown, t: Translate): string {
  if (isApiProblem(error)) return error.problem.detail;
  if (isClientError(error)) return t(`client.${error.kind}`);
  reportError(error);
  return t('problems.internal');
}
