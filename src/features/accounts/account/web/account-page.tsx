import type { IdentityView, ProviderView } from '../../identity-fields.ts';
import { PasswordCard } from '../../passwords/web/password-card.tsx';
import type { CandidateAccountView, ExportView } from '../../personal-data/fields.ts';
import { DeletionCard, EmployerDeletionCard } from '../../personal-data/web/deletion-card.tsx';
import { ExportCard } from '../../personal-data/web/export-card.tsx';
import { SignInCard } from './sign-in-card.tsx';
import './account.css';

export interface AccountPageProps {
  accountType: 'jobseeker' | 'employer';
  account: {
    user: { email: string };
    hasPassword: boolean;
    mailRefused: boolean;
    identities: readonly IdentityView[];
  };
  copy: ExportView | null;
  /** Candidates only. */
  candidate?: CandidateAccountView | undefined;
  providers?: readonly ProviderView[] | undefined;
  /** Employers only: the provider's contact address. */
  contactEmail?: string | undefined;
}

/** „Nalog”: sign-in methods, password, data export and account deletion. */
export function AccountPage(props: AccountPageProps) {
  const { accountType, account, copy, candidate, providers = [], contactEmail } = props;
  const { user, hasPassword, mailRefused, identities } = account;
  return (
    <>
      <SignInCard {...{ mailRefused, providers, identities }} email={user.email} />
      <PasswordCard key={hasPassword ? 'change' : 'add'} email={user.email} hasPassword={hasPassword} />
      <ExportCard accountType={accountType} copy={copy} />
      {candidate ? <DeletionCard account={candidate} hasPassword={hasPassword} /> : null}
      {contactEmail ? <EmployerDeletionCard contactEmail={contactEmail} /> : null}
    </>
  );
}
