import type { ReactNode } from 'react';
import { formatPhone } from '#shared/phone.ts';
import { Card } from '#ui/card.tsx';
import { KeyValues } from '#ui/facts.tsx';
import { IconKey, IconMail } from '#ui/icons/account-icons.tsx';
import { IconInfoCircle, IconMapPin } from '#ui/icons/icons.tsx';
import { IconFlag, IconPhone } from '#ui/icons/posting-icons.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { TextLink } from '#ui/text-button.tsx';
import type { Contact } from '../fields.ts';
import { ContactForm, type ContactFormProps } from './contact-form.tsx';
import '#ui/styles/posting.css';
import './contact-page.css';

const Way = ({ icon, note, children }: { icon: ReactNode; note: string; children: ReactNode }) => (
  <li className="row top g12">
    {icon}
    <span className="grow">
      <span className="b contact-way">{children}</span>
      <br />
      <span className="sm dim">{note}</span>
    </span>
  </li>
);

/** A form that reaches the provider, and the provider's own data (mock 15a). */
export function ContactPage({ contact, ...form }: { contact: Contact } & ContactFormProps) {
  const t = useTexts();
  const company = [
    { label: t('contact.company.name'), value: contact.name },
    { label: t('contact.company.registrationNumber'), value: contact.registrationNumber },
    { label: t('contact.company.pib'), value: contact.pib },
  ].filter(({ value }) => value !== '');
  return (
    <>
      <h1>{t('contact.title')}</h1>
      <p className="lead mt8 mb24">{t('contact.lead')}</p>
      <div className="post-g">
        <ContactForm key={form.subject} {...form} />
        <aside className="stack g16">
          <Card as="section" pad="m" className="stack g16">
            <h2 className="contact-h">{t('contact.direct.title')}</h2>
            <ul className="stack g12">
              <Way icon={<IconMail />} note={t('contact.direct.email')}>
                <a href={`mailto:${contact.email}`}>{contact.email}</a>
              </Way>
              {contact.phone ? (
                <Way icon={<IconPhone />} note={t('contact.direct.phone')}>
                  <a href={`tel:${contact.phone}`}>{formatPhone(contact.phone)}</a>
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
            <Card as="section" pad="m" className="stack g12">
              <h2 className="contact-h">{t('contact.company.title')}</h2>
              <KeyValues layout="narrow" items={company} />
            </Card>
          ) : null}
          <Card as="section" pad="m" className="stack g12">
            <h2 className="contact-h">{t('contact.faster.title')}</h2>
            <TextLink href="/uslovi#cene">
              <IconInfoCircle />
              {t('contact.faster.rules')}
            </TextLink>
            <TextLink href="/lozinka/zaboravljena">
              <IconKey />
              {t('contact.faster.password')}
            </TextLink>
            <TextLink href="/kontakt?tema=report">
              <IconFlag />
              {t('contact.faster.report')}
            </TextLink>
          </Card>
        </aside>
      </div>
    </>
  );
}
