import type { Translate } from '#kit/i18n/translator.ts';
import { Card } from '#ui/light/card.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import type { IgnoredPart } from '../fields.ts';

type EntryPart = 'education' | 'experience' | 'skills';

/** The label of a field in the CV builder. */
const fieldName = ({ part, field = '' }: IgnoredPart, t: Translate): string => {
  if (part === 'aboutMe') return t('candidates.cvImport.part.aboutMe');
  if (part === 'education') return t(`candidates.cv.education.${field === 'title' ? 'title' : 'institution'}`);
  if (part === 'experience') return t(`candidates.cv.experience.${field === 'title' ? 'positionName' : 'companyName'}`);
  return t(`candidates.fields.${field as 'phone'}`);
};

/** A line about an ignored part, with the reason. */
const sentenceOf = (line: IgnoredPart, t: Translate): string => {
  const { code, section, text = '', count = 0, max = 0 } = line;
  const part = line.part as EntryPart;
  switch (code) {
    case 'too-many':
      return t(`candidates.cvImport.leftOut.too-many.${part}`, { text, max });
    case 'details':
      return t(`candidates.cvImport.leftOut.details.${part}`, { count });
    case 'section':
      if (section === 'attachments') return t('candidates.cvImport.leftOut.files', { count });
      return line.count === undefined
        ? t('candidates.cvImport.leftOut.sectionAlone', {
            section: t(`candidates.cvImport.section.${section ?? 'other'}`),
          })
        : t('candidates.cvImport.leftOut.section', {
            section: t(`candidates.cvImport.section.${section ?? 'other'}`),
            count,
          });
    case 'end-unreadable':
      return t('candidates.cvImport.leftOut.end-unreadable', { field: line.field ?? '', text });
    case 'shortened':
    case 'unreadable':
    case 'further':
      return t(`candidates.cvImport.leftOut.${code}`, { field: fieldName(line, t), text, count, max });
    default:
      return t(`candidates.cvImport.leftOut.${code}`, { text, count, max });
  }
};

/** „Šta nije uvezeno”: everything in the file that is missing in the preview. */
export function IgnoredList({ lines }: { lines: readonly IgnoredPart[] }) {
  const t = useTexts();
  return (
    <Card as="section">
      <h2 className="h3">{t('candidates.cvImport.leftOut.title')}</h2>
      {lines.length === 0 ? (
        <p className="dim mt8">{t('candidates.cvImport.leftOut.none')}</p>
      ) : (
        <ul className="import-left-out sm mt8">
          {lines.map((line) => (
            <li key={JSON.stringify(line)}>{sentenceOf(line, t)}</li>
          ))}
        </ul>
      )}
    </Card>
  );
}
