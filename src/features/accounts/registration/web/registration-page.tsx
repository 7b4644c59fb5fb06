import { useNavigate } from 'react-router';
import { IconClock, IconRosetteCheck, IconShieldCheck } from '#ui/icons/sign-in-icons.tsx';
import { IconSearch } from '#ui/light/icons.tsx';
import { Link } from '#ui/light/link.tsx';
import { SegmentedLinks } from '#ui/segmented.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { loginAddress, registrationAddress, verificationAddress } from '../../auth-addresses.ts';
import { ExternalButtons } from '../../external-sign-in/web/external-buttons.tsx';
import type { ProviderView } from '../../identity-fields.ts';
import { AuthFrame } from '../../web/auth-frame.tsx';
import { RegisterEmployerForm } from './register-employer-form.tsx';
import { RegisterJobseekerForm } from './register-jobseeker-form.tsx';
import './registration.css';

export interface RegistrationPageProps {
  accountType: 'jobseeker' | 'employer';
  /** The requested address; preserved when switching between the two pages. */
  redirectUrl: string | null;
  /** Providers for registering candidates without a password; empty for companies. */
  providers: ProviderView[];
}

const kinds = ['jobseeker', 'employer'] as const;

/** Registration of candidates or companies, with a switch between the two. */
export function RegistrationPage({ accountType, redirectUrl, providers }: RegistrationPageProps) {
  const t = useTexts();
  const navigate = useNavigate();
  const onRegistered = (email: string): void =>
    void navigate(verificationAddress(accountType, { email, redirectUrl, sent: true }));
  const points = {
    jobseeker: [
      { icon: <IconClock />, text: t('accounts.registration.jobseeker.side.free') },
      { icon: <IconSearch />, text: t('accounts.registration.jobseeker.side.scripts') },
      { icon: <IconShieldCheck />, text: t('accounts.registration.jobseeker.side.data') },
    ],
    employer: [
      { icon: <IconRosetteCheck />, text: t('accounts.registration.employer.side.free') },
      { icon: <IconClock />, text: t('accounts.registration.employer.side.time') },
      { icon: <IconShieldCheck />, text: t('accounts.registration.employer.side.review') },
    ],
  };
  return (
    <AuthFrame
      wide={accountType === 'employer'}
      sideTitle={t(`accounts.registration.${accountType}.sideTitle`)}
      points={points[accountType]}
    >
      <SegmentedLinks
        block
        label={t('accounts.registration.audience')}
        items={kinds.map((kind) => ({
          label: t(`accounts.registration.${kind}.switch`),
          href: registrationAddress(kind, { redirectUrl }),
          current: kind === accountType,
        }))}
      />
      <div>
        <h1>{t(`accounts.registration.${accountType}.title`)}</h1>
        <p className="dim mt8">
          {accountType === 'employer' ? `${t('accounts.registration.employer.needed')} ` : null}
          {t('accounts.registration.haveAccount')}{' '}
          <Link className="link" href={loginAddress(accountType, { redirectUrl })}>
            {t('accounts.registration.signIn')}
          </Link>
          .
        </p>
      </div>
      <ExternalButtons providers={providers} redirectUrl={redirectUrl} place="before" />
      {accountType === 'employer' ? (
        <RegisterEmployerForm redirectUrl={redirectUrl} onRegistered={onRegistered} />
      ) : (
        <RegisterJobseekerForm redirectUrl={redirectUrl} onRegistered={onRegistered} />
      )}
    </AuthFrame>
  );
}
