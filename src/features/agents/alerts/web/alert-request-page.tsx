import { useState } from 'react';
import { agentFromSearchAddress, filterOfAddress } from '#features/postings/search-address.ts';
import { pageAddress } from '#kit/site-map.ts';
import { Form } from '#ui/forms/form.tsx';
import { TextField } from '#ui/forms/named-fields.tsx';
import { useSubmit } from '#ui/forms/use-submit.ts';
import { useZodForm } from '#ui/forms/zod-form.ts';
import { IconMailCheck } from '#ui/icons/mail-icons.tsx';
import { LinkButton } from '#ui/light/button.tsx';
import { Link } from '#ui/light/link.tsx';
import { Note } from '#ui/light/note.tsx';
import { MailLinkPage, MailLinkSubmit } from '#ui/mail-link-page.tsx';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { StepState } from '#ui/step-state.tsx';
import { presentLabels } from '../../criteria.ts';
import { notHeldLabels } from '../../wizard/not-held-labels.ts';
import { requestAlert } from '../contract.ts';
import type { AlertInput, AlertSearch } from '../fields.ts';

export interface AlertRequestPageProps {
  /** The search as in the address of `/oglasi`, without `?`. */
  query: string;
  search: AlertSearch;
  /** Address of the visitor's account. */
  email: string;
  /** Address of a form submitted without scripts. */
  sentTo: string | null;
}

/** Asks for the address to which new jobs of a search are sent; the response is the same for every address. */
export function AlertRequestPage({ query, search, email, sentTo }: AlertRequestPageProps) {
  const t = useTexts();
  const [typed, setTyped] = useState(sentTo ?? email);
  const [isSent, setSent] = useState(sentTo !== null);
  const back = `${pageAddress('postings')}${query === '' ? '' : `?${query}`}`;
  const conditions = presentLabels(search.criteria);
  if (conditions.length === 0)
    return (
      <MailLinkPage>
        <div>
          <h1>{t('agents.alerts.request.emptyTitle')}</h1>
          <p className="dim mt8">{t('agents.alerts.request.emptyText')}</p>
        </div>
        <div className="row g12 flex-wrap">
          <LinkButton variant="primary" size="lg" href={back}>
            {t('agents.alerts.request.emptyButton')}
          </LinkButton>
        </div>
      </MailLinkPage>
    );
  if (isSent) return <Sent email={typed} query={query} back={back} onAgain={() => setSent(false)} />;
  const onSent = (to: string): void => {
    setTyped(to);
    setSent(true);
  };
  const notHeld = notHeldLabels(search.notHeld, t);
  return (
    <MailLinkPage>
      <div>
        <h1>{t('agents.alerts.request.title')}</h1>
        <p className="dim mt8">{t('agents.alerts.request.lead')}</p>
        <p className="mt8 medium">{conditions.join(', ')}</p>
      </div>
      {notHeld.length > 0 ? (
        <Note tone="info">{t('agents.alerts.request.notHeld', { list: notHeld.join(', ') })}</Note>
      ) : null}
      <RequestForm query={query} email={typed} back={back} onSent={onSent} />
      <p className="sm dim">
        {t('agents.alerts.request.account')}{' '}
        <Link href={agentFromSearchAddress(filterOfAddress(back))}>{t('agents.alerts.request.asAgent')}</Link>
      </p>
    </MailLinkPage>
  );
}

interface RequestFormProps {
  query: string;
  email: string;
  back: string;
  onSent: (email: string) => void;
}

function RequestForm({ query, email, back, onSent }: RequestFormProps) {
  const t = useTexts();
  const api = useApi();
  const form = useZodForm<AlertInput, AlertInput>({
    schema: async () => (await import('../fields.ts')).alertInput,
    defaultValues: { email, query },
  });
  const submission = useSubmit(form, async (body) => onSent((await api.call(requestAlert, { body })).data.email));
  return (
    <Form name="alert" submission={submission} className="stack g16">
      <TextField
        name="email"
        label={t('agents.alerts.request.email')}
        hint={t('agents.alerts.request.hint')}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <p className="sm dim">
        {t('agents.alerts.request.privacy')}{' '}
        <Link href={pageAddress('privacy')}>{t('agents.alerts.request.more')}</Link>
      </p>
      <MailLinkSubmit
        label={t('agents.alerts.request.submit')}
        sending={t('common.sending')}
        other={{ href: back, label: t('agents.alerts.request.back') }}
      />
    </Form>
  );
}

function Sent({ email, query, back, onAgain }: Omit<RequestFormProps, 'onSent'> & { onAgain: () => void }) {
  const t = useTexts();
  return (
    <MailLinkPage>
      <StepState
        focused
        icon={<IconMailCheck />}
        title={t('agents.alerts.request.sent')}
        note={<p className="sm dim">{t('agents.alerts.request.notArrived')}</p>}
        actions={
          <>
            <LinkButton variant="primary" size="lg" href={back}>
              {t('agents.alerts.request.back')}
            </LinkButton>
            <LinkButton
              variant="quiet"
              size="lg"
              href={`${pageAddress('alert')}?${query}`}
              onClick={(event) => {
                event.preventDefault();
                onAgain();
              }}
            >
              {t('agents.alerts.request.again')}
            </LinkButton>
          </>
        }
      >
        {t('agents.alerts.request.sentText', { email })}
      </StepState>
    </MailLinkPage>
  );
}
