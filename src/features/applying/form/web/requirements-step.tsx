import { useEffect, useRef } from 'react';
import { postingsAddress } from '#features/postings/search-address.ts';
import { pageAddress } from '#kit/site-map.ts';
import { Button, LinkButton } from '#ui/light/button.tsx';
import { Note } from '#ui/light/note.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import type { AppliedPosting } from './apply-steps.ts';
import { SurveyFields } from './survey-fields.tsx';

interface RequirementsStepProps {
  posting: AppliedPosting;
  /** How many times these answers have ended the application. */
  endings: number;
  /** Shows the posting again when it is below the form; without it, the posting's page is opened. */
  onBack?: (() => void) | undefined;
}

/** Tells that applying has ended, why, that nothing was sent, and offers alternatives. It receives the focus. */
function Ending({ posting, onBack }: Pick<RequirementsStepProps, 'posting' | 'onBack'>) {
  const t = useTexts();
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    note.current?.focus({ preventScroll: true });
    note.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const categories = posting.categories.slice(0, 1).map(({ code }) => code);
  return (
    <div ref={note} tabIndex={-1} className="requirements-ending">
      <Note title={t('applications.requirements.endedTitle')}>
        {t('applications.requirements.ended')}
        <span className="row g8 flex-wrap mt12">
          <LinkButton size="sm" href={postingsAddress({ categories })}>
            {t('applications.requirements.similar')}
          </LinkButton>
          {onBack ? (
            <Button size="sm" variant="quiet" onClick={onBack}>
              {t('applications.apply.toPosting')}
            </Button>
          ) : (
            <LinkButton size="sm" variant="quiet" href={pageAddress('posting', posting.id)}>
              {t('applications.apply.toPosting')}
            </LinkButton>
          )}
        </span>
      </Note>
    </div>
  );
}

/** The questions with required answers, shown before all other steps (rules.md#requirements). */
export function RequirementsStep({ posting, endings, onBack }: RequirementsStepProps) {
  const t = useTexts();
  return (
    <div className="stack g24">
      <p className="dim">{t('applications.requirements.intro')}</p>
      <SurveyFields questions={posting.questions} part="requirements" />
      {endings > 0 ? <Ending key={endings} posting={posting} onBack={onBack} /> : null}
    </div>
  );
}
