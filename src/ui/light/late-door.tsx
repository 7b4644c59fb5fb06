import { Suspense } from 'react';
import type { DoorProps } from '../door.tsx';
import { lazyPart } from './lazy-part.ts';

const Door = lazyPart<DoorProps>(async () => ({ default: (await import('../door.tsx')).Door }));

/** The door, loaded after the text. */
export const LateDoor = (props: DoorProps) => (
  <Suspense>
    <Door {...props} />
  </Suspense>
);
