import { type MouseEvent, type PointerEvent, useRef, useState } from 'react';

/** Pixels of sideways movement after which it is a swipe, and after which releasing performs it. */
const begins = 12;
const does = 88;

/** Interprets a finger's movement: nothing yet, the page's own scrolling, or a swipe. */
export const swipeKind = (dx: number, dy: number): 'none' | 'scroll' | 'swipe' => {
  if (Math.abs(dy) > begins && Math.abs(dy) >= Math.abs(dx)) return 'scroll';
  return Math.abs(dx) > begins && Math.abs(dx) > Math.abs(dy) * 1.5 ? 'swipe' : 'none';
};

/** The direction performed when released there. */
export const swipedTo = (dx: number): 'left' | 'right' | null =>
  Math.abs(dx) < does ? null : dx > 0 ? 'right' : 'left';

/** Makes a row swipeable; vertical scrolling is left to the browser (`touch-action: pan-y`). */
export function useSwipe(onSwipe: (to: 'left' | 'right') => void) {
  const from = useRef<{ x: number; y: number; kind: ReturnType<typeof swipeKind> } | null>(null);
  const swiped = useRef(false);
  const [dx, setDx] = useState(0);
  const end = (): void => {
    from.current = null;
    setDx(0);
  };
  return {
    dx,
    /** What releasing now would do. */
    to: swipedTo(dx),
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        swiped.current = false;
        if (event.pointerType === 'touch' && event.isPrimary)
          from.current = { x: event.clientX, y: event.clientY, kind: 'none' };
      },
      onPointerMove: (event: PointerEvent) => {
        const start = from.current;
        if (!start || start.kind === 'scroll') return;
        const way = event.clientX - start.x;
        if (start.kind === 'none') start.kind = swipeKind(way, event.clientY - start.y);
        if (start.kind === 'swipe') {
          swiped.current = true;
          setDx(way);
        }
      },
      onPointerUp: () => {
        const to = swipedTo(dx);
        end();
        if (to) onSwipe(to);
      },
      onPointerCancel: end,
      /** The end of a swipe must not open the row. */
      onClickCapture: (event: MouseEvent) => {
        if (!swiped.current) return;
        swiped.current = false;
        event.preventDefault();
        event.stopPropagation();
      },
    },
  };
}
