import type { WordingRule } from './wording-check.ts';

/*
 * Sentences as employers write them, for measuring the wording check: what it must find, by the rule that is broken, and, by
 * the same rule, neighbours that must pass. The grounds are those of the law against discrimination (art. 2 and 16) and of the
 * labour law (art. 18 and 26); the signs of frauds are those that the police and banks warn of. Both scripts, letters set apart
 * and English occur. Every second one of a list is kept aside: patterns are written for the others and measured with these.
 */

type Neighbourhood = Exclude<WordingRule, 'title'>;

const unlawful: Record<Neighbourhood, string> = {
  sex: `
    искључиво женско
    vojni rok obavezno odslužen
    samo m u š k a r c i
    isključivo muškarci
    Tražimo isključivo ženske osobe za rad u kozmetičkom salonu
    Potrebna radnica, samo žene
    Posao je samo za žene
    Oglas je namenjen muškarcima
    Uslov: muški pol
    Pol: ženski
    Traži se momak za dostavu
    Потребна девојка за шанк
    Traže se momci za fizički posao
    Prednost imaju muškarci
    Prednost imaju devojke sa iskustvom
    Žene se ne primaju na ovo mesto
    Muškarci neka se ne javljaju
    Ne primamo žene
    Posao nije za žene
    s a m o   d e v o j k e
    D-e-v-o-j-k-e za rad u baru
    Males only
    Female candidates only, please
    We are looking for a bartender, women only
    Male driver wanted
    Looking for a young lady for the reception
    Only men can apply
    Kandidat mora biti muškarac
    Kandidatkinja mora biti ženskog pola
    Kandidati muškog roda
    Za ovo radno mesto dolaze u obzir samo žene
    Мушкарци, искључиво
    Искључиво женска особа
    Tražimo dečka za rad u magacinu
    Tražimo curu za rad u butiku
    Tražimo mušku osobu
    Zapošljavamo dame za rad na recepciji
    The applicant must be male
    Ladies preferred
    isklj. žensko
    Odslužen vojni rok
    Обавезно регулисана војна обавеза и одслужен војни рок
    Posao isključivo za muške kandidate
    Младић за испомоћ у кухињи
    We prefer male workers
    tražimo d e v o j k u
    Posao pogodan za muškarce
    Kandidat mora imati regulisan vojni rok
  `,
  age: `
    starost 20-35
    godine: 25 do 40
    Young female, max 30 years old
    Starosna granica: 35
    Starost do 40 godina
    Od 20 do 30 god.
    Uzrast: 18–28
    Kandidati do 35 godina starosti
    Mlađi od 30
    Mlađe osobe do 30
    Ne stariji od 45
    Maksimalno 40 godina
    Kandidati rođeni posle 1990. godine
    Godište: 1990 i mlađe
    Lica između 20 i 35 godina
    Između 25 i 40 godina života
    Starije osobe neka se ne javljaju
    Stariji od 50 ne dolaze u obzir
    Ne primamo osobe preko 50 godina
    Тражимо младе особе
    Старост: до 35
    Млађи од 35 година
    До 30 година
    Godine starosti 20/30
    Tražimo mlade kandidate
    Tražimo mladu i energičnu osobu
    Mlada i ambiciozna osoba
    Idealno za mlade do 25 godina
    Poželjne su mlađe osobe
    Osobe mlađe životne dobi
    Potreban mlađi muškarac
    s t a r o s t   do 35
    d o   3 0   g o d i n a
    Age limit 35
    Age: 20-30
    Must be between 20 and 35 years old
    Maximum age 40
    Candidates over 50 need not apply
    No older than 35
    We want young people only
    Young and energetic candidates
    Applicants aged 18 to 28
    Only candidates born after 1995
    Not older than forty
    max 35 god
    25+ i ne više od 40 godina
    Penzioneri neka se ne javljaju
    Godine: do 35
    kandidati od 18 do 30 godina
    Za rad u kafiću potrebne osobe 20-35 godina
    Tražimo radnicu, osoba do 40 godina
    Potrebni radnici do 45 godina starosti
    Godine života: 20–30
    Prednost imaju kandidati do 30
    Потребан радник до 50 година
    Looking for females aged between 20 and 30
    Applicants must be under 40 years of age
    Životna dob do 35
    Stariji od 45 godina neka ne šalju CV
    Tražimo osobe rođene 1995. i kasnije
    We are looking for someone young and attractive
    Жене до 30 година
    Only applicants under 30
  `,
  family: `
    Ne planira trudnoću
    Neudata i bez dece
    Poželjno bez porodičnih obaveza
    Bez porodičnih obaveza
    Kandidat nije u braku
    Navedite bračno stanje
    Da li ste u braku?
    Da li imate decu?
    Koliko dece imate?
    Da li planirate decu?
    Da li planirate porodicu u narednih godinu dana?
    Da li ste trudni?
    Trudnice se ne primaju
    Trudnice neka se ne javljaju
    Potvrda da kandidatkinja nije trudna
    Test na trudnoću pre potpisivanja
    Samo neoženjeni
    Samci imaju prednost
    Samohrane majke ne primamo
    Без мале деце
    Неудата особа
    Bračni status obavezno navesti u biografiji
    Razvedeni ne dolaze u obzir
    Majke sa malom decom neka se ne javljaju
    Bez odlaska na porodiljsko u naredne dve godine
    Are you married?
    Do you have children?
    Do you plan to have children?
    Single applicants only
    No family obligations
    Must not be pregnant
    b e z   d e c e
    Candidates without children preferred
    Да ли сте у браку?
    Да ли планирате трудноћу?
    Osoba bez dece i obaveza
    Poželjno da kandidat nije oženjen
    Radnica bez male dece kod kuće
    Da li planirate da zasnujete porodicu?
    Must be single with no kids
    Applicants should not be married
    Da li ste udati i imate li decu?
  `,
  looks: `
    Prijatan izgled
    Лепог изгледа
    Atraktivan izgled obavezan
    Naočita osoba
    Zgodna i komunikativna osoba
    Visina iznad 170 cm
    Minimalna visina 175 cm
    Telesna težina do 60 kg
    Vitka građa
    Ne primamo gojazne osobe
    Dopadljiva spoljašnjost
    Visoka i vitka osoba
    Lepa i negovana osoba
    Konfekcijski broj kandidatkinje 36 do 38
    Pošaljite fotografiju celog tela
    Sliku cele figure priložiti uz prijavu
    Good looking hostess
    Attractive appearance required
    Slim build
    Must be at least 175 cm tall
    Nice looking candidates
    p r i j a t n o g   i z g l e d a
    Atraktivne hostese
    Пријатан изглед
    Uslov je lep i uredan izgled
    Kandidatkinje sa visinom preko 170
    Vitka, visoka, atraktivna
  `,
  origin: `
    Samo Srbi
    Isključivo srpske nacionalnosti
    Romi neka se ne javljaju
    Ne zapošljavamo Rome
    Pripadnici srpske nacije
    Samo pravoslavci
    Pravoslavne vere
    Hrišćanske veroispovesti
    Muslimani neka se ne javljaju
    Navesti veru
    Koje ste vere?
    Koje ste nacionalnosti?
    Стране раднике не примамо
    Stranci neka se ne javljaju
    Ne primamo strance
    Osobe bele boje kože
    Samo belci
    Nationality: Serbian
    Christians only
    No foreigners
    White candidates preferred
    What is your religion?
    Članovi stranke imaju prednost
    Članstvo u stranci obavezno
    Članovi sindikata ne dolaze u obzir
    Navedite političko opredeljenje
    Samo heteroseksualne osobe
    Seksualna orijentacija: navesti
    Gejevi neka se ne javljaju
    Isključivo poreklom iz Vojvodine
    Kandidati rođeni u Beogradu
    Само Срби
    Које сте националности?
    No Roma
    n a c i o n a l n o s t
    Etničko poreklo navesti u prijavi
    Zaposlenje samo za osobe srpske nacionalnosti
    Ne dolaze u obzir osobe romske nacionalnosti
    Hrišćanin, pravoslavac
    Samo kandidati srpske nacionalnosti
  `,
  health: `
    Osoba zdrava i fizički jaka
    Potpuno zdrav kandidat
    Bez zdravstvenih problema
    Bez hroničnih bolesti
    Bez invaliditeta
    Osobe sa invaliditetom se ne primaju
    Osobe sa invaliditetom neka se ne javljaju
    Invalidi ne dolaze u obzir
    Psihički i fizički zdrava osoba
    Zdrav i snažan radnik
    Potrebne fizički jake osobe
    Da li bolujete od neke bolesti?
    Da li imate hronične bolesti?
    Da li ste HIV pozitivni?
    Без инвалидитета
    Да ли имате здравствених проблема?
    Bez čestih bolovanja
    Kandidat koji nije koristio bolovanje
    Healthy and strong
    No health problems
    Able-bodied workers
    No disabled applicants
    Do you have any chronic illness?
    Physically strong and healthy person
    z d r a v a   o s o b a
    Здрава и јака особа
    Da li ste lečeni od psihičkih bolesti?
    Koliko ste bili na bolovanju prošle godine?
    Kakvo je vaše zdravstveno stanje?
    Osobe sa invaliditetom ne mogu da konkurišu
    Bez problema sa kičmom i zglobovima
    Potrebno je da ste potpuno zdravi
  `,
  money: `
    Kandidat treba da uplati 100 evra za obuku
    Potrebno je uplatiti 5.000 dinara za uniformu
    Uplatite 50 evra da rezervišete mesto
    Obuka se plaća 12.000 dinara
    Obuku plaća kandidat
    Kurs košta 200 evra i plaća se pre početka rada
    Za prijavu je potrebna uplata od 2.000 dinara
    Depozit od 100 evra se vraća posle tri meseca
    Depozit za opremu je 300 evra
    Pre početka rada polažete kauciju
    Prijava se naplaćuje 1.500 dinara
    Učlanjenje 3.000 dinara
    Članarina se plaća unapred
    Troškove vize i prevoza kandidat plaća unapred na naš račun
    Trošak lekarskog pregleda uplaćujete agenciji
    Provizija agencije iznosi jednu platu i plaća je kandidat
    Prva zarada se zadržava kao garancija
    Ulaganje od 500 evra obavezno
    Minimalno ulaganje 200 evra
    Kupite početni komplet od 99 evra
    Pošaljite novac preko Western Uniona
    Uplata u kriptovalutama pre potpisivanja ugovora
    Novac koji legne na vaš račun prosleđujete dalje
    Izdajte nam svoj račun, dobijate proviziju
    Уплатите 3.000 динара за обраду пријаве
    Кандидат плаћа обуку
    Pay 50 EUR for the training before you start
    Send a deposit of 100 euros to secure your place
    Refundable deposit of €200
    You must buy the starter pack
    Visa fee is paid by the candidate in advance
    Money will arrive on your account and you forward it
    u p l a t a   u n a p r e d
    Pošaljite 20 evra na PayPal za materijal
    Kandidati uplaćuju 30 evra pre razgovora
    Уплата 100 евра за обуку
    Za obuku je potrebno platiti 80 evra
    Iznos od 6.000 dinara za radnu uniformu plaća radnik
    Za početak rada uplatite 3000 din na račun
    Potrebno je da se uplati depozit pre potpisivanja
    Obuka košta 150 evra
    You need to pay a small fee before training
    Polog od 50 evra vraćamo posle meseca dana
    You must pay a deposit before starting
  `,
  documents: `
    Pošaljite sliku lične karte sa obe strane
    Obavezno poslati fotografiju pasoša
    Uz CV dostaviti kopiju lične karte
    Dostavite JMBG i broj lične karte
    Upišite broj platne kartice
    Broj vašeg tekućeg računa pošaljite u poruci
    Pošaljite podatke sa kartice
    Pošaljite pin kod
    Lozinku za e-bankarstvo unesite u formular
    Skenirana lična karta obavezna uz prijavu
    Ličnu kartu slikajte i pošaljite
    Slika obe strane lične karte
    Pasoš poslati mejlom pre razgovora
    Пошаљите копију пасоша
    Наведите ЈМБГ
    Unesite CVV broj
    Korisničko ime i lozinka za e-banking
    Send a scan of your ID card
    Send your passport copy before the interview
    Provide your bank account number
    Enter your card details
    J M B G obavezan
    Your online banking password is needed
    Original lične karte ostaje kod poslodavca
    Selfi sa ličnom kartom
    Слика личне карте
    Pošaljite nam fotografiju lične karte i broj računa
    Trebaće nam slika vašeg pasoša
    Пошаљите број картице
    Pošaljite JMBG i sliku lične karte
  `,
  contact: `
    Javite se isključivo na Viber
    Пишите на Вибер
    Prijave samo preko Telegrama
    Kontakt: WhatsApp 060 123 4567
    Pišite na WhatsApp
    https://wa.me/381601234567
    t.me/brza_zarada
    Contact us via WhatsApp
    Telegram: @posao123
    Message us on Telegram
    Javite se na Vocap
    Јавите се преко Вајбера
    Javite se na WhatsApp broj
    Kontaktirajte nas preko vajbera
  `,
  earnings: `
    Brza zarada od kuće
    Laka zarada
    Zarada do 300 evra dnevno
    Zaradite 5.000 dinara dnevno bez iskustva
    Pasivan prihod bez rada
    Neograničena zarada
    Postanite svoj gazda i obogatite se
    Finansijska sloboda već od prvog meseca
    Брза и лака зарада
    Mrežni marketing, gradite svoju mrežu
    Zaradite 2.000 evra za 2 sata dnevno
    Make money fast from home
    Earn 500 euros a day
    Unlimited income potential
    Get rich with us
    Zaradi 1.000 evra nedeljno
    Zarada bez ulaganja i bez rada
    Quick cash
    Пасивни приход
    l a k a   z a r a d a
    Zarada od 100 evra dnevno bez rada
  `,
};

