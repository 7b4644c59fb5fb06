/** Puts the focus on the page's content, where keyboard and screen reader go on. */
export const focusMain = (): void => {
  const main = document.querySelector('main');
  if (!main || main.contains(document.activeElement)) return;
  main.tabIndex = -1;
  main.focus({ preventScroll: true });
};

/** How long the page may take to render again, in frames. */
const patience = 120;

/**
 * After an act that removes the focused element from the page, such as a row that is done: the page renders some
 * frames later, and only then is the focus lost.
 */
export const keepFocus = (framesLeft = patience): void => {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) focusMain();
    else if (framesLeft > 0) keepFocus(framesLeft - 1);
  });
};
