import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { SideDoorArt } from '#ui/door-art.tsx';
import { Main } from '#ui/main.tsx';
import '#ui/styles/auth.css';

export interface SidePoint {
  icon: ReactNode;
  text: string;
}

/** The frame of pages around signing in: a form, beside it on wide screens a dark panel with three reasons. */
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
        <div className={classNames('auth-box stack g24', props.wide && 'w')}>{props.children}</div>
      </div>
      <aside className="only-d auth-side">
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
        <SideDoorArt />
      </aside>
    </Main>
  );
}
