import { useState } from 'react';
import { pageAddress } from '#kit/site-map.ts';
import { Form } from '#ui/forms/form.tsx';
import { usePlainSubmit } from '#ui/forms/use-submit.ts';
import { LinkButton } from '#ui/light/button.tsx';
import { IconCircleCheck } from '#ui/light/icons.tsx';
import { Link } from '#ui/light/link.tsx';
import { DeadMailLink, MailLinkPage, MailLinkSubmit } from '#ui/mail-link-page.tsx';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { presentLabels } from '../../criteria.ts';
import { confirmAlert } from '../contract.ts';
import type { AlertView } from '../fields.ts';

/** Target page of the mailed link: asks for confirmation. Opening the page changes nothing. */
export function AlertConfirmationPage({ token, alert }: { token: string; alert: AlertView | null }) {
  const t = useTexts();
  const [confirmed, setConfirmed] = useState<AlertView | null>(null);
  const shown = confirmed ?? alert;
  return (
    <MailLinkPage>
      {shown === null ? (
        <DeadMailLink
          title={t('agents.alerts.confirmation.deadTitle')}
          text={t('agents.alerts.confirmation.deadText')}
          first={{ href: pageAddress('postings'), label: t('agents.alerts.confirmation.toPostings') }}
          second={{ href: pageAddress('home'), label: t('agents.mailPage.home') }}
        />
      ) : shown.confirmed ? (
        <Confirmed alert={shown} />
      ) : (
        <Question token={token} alert={shown} onConfirmed={setConfirmed} />
      )}
    </MailLinkPage>
  );
}

function Question(props: { token: string; alert: AlertView; onConfirmed: (alert: AlertView) => void }) {
  const { token, alert } = props;
  const t = useTexts();
  const api = useApi();
  const submission = usePlainSubmit(async () => {
    props.onConfirmed((await api.call(confirmAlert, { body: { token } })).data);
  });
  return (
    <>
      <div>
        <h1>{t('agents.alerts.confirmation.title')}</h1>
        <p className="dim mt8 mail-link-name">{t('agents.alerts.confirmation.question', { email: alert.email })}</p>
        <p className="mt8 medium mail-link-name">{presentLabels(alert.criteria).join(', ')}</p>
      </div>
      <Form name="alert-confirmation" submission={submission} className="stack g16">
        <MailLinkSubmit
          label={t('agents.alerts.confirmation.confirm')}
          sending={t('agents.alerts.confirmation.confirming')}
        />
      </Form>
      <p className="sm dim">{t('agents.alerts.confirmation.notYou')}</p>
    </>
  );
}

function Confirmed({ alert: { title, email, inAccount, managePath } }: { alert: AlertView }) {
  const t = useTexts();
  return (
    <>
      <span className="initials initials-lg tone-3" aria-hidden="true">
        <IconCircleCheck />
      </span>
      <div role="status">
        <h1>{t('agents.alerts.confirmation.doneTitle')}</h1>
        <p className="dim mt8 mail-link-name">
          {t(inAccount ? 'agents.alerts.confirmation.inAccount' : 'agents.alerts.confirmation.done', { title, email })}
        </p>
      </div>
      <div className="row g12 flex-wrap">
        <LinkButton variant="primary" size="lg" href={pageAddress('postings')}>
          {t('agents.alerts.confirmation.toPostings')}
        </LinkButton>
        <LinkButton variant="quiet" size="lg" href={inAccount ? pageAddress('agents') : (managePath ?? '')}>
          {t(inAccount ? 'agents.alerts.confirmation.toAgents' : 'agents.alerts.confirmation.manage')}
        </LinkButton>
      </div>
      {inAccount ? null : (
        <p className="sm dim">
          {t('agents.alerts.confirmation.account')}{' '}
          <Link href={pageAddress('registration-candidate')}>{t('agents.alerts.confirmation.register')}</Link>
        </p>
      )}
    </>
  );
}
