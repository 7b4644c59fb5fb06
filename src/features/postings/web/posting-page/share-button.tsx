import { IconShare } from '#ui/icons/posting-icons.tsx';
import { Button } from '#ui/light/button.tsx';
import { useToast } from '#ui/light/toasts.tsx';
import { useTexts } from '#ui/site/site-context.tsx';

/** Opens the device's share sheet, or copies the address where there is none. */
export function ShareButton({ title, path }: { title: string; path: string }) {
  const t = useTexts();
  const toast = useToast();
  const share = async (): Promise<void> => {
    const url = new URL(path, location.origin).href;
    if (typeof navigator.share === 'function') {
      // Closing the sheet without a choice rejects, which is not an error.
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    try {
      await navigator.clipboard.writeText(url);
      toast.show({ tone: 'ok', title: t('postings.page.shared') });
    } catch {
      toast.show({
        tone: 'error',
        title: t('postings.page.shareFailed'),
        text: t('postings.page.shareByHand'),
      });
    }
  };
  return (
    <Button className="grow needs-scripts" onClick={() => void share()}>
      <IconShare />
      {t('postings.page.share')}
    </Button>
  );
}
