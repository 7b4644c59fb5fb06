import { Note } from '#ui/note.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import type { ExternalProblem } from '../external-problems.ts';

/** Why somebody came back from an external provider without being signed in or connected; nothing when there is no reason. */
export function ExternalProblemNote({ problem }: { problem: ExternalProblem | null }) {
  const t = useTexts();
  if (!problem) return null;
  // Saying no is no error.
  return (
    <Note tone={problem === 'cancelled' ? 'info' : 'error'}>{t(`accounts.external.problem.${problem}`)}</Note>
  );
}
