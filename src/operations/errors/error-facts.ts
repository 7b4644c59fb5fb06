import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ErrorFrame } from './error-event.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const maxCauses = 4;

/** Parses a stack trace into frames, oldest call first, with the library's parser. */
export type ReadStack = (stack: string) => ErrorFrame[];

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Makes an absolute path relative to the project, so that the installation folder is not revealed. */
const ownFile = (filename: string): string => {
  if (filename.startsWith('node:')) return filename;
  const plain = filename.startsWith('file:') ? fileURLToPath(filename) : filename;
  return relative(root, plain);
};

/**
 * The stack trace without the message, which may contain lines that look like frames; empty when the stack does not
 * begin with the current message.
 */
const bareStack = (error: Error): string => {
  const stack = text(error.stack);
  const [head] = /^[\w$]*(?: \[\w+\])?(?:: )?/.exec(stack) ?? [''];
  const start = error.message === '' ? 0 : head.length;
  return stack.startsWith(error.message, start) ? stack.slice(start + error.message.length) : '';
};

const framesOf = (error: Error, read: ReadStack): ErrorFrame[] =>
  read(bareStack(error)).map((frame) => {
    const filename = ownFile(frame.filename ?? '');
    return { ...frame, filename, in_app: /^(?:src|build)\//.test(filename) };
  });

/** The causes of an error, innermost first, with the error itself as the last. */
const chainOf = (error: unknown): unknown[] => {
  const chain: unknown[] = [];
  for (let one = error; one !== undefined && one !== null && chain.length < maxCauses; ) {
    if (chain.includes(one)) break;
    chain.unshift(one);
    one = typeof one === 'object' ? (one as { cause?: unknown }).cause : null;
  }
  return chain;
};

/**
 * Converts an error to an event of the Sentry protocol, with the fields set by its database or Node. Not filtered yet
 * (`kit/error-event.ts`): messages are unchanged.
 */
export function toErrorEvent(error: unknown, read: ReadStack): { exception: object; tags: object } {
  const chain = chainOf(error);
  const named = (name: string): unknown =>
    chain.map((one) => (one as Record<string, unknown> | null)?.[name]).find((value) => text(value) !== '');
  return {
    tags: { code: named('code'), constraint: named('constraint'), table: named('table') },
    exception: {
      values: chain.map((one) =>
        one instanceof Error
          ? { type: one.name, value: one.message, stacktrace: { frames: framesOf(one, read) } }
          : { type: 'Error', value: text(one) },
      ),
    },
  };
}
