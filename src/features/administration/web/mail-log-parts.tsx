import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { TextKey } from '#shared/i18n/translator.ts';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { problemSentence } from '#ui/forms/problem-sentence.ts';
import { IconRefresh } from '#ui/icons/account-icons.tsx';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { useToast } from '#ui/toasts.tsx';
import { resendMail } from '../mail-log-contract.ts';
import type { MailLogState, MailRowView } from '../mail-log-fields.ts';
import { type MailTemplateName, mailTemplateNames } from '../mail-templates.ts';

const templateKey = (name: MailTemplateName): TextKey => `administration.mailLog.templates.${name}`;

/** A template in words; one that this version does not know any more by its code. */
export function useTemplateName(): (template: string) => string {
  const t = useTexts();
  return (template) => {
    const known = mailTemplateNames.find((name) => name === template);
    return known ? t(templateKey(known)) : template;
  };
}

const tones: Record<MailLogState, BadgeTone> = {
  queued: 'new',
  sent: 'ok',
  retrying: 'feat',
  failed: 'x',
  kept: 'n',
  withheld: 'o',
};

export function MailStateBadge({ state }: { state: MailLogState }) {
  const t = useTexts();
  return <Badge tone={tones[state]}>{t(`administration.mailLog.states.${state}`)}</Badge>;
}

/** Has the mail tried at once; nothing for those that cannot be. What happened meanwhile is told and shown. */
export function ResendButton({ mail }: { mail: Pick<MailRowView, 'id' | 'recipient' | 'resendable'> }) {
  const t = useTexts();
  const api = useApi();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const [sending, setSending] = useState(false);
  if (!mail.resendable) return null;

  const resend = async (): Promise<void> => {
    setSending(true);
    try {
      await api.call(resendMail, { params: { id: mail.id }, body: {} });
      toast.show({ tone: 'ok', title: t('administration.mailLog.resent') });
    } catch (error) {
      toast.show({ tone: 'error', title: problemSentence(error, t) });
    }
    setSending(false);
    await revalidate();
  };

  return (
    <Button
      size="sm"
      variant="s"
      aria-label={t('administration.mailLog.resendOne', { recipient: mail.recipient })}
      loading={sending}
      loadingText={t('administration.mailLog.resending')}
      onClick={resend}
    >
      <IconRefresh />
      {t('administration.mailLog.resend')}
    </Button>
  );
}
