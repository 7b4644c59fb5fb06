import type { ReactNode } from 'react';
import { classNames } from './light/class-names.ts';
import { IconCheck } from './light/icons.tsx';
import './ticks.css';

export interface Tick {
  key: string;
  content: ReactNode;
  /** Another icon than the check mark. */
  icon?: ReactNode;
  /** Whether it is not done yet. */
  dim?: boolean | undefined;
}

/** A list with check marks: the contents of a package, the requirements of a password. */
export function Ticks({ items, className }: { items: readonly Tick[]; className?: string | undefined }) {
  return (
    <ul className={classNames('ticks', className)}>
      {items.map((item) => (
        <li key={item.key} className={item.dim ? 'dim' : undefined}>
          {item.icon ?? <IconCheck />}
          <span>{item.content}</span>
        </li>
      ))}
    </ul>
  );
}
