import type { Neighbourhood } from './wording-sentences.ts';

/*
 * Sentences beside other sentences, where what stands next to a phrase decides what it means. Made by these rules, before the
 * check was changed for them:
 *
 * - thirteen kinds of surroundings and of short forms, and for each kind four texts that must be found and four harmless
 *   neighbours with the same words (numbers, „iskustvo”, „slika”, „zdrav”, „plaćate” …);
 * - a text is written as it stands in ads: whole sentences, lists, tables, notes; nothing is taken from the table of phrases;
 * - what must be found names the one rule that it breaks; a harmless one breaks none;
 * - every second text of each list is kept aside, so that either half has each kind, unlawful and harmless.
 *
 * Rich text is written as HTML and read as the check reads it.
 */

interface Surroundings {
  unlawful: readonly (readonly [Neighbourhood, string])[];
  harmless: readonly (readonly [Neighbourhood, string])[];
}

/** The texts by their kind. */
export const inContext = {
  sentenceBefore: {
    unlawful: [
      ['age', 'Iskustvo u magacinu je prednost. Tražimo radnika do 45 godina.'],
      ['age', 'Radno iskustvo nije neophodno. Starost do 35.'],
      ['age', 'Obavezna polisa osiguranja. Najviše 50 godina.'],
      ['age', 'Firma postoji od 1998. Prijem radnika do 30 godina.'],
    ],
    harmless: [
      ['age', 'Kandidati moraju biti vozači. Iskustvo od 20 do 25 godina.'],
      ['age', 'Tražimo iskusne majstore. Na krov dajemo garanciju do 30 godina.'],
      ['age', 'Rad u smenama. Održavanje zgrada starih do 50 godina.'],
      ['age', 'Posao je za odgovorne osobe. Ugovor se sklapa do 24 meseca.'],
    ],
  },
  sentenceAfter: {
    unlawful: [
      ['age', 'Radnici do 40 godina. Iskustvo nije bitno.'],
      ['age', 'Tražimo vozača do 50 god. Iskustvo na šleperu je obavezno.'],
      ['age', 'Od 20 do 35 godina! Garancija redovne zarade.'],
      ['age', 'Uslov je do 45 godina starosti. Ugovor na neodređeno.'],
    ],
    harmless: [
      ['age', 'Od 20 do 30 godina iskustva u livnici. Rad u tri smene.'],
      ['age', 'Kreditiranje stanova do 30 godina. Potreban savetnik (m/ž).'],
      ['age', 'Do 35 dana godišnjeg odmora. Kandidati sa iskustvom imaju prednost.'],
      ['age', 'Vozila do 20 godina starosti. Tražimo automehaničara.'],
    ],
  },
  lines: {
    unlawful: [
      ['age', 'Uslovi:\n- iskustvo u prodaji\n- do 35 godina\n- rad na računaru'],
      ['age', 'Iskustvo poželjno\nStarost od 25 do 40\nVozačka dozvola'],
      ['age', '• iskustvo • do 40 godina • B kategorija'],
      ['age', '1) radno iskustvo\n2) najviše 40 godina\n3) rad vikendom'],
    ],
    harmless: [
      ['age', 'Nudimo:\n- ugovor do 24 meseca\n- 25 dana odmora\n- prevoz'],
      ['age', 'Tražimo:\n- radnike u proizvodnji\n- iskustvo\nDo 30 km od Beograda'],
      ['age', '• iskustvo 20 do 25 godina • vođenje gradilišta'],
      ['age', 'Kandidati\nTim od 20 do 35 ljudi\nRad od 8 do 16'],
    ],
  },
  commas: {
    unlawful: [
      ['age', 'Iskustvo 2 godine, do 40 godina, vozačka dozvola'],
      ['age', 'Vozačka dozvola C, radno iskustvo, najviše 50 godina.'],
      ['age', 'Do 35 godina, iskustvo poželjno, rad u smenama.'],
      ['age', 'Poželjno od 25 do 40 godina, bez dece; iskustvo u radu'],
    ],
    harmless: [
      ['age', 'Iskustvo na krovovima, garancija na radove do 25 godina, rad na visini.'],
      ['age', 'Tražimo radnike, iskustvo od 20 do 25 godina, plata po dogovoru.'],
      ['age', 'Prijava, ugovor do 30 dana, zatim na neodređeno.'],
      ['age', 'Mladi tim, dobra atmosfera, do 25 dana odmora.'],
    ],
  },
  richText: {
    unlawful: [
      ['age', '<p><strong>Iskustvo</strong></p><p>Do 40 godina</p>'],
      ['age', '<ul><li>Radno iskustvo</li><li>Od 20 do 35 godina</li></ul>'],
      ['age', '<h3>Potrebno iskustvo</h3>Kandidati do 45 godina'],
      ['age', '<table><tr><td>Iskustvo</td><td>2 godine</td></tr><tr><td>Godine</td><td>do 40</td></tr></table>'],
    ],
    harmless: [
      ['age', '<ul><li>Iskustvo: od 20 do 25 godina</li><li>Rad u timu</li></ul>'],
      ['age', '<p>Radnici</p><p>Do 40 sati nedeljno</p>'],
      ['age', '<h3>Kandidati</h3><p>Do 30 godina garancije na proizvode koje prodajete</p>'],
      ['age', '<table><tr><td>Tim</td><td>20 do 35 ljudi</td></tr></table>'],
    ],
  },
  abbreviations: {
    unlawful: [
      ['age', 'Pot. iskustvo. Do 35 g.'],
      ['age', 'Kand. do 40 god., iskustvo u radu sa kupcima.'],
      ['age', 'maks. 45 god., obav. iskustvo'],
      ['age', 'Starosna dob: 25–40 g. Isk. poželjno.'],
    ],
    harmless: [
      ['age', 'Min. 20 god. rad. iskustva'],
      ['age', 'Garancija na limariju do 30 god. i servis.'],
      ['age', 'Ugovor na odr. do 24 mes.'],
      ['age', 'Tim od 20 do 25 zap., rad od 8 do 16 č.'],
    ],
  },
  cyrillic: {
    unlawful: [
      ['age', 'Искуство је пожељно. До 40 година.'],
      ['age', 'Потребан возач са искуством. Старост до 50 година.'],
      ['age', 'Искуство 3 године, највише 45 година.'],
      ['age', 'Мушкарац до 55, физички посао'],
    ],
    harmless: [
      ['age', 'Искуство од 20 до 25 година у грађевини.'],
      ['age', 'Зграде старе до 40 година. Тражимо домара.'],
      ['health', 'Рад са здравом храном и слике производа за сајт.'],
      ['money', 'Обуку плаћа фирма, искуство није потребно.'],
    ],
  },
  withoutDiacritics: {
    unlawful: [
      ['age', 'Potrebno iskustvo u struci. Trazimo radnice do 40 godina.'],
      ['age', 'Iskustvo nije vazno. Muskarci do 45 godina.'],
      ['family', 'Samac, spreman za terenski rad.'],
      ['money', 'Za obuku uplacujete 50 evra na nas racun.'],
    ],
    harmless: [
      ['family', 'Smestaj za samce i parove je obezbedjen.'],
      ['age', 'Iskustvo u odrzavanju zgrada starih do 50 godina.'],
      ['sex', 'Muska i zenska obuca, rad u smenama.'],
      ['money', 'Obuku placamo mi, slike proizvoda dobijate.'],
    ],
  },
  numberWords: {
    unlawful: [
      ['age', 'Kandidati do četrdeset godina.'],
      ['age', 'Mlađi od trideset pet godina.'],
      ['age', 'Potrebno iskustvo. Najviše četrdeset pet godina.'],
      ['age', 'Starost od dvadeset do trideset pet godina'],
    ],
    harmless: [
      ['age', 'Od dvadeset do trideset godina iskustva u zanatu'],
      ['age', 'Garancija na krov trideset godina.'],
      ['age', 'Tim od trideset pet ljudi, do dvadeset pet dana odmora'],
      ['age', 'Firma sa tradicijom dugom četrdeset godina'],
    ],
  },
  english: {
    unlawful: [
      ['age', 'Experience is a plus. Up to 40 years old.'],
      ['age', 'Two years of experience. Candidates under 35.'],
      ['age', 'Experience required, maximum age 45'],
      ['age', 'Previous experience in sales. Age 25 to 35.'],
    ],
    harmless: [
      ['age', '20 to 25 years of experience in construction.'],
      ['age', 'Warranty of up to 30 years on our roofs.'],
      ['health', 'A healthy lunch and up to 25 days of leave.'],
      ['looks', 'Photos of our products are taken in-house, training is free.'],
    ],
  },
  peopleInShort: {
    unlawful: [
      ['age', 'Muškarac do 50, za rad na gradilištu'],
      ['age', 'Žena do 45 za održavanje objekta'],
      ['family', 'Poželjno samci'],
      ['family', 'Po mogućstvu samac, smeštaj obezbeđen'],
    ],
    harmless: [
      ['family', 'Samački smeštaj i tri obroka'],
      ['family', 'Apartmani za samce i porodice, recepcioner (m/ž)'],
      ['age', 'Odeća za muškarce do broja 50'],
      ['age', 'Obuća za žene, brojevi do 45'],
    ],
  },
  pictureAndHealth: {
    unlawful: [
      ['looks', 'Fotografija uz CV je obavezna'],
      ['looks', 'Prijave bez slike se ne razmatraju'],
      ['health', 'Zdrav, radan i odgovoran kandidat'],
      ['health', 'Kandidat mora biti zdrav'],
    ],
    harmless: [
      ['health', 'Zdrav razum i dobra volja'],
      ['health', 'Zdravi obroci svakog dana'],
      ['looks', 'Slika uz CV nije obavezna'],
      ['looks', 'Fotografija nije potrebna, dovoljan je CV'],
    ],
  },
  paying: {
    unlawful: [
      ['money', 'Za obuku platite 100 evra, vraća se kroz platu'],
      ['money', 'Uniformu plaćate sami, 40 evra'],
      ['money', 'Obuka se doplaćuje 50 evra'],
      ['money', 'Pre početka rada kandidat uplaćuje 30 evra'],
    ],
    harmless: [
      ['money', 'Za obuku ne plaćate ništa'],
      ['money', 'Uniformu i obuku plaća poslodavac'],
      ['money', 'Kupci plaćaju karticom ili gotovinom'],
      ['money', 'Plaćamo obuku i 100 evra za preporuku'],
    ],
  },
} satisfies Record<string, Surroundings>;
