/** Puts the focus on the page's content, where keyboard and screen reader go on. */
export const focusMain = (): void => {
  const main = document.querySelector('main');
  if (!main || main.contains(document.activeElement)) return;
  main.tabIndex = -1;
  main.focus({ preventScroll: true });
};

/** After an act that may have taken what had the focus from the page, such as the row whose thing is done. */
export const keepFocus = (): void => {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) focusMain();
  });
};
