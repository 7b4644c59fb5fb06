import { formatDate } from '#kit/dates.ts';
import { Button } from '#ui/light/button.tsx';
import { Note } from '#ui/light/note.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import type { CompanyAddresses } from '../fields.ts';
import { useRequestAddress } from './use-request-address.ts';

/** Note below an address field if notices are not sent there yet; null for confirmed or invalid addresses. */
export function NoticeAddressNote({ email, addresses }: { email: string; addresses: CompanyAddresses }) {
  const t = useTexts();
  const language = useLanguage();
  const { request, busy, problem, sentTo } = useRequestAddress();
  const address = email.trim().toLowerCase();
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address) || addresses.confirmed.includes(address)) return null;
  const instead = addresses.instead ?? '';
  const asked = addresses.waiting.find((one) => one.email === address);
  if (!asked)
    return (
      <Note tone="info" role="note">
        {t('employers.addresses.note.unconfirmed', { email: instead })}
      </Note>
    );
  return (
    <>
      <Note
        tone="warn"
        role="note"
        actions={
          <Button size="sm" loading={busy} loadingText={t('common.sending')} onClick={() => request(address)}>
            {t('employers.addresses.card.again')}
          </Button>
        }
      >
        {t('employers.addresses.note.waiting', {
          date: formatDate(new Date(asked.sentAt), language),
          email: instead,
        })}
      </Note>
      {sentTo ? <Note tone="ok">{t('employers.addresses.card.sent', { email: sentTo })}</Note> : null}
      {problem ? <Note tone="error">{problem}</Note> : null}
    </>
  );
}
