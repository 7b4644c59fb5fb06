import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { IconFlameFilled } from './icons/icons.tsx';
import { Link } from './link.tsx';
import './board.css';

export interface BoardItem {
  key: string | number;
  title: ReactNode;
  href: string;
  /** Company and place. */
  detail: ReactNode;
  salary: ReactNode;
  /** `salary` are the words for a missing one. */
  unstated?: boolean | undefined;
  /** „još 2 dana”. */
  left: ReactNode;
}

export interface BoardProps {
  title: ReactNode;
  /** Link to all such ads. */
  more?: { label: ReactNode; href: string } | undefined;
  items: readonly BoardItem[];
}

/** The dark board of hot ads that end first. */
export function Board({ title, more, items }: BoardProps) {
  const id = useId();
  return (
    <section className="board" aria-labelledby={id}>
      <div className="board-h">
        <IconFlameFilled />
        <h2 id={id}>{title}</h2>
        {more ? <Link href={more.href}>{more.label}</Link> : null}
      </div>
      <ul>
        {items.map((item) => (
          <li key={item.key}>
            <b>
              <Link href={item.href}>{item.title}</Link>
            </b>
            <b className={classNames('r', item.unstated && 'no')}>{item.salary}</b>
            <span>{item.detail}</span>
            <span className="r d">{item.left}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
