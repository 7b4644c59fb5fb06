import { type ReactNode, useId } from 'react';
import { classNames } from './light/class-names.ts';
import { IconFlameFilled } from './light/icons.tsx';
import { Link } from './light/link.tsx';
import './board.css';

export interface BoardItem {
  key: string | number;
  title: ReactNode;
  href: string;
  /** Company and place. */
  detail: ReactNode;
  salary: ReactNode;
  /** Whether `salary` is the text for a salary that is not stated. */
  unstated?: boolean | undefined;
  /** „još 2 dana”. */
  left: ReactNode;
  /** An additional line below. */
  mark?: ReactNode;
}

export interface BoardProps {
  title: ReactNode;
  /** Link to all such ads. */
  more?: { label: ReactNode; href: string } | undefined;
  items: readonly BoardItem[];
}

/** The dark board of hot ads that end soonest. */
export function Board({ title, more, items }: BoardProps) {
  const id = useId();
  return (
    <section className="board" aria-labelledby={id}>
      <div className="board-head">
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
            <b className={classNames('board-end', item.unstated && 'unstated')}>{item.salary}</b>
            <span>{item.detail}</span>
            <span className="board-end board-due">{item.left}</span>
            {item.mark}
          </li>
        ))}
      </ul>
    </section>
  );
}
