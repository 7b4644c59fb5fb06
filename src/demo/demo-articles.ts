import type { ArticleInput } from '#features/content/articles/fields.ts';

const noWords = { title: '', summary: '', imageAlt: '', body: '' };
const shared = { blogImage: null, author: 'Vesna Ilić', en: noWords } as const;

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
