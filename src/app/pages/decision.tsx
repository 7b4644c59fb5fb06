import { getDecision, objectToDecision } from '#features/moderation/objections/contract.ts';
import { DecisionPage } from '#features/moderation/objections/web/decision-page.tsx';
import { postedPage } from '#ui/forms/posted.tsx';
import { tokenAction, tokenLoader } from '../token-page.ts';

/** `/email/odluka?token=`, the target of the link in the mail about a decision. */
export const loader = tokenLoader('decisions.page.title', getDecision, 'decisions.not-found');
export const action = tokenAction(objectToDecision, { text: ['text'] });
export default postedPage<typeof loader, typeof action>(DecisionPage);
