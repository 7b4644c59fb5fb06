import { type ComponentType, lazy, Suspense } from 'react';
import type { DoorProps } from '../door.tsx';

const Door = lazy<ComponentType<DoorProps>>(async () => ({
  default: (await import('../door.tsx').catch(() => null))?.Door ?? (() => null),
}));

/** The door, loaded after the text, and omitted when that fails. */
export const LateDoor = (props: DoorProps) => (
  <Suspense>
    <Door {...props} />
  </Suspense>
);
