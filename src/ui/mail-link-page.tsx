import type { ReactNode } from 'react';
import { pageAddress } from '#kit/site-map.ts';
import { SubmitButton } from '#ui/forms/submit-button.tsx';
import { IconLinkOff, IconMailOff } from '#ui/icons/mail-icons.tsx';
import { LinkButton } from '#ui/light/button.tsx';
import { Card } from '#ui/light/card.tsx';
import { IconCircleCheck } from '#ui/light/icons.tsx';
import { Main } from '#ui/light/main.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import '#ui/light/initials.css';
import './mail-link-page.css';

/** The page that a link of a mail leads to: one narrow card. */
export function MailLinkPage({ children }: { children: ReactNode }) {
  return (
    <Main className="wrap page mail-link">
      <Card pad="lg" stack>
        {children}
      </Card>
    </Main>
  );
}

/** The head of such a page, for mail that can be unsubscribed from. */
export function MailLinkHead({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <span className="initials initials-lg tone-2" aria-hidden="true">
        <IconMailOff />
      </span>
      <div>
        <h1>{title}</h1>
        {children}
      </div>
    </>
  );
}

interface Way {
  href: string;
  label: string;
}

/** A link that is invalid or no longer valid, with two links to continue; the second leads home unless given. */
export function DeadMailLink(props: { title: string; text: string; first: Way; second?: Way }) {
  const t = useTexts();
  const { first, second = { href: pageAddress('home'), label: t('ui.toHome') } } = props;
  return (
    <>
      <span className="initials initials-lg tone-1" aria-hidden="true">
        <IconLinkOff />
      </span>
      <div>
        <h1>{props.title}</h1>
        <p className="dim mt8">{props.text}</p>
      </div>
      <div className="row g12 flex-wrap">
        <LinkButton variant="primary" size="lg" href={first.href}>
          {first.label}
        </LinkButton>
        <LinkButton variant="quiet" size="lg" href={second.href}>
          {second.label}
        </LinkButton>
      </div>
    </>
  );
}

/** The end of the form of such a page: the submit button, and a link elsewhere. */
export function MailLinkSubmit(props: { label: string; sending: string; variant?: 'primary' | 'danger'; other?: Way }) {
  const { label, sending, variant = 'primary', other } = props;
  return (
    <div className="row g12 flex-wrap">
      <SubmitButton variant={variant} size="lg" loadingText={sending}>
        {label}
      </SubmitButton>
      {other ? (
        <LinkButton variant="quiet" size="lg" href={other.href}>
          {other.label}
        </LinkButton>
      ) : null}
    </div>
  );
}

/** Heading of the window that confirms success. */
export function MailLinkDone({ children }: { children: ReactNode }) {
  return (
    <>
      <span className="initials tone-3 mail-link-done" aria-hidden="true">
        <IconCircleCheck />
      </span>
      {children}
    </>
  );
}
