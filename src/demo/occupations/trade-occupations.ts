import { type Occupation, occupation } from '../occupation.ts';

export const tradeOccupations: readonly Occupation[] = [
  occupation(
    'Prodavac|Prodavac u maloprodaji|Prodavac – rad na odeljenju',
    { in: ['trgovina'], at: ['retail'], as: 'shop', pay: [75, 95], weight: 26 },
    `
> Dočekivaćete kupce, pomagati im da nađu ono što im treba i brinuti da na policama uvek ima robe.
> Radićete na odeljenju sa stalnim kupcima, od jutarnjeg prijema robe do zatvaranja prodavnice.
- prijem robe i provera po otpremnici
- popunjavanje polica i frižidera tokom dana
- savetovanje kupaca i pomoć pri izboru
- provera rokova i povlačenje robe pred istek
- isticanje i provera cena na policama
- priprema akcijske robe prema nedeljnom letku
- naplata na kasi u vreme gužve
- održavanje urednosti odeljenja
- učešće u mesečnom popisu
- prijem povrata i rešavanje sitnih reklamacija
? ljubaznost i strpljenje u radu sa kupcima
? spremnost za rad u dve smene
? osnovno snalaženje u radu sa fiskalnom kasom
? urednost i osećaj za izgled odeljenja
? mogućnost podizanja tereta do 15 kilograma
+ stalnu prodavnicu, bez premeštanja iz objekta u objekat
+ [Market|Diskont|Prodavnice] obuku za mesaru ili pekaru za one koji to žele
+ [!Market|Diskont|Prodavnice] savete dobavljača o novoj robi pre svake sezone
`,
  ),
  occupation(
    'Kasir|Kasir – blagajnik',
    { in: ['trgovina'], at: ['retail'], as: 'shop', pay: [75, 90], weight: 9 },
    `
> Radićete na kasi: naplata, računi i ljubazna reč za svakog kupca.
> Vodićete svoju kasu od otvaranja do predaje pazara, u prodavnici sa {5-9} kasa.
- skeniranje i naplata robe gotovinom i karticom
- izdavanje računa za firme
- predaja pazara i obračun blagajne na kraju smene
- zamena novca i kontrola sitnine
- pomoć kupcima na samouslužnim kasama
- unos poklon-bonova i popusta
- popunjavanje polica uz kase
- provera cene kada se podatak na polici ne slaže
- pakovanje porudžbina za dostavu
? tačnost u radu sa novcem
? mirnoća i kada je red dugačak
? spremnost za rad vikendom po rasporedu
? osnovno poznavanje rada na računaru
+ dodatak za rad sa gotovinom od {5-9} hiljada dinara
+ stolicu na svakoj kasi i pauze koje se poštuju
`,
  ),
  occupation(
    'Mesar|Mesar – sekač',
    {
      firm: /Market|Diskont|Prodavnice|Delikates/,
      in: ['trgovina', 'priprema-hrane'],
      at: ['retail', 'food-industry'],
      as: 'craft',
      pay: [95, 135],
      weight: 6,
    },
    `
> Vodićete mesaru od prijema polutki do vitrine, uz slobodu da sami složite ponudu dana.
> Radićete rasecanje i obradu mesa i savetovati kupce koji komad je za koje jelo.
- rasecanje i otkoštavanje polutki
- obrada i klasiranje mesa
- priprema ćevapa, pljeskavica i marinada
- slaganje i osvežavanje vitrine
- vođenje evidencije o poreklu i rokovima
- posluživanje kupaca i savet o pripremi
- kontrola temperature u komorama
- čišćenje i dezinfekcija alata i radnih površina
- naručivanje mesa za naredni dan
? iskustvo u rasecanju mesa u mesari ili klanici
? poznavanje higijenskih propisa
? sigurnost u radu sa nožem i testerom
? važeća sanitarna knjižica ili spremnost da se izvadi
+ dodatak za prodaju iznad plana mesare
+ kvalitetne noževe i pancir-rukavice
`,
  ),
  occupation(
    'Poslovođa prodavnice|Poslovođa maloprodajnog objekta',
    { in: ['trgovina', 'menadzment'], at: ['retail'], as: 'foreman', pay: [110, 155], weight: 5 },
    `
> Vodićete prodavnicu sa {8-18} zaposlenih: ljude, robu, raspored i rezultat.
> Odgovaraćete za objekat od porudžbine do popisa i za ljude koji u njemu rade.
- izrada mesečnog rasporeda smena
- poručivanje robe i praćenje zaliha
- praćenje prometa, marže i kala
- obuka novih prodavaca i kasira
- dnevna kontrola pazara i dokumentacije
- rešavanje reklamacija koje prevazilaze odeljenje
- priprema objekta za popis i inspekcije
- dogovor sa dobavljačima o isticanju robe
- razgovori sa timom o učinku i napredovanju
? iskustvo u vođenju smene ili odeljenja
? dobro poznavanje poslovanja maloprodaje
? organizovanost i pravičnost u raspodeli posla
? snalaženje u tabelama i programu za robno poslovanje
+ bonus na promet objekta, isplaćen svakog meseca
+ program obuke za vođenje ljudi
`,
  ),
  occupation(
    'Komercijalista|Komercijalista u veleprodaji|Saradnik u prodaji',
    {
      in: ['trgovina'],
      at: ['wholesale', 'production', 'food-industry', 'printing', 'textile'],
      as: 'office',
      pay: [90, 150],
      weight: 14,
      ladder: 'senior',
    },
    `
> Brinućete o postojećim kupcima, praviti ponude i otvarati nove saradnje.
> Vodićete svoju grupu kupaca od prve ponude do naplate, uz podršku magacina i finansija.
- prijem porudžbina i izrada ponuda
- ugovaranje cena i rokova plaćanja
- praćenje naplate i usklađivanje sa finansijama
- pronalaženje novih kupaca i prvi razgovori
- dogovor sa magacinom o isporukama
- vođenje evidencije o kupcima u programu za prodaju
- priprema mesečnog izveštaja o prodaji
- rešavanje reklamacija u dogovoru sa proizvodnjom
- nastup na sajmovima i prezentacijama
- praćenje cena i ponude konkurencije
? veština pregovaranja i jasno pisanje
? dobro poznavanje tabela
? iskustvo u prodaji firmama
? poznavanje engleskog u meri potrebnoj za prepisku
? vozačka dozvola B kategorije
+ proviziju od prvog ugovorenog posla
+ kupce koje nasleđujete, a ne samo prazan spisak
`,
  ),
  occupation(
    'Komercijalista na terenu|Trgovački putnik|Predstavnik prodaje na terenu',
    {
      in: ['trgovina'],
      at: ['wholesale', 'food-industry', 'installations', 'agriculture', 'pharmacy'],
      as: 'fieldSales',
      pay: [95, 145],
      weight: 12,
    },
    `
> Obilazićete kupce po utvrđenoj ruti, prikupljati porudžbine i dogovarati izlaganje robe.
> Teren je vaš: {40-90/5} kupaca, nedeljni plan koji sami pravite i podrška iz kancelarije.
- obilazak kupaca po planu rute
- prikupljanje porudžbina preko tableta
- dogovaranje izlaganja i akcija
- naplata i praćenje dospelih računa
- predstavljanje novih proizvoda i uzoraka
- otvaranje novih prodajnih mesta
- praćenje zaliha kod kupaca
- izveštaj sa terena na kraju nedelje
- dogovor sa dostavom o vanrednim isporukama
? vozačka dozvola B kategorije i sigurnost u vožnji
? samostalnost u planiranju dana
? prijatan i uporan pristup kupcima
? poznavanje terena i okolnih opština
? iskustvo u prodaji robe široke potrošnje
+ službeni automobil, telefon i tablet
+ naknadu za svaki dan terena preko {60-120/20} kilometara
`,
  ),
  occupation(
    'Prodavac tehnike|Savetnik za prodaju bele tehnike',
    {
      firm: /Tehnika|Dom|Net|Telekom/,
      in: ['trgovina', 'telekomunikacije'],
      at: ['retail', 'telecom'],
      as: 'shop',
      pay: [85, 115],
      weight: 4,
    },
    `
> Pomoći ćete kupcima da izaberu uređaj koji im stvarno treba i objasniti razlike bez žargona.
> Radićete u salonu tehnike: savet, ponuda na rate, isporuka i briga o kupcu posle prodaje.
- savetovanje o uređajima i poređenje modela
- izrada ponuda i prodaja na rate
- prikaz rada uređaja u salonu
- zakazivanje isporuke i ugradnje
- prijem uređaja na servis i obaveštavanje kupca
- slaganje izložbenih primeraka i cena
- odgovaranje na upite sa veb-prodavnice
- učestvovanje u popisu i prijemu robe
- podešavanje telefona i prenos podataka
? interesovanje za tehniku i stalno učenje
? jasno objašnjavanje i strpljenje
? rad vikendom po rasporedu
? iskustvo u prodaji tehnike je prednost
+ proviziju na garanciju i dodatnu opremu
+ uređaje na isprobavanje pre nego što stignu u prodaju
`,
  ),
  occupation(
    'Prodavac odeće i obuće|Prodajni savetnik u butiku',
    {
      firm: /Moda|Konfekcija|Obuća|Trikotaža/,
      in: ['trgovina'],
      at: ['retail', 'textile'],
      as: 'shop',
      pay: [75, 95],
      weight: 6,
    },
    `
> Dočekivaćete kupce, tražiti im veličinu, predlagati kombinacije i držati salon urednim.
> Radićete u butiku sa kolekcijama koje se menjaju svakih {6-10} nedelja.
- dočekivanje kupaca i pomoć u kabinama
- slaganje kolekcije na stalke i police
- aranžiranje izloga
- naplata i pakovanje
- prijem pošiljki i lepljenje deklaracija
- praćenje stanja po veličinama
- zamene i povrati
- priprema rasprodaja
- slanje porudžbina iz veb-prodavnice
? osećaj za boje, krojeve i materijale
? lepo ophođenje i dobra organizacija
? spremnost za smenski rad u tržnom centru
? osnovno poznavanje engleskog
+ popust na svaku novu kolekciju
+ bonus na lični i na promet salona
`,
  ),
  occupation(
    'Radnik na popunjavanju polica|Popunjivač polica',
    {
      firm: /Market|Diskont|Prodavnice/,
      in: ['trgovina', 'magacin'],
      at: ['retail'],
      as: 'student',
      pay: [75, 82],
      weight: 4,
    },
    `
> Pre otvaranja i uveče popunjavaćete police i frižidere, tako da kupci zateknu pun raf.
> Radi se po četiri do šest sati, pa se posao lako uklapa uz fakultet.
- raspakivanje i razvrstavanje isporuke
- popunjavanje polica po pravilu rokova
- slaganje gajbi i povratne ambalaže
- zamena cena pre početka akcije
- čišćenje polica i frižidera
- prenos robe iz magacina u prodajni prostor
- prijava oštećene robe poslovođi
- pomoć pri popisu
- presovanje kartona
? brzina i urednost
? dolazak na vreme, i u ranim smenama
? osnovno snalaženje sa ručnim skenerom
? mogućnost rada najmanje tri dana u nedelji
+ smene koje sami birate preko aplikacije
+ isplatu dva puta mesečno
`,
  ),
  occupation(
    'Prodavac na benzinskoj stanici|Točilac goriva i prodavac',
    {
      firm: /Auto|Motors|Vulkan|Mobil/,
      in: ['trgovina'],
      at: ['car-service'],
      as: 'shop',
      pay: [78, 95],
      weight: 4,
    },
    `
> Točićete gorivo, naplaćivati i brinuti o maloj prodavnici uz naš servis.
> Radićete na stanici uz auto-centar, sa prodavnicom i kafe-kutkom.
- točenje goriva i pomoć vozačima
- naplata goriva i robe
- priprema kafe i toplih sendviča
- prijem goriva iz cisterne uz zapisnik
- merenje nivoa u rezervoarima
- provera tečnosti i pritiska u gumama na zahtev
- popunjavanje prodavnice i frižidera
- predaja pazara i smene
- održavanje prostora oko pumpi
? odgovornost u radu sa gorivom i novcem
? spremnost za noćne smene
? ljubaznost prema gostima u prolazu
? poznavanje mera zaštite od požara je prednost
+ uvećanu zaradu za noćni rad
+ kafu i obrok u svakoj smeni
`,
  ),
  occupation(
    'Merčendajzer|Unapređivač prodaje',
    {
      in: ['trgovina', 'marketing'],
      at: ['wholesale', 'food-industry', 'agency'],
      as: 'fieldSales',
      pay: [80, 100],
      weight: 5,
      education: ['sss3', 'sss4'],
    },
    `
> Brinućete da naši proizvodi u prodavnicama imaju svoje mesto, cenu i pun raf.
> Obilazićete {8-15} prodavnica dnevno i sređivati police pre nego što stignu kupci.
- slaganje robe prema planu police
- provera cena i rokova
- postavljanje stalaka i reklamnog materijala
- fotografisanje polica i izveštaj u aplikaciji
- dogovor sa poslovođama o dodatnom prostoru
- prenos robe iz magacina prodavnice
- praćenje akcija konkurencije
- povlačenje robe sa oštećenim pakovanjem
- priprema promocija vikendom
? vozačka dozvola B kategorije
? urednost i fotografsko pamćenje za raspored police
? dobar odnos sa osobljem prodavnica
? spremnost na rad od ranih jutarnjih sati
+ službeno vozilo sa gorivom
+ kraj radnog dana oko 14 sati
`,
  ),
  occupation(
    'Menadžer ključnih kupaca|Menadžer prodaje',
    {
      in: ['trgovina', 'menadzment'],
      at: ['wholesale', 'production', 'food-industry', 'printing'],
      as: 'manager',
      pay: [160, 250],
      weight: 3,
    },
    `
> Vodićete pregovore sa najvećim kupcima i odgovarati za godišnji plan u tom kanalu.
> Preuzimate {5-9} velikih kupaca: ugovore, asortiman, akcije i naplatu.
- pregovori o godišnjim ugovorima i rabatima
- planiranje prodaje po mesecima i artiklima
- dogovor o akcijama i uvođenju novih proizvoda
- praćenje profitabilnosti po kupcu
- koordinacija sa nabavkom, magacinom i marketingom
- priprema prognoza za proizvodnju
- izveštavanje direktora prodaje
- vođenje tima od {5-8} unapređivača
- praćenje tržišta i cena konkurencije
? iskustvo u vođenju velikih kupaca
? sigurnost u pregovorima i u brojevima
? dobro znanje engleskog
? vozačka dozvola B kategorije
+ godišnji bonus do tri zarade
+ službeni automobil i za privatne potrebe
`,
  ),
  occupation(
    'Referent nabavke|Saradnik u nabavci',
    {
      in: ['ekonomija', 'logistika'],
      at: ['wholesale', 'production', 'food-industry', 'construction', 'retail', 'heavy-industry'],
      as: 'office',
      pay: [90, 135],
      weight: 7,
      ladder: 'senior',
    },
    `
> Poručivaćete materijal i usluge, porediti ponude i paziti da ništa ne zakasni.
> Vodićete nabavku od zahteva do prijema robe, sa {30-80/5} stalnih dobavljača.
- prikupljanje i poređenje ponuda
- izrada i slanje narudžbenica
- praćenje rokova isporuke
- pregovaranje o ceni i uslovima plaćanja
- provera faktura i usklađivanje sa prijemnicama
- traženje novih dobavljača
- vođenje baze cena i ugovora
- dogovor sa proizvodnjom o zalihama
- priprema dokumentacije za uvoz
? iskustvo u nabavci ili komercijali
? odlično poznavanje tabela
? engleski jezik za rad sa stranim dobavljačima
? tačnost i uporna provera rokova
? poznavanje osnova carinskog postupka je prednost
+ nagradu za ostvarenu uštedu
+ posete sajmovima i fabrikama dobavljača
`,
  ),
  occupation(
    'Saradnik za veb-prodaju|Administrator veb-prodavnice',
    {
      in: ['trgovina', 'marketing'],
      at: ['retail', 'wholesale', 'agency', 'textile'],
      as: 'office',
      pay: [85, 125],
      weight: 4,
    },
    `
> Uređivaćete veb-prodavnicu, pratiti porudžbine i odgovarati kupcima, od slike do isporuke.
> Brinućete da ponuda na sajtu bude tačna, čitljiva i uvek na stanju.
- unos artikala, opisa i fotografija
- praćenje porudžbina i dogovor sa magacinom
- odgovaranje na pitanja kupaca
- obrada povrata i zamena
- postavljanje akcija i naslovne strane
- praćenje statistike i napuštenih korpi
- priprema mejlova za stalne kupce
- provera cena i stanja u odnosu na program
- dogovor sa kurirskom službom
? pismenost i tačnost u unosu
? iskustvo sa nekom platformom za veb-prodaju
? osnovna obrada fotografija
? sklonost ka brojkama i poređenju
+ učešće u rastu prometa veb-prodavnice
+ jedan do dva dana rada od kuće
`,
  ),
  occupation(
    'Regionalni menadžer maloprodaje|Menadžer regiona',
    {
      in: ['menadzment', 'trgovina'],
      at: ['retail', 'pharmacy', 'banking', 'insurance'],
      as: 'manager',
      pay: [170, 240],
      weight: 2,
    },
    `
> Vodićete {8-18} objekata u regionu, uz njihove poslovođe.
> Odgovaraćete za rezultat regiona, otvaranje novih objekata i razvoj ljudi u njima.
- nedeljni obilazak objekata i razgovor sa timovima
- postavljanje i praćenje ciljeva po objektu
- izbor i uvođenje poslovođa
- analiza prometa, troškova i popisa
- priprema otvaranja novih objekata
- usklađivanje akcija sa centralom
- rešavanje složenih žalbi kupaca
- plan obuka za region
- predlozi za asortiman prema regionu
? iskustvo u vođenju više lokacija
? sigurnost u radu sa planovima i budžetom
? spremnost na teren četiri dana nedeljno
? mirno vođenje teških razgovora
+ službeni automobil i godišnji bonus
+ mentora iz uprave tokom prvih {5-6} meseci
`,
  ),
];
