import { type ComponentProps, lazy, Suspense } from 'react';
import { useHydrated } from '#ui/light/hydrated.ts';

/** Loaded for candidates only. When it fails, the prompts stay. */
const DismissPrompt = lazy(() => import('./dismiss-prompt.tsx').catch(() => ({ default: () => null })));

/** The button that dismisses a prompt, once it is loaded: before, it would lose its clicks. */
export const LateDismissPrompt = (prompt: ComponentProps<typeof DismissPrompt>) =>
  useHydrated() ? (
    <Suspense>
      <DismissPrompt {...prompt} />
    </Suspense>
  ) : null;
