import { type Occupation, occupation } from '../occupation.ts';

export const factoryOccupations: readonly Occupation[] = [
  occupation(
    'Radnik u proizvodnji|Proizvodni radnik|Radnik na liniji',
    {
      in: ['proizvodnja'],
      at: ['production', 'food-industry', 'heavy-industry', 'printing'],
      as: 'factory',
      pay: [77, 98],
      weight: 22,
    },
    `
> Radićete na liniji, na {5-9} radnih mesta naizmenično, uz obuku od prvog dana.
> Posao je u hali sa grejanjem i hlađenjem, po jasnom uputstvu za svako radno mesto.
- opsluživanje mašine prema radnom uputstvu
- ulaganje materijala i odlaganje gotovih delova
- vizuelna provera svakog komada
- pakovanje i obeležavanje po radnom nalogu
- upis količina u list smene
- zamena alata uz pomoć podešavača
- čišćenje radnog mesta na kraju smene
- prijava zastoja i odstupanja vođi smene
- slaganje paleta za otpremu
- rad po pravilima zaštite i reda na radnom mestu
? spremnost za rad u tri smene
? spretnost i pažnja prema detaljima
? redovan dolazak na posao
? razumevanje jednostavnih crteža i uputstava
? iskustvo u fabrici je prednost, nije uslov
+ obuku za drugo radno mesto posle {5-6} meseci
+ stalnu smenu po dogovoru za one koji putuju
`,
  ),
  occupation(
    'Operater na proizvodnoj liniji|Rukovalac proizvodnom linijom',
    {
      in: ['proizvodnja'],
      at: ['production', 'food-industry', 'printing', 'heavy-industry'],
      as: 'factory',
      pay: [85, 112],
      weight: 10,
    },
    `
> Pokretaćete i nadgledati automatsku liniju, podešavati brzinu i reagovati na zastoje.
> Pratićete liniju od puštanja u rad do čišćenja, uz tehničara na poziv.
- puštanje linije u rad i podešavanje parametara
- praćenje rada na ekranu i kontrola brzine
- otklanjanje sitnih zastoja
- uzimanje uzoraka i merenje
- promena formata i alata
- vođenje elektronskog dnevnika smene
- dopuna materijala bez zaustavljanja linije
- dnevno održavanje po listi
- primopredaja smene sa beleškom
? iskustvo na automatskoj liniji ili sličnoj mašini
? tehnička logika i brzo snalaženje
? osnovno korišćenje računara
? spremnost za smenski rad
+ dodatak za samostalno vođenje linije
+ obuku kod proizvođača opreme
`,
  ),
  occupation(
    'Radnik na montaži|Monter u proizvodnji|Montažer sklopova',
    { in: ['proizvodnja'], at: ['production', 'installations'], as: 'factory', pay: [82, 108], weight: 8 },
    `
> Sklapaćete delove u gotov proizvod po crtežu, ručnim i pneumatskim alatom.
> Na montaži radite sa istim timom od {6-12} ljudi i pratite proizvod od prvog do poslednjeg šrafa.
- sklapanje podsklopova prema crtežu
- zatezanje spojeva momentnim ključem
- provera funkcije gotovog sklopa
- lepljenje zaptivki i zaštitnih delova
- spajanje kablova i konektora
- dorada i podešavanje vrata, vođica i šarki
- upis serijskih brojeva
- pakovanje za transport
- predlaganje lakšeg načina sklapanja
? čitanje jednostavnih tehničkih crteža
? spretnost sa ručnim alatom
? tačnost i strpljenje
? iskustvo u montaži je prednost
+ nagradu za prihvaćen predlog poboljšanja
+ radno mesto podesivo po visini
`,
  ),
  occupation(
    'Rukovalac CNC mašinom|CNC operater|Programer i operater CNC mašina',
    {
      in: ['masinstvo', 'proizvodnja'],
      at: ['production', 'heavy-industry'],
      as: 'craft',
      pay: [100, 165],
      weight: 7,
      abroad: true,
    },
    `
> Radićete na {glodalici|strugu|obradnom centru} novije generacije, na serijama od jednog do {200-500/50} komada.
> Pripremićete mašinu, izraditi prvi komad i voditi seriju do kontrole.
- priprema i stezanje obratka
- unos i korekcija programa
- izrada i merenje prvog komada
- zamena i merenje alata
- praćenje dimenzija tokom serije
- izbor režima obrade
- vođenje merne liste
- dnevno čišćenje i podmazivanje mašine
- saradnja sa tehnologom na novim delovima
? čitanje crteža i tolerancija
? rad sa mernim alatom
? iskustvo na CNC mašini
? poznavanje upravljačkih jedinica je prednost
? spremnost za rad u dve smene
+ prelaz na programiranje za one koji žele dalje
+ zaradu vezanu za samostalnost, sa tri jasna stepena
`,
  ),
  occupation(
    'Radnik na pakovanju|Pakir|Radnik u pakeraju',
    {
      in: ['proizvodnja', 'magacin'],
      at: ['food-industry', 'production', 'pharmacy', 'textile', 'agriculture'],
      as: 'helper',
      pay: [75, 88],
      weight: 8,
    },
    `
> Pakovaćete gotove proizvode, lepiti deklaracije i slagati kutije za otpremu.
> Lak, pregledan posao na traci, sa pauzom na svaka dva sata i izmenom radnog mesta.
- ručno i mašinsko pakovanje
- lepljenje deklaracija i provera datuma
- provera težine na kontrolnoj vagi
- slaganje kutija na palete
- priprema ambalaže za smenu
- izdvajanje oštećenih proizvoda
- folijanje paleta
- popunjavanje listova pakovanja
- održavanje čistoće trake
? urednost i brzina ruku
? spremnost na rad stojeći
? [food-industry|pharmacy|agriculture] sanitarna knjižica ili spremnost da se izvadi
? [!food-industry|pharmacy|agriculture] spremnost na rad u timu na liniji
? odgovoran odnos prema uputstvima
+ rotaciju na lakšem radnom mestu svaka dva sata
+ dodatak po toni iznad dnevnog plana
`,
  ),
  occupation(
    'Rukovalac brizgalicom|Operater na brizganju plastike',
    {
      firm: /Plast|Pak/,
      in: ['proizvodnja'],
      at: ['production'],
      as: 'factory',
      pay: [85, 110],
      weight: 3,
    },
    `
> Opsluživaćete {5-6} brizgalica, menjati alate sa podešavačem i pratiti kvalitet otpreska.
> Radićete u pogonu plastike sa novim alatima i kontrolorom na liniji.
- praćenje ciklusa i temperature
- skidanje ulivka i provera otpreska
- doziranje granulata i boje
- pomoć pri zameni alata
- mlevenje povratnog materijala
- merenje prvog komada u smeni
- slaganje otpresaka u gajbe
- evidencija škarta i uzroka
- čišćenje mašine i alata
? tehničko školovanje ili rad sa plastikom
? tačnost pri merenju
? spremnost za rad noću
? poznavanje osnova hidraulike je prednost
+ dodatak za noćni rad i rad praznikom
+ obuku za podešavača
`,
  ),
  occupation(
    'Vođa smene|Poslovođa pogona|Šef smene u proizvodnji',
    {
      in: ['proizvodnja', 'menadzment'],
      at: ['production', 'food-industry', 'heavy-industry', 'textile'],
      as: 'foreman',
      pay: [115, 165],
      weight: 5,
    },
    `
> Vodićete {12-20} ljudi u pogonu: raspored, količine, kvalitet i bezbednost.
> Organizovaćete rad u pogonu i brinuti da se plan ostvari bez žurbe i povreda.
- raspored ljudi po radnim mestima
- praćenje plana i količina po satu
- rešavanje zastoja sa održavanjem
- obuka novih radnika
- kontrola primene mera zaštite
- primopredaja smene uz kratak sastanak
- vođenje evidencije prisustva
- praćenje škarta i uzroka
- predlozi za bolje iskorišćenje linije
? iskustvo u vođenju ljudi u pogonu
? poznavanje proizvodnog procesa
? smirenost i pravičnost
? rad na računaru i u tabelama
+ dodatak za vođenje smene i kvartalni bonus
+ školu rukovođenja za nove poslovođe
`,
  ),
  occupation(
    'Kontrolor kvaliteta|Kontrolor u proizvodnji',
    {
      in: ['kontrola-kvaliteta', 'proizvodnja'],
      at: ['production', 'food-industry', 'textile', 'printing', 'heavy-industry'],
      as: 'factory',
      pay: [88, 120],
      weight: 8,
      education: ['sss4', 'strukovne'],
    },
    `
> Merićete i pregledati proizvode tokom serije, sa pravom da zaustavite isporuku.
> Pratićete kvalitet od prijema materijala do gotovog proizvoda i pisati kratke, jasne nalaze.
- ulazna kontrola materijala
- merenje delova po planu kontrole
- pregled gotovih proizvoda pre otpreme
- označavanje i izdvajanje neusaglašenih komada
- vođenje mernih listova i fotografija
- praćenje etalona i mernog alata
- učešće u rešavanju reklamacija
- obilazak linije svakog sata
- predlozi za sprečavanje ponavljanja greške
? rad sa mernim alatom
? čitanje crteža i standarda
? tačnost i doslednost
? osnovno poznavanje tabela
? iskustvo u kontroli je prednost
+ obuku za internog proverivača
+ dnevnu smenu svake druge nedelje
`,
  ),
  occupation(
    'Inženjer kvaliteta|Menadžer sistema kvaliteta',
    {
      in: ['kontrola-kvaliteta'],
      at: ['production', 'food-industry', 'heavy-industry', 'pharmacy'],
      as: 'expert',
      pay: [120, 190],
      weight: 4,
      ladder: 'senior',
    },
    `
> Održavaćete sistem kvaliteta: provere, analize uzroka i dogovor sa kupcima.
> Vodićete reklamacije od prvog mejla do mere koja sprečava da se greška ponovi.
- vođenje dokumentacije sistema kvaliteta
- interne provere i praćenje mera
- analiza uzroka reklamacija
- priprema za provere kupaca i sertifikacionih tela
- odobravanje prvih uzoraka
- praćenje pokazatelja kvaliteta
- obuke za radnike i poslovođe
- razgovori sa dobavljačima o odstupanjima
- procena rizika pri uvođenju novog proizvoda
? diploma tehničkog ili tehnološkog smera
? poznavanje standarda ISO 9001 i alata kvaliteta
? dobro znanje engleskog
? iskustvo u proizvodnji
+ plaćene sertifikate i stručne skupove
+ dan rada od kuće za izveštaje
`,
  ),
  occupation(
    'Planer proizvodnje|Referent plana i pripreme',
    {
      in: ['proizvodnja', 'logistika'],
      at: ['production', 'food-industry', 'textile', 'printing'],
      as: 'office',
      pay: [100, 145],
      weight: 4,
    },
    `
> Usklađivaćete porudžbine, materijal i kapacitet i svakog dana određivati šta ide prvo.
> Pravićete nedeljni plan za {5-9} linija i menjati ga kada život naloži drugačije.
- izrada nedeljnog i dnevnog plana
- provera stanja materijala
- lansiranje radnih naloga
- praćenje izvršenja po satu
- usklađivanje rokova sa prodajom
- dogovor sa nabavkom o kritičnim delovima
- obračun kapaciteta i prekovremenih sati
- analiza odstupanja od plana
- ažuriranje normativa
? logika i dobro poznavanje tabela
? iskustvo u planiranju ili proizvodnji
? saradnja sa ljudima iz više službi
? poznavanje nekog poslovnog programa
+ rad u jednoj smeni, bez vikenda
+ uticaj na izbor novog programa za planiranje
`,
  ),
  occupation(
    'Stolar|Stolar u proizvodnji nameštaja|Mašinski stolar',
    {
      firm: /Nameštaj|Montaža|Gradnja/,
      in: ['zanati', 'proizvodnja'],
      at: ['production', 'construction'],
      as: 'craft',
      pay: [95, 145],
      weight: 6,
      abroad: true,
    },
    `
> [production] Izrađivaćete nameštaj po meri, od krojenja ploče do montaže kod kupca.
> [construction] Ugrađivaćete vrata, prozore i podove i raditi drvene konstrukcije na objektima.
> Radićete sa punim drvetom i pločastim materijalom, na novim mašinama.
- krojenje pločastog materijala
- kantovanje i bušenje
- obrada punog drveta
- sklapanje korpusa i frontova
- ugradnja okova i mehanizama
- priprema za lakiranje
- montaža kuhinja i plakara kod kupca
- čitanje crteža i krojnih lista
- održavanje mašina i alata
? iskustvo u obradi drveta
? preciznost i osećaj za materijal
? sigurnost u radu na mašinama
? spremnost na povremen teren
+ deo zarade po završenom komadu
+ mogućnost korišćenja radionice za lične projekte
`,
  ),
  occupation(
    'Lakirer|Farbar – lakirer',
    {
      in: ['zanati', 'proizvodnja'],
      at: ['production', 'car-service'],
      as: 'craft',
      pay: [95, 140],
      weight: 3,
    },
    `
> Pripremićete površine i nanositi boju i lak u komori sa filtracijom vazduha.
> Radićete završnu obradu po kojoj nas kupci pamte, serijski i po meri.
- brušenje i kitovanje
- zaštita površina koje se ne farbaju
- mešanje boje po recepturi
- nanošenje osnove i završnog sloja
- poliranje i popravka sitnih grešaka
- merenje debljine sloja
- održavanje pištolja i komore
- vođenje evidencije utroška
- provera nijanse pod više izvora svetla
? iskustvo u lakiranju drveta, metala ili vozila
? oko za nijansu
? korišćenje zaštitne opreme
? strpljenje pri pripremi
+ mlečni obrok i godišnji pregled pluća
+ dodatak za uslove rada
`,
  ),
  occupation(
    'Šivač|Šivač na industrijskim mašinama|Konfekcionar',
    {
      firm: /Konfekcija|Tekstil|Trikotaža|Obuća|Krojačnica|Nameštaj/,
      in: ['tekstilna-industrija'],
      at: ['textile', 'production'],
      as: 'factory',
      pay: [78, 105],
      weight: 7,
      education: ['os', 'osposobljavanje', 'sss3'],
    },
    `
> [textile] Šićete {radnu odeću|lagane modele|sportsku odeću} na modernim mašinama.
> [production] Šićete presvlake za nameštaj na modernim mašinama.
> Na liniji radite dve do tri operacije, a nove modele prvo isprobamo zajedno.
- šivenje na ravnoj i opšivnoj mašini
- spajanje krojenih delova po redosledu operacija
- našivanje džepova, rajsferšlusa i etiketa
- provera šava i dimenzija
- zamena igle i konca, podešavanje mašine
- prebrojavanje i vezivanje snopova
- popravke posle kontrole
- izrada prvog uzorka sa modelarom
- održavanje radnog mesta
? iskustvo u šivenju ili završen kurs
? spretnost i dobar ritam
? tačnost pri praćenju uzorka
? volja da se nauči više operacija
+ mirno radno mesto u jutarnjoj smeni
+ posebnu obuku za početnike sa punom zaradom
`,
  ),
  occupation(
    'Krojač|Krojač – izrada po meri',
    {
      firm: /Konfekcija|Tekstil|Trikotaža|Krojačnica|Moda/,
      in: ['tekstilna-industrija', 'zanati'],
      at: ['textile', 'retail'],
      as: 'craft',
      pay: [85, 120],
      weight: 3,
    },
    `
> Krojićete po šablonima i po meri, raditi probe sa kupcima i završne popravke.
> Radićete u krojačnici u kojoj se još ceni ruka, uz mašine koje olakšavaju ostalo.
- uzimanje mera i dogovor sa kupcem
- izrada krojeva i šablona
- krojenje ručno i mašinski
- probe i ispravke
- ručni šavovi i završna obrada
- prepravke gotove odeće
- procena utroška materijala
- peglanje tokom izrade
- vođenje knjige porudžbina
? znanje krojenja i konstrukcije odeće
? uredan ručni rad
? lepo ophođenje sa kupcima
? iskustvo u radionici ili konfekciji
+ procenat od izrade po meri
+ materijal za sopstvenu odeću po ceni nabavke
`,
  ),
  occupation(
    'Modelar odeće|Konstruktor – modelar',
    {
      firm: /Konfekcija|Tekstil|Trikotaža|Krojačnica/,
      in: ['tekstilna-industrija', 'dizajn'],
      at: ['textile'],
      as: 'expert',
      pay: [100, 150],
      weight: 2,
      education: ['sss4', 'strukovne', 'osnovne'],
    },
    `
> Pretvarate skicu u kroj koji se može sašiti u seriji i stoji kako je zamišljeno.
> Radićete na {dve|tri} kolekcije godišnje, od prvog uzorka do gradiranja veličina.
- konstrukcija osnovnih krojeva
- modelovanje prema skici
- gradiranje veličina u programu
- izrada prvog uzorka sa krojačnicom
- probe i korekcije
- izrada krojnih slika i utroška
- tehnički listovi za proizvodnju
- saradnja sa kupcem na izmenama
- arhiviranje šablona
? znanje konstrukcije i gradiranja
? rad u programu za konstrukciju odeće
? poznavanje materijala i šavova
? tačnost u dokumentaciji
+ putovanja na sajmove tkanina
+ rad na sopstvenoj kapsuli jednom godišnje
`,
  ),
  occupation(
    'Radnik na peglanju|Peglar u konfekciji',
    {
      in: ['tekstilna-industrija', 'higijena'],
      at: ['textile', 'cleaning', 'hotels'],
      as: 'helper',
      pay: [75, 88],
      weight: 2,
    },
    `
> Peglaćete gotove komade na parnim stolovima i pripremati ih za pakovanje.
> Posao je u završnom odeljenju, uz kontrolu, u prostoriji sa odsisom pare.
- peglanje na parnom stolu i lutki
- izbor temperature prema materijalu
- uklanjanje konaca i sitnih mrlja
- vešanje i sortiranje po veličini
- pakovanje u kese
- provera etiketa
- evidencija urađenih komada
- čišćenje opreme
- dotur robe iz šivare
? pažljivost prema materijalu
? spremnost na rad stojeći
? ravnomeran ritam
? iskustvo u perionici ili konfekciji je prednost
+ kraće smene tokom letnjih vrućina
+ dodatak po normi od prvog komada
`,
  ),
  occupation(
    'Prehrambeni tehnolog|Tehnolog u proizvodnji hrane',
    {
      in: ['prehrambena-tehnologija', 'kontrola-kvaliteta'],
      at: ['food-industry', 'restaurants'],
      as: 'expert',
      pay: [100, 155],
      weight: 5,
    },
    `
> Pratićete tehnologiju od recepture do deklaracije i brinuti o bezbednosti svake serije.
> [food-industry] Bićete u pogonu, laboratoriji i na probama novih proizvoda, ne samo za stolom.
- praćenje procesa i korekcija receptura
- vođenje plana bezbednosti hrane
- izrada deklaracija i specifikacija
- puštanje serija posle analize
- probe novih proizvoda
- obuka radnika o higijeni
- saradnja sa inspekcijom i laboratorijama
- praćenje roka trajanja
- analiza reklamacija
? diploma prehrambene tehnologije
? poznavanje HACCP principa
? spremnost na rad u pogonu
? osnove engleskog za stručnu literaturu
+ učešće u razvoju proizvoda koji nose vaš potpis
+ stručne kurseve iz senzorne analize
`,
  ),
  occupation(
    'Rukovalac u preradi mleka|Mlekarski tehničar',
    {
      firm: /Mlekara/,
      in: ['prehrambena-tehnologija', 'proizvodnja'],
      at: ['food-industry'],
      as: 'factory',
      pay: [85, 110],
      weight: 3,
      education: ['sss4'],
    },
    `
> Vodićete pasterizaciju i fermentaciju i pratiti mleko od prijema do pakovanja.
> Radićete u pogonu za {sireve|jogurt i pavlaku}, uz tehnologa i laboratoriju u istom krugu.
- prijem i merenje mleka
- vođenje pasterizatora i separatora
- zasejavanje kultura
- praćenje temperature i kiselosti
- pranje instalacije po programu
- uzimanje uzoraka za laboratoriju
- punjenje i zatvaranje ambalaže
- vođenje listova serije
- prijava odstupanja tehnologu
? prehrambena škola ili rad u mlekari
? pedantnost u higijeni
? spremnost na rane smene
? osnovno poznavanje tehnoloških šema
+ dnevnu količinu mleka i jogurta za domaćinstvo
+ obuku za sirara kod našeg majstora
`,
  ),
  occupation(
    'Industrijski pekar|Radnik u pekarskoj proizvodnji',
    {
      firm: /Pekare|Klas|Mlin|Market|Diskont/,
      in: ['prehrambena-tehnologija', 'priprema-hrane'],
      at: ['food-industry', 'retail'],
      as: 'factory',
      pay: [82, 108],
      weight: 5,
    },
    `
> Mesićete, oblikovati i peći za {80-300/20} prodajnih mesta.
> Radićete na liniji {hleba|peciva|lisnatog testa}, sa odmorom posle svake dve šarže.
- odmeravanje sirovina po recepturi
- mešenje i odmaranje testa
- oblikovanje ručno i mašinski
- rad na etažnim i rotacionim pećima
- kontrola boje i težine
- punjenje i premazivanje peciva
- priprema za naredni dan
- vođenje evidencije šarži
- čišćenje mašina i stolova
? iskustvo u pekari je prednost
? spremnost na noćni rad
? sanitarna knjižica
? brzina i tačnost u merenju
+ dodatak za noćni rad od prve smene
+ hleb i pecivo za kuću svakog dana
`,
  ),
  occupation(
    'Hemijski tehničar|Laborant u fabrici',
    {
      in: ['hemija', 'kontrola-kvaliteta'],
      at: ['heavy-industry', 'food-industry', 'pharmacy'],
      as: 'factory',
      pay: [88, 120],
      weight: 4,
      education: ['sss4', 'strukovne'],
    },
    `
> Analizirate sirovine i gotove proizvode i javljate pogonu da li sme dalje.
> Radićete u laboratoriji sa {5-9} kolega, na opremi koja se redovno kalibriše.
- uzimanje i priprema uzoraka
- titracije, merenje pH i gustine
- rad na spektrofotometru
- priprema rastvora i indikatora
- vođenje dnevnika analiza
- provera i kalibracija vaga
- čuvanje kontrauzoraka
- odlaganje hemijskog otpada po propisu
- provera deklaracija pre otpreme
? srednja hemijska ili tehnološka škola
? preciznost i urednost
? poznavanje osnovnih metoda analize
? odgovoran rad sa hemikalijama
+ godišnje usavršavanje iz novih metoda
+ dodatak za rad sa hemikalijama
`,
  ),
  occupation(
    'Inženjer hemijske tehnologije|Tehnolog za premaze i lepkove',
    {
      firm: /Hemija|Premazi|Farm|Herba/,
      in: ['hemija'],
      at: ['heavy-industry', 'pharmacy'],
      as: 'expert',
      pay: [115, 180],
      weight: 2,
    },
    `
> Razvijaćete recepture, prenositi ih iz laboratorije u pogon i pratiti prve serije.
> Radićete na zameni sirovina bezbednijim i jeftinijim, bez gubitka kvaliteta.
- razvoj i ispitivanje receptura
- prenos postupka u proizvodnju
- izrada bezbednosnih listova
- ispitivanje stabilnosti
- izbor zamenskih sirovina
- podrška kupcima pri primeni
- praćenje propisa o hemikalijama
- vođenje probnih šarži
- analiza troška recepture
? diploma hemijske tehnologije
? iskustvo u laboratoriji ili pogonu
? engleski jezik
? sistematično vođenje zapisa
+ rad na sopstvenom patentu uz podršku firme
+ poseban budžet za probe i uzorke
`,
  ),
  occupation(
    'Rudar|Rukovalac rudarskim mašinama|Radnik na površinskom kopu',
    {
      firm: /Rudnik|Kamenolom/,
      in: ['rudarstvo'],
      at: ['heavy-industry'],
      as: 'site',
      pay: [100, 150],
      weight: 3,
    },
    `
> Radićete na površinskom kopu, na mašinama sa kabinom i klimom, uz stalnu radio-vezu.
> Svaki radni dan na kopu počinje bezbednosnim sastankom od deset minuta.
- rukovanje utovarivačem i damperom
- priprema terena za bušenje
- opsluživanje drobilice i sita
- provera mašine pre smene
- održavanje pristupnih puteva
- praćenje količina i kvaliteta agregata
- orošavanje radi smanjenja prašine
- prijava nestabilnih kosina
- pomoć pri remontu
? uverenje za rukovanje mašinama ili spremnost na obuku
? poštovanje pravila bezbednosti
? spremnost na rad napolju
? iskustvo na kopu ili gradilištu
+ plaćenu obuku i uverenje za rukovaoca
+ prevoz do kopa i topli obrok na lokaciji
`,
  ),
  occupation(
    'Livac|Topioničar – livac',
    {
      firm: /Livnica|Legure/,
      in: ['rudarstvo', 'proizvodnja'],
      at: ['heavy-industry'],
      as: 'factory',
      pay: [98, 135],
      weight: 2,
    },
    `
> Topićete i liti metal u kalupe, u paru sa iskusnim majstorom i uz punu zaštitnu opremu.
> Radićete u livnici sa indukcionim pećima, u pogonu koji je dobio novu ventilaciju.
- priprema šarže i uloška
- vođenje peći i merenje temperature
- izrada kalupa i jezgara
- livenje i hlađenje odlivaka
- istresanje i čišćenje
- provera pukotina i šupljina
- održavanje lonaca i obloge
- upis podataka o šarži
- slaganje odlivaka za obradu
? iskustvo u livnici ili topionici je prednost
? dosledno nošenje zaštite
? timski rad
? spremnost za smene
+ skraćeno radno vreme na najtežim mestima
+ dodatak za rad u toploj zoni
`,
  ),
  occupation(
    'Rudarski inženjer|Inženjer geologije',
    {
      firm: /Rudnik|Kamenolom|Projekt|Biro/,
      in: ['rudarstvo'],
      at: ['heavy-industry', 'engineering'],
      as: 'expert',
      pay: [130, 200],
      weight: 2,
    },
    `
> Planiraćete otkopavanje, voditi dokumentaciju i brinuti o stabilnosti i životnoj sredini.
> Radićete između kopa i kancelarije, sa geodetama, poslovođama i inspekcijom.
- izrada planova otkopavanja
- praćenje rezervi i kvaliteta
- vođenje tehničke dokumentacije
- nadzor bušenja i miniranja
- proračun stabilnosti kosina
- priprema godišnjih izveštaja
- planiranje rekultivacije
- obuka poslovođa o bezbednosti
- saradnja sa institutima
? diploma rudarskog ili geološkog fakulteta
? stručni ispit ili namera da se položi
? rad u programima za modelovanje
? vozačka dozvola B kategorije
+ terensko vozilo i smeštaj po potrebi
+ plaćen stručni ispit i članarinu u komori
`,
  ),
  occupation(
    'Štampar|Mašinista ofset štampe|Operater digitalne štampe',
    {
      firm: /Štamparija|Print|Grafika/,
      in: ['graficarstvo'],
      at: ['printing'],
      as: 'craft',
      pay: [95, 140],
      weight: 4,
    },
    `
> Vodićete štamparsku mašinu od pripreme do poslednjeg tabaka i loviti nijansu pre kupca.
> Radićete na {višebojnoj ofset mašini|digitalnoj štampi velikog formata}, uz pripremu u istoj zgradi.
- priprema mašine i ploča
- usklađivanje boja i registra
- štampa probnog tabaka
- praćenje gustine boje
- zamena valjaka i guma
- čišćenje i dnevno održavanje
- izbor papira prema nalogu
- vođenje radnog naloga
- saradnja sa pripremom i doradom
? iskustvo u štampi
? oko za boju i preciznost
? rad u dve smene
? grafička škola je prednost
+ dodatak za hitne poslove
+ specijalizaciju na novoj mašini
`,
  ),
  occupation(
    'Radnik u grafičkoj doradi|Knjigovezac',
    {
      firm: /Štamparija|Print|Grafika/,
      in: ['graficarstvo', 'proizvodnja'],
      at: ['printing'],
      as: 'factory',
      pay: [78, 98],
      weight: 3,
    },
    `
> Savijaćete, lepiti i seći odštampano, dok tabaci ne postanu knjiga, kutija ili katalog.
> Radićete u doradi gde se svaki posao završava rukom i proverava okom.
- sečenje na grafičkom nožu
- savijanje i sakupljanje tabaka
- lepljeni i šiveni povez
- štancovanje i lepljenje kutija
- plastifikacija i zlatotisak
- ručni poslovi na malim tiražima
- prebrojavanje i pakovanje
- provera redosleda strana
- čišćenje mašina
? spretnost i tačnost
? volja da se nauči zanat
? spremnost na rad u smenama
? iskustvo u štampariji je prednost
+ učenje knjigovezačkog zanata uz majstora
+ oštećene primerke knjiga za kućnu biblioteku
`,
  ),
  occupation(
    'Operater grafičke pripreme|Prelamač i priprema za štampu',
    {
      in: ['graficarstvo', 'dizajn'],
      at: ['printing', 'agency', 'media'],
      as: 'creative',
      pay: [90, 135],
      weight: 3,
    },
    `
> Proveravaćete fajlove klijenata, prelamati tekst i pripremati ga za štampu.
> Radićete sa dizajnerima i štamparima, od fajla do odobrenog otiska.
- provera fajlova i ispravka grešaka
- prelom knjiga i kataloga
- priprema boja i preklapanja
- izrada montaže tabaka
- probni otisci
- osvetljavanje ploča
- arhiva poslova
- dogovor sa klijentom o izmenama
- izrada nacrta za štancu
? dobro poznavanje programa za prelom i obradu slike
? poznavanje štamparskih tehnika
? oštro oko za tipografiju
? rad u kratkim rokovima
+ miran kutak sa kalibrisanim ekranom
+ stručnu literaturu i kurseve tipografije
`,
  ),
  occupation(
    'Urednik izdanja|Urednik u izdavaštvu',
    {
      firm: /Izdavačka/,
      in: ['graficarstvo', 'mediji'],
      at: ['printing', 'media', 'education'],
      as: 'creative',
      pay: [95, 150],
      weight: 2,
      education: ['osnovne', 'master'],
    },
    `
> Vodićete knjigu od rukopisa do police: autor, lektura, prelom, korice i rok.
> Pripremaćete rukopise za štampu: lektura, prelom, korice i rokovi.
> Uređivaćete {8-20/4} naslova godišnje i predlagati nove autore i prevode.
- čitanje i procena rukopisa
- rad sa autorima na tekstu
- dogovor sa prevodiocima i lektorima
- planiranje izdavačkog kalendara
- priprema tekstova za korice
- praćenje troškova izdanja
- predstavljanje knjiga na sajmovima
- ugovaranje autorskih prava
- saradnja sa knjižarama
? izuzetna pismenost
? uredničko ili lektorsko iskustvo
? odlično znanje bar jednog stranog jezika
? organizovanost sa više naslova uporedo
+ autorski primerak svakog izdanja
+ rad od kuće u danima čitanja
`,
  ),
];
