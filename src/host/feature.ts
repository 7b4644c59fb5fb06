import type { Context, Hono } from 'hono';
import type { Actor } from '#kit/actor.ts';
import type { Api } from '#kit/api-client.ts';
import type { Language } from '#kit/i18n/language.ts';
import type { ProblemTable } from '#kit/problem.ts';
import type { Route } from './http/call-context.ts';
import type { RequestFacts } from './http/request-facts.ts';
import type { PersonalDataPart } from './personal-data.ts';

/** What pages and files outside the API need from the HTTP layer. */
export interface MountHost {
  facts: (c: Context) => RequestFacts;
  secureCookies: boolean;
  publicOrigin: string | null;
  /** The viewer: by token, or by the session cookie. */
  viewerOf: (c: Context) => Promise<Actor>;
  /** Calls the API in this process as a guest, in a language; a refusal is thrown as its problem. */
  guestCall: (c: Context, language: Language) => Api['call'];
}

/** What every feature provides to the application; the composition lists the features. */
export interface Feature {
  routes: Route[];
  /** Its problem codes with their HTTP statuses. */
  problems?: ProblemTable;
  /** The feature's part in export and deletion of a person's data. */
  personalData?: PersonalDataPart[];
  /** Mounts routes that are not endpoints, such as downloads. */
  mount?: (app: Hono, host: MountHost) => void;
  /** Called at every start, with the job queue. */
  start?: () => Promise<void>;
  stop?: () => Promise<void>;
}
