import type { PageAnalytics } from './analytics.ts';
import type { BrowserErrorSettings } from './browser-errors.ts';
import type { Language } from './i18n/language.ts';
import type { ProblemBody } from './problem.ts';

/** A call of the API inside the process. */
export interface HostCall {
  /** Id of the endpoint. */
  endpoint: string;
  params: Record<string, unknown> | undefined;
  /** The query as in an address. */
  search: string;
  body: unknown;
  idempotencyKey: string | undefined;
}

/** The result of a call: the answer, which must not be modified, or why there is none. */
export type HostAnswer = { answer: object } | { problem: ProblemBody; retryAfter: number | undefined };

/**
 * What a page may use of its process. Plain functions and values only: the web bundle has its own copies of modules.
 */
export interface RenderHost {
  /** Calls the API in this process, with the page's session. */
  call: (call: HostCall) => Promise<HostAnswer>;
  /** Whether the request carries a session, which may have ended; without one nobody is signed in. */
  session: boolean;
  language: Language;
  nonce: string;
  /** Address of the site, for canonical links and the like. */
  origin: string;
  /**
   * Takes the complete document; the response then has no body of its own. `counted`: whether it contains the
   * visit-counting script.
   */
  deliver: (html: string, counted?: boolean) => void;
  /** For the script that reports errors in the page; only where errors are tracked. */
  browserErrors?: BrowserErrorSettings;
  /** The visitor's choice about counting visits; only where a script for it is configured. */
  analytics?: PageAnalytics;
  /** Called with the error of a page that could not be rendered; only where errors are reported. */
  failed?: (error: unknown) => void;
  /**
   * Awaited before the work of a rendering: one starts in each turn of the event loop, so that other requests can
   * proceed.
   */
  turn: () => Promise<void>;
}

/** Renders a page request; exported by a build of the web bundle. */
export type RenderPage = (request: Request, host: RenderHost) => Promise<Response>;
