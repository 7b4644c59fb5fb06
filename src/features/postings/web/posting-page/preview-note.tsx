import type { PostingPage } from '#features/postings/fields.ts';
import { pageAddress } from '#kit/site-map.ts';
import { LinkButton } from '#ui/light/button.tsx';
import { Note } from '#ui/light/note.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { usePostingMarks } from '../../marks/web/posting-marks.tsx';

/** The states in which only the owner and administrators see the page. */
type HiddenState = Exclude<PostingPage['state'], 'active' | 'expired' | 'closed'>;

/** Where the owner of a hidden posting continues. */
const goOn: Record<HiddenState, { href: string; label: 'goToMine' | 'goToContact' }> = {
  awaiting_payment: { href: `${pageAddress('my-postings')}?tab=pending`, label: 'goToMine' },
  in_review: { href: `${pageAddress('my-postings')}?tab=pending`, label: 'goToMine' },
  rejected: { href: `${pageAddress('my-postings')}?tab=pending`, label: 'goToMine' },
  removed: { href: pageAddress('contact'), label: 'goToContact' },
};

/** Shows owner and administrators that the posting is not public, and the owner what comes next. */
export default function PreviewNote({ state }: Pick<PostingPage, 'state'>) {
  const t = useTexts();
  const byOwner = usePostingMarks().accountType === 'employer';
  const hidden = state as HiddenState;
  const { href, label } = goOn[hidden];
  return (
    <Note
      className="mb24"
      title={t('postings.page.preview')}
      actions={
        byOwner ? (
          <LinkButton size="sm" href={href}>
            {t(`postings.page.${label}`)}
          </LinkButton>
        ) : undefined
      }
    >
      {t('postings.page.previewText', { state: t(`postings.mine.states.${state}`) })}{' '}
      {byOwner ? t(`postings.page.next.${hidden}`) : null}
    </Note>
  );
}
