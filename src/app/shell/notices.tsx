import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { acceptTerms } from '#features/accounts/consenting/contract.ts';
import type { Notices as NoticesView } from '#features/content/announcements/fields.ts';
import { AnnouncementText } from '#features/content/announcements/web/announcement-text.tsx';
import type { AccountType } from '#kit/actor.ts';
import { pageAddress } from '#kit/site-map.ts';
import { focusMain } from '#ui/focus-main.ts';
import { useAct } from '#ui/forms/use-act.ts';
import { Button } from '#ui/light/button.tsx';
import { IconButton } from '#ui/light/icon-button.tsx';
import { IconClose } from '#ui/light/icons.tsx';
import { Link } from '#ui/light/link.tsx';
import { Note } from '#ui/light/note.tsx';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { useDocumentFacts } from './document-context.tsx';

/** Where a browser stores the keys of dismissed notices. */
const storageKey = 'dismissed-notices';
const maxDismissed = 50;

const dismissed = (): string[] => {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(saved) ? saved.filter((key) => typeof key === 'string') : [];
  } catch {
    return [];
  }
};

const dismiss = (key: string): void => {
  try {
    localStorage.setItem(storageKey, JSON.stringify([...dismissed(), key].slice(-maxDismissed)));
  } catch {
    // Without storage it is hidden until the next page.
  }
};

/** Hides what was dismissed before anything is painted: a cached page is the same for everybody, and its scripts may not have loaded. */
const hideScript = `(function(){try{var k=JSON.parse(localStorage.getItem('${storageKey}')||'[]');document.querySelectorAll('[data-notice]').forEach(function(n){if(k.indexOf(n.getAttribute('data-notice'))>=0)n.hidden=true})}catch(e){}})()`;

/** Asks the account to agree to changed texts; it stays usable either way. */
function ConsentNotice({
  consent,
  accountHref,
}: {
  consent: NonNullable<NoticesView['consent']>;
  accountHref: string;
}) {
  const t = useTexts();
  const api = useApi();
  const { revalidate } = useRevalidator();
  const { texts, terms, privacy } = consent;
  const changed = texts.length > 1 ? 'both' : (texts[0] ?? 'terms');
  const accepting = useAct(
    async () => {
      await api.call(acceptTerms, { body: { terms, privacy } });
      focusMain();
      await revalidate();
    },
    { toast: true, done: t('content.notices.accepted'), refresh: revalidate },
  );
  return (
    <Note
      tone="info"
      title={t(`content.notices.changed.${changed}`)}
      actions={
        <Button
          size="sm"
          variant="primary"
          loading={accepting.busy !== null}
          loadingText={t('ui.record.saving')}
          onClick={() => void accepting.run()}
        >
          {t(`content.notices.accept.${changed}`)}
        </Button>
      }
    >
      {t(`content.notices.please.${changed}`)}{' '}
      {texts.map((text, place) => (
        <span key={text}>
          <Link className="link" href={pageAddress(text)}>
            {t(`content.notices.read.${text}`)}
          </Link>
          {place < texts.length - 1 ? ', ' : '. '}
        </span>
      ))}
      {t('content.notices.otherwise')}{' '}
      <Link className="link" href={accountHref}>
        {t('content.notices.account')}
      </Link>
    </Note>
  );
}

/** Notices above a page: announcements, each until it is dismissed, and a request to agree to changed texts. */
export function Notices({ notices, accountType }: { notices: NoticesView; accountType: AccountType | null }) {
  const t = useTexts();
  const { nonce } = useDocumentFacts();
  const [gone, setGone] = useState<readonly string[]>([]);
  const shown = notices.announcements.filter(({ key }) => !gone.includes(key));
  if (shown.length === 0 && !notices.consent) return null;
  return (
    <section className="wrap notices" aria-label={t('content.notices.label')}>
      {notices.consent ? (
        <ConsentNotice
          consent={notices.consent}
          accountHref={pageAddress(accountType === 'employer' ? 'account-employer' : 'account-candidate')}
        />
      ) : null}
      {shown.map(({ key, level, text }) => (
        // The script below may hide it before hydration.
        <div key={key} data-notice={key} suppressHydrationWarning>
          <Note
            tone={level === 'warning' ? 'warn' : 'info'}
            actions={
              <IconButton
                size="sm"
                label={t('content.notices.dismiss')}
                icon={<IconClose />}
                onClick={() => {
                  dismiss(key);
                  setGone((before) => [...before, key]);
                  focusMain();
                }}
              />
            }
          >
            <AnnouncementText text={text} />
          </Note>
        </div>
      ))}
      {shown.length > 0 ? (
        <script
          nonce={nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, run before the first paint
          dangerouslySetInnerHTML={{ __html: hideScript }}
        />
      ) : null}
    </section>
  );
}
