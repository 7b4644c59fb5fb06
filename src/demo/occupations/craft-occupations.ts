import { type Occupation, occupation } from '../occupation.ts';

export const craftOccupations: readonly Occupation[] = [
  occupation(
    'Elektroinstalater|Električar|Elektromonter',
    {
      in: ['elektrotehnika', 'zanati'],
      at: ['installations', 'construction', 'production', 'telecom'],
      as: 'craft',
      pay: [100, 150],
      weight: 9,
      abroad: true,
    },
    `
> Izvodićete instalacije u stanovima, lokalima i halama, od razvođenja do puštanja u rad.
> Radićete u paru sa kolegom, na objektima koji se završavaju pre nego što počnu sledeći.
- razvođenje kablova i ugradnja kutija
- montaža i povezivanje razvodnih ormana
- ugradnja rasvete, prekidača i utičnica
- merenje otpora i ispitivanje zaštite
- traženje i otklanjanje kvarova
- polaganje trasa i regala
- povezivanje mašina i motora
- čitanje elektro-projekata
- vođenje dnevnika ugrađenog materijala
? elektrotehnička škola ili dokazano znanje
? iskustvo na gradilištu ili u održavanju
? korišćenje mernih instrumenata
? vozačka dozvola B kategorije
+ plaćeno polaganje za rad na visini
+ ličnu mernu opremu i kvalitetan alat
`,
  ),
  occupation(
    'Vodoinstalater|Instalater grejanja|Vodoinstalater – monter grejanja',
    {
      firm: /Termo|Klima|Servis|Gradnja|Inženjering|Montaža|Invest/,
      in: ['zanati', 'gradevina'],
      at: ['installations', 'construction'],
      as: 'craft',
      pay: [100, 150],
      weight: 6,
      abroad: true,
    },
    `
> Ugrađivaćete vodovod, kanalizaciju i grejanje u novim zgradama i kod kupaca na adresi.
> Radićete od štemovanja do probe pod pritiskom i ostavljati suv i čist prostor.
- razvod cevi za vodu i odvode
- montaža radijatora i podnog grejanja
- ugradnja sanitarija
- povezivanje kotlova i toplotnih pumpi
- proba pod pritiskom
- otklanjanje curenja i zapušenja
- izrada spiska materijala
- rad sa aparatom za varenje cevi
- kratko uputstvo korisniku posle ugradnje
? znanje vodoinstalaterskog zanata
? samostalnost na adresi korisnika
? urednost iza sebe
? vozačka dozvola B kategorije je prednost
+ kompletnu presu i aparat za varenje
+ procenat od intervencija van radnog vremena
`,
  ),
  occupation(
    'Zavarivač|Zavarivač CO2|Zavarivač TIG',
    {
      firm: /^(?!.*(Plast|Nameštaj|Pak$|Hemija|Premazi|Fasade|Invest))/,
      in: ['zanati', 'masinstvo'],
      at: ['production', 'heavy-industry', 'construction'],
      as: 'craft',
      pay: [105, 165],
      weight: 8,
      abroad: true,
    },
    `
> Zavarivaćete {čelične konstrukcije|rezervoare i cevovode|okvire i nosače} po crtežu i specifikaciji.
> Radićete u radionici sa odsisom na svakom mestu, uz kontrolora koji objašnjava, a ne samo vraća.
- priprema ivica i heftanje
- zavarivanje u svim položajima
- čitanje crteža i oznaka zavara
- brušenje i završna obrada
- ispravljanje deformacija
- izbor žice i parametara
- vizuelna kontrola zavara
- održavanje aparata i pištolja
- označavanje sklopova za dalju obradu
? iskustvo u zavarivanju jednim od postupaka
? atest ili spremnost da se polaže
? čitanje tehničkih crteža
? dosledno nošenje zaštite
+ plaćene ateste i njihovo obnavljanje
+ masku sa dovodom vazduha
`,
  ),
  occupation(
    'Bravar|Mašinbravar|Bravar – monter',
    {
      in: ['zanati', 'masinstvo'],
      at: ['production', 'heavy-industry', 'construction', 'transport'],
      as: 'craft',
      pay: [98, 145],
      weight: 6,
      abroad: true,
    },
    `
> Izrađivaćete i montirati metalne konstrukcije, ograde, stepeništa i delove mašina.
> Pola vremena ste u radionici, pola na montaži, u ekipi od {troje|četvoro|petoro} ljudi.
- sečenje, savijanje i bušenje profila
- sklapanje konstrukcija po crtežu
- heftanje i jednostavnije zavarivanje
- montaža na objektu
- podešavanje kapija i vrata
- popravka mašina i alata
- obeležavanje i merenje
- antikorozivna zaštita
- izrada spiska materijala
? iskustvo u bravarskim poslovima
? čitanje crteža
? sigurnost u radu na visini
? spretnost u improvizovanim uslovima
+ radionicu sa dizalicom i presom
+ terenski dodatak od prvog sata
`,
  ),
  occupation(
    'Automehaničar|Mehaničar teretnih vozila|Automehaničar – dijagnostičar',
    {
      in: ['zanati', 'odrzavanje'],
      at: ['car-service', 'transport', 'agriculture'],
      as: 'craft',
      pay: [95, 150],
      weight: 7,
    },
    `
> Dijagnostikovaćete i popravljati vozila, od redovnog servisa do otvorenog motora.
> Svako vozilo vodi jedan majstor od prijema do probne vožnje, pa znate šta ste uradili.
- redovni i veliki servisi
- rad sa dijagnostičkim uređajem
- popravka kočnica i trapa
- zamena kvačila i menjača
- otvaranje i sklapanje motora
- priprema vozila za tehnički pregled
- unos radova u nalog
- razgovor sa vlasnikom o kvaru
- poručivanje delova
? iskustvo u radionici
? poznavanje dijagnostike
? vozačka dozvola B kategorije
? pedantnost i iskren odnos prema mušteriji
+ procenat po radnom nalogu
+ grejanu radionicu i novu dizalicu
`,
  ),
  occupation(
    'Autoelektričar',
    {
      in: ['zanati', 'elektrotehnika'],
      at: ['car-service', 'transport'],
      as: 'craft',
      pay: [100, 150],
      weight: 3,
    },
    `
> Tražićete kvarove koje drugi ne nađu, od masa i snopova do upravljačkih jedinica.
> Radićete na putničkim i dostavnim vozilima, uz šeme i opremu za merenje.
- dijagnostika električnih kvarova
- popravka instalacija i konektora
- zamena i remont alternatora i startera
- programiranje ključeva i jedinica
- ugradnja kuka, kamera i senzora
- punjenje klima-uređaja
- provera akumulatora
- vođenje beležaka o nalazu
- rad na hibridnim vozilima posle obuke
? znanje auto-elektrike
? čitanje električnih šema
? strpljenje u traženju uzroka
? vozačka dozvola B kategorije
+ obuku za visokonaponske sisteme
+ pretplatu na bazu šema
`,
  ),
  occupation(
    'Autolimar|Autolimar – farbar',
    { in: ['zanati'], at: ['car-service'], as: 'craft', pay: [98, 155], weight: 3 },
    `
> Vratićete vozilu fabričku liniju posle oštećenja i pripremiti ga za farbanje.
> Radićete na ravnalici i sa aparatima za izvlačenje, u radionici koja sarađuje sa osiguranjima.
- skidanje i montaža delova karoserije
- izvlačenje i ravnanje
- zavarivanje limova
- zamena pragova i krila
- kitovanje i brušenje
- priprema za komoru
- podešavanje zazora
- procena obima štete
- zaštita šupljina od korozije
? iskustvo u limarskim radovima
? preciznost
? znanje zavarivanja tankog lima
? urednost u radu
+ zaradu po obračunskom satu
+ novu ravnalicu i mernu opremu
`,
  ),
  occupation(
    'Zidar|Zidar – fasader',
    {
      in: ['gradevina', 'zanati'],
      at: ['construction'],
      as: 'site',
      pay: [100, 150],
      weight: 6,
      abroad: true,
    },
    `
> Zidaćete pregradne i noseće zidove i raditi malterisanje na stambenim objektima.
> Radićete u uigranoj ekipi, na stambenim i poslovnim objektima.
- zidanje blokom i opekom
- postavljanje nadvratnika i serklaža
- malterisanje ručno i mašinski
- izrada košuljica
- lepljenje i gletovanje izolacije
- razmeravanje i obeležavanje
- obrada oko otvora
- čišćenje gradilišta na kraju dana
- popravke posle instalatera
? znanje zidarskog zanata
? rad po merama i libeli
? spremnost na rad na otvorenom
? pridržavanje mera zaštite
+ obračun po kvadratu kada je to povoljnije za vas
+ uigranu ekipu i istog poslovođu
`,
  ),
  occupation(
    'Tesar|Tesar – armirač',
    { in: ['gradevina'], at: ['construction'], as: 'site', pay: [105, 155], weight: 4, abroad: true },
    `
> Postavljaćete oplatu i armaturu za temelje, stubove i ploče.
> Radićete sa sistemskom oplatom na objektima od {5-9} spratova.
- postavljanje i skidanje oplate
- sečenje i savijanje armature
- vezivanje po planu
- izrada stepenišne oplate
- pomoć pri betoniranju
- nivelacija i provera mera
- izrada skela i ograda
- krovne konstrukcije
- čišćenje i slaganje elemenata
? iskustvo sa oplatom ili armaturom
? čitanje planova armature
? rad na visini
? timski dogovor
+ smeštaj u jednokrevetnim i dvokrevetnim sobama
+ nagradu kada se ploča završi u roku
`,
  ),
  occupation(
    'Moler|Moler – gipsar|Monter suve gradnje',
    {
      in: ['gradevina', 'zanati'],
      at: ['construction'],
      as: 'site',
      pay: [95, 140],
      weight: 5,
      abroad: true,
    },
    `
> Gletovaćete, krečiti i postavljati gips-ploče u stanovima i poslovnim prostorima.
> Posao je pod krovom tokom cele godine, sa objektima koji se smenjuju svakih nekoliko nedelja.
- zaštita podova i stolarije
- gletovanje i brušenje
- krečenje valjkom i mašinom
- montaža pregradnih zidova
- spušteni plafoni i osvetljene niše
- postavljanje lajsni i tapeta
- popravke pukotina
- dekorativne tehnike
- proračun utroška boje
? iskustvo u molerskim ili gipsarskim radovima
? čista završna obrada
? uredan odnos prema prostoru
? poštovanje rokova
+ mašine za brušenje sa usisavanjem
+ posao pod krovom i zimi
`,
  ),
  occupation(
    'Keramičar|Podopolagač – keramičar',
    {
      in: ['gradevina', 'zanati'],
      at: ['construction'],
      as: 'site',
      pay: [105, 160],
      weight: 3,
      abroad: true,
    },
    `
> Postavljaćete pločice velikih formata, parket i vinil u novim stanovima i hotelima.
> Radićete po slogu koji crta arhitekta, a o detaljima odlučujete vi.
- priprema podloge i hidroizolacija
- razmeravanje i raspored ploča
- sečenje i obrada ivica
- lepljenje i nivelacija
- fugovanje i silikoniranje
- postavljanje parketa i vinila
- izrada tuš-površina sa padom
- obloge stepeništa
- zamena oštećenih ploča
? iskustvo sa velikim formatima
? preciznost u milimetar
? sopstveni red u radu
? spremnost na povremen teren
+ isplatu po kvadratu svake druge nedelje
+ mašinu za rezanje ploča do tri metra
`,
  ),
  occupation(
    'Rukovalac građevinskim mašinama|Bagerista|Rukovalac utovarivačem',
    {
      in: ['gradevina', 'transport'],
      at: ['construction', 'heavy-industry'],
      as: 'site',
      pay: [105, 155],
      weight: 5,
      abroad: true,
    },
    `
> Upravljaćete bagerom ili utovarivačem na iskopima, putevima i komunalnim radovima.
> Svaka mašina ima svog rukovaoca i redovan servis, pa znate na čemu radite.
- iskopi po projektu i visinama
- utovar i planiranje terena
- rad sa hidrauličnim priključcima
- polaganje cevi uz ekipu
- dnevni pregled mašine
- vođenje radnog naloga
- prevoz mašine niskonosećom prikolicom
- čišćenje i podmazivanje
- saradnja sa geometrom
? uverenje za rukovaoca mašinama
? iskustvo na iskopima
? pažnja prema ljudima oko mašine
? vozačka dozvola C kategorije je prednost
+ mašinu novije generacije sa klimom
+ dodatak po satu rada van mesta
`,
  ),
  occupation(
    'Pomoćni građevinski radnik|Radnik na gradilištu',
    {
      in: ['gradevina', 'ostalo'],
      at: ['construction'],
      as: 'helper',
      pay: [80, 105],
      weight: 6,
      abroad: true,
    },
    `
> Pomagaćete zidarima, tesarima i instalaterima i usput učiti zanat koji vas zanima.
> Posao je fizički, a prevoz i ručak su obezbeđeni.
- dotur materijala
- mešanje maltera i betona
- čišćenje i uređenje gradilišta
- pomoć pri skelama i oplati
- utovar i istovar kamiona
- ručni iskopi
- razvrstavanje otpada
- održavanje alata
- pomoć pri obeležavanju
? spremnost na fizički rad
? odgovoran odnos prema bezbednosti
? dolazak na vreme
? iskustvo nije potrebno
+ učenje zanata uz majstora po izboru
+ nedeljnu isplatu u prvom mesecu
`,
  ),
  occupation(
    'Krovopokrivač|Limar – krovopokrivač',
    {
      in: ['gradevina', 'zanati'],
      at: ['construction'],
      as: 'site',
      pay: [105, 155],
      weight: 2,
      abroad: true,
    },
    `
> Pokrivaćete krovove, raditi opšivke i oluke i zatvarati hale panelima.
> Radićete sa dizalicom i punom opremom za visinu, u ekipi koja se poznaje godinama.
- postavljanje crepa i lima
- izrada opšivki i oluka
- letvisanje i folije
- montaža krovnih prozora
- ugradnja sendvič-panela
- hidroizolacija ravnih krovova
- popravke posle nevremena
- merenje i krojenje lima
- osiguranje radnog mesta na krovu
? rad na visini bez nelagode
? iskustvo sa limom ili crepom
? dosledno vezivanje i zaštita
? osećaj za meru
+ osiguranje od nezgode preko zakonskog
+ plaćene dane kada vreme ne dozvoli rad
`,
  ),
  occupation(
    'Građevinski inženjer|Inženjer na gradilištu|Odgovorni izvođač radova',
    {
      in: ['gradevina'],
      at: ['construction', 'engineering'],
      as: 'expert',
      pay: [130, 210],
      weight: 6,
      ladder: 'senior',
    },
    `
> Pratićete deo gradilišta: plan, količine, kvalitet i dogovor sa podizvođačima.
> Radićete na {stambenom kompleksu|industrijskoj hali|rekonstrukciji škole} od temelja do tehničkog prijema.
- vođenje građevinskog dnevnika i knjige
- izrada dinamike radova
- obračun količina i situacija
- kontrola izvedenih radova
- usklađivanje podizvođača
- naručivanje materijala
- saradnja sa nadzorom i projektantima
- priprema tehničkog prijema
- praćenje bezbednosti na gradilištu
? diploma građevinskog fakulteta
? iskustvo na izvođenju
? rad u programima za crtanje i planiranje
? vozačka dozvola B kategorije
? licenca je prednost
+ službeno vozilo i telefon
+ nagradu za završetak faze u roku
`,
  ),
  occupation(
    'Šef gradilišta',
    {
      in: ['gradevina', 'menadzment'],
      at: ['construction'],
      as: 'manager',
      pay: [170, 260],
      weight: 2,
      onSite: true,
    },
    `
> Odgovaraćete za gradilište vredno {3-9} miliona evra i ljude koji ga podižu.
> Vodićete {25-80/5} radnika i podizvođača, uz punu podršku tehničke pripreme.
- planiranje faza i resursa
- vođenje sastanaka sa investitorom
- praćenje troška i naplate
- ugovaranje podizvođača
- odobravanje situacija
- kontrola bezbednosti i reda
- rešavanje neusaglašenosti projekta
- raspored ljudi i mehanizacije
- primopredaja objekta
? iskustvo u vođenju gradilišta
? licenca odgovornog izvođača
? odlučnost i mirnoća u pregovorima
? poznavanje ugovora i propisa o gradnji
+ udeo u ostvarenoj uštedi projekta
+ službeni automobil i za porodicu
`,
  ),
  occupation(
    'Geometar|Geodetski inženjer|Geodetski tehničar',
    {
      in: ['gradevina'],
      at: ['engineering', 'construction', 'agriculture'],
      as: 'expert',
      pay: [105, 165],
      weight: 3,
      education: ['sss4', 'osnovne', 'master'],
    },
    `
> Snimaćete teren, obeležavati objekte i pripremati elaborate za katastar.
> Podelićete nedelju između terena i kancelarije, sa novom stanicom i dronom.
- snimanje terena i objekata
- obeležavanje osa i visina
- obrada merenja
- izrada elaborata
- kontrola iskopa i ploča
- snimanje dronom
- saradnja sa katastrom
- izrada situacionih planova
- praćenje sleganja
? geodetska škola ili fakultet
? rad sa totalnom stanicom i prijemnikom
? programi za obradu i crtanje
? vozačka dozvola B kategorije
+ obuku i dozvolu za upravljanje dronom
+ terenski dodatak i radnu odeću za zimu
`,
  ),
  occupation(
    'Arhitekta|Arhitekta projektant|Saradnik u projektovanju',
    {
      in: ['arhitektura'],
      at: ['engineering', 'construction'],
      as: 'expert',
      pay: [115, 190],
      weight: 4,
      ladder: 'senior',
    },
    `
> Projektovaćete {porodične kuće i zgrade|poslovne prostore|škole i vrtiće} od idejnog do izvođačkog projekta.
> Radićete u timu od {5-9} arhitekata, sa statikom i instalacijama u istoj kancelariji.
- izrada idejnih rešenja
- razrada do izvođačkog nivoa
- modelovanje i prikazi
- usklađivanje sa drugim strukama
- priprema dokumentacije za dozvole
- izbor materijala i detalja
- obilazak gradilišta
- razgovori sa investitorima
- učešće na konkursima
? diploma arhitektonskog fakulteta
? rad u programu za trodimenzionalno modelovanje
? poznavanje propisa i postupka dozvola
? smisao za detalj
? licenca je prednost
+ potpis na projektu
+ dva konkursa godišnje po vašem izboru
`,
  ),
  occupation(
    'Dizajner enterijera',
    {
      firm: /Projekt|Studio|Arhitekti|Biro|Dizajn|Nameštaj|Dom|Kuća/,
      in: ['arhitektura', 'dizajn'],
      at: ['engineering', 'production', 'retail'],
      as: 'creative',
      pay: [95, 150],
      weight: 3,
    },
    `
> Projektovaćete stanove, lokale i kuhinje i pratiti ih do useljenja.
> Radićete sa kupcem, stolarom i salonom, od mere na licu mesta do poslednje lampe.
- uzimanje mera i razgovor o potrebama
- rasporedi i idejna rešenja
- trodimenzionalni prikazi
- izbor materijala, boja i rasvete
- radionički crteži nameštaja
- predračuni i praćenje troška
- dogovor sa izvođačima
- nadzor montaže
- fotografisanje završenih prostora
? znanje programa za modelovanje
? portfolio izvedenih ili studijskih radova
? razumevanje materijala
? lepa komunikacija sa klijentom
+ procenat od ugovorene opreme
+ nabavku nameštaja za svoj dom po ceni proizvodnje
`,
  ),
  occupation(
    'Mašinski inženjer – konstruktor|Inženjer konstruktor',
    {
      in: ['masinstvo'],
      at: ['production', 'heavy-industry', 'engineering', 'installations'],
      as: 'expert',
      pay: [125, 205],
      weight: 5,
      ladder: 'senior',
    },
    `
> Konstruisaćete {mašine i alate|rashladne uređaje|priključke i sklopove}, od proračuna do prvog komada.
> Radićete pored pogona, pa nacrtano vidite napravljeno posle nekoliko dana.
- izrada modela i sklopova
- radionički crteži i sastavnice
- proračuni čvrstoće
- izbor standardnih delova
- praćenje izrade prototipa
- izmene posle probe
- tehnička uputstva
- razgovori sa kupcem o zahtevu
- smanjenje troška postojećih proizvoda
? diploma mašinskog fakulteta
? rad u programu za konstruisanje
? poznavanje tehnologije obrade
? tehnički engleski
+ radionicu u kojoj smete da isprobate
+ nagradu za patent ili uštedu
`,
  ),
  occupation(
    'Inženjer održavanja|Rukovodilac održavanja',
    {
      in: ['odrzavanje', 'masinstvo'],
      at: ['production', 'food-industry', 'heavy-industry'],
      as: 'expert',
      pay: [130, 200],
      weight: 3,
    },
    `
> Planiraćete održavanje tako da kvar bude izuzetak, i voditi tim od {5-14} majstora.
> Preuzimate mašine, delove na stanju i budžet održavanja za ceo pogon.
- plan preventivnog održavanja
- analiza zastoja
- vođenje tima po smenama
- nabavka rezervnih delova
- ugovaranje spoljnih servisa
- praćenje potrošnje energije
- uvođenje nove opreme
- budžet i izveštaji
- bezbednost pri radovima
? diploma mašinskog ili elektro smera
? iskustvo u industrijskom održavanju
? vođenje ljudi
? poznavanje hidraulike i pneumatike
+ godišnju obuku kod proizvođača linija
+ bonus na raspoloživost mašina
`,
  ),
  occupation(
    'Mehatroničar|Tehničar održavanja|Elektromehaničar u održavanju',
    {
      in: ['odrzavanje', 'elektrotehnika'],
      at: ['production', 'food-industry', 'heavy-industry', 'printing', 'transport'],
      as: 'craft',
      pay: [105, 155],
      weight: 8,
      education: ['sss3', 'sss4', 'strukovne'],
    },
    `
> [!transport] Održavaćete linije u radu: pneumatika, senzori, motori i upravljanje.
> [transport] Održavaćete rampe, vrata, hidrauliku i opremu magacina i radionice.
> Radićete sa još jednim majstorom, uz uredan magacin delova.
- otklanjanje mehaničkih i električnih kvarova
- preventivni pregledi po listi
- zamena ležajeva, remena i senzora
- podešavanje pneumatike
- čitanje šema i dijagnostika
- puštanje opreme posle remonta
- upis kvara i uzroka u sistem
- izrada jednostavnih delova
- predlozi za manje zastoja
? tehnička škola odgovarajućeg smera
? iskustvo u održavanju mašina
? čitanje električnih i pneumatskih šema
? spremnost za smene i dežurstva
+ dodatak za dežurstvo i noćne intervencije
+ obuku za programabilne kontrolere
`,
  ),
  occupation(
    'Inženjer elektrotehnike|Elektroinženjer projektant',
    {
      in: ['elektrotehnika'],
      at: ['engineering', 'installations', 'construction', 'telecom'],
      as: 'expert',
      pay: [130, 210],
      weight: 4,
      ladder: 'senior',
    },
    `
> Projektovaćete instalacije i rasvetu i pratiti ih do ispitivanja na objektu.
> Radićete na {solarnim elektranama|trafo-stanicama|poslovnim zgradama} snage do {400-1000/100} kilovata.
- proračuni i izbor opreme
- izrada jednopolnih šema
- projekti za dozvolu i izvođenje
- specifikacije materijala
- tehnička podrška montaži
- ispitivanja i puštanje u rad
- saradnja sa distribucijom
- proračun rasvete
- ažuriranje izvedenog stanja
? diploma elektrotehničkog fakulteta
? rad u programima za projektovanje
? poznavanje propisa i standarda
? vozačka dozvola B kategorije
+ plaćenu licencu i članarinu
+ izbor između kancelarije i gradilišta
`,
  ),
  occupation(
    'Inženjer automatike|PLC programer',
    {
      in: ['elektrotehnika', 'it-softver'],
      at: ['installations', 'production', 'engineering', 'food-industry'],
      as: 'expert',
      pay: [140, 230],
      weight: 3,
      ladder: 'senior',
      abroad: true,
    },
    `
> Programiraćete kontrolere i ekrane, povezivati pogone i puštati linije u rad.
> Radićete na projektima od ormana do nadzornog sistema, kod nas i kod kupaca.
- pisanje programa za kontrolere
- izrada ekrana za operatere
- povezivanje pogona i senzora
- puštanje u rad na terenu
- izmene na postojećim linijama
- povezivanje sa bazama i nadzorom
- tehnička dokumentacija
- obuka operatera
- dijagnostika na daljinu
? znanje programiranja kontrolera
? čitanje električnih šema
? engleski za rad sa kupcima
? spremnost na putovanja do {5-10} dana mesečno
+ dnevnice preko zakonskog neoporezivog iznosa
+ test-stanicu sa opremom više proizvođača
`,
  ),
  occupation(
    'Serviser klima-uređaja|Monter klima i toplotnih pumpi',
    {
      firm: /Klima|Termo|Servis|Tehnika/,
      in: ['zanati', 'odrzavanje'],
      at: ['installations', 'retail'],
      as: 'craft',
      pay: [98, 145],
      weight: 4,
    },
    `
> Ugrađivaćete i servisirati klime, toplotne pumpe i rashladne vitrine.
> U sezoni je živo, zimi mirnije, a ekipa i vozilo ostaju isti cele godine.
- ugradnja unutrašnjih i spoljnih jedinica
- vakuumiranje i punjenje
- traženje curenja
- redovni servisi i čišćenje
- elektro-povezivanje
- popravka elektronike
- merenje učinka i zapisnik
- savet korisniku o korišćenju
- rad na visini uz opremu
? iskustvo u rashladnoj tehnici
? uverenje za rad sa rashladnim fluidima ili spremnost na obuku
? vozačka dozvola B kategorije
? urednost u tuđem domu
+ obuku i uverenje o trošku firme
+ učinak po ugradnji u letnjim mesecima
`,
  ),
  occupation(
    'Serviser bele tehnike|Serviser kućnih aparata',
    {
      firm: /Servis|Klima|Elektro|Tehnika/,
      in: ['odrzavanje', 'elektrotehnika'],
      at: ['installations', 'retail'],
      as: 'craft',
      pay: [90, 130],
      weight: 3,
    },
    `
> Popravljaćete veš-mašine, šporete i frižidere na adresi korisnika.
> Dnevno imate {5-8} poseta, sa delovima pripremljenim prema opisu kvara.
- dijagnostika na adresi
- zamena pumpi, grejača i elektronike
- provera bezbednosti uređaja
- naplata i izdavanje garancije
- poručivanje delova
- popravke u radionici
- savet o održavanju
- unos naloga u aplikaciju
- ugradnja novih aparata
? iskustvo u servisu
? znanje elektrike kućnih aparata
? vozačka dozvola B kategorije
? ljubazan nastup
+ procenat od izvršene popravke
+ vozilo kojim odlazite kući
`,
  ),
  occupation(
    'Domar|Majstor tehničkog održavanja objekta',
    {
      in: ['odrzavanje', 'ostalo'],
      at: ['hotels', 'education', 'health', 'cleaning', 'retail'],
      as: 'craft',
      pay: [80, 110],
      weight: 5,
    },
    `
> Brinućete da u objektu sve radi: voda, svetlo, brave, grejanje i dvorište.
> Posao je raznovrstan, sa spiskom za svaki dan i hitnim kvarovima između.
- sitne popravke vodovoda i struje
- zamena brava, šarki i sijalica
- krečenje i sitni zidarski radovi
- nadzor kotlarnice
- održavanje dvorišta i staza
- čišćenje snega i oluka
- prijem spoljnih majstora
- montaža nameštaja
- redovna kontrola protivpožarne opreme
? spretnost u više zanata
? samoinicijativa
? dostupnost za hitne kvarove
? tehnička škola je prednost
+ radionicu i alat po vašem spisku
+ slobodne praznike po dogovoru
`,
  ),
  occupation(
    'Liftomonter|Serviser liftova',
    {
      firm: /Liftovi/,
      in: ['odrzavanje', 'masinstvo'],
      at: ['installations'],
      as: 'craft',
      pay: [105, 155],
      weight: 2,
    },
    `
> Održavaćete i ugrađivati liftove u stambenim i poslovnim zgradama.
> Imate svoju zonu od {60-120/10} liftova i kolegu na dežurstvu za veće kvarove.
- redovni pregledi i podmazivanje
- otklanjanje zastoja
- oslobađanje putnika po proceduri
- zamena užadi i kočnica
- rad na upravljanju i vratima
- montaža novih postrojenja
- priprema za tehnički pregled
- vođenje knjige lifta
- zamena osvetljenja i tastera
? elektro ili mašinska škola
? rad na visini i u oknu
? odgovoran odnos prema bezbednosti
? vozačka dozvola B kategorije
+ plaćeno uverenje za rad na liftovima
+ dodatak za svaku noćnu intervenciju
`,
  ),
  occupation(
    'Monter solarnih panela',
    {
      firm: /Solar|Elektro|Termo/,
      in: ['elektrotehnika', 'gradevina'],
      at: ['installations'],
      as: 'site',
      pay: [98, 140],
      weight: 3,
      abroad: true,
    },
    `
> Postavljaćete konstrukciju, panele i kablove na krovovima kuća i hala.
> Za dan završimo kuću, za mesec halu: ekipe su od četvoro, sa liftom za panele.
- montaža potkonstrukcije
- postavljanje i povezivanje panela
- polaganje kablova
- ugradnja invertora
- merenje i puštanje u rad
- zaštita krova od prodora vode
- fotografisanje za dokumentaciju
- čišćenje i pregled posle godinu dana
- slaganje vozila i opreme
? rad na krovu uz ličnu zaštitu
? osnove elektrike
? timski ritam
? vozačka dozvola B kategorije je prednost
+ plaćen kurs za rad na visini
+ umanjenu cenu solarne elektrane za vašu kuću
`,
  ),
  occupation(
    'Tapetar|Tapetar nameštaja',
    {
      firm: /Nameštaj|Auto/,
      in: ['zanati', 'proizvodnja'],
      at: ['production', 'car-service'],
      as: 'craft',
      pay: [92, 135],
      weight: 2,
    },
    `
> Presvlačićete garniture, stolice i sedišta, od žice do poslednjeg šava.
> Radićete u radionici koja obnavlja i stari nameštaj, pa nema dva ista dana.
- skidanje starih presvlaka
- popravka ramova i opruga
- krojenje sunđera
- zatezanje i heftanje
- šivenje presvlaka uz šivača
- ukrasna dugmad i porub
- završna kontrola
- izrada uzglavlja
- procena utroška materijala
? iskustvo u tapeciranju
? snažne i spretne ruke
? osećaj za tkaninu
? pedantnost
+ rad na unikatnim komadima
+ deo zarade po garnituri
`,
  ),
  occupation(
    'Obućar|Radnik u proizvodnji obuće',
    {
      firm: /Obuća/,
      in: ['tekstilna-industrija', 'zanati'],
      at: ['textile'],
      as: 'factory',
      pay: [78, 105],
      weight: 2,
      education: ['os', 'sss3'],
    },
    `
> Izrađivaćete i popravljati obuću od kože, u radionici koja šije i za pozorišta.
> Učićete zanat koji se traži, uz majstore sa dugim stažom.
- krojenje kože
- šivenje gornjišta
- navlačenje na kalup
- lepljenje i šivenje đona
- brušenje i bojenje ivica
- popravke i zamena potpetica
- završna obrada i pakovanje
- održavanje kalupa
- provera parova
? spretnost i strpljenje
? volja za učenje zanata
? rad na šivaćoj mašini je prednost
? tačnost
+ dva para obuće godišnje
+ punu zaradu i tokom obuke od prvog dana
`,
  ),
];
