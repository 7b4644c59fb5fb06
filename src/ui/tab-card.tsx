import type { ReactNode } from 'react';
import { AdMeta, type AdMetaItem } from './light/ad-meta.tsx';
import { Link } from './light/link.tsx';
import './tab-card.css';

export interface TabCardProps {
  /** The word on the index tab: „Promovisan”. */
  tab: string;
  title: ReactNode;
  href: string;
  company: ReactNode;
  logo?: ReactNode;
  place?: ReactNode;
  meta?: readonly AdMetaItem[] | undefined;
  salary?: ReactNode;
  due?: ReactNode;
  action?: ReactNode;
  headingLevel?: 2 | 3 | undefined;
  /** Additional lines under the properties. */
  children?: ReactNode;
}

/** A promoted ad as an index card. */
export function TabCard(props: TabCardProps) {
  const { tab, title, href, company, logo, place, meta = [], salary, due, action } = props;
  const Heading = props.headingLevel === 2 ? 'h2' : 'h3';
  return (
    <article className="tab-card" data-tab={tab}>
      <div className="row top g12">
        {logo}
        <div className="grow">
          <Heading>
            <Link href={href}>{title}</Link>
          </Heading>
          <p className="tab-card-employer">{company}</p>
        </div>
        {action}
      </div>
      <AdMeta place={place} items={meta} />
      {props.children}
      <div className="foot">
        {salary}
        {due}
      </div>
    </article>
  );
}
