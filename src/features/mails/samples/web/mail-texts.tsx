import { useNavigate } from 'react-router';
import { toSearch } from '#kit/endpoint.ts';
import { type Language, languages } from '#kit/i18n/language.ts';
import { pageAddress } from '#kit/site-map.ts';
import { Breadcrumbs } from '#ui/light/breadcrumbs.tsx';
import { Card } from '#ui/light/card.tsx';
import { Link } from '#ui/light/link.tsx';
import { Note } from '#ui/light/note.tsx';
import { NativeSelect } from '#ui/native-select.tsx';
import { SegmentedLinks } from '#ui/segmented.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { MailContent } from '../../web/mail-content.tsx';
import type { MailTexts as MailTextsView } from '../fields.ts';
import './mail-texts.css';

/** Address of the text of a mail in a language. */
const mailTextAddress = (template: string, language: Language): string =>
  `${pageAddress('admin-mail-texts')}${toSearch({ mejl: template, jezik: language })}`;

/** `/admin/posta/tekstovi`: the text of each mail, with sample data. */
export function MailTexts({ texts }: { texts: MailTextsView }) {
  const t = useTexts();
  const navigate = useNavigate();
  const { templates, opened } = texts;
  const label = templates.find(({ code }) => code === opened.code)?.label ?? opened.code;
  return (
    <>
      <Breadcrumbs items={[{ label: t('administration.mailLog.title'), href: pageAddress('admin-mails') }]} />
      <h1>{t('administration.mailTexts.title')}</h1>
      <p className="dim mt8 mb24">{t('administration.mailTexts.lead')}</p>
      <div className="mail-texts">
        <nav className="only-desktop mail-kinds" aria-label={t('administration.mailTexts.kinds')}>
          {templates.map(({ code, label: name }) => (
            <Link
              key={code}
              href={mailTextAddress(code, opened.language)}
              aria-current={code === opened.code ? 'page' : undefined}
            >
              {name}
            </Link>
          ))}
        </nav>
        <NativeSelect
          className="only-mobile"
          aria-label={t('administration.mailTexts.kinds')}
          value={opened.code}
          onChange={(event) => void navigate(mailTextAddress(event.currentTarget.value, opened.language))}
          options={templates.map(({ code, label: name }) => ({ value: code, label: name }))}
        />
        <Card as="section" stack aria-labelledby="mail-text">
          <div className="row between flex-wrap g16">
            <h2 className="h4" id="mail-text">
              {label}
            </h2>
            <SegmentedLinks
              label={t('administration.mailLog.detail.language')}
              items={languages.map((language) => ({
                label: t(`administration.mailLog.detail.languages.${language}`),
                href: mailTextAddress(opened.code, language),
                current: language === opened.language,
              }))}
            />
          </div>
          {opened.text ? (
            <>
              <p>
                <span className="dim">{t('administration.mailLog.detail.subject')}:</span>{' '}
                <b className="medium">{opened.text.subject}</b>
              </p>
              {opened.text.notification === null ? null : (
                <p>
                  <span className="dim">{t('administration.mailTexts.notification')}:</span> {opened.text.notification}
                </p>
              )}
              <MailContent
                key={`${opened.code} ${opened.language}`}
                html={opened.text.html}
                plain={opened.text.plain}
              />
            </>
          ) : (
            <Note>{t('administration.mailTexts.none')}</Note>
          )}
        </Card>
      </div>
    </>
  );
}
