import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** An address without the step of a form (`?korak=`), its draft and its open entry. */
const withoutStep = (url: URL): string => url.href.replace(/[?&](korak|stavka|nacrt)=[^&]*/g, '');

/** Navigating between steps sends no request, so that it works without a connection. For `shouldRevalidate`. */
export const onlyOtherPages = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean =>
  (currentUrl.href === nextUrl.href || withoutStep(currentUrl) !== withoutStep(nextUrl)) && defaultShouldRevalidate;
