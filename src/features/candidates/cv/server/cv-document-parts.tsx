import { Text, View } from '@react-pdf/renderer';
import type { ComponentProps, ReactNode } from 'react';
import { partLongWord } from '#host/documents/printable-text.ts';
import { type PdfRole, tag } from '#host/documents/tagged-pdf.ts';
import type { CvStyles } from './cv-document-styles.ts';
import type { CvWords, Entry } from './cv-document-words.ts';

/* Parts used in every form of a CV. */

export type Style = NonNullable<ComponentProps<typeof View>['style']>;
export interface Parts {
  words: CvWords;
  styles: CvStyles;
}

/** Text tagged with its PDF role; long words are broken at the end of a line. */
export function Said({ as, style, children }: { as: PdfRole; style: Style; children: string }) {
  return (
    <Text {...tag(as)} style={style} hyphenationCallback={partLongWord}>
      {children}
    </Text>
  );
}

export function Section({ style, children }: { style: Style; children: ReactNode }) {
  return (
    <View {...tag('Sect')} style={style}>
      {children}
    </View>
  );
}

/** Skills as a list. The first skill is kept with the heading, so that the heading never ends a page. */
export function Skills({ words: { skills }, styles, heading, item }: Parts & { heading: Style; item: Style }) {
  const [first, ...others] = skills.names.map((skill) => (
    <View key={skill} {...tag('LI')} style={item} wrap={false}>
      <Said as="LBody" style={styles.text}>
        {skill}
      </Said>
    </View>
  ));
  if (!first) return null;
  const list = tag('L');
  return (
    <Section style={styles.section}>
      <View wrap={false}>
        <Said as="H2" style={heading}>
          {skills.heading}
        </Said>
        <View {...list}>{first}</View>
      </View>
      <View {...list}>{others}</View>
    </Section>
  );
}

export function AboutMe({ words: { aboutMe }, styles, heading }: Parts & { heading: Style }) {
  if (aboutMe.paragraphs.length === 0) return null;
  return (
    <Section style={styles.section}>
      <View minPresenceAhead={40}>
        <Said as="H2" style={heading}>
          {aboutMe.heading}
        </Said>
      </View>
      {aboutMe.paragraphs.map((paragraph, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is identified only by its position
        <View key={at} style={styles.paragraph}>
          <Said as="P" style={styles.text}>
            {paragraph}
          </Said>
        </View>
      ))}
    </Section>
  );
}

function EntryOf({ entry, styles, quiet, first }: { entry: Entry; styles: CvStyles; quiet: Style; first: boolean }) {
  return (
    <View style={first ? {} : styles.nextEntry} wrap={false}>
      {entry.title === '' ? null : (
        <Said as="H3" style={styles.entryTitle}>
          {entry.title}
        </Said>
      )}
      {entry.place === '' ? null : (
        <Said as="P" style={styles.text}>
          {entry.place}
        </Said>
      )}
      <Said as="P" style={quiet}>
        {entry.months}
      </Said>
    </View>
  );
}

/** Experience and education. Each heading is kept on one page with its first entry. */
export function Entries({ words, styles, heading, quiet }: Parts & { heading: Style; quiet: Style }) {
  return words.sections.map((section) => {
    const [first, ...others] = section.entries.map((entry, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: an entry is identified only by its position
      <EntryOf key={at} entry={entry} styles={styles} quiet={quiet} first={at === 0} />
    ));
    return (
      <Section key={section.heading} style={styles.section}>
        <View wrap={false}>
          <Said as="H2" style={heading}>
            {section.heading}
          </Said>
          {section.level === '' ? null : (
            <View style={styles.paragraph}>
              <Said as="P" style={quiet}>
                {section.level}
              </Said>
            </View>
          )}
          {first}
        </View>
        {others}
      </Section>
    );
  });
}

export function Names({ words, styles, style }: Parts & { style?: Style }) {
  return (
    <View>
      {words.name === '' ? null : (
        <Said as="H1" style={[styles.name, style ?? {}]}>
          {words.name}
        </Said>
      )}
      {words.profession === '' ? null : (
        <Said as="P" style={[styles.profession, style ?? {}]}>
          {words.profession}
        </Said>
      )}
    </View>
  );
}
