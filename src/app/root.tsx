import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { htmlLang } from '#shared/i18n/language.ts';
import { useLanguage } from '#ui/site/site-context.tsx';
import type { Route } from './+types/root';
import { languageOf } from './page-context.ts';
import { findUser } from './session-guard.ts';

export async function loader({ context }: Route.LoaderArgs) {
  return { user: await findUser(context), language: languageOf(context) };
}

export function Layout({ children }: { children: React.ReactNode }) {
  const language = useLanguage();
  return (
    <html lang={htmlLang[language]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}
