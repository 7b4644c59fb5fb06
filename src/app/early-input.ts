import { aliveEvent } from './page-events.ts';

/*
 * React reads no field when it takes over a document, and forms set theirs to what they began with. So every field
 * that a person filled in before the page was alive is passed to React afterwards, as if it were filled in then.
 */

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type State = string | boolean | number;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

const isChoice = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

const stateOf = (field: Field): State => {
  if (field instanceof HTMLSelectElement) return field.selectedIndex;
  return isChoice(field) ? field.checked : field.value;
};

const initialStateOf = (field: Field): State => {
  if (field instanceof HTMLSelectElement)
    return Math.max(
      [...field.options].findIndex((option) => option.defaultSelected),
      0,
    );
  return isChoice(field) ? field.defaultChecked : field.defaultValue;
};

/** The fields changed by a person or the browser; called before hydration, so that no script has changed any. */
export const filledFields = (): Field[] =>
  [...document.querySelectorAll<Field>('input, select, textarea')].filter(
    (field) => stateOf(field) !== initialStateOf(field),
  );

/**
 * React compares with the value last set by the page itself: first sets another state, then, bypassing React, this one.
 */
const setPastReact = (field: Field, property: 'value' | 'checked', before: State, state: State): void => {
  Reflect.set(field, property, before);
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), property)?.set?.call(field, state);
};

const tell = (field: Field, state: State): void => {
  if (field instanceof HTMLSelectElement) {
    field.selectedIndex = Number(state);
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (isChoice(field)) {
    setPastReact(field, 'checked', !state, state);
    field.dispatchEvent(new Event('click', { bubbles: true }));
  } else if (field.type === 'file') {
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (field.type !== 'hidden') {
    const { selectionStart, selectionEnd } = field;
    setPastReact(field, 'value', `${state} `, state);
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
};

/** Remembers what is filled in until the page is interactive and replays it then; called before hydration. */
export function keepEarlyInput(): void {
  const states = new Map<Field, State>();
  const remember = (field: Field): void => {
    if (field.type === 'radio') {
      // In a group of radio buttons only the checked one is recorded.
      if (!stateOf(field)) return;
      for (const other of states.keys())
        if (other.type === 'radio' && other.name === field.name && other.form === field.form) states.delete(other);
    }
    states.set(field, stateOf(field));
  };
  const listen = ({ target }: Event): void => {
    if (isField(target)) remember(target);
  };
  for (const field of filledFields()) remember(field);
  document.addEventListener('input', listen, true);
  document.addEventListener(
    aliveEvent,
    () => {
      document.removeEventListener('input', listen, true);
      for (const [field, state] of states) tell(field, state);
    },
    { once: true },
  );
}
