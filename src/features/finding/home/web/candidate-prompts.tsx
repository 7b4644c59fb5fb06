import type { ReactNode } from 'react';
import { pageAddress } from '#shared/site-map.ts';
import { LinkButton } from '#ui/light/button.tsx';
import { IconHeart } from '#ui/light/icons.tsx';
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
  title: string;
  text: string;
  /** Takes it away; without it it stays. */
  dismissal?: ((title: string) => ReactNode) | undefined;
  children: ReactNode;
}

function Prompt({ title, text, dismissal, children }: PromptProps) {
  return (
    <div className="prompt prompt-accent">
      <h3>{title}</h3>
      <p>{text}</p>
      {children}
      {dismissal?.(title)}
    </div>
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
      <LinkButton href={pageAddress('work-model-postings')}>
        {t('postings.home.prompts.modelsAction')}
      </LinkButton>
    </Prompt>
  );
}

/** A prompt by its code; a new one is one more entry. */
const proposals: Record<string, (own: OwnPrompts, dismissal: (title: string) => ReactNode) => ReactNode> = {
  cv: ({ cv }, dismissal) => <CvPrompt percent={cv} dismissal={dismissal} />,
};

function Proposals({ own }: { own: OwnPrompts }) {
  const shown = own.open.flatMap((code) => {
    const proposal = proposals[code]?.(own, (title) => own.dismissal(code, title));
    return proposal ? [<div key={code}>{proposal}</div>] : [];
  });
  return shown.length > 0 ? shown : <ModelsPrompt />;
}

/**
 * Next steps for a candidate: saving postings, and what is proposed until it is done or dismissed (rules.md#home-prompts).
 * @param own null for guests
 */
export function CandidatePrompts({ own }: { own: OwnPrompts | null }) {
  const t = useTexts();
  const who = own ? 'candidate' : 'guest';
  return (
    <div className="stack g16">
      <div className="prompt prompt-primary">
        <h3>{t('postings.home.prompts.saved')}</h3>
        <p>{t(`postings.home.prompts.${who}.text`)}</p>
        <LinkButton
          variant="primary"
          href={own ? pageAddress('saved-postings') : pageAddress('registration-candidate')}
        >
          <IconHeart />
          {t(`postings.home.prompts.${who}.action`)}
        </LinkButton>
      </div>
      {own ? <Proposals own={own} /> : <CvPrompt percent={0} />}
    </div>
  );
}
