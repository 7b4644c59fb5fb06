import { createHash } from 'node:crypto';
import { renderToReadableStream } from 'react-dom/server';
import {
  createContext,
  createRequestHandler,
  type EntryContext,
  RouterContextProvider,
  Scripts,
  type ServerBuild,
  ServerRouter,
} from 'react-router';
import type { AccountType } from '#kit/actor.ts';
import { type Api, createApi } from '#kit/api-client.ts';
import { type Language, languages } from '#kit/i18n/language.ts';
import { createTranslators } from '#kit/i18n/translator.ts';
import { awayRetrySeconds } from '#kit/problem.ts';
import type { RenderHost, RenderPage } from '#kit/render-host.ts';
import { SiteProvider } from '#ui/site/site-context.tsx';
import { Consent, countingOn } from './analytics/consent.tsx';
import { earlyErrorsScript } from './errors/early-errors.ts';
import { inProcessApi } from './in-process-api.ts';
import { LateScripts } from './late-scripts.tsx';
import { pageContext } from './page-context.ts';
import { isReadingPage } from './reading-pages.ts';
import { DocumentProvider } from './shell/document-context.tsx';
import { browserTexts, texts } from './texts.ts';

const translator = createTranslators(texts);

const textHashes = new Map(
  languages.map((language) => [
    language,
    createHash('sha256').update(JSON.stringify(browserTexts[language])).digest('base64url').slice(0, 12),
  ]),
);

/** Address of a page's texts; it contains a hash, so it changes with the texts. */
const translationsHref = (language: Language, read: boolean): string =>
  `/locales/${language}/${read ? 'reading' : 'translation'}.json?v=${textHashes.get(language)}`;

const translatorOf = (host: RenderHost) => {
  const t = translator(host.language);
  if (!t) throw new Error(`no texts for ${host.language}`);
  return t;
};

const hostContext = createContext<RenderHost>();

/** Components never call the API while rendering: loaders do. */
const noApi: Api = createApi(
  () => Promise.reject(new Error('the API is called by loaders, not while rendering')),
  () => 'sr',
);

interface RootData {
  user: { accountType: AccountType } | null;
}

/** React Router calls this for every document. The page is returned complete: the host caches and compares it. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const host = context.get(hostContext);
  await host.turn();
  // The client has disconnected.
  if (request.signal.aborted) return new Response(null, { status: 499, headers });
  const { nonce, browserErrors, analytics } = host;
  const root = router.staticHandlerContext.loaderData['root'] as RootData | undefined;
  const { pathname } = new URL(request.url);
  // A reading page of a guest: it needs fewer texts, and its scripts can wait.
  const read = root?.user === null && isReadingPage(pathname);
  const counting = analytics && countingOn(pathname, root?.user?.accountType, analytics);
  const stream = await renderToReadableStream(
    <SiteProvider value={{ language: host.language, t: translatorOf(host), api: noApi }}>
      <DocumentProvider
        value={{
          nonce,
          translationsHref: translationsHref(host.language, read),
          version: router.manifest.version,
          firstScript: browserErrors ? earlyErrorsScript(browserErrors) : '',
          scripts: (
            <>
              {/* In development Vite adds its own. */}
              {import.meta.env.DEV ? <Scripts /> : <LateScripts read={read} />}
              {counting ? <Consent {...counting} /> : null}
            </>
          ),
        }}
      >
        <ServerRouter context={router} url={request.url} nonce={nonce} />
      </DocumentProvider>
    </SiteProvider>,
    // Not streamed in chunks: above some kilobytes React would hide a part until a script moves it into place.
    { nonce, signal: request.signal, progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  await stream.allReady;
  const html = await new Response(stream).text();
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (status === 503) headers.set('Retry-After', String(awayRetrySeconds));
  host.deliver(html, counting?.isCounted);
  return new Response(null, { status, headers });
}

/** A page that is not found is not a fault; any other error is logged with its stack trace. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (request.signal.aborted) return;
  if (!(error instanceof Error) || 'problem' in error) return;
  process.stderr.write(`${error.stack ?? error.message}\n`);
  context.get(hostContext).failed?.(error);
}

/** Creates the function with which the host renders pages of this build. */
export const createRender = (build: ServerBuild, mode: string): RenderPage => {
  const handler = createRequestHandler(build, mode);
  return (request, host) => {
    const context = new RouterContextProvider();
    context.set(hostContext, host);
    context.set(pageContext, {
      api: inProcessApi(host),
      session: host.session,
      language: host.language,
      t: translatorOf(host),
      origin: host.origin,
    });
    return handler(request, context);
  };
};
