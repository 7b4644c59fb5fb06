/** Moves the focus to the page's content, where keyboard and screen reader continue. */
export const focusMain = (): void => {
  const main = document.querySelector('main');
  if (!main || main.contains(document.activeElement)) return;
  main.tabIndex = -1;
  main.focus({ preventScroll: true });
};

/** Maximum number of frames to wait for the page to render again. */
const patience = 120;

/**
 * Restores the focus after an action that removes the focused element from the page, such as a finished row: the page
 * renders some frames later, and only then is the focus lost.
 */
export const keepFocus = (framesLeft = patience): void => {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) focusMain();
    else if (framesLeft > 0) keepFocus(framesLeft - 1);
  });
};
