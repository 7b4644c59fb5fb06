import { type Occupation, occupation } from '../occupation.ts';

export const officeOccupations: readonly Occupation[] = [
  occupation(
    'Administrativni radnik|Administrativni saradnik|Administrativni saradnik u prodaji',
    {
      in: ['administracija'],
      at: [
        'wholesale',
        'production',
        'transport',
        'construction',
        'health',
        'education',
        'installations',
        'legal',
        'agriculture',
        'car-service',
        'telecom',
        'security',
      ],
      as: 'office',
      pay: [78, 105],
      weight: 16,
      education: ['sss4', 'strukovne'],
    },
    `
> Brinućete o dokumentima, pošti i rokovima, tako da svi znaju šta je gotovo, a šta čeka.
> Radićete na dokumentima, telefonu i evidencijama i pomagati kolegama na terenu.
- prijem i razvođenje pošte
- izrada otpremnica i računa
- vođenje evidencije prisustva
- arhiviranje ugovora
- javljanje na telefon i zakazivanje
- unos podataka u program
- priprema dokumentacije za knjigovodstvo
- nabavka kancelarijskog materijala
- pisanje dopisa i zapisnika
- praćenje rokova iz ugovora
? dobro poznavanje teksta i tabela
? urednost i pouzdanost
? pismenost
? ljubazan razgovor telefonom
? iskustvo na sličnom poslu je prednost
+ radno vreme od 8 do 16, bez vikenda
+ zamenu koja zna posao kada ste na odmoru
`,
  ),
  occupation(
    'Poslovni sekretar|Asistent direktora',
    {
      in: ['administracija'],
      at: ['production', 'construction', 'legal', 'banking', 'wholesale', 'engineering'],
      as: 'office',
      pay: [95, 140],
      weight: 4,
    },
    `
> Uređivaćete kalendar, putovanja i dokumenta direktora i čuvati vreme za važno.
> Radićete sa ljudima iz cele firme, uz direktora i njegov kalendar.
- vođenje kalendara
- priprema sastanaka i zapisnika
- organizacija putovanja
- prepiska na srpskom i engleskom
- praćenje zaključaka i rokova
- priprema prezentacija
- prijem gostiju
- obračun putnih troškova
- čuvanje poverljivih dokumenata
? diskrecija i preciznost
? odličan engleski
? sigurnost u pisanju
? iskustvo u poslovnoj administraciji
+ telefon i prenosni računar
+ kurs jezika po izboru
`,
  ),
  occupation(
    'Knjigovođa|Samostalni knjigovođa|Saradnik u knjigovodstvu',
    {
      in: ['racunovodstvo'],
      at: ['accounting', 'wholesale', 'production', 'construction', 'transport', 'hotels', 'retail'],
      as: 'office',
      pay: [95, 140],
      weight: 12,
      ladder: 'senior',
    },
    `
> [accounting] Vodićete knjigovodstvo za {5-12} firmi, od unosa dokumentacije do završnog računa.
> [!accounting] Vodićete knjigovodstvo firme, od unosa do završnog računa.
> [!accounting] Knjižićete ulazne i izlazne račune, izvode i putne naloge i usaglašavati stanja.
> [accounting] Imate svoje klijente, jasne rokove i kolegu koji proverava pre predaje.
> [accounting] Knjižićete dokumentaciju klijenata i pripremati obračune, uz kolegu koji proverava pre predaje.
- kontiranje i knjiženje ulaznih i izlaznih faktura
- knjiženje izvoda i kompenzacija
- obračun PDV-a i poreske prijave
- usaglašavanje stanja sa kupcima i dobavljačima
- vođenje osnovnih sredstava
- priprema završnog računa
- [accounting] razgovor sa klijentima o dokumentaciji
- [!accounting] usaglašavanje sa magacinom i blagajnom
- obračun kamata i kursnih razlika
- prijem elektronskih faktura
? iskustvo u knjigovodstvu preduzeća
? poznavanje propisa o PDV-u
? sigurnost u tabelama
? tačnost u rokovima
? jedan računovodstveni program
+ mirnu kancelariju bez telefona do podneva
+ nagradu posle predatih završnih računa
`,
  ),
  occupation(
    'Računovođa|Glavni računovođa|Rukovodilac računovodstva',
    {
      in: ['racunovodstvo', 'finansije'],
      at: ['accounting', 'production', 'wholesale', 'health', 'construction'],
      as: 'expert',
      pay: [130, 195],
      weight: 5,
      ladder: 'senior',
    },
    `
> Odgovaraćete za tačnost knjiga, bilans i tim od {troje|četvoro|petoro} knjigovođa.
> Bićete sagovornik upravi: šta brojke kažu danas i šta će reći u decembru.
- kontrola knjiženja i zatvaranje meseca
- izrada finansijskih izveštaja
- poreski bilans
- vođenje tima
- saradnja sa revizijom
- planiranje novčanih tokova
- praćenje izmena propisa
- uvođenje novih postupaka
- tumačenje brojki upravi
? iskustvo u samostalnoj izradi bilansa
? poznavanje standarda i poreskih propisa
? vođenje ljudi
? profesionalno zvanje je prednost
+ plaćenu članarinu i obnavljanje zvanja
+ dodatne dane odmora posle februara
`,
  ),
  occupation(
    'Obračun zarada – referent|Specijalista za obračun zarada',
    {
      in: ['racunovodstvo', 'ljudski-resursi'],
      at: ['accounting', 'production', 'retail', 'security', 'cleaning'],
      as: 'office',
      pay: [100, 150],
      weight: 3,
    },
    `
> Obračunavaćete zarade za {200-900/50} zaposlenih, tačno i na vreme.
> Svakog meseca stotine ljudi se oslanja na vaš rad, a da to i ne znaju.
- obračun zarada i naknada
- prijave i odjave zaposlenih
- obračun bolovanja i odmora
- poreske prijave
- izdavanje potvrda
- kontrola evidencije rada
- obračun dnevnica i obustava
- odgovori zaposlenima
- godišnji izveštaji
? iskustvo u obračunu zarada
? poznavanje radnih i poreskih propisa
? diskrecija
? odlično znanje tabela
+ seminare o svakoj izmeni propisa
+ rad od kuće posle isplate
`,
  ),
  occupation(
    'Fakturista|Referent fakturisanja',
    {
      in: ['racunovodstvo', 'administracija'],
      at: ['wholesale', 'transport', 'production', 'health', 'telecom'],
      as: 'office',
      pay: [80, 110],
      weight: 6,
      education: ['sss4', 'strukovne'],
    },
    `
> Izdavaćete račune i otpremnice i pratiti da se svaki papir uklopi sa robom.
> Dnevno izlazi {40-150/10} računa, a vi ste poslednja kontrola pre slanja.
- izrada faktura i otpremnica
- slanje elektronskih faktura
- provera cena i rabata
- knjižna odobrenja
- praćenje povrata
- usaglašavanje sa magacinom
- arhiviranje
- odgovori kupcima o računima
- mesečni pregled po komercijalisti
? tačnost i brzina unosa
? rad u poslovnom programu
? osnovno znanje o PDV-u
? saradnja sa magacinom i prodajom
+ radnu nedelju bez subota
+ kurs tabela naprednog nivoa
`,
  ),
  occupation(
    'Finansijski analitičar|Kontroler|Saradnik u kontrolingu',
    {
      in: ['finansije', 'ekonomija'],
      at: ['production', 'banking', 'accounting', 'retail', 'it', 'insurance'],
      as: 'expert',
      pay: [120, 200],
      weight: 4,
      ladder: 'senior',
    },
    `
> Pratićete troškove i plan i objašnjavati razlike pre nego što postanu problem.
> Pravićete modele koje čitaju i direktor i šef smene.
- mesečni izveštaj o rezultatu
- planiranje i prognoza
- analiza troškova po proizvodu
- praćenje ulaganja
- izrada modela
- kalkulacije cena
- razgovori sa rukovodiocima
- automatizacija izveštaja
- poređenje sa granom
? diploma ekonomskog smera
? odlične tabele, SQL je prednost
? razumevanje bilansa
? jasno predstavljanje brojki
+ plaćen međunarodni sertifikat
+ direktan rad sa upravom
`,
  ),
  occupation(
    'Interni revizor|Saradnik u reviziji',
    {
      in: ['finansije', 'racunovodstvo'],
      at: ['accounting', 'banking', 'insurance'],
      as: 'expert',
      pay: [115, 190],
      weight: 3,
      ladder: 'senior',
    },
    `
> Proveravaćete postupke i izveštaje i pisati nalaze koji nešto popravljaju.
> Radićete na {6-12} angažmana godišnje, u timu koji deli teren i pisanje.
- plan i program revizije
- testiranje kontrola
- provera dokumentacije
- razgovori sa rukovodiocima
- pisanje izveštaja
- praćenje preporuka
- procena rizika
- popis na kraju godine
- rad sa radnom dokumentacijom revizije
? diploma ekonomskog smera
? znanje računovodstva
? analitičnost i takt
? engleski jezik
+ ispite za zvanje revizora i slobodne dane za učenje
+ kraće radno vreme tokom leta
`,
  ),
  occupation(
    'Šalterski službenik|Bankarski službenik na blagajni',
    {
      firm: /Banka|Kredit/,
      in: ['bankarstvo'],
      at: ['banking'],
      as: 'office',
      pay: [85, 115],
      weight: 5,
      onSite: true,
      education: ['sss4', 'strukovne'],
    },
    `
> Primaćete uplate, isplaćivati gotovinu i pomagati klijentima na šalteru.
> Radićete u ekspozituri sa {5-9} kolega i klijentima koji dolaze godinama.
- uplate i isplate
- menjački poslovi
- otvaranje računa
- izdavanje kartica
- provera identiteta
- predaja blagajne
- pomoć pri elektronskom bankarstvu
- prijem zahteva za kredit
- prijava sumnjivih transakcija
? tačnost sa novcem
? ljubaznost i pod pritiskom
? ekonomska škola ili gimnazija
? dvosmenski rad
+ obuku za kreditnog savetnika
+ dodatak za rad na blagajni
`,
  ),
  occupation(
    'Savetnik za kredite|Lični bankar|Kreditni savetnik za mala preduzeća',
    { in: ['bankarstvo', 'finansije'], at: ['banking'], as: 'expert', pay: [100, 165], weight: 4 },
    `
> Razgovaraćete sa klijentima o novcu otvoreno: šta mogu, šta ne i zašto.
> Vodićete {150-400/50} klijenata i njihove kredite od zahteva do otplate.
- procena kreditne sposobnosti
- priprema predloga
- objašnjavanje uslova i troškova
- praćenje otplate
- obilazak preduzetnika
- ponuda računa i kartica
- dogovor u slučaju kašnjenja
- prikupljanje dokumentacije
- saradnja sa rizicima
? ekonomsko obrazovanje
? iskustvo sa klijentima
? odgovorna procena
? vozačka dozvola B kategorije
+ bonus na kvalitet, a ne samo na broj kredita
+ obuke iz finansijske analize
`,
  ),
  occupation(
    'Savetnik u osiguranju|Zastupnik u osiguranju',
    { in: ['osiguranje', 'trgovina'], at: ['insurance'], as: 'fieldSales', pay: [85, 145], weight: 4 },
    `
> Pomagaćete ljudima da izaberu osiguranje koje im odgovara, sa jasnim uslovima.
> Gradićete svoj krug klijenata uz osnovnu zaradu i stalnu podršku filijale.
- razgovori o potrebama
- izrada ponuda
- zaključivanje polisa
- obnova ugovora
- pomoć pri prijavi štete
- obilazak firmi
- vođenje evidencije
- preporuke i novi klijenti
- praćenje naplate premije
? lep nastup i upornost
? licenca ili spremnost na polaganje
? samostalna organizacija vremena
? vozačka dozvola B kategorije
+ plaćen ispit za licencu
+ nagradno putovanje za najbolje
`,
  ),
  occupation(
    'Procenitelj šteta|Referent za štete',
    {
      firm: /Osiguranje|Polisa/,
      in: ['osiguranje'],
      at: ['insurance'],
      as: 'office',
      pay: [95, 140],
      weight: 2,
    },
    `
> Pregledaćete oštećenja i predlagati naknadu, brzo i pošteno prema obe strane.
> Polovinu vremena ste na terenu, polovinu uz predmete.
- pregled i fotografisanje štete
- izrada zapisnika
- obračun naknade
- provera pokrića
- razgovori sa oštećenima
- saradnja sa servisima
- otkrivanje prevara
- vođenje spisa
- odgovori na prigovore
? mašinska, saobraćajna ili pravna struka
? vozačka dozvola B kategorije
? pravičnost i takt
? jasno pisanje
+ službeno vozilo i fotoaparat
+ stručne obuke kod servisa
`,
  ),
  occupation(
    'Saradnik u lizingu|Referent lizinga',
    {
      firm: /Lizing|Finansije|Banka/,
      in: ['osiguranje', 'finansije'],
      at: ['insurance', 'banking'],
      as: 'office',
      pay: [95, 140],
      weight: 2,
    },
    `
> Pripremaćete ugovore o lizingu od ponude do prenosa vlasništva.
> Radićete sa prodavcima vozila i mašina i sa firmama koje rastu.
- izrada ponuda
- provera dokumentacije
- unos ugovora
- praćenje rata
- registracije i osiguranja
- prevremeni otkupi
- razgovori sa klijentima
- izveštaji o naplati
- saradnja sa dobavljačima
? ekonomsko obrazovanje
? tačnost
? tabele i poslovni programi
? iskustvo u finansijama
+ povoljan lizing za zaposlene
+ klizno radno vreme
`,
  ),
  occupation(
    'Ekonomista – analitičar|Saradnik za projekte i subvencije',
    {
      in: ['ekonomija', 'menadzment'],
      at: ['agriculture', 'accounting', 'legal', 'education', 'construction'],
      as: 'expert',
      pay: [95, 150],
      weight: 3,
    },
    `
> Pripremaćete konkurse, planove i izveštaje koji donose sredstva za razvoj.
> Pratićete pozive, računati isplativost i pripremati dokumentaciju do poslednjeg računa.
- praćenje javnih poziva
- izrada poslovnih planova
- budžeti projekata
- prikupljanje dokumentacije
- izveštaji o utrošku
- razgovori sa institucijama
- analiza tržišta
- obuka korisnika
- arhiva projekata
? diploma ekonomskog smera
? pisanje projekata je prednost
? engleski jezik
? odgovornost prema rokovima
+ nagradu za odobren projekat
+ putovanja na radionice
`,
  ),
  occupation(
    'HR saradnik|Saradnik za ljudske resurse|Kadrovski referent',
    {
      in: ['ljudski-resursi', 'administracija'],
      at: ['production', 'retail', 'it', 'legal', 'transport', 'hotels', 'calls'],
      as: 'office',
      pay: [90, 135],
      weight: 6,
    },
    `
> Brinućete o ljudima od prvog razgovora do prve godišnjice, uz urednu dokumentaciju.
> Radićete zapošljavanje, uvođenje i kadrovske poslove za {120-600/20} zaposlenih.
- objava oglasa i izbor prijava
- razgovori sa kandidatima
- ugovori i aneksi
- prijave zaposlenih
- plan uvođenja novih kolega
- evidencija odmora i odsustava
- organizacija obuka
- ankete i razgovori sa timovima
- izveštaji o fluktuaciji
? poznavanje radnog zakonodavstva
? takt i poverljivost
? jasno pisanje
? iskustvo u kadrovskim poslovima
+ plaćenu školu za ljudske resurse
+ rad od kuće jednom nedeljno
`,
  ),
  occupation(
    'Regruter|Saradnik za selekciju kandidata',
    {
      firm: /Kadrovi|Kontakt|Podrška|Softver|Tech|Digital|Agencija|Labs/,
      in: ['ljudski-resursi'],
      at: ['legal', 'it', 'calls', 'agency'],
      as: 'office',
      pay: [95, 150],
      weight: 3,
    },
    `
> Tražićete ljude za {5-15} otvorenih mesta i odgovarati svakom ko se prijavi.
> Pripremaćete i voditi razgovore i svakom kandidatu davati povratnu informaciju.
- razgovor sa klijentom o profilu
- pretraga i prvi kontakt
- pisanje oglasa
- telefonski razgovori
- testovi i zadaci
- predstavljanje kandidata
- povratne informacije
- pregovori o ponudi
- praćenje tokom prva tri meseca
? razgovorljivost i dobro slušanje
? engleski jezik
? tačnost u obećanjima
? iskustvo u selekciji ili prodaji
+ bonus po zaposlenom kandidatu
+ fleksibilne sate za razgovore uveče
`,
  ),
  occupation(
    'Menadžer ljudskih resursa|Rukovodilac kadrovske službe',
    {
      in: ['ljudski-resursi', 'menadzment'],
      at: ['production', 'retail', 'hotels', 'construction'],
      as: 'manager',
      pay: [160, 240],
      weight: 2,
    },
    `
> Postavićete zapošljavanje, zarade i razvoj ljudi u firmi sa {150-500/50} zaposlenih.
> Bićete savetnik upravi i osoba kojoj se radnici slobodno obrate.
- plan zapošljavanja
- sistem zarada i napredovanja
- razgovori sa sindikatom
- razvoj rukovodilaca
- rešavanje sporova
- vođenje kadrovskog tima
- interna komunikacija
- praćenje zadovoljstva
- usklađivanje sa propisima
? iskustvo u vođenju kadrovske funkcije
? poznavanje radnog prava
? autoritet i empatija
? engleski jezik
+ mesto u širem rukovodstvu
+ službeni automobil
`,
  ),
  occupation(
    'Pravnik|Diplomirani pravnik|Pravnik – opšti poslovi',
    {
      in: ['pravo', 'administracija'],
      at: ['legal', 'construction', 'banking', 'insurance', 'production', 'security'],
      as: 'expert',
      pay: [100, 165],
      weight: 5,
      ladder: 'senior',
    },
    `
> Pisaćete ugovore i mišljenja koja se razumeju i čuvati firmu od skupih grešaka.
> Radićete sa svim službama, od nabavke do kadrovske, i predlagati rešenja, a ne zabrane.
- sastavljanje i pregled ugovora
- pravna mišljenja
- priprema odluka organa
- javne nabavke
- radnopravna pitanja
- naplata potraživanja
- saradnja sa advokatima
- praćenje propisa
- zaštita podataka o ličnosti
? diploma pravnog fakulteta
? jasno pisanje
? iskustvo u privredi ili kancelariji
? pravosudni ispit je prednost
+ plaćeno stručno usavršavanje
+ bazu propisa i sudske prakse
`,
  ),
  occupation(
    'Advokatski pripravnik',
    { firm: /Advokatska|Saveti/, in: ['pravo'], at: ['legal'], as: 'trainee', pay: [80, 100], weight: 2 },
    `
> Učićete struku na predmetima iz {privrednog|radnog|stvarnog} prava, od tužbe do izvršenja.
> Radićete uz dva advokata i ubrzo sami pisati podneske.
- pisanje podnesaka
- istraživanje prakse
- odlazak na ročišta
- uvid u spise
- priprema ugovora
- prisustvo sastancima
- vođenje rokovnika
- overe i registri
- sažimanje obimnih predmeta
? diploma pravnog fakulteta
? želja da se polaže pravosudni ispit
? pismenost
? engleski jezik
+ slobodne sedmice za spremanje ispita
+ učešće u honoraru od prve godine
`,
  ),
  occupation(
    'Operater u pozivnom centru|Agent korisničke podrške|Operater podrške kupcima',
    {
      firm: /^(?!.* Optika$)/,
      in: ['pozivni-centri'],
      at: ['calls', 'telecom', 'banking', 'insurance', 'transport'],
      as: 'caller',
      pay: [78, 110],
      weight: 12,
    },
    `
> Javljaćete se na pozive i poruke, rešavati pitanja i prosleđivati ona koja traže stručnu službu.
> [calls] Radićete za klijenta iz {trgovine|telekomunikacija|dostave}, posle obuke koja se plaća.
> [!calls] Radićete u korisničkoj službi firme, posle obuke koja se plaća.
- odgovaranje na pozive i poruke
- provera statusa porudžbina
- otvaranje i praćenje prijava
- objašnjavanje računa i usluga
- zakazivanje tehničara
- unos podataka u sistem
- poziv posle rešenog slučaja
- predlozi za bolja uputstva
- prosleđivanje složenih slučajeva
? jasan govor i dobra pismenost
? strpljenje
? rad na računaru
? smenski rad po rasporedu
+ slušalice i opremu za rad od kuće
+ jezički dodatak za drugi strani jezik
`,
  ),
  occupation(
    'Agent podrške – nemački jezik|Agent podrške – engleski jezik|Agent podrške – italijanski jezik',
    {
      in: ['pozivni-centri', 'jezici'],
      at: ['calls', 'it', 'travel'],
      as: 'caller',
      pay: [110, 150],
      weight: 5,
    },
    `
> Pomagaćete korisnicima iz Evrope na njihovom jeziku, pozivom, porukom i mejlom.
> [calls] Radićete za {turističku platformu|proizvođača kućnih aparata|internet prodavnicu}, po rasporedu objavljenom mesec unapred.
> [!calls] Radićete sa korisnicima naših usluga u više zemalja, po rasporedu objavljenom mesec unapred.
- razgovori na stranom jeziku
- odgovori na mejlove
- izmene rezervacija i porudžbina
- rešavanje reklamacija
- prevod kratkih uputstava
- beleške u sistemu
- saradnja sa inostranim timom
- praćenje zadovoljstva
- obuka novih kolega
? strani jezik na nivou B2 ili višem
? osnove engleskog za interni rad
? strpljenje i jasnoća
? spremnost na smene do 21 sat
+ jezički dodatak već u osnovnoj zaradi
+ ispit za jezički sertifikat o trošku firme
`,
  ),
  occupation(
    'Agent telefonske prodaje|Prodavac telefonom',
    {
      firm: /^(?!.* Optika$)/,
      in: ['pozivni-centri', 'trgovina'],
      at: ['calls', 'telecom', 'insurance'],
      as: 'caller',
      pay: [80, 125],
      weight: 4,
    },
    `
> Zvaćete postojeće korisnike i nuditi im paket koji im odgovara, bez nagovaranja.
> Spisak je pripremljen, cilj je razuman, a provizija vidljiva svakog dana.
- pozivi po pripremljenom spisku
- razgovor o potrebama
- predstavljanje ponude
- zaključenje i potvrda
- unos ugovora
- dogovaranje sastanaka za teren
- poštovanje želje da se ne zove
- beleške o razgovoru
- nedeljni pregled rezultata
? lep glas i upornost
? tačnost u navođenju uslova
? osnovno korišćenje računara
? volja za učenje prodaje
+ proviziju bez čekanja na kraj kvartala
+ rad u prepodnevnoj ili popodnevnoj smeni po izboru
`,
  ),
  occupation(
    'Supervizor pozivnog centra|Vođa tima u podršci',
    {
      firm: /^(?!.* Optika$)/,
      in: ['pozivni-centri', 'menadzment'],
      at: ['calls', 'telecom'],
      as: 'foreman',
      pay: [110, 155],
      weight: 2,
    },
    `
> Vodićete tim od {10-18} operatera: raspored, kvalitet i raspoloženje.
> Slušaćete pozive, pratiti kvalitet i obučavati nove operatere.
- raspored i praćenje opterećenja
- slušanje i ocena razgovora
- individualni razgovori
- obuke
- rešavanje teških slučajeva
- dnevni izveštaj klijentu
- predlozi za bolja uputstva
- uvođenje novih ljudi
- praćenje odsustava
? iskustvo u podršci ili prodaji telefonom
? vođenje ljudi
? tabele
? engleski jezik
+ bonus na zadovoljstvo tima
+ program za buduće menadžere
`,
  ),
  occupation(
    'Menadžer operacija|Direktor operacija|Izvršni direktor pogona',
    {
      in: ['menadzment'],
      at: ['production', 'transport', 'wholesale', 'food-industry', 'cleaning'],
      as: 'director',
      pay: [210, 320],
      weight: 3,
    },
    `
> Preuzimate svakodnevno poslovanje: ljude, troškove, rokove i plan za narednu godinu.
> Odgovarate vlasnicima i vodite {5-8} rukovodilaca, sa slobodom da menjate ono što koči.
- plan i budžet
- vođenje rukovodilaca
- praćenje troška i kvaliteta
- ulaganja u opremu
- odnosi sa ključnim partnerima
- organizacija i procesi
- bezbednost i propisi
- izveštavanje vlasnika
- razvoj naslednika
? iskustvo u vođenju većeg poslovanja
? sigurnost u finansijama
? odlučnost i poštenje
? engleski jezik
+ udeo u godišnjoj dobiti
+ automobil, telefon i proširenu zdravstvenu zaštitu
`,
  ),
  occupation(
    'Prevodilac|Prevodilac za engleski i nemački|Sudski prevodilac',
    {
      firm: /Prevodi|Izdavačka|Advokatska|Travel|Systems/,
      in: ['jezici'],
      at: ['legal', 'printing', 'travel', 'it'],
      as: 'creative',
      pay: [90, 150],
      weight: 3,
      education: ['osnovne', 'master'],
    },
    `
> Prevodićete {ugovore i tendere|tehnička uputstva|medicinske nalaze} tako da se ne vidi da su prevod.
> Radićete u paru sa lektorom, u alatima koji pamte terminologiju.
- pismeni prevodi
- usmeno prevođenje sastanaka
- terminološke baze
- lektura tuđih prevoda
- procena roka i obima
- overa prevoda
- komunikacija sa klijentom
- prilagođavanje sajtova
- provera mašinskog prevoda
? filološki fakultet ili jednako znanje
? uža oblast kojom dobro vladate
? alati za prevođenje
? pouzdanost u rokovima
+ hitne prevode koji se posebno plaćaju
+ rad od kuće po dogovoru
`,
  ),
  occupation(
    'Lektor|Lektor i korektor',
    {
      firm: /Prevodi|Izdavačka|Portal|Glas|TV/,
      in: ['jezici', 'graficarstvo'],
      at: ['printing', 'media', 'legal'],
      as: 'creative',
      pay: [85, 125],
      weight: 2,
      education: ['osnovne', 'master'],
    },
    `
> [media] Čitaćete i ispravljati {vesti|priloge i najave} pre objave.
> [printing] Čitaćete i ispravljati {udžbenike|romane|priručnike} pre štampe.
> [legal] Čitaćete i ispravljati prevode ugovora i uputstava pre predaje.
> Radićete sa autorima na tekstu, uz jasno obrazložene izmene.
- lektura i korektura
- provera činjenica i imena
- usaglašavanje pravopisa
- dogovor sa autorom
- vođenje pravopisnog vodiča
- poslednje čitanje pred štampu
- lektura titlova
- saveti redakciji
- provera indeksa i napomena
? odlično poznavanje norme
? iskustvo u redakciji ili izdavaštvu
? koncentracija
? takt prema autoru
+ čitanje od kuće četiri dana nedeljno
+ knjige po izboru
`,
  ),
  occupation(
    'Psiholog|Psiholog – savetnik',
    {
      firm: /Vrtić|Škola|Klinika|Medik|Dom za/,
      in: ['jezici', 'zdravstvo'],
      at: ['health', 'education'],
      as: 'expert',
      pay: [90, 145],
      weight: 2,
      education: ['master', 'magistar'],
    },
    `
> Razgovaraćete sa {decom i roditeljima|zaposlenima|korisnicima i porodicama} i pratiti njihov napredak.
> Imate svoj prostor, superviziju i vreme između dva razgovora.
- individualni razgovori
- procene i testiranja
- rad sa grupom
- saveti porodici i timu
- beleške i izveštaji
- radionice
- saradnja sa lekarima i školom
- upućivanje dalje
- učešće na superviziji
? završene studije psihologije
? edukacija iz savetovanja
? poverljivost
? jasno pisanje izveštaja
+ plaćenu superviziju
+ nastavak edukacije uz podršku ustanove
`,
  ),
  occupation(
    'Socijalni radnik|Stručni radnik u socijalnoj zaštiti',
    {
      firm: /Dom za/,
      in: ['jezici', 'zdravstvo'],
      at: ['health', 'education'],
      as: 'expert',
      pay: [85, 120],
      weight: 2,
      education: ['osnovne', 'master'],
    },
    `
> Pomagaćete korisnicima da ostvare prava i da se u novoj sredini snađu.
> Radićete sa porodicama, centrima i lekarima, u domu sa {40-120/10} korisnika.
- prijem korisnika
- individualni planovi
- razgovori sa porodicom
- ostvarivanje prava
- vođenje dokumentacije
- organizacija aktivnosti
- saradnja sa službama
- posredovanje u nesuglasicama
- izveštaji
? fakultet iz socijalnog rada
? licenca ili namera da se stekne
? strpljenje i empatija
? vozačka dozvola je prednost
+ rad u jednoj smeni
+ seminare koji nose bodove za licencu
`,
  ),
  occupation(
    'Anketar na terenu|Anketar',
    { in: ['jezici', 'ostalo'], at: ['agency', 'calls'], as: 'student', pay: [75, 90], weight: 2 },
    `
> Razgovaraćete sa ljudima po domaćinstvima i unositi odgovore u tablet.
> Istraživanje traje {5-10} nedelja, a rutu sami raspoređujete.
- obilazak adresa po planu
- vođenje razgovora po upitniku
- unos odgovora
- zakazivanje ponovne posete
- provera podataka
- čuvanje poverljivosti
- nedeljni izveštaj
- telefonske provere
- popis prodajnih mesta
? lep govor i upornost
? tačnost
? slobodna popodneva
? korišćenje tableta
+ naknadu po završenoj anketi i putne troškove
+ preporuku za naredna istraživanja
`,
  ),
];
