import type { CSSProperties } from 'react';

export interface IconProps {
  /** Size in pixels; without it the icon scales with the text (1.25em). */
  size?: number;
  className?: string;
}

const sized = (size: number | undefined): CSSProperties | undefined =>
  size === undefined ? undefined : { width: size, height: size };

/**
 * Makes an outline icon from Tabler path data on a 24 × 24 grid. Icons are always hidden from assistive technology:
 * the adjacent text, or the control's `label`, has their meaning.
 */
/* @__NO_SIDE_EFFECTS__ */
export function lineIcon(path: string) {
  return function LineIcon({ size, className }: IconProps) {
    return (
      <svg
        className={className ? `icon ${className}` : 'icon'}
        style={sized(size)}
        viewBox="0 0 24 24"
        aria-hidden="true"
      >
        <path d={path} />
      </svg>
    );
  };
}

/** Makes a filled icon; used for the flame, the star, a saved heart and a saved bookmark only. */
/* @__NO_SIDE_EFFECTS__ */
export function filledIcon(path: string) {
  return function FilledIcon({ size, className }: IconProps) {
    return (
      <svg
        className={className ? `icon icon-fill ${className}` : 'icon icon-fill'}
        style={sized(size)}
        viewBox="0 0 24 24"
        aria-hidden="true"
      >
        <path d={path} />
      </svg>
    );
  };
}
