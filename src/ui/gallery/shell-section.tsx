import { LinkButton } from '../light/button.tsx';
import { Footer } from '../light/footer.tsx';
import { Header, LanguageLinks, MenuButton } from '../light/header.tsx';
import { IconLink } from '../light/icon-button.tsx';
import { IconBell, IconBuilding, IconSearch, IconUser } from '../light/icons.tsx';
import { Brand } from '../light/logo.tsx';
import { Section } from './gallery-frame.tsx';

const columns = ['Kandidati', 'Poslodavci', 'Prilika'].map((title) => ({
  title,
  links: [
    { label: 'Oglasi za posao', href: `#${title}-a` },
    { label: 'Oglasi po modelu rada', href: `#${title}-b` },
  ],
}));

function Shell() {
  return (
    <>
      <Header
        brand={<Brand href="#veza" />}
        navLabel="Glavna navigacija"
        nav={[
          { label: 'Oglasi', href: '#a', current: true },
          { label: 'Poslodavci', href: '#b' },
          { label: 'Blog', href: '#c' },
          { label: 'Cenovnik', href: '#d' },
        ]}
        language={
          <LanguageLinks
            label="Jezik"
            items={[
              { label: 'SR', name: 'Srpski', lang: 'sr-Latn', href: '#sr', current: true },
              { label: 'EN', name: 'English', lang: 'en', href: '#en' },
            ]}
          />
        }
        desktop={
          <>
            <LinkButton variant="quiet" href="#veza">
              <IconUser />
              Prijava
            </LinkButton>
            <LinkButton variant="default" href="#veza">
              <IconBuilding />
              Za poslodavce
            </LinkButton>
          </>
        }
        mobile={
          <>
            <IconLink href="#veza" label="Pretraga" icon={<IconSearch />} />
            <IconLink href="#veza" label="Digitalni agenti, 3 nova oglasa" icon={<IconBell />} count={3} />
            <MenuButton />
          </>
        }
      />
      <Footer
        brand={<Brand href="#veza" />}
        about="Oglasi za posao iz cele Srbije, sa jasno istaknutom zaradom, mestom rada i rokom za prijavu."
        columns={columns}
        legal="© 2026 Prilika"
        links={[
          { label: 'Uslovi korišćenja', href: '#uslovi' },
          { label: 'Privatnost', href: '#privatnost' },
        ]}
      />
    </>
  );
}

/** Header and footer. */
export function ShellSection() {
  return <Section title="Zaglavlje i podnožje" wide samples={() => <Shell />} />;
}
