import { filledFields } from './early-input.ts';

/** Unsaved input of this page. Searches and filters do not count: they are in the address. */
const touched = new Set<Element>();

const note = (element: Element): void => {
  if (element.closest('main') && !element.closest('form[method=get], search')) touched.add(element);
};

/**
 * Begins to record input; called once, before hydration. Earlier input is found by comparing with the initial values.
 */
export const watchInput = (): void => {
  for (const field of filledFields()) note(field);
  document.addEventListener('input', ({ target }) => target instanceof Element && note(target), {
    capture: true,
  });
};

/** Whether leaving this page now would lose something: a half-filled form or an open window. */
export const hasUnsavedInput = (): boolean => {
  for (const element of touched) if (!element.isConnected) touched.delete(element);
  return touched.size > 0 || document.querySelector('dialog[open]') !== null;
};
