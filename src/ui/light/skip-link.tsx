import { useTexts } from '../site/site-context.tsx';

/** First link of the page, visible on focus; `target` is the id of `<main>`. */
export function SkipLink({ target }: { target: string }) {
  const t = useTexts();
  return (
    <a className="skip-link" href={`#${target}`}>
      {t('ui.skipToContent')}
    </a>
  );
}
