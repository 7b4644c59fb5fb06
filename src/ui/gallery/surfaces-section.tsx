import type { DoorSign } from '../door.tsx';
import { EmptyState } from '../empty-state.tsx';
import { Facts, KeyValues } from '../facts.tsx';
import { Button, LinkButton } from '../light/button.tsx';
import { Card, Stat } from '../light/card.tsx';
import { Note } from '../light/note.tsx';
import { Meter } from '../meter.tsx';
import { PayRange, PayRangeKey } from '../pay-range.tsx';
import { Prose } from '../prose.tsx';
import { Skeleton } from '../skeleton.tsx';
import { StepList } from '../step-list.tsx';
import { Table } from '../table.tsx';
import { Ticks } from '../ticks.tsx';
import { Timeline } from '../timeline.tsx';
import { Section } from './gallery-frame.tsx';

const signs: DoorSign[] = ['search', 'heart', 'mail', 'bell', 'document', 'none'];

function SampleTable() {
  return (
    <Table label="Moji oglasi" responsive>
      <thead>
        <tr>
          <th>Oglas</th>
          <th className="number">Pregledi</th>
          <th>Ističe</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>Viši računovođa (m/ž)</td>
          <td className="number" data-label="Pregledi">
            1.204
          </td>
          <td data-label="Ističe">5. 12., još 15 dana</td>
        </tr>
        <tr>
          <td>Knjigovođa (m/ž)</td>
          <td className="number" data-label="Pregledi">
            842
          </td>
          <td data-label="Ističe">9. 12., još 19 dana</td>
        </tr>
      </tbody>
    </Table>
  );
}

function Surfaces() {
  return (
    <div className="stack g16">
      <Note>
        Imate nalog? <a href="#veza">Prijavite se</a> i podaci će se popuniti sami.
      </Note>
      <Note tone="warn" title="Oglas je istekao 2. 11. 2026." actions={<Button size="sm">Obnovi</Button>}>
        Prijave više nisu moguće.
      </Note>
      <Note tone="error" title="Nema veze sa mrežom.">
        Pokušajte ponovo za koji trenutak.
      </Note>
      <Note tone="ok" title="Prijava je poslata.">
        Potvrdu smo poslali na vaš imejl.
      </Note>
      <Facts
        items={[
          { label: 'Zarada, neto', value: '130.000 – 160.000 RSD' },
          { label: 'Mesto rada', value: 'Beograd, Vračar' },
          { label: 'Model rada', value: 'Hibridno, 2 dana od kuće' },
          { label: 'Vrsta ugovora', value: 'Neodređeno vreme' },
          { label: 'Nivo karijere', value: 'Senior' },
        ]}
      />
      <div className="gallery-fields">
        <Card stack>
          <h3>Vaša porudžbina</h3>
          <KeyValues
            items={[
              { label: 'Osnovica', value: '42.930 RSD' },
              { label: 'PDV 20%', value: '8.586 RSD' },
            ]}
          />
          <Meter value={60} label="Popunjenost profila" />
          <Meter value={30} label="Iskorišćeno iz paketa" accent />
        </Card>
        <Card stack>
          <Stat value="3.412" label="pregleda ovog meseca" />
          <Skeleton width="60%" height={18} />
          <Skeleton width="90%" />
        </Card>
        <Card stack>
          <PayRange
            {...{ low: 72_000, lowerQuartile: 85_000, median: 98_000, upperQuartile: 115_000, high: 140_000 }}
            own={{ from: 105_000, to: 130_000 }}
          />
          <PayRangeKey median={98_000} />
        </Card>
      </div>
      <KeyValues layout="wide" items={[{ label: 'Imejl', value: 'milica.djordjevic@posta.example' }]} />
      <Ticks
        items={[
          { key: 'a', content: 'vrh rezultata u svojoj kategoriji' },
          { key: 'b', content: 'dodajte šta nudite', dim: true },
        ]}
      />
      <Timeline
        items={[
          { key: 'a', title: 'Prijava je poslata', note: '20. 11. 2026. u 13.20' },
          { key: 'b', title: 'Poslodavac otvara prijavu', pending: true },
        ]}
      />
      <StepList
        steps={[
          { title: 'Razgovor telefonom', note: 'obično 3 dana' },
          { title: 'Ponuda', note: null },
        ]}
        total={null}
      />
      <Prose html="<h3>Opis posla</h3><p>Vodićete knjigovodstvo za osam klijenata.</p><ul><li>kontiranje</li><li>obračun PDV-a</li></ul><ol><li>razgovor</li><li>zadatak</li></ol>" />
      <SampleTable />
      <div className="gallery-fields">
        {signs.map((sign) => (
          <EmptyState
            key={sign}
            sign={sign}
            headingLevel={3}
            title="Još nema prijava"
            actions={
              <LinkButton variant="primary" href="#veza">
                Pronađi oglase
              </LinkButton>
            }
          >
            Kad se prijavite na oglas, ovde ćete videti šta ste poslali i kada.
          </EmptyState>
        ))}
      </div>
    </div>
  );
}

/** Notes, cards, facts, tables, long text and empty states. */
export function SurfacesSection() {
  return <Section title="Površine" samples={() => <Surfaces />} />;
}