const harmless: Record<Neighbourhood, string> = {
  sex: `
    žensko odeljenje prodavnice
    proizvodnja muške konfekcije
    Rad u muškom frizerskom salonu
    Prodaja ženske obuće
    Šivenje ženskog rublja
    Čišćenje muških i ženskih toaleta
    Trener ženskog odbojkaškog tima
    Trener muške selekcije do 15 godina
    Društvo za zaštitu žena od nasilja traži psihologa
    Sigurna ženska kuća
    Ginekologija i zdravlje žena
    Časopis za žene traži novinara
    Konobar/konobarica
    Kandidati oba pola mogu da se prijave
    Javite se bez obzira na pol
    Oglas se odnosi na osobe oba pola
    Izrazi u muškom rodu odnose se na oba pola
    Ravnopravnost polova je deo naše politike
    Podržavamo žene u IT-u
    Podstičemo i žene da se prijave
    Muško-ženska konfekcija
    Dečja odeća za devojčice i dečake
    Женска болница тражи медицинску сестру
    Мушка одећа и обућа
    Frizer za muškarce i žene (m/ž)
    Kozmetičar, tretmani za muškarce
    Masaža za dame i gospodu
    Prijem polovnih vozila
    Polovni automobili
    Rad na pola radnog vremena
    U roku od pola sata
    Women's health clinic
    Men's fashion store
    We welcome women and men equally
    Sales of women's clothing
    Equal opportunity regardless of sex
    Kvalitetne ženske čarape
    Vojna industrija
    Proizvodnja za vojsku
    Bivši vojnici su dobrodošli
    Vojnomedicinska akademija
    Momentalno slobodno mesto
    Samo radni dani, bez vikenda
    Isključivo poslovni korisnici
    Radnice i radnici u proizvodnji
    Rok za odgovor je tri dana
    Prodaja garderobe za žene, muškarce i decu
    Rad u ženskom frizerskom salonu
    Men's and women's footwear sales
    Ženske i muške majice u ponudi
  `,
  age: `
    starost zgrade 20–35 godina
    Starost vozila do 10 godina
    radno iskustvo 25 do 40 meseci
    rad sa decom od 3 do 6 godina
    Rad sa decom uzrasta 7–12 godina
    Iskustvo od 20 do 30 godina u građevini
    Najmanje 20 godina radnog staža
    Firma stara 35 godina
    Kompanija koja postoji 30 godina
    Kompanija sa 25 godina iskustva na tržištu
    Ugovor na 24 meseca
    Rok isporuke 20–35 dana
    Tim od 25 do 40 ljudi
    Plata 60.000–90.000 dinara
    Temperatura od 20 do 35 stepeni
    Radno vreme 40 sati nedeljno
    Program za decu i mlade
    Kancelarija za mlade
    Savetovalište za mlade
    Rad sa mladima u omladinskom centru
    Mladi tim i prijatna atmosfera
    Mlad kolektiv
    Hotel Mladost
    Mladi luk i sezonsko povrće
    Mlado vino i degustacije
    Neophodno je navršenih 18 godina
    Minimum 18 godina
    Kandidat mora biti punoletan
    Prodaja alkohola licima mlađim od 18 godina je zabranjena
    Nega starih osoba
    Dom za stare
    Gerontološki centar traži negovateljicu
    Rad sa starijim osobama
    Negovatelj za osobe starije od 65 godina
    Усавршавање до 30 дана
    Старост објекта 40 година
    Најмање 5 година искуства
    Деца узраста од 5 до 7 година
    Garancija 25 godina na krov
    Kredit sa rokom do 30 godina
    Osnovana 1990. godine
    Zgrada iz 1990. godine
    Godina proizvodnje 1990 i novije
    Starosna struktura stanovništva, istraživanje
    Penzijsko osiguranje za starost
    Penzioneri su dobrodošli
    30 years of tradition
    Company with 25 years of experience
    Age groups 3 to 6 in our kindergarten
    A building aged 20 to 30 years
    At least 18 years old
    Must be over 18
    Delivery in under 40 minutes
    Manage budgets under 50 thousand euros
    A young company with big plans
    Teacher of young children
    Sir zrenja od 20 do 30 meseci
    Vino staro 20 godina
    Bez starosne granice
    Starosne grupe dece u vrtiću
    Maksimalno 40 sati nedeljno
    U poslednjih 20 godina otvorili smo 35 prodavnica
    Iskustvo: 2 do 5 godina
    Tržište osiguranja, polise do 65 godina
    Mentorstvo i obuka mladih kolega
    Tražimo radnika sa najmanje 5 godina iskustva
    Radno vreme od 8 do 16 časova
    Mladi i dinamičan tim vas čeka
    Firma postoji više od 30 godina
    Uzrast dece u grupi od 2 do 4 godine
    Zgrada stara 40 godina, održavanje
    Kandidati svih godina su dobrodošli
    Програм за младе таленте
    Искуство са старијим аутомобилима
    We are a young team of engineers
    Salary up to 45 thousand per year
    Vodič za posetioce svih uzrasta
    Minimalno 2 godine rada u struci
    Održavanje vozila starih do 15 godina
    Tim od 25 do 30 ljudi u smeni
    Рад у дому за старе
    Kindergarten teacher for ages 3 to 5
    Savetovanje klijenata o kreditima do 30 godina
  `,
  family: `
    porodilište
    Zamena za porodiljsko odsustvo
    Medicinska sestra u porodilištu
    Porodični restoran
    Porodična firma
    Porodični zakon i sudska praksa
    Porodične kuće, izvođenje radova
    Hotel za porodice sa decom
    Obračun bez decimala
    Salon venčanica za mlade
    Organizacija venčanja
    Hotel sa bračnim krevetima
    Bračno savetovalište
    Privatno zdravstveno osiguranje za porodicu
    Poklon paketići za decu zaposlenih
    Vrtić za decu zaposlenih
    Trudnice i porodilje imaju posebnu zaštitu
    Program priprema za trudnice
    Joga za trudnice, instruktor
    Farmaceut, saveti trudnicama
    Rad sa decom sa smetnjama u razvoju
    Samohranim roditeljima prilagođavamo raspored
    Savetnik za planiranje porodice u domu zdravlja
    Rad sa porodicama u krizi
    Фирма у породичном власништву
    Родитељско одсуство, замена
    Family-run hotel
    Family-friendly working hours
    Maternity cover for 12 months
    Nurse in the pregnancy and childbirth ward
    Single-page applications in React
    Single point of contact
    Wedding planner
    Children's clothing store
    No child labour in our supply chain
    Planiranje proizvodnje i nabavke
    Dodatni dan odmora za roditelje
    Rad sa decom i roditeljima
    Bračni par traži pomoć u kući
    Nega majke i deteta
    Caring for children aged 2 to 6
    Deca zaposlenih dobijaju paketiće
    Porodični paket osiguranja
  `,
  looks: `
    Uređivanje izgleda izloga
    Dizajn i izgled veb-sajta
    Lep izgled aranžmana
    Dobar izgled hrane na tanjiru
    Prijatan izgled prostora za goste
    Privlačan izgled ambalaže
    Atraktivna lokacija i zarada
    Atraktivan dizajn
    Visina zarade po dogovoru
    Visina zgrade do 30 m
    Rad na visini
    Podizanje tereta do 20 kg
    Konfekcijski brojevi 36 do 52 u ponudi
    Uredan i čist radni prostor
    Pakovanje u kutije do 60 kg
    Vizuelni identitet i izgled oglasa
    Kozmetički tretmani
    Salon lepote
    Уређење изгледа излога
    Good looking user interfaces
    Attractive salary package
    Height-adjustable desks
    Slim fit trousers, sales
    Poslovni stil oblačenja
    Fotografisanje proizvoda
    Lepo i negovano dvorište hotela
    Visina stola 75 cm
    Izgled prodajnog mesta je vaš zadatak
    Visina bonusa do 50 odsto zarade
  `,
  origin: `
    Nacionalni park
    Nacionalna služba za zapošljavanje
    Televizija sa nacionalnom frekvencijom
    Međunarodna kompanija
    Internacionalni tim
    Strani jezici: engleski i nemački
    Znanje srpskog jezika
    Rad sa stranim klijentima
    Prevodilac za strance
    Turistički vodič za strane goste
    Nastava srpskog kao stranog jezika
    Pedagoški asistent za podršku romskoj deci
    Program podrške Romima
    Kuvar italijanske kuhinje
    Prodaja crkvenih knjiga
    Verodostojnost podataka
    Verna publika i stalni gosti
    Odgajivačnica rasnih pasa
    Prodaja bele tehnike
    Obrada i bojenje kože
    Bele bluze i uniforma
    Rad sa strankama
    Prijem stranaka na šalteru
    Politika privatnosti
    Novinar za političku rubriku
    Članovi tima imaju prednost u napredovanju
    Članstvo u teretani
    Sindikalni izlet i kolektivni ugovor
    Orijentacija na kupca
    Национални ресторан
    Рад са странкама
    National museum
    International environment
    Chef in an ethnic restaurant
    Etno selo traži recepcionera
    Serbian-speaking support agent
    Nationality plays no role
    Guide for religious tourism
    Kandidati svih nacionalnosti su dobrodošli
    Koža i krzno, prodaja
    Vera u tim i poverenje
    Nacionalni tim za istraživanje
  `,
  health: `
    Zdrava hrana
    Prodavnica zdrave hrane
    Zdrava radna atmosfera
    Zdravstveni radnik
    Zdravstveno osiguranje
    Dom zdravlja
    Privatno zdravstveno osiguranje
    Sanitarni pregled pre početka rada
    Lekarsko uverenje o sposobnosti za rad na visini
    Bezbednost i zdravlje na radu
    Podstičemo osobe sa invaliditetom da se prijave
    Osobe sa invaliditetom su dobrodošle
    Asistent osobama sa invaliditetom
    Bolnica za hronične bolesti
    Psihijatrijska bolnica
    Hitna pomoć
    Bolovanje se plaća u punom iznosu
    Plaćeno bolovanje
    Jaka ekipa i jak tim
    Jako dobra zarada
    Fizičko obezbeđenje objekata
    Fizioterapeut
    Здрава храна и сокови
    Здравствена нега
    Healthy food store
    Strong communication skills
    Healthy work-life balance
    Health insurance
    Caring for people with disabilities
    Nurse for chronic patients
    Nega osoba sa hroničnim bolestima
    Zdravstveni pregled o trošku poslodavca
    Jaka podrška tima i zdrava atmosfera
    Osobe sa invaliditetom imaju prednost
    Praćenje zdravstvenog stanja pacijenata
    Zdrav obrok svakog dana
    Health and safety training
  `,
  money: `
    depozit za stan se ne traži
    uplata doprinosa
    Uplata doprinosa na pun iznos zarade
    Obuka je besplatna
    Obuka plaćena u punom iznosu
    Obuku plaća poslodavac
    Troškove puta snosi firma
    Naknada troškova prevoza
    Uniformu obezbeđuje poslodavac
    Isplata zarade dva puta mesečno
    Isplata dnevnice odmah
    Dnevnica 3.500 dinara
    Avans na zahtev zaposlenog
    Rad sa uplatama i isplatama na šalteru
    Blagajnik, prijem novca od kupaca
    Praćenje uplata kupaca
    Naplata potraživanja
    Kotizaciju za stručne skupove plaćamo mi
    Ulaganje u znanje zaposlenih
    Investiramo u ljude
    Savetnik za depozite i kredite u banci
    Kaucija za ambalažu, rad na prijemu
    Prijava na oglas je besplatna
    Ne naplaćujemo ništa kandidatima
    Od kandidata nikad ne tražimo novac
    Članarina za teretanu kao benefit
    Paket pomoći za novorođenče
    Početna plata 80.000 dinara
    Početna zarada 90.000 dinara
    Уплата доприноса у целости
    Обука је бесплатна
    Training is paid by the company
    Paid training
    No fees for candidates
    Processing customer payments and deposits
    Relocation costs are covered
    Card payments at the till
    Procurement of starter motors
    Kupovina i prodaja nekretnina
    Bonus od 100 evra za preporuku
    Mesec dana obuke koja se plaća
    Obuka je obezbeđena i plaćena
    Depozite klijenata vodite u evidenciji
    Uplata PDV-a i vođenje knjiga
    Obuka o trošku firme
    Plaćamo prevoz i prekovremeni rad
  `,
  documents: `
    Lična karta na uvid pri potpisivanju ugovora
    Vozačka dozvola B kategorije
    Kopija diplome
    Fotokopija diplome i uverenja
    Rad na izdavanju ličnih karata i pasoša u MUP-u
    Pasoška kontrola na aerodromu
    Unos podataka o klijentima
    Otvaranje tekućih računa klijentima
    Prodaja platnih kartica
    Rad na terminalu za kartice
    Izdavanje računa
    Matični broj firme
    PIB i matični broj pravnog lica
    Kopiranje i skeniranje dokumentacije
    Slike i fotografije proizvoda za sajt
    Slanje ponuda klijentima
    Lozinke i pristupe dobijate prvog dana
    Копија дипломе
    Путна исправа за рад у иностранству
    Send your CV and cover letter
    A valid driving licence
    Photo of the product for the website
    Account manager for bank clients
    Card game designer
    Pošaljite CV i motivaciono pismo
    Vozačka dozvola i lična karta na uvid
    Izrada lične karte stranke
    Kartica lojalnosti i popusti
    Kopija radne knjižice i diplome
  `,
  contact: `
    Viber podrška korisnicima, rad u kontakt centru
    Održavanje WhatsApp kanala
    Razvoj botova za Telegram
    Pišite na adresu iz oglasa
    Javite se na telefon 011 123 456
    Prijave preko Prilike
    Vodi Instagram i Viber zajednicu brenda
    Developing WhatsApp integrations
    Call us on weekdays
    Telegram bot developer
    Телефонска подршка
    Rad sa viber zajednicom kupaca
  `,
  earnings: `
    Odlična zarada
    Sigurna i redovna zarada
    Zarada na vreme
    Zarada uz bonus na učinak
    Zarada 90.000–120.000 dinara
    Laka obuća, proizvodnja
    Brza hrana
    Brza pošta
    Brz odgovor na prijavu
    Lak fizički rad
    Finansijska kontrola
    Finansijski savetnik
    Marketing za mrežu prodavnica
    Mrežni administrator
    Пристојна зарада
    Competitive income
    Fast food restaurant
    Passive components, electronics
    Quarterly bonus for results
    Financial controller
    Brza i laka prijava na oglas
  `,
};

export interface WordingSentence {
  text: string;
  /** The rule that it breaks, or, when it is harmless, the one it comes near. */
  rule: Neighbourhood;
  harmless: boolean;
  half: 'open' | 'kept aside';
}

const listed = (groups: Record<Neighbourhood, string>, isHarmless: boolean): WordingSentence[] =>
  (Object.keys(groups) as Neighbourhood[]).flatMap((rule) =>
    groups[rule]
      .trim()
      .split('\n')
      .map((line, index) => ({
        text: line.trim(),
        rule,
        harmless: isHarmless,
        half: index % 2 === 0 ? ('open' as const) : ('kept aside' as const),
      })),
  );

/** All of them, the unlawful first. */
export const wordingSentences: readonly WordingSentence[] = [
  ...listed(unlawful, false),
  ...listed(harmless, true),
];
