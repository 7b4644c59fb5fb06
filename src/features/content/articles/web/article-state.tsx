import { Badge } from '#ui/light/badge.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import type { ArticleRow } from '../fields.ts';

const tones = { draft: 'outline', scheduled: 'new', published: 'ok', withdrawn: 'neutral' } as const;

/** Publication state of an article, and whether it has unpublished changes. */
export function ArticleStateBadge({ state, changed }: Pick<ArticleRow, 'state' | 'changed'>) {
  const t = useTexts();
  const more = changed && (state === 'published' || state === 'scheduled');
  return (
    <span className="admin-badges">
      <Badge tone={tones[state]}>{t(`administration.articles.states.${state}`)}</Badge>
      {more ? <Badge tone="outline">{t('administration.articles.changed')}</Badge> : null}
    </span>
  );
}
