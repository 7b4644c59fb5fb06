import { type ReactNode, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { isApiProblem } from '#kit/client-errors.ts';
import { clearRootStore } from '#kit/root-store.ts';
import { Checkbox } from '#ui/choice.tsx';
import { Form } from '#ui/forms/form.tsx';
import { PasswordField } from '#ui/forms/named-fields.tsx';
import { useSubmit } from '#ui/forms/use-submit.ts';
import { useZodForm } from '#ui/forms/zod-form.ts';
import { IconTrash } from '#ui/icons/account-icons.tsx';
import { Button } from '#ui/light/button.tsx';
import { IconAlertTriangle, IconBell, IconFiles, IconHeart, IconSend } from '#ui/light/icons.tsx';
import { useToast } from '#ui/light/toasts.tsx';
import { Modal } from '#ui/modal.tsx';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { SignInAgain } from '../../web/sign-in-again.tsx';
import { deleteAccount } from '../contract.ts';
import type { CandidateAccountView, DeleteAccountInput } from '../fields.ts';
import type { DeletionCardProps } from './deletion-card.tsx';

const loadSchema = async () => (await import('../fields.ts')).deleteAccountInput;

/** Counts of the data that will be lost (rules.md#account-deletion). */
function Losses({ account }: { account: CandidateAccountView }) {
  const t = useTexts();
  const { savedPostings, applications, applicationsInProgress, agents, documents } = account;
  const one = (key: 'savedPostings' | 'successful' | 'agents' | 'documents', count: number) => (
    <>
      <b>{count}</b> {t(`accounts.personalData.deletion.${key}`, { count })}
    </>
  );
  const inProgress =
    applicationsInProgress > 0
      ? `, ${t('accounts.personalData.deletion.inProgress', { count: applicationsInProgress })}`
      : '';
  const items: { key: string; icon: ReactNode; text: ReactNode }[] = [
    { key: 'saved', icon: <IconHeart />, text: one('savedPostings', savedPostings) },
    {
      key: 'sent',
      icon: <IconSend />,
      text: (
        <>
          {one('successful', applications)}
          {inProgress}
        </>
      ),
    },
    ...(agents > 0 ? [{ key: 'agents', icon: <IconBell />, text: one('agents', agents) }] : []),
    ...(documents > 0 ? [{ key: 'documents', icon: <IconFiles />, text: one('documents', documents) }] : []),
  ];
  return (
    <ul className="stack g12">
      {items.map(({ key, icon, text }) => (
        <li key={key} className="row top g12">
          {icon}
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

function DeletionForm({
  account,
  hasPassword,
  formId,
  onSending,
}: DeletionCardProps & {
  formId: string;
  onSending: (sending: boolean) => void;
}) {
  const api = useApi();
  const t = useTexts();
  const toasts = useToast();
  const navigate = useNavigate();
  const form = useZodForm<DeleteAccountInput, DeleteAccountInput>({
    schema: loadSchema,
    defaultValues: hasPassword ? { password: '' } : {},
  });

  const submission = useSubmit(
    form,
    async (body) => {
      onSending(true);
      await api.call(deleteAccount, { body });
      clearRootStore();
      toasts.show({ tone: 'ok', title: t('accounts.personalData.deletion.done') });
      void navigate('/', { replace: true });
    },
    (error, usual) => {
      onSending(false);
      if (!isApiProblem(error)) return usual();
      if (error.problem.code === 'accounts.sign-in-again') return <SignInAgain />;
      if (error.problem.status !== 429) return usual();
      return t('accounts.personalData.deletion.wait', { count: Math.ceil((error.retryAfter ?? 60) / 60) });
    },
  );

  return (
    <Form name="deletion" submission={submission} id={formId} className="stack g16">
      <p className="dim">{t('accounts.personalData.deletion.modalText')}</p>
      <Losses account={account} />
      {hasPassword ? (
        <PasswordField
          name="password"
          label={t('accounts.personalData.deletion.password')}
          autoComplete="current-password"
        />
      ) : null}
    </Form>
  );
}

/** Asks for confirmation before an account is permanently deleted. */
export function DeletionModal({ open, onClose, ...props }: DeletionCardProps & { open: boolean; onClose: () => void }) {
  const t = useTexts();
  const formId = useId();
  const [understood, setUnderstood] = useState(false);
  const [sending, setSending] = useState(false);
  const close = () => {
    if (sending) return;
    setUnderstood(false);
    onClose();
  };
  return (
    <Modal
      open={open}
      onClose={close}
      role="alertdialog"
      size="sm"
      title={
        <>
          <span className="initials tone-4 account-warning">
            <IconAlertTriangle />
          </span>
          {t('accounts.personalData.deletion.modalTitle')}
        </>
      }
      footer={
        <>
          <Button onClick={close}>{t('common.cancel')}</Button>
          <Button
            type="submit"
            form={formId}
            variant="danger"
            loading={sending}
            loadingText={t('accounts.personalData.deletion.deleting')}
            disabledReason={understood ? undefined : t('accounts.personalData.deletion.tickFirst')}
          >
            <IconTrash />
            {t('accounts.personalData.deletion.confirm')}
          </Button>
        </>
      }
    >
      <div className="stack g16">
        <DeletionForm {...props} formId={formId} onSending={setSending} />
        <Checkbox
          label={t('accounts.personalData.deletion.understood')}
          checked={understood}
          onChange={(event) => setUnderstood(event.target.checked)}
        />
      </div>
    </Modal>
  );
}
