import { createCanvas } from '@napi-rs/canvas';
import { getDocument, type PDFPageProxy, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface ReadPdf {
  /** Text of every page in reading order, blanks folded. */
  pages: string[];
  info: Record<string, unknown>;
  /** Every piece of text with its place, in points from the left lower corner of its page. */
  items: { page: number; text: string; left: number; right: number; bottom: number }[];
  /** Roles and texts as the tree of tags has them, one a line (`H1 Milica`), indented by their depth; empty without one. */
  outline: string;
  /** Files inside, by their names. */
  attachments: Record<string, string>;
  /** A page as pixels, at a scale of pixels per point. */
  draw(page: number, scale: number): Promise<{ data: Uint8ClampedArray; width: number; height: number; png: Buffer }>;
}

interface TaggedNode {
  role?: string;
  alt?: string;
  type?: string;
  id?: string;
  children?: TaggedNode[];
}

/** The tree of tags of a page with the texts that they mark. */
async function outlineOf(page: PDFPageProxy): Promise<string> {
  const texts = new Map<string, string>();
  let open: string | undefined;
  for (const item of (await page.getTextContent({ includeMarkedContent: true })).items) {
    if ('str' in item) {
      if (open !== undefined) texts.set(open, `${texts.get(open) ?? ''}${item.str}${item.hasEOL ? ' ' : ''}`);
    } else open = item.type === 'beginMarkedContentProps' ? item.id : undefined;
  }
  const lines = (node: TaggedNode, depth: number): string[] => {
    const said = (node.children ?? [])
      .flatMap(({ type, id = '' }) => (type === 'content' ? [texts.get(id) ?? ''] : []))
      .join(' ');
    const words = [node.role, node.alt === undefined ? '' : `[${node.alt}]`, said.replace(/\s+/gu, ' ').trim()];
    return [
      `${' '.repeat(depth)}${words.filter(Boolean).join(' ').trim()}`,
      ...(node.children ?? []).filter(({ role }) => role).flatMap((child) => lines(child, depth + 1)),
    ];
  };
  const root = (await page.getStructTree()) as TaggedNode | null;
  return (root?.children ?? []).flatMap((child) => lines(child, 0)).join('\n');
}

/** Opens a PDF as a reader does. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  // The reader takes ownership of its input.
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: VerbosityLevel.ERRORS });
  const document = await task.promise;
  const pages: string[] = [];
  const places: ReadPdf['items'] = [];
  const outlines: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const text = items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? ' ' : ''}` : '')).join('');
    for (const item of items) {
      if (!('str' in item) || item.str.trim() === '') continue;
      const [, , , , left, bottom] = item.transform as number[];
      places.push({
        page: number,
        text: item.str,
        left: left as number,
        right: (left as number) + item.width,
        bottom: bottom as number,
      });
    }
    outlines.push(await outlineOf(page));
    pages.push(text.replace(/\s+/gu, ' ').trim());
  }
  const attachments: Record<string, string> = {};
  for (const [id, { filename }] of (await document.getAttachments()) ?? []) {
    const content = await document.getAttachmentContent(id);
    attachments[filename] = new TextDecoder().decode(content ?? undefined);
  }
  return {
    pages,
    items: places,
    outline: outlines.join('\n'),
    attachments,
    info: (await document.getMetadata()).info as Record<string, unknown>,
    async draw(number, scale) {
      const page = await document.getPage(number);
      const viewport = page.getViewport({ scale });
      const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
      const { width, height } = canvas;
      await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport }).promise;
      const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
      return { data, width, height, png: canvas.toBuffer('image/png') };
    },
  };
}
