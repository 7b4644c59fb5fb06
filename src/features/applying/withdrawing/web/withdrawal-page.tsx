import { useState } from 'react';
import { formatDate } from '#kit/dates.ts';
import { pageAddress } from '#kit/site-map.ts';
import { Form } from '#ui/forms/form.tsx';
import { usePlainSubmit } from '#ui/forms/use-submit.ts';
import { LinkButton } from '#ui/light/button.tsx';
import { DeadMailLink, MailLinkPage, MailLinkSubmit } from '#ui/mail-link-page.tsx';
import { useApi, useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { withdrawByLink } from '../contract.ts';
import type { WithdrawalFacts } from '../fields.ts';

export interface WithdrawalPageProps {
  token: string;
  /** Null when the link matches no application. */
  facts: WithdrawalFacts | null;
  /** Of the form submitted without JavaScript, which has just withdrawn it. */
  answer: WithdrawalFacts | null;
}

/**
 * Page of the link in a guest's mail: asks for confirmation, then withdraws the application. Opening it changes
 * nothing.
 */
export function WithdrawalPage({ token, facts, answer }: WithdrawalPageProps) {
  const [done, setDone] = useState(answer);
  const known = done ?? facts;
  return (
    <MailLinkPage>
      {known === null ? (
        <Dead />
      ) : known.withdrawnOn === null ? (
        <Question token={token} facts={known} onDone={setDone} />
      ) : (
        <Withdrawn facts={known} on={known.withdrawnOn} before={done === null} />
      )}
    </MailLinkPage>
  );
}

function Dead() {
  const t = useTexts();
  return (
    <DeadMailLink
      title={t('applications.withdrawing.badLink')}
      text={t('applications.withdrawing.badLinkText')}
      first={{ href: pageAddress('postings'), label: t('applications.withdrawing.toPostings') }}
    />
  );
}

/** @param before whether it was withdrawn on an earlier visit or from an account */
function Withdrawn({ facts, on, before }: { facts: WithdrawalFacts; on: string; before: boolean }) {
  const t = useTexts();
  const language = useLanguage();
  const { positionTitle, company } = facts;
  return (
    <>
      <div>
        <h1>{t(`applications.withdrawing.${before ? 'alreadyTitle' : 'doneTitle'}`)}</h1>
        <p className="dim mt8" role="status">
          {t('applications.withdrawing.doneText', { positionTitle, company, date: formatDate(on, language) })}
        </p>
      </div>
      <div className="row g12 flex-wrap">
        <LinkButton variant="primary" size="lg" href={pageAddress('postings')}>
          {t('applications.withdrawing.toPostings')}
        </LinkButton>
      </div>
    </>
  );
}

function Question(props: { token: string; facts: WithdrawalFacts; onDone: (facts: WithdrawalFacts) => void }) {
  const { token, facts, onDone } = props;
  const t = useTexts();
  const language = useLanguage();
  const api = useApi();
  const submission = usePlainSubmit(async () => {
    onDone((await api.call(withdrawByLink, { body: { token } })).data);
  });
  const { positionTitle, company, sentOn } = facts;
  return (
    <>
      <div>
        <h1>{t('applications.withdrawing.title')}</h1>
        <p className="mt8">
          {t('applications.withdrawing.about', {
            positionTitle,
            company,
            date: formatDate(sentOn, language),
          })}
        </p>
        <p className="dim mt8">{t('applications.own.withdraw.text')}</p>
        <p className="dim mt8">{t('applications.withdrawing.again')}</p>
      </div>
      <Form name="application-withdrawal" submission={submission} className="stack g16">
        <MailLinkSubmit
          label={t('applications.withdrawing.submit')}
          sending={t('applications.withdrawing.sending')}
          variant="danger"
        />
      </Form>
      <p className="sm dim">{t('applications.withdrawing.keep')}</p>
    </>
  );
}
