import { useState } from 'react';
import { useKeys } from '#ui/key-commands.ts';
import { useOnDemand } from '#ui/light/on-demand.ts';
import { TextButton } from '#ui/light/text-button.tsx';
import type { ShortcutsModalProps } from '#ui/shortcuts-modal.tsx';
import { useTexts } from '#ui/site/site-context.tsx';

const keys = [
  ['j', 'next'],
  ['k', 'previous'],
  ['Esc', 'close'],
  ['/', 'search'],
  ['?', 'help'],
] as const;

const loadWindow = async () => (await import('#ui/shortcuts-modal.tsx')).ShortcutsModal;

/** The window that lists the keys of the search page, and the function that opens it. */
export function useSearchShortcuts() {
  const t = useTexts();
  const [open, setOpen] = useState(false);
  const { Part: Window, ask } = useOnDemand<ShortcutsModalProps>(loadWindow);
  return {
    show: async () => setOpen(await ask()),
    shortcuts: Window && (
      <Window
        open={open}
        onClose={() => setOpen(false)}
        keys={keys.map(([key, act]) => ({ key, act: t(`postings.search.keys.${act}`) }))}
      />
    ),
  };
}

/** "/" goes to the search field, "?" shows all keys; a button does too, where there is a keyboard. */
export default function SearchKeys() {
  const t = useTexts();
  const { show, shortcuts } = useSearchShortcuts();
  useKeys((key) => {
    if (key === '?') void show();
    else if (key === '/') {
      // On a narrow or enlarged screen it is folded.
      document.querySelector('.search-folded')?.setAttribute('open', '');
      const field = document.querySelector<HTMLInputElement>('.postings-search input');
      field?.focus();
      field?.select();
    } else return false;
    return true;
  });
  return (
    <div className="only-desktop right mt16">
      <TextButton onClick={() => void show()} aria-haspopup="dialog">
        {t('postings.search.keys.open')} <kbd>?</kbd>
      </TextButton>
      {shortcuts}
    </div>
  );
}
