import { useRevalidator } from 'react-router';
import { useAct } from '#ui/forms/use-act.ts';
import { IconRefresh } from '#ui/icons/account-icons.tsx';
import { Badge, type BadgeTone } from '#ui/light/badge.tsx';
import { Button } from '#ui/light/button.tsx';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { resendMail } from '../contract.ts';
import type { MailLogState, MailRowView, MailsMeta } from '../fields.ts';

/** The label of a mail template; its code when this version no longer has it. */
export const templateName = (templates: MailsMeta['templates'], template: string): string =>
  templates.find(({ code }) => code === template)?.label ?? template;

const tones: Record<MailLogState, BadgeTone> = {
  queued: 'new',
  sent: 'ok',
  retrying: 'featured',
  failed: 'danger',
  kept: 'neutral',
  withheld: 'outline',
  held: 'featured',
};

export function MailStateBadge({ state }: { state: MailLogState }) {
  const t = useTexts();
  return <Badge tone={tones[state]}>{t(`administration.mailLog.states.${state}`)}</Badge>;
}

/**
 * Sends the mail again immediately; renders nothing for mails that cannot be sent. Changes made meanwhile are reported
 * and shown.
 */
export function ResendButton({ mail }: { mail: Pick<MailRowView, 'id' | 'recipient' | 'resendable'> }) {
  const t = useTexts();
  const api = useApi();
  const { revalidate } = useRevalidator();
  const { run, busy } = useAct(() => api.call(resendMail, { params: { id: mail.id }, body: {} }), {
    toast: true,
    done: t('administration.mailLog.resent'),
  });
  if (!mail.resendable) return null;

  const resend = async (): Promise<void> => {
    await run();
    await revalidate();
  };

  return (
    <Button
      size="sm"
      variant="soft"
      aria-label={t('administration.mailLog.resendOne', { recipient: mail.recipient })}
      loading={busy !== null}
      loadingText={t('common.sending')}
      onClick={resend}
    >
      <IconRefresh />
      {t('administration.mailLog.resend')}
    </Button>
  );
}
