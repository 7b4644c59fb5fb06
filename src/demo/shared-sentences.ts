import type { ExperienceLevelCode } from '#features/catalog/experience-levels.ts';

/** First sentences on site; every one names the firm. */
export const openings: readonly string[] = [
  '{firma} širi tim {mesto}.',
  'Firmi {firma} potrebno je pojačanje {mesto}.',
  'U firmi {firma} otvoreno je novo radno mesto {mesto}.',
  'Zbog novih poslova {firma} zapošljava {mesto}.',
  'Pridružite se timu firme {firma} {mesto}.',
  '{firma} otvara {dva|tri|četiri} radna mesta {mesto}.',
  'Posao je u firmi {firma}, {mesto}, u timu od {5-20} ljudi.',
  'Zbog većeg obima posla {firma} prima nove ljude {mesto}.',
  'Već {5-20} godina {firma} okuplja ljude koji vole svoj posao, a sada i {mesto}.',
  '{firma} vas poziva na razgovor za stalan tim {mesto}.',
  'Tražimo osobu koja će ojačati tim firme {firma} {mesto}.',
];

export const remoteOpenings: readonly string[] = [
  '{firma} širi tim koji radi od kuće, iz svih krajeva Srbije.',
  'Za firmu {firma} možete raditi odakle želite u Srbiji; opremu šaljemo na adresu.',
  'Tim firme {firma} već {5-9} godina radi na daljinu i prima nove ljude.',
  '{firma} zapošljava za rad od kuće, uz okupljanje celog tima {dva|tri|četiri} puta godišnje.',
  'Pridružite se timu firme {firma} odakle god u Srbiji radite.',
  'Firmi {firma} potrebno je pojačanje za rad na daljinu.',
  'Posao je u firmi {firma}, sa punim radom na daljinu i jasnim dogovorom o terminima.',
  '{firma} prima saradnike iz svih gradova Srbije, uz rad od kuće.',
];

export const abroadOpenings: readonly string[] = [
  '{firma} zapošljava za rad u {Austriji|Nemačkoj|Sloveniji|Hrvatskoj}, sa prijavom i smeštajem od prvog dana.',
  'Za projekte u {Nemačkoj|Belgiji|Slovačkoj|Crnoj Gori} {firma} formira ekipe koje odlaze u narednih {20-60/5} dana.',
  '{firma} šalje zaposlene na rad u {Austriju|Sloveniju|Italiju|Crnu Goru}; papire i put organizujemo mi.',
];

/** Second or third sentences about how one works; they hold for any work in a team. */
export const teamSentences: readonly string[] = [
  'U timu je {6-18} ljudi, a uvodi vas kolega koji taj posao radi najduže.',
  'Prve {dve|tri|četiri} nedelje radite uz mentora, bez samostalnih zadataka.',
  'Raspored pravimo zajedno i objavljujemo ga na vreme.',
  'Ovo je novo radno mesto, pa imate priliku da ga sami uredite.',
  'Menjate kolegu koji prelazi na drugo radno mesto u istoj firmi.',
  'Nadređeni radi u istoj prostoriji i dostupan je za svako pitanje.',
  'Tim se retko menja: prosečan staž kod nas je {5-11} godina.',
  'Radni dan počinje kratkim dogovorom od desetak minuta.',
  'Radno mesto je slobodno odmah, ali čekamo i otkazni rok.',
  'Tražimo osobu za duži period, ne zamenu za jednu sezonu.',
  'O godišnjem odmoru dogovaramo se u {martu|aprilu|februaru} i držimo se dogovora.',
  'Ideje za bolji rad slušamo i sprovodimo, i kada dođu od najnovijeg u timu.',
  'Obim posla raste, pa tim udvostručujemo do {proleća|leta|jeseni}.',
  'Uvođenje traje {10-20} radnih dana i plaćeno je kao i rad.',
  'Zaduženja su napisana, tako da unapred znate šta se od vas očekuje.',
  'Od prvog dana imate sav alat i pristupe potrebne za rad.',
  'Posle {5-9} meseci zajedno pravimo plan vašeg daljeg rada.',
  'Sastajemo se jednom nedeljno, najviše {30-45/5} minuta.',
  'Prednost dajemo stavu i volji za učenje, ostalo se nauči.',
];

