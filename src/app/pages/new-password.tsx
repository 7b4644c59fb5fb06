import { checkPasswordToken, resetPassword } from '#features/accounts/recovery/contract.ts';
import { NewPasswordPage } from '#features/accounts/recovery/web/new-password-page.tsx';
import { postedPage } from '#ui/forms/posted.tsx';
import { tokenAction, tokenLoader } from '../token-page.ts';

/** `/lozinka/resetovanje?token=`, the target of the link for a new password. */
export const loader = tokenLoader('accounts.recovery.reset.title', checkPasswordToken);
export const action = tokenAction(resetPassword, {
  text: [],
  ticks: ['terms'],
  secret: ['password', 'passwordRepeated'],
});
export default postedPage<typeof loader, typeof action>(NewPasswordPage);
