import type { ReactNode } from 'react';
import { ProblemNote } from '../forms/problem-note.tsx';
import { Button } from '../light/button.tsx';
import { Modal } from '../modal.tsx';

export interface ContinueWindowProps {
  title: string;
  /** Continues with the unfinished draft; closing the window does the same. */
  goOn: { label: string; act: () => void };
  /** Starts a new one; null when none can be started. */
  anew: { label: string; act: () => void; busy?: boolean; problem?: string | null | undefined } | null;
  /** Description of the unfinished draft. */
  children: ReactNode;
}

/**
 * Asks whether an unfinished draft is to be continued, or a new one started, in the place of the steps. Nothing is lost
 * without a choice.
 */
export function ContinueWindow({ title, goOn, anew, children }: ContinueWindowProps) {
  return (
    <div className="tall">
      <Modal
        open
        onClose={goOn.act}
        size="sm"
        role="alertdialog"
        title={title}
        footer={
          <>
            {anew ? (
              <Button variant="quiet" loading={anew.busy} onClick={anew.act}>
                {anew.label}
              </Button>
            ) : null}
            <Button variant="primary" data-autofocus onClick={goOn.act}>
              {goOn.label}
            </Button>
          </>
        }
      >
        <ProblemNote>{anew?.problem}</ProblemNote>
        {children}
      </Modal>
    </div>
  );
}
