import { StyleSheet } from '@react-pdf/renderer';
import { pdfFontFamily } from '#host/documents/pdf-fonts.ts';
import { formatNumber } from '#kit/money.ts';

/* The design's colours (tokens) on white paper. */
export const colours = {
  ink: '#1d2523',
  quiet: '#535851',
  line: '#e6e2da',
  danube: '#006267',
  pale: '#f0f7f7',
};

export const styles = StyleSheet.create({
  page: {
    fontFamily: pdfFontFamily,
    fontSize: 10,
    color: colours.ink,
    paddingTop: 42,
    paddingHorizontal: 45,
    paddingBottom: 92,
  },
  /** Not set on the page: a text rendered per page disappears when it inherits a line height. */
  lines: { fontSize: 10, lineHeight: 1.45 },
  row: { flexDirection: 'row', justifyContent: 'space-between' },
  small: { fontSize: 8.5, color: colours.quiet },
  bold: { fontWeight: 600 },
  right: { textAlign: 'right' },
  heading: { fontSize: 9.5, fontWeight: 600, color: colours.danube, marginBottom: 4 },
  header: { borderBottomWidth: 2, borderBottomColor: colours.danube, paddingBottom: 16, marginBottom: 18 },
  brand: { flexDirection: 'row', alignItems: 'center', gap: 6, marginBottom: 8 },
  brandName: { fontSize: 17, fontWeight: 700, letterSpacing: -0.4 },
  title: { fontSize: 22, fontWeight: 700, color: '#00393d', lineHeight: 1.2 },
  number: { fontSize: 13, fontWeight: 600, marginBottom: 2 },
  tableHead: { borderBottomWidth: 1, borderBottomColor: '#cfc9c0', paddingBottom: 5 },
  tableRow: { borderBottomWidth: 1, borderBottomColor: colours.line, paddingVertical: 7 },
  total: {
    backgroundColor: colours.pale,
    borderRadius: 6,
    paddingVertical: 8,
    paddingHorizontal: 10,
    marginTop: 8,
    alignItems: 'center',
  },
  payment: {
    flexDirection: 'row',
    gap: 22,
    alignItems: 'center',
    marginTop: 20,
    padding: 16,
    borderWidth: 1,
    borderColor: colours.line,
    borderRadius: 9,
  },
  pageNumber: { position: 'absolute', bottom: 30, right: 45 },
  footer: {
    position: 'absolute',
    bottom: 30,
    left: 45,
    right: 45,
    gap: 24,
    borderTopWidth: 1,
    borderTopColor: colours.line,
    paddingTop: 9,
  },
});

/** Text on a single line that can wrap: replaces line feeds with spaces, and splits overlong words. */
export const inLine = (text: string): string =>
  text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .replace(/\S{30,}/gu, (word) => word.match(/.{1,15}/gu)?.join(' ') ?? word);

/** `15.900,00`. */
export const amount = (para: number): string => formatNumber(para / 100, 'sr', 2);
