import { StyleSheet } from '@react-pdf/renderer';
import { pdfFontFamily } from '#host/documents/pdf-fonts.ts';

/* The design's colours (tokens) on white paper. */
export const colours = {
  ink: '#1d2523',
  quiet: '#535851',
  pale: '#f0f7f7',
  tile: '#dcefef',
  onTile: '#00494d',
  danube: '#006267',
  deep: '#00393d',
  sun: '#fcc33c',
  faint: '#6b6f68',
};

/** Width of the left column in points; the page is 595 points wide. */
export const sideWidth = 189;
const margin = { top: 36, side: 21, main: 33, bottom: 54 };

/** Font size of the name in points, reduced for long names so that they still fit as a heading. */
const nameSize = ({ length }: string): number => (length > 60 ? 16 : length > 32 ? 20 : 27);

/** Styles of a CV. `scale` shrinks a CV with too much text; 1 is the size in the design. */
export const cvStyles = (scale: number, name: string) => {
  const size = (points: number) => ({ fontSize: points * scale });
  const gap = (points: number) => points * scale;
  return StyleSheet.create({
    page: {
      fontFamily: pdfFontFamily,
      ...size(10.5),
      color: colours.ink,
      paddingTop: margin.top,
      paddingBottom: margin.bottom,
    },
    plainPage: {
      fontFamily: pdfFontFamily,
      ...size(10.5),
      color: '#000000',
      padding: 48,
      paddingBottom: margin.bottom,
    },
    band: {
      position: 'absolute',
      top: 0,
      bottom: 0,
      left: 0,
      width: sideWidth,
      backgroundColor: colours.pale,
    },
    columns: { flexDirection: 'row-reverse' },
    side: { width: sideWidth, paddingHorizontal: margin.side },
    main: { flex: 1, paddingHorizontal: margin.main },
    tile: {
      width: 84,
      height: 84,
      borderRadius: 9,
      backgroundColor: colours.tile,
      alignItems: 'center',
      justifyContent: 'center',
      marginBottom: gap(21),
    },
    initials: { fontSize: 27, fontWeight: 700, color: colours.onTile },
    picture: { width: 84, height: 84, borderRadius: 9, marginBottom: gap(21) },
    name: { ...size(nameSize(name)), fontWeight: 700, lineHeight: 1.1, color: colours.deep },
    profession: { ...size(13.5), fontWeight: 600, lineHeight: 1.3, color: colours.quiet, marginTop: gap(4) },
    section: { marginTop: gap(21) },
    heading: {
      ...size(9.75),
      fontWeight: 600,
      lineHeight: 1.3,
      color: colours.danube,
      paddingBottom: gap(3.5),
      marginBottom: gap(7.5),
      borderBottomWidth: 1.5,
      borderBottomColor: colours.danube,
    },
    sideHeading: { borderBottomWidth: 0.75 },
    text: { ...size(10.5), lineHeight: 1.5 },
    paragraph: { marginBottom: gap(3) },
    label: { ...size(9), lineHeight: 1.4, color: colours.quiet },
    detail: { marginBottom: gap(5) },
    skill: { borderLeftWidth: 2.25, borderLeftColor: colours.sun, paddingLeft: 7.5, marginBottom: gap(7) },
    nextEntry: { marginTop: gap(12) },
    entryTitle: { ...size(12), fontWeight: 600, lineHeight: 1.3 },
    months: { ...size(9.75), lineHeight: 1.5, color: colours.quiet },
    made: {
      position: 'absolute',
      left: margin.side,
      bottom: 26,
      flexDirection: 'row',
      alignItems: 'center',
      gap: 5,
    },
    small: { fontSize: 8.25, color: colours.faint },
    pageNumber: {
      position: 'absolute',
      right: margin.main,
      bottom: 26,
      fontSize: 8.25,
      color: colours.faint,
    },
    plainHeading: { ...size(13), fontWeight: 700, lineHeight: 1.3, marginBottom: gap(5) },
    plainQuiet: { ...size(10.5), lineHeight: 1.5 },
    black: { color: '#000000' },
  });
};

export type CvStyles = ReturnType<typeof cvStyles>;
