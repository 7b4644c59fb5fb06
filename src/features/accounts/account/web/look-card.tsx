import { Card } from '#ui/light/card.tsx';
import { ThemeToggle } from '#ui/light/theme-toggle.tsx';
import { type SegmentedLink, SegmentedLinks } from '#ui/segmented.tsx';
import { useTexts } from '#ui/site/site-context.tsx';

/** „Jezik i izgled” of the site, stored in the browser. */
export function LookCard({ languageLinks }: { languageLinks: readonly SegmentedLink[] }) {
  const t = useTexts();
  return (
    <Card as="section" stack>
      <h2 className="h3">{t('accounts.pages.settings.look')}</h2>
      <div className="grid c2">
        <div className="field">
          <span className="label" aria-hidden="true">
            {t('accounts.pages.settings.language')}
          </span>
          <SegmentedLinks label={t('accounts.pages.settings.siteLanguage')} items={languageLinks} />
        </div>
        <div className="field">
          <span className="label" aria-hidden="true">
            {t('accounts.pages.settings.appearance')}
          </span>
          <ThemeToggle words />
        </div>
      </div>
    </Card>
  );
}
