import { Button, LinkButton } from '#ui/light/button.tsx';
import { IconHeart } from '#ui/light/icons.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { type SavablePosting, useHeart } from './save-heart.tsx';

/** The save button with a label, on the page of a posting. */
export function SaveButton({ posting }: { posting: SavablePosting }) {
  const t = useTexts();
  const heart = useHeart(posting);
  if (heart === null) return null;
  if ('href' in heart) {
    const { label: _, ...link } = heart;
    return (
      <LinkButton {...link} className="grow">
        <IconHeart />
        {t('postings.saved.button')}
      </LinkButton>
    );
  }
  return (
    <Button className="heart grow needs-scripts" aria-pressed={heart.pressed} onClick={heart.onClick}>
      <IconHeart />
      {t(heart.pressed ? 'postings.saved.buttonSaved' : 'postings.saved.button')}
    </Button>
  );
}
