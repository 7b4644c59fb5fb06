import { useRef, useState } from 'react';
import { pageAddress } from '#kit/site-map.ts';
import { Form } from '#ui/forms/form.tsx';
import { usePlainSubmit } from '#ui/forms/use-submit.ts';
import { Note } from '#ui/light/note.tsx';
import { useOnDemand } from '#ui/light/on-demand.ts';
import { DeadMailLink, MailLinkHead, MailLinkPage, MailLinkSubmit } from '#ui/mail-link-page.tsx';
import { RadioCard } from '#ui/radio-card.tsx';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { unsubscribe } from '../contract.ts';
import type { UnsubscribeFacts } from '../fields.ts';
import type { UnsubscribedProps } from './unsubscribed.tsx';

const loadUnsubscribed = async () => (await import('./unsubscribed.tsx')).Unsubscribed;

export interface UnsubscribePageProps {
  token: string;
  /** Null if the link is invalid. */
  facts: UnsubscribeFacts | null;
}

/** Target of the link in a mail: unsubscribes from one list or all after confirmation. Rendering changes nothing. */
export function UnsubscribePage({ token, facts }: UnsubscribePageProps) {
  return <MailLinkPage>{facts ? <UnsubscribeForm token={token} facts={facts} /> : <BadLink />}</MailLinkPage>;
}

function BadLink() {
  const t = useTexts();
  return (
    <DeadMailLink
      title={t('accounts.unsubscribe.invalidTitle')}
      text={t('accounts.unsubscribe.invalidText')}
      first={{ href: pageAddress('login-candidate'), label: t('accounts.unsubscribe.signIn') }}
      second={{ href: pageAddress('home'), label: t('accounts.unsubscribe.home') }}
    />
  );
}

function UnsubscribeForm({ token, facts }: { token: string; facts: UnsubscribeFacts }) {
  const t = useTexts();
  const api = useApi();
  // The selection is part of the form, so that it works before scripts are loaded.
  const [everything, setEverything] = useState(!facts.subscribed);
  const [done, setDone] = useState(false);
  const choices = useRef<HTMLFieldSetElement>(null);
  const { email, list, settingsPath } = facts;
  const { Part: Unsubscribed, ask } = useOnDemand<UnsubscribedProps>(loadUnsubscribed);
  const submission = usePlainSubmit(async () => {
    const all = choices.current?.querySelector<HTMLInputElement>('input:checked')?.value === 'everything';
    setEverything(all);
    await api.call(unsubscribe, { body: { token, everything: all } });
    setDone(true);
    void ask();
  });

  return (
    <>
      <MailLinkHead title={t('accounts.unsubscribe.title')}>
        <p className="dim mt8">
          {t('accounts.unsubscribe.address')} <b className="medium mail-link-name">{email}</b>
        </p>
      </MailLinkHead>
      {facts.subscribed ? null : <Note tone="info">{t('accounts.unsubscribe.already')}</Note>}
      <Form name="unsubscribe" submission={submission} className="stack g16">
        <fieldset ref={choices} className="stack g8">
          <legend className="visually-hidden">{t('accounts.unsubscribe.what')}</legend>
          <RadioCard
            name="what"
            title={t(`accounts.unsubscribe.only.${list}`)}
            value="one"
            defaultChecked={!everything}
          >
            <span className="sm dim">{t(`accounts.unsubscribe.onlyNote.${list}`)}</span>
          </RadioCard>
          <RadioCard
            name="what"
            title={t('accounts.unsubscribe.everything')}
            value="everything"
            defaultChecked={everything}
          >
            <span className="sm dim">{t('accounts.unsubscribe.everythingNote')}</span>
          </RadioCard>
        </fieldset>
        <MailLinkSubmit
          label={t('accounts.unsubscribe.submit')}
          sending={t('accounts.unsubscribe.sending')}
          other={{ href: settingsPath, label: t('accounts.unsubscribe.settings') }}
        />
      </Form>
      {done && !Unsubscribed ? <Note tone="ok">{t('accounts.unsubscribe.done')}</Note> : null}
      {Unsubscribed ? (
        <Unsubscribed facts={facts} everything={everything} open={done} onClose={() => setDone(false)} />
      ) : null}
    </>
  );
}
