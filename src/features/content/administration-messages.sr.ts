import { announcementMessages } from './announcements/messages.sr.ts';
import { articleMessages } from './articles/messages.sr.ts';
import { editingMessages } from './editing/messages.sr.ts';
import { pageMessages } from './pages/messages.sr.ts';

/** Texts of the administration of content; the pages of guests do not load them. */
export const contentAdministrationMessages = {
  articles: articleMessages,
  texts: editingMessages,
  pages: pageMessages,
  announcements: announcementMessages,
  audit: {
    objects: {
      articleObject: 'tekst bloga',
      pageObject: 'strana',
      announcementObject: 'obaveštenje',
    },
    acts: {
      articles: {
        create: 'Tekst bloga započet',
        publish: 'Tekst bloga objavljen',
        schedule: 'Objava teksta zakazana',
        withdraw: 'Tekst bloga povučen',
        delete: 'Nacrt teksta obrisan',
      },
      pages: { publish: 'Tekst strane objavljen' },
      announcements: {
        create: 'Obaveštenje dodato',
        change: 'Obaveštenje promenjeno',
        end: 'Obaveštenje završeno',
        delete: 'Obaveštenje obrisano',
      },
    },
  },
  problems: {
    'text-not-found': 'Ovaj tekst ne postoji ili je obrisan.',
    'text-changed': 'Neko drugi je u međuvremenu sačuvao izmene ovog teksta.',
    'text-is-published': 'Čitaoci već vide ovaj tekst. Izmene se objavljuju odmah.',
    'text-not-published': 'Ovaj tekst čitaoci ne vide. Osvežite stranu da vidite novi status.',
    'text-not-draft': 'Briše se samo nacrt koji čitaoci nikad nisu videli.',
    'too-many-drafts': 'Već ima {{max}} nacrta. Objavite ili obrišite neke.',
    'hour-passed': 'Ovo vreme je prošlo. Izaberite kasnije.',
    'hour-too-far': 'Izaberite vreme u narednih godinu dana.',
    'announcement-not-found': 'Ovo obaveštenje ne postoji ili je obrisano.',
    'announcement-over': 'Ovo obaveštenje je završeno i više ne može da se menja. Dodajte novo.',
    'too-many-announcements':
      'Već ima {{max}} obaveštenja koja traju ili su zakazana. Završite ili obrišite neko, pa dodajte novo.',
    'ends-before-begins': 'Kraj mora da bude posle početka.',
  },
} as const;
