import { type ComponentProps, Suspense } from 'react';
import { useHydrated } from '#ui/light/hydrated.ts';
import { lazyPart } from '#ui/light/lazy-part.ts';

/** Loaded for candidates only. When that fails, the prompts stay. */
const DismissPrompt = lazyPart(() => import('./dismiss-prompt.tsx'));

/** The button that dismisses a prompt, once it is loaded: before, it would lose its clicks. */
export const LateDismissPrompt = (prompt: ComponentProps<typeof DismissPrompt>) =>
  useHydrated() ? (
    <Suspense>
      <DismissPrompt {...prompt} />
    </Suspense>
  ) : null;
