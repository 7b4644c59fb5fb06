import { formatDate } from '#kit/dates.ts';
import { Button } from '#ui/light/button.tsx';
import { Card } from '#ui/light/card.tsx';
import { Note } from '#ui/light/note.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import type { CompanyAddresses } from '../fields.ts';
import './notice-addresses.css';
import { useRequestAddress } from './use-request-address.ts';

/** The company's confirmed and unconfirmed notice addresses. */
export function NoticeAddressesCard({
  addresses,
  mayAsk,
}: {
  addresses: CompanyAddresses;
  /** Whether the viewer may request links; false for readers. */
  mayAsk: boolean;
}) {
  const t = useTexts();
  const language = useLanguage();
  const { request, busy, problem, sentTo } = useRequestAddress();
  const { confirmed, waiting, instead } = addresses;
  return (
    <Card as="section" className="stack g12">
      <div>
        <h2 className="h3">{t('employers.addresses.card.title')}</h2>
        <p className="sm dim mt8">{t('employers.addresses.card.lead')}</p>
      </div>
      {waiting.map(({ email, sentAt, expired }) => (
        <div key={email} role="note" className="row g12 flex-wrap">
          <span className="notice-address">{email}</span>
          <span className="sm dim notice-address-state">
            {expired
              ? t('employers.addresses.card.expired')
              : t('employers.addresses.card.waiting', { date: formatDate(new Date(sentAt), language) })}
          </span>
          {mayAsk ? (
            <Button size="sm" loading={busy} loadingText={t('common.sending')} onClick={() => request(email)}>
              {t('employers.addresses.card.again')}
            </Button>
          ) : null}
        </div>
      ))}
      {waiting.length > 0 && instead ? (
        <p className="sm">{t('employers.addresses.card.instead', { email: instead })}</p>
      ) : null}
      {sentTo ? <Note tone="ok">{t('employers.addresses.card.sent', { email: sentTo })}</Note> : null}
      {problem ? <Note tone="error">{problem}</Note> : null}
      <ul className="stack g8">
        {confirmed.map((email) => (
          <li key={email} className="row g12 flex-wrap">
            <span className="notice-address">{email}</span>
            <span className="sm dim">{t('employers.addresses.card.confirmed')}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
