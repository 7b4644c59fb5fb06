import type { Language } from './i18n/language.ts';

/** What a page may use of the process around it. Plain functions and values only: the web bundle is another module world. */
export interface RenderHost {
  /** The API, answered in this process as the page's session. */
  call: (request: Request) => Promise<Response>;
  language: Language;
  nonce: string;
  /** Address of the site, for canonical links and the like. */
  origin: string;
  /** To be awaited before the work of a rendering: one begins in each turn of the event loop, so that others get theirs. */
  turn: () => Promise<void>;
}

/** Renders a page request; made by the web bundle for one build of it. */
export type RenderPage = (request: Request, host: RenderHost) => Promise<Response>;
