import { AsyncResource } from 'node:async_hooks';
import pg from 'pg';
import type { StatementWatch } from './statement-watch.ts';

const textOf = (statement: unknown): string =>
  typeof statement === 'string' ? statement : ((statement as { text?: string } | null)?.text ?? '');

/** A connection whose statements are timed, for `pg.Pool`'s option `Client`. */
export function watchedClient(watch: StatementWatch): typeof pg.Client {
  return class WatchedClient extends pg.Client {
    /** `pg` takes a statement as text or object, with or without a callback: all arguments are passed on unchanged. */
    override query(...given: unknown[]): never {
      const started = performance.now();
      // A connection answers asynchronously: the watcher is called in the context that the statement belongs to.
      const ended = AsyncResource.bind(() => watch(textOf(given[0]), performance.now() - started));
      const last = given.at(-1);
      if (typeof last === 'function') {
        const passOn = (...outcome: unknown[]): void => {
          ended();
          last(...outcome);
        };
        const withCallback: unknown[] = [...given.slice(0, -1), passOn];
        return super.query(...(withCallback as [string])) as never;
      }
      const result: unknown = super.query(...(given as [string]));
      if (result instanceof Promise) void result.then(ended, ended);
      return result as never;
    }
  };
}
