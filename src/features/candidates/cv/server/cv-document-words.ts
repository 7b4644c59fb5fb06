import { catalogLabel } from '#features/catalog/catalog-labels.ts';
import { printable } from '#host/documents/printable-text.ts';
import type { Machinery } from '#host/machinery.ts';
import { formatDate, formatMonthRange } from '#kit/dates.ts';
import type { Language } from '#kit/i18n/language.ts';
import { formatPhone, formatPhoneAbroad } from '#kit/phone.ts';
import { toCyrillic } from '#kit/serbian-cyrillic.ts';
import { cyrillicToLatin } from '#kit/serbian-text.ts';
import type { CvDocumentForm } from '../../cv-document-forms.ts';
import type { Cv } from '../../cv-fields.ts';
import type { candidateMessages } from '../../messages.sr.ts';
import type { CandidateProfile } from '../../profile-fields.ts';

/** Source data of a CV. */
export interface CvContent {
  profile: Omit<CandidateProfile, 'version' | 'photo'>;
  cv: Pick<Cv, 'education' | 'experience' | 'skills' | 'aboutMe'>;
}

/** A job, or a school. */
export interface Entry {
  title: string;
  place: string;
  months: string;
}

interface Section {
  heading: string;
  /** Level for the whole section; may be empty. */
  level: string;
  entries: Entry[];
}

/** Texts of a CV in one form, ready to render. Empty texts are not rendered. */
export interface CvWords {
  language: string;
  title: string;
  name: string;
  profession: string;
  /** Shown when there is no photo; may be empty. */
  initials: string;
  photo: string;
  contact: { heading: string; lines: { label: string; value: string }[] };
  skills: { heading: string; names: string[] };
  aboutMe: { heading: string; paragraphs: string[] };
  sections: Section[];
  made: string;
  data: string;
}

/** For each form: the language of labels, its language tag, and the script conversion of texts and labels. */
const forms: Record<CvDocumentForm, { language: Language; lang: string; script: (text: string) => string }> = {
  latin: { language: 'sr', lang: 'sr-Latn', script: cyrillicToLatin },
  cyrillic: { language: 'sr', lang: 'sr-Cyrl', script: toCyrillic },
  english: { language: 'en', lang: 'en', script: (text) => text },
  plain: { language: 'sr', lang: 'sr-Latn', script: cyrillicToLatin },
};

/** Max paragraphs of `aboutMe`; texts with more are joined into one paragraph to limit their height. */
const maxParagraphs = 12;

const initialOf = (name: string): string => [...name.replace(/^[^\p{L}]+/u, '')][0]?.toUpperCase() ?? '';

/** Texts of a CV in one form. Email and web addresses are not transliterated. */
export function cvWords(
  form: CvDocumentForm,
  { profile, cv }: CvContent,
  translator: Machinery['translator'],
): CvWords {
  const { language, lang, script } = forms[form];
  const said = (text: string): string => printable(script(text));
  const t = translator(language);
  const label = (key: keyof typeof candidateMessages.cvDocument, params?: Record<string, string>): string =>
    script(t(`candidates.cvDocument.${key}` as 'candidates.cvDocument.contact', params));
  const name = said(`${profile.name} ${profile.lastName}`);
  const levelOf = (list: 'experience' | 'educationLevels', code: string, key: 'experienceLevel' | 'educationLevel') =>
    code === '' ? '' : label(key, { level: catalogLabel(list, code, language) });
  const entry = (title: string, place: string, months: { dateFrom: string; dateTo: string }): Entry => ({
    title: said(title),
    place: said(place),
    months: script(formatMonthRange(months.dateFrom, months.dateTo, language)),
  });
  const dialled = language === 'en' ? formatPhoneAbroad(profile.phone) : formatPhone(profile.phone);
  const lines = cv.aboutMe
    .split(/\r\n?|\n/u)
    .map(said)
    .filter((line) => line !== '');
  return {
    language: lang,
    title: name === '' ? label('nameless') : label('title', { name }),
    name,
    profession: said(profile.profession),
    initials: `${initialOf(said(profile.name))}${initialOf(said(profile.lastName))}`,
    photo: label('photo'),
    contact: {
      heading: label('contact'),
      lines: [
        { label: label('phone'), value: dialled },
        { label: label('email'), value: printable(profile.email) },
        { label: label('address'), value: said([profile.address, profile.city].filter(Boolean).join(', ')) },
        {
          label: label('birthday'),
          value: profile.birthday === '' ? '' : formatDate(profile.birthday, language),
        },
        { label: label('link'), value: printable(profile.externalLink.replace(/^https?:\/\/|\/$/g, '')) },
      ].filter(({ value }) => value !== ''),
    },
    skills: { heading: label('skills'), names: cv.skills.map(said).filter((skill) => skill !== '') },
    aboutMe: {
      heading: label('aboutMe'),
      paragraphs: lines.length > maxParagraphs ? [lines.join(' ')] : lines,
    },
    sections: [
      {
        heading: label('experience'),
        level: levelOf('experience', profile.experienceLevel, 'experienceLevel'),
        entries: cv.experience.map((one) => entry(one.positionName, one.companyName, one)),
      },
      {
        heading: label('education'),
        level: levelOf('educationLevels', profile.educationLevel, 'educationLevel'),
        entries: cv.education.map((one) => entry(one.title, one.institution, one)),
      },
    ].filter(({ level, entries }) => level !== '' || entries.length > 0),
    made: label('made'),
    data: label('data'),
  };
}
