import type { ComponentType, ReactNode } from 'react';
import { classNames } from '#ui/light/class-names.ts';
import { Main } from '#ui/light/main.tsx';
import type { ListFrameProps } from '#ui/lists/list-page.ts';
import type { DataOf, PageLoader } from '../../page-loader.ts';
import './admin-area.css';
import { AreaHead } from './area-head.tsx';

/** The frame of every administration page: titles have the same height, with or without a button. */
export const AdminArea = ({ narrow = false, children }: { narrow?: boolean; children: ReactNode }) => (
  <Main className={classNames('wrap', narrow && 'wrap-narrow', 'page admin-page')}>{children}</Main>
);

/** The same around a list. */
export const AdminList = ({ children, ...head }: ListFrameProps) => (
  <AdminArea>
    <AreaHead {...head} className="mb24" />
    {children}
  </AdminArea>
);

/** The component of an administration page that renders its loader's data in one component. */
export const adminPage = <L extends PageLoader>(View: ComponentType<DataOf<L>>) =>
  function AdminPage({ loaderData }: { loaderData: DataOf<L> }) {
    return (
      <AdminArea>
        <View {...loaderData} />
      </AdminArea>
    );
  };
