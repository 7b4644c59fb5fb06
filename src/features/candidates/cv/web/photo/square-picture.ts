import { type SquareCrop, squareOf } from './square-crop.ts';

/** Pixels on each side of a photo that is sent: twice what any page shows. */
const photoPixels = 800;

/** A square of a picture as a file, small enough to be sent fast; `name` and type are those of the original. */
export async function squarePicture(picture: ImageBitmap, crop: SquareCrop, original: File): Promise<File> {
  const { left, top, side } = squareOf(picture, crop);
  const size = Math.round(Math.min(side, photoPixels));
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  canvas.getContext('2d')?.drawImage(picture, left, top, side, side, 0, 0, size, size);
  const type = original.type === 'image/png' ? 'image/png' : 'image/jpeg';
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.9));
  return blob ? new File([blob], original.name, { type }) : original;
}
