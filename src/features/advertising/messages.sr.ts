import { orderMessages } from './orders/messages.sr.ts';
import { priceMessages } from './price-list/messages.sr.ts';
import { priceEditorMessages } from './price-list/price-editor-messages.sr.ts';

export const advertisingMessages = {
  problems: {
    'no-provider':
      'Oglasi koji se plaćaju trenutno ne mogu da se poruče, jer podaci za predračun nisu uneti. Pišite nam preko strane Kontakt.',
    'no-company-data': 'Za predračun su potrebni PIB, matični broj i adresa firme. Dopunite profil firme.',
    'price-changed': 'Cena je u međuvremenu promenjena: za uplatu je {{total}}. Proverite iznos i pošaljite ponovo.',
    'no-credit': 'U paketu više nema oglasa koji možete da iskoristite. Proverite iznos za uplatu i pošaljite ponovo.',
    'orders-full':
      'Dostigli ste najveći broj neplaćenih porudžbina ({{max}}). Platite ili otkažite neku, pa pošaljite ponovo.',
    'order-not-found': 'Porudžbina nije pronađena.',
    'order-settled': 'Porudžbina je u međuvremenu plaćena ili otkazana. Osvežite stranu.',
    'proforma-not-drawn': 'Predračun se još pravi. Pokušajte ponovo za nekoliko sekundi.',
  },
  orders: orderMessages,
  prices: priceMessages,
  priceEditor: priceEditorMessages,
  types: {
    promoted: 'Promovisan',
    hot: 'Vruć',
    featured: 'Istaknut',
    standard: 'Standardni',
    free: 'Osnovni',
  },
  /** A number of postings of a type. */
  ads: {
    promoted_one: '{{count}} promovisan oglas',
    promoted_few: '{{count}} promovisana oglasa',
    promoted_other: '{{count}} promovisanih oglasa',
    hot_one: '{{count}} vruć oglas',
    hot_few: '{{count}} vruća oglasa',
    hot_other: '{{count}} vrućih oglasa',
    featured_one: '{{count}} istaknut oglas',
    featured_few: '{{count}} istaknuta oglasa',
    featured_other: '{{count}} istaknutih oglasa',
    standard_one: '{{count}} standardni oglas',
    standard_few: '{{count}} standardna oglasa',
    standard_other: '{{count}} standardnih oglasa',
    free_one: '{{count}} osnovni oglas',
    free_few: '{{count}} osnovna oglasa',
    free_other: '{{count}} osnovnih oglasa',
  },
  about: {
    promoted: 'Na jednom od prva tri mesta na strani pretrage, uz smenu svakog sata.',
    hot: 'Za hitna zapošljavanja, na jednom od dva mesta iznad istaknutih oglasa, uz smenu svakog sata.',
    featured: 'Na jednom od tri mesta iznad standardnih oglasa, uz smenu svakog sata.',
    standard: 'Redovno mesto u pretrazi, po datumu.',
    free: 'Besplatno mesto u pretrazi, po datumu.',
  },
  gives: {
    home: 'Prikazuje se i na početnoj strani.',
    badge: 'Sa oznakom u listama.',
    questionnaire: 'Uz upitnik.',
    noQuestionnaire: 'Bez upitnika.',
  },
  refusals: {
    'no-provider': 'Oglasi koji se plaćaju trenutno ne mogu da se poruče.',
    'not-available': 'Ova opcija nije dostupna.',
    'free-not-available': 'Ova opcija nije dostupna.',
    'free-limit-reached': 'Ova opcija više nije dostupna. Svi besplatni oglasi u poslednjih 12 meseci su iskorišćeni.',
  },
  gratis: 'Besplatno',
  freeUsed: 'Iskorišćeno {{used}} od {{limit}}',
  days_one: '{{count}} dan',
  days_few: '{{count}} dana',
  days_other: '{{count}} dana',
  forDays_one: 'za {{count}} dan',
  forDays_few: 'za {{count}} dana',
  forDays_other: 'za {{count}} dana',
} as const;
