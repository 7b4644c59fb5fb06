import type { WriteStaticText } from './static-page.ts';

/*
 * A lawyer has to confirm this text before a site relies on it, also which laws are in force on that day: it says what the program
 * does, and is no legal advice.
 */

/**
 * What the law says, for people who write postings and for those who answer them
 * (rules.md#anti-discrimination-notice).
 */
export const antiDiscriminationInSerbian: WriteStaticText = ({ email }) => ({
  title: 'Antidiskriminacioni propisi',
  description:
    'Šta zakon zabranjuje u oglasu za posao i na razgovoru, primeri dozvoljenih i nedozvoljenih formulacija, izuzeci i kome da se obratite.',
  brief:
    'O izboru za posao odlučuju znanje, iskustvo i sposobnost za taj posao. Pol, godine, porodica, poreklo, zdravlje ili izgled ne smeju da budu uslov, ni u oglasu ni na razgovoru.',
  changedOn: '2026-11-25',
  binding: false,
  sections: [
    {
      id: 'propisi',
      title: 'Koji propisi važe',
      blocks: [
        {
          list: [
            'Zakon o zabrani diskriminacije („Sl. glasnik RS”, br. 22/2009 i 52/2021): član 16. zabranjuje diskriminaciju u oblasti rada i štiti i osobu koja posao tek traži.',
            'Zakon o radu („Sl. glasnik RS”, br. 24/2005, sa kasnijim izmenama): član 18. zabranjuje neposrednu i posrednu diskriminaciju lica koja traže zaposlenje i zaposlenih; član 26. zabranjuje da se od kandidata traže podaci o porodičnom ili bračnom statusu i planiranju porodice, i da se zasnivanje radnog odnosa uslovljava testom na trudnoću.',
            'Zakon o sprečavanju diskriminacije osoba sa invaliditetom („Sl. glasnik RS”, br. 33/2006 i 13/2016): zabranjuje diskriminaciju zbog invaliditeta pri zapošljavanju i na radu; prilagođavanje radnog mesta nije povlastica.',
            'Zakon o profesionalnoj rehabilitaciji i zapošljavanju osoba sa invaliditetom („Sl. glasnik RS”, br. 36/2009, sa kasnijim izmenama), o zapošljavanju pod jednakim uslovima.',
            'Zakon o rodnoj ravnopravnosti („Sl. glasnik RS”, br. 52/2021), o jednakim mogućnostima žena i muškaraca u zapošljavanju i radu. Ustavni sud je 27. juna 2024. pokrenuo postupak za ocenu njegove ustavnosti i do odluke obustavio izvršenje pojedinačnih akata i radnji preduzetih na osnovu njega, pa pre pozivanja na njega proverite stanje.',
          ],
        },
        'Diskriminacija je neposredna kada se neko svojstvo izričito traži ili isključuje („samo devojke”). Posredna je kada naizgled neutralan uslov bez opravdanja pogađa jednu grupu, na primer „isključivo svršeni studenti ove godine” ili „neograničena raspoloživost” za posao koji je ne traži.',
        'Za objavljen oglas ne odgovara samo poslodavac. Poverenik za zaštitu ravnopravnosti utvrdio je, u slučaju Nacionalne službe za zapošljavanje, da zakon krši i onaj ko takav oglas prikaže na svom sajtu, i da kašnjenje ili star sistem nisu opravdanje (mišljenje br. 07-00-557/2017-02). Zato oglase proveravamo pre objavljivanja.',
      ],
    },
    {
      id: 'svojstva',
      title: 'Zaštićena lična svojstva',
      short: 'Zaštićena svojstva',
      blocks: [
        'Zakon nabraja: rasu, boju kože, pretke, državljanstvo, nacionalnu pripadnost ili etničko poreklo, jezik, verska ili politička ubeđenja, pol, rod i rodni identitet, seksualnu orijentaciju, polne karakteristike, nivo prihoda, imovno stanje, rođenje, genetske osobenosti, zdravstveno stanje, invaliditet, bračni i porodični status, osuđivanost, starosno doba, izgled, članstvo u političkim, sindikalnim i drugim organizacijama. Spisak nije zatvoren: zaštićeno je i svako drugo lično svojstvo, stvarno ili pretpostavljeno.',
      ],
    },
    {
      id: 'oglas',
      title: 'U oglasu: primeri',
      blocks: [
        'Opišite posao i ono što je za njega potrebno, a ne osobu koju zamišljate.',
        {
          head: ['Ne pišite', 'Pišite'],
          rows: [
            ['Potrebne devojke za rad u butiku', 'Prodavac/prodavačica u butiku'],
            ['Osoba do 30 godina', 'Potrebno iskustvo sa alatima X i Y (ili: iskustvo nije potrebno)'],
            [
              'Mlad i dinamičan tim traži mladu osobu',
              'Posao sa čestim terenskim radom i promenljivim rasporedom',
            ],
            ['Muškarac za magacin', 'Rad uključuje podizanje tereta do 20 kg'],
            [
              'Prijatne spoljašnjosti, fotografija obavezna',
              'Neposredan rad sa kupcima; fotografija nije potrebna',
            ],
            ['Neudata, bez dece', 'Putovanja do deset dana mesečno'],
            ['Samo državljani Srbije', 'Pravo na rad u Srbiji'],
            ['Maternji jezik srpski', 'Odlično znanje srpskog jezika u govoru i pisanju'],
            ['Zdrava osoba', 'Za posao je zakonom propisan lekarski pregled'],
          ],
        },
        'Dozvoljeni su uslovi koji opisuju posao: „3 godine iskustva”, „vozačka dozvola B kategorije”, „rad sa decom”, „noćna smena”. Nazive zanimanja možete da navedete u oba roda ili sa oznakom (m/ž).',
      ],
    },
    {
      id: 'razgovor',
      title: 'U upitniku i na razgovoru',
      blocks: [
        'Isto pravilo važi za upitnik uz oglas, za prijavu i za razgovor. Poslodavac ne sme da pita:',
        {
          list: [
            'da li ste u braku ili vezi, imate li dece, nameravate li da ih imate i ko ih čuva',
            'da li ste u drugom stanju, niti da traži test (osim za poslove sa znatnim rizikom po zdravlje žene i deteta, koje utvrdi nadležni zdravstveni organ)',
            'za koga glasate, koje ste vere i nacionalnosti, jeste li u sindikatu',
            'kakva je vaša seksualna orijentacija',
            'od čega bolujete i koje lekove pijete; zdravstvenu sposobnost, kada je propisana, utvrđuje lekar',
            'da li ste osuđivani, osim kada zakon za taj posao traži uverenje',
          ],
        },
        'Na takvo pitanje niste dužni da odgovorite. Možete mirno da pitate u kakvoj je vezi sa poslom, ili da odgovorite na ono što se zaista pita: „Mogu da radim u smenama i da putujem.”',
        'Na Prilici su datum rođenja i fotografija uvek neobavezni i po njima prijave ne mogu ni da se poređaju ni da se izdvoje.',
      ],
    },
    {
      id: 'izuzeci',
      title: 'Šta nije diskriminacija',
      short: 'Izuzeci',
      blocks: [
        {
          list: [
            'Svojstvo koje je stvaran i odlučujući uslov za posao, kada je svrha opravdana: na primer glumica za žensku ulogu.',
            'Granice koje propisuje zakon: najmanje 18 godina za poslove zabranjene mlađima, lekarski pregled, uverenje o neosuđivanosti ili državljanstvo za određena zanimanja, na primer u državnim organima.',
            'Posebne mere za izjednačavanje položaja: oglas koji podstiče prijave osoba sa invaliditetom ili manje zastupljenog pola, bez isključivanja ostalih.',
            'Zaštita trudnica, porodilja i roditelja, i posebna zaštita mladih i osoba sa invaliditetom.',
          ],
        },
        'Izuzetak se tumači usko. „Kupci to vole” ili „tim je ženski” nisu stvarni i odlučujući uslovi.',
      ],
    },
    {
      id: 'provera',
      title: 'Kako proveravamo',
      blocks: [
        'Obrazac za oglas nema polja za pol, godine, bračno stanje, nacionalnost, veru ni izgled. Tekst oglasa i pitanja upitnika proverava program koji prepoznaje sporne izraze na oba pisma i na engleskom. Šta je našao, poslodavac vidi odmah. Oglas sa uslovom koji zakon zabranjuje pre objavljivanja čita čovek, a za naziv zanimanja u samo jednom rodu stiže samo upozorenje. Program ume i da pogreši; tada oglas objavljujemo posle pregleda.',
      ],
    },
    {
      id: 'kome',
      title: 'Kome da se obratite',
      blocks: [
        {
          list: [
            `Nama: [${email}](mailto:${email}) ili [obrazac za kontakt](/kontakt), ako je reč o oglasu na Prilici. Navedite adresu oglasa.`,
            'Povereniku za zaštitu ravnopravnosti, [ravnopravnost.gov.rs](https://ravnopravnost.gov.rs): pritužba je besplatna i ne treba vam advokat.',
            'Inspekciji rada, kada poslodavac krši Zakon o radu.',
            'Sudu, tužbom za zaštitu od diskriminacije. Ako učinite verovatnim da je do nje došlo, poslodavac dokazuje da nije.',
          ],
        },
        'Sačuvajte dokaze: sliku oglasa sa datumom, poruke, imena prisutnih na razgovoru. Ova strana je obaveštenje, a ne pravni savet.',
      ],
    },
  ],
});
