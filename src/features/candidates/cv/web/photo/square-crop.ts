/** Width and height in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** Which square of a picture is kept: its middle, in shares of the picture's sides, and how far it is magnified. */
export interface SquareCrop {
  x: number;
  y: number;
  /** 1 keeps the largest square there is. */
  zoom: number;
}

export const largestZoom = 4;
export const middleSquare: SquareCrop = { x: 0.5, y: 0.5, zoom: 1 };

/** Whether a picture is a square, give or take a hundredth of its shorter side: such a one is not cut. */
export const isSquare = ({ width, height }: Size): boolean => Math.abs(width - height) <= Math.min(width, height) / 100;

/** The square in pixels of the picture, all of it inside. */
export function squareOf(picture: Size, { x, y, zoom }: SquareCrop): { left: number; top: number; side: number } {
  const side = Math.min(picture.width, picture.height) / zoom;
  const start = (middle: number, length: number): number =>
    Math.min(Math.max(middle * length - side / 2, 0), length - side);
  return { left: start(x, picture.width), top: start(y, picture.height), side };
}

/** Moved by shares of the square's side, as far as the picture goes. */
export function movedCrop(picture: Size, crop: SquareCrop, [right, down]: readonly [number, number]): SquareCrop {
  const { left, top, side } = squareOf(picture, crop);
  const wanted = {
    zoom: crop.zoom,
    x: (left + side / 2 + right * side) / picture.width,
    y: (top + side / 2 + down * side) / picture.height,
  };
  const reached = squareOf(picture, wanted);
  return {
    zoom: crop.zoom,
    x: (reached.left + side / 2) / picture.width,
    y: (reached.top + side / 2) / picture.height,
  };
}

/** How far the square is from the left and from the top, in shares of the way there is; half where there is none. */
export function shareOf(picture: Size, crop: SquareCrop): { x: number; y: number } {
  const { left, top, side } = squareOf(picture, crop);
  const share = (start: number, way: number): number => (way > 0 ? start / way : 0.5);
  return { x: share(left, picture.width - side), y: share(top, picture.height - side) };
}

/** Moved to such a share of the way. */
export function atShare(picture: Size, crop: SquareCrop, to: { x?: number; y?: number }): SquareCrop {
  const { side } = squareOf(picture, crop);
  const share = { ...shareOf(picture, crop), ...to };
  const middle = (of: number, length: number): number => (of * (length - side) + side / 2) / length;
  return { zoom: crop.zoom, x: middle(share.x, picture.width), y: middle(share.y, picture.height) };
}
