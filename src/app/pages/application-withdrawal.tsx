import { checkWithdrawal, withdrawByLink } from '#features/applying/withdrawing/contract.ts';
import { WithdrawalPage } from '#features/applying/withdrawing/web/withdrawal-page.tsx';
import { postedPage } from '#ui/forms/posted.tsx';
import { tokenAction, tokenLoader } from '../token-page.ts';

/** `/email/povlacenje-prijave?token=`, the target of the link in a guest's confirmation. */
export const loader = tokenLoader('applications.withdrawing.page', checkWithdrawal, 'applications.bad-withdrawal-link');
export const action = tokenAction(withdrawByLink);
export default postedPage<typeof loader, typeof action>(WithdrawalPage);
