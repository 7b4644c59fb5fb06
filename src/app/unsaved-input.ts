/** What somebody has typed or chosen on this page; searches and filters live in the address. */
const touched = new Set<Element>();

/** Begins to notice it; called once, before the page comes alive. */
export const watchInput = (): void => {
  document.addEventListener(
    'input',
    ({ target }) => {
      if (!(target instanceof Element)) return;
      if (target.closest('main') && !target.closest('form[method=get], search')) touched.add(target);
    },
    { capture: true },
  );
};

/** Whether leaving this page now would lose something: a half-filled form or an open window. */
export const hasUnsavedInput = (): boolean => {
  for (const element of touched) if (!element.isConnected) touched.delete(element);
  return touched.size > 0 || document.querySelector('dialog[open]') !== null;
};
