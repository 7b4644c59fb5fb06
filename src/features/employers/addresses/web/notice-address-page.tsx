import { useState } from 'react';
import { pageAddress } from '#kit/site-map.ts';
import { Form } from '#ui/forms/form.tsx';
import { usePlainSubmit } from '#ui/forms/use-submit.ts';
import { LinkButton } from '#ui/light/button.tsx';
import { DeadMailLink, MailLinkPage, MailLinkSubmit } from '#ui/mail-link-page.tsx';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { confirmAddress } from '../contract.ts';
import type { AddressFacts } from '../fields.ts';

export interface NoticeAddressPageProps {
  token: string;
  facts: AddressFacts;
  /** Of the form submitted without JavaScript, which has confirmed the address. */
  answer: unknown;
}

interface Named {
  email: string;
  company: string;
}

/** Target page of the mailed link: asks for confirmation. Opening the page changes nothing. */
export function NoticeAddressPage({ token, facts, answer }: NoticeAddressPageProps) {
  const { state, email, company } = facts;
  const [done, setDone] = useState(answer !== null);
  const named = email === null || company === null ? null : { email, company };
  return (
    <MailLinkPage>
      {named === null || state === 'unknown' ? <Dead kind="unknown" named={null} /> : null}
      {named && state === 'expired' ? <Dead kind="expired" named={named} /> : null}
      {named && state === 'confirmed' ? <Confirmed named={named} before={!done} /> : null}
      {named && state === 'open' && done ? <Confirmed named={named} before={false} /> : null}
      {named && state === 'open' && !done ? (
        <Question token={token} named={named} onDone={() => setDone(true)} />
      ) : null}
    </MailLinkPage>
  );
}

function Dead({ kind, named }: { kind: 'unknown' | 'expired'; named: Named | null }) {
  const t = useTexts();
  return (
    <DeadMailLink
      title={t(`employers.addresses.${kind}Title`)}
      text={t(`employers.addresses.${kind}Text`, {
        company: named?.company ?? '',
        email: named?.email ?? '',
      })}
      first={{ href: pageAddress('home'), label: t('ui.toHome') }}
      second={{ href: pageAddress('contact'), label: t('ui.toContact') }}
    />
  );
}

/** @param before whether the address was confirmed in an earlier visit */
function Confirmed({ named, before }: { named: Named; before: boolean }) {
  const t = useTexts();
  return (
    <>
      <div>
        <h1>{t(before ? 'employers.addresses.alreadyTitle' : 'employers.addresses.doneTitle')}</h1>
        <p className="dim mt8" role="status">
          {t('employers.addresses.doneText', { ...named })}
        </p>
      </div>
      <div className="row g12 flex-wrap">
        <LinkButton variant="primary" size="lg" href={pageAddress('home')}>
          {t('ui.toHome')}
        </LinkButton>
      </div>
    </>
  );
}

function Question({ token, named, onDone }: { token: string; named: Named; onDone: () => void }) {
  const t = useTexts();
  const api = useApi();
  const submission = usePlainSubmit(async () => {
    await api.call(confirmAddress, { body: { token } });
    onDone();
  });
  return (
    <>
      <div>
        <h1>{t('employers.addresses.title')}</h1>
        <p className="dim mt8">{t('employers.addresses.question', { ...named })}</p>
        <p className="dim mt8">{t('employers.addresses.before')}</p>
      </div>
      <Form name="notice-address" submission={submission} className="stack g16">
        <MailLinkSubmit label={t('employers.addresses.confirm')} sending={t('employers.addresses.confirming')} />
      </Form>
      <p className="sm dim">{t('employers.addresses.notYou')}</p>
    </>
  );
}
