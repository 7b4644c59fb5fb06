import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { ActModal } from '#ui/forms/act-modal.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import type { ActInput } from '../fields.ts';
import { reasonLimit } from '../reason-limit.ts';

/** An act of an administrator that asks for a reason. */
export interface ReasonedAct {
  title: string;
  /** What will happen. */
  text?: ReactNode;
  label: string;
  hint: string;
  /** The reason may be left out. */
  optional?: boolean;
  dangerous?: boolean;
  submit: string;
  /** Said when it is done. */
  done: string;
  perform: (body: ActInput) => Promise<unknown>;
  /** Where to go when it is done; the page shows the new state unless it is told. */
  afterwards?: () => Promise<void>;
}

/** The window that asks why, and does it; closed while `act` is null. */
export function ReasonModal({ act, onClose }: { act: ReasonedAct | null; onClose: () => void }) {
  const t = useTexts();
  const { revalidate } = useRevalidator();
  return (
    <ActModal
      onClose={onClose}
      refresh={revalidate}
      afterwards={act?.afterwards}
      act={
        act && {
          title: act.title,
          text: act.text,
          field: {
            name: 'reason',
            label: act.label,
            hint: act.hint,
            optional: act.optional,
            limit: reasonLimit,
            schema: async () => {
              const fields = await import('../fields.ts');
              return act.optional ? fields.instructionsForm : fields.actInput;
            },
          },
          submit: act.submit,
          sending: t('administration.acts.sending'),
          dangerous: act.dangerous,
          done: act.done,
          perform: (reason) => act.perform({ reason }),
        }
      }
    />
  );
}
