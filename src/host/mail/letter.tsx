import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import { formatDate, type LocalDay } from '#kit/dates.ts';
import type { KeyAt, TextKey } from '#kit/i18n/translator.ts';
import { MailFacts, MailLetter, MailText } from './mail-frame.tsx';
import type { MailNotification, MailSurroundings, MailTemplate } from './mail-template.ts';

/**
 * Texts that a mail at `x.y.mail.z` can use: those at its key, those that all its kinds have, those at `x.y.mail` and
 * `x.mail`.
 */
type TextOf<Place extends string, Kind extends string> =
  | KeyAt<Place>
  | KeyAt<`${Place}.${Kind}`>
  | (Place extends `${infer Room}.mail.${string}` ? KeyAt<`${Room}.mail`> : never)
  | (Place extends `${infer Feature}.${string}` ? KeyAt<`${Feature}.mail`> : never);

/** Values of the texts' variables. */
type Values = Readonly<Record<string, string | number | undefined>>;

/** Context passed to the functions of a mail. */
export interface Where<Text extends string = never> extends MailSurroundings {
  /** Translates a text of the mail with its facts, or with other values. */
  say: (text: Text, values?: Values) => string;
  day: (day: LocalDay | Date) => string;
  /** Facts, one per line; those without a value are skipped. */
  table: (rows: readonly (readonly [label: string, value: ReactNode])[]) => ReactElement;
}

/** A paragraph: the key of its text, a key with its own values, an element, or nothing. */
type Part = string | readonly [text: string, values: Values] | ReactElement | false | null;
type SaidBy<P> = P extends string ? P : P extends readonly [infer Text extends string, ...unknown[]] ? Text : never;

/** Path of a page of the site, and the button's text key unless it is `button`. */
type To = string | readonly [path: string, text: string] | null;
type LabelOf<B> = B extends string ? 'button' : B extends readonly [string, infer Text extends string] ? Text : never;

/** A type error that names missing texts, as a property that no place has. */
type Whole<Said, Text> = [Said] extends [Text] ? unknown : { missing: Exclude<Said, Text> };

type From<Params, Text extends string, Result> = Result | ((params: Params, where: Where<Text>) => Result);

interface Letter<Name, Place, Params, Kind, Text extends string, Body, Button, After>
  extends Omit<MailTemplate<Params>, 'name' | 'title' | 'sample' | 'render' | 'notification'> {
  name: Name;
  /** Key of its texts: `name`, `subject`, `why`; `heading`, else the subject; `preview`, else the first paragraph. */
  texts: Place & Whole<'name' | 'subject' | 'why' | SaidBy<Body | After> | LabelOf<Button>, Text>;
  /** Overrides the text `name`. */
  title?: TextKey;
  sample: NoInfer<Params>;
  /** Kinds of the mail with texts of their own, at `texts.KIND`. */
  kind?: (params: Params) => Kind;
  /** Values of the variables of its texts; its argument determines the type of the parameters. */
  facts?: (params: Params, where: Where<Text>) => Values;
  /** What the mail is about, below its heading. */
  about?: (params: Params, where: Where<Text>) => ReactElement | null;
  /** False: none. */
  greeting?: false;
  /** Defaults to the text `text`. */
  body?: From<Params, Text, readonly Body[]>;
  button?: From<Params, Text, Button>;
  /** Paragraphs after the button. */
  after?: From<Params, Text, readonly After[]>;
  /** Its line on the site is the text `notification`, else the subject. */
  notification?: Omit<MailNotification<Params>, 'text'>;
  /** Paths and labels of links in the footer about mails like this one, instead of a list's unsubscribe links. */
  unsubscribe?: (params: Params, where: Where<Text>) => readonly (readonly [path: string, label: string])[];
}

/** Declares a mail template by its parts; its texts are found by key (ADR 79). */
export function letter<
  const Name extends string,
  const Place extends string,
  Params,
  const Kind extends string = never,
  const Body extends Part = never,
  const Button extends To = null,
  const After extends Part = never,
>(given: Letter<Name, Place, Params, Kind, TextOf<Place, Kind>, Body, Button, After>): MailTemplate<Params, Name> {
  const { texts, kind, facts, about, greeting, body, button, after, unsubscribe, notification, ...template } = given;
  const above = [texts, texts.replace(/\.mail\..*/, '.mail'), texts.replace(/\..*/, '.mail')];

  /** Finds the texts of a mail with these parameters. */
  const wordsOf = (params: Params, surroundings: MailSurroundings) => {
    const { t, language } = surroundings;
    const places = kind ? [`${texts}.${kind(params)}`, ...above] : above;
    let known: Values = {};
    const find = (text: string, values?: Values): string | undefined =>
      places
        .map((place) => `${place}.${text}` as TextKey)
        .flatMap((key) => [t(key, { ...known, ...values })].filter((said) => said !== key))[0];
    const say = (text: string, values?: Values): string => find(text, values) ?? `${texts}.${text}`;
    const day = (value: LocalDay | Date) => formatDate(value, language);
    const where = {
      ...surroundings,
      say,
      day,
      table: (rows) => <MailFacts facts={rows} />,
    } as Where<string>;
    known = facts?.(params, where) ?? {};
    return { find, say, where };
  };

  return {
    title: `${texts}.name` as TextKey,
    ...template,
    ...(notification && {
      notification: {
        ...notification,
        text: (params: Params, surroundings: MailSurroundings) => {
          const { find, say } = wordsOf(params, surroundings);
          return find('notification') ?? say('subject');
        },
      },
    }),
    render(params, surroundings) {
      const { siteUrl } = surroundings;
      const { find, say, where } = wordsOf(params, surroundings);

      const from = <R,>(what: From<Params, never, R>): R => (what instanceof Function ? what(params, where) : what);
      const show = (part: Part, place: number) => {
        if (!part || isValidElement(part)) return <Fragment key={place}>{part}</Fragment>;
        const [text, values] = [part].flat() as [string, Values?];
        return <MailText key={place}>{say(text, values)}</MailText>;
      };
      const parts = from<readonly Part[]>(body ?? ['text']);
      const [path, label = 'button'] = [from<To>(button ?? null) ?? []].flat();
      const following = from<readonly Part[]>(after ?? []).filter(Boolean);
      const links = unsubscribe?.(params, where).map(([path, label]) => ({ href: siteUrl + path, label }));
      const subject = say('subject');
      return {
        subject,
        body: (
          <MailLetter
            surroundings={surroundings}
            preview={find('preview') ?? say(parts[0] as string)}
            heading={find('heading') ?? subject}
            about={about?.(params, where)}
            greeting={greeting === false ? null : undefined}
            button={path ? { href: siteUrl + path, label: say(label) } : undefined}
            after={following.length > 0 && following.map(show)}
            why={say('why')}
            footerLinks={links}
          >
            {parts.map(show)}
          </MailLetter>
        ),
      };
    },
  };
}
