import { useLocation } from 'react-router';
import { pageAddress } from '#kit/site-map.ts';
import * as links from '#plugins/places/footer.ts';
import type { PageLink } from '#plugins/places/panel.tsx';
import { Footer, SmallFooter } from '#ui/light/footer.tsx';
import { Brand } from '#ui/light/logo.tsx';
import { ThemeToggle } from '#ui/light/theme-toggle.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { languageAddress } from './language-address.ts';
import { isAdministration } from './navigation.ts';

/** `year` is the server's, so that server and browser agree at midnight of New Year’s Eve. */
export function SiteFooter({ year }: { year: number }) {
  const t = useTexts();
  const { pathname, search } = useLocation();
  if (isAdministration(pathname)) {
    return (
      <SmallFooter
        legal={t('administration.footer.legal', { year })}
        links={[
          { label: t('administration.footer.openSite'), href: '/' },
          { label: t('administration.footer.log'), href: pageAddress('admin-log') },
        ]}
      />
    );
  }
  return (
    <Footer
      brand={<Brand />}
      about={t('shell.footer.about')}
      columns={[
        {
          title: t('shell.footer.candidates'),
          links: [
            { label: t('shell.footer.postings'), href: pageAddress('postings') },
            { label: t('shell.footer.highlighted'), href: pageAddress('highlighted-postings') },
            { label: t('shell.footer.workModels'), href: pageAddress('work-model-postings') },
            { label: t('shell.footer.keywords'), href: pageAddress('keywords') },
            ...Object.values<PageLink>(links).map(({ page, label }) => ({ label: t(label), href: pageAddress(page) })),
            { label: t('shell.footer.agent'), href: pageAddress('agents') },
            { label: t('shell.footer.makeCv'), href: pageAddress('cv') },
          ],
        },
        {
          title: t('shell.footer.employers'),
          links: [
            { label: t('shell.footer.newPosting'), href: pageAddress('posting-create') },
            { label: t('shell.footer.prices'), href: pageAddress('prices') },
            { label: t('shell.footer.allEmployers'), href: pageAddress('employers') },
          ],
        },
        {
          title: 'Prilika',
          links: [
            { label: t('shell.footer.aboutUs'), href: pageAddress('about') },
            { label: t('shell.nav.blog'), href: pageAddress('blog') },
            { label: t('shell.footer.contact'), href: pageAddress('contact') },
            { label: t('shell.footer.antiDiscrimination'), href: pageAddress('anti-discrimination') },
          ],
        },
      ]}
      legal={
        <>
          {t('shell.footer.legal', { year })}
          <ThemeToggle />
        </>
      }
      links={[
        { label: t('shell.footer.terms'), href: pageAddress('terms') },
        { label: t('shell.footer.privacy'), href: pageAddress('privacy') },
        { label: t('shell.footer.transparency'), href: pageAddress('transparency') },
        { label: 'Srpski', href: languageAddress(pathname, search, 'sr'), lang: 'sr-Latn' },
        { label: 'English', href: languageAddress(pathname, search, 'en'), lang: 'en' },
      ]}
    />
  );
}
