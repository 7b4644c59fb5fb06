import { IconFileCv } from '#ui/icons/account-icons.tsx';
import { IconClock } from '#ui/icons/sign-in-icons.tsx';
import { IconLayoutList, IconSearch, IconSend, IconTag } from '#ui/light/icons.tsx';
import { Link } from '#ui/light/link.tsx';
import { Note } from '#ui/light/note.tsx';
import { TitleText } from '#ui/light/title-text.tsx';
import { SegmentedLinks } from '#ui/segmented.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { loginAddress, registrationAddress } from '../../auth-addresses.ts';
import type { ExternalProblem } from '../../external-sign-in/external-problems.ts';
import { ExternalButtons } from '../../external-sign-in/web/external-buttons.tsx';
import { ExternalProblemNote } from '../../external-sign-in/web/external-problem-note.tsx';
import type { SessionUser } from '../../fields.ts';
import type { ProviderView } from '../../identity-fields.ts';
import { AuthFrame } from '../../web/auth-frame.tsx';
import { LoginForm } from '../../web/login-form.tsx';

export interface LoginPageProps {
  accountType: 'jobseeker' | 'employer';
  /** The requested address; preserved when switching between the two pages. */
  redirectUrl: string | null;
  onSignedIn: (user: SessionUser) => void;
  /** External providers that candidates may use; empty for others. */
  providers: ProviderView[];
  /** Why sign-in with an external provider failed. */
  externalProblem: ExternalProblem | null;
  /** Title of the posting to be saved after sign-in. */
  saves: string | null;
}

const kinds = ['jobseeker', 'employer'] as const;

/** Sign-in for candidates or employers, with a switch between the two. */
export function LoginPage({ accountType, redirectUrl, onSignedIn, providers, externalProblem, saves }: LoginPageProps) {
  const t = useTexts();
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
    <AuthFrame sideTitle={t(`accounts.login.${accountType}.sideTitle`)} points={points[accountType]}>
      <SegmentedLinks
        block
        label={t('accounts.login.audience')}
        items={kinds.map((kind) => ({
          label: t(`accounts.login.${kind}.switch`),
          href: loginAddress(kind, { redirectUrl }),
          current: kind === accountType,
        }))}
      />
      <div>
        <h1>{t(`accounts.login.${accountType}.title`)}</h1>
        <p className="dim mt8">
          {t(`accounts.login.${accountType}.noAccount`)}{' '}
          <Link className="link" href={registrationAddress(accountType, { redirectUrl })}>
            {t(`accounts.login.${accountType}.register`)}
          </Link>
          {t(`accounts.login.${accountType}.after`)}
        </p>
      </div>
      {saves ? (
        <Note>
          <TitleText text={t('accounts.login.toSave', { title: saves })} />
        </Note>
      ) : null}
      <ExternalProblemNote problem={externalProblem} purpose="signIn" />
      <LoginForm key={accountType} accountType={accountType} redirectUrl={redirectUrl} onSignedIn={onSignedIn} />
      <ExternalButtons providers={providers} redirectUrl={redirectUrl} place="after" />
    </AuthFrame>
  );
}
