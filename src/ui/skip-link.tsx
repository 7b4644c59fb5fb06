import { useUiTexts } from './ui-texts.tsx';

/** First link of the page, visible on focus; `target` is the id of `<main>`. */
export function SkipLink({ target }: { target: string }) {
  const texts = useUiTexts();
  return (
    <a className="skip" href={`#${target}`}>
      {texts.skipToContent}
    </a>
  );
}
