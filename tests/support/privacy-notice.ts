import { staticTexts } from '#features/content/pages/server/static-texts.ts';
import { analyticsSections } from '#features/content/pages/static-analytics.ts';
import type { StaticBlock } from '#features/content/pages/static-page.ts';
import type { Language } from '#kit/i18n/language.ts';

/** Where the privacy notice speaks of something: the id of the part, and words of the sentence in both languages. */
type Place = readonly [part: string, sr: string, en: string];

const account: Place = ['koji', 'imejl adresa i lozinka', 'email address and password'];
const profile: Place = ['koji', 'Profil i CV:', 'Profile and CV:'];
const application: Place = ['koji', 'Prijava na oglas:', 'An application:'];
const correspondence: Place = ['koji', 'Poruke koje razmenite sa poslodavcem', 'Messages you exchange'];
const devices: Place = ['koji', 'Obaveštenja na uređajima', 'Notifications on devices'];
const agents: Place = ['koji', 'Digitalni agenti: šta traže', 'Digital agents: what they look for'];
const history: Place = ['firma', 'upisano je ko je otvorio', 'who did what'];
const drafts: Place = ['firma', 'njihovi nacrti', 'their drafts'];
const sessions: Place = ['ostali', 'naziv pregledača i uređaja', 'name of the browser and device'];
const mails: Place = ['ostali', 'kome smo i šta poslali', 'what we have sent to whom'];
const log: Place = ['ostali', 'Dnevnik važnih radnji', 'A log of important actions'];
const writers: Place = ['ostali', 'Uz tekstove sajta', 'Texts of the site'];
const hashes: Place = ['ostali', 'pravi se samo njen otisak', 'only a hash is made'];

/** What the notice says of each table that holds personal data, and of those that hang on one. */
export const privacySentences: Readonly<Record<string, Place>> = {
  accounts: account,
  dismissed_prompts: ['koji', 'predlozi na početnoj strani', 'suggestions on the home page'],
  external_identities: ['koji', 'oznaka vašeg naloga kod tog servisa', 'identifier with that service'],
  candidate_profiles: profile,
  candidate_documents: ['koji', 'Dokumenti koje dodate ili napravite', 'Documents that you add or create'],
  applications: application,
  application_documents: application,
  application_notes: ['koji', 'vodi i svoje beleške', 'keeps notes about an application'],
  application_events: history,
  message_batches: correspondence,
  application_messages: correspondence,
  application_results: correspondence,
  status_questions: correspondence,
  interview_rounds: correspondence,
  interview_slots: correspondence,
  interviews: correspondence,
  notifications: ['koji', 'Obaveštenja na sajtu', 'Notifications on the site'],
  notification_mails: ['koji', 'Obaveštenja na sajtu', 'Notifications on the site'],
  push_subscriptions: devices,
  push_choices: devices,
  push_waiting: devices,
  push_days: devices,
  saved_postings: ['koji', 'Sačuvani oglasi', 'Saved jobs'],
  hidden_items: ['koji', 'oglasi i firme koje ste sakrili', 'jobs and companies you have hidden'],
  agents,
  agent_hits: agents,
  agent_mails: agents,
  agent_opinions: ['koji', 'da li vam oglas koristi', 'whether a job was useful'],
  alert_requests: ['koji', 'Obaveštenja bez naloga', 'Alerts without an account'],
  agent_drafts: ['koji', 'započeti agenti', 'Agents that you have begun'],
  employers: ['firma', 'Firma: naziv, PIB', 'The company: name, PIB'],
  company_photos: ['firma', 'fotografije iz firme', 'photos of its workplace'],
  company_members: ['firma', 'Članovi tima: ime', 'Team members: name'],
  company_invitations: ['firma', 'Pozvani u tim: imejl adresa', 'People invited to a team'],
  company_addresses: ['firma', 'da li su potvrđene', 'whether these have been confirmed'],
  postings: ['firma', 'Oglasi, sa izmenama', 'Postings, with changes'],
  posting_changes: ['firma', 'izmenama koje čekaju odobrenje', 'changes that await approval'],
  posting_moves: history,
  posting_drafts: drafts,
  sent_drafts: drafts,
  waiting_drafts: drafts,
  orders: ['firma', 'Porudžbine i predračuni', 'Orders and pro-forma invoices'],
  contact_messages: ['ostali', 'Poruka preko strane Kontakt', 'A message sent from the Contact page'],
  posting_reports: ['ostali', 'Prijava nepravilnosti u oglasu', 'A report of a job'],
  decisions: ['ostali', 'Odluke o oglasima, firmama, nalozima', 'Decisions about postings, companies'],
  consents: ['ostali', 'Saglasnosti i prihvatanje uslova', 'Consents and acceptance of the terms'],
  mail_messages: mails,
  mail_attempts: ['ostali', 'da li je mejl isporučen', 'whether it was delivered'],
  sessions,
  refresh_tokens: sessions,
  account_tokens: ['ostali', 'veze za potvrdu adrese', 'links for verifying an address'],
  audit_entries: log,
  edited_texts: writers,
  text_versions: writers,
  idempotency_keys: ['ostali', 'Oznake poslatih obrazaca', 'Marks of forms that were sent'],
  files: ['ostali', 'Fajlovi koje otpremite', 'Files that you upload'],
  rate_limits: hashes,
  posting_views: hashes,
  posting_apply_clicks: hashes,
  search_visits: hashes,
  account_exports: ['koliko', 'Kopija podataka koju ste tražili', 'Copy of the data that you requested'],
  analytics_choices: ['merenje-poseta', 'O izboru čuvamo', 'a record of the choice'],
};

const wordsOf = (block: StaticBlock): readonly string[] =>
  typeof block === 'string' ? [block] : 'list' in block ? block.list : [...block.head, ...block.rows.flat()];

/** The words of a part of the program's privacy notice, of a site on which visits are counted; empty: there is no such part. */
export const privacyPart = (id: string, language: Language): string =>
  [
    ...staticTexts.privacy[language]({ provider: 'Firma', email: 'podrska@prilika.test' }).sections,
    ...analyticsSections('privacy', language, 'stats.example'),
  ]
    .filter((section) => section.id === id)
    .flatMap(({ blocks }) => blocks.flatMap(wordsOf))
    .join('\n');
