import { type ReactNode, useId } from 'react';
import { IconArrowRight } from '#ui/light/icons.tsx';
import { Link } from '#ui/light/link.tsx';

export interface HomeSectionProps {
  /** Anchor of the section. */
  id?: string;
  title: string;
  /** Link to the full list. */
  more?: { label: string; href: string };
  children: ReactNode;
}

/** A section of the home page with a heading. */
export function HomeSection({ id, title, more, children }: HomeSectionProps) {
  const headingId = useId();
  return (
    <section id={id} className="wrap section home-section" aria-labelledby={headingId}>
      <div className="head keep">
        <h2 id={headingId}>{title}</h2>
        {more ? (
          <Link className="more" href={more.href}>
            {more.label} <IconArrowRight />
          </Link>
        ) : null}
      </div>
      {children}
    </section>
  );
}
