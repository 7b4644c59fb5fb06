import { checkAddress, confirmAddress } from '#features/employers/addresses/contract.ts';
import { NoticeAddressPage } from '#features/employers/addresses/web/notice-address-page.tsx';
import { postedPage } from '#ui/forms/posted.tsx';
import { tokenAction, tokenLoader } from '../token-page.ts';

/** `/email/obavestenja?token=`, the target of the link that confirms a company's address for notices. */
export const loader = tokenLoader('employers.addresses.pageTitle', checkAddress);
export const action = tokenAction(confirmAddress);
export default postedPage<typeof loader, typeof action>(NoticeAddressPage);
