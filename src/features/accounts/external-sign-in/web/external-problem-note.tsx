import { Note } from '#ui/light/note.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import type { ExternalProblem } from '../external-problems.ts';

const whileConnecting = ['cancelled', 'expired', 'refused', 'unavailable'] as const;

export interface ExternalProblemNoteProps {
  problem: ExternalProblem | null;
  /** What the person tried to do. */
  purpose: 'signIn' | 'connect';
}

/** Why a sign-in or connection with an external provider failed; renders nothing without a problem. */
export function ExternalProblemNote({ problem, purpose }: ExternalProblemNoteProps) {
  const t = useTexts();
  if (!problem) return null;
  const connecting = purpose === 'connect' ? whileConnecting.find((one) => one === problem) : undefined;
  return (
    // Cancelling is not an error.
    <Note tone={problem === 'cancelled' ? 'info' : 'error'}>
      {connecting ? t(`accounts.external.connectProblem.${connecting}`) : t(`accounts.external.problem.${problem}`)}
    </Note>
  );
}
