import { Card } from '#ui/card.tsx';
import { type SegmentedLink, SegmentedLinks } from '#ui/segmented.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { ThemeToggle } from '#ui/theme-toggle.tsx';

/** „Jezik i izgled” of the site, kept by the browser. */
export function LookCard({ languageLinks }: { languageLinks: readonly SegmentedLink[] }) {
  const t = useTexts();
  return (
    <Card as="section" stack>
      <h2 className="acc-h">{t('accounts.pages.settings.look')}</h2>
      <div className="grid c2">
        <div className="f acc-seg">
          <span className="lb" aria-hidden="true">
            {t('accounts.pages.settings.language')}
          </span>
          <SegmentedLinks label={t('accounts.pages.settings.siteLanguage')} items={languageLinks} />
        </div>
        <div className="f acc-seg">
          <span className="lb" aria-hidden="true">
            {t('accounts.pages.settings.appearance')}
          </span>
          <ThemeToggle words />
        </div>
      </div>
    </Card>
  );
}
