import { useEffect, useRef, useState } from 'react';
import { pageAddress } from '#kit/site-map.ts';
import { Form } from '#ui/forms/form.tsx';
import { usePlainSubmit } from '#ui/forms/use-submit.ts';
import { IconHelpCircle } from '#ui/icons/account-icons.tsx';
import { Button, LinkButton } from '#ui/light/button.tsx';
import { IconCircleCheck } from '#ui/light/icons.tsx';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { giveAgentOpinion } from '../contract.ts';
import type { AgentMailFacts } from '../fields.ts';
import { agentMailAddress } from '../mail-link.ts';

type Answer = 'yes' | 'no';

const answerOf = (useful: boolean | null): Answer | null => (useful === null ? null : useful ? 'yes' : 'no');

/**
 * Feedback on whether a posting was useful. Opening the link is the answer, but the page sends it with JavaScript, so
 * that link scanners do not answer. Without JavaScript the buttons send it.
 */
export function AgentOpinion(props: {
  token: string;
  posting: NonNullable<AgentMailFacts['posting']>;
  useful: Answer | null;
  /** It has just been submitted without JavaScript. */
  saved: boolean;
}) {
  const { token, posting, useful } = props;
  const t = useTexts();
  const api = useApi();
  const [answer, setAnswer] = useState<Answer | null>(props.saved ? answerOf(posting.useful) : null);
  const pressed = useRef<Answer>(useful ?? 'yes');
  const submission = usePlainSubmit(async () => {
    const given = pressed.current;
    await api.call(giveAgentOpinion, { body: { token, posting: posting.id, useful: given } });
    setAnswer(given);
  });
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current || useful === null || props.saved) return;
    begun.current = true;
    void submission.submit();
  });

  const other: Answer[] = answer === null ? ['yes', 'no'] : [answer === 'yes' ? 'no' : 'yes'];
  return (
    <>
      <span className={`initials initials-lg ${answer ? 'tone-3' : 'tone-2'}`} aria-hidden="true">
        {answer ? <IconCircleCheck /> : <IconHelpCircle />}
      </span>
      <div>
        <h1>{t(answer ? 'agents.mailPage.opinion.thanks' : 'agents.mailPage.opinion.title')}</h1>
        <p className="mt8 medium">{posting.positionTitle}</p>
        <p className="dim mt8" role="status">
          {answer ? t(`agents.mailPage.opinion.${answer === 'yes' ? 'useful' : 'useless'}`) : null}
        </p>
      </div>
      <Form name="agent-opinion" submission={submission} className="stack g16">
        {answer ? <p className="sm dim">{t('agents.mailPage.opinion.change')}</p> : null}
        <div className="row g12 flex-wrap">
          {other.map((each) => (
            <Button
              key={each}
              type="submit"
              name="useful"
              value={each}
              variant={answer === null && each === (useful ?? 'yes') ? 'primary' : 'soft'}
              loading={submission.running !== null && pressed.current === each}
              loadingText={t('agents.mailPage.opinion.saving')}
              onClick={() => {
                pressed.current = each;
              }}
            >
              {t(`agents.mailPage.opinion.${each}`)}
            </Button>
          ))}
        </div>
      </Form>
      <div className="row g12 flex-wrap">
        <LinkButton variant={answer ? 'primary' : 'quiet'} href={pageAddress('posting', posting.id)}>
          {t('agents.mailPage.opinion.open')}
        </LinkButton>
        <LinkButton variant="quiet" href={agentMailAddress(token)}>
          {t('agents.mailPage.opinion.manage')}
        </LinkButton>
      </div>
    </>
  );
}
