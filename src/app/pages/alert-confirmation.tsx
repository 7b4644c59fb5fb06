import { checkAlert, confirmAlert } from '#features/agents/alerts/contract.ts';
import { AlertConfirmationPage } from '#features/agents/alerts/web/alert-confirmation-page.tsx';
import { postedPage } from '#ui/forms/posted.tsx';
import { tokenAction, tokenLoader } from '../token-page.ts';

/** `/oglasi/obavestenja/potvrda?token=`, the target of the link that confirms an alert. */
export const loader = tokenLoader('agents.alerts.confirmation.title', checkAlert, 'agents.bad-link');
export const action = tokenAction(confirmAlert);
export default postedPage<typeof loader, typeof action>(AlertConfirmationPage);
