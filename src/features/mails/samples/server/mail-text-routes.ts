import { on, type Route } from '#host/http/call-context.ts';
import type { Mailer } from '#host/mail/mailer.ts';
import type { Language } from '#kit/i18n/language.ts';
import type { Translate } from '#kit/i18n/translator.ts';
import { compareSerbian } from '#kit/serbian-text.ts';
import { getMailTexts } from '../contract.ts';

/** The texts of all mails, for administrators to read; nothing is sent. */
export const createMailTextRoutes = ({
  mailer,
  translator,
}: {
  mailer: Pick<Mailer, 'templates' | 'sampleOf'>;
  translator: (language: Language) => Translate;
}): Route[] => [
  on(getMailTexts, async ({ language: own, query }) => {
    const t = translator(own);
    const templates = mailer
      .templates()
      .map(({ name, title }) => ({ code: name, label: t(title) }))
      .sort((one, other) => compareSerbian(one.label, other.label));
    const language = query.language ?? own;
    const code = (templates.find((one) => one.code === query.template) ?? templates[0])?.code ?? '';
    return { templates, opened: { code, language, text: await mailer.sampleOf(code, language) } };
  }),
];
