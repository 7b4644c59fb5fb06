import { IconCircle } from '#ui/icons/sign-in-icons.tsx';
import { IconCircleCheck } from '#ui/light/icons.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { Ticks } from '#ui/ticks.tsx';
import { meetsPasswordRule, passwordRules } from '../password-rules.ts';
import './password-ticks.css';

/** Checklist of the password rules, updated while typing (rules.md#passwords). */
export function PasswordTicks({ password }: { password: string }) {
  const t = useTexts();
  return (
    <Ticks
      className="password-ticks"
      items={passwordRules.map((rule) => {
        const met = meetsPasswordRule(password, rule);
        return {
          key: rule,
          content: (
            <>
              {t(`accounts.pages.password.rules.${rule}`)}
              {met ? <span className="visually-hidden">{t('accounts.pages.password.ruleMet')}</span> : null}
            </>
          ),
          icon: met ? <IconCircleCheck /> : <IconCircle />,
          dim: !met,
        };
      })}
    />
  );
}
