import { useRevalidator } from 'react-router';
import { formatDate } from '#kit/dates.ts';
import { withCommas } from '#kit/i18n/punctuation.ts';
import { useAct } from '#ui/forms/use-act.ts';
import { IconMail } from '#ui/icons/mail-icons.tsx';
import { Badge } from '#ui/light/badge.tsx';
import { Button } from '#ui/light/button.tsx';
import { Card } from '#ui/light/card.tsx';
import { useApi, useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { inviteMember, withdrawInvitation } from '../contract.ts';
import type { TeamInvitation } from '../fields.ts';

function Invitation({ invitation, managed }: { invitation: TeamInvitation; managed: boolean }) {
  const t = useTexts();
  const api = useApi();
  const language = useLanguage();
  const { revalidate } = useRevalidator();
  const { id, email, role, invitedBy, createdAt, expired, daysLeft } = invitation;
  const again = useAct(
    async () => {
      await api.call(inviteMember, { body: { email, role } });
      await revalidate();
    },
    { toast: t('employers.team.invitations.failed'), done: t('employers.team.invitations.againDone') },
  );
  const withdrawing = useAct(
    async () => {
      await api.call(withdrawInvitation, { params: { id } });
      await revalidate();
    },
    {
      toast: t('employers.team.invitations.withdrawFailed'),
      done: t('employers.team.invitations.withdrawn'),
    },
  );
  const date = formatDate(new Date(createdAt), language);
  const sent = invitedBy
    ? t('employers.team.invitations.by', { who: invitedBy, date })
    : t('employers.team.invitations.sentOn', { date });
  return (
    <li className="team-row">
      <span className="initials initials-sm tone-1" aria-hidden="true">
        <IconMail />
      </span>
      <div>
        <div className="team-name">
          <b className="medium">{email}</b>
          <Badge tone="neutral">{t(`employers.team.roles.${role}`)}</Badge>
          {expired ? <Badge tone="danger">{t('employers.team.invitations.expired')}</Badge> : null}
        </div>
        <p className="sm dim">
          {withCommas([sent, expired ? null : t('employers.team.invitations.left', { count: daysLeft })])}
        </p>
      </div>
      {managed ? (
        <div className="team-acts">
          <Button
            size="sm"
            loading={again.busy !== null}
            aria-label={t('employers.team.invitations.againTo', { email })}
            onClick={() => void again.run()}
          >
            {t('employers.team.invitations.again')}
          </Button>
          <Button
            size="sm"
            variant="quiet"
            loading={withdrawing.busy !== null}
            aria-label={t('employers.team.invitations.withdrawOf', { email })}
            onClick={() => void withdrawing.run()}
          >
            {t('employers.team.invitations.withdraw')}
          </Button>
        </div>
      ) : null}
    </li>
  );
}

/** Open and expired invitations; renders nothing if there are none. */
export function InvitationList({ invitations, managed }: { invitations: readonly TeamInvitation[]; managed: boolean }) {
  const t = useTexts();
  if (invitations.length === 0) return null;
  return (
    <Card as="section" stack aria-labelledby="team-invitations">
      <h2 className="h3" id="team-invitations">
        {t('employers.team.invitations.title')}
      </h2>
      <ul className="team-list">
        {invitations.map((invitation) => (
          <Invitation key={invitation.id} invitation={invitation} managed={managed} />
        ))}
      </ul>
    </Card>
  );
}
