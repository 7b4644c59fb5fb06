import type { ReactNode } from 'react';
import { Board } from '../board.tsx';
import { CityLine } from '../city-line.tsx';
import { Due, Salary } from '../light/ad-meta.tsx';
import { AdList, AdListSkeleton, AdRow } from '../light/ad-row.tsx';
import { Badge, PaidBadge } from '../light/badge.tsx';
import { IconButton } from '../light/icon-button.tsx';
import { IconHeart, IconHeartFilled, IconMapPin, IconSearch } from '../light/icons.tsx';
import { InitialsTile } from '../light/initials.tsx';
import { SearchBar, SearchField } from '../search-bar.tsx';
import { TabCard } from '../tab-card.tsx';
import { Section } from './gallery-frame.tsx';

const heart = <IconButton label="Sačuvaj oglas" icon={<IconHeart />} pressed={false} />;
const minor = (content: ReactNode) => ({ content, minor: true as const });

function Rows() {
  return (
    <AdList>
      <AdRow
        title="Viši računovođa (m/ž)"
        href="#veza"
        company="Kvarc Računovodstvo"
        logo={<InitialsTile id="kvarc" name="Kvarc Računovodstvo" />}
        badge={<PaidBadge kind="promoted">Promovisan</PaidBadge>}
        place="Beograd, Vračar"
        meta={['Hibridno', minor('Neodređeno vreme'), minor('Senior')]}
        salary={<Salary amount="130.000 – 160.000" unit="RSD" />}
        due={<Due date="do 5. 12." left="još 15 dana" />}
        action={heart}
        promoted
      />
      <AdRow
        title="Medicinska sestra – tehničar"
        href="#veza"
        company="Zubor Klinika"
        logo={<InitialsTile id="zubor" name="Zubor Klinika" />}
        badge={<PaidBadge kind="hot">Vruć</PaidBadge>}
        place="Niš"
        meta={[minor('Neodređeno vreme'), minor('Smenski rad')]}
        salary={<Salary amount="85.000 – 100.000" unit="RSD" />}
        due={<Due date="do 22. 11." left="još 2 dana" soon />}
        action={heart}
      />
      <AdRow
        title="Glavni kuvar (m/ž)"
        href="#veza"
        company="Čarda Tri Lipe"
        logo={<InitialsTile id="carda" name="Čarda Tri Lipe" />}
        badge={<Badge tone="new">Novo</Badge>}
        place="Apatin"
        meta={[minor('Neodređeno vreme')]}
        salary={<Salary amount={null} missing="Zarada po dogovoru" />}
        due={<Due date="do 28. 11." left="još 8 dana" />}
        action={<IconButton label="Ukloni iz sačuvanih" icon={<IconHeartFilled />} pressed />}
      />
      <AdRow
        compact
        title="Knjigovođa (m/ž)"
        href="#veza"
        company="Kvarc Računovodstvo"
        logo={<InitialsTile id="kvarc" name="Kvarc Računovodstvo" />}
        salary={<Salary amount="105.000" unit="RSD" />}
        due={<Due date="do 9. 12." />}
      />
    </AdList>
  );
}

const stops = [
  { name: 'Subotica', href: '#su', count: 96, note: '96 oglasa' },
  { name: 'Sombor', href: '#so', count: 41, note: '41 oglas' },
  { name: 'Novi Sad', href: '#ns', count: 512, note: '512 oglasa' },
  { name: 'Beograd', href: '#bg', count: 1684, note: '1.684 oglasa' },
  { name: 'Kragujevac', href: '#kg', count: 148, note: '148 oglasa' },
  { name: 'Kraljevo', href: '#kv', count: 73, note: '73 oglasa' },
  { name: 'Niš', href: '#ni', count: 236, note: '236 oglasa' },
  { name: 'Rad od kuće', href: '#dom', count: 461, note: '461 oglas', home: true },
];

function Search({ small }: { small: boolean }) {
  return (
    <SearchBar small={small} submitLabel={small ? 'Traži' : 'Pronađi posao'}>
      <SearchField label="Šta tražite" icon={<IconSearch />} placeholder="Zanimanje, veština ili firma" />
      <SearchField label="Gde" icon={<IconMapPin />} defaultValue="Beograd" />
    </SearchBar>
  );
}

/** Search, lists, cards and the board. */
export function AdsSection() {
  return (
    <>
      <Section
        title="Pretraga i spiskovi oglasa"
        wide
        samples={() => (
          <div className="stack g24">
            <Search small={false} />
            <Search small />
            <Rows />
            <AdListSkeleton rows={2} />
            <CityLine label="Oglasi po mestu" stops={stops} />
          </div>
        )}
      />
      <Section
        title="Kartica i tabla"
        samples={() => (
          <div className="stack g24">
            <TabCard
              tab="Promovisan"
              title="Viši računovođa (m/ž)"
              href="#veza"
              company="Kvarc Računovodstvo"
              logo={<InitialsTile id="kvarc" name="Kvarc Računovodstvo" />}
              place="Beograd, Vračar"
              meta={['Hibridno', 'Neodređeno vreme']}
              salary={<Salary amount="130.000 – 160.000" unit="RSD" />}
              due={<Due date="do 5. 12." />}
              action={heart}
            />
            <Board
              title="Vrući oglasi"
              more={{ label: 'Svi vrući oglasi', href: '#veza' }}
              items={[
                {
                  key: 1,
                  title: 'Medicinska sestra – tehničar',
                  href: '#veza',
                  detail: 'Zubor Klinika, Niš',
                  salary: '85.000 – 100.000',
                  left: 'još 2 dana',
                },
                {
                  key: 2,
                  title: 'Operater u pozivnom centru, nemački jezik',
                  href: '#veza',
                  detail: 'Most Kontakt, Novi Sad',
                  salary: '115.000 – 135.000',
                  left: 'još 3 dana',
                },
              ]}
            />
          </div>
        )}
      />
    </>
  );
}
