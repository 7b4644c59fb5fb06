import type { ComponentProps } from 'react';

/** Id of `<main>`: the target of the skip link. */
export const mainId = 'sadrzaj';

/** The content of a page; one per page. Focusable, so that navigation can move the focus to it. */
export const Main = (props: ComponentProps<'main'>) => <main {...props} id={mainId} tabIndex={-1} />;
