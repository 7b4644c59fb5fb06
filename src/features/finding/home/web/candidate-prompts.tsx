import type { ReactNode } from 'react';
import { pageAddress } from '#kit/site-map.ts';
import { LinkButton } from '#ui/light/button.tsx';
import { IconBellPlus, IconHeart } from '#ui/light/icons.tsx';
import { useTexts } from '#ui/site/site-context.tsx';

/** What is proposed to a candidate who is signed in. */
export interface OwnPrompts {
  /** How complete the CV is, in percent. */
  cv: number;
  /** Codes of the prompts that are neither done nor dismissed, in their order. */
  open: readonly string[];
  /** The button that takes one away; its name says which. */
  dismissal: (code: string, title: string) => ReactNode;
}

interface PromptProps {
  tone?: 'accent' | 'primary';
  title: string;
  text: string;
  /** Takes it away; without it it stays. */
  dismissal?: ((title: string) => ReactNode) | undefined;
  children: ReactNode;
}

function Prompt({ tone = 'accent', title, text, dismissal, children }: PromptProps) {
  return (
    <div className={`prompt prompt-${tone}`}>
      <h3>{title}</h3>
      <p>{text}</p>
      {children}
      {dismissal?.(title)}
    </div>
  );
}

/** What the owner invites candidates to first. */
function AgentPrompt({ dismissal }: Pick<PromptProps, 'dismissal'>) {
  const t = useTexts();
  return (
    <Prompt
      tone="primary"
      title={t('postings.home.prompts.agent')}
      text={t('postings.home.prompts.agentText')}
      dismissal={dismissal}
    >
      <LinkButton variant="primary" href={pageAddress('agent-create')}>
        <IconBellPlus />
        {t('postings.home.prompts.agentAction')}
      </LinkButton>
    </Prompt>
  );
}

/** Leads to what is put aside; guests to an account, without which nothing is. */
function SavedPrompt({ who }: { who: 'candidate' | 'guest' }) {
  const t = useTexts();
  return (
    <Prompt tone="primary" title={t('postings.home.prompts.saved')} text={t(`postings.home.prompts.${who}.text`)}>
      <LinkButton
        variant="primary"
        href={pageAddress(who === 'candidate' ? 'saved-postings' : 'registration-candidate')}
      >
        <IconHeart />
        {t(`postings.home.prompts.${who}.action`)}
      </LinkButton>
    </Prompt>
  );
}

/** @param percent how complete the CV is; 0 before the first save and for guests */
function CvPrompt({ percent, dismissal }: { percent: number } & Pick<PromptProps, 'dismissal'>) {
  const t = useTexts();
  return (
    <Prompt
      title={percent ? t('postings.home.prompts.cvBegun', { percent }) : t('postings.home.prompts.cv')}
      text={t('postings.home.prompts.cvText')}
      dismissal={dismissal}
    >
      <LinkButton href={percent ? pageAddress('candidate-home') : pageAddress('cv')}>
        {percent ? t('postings.home.prompts.cvGoOn') : t('postings.home.prompts.cvAction')}
      </LinkButton>
    </Prompt>
  );
}

/** Shown where nothing is left to propose. */
function ModelsPrompt() {
  const t = useTexts();
  return (
    <Prompt title={t('postings.home.prompts.models')} text={t('postings.home.prompts.modelsText')}>
      <LinkButton href={pageAddress('work-model-postings')}>{t('postings.home.prompts.modelsAction')}</LinkButton>
    </Prompt>
  );
}

/** A prompt by its code; a new one is one more entry. */
const proposals: Record<string, (own: OwnPrompts, dismissal: (title: string) => ReactNode) => ReactNode> = {
  agent: (_own, dismissal) => <AgentPrompt dismissal={dismissal} />,
  cv: ({ cv }, dismissal) => <CvPrompt percent={cv} dismissal={dismissal} />,
};

/** The prompts that are left; where only one is, there is a second card all the same. */
function Proposals({ own }: { own: OwnPrompts }) {
  const shown = own.open.flatMap((code) => {
    const proposal = proposals[code]?.(own, (title) => own.dismissal(code, title));
    return proposal ? [<div key={code}>{proposal}</div>] : [];
  });
  return (
    <>
      {own.open.includes('agent') ? null : <SavedPrompt who="candidate" />}
      {shown}
      {own.open.some((code) => code !== 'agent') ? null : <ModelsPrompt />}
    </>
  );
}

/**
 * Next steps for a candidate: a digital agent, a CV, each until it is done or dismissed (rules.md#home-prompts); then
 * what else the site offers.
 * @param own null for guests
 */
export function CandidatePrompts({ own }: { own: OwnPrompts | null }) {
  return (
    <div className="stack g16">
      {own ? (
        <Proposals own={own} />
      ) : (
        <>
          <SavedPrompt who="guest" />
          <CvPrompt percent={0} />
        </>
      )}
    </div>
  );
}
