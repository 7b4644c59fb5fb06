import type { WriteStaticText } from './static-page.ts';

/** What stands above the form of the contact page. */
export const contactInSerbian: WriteStaticText = () => ({
  title: 'Kontakt',
  description:
    'Pišite nam o nalogu, oglasu, prijavi ili predračunu, prijavite sumnjiv oglas ili pošaljite zahtev o svojim podacima.',
  brief: 'Odgovaramo radnim danima, najčešće istog dana.',
  changedOn: '2026-11-22',
  binding: false,
  sections: [],
});

export const contactInEnglish: WriteStaticText = () => ({
  title: 'Contact',
  description:
    'Write to us about your account, a job ad, an application or a pro-forma invoice, report a suspicious job ad, or send a request about your data.',
  brief: 'We reply on working days, usually the same day.',
  changedOn: '2026-11-22',
  binding: false,
  sections: [],
});
