import type { ReactNode } from 'react';
import { pageAddress } from '#kit/site-map.ts';
import { LinkButton } from '#ui/light/button.tsx';
import { IconBellPlus, IconHeart } from '#ui/light/icons.tsx';
import { useTexts } from '#ui/site/site-context.tsx';

/** Prompts for a signed-in candidate. */
export interface OwnPrompts {
  /** Completeness of the CV in percent. */
  cv: number;
  /** Codes of the prompts that are neither completed nor dismissed, in display order. */
  open: readonly string[];
  /** Renders the button that dismisses a prompt; `title` is part of its accessible name. */
  dismissal: (code: string, title: string) => ReactNode;
}

interface PromptProps {
  tone?: 'accent' | 'primary';
  title: string;
  text: string;
  /** Renders the dismiss button; omitted for prompts that cannot be dismissed. */
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

/** Invites candidates to create a digital agent; the first prompt. */
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

/** Links candidates to their saved postings, and guests to the registration, which saving requires. */
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

/** @param percent completeness of the CV; 0 before the first save and for guests */
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

/** Shown when there is no other prompt next to the first one. */
function ModelsPrompt() {
  const t = useTexts();
  return (
    <Prompt title={t('postings.home.prompts.models')} text={t('postings.home.prompts.modelsText')}>
      <LinkButton href={pageAddress('work-model-postings')}>{t('postings.home.prompts.modelsAction')}</LinkButton>
    </Prompt>
  );
}

/** Prompts by code. */
const proposals: Record<string, (own: OwnPrompts, dismissal: (title: string) => ReactNode) => ReactNode> = {
  agent: (_own, dismissal) => <AgentPrompt dismissal={dismissal} />,
  cv: ({ cv }, dismissal) => <CvPrompt percent={cv} dismissal={dismissal} />,
};

/** The open prompts, supplemented to at least two cards. */
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
 * Next steps for a candidate: a digital agent and a CV, each until completed or dismissed (rules.md#home-prompts), then
 * other features of the site.
 * @param own null for guests
 */
export function CandidatePrompts({ own }: { own: OwnPrompts | null }) {
  return (
    <div className="stack g16 snap-mobile">
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
