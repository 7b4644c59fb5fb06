import { formatDate } from '#kit/dates.ts';
import { withCommas } from '#kit/i18n/punctuation.ts';
import { shortRelativeTime } from '#ui/administration/relative-time.ts';
import { KeyValues } from '#ui/facts.tsx';
import { IconTrash } from '#ui/icons/account-icons.tsx';
import { Button } from '#ui/light/button.tsx';
import { Card } from '#ui/light/card.tsx';
import { TextLink } from '#ui/light/text-button.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import type { UserView } from '../fields.ts';
import type { UserAct } from './user-act.tsx';

export interface UserCardProps {
  user: UserView;
  onAct: (act: UserAct) => void;
}

const origins = ['password', 'admin', 'command'] as const;

/** The account's data and usage. */
export function AccountCard({ user, onAct }: UserCardProps) {
  const t = useTexts();
  const language = useLanguage();
  const origin = origins.find((one) => one === user.registeredThrough);
  const through = origin ? t(`administration.user.through.${origin}`) : user.registeredThrough;
  const onOff = (on: boolean) => t(on ? 'administration.user.on' : 'administration.user.off');
  const facts = [
    {
      label: t('administration.user.registration'),
      value: withCommas([formatDate(new Date(user.createdAt), language), through]),
    },
    {
      label: t('administration.user.lastSignIn'),
      value: shortRelativeTime(user.lastSignedInAt, user.lastSignedInDaysAgo, t, language),
    },
    { label: t('administration.user.openSessions'), value: user.openSessions },
    {
      label: t('administration.user.password'),
      value: t(user.hasPassword ? 'administration.user.hasPassword' : 'administration.user.noPassword'),
    },
    {
      label: t('administration.user.mailLanguage'),
      value: t(`administration.user.languages.${user.mailLanguage}`),
    },
    { label: t('administration.user.news'), value: onOff(user.newsNotifications) },
    ...(user.accountType === 'employer'
      ? [{ label: t('administration.user.offers'), value: onOff(user.specialOffers) }]
      : []),
  ];
  return (
    <Card as="section" stack aria-labelledby="account-card">
      <h2 className="h4" id="account-card">
        {t('administration.user.account')}
      </h2>
      <p className="sm">
        <span className="dim">{t('administration.user.id')}</span>
        <br />
        {user.id}
      </p>
      <KeyValues items={facts} />
      <Button block onClick={() => onAct('signOut')}>
        {t('administration.user.signOut')}
      </Button>
    </Card>
  );
}

export function CompanyCard({ user, href }: { user: UserView; href: string | null }) {
  const t = useTexts();
  const { companyData } = user;
  if (!companyData) return null;
  const { pib, registrationNumber, website, postal, location, address, verified, role } = companyData;
  const place = [address, [postal, location].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  const facts = [
    { label: t('administration.user.role'), value: t(`administration.user.roles.${role}`) },
    { label: t('administration.user.pib'), value: pib },
    { label: t('administration.user.registrationNumber'), value: registrationNumber },
    { label: t('administration.user.website'), value: website },
    { label: t('administration.user.address'), value: place },
    {
      label: t('administration.user.checked'),
      value: t(verified ? 'administration.user.companyVerified' : 'administration.user.companyUnverified'),
    },
  ].filter(({ value }) => value);
  return (
    <Card as="section" stack aria-labelledby="company-card">
      <h2 className="h4" id="company-card">
        {t('administration.user.company')}
      </h2>
      <KeyValues items={facts} />
      {href === null ? null : <TextLink href={href}>{t('administration.user.toCompany')}</TextLink>}
    </Card>
  );
}

/** Connections to external providers, and consents with text version and date. */
export function ConsentCard({ user }: { user: UserView }) {
  const t = useTexts();
  const language = useLanguage();
  const day = (iso: string) => formatDate(new Date(iso), language);
  return (
    <Card as="section" stack aria-labelledby="consent-card">
      {user.identities.length > 0 ? (
        <>
          <h2 className="h4">{t('administration.user.identities')}</h2>
          <KeyValues
            items={user.identities.map(({ provider, email, createdAt }) => ({
              label: provider,
              value: t('administration.user.identitySince', { email, date: day(createdAt) }),
            }))}
          />
        </>
      ) : null}
      <h2 className="h4" id="consent-card">
        {t('administration.user.consents')}
      </h2>
      {user.consents.length === 0 ? (
        <p className="sm dim">{t('administration.user.noConsents')}</p>
      ) : (
        <ul className="stack g8 sm">
          {user.consents.map(({ kind, given, textVersion, createdAt }) => (
            <li key={`${kind} ${createdAt}`}>
              <span className="medium">{t(`administration.user.consentKinds.${kind}`)}</span>
              <br />
              <span className="dim">
                {t(given ? 'administration.user.consentGiven' : 'administration.user.consentWithdrawn', {
                  date: day(createdAt),
                  version: formatDate(textVersion, language),
                })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** Actions that cannot be undone or that lock a user out. */
export function DangerCard({ user, onAct }: UserCardProps) {
  const t = useTexts();
  if (user.self) {
    return (
      <Card as="section">
        <p className="sm dim">{t('administration.user.ownAccount')}</p>
      </Card>
    );
  }
  const blockAct = user.blocked ? 'unblock' : 'block';
  return (
    <>
      <Card as="section" stack danger={!user.blocked} aria-labelledby="block-card">
        <h2 className="h4" id="block-card">
          {t('administration.user.blockZone')}
        </h2>
        <p className="sm dim">
          {t(user.blocked ? 'administration.user.blockedText' : 'administration.user.blockText')}
        </p>
        <Button block variant={user.blocked ? 'default' : 'danger-outline'} onClick={() => onAct(blockAct)}>
          {t(`administration.user.${blockAct}`)}
        </Button>
      </Card>
      {user.deletable ? (
        <Card as="section" stack danger aria-labelledby="delete-card">
          <h2 className="h4" id="delete-card">
            {t('administration.user.deleteZone')}
          </h2>
          <p className="sm dim">{t('administration.user.deleteText')}</p>
          <Button block variant="danger-outline" onClick={() => onAct('delete')}>
            <IconTrash />
            {t('administration.user.delete')}
          </Button>
        </Card>
      ) : null}
    </>
  );
}
