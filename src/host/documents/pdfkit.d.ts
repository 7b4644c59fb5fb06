/** What we use of `pdfkit`, which brings no types. */
declare module 'pdfkit' {
  import type { Readable } from 'node:stream';

  export interface StructureContent {
    readonly content: unique symbol;
  }

  export interface StructureElement {
    add(child: StructureElement | StructureContent): this;
  }

  interface Options {
    autoFirstPage?: boolean;
    pdfVersion?: '1.7';
    lang?: string;
    displayTitle?: boolean;
    tagged?: boolean;
    info?: Record<string, string | Date>;
  }

  interface Attachment {
    name: string;
    type: string;
    description: string;
    relationship: 'Source' | 'Data' | 'Alternative' | 'Supplement' | 'Unspecified';
    creationDate: Date;
    modifiedDate: Date;
  }

  interface PDFDocument extends Readable {
    struct(type: string, options?: { alt?: string }): StructureElement;
    addStructure(element: StructureElement): this;
    markContent(tag: string): this;
    markStructureContent(tag: string): StructureContent;
    endMarkedContent(): this;
    file(bytes: Uint8Array, options: Attachment): unknown;
  }

  const PdfDocument: new (options: Options) => PDFDocument;
  export default PdfDocument;
}
