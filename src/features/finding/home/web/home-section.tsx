import { type ReactNode, useId } from 'react';
import { IconArrowRight } from '#ui/light/icons.tsx';
import { Link } from '#ui/light/link.tsx';

export interface HomeSectionProps {
  title: string;
  /** Link to all of what the section shows a part of. */
  more?: { label: string; href: string };
  children: ReactNode;
}

/** A part of the home page under its heading. */
export function HomeSection({ title, more, children }: HomeSectionProps) {
  const id = useId();
  return (
    <section className="wrap section" aria-labelledby={id}>
      <div className="head">
        <h2 id={id}>{title}</h2>
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
