import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import type { Language } from '#shared/i18n/language.ts';
import { formatNumber } from '#shared/money.ts';
import { textOfHtml } from '#shared/rich-text.ts';
import { pageAddress } from '#shared/site-map.ts';
import { Checkbox } from '#ui/choice.tsx';
import { Field } from '#ui/field.tsx';
import { Form } from '#ui/forms/form.tsx';
import { LongField, TextField } from '#ui/forms/named-fields.tsx';
import { SubmitButton } from '#ui/forms/submit-button.tsx';
import { useAct } from '#ui/forms/use-act.ts';
import { errorOf } from '#ui/forms/zod-form.ts';
import { Badge } from '#ui/light/badge.tsx';
import { Breadcrumbs } from '#ui/light/breadcrumbs.tsx';
import { Button, LinkButton } from '#ui/light/button.tsx';
import { Card } from '#ui/light/card.tsx';
import { useToast } from '#ui/light/toasts.tsx';
import { NewerDraft, SavedLine } from '#ui/records/draft-parts.tsx';
import { useApi, useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { bodyLength } from '../../editing/body-length.ts';
import { BodyField, LanguageChoice, VersionList } from '../../editing/web/text-parts.tsx';
import { useTextForm } from '../../editing/web/use-text-form.ts';
import { previewPage, publishPage, savePage } from '../contract.ts';
import type { EditablePage } from '../editable-pages.ts';
import type { PageForm, PageInput, PageView } from '../fields.ts';
import { pagePreviewAddress } from '../page-addresses.ts';
import { pageLengths } from '../page-lengths.ts';

const schema = async () => (await import('../fields.ts')).pageInput;

const parts = ['title', 'description', 'brief', 'body'] as const;

/** Where everybody reads it. */
const addresses: Record<EditablePage, string> = {
  about: pageAddress('about'),
  privacy: pageAddress('privacy'),
  terms: pageAddress('terms'),
  antiDiscrimination: pageAddress('anti-discrimination'),
  contact: pageAddress('contact'),
};

/** `/admin/stranice/{id}`: the text of a page in both languages while it is written, and its versions. */
export default function PageEditor({ view, userId }: { view: PageView; userId: string }) {
  const t = useTexts();
  const api = useApi();
  const own = useLanguage();
  const navigate = useNavigate();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const { page, binding, consents } = view;
  const params = { id: page };
  const [language, setLanguage] = useState<Language>('sr');
  const [day, setDay] = useState(view.today);
  const [dayError, setDayError] = useState<string>();
  const [asks, setAsks] = useState(false);
  const text = useTextForm<PageForm, PageInput>({
    ...{ text: `page-${page}`, userId, kept: view.draft as never, schema },
    save: async (values, version) =>
      (await api.call(savePage, { params, body: { values: values as never, version } })).data as never,
    publish: async (input, version) => {
      setDayError(undefined);
      const body = {
        ...input,
        version,
        inForceOn: binding ? day || null : null,
        asksConsent: binding && asks,
      };
      await api.call(publishPage, { params, body });
      toast.show({ tone: 'ok', title: t('administration.pages.published') });
      await revalidate();
    },
    explain: (error, usual) => {
      const wrong = error?.errors.find(({ path }) => path === 'inForceOn');
      if (!wrong) return usual();
      setDayError(wrong.message);
      return null;
    },
  });
  const { form, submission } = text;
  const { errors } = form.formState;
  const restoring = useAct(
    async (number: number) => {
      const { data } = await api.call(previewPage, { params, query: { version: String(number) } });
      text.goOnWith({ text: `page-${page}` }, data.values as never);
      toast.show({ tone: 'ok', title: t('administration.texts.restored', { number }) });
    },
    { toast: true },
  );
  const looking = useAct(
    () => text.afterSaving(async () => navigate(pagePreviewAddress(page, { language }))),
    { toast: true },
  );
  const [title, description, brief] = ['title', 'description', 'brief'].map(
    (part) => `${language}.${part}`,
  ) as [`${Language}.title`, `${Language}.description`, `${Language}.brief`];
  const name = form.watch(`${own}.title`) || form.watch('sr.title');
  return (
    <Form
      name="site-page"
      submission={submission}
      className="text-editing"
      wordsOf={(path) => {
        const [one] = path.split('.');
        if (one !== 'sr' && one !== 'en') return null;
        return { label: t(`administration.texts.languages.${one}`), open: () => setLanguage(one) };
      }}
    >
      <Breadcrumbs items={[{ label: t('administration.pages.title'), href: pageAddress('admin-pages') }]} />
      <div className="row between flex-wrap g16 mb24">
        <div>
          <h1>{name}</h1>
          <p className="row g8 flex-wrap mt8">
            <Badge tone="neutral">{t('administration.texts.version', { number: view.number })}</Badge>
            {view.changed ? <Badge tone="outline">{t('administration.articles.changed')}</Badge> : null}
            <SavedLine {...text} />
          </p>
        </div>
        <LanguageChoice language={language} onChange={setLanguage} />
      </div>
      <div className="admin-columns">
        <Card as="section" stack aria-label={t(`administration.texts.languages.${language}`)}>
          <TextField key={title} name={title} label={t('administration.pages.fields.title')} />
          <LongField
            key={description}
            name={description}
            label={t('administration.pages.fields.description')}
            hint={t('administration.pages.hints.description')}
            rows={2}
            limit={pageLengths.description}
          />
          <LongField
            key={brief}
            name={brief}
            label={t(`administration.pages.fields.${page === 'contact' ? 'lead' : 'brief'}`)}
            rows={3}
            limit={pageLengths.brief}
          />
          <BodyField
            key={`${language}.body`}
            control={form.control as never}
            name={`${language}.body`}
            limit={bodyLength}
            label={t('administration.pages.fields.body')}
            error={errorOf(errors, `${language}.body`)}
          />
          <p className="sm dim">{t('administration.pages.placeholders')}</p>
        </Card>
        <div className="stack g16 text-side">
          <Card as="section" stack aria-labelledby="page-acts">
            <h2 className="admin-heading" id="page-acts">
              {t('administration.articles.acts')}
            </h2>
            <Button onClick={() => void looking.run()}>{t('administration.articles.look')}</Button>
            {binding ? (
              <>
                <Field label={t('administration.pages.inForceOn')} error={dayError}>
                  <TextInput
                    type="date"
                    name="inForceOn"
                    value={day}
                    onChange={(event) => setDay(event.currentTarget.value)}
                  />
                </Field>
                <Checkbox
                  label={t('administration.pages.asks')}
                  checked={asks}
                  onChange={(event) => setAsks(event.currentTarget.checked)}
                />
                <p className="sm dim">{t('administration.pages.asksHint')}</p>
              </>
            ) : null}
            <SubmitButton loadingText={t('administration.articles.publishing')}>
              {t('administration.pages.publish')}
            </SubmitButton>
            <LinkButton variant="quiet" href={addresses[page]}>
              {t('administration.articles.onSite')}
            </LinkButton>
          </Card>
          {consents ? (
            <Card as="section" aria-labelledby="page-consents">
              <h2 className="admin-heading mb8" id="page-consents">
                {t('administration.pages.consents')}
              </h2>
              <p>
                {t('administration.pages.acceptedVersion', {
                  number: consents.number,
                  accepted: formatNumber(consents.accepted, own),
                  accounts: formatNumber(consents.accounts, own),
                })}
              </p>
            </Card>
          ) : null}
          <VersionList
            builtIn
            versions={view.versions}
            href={(version) => pagePreviewAddress(page, { version, language })}
            onRestore={(number) => void restoring.run(number)}
            restoring={restoring.busy?.[0] ?? null}
          />
        </div>
      </div>
      <NewerDraft
        draft={text}
        kind="version"
        mine={form.getValues()}
        compared={(['sr', 'en'] as const).flatMap((one) =>
          parts.map((part) => ({
            label: `${t(`administration.pages.fields.${part}`)} (${one.toUpperCase()})`,
            of: (values: PageForm) => textOfHtml(values[one][part] ?? ''),
          })),
        )}
      />
    </Form>
  );
}
