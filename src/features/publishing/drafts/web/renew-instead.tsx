import { useNavigate } from 'react-router';
import { renewalAddress } from '#features/postings/addresses.ts';
import { fetched } from '#kit/client-errors.ts';
import { useAct } from '#ui/forms/use-act.ts';
import { Button, LinkButton } from '#ui/light/button.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import type { OwnPostingPage } from '../../own-fields.ts';
import type { SavedDraft } from '../fields.ts';

interface RenewInsteadProps {
  userId: string;
  /** The account's draft of an edit, of this posting or another. */
  saved: SavedDraft | null;
  own: OwnPostingPage;
}

/** The link to a renewal, for an edit that came too late; takes the edit along. */
export function RenewInstead({ userId, saved, own }: RenewInsteadProps) {
  const t = useTexts();
  const navigate = useNavigate();
  const { run } = useAct(
    async (draft: SavedDraft) => {
      const { renewWithEdits } = await fetched(() => import('./posting-draft.ts'));
      renewWithEdits(own, userId, draft);
      await navigate(renewalAddress(own.id, { edit: true }));
    },
    { toast: true },
  );
  if (saved?.posting?.id !== own.id) {
    return (
      <LinkButton variant="primary" href={renewalAddress(own.id)}>
        {t('postings.renewal.renew')}
      </LinkButton>
    );
  }
  return (
    <Button variant="primary" onClick={() => void run(saved)}>
      {t('postings.renewal.withEdits')}
    </Button>
  );
}
