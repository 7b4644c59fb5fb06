import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { linkIdentity, unlinkIdentity } from '#features/accounts/external-contract.ts';
import type { IdentityView, ProviderView } from '#features/accounts/external-fields.ts';
import { formatDate } from '#shared/dates.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Field } from '#ui/field.tsx';
import { problemSentence } from '#ui/forms/problem-sentence.ts';
import { IconLink } from '#ui/icons/editor-icons.tsx';
import { useApi, useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { TextButton } from '#ui/text-button.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { useToast } from '#ui/toasts.tsx';

/** A provider with what is known of the account's connection to it. */
const waysOf = (providers: readonly ProviderView[], identities: readonly IdentityView[]) => [
  ...identities.map(({ provider, label, connectedAt }) => ({ id: provider, label, connectedAt })),
  ...providers
    .filter(({ id }) => !identities.some(({ provider }) => provider === id))
    .map(({ id, label }) => ({ id, label, connectedAt: null })),
];

function ExternalWay({ id, label, connectedAt }: ReturnType<typeof waysOf>[number]) {
  const t = useTexts();
  const language = useLanguage();
  const api = useApi();
  const toasts = useToast();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);

  const act = async (what: () => Promise<void>, failed: 'connectFailed' | 'disconnectFailed') => {
    setBusy(true);
    try {
      await what();
    } catch (error) {
      const title = t(`accounts.pages.account.${failed}`);
      toasts.show({ tone: 'error', title, text: problemSentence(error, t) });
    }
    setBusy(false);
  };
  const connect = () =>
    act(async () => {
      const { data } = await api.call(linkIdentity, { params: { provider: id } });
      window.location.assign(data.url);
    }, 'connectFailed');
  const disconnect = () =>
    act(async () => {
      await api.call(unlinkIdentity, { params: { provider: id } });
      toasts.show({ tone: 'ok', title: t('accounts.pages.account.disconnected') });
      await revalidate();
    }, 'disconnectFailed');

  return (
    <div className="f">
      <span className="lb">{label}</span>
      <div className="row between g12 acc-way">
        <span className="row g8">
          <IconLink />
          {connectedAt
            ? t('accounts.pages.account.connected', { date: formatDate(new Date(connectedAt), language) })
            : t('accounts.pages.account.notConnected')}
        </span>
        {connectedAt ? (
          <TextButton
            disabled={busy}
            aria-label={t('accounts.pages.account.disconnectAt', { label })}
            onClick={disconnect}
          >
            {t('accounts.pages.account.disconnect')}
          </TextButton>
        ) : (
          <Button
            size="sm"
            loading={busy}
            aria-label={t('accounts.pages.account.connectAt', { label })}
            onClick={connect}
          >
            {t('accounts.pages.account.connect')}
          </Button>
        )}
      </div>
    </div>
  );
}

export interface SignInCardProps {
  email: string;
  providers: readonly ProviderView[];
  identities: readonly IdentityView[];
}

/** How one signs in: the fixed address, and external providers. */
export function SignInCard({ email, providers, identities }: SignInCardProps) {
  const t = useTexts();
  return (
    <Card as="section" stack>
      <h2 className="acc-h">{t('accounts.pages.account.signIn')}</h2>
      <div className="grid c2 g16">
        <Field label={t('accounts.pages.account.email')} hint={t('accounts.pages.account.emailFixed')}>
          <TextInput type="email" value={email} readOnly />
        </Field>
        {waysOf(providers, identities).map((way) => (
          <ExternalWay key={way.id} {...way} />
        ))}
      </div>
    </Card>
  );
}
