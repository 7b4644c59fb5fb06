import type { ComponentType } from 'react';
import { Main } from '#ui/light/main.tsx';
import type { DataOf, PageLoader } from '../page-loader.ts';

/** The component of a page that renders its loader's data in one component, below the header. */
export const mainPage = <L extends PageLoader>(View: ComponentType<DataOf<L>>) =>
  function MainPage({ loaderData }: { loaderData: DataOf<L> }) {
    return (
      <Main className="wrap page">
        <View {...loaderData} />
      </Main>
    );
  };
