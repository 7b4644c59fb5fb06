import type { ReactNode } from 'react';
import { ChipButton, ChipLink, ChipRow } from '../chip.tsx';
import { IconBookmarkFilled } from '../icons/account-icons.tsx';
import { Badge, PaidBadge } from '../light/badge.tsx';
import { IconHistory } from '../light/icons.tsx';
import { Avatar, InitialsTile } from '../light/initials.tsx';
import { Pill } from '../pill.tsx';
import { Section } from './gallery-frame.tsx';

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="row flex-wrap g8">
      <span className="sm dim" style={{ width: 150 }}>
        {name}
      </span>
      {children}
    </div>
  );
}

function Badges() {
  return (
    <div className="stack g12">
      <Row name="Tip oglasa">
        <PaidBadge kind="promoted">Promovisan</PaidBadge>
        <PaidBadge kind="hot">Vruć</PaidBadge>
        <PaidBadge kind="featured">Istaknut</PaidBadge>
        <PaidBadge kind="hot" size="lg">
          Vruć
        </PaidBadge>
      </Row>
      <Row name="Status oglasa">
        <Badge tone="featured">Čeka uplatu</Badge>
        <Badge tone="neutral">Čeka odobrenje</Badge>
        <Badge tone="ok">Aktivan</Badge>
        <Badge tone="featured">Ističe uskoro</Badge>
        <Badge tone="danger">Odbijen</Badge>
        <Badge tone="neutral">Istekao</Badge>
        <Badge tone="outline">Zatvoren</Badge>
        <Badge tone="new">Novo</Badge>
      </Row>
      <Row name="Prijava, poslodavac">
        <Badge tone="new">Nova</Badge>
        <Badge tone="ok" icon={<IconBookmarkFilled />}>
          Sačuvana
        </Badge>
        <Badge tone="neutral">Možda</Badge>
        <Badge tone="danger">Odbijena</Badge>
      </Row>
      <Row name="Inicijali">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((id) => (
          <InitialsTile key={id} size="sm" id={id} name="Kvarc Računovodstvo" />
        ))}
        <InitialsTile id="2" name="Gradina Market" />
        <Avatar id="3" name="Milica Đorđević" />
        <Avatar id="3" name="Milica Đorđević" size="lg" />
      </Row>
      <ChipRow
        label={
          <>
            <IconHistory />
            Poslednje pretrage:
          </>
        }
      >
        <ChipLink href="#veza">knjigovođa, Beograd</ChipLink>
        <ChipLink href="#veza" on>
          fakturista
        </ChipLink>
        <ChipButton on={false}>revizija</ChipButton>
      </ChipRow>
      <div className="row flex-wrap g8">
        <Pill removeHref="#veza">Zarada od 80.000 RSD</Pill>
        <Pill onRemove={() => undefined}>Neodređeno vreme</Pill>
        <Pill neutral>Smenski rad</Pill>
      </div>
    </div>
  );
}

/** Badges, initials, chips and pills. */
export function BadgesSection() {
  return <Section title="Oznake" samples={() => <Badges />} />;
}
