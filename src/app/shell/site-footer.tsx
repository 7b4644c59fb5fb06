import { useLocation } from 'react-router';
import { Footer, SmallFooter } from '#ui/footer.tsx';
import { Brand } from '#ui/logo.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { ThemeToggle } from '#ui/theme-toggle.tsx';
import { languageAddress } from './language-address.ts';
import { isAdministration } from './navigation.ts';

/** `year` comes from the server, so that page and browser agree at midnight of New Year’s Eve. */
export function SiteFooter({ year }: { year: number }) {
  const t = useTexts();
  const { pathname, search } = useLocation();
  if (isAdministration(pathname)) {
    return (
      <SmallFooter
        legal={t('administration.footer.legal', { year })}
        links={[
          { label: t('administration.footer.openSite'), href: '/' },
          { label: t('administration.footer.log'), href: '/admin/dnevnik' },
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
            { label: t('shell.footer.postings'), href: '/oglasi' },
            { label: t('shell.footer.highlighted'), href: '/oglasi/kljucni' },
            { label: t('shell.footer.workModels'), href: '/oglasi/model/rada' },
            { label: t('shell.footer.keywords'), href: '/oglasi/keywords' },
            { label: t('shell.footer.signInCandidate'), href: '/prijava/kandidat' },
          ],
        },
        {
          title: t('shell.footer.employers'),
          links: [
            { label: t('shell.footer.newPosting'), href: '/oglasi/kreiranje' },
            { label: t('shell.footer.prices'), href: '/cenovnik' },
            { label: t('shell.footer.allEmployers'), href: '/poslodavci' },
            { label: t('shell.footer.signInEmployer'), href: '/prijava/poslodavac' },
          ],
        },
        {
          title: 'Prilika',
          links: [
            { label: t('shell.footer.aboutUs'), href: '/o-nama' },
            { label: t('shell.nav.blog'), href: '/blog' },
            { label: t('shell.footer.contact'), href: '/kontakt' },
            { label: t('shell.footer.antiDiscrimination'), href: '/antidiskriminacioni-propisi' },
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
        { label: t('shell.footer.terms'), href: '/uslovi' },
        { label: t('shell.footer.privacy'), href: '/privatnost' },
        { label: 'Srpski', href: languageAddress(pathname, search, 'sr'), lang: 'sr-Latn' },
        { label: 'English', href: languageAddress(pathname, search, 'en'), lang: 'en' },
      ]}
    />
  );
}
