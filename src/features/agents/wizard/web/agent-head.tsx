import { pageAddress } from '#shared/site-map.ts';
import type { DraftSaved } from '#ui/drafts/draft-state.ts';
import { LinkButton } from '#ui/light/button.tsx';
import { IconClose } from '#ui/light/icons.tsx';
import { SavedLine } from '#ui/records/draft-parts.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import type { AgentDraftKind } from './agent-draft.ts';

interface AgentHeadProps {
  kind: AgentDraftKind;
  saved: DraftSaved | null;
  /** The page is left: what is unsaved is saved at once. */
  onQuit: () => void;
}

/** Title, when and where the unfinished agent was saved, and the way out, on which nothing is lost. */
export function AgentHead({ kind, saved, onQuit }: AgentHeadProps) {
  const t = useTexts();
  return (
    <div className="row between mb24 flex-wrap">
      <h1>{t(`agents.wizard.titles.${kind}`)}</h1>
      <span className="row g12 flex-wrap sm dim">
        <SavedLine saved={saved} />
        <LinkButton variant="quiet" href={pageAddress('agents')} onClick={onQuit}>
          <IconClose />
          {t('agents.wizard.quit')}
        </LinkButton>
      </span>
    </div>
  );
}
