import { type ComponentProps, useRef } from 'react';

/** Makes the rows of a list sortable by dragging, in addition to buttons. Returns the props of the row at an index. */
export function useDragOrder(
  onMove: (from: number, to: number) => void,
): (place: number) => Pick<ComponentProps<'li'>, 'onDragStart' | 'onDragOver' | 'onDrop'> {
  const dragged = useRef<number | null>(null);
  return (place) => ({
    onDragStart(event) {
      dragged.current = place;
      event.dataTransfer.effectAllowed = 'move';
    },
    onDragOver(event) {
      if (dragged.current !== null) event.preventDefault();
    },
    onDrop(event) {
      event.preventDefault();
      const from = dragged.current;
      dragged.current = null;
      if (from !== null && from !== place) onMove(from, place);
    },
  });
}
