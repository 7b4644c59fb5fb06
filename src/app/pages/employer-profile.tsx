import { useRevalidator } from 'react-router';
import { TownInput } from '#features/accounts/registration/web/town-input.tsx';
import { listAddresses } from '#features/employers/addresses/contract.ts';
import { NoticeAddressesCard } from '#features/employers/addresses/web/notice-addresses-card.tsx';
import { employerAddress } from '#features/employers/directory/directory-address.ts';
import { getEmployerProfile } from '#features/employers/profile/contract.ts';
import { EmployerProfileView } from '#features/employers/profile/web/employer-profile-view.tsx';
import { LinkButton } from '#ui/light/button.tsx';
import { IconEye } from '#ui/light/icons.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { titledLoader } from '../page-loader.ts';
import { OwnArea } from '../shell/late/own-area.tsx';
import type { Route } from './+types/employer-profile';

/** Landing page of an employer after signing in (rules.md#guards). */
export const loader = titledLoader('employers.profile.title', async ({ call }) => {
  const [{ data: profile }, { data: addresses }] = await Promise.all([
    call(getEmployerProfile, {}),
    call(listAddresses, {}),
  ]);
  return { profile, addresses };
});

export default function EmployerProfilePage({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const { revalidate } = useRevalidator();
  const { profile, addresses } = loaderData;
  return (
    <OwnArea
      accountType="employer"
      title={t('employers.profile.title')}
      lead={t('employers.profile.lead')}
      aside={
        profile.hasPage ? (
          <LinkButton href={employerAddress(profile.id)}>
            <IconEye />
            {t('employers.profile.publicPage')}
          </LinkButton>
        ) : null
      }
    >
      <EmployerProfileView profile={profile} Town={TownInput} onSaved={() => void revalidate()} />
      <NoticeAddressesCard addresses={addresses} mayAsk />
    </OwnArea>
  );
}
