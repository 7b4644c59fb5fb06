import { Document, Image, Page, Path, Svg, Text, View } from '@react-pdf/renderer';
import { drawTagged, layOut, tag } from '#host/documents/tagged-pdf.ts';
import type { Machinery } from '#host/machinery.ts';
import type { CvDocumentForm } from '../../cv-document-forms.ts';
import { toJsonResume } from '../json-resume.ts';
import { AboutMe, Entries, Names, type Parts, Said, Section, Skills, type Style } from './cv-document-parts.tsx';
import { type CvStyles, colours, cvStyles } from './cv-document-styles.ts';
import { type CvContent, cvWords } from './cv-document-words.ts';

function Picture({ words, styles, photo }: Parts & { photo: Uint8Array | null }) {
  if (photo)
    return (
      <Image
        {...tag('Figure', words.name === '' ? words.photo : `${words.photo}: ${words.name}`)}
        src={{ data: Buffer.from(photo), format: 'jpg' }}
        style={styles.picture}
      />
    );
  // Initials are decorative, because they only repeat the name.
  return words.initials === '' ? null : (
    <View style={styles.tile}>
      <Text style={styles.initials}>{words.initials}</Text>
    </View>
  );
}

function Side({ words, styles, photo }: Parts & { photo: Uint8Array | null }) {
  const heading = [styles.heading, styles.sideHeading];
  return (
    <View style={styles.side}>
      <Picture words={words} styles={styles} photo={photo} />
      <Section style={{}}>
        <Said as="H2" style={heading}>
          {words.contact.heading}
        </Said>
        {words.contact.lines.map(({ label, value }) => (
          <View key={label} style={styles.detail} wrap={false}>
            <Said as="P" style={styles.label}>
              {label}
            </Said>
            <Said as="P" style={styles.text}>
              {value}
            </Said>
          </View>
        ))}
      </Section>
      <Skills words={words} styles={styles} heading={heading} item={styles.skill} />
    </View>
  );
}

function Made({ words, styles }: Parts) {
  return (
    <View style={styles.made} fixed>
      <Svg width={10.5} height={10.5} viewBox="0 0 32 32">
        <Path d="M8 0h16a8 8 0 0 1 8 8v16a8 8 0 0 1-8 8H8a8 8 0 0 1-8-8V8a8 8 0 0 1 8-8z" fill={colours.danube} />
        <Path d="M9 6.5h3.6v19H9z" fill="#ffffff" />
        <Path d="M14.6 7.2 24 10.4v7.4l-9.4 3.2z" fill={colours.sun} />
      </Svg>
      <Text style={styles.small}>{words.made}</Text>
    </View>
  );
}

function PageNumber({ styles, style }: { styles: CvStyles; style?: Style }) {
  return (
    <Text
      fixed
      style={[styles.pageNumber, style ?? {}]}
      render={({ pageNumber, totalPages }) => (totalPages > 1 ? `${pageNumber} / ${totalPages}` : '')}
    />
  );
}

/** Two columns, as in the design, rendered in reading order: the name, then the text, then the side column. */
function DesignedPage({ words, styles, photo }: Parts & { photo: Uint8Array | null }) {
  return (
    <Page size="A4" style={styles.page}>
      <View style={styles.band} fixed />
      <View style={styles.columns}>
        <View style={styles.main}>
          <Names words={words} styles={styles} />
          <AboutMe words={words} styles={styles} heading={styles.heading} />
          <Entries words={words} styles={styles} heading={styles.heading} quiet={styles.months} />
        </View>
        <Side words={words} styles={styles} photo={photo} />
      </View>
      <Made words={words} styles={styles} />
      <PageNumber styles={styles} />
    </Page>
  );
}

/** One column, black on white, no picture: the layout that CV parsers read best. */
function PlainPage({ words, styles }: Parts) {
  const { contact } = words;
  return (
    <Page size="A4" style={styles.plainPage}>
      <Names words={words} styles={styles} style={styles.black} />
      <Section style={styles.section}>
        <Said as="H2" style={styles.plainHeading}>
          {contact.heading}
        </Said>
        {contact.lines.map(({ label, value }) => (
          <Said key={label} as="P" style={styles.text}>{`${label}: ${value}`}</Said>
        ))}
      </Section>
      <AboutMe words={words} styles={styles} heading={styles.plainHeading} />
      <Entries words={words} styles={styles} heading={styles.plainHeading} quiet={styles.plainQuiet} />
      <Skills words={words} styles={styles} heading={styles.plainHeading} item={{}} />
      <PageNumber styles={styles} style={styles.black} />
    </Page>
  );
}

const maxPages = 2;
/** Scale used when it reduces two pages to one. */
const tighter = 0.92;
/** Scales tried in order until the CV has at most two pages. */
const smaller = [0.85, 0.7, 0.55];

export interface CvDocument extends CvContent {
  form: CvDocumentForm;
  /** A square JPEG; null for none. */
  photo: Uint8Array | null;
  /** When the profile or CV was last changed. */
  changedAt: string | null;
  createdAt: Date;
}

/**
 * Renders a CV as a PDF: A4, one or two pages, in one of four forms (rules.md#cv-documents), with its data embedded as
 * JSON Resume. Blocks the process for some 300 ms: call it from a queue and outside transactions.
 */
export async function renderCv(
  { form, photo, changedAt, createdAt, profile, cv }: CvDocument,
  translator: Machinery['translator'],
): Promise<Uint8Array> {
  const words = cvWords(form, { profile, cv }, translator);
  const drawnAt = (scale: number) => {
    const parts = { words, styles: cvStyles(scale, words.name) };
    return layOut(
      <Document>{form === 'plain' ? <PlainPage {...parts} /> : <DesignedPage {...parts} photo={photo} />}</Document>,
    );
  };
  let drawing = await drawnAt(1);
  if (drawing.pages === maxPages) {
    const onOnePage = await drawnAt(tighter);
    if (onOnePage.pages === 1) drawing = onOnePage;
  }
  for (const scale of smaller) {
    if (drawing.pages <= maxPages) break;
    drawing = await drawnAt(scale);
  }
  return drawTagged(drawing, {
    title: words.title,
    author: words.name,
    language: words.language,
    createdAt,
    source: {
      name: 'resume.json',
      description: words.data,
      content: JSON.stringify(toJsonResume(profile, cv, changedAt), null, 2),
    },
  });
}
