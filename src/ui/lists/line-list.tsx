import type { ReactNode } from 'react';
import { Link } from '../light/link.tsx';
import './line-list.css';

export interface Line {
  key: string | number;
  /** Small, above: when, and marks. */
  head: ReactNode;
  href: string;
  /** The link. */
  title: ReactNode;
  /** Below the link. */
  text?: string;
  /** Whether it is new to the reader. */
  strong: boolean;
  /** A button beside it. */
  act?: ReactNode;
}

/** Rows of one subject each, which is a link: notifications, conversations. */
export function LineList({ label, lines }: { label: string; lines: readonly Line[] }) {
  return (
    <ul className="card line-list" aria-label={label}>
      {lines.map(({ key, head, href, title, text, strong, act }) => (
        <li key={key}>
          <span className="xs dim row flex-wrap g8">{head}</span>
          <Link href={href} className={strong ? 'medium' : undefined}>
            {title}
          </Link>
          {text ? <span className="sm dim">{text}</span> : null}
          {act}
        </li>
      ))}
    </ul>
  );
}
