import { useRevalidator } from 'react-router';
import { formatDate } from '#kit/dates.ts';
import { Field } from '#ui/field.tsx';
import { keepFocus } from '#ui/focus-main.ts';
import { useAct } from '#ui/forms/use-act.ts';
import { IconLink } from '#ui/icons/editor-icons.tsx';
import { Button } from '#ui/light/button.tsx';
import { Card } from '#ui/light/card.tsx';
import { Note } from '#ui/light/note.tsx';
import { TextButton } from '#ui/light/text-button.tsx';
import { useToast } from '#ui/light/toasts.tsx';
import { useApi, useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { linkIdentity, unlinkIdentity } from '../../external-sign-in/contract.ts';
import type { IdentityView, ProviderView } from '../../identity-fields.ts';
import { retryMail } from '../../notifications/contract.ts';

/** Each provider with the account's connection to it. */
const signInMethodsOf = (providers: readonly ProviderView[], identities: readonly IdentityView[]) => [
  ...identities.map(({ provider, label, connectedAt }) => ({ id: provider, label, connectedAt })),
  ...providers
    .filter(({ id }) => !identities.some(({ provider }) => provider === id))
    .map(({ id, label }) => ({ id, label, connectedAt: null })),
];

function ExternalMethod({ id, label, connectedAt }: ReturnType<typeof signInMethodsOf>[number]) {
  const t = useTexts();
  const language = useLanguage();
  const api = useApi();
  const toasts = useToast();
  const { revalidate } = useRevalidator();
  const connecting = useAct(
    async () => {
      const { data } = await api.call(linkIdentity, { params: { provider: id } });
      window.location.assign(data.url);
    },
    { toast: t('accounts.pages.account.connectFailed') },
  );
  const disconnecting = useAct(
    async () => {
      await api.call(unlinkIdentity, { params: { provider: id } });
      toasts.show({ tone: 'ok', title: t('accounts.pages.account.disconnected') });
      await revalidate();
    },
    { toast: t('accounts.pages.account.disconnectFailed') },
  );

  return (
    <div className="field">
      <span className="label">{label}</span>
      <div className="row between g12 account-method">
        <span className="row g8">
          <IconLink />
          {connectedAt
            ? t('accounts.pages.account.connected', { date: formatDate(new Date(connectedAt), language) })
            : t('accounts.pages.account.notConnected')}
        </span>
        {connectedAt ? (
          <TextButton
            disabled={disconnecting.busy !== null}
            aria-label={t('accounts.pages.account.disconnectAt', { label })}
            onClick={() => void disconnecting.run()}
          >
            {t('accounts.pages.account.disconnect')}
          </TextButton>
        ) : (
          <Button
            size="sm"
            loading={connecting.busy !== null}
            aria-label={t('accounts.pages.account.connectAt', { label })}
            onClick={() => void connecting.run()}
          >
            {t('accounts.pages.account.connect')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** The address has rejected mail; its owner can confirm that it accepts mail again. */
function RefusedNote() {
  const t = useTexts();
  const api = useApi();
  const { revalidate } = useRevalidator();
  const { run, busy } = useAct(
    async () => {
      await api.call(retryMail, {});
      await revalidate();
      keepFocus();
    },
    { toast: t('accounts.pages.account.mailRetryFailed'), done: t('accounts.pages.account.mailRetried') },
  );
  return (
    <Note
      tone="warn"
      actions={
        <Button size="sm" loading={busy !== null} onClick={() => void run()}>
          {t('accounts.pages.account.mailRetry')}
        </Button>
      }
    >
      {t('accounts.pages.account.mailRefused')}
    </Note>
  );
}

export interface SignInCardProps {
  email: string;
  mailRefused: boolean;
  providers: readonly ProviderView[];
  identities: readonly IdentityView[];
}

/** Sign-in methods: the fixed address, and external providers. */
export function SignInCard({ email, mailRefused, providers, identities }: SignInCardProps) {
  const t = useTexts();
  return (
    <Card as="section" stack>
      <h2 className="h3">{t('accounts.pages.account.signIn')}</h2>
      {mailRefused ? <RefusedNote /> : null}
      <div className="grid c2 g16">
        <Field label={t('accounts.pages.account.email')} hint={t('accounts.pages.account.emailFixed')}>
          <TextInput type="email" value={email} readOnly />
        </Field>
        {signInMethodsOf(providers, identities).map((method) => (
          <ExternalMethod key={method.id} {...method} />
        ))}
      </div>
    </Card>
  );
}
