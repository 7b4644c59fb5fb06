import { pageAddress } from '#shared/site-map.ts';
import { LinkButton } from '#ui/light/button.tsx';
import { IconHeart } from '#ui/light/icons.tsx';
import { useTexts } from '#ui/site/site-context.tsx';

/**
 * Next steps for a candidate: saving postings, and a CV until it is whole; then choosing a place of work.
 * @param cv how complete the candidate's own CV is, in percent; null for guests
 */
export function CandidatePrompts({ signedIn, cv }: { signedIn: boolean; cv: number | null }) {
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
        {cv === 100 ? (
          <>
            <h3>{t('postings.home.prompts.models')}</h3>
            <p>{t('postings.home.prompts.modelsText')}</p>
            <LinkButton href={pageAddress('work-model-postings')}>
              {t('postings.home.prompts.modelsAction')}
            </LinkButton>
          </>
        ) : (
          <>
            <h3>
              {cv ? t('postings.home.prompts.cvBegun', { percent: cv }) : t('postings.home.prompts.cv')}
            </h3>
            <p>{t('postings.home.prompts.cvText')}</p>
            <LinkButton href={cv ? pageAddress('candidate-home') : pageAddress('cv')}>
              {cv ? t('postings.home.prompts.cvGoOn') : t('postings.home.prompts.cvAction')}
            </LinkButton>
          </>
        )}
      </div>
    </div>
  );
}
