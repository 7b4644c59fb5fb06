import { type ComponentType, lazy, Suspense } from 'react';
import type { DoorSign } from '../door-art.tsx';

/** Drawings are loaded after the text, and omitted when that fails. */
const loadArt = () => import('../door-art.tsx').catch(() => null);

const nothing = () => null;

const Art = lazy<ComponentType<{ sign?: DoorSign | undefined }>>(async () => ({
  default: (await loadArt())?.DoorArt ?? nothing,
}));
const ErrorArt = lazy(async () => ({ default: (await loadArt())?.ErrorDoorArt ?? nothing }));

/** The door of an empty state; its space is reserved. */
export const LateDoorArt = ({ sign }: { sign?: DoorSign | undefined }) => (
  <span className="art">
    <Suspense>
      <Art sign={sign} />
    </Suspense>
  </span>
);

/** The large door of the error page. */
export const LateErrorDoorArt = () => (
  <Suspense>
    <ErrorArt />
  </Suspense>
);
