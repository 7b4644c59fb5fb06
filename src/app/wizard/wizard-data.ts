import type { SessionUser } from '#features/accounts/fields.ts';
import { getNotifications } from '#features/accounts/notification-contract.ts';
import { getAdOptions } from '#features/advertising/contract.ts';
import { getEmployerProfile } from '#features/employers/profile-contract.ts';
import { getOwnPosting } from '#features/postings/contract.ts';
import { getDraft } from '#features/postings/draft-contract.ts';
import type { DraftKind } from '#features/postings/draft-fields.ts';
import type { WizardPageProps } from '#features/postings/web/posting-wizard/wizard-page.tsx';
import { api, type Context } from '../page-context.ts';

/** What the steps of a posting need: who makes it, what can be bought, the draft of the account and the posting, if there is one. */
export const readWizard = async (
  context: Context,
  user: SessionUser,
  kind: DraftKind,
  postingId: string | null,
): Promise<WizardPageProps> => {
  const { call } = api(context);
  const [{ data: options }, { data: mails }, { data: profile }, { data: kept }, own] = await Promise.all([
    call(getAdOptions, {}),
    call(getNotifications, {}),
    call(getEmployerProfile, {}),
    call(getDraft, { params: { kind } }),
    postingId === null ? null : call(getOwnPosting, { params: { id: postingId } }),
  ]);
  return {
    kind,
    user: {
      id: user.id,
      company: profile.company,
      employerId: profile.id,
      logo: profile.logo?.url ?? null,
      notificationsEmail: mails.applicationNotifications ? user.email : '',
    },
    options,
    own: own?.data ?? null,
    kept: kept.draft,
  };
};
