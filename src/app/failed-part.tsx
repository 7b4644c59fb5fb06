import { LinkButton } from '#ui/light/button.tsx';
import { Note } from '#ui/light/note.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { failureOf } from './shell/error-page.tsx';

const texts = {
  script: 'shell.error.script',
  connection: 'client.fetch',
  outage: 'problems.unavailable',
  missing: 'shell.error.missing',
  fault: 'shell.error.text',
} as const;

/** The reason why a part of a page cannot be shown, while its other parts work. @param href where it may work */
export function FailedPart({ error, href }: { error: unknown; href: string }) {
  const t = useTexts();
  const failure = failureOf(error);
  return (
    <Note
      tone="warn"
      actions={
        failure === 'missing' ? undefined : (
          <LinkButton size="sm" href={href}>
            {t('client.retry')}
          </LinkButton>
        )
      }
    >
      {t(texts[failure])}
    </Note>
  );
}
