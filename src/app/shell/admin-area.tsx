import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Main } from '#ui/main.tsx';
import './admin-area.css';

/** The frame of every page of the administration: their titles are at one height, with a button beside them or without. */
export const AdminArea = ({ narrow = false, children }: { narrow?: boolean; children: ReactNode }) => (
  <Main className={classNames('wrap', narrow && 'wrap-s', 'page adm-page')}>{children}</Main>
);
