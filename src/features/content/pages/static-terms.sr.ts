import { consentTextVersions } from '#features/accounts/consents.ts';
import type { WriteStaticText } from './static-page.ts';

export const termsInSerbian: WriteStaticText = ({ provider, email }) => ({
  title: 'Uslovi korišćenja',
  description:
    'Pravila za kandidate i poslodavce na Prilici: nalozi, prijave, oglasi, cene, provera oglasa, odgovornost i prigovori.',
  brief:
    'Za kandidate je sve besplatno. Poslodavci odgovaraju za tačnost i zakonitost oglasa, a cenu vide pre slanja. Sporne oglase uklanjamo.',
  changedOn: consentTextVersions.terms,
  binding: true,
  sections: [
    {
      id: 'opste',
      title: 'Na šta se odnose',
      blocks: [
        `Ovi uslovi uređuju korišćenje oglasnika Prilika, koji vodi ${provider}. Prihvatate ih kada otvorite nalog ili pošaljete prijavu na oglas. Pretraga i čitanje oglasa ne traže ni nalog ni prihvatanje uslova.`,
        'Prilika je posrednik: objavljuje oglase i prenosi prijave. Nije poslodavac, ne zapošljava, ne učestvuje u izboru kandidata i nije strana ugovora koji kandidat i poslodavac zaključe.',
        'Kako obrađujemo podatke o ličnosti, piše u [Pravilima privatnosti](/privatnost).',
      ],
    },
    {
      id: 'nalog',
      title: 'Nalog',
      blocks: [
        'Nalog može da otvori osoba sa navršenih 15 godina. Mlađi od 18 godina mogu da zasnuju radni odnos uz pisanu saglasnost roditelja ili staratelja, u skladu sa Zakonom o radu.',
        'Podaci u nalogu treba da budu tačni. Imejl adresa se potvrđuje i posle registracije ne može da se promeni. Lozinku čuvajte za sebe; ako posumnjate da je neko zna, promenite je: time se odjavljujete na svim drugim uređajima.',
        'Nalog poslodavca otvara lice ovlašćeno da zastupa firmu. Jedan PIB pripada jednom nalogu.',
        'Kandidat briše nalog sam, na strani naloga. Nalog poslodavca brišemo na zahtev, jer se uz njega uklanjaju i aktivni oglasi: pišite nam sa imejl adrese naloga.',
      ],
    },
    {
      id: 'kandidati',
      title: 'Kandidati',
      blocks: [
        {
          list: [
            'Korišćenje Prilike je za kandidate besplatno.',
            'Prijavu šaljete lično, sa tačnim podacima, i samo sa dokumentima koje imate pravo da podelite.',
            'Na jedan oglas prijavljujete se jednom. Posle slanja prijava je kod poslodavca i ne može da se menja.',
            'U prijavi ne navodite podatke koji za posao nisu važni, kao što su JMBG, zdravlje, vera ili bračno stanje.',
            'Prilika ne jamči da će poslodavac odgovoriti, niti da ćete dobiti posao.',
          ],
        },
      ],
    },
    {
      id: 'poslodavci',
      title: 'Poslodavci i oglasi',
      blocks: [
        'Oglas sme da objavi poslodavac ili neko koga je on za to ovlastio, za posao koji zaista postoji. Poslodavac odgovara za tačnost i zakonitost oglasa, upitnika i poruka koje šalje kandidatima.',
        'Oglas ne sme da sadrži:',
        {
          list: [
            'uslov ili pitanje koje stavlja ljude u nejednak položaj zbog ličnog svojstva, kao što su pol, starost, bračno stanje ili nacionalnost (videti [Antidiskriminacione propise](/antidiskriminacioni-propisi))',
            'traženje novca od kandidata za zaposlenje, obuku, opremu ili obradu prijave',
            'piramidalnu prodaju, ponudu seksualnih usluga ili drugu nezakonitu delatnost',
            'netačan naziv posla, zaradu koju poslodavac ne namerava da isplati ili više različitih poslova u jednom oglasu',
            'tuđ znak, sliku ili tekst bez dozvole',
            'reklamu za proizvod ili usluge umesto posla',
          ],
        },
        'Podatke kandidata poslodavac sme da koristi samo za izbor za posao na koji su se prijavili. Kao zaseban rukovalac dužan je da ih čuva i obriše u skladu sa zakonom; ne sme da ih prodaje, objavljuje, niti da kandidate stavlja na spiskove za reklamne poruke.',
        'Poslodavac koji koristi Priliku za prikupljanje podataka, a ne za zapošljavanje, gubi nalog.',
      ],
    },
    {
      id: 'provera',
      title: 'Provera i uklanjanje',
      blocks: [
        'Oglase pregledamo pre objavljivanja, osim oglasa poslodavaca čije smo podatke već proverili. Automatska provera teksta upućuje na pregled svaki oglas u kom nađe spornu formulaciju. Izmena aktivnog oglasa koju provera zaustavi vraća oglas na pregled; dani čekanja dodaju se na kraj trajanja.',
        'Oglas koji krši ove uslove ili zakon odbijamo ili uklanjamo, sa obrazloženjem koje poslodavac vidi. Odbijen oglas može da se ispravi i pošalje ponovo. Kod težeg ili ponovljenog kršenja blokiramo nalog.',
        'Svako može da [prijavi sporan oglas](/kontakt). Poslodavac ne saznaje ko je prijavio.',
      ],
    },
    {
      id: 'cene',
      title: 'Cene, besplatni oglasi i plaćanje',
      blocks: [
        'Cena zavisi od tipa oglasa i trajanja, i vidi se pre slanja oglasa, bez PDV-a i sa njim. Važi cena prikazana u trenutku slanja. Cene u evrima na engleskom jeziku su informativne; u Srbiji se plaća u dinarima.',
        'Broj besplatnih oglasa po poslodavcu je ograničen. Koliko ih je ostalo vidi se pri izboru tipa oglasa.',
        'Oglas koji se plaća objavljuje se kad uplata stigne i oglas bude odobren. Predračun se plaća u roku od 8 dana; posle toga i dalje važi, ali ako ne bude plaćen ni u narednih 30 dana, porudžbina se otkazuje. Otkazivanje pre uplate ne košta ništa.',
        'Oglas traje broj dana izabranog perioda od objavljivanja. Ako ga zatvorite ranije, preostali dani se ne vraćaju. Oglas iz paketa koji ne bude objavljen vraća se u paket. Ako plaćen oglas odbijemo i ne bude ispravljen, ili ako usluga zbog greške na našoj strani nije pružena, imate pravo na povraćaj plaćenog iznosa u skladu sa zakonom: pišite nam sa imejl adrese naloga.',
      ],
    },
    {
      id: 'odgovornost',
      title: 'Odgovornost',
      blocks: [
        'Trudimo se da Prilika radi bez prekida, ali ne možemo da jamčimo da prekida neće biti.',
        'Za sadržaj oglasa i postupke u izboru kandidata odgovara poslodavac. Prilika odgovara za svoju uslugu, za postupanje po prijavama nedozvoljenog sadržaja i za štetu koju prouzrokuje namerno ili krajnjom nepažnjom. Ništa u ovim uslovima ne umanjuje prava koja vam zakon daje bez mogućnosti isključenja.',
        'Sadržaj strana i baza oglasa ne smeju da se preuzimaju automatski radi ponovnog objavljivanja, osim preko kanala koje za to nudimo.',
      ],
    },
    {
      id: 'prigovori',
      title: 'Prigovori i sporovi',
      blocks: [
        `Prigovor pošaljite na [${email}](mailto:${email}) ili preko strane [Kontakt](/kontakt). Na prigovor odgovaramo u roku od 8 dana. Ako mislite da je oglas uklonjen ili nalog blokiran greškom, napišite to; ponovo ga pregleda osoba koja nije donela prvu odluku, kad god je to moguće.`,
        'Na ove uslove primenjuje se pravo Republike Srbije. Spor koji ne rešimo dogovorom rešava stvarno nadležni sud prema sedištu Prilike, a za potrošače sud određen zakonom.',
      ],
    },
    {
      id: 'izmene',
      title: 'Izmene uslova',
      blocks: [
        'Uslove možemo da izmenimo. Novi tekst objavljujemo na ovoj strani sa datumom od kog važi, a bitnu izmenu najmanje 15 dana ranije. Korisnici koji imaju nalog, a sa izmenom se ne slažu, mogu da ga zatvore. Na već plaćene oglase primenjuju se uslovi koji su važili pri plaćanju.',
      ],
    },
  ],
});
