const GAP = 6;
const EDGE = 8;

/**
 * Puts an open popover (top layer, so nothing clips it) under the control that opens it, or above it when there
 * is more room there; always inside the window.
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
  const wanted = align === 'start' ? box.left : box.right - panel.offsetWidth;
  const rightmost = document.documentElement.clientWidth - panel.offsetWidth - EDGE;
  const { style } = panel;
  style.left = `${Math.max(EDGE, Math.min(wanted, rightmost))}px`;
  style.top = up ? 'auto' : `${box.bottom + GAP}px`;
  style.bottom = up ? `${window.innerHeight - box.top + GAP}px` : 'auto';
  style.maxHeight = `${(up ? box.top : below) - GAP - EDGE}px`;
}
