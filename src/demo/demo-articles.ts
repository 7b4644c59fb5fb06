import type { ArticleInput } from '#features/content/articles/fields.ts';

const noWords = { title: '', summary: '', imageAlt: '', body: '' };
const shared = { blogImage: null, author: 'Vesna Ilić', en: noWords } as const;

/** A text that readers see; its picture is put in when it is kept. */
export const illustratedArticle: ArticleInput = {
  ...{ blogImage: null, author: 'Vesna Ilić', category: 'advice', art: 'door' },
  sr: {
    title: 'Prvi radni dan: šta poneti i šta pitati',
    summary: 'Dokumenta koja će vam tražiti, pitanja koja svi zaborave, i kako da zapamtite imena.',
    imageAlt: 'Bedž sa trakom, kalendar sa označenim danom i šolja kafe',
    body: '<h2>Šta poneti</h2><ul><li>ličnu kartu i broj računa</li><li>diplomu i uverenja koja ste naveli u prijavi</li><li>svesku: prvog dana se čuje mnogo toga</li></ul><h2>Šta pitati</h2><p>Ugovor o radu potpisuje se pre početka rada. Pitajte ko vas uvodi u posao, kada je pauza i kome se javljate kada ste bolesni.</p><h2>Imena</h2><p>Zapišite ko čime se bavi. Posle prve nedelje ta sveska vredi više od svakog priručnika.</p>',
  },
  en: {
    title: 'First day at work: what to bring and what to ask',
    summary: 'The papers you will be asked for, questions everybody forgets, and how to remember names.',
    imageAlt: 'A badge on a ribbon, a calendar with a marked day and a cup of coffee',
    body: '<h2>What to bring</h2><ul><li>your identity card and account number</li><li>the diploma and certificates that your application named</li><li>a notebook: you will hear a lot on the first day</li></ul><h2>What to ask</h2><p>The contract is signed before work begins. Ask who shows you the work, when the break is and whom to call when you are ill.</p><h2>Names</h2><p>Write down who does what. After a week that notebook is worth more than any manual.</p>',
  },
};

/** Texts of the blog in the states that readers do not see. */
export const demoArticles: Record<'draft' | 'scheduled' | 'withdrawn', ArticleInput> = {
  draft: {
    ...{ ...shared, category: 'advice', art: 'letter' },
    sr: {
      ...{ title: 'Kako da odgovorite na odbijenicu', imageAlt: '', summary: '' },
      body: '<p>Odbijenica nije kraj razgovora. Kratak i ljubazan odgovor ostavlja vrata otvorenim.</p>',
    },
  },
  scheduled: {
    ...{ ...shared, category: 'rights', art: 'clock' },
    sr: {
      title: 'Prekovremeni rad: šta piše u zakonu',
      summary: 'Koliko sati sme da traje, kako se plaća i šta da uradite kada evidencija nije tačna.',
      imageAlt: '',
      body: '<h2>Najviše osam sati nedeljno</h2><p>Prekovremeni rad uvodi se samo kada je neophodan i ne sme da traje duže od osam sati nedeljno. Uz redovno radno vreme to je najviše dvanaest sati dnevno.</p><h2>Uvećana zarada</h2><p>Zarada se uvećava najmanje za 26 odsto osnovice. Tražite obračun za svaki mesec i uporedite ga sa svojom evidencijom.</p>',
    },
    en: {
      title: 'Overtime: what the law says',
      summary: 'How long it may last, how it is paid, and what to do when the records are wrong.',
      imageAlt: '',
      body: '<h2>Eight hours a week at most</h2><p>Overtime is introduced only when it is necessary, and must not exceed eight hours a week.</p><h2>Higher pay</h2><p>Pay is increased by at least 26 per cent of the base.</p>',
    },
  },
  withdrawn: {
    ...{ ...shared, category: 'employers', art: 'chart' },
    sr: {
      title: 'Sajam zapošljavanja u Nišu',
      summary: 'Prilika je na jesenjem sajmu zapošljavanja imala svoj štand.',
      imageAlt: '',
      body: '<p>Hvala svima koji su nas posetili. Sledeći sajam je na proleće.</p>',
    },
  },
};
