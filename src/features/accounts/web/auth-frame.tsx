import type { ReactNode } from 'react';
import { classNames } from '#ui/light/class-names.ts';
import { LateDoor } from '#ui/light/late-door.tsx';
import { Main } from '#ui/light/main.tsx';
import '#ui/styles/auth.css';

export interface SidePoint {
  icon: ReactNode;
  text: string;
}

/** Layout of the authentication pages: a form, on wide screens with a dark panel of three reasons. */
export function AuthFrame(props: {
  /** Wide enough for two fields in a row. */
  wide?: boolean;
  sideTitle: string;
  points: readonly SidePoint[];
  children: ReactNode;
}) {
  return (
    <Main className="auth">
      <div className="auth-main">
        <div className={classNames('auth-box stack g24', props.wide && 'auth-box-wide')}>{props.children}</div>
      </div>
      <aside className="only-desktop auth-side">
        <div className="stack g24">
          <h2>{props.sideTitle}</h2>
          <ul className="stack g16">
            {props.points.map(({ icon, text }) => (
              <li key={text} className="row top g12">
                {icon}
                <span>{text}</span>
              </li>
            ))}
          </ul>
        </div>
        <LateDoor state="ajar" />
      </aside>
    </Main>
  );
}
