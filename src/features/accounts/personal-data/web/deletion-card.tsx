import { useState } from 'react';
import { pageAddress } from '#kit/site-map.ts';
import { IconTrash } from '#ui/icons/account-icons.tsx';
import { Button } from '#ui/light/button.tsx';
import { Card } from '#ui/light/card.tsx';
import { Link } from '#ui/light/link.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import type { CandidateAccountView } from '../fields.ts';
import { DeletionModal } from './deletion-modal.tsx';

const counted = ['savedPostings', 'applications', 'documents'] as const;

export interface DeletionCardProps {
  account: CandidateAccountView;
  hasPassword: boolean;
}

/** „Brisanje naloga” for candidates, with the data that will be deleted. */
export function DeletionCard({ account, ...modal }: DeletionCardProps) {
  const t = useTexts();
  const [open, setOpen] = useState(false);
  return (
    <Card as="section" stack danger>
      <div>
        <h2 className="h3">{t('accounts.personalData.deletion.title')}</h2>
        <p className="dim mt8 account-long">
          {t('accounts.personalData.deletion.text')}{' '}
          <Link className="link" href={`${pageAddress('privacy')}#koliko`}>
            {t('accounts.personalData.deletion.kept')}
          </Link>
        </p>
      </div>
      <ul className="account-counts">
        {counted.map((what) => (
          <li key={what} className="sunk stat">
            <b>{account[what]}</b> <span>{t(`accounts.personalData.deletion.${what}`, { count: account[what] })}</span>
          </li>
        ))}
      </ul>
      <Button variant="danger-outline" className="account-start" onClick={() => setOpen(true)}>
        <IconTrash />
        {t('accounts.personalData.deletion.open')}
      </Button>
      <DeletionModal {...modal} account={account} open={open} onClose={() => setOpen(false)} />
    </Card>
  );
}

/** Contact address that employers write to instead (rules.md#account-deletion). */
export function EmployerDeletionCard({ contactEmail }: { contactEmail: string }) {
  const t = useTexts();
  return (
    <Card as="section">
      <h2 className="h3">{t('accounts.personalData.deletion.employerTitle')}</h2>
      <p className="dim mt8 account-long">
        {t('accounts.personalData.deletion.employerText')} <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
      </p>
    </Card>
  );
}
