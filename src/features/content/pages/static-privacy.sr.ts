import { consentTextVersions } from '#features/accounts/consents.ts';
import { asleepMonths, noticeDays } from '#features/accounts/sleeping/sleeping-periods.ts';
import { keptMonths, noticeDays as readingDays } from '#features/applications/retention/kept-months.ts';
import type { WriteStaticText } from './static-page.ts';

/*
 * A lawyer has to confirm this text before a site relies on it: it says what the program does, and is no legal advice.
 */

/**
 * Information by articles 23 and 24 of the ZZPL (rules.md#privacy-notice). The periods are those that the code uses, and every table
 * with personal data has its sentence (`tests/personal-data.db.test.ts`).
 */
export const privacyInSerbian: WriteStaticText = ({ provider, email }) => ({
  title: 'Pravila privatnosti',
  description:
    'Koje podatke Prilika obrađuje, zašto i po kom osnovu, ko ih vidi, koliko se čuvaju i kako da ostvarite svoja prava po ZZPL-u.',
  brief:
    'Prijavu dobija samo poslodavac kome ste je poslali. Podatke ne prodajemo. Nalog kandidata i sve u njemu možete da obrišete sami. Ovo je obaveštenje: čitate ga, a ne prihvatate.',
  changedOn: consentTextVersions.terms,
  binding: true,
  sections: [
    {
      id: 'ko',
      title: 'Ko obrađuje podatke',
      blocks: [
        `Rukovalac podacima je onaj ko vodi ovaj oglasnik: ${provider} (u daljem tekstu: Prilika). Za sva pitanja o podacima pišite na [${email}](mailto:${email}). Na istu adresu pišete i licu za zaštitu podataka o ličnosti, ako je imenovano.`,
        'Na obradu se primenjuje Zakon o zaštiti podataka o ličnosti („Sl. glasnik RS”, br. 87/2018, u daljem tekstu: ZZPL). Ovo obaveštenje dajemo po članovima 23. i 24. tog zakona.',
        'Poslodavac kome pošaljete prijavu obrađuje podatke iz nje kao zaseban rukovalac: sam odlučuje o izboru kandidata i sam odgovara za ono što sa prijavom dalje radi, na primer kada je prenese u svoju evidenciju. Za te radnje obratite se poslodavcu; njegovi podaci su u oglasu.',
      ],
    },
    {
      id: 'koji',
      title: 'Koje podatke o kandidatima obrađujemo',
      short: 'Podaci kandidata',
      blocks: [
        'Prikupljamo samo ono što je potrebno za nalog, oglase i prijave:',
        {
          list: [
            'Nalog: ime, prezime, imejl adresa i lozinka (čuvamo samo njen otisak, iz kog lozinka ne može da se pročita), jezik mejlova, podešavanja obaveštenja, dan kada ste nalog poslednji put koristili i predlozi na početnoj strani koje ste sklonili.',
            'Prijavljivanje preko drugog servisa: oznaka vašeg naloga kod tog servisa i imejl adresa koju nam je poslao.',
            'Profil i CV: telefon, zanimanje, nivo iskustva i obrazovanja, adresa, grad, datum rođenja, veza ka profilu ili radovima, fotografija, obrazovanje, radno iskustvo, veštine i tekst o vama. Obavezni su samo ime i prezime. Fotografiju u profilu vidite samo vi; poslodavac je vidi ako je u CV-u koji mu pošaljete. Iz fajla iz kog uvozite CV čitamo podatke, a fajl ne čuvamo.',
            'Dokumenti koje dodate ili napravite, na primer CV.',
            'Prijava na oglas: ime, prezime, imejl, telefon i grad, a ako ih navedete, i adresa i datum rođenja; propratno pismo, dokumenti, odgovori na upitnik poslodavca i to da li ispunjavaju ono što je poslodavac naveo kao uslov. Uz prijavu poslatu sa nalogom idu profil i CV kakvi su tada bili.',
            'Šta se sa prijavom dešavalo: kada je poslata, otvorena ili povučena i kada se oglas završio. Poslodavac uz prijavu vodi i svoje beleške i razvrstava je; to ne vidite, a beleške se brišu zajedno sa sadržajem prijave.',
            'Poruke koje razmenite sa poslodavcem i razgovori: ponuđeni i izabrani termini, mesto, napomena i razlog otkazivanja.',
            'Sačuvani oglasi.',
            'Digitalni agenti: šta traže, koje su oglase pronašli i poslali, i vaši odgovori da li vam oglas koristi. Čuvaju se i započeti agenti.',
          ],
        },
        'Ne tražimo i ne prikupljamo JMBG, podatke o zdravlju, veri, nacionalnosti, bračnom stanju ili deci. Molimo vas da ih ne upisujete ni u CV ni u propratno pismo: poslodavac nema pravo da ih traži.',
        'Uz polja koja nisu obavezna to i piše. Bez obaveznih podataka nalog ne može da se otvori, niti prijava da se pošalje. Podatke dobijamo od vas; od servisa preko kog se prijavljujete dobijamo ime, imejl adresu i oznaku naloga, a beleške i razvrstavanje potiču od poslodavca.',
      ],
    },
    {
      id: 'firma',
      title: 'Koje podatke o poslodavcima obrađujemo',
      short: 'Podaci poslodavaca',
      blocks: [
        {
          list: [
            'Firma: naziv, PIB, matični broj, adresa, telefon, sajt, imejl, logo, opis i šta smo u njoj proverili. Kada je poslodavac preduzetnik, i to su podaci o ličnosti.',
            'Članovi tima: ime, prezime, imejl adresa, lozinka (samo njen otisak), uloga, jezik mejlova, podešavanja obaveštenja i od kada su u timu. U istoriji prijava i oglasa upisano je ko je otvorio ili razvrstao prijavu, pisao kandidatu, sačuvao belešku, ponudio termin, objavio, izmenio ili zatvorio oglas.',
            'Pozvani u tim: imejl adresa, ponuđena uloga i ko je poziv poslao. Adresu nam daje vlasnik naloga firme; koristimo je samo za poziv.',
            'Oglasi sa prijavama i izmenama koje čekaju odobrenje, njihovi nacrti i adrese na koje stižu obaveštenja, sa podatkom da li su potvrđene.',
            'Porudžbine i predračuni: podaci kupca, iznosi i uplate.',
          ],
        },
        'Podaci o firmi u oglasu i na strani firme su javni. Na strani firme je i koliki deo prijava je dobio odgovor i za koliko dana, kada ih ima dovoljno.',
      ],
    },
    {
      id: 'ostali',
      title: 'Ostali podaci',
      blocks: [
        {
          list: [
            'Poruka preko strane Kontakt: ime, imejl, u kom svojstvu pišete, tema, tekst i beleška o tome kako je rešena. Ako ste prijavljeni na nalog, čuva se i čiji je nalog.',
            'Prijava nepravilnosti u oglasu: razlog i, ako ih sami navedete, objašnjenje i imejl, kao i beleška o tome kako je rešena. Ako ste prijavljeni na nalog, čuva se i čiji je nalog.',
            'Saglasnosti i prihvatanje uslova: o kom tekstu i kojoj verziji je reč, kada i gde na sajtu je saglasnost data ili povučena; uz prijavu bez naloga čuvaju se verzije uslova i ovog obaveštenja, a uz poruku preko strane Kontakt verzija obaveštenja.',
            'Mejlovi: kome smo i šta poslali, da li je mejl isporučen i kada je prvi put otvorena neka veza iz njega. Otvaranje samog mejla ne pratimo.',
            'Sesije: naziv pregledača i uređaja za svaku otvorenu sesiju, da biste videli gde ste prijavljeni, i veze za potvrdu adrese i novu lozinku.',
            'Dnevnik važnih radnji: ko je od administratora ili korisnika uradio nešto što menja naloge, oglase ili podešavanja, i kada. Uz tekstove sajta stoji koji ih je administrator pisao.',
            'Oznake poslatih obrazaca sa odgovorom na njih, da se ništa ne pošalje dvaput.',
            'Fajlovi koje otpremite: naziv, vrsta, veličina i nalaz antivirusne provere kada je uključena.',
          ],
        },
        'Mrežnu adresu ne upisujemo u bazu. Radi ograničenja broja pokušaja, brojanja pregleda oglasa i traženih reči i prepoznavanja ponovljene prijave nepravilnosti pravi se samo njen otisak, koji se briše najkasnije posle četiri dana.',
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
              'Nalog, profil i CV, prijava na oglas, poruke i razgovori, agenti, sačuvani oglasi, oglasi, tim, mejlovi o njima',
              'Ugovor o korišćenju usluge, odnosno radnje na vaš zahtev pre nego što se zaključi',
            ],
            [
              'Odgovor na vašu poruku',
              'Radnje na vaš zahtev pre ugovora, a inače legitiman interes da odgovorimo onome ko nam piše',
            ],
            ['Novosti i posebne ponude', 'Vaša saglasnost, koju možete da povučete kad god želite'],
            [
              'Poziv u tim firme',
              'Legitiman interes firme da zaposleni rade pod svojim imenom, i naš da znamo ko radi u ime firme',
            ],
            [
              'Javan podatak o tome koliko i kako brzo poslodavac odgovara; podsetnik na obećani rok',
              'Legitiman interes kandidata da znaju šta mogu da očekuju',
            ],
            [
              'Provera oglasa koji je neko prijavio',
              'Legitiman interes da korisnici budu zaštićeni od prevare i diskriminacije',
            ],
            [
              'Bezbednost: ograničen broj pokušaja, dnevnik važnih radnji, provera oglasa i fajlova, otklanjanje grešaka, rezervne kopije',
              'Legitiman interes da usluga bude bezbedna i poštena',
            ],
            [
              'Zapis o saglasnosti i o verziji prihvaćenih uslova',
              'Zakonska obaveza da dokažemo saglasnost (član 15. ZZPL-a) i legitiman interes da dokažemo ugovor',
            ],
            ['Predračuni i evidencija uplata', 'Zakonska obaveza (propisi o računovodstvu i porezu)'],
          ],
        },
        'Uslugu mogu da koriste osobe sa navršenih 15 godina, koje po ZZPL-u same daju saglasnost („pristanak”) za usluge informacionog društva.',
      ],
    },
    {
      id: 'odluke',
      title: 'Automatske odluke i redosled',
      short: 'Automatske odluke',
      blocks: [
        'Upitnik poslodavca može da bude podešen tako da se prijavljivanje završi ako odgovor ne ispunjava uslov koji je poslodavac naveo. Tada prijava ne stiže poslodavcu, bez učešća čoveka (član 38. ZZPL-a). To u oglasu piše pre nego što odgovorite na bilo šta. Ništa od unetog se tada ne šalje, a odgovore možete da izmenite. Od poslodavca možete da tražite da vaš slučaj pogleda čovek i ishod možete da osporite: njegovi podaci su u oglasu, a možete da pišete i nama.',
        'Uslove postavlja poslodavac, a ono što zakon zabranjuje da se pita ne sme da bude uslov. Prijave koje stignu poslodavac razvrstava ručno. Kandidate ne ocenjujemo i ne rangiramo.',
        'Automatska provera teksta odnosi se na oglas, a o odbijanju oglasa odlučuje čovek. Koji će od pronađenih oglasa i kojim redom biti u mejlu digitalnog agenta, zavisi od vaših odgovora da li vam oglas koristi, zatim od tipa oglasa i datuma. Na druge ljude i na pretragu vaši odgovori ne utiču, a kada obrišete agenta, brišu se i odgovori na njegove mejlove.',
        'Nalog kandidata koji dugo niste koristili brišemo automatski, u roku navedenom niže, a pre toga vam šaljemo mejl.',
      ],
    },
    {
      id: 'kome',
      title: 'Ko ih vidi i kome ih dajemo',
      short: 'Ko ih vidi',
      blocks: [
        'Prijavu i dokumente iz nje dobija samo poslodavac na čiji ste se oglas prijavili, to jest članovi njegovog tima na Prilici, a na imejl adresu koju je naveo za obaveštenja stižu mejlovi o prijavama (bez dokumenata). Poslodavac dobija podatke kakvi su bili u trenutku prijave, pa kasnije izmene naloga ne menjaju ono što je poslato.',
        'Administratori Prilike vide podatke kada je to potrebno za pomoć, bezbednost ili zahtev nadležnog organa; njihove radnje nad nalozima upisuju se u dnevnik.',
        'Ko je prijavio nepravilnost u oglasu vide samo administratori Prilike. Poslodavac to ne saznaje.',
        'Podatke ne prodajemo. Za nas, po ugovoru i samo po našem nalogu (član 45. ZZPL-a), mogu da ih obrađuju:',
        {
          list: [
            'firme koje nam daju servere, prostor za fajlove i rezervne kopije',
            'servis koji isporučuje mejlove',
            'servis za praćenje grešaka, kada je uključen: dobija tehnički zapis o grešci, bez vašeg imena, adrese i bilo čega što ste upisali',
          ],
        },
        'Servis preko kog se prijavljujete (na primer Google), ako ga izaberete, zaseban je rukovalac: saznaje da se prijavljujete na Priliku, a ne i šta na njoj radite.',
        'Oglasi i podaci o firmi u njima su javni, i prenose se drugim oglasnicima i pretraživačima. Javni nisu nalozi kandidata: poslodavci ne mogu ni da ih pretražuju ni da ih pregledaju.',
        'Državnom organu podatke dajemo samo kada nas zakon na to obavezuje.',
      ],
    },
    {
      id: 'inostranstvo',
      title: 'Prenos podataka van Srbije',
      short: 'Prenos van Srbije',
      blocks: [
        'Obrađivači iz prethodnog dela mogu da imaju servere van Srbije. Podatke im tada prenosimo samo u države i organizacije koje obezbeđuju primeren nivo zaštite (član 64. ZZPL-a), ili uz standardne ugovorne klauzule i druge mere zaštite iz člana 65. Ko su obrađivači, u kojim su državama i uz koje mere zaštite rade, saopštavamo na zahtev.',
        'Kada se prijavite na oglas poslodavca u drugoj državi, prijava na vaš zahtev ide u tu državu (član 69. ZZPL-a).',
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
              'Nalog kandidata, profil i CV, dokumenti, sačuvani oglasi, agenti, podešavanja',
              `dok postoji nalog; nalog koji ne koristite ${asleepMonths} meseca brišemo, a ${noticeDays} dana pre toga šaljemo vam mejl`,
            ],
            ['Šta je agent pronašao i koje je oglase poslao', '120 dana, odnosno 400 dana'],
            ['Nalog čija imejl adresa nije potvrđena', '30 dana'],
            [
              'Prijave poslate sa nalogom, sa porukama, razgovorima i beleškama poslodavca',
              `${keptMonths.account} meseca od kraja oglasa, a najduže do brisanja naloga; posle brisanja naloga poslodavcu do isteka tog roka ostaje samo to da je prijave bilo, bez ijednog podatka`,
            ],
            [
              'Prijave bez naloga, sa svim tim',
              `${keptMonths.guest} meseci od kraja oglasa; ranije na vaš zahtev, ili zajedno sa nalogom koji kasnije napravite sa istom adresom`,
            ],
            [
              'Povučena prijava',
              'ime i kontakt u istom roku; pismo, odgovori, dokumenti i CV su poslodavcu odmah zatvoreni',
            ],
            [
              'Nalog poslodavca i člana tima',
              'dok ga na zahtev ne obrišemo; naziv, PIB, matični broj i sedište firme ostaju uz njene oglase i porudžbine',
            ],
            [
              'Oglasi, i završeni, sa istorijom odluka o njima',
              'kao evidencija objavljenog, bez roka; imejl adresa naloga se iz njih briše zajedno sa nalogom',
            ],
            ['Poziv u tim', 'važi 7 dana, pa se posle još 30 dana briše'],
            [
              'Adresa za obaveštenja koju niko nije potvrdio',
              '30 dana od poslednjeg mejla sa vezom za potvrdu',
            ],
            ['Nacrti', 'dok ih ne pošaljete ili obrišete'],
            ['Fajl dodat, a neiskorišćen; oznaka poslatog obrasca', '24 sata'],
            [
              'Mejlovi koje smo poslali',
              '90 dana; sadržaj mejlova sa vezom za jednu upotrebu dok se ne pošalju',
            ],
            ['Otvorena sesija na uređaju', '30 dana od poslednje upotrebe, pa još 7 dana'],
            ['Veze iz mejlova (potvrda adrese, nova lozinka)', '24 sata, odnosno 1 sat, pa još 7 dana'],
            ['Saglasnosti', 'dok postoji nalog, odnosno prijava'],
            ['Kopija podataka koju ste tražili', '7 dana'],
            ['Poruke preko strane Kontakt', '24 meseca'],
            [
              'Prijave nepravilnosti u oglasima',
              '24 meseca; kada obrišete nalog, ostaje samo to da je oglas prijavljen, kada i iz kog razloga',
            ],
            ['Dnevnik važnih radnji (bez imena i adresa)', '24 meseca'],
            ['Predračuni i evidencija uplata', '10 godina'],
            ['Rezervne kopije', 'po jedna za poslednjih 7 dana i poslednje 4 nedelje'],
          ],
        },
        `Pre nego što stare prijave obrišemo, poslodavcu šaljemo mejl i on ima ${readingDays} dana da ih pročita.`,
        'Ono što se obriše ostaje u rezervnim kopijama dok i one ne budu obrisane, najduže pet nedelja. Kopije služe samo za oporavak posle kvara; ako sajt vratimo iz kopije, u međuvremenu obrisane naloge brišemo ponovo.',
      ],
    },
    {
      id: 'prava',
      title: 'Vaša prava',
      blocks: [
        'Po ZZPL-u imate pravo:',
        {
          list: [
            'na pristup i kopiju podataka (član 26) i na njihovo preuzimanje u elektronski čitljivom obliku (član 36): na strani naloga zatražite kopiju i stići će vam mejl kada je spremna; ako nemate nalog, pišite nam',
            'na ispravku netačnih podataka (član 29)',
            'na brisanje (član 30): nalog kandidata brišete sami, na strani naloga, a poslodavci i oni koji su se prijavili bez naloga pišu nam',
            'na ograničenje obrade (član 31) i na prigovor na obradu po legitimnom interesu (član 37)',
            'da se na vas ne primeni odluka doneta isključivo automatski, odnosno da je pogleda čovek, da iznesete svoj stav i da je osporite (član 38)',
            'da povučete saglasnost, jednako lako kao što ste je dali: u podešavanjima ili jednim klikom iz svakog mejla sa novostima. Povlačenje ne utiče na ono što je do tada urađeno.',
          ],
        },
        `Zahtev koji ne možete da obavite sami pošaljite na [${email}](mailto:${email}) sa adrese koju koristite na Prilici. Odgovaramo u roku od 30 dana; ako je zahtev složen, rok se može produžiti za još 60 dana, o čemu ćemo vas obavestiti. Ostvarivanje prava se ne naplaćuje.`,
        'Ako mislite da obrada nije u skladu sa zakonom, možete da podnesete pritužbu Povereniku za informacije od javnog značaja i zaštitu podataka o ličnosti, Bulevar kralja Aleksandra 15, 11120 Beograd, [www.poverenik.rs](https://www.poverenik.rs). Imate i pravo na sudsku zaštitu.',
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
              'Kolačić „refresh” (sesija)',
              'da ostanete prijavljeni; kod na strani ne može da ga pročita',
              'najviše 30 dana od poslednje upotrebe',
            ],
            [
              'Kolačić „signed-in” (poznat pregledač)',
              'da vas pogrešne lozinke koje drugi pokušavaju ne zaključaju; ne sadrži ime ni adresu',
              '180 dana od poslednje prijave',
            ],
            ['Kolačić „lang”', 'pamti izabrani jezik', 'godinu dana'],
            [
              'Kolačić „external”',
              'povezuje odlazak na drugi servis za prijavu sa povratkom',
              'nekoliko minuta',
            ],
            [
              'Zapis „root” u pregledaču',
              'otvorena sesija i verzija sajta; nacrti oglasa, agenata, CV-a, tekstova i registracije firme (bez lozinki); poslednje pretrage; oglas koji ste kao gost hteli da sačuvate',
              'dok ga ne obrišete; podaci o sesiji do odjave',
            ],
            ['Zapis „theme”', 'svetao ili taman izgled', 'dok ga ne obrišete'],
            ['Zapis „dismissed-notices”', 'poruke sajta koje ste zatvorili', 'dok ga ne obrišete'],
            [
              'Zapis „application-shortcuts”',
              'da li ste isključili prečice na tastaturi u spisku prijava',
              'dok ga ne obrišete',
            ],
            [
              'Nacrti prijave na oglas, poruke i beleške, i potvrda da je prijava poslata',
              'da ono što ste upisali ne nestane pri osvežavanju',
              'dok ne zatvorite karticu',
            ],
            [
              'Pročitan CV koji uvozite',
              'da ga pregledate pre nego što ga sačuvate',
              'dok ne zatvorite karticu',
            ],
            [
              'Zapis „reloaded-for”',
              'da se strana zbog nove verzije sajta osveži samo jednom',
              'dok ne zatvorite karticu',
            ],
          ],
        },
        'Nazivi kolačića mogu da počinju sa „__Host-”: time ih pregledač vezuje samo za ovaj sajt. Kolačiće i zapise možete da obrišete u podešavanjima pregledača. Posle toga ćete biti odjavljeni, a nacrti će nestati. Nacrti oglasa i agenata su i u nalogu, dok ih ne pošaljete ili obrišete.',
      ],
    },
    {
      id: 'izmene',
      title: 'Izmene ovih pravila',
      blocks: [
        'Kada promenimo pravila, na ovoj strani je nov datum. Izmenu koja se tiče vaših prava ili svrhe obrade objavljujemo na ovoj strani najmanje 15 dana pre nego što počne da važi, a onima koji imaju nalog je najavljujemo i porukom iznad strana.',
      ],
    },
  ],
});
