import type { ComponentProps } from 'react';

/** Id of `<main>`: where the skip link leads. */
export const mainId = 'sadrzaj';

/** The content of a page; there is one per page. Focusable, so that going to another page can begin at it. */
export const Main = (props: ComponentProps<'main'>) => <main {...props} id={mainId} tabIndex={-1} />;
