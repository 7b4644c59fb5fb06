/** Pixels on each side of a photo that is sent: twice what any page shows. */
const photoPixels = 800;

/**
 * The middle square of a picture, small enough to be sent fast: people choose what their phone made, and every page shows a
 * square. What the browser cannot read is sent as it is, for the server to say why.
 */
export async function squarePicture(file: File): Promise<File> {
  let picture: ImageBitmap;
  try {
    picture = await createImageBitmap(file);
  } catch {
    return file;
  }
  const side = Math.min(picture.width, picture.height);
  const size = Math.min(side, photoPixels);
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 2];
  canvas.getContext('2d')?.drawImage(picture, left, top, side, side, 0, 0, size, size);
  picture.close();
  const type = file.type === 'image/png' ? 'image/png' : 'image/jpeg';
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.9));
  return blob ? new File([blob], file.name, { type }) : file;
}