/** Years of work as written after „najmanje”. */
export const yearsOfWork: Readonly<Record<ExperienceLevelCode, string>> = {
  bez: '',
  'do-1': 'šest meseci',
  '1-2': 'godinu dana',
  '2-3': 'dve godine',
  '3-5': 'tri godine',
  '5-10': 'pet godina',
  '10-i-vise': 'deset godina',
};

export const experienceSentences: readonly string[] = [
  'najmanje {godine} rada na sličnim poslovima',
  'bar {godine} iskustva u istoj ili srodnoj oblasti',
  '{godine} ili više rada na ovom poslu',
  'proverljivo iskustvo od najmanje {godine}',
  'makar {godine} samostalnog rada u struci',
  'radno iskustvo: {godine} ili duže',
  '{godine} prakse, uz preporuku bivšeg poslodavca kao prednost',
  'sličan posao, obavljan bar {godine}',
];

export const beginnerSentences: readonly string[] = [
  'iskustvo nije uslov: obučavamo od početka',
  'iskustvo je dobrodošlo, ali nije presudno',
  'prvi posao je kod nas sasvim u redu',
  'volja da se posao nauči uz mentora',
  'spremnost na učenje; prethodna praksa nije potrebna',
  'dovoljna je dobra volja, znanje stičete na radnom mestu',
  'radno iskustvo nije potrebno, obuka traje {5-15} dana',
  'početnici su dobrodošli',
  'prijavite se i bez prakse, prvi mesec je za učenje',
  'nije važno odakle dolazite, već koliko želite da naučite',
];

/** What any firm may offer; accusative after „nudimo”. */
export const generalOffers: readonly string[] = [
  '{20-25/5} radnih dana godišnjeg odmora',
  'ugovor i prijavu od prvog radnog dana',
  'dodatno zdravstveno osiguranje posle {5-6} meseci',
  'redovnu isplatu, bez kašnjenja od osnivanja firme',
  'plaćen prevoz do posla i nazad',
  'topli obrok i regres uz svaku zaradu',
  'slobodan dan za rođendan',
  'poklon paketiće za decu zaposlenih',
  'godišnji sistematski pregled',
  'plaćen prekovremeni rad ili slobodne dane, po vašem izboru',
  'uvođenje u posao uz mentora',
  'pozajmicu bez kamate kada zatreba',
  'stipendiju za decu zaposlenih na završnim godinama škole',
  'godišnje usklađivanje zarade sa troškovima života',
  'jubilarnu nagradu na svakih {5-10/5} godina rada',
  'mogućnost napredovanja koja se objavljuje interno',
  'miran kolektiv sa malom fluktuacijom',
  'solidarnu pomoć u bolesti i kod rođenja deteta',
  'članarinu za rekreaciju po povoljnoj ceni',
  'parking mesto u krugu firme',
  'kafu, čaj i voće svakog dana',
  'godišnji izlet sa porodicama',
  'obuke koje ulaze u radno vreme',
  'jasna merila za povećanje zarade',
  'razgovor o zaradi jednom godišnje, i kada ga ne tražite',
  'preporuku i podršku ako jednog dana odlučite da odete',
  'bonus od {10-30/5} hiljada dinara za preporučenog kolegu',
  'novogodišnju nagradu svim zaposlenima',
  'dodatni dan odmora za svake {dve|tri} godine staža',
  'mogućnost rasporeda prilagođenog školi ili vrtiću deteta',
  'osiguranje od posledica nezgode, i van radnog vremena',
  'dobrovoljno penzijsko osiguranje posle prve godine',
  'radnu odeću po meri i sezoni',
  'plaćeno odsustvo za selidbu i porodične prilike',
  'trening za prvu pomoć i bezbednost',
  'povoljnu cenu telefonskih i internet paketa',
  'slobodne dane za polaganje ispita',
  'otvorena vrata uprave svakog petka',
  'kraće radno vreme uoči praznika',
  'akontaciju zarade u toku meseca po potrebi',
];

