import { type ComponentType, Suspense } from 'react';
import { lazyPart } from '#ui/light/lazy-part.ts';
import { usePostingMarks } from './posting-marks.tsx';
import './hiding.css';

type Hiding = typeof import('./hiding.tsx');

/** A part of `hiding.tsx`, which is loaded for candidates alone; its styles are of the page. Nothing for others. */
function forCandidates<Props extends object>(pick: (hiding: Hiding) => ComponentType<Props>): ComponentType<Props> {
  const Part = lazyPart(async () => ({
    default: pick(await import('./hiding.tsx')),
  })) as unknown as ComponentType<Props>;
  return (props) => {
    const { accountType } = usePostingMarks();
    return accountType === 'jobseeker' ? (
      <Suspense>
        <Part {...props} />
      </Suspense>
    ) : null;
  };
}

export const HideButton = forCandidates((hiding) => hiding.HideButton);
export const HiddenRow = forCandidates((hiding) => hiding.HiddenRow);
export const HidePosting = forCandidates((hiding) => hiding.HidePosting);
export const HideEmployer = forCandidates((hiding) => hiding.HideEmployer);
