import type { ReactNode } from 'react';
import { type Fact, KeyValues } from '#ui/facts.tsx';
import { Card } from '#ui/light/card.tsx';
import { IconLink } from '#ui/light/icon-button.tsx';
import { IconClose } from '#ui/light/icons.tsx';
import './opened-entry.css';

export interface OpenedEntryProps {
  /** Id of the heading and, with the suffix `-detalji`, of the section. */
  id: string;
  title: ReactNode;
  badge: ReactNode;
  facts: Fact[];
  closeLabel: string;
  closeHref: string;
  /** Next to the facts. */
  aside: ReactNode;
  children: ReactNode;
}

/** The entry of a log or an inbox that is opened below its list. */
export function OpenedEntry(props: OpenedEntryProps) {
  const { id, title, badge, facts, closeLabel, closeHref, aside, children } = props;
  return (
    <Card as="section" stack className="opened-entry" aria-labelledby={id} id={`${id}-detalji`}>
      <div className="row top g12 opened-entry-head">
        <h2 className="h4 admin-person" id={id}>
          {title}
        </h2>
        <div className="row g8">
          {badge}
          <IconLink size="sm" label={closeLabel} icon={<IconClose />} href={closeHref} />
        </div>
      </div>
      <div className="opened-entry-facts">
        <KeyValues layout="wide" items={facts} />
        <div className="stack g12">{aside}</div>
      </div>
      {children}
    </Card>
  );
}
