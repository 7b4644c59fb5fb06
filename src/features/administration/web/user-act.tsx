import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import type { Api } from '#shared/api-client.ts';
import { problemOf } from '#shared/client-errors.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { applyProblem, errorOf, useZodForm } from '#ui/forms/zod-form.ts';
import { Modal } from '#ui/modal.tsx';
import { Note } from '#ui/note.tsx';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { useToast } from '#ui/toasts.tsx';
import { blockUser, deleteUser, sendInstructions, signOutUser, unblockUser } from '../contract.ts';
import type { UserRow } from '../fields.ts';
import { usersPath } from './addresses.ts';
import { userName } from './user-parts.tsx';

export type UserAct = 'block' | 'unblock' | 'signOut' | 'instructions' | 'delete';

const endpoints = {
  block: blockUser,
  unblock: unblockUser,
  signOut: signOutUser,
  delete: deleteUser,
};

const perform = (api: Api, act: UserAct, id: string, body: Reason): Promise<unknown> =>
  act === 'instructions'
    ? api.call(sendInstructions, { params: { id }, body })
    : api.call(endpoints[act], { params: { id }, body });

const dangerous: readonly UserAct[] = ['block', 'delete'];
const reasonLimit = 500;

export interface UserActModalProps {
  /** Null while the window is closed. */
  act: UserAct | null;
  user: UserRow;
  onClose: () => void;
}

interface Reason {
  reason: string;
}

/** Asks why, and does it. What somebody else did in the meantime is told, and the page shows the new state. */
function ReasonForm({ act, user, onClose }: UserActModalProps & { act: UserAct }) {
  const t = useTexts();
  const api = useApi();
  const toast = useToast();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [problem, setProblem] = useState<string | null>(null);
  const form = useZodForm<Reason, Reason>({
    schema: async () => {
      const fields = await import('../fields.ts');
      return act === 'instructions' ? fields.instructionsForm : fields.actInput;
    },
    defaultValues: { reason: '' },
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (body) => {
    setProblem(null);
    try {
      await perform(api, act, user.id, body);
    } catch (error) {
      setProblem(applyProblem(error, form, t));
      if (problemOf(error)?.status === 409) void revalidate();
      return;
    }
    onClose();
    toast.show({ tone: 'ok', title: t(`administration.acts.${act}.done`) });
    if (act === 'delete') await navigate(usersPath, { replace: true });
    else await revalidate();
  });

  return (
    <form className="stack g16" noValidate onSubmit={submit}>
      {problem ? <Note tone="error">{problem}</Note> : null}
      <p className="dim">{t(`administration.acts.${act}.text`, { name: userName(user) })}</p>
      <Field
        label={t('administration.acts.reason')}
        hint={t('administration.acts.reasonHint')}
        optional={act === 'instructions'}
        error={errorOf(errors, 'reason')}
      >
        <TextArea limit={reasonLimit} rows={3} data-autofocus {...form.register('reason')} />
      </Field>
      <div className="row g8 end wrapx">
        <Button variant="g" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button
          type="submit"
          variant={dangerous.includes(act) ? 'x' : 'p'}
          loading={isSubmitting}
          loadingText={t('administration.acts.sending')}
        >
          {t(`administration.acts.${act}.submit`)}
        </Button>
      </div>
    </form>
  );
}

/** The window of an act on a user. */
export function UserActModal({ act, user, onClose }: UserActModalProps) {
  const t = useTexts();
  return (
    <Modal
      open={act !== null}
      onClose={onClose}
      size="s"
      title={act ? t(`administration.acts.${act}.title`) : ''}
    >
      {act ? <ReasonForm act={act} user={user} onClose={onClose} /> : null}
    </Modal>
  );
}
