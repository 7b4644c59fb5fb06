import { useRef, useState } from 'react';
import { type UseFormReturn, useController } from 'react-hook-form';
import { pictureUpload } from '#features/files/picture-upload.ts';
import { PictureField } from '#ui/forms/picture-field.tsx';
import { errorOf } from '#ui/forms/zod-form.ts';
import { Avatar } from '#ui/light/initials.tsx';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import type { GeneralForm } from '../../step-fields.ts';
import { CropModal } from './crop-modal.tsx';
import { isSquare, middleSquare, type SquareCrop, squareOf } from './square-crop.ts';

/** Max side of an uploaded photo in pixels: twice the largest size on any page. */
const photoPixels = 800;

/** Crops a picture to a square file, small enough to upload quickly; `name` and type are those of the original. */
async function squarePicture(picture: ImageBitmap, crop: SquareCrop, original: File): Promise<File> {
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

interface PhotoFieldProps {
  form: UseFormReturn<GeneralForm, unknown, never>;
  userId: string;
  /** The saved photo. */
  saved: { id: string; url: string } | null;
}

/**
 * Asks for the crop of a picture that is not square. Files that the browser cannot decode are left for the server to
 * reject.
 */
function useSquare() {
  const [asked, setAsked] = useState<{ file: File; size: ImageBitmap } | null>(null);
  const answer = useRef<(crop: SquareCrop | null) => void>(() => {});
  const prepare = async (file: File): Promise<File | null> => {
    let picture: ImageBitmap;
    try {
      picture = await createImageBitmap(file);
    } catch {
      return file;
    }
    const crop = isSquare(picture)
      ? middleSquare
      : await new Promise<SquareCrop | null>((resolve) => {
          answer.current = resolve;
          setAsked({ file, size: picture });
        });
    setAsked(null);
    const square = crop && (await squarePicture(picture, crop, file));
    picture.close();
    return square;
  };
  return { asked, prepare, answer: (crop: SquareCrop | null) => answer.current(crop) };
}

/** The photo: cropped to a square in the browser and uploaded; used once the step is saved. */
export function PhotoField({ form, userId, saved }: PhotoFieldProps) {
  const api = useApi();
  const t = useTexts();
  const { field } = useController({ control: form.control, name: 'photo' });
  const [pictures, setPictures] = useState<Readonly<Record<string, string>>>({});
  const [name, lastName] = form.watch(['name', 'lastName']);
  const square = useSquare();
  const shown = field.value ? (saved?.id === field.value ? saved.url : pictures[field.value]) : undefined;
  return (
    <>
      <PictureField
        id="cv-photo"
        ref={field.ref}
        value={field.value}
        savedId={saved?.id ?? null}
        shown={<Avatar id={userId} name={`${name} ${lastName}`} src={shown} size="xl" />}
        error={errorOf(form.formState.errors, 'photo')}
        texts={{
          choose: t('candidates.photo.add'),
          change: t('candidates.photo.change'),
          remove: t('candidates.photo.remove'),
          note: t('candidates.photo.note'),
          uploaded: t('candidates.photo.uploaded'),
          removed: t('candidates.photo.removed'),
        }}
        prepare={square.prepare}
        {...pictureUpload(api, 'photo')}
        onChange={(id) => {
          field.onChange(id);
          form.clearErrors('photo');
        }}
        onPicture={(id, url) => setPictures((known) => ({ ...known, [id]: url }))}
      />
      <CropModal asked={square.asked} onCrop={(crop) => square.answer(crop)} onClose={() => square.answer(null)} />
    </>
  );
}
