import type { ReactNode } from 'react';
import { Card } from '#ui/card.tsx';
import { type Fact, KeyValues } from '#ui/facts.tsx';
import { IconLink } from '#ui/icon-button.tsx';
import { IconClose } from '#ui/icons/icons.tsx';
import './mail-log.css';

export interface OpenedEntryProps {
  /** Names the heading and, with `-detalji` behind it, the place in the page. */
  id: string;
  title: ReactNode;
  badge: ReactNode;
  facts: Fact[];
  closeLabel: string;
  closeHref: string;
  /** Beside the facts. */
  aside: ReactNode;
  children: ReactNode;
}

/** An entry of a log or an inbox that was opened below its list. */
export function OpenedEntry(props: OpenedEntryProps) {
  const { id, title, badge, facts, closeLabel, closeHref, aside, children } = props;
  return (
    <Card as="section" stack className="mail-detail" aria-labelledby={id} id={`${id}-detalji`}>
      <div className="row top g12 mail-head">
        <h2 className="adm-h3 adm-who" id={id}>
          {title}
        </h2>
        <div className="row g8">
          {badge}
          <IconLink size="sm" label={closeLabel} icon={<IconClose />} href={closeHref} />
        </div>
      </div>
      <div className="mail-facts">
        <KeyValues layout="wide" items={facts} />
        <div className="stack g12">{aside}</div>
      </div>
      {children}
    </Card>
  );
}
