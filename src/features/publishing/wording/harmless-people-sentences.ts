import type { SentencesByRule } from './wording-sentences.ts';

/** Sentences that almost break a rule about who may apply and must pass, one each line. */
export const harmlessAboutPeople: Pick<
  SentencesByRule,
  'sex' | 'age' | 'family' | 'looks' | 'origin' | 'health'
> = {
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
};
