import { useState } from 'react';
import type { CandidateAccountView } from '#features/accounts/personal-data-fields.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { IconTrash } from '#ui/icons/account-icons.tsx';
import { Link } from '#ui/link.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { DeletionModal } from './deletion-modal.tsx';

const counted = ['savedPostings', 'applications', 'documents'] as const;

export interface DeletionCardProps {
  account: CandidateAccountView;
  hasPassword: boolean;
  onDeleted: () => void;
  /** Leads to the login page and back here. */
  onSignInAgain: () => void;
}

/** „Brisanje naloga” of a candidate, with what goes along. */
export function DeletionCard({ account, ...modal }: DeletionCardProps) {
  const t = useTexts();
  const [open, setOpen] = useState(false);
  return (
    <Card as="section" stack danger>
      <div>
        <h2 className="acc-h">{t('accounts.personalData.deletion.title')}</h2>
        <p className="dim mt8 acc-long">
          {t('accounts.personalData.deletion.text')}{' '}
          <Link className="link" href="/privatnost#koliko">
            {t('accounts.personalData.deletion.kept')}
          </Link>
        </p>
      </div>
      <ul className="acc-counts">
        {counted.map((what) => (
          <li key={what} className="sunk stat">
            <b>{account[what]}</b>{' '}
            <span>{t(`accounts.personalData.deletion.${what}`, { count: account[what] })}</span>
          </li>
        ))}
      </ul>
      <Button variant="xo" className="acc-start" onClick={() => setOpen(true)}>
        <IconTrash />
        {t('accounts.personalData.deletion.open')}
      </Button>
      <DeletionModal {...modal} account={account} open={open} onClose={() => setOpen(false)} />
    </Card>
  );
}

/** Employers are told whom to write to instead (SPEC §1). */
export function EmployerDeletionCard({ contactEmail }: { contactEmail: string }) {
  const t = useTexts();
  return (
    <Card as="section">
      <h2 className="acc-h">{t('accounts.personalData.deletion.employerTitle')}</h2>
      <p className="dim mt8 acc-long">
        {t('accounts.personalData.deletion.employerText')}{' '}
        <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
      </p>
    </Card>
  );
}
