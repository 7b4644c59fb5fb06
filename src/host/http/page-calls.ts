import type { Context } from 'hono';
import { type Actor, guest, roleOf } from '#kit/actor.ts';
import { fillPath } from '#kit/endpoint.ts';
import type { Language } from '#kit/i18n/language.ts';
import type { Translate } from '#kit/i18n/translator.ts';
import type { ProblemTable } from '#kit/problem.ts';
import type { HostAnswer, HostCall } from '#kit/render-host.ts';
import type { Log } from '../log.ts';
import type { Route, Shown } from './call-context.ts';
import type { RunningSessions } from './callers.ts';
import { createOperation, type Operation } from './operation.ts';
import { problemBody, statusOf, toProblem } from './problem-response.ts';
import { cookiesOf, type RequestFacts } from './request-facts.ts';
import { wellFormed } from './well-formed.ts';

/** A route that can be called without HTTP. */
export interface CallableRoute extends Route {
  operation: Operation;
}

/** Makes every route callable; loads all schemas once. */
export const callable = (routes: readonly Route[], checkAnswers: boolean): Promise<CallableRoute[]> =>
  Promise.all(routes.map(async (one) => ({ ...one, operation: await createOperation(one, checkAnswers) })));

/** The calls of one page. */
export interface PageCalls {
  call: (call: HostCall) => Promise<HostAnswer>;
  /** Combined dependencies of the answers so far; null as soon as one of them declares none. */
  shown: () => Shown | null;
}

const jsonBody = (body: unknown): unknown =>
  body === undefined ? undefined : wellFormed(JSON.parse(JSON.stringify(body)));

const together = (one: Shown, other: Shown): Shown => ({
  scopes: [...new Set([...one.scopes, ...other.scopes])],
  seconds: Math.min(one.seconds ?? Number.POSITIVE_INFINITY, other.seconds ?? Number.POSITIVE_INFINITY),
  hourly: one.hourly === true || other.hourly === true,
  ...(one.seen || other.seen
    ? {
        seen(who) {
          one.seen?.(who);
          other.seen?.(who);
        },
      }
    : {}),
});

/**
 * Creates the API calls of a page being rendered: the same operations as over HTTP, with the same access checks and
 * validation, with the session of the page and on behalf of its visitor.
 */
export function createPageCalls(deps: {
  routes: readonly CallableRoute[];
  sessions: Pick<RunningSessions, 'accountOf'>;
  facts: (c: Context) => RequestFacts;
  secureCookies: boolean;
  translator: (language: Language) => Translate;
  log: Log;
  problems: ProblemTable;
}): (page: Context, language: Language, refreshToken: string | null) => PageCalls {
  const routes = new Map(deps.routes.map((one) => [one.endpoint.id, one]));
  return (page, language, refreshToken) => {
    const facts = { ...deps.facts(page), foreignOrigin: null };
    let finding: Promise<Actor> | null = null;
    const findActor = async (token: string): Promise<Actor> => {
      const actor = (await deps.sessions.accountOf(token)) ?? guest;
      page.set('role', roleOf(actor));
      return actor;
    };
    let shown: Shown | null = { scopes: [] };

    const note = (more: Shown | undefined): void => {
      shown = shown && more ? together(shown, more) : null;
    };

    const run = async ({ endpoint: id, params, search, body, idempotencyKey }: HostCall): Promise<object> => {
      const route = routes.get(id);
      if (!route) throw new Error(`no endpoint ${id}`);
      const { endpoint, operation, shows } = route;
      const strings = Object.fromEntries(
        Object.entries(params ?? {}).map(([name, value]) => [name, String(wellFormed(value))]),
      );
      if (refreshToken) finding ??= findActor(refreshToken);
      const result = await operation({
        ...facts,
        actor: (await finding) ?? guest,
        language,
        ...cookiesOf(page, deps.secureCookies),
        params: strings,
        search: new URLSearchParams(search),
        body: async (before) => {
          await before();
          return { value: jsonBody(body), file: null };
        },
        idempotencyKey,
        pathname: `/api${fillPath(endpoint.path, strings)}`,
      });
      note(shows?.({ params: strings }, result));
      return result;
    };

    return {
      shown: () => shown,
      async call(call) {
        try {
          return { answer: await run(call) };
        } catch (error) {
          const problem = toProblem(error, facts.requestId, deps);
          const status = statusOf(problem, deps.problems);
          shown = null;
          return {
            problem: problemBody(problem, deps.translator(language), facts.requestId, status),
            retryAfter: problem.retryAfter,
          };
        }
      },
    };
  };
}
