import type { FieldErrors } from 'react-hook-form';

/** An error of a form: its path (`entries.0.title`, empty for the whole form) and its message. */
export interface WrongField {
  path: string;
  message: string;
}

const ownKeys = new Set(['type', 'types', 'message', 'ref']);

const walk = (node: unknown, path: string): WrongField[] => {
  if (typeof node !== 'object' || node === null) return [];
  const { type, message } = node as Record<string, unknown>;
  const isError = typeof type === 'string' && typeof message === 'string';
  const below = Object.entries(node).flatMap(([key, part]) => {
    if (isError && ownKeys.has(key)) return [];
    // react-hook-form's key for errors of a list, or of the form, as a whole.
    if (key === 'root') return walk(part, path);
    return walk(part, path === '' ? key : `${path}.${key}`);
  });
  if (!isError) return below;
  return [{ path: path === 'form' ? '' : path, message }, ...below];
};

/** All errors of a form, in the order of its schema. */
export const wrongFields = (errors: FieldErrors): WrongField[] => walk(errors, '');

/** Focusable and invalid: a control marked as invalid, or any control of a field that is marked as a whole. */
const wrongControl = [
  '[aria-invalid="true"]',
  '.field:has(> .error):not(:has([aria-invalid="true"])) :is(input, select, textarea, button):not(:disabled)',
].join(', ');

const isShown = (element: HTMLElement): boolean => element.getClientRects().length > 0;

/** The first visible control in reading order that is marked as invalid. */
const firstWrong = (form: HTMLElement): HTMLElement | undefined =>
  [...form.querySelectorAll<HTMLElement>(wrongControl)].find(isShown);

/**
 * The visible, invalid control of a field; null when the page has none: its mode is not chosen, it belongs to another
 * step, or no control has its name.
 */
const placeOf = (form: HTMLElement, path: string): HTMLElement | null => {
  if (path === '') return null;
  const own = (name: string | null): boolean => name === path || Boolean(name?.startsWith(`${path}.`));
  const controls = [...form.querySelectorAll<HTMLElement>('[name], [data-field]')];
  return (
    controls.find(
      (control) =>
        (own(control.getAttribute('name')) || own(control.dataset['field'] ?? null)) &&
        isShown(control) &&
        (control.matches('[aria-invalid="true"]') || control.closest('.field:has(> .error)') !== null),
    ) ?? null
  );
};

/** The errors without a visible field. */
export const withoutPlace = (form: HTMLElement, wrong: readonly WrongField[]): WrongField[] =>
  wrong.filter(({ path }) => placeOf(form, path) === null);

const focusShown = (control: HTMLElement): boolean => {
  control.focus({ preventScroll: true });
  // Includes its label above and its message below.
  (control.closest<HTMLElement>('.field') ?? control).scrollIntoView({ block: 'nearest' });
  return document.activeElement === control;
};

/** Focuses the first invalid field with its label in view; false when none is visible. */
export const focusFirstWrong = (form: HTMLElement): boolean => {
  const control = firstWrong(form);
  return control !== undefined && focusShown(control);
};

/** Focuses the field of a path; false when it is not visible. */
export const focusField = (form: HTMLElement, path: string): boolean => {
  const control = placeOf(form, path);
  return control !== null && focusShown(control);
};

/** Whether a part of the form is loading (a step): its fields will be visible. */
export const isComing = (form: HTMLElement): boolean => form.querySelector('[data-coming]') !== null;
