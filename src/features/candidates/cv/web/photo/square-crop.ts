/** Width and height in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** Square crop of a picture: its centre as fractions of the picture's sides, and its magnification. */
export interface SquareCrop {
  x: number;
  y: number;
  /** 1 is the largest possible square. */
  zoom: number;
}

export const largestZoom = 4;
export const middleSquare: SquareCrop = { x: 0.5, y: 0.5, zoom: 1 };

/** Whether a picture is square, within 1% of its shorter side; such pictures are not cropped. */
export const isSquare = ({ width, height }: Size): boolean => Math.abs(width - height) <= Math.min(width, height) / 100;

/** The square in pixels, clamped to the picture. */
export function squareOf(picture: Size, { x, y, zoom }: SquareCrop): { left: number; top: number; side: number } {
  const side = Math.min(picture.width, picture.height) / zoom;
  const start = (middle: number, length: number): number =>
    Math.min(Math.max(middle * length - side / 2, 0), length - side);
  return { left: start(x, picture.width), top: start(y, picture.height), side };
}

/** The crop moved by fractions of the square's side, clamped to the picture. */
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

/** Position of the square from the left and top, as fractions of the available range; 0.5 when there is none. */
export function shareOf(picture: Size, crop: SquareCrop): { x: number; y: number } {
  const { left, top, side } = squareOf(picture, crop);
  const share = (start: number, way: number): number => (way > 0 ? start / way : 0.5);
  return { x: share(left, picture.width - side), y: share(top, picture.height - side) };
}

/** The crop moved to the given fractions of the available range. */
export function atShare(picture: Size, crop: SquareCrop, to: { x?: number; y?: number }): SquareCrop {
  const { side } = squareOf(picture, crop);
  const share = { ...shareOf(picture, crop), ...to };
  const middle = (of: number, length: number): number => (of * (length - side) + side / 2) / length;
  return { zoom: crop.zoom, x: middle(share.x, picture.width), y: middle(share.y, picture.height) };
}
