import type { ReactNode } from 'react';
import { SideDoorArt } from '#ui/door-art.tsx';
import { IconClock, IconFileCv } from '#ui/icons/account-icons.tsx';
import { IconLayoutList, IconSearch, IconSend, IconTag } from '#ui/icons/icons.tsx';
import { Main } from '#ui/main.tsx';
import { SegmentedLinks } from '#ui/segmented.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import type { ProviderView } from '../external-fields.ts';
import type { ExternalProblem } from '../external-problems.ts';
import type { SessionUser } from '../fields.ts';
import { ExternalButtons } from './external-buttons.tsx';
import { ExternalProblemNote } from './external-problem-note.tsx';
import { LoginForm } from './login-form.tsx';
import '#ui/styles/auth.css';

export interface LoginPageProps {
  accountType: 'jobseeker' | 'employer';
  /** Where the person wanted to go; the switch between the two pages keeps it. */
  redirectUrl: string | null;
  onSignedIn: (user: SessionUser) => void;
  /** Where candidates may also sign in; none for the others. */
  providers: ProviderView[];
  /** Why somebody came back from there. */
  externalProblem: ExternalProblem | null;
}

const paths = { jobseeker: '/prijava/kandidat', employer: '/prijava/poslodavac' } as const;

function SidePanel({ title, points }: { title: string; points: { icon: ReactNode; text: string }[] }) {
  return (
    <aside className="only-d auth-side">
      <div className="stack g24">
        <h2>{title}</h2>
        <ul className="stack g16">
          {points.map(({ icon, text }) => (
            <li key={text} className="row top g12">
              {icon}
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </div>
      <SideDoorArt />
    </aside>
  );
}

/** Sign-in for candidates or employers, with a switch between the two. */
export function LoginPage({
  accountType,
  redirectUrl,
  onSignedIn,
  providers,
  externalProblem,
}: LoginPageProps) {
  const t = useTexts();
  const search = redirectUrl ? `?redirectUrl=${encodeURIComponent(redirectUrl)}` : '';
  const kinds = ['jobseeker', 'employer'] as const;
  const points = {
    jobseeker: [
      { icon: <IconTag />, text: t('accounts.login.jobseeker.side.salary') },
      { icon: <IconSearch />, text: t('accounts.login.jobseeker.side.search') },
      { icon: <IconSend />, text: t('accounts.login.jobseeker.side.apply') },
    ],
    employer: [
      { icon: <IconClock />, text: t('accounts.login.employer.side.time') },
      { icon: <IconLayoutList />, text: t('accounts.login.employer.side.sort') },
      { icon: <IconFileCv />, text: t('accounts.login.employer.side.documents') },
    ],
  };
  return (
    <Main className="auth">
      <div className="auth-main">
        <div className="auth-box stack g24">
          <SegmentedLinks
            block
            label={t('accounts.login.audience')}
            items={kinds.map((kind) => ({
              label: t(`accounts.login.${kind}.switch`),
              href: `${paths[kind]}${search}`,
              current: kind === accountType,
            }))}
          />
          <div>
            <h1>{t(`accounts.login.${accountType}.title`)}</h1>
            <p className="dim mt8">{t(`accounts.login.${accountType}.description`)}</p>
          </div>
          <ExternalProblemNote problem={externalProblem} purpose="signIn" />
          <LoginForm key={accountType} accountType={accountType} onSignedIn={onSignedIn} />
          <ExternalButtons providers={providers} redirectUrl={redirectUrl} place="after" />
        </div>
      </div>
      <SidePanel title={t(`accounts.login.${accountType}.sideTitle`)} points={points[accountType]} />
    </Main>
  );
}
