import { type Occupation, occupation } from '../occupation.ts';

export const careOccupations: readonly Occupation[] = [
  occupation(
    'Medicinska sestra – tehničar|Medicinska sestra – tehničar u ambulanti|Medicinski tehničar',
    {
      firm: /Klinika|Medik|Ordinacija|Dom za|Laboratorije/,
      in: ['zdravstvo'],
      at: ['health'],
      as: 'medical',
      pay: [88, 120],
      weight: 11,
      abroad: true,
    },
    `
> Brinućete o pacijentima pre, tokom i posle pregleda i pomagati lekaru u svakom koraku.
> [!Dom za|Laboratorije] Radićete u {dnevnoj bolnici|opštoj ambulanti|internističkoj ordinaciji}, po zakazanim terminima.
- prijem pacijenata i uzimanje podataka
- davanje terapije po nalogu lekara
- uzimanje uzoraka
- merenje pritiska i snimanje srca
- priprema ordinacije i instrumenata
- previjanje
- vođenje elektronskog kartona
- zakazivanje kontrola
- sterilizacija
- edukacija pacijenata o terapiji
? srednja ili viša medicinska škola
? licenca komore
? saosećanje i tačnost
? rad u smenama
+ dežurstva dogovorena unapred i posebno plaćena
+ pomoć pri specijalizaciji u struci
`,
  ),
  occupation(
    'Lekar opšte prakse|Doktor medicine',
    {
      firm: /Klinika|Medik|Ordinacija|Dom za/,
      in: ['zdravstvo'],
      at: ['health'],
      as: 'doctor',
      pay: [160, 240],
      weight: 4,
      abroad: true,
    },
    `
> Pregledaćete pacijente bez žurbe i voditi ih do pravog specijaliste.
> Na pregledu imate {20-30/5} minuta po pacijentu i dijagnostiku u istoj zgradi.
- pregledi i lečenje
- upućivanje na dijagnostiku
- tumačenje nalaza
- kućne posete
- sistematski pregledi
- vođenje dokumentacije
- saradnja sa specijalistima
- saveti o prevenciji
- izdavanje uverenja
? medicinski fakultet i licenca
? iskustvo u ambulanti
? dobar razgovor sa pacijentom
? rad na računaru
+ procenat po pregledu preko osnovne zarade
+ kongrese i bodovane edukacije
`,
  ),
  occupation(
    'Lekar specijalista|Specijalista interne medicine|Specijalista pedijatrije|Specijalista radiologije',
    {
      firm: /Klinika|Medik|Ordinacija/,
      in: ['zdravstvo'],
      at: ['health'],
      as: 'doctor',
      pay: [220, 320],
      weight: 4,
    },
    `
> Radićete u ordinaciji sa savremenom opremom i timom sestara koje vas znaju.
> Raspored pravite sami, sa {10-18} pregleda dnevno i vremenom za konsultaciju.
- specijalistički pregledi
- ultrazvuk i dijagnostika
- plan lečenja
- konzilijumi
- kontrole
- mišljenja i izveštaji
- obuka mlađih kolega
- uvođenje novih postupaka
- razgovor sa porodicom
? specijalizacija i licenca
? iskustvo u struci
? timski odnos
? tačna dokumentacija
+ udeo u prihodu ordinacije
+ opremu po vašem predlogu
`,
  ),
  occupation(
    'Stomatolog|Doktor stomatologije',
    {
      firm: /Dental|Ordinacija|Klinika/,
      in: ['zdravstvo'],
      at: ['health'],
      as: 'doctor',
      pay: [140, 260],
      weight: 4,
    },
    `
> Lečićete decu i odrasle, uz asistenta i digitalno snimanje u ordinaciji.
> Preuzimate svoje pacijente i oblast kojom želite najviše da se bavite.
- pregledi i planovi terapije
- konzervativno lečenje
- protetski radovi
- vađenje i manje intervencije
- rad sa decom
- digitalni otisci
- kontrole i preventiva
- saradnja sa laboratorijom
- vođenje kartona
? stomatološki fakultet i licenca
? iskustvo na pacijentima
? preciznost
? lep odnos sa pacijentima
+ procenat od izvršenih radova
+ usavršavanje iz implantologije
`,
  ),
  occupation(
    'Stomatološka sestra / asistent!|Stomatološki asistent',
    {
      id: 'stomatoloska-sestra',
      firm: /Dental|Ordinacija|Klinika/,
      in: ['zdravstvo'],
      at: ['health'],
      as: 'medical',
      pay: [82, 105],
      weight: 4,
    },
    `
> Asistiraćete pri intervencijama, sterilisati instrumente i pripremati pacijente.
> Radićete u jednoj ordinaciji, sa istim lekarom i zakazanim terminima.
- asistencija pri radu
- priprema materijala
- sterilizacija instrumenata
- zakazivanje
- uzimanje otisaka
- vođenje kartona
- naručivanje materijala
- naplata
- uputstva posle intervencije
? srednja medicinska škola, stomatološki smer
? urednost
? ljubaznost
? spremnost na rad u dve smene
+ besplatne stomatološke usluge za porodicu
+ edukaciju za dentalnog higijeničara
`,
  ),
  occupation(
    'Zubni tehničar|Zubotehničar',
    {
      firm: /Dental|Ordinacija/,
      in: ['zdravstvo'],
      at: ['health'],
      as: 'craft',
      pay: [95, 150],
      weight: 2,
      education: ['sss4', 'strukovne'],
    },
    `
> Izrađivaćete krunice, mostove i proteze, ručno i uz digitalno modelovanje.
> Laboratorija sarađuje sa {15-30/5} ordinacija i ima skener, glodalicu i peć.
- modelovanje krunica
- izrada proteza
- skeniranje i dizajn
- keramika i glazura
- popravke
- dogovor o boji
- kontrola naleganja
- evidencija radova
- održavanje opreme
? zubotehnička škola
? precizne ruke
? osećaj za boju
? rad u programu je prednost
+ zaradu po radu uz osnovni iznos
+ kurs digitalnog dizajna
`,
  ),
  occupation(
    'Fizioterapeut|Viši fizioterapeut',
    {
      firm: /Klinika|Medik|Ordinacija|Dom za|Velnes|Fit|Teretana|Hotel|Spa|Vila/,
      in: ['zdravstvo', 'nega'],
      at: ['health', 'beauty', 'hotels'],
      as: 'medical',
      pay: [90, 135],
      weight: 5,
      education: ['sss4', 'strukovne', 'osnovne'],
      abroad: true,
    },
    `
> Vraćaćete ljude pokretu posle povreda, operacija i previše sedenja.
> Termin traje {40-60/5} minuta i pripada samo jednom pacijentu.
- procena i plan terapije
- kineziterapija
- manuelne tehnike
- elektroterapija
- vežbe za kuću
- praćenje napretka
- grupne vežbe
- saradnja sa fizijatrom
- vođenje beleški
? viša škola ili fakultet za fizioterapeute
? licenca
? strpljenje
? kursevi manuelnih tehnika su prednost
+ plaćen kurs po izboru godišnje
+ zakazivanje koje vodi recepcija, a ne vi
`,
  ),
  occupation(
    'Negovatelj|Negovatelj u domu za starije|Gerontonegovatelj',
    {
      firm: /Dom za/,
      in: ['zdravstvo', 'ostalo'],
      at: ['health'],
      as: 'helper',
      pay: [80, 105],
      weight: 7,
      abroad: true,
    },
    `
> Pomagaćete starijima da dan protekne dostojanstveno: obrok, šetnja, razgovor, nega.
> U smeni brinete o {6-10} korisnika, uz medicinsku sestru i koleginicu ili kolegu.
- pomoć pri oblačenju i kupanju
- pomoć pri obrocima
- presvlačenje i menjanje posteljine
- šetnje i društvene igre
- praćenje opšteg stanja
- pratnja na pregled
- razgovor sa porodicom
- beleške o danu
- održavanje sobe
? strpljenje i toplina
? pouzdanost
? kurs nege je prednost
? noćne smene po rasporedu
+ kurs za gerontonegovatelja sa uverenjem
+ topao obrok u svakoj smeni
`,
  ),
  occupation(
    'Laborant|Laboratorijski tehničar',
    {
      firm: /Labor|Klinika|Medik|Farm|Herba/,
      in: ['zdravstvo', 'hemija'],
      at: ['health', 'pharmacy'],
      as: 'medical',
      pay: [85, 115],
      weight: 4,
    },
    `
> Uzimaćete uzorke, raditi analize i proveravati nalaze pre izdavanja.
> Laboratorija radi {150-600/50} analiza dnevno na povezanim aparatima.
- uzimanje krvi
- priprema uzoraka
- rad na analizatorima
- kontrola kvaliteta
- unos rezultata
- mikroskopiranje
- čuvanje uzoraka
- naručivanje reagenasa
- izdavanje nalaza
? medicinska škola, laboratorijski smer
? licenca
? mirna ruka
? tačnost
+ subotnji rad jednom mesečno, posebno plaćen
+ bodovane seminare
`,
  ),
  occupation(
    'Farmaceut|Magistar farmacije|Odgovorni farmaceut',
    { in: ['farmacija'], at: ['pharmacy'], as: 'doctor', pay: [125, 175], weight: 6, education: ['master'] },
    `
> Izdavaćete lekove, proveravati recepte i savetovati pacijente.
> Radićete u apoteci sa {5-8} kolega, sa dovoljno vremena za razgovor.
- izdavanje lekova
- provera interakcija
- savetovanje pacijenata
- izrada magistralnih preparata
- naručivanje i rokovi
- merenje pritiska i šećera
- vođenje evidencija
- obuka pripravnika
- saradnja sa lekarima
? farmaceutski fakultet i licenca
? poznavanje lekova i njihovih interakcija
? rad u smenama
? tačnost
+ plaćenu licencu i članarinu
+ specijalizaciju po dogovoru
`,
  ),
  occupation(
    'Farmaceutski tehničar',
    {
      in: ['farmacija', 'trgovina'],
      at: ['pharmacy'],
      as: 'medical',
      pay: [82, 108],
      weight: 5,
      education: ['sss4'],
    },
    `
> Primaćete robu, pomagati u izdavanju i brinuti da svaka polica bude spremna.
> Radićete uz farmaceuta i stalno učiti o preparatima.
- prijem i provera lekova
- slaganje po rokovima
- izdavanje preparata bez recepta
- naplata
- pakovanje čajnih mešavina
- pomoć u galenskoj laboratoriji
- popis
- uređenje izloga
- evidencija temperature
? farmaceutska škola i stručni ispit
? tačnost
? ljubaznost
? smenski rad
+ kurseve dermokozmetike
+ jutarnje smene svake druge nedelje
`,
  ),
  occupation(
    'Stručni saradnik u farmaciji|Medicinski predstavnik',
    {
      in: ['farmacija', 'trgovina'],
      at: ['pharmacy', 'wholesale'],
      as: 'fieldSales',
      pay: [120, 180],
      weight: 2,
      education: ['osnovne', 'master'],
    },
    `
> Predstavljaćete preparate lekarima i apotekama, sa podacima, a ne sloganima.
> Pokrivate {5-8} opština i sami pravite plan poseta.
- posete lekarima
- obilazak apoteka
- stručna predavanja
- praćenje prodaje
- organizacija skupova
- izveštaji
- odgovori na stručna pitanja
- prijava neželjenih dejstava
- plan teritorije
? medicinska, farmaceutska ili biološka struka
? izlaganje pred stručnjacima
? vozačka dozvola B kategorije
? engleski jezik
+ automobil i za privatne potrebe
+ kvartalni bonus
`,
  ),
  occupation(
    'Veterinar|Doktor veterinarske medicine',
    {
      firm: /Vet|Šapa|Farma|Gazdinstvo|Mlekara|Delikates/,
      in: ['veterina'],
      at: ['veterinary', 'agriculture', 'food-industry'],
      as: 'doctor',
      pay: [115, 180],
      weight: 4,
      education: ['master'],
    },
    `
> [veterinary] Lečićete {male životinje|kućne ljubimce i životinje sa okolnih imanja} i objašnjavati vlasnicima šta sledi.
> [!veterinary] Lečićete i vakcinisati {krave i telad|svinje i prasad} i objašnjavati stočarima šta sledi.
> [veterinary] Imate hirurgiju, ultrazvuk i kolege za savet u svakom trenutku.
- pregledi i terapije
- vakcinacija
- operacije
- laboratorijska dijagnostika
- teren na farmama
- obeležavanje i evidencija
- saveti o ishrani
- dežurstva
- saradnja sa inspekcijom
? veterinarski fakultet i licenca
? iskustvo u praksi
? vozačka dozvola B kategorije
? smiren odnos prema životinjama
+ procenat od operacija
+ usavršavanje iz oblasti po izboru
`,
  ),
  occupation(
    'Veterinarski tehničar',
    {
      firm: /Vet|Šapa|Farma|Gazdinstvo/,
      in: ['veterina'],
      at: ['veterinary', 'agriculture'],
      as: 'medical',
      pay: [80, 105],
      weight: 3,
      education: ['sss4'],
    },
    `
> [veterinary] Asistiraćete veterinaru, brinuti o životinjama u stacionaru i razgovarati sa vlasnicima.
> [!veterinary] Asistiraćete veterinaru na farmi, pratiti zdravlje stada i voditi evidenciju.
> [veterinary] Radićete u ambulanti sa stacionarom, uz veterinara i zakazane preglede.
- priprema i asistencija
- davanje terapije
- uzimanje uzoraka
- nega u stacionaru
- sterilizacija
- zakazivanje
- [veterinary] prodaja hrane i opreme
- [veterinary] čišćenje ordinacije
- obeležavanje životinja
- podsetnici za vakcine
? veterinarska škola
? ljubav prema životinjama
? izdržljivost
? rad subotom
+ kurs šišanja i nege
+ slobodan dan za svako dežurstvo
`,
  ),
  occupation(
    'Frizer|Muški frizer|Žensko-muški frizer',
    {
      firm: /Salon|Beauty|Hotel|Spa/,
      in: ['nega', 'zanati'],
      at: ['beauty', 'hotels'],
      as: 'hospitality',
      pay: [80, 130],
      weight: 6,
    },
    `
> Šišaćete, farbati i savetovati, u salonu koji vam dovodi klijente.
> Zakazuje se preko aplikacije, pa znate kako vam izgleda dan.
- šišanje i stilizovanje
- farbanje i pramenovi
- svečane frizure
- nega kose
- brijanje i uređenje brade
- konsultacije
- prodaja preparata
- dezinfekcija pribora
- zakazivanje
? frizerska škola ili kurs
? praćenje trendova
? prijatan razgovor
? rad subotom
+ {30-40/5} odsto od usluge
+ obuku kod poznatih kolorista
`,
  ),
  occupation(
    'Kozmetičar|Kozmetičar – tretmani lica i tela',
    {
      firm: /Salon|Beauty|Velnes|Hotel|Spa|Klinika/,
      in: ['nega'],
      at: ['beauty', 'hotels', 'health'],
      as: 'hospitality',
      pay: [80, 120],
      weight: 4,
    },
    `
> Radićete tretmane lica i tela na aparatima i rukama, posle razgovora o koži.
> Kabina je vaša, a između tretmana imate četvrt sata.
- tretmani lica
- depilacija
- aparatni tretmani
- masaža lica
- savetovanje o nezi
- vođenje kartona klijenta
- sterilizacija
- predlog paketa
- praćenje zaliha
? kozmetička škola ili kurs
? čistoća i nežne ruke
? diskrecija
? iskustvo na aparatima je prednost
+ procenat od tretmana
+ preparate za ličnu upotrebu
`,
  ),
  occupation(
    'Manikir – pedikir majstor|Manikirka/manikir!',
    {
      firm: /Salon|Beauty|Velnes/,
      in: ['nega'],
      at: ['beauty'],
      as: 'hospitality',
      pay: [78, 115],
      weight: 3,
    },
    `
> Uređivaćete nokte, od jednostavnog lakiranja do crteža koji klijenti fotografišu.
> Sterilizacija je po bolničkom pravilu, a materijal obezbeđuje salon.
- manikir i pedikir
- gel i nadogradnja
- crtanje na noktima
- sterilizacija pribora
- konsultacije
- zakazivanje
- fotografisanje radova
- popravke
- naručivanje boja
? kurs i uvežbana ruka
? strpljenje
? higijena
? rad subotom
+ procenat i bakšiš
+ takmičenja o našem trošku
`,
  ),
  occupation(
    'Maser|Maser u velnes centru',
    {
      firm: /Velnes|Fit|Salon|Beauty|Hotel|Spa|Vila|Konak|Medik|Klinika|Dom za/,
      in: ['nega', 'zdravstvo'],
      at: ['beauty', 'hotels', 'health'],
      as: 'hospitality',
      pay: [85, 130],
      weight: 3,
    },
    `
> Radićete relaks i terapeutske masaže, najviše {5-6} dnevno.
> Prostor je tih, sto podesiv, a ruke imaju vreme da se odmore.
- masaže po dogovoru
- razgovor o tegobama
- priprema prostora
- tretmani pakovanjima
- saveti za istezanje
- evidencija termina
- održavanje higijene
- rad sa sportistima
- preporuka tretmana
? kurs ili škola za masera
? snaga i osećaj u rukama
? diskrecija
? rad vikendom po rasporedu
+ procenat po tretmanu
+ usavršavanje iz sportske masaže
`,
  ),
  occupation(
    'Fitnes trener|Instruktor grupnih treninga|Trener u teretani',
    {
      firm: /Fit|Teretana|Velnes|Hotel|Spa/,
      in: ['nega', 'obrazovanje'],
      at: ['beauty', 'hotels'],
      as: 'hospitality',
      pay: [80, 135],
      weight: 4,
      education: ['sss4', 'strukovne', 'osnovne'],
    },
    `
> Radićete individualne i grupne treninge i pratiti napredak vežbača.
> U sali ste sa najviše {10-16} vežbača, sa programom koji sami pišete.
- individualni treninzi
- grupni časovi
- procena i plan
- korekcija tehnike
- briga o spravama
- razgovor o navikama
- praćenje rezultata
- uvođenje novih članova
- prva pomoć
? licenca trenera ili fakultet sporta
? znanje o treningu i ishrani
? odgovoran odnos prema vežbačima
? rad u ranim ili večernjim terminima
+ procenat od individualnih treninga
+ kurseve i seminare
`,
  ),
  occupation(
    'Trener plivanja|Spasilac na bazenu',
    {
      firm: /Fit|Velnes|Hotel|Spa/,
      in: ['nega', 'obrazovanje'],
      at: ['beauty', 'hotels'],
      as: 'student',
      pay: [78, 110],
      weight: 2,
    },
    `
> Učićete decu i odrasle da plivaju i paziti da bazen bude bezbedan.
> Grupe su do osmoro, voda je topla, a raspored stalan.
- časovi plivanja
- nadzor bazena
- pružanje prve pomoći
- razgovor sa roditeljima
- evidencija dolazaka
- takmičenja
- provera vode
- priprema opreme
- igre u vodi
? licenca spasioca ili trenera
? prisebnost
? strpljenje
? rad vikendom
+ obnovu licence
+ besplatan bazen za porodicu
`,
  ),
  occupation(
    'Vaspitač|Vaspitač u predškolskoj ustanovi|Medicinska sestra – vaspitač',
    {
      firm: /Vrtić/,
      in: ['obrazovanje'],
      at: ['education'],
      as: 'teacher',
      pay: [85, 110],
      weight: 7,
      onSite: true,
      education: ['strukovne', 'osnovne', 'master'],
    },
    `
> Provodićete dan sa grupom od {12-18} mališana: igra, šetnja, ručak i prve priče.
> U grupi ste u paru, sa psihologom i pedagogom na raspolaganju.
- planiranje aktivnosti
- igra i učenje
- boravak u dvorištu
- briga o obrocima i odmoru
- razgovori sa roditeljima
- praćenje razvoja
- priprema priredbi
- likovne i muzičke radionice
- vođenje knjige rada
? škola ili fakultet za vaspitače
? licenca ili priprema za nju
? mašta i strpljenje
? uverenje i sanitarni pregled
+ mesto u vrtiću za vaše dete
+ plaćenu pripremu i seminare
`,
  ),
  occupation(
    'Nastavnik engleskog jezika|Profesor engleskog jezika|Predavač nemačkog jezika',
    {
      firm: /Škola/,
      in: ['obrazovanje', 'jezici'],
      at: ['education'],
      as: 'teacher',
      pay: [85, 125],
      weight: 5,
    },
    `
> Predavaćete {deci|odraslima|zaposlenima u firmama} u grupama do osmoro polaznika.
> Materijal postoji, ali čas pripada vama.
- držanje časova
- priprema materijala
- testovi i ocenjivanje
- razgovori sa polaznicima
- priprema za ispite
- časovi preko interneta
- vođenje dnevnika
- letnja škola
- razmena sa kolegama
? filološki fakultet
? iskustvo u nastavi
? živ i jasan čas
? rad popodne i uveče
+ plaćenu pripremu svakog časa
+ međunarodni sertifikat za nastavnike
`,
  ),
  occupation(
    'Profesor matematike|Nastavnik fizike|Nastavnik informatike',
    {
      firm: /Škola (?!jezika)/,
      in: ['obrazovanje', 'jezici'],
      at: ['education'],
      as: 'teacher',
      pay: [90, 130],
      weight: 3,
      education: ['master', 'osnovne'],
    },
    `
> Predavaćete učenicima {matematiku i prirodne nauke|svoj predmet} kroz oglede i primere iz života.
> U odeljenju je {12-20} učenika, a kabinet je opremljen za oglede.
- nastava
- dopunski i dodatni časovi
- priprema za takmičenja
- ocenjivanje sa objašnjenjem
- razgovori sa roditeljima
- ogledi i projekti
- vođenje dokumentacije
- rad u stručnom veću
- mentorstvo učenicima
? odgovarajući fakultet
? licenca ili spremnost na polaganje
? jasno objašnjavanje
? strpljenje
+ nagradu za rezultate na takmičenjima
+ prenosni računar i stručne knjige
`,
  ),
  occupation(
    'Predavač programiranja za decu|Instruktor informatike',
    {
      firm: /Akademija|Edukacija/,
      in: ['obrazovanje', 'it-softver'],
      at: ['education'],
      as: 'teacher',
      pay: [85, 130],
      weight: 2,
    },
    `
> Učićete decu od osam godina naviše da naprave svoju prvu igru i svog prvog robota.
> Grupe su male, opreme ima za svakog, a greška je deo časa.
- časovi programiranja
- sklapanje robota
- priprema zadataka
- radionice u školama
- pomoć na takmičenjima
- povratna informacija roditeljima
- održavanje opreme
- letnji kampovi
- razvoj programa
? osnove programiranja
? rad sa decom
? popodnevni termini
? duhovitost i red
+ opremu i kod kuće
+ honorar za svaki novi kurs koji napišete
`,
  ),
  occupation(
    'Lični pratilac deteta|Asistent u nastavi',
    {
      firm: /Vrtić|Škola (?!jezika)/,
      in: ['obrazovanje', 'zdravstvo'],
      at: ['education'],
      as: 'helper',
      pay: [75, 90],
      weight: 2,
      education: ['sss4'],
    },
    `
> Pomagaćete detetu da bude deo odeljenja: na času, na odmoru i na izletu.
> Uz dete ste tokom školskog dana, u saradnji sa nastavnikom i porodicom.
- pratnja i podrška u školi
- pomoć pri obrocima
- podsticanje samostalnosti
- saradnja sa nastavnicima
- vođenje beleški
- pratnja na tretman
- razgovor sa porodicom
- pomoć pri kretanju
- prilagođavanje zadataka
? obuka za ličnog pratioca ili spremnost da se završi
? strpljenje i toplina
? pouzdanost
? rad tokom školskog dana
+ plaćenu obuku sa uverenjem
+ stručnu podršku jednom nedeljno
`,
  ),
  occupation(
    'Agronom|Inženjer agronomije|Tehnolog ratarstva',
    {
      firm: /Agrar|Voćnjaci|Farma|Gazdinstvo|Mlin|Hladnjača/,
      in: ['poljoprivreda'],
      at: ['agriculture', 'food-industry'],
      as: 'expert',
      pay: [100, 160],
      weight: 5,
    },
    `
> Vodićete {ratarske useve|voćnjake|povrtnjake} od setve do otkupa i savetovati kooperante.
> Teren, laptop i meteorološka stanica: odluke donosite na njivi, ne iz kancelarije.
- plan setve i đubrenja
- zaštita bilja
- obilazak parcela
- saveti kooperantima
- praćenje navodnjavanja
- evidencija tretmana
- procena roda
- organizacija berbe
- saradnja sa otkupom
? poljoprivredni fakultet
? poznavanje zaštite bilja
? vozačka dozvola B kategorije
? spremnost na sezonski ritam
+ terensko vozilo
+ premiju po prinosu
`,
  ),
  occupation(
    'Traktorista|Rukovalac poljoprivrednim mašinama|Kombajner',
    {
      firm: /Agrar|Farma|Gazdinstvo|Voćnjaci/,
      in: ['poljoprivreda', 'transport'],
      at: ['agriculture'],
      as: 'site',
      pay: [95, 140],
      weight: 4,
    },
    `
> Vozićete traktor i priključke sa navođenjem, od oranja do žetve.
> Mašine su novije, servisirane zimi u sopstvenoj radionici.
- oranje i predsetvena priprema
- setva
- prskanje po nalogu
- žetva i prevoz
- podešavanje priključaka
- dnevno održavanje
- zimski remont
- evidencija sati i goriva
- utovar u silosu
? vozačka dozvola F ili C kategorije
? iskustvo na mašinama
? pažnja prema usevu
? duži dani u sezoni
+ premiju po hektaru
+ slobodne nedelje tokom zime
`,
  ),
  occupation(
    'Radnik u voćnjaku|Berač voća|Radnik u plasteniku',
    {
      firm: /Voćnjaci|Gazdinstvo|Agrar/,
      in: ['poljoprivreda', 'ostalo'],
      at: ['agriculture'],
      as: 'season',
      pay: [78, 105],
      weight: 5,
    },
    `
> Berete, orezujete i negujete {jabuke|višnje i trešnje|maline|povrće u plasteniku}, u grupi koja se dobro poznaje.
> Sezona traje {6-12} nedelja, sa prevozom, ručkom i isplatom svake subote.
- berba i klasiranje
- rezidba i vezivanje
- proređivanje plodova
- sadnja i okopavanje
- pakovanje u gajbe
- navodnjavanje
- čišćenje redova
- slaganje paleta
- pomoć u hladnjači
? spremnost na rad napolju
? brzina i pažnja prema plodu
? dolazak na vreme
? iskustvo nije potrebno
+ isplatu po gajbi kada je to povoljnije
+ smeštaj u kući na imanju
`,
  ),
  occupation(
    'Radnik na farmi|Stočar|Radnik na muži',
    {
      firm: /Farma|Gazdinstvo|Agrar/,
      in: ['poljoprivreda', 'veterina'],
      at: ['agriculture'],
      as: 'helper',
      pay: [85, 115],
      weight: 3,
    },
    `
> Brinućete o {kravama|svinjama|živini} na farmi sa mehanizovanom ishranom.
> Posao je podeljen na jutarnju i večernju mužu, a slobodni dani se poštuju.
- hranjenje i napajanje
- muža
- praćenje zdravlja
- čišćenje i nastiranje
- pomoć veterinaru
- evidencija prinosa
- briga o podmlatku
- održavanje opreme
- prijem hrane
? iskustvo sa životinjama
? rano ustajanje
? odgovoran odnos prema poslu
? vozačka dozvola F kategorije je prednost
+ kuću na imanju za porodicu
+ mleko, meso i jaja iz proizvodnje
`,
  ),
  occupation(
    'Šumarski tehničar|Šumarski inženjer',
    {
      firm: /Gazdinstvo|Agrar|Zelena|Eko/,
      in: ['poljoprivreda'],
      at: ['agriculture'],
      as: 'expert',
      pay: [90, 140],
      weight: 2,
      education: ['sss4', 'osnovne'],
    },
    `
> Obeležavaćete stabla za seču, pratiti sadnju i čuvati mladu šumu.
> Radite na terenu četiri dana, petak je za evidencije.
- doznaka i premer
- plan sadnje
- nadzor seče
- zaštita od požara i bolesti
- evidencija drvne mase
- obnova mladih sastojina
- kontrola transporta
- mapiranje
- saradnja sa vlasnicima
? šumarska škola ili fakultet
? vozačka dozvola B kategorije
? izdržljivost na terenu
? rad sa kartama
+ terensko vozilo i opremu
+ ogrev po povlašćenoj ceni
`,
  ),
  occupation(
    'Inženjer zaštite životne sredine|Saradnik za upravljanje otpadom',
    {
      in: ['poljoprivreda', 'hemija'],
      at: ['agriculture', 'heavy-industry', 'engineering', 'security'],
      as: 'expert',
      pay: [100, 155],
      weight: 2,
    },
    `
> Pratićete otpad, vode i emisije i predlagati mere da ih bude manje.
> Radićete između pogona, inspekcije i ljudi koji žive u komšiluku.
- vođenje evidencije otpada
- uzorkovanje i merenja
- dozvole
- godišnji izveštaji
- obuke zaposlenih
- nadzor odlaganja
- predlozi za manje otpada
- saradnja sa inspekcijom
- plan za vanredne situacije
? fakultet odgovarajućeg smera
? poznavanje propisa
? vozačka dozvola B kategorije
? engleski jezik
+ stručne ekskurzije
+ budžet za zelene predloge zaposlenih
`,
  ),
  occupation(
    'Radnik na reciklaži|Radnik na razvrstavanju otpada',
    {
      firm: /Eko|Zelena/,
      in: ['poljoprivreda', 'ostalo'],
      at: ['agriculture'],
      as: 'helper',
      pay: [78, 98],
      weight: 3,
    },
    `
> Razvrstavaćete papir, plastiku i metal na traci i presovati ih u bale.
> Posao je u natkrivenom pogonu, uz zaštitnu opremu i pauzu na svaki sat i po.
- razvrstavanje na traci
- presovanje i vezivanje
- merenje bala
- prijem vozila
- izdvajanje opasnog otpada
- čišćenje trake
- utovar
- evidencija količina
- održavanje reda u krugu
? spremnost na fizički rad
? nošenje zaštite
? smenski rad
? odgovoran odnos prema poslu
+ kupatilo, garderobu i pranje odeće
+ bonus po toni
`,
  ),
];
