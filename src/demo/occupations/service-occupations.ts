import { type Occupation, occupation } from '../occupation.ts';

export const serviceOccupations: readonly Occupation[] = [
  occupation(
    'Magacioner|Magacinski radnik|Radnik u magacinu',
    {
      in: ['magacin'],
      at: ['wholesale', 'transport', 'production', 'retail', 'food-industry', 'pharmacy', 'printing'],
      as: 'factory',
      pay: [80, 105],
      weight: 18,
    },
    `
> Primaćete, slagati i izdavati robu u magacinu sa {2000-9000/500} paletnih mesta.
> Radićete od istovara do utovara, sa skenerom umesto papira i jasnim rasporedom.
- prijem i provera robe
- razmeštanje po policama
- komisioniranje porudžbina
- priprema za otpremu
- utovar i istovar vozila
- nedeljni delimični popisi
- prijava oštećenja
- rad sa ručnim viljuškarom
- održavanje reda u prolazima
- unos prijemnica u program
? tačnost i fizička spremnost
? osnovno poznavanje robnog poslovanja
? spremnost za dve smene
? uverenje za viljuškar je prednost
+ plaćen kurs za viljuškar
+ nagradu za smenu bez greške
`,
  ),
  occupation(
    'Viljuškarista|Rukovalac viljuškarom',
    {
      in: ['magacin', 'transport'],
      at: ['wholesale', 'transport', 'production', 'food-industry', 'construction'],
      as: 'factory',
      pay: [88, 115],
      weight: 6,
    },
    `
> Upravljaćete viljuškarom u {visokoregalnom skladištu|krugu fabrike|hladnjači} i snabdevati linije i rampe.
> Vozila su električna, punjači u hali, a prolazi široki i obeleženi.
- utovar i istovar kamiona
- odlaganje u regale
- dotur materijala na liniju
- skeniranje i potvrda pozicije
- dnevni pregled vozila
- punjenje baterija
- razdvajanje povratne ambalaže
- pomoć pri popisu
- bezbedna vožnja među pešacima
? uverenje za viljuškaristu
? iskustvo u magacinu
? pažljiva vožnja
? smenski rad
+ dodatak za rad u visokom regalu
+ obnovu uverenja i lekarski pregled
`,
  ),
  occupation(
    'Komisioner|Komisioner u distributivnom centru',
    {
      in: ['magacin', 'logistika'],
      at: ['wholesale', 'transport', 'retail', 'pharmacy'],
      as: 'factory',
      pay: [80, 110],
      weight: 5,
    },
    `
> Skupljaćete porudžbine glasovnim navođenjem ili skenerom i spremati ih za prodavnice.
> U smeni spremate {60-140/10} porudžbina, a tempo raste postepeno uz obuku.
- skupljanje robe po nalogu
- slaganje na kolica i palete
- kontrola količine
- lepljenje nalepnica
- predaja na rampu
- zamena baterije na uređaju
- prijava praznih pozicija
- pakovanje lomljive robe
- vraćanje neisporučene robe
? brzina uz tačnost
? spremnost na dosta hodanja
? rad rano ujutru ili noću
? koncentracija
+ učinak preko osnovne zarade
+ toplu radnu odeću za hladnu zonu
`,
  ),
  occupation(
    'Poslovođa magacina|Šef magacina',
    {
      in: ['magacin', 'menadzment'],
      at: ['wholesale', 'transport', 'production', 'retail'],
      as: 'foreman',
      pay: [115, 165],
      weight: 3,
    },
    `
> Vodićete magacin i {8-18} ljudi: prijem, otprema, tačnost zaliha i bezbednost.
> Odgovaraćete za to da svaka paleta ima mesto, a svaki kamion termin.
- raspored ljudi i zadataka
- praćenje tačnosti zaliha
- termini istovara i utovara
- popisi
- obuka novih magacionera
- saradnja sa prodajom i nabavkom
- rešavanje razlika
- predlog rasporeda robe
- izveštaj o učinku
? iskustvo u vođenju magacina
? poznavanje programa za skladište
? organizovanost
? pravičnost prema timu
+ bonus na tačnost zaliha
+ uticaj na uređenje novog skladišta
`,
  ),
  occupation(
    'Vozač C kategorije|Vozač kamiona|Vozač – distribucija',
    {
      in: ['transport'],
      at: ['transport', 'wholesale', 'food-industry', 'construction', 'production', 'agriculture'],
      as: 'driver',
      pay: [105, 150],
      weight: 12,
    },
    `
> Vozićete robu kupcima {mesto} i u regionu, sa povratkom kući svake večeri.
> Vozilo je zaduženo na vas, rute su poznate, a utovar priprema magacin.
- razvoz po utvrđenoj ruti
- provera robe pri utovaru
- predaja robe i dokumenata
- naplata po potrebi
- dnevni pregled vozila
- vođenje tahografa
- povrat ambalaže
- pranje i briga o vozilu
- javljanje dispečeru o zastojima
? vozačka dozvola C kategorije i kvalifikaciona kartica
? važeća tahografska kartica
? iskustvo u distribuciji
? bezbedna vožnja
+ kamion mlađi od {5-7} godina
+ dnevnice za svaki dan van mesta
`,
  ),
  occupation(
    'Vozač CE kategorije|Vozač šlepera|Vozač u međunarodnom transportu',
    {
      firm: /Transport|Kargo|Logistika|Špedicija/,
      in: ['transport', 'logistika'],
      at: ['transport'],
      as: 'driver',
      pay: [140, 240],
      weight: 9,
      abroad: true,
    },
    `
> Vozićete {hladnjaču|ceradu|cisternu} na stalnim linijama, u tempu koji dozvoljava odmor.
> Dispečer planira povratak unapred, a vikend provodite kod kuće ili je posebno plaćen.
- vožnja po međunarodnim linijama
- obezbeđenje tereta
- provera dokumenata i carine
- praćenje temperature
- vođenje tahografa
- komunikacija sa dispečerom
- pregled vučnog i priključnog vozila
- predaja tovarnih listova
- prijava kvara servisu
? vozačka dozvola CE i kvalifikaciona kartica
? pasoš i tahografska kartica
? poznavanje propisa o radnom vremenu
? osnove engleskog ili nemačkog su prednost
+ tegljač sa klimom u mirovanju i frižiderom
+ obračun po danu, ne po kilometru
`,
  ),
  occupation(
    'Vozač B kategorije – dostava|Dostavljač robe',
    {
      in: ['transport'],
      at: ['wholesale', 'retail', 'food-industry', 'pharmacy', 'restaurants', 'car-service'],
      as: 'driver',
      pay: [85, 110],
      weight: 9,
    },
    `
> Razvozićete robu kombijem po gradu i okolini, na {20-40/5} adresa dnevno.
> Ruta stiže na telefon, a utovar je gotov pre vašeg dolaska.
- razvoz po spisku
- istovar i predaja
- potvrda prijema na telefonu
- naplata pouzećem
- povrat robe
- briga o vozilu
- dogovor sa kupcem o terminu
- pomoć u magacinu
- javljanje o izmenama rute
? vozačka dozvola B kategorije
? poznavanje grada
? ljubaznost
? mogućnost podizanja tereta do 20 kilograma
+ gorivo i kazne za parkiranje na istovaru o trošku firme
+ slobodan vikend
`,
  ),
  occupation(
    'Kurir|Kurir – dostavljač paketa|Dostavljač hrane',
    {
      firm: /Ekspres|Logistika|Picerija|Pekara|Restoran|Kargo/,
      in: ['transport', 'ostalo'],
      at: ['transport', 'restaurants'],
      as: 'driver',
      pay: [80, 125],
      weight: 7,
      education: ['os', 'sss3', 'sss4'],
    },
    `
> Nosićete {porudžbine i pošiljke|pošiljke} do vrata, u reonu koji ćete upoznati za nedelju dana.
> Dobijate reon, vozilo i aplikaciju sa rutom, a zarada raste sa brojem isporuka.
- preuzimanje i ređanje paketa
- isporuka po reonu
- potvrda i fotografija
- naplata otkupnine
- preuzimanje od pošiljalaca
- dogovor telefonom
- razduženje na kraju dana
- prijava oštećenja
- briga o zaduženoj opremi
? vozačka dozvola B ili AM kategorije
? snalažljivost
? dobra komunikacija
? rad u svim vremenskim uslovima
+ električni bicikl ili kombi, po izboru reona
+ nagradu za isporuke iz prvog pokušaja
`,
  ),
  occupation(
    'Vozač autobusa|Vozač D kategorije',
    {
      firm: /Prevoz|Ture|Putovanja/,
      in: ['transport'],
      at: ['transport', 'travel'],
      as: 'driver',
      pay: [115, 160],
      weight: 4,
    },
    `
> Vozićete putnike na {gradskim|prigradskim|međugradskim} linijama po stalnom redu vožnje.
> Vozite poznato vozilo, sa odmorom koji se poštuje.
- vožnja po redu vožnje
- prodaja i kontrola karata
- pomoć putnicima pri ulasku
- pregled autobusa
- vođenje tahografa
- prijava kvara
- čistoća kabine
- predaja pazara
- vanredne vožnje po dogovoru
? vozačka dozvola D kategorije
? kvalifikaciona kartica
? smirena vožnja
? rad vikendom po rasporedu
+ besplatan prevoz za porodicu
+ plaćenu prekvalifikaciju sa C na D
`,
  ),
  occupation(
    'Taksi vozač|Vozač putničkog prevoza',
    {
      firm: /Prevoz/,
      in: ['transport'],
      at: ['transport'],
      as: 'driver',
      pay: [90, 140],
      weight: 2,
    },
    `
> Prevozićete putnike po pozivu i preko aplikacije, u vozilu firme.
> Termine vožnje birate sami, a vozilo je oprano, registrovano i osigurano.
- prevoz po pozivu
- doček na stanici i aerodromu
- naplata i izdavanje računa
- pomoć oko prtljaga
- provera vozila
- održavanje čistoće
- komunikacija sa centralom
- prevoz zaposlenih po ugovoru
- evidencija vožnji
? vozačka dozvola B kategorije
? ispit iz poznavanja grada ili spremnost na polaganje
? uredan vozački karton
? ljubaznost
+ procenat bez dnevnog plana
+ hibridno vozilo
`,
  ),
  occupation(
    'Disponent|Organizator transporta|Dispečer',
    {
      in: ['logistika', 'transport'],
      at: ['transport', 'wholesale', 'construction'],
      as: 'office',
      pay: [105, 160],
      weight: 5,
    },
    `
> Planiraćete vožnje za {20-60/5} kamiona i držati vezu između vozača i kupaca.
> Svaki dan slažete slagalicu: teret, termin, radno vreme vozača i povratak.
- planiranje ruta i utovara
- traženje povratnih tereta
- dogovor sa vozačima
- praćenje vozila
- rešavanje zastoja
- ugovaranje cena prevoza
- provera dokumenata
- obračun putnih naloga
- izveštaj o iskorišćenju
? iskustvo u organizaciji transporta
? engleski ili nemački
? brzo odlučivanje
? poznavanje berzi tereta
+ procenat od razlike u ceni
+ dežurstvo najviše jedan vikend mesečno
`,
  ),
  occupation(
    'Carinski referent|Špediter – deklarant',
    {
      firm: /Špedicija|Logistika|Kargo|Trade/,
      in: ['logistika'],
      at: ['transport', 'wholesale'],
      as: 'office',
      pay: [100, 145],
      weight: 3,
    },
    `
> Pripremaćete carinske deklaracije i savetovati uvoznike pre nego što roba krene.
> Radićete u ispostavi {mesto}, sa stalnim klijentima i robom koju poznajete.
- priprema deklaracija
- svrstavanje robe
- obračun dažbina
- prikupljanje dozvola
- komunikacija sa carinom
- tranzitni dokumenti
- saveti klijentima
- arhiva predmeta
- praćenje propisa
? iskustvo u špediciji
? ispit za carinsko zastupanje je prednost
? tačnost
? engleski jezik
+ plaćen stručni ispit
+ dodatak za dežurstvo na terminalu
`,
  ),
  occupation(
    'Konobar|Konobar – šanker|Poslužitelj u restoranu',
    {
      firm: /Restoran|Picerija|Kafeterija|Hotel|Vila|Konak|Spa|Poslastičarnica/,
      in: ['ugostiteljstvo'],
      at: ['restaurants', 'hotels'],
      as: 'hospitality',
      pay: [80, 115],
      weight: 16,
      abroad: true,
    },
    `
> Dočekivaćete goste, preporučivati jela i pića i pamtiti ko je šta naručio.
> Radićete u sali sa {5-9} kolega, po rasporedu koji se dogovara za dve nedelje.
- doček i smeštaj gostiju
- prijem porudžbina
- posluživanje hrane i pića
- preporuka vina i dnevnih jela
- naplata
- priprema sale pre otvaranja
- proslave i grupni ručkovi
- poliranje čaša i pribora
- rešavanje primedbi gostiju
? iskustvo u posluživanju
? brzina i osmeh
? osnovni engleski
? sanitarna knjižica
+ sav bakšiš podeljen isto veče
+ degustacije i obuku o vinima
`,
  ),
  occupation(
    'Barmen|Šanker|Barista',
    {
      firm: /Restoran|Kafeterija|Hotel|Vila|Spa/,
      in: ['ugostiteljstvo'],
      at: ['restaurants', 'hotels'],
      as: 'hospitality',
      pay: [80, 110],
      weight: 6,
    },
    `
> Pripremaćete kafu, koktele i sveže sokove iza šanka koji je srce lokala.
> Učimo jedni druge: od pene na kafi do karte koktela koju menjamo svake sezone.
- priprema kafe i napitaka
- kokteli po karti i po želji
- točenje piva i vina
- naručivanje pića
- popis šanka
- održavanje aparata
- priprema voća i leda
- naplata
- posluživanje za šankom
? iskustvo za šankom
? brzina u gužvi
? čistoća
? rad vikendom
+ kurs za baristu ili barmena
+ ideje za kartu koje nose vaše ime
`,
  ),
  occupation(
    'Kuvar|Kuvar – samostalni|Kuvar toplih jela',
    {
      firm: /Restoran|Picerija|Ketering|Hotel|Vila|Konak|Spa|Vrtić|Škola|Dom/,
      in: ['priprema-hrane', 'ugostiteljstvo'],
      at: ['restaurants', 'hotels', 'education', 'health'],
      as: 'hospitality',
      pay: [95, 150],
      weight: 13,
      abroad: true,
    },
    `
> Kuvaćete {domaća jela|jela sa roštilja i iz rerne|sezonski meni} od svežih namirnica.
> Vodićete svoju stanicu u kuhinji i učestvovati u sastavljanju jelovnika.
> Spremaćete jela po receptima i normativima i brinuti o urednoj kuhinji.
- priprema toplih jela
- porcionisanje i dekoracija
- priprema namirnica za naredni dan
- naručivanje robe
- praćenje rokova
- priprema obroka za proslave
- vođenje pomoćnih kuvara
- održavanje kuhinje
- normativi i utrošak
? iskustvo u kuhinji
? samostalnost u pripremi jela
? poznavanje higijenskih pravila
? sanitarna knjižica
+ slobodan jedan vikend mesečno
+ kratku praksu u drugoj kuhinji o našem trošku
`,
  ),
  occupation(
    'Pomoćni kuvar|Pomoćni radnik u kuhinji|Perač posuđa u kuhinji',
    {
      firm: /Restoran|Picerija|Ketering|Hotel|Vila|Konak|Spa|Vrtić|Dom/,
      in: ['priprema-hrane'],
      at: ['restaurants', 'hotels', 'education', 'health'],
      as: 'helper',
      pay: [75, 92],
      weight: 10,
    },
    `
> Pomagaćete kuvaru u pripremi, prati sudove mašinski i držati kuhinju spremnom.
> Pripremaćete povrće, meso i priloge i čistiti radne površine posle svake ture jela.
- čišćenje i sečenje povrća
- priprema salata i hladnih jela
- pranje sudova
- primanje namirnica
- porcionisanje priloga
- čišćenje radnih površina
- iznošenje ambalaže
- pomoć pri slaganju bifea
- praćenje temperature frižidera
? brzina i čistoća
? timski rad
? sanitarna knjižica ili spremnost da se izvadi
? rad vikendom
+ učenje kuvarskog zanata
+ obroke i za poneti
`,
  ),
  occupation(
    'Pica-majstor|Pica-majstor i roštiljdžija',
    {
      firm: /Picerija|Restoran/,
      in: ['priprema-hrane', 'ugostiteljstvo'],
      at: ['restaurants'],
      as: 'hospitality',
      pay: [90, 130],
      weight: 4,
    },
    `
> Razvlačićete testo i peći u peći na drva, pred gostima koji gledaju.
> Petkom ispečemo {120-300/20} pica, a ponedeljkom smišljamo nove.
- mešenje i odmaranje testa
- razvlačenje i slaganje nadeva
- vođenje peći
- priprema sosova
- naručivanje namirnica
- pakovanje za dostavu
- čišćenje stanice
- rad na roštilju po potrebi
- obuka pomoćnika
? iskustvo sa testom
? brzina
? urednost
? večernje smene
+ učinak po broju pica u špicu
+ nedeljni odmor u ponedeljak i utorak
`,
  ),
  occupation(
    'Pekar|Pekar – mesilac|Burekdžija',
    {
      firm: /Pekara|Pekare|Market|Diskont|Klas|Mlin/,
      in: ['priprema-hrane', 'prehrambena-tehnologija'],
      at: ['restaurants', 'retail', 'food-industry'],
      as: 'hospitality',
      pay: [88, 125],
      weight: 7,
    },
    `
> Mesićete i peći hleb, pecivo i pite, sveže za svako otvaranje.
> [restaurants] Radićete u maloj pekari sa otvorenom radionicom i stalnim kupcima.
> [!restaurants] Radićete na testu i pećima, od jutarnjih peciva do pita po porudžbini.
- mešenje hleba i peciva
- razvlačenje kora
- pečenje i kontrola
- punjenje i oblikovanje
- odmeravanje sirovina
- priprema kvasnog testa
- izlaganje u vitrinu
- čišćenje peći
- procena količina za sutra
? pekarski zanat ili iskustvo
? rad noću ili od ranog jutra
? čistoća
? pouzdanost
+ prevoz u ranim satima
+ slobodnu nedelju
`,
  ),
  occupation(
    'Poslastičar|Poslastičar – dekorater torti',
    {
      firm: /Poslastičarnica|Hotel|Konditor|Kafeterija|Ketering/,
      in: ['priprema-hrane', 'ugostiteljstvo'],
      at: ['restaurants', 'hotels', 'food-industry'],
      as: 'hospitality',
      pay: [88, 130],
      weight: 4,
    },
    `
> Pravićete torte, kolače i sladoled po recepturama koje smemo i da menjamo.
> Nedeljno izlazi {40-120/10} torti po narudžbini, svaka malo drugačija.
- fil, kore i kremovi
- dekorisanje
- izrada sladoleda
- čokoladni ukrasi
- porudžbine po želji
- vitrina i sveže ponude
- procena troška kolača
- proba novih ukusa
- čišćenje opreme
? znanje poslastičarstva
? mirna ruka
? estetika
? higijena
+ kurs kod gostujućih poslastičara
+ tortu za svaki porodični rođendan
`,
  ),
  occupation(
    'Recepcioner|Recepcioner u hotelu|Noćni recepcioner',
    {
      firm: /Hotel|Vila|Konak|Spa/,
      in: ['turizam', 'ugostiteljstvo'],
      at: ['hotels', 'health', 'beauty'],
      as: 'hospitality',
      pay: [80, 112],
      weight: 7,
      education: ['sss4', 'strukovne'],
    },
    `
> Dočekivaćete goste: prijava, rezervacije i dobar savet za večeru.
> Radićete na recepciji sa kolegom, po osam sati, uz program za rezervacije.
- prijava i odjava gostiju
- rezervacije telefonom i preko sajtova
- naplata
- informacije o gradu i izletima
- saradnja sa domaćinstvom
- rešavanje molbi gostiju
- zatvaranje dana
- odgovori na recenzije
- doček grupa
? engleski za razgovor sa gostima
? prijatna komunikacija
? rad na računaru
? smene, uključujući vikend
+ noćni dodatak i slobodan dan posle dve noći
+ razmenu sa hotelima partnerima
`,
  ),
  occupation(
    'Sobarica/sobar!|Radnik u hotelskom domaćinstvu',
    { in: ['higijena', 'turizam'], at: ['hotels'], as: 'helper', pay: [76, 95], weight: 6 },
    `
> Pripremaćete sobe za nove goste, po spisku koji stiže svakog jutra.
> Dnevno je {8-14} soba u paru sa koleginicom ili kolegom, uz pauzu.
- spremanje soba i kupatila
- zamena posteljine
- dopuna mini-bara
- prijava kvarova
- briga o nađenim stvarima
- generalno čišćenje po planu
- slaganje veša
- uređenje hodnika
- priprema soba za posebne prilike
? urednost i diskrecija
? fizička izdržljivost
? rad vikendom po rasporedu
? osnovni engleski je prednost
+ kraj smene najkasnije u 16 sati
+ bakšiš i bonus za ocene gostiju
`,
  ),
  occupation(
    'Menadžer restorana|Šef sale',
    {
      firm: /Restoran|Picerija|Hotel|Kafeterija|Ketering/,
      onSite: true,
      in: ['ugostiteljstvo', 'menadzment'],
      at: ['restaurants', 'hotels'],
      as: 'manager',
      pay: [130, 195],
      weight: 2,
    },
    `
> Vodićete salu i tim od {10-20} ljudi: goste, raspored, nabavku i utisak.
> Brinućete da i petkom uveče sve ide lako.
- raspored i obuka osoblja
- doček gostiju i rezervacije
- nabavka i cene
- praćenje troška
- dogovor proslava
- rešavanje primedbi
- dnevni obračun
- saradnja sa kuhinjom
- ideje za privlačenje gostiju
? iskustvo u vođenju lokala
? poznavanje vina i hrane
? smirenost
? engleski za razgovor sa gostima
+ udeo u mesečnoj dobiti
+ dva uzastopna slobodna dana
`,
  ),
  occupation(
    'Turistički vodič|Vodič – pratilac grupa',
    { in: ['turizam'], at: ['travel', 'hotels', 'culture'], as: 'student', pay: [80, 120], weight: 2 },
    `
> Obilazićete sa grupama gradove i prirodu i pričati o onome što vide.
> Sezona traje od aprila do oktobra, sa {8-16} polazaka mesečno.
- vođenje obilazaka
- prijem grupa
- dogovor sa prevoznicima
- rešavanje nepredviđenog
- priprema programa
- briga o bezbednosti
- beleške i utisci
- saradnja sa smeštajem
- prodaja izleta
? strani jezik
? jasno i živo pripovedanje
? licenca vodiča ili spremnost na ispit
? snalažljivost
+ dnevnice i napojnice
+ besplatna putovanja u pratnji van sezone
`,
  ),
  occupation(
    'Referent prodaje putovanja|Turistički savetnik',
    { in: ['turizam', 'trgovina'], at: ['travel'], as: 'office', pay: [80, 120], weight: 4 },
    `
> Razgovaraćete sa gostima i slagati im putovanja bez skrivenih troškova.
> Radićete u poslovnici {mesto}, sa stalnim putnicima i sezonom koja ne prestaje.
- savetovanje i ponude
- rezervacije smeštaja i prevoza
- ugovori i vaučeri
- informacije o vizama
- reklamacije
- priprema programa
- praćenje uplata
- objave na mrežama
- kontakt sa hotelima
? turistička struka ili iskustvo
? engleski za prepisku i razgovor sa hotelima
? prodajni dar
? tačnost
+ proviziju i studijska putovanja
+ radno vreme bez nedelja
`,
  ),
  occupation(
    'Higijeničar|Radnik na održavanju higijene|Spremač poslovnog prostora',
    {
      in: ['higijena'],
      at: ['cleaning', 'health', 'education', 'retail', 'production', 'transport', 'banking', 'hotels'],
      as: 'helper',
      pay: [75, 90],
      weight: 14,
    },
    `
> [health] Održavaćete čistoću {ordinacija i čekaonica|soba i zajedničkih prostorija} po jasnom planu.
> [education] Održavaćete čistoću učionica i hodnika po jasnom planu.
> [retail] Održavaćete čistoću prodajnog prostora po jasnom planu.
> [hotels] Održavaćete čistoću hola, restorana i zajedničkih prostorija po jasnom planu.
> [production] Održavaćete čistoću pogona, garderoba i kancelarija po jasnom planu.
> [cleaning] Održavaćete čistoću poslovnih prostora naših klijenata po jasnom planu.
> [transport|banking] Održavaćete čistoću kancelarija i prostora za klijente po jasnom planu.
> Objekat je poznat, a sredstva i oprema obezbeđeni.
- čišćenje podova i površina
- dezinfekcija sanitarija
- pranje staklenih površina
- iznošenje i razvrstavanje otpada
- dopuna potrošnog materijala
- mašinsko pranje podova
- usisavanje tepiha
- prijava kvarova
- generalno čišćenje jednom mesečno
? urednost i pouzdanost
? dolazak na vreme
? poznavanje sredstava za čišćenje je prednost
? samostalnost u radu
+ smenu od četiri, šest ili osam sati
+ dodatnu zaradu za generalna čišćenja
`,
  ),
  occupation(
    'Radnik u perionici veša|Radnik u vešeraju',
    {
      in: ['higijena', 'zanati'],
      at: ['cleaning', 'hotels', 'health'],
      as: 'helper',
      pay: [75, 92],
      weight: 3,
    },
    `
> Radićete na prijemu, pranju, sušenju i slaganju {5-9} tona veša nedeljno.
> Radićete na industrijskim mašinama u prostoru sa dobrom ventilacijom.
- razvrstavanje veša
- punjenje mašina i doziranje
- sušenje i valjanje
- slaganje i pakovanje
- uklanjanje mrlja
- provera oštećenja
- priprema za isporuku
- čišćenje filtera
- evidencija količina
? tačnost
? rad stojeći
? smenski rad
? iskustvo u perionici je prednost
+ radnu obuću po meri stopala
+ stalnu jutarnju smenu posle {5-6} meseci
`,
  ),
  occupation(
    'Radnik u auto-perionici|Perač vozila',
    {
      in: ['ostalo', 'higijena'],
      at: ['car-service', 'transport'],
      as: 'student',
      pay: [75, 95],
      weight: 3,
    },
    `
> Praćete i usisavati vozila, a sa iskustvom raditi i poliranje i dubinsko čišćenje.
> Radimo natkriveno, sa toplom vodom i zimi, i delimo bakšiš svakog dana.
- spoljno pranje
- usisavanje i brisanje
- dubinsko čišćenje sedišta
- poliranje farova i laka
- priprema sredstava
- naplata
- zakazivanje
- održavanje aparata
- doček mušterija
? marljivost
? pažnja prema tuđem vozilu
? rad vikendom
? vozačka dozvola B kategorije je prednost
+ procenat od svakog dubinskog pranja
+ obuku za poliranje
`,
  ),
  occupation(
    'Službenik obezbeđenja|Radnik obezbeđenja',
    {
      firm: /^(?!.* Zaštita$)/,
      in: ['obezbedenje'],
      at: ['security', 'retail', 'banking'],
      as: 'craft',
      pay: [78, 105],
      weight: 10,
      education: ['sss3', 'sss4'],
    },
    `
> [security] Čuvaćete {tržni centar|banku|gradilište|poslovnu zgradu} i ljude u njima, mirno i pažljivo.
> [retail] Čuvaćete prodavnicu, kupce i zaposlene, mirno i pažljivo.
> [banking] Čuvaćete ekspozituru, klijente i zaposlene, mirno i pažljivo.
> Radićete sa kolegom, u stalnoj vezi sa kontrolnim centrom, po rasporedu za ceo mesec.
- kontrola ulaza i izlaza
- obilazak objekta
- praćenje kamera
- vođenje knjige dežurstva
- reagovanje na alarm
- pomoć posetiocima
- pregled vozila na rampi
- saradnja sa policijom
- provera protivpožarne opreme
? licenca za obavljanje poslova obezbeđenja
? prisebnost i uljudnost
? spremnost na noćni rad
? odgovornost
+ objekat na najviše pola sata od kuće
+ obnovu licence i lekarski pregled
`,
  ),
  occupation(
    'Operater u kontrolnom centru|Dispečer alarmnog centra',
    {
      firm: /^(?!.* Zaštita$)/,
      in: ['obezbedenje', 'telekomunikacije'],
      at: ['security'],
      as: 'caller',
      pay: [85, 115],
      weight: 2,
      onSite: true,
    },
    `
> Pratićete alarme i kamere i slati ekipe na teren.
> Radićete sa još dve osobe, u tihom centru sa jasnim procedurama.
- praćenje dojava
- slanje patrola
- razgovor sa korisnicima
- provera snimaka
- vođenje dnevnika
- testiranje veza
- izveštaj o događaju
- saradnja sa službama
- unos podataka o objektima
? prisebnost
? rad na računaru
? jasan govor
? spremnost na noćne smene
+ dodatni slobodan dan posle noćnih smena
+ licencu o trošku firme
`,
  ),
  occupation(
    'Savetnik za bezbednost i zdravlje na radu|Lice za bezbednost na radu',
    {
      in: ['obezbedenje'],
      at: ['security', 'construction', 'production', 'heavy-industry'],
      as: 'expert',
      pay: [100, 155],
      weight: 4,
    },
    `
> Obilazićete pogone i gradilišta i smanjivati rizik pre nego što postane povreda.
> Pisaćete procene koje radnici razumeju i držati obuke na kojima se ne spava.
- procena rizika
- obuke zaposlenih
- obilazak radnih mesta
- analiza povreda
- vođenje evidencija
- izbor zaštitne opreme
- saradnja sa inspekcijom
- planovi evakuacije
- praćenje propisa
? fakultet tehničkog smera ili zaštite na radu
? stručni ispit
? ubedljivost bez pretnje
? vozačka dozvola B kategorije
+ službeno vozilo
+ stručne skupove u regionu
`,
  ),
];
