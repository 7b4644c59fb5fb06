import { useRef, useState } from 'react';
import { formatDate } from '#kit/dates.ts';
import { pageAddress } from '#kit/site-map.ts';
import { Form } from '#ui/forms/form.tsx';
import { usePlainSubmit } from '#ui/forms/use-submit.ts';
import { Note } from '#ui/light/note.tsx';
import { useOnDemand } from '#ui/light/on-demand.ts';
import { DeadMailLink, MailLinkHead, MailLinkPage, MailLinkSubmit } from '#ui/mail-link-page.tsx';
import { RadioCard } from '#ui/radio-card.tsx';
import { useApi, useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { agentEditAddress } from '../../agent-addresses.ts';
import { presentLabels } from '../../criteria.ts';
import { agentFrequencies } from '../../frequency.ts';
import { actOnAgentMail } from '../contract.ts';
import type { AgentMailFacts } from '../fields.ts';
import { type AgentMailAct, stops } from '../mail-acts.ts';
import type { AgentDoneProps } from './agent-done.tsx';
import { AgentOpinion } from './agent-opinion.tsx';

const loadAgentDone = async () => (await import('./agent-done.tsx')).AgentDone;

export interface AgentMailPageProps {
  token: string;
  /** Null when the link matches no agent. */
  facts: AgentMailFacts | null;
  /** The opinion on the posting given by the link. */
  useful: 'yes' | 'no' | null;
  /** The action requested by the link, selected initially. */
  wish: AgentMailAct | null;
  /** A form has just been submitted without JavaScript. */
  saved: boolean;
}

/** Landing page of links in agent mails. Opening it changes nothing; an opinion is sent after hydration. */
export function AgentMailPage({ token, facts, useful, wish, saved }: AgentMailPageProps) {
  const t = useTexts();
  return (
    <MailLinkPage>
      {facts === null ? (
        <DeadMailLink
          title={t('agents.mailPage.invalidTitle')}
          text={t('agents.mailPage.invalidText')}
          first={{ href: pageAddress('postings'), label: t('agents.alerts.confirmation.toPostings') }}
          second={{ href: pageAddress('agents'), label: t('agents.mailPage.agents') }}
        />
      ) : facts.posting ? (
        <AgentOpinion key={`${facts.posting.id} ${useful}`} {...{ token, posting: facts.posting, useful, saved }} />
      ) : (
        <AgentMailForm {...{ token, facts, wish, saved }} />
      )}
    </MailLinkPage>
  );
}

const isFrequency = (act: AgentMailAct | null): boolean => agentFrequencies.some((each) => each === act);

/** Actions available in the agent's current state, most likely first. */
function offeredActs({ emailNotifications, pausedUntil, asks, frequency }: AgentMailFacts): AgentMailAct[] {
  const writes = emailNotifications && pausedUntil === null;
  return [
    ...(asks && emailNotifications ? (['continue'] as const) : []),
    ...(writes ? [] : (['resume'] as const)),
    ...(emailNotifications ? (['stop'] as const) : []),
    ...(writes ? (['pause'] as const) : []),
    ...(writes ? agentFrequencies.filter((each) => each !== frequency) : []),
    'stop-all',
  ];
}

const hintOf = (act: AgentMailAct, isAlert: boolean) =>
  isAlert && stops(act) ? (`agents.mailPage.alertNotes.${act}` as const) : (`agents.mailPage.notes.${act}` as const);

function State({ facts }: { facts: AgentMailFacts }) {
  const t = useTexts();
  const language = useLanguage();
  const { emailNotifications, pausedUntil, asks } = facts;
  if (!emailNotifications) return <Note tone="info">{t('agents.mailPage.off')}</Note>;
  if (pausedUntil)
    return <Note tone="info">{t('agents.mailPage.paused', { date: formatDate(pausedUntil, language) })}</Note>;
  return asks ? <Note tone="info">{t('agents.mailPage.asks')}</Note> : null;
}

function AgentMailForm(props: { facts: AgentMailFacts } & Pick<AgentMailPageProps, 'token' | 'wish' | 'saved'>) {
  const { token, wish } = props;
  const t = useTexts();
  const api = useApi();
  const [facts, setFacts] = useState(props.facts);
  const [done, setDone] = useState<AgentMailAct | null>(null);
  const choices = useRef<HTMLFieldSetElement>(null);
  const acts = offeredActs(facts);
  const alike = isFrequency(wish) ? acts.find(isFrequency) : undefined;
  const chosen = acts.find((act) => act === wish) ?? alike ?? acts[0];

  const { Part: AgentDone, ask } = useOnDemand<AgentDoneProps>(loadAgentDone);
  const perform = async (act: AgentMailAct): Promise<void> => {
    const { data } = await api.call(actOnAgentMail, { query: { token }, body: { act } });
    setFacts(data);
    setDone(act);
    void ask();
  };
  const submission = usePlainSubmit(async () => {
    const input = choices.current?.querySelector<HTMLInputElement>('input:checked');
    await perform(acts.find((act) => act === input?.value) ?? 'stop');
  });

  const conditions = presentLabels(facts.criteria);
  return (
    <>
      <MailLinkHead title={t('agents.mailPage.title')}>
        <p className="dim mt8">
          {t('agents.mailPage.agent')} <b className="medium mail-link-name">{facts.title}</b>
        </p>
        <p className="sm dim mt8">
          {t('agents.mailPage.conditions')} {conditions.join(', ')}
        </p>
      </MailLinkHead>
      {props.saved ? <Note tone="ok">{t('agents.mailPage.saved')}</Note> : null}
      <State facts={facts} />
      <Form name="agent-mail" submission={submission} className="stack g16">
        <fieldset ref={choices} className="stack g8" key={acts.join(' ')}>
          <legend className="visually-hidden">{t('agents.mailPage.what')}</legend>
          {acts.map((act) => (
            <RadioCard
              key={act}
              name="act"
              value={act}
              title={t(`agents.mailPage.acts.${act}`)}
              defaultChecked={act === chosen}
            >
              <span className="sm dim">{t(hintOf(act, facts.isAlert))}</span>
            </RadioCard>
          ))}
        </fieldset>
        <MailLinkSubmit
          label={t('agents.mailPage.submit')}
          sending={t('ui.record.saving')}
          {...(facts.isAlert
            ? {}
            : { other: { href: agentEditAddress(facts.agentId), label: t('agents.mailPage.edit') } })}
        />
      </Form>
      {done && !AgentDone ? <Note tone="ok">{t(`agents.mailPage.doneTitles.${done}`)}</Note> : null}
      {AgentDone ? (
        <AgentDone
          done={done}
          isAlert={facts.isAlert}
          title={facts.title}
          onClose={() => setDone(null)}
          onUndo={() => submission.attempt(() => perform('resume'))}
        />
      ) : null}
    </>
  );
}
