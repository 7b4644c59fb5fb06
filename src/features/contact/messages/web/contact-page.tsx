import type { ReactNode } from 'react';
import { KeyValues } from '#ui/facts.tsx';
import { IconMail } from '#ui/icons/mail-icons.tsx';
import { IconFlag, IconPhone } from '#ui/icons/posting-icons.tsx';
import { IconKey } from '#ui/icons/sign-in-icons.tsx';
import { Card } from '#ui/light/card.tsx';
import { IconInfoCircle, IconMapPin } from '#ui/light/icons.tsx';
import { TextLink } from '#ui/light/text-button.tsx';
import { Prose } from '#ui/prose.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import type { Contact } from '../fields.ts';
import { ContactForm, type ContactFormProps } from './contact-form.tsx';
import '#ui/styles/posting.css';
import './contact-page.css';
import { pageAddress } from '#kit/site-map.ts';
import { contactAddress } from '../../contact-address.ts';

const Way = ({ icon, note, children }: { icon: ReactNode; note: string; children: ReactNode }) => (
  <li className="row top g12">
    {icon}
    <span className="grow">
      <span className="bold contact-way">{children}</span>
      <br />
      <span className="sm dim">{note}</span>
    </span>
  </li>
);

/** Contact form and the provider's data. */
export function ContactPage({
  contact,
  text,
  ...form
}: {
  /** `phoneText` is for display. */
  contact: Contact & { phoneText: string };
  /** Text above the form; `html` is sanitized and may be empty. */
  text: { title: string; lead: string; html: string };
} & ContactFormProps) {
  const t = useTexts();
  const company = [
    { label: t('contact.company.name'), value: contact.name },
    { label: t('contact.company.registrationNumber'), value: contact.registrationNumber },
    { label: t('contact.company.pib'), value: contact.pib },
  ].filter(({ value }) => value !== '');
  return (
    <>
      <h1>{text.title}</h1>
      <p className="lead mt8 mb24">{text.lead}</p>
      {text.html ? <Prose className="mb24" html={text.html} /> : null}
      <div className="posting-grid">
        <ContactForm key={form.subject} {...form} />
        <aside className="stack g16">
          <Card as="section" pad="md" className="stack g16">
            <h2 className="h4">{t('contact.direct.title')}</h2>
            <ul className="stack g12">
              <Way icon={<IconMail />} note={t('contact.direct.email')}>
                <a href={`mailto:${contact.email}`}>{contact.email}</a>
              </Way>
              {contact.phone ? (
                <Way icon={<IconPhone />} note={t('contact.direct.phone')}>
                  <a href={`tel:${contact.phone}`}>{contact.phoneText}</a>
                </Way>
              ) : null}
              {contact.address ? (
                <Way icon={<IconMapPin />} note={t('contact.direct.address')}>
                  {contact.address}
                </Way>
              ) : null}
            </ul>
          </Card>
          {company.length > 1 ? (
            <Card as="section" pad="md" className="stack g12">
              <h2 className="h4">{t('contact.company.title')}</h2>
              <KeyValues layout="narrow" items={company} />
            </Card>
          ) : null}
          <Card as="section" pad="md" className="stack g12">
            <h2 className="h4">{t('contact.faster.title')}</h2>
            <TextLink href={`${pageAddress('terms')}#cene`}>
              <IconInfoCircle />
              {t('contact.faster.rules')}
            </TextLink>
            <TextLink href={pageAddress('forgotten-password')}>
              <IconKey />
              {t('contact.faster.password')}
            </TextLink>
            <TextLink href={contactAddress('report')}>
              <IconFlag />
              {t('contact.faster.report')}
            </TextLink>
          </Card>
        </aside>
      </div>
    </>
  );
}
