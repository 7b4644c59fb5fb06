import { type Sector, sector } from '../sector.ts';

export const tradeSectors: readonly Sector[] = [
  sector(
    'retail',
    { category: 'trgovina', weight: 30, manyTowns: true },
    `
@ {X} Market
@ {X} Diskont
@ {X} Dom
@ {X} Moda
@ {X} Tehnika
@ {X} Prodavnice
@ Kuća {X}
= Prodavnice {hrane i kućne hemije|svakodnevne robe|svežih namirnica} u komšiluku: {6-20} objekata i {60-400/5} zaposlenih.
= Trgovački lanac sa sedištem {mesto}, poznat po {voću i povrću od domaćih proizvođača|pekari u svakom objektu|mesari sa sopstvenim mesom}.
= [Dom|Kuća] Maloprodaja {nameštaja i opreme za dom|tekstila, posuđa i rasvete} u {5-18} gradova, sa sopstvenom dostavom.
= [Tehnika] Prodavnice {bele tehnike i kućnih aparata|računara i telefona} sa servisom u {5-12} gradova.
= [Moda] Prodavnice {odeće i obuće|ženske i muške konfekcije} u {5-18} tržnih centara, sa sopstvenom kolekcijom.
= [Kuća] Sve za {baštu i terasu|kuhinju i kupatilo} u {5-18} gradova, sa sopstvenom dostavom.
= Porodične prodavnice {svežih namirnica|domaćih proizvoda} otvorene {1994-2016}. godine, danas u {5-12} mesta.
* Svaki objekat ima poslovođu koji sam pravi raspored, pa se smene dogovaraju, a ne saopštavaju.
* [Market|Diskont|Prodavnice] Više od polovine poslovođa počelo je kod nas na kasi ili u popunjavanju polica.
* [Market|Diskont|Prodavnice] Robu naručujemo svakog dana, a {40-120/5} domaćih dobavljača isporučuje pravo u prodavnice.
* Nedeljom radi samo {trećina|polovina} objekata, a taj dan se dodatno plaća.
* Kupci nas znaju po imenu, a trudimo se da i mi znamo njih.
* [Market|Diskont|Prodavnice] Prošle godine preuredili smo {5-9} objekata i zamenili sve kase i rashladne vitrine.
+ popust od {10-20/5} odsto na kupovinu u našim prodavnicama
+ raspored smena poznat {10-20} dana unapred
+ mesečni podsticaj kada objekat ispuni plan
+ dodatno plaćen rad nedeljom i praznikom
+ obuku u {prodavnici blizu vašeg doma|objektu sa iskusnim poslovođom} prvih {5-15} dana
+ jasan put do poslovođe: ko želi, posle godinu dana ulazi u program obuke
+ paket za prvi školski dan za decu zaposlenih
`,
  ),
  sector(
    'wholesale',
    { category: 'trgovina', weight: 14, manyTowns: true },
    `
@ {X} Distribucija
@ {X} Komerc
@ {X} Promet
@ {X} Trade
@ {X} Veleprodaja
= Veleprodaja {pića i konditorskih proizvoda|kućne hemije|kancelarijskog materijala} za {500-2400/100} kupaca, sa sopstvenim voznim parkom.
= Distributer {rezervnih delova za teretna vozila|opreme za grejanje i hlađenje|profesionalne kozmetike} za celu zemlju, sedište {mesto}.
= Uvoz i distribucija {alata i mašina|medicinskog potrošnog materijala|hrane za kućne ljubimce}, sa skladištem od {1500-6000/500} kvadrata.
* Držimo {2000-9000/500} artikala na stanju i isporučujemo narednog dana, bez obzira na veličinu porudžbine.
* Komercijalisti imaju svoje kupce i slobodu da se dogovore o rabatu u okviru jasnih pravila.
* Predstavljamo {6-18} proizvođača iz Evrope i dva domaća brenda koja smo sami razvili.
* Porudžbine od prošle godine stižu preko sopstvene aplikacije, pa teren više nije papirologija.
* Firma je u rukama osnivača, koji i danas obilaze najveće kupce.
+ službeni telefon i {automobil|vozilo} koje možete koristiti i privatno po dogovoru
+ varijabilni deo zarade koji se računa po unapred poznatoj tabeli
+ obuku kod proizvođača čije proizvode prodajemo
+ kupovinu iz našeg asortimana po nabavnoj ceni
+ kvartalni bonus za naplatu, a ne samo za prodaju
`,
  ),
  sector(
    'transport',
    { category: 'transport', weight: 20, manyTowns: true },
    `
@ {X} Logistika
@ {X} Transport
@ {X} Špedicija
@ {X} Ekspres
@ {X} Kargo
@ {X} Prevoz
= Drumski transport i skladištenje, sa sopstvenim voznim parkom od {20-140/5} vozila i magacinom {mesto}.
= [Špedicija] Špedicija i carinsko posredovanje na {5-9} ispostava, osnovana {1993-2015}. godine.
= [Ekspres] Dostava paketa {narednog dana|u istom danu} u {30-120/5} opština, sa sortirnicom {mesto}.
= [Prevoz] Autobuski prevoznik sa {25-80/5} vozila na gradskim i međugradskim linijama.
* [!Špedicija] Najstarije vozilo u floti ima {5-7} godina, a servis radimo u sopstvenoj radionici.
* [!Špedicija] Dispečeri su dostupni tokom cele vožnje, a vozači vikende planiraju unapred.
* [!Prevoz|Špedicija] Skladište od {3000-12000/500} kvadrata radi u dve smene i povezano je sa sistemima naših klijenata.
* [Logistika|Transport|Kargo] Vozimo {domaće rute i region|za Austriju, Nemačku i Italiju|samo po Srbiji, bez noćenja}.
* [!Špedicija] Za pet godina udvostručili smo broj vozila, ali je fluktuacija vozača ostala ispod desetine.
* [Špedicija] Deklaracije podnosimo elektronski, pa se na granici čeka kraće.
* [Špedicija] Svaki klijent ima stalnu osobu za kontakt i zamenu koja poznaje njegovu robu.
+ dnevnice isplaćene istog dana kada i zarada
+ vozilo zaduženo na jednu osobu, bez smenjivanja
+ plaćeno obnavljanje kvalifikacione kartice
+ dodatak za vožnju bez štete od {5-15} hiljada dinara mesečno
+ prevoz do posla organizovan iz {5-8} okolnih mesta
+ dva slobodna vikenda svakog meseca, upisana u raspored
`,
  ),
  sector(
    'car-service',
    { category: 'zanati', weight: 9 },
    `
@ {X} Auto
@ Auto-servis {X}
@ {X} Motors
@ {X} Vulkan
@ {X} Mobil
= Servis putničkih i lakih dostavnih vozila {mesto}, sa {5-12} dizalica i sopstvenim magacinom delova.
= Auto-centar za {mehaniku, limariju i farbanje|prodaju vozila i ovlašćen servis|gume, trap i kočnice}, otvoren {1991-2017}. godine.
= Održavamo vozne parkove {15-60/5} firmi i primamo {20-60/5} vozila dnevno.
* Dijagnostiku smo obnovili prošle godine, a program obuka plaća firma.
* Na posao primamo i one koji su tek završili školu, uz majstora koji ih vodi godinu dana.
* Mušteriji uvek pokažemo zamenjeni deo i objasnimo račun.
* Radionica je grejana, sa ventilacijom i kanalom za pregled.
+ komplet ličnog alata koji posle dve godine ostaje vama
+ procenat od norme preko redovne zarade
+ popravku sopstvenog automobila po ceni delova
+ radno vreme od 8 do 16 i samo jednu radnu subotu mesečno
+ plaćene obuke za {hibridna vozila|elektronsku dijagnostiku}
`,
  ),
  sector(
    'agriculture',
    { category: 'poljoprivreda', weight: 9 },
    `
@ {X} Agrar
@ {X} Voćnjaci
@ {X} Farma
@ Gazdinstvo {X}
@ {X} Zelena
@ {X} Eko
= Ratarstvo i {stočarstvo|povrtarstvo} na {400-2200/100} hektara, sa sopstvenim silosom {mesto}.
= [Voćnjaci] Zasadi {jabuka i višanja|malina i kupina|lešnika i oraha} sa hladnjačom od {500-3000/500} tona.
= [Eko|Zelena] Prikupljanje i prerada {ambalažnog otpada|starog papira i plastike|metala} za {40-200/10} opština i firmi.
* [!Eko|Zelena] Mehanizacija je novija, a plan radova pravi se u ponedeljak ujutru sa svima koji rade na njivi.
* [!Eko|Zelena] Deo roda izvozimo, ostatak isporučujemo domaćim prerađivačima.
* [!Eko|Zelena] U sezoni nas je tri puta više, a najbolji sezonci dobijaju stalan posao.
* [!Eko|Zelena|Farma] Uveli smo navodnjavanje kap po kap i merenje vlage na svakoj parceli.
* [Eko|Zelena] Otpad preuzimamo sopstvenim vozilima i za svaku turu izdajemo dokument o kretanju.
* [Eko|Zelena] Linija za razvrstavanje je natkrivena i ima odsisavanje prašine.
+ [Eko|Zelena] zaštitnu opremu i pranje radne odeće o trošku firme
+ [Eko|Zelena] bonus za količinu prerađenu preko plana
+ [!Eko|Zelena] smeštaj na imanju za one koji dolaze iz daljeg
+ ručak svakog radnog dana
+ [!Eko|Zelena] paket naših proizvoda jednom mesečno
+ [!Eko|Zelena] prevoz od {centra mesta|autobuske stanice} do imanja i nazad
+ [!Eko|Zelena] dodatak za rad u vreme žetve i berbe
`,
  ),
  sector(
    'veterinary',
    { category: 'veterina', weight: 4 },
    `
@ Veterinarska stanica {X}
@ {X} Vet
@ Šapa {X}
= Veterinarska ambulanta {mesto} sa {hirurgijom i stacionarom|laboratorijom i dežurnom službom} za male životinje.
= Veterinarska stanica za farme i kućne ljubimce, teren u krugu od {20-60/5} kilometara.
* Primamo {15-45/5} pacijenata dnevno, po zakazanom rasporedu.
* Imamo digitalni rendgen, ultrazvuk i laboratoriju sa nalazima istog dana.
* Vlasnicima objašnjavamo terapiju napismeno, pa je manje povratnih poziva.
+ plaćene kongrese i članarinu u komori
+ dežurstva podeljena ravnomerno i plaćena po satu
+ lečenje vaših ljubimaca po ceni materijala
+ mentora za hirurgiju tokom prve godine
`,
  ),
];
