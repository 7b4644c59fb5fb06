import type { SentencesByRule } from './wording-sentences.ts';

/** What employers must not write, a sentence each line, by the broken rule. */
export const unlawful: SentencesByRule = {
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
