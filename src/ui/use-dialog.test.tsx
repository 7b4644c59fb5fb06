// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useDialog } from './use-dialog.ts';

const onClose = vi.fn();
const onBack = vi.fn();
let root: Root;

function Window({ open, inside = 'prvo' }: { open: boolean; inside?: string }) {
  return (
    <dialog {...useDialog(open, onClose, onBack)}>
      <p>
        <input type="file" />
        <button type="button">Zatvori</button>
        <button type="button" data-autofocus={inside === 'drugo' ? '' : undefined}>
          Potvrdi
        </button>
      </p>
    </dialog>
  );
}

const render = (open: boolean, inside?: string) =>
  act(async () => root.render(<Window open={open} {...(inside ? { inside } : {})} />));
const dialog = () => document.querySelector('dialog') as HTMLDialogElement;
const fire = (target: Element, event: Event) => act(async () => target.dispatchEvent(event));
const cancel = () => new Event('cancel', { bubbles: false, cancelable: true });

beforeEach(() => {
  vi.clearAllMocks();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
});

test('the dialog is modal while it is open, and closed with its component', async () => {
  const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
  await render(false);
  expect(showModal).not.toHaveBeenCalled();
  await render(true);
  expect(showModal).toHaveBeenCalledOnce();
  expect(dialog().open).toBe(true);
  await render(true);
  expect(showModal).toHaveBeenCalledOnce();
  const shown = dialog();
  await act(async () => root.render(null));
  expect(shown.open).toBe(false);
});

test('what asks for the first focus gets it', async () => {
  await render(true, 'drugo');
  expect(document.activeElement?.textContent).toBe('Potvrdi');
});

test('Escape closes, the device’s back asks', async () => {
  await render(true);
  await fire(dialog(), new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  const escaped = cancel();
  await fire(dialog(), escaped);
  expect([onClose.mock.calls.length, onBack.mock.calls.length]).toEqual([1, 0]);
  // The page decides: the browser must not close it by itself.
  expect(escaped.defaultPrevented).toBe(true);
  await fire(dialog(), cancel());
  expect([onClose.mock.calls.length, onBack.mock.calls.length]).toEqual([1, 1]);
});

test('a file window inside that is cancelled closes nothing', async () => {
  await render(true);
  const input = dialog().querySelector('input') as Element;
  await fire(input, new Event('cancel', { bubbles: true }));
  expect(onClose).not.toHaveBeenCalled();
  expect(onBack).not.toHaveBeenCalled();
});

test('a press outside the panel closes, one inside does not', async () => {
  await render(true);
  await fire(dialog().querySelector('p') as Element, new MouseEvent('mousedown', { bubbles: true }));
  expect(onClose).not.toHaveBeenCalled();
  await fire(dialog(), new MouseEvent('mousedown', { bubbles: true }));
  expect(onClose).toHaveBeenCalledOnce();
});
