import type { PDFDocumentProxy, RenderTask } from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';

/** Maximum number of pages in a preview; the file itself has all. */
export const maxPreviewedPages = 100;

/** Timeout of opening or drawing. */
const patienceMs = 20_000;

/** Maximum number of pixels of a drawn page, whatever size the file declares. */
const maxPixels = 8_000_000;

/** A PDF in the browser. Nothing in it is executed: it is only drawn, without its forms, links and scripts. */
export interface OpenedPdf {
  /** Number of pages in the file, including those that are not shown. */
  pages: number;
  /**
   * Draws a page (from 1) at the given width in CSS pixels; returns its text, or null when another page was requested
   * meanwhile. Throws for a page that cannot be drawn.
   */
  draw(page: number, canvas: HTMLCanvasElement, width: number): Promise<string | null>;
  /** Aborts all work. */
  close(): void;
}

/** Awaits the work; after a timeout calls `stop` and rejects. */
const inTime = async <T>(work: Promise<T>, stop: () => void): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      stop();
      reject(new Error('the file takes too long to be drawn'));
    }, patienceMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};

const scaleFor = (page: { width: number; height: number }, width: number, ratio: number): number => {
  const wished = (width * ratio) / page.width;
  return Math.min(wished, Math.sqrt(maxPixels / (page.width * page.height)));
};

function reading(document: PDFDocumentProxy, close: () => void): OpenedPdf {
  let drawing: RenderTask | null = null;
  let asked = 0;
  return {
    pages: document.numPages,
    close,
    async draw(number, canvas, width) {
      asked += 1;
      const mine = asked;
      drawing?.cancel();
      const page = await inTime(document.getPage(number), close);
      if (mine !== asked) return null;
      const ratio = Math.min(2, globalThis.devicePixelRatio || 1);
      const viewport = page.getViewport({ scale: scaleFor(page.getViewport({ scale: 1 }), width, ratio) });
      canvas.width = Math.max(1, Math.floor(viewport.width));
      canvas.height = Math.max(1, Math.floor(viewport.height));
      const task = page.render({ canvas, viewport, annotationMode: 0 });
      drawing = task;
      try {
        await inTime(task.promise, close);
        const { items } = await inTime(page.getTextContent(), close);
        const text = items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? ' ' : ''}` : ''));
        return mine === asked ? text.join('') : null;
      } catch (error) {
        if (mine !== asked) return null;
        throw error;
      }
    },
  };
}

/** Opens a PDF from its bytes, in a worker of this site. Throws for invalid or locked files, and after a timeout. */
export async function openPdf(bytes: Uint8Array): Promise<OpenedPdf> {
  const { getDocument, GlobalWorkerOptions, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  GlobalWorkerOptions.workerSrc = workerUrl;
  const task = getDocument({
    data: bytes,
    verbosity: VerbosityLevel.ERRORS,
    enableXfa: false,
    // The page's policy allows neither WebAssembly nor requests by the library itself.
    useWasm: false,
    useWorkerFetch: false,
    disableWorkerRendering: true,
    maxImageSize: 64_000_000,
    canvasMaxAreaInBytes: 4 * maxPixels,
  });
  const close = (): void => void task.destroy().catch(() => {});
  // A locked file would wait for its password for ever.
  const locked = new Promise<never>((_, reject) => {
    task.onPassword = () => reject(new Error('the file is locked'));
  });
  try {
    return reading(await inTime(Promise.race([task.promise, locked]), close), close);
  } catch (error) {
    close();
    throw error;
  }
}
