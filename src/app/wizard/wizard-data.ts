import type { SessionUser } from '#features/accounts/fields.ts';
import { getNotifications } from '#features/accounts/notifications/contract.ts';
import { getAdOptions } from '#features/advertising/price-list/contract.ts';
import { listAddresses } from '#features/employers/addresses/contract.ts';
import type { CompanyAddresses } from '#features/employers/addresses/fields.ts';
import { getEmployerProfile } from '#features/employers/profile/contract.ts';
import { getDraft } from '#features/publishing/drafts/contract.ts';
import type { DraftKind } from '#features/publishing/drafts/fields.ts';
import { getOwnPosting } from '#features/publishing/own-postings/contract.ts';
import type { WizardPageProps } from '#features/publishing/wizard/web/wizard-page.tsx';
import type { Loading } from '../page-loader.ts';

/** What the page of the steps is made of. */
export type WizardData = WizardPageProps & {
  /** Where notices of the company may go. */
  addresses: CompanyAddresses;
};

/**
 * Data of the steps of a posting: the employer, the ad types, the account's draft and, if there is one, the posting.
 */
export const readWizard = async (
  call: Loading['call'],
  user: SessionUser,
  kind: DraftKind,
  postingId: string | null,
): Promise<WizardData> => {
  const [{ data: options }, { data: mails }, { data: profile }, { data: addresses }, { data: kept }, own] =
    await Promise.all([
      call(getAdOptions, {}),
      call(getNotifications, {}),
      call(getEmployerProfile, {}),
      call(listAddresses, {}),
      call(getDraft, { params: { kind } }),
      postingId === null ? null : call(getOwnPosting, { params: { id: postingId } }),
    ]);
  return {
    kind,
    user: {
      id: user.id,
      company: profile.company,
      employerId: profile.id,
      verified: profile.verifiedOn !== null,
      logo: profile.logo?.url ?? null,
      notificationsEmail: mails.applicationNotifications ? user.email : '',
      notificationsDigest: mails.applicationDigest,
    },
    options,
    addresses,
    own: own?.data ?? null,
    kept: kept.draft,
  };
};
