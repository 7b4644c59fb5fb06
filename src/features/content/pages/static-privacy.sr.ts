import { consentTextVersions } from '#features/accounts/consents.ts';
import { asleepMonths, noticeDays } from '#features/accounts/sleeping/sleeping-periods.ts';
import { keptMonths } from '#features/applications/retention/kept-months.ts';
import type { WriteStaticText } from './static-page.ts';

/** Information by article 23 of the ZZPL (rules.md#privacy-notice). The periods are those that the code uses. */
export const privacyInSerbian: WriteStaticText = ({ provider, email }) => ({
  title: 'Pravila privatnosti',
  description:
    'Koje podatke Prilika obrađuje, zašto i po kom osnovu, ko ih vidi, koliko se čuvaju i kako da ostvarite svoja prava po ZZPL-u.',
  brief:
    'Prijavu dobija samo poslodavac kome ste je poslali. Podatke ne prodajemo. Nalog kandidata i sve u njemu možete da obrišete sami.',
  changedOn: consentTextVersions.terms,
  binding: true,
  sections: [
    {
      id: 'ko',
      title: 'Ko obrađuje podatke',
      blocks: [
        `Rukovalac podacima je ${provider} (u daljem tekstu: Prilika), koji vodi ovaj oglasnik. Za sva pitanja o podacima pišite na [${email}](mailto:${email}).`,
        'Na obradu se primenjuje Zakon o zaštiti podataka o ličnosti („Sl. glasnik RS”, br. 87/2018, u daljem tekstu: ZZPL).',
        'Poslodavac kome pošaljete prijavu obrađuje podatke iz nje kao zaseban rukovalac: sam odlučuje o izboru kandidata i sam odgovara za ono što sa prijavom dalje radi, na primer kada je prenese u svoju evidenciju. Za te radnje obratite se poslodavcu; njegovi podaci su u oglasu.',
      ],
    },
    {
      id: 'koji',
      title: 'Koje podatke prikupljamo',
      blocks: [
        'Prikupljamo samo ono što je potrebno da nalog, oglasi i prijave rade:',
        {
          list: [
            'Nalog kandidata: ime, prezime, imejl adresa i lozinka (čuva se samo njen otisak, iz kog se lozinka ne može pročitati), jezik mejlova i podešavanja obaveštenja. Ako se prijavljujete preko drugog servisa, umesto lozinke čuvamo oznaku vašeg naloga kod tog servisa.',
            'Nalog poslodavca: podaci firme (naziv, PIB, matični broj, adresa, telefon, sajt), imejl adresa i lozinka.',
            'Prijava na oglas: ime, prezime, imejl, telefon, grad i, ako ih sami navedete, adresa i datum rođenja, propratno pismo, dokumenti i odgovori na upitnik poslodavca.',
            'Dokumenti koje dodate, na primer CV.',
            'Poruka preko strane Kontakt: ime, imejl i ono što napišete.',
            'Prijava nepravilnosti u oglasu: razlog i, ako ih sami navedete, objašnjenje i imejl. Ako ste prijavljeni na nalog, čuva se i čiji je nalog.',
            'Saglasnosti: tekst na koji ste dali saglasnost, i kada ste i gde saglasnost dali ili povukli.',
            'Tehnički podaci: naziv pregledača i uređaja za svaku otvorenu sesiju, da biste videli gde ste prijavljeni.',
          ],
        },
        'Ne tražimo i ne prikupljamo JMBG, podatke o zdravlju, veri, nacionalnosti, bračnom stanju ili deci. Molimo vas da ih ne upisujete ni u CV ni u propratno pismo: poslodavac nema pravo da ih traži.',
        'Obavezna polja su označena time što za ostala piše da nisu obavezna. Bez obaveznih podataka nalog ne može da se otvori, ni prijava pošalje. Podatke dobijamo od vas; od servisa preko kog se prijavljujete dobijamo ime, imejl adresu i oznaku naloga.',
      ],
    },
    {
      id: 'zasto',
      title: 'Zašto i po kom osnovu',
      short: 'Zašto ih koristimo',
      blocks: [
        {
          head: ['Svrha', 'Pravni osnov (član 12. ZZPL-a)'],
          rows: [
            [
              'Nalog, prijava na oglas, oglasi, mejlovi o njima',
              'Ugovor o korišćenju usluge, to jest radnje pre njega na vaš zahtev',
            ],
            ['Novosti i posebne ponude', 'Vaša saglasnost, koju možete da povučete kad god želite'],
            ['Odgovor na vašu poruku', 'Vaša saglasnost, data slanjem obrasca'],
            [
              'Provera oglasa koji je neko prijavio',
              'Legitiman interes da korisnici budu zaštićeni od prevare i diskriminacije',
            ],
            [
              'Bezbednost: ograničen broj pokušaja, dnevnik važnih radnji, provera oglasa',
              'Legitiman interes da usluga bude bezbedna i poštena',
            ],
            ['Predračuni i evidencija uplata', 'Zakonska obaveza (propisi o računovodstvu i porezu)'],
          ],
        },
        'O kandidatima ne donosimo automatizovane odluke i ne pravimo profile. Prijave razvrstava poslodavac, ručno. Automatska provera odnosi se na tekst oglasa, a o odbijanju oglasa odlučuje čovek.',
        'Uslugu mogu da koriste osobe od navršenih 15 godina, koje po ZZPL-u same daju saglasnost („pristanak”) za usluge informacionog društva.',
      ],
    },
    {
      id: 'kome',
      title: 'Ko ih vidi',
      blocks: [
        'Prijavu i dokumente iz nje dobija samo poslodavac na čiji oglas ste se prijavili. Poslodavac dobija podatke kakvi su bili u trenutku prijave, pa kasnije izmene naloga ne menjaju ono što je poslato.',
        'Administratori Prilike vide podatke kada je to potrebno za pomoć, bezbednost ili zahtev nadležnog organa; njihove radnje nad nalozima upisuju se u dnevnik.',
        'Ko je prijavio nepravilnost u oglasu vide samo administratori Prilike. Poslodavac to ne saznaje.',
        'Podatke ne prodajemo i ne ustupamo trećim licima. Smeštaj servera i slanje pošte mogu da obavljaju obrađivači, po ugovoru i samo po našem nalogu, u skladu sa članom 45. ZZPL-a. Državnom organu podatke dajemo samo kada nas zakon na to obavezuje.',
        'Oglasi i podaci o firmi u njima su javni. Javni nisu nalozi kandidata: ne mogu se ni pretraživati ni pregledati.',
      ],
    },
    {
      id: 'koliko',
      title: 'Koliko ih čuvamo',
      blocks: [
        {
          head: ['Podaci', 'Rok'],
          rows: [
            [
              'Nalog kandidata, dokumenti, podešavanja',
              `dok postoji nalog; nalog koji ne koristite ${asleepMonths} meseca brišemo, a ${noticeDays} dana pre toga šaljemo vam mejl`,
            ],
            ['Nalog čija imejl adresa nije potvrđena', '30 dana'],
            [
              'Prijave poslate sa nalogom',
              `${keptMonths.account} meseca od kraja oglasa, a najduže do brisanja naloga; posle brisanja naloga poslodavcu do isteka tog roka ostaje samo to da je prijave bilo, bez ijednog podatka`,
            ],
            [
              'Prijave bez naloga',
              `${keptMonths.guest} meseci od kraja oglasa; ranije na vaš zahtev, ili zajedno sa nalogom koji kasnije napravite sa istom adresom`,
            ],
            ['Fajl dodat, a neiskorišćen', '24 sata'],
            [
              'Mejlovi koje smo poslali',
              '90 dana; sadržaj mejlova sa vezom za jednu upotrebu dok se ne pošalju',
            ],
            ['Otvorena sesija na uređaju', '30 dana od poslednje upotrebe, pa još 7 dana'],
            ['Veze iz mejlova (potvrda adrese, nova lozinka)', '24 sata, odnosno 1 sat, pa još 7 dana'],
            ['Kopija podataka koju ste tražili', '7 dana'],
            ['Poruke preko strane Kontakt', '24 meseca'],
            [
              'Prijave nepravilnosti u oglasima',
              '24 meseca; kada obrišete nalog, ostaje samo to da je oglas prijavljen, kada i iz kog razloga',
            ],
            ['Dnevnik važnih radnji (bez imena i adresa)', '24 meseca'],
            ['Predračuni i evidencija uplata', '10 godina'],
          ],
        },
        'Mrežnu adresu ne upisujemo u bazu. Radi ograničenja broja pokušaja, brojanja pregleda oglasa i prepoznavanja ponovljene prijave nepravilnosti pravi se samo njen otisak; onaj za preglede posle isteka dana više ne može da se poveže ni sa kim, a onaj za prijave nepravilnosti se tada briše.',
      ],
    },
    {
      id: 'prava',
      title: 'Vaša prava',
      blocks: [
        'Po ZZPL-u imate pravo:',
        {
          list: [
            'na pristup i kopiju podataka (član 26) i na njihovo preuzimanje u obliku koji računar čita (član 36): na strani naloga zatražite kopiju i stići će vam mejl kada je spremna',
            'na ispravku netačnih podataka (član 29)',
            'na brisanje (član 30): nalog kandidata brišete sami, na strani naloga, a poslodavci i oni koji su se prijavili bez naloga pišu nam',
            'na ograničenje obrade (član 31) i na prigovor na obradu po legitimnom interesu (član 37)',
            'da povučete saglasnost, jednako lako kao što ste je dali: u podešavanjima ili jednim klikom u svakom mejlu sa novostima. Povlačenje ne utiče na ono što je do tada urađeno.',
          ],
        },
        `Zahtev koji ne možete da obavite sami pošaljite na [${email}](mailto:${email}) sa adrese koju koristite na Prilici. Odgovaramo u roku od 30 dana; ako je zahtev složen, rok se može produžiti za još 60 dana, o čemu ćemo vas obavestiti. Ostvarivanje prava se ne naplaćuje.`,
        'Ako mislite da obrada nije u skladu sa zakonom, pritužbu možete da podnesete Povereniku za informacije od javnog značaja i zaštitu podataka o ličnosti, Bulevar kralja Aleksandra 15, 11120 Beograd, [www.poverenik.rs](https://www.poverenik.rs). Imate i pravo na sudsku zaštitu.',
        'Ako dođe do povrede podataka koja može da ugrozi prava ljudi, obaveštavamo Poverenika u roku od 72 sata, a kada je rizik visok, i vas.',
      ],
    },
    {
      id: 'kolacici',
      title: 'Kolačići i čuvanje u pregledaču',
      short: 'Kolačići',
      blocks: [
        'Koristimo samo ono bez čega strane ne bi radile, pa za to nije potrebna saglasnost. Nema kolačića za praćenje, merenje poseta ni oglašavanje.',
        {
          head: ['Naziv', 'Čemu služi', 'Trajanje'],
          rows: [
            [
              'Kolačić sesije',
              'da ostanete prijavljeni; kod na strani ne može da ga pročita',
              'najviše 30 dana od poslednje upotrebe',
            ],
            [
              'Kolačić poznatog pregledača („signed-in”)',
              'da vas pogrešne lozinke koje drugi pokušavaju ne zaključaju; ne sadrži Vaše ime ni adresu',
              '180 dana od poslednje prijave',
            ],
            ['Kolačić „lang”', 'pamti izabrani jezik', 'godinu dana'],
            [
              'Privremeni kolačić za prijavu preko drugog servisa',
              'povezuje odlazak na taj servis sa povratkom',
              'nekoliko minuta',
            ],
            [
              'Zapis „root” u pregledaču',
              'otvorena sesija, nacrti oglasa i registracije firme (bez lozinki), poslednje pretrage, oglas koji ste kao gost hteli da sačuvate',
              'dok ga ne obrišete; podaci o sesiji do odjave',
            ],
            ['Zapis „theme” u pregledaču', 'svetao ili taman izgled', 'dok ga ne obrišete'],
            [
              'Nacrt prijave na oglas',
              'da ono što ste upisali ne nestane pri osvežavanju',
              'dok ne zatvorite karticu',
            ],
          ],
        },
        'Kolačiće i zapise možete da obrišete u podešavanjima pregledača. Posle toga ćete biti odjavljeni, a nacrti će nestati. Nacrti oglasa su i u nalogu poslodavca, dok se ne pošalju ili obrišu.',
      ],
    },
    {
      id: 'izmene',
      title: 'Izmene ovih pravila',
      blocks: [
        'Kada se pravila promene, na ovoj strani je nov datum. Izmenu koja se tiče vaših prava ili svrhe obrade objavljujemo na ovoj strani najmanje 15 dana pre nego što počne da važi.',
      ],
    },
  ],
});
