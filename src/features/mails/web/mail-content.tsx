import { useTexts } from '#ui/site/site-context.tsx';
import './mail-log.css';

/**
 * A mail as its recipient sees it, and its plain text. The frame runs no scripts and has no origin; its links open in a
 * new window.
 */
export function MailContent({ html, plain }: { html: string; plain: string }) {
  const t = useTexts();
  return (
    <div className="mail-content">
      <section>
        <h3 className="h4 mb8">{t('administration.mailLog.detail.html')}</h3>
        <iframe
          className="mail-html"
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          title={t('administration.mailLog.detail.html')}
          srcDoc={html}
        />
      </section>
      <section>
        <h3 className="h4 mb8">{t('administration.mailLog.detail.plain')}</h3>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard */}
        <pre className="mail-plain" tabIndex={0}>
          {plain}
        </pre>
      </section>
    </div>
  );
}
