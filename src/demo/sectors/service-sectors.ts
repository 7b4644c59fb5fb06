import { type Sector, sector } from '../sector.ts';

export const serviceSectors: readonly Sector[] = [
  sector(
    'it',
    { category: 'it-softver', weight: 20, bigTowns: true },
    `
@ {X} Digital
@ {X} Softver
@ {X} Labs
@ {X} Tech
@ {X} Systems
@ {X} Code
= Razvijamo {softver za klinike i laboratorije|sistem za praćenje voznih parkova|platformu za onlajn rezervacije} za {200-900/50} firmi.
= Softverska kuća od {15-120/5} ljudi: {mobilne aplikacije i veb|podaci i integracije|ugradni softver} za klijente iz {Evrope|Srbije i Švajcarske}.
= Izrađujemo {programe za knjigovodstvo i magacin|kase i sisteme za naplatu|alate za planiranje proizvodnje} i sami ih održavamo od {2004-2019}. godine.
* Kod pregledaju dve osobe, a na produkciju idemo svakog radnog dana osim petka.
* Nemamo prekovremeni rad kao običaj; dežurstvo je plaćeno i dobrovoljno.
* Procene daje onaj ko radi posao, a ne onaj ko prodaje.
* Svake druge srede tim pokazuje šta je napravio, klijentima i kolegama.
* Dokumentaciju pišemo uporedo sa kodom, pa se novi ljudi snalaze za nedelju dana.
+ budžet za učenje od {600-1200/100} evra godišnje
+ opremu po izboru, koja posle tri godine može biti vaša
+ 25 dana godišnjeg odmora i slobodan dan za rođendan
+ privatno zdravstveno osiguranje za vas i člana porodice
+ početak radnog dana bilo kada između 7 i 11
+ rad iz drugog grada do {30-60/5} dana godišnje
+ petak posle podne za sopstvene ideje
`,
  ),
  sector(
    'telecom',
    { category: 'telekomunikacije', weight: 6, manyTowns: true },
    `
@ {X} Net
@ {X} Telekom
@ {X} Optika
@ {X} Link
= Regionalni internet i kablovski operater sa {10-40/5} hiljada korisnika u {5-12} opština.
= [Optika] Gradnja i održavanje optičkih mreža za operatere, {6-18} ekipa na terenu.
* [!Optika] Mreža je u vlasništvu firme, pa kvar ne čeka tuđe odobrenje.
* [!Optika] Korisnički centar je u istoj zgradi kao tehnika, što skraćuje svaki poziv.
* [Optika] Ekipe imaju sopstvene aparate za spajanje vlakana i merne instrumente.
* [Optika] Trase projektujemo sami, pa na teren izlazimo sa gotovim planom.
+ [!Optika] besplatan internet i televiziju kod kuće
+ službeno vozilo sa opremom za merenje i spajanje
+ dodatak za rad na visini
+ plaćenu obuku za rad sa optikom i sertifikat
`,
  ),
  sector(
    'restaurants',
    { category: 'ugostiteljstvo', weight: 18 },
    `
@ Restoran {X}
@ Picerija {X}
@ Pekara {X}
@ Poslastičarnica {X}
@ Kafeterija {X}
@ {X} Ketering
= Restoran domaće kuhinje sa {60-180/10} mesta, {baštom|salom za proslave} i kuhinjom koja radi sa lokalnim dobavljačima.
= [Picerija] {Pice iz peći na drva i sveže testenine|Picerija i testeničarnica} za stolom i za dostavu, otvoreno {2003-2022}. godine.
= [Pekara] Pekara sa {otvorenom radionicom|domaćim pitama i hlebom na kvasu} i {5-8} prodajnih mesta.
= [Poslastičarnica] Domaći kolači, sladoled i torte po narudžbini, od {1994-2020}. godine {mesto}.
= [Kafeterija] Kafa iz sopstvene pržionice, doručak i kolači, {5-6} lokala sa baštom.
= [Ketering] Ketering za {firme i škole|proslave i konferencije}: {300-1800/100} obroka dnevno iz kuhinje {mesto}.
* [Restoran|Picerija|Kafeterija] Jelovnik menjamo svake sezone, a predloge daju i kuhinja i sala.
* [Restoran|Picerija|Kafeterija|Poslastičarnica] Bakšiš se deli istog dana, po jasnom pravilu.
* [!Ketering] Jednom mesečno zatvaramo ranije i svi zajedno večeramo.
* [Restoran|Picerija|Kafeterija] Radno vreme se završava najkasnije u 23 sata, a prevoz kući je organizovan.
* [Pekara|Poslastičarnica|Ketering] Sirovine kupujemo od {8-15} domaćih proizvođača koje poznajemo lično.
* [Ketering] Jelovnik za narednu nedelju kuhinja i dostava znaju već u četvrtak.
+ dva obroka u smeni
+ [Restoran|Picerija|Kafeterija|Poslastičarnica] bakšiš koji se deli svakog dana
+ [!Pekara] prevoz kući posle večernje smene
+ dva slobodna dana nedeljno, od toga jedan vikend mesečno
+ radnu uniformu i pranje uniforme
+ slavski i novogodišnji bonus
`,
  ),
  sector(
    'hotels',
    { category: 'turizam', weight: 11 },
    `
@ Hotel {X}
@ Hotel {X} Park
@ Vila {X}
@ {X} Spa
@ Konak {X}
= Hotel sa {40-180/10} soba, {bazenom i velnes centrom|restoranom i kongresnom salom} {mesto}.
= Porodični hotel otvoren cele godine, {20-60/5} soba, domaća kuhinja i {ski-škola|biciklističke ture|izleti} za goste.
* Gosti nam se vraćaju: svaka treća rezervacija je ponovljena.
* Sezona je duga, pa većina zaposlenih ima ugovor tokom cele godine.
* Službe međusobno menjamo iskustva, a unapređenja objavljujemo prvo interno.
+ smeštaj u kući za zaposlene i tri obroka dnevno
+ [Park|Spa] korišćenje bazena i teretane van špica
+ popust za porodicu i prijatelje na noćenja
+ bonus na kraju zimske i letnje sezone
+ kurs jezika u terminima koji prate smene
`,
  ),
  sector(
    'travel',
    { category: 'turizam', weight: 4, bigTowns: true },
    `
@ {X} Putovanja
@ {X} Travel
@ {X} Ture
= Turistička agencija za {gradska putovanja|letovanja i zimovanja|školske ekskurzije} sa poslovnicom {mesto}.
= Organizujemo {pešačke i biciklističke ture|obilaske Srbije za strane goste} i vodimo {80-260/10} grupa godišnje.
* Programe pišemo sami i obilazimo svaki smeštaj pre nego što ga ponudimo.
* Van sezone radimo kraće, u sezoni se slobodni dani dogovaraju mesec unapred.
+ besplatno studijsko putovanje jednom godišnje
+ proviziju na svaki prodat aranžman
+ povlašćene cene smeštaja za vas i porodicu
`,
  ),
  sector(
    'cleaning',
    { category: 'higijena', weight: 8, manyTowns: true },
    `
@ {X} Čist
@ {X} Servis Higijene
@ {X} Sjaj
@ Perionica {X}
= Održavanje higijene u {60-300/10} poslovnih prostora, {zgrada i škola|klinika i laboratorija}.
= [Perionica] Industrijska perionica za {hotele i restorane|bolnice i fabrike}, {5-9} tona veša dnevno.
* [!Perionica] Objekat biramo prema tome gde ko živi, da put do posla bude kratak.
* [!Perionica] Sredstva su ekološka, a mašine teže od deset kilograma imaju točkove.
* [Perionica] Prljav i čist veš nikada se ne sreću: pogon je podeljen na dve zone.
* [Perionica] Mašine same doziraju deterdžent, a ljudi nadgledaju program.
+ [Perionica] pauzu od četvrt sata na svaka dva sata rada
+ markicu za prevoz za ceo mesec
+ [!Perionica] objekat u blizini vašeg stana
+ rukavice, uniformu i obuću koje sami birate po veličini
+ ugovor sa prijavom od prvog dana
+ [!Perionica] bonus za nepromenjen tim na objektu posle {6-12} meseci
`,
  ),
  sector(
    'security',
    { category: 'obezbedenje', weight: 8, manyTowns: true },
    `
@ {X} Obezbeđenje
@ {X} Zaštita
@ {X} Alarm
= Fizičko i tehničko obezbeđenje za {banke i trgovine|fabrike i gradilišta|škole i bolnice}, {120-600/20} zaposlenih.
= [Zaštita] Bezbednost i zdravlje na radu: procena rizika, obuke i zaštita od požara za {90-400/10} firmi.
* [!Zaštita] Kontrolni centar radi neprekidno i prati {400-2000/100} objekata.
* [!Zaštita] Raspored dežurstava objavljujemo za ceo mesec i poštujemo pauze.
* Licencu pomažemo da se dobije i produži, a troškove deli firma.
* [Zaštita] Obuke držimo kod klijenta, na mestu na kom se radi.
* [Zaštita] Svaki klijent ima stalnu osobu za kontakt i godišnji plan obilazaka.
+ plaćenu obuku i polaganje za licencu
+ [!Zaštita] kompletnu zimsku i letnju uniformu
+ [!Zaštita] raspored za ceo mesec unapred
+ [!Zaštita] uvećanu satnicu noću, vikendom i praznikom
+ osiguranje od nezgode 24 sata
`,
  ),
  sector(
    'calls',
    { category: 'pozivni-centri', weight: 8, bigTowns: true },
    `
@ {X} Kontakt
@ {X} Podrška
@ {X} Call
@ {X} Linija
= Korisnička podrška na {nemačkom, engleskom i srpskom|italijanskom i francuskom|srpskom i engleskom} za {5-15} klijenata.
= Centar za pozive {mesto}: {60-320/20} operatera u prodaji, podršci i zakazivanju.
* Pozivi se raspodeljuju ravnomerno, a posle teškog razgovora postoji pauza bez pitanja.
* Vođe timova dolaze iz redova operatera i svake nedelje slušaju pozive zajedno sa njima.
* Skripta je pomoć, a ne obaveza: važno je da korisnik dobije odgovor.
+ plaćenu obuku od {10-20} radnih dana
+ bonus za zadovoljstvo korisnika, a ne samo za broj poziva
+ kafu, voće i sobu za odmor
+ prevoz kući posle 22 sata
+ prelazak na rad od kuće posle {5-6} meseci
`,
  ),
  sector(
    'agency',
    { category: 'marketing', weight: 9, bigTowns: true },
    `
@ {X} Kreativa
@ {X} Media
@ {X} Agencija
@ {X} Studio
@ {X} Komunikacije
= Agencija za {digitalni marketing i sadržaj|brendiranje i ambalažu|odnose s javnošću} sa {9-20} stalnih klijenata.
= Organizujemo {promocije u prodajnim mestima|sajmove i događaje} u {8-20} gradova godišnje.
* Na jednom klijentu rade najviše tri osobe, pa se zna ko šta potpisuje.
* Ne radimo kampanje koje ne bismo pokazali sopstvenoj porodici.
* Petkom ne zakazujemo sastanke.
+ pretplatu na alate i kurseve koje sami izaberete
+ procenat od novog posla koji dovedete
+ slobodan dan posle svakog velikog događaja
+ [Kreativa|Media|Studio] studio sa opremom koju možete koristiti i za svoje radove
`,
  ),
  sector(
    'media',
    { category: 'mediji', weight: 5, bigTowns: true },
    `
@ {X} Radio
@ TV {X}
@ {X} Glas
@ Portal {X}
= Lokalni {radio i portal|televizijski program i portal} {mesto}, sa vestima iz {5-9} opština.
= [TV] Televizija i produkcija {dokumentarnih emisija i podkasta|reklamnih filmova i spotova} za televizije i firme.
* Uređivačka politika je javna, a ispravke objavljujemo na istom mestu kao i grešku.
* Redakcija se sastaje u devet, a tema pripada onome ko ju je doneo.
+ potpis pod svakim objavljenim radom
+ korišćenje opreme za lične projekte
+ honorar za rad koji preuzmu druge redakcije
+ plaćene novinarske radionice i putne troškove
`,
  ),
  sector(
    'culture',
    { category: 'umetnost', weight: 4 },
    `
@ Pozornica {X}
@ Dvorana {X}
@ Igraonica {X}
@ {X} Događaji
= Scena za {koncerte i predstave|dečje predstave i radionice} sa {120-700/20} mesta {mesto}.
= [Igraonica] Rođendaonica i igraonica sa animacijom, {20-60/5} proslava mesečno.
* [!Igraonica] Program pravimo za celu sezonu, pa se slobodni vikendi znaju unapred.
* [!Igraonica] Tehniku i nameštaj obnavljamo svakog leta, pre početka sezone.
* [Igraonica] Uz svaku grupu dece rade po dve osobe.
* [Igraonica] Rekvizite i lopte dezinfikujemo posle svake proslave.
+ [Igraonica] besplatnu rođendansku proslavu za vaše dete
+ [!Igraonica] besplatne ulaznice za vas i porodicu
+ slobodan ponedeljak i utorak
+ [!Igraonica] honorar preko zarade za gostovanja
`,
  ),
];
