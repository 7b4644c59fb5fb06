import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** An address without the step of a form (`?korak=`), its draft and the entry that is open in it. */
const withoutStep = (url: URL): string => url.href.replace(/[?&](korak|stavka|nacrt)=[^&]*/g, '');

/** Going from step to step asks the server nothing, so that it works without a connection. For `shouldRevalidate`. */
export const onlyOtherPages = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean =>
  (currentUrl.href === nextUrl.href || withoutStep(currentUrl) !== withoutStep(nextUrl)) && defaultShouldRevalidate;
