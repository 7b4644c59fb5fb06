import type { ReactNode } from 'react';
import { classNames } from '#ui/light/class-names.ts';
import { Main } from '#ui/light/main.tsx';
import './admin-area.css';

/** The frame of every page of the administration: titles have the same height, with or without a button. */
export const AdminArea = ({ narrow = false, children }: { narrow?: boolean; children: ReactNode }) => (
  <Main className={classNames('wrap', narrow && 'wrap-narrow', 'page admin-page')}>{children}</Main>
);
