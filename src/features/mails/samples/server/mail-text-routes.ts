import { type Route, route } from '#platform/http/call-context.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { requireType } from '#shared/actor.ts';
import type { Language } from '#shared/i18n/language.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { compareSerbian } from '#shared/serbian-text.ts';
import { getMailTexts } from '../contract.ts';

/** The texts of all mails, for administrators to read; nothing is sent. */
export const mailTextRoutes = ({
  mailer,
  translator,
}: {
  mailer: Pick<Mailer, 'templates' | 'sampleOf'>;
  translator: (language: Language) => Translate;
}): Route[] => [
  route(getMailTexts, async ({ actor, language: own }, { query }) => {
    requireType(actor, 'admin');
    const t = translator(own);
    const templates = mailer
      .templates()
      .map(({ name, title }) => ({ code: name, label: t(title) }))
      .sort((one, other) => compareSerbian(one.label, other.label));
    const language = query.language ?? own;
    const code = (templates.find((one) => one.code === query.template) ?? templates[0])?.code ?? '';
    return {
      data: { templates, opened: { code, language, text: await mailer.sampleOf(code, language) } },
    };
  }),
];