/** How payment is made, after the amount. */
export const payDayPhrases: readonly string[] = [
  'sa isplatom do {5-15}. u mesecu',
  'sa isplatom u dva dela mesečno',
  'uz varijabilni deo prema učinku',
  'uz prevoz i topli obrok',
  'u zavisnosti od iskustva',
  'sa redovnim povećanjem posle probnog rada',
  'uz puno socijalno osiguranje na ceo iznos',
  'tokom probnog rada i posle njega',
];

/** About applying and the firm's reply; whole sentences. */
export const furtherInformation: readonly string[] = [
  'Prvi razgovor je kratak i vodi se telefonom.',
  'Na razgovor zovemo u roku od {5-10} dana od prijave.',
  'Odgovaramo na svaku prijavu, i kada je odgovor negativan.',
  'Razgovor traje oko {30-45/5} minuta, a posle njega obilazite radno mesto.',
  'Dovoljna je kratka biografija; propratno pismo nije potrebno.',
  'Ako niste sigurni da ispunjavate sve uslove, ipak se prijavite.',
  'Probni rad traje {dva|tri} meseca, uz punu zaradu.',
  'Početak rada po dogovoru, najkasnije za {30-45/5} dana.',
  'Drugi krug je praktičan zadatak koji traje oko sat vremena i plaćen je.',
  'Podatke čuvamo {6-12} meseci i ne prosleđujemo ih nikome.',
  'Za pitanja pre prijave pozovite nas radnim danom od {9-10} do {14-16} časova.',
  'Prijave čitamo redom kojim stižu i ne čekamo kraj oglasa.',
  'Razgovori su u prostorijama firme, a po želji i preko video-poziva.',
  'Na razgovoru ćete upoznati i neposrednog rukovodioca.',
  'Molimo vas da u prijavi napišete od kada možete da počnete.',
  'Oglas zatvaramo čim popunimo mesto i o tome javljamo svima.',
  'Putne troškove za razgovor nadoknađujemo kandidatima iz drugih gradova.',
  'Pre odluke možete provesti {pola dana|jedan dan} sa timom.',
  'Ponudu šaljemo pisanim putem i ostavljamo {5-7} dana za razmišljanje.',
  'Kandidate koji uđu u uži krug obaveštavamo mejlom.',
  'Fotografija u biografiji nije potrebna.',
  'Prostor je pristupačan za osobe koje koriste kolica.',
  'Linija gradskog prevoza staje na {5-10} minuta hoda od ulaza.',
  'Ukoliko selite zbog posla, pomažemo pri pronalaženju stana.',
  'Preporuke tražimo tek u poslednjem krugu i uz vašu saglasnost.',
  'Broj izvršilaca: {dva|tri|četiri}.',
  'Uz prijavu možete priložiti radove ili uverenja.',
  'Konkurs vodi naša kadrovska služba, bez posrednika.',
  'Zaposleni koji vas preporuče dobijaju nagradu, pa slobodno navedite ko vas je uputio.',
  'Detalje o smenama i rasporedu dobijate pre potpisivanja ugovora.',
];

export const abroadInformation: readonly string[] = [
  'Troškove dozvole i puta snosi firma, a u Srbiju se dolazi na svakih {6-8} nedelja.',
  'Ugovor je na srpskom i na jeziku zemlje rada, sa istim iznosima u oba primerka.',
  'Smeštaj je u jednokrevetnim sobama, na {10-20} minuta od posla.',
];

