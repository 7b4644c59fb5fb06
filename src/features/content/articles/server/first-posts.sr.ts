import type { FirstPostKey, FirstPostText } from './first-posts.ts';

/** The first texts of the blog in Serbian. */
export const firstPostTexts: Record<FirstPostKey, FirstPostText> = {
  cv: {
    title: 'CV koji se pročita do kraja',
    summary:
      'Onaj ko čita prijave najpre traži tri stvari: šta ste poslednje radili, koliko dugo i u kom mestu. Evo kako da ih nađe odmah.',
    body: `<h2>Počnite od oglasa, a ne od starog dokumenta</h2>
<p>Dobar CV odgovara na jedno pitanje: zašto baš vi za baš ovo radno mesto. Zato pre pisanja pročitajte oglas i podvucite tri do pet zahteva koji se ponavljaju ili stoje prvi. Svaki od njih treba da ima odgovor u gornjoj polovini prve strane. Ako oglas traži knjigovođu, a u ugovoru vam piše „saradnik za finansije”, napišite u zagradi čime ste se zaista bavili. Zvanični naziv je važan kadrovskoj službi, ali ne i za prvo čitanje.</p>
<h2>Redosled koji čitalac očekuje</h2>
<ul>
<li><strong>Ime i kontakt.</strong> Mesto, telefon i imejl adresa koju redovno čitate. Tačna adresa stanovanja nije potrebna.</li>
<li><strong>Dve rečenice o vama.</strong> Zanimanje, godine iskustva i ono po čemu ste dobri.</li>
<li><strong>Iskustvo.</strong> Od poslednjeg posla unazad, sa mesecom i godinom početka i kraja.</li>
<li><strong>Obrazovanje i kursevi.</strong> Najviši stepen prvi; za kurs navedite ko ga je održao i kada.</li>
<li><strong>Jezici, programi i dozvole.</strong> Sa nivoom koji možete da pokažete na razgovoru.</li>
</ul>
<h2>Brojevi umesto prideva</h2>
<p>„Vodila sam knjige za deset klijenata” govori više od „iskusna i odgovorna”. Za svaki posao dovoljna su dva ili tri takva podatka: o koliko klijenata, smena, vozila ili računa ste brinuli, koliko ljudi je bilo u timu i šta se posle vašeg rada promenilo. Ako ne znate tačan broj, napišite opseg koji možete da objasnite. Ne izmišljajte: na razgovoru će vas pitati baš za to.</p>
<h2>Praznine objasnite jednom rečenicom</h2>
<p>Nega člana porodice, bolest, učenje ili traženje posla nisu mana. Mana je kada čitalac sam nagađa šta se dešavalo između dva posla. Dovoljno je „2024: završena obuka za zavarivača”. Razlog koji spada u vaš privatni život ne morate da navodite.</p>
<h2>Šta slobodno izostavite</h2>
<p>Datum rođenja, bračno stanje, broj dece, matični broj i broj lične karte nisu potrebni da bi neko procenio vaš rad. Fotografija je vaš izbor. Izostavite i škole koje za posao ništa ne znače, kao i osobine koje svako piše o sebi. Podaci o osobama koje vas preporučuju mogu da sačekaju da ih poslodavac zatraži; pre toga te ljude pitajte da li se slažu.</p>
<h2>Jedan fajl, jasno ime</h2>
<p>Pošaljite PDF: izgledaće isto na svakom računaru. „CV-Milica-Djordjevic.pdf” se lako nalazi i posle mesec dana, a „Skenirano 3.jpg” se ne otvara uvek. Držite se jedne do dve strane, jednog pisma i jedne veličine slova za tekst. Na kraju zamolite nekoga da CV čita trideset sekundi i da vam kaže šta je zapamtio. Ako to nije ono zbog čega se prijavljujete, premestite to na vrh.</p>
<p>Kada je CV spreman, <a href="/oglasi">pogledajte oglase</a> i za svaki posao promenite makar te dve prve rečenice.</p>`,
  },
  'cover-letter': {
    title: 'Propratno pismo u osam rečenica',
    summary:
      'Propratno pismo ne prepričava CV. Ono kaže zašto ovaj posao, zašto vi i od kada možete da počnete, i to u jednom dahu.',
    body: `<h2>Kada pismo pomaže</h2>
<p>Pismo vredi poslati kad god oglas ostavlja mesto za njega, a naročito kada vaš CV traži objašnjenje: menjate zanimanje, selite se, vraćate se na posao posle pauze ili se prijavljujete na mesto za koje nemate baš sve što piše u oglasu. Tada nekoliko mirnih rečenica odgovara na pitanje koje bi čitalac inače postavio sam sebi, i to bez vas.</p>
<h2>Osam rečenica, jedna po jedna</h2>
<ol>
<li>Na koje radno mesto se prijavljujete i gde ste videli oglas.</li>
<li>Šta sada radite, ili šta ste poslednje radili, i koliko dugo.</li>
<li>Koji zahtev iz oglasa najbolje ispunjavate.</li>
<li>Jedan primer koji to pokazuje, po mogućstvu sa brojem.</li>
<li>Drugi zahtev koji ispunjavate, ili ono što biste morali da naučite i kako ćete to uraditi.</li>
<li>Zašto baš ova firma ili ova vrsta posla.</li>
<li>Praktični podaci: od kada možete da počnete, smene, vozačka dozvola, selidba ili rad od kuće.</li>
<li>Kako i kada mogu da vas dobiju.</li>
</ol>
<h2>Primer</h2>
<p>„Poštovani, prijavljujem se na oglas za magacionera u Pančevu. Poslednje tri godine radim u magacinu prehrambene robe, u timu od šest ljudi. U oglasu tražite iskustvo sa viljuškarom: imam važeće uverenje i viljuškar vozim svakodnevno. Na prijemu robe uveo sam spisak za proveru rokova, pa smo reklamacije dobavljačima slali istog dana. Program koji koristite nisam koristio, ali sam sličan naučio za dve nedelje. Vaša firma mi je blizu i odgovara mi rad u stalnoj smeni. Mogu da počnem petnaest dana od dogovora, jer toliko traje moj otkazni rok. Telefon mi je u CV-ju, a najlakše se javljam posle 15 časova. S poštovanjem, Nikola”</p>
<p>Pismo ima jedva stotinu reči. Ipak odgovara na sve što bi poslodavac inače pitao u prvom telefonskom razgovoru.</p>
<h2>Šta da izbegnete</h2>
<ul>
<li><strong>Isto pismo za sve.</strong> Ako se ime firme može zameniti drugim, a da tekst i dalje ima smisla, pismo nije napisano za taj oglas.</li>
<li><strong>Prepričavanje CV-ja.</strong> Izaberite jednu stvar i objasnite je.</li>
<li><strong>Izvinjavanje.</strong> „Znam da nemam dovoljno iskustva” zamenite onim što imate.</li>
<li><strong>Priče o bivšem poslodavcu.</strong> Čitalac će pomisliti kako ćete govoriti o njemu.</li>
<li><strong>Privatne okolnosti.</strong> O porodici, zdravlju i planovima ne morate da pišete ništa.</li>
</ul>
<h2>Pre slanja</h2>
<p>Pročitajte pismo naglas: gde zastanete, rečenica je preduga. Proverite ime firme i naziv radnog mesta, jer su to dve najčešće greške kada se tekst kopira. Proverite i da li pismo i CV govore isto, naročito o datumima. Ako oglas postavlja pitanja u upitniku, odgovorite na njih tamo, a pismo neka bude o onome što upitnik nije pitao.</p>
<p>Na kraju, ne čekajte savršenu verziju. Jasno pismo poslato danas vredi više od lepšeg posle isteka roka za prijavu.</p>`,
  },
  interview: {
    title: 'Kako da se za jedno veče pripremite za razgovor za posao',
    summary:
      'Šta da pročitate, koje primere da spremite i šta vi da pitate, da na razgovor dođete mirni i da iz njega izađete sa odgovorima.',
    body: `<h2>Pročitajte oglas još jednom</h2>
<p>Između prijave i poziva često prođu nedelje. Sačuvajte tekst oglasa čim se prijavite, jer posle isteka roka možda više neće biti na sajtu. Pored svakog zahteva napišite jedan primer iz svog rada. To je najkorisnijih pola sata cele pripreme: većina pitanja na razgovoru je isti oglas, samo u obliku pitanja.</p>
<h2>Pripremite tri kratke priče</h2>
<p>Jednu o poslu koji ste uradili dobro, jednu o grešci iz koje ste nešto naučili i jednu o saradnji koja nije išla lako. Svaku ispričajte istim redom: kakva je bila situacija, šta je bio vaš zadatak, šta ste uradili i šta je iz toga izašlo. Dva minuta su dovoljna. Isprobajte ih naglas, pred nekim ili pred ogledalom, jer u glavi svaka priča zvuči kraće nego što jeste.</p>
<h2>Pitanja koja skoro uvek dođu</h2>
<ul>
<li><strong>„Recite nam nešto o sebi.”</strong> Odgovorite o poslu: šta radite sada, kako ste do toga došli i zašto želite dalje.</li>
<li><strong>„Zašto odlazite?”</strong> Kažite šta tražite, a ne od čega bežite.</li>
<li><strong>„Koje su vam mane?”</strong> Navedite jednu pravu i šta u vezi s njom radite.</li>
<li><strong>„Kolika su vaša očekivanja?”</strong> Spremite opseg i uvek recite da li je to neto ili bruto, mesečno.</li>
</ul>
<h2>Šta vi treba da pitate</h2>
<p>Razgovor je i za vas prilika da proverite firmu. Pitajte kako izgleda običan dan, ko bi vam bio neposredni rukovodilac, zašto je mesto otvoreno, kakav je raspored i kako se računa prekovremeni rad, na koje vreme se zaključuje ugovor i da li postoji probni rad. Pitajte i kada možete da očekujete odgovor. Ako oglas ne navodi zaradu, u redu je da pitate za nju već u prvom razgovoru.</p>
<h2>Pitanja na koja ne morate da odgovorite</h2>
<p>Poslodavac ne sme da traži podatke o vašem bračnom i porodičnom stanju i o planiranju porodice. Ako takvo pitanje ipak dođe, možete mirno da kažete: „Hajde da govorimo o tome kako mogu da obavljam ovaj posao.” Time ste odgovorili na ono što poslodavac stvarno treba da zna.</p>
<h2>Ako je razgovor preko video-poziva</h2>
<p>Isprobajte vezu dan ranije, na istom uređaju. Sedite tako da svetlo pada na lice, a ne iza leđa, i kameru podignite u visinu očiju. Držite pored sebe oglas, CV i broj telefona sagovornika, za slučaj da se veza prekine. Utišajte obaveštenja i recite ukućanima koliko će trajati.</p>
<h2>Posle razgovora</h2>
<p>Istog dana zapišite šta su vas pitali i šta ste obećali da pošaljete. Kratka poruka zahvalnosti je lepa navika, ali nije obavezna. Ako odgovor ne stigne u dogovorenom roku, jednom se javite i pitajte. Odbijanje ne znači da niste dobri: često znači da je neko drugi bio bliži baš tom mestu. Pitajte šta je nedostajalo, pa to popravite za sledeći put.</p>`,
  },
  'candidate-rights': {
    title: 'Šta poslodavac ne sme da vas pita',
    summary:
      'Prava kandidata počinju pre ugovora: u oglasu, u upitniku i na razgovoru. Evo šta zakon štiti, šta možete da odgovorite i kome da se obratite.',
    body: `<h2>Zaštićeni ste i pre zaposlenja</h2>
<p>Zakon o zabrani diskriminacije zabranjuje diskriminaciju u oblasti rada i štiti i onoga ko posao tek traži. Zakon o radu u članu 18. zabranjuje neposrednu i posrednu diskriminaciju lica koja traže zaposlenje. To znači da pravila ne važe tek kada potpišete ugovor, već od trenutka kada poslodavac piše oglas i bira koga će pozvati.</p>
<h2>Lična svojstva na koja se zaštita odnosi</h2>
<p>Među svojstvima koja zakon nabraja su pol i rodni identitet, seksualna orijentacija, starost, nacionalna pripadnost i državljanstvo, jezik, vera, političko uverenje, imovno stanje, zdravstveno stanje i invaliditet, bračni i porodični status, osuđivanost, izgled i članstvo u organizacijama. Izuzetak postoji samo kada je neko svojstvo stvaran i odlučujući uslov za obavljanje posla, a i tada mora da bude opravdan.</p>
<h2>Pitanja koja ne spadaju u razgovor</h2>
<ul>
<li>Da li ste u braku, u vezi ili razvedeni?</li>
<li>Imate li dece i planirate li ih?</li>
<li>Ko vam čuva decu kada su bolesna?</li>
<li>Koje ste vere ili nacionalnosti?</li>
<li>Za koga glasate i jeste li član stranke ili sindikata?</li>
</ul>
<p>Prema članu 26. Zakona o radu, poslodavac od kandidata ne može da traži podatke o porodičnom ili bračnom statusu i planiranju porodice. Ne može ni da uslovi zaposlenje testom trudnoće, osim kod poslova koji po propisima nose znatan rizik za zdravlje žene ili deteta.</p>
<h2>Šta poslodavac sme da pita</h2>
<p>Sme da pita sve što je neposredno važno za posao: obrazovanje, iskustvo, licence, znanje jezika, da li možete da radite u smenama, da putujete ili da podignete teret koji posao zahteva. Razlika je u tome što se isto pitanje postavlja svim kandidatima i što se odnosi na posao, a ne na vaš život. „Da li možete da radite vikendom?” jeste pitanje o poslu. „Šta će reći muž ako radite vikendom?” nije.</p>
<h2>Kako da odgovorite</h2>
<p>Ne morate da se raspravljate. Možete da pitate: „Kako je to povezano sa ovim radnim mestom?” Možete da odgovorite na potrebu koja stoji iza pitanja: „Raspored koji ste naveli mi odgovara.” Možete i da odbijete. Posle razgovora zapišite datum, ime sagovornika i tačna pitanja, i sačuvajte oglas i poruke.</p>
<h2>Kome da se obratite</h2>
<p>Poverenik za zaštitu ravnopravnosti prima pritužbe zbog diskriminacije, a podnošenje pritužbe se ne plaća. Inspekcija rada nadzire primenu propisa o radu. Zaštitu možete da tražite i pred sudom; pre tužbe se posavetujte sa pravnikom, jer rokovi i dokazi zavise od slučaja.</p>
<h2>Vaši podaci</h2>
<p>Poslodavac kome pošaljete prijavu odgovara za podatke koje je dobio. Imate pravo da pitate koje podatke o vama čuva, da tražite ispravku i, kada više nema osnova da ih čuva, brisanje. Na zahtev se odgovara u roku od 30 dana, koji u složenim slučajevima može da se produži. Ako ne dobijete odgovor, možete da se obratite Povereniku za informacije od javnog značaja i zaštitu podataka o ličnosti.</p>
<p>Ovaj tekst je opšte objašnjenje i ne zamenjuje pravni savet.</p>`,
  },
  'first-job': {
    title: 'Prvi posao bez iskustva: odakle početi',
    summary:
      'Svi traže iskustvo, a do njega se dolazi poslom. Krug se prekida tako što ono što već umete napišete rečima koje poslodavac traži.',
    body: `<h2>Iskustvo nije samo radni odnos</h2>
<p>Praksa u školi, sezonski rad, volontiranje, pomoć u porodičnom poslu, vođenje studentske grupe ili projekat koji ste napravili sami takođe su iskustvo. Napišite ih u CV kao i svaki posao: gde, od kada do kada, šta ste radili i šta je iz toga izašlo. „Leto 2026, pomoć u pekari: prodaja, obračun kase na kraju smene” poslodavcu govori da umete sa ljudima i sa novcem, i da ste dolazili na vreme.</p>
<h2>Gde da tražite</h2>
<ul>
<li>U <a href="/oglasi">oglasima</a> koristite filter za iskustvo i izaberite mesta bez iskustva i za pripravnike.</li>
<li>Čitajte i oglase koji traže jednu godinu: deo zahteva je često želja, a ne uslov.</li>
<li>Pitajte ljude koje poznajete. Mnoga mesta se popune pre nego što oglas izađe.</li>
<li>Prijavite se Nacionalnoj službi za zapošljavanje i pitajte za programe stručne prakse i obuke.</li>
</ul>
<h2>Kako da čitate zahteve</h2>
<p>Podelite ih na tri grupe: ono što imate, ono što možete da naučite za mesec dana i ono što zahteva godine ili diplomu. Ako imate većinu prve i umete da objasnite drugu, prijavite se. Ne prijavljujte se samo ako vam nedostaje nešto bez čega se posao ne sme raditi, na primer licenca ili vozačka dozvola određene kategorije.</p>
<h2>CV od jedne strane</h2>
<p>Na vrh stavite ono što poslodavac traži: školu koju ste završili ili završavate, programe i jezike, pa tek onda posao preko leta. Dodajte dve rečenice o tome šta želite da radite i zašto. Ako ste radili nešto što može da se vidi, na primer slike, tekstove, kod ili nameštaj, dodajte vezu ka tome ili ponesite na razgovor.</p>
<h2>Šta da znate pre nego što počnete</h2>
<p>Opšti uslov za zasnivanje radnog odnosa je najmanje 15 godina života, a za mlađe od 18 potrebna je pismena saglasnost roditelja ili staratelja i posao koji nije štetan za zdravlje. Ugovor o radu se zaključuje pisano, pre nego što stupite na rad. Probni rad može da bude ugovoren, ali i tada imate ugovor i zaradu. Ako vam neko ponudi „nekoliko probnih dana” bez ugovora i bez novca, pitajte po kom osnovu biste radili. Pročitajte pre potpisa naziv posla, mesto rada, radno vreme, iznos zarade i da li je neto ili bruto, trajanje ugovora i otkazni rok.</p>
<h2>Oprez sa ponudama</h2>
<p>Ozbiljan poslodavac ne traži novac za obuku, uniformu ili „rezervaciju mesta” pre zaposlenja, ne traži broj platne kartice i ne vodi ceo razgovor samo porukama. Fotografiju lične karte ne šaljite uz prijavu. Ako vam nešto izgleda predobro, potražite firmu po imenu i proverite da li postoji.</p>
<h2>Prvih mesec dana</h2>
<p>Zapisujte šta ste naučili i pitajte dok se od vas još očekuje da pitate. Posle tri meseca imaćete ono što ste na početku tražili: iskustvo, i nekoga ko može da kaže kako radite.</p>`,
  },
  'new-trade': {
    title: 'Nova struka posle tridesete, četrdesete ili pedesete',
    summary:
      'Promena zanimanja ne znači početak od nule. Plan u pet koraka: šta prenosite, šta učite, kako proveravate i od čega za to vreme živite.',
    body: `<h2>Prvo odvojite posao od firme</h2>
<p>Pre nego što promenite struku, proverite da li vam smeta posao ili mesto na kome ga radite. Napišite šta vam u običnom danu uzima snagu, a šta je vraća. Ako su na prvom spisku raspored, rukovodilac i zarada, možda je dovoljna druga firma. Ako su to zadaci koje biste radili bilo gde, vreme je za promenu.</p>
<h2>Popišite ono što prenosite</h2>
<p>Skoro svaki posao sadrži veštine koje važe i drugde. Konobar ume da radi pod pritiskom i da prodaje, medicinska sestra da vodi tačnu evidenciju, majstor da proceni materijal i vreme, nastavnik da objasni složeno i da drži red. Uzmite tri oglasa za posao koji želite i podvucite sve što ste već radili pod drugim imenom. Time dobijate rečenice za CV, ali i spisak onoga što nedostaje.</p>
<h2>Isprobajte pre nego što platite obuku</h2>
<ul>
<li>Razgovarajte sa dvoje ljudi koji taj posao rade i pitajte ih šta u njemu ne vole.</li>
<li>Provedite dan uz nekoga ko ga radi, ako je moguće.</li>
<li>Uradite mali zadatak sami: napravite policu, prevedite dve strane, vodite kućni budžet u tabeli, napišite jednostavan program.</li>
<li>Prebrojte <a href="/oglasi">oglase</a> za taj posao u vašem mestu i pogledajte koliko njih navodi zaradu.</li>
</ul>
<h2>Izaberite obuku po ishodu</h2>
<p>Pitajte ko izdaje uverenje i da li ga poslodavci iz te struke priznaju, koliko ima praktičnog rada, šta polaznici umeju na kraju i kolika je ukupna cena sa materijalom. Za neka zanimanja propis traži određenu školu, licencu ili stručni ispit, i tu kurs nije zamena. Nacionalna služba za zapošljavanje za prijavljene povremeno ima besplatne obuke, pa vredi prvo tamo pitati. Čuvajte se kurseva koji obećavaju siguran posao i zaradu.</p>
<h2>Gradite most umesto skoka</h2>
<p>Ako možete, učite uz sadašnji posao i pređite kada imate prvi dogovor. Izračunajte koliko vam novca treba mesečno i koliko meseci možete da živite sa manjom zaradom, pa prema tome odredite rok. Prvo mesto u novoj struci često je plaćeno slabije od poslednjeg u staroj. To nije korak nazad ako znate dokle traje i šta posle njega sledi. Pogledajte i posao na sredini: prodavac građevinskog materijala koji je nekada bio majstor, ili podrška korisnicima programa koji ste godinama koristili.</p>
<h2>Kako to da objasnite</h2>
<p>U propratnom pismu promenu objasnite u tri rečenice: šta ste radili, zašto menjate i šta ste već uradili da biste bili spremni. Treća rečenica odlučuje. „Obuka je završena, a dva kompleta kuhinje za rođake stoje na mestu” vredi više od opisa želje. O godinama ne govorite kao o mani: poslodavac ne sme da bira po njima, a vi imate nešto što se ne uči na kursu, a to je da znate kako se radi sa ljudima.</p>
<h2>Dajte sebi rok</h2>
<p>Odredite dan za koji ćete proveriti napredak, na primer šest meseci od danas. Tada pogledajte šta ste naučili, koliko ste se puta prijavili i šta su vam odgovorili, pa promenite plan, a ne obavezno i cilj.</p>`,
  },
  'good-ad': {
    title: 'Oglas na koji se javljaju pravi ljudi',
    summary:
      'Naziv koji se traži, zarada, tri prava uslova i rečenice koje nikoga ne isključuju: kako da napišete oglas koji štedi vreme i vama i kandidatima.',
    body: `<h2>Naziv kojim ljudi pretražuju</h2>
<p>Kandidat u pretragu upisuje zanimanje, a ne unutrašnji naziv iz vaše sistematizacije. „Knjigovođa” se pronalazi, „saradnik II u sektoru finansija” ne. Izbegavajte „zvezdu prodaje” i slične izraze. Upareni nazivi, kao „prodavac/prodavačica”, ili oznaka „(m/ž)” pokazuju da je mesto otvoreno za sve.</p>
<h2>Zarada na vrhu</h2>
<p>Napišite opseg i recite da li je neto ili bruto i za koji period; kod nas se u oglasima najčešće očekuje neto mesečno u dinarima. Ko vidi iznos koji mu ne odgovara, neće se javiti, pa ni vi nećete izgubiti sat na razgovor. Ako deo zarade zavisi od učinka, odvojite osnovni deo od promenljivog i objasnite od čega zavisi. Opseg neka bude stvaran: ono na donjoj granici treba da možete da ponudite nekome ko počinje, a ono na gornjoj nekome koga odmah želite.</p>
<h2>Tri prava uslova</h2>
<p>Podelite zahteve na one bez kojih se posao ne može raditi i one koji bi bili prednost. Prvih neka bude tri do pet. Dugačak spisak odbija dobre i savesne ljude, a ne zaustavlja one koji se prijavljuju na sve. Za svaki uslov pitajte: da li bismo zaista odbili nekoga ko ga nema, a sve ostalo ima?</p>
<h2>Opišite dan, a ne osobinu</h2>
<ul>
<li>Šta će osoba raditi prvog meseca, a šta posle šest?</li>
<li>Sa kim radi i kome odgovara?</li>
<li>Gde se radi, u kojim smenama i koliko često od kuće?</li>
<li>Na koje vreme se zaključuje ugovor i da li postoji probni rad?</li>
</ul>
<p>„Dinamično okruženje” svako može da napiše. „Dve smene, od 7 i od 14 časova, svaki drugi vikend slobodan” može samo onaj ko zna šta nudi.</p>
<h2>Reči koje ne smeju u oglas</h2>
<p>Propisi zabranjuju diskriminaciju onih koji traže posao. U oglas zato ne spadaju pol („potrebne devojke”), godine („do 30 godina”, „mlađa osoba”), bračni i porodični status („bez dece”), izgled, vera i nacionalnost, ni zahtev za fotografiju. Izuzetak važi samo kada je neko svojstvo stvaran i odlučujući uslov posla. Napišite šta posao traži: umesto „snažan muškarac” napišite „podizanje tereta do 25 kg”, umesto „mlad tim” napišite čime se tim bavi. Isto važi za pitanja u upitniku. Ne pitajte ono što ne smete da pitate ni na razgovoru.</p>
<h2>Neka prijava bude laka</h2>
<p>Tražite samo ono što ćete zaista pročitati. Upitnik od dva ili tri kratka pitanja o poslu zamenjuje dugačak obrazac. Navedite rok i način na koji ćete se javiti. Kada popunite mesto, zatvorite oglas i odgovorite svima: dve rečenice su dovoljne, a ljudi pamte ko im se javio. Podatke iz prijava čuvajte samo onoliko koliko vam trebaju za taj konkurs, jer za njih odgovarate vi.</p>
<h2>Pre objave</h2>
<p>Pročitajte oglas kao neko ko vas ne zna. Da li posle deset sekundi zna šta se radi, gde, za koliko i do kada može da se prijavi? Ako zna, oglas je gotov. <a href="/oglasi/kreiranje">Postavite oglas</a>.</p>`,
  },
  'net-and-gross': {
    title: 'Neto i bruto: kako da pročitate ponudu za zaradu',
    summary:
      'Isti broj može da znači dve različite zarade. Pet pitanja posle kojih znate koliko ćete dobiti na račun i za šta ste osigurani.',
    body: `<h2>Tri iznosa za isti posao</h2>
<p><strong>Neto</strong> je ono što stiže na vaš račun. <strong>Bruto</strong> zarada, koja se ponekad zove i „bruto 1”, jeste neto uvećan za porez i za doprinose koji se plaćaju iz vaše zarade: za penzijsko i invalidsko osiguranje, zdravstveno osiguranje i osiguranje za slučaj nezaposlenosti. Kada se na to dodaju doprinosi koje poslodavac plaća povrh zarade, dobija se njegov ukupan trošak, koji mnogi zovu „bruto 2”. Kada neko kaže samo broj, najpre pitajte na koji od ta tri iznosa misli.</p>
<h2>Zašto ne možete uvek isto da preračunate</h2>
<p>Odnos neto i bruto zarade nije stalan. Deo zarade je neoporeziv, doprinosi se računaju između najniže i najviše osnovice, a stope i neoporezivi iznos menjaju se propisima. Zato je odnos drugačiji kod manje i kod veće zarade, i drugačiji ove i sledeće godine. Za tačan iznos koristite kalkulator koji navodi za koju godinu važi, ili zamolite poslodavca da vam izračuna primer obračuna.</p>
<h2>Šta piše u oglasu, a šta u ugovoru</h2>
<p>U oglasima se kod nas najčešće navodi neto mesečno. U ugovoru o radu iznos osnovne zarade često stoji u bruto iznosu. To nije prevara, ali jeste razlog da uporedite dva broja pre potpisa. Zamolite da vam napišu oba. Obratite pažnju i na to da li se iznos odnosi na puno radno vreme i na ceo mesec.</p>
<h2>Šta ulazi u ponudu</h2>
<ul>
<li><strong>Osnovna zarada</strong> je deo na koji možete da računate svakog meseca.</li>
<li><strong>Učinak i bonus</strong> zavise od uslova: pitajte od kojih i koliko su ljudi na tom mestu prosečno dobijali.</li>
<li><strong>Uvećanja</strong> za prekovremeni i noćni rad, rad na praznik i za godine provedene u radnom odnosu kod poslodavca uređuju zakon i opšti akt.</li>
<li><strong>Naknade</strong> za prevoz, ishranu u toku rada i regres za godišnji odmor nisu poklon: pitajte da li su u ponuđenom iznosu ili povrh njega.</li>
<li><strong>Ostalo,</strong> kao privatno osiguranje, telefon ili obuka, ima vrednost, ali se time ne plaća kirija.</li>
</ul>
<h2>Pet pitanja pre nego što prihvatite</h2>
<ol>
<li>Da li je iznos neto ili bruto, i za koji broj sati?</li>
<li>Koliki je stalni, a koliki promenljivi deo?</li>
<li>Da li su prevoz, ishrana i regres uračunati?</li>
<li>Da li će ceo iznos biti isplaćen na račun i prijavljen?</li>
<li>Kog dana u mesecu se isplaćuje i kada se zarada ponovo razmatra?</li>
</ol>
<h2>Zašto je važno da sve bude prijavljeno</h2>
<p>Deo „na ruke” danas izgleda isto, ali se od njega ne računaju penzija, naknada za bolovanje ni naknada za porodiljsko odsustvo, a banka ga ne vidi kada tražite kredit. Ako ostanete bez posla, i novčana naknada za nezaposlene vezana je za ono što je bilo prijavljeno. Uz svaku isplatu imate pravo na obračun zarade. Sačuvajte ga.</p>
<h2>Drugi ugovori</h2>
<p>Ugovor o delu, o privremenim i povremenim poslovima i rad preko agencije ili kao preduzetnik drugačije se oporezuju i nose drugačija prava na odmor, bolovanje i otkazni rok. Isti neto iznos tada ne vredi isto. Uporedite i ono što ne piše u broju: plaćeni godišnji odmor, staž i sigurnost.</p>
<p>Kada znate šta tražite, u <a href="/oglasi">oglasima</a> postavite najmanju zaradu i izaberite da li želite da vidite i oglase bez navedene zarade.</p>`,
  },
};
