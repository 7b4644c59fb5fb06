import { Document, Page, renderToBuffer, StyleSheet, Text, View } from '@react-pdf/renderer';
import { pdfFontFamily } from '#host/documents/pdf-fonts.ts';

/** A page of A4: a CV, or a posting as a document. */
export interface DemoDocument {
  title: string;
  /** Lines under the title. */
  under: readonly string[];
  sections: readonly {
    heading?: string;
    paragraphs?: readonly string[];
    points?: readonly string[];
  }[];
}

const styles = StyleSheet.create({
  page: { fontFamily: pdfFontFamily, fontSize: 10.5, color: '#1d2523', padding: 52 },
  head: { borderBottomWidth: 2, borderBottomColor: '#006267', paddingBottom: 12, marginBottom: 8 },
  title: { fontSize: 22, fontWeight: 700 },
  under: { color: '#535851', marginTop: 6 },
  heading: { fontSize: 12, fontWeight: 600, color: '#006267', marginTop: 16, marginBottom: 2 },
  line: { marginTop: 6, lineHeight: 1.45 },
  point: { flexDirection: 'row', marginTop: 4 },
  mark: { width: 14, color: '#006267' },
});

function Sheet({ title, under, sections }: DemoDocument) {
  return (
    <Document title={title} language="sr-Latn">
      <Page size="A4" style={styles.page}>
        <View style={styles.head}>
          <Text style={styles.title}>{title}</Text>
          {under.map((line) => (
            <Text key={line} style={styles.under}>
              {line}
            </Text>
          ))}
        </View>
        {sections.map(({ heading = '', paragraphs = [], points = [] }) => (
          <View key={heading + paragraphs.join()}>
            {heading ? <Text style={styles.heading}>{heading}</Text> : null}
            {paragraphs.map((text) => (
              <Text key={text} style={styles.line}>
                {text}
              </Text>
            ))}
            {points.map((text) => (
              <View key={text} style={styles.point}>
                <Text style={styles.mark}>–</Text>
                <Text style={{ flex: 1 }}>{text}</Text>
              </View>
            ))}
          </View>
        ))}
      </Page>
    </Document>
  );
}

export const renderDocument = (document: DemoDocument): Promise<Buffer> => renderToBuffer(<Sheet {...document} />);
