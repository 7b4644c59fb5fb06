import { pageAddress } from '#shared/site-map.ts';
import { LinkButton } from '#ui/light/button.tsx';
import { IconHeart } from '#ui/light/icons.tsx';
import { useTexts } from '#ui/site/site-context.tsx';

/** Next steps for a candidate: saving postings, and choosing a place of work. */
export function CandidatePrompts({ signedIn }: { signedIn: boolean }) {
  const t = useTexts();
  const who = signedIn ? 'candidate' : 'guest';
  return (
    <div className="stack g16">
      <div className="prompt prompt-primary">
        <h3>{t('postings.home.prompts.saved')}</h3>
        <p>{t(`postings.home.prompts.${who}.text`)}</p>
        <LinkButton
          variant="primary"
          href={signedIn ? pageAddress('saved-postings') : pageAddress('registration-candidate')}
        >
          <IconHeart />
          {t(`postings.home.prompts.${who}.action`)}
        </LinkButton>
      </div>
      <div className="prompt prompt-accent">
        <h3>{t('postings.home.prompts.models')}</h3>
        <p>{t('postings.home.prompts.modelsText')}</p>
        <LinkButton href={pageAddress('work-model-postings')}>
          {t('postings.home.prompts.modelsAction')}
        </LinkButton>
      </div>
    </div>
  );
}
