import { Fragment } from 'react';
import { useWatch } from 'react-hook-form';
import { Card } from '#ui/light/card.tsx';
import { Meter } from '#ui/meter.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { completeness, missingParts, type ProfilePart } from '../profile-completeness.ts';
import { fieldId } from './profile-values.ts';
import type { ProfileFormState } from './use-profile-form.ts';

/** Id of the field where a part is filled in. */
const idOf = (part: ProfilePart): string => fieldId(part === 'seat' ? 'address' : part);

/** Completeness of the profile by the current form values; each missing part links to its field. */
export function CompletenessCard({ state }: { state: ProfileFormState }) {
  const t = useTexts();
  const missing = missingParts(useWatch({ control: state.form.control }));
  const percent = completeness(missing);
  if (missing.length === 0) return null;
  return (
    <Card as="section" pad="sm" className="stack g8" aria-labelledby="profil-popunjenost">
      <h2 id="profil-popunjenost" className="h4">
        {t('employers.profile.complete.title', { percent })}
      </h2>
      <Meter value={percent} label={t('employers.profile.complete.meter')} />
      <p className="sm dim">
        {t('employers.profile.complete.text')}{' '}
        {missing.map((part, index) => (
          <Fragment key={part}>
            {index > 0 ? ', ' : null}
            <a
              className="link"
              href={`#${idOf(part)}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(idOf(part))?.focus();
              }}
            >
              {t(`employers.profile.complete.parts.${part}`)}
            </a>
          </Fragment>
        ))}
        .
      </p>
    </Card>
  );
}
