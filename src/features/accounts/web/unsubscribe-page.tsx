import { useRef, useState } from 'react';
import { Button, LinkButton } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Form } from '#ui/forms/form.tsx';
import { usePlainSubmit } from '#ui/forms/use-submit.ts';
import { IconLinkOff, IconMailOff } from '#ui/icons/account-icons.tsx';
import { IconCircleCheck } from '#ui/icons/icons.tsx';
import { Main } from '#ui/main.tsx';
import { Modal } from '#ui/modal.tsx';
import { Note } from '#ui/note.tsx';
import { RadioCard } from '#ui/radio-card.tsx';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { unsubscribe } from '../unsubscribe-contract.ts';
import type { UnsubscribeFacts } from '../unsubscribe-fields.ts';
import '#ui/initials.css';
import './unsubscribe-page.css';

export interface UnsubscribePageProps {
  token: string;
  /** Null: the link is not good. */
  facts: UnsubscribeFacts | null;
}

/** What the link in a mail leads to: asks, then stops one list or all. Opening it changes nothing. */
export function UnsubscribePage({ token, facts }: UnsubscribePageProps) {
  return (
    <Main className="wrap page unsubscribe">
      <Card pad="l" stack>
        {facts ? <UnsubscribeForm token={token} facts={facts} /> : <BadLink />}
      </Card>
    </Main>
  );
}

function BadLink() {
  const t = useTexts();
  return (
    <>
      <span className="lo lo-l t1" aria-hidden="true">
        <IconLinkOff />
      </span>
      <div>
        <h1>{t('accounts.unsubscribe.invalidTitle')}</h1>
        <p className="dim mt8">{t('accounts.unsubscribe.invalidText')}</p>
      </div>
      <div className="row g12 wrapx">
        <LinkButton variant="p" size="lg" href="/prijava/kandidat">
          {t('accounts.unsubscribe.signIn')}
        </LinkButton>
        <LinkButton variant="g" size="lg" href="/">
          {t('accounts.unsubscribe.home')}
        </LinkButton>
      </div>
    </>
  );
}

function UnsubscribeForm({ token, facts }: { token: string; facts: UnsubscribeFacts }) {
  const t = useTexts();
  const api = useApi();
  // What is marked stands in the form itself, so that whoever is faster than the scripts gets what was chosen.
  const [everything, setEverything] = useState(!facts.subscribed);
  const [sending, setSending] = useState(false);
  const [done, setDone] = useState(false);
  const choices = useRef<HTMLFieldSetElement>(null);
  const { email, list, settingsPath } = facts;

  const submission = usePlainSubmit(async () => {
    if (sending) return;
    const all = choices.current?.querySelector<HTMLInputElement>('input:checked')?.value === 'everything';
    setEverything(all);
    setSending(true);
    try {
      await api.call(unsubscribe, { body: { token, everything: all } });
      setDone(true);
    } finally {
      setSending(false);
    }
  });

  return (
    <>
      <span className="lo lo-l t2" aria-hidden="true">
        <IconMailOff />
      </span>
      <div>
        <h1>{t('accounts.unsubscribe.title')}</h1>
        <p className="dim mt8">
          {t('accounts.unsubscribe.address')} <b className="m unsubscribe-address">{email}</b>
        </p>
      </div>
      {facts.subscribed ? null : <Note tone="info">{t('accounts.unsubscribe.already')}</Note>}
      <Form name="unsubscribe" submission={submission} className="stack g16">
        <fieldset ref={choices} className="stack g8">
          <legend className="sr">{t('accounts.unsubscribe.what')}</legend>
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
        <div className="row g12 wrapx">
          <Button
            type="submit"
            variant="p"
            size="lg"
            loading={sending}
            loadingText={t('accounts.unsubscribe.sending')}
          >
            {t('accounts.unsubscribe.submit')}
          </Button>
          <LinkButton variant="g" size="lg" href={settingsPath}>
            {t('accounts.unsubscribe.settings')}
          </LinkButton>
        </div>
      </Form>
      <Modal
        open={done}
        onClose={() => setDone(false)}
        size="s"
        title={
          <>
            <span className="lo t3 unsubscribe-done" aria-hidden="true">
              <IconCircleCheck />
            </span>
            {t('accounts.unsubscribe.done')}
          </>
        }
      >
        <div className="stack g16">
          <p className="dim unsubscribe-address">
            {everything
              ? t('accounts.unsubscribe.doneEverything', { email })
              : t(`accounts.unsubscribe.doneOne.${list}`, { email })}{' '}
            {t('accounts.unsubscribe.undo')}
          </p>
          <div className="stack g8 mt8">
            <LinkButton variant="p" size="lg" block href="/">
              {t('accounts.unsubscribe.home')}
            </LinkButton>
            <LinkButton variant="g" block href={settingsPath}>
              {t('accounts.unsubscribe.back')}
            </LinkButton>
          </div>
        </div>
      </Modal>
    </>
  );
}
