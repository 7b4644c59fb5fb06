import { useLocation } from 'react-router';
import { loginPaths } from '#features/accounts/login-paths.ts';
import { IconButton, IconLink } from '#ui/light/icon-button.tsx';
import { IconHeart } from '#ui/light/icons.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { usePostingMarks } from './posting-marks.tsx';
import './save-heart.css';

export interface SavablePosting {
  id: number;
  positionTitle: string;
}

type Heart = { label: string; href: string; rel: string } | { label: string; pressed: boolean; onClick: () => void };

/** State and action of the heart for the visitor; null for accounts that cannot save postings. */
export function useHeart({ id, positionTitle }: SavablePosting): Heart | null {
  const t = useTexts();
  const { pathname, search } = useLocation();
  const { accountType, marked, set } = usePostingMarks();
  const title = { title: positionTitle };
  if (accountType === null) {
    return {
      label: t('postings.saved.save', title),
      // Returns here after signing in; the login page records the posting and explains why to sign in.
      href: `${loginPaths.jobseeker}?redirectUrl=${encodeURIComponent(pathname + search)}&sacuvaj=${id}`,
      rel: 'nofollow',
    };
  }
  if (accountType !== 'jobseeker') return null;
  const saved = marked.saved.has(id);
  return {
    label: t(saved ? 'postings.saved.remove' : 'postings.saved.save', title),
    pressed: saved,
    onClick: () => set('saved', id, !saved),
  };
}

/** The heart of a posting: saves and removes at once; guests are asked to sign in. Hidden from employers. */
export function SaveHeart({ posting, framed }: { posting: SavablePosting; framed?: boolean }) {
  const heart = useHeart(posting);
  if (heart === null) return null;
  if ('href' in heart) return <IconLink {...heart} icon={<IconHeart />} framed={framed} />;
  return <IconButton {...heart} className="heart needs-scripts" icon={<IconHeart />} framed={framed} />;
}
