import { useState } from 'react';
import { pageAddress } from '#kit/site-map.ts';
import { Form } from '#ui/forms/form.tsx';
import { usePlainSubmit } from '#ui/forms/use-submit.ts';
import { LinkButton } from '#ui/light/button.tsx';
import { IconCircleCheck } from '#ui/light/icons.tsx';
import { Link } from '#ui/light/link.tsx';
import { DeadMailLink, MailLinkPage, MailLinkSubmit } from '#ui/mail-link-page.tsx';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { StepState } from '#ui/step-state.tsx';
import { presentLabels } from '../../criteria.ts';
import { confirmAlert } from '../contract.ts';
import type { AlertView } from '../fields.ts';

/** Target page of the mailed link: asks for confirmation. Opening the page changes nothing. */
export function AlertConfirmationPage(props: {
  token: string;
  /** What the link is for; null when it is dead. */
  facts: AlertView | null;
  /** The response to the form, submitted without JavaScript. */
  answer: AlertView | null;
}) {
  const { token, facts, answer } = props;
  const t = useTexts();
  const [confirmed, setConfirmed] = useState(answer);
  const shown = confirmed ?? facts;
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
        <Confirmed alert={shown} known={confirmed === null} />
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
        <p className="dim mt8">{t('agents.alerts.confirmation.question', { email: alert.email })}</p>
        <p className="mt8 medium">{presentLabels(alert.criteria).join(', ')}</p>
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

/** @param known it was confirmed before, and may have been changed or turned off since */
function Confirmed({ alert, known }: { alert: AlertView; known: boolean }) {
  const t = useTexts();
  const { title, email, inAccount, managePath } = alert;
  const text = inAccount ? 'inAccount' : known ? 'known' : 'done';
  return (
    <StepState
      focused
      icon={<IconCircleCheck />}
      tone="ok"
      title={t(`agents.alerts.confirmation.${known ? 'knownTitle' : 'doneTitle'}`)}
      actions={
        <>
          <LinkButton variant="primary" size="lg" href={pageAddress('postings')}>
            {t('agents.alerts.confirmation.toPostings')}
          </LinkButton>
          <LinkButton variant="quiet" size="lg" href={inAccount ? pageAddress('agents') : (managePath ?? '')}>
            {t(inAccount ? 'agents.alerts.confirmation.toAgents' : 'agents.alerts.confirmation.manage')}
          </LinkButton>
        </>
      }
      note={
        inAccount ? null : (
          <p className="sm dim">
            {t('agents.alerts.confirmation.account')}{' '}
            <Link href={pageAddress('registration-candidate')}>{t('agents.alerts.confirmation.register')}</Link>
          </p>
        )
      }
    >
      {t(`agents.alerts.confirmation.${text}`, { title, email })}
    </StepState>
  );
}