/** How a firm hires, for the page about it. */
export const hiringSentences: readonly string[] = [
  'Na svaku prijavu odgovaramo u roku od {5-12} dana.',
  'Nova radna mesta prvo nudimo zaposlenima, a zatim ih objavljujemo ovde.',
  'Zaradu navodimo u oglasu, jer štedi vreme i vama i nama.',
  'Razgovore vode ljudi sa kojima ćete raditi, a ne samo kadrovska služba.',
  'Prošle godine zaposlili smo {8-20} ljudi, a otišlo je manje od petoro.',
  'Učenicima i studentima otvaramo vrata tokom letnje prakse.',
  'Polovina rukovodilaca napredovala je iz redova zaposlenih.',
  'Posle probnog rada sednemo zajedno i otvoreno kažemo kako je bilo.',
  'Radno vreme beležimo elektronski, pa se svaki dodatni sat vidi i plaća.',
  'Zarade se usklađuju jednom godišnje, u {januaru|martu|aprilu}.',
  'Podržavamo lokalni {sportski klub|vrtić|dom kulture} i školu u susedstvu.',
];

/** Wordings of conditions that many occupations share. */
export const otherWordings: Readonly<Record<string, string>> = {
  'vozačka dozvola B kategorije':
    '{vozačka dozvola B kategorije|važeća vozačka dozvola B kategorije|vozačka dozvola B kategorije i sigurnost u vožnji|položena B kategorija i aktivna vožnja|vozačka dozvola za putnička vozila}',
  'engleski jezik':
    '{engleski jezik|znanje engleskog jezika|engleski za čitanje i prepisku|radno znanje engleskog}',
  'jasno pisanje': '{jasno pisanje|sažeto i jasno pisanje|pismenost i jasan izraz}',
  'vođenje ljudi': '{vođenje ljudi|iskustvo u vođenju tima|sigurnost u vođenju ljudi}',
  tačnost: '{tačnost u radu|tačan i proveren rad|navika da se rad proveri pre predaje}',
  strpljenje: '{strpljenje u radu|strpljiv i temeljan rad|strpljenje i kada posao traje duže}',
  ljubaznost: '{ljubaznost u svakom razgovoru|ljubazan odnos prema ljudima}',
  diskrecija: '{čuvanje poverljivih podataka|diskretan odnos prema tuđim podacima}',
  poverljivost: '{čuvanje poverljivih podataka|diskretan odnos prema tuđim podacima}',
  pouzdanost: '{pouzdanost u dogovorima i rokovima|pouzdan rad po dogovoru}',
  urednost: '{uredan rad i radno mesto|navika da alat i prostor ostanu uredni}',
  čistoća: '{čist rad i čisto radno mesto|održavanje čistoće tokom rada}',
  higijena: '{poštovanje higijenskih pravila|dosledna higijena u radu}',
  preciznost: '{preciznost u radu|precizan rad i kada je sitan}',
  pedantnost: '{pedantan rad do poslednjeg detalja|uredan i pedantan rad}',
  prisebnost: '{prisebnost u hitnim situacijama|smireno postupanje u hitnim situacijama}',
  pismenost: '{pismenost i jasan izraz|pisanje bez grešaka}',
  koncentracija: '{koncentracija i na ponovljenom poslu|pažnja tokom celog radnog vremena}',
  brzina: '{brz rad i kada je gužva|brzina bez gubitka tačnosti}',
  smirenost: '{smireno rešavanje problema|smirenost i kada je gužva}',
  snalažljivost: '{snalaženje u novim situacijama|snalažljivost kada plan ne uspe}',
  organizovanost: '{dobra organizacija sopstvenog dana|sposobnost da se organizuje posao}',
  marljivost: '{marljiv rad|vredan i uredan rad}',
  analitičnost: '{analitičko razmišljanje|sklonost ka merenju i poređenju}',
  estetika: '{smisao za boje i ukrašavanje|smisao za ukrašavanje}',
  izdržljivost: '{spremnost na fizički rad|fizička spremnost za ceo radni dan}',
  samoinicijativa: '{rešavanje problema bez čekanja naloga|preduzimljivost u svakodnevnom poslu}',
  tabele: '{sigurno korišćenje tabela|dobro snalaženje u tabelama}',
  portfolio: '{portfolio sa nekoliko radova|primeri ranijih radova}',
  licenca: '{važeća licenca|licenca za rad u struci}',
  'rad vikendom po rasporedu': '{rad vikendom po rasporedu|povremen rad vikendom, po rasporedu}',
};
