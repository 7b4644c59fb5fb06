import { type PointerEvent, useEffect, useState } from 'react';
import { Button } from '#ui/light/button.tsx';
import { Modal } from '#ui/modal.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import {
  atShare,
  largestZoom,
  middleSquare,
  movedCrop,
  type Size,
  type SquareCrop,
  shareOf,
  squareOf,
} from './square-crop.ts';
import './crop-modal.css';

interface CropModalProps {
  /** The picture to crop; null closes the modal. */
  asked: { file: File; size: Size } | null;
  onCrop: (crop: SquareCrop) => void;
  onClose: () => void;
}

interface SliderProps {
  label: string;
  min: number;
  max: number;
  value: number;
  onValue: (value: number) => void;
}

const Slider = ({ label, onValue, ...range }: SliderProps) => (
  <label className="crop-slider">
    <span className="bold sm">{label}</span>
    <input type="range" step={0.01} {...range} onChange={(event) => onValue(Number(event.currentTarget.value))} />
  </label>
);

/** Modal for choosing the square of a picture used as the photo, by dragging or with sliders, under a round frame. */
export function CropModal({ asked, onCrop, onClose }: CropModalProps) {
  const t = useTexts();
  const [crop, setCrop] = useState(middleSquare);
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!asked) return;
    setCrop(middleSquare);
    const own = URL.createObjectURL(asked.file);
    setUrl(own);
    return () => URL.revokeObjectURL(own);
  }, [asked]);
  if (!asked) return null;

  const { size } = asked;
  const { left, top, side } = squareOf(size, crop);
  // The picture follows the pointer, so the crop moves in the opposite direction.
  const drag = (event: PointerEvent<HTMLElement>): void => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const shown = event.currentTarget.clientWidth;
    const by = [-event.movementX / shown, -event.movementY / shown] as const;
    setCrop((now) => movedCrop(size, now, by));
  };
  const shares = shareOf(size, crop);
  return (
    <Modal
      open
      size="sm"
      title={t('candidates.photo.crop.title')}
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('candidates.photo.crop.cancel')}
          </Button>
          <Button variant="primary" onClick={() => onCrop(crop)}>
            {t('candidates.photo.crop.apply')}
          </Button>
        </>
      }
    >
      <div className="stack g16">
        <div
          className="crop-frame"
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={drag}
        >
          <img
            src={url}
            alt=""
            draggable={false}
            style={{
              width: `${(size.width / side) * 100}%`,
              height: `${(size.height / side) * 100}%`,
              left: `${(-left / side) * 100}%`,
              top: `${(-top / side) * 100}%`,
            }}
          />
        </div>
        <Slider
          label={t('candidates.photo.crop.zoom')}
          {...{ min: 1, max: largestZoom, value: crop.zoom }}
          onValue={(zoom) => setCrop((now) => ({ ...now, zoom }))}
        />
        <Slider
          label={t('candidates.photo.crop.x')}
          {...{ min: 0, max: 1, value: shares.x }}
          onValue={(x) => setCrop((now) => atShare(size, now, { x }))}
        />
        <Slider
          label={t('candidates.photo.crop.y')}
          {...{ min: 0, max: 1, value: shares.y }}
          onValue={(y) => setCrop((now) => atShare(size, now, { y }))}
        />
        <p className="sm dim">{t('candidates.photo.crop.hint')}</p>
      </div>
    </Modal>
  );
}
