import { checkAddress, confirmAddress } from '#features/employers/addresses/contract.ts';
import { NoticeAddressPage } from '#features/employers/addresses/web/notice-address-page.tsx';
import { PostedForm } from '#ui/forms/posted.tsx';
import { titledLoader } from '../page-loader.ts';
import { postForm } from '../posted-form.ts';
import type { Route } from './+types/notice-address';

/** `/email/obavestenja?token=`, the target of the link that confirms a company's address for notices. */
export const loader = titledLoader('employers.addresses.pageTitle', async ({ call, search }) => {
  const token = search.get('token') ?? '';
  return { token, facts: (await call(checkAddress, { query: { token } })).data };
});

export const action = (sent: Route.ActionArgs) =>
  postForm(sent, confirmAddress, { text: [] }, { token: sent.url.searchParams.get('token') ?? '' });

export default function NoticeAddress({ loaderData, actionData }: Route.ComponentProps) {
  const { token, facts } = loaderData;
  return (
    <PostedForm value={actionData?.posted ?? null}>
      <NoticeAddressPage key={token} token={token} facts={facts} confirmed={Boolean(actionData?.data)} />
    </PostedForm>
  );
}
