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

/** What came of it: the answer as it is, which must not be changed, or why there is none. */
export type HostAnswer = { answer: object } | { problem: ProblemBody; retryAfter: number | undefined };

/** What a page may use of the process around it. Plain functions and values only: the web bundle is another module world. */
export interface RenderHost {
  /** The API, answered in this process as the page's session. */
  call: (call: HostCall) => Promise<HostAnswer>;
  /** Whether the page is asked for with a session, which may have ended; without one nobody is signed in. */
  session: boolean;
  language: Language;
  nonce: string;
  /** Address of the site, for canonical links and the like. */
  origin: string;
  /** Takes the whole document; the response then has no body of its own. `counted`: the script that counts visits is in it. */
  deliver: (html: string, counted?: boolean) => void;
  /** For the script that waits for errors in the page; only where somebody watches for them. */
  browserErrors?: BrowserErrorSettings;
  /** What is known of counting visits; only where a script for it is configured. */
  analytics?: PageAnalytics;
  /** Called with the error of a page that could not be rendered; only where errors are reported. */
  failed?: (error: unknown) => void;
  /** To be awaited before the work of a rendering: one begins in each turn of the event loop, so that others get theirs. */
  turn: () => Promise<void>;
}

/** Renders a page request; made by the web bundle for one build of it. */
export type RenderPage = (request: Request, host: RenderHost) => Promise<Response>;
