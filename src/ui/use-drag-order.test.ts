// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { renderHook } from '#tests/support/render-hook.tsx';
import { useDragOrder } from './use-drag-order.ts';

const event = () => ({ preventDefault: vi.fn(), dataTransfer: { effectAllowed: '' } }) as never;

test('a row that is dropped on another takes its place; on itself, or from elsewhere, nothing moves', async () => {
  const onMove = vi.fn();
  const page = await renderHook(() => useDragOrder(onMove));
  const row = page.current;
  row(1).onDrop?.(event());
  row(2).onDragStart?.(event());
  row(2).onDrop?.(event());
  expect(onMove).not.toHaveBeenCalled();
  row(2).onDragStart?.(event());
  row(0).onDrop?.(event());
  expect(onMove.mock.calls).toEqual([[2, 0]]);
  // The drag is over.
  row(1).onDrop?.(event());
  expect(onMove).toHaveBeenCalledOnce();
  await page.unmount();
});
