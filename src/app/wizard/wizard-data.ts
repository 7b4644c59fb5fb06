import type { SessionUser } from '#features/accounts/fields.ts';
import { getNotifications } from '#features/accounts/notifications/contract.ts';
import { getAdOptions } from '#features/advertising/price-list/contract.ts';
import { listAddresses } from '#features/employers/addresses/contract.ts';
import type { CompanyAddresses } from '#features/employers/addresses/fields.ts';
import { getEmployerProfile } from '#features/employers/profile/contract.ts';
import { getDraft, listDrafts, openDraft } from '#features/publishing/drafts/contract.ts';
import type { DraftKind } from '#features/publishing/drafts/fields.ts';
import { getOwnPosting } from '#features/publishing/own-postings/contract.ts';
import type { WizardPageProps } from '#features/publishing/wizard/web/wizard-page.tsx';
import { nullWhen } from '#kit/null-when.ts';
import type { Loading } from '../page-loader.ts';

/** Data of a wizard page. */
export type WizardData = WizardPageProps & {
  /** Addresses to which the company's notices may be sent. */
  addresses: CompanyAddresses;
};

/**
 * Loads the data of a posting's wizard: the employer, the ad types, the account's draft and, if there is one, the
 * posting.
 */
export const readWizard = async (
  call: Loading['call'],
  user: SessionUser,
  kind: DraftKind,
  postingId: string | null,
  /** The draft of a new posting in the address. */
  draftId: string | null = null,
): Promise<WizardData> => {
  const [{ data: options }, { data: mails }, { data: profile }, { data: addresses }, saved, drafts, own] =
    await Promise.all([
      call(getAdOptions, {}),
      call(getNotifications, {}),
      call(getEmployerProfile, {}),
      call(listAddresses, {}),
      draftId === null
        ? call(getDraft, { params: { kind } }).then(({ data }) => data.draft)
        : call(openDraft, { params: { id: draftId } }).then(({ data }) => data, nullWhen(404)),
      kind === 'create' ? call(listDrafts, { query: { pageSize: '1' } }) : null,
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
    saved,
    drafts: drafts?.meta.total ?? 0,
  };
};

/** The same for a posting that exists. */
export async function readOwnWizard(
  call: Loading['call'],
  user: SessionUser,
  kind: 'edit' | 'renew',
  postingId: string,
) {
  const { own, ...wizard } = await readWizard(call, user, kind, postingId);
  if (!own) throw new Error('A posting asked for by its id is missing.');
  return { ...wizard, own };
}
