import { Main } from '#ui/light/main.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import type { SessionUser } from '../fields.ts';
import { LoginForm } from './login-form.tsx';
import '#ui/styles/auth.css';

export interface AdminLoginPageProps {
  redirectUrl: string | null;
  onSignedIn: (user: SessionUser) => void;
}

/** Sign-in for administrators: no switch, and no way to register. */
export function AdminLoginPage({ redirectUrl, onSignedIn }: AdminLoginPageProps) {
  const t = useTexts();
  return (
    <Main>
      <div className="auth-main">
        <div className="auth-box stack g24">
          <div>
            <h1>{t('accounts.login.admin.title')}</h1>
            <p className="dim mt8">{t('accounts.login.admin.description')}</p>
          </div>
          <LoginForm accountType="admin" redirectUrl={redirectUrl} onSignedIn={onSignedIn} />
        </div>
      </div>
    </Main>
  );
}
