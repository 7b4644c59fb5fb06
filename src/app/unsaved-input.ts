import { filledFields } from './early-input.ts';

/** Elements with unsaved input on this page. Searches and filters do not count: they are in the address. */
const touched = new Set<Element>();

const note = (element: Element): void => {
  if (element.closest('main') && !element.closest('form[method=get], search')) touched.add(element);
};

/**
 * Starts recording input; called once, before hydration. Earlier input is detected by comparing with the initial
 * values.
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
