import { useNavigate } from 'react-router';
import { decisionAsked } from '#features/decisions/decision-words.ts';
import { pageAddress } from '#kit/site-map.ts';
import { loggedReason, type Reasoned, ReasonModal } from '#ui/administration/reason-modal.tsx';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { blockUser, deleteUser, sendInstructions, signOutUser, unblockUser } from '../contract.ts';
import type { UserRow } from '../fields.ts';
import { userName } from './user-parts.tsx';

const endpoints = {
  block: blockUser,
  unblock: unblockUser,
  signOut: signOutUser,
  delete: deleteUser,
};
export type UserAct = keyof typeof endpoints | 'instructions';

const dangerous: readonly UserAct[] = ['block', 'delete'];

export interface UserActModalProps {
  /** Null while the dialog is closed. */
  act: UserAct | null;
  user: UserRow;
  onClose: () => void;
}

/** Dialog for an action on a user. */
export function UserActModal({ act, user, onClose }: UserActModalProps) {
  const t = useTexts();
  const api = useApi();
  const navigate = useNavigate();
  const params = { id: user.id };
  const reasoned = act && {
    title: t(`administration.acts.${act}.title`),
    text: t(`administration.acts.${act}.text`, { name: userName(user) }),
    ...(act === 'block' ? decisionAsked(t) : loggedReason(t)),
    optional: act === 'instructions',
    dangerous: dangerous.includes(act),
    submit: t(`administration.acts.${act}.submit`),
    done: t(`administration.acts.${act}.done`),
    perform: (body: Reasoned) =>
      act === 'instructions'
        ? api.call(sendInstructions, { params, body })
        : api.call(endpoints[act], { params, body }),
    ...(act === 'delete' ? { afterwards: async () => navigate(pageAddress('admin-users'), { replace: true }) } : {}),
  };
  return <ReasonModal act={reasoned} onClose={onClose} />;
}
