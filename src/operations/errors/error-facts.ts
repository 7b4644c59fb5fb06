import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ErrorFrame } from '#kit/error-event.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const maxCauses = 4;

/** Reads lines of a trace, oldest call first: the parser of the library. */
export type ReadStack = (stack: string) => ErrorFrame[];

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A path of this machine becomes one of the project: where it is installed is nobody's business. */
const ownFile = (filename: string): string => {
  if (filename.startsWith('node:')) return filename;
  const plain = filename.startsWith('file:') ? fileURLToPath(filename) : filename;
  return relative(root, plain);
};

/** The trace without the message, which may have lines that look like it; nothing where the message is not the one that it began with. */
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

/** Errors behind an error, and itself as the last. */
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
 * An error as an event of the protocol, with what its database or Node say of it by name. It still has to be allowed
 * (`kit/error-event.ts`): messages are as they are.
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
