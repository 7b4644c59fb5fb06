import { useNavigate, useSearchParams } from 'react-router';
import { TownInput } from '#features/accounts/registration/web/town-input.tsx';
import { CvBuilder } from '#features/candidates/cv/web/cv-builder.tsx';
import type { CvSource } from '#features/candidates/cv-source.ts';
import { toCvEntry } from '#features/candidates/cv-steps.ts';
import { PositionInput, SkillInput } from '#features/finding/skills/web/cv-inputs.tsx';
import * as sources from '#plugins/places/cv-sources.ts';
import { Main } from '#ui/light/main.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { loadCv } from '../load-cv.ts';
import { titledLoader } from '../page-loader.ts';
import { onlyOtherPages } from '../step-navigation.ts';
import { InBrowser } from '../wizard/in-browser.tsx';
import type { Route } from './+types/cv';

export const loader = titledLoader('candidates.cv.title', loadCv);

const inputs = { Town: TownInput, Position: PositionInput, Skill: SkillInput };

export const shouldRevalidate = onlyOtherPages;

export default function CvPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return (
    <Main className="wrap page">
      <InBrowser title={t('candidates.cv.title')}>
        <CvBuilder
          userId={loaderData.userId}
          entry={toCvEntry(search.get('stavka'))}
          initial={loaderData.initial}
          inputs={inputs}
          sources={Object.values<CvSource>(sources)}
          onGo={(address) => void navigate(address)}
        />
      </InBrowser>
    </Main>
  );
}
