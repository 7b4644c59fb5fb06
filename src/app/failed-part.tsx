import { LinkButton } from '#ui/light/button.tsx';
import { Note } from '#ui/light/note.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { isMissing, isNoConnection } from './shell/error-page.tsx';

/** The reason why a part of a page cannot be shown, while its other parts work. @param href where it may work */
export function FailedPart({ error, href }: { error: unknown; href: string }) {
  const t = useTexts();
  const text = isNoConnection(error) ? 'client.fetch' : isMissing(error) ? 'shell.error.missing' : 'shell.error.text';
  return (
    <Note
      tone="warn"
      actions={
        <LinkButton size="sm" href={href}>
          {t('client.retry')}
        </LinkButton>
      }
    >
      {t(text)}
    </Note>
  );
}
