import { type Sector, sector } from '../sector.ts';

export const industrySectors: readonly Sector[] = [
  sector(
    'production',
    { category: 'proizvodnja', weight: 32 },
    `
@ {X} Metal
@ {X} Plast
@ {X} Nameštaj
@ {X} Komponente
@ {X} Industrija
@ {X} Pak
@ Fabrika {X}
= Proizvodnja {metalnih delova za auto-industriju|kablovskih snopova|limene galanterije} sa {80-600/10} zaposlenih {mesto}.
= [Plast|Pak] Fabrika {plastične ambalaže|kutija i posuda|tehničkih delova od plastike}, izvoz u {5-14} zemalja.
= [Nameštaj] Proizvođač {nameštaja od punog drveta|kuhinja i plakara po meri|drvene stolarije}, u radu od {1988-2014}. godine.
= Izrada i montaža {čeličnih konstrukcija|rashladnih vitrina|poljoprivrednih priključaka}, od crteža do isporuke.
* Hala je klimatizovana, a linije su raspoređene tako da se teret retko nosi rukama.
* Posle probnog rada svako prolazi obuku za još jedno radno mesto, pa posao nije jednoličan.
* Imamo sertifikate za kvalitet i zaštitu životne sredine, a reklamacija je manje od jedne na hiljadu komada.
* Prošle godine puštena je u rad nova linija vredna {2-6} miliona evra.
* Smene menjamo nedeljno, a zamene se dogovaraju preko aplikacije.
* Veći deo poslovođa i tehnologa počeo je kao radnik na liniji.
+ organizovan prevoz iz {5-12} mesta u okolini
+ topli obrok u restoranu fabrike
+ bonus za prisutnost od {5-15} hiljada dinara mesečno
+ radnu odeću i obuću, sa pranjem o trošku firme
+ regres i poklon paket pred praznike
+ prelazak na neodređeno vreme posle {6-12} meseci
+ dodatak za noćni rad od {26-35} odsto
`,
  ),
  sector(
    'food-industry',
    { category: 'prehrambena-tehnologija', weight: 13 },
    `
@ {X} Mlekara
@ {X} Konditor
@ Mlin {X}
@ {X} Klas
@ {X} Delikates
@ Hladnjača {X}
@ Pekare {X}
= [Mlekara] Prerada mleka {mesto}, {sirevi i pavlaka|jogurt i maslac}: {20-120/5} tona dnevno i {50-350/10} zaposlenih.
= [Hladnjača] Otkup, zamrzavanje i prerada {malina i višanja|povrća} {mesto}: {20-80/5} tona dnevno u sezoni.
= Prerada {mesa|voća i povrća|mesa i suhomesnatih proizvoda} {mesto}: {20-120/5} tona dnevno i {50-350/10} zaposlenih.
= [Mlin|Klas|Pekare] Industrijska pekara sa {6-18} linija i sopstvenom dostavom {hleba i peciva|smrznutog testa}.
= [Konditor] Proizvođač {čokolade i bombona|keksa i vafla}, u porodičnom vlasništvu od {1985-2012}. godine.
* [!Konditor|Pekare] Sirovinu otkupljujemo od {60-300/10} domaćinstava iz okoline i plaćamo u roku od {10-15} dana.
* Laboratorija je u krugu fabrike, pa se svaka serija proverava pre isporuke.
* Standardi bezbednosti hrane kod nas nisu tabla na zidu: svako sme da zaustavi liniju.
* Proizvodi se nalaze u svim većim lancima u Srbiji i u {5-9} zemalja.
+ mesečni paket naših proizvoda
+ plaćen sanitarni pregled
+ doručak i topli obrok u pogonu
+ prevoz u sve tri smene
+ trinaestu zaradu kada se ispuni godišnji plan
`,
  ),
  sector(
    'textile',
    { category: 'tekstilna-industrija', weight: 8 },
    `
@ {X} Konfekcija
@ {X} Tekstil
@ {X} Trikotaža
@ {X} Obuća
@ Krojačnica {X}
= Šivenje {radne odeće|ženske i muške konfekcije|sportske odeće} za domaće i strane brendove, {30-220/10} zaposlenih.
= [Obuća] Izrada {kožne obuće|radnih cipela} {mesto}, od kroja do pakovanja.
= [Trikotaža|Tekstil] Proizvodnja {trikotaže|posteljine i zavesa} {mesto}, od kroja do pakovanja.
* Plan rada izlazi mesec dana unapred, a subota se radi samo po dogovoru.
* Norma se određuje merenjem na licu mesta, zajedno sa radnicama i radnicima.
* Mašine su novije generacije, a servisera imamo u smeni.
+ zaradu po normi, sa zagarantovanim osnovnim delom
+ slobodne sve subote i nedelje
+ odeću i obuću iz proizvodnje po ceni koštanja
+ kolektivni odmor u avgustu i deset dana oko Nove godine
`,
  ),
  sector(
    'heavy-industry',
    { category: 'rudarstvo', weight: 8 },
    `
@ {X} Livnica
@ Rudnik {X}
@ {X} Hemija
@ {X} Kamenolom
@ {X} Premazi
@ {X} Legure
= [Kamenolom|Rudnik] Kamenolom i separacija {mesto}, sa godišnjom proizvodnjom od {200-900/50} hiljada tona agregata.
= [Livnica|Legure] Livenje {aluminijuma|sivog liva|bronze} i mašinska obrada odlivaka za {20-60/5} kupaca.
= Proizvodnja {boja, lakova i lepkova|deterdženata i sredstava za čišćenje|industrijskih gasova} sa sopstvenom laboratorijom.
* Bezbednost je prva tačka svakog sastanka, a dan bez povrede obeležavamo na ulazu.
* Zaštitnu opremu menjamo po stanju, ne po kalendaru.
* Ulažemo u filtere i prečišćavanje vode, a merenja objavljujemo svakog kvartala.
+ beneficirani staž gde ga propisi predviđaju
+ preglede kod lekara medicine rada u radno vreme
+ dodatak za uslove rada od {10-20} odsto
+ užinu i napitke u smeni
+ deset dana oporavka u banji svake druge godine
`,
  ),
  sector(
    'printing',
    { category: 'graficarstvo', weight: 6 },
    `
@ Štamparija {X}
@ {X} Print
@ {X} Grafika
@ Izdavačka kuća {X}
= Štamparija {ambalaže i etiketa|knjiga i časopisa|reklamnog materijala} sa {ofset i digitalnom|digitalnom i sito} štampom {mesto}.
= [Izdavačka] Izdavač {knjiga za decu|udžbenika i priručnika|savremene proze}, {20-90/5} naslova godišnje i sopstvena knjižara.
* [!Izdavačka] Od pripreme do dorade sve je pod istim krovom, pa se greška nađe pre štampe.
* Rokovi su kratki, ali se prekovremeni sati uredno plaćaju.
* Radimo sa recikliranim papirom i bojama na biljnoj bazi kad god klijent to prihvati.
* [Izdavačka] Rukopis čitaju najmanje dve osobe, a autoru odgovaramo i kada ga ne objavimo.
+ besplatne primerke svega što izađe iz štampe
+ [!Izdavačka] obuku na novim mašinama kod proizvođača
+ prekovremene sate plaćene uz prvu narednu zaradu
+ knjige za vas i porodicu po ceni štampe
`,
  ),
  sector(
    'construction',
    { category: 'gradevina', weight: 24, manyTowns: true },
    `
@ {X} Gradnja
@ {X} Inženjering
@ {X} Niskogradnja
@ {X} Invest
@ {X} Fasade
@ {X} Montaža
= Izvođač {stambenih i poslovnih objekata|hala i magacina|škola i javnih zgrada}, {60-300/10} zaposlenih i sopstvena mehanizacija.
= [Niskogradnja|Inženjering] Niskogradnja: {putevi i mostovi|vodovod i kanalizacija|industrijski platoi}, sedište {mesto}.
= [Fasade|Montaža] Završni radovi, {fasade i krovovi|suva gradnja i izolacija|podovi i keramika}, na {10-40/5} gradilišta godišnje.
* Zarada ne zavisi od toga kad stigne uplata investitora: isplata je istog datuma svakog meseca.
* Na gradilištu je kontejner sa grejanjem, tušem i kuhinjom.
* [Gradnja|Invest] Za sobom imamo {300-900/50} stanova predatih u roku.
* Skele, dizalice i oplate su naše i redovno se ispituju.
* Inženjeri i poslovođe zajedno planiraju nedelju, petkom pre podne.
+ smeštaj i tri obroka na gradilištima van mesta stanovanja
+ prevoz kombijem od {centra|autobuske stanice} do gradilišta
+ plaćen svaki prekovremeni sat, uz evidenciju koju sami potpisujete
+ akontaciju zarade u polovini meseca
+ zimsku i letnju radnu opremu
+ posao i tokom zime, na zatvorenim gradilištima
`,
  ),
  sector(
    'installations',
    { category: 'elektrotehnika', weight: 12, manyTowns: true },
    `
@ {X} Elektro
@ {X} Klima
@ {X} Termo
@ {X} Solar
@ {X} Liftovi
@ {X} Servis
= Elektroinstalacije i {solarne elektrane|rasveta|automatika} za {kuće i male firme|industriju i javne objekte}, tim od {10-20} montera.
= [Klima|Termo] Grejanje, hlađenje i ventilacija: projektovanje, ugradnja i servis {mesto} i okolini.
= [Servis] Servis i održavanje {kotlarnica|kućnih aparata} za {200-900/50} zgrada i domaćinstava.
= [Liftovi] Ugradnja i održavanje liftova za {200-900/50} zgrada i domaćinstava.
* Ekipe su uvek u paru, a vozila opremljena policama i agregatom.
* Nalog, crtež i fotografije stižu na telefon, pa se papir nosi samo na potpis.
* [Elektro|Solar] Ugradili smo {2-9} megavata solarnih panela u poslednje tri godine.
* Garantni servis radimo sami, zato se trudimo da odmah bude kako treba.
+ opremljeno službeno vozilo i kvalitetan ručni alat
+ dodatak za dežurstvo, jednu nedelju u {5-8}
+ plaćene kurseve i polaganje za licencu
+ terenski dodatak za svaki dan van grada
+ podelu uštede kada se posao završi pre roka
`,
  ),
  sector(
    'engineering',
    { category: 'arhitektura', weight: 9, bigTowns: true },
    `
@ {X} Projekt
@ Studio {X}
@ {X} Arhitekti
@ {X} Biro
@ {X} Dizajn
= Projektni biro za {stambenu i poslovnu arhitekturu|industrijske objekte|enterijere i opremanje lokala}, {8-20} zaposlenih {mesto}.
= Inženjering i nadzor: {konstrukcije, instalacije i geodezija|mašinski i elektro projekti}, licence za sve faze.
* Svaki projekat vodi jedna osoba od idejnog rešenja do upotrebne dozvole.
* Radimo u trodimenzionalnom modelu, a razradu delimo po strukama istog dana.
* Jednom mesečno idemo zajedno na gradilište, da vidimo kako je nacrtano izvedeno.
+ plaćen stručni ispit i licencu
+ licencirane programe i dva velika monitora
+ klizno radno vreme sa početkom između 7.30 i 9.30
+ učešće u nagradi kada pobedimo na konkursu
`,
  ),
];
