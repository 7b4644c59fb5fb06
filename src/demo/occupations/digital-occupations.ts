import { type Occupation, occupation } from '../occupation.ts';

export const digitalOccupations: readonly Occupation[] = [
  occupation(
    'Frontend programer|React programer|Programer korisničkog interfejsa',
    { in: ['it-softver'], at: ['it', 'agency'], as: 'it', pay: [110, 310], weight: 7, ladder: 'it' },
    `
> Gradićete interfejs koji se koristi po osam sati dnevno, pa se svaki klik računa.
> Radićete na proizvodu koji se objavljuje svakog dana, uz pregled koda.
- razvoj komponenti u Reactu i TypeScriptu
- povezivanje sa servisima i rukovanje greškama
- briga o brzini učitavanja
- pristupačnost tastaturom i čitačem ekrana
- pisanje testova komponenti
- pregled koda kolega
- dogovor sa dizajnerom o ponašanju ekrana
- postepena zamena starog koda
- merenje i ispravljanje grešaka kod korisnika
? sigurnost u TypeScriptu i Reactu
? razumevanje HTML-a i CSS-a bez oslanjanja na okvir
? iskustvo sa testiranjem
? engleski za čitanje i prepisku
+ nedelju dana bez sastanaka svakog kvartala
+ učešće na konferenciji po izboru
`,
  ),
  occupation(
    'Backend programer|Java programer|Programer servisa (Java, Spring)',
    {
      in: ['it-softver'],
      at: ['it', 'banking', 'telecom'],
      as: 'it',
      pay: [120, 320],
      weight: 7,
      ladder: 'it',
    },
    `
> Razvijaćete servise koji obrađuju {5-9} miliona zahteva dnevno.
> Preuzimate deo sistema za {naplatu|izveštavanje|obaveštavanje korisnika}, od modela do nadzora.
- razvoj servisa u Javi
- projektovanje baze i upita
- pisanje ugovora interfejsa
- obrada poruka i redova
- automatski testovi
- praćenje rada u produkciji
- uklanjanje uskih grla
- pregledi koda i tehnički zapisi
- postepeno razdvajanje starog sistema
? iskustvo sa Javom i relacionim bazama
? razumevanje transakcija i paralelnog rada
? navika pisanja testova
? jasno izražavanje na engleskom
+ dežurstvo koje je dobrovoljno i posebno plaćeno
+ vreme za uređivanje starog koda u svakom sprintu
`,
  ),
  occupation(
    '.NET programer|C# programer',
    {
      in: ['it-softver'],
      at: ['it', 'production', 'insurance'],
      as: 'it',
      pay: [115, 310],
      weight: 4,
      ladder: 'it',
    },
    `
> Razvijaćete poslovni softver u C# i .NET-u za {evidenciju i izveštaje|ugovore i naplatu|planiranje i obračun}.
> Radićete na sistemu koji postoji dugo, ima testove i ljude koji ga vole.
- razvoj funkcija od zahteva do objave
- rad sa SQL bazom i migracijama
- pisanje interfejsa za partnere
- izrada izveštaja
- testovi i automatska objava
- podrška konsultantima kod korisnika
- prebacivanje modula u oblak
- praćenje performansi
- vođenje tehničkih beležaka
? znanje C# i ASP.NET
? sigurnost u SQL-u
? razumevanje poslovnih procesa
? samostalnost u manjim celinama
+ sertifikate po izboru jednom godišnje
+ mogućnost četvorodnevne nedelje uz srazmernu zaradu
`,
  ),
  occupation(
    'PHP programer|PHP programer (Laravel)',
    {
      in: ['it-softver'],
      at: ['it', 'agency', 'retail', 'travel'],
      as: 'it',
      pay: [100, 260],
      weight: 4,
      ladder: 'it',
    },
    `
> [it|agency] Održavaćete i razvijati veb-prodavnice i rezervacione sisteme klijenata.
> [retail] Održavaćete i razvijati našu veb-prodavnicu i njene veze sa magacinom.
> [travel] Održavaćete i razvijati naš sistem za ponude i rezervacije.
> Svaki projekat vode po dve osobe, pa odmor ne zavisi od tuđih rokova.
- razvoj u Laravelu
- povezivanje sa platnim i kurirskim servisima
- uvoz i izvoz podataka
- optimizacija upita
- ispravljanje grešaka
- automatizacija objave
- procena zahteva klijenata
- bezbednosne zakrpe
- izrada administrativnih ekrana
? iskustvo sa PHP-om i nekim okvirom
? znanje relacionih baza
? osnove Linuxa
? uredan kod i smislena imena
+ procenat od održavanja koje vodite
+ rad od kuće tri dana nedeljno
`,
  ),
  occupation(
    'Python programer|Inženjer podataka (Python)',
    {
      in: ['it-softver'],
      at: ['it', 'telecom', 'banking', 'media'],
      as: 'it',
      pay: [120, 320],
      weight: 4,
      ladder: 'it',
    },
    `
> Gradićete tokove podataka od izvora do izveštaja kome se veruje.
> Radićete sa podacima o {korišćenju usluga|prometu i potrošnji|korisnicima}, uz jasna pravila privatnosti.
- razvoj tokova i obrada podataka
- modelovanje skladišta
- kontrola kvaliteta podataka
- izrada servisa u Pythonu
- priprema podataka za modele
- praćenje troška obrade
- dokumentovanje izvora
- testovi i automatizacija
- saradnja sa analitičarima
? dobro znanje Pythona i SQL-a
? iskustvo sa nekim alatom za tokove
? razumevanje statistike je prednost
? pažnja prema privatnosti podataka
+ pristup ozbiljnoj računarskoj snazi
+ čitalački krug u radno vreme
`,
  ),
  occupation(
    'Programer mobilnih aplikacija|Android programer|iOS programer',
    {
      in: ['it-softver'],
      at: ['it', 'agency', 'banking'],
      as: 'it',
      pay: [120, 310],
      weight: 4,
      ladder: 'it',
    },
    `
> Razvijaćete aplikaciju koju svakog jutra otvori {20-90/5} hiljada ljudi.
> Brinućete o aplikaciji od prvog ekrana do ocene u prodavnici.
- razvoj u Kotlinu ili Swiftu
- rad bez mreže i sinhronizacija
- obaveštenja i dubinske veze
- merenje potrošnje i pada aplikacije
- testovi interfejsa
- objava i praćenje verzija
- saradnja sa dizajnom
- podrška starijim uređajima
- odgovori na komentare korisnika
? objavljena aplikacija ili bogat studijski projekat
? poznavanje platforme do detalja
? rad sa servisima i keširanjem
? engleski jezik
+ uređaje za testiranje po izboru
+ hakaton kod kuće dva puta godišnje
`,
  ),
  occupation(
    'QA inženjer|Tester softvera|Inženjer za automatizaciju testova',
    {
      in: ['it-softver', 'kontrola-kvaliteta'],
      at: ['it', 'banking'],
      as: 'it',
      pay: [95, 240],
      weight: 5,
      ladder: 'it',
    },
    `
> Pronaći ćete šta može da pođe po zlu pre nego što na to naiđe korisnik.
> Radićete rame uz rame sa programerima, od razgovora o zahtevu do objave.
- istraživačko testiranje
- pisanje scenarija
- automatizacija kroz pregledač i servise
- održavanje test-okruženja
- prijava grešaka sa jasnim koracima
- provera pristupačnosti i brzine
- učešće u planiranju
- testiranje na više uređaja
- beleška o riziku pre objave
? radoznalost i sistematičnost
? osnove programiranja
? poznavanje SQL-a
? pisanje jasnih prijava
+ kurs automatizacije u radno vreme
+ glas koji može da odloži objavu
`,
  ),
  occupation(
    'DevOps inženjer|Inženjer infrastrukture',
    {
      in: ['it-softver'],
      at: ['it', 'telecom', 'banking'],
      as: 'it',
      pay: [150, 320],
      weight: 3,
      ladder: 'it',
    },
    `
> Održavaćete platformu na kojoj {5-14} timova objavljuje svakog dana.
> Automatizovaćete ono što se ponavlja i pisati uputstva za ono što ne sme da se ponovi.
- infrastruktura kao kod
- automatska objava i vraćanje unazad
- nadzor i upozorenja
- rezervne kopije i probno vraćanje podataka
- upravljanje pristupom i tajnama
- praćenje troška oblaka
- pomoć timovima
- analiza prekida bez traženja krivca
- održavanje Linux servera
? iskustvo sa Linuxom i mrežama
? rad sa kontejnerima
? jedan skriptni jezik
? smirenost kada nešto stane
+ najviše jednu nedelju dežurstva u {6-8}
+ kućni server za učenje
`,
  ),
  occupation(
    'Sistem administrator|Administrator mreže i sistema',
    {
      in: ['it-softver', 'telekomunikacije'],
      at: ['it', 'telecom', 'health', 'production', 'education', 'banking', 'transport'],
      as: 'office',
      pay: [105, 170],
      weight: 5,
    },
    `
> Održavaćete servere, mrežu i naloge za {60-400/20} korisnika na {5-9} lokacija.
> Bićete osoba koja sistem drži budnim i unapred kaže šta treba zameniti.
- administracija Windows i Linux servera
- upravljanje nalozima i pravima
- rezervne kopije i probno vraćanje podataka
- održavanje mreže i bežičnih tačaka
- nadogradnje i zakrpe
- nabavka opreme
- podrška korisnicima drugog nivoa
- dokumentacija sistema
- zaštita od neželjenog pristupa
? iskustvo u administraciji
? poznavanje mreža
? spremnost na povremen rad uveče
? vozačka dozvola B kategorije
+ sertifikate za mrežnu opremu
+ slobodne sate za svaki rad van radnog vremena
`,
  ),
  occupation(
    'Saradnik IT podrške|IT tehničar|Agent tehničke podrške',
    {
      in: ['it-softver', 'pozivni-centri'],
      at: ['it', 'telecom', 'calls', 'health', 'retail'],
      as: 'office',
      pay: [80, 120],
      weight: 6,
    },
    `
> Pomagaćete kolegama i korisnicima da reše problem, najčešće iz prvog razgovora.
> Primaćete prijave telefonom i porukom i voditi ih do kraja, uz bazu rešenja koju sami dopunjujete.
- prijem i razvrstavanje prijava
- rešavanje problema na daljinu
- priprema računara za nove korisnike
- zamena i popravka opreme
- otvaranje naloga i pristupa
- pisanje kratkih uputstava
- praćenje rokova odgovora
- prosleđivanje složenih slučajeva
- popis opreme
? dobro poznavanje računara i štampača
? strpljivo objašnjavanje
? engleski za čitanje uputstava
? školovanje u oblasti računarstva je prednost
+ put ka administraciji sistema ili testiranju
+ plaćen ispit za osnovni sertifikat
`,
  ),
  occupation(
    'Analitičar podataka|Specijalista za izveštavanje',
    {
      in: ['it-softver', 'ekonomija'],
      at: ['it', 'retail', 'banking', 'telecom', 'insurance', 'agency'],
      as: 'it',
      pay: [105, 220],
      weight: 3,
      ladder: 'it',
    },
    `
> Pretvaraćete podatke u odgovore koji menjaju odluku, a ne samo prezentaciju.
> Radićete sa prodajom, finansijama i terenom i meriti ono što je stvarno važno.
- pisanje upita i izrada izveštaja
- definisanje pokazatelja
- analiza ponašanja kupaca
- provera kvaliteta podataka
- testovi i poređenja
- predstavljanje nalaza
- automatizacija mesečnih izveštaja
- procena efekta akcija
- obuka kolega za samostalne izveštaje
? odličan SQL
? alat za vizuelizaciju
? osnove statistike
? jasno pisanje
+ pristup sirovim podacima bez čekanja
+ stručne kurseve iz statistike
`,
  ),
  occupation(
    'IT projektni menadžer|Menadžer projekta|Vlasnik proizvoda',
    {
      in: ['it-softver', 'menadzment'],
      at: ['it', 'agency', 'banking'],
      as: 'manager',
      pay: [160, 300],
      weight: 3,
    },
    `
> Vodićete proizvod ili projekat od želje klijenta do objave koja nešto rešava.
> Držaćete na okupu {6-12} ljudi, rok i budžet, uz što manje sastanaka.
- razgovori sa klijentima i korisnicima
- pisanje i ređanje zahteva
- planiranje objava
- praćenje budžeta
- vođenje kratkih sastanaka
- uklanjanje prepreka
- procena rizika
- izveštaj upravi
- prikupljanje utisaka posle objave
? iskustvo u vođenju softverskih projekata
? jasno pisanje na srpskom i engleskom
? razumevanje tehničkih ograničenja
? miran stav prema promenama
+ mentorstvo iskusnog direktora proizvoda
+ bonus vezan za zadovoljstvo korisnika
`,
  ),
  occupation(
    'Konsultant za poslovni softver|ERP konsultant',
    {
      in: ['it-softver', 'racunovodstvo'],
      at: ['it', 'accounting'],
      as: 'it',
      pay: [110, 220],
      weight: 3,
      ladder: 'it',
    },
    `
> Uvodićete program za poslovanje kod klijenata i učiti ljude da im olakša dan.
> Prevodićete jezik magacina i knjigovodstva na jezik podešavanja, i obrnuto.
- snimanje procesa kod klijenta
- podešavanje modula
- prenos podataka
- obuke korisnika
- podrška u prvom mesecu rada
- pisanje zahteva za programere
- izrada uputstava
- izrada obrazaca i izveštaja
- praćenje propisa koji menjaju program
? poznavanje knjigovodstva, magacina ili proizvodnje
? iskustvo sa poslovnim programima
? strpljivo obučavanje
? vozačka dozvola B kategorije
+ dnevnice i noćenja u dobrim hotelima
+ plaćenu obuku iz finansija
`,
  ),
  occupation(
    'UX/UI dizajner|Dizajner proizvoda',
    {
      in: ['dizajn', 'it-softver'],
      at: ['it', 'agency', 'banking'],
      as: 'it',
      pay: [110, 260],
      weight: 4,
      ladder: 'it',
    },
    `
> Crtaćete tokove i ekrane na osnovu razgovora sa ljudima koji će ih koristiti.
> Radićete na sistemu komponenti i na pitanju da li nam neki ekran uopšte treba.
- razgovori sa korisnicima
- skice tokova
- prototipovi i provere
- održavanje sistema komponenti
- tekstovi u interfejsu
- provera kontrasta i čitljivosti
- predaja programerima
- praćenje kako se ekran koristi
- crteži i ikone
? portfolio sa objašnjenim odlukama
? rad u alatu za dizajn interfejsa
? razumevanje veba i telefona
? primanje kritike bez odbrane
+ budžet za istraživanje sa pravim korisnicima
+ licencirane fontove i alate po izboru
`,
  ),
  occupation(
    'Grafički dizajner|Grafički dizajner i ilustrator',
    {
      in: ['dizajn', 'marketing'],
      at: ['agency', 'printing', 'media', 'retail', 'production'],
      as: 'creative',
      pay: [85, 150],
      weight: 6,
    },
    `
> Oblikovaćete ambalažu, kataloge i objave koje se prepoznaju i bez logoa.
> Radićete od skice do štampe, sa klijentima koji vas poznaju po imenu.
- vizuelni identiteti
- ambalaža i etikete
- prelom kataloga
- objave za mreže
- priprema za štampu
- obrada fotografija
- ilustracije
- predstavljanje predloga klijentu
- arhiva i pravila upotrebe
? portfolio
? dobro znanje programa za grafiku
? osećaj za tipografiju
? pouzdanost u rokovima
+ grafički tablet i ekran za boju
+ jedan autorski projekat mesečno
`,
  ),
  occupation(
    'Industrijski dizajner|3D dizajner',
    {
      in: ['dizajn', 'masinstvo'],
      at: ['production', 'agency', 'engineering'],
      as: 'creative',
      pay: [95, 160],
      weight: 2,
      education: ['osnovne', 'master'],
    },
    `
> Osmislićete predmet koji se lepo drži, lako proizvodi i dugo traje.
> Radićete {nameštaj|kućne predmete|ambalažu} od modela od kartona do serije.
- skice i modeli
- trodimenzionalno modelovanje
- vizuelizacije
- izrada prototipa
- izbor materijala
- saradnja sa konstruktorima
- provera na korisnicima
- tehnička dokumentacija
- praćenje prve serije
? portfolio predmeta
? rad u programu za modelovanje
? razumevanje izrade
? rad rukama u radionici
+ procenat od prodaje potpisanog proizvoda
+ radionicu sa 3D štampačima
`,
  ),
  occupation(
    'Monter optičkih mreža|Tehničar za optičke instalacije',
    {
      in: ['telekomunikacije', 'elektrotehnika'],
      at: ['telecom', 'installations'],
      as: 'craft',
      pay: [95, 140],
      weight: 5,
    },
    `
> Polagaćete i spajati optičke kablove i priključivati korisnike.
> Radićete u ekipi od dvoje, sa vozilom opremljenim za spajanje i merenje.
- polaganje kablova u cev i po stubovima
- spajanje vlakana
- merenje i zapisnik
- ugradnja priključaka kod korisnika
- podešavanje uređaja
- traženje prekida
- obeležavanje trase
- vođenje naloga u aplikaciji
- čišćenje i vraćanje terena
? tehnička škola ili iskustvo na mreži
? rad na visini
? vozačka dozvola B kategorije
? ljubaznost kod korisnika
+ obuku na aparatu za spajanje
+ učinak po priključku
`,
  ),
  occupation(
    'Mrežni inženjer|Inženjer telekomunikacija',
    {
      in: ['telekomunikacije', 'it-softver'],
      at: ['telecom', 'it', 'banking'],
      as: 'expert',
      pay: [130, 230],
      weight: 3,
      ladder: 'senior',
    },
    `
> Projektovaćete i voditi mrežu koja povezuje {8-20} gradova i ne trepne kada padne kiša.
> Radićete na jezgru mreže: usmeravanje, kapacitet, nadzor i prekidi.
- projektovanje i podešavanje mreže
- praćenje opterećenja
- rešavanje prekida
- uvođenje nove opreme
- zaštita od napada
- dokumentacija i adresni plan
- saradnja sa partnerima
- automatizacija podešavanja
- planiranje radova noću
? dobro znanje usmeravanja i protokola
? iskustvo kod operatera ili integratora
? engleski jezik
? spremnost na dežurstvo
+ laboratoriju za probe
+ sertifikate i ponovno polaganje
`,
  ),
  occupation(
    'Specijalista za digitalni marketing|Saradnik za onlajn oglašavanje',
    {
      in: ['marketing'],
      at: ['agency', 'retail', 'it', 'travel', 'media', 'hotels'],
      as: 'creative',
      pay: [90, 155],
      weight: 6,
    },
    `
> Pripremaćete i pratiti kampanje na pretraživaču i mrežama i meriti koja se isplati.
> Odgovaraćete za budžet od {2000-9000/1000} evra mesečno i za ono što donese.
- priprema i vođenje kampanja
- istraživanje ključnih reči
- pisanje oglasa
- merenje i podešavanje ciljeva
- mesečni izveštaj klijentu
- testovi naslova i slika
- priprema mejlova
- saradnja sa dizajnerom
- praćenje konkurencije
? iskustvo sa alatima za oglašavanje
? analitičnost
? dobra pismenost
? engleski jezik
+ polaganje zvaničnih sertifikata
+ bonus na rezultat kampanja
`,
  ),
  occupation(
    'Menadžer društvenih mreža|Kreator sadržaja',
    {
      in: ['marketing', 'mediji'],
      at: ['agency', 'media', 'hotels', 'beauty', 'restaurants', 'culture'],
      as: 'creative',
      pay: [80, 130],
      weight: 4,
    },
    `
> Smišljaćete i objavljivati sadržaj koji ljudi gledaju do kraja.
> [agency|media] Uređivaćete {5-8} profila, od ideje i snimanja do razgovora u komentarima.
> [!agency|media] Uređivaćete naše profile, od ideje i snimanja do razgovora u komentarima.
- plan objava po mesecima
- snimanje kratkih videa
- pisanje tekstova
- odgovaranje na poruke
- saradnja sa autorima
- praćenje rezultata
- fotografisanje na događajima
- vođenje nagradnih igara
- reagovanje u osetljivim situacijama
? sigurno pisanje na srpskom
? osnovno snimanje i montaža
? osećaj za ton brenda
? dobra procena kada ćutati
+ opremu za snimanje
+ fleksibilne dane kada je događaj vikendom
`,
  ),
  occupation(
    'Promoter|Promoter u prodajnim objektima|Hostesa/host na promocijama!',
    {
      in: ['marketing', 'trgovina'],
      at: ['agency', 'wholesale', 'food-industry'],
      as: 'student',
      pay: [75, 95],
      weight: 4,
    },
    `
> Predstavljaćete proizvode kupcima, nuditi degustacije i odgovarati na pitanja.
> Promocije traju po četiri sata, najčešće petkom i vikendom, u prodavnicama {mesto}.
- dočekivanje kupaca na štandu
- priprema degustacije
- objašnjavanje prednosti proizvoda
- podela uzoraka i kupona
- vođenje evidencije prodaje
- fotografija štanda na početku i kraju
- održavanje urednosti
- prenošenje utisaka kupaca
- postavljanje reklamnog materijala
? otvorenost i lep govor
? tačnost
? slobodna dva popodneva nedeljno
? sanitarna knjižica za degustacije
+ satnicu sa bonusom za prodaju
+ isplatu svakih petnaest dana
`,
  ),
  occupation(
    'Saradnik za odnose s javnošću|PR saradnik',
    {
      in: ['marketing', 'mediji'],
      at: ['agency', 'banking', 'education', 'culture'],
      as: 'creative',
      pay: [90, 145],
      weight: 3,
      education: ['osnovne', 'master'],
    },
    `
> Pisaćete saopštenja i govore i odgovarati novinarima istog dana.
> Gradićete poverenje polako: tačan podatak, jasan odgovor i zahvalnost.
- pisanje saopštenja i najava
- praćenje objava
- organizacija konferencija
- priprema govornika
- uređivanje internih vesti
- vođenje spiska medija
- pisanje godišnjih izveštaja
- odgovori u kriznim situacijama
- saradnja sa fotografima
? izuzetna pismenost
? iskustvo u medijima ili agenciji
? engleski jezik
? diskrecija
+ dan za čitanje i pisanje od kuće
+ putne troškove na stručne skupove
`,
  ),
  occupation(
    'Tekstopisac|Kopirajter',
    { in: ['marketing', 'mediji'], at: ['agency', 'media', 'it'], as: 'creative', pay: [85, 140], weight: 3 },
    `
> Pisaćete tako da čovek pročita do kraja, od parole do uputstva za upotrebu.
> Radićete sa dizajnerom u paru: zajedno dobijate zadatak i zajedno ga branite.
- slogani i naslovi
- tekstovi za sajtove
- scenariji za spotove
- objave i mejlovi
- imenovanje proizvoda
- prevod sa stručnog na ljudski
- lektura tuđih tekstova
- učestvovanje u osmišljavanju kampanja
- pisanje vodiča za ton brenda
? primeri radova
? besprekorna pismenost
? rad pod kratkim rokom
? engleski jezik
+ pretplatu na knjige i časopise
+ ćutljivu sobu za pisanje
`,
  ),
  occupation(
    'Novinar|Novinar – reporter|Urednik portala',
    {
      in: ['mediji'],
      at: ['media'],
      as: 'creative',
      pay: [85, 140],
      weight: 4,
      education: ['osnovne', 'master', 'sss4'],
    },
    `
> Pratićete {lokalnu samoupravu|privredu i tržište rada|kulturu i sport} i pisati proverene vesti.
> Sami predlažete teme, a za istraživanja dobijate vreme i urednika koji čita do kraja.
- pisanje vesti i reportaža
- razgovori i snimanje izjava
- provera podataka iz više izvora
- uređivanje naslovne strane
- izveštavanje sa terena
- odgovori na ispravke
- vođenje podkasta
- obrada javnih podataka
- fotografisanje telefonom
? pismenost i opšta kultura
? poštovanje novinarskog kodeksa
? brzina bez gubitka tačnosti
? vozačka dozvola je prednost
+ pravnu podršku u svakom sporu
+ dva meseca godišnje za istraživačku temu
`,
  ),
  occupation(
    'Montažer videa|Video montažer',
    {
      in: ['mediji', 'dizajn'],
      at: ['media', 'agency', 'culture'],
      as: 'creative',
      pay: [85, 145],
      weight: 3,
    },
    `
> Montiraćete priloge, podkaste i kratke formate, od sirovog materijala do titla.
> Radićete na {emisijama|reklamama|dokumentarnim serijalima} sa snimateljem i urednikom u istoj sobi.
- izbor i ređanje kadrova
- obrada zvuka
- korekcija boje
- titlovi i grafika
- priprema za različite mreže
- arhiviranje materijala
- kratke najave
- osnovna animacija
- isporuka po tehničkim pravilima
? osećaj za ritam priče
? znanje programa za montažu
? osnove obrade zvuka
? strpljenje sa izmenama
+ radnu stanicu po vašoj specifikaciji
+ potpis u odjavnoj špici
`,
  ),
  occupation(
    'Snimatelj|Fotograf i snimatelj',
    {
      in: ['mediji', 'umetnost'],
      at: ['media', 'agency', 'culture'],
      as: 'creative',
      pay: [85, 140],
      weight: 2,
      onSite: true,
    },
    `
> Snimaćete događaje, razgovore i proizvode, sa svetlom koje umete da napravite.
> Nedelja vam je podeljena: studio, snimanja i dan za obradu.
- snimanje razgovora i događaja
- fotografisanje proizvoda
- postavljanje svetla
- snimanje zvuka
- rad sa dronom
- izbor i obrada fotografija
- briga o opremi
- dogovor o kadrovima sa urednikom
- rezervne kopije snimaka
? portfolio
? poznavanje kamere i svetla
? vozačka dozvola B kategorije
? spremnost na rad vikendom
+ korišćenje opreme za svoje projekte
+ slobodan dan za svaki radni vikend
`,
  ),
  occupation(
    'Animator za dečje proslave|Animator',
    {
      in: ['umetnost', 'obrazovanje'],
      at: ['culture', 'hotels', 'travel', 'education'],
      as: 'student',
      pay: [75, 95],
      weight: 4,
    },
    `
> Organizovaćete igre, radionice i proslave za grupe do petnaestoro dece.
> Radićete vikendom i popodne, u paru, po programu koji učite kod nas.
- vođenje igara i plesa
- kreativne radionice
- priprema prostora
- doček dece i roditelja
- oslikavanje lica
- vođenje muzike i svetla
- briga o bezbednosti
- posluženje torte
- pospremanje posle proslave
? strpljenje i energija u radu sa decom
? lep govor i mašta
? odgovornost prema deci
? mogućnost rada vikendom
+ obuku iz animacije i prve pomoći
+ isplatu istog dana
`,
  ),
  occupation(
    'Majstor tona i svetla|Ton-majstor|Tehničar scene',
    {
      in: ['umetnost', 'elektrotehnika'],
      at: ['culture', 'media', 'hotels'],
      as: 'creative',
      pay: [85, 135],
      weight: 2,
      onSite: true,
      education: ['sss4', 'osnovne'],
    },
    `
> Postavljaćete ozvučenje i svetlo i voditi ih tokom programa.
> [culture] Scena ima {60-150/10} programa godišnje: koncerti, predstave, konferencije.
- postavljanje i raspakivanje opreme
- mikrofoniranje i tonska proba
- vođenje tona uživo
- programiranje svetla
- razvod struje na sceni
- sitne popravke kablova
- dogovor sa izvođačima
- snimanje nastupa
- popis i čuvanje opreme
? iskustvo na sceni ili u studiju
? poznavanje digitalnih miksera
? rad uveče
? bezbedan rad na visini
+ slobodne dane posle niza programa
+ opremu za probe van termina
`,
  ),
  occupation(
    'Koordinator događaja|Organizator događaja',
    {
      in: ['umetnost', 'marketing'],
      at: ['culture', 'agency', 'hotels'],
      as: 'office',
      pay: [85, 135],
      weight: 3,
      onSite: true,
    },
    `
> Pripremaćete događaje od prve ponude do poslednje stolice koju treba vratiti.
> Imaćete {6-15} događaja mesečno i spisak stvari koje mogu da krenu naopako.
- izrada plana i budžeta
- dogovor sa klijentima
- izbor prostora i izvođača
- satnica i podela zadataka
- prijem gostiju
- vođenje dobavljača
- nadzor na dan događaja
- obračun i izveštaj
- prikupljanje utisaka
? organizovanost i hladna glava
? rad vikendom po potrebi
? engleski jezik
? vozačka dozvola B kategorije
+ slobodan dan za svaki vikend u poslu
+ učešće u dobiti većih događaja
`,
  ),
];
