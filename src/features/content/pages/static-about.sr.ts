import type { WriteStaticText } from './static-page.ts';

export const aboutInSerbian: WriteStaticText = ({ provider, email }) => ({
  title: 'O nama',
  description:
    'Prilika je oglasnik za posao iz cele Srbije: ko ga vodi, kako se oglasi proveravaju, od čega živi i po čemu se razlikuje.',
  brief:
    'Prilika spaja ljude koji traže posao sa poslodavcima iz cele Srbije. Za kandidate je potpuno besplatna.',
  changedOn: '2026-11-25',
  binding: false,
  sections: [
    {
      id: 'sta',
      title: 'Šta je Prilika',
      blocks: [
        'Prilika je oglasnik za posao. Poslodavci objavljuju oglase, a kandidati ih pretražuju po zanimanju, mestu, zaradi, obrazovanju, vrsti ugovora i modelu rada, i prijavljuju se na njih, sa nalogom ili bez njega.',
        'Ime kaže ono što bismo želeli da svaki oglas bude: vrata koja su već odškrinuta. Zato u svakom spisku oglasa stoje zarada, mesto rada i rok za prijavu, a kada poslodavac zaradu nije naveo, piše da je po dogovoru.',
      ],
    },
    {
      id: 'kandidati',
      title: 'Za kandidate',
      blocks: [
        'Pretraga, prijava na oglas i nalog ne koštaju ništa. Kandidatima ne naplaćujemo bolje mesto u spisku prijava, jer ono ne postoji: poslodavac vidi sve prijave i razvrstava ih sam.',
        {
          list: [
            'Pretraga ne razlikuje ćirilicu i latinicu, ni „č” od „c”. Pišite kako vam je zgodno.',
            'Za prijavu nije obavezan nalog. Ako ga napravite, sačuvani oglasi, CV i prijave su vam na jednom mestu, na svakom uređaju.',
            'Prijavu dobija samo poslodavac kome ste je poslali. Kako je razvrstana, vidi samo on.',
            'Nalog možete da obrišete sami, u svakom trenutku, zajedno sa svime što je u njemu.',
          ],
        },
      ],
    },
    {
      id: 'poslodavci',
      title: 'Za poslodavce',
      blocks: [
        'Oglas se postavlja u šest koraka, sa pregledom pre slanja. Uz njega može da ide upitnik za kandidate, a prijave stižu na jedno mesto, gde se čitaju i razvrstavaju.',
        'Mesta u spisku koja se plaćaju uvek su obeležena i rečju, ne samo bojom. Poredak po datumu plaćanje ne menja.',
      ],
    },
    {
      id: 'provera',
      title: 'Kako proveravamo oglase',
      blocks: [
        'Oglase poslodavaca koje još nismo proverili pregledamo pre objavljivanja. Svaki oglas, bez obzira na to ko ga šalje, prolazi i proveru teksta, koja traži izraze što bi mogli da znače diskriminaciju, jer za objavljen oglas odgovara i onaj ko ga je objavio. Šta je dozvoljeno i šta nije, piše na strani [Antidiskriminacioni propisi](/antidiskriminacioni-propisi).',
        'Provera ne može da zameni oprez. Pravi poslodavac ne traži novac za zaposlenje, obuku ili obradu prijave, ni broj platne kartice, ni sliku lične karte pre ugovora. Ako naiđete na takav oglas, [javite nam](/kontakt).',
      ],
    },
    {
      id: 'prihodi',
      title: 'Od čega živimo',
      blocks: [
        'Živimo od oglasa: poslodavci plaćaju objavljivanje i istaknuta mesta, a deo oglasa je besplatan. Podatke kandidata ne prodajemo, ne iznajmljujemo i ne koristimo za oglašavanje na drugim sajtovima. Na stranama nema tuđih skripti za praćenje.',
      ],
    },
    {
      id: 'ko',
      title: 'Ko vodi Priliku',
      blocks: [
        `Priliku vodi ${provider}.`,
        `Za pitanja, predloge i primedbe pišite na [${email}](mailto:${email}) ili preko strane [Kontakt](/kontakt).`,
      ],
    },
  ],
});
