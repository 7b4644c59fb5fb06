import { useMatches, useRouteError } from 'react-router';
import { htmlLang, type Language, languages } from '#kit/i18n/language.ts';
import { inLanguage } from '#kit/i18n/page-address.ts';
import { useTexts } from '#ui/site/site-context.tsx';
import type { PageDescription } from '../page-description.ts';

const ogLocale: Record<Language, string> = { sr: 'sr_RS', en: 'en_GB' };

type AddressesProps = Pick<PageDescription, 'language' | 'alternates'> & { canonical: string };

function Addresses({ canonical, language, alternates }: AddressesProps) {
  const others: PageDescription['alternates'] = alternates ?? { sr: canonical, en: canonical };
  const own = inLanguage(canonical, language);
  return (
    <>
      <link rel="canonical" href={own} />
      {languages.map((other) => {
        const address = others[other];
        return address ? (
          <link key={other} rel="alternate" hrefLang={htmlLang[other]} href={inLanguage(address, other)} />
        ) : null;
      })}
      <link rel="alternate" hrefLang="x-default" href={others.sr ?? own} />
      <meta property="og:url" content={own} />
    </>
  );
}

/** Title, description, canonical address, alternate languages, Open Graph and structured data of a page. */
export function PageMeta({ page }: { page: PageDescription }) {
  const { title, description, canonical, language, robots, feed, alternates, picture, structuredData } = page;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {robots ? <meta name="robots" content={robots} /> : null}
      {feed ? (
        <link rel="alternate" type="application/rss+xml" title={title} href={inLanguage(feed, language)} />
      ) : null}
      {canonical ? <Addresses canonical={canonical} language={language} alternates={alternates} /> : null}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Prilika" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:locale" content={ogLocale[language]} />
      <meta property="og:image" content={picture.url} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={picture.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      {structuredData.map((object) => {
        const json = JSON.stringify(object).replace(/[<>&\u2028\u2029]/g, escaped);
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without a sign that could end the script
        return <script key={json} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
      })}
    </>
  );
}

const escaped = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Metadata of the open page; an error has only a title, and is not for search engines. */
export function PageHead() {
  const t = useTexts();
  const failed = Boolean(useRouteError());
  const pages = useMatches().map(({ loaderData }) => (loaderData as { page?: PageDescription } | undefined)?.page);
  const page = pages.findLast(Boolean);
  if (page && !failed) return <PageMeta page={page} />;
  return (
    <>
      <title>{t('shell.title', { title: t('shell.error.title') })}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
