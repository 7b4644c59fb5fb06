import { consentTextVersions } from '#features/accounts/consents.ts';
import type { WriteStaticText } from './static-page.ts';

/*
 * A lawyer has to confirm this text before a site relies on it: it says what the program does, and is no legal advice.
 */

/** What people accept when they open an account or apply (rules.md#consents). */
export const termsInSerbian: WriteStaticText = ({ provider, email }) => ({
  title: 'Uslovi korišćenja',
  description:
    'Pravila za kandidate i poslodavce na Prilici: nalozi i timovi, prijave, oglasi, porudžbine, provera oglasa, odgovornost i prigovori.',
  brief:
    'Za kandidate je sve besplatno. Poslodavci odgovaraju za tačnost i zakonitost oglasa, a cenu vide pre slanja. Sporne oglase uklanjamo. Prilika je oglasnik, a ne agencija za zapošljavanje.',
  changedOn: consentTextVersions.terms,
  binding: true,
  sections: [
    {
      id: 'opste',
      title: 'Na šta se odnose',
      blocks: [
        'Ovi uslovi uređuju korišćenje oglasnika Prilika. Prihvatate ih kada otvorite nalog ili pošaljete prijavu na oglas. Pretraga i čitanje oglasa ne traže ni nalog ni prihvatanje uslova.',
        'Prilika je oglasnik: objavljuje oglase i prenosi prijave. Nije agencija za zapošljavanje i ne posreduje u zapošljavanju u smislu zakona. Nije poslodavac, ne zapošljava, ne učestvuje u izboru kandidata i nije strana ugovora koji kandidat i poslodavac zaključe.',
        'Kako obrađujemo podatke o ličnosti, piše u [Pravilima privatnosti](/privatnost). Ona su obaveštenje i ne prihvataju se.',
      ],
    },
    {
      id: 'pruzalac',
      title: 'Ko pruža uslugu',
      blocks: [
        `Priliku vodi ${provider}. Podaci mogu da se provere u registru Agencije za privredne registre, po matičnom broju.`,
        `Pišite na [${email}](mailto:${email}) ili preko strane [Kontakt](/kontakt), gde su i telefon i svi ostali podaci.`,
      ],
    },
    {
      id: 'nalog',
      title: 'Nalog',
      blocks: [
        'Nalog može da otvori osoba sa navršenih 15 godina. Nalog kandidata je besplatan i ne stvara novčane obaveze, pa ga i osoba mlađa od 18 godina otvara sama; ako je za to po zakonu ipak potrebna saglasnost roditelja, usvojioca ili staraoca, otvara ga uz nju. Osoba mlađa od 18 godina može da zasnuje radni odnos uz pismenu saglasnost roditelja, usvojioca ili staraoca, u skladu sa Zakonom o radu.',
        'Podaci u nalogu treba da budu tačni. Imejl adresa se potvrđuje i posle registracije ne može da se promeni. Lozinku čuvajte za sebe; ako posumnjate da je neko zna, promenite je: time se odjavljujete na svim drugim uređajima.',
        'Nalog je namenjen jednoj osobi. Ne ustupa se i ne prodaje.',
      ],
    },
    {
      id: 'tim',
      title: 'Firma i tim',
      blocks: [
        'Firma ima jedan profil, vezan za njen PIB. Profil otvara osoba koju je firma za to ovlastila. Ona može da pozove druge u tim; svako ima svoj nalog i ulogu, a firma odgovara za ono što članovi tima rade.',
        {
          list: [
            'Posmatrač čita prijave i statistiku, a ništa ne menja.',
            'Regruter objavljuje i menja oglase, radi sa prijavama i porukama i vidi porudžbine koje tako nastanu.',
            'Vlasnik naloga može sve: i profil firme, tim, pakete i porudžbine. Naziv uloge ne govori čija je firma.',
          ],
        },
        'U istoriji piše ko je šta uradio. Uklonjenom članu pristup prestaje odmah. Poziv šaljite samo ljudima koji rade za firmu i na njihovu adresu.',
      ],
    },
    {
      id: 'kandidati',
      title: 'Kandidati',
      blocks: [
        {
          list: [
            'Korišćenje Prilike je za kandidate besplatno.',
            'Prijavu šaljete u svoje ime, sa tačnim podacima, i samo sa dokumentima koje imate pravo da podelite.',
            'Na jedan oglas prijavljujete se jednom. Poslata prijava ne može da se menja, ali možete da je povučete; na isti oglas tada ne možete ponovo da se prijavite.',
            'U prijavi ne navodite podatke koji za posao nisu važni, kao što su JMBG, zdravlje, vera ili bračno stanje.',
            'Poslodavac može da odredi da se prijavljivanje završi kada odgovor ne ispunjava uslov koji je naveo. To u oglasu piše unapred.',
            'Digitalni agent šalje oglase koji odgovaraju onome što ste mu zadali. Možete da ga pauzirate, izmenite i obrišete, i jednim klikom da zaustavite njegove mejlove.',
            'Na poruku poslodavca odgovarate na strani prijave, a ako nemate nalog, mejlom. Na poziv na razgovor odgovarate izborom termina; ako ne možete da dođete, otkažite na vreme.',
            'Prilika ne jamči da će poslodavac odgovoriti, niti da ćete dobiti posao.',
          ],
        },
      ],
    },
    {
      id: 'poslodavci',
      title: 'Poslodavci i oglasi',
      blocks: [
        'Oglas sme da objavi poslodavac ili neko koga je on za to ovlastio, za posao koji zaista postoji. Poslodavac odgovara za tačnost i zakonitost oglasa, upitnika, poruka i poziva na razgovor koje šalje kandidatima. Ko posreduje u zapošljavanju, mora za to da ima dozvolu koju zakon traži.',
        'Oglas ne sme da sadrži:',
        {
          list: [
            'uslov ili pitanje koje stavlja ljude u nejednak položaj zbog ličnog svojstva, kao što su pol, starost, bračno stanje ili nacionalnost (videti [Antidiskriminacione propise](/antidiskriminacioni-propisi))',
            'traženje novca od kandidata za zaposlenje, obuku, opremu ili obradu prijave',
            'piramidalnu prodaju, ponudu seksualnih usluga ili drugu nezakonitu delatnost',
            'netačan naziv radnog mesta, zaradu koju poslodavac ne namerava da isplati ili više različitih poslova u jednom oglasu',
            'tuđ znak, sliku ili tekst bez dozvole',
            'reklamu za proizvod ili usluge umesto posla',
          ],
        },
        'Podatke kandidata poslodavac sme da koristi samo za izbor za posao na koji su se prijavili. Kao zaseban rukovalac dužan je da ih čuva i obriše u skladu sa zakonom; ne sme da ih prodaje, objavljuje, niti da kandidate stavlja na spiskove za reklamne poruke. Isto važi za beleške o kandidatima: u njih se upisuje samo ono što je za izbor potrebno.',
        'Poruke i pozivi na razgovor šalju se kandidatima samo o poslu na koji su se prijavili. Broj poruka je ograničen. Rok za odgovor naveden u oglasu je obećanje svakom ko se prijavi, a udeo prijava na koje je poslodavac odgovorio i vreme do odgovora mogu da budu javni.',
        'Poslodavac koji koristi Priliku za prikupljanje podataka, a ne za zapošljavanje, gubi nalog.',
      ],
    },
    {
      id: 'provera',
      title: 'Provera, prijave nepravilnosti i uklanjanje',
      short: 'Provera i uklanjanje',
      blocks: [
        'Oglase pregledamo pre objavljivanja, osim oglasa poslodavaca čije smo podatke već proverili. I njihov oglas ide na pregled kada automatska provera teksta u njemu nađe spornu formulaciju ili kada je u njemu naveden drugi oglašivač. Izmena aktivnog oglasa koju provera zaustavi vraća oglas na pregled; dani čekanja dodaju se na kraj trajanja. Izmena naziva radnog mesta, oglašivača ili načina prijave može da čeka odobrenje, a dotle ostaje stari tekst.',
        'Svako može da prijavi nepravilnost: na strani oglasa ili preko strane [Kontakt](/kontakt). Prijavu nepravilnosti pregleda čovek, bez odlaganja, a najkasnije u roku od 8 dana. Ako je oglas sporan, tražimo ispravku ili ga uklanjamo. Ko je ostavio imejl, na njega dobija odgovor o ishodu. Poslodavac ne saznaje ko je prijavio.',
        'Oglas koji krši ove uslove ili zakon odbijamo ili uklanjamo, sa obrazloženjem koje poslodavac vidi. Odbijen oglas može da se ispravi i pošalje ponovo, a uklonjen ne može. Na odluku može da se uloži [prigovor](/kontakt).',
        'Sadržaj koji objave korisnici ne pregledamo unapred u celini i nismo dužni da tražimo okolnosti koje ukazuju na nedozvoljenu radnju. Čim saznamo za nedozvoljen sadržaj, uklanjamo ga ili onemogućavamo pristup.',
      ],
    },
    {
      id: 'porudzbina',
      title: 'Porudžbina i ugovor',
      blocks: [
        'Oglase i pakete poručuju firme i preduzetnici za svoju delatnost. Ugovor se zaključuje elektronski, ovim koracima:',
        {
          list: [
            'Birate tip oglasa i trajanje, ili paket, i vidite cenu bez PDV-a i sa njim.',
            'Pre slanja je pregled svega što ste uneli. Svaki korak možete ponovo da otvorite i da ga ispravite; ništa nije poručeno dok ne pošaljete oglas ili ne poručite paket.',
            'Slanjem poručujete. Ugovor je zaključen kada prikažemo potvrdu i predračun, koji šaljemo i mejlom; oglas koji se ne plaća posebno ugovoren je kada ga pošaljete.',
            'Porudžbine i predračuni su u nalogu, pod „Porudžbine i paketi”, odakle mogu da se preuzmu. Ovi uslovi su na ovoj strani; verziju koju ste prihvatili čuvamo i šaljemo na zahtev.',
            'Grešku primećenu posle slanja ispravljate izmenom oglasa ili otkazivanjem porudžbine koja još nije plaćena.',
          ],
        },
        'Ugovor se zaključuje na srpskom jeziku; engleski tekst je prevod. Pošto se poručuje za delatnost, kupac nema pravo potrošača da u roku od 14 dana odustane od ugovora, ali otkazivanje pre uplate ne košta ništa.',
      ],
    },
    {
      id: 'cene',
      title: 'Cene, besplatni oglasi i plaćanje',
      blocks: [
        'Cena zavisi od tipa oglasa i trajanja, i vidi se pre slanja oglasa, bez PDV-a i sa njim. Važi cena prikazana u trenutku slanja. Cene u evrima na engleskom jeziku su informativne; u Srbiji se plaća u dinarima.',
        'Broj besplatnih oglasa po poslodavcu je ograničen. Koliko ih je ostalo vidi se pri izboru tipa oglasa.',
        'Oglas koji se plaća objavljuje se kad uplata stigne i oglas bude odobren. Predračun se plaća u roku od 8 dana; posle toga i dalje važi, ali ako ne bude plaćen ni u narednih 30 dana, porudžbina se otkazuje. Predračun nije račun: račun, a kada treba i avansni, izdajemo po propisima o PDV-u i elektronskom fakturisanju.',
        'Oglas traje broj dana izabranog perioda od objavljivanja. Ako ga zatvorite ranije, preostali dani se ne vraćaju. Oglas iz paketa koji ne bude objavljen vraća se u paket. Paket važi koliko piše u ponudi, od uplate. Ako plaćen oglas odbijemo i ne bude ispravljen, ili ako usluga zbog greške na našoj strani nije pružena, imate pravo na povraćaj plaćenog iznosa u skladu sa zakonom: pišite nam sa imejl adrese naloga.',
      ],
    },
    {
      id: 'vas-sadrzaj',
      title: 'Vaš sadržaj i prenošenje oglasa',
      short: 'Vaš sadržaj',
      blocks: [
        'Ono što otpremite i napišete ostaje vaše. Potvrđujete da imate prava na tekst, logo i slike, i dajete nam besplatnu, neisključivu dozvolu da ih čuvamo, prikazujemo, prilagođavamo ekranu i umnožavamo onoliko koliko je za uslugu potrebno.',
        'Oglas prenosimo i drugim oglasnicima i pretraživačima: nude im se ceo tekst oglasa, podaci o poslu i naziv firme, preko kanala kao što su oni za Indeed, Jooble, Adzuna i LinkedIn, RSS i podaci za pretraživače. Kada se oglas završi, uklanja se iz tih kanala; koliko ga drugi još prikazuju, zavisi od njih.',
        'Dozvola traje dok je sadržaj na Prilici, a za oglas i posle toga koliko je potrebno za evidenciju objavljenog. Dokumente i podatke kandidata ne prenosimo nikome osim poslodavcu kome su poslati.',
        'Sadržaj strana i baza oglasa ne smeju da se preuzimaju automatski radi ponovnog objavljivanja, osim preko kanala koje za to nudimo.',
      ],
    },
    {
      id: 'prestanak',
      title: 'Trajanje i prestanak',
      blocks: [
        'Ugovor o korišćenju je na neodređeno vreme. Kandidat briše nalog sam, na strani naloga. Nalog poslodavca brišemo na zahtev, jer se uz njega uklanjaju i aktivni oglasi: pišite nam sa imejl adrese naloga. Član tima može sam da napusti tim, ako nije jedini vlasnik naloga.',
        'Nalog možemo da ukinemo uz obrazloženje i obaveštenje najmanje 15 dana ranije. Kod težeg ili ponovljenog kršenja ovih uslova ili zakona blokiramo ga odmah; razlog saopštavamo na zahtev, a na blokiranje može da se uloži prigovor. Plaćeno, a neiskorišćeno vraćamo ako razlog nije na strani poslodavca. Nalog kandidata koji se dugo ne koristi brišemo, kako piše u [Pravilima privatnosti](/privatnost).',
      ],
    },
    {
      id: 'odgovornost',
      title: 'Odgovornost',
      blocks: [
        'Trudimo se da Prilika radi bez prekida, ali ne možemo da jamčimo da prekida neće biti. Za posledice događaja na koje ne možemo da utičemo (viša sila) ne odgovara nijedna strana.',
        'Za sadržaj oglasa i postupke u izboru kandidata odgovara poslodavac. Prilika odgovara za svoju uslugu, za postupanje po prijavama nedozvoljenog sadržaja i za štetu koju prouzrokuje namerno ili krajnjom nepažnjom. Ništa u ovim uslovima ne umanjuje prava koja vam zakon daje bez mogućnosti isključenja.',
      ],
    },
    {
      id: 'prigovori',
      title: 'Prigovori i sporovi',
      blocks: [
        `Prigovor ili reklamaciju pošaljite na [${email}](mailto:${email}) ili preko strane [Kontakt](/kontakt). Odgovaramo u roku od 8 dana, a opravdanu reklamaciju rešavamo u roku od 15 dana od prijema. Ako mislite da je oglas uklonjen ili nalog blokiran greškom, napišite to; ponovo ga pregleda osoba koja nije donela prvu odluku, kad god je to moguće.`,
        'Ako ste potrošač, spor možete da rešite i vansudski, pred telom sa liste koju vodi ministarstvo nadležno za zaštitu potrošača.',
        'Na ove uslove primenjuje se pravo Republike Srbije. Spor koji ne rešimo dogovorom rešava stvarno nadležni sud prema sedištu Prilike, a za potrošače sud određen zakonom.',
      ],
    },
    {
      id: 'izmene',
      title: 'Izmene uslova',
      blocks: [
        'Uslove možemo da izmenimo. Novi tekst objavljujemo na ovoj strani sa datumom od kog važi, a bitnu izmenu najmanje 15 dana ranije. Korisnike koji imaju nalog porukom iznad strana molimo da novi tekst prihvate; ko se sa njim ne slaže, može da obriše nalog, odnosno da zatraži da ga obrišemo. Na već plaćene oglase primenjuju se uslovi koji su važili pri plaćanju. Ranije verzije čuvamo i šaljemo na zahtev.',
      ],
    },
  ],
});
