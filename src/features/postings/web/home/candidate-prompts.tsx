import { LinkButton } from '#ui/button.tsx';
import { IconHeart } from '#ui/icons/icons.tsx';
import { useTexts } from '#ui/site/site-context.tsx';

/** What somebody who looks for work could do next: keep postings, and choose where to work from. */
export function CandidatePrompts({ signedIn }: { signedIn: boolean }) {
  const t = useTexts();
  const who = signedIn ? 'candidate' : 'guest';
  return (
    <div className="stack g16">
      <div className="prompt p">
        <h3>{t('postings.home.prompts.saved')}</h3>
        <p>{t(`postings.home.prompts.${who}.text`)}</p>
        <LinkButton
          variant="p"
          href={signedIn ? '/profil/kandidat/sacuvani-oglasi' : '/registracija/kandidat'}
        >
          <IconHeart />
          {t(`postings.home.prompts.${who}.action`)}
        </LinkButton>
      </div>
      <div className="prompt a">
        <h3>{t('postings.home.prompts.models')}</h3>
        <p>{t('postings.home.prompts.modelsText')}</p>
        <LinkButton href="/oglasi/model/rada">{t('postings.home.prompts.modelsAction')}</LinkButton>
      </div>
    </div>
  );
}
