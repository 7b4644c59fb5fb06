import { formatDate } from '#shared/dates.ts';
import { pageAddress } from '#shared/site-map.ts';
import { LinkButton } from '#ui/light/button.tsx';
import { Note } from '#ui/light/note.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';

/** An application was sent from the address without an account, by whomever: the one that is sent now takes its place. */
export function ReplacesGuests({ replaced }: { replaced: { id: string; createdAt: string } }) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <Note
      tone="info"
      role="note"
      actions={
        <LinkButton size="sm" href={pageAddress('candidate-application', replaced.id)}>
          {t('applications.apply.toEarlier')}
        </LinkButton>
      }
    >
      {t('applications.apply.replaces', { date: formatDate(new Date(replaced.createdAt), language) })}
    </Note>
  );
}
