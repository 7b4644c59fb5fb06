import layoutDocument, { type DocumentNode, type SafeDocumentNode } from '@react-pdf/layout';
import renderLayout from '@react-pdf/render';
import { type DocumentProps, Font, pdf } from '@react-pdf/renderer';
import PDFDocument, { type StructureElement } from 'pdfkit';
import type { ReactElement } from 'react';

/** The structural role of a part of a document, for screen readers and other programs. */
export type PdfRole = 'Sect' | 'H1' | 'H2' | 'H3' | 'P' | 'L' | 'LI' | 'LBody' | 'Figure';

interface Tag {
  role: PdfRole;
  alt?: string;
}

/**
 * Props that give a `Text`, `Image` or `View` its role: `<Text {...tag('H1')}>`. Nodes without a role are decoration.
 */
export const tag = (role: PdfRole, alt?: string): { tag: Tag } => ({
  tag: { role, ...(alt === undefined ? {} : { alt }) },
});

export interface TaggedPdf {
  title: string;
  author: string;
  /** BCP 47. */
  language: string;
  createdAt: Date;
  /** A file inside the document that holds its data; JSON. */
  source?: { name: string; description: string; content: string };
}

interface LayoutNode {
  type: string;
  props?: { tag?: Tag };
  children?: LayoutNode[];
}

/** A node without size that paints between two others. */
const instant = (paint: () => void): LayoutNode => {
  const node = { type: 'CANVAS', style: {}, box: { top: 0, left: 0, width: 1, height: 1 }, props: { paint } };
  return node as LayoutNode;
};

/** Whether a node is content itself; other nodes with a role contain such nodes. */
const isContent = ({ type }: LayoutNode): boolean => type === 'TEXT' || type === 'IMAGE';

/**
 * Tags what is drawn: content with its role in the structure tree, everything between (lines, areas, repeated footers)
 * as decoration. Fragments of a text split by a page break share one tag.
 */
function markPages(document: InstanceType<typeof PDFDocument>, pages: LayoutNode[]): void {
  const root = document.struct('Document');
  document.addStructure(root);
  const elements = new Map<Tag, StructureElement>();
  const elementOf = (own: Tag, parent: StructureElement): StructureElement => {
    const known = elements.get(own);
    if (known) return known;
    const made = document.struct(own.role, own.alt === undefined ? {} : { alt: own.alt });
    parent.add(made);
    elements.set(own, made);
    return made;
  };

  const marked = (node: LayoutNode, parent: StructureElement): LayoutNode[] => {
    const own = node.props?.tag;
    const element = own ? elementOf(own, parent) : parent;
    if (own && isContent(node)) {
      const begin = instant(() => {
        document.endMarkedContent();
        element.add(document.markStructureContent(own.role));
      });
      const end = instant(() => {
        document.endMarkedContent();
        document.markContent('Artifact');
      });
      return [begin, node, end];
    }
    if (!isContent(node)) node.children = node.children?.flatMap((child) => marked(child, element)) ?? [];
    return [node];
  };

  for (const page of pages) {
    page.children = [
      instant(() => document.markContent('Artifact')),
      ...(page.children ?? []).flatMap((child) => marked(child, root)),
      instant(() => document.endMarkedContent()),
    ];
  }
}

/** The library's types omit the fonts parameter. */
const layoutWith = layoutDocument as (document: DocumentNode, fonts: typeof Font) => Promise<SafeDocumentNode>;

export interface LaidOut {
  layout: SafeDocumentNode;
  /** Number of pages. */
  pages: number;
}

/** Lays a document out, before it is drawn. */
export async function layOut(element: ReactElement<DocumentProps>): Promise<LaidOut> {
  const { container } = pdf(element) as unknown as { container: { document: DocumentNode } };
  const layout = await layoutWith(container.document, Font);
  return { layout, pages: layout.children.length };
}

/**
 * Draws a laid-out document as a PDF with a structure tree, a language and a displayed title (ADR 39). The renderer's
 * own function draws without tags, so layout and drawing are called separately here.
 */
export async function drawTagged(
  { layout }: LaidOut,
  { title, author, language, createdAt, source }: TaggedPdf,
): Promise<Uint8Array> {
  const document = new PDFDocument({
    autoFirstPage: false,
    pdfVersion: '1.7',
    lang: language,
    displayTitle: true,
    tagged: true,
    info: {
      Title: title,
      Author: author,
      Creator: 'Prilika',
      Producer: 'Prilika',
      CreationDate: createdAt,
      ModDate: createdAt,
    },
  });
  if (source) {
    document.file(new TextEncoder().encode(source.content), {
      name: source.name,
      description: source.description,
      type: 'application/json',
      relationship: 'Source',
      creationDate: createdAt,
      modifiedDate: createdAt,
    });
  }
  const chunks: Uint8Array[] = [];
  const drawn = new Promise<Uint8Array>((resolve, reject) => {
    document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    document.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    document.on('error', reject);
  });
  markPages(document, layout.children as unknown as LayoutNode[]);
  renderLayout(document as never, layout);
  return drawn;
}
