const GAP = 6;
const EDGE = 8;

/**
 * Places an open popover (top layer, so nothing clips it) under its control, or above it when there is more room;
 * always inside the window.
 */
export function placePopover(
  opener: HTMLElement | null,
  panel: HTMLElement | null,
  align: 'start' | 'end',
): void {
  if (!opener || !panel) return;
  const box = opener.getBoundingClientRect();
  const below = window.innerHeight - box.bottom;
  const up = below < 240 && box.top > below;
  const ideal = align === 'start' ? box.left : box.right - panel.offsetWidth;
  const rightmost = document.documentElement.clientWidth - panel.offsetWidth - EDGE;
  const { style } = panel;
  style.left = `${Math.max(EDGE, Math.min(ideal, rightmost))}px`;
  style.top = up ? 'auto' : `${box.bottom + GAP}px`;
  style.bottom = up ? `${window.innerHeight - box.top + GAP}px` : 'auto';
  style.maxHeight = `${(up ? box.top : below) - GAP - EDGE}px`;
}
