import { Fragment, useEffect, useRef, useState } from 'react';
import { formatNumber } from '#kit/money.ts';
import { textOfHtml } from '#kit/rich-text.ts';
import { pageAddress } from '#kit/site-map.ts';
import { Checkbox } from '#ui/choice.tsx';
import { Field } from '#ui/field.tsx';
import { LongField, TextField } from '#ui/forms/named-fields.tsx';
import type { Submission } from '#ui/forms/use-submit.ts';
import { Badge } from '#ui/light/badge.tsx';
import { Button, LinkButton } from '#ui/light/button.tsx';
import { Card } from '#ui/light/card.tsx';
import { useApi, useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { bodyLength } from '../../editing/body-length.ts';
import type { EditablePage } from '../../editing/editable-pages.ts';
import { TextEditor, useTextEditor } from '../../editing/web/text-editor.tsx';
import { BodyField } from '../../editing/web/text-parts.tsx';
import { previewPage, publishPage, savePage } from '../contract.ts';
import type { PageForm, PageInput, PageView } from '../fields.ts';
import { pagePreviewAddress } from '../page-addresses.ts';
import { pageLengths } from '../page-lengths.ts';

const schema = async () => (await import('../fields.ts')).pageInput;

const parts = ['title', 'description', 'brief', 'body'] as const;

/** Public URLs of the pages. */
const addresses: Record<EditablePage, string> = {
  about: pageAddress('about'),
  privacy: pageAddress('privacy'),
  terms: pageAddress('terms'),
  antiDiscrimination: pageAddress('anti-discrimination'),
  contact: pageAddress('contact'),
};

/** When a binding text comes into force, and whether people are asked to accept it. */
function usePublication(today: string) {
  const [day, setDay] = useState(today);
  const [dayError, setDayError] = useState<string>();
  const dayInput = useRef<HTMLInputElement>(null);
  // The field is outside the form, which focuses only its own fields.
  useEffect(() => {
    if (dayError) dayInput.current?.focus();
  }, [dayError]);
  const [asks, setAsks] = useState(false);
  return { day, setDay, dayError, setDayError, dayInput, asks, setAsks };
}

/** `/admin/stranice/{id}`: editor of a page's text in both languages, with its versions. */
export default function PageEditor({ view, userId }: { view: PageView; userId: string }) {
  const t = useTexts();
  const api = useApi();
  const own = useLanguage();
  const { page, binding } = view;
  const params = { id: page };
  const publication = usePublication(view.today);
  const editor = useTextEditor<PageForm, PageInput>({
    text: `page-${page}`,
    userId,
    saved: view.draft as never,
    schema,
    save: async (values, version) =>
      (await api.call(savePage, { params, body: { values: values as never, version } })).data as never,
    publish: async (input, version) => {
      publication.setDayError(undefined);
      const body = {
        ...input,
        version,
        inForceOn: binding ? publication.day || null : null,
        asksConsent: binding && publication.asks,
      };
      await api.call(publishPage, { params, body });
      return t('administration.pages.published');
    },
    explain: (error, usual) => {
      const wrong = error?.errors.find(({ path }) => path === 'inForceOn');
      if (!wrong) return usual();
      publication.setDayError(wrong.message);
      return null;
    },
    readVersion: async (number) =>
      (await api.call(previewPage, { params, query: { version: String(number) } })).data.values as never,
    previewAddress: (shown) => pagePreviewAddress(page, shown),
  });
  const { form, language } = editor;
  const word = (part: (typeof parts)[number] | 'lead') => t(`administration.pages.fields.${part}`);
  return (
    <TextEditor
      name="site-page"
      editor={editor}
      list={{ label: t('administration.pages.title'), href: pageAddress('admin-pages') }}
      title={form.watch(`${own}.title`) || form.watch('sr.title')}
      facts={
        <>
          <Badge tone="neutral">{t('administration.texts.version', { number: view.number })}</Badge>
          {view.changed ? <Badge tone="outline">{t('administration.articles.changed')}</Badge> : null}
        </>
      }
      fields={
        <Fragment key={language}>
          <TextField name={`${language}.title`} label={word('title')} />
          <LongField
            name={`${language}.description`}
            label={word('description')}
            hint={t('administration.pages.hints.description')}
            rows={2}
            limit={pageLengths.description}
          />
          <LongField
            name={`${language}.brief`}
            label={word(page === 'contact' ? 'lead' : 'brief')}
            rows={3}
            limit={pageLengths.brief}
          />
          <BodyField name={`${language}.body`} label={word('body')} limit={bodyLength} />
          <p className="sm dim">{t('administration.pages.placeholders')}</p>
        </Fragment>
      }
      acts={
        <>
          <PublishCard page={page} publication={binding ? publication : null} editor={editor} />
          <Consents consents={view.consents} />
        </>
      }
      builtIn
      versions={view.versions}
      compared={(['sr', 'en'] as const).flatMap((one) =>
        parts.map((part) => ({
          label: `${word(part)} (${one.toUpperCase()})`,
          of: (values: PageForm) => textOfHtml(values[one][part] ?? ''),
        })),
      )}
    />
  );
}

/** Actions on a page; `publication` is null when nobody has to accept its text. */
function PublishCard({
  page,
  publication,
  editor,
}: {
  page: EditablePage;
  publication: ReturnType<typeof usePublication> | null;
  editor: { look: () => void; submission: Submission };
}) {
  const t = useTexts();
  return (
    <Card as="section" stack aria-labelledby="page-acts">
      <h2 className="h4" id="page-acts">
        {t('administration.articles.acts')}
      </h2>
      <Button onClick={editor.look}>{t('administration.articles.look')}</Button>
      {publication ? (
        <>
          <Field label={t('administration.pages.inForceOn')} error={publication.dayError}>
            <TextInput
              ref={publication.dayInput}
              type="date"
              name="inForceOn"
              value={publication.day}
              onChange={(event) => publication.setDay(event.currentTarget.value)}
            />
          </Field>
          <Checkbox
            label={t('administration.pages.asks')}
            checked={publication.asks}
            onChange={(event) => publication.setAsks(event.currentTarget.checked)}
          />
          <p className="sm dim">{t('administration.pages.asksHint')}</p>
        </>
      ) : null}
      <Button
        type="submit"
        form="site-page-form"
        variant="primary"
        loading={editor.submission.running === 'submit'}
        loadingText={t('administration.articles.publishing')}
      >
        {t('administration.pages.publish')}
      </Button>
      <LinkButton variant="quiet" href={addresses[page]}>
        {t('administration.articles.onSite')}
      </LinkButton>
    </Card>
  );
}

/** Number of accounts that accepted the version in force. */
function Consents({ consents }: Pick<PageView, 'consents'>) {
  const t = useTexts();
  const language = useLanguage();
  if (!consents) return null;
  return (
    <Card as="section" aria-labelledby="page-consents">
      <h2 className="h4 mb8" id="page-consents">
        {t('administration.pages.consents')}
      </h2>
      <p>
        {t('administration.pages.acceptedVersion', {
          number: consents.number,
          accepted: formatNumber(consents.accepted, language),
          accounts: formatNumber(consents.accounts, language),
        })}
      </p>
    </Card>
  );
}
