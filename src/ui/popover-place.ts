const GAP = 6;
const EDGE = 8;

/**
 * Puts a popover (top layer, so nothing clips it) under the control that opens it, or above it when there is more
 * room; always inside the window. Called before it opens; the size is the one of the last opening or is corrected
 * by `max-height` in the style sheet.
 */
export function placePopover(
  opener: HTMLElement | null,
  panel: HTMLElement | null,
  align: 'start' | 'end',
): void {
  if (!opener || !panel) return;
  const box = opener.getBoundingClientRect();
  const width = document.documentElement.clientWidth;
  const below = window.innerHeight - box.bottom;
  const up = below < 240 && box.top > below;
  const { style } = panel;
  style.top = up ? 'auto' : `${box.bottom + GAP}px`;
  style.bottom = up ? `${window.innerHeight - box.top + GAP}px` : 'auto';
  style.left = align === 'start' ? `${Math.max(EDGE, box.left)}px` : 'auto';
  style.right = align === 'end' ? `${Math.max(EDGE, width - box.right)}px` : 'auto';
  style.maxHeight = `${(up ? box.top : below) - GAP - EDGE}px`;
}
