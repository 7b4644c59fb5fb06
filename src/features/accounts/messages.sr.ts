import { accountMailMessages } from './account-mail-messages.sr.ts';
import { accountPageMessages } from './account-page-messages.sr.ts';
import { dormancyMessages } from './dormancy/messages.sr.ts';
import { externalMessages, identityProblems } from './external-sign-in/messages.sr.ts';
import { personalDataMessages } from './personal-data/messages.sr.ts';
import { recoveryMessages } from './recovery/messages.sr.ts';
import { registrationMessages } from './registration/messages.sr.ts';
import { unsubscribeMessages } from './unsubscribing/messages.sr.ts';

export const accountMessages = {
  unsubscribe: unsubscribeMessages,
  dormancy: dormancyMessages,
  login: {
    toSave: 'Prijavite se da biste sačuvali oglas „{{title}}”.',
    audience: 'Ko se prijavljuje',
    jobseeker: {
      switch: 'Tražim posao',
      title: 'Dobro došli',
      noAccount: 'Nemate nalog?',
      register: 'Registrujte se',
      after: ', traje jedan minut.',
      email: 'Imejl',
      sideTitle: 'Sve važno o poslu vidite već na listi.',
      side: {
        salary: 'Mesto, rok i zarada, kad je navedena, već na listi',
        search: 'Pretraga razume latinicu, ćirilicu i reči bez kvačica',
        apply: 'Za prijavu na oglas dovoljna su tri minuta',
      },
    },
    employer: {
      switch: 'Zapošljavam',
      title: 'Prijava za poslodavce',
      noAccount: 'Firma još nema nalog?',
      register: 'Registrujte firmu',
      after: '.',
      email: 'Imejl firme',
      sideTitle: 'Od oglasa do razgovora, bez gužve u sandučetu.',
      side: {
        time: 'Oglas je spreman za oko 10 minuta',
        sort: 'Prijave razvrstavate na sačuvane, „možda” i odbijene',
        documents: 'CV i odgovori kandidata su na jednoj strani',
      },
    },
    password: 'Lozinka',
    forgotten: 'Zaboravili ste lozinku?',
    verify: 'Zatražite novo uputstvo za potvrdu',
    admin: {
      title: 'Pristup administraciji',
      description: 'Samo za zaposlene u Prilici.',
      email: 'Imejl',
    },
    submit: 'Prijavite se',
    sending: 'Prijavljujemo vas',
    wait_one: 'Previše pokušaja. Pokušajte ponovo za {{count}} minut.',
    wait_few: 'Previše pokušaja. Pokušajte ponovo za {{count}} minuta.',
    wait_other: 'Previše pokušaja. Pokušajte ponovo za {{count}} minuta.',
    reset: 'Ako je ovo vaš nalog, sa novom lozinkom možete odmah da se prijavite:',
    toReset: 'postavite je preko mejla',
  },
  external: externalMessages,
  pages: accountPageMessages,
  personalData: personalDataMessages,
  registration: registrationMessages,
  recovery: recoveryMessages,
  mail: { ...accountMailMessages },
  problems: {
    ...identityProblems,
    'terms-changed': 'Tekst je u međuvremenu ponovo promenjen. Pročitajte ga, pa prihvatite.',
    'wrong-credentials':
      'Imejl ili lozinka nisu ispravni. Proverite i da li se prijavljujete na pravoj strani, za kandidate ili za poslodavce.',
    'email-not-verified': 'Imejl adresa još nije potvrđena. Otvorite vezu iz mejla koji smo vam poslali.',
    'bad-unsubscribe-link': 'Veza za odjavu nije ispravna. Otvorite je još jednom iz mejla.',
    blocked: 'Nalog je blokiran. Obratite nam se preko strane Kontakt.',
    'without-company': 'Ovaj nalog više ne pripada nijednoj firmi. Zatražite novi poziv od vlasnika naloga firme.',
    'token-invalid': 'Veza više ne važi. Zatražite novu.',
    'session-ended': 'Niste više prijavljeni. Prijavite se ponovo.',
    'foreign-origin': 'Zahtev nije stigao sa našeg sajta. Osvežite stranu i pokušajte ponovo.',
  },
} as const;
