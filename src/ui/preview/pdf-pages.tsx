import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { fetched } from '#kit/client-errors.ts';
import { Button } from '../light/button.tsx';
import { IconChevronLeft, IconChevronRight } from '../light/icons.tsx';
import { Note } from '../light/note.tsx';
import { VisuallyHidden } from '../light/visually-hidden.tsx';
import { useTexts } from '../site/site-context.tsx';
import { maxPreviewedPages, type OpenedPdf, openPdf } from './pdf-reader.ts';

/** Opens the PDF at an address; null while it is loading. */
function useOpenedPdf(url: string, onFail: () => void): OpenedPdf | null {
  const [opened, setOpened] = useState<OpenedPdf | null>(null);
  const fail = useRef(onFail);
  fail.current = onFail;
  useEffect(() => {
    const closing = new AbortController();
    let pdf: OpenedPdf | null = null;
    const open = async (): Promise<void> => {
      const response = await fetched(() => fetch(url, { signal: closing.signal }));
      if (!response.ok) throw new Error(`the file was answered with ${response.status}`);
      pdf = await openPdf(new Uint8Array(await response.arrayBuffer()));
      if (closing.signal.aborted) pdf.close();
      else setOpened(pdf);
    };
    open().catch(() => {
      if (!closing.signal.aborted) fail.current();
    });
    return () => {
      closing.abort();
      pdf?.close();
    };
  }, [url]);
  return opened;
}

const steps: Record<string, number> = { ArrowLeft: -1, PageUp: -1, ArrowRight: 1, PageDown: 1 };

/** The pages of a PDF, one at a time: turned by buttons and keys, with their text for screen readers. */
export function PdfPages({ url, name, onFail }: { url: string; name: string; onFail: () => void }) {
  const t = useTexts();
  const pdf = useOpenedPdf(url, onFail);
  const canvas = useRef<HTMLCanvasElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState(1);
  const [text, setText] = useState<string | null>(null);
  const fail = useRef(onFail);
  fail.current = onFail;

  useEffect(() => {
    if (!(pdf && canvas.current && frame.current)) return;
    setText(null);
    pdf.draw(page, canvas.current, frame.current.clientWidth).then(
      (drawn) => drawn !== null && setText(drawn),
      () => fail.current(),
    );
  }, [pdf, page]);

  const shown = Math.min(pdf?.pages ?? 1, maxPreviewedPages);
  const turn = (by: number): void => setPage((now) => Math.min(shown, Math.max(1, now + by)));
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = steps[event.key];
    if (by === undefined) return;
    event.preventDefault();
    turn(by);
  };
  const place = t('ui.preview.page', { page, total: pdf?.pages ?? 1 });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys repeat what the buttons inside do
    <div className="stack g12" onKeyDown={onKeyDown}>
      <div ref={frame} className="preview-page" aria-busy={text === null}>
        {text === null ? (
          <p className="preview-wait" role="status">
            <span className="spin" /> {t('ui.preview.wait')}
          </p>
        ) : null}
        <canvas ref={canvas} role="img" aria-label={`${name}, ${place}`} />
        <VisuallyHidden>{text}</VisuallyHidden>
      </div>
      {shown > 1 ? (
        <div className="row between g8">
          <Button
            size="sm"
            aria-disabled={page === 1 || undefined}
            onClick={() => turn(-1)}
            aria-label={t('ui.previousPage')}
          >
            <IconChevronLeft />
          </Button>
          <span className="sm dim" role="status">
            {place}
          </span>
          <Button
            size="sm"
            aria-disabled={page === shown || undefined}
            onClick={() => turn(1)}
            aria-label={t('ui.nextPage')}
          >
            <IconChevronRight />
          </Button>
        </div>
      ) : null}
      {pdf && pdf.pages > shown ? (
        <Note tone="info">{t('ui.preview.firstPages', { max: maxPreviewedPages })}</Note>
      ) : null}
    </div>
  );
}
