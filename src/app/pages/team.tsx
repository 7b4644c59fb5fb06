import { listMembers } from '#features/employers/team/contract.ts';
import { TeamPage } from '#features/employers/team/web/team-page.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { titledLoader } from '../page-loader.ts';
import { OwnArea } from '../shell/late/own-area.tsx';
import type { Route } from './+types/team';

export const loader = titledLoader('employers.team.title', async ({ call, userOf }) => {
  const [{ role, company }, { data: team }] = await Promise.all([userOf(), call(listMembers, {})]);
  return { team, role: role ?? ('reader' as const), company: company ?? '' };
});

export default function Team({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  return (
    <OwnArea
      accountType="employer"
      title={t('employers.team.title')}
      lead={t(loaderData.role === 'owner' ? 'employers.team.lead' : 'employers.team.leadMember')}
    >
      <TeamPage {...loaderData} />
    </OwnArea>
  );
}
