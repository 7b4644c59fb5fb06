import { IconChevronDown } from './light/icons.tsx';
import { VisuallyHidden } from './light/visually-hidden.tsx';
import { useTexts } from './site/site-context.tsx';
import './light/icon-button.css';
import './fold.css';

/**
 * On phones shows and hides what has the class `folded` in the element of the class `folds` around it, at whose upper
 * right corner it lies; elsewhere, and on paper, everything is shown. A native element: it works without scripts.
 */
export function Fold() {
  const t = useTexts();
  return (
    <details className="fold only-mobile">
      <summary className="icon-button icon-button-sm">
        <VisuallyHidden>{t('ui.details')}</VisuallyHidden>
        <IconChevronDown className="fold-mark" />
      </summary>
    </details>
  );
}
