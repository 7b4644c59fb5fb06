import { checkAddress, confirmAddress } from '#features/employers/addresses/contract.ts';
import { NoticeAddressPage } from '#features/employers/addresses/web/notice-address-page.tsx';
import { PostedForm } from '#ui/forms/posted.tsx';
import { api, texts } from '../page-context.ts';
import { describePage, pageMeta } from '../page-meta.ts';
import { postForm } from '../posted-form.ts';
import type { Route } from './+types/notice-address';

const tokenOf = (url: URL): string => url.searchParams.get('token') ?? '';

/** `/email/obavestenja?token=`, where the link leads that confirms an address for notices of a company. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const token = tokenOf(url);
  const { data: facts } = await api(context).call(checkAddress, { query: { token } });
  return {
    token,
    facts,
    page: describePage(context, {
      title: texts(context)('employers.addresses.pageTitle'),
      robots: 'noindex',
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page);

/** The form as browsers send it without scripts. */
export const action = (sent: Route.ActionArgs) =>
  postForm(sent, confirmAddress, { text: [] }, { token: tokenOf(sent.url) });

export default function NoticeAddress({ loaderData, actionData }: Route.ComponentProps) {
  const { token, facts } = loaderData;
  return (
    <PostedForm value={actionData?.posted ?? null}>
      <NoticeAddressPage
        key={token}
        token={token}
        facts={facts}
        confirmed={actionData?.data !== null && actionData?.data !== undefined}
      />
    </PostedForm>
  );
}
