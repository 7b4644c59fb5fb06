import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import type { Translate } from '#kit/i18n/translator.ts';
import type { ReasonInput } from '#kit/reason-fields.ts';
import { reasonLimit } from '#kit/reason-limit.ts';
import { ActModal, type AskedAct } from '#ui/forms/act-modal.tsx';
import type { LeadingChoice } from '#ui/forms/leading-choice.tsx';
import type { ToastInput } from '#ui/light/toasts.tsx';

/** An administrator's reason, with the value of the choice above it. */
export interface Reasoned extends ReasonInput {
  ground?: string;
}

/** An administrator's action that asks for a reason. */
export interface ReasonedAct {
  title: string;
  /** What will happen. */
  text?: ReactNode;
  label: string;
  hint: string;
  /** A choice above the reason, passed as `ground`; with a schema that has it. */
  choice?: LeadingChoice | undefined;
  /** Whether the reason is optional. */
  optional?: boolean;
  dangerous?: boolean | undefined;
  submit: string;
  /** Replaces the usual text while the action is running. */
  sending?: string | undefined;
  /** Schema of the reason, when it is stricter than usual. */
  schema?: NonNullable<AskedAct['field']>['schema'] | undefined;
  /** Shown after success. */
  done: string | ((body: Reasoned) => ToastInput);
  perform: (body: Reasoned) => Promise<unknown>;
  /** Where to navigate after success; by default the page reloads its data. */
  afterwards?: () => Promise<void>;
}

/** Label and hint of the reason for the log, where the person concerned does not read it. */
export const loggedReason = (t: Translate) => ({
  label: t('administration.acts.reason'),
  hint: t('administration.acts.reasonHint'),
});

/** The window that asks for the reason and performs the action; closed while `act` is null. */
export function ReasonModal({ act, onClose }: { act: ReasonedAct | null; onClose: () => void }) {
  const { revalidate } = useRevalidator();
  const done = act?.done;
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
            choice: act.choice,
            schema:
              act.schema ??
              (async () => {
                const fields = await import('#kit/reason-fields.ts');
                return act.optional ? fields.optionalReasonForm : fields.reasonInput;
              }),
          },
          submit: act.submit,
          sending: act.sending,
          dangerous: act.dangerous,
          done: typeof done === 'function' ? (reason) => done({ reason }) : (done ?? ''),
          perform: (reason, { ground } = {}) => act.perform(ground ? { reason, ground } : { reason }),
        }
      }
    />
  );
}
